"""Elements of room that loops write and read again: on the stack, or a thread's own memory."""

from __future__ import annotations

from numba import types
from numba.core.extending import intrinsic

from runtime.compile.memory import _at, register_type


@intrinsic
def load_again(typingctx, where, offset):
    """The element at `offset` bytes, which may have been written just before, as :func:`load`'s never was."""
    element = where.element

    def codegen(context, builder, signature, args):
        return builder.load(_at(builder, *args, context.get_value_type(element)), align=1)

    return register_type(element)(where, types.int64), codegen
