"""The one loop of all reductions, around the functions that a ``reduce:`` entry becomes.

A call does one stage for ``rows`` x ``columns`` elements; the stages, and the frame it reads, are described in
:mod:`runtime.kernels.reduction.loops.frame`. Its inner walks go over lanes, each with accumulators of its own, so
they vectorise whatever the expressions are.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.extending import intrinsic

from runtime.compile.compiling import FASTMATH
from runtime.compile.inlining import inlined
from runtime.compile.memory import WIDTH, WORD
from runtime.kernels.reduction.loops.frame import FINISH, FOLD, FOLDED, LANES, LINE, START, STEP, WRITE
from runtime.kernels.reduction.kernel import ReduceKernel
from runtime.kernels.reduction.loops.passes import (
    Carried, Common, Expression, Kept, Others, carried, emit_element, emit_fields, emit_results, emit_words,
)  # fmt: skip
from runtime.native.structures import stack_words

AT_ONCE = 4  # rows between reading and writing accumulators, where reading and writing them would dominate
_STAGES = 16  # stages of a pass lie so far apart: their numbers end in that of the pass
_inlined = functools.partial(inlined, error_model="numpy", fastmath=set(FASTMATH), forceinline=True)


def make_loop(kernel: ReduceKernel, name: str) -> Callable[..., None]:
    """The loop of a reduction: see :func:`runtime.kernels.reduction.sources.reduction_loop`."""
    conclude = _ends(kernel, Expression(kernel.end, f"{name}_end"))
    enter: Any = None
    for number in reversed(range(len(kernel.passes))):
        enter = _either(_pass(kernel, number, f"{name}_{number}"), enter)

    def loop(operands, frame, rows, columns, slots):
        stage = frame.stage
        if stage <= WRITE:
            conclude(operands, frame, slots, stage, rows, columns)
        else:
            enter(operands, frame, slots, stage, rows, columns)

    loop.__name__ = loop.__qualname__ = name
    return loop


def _either(first: Any, later: Any) -> Any:
    """A pass, or one of those behind it."""
    if later is None:
        return first

    def enter(operands, frame, slots, stage, rows, columns):
        if stage % _STAGES == 0:
            first(operands, frame, slots, stage, rows, columns)
        else:
            later(operands, frame, slots, stage - 1, rows, columns)

    return _inlined(enter)


def _pass(kernel: ReduceKernel, number: int, name: str) -> Any:
    """The stages of one pass."""
    pass_ = kernel.passes[number]
    words = [each.accumulators for each in kernel.passes]
    start, combine = _starter(kernel, number, name), _joiner(kernel, number, name)
    step, own_state = _stepper(kernel, number, name), _own_state(words, number)
    room = 2 * LANES * len(pass_.accumulators)  # words: the widest accumulator has two
    keeps = 1 if kernel.common is not None and number + 1 == len(kernel.passes) else 0
    walk = _walk(step, AT_ONCE if pass_.cheap and len(pass_.accumulators) == 1 else 1, 0)
    if keeps:
        walk = _keeping(walk, _walk(step, 1, 1))

    def enter(operands, frame, slots, stage, rows, columns):
        if folds and stage == LINE and columns <= LANES * FOLDED and frame.lines == 1:
            fold_lines(operands, frame, slots, rows, columns)
            return
        x, width = first_operand(operands), first_width(operands)
        out, out_along, out_width = first_output(operands), frame.out_step, output_width(operands)
        state, capacity, along = own_state(operands, frame), frame.capacity, frame.row_stride
        first = frame.index
        if stage == LINE:  # `rows` outputs, each of lines of `columns` contiguous elements, dealt out to LANES
            lanes = stack_words(room)
            whole, apart = columns // LANES * LANES, frame.line_strides[0]
            for row in range(rows):
                target = out + row * out_along * out_width
                start(operands, frame, slots, lanes, LANES, LANES)
                for k in range(frame.lines):
                    line, index = x + row * along + k * apart, first + k * columns
                    for begin in range(0, whole, LANES):
                        at, to, i = line + begin * width, target + begin * out_width, index + begin
                        step(operands, frame, slots, lanes, LANES, row, 0, at, 0, row, k, begin, i, 0, 1, to, keeps, 1,
                             LANES)  # fmt: skip
                    at, to, i, left = line + whole * width, target + whole * out_width, index + whole, columns - whole
                    step(operands, frame, slots, lanes, LANES, row, 0, at, 0, row, k, whole, i, 0, 1, to, keeps, 1,
                         left)  # fmt: skip
                half = LANES
                while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                    half //= 2
                    combine(operands, frame, slots, lanes, LANES, half, min(columns, half))
                while half > 1:
                    half //= 2
                    combine(operands, frame, slots, lanes, LANES, half, half)
                move_lane(operands, lanes, state, capacity, row)
        elif stage == START:
            start(operands, frame, slots, state, capacity, columns)
        elif stage == STEP:
            walk(operands, frame, slots, state, x, rows, columns)
        elif stage == FOLD:  # `rows` sets of columns, pairwise until the first has everything
            while rows > 1:
                half = (rows + 1) // 2
                combine(operands, frame, slots, state, capacity, half * columns, (rows - half) * columns)
                rows = half

    folds, move_lane = kernel.folds, _mover(words, number)
    fold_lines = _folded_lines(kernel, name, start, step) if folds else None
    return _inlined(enter)


def _folded_lines(kernel: ReduceKernel, name: str, start: Any, step: Any) -> Any:
    """The stage LINE for short lines: FOLDED of them, each dealt out to as many lanes, whose lanes are joined at once.

    There is one pass, with one accumulator.
    """
    room = 2 * FOLDED * FOLDED  # words: the widest accumulator has two

    def fold_lines(operands, frame, slots, rows, columns):
        x, width, along, first = first_operand(operands), first_width(operands), frame.row_stride, frame.index
        lanes, pairs, whole = stack_words(room), stack_words(room), columns // FOLDED * FOLDED
        for top in range(0, rows, FOLDED):
            count = min(FOLDED, rows - top)
            for k in range(count):
                row, lane = top + k, lane_at(operands, lanes, k * FOLDED)
                line = x + row * along
                start(operands, frame, slots, lane, FOLDED, FOLDED)
                for begin in range(0, whole, FOLDED):
                    at, i = line + begin * width, first + begin
                    step(operands, frame, slots, lane, FOLDED, row, 0, at, 0, row, 0, begin, i, 0, 1, 0, 0, 1, FOLDED)
                at, i, left = line + whole * width, first + whole, columns - whole
                step(operands, frame, slots, lane, FOLDED, row, 0, at, 0, row, 0, whole, i, 0, 1, 0, 0, 1, left)
            join_pairs(operands, frame, slots, lanes, pairs, count * 8)
            join_pairs(operands, frame, slots, pairs, lanes, count * 4)
            join_pairs(operands, frame, slots, lanes, pairs, count * 2)
            join_pairs(operands, frame, slots, pairs, lane_at(operands, frame.state, top), count)

    lane_at, join_pairs = _lane_at(kernel), _pair_joiner(kernel, name)
    return _inlined(fold_lines)


def _walk(step: Any, at_once: int, keeps: int) -> Any:
    """The stage STEP: `rows` rows of `columns` elements enter, `at_once` rows at a time."""

    def walk(operands, frame, slots, own, x, rows, columns):
        capacity, along, down, across = frame.capacity, frame.row_stride, frame.row_index, frame.column_index
        first, out, out_along = frame.index, first_output(operands), frame.out_step * output_width(operands)
        several = rows // at_once * at_once
        for row in range(0, several, at_once):
            at, to, i = x + row * along, out + row * out_along, first + row * down
            step(
                operands, frame, slots, own, capacity, 0, 1, at, along, row, 0, 0, i, down, across, to, keeps, at_once,
                columns,
            )  # fmt: skip
        for row in range(several, rows):
            at, to, i = x + row * along, out + row * out_along, first + row * down
            step(
                operands, frame, slots, own, capacity, 0, 1, at, along, row, 0, 0, i, down, across, to, keeps, 1,
                columns,
            )  # fmt: skip

    return _inlined(walk)


def _keeping(plain: Any, keeping: Any) -> Any:
    """A walk that keeps what the end has in common with it where the frame says so."""

    def walk(operands, frame, slots, own, x, rows, columns):
        if frame.keeps == 1:
            keeping(operands, frame, slots, own, x, rows, columns)
        else:
            plain(operands, frame, slots, own, x, rows, columns)

    return _inlined(walk)


@intrinsic
def first_operand(typingctx, operands):
    """Where the reduced tensor begins."""

    def codegen(context, builder, signature, args):
        return builder.load(builder.inttoptr(args[0], WORD.as_pointer()))

    return types.int64(operands), codegen


@intrinsic
def first_output(typingctx, operands):
    """Where the first output begins."""

    def codegen(context, builder, signature, args):
        return builder.load(builder.inttoptr(builder.add(args[0], ir.Constant(WORD, 8)), WORD.as_pointer()))

    return types.int64(operands), codegen


@intrinsic
def output_width(typingctx, operands):
    """The bytes of one of its elements."""

    def codegen(context, builder, signature, args):
        return ir.Constant(WORD, WIDTH[operands.elements[1]])

    return types.int64(operands), codegen


@intrinsic
def first_width(typingctx, operands):
    """The bytes of one of its elements."""

    def codegen(context, builder, signature, args):
        return ir.Constant(WORD, WIDTH[operands.elements[0]])

    return types.int64(operands), codegen


def _own_state(words: list[dict[str, str]], number: int) -> Any:
    """Where the accumulators of a pass lie, behind those of the passes before it."""

    @intrinsic
    def own_state(typingctx, operands, frame):
        before = carried(operands, words)[:number]

        def codegen(context, builder, signature, args):
            state, capacity = emit_fields(builder, args[1], "state", "capacity")
            for earlier in before:
                state = earlier.places(builder, state, capacity)[""]
            return state

        return types.int64(operands, frame), codegen

    return own_state


def _starter(kernel: ReduceKernel, number: int, name: str) -> Any:
    """Give the accumulators of `count` lanes the values that they begin with."""
    expression = Expression(kernel.passes[number].start, f"{name}_start")

    @intrinsic
    def start(typingctx, operands, frame, slots, state, capacity, count):
        common = Common(operands, kernel.scalars)
        accumulators = carried(operands, [pass_.accumulators for pass_ in kernel.passes])[number]
        call = expression.resolve(typingctx, common.kinds)

        def codegen(context, builder, signature, args):
            _, frame, slots, state, capacity, count = args
            values = common.emit(context, builder, frame, slots)
            places = accumulators.places(builder, state, capacity)
            with cgutils.for_range(builder, count) as lanes:
                accumulators.keep(context, builder, places, lanes.index, call(context, builder, values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 5), codegen

    return start


def _joiner(kernel: ReduceKernel, number: int, name: str) -> Any:
    """Join to `count` lanes those `distance` further on."""
    expression = Expression(kernel.passes[number].combine, f"{name}_combine")

    @intrinsic
    def combine(typingctx, operands, frame, slots, state, capacity, distance, count):
        common = Common(operands, kernel.scalars)
        accumulators = carried(operands, [pass_.accumulators for pass_ in kernel.passes])[number]
        call = expression.resolve(typingctx, common.kinds | accumulators.kinds | accumulators.others)

        def codegen(context, builder, signature, args):
            _, frame, slots, state, capacity, distance, count = args
            values = common.emit(context, builder, frame, slots)
            places = accumulators.places(builder, state, capacity)
            with cgutils.for_range(builder, count) as lanes:
                lane = lanes.index
                values |= accumulators.recall(context, builder, places, lane)
                second_values = accumulators.recall(context, builder, places, builder.add(lane, distance))
                values |= {f"{name}_other": value for name, value in second_values.items()}
                accumulators.keep(context, builder, places, lane, call(context, builder, values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 6), codegen

    return combine


def _stepper(kernel: ReduceKernel, number: int, name: str) -> Any:
    """Let an element enter each of `count` lanes, or `rows` (a literal) elements, `along` bytes apart.

    The elements of a row, or of a `line` (0 where a row has one) of it, begin at `x`. Accumulators of earlier passes
    are those of column `column`, or of column after column where `columns` (a literal) is 1. `index` counts from
    `first`, by `down` from row to row. What is kept goes to `out` where `keeps` (a literal) is 1.
    """
    expression = Expression(kernel.passes[number].step, f"{name}_step")
    shared = _kept_of(kernel, f"{name}_common") if number + 1 == len(kernel.passes) else None

    @intrinsic
    def step(
        typingctx, operands, frame, slots, state, capacity, column, columns, x, along, row, line, begin, first, down,
        across, out, keeps, rows, count,
    ):  # fmt: skip
        if not all(isinstance(literal, types.IntegerLiteral) for literal in (rows, columns, keeps)):
            return None
        common = Common(operands, kernel.scalars)
        *before, accumulators = carried(operands, [literal.accumulators for literal in kernel.passes])[: number + 1]
        earlier = Carried({name: literal for each in before for name, literal in each.slots.items()})
        others = Others(operands, kernel.tensors)
        kinds = (
            common.kinds
            | earlier.kinds
            | accumulators.kinds
            | {"self": common.compute, "index": types.int64}
            | others.kinds
        )
        shared_values = Kept(shared, typingctx, operands, kinds)
        call = expression.resolve(typingctx, kinds | shared_values.kinds)
        width, out_width = (ir.Constant(WORD, WIDTH[literal]) for literal in operands.elements[:2])

        def codegen(context, builder, signature, args):
            address, frame, slots, state, capacity, column, _, x, along, row, which, begin, *steps, count = args
            first, down, across, out, _, _ = steps
            values = common.emit(context, builder, frame, slots)
            places = accumulators.places(builder, state, capacity)
            finished = earlier.places(builder, *emit_fields(builder, frame, "state", "capacity"))
            which = None if isinstance(line, types.IntegerLiteral) else which
            beside = others.rows(builder, address, frame, row, begin, which)
            with _lanes(builder, count) as lanes:
                lane = lanes.index
                at = builder.add(column, lane) if columns.literal_value else column
                values |= earlier.recall(context, builder, finished, at, changes=False)
                values |= accumulators.recall(context, builder, places, lane)
                offset, index = builder.mul(lane, width), builder.add(first, builder.mul(lane, across))
                for ahead in range(rows.literal_value):
                    values |= others.read(context, builder, beside, lane, ahead)
                    values["self"] = emit_element(context, builder, operands, 0, x, offset)
                    values["index"] = index
                    values |= shared_values.emit(context, builder, values)
                    if keeps.literal_value:
                        shared_values.keep(context, builder, operands, values, out, builder.mul(lane, out_width))
                    results = call(context, builder, values)
                    values |= accumulators.cast(context, builder, results)
                    offset, index = builder.add(offset, along), builder.add(index, down)
                accumulators.keep(context, builder, places, lane, accumulators.named(values))
            return context.get_dummy_value()

        parameters = (operands, *[types.int64] * 5, columns, *[types.int64] * 3, line, *[types.int64] * 5, keeps, rows)
        parameters += (types.int64,)
        return types.void(*parameters), codegen

    return step


def _lane_at(kernel: ReduceKernel) -> Any:
    """Where the only accumulator has the value of a lane, if its first one lies at `state`."""
    words = [pass_.accumulators for pass_ in kernel.passes]

    @intrinsic
    def lane_at(typingctx, operands, state, lane):
        (accumulators,) = carried(operands, words)

        def codegen(context, builder, signature, args):
            _, state, lane = args
            return accumulators.places(builder, state, lane)[""]

        return types.int64(operands, *[types.int64] * 2), codegen

    return lane_at


def _pair_joiner(kernel: ReduceKernel, name: str) -> Any:
    """Join neighbouring lanes of the first pass, two by two, into `count` lanes that lie elsewhere."""
    expression = Expression(kernel.passes[0].combine, f"{name}_combine")

    @intrinsic
    def join_pairs(typingctx, operands, frame, slots, source, target, count):
        common = Common(operands, kernel.scalars)
        (accumulators,) = carried(operands, [pass_.accumulators for pass_ in kernel.passes])
        call = expression.resolve(typingctx, common.kinds | accumulators.kinds | accumulators.others)

        def codegen(context, builder, signature, args):
            _, frame, slots, source, target, count = args
            values = common.emit(context, builder, frame, slots)
            source_places, target_places = (accumulators.places(builder, pass_, count) for pass_ in (source, target))
            with cgutils.for_range(builder, count) as pairs:
                first = builder.shl(pairs.index, ir.Constant(WORD, 1))
                values |= accumulators.recall(context, builder, source_places, first)
                second_values = accumulators.recall(
                    context, builder, source_places, builder.or_(first, ir.Constant(WORD, 1))
                )
                values |= {f"{name}_other": value for name, value in second_values.items()}
                accumulators.keep(context, builder, target_places, pairs.index, call(context, builder, values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 5), codegen

    return join_pairs


@contextmanager
def _lanes(builder: Any, count: Any) -> Iterator[Any]:
    """A loop over lanes. The few of a short line LLVM would unroll one by one: here it does when they are vectors."""
    with cgutils.for_range(builder, count) as loop:
        yield loop
        body = builder.block
    if isinstance(count, ir.Constant) and count.constant <= FOLDED:
        whole = ["llvm.loop.vectorize.followup_vectorized", ["llvm.loop.unroll.full"]]
        hints = [builder.module.add_metadata(hint) for hint in (["llvm.loop.unroll.disable"], whole)]
        node = ir.values.MDValue(builder.module, hints, str(len(builder.module.metadata)))
        node.operands = (node, *hints)  # it tells loops apart
        body.terminator.set_metadata("llvm.loop", node)


def _mover(words: list[dict[str, str]], number: int) -> Any:
    """Hand what the first of LANES lanes holds to column `column` of the accumulators at `state`."""

    @intrinsic
    def move_lane(typingctx, operands, lanes, state, capacity, column):
        accumulators = carried(operands, words)[number]

        def codegen(context, builder, signature, args):
            _, lanes, state, capacity, column = args
            begin = ir.Constant(WORD, 0)
            values = accumulators.recall(
                context, builder, accumulators.places(builder, lanes, ir.Constant(WORD, LANES)), begin
            )
            accumulators.keep(
                context, builder, accumulators.places(builder, state, capacity), column, accumulators.named(values)
            )
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 4), codegen

    return move_lane


def _ends(kernel: ReduceKernel, expression: Expression) -> Any:
    """What is made of the accumulators: an output a column, or one for every element."""
    words = [pass_.accumulators for pass_ in kernel.passes]
    finish, write = _finisher(words, kernel, expression), _writer(words, kernel, expression)

    def conclude_finish(operands, frame, slots, stage, rows, columns):
        finish(operands, frame, slots, columns)

    def conclude_each(operands, frame, slots, stage, rows, columns):
        x, along, out_along = first_operand(operands), frame.row_stride, frame.out_step
        if stage == FINISH:
            finish_rows(operands, frame, slots, x, along, out_along, rows, columns)
        else:  # of every line that LINE has entered
            for row in range(rows):
                write(operands, frame, slots, row, 0, x + row * along, row, row * out_along, 1, columns)

    finish_rows = _finished_rows(write, 0)
    if kernel.common is not None:
        finish_rows = _kept_rows(finish_rows, _finished_rows(write, 1))
    return _inlined(conclude_finish if kernel.finish is not None else conclude_each)


def _finished_rows(write: Any, keeps: int) -> Any:
    """The each-form of `rows` rows, whose columns have accumulators of their own."""

    def finish_rows(operands, frame, slots, x, along, out_along, rows, columns):
        for row in range(rows):
            write(operands, frame, slots, 0, 1, x + row * along, row, row * out_along, keeps, columns)

    return _inlined(finish_rows)


def _kept_rows(plain: Any, keeping: Any) -> Any:
    """The same, where steps may have kept something."""

    def finish_rows(operands, frame, slots, x, along, out_along, rows, columns):
        if frame.keeps == 1:
            keeping(operands, frame, slots, x, along, out_along, rows, columns)
        else:
            plain(operands, frame, slots, x, along, out_along, rows, columns)

    return _inlined(finish_rows)


def _finisher(words: list[dict[str, str]], kernel: ReduceKernel, expression: Expression) -> Any:
    """Write the results of `count` columns."""

    @intrinsic
    def finish(typingctx, operands, frame, slots, count):
        common = Common(operands, kernel.scalars)
        every = Carried({name: slot for each in carried(operands, words) for name, slot in each.slots.items()})
        call = expression.resolve(typingctx, common.kinds | every.kinds)
        outputs = operands.elements[1 : len(operands.elements) - len(kernel.tensors)]

        def codegen(context, builder, signature, args):
            _, frame, slots, count = args
            values = common.emit(context, builder, frame, slots)
            places = every.places(builder, *emit_fields(builder, frame, "state", "capacity"))
            bases = emit_words(builder, args[0], *range(8, 8 + 8 * len(outputs), 8))
            (out_step,) = emit_fields(builder, frame, "out_step")
            with cgutils.for_range(builder, count) as columns:
                values |= every.recall(context, builder, places, columns.index, changes=False)
                at = builder.mul(columns.index, out_step)
                emit_results(context, builder, outputs, bases, at, call(context, builder, values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 3), codegen

    return finish


def _writer(words: list[dict[str, str]], kernel: ReduceKernel, expression: Expression) -> Any:
    """Write a result for each of `count` elements of a row, which begin at `x`; `out` is where theirs begin.

    The accumulators are those of column `column`, or of column after column where `columns` (a literal) is 1. The last
    pass has kept in these places what it can where `keeps` (a literal) is 1.
    """
    shared = _kept_of(kernel, f"{expression.compiled.py_func.__name__}_common")

    @intrinsic
    def write(typingctx, operands, frame, slots, column, columns, x, row, out, keeps, count):
        if not (isinstance(columns, types.IntegerLiteral) and isinstance(keeps, types.IntegerLiteral)):
            return None
        common = Common(operands, kernel.scalars)
        every = Carried({name: element for each in carried(operands, words) for name, element in each.slots.items()})
        others = Others(operands, kernel.tensors)
        kinds = common.kinds | every.kinds | {"self": common.compute} | others.kinds
        shared_values = Kept(shared, typingctx, operands, kinds)
        call = expression.resolve(typingctx, kinds | shared_values.kinds)
        width, out_width = (ir.Constant(WORD, WIDTH[element]) for element in operands.elements[:2])

        def codegen(context, builder, signature, args):
            address, frame, slots, column, _, x, row, out, _, count = args
            values = common.emit(context, builder, frame, slots)
            places = every.places(builder, *emit_fields(builder, frame, "state", "capacity"))
            bases = emit_words(builder, address, 8)
            beside = others.rows(builder, address, frame, row, ir.Constant(WORD, 0))
            with cgutils.for_range(builder, count) as lanes:
                lane = lanes.index
                at = builder.add(column, lane) if columns.literal_value else column
                values |= every.recall(context, builder, places, at, changes=False)
                values["self"] = emit_element(context, builder, operands, 0, x, builder.mul(lane, width))
                values |= others.read(context, builder, beside, lane, 0)
                at = builder.add(out, lane)
                if keeps.literal_value:
                    values |= shared_values.recall(
                        context, builder, operands, values, bases[0], builder.mul(at, out_width)
                    )
                else:
                    values |= shared_values.emit(context, builder, values)
                emit_results(context, builder, operands.elements[1:2], bases, at, call(context, builder, values))
            return context.get_dummy_value()

        return types.void(operands, *[types.int64] * 3, columns, *[types.int64] * 3, keeps, types.int64), codegen

    return write


def _kept_of(kernel: ReduceKernel, name: str) -> Expression | None:
    """What the last pass and the end have in common, if there is such a thing."""
    return None if kernel.common is None else Expression(kernel.common, name)
