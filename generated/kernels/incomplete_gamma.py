# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the incomplete_gamma operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import exp, igamma, igammac, lgamma, log


def igamma_kernel(T, self, other):
    """igamma: igamma(self, other)"""
    return igamma(self, other)

def igamma_backward_other(T, grad, other, self):
    """IgammaBackward0, gradient of other: grad * exp((self - 1) * log(other) - other - lgamma(self))"""
    return grad * exp((self - T(1)) * log(other) - other - lgamma(self))


def igammac_kernel(T, self, other):
    """igammac: igammac(self, other)"""
    return igammac(self, other)

def igammac_backward_other(T, grad, other, self):
    """IgammacBackward0, gradient of other: -grad * exp((self - 1) * log(other) - other - lgamma(self))"""
    return -grad * exp((self - T(1)) * log(other) - other - lgamma(self))
