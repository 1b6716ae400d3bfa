"""What reduction loops are written with: accumulators in memory, and the limits of a dtype."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg, var-annotated, attr-defined"

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.datamodel import models
from numba.core.extending import intrinsic, overload, register_model

from runtime.kernels.memory import BYTE, WIDTH, WORD, _at, _scope, register_type
from runtime.kernels.reduction_native.frame import COUNT
from runtime.kernels.vecmath import isnan, maximum, minimum
from runtime.kernels.vecmath.bits import select


class Accumulators(types.Type):
    """The address of one accumulator's values, one a column."""

    def __init__(self, element: types.Type, number: int) -> None:
        self.element = element
        self.number = number
        super().__init__(name=f"Accumulators({element}, {number})")


@register_model(Accumulators)
class AccumulatorsModel(models.PrimitiveModel):
    """An address."""

    def __init__(self, manager, fe_type):
        super().__init__(manager, fe_type, WORD)


def _element(operands, kind):
    """The type of an accumulator called `kind`; "wide" has room for sums of many elements."""
    compute = register_type(operands.compute)
    if kind == "wide":
        inexact = isinstance(compute, types.Float | types.Complex)
        return _WIDE[type(compute)] if inexact else types.int64
    return {"compute": compute, "int64": types.int64, "bool": types.boolean}[kind]


_WIDE = {types.Float: types.float64, types.Complex: types.complex128}


@intrinsic
def accumulators(typingctx, operands, number, kind, address):
    """Accumulator `number` at `address`; `kind` is "compute", "wide", "int64" or "bool" (both literal)."""
    if not isinstance(number, types.IntegerLiteral) or not isinstance(kind, types.StringLiteral):
        return None
    result = Accumulators(_element(operands, kind.literal_value), number.literal_value)

    def codegen(context, builder, signature, args):
        return args[3]

    return result(operands, number, kind, types.int64), codegen


@intrinsic
def as_accumulator(typingctx, operands, kind, value):
    """`value` in the type of an accumulator that is not in memory."""
    if not isinstance(kind, types.StringLiteral):
        return None
    result = _element(operands, kind.literal_value)

    def codegen(context, builder, signature, args):
        return context.cast(builder, args[2], signature.args[2], result)

    return result(operands, kind, value), codegen


@intrinsic
def end_of(typingctx, slots, capacity):
    """The address after `capacity` values: there the next accumulator begins."""
    width = WIDTH[slots.element]

    def codegen(context, builder, signature, args):
        return builder.add(args[0], builder.mul(args[1], ir.Constant(WORD, width)))

    return types.int64(slots, types.int64), codegen


def _slot(context, builder, slots, args):
    stored = BYTE if slots.element is types.boolean else context.get_value_type(slots.element)
    offset = builder.mul(args[1], ir.Constant(WORD, WIDTH[slots.element]))
    return _at(builder, args[0], offset, stored)


def _own(builder, slots, instruction):
    """Say that an accumulator shares memory with no input and no other one.

    Loads and stores say the same: of a place that both touch, LLVM believes only what all of them say.
    """
    others = [f"accumulator {number}" for number in range(8) if number != slots.number]
    scopes = [_scope(builder, which).operands[0] for which in ("inputs", *others)]
    instruction.set_metadata("alias.scope", _scope(builder, f"accumulator {slots.number}"))
    instruction.set_metadata("noalias", builder.module.add_metadata(scopes))


def _recalled(context, builder, slots, args, *, changes):
    value = builder.load(_slot(context, builder, slots, args), align=1)
    if changes:
        _own(builder, slots, value)
    else:
        value.set_metadata("alias.scope", _scope(builder, "inputs"))
    if slots.element is types.boolean:
        return builder.icmp_unsigned("!=", value, ir.Constant(BYTE, 0))
    return value


@intrinsic
def recall(typingctx, slots, lane):
    """The accumulator's value in column `lane`."""

    def codegen(context, builder, signature, args):
        return _recalled(context, builder, slots, args, changes=True)

    return slots.element(slots, types.int64), codegen


@intrinsic
def finished(typingctx, slots, lane):
    """As :func:`recall`, of an accumulator that the surrounding loop never changes; the compiler relies on that."""

    def codegen(context, builder, signature, args):
        return _recalled(context, builder, slots, args, changes=False)

    return slots.element(slots, types.int64), codegen


@intrinsic
def keep(typingctx, slots, lane, value):
    """Set the accumulator's value in column `lane`."""

    def codegen(context, builder, signature, args):
        given = context.cast(builder, args[2], signature.args[2], slots.element)
        if slots.element is types.boolean:
            given = builder.zext(given, BYTE)
        instruction = builder.store(given, _slot(context, builder, slots, args), align=1)
        _own(builder, slots, instruction)
        return context.get_dummy_value()

    return types.void(slots, types.int64, value), codegen


@intrinsic
def element_count(typingctx, operands, frame):
    """The number of reduced elements, in the compute type where that is floating or complex, else int64."""
    kind = register_type(operands.compute)
    result = kind if isinstance(kind, types.Float | types.Complex) else types.int64

    def codegen(context, builder, signature, args):
        value = builder.load(_at(builder, args[1], ir.Constant(WORD, COUNT), WORD))
        return context.cast(builder, value, types.int64, result)

    return result(operands, types.int64), codegen


def lowest(kind):
    """The value of type `kind` that is below all others: -inf for floats, False for bool."""
    raise NotImplementedError


def highest(kind):
    """The value of type `kind` that is above all others: inf for floats, True for bool."""
    raise NotImplementedError


def _limit(kind: types.Type, *, upper: bool) -> Any:
    number = kind.instance_type
    if isinstance(number, types.Float):
        return {32: np.float32, 64: np.float64}[number.bitwidth](np.inf if upper else -np.inf)
    if isinstance(number, types.Integer):
        info = np.iinfo(number.name)
        return np.dtype(number.name).type(info.max if upper else info.min)
    return upper


@overload(lowest)
def _lowest(kind):
    value = _limit(kind, upper=False)

    def implementation(kind):
        return value

    return implementation


@overload(highest)
def _highest(kind):
    value = _limit(kind, upper=True)

    def implementation(kind):
        return value

    return implementation


def larger(found, x):
    """The larger of what was found and x, NaN if either is NaN; of two zeros either: one comparison, not three."""
    raise NotImplementedError


def smaller(found, x):
    """The smaller of what was found and x, NaN if either is NaN; of two zeros either."""
    raise NotImplementedError


@overload(larger)
def _larger(found, x):
    if isinstance(x, types.Float):
        return lambda found, x: select(isnan(x), x, select(x > found, x, found))
    return lambda found, x: maximum(found, x)


@overload(smaller)
def _smaller(found, x):
    if isinstance(x, types.Float):
        return lambda found, x: select(isnan(x), x, select(x < found, x, found))
    return lambda found, x: minimum(found, x)
