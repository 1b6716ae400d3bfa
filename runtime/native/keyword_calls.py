"""C functions of CPython that only the builtins of public functions call: see :mod:`runtime.dispatch.native`.

They stand apart from :mod:`runtime.native.calls`, whose text is part of what every kernel is stored under.
"""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.memory import WORD


def _function(context, builder, name, result, count):
    """One of CPython's functions of `count` words."""
    return context.get_python_api(builder)._get_function(ir.FunctionType(result, [WORD] * count), name=name)


@intrinsic
def call_with_keywords(typingctx, function, arguments, count, keywords):
    """``PyObject_Vectorcall``: a new reference, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return builder.call(_function(context, builder, "PyObject_Vectorcall", WORD, 4), args)

    return types.int64(types.int64, types.int64, types.int64, types.int64), codegen


@intrinsic
def as_list(typingctx, items):
    """``PySequence_List``, a new list of the items of a tuple: a new reference, or 0 with an error set."""

    def codegen(context, builder, signature, args):
        return builder.call(_function(context, builder, "PySequence_List", WORD, 1), args)

    return types.int64(types.int64), codegen


@intrinsic
def take_error(typingctx, error):
    """Put the error that is set, as an object with its traceback, into three words; none is set any more.

    ``PyErr_Fetch`` and ``PyErr_NormalizeException``: references to its class, to it and to its traceback, or 0.
    """

    def codegen(context, builder, signature, args):
        addresses = [builder.add(args[0], ir.Constant(WORD, 8 * k)) for k in range(3)]
        for name in ("PyErr_Fetch", "PyErr_NormalizeException"):
            builder.call(_function(context, builder, name, ir.VoidType(), 3), addresses)
        return context.get_dummy_value()

    return types.void(types.int64), codegen


@intrinsic
def set_traceback(typingctx, error, traceback):
    """``PyException_SetTraceback``."""

    def codegen(context, builder, signature, args):
        builder.call(_function(context, builder, "PyException_SetTraceback", ir.IntType(32), 2), args)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), codegen
