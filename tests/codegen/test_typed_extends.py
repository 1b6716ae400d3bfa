"""A package that extends `generated`, under mypy and pyright: what it inherits gives its own Tensor."""

from __future__ import annotations

from pathlib import Path

import pytest
from checkers import Complaint, needs_pyright, run_mypy, run_pyright
from folders import ROOT
from test_extends import MINE, MINE_DERIVATIVES

from codegen.__main__ import main

RIGHT = """\
from typing import assert_type

import generated
import mine as ow

x = ow.tensor([1.0])
assert_type(ow.my_mish(x), ow.Tensor)
assert_type(x.my_mish_().triple.T.my_mish(), ow.Tensor)
assert_type(ow.exp(x), ow.Tensor)
assert_type(x.exp(), ow.Tensor)
assert_type(x + 1, ow.Tensor)
assert_type(ow.add(x, "2"), ow.Tensor)
assert_type(x.add("2") + "2", ow.Tensor)
assert_type(ow.nn.functional.mean_mish(x), ow.Tensor)
assert_type(ow.nn.functional.relu(x), ow.Tensor)
assert_type(ow.linalg.norm(x), ow.Tensor)
assert_type(ow.var_mean(x)[0], ow.Tensor)
assert_type(x.grad, ow.Tensor | None)
assert_type(ow.my_mish(generated.ones(2)), ow.Tensor)
assert_type(generated.exp(x), generated.Tensor)
"""
# Lines that must be rejected, each with the codes of mypy and of pyright.
WRONG = {
    "ow.my_mish('a')": ("arg-type", "reportArgumentType"),
    "ow.mich(x)": ("attr-defined", "reportAttributeAccessIssue"),
    "x.mich()": ("attr-defined", "reportAttributeAccessIssue"),
    "ow.tripled(x)": ("attr-defined", "reportAttributeAccessIssue"),
    "ow._hidden(x)": ("attr-defined", "reportAttributeAccessIssue"),
    "ow.add(x, [])": ("call-overload", "reportCallIssue"),
    "ow.exp('a')": ("arg-type", "reportArgumentType"),
    "generated.my_mish(x)": ("attr-defined", "reportAttributeAccessIssue"),
    "generated.exp(x).my_mish()": ("attr-defined", "reportAttributeAccessIssue"),
}
HEAD = ["import generated", "import mine as ow", "x = ow.tensor([1.0])"]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package and both programs."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "ops.yaml").write_text(MINE)
    (folder / "derivatives.yaml").write_text(MINE_DERIVATIVES)
    words = ["--ops", str(folder / "ops.yaml"), "--derivatives", str(folder / "derivatives.yaml")]
    assert main([*words, "--out", str(folder / "mine")]) == 0
    (folder / "right.py").write_text(RIGHT)
    (folder / "wrong.py").write_text("\n".join([*HEAD, *WRONG]) + "\n")
    return folder


def test_mypy(project: Path) -> None:
    compare(run_mypy(project, ["right.py", "wrong.py"], [ROOT, project]), 0)
    assert run_mypy(project, ["-p", "mine"], [ROOT, project]) == []


@needs_pyright
def test_pyright(project: Path) -> None:
    stubs = len(list((project / "mine").rglob("*.pyi")))
    compare(run_pyright(project, ["*.py", "mine/**/*.pyi"], at_least=stubs + 2), 1)


def compare(complaints: list[Complaint], checker: int) -> None:
    """Every wrong line is rejected with its code, and nothing else."""
    results: dict[int, set[str]] = {}
    for complaint in complaints:
        if not complaint.is_aside:
            assert complaint.file.endswith("wrong.py"), complaint
            results.setdefault(complaint.line, set()).add(complaint.code)
    wanted = dict(enumerate(WRONG, len(HEAD) + 1))
    assert results.keys() == wanted.keys()
    assert [line for number, line in wanted.items() if WRONG[line][checker] not in results[number]] == []
