"""Data from outside as one array and the dtype it has: numbers, arrays, tensors, and nested sequences of all these.

Arrays, NumPy's scalars and tensors keep their dtype, wherever in a list they stand; a bool of Python is a bool, an int
an int64, a float of the default dtype, a complex number of that. What is mixed gets the dtype of an operation on all.
A tensor of one element, whatever its shape, is a number in a list, as in PyTorch.
"""

from __future__ import annotations

import array as python_array
import functools
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import dtypes
from runtime.tensor.casting import Array, cast_array, number_fits
from runtime.tensor.dtypes import dtype
from runtime.tensor.storage import Storage
from runtime.tensor.tensor import MOST_DIMS, Tensor, to_numpy

_NUMBERS = frozenset(dtypes.CATEGORY_OF_NUMBER)
# What holds the numbers of a NumPy dtype without a counterpart on their way to a dtype that was asked for.
_CARRIERS = {"f": np.float64, "c": np.complex128}
Kinds = dict[dtype, None]  # a set that keeps its order


def array_of(data: Any, requested: dtype | None) -> tuple[Array, dtype, bool]:
    """The data as an array, the dtype in which its elements lie there, and whether nobody else has that memory.

    An array or a tensor is given as it is; everything else, as `wanted` if that is given: 0.1 as float32 is another
    number than 0.1 as float64. Raises ValueError for ragged sequences, TypeError for what is no number, RuntimeError
    for an int that does not fit.
    """
    if isinstance(data, Storage):
        data = data.elements(requested)
    if isinstance(data, Tensor):
        return data._array, data.dtype, False
    if _is_array(data):
        array, kind = _known(np.asarray(data), requested)
        return array, kind, False
    kinds: Kinds = {}
    plain = _unwrapped(data, kinds, requested, 0)
    natural = functools.reduce(dtypes.promote_types, kinds) if kinds else dtypes.get_default_dtype()
    kind = requested or natural
    try:
        array = np.array(plain)
    except ValueError:
        msg = "tensor(): the nested sequences have different lengths, so they form no rectangular tensor"
        raise ArgumentValueError(msg) from None
    is_large = array.dtype == np.uint64 and dtypes.uint64 not in (natural, kind)
    if is_large or array.dtype.kind == "O" or (array.dtype.kind == "f" and natural is dtypes.int64):
        array = _of_large_ints(array, kind, plain)
    if kind is not natural and (kind.category == dtypes.INTEGRAL or (natural.is_complex and kind.is_floating_point)):
        _check_fits(array, kind)
    return cast_array(array, dtypes.FROM_NUMPY[array.dtype], kind), kind, True


def _check_fits(array: Array, kind: dtype) -> None:
    """RuntimeError where a number has no counterpart in an integral dtype; TypeError for complex numbers."""
    if array.dtype.kind == "c":
        msg = f"tensor(): complex numbers cannot be converted to {kind.name}"
        raise ArgumentError(msg)
    for extreme in (array.min(), array.max()) if array.size else ():  # NaN is both
        if not number_fits(extreme.item(), kind):
            msg = f"tensor(): the value {extreme} cannot be converted to {kind.name}: it does not fit"
            raise ComputeError(msg)


def _of_large_ints(array: Array, kind: dtype, plain: Any) -> Array:
    """What NumPy made of ints beyond int64, as floats; `plain`, of which it made that, as uint64 where asked for."""
    try:
        if kind is dtypes.uint64:
            return np.array(plain, np.uint64)
        if kind.category >= dtypes.FLOATING:
            return array.astype(np.complex128 if kind.is_complex else np.float64)
    except OverflowError:
        pass
    target = kind if kind.category >= dtypes.FLOATING or kind is dtypes.uint64 else dtypes.int64
    msg = f"tensor(): a Python int does not fit into {target.name}"
    raise ArgumentValueError(msg)


def _is_array(data: Any) -> bool:
    """Whether NumPy takes this for an array or a scalar of its own."""
    if isinstance(data, (np.ndarray, np.generic)):
        return True
    return hasattr(type(data), "__array__") or hasattr(type(data), "__array_interface__")


def _known(array: Array, requested: dtype | None) -> tuple[Array, dtype]:
    """An array of one of our dtypes: its own, in this machine's order of bytes, or one that leads to `wanted`."""
    kind = dtypes.FROM_NUMPY.get(array.dtype)
    if kind is not None:
        return array, kind
    native = array.dtype.newbyteorder("=")
    if native in dtypes.FROM_NUMPY:
        return array.astype(native), dtypes.FROM_NUMPY[native]
    carrier: Any = _CARRIERS.get(native.kind)
    if requested is None or carrier is None:
        hint = "; give dtype=, or convert it with astype()" if carrier is not None else ""
        msg = f"tensor(): no tensor dtype for numpy.{array.dtype}{hint}"
        raise ArgumentError(msg)
    return array.astype(carrier), dtypes.FROM_NUMPY[np.dtype(carrier)]


def _unwrapped(data: Any, kinds: Kinds, requested: dtype | None, depth: int) -> Any:
    """Nested lists of numbers and arrays, and in `kinds` the dtypes of all of them."""
    if isinstance(data, Tensor):
        kinds[data.dtype] = None
        values = to_numpy(data)
        return values.reshape(()) if values.size == 1 else values
    if _is_array(data):
        array, kind = _known(np.asarray(data), requested)
        kinds[kind] = None
        return array
    if isinstance(data, (bool, int, float, complex)):
        kinds[dtypes.of_number(data)] = None
        return data
    if isinstance(data, (Sequence, python_array.array)) and not isinstance(data, (str, bytes)):
        if depth >= MOST_DIMS:
            msg = f"tensor(): sequences are nested more than {MOST_DIMS} deep, and a tensor has no more dimensions"
            raise ArgumentValueError(msg)
        if _NUMBERS.issuperset(map(type, data)):
            kinds.update(dict.fromkeys(_kinds_of(set(map(type, data)))))
            return data if isinstance(data, (list, tuple)) else list(data)
        return [_unwrapped(item, kinds, requested, depth + 1) for item in data]
    msg = f"tensor(): could not make numbers of {data!r}"
    raise ArgumentError(msg)


def _kinds_of(types: Iterable[type]) -> list[dtype]:
    """The dtypes of Python's own types of numbers."""
    return [dtypes.of_number(type_()) for type_ in types]
