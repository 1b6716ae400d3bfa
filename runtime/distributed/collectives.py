"""Collective operations on tensors over all ranks of a group.

Each function is called by every rank of the group. With ``async_op=True`` it returns a :class:`Work` at once; a process
that is not in the group warns and does nothing. `src` and `dst` are ranks of the job, `group_src` and `group_dst` those
within the group.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.callers import warn
from runtime.distributed.agreement import Exchange
from runtime.distributed.buffers import Joined, MessageBuffer, check_tensor, check_tensors, reduced_array
from runtime.distributed.groups import RankGroup, get_rank, resolved
from runtime.distributed.reduce_op import ReduceOp, op_name, reduction_of
from runtime.distributed.sparse_reduction import reduce_sparse
from runtime.distributed.work import Work
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor
from runtime.tensor.coordinates import is_sparse

__all__ = [
    "_all_gather_base",
    "_reduce_scatter_base",
    "all_gather",
    "all_gather_coalesced",
    "all_gather_into_tensor",
    "all_gather_single",
    "all_reduce",
    "all_reduce_coalesced",
    "all_to_all",
    "all_to_all_single",
    "barrier",
    "broadcast",
    "gather",
    "reduce",
    "reduce_scatter",
    "reduce_scatter_single",
    "reduce_scatter_tensor",
    "scatter",
]  # fmt: skip


_LARGE = 1 << 19  # bytes of a tensor from which a copy costs more than a message of its own


def member_group(function: str, group: Any) -> RankGroup | None:
    """The group of an argument; a warning and None where this process is not in it."""
    member = resolved(function, group)
    if member is None:
        warn(f"Running {function} on global rank {get_rank()} which does not belong to the given group.")
    return member


def root_of(
    function: str, group: RankGroup, rank: int | None, group_rank: int | None, name: str, default: int | None = 0
) -> int:  # fmt: skip
    """The rank within a group that `src` and `group_src` say. ValueError for both, none, or one outside."""
    if rank is not None and group_rank is not None:
        msg = f"distributed.{function}(): Can't specify both group_{name} and {name}"
        raise ArgumentValueError(msg)
    if group_rank is not None:
        if not 0 <= group_rank < group.size():
            msg = f"distributed.{function}(): group_{name} {group_rank} is not in a group of {group.size()}"
            raise ArgumentValueError(msg)
        return group_rank
    rank = default if rank is None else rank
    if rank is None:
        msg = f"distributed.{function}(): Must specify group_{name} or {name}"
        raise ArgumentValueError(msg)
    if rank not in group.ranks:
        msg = f"distributed.{function}(): Global rank {rank} is not part of group {group}"
        raise ArgumentValueError(msg)
    return group.ranks.index(rank)


def _same_dtype(function: str, tensors: Sequence[Tensor], more: Sequence[Tensor]) -> None:
    kinds = {tensor.dtype for tensor in (*tensors, *more)}
    if len(kinds) > 1:
        names = ", ".join(sorted(map(str, kinds)))
        msg = f"distributed.{function}(): Invalid usage of tensors with different dtypes Found {names}"
        raise ArgumentValueError(msg)


def broadcast(
    tensor: Tensor, src: int | None = None, group: Any = None, async_op: bool = False, group_src: int | None = None
) -> Work | None:  # fmt: skip
    """Give `tensor` of the rank `src` to all ranks, whose tensors have as many elements of the same dtype."""
    check_tensor("broadcast", tensor)
    if (member := member_group("broadcast", group)) is None:
        return None
    root = root_of("broadcast", member, src, group_src, "src", None)
    buffer = MessageBuffer("broadcast", tensor)
    is_root = member.rank() == root
    data = buffer.bytes if is_root else buffer.room
    begin = lambda: [member.engine.broadcast(data, root)]  # noqa: E731
    return member.submit(
        "broadcast", [tensor], begin, None if is_root else buffer.write, async_op,
        alike=f"src={member.ranks[root]}", same_sizes=True,
    )  # fmt: skip


def all_reduce(
    tensor: Tensor, op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Work | None:  # fmt: skip
    """Reduce `tensor` of all ranks, in place: every rank gets the result.

    A tensor of the layout sparse_coo gets what any rank stores, added up or averaged.
    """
    check_tensor("all_reduce", tensor, may_be_sparse=is_sparse(tensor))
    if (member := member_group("all_reduce", group)) is None:
        return None
    if is_sparse(tensor):
        return reduce_sparse(member, tensor, op, async_op)
    return reduce_together("all_reduce", member, [tensor], op, async_op)


def reduce_together(
    name: str, member: RankGroup, tensors: Sequence[Tensor], op: Any, async_op: bool
) -> Work | None:  # fmt: skip
    """Reduce each of some tensors, as one collective."""
    reductions = [reduction_of("all_reduce", op, tensor.dtype, member.size()) for tensor in tensors]
    buffers = [MessageBuffer(name, tensor) for tensor in tensors]
    arrays = [
        reduced_array(buffer, reduction, in_place=True) for buffer, reduction in zip(buffers, reductions, strict=True)
    ]

    def begin() -> list[Any]:
        pairs = zip(arrays, reductions, strict=True)
        return [member.engine.all_reduce(array, reduction.op) for array, reduction in pairs]

    def finish() -> None:
        for buffer, reduction, array in zip(buffers, reductions, arrays, strict=True):
            _put(buffer, reduction.decode(array))

    return member.submit(
        name, tensors, begin, finish, async_op, title="all_reduce", alike=f"op={op_name(op)}", same_sizes=True
    )  # fmt: skip


def _put(buffer: MessageBuffer, values: Any) -> None:
    """Write a result, unless the engine has written it into the tensor's own memory."""
    is_there = values.dtype == buffer.array.dtype and values.size and values.ctypes.data == buffer.array.ctypes.data
    buffer.write(buffer.array if is_there else values)


def all_reduce_coalesced(
    tensors: Sequence[Tensor], op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Any:  # fmt: skip
    """:func:`all_reduce` of several tensors of one dtype, or its complex one; the future of all with `async_op`."""
    check_tensors("all_reduce_coalesced", tensors, "tensors")
    if len({tensor.dtype.to_real() for tensor in tensors}) > 1:
        _same_dtype("all_reduce_coalesced", tensors, ())
    if (member := member_group("all_reduce_coalesced", group)) is None:
        return None
    return _future_of(reduce_together("all_reduce_coalesced", member, tensors, op, async_op))


def _future_of(work: Work | None) -> Any:
    return None if work is None else work.get_future()


def reduce(
    tensor: Tensor, dst: int | None = None, op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False,
    group_dst: int | None = None,
) -> Work | None:  # fmt: skip
    """Reduce `tensor` of all ranks, in place on the rank `dst`; that of other ranks stays."""
    check_tensor("reduce", tensor)
    if (member := member_group("reduce", group)) is None:
        return None
    root = root_of("reduce", member, dst, group_dst, "dst", None)
    is_root = member.rank() == root
    reduction = reduction_of("reduce", op, tensor.dtype, member.size())
    buffer = MessageBuffer("reduce", tensor)
    data = reduced_array(buffer, reduction, in_place=is_root)
    begin = lambda: [member.engine.reduce(data, reduction.op, root)]  # noqa: E731
    finish = (lambda: _put(buffer, reduction.decode(data))) if is_root else None
    alike = f"op={op_name(op)}, dst={member.ranks[root]}"
    return member.submit("reduce", [tensor], begin, finish, async_op, alike=alike, same_sizes=True)


def all_gather(
    tensor_list: Sequence[Tensor], tensor: Tensor, group: Any = None, async_op: bool = False
) -> Work | None:  # fmt: skip
    """Put `tensor` of each rank into its place in `tensor_list` of all ranks; their sizes may differ."""
    check_tensors("all_gather", tensor_list, "tensor_list")
    check_tensor("all_gather", tensor)
    _same_dtype("all_gather", tensor_list, [tensor])
    if (member := member_group("all_gather", group)) is None:
        return None
    return gather_together("all_gather", member, [tensor_list], [tensor], async_op)


def gather_together(
    name: str, member: RankGroup, outputs: Sequence[Sequence[Tensor]], inputs: Sequence[Tensor], async_op: bool
) -> Work | None:  # fmt: skip
    """Give each of some tensors to all ranks, as one collective; ``outputs[index][rank]`` get ``inputs[index]``."""
    for output, tensor in zip(outputs, inputs, strict=True):
        check_tensors(name, output, "tensor_list", member.size())
        expected = output[member.rank()].numel()
        if expected != tensor.numel():
            msg = f"{name}(): `tensor` has {tensor.numel()} elements, and that of this rank in `tensor_list` {expected}"
            raise ArgumentValueError(msg)
    if min(tensor.nbytes for output in outputs for tensor in output) >= _LARGE:
        return _gather_in_place(name, member, outputs, inputs, async_op)
    rows = [Joined(name, output, filled=False) for output in outputs]
    arrays = [MessageBuffer(name, tensor).bytes for tensor in inputs]

    def begin() -> list[Any]:
        return [member.engine.all_gather(row.bytes, row.counts, data) for row, data in zip(rows, arrays, strict=True)]

    def finish() -> None:
        for row in rows:
            row.write()

    tensors = [tensor for output in outputs for tensor in output]
    return member.submit(
        name, tensors, begin, finish, async_op, title="all_gather", inputs=inputs, same_sizes=True
    )  # fmt: skip


def _gather_in_place(
    name: str, member: RankGroup, outputs: Sequence[Sequence[Tensor]], inputs: Sequence[Tensor], async_op: bool
) -> Work | None:  # fmt: skip
    """The same for large tensors: each rank sends its tensor into those of the others, without one message of all."""
    rank = member.rank()
    rows = [[MessageBuffer(name, tensor) for tensor in output] for output in outputs]
    buffers = [MessageBuffer(name, tensor) for tensor in inputs]
    for row in rows:
        for source in buffers:
            if any(np.may_share_memory(source.rows, row[peer].array) for peer in range(len(row)) if peer != rank):
                source.rows = source.rows.copy()  # what another rank sends would be written into it

    def begin() -> list[Any]:
        return [
            member.engine.broadcast(source.bytes if peer == rank else row[peer].room, peer)
            for row, source in zip(rows, buffers, strict=True) for peer in range(member.size())
        ]  # fmt: skip

    def finish() -> None:
        for row, source in zip(rows, buffers, strict=True):
            for peer, buffer in enumerate(row):
                buffer.write(source.rows if peer == rank else None)

    tensors = [tensor for output in outputs for tensor in output]
    return member.submit(
        name, tensors, begin, finish, async_op, title="all_gather", inputs=inputs, same_sizes=True
    )  # fmt: skip


def all_gather_into_tensor(
    output_tensor: Tensor, input_tensor: Tensor, group: Any = None, async_op: bool = False
) -> Work | None:  # fmt: skip
    """Put `input_tensor` of all ranks, of one size, one after the other into `output_tensor`."""
    check_tensor("all_gather_into_tensor", output_tensor, "output_tensor")
    check_tensor("all_gather_into_tensor", input_tensor, "input_tensor")
    _same_dtype("all_gather_into_tensor", [output_tensor], [input_tensor])
    if (member := member_group("all_gather_into_tensor", group)) is None:
        return None
    if output_tensor.numel() != input_tensor.numel() * member.size():
        msg = "output tensor size must be equal to world_size times input tensor size"
        raise ArgumentValueError(msg)
    result, data = (
        MessageBuffer("all_gather_into_tensor", output_tensor),
        MessageBuffer("all_gather_into_tensor", input_tensor).bytes,
    )
    room = result.room
    counts = [data.size] * member.size()
    if room.size and data.ctypes.data >= room.ctypes.data and data.ctypes.data < room.ctypes.data + room.size:
        data = data.copy()  # a part of the result itself
    begin = lambda: [member.engine.all_gather(room, counts, data)]  # noqa: E731
    return member.submit(
        "all_gather_into_tensor", [output_tensor], begin, result.write, async_op, inputs=[input_tensor], same_sizes=True
    )  # fmt: skip


all_gather_single = _all_gather_base = all_gather_into_tensor


def all_gather_coalesced(
    output_tensor_lists: Sequence[Sequence[Tensor]], input_tensor_list: Sequence[Tensor], group: Any = None,
    async_op: bool = False,
) -> Any:  # fmt: skip
    """:func:`all_gather` of several tensors: ``output_tensor_lists[rank][index]`` gets ``input_tensor_list[index]``."""
    check_tensors("all_gather_coalesced", input_tensor_list, "input_tensor_list")
    if not isinstance(output_tensor_lists, (list, tuple)):
        msg = "distributed.all_gather_coalesced(): Invalid function argument: output_tensor_lists should be a list"
        raise ArgumentError(msg)
    if (member := member_group("all_gather_coalesced", group)) is None:
        return None
    outputs = [[part[index] for part in output_tensor_lists] for index in range(len(input_tensor_list))]
    for output, tensor in zip(outputs, input_tensor_list, strict=True):
        check_tensors("all_gather_coalesced", output, "output_tensor_lists")
        _same_dtype("all_gather_coalesced", output, [tensor])
    return _future_of(gather_together("all_gather_coalesced", member, outputs, input_tensor_list, async_op))


def gather(
    tensor: Tensor, gather_list: Sequence[Tensor] | None = None, dst: int | None = None, group: Any = None,
    async_op: bool = False, group_dst: int | None = None,
) -> Work | None:  # fmt: skip
    """Put `tensor` of each rank into its place in `gather_list` of the rank `dst`; others have none."""
    check_tensor("gather", tensor)
    if gather_list:
        check_tensors("gather", gather_list, "gather_list")
        _same_dtype("gather", gather_list, [tensor])
    if (member := member_group("gather", group)) is None:
        return None
    root = root_of("gather", member, dst, group_dst, "dst")
    is_root = member.rank() == root
    if is_root != bool(gather_list):
        msg = (
            "Argument ``gather_list`` must be specified on destination rank."
            if is_root else "Argument ``gather_list`` must NOT be specified on non-destination ranks."
        )  # fmt: skip
        raise ArgumentValueError(msg)
    data, alike = MessageBuffer("gather", tensor).bytes, f"dst={member.ranks[root]}"
    exchange = Exchange({root: tensor.numel()}, _counted(gather_list or ()))
    if not is_root:
        return member.submit(
            "gather", [tensor], lambda: [member.engine.gather(None, None, data, root)], None, async_op, alike=alike,
            exchange=exchange,
        )  # fmt: skip
    assert gather_list is not None
    check_tensors("gather", gather_list, "gather_list", member.size())
    joined = Joined("gather", gather_list, filled=False)
    begin = lambda: [member.engine.gather(joined.bytes, joined.counts, data, root)]  # noqa: E731
    return member.submit(
        "gather", list(gather_list), begin, joined.write, async_op, inputs=[tensor], alike=alike, exchange=exchange
    )  # fmt: skip


def scatter(
    tensor: Tensor, scatter_list: Sequence[Tensor] | None = None, src: int | None = None, group: Any = None,
    async_op: bool = False, group_src: int | None = None,
) -> Work | None:  # fmt: skip
    """Put the tensor of each rank's place in `scatter_list` of the rank `src` into its `tensor`; others have none."""
    check_tensor("scatter", tensor)
    if scatter_list:
        check_tensors("scatter", scatter_list, "scatter_list")
        _same_dtype("scatter", scatter_list, [tensor])
    if (member := member_group("scatter", group)) is None:
        return None
    root = root_of("scatter", member, src, group_src, "src")
    is_root = member.rank() == root
    if is_root != bool(scatter_list):
        msg = (
            "Argument ``scatter_list`` must be specified on source rank."
            if is_root else "Argument ``scatter_list`` must NOT be specified on non-source ranks."
        )  # fmt: skip
        raise ArgumentValueError(msg)
    result = MessageBuffer("scatter", tensor)
    room, alike = result.room, f"src={member.ranks[root]}"
    exchange = Exchange(_counted(scatter_list or ()), {root: tensor.numel()})
    if not is_root:
        begin = lambda: [member.engine.scatter(room, None, None, root)]  # noqa: E731
        return member.submit("scatter", [tensor], begin, result.write, async_op, alike=alike, exchange=exchange)
    assert scatter_list is not None
    check_tensors("scatter", scatter_list, "scatter_list", member.size())
    joined = Joined("scatter", scatter_list, filled=True)
    begin = lambda: [member.engine.scatter(room, joined.counts, joined.bytes, root)]  # noqa: E731
    return member.submit("scatter", [tensor], begin, result.write, async_op, alike=alike, exchange=exchange)


def _counted(tensors: Sequence[Tensor]) -> dict[int, int]:
    """The elements of each rank's tensor."""
    return {rank: tensor.numel() for rank, tensor in enumerate(tensors)}


def reduce_scatter(
    output: Tensor, input_list: Sequence[Tensor], op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False
) -> Work | None:  # fmt: skip
    """Reduce the tensors of `input_list` over all ranks; each rank gets that of its place in `output`."""
    check_tensor("reduce_scatter", output, "output")
    check_tensors("reduce_scatter", input_list, "input_list")
    _same_dtype("reduce_scatter", [output], input_list)
    if (member := member_group("reduce_scatter", group)) is None:
        return None
    check_tensors("reduce_scatter", input_list, "input_list", member.size())
    joined = Joined("reduce_scatter", input_list, filled=True)
    data = joined.bytes.view(MessageBuffer("reduce_scatter", output).array.dtype)
    counts = [tensor.numel() for tensor in input_list]
    return _reduce_scatter("reduce_scatter", member, output, data, counts, op, async_op)


def _reduce_scatter(
    name: str, member: RankGroup, output: Tensor, data: Any, counts: list[int], op: Any, async_op: bool,
    same_sizes: bool = False,
) -> Work | None:  # fmt: skip
    if output.numel() != counts[member.rank()]:
        msg = f"{name}(): the result has {counts[member.rank()]} elements, `output` {output.numel()}"
        raise ArgumentValueError(msg)
    reduction = reduction_of(name, op, output.dtype, member.size())
    result = MessageBuffer(name, output)
    encoded = reduction.encode(data)
    room = np.empty(output.numel(), encoded.dtype)
    alike = f"op={op_name(op)}, {counts} elements"
    begin = lambda: [member.engine.reduce_scatter(room, counts, encoded, reduction.op)]  # noqa: E731
    finish = lambda: result.write(reduction.decode(room))  # noqa: E731
    return member.submit(name, [output], begin, finish, async_op, alike=alike, same_sizes=same_sizes)


def reduce_scatter_tensor(
    output: Tensor, input: Tensor, op: Any = ReduceOp.SUM, group: Any = None, async_op: bool = False  # noqa: A002
) -> Work | None:  # fmt: skip
    """Reduce `input` over all ranks; each rank gets its part, of as many elements as `output` has."""
    check_tensor("reduce_scatter_tensor", output, "output")
    check_tensor("reduce_scatter_tensor", input, "input")
    _same_dtype("reduce_scatter_tensor", [output], [input])
    if (member := member_group("reduce_scatter_tensor", group)) is None:
        return None
    if input.numel() != output.numel() * member.size():
        msg = "input tensor must be the same size as output size times world size"
        raise ArgumentValueError(msg)
    data = MessageBuffer("reduce_scatter_tensor", input).rows.reshape(-1)
    counts = [output.numel()] * member.size()
    return _reduce_scatter("reduce_scatter_tensor", member, output, data, counts, op, async_op, same_sizes=True)


reduce_scatter_single = _reduce_scatter_base = reduce_scatter_tensor


def all_to_all(
    output_tensor_list: Sequence[Tensor], input_tensor_list: Sequence[Tensor], group: Any = None,
    async_op: bool = False,
) -> Work | None:  # fmt: skip
    """Send each tensor of `input_tensor_list` to the rank of its place, and put what each rank sends into its place."""
    check_tensors("all_to_all", output_tensor_list, "output_tensor_list")
    check_tensors("all_to_all", input_tensor_list, "input_tensor_list")
    _same_dtype("all_to_all", output_tensor_list, input_tensor_list)
    if (member := member_group("all_to_all", group)) is None:
        return None
    check_tensors("all_to_all", output_tensor_list, "output_tensor_list", member.size())
    check_tensors("all_to_all", input_tensor_list, "input_tensor_list", member.size())
    result = Joined("all_to_all", output_tensor_list, filled=False)
    data = Joined("all_to_all", input_tensor_list, filled=True)
    begin = lambda: [member.engine.all_to_all(result.bytes, result.counts, data.bytes, data.counts)]  # noqa: E731
    exchange = Exchange(_counted(input_tensor_list), _counted(output_tensor_list))
    return member.submit(
        "all_to_all", list(output_tensor_list), begin, result.write, async_op, inputs=input_tensor_list,
        exchange=exchange,
    )  # fmt: skip


def _splits(name: str, tensor: Tensor, sizes: Sequence[int] | None, count: int) -> list[int]:
    """The bytes of each rank's part of a tensor, which is split along its first dimension."""
    rows = tensor.shape[0] if tensor.ndim else 1
    width = tensor.numel() // rows * tensor.element_size() if rows else 0
    if not sizes:
        if rows % count:
            msg = f"all_to_all_single(): Tensor's dim 0 does not divide equally across group size ({rows} / {count})"
            raise ArgumentValueError(msg)
        sizes = [rows // count] * count
    if len(sizes) != count or sum(sizes) != rows or min(sizes) < 0:
        msg = f"all_to_all_single(): `{name}` has to be {count} sizes with the sum {rows}, got {list(sizes)}"
        raise ArgumentValueError(msg)
    return [size * width for size in sizes]


def all_to_all_single(
    output: Tensor, input: Tensor, output_split_sizes: Sequence[int] | None = None,  # noqa: A002
    input_split_sizes: Sequence[int] | None = None, group: Any = None, async_op: bool = False,
) -> Work | None:  # fmt: skip
    """Send rows of `input` to each rank, equally many or `input_split_sizes`, and put what comes into `output`."""
    check_tensor("all_to_all_single", output, "output")
    check_tensor("all_to_all_single", input, "input")
    _same_dtype("all_to_all_single", [output], [input])
    if (member := member_group("all_to_all_single", group)) is None:
        return None
    result_counts = _splits("output_split_sizes", output, output_split_sizes, member.size())
    counts = _splits("input_split_sizes", input, input_split_sizes, member.size())
    result, data = MessageBuffer("all_to_all_single", output), MessageBuffer("all_to_all_single", input).bytes
    room = result.room
    begin = lambda: [member.engine.all_to_all(room, result_counts, data, counts)]  # noqa: E731
    sent, expected = (
        {rank: size // input.element_size() for rank, size in enumerate(sizes)} for sizes in (counts, result_counts)
    )
    return member.submit(
        "all_to_all_single", [output], begin, result.write, async_op, inputs=[input], exchange=Exchange(sent, expected)
    )  # fmt: skip


def barrier(
    group: Any = None, async_op: bool = False, device_ids: Any = None, timeout: Any = None
) -> Work | None:  # fmt: skip
    """Wait until all ranks have called it, at most `timeout`, that of the group by default."""
    del device_ids
    if (member := member_group("barrier", group)) is None:
        return None
    return member.submit("barrier", [], lambda: [member.engine.barrier()], None, async_op, timeout)
