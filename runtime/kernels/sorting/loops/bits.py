"""Reading the bits of an element as an integer."""

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.memory import WORD, _at


@intrinsic
def bits_at(typingctx, width, address):
    """The signed integer of `width` (a literal) bytes at an address."""
    if not isinstance(width, types.IntegerLiteral):
        return None
    kind = ir.IntType(8 * width.literal_value)

    def codegen(context, builder, signature, args):
        value = builder.load(_at(builder, args[1], ir.Constant(WORD, 0), kind), align=1)
        return value if kind == WORD else builder.sext(value, WORD)

    return types.int64(width, types.int64), codegen
