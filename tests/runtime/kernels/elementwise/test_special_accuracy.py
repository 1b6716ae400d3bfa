"""Special functions over their whole domain against mpmath, in units in the last place (ulp).

A row is a function, its exact form, the powers of ten between which its arguments lie, on either side of 0, and its
bounds for float32 and float64. Where a function has zeros beyond those that its kernel knows, errors are in ulp of the
size it has between them, `envelope`; the bounds are a little above what denser samples gave.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import mpmath as mp
import numpy as np
import pytest

import generated as ow

INF = math.inf


def erfcx(x: Any) -> Any:
    if x > 1e4:
        z = 1 / (2 * x * x)
        return (1 - z + 3 * z * z - 15 * z**3) / (x * mp.sqrt(mp.pi))
    return mp.exp(x * x) * mp.erfc(x) if x > -30 else mp.inf


def scaled_k(order: int) -> Callable[[Any], Any]:
    def exact(x: Any) -> Any:
        if x > 1e8:
            return mp.sqrt(mp.pi / (2 * x)) * (1 + (4 * order * order - 1) / (8 * x))
        return mp.besselk(order, x) * mp.exp(x)

    return exact


def scaled_i(order: int) -> Callable[[Any], Any]:
    def exact(x: Any) -> Any:
        a = abs(x)
        far = (1 - (4 * order * order - 1) / (8 * a)) / mp.sqrt(2 * mp.pi * a)
        value = far if a > 1e8 else mp.besseli(order, a) * mp.exp(-a)
        return -value if order and x < 0 else value

    return exact


def lgamma(x: Any) -> Any:
    return mp.loggamma(x) if x > 0 else mp.log(mp.pi / abs(mp.sinpi(x))) - mp.loggamma(1 - x)


def waves(x: float) -> float:
    """Between the zeros of Bessel functions of order 0 and 1."""
    return math.sqrt(2 / (math.pi * abs(x))) if abs(x) > 2 else 0.0


def airy_waves(x: float) -> float:
    return 1 / (math.sqrt(math.pi) * abs(x) ** 0.25) if x < -2 else 0.0


def negative(x: float) -> float:
    """Between the poles, where functions of gamma have zeros."""
    return 1.0 if x < 0 else 0.0


def psi_envelope(x: float) -> float:
    return 0.5 if 1 < x < 2 else negative(x)


class Row(NamedTuple):
    name: str
    exact: Callable[[Any], Any]
    right: tuple[float, float]
    left: tuple[float, float] | None
    bounds: tuple[float, float]  # float32, float64
    also: tuple[float, ...] = ()
    envelope: Callable[[float], float] = lambda _: 0.0


TINY = -300
ROWS = (
    Row("special.erfcx", erfcx, (-310, 308.2), (TINY, 1.42), (0.51, 2.5), (1.7976931348623157e308, 26.0, 26.01, 0.5)),
    Row("special.bessel_j0", lambda x: mp.besselj(0, x), (TINY, 6), (TINY, 6), (5, 4), (2.404825557695773,), waves),
    Row("special.bessel_j1", lambda x: mp.besselj(1, x), (TINY, 6), (TINY, 6), (6, 6), (3.8317059702075125,), waves),
    Row("special.bessel_y0", lambda x: mp.bessely(0, x), (TINY, 6), None, (4.5, 4.5), (0.8935, 2.9999, 3.0001), waves),
    Row("special.bessel_y1", lambda x: mp.bessely(1, x), (TINY, 6), None, (6, 4.5), (2.9999, 3.0001), waves),
    Row("special.modified_bessel_k0", lambda x: mp.besselk(0, x), (TINY, 1.9), None, (4.5, 4.5), (0.9999, 1.0001, 2.0)),
    Row("special.modified_bessel_k1", lambda x: mp.besselk(1, x), (TINY, 1.9), None, (5, 5), (1.9999, 2.0001)),
    Row("special.scaled_modified_bessel_k0", scaled_k(0), (TINY, 300), None, (4.5, 4.5), (0.9999, 1.0001)),
    Row("special.scaled_modified_bessel_k1", scaled_k(1), (TINY, 300), None, (5, 5), (1.9999, 2.0001)),
    Row("special.airy_ai", mp.airyai, (TINY, 2), (TINY, 4), (9, 9), (-32.0, 1.0001, -2.0001, 103.8), airy_waves),
    Row("special.i0e", scaled_i(0), (TINY, 300), (TINY, 300), (0.51, 5), (19.99, 20.01)),
    Row("special.i1e", scaled_i(1), (TINY, 300), (TINY, 300), (0.51, 5), (19.99, 20.01)),
    Row("lgamma", lgamma, (-310, 305), (TINY, 2), (0.52, 6), (0.9999, 1.0001, 1.9999, 2.0001, 3.0, 2.9999), negative),
    Row("digamma", mp.digamma, (-305, 305), (TINY, 2), (0.52, 8), (1.5, 1.4, 3.0, 2.9999), psi_envelope),
    Row("special.ndtr", lambda x: mp.erfc(-x / mp.sqrt(2)) / 2, (TINY, 1.5), (TINY, 1.57), (0.52, 3)),
    Row("erfc", mp.erfc, (TINY, 1.42), (TINY, 2), (2, 2.5)),
    Row("special.spherical_bessel_j0", lambda x: mp.sin(x) / x, (TINY, 0.4), (TINY, 0.4), (1.6, 1.6), (0.5, 0.4999)),
)
FEW = ("special.erfcx", "special.bessel_y0", "special.modified_bessel_k0", "special.airy_ai")


def points(row: Row, dtype: str, count: int) -> Any:
    """Arguments of all sizes, more of usual ones, and those where a kernel changes from one formula to another."""
    draw = np.random.default_rng(5)
    least, most = (-44.0, 38.4) if dtype == "float32" else (-324.0, 308.3)
    parts = [np.array(row.also)]
    for sign, span in ((1, row.right), (-1, row.left)):
        if span is not None:
            low, high = max(span[0], least), min(span[1], most)
            parts += [sign * 10 ** draw.uniform(low, high, count // 3)]
            parts += [sign * 10 ** draw.uniform(max(low, -2), min(high, 1.3), count)]
    with np.errstate(over="ignore"):
        result = np.concatenate(parts).astype(dtype)
    return result[np.isfinite(result)]


def step(size: Any, dtype: str) -> Any:
    """The distance of floating numbers of a size."""
    digits, least = (23, -149) if dtype == "float32" else (52, -1074)
    exponent = int(mp.floor(mp.log(size, 2))) if size else least
    return mp.mpf(2) ** max(exponent - digits, least)


def error(row: Row, x: float, number: float, dtype: str) -> float:
    """How far a value is from the exact one, in ulp; none where both are too large for the dtype."""
    wanted = row.exact(mp.mpf(x))
    if abs(wanted) > np.finfo(dtype).max:
        return 0.0 if abs(number) >= np.finfo(dtype).max * 0.999999 and (number > 0) == (wanted > 0) else INF
    size = max(abs(wanted), mp.mpf(row.envelope(x)))
    return float(abs(mp.mpf(number) - wanted) / step(size, dtype)) if math.isfinite(number) else INF


@pytest.mark.parametrize("count", [24, pytest.param(600, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize(
    "row", [item if item.name in FEW else pytest.param(item, marks=pytest.mark.exhaustive) for item in ROWS],
    ids=lambda item: item.name,
)  # fmt: skip
def test_errors_in_ulp(row: Row, dtype: str, count: int) -> None:
    function: Any = ow
    for word in row.name.split("."):
        function = getattr(function, word)
    x = points(row, dtype, count)
    result = function(ow.from_numpy(x)).tolist()
    bound = row.bounds[dtype == "float64"]
    with mp.workdps(50):
        worst = max((error(row, at, value, dtype), at) for at, value in zip(x.tolist(), result, strict=True))
    assert worst[0] <= bound, f"{row.name}({worst[1]!r}) is {worst[0]:.3g} ulp off"


ZEROS = {
    "lgamma": (0.99999994, 1.0000001, 1.9999999, 2.0000002, -2.4570248, -2.7476826, -3.1435809, -3.9552943),
    "digamma": (1.4616321, -0.5040830, -1.5734985, -2.6107209, -3.6352934),
}


@pytest.mark.parametrize("name", ZEROS)
def test_beside_zeros_of_functions_of_gamma(name: str) -> None:
    """In float32 the relative error of a result is small there too, on both sides of 0."""
    centre = np.array(ZEROS[name], np.float32)[:, None]
    x = (centre + np.arange(-8, 9, dtype=np.float32) * np.spacing(centre)).ravel()
    result = getattr(ow, name)(ow.from_numpy(x)).tolist()
    exact = {"lgamma": lgamma, "digamma": mp.digamma}[name]
    row = Row(name, exact, (0, 0), None, (0, 0))
    with mp.workdps(50):
        worst = max((error(row, at, value, "float32"), at) for at, value in zip(x.tolist(), result, strict=True))
    assert worst[0] <= 0.53, worst


@pytest.mark.parametrize("at", [2.9999998, 3.0, 0.99999994, 1.0, 1e-30, 3e-9, 1e30, -0.5, -2.9999998, -1e-20, -77.3])
def test_trigamma_where_formulas_meet(at: float) -> None:
    x = np.array([at], np.float32)
    (result,) = ow.polygamma(1, ow.from_numpy(x)).tolist()
    row = Row("trigamma", lambda x: mp.psi(1, x), (0, 0), None, (0, 0))
    with mp.workdps(50):
        assert error(row, x.tolist()[0], result, "float32") <= 0.51


@pytest.mark.parametrize(("name", "at"), [("y0", 0.8935769662791675), ("y0", 0.893577), ("j0", 2.404825557695773)])
def test_beside_zeros_that_kernels_know(name: str, at: float) -> None:
    """There the relative error of a result is small as well: that of its argument is not in it."""
    exact = {"y0": lambda x: mp.bessely(0, x), "j0": lambda x: mp.besselj(0, x)}[name]
    for dtype in ("float32", "float64"):
        x = np.array([at], dtype)
        (result,) = getattr(ow.special, f"bessel_{name}")(ow.from_numpy(x)).tolist()
        with mp.workdps(50):
            wanted = exact(mp.mpf(float(x[0])))
            assert abs(mp.mpf(result) / wanted - 1) < (1e-6 if dtype == "float32" else 1e-7), (dtype, result, wanted)


def chebyshev(first: Callable[[Any], Any]) -> Callable[[int, Any], Any]:
    """The polynomials with the recurrence of Chebyshev's, of which `first` is the one of degree 1."""

    def exact(n: int, x: Any) -> Any:
        before, value = mp.mpf(1), first(x)
        for _ in range(n - 1):
            before, value = value, 2 * x * value - before
        return value

    return exact


CHEBYSHEV = {
    "t": chebyshev(lambda x: x), "u": chebyshev(lambda x: 2 * x), "v": chebyshev(lambda x: 2 * x - 1),
    "w": chebyshev(lambda x: 2 * x + 1),
}  # fmt: skip
POLYNOMIALS: dict[str, Callable[[int, Any], Any]] = {
    **{f"chebyshev_polynomial_{kind}": function for kind, function in CHEBYSHEV.items()},
    **{
        f"shifted_chebyshev_polynomial_{kind}": lambda n, x, function=function: function(n, 2 * x - 1)
        for kind, function in CHEBYSHEV.items()
    },
    "hermite_polynomial_h": mp.hermite,
    "hermite_polynomial_he": lambda n, x: mp.hermite(n, x / mp.sqrt(2)) / mp.sqrt(2) ** n,
    "laguerre_polynomial_l": lambda n, x: mp.laguerre(n, 0, x),
    "legendre_polynomial_p": mp.legendre,
}


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", POLYNOMIALS)
def test_polynomials_of_high_degree(name: str, dtype: str) -> None:
    """Near the ends of the interval, where terms of recurrences cancel, near its middle, and beyond."""
    points = [-1.5, -1.01, -0.999, -0.7, -0.3, -1e-5, 1e-10, 1e-5, 0.2, 0.4999, 0.75, 0.83, 0.99, 1.0001, 1.1]
    x = ow.tensor(points, dtype=getattr(ow, dtype))
    for degree in (1, 2, 5, 20, 60, 150):
        if name.startswith("hermite") and degree * (9 if dtype == "float32" else 1) > 150:
            continue
        results = getattr(ow.special, name)(x, degree).tolist()
        with mp.workdps(80):
            for point, result in zip(x.tolist(), results, strict=True):
                exact = POLYNOMIALS[name](degree, mp.mpf(point))
                if abs(exact) > ow.finfo(x.dtype).max / 1000:
                    continue
                step = mp.mpf(10) ** -30
                slope = (POLYNOMIALS[name](degree, point + step) - exact) / step
                # The degree counts for roundings, the slope for those of the argument.
                allowed = max(16, degree / 2) * abs(exact) + 4 * abs(point * slope)
                assert abs(result - exact) <= allowed * ow.finfo(x.dtype).eps, (degree, point, result, mp.nstr(exact))


def incomplete_gamma(a: Any, x: Any) -> tuple[Any, Any]:
    """(lower, upper) by the power series of the lower one, or the continued fraction of the upper one."""
    factor = mp.exp(a * mp.log(x) - x - mp.loggamma(a + 1))
    if x < a + 1:
        total = term = mp.mpf(1)
        k = 0
        while term > total * mp.eps:
            k += 1
            term *= x / (a + k)
            total += term
        return factor * total, 1 - factor * total
    bottom = x + 1 - a
    c, back = mp.mpf(10) ** 99, 1 / bottom
    value = back
    for n in range(1, 100_000):
        bottom += 2
        back = 1 / (n * (a - n) * back + bottom)
        c = bottom + n * (a - n) / c
        value *= c * back
        if abs(c * back - 1) < 100 * mp.eps:
            break
    return 1 - factor * a * value, factor * a * value


# The arguments, as standard deviations from `a`, or as multiples of it, and the bounds of both functions in ulp.
TAILS: dict[str, tuple[tuple[float, ...], tuple[float, ...], bool, tuple[float, float]]] = {
    "small": ((0.007, 0.3, 1.7, 2.9), (1e-80, 1e-9, 0.001, 0.3, 2.9, 8, 40), False, (8, 40)),
    "moderate": ((3.1, 7.3, 31, 76.3, 99.5), (1e-4, 0.003, 0.05, 0.4, 0.97, 1.4, 2.9), False, (10, 10)),
    "large": ((1e3, 9_234.5), (-30.3, -11.2, -2.1, -0.3, 0.4, 5.2, 29.1), True, (20, 20)),
    "many terms": ((31_234.5, 99_000.5), (-30.3, -11.2, -2.1, -0.3, 0.4, 5.2, 29.1), True, (40, 40)),
    "expansion": ((101_000.5, 209_382.25, 1_589_821.75), (-34.3, -19.2, -2.1, -0.3, 0.4, 15.2, 33.1), True, (5, 5)),
}


@pytest.mark.parametrize("name", TAILS)
def test_incomplete_gamma_functions_in_their_tails(name: str) -> None:
    """An exponent of -700 that was rounded once would be off by 350 ulp."""
    sizes, points, by_deviation, bounds = TAILS[name]
    pairs = [(a, a + t * math.sqrt(a) if by_deviation else a * t) for a in sizes for t in points]
    a, x = (ow.tensor(column, dtype=ow.float64) for column in zip(*pairs, strict=True))
    results = (ow.igamma(a, x).tolist(), ow.igammac(a, x).tolist())
    with mp.workdps(70):
        for at, (first, second) in enumerate(pairs):
            wanted = incomplete_gamma(mp.mpf(first), mp.mpf(second))
            for exact, result, bound in zip(wanted, results, bounds, strict=True):
                if exact > 1e-300:
                    ulp = float(np.spacing(float(exact)))
                    assert abs(result[at] - exact) <= bound * ulp, (first, second, result[at], exact)


def test_incomplete_gamma_functions_where_nothing_is_left() -> None:
    a, x = (ow.tensor(column, dtype=ow.float64) for column in ((1e6, 1e6, 1e6, 1e308), (1e308, 5e-324, 1e-300, 1e300)))
    assert ow.igamma(a, x).tolist() == [1, 0, 0, 0]
    assert ow.igammac(a, x).tolist() == [0, 1, 1, 1]


@pytest.mark.parametrize("kind", ["float64", "float32"])
def test_incomplete_gamma_functions_have_a_gradient_by_their_parameter(kind: str) -> None:
    """Against differences in many digits; both functions, on both sides of the parameter and of the expansion."""
    pairs = [(a, a * t) for a in (0.003, 0.4, 3.7, 40.5, 1e3) for t in (0.05, 0.7, 1.0, 1.3, 4.0)]
    pairs += [(1e5, 1.002e5), (2e6, 1.999e6)] if kind == "float64" else []
    a, x = (ow.tensor(column, dtype=getattr(ow, kind)) for column in zip(*pairs, strict=True))
    a.requires_grad_()
    (slope,) = ow.autograd.grad(ow.igamma(a, x).sum(), a)
    (of_upper,) = ow.autograd.grad(ow.igammac(a, x).sum(), a)
    assert (of_upper == -slope).all()
    for first, second, value in zip(a.tolist(), x.tolist(), slope.tolist(), strict=True):
        with mp.workdps(80):
            at, point = mp.mpf(first), mp.mpf(second)
            part = 0 if point < at + 1 else 1
            exact = (1 - 2 * part) * mp.diff(lambda q: incomplete_gamma(q, point)[part], at, h=at * mp.mpf(10) ** -25)
        if abs(exact) > np.finfo(kind).tiny:
            bound = 1e-9 if first > 1e6 else (2000 if kind == "float64" else 200) * float(np.finfo(kind).eps)
            assert abs(value - exact) <= bound * abs(exact), (first, second, value, exact)
    edges = ow.tensor([0.5, 3.0, 2e6], dtype=ow.float64, requires_grad=True)
    for point in (0.0, math.inf):
        (slope,) = ow.autograd.grad(ow.igamma(edges, ow.full_like(edges, point)).sum(), edges)
        assert slope.tolist() == [0, 0, 0]


@pytest.mark.parametrize("order", [2, 5, 6, 11, 20, 34, 50, 100, 170, 171, 300])
@pytest.mark.parametrize("kind", ["float64", "float32"])
def test_polygamma_of_all_orders(kind: str, order: int) -> None:
    """Neither the factorial nor the zeta function fits the dtype everywhere where their product does."""
    limits = np.finfo(kind)
    points = np.array([1e-3, 0.3, 1, 2.5, 7.75, 33.25, 100, 1e3, 1e6, 1e20, -0.25, -1.75, -20.375], kind)
    result = ow.polygamma(order, ow.from_numpy(points)).tolist()
    with mp.workdps(60 + 2 * order):
        exact = [mp.re(mp.psi(order, mp.mpf(float(x)))) for x in points]
    for x, value, wanted in zip(points, result, exact, strict=True):
        if abs(wanted) > float(limits.max):
            assert value == math.copysign(math.inf, wanted), (x, value)
        elif abs(wanted) > float(limits.tiny):
            assert abs(value - wanted) <= (24 + order / 2) * float(limits.eps) * abs(wanted), (x, value, wanted)
        else:
            assert abs(value) <= 2 * float(limits.tiny), (x, value)
    assert ow.polygamma(order, ow.tensor([math.inf, math.nan])).isnan().tolist() == [False, True]


def test_polygamma_of_an_order_beyond_all_ranges() -> None:
    """At 1103 and 1000 it is a number although 3000! is none; the values are by mpmath, from 8,000 terms of the sum."""
    x = ow.tensor([1103.0, 1000.0, 2.5, 1e6, -0.25, -0.75], dtype=ow.float64)
    result = ow.polygamma(3000, x).tolist()
    assert result[:2] == pytest.approx([-0.75593228537899894, -4.3669185182560124e127], rel=1e-12)
    assert result[2:] == [-math.inf, 0, math.inf, -math.inf]


def test_polygamma_just_below_the_largest_number() -> None:
    """n! / x^n is above it there, and divided by x no more."""
    for n, point in ((250, 5.4337287373), (300, 10.4285819744), (250, 5.45)):
        with mp.workdps(60):
            exact = -mp.factorial(n) * mp.zeta(n + 1, mp.mpf(point)) * (-1) ** n
        (result,) = ow.polygamma(n, ow.tensor([point], dtype=ow.float64)).tolist()
        assert abs(exact) < 1.79e308
        assert abs(result - exact) <= n * 2.0**-52 * abs(exact)
