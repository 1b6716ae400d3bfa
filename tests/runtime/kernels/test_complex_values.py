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
