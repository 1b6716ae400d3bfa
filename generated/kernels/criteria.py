"""Inner loops of the criteria operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import abs, divide, exp, log, log1p, maximum, minimum, sigmoid, sign, xlogy


def _absolute_error_1b0de3e7(operands, strides, rows, count, scalars):
    """_absolute_error: abs(self - target)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), abs(self - target))
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), abs(self - target))
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), abs(self - target))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, abs(self - target))
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _binary_entropy_b169f687(operands, strides, rows, count, scalars):
    """_binary_entropy: (target - 1) * maximum(log1p(-self), -100) - target * maximum(log(self), -100)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (target - T(1)) * maximum(
                        log1p(-self), number(T, -100)
                    ) - target * maximum(log(self), number(T, -100)),
                )
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (target - T(1)) * maximum(
                        log1p(-self), number(T, -100)
                    ) - target * maximum(log(self), number(T, -100)),
                )
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (target - T(1)) * maximum(
                        log1p(-self), number(T, -100)
                    ) - target * maximum(log(self), number(T, -100)),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(
                    out_at,
                    i * out_step,
                    (target - T(1)) * maximum(
                        log1p(-self), number(T, -100)
                    ) - target * maximum(log(self), number(T, -100)),
                )
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _divergence_58204934(operands, strides, rows, count, scalars):
    """_divergence: xlogy(target, target) - target * self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), xlogy(target, target) - target * self)
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), xlogy(target, target) - target * self)
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), xlogy(target, target) - target * self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, xlogy(target, target) - target * self)
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _divergence_of_logs_44b3fb76(operands, strides, rows, count, scalars):
    """_divergence_of_logs: exp(target) * (target - self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), exp(target) * (target - self))
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), exp(target) * (target - self))
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), exp(target) * (target - self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, exp(target) * (target - self))
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _huber_error_07c27e06(operands, strides, rows, count, scalars):
    """_huber_error: distance = abs(self - target) where(distance <= delta, 0.5 * distance * distance, delta *
        (distance - 0.5 * delta))
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    delta = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                distance = abs(self - target)
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * distance * distance if distance <= delta else delta * (
                        distance - number(T, 0.5) * delta
                    ),
                )
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                distance = abs(self - target)
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * distance * distance if distance <= delta else delta * (
                        distance - number(T, 0.5) * delta
                    ),
                )
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                distance = abs(self - target)
                store(
                    out_at,
                    i * size_of(out_at),
                    number(T, 0.5) * distance * distance if distance <= delta else delta * (
                        distance - number(T, 0.5) * delta
                    ),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                distance = abs(self - target)
                store(
                    out_at,
                    i * out_step,
                    number(T, 0.5) * distance * distance if distance <= delta else delta * (
                        distance - number(T, 0.5) * delta
                    ),
                )
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _logit_entropy_2ad50fbe(operands, strides, rows, count, scalars):
    """_logit_entropy: (1 - target) * self - minimum(self, 0) + log1p(exp(-abs(self)))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at, i * size_of(out_at), (T(1) - target) * self - minimum(self, T(0)) + log1p(exp(-abs(self)))
                )
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at, i * size_of(out_at), (T(1) - target) * self - minimum(self, T(0)) + log1p(exp(-abs(self)))
                )
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at, i * size_of(out_at), (T(1) - target) * self - minimum(self, T(0)) + log1p(exp(-abs(self)))
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, (T(1) - target) * self - minimum(self, T(0)) + log1p(exp(-abs(self))))
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _smooth_absolute_error_0762c2af(operands, strides, rows, count, scalars):
    """_smooth_absolute_error: distance = abs(self - target) where(distance < beta, 0.5 * distance * distance /
        beta, distance - 0.5 * beta)
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    beta = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                distance = abs(self - target)
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(
                        number(T, 0.5) * distance * distance, beta
                    ) if distance < beta else distance - number(T, 0.5) * beta,
                )
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                distance = abs(self - target)
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(
                        number(T, 0.5) * distance * distance, beta
                    ) if distance < beta else distance - number(T, 0.5) * beta,
                )
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                distance = abs(self - target)
                store(
                    out_at,
                    i * size_of(out_at),
                    divide(
                        number(T, 0.5) * distance * distance, beta
                    ) if distance < beta else distance - number(T, 0.5) * beta,
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                distance = abs(self - target)
                store(
                    out_at,
                    i * out_step,
                    divide(
                        number(T, 0.5) * distance * distance, beta
                    ) if distance < beta else distance - number(T, 0.5) * beta,
                )
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _squared_error_c4f43246(operands, strides, rows, count, scalars):
    """_squared_error: (self - target) * (self - target)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), (self - target) * (self - target))
        elif self_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), (self - target) * (self - target))
        elif target_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self - target) * (self - target))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, (self - target) * (self - target))
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _weighted_logit_entropy_3efde675(operands, strides, rows, count, scalars):
    """_weighted_logit_entropy: (1 - target) * self - (1 + (pos_weight - 1) * target) * (minimum(self, 0) -
        log1p(exp(-abs(self))))
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    pos_weight_at, pos_weight_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and pos_weight_step == size_of(pos_weight_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                pos_weight = load(pos_weight_at, i * size_of(pos_weight_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (T(1) - target) * self - (T(1) + (pos_weight - T(1)) * target) * (
                        minimum(self, T(0)) - log1p(exp(-abs(self)))
                    ),
                )
        elif (
            target_step == 0
            and pos_weight_step == 0
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            pos_weight = load(pos_weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (T(1) - target) * self - (T(1) + (pos_weight - T(1)) * target) * (
                        minimum(self, T(0)) - log1p(exp(-abs(self)))
                    ),
                )
        elif (
            pos_weight_step == 0
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            pos_weight = load(pos_weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (T(1) - target) * self - (T(1) + (pos_weight - T(1)) * target) * (
                        minimum(self, T(0)) - log1p(exp(-abs(self)))
                    ),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                pos_weight = load(pos_weight_at, i * pos_weight_step)
                store(
                    out_at,
                    i * out_step,
                    (T(1) - target) * self - (T(1) + (pos_weight - T(1)) * target) * (
                        minimum(self, T(0)) - log1p(exp(-abs(self)))
                    ),
                )
        self_at = advance(self_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        pos_weight_at = advance(pos_weight_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def binary_entropy_backward_target_f4773311(operands, strides, rows, count, scalars):
    """_BinaryEntropyBackward0, gradient of target: grad * (log1p(-self) - log(self))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (log1p(-self) - log(self)))
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (log1p(-self) - log(self)))
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (log1p(-self) - log(self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (log1p(-self) - log(self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def divergence_backward_self_baefa7e6(operands, strides, rows, count, scalars):
    """_DivergenceBackward0, gradient of self: -grad * target"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), -grad * target)
        elif grad_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), -grad * target)
        elif target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * target)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, -grad * target)
        grad_at = advance(grad_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def divergence_backward_target_b213f9cc(operands, strides, rows, count, scalars):
    """_DivergenceBackward0, gradient of target: grad * (log(target) + 1 - self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), grad * (log(target) + T(1) - self))
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (log(target) + T(1) - self))
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (log(target) + T(1) - self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, grad * (log(target) + T(1) - self))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def divergence_forward_2beef64e(operands, strides, rows, count, scalars):
    """_divergence, tangent of result: target_t * (log(target_p) + 1 - self_p) - self_t * target_p"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    target_t_at, target_t_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    target_p_at, target_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and self_p_step == size_of(self_p_at)
            and target_p_step == size_of(target_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                target_p = load(target_p_at, i * size_of(target_p_at))
                store(out_at, i * size_of(out_at), target_t * (log(target_p) + T(1) - self_p) - self_t * target_p)
        elif (
            target_t_step == 0
            and self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            target_t = load(target_t_at, 0)
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), target_t * (log(target_p) + T(1) - self_p) - self_t * target_p)
        elif (
            self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                store(out_at, i * size_of(out_at), target_t * (log(target_p) + T(1) - self_p) - self_t * target_p)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                target_t = load(target_t_at, i * target_t_step)
                self_p = load(self_p_at, i * self_p_step)
                target_p = load(target_p_at, i * target_p_step)
                store(out_at, i * out_step, target_t * (log(target_p) + T(1) - self_p) - self_t * target_p)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        target_t_at = advance(target_t_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        target_p_at = advance(target_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def divergence_of_logs_backward_self_00290c86(operands, strides, rows, count, scalars):
    """_DivergenceOfLogsBackward0, gradient of self: -grad * exp(target)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    target_at, target_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and target_step == size_of(target_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), -grad * exp(target))
        elif grad_step == 0 and target_step == size_of(target_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), -grad * exp(target))
        elif target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * exp(target))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, -grad * exp(target))
        grad_at = advance(grad_at, word_at(strides, 64))
        target_at = advance(target_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def divergence_of_logs_backward_target_5da8cd01(operands, strides, rows, count, scalars):
    """_DivergenceOfLogsBackward0, gradient of target: grad * (exp(target) * (target + 1 - self))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), grad * (exp(target) * (target + T(1) - self)))
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (exp(target) * (target + T(1) - self)))
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (exp(target) * (target + T(1) - self)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, grad * (exp(target) * (target + T(1) - self)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def divergence_of_logs_forward_3f125753(operands, strides, rows, count, scalars):
    """_divergence_of_logs, tangent of result: target_t * (exp(target_p) * (target_p + 1 - self_p)) - self_t *
        exp(target_p)
    """
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    target_t_at, target_t_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    target_p_at, target_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and self_p_step == size_of(self_p_at)
            and target_p_step == size_of(target_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                target_p = load(target_p_at, i * size_of(target_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    target_t * (exp(target_p) * (target_p + T(1) - self_p)) - self_t * exp(target_p),
                )
        elif (
            target_t_step == 0
            and self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            target_t = load(target_t_at, 0)
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    target_t * (exp(target_p) * (target_p + T(1) - self_p)) - self_t * exp(target_p),
                )
        elif (
            self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    target_t * (exp(target_p) * (target_p + T(1) - self_p)) - self_t * exp(target_p),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                target_t = load(target_t_at, i * target_t_step)
                self_p = load(self_p_at, i * self_p_step)
                target_p = load(target_p_at, i * target_p_step)
                store(
                    out_at,
                    i * out_step,
                    target_t * (exp(target_p) * (target_p + T(1) - self_p)) - self_t * exp(target_p),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        target_t_at = advance(target_t_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        target_p_at = advance(target_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def logit_entropy_backward_self_5d159001(operands, strides, rows, count, scalars):
    """_LogitEntropyBackward0, gradient of self: grad * (sigmoid(self) - target)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), grad * (sigmoid(self) - target))
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (sigmoid(self) - target))
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (sigmoid(self) - target))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, grad * (sigmoid(self) - target))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def logit_entropy_backward_target_a4f6127f(operands, strides, rows, count, scalars):
    """_LogitEntropyBackward0, gradient of target: -grad * self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), -grad * self)
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), -grad * self)
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * self)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, -grad * self)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logit_entropy_forward_4f7e2aa9(operands, strides, rows, count, scalars):
    """_logit_entropy, tangent of result: self_t * (sigmoid(self_p) - target_p) - target_t * self_p"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    target_t_at, target_t_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    target_p_at, target_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and self_p_step == size_of(self_p_at)
            and target_p_step == size_of(target_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                target_p = load(target_p_at, i * size_of(target_p_at))
                store(out_at, i * size_of(out_at), self_t * (sigmoid(self_p) - target_p) - target_t * self_p)
        elif (
            target_t_step == 0
            and self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            target_t = load(target_t_at, 0)
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * (sigmoid(self_p) - target_p) - target_t * self_p)
        elif (
            self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                store(out_at, i * size_of(out_at), self_t * (sigmoid(self_p) - target_p) - target_t * self_p)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                target_t = load(target_t_at, i * target_t_step)
                self_p = load(self_p_at, i * self_p_step)
                target_p = load(target_p_at, i * target_p_step)
                store(out_at, i * out_step, self_t * (sigmoid(self_p) - target_p) - target_t * self_p)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        target_t_at = advance(target_t_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        target_p_at = advance(target_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def smooth_absolute_error_backward_self_b6ae6c67(operands, strides, rows, count, scalars):
    """_SmoothAbsoluteErrorBackward0, gradient of self: grad * where(abs(self - target) < beta, (self - target)
        / beta, sign(self - target))
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    beta = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(
                    out_at,
                    i * out_step,
                    grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def smooth_absolute_error_backward_target_f2baccb1(operands, strides, rows, count, scalars):
    """_SmoothAbsoluteErrorBackward0, gradient of target: -grad * where(abs(self - target) < beta, (self -
        target) / beta, sign(self - target))
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    beta = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    -grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    -grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    -grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(
                    out_at,
                    i * out_step,
                    -grad * (divide(self - target, beta) if abs(self - target) < beta else sign(self - target)),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def smooth_absolute_error_forward_1c2c975c(operands, strides, rows, count, scalars):
    """_smooth_absolute_error, tangent of result: (self_t - target_t) * where(abs(self_p - target_p) < beta,
        (self_p - target_p) / beta, sign(self_p - target_p))
    """
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    target_t_at, target_t_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    target_p_at, target_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    beta = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and self_p_step == size_of(self_p_at)
            and target_p_step == size_of(target_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                target_p = load(target_p_at, i * size_of(target_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (self_t - target_t) * (
                        divide(self_p - target_p, beta) if abs(self_p - target_p) < beta else sign(self_p - target_p)
                    ),
                )
        elif (
            target_t_step == 0
            and self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            target_t = load(target_t_at, 0)
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (self_t - target_t) * (
                        divide(self_p - target_p, beta) if abs(self_p - target_p) < beta else sign(self_p - target_p)
                    ),
                )
        elif (
            self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (self_t - target_t) * (
                        divide(self_p - target_p, beta) if abs(self_p - target_p) < beta else sign(self_p - target_p)
                    ),
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                target_t = load(target_t_at, i * target_t_step)
                self_p = load(self_p_at, i * self_p_step)
                target_p = load(target_p_at, i * target_p_step)
                store(
                    out_at,
                    i * out_step,
                    (self_t - target_t) * (
                        divide(self_p - target_p, beta) if abs(self_p - target_p) < beta else sign(self_p - target_p)
                    ),
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        target_t_at = advance(target_t_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        target_p_at = advance(target_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def squared_error_backward_self_187ce410(operands, strides, rows, count, scalars):
    """_SquaredErrorBackward0, gradient of self: grad * (2 * (self - target))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), grad * (number(T, 2) * (self - target)))
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (number(T, 2) * (self - target)))
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (number(T, 2) * (self - target)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, grad * (number(T, 2) * (self - target)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def squared_error_backward_target_11e6f71d(operands, strides, rows, count, scalars):
    """_SquaredErrorBackward0, gradient of target: -grad * (2 * (self - target))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    target_at, target_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(out_at, i * size_of(out_at), -grad * (number(T, 2) * (self - target)))
        elif self_step == 0 and target_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * (number(T, 2) * (self - target)))
        elif (
            target_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), -grad * (number(T, 2) * (self - target)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(out_at, i * out_step, -grad * (number(T, 2) * (self - target)))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        target_at = advance(target_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def squared_error_forward_dd014bd5(operands, strides, rows, count, scalars):
    """_squared_error, tangent of result: (self_t - target_t) * (2 * (self_p - target_p))"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    target_t_at, target_t_step = pointer(operands, 1), word_at(strides, 8)
    self_p_at, self_p_step = pointer(operands, 2), word_at(strides, 16)
    target_p_at, target_p_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and self_p_step == size_of(self_p_at)
            and target_p_step == size_of(target_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                target_p = load(target_p_at, i * size_of(target_p_at))
                store(out_at, i * size_of(out_at), (self_t - target_t) * (number(T, 2) * (self_p - target_p)))
        elif (
            target_t_step == 0
            and self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            target_t = load(target_t_at, 0)
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), (self_t - target_t) * (number(T, 2) * (self_p - target_p)))
        elif (
            self_p_step == 0
            and target_p_step == 0
            and self_t_step == size_of(self_t_at)
            and target_t_step == size_of(target_t_at)
            and out_step == size_of(out_at)
        ):
            self_p = load(self_p_at, 0)
            target_p = load(target_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                target_t = load(target_t_at, i * size_of(target_t_at))
                store(out_at, i * size_of(out_at), (self_t - target_t) * (number(T, 2) * (self_p - target_p)))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                target_t = load(target_t_at, i * target_t_step)
                self_p = load(self_p_at, i * self_p_step)
                target_p = load(target_p_at, i * target_p_step)
                store(out_at, i * out_step, (self_t - target_t) * (number(T, 2) * (self_p - target_p)))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        target_t_at = advance(target_t_at, word_at(strides, 72))
        self_p_at = advance(self_p_at, word_at(strides, 80))
        target_p_at = advance(target_p_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def weighted_logit_entropy_backward_self_0854ee07(operands, strides, rows, count, scalars):
    """_WeightedLogitEntropyBackward0, gradient of self: grad * ((1 + (pos_weight - 1) * target) *
        sigmoid(self) - pos_weight * target)
    """
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    pos_weight_at, pos_weight_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    target_at, target_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and pos_weight_step == size_of(pos_weight_at)
            and self_step == size_of(self_at)
            and target_step == size_of(target_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                pos_weight = load(pos_weight_at, i * size_of(pos_weight_at))
                self = load(self_at, i * size_of(self_at))
                target = load(target_at, i * size_of(target_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * ((T(1) + (pos_weight - T(1)) * target) * sigmoid(self) - pos_weight * target),
                )
        elif (
            pos_weight_step == 0
            and self_step == 0
            and target_step == 0
            and grad_step == size_of(grad_at)
            and out_step == size_of(out_at)
        ):
            pos_weight = load(pos_weight_at, 0)
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * ((T(1) + (pos_weight - T(1)) * target) * sigmoid(self) - pos_weight * target),
                )
        elif (
            self_step == 0
            and target_step == 0
            and grad_step == size_of(grad_at)
            and pos_weight_step == size_of(pos_weight_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            target = load(target_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                pos_weight = load(pos_weight_at, i * size_of(pos_weight_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    grad * ((T(1) + (pos_weight - T(1)) * target) * sigmoid(self) - pos_weight * target),
                )
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                pos_weight = load(pos_weight_at, i * pos_weight_step)
                self = load(self_at, i * self_step)
                target = load(target_at, i * target_step)
                store(
                    out_at,
                    i * out_step,
                    grad * ((T(1) + (pos_weight - T(1)) * target) * sigmoid(self) - pos_weight * target),
                )
        grad_at = advance(grad_at, word_at(strides, 64))
        pos_weight_at = advance(pos_weight_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        target_at = advance(target_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_absolute_error_1b0de3e7": "a8cc2e8b059c03ac",
    "_binary_entropy_b169f687": "32af05b2ce25ed37",
    "_divergence_58204934": "0607a19c71ee1d11",
    "_divergence_of_logs_44b3fb76": "fe07e9e892ee2d46",
    "_huber_error_07c27e06": "6fbde63505c5670d",
    "_logit_entropy_2ad50fbe": "bdcfb9d51527d79b",
    "_smooth_absolute_error_0762c2af": "5b3d1d13f85db443",
    "_squared_error_c4f43246": "0df4d9ade552711b",
    "_weighted_logit_entropy_3efde675": "bd3872a07ed085c7",
    "binary_entropy_backward_target_f4773311": "c79ebd7f981faaac",
    "divergence_backward_self_baefa7e6": "2efe628f6df5d9da",
    "divergence_backward_target_b213f9cc": "e7a2da423df06458",
    "divergence_forward_2beef64e": "85439e5645e1fee7",
    "divergence_of_logs_backward_self_00290c86": "218b9367a42eaf14",
    "divergence_of_logs_backward_target_5da8cd01": "9fc74e32a5b0c29a",
    "divergence_of_logs_forward_3f125753": "6bf7c7a65d053051",
    "logit_entropy_backward_self_5d159001": "653a8496302d5abe",
    "logit_entropy_backward_target_a4f6127f": "e735ee5c83b7b83b",
    "logit_entropy_forward_4f7e2aa9": "070a307a98b3f982",
    "smooth_absolute_error_backward_self_b6ae6c67": "098a6762086e2310",
    "smooth_absolute_error_backward_target_f2baccb1": "eaba18d790ebaddd",
    "smooth_absolute_error_forward_1c2c975c": "ee3d3b92fafc4428",
    "squared_error_backward_self_187ce410": "91057fa8eb580b4f",
    "squared_error_backward_target_11e6f71d": "13ae989489921fe6",
    "squared_error_forward_dd014bd5": "4b5c82a390621344",
    "weighted_logit_entropy_backward_self_0854ee07": "e61ee40ebea19fda",
}
