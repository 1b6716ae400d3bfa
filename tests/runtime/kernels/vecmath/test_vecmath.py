"""The vector math library against higher precision: one row a function, with the error it may have.

Errors are in units in the last place (ulp) of the result's type, against mpmath at 50 digits. The bounds are a little
above what a much denser sample measured (given in each function's docstring).
"""

from __future__ import annotations

import cmath
import math
import os
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pytest

mpmath = pytest.importorskip("mpmath")
numba = pytest.importorskip("numba")

import runtime.compile.translation  # noqa: E402, F401 by which Numba knows them
from runtime.kernels import vecmath  # noqa: E402 after the check for numba

SAMPLES = 700
FASTMATH = {"contract", "nsz", "arcp", "afn"}
INF, NAN = math.inf, math.nan
BOTH = (np.float32, np.float64)


def make_loop(name: str, arguments: int = 1) -> Callable[..., None]:
    """A compiled loop as generated kernels have it, with the caller's fast-math flags."""
    function = getattr(vecmath, name)
    if arguments == 1:
        def loop(x: Any, out: Any) -> None:
            for i in range(x.size):
                out[i] = function(x[i])
    else:
        def loop(x: Any, y: Any, out: Any) -> None:  # type: ignore[misc]
            for i in range(x.size):
                out[i] = function(x[i], y[i])
    return numba.njit(error_model="numpy", fastmath=FASTMATH)(loop)  # type: ignore[no-any-return]


_loops: dict[tuple[str, int], Callable[..., None]] = {}


def call(name: str, *operands: np.ndarray, dtype: Any = None) -> np.ndarray:
    """`name` over arrays, by one loop a function."""
    key = (name, len(operands))
    if key not in _loops:
        _loops[key] = make_loop(*key)
    out = np.empty(operands[0].shape, dtype or operands[0].dtype)
    _loops[key](*operands, out)
    return out


def errors_in_ulp(got: np.ndarray, exact: list[Any]) -> np.ndarray:
    """Distance of each value from the exact one in ulp of the exact one; infinite where they differ in kind."""
    info = np.finfo(got.dtype)
    overflow = mpmath.mpf(float(info.max)) * (1 + mpmath.mpf(2) ** -(info.nmant + 2))
    result = []
    for value, reference in zip(got.tolist(), exact, strict=True):
        if math.isnan(value) or math.isinf(value):
            right = math.isinf(value) and abs(reference) >= overflow and (value > 0) == (reference > 0)
            result.append(0.0 if right else INF)
            continue
        exponent = info.minexp if reference == 0 else max(int(mpmath.frexp(reference)[1]) - 1, info.minexp)
        result.append(float(abs(mpmath.mpf(value) - reference) / mpmath.mpf(2) ** (exponent - info.nmant)))
    return np.array(result)


class Uniform(NamedTuple):
    """Evenly spread in [low, high]."""

    low: float
    high: float

    def draw(self, random: np.random.Generator, info: Any) -> np.ndarray:
        del info
        return random.uniform(self.low, self.high, SAMPLES)


class Magnitudes(NamedTuple):
    """All magnitudes from 10^low to 10^high alike (None: the type's own limits), of both signs if `signed`."""

    low: float | None
    high: float | None
    signed: bool = True

    def draw(self, random: np.random.Generator, info: Any) -> np.ndarray:
        low = math.log10(float(info.smallest_subnormal)) if self.low is None else self.low
        high = math.log10(float(info.max)) if self.high is None else self.high
        values = 10.0 ** random.uniform(low, min(high, 308.2), SAMPLES)
        return values * random.choice([-1.0, 1.0], SAMPLES) if self.signed else values


class NearOne(NamedTuple):
    """1 + sign 10^-k, where functions of 1 + x and 1 - x lose digits."""

    sign: float
    digits: float

    def draw(self, random: np.random.Generator, info: Any) -> np.ndarray:
        del info
        return 1.0 + self.sign * 10.0 ** -random.uniform(0.0, self.digits, SAMPLES)


class NearMultiples(NamedTuple):
    """Floats next to multiples of pi/2, where the reduction of sin and cos cancels."""

    largest: int

    def draw(self, random: np.random.Generator, info: Any) -> np.ndarray:
        del info
        return random.integers(-self.largest, self.largest, SAMPLES) * (math.pi / 2)


class Row(NamedTuple):
    """A function, its exact form, where it is sampled, and its bounds in ulp for float32 and float64."""

    name: str
    exact: Callable[..., Any]
    domains: tuple[Any, ...]
    bounds: tuple[float, float]


POSITIVE = Magnitudes(None, None, signed=False)
EVERYWHERE = Magnitudes(None, None)
UNIT = (Uniform(-1, 1), Magnitudes(-20, -1))
ANGLES = (Uniform(-10, 10), Uniform(-1e5, 1e5), Magnitudes(-10, 0), NearMultiples(60_000), Magnitudes(5, 30))

EXPONENTS = (Uniform(-104, 89), Uniform(-746, 710), Uniform(-1, 1), Magnitudes(-9, 0))

UNARY = [
    Row("exp", mpmath.exp, EXPONENTS, (1.1, 1.1)),
    Row("exp2", lambda x: mpmath.mpf(2) ** x, (Uniform(-150, 128), Uniform(-1075, 1024), Uniform(-1, 1)), (1.0, 1.0)),
    Row("expm1", mpmath.expm1, (Uniform(-40, 89), Uniform(-1, 1), EVERYWHERE), (1.5, 1.8)),
    Row("sigmoid", lambda x: 1 / (1 + mpmath.exp(-x)), (*EXPONENTS, Uniform(-8, 8)), (1.5, 1.5)),
    Row("log", mpmath.log, (POSITIVE, Uniform(0.5, 2), NearOne(1, 15), NearOne(-1, 15)), (0.8, 0.8)),
    Row("log2", lambda x: mpmath.log(x) / mpmath.log(2), (POSITIVE, Uniform(0.5, 2), NearOne(-1, 15)), (0.8, 0.8)),
    Row("log10", mpmath.log10, (POSITIVE, Uniform(0.5, 2), NearOne(-1, 15)), (0.8, 0.8)),
    Row("log1p", mpmath.log1p, (POSITIVE, Uniform(-1, 1), Magnitudes(-20, -1)), (0.9, 0.9)),
    Row("sin", mpmath.sin, ANGLES, (1.0, 1.0)),
    Row("cos", mpmath.cos, ANGLES, (1.0, 1.0)),
    Row("tan", mpmath.tan, ANGLES, (2.3, 2.3)),
    Row("asin", mpmath.asin, UNIT, (2.4, 2.2)),
    Row("acos", mpmath.acos, UNIT, (1.3, 1.3)),
    Row("atan", mpmath.atan, (Uniform(-3, 3), EVERYWHERE), (1.6, 1.4)),
    Row("sinh", mpmath.sinh, (*EXPONENTS, Uniform(-2, 2)), (1.8, 1.8)),
    Row("cosh", mpmath.cosh, (*EXPONENTS, Uniform(-2, 2)), (1.4, 1.4)),
    Row("tanh", mpmath.tanh, (Uniform(-20, 20), Uniform(-1, 1), EVERYWHERE), (1.5, 1.5)),
    Row("asinh", mpmath.asinh, (Uniform(-3, 3), EVERYWHERE), (1.8, 1.8)),
    Row("acosh", mpmath.acosh, (Uniform(1, 4), NearOne(1, 15), Magnitudes(0.1, None, signed=False)), (2.4, 2.4)),
    Row("atanh", mpmath.atanh, UNIT, (2.0, 2.0)),
    Row("erf", mpmath.erf, (Uniform(-6, 6), Uniform(-1, 1), Magnitudes(None, 0)), (1.2, 1.4)),
    Row("erfc", mpmath.erfc, (Uniform(-4, 10), Uniform(-6, 27.3), Uniform(-1, 1)), (3.5, 3.5)),
    Row("erfinv", mpmath.erfinv, (Uniform(-1, 1), Magnitudes(-15, -1), NearOne(-1, 15)), (3.5, 2.5)),
    Row("rsqrt", lambda x: 1 / mpmath.sqrt(x), (POSITIVE,), (1.5, 1.5)),
    Row("sqrt", mpmath.sqrt, (POSITIVE,), (0.5, 0.5)),
    Row("lgamma", lambda x: mpmath.log(mpmath.gamma(x)), (Uniform(0.01, 0.9), Uniform(2.2, 50)), (0.6, 4.0)),
    Row("digamma", mpmath.digamma, (Uniform(0.01, 1.0), Uniform(1.1, 50), Magnitudes(1, 18, signed=False)), (0.6, 8.0)),
    Row(
        "sinc", lambda x: mpmath.sin(mpmath.pi * x) / (mpmath.pi * x),
        (Uniform(-5, 5), Uniform(-1, 1), Uniform(-1000, 1000), Magnitudes(-9, 0)), (2.6, 2.6),
    ),
    Row(
        "erfcx", lambda x: mpmath.exp(x * x) * mpmath.erfc(x),
        (Uniform(-5, 5), Uniform(-1, 1), Uniform(-9, 40), Magnitudes(0, 9, signed=False)), (0.6, 2.5),
    ),
    Row("normal_cdf", lambda x: mpmath.erfc(-x / mpmath.sqrt(2)) / 2, (Uniform(-1, 6), Magnitudes(None, 0)), (3.5, 4)),
    Row("normal_cdf", lambda x: mpmath.erfc(-x / mpmath.sqrt(2)) / 2, (Uniform(-12.5, -1),), (16, 4)),
    Row("ndtr", lambda x: mpmath.erfc(-x / mpmath.sqrt(2)) / 2, (Uniform(-5, 5), Uniform(-12, 8)), (0.6, 3.5)),
    Row(
        "log_ndtr", lambda x: mpmath.log(mpmath.erfc(-x / mpmath.sqrt(2)) / 2),
        (Uniform(-5, 5), Uniform(-1, 8), Uniform(-1e4, 0)), (0.6, 3.5),
    ),
    Row(
        "ndtri", lambda p: exact_ndtri(p),
        (Uniform(0, 1), Magnitudes(-300, -1, signed=False), NearOne(-1, 15)), (0.6, 3.0),
    ),
    Row("i0", lambda x: mpmath.besseli(0, x), (Uniform(-20, 20), Uniform(-90, 90), Uniform(-700, 700)), (0.6, 6.0)),
    Row(
        "i0e", lambda x: mpmath.besseli(0, x) * mpmath.exp(-abs(x)), (Uniform(-20, 20), Uniform(-700, 700)), (0.6, 5.0)
    ),
    Row(
        "i1", lambda x: mpmath.besseli(1, x),
        (Uniform(-20, 20), Uniform(-90, 90), Uniform(-700, 700), Magnitudes(-20, 0)), (0.6, 6.0),
    ),
    Row(
        "i1e", lambda x: mpmath.besseli(1, x) * mpmath.exp(-abs(x)), (Uniform(-20, 20), Uniform(-700, 700)), (0.6, 5.0)
    ),
    Row(
        "trigamma", lambda x: mpmath.polygamma(1, x),
        (Uniform(0.01, 50), Uniform(-20, 0), Magnitudes(-3, 15, signed=False)), (0.6, 5.0),
    ),
]  # fmt: skip


def exact_ndtri(p: Any) -> Any:
    """The number below which a normal one lies with probability `p`, by Newton's method."""
    with mpmath.workdps(100):
        y = -mpmath.sqrt(2) * mpmath.sqrt(-mpmath.log(2 * min(p, 1 - p))) if min(p, 1 - p) < 0.01 else mpmath.mpf(0)
        goal = min(p, 1 - p)
        for _ in range(60):
            tail = mpmath.erfc(-y / mpmath.sqrt(2)) / 2
            slope = mpmath.exp(-y * y / 2) / mpmath.sqrt(2 * mpmath.pi)
            step = (mpmath.log(tail) - mpmath.log(goal)) * tail / slope  # of the logarithm, which is nearly a parabola
            y -= step
            if abs(step) < mpmath.mpf(10) ** -60:
                break
        return y if p <= 0.5 else -y


# Where the argument is outside the function's domain a sample is dropped.
INSIDE: dict[str, Callable[[np.ndarray], np.ndarray]] = {
    "log1p": lambda x: x > -1,
    "asin": lambda x: abs(x) < 1,
    "acos": lambda x: abs(x) < 1,
    "atanh": lambda x: abs(x) < 1,
    "erfinv": lambda x: (abs(x) < 1) & (x != 0),
    "log": lambda x: x > 0,
    "log2": lambda x: x > 0,
    "log10": lambda x: x > 0,
    "rsqrt": lambda x: x > 0,
    "acosh": lambda x: x >= 1,
    "ndtr": lambda x: x > -12.5,  # below, float32 results are subnormal, and mpmath is slow
    "log_ndtr": lambda x: x < 8.2,
    "ndtri": lambda x: (x > 0) & (x < 1),
    "trigamma": lambda x: x != np.rint(x),
}


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("row", UNARY, ids=lambda row: row.name)
def test_error_of_unary(row: Row, dtype: Any) -> None:
    random = np.random.default_rng(len(row.name))
    info = np.finfo(dtype)
    with np.errstate(over="ignore"):
        x = np.concatenate([domain.draw(random, info) for domain in row.domains]).astype(dtype)
    x = x[np.isfinite(x)]
    x = x[INSIDE[row.name](x)] if row.name in INSIDE else x
    with mpmath.workdps(50):
        errors = errors_in_ulp(call(row.name, x), [row.exact(mpmath.mpf(value)) for value in x.tolist()])
    worst = errors.argmax()
    assert errors[worst] <= row.bounds[dtype is np.float64], f"{errors[worst]} ulp at {x[worst]!r}"


POW_DOMAINS = [
    (Magnitudes(-3, 3, signed=False), Uniform(-5, 5)),
    (POSITIVE, Magnitudes(-3, 2)),
    (Uniform(0.5, 1.5), Uniform(-1500, 1500)),
    (NearOne(1, 6), Magnitudes(0, 6)),
]
HYPOT_DOMAINS = [
    (Uniform(-3, 3), Uniform(-3, 3)), (Magnitudes(None, None), Magnitudes(None, None)),
    (Magnitudes(-45, -37), Magnitudes(-45, -37)), (Magnitudes(-320, -290), Magnitudes(-320, -290)),
]  # fmt: skip
SUM_DOMAINS = [(Uniform(0, 3), Uniform(0, 3)), (Uniform(0, 80), Uniform(0, 80)), (Uniform(-50, -3), Uniform(-50, -3))]
ATAN2_DOMAINS = [(Uniform(-3, 3), Uniform(-3, 3)), (Magnitudes(-3, 3), Magnitudes(-3, 3))]


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize(
    ("name", "exact", "domains", "bound"),
    [
        ("pow", mpmath.power, POW_DOMAINS, 1.0),
        ("atan2", mpmath.atan2, ATAN2_DOMAINS, 1.5),
        ("hypot", lambda x, y: mpmath.sqrt(x * x + y * y), HYPOT_DOMAINS, 1.0),
        ("logaddexp", lambda x, y: mpmath.log(mpmath.exp(x) + mpmath.exp(y)), SUM_DOMAINS, 1.5),
        ("logaddexp2", lambda x, y: mpmath.log(2**x + 2**y) / mpmath.log(2), SUM_DOMAINS, 1.5),
        ("xlogy", lambda x, y: x * mpmath.log(y), [(Uniform(-3, 3), Uniform(1e-9, 3))], 1.6),
        ("xlog1py", lambda x, y: x * mpmath.log1p(y), [(Uniform(-3, 3), Uniform(-0.999, 3))], 1.6),
    ],
    ids=["pow", "atan2", "hypot", "logaddexp", "logaddexp2", "xlogy", "xlog1py"],
)
def test_error_of_binary(name: str, exact: Any, domains: Any, bound: float, dtype: Any) -> None:
    random = np.random.default_rng(3)
    for first, second in domains:
        info = np.finfo(dtype)
        x, y = first.draw(random, info).astype(dtype), second.draw(random, info).astype(dtype)
        with mpmath.workdps(50):
            reference = [exact(mpmath.mpf(a), mpmath.mpf(b)) for a, b in zip(x.tolist(), y.tolist(), strict=True)]
        errors = errors_in_ulp(call(name, x, y), reference)
        worst = errors.argmax()
        assert errors[worst] <= bound, f"{errors[worst]} ulp at {x[worst]!r}, {y[worst]!r}"


@pytest.mark.parametrize("exponent", [2.0, 3.0, 0.5])
@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
def test_powers_with_a_way_of_their_own(dtype: Any, exponent: float) -> None:
    x = Magnitudes(None, None, signed=exponent != 0.5).draw(np.random.default_rng(8), np.finfo(dtype)).astype(dtype)
    with mpmath.workdps(50):
        errors = errors_in_ulp(
            call("pow", x, np.full_like(x, exponent)), [mpmath.mpf(value) ** exponent for value in x.tolist()]
        )
    assert errors.max() <= 0.501


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", ["sin", "cos", "tan"])
def test_the_library_is_asked_for_single_lanes(name: str, dtype: Any) -> None:
    """Among small angles large ones, at every place of a vector."""
    x = np.random.default_rng(9).uniform(-3, 3, 64 * 67).astype(dtype)
    x[::67] = 1e13
    alone = np.array([call(name, x[i : i + 1])[0] for i in range(x.size)])
    np.testing.assert_array_equal(call(name, x), alone)
    with mpmath.workdps(50):
        exact = [getattr(mpmath, name)(mpmath.mpf(value)) for value in x[:200].tolist()]
        assert errors_in_ulp(call(name, x)[:200], exact).max() <= 2.3


def exact_zeta(s: Any, q: Any) -> Any:
    """By Euler and Maclaurin's formula: mpmath's own error is an absolute one."""
    s, start = mpmath.mpf(s), mpmath.mpf(q) + 40
    total = mpmath.fsum((mpmath.mpf(q) + k) ** -s for k in range(40))
    total += start**-s * (start / (s - 1) + mpmath.mpf(1) / 2)
    factor = start**-s * s / start
    for k in range(1, 31):
        total += factor * mpmath.bernoulli(2 * k) / mpmath.factorial(2 * k)
        factor *= (s + 2 * k - 1) * (s + 2 * k) / start**2
    return total


ZETA_DOMAINS = [
    (Uniform(1.01, 40), Uniform(0.1, 100)), (NearOne(1, 6), Magnitudes(-3, 6, signed=False)),
    (Uniform(1.1, 6), Uniform(0.01, 6)), (Uniform(2, 160), Magnitudes(-1, 4, signed=False)),
]  # fmt: skip


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("domain", ZETA_DOMAINS, ids=["usual", "near 1", "small", "large"])
def test_error_of_zeta(domain: Any, dtype: Any) -> None:
    random, info = np.random.default_rng(4), np.finfo(dtype)
    x, q = (random.permutation(side.draw(random, info))[:300].astype(dtype) for side in domain)
    x = np.maximum(x, 1 + info.eps)
    with mpmath.workdps(60):
        reference = [exact_zeta(a, b) for a, b in zip(x.tolist(), q.tolist(), strict=True)]
        inside = np.array([float(info.tiny) < item < float(info.max) for item in reference])
        assert inside.sum() > 20
        exact = [item for item, is_inside in zip(reference, inside, strict=True) if is_inside]
        errors = errors_in_ulp(call("zeta", x[inside], q[inside]), exact)
    assert errors.max() <= (5.0 if dtype is np.float64 else 0.6)


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", ["zeta", "igamma", "igammac"])
def test_elements_among_others_are_those_alone(name: str, dtype: Any) -> None:
    """Vectors go on until the last of their elements is done, and single elements leave the common way."""
    random = np.random.default_rng(10)
    a, x = random.uniform(0.5, 6, 64 * 7).astype(dtype), random.uniform(0.1, 9, 64 * 7).astype(dtype)
    a[::13], x[::13] = 2 if name == "zeta" else 300, 290
    a[::17], x[::17] = (3, -1.25) if name == "zeta" else (2e5, 2.001e5)
    a[::19], x[::19] = (3, 1) if name == "zeta" else (1e-3, 0.2)
    a[::23], x[::29] = np.nan, np.inf
    alone = np.array([call(name, a[i : i + 1], x[i : i + 1])[0] for i in range(a.size)])
    np.testing.assert_array_equal(call(name, a, x), alone)


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
def test_ldexp_and_nextafter_are_exact(dtype: Any) -> None:
    random = np.random.default_rng(6)
    x = random.uniform(-2, 2, 4000).astype(dtype)
    n = random.integers(-1100, 1100, 4000)
    with np.errstate(over="ignore", under="ignore"):
        np.testing.assert_array_equal(call("ldexp", x, n.astype(dtype)), np.ldexp(x, n))
    first, second = (side.ravel().astype(dtype) for side in np.meshgrid(SPECIAL_FLOATS, SPECIAL_FLOATS))
    assert_same(call("nextafter", first, second), np.nextafter(first, second), "nextafter")


@pytest.mark.parametrize("kind", ["uint8", "int8", "int32", "int64"])
def test_divisors_multiples_and_quotients_of_integers(kind: str) -> None:
    values = np.array([0, 1, 2, 3, 12, 18, 35, 100] + ([] if kind == "uint8" else [-1, -2, -12, -35]), kind)
    x, y = (side.ravel() for side in np.meshgrid(values, values))
    np.testing.assert_array_equal(call("gcd", x, y), np.gcd(x, y))
    ends = np.array([np.iinfo(kind).min, np.iinfo(kind).max, 1, 2, 6], kind)
    ends = tuple(side.ravel() for side in np.meshgrid(ends, ends))
    np.testing.assert_array_equal(call("gcd", *ends), np.gcd(*ends))
    with np.errstate(over="ignore"):
        wanted = np.array([math.lcm(int(a), int(b)) for a, b in zip(x, y, strict=True)])
    fits = wanted <= np.iinfo(kind).max
    np.testing.assert_array_equal(call("lcm", x, y)[fits], wanted[fits])
    with np.errstate(divide="ignore"):
        np.testing.assert_array_equal(call("floor_divide", x, y), np.floor_divide(x, y))


def test_parts_of_complex_numbers() -> None:
    z = np.array([1 + 2j, -0.5 - 1j, 3j], np.complex64)
    np.testing.assert_array_equal(call("real", z, dtype=np.float32), z.real)
    np.testing.assert_array_equal(call("imag", z, dtype=np.float32), z.imag)
    np.testing.assert_array_equal(call("conj", z), z.conj())
    np.testing.assert_allclose(call("reciprocal", z), 1 / z, rtol=1e-6)


# Results at the edges: (argument, result), equal to the bit up to the payload of a NaN.
ODD_AND_FLAT = [(0.0, 0.0), (-0.0, -0.0), (NAN, NAN), (1e-42, 1e-42), (-1e-42, -1e-42)]
SPECIAL: dict[str, list[tuple[float, float]]] = {
    "exp": [(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, 0.0), (NAN, NAN), (1e4, INF), (-1e4, 0.0)],
    "exp2": [(0.0, 1.0), (3.0, 8.0), (-126.0, 2.0**-126), (INF, INF), (-INF, 0.0), (NAN, NAN), (1024.0, INF)],
    "expm1": [*ODD_AND_FLAT, (INF, INF), (-INF, -1.0), (-1e4, -1.0), (1e4, INF)],
    "sigmoid": [(0.0, 0.5), (-0.0, 0.5), (INF, 1.0), (-INF, 0.0), (NAN, NAN), (1e4, 1.0), (-1e4, 0.0)],
    "log": [(0.0, -INF), (-0.0, -INF), (1.0, 0.0), (INF, INF), (-INF, NAN), (-1.0, NAN), (NAN, NAN), (-1e-42, NAN)],
    "log2": [(0.0, -INF), (1.0, 0.0), (2.0**-140, -140.0), (2.0**100, 100.0), (INF, INF), (-1.0, NAN), (NAN, NAN)],
    "log10": [(0.0, -INF), (1.0, 0.0), (1000.0, 3.0), (1e10, 10.0), (INF, INF), (-1.0, NAN), (NAN, NAN)],
    "log1p": [*ODD_AND_FLAT, (-1.0, -INF), (INF, INF), (-2.0, NAN), (-INF, NAN)],
    "sin": [*ODD_AND_FLAT, (INF, NAN), (-INF, NAN)],
    "cos": [(0.0, 1.0), (-0.0, 1.0), (INF, NAN), (-INF, NAN), (NAN, NAN)],
    "tan": [*ODD_AND_FLAT, (INF, NAN), (-INF, NAN)],
    "asin": [*ODD_AND_FLAT, (1.5, NAN), (-INF, NAN)],
    "acos": [(1.0, 0.0), (1.5, NAN), (INF, NAN), (NAN, NAN)],
    "atan": ODD_AND_FLAT,
    "sinh": [*ODD_AND_FLAT, (INF, INF), (-INF, -INF), (1e4, INF)],
    "cosh": [(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, INF), (NAN, NAN), (-1e4, INF)],
    "tanh": [*ODD_AND_FLAT, (INF, 1.0), (-INF, -1.0), (1e4, 1.0)],
    "asinh": [*ODD_AND_FLAT, (INF, INF), (-INF, -INF)],
    "acosh": [(1.0, 0.0), (0.5, NAN), (-2.0, NAN), (-INF, NAN), (INF, INF), (NAN, NAN)],
    "atanh": [*ODD_AND_FLAT, (1.0, INF), (-1.0, -INF), (2.0, NAN), (INF, NAN)],
    "erf": [(0.0, 0.0), (-0.0, -0.0), (INF, 1.0), (-INF, -1.0), (NAN, NAN), (30.0, 1.0)],
    "erfc": [(0.0, 1.0), (-0.0, 1.0), (INF, 0.0), (-INF, 2.0), (NAN, NAN), (30.0, 0.0), (-30.0, 2.0)],
    "erfinv": [(0.0, 0.0), (-0.0, -0.0), (1.0, INF), (-1.0, -INF), (1.5, NAN), (NAN, NAN)],
    "lgamma": [(0.0, INF), (-1.0, INF), (1.0, 0.0), (2.0, 0.0), (INF, INF), (-INF, INF), (NAN, NAN)],
    "digamma": [(0.0, -INF), (-0.0, INF), (-1.0, NAN), (INF, INF), (-INF, NAN), (NAN, NAN)],
    "sqrt": [(0.0, 0.0), (-0.0, -0.0), (4.0, 2.0), (INF, INF), (-1.0, NAN), (NAN, NAN)],
    "rsqrt": [(0.0, INF), (4.0, 0.5), (INF, 0.0), (-1.0, NAN), (NAN, NAN)],
    "sign": [(0.0, 0.0), (2.5, 1.0), (-2.5, -1.0), (INF, 1.0), (-INF, -1.0), (NAN, 0.0)],
    "sinc": [(0.0, 1.0), (-0.0, 1.0), (2.0, 0.0), (0.5, 2 / math.pi), (NAN, NAN), (INF, NAN)],
    "erfcx": [(0.0, 1.0), (INF, 0.0), (-INF, INF), (-30.0, INF), (NAN, NAN)],
    "normal_cdf": [(0.0, 0.5), (INF, 1.0), (-INF, 0.0), (NAN, NAN), (-39.0, 0.0), (30.0, 1.0)],
    "ndtr": [(0.0, 0.5), (INF, 1.0), (-INF, 0.0), (NAN, NAN)],
    "log_ndtr": [(INF, -0.0), (-INF, -INF), (NAN, NAN)],
    "ndtri": [(0.5, 0.0), (0.0, -INF), (1.0, INF), (-0.1, NAN), (1.1, NAN), (NAN, NAN)],
    "i0": [(0.0, 1.0), (-0.0, 1.0), (INF, INF), (-INF, INF), (NAN, NAN)],
    "i0e": [(0.0, 1.0), (INF, 0.0), (-INF, 0.0), (NAN, NAN)],
    "i1": [(0.0, 0.0), (-0.0, -0.0), (INF, INF), (-INF, -INF), (NAN, NAN)],
    "i1e": [(0.0, 0.0), (-0.0, -0.0), (INF, 0.0), (-INF, -0.0), (NAN, NAN)],
    "trigamma": [(0.0, INF), (-1.0, INF), (INF, 0.0), (NAN, NAN)],
    "square": [(-3.0, 9.0), (INF, INF), (NAN, NAN)],
    "reciprocal": [(4.0, 0.25), (0.0, INF), (-0.0, -INF), (INF, 0.0), (NAN, NAN)],
    "abs": [(-0.0, 0.0), (-2.5, 2.5), (-INF, INF), (NAN, NAN)],
    "floor": [(-0.5, -1.0), (0.5, 0.0), (-0.0, -0.0), (INF, INF), (NAN, NAN)],
    "ceil": [(-0.5, -0.0), (0.5, 1.0), (1e30, 1e30), (NAN, NAN)],
    "trunc": [(-1.5, -1.0), (1.5, 1.0), (-0.5, -0.0), (-INF, -INF), (NAN, NAN)],
    "round": [(0.5, 0.0), (1.5, 2.0), (2.5, 2.0), (-0.5, -0.0), (-1.5, -2.0), (NAN, NAN)],
}


def assert_same(got: np.ndarray, expected: np.ndarray, where: str) -> None:
    np.testing.assert_array_equal(got, expected, err_msg=where)
    numbers = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(got)[numbers], np.signbit(expected)[numbers], err_msg=f"sign, {where}")


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", SPECIAL)
def test_special_values(name: str, dtype: Any) -> None:
    # Twice over, so that both the vector body and the scalar rest of the loop see every value.
    cases = SPECIAL[name] * 33
    x, expected = (np.array(column).astype(dtype) for column in zip(*cases, strict=True))
    assert_same(call(name, x), expected, f"{name} of {x[: len(SPECIAL[name])]}")


SPECIAL_FLOATS = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -2.0, 3.0, -3.0, 2.5, 1e30, -1e30, 1e-40, INF, -INF, NAN]


def numpy_remainder(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The remainder with the sign of y: fmod, moved by y where the signs differ."""
    result = np.fmod(x, y)
    moved: np.ndarray = np.where((result != 0) & ((result < 0) != (y < 0)), result + y, result).astype(x.dtype)
    return moved


BINARY: dict[str, Callable[..., Any]] = {
    "pow": np.power,
    "atan2": np.arctan2,
    "copysign": np.copysign,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "fmax": np.fmax,
    "fmin": np.fmin,
    "fmod": np.fmod,
    "remainder": numpy_remainder,
    "floor_divide": np.floor_divide,
    "hypot": np.hypot,
    "logaddexp": np.logaddexp,
    "logaddexp2": np.logaddexp2,
    "heaviside": lambda x, y: np.where(np.isnan(x), x.dtype.type(0), np.heaviside(x, y)).astype(x.dtype),
}


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", BINARY)
def test_special_pairs(name: str, dtype: Any) -> None:
    x, y = (side.ravel().astype(dtype) for side in np.meshgrid(SPECIAL_FLOATS, SPECIAL_FLOATS))
    got, expected = call(name, x, y), BINARY[name](x, y)
    # A zero among equal zeros: only maximum and minimum promise a sign, NumPy does not.
    exact = ~((x == 0) & (y == 0)) if name in ("maximum", "minimum", "fmax", "fmin") else np.ones(x.shape, bool)
    ordinary = np.isfinite(expected) & (expected != 0)
    lost = np.finfo(dtype).eps if name.startswith("logadd") else 0  # where logarithms cancel
    np.testing.assert_allclose(got[ordinary], expected[ordinary], rtol=3 * np.finfo(dtype).eps, atol=lost)
    assert_same(got[exact & ~ordinary], expected[exact & ~ordinary], name)


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
def test_maximum_orders_zeros(dtype: Any) -> None:
    plus, minus = np.zeros(40, dtype), -np.zeros(40, dtype)
    assert not np.signbit(call("maximum", plus, minus)).any()
    assert not np.signbit(call("maximum", minus, plus)).any()
    assert np.signbit(call("minimum", plus, minus)).all()


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", ["fmod", "remainder"])
def test_remainders_are_exact(name: str, dtype: Any) -> None:
    random = np.random.default_rng(5)
    x = Magnitudes(-6, 6).draw(random, np.finfo(dtype)).astype(dtype)
    y = Magnitudes(-6, 6).draw(random, np.finfo(dtype)).astype(dtype)
    multiples = (y * random.integers(-1000, 1000, y.size)).astype(dtype)
    for numerator in (x, multiples):
        assert_same(call(name, numerator, y), BINARY[name](numerator, y), name)


PREDICATES = {"isnan": np.isnan, "isinf": np.isinf, "isfinite": np.isfinite, "signbit": np.signbit}


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", PREDICATES)
def test_predicates(name: str, dtype: Any) -> None:
    x = np.array(SPECIAL_FLOATS[:-1] * 5 + [NAN], dtype)
    np.testing.assert_array_equal(call(name, x, dtype=np.bool_), PREDICATES[name](x))


COMPLEX: dict[str, Callable[..., Any]] = {
    "exp": np.exp,
    "exp2": np.exp2,
    "expm1": np.expm1,
    "log": np.log,
    "log2": np.log2,
    "log10": np.log10,
    "log1p": np.log1p,
    "sqrt": np.sqrt,
    "rsqrt": lambda z: 1 / np.sqrt(z),
    "sigmoid": lambda z: 1 / (1 + np.exp(-z)),
    "sin": np.sin,
    "cos": np.cos,
    "tan": np.tan,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tanh": np.tanh,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
}


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128], ids=["complex64", "complex128"])
@pytest.mark.parametrize("name", COMPLEX)
def test_complex(name: str, dtype: Any) -> None:
    random = np.random.default_rng(7)
    z = (random.normal(size=100) * 2 + 2j * random.normal(size=100)).astype(dtype)
    # Numba's complex functions are textbook forms; 50 eps allows for their cancellation near 1 and +-i.
    expected = COMPLEX[name](z.astype(np.complex128))
    np.testing.assert_allclose(call(name, z), expected, rtol=50 * np.finfo(dtype).eps, atol=8 * np.finfo(dtype).eps)


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128], ids=["complex64", "complex128"])
def test_complex_of_other_shapes(dtype: Any) -> None:
    z = np.array([3 + 4j, -1j, 0, complex(INF, 0), complex(0, NAN)], dtype)
    np.testing.assert_array_equal(call("abs", z, dtype=z.real.dtype), np.abs(z))
    for name in ("isnan", "isinf", "isfinite"):
        np.testing.assert_array_equal(call(name, z, dtype=np.bool_), PREDICATES[name](z))
    base, exponent = np.array([1 + 2j, -2 + 0.5j, 3], dtype), np.array([2, 0.5 - 1j, 1j], dtype)
    np.testing.assert_allclose(call("pow", base, exponent), base**exponent, rtol=20 * np.finfo(dtype).eps)
    assert cmath.isclose(complex(call("pow", base, exponent)[0]), (1 + 2j) ** 2, rel_tol=1e-5)


INTEGERS = [np.int8, np.uint8, np.int16, np.int32, np.int64]


@pytest.mark.parametrize("dtype", INTEGERS, ids=lambda dtype: dtype.__name__)
def test_integers(dtype: Any) -> None:
    info = np.iinfo(dtype)
    values = np.array([0, 1, 2, 3, 7, 100, info.max, info.min, *([-1, -2, -7] if info.min else [])], dtype)
    x, y = (side.ravel() for side in np.meshgrid(values, values))
    for name in ("maximum", "minimum", "fmax", "fmin"):
        np.testing.assert_array_equal(call(name, x, y), BINARY[name](x, y), err_msg=name)
    divisible = y != 0
    np.testing.assert_array_equal(call("fmod", x, y)[divisible], np.fmod(x[divisible], y[divisible]))
    np.testing.assert_array_equal(call("remainder", x, y)[divisible], np.remainder(x[divisible], y[divisible]))
    assert not call("fmod", x, y)[~divisible].any()
    assert not call("remainder", x, y)[~divisible].any()
    np.testing.assert_array_equal(call("abs", values), np.abs(values))
    for name in ("floor", "ceil", "trunc", "round"):
        np.testing.assert_array_equal(call(name, values), values)
    for name in ("isnan", "isinf", "isfinite", "signbit"):
        expected = values < 0 if name == "signbit" else np.full(values.shape, name == "isfinite")
        np.testing.assert_array_equal(call(name, values, dtype=np.bool_), expected, err_msg=name)


@pytest.mark.parametrize("dtype", INTEGERS, ids=lambda dtype: dtype.__name__)
def test_integer_powers(dtype: Any) -> None:
    bases, exponents = np.meshgrid(np.arange(0, 12, dtype=dtype), np.arange(0, 20, dtype=dtype))
    base, exponent = bases.ravel(), exponents.ravel()
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(call("pow", base, exponent), base**exponent)
    if np.iinfo(dtype).min:
        base = np.array([1, -1, -1, 2, -3, 0, -2, -3], dtype)
        exponent = np.array([-4, -4, -3, -1, -2, -1, 3, 2], dtype)
        np.testing.assert_array_equal(call("pow", base, exponent), [1, 1, -1, 0, 0, 0, -8, 9])


def test_booleans() -> None:
    x, y = np.array([False, False, True, True]), np.array([False, True, False, True])
    np.testing.assert_array_equal(call("maximum", x, y), x | y)
    np.testing.assert_array_equal(call("minimum", x, y), x & y)
    np.testing.assert_array_equal(call("pow", x, y), [True, False, True, True])
    np.testing.assert_array_equal(call("abs", x), x)


def test_operands_of_two_types_meet_in_the_higher_kind() -> None:
    x = np.array([1.5, -2.0, NAN], np.float32)
    n = np.array([2, -3, 1], np.int64)
    got = call("maximum", x, n)
    assert got.dtype == np.float32
    np.testing.assert_array_equal(got, np.array([2.0, -2.0, NAN], np.float32))


@pytest.mark.parametrize("name", sorted(vecmath.__all__))
def test_a_plain_call_is_rejected(name: str) -> None:
    function = getattr(vecmath, name)
    position = function.module.split(".")[-2]
    text = f"{position}.{function.name} works inside compiled kernels only; call the operator of the same name instead"
    with pytest.raises(TypeError) as error:
        function(1.0)
    assert str(error.value) == text


def test_undefined_types_are_named() -> None:
    with pytest.raises(numba.core.errors.TypingError, match=r"vecmath\.erf is not defined for int64"):
        call("erf", np.arange(3))


@pytest.mark.parametrize("dtype", BOTH, ids=["float32", "float64"])
@pytest.mark.parametrize("name", ["exp", "expm1", "log", "log1p", "sin", "cos", "tanh", "erf", "sigmoid", "ndtri"])
def test_loops_vectorise(name: str, dtype: Any) -> None:
    loop = make_loop(name)
    x = np.ones(64, dtype)
    loop(x, np.empty_like(x))
    (code,) = loop.inspect_llvm().values()  # type: ignore[attr-defined]
    lanes = [f"<{count} x {'float' if dtype is np.float32 else 'double'}>" for count in (2, 4, 8, 16)]
    assert any(kind in code for kind in lanes)


@pytest.mark.skipif(not os.environ.get("OPWEAVE_SLOW_TESTS"), reason="exhaustive; set OPWEAVE_SLOW_TESTS=1")
@pytest.mark.parametrize(
    ("name", "exact", "bound"),
    [("exp", np.exp, 1.0), ("log", np.log, 0.7), ("tanh", np.tanh, 1.4), ("sin", np.sin, 0.9), ("cos", np.cos, 0.9)],
)
def test_every_float32(name: str, exact: Any, bound: float) -> None:
    """All 2^32 arguments, against NumPy in float64, whose own error (1e-8 float32 ulp) does not count."""
    step = 1 << 22
    for start in range(0, 1 << 32, step):
        x = np.arange(start, start + step, dtype=np.uint64).astype(np.uint32).view(np.float32)
        got = call(name, x).astype(np.float64)
        with np.errstate(all="ignore"):
            expected = exact(x.astype(np.float64))
            # Overflow is rounding, too.
            rounded = expected.astype(np.float32)
            spacing = np.ldexp(1.0, np.maximum(np.frexp(expected)[1] - 1, -126) - 23)
            errors = np.abs(got - expected) / spacing
        finite = np.isfinite(rounded)
        assert_same(got[~finite], rounded[~finite].astype(np.float64), name)
        assert errors[finite].max(initial=0.0) <= bound
