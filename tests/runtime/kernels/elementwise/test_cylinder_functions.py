"""Bessel functions, Airy's and orthogonal polynomials over their axes, against mpmath; and their derivatives."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import mpmath as mp
import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

INF, NAN = math.inf, math.nan
EPSILON = {"float32": 2.0**-23, "float64": 2.0**-52}
POSITIVE = (
    1e-6, 1e-3, 0.25, 0.5, 0.9999, 1.0, 1.5, 1.9999, 2.0001, 2.4, 3.8, 3.96, 4.9999, 5.0001, 7.1, 8.65, 20.3, 87.5,
)  # fmt: skip
FAR = (705.25, 12345.75)
AXIS = (*POSITIVE, *FAR, *(-item for item in POSITIVE))
# Each with the points where it is looked at, and what it is at 0, inf and -inf.
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], tuple[float, ...], tuple[float, float, float]]] = {
    "bessel_j0": (lambda x: mp.besselj(0, x), (*AXIS, -705.25), (1, 0, 0)),
    "bessel_j1": (lambda x: mp.besselj(1, x), (*AXIS, -705.25), (0, 0, 0)),
    "bessel_y0": (lambda x: mp.bessely(0, x), (*POSITIVE, *FAR), (-INF, 0, NAN)),
    "bessel_y1": (lambda x: mp.bessely(1, x), (*POSITIVE, *FAR), (-INF, 0, NAN)),
    "modified_bessel_i0": (lambda x: mp.besseli(0, x), POSITIVE, (1, INF, INF)),
    "modified_bessel_i1": (lambda x: mp.besseli(1, x), POSITIVE, (0, INF, -INF)),
    "modified_bessel_k0": (lambda x: mp.besselk(0, x), POSITIVE[:-1], (INF, 0, NAN)),
    "modified_bessel_k1": (lambda x: mp.besselk(1, x), POSITIVE[:-1], (INF, 0, NAN)),
    "scaled_modified_bessel_k0": (lambda x: mp.besselk(0, x) * mp.exp(x), (*POSITIVE, *FAR), (INF, 0, NAN)),
    "scaled_modified_bessel_k1": (lambda x: mp.besselk(1, x) * mp.exp(x), (*POSITIVE, *FAR), (INF, 0, NAN)),
    "spherical_bessel_j0": (lambda x: mp.sin(x) / x, AXIS, (1, 0, 0)),
    "airy_ai": (
        mp.airyai,
        (*(item for item in POSITIVE if item < 20), *(-item for item in POSITIVE)),
        (mp.airyai(0), 0, 0),
    ),
}


def within(number: float, exact: Any, slope: Any, x: float, epsilon: float, roundings: float) -> bool:
    """Whether a value is off by no more than some roundings of itself, and of its argument."""
    if abs(exact) < 1e-37 and epsilon > 1e-10:
        return abs(number) < 1e-36
    return abs(mp.mpf(number) - exact) <= roundings * epsilon * (abs(exact) + abs(mp.mpf(x) * slope))


@pytest.mark.parametrize("dtype", EPSILON)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_over_the_axis(name: str, dtype: str) -> None:
    exact, axis, _ = FUNCTIONS[name]
    points = np.array(axis, dtype)
    result = getattr(ow.special, name)(ow.from_numpy(points)).numpy()
    assert result.dtype == dtype
    with mp.workdps(40):
        for x, value in zip(points.tolist(), result.tolist(), strict=True):
            wanted, slope = exact(mp.mpf(x)), mp.diff(exact, mp.mpf(x))
            said = f"{name}({x!r}) is {mp.nstr(wanted, 17)}, not {value!r}"
            assert within(value, wanted, slope, x, EPSILON[dtype], 8), said


@pytest.mark.parametrize("name", FUNCTIONS)
def test_ends(name: str) -> None:
    function = getattr(ow.special, name)
    wanted = [float(number) for number in FUNCTIONS[name][2]]
    for dtype in (ow.float32, ow.float64):
        result = function(ow.tensor([0.0, INF, -INF, NAN], dtype=dtype)).tolist()
        np.testing.assert_allclose(result, [*wanted, NAN], rtol=1e-7)
    assert function(ow.tensor([1, 2])).dtype is ow.float32
    assert function(ow.tensor([True])).dtype is ow.float32
    out = ow.empty(2, dtype=ow.float64)
    assert function(ow.tensor([1.0, 2.0], dtype=ow.float64), out=out) is out
    assert out.tolist() == function(ow.tensor([1.0, 2.0], dtype=ow.float64)).tolist()
    half = function(ow.tensor([1.5], dtype=ow.float16))
    assert half.dtype is ow.float16
    assert half.item() == pytest.approx(function(ow.tensor([1.5])).item(), rel=1e-3)


@pytest.mark.parametrize("name", [item for item in FUNCTIONS if item != "airy_ai"])
def test_derivatives(name: str) -> None:
    function = getattr(ow.special, name)
    x = ow.tensor([0.3, 0.95, 1.7, 3.3, 6.5, 11.0], dtype=ow.float64, requires_grad=True)
    assert gradcheck(function, x, check_forward_ad=True)
    assert gradgradcheck(function, x)


def test_derivatives_at_zero() -> None:
    x = ow.tensor([0.0], dtype=ow.float64, requires_grad=True)
    for name, first, second in (("bessel_j0", 0, -0.5), ("bessel_j1", 0.5, 0), ("spherical_bessel_j0", 0, -1 / 3)):
        (slope,) = ow.autograd.grad(getattr(ow.special, name)(x), x, create_graph=True)
        assert slope.item() == first
        if name != "bessel_j1":
            assert ow.autograd.grad(slope, x)[0].item() == pytest.approx(second, abs=1e-15)


def recurrence(
    first: Callable[[Any], Any], following: Callable[[int, Any, Any, Any], Any]
) -> Callable[[int, Any], Any]:
    """A polynomial by exact rational numbers, from its recurrence."""

    def polynomial(n: int, x: Any) -> Any:
        before, value = Fraction(1), Fraction(first(x))
        for k in range(1, n):
            before, value = value, following(k, x, value, before)
        return value if n else Fraction(1)

    return polynomial


def chebyshev(first: Callable[[Any], Any]) -> Callable[[int, Any], Any]:
    """Chebyshev's polynomials, of which the kinds differ in the first."""
    return recurrence(first, lambda _, x, value, before: 2 * x * value - before)


KINDS: dict[str, Callable[[int, Any], Any]] = {
    "chebyshev_polynomial_t": chebyshev(lambda x: x),
    "chebyshev_polynomial_u": chebyshev(lambda x: 2 * x),
    "chebyshev_polynomial_v": chebyshev(lambda x: 2 * x - 1),
    "chebyshev_polynomial_w": chebyshev(lambda x: 2 * x + 1),
    "hermite_polynomial_h": recurrence(lambda x: 2 * x, lambda k, x, value, before: 2 * x * value - 2 * k * before),
    "hermite_polynomial_he": recurrence(lambda x: x, lambda k, x, value, before: x * value - k * before),
    "laguerre_polynomial_l": recurrence(
        lambda x: 1 - x, lambda k, x, value, before: ((2 * k + 1 - x) * value - k * before) / (k + 1)
    ),
    "legendre_polynomial_p": recurrence(
        lambda x: x, lambda k, x, value, before: ((2 * k + 1) * x * value - k * before) / (k + 1)
    ),
}
POLYNOMIALS = {
    **KINDS,
    **{f"shifted_{name}": lambda n, x, f=f: f(n, 2 * x - 1) for name, f in KINDS.items() if name.startswith("c")},
}
QUICK = ("shifted_chebyshev_polynomial_t", "chebyshev_polynomial_v", "laguerre_polynomial_l")  # few kernels
DEGREES = (0, 1, 2, 3, 7, 19, 20, 21, 40)
PLACES = (-1.5, -1.0, -0.75, -0.03125, 0.0, 0.25, 0.5, 0.984375, 1.0, 1.0625, 2.5)


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials(name: str) -> None:
    """Up to roundings of what the recurrence adds up: for x in [-1, 1] no less than the largest value there."""
    exact = POLYNOMIALS[name]
    x = np.array(PLACES)
    result = getattr(ow.special, name)(ow.from_numpy(x), ow.tensor(DEGREES).unsqueeze(1)).numpy()
    for n, row in zip(DEGREES, result.tolist(), strict=True):
        for position, value in zip(PLACES, row, strict=True):
            wanted = exact(n, Fraction(position))
            size = max(abs(wanted), abs(exact(n + 1, Fraction(position))), 2 * n + 1)
            assert abs(Fraction(value) - wanted) <= 16 * (n + 1) * EPSILON["float64"] * size, (
                n,
                position,
                value,
                wanted,
            )


@pytest.mark.parametrize("name", [
    pytest.param(polynomial, marks=() if polynomial in QUICK else pytest.mark.exhaustive) for polynomial in POLYNOMIALS
])  # fmt: skip
def test_overloads_of_polynomials(name: str) -> None:
    function = getattr(ow.special, name)
    x, n = ow.tensor([0.25, -2.0, 0.5], dtype=ow.float64), ow.tensor([3, 2, 25])
    wanted = function(x, n)
    assert [function(x, k)[i].item() for i, k in enumerate(n.tolist())] == wanted.tolist()
    assert [function(item, n.double())[i].item() for i, item in enumerate(x.tolist())] == wanted.tolist()
    assert function(x, 2.9).tolist() == function(x, 2).tolist()
    assert function(x, -1).tolist() == [0, 0, 0]
    assert function(ow.tensor([NAN]), ow.tensor([0, 1, 30])).isnan().tolist() == [False, True, True]
    assert function(ow.tensor([1, 2]), 2).dtype is ow.float32
    out = ow.empty(3, dtype=ow.float64)
    for call in (lambda: function(x, n, out=out), lambda: function(0.5, n, out=out), lambda: function(x, 4, out=out)):
        assert call() is out
    assert out.tolist() == function(x, 4).tolist()


@pytest.mark.parametrize("name", [
    pytest.param(polynomial, marks=() if polynomial in QUICK else pytest.mark.exhaustive) for polynomial in POLYNOMIALS
])  # fmt: skip
def test_derivatives_of_polynomials(name: str) -> None:
    function = getattr(ow.special, name)
    x = ow.tensor([-1.25, -0.5, 0.25, 1.0], dtype=ow.float64, requires_grad=True)
    n = ow.tensor([5, 3, 0, 2], dtype=ow.uint8)
    assert gradcheck(lambda x: function(x, n), x)
    assert gradgradcheck(lambda x: function(x, 4), x)


def test_polynomials_of_large_degree() -> None:
    x = ow.tensor([0.5, 1.0, -1.0, 1.5], dtype=ow.float64)
    result = ow.special.chebyshev_polynomial_t(x, 3000)
    assert result.tolist() == pytest.approx([1, 1, 1, INF])
    assert ow.special.chebyshev_polynomial_u(x, 2999).tolist()[1:] == [3000, -3000, INF]
    assert ow.special.hermite_polynomial_h(x, 513).isnan().all()
    assert ow.special.legendre_polynomial_p(x, 5000).tolist()[1:] == pytest.approx([1, 1, INF])
    assert ow.special.laguerre_polynomial_l(x, 2_000_000).isnan().all()


def test_polynomials_beyond_the_range() -> None:
    """What does not fit is infinite, with the sign of the exact value, also where it was too large on the way."""
    x = [-INF, -1e20, -501.0, -1.0, 0.25, 1.0, 60.0, 2500.0, 1e20, INF]
    for name, degrees in {"hermite_polynomial_h": (300, 501), "hermite_polynomial_he": (400, 501),
                          "laguerre_polynomial_l": (20, 501), "legendre_polynomial_p": (40, 301)}.items():  # fmt: skip
        for n in degrees:
            large = Fraction(10**30)
            values = [Fraction(number) if math.isfinite(number) else large if number > 0 else -large for number in x]
            exact = [POLYNOMIALS[name](n, position) for position in values]
            wanted = [float(number) if abs(number) < 10**308 else INF if number > 0 else -INF for number in exact]
            result = getattr(ow.special, name)(ow.tensor(x, dtype=ow.float64), n).tolist()
            assert result == pytest.approx(wanted, rel=1e-6), (name, n)


@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials_of_no_degree(name: str) -> None:
    """An undefined or infinite degree is none; of an infinite place the first polynomial is infinite."""
    function = getattr(ow.special, name)
    assert function(ow.tensor([0.5, NAN], dtype=ow.float64), ow.tensor([NAN, INF])).isnan().all()
    assert function(ow.tensor([INF], dtype=ow.float64), 1).isinf().all()


@pytest.mark.parametrize("name", ["modified_bessel_k0", "scaled_modified_bessel_k0"])
@pytest.mark.parametrize("dtype", EPSILON)
def test_half_of_the_least_number_is_not_taken(name: str, dtype: str) -> None:
    least = np.finfo(dtype).smallest_subnormal
    result = getattr(ow.special, name)(ow.tensor(np.array([least, 4 * least], dtype))).numpy()
    exact = [float(mp.besselk(0, mp.mpf(float(number)))) for number in (least, 4 * least)]
    np.testing.assert_allclose(result, exact, rtol=4 * EPSILON[dtype])
    assert getattr(ow.special, name.replace("k0", "k1"))(ow.tensor(np.array([least], dtype))).item() == INF
