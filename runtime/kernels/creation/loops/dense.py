"""Small results made whole in native code, array, elements and Tensor in one call: what all of them need."""

from __future__ import annotations

from runtime.compile import kinds as types

from runtime.compile.compiling import compile_driver
from runtime.native.layout import Array
from runtime.native.structures import Ref
from runtime.native.tensors import _KINDS, Kind, Process, new_tensor
from runtime.tensor import dtypes

# Of a result, in bytes: beyond, the start of a general path costs little of the time, and the GIL may be wanted.
MOST_BYTES = 1 << 18
MOST_COPIED = 1 << 20  # of one that is copied, or counted, in runs of elements
MOST_DIMS = 30  # of a result
_INT64, _BOOL = (8 * Kind.words * _KINDS.index(item) for item in (dtypes.int64, dtypes.bool_))

_i = types.int64


@compile_driver(_i(Ref(Array), _i))
def dense_elements(array, itemsize):
    """The number of elements of an array in row-major order without gaps, else -1."""
    ndim, shape, strides = array.ndim, array.shape, array.strides
    for k in range(ndim):
        if shape[k] == 0:
            return 0
    step = itemsize
    for k in range(ndim - 1, -1, -1):
        size = shape[k]
        if size != 1 and strides[k] != step:
            return -1
        step *= size
    return step // itemsize


@compile_driver(_i(Ref(Process), Ref(Kind), _i))
def made_tensor(process, kind, array):
    """The tensor over a new array, a reference to which is stolen; 0 with an error set."""
    return new_tensor(process, array, kind.dtype, process.none, process.none)


@compile_driver(Ref(Kind)(Ref(Process)))
def int64_kind(process):
    """What is known of int64."""
    return Kind(process.kinds + _INT64)


@compile_driver(Ref(Kind)(Ref(Process)))
def bool_kind(process):
    """What is known of bool."""
    return Kind(process.kinds + _BOOL)
