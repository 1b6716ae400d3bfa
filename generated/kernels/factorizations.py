# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the factorizations operators and of their gradients compute."""
# mypy: ignore-errors

from math import inf

from runtime.kernels.words import number


def _common_factor_kernel(T, largest):
    """_common_factor: where(((largest > 1e15) | (largest < 1e-15)) & (largest > 0) & (largest < inf), largest,
        1)
    """
    return (
        largest
        if (
            (largest > number(T, 1000000000000000.0)) | (largest < number(T, 1e-15))
        ) & (largest > T(0)) & (largest < number(T, inf))
        else T(1))
