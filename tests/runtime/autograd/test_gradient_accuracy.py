"""Gradients of both orders where formulas written as in a book would cancel or overflow, against mpmath.

A row is a function, its exact form, and points: near 0, where a quotient cancels, and far out, where a difference
from 1 does. The bounds are relative, in units of the dtype's precision.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any, NamedTuple

import mpmath as mp
import numpy as np
import pytest

import generated as ow

F = ow.nn.functional
NEAR = (1e-300, 1e-30, 1e-12, 1e-8, 1e-6, 1e-4, 1e-3, 0.01, 0.09, 0.11, 0.3, 0.5, 1.25)
FAR = (1.0, 7.5, 10.0, 19.9, 20.1, 36.7, 49.9, 80.0, 300.0, 700.0)


class Row(NamedTuple):
    """A function of one number or of two."""

    name: str
    function: Callable[..., Any]
    exact: Callable[..., Any]
    points: tuple[Any, ...]
    bounds: tuple[float, float] = (60.0, 400.0)  # in eps, of the first and of the second order


def both(points: tuple[float, ...]) -> tuple[float, ...]:
    return (*points, *(-point for point in points))


def left(points: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(-point for point in points)


def logaddexp(a: Any, b: Any) -> Any:
    return max(a, b) + mp.log1p(mp.exp(-abs(a - b)))


def logaddexp2(a: Any, b: Any) -> Any:
    return max(a, b) + mp.log1p(mp.mpf(2) ** -abs(a - b)) / mp.log(2)


def gelu_tanh(x: Any) -> Any:
    return x / (1 + mp.exp(-2 * mp.sqrt(2 / mp.pi) * (x + mp.mpf("0.044715") * x**3)))


def log_ndtr(x: Any) -> Any:
    return mp.log(mp.erfc(-x / mp.sqrt(2)) / 2)


PAIRS = tuple((a, b) for a in both((0.3, 20.0, 50.0, 100.0)) for b in both((0.1, 20.0, 50.0)) if a != b)
ROWS = (
    Row("sinc", ow.sinc, lambda x: mp.sinpi(x) / (mp.pi * x), both(NEAR), (60.0, 200.0)),
    Row("spherical_bessel_j0", ow.special.spherical_bessel_j0, lambda x: mp.sin(x) / x, both(NEAR), (60.0, 200.0)),
    Row("logsigmoid", F.logsigmoid, lambda x: -mp.log1p(mp.exp(-x)), both(FAR)),
    Row("logaddexp", ow.logaddexp, logaddexp, PAIRS),
    Row("logaddexp2", ow.logaddexp2, logaddexp2, PAIRS),
    Row("log_ndtr", ow.special.log_ndtr, log_ndtr, (*left((1e-4, 0.3, *FAR)), 0.3, 1.0, 2.5, 5.0, 7.5), (60.0, 2e5)),
    Row("i1", ow.special.i1, lambda x: mp.besseli(1, x), both(NEAR), (60.0, 2000.0)),
    Row("i1e", ow.special.i1e, lambda x: mp.besseli(1, x) * mp.exp(-abs(x)), both(NEAR), (60.0, 2000.0)),
    Row("i0e", ow.special.i0e, lambda x: mp.besseli(0, x) * mp.exp(-abs(x)), both(NEAR[1:]), (60.0, 400.0)),
    Row("digamma", ow.digamma, mp.digamma, left((1e-30, 1e-12, 1e-8, 1e-6, 1e-4, 0.01, 0.3)), (60.0, 60.0)),
    Row("trigamma", functools.partial(ow.polygamma, 1), functools.partial(mp.psi, 1), left(NEAR[2:8]), (60.0, 60.0)),
    Row("psi2", functools.partial(ow.polygamma, 2), functools.partial(mp.psi, 2), left(NEAR[2:8]), (60.0, 60.0)),
    Row("gelu_tanh", functools.partial(F.gelu, approximate="tanh"), gelu_tanh, (0.3, 1.0, 7.5, 10.0), (60, 4000)),
)  # fmt: skip


def derivative(exact: Callable[..., Any], point: tuple[float, ...], orders: tuple[int, ...]) -> Any:
    """A partial derivative, by differences in many digits."""
    with mp.workdps(150 - 3 * math.floor(math.log10(min(map(abs, point), default=1)))):
        numbers = [mp.mpf(item) for item in point]
        if len(numbers) == 1:
            return mp.diff(exact, numbers[0], orders[0], h=abs(numbers[0]) * mp.mpf(10) ** -35)
        return mp.diff(exact, numbers, orders)


@pytest.mark.parametrize("kind", ["float64", "float32"])
@pytest.mark.parametrize("row", ROWS, ids=lambda item: item.name)
def test_gradients_of_both_orders(row: Row, kind: str) -> None:
    dtype = getattr(ow, kind)
    limits = np.finfo(kind)
    rounded = [tuple(float(np.dtype(kind).type(x)) for x in (point if isinstance(point, tuple) else (point,)))
               for point in row.points]  # fmt: skip
    points = [candidate for candidate in dict.fromkeys(rounded) if all(abs(x) >= limits.tiny for x in candidate)]
    arguments = [ow.tensor(column, dtype=dtype, requires_grad=True) for column in zip(*points, strict=True)]
    first = ow.autograd.grad(row.function(*arguments).sum(), arguments, create_graph=True)
    for i, slope in enumerate(first):
        check(row, kind, points, slope, row.bounds[0], unit(len(arguments), i))
        second = ow.autograd.grad(slope.sum(), arguments, retain_graph=True)
        for j, bend in enumerate(second):
            check(row, kind, points, bend, row.bounds[1], unit(len(arguments), i, j))


def unit(count: int, *args: int) -> tuple[int, ...]:
    return tuple(args.count(index) for index in range(count))


def check(row: Row, kind: str, points: list[Any], tensor: Any, bound: float, orders: tuple[int, ...]) -> None:
    limits = np.finfo(kind)
    for point, value in zip(points, tensor.detach().double().tolist(), strict=True):
        exact = derivative(row.exact, point, orders)
        if abs(exact) > float(limits.max):
            assert math.isinf(value), (row.name, point, orders, value)
            continue
        # What underflows may be 0.
        error = abs(mp.mpf(value) - exact) / max(abs(exact), mp.mpf(float(limits.tiny)) / limits.eps)
        assert error <= bound * float(limits.eps), (row.name, point, orders, value, mp.nstr(exact, 17), float(error))


def test_the_slope_of_logaddexp2_is_right_where_it_is_tiny() -> None:
    """It is a power of 2 there; as a power of e it would have the rounding of a large exponent."""
    differences = (-1000.3, -500.1, -77.7, -3.3, 0.0, 2.5, 60.1)
    x = ow.tensor(differences, dtype=ow.float64, requires_grad=True)
    (slope,) = ow.autograd.grad(ow.logaddexp2(x, ow.zeros_like(x)).sum(), x)
    for result, difference in zip(slope.tolist(), differences, strict=True):
        exact = 1 / (1 + mp.mpf(2) ** -mp.mpf(difference))
        assert abs(result - exact) <= exact * mp.mpf(2) ** -51, difference
