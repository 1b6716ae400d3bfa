"""Expressions as MathML, compared in a notation on one line: {a/b} a fraction, a^{b}, a_{b}, √{a}, ⟦rows⟧ of cases."""

from __future__ import annotations

import ast
import math
from xml.etree import ElementTree as ET

import pytest
from project import read_project

from codegen.reference import notation
from codegen.reference.elements import Names, display, to_text
from codegen.reference.equations import Mathematics, formula_equations, forward_equations, kernel_equations
from codegen.reference.mathml import Writer

ENTRIES, DERIVATIVES = read_project()
BY_NAME = {entry.name: entry for entry in ENTRIES}
ARGUMENTS = ("self", "other", "alpha", "mat2", "dim", "exponent")
# Elements of MathML Core, which browsers render: https://www.w3.org/TR/mathml-core/
CORE = {
    "math", "mrow", "mi", "mn", "mo", "mtext", "mspace", "mfrac", "msqrt", "msup", "msub", "munder", "mover", "mtable",
    "mtr", "mtd",
}  # fmt: skip
CHILDREN = {"mfrac": 2, "msup": 2, "msub": 2, "munder": 2, "mover": 2}


def flat(xml: ET.Element) -> str:
    """An element in one line."""
    parts = [flat(item) for item in xml]
    if xml.tag == "mfrac":
        return f"{{{parts[0]}/{parts[1]}}}"
    if xml.tag in ("msup", "msub", "munder"):
        return f"{parts[0]}{'^' if xml.tag == 'msup' else '_'}{{{parts[1]}}}"
    if xml.tag == "mover":
        return f"{parts[0]}{parts[1]}"
    if xml.tag == "msqrt":
        return f"√{{{''.join(parts)}}}"
    if xml.tag == "mtable":
        return f"⟦{'; '.join(parts)}⟧"
    invisible = str.maketrans({"\u2061": "", "\u2062": "\u2009", "\u00a0": " "})
    return ((xml.text or "") + "".join(parts)).translate(invisible)


def written(source: str) -> str:
    return flat(Writer(Names(ARGUMENTS)).write(ast.parse(source, mode="eval").body))


TABLE = {
    "self + alpha * other": "x+α·y",
    "-self * (other + 1)": "−x·(y+1)",
    "self - (other - 1)": "x−(y−1)",
    "self - -other": "x+y",
    "-(self + other)": "−(x+y)",
    "(-self) ** 2": "(−x)^{2}",
    "-self ** 2": "−x^{2}",
    "2 * self": "2\u2009x",
    "self * 2": "2\u2009x",
    "2 * 3 * self": "2·3\u2009x",
    "self * self * self": "x^{3}",
    "self / other": "{x/y}",
    "-grad * (self / other) / other": "−{g·x/y^{2}}",
    "grad * rsqrt(1 - self * self)": "{g/√{1−x^{2}}}",
    "0.5 * self": "{x/2}",
    "self * 0.7071067811865476": "{x/√{2}}",
    "1e-08": "10^{−8}",
    "2.5e-08 * self": "2.5·10^{−8}·x",
    "self * -inf": "−x·∞",
    "pi * self": "π·x",
    "exp(-self)": "e^{−x}",
    "exp(self / other)": "exp({x/y})",
    "exp2(self)": "2^{x}",
    "expm1(self) * 2": "2\u2009(e^{x}−1)",
    "log1p(self)": "ln(1+x)",
    "log2(self) + log10(self)": "log_{2}(x)+log_{10}(x)",
    "asin(self)": "arcsin(x)",
    "sqrt(self + 1)": "√{x+1}",
    "self ** 0.5": "√{x}",
    "self ** (other - 1)": "x^{y−1}",
    "(self ** 2) ** other": "(x^{2})^{y}",
    "abs(self) + floor(other)": "|x|+⌊y⌋",
    "self // other": "⌊{x/y}⌋",
    "self % 2": "x mod 2",
    "lgamma(self)": "ln(|Γ(x)|)",
    "sigmoid(self)": "σ(x)",
    "erfinv(self)": "erf^{−1}(x)",
    "maximum(self, 0)": "max(x,0)",
    "where(self > 0, 1, where(self < 0, -1, 0))": "{⟦1 if x>0; −1 if x<0; 0 otherwise ⟧",
    "1 if self == 0 else other": "{⟦1 if x=0; y otherwise ⟧",
    "where(self > 0, 1, 0) + 1": "({⟦1 if x>0; 0 otherwise ⟧)+1",
    "grad * where(self > 0, 1, 0)": "g·{⟦1 if x>0; 0 otherwise ⟧",
    "self == 0 and not (other != 1 or alpha <= 2)": "x=0 and  not (y≠1 or α≤2)",
    "(self > 0) & (other >= 0)": "x>0 and y≥0",
    "(self > 0) & ((other == 0) | isnan(other))": "x>0 and (y=0 or y is NaN )",
    "(self > 0) ^ (other > 0)": "x>0 xor y>0",
    "self > 0 and not isnan(self)": "x>0 and x is not NaN ",
    "self & other": "x&y",
    "~self": "~x",
    "isnan(self)": "x is NaN ",
    "alpha is None": "α is not given ",
    "alpha is not None": "α is given ",
    "alpha == 'none'": "α='none'",
    "grad.mm(mat2.t())": "g\u2009mat_{2}^{⊤}",
    "self.t() @ grad": "x^{⊤}\u2009g",
    "grad.bmm(self.transpose(1, 2))": "g\u2009x^{⊤}",
    "grad.transpose(dim, 0)": "transpose(g,dim,0)",
    "self.dot(other)": "⟨x,y⟩",
    "grad.sum()": "∑g",
    "grad - (grad * result).sum((dim,), True)": "g−∑_{dim}g·z",
    "grad.sum(dim) * self": "(∑_{dim}g)·x",
    "(self + other).sum(dim)": "∑_{dim}(x+y)",
    "self.mean(dim)": "mean_{dim}(x)",
    "zeros_like(grad)": "0",
    "self.shape": "shape(x)",
    "self.reshape((-1, 2))": "reshape(x,(−1,2))",
    "gather(self, dim, index=other)": "gather(x,dim,index=y)",
    "self[0, 1:]": "x_{0,1:}",
    "[one * 2 for one in self if one > 0]": "[2\u2009one for one∈x with one>0]",
    "self_t * other_p + other_t * self_p": "x˙·y+y˙·x",
    "(*self.shape, 1)": "(shape(x)…,1)",
    "f'{self}'": "f'{self}'",
    "self < other < 1": "x<y<1",
}


@pytest.mark.parametrize("source", TABLE)
def test_notation(source: str) -> None:
    assert written(source) == TABLE[source]


def test_a_letter_that_is_an_argument_stays_with_it() -> None:
    names = Names(("self", "x", "y", "input", "epsilon", "eps"))
    results = [flat(names.plain(name)) for name in (*names.arguments, "other", "result", "grad")]
    assert results == ["self", "x", "y", "input", "ε", "eps", "other", "z", "g"]


@pytest.mark.parametrize("value", notation.CONSTANTS)
def test_constants_are_what_they_are_written_as(value: float) -> None:
    scope = {"sqrt": math.sqrt, "pi": math.pi, "log": math.log}
    assert math.isclose(eval(notation.CONSTANTS[value], scope), value, rel_tol=2**-52)


REWRITING_SCOPE = {
    "log": math.log, "log2": math.log2, "e": math.e, "gamma": math.gamma, "abs": abs, "sqrt": math.sqrt,
}  # fmt: skip
REWRITTEN = {
    "rsqrt": lambda x: x**-0.5, "reciprocal": lambda x: 1 / x, "square": lambda x: x * x, "neg": lambda x: -x,
    "exp": math.exp, "exp2": lambda x: 2**x, "expm1": math.expm1, "log1p": math.log1p, "lgamma": math.lgamma,
    "log_number": math.log,
    "logaddexp": lambda x, y: math.log(math.exp(x) + math.exp(y)), "hypot": math.hypot, "ldexp": lambda x, y: x * 2**y,
    "logaddexp2": lambda x, y: math.log2(2**x + 2**y), "xlogy": lambda x, y: x * math.log(y),
    "xlog1py": lambda x, y: x * math.log1p(y), "floor_divide": lambda x, y: x // y, "remainder": math.fmod,
}  # fmt: skip


@pytest.mark.parametrize("name", REWRITTEN)
def test_rewritings_have_the_value_of_the_function(name: str) -> None:
    function = REWRITTEN[name]
    for point in ((0.3, 2.5), (1.7, 0.4)):
        expected = function(*point) if "y" in notation.REWRITTEN[name] else function(point[0])
        result = eval(notation.REWRITTEN[name], REWRITING_SCOPE | dict(zip("xy", point, strict=True)))
        assert math.isclose(result, expected)


def everything() -> list[tuple[str, Mathematics]]:
    """All formulas of the repository."""
    results = [(entry.name, kernel_equations(entry)) for entry in ENTRIES]
    for name, derivative in DERIVATIVES.items():
        results += [(name, formula_equations(BY_NAME[name], formula)) for formula in derivative.formulas]
        results += [(name, forward_equations(BY_NAME[name], item)) for item in derivative.forward]
    return results


def test_all_formulas_of_the_repository_are_mathml_that_browsers_know() -> None:
    equations = [(name, line) for name, maths in everything() for line in maths.equations]
    assert len(equations) > 300
    for name, line in equations:
        for xml in ET.fromstring(line.math).iter():
            assert xml.tag in CORE, name
            assert len(xml) == CHILDREN.get(xml.tag, len(xml)), name
            assert not (xml.text and len(xml)), name


def test_every_loop_has_its_mathematics() -> None:
    missing = [
        entry.name for entry in ENTRIES
        if entry.kind in ("pointwise", "reductions", "scans") and not kernel_equations(entry).equations
    ]  # fmt: skip
    assert missing == []


KERNELS = {
    "softmax.int": ["best=max_{i}x_{i}", "total=∑_{i}e^{x_{i}−best}", "z_{i}={e^{x_{i}−best}/total}"],
    "mean": ["total=∑_{i}x_{i}", "z={total/n}"],
    "prod": ["total=∏_{i}x_{i}", "z=total"],
    "any": ["holds=∃_{i}x_{i}≠0", "z=holds"],
    "cumsum": ["total_{i}=∑_{j≤i}x_{j}", "z_{i}=total_{i}"],
    "clamp": [
        "raised={⟦min if x<min; x otherwise ⟧",
        "z={⟦min+max if min is NaN  or max is NaN ; max if raised>max; raised otherwise ⟧ "
        "if min is given  and max is given ",
        "z=max(x,min) if min is given ", "z=min(x,max) if max is given ",
    ],
    "add.Tensor": ["z=x+α·y"],
    "view": [],
}  # fmt: skip


@pytest.mark.parametrize("name", KERNELS)
def test_kernels(name: str) -> None:
    results = [flat(ET.fromstring(line.math)) for line in kernel_equations(BY_NAME[name]).equations]
    assert results == KERNELS[name]


def test_the_legend_tells_what_letters_are() -> None:
    (formula,) = DERIVATIVES["softmax.int"].formulas
    legend = formula_equations(BY_NAME["softmax.int"], formula).legend
    assert [(flat(ET.fromstring(item.letter)), item.code, item.words) for item in legend] == [
        ("x", "input", ""), ("g", "", "the gradient of the result"), ("z", "", "the result"),
    ]  # fmt: skip


def test_texts_are_escaped() -> None:
    tree = ast.parse("where(self == '</math><script>', 1, 0)", mode="eval").body
    markup = display(Writer(Names()).write(tree), "a < b & \"c\"")
    assert "<script>" not in markup
    assert 'alttext="a &lt; b &amp; &quot;c&quot;"' in markup


def test_huge_numbers_and_deep_expressions() -> None:
    assert written("0x" + "f" * 5000) == "a number of thousands of digits"
    deep = "self" + " + sin(self" * 40 + ")" * 40
    assert to_text(Writer(Names()).write(ast.parse(deep, mode="eval").body)).count("sin") == 40
