"""Functions of neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from ..functions.trigonometric import tanh as tanh
from ..functions.trigonometric import tanh_ as tanh_
from ..functions.activations import sigmoid as sigmoid
from ..functions.activations import sigmoid_ as sigmoid_
from ..functions.activations import relu as relu
from ..functions.activations import relu_ as relu_
from ..functions.activations import gelu as gelu
from ..functions.activations import gelu_ as gelu_
from ..functions.activations import gelu_backward as gelu_backward
from ..functions.activations import silu as silu
from ..functions.activations import silu_ as silu_
from ..functions.reductions import softmax as softmax
from ..functions.reductions import log_softmax as log_softmax
from ..functions.products import linear as linear
from ..functions.losses import mse_loss as mse_loss
from ..functions.losses import nll_loss as nll_loss
from ..functions.losses import cross_entropy as cross_entropy
from ..functions.losses import nn_embedding as embedding
from ..functions.summaries import softmin as softmin

__all__ = [
    "cross_entropy",
    "embedding",
    "gelu",
    "gelu_",
    "gelu_backward",
    "linear",
    "log_softmax",
    "mse_loss",
    "nll_loss",
    "relu",
    "relu_",
    "sigmoid",
    "sigmoid_",
    "silu",
    "silu_",
    "softmax",
    "softmin",
    "tanh",
    "tanh_",
]
