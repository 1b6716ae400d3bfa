"""Words in memory that several threads read and write at the same time: each of these is one step for all of them.

All threads see all such steps in one order, and what was written before a step is seen by whoever sees the step.
"""

# Numba's extension API is built from functions whose arguments are types in one call and values in another.
# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

_WORD = ir.IntType(64)
_ORDER = "seq_cst"
_i = types.int64


def _word_at(builder, address):
    return builder.inttoptr(address, _WORD.as_pointer())


@intrinsic
def read_word(typingctx, address):
    """The word at an address."""

    def codegen(context, builder, signature, args):
        return builder.load_atomic(_word_at(builder, args[0]), _ORDER, 8)

    return _i(_i), codegen


@intrinsic
def write_word(typingctx, address, value):
    """Write the word at an address."""

    def codegen(context, builder, signature, args):
        builder.store_atomic(args[1], _word_at(builder, args[0]), _ORDER, 8)
        return context.get_dummy_value()

    return types.void(_i, _i), codegen


@intrinsic
def add_to_word(typingctx, address, amount):
    """Add to the word at an address; what it was before."""

    def codegen(context, builder, signature, args):
        return builder.atomic_rmw("add", _word_at(builder, args[0]), args[1], _ORDER)

    return _i(_i, _i), codegen


@intrinsic
def swap_word(typingctx, address, value):
    """Write the word at an address; what it was before."""

    def codegen(context, builder, signature, args):
        return builder.atomic_rmw("xchg", _word_at(builder, args[0]), args[1], _ORDER)

    return _i(_i, _i), codegen


@intrinsic
def replace_word(typingctx, address, expected, value):
    """Write the word at an address if it is what was expected; whether it was."""

    def codegen(context, builder, signature, args):
        both = builder.cmpxchg(_word_at(builder, args[0]), args[1], args[2], _ORDER, _ORDER)
        return builder.extract_value(both, 1)

    return types.boolean(_i, _i, _i), codegen
