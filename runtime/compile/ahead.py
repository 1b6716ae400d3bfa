"""Compiling ahead: native functions are compiled by other processes while this one computes without them.

A program that starts with an empty folder of kernels would wait for seconds of compilation before its first result.
What the general path or the interpreter can do instead is done by them, and the native function is asked for here: a
process of low priority compiles and stores it, and the next call that looks for it finds it.

``OPWEAVE_COMPILE=now`` in the environment compiles everything where it is first needed. So it is too where kernels
cannot be stored, in the processes that compile ahead, and wherever no other process can be started.
"""

from __future__ import annotations

import atexit
import contextlib
import importlib
import os
import pkgutil
import subprocess
import sys
import time
from typing import Any

from runtime.forking import new_lock

_VARIABLE = "OPWEAVE_COMPILE"
_MOST = 4  # processes
_PATIENCE = 120.0  # seconds after which something is compiled by whoever needs it


class Workers:
    """The processes that compile for this one, started when something is first asked for."""

    def __init__(self) -> None:
        self.lock = new_lock()
        self.owner = 0
        self.processes: list[subprocess.Popen[str]] = []
        self.asked: dict[str, float] = {}  # when it was
        self.failed = os.environ.get(_VARIABLE, "") == "now"

    def ask(self, module: str, name: str) -> bool:
        """Have the native function `name` of a module compiled and stored; False if nobody will."""
        with self.lock:
            if self.owner != os.getpid():  # the processes of a parent are not ours
                self.owner, self.processes, self.asked = os.getpid(), [], {}
            if self.failed:
                return False
            wanted = f"{module} {name}"
            if wanted in self.asked:
                return self._lives() and time.monotonic() < self.asked[wanted] + _PATIENCE
            self.asked[wanted] = time.monotonic()
            try:
                process = self._next()
                assert process.stdin is not None
                process.stdin.write(wanted + "\n")
                process.stdin.flush()
            except OSError:
                self.failed = True
            return not self.failed

    def _lives(self) -> bool:
        if any(one.poll() is not None for one in self.processes):
            self.failed = True
        return not self.failed

    def _next(self) -> subprocess.Popen[str]:
        """The process for the next function: a new one, or each in turn."""
        most = min(_MOST, max(1, (os.cpu_count() or 1) // 2))
        if len(self.processes) < most:
            self.processes.append(_start())
            if len(self.processes) == 1:
                atexit.register(self.stop)
            return self.processes[-1]
        return self.processes[len(self.asked) % most]

    def stop(self) -> None:
        """End the processes; what they have compiled is stored already."""
        with self.lock:
            if self.owner == os.getpid():
                for one in self.processes:
                    with contextlib.suppress(OSError):
                        one.kill()
                        one.communicate()
                self.processes = []


def _start() -> subprocess.Popen[str]:
    environment = os.environ | {_VARIABLE: "now", "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.Popen(
        [sys.executable, "-m", "runtime.compile.ahead"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, text=True, env=environment, start_new_session=True,
    )  # fmt: skip


workers = Workers()


def compile_everything() -> int:
    """Compile every native function of the runtime in this process, unless it is stored; how many there are."""
    import runtime
    from runtime.errors import UnsupportedError

    found = 0
    for module in pkgutil.walk_packages(runtime.__path__, "runtime."):
        try:
            names = vars(importlib.import_module(module.name))
        except UnsupportedError:  # an interpreter whose objects native code does not know
            continue
        for one in list(names.values()):
            if hasattr(one, "compile_now") and one.home == module.name:
                one.compile_now()
                found += 1
    return found


def main() -> None:
    """Compile what is asked for, a line each: a module and the name of a native function in it."""
    from runtime.compile.compiling import entry_point

    if hasattr(os, "nice"):
        os.nice(10)
    for line in sys.stdin:
        module, name = line.split()
        # A function within another is made by that one.
        outer, within, _ = name.partition(".<locals>.")
        native: Any = getattr(importlib.import_module(module), outer)
        native = native() if within else native
        (native if hasattr(native, "compile_now") else entry_point(native)).compile_now()


if __name__ == "__main__":
    main()
