"""The commands explain, list, new and warm: what they print, word for word, and what they write."""

from __future__ import annotations

import ast
import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT
from project import read_project

from codegen.__main__ import COMMANDS, main
from codegen.model.bindings import make_bindings
from codegen.model.plan import make_plan
from codegen.reading.kinds import KIND_NAMES as KINDS
from codegen.reading.lookup import Lookup
from codegen.showing import progress, warming
from codegen.showing.explanation import Explanation
from codegen.showing.places import Places
from codegen.showing.progress import Progress
from codegen.showing.table import plain_table
from codegen.writing.drafts import KINDS as DRAFTS
from runtime.tensor import Tensor

OPS = """\
# Three operators.
- theme: small

- func: twice(Tensor self, Scalar by=2) -> Tensor
  variants: function, method
  autogen: twice_
  dunders: __abs__
  elementwise: self * by
  doc: Every element times `by`.

- func: total(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor
  variants: function
  promote: bool
  reduce: {total: {init: 0, step: total + self}}
  finish: total

- func: nn_both(Tensor self) -> Tensor
  python_module: nn
  composite: total(self.twice())

- func: total.n(int n) -> Tensor
  dispatch: {CPU: runtime.kernels.creation.operator.to_copy}
"""
DERIVATIVES = "- name: twice(Tensor self, Scalar by=2) -> Tensor\n  self: auto\n"
STOP = re.compile(r"^(.*\S)  +(\S+):(\d+)$")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two YAML files, the current one."""
    (tmp_path / "ops.yaml").write_text(OPS)
    (tmp_path / "derivatives.yaml").write_text(DERIVATIVES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def said(project: Path, capsys: pytest.CaptureFixture[str]):
    """Runs a command; its exit status, standard output and standard error."""

    def run(*words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main(words)
        return status, *capsys.readouterr()

    return run


@pytest.mark.parametrize("name", ["explain", "list", "new", "warm", "generate"])
def test_help_has_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main([name, "--help"])
    command = "python -m codegen " + ("" if name == "generate" else name)
    assert command in capsys.readouterr().out
    assert COMMANDS[name].SUMMARY


def test_commands_have_the_names_of_their_modules() -> None:
    assert [module.NAME for module in COMMANDS.values()] == list(COMMANDS)


@pytest.mark.parametrize("name", ["", "list", "warm"])
def test_a_command_imports_no_other(name: str) -> None:
    program = "import sys; from codegen.__main__ import parser; parser(sys.argv[1:]); print(*sys.modules)"
    command = [sys.executable, "-c", program, name or "generate"]
    modules = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split()
    names = {COMMANDS[other].__name__ for other in COMMANDS if other != (name or "generate")}
    assert not names.intersection(modules)
    assert not [module for module in modules if module.startswith(("codegen.checking", "codegen.reference"))]


EXPLAINED = """\
twice(Tensor self, Scalar by=2) -> Tensor
Every element times `by`.

YAML
  entry                                                             ops.yaml:4
  derivative                                                        derivatives.yaml:1

Python
  twice(input, by=2) -> Tensor                                      generated/functions/small.py:L
  Tensor.twice                                                      generated/functions/small.py:L
  Tensor.twice_                                                     generated/functions/small.py:L
  Tensor.__abs__                                                    generated/functions/small.py:L

Dispatch of twice
  TWICE                                                             generated/operators/small.py:L
  Autograd: twice_autograd                                          generated/operators/small.py:L
  CPU: TWICE_LOOP.make                                              generated/operators/small.py:L
  ForwardAd: TWICE_FORWARD_FORMULA                                  generated/operators/small.py:L

Kernel: elementwise
  self * by
  takes any dtype; the result has the common dtype of the operands
  loop twice_kernel                                                 generated/kernels/small.py:L

Backward
  class TwiceBackward0                                              generated/operators/small.py:L
  self: grad * conj(by)   (derived by auto)
  saves by for the gradient of self
  loop twice_backward_self                                          generated/kernels/small.py:L

Forms
  twice_(Tensor(a!) self, Scalar by=2) -> Tensor(a!)
    TWICE_                                                            generated/operators/small.py:L
    Autograd: TwiceBackward0                                          generated/operators/small.py:L
    CPU: TWICE_LOOP.update                                            generated/operators/small.py:L
    ForwardAd: TWICE_FORWARD_FORMULA                                  generated/operators/small.py:L
"""


def without_lines(text: str) -> str:
    """An explanation without what every change of a template or an expression moves."""
    return re.sub(r"_[0-9a-f]{8}\b", "_H", re.sub(r"(generated/\S+):\d+", r"\1:L", text))


def test_explain_one_overload(said) -> None:
    main([])
    assert said("explain", "twice")[::2] == (0, "")
    assert without_lines(said("explain", "twice")[1]) == EXPLAINED


def test_explain_several_overloads(said) -> None:
    main([])
    assert without_lines(said("explain", "total")[1]) == (
        "total(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor\n"
        "  kernel: reduce; gradient: none: bool result                     ops.yaml:11\n"
        "  dispatch table                                                  generated/operators/small.py:L\n"
        "\n"
        "total.n(int n) -> Tensor\n"
        "  kernel: dispatch; gradient: none: no tensor goes in             ops.yaml:21\n"
        "  dispatch table                                                  generated/operators/small.py:L\n"
        "\n"
        "More about one of them: opweave explain total.default\n"
    )


def test_explain_finds_kernels_written_by_hand(said) -> None:
    main([])
    (line,) = (word for word in said("explain", "total.n")[1].split("\n") if word.startswith("  CPU: "))
    label, path, number = STOP.fullmatch(line).groups()
    assert label == "  CPU: runtime.kernels.creation.operator.to_copy"
    assert Path(path).read_text().split("\n")[int(number) - 1].startswith("def to_copy(")


def test_explain_prints_the_source(said) -> None:
    main([])
    text = said("explain", "twice", "--source")[1]
    heads = re.findall(r"^# (\S+):(\d+)\n(.*)$", text, re.MULTILINE)
    assert [re.sub(r"_[0-9a-f]{8}\b", "_H", head.partition("(")[0]) for _, _, head in heads] == [
        "class TwiceBackward0", "def twice_autograd", "TWICE_FORWARD_FORMULA = formula", "def twice_kernel",
        "def twice_backward_self",
    ]  # fmt: skip
    assert "lambda self_t, by: self_t * by" in text
    for path, number, head in heads:
        assert Path(path).read_text().split("\n")[int(number) - 1] == head


def test_explain_says_when_the_package_is_missing_or_stale(said, project: Path) -> None:
    missing = "opweave: there is no package generated yet; run `python -m codegen` to make it\n"
    status, out, err = said("explain", "twice")
    assert (status, err) == (0, missing)
    assert out.count("(not there)") == 7
    main([])
    (project / "ops.yaml").write_text(OPS.replace("self * by", "by * self"))
    stale = (
        "opweave: generated is stale (3 files), so places in it may be wrong; run `python -m codegen`\n"
    )
    assert said("explain", "twice")[2] == stale
    main([])
    assert said("explain", "twice")[2] == ""


def test_explain_a_code(said) -> None:
    from codegen.catalogue import read_catalogue

    error_code = read_catalogue()["schema-unknown-type"]
    status, out, err = said("explain", "schema-unknown-type")
    assert (status, err) == (0, "")
    lines = out.split("\n")
    assert lines[:2] == [f"schema-unknown-type: {error_code.summary}", ""]
    assert " ".join(out.split()).count(" ".join(error_code.explanation.split())) == 1
    assert max(map(len, lines)) <= 120
    for title, text in (("with the error", error_code.ops), (", fixed", error_code.fixed_ops)):
        shown = "\n".join(f"    {line}" for line in text.rstrip("\n").split("\n"))
        assert re.search(rf"^ops.yaml ?{title}:\n\n{re.escape(shown)}$", out, re.MULTILINE)


WRONG = {
    ("explain", "twic"): "there is no operator 'twic' (did you mean 'twice'?)",
    ("explain", "Tensor.abs"): "there is no operator 'Tensor.abs' (did you mean 'Tensor.__abs__'?)",
    ("explain", "xyzzy"): "there is no operator 'xyzzy'",
    ("explain", "schema-unknown-typ"):
        "there is no error with the code 'schema-unknown-typ' (did you mean 'schema-unknown-type'?)",
    ("explain", "9-9"): "there is no error with the code '9-9' (a report has it in brackets at its end)",
    ("list", "totl"): "no operator has a name like 'totl' (did you mean 'total'?)",
    ("list", "--dtype", "float61"): "there is no dtype 'float61' (did you mean 'float64'?)",
    ("list", "--dtype", "q"):
        "there is no dtype 'q' (one of bool, uint8, int8, int16, int32, int64, float16, bfloat16, float32, float64, "
        "complex64, complex128, uint16, uint32, uint64)",
    ("new", "twice"):
        "there is an operator 'twice' already, at ops.yaml:4; choose another name, or name an overload: twice.NAME",
    ("new", "total.n"):
        "there is an operator 'total.n' already, at ops.yaml:21; choose another name, or name an overload: total.NAME",
    ("new", "class"): "schema of 'class': 'class' is a keyword of Python",
    ("new", "tensor"):
        "a package has its own 'tensor', so no function can be called so "
        "(choose another name, or make it a method only)",
    ("new", "shape"): "Tensor has its own 'shape' (choose another name)",
    ("new", "f", "--args", "Tensr self"): "unknown type 'Tensr' in schema of 'f' (did you mean 'Tensor'?)",
    ("new", "f", "--args", "int n"):
        'a draft of kind elementwise needs a tensor among its arguments, such as "Tensor self"',
    ("warm", "--out", "nowhere"):
        "there is no package nowhere; run `python -m codegen`, or name another with --out",
    ("warm", "--dtypes", "float23"): "there is no dtype 'float23' (did you mean 'float32'?)",
    ("warm", "--dtypes", ","): "--dtypes names no dtype; the usual ones are float32,float64,int64,bool",
}  # fmt: skip


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_wrong_command_lines(said, project: Path, words: tuple[str, ...]) -> None:
    before = {path.name: path.read_bytes() for path in project.iterdir()}
    assert said(*words) == (1, "", f"opweave: {WRONG[words]}\n")
    assert {path.name: path.read_bytes() for path in project.iterdir()} == before


def test_an_interrupt_is_no_traceback(said, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(COMMANDS["list"], "run", stop)
    assert said("list") == (130, "", "opweave: interrupted\n")


def test_a_reader_may_go_away() -> None:
    """As ``opweave list | head -1`` does: whether it goes before the first line or after it, nothing is said."""
    words = [sys.executable, "-m", "codegen", "list", "log*"]
    for lines in (0, 1):
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as running:
            assert running.stdout is not None
            assert running.stderr is not None
            for _ in range(lines):
                running.stdout.readline()
            running.stdout.close()
            assert running.stderr.read() == b""


def test_wrong_yaml_is_reported_by_all(said, project: Path) -> None:
    (project / "ops.yaml").write_text(OPS.replace("self * by", "self * bye"))
    for words in (["explain", "twice"], ["list"], ["new", "f"]):
        status, out, err = said(*words)
        assert (status, out) == (1, "")
        assert err.startswith("ops.yaml:8:23: error: unknown name 'bye' in a kernel expression (did you mean 'by'?)")


NAMES = {
    "add": ["add.Tensor", "add.Scalar"],
    "add.Tensor": ["add.Tensor"],
    "add_": ["add.Tensor", "add.Scalar"],
    "add_.Scalar": ["add.Scalar"],
    "add.out": ["add.Tensor"],
    "Tensor.add": ["add.Tensor", "add.Scalar"],
    "Tensor.add_": ["add.Tensor", "add.Scalar"],
    "__add__": ["add.Tensor"],
    "Tensor.__radd__": ["add.Tensor"],
    "nn.functional.linear": ["linear"],
    "linear": ["linear"],
    "special.exp2": ["special_exp2"],
    "exp2": ["exp2"],
    "Tensor.T": ["numpy_T"],
    "sum.default": ["sum"],
    "nn.functional.relu": ["relu"],
    "Tensor.linear": [],
    "nowhere": [],
}


@pytest.fixture(scope="module")
def whole():
    """The plan of the repository's own package."""
    return make_plan(*read_project())


@pytest.mark.parametrize("name", NAMES)
def test_names_of_operators(whole, name: str) -> None:
    lookup = Lookup(block.entry for block in whole.blocks)
    assert [entry.name for entry in lookup.find(name)] == NAMES[name]


def test_every_stop_of_every_operator_is_there(whole) -> None:
    """The line at a place defines what its label says."""
    explanation = Explanation(Places(ROOT / "generated"), make_bindings(whole))
    files: dict[str, list[str]] = {}
    count = 0
    for block in whole.blocks:
        for line in explanation.full(block):
            match = STOP.fullmatch(line)
            if match is None:
                assert "(not there)" not in line
                continue
            label, path, number = match[1].split()[-1].rpartition(".")[2], match[2], int(match[3])
            if not Path(path).is_absolute() and not Path(path).exists():
                path = str(ROOT / path)
            text = files.setdefault(path, Path(path).read_text().split("\n"))[number - 1]
            count += 1
            if path.endswith(".yaml") and block.entry.is_copy:
                assert text.startswith("  autogen: ")
            elif path.endswith(".yaml") and text.startswith(("  foreach: true", "  foreach: [")):
                assert block.entry.name.startswith("_foreach_")
            elif path.endswith(".yaml") and block.entry.alias_of:
                assert text.startswith("  aliases: [")
            elif path.endswith(".yaml"):
                said = str(block.entry.schema) if label == "entry" else block.entry.name
                if label != "entry" and text.endswith(("]", ",")):  # a list of operators
                    assert said in re.findall(r"[\w.]+", text.removeprefix("- name: ["))
                    continue
                assert text.lstrip(" -").removeprefix("func: ").removeprefix("name: ").strip("'") == said
            else:
                begins = (
                    r"\s*(def|class|from|@composite\(define|[A-Z_0-9a-z, ]+ = |[A-Z_0-9]+\.(implement|compute_by)\("
                    r"|Tensor\.\w+ = |(another_name|composite|copy_of_view|for_each|forward_rule|pushed_forward"
                    r"|recorded_in_place)\()"
                )
                assert re.match(begins, text), (line, text)
    assert count > 2000


LISTED = """\
name     kind         forms  dtypes  gradient                 theme  entry
twice    elementwise  fmi-   bifc    auto                     small  ops.yaml:4
total    reduce       f--o   bifc    none: bool result        small  ops.yaml:11
nn_both  composite    f---   parts   through its parts        small  ops.yaml:17
total.n  dispatch     f--o   bifc    none: no tensor goes in  small  ops.yaml:21

4 overloads of 3 operators: 1 elementwise, 1 reduce, 1 composite, 1 dispatch
3 by YAML alone, 1 with a kernel by hand; a gradient comes through 2
18 lines of YAML, 6.0 an operator
{python} lines of Python in the 1 module that dispatch names, {each:.1f} an operator
"""


def test_list(said) -> None:
    lines = (ROOT / "runtime" / "kernels" / "creation" / "operator.py").read_text().split("\n")
    python = sum(bool(line.strip()) for line in lines)
    assert said("list") == (0, LISTED.format(python=python, each=python / 3), "")


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("total", ["total", "total.n"]),
        ("t*", ["twice", "total", "total.n"]),
        ("__abs__", ["twice"]),
        ("--kind reduce", ["total"]),
        ("--derivative yes", ["twice", "nn_both"]),
        ("--derivative no", ["total", "total.n"]),
        ("--derivative auto", ["twice"]),
        ("--derivative none", ["total", "total.n"]),
        ("--derivative forward", ["twice"]),
        ("--module nn", ["nn_both"]),
        ("total --kind dispatch", ["total.n"]),
        ("--dtype complex64", ["twice", "nn_both", "total.n"]),
    ],
)
def test_list_what_was_asked_for(said, project: Path, words: str, names: list[str]) -> None:
    (project / "ops.yaml").write_text(OPS.replace("  promote: bool\n", "  promote: bool\n  dtypes: [bool, float16]\n"))
    status, out, err = said("list", "--json", *words.split())
    assert (status, err) == (0, "")
    assert [entry["name"] for entry in json.loads(out)] == names
    assert main(["list", *words.split()]) == 0


def test_list_as_json(said) -> None:
    assert json.loads(said("list", "twice", "--json")[1])[0] == {
        "name": "twice", "schema": "twice(Tensor self, Scalar by=2) -> Tensor", "kind": "elementwise",
        "forms": ["function", "method", "in-place"], "functions": ["twice"], "dunders": ["__abs__"],
        "dtypes": ["bool", "integral", "floating", "complex"], "promote": "default",
        "gradient": "auto", "passes_gradient": True, "reason": "", "tags": ["pointwise"], "theme": "small",
        "doc": "Every element times `by`.", "entry": "ops.yaml:4", "derivative": "derivatives.yaml:1",
    }  # fmt: skip


def test_list_has_no_lines_of_derivatives_that_are_not_there(said, project: Path) -> None:
    """twice has a Node all the same, which raises."""
    (project / "derivatives.yaml").write_text("[]\n")
    (entry,) = json.loads(said("list", "twice", "--json")[1])
    assert (entry["gradient"], entry["derivative"]) == ("not implemented", None)
    assert "16 lines of YAML" in said("list")[1]


def test_the_whole_list_fits(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["list"]) == 0
    assert max(map(len, capsys.readouterr().out.split("\n"))) <= 120


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (30, ["one         two          three", "aaaaaaaaaa  bbbbbbbb...  c", "d           e            f"]),
        (17, ["one    two  three", "aa...  ...  c", "d      e    f"]),
    ],
    ids=["one column", "the next one too"],
)
def test_a_wide_table_cuts_columns(width: int, lines: list[str]) -> None:
    rows = [("a" * 10, "b" * 30, "c"), ("d", "e", "f")]
    assert plain_table(("one", "two", "three"), rows, shrink=("two", "one"), width=width) == lines


DRY = """\
# to ops.yaml:
# soft was begun by `opweave new`. All that an entry can say: codegen/README.md, "The language of ops.yaml".
- func: soft(Tensor self, Tensor other) -> Tensor
  # Called as ow.soft(...) and as a method of Tensor.
  variants: function, method
  # Forms that are made of it, in place and with out=.
  autogen: soft_, soft.out
  # The dtype of the result. `int_to_float`: of integers it is floating; `default`: that of the operands.
  promote: int_to_float
  # What tensors may hold: these categories, or dtypes such as float32.
  dtypes: [integral, floating, complex]
  # What every element of the result is, over the arguments by name: self * sigmoid(self).
  # Lines `name = value` may stand before it, after `elementwise: |`.
  elementwise: self + other
  # One sentence, which becomes the docstring.
  doc: The sum of what goes in.

# to derivatives.yaml:
# soft was begun by `opweave new`. All that a formula can say: codegen/README.md, "The language of derivatives.yaml".
- name: soft(Tensor self, Tensor other) -> Tensor
  # `auto` derives the formula from the kernel. Or write one over grad, the gradient of the result:
  # grad * result, grad * other, where(self > 0, grad, 0).
  self: auto
  other: auto
"""


def test_new_shows_without_writing(said, project: Path) -> None:
    assert said("new", "soft", "--args", "Tensor self, Tensor other", "--dry-run") == (0, DRY, "")
    assert sorted(path.name for path in project.iterdir()) == ["derivatives.yaml", "ops.yaml"]


def test_new_says_what_comes_next(said) -> None:
    assert said("new", "soft", "--args", "Tensor self, Scalar n") == (
        0,
        "ops.yaml:25: the operator; edit its kernel and doc\n"
        "derivatives.yaml:5: its derivative\n"
        "Then run:\n"
        "  python -m codegen\n"
        '  python -c "import generated as ow; print(ow.soft(ow.tensor([1.0, 2.0]), 2.0))"\n',
        "",
    )
    assert said("new", "geometry", "--kind", "composite")[1].split("\n")[0].startswith("ops.yaml:")


NEW = {
    "elementwise": [],
    "wide": ["--args", "Tensor self, Tensor other, Tensor? weight=None, Scalar alpha=1"],
    "reduce": [],
    "view": [],
    "composite": [],
    "dispatch": ["--args", "Tensor input, Scalar alpha=1, int[]? dims=None"],
}
USE_NEW = """
import new_pack as ow
x = ow.tensor([1.0, 2.0], requires_grad=True)
print(ow.begun_elementwise(x).tolist(), x.begun_elementwise().grad_fn.name())
print(ow.begun_wide(x, x, alpha=3).tolist(), ow.begun_wide(x, x).grad_fn.name())
print(ow.begun_reduce(x).item(), ow.begun_reduce(ow.tensor([[1, 2]]), 1, keepdim=True))
print(ow.begun_view(x).tolist(), ow.begun_composite(x).tolist(), ow.begun_dispatch(x).tolist())
for result in (ow.begun_elementwise(x), ow.begun_wide(x, x), ow.begun_view(x), ow.begun_dispatch(x)):
    x.grad = None
    result.backward(ow.tensor([1.0, 10.0]))
    print(x.grad.tolist())
try:
    ow.begun_reduce(x).backward()
except RuntimeError as error:
    print(error)
"""


def test_what_new_writes_runs(said, project: Path) -> None:
    """Every kind, as it stands: the package is made, computes, and differentiates."""
    (project / "derivatives.yaml").write_text("# nothing yet\n[]\n")
    (project / "ops.yaml").write_text("[]\n")
    for name, arguments in NEW.items():
        kind = name if name in KINDS else "elementwise"
        words = ["--kernels", "begun_dispatch_kernel", *arguments]
        assert said("new", f"begun_{name}", "--kind", kind, *words)[::2] == (0, "")
    assert sorted(path.name for path in project.iterdir()) == [
        "begun_dispatch_kernel.py", "derivatives.yaml", "ops.yaml"
    ]  # fmt: skip
    assert ast.parse((project / "begun_dispatch_kernel.py").read_text())
    assert main(["--kernels", "begun_dispatch_kernel", "--out", "new_pack"]) == 0
    path = os.pathsep.join([str(project), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", USE_NEW], cwd=project, env=os.environ | {"PYTHONPATH": path}, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout == (
        "[1.0, 2.0] BegunElementwiseBackward0\n"
        "[2.0, 4.0] BegunWideBackward0\n"
        "3.0 tensor([[3]])\n"
        "[1.0, 2.0] [1.0, 2.0] [1.0, 2.0]\n"
        "[1.0, 10.0]\n[2.0, 20.0]\n[1.0, 10.0]\n[1.0, 10.0]\n"
        "the gradient of 'self' of begun_reduce is not implemented: its formula is not written yet\n"
    )


def test_every_kind_has_a_draft() -> None:
    assert set(KINDS) <= set(DRAFTS)


def test_new_does_not_overwrite_a_module(said, project: Path) -> None:
    (project / "mine_kernel.py").write_text("pass\n")
    message = "opweave: there is a file mine_kernel.py already; choose another name\n"
    assert said("new", "mine", "--kind", "dispatch") == (1, "", message)
    assert (project / "ops.yaml").read_text() == OPS


def test_warm(project: Path) -> None:
    """Three loops for two dtypes, of which forward has the function of the kernel; then they are there."""
    main(["--out", "warm_pack"])
    environment = os.environ | {"PYTHONPATH": str(ROOT), "NUMBA_CACHE_DIR": str(project / "cache")}

    def warm(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "codegen", "warm", "--out", "warm_pack", *words], cwd=project, env=environment,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    done = warm("--dtypes", "float32,int64", "twice")
    assert (done.returncode, done.stderr) == (0, "")
    said = r"3 loops for float32, int64\n{} kernels compiled, {} already there; \d+\.\d s\n"
    assert re.fullmatch(said.format(3, 2), done.stdout)
    again = warm("--dtypes", "float32,int64", "twice")
    assert re.fullmatch(said.format(0, 5), again.stdout)
    wrong = warm("twic")
    assert (wrong.returncode, wrong.stderr) == (
        1, "opweave: no loop belongs to an operator 'twic' (did you mean 'twice'?)\n"
    )  # fmt: skip


def test_warm_in_processes(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main(["--out", "many_pack"])
    monkeypatch.setattr(warming, "COMPILED_FIRST", 0)
    monkeypatch.setattr(warming, "WORTH_A_PROCESS", 1)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    for name in ("__abs__", "twice", "twice_"):  # what the package hangs on the class, which outlives the test
        monkeypatch.setattr(Tensor, name, getattr(Tensor, name, None), raising=False)
    package = warming.import_package(project / "many_pack")
    loops = [loop for loop in warming.find_loops(package) if not loop.gradient]
    assert [loop.operator for loop in loops] == ["twice", "twice", "total"]
    outcomes = list(warming.compile_loops(project / "many_pack", loops, ["float32"]))
    assert {outcome.loop for outcome in outcomes} == set(loops)
    assert [(outcome.compiled + outcome.present, outcome.failed) for outcome in outcomes] == [(1, ()), (1, ()), (1, ())]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_on_a_terminal_and_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "59")
    terminal, log = Terminal(), io.StringIO()
    for stream in (terminal, log):
        with Progress(2, "Compiling", stream) as bar:
            bar.step("add.Tensor", 2)
    assert log.getvalue() == ""
    assert terminal.getvalue() == (
        "\r\x1b[KCompiling [........................] 0/2    0 s  "
        "\r\x1b[KCompiling [########################] 2/2    0 s  add.Tenso"
        "\r\x1b[K"
    )


def test_a_log_of_long_work_gets_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    log = io.StringIO()
    with Progress(8, "Checking", log) as bar:
        for seconds in (1.0, 20.0, 31.0, 60.0, 61.0, 62.0, 100.0, 101.0):
            now[0] = seconds
            bar.step("add.Tensor")
    assert log.getvalue() == (
        "Checking: 37 %, 3 of 8, 31 s\nChecking: 62 %, 5 of 8, 61 s\nChecking: 87 %, 7 of 8, 100 s\n"
    )


TRACES = {  # a piece of code, the status, the operators that are called, and the last line
    "ow.add(ow.ones(3), 2)": (["add.Scalar"], "=> Tensor[3] opweave.float32 with CPU"),
    "x = ow.ones(3, 3, requires_grad=True); x[1:, 0] + x[:2, 1]": (
        ["add.Tensor"], "=> Tensor[2] opweave.float32 with AutogradCPU, CPU, grad_fn=AddBackward0",
    ),
    "ow.cat([ow.ones(1), *[ow.ones(2)]], dim=1 - 1)": (["cat"], "=> Tensor[3] opweave.float32 with CPU"),
    "ow.mm(ow.ones(2, 3), ow.ones(2, 3))": (
        ["mm"], "=> raised ComputeError: mm: mat1 and mat2 shapes cannot be multiplied (2x3 and 2x3)",
    ),
    "ow.float32": ([], "=> opweave.float32"),
}  # fmt: skip


@pytest.mark.parametrize("code", TRACES)
def test_explain_runs_a_call(code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["explain", "--call", code]) == 0
    text = capsys.readouterr().out
    operators, last = TRACES[code]
    assert re.findall(r"^\[call\] ([\w.]+)\(", text, re.MULTILINE) == operators
    assert text.splitlines()[-1] == last


def test_explain_rehearses_a_call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["explain", "--rehearse", "--call", "x = ow.ones(3); x.mul_(2); x.sum()"]) == 0
    text = capsys.readouterr().out
    assert re.findall(r"^\[call\] ([\w.]+)\(", text, re.MULTILINE) == ["sum"]
    assert text.splitlines()[-1] == "=> Tensor[] opweave.float32 with CPU"
    assert main(["explain", "--rehearse", "--call", "ow.ones(3).nonzero()"]) == 0
    assert "=> raised MetaError: nonzero" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--call", "x = 1"], "--call: 'x = 1' does not end with a call"),
        (["--call", "ow.ones("], "--call: '(' was never closed in 'ow.ones('"),
        (["--call", "ow.exp(ow.nope)"], "--call: AttributeError: module 'generated' has no attribute 'nope'"),
        (["--call", "1", "--out", "nowhere"], "there is no package nowhere"),
        (["--call", "1", "exp"], "name an operator, a key or the code of an error, or give a call with --call"),
        ([], "name an operator, a key or the code of an error, or give a call with --call"),
    ],
)
def test_explain_says_what_is_no_call(
    words: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["explain", *words]) != 0
    assert message in capsys.readouterr().err
