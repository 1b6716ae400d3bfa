"""The loop of kernels that read more than an element of every tensor and a few numbers: whole numbers, lists.

What is generated is as for :mod:`.pointwise`; :mod:`.slots` says where the loop finds what it reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core.extending import intrinsic

from runtime.compile.lists import List, make_list
from runtime.compile.memory import WIDTH, WORD, emit_scalar, register_type
from runtime.kernels.elementwise.loops.pointwise import (
    ANY, DENSE, _word, addresses, element_of, line, next_line, walks,
)  # fmt: skip
from runtime.kernels.elementwise.slots import LIST, NUMBER, TABLE, WHOLE


def make_loop(
    function: Callable[..., Any], inputs: int, name: str, numbers: str, *, exact: bool
) -> Callable[..., None]:
    """The loop around an expression's function; `numbers` has a letter for each argument behind the elements."""
    element, spelled = element_of(function, name, exact=exact), f"{numbers} "

    def loop(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), numbers_at(operands, slots, spelled)
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                line(element, inputs, operands, at, strides, DENSE, count, numbers)
            else:
                line(element, inputs, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    loop.__name__ = loop.__qualname__ = name
    return loop


def _slot_type(kind):
    """What numbers are in a slot, in Numba's words."""
    if isinstance(kind, types.Complex):
        return types.complex128
    return types.float64 if isinstance(kind, types.Float) else types.int64


@intrinsic
def numbers_at(typingctx, operands, slots, spelled):
    """The arguments that are no tensors: numbers in the compute type, whole numbers, lists."""
    if not isinstance(spelled, types.StringLiteral):
        return None
    ways = spelled.literal_value.strip()
    kind = register_type(operands.compute)
    held = _slot_type(kind)
    types_by_way = {NUMBER: kind, WHOLE: types.int64, LIST: List(held), TABLE: List(operands.compute)}

    def codegen(context, builder, signature, args):
        missed = builder.add(args[1], ir.Constant(WORD, 16 * len(ways)))
        values = []
        for position, way in enumerate(ways):
            if way == NUMBER:
                values.append(emit_scalar(context, builder, operands, args[1], position))
            elif way == WHOLE:
                values.append(_word(builder, args[1], 16 * position))
            else:
                data, count = (_word(builder, args[1], 16 * position + 8 * part) for part in range(2))
                width = ir.Constant(WORD, WIDTH[types_by_way[way].element])
                values.append(make_list(context, builder, types_by_way[way], data, count, width, missed))
        return context.make_tuple(builder, signature.return_type, values)

    return types.Tuple([types_by_way[way] for way in ways])(operands, slots, spelled), codegen
