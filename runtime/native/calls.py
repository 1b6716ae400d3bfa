"""The C functions of CPython and NumPy that native code calls; objects are addresses.

"A new reference" is one that the caller has to give away or :func:`release`. A function that fails gives 0, or -1 for a
status, and leaves Python's error set.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import WORD


def _call(context, builder, name, result, arguments):
    """A call of one of CPython's functions."""
    kind = ir.FunctionType(result, [WORD] * len(arguments))
    value = builder.call(context.get_python_api(builder)._get_function(kind, name=name), arguments)
    return value if result == WORD else builder.sext(value, WORD)


def _call_at(builder, address, arguments, result=WORD):
    """A call of one of NumPy's functions, whose address is known at run time only."""
    kind = ir.FunctionType(result, [argument.type for argument in arguments])
    return builder.call(builder.inttoptr(address, kind.as_pointer()), arguments)


@intrinsic
def call_object(typingctx, function, arguments, count):
    """``PyObject_Vectorcall`` with positional arguments: a new reference, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyObject_Vectorcall", WORD, [*args, ir.Constant(WORD, 0)])

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def call_method(typingctx, name, arguments, count):
    """``PyObject_VectorcallMethod`` of the first argument: a new reference, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyObject_VectorcallMethod", WORD, [*args, ir.Constant(WORD, 0)])

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def attribute(typingctx, owner, name):
    """``PyObject_GetAttr``: a new reference, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyObject_GetAttr", WORD, args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def contains(typingctx, container, item):
    """``item in container``: 1 or 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PySequence_Contains", ir.IntType(32), args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def new_object(typingctx, kind):
    """A new object of a type with slots only: ``PyType_GenericAlloc``."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyType_GenericAlloc", WORD, [args[0], ir.Constant(WORD, 0)])

    return types.int64(types.int64), codegen


@intrinsic
def is_subtype(typingctx, kind, base):
    """``PyType_IsSubtype``: whether a type is another one, or derived from it; 1 or 0."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyType_IsSubtype", ir.IntType(32), args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def untrack(typingctx, address):
    """``PyObject_GC_UnTrack``: the garbage collector does not walk an object that is part of no cycle, ever."""

    def codegen(context, builder, signature, args):
        _call(context, builder, "PyObject_GC_UnTrack", ir.IntType(64), args)
        return context.get_dummy_value()

    return types.void(types.int64), codegen


@intrinsic
def new_integer(typingctx, value):
    """``PyLong_FromSsize_t``."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        return builder.ptrtoint(api.long_from_ssize_t(args[0]), WORD)

    return types.int64(types.int64), codegen


@intrinsic
def integer_of(typingctx, address):
    """``PyLong_AsLongLong`` of the object at `address`; -1 with an error set when it does not fit."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        return api.long_as_longlong(builder.inttoptr(args[0], api.pyobj))

    return types.int64(types.int64), codegen


@intrinsic
def double_of(typingctx, address):
    """``PyFloat_AsDouble`` of the object at `address`; -1.0 with an error set when it is no number."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        return api.float_as_double(builder.inttoptr(args[0], api.pyobj))

    return types.float64(types.int64), codegen


@intrinsic
def new_tuple(typingctx, count):
    """A new reference to a tuple to be filled, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyTuple_New", WORD, args)

    return types.int64(types.int64), codegen


@intrinsic
def list_as_tuple(typingctx, listed):
    """``PyList_AsTuple``: a new reference, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyList_AsTuple", WORD, args)

    return types.int64(types.int64), codegen


@intrinsic
def new_list(typingctx, item):
    """A list of one object, a reference to which is taken over; 0 with an error set."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        list_object = api.list_new(ir.Constant(WORD, 1))
        with builder.if_then(builder.icmp_unsigned("!=", builder.ptrtoint(list_object, WORD), ir.Constant(WORD, 0))):
            api.list_setitem(list_object, ir.Constant(WORD, 0), builder.inttoptr(args[0], api.pyobj))
        return builder.ptrtoint(list_object, WORD)

    return types.int64(types.int64), codegen


@intrinsic
def replace_item(typingctx, listed, item):
    """Put an object, a reference to which is taken over, in place of the first one of a list."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        api.list_setitem(
            builder.inttoptr(args[0], api.pyobj), ir.Constant(WORD, 0), builder.inttoptr(args[1], api.pyobj)
        )
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), codegen


@intrinsic
def append(typingctx, listed, item):
    """Append to a list; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyList_Append", ir.IntType(32), args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def append_reference(typingctx, listed, kind, target):
    """Append ``kind(target)``, a weak reference, to a list; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        listed, kind, target = (builder.inttoptr(argument, api.pyobj) for argument in args)
        reference = api.call_function_objargs(kind, [target])
        failed = builder.icmp_unsigned("==", builder.ptrtoint(reference, WORD), ir.Constant(WORD, 0))
        status = api.list_append(listed, builder.select(failed, kind, reference))
        with builder.if_then(builder.not_(failed)):
            api.decref(reference)
        failure = ir.Constant(WORD, -1)
        return builder.select(failed, failure, builder.sext(status, WORD))

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def dict_item(typingctx, mapping, key):
    """The address of a dict's value, which stays the dict's; 0 without one."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyDict_GetItemWithError", WORD, args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def item_of(typingctx, container, key):
    """A new reference to ``container[key]``; 0 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyObject_GetItem", WORD, args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def put_dict_item(typingctx, mapping, key, value):
    """Set a dict's value; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyDict_SetItem", ir.IntType(32), args)

    return types.int64(types.int64, types.int64, types.int64), codegen


@intrinsic
def delete_dict_item(typingctx, mapping, key):
    """Delete a key of a dict, which has it; 0, or -1 with an error set."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyDict_DelItem", ir.IntType(32), args)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def next_item(typingctx, mapping, position, key, value):
    """``PyDict_Next``; `position`, `key` and `value` are addresses of words. 0 at the end."""

    def codegen(context, builder, signature, args):
        return _call(context, builder, "PyDict_Next", ir.IntType(32), args)

    return types.int64(types.int64, types.int64, types.int64, types.int64), codegen


@intrinsic
def new_array(typingctx, function, kind, descr, ndim, sizes, steps, data, flags):
    """``PyArray_NewFromDescr``; takes over a reference to `descr`."""

    def codegen(context, builder, signature, args):
        call, kind, descr, ndim, sizes, steps, data, flags = args
        narrow = [builder.trunc(item, ir.IntType(32)) for item in (ndim, flags)]
        return _call_at(builder, call, [kind, descr, narrow[0], sizes, steps, data, narrow[1], ir.Constant(WORD, 0)])

    return types.int64(*[types.int64] * 8), codegen


@intrinsic
def set_base(typingctx, function, array, base):
    """``PyArray_SetBaseObject``; takes over a reference to `base`."""

    def codegen(context, builder, signature, args):
        return builder.sext(_call_at(builder, args[0], [args[1], args[2]], ir.IntType(32)), WORD)

    return types.int64(types.int64, types.int64, types.int64), codegen


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
def clear_error(typingctx):
    """Whether a Python error is set; it is cleared."""

    def codegen(context, builder, signature, args):
        api = context.get_python_api(builder)
        occurred = cgutils.is_not_null(builder, api.err_occurred())
        with builder.if_then(occurred):
            api.err_clear()
        return occurred

    return types.boolean(), codegen
