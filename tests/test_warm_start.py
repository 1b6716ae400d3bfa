"""A program whose kernels are stored loads machine code and no compiler; one that finds none compiles what it calls."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
GRADIENT = """
import json, sys
import generated as ow

x = ow.arange(-6.0, 6.0).reshape(3, 4).requires_grad_()
loss = ow.log_softmax(x * 2, 1).mean()
loss.backward()
values = [loss.item(), x.grad.tolist()]
"""
LAYER = """
import json, sys
import generated as ow

x, w = ow.ones(6, 4), ow.linspace(-1, 1, 12).reshape(3, 4).requires_grad_()
scores = ow.nn.functional.linear(x, w)
loss = ow.nn.functional.cross_entropy(scores, ow.tensor([0, 1, 2, 0, 1, 2])) + (w @ w.t()).sum()
loss.backward()
values = [loss.item(), w.grad.tolist()]
"""
STARTERS = """
import importlib, json, pkgutil, sys
import runtime

values = {}
for module in pkgutil.walk_packages(runtime.__path__, "runtime."):
    starter = vars(importlib.import_module(module.name)).get("_threads")
    if hasattr(starter, "compile_now"):
        starter.compile_now()
        values[module.name] = starter().is_stored()
"""
REPORT = """
from runtime.compile import compiling
compiler = ("numba", "scipy.linalg", "runtime.compile.translation")
print(json.dumps({
    "values": values,
    "compiler": [name for name in compiler if name in sys.modules],
    "compiled": compiled,
}))
"""
COUNTED = """
from runtime.compile import compiling
compiled = []
keep = compiling.Compiled.__init__
def count(self, name, *arguments, **options):
    keep(self, name, *arguments, **options)
    if not self.cache_hits:
        compiled.append(name.rpartition("-")[0])
compiling.Compiled.__init__ = count
"""


def run(folder: Path, program: str = GRADIENT, **variables: str) -> dict[str, object]:
    """What the program finds, with its kernels in a folder."""
    environment = os.environ | {"NUMBA_CACHE_DIR": str(folder)} | variables
    environment = {name: value for name, value in environment.items() if value}
    done = subprocess.run(
        [sys.executable, "-c", COUNTED + program + REPORT], cwd=ROOT, env=environment, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where everything that the program calls is stored."""
    return tmp_path_factory.mktemp("stored")


@pytest.fixture(scope="module")
def first(folder: Path) -> dict[str, object]:
    """The run that found nothing."""
    return run(folder, OPWEAVE_COMPILE="now")


def test_what_is_stored_is_loaded_without_a_compiler(first: dict[str, object], folder: Path) -> None:
    again = run(folder, OPWEAVE_COMPILE="now")
    assert (again["compiler"], again["compiled"]) == ([], [])
    assert again["values"] == first["values"]


def test_products_and_losses_need_no_compiler_either(folder: Path, first: dict[str, object]) -> None:
    assert first["compiled"]  # what both programs call is stored
    new = run(folder, LAYER, OPWEAVE_COMPILE="now")
    again = run(folder, LAYER, OPWEAVE_COMPILE="now")
    assert (again["compiler"], again["compiled"]) == ([], [])
    assert again["values"] == new["values"]


def test_a_first_gradient_compiles_what_it_calls(first: dict[str, object]) -> None:
    """Five loops, and the builtins and drivers that they are called by: none because another one is in its module."""
    names = list(first["compiled"])
    loops = [name for name in names if "_kernel_" in name or "_backward_" in name]
    assert len(loops) <= 7, loops
    assert len(names) <= 26, names
    assert "scipy.linalg" not in first["compiler"]


def test_others_compile_all_but_the_loops(folder: Path, tmp_path: Path, first: dict[str, object]) -> None:
    """With nothing stored, the process that computes compiles loops alone."""
    cold = run(tmp_path, OPWEAVE_COMPILE="")
    assert cold["values"] == first["values"]
    assert {name for name in cold["compiled"] if "_kernel_" not in name and "_backward_" not in name} <= {"tensor_over"}


OPERATORS = """
import json, sys
import generated as ow
from tests.operators.cases import DTYPES, TABLE, build, evaluate

def theme(name):
    found = ow
    for part in name.split(".") if name[0].isalpha() else ["add"]:
        found = getattr(found, part)
    return getattr(found, "__module__", "")

loaded, themes = [], set()
for case in TABLE:
    if theme(case.name) not in themes:
        themes.add(theme(case.name))
        kinds = DTYPES[case.dtypes]
        kind = "float64" if "float64" in kinds else kinds[0]
        made = {name: ow.from_numpy(one) for name, one in build(case.inputs, kind).items()}
        result = evaluate(case.call, ow, {name: one.requires_grad_(case.grad and one.is_floating_point())
                                          for name, one in made.items()})
        if case.grad:
            result.sum().backward()
        if "numba" in sys.modules:
            loaded.append(str(case))
            break
values = sorted(themes)
"""


def test_no_theme_of_operators_needs_a_compiler() -> None:
    """The first operator of each, and its gradient, on small tensors. What is stored once serves other tests too."""
    usual = {"NUMBA_CACHE_DIR": os.environ.get("NUMBA_CACHE_DIR", ""), "OPWEAVE_COMPILE": "now"}
    run(Path(), OPERATORS.replace("break", "pass"), **usual)
    again = run(Path(), OPERATORS + "values.append(loaded)\n", **usual)
    assert len(again["values"]) > 40
    assert again["values"][-1] == []


THREADS = """
import json, os, sys
import generated as ow
from runtime.compile.ahead import workers

w = ow.linspace(-1, 1, 200_000).reshape(400, 500)
sums = [w * 2, w.t().sum(1), w.cumsum(0)[-1], ow.stack([w.t(), w.t()])]
values = [one.sum().item() for one in sums]
asked = sorted(name for name in workers.asked if "<locals>" in name)
"""


def test_drivers_of_threads_are_compiled_by_others_too(tmp_path: Path) -> None:
    """Until they are there one thread does the work, with the same results."""
    report = 'print(json.dumps({"values": values, "asked": asked}))\n'
    found = []
    for now in ("", "now"):
        environment = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path / (now or "later")), "OPWEAVE_COMPILE": now}
        done = subprocess.run(
            [sys.executable, "-c", THREADS + report], cwd=ROOT, env=environment, capture_output=True, text=True,
            check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        found.append(json.loads(done.stdout))
    assert found[0]["values"] == found[1]["values"]
    assert found[1]["asked"] == []
    from runtime.compile.threads import get_num_threads

    if get_num_threads() > 1:
        assert "runtime.kernels.elementwise.driver _threads.<locals>.run_threads" in found[0]["asked"]


def test_what_starts_threads_is_found_where_it_is_stored(folder: Path) -> None:
    """It is looked for by the name that it is stored by; else it would be waited for, and never come."""
    found = run(folder, STARTERS, OPWEAVE_COMPILE="now")["values"]
    assert isinstance(found, dict)
    assert len(found) >= 6
    assert all(found.values()), found
