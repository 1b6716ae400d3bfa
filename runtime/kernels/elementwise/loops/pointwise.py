"""The one loop of all pointwise kernels, around the small function that a YAML expression becomes.

What is generated is ``def add_Tensor_kernel(T, self, other, alpha): return self + alpha * other``: the dtype that is
computed in, an element of every input, the numbers; it returns an element, or a tuple of one for every output. The
loop here gives it its elements, for any number of operands, any dtypes and strides; :mod:`.operator` compiles it for
the dtypes that occur.

A call of the loop walks ``rows`` lines of ``count`` elements. ``strides`` holds the bytes from element to element of
every operand, and from its 64th byte on those from line to line. A line is specialised for operands that lie densely,
and for some inputs that stand still while the others do: a number or a column against a matrix; of more than two
inputs those behind the first one or two, such as the mean and the weight of a row or of a channel. Every such case
costs compile time, so there are no more.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import WIDTH, WORD, emit_load, emit_scalar, emit_store, register_type

DENSE = 0  # no operand stands still
ANY = -1  # strides are read
_ROW_STRIDES = 64  # bytes to the distances from line to line


def make_loop(function: Callable[..., Any], inputs: int, name: str, *, exact: bool) -> Callable[..., None]:
    """The loop around an expression's function: see :func:`runtime.kernels.elementwise.sources.pointwise_loop`."""
    scalars = function.__code__.co_argcount - 1 - inputs
    loop = (_dense_or_any if inputs < 2 else _with_standing)(element_of(function, name, exact=exact), inputs, scalars)
    loop.__name__ = loop.__qualname__ = name
    return loop


def element_of(function: Callable[..., Any], name: str, *, exact: bool) -> Any:
    """The function of an element, to be compiled into the loop `name`."""
    body = FunctionType(function.__code__, function.__globals__, f"{name}_element")
    body.__module__ = __name__  # packages share stored bodies, which name a module that is always there
    return inlined(body, forceinline=True, error_model="numpy", fastmath=set() if exact else set(FASTMATH))


def _dense_or_any(element: Any, inputs: int, scalars: int) -> Callable[..., None]:
    """The loop of one input."""

    def loop(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), scalars_at(operands, slots, scalars)
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                line(element, inputs, operands, at, strides, DENSE, count, numbers)
            else:
                line(element, inputs, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    return loop


def _with_standing(element: Any, inputs: int, scalars: int) -> Callable[..., None]:
    """The loop of several inputs, of which some may stand still: bits of their positions."""
    every = (1 << inputs) - 1
    some, others = (0b01, 0b10) if inputs == 2 else (every & ~0b1, every & ~0b11)

    def loop(operands, strides, rows, count, slots):
        at, numbers = addresses(operands), scalars_at(operands, slots, scalars)
        for _ in range(rows):
            if walks(operands, strides, DENSE):
                line(element, inputs, operands, at, strides, DENSE, count, numbers)
            elif walks(operands, strides, some):
                line(element, inputs, operands, at, strides, some, count, numbers)
            elif walks(operands, strides, others):
                line(element, inputs, operands, at, strides, others, count, numbers)
            else:
                line(element, inputs, operands, at, strides, ANY, count, numbers)
            at = next_line(operands, at, strides)

    return loop


def _word(builder, base, offset):
    """The 64-bit integer at an address."""
    pointer = builder.inttoptr(builder.add(base, ir.Constant(WORD, offset)), WORD.as_pointer())
    return builder.load(pointer)


@intrinsic
def addresses(typingctx, operands):
    """Where each operand begins, as a tuple."""
    count = len(operands.elements)

    def codegen(context, builder, signature, args):
        values = [_word(builder, args[0], 8 * position) for position in range(count)]
        return context.make_tuple(builder, signature.return_type, values)

    return types.UniTuple(types.int64, count)(operands), codegen


@intrinsic
def next_line(typingctx, operands, at, strides):
    """The addresses one line further on."""
    count = len(operands.elements)

    def codegen(context, builder, signature, args):
        steps = [_word(builder, args[2], _ROW_STRIDES + 8 * position) for position in range(count)]
        moved = [builder.add(*pair) for pair in zip(cgutils.unpack_tuple(builder, args[1], count), steps, strict=True)]
        return context.make_tuple(builder, signature.return_type, moved)

    return types.UniTuple(types.int64, count)(operands, at, strides), codegen


@intrinsic
def scalars_at(typingctx, operands, slots, count):
    """The first `count` (a literal) scalar arguments in the compute type, as a tuple."""
    if not isinstance(count, types.IntegerLiteral):
        return None
    number = count.literal_value

    def codegen(context, builder, signature, args):
        values = [emit_scalar(context, builder, operands, args[1], position) for position in range(number)]
        return context.make_tuple(builder, signature.return_type, values)

    return types.UniTuple(register_type(operands.compute), number)(operands, slots, count), codegen


@intrinsic
def walks(typingctx, operands, strides, still):
    """Whether the operands whose bits are set in `still` (a literal) stand still and the others lie densely."""
    if not isinstance(still, types.IntegerLiteral):
        return None
    steps = [0 if still.literal_value >> k & 1 else WIDTH[element] for k, element in enumerate(operands.elements)]

    def codegen(context, builder, signature, args):
        result = ir.Constant(ir.IntType(1), 1)
        for position, step in enumerate(steps):
            same = builder.icmp_signed("==", _word(builder, args[1], 8 * position), ir.Constant(WORD, step))
            result = builder.and_(result, same)
        return result

    return types.boolean(operands, strides, still), codegen


@intrinsic
def line(typingctx, element, inputs, operands, at, strides, still, count, numbers):
    """Call `element`, a compiled function, for `count` elements; `inputs` and `still` are literals."""
    if not (isinstance(inputs, types.IntegerLiteral) and isinstance(still, types.IntegerLiteral)):
        return None
    read, written = operands.elements[: inputs.literal_value], operands.elements[inputs.literal_value :]
    kind = types.NumberClass(register_type(operands.compute))
    called = element.get_call_type(typingctx, (kind, *map(register_type, read), *numbers), {})
    results = [called.return_type] if len(written) == 1 else list(called.return_type)

    def codegen(context, builder, signature, args):
        _, _, _, bases, strides, _, count, numbers = args
        bases = cgutils.unpack_tuple(builder, bases, len(operands.elements))
        scalars = cgutils.unpack_tuple(builder, numbers, len(signature.args[-1]))
        function = context.get_function(element, called)
        steps = _steps(builder, operands, strides, still.literal_value)
        with cgutils.for_range(builder, count) as walk:
            places = [(base, builder.mul(walk.index, step)) for base, step in zip(bases, steps, strict=True)]
            values = [
                emit_load(context, builder, part, *position) for part, position in zip(read, places, strict=False)
            ]
            result = function(builder, [context.get_dummy_value(), *values, *scalars])
            values = [result] if len(written) == 1 else cgutils.unpack_tuple(builder, result, len(written))
            for part, position, value, kind in zip(written, places[len(read) :], values, results, strict=True):
                emit_store(context, builder, part, *position, value, kind)
        return context.get_dummy_value()

    return types.void(element, inputs, operands, at, strides, still, count, numbers), codegen


def _steps(builder, operands, strides, still):
    """The bytes from element to element of every operand: known to the compiler where the line is specialised."""
    if still == ANY:
        return [_word(builder, strides, 8 * position) for position in range(len(operands.elements))]
    return [ir.Constant(WORD, 0 if still >> k & 1 else WIDTH[element]) for k, element in enumerate(operands.elements)]
