"""The processes that a launcher starts on one machine: with their variables and files, and ended as one."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from runtime.distributed.failures import ERROR_FILE

__all__ = ["Failure", "Workers"]
_PATIENCE = 15.0  # seconds between asking a process to end and ending it
_PARENT_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of prctl(2)
_STREAMS = ("stdout", "stderr")


@dataclass
class Failure:
    """A process that ended with an error."""

    rank: int
    local_rank: int
    pid: int
    code: int
    error_file: Path
    when: float

    def describe(self, *, has_files: bool) -> str:
        """When, who and how, with the traceback; the error file is named if `has_files`."""
        file = self.error_file if has_files and self.error_file.exists() else "<N/A>"
        how = f"{self.code} (signal {signal.Signals(-self.code).name})" if self.code < 0 else str(self.code)
        lines = [
            f"  time      : {time.strftime('%Y-%m-%d_%H:%M:%S', time.localtime(self.when))}",
            f"  rank      : {self.rank} (local_rank: {self.local_rank})", f"  exitcode  : {how} (pid: {self.pid})",
            f"  error_file: {file}",
        ]  # fmt: skip
        return "\n".join([*lines, f"  traceback : {self._traceback()}"])

    def _traceback(self) -> str:
        try:
            message = json.loads(self.error_file.read_text(encoding="utf-8"))["message"]
            return str(message["extraInfo"]["py_callstack"])
        except (OSError, ValueError, KeyError, TypeError):
            return "on its standard error; elastic.multiprocessing.errors.record around main() brings it here"


class Workers:
    """Processes with the same command, one for each set of variables. None is left after :meth:`stop`."""

    def __init__(
        self, command: Sequence[str], environments: Sequence[Mapping[str, str]], folder: Path,
        redirected: Sequence[int], copied: Sequence[int],
    ) -> None:  # fmt: skip
        """`redirected` and `copied` have for each process the sum of 1 for its output and 2 for its errors."""
        self._environments = list(environments)
        self._files = [folder / environment["LOCAL_RANK"] / "error.json" for environment in environments]
        self._threads: list[threading.Thread] = []
        self.processes: list[subprocess.Popen[bytes]] = []
        self.failures: list[Failure] = []
        try:
            for index, environment in enumerate(environments):
                self.processes.append(self._start(command, environment, index, redirected[index], copied[index]))
        except BaseException:
            self.stop(signal.SIGKILL)
            raise

    def _start(
        self, command: Sequence[str], environment: Mapping[str, str], index: int, redirected: int, copied: int
    ) -> subprocess.Popen[bytes]:  # fmt: skip
        file = self._files[index]
        file.parent.mkdir(parents=True, exist_ok=True)
        streams: dict[str, Any] = {}
        for bit, name in enumerate(_STREAMS):
            if copied >> bit & 1:
                streams[name] = subprocess.PIPE
            elif redirected >> bit & 1:
                streams[name] = (file.parent / f"{name}.log").open("wb")
        library = ctypes.CDLL(None) if sys.platform == "linux" else None

        def end_with_parent() -> None:
            """Let the system end this process when its parent is killed; a call of the system alone takes no lock."""
            if library is not None:
                library.prctl(_PARENT_DEATH_SIGNAL, signal.SIGTERM)

        process = subprocess.Popen(  # noqa: S603 - the program that the user asked for
            command, env={**os.environ, **environment, ERROR_FILE: str(file)}, start_new_session=os.name != "nt",
            preexec_fn=end_with_parent if library is not None else None, **streams,  # noqa: PLW1509 - see there
        )  # fmt: skip
        for name, stream in streams.items():
            if stream is subprocess.PIPE:
                target = file.parent / f"{name}.log"
                label = f"[{environment['ROLE_NAME']}{environment['RANK']}]:"
                thread = threading.Thread(target=_copy, args=(getattr(process, name), target, name, label), daemon=True)
                thread.start()
                self._threads.append(thread)
            else:
                stream.close()
        return process

    def look(self) -> bool:
        """Note who has failed; whether all have ended."""
        codes = [process.poll() for process in self.processes]
        noted = {failure.local_rank for failure in self.failures}
        for index, code in enumerate(codes):
            environment = self._environments[index]
            local_rank = int(environment["LOCAL_RANK"])
            if code and local_rank not in noted:
                pid = self.processes[index].pid
                file = self._files[index]
                when = file.stat().st_mtime if file.exists() else time.time()
                self.failures.append(Failure(int(environment["RANK"]), local_rank, pid, code, file, when))
        return None not in codes

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End all processes, and what they have started; those that do not end in time are killed."""
        self._signal(how)
        end = time.monotonic() + _PATIENCE
        for process in self.processes:
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(max(0.0, end - time.monotonic()))
        self._signal(getattr(signal, "SIGKILL", signal.SIGTERM), everybody=True)
        for process in self.processes:
            process.wait()
        for thread in self._threads:
            thread.join(1)

    def _signal(self, number: int, *, everybody: bool = False) -> None:
        """Send a signal to the processes that run; with `everybody` to the groups of ended ones too."""
        for process in self.processes:
            if everybody or process.poll() is None:
                with contextlib.suppress(OSError):
                    if os.name == "nt":
                        process.terminate()
                    else:
                        os.killpg(process.pid, number)


def _copy(stream: Any, file: Path, name: str, label: str) -> None:
    """Write what a process says into a file, and on, with who said it."""
    target = getattr(sys, name)
    with stream, file.open("wb") as log:
        for line in stream:
            log.write(line)
            log.flush()
            target.write(f"{label}{line.decode(errors='replace')}")
            target.flush()
