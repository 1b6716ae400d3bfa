"""The loop of pointwise kernels of 16 bits that read numbers as their dtype has them.

Floats of 16 bits are computed with in float32, numbers among them, where nothing else is said. PyTorch adds a number
that was rounded to the dtype first, and multiplies by one that was not: an entry says which (`half_numbers`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import _rounded, register_type
from runtime.kernels.elementwise.loops.pointwise import (
    ANY, DENSE, addresses, element_of, line, next_line, scalars_at, walks,
)  # fmt: skip


def make_loop(function: Callable[..., Any], inputs: int, name: str, *, exact: bool) -> Callable[..., None]:
    """The loop around an expression's function: see :func:`runtime.kernels.elementwise.sources.pointwise_loop`."""
    scalars, element = function.__code__.co_argcount - 1 - inputs, element_of(function, name, exact=exact)
    every = (1 << inputs) - 1  # of one input none stands still
    first, later = (0b01, 0b10) if inputs == 2 else (every & ~0b1, every & ~0b11)

    def loop(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), rounded_numbers(operands, scalars_at(operands, slots, scalars))
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                line(element, inputs, operands, at, strides, DENSE, count, numbers)
            elif inputs > 1 and walks(operands, strides, first):
                line(element, inputs, operands, at, strides, first, count, numbers)
            elif inputs > 1 and walks(operands, strides, later):
                line(element, inputs, operands, at, strides, later, count, numbers)
            else:
                line(element, inputs, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    loop.__name__ = loop.__qualname__ = name
    return loop


@intrinsic
def rounded_numbers(typingctx, operands, numbers):
    """Numbers as memory of the compute type has them, in the type that they are computed with."""

    def codegen(context, builder, signature, args):
        values = [_rounded(builder, operands.compute, value) for value in cgutils.unpack_tuple(builder, args[1])]
        return context.make_tuple(builder, signature.return_type, values)

    return types.UniTuple(register_type(operands.compute), numbers.count)(operands, numbers), codegen
