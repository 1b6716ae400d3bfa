"""The sizes of a tensor as attributes that native code computes: a property in Python would take three times as long.

``tensor._sizes`` and ``tensor._ndim`` are read by everything above kernels, generated code first of all. Of a tensor in
the CPU's memory they lie in the head of its array; others go to the general path.
"""

from __future__ import annotations

from runtime.compile import kinds as types
from runtime.compile.compiling import compile_builtin, compile_driver
from runtime.native.capi import new_integer, new_tuple, release, untrack
from runtime.native.layout import Array, Tuple
from runtime.native.structures import Ref, stack_words
from runtime.native.tensors import Bound, TensorObject, bound_to, call_general

__all__ = ["bound_to", "ndim", "sizes"]


@compile_driver(types.int64(Ref(Array)))
def sizes_of(array):
    """A new reference to the sizes of an array as a tuple; 0 with an error set."""
    sizes = Tuple(new_tuple(array.ndim))
    if sizes == 0:
        return 0
    for k in range(array.ndim):
        size = new_integer(array.shape[k])
        if size == 0:
            release(sizes)
            return 0
        sizes.items[k] = size
    if array.ndim > 0:  # there is one empty tuple, which belongs to the interpreter
        untrack(sizes)
    return sizes


@compile_driver(types.int64(Ref(Bound), types.int64))
def ask_general(own, tensor):
    """What the general path says of a tensor without an array."""
    arguments = stack_words(1)
    arguments[0] = tensor
    return call_general(own.general, arguments, 1)


@compile_builtin
def sizes(tensor, bound, _unused):
    """``tensor._sizes``: a plain tuple."""
    array = TensorObject(tensor).array
    return sizes_of(array) if array != 0 else ask_general(Bound(Array(bound).data), tensor)


@compile_builtin
def ndim(tensor, bound, _unused):
    """``tensor._ndim``: the number of dimensions."""
    array = TensorObject(tensor).array
    return new_integer(array.ndim) if array != 0 else ask_general(Bound(Array(bound).data), tensor)
