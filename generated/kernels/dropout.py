# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the dropout operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import divide, pow
from runtime.kernels.words import number


def _dropped_kernel(T, self, kept, p):
    """_dropped: self * kept / (1 - p)"""
    return divide(self * kept, T(1) - p)


def _alpha_dropped_kernel(T, self, kept, p):
    """_alpha_dropped:
    # Klambauer and others, arXiv 1706.02515: what is dropped becomes -1.758..., then mean and variance are
        restored.
    scale = ((1.7580993408473766 * 1.7580993408473766 * p + 1) * (1 - p)) ** -0.5
    scale * (self * kept + 1.7580993408473766 * (kept + p - 1))
    """
    scale = pow((number(T, 1.7580993408473766) * number(T, 1.7580993408473766) * p + T(1)) * (T(1) - p),
        number(T, -0.5))
    return scale * (self * kept + number(T, 1.7580993408473766) * (kept + p - T(1)))

def alpha_dropped_backward_self(T, grad, kept, p):
    """_AlphaDroppedBackward0, gradient of self:
    scale = ((1.7580993408473766 * 1.7580993408473766 * p + 1) * (1 - p)) ** (-0.5)
    grad * scale * kept
    """
    scale = pow((number(T, 1.7580993408473766) * number(T, 1.7580993408473766) * p + T(1)) * (T(1) - p),
        number(T, -0.5))
    return grad * scale * kept
