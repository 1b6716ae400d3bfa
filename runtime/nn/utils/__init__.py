"""What training loops do to parameters and gradients."""

from runtime.nn.utils import rnn
from runtime.nn.utils.drawing import draw
from runtime.nn.utils.gradients import (
    clip_grad_norm_, clip_grad_value_, clip_grads_with_norm_, get_total_norm,
)  # fmt: skip
from runtime.nn.utils.summary import summary
from runtime.nn.utils.vectors import parameters_to_vector, vector_to_parameters

__all__ = [
    "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "draw", "get_total_norm", "parameters_to_vector",
    "rnn", "summary", "vector_to_parameters",
]  # fmt: skip
