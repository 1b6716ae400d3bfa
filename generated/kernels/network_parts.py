"""What the kernels of the network_parts operators and of their gradients compute.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.kernels.vecmath import divide
from runtime.kernels.words import number


def rrelu_with_noise_backward_0_kernel(T, grad_output, self, noise, lower, upper):
    """rrelu_with_noise_backward: grad_output * noise"""
    return grad_output * noise


def rrelu_with_noise_backward_1_kernel(T, grad_output, self, noise, lower, upper):
    """rrelu_with_noise_backward: where(self > 0, grad_output, grad_output * ((lower + upper) / 2))"""
    return grad_output if self > T(0) else grad_output * divide(lower + upper, number(T, 2))
