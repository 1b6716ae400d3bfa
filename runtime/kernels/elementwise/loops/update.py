"""The loop of kernels that write into their arguments, around the small function that a YAML expression becomes.

What is generated is ``def step_kernel(T, grads, self, means, lr): ...; return self, means``: an element of every
tensor, those that are only read first, then the numbers; it returns an element for every tensor that is written. An
operand that is written is read and written at the same place, all reads of an element before its writes.

It is called as :mod:`.pointwise` is, and specialised for operands that lie densely, and for `still` ones that stand
still.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import emit_load, emit_store, register_type
from runtime.kernels.elementwise.loops.pointwise import (
    ANY,
    DENSE,
    _steps,
    addresses,
    element_of,
    next_line,
    scalars_at,
    walks,
)  # fmt: skip


def make_loop(function: Callable[..., Any], tensors: int, written: int, still: int, name: str) -> Callable[..., None]:
    """The loop around an expression's function of so many tensors, of which the last `written` are written."""
    scalars = function.__code__.co_argcount - 1 - tensors
    element = element_of(function, name, exact=True)

    def dense_or_any(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), scalars_at(operands, slots, scalars)
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                write_line(element, written, operands, at, strides, DENSE, count, numbers)
            else:
                write_line(element, written, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    def with_standing(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), scalars_at(operands, slots, scalars)
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                write_line(element, written, operands, at, strides, DENSE, count, numbers)
            elif walks(operands, strides, still):
                write_line(element, written, operands, at, strides, still, count, numbers)
            else:
                write_line(element, written, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    loop = with_standing if still else dense_or_any
    loop.__name__ = loop.__qualname__ = name
    return loop


@intrinsic
def write_line(typingctx, element, written, operands, at, strides, still, count, numbers):
    """Call `element`, a compiled function, for `count` elements; `written` and `still` are literals."""
    if not (isinstance(written, types.IntegerLiteral) and isinstance(still, types.IntegerLiteral)):
        return None
    kinds, first = operands.elements, len(operands.elements) - written.literal_value
    number = types.NumberClass(register_type(operands.compute))
    called = element.get_call_type(typingctx, (number, *map(register_type, kinds), *numbers), {})
    results = [called.return_type] if written.literal_value == 1 else list(called.return_type)

    def codegen(context, builder, signature, args):
        _, _, _, bases, strides, _, count, numbers = args
        bases = cgutils.unpack_tuple(builder, bases, len(kinds))
        scalars = cgutils.unpack_tuple(builder, numbers, len(signature.args[-1]))
        function = context.get_function(element, called)
        steps = _steps(builder, operands, strides, still.literal_value)
        with cgutils.for_range(builder, count) as walk:
            places = [(base, builder.mul(walk.index, step)) for base, step in zip(bases, steps, strict=True)]
            values = [
                emit_load(context, builder, kind, *position) for kind, position in zip(kinds, places, strict=True)
            ]
            result = function(builder, [context.get_dummy_value(), *values, *scalars])
            values = [result] if len(results) == 1 else cgutils.unpack_tuple(builder, result, len(results))
            for kind, position, value, result_type in zip(kinds[first:], places[first:], values, results, strict=True):
                emit_store(context, builder, kind, *position, value, result_type)
        return context.get_dummy_value()

    return types.void(element, written, operands, at, strides, still, count, numbers), codegen
