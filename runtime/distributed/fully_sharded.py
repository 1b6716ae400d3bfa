"""Modules whose parameters are split over ranks between their uses: PyTorch's ``fully_shard``.

Parameters are DTensors split along their first dimension. While a module runs they stand in it in full, gathered by a
Function whose backward averages gradients over ranks and leaves each rank its part. The parameters of a module that
have one dtype are gathered, and their gradients averaged, by one collective over flat tensors. What operators save of a
gathered parameter is saved as a view of it, which backward gathers again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.autograd import Function
from runtime.autograd.saving import saved_tensors_hooks
from runtime.autograd.trees import tree_leaves
from runtime.distributed import collectives
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.dtensor import DTensor, distribute_tensor
from runtime.distributed.groups import get_world_size
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.distributed.redistribution import redistributed
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.guards import no_grad
from runtime.nn.mixed_precision import floats_as
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor
from runtime.tensor.memory import may_share_memory

__all__ = ["FSDPModule", "MixedPrecisionPolicy", "OffloadPolicy", "UnshardHandle", "fully_shard"]
_STATE = "_fsdp_state"


@dataclass(frozen=True)
class MixedPrecisionPolicy:
    """The dtypes in which parameters are gathered, gradients are averaged, and outputs are given; None changes none.

    With `cast_forward_inputs`, floating tensors that forward is called with get `param_dtype`.
    """

    param_dtype: Any = None
    reduce_dtype: Any = None
    output_dtype: Any = None
    cast_forward_inputs: bool = True


@dataclass(frozen=True)
class OffloadPolicy:
    """Parts of parameters stay where they are."""


@dataclass(eq=False)
class _ShardedParameter:
    """A parameter in parts, and the names under which modules have it; several where it is shared."""

    parameter: Any
    owners: list[tuple[Module, str]]
    full: Any = None  # while the module runs
    regathered: Any = None  # while backward runs
    unreduced: Any = None  # the sum of gradients of backward passes without communication


@dataclass(eq=False)
class _ShardedState:
    """What a module that is fully sharded knows of its parameters."""

    parameters: list[_ShardedParameter]
    mesh: DeviceMesh
    placements: tuple[Placement, ...]
    policy: MixedPrecisionPolicy
    reshards: bool | None  # after forward; None: unless it is the outermost module that runs
    reduces: bool = True
    saving: list[Any] = field(default_factory=list)  # contexts of the calls that run
    forward_prefetches: list[_ShardedState] = field(default_factory=list)
    backward_prefetches: list[_ShardedState] = field(default_factory=list)
    pending: dict[int, _PendingGather] = field(default_factory=dict)  # by the first parameter of those together

    def groups(self) -> list[list[_ShardedParameter]]:
        """The parameters that are gathered together: those of one dtype, and whether they have gradients."""
        rows: dict[Any, list[_ShardedParameter]] = {}
        for item in self.parameters:
            rows.setdefault((item.parameter.dtype, item.parameter.requires_grad), []).append(item)
        return list(rows.values())

    def regather(self, _: Any = None) -> None:
        """Gather parameters for backward, all of them: which ones it needs may differ between ranks."""
        with no_grad():
            for group in self.groups():
                if group[0].regathered is None:
                    is_there = group[0].full is not None
                    fulls = [item.full for item in group] if is_there else self.gathered(group)
                    for item, full in zip(group, fulls, strict=True):
                        item.regathered = full
            for state in self.backward_prefetches:
                state.begin_gathering()

    def begin_gathering(self) -> None:
        """Begin to gather parameters, which :meth:`gathered` finishes: beside what is computed meanwhile."""
        for group in self.groups():
            is_there = group[0].full is not None or group[0].regathered is not None
            if not is_there and id(group[0]) not in self.pending:
                with no_grad():
                    part = self._own_parts(group)
                    room = part.new_empty(self.mesh.size(self.mesh.ndim - 1) * part.numel())
                    process_group = self.mesh.get_group(self.mesh.ndim - 1)
                    work = collectives.all_gather_into_tensor(room, part, process_group, async_op=True)
                self.pending[id(group[0])] = _PendingGather(room, work, _versions(group))

    def gathered(self, group: Sequence[_ShardedParameter]) -> list[Any]:
        """The full elements of parameters, outside of graphs, in the dtype in which the module computes."""
        count = self.mesh.size(self.mesh.ndim - 1)
        pending = self.pending.pop(id(group[0]), None)
        flat: Any = None
        if pending is not None:
            pending.work.wait()
            flat = pending.room if pending.versions == _versions(group) else None  # an optimizer has run meanwhile
        if flat is None:
            part = self._own_parts(group)
            flat = redistributed(part, (count * part.numel(),), self.mesh, self.placements, self.everywhere)
        return _tensors_of(flat.view(count, -1), [tuple(item.parameter.shape) for item in group])

    def _own_parts(self, group: Sequence[_ShardedParameter]) -> Any:
        """The parts of this rank, one after the other, in the dtype in which the module computes."""
        kind = self.policy.param_dtype
        parts = [item.parameter._local_tensor.detach() for item in group]
        if kind is not None and parts[0].dtype.is_floating_point:
            parts = [part.to(kind) for part in parts]
        count = self.mesh.size(self.mesh.ndim - 1)
        return _padded(parts, [_largest_part(tuple(item.parameter.shape), count) for item in group])

    @property
    def everywhere(self) -> tuple[Placement, ...]:
        """The layout of what all ranks have."""
        return (Replicate(),) * self.mesh.ndim

    def averaged(self, sizes: Sequence[tuple[int, ...]], gradients: Sequence[Any]) -> list[Any]:
        """The parts of this rank of the averages of gradients; None for one that no rank has.

        Whether a rank has them travels with the gradients, which are zeros where it has not.
        """
        count, rank = self.mesh.size(self.mesh.ndim - 1), self.mesh.get_local_rank(self.mesh.ndim - 1)
        present = next(gradient for gradient in gradients if gradient is not None)
        kind = present.dtype if self.policy.reduce_dtype is None else self.policy.reduce_dtype
        flags = present.new_tensor([float(gradient is not None) for gradient in gradients]).to(kind)
        full = [
            present.new_zeros(shape, dtype=kind) if gradient is None else gradient.to(kind)
            for shape, gradient in zip(sizes, gradients, strict=True)
        ]
        lengths = [*(_largest_part(shape, count) for shape in sizes), len(sizes)]
        rows = [part for row in range(count) for part in (*(_part(item, count, row) for item in full), flags)]
        flat = _padded(rows, lengths * count)
        terms = (Partial("avg"),) * self.mesh.ndim
        *parts, used = redistributed(flat, flat.shape, self.mesh, terms, self.placements).split(lengths)  # type: ignore[attr-defined]
        results = []
        for part, shape, is_used in zip(parts, sizes, used.tolist(), strict=True):
            length, _ = Shard.local_shard_size_and_offset(shape[0], count, rank)
            local_shape = (length, *shape[1:])
            results.append(part[: math.prod(local_shape)].view(local_shape) if is_used else None)
        return results

    def pack(self, tensor: Any) -> Any:
        """A tensor that is saved for backward: a view of a gathered parameter is saved as sizes and strides."""
        for item in self.parameters:
            if item.full is not None and tensor.dtype == item.full.dtype and may_share_memory(tensor, item.full):
                return item, tuple(tensor.shape), tensor.stride(), tensor.storage_offset()
        return tensor

    def unpack(self, packed: Any) -> Any:
        """The tensor that was saved; a view of a parameter is one of elements that are gathered again."""
        if isinstance(packed, Tensor):
            return packed
        item, shape, strides, offset = packed
        with no_grad():
            if item.regathered is None:
                self.regather()
            regathered: Any = item.regathered
            return regathered.detach().as_strided(shape, strides, offset)


@dataclass
class _PendingGather:
    """Full parameters that arrive, of parts with these versions."""

    room: Any
    work: Any
    versions: list[tuple[int, int]]


def _versions(group: Sequence[_ShardedParameter]) -> list[tuple[int, int]]:
    """What tells whether the parts of parameters were written or replaced."""
    parts = [item.parameter._local_tensor for item in group]
    return [(id(part), part._version) for part in parts]


def _largest_part(shape: Sequence[int], count: int) -> int:
    """The elements of the largest of the parts along the first dimension."""
    return -(-shape[0] // count) * math.prod(shape[1:])


def _part(full: Any, count: int, rank: int) -> Any:
    length, offset = Shard.local_shard_size_and_offset(full.shape[0], count, rank)
    return full.narrow(0, offset, length)


def _padded(parts: Sequence[Any], lengths: Sequence[int]) -> Any:
    """Tensors one after the other in a flat one, each with zeros up to its length."""
    flat = parts[0].new_zeros(sum(lengths))
    for room, part in zip(flat.split(list(lengths)), parts, strict=True):
        room[: part.numel()].copy_(part.reshape(-1))
    return flat


def _tensors_of(rows: Any, sizes: Sequence[tuple[int, ...]]) -> list[Any]:
    """The full tensors of flat rows, one for each rank, in which parts follow each other."""
    count = rows.shape[0]
    columns = rows.split([_largest_part(shape, count) for shape in sizes], 1)
    # Parts along the first dimension follow each other, and only the last ones can be shorter.
    return [column.reshape(-1)[: math.prod(shape)].view(shape) for column, shape in zip(columns, sizes, strict=True)]


class _Unsharded(Function):
    """All elements of some parameters; gradients are averaged over ranks, of which each gets its parts."""

    @staticmethod
    def forward(ctx: Any, state: Any, group: Any, *parameters: Any) -> Any:
        ctx.group, ctx.state = group, state
        ctx.sizes = [tuple(parameter.shape) for parameter in parameters]
        ctx.set_materialize_grads(False)
        return tuple(state.gathered(group))

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        state, gradients = ctx.state, list(grads)
        for index, item in enumerate(ctx.group):
            item.regathered = None
            if item.unreduced is not None:
                before, item.unreduced = item.unreduced, None
                gradients[index] = before if gradients[index] is None else gradients[index] + before
        if not state.reduces:
            for item, gradient in zip(ctx.group, gradients, strict=True):
                item.unreduced = gradient
            return None, None, *(None for _ in grads)
        results: list[Any] = [None, None]
        parts = state.averaged(ctx.sizes, gradients)
        for item, shape, part in zip(ctx.group, ctx.sizes, parts, strict=True):
            if part is None:
                results.append(None)
                continue
            local = part.to(item.parameter.dtype).contiguous()
            results.append(DTensor(local, state.mesh, state.placements, shape))
        return tuple(results)


class UnshardHandle:
    """Parameters that are gathered meanwhile; the module waits for them by itself."""

    def __init__(self, module: Any) -> None:
        self._module = module

    def wait(self) -> None:
        """Let the module have them."""
        self._module.unshard()


class FSDPModule:
    """What modules are, besides their class, after :func:`fully_shard`."""

    def unshard(self, async_op: bool = False) -> UnshardHandle | None:
        """Gather the parameters of this module, which stay in full until it has run or :meth:`reshard`.

        With `async_op` that is begun only, and the module has them after `wait()` of the result.
        """
        state = _state_of(self)
        if all(item.full is not None for item in state.parameters):
            return UnshardHandle(self) if async_op else None
        for item in state.parameters:
            owner, name = item.owners[0]
            item.parameter = owner._parameters[name]  # which to() and load_state_dict(assign=True) replace
        if async_op:
            state.begin_gathering()
            return UnshardHandle(self)
        for group in state.groups():
            fulls = _Unsharded.apply(state, group, *(item.parameter for item in group))
            for item, full in zip(group, fulls, strict=True):
                item.full = full
                _assign(item, full)
        return None

    def reshard(self) -> None:
        """Leave each rank its parts of the parameters of this module."""
        for item in _state_of(self).parameters:
            item.full = None
            _assign(item, item.parameter)

    def set_requires_gradient_sync(self, requires_gradient_sync: bool, *, recurse: bool = True) -> None:
        """Whether backward averages gradients; without, full ones are added up, which a later pass averages too."""
        for state in _states_below(self, recurse):
            state.reduces = requires_gradient_sync

    def set_reshard_after_forward(self, reshard_after_forward: bool, recurse: bool = True) -> None:
        """Whether parameters are gathered again for backward, which needs less memory."""
        for state in _states_below(self, recurse):
            state.reshards = reshard_after_forward

    def set_modules_to_forward_prefetch(self, modules: Sequence[Any]) -> None:
        """Begin to gather parameters of these modules while this one runs; all ranks say the same."""
        _state_of(self).forward_prefetches = _prefetched("forward", modules)

    def set_modules_to_backward_prefetch(self, modules: Sequence[Any]) -> None:
        """Begin to gather parameters of these modules, for backward, when backward has come to this one."""
        _state_of(self).backward_prefetches = _prefetched("backward", modules)


_running: list[Any] = []  # the states of modules that run, the outermost first


def _state_of(module: Any) -> _ShardedState:
    state: _ShardedState = module.__dict__[_STATE]
    return state


def _prefetched(direction: str, modules: Sequence[Any]) -> list[_ShardedState]:
    for module in modules:
        if not isinstance(module, FSDPModule):
            kind = type(module).__name__
            msg = f"set_modules_to_{direction}_prefetch(): expected modules after fully_shard(), got {kind}"
            raise ArgumentError(msg)
    return [_state_of(module) for module in modules]


def _states_below(module: Any, recurse: bool) -> Iterable[_ShardedState]:
    modules = module.modules() if recurse else [module]
    return [_state_of(item) for item in modules if _STATE in item.__dict__]


def _assign(item: _ShardedParameter, value: Any) -> None:
    for module, name in item.owners:
        module._parameters[name] = value


def _before(module: Any, args: Any, kwargs: Any) -> Any:
    """Gather parameters, and watch what is saved of them."""
    state = _state_of(module)
    is_outermost = not _running
    _running.append(state)
    for item in state.parameters:
        item.regathered = None
    module.unshard()
    for prefetched in state.forward_prefetches:
        prefetched.begin_gathering()
    reshards = not is_outermost if state.reshards is None else state.reshards
    hooks = saved_tensors_hooks(state.pack, state.unpack) if reshards else None
    if hooks is not None:
        hooks.__enter__()
    state.saving.append(hooks)
    policy = state.policy
    if policy.param_dtype is None or not policy.cast_forward_inputs:
        return None
    return floats_as(policy.param_dtype, args), floats_as(policy.param_dtype, kwargs)


def _after(module: Any, args: Any, output: Any) -> Any:
    """Let parts stand in the module again."""
    del args
    state = _state_of(module)
    if not state.saving:
        return output
    hooks = state.saving.pop()
    if hooks is not None:
        hooks.__exit__(None, None, None)
        for tensor in tree_leaves(output):
            if isinstance(tensor, Tensor) and tensor.requires_grad:
                tensor.register_hook(state.regather)  # type: ignore[attr-defined]
    _running.remove(state)
    module.reshard()
    return output if state.policy.output_dtype is None else floats_as(state.policy.output_dtype, output)


def _managed(module: Module, ignored: Iterable[Any]) -> list[_ShardedParameter]:
    """The parameters of a module that no module inside of it has split, each once."""
    skipped = {id(parameter) for parameter in ignored}
    rows: dict[int, _ShardedParameter] = {}
    for submodule in module.modules():
        for name, parameter in submodule._parameters.items():
            if parameter is None or id(parameter) in skipped or isinstance(parameter, DTensor):
                continue
            rows.setdefault(id(parameter), _ShardedParameter(parameter, [])).owners.append((submodule, name))
    return list(rows.values())


def fully_shard(
    module: Any, *, mesh: DeviceMesh | None = None, reshard_after_forward: bool | None = None,
    shard_placement_fn: Callable[[Any], Any] | None = None, mp_policy: MixedPrecisionPolicy | None = None,
    offload_policy: Any = None, ignored_params: Iterable[Any] | None = None,
) -> Any:  # fmt: skip
    """Split the parameters of a module over the ranks of a mesh, and gather them while it runs; returns the module.

    Call it on parts of a model before the model, whose remaining parameters it splits; then make the optimizer. A mesh
    of two dimensions repeats the parts along the first. With `reshard_after_forward`, which None is for all but the
    outermost module, backward gathers parameters again. Gradients are averages of all ranks; ``state_dict()`` has
    DTensors. ValueError for a module that is split, or a placement that is no Shard(0); NotImplementedError for parts
    that wait on another device.
    """
    if not isinstance(module, Module):
        msg = f"fully_shard(): expected a module, got {type(module).__name__}; call it on each of several modules"
        raise ArgumentError(msg)
    if isinstance(module, FSDPModule):
        msg = f"fully_shard(): this {type(module).__name__} is split already"
        raise ArgumentValueError(msg)
    if offload_policy is not None and type(offload_policy) is not OffloadPolicy:
        msg = f"fully_shard(): offload_policy {type(offload_policy).__name__}: all devices are the CPU; leave it out"
        raise UnsupportedError(msg)
    mesh = init_device_mesh("cpu", (get_world_size(),)) if mesh is None else mesh
    if mesh.ndim > 2:
        msg = f"fully_shard(): expected a mesh of 1 or 2 dimensions, got {mesh.ndim}"
        raise ArgumentValueError(msg)
    placements = (*(Replicate(),) * (mesh.ndim - 1), Shard(0))
    rows = _managed(module, ignored_params or ())
    for item in rows:
        wanted = None if shard_placement_fn is None else shard_placement_fn(item.parameter)
        if wanted is not None and wanted != Shard(0):
            msg = f"fully_shard(): parameters are split along dimension 0, shard_placement_fn gave {wanted}"
            raise ArgumentValueError(msg)
        if not item.parameter.dim():
            msg = f"fully_shard(): the parameter {item.owners[0][1]} has no dimension; give it the shape (1,)"
            raise ArgumentValueError(msg)
        part = distribute_tensor(item.parameter.detach(), mesh, placements, src_data_rank=None)
        item.parameter = Parameter(part, item.parameter.requires_grad)
        _assign(item, item.parameter)
    policy = MixedPrecisionPolicy() if mp_policy is None else mp_policy
    module.__dict__[_STATE] = _ShardedState(rows, mesh, placements, policy, reshard_after_forward)
    module.register_forward_pre_hook(_before, prepend=True, with_kwargs=True)
    module.register_forward_hook(_after, always_call=True)
    kind: Any = type(module)
    module.__class__ = type(f"FSDP{kind.__name__}", (FSDPModule, kind), {"__module__": kind.__module__})
    return module
