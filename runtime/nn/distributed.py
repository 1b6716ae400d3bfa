"""A module that several processes train together, each on a part of the batch."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from runtime.distributed import collectives, objects
from runtime.distributed.groups import resolved
from runtime.distributed.join import Join, Joinable, JoinHook, maximum_of
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import is_grad_enabled, no_grad
from runtime.nn.buckets import FIRST_BUCKET_BYTES, Reducer
from runtime.nn.batch_norm import SyncBatchNorm
from runtime.nn.embedding import Embedding, EmbeddingBag
from runtime.nn.mixed_precision import _MixedPrecision, buffers_as, floats_as, parameters_as
from runtime.nn.module import Module
from runtime.nn.reduction_log import ReductionLog, dump_variables, facts_of
from runtime.nn.uninitialized import UninitializedParameter
from runtime.tensor import Tensor
from runtime.tensor.device import cpu

__all__ = ["DistributedDataParallel"]
_IGNORED = "_ddp_params_and_buffers_to_ignore"  # an attribute of modules, as PyTorch's
_MEGABYTE = 1 << 20
_dump_DDP_relevant_env_vars = dump_variables  # noqa: N816 - PyTorch's name
_OF_PROCESS = {"process_group", "reducer", "_index_of", "_join", "_static_unused"}  # attributes that are not saved


class DistributedDataParallel(Module, Joinable):
    """Calls `module`, and averages its gradients over all ranks of a group while backward computes them.

    Every rank makes one over the same module; parameters and buffers become those of rank 0. Gradients are reduced in
    buckets of `bucket_cap_mb` mebibytes, in the order in which they come, so that communication goes on beside
    backward; `gradient_as_bucket_view` lets gradients lie in the buckets, without a copy. A loss that is an average
    over the batch gives the gradients of one process on the whole batch.

    A parameter that gets no gradient is an error that names it, at the next forward; `find_unused_parameters` looks for
    such in the graph of each forward's results, `static_graph` in that of the first. Buffers are those of rank 0 before
    each forward unless `broadcast_buffers` is False. The gradients of embeddings with ``sparse=True`` stay sparse, and
    only what ranks store is sent. `mixed_precision` lets the module compute, and gradients be averaged, in narrower
    dtypes. RuntimeError where no parameter requires grad, or where the modules of ranks differ, which names the
    parameter.

    A gradient of a mebibyte or more is divided and reduced where it lies, in the `grad` of its parameter, unless that
    has hooks of its own, or there is a hook of communication, `gradient_as_bucket_view` or `mixed_precision`. So hooks
    of other parameters may see it unfinished, and after an error in backward it may stay divided or partly reduced,
    while small ones are still those of this rank: set all to zero or None before the next pass.
    """

    def __init__(
        self, module: Module, device_ids: Sequence[Any] | None = None, output_device: Any = None, dim: int = 0,
        broadcast_buffers: bool | None = None, init_sync: bool = True, process_group: Any = None,
        bucket_cap_mb: float | None = None, find_unused_parameters: bool = False, check_reduction: bool = False,
        gradient_as_bucket_view: bool = False, static_graph: bool = False,
        mixed_precision: _MixedPrecision | None = None, device_mesh: Any = None,
    ) -> None:  # fmt: skip
        super().__init__()
        del check_reduction
        if device_mesh is not None and process_group is not None:
            msg = "Cannot specify both process_group and device_mesh arguments."
            raise ComputeError(msg)
        group = device_mesh.get_group() if device_mesh is not None else process_group
        member = resolved("DistributedDataParallel", group)
        if member is None:
            msg = "DistributedDataParallel(): this process is not in the group"
            raise ArgumentValueError(msg)
        if device_ids or output_device is not None:
            msg = (
                "DistributedDataParallel device_ids and output_device arguments only work with GPU modules; for a "
                f"module on the CPU leave them out, got device_ids {device_ids}, output_device {output_device}"
            )
            raise ArgumentValueError(msg)
        self.module, self.dim, self.device_ids, self.output_device = module, dim, None, None
        self.process_group, self.static_graph = member, static_graph
        self.broadcast_buffers = True if broadcast_buffers is None else broadcast_buffers
        self.find_unused_parameters, self.gradient_as_bucket_view = find_unused_parameters, gradient_as_bucket_view
        self.require_backward_grad_sync = self.require_forward_param_sync = True
        self.parameters_to_ignore = set(getattr(module, _IGNORED, ()))
        self.bucket_bytes_cap = int((25 if bucket_cap_mb is None else bucket_cap_mb) * _MEGABYTE)
        self.mixed_precision = mixed_precision
        if mixed_precision is not None and mixed_precision.buffer_dtype is not None:
            buffers_as(mixed_precision.buffer_dtype, module, self.parameters_to_ignore)
        limits = [FIRST_BUCKET_BYTES] if bucket_cap_mb is None else []
        self._trained_parameters()
        if init_sync:
            self._check_alike()
            self._send_states()
        self._limits = [*limits, self.bucket_bytes_cap]
        self._prepare_reductions()

    def _prepare_reductions(self) -> None:
        """Observe the gradients of parameters, of which none has come yet."""
        parameters = self._trained_parameters()
        self.reducer = Reducer(
            parameters, self.process_group, self._limits, as_views=self.gradient_as_bucket_view,
            finds_unused=self.find_unused_parameters or self.static_graph,
            with_sparse_gradients={id(table.weight) for table in self.module.modules() if _gives_sparse(table)},
            dtype=self._dtype_of_averages(), log=self._new_log([parameter for _, parameter in parameters]),
            has_one_graph=self.static_graph,
        )  # fmt: skip
        self.reducer.log.facts["bucket_sizes"] = self.reducer.bucket_sizes()
        self._index_of = {id(parameter): index for index, (_, parameter) in enumerate(parameters)}
        self._static_unused: list[int] | None = None
        self._join, self._divides_by_all = None, True
        self._has_trained = False

    def _new_log(self, parameters: Sequence[Any]) -> ReductionLog:
        """A log that knows this module and how it is trained."""
        settings = {
            "broadcast_buffers": int(self.broadcast_buffers), "bucket_cap_bytes": self.bucket_bytes_cap,
            "find_unused_parameters": int(self.find_unused_parameters),
            "gradient_as_bucket_view": int(self.gradient_as_bucket_view),
            "has_sync_bn": int(any(isinstance(module, SyncBatchNorm) for module in self.module.modules())),
        }  # fmt: skip
        if self.static_graph:
            settings["static_graph"] = 1
        group = self.process_group
        name = type(self.module).__name__
        return ReductionLog(facts_of(parameters, group.name(), group.rank(), group.size(), name, settings))

    def _get_ddp_logging_data(self) -> dict[str, Any]:
        """What is measured and known of this module, by PyTorch's names; times in nanoseconds."""
        return self.reducer.log.report()

    def _set_ddp_runtime_logging_sample_rate(self, sample_rate: int) -> None:
        """Measure each pass whose number is a multiple of `sample_rate`, after the first ten. ValueError below 1."""
        if sample_rate < 1:
            msg = "DDP runtime logging sample rate should be equal or greater than 1"
            raise ArgumentValueError(msg)
        self.reducer.log.rate = sample_rate

    @property
    def logger(self) -> ReductionLog:
        """The log of this module."""
        return self.reducer.log

    def _dtype_of_averages(self) -> Any:
        """The dtype in which gradients are averaged; None for that of parameters."""
        policy = self.mixed_precision
        return None if policy is None else policy.param_dtype if policy.reduce_dtype is None else policy.reduce_dtype

    def __getstate__(self) -> dict[str, Any]:
        """All but group and buckets, which belong to this process. RuntimeError for another group than the default."""
        if self.process_group is not resolved("DistributedDataParallel", None):
            msg = (
                "DDP Pickling/Unpickling are only supported when using DDP with the default process group: save "
                "module.state_dict(), which has no group"
            )
            raise ComputeError(msg)
        return {name: value for name, value in self.__dict__.items() if name not in _OF_PROCESS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        member = resolved("DistributedDataParallel", None)
        assert member is not None
        self.process_group = member
        self._prepare_reductions()

    def _trained_parameters(self) -> list[tuple[str, Any]]:
        """The parameters whose gradients are averaged. RuntimeError where there are none, or no sizes yet."""
        named = [
            (name, parameter) for name, parameter in self.module.named_parameters()
            if name not in self.parameters_to_ignore
        ]  # fmt: skip
        if any(isinstance(parameter, UninitializedParameter) for _, parameter in named):
            msg = (
                "DistributedDataParallel(): modules with uninitialized parameters cannot be used; call the module once "
                "on an example first"
            )
            raise ComputeError(msg)
        trained = [(name, parameter) for name, parameter in named if parameter.requires_grad]
        if not trained:
            msg = (
                "DistributedDataParallel is not needed when a module doesn't have any parameters that require a "
                "gradient."
            )
            raise ComputeError(msg)
        return trained

    def _check_alike(self) -> None:
        """RuntimeError that names the first parameter which differs between ranks."""
        rows = [(name, tuple(p.shape), p.dtype.name) for name, p in self._trained_parameters()]
        states: list[Any] = [None] * self.process_group.size()
        objects.all_gather_object(states, rows, self.process_group)
        for rank, theirs in enumerate(states):
            if theirs == states[0]:
                continue
            differing = [(a, b) for a, b in zip(states[0], theirs, strict=False) if a != b]
            if differing:
                (name, shape, kind), second = differing[0]
                label = "" if second[0] == name else f"{second[0]}, "
                difference = f"{name} is {kind} {shape} on rank 0 and {label}{second[2]} {second[1]} on rank {rank}"
            else:
                difference = f"rank 0 has {len(states[0])} parameters, rank {rank} has {len(theirs)}"
            msg = f"DDP expects same model across all ranks: {difference}"
            raise ComputeError(msg)

    def _states(self) -> list[Any]:
        tensors: list[tuple[str, Any]] = [*self.module.named_parameters(), *self.module.named_buffers()]
        return [tensor.detach() for name, tensor in tensors if name not in self.parameters_to_ignore]

    def _buffers_to_send(self) -> list[Any]:
        named: list[tuple[str, Any]] = list(self.module.named_buffers())
        return [buffer.detach() for name, buffer in named if name not in self.parameters_to_ignore]

    def _send_states(self, source: int = 0) -> None:
        """Let all ranks have the parameters and buffers of one."""
        self._send(self._states(), source)

    def _send(self, tensors: Sequence[Any], source: int) -> None:
        works = [collectives.broadcast(item, group=self.process_group, async_op=True, group_src=source)
                 for item in tensors]  # fmt: skip
        for work in works:
            assert work is not None
            work.wait()

    def forward(self, *inputs: Any, **kwargs: Any) -> Any:
        """What the module computes, whose backward pass averages gradients."""
        is_training = is_grad_enabled() and self.require_backward_grad_sync
        if self._join is not None:
            Join.notify_join_context(self)
            self._someone_trains(is_training=is_training)
            self._set_divisor()
        if is_training:
            self._has_trained = True
            self.reducer.log.begin(self.reducer.pass_facts)
            self.reducer.check_finished()
            self.reducer.rebuild()
        if self.require_forward_param_sync and self.broadcast_buffers:
            self._send(self._buffers_to_send(), self._source())
        results = self._results(inputs, kwargs)
        self.require_forward_param_sync = is_training
        if is_training:
            self.reducer.prepare(self._unused_in(results))
        return results

    def _results(self, inputs: Any, kwargs: Any) -> Any:
        """What the module computes, in the dtype of `mixed_precision`."""
        kind = None if self.mixed_precision is None else self.mixed_precision.param_dtype
        if kind is None:
            return self.module(*inputs, **kwargs)
        with parameters_as(kind, self.module, self.parameters_to_ignore):
            return self.module(*floats_as(kind, inputs), **floats_as(kind, kwargs))

    def _unused_in(self, results: Any) -> list[int]:
        """The parameters that the graph of results does not lead to."""
        if not (self.find_unused_parameters or self.static_graph):
            return []
        if self._static_unused is not None:
            return self._static_unused
        used = {id(variable) for variable in _leaves_below(list(_tensors_in(results)))}
        unused = [index for key, index in self._index_of.items() if key not in used]
        if self.static_graph:
            self._static_unused = unused
        return unused

    @contextlib.contextmanager
    def no_sync(self) -> Iterator[None]:
        """Add up gradients without averaging them; the first backward pass afterwards averages the sums."""
        before = self.require_backward_grad_sync
        self.require_backward_grad_sync = False
        try:
            yield
        finally:
            self.require_backward_grad_sync = before

    def register_comm_hook(self, state: Any, hook: Callable[[Any, Any], Any]) -> None:
        """Let ``hook(state, bucket)`` reduce buckets: it returns a Future of the flat tensor of averages.

        TypeError for what cannot be called, RuntimeError for a second one.
        """
        if not callable(hook):
            msg = "Communication hook must be callable."
            raise ArgumentError(msg)
        self.reducer.use_hook(state, hook)
        self.reducer.log.facts["comm_hook"] = getattr(hook, "__qualname__", type(hook).__name__)

    def join(
        self, divide_by_initial_world_size: bool = True, enable: bool = True, throw_on_early_termination: bool = False
    ) -> Any:  # fmt: skip
        """A context in which ranks may have different numbers of batches.

        A rank without another batch takes part in the reductions of the others with zeros, which count in the average
        unless `divide_by_initial_world_size` is False. At the end all have the parameters of a rank that ended last.
        With `throw_on_early_termination` RuntimeError is raised on all ranks as soon as one has no other batch.
        """
        return Join(
            [self], enable, throw_on_early_termination, divide_by_initial_world_size=divide_by_initial_world_size
        )

    def join_hook(self, **kwargs: Any) -> JoinHook:
        """What :class:`~runtime.distributed.join.Join` calls on ranks without another batch."""
        self._divides_by_all = bool(kwargs.get("divide_by_initial_world_size", True))
        self.reducer.keep_buckets()
        return _Shadow(self)

    @property
    def join_device(self) -> Any:
        """The CPU."""
        return cpu

    @property
    def join_process_group(self) -> Any:
        """The group whose ranks average gradients."""
        return self.process_group

    def _source(self) -> int:
        """The rank whose buffers the others get: the first that has a batch."""
        return 0 if self._join is None else self._join.active[0]

    def _set_divisor(self) -> None:
        if self._join is not None and not self._divides_by_all:
            self.reducer.divisor = len(self._join.active)

    def _someone_trains(self, *, is_training: bool) -> bool:
        """Whether the forward of a rank is followed by a backward that averages, where ranks may have ended."""
        return bool(maximum_of([int(is_training)], self.process_group)[0])

    @property
    def _module_states(self) -> list[Any]:
        return self._states()

    @classmethod
    def _set_params_and_buffers_to_ignore_for_model(cls, module: Module, params_and_buffers_to_ignore: Any) -> None:
        setattr(module, _IGNORED, params_and_buffers_to_ignore)

    def _set_static_graph(self) -> None:
        """Let the graph of the first forward stand for that of all further ones. RuntimeError after that forward."""
        if self._has_trained:
            msg = (
                "_set_static_graph() should be called before training loop starts: pass static_graph=True to "
                "DistributedDataParallel"
            )
            self.reducer.log.fail(msg)
            raise ComputeError(msg)
        self.static_graph = True
        self.reducer.log.facts["static_graph"] = 1
        self.reducer.find_unused()


class _Shadow(JoinHook):
    """What a rank without another batch does: the collectives of a forward and a backward, with zeros."""

    def __init__(self, model: DistributedDataParallel) -> None:
        self._model = model

    def main_hook(self) -> None:
        """The collectives of one batch of other ranks."""
        model = self._model
        trains = model._someone_trains(is_training=False)
        if model.broadcast_buffers and model.require_forward_param_sync:
            model._send(model._buffers_to_send(), model._source())
        model.require_forward_param_sync = trains
        if trains:
            model._set_divisor()
            with no_grad():
                model.reducer.shadow()

    def post_hook(self, is_last_joiner: bool) -> None:
        """Let all ranks have the parameters of one that ended last."""
        group = self._model.process_group
        (source,) = maximum_of([group.rank() if is_last_joiner else -1], group)
        self._model._send_states(source)


def _gives_sparse(module: Module) -> bool:
    """Whether the gradient of a module's table is sparse."""
    return isinstance(module, (Embedding, EmbeddingBag)) and module.sparse


def _tensors_in(value: Any) -> Iterator[Any]:
    """The tensors in containers and dataclasses."""
    if isinstance(value, Tensor):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _tensors_in(item)
    elif isinstance(value, (list, tuple, set)):
        for item in value:
            yield from _tensors_in(item)
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from _tensors_in(getattr(value, field.name))


def _leaves_below(tensors: Sequence[Any]) -> Iterator[Any]:
    """The leaves that the graphs of tensors lead to."""
    yield from (tensor for tensor in tensors if tensor.is_leaf)
    pending = [tensor.grad_fn for tensor in tensors if tensor.grad_fn is not None]
    seen = set(pending)
    while pending:
        node = pending.pop()
        variable = getattr(node, "variable", None)
        if variable is not None:
            yield variable
        for following, _ in node.next_functions:
            if following is not None and following not in seen:
                seen.add(following)
                pending.append(following)
