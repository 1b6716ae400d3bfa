# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the complex_numbers operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import abs, complex, conj, cos, divide, floor, imag, isfinite, ldexp, log2, real, sin
from runtime.kernels.words import imaginary, number


def _complex_kernel(T, real_, imag_):
    """_complex: complex(real, imag)"""
    return complex(real_, imag_)

def complex_backward_real(T, grad):
    """_ComplexBackward0, gradient of real: real(grad)"""
    return real(grad)

def complex_backward_imag(T, grad):
    """_ComplexBackward0, gradient of imag: imag(grad)"""
    return imag(grad)


def _polar_kernel(T, abs_, angle):
    """_polar: complex(abs * cos(angle), abs * sin(angle))"""
    return complex(abs_ * cos(angle), abs_ * sin(angle))

def polar_backward_angle(T, grad, result):
    """_PolarBackward0, gradient of angle: real(grad * conj(result * 1j))"""
    return real(grad * conj(result * imaginary(T, 1.0)))


def frexp_Tensor_kernel(T, self):
    """frexp.Tensor:
    plain = self != 0 and isfinite(self)
    guess = floor(log2(abs(self))) + 1 if plain else 0
    part = ldexp(self, -guess)
    high = abs(part) >= 1
    low = plain and abs(part) < 0.5
    (part / 2 if plain and high else (part * 2 if low else part)), (guess + 1 if plain and high else (guess
        - 1 if low else guess))
    """
    plain = self != T(0) and isfinite(self)
    guess = floor(log2(abs(self))) + T(1) if plain else T(0)
    part = ldexp(self, -guess)
    high = abs(part) >= real(T(1))
    low = plain and abs(part) < real(number(T, 0.5))
    return (
        divide(part, number(T, 2))
        if plain and high
        else part * number(T, 2)
        if low
        else part, guess + T(1)
        if plain and high
        else guess - T(1)
        if low
        else guess)
