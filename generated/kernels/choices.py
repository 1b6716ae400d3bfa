"""Inner loops of the choices operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, pointer, scalar, size_of, store, word_at


def where_ScalarOther_82d43342(operands, strides, rows, count, scalars):
    """where.ScalarOther: where(condition, self, other)"""
    T = compute_type(operands)
    condition_at, condition_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    other = scalar(operands, scalars, 0)
    for row in range(rows):
        if condition_step == size_of(condition_at) and self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        elif condition_step == 0 and self_step == size_of(self_at) and out_step == size_of(out_at):
            condition = load(condition_at, 0)
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        elif self_step == 0 and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            self = load(self_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        else:
            for i in range(count):
                condition = load(condition_at, i * condition_step)
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, self if condition else other)
        condition_at = advance(condition_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_ScalarOther_backward_self_a64fadb7(operands, strides, rows, count, scalars):
    """WhereBackward2, gradient of self: where(condition, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    condition_at, condition_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), grad if condition else T(0))
        elif grad_step == 0 and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), grad if condition else T(0))
        elif condition_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            condition = load(condition_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if condition else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                condition = load(condition_at, i * condition_step)
                store(out_at, i * out_step, grad if condition else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        condition_at = advance(condition_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_ScalarOther_forward_82109c5d(operands, strides, rows, count, scalars):
    """where.ScalarOther, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    self_t_at, self_t_step = pointer(operands, 0), word_at(strides, 0)
    condition_p_at, condition_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if (
            self_t_step == size_of(self_t_at)
            and condition_p_step == size_of(condition_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                condition_p = load(condition_p_at, i * size_of(condition_p_at))
                store(out_at, i * size_of(out_at), self_t if condition_p else T(0))
        elif self_t_step == 0 and condition_p_step == size_of(condition_p_at) and out_step == size_of(out_at):
            self_t = load(self_t_at, 0)
            for i in range(count):
                condition_p = load(condition_p_at, i * size_of(condition_p_at))
                store(out_at, i * size_of(out_at), self_t if condition_p else T(0))
        elif condition_p_step == 0 and self_t_step == size_of(self_t_at) and out_step == size_of(out_at):
            condition_p = load(condition_p_at, 0)
            for i in range(count):
                self_t = load(self_t_at, i * size_of(self_t_at))
                store(out_at, i * size_of(out_at), self_t if condition_p else T(0))
        else:
            for i in range(count):
                self_t = load(self_t_at, i * self_t_step)
                condition_p = load(condition_p_at, i * condition_p_step)
                store(out_at, i * out_step, self_t if condition_p else T(0))
        self_t_at = advance(self_t_at, word_at(strides, 64))
        condition_p_at = advance(condition_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_ScalarSelf_6b39bd6d(operands, strides, rows, count, scalars):
    """where.ScalarSelf: where(condition, self, other)"""
    T = compute_type(operands)
    condition_at, condition_step = pointer(operands, 0), word_at(strides, 0)
    other_at, other_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    self = scalar(operands, scalars, 0)
    for row in range(rows):
        if condition_step == size_of(condition_at) and other_step == size_of(other_at) and out_step == size_of(out_at):
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        elif condition_step == 0 and other_step == size_of(other_at) and out_step == size_of(out_at):
            condition = load(condition_at, 0)
            for i in range(count):
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        elif other_step == 0 and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            other = load(other_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        else:
            for i in range(count):
                condition = load(condition_at, i * condition_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self if condition else other)
        condition_at = advance(condition_at, word_at(strides, 64))
        other_at = advance(other_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_ScalarSelf_backward_other_d065f2a7(operands, strides, rows, count, scalars):
    """WhereBackward1, gradient of other: where(condition, 0, grad)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    condition_at, condition_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), T(0) if condition else grad)
        elif grad_step == 0 and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), T(0) if condition else grad)
        elif condition_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            condition = load(condition_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if condition else grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                condition = load(condition_at, i * condition_step)
                store(out_at, i * out_step, T(0) if condition else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        condition_at = advance(condition_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_ScalarSelf_forward_47bc7b9c(operands, strides, rows, count, scalars):
    """where.ScalarSelf, tangent of result: auto_element_wise"""
    T = compute_type(operands)
    other_t_at, other_t_step = pointer(operands, 0), word_at(strides, 0)
    condition_p_at, condition_p_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if (
            other_t_step == size_of(other_t_at)
            and condition_p_step == size_of(condition_p_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                condition_p = load(condition_p_at, i * size_of(condition_p_at))
                store(out_at, i * size_of(out_at), T(0) if condition_p else other_t)
        elif other_t_step == 0 and condition_p_step == size_of(condition_p_at) and out_step == size_of(out_at):
            other_t = load(other_t_at, 0)
            for i in range(count):
                condition_p = load(condition_p_at, i * size_of(condition_p_at))
                store(out_at, i * size_of(out_at), T(0) if condition_p else other_t)
        elif condition_p_step == 0 and other_t_step == size_of(other_t_at) and out_step == size_of(out_at):
            condition_p = load(condition_p_at, 0)
            for i in range(count):
                other_t = load(other_t_at, i * size_of(other_t_at))
                store(out_at, i * size_of(out_at), T(0) if condition_p else other_t)
        else:
            for i in range(count):
                other_t = load(other_t_at, i * other_t_step)
                condition_p = load(condition_p_at, i * condition_p_step)
                store(out_at, i * out_step, T(0) if condition_p else other_t)
        other_t_at = advance(other_t_at, word_at(strides, 64))
        condition_p_at = advance(condition_p_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_Scalar_58ec99bb(operands, strides, rows, count, scalars):
    """where.Scalar: where(condition, self, other)"""
    T = compute_type(operands)
    condition_at, condition_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    self = scalar(operands, scalars, 0)
    other = scalar(operands, scalars, 1)
    for row in range(rows):
        if condition_step == size_of(condition_at) and out_step == size_of(out_at):
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        else:
            for i in range(count):
                condition = load(condition_at, i * condition_step)
                store(out_at, i * out_step, self if condition else other)
        condition_at = advance(condition_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def where_self_55d1f4c7(operands, strides, rows, count, scalars):
    """where.self: where(condition, self, other)"""
    T = compute_type(operands)
    condition_at, condition_step = pointer(operands, 0), word_at(strides, 0)
    self_at, self_step = pointer(operands, 1), word_at(strides, 8)
    other_at, other_step = pointer(operands, 2), word_at(strides, 16)
    out_at, out_step = pointer(operands, 3), word_at(strides, 24)
    for row in range(rows):
        if (
            condition_step == size_of(condition_at)
            and self_step == size_of(self_at)
            and other_step == size_of(other_at)
            and out_step == size_of(out_at)
        ):
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                self = load(self_at, i * size_of(self_at))
                other = load(other_at, i * size_of(other_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        elif (
            self_step == 0
            and other_step == 0
            and condition_step == size_of(condition_at)
            and out_step == size_of(out_at)
        ):
            self = load(self_at, 0)
            other = load(other_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        elif (
            other_step == 0
            and condition_step == size_of(condition_at)
            and self_step == size_of(self_at)
            and out_step == size_of(out_at)
        ):
            other = load(other_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), self if condition else other)
        else:
            for i in range(count):
                condition = load(condition_at, i * condition_step)
                self = load(self_at, i * self_step)
                other = load(other_at, i * other_step)
                store(out_at, i * out_step, self if condition else other)
        condition_at = advance(condition_at, word_at(strides, 64))
        self_at = advance(self_at, word_at(strides, 72))
        other_at = advance(other_at, word_at(strides, 80))
        out_at = advance(out_at, word_at(strides, 88))


def where_self_backward_other_d065f2a7(operands, strides, rows, count, scalars):
    """WhereBackward0, gradient of other: where(condition, 0, grad)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    condition_at, condition_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), T(0) if condition else grad)
        elif grad_step == 0 and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), T(0) if condition else grad)
        elif condition_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            condition = load(condition_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), T(0) if condition else grad)
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                condition = load(condition_at, i * condition_step)
                store(out_at, i * out_step, T(0) if condition else grad)
        grad_at = advance(grad_at, word_at(strides, 64))
        condition_at = advance(condition_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


def where_self_backward_self_a64fadb7(operands, strides, rows, count, scalars):
    """WhereBackward0, gradient of self: where(condition, grad, 0)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    condition_at, condition_step = pointer(operands, 1), word_at(strides, 8)
    out_at, out_step = pointer(operands, 2), word_at(strides, 16)
    for row in range(rows):
        if grad_step == size_of(grad_at) and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), grad if condition else T(0))
        elif grad_step == 0 and condition_step == size_of(condition_at) and out_step == size_of(out_at):
            grad = load(grad_at, 0)
            for i in range(count):
                condition = load(condition_at, i * size_of(condition_at))
                store(out_at, i * size_of(out_at), grad if condition else T(0))
        elif condition_step == 0 and grad_step == size_of(grad_at) and out_step == size_of(out_at):
            condition = load(condition_at, 0)
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), grad if condition else T(0))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                condition = load(condition_at, i * condition_step)
                store(out_at, i * out_step, grad if condition else T(0))
        grad_at = advance(grad_at, word_at(strides, 64))
        condition_at = advance(condition_at, word_at(strides, 72))
        out_at = advance(out_at, word_at(strides, 80))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "where_ScalarOther_82d43342": "aeb77ddbe1b426c7",
    "where_ScalarOther_backward_self_a64fadb7": "f3f65af25847faaa",
    "where_ScalarOther_forward_82109c5d": "4980cc8e097a6d92",
    "where_ScalarSelf_6b39bd6d": "2b2b9e4b93b42047",
    "where_ScalarSelf_backward_other_d065f2a7": "d172b4d4a8e4efd7",
    "where_ScalarSelf_forward_47bc7b9c": "adb476e845cc8ec5",
    "where_Scalar_58ec99bb": "44d8abe5211634d7",
    "where_self_55d1f4c7": "6ad4f97bb7702654",
    "where_self_backward_other_d065f2a7": "5c5a4b6919d383ac",
    "where_self_backward_self_a64fadb7": "9672eea785a0f173",
}
