"""``import opweave``: the package ``generated`` under the project's name, wherever other packages have its names."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from folders import ROOT

SAME_OBJECTS = """
import opweave as ow
import opweave.nn.functional as F
from opweave.optim.lr_scheduler import StepLR
from opweave.utils.data import DataLoader
import generated, generated.nn, generated.optim.lr_scheduler, runtime
import importlib.util, pickle, sys

assert ow is generated is sys.modules["opweave"]
assert F is generated.nn.functional and ow.nn is generated.nn and ow.linalg is generated.linalg
assert StepLR is generated.optim.lr_scheduler.StepLR and DataLoader is generated.utils.data.DataLoader
assert generated.__spec__.name == "generated" and generated.nn.__spec__.name == "generated.nn"
assert importlib.util.find_spec("opweave.nonsense") is None
assert pickle.loads(pickle.dumps(ow.nn.Linear)) is generated.nn.Linear
try:
    import opweave.nonsense
except ModuleNotFoundError as error:
    print(error)
print(ow.tensor([1.0, 2.0]).mul(2).tolist(), runtime.__file__ == sys.argv[1])
"""


def run(code: str, folder: Path, *arguments: str, flags: tuple[str, ...] = ()) -> subprocess.CompletedProcess[str]:
    """Run `code` in `folder`, which is first on ``sys.path``, with ``opweave`` as an editable installation maps it."""
    environment = os.environ | {"PYTHONPATH": str(ROOT / "runtime" / "alias")}
    command = [sys.executable, *flags, *(["-c", code] if code else []), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=environment)


def test_modules_are_the_same_objects_under_both_names(tmp_path: Path) -> None:
    result = run(SAME_OBJECTS, tmp_path, str(ROOT / "runtime" / "__init__.py"))
    assert result.stdout.splitlines() == ["No module named 'opweave.nonsense'", "[2.0, 4.0] True"], result.stderr


@pytest.mark.parametrize("kind", ["package", "module", "namespace"])
@pytest.mark.parametrize("name", ["runtime", "generated", "codegen"])
def test_other_packages_in_the_working_directory_hide_nothing(name: str, kind: str, tmp_path: Path) -> None:
    write_other(name, kind, tmp_path)
    result = run("import opweave as ow; print(ow.ones(2).sum().item())", tmp_path)
    assert result.stdout == "2.0\n", result.stderr


@pytest.mark.parametrize("kind", ["package", "module"])
@pytest.mark.parametrize("name", ["runtime", "generated"])
def test_another_package_that_is_loaded_is_an_error(name: str, kind: str, tmp_path: Path) -> None:
    write_other(name, kind, tmp_path)
    result = run(f"import {name}\nimport opweave", tmp_path)
    assert f"ImportError: import opweave: '{name}' is loaded from " in result.stderr
    assert str(tmp_path) in result.stderr
    assert "import opweave before it, or rename that module" in result.stderr


# A folder without __init__ comes after every package of its name on sys.path, and hides none: the package of an
# installation is loaded, where there is one.
@pytest.mark.parametrize("name", ["runtime", "generated"])
def test_a_folder_that_is_loaded_as_a_package_is_an_error(name: str, tmp_path: Path) -> None:
    write_other(name, "namespace", tmp_path)
    code = f"""
import os, sys
sys.path[:] = [path for path in sys.path if not os.path.isfile(os.path.join(path, {name!r}, "__init__.py"))]
import {name}
import opweave
"""
    result = run(code, tmp_path)
    assert f"ImportError: import opweave: '{name}' is loaded from " in result.stderr


@pytest.mark.parametrize("kind", ["package", "module"])
def test_generated_names_a_runtime_of_others(kind: str, tmp_path: Path) -> None:
    write_other("runtime", kind, tmp_path)
    result = run(f"import sys\nsys.path.append({str(ROOT)!r})\nimport generated", tmp_path)
    assert "ImportError: generated runs on opweave's package 'runtime', and Python found another, " in result.stderr
    assert str(tmp_path) in result.stderr
    assert "import opweave first, which loads its own, or rename that one" in result.stderr


def test_it_runs_as_a_module(tmp_path: Path) -> None:
    result = run("", tmp_path, flags=("-m", "opweave"))
    assert re.match(r"opweave \S+: \d+ operators, ", result.stdout), result.stderr
    assert (result.returncode, result.stderr) == (0, "")


def write_other(name: str, kind: str, folder: Path) -> None:
    """Write a package, a module or a folder of modules of that name which is not opweave's."""
    if kind == "module":
        (folder / f"{name}.py").write_text("__version__ = '7'\n")
        return
    (folder / name).mkdir()
    (folder / name / "helpers.py").write_text("")
    if kind == "package":
        (folder / name / "__init__.py").write_text("__version__ = '7'\n")


def test_an_editable_installation_is_a_list_of_folders(tmp_path: Path) -> None:
    """What mypy and editors find packages by; they cannot ask a finder that runs."""
    pytest.importorskip("setuptools", minversion="77")
    project = tmp_path / "project"
    for name in ("codegen", "runtime", "generated", "runtime/alias/opweave"):
        (project / name).mkdir(parents=True, exist_ok=True)
        (project / name / "__init__.py").write_text(f"place = {name!r}\n")
    for name in ("pyproject.toml", "README.md", "LICENSE", "codegen/distribution.py"):
        (project / name).write_text((ROOT / name).read_text(encoding="utf-8"), encoding="utf-8")
    code = "import sys; from setuptools.build_meta import build_editable as build; print(build(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", code, str(tmp_path)], cwd=project, capture_output=True, text=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        (listed,) = [name for name in archive.namelist() if name.endswith(".pth")]
        folders = archive.read(listed).decode().split()
        assert not [name for name in archive.namelist() if name.endswith(".py")]
    assert folders == [str(project), str(project / "runtime" / "alias")]
    code = f"""
import site
site.addsitedir({str(tmp_path / "site")!r})
import opweave, runtime
print(runtime.place, opweave.place)
"""
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "here.pth").write_text("\n".join(folders))
    command = [sys.executable, "-I", "-S", "-c", code]  # -S: without this installation
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert result.stdout == "runtime runtime/alias/opweave\n"
