"""What the kernels of the reductions operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from math import inf

from runtime.kernels.memory import compute_type, load, number, pointer, scalar, size_of, stack_words, store, word_at
from runtime.kernels.reduction_native.accumulators import (
    accumulators, element_count, end_of, finished, highest, keep, larger, lowest, recall, smaller,
)
from runtime.kernels.reduction_native.frame import (
    CAPACITY, COLUMN_INDEX, FINISH, FOLD, INDEX, LANES, LINE, OUT_STEP, ROW_INDEX, ROW_STEP, STAGE, START, STATE,
    STEP, WRITE,
)
from runtime.kernels.vecmath import conj, divide, exp, isinf, isnan, log, maximum, real, sqrt


def _ratio_or_zero_kernel(T, self, other):
    """_ratio_or_zero: where(other == 0, 0, self / other)"""
    return T(0) if other == T(0) else divide(self, other)


def ratio_or_zero_backward_self(T, grad, other):
    """_RatioOrZeroBackward0, gradient of self: grad / conj(where(other == 0, inf, other))"""
    return divide(grad, conj(number(T, inf) if other == T(0) else other))


def ratio_or_zero_backward_other(T, grad, other, result):
    """_RatioOrZeroBackward0, gradient of other: -grad * conj(result / where(other == 0, inf, other))"""
    return -grad * conj(divide(result, number(T, inf) if other == T(0) else other))


def ratio_or_zero_forward(T, other_t, self_t, other_p, result):
    """_ratio_or_zero, tangent of result: self_t / where(other_p == 0, inf, other_p) - other_t * result /
        where(other_p == 0, inf, other_p)
    """
    return divide(self_t, number(T, inf) if other_p == T(0) else other_p) - divide(
        other_t * result, number(T, inf) if other_p == T(0) else other_p
    )


def _euclidean_norm_359eb43b(operands, frame, rows, columns, scalars):
    """_euclidean_norm: sqrt(total)"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            total = finished(total_slots, lane)
            store(out_0, lane * step * size_of(out_0), sqrt(total))
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
                    total = total + self * self
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total + self * self
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
                    total = total + self * self
                keep(total_slots, lane, total)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total + self * self
                keep(total_slots, lane, total)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total + total_other)
            rows = half


def _var_9296509e(operands, frame, rows, columns, scalars):
    """_var: real(squares) / maximum(real(count - correction), real(0))"""
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
                divide(real(squares), maximum(real(count - correction), real(T(0)))),
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


def _var_mean_fcf53397(operands, frame, rows, columns, scalars):
    """_var_mean: squares / maximum(count - correction, 0), total / count"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    correction = scalar(operands, scalars, 0)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    squares_slots = accumulators(operands, 1, "compute", end_of(total_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        out_1 = pointer(operands, 2)
        for lane in range(columns):
            total = finished(total_slots, lane)
            squares = finished(squares_slots, lane)
            store(out_0, lane * step * size_of(out_0), divide(squares, maximum(count - correction, T(0))))
            store(out_1, lane * step * size_of(out_1), divide(total, count))
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
                    squares = squares + (self - divide(total, count)) * (self - divide(total, count))
                    keep(squares_lanes, lane, squares)
            for lane in range(columns - whole * LANES):
                squares = recall(squares_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                squares = squares + (self - divide(total, count)) * (self - divide(total, count))
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
                squares = squares + (self - divide(total, count)) * (self - divide(total, count))
                keep(squares_slots, lane, squares)
    elif stage == FOLD + 1:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                squares = recall(squares_slots, lane)
                squares_other = recall(squares_slots, lane + half * columns)
                keep(squares_slots, lane, squares + squares_other)
            rows = half


def amax_e6a6eaa7(operands, frame, rows, columns, scalars):
    """amax: best"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            best = finished(best_slots, lane)
            store(out_0, lane * step * size_of(out_0), best)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        best_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, lowest(T))
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    best = larger(best, self)
                    keep(best_lanes, lane, best)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                best = larger(best, self)
                keep(best_lanes, lane, best)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            keep(best_slots, row, recall(best_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, lowest(T))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                best = recall(best_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    best = larger(best, self)
                keep(best_slots, lane, best)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                best = larger(best, self)
                keep(best_slots, lane, best)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                keep(best_slots, lane, larger(best, best_other))
            rows = half


def amin_38d8deb5(operands, frame, rows, columns, scalars):
    """amin: best"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            best = finished(best_slots, lane)
            store(out_0, lane * step * size_of(out_0), best)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        best_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, highest(T))
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    best = smaller(best, self)
                    keep(best_lanes, lane, best)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                best = smaller(best, self)
                keep(best_lanes, lane, best)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, smaller(best, best_other))
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, smaller(best, best_other))
            keep(best_slots, row, recall(best_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, highest(T))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                best = recall(best_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    best = smaller(best, self)
                keep(best_slots, lane, best)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                best = smaller(best, self)
                keep(best_slots, lane, best)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                keep(best_slots, lane, smaller(best, best_other))
            rows = half


def aminmax_a2a3b526(operands, frame, rows, columns, scalars):
    """aminmax: least, most"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    least_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    most_slots = accumulators(operands, 1, "compute", end_of(least_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        out_1 = pointer(operands, 2)
        for lane in range(columns):
            least = finished(least_slots, lane)
            most = finished(most_slots, lane)
            store(out_0, lane * step * size_of(out_0), least)
            store(out_1, lane * step * size_of(out_1), most)
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(256)
        least_lanes = accumulators(operands, 0, "compute", room)
        most_lanes = accumulators(operands, 1, "compute", end_of(least_lanes, LANES))
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(least_lanes, lane, highest(T))
                keep(most_lanes, lane, lowest(T))
            for group in range(whole):
                for lane in range(LANES):
                    least = recall(least_lanes, lane)
                    most = recall(most_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    least, most = (
                        smaller(least, self),
                        larger(most, self),
                    )
                    keep(least_lanes, lane, least)
                    keep(most_lanes, lane, most)
            for lane in range(columns - whole * LANES):
                least = recall(least_lanes, lane)
                most = recall(most_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                least, most = (
                    smaller(least, self),
                    larger(most, self),
                )
                keep(least_lanes, lane, least)
                keep(most_lanes, lane, most)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    least = recall(least_lanes, lane)
                    most = recall(most_lanes, lane)
                    least_other = recall(least_lanes, lane + half)
                    most_other = recall(most_lanes, lane + half)
                    keep(least_lanes, lane, smaller(least, least_other))
                    keep(most_lanes, lane, larger(most, most_other))
            while half > 1:
                half //= 2
                for lane in range(half):
                    least = recall(least_lanes, lane)
                    most = recall(most_lanes, lane)
                    least_other = recall(least_lanes, lane + half)
                    most_other = recall(most_lanes, lane + half)
                    keep(least_lanes, lane, smaller(least, least_other))
                    keep(most_lanes, lane, larger(most, most_other))
            keep(least_slots, row, recall(least_lanes, 0))
            keep(most_slots, row, recall(most_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(least_slots, lane, highest(T))
            keep(most_slots, lane, lowest(T))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for row in range(rows):
            for lane in range(columns):
                least = recall(least_slots, lane)
                most = recall(most_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                least, most = (
                    smaller(least, self),
                    larger(most, self),
                )
                keep(least_slots, lane, least)
                keep(most_slots, lane, most)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                least = recall(least_slots, lane)
                most = recall(most_slots, lane)
                least_other = recall(least_slots, lane + half * columns)
                most_other = recall(most_slots, lane + half * columns)
                keep(least_slots, lane, smaller(least, least_other))
                keep(most_slots, lane, larger(most, most_other))
            rows = half


def log_softmax_int_699f4017(operands, frame, rows, columns, scalars):
    """log_softmax.int: self - best - log(total)"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    total_slots = accumulators(operands, 1, "compute", end_of(best_slots, capacity))
    if stage == FINISH:
        x, out = pointer(operands, 0), pointer(operands, 1)
        step, out_step = word_at(frame, ROW_STEP), word_at(frame, OUT_STEP) * size_of(out)
        for row in range(rows):
            for lane in range(columns):
                best = finished(best_slots, lane)
                total = finished(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                store(out, row * out_step + lane * size_of(out), self - best - log(total))
    elif stage == WRITE:  # what is written of every line that LINE has entered
        x, out = pointer(operands, 0), pointer(operands, 1)
        step, out_step = word_at(frame, ROW_STEP), word_at(frame, OUT_STEP) * size_of(out)
        for row in range(rows):
            best = finished(best_slots, row)
            total = finished(total_slots, row)
            for lane in range(columns):
                self = T(load(x, row * step + lane * size_of(x)))
                store(out, row * out_step + lane * size_of(out), self - best - log(total))
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        best_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, lowest(T))
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    best = larger(best, self)
                    keep(best_lanes, lane, best)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                best = larger(best, self)
                keep(best_lanes, lane, best)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            keep(best_slots, row, recall(best_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, lowest(T))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                best = recall(best_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    best = larger(best, self)
                keep(best_slots, lane, best)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                best = larger(best, self)
                keep(best_slots, lane, best)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                keep(best_slots, lane, larger(best, best_other))
            rows = half
    elif stage == LINE + 1:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        total_lanes = accumulators(operands, 1, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            best = finished(best_slots, row)
            for lane in range(LANES):
                keep(total_lanes, lane, T(0))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total + exp(self - best)
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total + exp(self - best)
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
    elif stage == START + 1:
        for lane in range(columns):
            keep(total_slots, lane, T(0))
    elif stage == STEP + 1:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for row in range(rows):
            for lane in range(columns):
                best = finished(best_slots, lane)
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total + exp(self - best)
                keep(total_slots, lane, total)
    elif stage == FOLD + 1:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total + total_other)
            rows = half


def logsumexp_fc5e186d(operands, frame, rows, columns, scalars):
    """logsumexp: log(total) + where(isinf(best), 0, best)"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    total_slots = accumulators(operands, 1, "compute", end_of(best_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            best = finished(best_slots, lane)
            total = finished(total_slots, lane)
            store(out_0, lane * step * size_of(out_0), log(total) + (T(0) if isinf(best) else best))
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        best_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, lowest(T))
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    best = larger(best, self)
                    keep(best_lanes, lane, best)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                best = larger(best, self)
                keep(best_lanes, lane, best)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            keep(best_slots, row, recall(best_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, lowest(T))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                best = recall(best_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    best = larger(best, self)
                keep(best_slots, lane, best)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                best = larger(best, self)
                keep(best_slots, lane, best)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                keep(best_slots, lane, larger(best, best_other))
            rows = half
    elif stage == LINE + 1:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        total_lanes = accumulators(operands, 1, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            best = finished(best_slots, row)
            for lane in range(LANES):
                keep(total_lanes, lane, T(0))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total + exp(self - (T(0) if isinf(best) else best))
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total + exp(self - (T(0) if isinf(best) else best))
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
    elif stage == START + 1:
        for lane in range(columns):
            keep(total_slots, lane, T(0))
    elif stage == STEP + 1:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for row in range(rows):
            for lane in range(columns):
                best = finished(best_slots, lane)
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total + exp(self - (T(0) if isinf(best) else best))
                keep(total_slots, lane, total)
    elif stage == FOLD + 1:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total + total_other)
            rows = half


def max_dim_32272973(operands, frame, rows, columns, scalars):
    """max.dim: best, at"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    at_slots = accumulators(operands, 1, "int64", end_of(best_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        out_1 = pointer(operands, 2)
        for lane in range(columns):
            best = finished(best_slots, lane)
            at = finished(at_slots, lane)
            store(out_0, lane * step * size_of(out_0), best)
            store(out_1, lane * step * size_of(out_1), at)
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


def mean_a1ab8fe0(operands, frame, rows, columns, scalars):
    """mean: total / count"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            total = finished(total_slots, lane)
            store(out_0, lane * step * size_of(out_0), divide(total, count))
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


def mean_dim_a1ab8fe0(operands, frame, rows, columns, scalars):
    """mean.dim: total / count"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        for lane in range(columns):
            total = finished(total_slots, lane)
            store(out_0, lane * step * size_of(out_0), divide(total, count))
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


def min_dim_69da0b79(operands, frame, rows, columns, scalars):
    """min.dim: best, at"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    at_slots = accumulators(operands, 1, "int64", end_of(best_slots, capacity))
    if stage == FINISH:
        step = word_at(frame, OUT_STEP)
        out_0 = pointer(operands, 1)
        out_1 = pointer(operands, 2)
        for lane in range(columns):
            best = finished(best_slots, lane)
            at = finished(at_slots, lane)
            store(out_0, lane * step * size_of(out_0), best)
            store(out_1, lane * step * size_of(out_1), at)
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


def prod_92b38574(operands, frame, rows, columns, scalars):
    """prod: total"""
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
                keep(total_lanes, lane, T(1))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total * self
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total * self
                keep(total_lanes, lane, total)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total * total_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total * total_other)
            keep(total_slots, row, recall(total_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(total_slots, lane, T(1))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                total = recall(total_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    total = total * self
                keep(total_slots, lane, total)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total * self
                keep(total_slots, lane, total)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total * total_other)
            rows = half


def prod_dim_int_92b38574(operands, frame, rows, columns, scalars):
    """prod.dim_int: total"""
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
                keep(total_lanes, lane, T(1))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total * self
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total * self
                keep(total_lanes, lane, total)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total * total_other)
            while half > 1:
                half //= 2
                for lane in range(half):
                    total = recall(total_lanes, lane)
                    total_other = recall(total_lanes, lane + half)
                    keep(total_lanes, lane, total * total_other)
            keep(total_slots, row, recall(total_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(total_slots, lane, T(1))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                total = recall(total_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    total = total * self
                keep(total_slots, lane, total)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total * self
                keep(total_slots, lane, total)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total * total_other)
            rows = half


def softmax_int_d856ff4c(operands, frame, rows, columns, scalars):
    """softmax.int: exp(self - best) / total"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    stage, capacity = word_at(frame, STAGE), word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    total_slots = accumulators(operands, 1, "compute", end_of(best_slots, capacity))
    if stage == FINISH:
        x, out = pointer(operands, 0), pointer(operands, 1)
        step, out_step = word_at(frame, ROW_STEP), word_at(frame, OUT_STEP) * size_of(out)
        for row in range(rows):
            for lane in range(columns):
                best = finished(best_slots, lane)
                total = finished(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                store(out, row * out_step + lane * size_of(out), divide(exp(self - best), total))
    elif stage == WRITE:  # what is written of every line that LINE has entered
        x, out = pointer(operands, 0), pointer(operands, 1)
        step, out_step = word_at(frame, ROW_STEP), word_at(frame, OUT_STEP) * size_of(out)
        for row in range(rows):
            best = finished(best_slots, row)
            total = finished(total_slots, row)
            for lane in range(columns):
                self = T(load(x, row * step + lane * size_of(x)))
                store(out, row * out_step + lane * size_of(out), divide(exp(self - best), total))
    elif stage == LINE + 0:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        best_lanes = accumulators(operands, 0, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            for lane in range(LANES):
                keep(best_lanes, lane, lowest(T))
            for group in range(whole):
                for lane in range(LANES):
                    best = recall(best_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    best = larger(best, self)
                    keep(best_lanes, lane, best)
            for lane in range(columns - whole * LANES):
                best = recall(best_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                best = larger(best, self)
                keep(best_lanes, lane, best)
            half = LANES
            while half > 16:  # `columns` is more, but were the compiler to know, it would join lanes one by one
                half //= 2
                for lane in range(half if half < columns else columns):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            while half > 1:
                half //= 2
                for lane in range(half):
                    best = recall(best_lanes, lane)
                    best_other = recall(best_lanes, lane + half)
                    keep(best_lanes, lane, larger(best, best_other))
            keep(best_slots, row, recall(best_lanes, 0))
    elif stage == START + 0:
        for lane in range(columns):
            keep(best_slots, lane, lowest(T))
    elif stage == STEP + 0:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for group in range(rows // 4):  # several rows at a time, so that accumulators stay in registers
            begin = group * 4 * step
            for lane in range(columns):
                best = recall(best_slots, lane)
                for row in range(4):
                    self = T(load(x, begin + row * step + lane * size_of(x)))
                    best = larger(best, self)
                keep(best_slots, lane, best)
        for row in range(rows // 4 * 4, rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                best = larger(best, self)
                keep(best_slots, lane, best)
    elif stage == FOLD + 0:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                best = recall(best_slots, lane)
                best_other = recall(best_slots, lane + half * columns)
                keep(best_slots, lane, larger(best, best_other))
            rows = half
    elif stage == LINE + 1:  # `rows` outputs, each of `columns` contiguous elements, dealt out to LANES
        x, step, first = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, INDEX)
        room = stack_words(128)
        total_lanes = accumulators(operands, 1, "compute", room)
        whole = columns // LANES
        for row in range(rows):
            line = row * step
            best = finished(best_slots, row)
            for lane in range(LANES):
                keep(total_lanes, lane, T(0))
            for group in range(whole):
                for lane in range(LANES):
                    total = recall(total_lanes, lane)
                    self = T(load(x, line + (group * LANES + lane) * size_of(x)))
                    total = total + exp(self - best)
                    keep(total_lanes, lane, total)
            for lane in range(columns - whole * LANES):
                total = recall(total_lanes, lane)
                self = T(load(x, line + (whole * LANES + lane) * size_of(x)))
                total = total + exp(self - best)
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
    elif stage == START + 1:
        for lane in range(columns):
            keep(total_slots, lane, T(0))
    elif stage == STEP + 1:
        x, step = pointer(operands, 0), word_at(frame, ROW_STEP)
        for row in range(rows):
            for lane in range(columns):
                best = finished(best_slots, lane)
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total = total + exp(self - best)
                keep(total_slots, lane, total)
    elif stage == FOLD + 1:  # `rows` sets of columns, pairwise until the first has everything
        while rows > 1:
            half = (rows + 1) // 2
            for lane in range((rows - half) * columns):
                total = recall(total_slots, lane)
                total_other = recall(total_slots, lane + half * columns)
                keep(total_slots, lane, total + total_other)
            rows = half


def sum_dim_IntList_e1e80185(operands, frame, rows, columns, scalars):
    """sum.dim_IntList: total"""
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


def sum_e1e80185(operands, frame, rows, columns, scalars):
    """sum: total"""
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


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_euclidean_norm_359eb43b": "f1272c233e5edf39",
    "_var_9296509e": "27996cce9f383491",
    "_var_mean_fcf53397": "6423c9d320086010",
    "amax_e6a6eaa7": "a237e4ef3142855c",
    "amin_38d8deb5": "64f9d6850ff95673",
    "aminmax_a2a3b526": "36cde2998353c680",
    "log_softmax_int_699f4017": "93c1900a3236fcfa",
    "logsumexp_fc5e186d": "75af0831867bde23",
    "max_dim_32272973": "1263907cf7d00d73",
    "mean_a1ab8fe0": "73fdce016d348b41",
    "mean_dim_a1ab8fe0": "ecc3ccd7a871ef0d",
    "min_dim_69da0b79": "6ac89fbde506bfeb",
    "prod_92b38574": "61934d9627adec2b",
    "prod_dim_int_92b38574": "a654229e3b323e6f",
    "softmax_int_d856ff4c": "5d5289b0bd7b7e2b",
    "sum_dim_IntList_e1e80185": "bedde0948aadfa3c",
    "sum_e1e80185": "a1b6c9ec9cbad6aa",
}
# Accumulator types by pass, whether indices are used (of a scan: from the back), whether every element has an output.
LAYOUTS = {
    "_euclidean_norm_359eb43b": ((('compute',),), False, False),
    "_var_9296509e": ((('compute',), ('compute',)), False, False),
    "_var_mean_fcf53397": ((('compute',), ('compute',)), False, False),
    "amax_e6a6eaa7": ((('compute',),), False, False),
    "amin_38d8deb5": ((('compute',),), False, False),
    "aminmax_a2a3b526": ((('compute', 'compute'),), False, False),
    "log_softmax_int_699f4017": ((('compute',), ('compute',)), False, True),
    "logsumexp_fc5e186d": ((('compute',), ('compute',)), False, False),
    "max_dim_32272973": ((('compute', 'int64'),), True, False),
    "mean_a1ab8fe0": ((('compute',),), False, False),
    "mean_dim_a1ab8fe0": ((('compute',),), False, False),
    "min_dim_69da0b79": ((('compute', 'int64'),), True, False),
    "prod_92b38574": ((('compute',),), False, False),
    "prod_dim_int_92b38574": ((('compute',),), False, False),
    "softmax_int_d856ff4c": ((('compute',), ('compute',)), False, True),
    "sum_dim_IntList_e1e80185": ((('compute',),), False, False),
    "sum_e1e80185": ((('compute',),), False, False),
}
