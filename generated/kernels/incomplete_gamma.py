# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the incomplete_gamma operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import igamma, igammac


def igamma_kernel(T, self, other):
    """igamma: igamma(self, other)"""
    return igamma(self, other)


def igammac_kernel(T, self, other):
    """igammac: igammac(self, other)"""
    return igammac(self, other)
