"""Collectives that give new tensors, by the names of PyTorch's ``_functional_collectives``; all have gradients.

A result is there when the call returns, so that :func:`wait_tensor` has nothing to wait for. `group` is a process
group, or None for all ranks; `tag` is taken for PyTorch's sake.
"""

from __future__ import annotations

from typing import Any

from runtime.distributed import functional
from runtime.distributed.groups import get_world_size
from runtime.distributed.reduce_op import ReduceOp
from runtime.errors import ArgumentValueError
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = [
    "all_gather_tensor", "all_reduce", "all_to_all_single", "all_to_all_single_autograd", "broadcast",
    "reduce_scatter_tensor", "wait_tensor",
]  # fmt: skip


def _reduction(name: str) -> Any:
    """The reduction of a name such as "sum" or "avg"."""
    reduction = getattr(ReduceOp, name.upper(), None)
    if reduction is None:
        msg = f"there is no reduction {name!r}; write sum, avg, product, min, max, band, bor or bxor"
        raise ArgumentValueError(msg)
    return reduction


def wait_tensor(tensor: Tensor) -> Tensor:
    """`tensor`, whose elements are there."""
    return tensor


def broadcast(self: Tensor, src: int, group: Any = None, tag: str = "") -> Tensor:
    """The tensor of the rank `src`."""
    del tag
    return functional.broadcast(self, src, group)


def all_reduce(self: Tensor, reduceOp: str, group: Any = None, tag: str = "") -> Tensor:  # noqa: N803
    """The reduction of the tensors of all ranks, by the name of the reduction."""
    del tag
    return functional.all_reduce(self, _reduction(reduceOp), group)


def all_gather_tensor(self: Tensor, gather_dim: int, group: Any = None, tag: str = "") -> Tensor:
    """The tensors of all ranks, of one shape, one behind the other along `gather_dim`."""
    del tag
    return F.cat(list(functional.all_gather(self, group)), gather_dim)  # type: ignore[no-any-return]


def reduce_scatter_tensor(
    self: Tensor, reduceOp: str, scatter_dim: int, group: Any = None, tag: str = ""  # noqa: N803
) -> Tensor:
    """The part of the reduction for this rank, split evenly along `scatter_dim`.

    ValueError where the ranks do not get equal parts.
    """
    del tag
    count = get_world_size(group)
    if self.shape[scatter_dim] % count:
        size = self.shape[scatter_dim]
        msg = f"reduce_scatter_tensor(): {size} elements of dimension {scatter_dim} for {count} ranks"
        raise ArgumentValueError(msg)
    parts = [part.contiguous() for part in F.chunk(self, count, scatter_dim)]
    return functional.reduce_scatter(parts[0], parts, _reduction(reduceOp), group)


def all_to_all_single(
    self: Tensor, output_split_sizes: Any, input_split_sizes: Any, group: Any = None, tag: str = ""
) -> Tensor:
    """The rows that each rank sends to this one; the sizes are lists of numbers of rows, None for equal ones."""
    del tag
    rows = self.shape[0] if output_split_sizes is None else sum(output_split_sizes)
    output = F.empty((rows, *self.shape[1:]), dtype=self.dtype, device=self.device)
    return functional.all_to_all_single(output, self, output_split_sizes, input_split_sizes, group)


all_to_all_single_autograd = all_to_all_single
