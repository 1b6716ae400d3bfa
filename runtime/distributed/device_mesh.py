"""Ranks in rows and columns, with a group for each row and each column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.distributed.groups import GroupMember, get_rank, get_world_size, is_initialized, resolved
from runtime.distributed.joining import init_process_group, new_group
from runtime.distributed.process_group import ProcessGroup
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import make_tensor
from runtime.tensor.dtypes import int64

__all__ = ["DeviceMesh", "init_device_mesh"]


class DeviceMesh:
    """Ranks in an array, each on a device of a type; every rank of the job makes one.

    ``mesh["name"]`` or ``mesh["first", "second"]`` are the parts along dimensions that this rank lies in. RuntimeError
    where a rank stands twice, or there is no such rank.
    """

    def __init__(
        self, device_type: str, mesh: Any = None, *, mesh_dim_names: Sequence[str] | None = None,
        _groups: Sequence[Any] | None = None,
    ) -> None:  # fmt: skip
        if not is_initialized():
            init_process_group()
        _check_device(device_type)
        values = range(get_world_size()) if mesh is None else mesh
        ranks = np.array(values.tolist() if hasattr(values, "tolist") else values, dtype=np.int64)
        if ranks.size != len(set(ranks.ravel().tolist())) or ranks.min() < 0 or ranks.max() >= get_world_size():
            msg = f"DeviceMesh(): expected different ranks from 0 to {get_world_size() - 1}, got {ranks.tolist()}"
            raise ComputeError(msg)
        names = None if mesh_dim_names is None else tuple(mesh_dim_names)
        if names is not None and (len(names) != ranks.ndim or len(set(names)) != len(names)):
            msg = f"DeviceMesh(): mesh_dim_names are {ranks.ndim} different names, got {names}"
            raise ComputeError(msg)
        self.device_type, self.mesh_dim_names, self._ranks = device_type, names, ranks
        coordinates = np.argwhere(ranks == get_rank())
        self._coordinate = None if not len(coordinates) else tuple(int(index) for index in coordinates[0])
        self._groups = list(_groups) if _groups is not None else [self._groups_along(dim) for dim in range(ranks.ndim)]

    def _groups_along(self, dim: int) -> Any:
        """Make the groups along a dimension; the one of this rank."""
        rows = np.moveaxis(self._ranks, dim, -1).reshape(-1, self._ranks.shape[dim]).tolist()
        if rows == [list(range(get_world_size()))]:
            return GroupMember.WORLD
        groups = [new_group(row, sort_ranks=False) for row in rows]
        return next((group for group in groups if group != GroupMember.NON_GROUP_MEMBER), None)

    @classmethod
    def from_group(
        cls, group: ProcessGroup | Sequence[ProcessGroup], device_type: str, mesh: Any = None, *,
        mesh_dim_names: Sequence[str] | None = None,
    ) -> DeviceMesh:  # fmt: skip
        """The mesh of a group, or of the groups of each dimension of a `mesh` of ranks."""
        if isinstance(group, ProcessGroup):
            return cls(device_type, group.ranks if mesh is None else mesh, mesh_dim_names=mesh_dim_names,
                       _groups=[group])  # fmt: skip
        if mesh is None:
            msg = "DeviceMesh.from_group(): several groups need the `mesh` of their ranks"
            raise ArgumentValueError(msg)
        return cls(device_type, mesh, mesh_dim_names=mesh_dim_names, _groups=group)

    @property
    def mesh(self) -> Any:
        """The ranks as a tensor of int64."""
        return make_tensor(self._ranks.copy(), int64)

    @property
    def shape(self) -> tuple[int, ...]:
        """How many ranks there are along each dimension."""
        return self._ranks.shape

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return self._ranks.ndim

    def size(self, mesh_dim: int | None = None) -> int:
        """The number of ranks, or of those along a dimension."""
        return self._ranks.size if mesh_dim is None else int(self._ranks.shape[mesh_dim])

    def _dim(self, mesh_dim: int | str | None) -> int:
        """The index of a dimension. RuntimeError where several are and none is said; KeyError for an unknown name."""
        if mesh_dim is None:
            if self.ndim > 1:
                msg = f"DeviceMesh has {self.ndim} dimensions: say which one is meant, as mesh_dim"
                raise ComputeError(msg)
            return 0
        if isinstance(mesh_dim, str):
            names = self.mesh_dim_names or ()
            if mesh_dim not in names:
                msg = f"Invalid mesh_dim_name {mesh_dim!r}; the dimensions are {names}"
                raise KeyError(msg)
            return names.index(mesh_dim)
        return range(self.ndim)[mesh_dim]

    def get_group(self, mesh_dim: int | str | None = None) -> Any:
        """The group of this rank along a dimension."""
        return self._groups[self._dim(mesh_dim)]

    def get_all_groups(self) -> list[Any]:
        """The groups of this rank along each dimension."""
        return list(self._groups)

    def get_rank(self) -> int:
        """The rank of this process in the job."""
        return get_rank()

    def get_local_rank(self, mesh_dim: int | str | None = None) -> int:
        """The index of this rank along a dimension. RuntimeError outside of the mesh."""
        if self._coordinate is None:
            msg = f"DeviceMesh.get_local_rank(): rank {get_rank()} is not in the mesh"
            raise ComputeError(msg)
        return self._coordinate[self._dim(mesh_dim)]

    def get_coordinate(self) -> list[int] | None:
        """The indices of this rank; None outside of the mesh."""
        return None if self._coordinate is None else list(self._coordinate)

    def __getitem__(self, mesh_dim_names: str | tuple[str, ...]) -> DeviceMesh:
        names = (mesh_dim_names,) if isinstance(mesh_dim_names, str) else tuple(mesh_dim_names)
        if self._coordinate is None:
            msg = f"DeviceMesh: rank {get_rank()} is not in the mesh"
            raise ComputeError(msg)
        dims = [self._dim(name) for name in names]
        index = tuple(slice(None) if dim in dims else self._coordinate[dim] for dim in range(self.ndim))
        ranks = self._ranks[index].transpose([sorted(dims).index(dim) for dim in dims])
        return DeviceMesh(self.device_type, ranks, mesh_dim_names=names, _groups=[self._groups[dim] for dim in dims])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DeviceMesh) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[Any, ...]:
        return self.device_type, self.shape, tuple(self._ranks.ravel().tolist()), self.mesh_dim_names

    def __repr__(self) -> str:
        named = f", mesh_dim_names={self.mesh_dim_names}" if self.mesh_dim_names else ""
        return f"DeviceMesh({self.device_type!r}, {self._ranks.tolist()}{named})"


def _check_device(device_type: Any) -> None:
    """RuntimeError for a device that there is not."""
    if not isinstance(device_type, str):
        msg = f"DeviceMesh(): expected a device type such as 'cpu', got {type(device_type).__name__}"
        raise ArgumentError(msg)
    if device_type != "cpu":
        msg = f"DeviceMesh(): collectives send tensors on the CPU, got the device type {device_type!r}; use 'cpu'"
        raise ComputeError(msg)


def init_device_mesh(
    device_type: str, mesh_shape: Sequence[int], *, mesh_dim_names: Sequence[str] | None = None,
    backend_override: Any = None,
) -> DeviceMesh:  # fmt: skip
    """The mesh of all ranks of the job, in rows; their number is the product of `mesh_shape`."""
    del backend_override
    _check_device(device_type)
    if not is_initialized():
        init_process_group()
    world = resolved("init_device_mesh", None)
    assert world is not None
    if int(np.prod(mesh_shape)) != world.size():
        msg = f"init_device_mesh(): mesh_shape {tuple(mesh_shape)} is that of {world.size()} ranks"
        raise ComputeError(msg.replace("is that of", "is not that of a world of"))
    ranks = np.arange(world.size()).reshape(tuple(mesh_shape))
    return DeviceMesh(device_type, ranks, mesh_dim_names=mesh_dim_names)
