"""Inner loops of the normalization operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, size_of, store, word_at


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


def center_forward_9654b6ed(operands, strides, rows, count, scalars):
    """_center, tangent of result: (self_t - mean_t - other_t * slope_p - other_p * slope_t) * rstd_p + rstd_t
        * (self_p - mean_p - other_p * slope_p)
    """
    T = compute_type(operands)
    mean_t_at, mean_t_step = pointer(operands, 0), word_at(strides, 0)
    other_t_at, other_t_step = pointer(operands, 1), word_at(strides, 8)
    rstd_t_at, rstd_t_step = pointer(operands, 2), word_at(strides, 16)
    self_t_at, self_t_step = pointer(operands, 3), word_at(strides, 24)
    slope_t_at, slope_t_step = pointer(operands, 4), word_at(strides, 32)
    mean_p_at, mean_p_step = pointer(operands, 5), word_at(strides, 40)
    other_p_at, other_p_step = pointer(operands, 6), word_at(strides, 48)
    rstd_p_at, rstd_p_step = pointer(operands, 7), word_at(strides, 56)
    self_p_at, self_p_step = pointer(operands, 8), word_at(strides, 64)
    slope_p_at, slope_p_step = pointer(operands, 9), word_at(strides, 72)
    out_at, out_step = pointer(operands, 10), word_at(strides, 80)
    for row in range(rows):
        if (
            mean_t_step == size_of(mean_t_at)
            and other_t_step == size_of(other_t_at)
            and rstd_t_step == size_of(rstd_t_at)
            and self_t_step == size_of(self_t_at)
            and slope_t_step == size_of(slope_t_at)
            and mean_p_step == size_of(mean_p_at)
            and other_p_step == size_of(other_p_at)
            and rstd_p_step == size_of(rstd_p_at)
            and self_p_step == size_of(self_p_at)
            and slope_p_step == size_of(slope_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                mean_t = load(mean_t_at, i * size_of(mean_t_at))
                other_t = load(other_t_at, i * size_of(other_t_at))
                rstd_t = load(rstd_t_at, i * size_of(rstd_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                slope_t = load(slope_t_at, i * size_of(slope_t_at))
                mean_p = load(mean_p_at, i * size_of(mean_p_at))
                other_p = load(other_p_at, i * size_of(other_p_at))
                rstd_p = load(rstd_p_at, i * size_of(rstd_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                slope_p = load(slope_p_at, i * size_of(slope_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    (
                        self_t - mean_t - other_t * slope_p - other_p * slope_t
                    ) * rstd_p + rstd_t * (self_p - mean_p - other_p * slope_p),
                )
        else:
            for i in range(count):
                mean_t = load(mean_t_at, i * mean_t_step)
                other_t = load(other_t_at, i * other_t_step)
                rstd_t = load(rstd_t_at, i * rstd_t_step)
                self_t = load(self_t_at, i * self_t_step)
                slope_t = load(slope_t_at, i * slope_t_step)
                mean_p = load(mean_p_at, i * mean_p_step)
                other_p = load(other_p_at, i * other_p_step)
                rstd_p = load(rstd_p_at, i * rstd_p_step)
                self_p = load(self_p_at, i * self_p_step)
                slope_p = load(slope_p_at, i * slope_p_step)
                store(
                    out_at,
                    i * out_step,
                    (
                        self_t - mean_t - other_t * slope_p - other_p * slope_t
                    ) * rstd_p + rstd_t * (self_p - mean_p - other_p * slope_p),
                )
        mean_t_at = advance(mean_t_at, word_at(strides, 64))
        other_t_at = advance(other_t_at, word_at(strides, 72))
        rstd_t_at = advance(rstd_t_at, word_at(strides, 80))
        self_t_at = advance(self_t_at, word_at(strides, 88))
        slope_t_at = advance(slope_t_at, word_at(strides, 96))
        mean_p_at = advance(mean_p_at, word_at(strides, 104))
        other_p_at = advance(other_p_at, word_at(strides, 112))
        rstd_p_at = advance(rstd_p_at, word_at(strides, 120))
        self_p_at = advance(self_p_at, word_at(strides, 128))
        slope_p_at = advance(slope_p_at, word_at(strides, 136))
        out_at = advance(out_at, word_at(strides, 144))


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


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_center_3480c702": "f0b614cccabf09a6",
    "_scale_and_shift_0_311ce730": "614eef0b5e7950e6",
    "_scale_and_shift_1_8f67ec2e": "d08f0aeccbe52445",
    "_scale_and_shift_2_b273e6bb": "3b607c20cf68a2fc",
    "_scale_and_shift_3_32d80573": "b8eeebdf79870391",
    "center_backward_mean_283a5de2": "8836d9848dcf49fb",
    "center_backward_other_01b06f19": "7038d9d267beb847",
    "center_backward_rstd_c9d0bbb1": "77740cd783a148cf",
    "center_backward_self_1b9cb4ed": "c9a9942c884c071a",
    "center_backward_slope_0b48b01d": "e4412d290b1e5a82",
    "center_forward_9654b6ed": "b1a42fe06caf5724",
    "scale_and_shift_backward_weight_9905a0fb": "a7414a3385b98084",
}
