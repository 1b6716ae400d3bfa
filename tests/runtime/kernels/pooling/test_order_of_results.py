"""The order in memory of what pooling gives: that which the strides of the input suggest, as in PyTorch."""

from __future__ import annotations

import math
from typing import Any

import pytest

import generated as ow
from generated.nn import functional

SIZES = {1: (2, 3, 4), 2: (2, 3, 4, 4), 3: (2, 3, 4, 4, 4)}
ROWS = {1: (6, 2, 1), 2: (12, 4, 2, 1), 3: (24, 8, 4, 2, 1)}
LAST = {1: (6, 1, 3), 2: (12, 1, 6, 3), 3: (24, 1, 12, 6, 3)}
NAMES = ("max_pool", "avg_pool", "adaptive_max_pool", "adaptive_avg_pool")
ALWAYS_IN_ROWS = {"avg_pool3d", "adaptive_max_pool3d", "adaptive_avg_pool3d"}


def numbered(sizes: tuple[int, ...], device: str = "cpu") -> Any:
    return ow.arange(float(math.prod(sizes)), device=device).reshape(sizes)


def with_channels_last(x: Any) -> Any:
    return x.movedim(1, -1).contiguous().movedim(-1, 1)


def pooled(name: str, x: Any) -> list[Any]:
    function = getattr(functional, name)
    return list(function(x, 2, return_indices=True)) if "max" in name else [function(x, 2)]


@pytest.mark.parametrize("device", ["cpu", "meta"])
@pytest.mark.parametrize("spatial", [1, 2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_results_lie_as_the_input_suggests(name: str, spatial: int, device: str) -> None:
    x = numbered(SIZES[spatial], device)
    name = f"{name}{spatial}d"
    last = ROWS[spatial] if name in ALWAYS_IN_ROWS else LAST[spatial]
    cases = [(x, ROWS[spatial]), (with_channels_last(x), last)]
    sizes = SIZES[spatial]
    wide = with_channels_last(numbered((*sizes[:-1], 2 * sizes[-1]), device))
    cases.append((wide[..., ::2], last))  # strides suggest an order of memory with gaps too
    for case, expected in cases:
        for result, plain in zip(pooled(name, case), pooled(name, case.contiguous()), strict=True):
            assert result.stride() == expected
            if device == "cpu":
                assert ow.equal(result, plain)


@pytest.mark.parametrize("spatial", [1, 2, 3])
@pytest.mark.parametrize("name", NAMES)
def test_results_of_an_empty_batch_lie_row_by_row(name: str, spatial: int) -> None:
    x = with_channels_last(numbered(SIZES[spatial]))[:0]
    for result in pooled(f"{name}{spatial}d", x):
        assert result.stride() == ROWS[spatial]


def test_a_volume_without_a_batch_is_a_batch_of_one() -> None:
    x = with_channels_last(numbered((1, 3, 4, 4, 4)))[0]
    for result in pooled("max_pool3d", x):
        assert result.stride() == LAST[3][1:]
    for result in pooled("max_pool2d", with_channels_last(numbered((1, 3, 4, 4)))[0]):
        assert result.stride() == ROWS[2][1:]
