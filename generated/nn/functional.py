"""Functions of neural networks.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from ..functions import tanh
from ..functions import tanh_
from ..functions import sigmoid
from ..functions import sigmoid_
from ..functions import relu
from ..functions import relu_
from ..functions import gelu
from ..functions import gelu_
from ..functions import gelu_backward
from ..functions import silu
from ..functions import silu_
from ..functions import softmax
from ..functions import log_softmax
from ..functions import one_hot
from ..functions import linear
from ..functions import pdist
from ..functions import mse_loss
from ..functions import nll_loss
from ..functions import cross_entropy
from ..functions import nn_embedding as embedding

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
    "one_hot",
    "pdist",
    "relu",
    "relu_",
    "sigmoid",
    "sigmoid_",
    "silu",
    "silu_",
    "softmax",
    "tanh",
    "tanh_",
]
