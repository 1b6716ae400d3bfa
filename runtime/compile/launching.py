"""Work in parts: a compiled function is called for each part, on all threads at once where there are several."""

from __future__ import annotations

from runtime.compile import kinds as types
from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.native.structures import invoke

_i = types.int64


@compile_driver(_i(_i, _i), nogil=True)
def run_alone(function, job):
    """Call the function at that address for the only part there is."""
    invoke(function, job, job, 0, 1, 0)
    return 0


@compile_driver(_i(_i, _i, _i, _i), nogil=True)
def run_parts(function, job, team, parts):
    """Call the function for each part."""
    share_out(team, function, job, parts)
    return 0


_alone = entry_point(run_alone)
_parts = Divided(entry_point(run_parts, ALONE))


def run_job(function: int, job: int, *, large: bool) -> None:
    """Call the function at that address with the address of a job, a part and the number of parts, for every part.

    A job is a structure that begins with the addresses of its operands. `large` work is divided among threads. What
    parts write must not overlap. The GIL is free meanwhile.
    """
    threads = launcher.threads() if large else 1
    if threads == 1:
        _alone(function, job)
    else:
        launcher.launch(_parts, function, job, threads=threads, alone=_alone)
