"""Typed pointers for inner loops: how an element of each dtype is loaded, widened, narrowed and stored.

A kernel's first argument has the type :class:`Operands`, which carries the dtype of every operand and the dtype the
expression computes in, so that one Python source compiles to a loop for any combination. bool lies in memory as a byte;
float16 and bfloat16 as 16 bits that are widened to float32 on load and rounded once, to nearest even, on store.

Loads and stores are marked as not aliasing each other. An elementwise loop reads element i of its inputs before it
writes element i of its output, so exact aliasing (in-place) is harmless; partial overlap never reaches a kernel.
"""

# Numba's extension API is built from functions whose arguments are types in one call and values in another.

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core.datamodel import models
from numba.core.extending import intrinsic, overload, register_model

from runtime.tensor import dtypes

WORD = ir.IntType(64)
BYTE = ir.IntType(8)


class Half(types.Type):
    """IEEE float16 in memory."""

    def __init__(self) -> None:
        super().__init__(name="Half")


class BFloat16(types.Type):
    """The upper half of a float32 in memory."""

    def __init__(self) -> None:
        super().__init__(name="BFloat16")


half = Half()
bfloat16 = BFloat16()

ELEMENT: dict[dtypes.dtype, types.Type] = {
    dtypes.bool_: types.boolean,
    dtypes.uint8: types.uint8,
    dtypes.int8: types.int8,
    dtypes.int16: types.int16,
    dtypes.int32: types.int32,
    dtypes.int64: types.int64,
    dtypes.float16: half,
    dtypes.bfloat16: bfloat16,
    dtypes.float32: types.float32,
    dtypes.float64: types.float64,
    dtypes.complex64: types.complex64,
    dtypes.complex128: types.complex128,
    dtypes.uint16: types.uint16,
    dtypes.uint32: types.uint32,
    dtypes.uint64: types.uint64,
}
WIDTH: dict[types.Type, int] = {element: item.itemsize for item, element in ELEMENT.items()}


def register_type(element: types.Type) -> types.Type:
    """The type an element has once it is loaded: float32 for the 16-bit floats, itself otherwise."""
    return types.float32 if element in (half, bfloat16) else element


class Operands(types.Type):
    """The operands of a kernel: a pointer to their data pointers, and their dtypes in the type."""

    def __init__(self, elements: tuple[types.Type, ...], compute: types.Type) -> None:
        self.elements = elements
        self.compute = compute
        super().__init__(name=f"Operands({', '.join(map(str, elements))}; {compute})")


@register_model(Operands)
class OperandsModel(models.PrimitiveModel):
    """An address."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, WORD)


class Pointer(types.Type):
    """The address of elements of one dtype."""

    def __init__(self, element: types.Type) -> None:
        self.element = element
        super().__init__(name=f"Pointer({element})")


@register_model(Pointer)
class PointerModel(models.PrimitiveModel):
    """An address."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, WORD)


def _at(builder, base, offset, pointee):
    pointer = builder.gep(builder.inttoptr(base, BYTE.as_pointer()), [offset])
    return builder.bitcast(pointer, pointee.as_pointer())


def _scope(builder, which):
    module = builder.module
    domain = module.add_metadata(["opweave.kernel"])
    return module.add_metadata([module.add_metadata([which, domain])])


def _load(builder, pointer):
    value = builder.load(pointer, align=1)
    value.set_metadata("alias.scope", _scope(builder, "inputs"))
    return value


def _store(builder, value, pointer):
    instruction = builder.store(value, pointer, align=1)
    instruction.set_metadata("noalias", _scope(builder, "inputs"))


@intrinsic
def pointer(typingctx, operands, index):
    """The address of operand `index` (a literal)."""
    if not isinstance(index, types.IntegerLiteral):
        return None
    position = index.literal_value

    def codegen(context, builder, signature, args):
        return builder.load(_at(builder, args[0], ir.Constant(WORD, 8 * position), WORD))

    return Pointer(operands.elements[position])(operands, index), codegen


@intrinsic
def size_of(typingctx, where):
    """The bytes of one element."""
    width = WIDTH[where.element]

    def codegen(context, builder, signature, args):
        return ir.Constant(WORD, width)

    return types.int64(where), codegen


@intrinsic
def advance(typingctx, where, nbytes):
    """The address `nbytes` further on."""

    def codegen(context, builder, signature, args):
        return builder.add(args[0], args[1])

    return where(where, types.int64), codegen


def emit_load(context, builder, element, base, offset):
    """Emit a load of the element at `base` + `offset`, widened to the type it is computed with."""
    if element is types.boolean:
        return builder.icmp_unsigned("!=", _load(builder, _at(builder, base, offset, BYTE)), ir.Constant(BYTE, 0))
    if element == half:
        return builder.fpext(_load(builder, _at(builder, base, offset, ir.HalfType())), ir.FloatType())
    if element == bfloat16:
        bits = builder.zext(_load(builder, _at(builder, base, offset, ir.IntType(16))), ir.IntType(32))
        return builder.bitcast(builder.shl(bits, ir.Constant(ir.IntType(32), 16)), ir.FloatType())
    return _load(builder, _at(builder, base, offset, context.get_value_type(element)))


@intrinsic
def load(typingctx, where, offset):
    """The element at `offset` bytes, widened to the type it is computed with."""
    element = where.element

    def codegen(context, builder, signature, args):
        return emit_load(context, builder, element, *args)

    return register_type(element)(where, types.int64), codegen


def _round_to_bfloat16(builder, value):
    """Round to nearest even by adding half a unit of the last place kept; NaN stays a quiet NaN."""
    word = ir.IntType(32)
    bits = builder.bitcast(value, word)
    odd = builder.and_(builder.lshr(bits, ir.Constant(word, 16)), ir.Constant(word, 1))
    rounded = builder.lshr(builder.add(bits, builder.add(odd, ir.Constant(word, 0x7FFF))), ir.Constant(word, 16))
    is_nan = builder.fcmp_unordered("uno", value, value)
    return builder.trunc(builder.select(is_nan, ir.Constant(word, 0x7FC0), rounded), ir.IntType(16))


def _rounded(builder, element, value):
    """A value as memory of a dtype has it, in the type that it is computed with."""
    if element == half:
        return builder.fpext(builder.fptrunc(value, ir.HalfType()), ir.FloatType())
    if element == bfloat16:
        bits = builder.zext(_round_to_bfloat16(builder, value), ir.IntType(32))
        return builder.bitcast(builder.shl(bits, ir.Constant(ir.IntType(32), 16)), ir.FloatType())
    return value


def emit_store(context, builder, element, base, offset, value, kind):
    """Emit a store of `value`, of the Numba type `kind`, cast to the element's dtype, at `base` + `offset`."""
    cast = context.cast(builder, value, kind, register_type(element))
    if element is types.boolean:
        _store(builder, builder.zext(cast, BYTE), _at(builder, base, offset, BYTE))
    elif element == half:
        _store(builder, builder.fptrunc(cast, ir.HalfType()), _at(builder, base, offset, ir.HalfType()))
    elif element == bfloat16:
        _store(builder, _round_to_bfloat16(builder, cast), _at(builder, base, offset, ir.IntType(16)))
    else:
        _store(builder, cast, _at(builder, base, offset, context.get_value_type(element)))


@intrinsic
def store(typingctx, where, offset, value):
    """Write `value`, cast to the element's dtype, at `offset` bytes."""
    element = where.element

    def codegen(context, builder, signature, args):
        emit_store(context, builder, element, *args, signature.args[2])
        return context.get_dummy_value()

    return types.void(where, types.int64, value), codegen


def compute_type(operands):
    """The Numba type the expression computes in; ``T(0.5)`` makes a constant of it."""
    raise NotImplementedError


@overload(compute_type)
def _compute_type(operands):
    kind = register_type(operands.compute)

    def implementation(operands):
        return kind

    return implementation


def _type_of_number(kind, value):
    """`kind` for a number that it holds exactly enough, else the 64-bit type of the number."""
    if isinstance(kind, types.Float | types.Complex):
        return kind
    if not isinstance(value, types.IntegerLiteral):
        return types.float64
    if isinstance(kind, types.Integer) and kind.minval <= value.literal_value <= kind.maxval:
        return kind
    return types.int64


@intrinsic
def number(typingctx, kind, value):
    """A literal number in the compute type; integers compare with 0.5 or 1000 as such, whatever their width."""
    if isinstance(value, types.Integer) and not isinstance(value, types.IntegerLiteral):
        return None  # asked again with the literal
    target = _type_of_number(kind.instance_type, value)
    source = types.unliteral(value)

    def codegen(context, builder, signature, args):
        return context.cast(builder, args[1], source, target)

    return target(kind, value), codegen


def emit_scalar(context, builder, operands, slots, position):
    """Emit a load of a scalar argument, cast to the compute type of `operands`.

    A slot is 16 bytes: int64, float64 or complex128. Floats of 16 bits are computed with in float32, exact numbers as
    well, but for loops whose only results are true or false: a comparison is of numbers of its dtype, as those of
    wider dtypes are.
    """
    kind = register_type(operands.compute)
    source: types.Type = types.int64
    if isinstance(kind, types.Complex):
        source = types.complex128
    elif isinstance(kind, types.Float):
        source = types.float64
    slot = _at(builder, slots, ir.Constant(WORD, 16 * position), context.get_value_type(source))
    value = context.cast(builder, builder.load(slot, align=8), source, kind)
    return _rounded(builder, operands.compute, value) if operands.elements[-1] is types.boolean else value


@intrinsic
def scalar(typingctx, operands, scalars, index):
    """Scalar argument `index` (a literal), cast to the compute type."""
    if not isinstance(index, types.IntegerLiteral):
        return None
    position = index.literal_value

    def codegen(context, builder, signature, args):
        return emit_scalar(context, builder, operands, args[1], position)

    return register_type(operands.compute)(operands, scalars, index), codegen
