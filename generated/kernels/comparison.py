"""Inner loops of the comparison operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import isfinite, isinf, isnan


def bitwise_and_Scalar_dc9aeaa4(operands, strides, rows, count, scalars):
    """bitwise_and.Scalar: self & other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self & other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self & other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_and_Tensor_1bbce49b(operands, strides, rows, count, scalars):
    """bitwise_and.Tensor: self & other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self & other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self & other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self & other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self & other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def bitwise_not_2cc2354e(operands, strides, rows, count, scalars):
    """bitwise_not: ~self"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), ~self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, ~self)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_or_Scalar_6b39c1ff(operands, strides, rows, count, scalars):
    """bitwise_or.Scalar: self | other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self | other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self | other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_or_Tensor_35c99f17(operands, strides, rows, count, scalars):
    """bitwise_or.Tensor: self | other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self | other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self | other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self | other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self | other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def bitwise_xor_Scalar_1597ac77(operands, strides, rows, count, scalars):
    """bitwise_xor.Scalar: self ^ other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self ^ other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self ^ other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def bitwise_xor_Tensor_bbddc819(operands, strides, rows, count, scalars):
    """bitwise_xor.Tensor: self ^ other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self ^ other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self ^ other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self ^ other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self ^ other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def eq_Scalar_21fe60f3(operands, strides, rows, count, scalars):
    """eq.Scalar: self == other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self == other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self == other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def eq_Tensor_ba051988(operands, strides, rows, count, scalars):
    """eq.Tensor: self == other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self == other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self == other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self == other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self == other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def ge_Scalar_984c1c76(operands, strides, rows, count, scalars):
    """ge.Scalar: self >= other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self >= other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self >= other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def ge_Tensor_42753843(operands, strides, rows, count, scalars):
    """ge.Tensor: self >= other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self >= other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self >= other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self >= other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self >= other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def gt_Scalar_db0d456f(operands, strides, rows, count, scalars):
    """gt.Scalar: self > other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self > other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self > other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def gt_Tensor_8252cb28(operands, strides, rows, count, scalars):
    """gt.Tensor: self > other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self > other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self > other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self > other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self > other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def isfinite_2be72e1d(operands, strides, rows, count, scalars):
    """isfinite: isfinite(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), isfinite(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, isfinite(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def isinf_bc7add6e(operands, strides, rows, count, scalars):
    """isinf: isinf(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), isinf(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, isinf(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def isnan_e43acba1(operands, strides, rows, count, scalars):
    """isnan: isnan(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), isnan(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, isnan(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def le_Scalar_ab2ad80e(operands, strides, rows, count, scalars):
    """le.Scalar: self <= other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self <= other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self <= other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def le_Tensor_869b1f76(operands, strides, rows, count, scalars):
    """le.Tensor: self <= other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self <= other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self <= other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self <= other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self <= other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logical_and_c312bd32(operands, strides, rows, count, scalars):
    """logical_and: self != 0 and other != 0"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self != T(0) and other != T(0))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self != T(0) and other != T(0))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self != T(0) and other != T(0))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self != T(0) and other != T(0))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logical_not_f47d22f9(operands, strides, rows, count, scalars):
    """logical_not: self == 0"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self == T(0))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self == T(0))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def logical_or_b5843bc4(operands, strides, rows, count, scalars):
    """logical_or: self != 0 or other != 0"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self != T(0) or other != T(0))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self != T(0) or other != T(0))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self != T(0) or other != T(0))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self != T(0) or other != T(0))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def logical_xor_61d5006f(operands, strides, rows, count, scalars):
    """logical_xor: (self != 0) != (other != 0)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), (self != T(0)) != (other != T(0)))
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), (self != T(0)) != (other != T(0)))
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self != T(0)) != (other != T(0)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, (self != T(0)) != (other != T(0)))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lt_Scalar_308ffcc3(operands, strides, rows, count, scalars):
    """lt.Scalar: self < other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self < other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self < other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def lt_Tensor_8fb216ba(operands, strides, rows, count, scalars):
    """lt.Tensor: self < other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self < other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self < other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self < other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self < other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def ne_Scalar_f2053f79(operands, strides, rows, count, scalars):
    """ne.Scalar: self != other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self != other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self != other)
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def ne_Tensor_3fcf7186(operands, strides, rows, count, scalars):
    """ne.Tensor: self != other"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self != other)
        elif self_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self != other)
        elif other_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self != other)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self != other)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "bitwise_and_Scalar_dc9aeaa4": "e922a4b26e905dea",
    "bitwise_and_Tensor_1bbce49b": "481d1ee5173665e0",
    "bitwise_not_2cc2354e": "d2083dfaa57dc462",
    "bitwise_or_Scalar_6b39c1ff": "97dd34acf73187e5",
    "bitwise_or_Tensor_35c99f17": "1fe0a7805eca6a2b",
    "bitwise_xor_Scalar_1597ac77": "209bb13ca2c24f18",
    "bitwise_xor_Tensor_bbddc819": "15784106422125ae",
    "eq_Scalar_21fe60f3": "7de5fc1216ff9a7e",
    "eq_Tensor_ba051988": "cec92e4b51e8db1e",
    "ge_Scalar_984c1c76": "c2f48c4507c9e1cf",
    "ge_Tensor_42753843": "46607b2e75369271",
    "gt_Scalar_db0d456f": "13a6984d40bed745",
    "gt_Tensor_8252cb28": "1902d7015af5cf72",
    "isfinite_2be72e1d": "95f6b16f0965d9dd",
    "isinf_bc7add6e": "3ade7e165139d87a",
    "isnan_e43acba1": "1b851bd2f58abdc9",
    "le_Scalar_ab2ad80e": "7f0cde5ab0c26f0c",
    "le_Tensor_869b1f76": "46521054da42ae87",
    "logical_and_c312bd32": "c9083ba8874f072f",
    "logical_not_f47d22f9": "30ff415d8ad2b519",
    "logical_or_b5843bc4": "28cac9489539dbd2",
    "logical_xor_61d5006f": "3969710ab11e7da9",
    "lt_Scalar_308ffcc3": "dae29a991f7ad80e",
    "lt_Tensor_8fb216ba": "c1dfbbc002be1cf9",
    "ne_Scalar_f2053f79": "adc0a052632fe81f",
    "ne_Tensor_3fcf7186": "32eaee57b6bd50ab",
}
