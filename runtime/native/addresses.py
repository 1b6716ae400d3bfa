"""Structures in memory whose fields have names: native code reads ``array.shape[k]``, and writes ``plan.rows = n``.

A :class:`~runtime.native.layout.Structure` says where fields lie; here Numba learns to read and write them. In native
code the address of a structure has the type :class:`Ref`, that of a row of equal elements the type :class:`Row`; both
are addresses, and pass as int64 wherever one is asked for, and the other way round. ``Array(address)`` looks at an
address as at an array; ``stack(Plan)`` makes room for a structure on the stack, ``stack_words(8)`` for so many words.
Nothing is checked: whoever follows a field knows that something lies there.
"""

from __future__ import annotations

import operator

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.extending import intrinsic, lower_builtin, lower_cast, register_model
from numba.core.imputils import builtin_registry
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, infer_getattr, infer_global, signature
from numba.extending import lower_getattr_generic, typeof_impl, unbox

from runtime.compile.memory import BYTE, WORD
from runtime.native import layout
from runtime.native.layout import Structure

_STORED = {
    layout.INT32: ir.IntType(32), layout.WORD: WORD, layout.DOUBLE: ir.DoubleType(), layout.SINGLE: ir.FloatType(),
}  # fmt: skip
_COMPUTED: dict[object, types.Type] = {
    layout.INT32: types.int64, layout.WORD: types.int64, layout.DOUBLE: types.float64, layout.SINGLE: types.float64,
}  # fmt: skip


class Address(types.Type):
    """An address that native code may also take as an int64."""

    def can_convert_to(self, typingctx, other):
        """An int64 is the same."""
        return Conversion.safe if other == types.int64 else None

    def can_convert_from(self, typingctx, other):
        """So is the other way, and an address of something else."""
        if isinstance(other, Address):
            return Conversion.safe
        return Conversion.safe if isinstance(other, types.Integer) and other.bitwidth == 64 else None


class Ref(Address):
    """The address of a structure."""

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        super().__init__(name=f"Ref({structure.key})")


class Row(Address):
    """The address of the first of equal elements."""

    def __init__(self, kind: object) -> None:
        self.kind = kind
        super().__init__(name=f"Row({kind.key if isinstance(kind, Structure) else kind})")


class StructureClass(types.Callable, types.Opaque):
    """A structure as a name in native code; to call it is to look at an address as at such a structure."""

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        super().__init__(name=f"Structure({structure.key})")

    def get_call_type(self, context, args, kws):
        """``Structure(address)``."""
        return signature(Ref(self.structure), types.int64)

    def get_call_signatures(self):
        """The only one."""
        return [signature(Ref(self.structure), types.int64)], False

    def get_impl_key(self, sig):
        """All structures share one implementation."""
        return StructureClass


@register_model(Ref)
@register_model(Row)
class AddressModel(models.PrimitiveModel):
    """An address."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, WORD)


@unbox(Ref)
@unbox(Row)
def _address_of_int(typ, obj, c):
    """Python gives an address as an int."""
    return c.unbox(types.int64, obj)


register_model(StructureClass)(models.OpaqueModel)


@typeof_impl.register(Structure)
def _typeof_structure(val, c):
    return StructureClass(val)


@builtin_registry.lower_constant(StructureClass)
def _structure_constant(context, builder, ty, pyval):
    return context.get_dummy_value()


@lower_builtin(StructureClass, types.int64)
def _look_at(context, builder, sig, args):
    return args[0]


@lower_cast(Address, types.Integer)
@lower_cast(types.Integer, Address)
@lower_cast(Address, Address)
def _same_address(context, builder, fromty, toty, val):
    return val


def _computed(kind):
    """The Numba type of a field or an element, once it is read."""
    if isinstance(kind, Structure):
        return Ref(kind)
    if isinstance(kind, (layout.At, layout.Inside)):
        return Row(kind.kind)
    return _COMPUTED[kind]


def _at(builder, base, offset, pointee):
    pointer = builder.gep(builder.inttoptr(base, BYTE.as_pointer()), [offset])
    return builder.bitcast(pointer, pointee.as_pointer())


def _read(builder, kind, base, offset):
    if isinstance(kind, layout.Inside):
        return builder.add(base, offset)
    value = builder.load(_at(builder, base, offset, _STORED.get(kind, WORD)))
    if kind == layout.INT32:
        return builder.sext(value, WORD)
    return builder.fpext(value, ir.DoubleType()) if kind == layout.SINGLE else value


def _write(builder, kind, base, offset, value):
    if kind == layout.INT32:
        value = builder.trunc(value, ir.IntType(32))
    elif kind == layout.SINGLE:
        value = builder.fptrunc(value, ir.FloatType())
    builder.store(value, _at(builder, base, offset, _STORED.get(kind, WORD)))


@infer_getattr
class Fields(AttributeTemplate):
    """Fields by name."""

    key = Ref

    def generic_resolve(self, typ, attr):  # type: ignore[override]  # None where the base has NotImplemented
        """The type of a field; None if the structure has no such field."""
        field = typ.structure.fields.get(attr)
        return None if field is None else _computed(field.kind)


@lower_getattr_generic(Ref)
def _read_field(context, builder, typ, val, attr):
    field = typ.structure.fields[attr]
    return _read(builder, field.kind, val, ir.Constant(WORD, field.offset))


@builtin_registry.lower_setattr_generic(Ref)
def _write_field(context, builder, sig, args, attr):
    field = sig.args[0].structure.fields[attr]
    _write(builder, field.kind, args[0], ir.Constant(WORD, field.offset), args[1])


def _stride(kind):
    return 4 if kind in (layout.INT32, layout.SINGLE) else 8


def _place(builder, row, index):
    return builder.mul(index, ir.Constant(WORD, _stride(row.kind)))


@infer_global(operator.getitem)
class Element(AbstractTemplate):
    """``row[k]``."""

    def generic(self, args, kws):
        """The type of an element."""
        row, index = args
        if isinstance(row, Row) and isinstance(index, types.Integer):
            return signature(_computed(row.kind), row, types.int64)
        return None


@infer_global(operator.setitem)
class PutElement(AbstractTemplate):
    """``row[k] = value``."""

    def generic(self, args, kws):
        """No result."""
        row, index, _ = args
        if isinstance(row, Row) and isinstance(index, types.Integer):
            return signature(types.void, row, types.int64, _computed(row.kind))
        return None


@lower_builtin(operator.getitem, Row, types.int64)
def _read_element(context, builder, sig, args):
    return _read(builder, sig.args[0].kind, args[0], _place(builder, sig.args[0], args[1]))


@lower_builtin(operator.setitem, Row, types.int64, types.Any)
def _write_element(context, builder, sig, args):
    _write(builder, sig.args[0].kind, args[0], _place(builder, sig.args[0], args[1]), args[2])
    return context.get_dummy_value()


def row_of(kind: object, name: str, sentence: str):
    """A function for native code that looks at an address as at elements of one kind."""

    def look(typingctx, address):
        def codegen(context, builder, signature, args):
            return args[0]

        return Row(kind)(types.int64), codegen

    look.__name__, look.__doc__ = name, sentence
    return intrinsic(look)


words = row_of(layout.WORD, "words", "The 64-bit integers at an address.")
arrays = row_of(layout.Array, "arrays", "The arrays whose addresses lie at an address.")
doubles = row_of(layout.DOUBLE, "doubles", "The float64 numbers at an address.")
singles = row_of(layout.SINGLE, "singles", "The float32 numbers at an address, read and written as float64.")


def _row_on_stack(kind: object, name: str, sentence: str):
    def make(typingctx, count):
        if not isinstance(count, types.IntegerLiteral):
            return None
        number = count.literal_value

        def codegen(context, builder, signature, args):
            return builder.ptrtoint(cgutils.alloca_once(builder, WORD, size=number), WORD)

        return Row(kind)(count), codegen  # the literal tells implementations apart

    make.__name__, make.__doc__ = name, sentence
    return intrinsic(make)


stack_words = _row_on_stack(layout.WORD, "stack_words", "So many (a literal) words on the stack, not written yet.")
stack_arrays = _row_on_stack(layout.Array, "stack_arrays", "A row of so many (a literal) addresses of arrays there.")


@intrinsic
def stack(typingctx, structure):
    """A structure on the stack of the compiled function, its fields not written yet."""
    layout = structure.structure

    def codegen(context, builder, signature, args):
        return builder.ptrtoint(cgutils.alloca_once(builder, WORD, size=layout.words), WORD)

    return Ref(layout)(structure), codegen


@intrinsic
def clear_bytes(typingctx, target, count):
    """``memset`` with 0."""

    def codegen(context, builder, signature, args):
        cgutils.memset(builder, builder.inttoptr(args[0], ir.IntType(8).as_pointer()), args[1], 0)
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), codegen


@intrinsic
def invoke(typingctx, function, data, strides, rows, count, scalars):
    """Call the inner loop at address `function`."""

    def codegen(context, builder, signature, args):
        kind = ir.FunctionType(ir.VoidType(), [WORD] * 5)
        builder.call(builder.inttoptr(args[0], kind.as_pointer()), args[1:])
        return context.get_dummy_value()

    return types.void(*[types.int64] * 6), codegen
