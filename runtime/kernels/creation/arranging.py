"""Copies whose elements stand elsewhere, or stand among others: reversed, moved on, cut to a triangle, surrounded."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.compile.threads import in_parts
from runtime.errors import ComputeError, DimensionError, UnsupportedError
from runtime.kernels.creation.copying import copy_into, laid_as
from runtime.kernels.creation.operator import checked_sizes, clone, filled
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor, wrap_dim
from runtime.tensor.casting import Array, check_elements
from runtime.tensor.device import device
from runtime.tensor.dtypes import dtype
from runtime.tensor.offers import memory_for
from runtime.tensor.plans import writer_of

_MANY, _ALONE = 1 << 12, 1 << 15  # elements from which on a loop is quicker; and from which on, several threads
_WIDEST = 8  # bytes of an integer
_SAFE = 1 << 31  # elements; what has as many is counted before it is made
_MOST_KEPT = 1 << 12  # elements of a mask that is remembered
_BITS_OF_ONE = 0x3F80  # of bfloat16, as which its elements lie in memory


def flip(self: Tensor, dims: tuple[int, ...]) -> Tensor:
    """A copy in the order of strides of `self`, with the elements of `dims` in reverse order."""
    array = self._array
    wrapped = flipped_dims(array.ndim, dims)
    if array.ndim and wrapped:
        index = [slice(None)] * array.ndim
        for dim in wrapped:
            index[dim] = slice(None, None, -1)
        array = array[tuple(index)]
    return clone.call(make_tensor(array, self.dtype), None)  # type: ignore[no-any-return]


def flipped_dims(ndim: int, dims: tuple[int, ...]) -> list[int]:
    """Dimensions counted from the front; RuntimeError where one is given twice."""
    wrapped = [wrap_dim(dim, ndim) for dim in dims]
    if ndim and len(set(wrapped)) != len(wrapped):
        twice = next(dim for dim in wrapped if wrapped.count(dim) > 1)
        msg = f"dim {twice} appears several times in {list(dims)}"
        raise ComputeError(msg)
    return wrapped


@builtin("runtime.kernels.creation.loops.arranging", "roll")
def roll(self: Tensor, shifts: tuple[int, ...], dims: tuple[int, ...]) -> Tensor:
    """A copy with the elements of `dims`, or all of them in order, moved on by `shifts`; channels stay last."""
    array = self._array
    check_roll(array.ndim, shifts, dims)
    if len(dims) == 0:
        return make_tensor(_moved(array.reshape(-1), shifts[0], 0).reshape(array.shape), self.dtype)
    for shift, dim in zip(shifts, dims, strict=True):
        array = _moved(array, shift, wrap_dim(dim, array.ndim))
    return laid_as(make_tensor(array, self.dtype), self)  # rows are the builtin's


def check_roll(ndim: int, shifts: tuple[int, ...], dims: tuple[int, ...]) -> None:
    """Errors of shifts that do not belong to dimensions."""
    if len(shifts) == 0 or (len(dims) == 0 and len(shifts) != 1) or (len(dims) and len(dims) != len(shifts)):
        msg = (
            f"roll: `shifts` required, and shifts and dimensions must align: got shifts {list(shifts)} and dims "
            f"{list(dims)}"
        )
        raise ComputeError(msg)
    if len(dims) and ndim == 0:
        msg = "roll: a tensor without dimensions has none to roll along"
        raise DimensionError(msg)
    for dim in dims:
        wrap_dim(dim, ndim)


def _moved(array: Array, shift: int, dim: int) -> Array:
    """A copy in row-major order with the elements of a dimension moved on."""
    out, size = memory_for(array.shape, array.dtype), array.shape[dim]
    back = -shift % size if size else 0
    before = (slice(None),) * dim
    copy_into(out[(*before, slice(0, size - back))], array[(*before, slice(back, size))])
    copy_into(out[(*before, slice(size - back, size))], array[(*before, slice(0, back))])
    return out


def tril(self: Tensor, diagonal: int) -> Tensor:
    """The lower triangle of matrices, up to `diagonal` above the main one, in row-major order."""
    return _triangle.call("tril", self, diagonal, 0)  # type: ignore[no-any-return]


def triu(self: Tensor, diagonal: int) -> Tensor:
    """The upper triangle of matrices, from `diagonal` above the main one, in row-major order."""
    return _triangle.call("triu", self, diagonal, 1)  # type: ignore[no-any-return]


@builtin("runtime.kernels.creation.loops.arranging", "triangle")
def _triangle(operator: str, self: Tensor, diagonal: int, upper: int) -> Tensor:
    """As :func:`tril`, or :func:`triu` if `upper` is 1."""
    array = self._array
    check_matrices(operator, array.shape)
    rows, columns = array.shape[-2:]
    if array.size >= _MANY:
        out = memory_for(array.shape, array.dtype)
        _copy_triangle(out, array, diagonal, upper)
        return make_tensor(out, self.dtype)
    diagonal = max(-rows - 1, min(diagonal, columns + 1))
    make = _kept_mask if rows * columns <= _MOST_KEPT else _mask
    out = np.zeros(array.shape, array.dtype)
    np.copyto(out, array, where=make(rows, columns, diagonal, upper))
    return make_tensor(out, self.dtype)


@writer_of(tril)
def write_tril(out: Tensor, self: Tensor, diagonal: int) -> None:
    """The same into a tensor."""
    _copy_triangle(out._array, self._array, diagonal, 0)


@writer_of(triu)
def write_triu(out: Tensor, self: Tensor, diagonal: int) -> None:
    """The same into a tensor."""
    _copy_triangle(out._array, self._array, diagonal, 1)


def _copy_triangle(out: Array, array: Array, diagonal: int, upper: int) -> None:
    """Copy triangles of matrices, and zeros for all else, into an array in rows."""
    rows, columns = array.shape[-2:]
    diagonal = max(-rows - 1, min(diagonal, columns + 1))
    word = np.dtype(f"i{array.itemsize}") if array.itemsize <= _WIDEST else array.dtype
    source, target = (item.reshape(-1, rows, columns).view(word) for item in (array, out))
    in_parts(
        lambda first, last: _copy_triangles(source, diagonal, upper == 1, target, first, last),
        source.shape[0] * rows, alone=array.size < _ALONE,
    )


def check_matrices(operator: str, sizes: tuple[int, ...]) -> None:
    """RuntimeError for sizes that are not those of matrices."""
    if len(sizes) < 2:
        msg = f"{operator}: expected a matrix or a batch of matrices, got shape {list(sizes)}"
        raise ComputeError(msg)


@array_loop()
def _copy_triangles(source: Array, diagonal: int, upper: bool, out: Array, first: int, last: int) -> None:
    """Rows [first, last) of a batch of matrices, with zeros for what is not in the triangle."""
    rows, columns = source.shape[1], source.shape[2]
    for number in range(first, last):
        batch, row = number // rows, number % rows
        begin, end = 0, min(max(row + diagonal + 1, 0), columns)
        if upper:
            begin, end = min(max(row + diagonal, 0), columns), columns
        out[batch, row, :begin] = 0
        out[batch, row, end:] = 0
        source_row, target = source[batch, row, begin:end], out[batch, row, begin:end]
        for column in range(source_row.shape[0]):
            target[column] = source_row[column]


def _mask(rows: int, columns: int, diagonal: int, upper: int) -> Array:
    """Where a triangle is."""
    distances = np.arange(columns) - np.arange(rows)[:, None]
    result: Array = distances >= diagonal if upper else distances <= diagonal
    return result


_kept_mask = functools.lru_cache(64)(_mask)


def tril_indices(
    row: int, col: int, offset: int, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """The places of a lower triangle, rows and columns in a row each."""
    return _triangle_places.call(row, col, offset, False, dtype)  # type: ignore[no-any-return]


def triu_indices(
    row: int, col: int, offset: int, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """The places of an upper triangle, rows and columns in a row each."""
    return _triangle_places.call(row, col, offset, True, dtype)  # type: ignore[no-any-return]


@builtin("runtime.kernels.creation.loops.arranging", "triangle_places")
def _triangle_places(row: int, col: int, offset: int, upper: bool, dtype: dtype | None) -> Tensor:
    """As :func:`triu_indices` if `upper`, else :func:`tril_indices`."""
    kind, count = count_places(row, col, offset, upper, dtype)
    offset = max(-row - 1, min(offset, col + 1))
    out = np.empty((2, count), kind.numpy)
    first, end = (0, min(row, col - offset)) if upper else (max(-offset, 0), row)  # rows that have any
    if count < _MANY or not _list_triangle.is_ready(out, first, end, col, offset, upper):
        rows = np.arange(first, end) if count else np.empty(0, np.int64)
        begins, ends = (rows + offset, col) if upper else (0, rows + (offset + 1))
        begins, ends = np.clip(begins, 0, col), np.clip(ends, 0, col)
        widths = ends - begins
        out[0] = np.repeat(rows, widths)
        out[1] = np.arange(count) - np.repeat(np.cumsum(widths) - widths - begins, widths)
    else:
        _list_triangle(out, first, end, col, offset, upper)
    return make_tensor(out, kind)


def count_places(row: int, col: int, offset: int, upper: bool, dtype: dtype | None) -> tuple[dtype, int]:
    """The dtype of the places of a triangle, and how many there are."""
    operator, kind = "triu_indices" if upper else "tril_indices", dtype or dtypes.int64
    if row < 0 or col < 0:
        msg = f"{operator}: sizes must not be negative, got {row} and {col}"
        raise ComputeError(msg)
    if kind not in (dtypes.int64, dtypes.int32):
        msg = f"{operator}: expected the dtype int32 or int64, got {kind}"
        raise ComputeError(msg)
    offset = max(-row - 1, min(offset, col + 1))
    count = _count_above(row, col, offset) if upper else row * col - _count_above(row, col, offset + 1)
    return kind, check_elements(2 * count) // 2


def _count_above(row: int, col: int, offset: int) -> int:
    """How many elements an upper triangle has."""
    end = max(min(row, col - offset), 0)
    full_rows = min(max(-offset, 0), end)  # rows of all columns; each of the others has one less than the row before
    return full_rows * col + (end - full_rows) * (2 * (col - offset) - full_rows - end + 1) // 2


@array_loop()
def _list_triangle(out: Array, first: int, end: int, columns: int, offset: int, upper: bool) -> None:
    """Write the places of rows [first, end) of a triangle."""
    start = 0
    for row in range(first, end):
        begin, width = 0, min(row + offset + 1, columns)
        if upper:
            begin = max(row + offset, 0)
            width = columns - begin
        rows, places = out[0, start : start + width], out[1, start : start + width]
        for k in range(width):
            rows[k] = row
            places[k] = begin + k
        start += width


def repeated_places(repeats: Tensor, output_size: int | None) -> Tensor:
    """Every place of a vector of numbers as often as the number there says, in its dtype."""
    counts = repeats._array
    if repeats.dtype not in (dtypes.int64, dtypes.int32):
        msg = f"repeat_interleave: expected a vector of int64 or int32 as repeats, got one of {repeats.dtype}"
        raise UnsupportedError(msg)
    if counts.ndim != 1:
        msg = f"repeat_interleave: expected a vector of int64 or int32 as repeats, got shape {list(counts.shape)}"
        raise ComputeError(msg)
    if counts.size and int(counts.view(f"u{counts.itemsize}").max()) * counts.size >= _SAFE:
        if counts.min() < 0:  # a large number without its sign
            msg = "repeat_interleave: repeats must not be negative"
            raise ComputeError(msg)
        check_elements(sum(counts.tolist()))
    places = np.repeat(np.arange(counts.size, dtype=counts.dtype), counts)
    if output_size is not None and output_size != places.size:
        msg = f"repeat_interleave: the repeats add up to {places.size}, not to the output_size {output_size}"
        raise ComputeError(msg)
    return make_tensor(places, repeats.dtype)


def blocks_along_diagonal(tensors: Sequence[Tensor]) -> Tensor:
    """A matrix of zeros with matrices of one dtype along its diagonal."""
    arrays = [tensor._array for tensor in tensors]
    kind = tensors[0].dtype
    if any(array.ndim != 2 for array in arrays) or any(tensor.dtype is not kind for tensor in tensors):
        msg = f"expected matrices of one dtype, got shapes {[list(array.shape) for array in arrays]}"
        raise ComputeError(msg)
    height, width = (sum(array.shape[d] for array in arrays) for d in range(2))
    out = np.zeros(checked_sizes("block_diag", (height, width)), kind.numpy)
    row = column = 0
    for array in arrays:
        below, right = row + array.shape[0], column + array.shape[1]
        if array.size:
            copy_into(out[row:below, column:right], array)
        row, column = below, right
    return make_tensor(out, kind)


def pad_constant(self: Tensor, pad: Sequence[int], value: complex) -> Tensor:
    """The input with `value` around it: two numbers for each dimension, the last one first; negative ones cut off."""
    shape = self._array.shape
    sizes, index, places = padded(shape, pad)
    if sizes == shape and not any(pad):
        same: Tensor = clone(self, None)
        return same
    out: Tensor = filled.call("full", self.dtype, sizes, value)
    if all(item.stop > item.start for item in index):
        copy_into(out._array[(*places, ...)], self._array[(*index, ...)])
    return out if self._array.size and self._array.flags.c_contiguous else laid_as(out, self)


def padded(shape: tuple[int, ...], pad: Sequence[int]) -> tuple[tuple[int, ...], list[Any], list[Any]]:
    """The sizes with more elements around, or fewer; which elements stay, and where they stand then.

    RuntimeError where there are not so many to be cut off.
    """
    number = len(pad) // 2
    if len(pad) % 2 or number > len(shape):
        msg = (
            f"pad: expected a pair of numbers for each of at most {len(shape)} dimensions, got {len(pad)} numbers"
        )
        raise ComputeError(msg)
    sizes = list(shape)
    index: list[Any] = []
    places: list[Any] = []
    for dim, size in enumerate(shape):
        at = 2 * (len(shape) - 1 - dim)
        before, after = (pad[at], pad[at + 1]) if at < len(pad) else (0, 0)
        sizes[dim] = size + before + after
        first = max(-before, 0)
        length = size - first + min(after, 0)
        index.append(slice(first, first + length))
        places.append(slice(max(before, 0), max(before, 0) + length))
        if length < 0:
            sizes[dim] = -1
    if any(size < 0 for size in sizes):
        msg = f"pad: the padding {list(pad)} takes more than there is from an input of shape {list(shape)}"
        raise ComputeError(msg)
    return tuple(sizes), index, places


def eye(
    n: int, m: int, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any
) -> Tensor:
    """Ones on the diagonal of a matrix of `n` rows and `m` columns, zeros elsewhere."""
    check_eye(n, m)
    kind = dtype or dtypes.get_default_dtype()
    out = np.zeros((n, m), kind.numpy)
    out.reshape(-1)[: m * m : m + 1] = _BITS_OF_ONE if kind is dtypes.bfloat16 else 1
    return make_tensor(out, kind)


@writer_of(eye)
def eye_into(out: Tensor, *_: Any) -> None:
    """Write them into the memory of `out`, which has their sizes."""
    matrix, columns = out._array, out._array.shape[1]
    matrix.fill(0)
    matrix.reshape(-1)[: columns * columns : columns + 1] = _BITS_OF_ONE if out.dtype is dtypes.bfloat16 else 1


def check_eye(n: int, m: int) -> None:
    """RuntimeError for what are no sizes of a matrix."""
    if n < 0 or m < 0:
        label, size = ("n", n) if n < 0 else ("m", m)
        msg = f"eye: {label} must be greater or equal to 0, got {size}"
        raise ComputeError(msg)
    checked_sizes("eye", (n, m))


def square_eye(n: int, dtype: dtype | None, layout: Any, device: device | None, pin_memory: Any) -> Tensor:
    """:func:`eye` of as many columns as rows."""
    return eye(n, n, dtype, layout, device, pin_memory)


writer_of(square_eye)(eye_into)


def diagonal_of_zeros(self: Tensor, sizes: Sequence[int], offset: int, dim1: int, dim2: int) -> Tensor:
    """Zeros with the given diagonal."""
    out: Tensor = filled.call("zeros", self.dtype, tuple(sizes), 0)
    diagonal = np.diagonal(out._array, offset, wrap_dim(dim1, len(sizes)), wrap_dim(dim2, len(sizes)))
    diagonal.flags.writeable = True
    diagonal[...] = self._array
    return out
