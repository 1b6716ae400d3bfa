"""Layouts of operands and of results with which an operator computes on the parts of DTensors.

The key `sharding` of an entry has subscripts of a product, or how a reduction joins results of parts; views follow from
sizes and strides. All functions decide alike on all ranks: from the sizes of full tensors, layouts and the mesh.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from runtime.distributed.device_mesh import DeviceMesh
from runtime.distributed.placements import Partial, Placement, Replicate, Shard
from runtime.tensor.formats import contiguous_strides

__all__ = ["Sharding", "dims_along", "joins_dims", "product_sharding", "strides_of_view", "view_dims"]
Layout = tuple[Placement, ...]
_ADDED, _LEADING = "+", "*"


@dataclass(frozen=True)
class Sharding:
    """The layouts in which an operator takes its operands, and that of its result."""

    operands: tuple[Layout, ...]
    result: Layout
    shape: tuple[int, ...] = ()  # of the result


# -- products -------------------------------------------------------------------------------------------------------


def product_sharding(
    subscripts: str, shapes: Sequence[Sequence[int] | None], layouts: Sequence[Layout | None], mesh_ndim: int
) -> Sharding | None:
    """The layouts of a product such as ``ij,jk->ik`` that send the fewest elements; None stands for no tensor.

    Along a dimension of the mesh one letter is split, or one factor consists of terms of a sum, or nothing is split. A
    letter that the result has not gives terms of a sum. None where a tensor has another number of dimensions.
    """
    written, _, result = subscripts.partition("->")
    operands = [text.removeprefix(_ADDED) for text in written.split(",")]
    is_added = [text.startswith(_ADDED) for text in written.split(",")]
    leading = next((len(shape) - len(text) + 1 for text, shape in zip(operands, shapes, strict=True)
                    if shape is not None and text.startswith(_LEADING)), 0)  # fmt: skip
    prefix = "".join(str(number) for number in range(leading))  # a product has at most ten of them
    letters = [text.replace(_LEADING, prefix) for text in operands]
    outcome = result.replace(_LEADING, prefix)
    counts = [(len(shape), len(text), added) for shape, text, added in zip(shapes, letters, is_added, strict=True)
              if shape is not None]  # fmt: skip
    if not 0 <= leading <= 10 or any(ndim > count or (ndim < count and not added) for ndim, count, added in counts):
        return None
    sizes = {letter: shape[index] for text, shape, added in zip(letters, shapes, is_added, strict=True)
             if shape is not None and not added for index, letter in enumerate(text)}  # fmt: skip
    columns = []
    for mesh_dim in range(mesh_ndim):
        sources = [layout[mesh_dim] if layout is not None else None for layout in layouts]
        choices = [_nothing_split(letters)]
        choices.extend(_letter_split(letter, letters, outcome, is_added, shapes, sizes)
                       for letter in [*outcome, *sorted(set(sizes) - set(outcome))])  # fmt: skip
        choices.extend(_terms(index, is_added) for index in range(len(letters)) if not is_added[index])
        columns.append(min(choices, key=lambda choice: _elements_sent(sources, choice.operands, shapes)))
    return Sharding(
        tuple(tuple(column.operands[index][0] for column in columns) for index in range(len(letters))),
        tuple(column.result[0] for column in columns),
        tuple(sizes[letter] for letter in outcome),
    )


def _nothing_split(letters: Sequence[str]) -> Sharding:
    return Sharding(tuple((Replicate(),) for _ in letters), (Replicate(),))


def _letter_split(
    letter: str, letters: Sequence[str], outcome: str, is_added: Sequence[bool],
    shapes: Sequence[Sequence[int] | None], sizes: dict[str, int],
) -> Sharding:  # fmt: skip
    """The parts along a letter: what is added is split where it has as many elements, else it is the same everywhere.

    Where the result consists of terms, what is added is a term of one rank.
    """
    result: Placement = Shard(outcome.index(letter)) if letter in outcome else Partial()
    layouts: list[Layout] = []
    for text, added, shape in zip(letters, is_added, shapes, strict=True):
        layout: Placement = Partial() if added and letter not in outcome else Replicate()
        dim = text.find(letter) - len(text) + len(shape) if shape is not None and letter in text else -1
        if shape is not None and dim >= 0 and shape[dim] == sizes[letter]:
            layout = Shard(dim)
        layouts.append((layout,))
    return Sharding(tuple(layouts), (result,))


def _terms(factor: int, is_added: Sequence[bool]) -> Sharding:
    """A factor that consists of terms of a sum: so does the product."""
    layouts = [Partial() if added or index == factor else Replicate() for index, added in enumerate(is_added)]
    return Sharding(tuple((layout,) for layout in layouts), (Partial(),))


def _elements_sent(
    sources: Sequence[Placement | None], targets: Sequence[Layout], shapes: Sequence[Sequence[int] | None]
) -> int:
    """How many elements a change of layouts along a dimension of the mesh sends: a sum sends each of them twice."""
    count = 0
    for source, (target,), shape in zip(sources, targets, shapes, strict=True):
        if source is None or shape is None or source == target or isinstance(source, Replicate):
            continue
        count += math.prod(shape) * (2 if isinstance(source, Partial) else 1)
    return count


# -- reductions -----------------------------------------------------------------------------------------------------


def dims_along(dim: Any, ndim: int) -> tuple[int, ...]:
    """The dimensions that an argument `dim` names: all of them for None and an empty list."""
    if dim is None or (isinstance(dim, (list, tuple)) and not dim):
        return tuple(range(ndim))
    values = dim if isinstance(dim, (list, tuple)) else (dim,)
    return tuple(int(value) % max(ndim, 1) for value in values)


# -- views ----------------------------------------------------------------------------------------------------------


def view_dims(
    shape: Sequence[int], layout: Layout, mesh: DeviceMesh, sizes: Sequence[int], strides: Sequence[int], offset: int
) -> dict[int, int] | None:
    """The dimension of a view that is split for each dimension of a contiguous tensor of sizes `shape` that is.

    The view has `sizes`, and `strides` and `offset` in elements. None where parts do not give parts of it: where it
    reads a piece of a split dimension, or joins it behind another one, or would split it at other elements.
    """
    split_dims: dict[int, int] = {}
    for dim in {item.dim for item in layout if isinstance(item, Shard)}:
        step, extent = math.prod(shape[dim + 1 :]), math.prod(shape[dim:])
        moved = [
            (stride, index) for index, (size, stride) in enumerate(zip(sizes, strides, strict=True))
            if size > 1 and stride and not (stride % extent == 0 or stride * (size - 1) < step)
        ]  # fmt: skip
        moved.sort(reverse=True)
        if shape[dim] < 2 or not moved or offset // step % shape[dim]:
            return None
        stride, outer = moved[0]
        divides = all(step % pace == 0 or pace % step == 0 for pace, _ in moved)
        nests = all(pace * sizes[index] <= above for (pace, index), (above, _) in zip(moved[1:], moved, strict=False))
        if stride * sizes[outer] != extent or not divides or not nests:
            return None
        ranks = math.prod(mesh.size(index) for index, item in enumerate(layout) if item == Shard(dim))
        if stride != step and (shape[dim] % ranks or sizes[outer] % ranks):
            return None
        split_dims[dim] = outer
    return split_dims if len(set(split_dims.values())) == len(split_dims) else None


def joins_dims(shape: Sequence[int], sizes: Sequence[int], strides: Sequence[int]) -> bool:
    """Whether a dimension of a view of a contiguous tensor of sizes `shape` runs over several ones of it."""
    steps = contiguous_strides(tuple(shape))
    for size, stride in zip(sizes, strides, strict=True):
        extents = [step * length for step, length in zip(steps, shape, strict=True) if step <= stride < step * length]
        if size > 1 and stride and not any(stride * (size - 1) < extent for extent in extents):
            return True
    return False


def strides_of_view(
    shape: Sequence[int], part_strides: Sequence[int], sizes: Sequence[int], strides: Sequence[int], offset: int
) -> tuple[tuple[int, ...], int]:
    """Strides and offset in a part of a view that has `strides` and `offset` in a contiguous tensor."""
    steps = contiguous_strides(tuple(shape))

    def moved(elements: int) -> int:
        index = [elements // step % size for step, size in zip(steps, shape, strict=True)]
        return sum(position * stride for position, stride in zip(index, part_strides, strict=True))

    return tuple(moved(stride) if size > 1 else 1 for size, stride in zip(sizes, strides, strict=True)), moved(offset)
