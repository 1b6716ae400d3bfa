"""The parts of a tensor that ranks of a mesh have, and how they are exchanged when its layout changes.

A layout has one placement for each dimension of the mesh. Where two of them split the same dimension of the tensor, the
later one splits the parts of the earlier one, so that layouts are undone from the last to the first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.distributed import collectives
from runtime.distributed.device_mesh import DeviceMesh
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.distributed.reduce_op import ReduceOp
from runtime.errors import ArgumentValueError, UnsupportedError
from runtime.nn.operators import F
from runtime.tensor import Tensor

__all__ = ["normalized", "part_of", "redistributed"]


def normalized(placements: Sequence[Placement] | None, mesh: DeviceMesh, ndim: int) -> tuple[Placement, ...]:
    """One placement for each dimension of the mesh, with dimensions of the tensor from 0 on.

    None is Replicate everywhere. ValueError for another number of placements, or a dimension that the tensor has not.
    """
    if placements is None:
        return (Replicate(),) * mesh.ndim
    if len(placements) != mesh.ndim:
        msg = f"{len(placements)} placements for a mesh of {mesh.ndim} dimensions; each dimension has one"
        raise ArgumentValueError(msg)
    for placement in placements:
        if isinstance(placement, Shard) and not -ndim <= placement.dim < ndim:
            msg = f"{placement} splits a dimension that a tensor of {ndim} dimensions does not have"
            raise ArgumentValueError(msg)
        if isinstance(placement, Shard) and type(placement) is not Shard:
            msg = f"{placement!r} is not supported; use Shard in the order of the mesh"
            raise UnsupportedError(msg)
    return tuple(Shard(item.dim % ndim) if isinstance(item, Shard) else item for item in placements)


def _sizes_before(shape: Sequence[int], mesh: DeviceMesh, placements: Sequence[Placement], mesh_dim: int) -> list[int]:
    """The sizes of the part of this rank, as the dimensions of the mesh before `mesh_dim` leave it."""
    sizes = list(shape)
    for index, placement in enumerate(placements[:mesh_dim]):
        if isinstance(placement, Shard):
            sizes[placement.dim], _ = placement.local_shard_size_and_offset(
                sizes[placement.dim], mesh.size(index), mesh.get_local_rank(index)
            )
    return sizes


def _gathered(local: Any, dim: int, size: int, mesh: DeviceMesh, mesh_dim: int) -> Any:
    """The parts of all ranks along a dimension of the mesh, which have `size` elements along `dim` together."""
    split = Shard.local_shard_size_and_offset
    count = mesh.size(mesh_dim)
    sizes = [split(size, count, rank)[0] for rank in range(count)]
    parts = [local.new_empty((*local.shape[:dim], length, *local.shape[dim + 1 :])) for length in sizes]
    collectives.all_gather(parts, local.contiguous(), mesh.get_group(mesh_dim))
    return F.cat(parts, dim)


def _reduced(local: Any, reduce_op: str, mesh: DeviceMesh, mesh_dim: int) -> Any:
    """The reduction of the terms of all ranks along a dimension of the mesh."""
    result = local.clone()
    collectives.all_reduce(result, getattr(ReduceOp, reduce_op.upper()), mesh.get_group(mesh_dim))
    return result


def _scatters(
    source: Sequence[Placement], target: Sequence[Placement], shape: Sequence[int], mesh: DeviceMesh, mesh_dim: int
) -> bool:  # fmt: skip
    """Whether terms become equal parts of their sum along a dimension that no other one of the mesh splits."""
    split = target[mesh_dim]
    return (
        isinstance(source[mesh_dim], Partial) and isinstance(split, Shard)
        and not shape[split.dim] % mesh.size(mesh_dim)
        and sum(isinstance(item, Shard) and item.dim == split.dim for item in (*source, *target)) == 1
    )  # fmt: skip


def _reduced_part(local: Any, terms: Any, split: Any, mesh: DeviceMesh, mesh_dim: int) -> Any:
    """The part of this rank, of those that `split` gives, of the reduction of the terms of all ranks."""
    parts = [part.contiguous() for part in F.chunk(local, mesh.size(mesh_dim), split.dim)]
    result = F.empty_like(parts[0])
    reduce_op = getattr(ReduceOp, terms.reduce_op.upper())
    collectives.reduce_scatter(result, parts, reduce_op, mesh.get_group(mesh_dim))
    return result


def _split(local: Any, placement: Placement, mesh: DeviceMesh, mesh_dim: int) -> Any:
    """What a rank keeps of a tensor that all ranks along a dimension of the mesh have."""
    if isinstance(placement, Shard):
        size, offset = placement.local_shard_size_and_offset(
            local.shape[placement.dim], mesh.size(mesh_dim), mesh.get_local_rank(mesh_dim)
        )
        return local.narrow(placement.dim, offset, size)
    if isinstance(placement, Partial):
        is_first = mesh.get_local_rank(mesh_dim) == 0
        return local if is_first or placement.reduce_op != "sum" else F.zeros_like(local)
    return local


def part_of(tensor: Tensor, mesh: DeviceMesh, placements: Sequence[Placement]) -> Tensor:
    """The part of this rank of a tensor that all ranks have; nothing is sent."""
    result: Any = tensor
    for mesh_dim, placement in enumerate(placements):
        result = _split(result, placement, mesh, mesh_dim)
    return result  # type: ignore[no-any-return]


def redistributed(
    local: Tensor, shape: Sequence[int], mesh: DeviceMesh, source: Sequence[Placement], target: Sequence[Placement]
) -> Tensor:  # fmt: skip
    """The part of this rank in the layout `target`, of its part in the layout `source` of a tensor of sizes `shape`.

    Only the dimensions of the mesh that change send something, and those that split the same dimension after them.
    """
    changes = [before != after for before, after in zip(source, target, strict=True)]
    for index, changed in enumerate(changes):
        dims = {item.dim for item in (source[index], target[index]) if isinstance(item, Shard)} if changed else set()
        for later in range(index + 1, mesh.ndim):
            pair = (source[later], target[later])
            changes[later] |= any(isinstance(item, Shard) and item.dim in dims for item in pair)
    result: Any = local
    scattered = {index for index in range(mesh.ndim) if _scatters(source, target, shape, mesh, index)}
    for index in reversed(range(mesh.ndim)):
        placement = source[index]
        if index in scattered:
            result = _reduced_part(result, placement, target[index], mesh, index)
            continue
        if changes[index] and isinstance(placement, Shard):
            size = _sizes_before(shape, mesh, source, index)[placement.dim]
            result = _gathered(result, placement.dim, size, mesh, index)
        elif changes[index] and isinstance(placement, Partial):
            result = _reduced(result, placement.reduce_op, mesh, index)
    for index, placement in enumerate(target):
        if changes[index] and index not in scattered:
            result = _split(result, placement, mesh, index)
    return result  # type: ignore[no-any-return]
