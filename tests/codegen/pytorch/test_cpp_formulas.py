"""C++ formulas: what each becomes in Python, PyTorch's whole derivatives.yaml, and every error word for word."""

from __future__ import annotations

import ast
from pathlib import Path

import corpus
import pytest
from counting import counted
from folders import ROOT

from codegen.diagnostics import Diagnostics
from codegen.pytorch import cpp
from codegen.pytorch.cpp import CppError
from codegen.pytorch.derivatives import read_pytorch_derivatives
from codegen.pytorch.model import CppDerivatives
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_functions import read_native_functions

CODEGEN = ROOT / "codegen" / "pytorch"

# The whole file


@pytest.fixture(scope="module")
def functions() -> tuple[NativeFunction, ...]:
    return read_native_functions(corpus.path("native_functions.yaml"), Diagnostics())


@pytest.fixture(scope="module")
def derivatives(functions: tuple[NativeFunction, ...]) -> dict[str, CppDerivatives]:
    diagnostics = Diagnostics()
    with counted() as calls:
        derivatives = read_pytorch_derivatives(corpus.path("derivatives.yaml"), functions, diagnostics)
    assert calls.count < 1600 * 687  # measured: 1088 an entry
    diagnostics.raise_if_any()
    return derivatives


@corpus.needed
def test_every_formula_of_pytorch_translates_and_compiles(derivatives: dict[str, CppDerivatives]) -> None:
    assert len(derivatives) == 687
    sets = [item for entry in derivatives.values() for item in entry.sets.values()]
    formulas = [formula for item in sets for formula in item.formulas]
    excluded = sum(len(item.non_differentiable) for item in sets)
    rejected = sum(len(item.rejected) for item in sets)
    assert (len(formulas), excluded, rejected) == (1196, 134, 48)
    assert len(formulas) + excluded + rejected == 1378
    translated = [item for item in formulas if item.tree is not None]
    assert sum(item.word == "auto_linear" for item in formulas) == 124
    assert sum(item.word == "auto_element_wise" for item in formulas) == 83
    assert len(translated) == 989
    for formula in translated:
        compile(ast.fix_missing_locations(ast.Expression(formula.tree)), "<formula>", "eval")
        compile(formula.python, "<formula>", "eval")


@corpus.needed
def test_what_the_file_says_of_results(derivatives: dict[str, CppDerivatives]) -> None:
    flags = [derivative.output_differentiability for derivative in derivatives.values()]
    assert sum(flag is not None for flag in flags) == 72
    assert [flag for flag in flags if isinstance(flag, str)] == ["!dtype || isDifferentiableType(*dtype)"]
    assert sum(len(derivative.sets) > 1 or "Default" not in derivative.sets for derivative in derivatives.values()) == 14
    gather = derivatives["gather"]
    assert gather.default.non_differentiable == ("index",)
    assert derivatives["chunk"].default.rejected == (("self", "chunk"),)
    assert derivatives["index.Tensor"].missing == ("indices",)


# What C++ becomes


NATIVE = """\
- func: op(Tensor self, Tensor other, Tensor? bias, Tensor[] list, int[] size, int groups, float p, Scalar alpha, str mode, bool flag, ScalarType? dtype=None, Tensor? real=None) -> Tensor
- func: real(Tensor self) -> Tensor
  variants: function, method
- func: div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor
  variants: function, method
- func: sum(Tensor self, *, ScalarType? dtype=None) -> Tensor
  variants: function, method
- func: sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor
  variants: function, method
- func: masked_fill(Tensor self, Tensor mask, Scalar value) -> Tensor
  variants: function, method
- func: masked_fill_(Tensor(a!) self, Tensor mask, Scalar value) -> Tensor(a!)
  variants: method
- func: where.self(Tensor condition, Tensor self, Tensor other) -> Tensor
  variants: function, method
- func: zeros(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor
  dispatch: {CompositeExplicitAutograd: zeros}
- func: expand(Tensor(a) self, SymInt[] size, *, bool implicit=False) -> Tensor(a)
  variants: method
- func: exp(Tensor self) -> Tensor
  variants: function, method
- func: several(Tensor self) -> (Tensor first, Tensor second)
- func: each(Tensor[] self, Tensor[] other) -> Tensor[]
- func: linear_op(Tensor self, Tensor other) -> Tensor
"""
OP = NATIVE.split("\n", 1)[0].removeprefix("- func: ")
BECOMES = {
    "grad * self": "grad * self",
    "-grad + 2 * self - other / 3.": "-grad + 2 * self - other / 3.0",
    "flag ? grad : self * 2": "grad if flag else self * 2",
    "flag && !(p > 1) || groups == 2": "flag and (not p > 1) or groups == 2",
    "self.sym_sizes()": "self.shape",
    "self.sym_size(1) / groups": "self.size(1) // groups",
    "self.sym_numel() / p": "self.numel() / p",
    "size[0] / groups * self": "size[0] // groups * self",
    "exp(-self)": "exp(-self)",
    "at::exp(self)": "exp(self)",
    "self.exp()": "self.exp()",
    # looked up among operators, although an argument is called so
    "at::real(grad)": "real(grad)",
    "real(grad)": "real(grad)",
    # arguments by position that are keyword-only in Python
    'grad.div(other, "floor")': "grad.div(other, rounding_mode='floor')",
    "grad.sum(size, flag, self.scalar_type())": "grad.sum(size, flag, dtype=self.dtype)",
    "grad.sum({0, 1})": "grad.sum([0, 1])",
    "grad.expand_symint({{1, 2}})": "grad.expand([1, 2])",
    "at::zeros({}, self.options())": "zeros([], dtype=self.dtype, device=self.device)",
    "at::zeros({1}, self.options().dtype(at::kLong))": "zeros([1], dtype=int64, device=self.device)",
    # optional values
    "bias.defined() ? grad : Tensor()": "grad if bias is not None else None",
    "bias->sym_sizes()": "bias.shape if bias is not None else None",
    "dtype.has_value() ? *dtype : self.scalar_type()": "dtype if dtype is not None else self.dtype",
    "dtype.value_or(self.scalar_type())": "dtype if dtype is not None else self.dtype",
    "std::optional<Tensor>(self)": "self",
    "std::nullopt": "None",
    # values of C++
    "std::tuple<Tensor, Tensor>()": "(None, None)",
    "std::get<1>(several(self))": "several(self)[1]",
    "std::vector<Tensor>(list.size())": "[None] * len(list)",
    "std::vector<c10::SymInt>(size.size(), 0)": "[0] * len(size)",
    "fmap(size, [](const SymInt& i){ return -i; })": "[-i for i in size]",
    "to_args_sizes_symint(list)": "shapes_of(list)",
    "to_args_scalartypes(list)": "[one.dtype for one in list]",
    # numbers
    "2 / sqrt(M_PI) * grad": "2 / pi ** 0.5 * grad",
    "grad * M_LN2": "grad * 0.6931471805599453",
    "grad * alpha.conj() * self.conj()": "grad * alpha.conjugate() * self.conj()",
    "alpha.toDouble() * grad": "float(alpha) * grad",
    "1e-5 * grad + 1.f": "1e-05 * grad + 1.0",
    "(self == 0.) & (other <= 0.)": "(self == 0.0) & (other <= 0.0)",
    # methods that write, called for the value
    "self.masked_fill_(other, 0)": "self.masked_fill(other, 0)",
    "grad.zero_()": "zeros_like(grad)",
    # helpers of one line, and those that stay
    "maybe_multiply(grad, alpha)": "grad * alpha",
    "handle_r_to_c(self.scalar_type(), grad.exp())": "grad.exp()",
    "some_helper_symint(grad, self.sym_sizes(), /*flag=*/ true)": "some_helper(grad, self.shape, True)",
    "GradMode::is_enabled() ? grad : self": "grad if is_grad_enabled() else self",
    'mode == "max" ? grad : self': "grad if mode == 'max' else self",
}


def read(native: str, derivatives: str) -> tuple[dict[str, CppDerivatives], Diagnostics]:
    Path("native_functions.yaml").write_text(native, encoding="utf-8")
    Path("derivatives.yaml").write_text(derivatives, encoding="utf-8")
    diagnostics = Diagnostics()
    functions = read_native_functions("native_functions.yaml", diagnostics)
    diagnostics.raise_if_any()
    return read_pytorch_derivatives("derivatives.yaml", functions, diagnostics), diagnostics


def quoted(formula: str) -> str:
    return "'" + formula.replace("'", "''") + "'"


@pytest.mark.parametrize(
    ("formula", "python"), BECOMES.items(), ids=BECOMES.keys()
)
def test_becomes(formula: str, python: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result, diagnostics = read(NATIVE, f"- name: {OP}\n  self: {quoted(formula)}\n")
    diagnostics.raise_if_any()
    assert result["op"].default.backward[0].python == python


def test_forward_formulas_read_tangents_and_primals(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = f"- name: {OP}\n  self: grad * other\n  result: self_t * other_p + maybe_multiply(result, groups)\n"
    result, diagnostics = read(NATIVE, text)
    diagnostics.raise_if_any()
    forward = result["op"].default.forward
    assert [item.python for item in forward] == ["self_t * other_p + result * groups"]
    assert result["op"].missing == ("other", "bias", "list", "real")


def test_lists_element_by_element(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    name = "each(Tensor[] self, Tensor[] other) -> Tensor[]"
    result, diagnostics = read(NATIVE, f"- name: {name}\n  self: grads[i] * other[i] / result[i]\n")
    diagnostics.raise_if_any()
    assert result["each"].default.backward[0].python == "grads[i] * other[i] / result[i]"


@pytest.mark.parametrize(
    ("text", "python"),
    [
        ("a + b * c", "a + (b * c)"), ("a * b + c", "(a * b) + c"), ("a - b - c", "(a - b) - c"),
        ("a || b && c", "a || (b && c)"), ("a == b < c", "a == (b < c)"), ("-a.b() * c", "(-a.b()) * c"),
        ("a ? b : c ? d : e", "a ? b : (c ? d : e)"), ("a & b == c", "a & (b == c)"),
    ],
)  # fmt: skip
def test_precedence(text: str, python: str) -> None:
    def shape(tree: object) -> object:
        return tuple(shape(getattr(tree, name)) for name in tree.__slots__ if name not in ("start", "stop", "at")) if (
            hasattr(tree, "__slots__")) else tree

    assert shape(cpp.parse(text)) == shape(cpp.parse(python))


# Errors

HEAD = f"- name: {OP}\n"
SEVERAL = "- name: several(Tensor self) -> (Tensor first, Tensor second)\n"
LINEAR = "- name: linear_op(Tensor self, Tensor other) -> Tensor\n"


def at(line: int, column: int, text: str) -> str:
    return f"derivatives.yaml:{line}:{column}: error: {text}"


def wrong(formula: str, column: int, text: str) -> tuple[str, str]:
    """A formula of `self`; `column` counts in the formula."""
    return HEAD + f"  self: {quoted(formula)}\n", at(2, 9 + column, text)


ERRORS = {
    # syntax
    "unclosed": wrong("grad * (self + 1", 8, "this '(' is never closed [cpp-syntax]"),
    "unclosed call": wrong("exp(self", 4, "this '(' is never closed [cpp-syntax]"),
    "too many": wrong("grad)", 5, "expected an operator or the end of the formula but found ')' [cpp-syntax]"),
    "operator missing": wrong("grad self", 6,
        "expected an operator or the end of the formula but found 'self' [cpp-syntax]"),
    "ends early": wrong("grad *", 7, "expected an expression but found the end of the formula [cpp-syntax]"),
    "no colon": wrong("flag ? grad", 12, "expected ':' but found the end of the formula [cpp-syntax]"),
    "string": wrong('f("a', 3, "a string is not closed [cpp-syntax]"),
    "comment": wrong("grad /* why", 6, "a comment is not closed [cpp-syntax]"),
    "number": wrong("grad * 2x", 8, "'2x' is neither a name nor a number [cpp-syntax]"),
    "character": wrong("grad @ self", 6, "unexpected character '@' [cpp-syntax]"),
    "template": wrong("std::tuple<Tensor", 11, "this '<' is never closed [cpp-syntax]"),
    "depth": wrong("-" * 70 + "grad", 61, "nested more than 60 deep [cpp-syntax]"),
    "empty": (HEAD + '  self: ""\n', at(2, 9, "the formula of 'self' must be text, not empty [yaml-not-text]")),
    "nothing": (HEAD + "  self:\n", at(2, 8, "the formula of 'self' must be text, not empty [yaml-not-text]")),
    # names
    "unknown name": wrong("grad * slf", 8, "unknown name 'slf' in a formula (did you mean 'self'?) [cpp-unknown-name]"),
    "operator as a value": wrong("grad * exp", 8, "'exp' is an operator and must be called here [cpp-uncalled]"),
    "unknown operator": wrong("at::epx(grad)", 1,
        "there is no operator 'epx' (did you mean 'exp'?) [cpp-unknown-function]"),
    "unknown namespace": wrong("boost::f(grad)", 1, "'boost::f' has no counterpart here [cpp-unknown-function]"),
    "unknown method": wrong("grad.epx()", 6, "there is no method 'epx' (did you mean 'exp'?) [cpp-unknown-method]"),
    "member": wrong("grad.shape", 6, "'shape' is not called; tensors have no members to read [cpp-member]"),
    "called argument": wrong("other(grad)", 1, "'other' is no function [cpp-call]"),
    "called value": wrong("self.exp()(grad)", 1, "only functions and methods can be called [cpp-call]"),
    "arguments": wrong("at::exp(grad, self)", 1,
        "no overload of 'exp' takes 2 arguments here (one is exp(Tensor self) -> Tensor) [cpp-arity]"),
    "after options": wrong("at::zeros({}, self.options(), 1)", 1,
        "no overload of 'zeros' takes 3 arguments here (one is zeros(int[] size, *, ScalarType? dtype=None, Layout?"
        " layout=None, Device? device=None, bool? pin_memory=None) -> Tensor) [cpp-arity]"),
    "argument after options": wrong("helper(self.options(), 1)", 24,
        "an argument by position follows TensorOptions [cpp-arity]"),
    "options alone": wrong("self.options()", 1, "TensorOptions can only be passed to a factory [cpp-options]"),
    "method of options": wrong("at::zeros({}, self.options().pinned(flag))", 30,
        "TensorOptions have no method 'pinned' [cpp-options]"),
    "address": wrong("&grad", 1, "the operator '&' has no counterpart here [cpp-operator]"),
    "lambda": wrong("[](int i) { return i; }", 1,
        "a function literal can stand only in fmap(list, function) [cpp-lambda]"),
    "type": wrong("std::map<int, int>(size)", 1, "'std::map' has no counterpart here [cpp-type]"),
    # entries
    "no name": ("- self: grad\n", at(1, 3, "an entry needs 'name', the schema of an operator [derivative-no-name]")),
    "no operator": ("- name: epx(Tensor self) -> Tensor\n  self: grad\n",
        at(1, 9, "there is no operator 'epx' in native_functions.yaml (did you mean 'exp'?)"
           " [derivative-unknown-operator]")),
    "other schema": ("- name: exp(Tensor  self) -> Tensor\n  self: grad\n",
        at(1, 9, "the schema of 'exp' differs from native_functions.yaml (there it is exp(Tensor self) -> Tensor)"
           " [derivative-schema]")),
    "twice": ("- name: exp(Tensor self) -> Tensor\n  self: grad\n" * 2,
        at(3, 9, "'exp' already has its derivatives at derivatives.yaml:1:9 [derivative-duplicate]")),
    "typing error in a key": ("- name: exp(Tensor self) -> Tensor\n  slef: grad\n",
        at(2, 3, "'slef' is no argument or result of 'exp' (did you mean 'self'?) [derivative-unknown-argument]")),
    "a number": (HEAD + "  groups: grad\n",
        at(2, 3, "'groups' is no tensor argument of 'op' (one of self, other, bias, list, real, result)"
           " [derivative-unknown-argument]")),
    "argument twice": (HEAD + "  self, other: grad\n  self: grad\n",
        at(3, 3, "'self' has a formula already in line 2 [derivative-twice]")),
    "reserved": ("- name: taken(Tensor result) -> Tensor\n  result: grad\n",
        at(1, 9, "'taken' has an argument 'result', which means something else in formulas [derivative-argument]")),
    "styles of gradients": (SEVERAL + "  self: grad + grad_first\n",
        at(2, 16, "'several' reads 'grad' and 'grad_first'; an entry has one way of naming gradients"
           " [derivative-grad]")),
    "gradient of no result": (SEVERAL + "  self: grads[2]\n",
        at(2, 9, "'several' has no result 2; the first is 0 [derivative-grad]")),
    "flags": (SEVERAL + "  output_differentiability: [True]\n  self: grad\n",
        at(2, 3, "output_differentiability has 1 values, but 'several' returns 2 [derivative-output]")),
    "flag": (SEVERAL + "  output_differentiability: [True, yes]\n  self: grad\n",
        at(2, 36, "a value of output_differentiability must be True or False, not 'yes' [yaml-not-a-bool]")),
    "nothing to differentiate": (SEVERAL + "  output_differentiability: [False, False]\n  self: grad\n",
        at(1, 9, "'several' has formulas but no result that is differentiable [derivative-output]")),
    "autograd key": (HEAD + "  dispatch:\n    Defalt:\n      self: grad\n",
        at(3, 5, "unknown autograd key 'Defalt' (did you mean 'Default'?) [derivative-dispatch]")),
    "beside dispatch": (HEAD + "  dispatch:\n    Default:\n      self: grad\n  other: grad\n",
        at(5, 3, "'other' beside 'dispatch' would be ignored (put it under 'Default') [derivative-dispatch]")),
    "bilinear": (LINEAR + "  self: grad * other.conj()\n  other: grad\n  result: auto_linear\n",
        at(4, 11, "'linear_op' cannot be auto_linear: the gradient of 'self' reads 'other' [derivative-auto]")),
    "element by element of two": (LINEAR + "  self: grad\n  other: grad\n  result: auto_element_wise\n",
        at(4, 11, "'linear_op' cannot be auto_element_wise: 2 of its arguments have formulas, where one must"
           " [derivative-auto]")),
    "primal": (LINEAR + "  self: grad\n  result: self * self_t\n",
        at(3, 11, "'self' in a forward formula is ambiguous (write self_p for its value, self_t for its tangent)"
           " [derivative-primal]")),
}  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), ERRORS.values(), ids=ERRORS.keys())
def test_error(text: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    _, result = read(NATIVE + "- func: taken(Tensor result) -> Tensor\n", text)
    assert [str(error).split("\n", 1)[0] for error in result.errors] == [expected]


def test_every_code_has_a_row() -> None:
    words: set[str] = set()
    for name in ("checks", "cpp", "translate", "derivatives"):
        words.update((CODEGEN / f"{name}.py").read_text(encoding="utf-8").split('"'))
    codes = {word for word in words if word.startswith(("cpp-", "derivative-")) and word.replace("-", "").isalpha()}
    shown = {line.rpartition("[")[2].rstrip("]") for _, line in ERRORS.values()}
    assert len(codes) > 20
    assert codes - shown == set()


@corpus.needed
def test_damaged_formulas_are_rejected_with_a_place_and_nothing_worse(derivatives: dict[str, CppDerivatives]) -> None:
    texts = [formula.text.value for entry in derivatives.values() for formula in entry.default.formulas][::7]
    for text in texts:
        for index in range(0, len(text), 5):
            for junk in ("", "(", ")", "<", '"', "?", "::", "é", "}", "[]("):
                broken = text[:index] + junk + text[index + 1 :]
                place_of_error, code = rejected(broken)
                assert 0 <= place_of_error <= len(broken)
                assert code in ("", "cpp-syntax")


def rejected(text: str) -> tuple[int, str]:
    try:
        cpp.parse(text)
    except CppError as error:
        return error.start, error.code
    return 0, ""
