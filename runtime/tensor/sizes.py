"""Arithmetic of sizes for views in the YAML files, such as splitting a dimension into parts.

A range is ``(start, length)``. Everything here computes with ints; :mod:`runtime.language` passes it on.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Sequence
from itertools import accumulate

from runtime.errors import ComputeError, DimensionError
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import held_bytes
from runtime.tensor.naming import shown
from runtime.tensor.tensor import Tensor

Sizes = tuple[int, ...]
Ranges = list[tuple[int, int]]
MOST_PARTS = 1 << 24  # a view each; as many take gigabytes and minutes


def check_parts(operator: str, count: int) -> int:
    """`count`, unless nobody can want as many views."""
    if count > MOST_PARTS:
        msg = f"{operator}: {count} parts are more than the {MOST_PARTS} that an operator makes"
        raise ComputeError(msg)
    return count


def split_ranges(size: int, length: int, operator: str) -> Ranges:
    """Ranges of `length`, the last of which may be shorter; one empty range when there is nothing to cut."""
    if length < 0 or (length == 0 and size):
        need = "not be negative" if length < 0 else f"be positive for a dimension of size {size}"
        msg = f"{operator}: the size of the parts must {need}, got {length}"
        raise ComputeError(msg)
    check_parts(operator, -(-size // length) if size else 1)
    starts = range(0, size, length) if size else (0,)
    return [(start, min(length, size - start)) for start in starts]


def chunk_ranges(size: int, chunks: int) -> Ranges:
    """At most `chunks` ranges of one length, the last of which may be shorter."""
    if chunks <= 0:
        msg = f"chunk expects `chunks` to be greater than 0, got: {chunks}"
        raise ComputeError(msg)
    return split_ranges(size, -(-size // chunks), "chunk") if size else [(0, 0)] * check_parts("chunk", chunks)


def section_ranges(size: int, lengths: Sequence[int], operator: str) -> Ranges:
    """Ranges of the given lengths, which must add up to the size."""
    if any(length < 0 for length in lengths) or sum(lengths) != size:
        why = (
            "not be negative"
            if any(element < 0 for element in lengths)
            else f"add up to the size of the dimension, {size}"
        )
        msg = f"{operator}: the sizes of the parts must {why}, got {list(lengths)}"
        raise ComputeError(msg)
    return [(end - length, length) for end, length in zip(accumulate(lengths), lengths, strict=True)]


def even_ranges(size: int, sections: int) -> Ranges:
    """So many ranges, the first of which may be longer by one."""
    if sections <= 0:
        msg = f"tensor_split: the number of sections must be positive, got {sections}"
        raise ComputeError(msg)
    check_parts("tensor_split", sections)
    least, longer = divmod(size, sections)
    return [(part * least + min(part, longer), least + (part < longer)) for part in range(sections)]


def cut_ranges(size: int, positions: Sequence[int]) -> Ranges:
    """The ranges between the given places, which are taken as those of a slice."""
    bounds = [
        slice(start, end).indices(size)[:2] for start, end in zip((0, *positions), (*positions, size), strict=True)
    ]
    return [(start, max(0, end - start)) for start, end in bounds]


def equal_sections(operator: str, shape: Sizes, dim: int, least: int, sections: int | None) -> int:
    """The dimension that hsplit and its kin cut: `dim`, but 0 of a vector. The number of `sections` must divide it."""
    if len(shape) < least:
        dims = f"{least} dimension{'s' * (least > 1)}"
        msg = f"{shown(operator)} requires a tensor with at least {dims}, but got one of shape {list(shape)}"
        raise ComputeError(msg)
    dim = min(dim, len(shape) - 1)
    if sections is not None and (sections <= 0 or shape[dim] % sections):
        msg = (
            f"{shown(operator)} attempted to split along dimension {dim}, but the size of the dimension {shape[dim]} "
            f"is not divisible by the split_size {sections}!"
        )
        raise ComputeError(msg)
    return dim


def diagonal_length(rows: int, columns: int, offset: int) -> int:
    """How many elements the diagonal `offset` above the main one has."""
    return max(0, min(rows, columns - offset) if offset >= 0 else min(rows + offset, columns))


def diagonal_dims(dim1: int, dim2: int, ndim: int, operator: str) -> tuple[int, int]:
    """Two dimensions, counted from the front, that must differ."""
    limit = ndim or 1
    for dim in (dim1, dim2):
        if not -limit <= dim < limit:
            msg = f"Dimension out of range (expected to be in range of [{-limit}, {limit - 1}], but got {dim})"
            raise DimensionError(msg)
    first, other = dim1 % limit, dim2 % limit
    if first == other:
        msg = f"{operator}: the two dimensions of a diagonal must differ, got {dim1} and {dim2}"
        raise ComputeError(msg)
    return first, other


def window_count(size: int, length: int, step: int, dim: int) -> int:
    """How many windows of `length`, `step` apart, a dimension has."""
    if length < 0 or length > size:
        msg = f"unfold: a window of size {length} does not fit dimension {dim} of size {size}"
        raise ComputeError(msg)
    if step <= 0:
        msg = f"unfold: the step must be positive, got {step}"
        raise ComputeError(msg)
    return (size - length) // step + 1


@functools.lru_cache(maxsize=1024)
def moved_dims(ndim: int, source: Sizes, destination: Sizes) -> Sizes:
    """The order of dimensions after each of `source` was moved to its `destination`. Remembered: few ever occur."""
    if len(source) != len(destination):
        msg = (
            f"movedim: Invalid source or destination dims: {len(source)} dimensions cannot move to {len(destination)} "
            "places"
        )
        raise ComputeError(msg)
    limit = ndim or 1
    for label, dims in (("source", source), ("destination", destination)):
        for dim in dims:
            if not -limit <= dim < limit:
                msg = f"Dimension out of range (expected to be in range of [{-limit}, {limit - 1}], but got {dim})"
                raise DimensionError.untold(msg)
        if len({dim % limit for dim in dims}) != len(dims):
            msg = f"movedim: a dimension appears several times in {label} {list(dims)}"
            raise ComputeError(msg)
    placed = {to % limit: dim % limit for dim, to in zip(source, destination, strict=True)}
    free_dims = iter([dim for dim in range(ndim) if dim not in placed.values()])
    return tuple(placed[position] if position in placed else next(free_dims) for position in range(ndim))


def mismatch(shapes: Iterable[Sizes]) -> str:
    """Why shapes do not broadcast: the first two sizes of one dimension, counted in the longer shape, that differ."""
    common: Sizes = ()
    for shape in shapes:
        ndim = max(len(common), len(shape))
        first, second = ((1,) * (ndim - len(sizes)) + tuple(sizes) for sizes in (common, shape))
        for dim in range(ndim - 1, -1, -1):
            if first[dim] != second[dim] and 1 not in (first[dim], second[dim]):
                return (
                    f"The size of tensor a ({first[dim]}) must match the size of tensor b ({second[dim]}) at "
                    f"non-singleton dimension {dim}"
                )
        common = tuple(b if a == 1 else a for a, b in zip(first, second, strict=True))
    return "sizes must be equal or 1"


def broadcast_sizes(*shapes: Sizes) -> Sizes:
    """The shape that all shapes broadcast to. ValueError without one. NumPy's own takes 32 dimensions at most."""
    sizes: list[int] = []
    for shape in shapes:
        missing = len(shape) - len(sizes)
        if missing > 0:
            sizes[:0] = shape[:missing]
        for dim, size in enumerate(shape[max(missing, 0) :], max(missing, -missing)):
            if sizes[dim] == 1:
                sizes[dim] = size
            elif size not in (1, sizes[dim]):
                msg = f"shapes {', '.join(str(list(element)) for element in shapes)} do not broadcast"
                raise ValueError(msg)
    return tuple(sizes)


def repeated_sizes(shape: Sizes, repeats: Sequence[int], operator: str) -> tuple[Sizes, Sizes]:
    """The shape with leading ones, as long as `repeats`; and how it is expanded: (repeat, size) in turn."""
    extra = len(repeats) - len(shape)
    if extra < 0 or any(repeat < 0 for repeat in repeats):
        why = "they must not be negative"
        if extra < 0:
            why = f"a tensor of shape {list(shape)} needs {len(shape)} of them"
        msg = f"{operator}: cannot repeat {list(repeats)} times: {why}"
        raise ComputeError(msg)
    sizes = (1,) * extra + shape
    return sizes, tuple(item for pair in zip(repeats, sizes, strict=True) for item in pair)


def reversed_strides(sizes: Sizes, strides: Sizes, dims: Sequence[int]) -> tuple[Sizes, int]:
    """The strides with which some dimensions are seen from their end, and where the first element then lies."""
    turned = tuple(-step if dim in dims else step for dim, step in enumerate(strides))
    return turned, sum(strides[dim] * (sizes[dim] - 1) for dim in dims if 0 not in sizes)


def memory_span(
    sizes: Sizes, strides: Sizes, other_sizes: Sizes, other_strides: Sizes, offset: int
) -> tuple[int, int]:
    """The first place of memory that two geometries touch, the second from `offset` on, and how many there are."""
    spans = [(sizes, strides, 0), (other_sizes, other_strides, offset)]
    reaches = [reach(*span) for span in spans if 0 not in span[0]]
    first = min((low for low, _ in reaches), default=0)
    return first, max((high for _, high in reaches), default=first - 1) + 1 - first


def is_overlapping(sizes: Sizes, strides: Sizes) -> bool:
    """Whether elements may share a place: dimensions in the order of strides do not lie outside each other."""
    reached = 0
    for step, size in sorted((abs(step), size) for step, size in zip(strides, sizes, strict=True)):
        if size > 1:
            if step <= reached:
                return True
            reached += step * (size - 1)
    return False


def reach(sizes: Sizes, strides: Sizes, offset: int) -> tuple[int, int]:
    """The lowest and the highest place that a geometry touches."""
    low = high = offset
    for size, step in zip(sizes, strides, strict=True):
        if size > 1:
            if step < 0:
                low += step * (size - 1)
            else:
                high += step * (size - 1)
    return low, high


def unflattened(shape: Sizes, dim: int, sizes: Sequence[int]) -> Sizes:
    """The shape with `sizes`, one of which may be -1, in the place of dimension `dim`."""
    if sizes and min(sizes) >= 0 and math.prod(sizes) == shape[dim]:
        return (*shape[:dim], *sizes, *shape[dim + 1 :])
    product = 1
    for size in sizes:
        product *= 1 if size == -1 else size
    unknown = sum(size == -1 for size in sizes)
    fits = product == shape[dim] if not unknown else product > 0 and shape[dim] % product == 0
    if not sizes or unknown > 1 or not fits or any(size < -1 for size in sizes):
        msg = f"unflatten: sizes {list(sizes)} do not make up dimension {dim} of size {shape[dim]}"
        raise ComputeError(msg)
    return (*shape[:dim], *(shape[dim] // product if size == -1 else size for size in sizes), *shape[dim + 1 :])


def recast_sizes(sizes: Sizes, strides: Sizes, source: dtype, target: dtype) -> Sizes:
    """The shape of memory of one dtype seen as another: elements of the last dimension are cut or joined."""
    old, new = source.itemsize, target.itemsize
    if old == new:
        return sizes
    if not sizes or (strides[-1] != 1 and 0 not in sizes) or sizes[-1] * old % new:
        why = f"self.stride(-1) must be 1, but got {strides[-1]}" if sizes else "self.dim() cannot be 0"
        if sizes and sizes[-1] * old % new:
            why = f"self.size(-1) must be divisible by {new // old}, but got {sizes[-1]}"
        msg = f"view: a tensor of {source.name} cannot be seen as {target.name}, whose elements differ in size: {why}"
        raise ComputeError(msg)
    return (*sizes[:-1], sizes[-1] * old // new)


def recast_strides(strides: Sizes, source: dtype, target: dtype) -> Sizes:
    """The strides that belong to :func:`recast_sizes`."""
    old, new = source.itemsize, target.itemsize
    if old == new:
        return strides
    if any(step * old % new for step in strides[:-1]):
        msg = f"view: strides {strides} of {source.name} are no multiples of an element of {target.name}"
        raise ComputeError(msg)
    return (*(step * old // new for step in strides[:-1]), 1)


def check_bounds(tensor: Tensor, sizes: Sequence[int], strides: Sequence[int], offset: int) -> None:
    """RuntimeError unless a geometry, `offset` elements from the first of `tensor`, lies in the tensor's storage."""
    if len(sizes) != len(strides) or any(item < 0 for item in (*sizes, *strides)):
        why = "neither may be negative: Negative strides are not supported"
        if len(sizes) != len(strides):
            why = "mismatch in length of strides and shape"
        msg = f"as_strided: sizes {list(sizes)} and strides {list(strides)} do not fit: {why}"
        raise ComputeError(msg)
    if 0 in sizes:
        return
    first = tensor.storage_offset() + offset
    last = first + sum(step * (size - 1) for size, step in zip(sizes, strides, strict=True))
    element_count = held_bytes(tensor) // tensor.itemsize
    if first < 0 or last >= element_count:
        msg = (
            f"as_strided: sizes {list(sizes)}, strides {list(strides)} and storage offset {first} reach elements "
            f"{first} to {last}, but the storage holds {element_count}"
        )
        raise ComputeError(msg)
