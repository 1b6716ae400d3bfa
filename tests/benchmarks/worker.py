"""A process that holds one library or several, builds cases and times calls, as `measure.py` asks.

Requests and answers are lines of JSON. What a library prints goes to the standard error. Only here are libraries
imported, so that the numbers of threads can be set before they start any.
"""

from __future__ import annotations

import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import timeit
from collections.abc import Callable
from typing import Any

import runtime  # noqa: F401 - before NumPy, as a program that imports the package first: it sets up OpenBLAS's threads

# isort: split
import numpy as np

from benchmarks import libraries
from benchmarks.catalogue import CASES
from benchmarks.model import BESIDE, OURS, Case


class WorkerError(Exception):
    """A case could not be run; the text is the library's."""


class Worker:
    """The near end: starts the process and asks it.

    Between two requests the process stands still, where the system has a signal for it: threads of a pool spin for a
    while after their work is done, on the core that the next process is measured on.
    """

    def __init__(self, names: list[str], threads: int) -> None:
        self.ended = False
        here = os.path.dirname(__file__)  # noqa: PTH120 the path is an argument of a program
        self._process = subprocess.Popen(
            [sys.executable, here, "--worker", ",".join(names), "--threads", str(threads)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=os.environ | libraries.environment(names, threads),
        )  # fmt: skip

    def ask(self, what: str, **arguments: Any) -> Any:
        """The answer to a request. Raises WorkerError."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._signal("SIGCONT")
            self._process.stdin.write(json.dumps({"what": what, **arguments}) + "\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
            self._signal("SIGSTOP")
        except BrokenPipeError:
            line = ""
        if not line:
            self.ended = True
            raise WorkerError(f"the process ended with status {self._process.wait()}")
        answer = json.loads(line)
        if "error" in answer:
            raise WorkerError(answer["error"])
        return answer["value"]

    def close(self) -> None:
        """End the process; a second time does nothing."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._signal("SIGCONT")
        self._process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()
        self._process.wait()

    def _signal(self, name: str) -> None:
        """Send a signal to the process, where the system has it; nothing when the process has ended."""
        if hasattr(signal, name):
            self._process.send_signal(getattr(signal, name))


class Session:
    """The far end: what the process does."""

    def __init__(self, names: list[str], threads: int) -> None:
        self._modules = {name: libraries.load(name, threads) for name in names}
        self._timers: dict[str, timeit.Timer] = {}
        # What imports left on the heap belongs to no case: the collector shall not walk it again and again.
        gc.collect()
        gc.freeze()

    def describe(self) -> dict[str, Any]:
        """The versions of the libraries, and the threads of all pools."""
        try:
            from threadpoolctl import threadpool_info
        except ImportError:
            pools = []
        else:
            pools = [f"{pool['internal_api']} {pool['num_threads']}" for pool in threadpool_info()]
        threads = {
            name: module.get_num_threads()
            for name, module in self._modules.items()
            if libraries.LIBRARIES[name].torchlike
        }
        return {"threads": threads, "pools": sorted(pools)}

    def prepare(self, case: str, library: str, size: int, label: str) -> None:
        """Build a case, and run it once: the first call may compile. It is timed under the label."""
        cached = CASES[case]
        names = libraries.namespace(cached, library, self._modules[library], size)
        run = libraries.statement(cached, library)
        assert run is not None
        run = f"wait({run})" if library == "jax" else run
        # A collector that is off, as timeit has it, would hide what a graph of many objects costs.
        self._timers[label] = timeit.Timer(run, "gc.enable()", globals={**names, "gc": gc})
        self._timers[label].timeit(1)

    def time(self, label: str, calls: int, lead: int) -> float:
        """Seconds for a number of calls, after some that are not counted."""
        timer = self._timers[label]
        if lead:
            timer.timeit(lead)
        return timer.timeit(calls)

    def forget(self) -> None:
        """Free what the last case holds."""
        self._timers.clear()
        gc.collect()

    def compare(self, case: str) -> str:
        """Whether opweave's result at a small size is PyTorch's; what differs, or nothing."""
        return difference(CASES[case], self._modules)


def difference(case: Case, modules: dict[str, Any]) -> str:
    """How the results of a case differ between opweave and PyTorch, at its small size; empty when they do not."""
    results = {}
    for name in (OURS, BESIDE):
        names = libraries.namespace(case, name, modules[name], case.tiny)
        eval(case.run, names)  # a step of training shows in the loss of the next one
        results[name] = libraries.arrays(eval(case.run, names))
    ours, theirs = results[OURS], results[BESIDE]
    if len(ours) != len(theirs):
        return f"{len(ours)} results, PyTorch has {len(theirs)}"
    for mine, other in zip(ours, theirs, strict=True):
        if mine.shape != other.shape or mine.dtype != other.dtype:
            return f"{mine.dtype}{list(mine.shape)}, PyTorch has {other.dtype}{list(other.shape)}"
        if not np.allclose(mine, other, rtol=case.tolerance, atol=case.tolerance):
            return f"differs by up to {np.max(np.abs(mine - other)):.3g}"
    return ""


def serve(names: list[str], threads: int) -> None:
    """Answer requests until there are no more."""
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    session = Session(names, threads)
    does: dict[str, Callable[..., Any]] = {
        "describe": session.describe, "prepare": session.prepare, "time": session.time, "forget": session.forget,
        "compare": session.compare,
    }  # fmt: skip
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = {"value": does[request.pop("what")](**request)}
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(answer) + "\n")
        answers.flush()
