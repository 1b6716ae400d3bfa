"""Sums over ranks of tensors of the layout sparse_coo, of which each rank stores other elements."""

from __future__ import annotations

from typing import Any

import numpy as np

from runtime.distributed.groups import RankGroup
from runtime.distributed.reduce_op import ReduceOp, op_name, reduction_of
from runtime.distributed.work import Work
from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.nn.operators import F
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.coordinates import coordinates_of, make_sparse
from runtime.tensor.memory import array_of

__all__ = ["reduce_sparse"]
_NAME = "all_reduce"


def reduce_sparse(member: RankGroup, tensor: Tensor, op: Any, is_async: bool) -> Work | None:
    """Add up `tensor` of all ranks, in place; the result is coalesced.

    Ranks tell each other first how many elements they store, then which: traffic grows with what is stored.
    ValueError for an operation that does not add up, RuntimeError where tensors of ranks differ in shape, dtype or
    number of sparse dimensions.
    """
    exchange = _SparseSum(member, tensor, op)
    alike = f"op={op_name(op)}, {exchange.kind}"
    return member.submit(
        _NAME, [tensor], exchange.begin, exchange.finish, is_async, follow=exchange.follow, alike=alike
    )  # fmt: skip


class _SparseSum:
    """What all ranks store of one tensor."""

    def __init__(self, member: RankGroup, tensor: Any, op: Any) -> None:
        self._member, self._tensor = member, tensor
        self._reduction = reduction_of(_NAME, op, tensor.dtype, member.size())
        if self._reduction.op is not ReduceOp.SUM:
            msg = f"{_NAME}(): tensors of the layout sparse_coo are added up by ReduceOp.SUM or AVG, got {op}"
            raise ArgumentValueError(msg)
        with no_grad():
            stored = coordinates_of(tensor.detach().coalesce(), _NAME)
        self._indices = np.ascontiguousarray(array_of(stored.indices, _NAME))
        self._values = self._reduction.encode(np.ascontiguousarray(array_of(stored.values, _NAME)))
        self.kind = f"{stored.sparse_dim} sparse dimensions of shape {tuple(tensor.shape)}"  # of all ranks
        self._count = np.array([stored.nnz], np.int64)
        self._counts = np.empty(member.size(), np.int64)

    def begin(self) -> list[Any]:
        """Tell all ranks how many elements this one stores."""
        return [self._gather(self._counts, self._count, [self._count.nbytes] * self._member.size())]

    def follow(self) -> list[Any]:
        """Give all ranks indices and values."""
        counts = self._counts.tolist()
        sparse_dim, total = len(self._indices), sum(counts)
        self._all_indices = np.empty(sparse_dim * total, np.int64)
        self._all_values = np.empty((total, *self._values.shape[1:]), self._values.dtype)
        width = self._values[:1].nbytes if len(self._values) else self._all_values[:1].nbytes
        return [
            self._gather(self._all_indices, self._indices, [8 * sparse_dim * count for count in counts]),
            self._gather(self._all_values, self._values, [width * count for count in counts]),
        ]

    def _gather(self, result: Any, data: Any, counts: list[int]) -> Any:
        room, sent = (array.reshape(-1).view(np.uint8) for array in (result, data))
        return self._member.engine.all_gather(room, counts, sent)

    def finish(self) -> None:
        """Add up what is stored several times, and let the tensor have it."""
        ends = np.cumsum(self._counts[:-1]) * len(self._indices)
        parts = [part.reshape(len(self._indices), -1) for part in np.split(self._all_indices, ends)]
        indices = make_tensor(np.concatenate(parts, 1), dtypes.int64)
        is_narrow = self._values.dtype != array_of(coordinates_of(self._tensor, _NAME).values, _NAME).dtype
        kind = dtypes.float32 if is_narrow else self._tensor.dtype  # halves are added up in float32
        with no_grad():
            terms = make_sparse(indices, make_tensor(self._all_values, kind), self._tensor.shape, is_coalesced=False)
            total = coordinates_of(F.coalesce(terms), _NAME)
            averages = self._reduction.decode(array_of(total.values, _NAME))
            values = make_tensor(averages, self._tensor.dtype)
            F.copy_(self._tensor, make_sparse(total.indices, values, self._tensor.shape, is_coalesced=True))
