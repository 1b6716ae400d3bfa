"""Inner loops of the normalization operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, size_of, store, word_at
from runtime.kernels.vecmath import exp


def _center_3480c702(operands, strides, rows, count, scalars):
    """_center: (self - mean - other * slope) * rstd"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    mean_at, mean_step = pointer(operands, 2), word_at(strides, 16)
    slope_at, slope_step = pointer(operands, 3), word_at(strides, 24)
    rstd_at, rstd_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and mean_step == size_of(mean_at)
            and slope_step == size_of(slope_at)
            and rstd_step == size_of(rstd_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                mean = load(mean_at, i * size_of(mean_at))
                slope = load(slope_at, i * size_of(slope_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), (self - mean - other * slope) * rstd)
        elif (
            other_step == 0
            and mean_step == 0
            and slope_step == 0
            and rstd_step == 0
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            other = load(other_at, 0)
            mean = load(mean_at, 0)
            slope = load(slope_at, 0)
            rstd = load(rstd_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self - mean - other * slope) * rstd)
        elif (
            mean_step == 0
            and slope_step == 0
            and rstd_step == 0
            and self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            mean = load(mean_at, 0)
            slope = load(slope_at, 0)
            rstd = load(rstd_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), (self - mean - other * slope) * rstd)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                mean = load(mean_at, i * mean_step)
                slope = load(slope_at, i * slope_step)
                rstd = load(rstd_at, i * rstd_step)
                store(out_at, i * out_step, (self - mean - other * slope) * rstd)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        mean_at = advance(mean_at, word_at(strides, 80))
        slope_at = advance(slope_at, word_at(strides, 88))
        rstd_at = advance(rstd_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def _log_softmax_slope_2cedf016(operands, strides, rows, count, scalars):
    """_log_softmax_slope: self - exp(other) * total"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    total_at, total_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and total_step == size_of(total_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                total = load(total_at, i * size_of(total_at))
                store(out_at, i * size_of(out_at), self - exp(other) * total)
        elif other_step == 0 and total_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            total = load(total_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self - exp(other) * total)
        elif (
            total_step == 0
            and self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            total = load(total_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self - exp(other) * total)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                total = load(total_at, i * total_step)
                store(out_at, i * out_step, self - exp(other) * total)
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        total_at = advance(total_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def _scale_and_shift_0_311ce730(operands, strides, rows, count, scalars):
    """_scale_and_shift: (self - mean) * rstd"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    mean_at, mean_step = pointer(operands, 1), word_at(strides, 8)
    rstd_at, rstd_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and rstd_step == size_of(rstd_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd)
        elif mean_step == 0 and rstd_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            mean = load(mean_at, 0)
            rstd = load(rstd_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd)
        elif (
            rstd_step == 0
            and self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and out_step == size_of(out_at)
        ):
            rstd = load(rstd_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                mean = load(mean_at, i * mean_step)
                rstd = load(rstd_at, i * rstd_step)
                store(out_at, i * out_step, (self - mean) * rstd)
        self_at = advance(self_at, word_at(strides, 64))
        mean_at = advance(mean_at, word_at(strides, 72))
        rstd_at = advance(rstd_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def _scale_and_shift_1_8f67ec2e(operands, strides, rows, count, scalars):
    """_scale_and_shift: (self - mean) * rstd + bias"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    mean_at, mean_step = pointer(operands, 1), word_at(strides, 8)
    rstd_at, rstd_step = pointer(operands, 2), word_at(strides, 16)
    bias_at, bias_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and rstd_step == size_of(rstd_at)
            and bias_step == size_of(bias_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                bias = load(bias_at, i * size_of(bias_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd + bias)
        elif (
            mean_step == 0
            and rstd_step == 0
            and bias_step == 0
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            mean = load(mean_at, 0)
            rstd = load(rstd_at, 0)
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd + bias)
        elif (
            rstd_step == 0
            and bias_step == 0
            and self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and out_step == size_of(out_at)
        ):
            rstd = load(rstd_at, 0)
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd + bias)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                mean = load(mean_at, i * mean_step)
                rstd = load(rstd_at, i * rstd_step)
                bias = load(bias_at, i * bias_step)
                store(out_at, i * out_step, (self - mean) * rstd + bias)
        self_at = advance(self_at, word_at(strides, 64))
        mean_at = advance(mean_at, word_at(strides, 72))
        rstd_at = advance(rstd_at, word_at(strides, 80))
        bias_at = advance(bias_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def _scale_and_shift_2_b273e6bb(operands, strides, rows, count, scalars):
    """_scale_and_shift: (self - mean) * rstd * weight"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    mean_at, mean_step = pointer(operands, 1), word_at(strides, 8)
    rstd_at, rstd_step = pointer(operands, 2), word_at(strides, 16)
    weight_at, weight_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and rstd_step == size_of(rstd_at)
            and weight_step == size_of(weight_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd * weight)
        elif (
            mean_step == 0
            and rstd_step == 0
            and weight_step == 0
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            mean = load(mean_at, 0)
            rstd = load(rstd_at, 0)
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd * weight)
        elif (
            rstd_step == 0
            and weight_step == 0
            and self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and out_step == size_of(out_at)
        ):
            rstd = load(rstd_at, 0)
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd * weight)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                mean = load(mean_at, i * mean_step)
                rstd = load(rstd_at, i * rstd_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, (self - mean) * rstd * weight)
        self_at = advance(self_at, word_at(strides, 64))
        mean_at = advance(mean_at, word_at(strides, 72))
        rstd_at = advance(rstd_at, word_at(strides, 80))
        weight_at = advance(weight_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def _scale_and_shift_3_32d80573(operands, strides, rows, count, scalars):
    """_scale_and_shift: (self - mean) * rstd * weight + bias"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    mean_at, mean_step = pointer(operands, 1), word_at(strides, 8)
    rstd_at, rstd_step = pointer(operands, 2), word_at(strides, 16)
    weight_at, weight_step = pointer(operands, 3), word_at(strides, 24)
    bias_at, bias_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and rstd_step == size_of(rstd_at)
            and weight_step == size_of(weight_at)
            and bias_step == size_of(bias_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                weight = load(weight_at, i * size_of(weight_at))
                bias = load(bias_at, i * size_of(bias_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd * weight + bias)
        elif (
            mean_step == 0
            and rstd_step == 0
            and weight_step == 0
            and bias_step == 0
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            mean = load(mean_at, 0)
            rstd = load(rstd_at, 0)
            weight = load(weight_at, 0)
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd * weight + bias)
        elif (
            rstd_step == 0
            and weight_step == 0
            and bias_step == 0
            and self_step == size_of(self_at)
            and mean_step == size_of(mean_at)
            and out_step == size_of(out_at)
        ):
            rstd = load(rstd_at, 0)
            weight = load(weight_at, 0)
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mean = load(mean_at, i * size_of(mean_at))
                store(out_at, i * size_of(out_at), (self - mean) * rstd * weight + bias)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                mean = load(mean_at, i * mean_step)
                rstd = load(rstd_at, i * rstd_step)
                weight = load(weight_at, i * weight_step)
                bias = load(bias_at, i * bias_step)
                store(out_at, i * out_step, (self - mean) * rstd * weight + bias)
        self_at = advance(self_at, word_at(strides, 64))
        mean_at = advance(mean_at, word_at(strides, 72))
        rstd_at = advance(rstd_at, word_at(strides, 80))
        weight_at = advance(weight_at, word_at(strides, 88))
        bias_at = advance(bias_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def _softmax_slope_e82da20b(operands, strides, rows, count, scalars):
    """_softmax_slope: other * (self - total)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    total_at, total_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and total_step == size_of(total_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                total = load(total_at, i * size_of(total_at))
                store(out_at, i * size_of(out_at), other * (self - total))
        elif other_step == 0 and total_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            total = load(total_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), other * (self - total))
        elif (
            total_step == 0
            and self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            total = load(total_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), other * (self - total))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                total = load(total_at, i * total_step)
                store(out_at, i * out_step, other * (self - total))
        self_at = advance(self_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        total_at = advance(total_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def _weigh_0_12103310(operands, strides, rows, count, scalars):
    """_weigh: self"""
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


def _weigh_1_0b1bb692(operands, strides, rows, count, scalars):
    """_weigh: self + bias"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    bias_at, bias_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and bias_step == size_of(bias_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                bias = load(bias_at, i * size_of(bias_at))
                store(out_at, i * size_of(out_at), self + bias)
        elif self_step == 0 and bias_step == size_of(bias_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                bias = load(bias_at, i * size_of(bias_at))
                store(out_at, i * size_of(out_at), self + bias)
        elif bias_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self + bias)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                bias = load(bias_at, i * bias_step)
                store(out_at, i * out_step, self + bias)
        self_at = advance(self_at, word_at(strides, 64))
        bias_at = advance(bias_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _weigh_2_4f68587f(operands, strides, rows, count, scalars):
    """_weigh: self * weight"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_step == size_of(self_at) and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), self * weight)
        elif self_step == 0 and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), self * weight)
        elif weight_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * weight)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, self * weight)
        self_at = advance(self_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def _weigh_3_2924a5c7(operands, strides, rows, count, scalars):
    """_weigh: self * weight + bias"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    bias_at, bias_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and weight_step == size_of(weight_at)
            and bias_step == size_of(bias_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                weight = load(weight_at, i * size_of(weight_at))
                bias = load(bias_at, i * size_of(bias_at))
                store(out_at, i * size_of(out_at), self * weight + bias)
        elif weight_step == 0 and bias_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self * weight + bias)
        elif (
            bias_step == 0
            and self_step == size_of(self_at)
            and weight_step == size_of(weight_at)
            and out_step == size_of(out_at)
        ):
            bias = load(bias_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), self * weight + bias)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                weight = load(weight_at, i * weight_step)
                bias = load(bias_at, i * bias_step)
                store(out_at, i * out_step, self * weight + bias)
        self_at = advance(self_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        bias_at = advance(bias_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def center_backward_mean_283a5de2(operands, strides, rows, count, scalars):
    """_CenterBackward0, gradient of mean: -grad * rstd"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    rstd_at, rstd_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and rstd_step == size_of(rstd_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), -grad * rstd)
        elif grad_step == 0 and rstd_step == size_of(rstd_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), -grad * rstd)
        elif rstd_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            rstd = load(rstd_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * rstd)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                rstd = load(rstd_at, i * rstd_step)
                store(out_at, i * out_step, -grad * rstd)
        grad_at = advance(grad_at, word_at(strides, 64))
        rstd_at = advance(rstd_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def center_backward_other_01b06f19(operands, strides, rows, count, scalars):
    """_CenterBackward0, gradient of other: -grad * (slope * rstd)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    rstd_at, rstd_step = pointer(operands, 1), word_at(strides, 8)
    slope_at, slope_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and rstd_step == size_of(rstd_at)
            and slope_step == size_of(slope_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                slope = load(slope_at, i * size_of(slope_at))
                store(out_at, i * size_of(out_at), -grad * (slope * rstd))
        elif rstd_step == 0 and slope_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            rstd = load(rstd_at, 0)
            slope = load(slope_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * (slope * rstd))
        elif (
            slope_step == 0
            and grad_step == size_of(grad_at)
            and rstd_step == size_of(rstd_at)
            and out_step == size_of(out_at)
        ):
            slope = load(slope_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), -grad * (slope * rstd))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                rstd = load(rstd_at, i * rstd_step)
                slope = load(slope_at, i * slope_step)
                store(out_at, i * out_step, -grad * (slope * rstd))
        grad_at = advance(grad_at, word_at(strides, 64))
        rstd_at = advance(rstd_at, word_at(strides, 72))
        slope_at = advance(slope_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def center_backward_rstd_c9d0bbb1(operands, strides, rows, count, scalars):
    """_CenterBackward0, gradient of rstd: grad * (self - mean - other * slope)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    mean_at, mean_step = pointer(operands, 1), word_at(strides, 8)
    other_at, other_step = pointer(operands, 2), word_at(strides, 16)
    self_at, self_step = pointer(operands, 3), word_at(strides, 24)
    slope_at, slope_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and mean_step == size_of(mean_at)
            and other_step == size_of(other_at)
            and self_step == size_of(self_at)
            and slope_step == size_of(slope_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                mean = load(mean_at, i * size_of(mean_at))
                other = load(other_at, i * size_of(other_at))
                self = load(self_at, i * size_of(self_at))
                slope = load(slope_at, i * size_of(slope_at))
                store(out_at, i * size_of(out_at), grad * (self - mean - other * slope))
        elif (
            mean_step == 0
            and other_step == 0
            and self_step == 0
            and slope_step == 0
            and grad_step == size_of(grad_at)
            and out_step == size_of(out_at)
        ):
            mean = load(mean_at, 0)
            other = load(other_at, 0)
            self = load(self_at, 0)
            slope = load(slope_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (self - mean - other * slope))
        elif (
            other_step == 0
            and self_step == 0
            and slope_step == 0
            and grad_step == size_of(grad_at)
            and mean_step == size_of(mean_at)
            and out_step == size_of(out_at)
        ):
            other = load(other_at, 0)
            self = load(self_at, 0)
            slope = load(slope_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                mean = load(mean_at, i * size_of(mean_at))
                store(out_at, i * size_of(out_at), grad * (self - mean - other * slope))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                mean = load(mean_at, i * mean_step)
                other = load(other_at, i * other_step)
                self = load(self_at, i * self_step)
                slope = load(slope_at, i * slope_step)
                store(out_at, i * out_step, grad * (self - mean - other * slope))
        grad_at = advance(grad_at, word_at(strides, 64))
        mean_at = advance(mean_at, word_at(strides, 72))
        other_at = advance(other_at, word_at(strides, 80))
        self_at = advance(self_at, word_at(strides, 88))
        slope_at = advance(slope_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def center_backward_self_1b9cb4ed(operands, strides, rows, count, scalars):
    """_CenterBackward0, gradient of self: grad * rstd"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    rstd_at, rstd_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and rstd_step == size_of(rstd_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), grad * rstd)
        elif grad_step == 0 and rstd_step == size_of(rstd_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), grad * rstd)
        elif rstd_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            rstd = load(rstd_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * rstd)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                rstd = load(rstd_at, i * rstd_step)
                store(out_at, i * out_step, grad * rstd)
        grad_at = advance(grad_at, word_at(strides, 64))
        rstd_at = advance(rstd_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def center_backward_slope_0b48b01d(operands, strides, rows, count, scalars):
    """_CenterBackward0, gradient of slope: -grad * (other * rstd)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    rstd_at, rstd_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and rstd_step == size_of(rstd_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                store(out_at, i * size_of(out_at), -grad * (other * rstd))
        elif other_step == 0 and rstd_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            rstd = load(rstd_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * (other * rstd))
        elif (
            rstd_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            rstd = load(rstd_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), -grad * (other * rstd))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                rstd = load(rstd_at, i * rstd_step)
                store(out_at, i * out_step, -grad * (other * rstd))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        rstd_at = advance(rstd_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def log_softmax_slope_backward_other_b85ceb93(operands, strides, rows, count, scalars):
    """_LogSoftmaxSlopeBackward0, gradient of other: -(grad * exp(other) * total)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    total_at, total_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and total_step == size_of(total_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                total = load(total_at, i * size_of(total_at))
                store(out_at, i * size_of(out_at), -(grad * exp(other) * total))
        elif other_step == 0 and total_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            total = load(total_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -(grad * exp(other) * total))
        elif (
            total_step == 0
            and grad_step == size_of(grad_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            total = load(total_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), -(grad * exp(other) * total))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                total = load(total_at, i * total_step)
                store(out_at, i * out_step, -(grad * exp(other) * total))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        total_at = advance(total_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def log_softmax_slope_backward_total_bfbb25e6(operands, strides, rows, count, scalars):
    """_LogSoftmaxSlopeBackward0, gradient of total: -(grad * exp(other))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), -(grad * exp(other)))
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), -(grad * exp(other)))
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -(grad * exp(other)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, -(grad * exp(other)))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def log_softmax_slope_forward_af400b38(operands, strides, rows, count, scalars):
    """_log_softmax_slope, tangent of result: auto"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    total_t_at, total_t_step = pointer(operands, 2), word_at(strides, 16)
    other_p_at, other_p_step = pointer(operands, 3), word_at(strides, 24)
    total_p_at, total_p_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and total_t_step == size_of(total_t_at)
            and other_p_step == size_of(other_p_at)
            and total_p_step == size_of(total_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                total_t = load(total_t_at, i * size_of(total_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                total_p = load(total_p_at, i * size_of(total_p_at))
                exp_other_ = exp(other_p)
                store(out_at, i * size_of(out_at), self_t - other_t * exp_other_ * total_p - total_t * exp_other_)
        elif (
            self_t_step == 0
            and total_t_step == 0
            and other_p_step == 0
            and total_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            total_t = load(total_t_at, 0)
            other_p = load(other_p_at, 0)
            total_p = load(total_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                exp_other_ = exp(other_p)
                store(out_at, i * size_of(out_at), self_t - other_t * exp_other_ * total_p - total_t * exp_other_)
        elif (
            total_t_step == 0
            and other_p_step == 0
            and total_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            total_t = load(total_t_at, 0)
            other_p = load(other_p_at, 0)
            total_p = load(total_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                exp_other_ = exp(other_p)
                store(out_at, i * size_of(out_at), self_t - other_t * exp_other_ * total_p - total_t * exp_other_)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                total_t = load(total_t_at, i * total_t_step)
                other_p = load(other_p_at, i * other_p_step)
                total_p = load(total_p_at, i * total_p_step)
                exp_other_ = exp(other_p)
                store(out_at, i * out_step, self_t - other_t * exp_other_ * total_p - total_t * exp_other_)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        total_t_at = advance(total_t_at, word_at(strides, 80))
        other_p_at = advance(other_p_at, word_at(strides, 88))
        total_p_at = advance(total_p_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def scale_and_shift_backward_weight_9905a0fb(operands, strides, rows, count, scalars):
    """_ScaleAndShiftBackward0, gradient of weight: grad * ((self - mean) * rstd)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    mean_at, mean_step = pointer(operands, 1), word_at(strides, 8)
    rstd_at, rstd_step = pointer(operands, 2), word_at(strides, 16)
    self_at, self_step = pointer(operands, 3), word_at(strides, 24)
    out_at, out_step = pointer(operands, 4), word_at(strides, 32)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and mean_step == size_of(mean_at)
            and rstd_step == size_of(rstd_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                mean = load(mean_at, i * size_of(mean_at))
                rstd = load(rstd_at, i * size_of(rstd_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * ((self - mean) * rstd))
        elif (
            mean_step == 0
            and rstd_step == 0
            and self_step == 0
            and grad_step == size_of(grad_at)
            and out_step == size_of(out_at)
        ):
            mean = load(mean_at, 0)
            rstd = load(rstd_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * ((self - mean) * rstd))
        elif (
            rstd_step == 0
            and self_step == 0
            and grad_step == size_of(grad_at)
            and mean_step == size_of(mean_at)
            and out_step == size_of(out_at)
        ):
            rstd = load(rstd_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                mean = load(mean_at, i * size_of(mean_at))
                store(out_at, i * size_of(out_at), grad * ((self - mean) * rstd))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                mean = load(mean_at, i * mean_step)
                rstd = load(rstd_at, i * rstd_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * ((self - mean) * rstd))
        grad_at = advance(grad_at, word_at(strides, 64))
        mean_at = advance(mean_at, word_at(strides, 72))
        rstd_at = advance(rstd_at, word_at(strides, 80))
        self_at = advance(self_at, word_at(strides, 88))
        out_at = advance(out_at, word_at(strides, 96))


def softmax_slope_backward_other_b25ccffe(operands, strides, rows, count, scalars):
    """_SoftmaxSlopeBackward0, gradient of other: grad * (self - total)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    total_at, total_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and total_step == size_of(total_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                total = load(total_at, i * size_of(total_at))
                store(out_at, i * size_of(out_at), grad * (self - total))
        elif self_step == 0 and total_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            total = load(total_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * (self - total))
        elif (
            total_step == 0
            and grad_step == size_of(grad_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            total = load(total_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * (self - total))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                total = load(total_at, i * total_step)
                store(out_at, i * out_step, grad * (self - total))
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        total_at = advance(total_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def softmax_slope_backward_self_55db824c(operands, strides, rows, count, scalars):
    """_SoftmaxSlopeBackward0, gradient of self: grad * other"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad * other)
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), grad * other)
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * other)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, grad * other)
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def softmax_slope_backward_total_13206449(operands, strides, rows, count, scalars):
    """_SoftmaxSlopeBackward0, gradient of total: -(grad * other)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), -(grad * other))
        elif grad_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), -(grad * other))
        elif other_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -(grad * other))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, -(grad * other))
        grad_at = advance(grad_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def softmax_slope_forward_b83d4426(operands, strides, rows, count, scalars):
    """_softmax_slope, tangent of result: auto"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    total_t_at, total_t_step = pointer(operands, 2), word_at(strides, 16)
    other_p_at, other_p_step = pointer(operands, 3), word_at(strides, 24)
    self_p_at, self_p_step = pointer(operands, 4), word_at(strides, 32)
    total_p_at, total_p_step = pointer(operands, 5), word_at(strides, 40)
    out_at, out_step = pointer(operands, 6), word_at(strides, 48)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and total_t_step == size_of(total_t_at)
            and other_p_step == size_of(other_p_at)
            and self_p_step == size_of(self_p_at)
            and total_p_step == size_of(total_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                total_t = load(total_t_at, i * size_of(total_t_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                total_p = load(total_p_at, i * size_of(total_p_at))
                store(out_at, i * size_of(out_at), self_t * other_p + other_t * (self_p - total_p) - total_t * other_p)
        elif (
            self_t_step == 0
            and total_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and total_p_step == 0
            and other_t_step == size_of(other_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            total_t = load(total_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            total_p = load(total_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), self_t * other_p + other_t * (self_p - total_p) - total_t * other_p)
        elif (
            total_t_step == 0
            and other_p_step == 0
            and self_p_step == 0
            and total_p_step == 0
            and other_t_step == size_of(other_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            total_t = load(total_t_at, 0)
            other_p = load(other_p_at, 0)
            self_p = load(self_p_at, 0)
            total_p = load(total_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * other_p + other_t * (self_p - total_p) - total_t * other_p)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                self_t = load(self_t_at, i * self_t_step)
                total_t = load(total_t_at, i * total_t_step)
                other_p = load(other_p_at, i * other_p_step)
                self_p = load(self_p_at, i * self_p_step)
                total_p = load(total_p_at, i * total_p_step)
                store(out_at, i * out_step, self_t * other_p + other_t * (self_p - total_p) - total_t * other_p)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        total_t_at = advance(total_t_at, word_at(strides, 80))
        other_p_at = advance(other_p_at, word_at(strides, 88))
        self_p_at = advance(self_p_at, word_at(strides, 96))
        total_p_at = advance(total_p_at, word_at(strides, 104))
        out_at = advance(out_at, word_at(strides, 112))


def weigh_backward_weight_222e1c0a(operands, strides, rows, count, scalars):
    """_WeighBackward0, gradient of weight: grad * self"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * self)
        elif grad_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * self)
        elif self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * self)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * self)
        grad_at = advance(grad_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_center_3480c702": "c7cc68158805640e",
    "_log_softmax_slope_2cedf016": "c19dcb93f6349a3f",
    "_scale_and_shift_0_311ce730": "ead61091da696aba",
    "_scale_and_shift_1_8f67ec2e": "7d435f7d5b5957f2",
    "_scale_and_shift_2_b273e6bb": "dfd1804c4a9fbf0f",
    "_scale_and_shift_3_32d80573": "383c35da4f5c27e1",
    "_softmax_slope_e82da20b": "5c697282fa5f03c2",
    "_weigh_0_12103310": "1c053c71e474977b",
    "_weigh_1_0b1bb692": "5fef94be08e25bce",
    "_weigh_2_4f68587f": "854c47129822e080",
    "_weigh_3_2924a5c7": "29ef39e6cbded5eb",
    "center_backward_mean_283a5de2": "8836d9848dcf49fb",
    "center_backward_other_01b06f19": "9441b1b53d0cc5dc",
    "center_backward_rstd_c9d0bbb1": "fed8b0260ce7e1fe",
    "center_backward_self_1b9cb4ed": "c9a9942c884c071a",
    "center_backward_slope_0b48b01d": "15a2fbc16a1cb5ed",
    "log_softmax_slope_backward_other_b85ceb93": "88bac76cbd460cfa",
    "log_softmax_slope_backward_total_bfbb25e6": "0c5811ffc470ec4d",
    "log_softmax_slope_forward_af400b38": "992224dddb75251a",
    "scale_and_shift_backward_weight_9905a0fb": "7843990f85c23fbb",
    "softmax_slope_backward_other_b25ccffe": "cb342a40116c54c3",
    "softmax_slope_backward_self_55db824c": "e6aa89aa6ed1fb8f",
    "softmax_slope_backward_total_13206449": "85f8f4f47395c958",
    "softmax_slope_forward_b83d4426": "4b1a4e1df604caf1",
    "weigh_backward_weight_222e1c0a": "c6c8cc807a95c70e",
}
