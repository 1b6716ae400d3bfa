"""Inner loops of the parts operators and of their gradients.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.memory import advance, compute_type, load, number, pointer, size_of, store, word_at
from runtime.kernels.vecmath import atan2, conj, imag, isnan, real


def _angle_338d63cc(operands, strides, rows, count, scalars):
    """_angle: atan2(imag(self), real(self))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), atan2(imag(self), real(self)))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, atan2(imag(self), real(self)))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def _angle_of_real_ab6fe53f(operands, strides, rows, count, scalars):
    """_angle_of_real: where(isnan(self), self, where(self < 0, pi, 0))"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(
                    out_at,
                    i * size_of(out_at),
                    self if isnan(self) else number(T, 3.141592653589793) if self < T(0) else T(0),
                )
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(
                    out_at, i * out_step, self if isnan(self) else number(T, 3.141592653589793) if self < T(0) else T(0)
                )
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def conj_physical_backward_self_4d309509(operands, strides, rows, count, scalars):
    """ConjPhysicalBackward0, gradient of self: conj(grad)"""
    T = compute_type(operands)
    grad_at, grad_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if grad_step == size_of(grad_at) and out_step == size_of(out_at):
            for i in range(count):
                grad = load(grad_at, i * size_of(grad_at))
                store(out_at, i * size_of(out_at), conj(grad))
        else:
            for i in range(count):
                grad = load(grad_at, i * grad_step)
                store(out_at, i * out_step, conj(grad))
        grad_at = advance(grad_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


def conj_physical_c10e09cb(operands, strides, rows, count, scalars):
    """conj_physical: conj(self)"""
    T = compute_type(operands)
    self_at, self_step = pointer(operands, 0), word_at(strides, 0)
    out_at, out_step = pointer(operands, 1), word_at(strides, 8)
    for row in range(rows):
        if self_step == size_of(self_at) and out_step == size_of(out_at):
            for i in range(count):
                self = load(self_at, i * size_of(self_at))
                store(out_at, i * size_of(out_at), conj(self))
        else:
            for i in range(count):
                self = load(self_at, i * self_step)
                store(out_at, i * out_step, conj(self))
        self_at = advance(self_at, word_at(strides, 64))
        out_at = advance(out_at, word_at(strides, 72))


# A digest of what each loop computes: with its name and signature, the key of its compiled form in the kernel cache.
SOURCES = {
    "_angle_338d63cc": "43c9aaaab4dcf5d3",
    "_angle_of_real_ab6fe53f": "59cc99b25a0bcb01",
    "conj_physical_backward_self_4d309509": "5cd2c51634d52edd",
    "conj_physical_c10e09cb": "e40d9deb262e00bb",
}
