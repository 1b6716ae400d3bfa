# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""What the kernels of the network_parts operators and of their gradients compute."""
# mypy: ignore-errors

from runtime.kernels.vecmath import divide, fmax, fmin, round
from runtime.kernels.words import number


def fake_quantize_per_tensor_affine_cachemask_kernel(T, self, scale, zero_point, quant_min, quant_max):
    """fake_quantize_per_tensor_affine_cachemask:
    steps = round(self * (1 / scale)) + zero_point
    (fmin(fmax(steps, quant_min), quant_max) - zero_point) * scale, steps >= quant_min and steps <=
        quant_max
    """
    steps = round(self * divide(T(1), scale)) + zero_point
    return (fmin(fmax(steps, quant_min), quant_max) - zero_point) * scale, steps >= quant_min and steps <= quant_max

def fake_quantize_per_tensor_affine_cachemask_backward_kernel(T, grad_output, mask):
    """fake_quantize_per_tensor_affine_cachemask_backward: where(mask, grad_output, 0)"""
    return grad_output if mask else T(0)


def _fake_quantize_channels_0_kernel(T, self, scale, zero_point, quant_min, quant_max):
    """_fake_quantize_channels:
    steps = round(self * (1 / scale) + zero_point)
    (fmin(fmax(steps, quant_min), quant_max) - zero_point) * scale, steps >= quant_min and steps <=
        quant_max
    """
    steps = round(self * divide(T(1), scale) + zero_point)
    return (fmin(fmax(steps, quant_min), quant_max) - zero_point) * scale, steps >= quant_min and steps <= quant_max

def rrelu_with_noise_backward_0_kernel(T, grad_output, self, noise, lower, upper):
    """rrelu_with_noise_backward: grad_output * noise"""
    return grad_output * noise

def rrelu_with_noise_backward_1_kernel(T, grad_output, self, noise, lower, upper):
    """rrelu_with_noise_backward: where(self > 0, grad_output, grad_output * ((lower + upper) / 2))"""
    return grad_output if self > T(0) else grad_output * divide(lower + upper, number(T, 2))
