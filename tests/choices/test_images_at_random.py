"""Convolutions, pools and changes of size of random shapes: walks of one point each, in every layout."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Iterator

import numpy as np
import pytest

from .choice import WIDE, Walk
from .walking import take

_SIDES = (1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 28, 31, 32, 33, 64, 65, 129)
_MOST_ELEMENTS = 1500


def _drawn(draw: random.Random, dims: int, *numbers: int) -> tuple[int, ...]:
    return tuple(draw.choice(numbers) for _ in range(dims))


def _shape(*sizes: int) -> str:
    return "x".join(map(str, sizes))


def _convolution(draw: random.Random, dims: int, sizes: tuple[int, ...], lead: tuple[int, int]) -> Walk | None:
    groups, outs = draw.choice((1, 1, 2, 3)), draw.choice((1, 2, 3, 8, 9, 17))
    kernel, stride = _drawn(draw, dims, 1, 2, 3, 3, 5), _drawn(draw, dims, 1, 1, 2, 3)
    padding, dilation = _drawn(draw, dims, 0, 0, 1, 2), _drawn(draw, dims, 1, 1, 2)
    x = _shape(lead[0], lead[1] * groups, *sizes)
    if draw.random() < 0.5:
        reach = zip(sizes, kernel, padding, dilation, strict=True)
        if any(n + 2 * p < d * (k - 1) + 1 for n, k, p, d in reach):
            return None
        return Walk(
            f"F.conv{dims}d(x, w, None, {stride}, {padding}, {dilation}, {groups})",
            f"convolution(x, w, stride={stride}, padding={padding}, dilation={dilation}, groups={groups})",
            f"x:{x} w:{_shape(outs * groups, lead[1], *kernel)}", {}, roundings=512,
        )  # fmt: skip
    parts = list(zip(sizes, kernel, stride, padding, dilation, strict=True))
    results = [(n - 1) * s - 2 * p + d * (k - 1) + 1 for n, k, s, p, d in parts]
    if min(results) < 1 or np.prod(results) > 2 * _MOST_ELEMENTS:
        return None
    return Walk(
        f"F.conv_transpose{dims}d(x, w, None, {stride}, {padding}, 0, {groups}, {dilation})",
        f"transposed_convolution(x, w, stride={stride}, padding={padding}, dilation={dilation}, groups={groups})",
        f"x:{x} w:{_shape(lead[1] * groups, outs, *kernel)}", {}, roundings=512,
    )  # fmt: skip


def _pool(draw: random.Random, dims: int, sizes: tuple[int, ...], lead: tuple[int, int]) -> Walk | None:
    stride = _drawn(draw, dims, 1, 2, 3)
    kernel = tuple(min(k, n) for k, n in zip(_drawn(draw, dims, 1, 2, 3, 4, 7, 16), sizes, strict=True))
    x = _shape(*lead, *sizes)
    if draw.random() < 0.3:
        return Walk(f"F.avg_pool{dims}d(x, {kernel}, {stride})", f"mean_pool(x, {kernel}, {stride})", f"x:{x}", {})
    padding = tuple(draw.randint(0, k // 2) for k in kernel)
    return Walk(
        f"F.max_pool{dims}d(x, {kernel}, {stride}, {padding})", f"max_pool(x, {kernel}, {stride}, {padding})",
        f"x:{x}/distinct", {}, ("float32", "float64", "int16"),
    )  # fmt: skip


def _resizing(draw: random.Random, dims: int, sizes: tuple[int, ...], lead: tuple[int, int]) -> Walk | None:
    names = {"nearest": "nearest", ("linear", "bilinear", "trilinear")[dims - 1]: "linear"}
    mode, kind = draw.choice(list((names | ({"bicubic": "cubic"} if dims == 2 else {})).items()))
    out = tuple(n * draw.choice((1, 2, 4)) if mode == "nearest" else draw.choice((1, 2, 3, 7, 16, 33)) for n in sizes)
    if np.prod(out) > 2 * _MOST_ELEMENTS:
        return None
    return Walk(
        f"F.interpolate(x, {list(out)}, None, '{mode}')", f"resized(x, '{kind}', *{out})",
        f"x:{_shape(*lead, *sizes)}", {}, WIDE, roundings=512,
    )  # fmt: skip


def random_walk(draw: random.Random) -> Walk | None:
    """A call of any of these kinds, unless its sizes are none or too many."""
    dims, lead = draw.choice((1, 2, 2, 3)), (draw.choice((1, 2, 9)), draw.choice((1, 2, 3, 8, 9)))
    sizes = _drawn(draw, dims, *_SIDES)
    if np.prod(sizes) * lead[0] * lead[1] > 4 * _MOST_ELEMENTS:
        return None
    return draw.choice((_convolution, _convolution, _pool, _resizing))(draw, dims, sizes, lead)


def walks(seed: int) -> Iterator[Walk]:
    """Calls without end."""
    draw = random.Random(seed)
    while True:
        walk = random_walk(draw)
        if walk is not None:
            yield walk


def test_a_few() -> None:
    assert sum(map(take, itertools.islice(walks(0), 30))) > 100


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(1, 5))
def test_for_a_quarter_of_an_hour(seed: int) -> None:
    end, count = time.monotonic() + 900, 0
    for walk in itertools.takewhile(lambda _: time.monotonic() < end, walks(seed)):
        count += take(walk)
    assert count > 10_000  # 4,000 a minute on two cores that do nothing else
