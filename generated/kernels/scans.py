"""What the kernels of the scans operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.reduction_native.accumulators import (
    accumulators, as_accumulator, element_count, end_of, highest, keep, lowest, recall,
)
from runtime.kernels.reduction_native.frame import (
    CAPACITY, DENSE, INDEX, OUT_COLUMN, OUT_STEP, ROW_INDEX, ROW_STEP, STATE, X_COLUMN,
)
from runtime.kernels.vecmath import exp, isnan, logaddexp


def _exp_difference_kernel(T, self, other):
    """_exp_difference: where(self == other, 1, exp(self - other))"""
    return T(1) if self == other else exp(self - other)


def exp_difference_backward_self(T, grad, result):
    """_ExpDifferenceBackward0, gradient of self: grad * result"""
    return grad * result


def exp_difference_backward_other(T, grad, result):
    """_ExpDifferenceBackward0, gradient of other: -(grad * result)"""
    return -(grad * result)


def exp_difference_forward(T, other_t, self_t, result):
    """_exp_difference, tangent of result: self_t * result - other_t * result"""
    return self_t * result - other_t * result


def _following_dda3f26a(operands, frame, rows, columns, scalars):
    """_following: given"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    fill = scalar(operands, scalars, 0)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    if columns == 1:
        last = as_accumulator(operands, "compute", fill)
        given = as_accumulator(operands, "compute", fill)
        for row in range(rows):
            self = T(load(x, row * step))
            last_next = as_accumulator(operands, "compute", self)
            given_next = as_accumulator(operands, "compute", last)
            last = last_next
            given = given_next
            store(out_0, (row * out_step) * size_of(out_0), given)
        return
    capacity = word_at(frame, CAPACITY)
    last_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    given_slots = accumulators(operands, 1, "compute", end_of(last_slots, capacity))
    for lane in range(columns):
        keep(last_slots, lane, fill)
        keep(given_slots, lane, fill)
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                last = recall(last_slots, lane)
                given = recall(given_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                last_next = as_accumulator(operands, "compute", self)
                given_next = as_accumulator(operands, "compute", last)
                last = last_next
                given = given_next
                store(out_0, (row * out_step + lane) * size_of(out_0), given)
                keep(last_slots, lane, last)
                keep(given_slots, lane, given)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                last = recall(last_slots, lane)
                given = recall(given_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                last_next = as_accumulator(operands, "compute", self)
                given_next = as_accumulator(operands, "compute", last)
                last = last_next
                given = given_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), given)
                keep(last_slots, lane, last)
                keep(given_slots, lane, given)


def _previous_4c0470b8(operands, frame, rows, columns, scalars):
    """_previous: given"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    fill = scalar(operands, scalars, 0)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    if columns == 1:
        last = as_accumulator(operands, "compute", fill)
        given = as_accumulator(operands, "compute", fill)
        for row in range(rows):
            self = T(load(x, row * step))
            last_next = as_accumulator(operands, "compute", self)
            given_next = as_accumulator(operands, "compute", last)
            last = last_next
            given = given_next
            store(out_0, (row * out_step) * size_of(out_0), given)
        return
    capacity = word_at(frame, CAPACITY)
    last_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    given_slots = accumulators(operands, 1, "compute", end_of(last_slots, capacity))
    for lane in range(columns):
        keep(last_slots, lane, fill)
        keep(given_slots, lane, fill)
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                last = recall(last_slots, lane)
                given = recall(given_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                last_next = as_accumulator(operands, "compute", self)
                given_next = as_accumulator(operands, "compute", last)
                last = last_next
                given = given_next
                store(out_0, (row * out_step + lane) * size_of(out_0), given)
                keep(last_slots, lane, last)
                keep(given_slots, lane, given)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                last = recall(last_slots, lane)
                given = recall(given_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                last_next = as_accumulator(operands, "compute", self)
                given_next = as_accumulator(operands, "compute", last)
                last = last_next
                given = given_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), given)
                keep(last_slots, lane, last)
                keep(given_slots, lane, given)


def _recurrence_9977c90f(operands, frame, rows, columns, scalars):
    """_recurrence: value"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    weight_at = pointer(operands, 2)
    if columns == 1:
        value = as_accumulator(operands, "wide", T(0))
        for row in range(rows):
            self = T(load(x, row * step))
            weight = T(load(weight_at, (row * out_step) * size_of(weight_at)))
            value_next = as_accumulator(operands, "wide", self + weight * value)
            value = value_next
            store(out_0, (row * out_step) * size_of(out_0), value)
        return
    capacity = word_at(frame, CAPACITY)
    value_slots = accumulators(operands, 0, "wide", word_at(frame, STATE))
    for lane in range(columns):
        keep(value_slots, lane, T(0))
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                value = recall(value_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                weight = T(load(weight_at, (row * out_step + lane) * size_of(weight_at)))
                value_next = as_accumulator(operands, "wide", self + weight * value)
                value = value_next
                store(out_0, (row * out_step + lane) * size_of(out_0), value)
                keep(value_slots, lane, value)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                value = recall(value_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                weight = T(load(weight_at, (row * out_step + lane * out_column) * size_of(weight_at)))
                value_next = as_accumulator(operands, "wide", self + weight * value)
                value = value_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), value)
                keep(value_slots, lane, value)


def _reverse_cumsum_3d311e4d(operands, frame, rows, columns, scalars):
    """_reverse_cumsum: total"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    if columns == 1:
        total = as_accumulator(operands, "wide", T(0))
        for row in range(rows):
            self = T(load(x, row * step))
            total_next = as_accumulator(operands, "wide", total + self)
            total = total_next
            store(out_0, (row * out_step) * size_of(out_0), total)
        return
    capacity = word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "wide", word_at(frame, STATE))
    for lane in range(columns):
        keep(total_slots, lane, T(0))
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total_next = as_accumulator(operands, "wide", total + self)
                total = total_next
                store(out_0, (row * out_step + lane) * size_of(out_0), total)
                keep(total_slots, lane, total)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                total_next = as_accumulator(operands, "wide", total + self)
                total = total_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), total)
                keep(total_slots, lane, total)


def _reverse_recurrence_b183bc04(operands, frame, rows, columns, scalars):
    """_reverse_recurrence: value"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    weight_at = pointer(operands, 2)
    if columns == 1:
        value = as_accumulator(operands, "wide", T(0))
        for row in range(rows):
            self = T(load(x, row * step))
            weight = T(load(weight_at, (row * out_step) * size_of(weight_at)))
            value_next = as_accumulator(operands, "wide", self + weight * value)
            value = value_next
            store(out_0, (row * out_step) * size_of(out_0), value)
        return
    capacity = word_at(frame, CAPACITY)
    value_slots = accumulators(operands, 0, "wide", word_at(frame, STATE))
    for lane in range(columns):
        keep(value_slots, lane, T(0))
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                value = recall(value_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                weight = T(load(weight_at, (row * out_step + lane) * size_of(weight_at)))
                value_next = as_accumulator(operands, "wide", self + weight * value)
                value = value_next
                store(out_0, (row * out_step + lane) * size_of(out_0), value)
                keep(value_slots, lane, value)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                value = recall(value_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                weight = T(load(weight_at, (row * out_step + lane * out_column) * size_of(weight_at)))
                value_next = as_accumulator(operands, "wide", self + weight * value)
                value = value_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), value)
                keep(value_slots, lane, value)


def cummax_b5f7fe5a(operands, frame, rows, columns, scalars):
    """cummax: best, at"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    out_1 = pointer(operands, 2)
    first, along = word_at(frame, INDEX), word_at(frame, ROW_INDEX)
    if columns == 1:
        best = as_accumulator(operands, "compute", lowest(T))
        at = as_accumulator(operands, "int64", 0)
        for row in range(rows):
            self = T(load(x, row * step))
            index = first + row * along
            wins = self >= best or isnan(self)
            best_next = as_accumulator(operands, "compute", self if wins else best)
            at_next = as_accumulator(operands, "int64", index if wins else at)
            best = best_next
            at = at_next
            store(out_0, (row * out_step) * size_of(out_0), best)
            store(out_1, (row * out_step) * size_of(out_1), at)
        return
    capacity = word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    at_slots = accumulators(operands, 1, "int64", end_of(best_slots, capacity))
    for lane in range(columns):
        keep(best_slots, lane, lowest(T))
        keep(at_slots, lane, 0)
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                index = first + row * along
                wins = self >= best or isnan(self)
                best_next = as_accumulator(operands, "compute", self if wins else best)
                at_next = as_accumulator(operands, "int64", index if wins else at)
                best = best_next
                at = at_next
                store(out_0, (row * out_step + lane) * size_of(out_0), best)
                store(out_1, (row * out_step + lane) * size_of(out_1), at)
                keep(best_slots, lane, best)
                keep(at_slots, lane, at)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                index = first + row * along
                wins = self >= best or isnan(self)
                best_next = as_accumulator(operands, "compute", self if wins else best)
                at_next = as_accumulator(operands, "int64", index if wins else at)
                best = best_next
                at = at_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), best)
                store(out_1, (row * out_step + lane * out_column) * size_of(out_1), at)
                keep(best_slots, lane, best)
                keep(at_slots, lane, at)


def cummin_ac528da2(operands, frame, rows, columns, scalars):
    """cummin: best, at"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    out_1 = pointer(operands, 2)
    first, along = word_at(frame, INDEX), word_at(frame, ROW_INDEX)
    if columns == 1:
        best = as_accumulator(operands, "compute", highest(T))
        at = as_accumulator(operands, "int64", 0)
        for row in range(rows):
            self = T(load(x, row * step))
            index = first + row * along
            wins = self <= best or isnan(self)
            best_next = as_accumulator(operands, "compute", self if wins else best)
            at_next = as_accumulator(operands, "int64", index if wins else at)
            best = best_next
            at = at_next
            store(out_0, (row * out_step) * size_of(out_0), best)
            store(out_1, (row * out_step) * size_of(out_1), at)
        return
    capacity = word_at(frame, CAPACITY)
    best_slots = accumulators(operands, 0, "compute", word_at(frame, STATE))
    at_slots = accumulators(operands, 1, "int64", end_of(best_slots, capacity))
    for lane in range(columns):
        keep(best_slots, lane, highest(T))
        keep(at_slots, lane, 0)
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                index = first + row * along
                wins = self <= best or isnan(self)
                best_next = as_accumulator(operands, "compute", self if wins else best)
                at_next = as_accumulator(operands, "int64", index if wins else at)
                best = best_next
                at = at_next
                store(out_0, (row * out_step + lane) * size_of(out_0), best)
                store(out_1, (row * out_step + lane) * size_of(out_1), at)
                keep(best_slots, lane, best)
                keep(at_slots, lane, at)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                best = recall(best_slots, lane)
                at = recall(at_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                index = first + row * along
                wins = self <= best or isnan(self)
                best_next = as_accumulator(operands, "compute", self if wins else best)
                at_next = as_accumulator(operands, "int64", index if wins else at)
                best = best_next
                at = at_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), best)
                store(out_1, (row * out_step + lane * out_column) * size_of(out_1), at)
                keep(best_slots, lane, best)
                keep(at_slots, lane, at)


def cumprod_ef62c876(operands, frame, rows, columns, scalars):
    """cumprod: total"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    if columns == 1:
        total = as_accumulator(operands, "wide", T(1))
        for row in range(rows):
            self = T(load(x, row * step))
            total_next = as_accumulator(operands, "wide", total * self)
            total = total_next
            store(out_0, (row * out_step) * size_of(out_0), total)
        return
    capacity = word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "wide", word_at(frame, STATE))
    for lane in range(columns):
        keep(total_slots, lane, T(1))
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total_next = as_accumulator(operands, "wide", total * self)
                total = total_next
                store(out_0, (row * out_step + lane) * size_of(out_0), total)
                keep(total_slots, lane, total)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                total_next = as_accumulator(operands, "wide", total * self)
                total = total_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), total)
                keep(total_slots, lane, total)


def cumsum_fccc9ebf(operands, frame, rows, columns, scalars):
    """cumsum: total"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    if columns == 1:
        total = as_accumulator(operands, "wide", T(0))
        for row in range(rows):
            self = T(load(x, row * step))
            total_next = as_accumulator(operands, "wide", total + self)
            total = total_next
            store(out_0, (row * out_step) * size_of(out_0), total)
        return
    capacity = word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "wide", word_at(frame, STATE))
    for lane in range(columns):
        keep(total_slots, lane, T(0))
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total_next = as_accumulator(operands, "wide", total + self)
                total = total_next
                store(out_0, (row * out_step + lane) * size_of(out_0), total)
                keep(total_slots, lane, total)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                total_next = as_accumulator(operands, "wide", total + self)
                total = total_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), total)
                keep(total_slots, lane, total)


def logcumsumexp_4733535a(operands, frame, rows, columns, scalars):
    """logcumsumexp: total"""
    T = compute_type(operands)
    count = element_count(operands, frame)
    x, step, out_step = pointer(operands, 0), word_at(frame, ROW_STEP), word_at(frame, OUT_STEP)
    out_0 = pointer(operands, 1)
    if columns == 1:
        total = as_accumulator(operands, "wide", lowest(T))
        for row in range(rows):
            self = T(load(x, row * step))
            total_next = as_accumulator(operands, "wide", logaddexp(total, self))
            total = total_next
            store(out_0, (row * out_step) * size_of(out_0), total)
        return
    capacity = word_at(frame, CAPACITY)
    total_slots = accumulators(operands, 0, "wide", word_at(frame, STATE))
    for lane in range(columns):
        keep(total_slots, lane, lowest(T))
    if word_at(frame, DENSE) == 1:
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * size_of(x)))
                total_next = as_accumulator(operands, "wide", logaddexp(total, self))
                total = total_next
                store(out_0, (row * out_step + lane) * size_of(out_0), total)
                keep(total_slots, lane, total)
    else:
        x_column, out_column = word_at(frame, X_COLUMN), word_at(frame, OUT_COLUMN)
        for row in range(rows):
            for lane in range(columns):
                total = recall(total_slots, lane)
                self = T(load(x, row * step + lane * x_column))
                total_next = as_accumulator(operands, "wide", logaddexp(total, self))
                total = total_next
                store(out_0, (row * out_step + lane * out_column) * size_of(out_0), total)
                keep(total_slots, lane, total)


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_following_dda3f26a": "0a403a40463b6b80",
    "_previous_4c0470b8": "359bbb091ab9ae35",
    "_recurrence_9977c90f": "5908ac907b6a0a1b",
    "_reverse_cumsum_3d311e4d": "c74762df55589de8",
    "_reverse_recurrence_b183bc04": "28d2c6988614cd44",
    "cummax_b5f7fe5a": "d065877a59a86f05",
    "cummin_ac528da2": "606f4ef75fc2d8d7",
    "cumprod_ef62c876": "e8e1a69d61f72357",
    "cumsum_fccc9ebf": "90022849bb95080f",
    "logcumsumexp_4733535a": "6c311b3e6fee2bea",
}
# Accumulator types by pass, whether indices are used (of a scan: from the back), whether every element has an output.
LAYOUTS = {
    "_following_dda3f26a": ((('compute', 'compute'),), True, True),
    "_previous_4c0470b8": ((('compute', 'compute'),), False, True),
    "_recurrence_9977c90f": ((('wide',),), False, True),
    "_reverse_cumsum_3d311e4d": ((('wide',),), True, True),
    "_reverse_recurrence_b183bc04": ((('wide',),), True, True),
    "cummax_b5f7fe5a": ((('compute', 'int64'),), False, True),
    "cummin_ac528da2": ((('compute', 'int64'),), False, True),
    "cumprod_ef62c876": ((('wide',),), False, True),
    "cumsum_fccc9ebf": ((('wide',),), False, True),
    "logcumsumexp_4733535a": ((('wide',),), False, True),
}
