"""Collectives as methods of a group, by the names and in the forms that PyTorch's object has.

Ranks are those within the group, and every method returns a Work at once. Tensors stand in lists of one, or alone; what
a method is told beside them is an object of :mod:`~runtime.distributed.options`, or plain arguments.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from datetime import timedelta
from enum import Enum
from typing import Any

from runtime.distributed import collectives, messages
from runtime.distributed.groups import RankGroup, resolved
from runtime.distributed.options import (
    AllreduceCoalescedOptions,
    AllreduceOptions,
    BroadcastOptions,
    CollectiveOptions,
    GatherOptions,
    ReduceOptions,
    ReduceScatterOptions,
    ScatterOptions,
)
from runtime.distributed.work import JoinedWork
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor

__all__ = ["ProcessGroup", "_coalescing_manager"]


def _also(**names: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let a method take keywords by the names of another overload: ``tensor=`` for ``tensors=``."""

    def decorate(method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def call(self: ProcessGroup, *args: Any, **kwargs: Any) -> Any:
            return method(self, *args, **{names.get(name, name): value for name, value in kwargs.items()})

        return call

    return decorate


def _only(function: str, tensors: Any) -> Any:
    """The tensor of a list of one, or itself. ValueError for another number."""
    if isinstance(tensors, Tensor):
        return tensors
    if not isinstance(tensors, (list, tuple)) or len(tensors) != 1:
        count = f"{len(tensors)}" if isinstance(tensors, (list, tuple)) else type(tensors).__name__
        msg = f"ProcessGroup.{function}(): expected a list of one tensor for each rank, got {count}"
        raise ArgumentValueError(msg)
    return tensors[0]


def _row(tensors: Any) -> Any:
    """The list of a list of one list, or itself."""
    is_nested = isinstance(tensors, (list, tuple)) and len(tensors) == 1 and isinstance(tensors[0], (list, tuple))
    return tensors[0] if is_nested else tensors


def _options(function: str, kind: type[Any], value: Any, name: str = "", timeout: Any = None) -> Any:
    """An object of options; plain arguments are put into a new one as the field `name`. TypeError for another kind."""
    if isinstance(value, CollectiveOptions):
        if not isinstance(value, kind):
            msg = f"ProcessGroup.{function}(): expected {kind.__name__}, got {type(value).__name__}"
            raise ArgumentError(msg)
        return value
    options = kind()
    if timeout is not None:
        options.timeout = timeout
    if value is not None:
        if not name:
            msg = f"ProcessGroup.{function}(): expected {kind.__name__} or None, got {type(value).__name__}"
            raise ArgumentError(msg)
        setattr(options, name, value)
    return options


class ProcessGroup(RankGroup):
    """Some processes of a job, in the order of their ranks within the group; made by :func:`new_group`."""

    class BackendType(Enum):
        """The kinds of engines, by number."""

        UNDEFINED, GLOO, NCCL, UCC, MPI, XCCL, CUSTOM = range(7)

    # -- collectives -----------------------------------------------------------------------------------------------

    @_also(tensor="tensors", root="opts")
    def broadcast(self, tensors: Any, opts: Any = None, timeout: timedelta | None = None) -> Any:
        """Give the tensor of the root, an int or BroadcastOptions, to all ranks."""
        options = _options("broadcast", BroadcastOptions, opts, "rootRank", timeout)
        tensor = tensors if isinstance(tensors, Tensor) else tensors[options.rootTensor]
        with self.limited(options.timeout):
            return collectives.broadcast(tensor, group=self, async_op=True, group_src=options.rootRank)

    @_also(tensor="tensors", op="opts")
    def allreduce(self, tensors: Any, opts: Any = None, timeout: timedelta | None = None) -> Any:
        """Reduce a tensor of all ranks, in place; by a ReduceOp or AllreduceOptions."""
        options = _options("allreduce", AllreduceOptions, opts, "reduceOp", timeout)
        with self.limited(options.timeout):
            if isinstance(tensors, (list, tuple)) and len(tensors) > 1:
                return self.allreduce_coalesced(tensors, _coalesced(options))
            return collectives.all_reduce(_only("allreduce", tensors), options.reduceOp, self, async_op=True)

    def allreduce_coalesced(self, tensors: Any, opts: Any = None) -> Any:
        """Reduce several tensors, as one collective."""
        options = _options("allreduce_coalesced", AllreduceOptions, opts)
        with self.limited(options.timeout):
            return collectives.reduce_together("all_reduce_coalesced", self, tensors, options.reduceOp, async_op=True)

    @_also(tensor="tensors", root="opts")
    def reduce(self, tensors: Any, opts: Any = None, op: Any = None, timeout: timedelta | None = None) -> Any:
        """Reduce a tensor of all ranks, in place on the root, an int or ReduceOptions."""
        options = _options("reduce", ReduceOptions, opts, "rootRank", timeout)
        tensor = tensors if isinstance(tensors, Tensor) else tensors[options.rootTensor]
        reduction = options.reduceOp if op is None else op
        with self.limited(options.timeout):
            return collectives.reduce(tensor, None, reduction, self, async_op=True, group_dst=options.rootRank)

    @_also(input_tensor="input_tensors")
    def allgather(self, output_tensors: Any, input_tensors: Any, opts: Any = None, timeout: Any = None) -> Any:
        """Put the tensor of each rank into its place in a list of all ranks."""
        options = _options("allgather", CollectiveOptions, opts, "timeout", timeout)
        with self.limited(options.timeout):
            return collectives.all_gather(
                _row(output_tensors), _only("allgather", input_tensors), self, async_op=True
            )  # fmt: skip

    def _allgather_base(self, output: Any, input: Any, opts: Any = None) -> Any:  # noqa: A002
        """Put the tensors of all ranks one after the other into one tensor."""
        with self.limited(_options("_allgather_base", CollectiveOptions, opts).timeout):
            return collectives.all_gather_into_tensor(output, input, self, async_op=True)

    all_gather_single = _allgather_base

    def allgather_coalesced(self, output_lists: Any, input_list: Any, opts: Any = None) -> Any:
        """:meth:`allgather` of several tensors: ``output_lists[rank][index]`` gets ``input_list[index]``."""
        with self.limited(_options("allgather_coalesced", CollectiveOptions, opts).timeout):
            rows = [[part[index] for part in output_lists] for index in range(len(input_list))]
            return collectives.gather_together("all_gather_coalesced", self, rows, input_list, async_op=True)

    def allgather_into_tensor_coalesced(self, outputs: Any, inputs: Any, opts: Any = None) -> Any:
        """:meth:`_allgather_base` of several pairs of tensors."""
        pairs = zip(outputs, inputs, strict=True)
        return JoinedWork([self._allgather_base(output, tensor, opts) for output, tensor in pairs])

    all_gather_single_coalesced = allgather_into_tensor_coalesced

    @_also(input_tensor="input_tensors", root="opts")
    def gather(self, output_tensors: Any, input_tensors: Any, opts: Any = None, timeout: Any = None) -> Any:
        """Put the tensor of each rank into its place in a list of the root, an int or GatherOptions."""
        options = _options("gather", GatherOptions, opts, "rootRank", timeout)
        outputs = list(_row(output_tensors)) or None
        with self.limited(options.timeout):
            tensor = _only("gather", input_tensors)
            return collectives.gather(tensor, outputs, None, self, async_op=True, group_dst=options.rootRank)

    @_also(output_tensor="output_tensors", root="opts")
    def scatter(self, output_tensors: Any, input_tensors: Any, opts: Any = None, timeout: Any = None) -> Any:
        """Give each rank its tensor of a list of the root, an int or ScatterOptions."""
        options = _options("scatter", ScatterOptions, opts, "rootRank", timeout)
        inputs = list(_row(input_tensors)) or None
        with self.limited(options.timeout):
            tensor = _only("scatter", output_tensors)
            return collectives.scatter(tensor, inputs, None, self, async_op=True, group_src=options.rootRank)

    @_also(input_tensor="input_tensors", op="opts")
    def reduce_scatter(self, output_tensors: Any, input_tensors: Any, opts: Any = None, timeout: Any = None) -> Any:
        """Reduce the tensors of a list; each rank gets that of its place. By a ReduceOp or ReduceScatterOptions."""
        options = _options("reduce_scatter", ReduceScatterOptions, opts, "reduceOp", timeout)
        with self.limited(options.timeout):
            output = _only("reduce_scatter", output_tensors)
            return collectives.reduce_scatter(output, _row(input_tensors), options.reduceOp, self, async_op=True)

    def _reduce_scatter_base(self, outputTensor: Any, inputTensor: Any, opts: Any = None) -> Any:  # noqa: N803
        """Reduce a tensor; each rank gets its part of it."""
        options = _options("_reduce_scatter_base", ReduceScatterOptions, opts, "reduceOp")
        with self.limited(options.timeout):
            return collectives.reduce_scatter_tensor(outputTensor, inputTensor, options.reduceOp, self, async_op=True)

    reduce_scatter_single = _reduce_scatter_base

    def reduce_scatter_tensor_coalesced(
        self, outputTensors: Any, inputTensors: Any, opts: Any = None  # noqa: N803
    ) -> Any:
        """:meth:`_reduce_scatter_base` of several pairs of tensors."""
        pairs = zip(outputTensors, inputTensors, strict=True)
        return JoinedWork([self._reduce_scatter_base(output, tensor, opts) for output, tensor in pairs])

    reduce_scatter_single_coalesced = reduce_scatter_tensor_coalesced

    @_also(output_tensor="output", input_tensor="input")
    def alltoall_base(
        self, output: Any, input: Any, output_split_sizes: Any, input_split_sizes: Any,  # noqa: A002
        opts: Any = None, timeout: timedelta | None = None,
    ) -> Any:  # fmt: skip
        """Send rows to each rank; empty lists of sizes for equally many."""
        options = _options("alltoall_base", CollectiveOptions, opts, "timeout", timeout)
        with self.limited(options.timeout):
            return collectives.all_to_all_single(
                output, input, output_split_sizes or None, input_split_sizes or None, self, async_op=True
            )

    all_to_all_single = alltoall_base

    @_also(output_tensor="output", input_tensor="input", output_tensors="output", input_tensors="input")
    def alltoall(self, output: Any, input: Any, opts: Any = None, timeout: Any = None) -> Any:  # noqa: A002
        """Send each tensor of a list to the rank of its place."""
        options = _options("alltoall", CollectiveOptions, opts, "timeout", timeout)
        with self.limited(options.timeout):
            return collectives.all_to_all(output, input, self, async_op=True)

    # -- messages and barriers -------------------------------------------------------------------------------------

    def send(self, tensors: Any, dstRank: int, tag: int = 0) -> Any:  # noqa: N803
        """Send a tensor to a rank."""
        return messages.isend(_only("send", tensors), None, self, tag, group_dst=dstRank)

    def recv(self, tensors: Any, srcRank: int, tag: int = 0) -> Any:  # noqa: N803
        """Receive a tensor of a rank."""
        return messages.irecv(_only("recv", tensors), None, self, tag, group_src=srcRank)

    def recv_anysource(self, tensors: Any, tag: int = 0) -> Any:
        """Receive a tensor of any rank, which the Work names afterwards."""
        return messages.irecv(_only("recv_anysource", tensors), None, self, tag)

    @_also(timeout="opts")
    def barrier(self, opts: Any = None) -> Any:
        """End when all ranks have called it; BarrierOptions or a timeout."""
        options = _options("barrier", CollectiveOptions, opts, "timeout")
        with self.limited(options.timeout):
            return collectives.barrier(self, async_op=True)

    def monitored_barrier(self, timeout: timedelta | float | None = None, wait_all_ranks: bool = False) -> None:
        """A barrier that names the rank which did not come in time; see :func:`monitored_barrier`."""
        messages.monitored_barrier(self, timeout, wait_all_ranks)

    # -- questions -------------------------------------------------------------------------------------------------

    @property
    def _device_types(self) -> list[Any]:
        from runtime.tensor.device import cpu

        return [cpu]

    @property
    def bound_device_id(self) -> Any:
        """None: the group is of no one device."""
        return None

    @property
    def supports_splitting(self) -> bool:
        """False, as engines on the CPU answer; :func:`split_group` works all the same."""
        return False

    supports_coalescing = supports_splitting

    def getBackendName(self) -> str:  # noqa: N802 - PyTorch's name
        """The name of the engine."""
        return self.name()

    def _get_backend_name(self) -> str:
        return self.name()

    def _get_backend(self, device: Any) -> ProcessGroup:
        """What sends tensors of a device: the group itself. RuntimeError for devices that have nothing."""
        kind = getattr(device, "type", str(device)).partition(":")[0]
        if kind != "cpu":
            msg = f"No backend type associated with device type {kind}"
            raise ComputeError(msg)
        return self

    def _get_sequence_number_for_group(self) -> int:
        return self.sequence_number()

    def _set_sequence_number_for_group(self) -> None:
        """Ranks count from the beginning."""

    def _has_hooks(self) -> bool:
        return False

    def _wait_for_pending_works(self) -> None:
        collectives.barrier(self)

    def _set_group_name(self, name: str) -> None:
        self.group_name = name

    def _set_group_desc(self, desc: str) -> None:
        self.group_desc = desc

    @property
    def _id(self) -> int:
        return id(self)

    def abort(self) -> None:
        """:meth:`shutdown`."""
        self.shutdown()

    def _start_coalescing(self, device: Any = None) -> None:
        """Gather the Works of what is called until :meth:`_end_coalescing`."""
        del device
        self.gather_works()

    def _end_coalescing(self, device: Any = None) -> Any:
        """The Work of all of them."""
        del device
        return JoinedWork(self.works_gathered())


def _coalesced(options: AllreduceOptions) -> AllreduceCoalescedOptions:
    return AllreduceCoalescedOptions(options.timeout, reduceOp=options.reduceOp)


@contextlib.contextmanager
def _coalescing_manager(group: Any = None, device: Any = None, async_ops: bool = False) -> Iterator[Any]:
    """Begin collectives one after the other; at the end all are waited for, with `async_ops` by ``wait()``."""
    member = resolved("_coalescing_manager", group)
    works = JoinedWork([])
    if not isinstance(member, ProcessGroup):
        yield works
        return
    member._start_coalescing(device)
    try:
        yield works
    finally:
        works.add(member.works_gathered())
    if not async_ops:
        works.wait()
