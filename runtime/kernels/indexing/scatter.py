"""Writing by index: copies of a tensor with elements replaced, added or reduced at places that a tensor gives."""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from runtime.errors import ComputeError, DimensionError, UnsupportedError
from runtime.kernels.creation.copying import write_into
from runtime.kernels.creation.operator import filled
from runtime.kernels.indexing import chosen
from runtime.kernels.indexing.loops.gather import (
    LARGEST,
    PRODUCT,
    SMALLEST,
    SUM,
    put_along,
    put_rows,
    reduce_along,
    taken,
)  # fmt: skip
from runtime.kernels.indexing.loops.places import places_of
from runtime.kernels.indexing.operator import explain, grid_of, places_along, plain_index
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor, wrap_dim
from runtime.tensor.casting import Array, cast_array, combine_at, number_array
from runtime.tensor.dtypes import dtype
from runtime.tensor.outputs import (
    in_place_of,
    is_stretched,
    prepare_out,
    write_number,
    written_copy,
    written_in_place,
)
from runtime.tensor.plans import writer_of
from runtime.tensor.sizes import broadcast_sizes

_MANY = 1 << 12  # elements from which on a loop of ours is quicker than NumPy's
_UFUNCS: dict[str, Any] = {
    "sum": np.add, "add": np.add, "mean": np.add, "prod": np.multiply, "multiply": np.multiply, "amax": np.maximum,
    "amin": np.minimum,
}  # fmt: skip


_EXACT = 1 << 24  # up to which float32 has every whole number
_WAYS = {"sum": SUM, "mean": SUM, "prod": PRODUCT, "amax": LARGEST, "amin": SMALLEST}


def check_same_dtype(operator: str, self: Tensor, other: Tensor, name: str) -> None:
    """RuntimeError where another tensor has another dtype."""
    if other.dtype is not self.dtype:
        kinds = f"{self.dtype.name} and {other.dtype.name}"
        msg = f"{operator}: expected self and {name} to have the same dtype, got {kinds}"
        raise ComputeError(msg)


def _number(operator: str, kind: dtype, value: complex) -> Array:
    """A Python number as an element of dtype `kind`, in memory as `kind` lies there."""
    if value.imag and not kind.is_complex and kind.category != dtypes.BOOL:
        msg = f"{operator}: the value {value} cannot be converted to {kind.name} without losing its imaginary part"
        raise ComputeError(msg)
    return number_array(value, kind)


def _places(
    operator: str, self: Tensor, dim: int, index: Tensor, src: Tensor | None
) -> tuple[Any, Array, Array | None]:
    """The index tuple by which to write, the array written to (never 0-d), and the part of `src` that is read."""
    dim, indices, array, part = _along(operator, self, dim, index, src)
    return (None if indices is None else grid_of(indices, dim)), array, part


def _along(
    operator: str, self: Tensor, dim: int, index: Tensor, src: Tensor | None
) -> tuple[int, Array | None, Array, Array | None]:
    """The wrapped `dim`, where to write along it, the array written to (never 0-d), and the part of `src` read."""
    dim, indices = places_along(operator, self, dim, index)
    array = self._array if self._array.ndim else self._array.reshape(1)
    indices = indices if indices.ndim else indices.reshape(1)
    if not indices.size:
        return dim, None, array, None
    source = None if src is None else src._array if src._array.ndim else src._array.reshape(1)
    sizes = indices.shape
    fits = all(size <= into for d, (size, into) in enumerate(zip(sizes, array.shape, strict=True)) if d != dim)
    if source is not None:
        fits = fits and source.ndim == len(sizes) and all(a <= b for a, b in zip(sizes, source.shape, strict=True))
    if not fits:
        shown = "" if src is None else f"src {list(src._array.shape)}, nor, apart from dimension {dim}, than "
        limit = shown or f"apart from dimension {dim}, than "
        msg = f"{operator}: the index of shape {list(sizes)} must not be larger than {limit}self {list(array.shape)}"
        raise ComputeError(msg)
    part = None if source is None else source[tuple(slice(size) for size in sizes)]
    return dim, indices, array, part


def _write_along(out: Array, dim: int, indices: Array | None, values: Array | None) -> None:
    """Write `values` along `dim`, by a compiled loop where that takes them."""
    out = out if out.ndim else out.reshape(1)
    if indices is not None and values is not None and not put_along(out, indices, dim, values):
        out[grid_of(indices, dim)] = values


@builtin("runtime.kernels.indexing.loops.writing", "scatter")
def scatter_src(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """A copy of `self` with ``out[index[i][j]][j] = src[i][j]`` for dim 0; the last of several wins."""
    return written_copy(self, lambda out: _scatter(self, out, dim, index, src))


@in_place_of(scatter_src)
@builtin("runtime.kernels.indexing.loops.writing", "scatter_in_place")
def scatter_in_place(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """`src` written into `self`, with which it may share memory."""
    read = (index._array, src._array)
    return written_in_place("scatter_.src", self, read, lambda out: _scatter(self, out, dim, index, src))


def _scatter(self: Tensor, out: Array, dim: int, index: Tensor, src: Tensor) -> None:
    """Write into `out`, which is like `self`."""
    check_same_dtype("scatter", self, src, "src")
    dim, indices, _, part = _along("scatter", self, dim, index, src)
    _write_along(out, dim, indices, part)


@builtin("runtime.kernels.indexing.loops.writing", "scatter")
def scatter_value(self: Tensor, dim: int, index: Tensor, value: complex) -> Tensor:
    """The same with one number for all elements."""
    return written_copy(self, lambda out: _scatter_number(self, out, dim, index, value))


@in_place_of(scatter_value)
@builtin("runtime.kernels.indexing.loops.writing", "scatter_in_place")
def scatter_value_in_place(self: Tensor, dim: int, index: Tensor, value: complex) -> Tensor:
    """One number written into `self`."""
    write = functools.partial(_scatter_number, self, dim=dim, index=index, value=value)
    return written_in_place("scatter_.value", self, (index._array,), write)


def _scatter_number(self: Tensor, out: Array, dim: int, index: Tensor, value: complex) -> None:
    """Write into `out`, which is like `self`."""
    dim, indices, _, _ = _along("scatter", self, dim, index, None)
    number = None if indices is None else _number("scatter", self.dtype, value)
    _write_along(out, dim, indices, number)


def scatter_with(self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str) -> Tensor:
    """What is written is added to the element there, or multiplied with it."""
    check_word("scatter", reduce, ("add", "multiply"))
    check_same_dtype("scatter", self, src, "src")
    at, array, part = _places("scatter", self, dim, index, src)
    return _combined(self, array, at, part, reduce)


def scatter_value_with(self: Tensor, dim: int, index: Tensor, value: complex, reduce: str) -> Tensor:
    """The same with one number for all elements."""
    check_word("scatter", reduce, ("add", "multiply"))
    at, array, _ = _places("scatter", self, dim, index, None)
    return _combined(self, array, at, _number("scatter", self.dtype, value), reduce)


def check_word(operator: str, word: str, words: tuple[str, ...]) -> None:
    """RuntimeError for a word that is none of those that there are."""
    if word not in words:
        msg = f"{operator}: reduce must be one of {', '.join(words)}, got '{word}'"
        raise ComputeError(msg)


def _combined(self: Tensor, array: Array, at: Any, values: Array | None, reduce: str) -> Tensor:
    """A copy of `array` into which `values` were reduced at the places `at`, 16-bit in float32."""
    kind, wide = self.dtype, self.dtype.compute
    out = cast_array(array, kind, wide) if wide is not kind else array.copy()
    if at is not None and values is not None:
        with np.errstate(all="ignore"):
            combine_at(_UFUNCS[reduce], out, at, cast_array(values, kind, wide))
    return make_tensor(cast_array(out, wide, kind).reshape(self._array.shape), kind)


def scatter_reduce(self: Tensor, dim: int, index: Tensor, src: Tensor, reduce: str, include_self: bool) -> Tensor:
    """Elements of `src` that meet at one place are reduced, together with the one of `self` or without it."""
    check_reduction(self, src, reduce)
    dim, indices, array, part = _along("scatter_reduce", self, dim, index, src)
    if indices is None or part is None:
        return make_tensor(self._array.copy(), self.dtype)
    kind, wide = self.dtype, self.dtype.compute
    out = cast_array(array, kind, wide) if wide is not kind else array.copy()
    if not include_self:
        _write_along(out, dim, indices, np.asarray(_identity(reduce, wide), out.dtype))
    with np.errstate(all="ignore"):
        _reduce_along(reduce, out, dim, indices, cast_array(part, kind, wide))
        if reduce == "mean":
            counter = out.dtype if out.dtype.kind == "f" and indices.size < _EXACT else np.dtype(np.int64)
            counts = np.full(out.shape, int(include_self), counter)
            _reduce_along("sum", counts, dim, indices, np.broadcast_to(counter.type(1), indices.shape))
            np.maximum(counts, 1, out=counts)
            sums = out
            out = (out // counts if wide.category <= dtypes.INTEGRAL else out / counts).astype(out.dtype, copy=False)
            if out.dtype.kind in "fc" and not np.isfinite(sums).all():
                start = cast_array(array, kind, wide) if include_self else None
                _replace_overflowed(out, counts, dim, indices, start, cast_array(part, kind, wide))
    return make_tensor(cast_array(out, wide, kind).reshape(self._array.shape), kind)


def check_reduction(self: Tensor, src: Tensor, reduce: str) -> None:
    """Errors of the arguments of :func:`scatter_reduce` whatever the index is."""
    check_word("scatter_reduce", reduce, ("sum", "prod", "mean", "amax", "amin"))
    check_same_dtype("scatter_reduce", self, src, "src")
    if self.dtype.is_complex and reduce in ("amax", "amin"):
        msg = f"scatter_reduce: complex numbers have no order, so '{reduce}' is not for {self.dtype.name}"
        raise UnsupportedError(msg)


def _replace_overflowed(
    out: Array, counts: Array, dim: int, indices: Array, start: Array | None, values: Array
) -> None:
    """Write means whose sums are not finite again, as sums of what each element adds, in float64 or complex128."""
    element = np.dtype(np.complex128 if out.dtype.kind == "c" else np.float64)
    sums = np.zeros(out.shape, element)
    if start is not None:
        sums += start.reshape(out.shape) / counts
    shares = values.astype(element) / np.take_along_axis(counts, indices, dim)
    combine_at(np.add, sums, grid_of(indices, dim), shares)
    np.copyto(out, sums.astype(out.dtype), where=~np.isfinite(out))


def _reduce_along(reduce: str, out: Array, dim: int, indices: Array, values: Array) -> None:
    """Reduce `values` into `out` along `dim`, by a compiled loop where that takes them."""
    if not reduce_along(_WAYS[reduce], out, indices, dim, values):
        combine_at(_UFUNCS[reduce], out, grid_of(indices, dim), values)


def _identity(reduce: str, kind: dtype) -> Any:
    """What changes nothing when it is reduced with."""
    if reduce in ("sum", "mean"):
        return 0
    if reduce == "prod":
        return 1
    if kind.category == dtypes.FLOATING:
        return -math.inf if reduce == "amax" else math.inf
    low, high = dtypes.finfo_limits(kind)
    return low if reduce == "amax" else high


def fill(self: Tensor, value: complex) -> Tensor:
    """One number in the shape and order of strides of `self`."""
    if self._array.flags.c_contiguous and not isinstance(value, complex):
        return filled.call("fill", self.dtype, self._array.shape, value)
    out = np.empty_like(self._array)
    out[...] = _number("fill", self.dtype, value)
    return make_tensor(out, self.dtype)


@in_place_of(fill)
@builtin("runtime.kernels.creation.loops.fill", "fill_in_place")
def fill_in_place(self: Tensor, value: complex) -> Tensor:
    """One number in `self`."""
    number = np.asarray(_number("fill", self.dtype, value), self._array.dtype)
    if is_stretched(self._array):
        return write_number("fill_.Scalar", self, number)
    return write_into("fill_.Scalar", self, np.broadcast_to(number, self._array.shape), self.dtype)


# -- along one dimension, at a vector of indices -----------------------------------------------------------------------


def _rows_at(
    operator: str, self: Tensor, dim: int, index: Tensor, wrong_dtype: type[Exception] = DimensionError
) -> tuple[int, Array, Array]:
    """The wrapped `dim`, the array (never 0-d) and the checked vector of indices."""
    dim, array, indices = _vector_along(operator, self, dim, index, wrong_dtype)
    size = array.shape[dim]
    outside = (indices < -size) | (indices >= size)
    if outside.any():
        msg = f"index {indices[outside][0]} is out of bounds for dimension {dim} with size {size}"
        raise DimensionError.untold(msg)
    return dim, array, indices


def _vector_along(
    operator: str, self: Tensor, dim: int, index: Tensor, wrong_dtype: type[Exception]
) -> tuple[int, Array, Array]:
    """The wrapped `dim`, the array (never 0-d) and the vector of indices, which may lie outside."""
    dim = wrap_dim(dim, self._array.ndim)
    if index.dtype is not dtypes.int64 and index.dtype is not dtypes.int32:
        msg = f"{operator}: expected an int64 or int32 index, got {index.dtype.name}"
        raise wrong_dtype(msg)
    if index._array.ndim > 1:
        msg = f"{operator}: the index must be a vector, got shape {list(index._array.shape)}"
        raise DimensionError(msg)
    array = self._array if self._array.ndim else self._array.reshape(1)
    return dim, array, index._array.reshape(-1)


@builtin("runtime.kernels.indexing.loops.writing", "index_copy")
def index_copy(self: Tensor, dim: int, index: Tensor, source: Tensor) -> Tensor:
    """A copy of `self` whose entries `index` along `dim` are those of `source`."""
    return written_copy(self, lambda out: _index_copy(self, out, dim, index, source))


def _index_copy(self: Tensor, out: Array, dim: int, index: Tensor, source: Tensor) -> None:
    """Write into `out`, which is like `self`."""
    dim, array, indices = _vector_along("index_copy", self, dim, index, ComputeError)
    check_same_dtype("index_copy", self, source, "source")
    expected = (*array.shape[:dim], indices.size, *array.shape[dim + 1 :])
    source_array = source._array if source._array.ndim else source._array.reshape(1)
    if source_array.shape != expected:
        msg = (
            f"index_copy: {indices.size} indices along dimension {dim} of shape {list(self._array.shape)} need a "
            f"source of shape {list(expected)}, got {list(source._array.shape)}"
        )
        # As in PyTorch, a wrong number of rows or dimensions is an IndexError, rows of another size are not.
        is_other = source_array.ndim == len(expected) or (source_array.size == 1 and indices.size == 1)
        rows_differ = is_other and source_array.shape != (
            *expected[:dim],
            *source_array.shape[dim : dim + 1],
            *expected[dim + 1 :],
        )
        raise (ComputeError if rows_differ else DimensionError)(msg)
    outside = (indices < 0) | (indices >= array.shape[dim])
    if outside.any():
        first, size = indices[outside][0], array.shape[dim]
        msg = f"index {first} is out of bounds for dimension {dim} with size {size}"
        raise DimensionError.untold(msg)
    out = out if out.ndim else out.reshape(1)
    if not put_rows(out, indices, dim, source_array):
        out.swapaxes(0, dim)[indices] = source_array.swapaxes(0, dim)


@builtin("runtime.kernels.indexing.loops.writing", "index_fill")
def index_fill(self: Tensor, dim: int, index: Tensor, value: complex) -> Tensor:
    """A copy of `self`, in its order of strides, whose entries `index` along `dim` are one number."""
    return written_copy(self, lambda out: _index_fill(self, out, dim, index, value), keeps=True)


def _index_fill(self: Tensor, out: Array, dim: int, index: Tensor, value: complex) -> None:
    """Write into `out`, which is like `self`."""
    dim, array, indices = _rows_at("index_fill", self, dim, index)
    out, number = out if out.ndim else out.reshape(1), _number("index_fill", self.dtype, value)
    if not put_rows(out, indices % array.shape[dim] if indices.size else indices, dim, number):
        out.swapaxes(0, dim)[indices] = number


@in_place_of(index_copy)
@builtin("runtime.kernels.indexing.loops.writing", "index_copy_in_place")
def index_copy_in_place(self: Tensor, dim: int, index: Tensor, source: Tensor) -> Tensor:
    """`source` written into `self`, with which it may share memory."""
    read = (index._array, source._array)
    return written_in_place("index_copy_", self, read, lambda out: _index_copy(self, out, dim, index, source))


@in_place_of(index_fill)
@builtin("runtime.kernels.indexing.loops.writing", "index_fill_in_place")
def index_fill_in_place(self: Tensor, dim: int, index: Tensor, value: complex) -> Tensor:
    """One number in `self`."""
    write = functools.partial(_index_fill, self, dim=dim, index=index, value=value)
    return written_in_place("index_fill_.int_Scalar", self, (index._array,), write)


# -- anywhere ----------------------------------------------------------------------------------------------------------


@builtin("runtime.kernels.indexing.loops.writing", "put")
def put(self: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    """A copy of `self`, read as a vector, whose elements at `index` are those of `source`, or have them added."""
    return written_copy(self, lambda out: _put(self, out, index, source, accumulate))


@in_place_of(put)
@builtin("runtime.kernels.indexing.loops.writing", "put_flat_in_place")
def put_in_place(self: Tensor, index: Tensor, source: Tensor, accumulate: bool) -> Tensor:
    """The same written into `self`."""
    read = (index._array, source._array)
    return written_in_place("put_", self, read, lambda out: _put(self, out, index, source, accumulate))


def _put(self: Tensor, out: Array, index: Tensor, source: Tensor, accumulate: bool) -> None:
    """Write into elements that are those of `self`."""
    check_same_dtype("put", self, source, "source")
    if index.dtype is not dtypes.int64:
        msg = f"put: expected an int64 index, got {index.dtype.name}"
        raise ComputeError(msg)
    if index._array.size != source._array.size:
        msg = f"put: index has {index._array.size} elements and source {source._array.size}; they must be as many"
        raise DimensionError(msg)
    positions = index._array.reshape(-1)
    _check_flat(positions, self._array.size)
    flat = out.reshape(-1)
    _write(flat, self.dtype, (positions,), source._array.reshape(-1), accumulate)
    if not out.flags.c_contiguous:
        out[...] = flat.reshape(out.shape)


def _check_flat(positions: Array, size: int) -> None:
    outside = (positions < -size) | (positions >= size)
    if outside.any():
        msg = f"index {positions[outside][0]} is out of bounds for {size} elements"
        raise DimensionError.untold(msg)


def _write(out: Array, kind: dtype, at: Any, values: Array, accumulate: bool) -> None:
    """Write or add `values` at `at`."""
    if accumulate:
        chosen.add_wide(out, kind, at, values)
    else:
        chosen.write(out, at, values)


@builtin("runtime.kernels.indexing.native", "take")
def take(self: Tensor, index: Tensor) -> Tensor:
    """The elements of `self`, read as a vector, at `index`, in its shape."""
    flat = self._array.reshape(-1)
    result = taken(flat, index._array.reshape(-1), 0) if index.dtype is dtypes.int64 else None
    if result is None:
        result = np.asarray(_flat_to_take(self, index)[index._array], order="C")
    return make_tensor(result.reshape(index._array.shape), self.dtype)


@writer_of(take)
def write_take(out: Tensor, self: Tensor, index: Tensor) -> None:
    """The same into a tensor."""
    flat = _flat_to_take(self, index)
    np.take(flat, index._array, out=out._array, mode="wrap")  # indices are checked; "raise" copies what it writes to


def _flat_to_take(self: Tensor, index: Tensor) -> Array:
    """The elements of `self` as a vector; an error unless `index` lies within it."""
    if index.dtype is not dtypes.int64:
        msg = f"take: expected an int64 index, got {index.dtype.name}"
        raise ComputeError(msg)
    flat = self._array.reshape(-1)
    if index._array.size and not flat.size:
        msg = f"take: {index._array.size} elements cannot be taken from a tensor without any"
        raise DimensionError(msg)
    _check_flat(index._array, flat.size)
    return flat


@builtin("runtime.kernels.indexing.loops.writing", "index_put")
def index_put(self: Tensor, indices: tuple[Tensor | None, ...], values: Tensor, accumulate: bool) -> Tensor:
    """A copy of `self`, in its order of strides, with `values`, broadcast, written or added where `indices` point."""
    return written_copy(self, lambda out: _put_at(self, out, indices, values, accumulate), keeps=True)


@in_place_of(index_put)
@builtin("runtime.kernels.indexing.loops.writing", "index_put_in_place")
def index_put_in_place(
    self: Tensor, indices: tuple[Tensor | None, ...], values: Tensor, accumulate: bool
) -> Tensor:
    """The same written into `self`."""
    read = [values._array, *[index._array for index in indices if index is not None]]
    return written_in_place("index_put_", self, read, lambda out: _put_at(self, out, indices, values, accumulate))


def _put_at(
    self: Tensor, out: Array, indices: tuple[Tensor | None, ...], values: Tensor, accumulate: bool
) -> None:
    """Write into elements that are those of `self`."""
    check_same_dtype("index_put", self, values, "values")
    if len(indices) > self._array.ndim:
        msg = f"index_put: too many indices for a tensor of dimension {self._array.ndim}: {len(indices)} were given"
        raise DimensionError(msg)
    at = plain_index(self, tuple(slice(None) if index is None else index for index in indices))
    try:
        sizes = chosen.sizes_of(self._array, at)
        source = np.broadcast_to(values._array, sizes)
    except IndexError as error:
        raise explain(self, at, error) from None
    except ValueError:
        msg = (
            f"index_put: values of shape {list(values._array.shape)} do not broadcast to shape {list(sizes)}, which "
            "the indices select"
        )
        raise ComputeError(msg) from None
    _write(out, self.dtype, at, source, accumulate)


@builtin("runtime.kernels.indexing.loops.writing", "masked_scatter")
def masked_scatter(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """A copy of `self` where the elements under `mask` are the first ones of `source`, in row-major order."""
    shape, chosen_values = _masked(self, mask, source)
    out = np.broadcast_to(self._array, shape).copy()
    chosen.write(out, (np.broadcast_to(mask._array, shape),), chosen_values)
    return make_tensor(out, self.dtype)


@in_place_of(masked_scatter)
@builtin("runtime.kernels.indexing.loops.writing", "masked_scatter_in_place")
def masked_scatter_in_place(self: Tensor, mask: Tensor, source: Tensor) -> Tensor:
    """The same written into `self`."""
    shape, chosen_values = _masked(self, mask, source)
    prepare_out("masked_scatter_", self, shape, self.dtype, in_place=True)
    at = (np.broadcast_to(mask._array, shape),)
    return written_in_place(
        "masked_scatter_", self, (*at, chosen_values), lambda out: chosen.write(out, at, chosen_values)
    )


def _masked(self: Tensor, mask: Tensor, source: Tensor) -> tuple[tuple[int, ...], Array]:
    """The shape of a tensor and its mask together, and the elements that are written."""
    shape = masked_sizes(self, mask, source)
    count, flat = int(np.count_nonzero(np.broadcast_to(mask._array, shape))), source._array.reshape(-1)
    if flat.size < count:
        msg = f"masked_scatter: the mask has {count} true elements, the source only {flat.size}"
        raise ComputeError(msg)
    return shape, flat[:count]


def masked_sizes(self: Tensor, mask: Tensor, source: Tensor) -> tuple[int, ...]:
    """The shape of a tensor and its mask together."""
    check_same_dtype("masked_scatter", self, source, "source")
    if mask.dtype is not dtypes.bool_:
        msg = f"masked_scatter only supports boolean masks, but got mask with dtype {mask.dtype.name}"
        raise ComputeError(msg)
    try:
        return broadcast_sizes(self._sizes, mask._sizes)
    except ValueError:
        msg = f"masked_scatter: shapes {list(self._sizes)} and {list(mask._sizes)} do not broadcast"
        raise ComputeError(msg) from None


@builtin("runtime.kernels.indexing.native", "nonzero")
def nonzero(self: Tensor) -> Tensor:
    """The places of the elements that are not 0, one a row."""
    array = self._array & 0x7FFF if self.dtype is dtypes.bfloat16 else self._array
    if not array.ndim:
        return make_tensor(np.zeros((int(bool(array)), 0), np.int64), dtypes.int64)
    if array.size >= _MANY:
        return make_tensor(places_of(array != 0), dtypes.int64)
    positions = np.nonzero(array)
    return make_tensor(np.stack(positions).astype(np.int64).T, dtypes.int64)
