"""LDL with diagonal pivoting: LAPACK's sytrf and hetrf in their packed form, for batches of square matrices.

D has blocks of one and of two rows; the lower triangle is read.
"""

from __future__ import annotations

import math

import numpy as np

from runtime.compile.array_loops import ArrayLoop
from runtime.errors import ComputeError
from runtime.kernels.matrices.decompositions import by_columns, checked
from runtime.kernels.matrices.loops import ldl
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array
from runtime.tensor.sizes import broadcast_sizes

_factorize = ArrayLoop(
    ldl.factorize, ldl.choose, ldl.exchange, ldl.eliminate_one, ldl.eliminate_two
)
_solve = ArrayLoop(ldl.solve, ldl.divide)


def ldl_factor(self: Tensor, hermitian: bool) -> tuple[Tensor, Tensor, Tensor]:
    """``L`` below the blocks of ``D``, pivots, and which block is zero, or 0.

    Pivots are int32 of shape ``(*, n)``, counted from 1: row ``i`` was exchanged with ``pivots[i] - 1``; two equal
    negative ones are a block of two rows, of which the second was exchanged with ``-pivots[i] - 1``.
    """
    array = checked("linalg.ldl_factor", self, square=True)
    *batch, rows, _ = array.shape
    factors = np.array(np.tril(array), self.dtype.numpy, order="C").reshape(math.prod(batch), rows, rows)
    pivots = np.zeros((len(factors), rows), np.int32)
    infos = np.zeros(len(factors), np.int32)
    if factors.size:
        _factorize(factors, pivots, infos, hermitian)
    return (
        by_columns(factors.reshape(array.shape), self.dtype),
        make_tensor(pivots.reshape(*batch, rows), dtypes.int32),
        make_tensor(infos.reshape(tuple(batch)), dtypes.int32),
    )


def ldl_solve(LD: Tensor, pivots: Tensor, B: Tensor, hermitian: bool) -> Tensor:  # noqa: N803 - the schema's names
    """``X`` with ``A @ X = B``, from the factors of A; leading dimensions broadcast."""
    factors, right = checked("linalg.ldl_solve", LD, square=True), checked("linalg.ldl_solve", B)
    size = factors.shape[-1]
    if LD.dtype is not B.dtype:
        msg = f"linalg.ldl_solve: expected LD and B to have the same dtype, got {LD.dtype.name} and {B.dtype.name}"
        raise ComputeError(msg)
    if pivots.dtype.category != dtypes.INTEGRAL or pivots._array.shape[-1:] != (size,) or right.shape[-2] != size:
        msg = (
            f"linalg.ldl_solve: LD of {size} rows needs as many integral pivots and rows of B, got pivots of "
            f"{pivots.dtype.name} and of shape {list(pivots._array.shape)}, and B of shape {list(right.shape)}"
        )
        raise ComputeError(msg)
    places = np.asarray(pivots._array, np.int64)
    saved = np.abs(places)
    if saved.size and (saved.min() < 1 or saved.max() > size or not _paired(places)):
        msg = f"linalg.ldl_solve: pivots must lie between 1 and {size}, negative ones in equal pairs"
        raise ComputeError(msg)
    try:
        lead = broadcast_sizes(broadcast_sizes(factors.shape[:-2], places.shape[:-1]), right.shape[:-2])
    except ValueError:
        shapes = f"{list(factors.shape)} and {list(right.shape)}"
        msg = f"linalg.ldl_solve: the leading dimensions of shapes {shapes} do not broadcast"
        raise ComputeError(msg) from None
    result = np.empty((*lead, *right.shape[-2:]), right.dtype)
    result[...] = right
    if result.size:
        spread = np.ascontiguousarray(np.broadcast_to(factors, (*lead, size, size))).reshape(-1, size, size)
        chosen = np.ascontiguousarray(np.broadcast_to(places, (*lead, size))).reshape(-1, size)
        _solve(spread, chosen, result.reshape(-1, *result.shape[-2:]), hermitian)
    return by_columns(result, B.dtype)


def _paired(places: Array) -> bool:
    """Whether negative pivots stand in pairs, each of two equal ones."""
    for row in places.reshape(-1, places.shape[-1]).tolist():
        at = 0
        while at < len(row):
            if row[at] < 0:
                if at + 1 == len(row) or row[at + 1] != row[at]:
                    return False
                at += 1
            at += 1
    return True
