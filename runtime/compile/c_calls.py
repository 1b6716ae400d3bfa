"""Calls of C functions from native code."""

# Numba's extension API is built from functions whose arguments are types in one call and values in another.

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

_INT, _WORD = ir.IntType(32), ir.IntType(64)
_i = types.int64


@intrinsic
def call_for_int(typingctx, function, first, second, third):
    """The ``int`` that the C function at an address returns. Arguments it does not take are passed all the same."""

    def codegen(context, builder, signature, args):
        kind = ir.FunctionType(_INT, [_WORD] * 3)
        status = builder.call(builder.inttoptr(args[0], kind.as_pointer()), args[1:])
        return builder.sext(status, _WORD)

    return _i(_i, _i, _i, _i), codegen
