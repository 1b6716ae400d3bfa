"""Layouts of tensors on the devices of a mesh: split along a dimension, whole, or as terms of a sum.

They describe layouts of DTensors, as in PyTorch (see :mod:`.dtensor`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from runtime.distributed.device_mesh import DeviceMesh
from runtime.errors import UnsupportedError

__all__ = ["Partial", "Placement", "Replicate", "Shard", "_StridedShard", "compute_local_shape_and_global_offset"]


class Placement:
    """The layout of a tensor along one dimension of a mesh."""

    def is_shard(self, dim: int | None = None) -> bool:
        """Whether it splits the tensor, along `dim` if that is an int."""
        return isinstance(self, Shard) and dim in {None, self.dim}

    def is_replicate(self) -> bool:
        """Whether every device has the whole tensor."""
        return isinstance(self, Replicate)

    def is_partial(self, reduce_op: str | None = None) -> bool:
        """Whether every device has a term of a reduction, by `reduce_op` if that is a str."""
        return isinstance(self, Partial) and reduce_op in {None, self.reduce_op}


@dataclass(frozen=True)
class Shard(Placement):
    """Every device has a part along `dim`: as ``chunk`` splits it, the last ones may be smaller or empty."""

    dim: int

    @staticmethod
    def local_shard_size_and_offset(curr_local_size: int, num_chunks: int, rank: int) -> tuple[int, int]:
        """How many of `curr_local_size` elements device `rank` of `num_chunks` has, and the index of the first."""
        longest = -(-curr_local_size // num_chunks)
        offset = min(longest * rank, curr_local_size)
        return min(longest, curr_local_size - offset), offset

    def __str__(self) -> str:
        """As PyTorch writes it: S(dim)."""
        return f"S({self.dim})"


@dataclass(frozen=True)
class _StridedShard(Shard):
    """A part along `dim` of what another dimension of the mesh splits `split_factor` times afterwards."""

    split_factor: int = 1


@dataclass(frozen=True)
class Replicate(Placement):
    """Every device has the whole tensor."""

    def __str__(self) -> str:
        """As PyTorch writes it: R."""
        return "R"


@dataclass(frozen=True)
class Partial(Placement):
    """Every device has a term; the tensor is their reduction by `reduce_op`."""

    reduce_op: str = "sum"

    def __str__(self) -> str:
        """As PyTorch writes it: P(sum)."""
        return f"P({self.reduce_op})"


def compute_local_shape_and_global_offset(
    global_shape: Sequence[int], mesh: DeviceMesh, placements: Sequence[Placement], skip_offset: bool = False
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sizes of the part that this rank has of a tensor of `global_shape`, and the index at which it begins.

    `placements` has a layout for each dimension of `mesh`. A part without elements begins at the end of the dimension.
    With `skip_offset` the indices are empty. ValueError for another number of placements, NotImplementedError for
    layouts that two dimensions of the mesh interleave.
    """
    coordinate = mesh.get_coordinate()
    if len(placements) != mesh.ndim:
        msg = f"{len(placements)} placements for a mesh of {mesh.ndim} dimensions; each dimension has one"
        raise ValueError(msg)
    if coordinate is None:
        return (0,), ()
    sizes, offsets = list(global_shape), [0] * len(global_shape)
    for placement, count, rank in zip(placements, mesh.shape, coordinate, strict=True):
        if isinstance(placement, _StridedShard):
            msg = "parts that two dimensions of a mesh interleave are not supported; use Shard in the order of the mesh"
            raise UnsupportedError(msg)
        if isinstance(placement, Shard):
            dim = placement.dim
            sizes[dim], offset = placement.local_shard_size_and_offset(sizes[dim], count, rank)
            offsets[dim] = offsets[dim] + offset if sizes[dim] else global_shape[dim]
    return tuple(sizes), () if skip_offset else tuple(offsets)
