"""Work in parts: a compiled function is called for each part, on all threads at once where there are several."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from typing import Any

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver, entry_point, starts_threads
from runtime.compile.threads import launcher
from runtime.native.structures import invoke

_i = types.int64


@compile_driver(_i(_i, _i), nogil=True)
def run_alone(function, job):
    """Call the function at that address for the only part there is."""
    invoke(function, job, job, 0, 1, 0)
    return 0


@starts_threads
def _threads() -> Any:
    """Compiled when the first large work comes: threads cost Numba seconds of compilation."""
    global numba  # noqa: PLW0603 - where the compiled function looks for it
    import numba

    @compile_driver(_i(_i, _i, _i), nogil=True, parallel=True)
    def run_parts(function, job, parts):
        for part in numba.prange(parts):
            invoke(function, job, job, part, parts, 0)
        return 0

    return entry_point(run_parts)


_alone = entry_point(run_alone)


def run_job(function: int, job: int, *, large: bool) -> None:
    """Call the function at that address with the address of a job, a part and the number of parts, for every part.

    A job is a structure that begins with the addresses of its operands. `large` work is divided among threads. What
    parts write must not overlap. The GIL is free meanwhile.
    """
    threads = launcher.threads() if large else 1
    if threads == 1:
        _alone(function, job)
    else:
        launcher.launch(_threads(), function, job, threads=threads, alone=_alone)
