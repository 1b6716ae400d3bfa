"""Calls of C functions of other libraries, whose addresses are known at run time only."""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.memory import WORD


@intrinsic
def call_at(typingctx, function, arguments):
    """Call the function at an address with words (a tuple); it returns nothing that is looked at."""
    count = len(arguments)

    def codegen(context, builder, signature, args):
        words = [builder.extract_value(args[1], position) for position in range(count)]
        kind = ir.FunctionType(ir.VoidType(), [WORD] * count)
        builder.call(builder.inttoptr(args[0], kind.as_pointer()), words)
        return context.get_dummy_value()

    return types.void(types.int64, types.UniTuple(types.int64, count)), codegen
