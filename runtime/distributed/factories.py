"""Functions that make DTensors: each rank makes the part that it has."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.distributed.device_mesh import DeviceMesh
from runtime.distributed.dtensor import DTensor, distribute_tensor, mesh_or_world
from runtime.distributed.placements import Placement, compute_local_shape_and_global_offset
from runtime.distributed.redistribution import normalized
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.nn.operators import F

__all__ = ["empty", "full", "ones", "rand", "randn", "zeros"]
Placements = Sequence[Placement] | None


def _sizes(function: str, size: tuple[Any, ...]) -> tuple[int, ...]:
    """The sizes of ``zeros(2, 3)`` and ``zeros((2, 3))``. TypeError for what are no integers."""
    sizes = tuple(size[0]) if len(size) == 1 and isinstance(size[0], (list, tuple)) else tuple(size)
    if not all(isinstance(item, int) for item in sizes):
        msg = f"distributed.tensor.{function}(): expected sizes, got {sizes}"
        raise ArgumentError(msg)
    return sizes


def _layout(function: str, sizes: Sequence[int], mesh: DeviceMesh, placements: Placements) -> tuple[Placement, ...]:
    """One placement for each dimension of the mesh. ValueError for terms of a sum."""
    layout = normalized(placements, mesh, len(sizes))
    if any(item.is_partial() for item in layout):
        msg = f"distributed.tensor.{function}(): a tensor is split (Shard) or repeated (Replicate), not Partial"
        raise ArgumentValueError(msg)
    return layout


def _filled(
    function: str, create: Callable[..., Any], size: tuple[Any, ...], device_mesh: DeviceMesh | None,
    placements: Placements, requires_grad: bool, **settings: Any,
) -> Any:  # fmt: skip
    """The tensor whose part on each rank `create` makes of the sizes of the part."""
    sizes, mesh = _sizes(function, size), mesh_or_world(device_mesh)
    layout = _layout(function, sizes, mesh, placements)
    part, _ = compute_local_shape_and_global_offset(sizes, mesh, layout, skip_offset=True)
    return DTensor(create(part, **settings), mesh, layout, sizes, requires_grad=requires_grad)


def _drawn(
    function: str, create: Callable[..., Any], size: tuple[Any, ...], device_mesh: DeviceMesh | None,
    placements: Placements, requires_grad: bool, **settings: Any,
) -> Any:  # fmt: skip
    """The tensor that the first rank of the mesh draws; the others draw as many numbers, and go on as one process."""
    sizes, mesh = _sizes(function, size), mesh_or_world(device_mesh)
    layout = _layout(function, sizes, mesh, placements)
    result = distribute_tensor(create(sizes, **settings), mesh, layout)
    return result.requires_grad_() if requires_grad else result


def zeros(
    *size: Any, requires_grad: bool = False, dtype: Any = None, layout: Any = None,
    device_mesh: DeviceMesh | None = None, placements: Placements = None,
) -> Any:  # fmt: skip
    """A DTensor of zeros, over all ranks without a mesh, whole on each without `placements`."""
    return _filled("zeros", F.zeros, size, device_mesh, placements, requires_grad, dtype=dtype, layout=layout)


def ones(
    *size: Any, requires_grad: bool = False, dtype: Any = None, layout: Any = None,
    device_mesh: DeviceMesh | None = None, placements: Placements = None,
) -> Any:  # fmt: skip
    """A DTensor of ones."""
    return _filled("ones", F.ones, size, device_mesh, placements, requires_grad, dtype=dtype, layout=layout)


def empty(
    *size: Any, requires_grad: bool = False, dtype: Any = None, layout: Any = None,
    device_mesh: DeviceMesh | None = None, placements: Placements = None,
) -> Any:  # fmt: skip
    """A DTensor of any values."""
    return _filled("empty", F.empty, size, device_mesh, placements, requires_grad, dtype=dtype, layout=layout)


def full(
    size: Any, fill_value: Any, *, requires_grad: bool = False, dtype: Any = None, layout: Any = None,
    device_mesh: DeviceMesh | None = None, placements: Placements = None,
) -> Any:  # fmt: skip
    """A DTensor of one value."""
    create = lambda part, **settings: F.full(part, fill_value, **settings)  # noqa: E731
    size = (size,) if isinstance(size, int) else tuple(size)
    return _filled("full", create, size, device_mesh, placements, requires_grad, dtype=dtype, layout=layout)


def rand(
    *size: Any, requires_grad: bool = False, dtype: Any = None, layout: Any = None,
    device_mesh: DeviceMesh | None = None, placements: Placements = None,
) -> Any:  # fmt: skip
    """A DTensor of numbers from 0 to 1, those that ``rand`` draws on the first rank of the mesh."""
    return _drawn("rand", F.rand, size, device_mesh, placements, requires_grad, dtype=dtype, layout=layout)


def randn(
    *size: Any, requires_grad: bool = False, dtype: Any = None, layout: Any = None,
    device_mesh: DeviceMesh | None = None, placements: Placements = None,
) -> Any:  # fmt: skip
    """A DTensor of normally distributed numbers, those that ``randn`` draws on the first rank of the mesh."""
    return _drawn("randn", F.randn, size, device_mesh, placements, requires_grad, dtype=dtype, layout=layout)
