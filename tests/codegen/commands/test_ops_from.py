"""`python -m codegen --ops-from`: what a program or a list needs, and the packages made of that."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT
from project import read_project

from codegen.__main__ import main
from codegen.language.vocabulary import ENGINE
from codegen.model.handwritten import uses_of_parts
from codegen.model.plan import make_plan
from codegen.model.selection import Selection
from codegen.model.uses import uses_of_body, uses_of_program
from codegen.package import load

OPS = """\
- theme: small
- func: plus(Tensor self, Tensor other) -> Tensor
  variants: function, method
  dunders: __add__, __radd__
  autogen: plus_, plus.out
  elementwise: self + other
- func: plus.Scalar(Tensor self, Scalar other) -> Tensor
  autogen: []
  elementwise: self + other
- func: times(Tensor self, Tensor other) -> Tensor
  autogen: []
  dunders: __mul__
  elementwise: self * other
- func: item_at(Tensor self, Index index) -> Tensor
  variants: function
  dunders: __getitem__
  composite: "self.times(self)"
- func: wave(Tensor self) -> Tensor
  variants: function
  autogen: []
  elementwise: sin(self)
- func: sin(Tensor self) -> Tensor
  variants: function
  autogen: []
  elementwise: sin(self)
- func: cos(Tensor self) -> Tensor
  variants: function
  autogen: []
  elementwise: cos(self)
- func: zeros_like(Tensor self) -> Tensor
  variants: function
  autogen: []
  elementwise: self
- func: floor(Tensor self) -> Tensor
  variants: function
  autogen: []
  elementwise: floor(self)
- func: nn_twice(Tensor self, int n) -> Tensor
  python_module: nn
  composite: "wave(self) + [self][n * 2 + 1]"
- func: nn_wave(Tensor self) -> Tensor
  python_module: nn
  composite: wave(self)
- func: sizes(Tensor self, int n) -> Tensor
  variants: function
  composite: |
    m = n + 1
    for k in range(m):
        m = m + self.shape[k] * k
    return plus(self, m)
- func: base(Tensor self) -> Tensor
  variants: function
  tags: engine
  composite: "self.times(self)"
- func: calm(Tensor self) -> Tensor
  variants: function
  autogen: []
  module: Calm
  composite: "wave(self)"
- func: lonely(Tensor self) -> Tensor
  variants: method
  autogen: []
  property: L
  elementwise: self
"""
DERIVATIVES = """\
- name: wave(Tensor self) -> Tensor
  self: auto
- name: floor(Tensor self) -> Tensor
  self: "0"
- name: lonely(Tensor self) -> Tensor
  self: grad + grad / (self.shape[0] * 2)
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with two YAML files, the current one."""
    (tmp_path / "ops.yaml").write_text(OPS)
    (tmp_path / "derivatives.yaml").write_text(DERIVATIVES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


ENGINES = {"base", "times"}  # the tag, and what that calls
CLOSURES = {
    "nothing named": ("", set()),
    "one": ("times", {"times"}),
    "all overloads and forms of a name": ("plus.Scalar\nplus_", {"plus"}),
    "comments and empty lines": ("# a list\n\n  wave # a wave\n", {"wave", "cos"}),
    "what a derived formula calls": ("wave", {"wave", "cos"}),
    "what the template of a constant gradient calls": ("floor", {"floor", "zeros_like"}),
    "functions and syntax of a composite": ("nn.functional.twice", {"nn_twice", "wave", "cos", "plus", "item_at"}),
    "numbers and sizes are no tensors": ("sizes", {"sizes", "plus"}),
    "a property, and the syntax of a formula": ("Tensor.L", {"lonely", "plus"}),
    "a special method": ("__add__", {"plus"}),
}


def bases(path: Path) -> set[str]:
    """The operators that a file chooses."""
    plan = Selection(make_plan(*load(Path("ops.yaml"), Path("derivatives.yaml")))).of_files([path])
    return {block.entry.schema.name.base for block in plan.blocks}


@pytest.mark.parametrize("case", CLOSURES)
def test_closure_of_a_list(project: Path, case: str) -> None:
    text, wanted = CLOSURES[case]
    (project / "wanted.txt").write_text(text)
    assert bases(project / "wanted.txt") == wanted | ENGINES


PROGRAMS = {
    "import generated as ow\now.sin(x)": {"sin"},
    "from generated import sin as wave_": {"sin"},
    "from generated.nn.functional import twice": {"nn_twice", "wave", "cos", "plus", "item_at"},
    "import generated.nn.functional as F\nF.twice(x)": {"nn_twice", "wave", "cos", "plus", "item_at"},
    "x.plus_(y)": {"plus"},
    "x.wave()": {"wave", "cos"},
    "F.twice(x)": {"nn_twice", "wave", "cos", "plus", "item_at"},
    "layers.wave(x)": {"wave", "cos"},
    "import generated.nn.functional as layers\nlayers.wave(x)": {"nn_wave", "wave", "cos"},
    "ow.nn.Calm()": {"calm", "wave", "cos"},
    "x.L": {"lonely", "plus"},
    "x + 1": {"plus"},
    "1 + 2": set(),
    "x += 1": {"plus"},
    "x[0] = 2": set(),
    "x[0]": {"item_at", "times"},
    "for one in x: pass": {"item_at", "times"},
    "a, b = x": {"item_at", "times"},
    "import math\nmath.sin(1.0)": set(),
    "import numpy as np\nnp.sin(1.0)": set(),
    "from numpy import sin": set(),
    "f = ow.sin": {"sin"},
    "'sin'; sin = 1": set(),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_closure_of_a_program(project: Path, program: str) -> None:
    (project / "program.py").write_text(program + "\n")
    assert bases(project / "program.py") == PROGRAMS[program] | ENGINES


SPECIALS = {
    "a @ b": {"__matmul__", "__rmatmul__"},
    "a //= b": {"__floordiv__", "__rfloordiv__", "__ifloordiv__"},
    "a[0] += 1": {"__add__", "__radd__", "__iadd__", "__getitem__", "__setitem__"},
    "-a, +a, ~a, not a": {"__neg__", "__pos__", "__invert__"},
    "a < b <= c == d": {"__lt__", "__gt__", "__le__", "__ge__", "__eq__"},
    "a is None and b in c": set(),
    "abs(a); divmod(a, b); math.floor(a)": {"__abs__", "__divmod__", "__floor__"},
    "f(*a)": {"__getitem__"},
    "[one for one in a]": {"__getitem__"},
    "-1 + 2 ** 3": set(),
}


@pytest.mark.parametrize("program", SPECIALS)
def test_special_methods_behind_syntax(program: str) -> None:
    assert uses_of_program(ast.parse(program)).specials == SPECIALS[program]


BODIES = {
    "n + 1": set(),
    "a + n": {"__add__", "__radd__"},
    "a.shape[0] * a.numel() - len(sizes)": set(),
    "m = n * 2\nm + 1": set(),
    "m = n * 2\nm = a\nm + 1": {"__add__", "__radd__"},
    "[k + 1 for k in range(n)]": set(),
    "[one + 1 for one in a]": {"__add__", "__radd__", "__getitem__"},
    "list([a, a])[0]": {"__getitem__"},
    "wrap_dim(n, a.dim()) + 1": set(),
    "(a if n else 1) + 1": {"__add__", "__radd__"},
    "a.dtype.itemsize == 2": set(),
}


@pytest.mark.parametrize("body", BODIES)
def test_numbers_in_composites_call_nothing(body: str) -> None:
    assert uses_of_body(ast.parse(body).body, ["n", "sizes"]).specials - {"__mul__", "__rmul__"} == BODIES[body]


WRONG = {
    "unknown names": (
        "wanted.txt", "wave\ntimse # a slip\n\nxyzzy\n",
        "wanted.txt:2: there is no operator 'timse' (did you mean 'times'?)\n"
        "wanted.txt:4: there is no operator 'xyzzy'",
    ),
    "no Python": (
        "program.py", "x = 1\ndef f(:\n",
        "program.py:2: this is no Python: invalid syntax; give a program, or a list that ends in .txt",
    ),
    "no text": ("wanted.txt", "\udce9", "wanted.txt is no text in UTF-8"),
    "no file": ("", "", "there is no file wanted.txt; name it with --ops-from"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_files(project: Path, case: str, capsys: pytest.CaptureFixture[str]) -> None:
    name, text, message = WRONG[case]
    if name:
        (project / name).write_bytes(text.encode("utf-8", "surrogateescape"))
    assert main(["--ops-from", name or "wanted.txt"]) == 1
    assert capsys.readouterr() == ("", f"opweave: {message}\n")
    assert not (project / "generated").exists()


def test_the_stamp_knows_the_choice(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def said(*words: str) -> str:
        assert main([*words]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return re.sub(r"\d+\.\d\d s|files: .*;", "...", out)

    (project / "one.txt").write_text("wave\n")
    (project / "two.txt").write_text("plus\n")
    both = ("--ops-from", "one.txt", "--ops-from", "two.txt")
    # All but composites have a Node, which raises where derivatives.yaml has no formula.
    assert said(*both) == "generated: 5 operators, 8 overloads, 7 kernels, 5 Nodes; ... ...\n"
    assert said(*both) == "generated is up to date (...)\n"
    assert said("--check", *both).startswith("generated is up to date")
    assert said("explain", "wave").startswith("wave(Tensor self) -> Tensor\n")  # and no word about a stale package
    (project / "two.txt").write_text("plus # and nothing else\n")
    assert said(*both).endswith("5 Nodes; ... ...\n")
    assert said("--ops-from", "one.txt") == "generated: 4 operators, 4 overloads, 5 kernels, 3 Nodes; ... ...\n"
    assert not (project / "generated" / "methods" / "other.py").exists()
    assert said().startswith("generated: 14 operators")
    assert said() == "generated is up to date (...)\n"


def test_the_runtime_finds_what_is_tagged() -> None:
    """The tag `engine` in ops.yaml stands at the operators that the runtime looks up by name, and at no others."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "runtime").rglob("*.py")}
    names = [
        node.slice for tree in trees.values() for node in ast.walk(tree)
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).rpartition(".")[2] == "OPERATORS"
    ]  # fmt: skip
    names += [
        node.args[0] for tree in trees.values() for node in ast.walk(tree)
        if isinstance(node, ast.Call) and node.args
        and ast.unparse(node.func).rpartition(".")[2] in ("find", "_find", "_operator")
    ]  # fmt: skip
    names.append(trees[ROOT / "runtime" / "autograd" / "minimal.py"])  # strings there: schemas, whose names count
    looked_up = {
        node.value.partition("(")[0]
        for name in names for node in ast.walk(name)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isprintable()
    }  # fmt: skip
    entries, _ = read_project()
    there = {entry.name for entry in entries if {str(schema.name) for schema in entry.schemas} & looked_up}
    assert {"add.Tensor", "neg", "sum.dim_IntList"} <= there
    assert {entry.name for entry in entries if ENGINE in entry.tags} == there


def run(folder: Path, program: str) -> str:
    """The output of a program that imports packages of `folder`."""
    path = os.pathsep.join([str(folder), str(ROOT)])
    alone = os.environ | {"PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=folder, env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


DIGITS = """
import math

import generated as ow
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split

linear, cross_entropy = ow.nn.functional.linear, ow.nn.functional.cross_entropy
ow.manual_seed(0)
digits = load_digits()
split = train_test_split(digits.data / 16, digits.target, test_size=0.2, random_state=0, stratify=digits.target)
images, held_out_images, labels, held_out_labels = (ow.from_numpy(part) for part in split)
images, held_out_images = images.float(), held_out_images.float()

weights = [ow.randn(256, 64) / 8, ow.zeros(256), ow.randn(10, 256) / 16, ow.zeros(10)]
means = [ow.zeros_like(weight) for weight in weights]
squares = [ow.zeros_like(weight) for weight in weights]
for weight in weights:
    weight.requires_grad_()


def network(x):
    return linear(linear(x, weights[0], weights[1]).relu(), weights[2], weights[3])


def update(step, rate, decay=0.5):  # AdamW: Loshchilov and Hutter, arXiv 1711.05101, algorithm 2
    for weight, mean, square in zip(weights, means, squares):
        mean.mul_(0.9).add_(weight.grad, alpha=0.1)
        square.mul_(0.999).add_(weight.grad * weight.grad, alpha=0.001)
        size = (square / (1 - 0.999**step)).sqrt() + 1e-8
        weight.mul_(1 - rate * decay).sub_(mean / size, alpha=rate / (1 - 0.9**step))
        weight.grad = None


step, epochs, batch = 0, 30, 32
for epoch in range(epochs):
    order = ow.randperm(len(images))
    for start in range(0, len(images), batch):
        chosen = order[start : start + batch]
        loss = cross_entropy(network(images[chosen]), labels[chosen])
        loss.backward()
        step += 1
        with ow.no_grad():
            update(step, rate=0.005 * (1 - epoch / epochs))

with ow.no_grad():
    accuracy = (network(held_out_images).argmax(1) == held_out_labels).float().mean().item()
print(f"{accuracy:.1%} of the held-out digits are right")
"""
COMPLETE = """
import ast, importlib, pathlib, sys
for path in (pathlib.Path(ow.__file__).parent / "operators").glob("*.py"):
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "functions":
            assert hasattr(importlib.import_module("digits_pack.functions"), node.attr), (path, node.attr)
assert "generated" not in sys.modules
print(len({one.name.partition(".")[0].rstrip("_") for one in ow.registered_operators()}))
x = ow.tensor([1.0, 2.0], requires_grad=True)
(slope,) = ow.autograd.grad((x * x * x).sum(), x, create_graph=True)
print(ow.autograd.grad(slope.sum(), x)[0].tolist())
"""


TRAINING = """
import generated as ow
from generated import nn
from generated.optim.lr_scheduler import StepLR

ow.manual_seed(0)
x = ow.randn(64, 5)
y = (x.sum(1) > 0).long()
model = nn.Sequential(nn.Linear(5, 16), nn.Tanh(), nn.LayerNorm(16), nn.Linear(16, 2))
for kind in (ow.optim.SGD, ow.optim.LBFGS):
    optimizer = kind(model.parameters(), lr=0.1)
    schedule = StepLR(optimizer, 5)

    def closure():
        optimizer.zero_grad()
        loss = nn.functional.cross_entropy(model(x), y)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        return loss

    losses = [optimizer.step(closure).item()] + [(schedule.step(), optimizer.step(closure).item())[1] for _ in range(4)]
    print(losses[-1] < losses[0])
"""


def test_a_package_has_what_modules_and_optimisers_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    (tmp_path / "training.py").write_text(TRAINING)
    assert main(["--out", str(tmp_path / "small"), "--ops-from", str(tmp_path / "training.py")]) == 0
    assert run(tmp_path, TRAINING.replace("generated", "small")) == "True\nTrue\n"


def test_what_is_written_by_hand_needs_what_its_parts_need() -> None:
    """Through base classes, other modules, and packages that show what these define."""
    assert {"empty", "linear"} <= uses_of_parts({"Linear"}).names
    assert "_sgd_step_" in uses_of_parts({"SGD"}).names
    assert "_adam_step_" in uses_of_parts({"AdamW"}).names
    assert {"linalg_vector_norm"} <= uses_of_parts({"clip_grad_norm_"}).names
    assert uses_of_parts({"no such name", "_private"}).names == frozenset()
    assert "_adam_step_" not in uses_of_parts({"SGD", "Linear"}).names


def test_a_package_for_the_digits_runs_the_digits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network of operators alone, one epoch of it, with a package that was made from it; and second derivatives."""
    pytest.importorskip("sklearn")
    monkeypatch.chdir(ROOT)
    (tmp_path / "digits.py").write_text(DIGITS)
    assert main(["--out", str(tmp_path / "digits_pack"), "--ops-from", str(tmp_path / "digits.py")]) == 0
    assert not (tmp_path / "digits_pack" / "__main__.py").exists()
    text = DIGITS.replace("generated as ow", "digits_pack as ow").replace("0, 30, 32", "0, 1, 32")
    said, count, curvature = run(tmp_path, text + COMPLETE).splitlines()
    assert re.fullmatch(r"[89]\d\.\d% of the held-out digits are right", said)
    assert 40 < int(count) < 115  # six of them for sparse gradients, which the engine may meet
    assert curvature == "[6.0, 12.0]"


def test_the_first_look_is_there_where_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert main(["--out", str(tmp_path / "look_pack"), "--ops-from", "generated/__main__.py"]) == 0
    assert (tmp_path / "look_pack" / "__main__.py").exists()
    program = "import runpy; runpy.run_module('look_pack.__main__', run_name='x')['show_gradient']()"
    assert "y.grad_fn  SumBackward0" in run(tmp_path, program)
