"""Inner loops of the signs operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, size_of, store, word_at
from runtime.kernels.vecmath import abs, sign


def abs_b501d73d(operands, strides, rows, count, scalars):
    """abs: abs(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), abs(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, abs(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def neg_backward_self_7fb26a8d(operands, strides, rows, count, scalars):
    """NegBackward0, gradient of self: -grad"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, -grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def neg_e9bd5a57(operands, strides, rows, count, scalars):
    """neg: -self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), -self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, -self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def neg_forward_ec67d80f(operands, strides, rows, count, scalars):
    """neg, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), -self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, -self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def positive_12103310(operands, strides, rows, count, scalars):
    """positive: self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sgn_9ff65fbd(operands, strides, rows, count, scalars):
    """sgn: sign(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), sign(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, sign(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def sign_afa8968d(operands, strides, rows, count, scalars):
    """sign: where(self > 0, 1, where(self < 0, -1, 0))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), T(1) if self > T(0) else number(T, -1) if self < T(0) else T(0))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, T(1) if self > T(0) else number(T, -1) if self < T(0) else T(0))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "abs_b501d73d": "3d6d13ee67c8a60f",
    "neg_backward_self_7fb26a8d": "c98c620c49da6766",
    "neg_e9bd5a57": "eaffea6c9f389d77",
    "neg_forward_ec67d80f": "3f4885755958a26b",
    "positive_12103310": "a87a17303faee2f8",
    "sgn_9ff65fbd": "243e47cc5b667b7a",
    "sign_afa8968d": "503718b73551833d",
}
