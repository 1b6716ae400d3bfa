"""What reduction loops are written with: accumulators in memory, and the limits of a dtype."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.extending import overload

from runtime.compile.memory import BYTE, WIDTH, WORD, _at, _scope, register_type
from runtime.kernels.reduction.description import MAX_ACCUMULATORS
from runtime.kernels.reduction.loops.frame import Frame
from runtime.kernels.vecmath import isnan, maximum, minimum
from runtime.kernels.vecmath.bits import select


@dataclass(frozen=True)
class Accumulators:
    """The values of one accumulator, one a lane: their type, and which of the loop's accumulators it is."""

    element: Any
    number: int


def element_of(operands, kind):
    """The type of an accumulator called `kind`; "wide" has room for sums of many elements."""
    compute = register_type(operands.compute)
    if kind == "wide":
        inexact = isinstance(compute, types.Float | types.Complex)
        return _WIDE[type(compute)] if inexact else types.int64
    return {"compute": compute, "int64": types.int64, "bool": types.boolean}[kind]


_WIDE = {types.Float: types.float64, types.Complex: types.complex128}


def _slot(context, builder, slots, base, lane):
    stored = BYTE if slots.element is types.boolean else context.get_value_type(slots.element)
    return _at(builder, base, builder.mul(lane, ir.Constant(WORD, WIDTH[slots.element])), stored)


def _own(builder, slots, instruction):
    """Say that an accumulator shares memory with no input and no other one.

    Loads and stores say the same: of a place that both touch, LLVM believes only what all of them say.
    """
    instruction.set_metadata("alias.scope", _scope(builder, f"accumulator {slots.number}"))
    _apart(builder, instruction, [number for number in range(MAX_ACCUMULATORS) if number != slots.number])


def _apart(builder, instruction, accumulators):
    """Say that an instruction touches no input and none of these accumulators."""
    scopes = [_scope(builder, which).operands[0] for which in ("inputs", *(f"accumulator {k}" for k in accumulators))]
    instruction.set_metadata("noalias", builder.module.add_metadata(scopes))


def emit_aside(builder, value, pointer):
    """Emit a store of `value` to where neither inputs nor accumulators lie."""
    _apart(builder, builder.store(value, pointer, align=1), range(MAX_ACCUMULATORS))


def emit_recall(context, builder, slots, base, lane, *, changes):
    """Emit a load of the value in a lane; without `changes` it is one that the surrounding loop never changes."""
    value = builder.load(_slot(context, builder, slots, base, lane), align=1)
    if changes:
        _own(builder, slots, value)
    else:
        value.set_metadata("alias.scope", _scope(builder, "inputs"))
    if slots.element is types.boolean:
        return builder.icmp_unsigned("!=", value, ir.Constant(BYTE, 0))
    return value


def emit_keep(context, builder, slots, base, lane, value, kind):
    """Emit a store of `value`, of the Numba type `kind`, as the value in a lane."""
    stored = context.cast(builder, value, kind, slots.element)
    if slots.element is types.boolean:
        stored = builder.zext(stored, BYTE)
    _own(builder, slots, builder.store(stored, _slot(context, builder, slots, base, lane), align=1))


def type_of_count(operands):
    """The type of the number of reduced elements: that which is computed in, where it is floating or complex."""
    kind = register_type(operands.compute)
    return kind if isinstance(kind, types.Float | types.Complex) else types.int64


def emit_count(context, builder, operands, frame):
    """Emit the number of reduced elements."""
    value = builder.load(_at(builder, frame, ir.Constant(WORD, Frame.offset("count")), WORD))
    return context.cast(builder, value, types.int64, type_of_count(operands))


def lowest(kind):
    """The value of type `kind` that is below all others: -inf for floats and complex numbers, False for bool."""
    raise NotImplementedError


def highest(kind):
    """The value of type `kind` that is above all others: inf for floats and complex numbers, True for bool."""
    raise NotImplementedError


def _limit(kind: types.Type, *, upper: bool) -> Any:
    number = kind.instance_type
    if isinstance(number, types.Float):
        return {32: np.float32, 64: np.float64}[number.bitwidth](np.inf if upper else -np.inf)
    if isinstance(number, types.Complex):
        return {64: np.complex64, 128: np.complex128}[number.bitwidth](np.inf if upper else -np.inf)
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
