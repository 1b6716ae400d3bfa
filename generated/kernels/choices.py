# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the choices operators and of their gradients compute."""
# mypy: ignore-errors


def where_self_kernel(T, condition, self, other):
    """where.self: where(condition, self, other)"""
    return self if condition else other

def where_self_backward_self(T, grad, condition):
    """WhereBackward0, gradient of self: where(condition, grad, 0)"""
    return grad if condition else T(0)

def where_self_backward_other(T, grad, condition):
    """WhereBackward0, gradient of other: where(condition, 0, grad)"""
    return T(0) if condition else grad


def where_ScalarSelf_kernel(T, condition, other, self):
    """where.ScalarSelf: where(condition, self, other)"""
    return self if condition else other
