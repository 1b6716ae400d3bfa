"""What the kernels of the summaries operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import compute_type, load, pointer, scalar, size_of, stack_words, store, word_at
from runtime.kernels.reduction_native.accumulators import (
    accumulators, element_count, end_of, finished, highest, keep, lowest, recall,
)
from runtime.kernels.reduction_native.frame import (
    CAPACITY, COLUMN_INDEX, FINISH, FOLD, INDEX, LANES, LINE, OUT_STEP, ROW_INDEX, ROW_STEP, STAGE, START, STATE,
    STEP,
)
from runtime.kernels.vecmath import conj, divide, isnan, maximum, real, sqrt


def _all_of_7ffcb5d8(operands, frame, rows, columns, scalars):
    """_all_of: holds"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    holds_slots = accumulators(operands, 0, "bool", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            holds = finished(holds_slots, lane)
            store(out_0, lane * step * size_of(out_0), holds)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        holds_lanes = accumulators(operands, 0, "bool", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(holds_lanes, lane, True)
            for group in range(whole):
                for lane in range(LANES):
                    holds = recall(holds_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    holds = holds and self != T(0)
                    keep(holds_lanes, lane, holds)
            for lane in range(columns - whole * LANES):
                holds = recall(holds_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                holds = holds and self != T(0)
                keep(holds_lanes, lane, holds)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds and holds_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds and holds_other)
            keep(holds_slots, row, recall(holds_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(holds_slots, lane, True)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    holds = holds and self != T(0)
                keep(holds_slots, lane, holds)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                holds = holds and self != T(0)
                keep(holds_slots, lane, holds)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                holds = recall(holds_slots, lane)
                holds_other = recall(holds_slots, lane + half * columns)
                keep(holds_slots, lane, holds and holds_other)
            rows = half


def _any_of_bd8260b5(operands, frame, rows, columns, scalars):
    """_any_of: holds"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    holds_slots = accumulators(operands, 0, "bool", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            holds = finished(holds_slots, lane)
            store(out_0, lane * step * size_of(out_0), holds)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        holds_lanes = accumulators(operands, 0, "bool", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(holds_lanes, lane, False)
            for group in range(whole):
                for lane in range(LANES):
                    holds = recall(holds_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    holds = holds or self != T(0)
                    keep(holds_lanes, lane, holds)
            for lane in range(columns - whole * LANES):
                holds = recall(holds_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                holds = holds or self != T(0)
                keep(holds_lanes, lane, holds)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds or holds_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds or holds_other)
            keep(holds_slots, row, recall(holds_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(holds_slots, lane, False)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    holds = holds or self != T(0)
                keep(holds_slots, lane, holds)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                holds = holds or self != T(0)
                keep(holds_slots, lane, holds)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                holds = recall(holds_slots, lane)
                holds_other = recall(holds_slots, lane + half * columns)
                keep(holds_slots, lane, holds or holds_other)
            rows = half


def _std_583b8ede(operands, frame, rows, columns, scalars):
    """_std: sqrt(real(squares) / maximum(real(count - correction), real(0)))"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    correction = scalar(operands, scalars, 0)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    squares_slots = accumulators(operands, 1, "compute", end_of(total_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            squares = finished(squares_slots, lane)
            store(
                out_0,
                lane * step * size_of(out_0),
                sqrt(divide(real(squares), maximum(real(count - correction), real(T(0))))),
            )
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        total_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(total_lanes, lane, T(0))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total + self
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total + self
                keep(total_lanes, lane, total)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total + total_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total + total_other)
            keep(total_slots, row, recall(total_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(total_slots, lane, T(0))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                total = recall(total_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    total = total + self
                keep(total_slots, lane, total)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total + self
                keep(total_slots, lane, total)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total + total_other)
            rows = half
    elif stage == LINE + 1:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        squares_lanes = accumulators(operands, 1, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            total = finished(total_slots, row)
            for lane in range(LANES):
                keep(squares_lanes, lane, T(0))
            for group in range(whole):
                for lane in range(LANES):
                    squares = recall(squares_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    squares = squares + (self - divide(total, count)) * conj(self - divide(total, count))
                    keep(squares_lanes, lane, squares)
            for lane in range(columns - whole * LANES):
                squares = recall(squares_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                squares = squares + (self - divide(total, count)) * conj(self - divide(total, count))
                keep(squares_lanes, lane, squares)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    squares = recall(squares_lanes, lane)
                    squares_other = recall(squares_lanes, lane + half)
                    keep(squares_lanes, lane, squares + squares_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    squares = recall(squares_lanes, lane)
                    squares_other = recall(squares_lanes, lane + half)
                    keep(squares_lanes, lane, squares + squares_other)
            keep(squares_slots, row, recall(squares_lanes, 0))
    elif stage == START + 1:
        for lane in range(columns):
            keep(squares_slots, lane, T(0))
    elif stage == STEP + 1:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for row in range(rows):
            for lane in range(columns):
                total = finished(total_slots, lane)
                squares = recall(squares_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                squares = squares + (self - divide(total, count)) * conj(self - divide(total, count))
                keep(squares_slots, lane, squares)
    elif stage == FOLD + 1:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                squares = recall(squares_slots, lane)
                squares_other = recall(squares_slots, lane + half * columns)
                keep(squares_slots, lane, squares + squares_other)
            rows = half


def all_7ffcb5d8(operands, frame, rows, columns, scalars):
    """all: holds"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    holds_slots = accumulators(operands, 0, "bool", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            holds = finished(holds_slots, lane)
            store(out_0, lane * step * size_of(out_0), holds)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        holds_lanes = accumulators(operands, 0, "bool", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(holds_lanes, lane, True)
            for group in range(whole):
                for lane in range(LANES):
                    holds = recall(holds_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    holds = holds and self != T(0)
                    keep(holds_lanes, lane, holds)
            for lane in range(columns - whole * LANES):
                holds = recall(holds_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                holds = holds and self != T(0)
                keep(holds_lanes, lane, holds)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds and holds_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds and holds_other)
            keep(holds_slots, row, recall(holds_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(holds_slots, lane, True)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    holds = holds and self != T(0)
                keep(holds_slots, lane, holds)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                holds = holds and self != T(0)
                keep(holds_slots, lane, holds)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                holds = recall(holds_slots, lane)
                holds_other = recall(holds_slots, lane + half * columns)
                keep(holds_slots, lane, holds and holds_other)
            rows = half


def all_dim_7ffcb5d8(operands, frame, rows, columns, scalars):
    """all.dim: holds"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    holds_slots = accumulators(operands, 0, "bool", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            holds = finished(holds_slots, lane)
            store(out_0, lane * step * size_of(out_0), holds)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        holds_lanes = accumulators(operands, 0, "bool", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(holds_lanes, lane, True)
            for group in range(whole):
                for lane in range(LANES):
                    holds = recall(holds_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    holds = holds and self != T(0)
                    keep(holds_lanes, lane, holds)
            for lane in range(columns - whole * LANES):
                holds = recall(holds_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                holds = holds and self != T(0)
                keep(holds_lanes, lane, holds)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds and holds_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds and holds_other)
            keep(holds_slots, row, recall(holds_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(holds_slots, lane, True)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    holds = holds and self != T(0)
                keep(holds_slots, lane, holds)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                holds = holds and self != T(0)
                keep(holds_slots, lane, holds)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                holds = recall(holds_slots, lane)
                holds_other = recall(holds_slots, lane + half * columns)
                keep(holds_slots, lane, holds and holds_other)
            rows = half


def any_bd8260b5(operands, frame, rows, columns, scalars):
    """any: holds"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    holds_slots = accumulators(operands, 0, "bool", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            holds = finished(holds_slots, lane)
            store(out_0, lane * step * size_of(out_0), holds)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        holds_lanes = accumulators(operands, 0, "bool", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(holds_lanes, lane, False)
            for group in range(whole):
                for lane in range(LANES):
                    holds = recall(holds_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    holds = holds or self != T(0)
                    keep(holds_lanes, lane, holds)
            for lane in range(columns - whole * LANES):
                holds = recall(holds_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                holds = holds or self != T(0)
                keep(holds_lanes, lane, holds)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds or holds_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds or holds_other)
            keep(holds_slots, row, recall(holds_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(holds_slots, lane, False)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    holds = holds or self != T(0)
                keep(holds_slots, lane, holds)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                holds = holds or self != T(0)
                keep(holds_slots, lane, holds)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                holds = recall(holds_slots, lane)
                holds_other = recall(holds_slots, lane + half * columns)
                keep(holds_slots, lane, holds or holds_other)
            rows = half


def any_dim_bd8260b5(operands, frame, rows, columns, scalars):
    """any.dim: holds"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    holds_slots = accumulators(operands, 0, "bool", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            holds = finished(holds_slots, lane)
            store(out_0, lane * step * size_of(out_0), holds)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        holds_lanes = accumulators(operands, 0, "bool", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(holds_lanes, lane, False)
            for group in range(whole):
                for lane in range(LANES):
                    holds = recall(holds_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    holds = holds or self != T(0)
                    keep(holds_lanes, lane, holds)
            for lane in range(columns - whole * LANES):
                holds = recall(holds_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                holds = holds or self != T(0)
                keep(holds_lanes, lane, holds)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds or holds_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    holds = recall(holds_lanes, lane)
                    holds_other = recall(holds_lanes, lane + half)
                    keep(holds_lanes, lane, holds or holds_other)
            keep(holds_slots, row, recall(holds_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(holds_slots, lane, False)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    holds = holds or self != T(0)
                keep(holds_slots, lane, holds)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                holds = recall(holds_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                holds = holds or self != T(0)
                keep(holds_slots, lane, holds)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                holds = recall(holds_slots, lane)
                holds_other = recall(holds_slots, lane + half * columns)
                keep(holds_slots, lane, holds or holds_other)
            rows = half


def argmax_256a2ac7(operands, frame, rows, columns, scalars):
    """argmax: at"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    at_slots = accumulators(operands, 1, "int64", end_of(best_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            at = finished(at_slots, lane)
            store(out_0, lane * step * size_of(out_0), at)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(256)
        best_lanes = accumulators(operands, 0, "compute", room)
        at_lanes = accumulators(operands, 1, "int64", end_of(best_lanes, LANES))
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, lowest(T))
                keep(at_lanes, lane, -1)
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    at = recall(at_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    index = first + group * LANES + lane
                    best, at = (
                        self if at < T(0) or self > best or (isnan(self) and (not isnan(best))) else best,
                        index if at < T(0) or self > best or (isnan(self) and (not isnan(best))) else at,
                    )
                    keep(best_lanes, lane, best)
                    keep(at_lanes, lane, at)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                at = recall(at_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                index = first + whole * LANES + lane
                best, at = (
                    self if at < T(0) or self > best or (isnan(self) and (not isnan(best))) else best,
                    index if at < T(0) or self > best or (isnan(self) and (not isnan(best))) else at,
                )
                keep(best_lanes, lane, best)
                keep(at_lanes, lane, at)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    at = recall(at_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    at_other = recall(at_lanes, lane + half)
                    keep(
                        best_lanes,
                        lane,
                        best_other if at_other >= T(0) and (
                            at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else best,
                    )
                    keep(
                        at_lanes,
                        lane,
                        at_other if at_other >= T(0) and (
                            at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else at,
                    )
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    at = recall(at_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    at_other = recall(at_lanes, lane + half)
                    keep(
                        best_lanes,
                        lane,
                        best_other if at_other >= T(0) and (
                            at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else best,
                    )
                    keep(
                        at_lanes,
                        lane,
                        at_other if at_other >= T(0) and (
                            at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else at,
                    )
            keep(best_slots, row, recall(best_lanes, 0))
            keep(at_slots, row, recall(at_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, lowest(T))
            keep(at_slots, lane, -1)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        first, row_index, column_index = word_at(frame, INDEX), word_at(frame, ROW_INDEX), word_at(frame, COLUMN_INDEX)
        for row in range(rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                index = first + row * row_index + lane * column_index
                best, at = (
                    self if at < T(0) or self > best or (isnan(self) and (not isnan(best))) else best,
                    index if at < T(0) or self > best or (isnan(self) and (not isnan(best))) else at,
                )
                keep(best_slots, lane, best)
                keep(at_slots, lane, at)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                at_other = recall(at_slots, lane + half * columns)
                keep(
                    best_slots,
                    lane,
                    best_other if at_other >= T(0) and (
                        at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                            at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                        )
                    ) else best,
                )
                keep(
                    at_slots,
                    lane,
                    at_other if at_other >= T(0) and (
                        at < T(0) or best_other > best or (isnan(best_other) and (not isnan(best))) or (
                            at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                        )
                    ) else at,
                )
            rows = half


def argmin_09149a6a(operands, frame, rows, columns, scalars):
    """argmin: at"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    at_slots = accumulators(operands, 1, "int64", end_of(best_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            at = finished(at_slots, lane)
            store(out_0, lane * step * size_of(out_0), at)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(256)
        best_lanes = accumulators(operands, 0, "compute", room)
        at_lanes = accumulators(operands, 1, "int64", end_of(best_lanes, LANES))
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, highest(T))
                keep(at_lanes, lane, -1)
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    at = recall(at_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    index = first + group * LANES + lane
                    best, at = (
                        self if at < T(0) or self < best or (isnan(self) and (not isnan(best))) else best,
                        index if at < T(0) or self < best or (isnan(self) and (not isnan(best))) else at,
                    )
                    keep(best_lanes, lane, best)
                    keep(at_lanes, lane, at)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                at = recall(at_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                index = first + whole * LANES + lane
                best, at = (
                    self if at < T(0) or self < best or (isnan(self) and (not isnan(best))) else best,
                    index if at < T(0) or self < best or (isnan(self) and (not isnan(best))) else at,
                )
                keep(best_lanes, lane, best)
                keep(at_lanes, lane, at)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    at = recall(at_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    at_other = recall(at_lanes, lane + half)
                    keep(
                        best_lanes,
                        lane,
                        best_other if at_other >= T(0) and (
                            at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else best,
                    )
                    keep(
                        at_lanes,
                        lane,
                        at_other if at_other >= T(0) and (
                            at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else at,
                    )
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    at = recall(at_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    at_other = recall(at_lanes, lane + half)
                    keep(
                        best_lanes,
                        lane,
                        best_other if at_other >= T(0) and (
                            at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else best,
                    )
                    keep(
                        at_lanes,
                        lane,
                        at_other if at_other >= T(0) and (
                            at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                                at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                            )
                        ) else at,
                    )
            keep(best_slots, row, recall(best_lanes, 0))
            keep(at_slots, row, recall(at_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, highest(T))
            keep(at_slots, lane, -1)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        first, row_index, column_index = word_at(frame, INDEX), word_at(frame, ROW_INDEX), word_at(frame, COLUMN_INDEX)
        for row in range(rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                index = first + row * row_index + lane * column_index
                best, at = (
                    self if at < T(0) or self < best or (isnan(self) and (not isnan(best))) else best,
                    index if at < T(0) or self < best or (isnan(self) and (not isnan(best))) else at,
                )
                keep(best_slots, lane, best)
                keep(at_slots, lane, at)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                at_other = recall(at_slots, lane + half * columns)
                keep(
                    best_slots,
                    lane,
                    best_other if at_other >= T(0) and (
                        at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                            at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                        )
                    ) else best,
                )
                keep(
                    at_slots,
                    lane,
                    at_other if at_other >= T(0) and (
                        at < T(0) or best_other < best or (isnan(best_other) and (not isnan(best))) or (
                            at_other < at and (best_other == best or (isnan(best_other) and isnan(best)))
                        )
                    ) else at,
                )
            rows = half


def count_nonzero_06ac00b9(operands, frame, rows, columns, scalars):
    """count_nonzero: found"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    found_slots = accumulators(operands, 0, "int64", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            found = finished(found_slots, lane)
            store(out_0, lane * step * size_of(out_0), found)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        found_lanes = accumulators(operands, 0, "int64", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(found_lanes, lane, 0)
            for group in range(whole):
                for lane in range(LANES):
                    found = recall(found_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    found = found + (self != T(0))
                    keep(found_lanes, lane, found)
            for lane in range(columns - whole * LANES):
                found = recall(found_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                found = found + (self != T(0))
                keep(found_lanes, lane, found)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    found = recall(found_lanes, lane)
                    found_other = recall(found_lanes, lane + half)
                    keep(found_lanes, lane, found + found_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    found = recall(found_lanes, lane)
                    found_other = recall(found_lanes, lane + half)
                    keep(found_lanes, lane, found + found_other)
            keep(found_slots, row, recall(found_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(found_slots, lane, 0)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                found = recall(found_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    found = found + (self != T(0))
                keep(found_slots, lane, found)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                found = recall(found_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                found = found + (self != T(0))
                keep(found_slots, lane, found)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                found = recall(found_slots, lane)
                found_other = recall(found_slots, lane + half * columns)
                keep(found_slots, lane, found + found_other)
            rows = half


def count_nonzero_dim_IntList_06ac00b9(operands, frame, rows, columns, scalars):
    """count_nonzero.dim_IntList: found"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    found_slots = accumulators(operands, 0, "int64", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            found = finished(found_slots, lane)
            store(out_0, lane * step * size_of(out_0), found)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        found_lanes = accumulators(operands, 0, "int64", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(found_lanes, lane, 0)
            for group in range(whole):
                for lane in range(LANES):
                    found = recall(found_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    found = found + (self != T(0))
                    keep(found_lanes, lane, found)
            for lane in range(columns - whole * LANES):
                found = recall(found_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                found = found + (self != T(0))
                keep(found_lanes, lane, found)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    found = recall(found_lanes, lane)
                    found_other = recall(found_lanes, lane + half)
                    keep(found_lanes, lane, found + found_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    found = recall(found_lanes, lane)
                    found_other = recall(found_lanes, lane + half)
                    keep(found_lanes, lane, found + found_other)
            keep(found_slots, row, recall(found_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(found_slots, lane, 0)
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                found = recall(found_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    found = found + (self != T(0))
                keep(found_slots, lane, found)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                found = recall(found_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                found = found + (self != T(0))
                keep(found_slots, lane, found)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                found = recall(found_slots, lane)
                found_other = recall(found_slots, lane + half * columns)
                keep(found_slots, lane, found + found_other)
            rows = half


def nansum_aa0d94d6(operands, frame, rows, columns, scalars):
    """nansum: total"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            total = finished(total_slots, lane)
            store(out_0, lane * step * size_of(out_0), total)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        total_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(total_lanes, lane, T(0))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total + (T(0) if isnan(self) else self)
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total + (T(0) if isnan(self) else self)
                keep(total_lanes, lane, total)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total + total_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total + total_other)
            keep(total_slots, row, recall(total_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(total_slots, lane, T(0))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                total = recall(total_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    total = total + (T(0) if isnan(self) else self)
                keep(total_slots, lane, total)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total + (T(0) if isnan(self) else self)
                keep(total_slots, lane, total)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total + total_other)
            rows = half


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_all_of_7ffcb5d8": "9d922748da3ecb86",
    "_any_of_bd8260b5": "1fad94440d4bbaf9",
    "_std_583b8ede": "4e50f58523106fb9",
    "all_7ffcb5d8": "b12dea8bfef315d1",
    "all_dim_7ffcb5d8": "a75e67a6c14a19c6",
    "any_bd8260b5": "125733c9380993ad",
    "any_dim_bd8260b5": "d6b16f7222191dcf",
    "argmax_256a2ac7": "c723b6ffb5587aef",
    "argmin_09149a6a": "8d6988ff36fde8c3",
    "count_nonzero_06ac00b9": "7859db47b594efde",
    "count_nonzero_dim_IntList_06ac00b9": "07461bd66858b44b",
    "nansum_aa0d94d6": "35b5624cfbded5f9",
}
# Accumulator types by pass, whether indices are used (of a scan: from the back), whether every element has an output.
LAYOUTS = {
    "_all_of_7ffcb5d8": ((('bool',),), False, False),
    "_any_of_bd8260b5": ((('bool',),), False, False),
    "_std_583b8ede": ((('compute',), ('compute',)), False, False),
    "all_7ffcb5d8": ((('bool',),), False, False),
    "all_dim_7ffcb5d8": ((('bool',),), False, False),
    "any_bd8260b5": ((('bool',),), False, False),
    "any_dim_bd8260b5": ((('bool',),), False, False),
    "argmax_256a2ac7": ((('compute', 'int64'),), True, False),
    "argmin_09149a6a": ((('compute', 'int64'),), True, False),
    "count_nonzero_06ac00b9": ((('int64',),), False, False),
    "count_nonzero_dim_IntList_06ac00b9": ((('int64',),), False, False),
    "nansum_aa0d94d6": ((('compute',),), False, False),
}
