"""Tensors made in native code: one call instead of a dozen steps of the interpreter.

:func:`whole` makes the Tensor that :func:`runtime.tensor.make_tensor` would. What this and native code like it rely on
is looked up where it can be (NumPy's table of C functions, the places of a Tensor's slots), said in :mod:`.layout`
where it cannot, and tried out when this module is imported.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import numpy as np
from numba import types
from numba.core.datamodel import models
from numba.core.extending import intrinsic, register_model
from numba.extending import box

from runtime.compile.compiling import compile_driver, entry_point
from runtime.compile.memory import WORD, python_object
from runtime.native.layout import ARRAY_DATA, TYPE, numpy_functions, slot_offset, unknown
from runtime.tensor import Tensor, dtypes, keys
from runtime.tensor.casting import Array
from runtime.native.capi import clear_error, new_object, release, shared
from runtime.native.structures import address_of, put_object, word_at

# The words that describe this process.
NEW_ARRAY, SET_BASE, ARRAY_TYPE, TENSOR_TYPE, NONE, CPU_KEY = range(0, 48, 8)
SLOT_ARRAY, SLOT_DTYPE, SLOT_KEYS, SLOT_EDGE, SLOT_VERSION, SLOT_BASE = range(48, 96, 8)
BOOL_TYPE, INT_TYPE, FLOAT_TYPE, LIST_TYPE, FALSE, TRUE = range(96, 144, 8)
_SLOTS = ("_array", "dtype", "_keys", "_edge", "_version", "_base")


class Owned(types.Type):
    """The address of a new reference, which goes to the caller; 0 where Python has an error set."""

    def __init__(self) -> None:
        super().__init__(name="Owned")


owned = Owned()
_i = types.int64


@register_model(Owned)
class OwnedModel(models.PrimitiveModel):
    """An address."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, WORD)


@box(Owned)
def box_owned(typ, val, c):
    """Give the reference away."""
    return c.builder.inttoptr(val, c.pyapi.pyobj)


@intrinsic
def as_owned(typingctx, address):
    """An address as the result of a compiled function."""

    def codegen(context, builder, signature, args):
        return args[0]

    return owned(types.int64), codegen


@compile_driver(types.boolean(_i, _i))
def is_tensor(world, one):
    """Whether an object is a Tensor, of no subclass, that has an array: one whose slots are empty has none."""
    return word_at(one, TYPE) == word_at(world, TENSOR_TYPE) and word_at(one, word_at(world, SLOT_ARRAY)) != 0


@compile_driver(types.boolean(_i))
def is_too_large(whole):
    """Whether ``integer_of`` gave this for an int of more than 64 bits; its error is cleared. Ask every time."""
    return whole == -1 and clear_error()


@compile_driver(_i(_i, _i, _i, _i, _i))
def whole_tensor(world, array, kind, version, base):
    """The tensor over `array`, a reference to which is taken over, outside of the graph; 0 with an error set."""
    tensor = new_object(word_at(world, TENSOR_TYPE))
    if tensor == 0:
        release(array)
        return 0
    put_object(tensor, word_at(world, SLOT_ARRAY), array)
    put_object(tensor, word_at(world, SLOT_DTYPE), shared(kind))
    put_object(tensor, word_at(world, SLOT_KEYS), shared(word_at(world, CPU_KEY)))
    put_object(tensor, word_at(world, SLOT_EDGE), shared(word_at(world, NONE)))
    put_object(tensor, word_at(world, SLOT_VERSION), shared(version))
    put_object(tensor, word_at(world, SLOT_BASE), shared(base))
    return tensor


@compile_driver(owned(*[python_object] * 3))
def tensor_over(process, array, kind):
    """The tensor over `array`, as :func:`runtime.tensor.make_tensor` makes it."""
    world = word_at(address_of(process), ARRAY_DATA)
    none = word_at(world, NONE)
    return as_owned(whole_tensor(world, shared(address_of(array)), address_of(kind), none, none))


whole = entry_point(tensor_over)


def _process() -> Array:
    """The words that describe this process."""
    objects = [id(one) for one in (np.ndarray, Tensor, None, keys.CPU)]
    others = map(id, (bool, int, float, list, False, True))
    return np.array([*numpy_functions(), *objects, *(slot_offset(Tensor, one) for one in _SLOTS), *others], np.int64)


PROCESS = _process()


def _self_test() -> None:
    """A tensor made here is one that the interpreter makes, or nothing here may run."""
    array = np.arange(3.0)
    made = whole(PROCESS, array, dtypes.float64)
    slots = (made.dtype, made._keys, made._edge, made._version, made._base)
    if made._array is not array or slots != (dtypes.float64, keys.CPU, None, None, None):
        raise unknown("a tensor made natively is not what it should be")


_self_test()
