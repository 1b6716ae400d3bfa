"""Triangular systems of up to BLOCK unknowns: how they are described, and their compiled loop."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from runtime.compile import kinds as types
from runtime.compile.compiling import Source, compile_driver, compile_loop, entry_point
from runtime.compile.launching import run_job
from runtime.kernels.elementwise.loops.driver import DONE, LARGE
from runtime.native import layout
from runtime.native.arrays import row_of_arrays
from runtime.native.layout import WORD, Inside, Structure
from runtime.native.structures import Ref, Row, invoke, stack
from runtime.tensor import dtypes
from runtime.tensor.casting import Array

BLOCK = 64  # unknowns that are found one by one; beyond, matrices are multiplied
LARGE_WORK = 1 << 20  # multiplications from which another thread is worth its start
KINDS = (dtypes.float32, dtypes.float64, dtypes.complex64, dtypes.complex128)
# Systems with triangular matrices: addresses of the operands; the unknowns of a system, right sides, systems; strides
# in bytes from matrix to matrix, row to row and column to column; which triangle is read, and whether its diagonal is
# taken to be ones.
System = Structure(
    "System",
    {
        "factor": WORD, "right": WORD, "out": WORD, "rows": WORD, "columns": WORD, "batch": WORD, "upper": WORD,
        "unit": WORD,
        "factor_strides": Inside(WORD, 3), "right_strides": Inside(WORD, 3), "out_strides": Inside(WORD, 3),
    },
)  # fmt: skip
_i = types.int64
_system, _arrays = Ref(System), Row(layout.Array)
JOBS = np.zeros(len(KINDS), np.int64)  # the addresses of the compiled functions for KINDS, once there are any


@functools.cache
def _job(dtype: Any) -> Any:
    """The compiled function for a NumPy dtype."""
    element = getattr(dtypes, dtype.name)
    signature = types.void(types.Operands((element,) * 3, element), _system, _i, _i, _i)
    source = Source.within("runtime.kernels.matrices.loops.substitution", "substitute_part")
    loop = compile_loop(source, signature, operator="linalg.solve_triangular", kind=dtype.name)
    address: Any = loop.address
    JOBS[KINDS.index(element)] = address
    return loop


@compile_driver(types.void(_system, _arrays, _i, _i))
def describe(system, arrays, upper, unit):
    """Fill the description of systems from arrays of three dimensions: the matrices, right sides, and solutions."""
    factors, right, out = arrays[0], arrays[1], arrays[2]
    system.factor, system.right, system.out = factors.data, right.data, out.data
    system.batch, system.rows, system.columns = right.shape[0], right.shape[1], right.shape[2]
    system.upper, system.unit = upper, unit
    for d in range(3):
        system.factor_strides[d] = factors.strides[d]
        system.right_strides[d] = right.strides[d]
        system.out_strides[d] = out.strides[d]


@compile_driver(_i(_i, _arrays, _i, _i), nogil=True)
def substitute_small(job, arrays, upper, unit):
    """Solve systems by the function at an address. LARGE if it is left to the caller."""
    system = stack(System)
    describe(system, arrays, upper, unit)
    if system.batch * system.rows * system.rows * system.columns >= LARGE_WORK:
        return LARGE
    invoke(job, system, system, 0, 1, 0)
    return DONE


_small = entry_point(substitute_small)
_describe = entry_point(describe)


def substitute(factors: Array, right: Array, out: Array, upper: bool, unit: bool) -> None:
    """Write the solutions of a row of systems, of any strides; the operands have three dimensions, none of them 0."""
    job, operands = _job(right.dtype).address, row_of_arrays((factors, right, out))
    if _small(job, operands.address, upper, unit) == LARGE:
        described = np.empty(System.words, np.int64)
        _describe(described.ctypes.data, operands.address, upper, unit)
        run_job(job, described.ctypes.data, large=True)
