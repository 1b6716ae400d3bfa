"""Entries either work or are an error of the generator: those that once were accepted and failed later.

The errors stand in the table of test_generator_errors; here is what works.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

from codegen.__main__ import main

EXTENDS = "- extends: generated\n"
BOTH = """\
self = ow.tensor([1.5, 2.0, -3.0, 0.7], dtype=ow.float64, requires_grad=True)
other = ow.tensor([0.7, 0.6, -2.0, 1.1], dtype=ow.float64, requires_grad=True)
print(ow.autograd.gradcheck(ow.f, (self, other)), ow.autograd.gradgradcheck(ow.f, (self, other)))
"""
ONE = """\
x = ow.tensor([{}], dtype=ow.{}, requires_grad=True)
f = lambda x: ow.f({})
print(ow.autograd.gradcheck(f, x, check_forward_ad={}), ow.autograd.gradgradcheck(f, x))
"""
REAL = ONE.format("1.5, 2.0, -0.5", "float64", "{}", True)
COMPLEX = ONE.format("1.5 - 1j, 2.0, -0.5j", "complex128", "{}", False)
PAIR = "- func: f(Tensor self, Tensor other) -> Tensor\n  dtypes: floating\n  elementwise: "
REDUCED = "- func: f(Tensor self, Tensor other, int{} reduction={}) -> Tensor\n  composite: self + reduction\n"
CALLS = "x = ow.tensor([1, 2])\nprint([ow.f(x, x).tolist(), ow.f(x, other=x).tolist(), ow.f(x, x, 'mean').tolist()])\n"
# YAML, derivatives, a program, what it prints.
WORKS = {
    "second derivatives through heaviside": (PAIR + "self * other * heaviside(self, other)\n", "auto", BOTH,
        "True True"),
    "functions of a number": (
        "- func: f(Tensor self, float alpha) -> Tensor\n  elementwise: sin(self) * exp(-log(alpha)) * log(alpha)\n",
        "auto", REAL.format("x, 1.5"), "True True"),
    "functions of a number in a scan": (
        "- func: f(Tensor self, Scalar alpha, int dim) -> Tensor\n  dtypes: [floating, complex]\n"
        "  scan: {value: {init: 0, step: exp(-alpha) * (value + self)}}\n",
        "auto", COMPLEX.format("x, 0.5 + 0.25j, 0"), "True True"),
    "functions of a number in a reduction": (
        "- func: f(Tensor self, float alpha, int dim) -> Tensor\n  dtypes: [floating, complex]\n"
        "  reduce: {total: {init: 0, step: total + exp(alpha * self)}}\n  finish: total * exp(alpha)\n",
        "auto", COMPLEX.format("x, 0.5, 0"), "True True"),
    "Sum": (REDUCED.format("", "Sum"), "", CALLS, "[[3, 4], [3, 4], [2, 3]]"),
    "Mean": (REDUCED.format("", "Mean"), "", CALLS, "[[2, 3], [2, 3], [2, 3]]"),
    "Sum that may be left out": (REDUCED.format("?", "Sum"), "", "x = ow.tensor([1])\nprint(ow.f(x, x))",
        "tensor([3])"),
    "integers in a reduction": (
        "- func: f(Tensor self, int dim) -> Tensor\n  promote: int_to_float\n"
        "  reduce: {total: {init: 0, step: total + self}}\n  finish: total / count\n",
        "", "print(ow.f(ow.tensor([1, 2]), 0))", "tensor(1.5000)"),
    "a value for every element, in place": (
        "- func: f(Tensor self, int dim) -> Tensor\n  autogen: f_\n"
        "  reduce: {total: {init: 0, step: total + self}}\n  each: total - self\n",
        "", "x = ow.tensor([1.0, 2.0])\nprint(ow.f_(x, 0) is x, x)", "True tensor([2., 1.])"),
}  # fmt: skip


def run(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False,
        env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}."},
    )


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


@pytest.mark.parametrize("name", WORKS)
def test_it_works(name: str) -> None:
    ops, formula, program, prints = WORKS[name]
    Path("ops.yaml").write_text(EXTENDS + ops, encoding="utf-8")
    targets = "self, other" if "Tensor other" in ops else "self"
    derivatives = f"- name: f\n  {targets}: {formula}\n" if formula else "[]\n"
    Path("derivatives.yaml").write_text(derivatives, encoding="utf-8")
    assert main(["--out", "made"]) == 0
    done = run(f"import made as ow\n{program}")
    assert (done.stdout, done.stderr) == (f"{prints}\n", "")


PROGRAMS = {
    "a function": ("import pk as ow\nx = ow.f(1)\ny = ow.nosuch(x)\n", "p.py:3: there is no operator 'nosuch'"),
    "a slip": ("import pk as ow\nx = ow.ff(1)\n", "p.py:2: there is no operator 'ff'"),
    "two": ("import pk as ow\now.a(ow.b)\n", "p.py:2: there is no operator 'a'\np.py:2: there is no operator 'b'"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_that_takes_what_there_is_not(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    program, says = PROGRAMS[name]
    Path("ops.yaml").write_text("- func: f(Tensor self) -> Tensor\n  elementwise: self\n", encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    Path("p.py").write_text(program, encoding="utf-8")
    assert main(["--out", "pk", "--ops-from", "p.py"]) == 1
    assert capsys.readouterr().err.startswith(f"opweave: {says}")
    assert not Path("pk").exists()


def test_a_program_may_take_all_that_packages_have(capsys: pytest.CaptureFixture[str]) -> None:
    Path("ops.yaml").write_text("- func: f(Tensor self) -> Tensor\n  elementwise: self\n", encoding="utf-8")
    Path("derivatives.yaml").write_text("[]\n", encoding="utf-8")
    words = ("Tensor", "tensor", "float32", "nn", "autograd", "no_grad", "__version__", "pi", "f", "f_", "finfo")
    Path("p.py").write_text("import pk as ow\n" + "".join(f"ow.{word}\n" for word in words), encoding="utf-8")
    assert main(["--out", "pk", "--ops-from", "p.py"]) == 0, capsys.readouterr().err


def test_a_base_that_lost_an_operator_says_so_when_it_is_imported() -> None:
    two = "- func: {}(Tensor self) -> Tensor\n  elementwise: self\n"
    Path("d.yaml").write_text("[]\n", encoding="utf-8")
    Path("below.yaml").write_text(two.format("f") + two.format("g"), encoding="utf-8")
    Path("above.yaml").write_text("- extends: below\n- func: h(Tensor self) -> Tensor\n  composite: f(self)\n",
        encoding="utf-8")  # fmt: skip
    for name in ("below", "above"):
        assert main(["--ops", f"{name}.yaml", "--derivatives", "d.yaml", "--out", name]) == 0
    assert run("import above").stderr == ""
    Path("below.yaml").write_text(two.format("f"), encoding="utf-8")
    assert main(["--ops", "below.yaml", "--derivatives", "d.yaml", "--out", "below"]) == 0
    last = run("import above").stderr.splitlines()[-1]
    assert last.startswith("ImportError: cannot import name 'g' from 'below.functions'")
    assert last.endswith("above was generated for another version of below: generate it again")
    assert main(["--ops", "above.yaml", "--derivatives", "d.yaml", "--out", "above"]) == 0
    assert run("import above").stderr == ""
