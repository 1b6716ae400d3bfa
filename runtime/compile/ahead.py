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
import os
import select
import subprocess
import sys
import time
from pathlib import Path

from runtime.forking import new_lock

_VARIABLE = "OPWEAVE_COMPILE"
_MOST = 4  # processes
_PROGRAM = "import sys; sys.path[:] = sys.argv[1:]; from runtime.compile.worker import main; main()"
_ROOT = str(Path(__file__).parents[2])  # where this package lies, if an import hook found it
_PATIENCE = 120.0  # seconds after which something is compiled by whoever needs it
# What is compiled first: what the interpreter runs meanwhile, a hundred times slower; then what a general path does
# meanwhile; then what takes long to compile, and does without threads meanwhile.
INTERPRETED, GENERAL, ALONE = range(3)


class CompileWorkers:
    """The processes that compile for this one, started when something is first asked for."""

    def __init__(self) -> None:
        self.lock = new_lock()
        self.owner = 0
        self.processes: list[subprocess.Popen[bytes]] = []
        self.asked: dict[str, float] = {}  # when it was
        self.failed = os.environ.get(_VARIABLE, "") == "now"

    def ask(self, module: str, name: str, rank: int = GENERAL) -> bool:
        """Have the native function `name` of a module compiled and stored; False if nobody will."""
        with self.lock:
            if not self.processes:
                self.owner = os.getpid()  # a forked child asks the processes of its parent, if there are any
            if self.failed:
                return False
            request = f"{module} {name}"
            if request in self.asked:
                return self._lives() and time.monotonic() < self.asked[request] + _PATIENCE
            self.asked[request] = time.monotonic()
            try:
                os.write(_pipe(self._next()), f"{rank} {request}\n".encode())  # short enough to be written whole
            except OSError:
                self.failed = True
            return not self.failed

    def _lives(self) -> bool:
        if self.owner == os.getpid():
            ended = any(process.poll() is not None for process in self.processes)
        else:
            ended = any(map(_hung_up, map(_pipe, self.processes)))
        self.failed = self.failed or ended
        return not self.failed

    def _next(self) -> subprocess.Popen[bytes]:
        """The process for the next function: a new one, or each in turn."""
        most = min(_MOST, max(1, (os.cpu_count() or 1) // 2))
        if len(self.processes) < most and self.owner == os.getpid():
            self.processes.append(_start())
            if len(self.processes) == 1:
                atexit.register(self.stop)
            return self.processes[-1]
        return self.processes[len(self.asked) % len(self.processes)]

    def stop(self) -> None:
        """End the processes; what they have compiled is stored already."""
        with self.lock:
            if self.owner == os.getpid():
                for process in self.processes:
                    with contextlib.suppress(OSError):
                        process.kill()
                        process.communicate()
                self.processes = []


def _start() -> subprocess.Popen[bytes]:
    """A process that imports what this one would, and nothing else that lies in the current folder.

    OSError where ``sys.executable`` is no interpreter, but a program that holds one, which nobody wants twice.
    """
    if getattr(sys, "frozen", False) or "python" not in Path(sys.executable or "").name.lower():
        msg = f"{sys.executable!r} is no interpreter"
        raise OSError(msg)
    paths = [str(Path(item).absolute()) for item in [*sys.path, _ROOT] if isinstance(item, str)]
    return subprocess.Popen(  # noqa: S603 - this interpreter, and where it looks for modules
        [sys.executable, "-P", "-W", "ignore", "-c", _PROGRAM, *paths], stdin=subprocess.PIPE, bufsize=0,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | {_VARIABLE: "now"},
        start_new_session=True,
    )  # fmt: skip


def _pipe(process: subprocess.Popen[bytes]) -> int:
    """Where a process reads what it is asked for."""
    assert process.stdin is not None
    return process.stdin.fileno()


def _hung_up(pipe: int) -> bool:
    """Whether all processes at the other end of a pipe have ended; False where the system cannot tell."""
    if not hasattr(select, "poll"):
        return False
    end = select.poll()
    end.register(pipe, 0)  # that the other end is closed is told unasked
    return bool(end.poll(0))


workers = CompileWorkers()
