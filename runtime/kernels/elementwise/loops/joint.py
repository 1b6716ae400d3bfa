"""The loop of a joint kernel: functions of an element that read the same operands, each with an output of its own.

What the functions have in common, such as the sine of an operand, the compiler computes once. So that nothing depends
on who else needs a term, every operation rounds as IEEE 754 has it: a function gives the same bits here as in a loop of
its own that is ``exact`` (:func:`.pointwise.pointwise_loop`).

A loop is a job (:mod:`runtime.compile.launching`) that is described by a :data:`Call`.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types, typeof
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.inlining import inlined
from runtime.compile.memory import WIDTH, WORD, emit_load, emit_store, register_type
from runtime.kernels.elementwise.loops.pointwise import addresses, element_of, scalars_at
from runtime.kernels.elementwise.sources import Call, Part
from runtime.native.addresses import Ref




_WHOLE = 64  # elements of which the share of a thread is a multiple
_i = types.int64


@functools.partial(inlined, signature=types.UniTuple(_i, 2)(Ref(Call), _i, _i), error_model="numpy")
def share_of(call, part, parts):
    """The elements that a part of the work has: the first one, and the one after the last."""
    share = ((call.total + parts - 1) // parts + _WHOLE - 1) // _WHOLE * _WHOLE
    return min(call.total, part * share), min(call.total, (part + 1) * share)


def make_loop(parts: tuple[Part, ...], scalars: int, name: str) -> Callable[..., None]:
    """The loop around functions of an element: see :func:`runtime.kernels.elementwise.sources.joint_loop`."""
    line = _line(
        tuple((element_of(element, f"{name}_{k}", exact=True), reads) for k, (element, reads) in enumerate(parts))
    )

    def loop(operands, job, part, number_of_parts, _):
        at, call = addresses(operands), Call(job)
        numbers = scalars_at(operands, call.numbers, scalars)
        first, last = share_of(call, part, number_of_parts)
        if call.stands == 0:
            line(operands, at, 0, first, last, numbers)
        else:
            line(operands, at, 1, first, last, numbers)

    loop.__name__ = loop.__qualname__ = name
    return loop


def _line(parts: tuple[tuple[Any, tuple[int, ...]], ...]) -> Any:
    """The code that calls compiled functions for a range of elements and stores what they return."""

    @intrinsic
    def line(typingctx, operands, at, still, first, last, numbers):
        if not isinstance(still, types.IntegerLiteral):
            return None
        inputs = len(operands.elements) - len(parts)
        read, written = operands.elements[:inputs], operands.elements[inputs:]
        kind = types.NumberClass(register_type(operands.compute))
        argument_types = [*map(register_type, read), *numbers]
        owners = [typeof(element) for element, _ in parts]
        called = [
            owner.get_call_type(typingctx, (kind, *(argument_types[index] for index in reads)), {})
            for owner, (_, reads) in zip(owners, parts, strict=True)
        ]
        needed = {index for _, reads in parts for index in reads}
        steps = [0 if k == 0 and still.literal_value else WIDTH[part] for k, part in enumerate(operands.elements)]

        def codegen(context, builder, signature, args):
            _, bases, _, first, last, numbers = args
            bases = cgutils.unpack_tuple(builder, bases, len(operands.elements))
            functions = [context.get_function(*part) for part in zip(owners, called, strict=True)]
            with cgutils.for_range(builder, last, start=first) as walk:
                places = [
                    (base, builder.mul(walk.index, ir.Constant(WORD, step)))
                    for base, step in zip(bases, steps, strict=True)
                ]
                values = [
                    emit_load(context, builder, part, *places[k]) if k in needed else None
                    for k, part in enumerate(read)
                ]
                values += cgutils.unpack_tuple(builder, numbers, len(signature.args[-1]))
                results = [
                    function(builder, [context.get_dummy_value(), *(values[index] for index in reads)])
                    for function, (_, reads) in zip(functions, parts, strict=True)
                ]
                stores = zip(written, places[inputs:], results, called, strict=True)
                for element, index, value, part in stores:
                    emit_store(context, builder, element, *index, value, part.return_type)
            return context.get_dummy_value()

        return types.void(operands, at, still, first, last, numbers), codegen

    return line
