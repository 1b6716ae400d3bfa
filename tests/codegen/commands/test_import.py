"""`import` and `coverage`: what is appended, what is rejected, that both files or neither change, and that it runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import corpus
import pytest
from folders import ROOT

from codegen.__main__ import main
from codegen.diagnostics import Diagnostics, Location
from codegen.pytorch.derivatives import read_pytorch_derivatives
from codegen.pytorch.importing import make, text_of_derivatives, text_of_operators, with_functional_forms
from codegen.reading.bases import Bases
from codegen.reading.entries import read_operators
from codegen.reading.entry import Entry
from codegen.reading.formulas import read_derivatives
from codegen.reading.groups import group
from codegen.reading.native_functions import read_native_functions

NATIVE = """\
- func: scaled.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  structured_delegate: scaled.out
  variants: function, method
  tags: [core, pointwise]

- func: scaled_.Tensor(Tensor(a!) self, Tensor other, *, Scalar alpha=1) -> Tensor(a!)
  structured_delegate: scaled.out
  variants: method

- func: scaled.out(Tensor self, Tensor other, *, Scalar alpha=1, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
  dispatch:
    CPU, CUDA: scaled_out

- func: scaled.Scalar(Tensor self, Scalar other) -> Tensor
  dispatch: {CompositeExplicitAutograd: scaled}

- func: hard(Tensor self, Tensor index) -> Tensor
  python_module: nn
  dispatch: {CPU: hard}

- func: hard.grad(Tensor self, Tensor index, *, Tensor(a!) grad_input) -> Tensor(a!)
  dispatch: {CPU: hard_out}

- func: rest(Tensor self) -> Tensor
"""
IN_PLACE = """
- func: shaken_(Tensor(a!) self, float by=1, *, Generator? generator=None) -> Tensor(a!)
  variants: method
  tags: nondeterministic_seeded
  autogen: shaken, shaken.out
  dispatch: {CPU: shaken_}

- func: mixed(Tensor self) -> Tensor

- func: mixed_(Tensor(a!) self, Tensor other) -> Tensor(a!)
  variants: method
"""
IN_PLACE_DERIVATIVES = """
- name: shaken_(Tensor(a!) self, float by=1, *, Generator? generator=None) -> Tensor(a!)
  self: zeros_like(grad)
"""
NATIVE_DERIVATIVES = """\
- name: scaled.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: maybe_multiply(grad * other.conj(), alpha.conj())
  other: "grad * self / (alpha == 0 ? 1 : alpha)"
  result: self_t * other_p + other_t * self_p

- name: scaled.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad * other
  result: auto_linear

- name: hard(Tensor self, Tensor index) -> Tensor
  self: hard_backward(grad, self, index, self.sym_sizes())
  index: non_differentiable
  result: hard_jvp(self_t)
"""
OPS = """\
- func: twice(Tensor self) -> Tensor
  autogen: []
  elementwise: self + self
"""
DERIVATIVES = "- name: twice(Tensor self) -> Tensor\n  self: auto\n"


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    texts = {
        "native.yaml": NATIVE, "formulas.yaml": NATIVE_DERIVATIVES, "ops.yaml": OPS, "derivatives.yaml": DERIVATIVES,
    }  # fmt: skip
    for name, text in texts.items():
        Path(name).write_text(text, encoding="utf-8")


def bring(*names: str) -> int:
    return main(["import", *names, "--from", "native.yaml", "--derivatives-from", "formulas.yaml"])


def test_an_operator_with_all_its_overloads(capsys: pytest.CaptureFixture[str]) -> None:
    assert bring("scaled") == 0
    assert Path("ops.yaml").read_text(encoding="utf-8") == OPS + """
- func: scaled.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  variants: function, method
  autogen: scaled_.Tensor, scaled.out
  tags: [core, pointwise]
  planned: elementwise, if each element of the result comes from the elements at its place

- func: scaled.Scalar(Tensor self, Scalar other) -> Tensor
  variants: function
  linear_in: [self]
  planned: elementwise, reduce, scan, view, composite or dispatch
"""
    assert Path("derivatives.yaml").read_text(encoding="utf-8") == DERIVATIVES + """
- name: scaled.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor
  self: grad * other * alpha
  other: grad * self / (1 if alpha == 0 else alpha)
  result: self_t * other_p + other_t * self_p

- name: scaled.Scalar(Tensor self, Scalar other) -> Tensor
  self: grad * other
  result: auto_linear
"""
    assert capsys.readouterr().out == """\
2 operators appended to ops.yaml; left to write:
  scaled.Tensor  kernel
                 conjugates: left out, for there is no operator; complex gradients need them
  scaled.Scalar  kernel
"""


def test_what_is_not_here_is_left_as_a_comment(capsys: pytest.CaptureFixture[str]) -> None:
    assert bring("hard") == 0
    assert Path("ops.yaml").read_text(encoding="utf-8") == OPS + """
- func: hard(Tensor self, Tensor index) -> Tensor
  python_module: nn
  planned: elementwise, reduce, scan, view, composite or dispatch

- func: hard.grad(Tensor self, Tensor index, *, Tensor(a!) grad_input) -> Tensor(a!)
"""
    assert Path("derivatives.yaml").read_text(encoding="utf-8") == DERIVATIVES + """
- name: hard(Tensor self, Tensor index) -> Tensor
  # self: hard_backward(grad, self, index, self.shape)
  self: not_implemented("waits for hard_backward")
  index: non_differentiable
  # result: hard_jvp(self_t)
"""
    assert capsys.readouterr().out == """\
1 operator appended to ops.yaml; left to write:
  hard  kernel
        self: unknown function 'hard_backward'
"""


def test_what_is_imported_builds_and_differentiates_once_the_kernel_is_there() -> None:
    assert bring("scaled.Tensor", "rest") == 0
    text = Path("ops.yaml").read_text(encoding="utf-8")
    kernels = ("elementwise: self * other * alpha", "composite: self.twice()")
    for kernel in kernels:
        start = text.index("  planned:")
        text = f"{text[:start]}  {kernel}{text[text.index(chr(10), start):]}"
        Path("ops.yaml").write_text(text, encoding="utf-8")
        assert main(["generate", "--out", "made"]) == 0  # also while others wait
    code = (
        "import made\n"
        "x = made.tensor([1.0, 2.0], requires_grad=True)\n"
        "y = made.tensor([3.0, 4.0])\n"
        "made.scaled(x, y, alpha=2).backward(made.tensor([1.0, 1.0]))\n"
        "print(x.grad.tolist(), made.rest(y).tolist(), y.scaled_(y).tolist())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False,
        env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}."},
    )
    assert (done.stdout, done.stderr) == ("[6.0, 8.0] [6.0, 8.0] [9.0, 16.0]\n", "")


def test_a_dry_run_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["import", "rest", "--from", "native.yaml", "--dry-run"]) == 0
    assert Path("ops.yaml").read_text(encoding="utf-8") == OPS
    assert Path("derivatives.yaml").read_text(encoding="utf-8") == DERIVATIVES
    assert capsys.readouterr().out == """\
# ops.yaml

- func: rest(Tensor self) -> Tensor
  variants: function
  planned: composite, as PyTorch's own is, so it needs no derivative

# derivatives.yaml

1 operator would be appended to ops.yaml; left to write:
  rest  kernel
"""


REJECTED = {
    "unknown": (["scled"], "opweave: there is no operator 'scled' (did you mean 'scaled'?)\n"),
    "form": (["scaled_.Tensor"],
        "opweave: 'scaled_.Tensor' is a form of 'scaled.Tensor'; import that, and the form comes with it\n"),
    "several": (["rst", "hard.grad"],
        "opweave: there is no operator 'rst' (did you mean 'rest'?)\n"
        "'hard.grad' is a form of 'hard'; import that, and the form comes with it\n"),
}  # fmt: skip


@pytest.mark.parametrize(("names", "says"), REJECTED.values(), ids=REJECTED.keys())
def test_rejected(names: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bring(*names) == 1
    assert capsys.readouterr().err == says
    assert Path("ops.yaml").read_text(encoding="utf-8") == OPS


def test_what_is_there_is_not_imported_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert bring("hard") == 0
    before = Path("ops.yaml").read_bytes()
    assert bring("hard") == 1
    assert capsys.readouterr().err == "opweave: 'hard' is there already\n"
    assert bring("scaled") == 0  # an entry that waits for its kernel is no obstacle
    assert Path("ops.yaml").read_bytes().startswith(before)


def test_what_a_base_has_is_not_imported(capsys: pytest.CaptureFixture[str]) -> None:
    Path("derivatives.yaml").write_text("[]", encoding="utf-8")
    rest = "- func: rest(Tensor self) -> Tensor\n  elementwise: -self\n"
    Path("ops.yaml").write_text(rest, encoding="utf-8")
    assert main(["--out", "below/rested"]) == 0
    Path("ops.yaml").write_text("- extends: rested\n", encoding="utf-8")
    capsys.readouterr()
    assert bring("rest", "--extends", "below/rested") == 1
    assert capsys.readouterr().err == "opweave: 'rest' belongs to package rested\n"
    assert bring("scaled", "--extends", "below/rested") == 0


_ITERATED = """\
  structured_delegate: one.out

- func: one.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  structured_inherits: TensorIteratorBase
"""


@pytest.mark.parametrize(
    ("native", "forward"),
    [
        ("  tags: [core, pointwise]\n", "  result: auto_element_wise"),
        (_ITERATED, "  result: auto_element_wise"),
        ("  tags: core\n", "  # result: auto_element_wise"),
    ],
)
def test_what_is_elementwise_may_say_so_before_it_has_a_kernel(native: str, forward: str) -> None:
    Path("native.yaml").write_text(f"- func: one(Tensor self) -> Tensor\n{native}", encoding="utf-8")
    entry = "- name: one(Tensor self) -> Tensor\n  self: grad * self\n  result: auto_element_wise\n"
    Path("formulas.yaml").write_text(entry, encoding="utf-8")
    assert bring("one") == 0
    assert Path("derivatives.yaml").read_text(encoding="utf-8").endswith(f"\n{forward}\n")


def test_the_value_of_a_tensor_without_gradient_in_a_forward_formula() -> None:
    Path("native.yaml").write_text("- func: one(Tensor self, Tensor index) -> Tensor\n", encoding="utf-8")
    entry = "- name: one(Tensor self, Tensor index) -> Tensor\n  self: grad * index\n  index: non_differentiable\n"
    Path("formulas.yaml").write_text(f"{entry}  result: self_t * index\n", encoding="utf-8")
    assert bring("one") == 0
    assert Path("derivatives.yaml").read_text(encoding="utf-8").endswith("\n  result: self_t * index_p\n")


@pytest.mark.parametrize("missing", ["native.yaml", "formulas.yaml", "ops.yaml", "derivatives.yaml"])
def test_missing_files(missing: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(missing).unlink()
    assert bring("rest") == 1
    assert capsys.readouterr().err.startswith(f"opweave: there is no file {missing}; name ")


def test_errors_in_their_files_and_in_ours_are_reported(capsys: pytest.CaptureFixture[str]) -> None:
    Path("formulas.yaml").write_text(NATIVE_DERIVATIVES.replace("grad * other\n", "grad * othr\n"), encoding="utf-8")
    assert bring("rest") == 1
    says = "formulas.yaml:7:16: error: unknown name 'othr' in a formula (did you mean 'other'?)"
    assert says in capsys.readouterr().err
    Path("formulas.yaml").write_text(NATIVE_DERIVATIVES, encoding="utf-8")
    Path("ops.yaml").write_text(OPS.replace("self + self", "self + slf"), encoding="utf-8")
    assert bring("rest") == 1
    assert "ops.yaml:3:23: error: unknown name 'slf'" in capsys.readouterr().err


def test_both_files_are_written_or_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second file cannot be replaced: the first is as it was, and nothing else lies about."""
    replace = Path.replace

    def fail(source: Path, target: Path) -> Path:
        if target.name == "derivatives.yaml" and source.name.endswith(".new"):
            raise OSError(28, "No space left on device", str(target))
        return replace(source, target)

    monkeypatch.setattr(Path, "replace", fail)
    assert bring("scaled") == 1
    assert Path("ops.yaml").read_text(encoding="utf-8") == OPS
    assert Path("derivatives.yaml").read_text(encoding="utf-8") == DERIVATIVES
    assert sorted(path.name for path in Path().iterdir()) == [
        "derivatives.yaml", "formulas.yaml", "native.yaml", "ops.yaml",
    ]  # fmt: skip


def test_a_list_without_entries_becomes_a_list_with_some() -> None:
    Path("ops.yaml").write_text("[]\n", encoding="utf-8")
    Path("derivatives.yaml").write_text("[]", encoding="utf-8")
    assert bring("scaled.Scalar") == 0
    assert Path("derivatives.yaml").read_text(encoding="utf-8").startswith("- name: scaled.Scalar")


@pytest.mark.parametrize("name", ["shaken", "shaken_"])
def test_what_is_only_written_in_place_gets_a_functional_form(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("native.yaml").write_text(NATIVE + IN_PLACE, encoding="utf-8")
    Path("formulas.yaml").write_text(NATIVE_DERIVATIVES + IN_PLACE_DERIVATIVES, encoding="utf-8")
    assert bring("mixed_") == 1
    assert capsys.readouterr().err == (
        "opweave: 'mixed_' is only written in place, and 'mixed' is another operator; import that one\n"
    )
    assert bring(name) == 0
    assert Path("ops.yaml").read_text(encoding="utf-8") == OPS + """
- func: shaken(Tensor self, float by=1, *, Generator? generator=None) -> Tensor
  variants: method
  autogen: shaken_
  tags: nondeterministic_seeded
  planned: elementwise, reduce, scan, view, composite or dispatch
"""
    assert Path("derivatives.yaml").read_text(encoding="utf-8") == DERIVATIVES + """
- name: shaken(Tensor self, float by=1, *, Generator? generator=None) -> Tensor
  # self: zeros_like(grad)
  self: not_implemented("waits for zeros_like")
"""
    assert main(["generate", "--out", "made"]) == 0
    text = Path("ops.yaml").read_text(encoding="utf-8")
    planned = "planned: elementwise, reduce, scan, view, composite or dispatch"
    Path("ops.yaml").write_text(text.replace(planned, "elementwise: self + by"), encoding="utf-8")
    assert main(["generate", "--out", "made"]) == 1  # else nobody would find out before backward()
    assert "the gradient of 'self' still waits for zeros_like, as 'import' left it" in capsys.readouterr().err
    formulas = Path("derivatives.yaml").read_text(encoding="utf-8")
    waiting = 'self: not_implemented("waits for zeros_like")'
    Path("derivatives.yaml").write_text(formulas.replace(waiting, "self: 0 * grad"), encoding="utf-8")
    assert main(["generate", "--out", "made"]) == 0


@corpus.needed
def test_all_that_pytorch_only_writes_in_place_can_be_imported() -> None:
    diagnostics = Diagnostics()
    groups = group(read_native_functions(corpus.path("native_functions.yaml"), diagnostics))
    alone = [item for item in groups if item.functional is None and item.inplace is not None]
    results = [
        group_
        for group_ in with_functional_forms(alone)
        if group_.functional is not None
    ]
    assert len(results) == len(alone) > 40
    Path("ops.yaml").write_text(text_of_operators(make(results, {}, (), Bases())), encoding="utf-8")
    read_operators("ops.yaml", diagnostics)
    assert [str(error) for error in diagnostics.errors] == []


@corpus.needed
def test_all_of_pytorch_can_be_imported_and_loads_but_for_kernels() -> None:
    diagnostics = Diagnostics()
    functions = read_native_functions(corpus.path("native_functions.yaml"), diagnostics)
    derivatives = read_pytorch_derivatives(corpus.path("derivatives.yaml"), functions, diagnostics)
    groups = [item for item in group(functions) if item.functional is not None]
    chosen = [item for item in groups if item.functional.name in derivatives][::5]
    result = make(chosen, derivatives, (), Bases())
    Path("ops.yaml").write_text(text_of_operators(result), encoding="utf-8")
    Path("derivatives.yaml").write_text(text_of_derivatives(result), encoding="utf-8")
    read_operators("ops.yaml", diagnostics)
    assert [str(error) for error in diagnostics.errors] == []
    position = Location("ops.yaml", 0, 0)
    entries = [
        Entry(value.schema, position, "", "operators", value.variants, tags=value.tags, linear_in=value.linear_in)
        for value in result
    ]
    diagnostics = Diagnostics()
    read_derivatives("derivatives.yaml", entries, diagnostics)
    assert [
        str(error) for error in diagnostics.errors if error.code != "derivative-waits"
    ] == []  # what says so has a kernel now
    assert len(result) > 100


def test_what_only_writes(capsys: pytest.CaptureFixture[str]) -> None:
    Path("native.yaml").write_text(f"{NATIVE}\n- func: noted(Tensor(a!) self, int n) -> ()\n", encoding="utf-8")
    assert bring("noted") == 1
    assert capsys.readouterr().err == (
        "opweave: 'noted' writes into its arguments and has no form that makes a new tensor; write its entry, see"
        " \"Writing into arguments\" in codegen/README.md\n"
    )


def test_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    entry = "- func: rest(Tensor self, int n=1) -> Tensor\n  autogen: []\n  elementwise: self * n\n"
    more = "- func: scaled.Scalar(Tensor self, Scalar other) -> Tensor\n  autogen: []\n  elementwise: self * other\n"
    Path("ops.yaml").write_text(OPS + entry + more, encoding="utf-8")
    assert main(["coverage", "--from", "native.yaml"]) == 0
    assert capsys.readouterr().out == """\
entries                          2 of    7   29 %
without a leading underscore     2 of    7   29 %
base names                       2 of    3   67 %
kind functional                  2 of    4   50 %
kind inplace                     0 of    1    0 %
kind out                         0 of    2    0 %
kind mutable                     0 of    0    - %
module nn                        0 of    1    0 %
module torch                     2 of    6   33 %

missing entries: 5
  others     5

schemas that differ: 1
  PyTorch  rest(Tensor self) -> Tensor
  here     rest(Tensor self, int n=1) -> Tensor

base names with missing overloads: 2
  scaled  scaled.Tensor, scaled_.Tensor, scaled.out
  hard    hard, hard.grad

only here: 1
  twice

keys without meaning here, and their entries
  dispatch 4             it names kernels of C++; beside a kernel of ours it changes nothing
  structured_inherits 1  it names a class of C++; here the kind of kernel says that an operator is pointwise
"""


ABSENT = """\
- func: scale(Tensor self) -> float
  dispatch:
    QuantizedCPU, QuantizedCUDA: scale
- func: rows(Tensor self) -> Tensor
  dispatch:
    SparseCPU, SparseCUDA, Meta: rows
- func: fast.out(Tensor self, *, Tensor(a!) out) -> Tensor(a!)
  structured: True
  dispatch:
    CUDA: fast
- func: fast(Tensor self) -> Tensor
  structured_delegate: fast.out
- func: _own(Tensor self) -> Tensor
- func: rest_backward(Tensor grad) -> Tensor
  dispatch:
    CPU, CUDA: rest_backward
- func: both(Tensor self) -> Tensor
  dispatch:
    CPU, SparseCPU: both
"""


_BACKEND = """
import numpy as np
from generated import devices

class Arrays(devices.Allocator):
    def allocate(self, nbytes, index=0):
        return devices.DataPtr(0, np.empty(nbytes, np.uint8))

def nothing(*_):
    raise AssertionError("coverage moves no bytes")

devices.register("dpu", allocator=Arrays(), copy_in=nothing, copy_out=nothing, copy_within=nothing)
"""


def test_coverage_of_a_device(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import generated as ow

    (tmp_path / "backend_of_a_program.py").write_text(_BACKEND, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    arguments = ["coverage", "--out", str(ROOT / "generated"), "--device", "dpu"]
    assert main(arguments) == 1
    assert "--device dpu: device(): expected one of" in capsys.readouterr().err
    try:
        assert main([*arguments, "--import", "backend_of_a_program", "--all"]) == 0
        lines = capsys.readouterr().out.splitlines()
        served = ow.devices.coverage("dpu")
    finally:
        ow.devices.unregister("dpu")
    total = sum(map(len, served.values()))
    for kind, names in served.items():
        assert f"{kind:<10} {len(names):>5} of {total}" in lines
    assert "mse_loss" in " ".join(lines)


def test_coverage_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    Path("ops.yaml").write_text(OPS, encoding="utf-8")
    Path("native.yaml").write_text(ABSENT, encoding="utf-8")
    assert main(["coverage", "--from", "native.yaml"]) == 0
    assert """\
missing entries: 7
  quantized                                     1
  sparse and nested                             1
  other devices only                            2
  private (leading underscore)                  1
  gradients of other entries (..._backward)     1
  others                                        1
""" in capsys.readouterr().out


@corpus.needed
def test_coverage_of_the_operators_here(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["coverage", "--from", str(corpus.path("native_functions.yaml")), "--ops", str(ROOT / "ops.yaml")]
    assert main(arguments) == 0
    short = capsys.readouterr().out
    assert main([*arguments, "--all"]) == 0
    assert "more; --all shows them" in short
    assert len(capsys.readouterr().out.splitlines()) > 500 > len(short.splitlines())
