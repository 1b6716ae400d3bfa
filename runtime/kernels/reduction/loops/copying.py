"""Copies of a known number of bytes, and of any number, as native code does them."""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.memory import BYTE, WORD, _at


@intrinsic
def move(typingctx, width, target, source):
    """Copy `width` (a literal) bytes."""
    if not isinstance(width, types.IntegerLiteral):
        return None
    kind = ir.IntType(8 * width.literal_value)

    def codegen(context, builder, signature, args):
        zero = ir.Constant(WORD, 0)
        value = builder.load(_at(builder, args[2], zero, kind), align=1)
        builder.store(value, _at(builder, args[1], zero, kind), align=1)
        return context.get_dummy_value()

    return types.void(width, types.int64, types.int64), codegen


@intrinsic
def copy_bytes(typingctx, target, source, count):
    """Memcpy."""

    def codegen(context, builder, signature, args):
        pointer = BYTE.as_pointer()
        kind = ir.FunctionType(ir.VoidType(), [pointer, pointer, WORD, ir.IntType(1)])
        function = builder.module.declare_intrinsic("llvm.memcpy", [pointer, pointer, WORD], kind)
        target, source = (builder.inttoptr(argument, pointer) for argument in args[:2])
        builder.call(function, [target, source, args[2], ir.Constant(ir.IntType(1), 0)])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen
