"""Tensors made in native code: one call instead of a dozen steps of the interpreter.

:func:`over` makes the Tensor that :func:`runtime.tensor.make_view` would, :func:`laid_out` its NumPy array too. What
they and their like rely on is looked up where it can be (NumPy's table of C functions, the places of a Tensor's slots),
fixed by the ABI of CPython and NumPy where it cannot, and tried out when this module is imported.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

import ctypes
import weakref
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.datamodel import models
from numba.core.extending import intrinsic, register_model
from numba.extending import box

from runtime import dtypes, keys
from runtime.casting import Array
from runtime.errors import ComputeError
from runtime.kernels.compiling import compile_driver, entry_point
from runtime.kernels.driver import (
    ARRAY_DATA, ARRAY_FLAGS, WRITEABLE,
)  # fmt: skip
from runtime.kernels.memory import (
    BYTE, WORD, address_of, int32_at, python_object, word_at,
)  # fmt: skip
from runtime.tensor import Tensor

ARRAY_DESCR = 56  # of PyArrayObject, like the offsets in the driver
LAYOUT_OFFSET, LAYOUT_SIZES = 8, 16  # of a layout: the number of dimensions, the offset in bytes, sizes, steps in bytes
# Places in NumPy's table of C functions; part of its ABI.
_NEW_FROM_DESCR, _SET_BASE_OBJECT = 94, 282
# The words that describe this process.
NEW_ARRAY, SET_BASE, ARRAY_TYPE, TENSOR_TYPE, NONE, CPU_KEY = range(0, 48, 8)
SLOT_ARRAY, SLOT_DTYPE, SLOT_KEYS, SLOT_EDGE, SLOT_VERSION, SLOT_BASE = range(48, 96, 8)
BOOL_TYPE, INT_TYPE, FLOAT_TYPE = range(96, 120, 8)
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


def _call(builder, address, arguments, result=WORD):
    kind = ir.FunctionType(result, [one.type for one in arguments])
    return builder.call(builder.inttoptr(address, kind.as_pointer()), arguments)


@intrinsic
def new_array(typingctx, function, kind, descr, ndim, sizes, steps, data, flags):
    """``PyArray_NewFromDescr``; takes over a reference to `descr`."""

    def codegen(context, builder, signature, args):
        call, kind, descr, ndim, sizes, steps, data, flags = args
        narrow = [builder.trunc(one, ir.IntType(32)) for one in (ndim, flags)]
        return _call(builder, call, [kind, descr, narrow[0], sizes, steps, data, narrow[1], ir.Constant(WORD, 0)])

    return types.int64(*[types.int64] * 8), codegen


@intrinsic
def set_base(typingctx, function, array, base):
    """``PyArray_SetBaseObject``; takes over a reference to `base`."""

    def codegen(context, builder, signature, args):
        return builder.sext(_call(builder, args[0], [args[1], args[2]], ir.IntType(32)), WORD)

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def new_object(typingctx, kind):
    """A new object of a type with slots only: ``PyType_GenericAlloc``."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        function = api._get_function(ir.FunctionType(WORD, [WORD, WORD]), name="PyType_GenericAlloc")
        return builder.call(function, [args[0], ir.Constant(WORD, 0)])

    return types.int64(types.int64), codegen


@intrinsic
def shared(typingctx, address):
    """The address, with one more reference to the object there."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        api.incref(builder.inttoptr(args[0], api.pyobj))
        return args[0]

    return types.int64(types.int64), codegen


@intrinsic
def release(typingctx, address):
    """One reference less to the object at an address."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        api.decref(builder.inttoptr(args[0], api.pyobj))
        return context.get_dummy_value()

    return types.void(types.int64), codegen


@intrinsic
def put_object(typingctx, address, offset, value):
    """Write the address of an object into the empty slot of another one."""

    def codegen(context, builder, signature, args):
        where = builder.gep(builder.inttoptr(args[0], BYTE.as_pointer()), [args[1]])
        builder.store(args[2], builder.bitcast(where, WORD.as_pointer()))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


@intrinsic
def append_reference(typingctx, listed, kind, target):
    """Append ``kind(target)``, a weak reference, to a list; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        listed, kind, target = (builder.inttoptr(one, api.pyobj) for one in args)
        reference = api.call_function_objargs(kind, [target])
        failed = builder.icmp_unsigned("==", builder.ptrtoint(reference, WORD), ir.Constant(WORD, 0))
        status = api.list_append(listed, builder.select(failed, kind, reference))
        with builder.if_then(builder.not_(failed)):
            api.decref(reference)
        failure = ir.Constant(WORD, -1)
        return builder.select(failed, failure, builder.sext(status, WORD))

    return types.int64(types.int64, types.int64, types.int64), codegen


@compile_driver(_i(_i, _i, _i, _i, _i))
def wrap_array(world, base, version, reference, array):
    """The view of the tensor `base` over `array`, a reference to which is taken over; 0 with an error set."""
    view = new_object(word_at(world, TENSOR_TYPE))
    if view == 0:
        release(array)
        return 0
    root = word_at(base, word_at(world, SLOT_BASE))
    if root == word_at(world, NONE):
        root = base
    put_object(view, word_at(world, SLOT_ARRAY), array)
    put_object(view, word_at(world, SLOT_DTYPE), shared(word_at(base, word_at(world, SLOT_DTYPE))))
    put_object(view, word_at(world, SLOT_KEYS), shared(word_at(world, CPU_KEY)))
    put_object(view, word_at(world, SLOT_EDGE), shared(word_at(world, NONE)))
    put_object(view, word_at(world, SLOT_VERSION), shared(version))
    put_object(view, word_at(world, SLOT_BASE), shared(root))
    if append_reference(version, reference, view) != 0:
        release(view)
        return 0
    return view


@compile_driver(owned(*[python_object] * 5))
def view_over(process, tensor, version, reference, array):
    """The view of `tensor` over `array`, sharing the list `version`, to which a `reference` to it is appended."""
    world, memory = word_at(address_of(process), ARRAY_DATA), shared(address_of(array))
    return as_owned(wrap_array(world, address_of(tensor), address_of(version), address_of(reference), memory))


@compile_driver(owned(*[python_object] * 5))
def view_laid_out(process, tensor, version, reference, layout):
    """The same over memory of `tensor` with a `layout`."""
    world = word_at(address_of(process), ARRAY_DATA)
    plan = word_at(address_of(layout), ARRAY_DATA)
    array = word_at(address_of(tensor), word_at(world, SLOT_ARRAY))
    ndim = word_at(plan, 0)
    made = new_array(
        word_at(world, NEW_ARRAY), word_at(world, ARRAY_TYPE), shared(word_at(array, ARRAY_DESCR)), ndim,
        plan + LAYOUT_SIZES, plan + LAYOUT_SIZES + 8 * ndim,
        word_at(array, ARRAY_DATA) + word_at(plan, LAYOUT_OFFSET), int32_at(array, ARRAY_FLAGS) & WRITEABLE,
    )  # fmt: skip
    if made == 0:
        return as_owned(0)
    if set_base(word_at(world, SET_BASE), made, shared(array)) != 0:
        release(made)
        return as_owned(0)
    return as_owned(wrap_array(world, address_of(tensor), address_of(version), address_of(reference), made))


over = entry_point(view_over)
laid_out = entry_point(view_laid_out)


def _slot_offset(name: str) -> int:
    """Where a slot of a Tensor lies: PyMemberDescrObject leads to a PyMemberDef, which says it."""
    member = ctypes.c_size_t.from_address(id(Tensor.__dict__[name]) + 40).value
    return ctypes.c_ssize_t.from_address(member + 16).value


def _process() -> Array:
    """The words that describe this process."""
    from numpy._core import _multiarray_umath

    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    table = pointer(_multiarray_umath._ARRAY_API, None)
    functions = [ctypes.c_size_t.from_address(table + 8 * place).value for place in (_NEW_FROM_DESCR, _SET_BASE_OBJECT)]
    objects = [id(one) for one in (np.ndarray, Tensor, None, keys.CPU)]
    numbers = map(id, (bool, int, float))
    return np.array([*functions, *objects, *map(_slot_offset, _SLOTS), *numbers], np.int64)


PROCESS = _process()


def layout_words(offset: int, sizes: tuple[int, ...], steps: tuple[int, ...]) -> Array:
    """A layout as :func:`laid_out` takes it; `offset` and `steps` in bytes."""
    return np.array([len(sizes), offset, *sizes, *steps], np.int64)


def _self_test() -> None:
    """Views made here are those that the interpreter makes, or nothing here may run."""
    array = np.arange(12.0)
    array.flags.writeable = False
    tensor = Tensor()
    tensor._array, tensor.dtype, tensor._keys = array, dtypes.float64, keys.CPU
    tensor._edge = tensor._base = None
    version: list[Any] = [0]
    tensor._version = version
    wanted = np.ndarray((2, 3), np.float64, array, 8, (40, 16))
    made = laid_out(PROCESS, tensor, version, weakref.ref, layout_words(8, (2, 3), (40, 16)))
    other = over(PROCESS, made, version, weakref.ref, wanted)
    facts = (made._array.tolist(), made._array.flags.num, made._array.base is array, other._array is wanted)
    if facts != (wanted.tolist(), wanted.flags.num, True, True) or not all(
        type(view) is Tensor and view.dtype is dtypes.float64 and view._keys == keys.CPU and view._edge is None
        and view._version is version and view._base is tensor and version[place]() is view
        for place, view in enumerate((made, other), 1)
    ):  # fmt: skip
        msg = "tensors or arrays have an unknown layout; this build of CPython and NumPy is not supported"
        raise ComputeError(msg)


_self_test()
