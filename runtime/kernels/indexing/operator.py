"""Reading by index: NumPy does the walking, this file brings indices into its form and PyTorch's messages out.

The same index describes a read (:func:`view_at`, :func:`take_at`) and the write that is its gradient
(:func:`scatter_at`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, DimensionError
from runtime.kernels.indexing import chosen, ordering
from runtime.kernels.indexing.loops.gather import add_along, add_rows, are_within, gathered, taken
from runtime.kernels.view.operator import view_over
from runtime.native.builtin import builtin
from runtime.tensor import MOST_DIMS, Tensor, dtypes, make_tensor, to_numpy, wrap_dim
from runtime.tensor.backends import backend_of
from runtime.tensor.casting import Array, cast_array, combine_at, number_category, number_fits
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import seen
from runtime.tensor.keys import OTHER_BACKENDS, TORCH_DISPATCH
from runtime.tensor.outputs import in_place_of, written_copy, written_in_place
from runtime.tensor.plans import no_elements, writer_of

_BASIC = frozenset({int, slice, type(None), type(Ellipsis)})


def is_basic(index: Any) -> bool:
    """Whether an index makes a view: ints, slices, None, Ellipsis."""
    if type(index) is not tuple:
        return type(index) in _BASIC or isinstance(index, np.integer)
    for item in index:
        if type(item) not in _BASIC and not isinstance(item, np.integer):
            return False
    return True


def _check_basic(tensor: Tensor, index: Any) -> None:
    """Why NumPy rejected a basic index, in PyTorch's words."""
    parts = index if type(index) is tuple else (index,)
    shape = tensor._sizes
    for element in parts:
        if isinstance(element, slice) and element.step is not None and element.step <= 0:
            msg = f"slice step must be positive, got {element.step}"
            raise ArgumentValueError(msg)
    _check_ellipsis(parts)
    indices = [part for part in parts if part is not None and part is not Ellipsis]
    if len(indices) > len(shape):
        msg = f"too many indices for a tensor of dimension {len(shape)}: {len(indices)} were given"
        raise DimensionError(msg)
    dim = 0
    for position, element in enumerate(parts):
        if element is Ellipsis:
            dim = len(shape) - sum(p is not None for p in parts[position + 1 :])
        elif element is not None:
            if not isinstance(element, slice) and not -shape[dim] <= element < shape[dim]:
                msg = f"index {element} is out of bounds for dimension {dim} with size {shape[dim]}"
                raise DimensionError.untold(msg)
            dim += 1


def _check_ellipsis(parts: Iterable[Any]) -> None:
    if sum(part is Ellipsis for part in parts) > 1:
        msg = "an index can have only one Ellipsis ('...')"
        raise DimensionError(msg)


def _has_negative_step(index: Any) -> bool:
    for item in index if type(index) is tuple else (index,):
        if type(item) is slice and item.step is not None and item.step <= 0:
            return True
    return False


@builtin("runtime.kernels.view.native", "view_at")
def view_at(self: Tensor, index: Any) -> Tensor:
    """The view that a basic index selects."""
    return view_over.call(self, selected(self, self._array, index))  # type: ignore[no-any-return]


def selected(self: Tensor, array: Array, index: Any) -> Array:
    """What a basic index selects of the array of a tensor."""
    try:
        view = array[index]
    except (IndexError, ValueError, OverflowError) as error:
        _check_basic(self, index)
        msg = f"indexing a tensor of shape {list(array.shape)}: {error}"
        raise DimensionError(msg) from None
    except TypeError:
        msg = f"the bounds of a slice must be integers or None, got {index!r}"
        raise ArgumentError(msg) from None
    if type(view) is not np.ndarray:  # every dimension has its int: NumPy gives a number, we a view
        view = array[(*index, Ellipsis) if type(index) is tuple else (index, Ellipsis)]
    if type(index) is not int and _has_negative_step(index):
        _check_basic(self, index)
    return view  # type: ignore[no-any-return]


def plain_index(self: Tensor, index: Any) -> tuple[Any, ...]:
    """An advanced index as a tuple that NumPy understands: tensors become arrays, lists arrays, bounds are checked."""
    parts = tuple(plain_part(item) for item in (index if isinstance(index, tuple) else (index,)))
    for part in parts:
        if type(part) is not np.ndarray and hasattr(part, "rejection"):  # of tensors whose elements are not there
            raise part.rejection("an index")
    return parts


def plain_part(part: Any) -> Any:
    """One part of an index; tensors and lists as arrays of bool or int."""
    if type(part) is np.ndarray and part.dtype.kind in "bui":
        return part
    if isinstance(part, Tensor):
        if part.dtype.category > dtypes.INTEGRAL or not part.dtype.mixes:
            msg = f"tensors used as indices must be of signed integers, uint8 or bool, got {part.dtype.name}"
            raise DimensionError(msg)
        if part._keys & OTHER_BACKENDS and backend_of(part._keys) is None:
            if part.dtype in (dtypes.bool_, dtypes.uint8):
                raise no_elements("a mask as an index")
            return seen(part)
        if type(part) is not Tensor:  # a class may follow what is read: numbers by its methods, masks by an operator
            if not part._ndim:
                return bool(part) if part.dtype in (dtypes.bool_, dtypes.uint8) else int(part)
            part = part.to(dtypes.bool_) if part.dtype is dtypes.uint8 else part  # type: ignore[attr-defined]
        # uint8 was bool before there was bool, and still chooses as bool does.
        array = to_numpy(part)
        return array.astype(np.bool_) if part.dtype is dtypes.uint8 else array
    if isinstance(part, (list, range, tuple)):
        try:
            array = np.asarray(_without_tensors(part))
        except ValueError:
            msg = f"a list used as an index must have rows of one length, got {part}"
            raise ArgumentValueError(msg) from None
        array = array.astype(np.int64) if array.size == 0 else array
        if array.dtype.kind in "bui":
            return array
        msg = f"a list used as an index must hold integers or bools, got {part}"
        raise DimensionError(msg)
    if isinstance(part, np.ndarray) and part.dtype.kind not in "bui":
        msg = f"arrays used as indices must hold integers or bools, got {part.dtype}"
        raise DimensionError(msg)
    if part is None or part is Ellipsis or isinstance(part, (slice, int, np.integer, np.ndarray, np.bool_)):
        return part
    msg = (
        "an index must be made of integers, slices, None, Ellipsis, integer or bool tensors, or lists; "
        f"got {type(part).__name__}"
    )
    raise (DimensionError if isinstance(part, float) else ArgumentError)(msg)


def _without_tensors(part: Any) -> Any:
    """Nested lists in which tensors have become nested lists too."""
    if isinstance(part, Tensor):
        return part.tolist()
    return [_without_tensors(item) for item in part] if isinstance(part, (list, tuple)) else part


def parts_of(index: Any) -> tuple[Any, ...]:
    """The parts of an index. A list of lists, tensors or slices is, as of old, a tuple of them; others are one part."""
    if isinstance(index, tuple):
        return index
    tuple_items = (list, tuple, slice, Tensor, np.ndarray, type(None), type(Ellipsis))
    if isinstance(index, list) and any(isinstance(item, tuple_items) for item in index):
        return tuple(index)
    return (index,)


@builtin("runtime.kernels.indexing.native", "split_index")
def split_index(shape: tuple[int, ...], index: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """An index in two steps, as PyTorch takes it: a basic one, then one of tensors, slices between them.

    Ints, slices, None and Ellipsis make a view; True and False add a dimension of size 1 or 0; then arrays of bool or
    int choose from that view. So an int beside an array is no array itself. Either step is () where it does nothing.
    """
    if isinstance(index, Tensor) and index._ndim and not index._keys & TORCH_DISPATCH:
        if index.dtype is dtypes.int64 and shape:
            return (), (plain_part(index),)
        chosen = plain_part(index)
        if dims_of(chosen) <= len(shape):
            check_mask(chosen, shape, 0)
            return (), (chosen,)
    parts = [_part_of_split(item) for item in parts_of(index)]
    dims = sum(dims_of(part) for part in parts)
    if dims > len(shape):
        msg = f"too many indices for a tensor of dimension {len(shape)}: {dims} were given"
        raise DimensionError(msg)
    _check_ellipsis(parts)
    everything = slice(None)
    basic: list[Any] = []
    advanced: list[Any] = []
    dim = 0
    for value in parts:
        if value is Ellipsis:
            count = len(shape) - dims
            basic += [everything] * count
            advanced += [everything] * count
            dim += count
        elif _is_truth(value):
            basic.append(None)
            advanced.append(np.zeros(int(bool(value)), np.int64))
        elif isinstance(value, (np.ndarray, Tensor)) and value.ndim:
            count = dims_of(value)
            check_mask(value, shape, dim)
            basic += [everything] * count
            advanced.append(value)
            dim += count
        else:
            basic.append(value if value is None or isinstance(value, slice) else int(value))
            advanced += [everything] * (value is None or isinstance(value, slice))
            dim += dims_of(value)
    chooses = any(isinstance(item, (np.ndarray, Tensor)) for item in advanced)
    changes = any(item is not everything and not (isinstance(item, slice) and item == everything) for item in basic)
    return tuple(basic) if changes else (), tuple(advanced) if chooses else ()


def _part_of_split(part: Any) -> Any:
    """As :func:`plain_part`, but that a tensor whose class has its calls stays: its elements are known to them alone.

    One without dimensions is read by its class, as a number.
    """
    if not isinstance(part, Tensor) or not part._keys & TORCH_DISPATCH:
        return plain_part(part)
    if part.dtype.category > dtypes.INTEGRAL or not part.dtype.mixes:
        return plain_part(part)  # which rejects it
    if part._ndim:
        return part
    return bool(part) if part.dtype in (dtypes.bool_, dtypes.uint8) else int(part)


def _is_mask(part: Any) -> bool:
    """Whether a part of an index is a mask, an array or a tensor."""
    if isinstance(part, Tensor):
        return part.dtype in (dtypes.bool_, dtypes.uint8)
    return isinstance(part, np.ndarray) and part.dtype == np.bool_


def _is_truth(part: Any) -> bool:
    """Whether a part of an index is a single bool."""
    is_array = isinstance(part, np.ndarray) and part.ndim == 0 and part.dtype == np.bool_
    return is_array or isinstance(part, (bool, np.bool_))


def dims_of(part: Any) -> int:
    """How many dimensions a part of an index speaks of."""
    if part is None or part is Ellipsis or _is_truth(part):
        return 0
    return part.ndim if _is_mask(part) else 1


def check_mask(part: Array | Tensor, shape: tuple[int, ...], dim: int) -> None:
    """IndexError unless a mask has the sizes of the dimensions that it chooses from."""
    if _is_mask(part) and tuple(part.shape) != shape[dim : dim + part.ndim]:
        msg = (
            f"the shape of the mask {list(part.shape)} at index {dim} does not match the shape of the indexed tensor "
            f"{list(shape)} at index {dim}"
        )
        raise DimensionError(msg)


@builtin("runtime.kernels.indexing.native", "take_at")
def take_at(self: Tensor, index: Any) -> Tensor:
    """A copy of what an advanced index selects."""
    plain = plain_index(self, index)
    try:
        return make_tensor(ordering.read(self._array, plain), self.dtype)
    except IndexError as error:
        raise explain(self, plain, error) from None


def explain(self: Tensor, plain: tuple[Any, ...], error: IndexError) -> DimensionError:
    """NumPy's rejection with the operator's shapes."""
    shape = self._array.shape
    dim = 0
    for item in plain:
        if item is None:
            continue
        if isinstance(item, np.ndarray) and item.dtype == np.bool_:
            if item.shape != shape[dim : dim + item.ndim]:
                return DimensionError(
                    f"the shape of the mask {list(item.shape)} at index {dim} does not match the shape of the "
                    f"indexed tensor {list(shape)} at index {dim}"
                )
            dim += item.ndim
            continue
        if isinstance(item, np.ndarray) and dim < len(shape):
            bad = item[(item < -shape[dim]) | (item >= shape[dim])]
            if bad.size:
                msg = f"index {bad.flat[0]} is out of bounds for dimension {dim} with size {shape[dim]}"
                return DimensionError.untold(msg)
        dim += 1
    return DimensionError(f"indexing a tensor of shape {list(shape)}: {error}")


def scatter_at(self: Tensor, sizes: tuple[int, ...], index: Any) -> Tensor:
    """Zeros of shape `sizes` to which `self` is added at `index`: what reading at `index` does to gradients."""
    out = np.zeros(sizes, self._array.dtype)
    if is_basic(index):
        out[index] = self._array
    else:
        like = make_tensor(out, self.dtype)
        plain = plain_index(like, index)
        try:
            chosen.add_wide(out, self.dtype, plain, self._array)
        except IndexError as error:  # NumPy may have changed the index since it was read by
            raise explain(like, plain, error) from None
    return make_tensor(out, self.dtype)


def _add_along(
    add: Callable[[Array, Array, int, Array], bool], out: Array, kind: dtype, indices: Array, dim: int, values: Array
) -> None:
    """Add `values` at `indices` along `dim`, 16-bit in float32, by a compiled loop where that takes them."""
    wide = kind.compute
    total, source = cast_array(out, kind, wide), cast_array(values, kind, wide)
    if not add(total, indices, dim, source):
        at: Any = grid_of(indices, dim) if indices.ndim == out.ndim > 1 else (*[slice(None)] * dim, indices)
        combine_at(np.add, total, at, source)
    if total is not out:
        out[...] = cast_array(total, wide, kind)


def put_at(self: Tensor, value: Tensor, index: Any) -> Tensor:
    """A copy of `self` with `value`, broadcast and cast, written at `index`."""
    plain = plain_index(self, index)
    return written_copy(self, lambda out: _put(self, out, value, plain))


def _put(self: Tensor, out: Array, value: Tensor, plain: tuple[Any, ...]) -> None:
    """Write `value` into `out`, which is like `self`."""
    try:
        chosen.write(out, plain, cast_array(value._array, value.dtype, self.dtype))
    except IndexError as error:
        raise explain(self, plain, error) from None
    except ValueError:
        msg = (
            f"setitem: a value of shape {list(value._array.shape)} does not broadcast to shape "
            f"{list(self._array[plain].shape)}, which the index selects"
        )
        raise ComputeError(msg) from None


@in_place_of(put_at)
@builtin("runtime.kernels.indexing.loops.writing", "put_in_place")
def put_in_place(self: Tensor, value: Tensor, index: Any) -> Tensor:
    """`value` written into `self` at `index`; both may share memory."""
    plain = plain_index(self, index)
    return written_in_place("_put_at_", self, (value._array, *plain), lambda out: _put(self, out, value, plain))


def places_along(operator: str, self: Tensor, dim: int, index: Tensor) -> tuple[int, np.ndarray[Any, Any]]:
    """The wrapped `dim` and the checked indices of gather and its relatives."""
    array, indices = self._array, index._array
    if index.dtype is not dtypes.int64 and index.dtype is not dtypes.int32 and indices.size:
        msg = f"{operator}: expected an int64 or int32 index, got {index.dtype.name}"
        raise ComputeError(msg)
    dim = wrap_dim(dim, array.ndim)
    if indices.ndim != array.ndim and array.ndim and indices.ndim and indices.size:
        msg = f"{operator}: the index must have as many dimensions as the input, got {indices.ndim} and {array.ndim}"
        raise ComputeError(msg)
    size = array.shape[dim] if array.ndim else 1
    if indices.size and not are_within(indices, size):
        bad = indices[(indices < 0) | (indices >= size)].flat[0]
        msg = f"index {bad} is out of bounds for dimension {dim} with size {size}"
        raise ComputeError.untold(msg)
    return dim, indices


def grid_of(indices: np.ndarray[Any, Any], dim: int) -> tuple[Any, ...]:
    """The index tuple that picks ``[i][indices[i][j]]`` along `dim`."""
    if indices.ndim >= MOST_DIMS:
        msg = f"an index along a dimension has at most {MOST_DIMS - 1} dimensions, got {indices.ndim}"
        raise ComputeError(msg)
    behind = indices.ndim - 1
    positions = [np.arange(size).reshape(size, *[1] * (behind - d)) for d, size in enumerate(indices.shape)]
    positions[dim] = indices
    return tuple(positions)


@builtin("runtime.kernels.indexing.native", "gather")
def gather(self: Tensor, dim: int, index: Tensor, sparse_grad: bool) -> Tensor:
    """``out[i][j] = self[index[i][j]][j]`` for dim 0."""
    dim, indices = places_along("gather", self, dim, index)
    if not indices.ndim or not self._array.ndim:
        return make_tensor(np.asarray(self._array.reshape(-1)[indices]), self.dtype)
    if not indices.size:
        return make_tensor(np.empty(indices.shape, self.dtype.numpy), self.dtype)
    check_gathered(self._array.shape, indices.shape, dim)
    result = gathered(self._array, indices, dim)
    if result is None:
        result = np.ascontiguousarray(self._array[grid_of(indices, dim)])
    return make_tensor(result, self.dtype)


@writer_of(gather)
def write_gather(out: Tensor, self: Tensor, dim: int, index: Tensor, _sparse_grad: bool) -> None:
    """The same into a tensor."""
    dim, indices = places_along("gather", self, dim, index)
    if gathered(self._array, indices, dim, out=out._array) is None:
        out._array[...] = self._array[grid_of(indices, dim)]


def check_gathered(sizes: tuple[int, ...], indices: tuple[int, ...], dim: int) -> None:
    """RuntimeError where an index is larger than the input in another dimension than that which is gathered."""
    for d, (extent, size) in enumerate(zip(indices, sizes, strict=True)):
        if d != dim and extent > size:
            msg = (
                f"gather: the index of shape {list(indices)} is larger than the input of shape {list(sizes)} in "
                f"dimension {d}, which is not the gathered one"
            )
            raise ComputeError(msg)


@builtin("runtime.kernels.indexing.loops.writing", "scatter_add")
def scatter_add(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """``out[index[i][j]][j] += src[i][j]`` for dim 0, starting from a copy of `self`."""
    return written_copy(self, lambda out: _scatter_add(self, out, dim, index, src))


@in_place_of(scatter_add)
@builtin("runtime.kernels.indexing.loops.writing", "scatter_add_in_place")
def scatter_add_in_place(self: Tensor, dim: int, index: Tensor, src: Tensor) -> Tensor:
    """`src` added to `self`, with which it may share memory."""
    read = (index._array, src._array)
    return written_in_place("scatter_add_", self, read, lambda out: _scatter_add(self, out, dim, index, src))


def _scatter_add(self: Tensor, out: Array, dim: int, index: Tensor, src: Tensor) -> None:
    """Add to `out`, which is like `self`."""
    dim, indices = places_along("scatter_add", self, dim, index)
    if src.dtype is not self.dtype:
        msg = f"scatter_add: expected self and src to have the same dtype, got {self.dtype.name} and {src.dtype.name}"
        raise ComputeError(msg)
    array, source = out, src._array
    if not indices.size:
        return
    if max(indices.ndim, 1) != max(array.ndim, 1):
        shapes = f"{list(indices.shape)} and {list(array.shape)}"
        msg = f"scatter_add: the index must have as many dimensions as self, got shapes {shapes}"
        raise ComputeError(msg)
    array, indices, source = (operand if operand.ndim else operand.reshape(1) for operand in (array, indices, source))
    fits = source.ndim == indices.ndim and all(
        extent <= has and (d == dim or extent <= into)
        for d, (extent, has, into) in enumerate(zip(indices.shape, source.shape, array.shape, strict=True))
    )
    if not fits:
        msg = (
            f"scatter_add: the index of shape {list(indices.shape)} must not be larger than src {list(source.shape)}, "
            f"nor, apart from dimension {dim}, than self {list(array.shape)}"
        )
        raise ComputeError(msg)
    part = source[tuple(slice(size) for size in indices.shape)]
    _add_along(add_along, array, self.dtype, indices, dim, part)


@builtin("runtime.kernels.indexing.native", "index_select")
def index_select(self: Tensor, dim: int, index: Tensor) -> Tensor:
    """The entries of `index` (0-d or 1-d) along `dim`."""
    if index._array.ndim > 1:
        msg = f"index_select: the index must be a vector, got shape {list(index._array.shape)}"
        raise DimensionError(msg)
    if index.dtype not in (dtypes.int64, dtypes.int32):
        msg = f"index_select: expected an int64 or int32 index, got {index.dtype.name}"
        raise ComputeError(msg)
    dim = wrap_dim(dim, self._array.ndim)
    indices = index._array.reshape(-1)
    result = taken(self._array, indices, dim) if self._array.ndim else None
    if result is not None:
        return make_tensor(result, self.dtype)
    _check_entries(self, dim, indices)
    return make_tensor(np.take(self._array, indices, axis=dim) if self._array.ndim else self._array.copy(), self.dtype)


@writer_of(index_select)
def write_index_select(out: Tensor, self: Tensor, dim: int, index: Tensor) -> None:
    """The same into a tensor."""
    dim, indices = wrap_dim(dim, self._ndim), index._array.reshape(-1)
    if taken(self._array, indices, dim, out._array) is None:
        _check_entries(self, dim, indices)
        np.take(self._array, indices, axis=dim, out=out._array, mode="clip")  # "raise" copies what it writes to


def _check_entries(self: Tensor, dim: int, indices: Array) -> None:
    """IndexError unless `indices` lie in [0, size of `dim`)."""
    size = self._array.shape[dim] if self._array.ndim else 1
    if indices.size and not are_within(indices, size):
        bad = indices[(indices < 0) | (indices >= size)].flat[0]
        msg = f"index {bad} is out of bounds for dimension {dim} with size {size}"
        raise DimensionError.untold(msg)


@builtin("runtime.kernels.indexing.loops.writing", "index_add")
def index_add(self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: complex) -> Tensor:
    """A copy of `self` to whose entries `index` along `dim` those of `source`, times `alpha`, are added."""
    return written_copy(self, lambda out: _index_add(self, out, dim, index, source, alpha))


@in_place_of(index_add)
@builtin("runtime.kernels.indexing.loops.writing", "index_add_in_place")
def index_add_in_place(self: Tensor, dim: int, index: Tensor, source: Tensor, alpha: complex) -> Tensor:
    """`source` added to entries of `self`, with which it may share memory."""
    read = (index._array, source._array)
    return written_in_place("index_add_", self, read, lambda out: _index_add(self, out, dim, index, source, alpha))


def _index_add(self: Tensor, out: Array, dim: int, index: Tensor, source: Tensor, alpha: complex) -> None:
    """Add to `out`, which is like `self`."""
    if index.dtype not in (dtypes.int64, dtypes.int32):
        msg = f"index_add: expected an int64 or int32 index, got {index.dtype.name}"
        raise ComputeError(msg)
    if index._array.ndim > 1:
        msg = f"index_add: the index must be a vector, got shape {list(index._array.shape)}"
        raise DimensionError(msg)
    dim = wrap_dim(dim, self._array.ndim)
    indices = index._array.reshape(-1)
    size = self._array.shape[dim] if self._array.ndim else 1
    if source.dtype is not self.dtype:
        kinds = f"{self.dtype.name} and {source.dtype.name}"
        msg = f"index_add: expected self and source to have the same dtype, got {kinds}"
        raise ComputeError(msg)
    if indices.size and not are_within(indices, size):
        bad = indices[(indices < 0) | (indices >= size)].flat[0]
        msg = f"index {bad} is out of bounds for dimension {dim} with size {size}"
        raise DimensionError.untold(msg)
    expected = (*self._array.shape[:dim], indices.size, *self._array.shape[dim + 1 :])
    is_single = not (source._array.ndim and self._array.ndim) and source._array.size == math.prod(expected)
    if source._array.shape != expected and not is_single:
        msg = (
            f"index_add: {indices.size} indices along dimension {dim} of shape {list(self._array.shape)} need a source "
            f"of shape {list(expected)}, got {list(source._array.shape)}"
        )
        raise ComputeError(msg)
    added = source._array.reshape(expected)
    if self.dtype.category == dtypes.BOOL and not isinstance(alpha, complex):
        alpha = alpha != 0
    if alpha != 1:
        if self.dtype.category < dtypes.FLOATING and isinstance(alpha, float):
            alpha = int(alpha)  # cut off, as in PyTorch
        if self.dtype.category < number_category(alpha):
            msg = f"index_add: alpha={alpha} does not fit tensors of dtype {self.dtype.name}"
            raise ComputeError(msg)
        if not number_fits(alpha, self.dtype):
            msg = f"index_add: the value {alpha} cannot be converted to {self.dtype.name}: it does not fit"
            raise ComputeError(msg)
        wide = self.dtype.compute
        factor = np.asarray(alpha).astype(wide.numpy)  # a negative one wraps around in bytes
        added = cast_array(cast_array(added, self.dtype, wide) * factor, wide, self.dtype)
    _add_along(add_rows, out if out.ndim else out.reshape(1), self.dtype, indices, dim, added)
