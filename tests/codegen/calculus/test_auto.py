"""`auto`: the table of rules against PyTorch and against limits, the text of what is derived, and both of its forms."""

from __future__ import annotations

import ast
import contextlib
import copy
import importlib
import math
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from counting import counted
from folders import ROOT
from project import read_project

import generated as ow
from codegen.__main__ import main
from codegen.calculus.derive import derive, derive_tangent
from codegen.calculus.differentiate import NotDerivableError
from codegen.calculus.rules import QUESTIONS, RULES, SAME, WITHOUT
from codegen.language.syntax import Program
from codegen.language.vocabulary import KERNEL_FUNCTIONS, OPERATOR_FUNCTIONS
from codegen.package import build
from codegen.reading.kernels import ElementwiseKernel
from generated import functions

INF, NAN = math.inf, math.nan


def program(source: str) -> Program:
    return Program(tuple(ast.parse(source).body), source)


def derived(source: str, target: str = "x") -> str:
    return "; ".join(derive(program(source), target).source.split("\n"))


# -- the table ---------------------------------------------------------------------------------------------------------


# `/` stays a sign in what is derived.
@pytest.mark.parametrize("name", sorted({*KERNEL_FUNCTIONS, *OPERATOR_FUNCTIONS} - {"divide"}))
def test_every_function_has_a_rule_or_a_reason(name: str) -> None:
    name = SAME.get(name, name)
    assert (name in RULES) != (name in WITHOUT)
    if name not in RULES:
        return
    assert len(RULES[name]) == KERNEL_FUNCTIONS[name]
    for letter, rule in zip(("x", "y", ""), RULES[name], strict=False):
        assert rule or f"{name}.{letter}" in WITHOUT


def test_a_package_of_ones_own_has_every_rule(tmp_path: Path) -> None:
    """What a rule calls is there over tensors too, by its name or by another: `special_erfcx`, `polygamma(1, x)`."""
    names = sorted(name for name, rules in RULES.items() if all(rules) and name in KERNEL_FUNCTIONS)
    entries, formulas = ["- extends: generated\n"], []
    for name in names:
        letters = ("x", "y", "z")[: KERNEL_FUNCTIONS[name]]
        kind = "  promote: bool\n" if name in QUESTIONS else ""
        result = "  promote: real_to_complex\n" if name == "complex" else ""
        schema = f"f_{name}({', '.join(f'Tensor {letter}' for letter in letters)}) -> Tensor"
        entries.append(f"- func: {schema}\n{kind}{result}  elementwise: {name}({', '.join(letters)})\n")
        formulas += [] if kind else [f"- name: f_{name}\n  {', '.join(letters)}: auto\n"]
    ops, derivatives = tmp_path / "ops.yaml", tmp_path / "derivatives.yaml"
    ops.write_text("\n".join(entries), encoding="utf-8")
    derivatives.write_text("\n".join(formulas), encoding="utf-8")
    package = build(ops, derivatives)
    called = set(re.findall(r"functions\.(\w+)", package.files["operators/operators.py"]))
    assert package.nodes == len(formulas) > 60
    assert {"special_erfcx", "polygamma"} <= called <= set(dir(functions))


def test_no_rule_and_no_reason_is_left_over() -> None:
    members = {*KERNEL_FUNCTIONS, *OPERATOR_FUNCTIONS}
    assert set(RULES) <= members
    assert {name.partition(".")[0] for name in WITHOUT} <= {*members, "bits"}
    assert set(SAME.values()) <= set(RULES)


# -- the text ----------------------------------------------------------------------------------------------------------

TEXTS = {
    # Powers
    "x": "grad",
    "-x": "-grad",
    "x + a * y": "grad",
    "y - a * x": "-grad * a",
    "x * x": "2 * grad * x",
    "x * x * x": "3 * grad * x * x",
    "x ** 3": "3 * grad * x * x",
    "x ** 2": "2 * grad * x",
    "x ** 0.5": "0.5 * grad / result",
    "x ** 1.5": "1.5 * grad * x ** 0.5",
    "x ** -1": "-grad * result * result",
    "1 / x": "-grad * result * result",
    "x / y": "grad / y",
    "y / x": "-grad * (result / x)",
    "x / 4": "0.25 * grad",
    "x / 3": "grad / 3",
    "2 ** x": "0.6931471805599453 * grad * result",
    "(x + 1) ** 2": "2 * grad * (x + 1)",
    "pow(y, x)": "grad * result * log(where((y == 0) & (x >= 0), 1, y))",
    "square(x) + reciprocal(x)": "reciprocal_x = reciprocal(x); grad * (2 * x - reciprocal_x * reciprocal_x)",
    # Functions
    "exp(x)": "grad * result",
    "exp(x) * 2": "grad * result",
    "exp(-x * x)": "-2 * grad * result * x",
    "expm1(x)": "grad * exp(x)",  # result + 1 would lose the digits of exp(x) where the result is near -1
    "log(x)": "grad / x",
    "log(3 * x)": "grad / x",
    "x * log(x)": "grad * (log(x) + 1)",
    "sqrt(x)": "0.5 * grad / result",
    "sqrt(x * x)": "grad * (x / sqrt(x * x))",
    "rsqrt(x)": "-0.5 * grad * result * result * result",
    "tanh(x)": "grad * (1 - result * result)",
    "sigmoid(x)": "grad * result * (1 - result)",
    "acos(x)": "-grad * rsqrt(1 - x * x)",
    "cos(2 * x)": "-2 * grad * sin(2 * x)",
    "erf(x)": "1.1283791670955126 * grad * exp(-x * x)",
    "hypot(x, y)": "grad * (x / where(result == 0, 1, result))",
    "logaddexp(x, y)": "grad * sigmoid(where((x == y) & isinf(x), 0, x - y))",
    # Reuse: where the result saves a slow function without another tensor, and where it does not
    "x * sigmoid(x)": "sigmoid_x = sigmoid(x); grad * (sigmoid_x + x * sigmoid_x * (1 - sigmoid_x))",
    "sqrt(x * x + 1)": "grad * (x / sqrt(x * x + 1))",
    "a * tanh(x)": "tanh_x = tanh(x); grad * a * (1 - tanh_x * tanh_x)",
    # exp(u) / (1 + exp(u)) does not overflow as a sigmoid
    "1 / (1 + exp(-x))": "grad * result * sigmoid(-x)",
    "log1p(exp(x))": "grad * sigmoid(x)",
    "x * tanh(log1p(exp(x)))": "part = tanh(log1p(exp(x))); grad * (part + x * (1 - part * part) * sigmoid(x))",
    # Choices
    "max(x, y)": "where(x == y, 0.5 * grad, where(x < y, 0, grad))",
    "where(x > 0, x, 0)": "where(x > 0, grad, 0)",
    "where(x > 0, x, 1 / x)": "grad * where(x > 0, 1, -1 / x / x)",
    "x if x > 0 else a * (exp(x) - 1)": "grad * where(x > 0, 1, a * exp(x))",
    "0 < x < 1": "0",
    "where(0 < x < 1 and y > 0, x * x, 0)": "where((0 < x) & (x < 1) & (y > 0), 2 * grad * x, 0)",
    "where(not x > 0, 0, x) * y": "where((x > 0) == 0, 0, grad * y)",
    "where(True, x, y)": "grad",
    "where(y > 0, 1 / x, 0)": "where(y > 0, -grad * (1 / x / x), 0)",
    "floor(x) + x": "grad",
    "x // y": "0",
    "x % y": "grad",
    "y % x": "-grad * floor(y / x)",
    "fmin(x, 1)": "where(x <= 1, grad, 0)",
    "isnan(x) or x > 1": "0",
    "x + x + sign(x)": "2 * grad",
    "x - -x": "2 * grad",
    # Intermediate names
    "t = exp(x)\nu = 1 + t\nlog(u) * u": "t = exp(x); u = 1 + t; grad * (sigmoid(x) * u + log(u) * t)",
    "x = x * x\nx * x": "x_2 = x * x; 4 * grad * x * x_2",
    "s, c = sin(x), cos(x)\ns * c": "c = cos(x); s = sin(x); grad * (c * c - s * s)",
    "grad_of = x * y\ngrad_of": "grad * y",
}  # fmt: skip


@pytest.mark.parametrize(("source", "expected"), TEXTS.items(), ids=TEXTS.keys())
def test_what_is_derived(source: str, expected: str) -> None:
    assert derived(source) == expected


# Operators of ops.yaml, and what is derived from their kernels.
OF_THE_PROJECT = {
    ("abs", "self"): "grad * sign(self)",
    ("add.Tensor", "other"): "grad * alpha",
    ("sub.Tensor", "other"): "-grad * alpha",
    ("rsub.Scalar", "self"): "-grad * alpha",
    ("mul.Tensor", "other"): "grad * self",
    ("div.Tensor", "self"): "grad / other",
    ("div.Tensor", "other"): "-grad * (result / other)",
    ("neg", "self"): "-grad",
    ("sign", "self"): "0",
    ("square", "self"): "2 * grad * self",
    ("reciprocal", "self"): "-grad * result * result",
    ("pow.Tensor_Tensor", "self"): (
        "grad * exponent * where((exponent == 0) & ((self == 0) | isnan(self)), 1, self) ** (exponent - 1)"
    ),
    ("pow.Tensor_Tensor", "exponent"): "grad * result * log(where((self == 0) & (exponent >= 0), 1, self))",
    ("maximum", "other"): "where(self == other, 0.5 * grad, where(self > other, 0, grad))",
    ("minimum", "self"): "where(self == other, 0.5 * grad, where(self > other, 0, grad))",
    ("exp", "self"): "grad * result",
    ("exp2", "self"): "0.6931471805599453 * grad * result",
    ("log2", "self"): "1.4426950408889634 * grad / self",
    ("log10", "self"): "0.4342944819032518 * grad / self",
    ("log1p", "self"): "grad / (1 + self)",
    ("sin", "self"): "grad * cos(self)",
    ("tan", "self"): "grad * (1 + result * result)",
    ("asin", "self"): "grad * rsqrt(1 - self * self)",
    ("atan", "self"): "grad / (1 + self * self)",
    ("sinh", "self"): "grad * cosh(self)",
    ("asinh", "self"): "grad * rsqrt(self * self + 1)",
    ("acosh", "self"): "grad * rsqrt(self * self - 1)",
    ("atanh", "self"): "grad / (1 - self * self)",
    ("erfc", "self"): "-1.1283791670955126 * grad * exp(-self * self)",
    ("relu", "self"): "where(self == 0, 0.5 * grad, where(self < 0, 0, grad))",
    ("silu", "self"): "sigmoid_self = sigmoid(self); grad * (sigmoid_self + self * sigmoid_self * (1 - sigmoid_self))",
    ("where.self", "self"): "where(condition, grad, 0)",
    ("where.self", "other"): "where(condition, 0, grad)",
    ("eq.Tensor", "self"): "0",
    ("_ratio_or_zero", "self"): "where(other == 0, 0, grad / other)",
    ("_ratio_or_zero", "other"): "where(other == 0, 0, -grad * (self / other / other))",
    ("_exp_difference", "other"): "where(self == other, 0, -grad * exp(self - other))",
}  # fmt: skip


@pytest.fixture(scope="module")
def kernels() -> dict[str, Program]:
    """The elementwise operators of one expression."""
    result, _ = read_project()
    return {
        value.name: value.kernel.cases[0].program for value in result
        if isinstance(value.kernel, ElementwiseKernel) and len(value.kernel.cases) == 1
    }  # fmt: skip


@pytest.mark.parametrize(("name", "target"), OF_THE_PROJECT, ids=map(" ".join, OF_THE_PROJECT))
def test_what_is_derived_of_an_operator(name: str, target: str, kernels: dict[str, Program]) -> None:
    result = derive(kernels[name], target)
    assert "; ".join(result.source.split("\n")) == OF_THE_PROJECT[name, target]


def test_several_results() -> None:
    """The gradients of results are called by their names; one without a gradient takes no part."""
    result = derive(program("t = exp(x)\nt, t * y, x"), "x", {"a": "grad_a", "b": "grad_b", "c": ""})
    assert result.source == "grad_a * a + grad_b * b"


def test_a_tangent() -> None:
    tangent = derive_tangent(program("x / y"), ["x", "y"])
    assert tangent.source == "x_t / y - y_t * (result / y)"
    tangent = derive_tangent(program("x * sigmoid(x) * y"), ["x", "y"])
    assert tangent.source == (
        "sigmoid_x = sigmoid(x)\nx_t * (sigmoid_x + x * sigmoid_x * (1 - sigmoid_x)) * y + y_t * x * sigmoid_x"
    )


def test_names_that_mean_something_else() -> None:
    """A name that a formula makes up is neither an argument nor what a caller says is taken."""
    result = derive(program("tanh(x) * tanh_x"), "x", taken=["tanh_x_2"])
    assert result.source == "tanh_x_3 = tanh(x)\ngrad * (1 - tanh_x_3 * tanh_x_3) * tanh_x"


def test_a_formula_grows_with_its_kernel_and_no_faster() -> None:
    lines = ["t0 = x"] + [f"t{n + 1} = sin(t{n}) * t{n}" for n in range(60)] + ["t60"]
    result = derive(program("\n".join(lines)), "x")
    assert len(result.lets) < 300
    with pytest.raises(NotDerivableError, match="the formula becomes too large"):
        derive(program("\n".join([f"x = sin(x) * {n}.5 + x * cos(x)" for n in range(2000)] + ["x"])), "x")


DOUBLING = {
    "product": "t{1} = t{0} * t{0}",
    "sum": "t{1} = t{0} + t{0} * 0.5",
    "quotient": "t{1} = t{0} / (t{0} + 1)",
    "power": "t{1} = t{0} ** t{0}",
    "choice": "t{1} = where(x > {0}, t{0}, -t{0}) * y",
    "choice with 0": "t{1} = where(x > {0}, t{0}, where(y > {0}, 0, t{0})) * t{0}",
    "choices added": "t{1} = where(x > {0}, t{0}, 0) + where(x > {0}, 2 * t{0}, 1)",
    "function": "t{1} = sigmoid(t{0}) * maximum(t{0}, y)",
    "corner": "t{1} = maximum(maximum(t{0}, x), maximum(t{0}, y))",
}  # fmt: skip


@pytest.mark.parametrize("line", DOUBLING.values(), ids=DOUBLING.keys())
def test_names_that_double_end_soon(line: str) -> None:
    """2**40 parts, for whoever writes them out."""
    text = "\n".join(["t0 = where(x > y, x, 0)", *(line.format(n, n + 1) for n in range(40)), "t40"])
    with counted() as calls, contextlib.suppress(NotDerivableError):
        assert len(derive(program(text), "x").source) < 50_000
    assert calls.count < 1_000_000  # measured: 9,000 to 602,000


# -- values ------------------------------------------------------------------------------------------------------------

POINTS = (0.0, 0.5, -0.75, 2.5, INF, -INF)
PAIRS = ((0.0, 0.0), (0.0, 2.0), (2.0, 0.0), (1.5, 1.5), (0.3, 2.5), (2.5, 0.3), (INF, 1.0), (1.0, INF))
# Where PyTorch gives another number than the limit or the mean of both sides, with ours; letters are the arguments.
# At what is no number but an infinity over an infinity, PyTorch has NaN, and so may we: such points are left out.
OTHERS: dict[tuple[str, tuple[float, ...]], tuple[float, ...]] = {
    ("hypot", (0.0, 0.0)): (0.0, 0.0),
    ("xlogy", (0.0, 0.0)): (0.0, 0.0),
    ("xlog1py", (0.0, -1.0)): (0.0, 0.0),
    ("logaddexp", (INF, INF)): (0.5, 0.5),
    ("logaddexp", (-INF, -INF)): (0.5, 0.5),
    ("logaddexp2", (INF, INF)): (0.5, 0.5),
    ("copysign", (INF, 1.0)): (1.0, 0.0),
    ("heaviside", (0.0, 2.0)): (0.0, 1.0),
    ("heaviside", (2.0, 0.0)): (0.0, 0.0),
}  # fmt: skip
# More points, at which a rule is not smooth or might overflow.
MORE: dict[str, tuple[tuple[float, ...], ...]] = {
    "pow": ((0.0, 1.0), (0.0, 0.5), (0.0, -1.0), (-2.0, 3.0), (-2.0, 0.0), (NAN, 0.0)),
    "xlogy": ((0.0, -1.0), (0.0, INF)),
    "xlog1py": ((0.0, -1.0), (0.0, -3.0)),
    "logaddexp": ((1000.0, 0.0), (-INF, INF), (INF, INF), (-INF, -INF)),
    "logaddexp2": ((5000.0, 0.0), (-INF, 3.0), (INF, INF)),
    "atan2": ((0.0, -1.0), (-1.0, 0.0)),
    "copysign": ((0.0, -1.0), (2.0, -3.0)),
    "fmod": ((7.0, 2.0), (-7.0, 2.0), (7.0, -2.0)),
    "remainder": ((7.0, 2.0), (-7.0, 2.0), (7.0, -2.0)),
    "fmax": ((NAN, 1.0), (1.0, NAN), (NAN, NAN)),
    "fmin": ((NAN, 1.0), (1.0, NAN), (NAN, NAN)),
    "maximum": ((NAN, 1.0), (1.0, NAN), (INF, INF)),
    "minimum": ((NAN, 1.0), (1.0, NAN), (-INF, -INF)),
    "sigmoid": ((-1000.0,), (1000.0,)),
    "tanh": ((-1000.0,), (1000.0,)),
    "log_ndtr": ((-40.0,),),
}  # fmt: skip
# PyTorch has no derivative of these: `heaviside` by its second argument, `zeta`, and the incomplete gamma functions by
# their first; `polygamma` has an int there; conj and real are as for real numbers.
# The words of complex numbers have a test of their own, test_result_dtypes.py.
WITHOUT_PYTORCH = {
    "zeta", "where", "floor_divide", "nextafter", "heaviside", "complex", "conj", "real", "imag", "fma", "igamma",
    "igammac", "polygamma",
}  # fmt: skip


def points(name: str) -> tuple[tuple[float, ...], ...]:
    return (*(PAIRS if KERNEL_FUNCTIONS[name] == 2 else [(point,) for point in POINTS]), *MORE.get(name, ()))


def in_torch(torch: Any) -> dict[str, Any]:
    """The functions of a formula, of PyTorch."""
    results = {
        name: getattr(torch, name, None) or getattr(torch.special, name, None)
        for name in KERNEL_FUNCTIONS
    }
    polygamma = torch.special.polygamma
    return results | {
        "trigamma": lambda x: polygamma(1, x), "where": lambda c, a, b: torch.where(torch.as_tensor(c), a, b),
        "normal_cdf": torch.special.ndtr, "pi": math.pi,
    }  # fmt: skip


@pytest.mark.parametrize("name", sorted(QUESTIONS))
def test_a_question_has_no_slope(name: str) -> None:
    assert derived(f"{name}(x)") == "0"


def evaluated(program: Program, values: dict[str, Any]) -> Any:
    """A formula over tensors of PyTorch."""
    values = dict(values)
    for statement in program.lets:
        exec(ast.unparse(statement), values)
    return eval(ast.unparse(program.result), values)


class Tensors(ast.NodeTransformer):
    """Makes tensors of numbers, which PyTorch's functions do not take."""

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        return ast.parse(f"tensor({float(node.value)!r})", mode="eval").body


def torch_value(program: Program, values: dict[str, Any]) -> Any:
    """A formula over tensors of PyTorch, numbers among them."""
    tree = Tensors().visit(ast.Module([copy.deepcopy(statement) for statement in program.body], []))
    return evaluated(Program(tuple(ast.fix_missing_locations(tree).body), ""), values)


@pytest.mark.parametrize("name", ["igamma", "igammac"])
@pytest.mark.parametrize("point", [(0.7, 0.4), (2.5, 3.0), (30.0, 28.5)])
def test_the_rules_of_incomplete_gamma_functions(name: str, point: tuple[float, float]) -> None:
    """Of the second argument, against differences."""
    first, (x, y) = getattr(ow, name), point
    step = 1e-5 * y
    at = ow.tensor([y - step, y + step], dtype=ow.float64)
    below, above = first(ow.full((2,), x, dtype=ow.float64), at).tolist()
    words = {"exp": math.exp, "log": math.log, "lgamma": math.lgamma, "x": x, "y": y}
    assert eval(RULES[name][1], words) == pytest.approx((above - below) / (2 * step), rel=1e-7)


RULED = sorted(name for name in RULES if name in KERNEL_FUNCTIONS and name not in WITHOUT_PYTORCH | QUESTIONS)


@pytest.mark.parity
@pytest.mark.parametrize("name", RULED)
def test_a_rule_against_pytorch(name: str) -> None:
    """Derivatives of first and second order, at smooth places and at the edges."""
    torch = pytest.importorskip("torch")
    functions = in_torch(torch)
    letters = ("x", "y")[: KERNEL_FUNCTIONS[name]]
    call = f"{name}({', '.join(letters)})"
    for point in points(name):
        tensors = {
            letter: torch.tensor(item, dtype=torch.float64, requires_grad=True)
            for letter, item in zip(letters, point, strict=True)
        }
        theirs = eval(call, {**functions, **tensors})
        wanted = torch.autograd.grad(theirs, list(tensors.values()), create_graph=True, materialize_grads=True)
        for index, letter in enumerate(letters):
            expected = OTHERS.get((name, point), [value.item() for value in wanted])[index]
            grad = torch.tensor(1.0, dtype=torch.float64)
            got = evaluated(derive(program(call), letter), {**functions, **tensors, "grad": grad, "result": theirs})
            got = torch.as_tensor(got, dtype=torch.float64)
            if math.isnan(expected) and any(math.isinf(item) for item in point):
                continue
            assert got.item() == pytest.approx(expected, rel=1e-12, abs=1e-15, nan_ok=True), (point, letter)
            if all(map(math.isfinite, point)) and 0 not in point and expected == wanted[index].item():
                second = second_order(torch, wanted[index], tensors), second_order(torch, got, tensors)
                assert second[1] == pytest.approx(second[0], rel=1e-9, abs=1e-12, nan_ok=True), (point, letter)


def second_order(torch: Any, first: Any, tensors: dict[str, Any]) -> list[float]:
    """The derivatives of a derivative."""
    if not first.requires_grad:
        return [0.0] * len(tensors)
    grad = torch.autograd.grad(first, list(tensors.values()), retain_graph=True, materialize_grads=True)
    return [tensor.item() for tensor in grad]


LIMITS = {
    # What overflows if it is written as mathematics writes it.
    ("1 / (1 + exp(-x))", -800.0): 0.0,
    ("log1p(exp(x))", 700.0): 1.0,
    ("x * log(x)", 0.0): -INF,
    ("sinc(x)", 0.0): 0.0,
    ("where(x == 0, 0, x / abs(x))", 0.0): 0.0,
    ("where(x > 0, sqrt(x), 0)", -1.0): 0.0,
    ("where(x == 0, 1, sin(x) / x)", 0.0): 0.0,
    ("abs(x)", 0.0): 0.0,
    ("max(x, 0)", 0.0): 0.5,
    ("hypot(x, 0)", 0.0): 0.0,
    ("i1(x)", 0.0): 0.5,
    ("i1e(x)", 0.0): 0.5,
    ("heaviside(0, x)", 3.0): 1.0,
    ("conj(x) * real(x)", 3.0): 6.0,
    ("imag(x)", 3.0): 0.0,
    ("x // 2", 3.0): 0.0,
}  # fmt: skip


@pytest.mark.parity
@pytest.mark.parametrize(("source", "at"), LIMITS, ids=map(str, LIMITS))
def test_limits(source: str, at: float) -> None:
    """The derivative of a kernel at a place where its formula as it comes would be NaN."""
    torch = pytest.importorskip("torch")
    x, grad = torch.tensor(at, dtype=torch.float64), torch.tensor(1.0, dtype=torch.float64)
    result = derive(program(source), "x")
    values = {**in_torch(torch), "x": x, "grad": grad, "floor_divide": torch.floor_divide}
    values["heaviside"] = lambda a, b: torch.heaviside(torch.as_tensor(a, dtype=torch.float64), b)
    values["hypot"] = lambda a, b: torch.hypot(a, torch.as_tensor(b, dtype=torch.float64))
    values["maximum"] = lambda a, b: torch.maximum(a, torch.as_tensor(b, dtype=torch.float64))
    values["imag"] = torch.zeros_like
    values |= {"max": values["maximum"], "result": evaluated(program(source), values)}
    assert float(evaluated(result, values)) == LIMITS[source, at]


def made_up(source: random.Random, names: list[str], levels: int) -> str:
    """A random expression over `names`."""
    if levels == 0 or source.random() < 0.1:
        return source.choice([*names, *names, str(source.choice([1, 2, 0.5, 3, -1]))])
    parts = [made_up(source, names, levels - 1) for _ in range(3)]
    forms = [
        "({0} + {1})", "({0} - {1})", "({0} * {1})", "({0} * {1})", "({0} / {1})", "-{0}", "{0} * {0}", "exp(-{0})",
        "tanh({0})", "sigmoid({0})", "sin({0})", "where({0} > {1}, {1}, {2})", "({0} if {1} < {2} else {1})",
        "where({0} > {1}, {2}, 0)", "1 / (1 + exp({0}))", "log1p(exp({0}))", "({0}) ** 2", "({0}) ** -1",
        "max({0}, {1})", "sqrt(1 + {0} * {0})", "abs({0})",
    ]  # fmt: skip
    return source.choice(forms).format(*parts)


@pytest.mark.parity
@pytest.mark.parametrize("seed", range(300))
def test_random_kernels_against_pytorch(seed: int) -> None:
    """Whatever is simplified, the number stays; with results read and without, and as a tangent."""
    torch = pytest.importorskip("torch")
    source = random.Random(seed)
    text = f"t = {made_up(source, ['x', 'y'], 2)}\nu = {made_up(source, ['x', 't'], 2)}\n"
    text += made_up(source, ["x", "y", "t", "u"], 3)
    values = in_torch(torch) | {
        name: torch.tensor(source.uniform(-2, 2), dtype=torch.float64, requires_grad=True) for name in ("x", "y")
    }
    values["where"] = lambda c, a, b: a if c else b
    values["max"] = values["maximum"] = lambda a, b: a if a > b else b if b > a else 0.5 * (a + b)
    values["tensor"] = lambda number: torch.tensor(number, dtype=torch.float64)
    result = torch_value(program(text), values)
    if not result.requires_grad or not math.isfinite(result.item()) or abs(result.item()) > 1e6:
        return
    wanted = torch.autograd.grad(result, [values["x"], values["y"]], materialize_grads=True)
    values |= {"grad": torch.tensor(2.0, dtype=torch.float64), "result": result}
    values |= {f"{name}_t": torch.tensor(number, dtype=torch.float64) for name, number in (("x", 3.0), ("y", 5.0))}
    for value, name in zip(wanted, ("x", "y"), strict=True):
        got = torch_value(derive(program(text), name), values).item()
        assert got == pytest.approx(2 * value.item(), rel=1e-8, abs=1e-8), text
    got = torch_value(derive_tangent(program(text), ["x", "y"]), values).item()
    assert got == pytest.approx(3 * wanted[0].item() + 5 * wanted[1].item(), rel=1e-7, abs=1e-7), text


# -- both forms --------------------------------------------------------------------------------------------------------


def automatic() -> list[tuple[str, int]]:
    """The operators with a gradient by `auto`, with the number of their tensors."""
    result, derivatives = read_project()
    return [
        (value.name.split(".")[0], len(value.schema.inputs)) for value in result
        if value.name in derivatives and {each.name for each in value.schema.inputs} == {
            name for formula in derivatives[value.name].formulas if formula.derived for name in formula.arguments
        } and len(value.schema.returns) == 1
        and all(each.type.is_tensor and each.name not in dict(value.fixed_dtypes) for each in value.schema.inputs)
    ]  # fmt: skip


@pytest.mark.parametrize(("name", "count"), automatic())
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_the_loop_and_the_operators_agree_at_the_edges(name: str, count: int) -> None:
    array = np.array([0.0, -0.0, 0.5, 1.0, -1.0, 3.0, 800.0, INF, -INF, NAN])
    grids = np.meshgrid(*[array] * count)
    results = []
    for graph in (False, True):
        leaves = [ow.tensor(grid.ravel().tolist(), dtype=ow.float64).requires_grad_() for grid in grids]
        total = getattr(functions, name)(*leaves).sum()
        results.append([tensor.tolist() for tensor in ow.autograd.grad(total, leaves, create_graph=graph)])
    np.testing.assert_allclose(results[0], results[1], rtol=1e-12)


OPERATORS = """\
- theme: lines
- func: soft_step(Tensor self, Tensor other, Scalar sharpness) -> Tensor
  autogen: soft_step_, soft_step.out
  dtypes: floating
  elementwise: |
    bent = exp(self * sharpness)
    bent / (1 + bent) * other
- func: soft_step_by_hand(Tensor self, Tensor other, Scalar sharpness) -> Tensor
  autogen: soft_step_by_hand_
  dtypes: floating
  elementwise: |
    bent = exp(self * sharpness)
    bent / (1 + bent) * other
- func: polar_parts(Tensor self, Tensor angle) -> (Tensor across, Tensor up)
  elementwise: self * cos(angle), self * sin(angle)
- func: weighted(Tensor self, Tensor weight) -> Tensor
  composite: self * weight.sum()
"""
FORMULAS = """\
- name: soft_step(Tensor self, Tensor other, Scalar sharpness) -> Tensor
  self: auto
  other: auto
  result: auto
- name: soft_step_by_hand(Tensor self, Tensor other, Scalar sharpness) -> Tensor
  self: |
    s = sigmoid(self * sharpness)
    ds = sharpness * s * (1 - s)
    grad * other * ds
  other: grad * sigmoid(self * sharpness)
  result: |
    s = sigmoid(self_p * sharpness)
    exp = s * (1 - s) * sharpness
    self_t * other_p * exp + other_t * s
- name: polar_parts(Tensor self, Tensor angle) -> (Tensor across, Tensor up)
  self: auto
  angle: auto
- name: weighted(Tensor self, Tensor weight) -> Tensor
  self: |
    total, n = weight.sum(), self.dim()
    grad * total + 0 * n
  weight: |
    unpack_input = (grad * self).sum()
    unpack_input.expand(weight.shape)
"""


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """A package whose formulas have lines."""
    folder = tmp_path_factory.mktemp("lines")
    for name, text in (("ops.yaml", OPERATORS), ("derivatives.yaml", FORMULAS)):
        source = (ROOT / name).read_text(encoding="utf-8")
        (folder / name).write_text(source + "\n" + text, encoding="utf-8")
    options = [f"--ops={folder / 'ops.yaml'}", f"--derivatives={folder / 'derivatives.yaml'}"]
    assert main([*options, f"--out={folder / 'auto_lines'}"]) == 0
    checked = ["soft_step", "soft_step_by_hand", "polar_parts"]
    assert main(["check", *options, f"--out={folder / 'auto_lines'}", *checked]) == 0
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("auto_lines")
    finally:
        sys.path.remove(str(folder))


@pytest.mark.parametrize("graph", [False, True])
@pytest.mark.parametrize("name", ["soft_step", "soft_step_by_hand"])
def test_formulas_of_several_lines(lines: ModuleType, name: str, graph: bool) -> None:
    x, y = lines.tensor([0.0, 1.0]).requires_grad_(), lines.tensor([2.0, 3.0]).requires_grad_()
    grad = lines.autograd.grad(getattr(lines, name)(x, y, 2).sum(), [x, y], create_graph=graph)
    s = [1 / (1 + math.exp(-2 * number)) for number in (0.0, 1.0)]
    np.testing.assert_allclose(grad[0].tolist(), [b * 2 * a * (1 - a) for a, b in zip(s, (2, 3), strict=True)], 1e-6)
    np.testing.assert_allclose(grad[1].tolist(), s, 1e-6)


def test_lines_over_tensors(lines: ModuleType) -> None:
    """Names in a formula of operators; what they are called hides nothing of the generated function."""
    x, w = lines.tensor([1.0, 2.0]).requires_grad_(), lines.tensor([3.0, 4.0]).requires_grad_()
    lines.weighted(x, w).sum().backward()
    assert (x.grad.tolist(), w.grad.tolist()) == ([7, 7], [3, 3])


def test_lines_are_compiled_to_one_loop(lines: ModuleType) -> None:
    """What an operator of the package shows: lines before the loop's store, and the same lines over operators."""
    folder = Path(lines.__file__).parent
    kernels, operators = ((folder / kind / "lines.py").read_text(encoding="utf-8") for kind in ("kernels", "operators"))
    assert "ds = sharpness * s * (T(1) - s)" in kernels
    assert "ds_ = sharpness * s_ * (1 - s_)" in operators
    assert "exp_ = s_ * (1 - s_) * sharpness" in operators
