"""Lists of numbers in kernels, ``coefficients[k]`` and ``for c in coefficients``: an address and a length.

The index of every read is checked. Where there is no such number, 0 is read in its place, and the list and the index
are stored where whoever runs the kernel looks: the call raises.
"""

# Numba's extension API is built from functions whose arguments are types in one call and values in another.

from __future__ import annotations

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.extending import intrinsic, register_model

WORD = ir.IntType(64)
BYTE = ir.IntType(8)


class List(types.Type):
    """A list of numbers: their address, how many there are, the bytes between two, and the address of two words.

    Where another number is asked for, these become the list's address and the index, as a float64.
    """

    def __init__(self, element: types.Type) -> None:
        self.element = element
        super().__init__(name=f"List({element})")


@register_model(List)
class ListModel(models.StructModel):
    """Four words."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, [(name, types.int64) for name in ("data", "count", "stride", "missed")])


def make_list(context, builder, kind, data, count, stride, missed):
    """Emit a list."""
    list_value = cgutils.create_struct_proxy(kind)(context, builder)
    list_value.data, list_value.count, list_value.stride, list_value.missed = data, count, stride, missed
    return list_value._getvalue()


def _place(context, builder, index, kind):
    """The index as a whole number, and whether it was one of those that there can be."""
    if isinstance(kind, types.Float):
        zero = ir.Constant(index.type, 0.0)
        fits = builder.and_(
            builder.fcmp_ordered(">=", index, zero), builder.fcmp_ordered("<", index, ir.Constant(index.type, 2.0**62))
        )
        return builder.fptosi(builder.select(fits, index, zero), WORD), fits
    return context.cast(builder, index, kind, types.int64), ir.Constant(ir.IntType(1), 1)


@intrinsic
def item(typingctx, kind, numbers, index):
    """The number at `index`, which is rounded towards 0, in the compute type if that is no integer."""
    if not isinstance(numbers, List) or not isinstance(index, types.Integer | types.Float | types.Boolean):
        return None
    source = numbers.element
    target = _target(kind.instance_type, source)

    def codegen(context, builder, signature, args):
        numbers_struct = cgutils.create_struct_proxy(numbers)(context, builder, args[1])
        position, fits = _place(context, builder, args[2], types.unliteral(index))
        in_range = builder.and_(fits, builder.icmp_unsigned("<", position, numbers_struct.count))
        with builder.if_then(builder.not_(in_range), likely=False):
            builder.store(numbers_struct.data, builder.inttoptr(numbers_struct.missed, WORD.as_pointer()))
            requested = context.cast(builder, args[2], types.unliteral(index), types.float64)
            second = builder.add(numbers_struct.missed, ir.Constant(WORD, 8))
            builder.store(requested, builder.inttoptr(second, requested.type.as_pointer()))
        slot = cgutils.alloca_once_value(builder, context.get_constant_null(target))
        with builder.if_then(in_range):
            from runtime.compile.memory import emit_load, register_type

            value = emit_load(
                context, builder, source, numbers_struct.data, builder.mul(position, numbers_struct.stride)
            )
            builder.store(context.cast(builder, value, register_type(source), target), slot)
        return builder.load(slot)

    return target(kind, numbers, types.unliteral(index)), codegen


def _target(kind, source):
    from runtime.compile.memory import register_type

    loaded = register_type(source)
    if isinstance(kind, types.Float | types.Complex) and not (
        isinstance(loaded, types.Complex) and not isinstance(kind, types.Complex)
    ):
        return kind
    return loaded


@intrinsic
def length(typingctx, numbers):
    """How many numbers there are."""

    def codegen(context, builder, signature, args):
        return cgutils.create_struct_proxy(numbers)(context, builder, args[0]).count

    return types.int64(numbers), codegen


@intrinsic
def counted(typingctx, kind, value):
    """A whole number in the compute type, if that is no integer."""
    if not isinstance(value, types.Integer):
        return None
    target = kind.instance_type if isinstance(kind.instance_type, types.Float | types.Complex) else types.int64
    source = types.unliteral(value)

    def codegen(context, builder, signature, args):
        return context.cast(builder, args[1], source, target)

    return target(kind, source), codegen
