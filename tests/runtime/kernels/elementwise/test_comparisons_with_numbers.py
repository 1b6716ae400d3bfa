"""A comparison with a number is one with the number that the common dtype has for it, whichever path computes it."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

NUMBERS = (0.1, 1 / 3, -0.7, 257, 2049, -4097, True, 70000, 1e5, 1e-9, 3e-8, float("inf"), float("nan"))
NAMES = ("eq", "ne", "lt", "le", "gt", "ge")
REVERSED = {"eq": "eq", "ne": "ne", "lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
DTYPES = ("float16", "bfloat16", "float32")


def tensor_of(m: Any, number: float, dtype: str) -> Any:
    """The number in a dtype, its neighbours, and numbers that are apart from it."""
    values = m.tensor([number, 0.1, 2048.0, 257.0, -1.0, 0.0], dtype=m.float64).to(getattr(m, dtype))
    return m.cat([values, values * 1.01, values * 0.99])


def written(m: Any, name: str, x: Any, number: float) -> Any:
    out = m.empty(x.shape, dtype=m.bool)
    getattr(m, name)(x, number, out=out)
    return out


# Each gives what `getattr(m, name)(x, number)` gives.
WAYS: dict[str, Callable[[Any, str, Any, float], Any]] = {
    "function": lambda m, name, x, number: getattr(m, name)(x, number),
    "method": lambda m, name, x, number: getattr(x, name)(number),
    "sign": lambda m, name, x, number: getattr(operator, name)(x, number),
    "reversed": lambda m, name, x, number: getattr(operator, REVERSED[name])(number, x),
    "in place": lambda m, name, x, number: getattr(x.clone(), name + "_")(number).bool(),
    "out": written,
    "strided": lambda m, name, x, number: getattr(m.stack([x, x]).t(), name)(number)[:, 1],
    "many": lambda m, name, x, number: getattr(x.repeat(7001), name)(number).view(7001, -1)[7000],
    "a tensor": lambda m, name, x, number: getattr(x, name)(m.tensor(number, dtype=m.float64)),
    "of one element": lambda m, name, x, number: m.stack([getattr(item, name)(number) for item in x]),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_comparisons(dtype: str, way: str) -> None:
    for number in NUMBERS:
        x = tensor_of(ow, number, dtype)
        rounded = ow.full_like(x, float("inf")) if number in (1e5, 70000) and dtype == "float16" else x[:1].expand_as(x)
        for name in NAMES:
            wanted = [getattr(operator, name)(*pair) for pair in zip(x.tolist(), rounded.tolist(), strict=True)]
            for _ in range(2):  # the general path may come first, the builtin then
                assert WAYS[way](ow, name, x, number).tolist() == wanted, (name, number)


@pytest.mark.parametrize("dtype", DTYPES)
def test_operators_that_compare(dtype: str) -> None:
    for number in NUMBERS[:-1]:
        x = tensor_of(ow, number, dtype)
        if number is not True:
            assert ow.isin(x, number)[0].item() is True
            assert ow.isin(number, x).item() is True
            assert ow.isin(x, number, invert=True)[0].item() is False
        assert ow.where(x == number, 5.0, x)[0].item() == 5


def test_numbers_of_arithmetic_are_exact() -> None:
    """There the result is rounded, once."""
    x = ow.tensor([3.0], dtype=ow.float16)
    assert (x * 0.1).item() == ow.tensor(3 * 0.1, dtype=ow.float16).item()
    assert (x + 4097).item() == 4100


@pytest.mark.parity
@pytest.mark.parametrize("dtype", DTYPES)
def test_comparisons_are_those_of_pytorch(dtype: str) -> None:
    torch = pytest.importorskip("torch")
    for number in NUMBERS:
        for name in NAMES:
            for way, function in WAYS.items():
                results = [function(m, name, tensor_of(m, number, dtype), number).tolist() for m in (torch, ow)]
                assert results[0] == results[1], (name, number, way)


INF, NAN = float("inf"), float("nan")
BOUNDS = (
    (0.0, 1.0), (-0.0, 0.0), (0.0, -0.0), (-1.0, -0.0), (1.0, -1.0), (NAN, 1.0), (0.0, NAN), (NAN, NAN), (-INF, INF),
    (INF, -INF), (-2.0, 2.0), (3, 4), (-0.3, 6e4),
)  # fmt: skip


def _ways_to_clamp(x: Any, low: float, high: float) -> tuple[Any, ...]:
    return (
        x.clamp(low, high), x.clone().clamp_(low, high), ow.clamp(x, low, high, out=ow.empty_like(x)),
        ow.stack([x, x], 1)[:, 0].clamp(low, high), x.repeat(7001).clamp(low, high).view(7001, -1)[7000],
    )  # fmt: skip


@pytest.mark.parametrize("dtype", [*DTYPES, "float64"])
@pytest.mark.parametrize("bounds", BOUNDS)
def test_what_lies_within_bounds_stays_with_its_sign(bounds: tuple[float, float], dtype: str) -> None:
    x = ow.tensor([-5.0, -2.0, -0.5, -0.0, 0.0, 0.5, 1.0, 3.5, 7.0, INF, -INF, NAN], dtype=getattr(ow, dtype))
    low, high = [ow.tensor(number, dtype=x.dtype).item() for number in bounds]
    has_nan = any(math.isnan(number) for number in bounds)
    wanted = ow.tensor([NAN if has_nan else min(max(number, low), high) for number in x.tolist()], dtype=x.dtype)
    for result in _ways_to_clamp(x, *bounds):
        assert ow.equal(result.nan_to_num(1e4), wanted.nan_to_num(1e4))
        assert ow.equal(result.isnan(), wanted.isnan())
        within = x == result
        assert ow.equal(result.signbit()[within], x.signbit()[within])


@pytest.mark.parametrize("dtype", ["int64", "uint8", "int32"])
@pytest.mark.parametrize("bounds", [(3, 4), (0, 0), (4, 3), (0, 200), (100, 100)])
def test_integers_within_bounds(bounds: tuple[int, int], dtype: str) -> None:
    x = ow.tensor([0, 1, 3, 4, 9, 200], dtype=getattr(ow, dtype))
    for result in _ways_to_clamp(x, *bounds):
        assert result.dtype is x.dtype
        assert result.tolist() == [min(max(number, bounds[0]), bounds[1]) for number in x.tolist()]
