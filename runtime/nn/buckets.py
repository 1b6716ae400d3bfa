"""Gradients in buckets that are reduced over all ranks while backward goes on, for DistributedDataParallel."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Container, Sequence
from typing import Any, NoReturn

from runtime.devices.futures import Future
from runtime.distributed import collectives
from runtime.distributed.grad_buckets import GradBucket, SparseGradBucket, SplitGradBucket
from runtime.distributed.groups import RankGroup, get_rank
from runtime.distributed.objects import broadcast_object_list
from runtime.distributed.reduce_op import ReduceOp
from runtime.errors import ComputeError
from runtime.guards import no_grad
from runtime.nn.reduction_log import ReductionLog

__all__ = ["FIRST_BUCKET_BYTES", "Reducer", "assign_buckets"]
# The sizes of PyTorch's DistributedDataParallel: the first bucket is small, so that communication begins early.
FIRST_BUCKET_BYTES = 1 << 20
Hook = Callable[[Any, "GradBucket"], Future[Any]]


def assign_buckets(
    tensors: Sequence[Any], limits: Sequence[int], has_sparse_gradient: Sequence[bool] = ()
) -> list[list[int]]:  # fmt: skip
    """The indices of tensors in buckets of one dtype and device, in order, each at most as large as `limits` say.

    The first bucket of a kind has the first limit, the next one the second, all further ones the last. A tensor that is
    larger, or has a sparse gradient, has a bucket of its own. Buckets come in the order of their first tensors.
    """
    buckets: list[list[int]] = []
    current: dict[Any, tuple[list[int], int]] = {}
    closed: dict[Any, int] = {}
    for index, tensor in enumerate(tensors):
        if has_sparse_gradient and has_sparse_gradient[index]:
            buckets.append([index])
            continue
        kind = (tensor.dtype, str(tensor.device))
        indices, size = current.get(kind, ([], 0))
        indices.append(index)
        size += tensor.numel() * tensor.element_size()
        count = closed.get(kind, 0)
        if size >= limits[min(count, len(limits) - 1)]:
            buckets.append(indices)
            closed[kind] = count + 1
            current.pop(kind, None)
        else:
            current[kind] = (indices, size)
    buckets += [indices for indices, _ in current.values()]
    return sorted(buckets, key=lambda indices: indices[0])


class Reducer:
    """Reduces the gradients of parameters that a backward pass computes.

    A bucket is handed to the communication hook when its last gradient is there and all buckets before it were, which
    gives one order on all ranks. The hook of the last gradient waits for all and gives parameters their results, so
    that ``backward()`` returns with gradients that are the same on all ranks.
    """

    def __init__(
        self, parameters: Sequence[tuple[str, Any]], group: RankGroup, limits: Sequence[int], *,
        as_views: bool, finds_unused: bool, with_sparse_gradients: Container[int] = (), dtype: Any = None,
        log: ReductionLog | None = None, has_one_graph: bool = False,
    ) -> None:  # fmt: skip
        self.log = ReductionLog({}) if log is None else log
        self._with_sparse_gradients = with_sparse_gradients  # ids of parameters
        self._dtype = dtype  # of averages on their way; None: that of parameters
        self.names = [name for name, _ in parameters]
        self.parameters = [parameter for _, parameter in parameters]
        self.group, self._limits, self._as_views, self._finds_unused = group, list(limits), as_views, finds_unused
        self._hook: Hook | None = None
        self._hook_state: Any = None
        self.divisor = group.size()
        self._arrived: list[int] = []
        self._order: list[int] = []  # in which the gradients of the last pass came
        self._is_rebuilt = finds_unused and not has_one_graph  # graphs that differ give no order
        self._expects = self._is_under_way = self._has_warned = False
        self._ready: set[int] = set()
        self._accumulated: set[int] = set()  # parameters with gradients of passes that were not averaged
        self._unused: set[int] = set()
        self._usage: Any = None
        self._usage_work: Any = None
        self.buckets: list[GradBucket] = []
        self._assign(list(range(len(self.parameters)))[::-1], limits)
        for index, parameter in enumerate(self.parameters):
            parameter.register_post_accumulate_grad_hook(self._hook_of(index))

    def _assign(self, order: list[int], limits: Sequence[int]) -> None:
        """Put parameters into buckets, in the order in which their gradients are expected."""
        ordered = [self.parameters[index] for index in order]
        is_sparse_row = [id(parameter) in self._with_sparse_gradients for parameter in ordered]
        rows = assign_buckets(ordered, limits, is_sparse_row)
        has_flat_buckets = self._as_views or self._dtype is not None or self._hook is not None
        self.buckets = [
            (SparseGradBucket if is_sparse_row[row[0]] else GradBucket if has_flat_buckets else SplitGradBucket)(
                number, [ordered[position] for position in row], [order[position] for position in row],
                number == len(rows) - 1,
            )
            for number, row in enumerate(rows)
        ]  # fmt: skip
        self._where = {
            index: (bucket, position) for bucket in self.buckets for position, index in enumerate(bucket.indices)
        }

    def use_hook(self, state: Any, hook: Hook) -> None:
        """Let ``hook(state, bucket)`` reduce buckets, as flat tensors. RuntimeError for a second one."""
        if self._hook is not None:
            msg = "register_comm_hook or register_builtin_comm_hook can only be called once."
            raise ComputeError(msg)
        self._hook, self._hook_state = hook, state
        self._assign([index for bucket in self.buckets for index in bucket.indices], self._limits)

    def rebuild(self) -> bool:
        """After the first pass, put parameters into buckets in the order in which gradients came on rank 0."""
        if self._is_rebuilt or len(self._arrived) != len(self.parameters):
            return False
        self._is_rebuilt = True
        order = [self._arrived]
        broadcast_object_list(order, group=self.group, group_src=0)
        self._assign(order[0], self._limits)
        self.log.facts |= {
            "has_rebuilt_buckets": 1, "rebuilt_bucket_sizes": self.bucket_sizes(),
            "rebuilt_per_bucket_param_indices": ", ".join(" ".join(map(str, row.indices)) for row in self.buckets),
        }  # fmt: skip
        return True

    def bucket_sizes(self) -> str:
        """The bytes of each bucket, as text."""
        return ", ".join(
            str(sum(item.numel() * item.element_size() for item in bucket.parameters())) for bucket in self.buckets
        )

    def pass_facts(self) -> dict[str, Any]:
        """What is true of the last pass, by PyTorch's names."""
        unused = [self.parameters[index] for index in self._unused]
        facts = {
            "num_buckets_reduced": len(self.buckets),
            "unused_parameter_size": sum(item.numel() * item.element_size() for item in unused),
            "has_rebuilt_buckets": int(self.log.facts.get("has_rebuilt_buckets", 0)),
        }
        return facts | {"prev_iteration_grad_ready_order_indices": ", ".join(map(str, self._order))}

    def find_unused(self) -> None:
        """Expect that the graph, the same in all passes, does not use some parameters. Called before the first pass."""
        self._finds_unused, self._is_rebuilt = True, False

    def keep_buckets(self) -> None:
        """Let buckets be as they are from now on, for ranks that may have seen no gradient yet."""
        self._is_rebuilt = True

    def prepare(self, unused: Sequence[int] = ()) -> None:
        """Expect the gradients of a backward pass, all but those of parameters that its graph does not use."""
        self._ready, self._next, self._order = set(), 0, []
        self._expects = self._is_under_way = True
        self._has_begun = False
        for bucket in self.buckets:
            bucket.reset()
        self._unused = set(unused)
        if self._finds_unused:
            first = self.parameters[0].detach()
            used = set(range(len(self.parameters))) - self._unused | self._accumulated
            self._usage = first.new_tensor([int(index in used) for index in range(len(self.parameters))]).int()
            self._usage_work = collectives.all_reduce(self._usage, ReduceOp.MAX, self.group, async_op=True)
        if len(self._unused) == len(self.parameters):  # no gradient will arrive
            self._take_unused()

    def _take_unused(self) -> None:
        """Count parameters that the graph does not use as complete; what was accumulated before is averaged."""
        self._has_begun = True
        for index in self._unused:
            self._take(index)

    def check_finished(self) -> None:
        """RuntimeError that names the parameters without a gradient, where a backward pass missed some."""
        if not (self._is_under_way and self._has_begun):
            return
        missing = [name for index, name in enumerate(self.names) if index not in self._ready]
        msg = (
            "Expected to have finished reduction in the prior iteration before starting a new one. These parameters "
            f"did not receive a gradient on rank {get_rank()}: {', '.join(missing)}. Every parameter has to take part "
            "in the loss; pass find_unused_parameters=True to DistributedDataParallel where some do not, or let "
            "forward return every result that the loss is computed from"
        )
        self._is_under_way = False
        self._fail(msg)

    def _fail(self, message: str) -> NoReturn:
        """RuntimeError, which is noted as well."""
        self.log.fail(message)
        raise ComputeError(message)

    def _hook_of(self, index: int) -> Callable[[Any], None]:
        def receive(_: Any) -> None:
            if not self._expects:
                self._accumulated.add(index)
                return
            if not self._has_begun:
                self.log.note("backward")
                self._take_unused()
            self._take(index)

        return receive

    def _take(self, index: int) -> None:
        """Copy a gradient into its bucket; hand over the buckets that are complete."""
        if index in self._ready:
            msg = (
                f"Expected to mark a variable ready only once: the parameter {self.names[index]} received a second "
                "gradient in one backward pass. It is used outside of forward of DistributedDataParallel, or several "
                "reentrant checkpoints use it: checkpoint(..., use_reentrant=False)"
            )
            self._fail(msg)
        self._ready.add(index)
        self._order.append(index)
        if not self._is_rebuilt:
            self._arrived.append(index)
        bucket, position = self._where[index]
        parameter = self.parameters[index]
        with no_grad():
            divisor = self.divisor if self._hook is None and self._dtype is None else 1
            bucket.fill(position, self.names[index], divisor, is_unused=index in self._unused)
        if parameter.grad is not None and parameter.grad.requires_grad:
            self._warn_of_double_backward()
        bucket.pending -= 1
        while self._next < len(self.buckets) and not self.buckets[self._next].pending:
            self._begin(self.buckets[self._next])
            self._next += 1
        if self._next == len(self.buckets):
            self._finish()

    def _warn_of_double_backward(self) -> None:
        """Say, once, that derivatives of gradients are not averaged."""
        if self._has_warned:
            return
        self._has_warned = True
        msg = (
            "Using DistributedDataParallel with create_graph=True is not well-supported: gradients are averaged over "
            "ranks as numbers, so a second backward pass differentiates those of this rank alone. Compute a penalty on "
            "gradients inside forward of the module, by autograd.grad(..., create_graph=True) with respect to inputs"
        )
        warnings.warn(msg, UserWarning, stacklevel=2)

    def _begin(self, bucket: GradBucket) -> None:
        """Hand a bucket to the communication hook."""
        if "sent" not in self.log.moments:
            self.log.note("sent")
        if self._hook is not None:
            bucket.future = self._hook(self._hook_state, bucket)
            return
        sent = bucket.sent()
        if self._dtype is not None:
            with no_grad():
                sent = [tensor.to(self._dtype).div_(self.divisor) for tensor in sent]
        if len(sent) > 1:
            bucket.future = collectives.all_reduce_coalesced(sent, group=self.group, async_op=True)
            return
        work = collectives.all_reduce(sent[0], group=self.group, async_op=True)
        assert work is not None
        bucket.future = work.get_future()

    def _finish(self) -> None:
        """Wait for all buckets, and give parameters their gradients."""
        self._expects = self._is_under_way = False
        self.log.note("computed")
        self.group.hurry()
        if self._usage_work is not None:
            self._usage_work.wait()
            used = [bool(value) for value in self._usage.tolist()]
            self._usage_work = None
        else:
            used = [True] * len(self.parameters)
        with no_grad():
            for bucket in self.buckets:
                assert bucket.future is not None
                self._spread(bucket, bucket.future.wait(), used)
        self.log.note("arrived")
        self.divisor = self.group.size()
        self._accumulated.clear()

    def _spread(self, bucket: GradBucket, result: Any, used: Sequence[bool]) -> None:
        """Give the parameters of a bucket their parts of the result of a hook."""
        bucket.receive(list(result) if isinstance(result, (list, tuple)) else [result])
        for position, index in enumerate(bucket.indices):
            if used[index]:
                bucket.give(position, as_view=self._as_views)

    def shadow(self) -> None:
        """Take part in the reductions of a backward pass of other ranks, with zeros; gradients are the averages.

        An optimiser whose parameters are divided among ranks updates the part of this rank by them.
        """
        used = [True] * len(self.parameters)
        if self._finds_unused:
            usage = self.parameters[0].detach().new_zeros(len(self.parameters)).int()
            collectives.all_reduce(usage, ReduceOp.MAX, self.group)
            used = [bool(value) for value in usage.tolist()]
        for bucket in self.buckets:
            bucket.zero()
            self._begin(bucket)
            assert bucket.future is not None
            self._spread(bucket, bucket.future.wait(), used)
