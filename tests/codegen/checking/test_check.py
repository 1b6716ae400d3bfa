"""`python -m codegen check`: every derivative of the project is right, and every kind of error is found and named."""

from __future__ import annotations

import argparse
import ast
import json
import math
import os
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest
from folders import ROOT
from project import FORMULAS, OPS, read_project

from codegen.__main__ import main
from codegen.calculus import rules
from codegen.catalogue import NO_ENTRIES, read_catalogue
from codegen.checking import check_cache, many
from codegen.checking.check_cache import Passed, cache_file, digests
from codegen.checking.contracts import IN_PYTHON
from codegen.checking.overflow import stable
from codegen.checking.subject import LoadedPackage, Subject
from codegen.checking.verify import verify
from codegen.commands import check
from codegen.language.kernels import ReduceDefinition
from codegen.language.syntax import Program
from codegen.model.blocks import PackagePlan
from codegen.model.plan import make_plan
from codegen.package import load
from codegen.reading.kernels import Case, ElementwiseKernel
from codegen.showing import progress, warming
from codegen.writing import caches

ENTRIES, DERIVATIVES = read_project()
DIFFERENTIABLE = [entry for entry in ENTRIES if entry.name in DERIVATIVES]
PARTS = (ReduceDefinition, *IN_PYTHON)  # with more to check than a derivative
CHECKED = [entry for entry in ENTRIES if entry.name in DERIVATIVES or isinstance(entry.kernel, PARTS)]
BY_NAME = {entry.name: entry for entry in DIFFERENTIABLE}
CATALOGUE = {code: item for code, item in read_catalogue().items() if code.startswith("check-") and item.ops}


WARNINGS = ("check-overflow",)


@pytest.fixture(scope="module")
def library() -> LoadedPackage:
    return LoadedPackage(ROOT / "generated")


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(progress, "LOG_PAUSE", math.inf)  # however slow the machine is


@pytest.fixture(scope="module")
def plans() -> dict[Path, PackagePlan]:
    """The models of packages that stay as they are, each of which takes seconds."""
    return {}


@pytest.fixture
def planned(plans: dict[Path, PackagePlan], monkeypatch: pytest.MonkeyPatch) -> None:
    """`check` makes the model of a package once for all tests."""
    make = check._plan

    def once(options: argparse.Namespace) -> PackagePlan:
        if options.out not in plans:
            plans[options.out] = make(options)
        return plans[options.out]

    monkeypatch.setattr(check, "_plan", once)


@pytest.mark.parametrize("entry", CHECKED, ids=lambda entry: entry.name)
def test_the_derivatives_and_reductions_of_the_project(entry, library):
    assert verify(entry, DERIVATIVES.get(entry.name), library) == []


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("name", ["mul.Tensor", "maximum", "logsumexp", "clamp", "mm", "max.dim"])
def test_other_numbers_give_the_same_verdict(name, seed, library):
    assert verify(BY_NAME[name], DERIVATIVES[name], library, seed) == []


# -- errors --------------------------------------------------------------------------------------------------------

ONE = "samples: [{self: {values: [0.5, -2]}}]"
GAMMA = "samples: [{self: {values: [0.75, 2]}, other: {values: [1.5, 0.5]}}]"
TWO = "samples: [{self: {values: [0.5, -2]}, other: {values: [4, 0.5]}}]"
SUM = "reduce: {total: {init: 0, step: total + self}}\n  finish: total"
# Arguments, kernel, another key, formulas; the argument whose formula is pointed at, and what is said of it.
WRONG = {
    "sign": (
        "(Tensor self, Tensor other)", "composite: self / other", TWO,
        {"self": "grad / other", "other": "grad * (self / other) / other"},
        "other", "the gradient of 'w_sign' with respect to 'other' is wrong at [0]: formula 0.03125, finite difference "
        "-0.03125 (sample: self [0.5, -2], other [4, 0.5]) [check-gradient]",
    ),
    "argument": (
        "(Tensor self, Tensor other)", "composite: self * other", TWO, {"self": "grad * self", "other": "grad * self"},
        "self", "the gradient of 'w_argument' with respect to 'self' is wrong at [0]: formula 0.5, finite difference 4 "
        "(sample: self [0.5, -2], other [4, 0.5]) [check-gradient]",
    ),
    "factor": (
        "(Tensor self)", "composite: self * self", ONE, {"self": "grad * self"},
        "self", "the gradient of 'w_factor' with respect to 'self' is wrong at [0]: formula 0.5, finite difference 1 "
        "(sample: self [0.5, -2]) [check-gradient]",
    ),
    "one_element": (
        "(Tensor self)", "composite: self * self", "samples: [{self: {values: [[0.5, 1], [2, 3]]}}]",
        {"self": "grad * where(self == 2, self, 2 * self)"},
        "self", "the gradient of 'w_one_element' with respect to 'self' is wrong at [1, 0]: formula 2.25, finite "
        "difference 4.5 (sample: self [[0.5, 1], [2, 3]]) [check-gradient]",
    ),
    "list": (
        "(Tensor[] tensors)", "composite: tensors[0] * tensors[1]",
        "samples: [{tensors: [{values: [0.5]}, {values: [4]}]}]",
        {"tensors": '"[grad * tensors[1], grad * tensors[1]]"'},
        "tensors", "the gradient of 'w_list' with respect to 'tensors[1]' is wrong at [0]: formula 4, finite "
        "difference 0.5 (sample: tensors [[0.5], [4]]) [check-gradient]",
    ),
    "override": (
        "(Tensor self)", "elementwise: self * self * self", ONE, {"self": "grad * 3 * self"},
        "self", "the gradient of 'w_override' with respect to 'self' is wrong at [0]: formula 1.5, finite difference "
        "0.75 (sample: self [0.5, -2]; the kernel gives 3 * grad * self * self) [check-gradient]",
    ),
    "kink": (
        "(Tensor self)", "composite: abs(self)", "samples: [{self: {values: [0.0001, 1]}}]",
        {"self": "grad * sgn(self)"},
        "self", "the gradient of 'w_kink' with respect to 'self' is wrong at [0]: formula 1, finite difference 1.06027 "
        "(sample: self [0.0001, 1]; the differences of two steps disagree; a kink or a pole there belongs into "
        "'nondifferentiable_at') [check-gradient]",
    ),
    "nan": (
        "(Tensor self)", "composite: self * 2", ONE, {"self": "grad * log(self - 10)"},
        "self", "the gradient of 'w_nan' with respect to 'self' is wrong at [0]: formula nan, finite difference 2 "
        "(sample: self [0.5, -2]) [check-gradient]",
    ),
    "second_order": (
        "(Tensor self)", "composite: sin(self)", ONE, {"self": "w_constant_slope(grad, self)"},
        "self", "the gradient of 'w_second_order' with respect to 'self', differentiated by 'self', is wrong at [0]: "
        "formula 0, finite difference -0.539354 (sample: self [0.5, -2]) [check-second-order]",
    ),
    "forward": (
        "(Tensor self)", "composite: sin(self)", ONE, {"self": "grad * cos(self)", "result": "self_t * sin(self_p)"},
        "result", "the tangent of 'result' of 'w_forward' along 'self' is wrong at [0]: formula 0.284659, finite "
        "difference 0.521065 (sample: self [0.5, -2]) [check-forward]",
    ),
    "float32": (
        "(Tensor self)", "composite: self * self / 2", ONE, {"self": "grad * ((self + 1e7) - 1e7)"},
        "self", "the gradient of 'w_float32' with respect to 'self' is wrong at [0]: float32 0, float64 0.5 "
        "(sample: self [0.5, -2]) [check-float32]",
    ),
    "fails": (
        "(Tensor self)", "composite: self * 2", ONE, {"self": "grad.reshape((5,))"},
        "name", "'w_fails' or its derivative fails: ComputeError: shape [5] is invalid for input of size 2 "
        "(sample: self [0.5, -2]) [check-fails]",
    ),
    "constant_slope": (
        "(Tensor grad_output, Tensor self)", "composite: grad_output * cos(self)", "",
        {"grad_output": "grad * cos(self)", "self": "non_differentiable"},
        "", "",
    ),
}  # fmt: skip


# What samples of one shape, or the check of derivatives alone, let pass: arguments, kernel, another key, formulas, and
# the code of what is said.
ALONG = "(Tensor self, int dim, bool keepdim=False)"
SQUARE = "samples: [{self: [3, 3], dim: 0}]"
WRITTEN = "samples: [{self: [3], index: {values: [2, 0], dtype: int64}, source: [2]}]"
COPIED = ("(Tensor self, Tensor index, Tensor source)", "composite: self.index_copy(0, index, source)", WRITTEN)
REST = {"self": "grad.index_fill(0, index, 0)", "index": "non_differentiable"}


def carried(parts: str) -> str:
    return f"reduce: {{total: {{{parts}}}}}\n  finish: total"


HIDDEN = {
    "undeclared_second_order": (
        "(Tensor self, Tensor other)", "composite: igamma(self, other)", GAMMA,
        {"self": "-grad * _gamma_slope(self, other)", "other": "grad * exp(_log_gamma_density(self, other))"},
        "check-fails",
    ),
    "declared_second_order": (
        "(Tensor self, Tensor other)", "composite: igamma(self, other)", GAMMA,
        {
            "self": "-grad * _gamma_slope(self, other)", "other": "grad * exp(_log_gamma_density(self, other))",
            "second_order": '{self: not_implemented("the slope has no gradient")}',
        },
        "",
    ),
    "wrong_beside_a_declared_second_order": (
        "(Tensor self, Tensor other)", "composite: igamma(self, other)", GAMMA,
        {
            "self": "-grad * _gamma_slope(self, other)",
            "other": "grad * exp(_log_gamma_density(self.detach(), other))",
            "second_order": '{self: not_implemented("the slope has no gradient")}',
        },
        "check-second-order",
    ),
    "never_restored": (ALONG, SUM, SQUARE, {"self": "grad.expand(self.shape)"}, "check-fails"),
    "always_restored": (
        ALONG, SUM, SQUARE, {"self": "(grad if keepdim else grad.reshape((1, 3))).expand(self.shape)"}, "check-fails",
    ),
    "restored_at_the_front": (
        ALONG, SUM, SQUARE, {"self": "(grad if keepdim else grad.unsqueeze(0)).expand(self.shape)"}, "check-fails",
    ),
    "restored_unless_0_d": (
        ALONG, SUM, SQUARE, {"self": "(grad if keepdim else grad.unsqueeze(dim)).expand(self.shape)"}, "check-fails",
    ),
    "restored": (ALONG, SUM, SQUARE, {"self": "_unreduce(grad, self.shape, dim, keepdim)"}, ""),
    "of_another_dimension": (
        ALONG, SUM, SQUARE, {"self": "_unreduce(grad, self.shape, dim, keepdim).flip(0)"}, "check-gradient",
    ),
    "wrong_if_repeated": (*COPIED, REST | {"source": "grad.index_select(0, index)"}, "check-gradient"),
    "repeated": (*COPIED, REST | {"source": "_index_select_last(grad, 0, index)"}, ""),
    "wrong_if_large": (
        "(Tensor self)", "dtypes: floating\n  elementwise: tanh(self / 8)", "",
        {"self": "where(self > 4, 0, grad * (1 - result * result) / 8)"}, "check-gradient",
    ),
    "wrong_if_very_negative": (
        "(Tensor self)", "dtypes: floating\n  elementwise: tanh(self / 8)", "",
        {"self": "where(self < -4, 0, grad * (1 - result * result) / 8)"}, "check-gradient",
    ),
    "said_to_have_none": (
        "(Tensor self, Tensor other)", "dtypes: floating\n  elementwise: self * sin(other)", "",
        {"self": "auto", "other": "non_differentiable"}, "check-omitted",
    ),
    "left_out_for_a_reason": (
        "(Tensor self, Tensor other)", "dtypes: floating\n  elementwise: self * sin(other)", "",
        {"self": "auto", "other": 'non_differentiable("it is held fixed")'}, "",
    ),
    "no_gradient_and_no_samples": ("(Tensor self, float[] values)", "elementwise: values[self]", "", {}, ""),
    "said_to_have_none_without_samples": (
        "(Tensor self, float[] values)", "dtypes: floating\n  elementwise: self * values[0]", "",
        {"self": "non_differentiable"}, "check-omitted",
    ),
    "meant_to_end": (
        "(Tensor self, Tensor other)", "dtypes: floating\n  elementwise: self + floor(other)", "",
        {"self": "auto", "other": "non_differentiable"}, "",
    ),
    "sum_from_one": ("(Tensor self)", carried("init: 1, step: total + self"), "", {}, "check-init"),
    "product_from_zero": ("(Tensor self)", carried("init: 0, step: total * self"), "", {}, "check-init"),
    "largest_from_zero": ("(Tensor self)", carried('init: 0, step: "maximum(total, self)"'), "", {}, "check-init"),
    "all_from_false": (
        "(Tensor self)", carried("init: False, type: bool, step: total and self != 0"), "", {}, "check-init",
    ),
    "sum_by_product": (
        "(Tensor self)", carried("init: 1, step: total + self, combine: total * total_other"), "", {}, "check-combine",
    ),
    "other_forgotten": (
        "(Tensor self)", carried("init: 0, step: total + self, combine: total"), "", {}, "check-combine",
    ),
    "halves_averaged": (
        "(Tensor self)", carried("init: 0, step: total + self, combine: (total + total_other) / 2"), "", {},
        "check-combine",
    ),
    "last_of_all": (  # right for neighbours; but parts are interleaved
        "(Tensor self)",
        "reduce:\n      seen: {init: 0, step: 1, combine: \"maximum(seen, seen_other)\"}\n"
        "      last: {init: 0, step: self, combine: \"where(seen_other > 0, last_other, last)\"}\n  finish: last",
        "", {}, "check-combine",
    ),
    "peak_for_each": (
        "(Tensor self, int dim)", "dtypes: floating\n  reduce: {best: {init: -inf, step: \"maximum(best, self)\"}}\n  finish: best",
        "", {"self": "grad.unsqueeze(dim) * (self == result.unsqueeze(dim))"}, "check-ties",
    ),
    "peak_for_one": (
        "(Tensor self, int dim)", "dtypes: floating\n  reduce: {best: {init: -inf, step: \"maximum(best, self)\"}}\n  finish: best",
        "", {"self": "_share_among_equal(grad, self, result, (dim,), False)"}, "",
    ),
    "hidden_by_a_large_number": (
        "(Tensor self, Tensor mask)", "fixed_dtypes: {mask: bool}\n  elementwise: where(mask, self, -1e9)", "",
        {"self": "where(mask, grad, 0)", "mask": "non_differentiable"}, "",
    ),
    "wrong_at_one_dimension": (
        "(Tensor self, int dim)", "dtypes: floating\n  reduce: {t: {init: 0, step: t + self * self}}\n  finish: t", "",
        {"self": "2 * self * grad.unsqueeze(dim if dim > -2 else 0)"}, "check-fails",
    ),
    "any_dimension": (
        "(Tensor self, int dim)", "dtypes: floating\n  reduce: {t: {init: 0, step: t + self * self}}\n  finish: t", "",
        {"self": "2 * self * grad.unsqueeze(dim)"}, "",
    ),
    "flattened_untold": ("(Tensor self)", "composite: self.reshape(-1)", "", {}, "check-untold-alias"),
    "shared_by_a_case": ("(Tensor self, bool copied=False)", "composite: self.clone() if copied else self", "", {},
                         "check-untold-alias"),
    "one_tensor_forgotten": (
        "(Tensor self, Tensor other)", "dtypes: floating\n  elementwise: exp(self)", "",
        {"self": "auto", "other": "non_differentiable"}, "check-unused",
    ),
    "one_number_forgotten": ("(Tensor self, float scale=2.5)", "dtypes: floating\n  elementwise: exp(self)", "",
                             {"self": "auto"}, "check-unused"),
    "forgotten_by_a_reduction": (
        "(Tensor self, int dim, bool keepdim=False, float scale=2.5)",
        "dtypes: floating\n  reduce: {total: {init: 0, step: total + self}}\n  finish: total", "", {}, "check-unused",
    ),
    "read_at_the_end_of_a_reduction": (
        "(Tensor self, int dim, bool keepdim=False, float scale=2.5)",
        "dtypes: floating\n  reduce: {total: {init: 0, step: total + self}}\n  finish: total * scale", "", {}, "",
    ),
    "forgotten_by_a_scan": (
        "(Tensor self, int dim=0, float scale=2.5)", "dtypes: floating\n  scan: {h: {init: 0, step: h + self}}", "", {},
        "check-unused",
    ),
    "read_by_the_step_of_a_scan": (
        "(Tensor self, int dim=0, float scale=2.5)", "dtypes: floating\n  scan: {h: {init: 0, step: h * scale + self}}",
        "", {}, "",
    ),
    "read_by_a_condition": (
        "(Tensor self, str kind='none')", "dtypes: floating\n  elementwise: {kind == 'none': self, \"True\": -self}", "",
        {"self": "auto"}, "",
    ),
    "example_of_another_value": (
        "(Tensor self)", "elementwise: self + 1", "doc: |\n    More.\n\n    >>> ow.tensor(1) + 1\n    tensor(3)", {},
        "check-example",
    ),
    "example_that_fails": (
        "(Tensor self)", "elementwise: self + 1", "doc: |\n    More.\n\n    >>> ow.eye(2).view(3)\n    tensor(3)", {},
        "check-example",
    ),
    "example": (
        "(Tensor self)", "elementwise: self + 1", "doc: |\n    More.\n\n    >>> ow.tensor(1) + 1\n    tensor(2)", {}, "",
    ),
    "parity_of_truths": (
        "(Tensor self)", "dtypes: bool\n  " + carried("init: 0, step: total != self, combine: total != total_other, type: bool"),
        "", {}, "",
    ),
    "wrong_parity": (
        "(Tensor self)", "dtypes: bool\n  " + carried("init: 0, step: total != self, combine: total or total_other, type: bool"),
        "", {}, "check-combine",
    ),
    "parity_of_integers": (
        "(Tensor self)", "dtypes: integral\n  " + carried("init: 0, step: total ^ self, combine: total ^ total_other"),
        "", {}, "",
    ),
    "products_of_matrices": (
        "(Tensor self, Tensor other)", "dtypes: floating\n  composite: self.mm(other)", "samples: [{self: [2, 3], other: [3, 4]}]",
        {"self": "grad @ conj(other.transpose(0, 1))", "other": "conj(self.transpose(0, 1)) @ grad"}, "",
    ),
    "only_the_end_of_a_scan": (
        "(Tensor self, int dim=0)", "dtypes: floating\n  scan: {h: {init: 0, step: h * 0.5 + self}}\n  final: h", "",
        {"self": "auto"}, "",
    ),
    "sum_of_squares": (
        "(Tensor self)", carried("init: 0, step: total + self * self, combine: total_other + total"), "", {}, "",
    ),
}  # fmt: skip


# Of a scan of integers whose derivative nobody can ask for, without an example.
UNCHECKED = """
- func: u_counted(Tensor self, int dim) -> Tensor
  dtypes: integral
  scan: {total: {init: 0, step: total + self}}
"""


def rows(*, fixed: bool = False) -> tuple[str, str]:
    """The project's files with all errors behind them, or with the fixed examples of the catalogue."""
    ops, formulas = [OPS.read_text(encoding="utf-8"), "- theme: faulty\n"], [FORMULAS.read_text(encoding="utf-8")]
    for name, (arguments, kernel, key, texts, *_) in WRONG.items() if not fixed else ():
        ops.append(f"- func: w_{name}{arguments} -> Tensor\n  {kernel}\n" + (f"  {key}\n" if key else ""))
        formulas.append(f"- name: w_{name}{arguments} -> Tensor\n" + "".join(f"  {k}: {v}\n" for k, v in texts.items()))
    for name, (arguments, kernel, key, texts, _) in HIDDEN.items() if not fixed else ():
        ops.append(f"- func: h_{name}{arguments} -> Tensor\n  {kernel}\n")
        ops.append(f"  {key}\n" if key else "")
        lines = "".join(f"  {k}: {v}\n" for k, v in texts.items())
        formulas.append(f"- name: h_{name}{arguments} -> Tensor\n{lines}" if texts else "")
    ops.append(UNCHECKED if not fixed else "")
    for value in CATALOGUE.values():
        ops.append(value.fixed_ops if fixed else value.ops)
        text = value.fixed_derivatives if fixed else value.derivatives
        formulas.append(text if text != NO_ENTRIES else "")
    return "\n".join(ops), "\n".join(formulas)


def write(folder: Path, package: str, *, fixed: bool) -> list[str]:
    """A package of `rows`; the options that name it."""
    folder.mkdir()
    for name, text in zip(("ops.yaml", "derivatives.yaml"), rows(fixed=fixed), strict=True):
        (folder / name).write_text(text, encoding="utf-8")
    options = ["--ops", str(folder / "ops.yaml"), "--derivatives", str(folder / "derivatives.yaml")]
    options += ["--out", str(folder / package)]
    assert main(["generate", *options]) == 0
    return options


def names_of(text: str) -> list[str]:
    """The operators of an ops.yaml."""
    return [line.split("func: ")[1].split("(")[0] for line in text.splitlines() if "func: " in line]


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The options of a package that has all errors. What is as in the project is shared with `generated`."""
    yield write(tmp_path_factory.mktemp("faulty") / "files", "faulty", fixed=False)
    sys.modules.pop("faulty", None)


@pytest.mark.parametrize("name", [name for name, row in WRONG.items() if row[-1]])
def test_report(name, faulty, library, capsys, planned):
    *_, key, expected = WRONG[name]
    assert main(["check", *faulty, f"w_{name}"]) == 1
    printed = capsys.readouterr()
    headline, source, carets = printed.err.splitlines()[:3]
    position, _, said = headline.partition(": error: ")
    line, column = (int(word) for word in position.split(":")[-2:])
    text = Path(faulty[3]).read_text(encoding="utf-8").splitlines()[line - 1]
    assert said == expected
    assert position == f"{faulty[3]}:{line}:{column}"
    assert text.lstrip("- ").startswith(f"{key}: ")
    assert source.endswith(f" | {text}")
    assert carets.index("^") - source.index(text) == column - 1 == text.index(": ") + 2
    assert "1 error;" in printed.out


@pytest.mark.parametrize("name", HIDDEN)
def test_what_hides_from_ordinary_samples(name, faulty, library, capsys, planned):
    code = HIDDEN[name][-1]
    assert main(["check", *faulty, f"h_{name}"]) == bool(code)
    said = capsys.readouterr().err
    assert said.splitlines()[0].endswith(f"[{code}]") if code else said == ""
    assert not code or f"{faulty[1]}:" in said or f"{faulty[3]}:" in said


@pytest.mark.parametrize("code", [code for code in CATALOGUE if code not in WARNINGS])
def test_the_example_of_the_catalogue(code, faulty, library, capsys, planned):
    assert main(["check", *faulty, *names_of(CATALOGUE[code].ops)]) == 1
    assert f"[{code}]" in capsys.readouterr().err


@pytest.mark.parametrize("code", WARNINGS)
def test_a_warning_is_no_error(code, faulty, library, capsys, planned):
    assert main(["check", *faulty, *names_of(CATALOGUE[code].ops)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert f"[{code}]" in printed.out
    assert "write maximum(self, 0) + log1p(exp(-abs(self))) for log(1 + exp(self))" in printed.out
    assert "inf in float32 for self = 1e+20, where its value is 1e+20 (write hypot(self, 1) for " in printed.out


STABLE = {
    "log(1 + exp(2 * self))": "write maximum(2 * self, 0) + log1p(exp(-abs(2 * self))) for log(1 + exp(2 * self))",
    "exp(self) / (1 + exp(self))": "write sigmoid(self) for exp(self) / (1 + exp(self))",
    "exp(self) / (1 + exp(-self))": "",
    "3 * log(cosh(self - 1))": "write abs(self - 1) + log1p(expm1(-2 * abs(self - 1)) / 2) for log(cosh(self - 1))",
    "sqrt(self * self + other * other)": "write hypot(self, other) for sqrt(self * self + other * other)",
    "sqrt(self * other + other * other)": "",
    "log(exp(self) + exp(other))": "write logaddexp(self, other) for log(exp(self) + exp(other))",
    "sqrt(1 + self ** 2)": "write hypot(self, 1) for sqrt(1 + self ** 2)",
    "sqrt(self * self + 4.5)": "write hypot(self, sqrt(4.5)) for sqrt(self * self + 4.5)",
    "sqrt(self * self + other)": "",
    "exp(other) / (exp(self) + exp(other))": "write sigmoid(other - self) for exp(other) / (exp(self) + exp(other))",
    "big = exp(2 * self)\n(big - 1) / (1 + big)": "write tanh(self) for (big - 1) / (1 + big)",
    "square = self * self\nroot = sqrt(square + 1)\nlog(root + self)": "write hypot(self, 1) for sqrt(square + 1)",
    "log(sqrt(self * self + 1) + self)": "write asinh(self) for log(sqrt(self * self + 1) + self)",
    "exp(self) * exp(other)": "write exp(self + other) for exp(self) * exp(other)",
}


@pytest.mark.parametrize("source", STABLE)
def test_terms_that_stay_finite(source):
    program = Program(tuple(ast.parse(source).body), source)
    assert stable(ElementwiseKernel((Case(None, program),), 1)) == STABLE[source]


def test_the_mended_examples_of_the_catalogue(tmp_path):
    """In a process of its own, because the names are those of the errors."""
    options = write(tmp_path / "files", "fixed", fixed=True)
    names = [name for value in CATALOGUE.values() for name in names_of(value.fixed_ops)]
    command = [sys.executable, "-m", "codegen", "check", *options, *names]
    done = subprocess.run(command, cwd=ROOT, env=os.environ.copy(), capture_output=True, text=True, check=False)
    messages = [line for line in done.stderr.splitlines() if not line.startswith("Checking: ")]  # its progress
    assert (messages, done.returncode) == ([], 0)


def test_a_wrong_rule_is_told_from_a_wrong_formula(library, monkeypatch):
    monkeypatch.setitem(rules.RULES, "abs", ("x",))
    (finding,) = verify(BY_NAME["abs"], DERIVATIVES["abs"], library)
    assert finding.code == "check-derived"
    assert "by the rules for its kernel, grad * self," in finding.message


# What the engine and the generator see to: shown by tampering with the measurements.
TAMPERED = {
    "check-shape": lambda tensor, dtype, graph: tensor.reshape((-1,)) if tensor.ndim > 1 else tensor,
    "check-dtype": lambda tensor, dtype, graph: tensor.double() if dtype == "float32" else tensor,
    "check-loop": lambda tensor, dtype, graph: tensor * 1.5 if graph else tensor,
}


@pytest.mark.parametrize("code", TAMPERED)
def test_what_a_formula_alone_cannot_cause(code, library, monkeypatch):
    plain = Subject.gradients

    def tampered(self, points, weights, dtype="", *, graph=False):
        return [TAMPERED[code](item, dtype, graph) for item in plain(self, points, weights, dtype, graph=graph)]

    monkeypatch.setattr(Subject, "gradients", tampered)
    assert code in {diagnostic.code for diagnostic in verify(BY_NAME["sin"], DERIVATIVES["sin"], library)}


# -- the command -----------------------------------------------------------------------------------------------------


def project(package: str = "generated") -> list[str]:
    return ["--ops", str(OPS), "--derivatives", str(FORMULAS), "--out", str(ROOT / package)]


def test_what_passed_is_remembered(capsys, planned):
    lines = []
    for extra in ([], [], ["--force"], ["--seed", "5"]):
        assert main(["check", *project(), "mul", "exp", *extra]) == 0
        lines.append(capsys.readouterr().out.split(": ")[-1].split(";")[0])
    fresh, names = ("3 entries, 7 formulas, 0 from the cache", "3 entries, 7 formulas, 3 from the cache")
    assert lines == [fresh, names, fresh, fresh]


def test_an_error_is_found_again(faulty, library, capsys, planned):
    for _ in range(2):
        assert main(["check", *faulty, "w_sign"]) == 1
        assert "0 from the cache; 1 error;" in capsys.readouterr().out


def test_several_processes_find_what_one_finds(faulty, library, capsys, monkeypatch, planned):
    said = []
    monkeypatch.setattr(many, "ALONE", 0)
    for count in (1, 2):
        monkeypatch.setattr(many, "processes_for", lambda *_, count=count: count)
        assert main(["check", *faulty, "w_sign", "w_factor", "w_list", "mul"]) == 1
        printed = capsys.readouterr()
        said.append((printed.err, printed.out.rpartition(";")[0]))
        cache_file().unlink()
    assert said[0] == said[1]
    assert said[0][0].count("[check-gradient]") == 3


@pytest.mark.parametrize(
    ("seconds", "cores", "alone"), [(0.1, 2, 5), (1.5, 2, 2), (3.0, 2, 1), (3.0, 1, 5), (0.7, 2, 3), (0.6, 2, 5)]
)
def test_what_takes_long_is_shared_among_the_cores(seconds, cores, alone, library, plans, monkeypatch):
    now = [0.0]
    here: list[str] = []
    elsewhere: list[str] = []

    def verified(entry, *_):
        now[0] += seconds
        here.append(entry.name)
        return []

    def shared(rest, *_):
        elsewhere.extend(block.entry.name for block in rest)
        yield from ((block, []) for block in rest)

    monkeypatch.setattr(many, "verify", verified)
    monkeypatch.setattr(many, "_in_processes", shared)
    monkeypatch.setattr(many.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(warming.os, "sched_getaffinity", lambda _: range(cores), raising=False)
    blocks = [types.SimpleNamespace(entry=entry, derivative=None) for entry in DIFFERENTIABLE[:5]]
    assert [block.entry.name for block, _ in many.verify_many(blocks, library)] == [block.entry.name for block in blocks]
    assert len(here) == alone
    assert [*here, *elsewhere] == [block.entry.name for block in blocks]


REJECTED = {
    "no package": (
        ["--out", "nowhere"],
        "there is no package nowhere; write it with `python -m codegen`, or name another with --out",
    ),
    "unknown operator": (["mull"], "there is no operator 'mull' (did you mean 'mul'?)"),
    "no file": (["--ops", "x.yaml"], "there is no file x.yaml; name it with --ops or --derivatives, or under [tool.opweave] in pyproject.toml"),
}  # fmt: skip


@pytest.mark.parametrize(("words", "said"), REJECTED.values(), ids=REJECTED.keys())
def test_rejected(words, said, capsys):
    assert main(["check", *project(), *words]) == 1
    assert capsys.readouterr().err == f"opweave: {said}\n"


def test_there_may_be_nothing_to_check(faulty, capsys, planned):
    assert main(["check", *faulty, "u_counted"]) == 1
    assert capsys.readouterr().err == (
        "opweave: there is nothing to check of u_counted: no derivative, no elementwise kernel, no reduction, "
        "no Python and no example\n"
    )


def test_a_stale_package_is_rejected(tmp_path, capsys):
    ops, formulas = tmp_path / "ops.yaml", tmp_path / "derivatives.yaml"
    ops.write_text("- func: stale_one(Tensor self) -> Tensor\n  elementwise: self\n")
    formulas.write_text("- name: stale_one(Tensor self) -> Tensor\n  self: grad\n")
    options = ["--ops", str(ops), "--derivatives", str(formulas), "--out", str(tmp_path / "stale_package")]
    assert main(["generate", *options]) == 0
    formulas.write_text("- name: stale_one(Tensor self) -> Tensor\n  self: -grad\n")
    capsys.readouterr()
    assert main(["check", *options]) == 1
    said = (
        f"opweave: {options[-1]} is older than what it is made from, or made from other files; run `python -m codegen` "
        "with the same options first, or name another package with --out\n"
    )
    assert capsys.readouterr().err == said


def test_a_broken_package_is_rejected(tmp_path, capsys):
    options = write(tmp_path / "files", "broken_package", fixed=True)
    api = Path(options[-1]) / "__init__.py"
    text = api.read_text(encoding="utf-8")
    api.write_text(("1/0;" + " " * len(text))[: len(text)], encoding="utf-8")  # of the same size
    capsys.readouterr()
    assert main(["check", *options, "mul"]) == 1
    said = f"opweave: {options[-1]} cannot be imported: ZeroDivisionError: division by zero\n"
    assert capsys.readouterr().err == said


# -- the memory ------------------------------------------------------------------------------------------------------


def test_the_cache_file_lies_where_caches_lie(tmp_path, monkeypatch):
    assert cache_file() == tmp_path / "cache" / "opweave" / "checks.json"
    for value in ("", "relative"):
        monkeypatch.setenv("XDG_CACHE_HOME", value)
        assert cache_file() == Path.home() / ".cache" / "opweave" / "checks.json"


def test_what_two_processes_pass_is_kept(tmp_path):
    first, other = Passed(cache_file()), Passed(cache_file())
    first.add("a")
    other.add("b")
    first.save()
    other.save()
    both = Passed(cache_file())
    assert ("a" in both, "b" in both, "c" in both) == (True, True, False)
    assert [path.name for path in cache_file().parent.iterdir()] == ["checks.json"]


def test_what_passed_survives_a_process_that_ends_without_a_word(tmp_path, monkeypatch):
    passed = Passed(cache_file())
    passed.add("a")
    passed.add("b")
    assert ("a" in Passed(cache_file()), "b" in Passed(cache_file())) == (True, False)  # one write a second at most
    monkeypatch.setattr(check_cache, "_PAUSE", 0.0)
    passed.add("c")
    assert all(item in Passed(cache_file()) for item in "abc")


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b"null", b'{"version": 0, "passed": ["a"]}', b'{"version": 1, "passed": 3}', b"\xff\x00"],
)
def test_a_damaged_file_is_as_good_as_none(content):
    caches.write(cache_file(), content)
    passed = Passed(cache_file())
    assert "a" not in passed
    passed.add("b")
    passed.save()
    assert json.loads(caches.read(cache_file())) == {"version": 1, "passed": ["b"]}


def test_a_folder_that_cannot_be_written_to_is_no_error(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    passed = Passed(tmp_path / "file" / "checks.json")
    passed.add("a")
    passed.save()
    assert "a" not in Passed(passed.path)
    assert [path.name for path in tmp_path.rglob("*")] == ["file"]


SMALL = """\
- func: one(Tensor self) -> Tensor
  elementwise: "self * 2"
- func: two(Tensor self) -> Tensor
  elementwise: "self * 3"
- func: three(Tensor self) -> Tensor
  composite: "two(self)"
- func: four(Tensor self) -> Tensor
  composite: self
"""
SMALL_FORMULAS = """\
- name: one(Tensor self) -> Tensor
  self: grad * 2
- name: two(Tensor self) -> Tensor
  self: grad * 3
- name: four(Tensor self) -> Tensor
  self: three(grad)
"""
# What is changed, and whose digest that changes.
CHANGES = {
    "nothing": ("", "", ""),
    "a comment": ("- func: one", "# a comment\n- func: one", ""),
    "a kernel": ("self * 2", "self * 4", "one"),
    "a formula": ("grad * 2", "grad * 4", "one"),
    "a formula that another calls through a composite": ("grad * 3", "grad * 4", "two four"),
    "samples": ('"self * 2"', '"self * 2"\n  samples: [{self: [2]}]', "one"),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new", "changed"), CHANGES.values(), ids=CHANGES.keys())
def test_a_digest_covers_what_a_check_depends_on(old, new, changed, tmp_path):
    def digests_of(replaced: bool) -> dict[str, str]:
        texts = [text.replace(old, new) if replaced and old else text for text in (SMALL, SMALL_FORMULAS)]
        for name, text in zip(("ops.yaml", "derivatives.yaml"), texts, strict=True):
            (tmp_path / name).write_text(text)
        plan = make_plan(*load(tmp_path / "ops.yaml", tmp_path / "derivatives.yaml"))
        return digests(plan, ["one", "two", "four"], 0)

    before, after = digests_of(False), digests_of(True)
    assert {name for name in before if before[name] != after[name]} == set(changed.split())


def test_a_digest_covers_the_seed(tmp_path):
    plan = make_plan(ENTRIES, DERIVATIVES)
    assert digests(plan, ["exp"], 0) != digests(plan, ["exp"], 1)
