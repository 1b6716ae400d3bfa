"""Jobs that are described once and done on other arrays each time: small ones in one native call."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from typing import Any

import numpy as np
from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.launching import run_job
from runtime.native import layout
from runtime.native.arrays import row_of_arrays
from runtime.native.structures import Row, invoke, stack_words, words

MOST_WORDS = 64  # of a job

_i = types.int64


@compile_driver(_i(_i, Row(layout.Array), _i), nogil=True)
def start_alone(function, arrays, count):
    """Do a job, the words in the first array, on the arrays behind it, whose addresses a copy of it begins with."""
    job = stack_words(MOST_WORDS)
    described = words(arrays[0].data)
    for k in range(count, arrays[0].shape[0]):
        job[k] = described[k]
    for k in range(count):
        job[k] = arrays[k + 1].data
    invoke(function, job, job, 0, 1, 0)
    return 0


_alone = entry_point(start_alone)


def start_job(
    function: int, job: np.ndarray[Any, Any], arrays: tuple[np.ndarray[Any, Any], ...], *, large: bool
) -> None:
    """Call the function at that address with a job of at most MOST_WORDS on these arrays, the first of its operands.

    `large` work is divided among threads, as :func:`runtime.compile.launching.run_job` does it. The GIL is free
    meanwhile.
    """
    if not large:
        row = row_of_arrays((job, *arrays))
        _alone.call(function, row.address, len(arrays))
        return
    described = job.copy()
    described[: len(arrays)] = [array.ctypes.data for array in arrays]
    run_job(function, described.ctypes.data, large=True)
