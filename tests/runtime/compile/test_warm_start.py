"""A program whose kernels are stored loads machine code and no compiler; one that finds none compiles what it calls."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

from runtime.compile.threads import get_num_threads

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
    """With nothing stored, the process that computes compiles loops alone.

    And what a module tests itself with when it is imported, if the other process has stored the rest of it before.
    """
    cold = run(tmp_path, OPWEAVE_COMPILE="")
    assert cold["values"] == first["values"]
    names = {name for name in cold["compiled"] if "_kernel_" not in name and "_backward_" not in name}
    assert names <= {"tensor_over", "view_at"}


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


ARRAYS = """
import json, sys
import generated as ow

F = ow.nn.functional
many = ow.linspace(-1, 1, 70_000).reshape(35_000, 2).requires_grad_()
classes = ow.arange(35_000) % 2
loss = F.nll_loss(many, classes) + F.cross_entropy(many, classes) + F.nll_loss(many, classes, reduction="none")[3]
loss.backward()
wide = ow.linspace(-1, 1, 8192).reshape(8, 1024).sin()
places = ow.arange(8192).reshape(8, 1024) % 8
values = [many.grad.sum().item(), wide.topk(3)[1].tolist(), wide.gather(0, places).sum().item()]
values += [wide.scatter_add(0, places, wide).sum().item(), wide.index_add(0, ow.arange(8), wide).sum().item()]
values += [wide.index_add(1, ow.arange(1024), wide).sum().item()]
square = wide[:, :8] + 9 * ow.eye(8)
values += [ow.linalg.lu_factor(square)[0].tolist(), ow.linalg.solve_triangular(square, square, upper=True).tolist()]
"""


def test_loops_over_arrays_need_no_compiler(folder: Path) -> None:
    """Those that Numba is given as they are: large losses, the best of long rows, places in tensors, elimination."""
    new = run(folder, ARRAYS, OPWEAVE_COMPILE="now")
    again = run(folder, ARRAYS, OPWEAVE_COMPILE="now")
    assert (again["compiler"], again["compiled"]) == ([], [])
    assert again["values"] == new["values"]


HEAD = """
import json, sys
import generated as ow
from runtime.compile.ahead import workers
from runtime.native import interpreted

ow.set_num_threads({threads})
kept, called = interpreted.interpreted, []
interpreted.interpreted = lambda native: called.append(native.py_func.__qualname__) or kept(native)
w = ow.linspace(-1, 1, 200_000).reshape(400, 500)
sums = [w * 2, w.t().sum(1), w.cumsum(0)[-1], ow.stack([w.t(), w.t()])]
sums += [w.index_select(0, ow.arange(399, -1, -1))]
"""
TAIL = """
print(json.dumps({
    "values": [one.double().sum().item() for one in sums], "asked": [name.split()[1] for name in workers.asked],
    "interpreted": called, "numba": "numba" in sys.modules,
}))
"""
LAYERS = """
F = ow.nn.functional
leaf = w.clone().requires_grad_()
images, kernels = leaf.reshape(2, 10, 100, 100), ow.linspace(-1, 1, 900).reshape(10, 10, 3, 3).requires_grad_()
made = F.max_pool2d(F.batch_norm(F.conv2d(images, kernels, padding=1), None, None, training=True).relu(), 2)
(made.flatten(1).softmax(1) * made.flatten(1)).sum().backward()
sums += [made, leaf.grad, kernels.grad, F.layer_norm(w, (500,)), w.sort(1)[0], w.tanh().var(1), ow.cat([w, w], 1)]
sums += [w.sum(), w @ w.t(), w.exp().argmax(0), w.half().float(), w.flip(0)]
ow.manual_seed(1)
sums += [draw(200_000, dtype=dtype) for draw in (ow.randn, ow.rand) for dtype in (ow.float32, ow.float64)]
"""


def large(program: str, folder: str, now: str, threads: int) -> dict[str, list[object]]:
    """What a program finds that works on large tensors with so many threads."""
    done = subprocess.run(
        [sys.executable, "-c", HEAD.replace("{threads}", str(threads)) + program + TAIL], cwd=ROOT,
        env=os.environ | {"NUMBA_CACHE_DIR": folder, "OPWEAVE_COMPILE": now}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    loaded: dict[str, list[object]] = json.loads(done.stdout)
    return loaded


def test_large_work_is_done_on_one_thread_while_others_compile(tmp_path: Path) -> None:
    """With the same results; or by NumPy, where that takes as long."""
    most = min(2, get_num_threads())
    first, alone = large("", str(tmp_path), "", most), large("", os.environ.get("NUMBA_CACHE_DIR", ""), "now", 1)
    assert first["values"] == alone["values"]
    assert alone["asked"] == []
    if most > 1:
        shared = {"run_threads", "reduce_on_threads", "scan_on_threads", "take_alone", "copy_threads"}
        assert shared <= set(first["asked"])


def test_what_threads_do_needs_no_compiler_nor_interpreter_once_it_is_stored() -> None:
    """Nothing is looked for under another name than it is stored by; else it would be waited for, and never come."""
    folder, most = os.environ.get("NUMBA_CACHE_DIR", ""), min(2, get_num_threads())
    for threads in sorted({1, most}):
        compiled, again = (large(LAYERS, folder, now, threads) for now in ("now", ""))
        assert (again["asked"], again["interpreted"], again["numba"]) == ([], [], False)
        assert again["values"] == compiled["values"]
