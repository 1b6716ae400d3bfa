"""Utilities of training loops for parameters and gradients, and weights that are computed before every use."""

from runtime.func import calling as stateless
from runtime.nn.utils import parametrizations, parametrize, prune, rnn
from runtime.nn.utils.drawing import draw
from runtime.nn.utils.fusion import (
    fuse_conv_bn_eval, fuse_conv_bn_weights, fuse_linear_bn_eval, fuse_linear_bn_weights,
)  # fmt: skip
from runtime.nn.utils.gradients import (
    clip_grad_norm, clip_grad_norm_, clip_grad_value_, clip_grads_with_norm_, get_total_norm,
)  # fmt: skip
from runtime.nn.utils.making import (
    convert_conv2d_weight_memory_format, convert_conv3d_weight_memory_format, skip_init,
)  # fmt: skip
from runtime.nn.utils.spectral_norms import remove_spectral_norm
from runtime.nn.utils.spectral_norms import spectral_norm_by_hook as spectral_norm
from runtime.nn.utils.summary import summary
from runtime.nn.utils.vectors import parameters_to_vector, vector_to_parameters
from runtime.nn.utils.weight_norms import remove_weight_norm
from runtime.nn.utils.weight_norms import weight_norm_by_hook as weight_norm

__all__ = [
    "clip_grad_norm", "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_",
    "convert_conv2d_weight_memory_format",
    "convert_conv3d_weight_memory_format", "draw", "fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval",
    "fuse_linear_bn_weights", "get_total_norm", "parameters_to_vector", "parametrizations", "parametrize",
    "prune", "remove_spectral_norm", "remove_weight_norm", "rnn", "skip_init", "spectral_norm", "stateless", "summary",
    "vector_to_parameters", "weight_norm",
]  # fmt: skip
