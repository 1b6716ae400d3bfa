"""Inner loops of the limits operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import maximum, minimum


def _clamp_backward_0_0a41566a(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self >= min, where(self <= max, grad_output, 0), 0)"""
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    min_ = scalar(operands, scalars, 0)
    max_ = scalar(operands, scalars, 1)
    for row in range(rows):
        if (
            grad_output_step == size_of(grad_output_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (grad_output if self <= max_ else T(0)) if self >= min_ else T(0))
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (grad_output if self <= max_ else T(0)) if self >= min_ else T(0))
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), (grad_output if self <= max_ else T(0)) if self >= min_ else T(0))
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, (grad_output if self <= max_ else T(0)) if self >= min_ else T(0))
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _clamp_backward_1_a192dc80(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self >= min, grad_output, 0)"""
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    min_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            grad_output_step == size_of(grad_output_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad_output if self >= min_ else T(0))
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad_output if self >= min_ else T(0))
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), grad_output if self >= min_ else T(0))
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad_output if self >= min_ else T(0))
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _clamp_backward_2_2b43de3a(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self <= max, grad_output, 0)"""
    T = compute_type(operands)
    grad_output_at, grad_output_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    max_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            grad_output_step == size_of(grad_output_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad_output if self <= max_ else T(0))
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad_output if self <= max_ else T(0))
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), grad_output if self <= max_ else T(0))
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad_output if self <= max_ else T(0))
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def clamp_0_e4cf7dcd(operands, strides, rows, count, scalars):
    """clamp: minimum(maximum(self, min), max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    min_ = scalar(operands, scalars, 0)
    max_ = scalar(operands, scalars, 1)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(maximum(self, min_), max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(maximum(self, min_), max_))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def clamp_1_b13baab6(operands, strides, rows, count, scalars):
    """clamp: maximum(self, min)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    min_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, min_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, maximum(self, min_))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def clamp_2_26d134e3(operands, strides, rows, count, scalars):
    """clamp: minimum(self, max)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    max_ = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, max_))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, minimum(self, max_))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def maximum_3f46c0ca(operands, strides, rows, count, scalars):
    """maximum: maximum(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), maximum(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), maximum(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), maximum(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, maximum(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def maximum_backward_other_aa599719(operands, strides, rows, count, scalars):
    """MaximumBackward0, gradient of other: where(self == other, 0.5 * grad, where(self > other, 0, grad))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self > other else grad,
                )
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self > other else grad,
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self > other else grad,
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 0.5) * grad if self == other else T(0) if self > other else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def maximum_backward_self_8252ce86(operands, strides, rows, count, scalars):
    """MaximumBackward0, gradient of self: where(self == other, 0.5 * grad, where(self < other, 0, grad))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self < other else grad,
                )
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self < other else grad,
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self < other else grad,
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 0.5) * grad if self == other else T(0) if self < other else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def maximum_forward_5a1e086a(operands, strides, rows, count, scalars):
    """maximum, tangent of result: auto"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    other_p_at, other_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and other_p_step == size_of(other_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p < other_p else self_t
                    ) + (
                        T(0) if self_p > other_p else other_t
                    ),
                )
        elif (
            self_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p < other_p else self_t
                    ) + (
                        T(0) if self_p > other_p else other_t
                    ),
                )
        elif (
            other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p < other_p else self_t
                    ) + (
                        T(0) if self_p > other_p else other_t
                    ),
                )
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p < other_p else self_t
                    ) + (
                        T(0) if self_p > other_p else other_t
                    ),
                )
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        other_p_at = advance(other_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def minimum_99ad5b7d(operands, strides, rows, count, scalars):
    """minimum: minimum(self, other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), minimum(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), minimum(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), minimum(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, minimum(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def minimum_backward_other_8252ce86(operands, strides, rows, count, scalars):
    """MinimumBackward0, gradient of other: where(self == other, 0.5 * grad, where(self < other, 0, grad))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self < other else grad,
                )
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self < other else grad,
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self < other else grad,
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 0.5) * grad if self == other else T(0) if self < other else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def minimum_backward_self_aa599719(operands, strides, rows, count, scalars):
    """MinimumBackward0, gradient of self: where(self == other, 0.5 * grad, where(self > other, 0, grad))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self > other else grad,
                )
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self > other else grad,
                )
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * grad if self == other else T(0) if self > other else grad,
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, number(T, 0.5) * grad if self == other else T(0) if self > other else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def minimum_forward_3c48457d(operands, strides, rows, count, scalars):
    """minimum, tangent of result: auto"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    other_p_at, other_p_step = pointer(operands, 2), word_at(strides, 16)
    self_p_at, self_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and other_p_step == size_of(other_p_at)
            and self_p_step == size_of(self_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p > other_p else self_t
                    ) + (
                        T(0) if self_p < other_p else other_t
                    ),
                )
        elif (
            self_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p > other_p else self_t
                    ) + (
                        T(0) if self_p < other_p else other_t
                    ),
                )
        elif (
            other_p_step == 0
            and self_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p > other_p else self_t
                    ) + (
                        T(0) if self_p < other_p else other_t
                    ),
                )
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                store(
                    out_at,
                    i * out_step,
                    number(T, 0.5) * self_t + number(T, 0.5) * other_t if self_p == other_p else (
                        T(0) if self_p > other_p else self_t
                    ) + (
                        T(0) if self_p < other_p else other_t
                    ),
                )
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        other_p_at = advance(other_p_at, word_at(strides, 80))
        self_p_at = advance(self_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_clamp_backward_0_0a41566a": "71764d580117d121",
    "_clamp_backward_1_a192dc80": "e79a667571e980ee",
    "_clamp_backward_2_2b43de3a": "ecfcd89d70b22a8f",
    "clamp_0_e4cf7dcd": "785c20be932df4ea",
    "clamp_1_b13baab6": "4a7ca1617af83478",
    "clamp_2_26d134e3": "cbceefb64c85e0f6",
    "maximum_3f46c0ca": "b6ecfc0ec8561e36",
    "maximum_backward_other_aa599719": "c2c59f657571f09a",
    "maximum_backward_self_8252ce86": "8f89f239fadfe421",
    "maximum_forward_5a1e086a": "e1900993ffe67475",
    "minimum_99ad5b7d": "735a2c3e907435c8",
    "minimum_backward_other_8252ce86": "c1abe7838d826958",
    "minimum_backward_self_aa599719": "547c9de591ddfeee",
    "minimum_forward_3c48457d": "9e50e6bdf28a40b6",
}
