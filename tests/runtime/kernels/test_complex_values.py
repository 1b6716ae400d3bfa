"""Functions of complex numbers against NumPy: zeros with signs, infinities and NaN, and where formulas overflow."""

from __future__ import annotations

from typing import Any

import mpmath
import numpy as np
import pytest

import generated as ow

CORNERS = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan]
SPECIAL = np.array([complex(a, b) for a in CORNERS for b in CORNERS])
# Large real or imaginary parts, and places where a formula loses digits: beside 0, 1, i and the unit circle.
ORDINARY = np.array(
    [46 + 1j, -300 + 2j, 500 - 0.5j, 709.9 + 1.5j, -710.2 + 1.57j, 0.3 + 50j, 1e9 + 1e9j, 1 + 1e-9j, 1 - 1e-9 + 1e-10j,
     1e-9 + 1j, 1e-12 - 1e-3j, -1e-8 + 1e-9j, 0.6 + 0.8j, -2.5 + 3.5j, 0.8 - 0.6000001j, 1e-160 + 1e-160j]
)  # fmt: skip
FUNCTIONS = {
    "acos": np.arccos, "acosh": np.arccosh, "asin": np.arcsin, "asinh": np.arcsinh, "atan": np.arctan,
    "atanh": np.arctanh, "cos": np.cos, "cosh": np.cosh, "sin": np.sin, "sinh": np.sinh, "tan": np.tan,
    "tanh": np.tanh, "expm1": np.expm1, "log": np.log,
}  # fmt: skip
# The C standard leaves the sign of an infinity open where the angle is NaN or infinite.
OPEN = {"sinh", "sin"}


def parts(values: Any) -> Any:
    return np.stack([values.real, values.imag], axis=-1)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_special_values_are_those_of_the_c_standard(name: str) -> None:
    with np.errstate(all="ignore"):
        expected = parts(FUNCTIONS[name](SPECIAL))
    result = parts(getattr(ow, name)(ow.from_numpy(SPECIAL)).numpy())
    if name in OPEN:
        unknown = np.isinf(expected) & np.isnan(expected).any(axis=-1, keepdims=True)
        expected, result = (np.where(unknown, np.abs(number), number) for number in (expected, result))
    np.testing.assert_allclose(result, expected, rtol=1e-15)
    names = ~np.isnan(expected)
    np.testing.assert_array_equal(np.signbit(result)[names], np.signbit(expected)[names])


@pytest.mark.parametrize(
    ("name", "dtype"), [*((function, np.complex128) for function in FUNCTIONS), ("tanh", np.complex64)]
)
def test_nothing_overflows_or_loses_digits(name: str, dtype: Any) -> None:
    values = ORDINARY.astype(dtype)
    with np.errstate(all="ignore"):
        expected = FUNCTIONS[name](values.astype(np.complex128))
        expected = expected.astype(dtype)
    result = getattr(ow, name)(ow.from_numpy(values)).numpy()
    finite = np.isfinite(expected)
    np.testing.assert_array_equal(result[~finite], expected[~finite])
    result, expected = result[finite], expected[finite]
    assert (np.abs(result - expected) <= 8 * np.finfo(dtype).eps * np.abs(expected)).all()


def root(z: Any) -> Any:
    """sqrt(1 - z^2), with its branch."""
    return mpmath.sqrt(1 - z) * mpmath.sqrt(1 + z)


LOGISTIC = {True: lambda z: 1 / (1 + mpmath.exp(-z)), False: lambda z: mpmath.exp(z) / (1 + mpmath.exp(z))}
# Functions, and their first and second derivatives.
DERIVATIVES: dict[str, tuple[Any, Any, Any]] = {
    "acos": (mpmath.acos, lambda z: -1 / root(z), lambda z: -z / root(z) ** 3),
    "asin": (mpmath.asin, lambda z: 1 / root(z), lambda z: z / root(z) ** 3),
    "atan": (mpmath.atan, lambda z: 1 / (1 + z * z), lambda z: -2 * z / (1 + z * z) ** 2),
    "asinh": (mpmath.asinh, lambda z: 1 / root(1j * z), lambda z: -z / root(1j * z) ** 3),
    "atanh": (mpmath.atanh, lambda z: 1 / root(z) ** 2, lambda z: 2 * z / root(z) ** 4),
    "log1p": (lambda z: mpmath.log(1 + z), lambda z: 1 / (1 + z), lambda z: -1 / (1 + z) ** 2),
    "log2": (lambda z: mpmath.log(z, 2), lambda z: 1 / (z * mpmath.log(2)), lambda z: -1 / (z**2 * mpmath.log(2))),
    "log10": (lambda z: mpmath.log(z, 10), lambda z: 1 / (z * mpmath.log(10)), lambda z: -1 / (z**2 * mpmath.log(10))),
    "sigmoid": (
        lambda z: LOGISTIC[z.real > 0](z), lambda z: mpmath.sech(z / 2) ** 2 / 4,
        lambda z: -mpmath.sech(z / 2) ** 2 * mpmath.tanh(z / 2) / 4,
    ),
}  # fmt: skip
SIZES = (0.0, 1e-25, 1e-9, 0.3, 1.0, 300.0, 3e8, 1e22, 1e300)


def assert_parts_close(actual: Any, expected: list[Any], points: list[complex]) -> None:
    """Within some ulps of the modulus, where that is a number of the dtype; either side of a cut will do."""
    info = np.finfo(actual.dtype)
    for point, number, true in zip(points, actual.tolist(), expected, strict=True):
        if true is None or abs(true) > float(info.max) / 4:
            continue
        sides = [true, mpmath.conj(true), -mpmath.conj(true)] if 0 in (point.real, point.imag) else [true]
        allowed = 64 * float(info.eps) * max(abs(true), mpmath.mpf(float(info.tiny)))
        assert any(abs(mpmath.mpc(number) - side) <= allowed for side in sides), (point, number, complex(true))


def value_at(function: Any, point: complex) -> Any:
    """None at a pole."""
    try:
        return mpmath.mpc(function(mpmath.mpc(point)))
    except (ZeroDivisionError, ValueError):
        return None


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
@pytest.mark.parametrize("name", DERIVATIVES)
def test_values_and_derivatives_at_every_size(name: str, dtype: Any) -> None:
    """Beside branch points, on cuts, and where squares overflow or a part is lost beside the other part."""
    sizes = [size for size in SIZES if size < 1e30 or dtype is np.complex128]
    signed = [*sizes, *(-size for size in sizes[1:])]
    values = np.array([complex(a, b) for a in signed for b in signed], dtype)
    z = ow.tensor(values, requires_grad=True)
    y = getattr(ow, name)(z)
    (slope,) = ow.autograd.grad(y, z, ow.ones_like(y), create_graph=True)
    (bend,) = ow.autograd.grad(slope, z, ow.ones_like(slope))
    points = values.tolist()
    with mpmath.workdps(120):
        for tensor, function in zip((y, slope, bend), DERIVATIVES[name], strict=True):
            expected = [value_at(function, point) for point in points]
            if tensor is not y:
                expected = [None if item is None else mpmath.conj(item) for item in expected]
            assert_parts_close(tensor.detach().numpy(), expected, points)


def test_derivatives_on_both_sides_of_a_cut() -> None:
    """The sign of a zero says on which side a number lies; beside it the derivatives are the same."""
    for size in (2.0, 3e9, 1e200):
        for real, imag in ((size, 0.0), (size, -0.0), (-size, 0.0), (-size, -0.0)):
            on = ow.tensor([complex(real, imag)], dtype=ow.complex128)
            beside = ow.tensor([complex(real, np.copysign(size * 1e-17, imag))], dtype=ow.complex128)
            for function in (ow.asin, ow.acos):
                slopes = [ow.func.vjp(function, z)[1](ow.ones_like(z))[0].item() for z in (on, beside)]
                assert abs(slopes[0] - slopes[1]) <= 1e-12 * abs(slopes[0]), (function, real, imag, slopes)


POWERS_OF_ZERO = {
    0.5 + 1j: 0, 2: 0, 3 - 2j: 0, 0: 1, -1: complex(np.inf, np.nan), -0.5 + 1j: complex(np.inf, np.nan),
    -2: complex(np.inf, np.nan), 1j: complex(np.nan, np.nan),
}  # fmt: skip


@pytest.mark.parametrize("dtype", [np.complex64, np.complex128])
def test_powers_of_zero_are_their_limits(dtype: Any) -> None:
    exponents = np.array(list(POWERS_OF_ZERO), dtype)
    expected = parts(np.array(list(POWERS_OF_ZERO.values()), dtype))
    zeros = ow.from_numpy(np.zeros_like(exponents))
    np.testing.assert_array_equal(parts(ow.pow(zeros, ow.from_numpy(exponents)).numpy()), expected)
    np.testing.assert_array_equal(parts(ow.pow(0, ow.from_numpy(exponents)).numpy()), expected)
    for exponent, value in zip(exponents.tolist(), expected, strict=True):
        np.testing.assert_array_equal(parts(ow.pow(zeros[:1], exponent).numpy())[0], value)


def test_gradients_at_the_power_of_zero() -> None:
    base = ow.zeros(4, dtype=ow.complex128)
    exponent = ow.tensor([0.5 + 1j, 1j, 0j, 2], dtype=ow.complex128, requires_grad=True)
    (tensor,) = ow.autograd.grad(ow.pow(base, exponent), exponent, ow.ones(4, dtype=ow.complex128))
    assert tensor.tolist() == [0, 0, 0, 0]


def test_powers_whose_factors_leave_the_range_of_numbers() -> None:
    """|x| to the real part of y and e to the rest of the logarithm may be 0 and infinite where their product is not."""
    base = ow.tensor([-501 - 501j, -501 - 501j, 501 - 501j, 1e200 + 0j], dtype=ow.complex128)
    exponent = ow.tensor([-501 + 501j, -501 + 300j, -501 - 600j, -1.5 - 2j], dtype=ow.complex128)
    actual = (base**exponent).numpy()
    with mpmath.workdps(40):
        for x, y, result in zip(base.tolist(), exponent.tolist(), actual, strict=True):
            wanted = complex(mpmath.power(mpmath.mpc(x), mpmath.mpc(y)))
            assert abs(result - wanted) <= 1e-11 * abs(wanted), (x, y)
