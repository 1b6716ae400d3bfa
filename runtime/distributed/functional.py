"""Collectives within the graph of a loss: their gradients travel the other way. Each gives new tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.autograd import Function
from runtime.distributed import collectives
from runtime.distributed.groups import get_rank, get_world_size
from runtime.distributed.reduce_op import ReduceOp
from runtime.tensor import Tensor

__all__ = [
    "all_gather", "all_reduce", "all_to_all", "all_to_all_single", "broadcast", "gather", "reduce", "reduce_scatter",
    "scatter",
]  # fmt: skip


def _copied(tensor: Any) -> Any:
    """The elements in rows of their own."""
    return tensor.detach().clone().contiguous()


def _like(tensor: Any, count: int) -> list[Any]:
    return [tensor.new_zeros(tensor.shape) for _ in range(count)]


class _Broadcast(Function):
    @staticmethod
    def forward(ctx: Any, src: int, group: Any, tensor: Any) -> Any:
        ctx.src, ctx.group = src, group
        result = _copied(tensor)
        collectives.broadcast(result, src, group)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return None, None, _Reduce.apply(ctx.src, ReduceOp.SUM, ctx.group, grad)


class _Reduce(Function):
    @staticmethod
    def forward(ctx: Any, dst: int, op: Any, group: Any, tensor: Any) -> Any:
        ctx.dst, ctx.group = dst, group
        result = _copied(tensor)
        collectives.reduce(result, dst, op, group)
        return result if get_rank() == dst else result.zero_()

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return None, None, None, _Broadcast.apply(ctx.dst, ctx.group, grad)


class _AllReduce(Function):
    @staticmethod
    def forward(ctx: Any, op: Any, group: Any, tensor: Any) -> Any:
        ctx.op, ctx.group = op, group
        result = _copied(tensor)
        collectives.all_reduce(result, op, group)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return None, None, _AllReduce.apply(ctx.op, ctx.group, grad)


class _Gather(Function):
    @staticmethod
    def forward(ctx: Any, dst: int, group: Any, tensor: Any) -> Any:
        ctx.dst, ctx.group = dst, group
        parts = _like(tensor, get_world_size(group))
        collectives.gather(_copied(tensor), parts if get_rank() == dst else None, dst, group)
        return tuple(parts)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return None, None, _Scatter.apply(ctx.dst, ctx.group, *grads)


class _Scatter(Function):
    @staticmethod
    def forward(ctx: Any, src: int, group: Any, *tensors: Any) -> Any:
        ctx.src, ctx.group = src, group
        result = tensors[0].new_zeros(tensors[0].shape)
        collectives.scatter(result, [_copied(tensor) for tensor in tensors] if get_rank() == src else None, src, group)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return None, None, *_Gather.apply(ctx.src, ctx.group, grad)


class _AllGather(Function):
    @staticmethod
    def forward(ctx: Any, group: Any, tensor: Any) -> Any:
        ctx.group = group
        parts = _like(tensor, get_world_size(group))
        collectives.all_gather(parts, _copied(tensor), group)
        return tuple(parts)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return None, _ReduceScatter.apply(ReduceOp.SUM, ctx.group, *grads)


class _ReduceScatter(Function):
    @staticmethod
    def forward(ctx: Any, op: Any, group: Any, *tensors: Any) -> Any:
        ctx.group = group
        mine = tensors[get_rank(group)]
        result = mine.new_zeros(mine.shape)
        collectives.reduce_scatter(result, [_copied(tensor) for tensor in tensors], op, group)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return None, None, *_AllGather.apply(ctx.group, grad)


class _AllToAll(Function):
    @staticmethod
    def forward(ctx: Any, group: Any, shapes: Sequence[Any], *tensors: Any) -> Any:
        ctx.group, ctx.shapes = group, [tensor.shape for tensor in tensors]
        results = [tensors[0].new_zeros(shape) for shape in shapes]
        collectives.all_to_all(results, [_copied(tensor) for tensor in tensors], group)
        return tuple(results)

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        return None, None, *_AllToAll.apply(ctx.group, ctx.shapes, *grads)


class _AllToAllSingle(Function):
    @staticmethod
    def forward(ctx: Any, group: Any, shape: Any, result_sizes: Any, sizes: Any, tensor: Any) -> Any:
        ctx.group, ctx.shape, ctx.sizes, ctx.result_sizes = group, tensor.shape, sizes, result_sizes
        result = tensor.new_zeros(shape)
        collectives.all_to_all_single(result, _copied(tensor), result_sizes, sizes, group)
        return result

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        back = _AllToAllSingle.apply(ctx.group, ctx.shape, ctx.sizes, ctx.result_sizes, grad)
        return None, None, None, None, back


def broadcast(tensor: Tensor, src: int, group: Any = None) -> Tensor:
    """The tensor of the rank `src` on all ranks; its gradient there is the sum of theirs."""
    return _Broadcast.apply(src, group, tensor)  # type: ignore[no-any-return]


def gather(tensor: Tensor, dst: int = 0, group: Any = None) -> tuple[Tensor, ...]:
    """The tensors of all ranks on the rank `dst`, zeros on others."""
    return _Gather.apply(dst, group, tensor)  # type: ignore[no-any-return]


def scatter(tensors: Sequence[Tensor], src: int = 0, group: Any = None) -> Tensor:
    """Of the tensors of the rank `src` the one for this rank; others give tensors of the same shape."""
    return _Scatter.apply(src, group, *tensors)  # type: ignore[no-any-return]


def reduce(tensor: Tensor, dst: int, op: Any = ReduceOp.SUM, group: Any = None) -> Tensor:
    """The reduction of all ranks on the rank `dst`, zeros on others."""
    return _Reduce.apply(dst, op, group, tensor)  # type: ignore[no-any-return]


def reduce_scatter(
    output: Tensor, input_list: Sequence[Tensor], op: Any = ReduceOp.SUM, group: Any = None
) -> Tensor:  # fmt: skip
    """The reduction over all ranks of the tensor in this rank's place, of the shape of `output`, which stays."""
    del output
    return _ReduceScatter.apply(op, group, *input_list)  # type: ignore[no-any-return]


def all_gather(tensor: Tensor, group: Any = None) -> tuple[Tensor, ...]:
    """The tensors of all ranks, of one shape."""
    return _AllGather.apply(group, tensor)  # type: ignore[no-any-return]


def all_to_all(
    output_tensor_list: Sequence[Tensor], input_tensor_list: Sequence[Tensor], group: Any = None
) -> tuple[Tensor, ...]:  # fmt: skip
    """What each rank sends to this one, of the shapes of `output_tensor_list`, which stay."""
    shapes = [tensor.shape for tensor in output_tensor_list]
    return _AllToAll.apply(group, shapes, *input_tensor_list)  # type: ignore[no-any-return]


def all_to_all_single(
    output: Tensor, input: Tensor, output_split_sizes: Any = None, input_split_sizes: Any = None,  # noqa: A002
    group: Any = None,
) -> Tensor:  # fmt: skip
    """The rows that each rank sends to this one, of the shape of `output`, which stays."""
    return _AllToAllSingle.apply(group, output.shape, output_split_sizes, input_split_sizes, input)  # type: ignore[no-any-return]


def all_reduce(tensor: Tensor, op: Any = ReduceOp.SUM, group: Any = None) -> Tensor:
    """The reduction of all ranks on every rank."""
    return _AllReduce.apply(op, group, tensor)  # type: ignore[no-any-return]
