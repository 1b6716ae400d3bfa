"""Inner loops of the blending operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, scalar, size_of, store, word_at
from runtime.kernels.vecmath import abs, conj, divide, real


def addcdiv_43b4e0c6(operands, strides, rows, count, scalars):
    """addcdiv: self + value * tensor1 / tensor2"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    tensor1_at, tensor1_step = pointer(operands, 1), word_at(strides, 8)
    tensor2_at, tensor2_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and tensor1_step == size_of(tensor1_at)
            and tensor2_step == size_of(tensor2_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), self + divide(value * tensor1, tensor2))
        elif tensor1_step == 0 and tensor2_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            tensor1 = load(tensor1_at, 0)
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self + divide(value * tensor1, tensor2))
        elif (
            tensor2_step == 0
            and self_step == size_of(self_at)
            and tensor1_step == size_of(tensor1_at)
            and out_step == size_of(out_at)
        ):
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                store(out_at, i * size_of(out_at), self + divide(value * tensor1, tensor2))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                tensor1 = load(tensor1_at, i * tensor1_step)
                tensor2 = load(tensor2_at, i * tensor2_step)
                store(out_at, i * out_step, self + divide(value * tensor1, tensor2))
        self_at = advance(self_at, word_at(strides, 64))
        tensor1_at = advance(tensor1_at, word_at(strides, 72))
        tensor2_at = advance(tensor2_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def addcdiv_backward_tensor1_68d67be6(operands, strides, rows, count, scalars):
    """AddcdivBackward0, gradient of tensor1: grad * conj(value / tensor2)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    tensor2_at, tensor2_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and tensor2_step == size_of(tensor2_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), grad * conj(divide(value, tensor2)))
        elif grad_step == 0 and tensor2_step == size_of(tensor2_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), grad * conj(divide(value, tensor2)))
        elif tensor2_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(divide(value, tensor2)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                tensor2 = load(tensor2_at, i * tensor2_step)
                store(out_at, i * out_step, grad * conj(divide(value, tensor2)))
        grad_at = advance(grad_at, word_at(strides, 64))
        tensor2_at = advance(tensor2_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def addcdiv_backward_tensor2_c37a68d5(operands, strides, rows, count, scalars):
    """AddcdivBackward0, gradient of tensor2: -grad * conj(value * tensor1 / (tensor2 * tensor2))"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    tensor1_at, tensor1_step = pointer(operands, 1), word_at(strides, 8)
    tensor2_at, tensor2_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and tensor1_step == size_of(tensor1_at)
            and tensor2_step == size_of(tensor2_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), -grad * conj(divide(value * tensor1, tensor2 * tensor2)))
        elif tensor1_step == 0 and tensor2_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            tensor1 = load(tensor1_at, 0)
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), -grad * conj(divide(value * tensor1, tensor2 * tensor2)))
        elif (
            tensor2_step == 0
            and grad_step == size_of(grad_at)
            and tensor1_step == size_of(tensor1_at)
            and out_step == size_of(out_at)
        ):
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                store(out_at, i * size_of(out_at), -grad * conj(divide(value * tensor1, tensor2 * tensor2)))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                tensor1 = load(tensor1_at, i * tensor1_step)
                tensor2 = load(tensor2_at, i * tensor2_step)
                store(out_at, i * out_step, -grad * conj(divide(value * tensor1, tensor2 * tensor2)))
        grad_at = advance(grad_at, word_at(strides, 64))
        tensor1_at = advance(tensor1_at, word_at(strides, 72))
        tensor2_at = advance(tensor2_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def addcdiv_forward_2da4bd6d(operands, strides, rows, count, scalars):
    """addcdiv, tangent of result: self_t + tensor1_t / tensor2_p * value - tensor2_t * (tensor1_p / tensor2_p)
        / tensor2_p * value
    """
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    tensor1_t_at, tensor1_t_step = pointer(operands, 1), word_at(strides, 8)
    tensor2_t_at, tensor2_t_step = pointer(operands, 2), word_at(strides, 16)
    tensor1_p_at, tensor1_p_step = pointer(operands, 3), word_at(strides, 24)
    tensor2_p_at, tensor2_p_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and tensor1_t_step == size_of(tensor1_t_at)
            and tensor2_t_step == size_of(tensor2_t_at)
            and tensor1_p_step == size_of(tensor1_p_at)
            and tensor2_p_step == size_of(tensor2_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                tensor1_t = load(tensor1_t_at, i * size_of(tensor1_t_at))
                tensor2_t = load(tensor2_t_at, i * size_of(tensor2_t_at))
                tensor1_p = load(tensor1_p_at, i * size_of(tensor1_p_at))
                tensor2_p = load(tensor2_p_at, i * size_of(tensor2_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t + divide(tensor1_t, tensor2_p) * value - divide(
                        tensor2_t * divide(tensor1_p, tensor2_p), tensor2_p
                    ) * value,
                )
        elif (
            tensor1_t_step == 0
            and tensor2_t_step == 0
            and tensor1_p_step == 0
            and tensor2_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            tensor1_t = load(tensor1_t_at, 0)
            tensor2_t = load(tensor2_t_at, 0)
            tensor1_p = load(tensor1_p_at, 0)
            tensor2_p = load(tensor2_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t + divide(tensor1_t, tensor2_p) * value - divide(
                        tensor2_t * divide(tensor1_p, tensor2_p), tensor2_p
                    ) * value,
                )
        elif (
            tensor2_t_step == 0
            and tensor1_p_step == 0
            and tensor2_p_step == 0
            and self_t_step == size_of(self_t_at)
            and tensor1_t_step == size_of(tensor1_t_at)
            and out_step == size_of(out_at)
        ):
            tensor2_t = load(tensor2_t_at, 0)
            tensor1_p = load(tensor1_p_at, 0)
            tensor2_p = load(tensor2_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                tensor1_t = load(tensor1_t_at, i * size_of(tensor1_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t + divide(tensor1_t, tensor2_p) * value - divide(
                        tensor2_t * divide(tensor1_p, tensor2_p), tensor2_p
                    ) * value,
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                tensor1_t = load(tensor1_t_at, i * tensor1_t_step)
                tensor2_t = load(tensor2_t_at, i * tensor2_t_step)
                tensor1_p = load(tensor1_p_at, i * tensor1_p_step)
                tensor2_p = load(tensor2_p_at, i * tensor2_p_step)
                store(
                    out_at,
                    i * out_step,
                    self_t + divide(tensor1_t, tensor2_p) * value - divide(
                        tensor2_t * divide(tensor1_p, tensor2_p), tensor2_p
                    ) * value,
                )
        self_t_at = advance(self_t_at, word_at(strides, 64))
        tensor1_t_at = advance(tensor1_t_at, word_at(strides, 72))
        tensor2_t_at = advance(tensor2_t_at, word_at(strides, 80))
        tensor1_p_at = advance(tensor1_p_at, word_at(strides, 88))
        tensor2_p_at = advance(tensor2_p_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def addcmul_624525de(operands, strides, rows, count, scalars):
    """addcmul: self + value * tensor1 * tensor2"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    tensor1_at, tensor1_step = pointer(operands, 1), word_at(strides, 8)
    tensor2_at, tensor2_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and tensor1_step == size_of(tensor1_at)
            and tensor2_step == size_of(tensor2_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), self + value * tensor1 * tensor2)
        elif tensor1_step == 0 and tensor2_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            tensor1 = load(tensor1_at, 0)
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self + value * tensor1 * tensor2)
        elif (
            tensor2_step == 0
            and self_step == size_of(self_at)
            and tensor1_step == size_of(tensor1_at)
            and out_step == size_of(out_at)
        ):
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                store(out_at, i * size_of(out_at), self + value * tensor1 * tensor2)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                tensor1 = load(tensor1_at, i * tensor1_step)
                tensor2 = load(tensor2_at, i * tensor2_step)
                store(out_at, i * out_step, self + value * tensor1 * tensor2)
        self_at = advance(self_at, word_at(strides, 64))
        tensor1_at = advance(tensor1_at, word_at(strides, 72))
        tensor2_at = advance(tensor2_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def addcmul_backward_tensor1_af30e7ed(operands, strides, rows, count, scalars):
    """AddcmulBackward0, gradient of tensor1: grad * conj(tensor2 * value)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    tensor2_at, tensor2_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and tensor2_step == size_of(tensor2_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), grad * conj(tensor2 * value))
        elif grad_step == 0 and tensor2_step == size_of(tensor2_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                tensor2 = load(tensor2_at, i * size_of(tensor2_at))
                store(out_at, i * size_of(out_at), grad * conj(tensor2 * value))
        elif tensor2_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            tensor2 = load(tensor2_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(tensor2 * value))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                tensor2 = load(tensor2_at, i * tensor2_step)
                store(out_at, i * out_step, grad * conj(tensor2 * value))
        grad_at = advance(grad_at, word_at(strides, 64))
        tensor2_at = advance(tensor2_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def addcmul_backward_tensor2_cb5456d1(operands, strides, rows, count, scalars):
    """AddcmulBackward0, gradient of tensor2: grad * conj(tensor1 * value)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    tensor1_at, tensor1_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and tensor1_step == size_of(tensor1_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                store(out_at, i * size_of(out_at), grad * conj(tensor1 * value))
        elif grad_step == 0 and tensor1_step == size_of(tensor1_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                tensor1 = load(tensor1_at, i * size_of(tensor1_at))
                store(out_at, i * size_of(out_at), grad * conj(tensor1 * value))
        elif tensor1_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            tensor1 = load(tensor1_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(tensor1 * value))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                tensor1 = load(tensor1_at, i * tensor1_step)
                store(out_at, i * out_step, grad * conj(tensor1 * value))
        grad_at = advance(grad_at, word_at(strides, 64))
        tensor1_at = advance(tensor1_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def addcmul_forward_96954d19(operands, strides, rows, count, scalars):
    """addcmul, tangent of result: self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    tensor1_t_at, tensor1_t_step = pointer(operands, 1), word_at(strides, 8)
    tensor2_t_at, tensor2_t_step = pointer(operands, 2), word_at(strides, 16)
    tensor1_p_at, tensor1_p_step = pointer(operands, 3), word_at(strides, 24)
    tensor2_p_at, tensor2_p_step = pointer(operands, 4), word_at(strides, 32)
    out_at, out_step = pointer(operands, 5), word_at(strides, 40)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and tensor1_t_step == size_of(tensor1_t_at)
            and tensor2_t_step == size_of(tensor2_t_at)
            and tensor1_p_step == size_of(tensor1_p_at)
            and tensor2_p_step == size_of(tensor2_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                tensor1_t = load(tensor1_t_at, i * size_of(tensor1_t_at))
                tensor2_t = load(tensor2_t_at, i * size_of(tensor2_t_at))
                tensor1_p = load(tensor1_p_at, i * size_of(tensor1_p_at))
                tensor2_p = load(tensor2_p_at, i * size_of(tensor2_p_at))
                store(
                    out_at, i * size_of(out_at), self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value
                )
        elif (
            tensor1_t_step == 0
            and tensor2_t_step == 0
            and tensor1_p_step == 0
            and tensor2_p_step == 0
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            tensor1_t = load(tensor1_t_at, 0)
            tensor2_t = load(tensor2_t_at, 0)
            tensor1_p = load(tensor1_p_at, 0)
            tensor2_p = load(tensor2_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at, i * size_of(out_at), self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value
                )
        elif (
            tensor2_t_step == 0
            and tensor1_p_step == 0
            and tensor2_p_step == 0
            and self_t_step == size_of(self_t_at)
            and tensor1_t_step == size_of(tensor1_t_at)
            and out_step == size_of(out_at)
        ):
            tensor2_t = load(tensor2_t_at, 0)
            tensor1_p = load(tensor1_p_at, 0)
            tensor2_p = load(tensor2_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                tensor1_t = load(tensor1_t_at, i * size_of(tensor1_t_at))
                store(
                    out_at, i * size_of(out_at), self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value
                )
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                tensor1_t = load(tensor1_t_at, i * tensor1_t_step)
                tensor2_t = load(tensor2_t_at, i * tensor2_t_step)
                tensor1_p = load(tensor1_p_at, i * tensor1_p_step)
                tensor2_p = load(tensor2_p_at, i * tensor2_p_step)
                store(out_at, i * out_step, self_t + tensor1_t * tensor2_p * value + tensor2_t * tensor1_p * value)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        tensor1_t_at = advance(tensor1_t_at, word_at(strides, 72))
        tensor2_t_at = advance(tensor2_t_at, word_at(strides, 80))
        tensor1_p_at = advance(tensor1_p_at, word_at(strides, 88))
        tensor2_p_at = advance(tensor2_p_at, word_at(strides, 96))
        out_at = advance(out_at, word_at(strides, 104))


def lerp_Scalar_backward_end_fa36e1b0(operands, strides, rows, count, scalars):
    """LerpBackward0, gradient of end: grad * conj(weight)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    weight = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(weight))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * conj(weight))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def lerp_Scalar_backward_self_1d2f13e2(operands, strides, rows, count, scalars):
    """LerpBackward0, gradient of self: grad * conj(1 - weight)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    weight = scalar(operands, scalars, 0)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(T(1) - weight))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, grad * conj(T(1) - weight))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def lerp_Scalar_bdef09c8(operands, strides, rows, count, scalars):
    """lerp.Scalar: where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -
        weight))
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    end_at, end_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    weight = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and end_step == size_of(end_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                end = load(end_at, i * size_of(end_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        elif self_step == 0 and end_step == size_of(end_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                end = load(end_at, i * size_of(end_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        elif end_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            end = load(end_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                end = load(end_at, i * end_step)
                store(
                    out_at,
                    i * out_step,
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        self_at = advance(self_at, word_at(strides, 64))
        end_at = advance(end_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lerp_Scalar_forward_bfb242f2(operands, strides, rows, count, scalars):
    """lerp.Scalar, tangent of result: self_t * (1 - weight) + end_t * weight"""
    T = compute_type(operands)
    end_t_at, end_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    weight = scalar(operands, scalars, 0)
    for row in range(rows):
        if end_t_step == size_of(end_t_at) and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            for i in range(count):
                end_t = load(end_t_at, i * size_of(end_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * (T(1) - weight) + end_t * weight)
        elif end_t_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            end_t = load(end_t_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t * (T(1) - weight) + end_t * weight)
        elif self_t_step == 0 and end_t_step == size_of(end_t_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                end_t = load(end_t_at, i * size_of(end_t_at))
                store(out_at, i * size_of(out_at), self_t * (T(1) - weight) + end_t * weight)
        else:
            for i in range(count):
                end_t = load(end_t_at, i * end_t_step)
                self_t = load(self_t_at, i * self_t_step)
                store(out_at, i * out_step, self_t * (T(1) - weight) + end_t * weight)
        end_t_at = advance(end_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lerp_Tensor_94bfeb42(operands, strides, rows, count, scalars):
    """lerp.Tensor: where(abs(weight) < real(0.5), self + weight * (end - self), end - (end - self) * (1 -
        weight))
    """
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    end_at, end_step = pointer(operands, 1), word_at(strides, 8)
    weight_at, weight_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            self_step == size_of(self_at)
            and end_step == size_of(end_at)
            and weight_step == size_of(weight_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                end = load(end_at, i * size_of(end_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        elif end_step == 0 and weight_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            end = load(end_at, 0)
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        elif (
            weight_step == 0
            and self_step == size_of(self_at)
            and end_step == size_of(end_at)
            and out_step == size_of(out_at)
        ):
            weight = load(weight_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                end = load(end_at, i * size_of(end_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                end = load(end_at, i * end_step)
                weight = load(weight_at, i * weight_step)
                store(
                    out_at,
                    i * out_step,
                    self + weight * (end - self) if abs(weight) < real(
                        number(T, 0.5)
                    ) else end - (end - self) * (T(1) - weight),
                )
        self_at = advance(self_at, word_at(strides, 64))
        end_at = advance(end_at, word_at(strides, 72))
        weight_at = advance(weight_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def lerp_Tensor_backward_end_77e8bbc5(operands, strides, rows, count, scalars):
    """LerpBackward1, gradient of end: grad * conj(weight)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * conj(weight))
        elif grad_step == 0 and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * conj(weight))
        elif weight_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(weight))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, grad * conj(weight))
        grad_at = advance(grad_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lerp_Tensor_backward_self_0d6dbd6d(operands, strides, rows, count, scalars):
    """LerpBackward1, gradient of self: grad * conj(1 - weight)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    weight_at, weight_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * conj(T(1) - weight))
        elif grad_step == 0 and weight_step == size_of(weight_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                weight = load(weight_at, i * size_of(weight_at))
                store(out_at, i * size_of(out_at), grad * conj(T(1) - weight))
        elif weight_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            weight = load(weight_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(T(1) - weight))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                weight = load(weight_at, i * weight_step)
                store(out_at, i * out_step, grad * conj(T(1) - weight))
        grad_at = advance(grad_at, word_at(strides, 64))
        weight_at = advance(weight_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def lerp_Tensor_backward_weight_e1133666(operands, strides, rows, count, scalars):
    """LerpBackward1, gradient of weight: grad * conj(end - self)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    end_at, end_step = pointer(operands, 1), word_at(strides, 8)
    self_at, self_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            grad_step == size_of(grad_at)
            and end_step == size_of(end_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                end = load(end_at, i * size_of(end_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), grad * conj(end - self))
        elif end_step == 0 and self_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            end = load(end_at, 0)
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad * conj(end - self))
        elif (
            self_step == 0
            and grad_step == size_of(grad_at)
            and end_step == size_of(end_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                end = load(end_at, i * size_of(end_at))
                store(out_at, i * size_of(out_at), grad * conj(end - self))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                end = load(end_at, i * end_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, grad * conj(end - self))
        grad_at = advance(grad_at, word_at(strides, 64))
        end_at = advance(end_at, word_at(strides, 72))
        self_at = advance(self_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def lerp_Tensor_forward_7fbf57be(operands, strides, rows, count, scalars):
    """lerp.Tensor, tangent of result: self_t * (1 - weight_p) + end_t * weight_p + weight_t * (end_p - self_p)"""
    T = compute_type(operands)
    end_t_at, end_t_step = pointer(operands, 0), word_at(strides, 0)
    self_t_at, self_t_step = pointer(operands, 1), word_at(strides, 8)
    weight_t_at, weight_t_step = pointer(operands, 2), word_at(strides, 16)
    end_p_at, end_p_step = pointer(operands, 3), word_at(strides, 24)
    self_p_at, self_p_step = pointer(operands, 4), word_at(strides, 32)
    weight_p_at, weight_p_step = pointer(operands, 5), word_at(strides, 40)
    out_at, out_step = pointer(operands, 6), word_at(strides, 48)
    for row in range(rows):
        if (
            end_t_step == size_of(end_t_at)
            and self_t_step == size_of(self_t_at)
            and weight_t_step == size_of(weight_t_at)
            and end_p_step == size_of(end_p_at)
            and self_p_step == size_of(self_p_at)
            and weight_p_step == size_of(weight_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                end_t = load(end_t_at, i * size_of(end_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                weight_t = load(weight_t_at, i * size_of(weight_t_at))
                end_p = load(end_p_at, i * size_of(end_p_at))
                self_p = load(self_p_at, i * size_of(self_p_at))
                weight_p = load(weight_p_at, i * size_of(weight_p_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (T(1) - weight_p) + end_t * weight_p + weight_t * (end_p - self_p),
                )
        elif (
            self_t_step == 0
            and weight_t_step == 0
            and end_p_step == 0
            and self_p_step == 0
            and weight_p_step == 0
            and end_t_step == size_of(end_t_at)
            and out_step == size_of(out_at)
        ):
            self_t = load(self_t_at, 0)
            weight_t = load(weight_t_at, 0)
            end_p = load(end_p_at, 0)
            self_p = load(self_p_at, 0)
            weight_p = load(weight_p_at, 0)
            for i in range(count):
                end_t = load(end_t_at, i * size_of(end_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (T(1) - weight_p) + end_t * weight_p + weight_t * (end_p - self_p),
                )
        elif (
            weight_t_step == 0
            and end_p_step == 0
            and self_p_step == 0
            and weight_p_step == 0
            and end_t_step == size_of(end_t_at)
            and self_t_step == size_of(self_t_at)
            and out_step == size_of(out_at)
        ):
            weight_t = load(weight_t_at, 0)
            end_p = load(end_p_at, 0)
            self_p = load(self_p_at, 0)
            weight_p = load(weight_p_at, 0)
            for i in range(count):
                end_t = load(end_t_at, i * size_of(end_t_at))
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self_t * (T(1) - weight_p) + end_t * weight_p + weight_t * (end_p - self_p),
                )
        else:
            for i in range(count):
                end_t = load(end_t_at, i * end_t_step)
                self_t = load(self_t_at, i * self_t_step)
                weight_t = load(weight_t_at, i * weight_t_step)
                end_p = load(end_p_at, i * end_p_step)
                self_p = load(self_p_at, i * self_p_step)
                weight_p = load(weight_p_at, i * weight_p_step)
                store(out_at, i * out_step, self_t * (T(1) - weight_p) + end_t * weight_p + weight_t * (end_p - self_p))
        end_t_at = advance(end_t_at, word_at(strides, 64))
        self_t_at = advance(self_t_at, word_at(strides, 72))
        weight_t_at = advance(weight_t_at, word_at(strides, 80))
        end_p_at = advance(end_p_at, word_at(strides, 88))
        self_p_at = advance(self_p_at, word_at(strides, 96))
        weight_p_at = advance(weight_p_at, word_at(strides, 104))
        out_at = advance(out_at, word_at(strides, 112))


def masked_fill_Scalar_174c7d36(operands, strides, rows, count, scalars):
    """masked_fill.Scalar: where(mask, value, self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    mask_at, mask_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    value = scalar(operands, scalars, 0)
    for row in range(rows):
        if self_step == size_of(self_at) and mask_step == size_of(mask_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                mask = load(mask_at, i * size_of(mask_at))
                store(out_at, i * size_of(out_at), value if mask else self)
        elif self_step == 0 and mask_step == size_of(mask_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                mask = load(mask_at, i * size_of(mask_at))
                store(out_at, i * size_of(out_at), value if mask else self)
        elif mask_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            mask = load(mask_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), value if mask else self)
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                mask = load(mask_at, i * mask_step)
                store(out_at, i * out_step, value if mask else self)
        self_at = advance(self_at, word_at(strides, 64))
        mask_at = advance(mask_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def masked_fill_Scalar_backward_self_a8924e5e(operands, strides, rows, count, scalars):
    """MaskedFillBackward0, gradient of self: where(mask, 0, grad)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    mask_at, mask_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and mask_step == size_of(mask_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                mask = load(mask_at, i * size_of(mask_at))
                store(out_at, i * size_of(out_at), T(0) if mask else grad)
        elif grad_step == 0 and mask_step == size_of(mask_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                mask = load(mask_at, i * size_of(mask_at))
                store(out_at, i * size_of(out_at), T(0) if mask else grad)
        elif mask_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            mask = load(mask_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if mask else grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                mask = load(mask_at, i * mask_step)
                store(out_at, i * out_step, T(0) if mask else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        mask_at = advance(mask_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def masked_fill_Scalar_forward_8512ecb7(operands, strides, rows, count, scalars):
    """masked_fill.Scalar, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    mask_p_at, mask_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if self_t_step == size_of(self_t_at) and mask_p_step == size_of(mask_p_at) and out_step == size_of(out_at):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                mask_p = load(mask_p_at, i * size_of(mask_p_at))
                store(out_at, i * size_of(out_at), T(0) if mask_p else self_t)
        elif self_t_step == 0 and mask_p_step == size_of(mask_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                mask_p = load(mask_p_at, i * size_of(mask_p_at))
                store(out_at, i * size_of(out_at), T(0) if mask_p else self_t)
        elif mask_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            mask_p = load(mask_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), T(0) if mask_p else self_t)
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                mask_p = load(mask_p_at, i * mask_p_step)
                store(out_at, i * out_step, T(0) if mask_p else self_t)
        self_t_at = advance(self_t_at, word_at(strides, 64))
        mask_p_at = advance(mask_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "addcdiv_43b4e0c6": "7476c5a1bb9f5e88",
    "addcdiv_backward_tensor1_68d67be6": "e4c25c8f86caac94",
    "addcdiv_backward_tensor2_c37a68d5": "9b44c16d13139edb",
    "addcdiv_forward_2da4bd6d": "ac4bef5ace9b78cd",
    "addcmul_624525de": "fef6666c8d8477a5",
    "addcmul_backward_tensor1_af30e7ed": "0c7d4d678da3a1a3",
    "addcmul_backward_tensor2_cb5456d1": "4b0e72e56eba12b0",
    "addcmul_forward_96954d19": "f339488ea6b2fc7a",
    "lerp_Scalar_backward_end_fa36e1b0": "3512644c9af6be2b",
    "lerp_Scalar_backward_self_1d2f13e2": "04566aaa1f0f6f40",
    "lerp_Scalar_bdef09c8": "68ee6775504d2753",
    "lerp_Scalar_forward_bfb242f2": "f2c21bc1bb944553",
    "lerp_Tensor_94bfeb42": "fb0dbc6bb18869b0",
    "lerp_Tensor_backward_end_77e8bbc5": "658d14ba68907ce7",
    "lerp_Tensor_backward_self_0d6dbd6d": "467816024168a1e7",
    "lerp_Tensor_backward_weight_e1133666": "118878a41f0a109e",
    "lerp_Tensor_forward_7fbf57be": "4cb666c5de30da10",
    "masked_fill_Scalar_174c7d36": "31851c1eb1fe286d",
    "masked_fill_Scalar_backward_self_a8924e5e": "1b0b33c13ed1bd44",
    "masked_fill_Scalar_forward_8512ecb7": "49979269e178a6b1",
}
