"""Inner loops of the bits operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import left_shift, right_shift


def bitwise_and_Scalar_Tensor_7bb515b0(operands, strides, rows, count, scalars):
    """bitwise_and.Scalar_Tensor: self & other"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self & other)
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self & other)
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_left_shift_Scalar_Tensor_6a9c475a(operands, strides, rows, count, scalars):
    """bitwise_left_shift.Scalar_Tensor: self << other"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), left_shift(self, other))
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, left_shift(self, other))
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_left_shift_Tensor_663e8954(operands, strides, rows, count, scalars):
    """bitwise_left_shift.Tensor: self << other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), left_shift(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), left_shift(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), left_shift(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, left_shift(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def bitwise_left_shift_Tensor_Scalar_4d764755(operands, strides, rows, count, scalars):
    """bitwise_left_shift.Tensor_Scalar: self << other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), left_shift(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, left_shift(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_or_Scalar_Tensor_d198e601(operands, strides, rows, count, scalars):
    """bitwise_or.Scalar_Tensor: self | other"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self | other)
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self | other)
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_right_shift_Scalar_Tensor_1d8a2231(operands, strides, rows, count, scalars):
    """bitwise_right_shift.Scalar_Tensor: self >> other"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), right_shift(self, other))
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, right_shift(self, other))
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_right_shift_Tensor_33121c8f(operands, strides, rows, count, scalars):
    """bitwise_right_shift.Tensor: self >> other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), right_shift(self, other))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), right_shift(self, other))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), right_shift(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, right_shift(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def bitwise_right_shift_Tensor_Scalar_ef79d75d(operands, strides, rows, count, scalars):
    """bitwise_right_shift.Tensor_Scalar: self >> other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), right_shift(self, other))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, right_shift(self, other))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_xor_Scalar_Tensor_adc4a59a(operands, strides, rows, count, scalars):
    """bitwise_xor.Scalar_Tensor: self ^ other"""
    T = compute_type(operands)
    other_at, other_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self ^ other)
        else:
            for i in range(count):
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self ^ other)
        other_at = advance(other_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "bitwise_and_Scalar_Tensor_7bb515b0": "ff9de8c5d4751669",
    "bitwise_left_shift_Scalar_Tensor_6a9c475a": "d65084428ea3c530",
    "bitwise_left_shift_Tensor_663e8954": "2c92057b0e5ef32e",
    "bitwise_left_shift_Tensor_Scalar_4d764755": "e3e304ae0aca93f2",
    "bitwise_or_Scalar_Tensor_d198e601": "f7fc4bcb6a844784",
    "bitwise_right_shift_Scalar_Tensor_1d8a2231": "ac361855de9b6207",
    "bitwise_right_shift_Tensor_33121c8f": "913cb61d7da760a6",
    "bitwise_right_shift_Tensor_Scalar_ef79d75d": "d7f475069f229838",
    "bitwise_xor_Scalar_Tensor_adc4a59a": "8ebc700b543e1a7b",
}
