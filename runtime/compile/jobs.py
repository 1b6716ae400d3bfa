"""Jobs that are described once and done on other arrays each time: small ones in one native call."""

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.ahead import ALONE
from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.team import share_out
from runtime.compile.threads import Divided, launcher
from runtime.native import layout
from runtime.native.arrays import row_of_arrays
from runtime.native.structures import Row, invoke, stack_words, words

MOST_WORDS = 64  # of a job

_i = types.int64


@compile_driver(types.void(Row(layout.Array), _i, Row(layout.WORD)))
def describe_job(arrays, count, job):
    """Copy a job, the words in the first array; it begins with the addresses of the arrays behind it."""
    described = words(arrays[0].data)
    for k in range(count, arrays[0].shape[0]):
        job[k] = described[k]
    for k in range(count):
        job[k] = arrays[k + 1].data


@compile_driver(_i(_i, Row(layout.Array), _i), nogil=True)
def start_alone(function, arrays, count):
    """Do a job on one thread."""
    job = stack_words(MOST_WORDS)
    describe_job(arrays, count, job)
    invoke(function, job, job, 0, 1, 0)
    return 0


@compile_driver(_i(_i, Row(layout.Array), _i, _i, _i), nogil=True)
def start_parts(function, arrays, count, team, parts):
    """Do a job with a team."""
    job = stack_words(MOST_WORDS)
    describe_job(arrays, count, job)
    share_out(team, function, job, parts)
    return 0


_alone = entry_point(start_alone)
_parts = Divided(entry_point(start_parts, ALONE))


def start_job(
    function: int, job: np.ndarray[Any, Any], arrays: tuple[np.ndarray[Any, Any], ...], *, large: bool
) -> None:
    """Call the function at that address with a job of at most MOST_WORDS on these arrays, the first of its operands.

    `large` work is divided among threads, as :func:`runtime.compile.launching.run_job` does it. The GIL is free
    meanwhile.
    """
    row = row_of_arrays((job, *arrays))
    threads = launcher.threads() if large else 1
    if threads == 1:
        _alone.call(function, row.address, len(arrays))
    else:
        launcher.launch(_parts, function, row.address, len(arrays), threads=threads, alone=_alone)
