"""Inner loops of the pairs operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, size_of, store, word_at
from runtime.kernels.vecmath import divide, floor_divide, fmod, trunc


def _floor_quotient_fe4a0a47(operands, strides, rows, count, scalars):
    """_floor_quotient: self // other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), floor_divide(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), floor_divide(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), floor_divide(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, floor_divide(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _trunc_quotient_4dd49370(operands, strides, rows, count, scalars):
    """_trunc_quotient: trunc(self / other)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), trunc(divide(self, other)))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), trunc(divide(self, other)))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), trunc(divide(self, other)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, trunc(divide(self, other)))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _trunc_quotient_of_integers_43fd812b(operands, strides, rows, count, scalars):
    """_trunc_quotient_of_integers: (self - fmod(self, other)) // other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), floor_divide(self - fmod(self, other), other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), floor_divide(self - fmod(self, other), other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), floor_divide(self - fmod(self, other), other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, floor_divide(self - fmod(self, other), other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_floor_quotient_fe4a0a47": "8fae340e4a8f3ee0",
    "_trunc_quotient_4dd49370": "402144144abb31a9",
    "_trunc_quotient_of_integers_43fd812b": "0f1267c5205bd7c3",
}
