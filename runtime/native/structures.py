"""Words and numbers at addresses, and structures in memory whose fields have names."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc"

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import BYTE, WORD, python_object


def _at(builder, base, offset, pointee):
    pointer = builder.gep(builder.inttoptr(base, BYTE.as_pointer()), [offset])
    return builder.bitcast(pointer, pointee.as_pointer())


@intrinsic
def word_at(typingctx, address, offset):
    """The 64-bit integer at `address` + `offset`."""

    def codegen(context, builder, signature, args):
        return builder.load(_at(builder, args[0], args[1], WORD))

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def put_word(typingctx, address, offset, value):
    """Write a 64-bit integer at `address` + `offset`."""

    def codegen(context, builder, signature, args):
        builder.store(args[2], _at(builder, args[0], args[1], WORD))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


@intrinsic
def int32_at(typingctx, address, offset):
    """The 32-bit integer at `address` + `offset`."""

    def codegen(context, builder, signature, args):
        return builder.sext(builder.load(_at(builder, args[0], args[1], ir.IntType(32))), WORD)

    return types.int64(types.int64, types.int64), codegen


@intrinsic
def put_double(typingctx, address, offset, value):
    """Write a float64 at `address` + `offset`."""

    def codegen(context, builder, signature, args):
        builder.store(args[2], _at(builder, args[0], args[1], ir.DoubleType()))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.float64), codegen


@intrinsic
def double_at(typingctx, address, offset):
    """The float64 at `address` + `offset`."""

    def codegen(context, builder, signature, args):
        return builder.load(builder.inttoptr(builder.add(args[0], args[1]), ir.DoubleType().as_pointer()))

    return types.float64(types.int64, types.int64), codegen


@intrinsic
def put_single(typingctx, address, offset, value):
    """Write a float64 as float32 at `address` + `offset`."""

    def codegen(context, builder, signature, args):
        where = builder.inttoptr(builder.add(args[0], args[1]), ir.FloatType().as_pointer())
        builder.store(builder.fptrunc(args[2], ir.FloatType()), where)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.float64), codegen


@intrinsic
def single_at(typingctx, address, offset):
    """The float32 at `address` + `offset`, widened."""

    def codegen(context, builder, signature, args):
        where = builder.inttoptr(builder.add(args[0], args[1]), ir.FloatType().as_pointer())
        return builder.fpext(builder.load(where), ir.DoubleType())

    return types.float64(types.int64, types.int64), codegen


@intrinsic
def put_object(typingctx, address, offset, value):
    """Write the address of an object into the empty slot of another one."""

    def codegen(context, builder, signature, args):
        where = builder.gep(builder.inttoptr(args[0], BYTE.as_pointer()), [args[1]])
        builder.store(args[2], builder.bitcast(where, WORD.as_pointer()))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), codegen


@intrinsic
def clear_bytes(typingctx, target, count):
    """``memset`` with 0."""

    def codegen(context, builder, signature, args):
        cgutils.memset(builder, builder.inttoptr(args[0], ir.IntType(8).as_pointer()), args[1], 0)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), codegen


@intrinsic
def stack_words(typingctx, count):
    """The address of `count` (a literal) 64-bit words on the stack of the compiled function."""
    if not isinstance(count, types.IntegerLiteral):
        return None
    number = count.literal_value

    def codegen(context, builder, signature, args):
        return builder.ptrtoint(cgutils.alloca_once(builder, WORD, size=number), WORD)

    return types.int64(count), codegen


@intrinsic
def address_of(typingctx, obj):
    """The address of a Python object argument."""

    def codegen(context, builder, signature, args):
        return args[0]

    return types.int64(python_object), codegen


@intrinsic
def object_at(typingctx, address):
    """An address as an argument of another compiled function."""

    def codegen(context, builder, signature, args):
        return args[0]

    return python_object(types.int64), codegen


@intrinsic
def invoke(typingctx, function, data, strides, rows, count, scalars):
    """Call the inner loop at address `function`."""

    def codegen(context, builder, signature, args):
        kind = ir.FunctionType(ir.VoidType(), [WORD] * 5)
        builder.call(builder.inttoptr(args[0], kind.as_pointer()), args[1:])
        return context.get_dummy_value()

    return types.void(*[types.int64] * 6), codegen
