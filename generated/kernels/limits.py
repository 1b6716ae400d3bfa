"""Inner loops of the limits operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import maximum, minimum


def _clamp_backward_0_85bf4d43(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self < min, 0, where(self > max, 0, grad_output))"""
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
                store(out_at, i * size_of(out_at), T(0) if self < min_ else T(0) if self > max_ else grad_output)
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else T(0) if self > max_ else grad_output)
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else T(0) if self > max_ else grad_output)
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self < min_ else T(0) if self > max_ else grad_output)
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _clamp_backward_1_bf2ae2c5(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self < min, 0, grad_output)"""
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
                store(out_at, i * size_of(out_at), T(0) if self < min_ else grad_output)
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else grad_output)
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), T(0) if self < min_ else grad_output)
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self < min_ else grad_output)
        grad_output_at = advance(grad_output_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _clamp_backward_2_e7ba2b0b(operands, strides, rows, count, scalars):
    """_clamp_backward: where(self > max, 0, grad_output)"""
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
                store(out_at, i * size_of(out_at), T(0) if self > max_ else grad_output)
        elif grad_output_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad_output = load(grad_output_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(0) if self > max_ else grad_output)
        elif self_step == 0 and grad_output_step == size_of(grad_output_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad_output = load(grad_output_at, i * size_of(grad_output_at))
                store(out_at, i * size_of(out_at), T(0) if self > max_ else grad_output)
        else:
            for i in range(count):
                grad_output = load(grad_output_at, i * grad_output_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(0) if self > max_ else grad_output)
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


def maximum_backward_other_991b6dc4(operands, strides, rows, count, scalars):
    """MaximumBackward0, gradient of other: grad * where(self == other, 0.5, where(self < other, 1, 0))"""
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
                    grad * (number(T, 0.5) if self == other else T(1) if self < other else T(0)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, grad * (number(T, 0.5) if self == other else T(1) if self < other else T(0))
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def maximum_backward_self_b3ad2bad(operands, strides, rows, count, scalars):
    """MaximumBackward0, gradient of self: grad * where(self == other, 0.5, where(self > other, 1, 0))"""
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
                    grad * (number(T, 0.5) if self == other else T(1) if self > other else T(0)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, grad * (number(T, 0.5) if self == other else T(1) if self > other else T(0))
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


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


def minimum_backward_other_b3ad2bad(operands, strides, rows, count, scalars):
    """MinimumBackward0, gradient of other: grad * where(self == other, 0.5, where(self > other, 1, 0))"""
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
                    grad * (number(T, 0.5) if self == other else T(1) if self > other else T(0)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, grad * (number(T, 0.5) if self == other else T(1) if self > other else T(0))
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def minimum_backward_self_991b6dc4(operands, strides, rows, count, scalars):
    """MinimumBackward0, gradient of self: grad * where(self == other, 0.5, where(self < other, 1, 0))"""
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
                    grad * (number(T, 0.5) if self == other else T(1) if self < other else T(0)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, grad * (number(T, 0.5) if self == other else T(1) if self < other else T(0))
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_clamp_backward_0_85bf4d43": "94f0a0b2eb4e7438",
    "_clamp_backward_1_bf2ae2c5": "56b458d4538808d9",
    "_clamp_backward_2_e7ba2b0b": "beb79cae7fc3043d",
    "clamp_0_e4cf7dcd": "785c20be932df4ea",
    "clamp_1_b13baab6": "4a7ca1617af83478",
    "clamp_2_26d134e3": "cbceefb64c85e0f6",
    "maximum_3f46c0ca": "b6ecfc0ec8561e36",
    "maximum_backward_other_991b6dc4": "7e86c963ba1e877a",
    "maximum_backward_self_b3ad2bad": "784573ea8586edd7",
    "minimum_99ad5b7d": "735a2c3e907435c8",
    "minimum_backward_other_b3ad2bad": "f3b8d098ae300613",
    "minimum_backward_self_991b6dc4": "f409c892d01700d6",
}
