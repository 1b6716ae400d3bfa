# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the normalization operators and of their gradients compute."""
# mypy: ignore-errors

from math import nan

from runtime.kernels.reduction.kernel import Pass, ReduceKernel
from runtime.kernels.vecmath import abs, divide, exp, isnan, sign
from runtime.kernels.words import larger, number


def _unit_of_kernel(T, rstd):
    """_unit_of: where((rstd < 1e-12) | (rstd > 1e12), rstd, 1)"""
    return rstd if (rstd < number(T, 1e-12)) | (rstd > number(T, 1000000000000.0)) else T(1)

def mean_and_slope_backward_self(T, grad_mean_kept, grad_slope_kept, other, count_):
    """_MeanAndSlopeBackward0, gradient of self:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    count = reduced_numel(sizes, dims)
    grad_mean_kept = grad_mean.reshape(kept)
    grad_slope_kept = grad_slope.reshape(kept)
    expand(grad_mean_kept / count + grad_slope_kept / count * other, sizes)
    """
    return divide(grad_mean_kept, count_) + divide(grad_slope_kept, count_) * other

def mean_and_slope_backward_other(T, grad_slope_kept, self, count_):
    """_MeanAndSlopeBackward0, gradient of other:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    count = reduced_numel(sizes, dims)
    grad_slope_kept = grad_slope.reshape(kept)
    expand(grad_slope_kept / count * self, sizes)
    """
    return divide(grad_slope_kept, count_) * self

def sum_of_products_backward_self(T, grad_kept, other):
    """_SumOfProductsBackward0, gradient of self:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    grad_kept = grad.reshape(kept)
    expand(grad_kept * other, sizes)
    """
    return grad_kept * other

def sum_of_distances_backward_self(T, grad_kept, other, self):
    """_SumOfDistancesBackward0, gradient of self:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    grad_kept = grad.reshape(kept)
    grad_kept * sign(self - other)
    """
    return grad_kept * sign(self - other)

def sum_of_distances_backward_other(T, grad_kept, other, self):
    """_SumOfDistancesBackward0, gradient of other:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    grad_kept = grad.reshape(kept)
    -grad_kept * sign(self - other)
    """
    return -grad_kept * sign(self - other)

def largest_of_distances_backward_self(T, other, part, self):
    """_LargestOfDistancesBackward0, gradient of self:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    grad_kept = grad.reshape(kept)
    result_kept = result.reshape(kept)
    part = _share_among_equal(grad_kept, abs(self - other), result_kept, dims, True)
    part * sign(self - other)
    """
    return part * sign(self - other)

def largest_of_distances_backward_other(T, other, part, self):
    """_LargestOfDistancesBackward0, gradient of other:
    sizes = broadcast_shapes(self.shape, other.shape)
    dims = wrap_dims(dim, len(sizes))
    kept = kept_sizes(sizes, dims)
    grad_kept = grad.reshape(kept)
    result_kept = result.reshape(kept)
    part = _share_among_equal(grad_kept, abs(self - other), result_kept, dims, True)
    -part * sign(self - other)
    """
    return -part * sign(self - other)

def _log_softmax_backward_kernel(T, self, other, total):
    """_log_softmax_backward:
    near = where(other > -0.125, other, 0)
    high = 1 / 720 + near * (1 / 5040 + near * (1 / 40320 + near * (1 / 362880 + near * (1 / 3628800 + near
        / 39916800))))
    rest = near * (1 + near * (1 / 2 + near * (1 / 6 + near * (1 / 24 + near * (1 / 120 + near * high)))))
    where(other > -0.125, self - total - rest * total, self - exp(other) * total)
    """
    near = other if other > number(T, -0.125) else T(0)
    high = divide(T(1), number(T, 720)) + near * (
        divide(T(1), number(T, 5040)) + near * (
            divide(T(1), number(T, 40320)) + near * (
                divide(T(1), number(T, 362880)) + near * (
                    divide(T(1), number(T, 3628800)) + divide(near, number(T, 39916800))))))
    rest = near * (
        T(1) + near * (
            divide(T(1), number(T, 2)) + near * (
                divide(T(1), number(T, 6)) + near * (
                    divide(T(1), number(T, 24)) + near * (divide(T(1), number(T, 120)) + near * high)))))
    return self - total - rest * total if other > number(T, -0.125) else self - exp(other) * total

def log_softmax_backward_backward_other(T, grad, other, total):
    """_LogSoftmaxBackwardBackward0, gradient of other:
    near = where(other > -0.125, other, 0)
    part = 1 / 3628800 + near / 39916800
    part_2 = 1 / 362880 + near * part
    part_3 = 1 / 40320 + near * part_2
    part_4 = 1 / 5040 + near * part_3
    high = 1 / 720 + near * part_4
    part_5 = 1 / 120 + near * high
    part_6 = 1 / 24 + near * part_5
    part_7 = 1 / 6 + near * part_6
    part_8 = 1 / 2 + near * part_7
    grad * where(other > -0.125, -(1 + near * part_8 + other * (part_8 + other * (part_7 + other * (part_6 +
        other * (part_5 + other * (high + other * (part_4 + other * (part_3 + other * (part_2 + other *
        (part + other / 39916800)))))))))) * total, -exp(other) * total)
    """
    near = other if other > number(T, -0.125) else T(0)
    part = divide(T(1), number(T, 3628800)) + divide(near, number(T, 39916800))
    part_2 = divide(T(1), number(T, 362880)) + near * part
    part_3 = divide(T(1), number(T, 40320)) + near * part_2
    part_4 = divide(T(1), number(T, 5040)) + near * part_3
    high = divide(T(1), number(T, 720)) + near * part_4
    part_5 = divide(T(1), number(T, 120)) + near * high
    part_6 = divide(T(1), number(T, 24)) + near * part_5
    part_7 = divide(T(1), number(T, 6)) + near * part_6
    part_8 = divide(T(1), number(T, 2)) + near * part_7
    return grad * (
        -(
            T(1) + near * part_8 + other * (
                part_8 + other * (
                    part_7 + other * (
                        part_6 + other * (
                            part_5 + other * (
                                high + other * (
                                    part_4 + other * (
                                        part_3 + other * (
                                            part_2 + other * (part + divide(other, number(T, 39916800)))))))))))
        ) * total if other > number(T, -0.125) else -exp(other) * total)

def log_softmax_backward_backward_total(T, grad, other):
    """_LogSoftmaxBackwardBackward0, gradient of total:
    near = where(other > -0.125, other, 0)
    high = 1 / 720 + near * (1 / 5040 + near * (1 / 40320 + near * (1 / 362880 + near * (1 / 3628800 + near
        / 39916800))))
    rest = near * (1 + near * (1 / 2 + near * (1 / 6 + near * (1 / 24 + near * (1 / 120 + near * high)))))
    grad * where(other > -0.125, -1 - rest, -exp(other))
    """
    near = other if other > number(T, -0.125) else T(0)
    high = divide(T(1), number(T, 720)) + near * (
        divide(T(1), number(T, 5040)) + near * (
            divide(T(1), number(T, 40320)) + near * (
                divide(T(1), number(T, 362880)) + near * (
                    divide(T(1), number(T, 3628800)) + divide(near, number(T, 39916800))))))
    rest = near * (
        T(1) + near * (
            divide(T(1), number(T, 2)) + near * (
                divide(T(1), number(T, 6)) + near * (
                    divide(T(1), number(T, 24)) + near * (divide(T(1), number(T, 120)) + near * high)))))
    return grad * (number(T, -1) - rest if other > number(T, -0.125) else -exp(other))

def log_softmax_backward_forward(T, other_t, self_t, total_t, other_p, total_p):
    """_log_softmax_backward, tangent of result:
    near = where(other_p > -0.125, other_p, 0)
    part = 1 / 3628800 + near / 39916800
    part_2 = 1 / 362880 + near * part
    part_3 = 1 / 40320 + near * part_2
    part_4 = 1 / 5040 + near * part_3
    high = 1 / 720 + near * part_4
    part_5 = 1 / 120 + near * high
    part_6 = 1 / 24 + near * part_5
    part_7 = 1 / 6 + near * part_6
    part_8 = 1 / 2 + near * part_7
    part_9 = 1 + near * part_8
    exp_other = exp(other_p)
    rest = near * part_9
    self_t + other_t * where(other_p > -0.125, -(part_9 + other_p * (part_8 + other_p * (part_7 + other_p *
        (part_6 + other_p * (part_5 + other_p * (high + other_p * (part_4 + other_p * (part_3 + other_p *
        (part_2 + other_p * (part + other_p / 39916800)))))))))) * total_p, -exp_other * total_p) + total_t
        * where(other_p > -0.125, -1 - rest, -exp_other)
    """
    near = other_p if other_p > number(T, -0.125) else T(0)
    part = divide(T(1), number(T, 3628800)) + divide(near, number(T, 39916800))
    part_2 = divide(T(1), number(T, 362880)) + near * part
    part_3 = divide(T(1), number(T, 40320)) + near * part_2
    part_4 = divide(T(1), number(T, 5040)) + near * part_3
    high = divide(T(1), number(T, 720)) + near * part_4
    part_5 = divide(T(1), number(T, 120)) + near * high
    part_6 = divide(T(1), number(T, 24)) + near * part_5
    part_7 = divide(T(1), number(T, 6)) + near * part_6
    part_8 = divide(T(1), number(T, 2)) + near * part_7
    part_9 = T(1) + near * part_8
    exp_other_ = exp(other_p)
    rest = near * part_9
    return self_t + other_t * (
        -(
            part_9 + other_p * (
                part_8 + other_p * (
                    part_7 + other_p * (
                        part_6 + other_p * (
                            part_5 + other_p * (
                                high + other_p * (
                                    part_4 + other_p * (
                                        part_3 + other_p * (
                                            part_2 + other_p * (part + divide(other_p, number(T, 39916800)))))))))))
        ) * total_p if other_p > number(T, -0.125) else -exp_other_ * total_p
    ) + total_t * (number(T, -1) - rest if other_p > number(T, -0.125) else -exp_other_)


def _center_kernel(T, self, other, mean, slope, rstd):
    """_center: (self - mean - other * slope) * rstd"""
    return (self - mean - other * slope) * rstd

def center_backward_other(T, grad, rstd, slope):
    """_CenterBackward0, gradient of other: -grad * (slope * rstd)"""
    return -grad * (slope * rstd)

def center_backward_mean(T, grad, rstd):
    """_CenterBackward0, gradient of mean: -grad * rstd"""
    return -grad * rstd

def center_backward_slope(T, grad, other, rstd):
    """_CenterBackward0, gradient of slope: -grad * (other * rstd)"""
    return -grad * (other * rstd)

def center_backward_rstd(T, grad, mean, other, self, slope):
    """_CenterBackward0, gradient of rstd: grad * (self - mean - other * slope)"""
    return grad * (self - mean - other * slope)


def _weigh_0_kernel(T, self):
    """_weigh: self"""
    return self


def _weigh_1_kernel(T, self, bias):
    """_weigh: self + bias"""
    return self + bias


def _weigh_3_kernel(T, self, weight, bias):
    """_weigh: self * weight + bias"""
    return self * weight + bias


def _scale_and_shift_0_kernel(T, self, mean, rstd):
    """_scale_and_shift: (self - mean) * rstd"""
    return (self - mean) * rstd


def _scale_and_shift_1_kernel(T, self, mean, rstd, bias):
    """_scale_and_shift: (self - mean) * rstd + bias"""
    return (self - mean) * rstd + bias


def _scale_and_shift_2_kernel(T, self, mean, rstd, weight):
    """_scale_and_shift: (self - mean) * rstd * weight"""
    return (self - mean) * rstd * weight


def _scale_and_shift_3_kernel(T, self, mean, rstd, weight, bias):
    """_scale_and_shift: (self - mean) * rstd * weight + bias"""
    return (self - mean) * rstd * weight + bias

def scale_and_shift_backward_weight(T, grad, mean, rstd, self):
    """_ScaleAndShiftBackward0, gradient of weight: grad * ((self - mean) * rstd)"""
    return grad * ((self - mean) * rstd)


def _mean_and_slope_start(T):
    return T(0), T(0)

def _mean_and_slope_step(total, product, self, other):
    return total + self, product + self * other

def _mean_and_slope_combine(total, product, total_other, product_other):
    return total + total_other, product + product_other

def _mean_and_slope_finish(count, total, product):
    return divide(total, count), divide(product, count)

_mean_and_slope_kernel = ReduceKernel("_mean_and_slope_kernel",
    passes=(
        Pass(
            {"total": "compute", "product": "compute"}, _mean_and_slope_start, _mean_and_slope_step,
            _mean_and_slope_combine,
        ),),
    finish=_mean_and_slope_finish, tensors=("other",))


def _sum_of_products_start(T):
    return T(0)

def _sum_of_products_step(total, self, other):
    return total + self * other

def _sum_of_products_combine(total, total_other):
    return total + total_other

def _sum_of_products_finish(total):
    return total

_sum_of_products_kernel = ReduceKernel("_sum_of_products_kernel",
    passes=(Pass({"total": "compute"}, _sum_of_products_start, _sum_of_products_step, _sum_of_products_combine),),
    finish=_sum_of_products_finish, tensors=("other",))


def _sum_of_distances_start(T):
    return T(0)

def _sum_of_distances_step(total, self, other):
    return total + abs(self - other)

def _sum_of_distances_combine(total, total_other):
    return total + total_other

def _sum_of_distances_finish(total):
    return total

_sum_of_distances_kernel = ReduceKernel("_sum_of_distances_kernel",
    passes=(Pass({"total": "compute"}, _sum_of_distances_start, _sum_of_distances_step, _sum_of_distances_combine),),
    finish=_sum_of_distances_finish, tensors=("other",))


def _largest_of_distances_start(T):
    return T(0)

def _largest_of_distances_step(largest, self, other):
    return larger(largest, abs(self - other))

def _largest_of_distances_combine(largest, largest_other):
    return larger(largest, largest_other)

def _largest_of_distances_finish(largest):
    return largest

_largest_of_distances_kernel = ReduceKernel("_largest_of_distances_kernel",
    passes=(
        Pass(
            {"largest": "compute"}, _largest_of_distances_start, _largest_of_distances_step,
            _largest_of_distances_combine,
        ),),
    finish=_largest_of_distances_finish, tensors=("other",))


def _count_of_differences_start(T):
    return T(0)

def _count_of_differences_step(T, total, self, other):
    return total + (number(T, nan) if isnan(self - other) else self - other != T(0))

def _count_of_differences_combine(total, total_other):
    return total + total_other

def _count_of_differences_finish(total):
    return total

_count_of_differences_kernel = ReduceKernel("_count_of_differences_kernel",
    passes=(
        Pass(
            {"total": "compute"}, _count_of_differences_start, _count_of_differences_step, _count_of_differences_combine
        ),),
    finish=_count_of_differences_finish, tensors=("other",))
