"""Inner loops of the resampling operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, size_of, store, word_at
from runtime.kernels.vecmath import floor, round


def _blend_eb8ba3a8(operands, strides, rows, count, scalars):
    """_blend: self * (1 - weight) + other * weight"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    weight_at, weight_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and weight_step == size_of(weight_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), self * (T(1) - weight) + other * weight)
        elif other_step == 0 and weight_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * (T(1) - weight) + other * weight)
        elif (
            weight_step == 0
            and self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self * (T(1) - weight) + other * weight)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, self * (T(1) - weight) + other * weight)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        weight_at = advance(weight_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def _floor_cec988a2(operands, strides, rows, count, scalars):
    """_floor: floor(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), floor(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, floor(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def _round_c1e6f855(operands, strides, rows, count, scalars):
    """_round: round(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), round(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, round(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def blend_backward_other_f1a771c6(operands, strides, rows, count, scalars):
    """_BlendBackward0, gradient of other: grad * weight"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * weight)
        elif grad_step == 0 and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * weight)
        elif weight_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * weight)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, grad * weight)
        grad_at = advance(grad_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def blend_backward_self_9fc5d3d8(operands, strides, rows, count, scalars):
    """_BlendBackward0, gradient of self: grad * (1 - weight)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * (T(1) - weight))
        elif grad_step == 0 and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * (T(1) - weight))
        elif weight_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (T(1) - weight))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, grad * (T(1) - weight))
        grad_at = advance(grad_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def blend_backward_weight_f1a781ec(operands, strides, rows, count, scalars):
    """_BlendBackward0, gradient of weight: grad * (other - self)"""
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
                store(out_at, i * size_of(out_at), grad * (other - self))
        elif other_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (other - self))
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
                store(out_at, i * size_of(out_at), grad * (other - self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * (other - self))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def blend_forward_f6626d10(operands, strides, rows, count, scalars):
    """_blend, tangent of result: self_t * (1 - weight_p) + other_t * weight_p + weight_t * (other_p - self_p)"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    weight_t_at, weight_t_step = pointer(operands, 2), word_at(strides, 16)
    other_p_at, other_p_step = pointer(operands, 3), word_at(strides, 24)
    self_p_at, self_p_step = pointer(operands, 4), word_at(strides, 32)
    weight_p_at, weight_p_step = pointer(operands, 5), word_at(strides, 40)
    out_at, out_step = pointer(operands, 6), word_at(strides, 48)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and weight_t_step == size_of(weight_t_at)
            and other_p_step == size_of(other_p_at)
            and self_p_step == size_of(self_p_at)
            and weight_p_step == size_of(weight_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                weight_t = load(weight_t_at, i * size_of(weight_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                weight_p = load(weight_p_at, i * size_of(weight_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (T(1) - weight_p) + other_t * weight_p + weight_t * (other_p - self_p),
                )
        elif (
            self_t_step == 0
            and weight_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and weight_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            weight_t = load(weight_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            weight_p = load(weight_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (T(1) - weight_p) + other_t * weight_p + weight_t * (other_p - self_p),
                )
        elif (
            weight_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and weight_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            weight_t = load(weight_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            weight_p = load(weight_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (T(1) - weight_p) + other_t * weight_p + weight_t * (other_p - self_p),
                )
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                weight_t = load(weight_t_at, i * weight_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                weight_p = load(weight_p_at, i * weight_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t * (T(1) - weight_p) + other_t * weight_p + weight_t * (other_p - self_p),
                )
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        weight_t_at = advance(weight_t_at, word_at(strides, 80))
        other_p_at = advance(other_p_at, word_at(strides, 88))
        self_p_at = advance(self_p_at, word_at(strides, 96))
        weight_p_at = advance(weight_p_at, word_at(strides, 104))
        out_at = advance(out_at, word_at(strides, 112))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_blend_eb8ba3a8": "ecd1818ec6b7f62e",
    "_floor_cec988a2": "ad6b8b17d93edc46",
    "_round_c1e6f855": "7faec955761916fa",
    "blend_backward_other_f1a771c6": "47eb222a40d7c2c8",
    "blend_backward_self_9fc5d3d8": "4f11f617d562c9d0",
    "blend_backward_weight_f1a781ec": "e8b10069d6e86ab3",
    "blend_forward_f6626d10": "98b925a9c1e6c7a1",
}
