"""The one loop of all scans, around the functions that a ``scan:`` entry becomes.

A call walks ``columns`` lines of ``rows`` elements; see :mod:`runtime.kernels.reduction.loops.frame`. Lines that lie
one after the other keep their accumulators in registers, some at once where a step is cheap: each waits for its own
last one, and the processor works on the others meanwhile. Lines side by side are lanes with accumulators in memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.memory import WIDTH, WORD
from runtime.kernels.reduction.kernel import ScanKernel
from runtime.kernels.reduction.loops.passes import (
    Common, Expression, carried, emit_element, emit_fields, emit_results, emit_words,
)  # fmt: skip

IN_REGISTERS = 4  # accumulators of cheap steps at once: as many lines, or half of them with two each


def make_loop(kernel: ScanKernel, name: str) -> Callable[..., None]:
    """The loop of a scan: see :func:`runtime.kernels.reduction.sources.scan_loop`."""
    (pass_,) = kernel.passes
    start = Expression(pass_.start, f"{name}_start")
    parts = Parts(kernel, Expression(pass_.step, f"{name}_step"), Expression(kernel.each, f"{name}_each"))
    walk_lines, begin_lanes, walk_row = _line_walker(parts, start), _starter(kernel, start), _row_walker(parts)
    cheap = pass_.cheap and len(pass_.accumulators) <= 2
    at_once = IN_REGISTERS // len(pass_.accumulators) if cheap else 1

    def loop(operands, frame, rows, columns, slots):
        if frame.dense == 1 and columns > 1:
            begin_lanes(operands, frame, slots, columns)
            for row in range(rows):
                walk_row(operands, frame, slots, row, 1, columns)
        elif cheap or columns == 1:
            several = columns // at_once * at_once
            for column in range(0, several, at_once):
                walk_lines(operands, frame, slots, column, at_once, rows)
            for column in range(several, columns):
                walk_lines(operands, frame, slots, column, 1, rows)
        else:
            begin_lanes(operands, frame, slots, columns)
            for row in range(rows):
                walk_row(operands, frame, slots, row, 0, columns)

    loop.__name__ = loop.__qualname__ = name
    return loop


class Parts:
    """What one element of a line is to a scan: read, entered, its results written."""

    def __init__(self, kernel: ScanKernel, step: Expression, each: Expression) -> None:
        self.kernel = kernel
        self.step, self.each = step, each

    def resolve(self, typingctx, operands):
        """Compile for operands; what comes back emits the steps, and is given values and where the element lies."""
        names = self.kernel.tensors
        outputs = len(operands.elements) - 1 - len(names)
        common, (accumulators,) = (
            Common(operands, self.kernel.scalars),
            carried(operands, [self.kernel.passes[0].accumulators]),
        )
        kinds = (
            common.kinds | accumulators.kinds | dict.fromkeys(("self", *names), common.compute) | {"index": types.int64}
        )
        step, each = self.step.resolve(typingctx, kinds), self.each.resolve(typingctx, kinds)

        def enter(context, builder, bases, values, x_at, at, index):
            values["self"] = emit_element(context, builder, operands, 0, bases[0], x_at)
            for position, name in enumerate(names, 1 + outputs):
                offset = builder.mul(at, ir.Constant(WORD, WIDTH[operands.elements[position]]))
                values[name] = emit_element(context, builder, operands, position, bases[position], offset)
            values["index"] = index
            values |= accumulators.cast(context, builder, step(context, builder, values))
            results = each(context, builder, values)
            emit_results(context, builder, operands.elements[1 : 1 + outputs], bases[1 : 1 + outputs], at, results)

        return common, accumulators, enter


def _line_walker(parts: Parts, start: Expression) -> Any:
    """`count` (a literal) lines of `rows` elements from line `column` on, their accumulators in registers."""

    @intrinsic
    def walk_lines(typingctx, operands, frame, slots, column, count, rows):
        if not isinstance(count, types.IntegerLiteral):
            return None
        common, accumulators, enter = parts.resolve(typingctx, operands)
        begin, every = start.resolve(typingctx, common.kinds), range(count.literal_value)

        def codegen(context, builder, signature, args):
            address, frame, slots, column, _, rows = args
            bases = emit_words(builder, address, *range(0, 8 * len(operands.elements), 8))
            along, out_along, first, down = emit_fields(builder, frame, "row_stride", "out_step", "index", "row_index")
            x_column, out_column = emit_fields(builder, frame, "x_column", "out_column")
            values = common.emit(context, builder, frame, slots)
            started = accumulators.cast(context, builder, begin(context, builder, values))
            registers = [
                {name: cgutils.alloca_once_value(builder, value) for name, value in started.items()} for _ in every
            ]
            for line in registers:  # here, for one call follows the other
                for name, element in line.items():
                    builder.store(started[name], element)
            lines = [builder.add(column, ir.Constant(WORD, k)) for k in every]
            x_lines = [builder.mul(line, x_column) for line in lines]
            out_lines = [builder.mul(line, out_column) for line in lines]
            with cgutils.for_range(builder, rows) as steps:
                row = steps.index
                x_row, out_row = builder.mul(row, along), builder.mul(row, out_along)
                index = builder.add(first, builder.mul(row, down))
                for line, x_line, out_line in zip(registers, x_lines, out_lines, strict=True):
                    values |= {name: builder.load(element) for name, element in line.items()}
                    x_at, at = builder.add(x_row, x_line), builder.add(out_row, out_line)
                    enter(context, builder, bases, values, x_at, at, index)
                    for name, element in line.items():
                        builder.store(values[name], element)
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 3, count, types.int64), codegen

    return walk_lines


def _starter(kernel: ScanKernel, start: Expression) -> Any:
    """Give the accumulators of `count` lanes the values that they begin with."""

    @intrinsic
    def begin_lanes(typingctx, operands, frame, slots, count):
        common, (accumulators,) = Common(operands, kernel.scalars), carried(operands, [kernel.passes[0].accumulators])
        call = start.resolve(typingctx, common.kinds)

        def codegen(context, builder, signature, args):
            _, frame, slots, count = args
            values = common.emit(context, builder, frame, slots)
            places = accumulators.places(builder, *emit_fields(builder, frame, "state", "capacity"))
            with cgutils.for_range(builder, count) as lanes:
                accumulators.keep(context, builder, places, lanes.index, call(context, builder, values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 3), codegen

    return begin_lanes


def _row_walker(parts: Parts) -> Any:
    """The elements number `row` of `count` lines; `dense` (a literal) where these lie side by side."""

    @intrinsic
    def walk_row(typingctx, operands, frame, slots, row, dense, count):
        if not isinstance(dense, types.IntegerLiteral):
            return None
        common, accumulators, enter = parts.resolve(typingctx, operands)

        def codegen(context, builder, signature, args):
            address, frame, slots, row, _, count = args
            bases = emit_words(builder, address, *range(0, 8 * len(operands.elements), 8))
            along, out_along, first, down = emit_fields(builder, frame, "row_stride", "out_step", "index", "row_index")
            x_column, out_column = ir.Constant(WORD, WIDTH[operands.elements[0]]), ir.Constant(WORD, 1)
            if not dense.literal_value:
                x_column, out_column = emit_fields(builder, frame, "x_column", "out_column")
            values = common.emit(context, builder, frame, slots)
            places = accumulators.places(builder, *emit_fields(builder, frame, "state", "capacity"))
            x_row, out_row = builder.mul(row, along), builder.mul(row, out_along)
            index = builder.add(first, builder.mul(row, down))
            with cgutils.for_range(builder, count) as lanes:
                lane = lanes.index
                values |= accumulators.recall(context, builder, places, lane)
                x_at = builder.add(x_row, builder.mul(lane, x_column))
                at = builder.add(out_row, builder.mul(lane, out_column))
                enter(context, builder, bases, values, x_at, at, index)
                accumulators.keep(context, builder, places, lane, accumulators.named(values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 3, dense, types.int64), codegen

    return walk_row
