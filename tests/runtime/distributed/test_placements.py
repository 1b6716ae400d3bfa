"""Layouts of tensors on a mesh: the parts that ranks have, by what ``chunk`` gives."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import generated as ow

tensor = ow.distributed.tensor


def mesh(shape: tuple[int, ...], coordinate: list[int] | None) -> Any:
    """What the layouts ask of a mesh."""
    return SimpleNamespace(ndim=len(shape), shape=shape, get_coordinate=lambda: coordinate)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7])
@pytest.mark.parametrize("size", [0, 1, 2, 7, 10, 12])
def test_parts_along_a_dimension(size: int, count: int) -> None:
    chunks = [len(chunk) for chunk in ow.arange(size).chunk(count)] if size else []
    sizes = [*chunks, *[0] * (count - len(chunks))]
    parts = [tensor.Shard.local_shard_size_and_offset(size, count, rank) for rank in range(count)]
    assert [part for part, _ in parts] == sizes
    assert [offset for _, offset in parts] == [sum(sizes[:rank]) for rank in range(count)]


def test_parts_on_a_mesh_of_two_dimensions() -> None:
    local = tensor._utils.compute_local_shape_and_global_offset
    shards = [tensor.Shard(0), tensor.Shard(1)]
    assert local((10, 5), mesh((2, 3), [1, 2]), shards) == ((5, 1), (5, 4))
    assert local((10, 5), mesh((2, 2), [1, 1]), [tensor.Shard(0), tensor.Shard(0)]) == ((2, 5), (8, 0))
    assert local((10, 5), mesh((2, 3), [1, 2]), [tensor.Replicate(), tensor.Partial()]) == ((10, 5), (0, 0))
    assert local((1, 5), mesh((3,), [2]), [tensor.Shard(0)]) == ((0, 5), (1, 0))
    assert local((10, 5), mesh((2, 3), [1, 2]), shards, skip_offset=True) == ((5, 1), ())
    with pytest.raises(ValueError, match="1 placements for a mesh of 2 dimensions"):
        local((10, 5), mesh((2, 3), [1, 2]), shards[:1])


def test_layouts_as_values() -> None:
    assert tensor.Shard(1) == tensor.placement_types.Shard(1) != tensor.Shard(0)
    assert str([tensor.Shard(1), tensor.Replicate()]) == "[Shard(dim=1), Replicate()]"
    assert (str(tensor.Shard(1)), str(tensor.Replicate()), str(tensor.Partial("avg"))) == ("S(1)", "R", "P(avg)")
    assert tensor.Shard(1).is_shard()
    assert not tensor.Shard(1).is_shard(0)
    assert tensor.Partial().is_partial("sum")
