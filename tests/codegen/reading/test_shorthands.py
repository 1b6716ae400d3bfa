"""Keys that an entry may leave out: each row is a short entry and the same one spelled out."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

import pytest
from folders import ROOT
from project import read_project

from codegen.checking.spelled_out import is_auto
from codegen.diagnostics import CodegenError, Diagnostics
from codegen.package import build, load
from codegen.reading import implied, keys
from codegen.reading.entries import read_operators
from codegen.reading.entry import Entry
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, as_list_of_text

PLUS = "plus.Tensor(Tensor self, Tensor other) -> Tensor"
SAME = {
    "public and on self": ("- func: f(Tensor self) -> Tensor\n  composite: self\n", "  variants: function, method\n"),
    "hidden": ("- func: _f(Tensor self) -> Tensor\n  composite: self\n", "  variants: function\n"),
    "not on self": ("- func: f(Tensor input) -> Tensor\n  composite: input\n", "  variants: function\n"),
    "perhaps on self": (
        "- func: f(Tensor? self) -> Tensor\n  composite: zeros((1,))\n"
        "- func: zeros(int[] size) -> Tensor\n  dispatch: {CPU: runtime.kernels.creation.operator.zeros}\n", "",
    ),
    "module of a name": ("- func: linalg_f(Tensor self) -> Tensor\n  composite: self\n",
                         "  variants: function\n  python_module: linalg\n  autogen: linalg_f.out\n"),
    "a function of masked": ("- func: masked_f(Tensor self) -> Tensor\n  python_module: masked\n  composite: self\n",
                             "  variants: function\n  autogen: []\n"),
    "a view of linalg": ("- func: linalg_f(Tensor(a) self) -> Tensor(a)\n  composite: self\n",
                         "  variants: function\n  python_module: linalg\n  autogen: []\n"),
    "a public reduction": (
        "- func: f.dim(Tensor self, int dim) -> Tensor\n  reduce: {total: {init: 0, step: total + self}}\n"
        "  finish: total\n", "  tags: reduction\n  autogen: f.dim_out\n",
    ),
    "a scan": ("- func: f(Tensor self, int dim) -> Tensor\n  scan: {total: {init: 0, step: total + self}}\n",
               "  autogen: f.out\n"),
    "by hand": ("- func: f(Tensor self, Tensor mat2) -> Tensor\n"
                "  dispatch: {CPU: runtime.kernels.matmul.operator.mm}\n", "  autogen: f.out\n"),
    "by hand, of a dtype": (
        "- func: f(int[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor\n"
        "  dispatch: {CPU: runtime.kernels.creation.operator.zeros}\n", "  autogen: f.out\n",
    ),
    "by hand, of a dtype and like another": (
        "- func: f(Tensor self, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, "
        "bool? pin_memory=None) -> Tensor\n"
        "  dispatch: {CPU: runtime.kernels.creation.operator.zeros_like}\n", "  autogen: []\n",
    ),
    "by hand, values and more": (
        "- func: f.x(Tensor self) -> (Tensor values, Tensor indices)\n"
        "  dispatch: {CPU: runtime.kernels.sorting.operator.sort}\n", "  autogen: f.x_values\n",
    ),
    "by hand, other results": (
        "- func: f(Tensor self) -> (Tensor first, Tensor values)\n"
        "  dispatch: {CPU: runtime.kernels.sorting.operator.sort}\n", "  autogen: []\n",
    ),
    "a number first": ("- func: f.Scalar(Scalar self, Tensor other) -> Tensor\n  elementwise: self * other\n",
                       "  variants: function\n  autogen: f.Scalar_out\n  tags: pointwise\n"),
    "numbers by chance": (
        "- func: f.x(Tensor self, *, Generator? generator=None) -> Tensor\n  composite: self.clone()\n"
        "- func: clone(Tensor self) -> Tensor\n  elementwise: self\n",
        "  autogen: f_.x\n",
    ),
    "numbers by chance in nn": (
        "- func: nn_f(Tensor self, *, Generator? generator=None) -> Tensor\n  composite: self.clone()\n"
        "- func: clone(Tensor self) -> Tensor\n  elementwise: self\n",
        "  autogen: []\n",
    ),
    "numbers by chance by hand": (
        "- func: f(Tensor self, *, Generator? generator=None) -> Tensor\n"
        "  dispatch: {CPU: runtime.kernels.random.operator.multinomial}\n", "  autogen: f.out\n",
    ),
    "a gradient": ("- func: f_backward(Tensor grad, Tensor self) -> Tensor\n  elementwise: grad * self\n",
                   "  variants: function\n  autogen: f_backward.grad_input\n  tags: pointwise\n"),
    "a gradient of nn": (
        "- func: f_backward.x(Tensor grad, Tensor self) -> Tensor\n  python_module: nn\n  composite: grad\n",
        "  variants: function\n  autogen: f_backward.x_grad_input\n",
    ),
    "another gradient": ("- func: f_backward(Tensor grad, Tensor self) -> Tensor\n  composite: grad\n",
                         "  variants: function\n  autogen: []\n"),
    "both forms": ("- func: f(Tensor self) -> Tensor\n  elementwise: self\n",
                   "  variants: function, method\n  autogen: [f_, f.out]\n  tags: [pointwise]\n"),
    "both forms of an overload": (
        f"- func: {PLUS}\n  elementwise: self + other\n",
        "  variants: [function, method]\n  autogen: plus_.Tensor, plus.Tensor_out\n  tags: pointwise\n",
    ),
    "a function": ("- func: f(Tensor self) -> Tensor\n  variants: function\n  elementwise: self\n",
                   "  autogen: f.out\n  tags: pointwise\n"),
    "a function of nn": ("- func: nn_f(Tensor self) -> Tensor\n  elementwise: self\n",
                         "  python_module: nn\n  variants: function\n  autogen: nn_f_, nn_f.out\n  tags: pointwise\n"),
    "a function of special": (
        "- func: special_f(Tensor self) -> Tensor\n  elementwise: self\n",
        "  python_module: special\n  variants: function\n  autogen: special_f.out\n  tags: pointwise\n",
    ),
    "several results": ("- func: f(Tensor self) -> (Tensor, Tensor)\n  elementwise: self, self\n",
                        "  variants: function, method\n  autogen: []\n  tags: pointwise\n"),
    "more tags": (
        "- func: _f(Tensor self) -> Tensor\n  tags: core\n  elementwise: self\n", "  tags: [core, pointwise]\n",
    ),
    "a reduction": (
        "- func: _f(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor\n"
        "  reduce: {total: {init: 0, step: total + self}}\n  finish: total\n", "  tags: reduction\n",
    ),
    "a result for every element": (
        "- func: _f(Tensor self, int dim) -> Tensor\n"
        "  reduce: {total: {init: 0, step: total + self}}\n  each: total\n", "  tags: []\n",
    ),
    "chance": ("- func: _f(Tensor self, *, Generator? generator=None) -> Tensor\n  composite: self\n",
               "  tags: nondeterministic_seeded\n"),
}  # fmt: skip


def entries(text: str) -> tuple[Entry, ...]:
    Path("ops.yaml").write_text(text, encoding="utf-8")
    diagnostics = Diagnostics()
    operators = read_operators("ops.yaml", diagnostics)
    diagnostics.raise_if_any()
    return operators


def spelled(entry: Entry) -> tuple[object, ...]:
    forms = tuple(str(schema) for schema in entry.schemas)
    return forms, entry.variants, entry.module, set(entry.tags), entry.namespaces, entry.kernel_text, entry.doc


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(("short", "more"), SAME.values(), ids=SAME.keys())
def test_few_words_mean_the_same(short: str, more: str) -> None:
    keys = {line.split(":")[0] for line in more.splitlines()}
    values = [line for line in short.splitlines() if line.split(":")[0] not in keys]
    first, *rest = values
    long = "\n".join([first, *more.splitlines(), *rest]) + "\n"
    ours, theirs = entries(short), entries(long)
    assert [spelled(tensor) for tensor in ours] == [spelled(tensor) for tensor in theirs]
    assert {tensor.digest for tensor in ours} == {tensor.digest for tensor in theirs}


def test_what_calls_what_draws_draws() -> None:
    """Also through one another, whatever the order; what calls none of them does not."""
    result = entries(
        "- func: outer(Tensor self) -> Tensor\n  composite: inner(self) + 1\n"
        "- func: inner(Tensor self) -> Tensor\n  composite: self.noise_()\n"
        "- func: noise(Tensor self, *, Generator? generator=None) -> Tensor\n  autogen: noise_\n  composite: self\n"
        "- func: calm(Tensor self) -> Tensor\n  composite: self\n"
    )
    assert {value.name: "nondeterministic_seeded" in value.tags for value in result} == {
        "outer": True, "inner": True, "noise": True, "calm": False,
    }


@pytest.mark.parametrize("key", ["variants", "python_module", "tags", "autogen"])
def test_the_repository_says_nothing_that_follows(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the key an entry, or none of those that share it, would be another one."""
    completed = implied.complete
    repeated: dict[int, list[bool]] = {}
    lines = (ROOT / "ops.yaml").read_text(encoding="utf-8").split("\n")

    def spy(mapping: Mapping, schema: OperatorSchema, written: Collection[tuple[str, str]]) -> Mapping:
        name = mapping.key(key)
        if name is not None and lines[name.location.line - 1].strip().startswith(f"{key}:"):
            bare = Mapping(tuple(element for element in mapping.items if element[0] is not name), mapping.location)
            values = [completed(element, schema, written).get(key) for element in (mapping, bare)]
            words = [{item.value for item in as_list_of_text(value, Diagnostics(), key)} for value in values if value]
            repeated.setdefault(name.location.line, []).append(len(words) == 2 and words[0] == words[1])
        return completed(mapping, schema, written)

    monkeypatch.setattr("codegen.reading.entries.complete", spy)
    read_operators(ROOT / "ops.yaml", Diagnostics())
    assert len(repeated) > 20
    assert [f"ops.yaml:{line}" for line, same in repeated.items() if all(same)] == []


def test_a_form_with_an_entry_of_its_own_is_not_made_again() -> None:
    head = f"- func: {PLUS}\n  elementwise: self + other\n"
    forms = (
        "- func: plus_(Tensor(a!) self, Tensor other) -> Tensor(a!)\n  variants: method\n"
        "- func: plus.out(Tensor self, Tensor other, *, Tensor(a!) out) -> Tensor(a!)\n"
    )
    (item,) = entries(head + forms)
    assert [str(form.name) for form in item.schemas] == ["plus.Tensor", "plus_", "plus.out"]


OVERLOADS = """\
- func:
  - plus.Tensor(Tensor self, Tensor other) -> Tensor
  - func: plus.Scalar(Tensor self, Scalar other) -> Tensor
    doc: With a number.
    tags: engine
  - plus.Twice(Tensor self, Tensor other, *, int times) -> Tensor
  autogen: plus_.Tensor, plus.out, plus.Twice_out
  dunders: __add__
  accepts_numbers: true
  tags: core
  elementwise: self + other
  doc: A sum.
"""
SEPARATE = """\
- func: plus.Tensor(Tensor self, Tensor other) -> Tensor
  autogen: plus_.Tensor, plus.out
  dunders: __add__
  accepts_numbers: true
  tags: core
  elementwise: self + other
  doc: A sum.
- func: plus.Scalar(Tensor self, Scalar other) -> Tensor
  autogen: []
  tags: engine
  elementwise: self + other
  doc: With a number.
- func: plus.Twice(Tensor self, Tensor other, *, int times) -> Tensor
  autogen: plus.Twice_out
  tags: core
  elementwise: self + other
  doc: A sum.
"""


def test_a_list_of_schemas_is_an_entry_for_each() -> None:
    ours, theirs = entries(OVERLOADS), entries(SEPARATE)
    assert [spelled(tensor) for tensor in ours] == [spelled(tensor) for tensor in theirs]
    for mine, other in zip(ours, theirs, strict=True):
        assert (mine.dunders, mine.accepts_numbers) == (other.dunders, other.accepts_numbers)
    assert [entry.location.line for entry in entries(OVERLOADS)] == [2, 3, 6]


NUMBERS = """\
- func:
  - f(Tensor self, Tensor other, Tensor mask) -> Tensor
  - f.Number(Scalar self, Tensor other, Tensor mask) -> Tensor
  - f.Both(Scalar self, float other, Tensor mask) -> Tensor
  domain: {self: "(1, 4)", mask: "[0, 1]"}
  nondifferentiable_at: {other: 0}
  fixed_dtypes: {mask: bool}
  samples:
  - {self: [3], other: {shape: [3], in: "(2, 3)"}, mask: [3]}
  - {self: {values: [[1, 2], [3, 4]]}, other: [2], mask: [2]}
  elementwise: self * other * mask
  doc: |
    A product.

    >>> ow.f(1, 2, 3)
    6
"""


def test_an_overload_of_numbers_says_what_the_one_of_tensors_says() -> None:
    first, number, both = entries(NUMBERS)
    assert first.doc == "A product.\n\n>>> ow.f(1, 2, 3)\n6"
    assert number.doc == "A product.\n\nHere `self` is a number."
    assert both.doc == "A product.\n\nHere `self` and `other` are numbers."
    values = [[dict(sample.values) for sample in item.sampling.samples] for item in (number, both)]
    assert [[sample["self"] for sample in samples] for samples in values] == [[2.5, 4], [2.5, 4]]
    assert [sample["other"] for sample in values[1]] == [2.5, 1.5]
    assert [[name for name, _ in item.sampling.domain] for item in (first, number, both)] == [
        ["self", "mask"], ["mask"], ["mask"],
    ]  # fmt: skip
    assert [[name for name, _ in item.sampling.points] for item in (number, both)] == [["other"], []]
    assert {item.fixed_dtypes for item in (first, number, both)} == {(("mask", "bool"),)}


def test_what_a_number_overload_says_itself_counts() -> None:
    text = NUMBERS.replace("- f.Number(", "- func: f.Number(")
    declared = "    doc: By a number.\n    samples: [{self: 7, other: [3], mask: [3]}]\n"
    head, mark, rest = text.partition("  - f.Both")
    _, number, _ = entries(head + declared + mark + rest)
    assert (number.doc, dict(number.sampling.samples[0].values)["self"]) == ("By a number.", 7)


def test_what_is_whole_has_no_gradient_that_must_be_denied() -> None:
    Path("ops.yaml").write_text(
        "- func: f(Tensor self, Tensor mask, Tensor scale) -> Tensor\n  fixed_dtypes: {mask: bool, scale: float32}\n"
        f"  elementwise: self * mask * scale\n{OTHERS}", encoding="utf-8",
    )  # fmt: skip
    Path("derivatives.yaml").write_text("- name: f\n  self: grad * mask\n  scale: grad\n", encoding="utf-8")
    _, derivatives = load(Path("ops.yaml"), Path("derivatives.yaml"))
    assert derivatives["f"].non_differentiable == ("mask",)


def test_a_list_without_schemas_is_an_error() -> None:
    with pytest.raises(CodegenError, match=r"ops.yaml:1:9: error: an entry needs 'func', its schema or a list of"):
        entries("- func: []\n  autogen: f_\n  elementwise: self\n")


REQUIRED = """\
- func: linalg_half(Tensor self, float by, int n=1, *, Scalar limit=1) -> Tensor
  require:
    self.ndim >= n: expected at least {n} dimensions, got shape {list(self.shape)}
    0 < by <= limit or n == 0: "by must lie in (0, {limit}], got {by}: no"
    not n == 7: n must not be 7
  composite: self
"""


REQUIRED_DTYPES = {
    "self.dtype.is_floating_point": True,
    "not self.dtype.is_complex and self.dtype != bool_": True,
    "dtype is None or dtype.is_floating_point": True,
    "self.dtype.is_floating_point and other.dtype.is_floating_point": True,
    "self.dtype == other.dtype": False,
    "self.dtype.is_floating_point and self.dtype == other.dtype": False,
    "dtype is None or dtype == self.dtype": False,
    "self.ndim > 0 and self.dtype.is_floating_point": False,
    "self.dtype.is_floating_point or other.ndim > 0": False,
    "n > 0": False,
}


@pytest.mark.parametrize("condition", REQUIRED_DTYPES)
def test_a_condition_on_dtypes_alone_says_for_which_there_is_code(condition: str) -> None:
    Path("ops.yaml").write_text(
        "- func: halved(Tensor self, Tensor other, int n=1, *, ScalarType? dtype=None) -> Tensor\n"
        f"  require: {{'{condition}': no}}\n  composite: self + other\n",
        encoding="utf-8",
    )
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    text = build(Path("ops.yaml"), Path("derivatives.yaml")).files["operators/operators.py"]
    assert ('raise_unsupported_error("halved: no")' in text) == REQUIRED_DTYPES[condition]
    assert ('raise_error("halved: no")' in text) != REQUIRED_DTYPES[condition]


def test_what_is_required_stands_before_the_kernel() -> None:
    Path("ops.yaml").write_text(REQUIRED, encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    text = build(Path("ops.yaml"), Path("derivatives.yaml")).files["operators/operators.py"]
    assert [line.strip() for line in text.split("\n") if "if " in line or "raise_error(" in line] == [
        "if self._ndim < n:",
        'language.raise_error(f"linalg.half: expected at least {n} dimensions, got shape {list(self._sizes)}")',
        "if not (0 < by <= limit or n == 0):",
        'language.raise_error(f"linalg.half: by must lie in (0, {limit}], got {by}: no")',
        "if n == 7:",
        'language.raise_error("linalg.half: n must not be 7")',
    ]


WRONG = {
    "unknown name": ("{nn > 0: no}", "unknown name 'nn' in a composite"),
    "unknown name in a message": ("{n > 0: \"{nn}\"}", "unknown name 'nn' in a composite"),
    "two lines": ("{n = 1: no}", "must end with an expression, its value"),
    "quotes of both kinds": ("{n > 0: \"'\\\"{n}\"}", "a message is one line of text"),
    "a list": ("[n > 0]", "require must be a mapping, not a list"),
}


@pytest.mark.parametrize(("text", "says"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_required(text: str, says: str) -> None:
    with pytest.raises(CodegenError, match=r"ops\.yaml:2:") as caught:
        entries(f"- func: f(Tensor self, int n) -> Tensor\n  require: {text}\n  composite: self\n")
    assert says in str(caught.value)


def test_nothing_is_required_of_a_loop() -> None:
    with pytest.raises(CodegenError, match=r"'require' cannot stand beside elementwise \(it belongs to view and "):
        entries("- func: f(Tensor self, int n) -> Tensor\n  require: {n > 0: no}\n  elementwise: self\n")


def test_an_example_needs_no_blank_line() -> None:
    doc = "  doc: |\n    One.\n{}    >>> 1\n    1\n    >>> 2\n    2\n\n    Two.\n{}    >>> 3\n    3\n"
    head = "- func: f(Tensor self) -> Tensor\n  composite: self\n"
    (short,), (long,) = entries(head + doc.format("", "")), entries(head + doc.format("\n", "\n"))
    assert short.doc == long.doc == "One.\n\n>>> 1\n1\n>>> 2\n2\n\nTwo.\n\n>>> 3\n3"
    assert short.digest == long.digest


RESULTS = {
    "one argument": (
        "f(Tensor self) -> Tensor", "elementwise: exp(self)", "self: grad * result", "auto_element_wise",
    ),
    "linear": (
        "f(Tensor self, Tensor other) -> Tensor", "elementwise: self - other", "self: grad\n  other: -grad",
        "auto_linear",
    ),
    "a view": (
        "f(Tensor(a) self) -> Tensor(a)", "view: strided(self.shape, self.stride(), 0)", "self: grad", "auto_linear",
    ),
    "all auto": (
        "f(Tensor self, Tensor other) -> Tensor", "elementwise: self * other", "self: auto\n  other: auto", "auto",
    ),
    "one formula": (
        "f(Tensor self, Tensor other) -> Tensor", "elementwise: self * other", "self: auto\n  other: grad * self", "",
    ),
    "real of complex": (
        "f(Tensor self) -> Tensor\n  promote: complex_to_real", "elementwise: abs(self)", "self: grad", "",
    ),
    "not proven": ("f(Tensor self) -> Tensor", "composite: self", "self: grad", ""),
}  # fmt: skip
OTHERS = "- func: mul(Tensor self, Tensor other) -> Tensor\n  elementwise: self * other\n"


@pytest.mark.parametrize(("schema", "kernel", "formulas", "keyword"), RESULTS.values(), ids=RESULTS.keys())
def test_the_tangent_that_is_proven(schema: str, kernel: str, formulas: str, keyword: str) -> None:
    Path("ops.yaml").write_text(f"- func: {schema}\n  {kernel}\n{OTHERS}", encoding="utf-8")
    Path("derivatives.yaml").write_text(f"- name: f\n  {formulas}\n", encoding="utf-8")
    _, derivatives = load(Path("ops.yaml"), Path("derivatives.yaml"))
    assert [item.text for item in derivatives["f"].forward] == ([keyword] if keyword else [])
    if keyword:
        text = f"- name: f\n  {formulas}\n  result: {keyword}\n"
        Path("derivatives.yaml").write_text(text, encoding="utf-8")
        _, said = load(Path("ops.yaml"), Path("derivatives.yaml"))
        assert [(item.result, item.tangents) for item in said["f"].forward] == [
            (item.result, item.tangents) for item in derivatives["f"].forward
        ]


def test_a_name_alone_is_as_good_as_a_schema() -> None:
    Path("ops.yaml").write_text(f"- func: {PLUS}\n  elementwise: self + other\n", encoding="utf-8")
    results = []
    for name in (PLUS, "plus.Tensor"):
        Path("derivatives.yaml").write_text(f"- name: {name}\n  self: grad\n  other: grad\n", encoding="utf-8")
        results.append(build(Path("ops.yaml"), Path("derivatives.yaml")).files)
    assert results[0] == results[1]
    Path("derivatives.yaml").write_text("- name: plus.Tenso\n  self: grad\n", encoding="utf-8")
    with pytest.raises(CodegenError, match=r"no operator 'plus.Tenso' in ops.yaml \(did you mean 'plus.Tensor'"):
        load(Path("ops.yaml"), Path("derivatives.yaml"))


FORMER = {
    "kernel: {elementwise: self}": "stands in the entry itself: 'elementwise: self + other'",
    "operators: __abs__": "write 'dunders'",
    "numbers: true": "write 'accepts_numbers'",
    "fixed: {self: bool}": "write 'fixed_dtypes'",
    "also: nn": "write 'namespaces'",
}


@pytest.mark.parametrize(("line", "says"), FORMER.items(), ids=FORMER.keys())
def test_a_word_of_an_earlier_version_names_the_new_one(line: str, says: str) -> None:
    with pytest.raises(CodegenError) as caught:
        entries(f"- func: f(Tensor self) -> Tensor\n  {line}\n")
    (item,) = caught.value.diagnostics
    assert (item.code, str(item.location)) == ("entry-former-key", "ops.yaml:2:3")
    assert item.message == f"'{line.partition(':')[0]}' is not a key any more"
    assert item.hint is not None
    assert says in item.hint


def test_every_former_word_is_tried() -> None:
    assert {line.partition(":")[0] for line in FORMER} == set(keys.FORMER)


UNARY = ("conj", "abs", "sign")
SPELLED = {
    "as it is": ("self * other", "grad * other", True),
    "with a conjugate": ("self * other", "grad * conj(other)", True),
    "in another order": ("self * other", "other * grad", False),
    "what auto would reject of complex numbers": ("self * abs(other)", "grad * abs(other)", False),
}


@pytest.mark.parametrize(("kernel", "formula", "expected"), SPELLED.values(), ids=SPELLED.keys())
def test_a_formula_that_auto_gives_is_known(kernel: str, formula: str, expected: bool) -> None:
    rest = "".join(f"- func: {name}(Tensor self) -> Tensor\n  elementwise: {name}(self)\n" for name in UNARY)
    text = f"- func: f(Tensor self, Tensor other) -> Tensor\n  elementwise: {kernel}\n{rest}{OTHERS}"
    Path("ops.yaml").write_text(text, encoding="utf-8")
    Path("derivatives.yaml").write_text(f"- name: f\n  self: {formula}\n  other: auto\n", encoding="utf-8")
    result, derivatives = load(Path("ops.yaml"), Path("derivatives.yaml"))
    by_hand, derived = derivatives["f"].formulas
    assert (is_auto(result[0], by_hand), is_auto(result[0], derived)) == (expected, False)


def test_no_formula_of_the_repository_is_one_that_auto_gives() -> None:
    result, derivatives = read_project()
    entries = {value.name: value for value in result}
    formulas = ((name, formula) for name, each in derivatives.items() for formula in each.formulas)
    assert [(name, item.text) for name, item in formulas if is_auto(entries[name], item)] == []
