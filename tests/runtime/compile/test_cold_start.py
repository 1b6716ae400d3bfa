"""A program that starts without stored kernels computes at once, the same bits, and other processes compile for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from folders import ROOT

# Every kind of kernel, forward and backward; what is computed as bytes.
PROGRAM = """
import hashlib, json, os, sys, time
import generated as ow
from runtime.compile.ahead import workers

def digest(*tensors):
    return hashlib.sha256(b"".join(one.detach().contiguous().numpy().tobytes() for one in tensors)).hexdigest()[:12]

ow.manual_seed(3)
x = ow.arange(-6.0, 6.0).reshape(3, 4).requires_grad_()
y = ow.tensor([[0.5, -1.5, 2.5, 3.25]])
w = ow.linspace(-1, 1, 300).reshape(20, 15)
found = {
    "broadcast": digest(x + y), "transposed": digest(w.t() * 2 + w.t()), "numbers": digest(ow.add(w, w, alpha=3)),
    "mixed": digest(w + ow.arange(15)), "in place": digest(w.clone().mul_(1.5)), "compare": digest(w > 0.25),
    "sum": digest(w.sum()), "rows": digest(w.sum(1), w.t().amax(0), w.var(0)), "softmax": digest(ow.softmax(w, 0)),
    "scan": digest(w.cumsum(1), w.cumprod(0)), "views": digest(w[2:9:3, 1], w.diagonal(), w.t().reshape(-1)),
    "cat": digest(ow.cat([w, w], 1), ow.stack([w, w.flip(0)])), "index": digest(w[ow.tensor([3, 0, 3])]),
    "product": digest(w @ w.t(), w @ w[0]), "random": digest(ow.rand(5), ow.randn(4)),
    "made": digest(ow.full((2, 3), 1.25), ow.tensor([[1, 2], [3, 4]])),
}
loss = (ow.log_softmax(x * y, 1).mean() + (x.sin() * y).sum()) ** 2
loss.backward()
found["gradients"] = digest(x.grad)
started = [one.pid for one in workers.processes]
"""
REPORT = 'print(json.dumps({"found": found, "started": started, "asked": sorted(workers.asked)}))\n'
# Until the builtins have come: the sum of two tensors is one builtin call in the end, and the same all the while.
WAIT = """
from generated.operators.arithmetic import ADD_TENSOR
before, end = digest(w + w), time.monotonic() + 240
while type(ADD_TENSOR[w._keys]).__name__ != "builtin_function_or_method" and time.monotonic() < end:
    assert digest(w + w) == before
    time.sleep(0.1)
found["taken over"] = type(ADD_TENSOR[w._keys]).__name__
assert digest(w + w) == before
"""


def run(program: str, **variables: str) -> dict[str, object]:
    """What a program prints that runs with these variables, without those of the tests."""
    environment = {name: value for name, value in os.environ.items() if name != "OPWEAVE_COMPILE"} | variables
    command = [sys.executable, "-c", program + REPORT]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def usual() -> dict[str, object]:
    """What the program finds with everything compiled where it is needed."""
    report = run(PROGRAM, OPWEAVE_COMPILE="now")
    assert report["started"] == []
    assert report["asked"] == []
    return report["found"]


def is_running(process: int) -> bool:
    """Whether a process is there, and has not ended."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{process}/stat")
    return not state.exists() or state.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_cold_start_gives_the_same_bits_and_is_taken_over(usual, tmp_path: Path) -> None:
    report = run(PROGRAM + WAIT, NUMBA_CACHE_DIR=str(tmp_path))
    assert report["found"].pop("taken over") == "builtin_function_or_method"
    assert report["found"] == usual
    assert "runtime.kernels.elementwise.native make" in report["asked"]
    assert report["started"]
    assert not any(is_running(process) for process in report["started"])


# Large indices: NumPy's answers until the loops over arrays have come, which then give the same ones.
INDICES = """
import json, time
import generated as ow
from runtime.compile.ahead import workers
from runtime.kernels.indexing.loops.gather import _index_put_outer, _scatter_reduce
from runtime.kernels.indexing.loops.places import _list_flat
from runtime.kernels.matmul.loops.integers import _add_products

ow.manual_seed(4)
table, chosen, rows = ow.rand(300, 300), ow.rand(300, 300) > 0.5, ow.randint(-300, 300, (300,))
whole = ow.randint(-9, 9, (32, 32))
loops = (_list_flat, _index_put_outer, _add_products, _scatter_reduce)

def answers():
    written = table.clone()
    written[:, rows] = table
    places = (rows % 300).unsqueeze(0).repeat(300, 1)
    return [table[chosen], chosen.nonzero(), table[:, rows], written, whole @ whole,
            table.scatter_reduce(1, places, table, "amax"), table.index_add(0, rows % 300, table)]

first = answers()
found = {"compiled here": sum(len(loop.compiled) for loop in loops)}
end = time.monotonic() + 240
while not all(loop.compiled for loop in loops) and time.monotonic() < end:
    assert all(map(ow.equal, first, answers()))
    time.sleep(0.1)
assert all(map(ow.equal, first, answers()))
found["taken over"] = all(loop.compiled for loop in loops)
found["found stored"] = all(loop.hits >= len(loop.compiled) for loop in loops)  # two threads may load one at once
started = [one.pid for one in workers.processes]
"""


def test_large_indices_do_not_wait_for_loops_over_arrays(tmp_path: Path) -> None:
    report = run(INDICES, NUMBA_CACHE_DIR=str(tmp_path))
    assert report["found"] == {"compiled here": 0, "taken over": True, "found stored": True}
    assert any(name.startswith("runtime.kernels.indexing.loops.places _list_flat:") for name in report["asked"])
    assert not any(is_running(process) for process in report["started"])


def test_without_native_calls_the_bits_are_the_same(usual) -> None:
    report = run(PROGRAM, OPWEAVE_NATIVE="0", OPWEAVE_COMPILE="now")
    assert report["found"] == usual


CHILDREN = """
import generated as ow
from runtime.compile.ahead import workers
x = ow.arange(6.0)
(x + x).sum()
parent, before = os.getpid(), [one.pid for one in workers.processes]
for _ in range(3):
    child = os.fork()
    if child == 0:
        status = 1
        try:
            known = len(workers.asked)
            x.cumsum(0)
            same = [one.pid for one in workers.processes] == before and workers.owner == parent
            status = 0 if same and len(workers.asked) > known else 2
        finally:
            os._exit(status)
    assert os.waitpid(child, 0)[1] == 0
found, started = {}, before
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_forked_children_ask_the_processes_of_their_parent(tmp_path: Path) -> None:
    """A pool of processes does not start as many compilers."""
    report = run("import json, os\n" + CHILDREN, NUMBA_CACHE_DIR=str(tmp_path))
    assert len(report["started"]) == 1 or os.cpu_count() > 3
    assert not any(is_running(process) for process in report["started"])


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the children of a process are looked up in /proc")
def test_what_a_killed_program_asked_for_is_dropped(tmp_path: Path) -> None:
    """Its process ends after the function that it compiles; those behind it would be compiled for nobody."""
    from runtime.compile.ahead import _start

    compiler = _start()
    try:
        wanted = "runtime.kernels.elementwise.native make"
        compiler.stdin.write(f"1 {wanted}\n2 no.such_module would_raise\n".encode())
        compiler.stdin.close()
        assert compiler.wait(240) == 0
    finally:
        compiler.kill()
        compiler.wait()


def test_nothing_waits_where_kernels_cannot_be_stored(usual, tmp_path: Path) -> None:
    """Then other processes would compile for nobody."""
    program = PROGRAM.partition("ow.manual_seed")[0]
    program += "x = ow.ones(3)\nfound = {'sum': (x + x).tolist()}\nstarted = []\n"
    broken = tmp_path / "file"
    broken.write_text("")
    environment = {"NUMBA_CACHE_DIR": str(broken), "OPWEAVE_CACHE_MIB": "0"}
    done = subprocess.run(
        [sys.executable, "-c", program + REPORT], cwd=ROOT, capture_output=True, text=True, check=True,
        env={name: value for name, value in os.environ.items() if name != "OPWEAVE_COMPILE"} | environment,
    )  # fmt: skip
    assert json.loads(done.stdout) == {"found": {"sum": [2, 2, 2]}, "started": [], "asked": []}
