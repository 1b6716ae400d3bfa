"""Helpers that formulas, views and composites of the YAML files may call: sizes, dimensions, strides, rejections.

Everything here computes with tuples of ints and touches no memory.
"""

from __future__ import annotations

import cmath
import functools
import math
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from runtime.errors import (
    ArgumentError,
    ArgumentValueError,
    ComputeError,
    DimensionError,
    LinAlgError,
    UnsupportedError,
)
from runtime.tensor import Tensor, dtypes, wrap_dim
from runtime.tensor.casting import result_type
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.shape import Size, sizes_of
from runtime.tensor.sizes import broadcast_sizes, mismatch
from runtime.tensor.type_info import finfo

Sizes = tuple[int, ...]



def wrap_dims(dims: Sequence[int] | None, ndim: int) -> Sizes:
    """Dimensions counted from the front; all of them for None or ()."""
    if dims is None or len(dims) == 0:
        return tuple(range(ndim))
    wrapped = tuple(wrap_dim(dim, ndim) for dim in dims)
    if len(set(wrapped)) != len(wrapped):
        msg = f"dim {next(dim for dim in wrapped if wrapped.count(dim) > 1)} appears several times in {list(dims)}"
        raise ComputeError(msg)
    return wrapped


def kept_sizes(sizes: Sizes, dims: Sequence[int]) -> Sizes:
    """The shape that a reduction over `dims`, counted from the front, leaves of `sizes` where it keeps them."""
    return tuple([1 if dim in dims else size for dim, size in enumerate(sizes)])


def reduced_numel(sizes: Sizes, dims: int | Sequence[int] | None) -> int:
    """How many elements of a tensor a reduction over `dims` makes one of; None and () stand for all dimensions."""
    if dims is None:
        return math.prod(sizes)
    chosen = (dims,) if isinstance(dims, int) else dims
    if len(chosen) == 1 and -len(sizes) <= chosen[0] < len(sizes):  # most norms
        return sizes[chosen[0]]
    return product(permuted(sizes, wrap_dims(chosen, len(sizes)))) if sizes else 1


def broadcast_dims(sizes: Sizes, result_sizes: Sizes) -> Sizes:
    """The dimensions of `result_sizes` along which a tensor of these sizes is repeated, or has one element as well."""
    before = len(result_sizes) - len(sizes)
    return tuple([dim for dim in range(len(result_sizes)) if dim < before or sizes[dim - before] == 1])


def defined_sum(*terms: Tensor | None) -> Tensor | None:
    """The sum of the tensors that are there; None for none."""
    total: Any = None
    for term in terms:
        if term is not None:
            total = term if total is None else total + term
    return total  # type: ignore[no-any-return]


def product(sizes: Iterable[int]) -> int:
    """The product of sizes, 1 for none."""
    return math.prod(sizes)


def new(result: Any) -> Any:
    """A new result of a composite as a tensor of its own: no view of what was computed on the way."""
    result._base = None
    return result


def raise_error(message: str) -> None:
    """Raise RuntimeError with `message`: how a composite says that its arguments do not fit."""
    raise ComputeError(message)


def raise_unsupported_error(message: str) -> None:
    """Raise NotImplementedError with `message`: a composite has no code for the dtype of its arguments."""
    raise UnsupportedError(message)


def raise_value_error(message: str) -> None:
    """Raise ValueError with `message`, where PyTorch does: an argument has the right type and a wrong value."""
    raise ArgumentValueError(message)


def no_case(operator: str, arguments: dict[str, Any]) -> ComputeError:
    """The error when none of the cases of a kernel fits its arguments."""
    shown = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
    return ComputeError(f"{operator}: no case of its kernel takes {shown}")


def result_dtype(*operands: Any) -> dtypes.dtype:
    """The dtype of an operation over tensors and numbers."""
    return result_type(operands)


def broadcast_shapes(*shapes: int | Sequence[int]) -> Size:
    """The shape that all `shapes` broadcast to; an int is the shape of a vector."""
    sizes: Any = shapes if all([_is_known(element) for element in shapes]) else _checked_shapes(shapes)  # noqa: C419 - quicker
    try:
        return sizes_of[broadcast_sizes(*sizes)]
    except ValueError:
        msg = f"shapes {', '.join(str(list(shape)) for shape in sizes)} do not broadcast. {mismatch(sizes)}"
        raise ComputeError(msg) from None


def _is_known(shape: Any) -> bool:
    """Whether this is a shape that tensors had: nothing about it has to be checked."""
    return (type(shape) is tuple or type(shape) is Size) and shape in sizes_of and min(shape, default=0) >= 0


def _checked_shapes(shapes: Sequence[int | Sequence[int]]) -> list[Sizes]:
    """Shapes as tuples of ints that may be sizes."""
    try:
        sizes = [(shape,) if isinstance(shape, int) else tuple(shape) for shape in shapes]
    except TypeError:
        msg = f"broadcast_shapes(): expected shapes, got {', '.join(type(shape).__name__ for shape in shapes)}"
        raise ArgumentError(msg) from None
    if not all(isinstance(size, (int, np.integer)) and size < 2**63 for shape in sizes for size in shape):
        msg = f"broadcast_shapes(): expected shapes of ints that fit into int64, got {[list(shape) for shape in sizes]}"
        raise ArgumentError(msg)
    if any(size < 0 for shape in sizes for size in shape):
        msg = f"shapes {', '.join(str(list(shape)) for shape in sizes)} have negative sizes"
        raise ComputeError(msg)
    return [tuple([int(size) for size in shape]) for shape in sizes]


def for_dims(values: Sequence[int], dims: int, label: str) -> Sizes:
    """`values` with one entry for each of `dims` dimensions; one entry alone serves all of them."""
    if len(values) == dims:
        return tuple(values)
    if len(values) != 1:
        msg = f"{label} must be one number or {dims}, got {list(values)}"
        raise ComputeError(msg)
    return tuple(values) * dims


def without(sizes: Sizes, *dims: int) -> Sizes:
    """`sizes` less the entries at `dims`."""
    return tuple([size for dim, size in enumerate(sizes) if dim not in dims])


def inserted(sizes: Sizes, dim: int, value: int) -> Sizes:
    """`sizes` with `value` put in before position `dim`."""
    return (*sizes[:dim], value, *sizes[dim:])


def replaced(sizes: Sizes, dim: int, value: int) -> Sizes:
    """`sizes` with the entry at `dim` replaced."""
    return (*sizes[:dim], value, *sizes[dim + 1 :])


def permuted(sizes: Sizes, dims: Sequence[int]) -> Sizes:
    """`sizes` in the order of `dims`."""
    return tuple(sizes[dim] for dim in dims)


def inverse_permutation(dims: Sequence[int]) -> Sizes:
    """The order that undoes `dims`."""
    return tuple(sorted(range(len(dims)), key=lambda position: dims[position] % len(dims)))


def negated(values: Sequence[int]) -> Sizes:
    """Each int with the other sign."""
    return tuple(-value for value in values)


def moved(ndim: int, source: int, destination: int) -> Sizes:
    """The order of `ndim` dimensions after `source` was moved to `destination`."""
    other_dims = [dim for dim in range(ndim) if dim != source]
    other_dims.insert(destination, source)
    return tuple(other_dims)


def exchanged(ndim: int, a: int, b: int) -> Sizes:
    """The order of `ndim` dimensions with two exchanged."""
    order = list(range(ndim))
    if ndim:
        a, b = wrap_dim(a, ndim), wrap_dim(b, ndim)
        order[a], order[b] = b, a
    else:
        wrap_dim(a, 0), wrap_dim(b, 0)
    return tuple(order)


def expanded_size(size: Sequence[int], shape: Sizes, dim: int) -> int:
    """The size of dimension `dim` when `shape` is expanded to `size`."""
    extra = len(size) - len(shape)
    requested = size[dim]
    if dim < extra:
        if requested < 0:
            msg = f"expand: the size -1 is not allowed in the new leading dimension {dim}"
            raise ComputeError(msg)
        return requested
    has = shape[dim - extra]
    if requested in (-1, has):
        return has
    if has != 1 or requested < 0:
        msg = (
            f"expand: The expanded size of the tensor ({requested}) must match the existing size ({has}) at "
            f"non-singleton dimension {dim}; "
            f"from shape {list(shape)} to {list(size)}"
        )
        raise ComputeError(msg)
    return requested


def index_at(dim: int, ndim: int, index: int) -> tuple[Any, ...]:
    """The index that takes `index` of dimension `dim` and everything of the others."""
    return (*[slice(None)] * wrap_dim(dim, ndim), index)


def slice_at(dim: int, ndim: int, start: int | None, end: int | None, step: int) -> tuple[Any, ...]:
    """The index that slices dimension `dim` and takes everything of the others."""
    return (*[slice(None)] * wrap_dim(dim, ndim), slice(start, end, step))


def corner(sizes: Sizes) -> tuple[slice, ...]:
    """The index of the block of `sizes` at the origin."""
    return tuple(slice(size) for size in sizes)


def index_of(indices: Sequence[Tensor | None]) -> tuple[Any, ...]:
    """Tensors for some dimensions, None for the others, as what stands in square brackets."""
    return tuple(slice(None) if index is None else index for index in indices)


@functools.cache
def epsilon(kind: dtypes.dtype) -> float:
    """The distance from 1 to the next larger number of a floating or complex dtype."""
    if kind.category < dtypes.FLOATING:
        raise UnsupportedError.untold(f"expected a floating or complex dtype, got {kind.name}")
    return 2.0**-7 if kind is dtypes.bfloat16 else float(np.finfo(kind.numpy).eps)


def shapes_of(tensors: Iterable[Tensor]) -> tuple[Sizes, ...]:
    """The shape of every tensor of a list."""
    return tuple([tensor._sizes for tensor in tensors])


def cat_sizes(shapes: tuple[Sizes, ...], dim: int) -> tuple[int, ...]:
    """How long each of the concatenated tensors is along `dim`; 0 for those that cat skipped."""
    ndim = max((len(shape) for shape in shapes if shape != (0,)), default=1)
    dim = wrap_dim(dim, ndim)
    return tuple([0 if shape == (0,) else shape[dim] for shape in shapes])


def dtype_limits(kind: dtypes.dtype) -> tuple[float, float]:
    """The lowest and the highest finite value of a dtype."""
    return dtypes.finfo_limits(kind)


def integer_span(kind: dtypes.dtype) -> int:
    """How many of the integers from 0 on a dtype holds exactly: all of its own, or those below 2 ** its digits."""
    digits = {"float16": 11, "bfloat16": 8, "float32": 24, "float64": 53}
    if kind.name in digits:
        return 1 + (1 << digits[kind.name])
    if kind.is_complex:
        msg = f"random: a complex dtype holds no range of integers, got {kind}"
        raise UnsupportedError(msg)
    return int(dtypes.finfo_limits(kind)[1]) + 1


def wide_dtype(kind: dtypes.dtype) -> dtypes.dtype:
    """The dtype in which what may round or overflow is computed for results of a dtype: float32 for a narrower one."""
    return dtypes.float32 if kind in {dtypes.float16, dtypes.bfloat16} else kind


@functools.cache
def smallest_positive(kind: dtypes.dtype) -> float:
    """The smallest number above 0 of a floating dtype, a subnormal one."""
    return float(finfo(kind).tiny) * epsilon(kind)


def largest_below(high: float, low: float, kind: dtypes.dtype) -> float:
    """The largest number of a dtype below `high`, but not below `low`, each rounded to the dtype."""
    if kind.category != dtypes.FLOATING or not math.isfinite(high):
        return high
    high, low = _nearest(high, kind), _nearest(low, kind)
    step = _spacing(high, kind)
    if high > 0 and math.frexp(high)[0] == 0.5:  # a power of two: numbers below it lie twice as close
        step = max(step / 2, smallest_positive(kind))
    return max(low, high - step)


def _nearest(value: float, kind: dtypes.dtype) -> float:
    """The number of a floating dtype that is next to `value`."""
    step = _spacing(value, kind) if math.isfinite(value) else math.inf
    return round(value / step) * step if math.isfinite(step) else value


def _spacing(value: float, kind: dtypes.dtype) -> float:
    """The distance of the numbers of a floating dtype from each other between powers of two around `value`."""
    return max(math.ldexp(epsilon(kind), math.frexp(value)[1] - 1), smallest_positive(kind))


def doublings(limit: int) -> Sizes:
    """1, 2, 4, ... below `limit`."""
    return tuple(1 << bit for bit in range(max(limit - 1, 0).bit_length()))


def log_number(value: complex) -> complex:
    """The natural logarithm of a number; of a real one -inf for 0 and NaN below."""
    if isinstance(value, complex):
        return cmath.log(value) if value else -math.inf
    if value > 0:
        return math.log(value)
    return -math.inf if value == 0 else math.nan


def whole_part(value: complex) -> int:
    """A number without its fraction; RuntimeError if it is none."""
    if isinstance(value, complex) or not math.isfinite(value):
        msg = f"the value {value} cannot be converted to a whole number: it does not fit"
        raise ComputeError(msg)
    return math.trunc(value)


def raise_index_error(message: str) -> None:
    """Raise IndexError with `message`."""
    raise DimensionError(message)


def raise_bounds_error(message: str) -> None:
    """Raise IndexError: a value lies out of bounds. The outermost call adds its name and its arguments."""
    raise DimensionError.untold(message)


def raise_linalg_error(message: str) -> None:
    """Raise LinAlgError, a RuntimeError, with `message`."""
    raise LinAlgError(message)


@functools.lru_cache(4096)
def infer_size(sizes: Sequence[int], numel: int) -> Sizes:
    """`sizes` with one -1 replaced so that there are `numel` elements; RuntimeError when that is impossible."""
    product = math.prod(size for size in sizes if size != -1)
    unknown = sum(size == -1 for size in sizes)
    shown = list(sizes)
    if any(size < -1 for size in sizes) or unknown > 1:
        why = "only one dimension can be inferred" if unknown > 1 else f"invalid shape dimension {min(sizes)}"
        msg = f"shape {shown}: {why}"
        raise ComputeError(msg)
    if unknown:
        if product == 0:
            msg = (
                f"cannot reshape tensor of {numel} elements into shape {shown} because the unspecified dimension size "
                "-1 can be any value and is ambiguous"
            )
            raise ComputeError(msg)
        if numel % product == 0:
            return tuple(numel // product if size == -1 else size for size in sizes)
    elif product == numel:
        return tuple(sizes)
    msg = f"shape {shown} is invalid for input of size {numel}"
    raise ComputeError(msg)


@functools.lru_cache(4096)
def compute_strides(sizes: Sizes, strides: Sizes, new: Sizes) -> Sizes | None:
    """Strides with which memory of `sizes` and `strides` can be seen as `new`, or None when it must be copied.

    Neighbouring dimensions that form one run are merged, then every run is split again.
    """
    if math.prod(sizes) == 0:
        return _strides_of_nothing(sizes, strides, new) or contiguous_strides(new)
    runs: list[tuple[int, int]] = []
    for size, stride in zip(sizes, strides, strict=True):
        if size == 1:
            continue
        if runs and runs[-1][1] == stride * size:
            runs[-1] = (runs[-1][0] * size, stride)
        else:
            runs.append((size, stride))
    strides_found: list[int] = []
    left, step = runs.pop() if runs else (1, 1)
    for size in reversed(new):
        if left == 1 and size != 1 and runs:
            left, step = runs.pop()
        if left % size:
            return None
        strides_found.append(step)
        step *= size
        left //= size
    return tuple(reversed(strides_found)) if left == 1 and not runs else None


def _strides_of_nothing(sizes: Sizes, strides: Sizes, new: Sizes) -> Sizes | None:
    """The strides that samples keep where there are none of them; a batch may be one with the dimension behind it.

    Any strides are right for what has no elements. These are those that show what would be where there are some.
    """
    before, after = math.prod(sizes[1:]), math.prod(new[1:])
    if not new or sizes[0] or new[0] or not before or not after or not any(strides):
        return None
    if before % after == 0:
        strides_found = compute_strides(sizes[1:], strides[1:], (before // after, *new[1:]))
        return strides_found and (strides_found if before > after else (strides[0], *strides_found[1:]))
    times = after // before
    strides_found = compute_strides((times, *sizes[1:]), strides, new[1:]) if times * before == after else None
    return strides_found and (strides[0] * times, *strides_found)


def check_index(index: int, size: int, dim: int, operator: str) -> int:
    """`index` counted from the front; IndexError naming index, dimension and size when it lies outside."""
    if not -size <= index < size:
        msg = f"{operator}: index {index} is out of bounds for dimension {dim} with size {size}"
        raise DimensionError(msg)
    return index + size if index < 0 else index


def slice_bounds(start: int | None, end: int | None, step: int, size: int) -> tuple[int, int]:
    """The first index and the length of a slice over `size` elements."""
    if step <= 0:
        msg = f"slice step must be positive, got {step}"
        raise ArgumentValueError(msg)
    first, last, _ = slice(start, end, step).indices(size)
    return first, max(0, (last - first + step - 1) // step)


def strided(sizes: Sizes, strides: Sizes, offset: int = 0, dtype: dtypes.dtype | None = None) -> tuple[Any, ...]:
    """The geometry of a view: sizes, strides and offset in elements, seen from the tensor's first element.

    A view of another dtype is measured in elements of that.
    """
    return (sizes, strides, offset) if dtype is None else (sizes, strides, offset, dtype)
