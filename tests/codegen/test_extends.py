"""Packages that build on others: what they offer, what they share, and what is rejected at generation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from counting import counted
from folders import ROOT

from codegen.__main__ import main
from codegen.reading.bases import FORMAT, INDEX
from codegen.writing import stamp

MINE = """\
- extends: generated
- theme: mine

- func: my_mish(Tensor self) -> Tensor
  variants: function, method
  autogen: my_mish_, my_mish.out
  elementwise: self * tanh(log1p(exp(self)))

- func: add.Text(Tensor self, str other) -> Tensor
  variants: function, method
  composite: self + float(other)

- func: mean_mish(Tensor self) -> Tensor
  python_module: nn
  composite: self.exp().log().my_mish().mean() + abs(self).sum() * 0

- func: _hidden(Tensor self) -> Tensor
  composite: my_mish(self)

- func: tripled(Tensor self) -> Tensor
  variants: method
  property: triple
  elementwise: self * 3
"""
MINE_DERIVATIVES = """\
- name: my_mish(Tensor self) -> Tensor
  self: auto
- name: tripled(Tensor self) -> Tensor
  self: add(grad, grad, alpha=2)
"""
USE = """
import generated
import mine as ow

assert ow.Tensor is generated.Tensor
assert ow.exp is generated.exp and ow.linalg.norm is generated.linalg.norm
assert ow.autograd.grad is generated.autograd.grad and ow.float32 is generated.float32
# Everything of the base, and its own.
missing = {name for name in vars(generated) if not name.startswith("__")} - set(vars(ow))
assert missing == set(), missing
assert {"my_mish", "my_mish_"} <= set(vars(ow)) - set(vars(generated))
assert not hasattr(ow, "_hidden") and not hasattr(ow, "mean_mish") and not hasattr(ow, "tripled")

x = generated.tensor([0.0, 1.0, 2.0], requires_grad=True)
y = ow.my_mish(x) + x.my_mish() + x.triple
y.sum().backward()
finite = lambda f: ((f(x.detach().double() + 1e-6) - f(x.detach().double() - 1e-6)) / 2e-6).float()
assert ow.isfinite(x.grad).all().item()
assert abs((x.grad - finite(lambda x: 2 * ow.my_mish(x) + x.triple)).tolist()[1]) < 1e-3
assert ow.nn.functional.mean_mish(x).grad_fn is not None and not hasattr(generated.nn.functional, "mean_mish")

# An overload of a name of the base: function, method and special method of the one Tensor.
assert ow.add(x, "2").tolist() == x.add("2").tolist() == (x + "2").tolist() == [2, 3, 4]
assert ow.add(x, 1).tolist() == x.add(1).tolist() == ow.add(x, x, alpha=1).tolist()[:0] + [1, 2, 3]
assert x.add(other="2").tolist() == [2, 3, 4]
for call in (lambda: generated.add(x, "2"), lambda: x.add([])):
    try:
        call()
    except TypeError as error:
        print(error)
    else:
        raise AssertionError
names = {operator.name for operator in generated.registered_operators()}
assert {"add.Tensor", "add.Text", "my_mish", "_hidden"} <= names and len(names) == len(generated.registered_operators())
"""
FORMS = """\
add() has no form that takes (Tensor, str); the accepted forms are
  add(Tensor input, Tensor other, *, Scalar alpha=1, Tensor? out=None)
  add(Tensor input, Scalar other, Scalar alpha=1)
add() has no form that takes (Tensor, list); the accepted forms are
  add(Tensor input, Tensor other, *, Scalar alpha=1, Tensor? out=None)
  add(Tensor input, Scalar other, Scalar alpha=1)
  add(Tensor input, str other)
"""


def run(here: Path, program: str) -> str:
    """What a program prints whose current folder is `here`."""
    path = os.pathsep.join([str(here), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=here, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def make(name: str, ops: str, derivatives: str = "[]", *words: str) -> int:
    """Generate a package in the current folder."""
    Path(f"{name}.yaml").write_text(ops)
    Path(f"{name}_d.yaml").write_text(derivatives)
    return main(["--ops", f"{name}.yaml", "--derivatives", f"{name}_d.yaml", "--out", name, *words])


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_an_extending_package_offers_everything_and_shares_it(here: Path) -> None:
    assert make("mine", MINE, MINE_DERIVATIVES) == 0
    assert run(here, USE) == FORMS


def test_it_holds_only_what_is_its_own(here: Path) -> None:
    make("mine", MINE, MINE_DERIVATIVES)
    files = {path.relative_to(here).as_posix() for path in (here / "mine" / "operators").iterdir()}
    assert files == {"mine/operators/__init__.py", "mine/operators/mine.py"}
    index = json.loads((here / "mine" / INDEX).read_text())
    assert index["format"] == FORMAT
    assert index["extends"] == ["generated"]
    assert list(index["operators"]) == ["my_mish", "add.Text", "mean_mish", "_hidden", "tripled"]


def test_the_index_of_the_package_of_the_repository() -> None:
    index = json.loads((ROOT / "generated" / INDEX).read_text())
    facts = index["operators"]["add.Tensor"]
    assert facts["func"] == "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"
    assert facts["autogen"] == ["add_.Tensor", "add.out"]
    assert facts["dunders"] == ["__add__", "__radd__", "__iadd__"]
    assert facts["node"] == "AddBackward0"
    assert index["extends"] == []


def test_nothing_is_imported_to_generate(here: Path) -> None:
    program = (
        "import sys; from codegen.__main__ import main; "
        "assert main(['--ops', 'mine.yaml', '--derivatives', 'mine_d.yaml', '--out', 'mine']) == 0; "
        "assert not {'generated', 'runtime', 'numpy'} & set(sys.modules)"
    )
    (here / "mine.yaml").write_text(MINE)
    (here / "mine_d.yaml").write_text(MINE_DERIVATIVES)
    assert "5 operators" in run(here, program)


def test_unchanged_is_quick_and_a_changed_base_is_noticed(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make("base", "- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n")
    ops = "- extends: base\n- func: fourfold(Tensor self) -> Tensor\n  composite: twice(twice(self))\n"
    assert make("mine", ops, "[]", "--extends", "base") == 0
    capsys.readouterr()
    with counted() as calls:
        assert make("mine", ops, "[]", "--extends", "base") == 0
    assert calls.count < 36_000  # measured: 24,089
    assert capsys.readouterr().out.startswith("mine is up to date")
    assert make("base", "- func: doubled(Tensor self) -> Tensor\n  elementwise: self + self\n") == 0
    capsys.readouterr()
    assert make("mine", ops, "[]", "--extends", "base") == 1
    assert "unknown function 'twice'" in capsys.readouterr().err
    (here / "base" / INDEX).unlink()
    assert make("mine", ops, "[]", "--extends", "base") == 1


def test_a_package_has_not_the_name_of_its_base(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make("base", "- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n")
    Path("ops.yaml").write_text("- extends: base\n", encoding="utf-8")
    Path("derivatives.yaml").write_text("[]", encoding="utf-8")
    before = (here / "base" / INDEX).read_bytes()
    capsys.readouterr()
    for words in (["--out", "base"], ["--out", "below/base"], ["--out", "below/base", "--check"]):
        assert main(words) == 1
        said = f"opweave: {words[1]} would have the name of a package that it extends; name another with --out\n"
        assert capsys.readouterr().err == said
    assert (here / "base" / INDEX).read_bytes() == before
    assert not (here / "below").exists()
    assert main(["new", "fourfold"]) == 0
    said = capsys.readouterr().out
    assert "  python -m codegen --out PACKAGE\n" in said
    assert "import PACKAGE as ow" in said


def test_explain_says_whose_operator_it_is(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make("base", "- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n")
    make("mine", "- extends: base\n- func: fourfold(Tensor self) -> Tensor\n  composite: twice(twice(self))\n")
    capsys.readouterr()
    assert main(["explain", "twice", "--ops", "mine.yaml", "--derivatives", "mine_d.yaml", "--out", "mine"]) == 1
    said = "opweave: 'twice' is no operator of mine.yaml; it is base.yaml:1 of package base\n"
    assert capsys.readouterr().err == said


def test_a_change_of_kernel_packages_regenerates(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make("mine", MINE, MINE_DERIVATIVES)
    capsys.readouterr()
    assert make("mine", MINE, MINE_DERIVATIVES, "--kernels", "mine_kernels") == 0
    assert "up to date" not in capsys.readouterr().out


def test_packages_on_packages_and_two_that_extend_one_name(here: Path) -> None:
    form = "- func: add.{}(Tensor self, {} other) -> Tensor\n  variants: function, method\n  composite: {}\n"
    make("one", "- extends: generated\n" + form.format("One", "str", "self + float(other)"))
    make("two", "- extends: generated\n" + form.format("Two", "int[]", "self + len(other)"))
    both = "- extends: one, two\n- func: plus(Tensor self) -> Tensor\n  composite: 'add(add(self, [1]), \"2\")'\n"
    assert make("both", both) == 0
    assert make("above", "- extends: both\n- func: higher(Tensor self) -> Tensor\n  composite: plus(self)\n") == 0
    program = """
import two, one, generated
x = one.zeros(1)
assert one.add(x, "1").item() == two.add(x, [1]).item() == x.add("1").item() == x.add([5]).item() == 1
for package, argument in ((one, [1]), (two, "1"), (generated, [1])):
    try:
        package.add(x, argument)
    except TypeError:
        pass
    else:
        raise AssertionError(package)
import above
assert above.add(x, "1").item() == above.add(x, [1]).item() == 1
assert above.higher(x).item() == above.plus(x).item() == 3
assert above.exp is generated.exp
"""
    assert run(here, program) == ""


def test_a_folder_given_with_extends(here: Path) -> None:
    (here / "elsewhere").mkdir()
    os.chdir(here / "elsewhere")
    make("base", "- func: twice(Tensor self) -> Tensor\n  elementwise: self + self\n")
    os.chdir(here)
    ops = "- extends: base\n- func: fourfold(Tensor self) -> Tensor\n  composite: twice(twice(self))\n"
    assert make("mine", ops) == 1
    assert make("mine", ops, "[]", "--extends", "elsewhere/base") == 0
    assert make("mine", ops, "[]", "--check", "--extends", "elsewhere/base") == 0


BASE = """\
- func: twice(Tensor self) -> Tensor
  autogen: twice_
  variants: function, method
  dunders: __pos__
  property: double_
  elementwise: self + self
- func: a.b_c(Tensor self) -> Tensor
  elementwise: self
"""
BASE_DERIVATIVES = "- name: twice(Tensor self) -> Tensor\n  self: grad + grad\n"
TWICE = BASE[: BASE.index("- func: a.")]


def test_an_equal_entry_is_shared(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make("base", BASE, BASE_DERIVATIVES)
    capsys.readouterr()
    for derivatives in ("[]", BASE_DERIVATIVES):
        assert make("mine", "- extends: base\n" + TWICE, derivatives) == 0
        assert capsys.readouterr().out.startswith("mine: 0 operators")


REJECTED = {
    "a base that is not there": (
        "- extends: generatd\n" + TWICE, "[]",
        """\
mine.yaml:1:12: error: there is no package 'generatd' here; install it, or name its folder with --extends [extends-unknown]
        1 | - extends: generatd
          |            ^^^^^^^^
1 error; nothing was written
""",
    ),
    "no name of a package": (
        "- extends: ../base\n", "[]",
        """\
mine.yaml:1:12: error: '../base' cannot be the name of a package (write it as Python imports it) [extends-unknown]
        1 | - extends: ../base
          |            ^^^^^^^
1 error; nothing was written
""",
    ),
    "a package without an index": (
        "- extends: yaml\n", "[]",
        """\
mine.yaml:1:12: error: package 'yaml' has no operators.json; generate it again with this version [extends-unknown]
        1 | - extends: yaml
          |            ^^^^
1 error; nothing was written
""",
    ),
    "too late": (
        "- func: own(Tensor self) -> Tensor\n  elementwise: self\n- extends: base\n", "[]",
        """\
mine.yaml:3:3: error: 'extends' stands before all entries (move it to the top of the file) [extends-late]
        3 | - extends: base
          |   ^^^^^^^
1 error; nothing was written
""",
    ),
    "an entry that differs": (
        "- extends: base\n- func: twice(Tensor self) -> Tensor\n  autogen: []\n  elementwise: 2 * self\n", "[]",
        """\
mine.yaml:2:9: error: 'twice' differs from the operator at base.yaml:1 of package base (choose another name, or another overload name, or make the entries equal) [extends-differs]
        2 | - func: twice(Tensor self) -> Tensor
          |         ^^^^^
1 error; nothing was written
""",
    ),
    "a form that a base has": (
        "- extends: base\n- func: twice.Own(Tensor self) -> Tensor\n  autogen: twice_\n"
        "  elementwise: 2 * self\n", "[]",
        """\
mine.yaml:2:9: error: 'twice_' differs from the operator at base.yaml:1 of package base (choose another name, or another overload name, or make the entries equal) [extends-differs]
        2 | - func: twice.Own(Tensor self) -> Tensor
          |         ^^^^^^^^^
1 error; nothing was written
""",
    ),
    "one name in generated code": (
        "- extends: base\n- func: a_b.c(Tensor self) -> Tensor\n  autogen: []\n  elementwise: self\n", "[]",
        """\
mine.yaml:2:9: error: 'a_b.c' and an operator at base.yaml:7 of package base would have one name in generated code (choose another name, or another overload name, or make the entries equal) [extends-differs]
        2 | - func: a_b.c(Tensor self) -> Tensor
          |         ^^^^^
1 error; nothing was written
""",
    ),
    "derivatives that differ": (
        "- extends: base\n" + TWICE, "- name: twice(Tensor self) -> Tensor\n  self: 2 * grad\n",
        """\
mine.yaml:2:9: error: the derivatives of 'twice' differ from those at base.yaml:1 of package base (leave them out: the operator is the same) [extends-differs]
        2 | - func: twice(Tensor self) -> Tensor
          |         ^^^^^
1 error; nothing was written
""",
    ),
    "derivatives of a base's operator": (
        "- extends: base\n", BASE_DERIVATIVES,
        """\
mine_d.yaml:1:9: error: 'twice' belongs to package base (its derivatives are given there; an overload of your own can have others) [extends-derivative]
        1 | - name: twice(Tensor self) -> Tensor
          |         ^^^^^
1 error; nothing was written
""",
    ),
    "the derivatives of a base": (
        "- extends: base\n- func: own(Tensor self) -> Tensor\n  elementwise: self\n", 5 * BASE_DERIVATIVES,
        """\
mine_d.yaml:1:3: error: this file has derivatives of operators of package base and no others (name the file with yours by --derivatives; an empty one if none has a gradient) [extends-derivative]
        1 | - name: twice(Tensor self) -> Tensor
          |   ^
1 error; nothing was written
""",
    ),
    "another module": (
        "- extends: base\n- func: twice.Own(Tensor self) -> Tensor\n  python_module: nn\n  elementwise: self\n", "[]",
        """\
mine.yaml:2:9: error: 'twice.Own' lies in another module than 'twice' at base.yaml:1 of package base (give both the same python_module) [extends-taken]
        2 | - func: twice.Own(Tensor self) -> Tensor
          |         ^^^^^^^^^
1 error; nothing was written
""",
    ),
    "a special method of a base": (
        "- extends: base\n- func: own(Tensor self) -> Tensor\n  dunders: __pos__\n  variants: method\n"
        "  elementwise: self\n", "[]",
        """\
mine.yaml:2:9: error: '__pos__' of Tensor calls 'twice' at base.yaml:1 of package base (leave it to that operator) [extends-taken]
        2 | - func: own(Tensor self) -> Tensor
          |         ^^^
1 error; nothing was written
""",
    ),
    "a misspelt operator of a base, in a composite": (
        "- extends: base\n- func: own(Tensor self) -> Tensor\n  composite: twicee(self)\n", "[]",
        """\
mine.yaml:3:14: error: unknown function 'twicee' in a composite (did you mean 'twice'?) [expression-unknown-function]
        3 |   composite: twicee(self)
          |              ^^^^^^
1 error; nothing was written
""",
    ),
    "a misspelt method of a base, in a formula": (
        "- extends: base\n- func: own(Tensor self) -> Tensor\n  elementwise: self\n",
        "- name: own(Tensor self) -> Tensor\n  self: grad.twicee()\n",
        """\
mine_d.yaml:2:14: error: unknown method 'twicee' in a formula (did you mean 'twice'?) [expression-unknown-method]
        2 |   self: grad.twicee()
          |              ^^^^^^
1 error; nothing was written
""",
    ),
}


@pytest.mark.parametrize("case", REJECTED)
def test_what_is_rejected(here: Path, capsys: pytest.CaptureFixture[str], case: str) -> None:
    ops, derivatives, report = REJECTED[case]
    make("base", BASE, BASE_DERIVATIVES)
    capsys.readouterr()
    assert make("mine", ops, derivatives) == 1
    assert capsys.readouterr().err == report
    assert not (here / "mine").exists()


def test_bases_that_contradict_each_other(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make("one", "- func: same(Tensor self) -> Tensor\n  elementwise: self\n")
    make("two", "- func: same(Tensor self) -> Tensor\n  elementwise: -self\n")
    capsys.readouterr()
    assert make("mine", "- extends: one, two\n") == 1
    assert capsys.readouterr().err == """\
mine.yaml:1:3: error: 'same' is defined differently at one.yaml:1 of package one and at two.yaml:1 of package two (extend one of the two packages) [extends-contradiction]
        1 | - extends: one, two
          |   ^
1 error; nothing was written
"""


@pytest.mark.parametrize(
    ("index", "said"),
    [
        ("{}", "the index operators.json of package 'base' cannot be read: KeyError('format')"),
        ("[1, 2", "the index operators.json of package 'base' cannot be read: "),
        ('{"format": 0}', "package 'base' was made by another version; generate it again with this one"),
        (
            '{"format": 4, "file": "base.yaml", "extends": ["base"], "operators": {}}',
            "packages extend each other: base -> base",
        ),
    ],
)
def test_an_index_that_cannot_be_read(here: Path, capsys: pytest.CaptureFixture[str], index: str, said: str) -> None:
    (here / "base").mkdir()
    (here / "base" / INDEX).write_text(index)
    assert make("mine", "- extends: base\n") == 1
    assert f"mine.yaml:1:12: error: {said}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--extends", "nowhere"], "opweave: --extends: there is no folder nowhere\n"),
        (["--kernels", "a-b"], "opweave: --kernels: 'a-b' cannot be the name of a package\n"),
    ],
)
def test_options_that_cannot_be(here: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str) -> None:
    assert make("mine", MINE, MINE_DERIVATIVES, *words) == 1
    assert capsys.readouterr().err == said


def test_the_stamp_names_the_bases(here: Path) -> None:
    make("mine", MINE, MINE_DERIVATIVES)
    assert (here / "mine" / stamp.NAME).read_text().splitlines()[1].startswith("extends generated ")
