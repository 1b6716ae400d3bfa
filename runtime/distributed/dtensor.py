"""DTensor: a tensor of which the ranks of a mesh have parts, with the operators of every tensor.

Operators whose entries compute element by element run on the parts, and so do products, reductions, scans and views
where their layouts allow it (:mod:`.sharding`). All others run on the full tensors, which are gathered for them and
given on as Replicate; :func:`replicated_calls` counts these. Gradients are DTensors too.
"""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from contextvars import ContextVar
from typing import Any, NamedTuple

from runtime.autograd import Function
from runtime.autograd.passes import running_pass
from runtime.autograd.trees import tree_leaves, tree_map_only
from runtime.batching.chance import draws
from runtime.distributed import collectives
from runtime.distributed.device_mesh import DeviceMesh, init_device_mesh
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.distributed.redistribution import normalized, part_of, redistributed
from runtime.distributed.sharding import dims_along, joins_dims, product_sharding, strides_of_view, view_dims
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.guards import no_grad
from runtime.language import broadcast_shapes
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.keys import BATCH_RULE
from runtime.tensor.memory import may_share_memory

__all__ = [
    "DTensor", "distribute_module", "distribute_tensor", "implicit_replication", "mesh_or_world", "replicated_calls",
]  # fmt: skip
_ALL_ELEMENTS = "strided(self.shape, self.stride(), 0)"  # a view of every element where it was, as entries write it
_REPLICATED: Counter[str] = Counter()
_IMPLICIT: ContextVar[bool] = ContextVar("implicit_replication", default=False)


def replicated_calls() -> dict[str, int]:
    """How often operators of this process gathered their tensors, by their names, because no rule lets parts do."""
    return dict(_REPLICATED)


@contextlib.contextmanager
def implicit_replication() -> Iterator[None]:
    """Let plain tensors beside DTensors count as replicated: every rank has the same one."""
    token = _IMPLICIT.set(True)
    try:
        yield
    finally:
        _IMPLICIT.reset(token)


class DTensor(Tensor):
    """A tensor over a mesh of ranks: sizes, strides and values are those of the full tensor.

    Made by :func:`distribute_tensor` or :meth:`from_local`. ``placements`` has for each dimension of ``device_mesh``
    whether it splits the tensor (Shard), repeats it (Replicate), or has terms of a reduction (Partial).
    """

    _computes_by_entries = True  # the keys `sharding`, `reduce` and `view` say how
    device_mesh: DeviceMesh
    placements: tuple[Placement, ...]
    _local_tensor: Any
    _has_hook: bool  # which gives gradients its layout
    _is_gathered: bool  # it views a gathered copy, so that writes would be lost

    @staticmethod
    def __new__(
        cls: Any, local_tensor: Any, device_mesh: DeviceMesh, placements: Sequence[Placement], shape: Sequence[int],
        *, requires_grad: bool = False,
    ) -> Any:  # fmt: skip
        """The part of this rank, and the layout and sizes of the full tensor."""
        result = cls._make_wrapper_subclass(
            cls, shape, strides=contiguous_strides(tuple(shape)), dtype=local_tensor.dtype
        )
        result._local_tensor, result.device_mesh, result.placements = local_tensor, device_mesh, tuple(placements)
        result._is_gathered = result._has_hook = False
        return result.requires_grad_() if requires_grad else result

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def __repr__(self) -> str:
        layout = f"device_mesh={self.device_mesh}, placements={self.placements}"
        return f"DTensor(local_tensor={self._local_tensor}, {layout})"

    @staticmethod
    def from_local(
        local_tensor: Tensor, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None, *,
        run_check: bool = False, shape: Sequence[int] | None = None, stride: Sequence[int] | None = None,
    ) -> Any:  # fmt: skip
        """The DTensor whose part on this rank is `local_tensor`, with gradients.

        Without `shape`, all parts are as large as this one. `run_check` compares the sizes of ranks that have the same
        elements, and gives them those of the first.
        """
        del stride
        mesh = mesh_or_world(device_mesh)
        layout = normalized(placements, mesh, local_tensor.dim())
        sizes = list(local_tensor.shape)
        for index, placement in enumerate(layout):
            if isinstance(placement, Shard):
                sizes[placement.dim] *= mesh.size(index)
        if run_check:
            _send_replicas(local_tensor, mesh, layout)
        return _FromLocal.apply(local_tensor, mesh, layout, tuple(sizes if shape is None else shape))

    def requires_grad_(self, requires_grad: bool = True) -> Any:
        """Switch recording; gradients of a leaf get its layout, in which optimizers write them."""
        result: Any = super().requires_grad_(requires_grad)  # type: ignore[misc]
        if requires_grad and self.is_leaf and not self._has_hook:  # type: ignore[attr-defined]
            layout = _for_gradients(self.placements)
            self._has_hook = True
            self.register_hook(lambda grad: grad.redistribute(placements=layout))  # type: ignore[attr-defined]
        return result

    def to_local(self, *, grad_placements: Sequence[Placement] | None = None) -> Any:
        """The part of this rank, with gradients, which have the layout `grad_placements`."""
        layout = None if grad_placements is None else normalized(grad_placements, self.device_mesh, len(self.shape))
        return _ToLocal.apply(self, layout)

    def redistribute(
        self, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None, *,
        async_op: bool = False,
    ) -> Any:  # fmt: skip
        """The same tensor in another layout, with gradients. RuntimeError for Partial, which only operators give."""
        del async_op
        if device_mesh is not None and device_mesh != self.device_mesh:
            msg = "redistribute(): the tensor stays on its mesh; gather it by full_tensor() and distribute it anew"
            raise UnsupportedError(msg)
        layout = normalized(placements, self.device_mesh, len(self.shape))
        if any(after.is_partial() and after != before for before, after in zip(self.placements, layout, strict=True)):
            msg = "Can not redistribute to Partial, redistributing to Partial is for internal use only!"
            raise ComputeError(msg)
        return self if layout == self.placements else _Redistribute.apply(self, layout)

    def full_tensor(self, *, grad_placements: Sequence[Placement] | None = None) -> Any:
        """The full tensor on every rank, with gradients."""
        return self.redistribute().to_local(grad_placements=grad_placements)

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Run an operator on the parts where its entry allows it, else on full tensors."""
        del types
        return _call(func, list(args), dict(kwargs or {}))


def mesh_or_world(mesh: DeviceMesh | None) -> DeviceMesh:
    """A mesh, that of all ranks for None."""
    return init_device_mesh("cpu", (collectives.member_group("DTensor", None).size(),)) if mesh is None else mesh  # type: ignore[union-attr]


def _send_replicas(local: Tensor, mesh: DeviceMesh, placements: Sequence[Placement]) -> None:
    """Give ranks that repeat a part that of the first of them."""
    with no_grad():
        for index, placement in enumerate(placements):
            if isinstance(placement, Replicate):
                collectives.broadcast(local, group=mesh.get_group(index), group_src=0)


def _for_gradients(placements: Sequence[Placement]) -> tuple[Placement, ...]:
    """The layout of a gradient: every term of a sum has the full one."""
    return tuple(Replicate() if isinstance(item, Partial) else item for item in placements)


def _in_layout(tensor: Any, placements: Sequence[Placement]) -> Any:
    """The part of this rank in another layout, outside of graphs."""
    return redistributed(tensor._local_tensor, tensor.shape, tensor.device_mesh, tensor.placements, placements)


class _FromLocal(Function):
    @staticmethod
    def forward(ctx: Any, local: Any, mesh: Any, placements: Any, shape: Any) -> Any:
        ctx.placements = placements
        return DTensor(local.detach(), mesh, placements, shape)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return _in_layout(grad, _for_gradients(ctx.placements)), None, None, None


class _ToLocal(Function):
    @staticmethod
    def forward(ctx: Any, tensor: Any, placements: Any) -> Any:
        ctx.mesh, ctx.shape = tensor.device_mesh, tuple(tensor.shape)
        ctx.placements = _for_gradients(tensor.placements) if placements is None else placements
        return tensor._local_tensor.view_as(tensor._local_tensor)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        return DTensor(grad, ctx.mesh, ctx.placements, ctx.shape), None


class _Redistribute(Function):
    @staticmethod
    def forward(ctx: Any, tensor: Any, placements: Any) -> Any:
        ctx.placements = tensor.placements
        return DTensor(_in_layout(tensor, placements), tensor.device_mesh, placements, tensor.shape)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        layout = _for_gradients(ctx.placements)
        return DTensor(_in_layout(grad, layout), grad.device_mesh, layout, grad.shape), None


# -- operators -----------------------------------------------------------------------------------------------------


def _call(func: Any, args: list[Any], kwargs: dict[str, Any]) -> Any:
    """An operator of DTensors."""
    tensors = [item for item in tree_leaves([args, kwargs]) if isinstance(item, Tensor)]
    shared = [item for item in tensors if isinstance(item, DTensor)]
    mesh = shared[0].device_mesh
    schema = func._schema
    for group in [tensors] if schema.returns else _rows(args, kwargs):
        if any(isinstance(item, DTensor) for item in group):
            _check(func, group, mesh)
    names = [argument.name for argument in schema.arguments]
    written = [
        value for argument in schema.arguments if argument.alias_info is not None and argument.alias_info.is_write
        for value in [kwargs.get(argument.name, _at(args, names.index(argument.name)))]
    ]  # fmt: skip
    operator = func.operator
    functional = operator if operator.functional is None else operator.functional
    entry = functional.kernel
    if draws(functional):
        msg = f"{func.name()}: ranks would draw different numbers; draw them on one rank, and use distribute_tensor()"
        raise UnsupportedError(msg)
    for item in tree_leaves(written):
        if isinstance(item, DTensor) and (item._is_gathered or any(p.is_partial() for p in item.placements)):
            msg = f"{func.name()}: writing into a view, or into terms of a sum, of a DTensor is not supported"
            raise UnsupportedError(msg)
    is_by_elements = "elementwise" in entry and "border" not in entry and "tables" not in functional.trees
    if (is_by_elements or entry.get(BATCH_RULE) == "elements") and functional.out is not operator:
        return _by_elements(func, args, kwargs, written, mesh, of_first=not is_by_elements)
    if entry.get("view") == _ALL_ELEMENTS:
        return _like(func(args[0]._local_tensor), args[0])
    is_view = any(value.alias_info is not None for value in schema.returns) and not written
    if not written:
        bound = [kwargs.get(name, _at(args, index)) for index, name in enumerate(names)]
        call = _PureCall(func, bound, args, kwargs, mesh)
        if is_view and isinstance(bound[0], DTensor):
            result = _view(call)
        elif functional.sharding == "lines":
            result = _lines(call)
        elif "->" in functional.sharding:
            result = _product(call, functional.sharding)
        elif "reduce" in entry or "scan" in entry:
            result = _reduction(call, functional.sharding, keeps_sizes="each" in entry or "scan" in entry)
        else:
            result = None
        if result is not None:
            return result
    return _replicated(func, args, kwargs, written, mesh, is_view=is_view)


def _at(args: Sequence[Any], index: int) -> Any:
    return args[index] if index < len(args) else None


def _lists(args: Sequence[Any]) -> list[Any]:
    """The arguments that are lists of tensors."""
    return [item for item in args if isinstance(item, (list, tuple)) and any(isinstance(x, Tensor) for x in item)]


def _rows(args: Sequence[Any], kwargs: dict[str, Any]) -> list[list[Any]]:
    """The tensors that an operator computes with together: all of them, or those of one index of all lists."""
    lists = _lists(args)
    rows = [[item[row] for item in lists if row < len(item)] for row in range(max(map(len, lists), default=0))]
    return rows or [[item for item in tree_leaves([args, kwargs]) if isinstance(item, Tensor)]]


def _check(func: Any, tensors: Sequence[Any], mesh: DeviceMesh) -> None:
    """TypeError for plain tensors of several elements, RuntimeError for tensors of several meshes.

    In a backward pass plain tensors are those that formulas make: zeros and ranges, of which all ranks have the same.
    """
    are_replicated = _IMPLICIT.get() or running_pass() is not None
    for item in tensors:
        if not isinstance(item, DTensor) and item.dim() and not are_replicated:
            msg = (
                f"{func.name()}: got mixed Tensor and DTensor, need to convert all Tensor to DTensor before calling "
                "distributed operators: distribute_tensor(), or implicit_replication() where all ranks have the same"
            )
            raise ArgumentError(msg)
        if isinstance(item, DTensor) and item.device_mesh != mesh:
            msg = f"{func.name()}: DTensors of {mesh} and {item.device_mesh}; one call is over one mesh"
            raise ComputeError(msg)


def _like(local: Any, tensor: Any) -> Any:
    """A tensor of the layout of another, which views it."""
    return _viewed(local, tensor, tensor.placements, tensor.shape)


def _by_elements(
    func: Any, args: list[Any], kwargs: dict[str, Any], written: list[Any], mesh: DeviceMesh, *, of_first: bool
) -> Any:
    """An operator of elements, or of lists of tensors, on the parts of this rank."""
    takes_lists = bool(_lists(args))
    if takes_lists and func._schema.returns:
        return _replicated(func, args, kwargs, written, mesh, is_view=False)
    parts: dict[int, Any] = {}
    for group in _rows(args, kwargs):
        if not any(isinstance(item, DTensor) for item in group):
            parts.update((id(item), item) for item in group)
            continue
        target, shape = _common_layout(group, written, of_first=of_first or takes_lists)
        for item in group:
            if isinstance(item, Tensor):
                parts[id(item)] = _part_for(item, mesh, target, shape)
    result = func(*tree_map_only(Tensor, lambda item: parts[id(item)], args),
                  **tree_map_only(Tensor, lambda item: parts[id(item)], kwargs))  # fmt: skip
    if written:
        return written[0] if func._schema.returns else result
    return tree_map_only(Tensor, lambda item: DTensor(item, mesh, target, shape), result)


def _common_layout(group: Sequence[Any], written: Sequence[Any], *, of_first: bool) -> tuple[Any, tuple[int, ...]]:
    """The layout and the sizes of the result: those of what is written; else split where a tensor is."""
    tensors = [item for item in group if isinstance(item, Tensor)]
    shape = tuple(tensors[0].shape if of_first else broadcast_shapes(*[item.shape for item in tensors]))
    shared = [item for item in tensors if isinstance(item, DTensor)]
    in_place = {id(item) for item in tree_leaves(list(written))}
    for item in shared:
        if id(item) in in_place:
            return item.placements, tuple(item.shape)
    layout: list[Placement] = []
    for index in range(shared[0].device_mesh.ndim):
        layout.append(Replicate())
        for item in shared:
            placement, offset = item.placements[index], len(shape) - len(item.shape)
            if isinstance(placement, Shard) and item.shape[placement.dim] == shape[placement.dim + offset]:
                layout[index] = Shard(placement.dim + offset)
                break
    return tuple(layout), shape


def _part_for(tensor: Any, mesh: DeviceMesh, target: Sequence[Placement], shape: Sequence[int]) -> Any:
    """The part of an operand that belongs to the part of a result of a layout and sizes; dimensions of 1 are whole."""
    offset = len(shape) - len(tensor.shape)
    layout = tuple(
        Shard(item.dim - offset)
        if isinstance(item, Shard) and item.dim >= offset and tensor.shape[item.dim - offset] == shape[item.dim]
        else Replicate()
        for item in target
    )  # fmt: skip
    return _in_layout(tensor, layout) if isinstance(tensor, DTensor) else part_of(tensor, mesh, layout)


# -- operators by the rules of their entries --------------------------------------------------------------------------


class _PureCall(NamedTuple):
    """A call of an operator that writes nothing: `bound` has a value, or None, for each argument of the schema."""

    func: Any
    bound: list[Any]
    args: list[Any]
    kwargs: dict[str, Any]
    mesh: DeviceMesh

    def on(self, parts: dict[int, Any]) -> Any:
        """What the operator gives for other tensors at these indices of `bound`."""
        names = [argument.name for argument in self.func._schema.arguments]
        args = [parts.get(index, value) for index, value in enumerate(self.args)]
        kwargs = {name: parts.get(names.index(name), value) for name, value in self.kwargs.items()}
        return self.func(*args, **kwargs)


def _product(call: _PureCall, subscripts: str) -> Any:
    """A product on the parts that send the least; None where the subscripts do not fit its tensors."""
    rows = [index for index, argument in enumerate(call.func._schema.arguments) if "Tensor" in str(argument.type)]
    tensors = [call.bound[index] for index in rows]
    replicate = (Replicate(),) * call.mesh.ndim
    layouts = [None if item is None else item.placements if isinstance(item, DTensor) else replicate
               for item in tensors]  # fmt: skip
    shapes = [None if item is None else tuple(item.shape) for item in tensors]
    sharding = product_sharding(subscripts, shapes, layouts, call.mesh.ndim)
    if sharding is None or len({item.dtype for item in tensors if item is not None}) > 1:
        return None
    parts = {
        index: _in_layout(item, layout) if isinstance(item, DTensor) else part_of(item, call.mesh, layout)
        for index, item, layout in zip(rows, tensors, sharding.operands, strict=True) if item is not None
    }  # fmt: skip
    return DTensor(call.on(parts), call.mesh, sharding.result, sharding.shape)


def _lines(call: _PureCall) -> Any:
    """An operator along the argument `dim`, whose other dimensions are as those of its first tensor, on lines of parts.

    None where another tensor of several dimensions has other sizes across the lines.
    """
    names = [argument.name for argument in call.func._schema.arguments]
    tensors = {index: item for index, item in enumerate(call.bound) if isinstance(item, Tensor)}
    shape = tuple(next(iter(tensors.values())).shape)
    dim = call.bound[names.index("dim")]
    along = (-1 if dim is None else dim) % max(len(shape), 1)
    rows = [item for item in tensors.values() if len(item.shape) == len(shape) > 1]
    across = [(*shape[:along], *shape[along + 1 :])] * len(rows)
    if [(*item.shape[:along], *item.shape[along + 1 :]) for item in rows] != across:
        return None
    if any(len(item.shape) > 1 for item in tensors.values() if len(item.shape) != len(shape)):
        return None
    shards = [[placement for item in rows if isinstance(item, DTensor)
               for placement in [item.placements[index]] if isinstance(placement, Shard) and placement.dim != along]
              for index in range(call.mesh.ndim)]  # fmt: skip
    layout = tuple(choices[0] if choices else Replicate() for choices in shards)
    parts = {}
    for index, item in tensors.items():
        target = layout if len(item.shape) == len(shape) > 1 else (Replicate(),) * call.mesh.ndim
        if isinstance(item, DTensor):
            pairs = zip(item.placements, target, strict=True)
            if any(isinstance(source, Shard) and source != end for source, end in pairs):
                _REPLICATED[call.func.name()] += 1
            parts[index] = _in_layout(item, target)
        else:
            parts[index] = part_of(item, call.mesh, target)
    split = {item.dim for item in layout if isinstance(item, Shard)}

    def wrapped(item: Any) -> Any:
        sizes = [shape[index] if index in split else size for index, size in enumerate(item.shape)]
        return DTensor(item, call.mesh, layout, tuple(sizes))

    return tree_map_only(Tensor, wrapped, call.on(parts))


def _reduction(call: _PureCall, joins: str, *, keeps_sizes: bool) -> Any:
    """A reduction or a scan on parts that have all elements along its dimensions, or terms of a sum of them.

    None where its tensors differ in sizes.
    """
    names = [argument.name for argument in call.func._schema.arguments]
    tensors = {index: item for index, item in enumerate(call.bound) if isinstance(item, Tensor)}
    shape = tuple(next(iter(tensors.values())).shape)
    if any(tuple(item.shape) != shape for item in tensors.values()):
        return None
    dims = dims_along(call.bound[names.index("dim")] if "dim" in names else None, len(shape))
    source, _ = _common_layout(list(tensors.values()), [], of_first=True)
    layout, outcome = list(source), list(source)
    for index, item in enumerate(source):
        terms = call.bound[0].placements[index] == Partial() if isinstance(call.bound[0], DTensor) else False
        if joins and terms:
            layout[index] = outcome[index] = Partial()
        elif isinstance(item, Shard) and item.dim in dims:
            layout[index] = item if joins else Replicate()
            outcome[index] = Partial() if joins else Replicate()
        elif isinstance(item, Shard) and not keeps_sizes and not _at_or_false(call.bound, names, "keepdim"):
            outcome[index] = Shard(item.dim - sum(dim < item.dim for dim in dims))
    if any(isinstance(item, Shard) and item != target for item, target in zip(source, layout, strict=True)):
        _REPLICATED[call.func.name()] += 1
    parts = {index: _in_layout(item, layout) if isinstance(item, DTensor) else part_of(item, call.mesh, layout)
             for index, item in tensors.items()}  # fmt: skip
    result = call.on(parts)
    part = next(iter(parts.values()))
    count, part_count = (math.prod(sizes[dim] for dim in dims) for sizes in (shape, part.shape))
    if joins == "averages" and part_count != count:
        result = result * (part_count / count) if part_count else F.zeros_like(result)
    keeps = keeps_sizes or _at_or_false(call.bound, names, "keepdim")
    sizes = shape if keeps_sizes else tuple(
        1 if dim in dims else size for dim, size in enumerate(shape) if keeps or dim not in dims
    )  # fmt: skip
    return tree_map_only(Tensor, lambda item: DTensor(item, call.mesh, outcome, sizes), result)


def _at_or_false(bound: Sequence[Any], names: Sequence[str], name: str) -> bool:
    return bool(bound[names.index(name)]) if name in names else False


def _view(call: _PureCall) -> Any:
    """A view of a part; None where parts do not give parts of the view.

    Sizes, strides and offset of the view come from one of a tensor without values, as large as the full one.
    """
    tensor = call.bound[0]
    local, shape, layout = tensor._local_tensor, tuple(tensor.shape), tensor.placements
    if not any(isinstance(item, Shard) for item in layout):
        return tree_map_only(Tensor, lambda item: _viewed(item, tensor, layout, item.shape), call.on({0: local}))
    full = local.new_empty(shape)
    views = call.on({0: full})
    plans = []
    for view in tree_leaves([views]):
        dims = None
        if view.dtype == full.dtype and may_share_memory(view, full) and math.prod(shape):
            dims = view_dims(shape, layout, call.mesh, view.shape, view.stride(), view.storage_offset())
        if dims is None:
            return None
        plans.append((view, dims))
    is_copy = not local.is_contiguous() and any(joins_dims(shape, view.shape, view.stride()) for view, _ in plans)
    part = local.contiguous() if is_copy else local
    results = {id(view): _part_of_view(tensor, part, view, dims) for view, dims in plans}
    for result in results.values():
        result._is_gathered |= is_copy
    return tree_map_only(Tensor, lambda view: results[id(view)], views)


def _part_of_view(tensor: Any, part: Any, view: Any, dims: dict[int, int]) -> Any:
    """The part of a view of a full tensor, by which of its dimensions are split."""
    shape = tuple(tensor.shape)
    sizes = list(view.shape)
    for dim, viewed in dims.items():
        sizes[viewed] = sizes[viewed] * part.shape[dim] // shape[dim]
    strides, offset = strides_of_view(shape, part.stride(), view.shape, view.stride(), view.storage_offset())
    local = part.as_strided(sizes, strides, offset + part.storage_offset())
    layout = [Shard(dims[item.dim]) if isinstance(item, Shard) else item for item in tensor.placements]
    return _viewed(local, tensor, layout, view.shape)


def _viewed(local: Any, tensor: Any, layout: Sequence[Placement], shape: Sequence[int]) -> Any:
    """A view of a DTensor, in its own layout."""
    result = DTensor(local, tensor.device_mesh, layout, tuple(shape))
    result._is_gathered = tensor._is_gathered
    return result


def _replicated(
    func: Any, args: list[Any], kwargs: dict[str, Any], written: list[Any], mesh: DeviceMesh, *, is_view: bool
) -> Any:
    """An operator on full tensors; parts of what it has written are put back."""
    replicate = (Replicate(),) * mesh.ndim
    shared = [item for item in tree_leaves([args, kwargs]) if isinstance(item, DTensor)]
    is_gathered = any(item.placements != replicate for item in shared)
    if is_gathered:
        _REPLICATED[func.name()] += 1
    full = {id(item): _in_layout(item, replicate) for item in shared}
    result = func(*tree_map_only(DTensor, lambda item: full[id(item)], args),
                  **tree_map_only(DTensor, lambda item: full[id(item)], kwargs))  # fmt: skip
    for item in tree_leaves(written):
        if isinstance(item, DTensor) and item.placements != replicate:
            if tuple(full[id(item)].shape) != tuple(item.shape):
                msg = f"{func.name()}: a DTensor keeps its sizes, {tuple(item.shape)}"
                raise UnsupportedError(msg)
            item._local_tensor.copy_(part_of(full[id(item)], mesh, item.placements))
    originals = {id(value): item for item in tree_leaves(written) if isinstance(item, DTensor)
                 for value in [full[id(item)]]}  # fmt: skip

    def wrapped(item: Any) -> Any:
        if id(item) in originals:
            return originals[id(item)]
        tensor = DTensor(item, mesh, replicate, tuple(item.shape))
        tensor._is_gathered = is_view and (is_gathered or any(value._is_gathered for value in shared))
        return tensor

    return tree_map_only(Tensor, wrapped, result)


# -- making them ----------------------------------------------------------------------------------------------------


def distribute_tensor(
    tensor: Tensor, device_mesh: DeviceMesh | None = None, placements: Sequence[Placement] | None = None, *,
    src_data_rank: int | None = 0,
) -> Any:  # fmt: skip
    """A leaf DTensor of the elements that a tensor has on the first rank of the mesh.

    With `src_data_rank` None all ranks have the same tensor, and nothing is sent. RuntimeError for a tensor that is no
    leaf: use :meth:`DTensor.from_local` in a graph; ValueError for Partial.
    """
    mesh = mesh_or_world(device_mesh)
    layout = normalized(placements, mesh, len(tensor.shape))
    if not tensor.is_leaf:  # type: ignore[attr-defined]
        msg = "`distribute_tensor` should be used to distribute leaf tensors! but found non-leaf tensor!"
        raise ComputeError(msg)
    if any(item.is_partial() for item in layout):
        msg = "distribute_tensor(): a tensor is split (Shard) or repeated (Replicate), not made of terms (Partial)"
        raise ArgumentValueError(msg)
    if isinstance(tensor, DTensor):
        return tensor.redistribute(mesh, layout)
    local = tensor.detach().clone().contiguous()  # type: ignore[attr-defined]
    if src_data_rank is not None:
        _send_replicas(local, mesh, (Replicate(),) * mesh.ndim)
    part: Any = part_of(local, mesh, layout)
    part = part.clone() if layout != (Replicate(),) * mesh.ndim else part
    return DTensor(part, mesh, layout, tuple(tensor.shape), requires_grad=tensor.requires_grad)


def distribute_module(
    module: Any, device_mesh: DeviceMesh | None = None, partition_fn: Any = None, input_fn: Any = None,
    output_fn: Any = None,
) -> Any:  # fmt: skip
    """Let parameters and buffers of a module be DTensors: as ``partition_fn(name, module, mesh)`` says, else repeated.

    ``input_fn(module, inputs, mesh)`` and ``output_fn(module, outputs, mesh)`` run before and after forward.
    """
    mesh = mesh_or_world(device_mesh)
    for name, submodule in module.named_modules():
        if partition_fn is not None:
            partition_fn(name, submodule, mesh)
        for key, tensor in [*submodule._parameters.items(), *submodule._buffers.items()]:
            if tensor is None or isinstance(tensor, DTensor):
                continue
            if key in submodule._buffers:
                submodule._buffers[key] = distribute_tensor(tensor, mesh)
            else:
                distributed = distribute_tensor(tensor.detach(), mesh)
                submodule.register_parameter(key, Parameter(distributed, tensor.requires_grad))
    if input_fn is not None:
        module.register_forward_pre_hook(lambda _, inputs: input_fn(module, inputs, mesh))
    if output_fn is not None:
        module.register_forward_hook(lambda _, __, outputs: output_fn(module, outputs, mesh))
    return module
