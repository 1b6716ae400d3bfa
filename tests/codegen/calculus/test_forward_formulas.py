"""Forward formulas of derivatives.yaml: what is rejected, in which words; linearity; what is made of good ones."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from folders import ROOT

from codegen.__main__ import main
from codegen.calculus.linear import Degree, degree_of
from codegen.diagnostics import CodegenError, Diagnostics
from codegen.language.syntax import Program
from codegen.package import build
from codegen.reading.entries import read_operators
from codegen.reading.forward import KEYWORDS
from codegen.reading.linearity import is_linear
from generated.autograd.forward_ad import dual_level, make_dual, unpack_dual

OPERATORS = """\
- func: f(Tensor self, Tensor other, Scalar alpha) -> Tensor
  autogen: f_
  elementwise: self * other * alpha
- func: line(Tensor self, Scalar alpha) -> Tensor
  elementwise: self * alpha
- func: exp(Tensor self) -> Tensor
  elementwise: exp(self)
- func: pick(Tensor self, Tensor index) -> Tensor
  fixed_dtypes: {index: bool}
  elementwise: "where(index, self, 0)"
- func: whole(Tensor self) -> Tensor
  reduce: {total: {init: 0, step: total + self * self}}
  finish: sqrt(total)
- func: cases(Tensor self, int n) -> Tensor
  elementwise: {n == 1: self, n == 2: exp(self)}
- func: odd(Tensor self, Tensor self_t) -> Tensor
  elementwise: self * self_t
- func: pair(Tensor self) -> (Tensor low, Tensor high, Tensor place)
  elementwise: "self - 1, self + 1, self"
- func: zeros_like(Tensor self) -> Tensor
  composite: self * 0
- func: where(Tensor condition, Tensor self, Scalar other) -> Tensor
  elementwise: "where(condition, self, other)"
- func: mul(Tensor self, Tensor other) -> Tensor
  variants: method
  elementwise: self * other
"""
HEADS = {
    "f": "- name: f(Tensor self, Tensor other, Scalar alpha) -> Tensor\n  self: grad * other * alpha\n  other: auto\n",
    "line": "- name: line(Tensor self, Scalar alpha) -> Tensor\n  self: grad * alpha\n",
    "exp": "- name: exp(Tensor self) -> Tensor\n  self: auto\n",
    "pick": "- name: pick(Tensor self, Tensor index) -> Tensor\n"
    "  self: where(index, grad, 0)\n  index: non_differentiable\n",
    "whole": "- name: whole(Tensor self) -> Tensor\n  self: grad\n",
    "cases": "- name: cases(Tensor self, int n) -> Tensor\n  self: grad\n",
    "odd": "- name: odd(Tensor self, Tensor self_t) -> Tensor\n  self: grad * self_t\n  self_t: grad * self\n",
    "pair": "- name: pair(Tensor self) -> (Tensor low, Tensor high, Tensor place)\n"
    "  output_differentiability: [True, True, False]\n  self: grad_low + grad_high\n",
    "none": "- name: exp(Tensor self) -> Tensor\n  self: non_differentiable\n",
}
# Name -> operator, its forward line, the report (None: it is good).
FORMULAS: dict[str, tuple[str, str, str | None]] = {
    "sum": ("f", "result: self_t * other_p * alpha + self_p * other_t * alpha", None),
    "result": ("exp", "result: self_t * result", None),
    "auto of two": ("f", "result: auto", None),
    "elementwise": ("exp", "result: auto_element_wise", None),
    "linear by proof": ("line", "result: auto_linear", None),
    "linear beside a mask": ("pick", "result: auto_linear", None),
    "mask": ("pick", "result: where(index_p, self_t, 0)", None),
    "bare argument": (
        "f", "result: self_t * other + self_p * other_t",
        "4:20: error: unknown name 'other' in a forward formula (write other_p for its value, other_t for its tangent) "
        "[expression-unknown-name]",
    ),
    "grad": (
        "exp", "result: grad * result",
        "3:11: error: unknown name 'grad' in a forward formula (a forward formula has tangents such as self_t) "
        "[expression-unknown-name]",
    ),
    "tangent of a mask": (
        "pick", "result: self_t * index_t",
        "4:20: error: unknown name 'index_t' in a forward formula ('index' has no gradient, so it has no tangent) "
        "[expression-unknown-name]",
    ),
    "bare mask": (
        "pick", "result: where(index, self_t, 0)",
        "4:17: error: unknown name 'index' in a forward formula (write index_p for its value) "
        "[expression-unknown-name]",
    ),
    "misspelt": (
        "exp", "result: sefl_t * result",
        "3:11: error: unknown name 'sefl_t' in a forward formula (did you mean 'self_t'?) [expression-unknown-name]",
    ),
    "unknown result": (
        "exp", "reslt: self_t * result",
        "3:3: error: 'reslt' is no tensor argument of 'exp' (did you mean 'result'?) [derivative-unknown-argument]",
    ),
    "no tangent": (
        "exp", "result: self_p * result",
        "3:11: error: the formula reads no tangent (it is linear in self_t) [forward-no-tangent]",
    ),
    "one tangent missing": (
        "f", "result: self_t * other_p * alpha",
        "4:11: error: 'f' has a gradient for other, but the formula does not read other_t [forward-missing-tangent]",
    ),
    "square of a tangent": (
        "exp", "result: self_t * self_t",
        "3:11: error: the formula is not linear in self_t (a tangent is a sum of derivatives times tangents) "
        "[forward-not-linear]",
    ),
    "constant term": (
        "f", "result: self_t + other_t + 1",
        "4:11: error: the formula is not linear in self_t, other_t (a tangent is a sum of derivatives times tangents) "
        "[forward-not-linear]",
    ),
    "tangents multiplied by an operator": (
        "f", "result: f(self_t, other_t, 1)",
        "4:11: error: the formula is not linear in self_t, other_t (a tangent is a sum of derivatives times tangents) "
        "[forward-not-linear]",
    ),
    "an operator that is linear in one": (
        "f", "result: f(self_t, other_p, alpha) + f(self_p, other_t, alpha)",
        None,
    ),
    "statements": (
        "exp", "result: |\n    y = self_t\n    y * result",
        None,
    ),
    "a line that hides an argument": (
        "exp", "result: |\n    self_p = self_t\n    self_p * result",
        "4:5: error: 'self_p' cannot be an intermediate name: 'self_p' has a meaning here (choose another) "
        "[derivative-let]",
    ),
    "lines that are not linear": (
        "exp", "result: |\n    y = self_t * self_t\n    y * result",
        "4:5: error: the formula is not linear in self_t (a tangent is a sum of derivatives times tangents) "
        "[forward-not-linear]",
    ),
    "linear that is not": (
        "f", "result: auto_linear",
        "4:11: error: 'auto_linear' needs an operator that is linear in what has tangents; 'f' is not known to be "
        "linear in self, other together (write the formula) [forward-auto-linear]",
    ),
    "linear in one case only": (
        "cases", "result: auto_linear",
        "3:11: error: 'auto_linear' needs an operator that is linear in what has tangents; 'cases' is not known to be "
        "linear in self (write the formula) [forward-auto-linear]",
    ),
    "linear that nobody says": (
        "whole", "result: auto_linear",
        "3:11: error: 'auto_linear' needs an operator that is linear in what has tangents; 'whole' is not known to be "
        "linear in self (write the formula, or say 'linear_in: [self]' in ops.yaml if it is) [forward-auto-linear]",
    ),
    "elementwise of two": (
        "f", "result: auto_element_wise",
        "4:11: error: 'auto_element_wise' needs an elementwise operator with one differentiable argument; 'f' has 2: "
        "self, other (write the formula) [forward-auto-element-wise]",
    ),
    "elementwise of a sum": (
        "whole", "result: auto_element_wise",
        "3:11: error: 'auto_element_wise' needs an elementwise operator with one differentiable argument; 'whole' is "
        "not elementwise (write the formula) [forward-auto-element-wise]",
    ),
    "auto of a sum": (
        "whole", "result: auto",
        "3:11: error: 'auto' needs an elementwise kernel of one expression, which 'whole' does not have (write the "
        "formula, or leave it out: forward mode then follows from the backward formula) [forward-auto]",
    ),
    "argument that looks like a tangent": (
        "odd", "result: auto",
        "4:3: error: 'odd' has an argument 'self_t', which means something else in forward formulas (rename it in "
        "ops.yaml) [forward-argument]",
    ),
    "both results": ("pair", "low: self_t\n  high: self_t", None),
    "one of two results": (
        "pair", "high: self_t",
        "4:3: error: 'pair' has a forward formula for high, but none for low [forward-missing-result]",
    ),
    "elementwise of several": (
        "pair", "low: auto_element_wise\n  high: self_t",
        "4:8: error: 'auto_element_wise' needs an elementwise operator with one differentiable argument; 'pair' has "
        "several results (write the formula) [forward-auto-element-wise]",
    ),
    "result without a gradient": (
        "pair", "low: self_t\n  high: self_t\n  place: self_t",
        "6:3: error: the result 'place' of 'pair' has no gradient, so it has no tangent [forward-nothing]",
    ),
    "nothing to differentiate": (
        "none", "result: auto",
        "3:3: error: 'exp' has no argument with a gradient (only such arguments have tangents) [forward-nothing]",
    ),
}  # fmt: skip


def report(operators: str, derivatives: str, folder: Path) -> list[str]:
    """The first line of everything that is wrong."""
    (folder / "ops.yaml").write_text(operators, encoding="utf-8")
    (folder / "derivatives.yaml").write_text(derivatives, encoding="utf-8")
    try:
        build(folder / "ops.yaml", folder / "derivatives.yaml")
    except CodegenError as error:
        return [str(diagnostic).split("\n")[0].removeprefix(f"{folder}/") for diagnostic in error.diagnostics]
    return []


@pytest.mark.parametrize(("operator", "line", "expected"), FORMULAS.values(), ids=FORMULAS.keys())
def test_formulas(operator: str, line: str, expected: str | None, tmp_path: Path) -> None:
    result = report(OPERATORS, f"{HEADS[operator]}  {line}\n", tmp_path)
    assert result == ([] if expected is None else [f"derivatives.yaml:{expected}"])


LINEAR_IN = {
    "right": ("line(Tensor self, Scalar alpha) -> Tensor", "elementwise: self * alpha", "[self]", None),
    "reduction, which is believed": (
        "whole(Tensor self) -> Tensor", "composite: self * 2", "self", None,
    ),
    "unknown argument": (
        "line(Tensor self, Scalar alpha) -> Tensor", "elementwise: self * alpha", "[slf]",
        "ops.yaml:2:15: error: 'slf' is no tensor argument of 'line' (did you mean 'self'?) [entry-linear-in]",
    ),
    "not a tensor": (
        "line(Tensor self, Scalar alpha) -> Tensor", "elementwise: self * alpha", "[alpha]",
        "ops.yaml:2:15: error: 'alpha' is no tensor argument of 'line' (its tensors are self) [entry-linear-in]",
    ),
    "false": (
        "line(Tensor self, Tensor other) -> Tensor", "elementwise: self * other", "[self, other]",
        "ops.yaml:2:15: error: 'line' is not linear in self, other, for its kernel is self * other [entry-linear-in]",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("schema", "kernel", "words", "expected"), LINEAR_IN.values(), ids=LINEAR_IN.keys())
def test_linear_in(schema: str, kernel: str, words: str, expected: str | None, tmp_path: Path) -> None:
    operators = f"- func: {schema}\n  linear_in: {words}\n  {kernel}\n"
    operators += "- func: mul(Tensor self, Scalar other) -> Tensor\n  elementwise: self * other\n"
    result = report(operators, "[]\n", tmp_path)
    assert [value for value in result if "linear" in value] == ([] if expected is None else [expected])


# Reductions and scans that are linear in `self`, or not: nothing has to be said where they are.
SUMS = {
    "a sum": ("reduce: {total: {init: 0, step: total + self}}\n  finish: 2 * total / count", True),
    "a weighted mean": (
        "reduce: {total: {init: 0, step: total + self * weight}, mass: {init: 0, step: mass + weight}}\n"
        "  finish: total / mass", True,
    ),
    "two passes": (
        "reduce:\n  - mean: {init: 0, step: mean + self / 3}\n"
        "  - spread: {init: 0, step: spread + weight * (self - mean)}\n  finish: spread", True,
    ),
    "each": ("reduce: {total: {init: 0, step: total + self}}\n  each: self - total / count", True),
    "a scan": ("scan: {value: {init: 0, step: 0.5 * value + weight * self}}", True),
    "one that carries two": (
        "scan: {low: {init: 0, step: low + 0.1 * (self - low)}, high: {init: 0, step: high + low - self}}\n"
        "  each: high - low", True,
    ),
    "it begins with 1": ("reduce: {total: {init: 1, step: total + self, combine: total + total_other - 1}}\n"
                         "  finish: total", False),
    "squares": ("reduce: {total: {init: 0, step: total + self * self}}\n  finish: total", False),
    "a product of the two": ("scan: {value: {init: 0, step: value * self + self}}", False),
    "a constant": ("reduce: {total: {init: 0, step: total + self}}\n  finish: total + 1", False),
    "the largest": ("reduce: {top: {init: -inf, step: \"maximum(top, self)\"}}\n  finish: top", False),
    "a quotient of sums": (
        "reduce: {total: {init: 0, step: total + self}, mass: {init: 0, step: mass + self * weight}}\n"
        "  finish: total / mass", False,
    ),
    "what is read later": (
        "scan: {high: {init: 0, step: high + low * self}, low: {init: 0, step: low + self}}\n  each: high", False,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("kernel", "expected"), SUMS.values(), ids=SUMS.keys())
def test_reductions_that_are_linear(kernel: str, expected: bool, tmp_path: Path) -> None:
    path = tmp_path / "ops.yaml"
    head = "- func: f(Tensor self, Tensor weight, int dim) -> Tensor\n  dtypes: floating\n"
    path.write_text(f"{head}  {kernel}\n", encoding="utf-8")
    diagnostics = Diagnostics()
    operators = read_operators(path, diagnostics)
    diagnostics.raise_if_any()
    assert is_linear({operator.name: operator for operator in operators}["f"], ["self"]) is expected


def test_every_code_has_a_row() -> None:
    source = (ROOT / "codegen" / "reading" / "forward.py").read_text(encoding="utf-8")
    codes = {
        node.value for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("forward-")
    }  # fmt: skip
    shown = {line.rpartition("[")[2].rstrip("]") for _, _, line in FORMULAS.values() if line}
    assert codes <= shown
    assert len(codes) == 9
    assert {line.removeprefix("result: ") for _, line, _ in FORMULAS.values()} >= set(KEYWORDS)


# Degree in x and y of expressions over x, y and a.
DEGREES = {
    "x": Degree.LINEAR, "-x": Degree.LINEAR, "x + y": Degree.LINEAR, "x - 2 * y": Degree.LINEAR,
    "a * x / 3": Degree.LINEAR, "x * exp(a)": Degree.LINEAR, "where(a > 0, x, y)": Degree.LINEAR,
    "where(a > 0, x, 0)": Degree.LINEAR, "x if a > 0 else -x": Degree.LINEAR, "0 + x": Degree.LINEAR,
    "t = a * x\nt + y": Degree.LINEAR,
    "x * 0": Degree.ZERO, "0": Degree.ZERO, "a": Degree.CONSTANT, "exp(a)": Degree.CONSTANT, "1": Degree.CONSTANT,
    "x * y": Degree.OTHER, "x * x": Degree.OTHER, "x + 1": Degree.OTHER, "a / x": Degree.OTHER, "x / y": Degree.OTHER,
    "x ** 2": Degree.OTHER, "exp(x)": Degree.OTHER, "abs(x)": Degree.OTHER, "where(x > 0, x, 0)": Degree.OTHER,
    "where(a > 0, x, 1)": Degree.OTHER, "x > 0": Degree.OTHER, "t = x * x\nt + y": Degree.OTHER,
    "t = x + 1\nt * t": Degree.OTHER,
    "x.exp()": Degree.OTHER, "(x * a).sqrt() + y": Degree.OTHER, "a.exp() * x": Degree.LINEAR,
    "x.where(a > 0, y)": Degree.LINEAR, "a.where(x > 0, a)": Degree.OTHER,
    "x.conj()": Degree.LINEAR, "real(x)": Degree.LINEAR, "imag(x * x)": Degree.OTHER,
    "softmax(x)": Degree.UNKNOWN, "x.sum()": Degree.UNKNOWN, "a * x.sum() + y": Degree.UNKNOWN,
}  # fmt: skip


@pytest.mark.parametrize(("source", "degree"), DEGREES.items(), ids=DEGREES.keys())
def test_degrees(source: str, degree: Degree) -> None:
    assert degree_of(Program(tuple(ast.parse(source).body), source), ("x", "y")) is degree


# -- packages ----------------------------------------------------------------------------------------------------------

OWN = """\
- theme: own
- func: own_cube(Tensor self) -> Tensor
  autogen: own_cube_, own_cube.out
  elementwise: self * self * self
- func: own_mix(Tensor self, Tensor other, Scalar alpha=1) -> Tensor
  elementwise: self * other * alpha
- func: own_half(Tensor(a) self) -> Tensor(a)
  view: "strided((self.shape[0] // 2,), self.stride(), 0)"
- func: own_rejected(Tensor self, Tensor other) -> Tensor
  elementwise: self * other
- func: own_step(Tensor self) -> Tensor
  autogen: own_step_
  elementwise: "where(self > 0, 1, 0)"
- func: own_stairs(Tensor self, Tensor other) -> Tensor
  elementwise: self * self * (self // other)
- func: own_pair(Tensor self, Tensor other) -> (Tensor product, Tensor square)
  elementwise: self * other, self * self
"""
OWN_DERIVATIVES = """\
- name: own_step(Tensor self) -> Tensor
  self: non_differentiable
- name: own_cube(Tensor self) -> Tensor
  self: auto
- name: own_mix(Tensor self, Tensor other, Scalar alpha=1) -> Tensor
  self: grad * other * alpha
  other: grad * self * alpha
  result: auto
- name: own_half(Tensor(a) self) -> Tensor(a)
  self: grad * 0
- name: own_rejected(Tensor self, Tensor other) -> Tensor
  self: grad * other
  other: not_implemented("nobody needed it")
- name: own_stairs
  self: auto
  other: auto
- name: own_pair
  self: grad_product * other + grad_square * 2 * self
  other: grad_product * self
  product: self_t * other_p + other_t * self_p
  square: 2 * self_t * self_p
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """A package whose operators have no forward formulas, but for one."""
    folder = tmp_path_factory.mktemp("own")
    text = (ROOT / "ops.yaml").read_text(encoding="utf-8")
    (folder / "ops.yaml").write_text(text + "\n" + OWN, encoding="utf-8")
    derivatives = (ROOT / "derivatives.yaml").read_text(encoding="utf-8")
    (folder / "derivatives.yaml").write_text(derivatives + "\n" + OWN_DERIVATIVES, encoding="utf-8")
    files = ("--ops", "ops.yaml"), ("--derivatives", "derivatives.yaml"), ("--out", "own_forward")
    assert main([part for option, name in files for part in (option, str(folder / name))]) == 0
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("own_forward")
    finally:
        sys.path.remove(str(folder))


def test_an_operator_without_a_forward_formula_is_differentiated_by_its_gradient(package: ModuleType) -> None:
    x, t = package.tensor([1.0, 2.0]).requires_grad_(), package.tensor([1.0, 0.5])
    with dual_level():
        d = make_dual(x, t)
        y = package.own_cube(d)
        tangent = unpack_dual(y).tangent
        assert tangent.tolist() == [3.0, 6.0]
        (second,) = package.autograd.grad(tangent.sum(), x)
        assert second.tolist() == [6.0, 6.0]
        z = make_dual(package.tensor([1.0, 2.0]), t) * 1
        view = z[1:]
        package.own_cube_(view)
        assert unpack_dual(z).tangent.tolist() == [1.0, 6.0]


def test_what_jumps_is_a_constant_in_derivatives_of_derivatives(package: ModuleType) -> None:
    """`floor_divide` has no gradient, as in PyTorch; a formula that calls it has one."""
    x, y = package.tensor([1.5, -2.5]).requires_grad_(), package.tensor([0.5, 0.5]).requires_grad_()
    (first,) = package.autograd.grad(package.own_stairs(x, y).sum(), x, create_graph=True)
    assert first.tolist() == [9.0, 25.0]  # 2 * x * (x // y)
    (second,) = package.autograd.grad(first.sum(), x)
    assert second.tolist() == [6.0, -10.0]
    with dual_level():
        d = make_dual(x, package.ones(2))
        pushed = unpack_dual(package.own_stairs(d, y)).tangent
        assert pushed.tolist() == [9.0, 25.0]
        assert package.autograd.grad(pushed.sum(), x)[0].tolist() == [6.0, -10.0]
        (first,) = package.autograd.grad(package.own_stairs(d, y).sum(), x, create_graph=True)
        assert unpack_dual(first).tangent.tolist() == [6.0, -10.0]


def test_every_result_has_a_loop_of_its_own(package: ModuleType) -> None:
    a, b, t = package.tensor([2.0]), package.tensor([3.0]), package.tensor([1.0])
    with dual_level():
        product, square = package.own_pair(make_dual(a, t), make_dual(b, t))
        assert (unpack_dual(product).tangent.tolist(), unpack_dual(square).tangent.tolist()) == ([5.0], [4.0])
        product, square = package.own_pair(a, make_dual(b, t))
        assert (unpack_dual(product).tangent.tolist(), unpack_dual(square).tangent) == ([2.0], None)


def test_terms_without_a_tangent_are_left_out(package: ModuleType) -> None:
    a, b, t = package.tensor([2.0]), package.tensor([3.0]), package.tensor([1.0])
    with dual_level():
        assert unpack_dual(package.own_mix(make_dual(a, t), b, 2)).tangent.tolist() == [6.0]
        assert unpack_dual(package.own_mix(a, make_dual(b, t), 2)).tangent.tolist() == [4.0]
        assert unpack_dual(package.own_mix(make_dual(a, t), make_dual(b, t), 2)).tangent.tolist() == [10.0]


def test_a_view_is_linear_whatever_its_backward_formula_says(package: ModuleType) -> None:
    with dual_level():
        d = make_dual(package.ones(4), package.tensor([1.0, 2.0, 3.0, 4.0])) * 1
        half = package.own_half(d)
        assert unpack_dual(half).tangent.tolist() == [1.0, 2.0]
        half.mul_(10)
        assert unpack_dual(d).tangent.tolist() == [10.0, 20.0, 3.0, 4.0]


def test_what_is_not_implemented_says_so(package: ModuleType) -> None:
    a, b, t = package.tensor([2.0]), package.tensor([3.0]), package.tensor([1.0])
    with dual_level():
        assert unpack_dual(package.own_rejected(make_dual(a, t), b)).tangent.tolist() == [3.0]
        with pytest.raises(NotImplementedError) as caught:
            package.own_rejected(a, make_dual(b, t))
    assert str(caught.value) == "the gradient of 'other' of own_rejected is not implemented: nobody needed it"


def test_an_operator_without_a_slope_has_no_tangent_and_writes_zeros(package: ModuleType) -> None:
    with dual_level():
        d = make_dual(package.tensor([2.0]), package.tensor([1.0]))
        assert unpack_dual(package.own_step(d)).tangent is None
        package.own_step_(d)
        assert unpack_dual(d).tangent.tolist() == [0]
