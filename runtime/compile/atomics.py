"""Words in memory that several threads read and write at the same time: each of these is one step for all of them.

All threads see all such steps in one order, and what was written before a step is seen by whoever sees the step. And
what a thread does between two looks at a word.
"""

# Numba's extension API is built from functions whose arguments are types in one call and values in another.

from __future__ import annotations

from llvmlite import binding, ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

_WORD = ir.IntType(64)
_ORDER = "seq_cst"
_YIELD = 1  # the number of the hint to an arm64 processor
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


@intrinsic
def rest(typingctx):
    """Let a thread on the same core have it for about 50 ns, where the processor has an instruction for that."""

    def codegen(context, builder, signature, args):
        processor = binding.get_process_triple().partition("-")[0]
        if processor in {"x86_64", "i686"}:
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.sse2.pause"), [])
        elif processor in {"aarch64", "arm64"}:
            kind = ir.FunctionType(ir.VoidType(), [ir.IntType(32)])
            hint = cgutils.get_or_insert_function(builder.module, kind, "llvm.aarch64.hint")
            builder.call(hint, [ir.Constant(ir.IntType(32), _YIELD)])
        return context.get_dummy_value()

    return types.void(), codegen
