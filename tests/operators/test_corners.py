"""Corners against PyTorch: every dtype, NaN, inf, signed zeros, extremes of integers, no elements, no dimensions.

A row is the source of a call over ``a``, ``b`` (one dtype, the same shape), ``c`` (positive) and ``m``, the module. For
every dtype both libraries compute it, or both reject it; where they compute it, dtype, shape and values agree.
"""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow

from .cases import COMPLEX, DTYPES, EPSILON, FLOATING, Array, to_numpy, to_tensor
from .test_parity import dtype_name, to_torch, torch_numpy

torch = pytest.importorskip("torch")
pytestmark = pytest.mark.parity

UNARY = {
    # rounding and the parts of numbers
    "floor": "m.floor(a)", "ceil": "m.ceil(a)", "trunc": "m.trunc(a)", "frac": "m.frac(a)", "round": "m.round(a)",
    "round to places": "m.round(a, decimals=1)", "round to tens": "m.round(a, decimals=-1)",
    "signbit": "m.signbit(a)", "isposinf": "m.isposinf(a)", "isneginf": "m.isneginf(a)", "isreal": "m.isreal(a)",
    "nan_to_num": "m.nan_to_num(a)", "nan_to_num with values": "m.nan_to_num(a, 1.5, posinf=3, neginf=-4)",
    "deg2rad": "m.deg2rad(a)", "rad2deg": "m.rad2deg(a)", "clamp": "m.clamp(a, -1, 2)", "clip": "m.clip(a, max=2)",
    "clamp to a fraction": "m.clamp(a, 0.5)", "clamp_min": "m.clamp_min(a, 1)", "clamp_max": "m.clamp_max(a, 1.5)",
    "sgn": "m.sgn(a)", "sign": "m.sign(a)", "abs": "m.abs(a)", "bitwise_not": "m.bitwise_not(a)",
    "minus one": "a - 1", "one minus": "1 - a", "neg": "m.neg(a)", "positive": "m.positive(a)",
}  # fmt: skip
BINARY = {
    "div": "m.div(a, b)", "trunc mode": "m.div(a, c, rounding_mode='trunc')",
    "floor mode": "m.div(a, c, rounding_mode='floor')", "floor_divide": "m.floor_divide(a, c)", "//": "a // c",
    "// of a number": "a // 3", "// of a fraction": "a // 1.5", "number //": "7 // c",
    "remainder": "m.remainder(a, c)", "%": "a % c", "% of a number": "a % 3", "number %": "7 % c",
    "fmod": "m.fmod(a, c)", "fmod of a number": "m.fmod(a, 3)", "remainder of a number": "m.remainder(7, c)",
    "float_power": "m.float_power(a, b)", "float_power 2": "m.float_power(a, 2)",
    "2 float_power": "m.float_power(2, a)",
    "fmax": "m.fmax(a, b)", "fmin": "m.fmin(a, b)", "maximum": "m.maximum(a, b)", "minimum": "m.minimum(a, b)",
    "atan2": "m.atan2(a, b)", "hypot": "m.hypot(a, b)", "logaddexp": "m.logaddexp(a, b)",
    "logaddexp2": "m.logaddexp2(a, b)", "copysign": "m.copysign(a, b)", "copysign of a number": "m.copysign(a, -0.0)",
    "nextafter": "m.nextafter(a, b)", "ldexp": "m.ldexp(a, b)", "gcd": "m.gcd(a, b)", "lcm": "m.lcm(a, b)",
    "heaviside": "m.heaviside(a, b)", "addcmul": "m.addcmul(a, b, c)",
    "addcmul with a value": "m.addcmul(a, b, c, value=2)",
    "addcdiv": "m.addcdiv(a, b, c)", "addcdiv with a value": "m.addcdiv(a, b, c, value=2)",
    "lerp": "m.lerp(a, b, 0.25)", "lerp of tensors": "m.lerp(a, b, c)",
    "masked_fill": "a.masked_fill(a == b, 1)", "masked_fill with a tensor": "a.masked_fill(a == b, b.reshape(-1)[0])",
    "isclose": "m.isclose(a, b)", "isclose with nan": "m.isclose(a, b, equal_nan=True)",
    "clamp with tensors": "m.clamp(a, b, c)", "clamp_min with a tensor": "m.clamp_min(a, b)",
    "<<": "a << c", ">>": "a >> c", "<< of a number": "a << 2", ">> of a number": "a >> 1",
    "number <<": "m.bitwise_left_shift(1, c)",
    "&": "m.bitwise_and(3, a)", "|": "m.bitwise_or(3, a)", "^": "m.bitwise_xor(3, a)",
    "logical_and": "m.logical_and(a, b)", "eq_": "a.eq_(b)", "less_": "a.less_(b)", "logical_not_": "a.logical_not_()",
    "bool bits": "m.bitwise_and(a, True)",
}  # fmt: skip
SPECIAL = {
    **{name: f"m.{name}(a)" for name in (
        "erfinv", "lgamma", "digamma", "logit", "sinc", "i0", "angle", "conj", "real",
    )},
    **{
        name: f"m.special.{name}(a)"
        for name in ("i0e", "i1", "i1e", "erfcx", "entr", "ndtr", "ndtri", "log_ndtr", "psi", "gammaln", "expit")
    },
    "logit with eps": "m.logit(a, 0.25)", "polygamma 0": "m.polygamma(0, c)", "polygamma 1": "m.polygamma(1, c)",
    "polygamma 3": "m.polygamma(3, c)", "mvlgamma": "m.mvlgamma(c + 2, 2)", "xlogy": "m.xlogy(a, b)",
    "xlogy of a number": "m.xlogy(2, b)", "xlogy with a number": "m.xlogy(a, 2)",
    "xlog1py": "m.special.xlog1py(a, b)", "zeta": "m.special.zeta(c + 1, c)", "imag": "m.imag(a)",
}  # fmt: skip
REDUCTIONS = {
    "argmin": "m.argmin(a)", "argmin of a dim": "m.argmin(a, 0, True)", "argmax": "m.argmax(a)",
    "all of dims": "m.all(a, (0,))", "any of dims": "m.any(a, (0,), True)", "any of no dims": "m.any(a, ())",
    "count_nonzero": "m.count_nonzero(a)", "count_nonzero of a dim": "m.count_nonzero(a, 0)",
    "count_nonzero of dims": "m.count_nonzero(a, (0,))", "nansum": "m.nansum(a)", "nansum of a dim": "m.nansum(a, 0)",
    "nanmean": "m.nanmean(a)", "std": "m.std(c)", "std of a dim": "m.std(c, 0)", "std over n": "m.std(c, correction=0)",
    "std_mean": "m.std_mean(c)[0]", "var": "m.var(c)", "var_mean": "m.var_mean(c)[0]", "logsumexp": "m.logsumexp(c, 0)",
    "norm": "m.norm(c)", "norm 1": "m.norm(c, 1)", "norm inf": "m.norm(c, m.inf)",
    "trapezoid": "m.trapezoid(c)", "trapezoid dx": "m.trapezoid(c, dx=2)", "trapezoid x": "m.trapezoid(c, c)",
    "cumulative_trapezoid": "m.cumulative_trapezoid(c)", "diff": "m.diff(c)", "diff twice": "m.diff(c, 2)",
    "diff with ends": "m.diff(c, prepend=c, append=c)", "softmin": "m.nn.functional.softmin(c, 0)",
    "sum of bool": "m.sum(a > 0)", "cumsum": "m.cumsum(c, 0)", "cumprod": "m.cumprod(c, 0)",
    "logcumsumexp": "m.logcumsumexp(c, 0)", "aminmax": "m.aminmax(a)[0]", "amax": "m.amax(a)", "mean": "m.mean(c)",
    "prod": "m.prod(c)", "max": "m.max(a)", "cummax": "m.cummax(c, 0)[1]", "softmax": "m.softmax(c, 0)",
}  # fmt: skip
FACTORIES = {
    "eye": "m.eye(2, 3, dtype=a.dtype)", "linspace": "m.linspace(0, 10, 4, dtype=a.dtype)",
    "linspace of one": "m.linspace(3, 10, 1, dtype=a.dtype)", "linspace of none": "m.linspace(3, 10, 0, dtype=a.dtype)",
    "logspace": "m.logspace(0, 2, 3, dtype=a.dtype)", "new_zeros": "a.new_zeros(2, 3)", "new_ones": "a.new_ones((2,))",
    "new_full": "a.new_full((2,), 1)", "new_empty": "a.new_empty((0, 2))", "rand_like": "m.rand_like(a) * 0",
    "randn_like": "m.randn_like(a) * 0", "randint_like": "m.randint_like(a, 1)", "uniform_": "a.uniform_() * 0",
    "random_": "a.random_(1)", "normal_": "a.normal_() * 0", "bernoulli_": "a.bernoulli_(1.0)",
    "bernoulli": "m.bernoulli(c * 0 + 1)", "exponential_": "a.exponential_() * 0",
    "multinomial": "m.multinomial(c, 3) * 0",
}  # fmt: skip
ROWS = {**UNARY, **BINARY, **SPECIAL, **REDUCTIONS, **FACTORIES}

FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 3.7, -3.7, 100.25, np.inf, -np.inf, np.nan, 5.0)
OTHERS = (0.0, 0.0, -0.0, 2.0, 0.5, 3.0, -np.inf, 1.5, np.nan, -2.0, 3.7, -7.0, np.inf, 1.0, 2.0, np.nan)
POSITIVE = (1.0, 2.0, 3.0, 0.5, 1.5, 2.0, 4.0, 1.0, 2.0, 3.0, 0.25, 7.0, 2.0, 3.0, 1.0, 2.0)


def operands(kind: str, shape: str) -> dict[str, Array]:
    """The operands in a dtype: all values, none, or one without dimensions."""
    if kind == "bool":
        values = [np.arange(16) % 2 > 0, np.arange(16) % 4 > 1, np.ones(16, bool)]
    elif kind not in EPSILON:
        limits = np.iinfo(kind)
        ends = [limits.min, limits.max] if kind != "int64" else [-(2**40), 2**40]
        first = [0, 1, 2, 3, 5, 7, *ends, *((-1, -2, -3, -5, -7) if limits.min else (4, 6, 8, 9, 10)), 3, 0, 5]
        other = [0, 3, 2, 1, 4, 2, 1, 1, *((-1, 2, -2, 3, 5) if limits.min else (1, 2, 2, 3, 5)), 6, 1, 0]
        values = [np.array(first, kind), np.array(other, kind), np.array([1, 2, 3, 4] * 4, kind)]
    else:
        values = [np.array(item, "float32" if kind == "bfloat16" else kind) for item in (FLOATS, OTHERS, POSITIVE)]
        if kind in COMPLEX:
            finite = [np.nan_to_num(value, nan=0.5, posinf=2, neginf=-2) for value in values]
            values = [number + 1j * np.roll(number, 3).real for number in finite]
    taken = {"values": values, "no elements": [value[:0] for value in values], "0-d": [value[9] for value in values]}[
        shape
    ]
    return dict(zip("abc", [np.asarray(array) for array in taken], strict=True))


def outcome(module: Any, source: str, operands: dict[str, Any]) -> Any:
    """The result, or the error."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        try:
            return eval(source, {"m": module, **operands})
        except (RuntimeError, TypeError, ValueError, IndexError) as error:
            return error


# What differs on purpose, by row and dtype ("*" for all); README.md and the operators' texts say so.
HALF = {"float16", "bfloat16"}
KNOWN: dict[str, set[str]] = {
    # The sign of a NaN says nothing, and bfloat16 does not keep it.
    "signbit": {"bfloat16"}, "copysign": {"bfloat16"},
    "logsumexp": set(COMPLEX),
    "softmax": set(COMPLEX), "softmin": set(COMPLEX), "cummax": set(COMPLEX),
    # The limit at infinity, where PyTorch's product of inf and 0 is NaN.
    # PyTorch's has nine digits.
    "polygamma 1": {"float64"},
    "i0": set(FLOATING), "i1": set(FLOATING),
    # Random numbers have no complex dtypes here.
    "rand_like": set(COMPLEX), "randn_like": set(COMPLEX), "uniform_": set(COMPLEX), "normal_": set(COMPLEX),
}  # fmt: skip


def differs(name: str, kind: str) -> bool:
    entry = KNOWN.get(name, set())
    return kind in entry or "*" in entry


@pytest.mark.parametrize("kind", DTYPES["any"])
@pytest.mark.parametrize("name", ROWS)
def test_corners(name: str, kind: str) -> None:
    if differs(name, kind):
        pytest.skip("differs on purpose")
    for shape in ("values", "no elements", "0-d"):
        arrays = operands(kind, shape)
        ours = outcome(ow, ROWS[name], {key: to_tensor(array.copy(), kind) for key, array in arrays.items()})
        theirs = outcome(torch, ROWS[name], {key: to_torch(array, kind) for key, array in arrays.items()})
        if isinstance(theirs, Exception):
            wider = kind in HALF and "not implemented for" in str(theirs)  # what they lack, and not what makes no sense
            assert wider or isinstance(ours, Exception), f"{shape}: PyTorch rejects: {theirs}\nhere: {ours}"
            return
        assert not isinstance(ours, Exception), f"{shape}: rejected here: {ours}\nPyTorch: {theirs}"
        assert dtype_name(ours.dtype) == dtype_name(theirs.dtype), shape
        assert tuple(ours.shape) == tuple(theirs.shape), shape
        tolerance = 16 * EPSILON.get(dtype_name(ours.dtype), 0.0)
        np.testing.assert_allclose(
            to_numpy(ours), torch_numpy(theirs), rtol=tolerance, atol=tolerance,
            err_msg=f"{shape}: {arrays}",
        )  # fmt: skip
