"""One table: every public operator, how it is called, what NumPy says, on which inputs and dtypes.

A row is ``Case(name, arguments, reference, inputs, dtypes, result, grad)``:

``name``       the public name: ``add``, ``nn.functional.gelu``, ``Tensor.view``; ``+`` and its like for signs
``arguments``  Python source; the first one is what a method is called on
``reference``  NumPy source over the same names; ``np``, ``sp`` (scipy.special) and the helpers of this file are known
``inputs``     tensors as ``name:shape/domain``, e.g. ``a:3x4 b:4/positive i:5/index3 k:3x4/mask``; ``0d`` is no shape
``dtypes``     a word of DTYPES
``result``     a word of RESULTS: the dtype of the result, given that of the inputs
``grad``       whether it is differentiable (in every floating input)
``part``       which of several results the row is about
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from scipy import special as sp

import generated as ow

from . import networks as nets

Array = np.ndarray[Any, Any]

BOOL = ("bool",)
INTEGRAL = ("uint8", "int8", "int16", "int32", "int64")
FLOATING = ("float16", "bfloat16", "float32", "float64")
COMPLEX = ("complex64", "complex128")
DTYPES: dict[str, tuple[str, ...]] = {
    "any": BOOL + INTEGRAL + FLOATING + COMPLEX,
    "number": INTEGRAL + FLOATING + COMPLEX,
    "real": BOOL + INTEGRAL + FLOATING,
    "real number": INTEGRAL + FLOATING,
    "inexact": FLOATING + COMPLEX,
    "floating": FLOATING,
    "bits": BOOL + INTEGRAL,
    "integral": INTEGRAL,
    "wide": ("float32", "float64"),
    "float32": ("float32",),
    "wide inexact": ("float32", "float64", "complex64", "complex128"),
}
RESULTS = {
    "same": lambda kind: kind,
    "float": lambda kind: "float32" if kind in BOOL + INTEGRAL else kind,
    "sum": lambda kind: "int64" if kind in BOOL + INTEGRAL else kind,
    # PyTorch keeps uint8 here, a leftover of the time before bool.
    "truth": lambda kind: "uint8" if kind == "uint8" else "bool",
    "real": lambda kind: {"complex64": "float32", "complex128": "float64"}.get(kind, kind),
}
# A few roundings in the result's dtype: operators of several steps round after each.
EPSILON = {
    "float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52,
    "complex64": 2.0**-23, "complex128": 2.0**-52,
}  # fmt: skip
ROUNDINGS = 16


@dataclass(frozen=True)
class Case:
    """A row of the table."""

    name: str
    arguments: str
    reference: str
    inputs: str = "a:3x4"
    dtypes: str = "any"
    result: str = "same"
    grad: bool = False
    part: int | None = None

    def __str__(self) -> str:
        return f"{self.name}({self.arguments}){self.chosen}"

    @property
    def chosen(self) -> str:
        """Source that takes the result in question from several."""
        return "" if self.part is None else f"[{self.part}]"

    @property
    def is_method(self) -> bool:
        return self.name.startswith("Tensor.")

    @property
    def call(self) -> str:
        """Source of the call; ``m`` is the module."""
        if not self.name[0].isalpha():
            return self.arguments
        return (
            self.as_method(self.name.removeprefix("Tensor."))
            if self.is_method
            else f"m.{self.name}({self.arguments}){self.chosen}"
        )

    def as_method(self, name: str) -> str:
        """Source of a method call on the first argument."""
        first, _, rest = self.arguments.partition(", ")
        return f"{first}.{name}({rest}){self.chosen}"

    def expected_dtype(self, kind: str) -> str:
        """The dtype of the result for inputs of dtype `kind`."""
        return RESULTS[self.result](kind) if self.result in RESULTS else self.result


def unary(name: str, reference: str, domain: str = "any", dtypes: str = "any", result: str = "float") -> Case:
    return Case(name, "a", reference, f"a:3x4/{domain}", dtypes, result, grad=True)


# -- inputs ----------------------------------------------------------------------------------------------------------


def build(inputs: str, kind: str, seed: int = 0) -> dict[str, Array]:
    """The named arrays of a row. Every value is exact in every dtype, none is 0, no two floating ones are equal."""
    results: dict[str, Array] = {}
    for position, word in enumerate(inputs.split()):
        name, _, rest = word.partition(":")
        shape_word, _, domain = rest.partition("/")
        shape = () if shape_word == "0d" else tuple(int(item) for item in shape_word.split("x"))
        generator = np.random.default_rng([seed, position])
        results[name] = np.asarray(_values(generator, shape, domain or "any", kind, position))
    return results


def _values(generator: np.random.Generator, shape: tuple[int, ...], domain: str, kind: str, position: int) -> Array:
    if domain == "dominant":  # matrices with a large diagonal, far from singular
        return _values(generator, shape, "any", kind, position) / 16 + np.eye(*shape[-2:], dtype=_numpy_kind(kind))
    if domain == "mask":
        return generator.integers(0, 2, shape) > 0
    if domain.startswith("index"):
        return generator.integers(0, int(domain[5:]), shape)
    if kind == "bool":
        return generator.integers(0, 2, shape) > 0
    if kind in INTEGRAL:
        values = generator.integers(1, 5, shape)
        if kind != "uint8" and domain in ("any", "unit"):
            values *= generator.choice([-1, 1], shape)
        return np.asarray(np.clip(values, -1, 1) if domain == "unit" else values + (domain == "above1")).astype(kind)
    parts = [_floats(generator, shape, domain, position)]
    if kind in COMPLEX:
        parts.append(_floats(generator, shape, "any", position + 1))
        return np.asarray(parts[0] + 1j * parts[1]).astype(kind)
    return parts[0].astype("float32" if kind == "bfloat16" else kind)


def _numpy_kind(kind: str) -> str:
    return "float32" if kind == "bfloat16" else kind


def _floats(generator: np.random.Generator, shape: tuple[int, ...], domain: str, position: int) -> Array:
    size = int(np.prod(shape, dtype=int))
    grid = 4 * generator.permutation(np.arange(-32, 32))[: max(size, 1)] + (1, 3, 2)[position % 3]
    values = np.resize(grid, size).reshape(shape) / 64
    if domain == "unit":
        return values / 2
    if domain == "chance":
        return values / 8 + 0.5
    return {"any": values, "positive": np.abs(values), "above1": 1 + np.abs(values)}[domain]


def in_turn(case: Case, kinds: list[str]) -> list[Any]:
    """A parameter (case, kind) for each dtype; of the halves, which differ in what they are widened from alone, one is
    compiled for every case, and the other where ``-m exhaustive`` asks for it."""
    other = ("float16", "bfloat16")[crc32(str(case).encode()) % 2]
    return [
        pytest.param(case, kind, id=f"{case}-{kind}", marks=[pytest.mark.exhaustive] if kind == other else [])
        for kind in kinds
    ]


def to_tensor(array: Array, kind: str) -> ow.Tensor:
    """An array as our tensor; float32 arrays become bfloat16 if that is the `kind`."""
    tensor = ow.from_numpy(array)
    return tensor.to(ow.bfloat16) if kind == "bfloat16" and array.dtype == np.float32 else tensor


def to_numpy(tensor: ow.Tensor) -> Array:
    """The elements as an array, bfloat16 as float32."""
    tensor = tensor.detach()
    return (tensor.float() if tensor.dtype is ow.bfloat16 else tensor).numpy()


def evaluate(source: str, module: Any, values: dict[str, Any]) -> Any:
    """Run a call of the table."""
    return eval(source, {"m": module, **values})


def expected(case: Case, arrays: dict[str, Array], kind: str) -> Array:
    """What NumPy says, computed in double precision where the result is inexact."""
    if case.expected_dtype(kind) in EPSILON or kind in EPSILON:
        wide = np.complex128 if kind in COMPLEX else np.float64
        arrays = {name: array if name in "ik" else array.astype(wide) for name, array in arrays.items()}
    with np.errstate(all="ignore"):
        return np.asarray(eval(case.reference, {"np": np, "sp": sp, **HELPERS}, dict(arrays)))


def assert_close(got: Array, wanted: Array, kind: str) -> None:
    """Equal, or for inexact dtypes within the roundings that an operator of several steps makes."""
    if kind in EPSILON:
        tolerance = ROUNDINGS * EPSILON[kind]
        np.testing.assert_allclose(got, wanted, rtol=tolerance, atol=tolerance)
    else:
        np.testing.assert_array_equal(got, wanted.astype(got.dtype))


def gelu(a: Array) -> Array:
    return 0.5 * a * (1 + sp.erf(a / np.sqrt(2)))


def gelu_tanh(a: Array) -> Array:
    return 0.5 * a * (1 + np.tanh(np.sqrt(2 / np.pi) * (a + 0.044715 * a**3)))


def gelu_slope(a: Array) -> Array:
    return 0.5 * (1 + sp.erf(a / np.sqrt(2))) + a * np.exp(-a * a / 2) / np.sqrt(2 * np.pi)


def sigmoid(a: Array) -> Array:
    return 1 / (1 + np.exp(-a))


def add_at(a: Array, at: Any, b: Array) -> Array:
    result = a.copy()
    np.add.at(result, at, b)
    return result


def put_at(a: Array, at: Any, b: Any) -> Array:
    result = a.copy()
    result[at] = b
    return result


def scattered(a: Array, at: Any, b: Array, function: Any, include_self: bool = True) -> Array:
    """`b` combined by `function` where the rows of indices `at` point, along the first dimension."""
    result = a.copy()
    seen = np.full(a.shape, include_self)
    for row, positions in enumerate(at):
        for column, position in enumerate(positions):
            old, new = result[position, column], b[row, column]
            result[position, column] = function(old, new) if seen[position, column] else new
            seen[position, column] = True
    return result


def nll(logs: Array, target: Array, weight: Array | None = None, ignore: int = -100) -> tuple[Array, Array]:
    """The loss and the weight of every row."""
    mask = target != ignore
    weights = np.where(mask, (np.ones(logs.shape[1]) if weight is None else weight)[np.where(mask, target, 0)], 0)
    return -logs[np.arange(len(target)), np.where(mask, target, 0)] * weights, weights


def mean_nll(*arguments: Any) -> Array:
    losses, weights = nll(*arguments)
    return np.asarray(losses.sum() / weights.sum())


HELPERS: dict[str, Any] = {
    "nets": nets,
    "gelu": gelu, "gelu_tanh": gelu_tanh, "gelu_slope": gelu_slope, "sigmoid": sigmoid, "add_at": add_at,
    "put_at": put_at, "scattered": scattered, "nll": nll, "mean_nll": mean_nll,
}  # fmt: skip

# -- the table -------------------------------------------------------------------------------------------------------

TWO = "a:3x4 b:3x4"
MASKED = "a:3x4 k:3x4/mask"
SPREAD = "a:2x1x4 b:3x1"
F = "nn.functional."
# The function and the operator of a loss, and how each says that the mean is wanted; PyTorch's operators default to it
# in their schemas but not when they are called from Python.
MEAN = ((F, "reduction='mean'"), ("", "reduction=1"))
# Indices along the first dimension of a 3x4 tensor: no two alike in a column, and some alike.
PLACES = "[[0, 1, 2, 0], [2, 0, 1, 1]]"
MEETING = "[[0, 1, 2, 0], [0, 2, 2, 0], [0, 1, 1, 2]]"
TABLE: tuple[Case, ...] = (
    # arithmetic
    Case("add", "a, b", "a + b", TWO, grad=True),
    Case("add", "a, b", "a + b", SPREAD, "number", grad=True),
    Case("add", "a, b, alpha=2", "a + 2 * b", TWO, "number", grad=True),
    Case("add", "a, 3", "a + 3", dtypes="number", grad=True),
    Case("+", "a + b", "a + b", TWO, grad=True),
    Case("+", "2 + a", "2 + a", dtypes="number", grad=True),
    Case("sub", "a, b", "a - b", SPREAD, "number", grad=True),
    Case("sub", "a, b, alpha=3", "a - 3 * b", TWO, "number", grad=True),
    Case("sub", "a, 1", "a - 1", dtypes="number", grad=True),
    Case("-", "a - b", "a - b", TWO, "number", grad=True),
    Case("-", "3 - a", "3 - a", dtypes="number", grad=True),
    Case("rsub", "a, b", "b - a", SPREAD, "number", grad=True),
    Case("rsub", "a, 2, alpha=3", "2 - 3 * a", dtypes="number", grad=True),
    Case("mul", "a, b", "a * b", TWO, grad=True),
    Case("mul", "a, b", "a * b", SPREAD, "number", grad=True),
    Case("mul", "a, 2", "a * 2", dtypes="number", grad=True),
    Case("*", "3 * a", "3 * a", dtypes="number", grad=True),
    Case("div", "a, b", "a / b", "a:2x1x4 b:3x1", "number", "float", grad=True),
    Case("div", "a, 4", "a / 4", result="float", grad=True),
    Case("/", "a / b", "a / b", TWO, "number", "float", grad=True),
    Case("/", "2 / a", "2 / a", dtypes="number", result="float", grad=True),
    unary("neg", "-a", dtypes="number", result="same"),
    Case("-", "-a", "-a", dtypes="number", grad=True),
    unary("positive", "+a", dtypes="number", result="same"),
    Case("+", "+a", "+a", dtypes="number", grad=True),
    unary("abs", "np.abs(a)", dtypes="number", result="real"),
    Case("|a|", "abs(a)", "np.abs(a)", dtypes="number", result="real", grad=True),
    Case("sgn", "a", "np.sign(a)", dtypes="floating", grad=True),
    Case("sgn", "a", "a / np.abs(a)", "a:3x4/positive", "inexact", grad=True),
    unary("sign", "np.sign(a)", dtypes="real number", result="same"),
    unary("square", "a * a", dtypes="number", result="same"),
    unary("reciprocal", "1 / a", dtypes="number"),
    Case("pow", "a, b", "a ** b", "a:2x1x4/positive b:3x1/positive", "number", grad=True),
    Case("pow", "a, 2", "a ** 2", dtypes="number", grad=True),
    Case("pow", "a, 3", "a ** 3", dtypes="number", grad=True),
    Case("pow", "a, 0", "a ** 0", dtypes="number", grad=True),
    Case("pow", "a, 1", "a ** 1", dtypes="number", grad=True),
    Case("pow", "a, 0.5", "np.sqrt(a)", "a:3x4/positive", "number", "float", grad=True),
    Case("pow", "a, -1.5", "a ** -1.5", "a:3x4/positive", "inexact", grad=True),
    Case("pow", "a, 1.5", "a ** 1.5", "a:3x4/positive", "number", "float", grad=True),
    Case("pow", "2, a", "2 ** a", "a:3x4/positive", "number", grad=True),
    Case("**", "a ** b", "a ** b", "a:3x4/positive b:3x4/positive", "number", grad=True),
    Case("**", "3 ** a", "3 ** a", "a:3x4/positive", "number", grad=True),
    Case("maximum", "a, b", "np.maximum(a, b)", SPREAD, "real", grad=True),
    Case("minimum", "a, b", "np.minimum(a, b)", SPREAD, "real", grad=True),
    Case("clamp", "a, -1, 1", "np.clip(a, -1, 1)", dtypes="floating", grad=True),
    Case("clamp", "a, min=1", "np.maximum(a, 1)", dtypes="real number", grad=True),
    Case("clamp", "a, max=1", "np.minimum(a, 1)", dtypes="real number", grad=True),
    # exponentials and logarithms
    unary("exp", "np.exp(a)"),
    unary("exp2", "np.exp2(a)", dtypes="real"),
    unary("expm1", "np.expm1(a)"),
    unary("log", "np.log(a)", "positive"),
    unary("log2", "np.log2(a)", "positive"),
    unary("log10", "np.log10(a)", "positive"),
    unary("log1p", "np.log1p(a)", "positive"),
    unary("sqrt", "np.sqrt(a)", "positive"),
    unary("rsqrt", "1 / np.sqrt(a)", "positive"),
    # trigonometric and hyperbolic
    *(unary(name, f"np.{name}(a)") for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh")),
    unary("atan", "np.arctan(a)"),
    unary("asin", "np.arcsin(a)", "unit"),
    unary("acos", "np.arccos(a)", "unit"),
    unary("asinh", "np.arcsinh(a)"),
    unary("acosh", "np.arccosh(a)", "above1"),
    unary("atanh", "np.arctanh(a)", "unit"),
    # special functions and activations
    unary("sigmoid", "sigmoid(a)"),
    unary("erf", "sp.erf(a)", dtypes="real"),
    unary("erfc", "sp.erfc(a)", dtypes="real"),
    unary("relu", "np.maximum(a, 0)", dtypes="real number", result="same"),
    *(unary(F + name, f"{source}(a)") for name, source in (("tanh", "np.tanh"), ("sigmoid", "sigmoid"))),
    unary(F + "relu", "np.maximum(a, 0)", dtypes="floating", result="same"),
    unary(F + "gelu", "gelu(a)", dtypes="floating"),
    Case(F + "gelu", "a, approximate='tanh'", "gelu_tanh(a)", dtypes="floating", grad=True),
    Case(F + "gelu_backward", "b, a", "b * gelu_slope(a)", TWO, "floating", grad=True),
    unary(F + "silu", "a * sigmoid(a)", dtypes="inexact"),
    *(
        unary(f"special.{name}", source, domain, "real")
        for name, source, domain in (
            ("expit", "sigmoid(a)", "any"),
            ("erf", "sp.erf(a)", "any"),
            ("erfc", "sp.erfc(a)", "any"),
            ("exp2", "np.exp2(a)", "any"),
            ("expm1", "np.expm1(a)", "any"),
            ("log1p", "np.log1p(a)", "positive"),
        )
    ),
    # comparisons and logic
    *(
        Case(name, arguments, source.replace("?", other), inputs, kinds, "bool")
        for name, source, kinds in (
            ("eq", "a == ?", "any"),
            ("ne", "a != ?", "any"),
            ("lt", "a < ?", "real"),
            ("le", "a <= ?", "real"),
            ("gt", "a > ?", "real"),
            ("ge", "a >= ?", "real"),
        )
        for arguments, other, inputs in (("a, b", "b", SPREAD), ("a, 1", "1", "a:3x4"))
    ),
    *(
        Case(sign, f"a {sign} b", f"a {sign} b", TWO, kinds, "bool")
        for sign, kinds in (("==", "any"), ("!=", "any"), ("<", "real"), ("<=", "real"), (">", "real"), (">=", "real"))
    ),
    Case("logical_not", "a", "np.logical_not(a)", result="bool"),
    *(
        Case(f"logical_{item}", "a, b", f"np.logical_{item}(a, b)", SPREAD, "any", "bool")
        for item in ("and", "or", "xor")
    ),
    *(
        Case(f"bitwise_{name}", "a, b", f"a {sign} b", SPREAD, "bits")
        for name, sign in (("and", "&"), ("or", "|"), ("xor", "^"))
    ),
    *(
        Case(f"bitwise_{name}", "a, 3", f"a {sign} a.dtype.type(3)", "a:3x4", "integral")
        for name, sign in (("and", "&"), ("or", "|"), ("xor", "^"))
    ),
    *(Case(sign, f"a {sign} b", f"a {sign} b", TWO, "bits") for sign in ("&", "|", "^")),
    Case("bitwise_not", "a", "~a", dtypes="integral"),
    Case("~", "~a", "~a", dtypes="bits"),
    Case("isnan", "a", "np.isnan(a)", "a:3x4", "any", "bool"),
    Case("isinf", "a", "np.isinf(a)", "a:3x4", "any", "bool"),
    Case("isfinite", "a", "np.isfinite(a)", "a:3x4", "any", "bool"),
    Case("where", "k, a, b", "np.where(k, a, b)", "k:3x4/mask a:3x4 b:4", grad=True),
    Case("where", "k, a, 1", "np.where(k, a, 1)", "k:3x1/mask a:3x4", "number", grad=True),
    Case("where", "k, 2, a", "np.where(k, 2, a)", "k:3x4/mask a:4", "number", grad=True),
    Case("where", "k, 2.5, 1", "np.where(k, 2.5, 1)", "k:3x4/mask", "wide", "float32"),
    # reductions
    Case("sum", "a", "a.sum()", result="sum", grad=True),
    Case("sum", "a, 0", "a.sum(0)", result="sum", grad=True),
    Case("sum", "a, (0, 2), True", "a.sum((0, 2), keepdims=True)", "a:2x3x4", result="sum", grad=True),
    Case(
        "sum",
        "a, dim=-1, keepdim=True, dtype=m.float64",
        "a.sum(-1, keepdims=True)",
        "a:3x4",
        "real",
        "float64",
        grad=True,
    ),
    Case("mean", "a", "a.mean()", dtypes="inexact", grad=True),
    Case("mean", "a, (0, -1)", "a.mean((0, -1))", "a:2x3x4", "inexact", grad=True),
    Case("mean", "a, 1, True, dtype=m.float64", "a.mean(1, keepdims=True)", "a:3x4", "real", "float64", grad=True),
    Case("prod", "a", "a.prod()", "a:2x3", result="sum", grad=True),
    Case("prod", "a, 1, True", "a.prod(1, keepdims=True)", "a:3x4", result="sum", grad=True),
    Case("amax", "a", "a.max()", dtypes="real", grad=True),
    Case("amax", "a, 1", "a.max(1)", dtypes="real", grad=True),
    Case("amax", "a, (0, 2), True", "a.max((0, 2), keepdims=True)", "a:2x3x4", "real", grad=True),
    Case("amin", "a, (0, 2)", "a.min((0, 2))", "a:2x3x4", "real", grad=True),
    Case("var", "a", "a.var(ddof=1)", dtypes="floating", grad=True),
    Case("var", "a, False", "a.var()", dtypes="floating", grad=True),
    Case("var", "a, 1", "a.var(1, ddof=1)", dtypes="floating", grad=True),
    Case("var", "a, (0, 2), False, True", "a.var((0, 2), keepdims=True)", "a:2x3x4", "floating", grad=True),
    Case("var", "a, 0, correction=2", "a.var(0, ddof=2)", "a:4x3", "floating", grad=True),
    Case("max", "a", "a.max()", dtypes="real", grad=True),
    Case("max", "a, b", "np.maximum(a, b)", SPREAD, "real", grad=True),
    Case("max", "a, 1", "a.max(1)", dtypes="real", grad=True, part=0),
    Case("max", "a, -2, True", "a.argmax(0, keepdims=True)", dtypes="real", result="int64", part=1),
    Case("min", "a", "a.min()", dtypes="real", grad=True),
    Case("min", "a, b", "np.minimum(a, b)", SPREAD, "real", grad=True),
    Case("min", "a, 1", "a.min(1)", dtypes="real", grad=True, part=0),
    Case("min", "a, -2, True", "a.argmin(0, keepdims=True)", dtypes="real", result="int64", part=1),
    Case("aminmax", "a", "a.min()", dtypes="real", grad=True, part=0),
    Case("aminmax", "a, dim=1, keepdim=True", "a.max(1, keepdims=True)", dtypes="real", grad=True, part=1),
    Case("var_mean", "a", "a.var(ddof=1)", dtypes="floating", grad=True, part=0),
    Case("var_mean", "a, 1, False", "a.mean(1)", dtypes="floating", grad=True, part=1),
    Case("var_mean", "a, 0, correction=2", "a.var(0, ddof=2)", "a:4x3", "floating", grad=True, part=0),
    Case("argmax", "a", "a.argmax()", "a:3x4", "real number", "int64"),
    Case("argmax", "a, 1", "a.argmax(1)", "a:3x4", "real number", "int64"),
    Case("argmax", "a, 0, True", "a.argmax(0, keepdims=True)", "a:3x4", "real number", "int64"),
    Case("all", "a", "(a != 0).all()", result="truth"),
    Case("all", "a, 0, True", "(a != 0).all(0, keepdims=True)", result="truth"),
    Case("any", "a", "(a != 0).any()", result="truth"),
    Case("any", "a, -1", "(a != 0).any(-1)", result="truth"),
    Case("logsumexp", "a, 1", "sp.logsumexp(a, 1)", dtypes="floating", grad=True),
    Case("logsumexp", "a, (0, 1), True", "sp.logsumexp(a, (0, 1), keepdims=True)", dtypes="floating", grad=True),
    Case("softmax", "a, 1", "sp.softmax(a, 1)", dtypes="floating", grad=True),
    Case("softmax", "a, 0, dtype=m.float64", "sp.softmax(a, 0)", "a:3x4", "real", "float64", grad=True),
    Case("log_softmax", "a, -1", "sp.log_softmax(a, -1)", dtypes="floating", grad=True),
    Case(F + "softmax", "a, 1", "sp.softmax(a, 1)", dtypes="floating", grad=True),
    Case(F + "log_softmax", "a, 0", "sp.log_softmax(a, 0)", dtypes="floating", grad=True),
    Case("special.logsumexp", "a, 1", "sp.logsumexp(a, 1)", dtypes="floating", grad=True),
    Case("special.softmax", "a, 1", "sp.softmax(a, 1)", dtypes="floating", grad=True),
    Case("special.log_softmax", "a, 1", "sp.log_softmax(a, 1)", dtypes="floating", grad=True),
    Case("linalg.vector_norm", "a", "np.linalg.norm(a.ravel())", dtypes="inexact", result="real", grad=True),
    Case("linalg.vector_norm", "a, 1, 0", "np.linalg.norm(a, 1, 0)", dtypes="inexact", result="real", grad=True),
    Case("linalg.vector_norm", "a, 3, 1, True", "np.linalg.norm(a, 3, 1, True)", dtypes="floating", grad=True),
    Case("linalg.vector_norm", "a, m.inf", "np.abs(a).max()", dtypes="inexact", result="real", grad=True),
    Case("linalg.vector_norm", "a, -m.inf, 1", "np.abs(a).min(1)", dtypes="floating", grad=True),
    Case("linalg.vector_norm", "a, 0", "np.float64((a != 0).sum())", dtypes="floating"),
    Case("linalg.norm", "a", "np.linalg.norm(a)", dtypes="inexact", result="real", grad=True),
    Case("linalg.norm", "a, 1", "np.linalg.norm(a, 1)", dtypes="floating", grad=True),
    Case("linalg.norm", "a, 2, 1", "np.linalg.norm(a, 2, 1)", dtypes="floating", grad=True),
    Case("linalg.matrix_norm", "a, m.inf", "np.linalg.norm(a, np.inf)", dtypes="floating", grad=True),
    Case(
        "linalg.matrix_norm",
        "a, -1, keepdim=True",
        "np.linalg.norm(a, -1, keepdims=True)",
        dtypes="floating",
        grad=True,
    ),
    # scans
    *(
        Case(name, f"a, {dim}", f"a.{name}({dim})", "a:3x4", kinds, result="sum", grad=True)
        for name, kinds in (("cumsum", "any"), ("cumprod", "any"))
        for dim in (0, 1, -1)
    ),
    Case("cumsum", "a, 1, dtype=m.float64", "a.astype('f8').cumsum(1)", "a:3x4", "real", "float64", grad=True),
    Case("logcumsumexp", "a, 1", "np.logaddexp.accumulate(a, 1)", "a:3x4", "floating", grad=True),
    Case("(cummax)", "a.cummax(1)[0]", "np.maximum.accumulate(a, 1)", "a:3x4", "real"),
    Case("(cummin)", "a.cummin(0)[0]", "np.minimum.accumulate(a, 0)", "a:3x4", "real"),
    # views
    Case("Tensor.view", "a, 4, 3", "a.reshape(4, 3)", grad=True),
    Case("Tensor.view", "a, (2, -1)", "a.reshape(2, -1)", grad=True),
    Case("Tensor.view_as", "a, b", "a.reshape(2, 6)", "a:3x4 b:2x6"),
    Case("reshape", "a, (6, 2)", "a.reshape(6, 2)", grad=True),
    Case("Tensor.reshape", "a, -1", "a.reshape(-1)", grad=True),
    Case("flatten", "a", "a.reshape(-1)", "a:2x3x4", grad=True),
    Case("flatten", "a, 1, 2", "a.reshape(2, 12)", "a:2x3x4", grad=True),
    Case("transpose", "a, 0, 1", "a.T", grad=True),
    Case("t", "a", "a.T", grad=True),
    Case(".T", "a.T", "a.T", grad=True),
    Case("Tensor.numpy_T", "a", "a.T", grad=True),
    Case(".mT", "a.mT", "np.swapaxes(a, -1, -2)", "a:2x3x4", grad=True),
    Case("permute", "a, (2, 0, 1)", "a.transpose(2, 0, 1)", "a:2x3x4", grad=True),
    Case("Tensor.permute", "a, 1, -3, 2", "a.transpose(1, 0, 2)", "a:2x3x4", grad=True),
    Case("unsqueeze", "a, 1", "a[:, None]", grad=True),
    Case("unsqueeze", "a, -1", "a[..., None]", grad=True),
    Case("squeeze", "a", "a.squeeze()", "a:1x3x1", grad=True),
    Case("squeeze", "a, 0", "a.squeeze(0)", "a:1x3x1", grad=True),
    Case("squeeze", "a, (0, 1)", "a.squeeze(0)", "a:1x3x1", grad=True),
    Case("Tensor.expand", "a, 2, 3, 4", "np.broadcast_to(a, (2, 3, 4))", "a:3x1", grad=True),
    Case("Tensor.expand", "a, (-1, 4)", "np.broadcast_to(a, (3, 4))", "a:3x1", grad=True),
    Case("Tensor.expand_as", "a, b", "np.broadcast_to(a, (3, 4))", "a:4 b:3x4"),
    Case("broadcast_to", "a, (2, 4)", "np.broadcast_to(a, (2, 4))", "a:4", grad=True),
    Case("select", "a, 1, -1", "a[:, -1]", grad=True),
    Case("Tensor.slice", "a, 1, 0, 4, 2", "a[:, 0:4:2]", grad=True),
    Case("narrow", "a, 1, 1, 2", "a[:, 1:3]", grad=True),
    Case("detach", "a", "a"),
    Case("Tensor.getitem", "a, (0, slice(1, 3))", "a[0, 1:3]", grad=True),
    Case("[]", "a[1]", "a[1]", grad=True),
    Case("[]", "a[..., None, ::2]", "a[..., None, ::2]", grad=True),
    Case("[]", "a[i]", "a[i]", "a:3x4 i:5/index3", "any", grad=True),
    Case("[]", "a[:, i, None]", "a[:, i, None]", "a:3x4 i:2x2/index4", "any", grad=True),
    Case("[]", "a[k]", "a[k]", "a:3x4 k:3x4/mask", grad=True),
    Case("[]", "a[[0, 2], 1]", "a[[0, 2], 1]", grad=True),
    # making and copying
    Case("zeros", "(2, 3), dtype=a.dtype", "np.zeros((2, 3))"),
    Case("ones", "2, 3, dtype=a.dtype", "np.ones((2, 3))"),
    Case("full", "(2, 3), 1, dtype=a.dtype", "np.ones((2, 3))"),
    Case("empty", "(2, 0), dtype=a.dtype", "np.empty((2, 0))"),
    Case("arange", "5, dtype=a.dtype", "np.arange(5)", dtypes="real number"),
    Case("arange", "1, 7, dtype=a.dtype", "np.arange(1, 7)", dtypes="real number"),
    Case("arange", "6, 1, -2, dtype=a.dtype", "np.arange(6, 1, -2)", dtypes="real number"),
    Case("zeros_like", "a", "np.zeros_like(a)"),
    Case("ones_like", "a", "np.ones_like(a)"),
    Case("full_like", "a, 1", "np.ones_like(a)"),
    Case("empty_like", "a", "np.empty_like(a)", "a:2x0"),
    Case("clone", "a", "a", grad=True),
    Case("Tensor.contiguous", "a.t()", "a.T", grad=True),
    Case("Tensor.copy_", "m.zeros_like(a), b", "np.broadcast_to(b, a.shape)", "a:3x4 b:4"),
    Case("Tensor.copy", "a, b", "np.broadcast_to(b, a.shape)", "a:3x4 b:4"),
    Case("Tensor.to", "a, m.float64", "a.real", dtypes="real", result="float64", grad=True),
    Case("Tensor.to", "a, 'cpu'", "a", grad=True),
    Case("Tensor.to", "a, dtype=m.complex128", "a", dtypes="any", result="complex128"),
    Case("Tensor.type_as", "a, m.zeros((1,), dtype=m.float64)", "a", dtypes="real", result="float64", grad=True),
    *(
        Case(f"Tensor.{name}", "a", "a", dtypes="real", result=kind, grad=kind == "float64")
        for name, kind in (("double", "float64"), ("float", "float32"))
    ),
    Case("Tensor.half", "a", "a", dtypes="wide", result="float16"),
    Case("Tensor.bfloat16", "a", "a", dtypes="wide", result="bfloat16"),
    Case("Tensor.int", "a", "np.trunc(a)", dtypes="real", result="int32"),
    Case("Tensor.long", "a", "np.trunc(a)", dtypes="real", result="int64"),
    Case("Tensor.short", "a", "np.trunc(a)", dtypes="real", result="int16"),
    Case("Tensor.char", "a", "np.trunc(a)", dtypes="real", result="int8"),
    Case("Tensor.byte", "a", "np.trunc(a)", "a:3x4/positive", dtypes="real", result="uint8"),
    Case("Tensor.cfloat", "a", "a", dtypes="wide", result="complex64"),
    Case("Tensor.cdouble", "a", "a", dtypes="wide inexact", result="complex128"),
    Case("Tensor.cpu", "a", "a", grad=True),
    Case("Tensor.bool", "a", "a != 0", result="bool"),
    Case("cat", "(a, b), 1", "np.concatenate((a, b), 1)", "a:3x4 b:3x2", grad=True),
    Case("concatenate", "(a, b)", "np.concatenate((a, b))", "a:3x4 b:1x4", grad=True),
    Case("stack", "(a, b), -1", "np.stack((a, b), -1)", TWO, grad=True),
    # shapes: views, copies and lists of them
    Case("Tensor.view", "a, m.int32", "a.astype(np.float32).view(np.int32)", dtypes="float32", result="int32"),
    Case("Tensor.reshape_as", "a, b", "a.reshape(2, 6)", "a:3x4 b:2x6"),
    Case("ravel", "a", "a.ravel()", grad=True),
    Case("ravel", "a.t()", "a.T.ravel()", grad=True),
    Case("unflatten", "a, 1, (2, -1)", "a.reshape(3, 2, 2)", grad=True),
    Case("swapaxes", "a, 0, -1", "a.swapaxes(0, 2)", "a:2x3x4", grad=True),
    Case("swapdims", "a, 0, 1", "a.swapaxes(0, 1)", "a:2x3x4", grad=True),
    Case("movedim", "a, 0, -1", "np.moveaxis(a, 0, -1)", "a:2x3x4", grad=True),
    Case("movedim", "a, (0, 2), (1, 0)", "np.moveaxis(a, (0, 2), (1, 0))", "a:2x3x4", grad=True),
    Case("moveaxis", "a, -1, 0", "np.moveaxis(a, -1, 0)", "a:2x3x4", grad=True),
    Case("moveaxis", "a, (0, 2), (1, 0)", "np.moveaxis(a, (0, 2), (1, 0))", "a:2x3x4", grad=True),
    Case("adjoint", "a", "np.swapaxes(a, -1, -2).conj()", "a:2x3x4", grad=True),
    Case(".mH", "a.mH", "np.swapaxes(a, -1, -2).conj()", "a:2x3x4", grad=True),
    Case("Tensor.matrix_H", "a", "a.T.conj()", grad=True),
    Case(".H", "a.H", "a.T.conj()", grad=True),
    Case("broadcast_tensors", "a, b", "np.broadcast_to(b, (2, 3, 4))", SPREAD, part=1),
    Case("broadcast_tensors", "a, b", "np.broadcast_to(a, (2, 3, 4))", SPREAD, part=0),
    Case("split", "a, 3, 1", "a[:, 3:]", grad=True, part=1),
    Case("split", "a, (1, 2), 0", "a[1:]", grad=True, part=1),
    Case("Tensor.split", "a, 2", "a[:2]", grad=True, part=0),
    Case("split_with_sizes", "a, (1, 0, 2)", "a[1:]", grad=True, part=2),
    Case("chunk", "a, 2", "a[2:]", grad=True, part=1),
    Case("chunk", "a, 3, -1", "a[:, :2]", grad=True, part=0),
    Case("tensor_split", "a, 3, 1", "a[:, :2]", grad=True, part=0),
    Case("tensor_split", "a, (1, 5), 1", "a[:, 1:]", grad=True, part=1),
    Case("tensor_split", "a, m.tensor([1, 2]), 1", "a[:, 2:]", grad=True, part=2),
    Case("tensor_split", "a, m.tensor(2), 1", "a[:, 2:]", grad=True, part=1),
    Case("hsplit", "a, 2", "a[:, 2:]", grad=True, part=1),
    Case("hsplit", "a, (1, 2)", "a[2:]", "a:4", grad=True, part=2),
    Case("vsplit", "a, 3", "a[1:2]", grad=True, part=1),
    Case("vsplit", "a, (2,)", "a[2:]", grad=True, part=1),
    Case("dsplit", "a, 2", "a[..., 2:]", "a:2x3x4", grad=True, part=1),
    Case("dsplit", "a, [1]", "a[..., 1:]", "a:2x3x4", grad=True, part=1),
    Case("unbind", "a, 1", "a[:, 2]", grad=True, part=2),
    Case("diagonal", "a", "a.diagonal()", grad=True),
    Case("diagonal", "a, -1, 2, 0", "a.diagonal(-1, 2, 0)", "a:2x3x4", grad=True),
    Case("diag", "a, 1", "np.diag(a, 1)", "a:3", grad=True),
    Case("diag", "a, -1", "np.diag(a, -1)", grad=True),
    Case("diag_embed", "a, 1", "np.array([np.diag(one, 1) for one in a])", "a:2x3", grad=True),
    Case(
        "diag_embed", "a, -1, 0, 2", "np.moveaxis(np.array([np.diag(one, -1) for one in a]), 0, 1)", "a:2x3", grad=True
    ),
    Case("diagflat", "a, -1", "np.diagflat(a, -1)", "a:2x3", grad=True),
    Case("Tensor.unfold", "a, 1, 2, 1", "np.lib.stride_tricks.sliding_window_view(a, 2, 1)", grad=True),
    Case("Tensor.unfold", "a, 0, 2, 3", "a[:2].T[None]", "a:4x3", grad=True),
    Case("flip", "a, (0, -1)", "np.flip(a, (0, -1))", "a:2x3x4", grad=True),
    Case("flip", "a.t(), (0,)", "np.flip(a.T, 0)", grad=True),
    Case("fliplr", "a", "np.fliplr(a)", grad=True),
    Case("flipud", "a", "np.flipud(a)", grad=True),
    Case("roll", "a, 1, 0", "np.roll(a, 1, 0)", grad=True),
    Case("roll", "a, (-5, 2), (0, 1)", "np.roll(a, (-5, 2), (0, 1))", grad=True),
    Case("roll", "a.t(), 3", "np.roll(a.T, 3)", grad=True),
    Case("rot90", "a", "np.rot90(a)", grad=True),
    Case("rot90", "a, -1, (2, 0)", "np.rot90(a, -1, (2, 0))", "a:2x3x4", grad=True),
    Case("rot90", "a, 2", "np.rot90(a, 2)", grad=True),
    Case("rot90", "a, 4", "a", grad=True),
    Case("Tensor.repeat", "a, 2, 1, 2", "np.tile(a, (2, 1, 2))", grad=True),
    Case("Tensor.repeat", "a, (0, 3)", "np.tile(a, (0, 3))", "a:2"),
    Case("tile", "a, (2,)", "np.tile(a, 2)", grad=True),
    Case("tile", "a, (2, 1, 3)", "np.tile(a, (2, 1, 3))", grad=True),
    Case("repeat_interleave", "a, 2", "np.repeat(a, 2)", grad=True),
    Case("repeat_interleave", "a, 3, 1", "np.repeat(a, 3, 1)", grad=True),
    Case("repeat_interleave", "a, m.tensor([1, 0, 2]), dim=0", "np.repeat(a, [1, 0, 2], 0)", grad=True),
    Case("repeat_interleave", "a, m.tensor([2]), 1, output_size=8", "np.repeat(a, 2, 1)", grad=True),
    Case("repeat_interleave", "i", "np.repeat(np.arange(5), i)", "i:5/index4", "wide", result="int64"),
    Case("tril", "a", "np.tril(a)", grad=True),
    Case("tril", "a.t(), 1", "np.tril(a.T, 1)", grad=True),
    Case("triu", "a, -1", "np.triu(a, -1)", "a:2x3x4", grad=True),
    Case("Tensor.tril_", "a.clone(), -1", "np.tril(a, -1)", grad=True),
    Case("Tensor.triu_", "a.clone()", "np.triu(a)", grad=True),
    Case("concat", "(a, b), -1", "np.concatenate((a, b), -1)", "a:3x4 b:3x2", grad=True),
    Case("cat", "(a.t(), b.t())", "np.concatenate((a.T, b.T))", "a:3x4 b:3x2", grad=True),
    Case("hstack", "(a, b)", "np.hstack((a, b))", "a:3x4 b:3x2", grad=True),
    Case("hstack", "(a, b)", "np.hstack((a, b))", "a:0d b:2", grad=True),
    Case("vstack", "(a, b)", "np.vstack((a, b))", "a:4 b:3x4", grad=True),
    Case("row_stack", "(a, b)", "np.vstack((a, b))", "a:4 b:3x4", grad=True),
    Case("dstack", "(a, b)", "np.dstack((a, b))", TWO, grad=True),
    Case("column_stack", "(a, b)", "np.column_stack((a, b))", "a:3 b:3x2", grad=True),
    Case("column_stack", "(a, b)", "np.column_stack((a, b))", "a:0d b:0d", grad=True),
    *(
        Case(f"atleast_{n}d", "a", f"np.atleast_{n}d(a)", f"a:{shape}", grad=True)
        for n in (1, 2, 3)
        for shape in ("0d", "3", "3x2", "2x3x4")
    ),
    Case("atleast_2d", "a, b", "np.atleast_2d(b)", "a:3x4 b:2", part=1),
    Case("atleast_1d", "(a, b)", "np.atleast_1d(a)", "a:0d b:2", part=0),
    Case("meshgrid", "a, b, indexing='ij'", "np.meshgrid(a, b, indexing='ij')[1]", "a:3 b:4", part=1),
    Case("meshgrid", "[a, b], indexing='xy'", "np.meshgrid(a, b)[0]", "a:3 b:4", part=0),
    Case("meshgrid", "a, b, c", "np.meshgrid(a, b, c, indexing='ij')[2]", "a:3 b:1 c:2", part=2),
    Case("block_diag", "a, b", "np.block([[a, np.zeros((1, 2))], [np.zeros((3, 2)), b]])", "a:2 b:3x2", grad=True),
    Case(
        "cartesian_prod", "a, b", "np.stack(np.meshgrid(a, b, indexing='ij'), -1).reshape(-1, 2)", "a:3 b:2", grad=True
    ),
    Case("combinations", "a", "a[np.transpose(np.triu_indices(4, 1))]", "a:4", grad=True),
    Case(
        "combinations",
        "a, 2, True",
        "a[np.transpose(np.triu_indices(3))]",
        "a:3",
        grad=True,
    ),
    Case("narrow", "a, 1, m.tensor(-2), 2", "a[:, 2:]", grad=True),
    Case("Tensor.t_", "a.clone()", "a.T", grad=True),
    Case("Tensor.transpose_", "a.clone(), 0, 2", "a.swapaxes(0, 2)", "a:2x3x4", grad=True),
    Case("Tensor.swapaxes_", "a.clone(), 0, 1", "a.T", grad=True),
    Case("Tensor.swapdims_", "a.clone(), 0, 1", "a.T", grad=True),
    Case("Tensor.unsqueeze_", "a.clone(), 1", "a[:, None]", grad=True),
    Case("Tensor.squeeze_", "a.clone()", "a.squeeze()", "a:1x3x1", grad=True),
    Case("Tensor.squeeze_", "a.clone(), 0", "a.squeeze(0)", "a:1x3x1", grad=True),
    Case("Tensor.squeeze_", "a.clone(), (0, 2)", "a.squeeze()", "a:1x3x1", grad=True),
    Case("Tensor.detach_", "a.clone()", "a"),
    Case("(new_tensor)", "a.new_tensor([1, 2])", "np.array([1, 2])", dtypes="number"),
    Case("Tensor.to", "a, 'cpu', m.float64, copy=True", "a", dtypes="wide", result="float64", grad=True),
    Case(
        "Tensor.to", "a.t(), m.float64, memory_format=m.contiguous_format", "a.T", "a:3x4", "real", "float64", grad=True
    ),
    Case("Tensor.to", "a, b", "a", "a:3x4 b:2"),
    Case(
        "(broadcast_tensors)",
        "[x - y for x, y in [m.broadcast_tensors(a, b)]][0]",
        "a - b",
        SPREAD,
        "number",
        grad=True,
    ),
    Case("(meshgrid)", "[x - y for x, y in [m.meshgrid(a, b)]][0]", "a[:, None] - b", "a:3 b:4", "number", grad=True),
    # reading by index
    Case("gather", "a, 1, i", "np.take_along_axis(a, i, 1)", "a:3x4 i:3x2/index4", grad=True),
    Case(
        "scatter_add", "a, 0, i, b", "add_at(a, (i, np.arange(4)), b)", "a:3x4 i:2x4/index3 b:2x4", "number", grad=True
    ),
    Case("index_select", "a, 1, i", "a[:, i]", "a:3x4 i:5/index4", grad=True),
    Case("index_add", "a, 0, i, b", "add_at(a, i, b)", "a:3x4 i:2/index3 b:2x4", "number", grad=True),
    Case("index_add", "a, 0, i, b, alpha=2", "add_at(a, i, 2 * b)", "a:3x4 i:2/index3 b:2x4", "number", grad=True),
    # products
    Case("mm", "a, b", "a @ b", "a:3x4 b:4x2", "number", grad=True),
    Case("bmm", "a, b", "a @ b", "a:2x3x4 b:2x4x2", "number", grad=True),
    Case("dot", "a, b", "a @ b", "a:5 b:5", "number", grad=True),
    Case("mv", "a, b", "a @ b", "a:3x4 b:4", "number", grad=True),
    *(
        Case("matmul", "a, b", "a @ b", f"a:{left} b:{right}", kinds, grad=True)
        for left, right, kinds in (
            ("3x4", "4x2", "number"),
            ("4", "4x2", "wide"),
            ("3x4", "4", "wide"),
            ("4", "4", "wide"),
            ("2x1x3x4", "5x4x2", "wide inexact"),
            ("4", "2x4x3", "wide"),
            ("2x3x4", "4", "wide"),
            ("2x3x4", "4x2", "wide"),
        )
    ),
    Case("@", "a @ b", "a @ b", "a:3x4 b:4x2", "number", grad=True),
    Case("addmm", "a, b, c", "a + b @ c", "a:2 b:3x4 c:4x2", "number", grad=True),
    Case("addmm", "a, b, c, beta=2, alpha=3", "2 * a + 3 * (b @ c)", "a:3x2 b:3x4 c:4x2", "number", grad=True),
    Case(F + "linear", "a, b, c", "a @ b.T + c", "a:3x4 b:2x4 c:2", "inexact", grad=True),
    Case(F + "linear", "a, b", "a @ b.T", "a:2x3x4 b:2x4", "inexact", grad=True),
    Case(F + "linear", "a, b, c", "a @ b.T + c", "a:2x3x4 b:2x4 c:2", "inexact", grad=True),
    Case(F + "linear", "a, b, c", "a @ b.T + c", "a:4 b:2x4 c:2", "inexact", grad=True),
    Case(F + "linear", "a, b", "a @ b", "a:3x4 b:4", "inexact", grad=True),
    # losses and embeddings
    Case(F + "mse_loss", "a, b", "((a - b) ** 2).mean()", TWO, "floating", grad=True),
    Case(F + "mse_loss", "a, b, reduction='sum'", "((a - b) ** 2).sum()", TWO, "floating", grad=True),
    Case(F + "mse_loss", "a, b, reduction='none'", "(a - b) ** 2", TWO, "floating", grad=True),
    Case(F + "nll_loss", "a, i", "mean_nll(a, i)", "a:5x3 i:5/index3", "floating", grad=True),
    Case(F + "nll_loss", "a, i, b", "mean_nll(a, i, b)", "a:5x3 i:5/index3 b:3/positive", "floating", grad=True),
    Case(
        F + "nll_loss",
        "a, i, reduction='none', ignore_index=1",
        "nll(a, i, None, 1)[0]",
        "a:5x3 i:5/index3",
        "floating",
        grad=True,
    ),
    Case(F + "cross_entropy", "a, i", "mean_nll(sp.log_softmax(a, 1), i)", "a:5x3 i:5/index3", "floating", grad=True),
    Case(
        F + "cross_entropy",
        "a, i, reduction='sum', ignore_index=0",
        "nll(sp.log_softmax(a, 1), i, None, 0)[0].sum()",
        "a:5x3 i:5/index3",
        "floating",
        grad=True,
    ),
    Case(
        F + "cross_entropy",
        "a, b",
        "-(sp.log_softmax(a, 1) * b).sum(1).mean()",
        "a:5x3 b:5x3/positive",
        "floating",
        grad=True,
    ),
    Case("embedding", "a, i", "a[i]", "a:5x3 i:2x4/index5", grad=True),
    Case(F + "embedding", "i, a", "a[i]", "i:2x4/index5 a:5x3", grad=True),
    # neural networks: activations
    *(
        Case(name, arguments, reference, "a:3x4", "floating", grad=True)
        for name, arguments, reference in (
            (F + "leaky_relu", "a", "np.where(a > 0, a, 0.01 * a)"),
            (F + "leaky_relu", "a, 0.2", "np.where(a > 0, a, 0.2 * a)"),
            (F + "elu", "a", "np.where(a > 0, a, np.expm1(a))"),
            (F + "elu", "a, 2.0", "np.where(a > 0, a, 2 * np.expm1(a))"),
            ("celu", "a, 1.5", "np.where(a > 0, a, 1.5 * np.expm1(a / 1.5))"),
            (F + "celu", "a", "np.where(a > 0, a, np.expm1(a))"),
            ("selu", "a", "1.0507009873554805 * np.where(a > 0, a, 1.6732632423543772 * np.expm1(a))"),
            (F + "selu", "a", "1.0507009873554805 * np.where(a > 0, a, 1.6732632423543772 * np.expm1(a))"),
            (F + "mish", "a", "a * np.tanh(np.log1p(np.exp(a)))"),
            (F + "softplus", "a", "np.log1p(np.exp(a))"),
            (F + "softplus", "a, 2, 1", "np.where(2 * a > 1, a, np.log1p(np.exp(2 * a)) / 2)"),
            (F + "hardswish", "a", "a * np.clip(a + 3, 0, 6) / 6"),
            (F + "hardsigmoid", "a", "np.clip(a + 3, 0, 6) / 6"),
            (F + "logsigmoid", "a", "nets.log_sigmoid(a)"),
            (F + "softshrink", "a", "np.sign(a) * np.maximum(np.abs(a) - 0.5, 0)"),
            ("hardshrink", "a", "np.where(np.abs(a) <= 0.5, 0, a)"),
            (F + "hardshrink", "a, 1", "np.where(np.abs(a) <= 1, 0, a)"),
            ("rrelu", "a, 0.1, 0.3", "np.where(a > 0, a, 0.2 * a)"),
            (F + "rrelu", "a, 0.1, 0.3", "np.where(a > 0, a, 0.2 * a)"),
            (F + "glu", "a", "a[:, :2] * sigmoid(a[:, 2:])"),
            (F + "softmin", "a, dim=0", "sp.softmax(-a, 0)"),
            (F + "softmax", "a", "sp.softmax(a, 1)"),
            (F + "log_softmax", "a", "sp.log_softmax(a, 1)"),
        )
    ),
    Case(F + "hardtanh", "a, -0.5, 1.1", "np.clip(a, -0.5, 1.1)", dtypes="floating", grad=True),
    Case(F + "hardtanh", "a, -1, 1", "np.clip(a, -1, 1)", dtypes="integral"),
    Case(F + "relu6", "a", "np.clip(a, 0, 6)", dtypes="real number", grad=True),
    Case("threshold", "a, 1, 3", "np.where(a > 1, a, 3)", dtypes="real number", grad=True),
    Case(F + "threshold", "a, 0.5, -2.5", "np.where(a > 0.5, a, -2.5)", dtypes="floating", grad=True),
    Case(F + "softsign", "a", "a / (1 + np.abs(a))", dtypes="real number", result="float", grad=True),
    Case(F + "tanhshrink", "a", "a - np.tanh(a)", dtypes="real number", result="float", grad=True),
    Case("prelu", "a, b", "np.where(a > 0, a, b * a)", "a:3x4 b:4", "floating", grad=True),
    Case(F + "prelu", "a, b", "np.where(a > 0, a, b * a)", "a:2x3 b:1", "floating", grad=True),
    # neural networks: losses
    *(
        Case(F + name, f"a, b{arguments}", reference, "a:3x4 b:3x4/positive", "floating", grad=True)
        for name, arguments, reference in (
            ("l1_loss", "", "np.abs(a - b).mean()"),
            ("l1_loss", ", reduction='none'", "np.abs(a - b)"),
            ("mse_loss", ", weight=b", "((a - b) ** 2 * b).sum() / b.sum()"),
            (
                "smooth_l1_loss",
                ", beta=0.7",
                "np.where(np.abs(a - b) < 0.7, (a - b) ** 2 / 1.4, np.abs(a - b) - 0.35).mean()",
            ),
            (
                "huber_loss",
                ", delta=0.7",
                "np.where(np.abs(a - b) < 0.7, (a - b) ** 2 / 2, 0.7 * (np.abs(a - b) - 0.35)).mean()",
            ),
            ("binary_cross_entropy_with_logits", "", "((1 - b) * a - nets.log_sigmoid(a)).mean()"),
            ("kl_div", ", reduction='batchmean'", "(b * (np.log(b) - a)).sum() / 3"),
            ("kl_div", ", reduction='none', log_target=True", "np.exp(b) * (b - a)"),
            ("poisson_nll_loss", "", "(np.exp(a) - b * a).mean()"),
            ("soft_margin_loss", ", reduction='sum'", "np.log1p(np.exp(-a * b)).sum()"),
            ("multilabel_soft_margin_loss", "", "-(b * nets.log_sigmoid(a) + (1 - b) * nets.log_sigmoid(-a)).mean()"),
            ("pairwise_distance", ", eps=0", "np.sqrt(((a - b) ** 2).sum(1))"),
            ("cosine_similarity", "", "(a * b).sum(1) / np.sqrt((a * a).sum(1) * (b * b).sum(1))"),
        )
    ),
    Case(
        F + "binary_cross_entropy",
        "a, b",
        "-(b * np.log(a) + (1 - b) * np.log1p(-a)).mean()",
        "a:3x4/chance b:3x4/chance",
        "wide",
        grad=True,
    ),
    Case(
        "binary_cross_entropy_with_logits",
        "a, b, None, c, 2",
        "((1 - b) * a - (1 + (c - 1) * b) * nets.log_sigmoid(a)).sum()",
        "a:3x4 b:3x4/chance c:4/positive",
        "wide",
        grad=True,
    ),
    Case("kl_div", "a, b, 1", "(b * (np.log(b) - a)).mean()", "a:3x4 b:3x4/positive", "floating", grad=True),
    Case(
        "poisson_nll_loss",
        "a, b, False, False, 0.0, 2",
        "(a - b * np.log(a)).sum()",
        "a:3x4/positive b:3x4",
        "wide",
        grad=True,
    ),
    Case(
        F + "gaussian_nll_loss",
        "a, b, c",
        "((np.log(c) + (a - b) ** 2 / c) / 2).mean()",
        "a:3x4 b:3x4 c:3x4/positive",
        "wide",
        grad=True,
    ),
    Case(
        F + "gaussian_nll_loss",
        "a, b, 2.0, full=True",
        "((np.log(2) + (a - b) ** 2 / 2) / 2).mean() + np.log(2 * np.pi) / 2",
        "a:3x4 b:3x4",
        "wide",
        grad=True,
    ),
    Case(
        "hinge_embedding_loss",
        "a, 2 * k - 1, 0.75, 1",
        "np.where(k, a, np.maximum(0.75 - a, 0)).mean()",
        "a:3x4 k:3x4/mask",
        "wide",
        grad=True,
    ),
    Case(
        F + "hinge_embedding_loss",
        "a, 2 * k - 1",
        "np.where(k, a, np.maximum(1 - a, 0)).mean()",
        "a:3x4 k:3x4/mask",
        "wide",
        grad=True,
    ),
    *(
        Case(
            prefix + "margin_ranking_loss",
            f"a, b, 2 * k - 1, 0.3, {word}",
            "np.maximum((1 - 2 * k) * (a - b) + 0.3, 0).mean()",
            "a:3x4 b:3x4 k:3x4/mask",
            "wide",
            grad=True,
        )
        for prefix, word in MEAN
    ),
    Case(F + "multi_margin_loss", "a, i", "nets.hinge(a, i).mean()", "a:3x4 i:3/index4", "wide", grad=True),
    Case(
        F + "multi_margin_loss",
        "a, i, 2, reduction='none'",
        "nets.hinge(a, i, 2)",
        "a:3x4 i:3/index4",
        "wide",
        grad=True,
    ),
    *(
        case
        for prefix, word in MEAN
        for case in (
            Case(
                prefix + "triplet_margin_loss",
                f"a, b, c, eps=0.0, {word}",
                "np.maximum(np.linalg.norm(a - b, axis=1) - np.linalg.norm(a - c, axis=1) + 1, 0).mean()",
                "a:3x4 b:3x4 c:3x4",
                "wide",
                grad=True,
            ),
            Case(
                prefix + "cosine_embedding_loss",
                f"a, b, 2 * k - 1, 0.0, {word}",
                "np.where(k, 1 - (a * b).sum(1) / np.sqrt((a * a).sum(1) * (b * b).sum(1)), "
                "np.maximum((a * b).sum(1) / np.sqrt((a * a).sum(1) * (b * b).sum(1)), 0)).mean()",
                "a:3x4 b:3x4 k:3/mask",
                "wide",
                grad=True,
            ),
        )
    ),
    Case("pairwise_distance", "a, b, 1, 0", "np.abs(a - b).sum(1)", TWO, "floating", grad=True),
    Case(
        "cosine_similarity",
        "a, b, 0",
        "(a * b).sum(0) / np.sqrt((a * a).sum(0) * (b * b).sum(0))",
        TWO,
        "wide",
        grad=True,
    ),
    Case(F + "normalize", "a", "a / np.sqrt((a * a).sum(1, keepdims=True))", "a:3x4", "floating", grad=True),
    Case(F + "normalize", "a, 1, 0", "a / np.abs(a).sum(0, keepdims=True)", "a:3x4", "floating", grad=True),
    # neural networks: convolutions
    *(
        Case(prefix + name, arguments, reference, inputs, "floating", grad=True)
        for name, arguments, reference, inputs in (
            ("conv1d", "a, b, c", "nets.conv(a, b, c)", "a:2x3x5 b:2x3x2 c:2"),
            ("conv1d", "a, b, padding='same'", "nets.conv(np.pad(a, [(0, 0), (0, 0), (0, 1)]), b)", "a:2x3x5 b:2x3x2"),
            (
                "conv2d",
                "a, b, c, (2, 1), (1, 2), (1, 2), 2",
                "nets.conv(a, b, c, (2, 1), (1, 2), (1, 2), 2)",
                "a:2x2x4x3 b:4x1x2x2 c:4",
            ),
            ("conv2d", "a, b", "nets.conv(a[None], b)[0]", "a:2x3x4 b:3x2x1x1"),
            ("conv3d", "a, b, stride=2", "nets.conv(a, b, None, (2, 2, 2))", "a:1x2x3x3x3 b:2x2x2x2x1"),
            (
                "conv_transpose1d",
                "a, b, c, 2, 1, 1",
                "nets.conv_transpose(a, b, (2,), (1,), (1,)) + c[:, None]",
                "a:2x2x4 b:2x3x3 c:3",
            ),
            (
                "conv_transpose2d",
                "a, b, None, (2, 1), (1, 0), groups=2, dilation=(1, 2)",
                "nets.conv_transpose(a, b, (2, 1), (1, 0), (0,), (1, 2), 2)",
                "a:1x2x3x2 b:2x3x3x2",
            ),
            ("conv_transpose3d", "a, b", "nets.conv_transpose(a, b, (1, 1, 1))", "a:1x2x2x1x2 b:2x1x1x2x2"),
        )
        for prefix in ("", F)
    ),
    Case(
        "convolution",
        "a, b, None, (1,), (1,), (1,), False, (0,), 1",
        "nets.conv(a, b, None, (1,), (1,))",
        "a:2x3x5 b:2x3x2",
        "wide inexact",
        grad=True,
    ),
    Case("conv2d", "a, b", "nets.conv(a, b)", "a:1x2x3x3 b:2x2x2x2", "integral"),
    # neural networks: pooling
    *(
        Case(name, arguments, reference, inputs, "floating", grad=True)
        for name, arguments, reference, inputs in (
            *(
                (prefix + "max_pool1d", "a, 3, 2, 1", "nets.pool(a, (3,), (2,), np.nanmax, (1,))", "a:2x2x7")
                for prefix in ("", F)
            ),
            *(
                (prefix + "max_pool2d", "a, (2, 3), stride=1", "nets.pool(a, (2, 3), (1, 1), np.nanmax)", "a:2x4x5")
                for prefix in ("", F)
            ),
            *(
                (prefix + "max_pool3d", "a, 2, 1", "nets.pool(a, (2, 2, 2), (1, 1, 1), np.nanmax)", "a:1x2x3x3x3")
                for prefix in ("", F)
            ),
            *(
                (
                    prefix + "avg_pool1d",
                    "a, 3, 2, 1, count_include_pad=False",
                    "nets.pool(a, (3,), (2,), np.nanmean, (1,))",
                    "a:2x2x7",
                )
                for prefix in ("", F)
            ),
            (F + "avg_pool2d", "a, 2, 1, 1", "nets.pool(a, (2, 2), (1, 1), np.nansum, (1, 1)) / 4", "a:2x4x5"),
            (F + "avg_pool2d", "a, 2, divisor_override=3", "nets.pool(a, (2, 2), (2, 2), np.sum) / 3", "a:2x4x5"),
            (F + "avg_pool3d", "a, 2", "nets.pool(a, (2, 2, 2), (2, 2, 2), np.mean)", "a:1x2x2x4x3"),
            *(
                (prefix + "adaptive_avg_pool1d", "a, 3", "nets.even_pool(a, (3,), np.mean)", "a:2x2x7")
                for prefix in ("", F)
            ),
            (F + "adaptive_avg_pool2d", "a, (3, None)", "nets.even_pool(a, (3, 5), np.mean)", "a:2x4x5"),
            (F + "adaptive_avg_pool3d", "a, 2", "nets.even_pool(a, (2, 2, 2), np.mean)", "a:1x2x3x4x2"),
            (F + "adaptive_max_pool1d", "a, 3", "nets.even_pool(a, (3,), np.max)", "a:2x2x7"),
            (F + "adaptive_max_pool2d", "a, (3, 2)", "nets.even_pool(a, (3, 2), np.max)", "a:2x4x5"),
            (F + "adaptive_max_pool3d", "a, 1", "nets.even_pool(a, (1, 1, 1), np.max)", "a:1x2x3x4x2"),
            (F + "lp_pool1d", "a, 2, 3", "np.sqrt(nets.pool(a * a, (3,), (3,), np.sum))", "a:1x2x6"),
            (F + "lp_pool2d", "a, 2, (2, 1)", "np.sqrt(nets.pool(a * a, (2, 1), (2, 1), np.sum))", "a:1x2x4x2"),
            (F + "lp_pool3d", "a, 2, 2, 1", "np.sqrt(nets.pool(a * a, (2, 2, 2), (1, 1, 1), np.sum))", "a:1x1x2x3x2"),
        )
    ),
    Case(
        "max_pool1d_with_indices", "a, 2", "nets.pool(a, (2,), (2,), np.max)", "a:2x2x7", "floating", grad=True, part=0
    ),
    Case(
        "max_pool1d_with_indices",
        "a, 2",
        "2 * np.arange(3) + nets.pool(a, (2,), (2,), np.argmax)",
        "a:2x2x7",
        "floating",
        "int64",
        part=1,
    ),
    Case(
        F + "max_pool2d",
        "a, (1, 2), return_indices=True",
        "5 * np.arange(4)[:, None] + 2 * np.arange(2) + nets.pool(a, (1, 2), (1, 2), np.argmax)",
        "a:2x4x5",
        "floating",
        "int64",
        part=1,
    ),
    Case("max_pool2d", "a, 2", "nets.pool(a, (2, 2), (2, 2), np.max)", "a:2x4x5", "integral"),
    Case(
        F + "max_unpool1d",
        "*m.nn.functional.max_pool1d(a, 2, return_indices=True), 2",
        "nets.unpool(a, 2)",
        "a:2x2x6",
        "floating",
        grad=True,
    ),
    Case(
        F + "max_unpool2d",
        "*m.nn.functional.max_pool2d(a, (1, 2), return_indices=True), (1, 2)",
        "nets.unpool(a, 2)",
        "a:2x3x4",
        "floating",
        grad=True,
    ),
    Case(
        F + "max_unpool3d",
        "*m.nn.functional.max_pool3d(a, (1, 1, 2), return_indices=True), (1, 1, 2)",
        "nets.unpool(a, 2)",
        "a:2x1x3x4",
        "floating",
        grad=True,
    ),
    # neural networks: padding, rearranging, resampling
    *(
        Case(name, arguments, reference, inputs, kinds, grad=True)
        for name, arguments, reference, inputs, kinds in (
            ("constant_pad_nd", "a, (1, 2), 3", "np.pad(a, [(0, 0), (1, 2)], constant_values=3)", "a:3x4", "number"),
            (F + "pad", "a, (1, -1, 0, 2)", "np.pad(a[:, :-1], [(0, 2), (1, 0)])", "a:3x4", "number"),
            (F + "pad", "a, (2, 1), 'reflect'", "np.pad(a, [(0, 0), (2, 1)], 'reflect')", "a:3x4", "inexact"),
            (
                F + "pad",
                "a, (2, 1, 0, 3), 'replicate'",
                "np.pad(a, [(0, 0), (0, 3), (2, 1)], 'edge')",
                "a:2x3x4",
                "inexact",
            ),
            (F + "pad", "a, (2, 1), 'circular'", "np.pad(a, [(0, 0), (2, 1)], 'wrap')", "a:3x4", "number"),
            (F + "unfold", "a, (2, 3), stride=(1, 2)", "nets.columns(a, (2, 3), (1, 2))", "a:1x2x3x5", "inexact"),
            (F + "im2col", "a, (2, 2), (1, 1), (0, 0), (1, 1)", "nets.columns(a, (2, 2))", "a:1x2x3x4", "inexact"),
            (F + "fold", "a, (3, 2), (2, 1)", "nets.fold(a, (3, 2), (2, 1))", "a:2x4x4", "floating"),
            (
                F + "col2im",
                "a, (3, 2), (2, 1), (1, 1), (0, 0), (1, 1)",
                "nets.fold(a, (3, 2), (2, 1))",
                "a:2x4x4",
                "floating",
            ),
            *(
                (
                    prefix + "pixel_shuffle",
                    "a, 2",
                    "a.reshape(2, 2, 2, 3, 2).transpose(0, 3, 1, 4, 2).reshape(2, 6, 4)",
                    "a:8x3x2",
                    "any",
                )
                for prefix in ("", F)
            ),
            *(
                (
                    prefix + "pixel_unshuffle",
                    "a, 2",
                    "a.reshape(2, 2, 2, 1, 2).transpose(0, 2, 4, 1, 3).reshape(8, 2, 1)",
                    "a:2x4x2",
                    "any",
                )
                for prefix in ("", F)
            ),
            *(
                (
                    prefix + "channel_shuffle",
                    "a, 2",
                    "a.reshape(2, 2, 3, 2).swapaxes(1, 2).reshape(2, 6, 2)",
                    "a:2x6x2",
                    "any",
                )
                for prefix in ("", F)
            ),
            (F + "interpolate", "a, scale_factor=1.5", "nets.nearest(a, (6,))", "a:2x2x4", "floating"),
            (
                F + "interpolate",
                "a, (3, 7), mode='nearest-exact'",
                "nets.nearest(a, (3, 7), 0.5)",
                "a:1x2x4x3",
                "floating",
            ),
            (
                F + "interpolate",
                "a, 7, mode='linear', align_corners=True",
                "nets.stretched(a, (7,), aligned=True)",
                "a:2x2x4",
                "floating",
            ),
            (
                F + "interpolate",
                "a, (7, 2), mode='bilinear'",
                "nets.stretched(a, (7, 2), aligned=False)",
                "a:1x2x3x4",
                "floating",
            ),
            (
                F + "interpolate",
                "a, 3, mode='trilinear', align_corners=True",
                "nets.stretched(a, (3, 3, 3), aligned=True)",
                "a:1x1x2x4x5",
                "floating",
            ),
            (F + "interpolate", "a, 3, mode='area'", "nets.even_pool(a, (3,), np.mean)", "a:2x2x5", "floating"),
            (F + "interpolate", "a, (3, 4), mode='bicubic'", "a", "a:1x2x3x4", "floating"),
            (F + "upsample", "a, scale_factor=2", "nets.nearest(a, (8,))", "a:2x2x4", "floating"),
            (F + "upsample_nearest", "a, 5", "nets.nearest(a, (5,))", "a:2x2x4", "floating"),
            (F + "upsample_bilinear", "a, 5", "nets.stretched(a, (5, 5), aligned=True)", "a:1x2x3x4", "floating"),
            (F + "grid_sample", "a, b, align_corners=False", "nets.sampled(a, b)", "a:2x2x3x4 b:2x3x2x2", "wide"),
            (F + "affine_grid", "a, (2, 1, 1, 1), align_corners=False", "a[:, :, 2][:, None, None]", "a:2x2x3", "wide"),
        )
    ),
    # neural networks: normalization
    *(
        Case(name, arguments, reference, inputs, "floating", grad=True)
        for name, arguments, reference, inputs in (
            *(
                (prefix + "layer_norm", "a, (3, 4), b, c", "nets.normed(a, (1, 2)) * b + c", "a:2x3x4 b:3x4 c:3x4")
                for prefix in ("", F)
            ),
            *(
                (
                    prefix + "rms_norm",
                    "a, (4,), b, 0.1",
                    "a / np.sqrt((a * a).mean(1, keepdims=True) + 0.1) * b",
                    "a:3x4 b:4",
                )
                for prefix in ("", F)
            ),
            *(
                (
                    prefix + "group_norm",
                    "a, 2, b, c",
                    "nets.normed(a.reshape(2, 2, 6), 2).reshape(a.shape) * b[:, None] + c[:, None]",
                    "a:2x4x3 b:4 c:4",
                )
                for prefix in ("", F)
            ),
            (
                F + "batch_norm",
                "a, None, None, b, c, True",
                "nets.normed(a, (0, 2)) * b[:, None] + c[:, None]",
                "a:2x3x4 b:3 c:3",
            ),
            (F + "batch_norm", "a, b, c", "(a - b) / np.sqrt(c + 1e-5)", "a:5x3 b:3 c:3/positive"),
            (
                "batch_norm",
                "a, b, c, None, None, True, 0.1, 1e-5, False",
                "nets.normed(a, (0, 2)) * b[:, None] + c[:, None]",
                "a:2x3x4 b:3 c:3",
            ),
            (F + "instance_norm", "a", "nets.normed(a, 2)", "a:2x3x4"),
        )
    ),
    Case(
        F + "local_response_norm",
        "a, 3, 0.5, 0.75, 2.0",
        "a / (2 + 0.5 * nets.neighbours(a, 3)) ** 0.75",
        "a:2x4x3",
        "wide",
        grad=True,
    ),
    # neural networks: dropout that drops nothing
    *(
        Case(name, f"a, 0.25, {arguments}", "a", f"a:{shape}", "floating", grad=True)
        for base, shape in (
            ("dropout", "2x3x2"),
            ("feature_dropout", "2x3x2"),
            ("alpha_dropout", "2x3x2"),
            ("feature_alpha_dropout", "2x3x2"),
            ("dropout1d", "2x3x2"),
            ("dropout2d", "2x3x2x1"),
            ("dropout3d", "2x3x2x1x2"),
        )
        for name, arguments in ((base, "False"), (F + base, "training=False"))
        if not (name[0] == "d" and name[-1] == "d") and name != F + "feature_dropout"
    ),
    # neural networks: attention, embeddings, linear maps
    *(
        Case(
            F + "scaled_dot_product_attention",
            f"a, b, c{arguments}",
            f"nets.attention(a, b, c{source})",
            inputs,
            "floating",
            grad=True,
        )
        for arguments, source, inputs in (
            ("", "", "a:2x3x4 b:2x2x4 c:2x2x3"),
            (", is_causal=True", ", nets.triangle(3)", "a:2x3x2 b:2x3x2 c:2x3x2"),
            (
                ", k, scale=0.3",
                ", np.where(k, 0, -1e300) if k.any(-1).all() else np.nan, 0.3",
                "a:2x4 b:3x4 c:3x2 k:2x3/mask",
            ),
            (", d", ", d", "a:2x3x4 b:2x2x4 c:2x2x3 d:3x2"),
        )
    ),
    *(
        Case(
            prefix + "bilinear",
            "a, b, c, d",
            "np.einsum('ni,kij,nj->nk', a, c, b) + d",
            "a:3x2 b:3x4 c:2x2x4 d:2",
            "wide",
            grad=True,
        )
        for prefix in ("", F)
    ),
    *(
        Case(
            F + "embedding_bag", f"i, a, mode='{mode}'", f"a[i].{mode}(1)", "i:3x2/index5 a:5x3", "floating", grad=True
        )
        for mode in ("sum", "mean", "max")
    ),
    Case(
        F + "embedding_bag",
        "i, a, m.tensor([0, 1]), mode='sum'",
        "np.stack([a[i[0]], a[i[1:]].sum(0)])",
        "i:4/index5 a:5x3",
        "floating",
        grad=True,
    ),
    # pointwise: rounding, bounds, questions
    *(unary(name, f"np.{name}(a)", dtypes="real number", result="same") for name in ("floor", "ceil", "trunc")),
    unary("fix", "np.trunc(a)", dtypes="real number", result="same"),
    unary("round", "np.round(a)", dtypes="real number", result="same"),
    Case("special.round", "a", "np.round(a)", dtypes="real number"),
    Case("special.round", "a, decimals=1", "np.round(a, 1)", dtypes="wide"),
    Case("round", "a, decimals=1", "np.round(a, 1)", dtypes="wide", grad=True),
    unary("frac", "a - np.trunc(a)", dtypes="floating", result="same"),
    *(
        Case(name, "a", f"np.{name}(a)", dtypes="floating", result="bool")
        for name in ("signbit", "isposinf", "isneginf")
    ),
    Case("isreal", "a", "np.isreal(a)", result="bool"),
    Case("nan_to_num", "a", "a", dtypes="real", grad=True),
    unary("deg2rad", "np.deg2rad(a)", dtypes="real"),
    unary("rad2deg", "np.rad2deg(a)", dtypes="real"),
    unary("absolute", "np.abs(a)", dtypes="number", result="real"),
    unary("negative", "-a", dtypes="number", result="same"),
    *(unary(name, f"np.{name}(a)", "unit") for name in ("arcsin", "arccos", "arctan", "arcsinh", "arctanh")),
    unary("arccosh", "np.arccosh(a)", "above1"),
    Case("clip", "a, -1, 1", "np.clip(a, -1, 1)", dtypes="floating", grad=True),
    Case("clamp", "a, min=b", "np.maximum(a, b)", SPREAD, "real number", grad=True),
    Case("clamp", "a, b, b + 1", "np.clip(a, b, b + 1)", "a:3x4 b:4", "floating", grad=True),
    Case("clamp_min", "a, 1", "np.maximum(a, 1)", dtypes="real number", grad=True),
    Case("clamp_max", "a, b", "np.minimum(a, b)", SPREAD, "real number", grad=True),
    # pointwise: functions of two tensors
    *(
        Case(name, "a, b", f"a {sign} b", SPREAD, "number", result, grad=True)
        for name, sign, result in (
            ("subtract", "-", "same"),
            ("multiply", "*", "same"),
            ("divide", "/", "float"),
            ("true_divide", "/", "float"),
        )
    ),
    *(
        Case("div", f"a, b, rounding_mode='{mode}'", f"np.{mode}(a / b)", "a:2x1x4 b:3x1", "real number")
        for mode in ("floor", "trunc")
    ),
    Case("divide", "a, 3, rounding_mode='floor'", "np.floor(a / 3)", "a:3x4", "real number", grad=True),
    Case("floor_divide", "a, b", "a // b", SPREAD, "real number"),
    Case("//", "a // 3", "a // 3", "a:3x4", "real number"),
    Case("//", "7 // a", "7 // a", "a:3x4", "floating"),
    # Without gradients: some quotients are whole numbers, where these jump.
    Case("remainder", "a, b", "a % b", SPREAD, "real number"),
    Case("remainder", "7, a", "7 % a", "a:3x4", "floating"),
    Case("%", "a % 3", "a % a.dtype.type(3)", "a:3x4", "real number", grad=True),
    Case("fmod", "a, b", "np.fmod(a, b)", SPREAD, "real number"),
    Case("fmod", "a, 3", "np.fmod(a, a.dtype.type(3))", "a:3x4", "real number", grad=True),
    Case("float_power", "a, 2", "a.astype('f8') ** 2", "a:3x4", "real number", "float64", grad=True),
    *(Case(name, "a, b", f"np.{name}(a, b)", SPREAD, "real", grad=True) for name in ("fmax", "fmin")),
    *(
        Case(name, "a, b", f"np.{source}(a, b)", SPREAD, kinds, result, grad=True)
        for name, source, kinds, result in (
            ("atan2", "arctan2", "real", "float"),
            ("arctan2", "arctan2", "real", "float"),
            ("hypot", "hypot", "floating", "same"),
            ("logaddexp", "logaddexp", "floating", "same"),
            ("logaddexp2", "logaddexp2", "floating", "same"),
            ("copysign", "copysign", "real number", "float"),
        )
    ),
    Case("nextafter", "a, b", "a + 0 * b", SPREAD, "wide", grad=True),
    Case("ldexp", "a, b", "a * 2.0 ** b", SPREAD, "floating", grad=True),
    Case("gcd", "a, b", "np.gcd(a, b)", SPREAD, "integral"),
    Case("lcm", "a, b", "np.lcm(a, b)", SPREAD, "integral"),
    Case("heaviside", "a, b", "np.heaviside(a, b)", SPREAD, "real number"),
    Case("addcmul", "a, b, c, value=2", "a + 2 * b * c", "a:3x4 b:4 c:3x1", "number", grad=True),
    Case("addcdiv", "a, b, c, value=2", "a + 2 * b / c", "a:3x4 b:4 c:3x1/positive", "inexact", grad=True),
    Case("lerp", "a, b, 0.25", "a + 0.25 * (b - a)", TWO, "inexact", grad=True),
    Case("lerp", "a, b, c", "a + c * (b - a)", "a:3x4 b:3x4 c:3x1", "inexact", grad=True),
    Case("masked_fill", "a, k, 1", "np.where(k, a.dtype.type(1), a)", "a:3x4 k:4/mask", grad=True),
    Case("masked_fill", "a, k, b", "np.where(k, b, a)", "a:3x4 k:3x4/mask b:0d", grad=True),
    Case("isclose", "a, b", "np.isclose(a, b)", TWO, "any", "bool"),
    *(
        Case(f"bitwise_{name}_shift", "a, b", f"a {sign} b", "a:3x4/positive b:4/positive", "integral")
        for name, sign in (("left", "<<"), ("right", ">>"))
    ),
    Case("<<", "a << 2", "a << a.dtype.type(2)", "a:3x4", "integral"),
    Case(">>", "a >> 1", "a >> a.dtype.type(1)", "a:3x4", "integral"),
    *(
        Case(name, arguments, source.replace("?", other), inputs, kinds, "bool")
        for name, source, kinds in (
            ("not_equal", "a != ?", "any"),
            ("less", "a < ?", "real"),
            ("less_equal", "a <= ?", "real"),
            ("greater", "a > ?", "real"),
            ("greater_equal", "a >= ?", "real"),
        )
        for arguments, other, inputs in (("a, b", "b", SPREAD), ("a, 1", "1", "a:3x4"))
    ),
    # pointwise: special functions
    unary("erfinv", "sp.erfinv(a)", "unit", "real"),
    unary("special.erfinv", "sp.erfinv(a)", "unit", "wide"),
    unary("lgamma", "sp.gammaln(a)", "above1", "real"),
    unary("special.gammaln", "sp.gammaln(a)", "above1", "wide"),
    *(unary(name, "sp.digamma(a)", "above1", "wide") for name in ("digamma", "special.digamma", "special.psi")),
    *(
        # PyTorch's function of order 1 has nine digits.
        Case(name, f"{n}, a", f"sp.polygamma({n}, a)", "a:3x4/above1", "float32" if n == 1 else "wide", grad=True)
        for name in ("polygamma", "special.polygamma")
        for n in (0, 1, 2)
    ),
    *(
        Case(
            name,
            "a, 2",
            "sp.multigammaln(a, 2) if a.ndim == 0 else np.vectorize(sp.multigammaln)(a, 2)",
            "a:3x4/above1",
            "wide",
            grad=True,
        )
        for name in ("mvlgamma", "special.multigammaln")
    ),
    *(
        Case(name, "a, 0.25", "sp.logit(np.clip(a, 0.25, 0.75))", "a:3x4", "floating", grad=True)
        for name in ("logit", "special.logit")
    ),
    Case("logit", "(a / 4 + 0.5)", "sp.logit(a / 4 + 0.5)", "a:3x4/unit", "wide", grad=True),
    *(unary(name, "np.sinc(a)", dtypes="floating") for name in ("sinc", "special.sinc")),
    *(unary(name, "sp.i0(a)", dtypes="floating") for name in ("i0", "special.i0")),
    *(
        unary(f"special.{name}", f"sp.{source}(a)", domain, "wide")
        for name, source, domain in (
            ("i0e", "i0e", "any"),
            ("i1", "i1", "any"),
            ("i1e", "i1e", "any"),
            ("erfcx", "erfcx", "any"),
            ("entr", "entr", "positive"),
            ("ndtr", "ndtr", "any"),
            ("log_ndtr", "log_ndtr", "any"),
        )
    ),
    Case("special.ndtri", "(a / 4 + 0.5)", "sp.ndtri(a / 4 + 0.5)", "a:3x4/unit", "wide", grad=True),
    *(
        Case(name, "a, b", "sp.xlogy(a, b)", "a:3x4 b:3x4/positive", "floating", grad=True)
        for name in ("xlogy", "special.xlogy")
    ),
    Case("xlogy", "2, a", "sp.xlogy(2, a)", "a:3x4/positive", "floating", grad=True),
    Case("xlogy", "a, 2", "sp.xlogy(a, 2)", "a:3x4", "floating", grad=True),
    Case("special.xlog1py", "a, b", "sp.xlog1py(a, b)", "a:3x4 b:3x4/positive", "floating", grad=True),
    Case("special.zeta", "a + 1, b", "sp.zeta(a + 1, b)", "a:3x4/above1 b:3x4/above1", "wide"),
    # pointwise: more reductions
    Case("argmin", "a", "a.argmin()", "a:3x4", "real number", "int64"),
    Case("argmin", "a, 1, True", "a.argmin(1, keepdims=True)", "a:3x4", "real number", "int64"),
    Case("all", "a, (0, 2), True", "(a != 0).all((0, 2), keepdims=True)", "a:2x3x4", result="truth"),
    Case("any", "a, (0, 2)", "(a != 0).any((0, 2))", "a:2x3x4", result="truth"),
    Case("count_nonzero", "a", "np.count_nonzero(a)", result="int64"),
    Case("count_nonzero", "a, (0, 2)", "np.count_nonzero(a, (0, 2))", "a:2x3x4", result="int64"),
    Case("std", "a", "a.std(ddof=1)", dtypes="inexact", result="real", grad=True),
    Case("std", "a, (0, 2), False, True", "a.std((0, 2), keepdims=True)", "a:2x3x4", "floating", grad=True),
    Case("std", "a, 0, correction=2", "a.std(0, ddof=2)", "a:4x3", "floating", grad=True),
    Case("std_mean", "a", "a.std(ddof=1)", dtypes="inexact", result="real", grad=True, part=0),
    Case("std_mean", "a, 1, False", "a.mean(1)", dtypes="inexact", grad=True, part=1),
    Case("var", "a, 1", "a.var(1, ddof=1)", "a:3x4", "wide inexact", "real", grad=True),
    Case("nansum", "a, 1, True", "np.nansum(a, 1, keepdims=True)", dtypes="real", result="sum", grad=True),
    # copies with a part replaced, sums to a size, quantiles
    Case("diagonal_scatter", "a, b, 1", "np.where(np.eye(3, 4, 1), np.pad(b, (1, 0)), a)", "a:3x4 b:3", grad=True),
    Case("select_scatter", "a, b, 1, -2", "np.where(np.arange(4) == 2, b[:, None], a)", "a:3x4 b:3", grad=True),
    Case(
        "slice_scatter",
        "a, b, 1, 1, 4, 2",
        "np.concatenate([a[:, :1], b[:, :1], a[:, 2:3], b[:, 1:]], 1)",
        "a:3x4 b:3x2",
        grad=True,
    ),
    Case("slice_scatter", "a, b, -2, 1", "np.concatenate([a[:1], b])", "a:3x4 b:2x4", grad=True),
    Case("linalg.diagonal", "a", "np.einsum('bii->bi', a)", "a:2x3x3", grad=True),
    Case("linalg.diagonal", "a, offset=-1, dim1=0, dim2=2", "a.diagonal(-1, 0, 2)", "a:2x3x4", grad=True),
    Case("Tensor.sum_to_size", "a, (3, 1)", "a.sum((0, 2))[:, None]", "a:2x3x4", result="sum", grad=True),
    Case("Tensor.sum_to_size", "a, (2, 3, 4)", "a", "a:2x3x4", grad=True),
    Case("dist", "a, b", "np.linalg.norm(a - b)", TWO, "floating", grad=True),
    Case("dist", "a, b, 3", "(np.abs(a - b) ** 3).sum() ** (1 / 3)", TWO, "wide", grad=True),
    *(
        Case(name, arguments, f"np.{name}(a, {reference})", inputs, "wide", grad=True)
        for name in ("quantile", "nanquantile")
        for arguments, reference, inputs in (
            ("a, 0.3", "0.3", "a:3x4"),
            ("a, 0.75, 1, True", "0.75, 1, keepdims=True", "a:3x4"),
            ("a, m.tensor([0.0, 0.4, 1.0], dtype=a.dtype), 0", "[0, 0.4, 1], 0", "a:5x2"),
            ("a, 0.4, 0, interpolation='lower'", "0.4, 0, method='lower'", "a:5x2"),
            ("a, 0.3, 0, interpolation='higher'", "0.3, 0, method='higher'", "a:5x2"),
            ("a, 0.3, 0, interpolation='nearest'", "0.3, 0, method='nearest'", "a:5x2"),
            ("a, 0.3, 0, interpolation='midpoint'", "0.3, 0, method='midpoint'", "a:5x2"),
        )
    ),
    Case("nanmean", "a, 0", "np.nanmean(a, 0)", dtypes="floating", grad=True),
    Case("norm", "a", "np.linalg.norm(a.ravel())", dtypes="inexact", result="real", grad=True),
    Case("norm", "a, 1, 0", "np.linalg.norm(a, 1, 0)", dtypes="inexact", result="real", grad=True),
    Case(F + "softmin", "a, 1", "sp.softmax(-a, 1)", dtypes="floating", grad=True),
    *(
        Case(name, "a, dx=2, dim=0", "2 * (a[1:] + a[:-1]).sum(0) / 2", dtypes="floating", grad=True)
        for name in ("trapezoid", "trapz")
    ),
    Case(
        "trapezoid", "a, b", "((a[:, 1:] + a[:, :-1]) * (b[1:] - b[:-1])).sum(1) / 2", "a:3x4 b:4", "inexact", grad=True
    ),
    Case("cumulative_trapezoid", "a", "((a[:, 1:] + a[:, :-1]) / 2).cumsum(1)", dtypes="floating", grad=True),
    Case("diff", "a", "np.diff(a)", grad=True),
    Case("diff", "a, 2, 0, b", "np.diff(a, 2, 0, prepend=b)", "a:3x4 b:1x4", "number", grad=True),
    # pointwise: parts of complex numbers
    Case("real", "m.conj(a)", "a.real", result="real", grad=True),
    Case(".real", "a.real", "a.real", result="real", grad=True),
    Case("conj", "a", "np.conj(a)", grad=True),
    Case("conj_physical", "a", "np.conj(a)", grad=True),
    Case("resolve_conj", "a", "a", grad=True),
    Case("angle", "a", "np.angle(a)", dtypes="inexact", result="real", grad=True),
    # more ways to make tensors
    Case("eye", "3, dtype=a.dtype", "np.eye(3)"),
    Case("eye", "2, 3, dtype=a.dtype", "np.eye(2, 3)"),
    Case("linspace", "-1, 2, 40001, dtype=a.dtype", "np.linspace(-1, 2, 40001)", dtypes="wide"),
    Case("linspace", "0, 4, 5, dtype=a.dtype", "np.linspace(0, 4, 5)", dtypes="number"),
    Case("logspace", "0, 2, 3, dtype=a.dtype", "np.logspace(0, 2, 3)", dtypes="number"),
    Case("Tensor.new_zeros", "a, (2, 3)", "np.zeros((2, 3))"),
    Case("Tensor.new_ones", "a, 2, 3", "np.ones((2, 3))"),
    Case("Tensor.new_full", "a, (2, 3), 1", "np.ones((2, 3))"),
    Case("Tensor.new_empty", "a, (2, 0)", "np.empty((2, 0))"),
    Case("randint_like", "a, 1", "np.zeros_like(a)", dtypes="real"),
    Case("bernoulli", "m.ones_like(a)", "np.ones_like(a)", dtypes="floating"),
    Case("normal", "m.clone(a), 0.0", "a", dtypes="floating"),
    # products of several operands, and of vectors
    Case("vdot", "a, b", "np.vdot(a, b)", "a:5 b:5", "number", grad=True),
    *(Case(name, "a, b", "np.outer(a, b)", "a:3 b:4", grad=True) for name in ("outer", "ger")),
    Case("inner", "a, b", "np.inner(a, b)", "a:2x3x4 b:2x4", "number", grad=True),
    Case("inner", "a, b", "a * b", "a:3x4 b:0d", "number", grad=True),
    Case("addmv", "a, b, c, beta=2, alpha=3", "2 * a + 3 * (b @ c)", "a:3 b:3x4 c:4", "number", grad=True),
    Case("addmv", "a, b, c, beta=0", "b @ c", "a:0d b:3x4 c:4", "number"),
    Case("addbmm", "a, b, c, beta=2", "2 * a + (b @ c).sum(0)", "a:3x2 b:2x3x2 c:2x2x2", "number", grad=True),
    Case("baddbmm", "a, b, c, alpha=2", "a + 2 * (b @ c)", "a:3x1 b:2x3x2 c:2x2x2", "number", grad=True),
    Case("addr", "a, b, c, beta=2, alpha=3", "2 * a + 3 * np.outer(b, c)", "a:3x2 b:3 c:2", "number", grad=True),
    *(
        Case(
            "einsum",
            f"'{equation}', {', '.join(names)}",
            f"np.einsum('{equation}', {', '.join(names)})",
            " ".join(f"{name}:{shape}" for name, shape in zip(names, shapes, strict=True)),
            kinds,
            "sum" if equation in ("iij->j", "bij->b") else "same",
            grad=True,
        )
        for equation, shapes, kinds in (
            ("ij,jk->ik", ("2x3", "3x2"), "number"),
            ("ij,jk,kl", ("2x3", "3x2", "2x2"), "wide inexact"),
            ("ii->i", ("3x3",), "any"),
            ("iij->j", ("2x2x3",), "number"),
            ("...ij,...j->i...", ("2x1x2x3", "2x3"), "wide"),
            ("i,j", ("3", "2"), "number"),
            ("ij,ij->", ("2x3", "2x3"), "wide"),
            ("bij->b", ("2x3x2",), "number"),
        )
        for names in [("a", "b", "c")[: len(shapes)]]
    ),
    Case("tensordot", "a, b, 1", "np.tensordot(a, b, 1)", "a:2x3x2 b:2x3", "number", grad=True),
    Case("tensordot", "a, b", "np.tensordot(a, b)", "a:2x3x2 b:3x2", "number", grad=True),
    Case(
        "tensordot",
        "a, b, dims=([0, -1], [1, 0])",
        "np.tensordot(a, b, ([0, -1], [1, 0]))",
        "a:2x3x2 b:2x2",
        "wide",
        grad=True,
    ),
    Case("kron", "a, b", "np.kron(a, b)", "a:2x3 b:2", "number", grad=True),
    Case("kron", "a, b", "np.kron(a, b)", "a:2 b:3x1x2", "number", grad=True),
    Case("trace", "a", "np.trace(a)", "a:3x4", "number", "sum", grad=True),
    Case("chain_matmul", "a, b, c", "a @ b @ c", "a:3x2 b:2x2 c:2x2", "wide", grad=True),
    Case("linalg.multi_dot", "[a, b, c]", "a @ b @ c", "a:2 b:2x3 c:3x2", "wide inexact", grad=True),
    Case("linalg.vecdot", "a, b", "(np.conj(a) * b).sum(-1)", "a:3x4 b:4", "inexact", grad=True),
    Case("linalg.matmul", "a, b", "a @ b", "a:3x4 b:4", "number", grad=True),
    # writing by index
    Case("index", "a, [m.tensor([0, 2, 0])]", "a[[0, 2, 0]]", grad=True),
    Case("index_put", "a, (i,), b", "put_at(a, (i,), b)", "a:3x4 i:1/index3 b:4", grad=True),
    Case("index_put", "a, (i, i), b, True", "add_at(a, (i, i), b)", "a:3x4 i:5/index3 b:5", "number", grad=True),
    Case("index_copy", "a, 0, m.tensor([2, 0]), b", "put_at(a, [2, 0], b)", "a:3x4 b:2x4", grad=True),
    Case("index_fill", "a, 0, m.tensor([2, -3]), 1", "put_at(a, [2, 0], 1)", grad=True),
    Case("index_fill", "a, 1, i, b", "put_at(a, (slice(None), i), b)", "a:3x4 i:2/index4 b:0d", grad=True),
    *(
        Case(name, f"a, 0, m.tensor({PLACES}), {operands}", reference, inputs, kinds, grad=grad)
        for name, operands, reference, inputs, kinds, grad in (
            ("scatter", "b", f"put_at(a, ({PLACES}, range(4)), b)", "a:3x4 b:2x4", "any", True),
            ("scatter", "1", f"put_at(a, ({PLACES}, range(4)), 1)", "a:3x4", "any", True),
            ("scatter", "b, reduce='add'", f"add_at(a, ({PLACES}, range(4)), b)", "a:3x4 b:2x4", "number", False),
            ("scatter", "2, reduce='multiply'", "scattered(a, {p}, a * 0 + 2, np.multiply)", "a:3x4", "number", False),
        )
        for reference in [reference.replace("{p}", PLACES)]
    ),
    *(
        Case(
            "scatter_reduce",
            f"a, 0, m.tensor({MEETING}), b, '{how}', include_self={include}",
            f"scattered(a, {MEETING}, b, np.{function}, {include})",
            "a:3x4/positive b:3x4/positive",
            kinds,
            grad=True,
        )
        for how, function, kinds in (
            ("sum", "add", "number"),
            ("prod", "multiply", "number"),
            ("amax", "maximum", "real number"),
            ("amin", "minimum", "real number"),
        )
        for include in (True, False)
    ),
    Case(
        "scatter_reduce",
        f"a, 0, m.tensor({MEETING}), b, 'mean'",
        f"scattered(a, {MEETING}, b, np.add) / (1 + scattered(a * 0, {MEETING}, b * 0 + 1, np.add))",
        "a:3x4 b:3x4",
        "wide",
        grad=True,
    ),
    Case("take", "a, m.tensor([[0, -1], [5, 5]])", "a.reshape(-1)[[[0, -1], [5, 5]]]", grad=True),
    Case("Tensor.put", "a, m.tensor([11, 0]), b", "put_at(a, ([2, 0], [3, 0]), b)", "a:3x4 b:2", grad=True),
    Case("put", "a, m.tensor([0, 0]), b, True", "add_at(a, ([0, 0], [0, 0]), b)", "a:3x4 b:2", "number", grad=True),
    Case("take_along_dim", "a, i, 1", "np.take_along_axis(a, np.repeat(i, 3, 0), 1)", "a:3x4 i:1x2/index4", grad=True),
    Case("take_along_dim", "a, i", "a.reshape(-1)[i]", "a:3x4 i:5/index12", grad=True),
    Case("masked_select", "a, k", "np.broadcast_to(a, (3, 4))[k]", "a:4 k:3x4/mask", grad=True),
    Case("masked_scatter", "a, k, b", "put_at(a, k, b.reshape(-1)[: k.sum()])", "a:3x4 k:3x4/mask b:2x6", grad=True),
    Case("nonzero", "k", "np.argwhere(k)", "k:3x4/mask", "wide", "int64"),
    Case("nonzero", "a", "np.argwhere(a)", result="int64"),
    Case("nonzero", "k, as_tuple=True", "np.nonzero(k)[1]", "k:3x4/mask", "wide", "int64", part=1),
    Case("nonzero_numpy", "k", "np.nonzero(k)[0]", "k:3x4/mask", "wide", "int64", part=0),
    Case("argwhere", "k", "np.argwhere(k)", "k:3x4/mask", "wide", "int64"),
    Case("where", "k", "np.nonzero(k)[0]", "k:3x4/mask", "wide", "int64", part=0),
    Case("fill", "a, 1", "a * 0 + 1", dtypes="number"),
    Case("fill", "a, b", "a * 0 + b", "a:3x4 b:0d", "number"),
    Case("Tensor.zero", "a", "a * 0", dtypes="number"),
    Case(F + "one_hot", "i, 4", "np.eye(4)[i]", "i:2x3/index4", "wide", "int64"),
    Case("tril_indices", "3, 4, -1", "np.stack(np.tril_indices(3, -1, 4))", "a:0d", "wide", "int64"),
    Case("triu_indices", "3, 4, offset=1", "np.stack(np.triu_indices(3, 1, 4))", "a:0d", "wide", "int64"),
    # sorting, searching, counting
    Case("sort", "a, 0", "np.sort(a, 0)", dtypes="real", grad=True, part=0),
    Case("sort", "a, descending=True", "np.sort(a, 1)[:, ::-1]", dtypes="real", grad=True, part=0),
    Case("sort", "a, dim=0, stable=True", "np.argsort(a, 0, kind='stable')", "a:40x3", "real", "int64", part=1),
    Case("argsort", "a, dim=1, stable=True", "np.argsort(a, 1, kind='stable')", "a:3x40", "real", "int64"),
    Case("argsort", "a", "np.argsort(a, 1)", dtypes="floating", result="int64"),
    Case("msort", "a", "np.sort(a, 0)", dtypes="real", grad=True),
    Case("topk", "a, 2", "np.sort(a, 1)[:, :-3:-1]", dtypes="real number", grad=True, part=0),
    Case("topk", "a, 2, 0, False", "np.argsort(a, 0)[:2]", dtypes="floating", result="int64", part=1),
    Case("kthvalue", "a, 2", "np.sort(a, 1)[:, 1]", dtypes="real number", grad=True, part=0),
    Case("kthvalue", "a, 3, 0, True", "np.argsort(a, 0)[2:3]", "a:4x3", "floating", "int64", part=1),
    Case("median", "a", "np.sort(a, None)[5]", dtypes="real number", grad=True),
    Case("median", "a, 1", "np.sort(a, 1)[:, 1]", dtypes="real number", grad=True, part=0),
    Case("nanmedian", "a", "np.sort(a, None)[5]", dtypes="real number", grad=True),
    Case("nanmedian", "a, 0, True", "np.sort(a, 0)[1:2]", dtypes="real number", grad=True, part=0),
    Case("mode", "a", "np.sort(a, 1)[:, 0]", dtypes="floating", grad=True, part=0),
    Case("mode", "i", "np.argmax(np.bincount(i))", "i:20/index4", "wide", "int64", part=0),
    Case("searchsorted", "b.sort()[0], a", "np.searchsorted(np.sort(b), a)", "a:3x4 b:5", "real number", "int64"),
    Case(
        "searchsorted",
        "b.sort()[0], 1, side='right', out_int32=True",
        "np.searchsorted(np.sort(b), 1, 'right')",
        "b:5",
        "real number",
        "int32",
    ),
    Case(
        "bucketize",
        "a, b.sort()[0], right=True",
        "np.searchsorted(np.sort(b), a, 'right')",
        "a:3x4 b:5",
        "real number",
        "int64",
    ),
    Case("unique", "a", "np.unique(a)", dtypes="real"),
    *(
        Case(
            "unique",
            f"i, return_inverse=True, return_counts=True{dim}",
            f"{source}[{part}]",
            "i:6x2/index2",
            "wide",
            "int64",
            part=part,
        )
        for dim, source in (
            ("", "np.unique(i, return_inverse=True, return_counts=True)"),
            (", dim=0", "np.unique(i, return_inverse=True, return_counts=True, axis=0)"),
        )
        for part in range(3)
    ),
    Case("unique_dim", "i, 1", "np.unique(i, axis=1)", "i:2x6/index2", "wide", "int64", part=0),
    Case("unique_consecutive", "i", "i[np.append(True, i[1:] != i[:-1])]", "i:20/index2", "wide", "int64"),
    Case(
        "unique_dim_consecutive",
        "i, 0",
        "i[np.append(True, (i[1:] != i[:-1]).any(1))]",
        "i:20x2/index2",
        "wide",
        "int64",
        part=0,
    ),
    Case("bincount", "i, minlength=6", "np.bincount(i, minlength=6)", "i:20/index4", "wide", "int64"),
    Case("bincount", "i, a", "np.bincount(i, a)", "i:9/index4 a:9", "wide"),
    Case("histc", "a, 4, -5, 5", "np.histogram(a, 4, (-5, 5))[0]", "a:3x4", "wide"),
    Case("isin", "a, b", "np.isin(a, b)", "a:3x4 b:5", "real number", "bool"),
    Case("isin", "a, 1, invert=True", "a != 1", "a:3x4", "real number", "bool"),
    # matrices
    *(
        Case(name, "a", "np.linalg.inv(a)", "a:2x3x3/dominant", "wide inexact", grad=True)
        for name in ("linalg.inv", "inverse")
    ),
    Case("linalg.solve", "a, b", "np.linalg.solve(a, b)", "a:3x3/dominant b:3x2", "wide inexact", grad=True),
    Case("linalg.solve", "a, b", "np.linalg.solve(a, b)", "a:3x3/dominant b:3", "wide", grad=True),
    Case("linalg.solve", "a, b", "np.linalg.solve(a, b)", "a:2x3x3/dominant b:2x3x2", "wide", grad=True),
    Case("linalg.solve", "a, b, left=False", "b @ np.linalg.inv(a)", "a:3x3/dominant b:2x3", "wide", grad=True),
    Case(
        "linalg.solve_triangular",
        "a, b, upper=True",
        "np.linalg.solve(np.triu(a), b)",
        "a:3x3/dominant b:2x3x2",
        "wide inexact",
        grad=True,
    ),
    Case(
        "linalg.solve_triangular",
        "a, b, upper=False, left=False, unitriangular=True",
        "b @ np.linalg.inv(np.tril(a, -1) + np.eye(3))",
        "a:3x3/dominant b:2x3",
        "wide",
        grad=True,
    ),
    Case(
        "linalg.solve_triangular",
        "a, b, upper=False",
        "np.linalg.solve(np.tril(a), b)",
        "a:40x40/dominant b:40x2",
        "wide",
    ),
    *(
        Case(name, "a", "np.linalg.det(a)", "a:2x3x3/dominant", "wide inexact", grad=True)
        for name in ("linalg.det", "det")
    ),
    *(
        Case(name, "a", "np.linalg.slogdet(a)[1]", "a:3x3/dominant", "wide inexact", "real", grad=True, part=1)
        for name in ("linalg.slogdet", "slogdet")
    ),
    Case("linalg.slogdet", "a", "np.linalg.slogdet(a)[0]", "a:2x3x3/dominant", "wide inexact", part=0),
    Case("logdet", "a", "np.log(np.linalg.det(a))", "a:2x3x3/dominant", "wide", grad=True),
    Case(
        "linalg.cholesky", "a + a.mT", "np.linalg.cholesky(a + a.swapaxes(1, 2))", "a:2x3x3/dominant", "wide", grad=True
    ),
    Case("cholesky", "(a + a.mT), upper=True", "np.linalg.cholesky(a + a.T).T", "a:3x3/dominant", "wide", grad=True),
    *(
        Case(
            "linalg.qr",
            f"a{mode}",
            f"np.linalg.qr(a{mode})[{part}]",
            f"a:{shape}/dominant",
            "wide inexact",
            grad=grad,
            part=part,
        )
        for shape, mode, grad in (
            ("3x3", "", True),
            ("4x3", "", True),
            ("2x2x3", ", 'complete'", True),
            ("4x3", ", 'complete'", False),
        )
        for part in range(2)
    ),
    Case("qr", "a", "np.linalg.qr(a)[1]", "a:4x3/dominant", "wide", grad=True, part=1),
    Case("linalg.eigh", "a + a.mT", "np.linalg.eigvalsh(a + a.T)", "a:3x3/dominant", "wide", grad=True, part=0),
    Case("linalg.eigh", "a + a.mT, 'U'", "np.linalg.eigh(a + a.T)[1]", "a:3x3/dominant", "wide", grad=True, part=1),
    Case("linalg.eigvalsh", "a + a.mT", "np.linalg.eigvalsh(a + a.T)", "a:3x3/dominant", "wide", grad=True),
    *(
        Case(name, "a", "np.linalg.svd(a)[1]", "a:2x3x4/dominant", "wide inexact", "real", grad=True, part=1)
        for name in ("linalg.svd", "svd")
    ),
    # Singular vectors are determined up to their sign.
    Case(
        "|U|",
        "abs(m.linalg.svd(a, full_matrices=False)[0])",
        "np.abs(np.linalg.svd(a, False)[0])",
        "a:4x3/dominant",
        "wide",
        grad=True,
    ),
    Case(
        "|Vh|",
        "abs(m.linalg.svd(a, full_matrices=False)[2])",
        "np.abs(np.linalg.svd(a, False)[2])",
        "a:2x3/dominant",
        "wide",
        grad=True,
    ),
    Case("linalg.svdvals", "a", "np.linalg.svd(a)[1]", "a:2x3x4/dominant", "wide inexact", "real", grad=True),
    Case("linalg.pinv", "a", "np.linalg.pinv(a)", "a:2x4x3/dominant", "wide inexact", grad=True),
    Case("linalg.pinv", "a + a.mT, hermitian=True", "np.linalg.inv(a + a.T)", "a:3x3/dominant", "wide", grad=True),
    Case("pinverse", "a", "np.linalg.pinv(a)", "a:3x4/dominant", "wide", grad=True),
    Case("linalg.matrix_rank", "a", "np.linalg.matrix_rank(a)", "a:2x3x4/dominant", "wide inexact", "int64"),
    Case("linalg.matrix_rank", "m.outer(a, a), tol=0.001", "np.int64(1)", "a:3", "wide", "int64"),
    Case("linalg.lstsq", "a, b", "np.linalg.lstsq(a, b)[0]", "a:4x3/dominant b:4x2", "wide", grad=True, part=0),
    Case(
        "linalg.lstsq",
        "a, b, driver='gelsd'",
        "np.linalg.lstsq(a, b)[1]",
        "a:4x3/dominant b:4x2",
        "wide",
        grad=True,
        part=1,
    ),
    *(
        Case(name, "a, 5", "np.linalg.matrix_power(a, 5)", "a:2x2x2/dominant", "wide inexact", grad=True)
        for name in ("linalg.matrix_power", "matrix_power")
    ),
    Case("linalg.matrix_power", "a, -2", "np.linalg.matrix_power(a, -2)", "a:2x2/dominant", "wide", grad=True),
    Case("linalg.cross", "a, b", "np.cross(a, b)", "a:4x3 b:1x3", "number", grad=True),
    Case("cross", "a, b", "np.cross(a, b, axis=0)", "a:3x4 b:3x4", "number", grad=True),
    *(
        Case("cdist", f"a, b, {p}", f"np.linalg.norm(a[:, None] - b, {p}, axis=-1)", "a:3x2 b:4x2", "wide", grad=True)
        for p in (1, 2, 3)
    ),
    Case("cdist", "a, b", "np.linalg.norm(a[:, None] - b, axis=-1)", "a:26x2 b:2x2", "wide", grad=True),
    Case("cdist", "a, b, 1", "abs(a[:, None] - b).sum(-1)", "a:3x2 b:20x2", "wide", grad=True),
    Case("pdist", "a", "np.linalg.norm(a[:, None] - a, axis=-1)[np.triu_indices(3, 1)]", "a:3x4", "wide", grad=True),
    Case(F + "pdist", "a, 1", "np.abs(a[:, None] - a).sum(-1)[np.triu_indices(3, 1)]", "a:3x4", "wide", grad=True),
    Case("linalg.norm", "a, 'nuc'", "np.linalg.norm(a, 'nuc')", dtypes="wide inexact", result="real", grad=True),
    Case("linalg.norm", "a, 2", "np.linalg.norm(a, 2)", dtypes="wide inexact", result="real", grad=True),
    Case("linalg.matrix_norm", "a", "np.linalg.norm(a, axis=(-2, -1))", "a:2x3x4", "inexact", "real", grad=True),
    Case(
        "linalg.matrix_norm",
        "a, -2, dim=(0, 2), keepdim=True",
        "np.linalg.norm(a, -2, axis=(0, 2), keepdims=True)",
        "a:2x1x3",
        "wide",
        grad=True,
    ),
    Case("norm", "a", "np.linalg.norm(a)", dtypes="inexact", result="real", grad=True),
    Case("norm", "a, 'fro', 1", "np.linalg.norm(a, axis=1)", dtypes="inexact", result="real", grad=True),
    Case("norm", "a, 3, 0, True", "np.linalg.norm(a, 3, 0, True)", dtypes="floating", grad=True),
    # masked reductions and windows; more of them in test_masked.py
    Case("masked.sum", "a, 1, mask=k", "np.where(k, a, 0).sum(1)", MASKED, "number", "sum", grad=True),
    Case("masked.prod", "a, mask=k", "np.where(k, a, 1).prod()", MASKED, "wide inexact", grad=True),
    Case("masked.cumsum", "a, 1, mask=k", "np.where(k, a, 0).cumsum(1)", MASKED, "wide inexact", grad=True),
    Case("masked.cumprod", "a, 1, mask=k", "np.where(k, a, 1).cumprod(1)", MASKED, "wide inexact", grad=True),
    Case("masked.amax", "a, mask=k", "a[k].max()", MASKED, "real number", grad=True),
    Case("masked.amin", "a, mask=k", "a[k].min()", MASKED, "real number", grad=True),
    Case("masked.argmax", "a, mask=k", "np.argmax(np.where(k, a, -np.inf))", MASKED, "wide"),
    Case("masked.argmin", "a, mask=k", "np.argmin(np.where(k, a, np.inf))", MASKED, "wide"),
    Case("masked.mean", "a, mask=k", "a[k].mean()", MASKED, "wide inexact", grad=True),
    Case(
        "masked.median", "a.flatten(), mask=k.flatten()", "np.sort(a[k])[(k.sum() - 1) // 2]", MASKED, "wide", grad=True
    ),
    Case("masked.logsumexp", "a, mask=k", "np.log(np.exp(a[k]).sum())", MASKED, "wide", grad=True),
    Case(
        "masked.logaddexp",
        "a, b, other_mask=k",
        "np.where(k, np.logaddexp(a, b), a)",
        f"{TWO} k:3x4/mask",
        "wide",
        grad=True,
    ),
    Case("masked.norm", "a, 3, mask=k", "np.linalg.norm(a[k], 3)", MASKED, "wide", grad=True),
    Case("masked.var", "a, mask=k", "a[k].var(ddof=1)", MASKED, "wide", grad=True),
    Case("masked.std", "a, correction=0, mask=k", "a[k].std()", MASKED, "wide", grad=True),
    Case(
        "masked.softmax",
        "a.flatten(), 0, mask=k.flatten()",
        "np.where(k, np.exp(a), 0).ravel() / np.exp(a)[k].sum()",
        MASKED,
        "wide",
        grad=True,
    ),
    Case("masked.log_softmax", "a.flatten(), 0", "(a - np.log(np.exp(a).sum())).ravel()", dtypes="wide", grad=True),
    Case(
        "masked.softmin",
        "a.flatten(), 0, mask=k.flatten()",
        "np.where(k, np.exp(-a), 0).ravel() / np.exp(-a)[k].sum()",
        MASKED,
        "wide",
        grad=True,
    ),
    Case(
        "masked.normalize",
        "a.flatten(), 2, 0, mask=k.flatten()",
        "np.where(k, a, 0).ravel() / np.linalg.norm(a[k])",
        MASKED,
        "wide",
        grad=True,
    ),
)
# Public names that are no row: chance (test_factories.py), writing by index (test_indexing.py), strides
# (test_shapes.py), what gives two tensors (test_scan_kernels.py), or no tensor (test_questions.py).
ELSEWHERE = (
    "imag", "allclose", "equal", "is_floating_point", "is_complex", "is_signed", "is_nonzero", "is_same_size", "numel",
    "result_type", "rand_like", "randn_like", "multinomial", "Tensor.uniform", "Tensor.random", "Tensor.exponential",
    "Tensor.cauchy", "Tensor.log_normal", "Tensor.geometric", "cummax", "cummin", "rand", "randn", "randint",
    "randperm", "setitem", "as_strided", "nn.functional.gumbel_softmax",
    # of test_scan_states
    "_state_recurrence",
    # of test_distributions
    "poisson", "binomial",
    # of test_signals
    "bartlett_window", "blackman_window", "hamming_window", "hann_window", "kaiser_window", "gradient", "histogram",
    "index_reduce", "as_strided_scatter", "unsafe_chunk", "unsafe_split", "unsafe_split_with_sizes", "nonzero_static",
    "scalar_tensor", "nn.functional.multilabel_margin_loss",
    # of test_fourier
    "stft", "istft",
    # of test_sparse_tensors and test_gradients_by_rows
    "Tensor.coalesce", "Tensor.dense_dim", "Tensor.indices", "Tensor.is_coalesced", "Tensor.sparse_dim",
    "Tensor.sparse_mask", "Tensor.to_dense", "Tensor.to_sparse", "Tensor.values", "embedding_sparse_backward",
    "to_dense_backward",
    # of test_sparse_sizes and test_sparse_tensors
    "Tensor.sparse_resize", "Tensor.sparse_resize_and_clear", "resize_as_sparse", "smm", "dsmm", "hsmm", "spmm",
    "hspmm", "sspaddmm",
    # of test_make_fx and test_fake_tensors
    "lift_fresh", "lift_fresh_copy",
    # of test_compressed_tensors
    "Tensor.ccol_indices", "Tensor.col_indices", "Tensor.crow_indices", "Tensor.row_indices",
    # of test_factorizations
    "linalg.cholesky_ex", "linalg.cond", "linalg.eig", "linalg.eigvals", "linalg.householder_product", "linalg.inv_ex",
    "linalg.lu", "linalg.lu_factor", "linalg.lu_factor_ex", "linalg.lu_solve", "linalg.matrix_exp", "linalg.solve_ex",
    "linalg.tensorinv", "linalg.tensorsolve", "linalg.vander", "cholesky_inverse", "cholesky_solve", "corrcoef", "cov",
    "geqrf", "lu_solve", "lu_unpack", "matrix_exp", "orgqr", "ormqr", "renorm", "triangular_solve", "vander",
    # of test_view_copies
    "view_copy", "transpose_copy", "permute_copy", "unsqueeze_copy", "squeeze_copy", "expand_copy", "select_copy",
    "slice_copy", "detach_copy", "as_strided_copy", "split_copy", "split_with_sizes_copy", "unbind_copy",
    "diagonal_copy", "unfold_copy", "narrow_copy", "t_copy",
    # of test_cylinder_functions
    "special.chebyshev_polynomial_t", "special.chebyshev_polynomial_u", "special.chebyshev_polynomial_v",
    "special.chebyshev_polynomial_w", "special.shifted_chebyshev_polynomial_t",
    "special.shifted_chebyshev_polynomial_u", "special.shifted_chebyshev_polynomial_v",
    "special.shifted_chebyshev_polynomial_w", "special.hermite_polynomial_h", "special.hermite_polynomial_he",
    "special.laguerre_polynomial_l", "special.legendre_polynomial_p", "special.bessel_j0", "special.bessel_j1",
    "special.bessel_y0", "special.bessel_y1", "special.modified_bessel_i0", "special.modified_bessel_i1",
    "special.modified_bessel_k0", "special.modified_bessel_k1", "special.scaled_modified_bessel_k0",
    "special.scaled_modified_bessel_k1", "special.spherical_bessel_j0", "special.airy_ai",
    # of test_named_gradients and test_complex_numbers
    "adaptive_max_pool2d", "adaptive_max_pool3d", "alias", "alias_copy", "complex", "cummaxmin_backward",
    "cumprod_backward", "diagonal_backward", "embedding_backward", "embedding_dense_backward", "frexp",
    "gather_backward", "hardshrink_backward", "igamma", "igamma_", "igammac", "igammac_", "index_select_backward",
    "infinitely_differentiable_gelu_backward", "is_conj", "is_neg", "logit_backward", "masked_scatter_backward",
    "masked_select_backward", "native_dropout_backward", "nn.functional.adaptive_max_pool2d_backward",
    "nn.functional.adaptive_max_pool3d_backward", "nn.functional.avg_pool2d_backward",
    "nn.functional.avg_pool3d_backward", "nn.functional.binary_cross_entropy_backward", "nn.functional.elu_backward",
    "nn.functional.glu_backward", "nn.functional.hardsigmoid_backward", "nn.functional.hardswish_backward",
    "nn.functional.hardtanh_backward", "nn.functional.huber_loss_backward", "nn.functional.leaky_relu_backward",
    "nn.functional.log_sigmoid", "nn.functional.log_sigmoid_backward", "nn.functional.log_sigmoid_forward",
    "nn.functional.max_pool2d_with_indices", "nn.functional.max_pool2d_with_indices_backward",
    "nn.functional.max_pool3d_with_indices", "nn.functional.max_pool3d_with_indices_backward",
    "nn.functional.mish_backward", "nn.functional.mse_loss_backward", "nn.functional.reflection_pad1d",
    "nn.functional.reflection_pad1d_backward", "nn.functional.reflection_pad2d",
    "nn.functional.reflection_pad2d_backward", "nn.functional.reflection_pad3d",
    "nn.functional.reflection_pad3d_backward", "nn.functional.replication_pad1d",
    "nn.functional.replication_pad1d_backward", "nn.functional.replication_pad2d",
    "nn.functional.replication_pad2d_backward", "nn.functional.replication_pad3d",
    "nn.functional.replication_pad3d_backward", "nn.functional.silu_backward", "nn.functional.smooth_l1_loss_backward",
    "nn.functional.soft_margin_loss_backward", "nn.functional.softplus_backward", "nn.functional.softshrink_backward",
    "nn.functional.upsample_bicubic2d", "nn.functional.upsample_bicubic2d_backward",
    "nn.functional.upsample_bilinear2d", "nn.functional.upsample_bilinear2d_backward",
    "nn.functional.upsample_linear1d", "nn.functional.upsample_linear1d_backward", "nn.functional.upsample_nearest1d",
    "nn.functional.upsample_nearest1d_backward", "nn.functional.upsample_nearest2d",
    "nn.functional.upsample_nearest2d_backward", "nn.functional.upsample_nearest3d",
    "nn.functional.upsample_nearest3d_backward", "nn.functional.upsample_trilinear3d",
    "nn.functional.upsample_trilinear3d_backward", "polar", "resolve_neg", "select_backward", "sigmoid_backward",
    "slice_backward", "special.gammainc", "special.gammaincc", "tanh_backward", "threshold_backward", "trace_backward",
    "unfold_backward", "value_selecting_reduction_backward", "view_as_complex", "view_as_complex_copy", "view_as_real",
    "view_as_real_copy",
    # of test_further_overloads
    "ctc_loss", "frobenius_norm", "gru_cell", "lstm_cell", "max_unpool2d", "max_unpool3d", "native_batch_norm",
    "native_dropout", "native_group_norm", "native_layer_norm", "nn.functional.cross_entropy_loss",
    "nn.functional.ctc_loss", "norm_except_dim", "nuclear_norm", "rnn_relu_cell",
    "rnn_tanh_cell",
    # of test_further_operators
    "embedding_bag", "fake_quantize_per_channel_affine", "fake_quantize_per_channel_affine_cachemask",
    "fake_quantize_per_channel_affine_cachemask_backward", "fake_quantize_per_tensor_affine",
    "fake_quantize_per_tensor_affine_cachemask", "fake_quantize_per_tensor_affine_cachemask_backward", "gru",
    "hash_tensor", "linalg.ldl_factor", "linalg.ldl_factor_ex", "linalg.ldl_solve", "lobpcg", "lstm", "lu",
    "nn.functional.grouped_mm", "nn.functional.rrelu_with_noise", "range", "rnn_relu", "rnn_tanh", "unravel_index",
    # of test_masked
    *(f"signal.windows.{name}" for name in (
        "bartlett", "blackman", "cosine", "exponential", "gaussian", "general_cosine", "general_hamming", "hamming",
        "hann", "kaiser", "nuttall",
    )),
    *(f"fractional_max_pool{dims}d" for dims in (2, 3)), *(
        f"nn.functional.fractional_max_pool{dims}d{end}"
        for dims in (2, 3) for end in ("", "_backward", "_with_indices")
    ),
    # of test_network_parts
    "Tensor.fill_diagonal", "Tensor.fill_diagonal_", "adaptive_max_pool1d", "affine_grid_generator",
    "affine_grid_generator_backward", "conv_tbc", "conv_tbc_backward", "convolution_backward",
    "embedding_renorm", "embedding_renorm_", "glu_backward_jvp", "glu_jvp", "grid_sampler", "grid_sampler_2d",
    "grid_sampler_2d_backward", "grid_sampler_3d", "grid_sampler_3d_backward", "instance_norm", "matmul_backward",
    "matrix_exp_backward", "max_pool2d_backward", "native_batch_norm_backward", "native_channel_shuffle",
    "native_group_norm_backward", "native_layer_norm_backward", "nn.functional.conv_depthwise3d",
    "nn.functional.conv_tbc", "nn.functional.native_channel_shuffle",
    "nn.functional.flatten_dense_tensors", "nn.functional.linear_backward",
    "nn.functional.multi_margin_loss_backward", "nn.functional.multilabel_margin_loss_backward",
    "nn.functional.multilabel_margin_loss_forward", "nn.functional.nll_loss2d", "nn.functional.nll_loss2d_backward",
    "nn.functional.nll_loss2d_forward", "nn.functional.nll_loss_backward", "nn.functional.nll_loss_forward",
    "nn.functional.nll_loss_nd", "nn.functional.pad_sequence", "nn.functional.slow_conv3d",
    "nn.functional.slow_conv3d_forward", "nn.functional.slow_conv_dilated2d", "nn.functional.slow_conv_dilated3d",
    "nn.functional.slow_conv_transpose2d", "nn.functional.slow_conv_transpose3d", "nn.functional.thnn_conv2d",
    "nn.functional.unflatten_dense_tensors", "rrelu_with_noise_backward", "segment_reduce",
    "nn.functional.linear_cross_entropy", "nn.functional.multi_head_attention_forward",
    "nn.functional.max_pool1d_with_indices",
    # of test_memory
    "Tensor.new_empty_strided", "Tensor.resize", "Tensor.resize_", "Tensor.resize_as", "Tensor.resize_as_",
    "empty_permuted", "empty_strided", "histogramdd", "pca_lowrank", "svd_lowrank",
)  # fmt: skip
