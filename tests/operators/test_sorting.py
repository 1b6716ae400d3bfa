"""Orders: NaN last, zeros equal, ties as they came, on both sides of the size from which words are packed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow

from .cases import FLOATING, INTEGRAL

SIZES = (7, 1000)
GENERATOR = np.random.default_rng(0)


def elements(kind: str, size: int) -> ow.Tensor:
    """Many ties; among floats NaN, both zeros and both infinities."""
    values = GENERATOR.integers(0, 9, (3, size)) - (0 if kind in ("bool", "uint8") else 4)
    if kind not in FLOATING:
        return ow.from_numpy(values).to(getattr(ow, kind))
    special = np.choose(values % 5, [values * 1.0, np.nan, np.inf, -np.inf, -0.0])
    return ow.from_numpy(np.where(GENERATOR.random(values.shape) < 0.2, special, values)).to(getattr(ow, kind))


def wide(tensor: ow.Tensor) -> Any:
    return tensor.double().numpy()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["bool", *INTEGRAL, *FLOATING])
def test_sort_is_stable(kind: str, size: int) -> None:
    a = elements(kind, size)
    values, indices = a.sort(stable=True)
    wanted = np.argsort(wide(a), -1, kind="stable")
    np.testing.assert_array_equal(indices.numpy(), wanted)
    np.testing.assert_array_equal(wide(values), np.take_along_axis(wide(a), wanted, -1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["bool", *INTEGRAL, *FLOATING])
def test_descending_is_stable_and_has_nan_first(kind: str, size: int) -> None:
    a = elements(kind, size)
    indices = a.sort(descending=True, stable=True).indices
    array = wide(a)
    keys = np.where(np.isnan(array), -np.inf, np.where(array == np.inf, -1e300, -array))
    keys = np.where(array == -np.inf, 1e300, keys)
    np.testing.assert_array_equal(indices.numpy(), np.argsort(keys, -1, kind="stable"))


@pytest.mark.parametrize("k", [0, 1, 5, 900, 1000])
@pytest.mark.parametrize("kind", ["int16", "float32", "float64"])
@pytest.mark.parametrize("largest", [True, False])
def test_topk_is_the_beginning_of_a_stable_sort(kind: str, k: int, largest: bool) -> None:
    a = elements(kind, 1000)
    values, indices = a.topk(k, largest=largest)
    wanted, tensor = a.sort(descending=largest, stable=True)
    np.testing.assert_array_equal(indices.numpy(), tensor.numpy()[:, :k])
    np.testing.assert_array_equal(wide(values), wide(wanted)[:, :k])


@pytest.mark.parametrize("kind", FLOATING)
def test_medians(kind: str) -> None:
    nan = ow.nan
    a = ow.tensor([[1.0, nan, 2.0, 3.0], [4.0, 1.0, 3.0, 2.0], [nan, nan, nan, nan]]).to(getattr(ow, kind))
    np.testing.assert_array_equal(wide(a.median(1).values), [nan, 2, nan])
    assert a.median(1).indices.tolist() == [1, 3, 0]
    np.testing.assert_array_equal(wide(a.nanmedian(1).values), [2, 2, nan])
    assert a.nanmedian(1).indices.tolist() == [2, 3, 0]


def test_medians_of_all_share_their_gradient() -> None:
    x = ow.tensor([2.0, 1.0, 2.0, 3.0, ow.nan], requires_grad=True)
    x.nanmedian().backward()
    assert x.grad.tolist() == [0.5, 0, 0.5, 0, 0]


def test_mode_is_the_smallest_of_the_most_frequent_and_its_last_place() -> None:
    result = ow.tensor([[3, 1, 2, 2, 3], [5, 5, 5, 0, 0]]).mode()
    assert (result.values.tolist(), result.indices.tolist()) == ([2, 5], [3, 2])


def test_every_nan_is_unique() -> None:
    values, inverse, counts = ow.tensor([ow.nan, 1.0, ow.nan, 1.0, -0.0, 0.0]).unique(
        return_inverse=True, return_counts=True
    )
    np.testing.assert_array_equal(values.numpy(), [0, 1, np.nan, np.nan])
    assert (inverse.tolist(), counts.tolist()) == ([2, 1, 3, 1, 0, 0], [2, 2, 1, 1])


def test_searching_rows_and_by_a_sorter() -> None:
    rows = ow.tensor([[1, 3, 5], [2, 4, 6]])
    assert ow.searchsorted(rows, ow.tensor([[3], [3]])).tolist() == [[1], [1]]
    mixed = ow.tensor([5, 1, 3])
    assert ow.searchsorted(mixed, ow.tensor([3]), sorter=mixed.argsort(), right=True).tolist() == [2]
    assert ow.searchsorted(rows, ow.tensor([[3], [3]]), out_int32=True).dtype is ow.int32


def test_nothing() -> None:
    nothing = ow.zeros(0)
    assert nothing.sort().values.shape == (0,)
    assert ow.topk(ow.zeros(3, 0), 0).values.shape == (3, 0)
    assert [item.shape for item in nothing.unique(return_inverse=True, return_counts=True)] == [(0,)] * 3
    assert nothing.median().isnan().item()
    assert ow.zeros(0, 3).median(1).values.shape == (0,)
    assert ow.histc(nothing, 2).tolist() == [0, 0]


def test_results_have_names() -> None:
    a = ow.tensor([2.0, 1.0])
    for result in (a.sort(), a.topk(1), a.kthvalue(1), a.median(0), a.nanmedian(0), a.mode()):
        assert result._fields == ("values", "indices")
    assert type(a.sort()).__name__ == "sort"
