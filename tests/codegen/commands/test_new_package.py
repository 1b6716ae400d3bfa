"""`new-package`, and what it makes, for a stranger: opweave as a wheel in an environment of its own, no checkout in

sight; the project written, generated, installed and tested there, and used beside `generated`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from folders import ROOT

from codegen.__main__ import main
from codegen.writing.scaffold import commands, project_files

pytest.importorskip("setuptools", reason="setuptools, which builds the wheels, is in the extra `test`")

SOURCES = (
    "codegen", "runtime", "generated", "pyproject.toml", "README.md", "LICENSE", "ops.yaml", "derivatives.yaml",
)  # fmt: skip
ADD_OVERLOAD = """
- func: add.Words(Tensor self, str[] other) -> Tensor
  variants: function, method
  composite: self + sum(stack([full_like(self, float(word)) for word in other]), 0)
"""
USE = """
import opweave
import blur as ow
import generated
import codegen, runtime

assert "site-packages" in codegen.__file__ and "site-packages" in runtime.__file__
assert ow.Tensor is generated.Tensor and ow.exp is generated.exp
assert opweave is generated and "site-packages" in opweave.__file__
x = generated.tensor([3.0, 0.0, 6.0], requires_grad=True)
assert ow.blur_smooth(x).tolist() == [1, 3, 2]
assert x.blur_gate().tolist() == ow.blur_gate(x).tolist()
(x.blur_smooth() + generated.exp(x)).sum().backward()
print([round(value, 3) for value in x.grad.tolist()], x.blur_smooth().grad_fn.name())
assert x.add(["1", "2"]).tolist() == ow.add(x, ["1", "2"]).tolist() == [6, 3, 9] and x.add(1).tolist() == [4, 1, 7]
for wrong in (lambda: generated.add(x, ["1"]), lambda: ow.blur_smooth(x, 2)):
    try:
        wrong()
    except (TypeError, ValueError) as error:
        print(str(error).split("\\n")[0])
"""
USED = """\
[20.752, 2.0, 404.095] BlurSmoothBackward0
add() has no form that takes (Tensor, list of str); the accepted forms are
blur_smooth(): width must be odd and positive, got 2
"""
TYPED = """
from typing import assert_type

import blur as ow
import generated

x = generated.ones(3)
assert_type(ow.blur_smooth(x, width=5), ow.Tensor)
assert_type(ow.exp(x).blur_gate().sum(), ow.Tensor)
assert_type(ow.add(x, ["1"]), ow.Tensor)
assert_type(generated.exp(ow.blur_gate(x)), generated.Tensor)
y: generated.Tensor = ow.blur_gate(x)
x.blur_gate()
ow.blur_smooth(x, "3")
ow.add(x, {})
"""
# The last three lines of the program, by number.
COMPLAINTS = {13: "attr-defined", 14: "arg-type", 15: "call-overload"}


class Machine:
    """A folder with an environment of its own, into which opweave was installed from a wheel."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = folder / "environment"
        self.bin = self.environment / ("Scripts" if os.name == "nt" else "bin")

    def run(self, *words: str | Path, cwd: str = ".", status: int = 0) -> str:
        """The output of a command, run in a folder with nothing of the checkout on the path."""
        variables = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        variables["PATH"] = f"{self.bin}{os.pathsep}{variables['PATH']}"
        done = subprocess.run(
            [str(word) for word in words], cwd=self.folder / cwd, env=variables, capture_output=True, text=True,
            check=False, timeout=600,
        )  # fmt: skip
        assert done.returncode == status, done.stdout + done.stderr
        return done.stdout

    def install(self, source: str | Path, *options: str) -> None:
        """What pip does, without asking any server: what is needed is that of the environment around."""
        quiet = ("--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
        self.run(sys.executable, "-m", "pip", "--python", self.bin / "python", "install", *quiet, *options, source)


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Machine:
    folder = tmp_path_factory.mktemp("machine")
    result = Machine(folder)
    result.run(sys.executable, "-m", "venv", "--without-pip", result.environment)
    # NumPy and the others are found where this test runs; its own opweave is not, whichever way it was installed.
    purelib = result.run(result.bin / "python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
    Path(purelib, "around.pth").write_text(sysconfig.get_path("purelib") + "\n")
    (folder / "opweave").mkdir()
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / "opweave" / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / "opweave")
    result.install("./opweave")
    shutil.rmtree(folder / "opweave")
    return result


def test_an_installed_opweave_generates(machine: Machine) -> None:
    """Templates and data files are in the wheel."""
    files = machine.folder / "plain"
    files.mkdir()
    shutil.copy(ROOT / "ops.yaml", files)
    shutil.copy(ROOT / "derivatives.yaml", files)
    said = machine.run("opweave", "--out", "whole", cwd="plain")
    assert re.match(r"whole: \d+ operators", said)
    assert machine.run("opweave", "--check", "--out", "whole", cwd="plain").startswith("whole is up to date")
    for path in (ROOT / "generated").rglob("*.*"):
        if "__pycache__" not in path.parts and path.name != "sources.txt":
            assert (files / "whole" / path.relative_to(ROOT / "generated")).read_bytes() == path.read_bytes(), path


SHOWN = {
    ("list", "add"): r"add\.Tensor +elementwise",
    ("explain", "add.Tensor"): r"generated.ops\.yaml:\d+",
    ("explain", "promote"): "dtype of the result",
    ("docs", "--html", "pages"): r"pages.index\.html: \d+ operators",
    ("check", "sinh"): r"generated: 1 entries",
}


@pytest.mark.parametrize("words", SHOWN, ids=" ".join)
def test_what_is_installed_is_shown_in_any_folder(machine: Machine, words: tuple[str, ...]) -> None:
    """Both YAML files are in the wheel."""
    assert re.search(SHOWN[words], machine.run("opweave", *words))


def test_nothing_is_generated_where_there_is_nothing_to_generate_from(machine: Machine) -> None:
    (machine.folder / "empty").mkdir(exist_ok=True)
    assert not machine.run("opweave", cwd="empty", status=1)
    assert not list((machine.folder / "empty").iterdir())


@pytest.fixture(scope="module")
def project(machine: Machine) -> Machine:
    """The project `blur`, generated and installed by the commands that `new-package` prints."""
    said = machine.run("opweave", "new-package", "blur")
    assert "  cd blur\n" in said
    generate, install = commands()
    assert f"  {generate}\n  {install}\n" in said
    with (machine.folder / "blur" / "blur.yaml").open("a") as file:
        file.write(ADD_OVERLOAD)
    assert "blur: 3 operators" in machine.run(*generate.split(), cwd="blur")
    assert "up to date" in machine.run(*generate.split(), cwd="blur")
    assert "blur: 3 entries, 3 formulas" in machine.run("opweave", "check", *generate.split()[1:], cwd="blur")
    machine.install("./blur")
    for name in ("blur", "blur_kernels"):
        shutil.move(machine.folder / "blur" / name, machine.folder / "blur" / f"no_{name}")
    return machine


def test_its_tests_pass(project: Machine) -> None:
    project.run("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", cwd="blur")


def test_it_works_beside_generated(project: Machine) -> None:
    assert project.run("python", "-W", "error", "-c", USE) == USED


def test_its_stubs_are_found(project: Machine) -> None:
    pytest.importorskip("mypy", reason="mypy is in the extra `dev`")
    (project.folder / "typed.py").write_text(TYPED)
    words = ["--strict", "--no-error-summary", "--python-executable", project.bin / "python", "typed.py"]
    lines = project.run(sys.executable, "-m", "mypy", *words, status=1).splitlines()
    results = [re.match(r"typed.py:(\d+): error: .*\[(.*)\]$", line) for line in lines]
    assert {int(match[1]): match[2] for match in results if match} == COMPLAINTS


def test_the_project_has_nothing_left_to_fill_in() -> None:
    for path, text in project_files("blur", ["generated"]).items():
        assert not re.search(r"\{[{%]|TODO|NAME", text), path
        assert text.endswith("\n") or not text, path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Blur"], "nobody could import a package called 'Blur'; use a-z, 0-9 and _"),
        (["class"], "nobody could import a package called 'class'; use a-z, 0-9 and _"),
        (["../blur"], "nobody could import a package called '../blur'; use a-z, 0-9 and _"),
        (["runtime"], "'runtime' is the name of another package"),
        (["_blur"], "a name that begins with an underscore is private"),
        (["blur", "--extends", "a/b"], "--extends: 'a/b' cannot be the name of a package"),
        (["blur", "--in", "full"], "there is something already: full"),
    ],
)
def test_what_is_rejected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "note.txt").write_text("here")
    assert main(["new-package", *words]) == 1
    assert capsys.readouterr().err == f"opweave: {said}\n"
    assert [path.name for path in tmp_path.rglob("*")] == ["full", "note.txt"]
