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
from ..functions import one_hot
from ..functions import linear
from ..functions import pdist
from ..functions import nll_loss
from ..functions import cross_entropy
from ..functions import nn_embedding as embedding
from ..functions import leaky_relu
from ..functions import leaky_relu_
from ..functions import elu
from ..functions import elu_
from ..functions import celu
from ..functions import celu_
from ..functions import selu
from ..functions import selu_
from ..functions import mish
from ..functions import mish_
from ..functions import softplus
from ..functions import hardtanh
from ..functions import hardtanh_
from ..functions import relu6
from ..functions import relu6_
from ..functions import hardswish
from ..functions import hardswish_
from ..functions import hardsigmoid
from ..functions import hardsigmoid_
from ..functions import logsigmoid
from ..functions import nn_softsign as softsign
from ..functions import nn_tanhshrink as tanhshrink
from ..functions import softshrink
from ..functions import hardshrink
from ..functions import threshold
from ..functions import threshold_
from ..functions import glu
from ..functions import prelu
from ..functions import nn_rrelu as rrelu
from ..functions import nn_softmax as softmax
from ..functions import nn_log_softmax as log_softmax
from ..functions import nn_softmin as softmin
from ..functions import nn_gumbel_softmax as gumbel_softmax
from ..functions import mse_loss
from ..functions import l1_loss
from ..functions import smooth_l1_loss
from ..functions import huber_loss
from ..functions import binary_cross_entropy
from ..functions import nn_binary_cross_entropy_with_logits as binary_cross_entropy_with_logits
from ..functions import nn_kl_div as kl_div
from ..functions import nn_poisson_nll_loss as poisson_nll_loss
from ..functions import nn_gaussian_nll_loss as gaussian_nll_loss
from ..functions import hinge_embedding_loss
from ..functions import margin_ranking_loss
from ..functions import soft_margin_loss
from ..functions import nn_multilabel_soft_margin_loss as multilabel_soft_margin_loss
from ..functions import multi_margin_loss
from ..functions import pairwise_distance
from ..functions import cosine_similarity
from ..functions import cosine_embedding_loss
from ..functions import triplet_margin_loss
from ..functions import nn_normalize as normalize
from ..functions import softmin

__all__ = [
    "binary_cross_entropy",
    "binary_cross_entropy_with_logits",
    "celu",
    "celu_",
    "cosine_embedding_loss",
    "cosine_similarity",
    "cross_entropy",
    "elu",
    "elu_",
    "embedding",
    "gaussian_nll_loss",
    "gelu",
    "gelu_",
    "gelu_backward",
    "glu",
    "gumbel_softmax",
    "hardshrink",
    "hardsigmoid",
    "hardsigmoid_",
    "hardswish",
    "hardswish_",
    "hardtanh",
    "hardtanh_",
    "hinge_embedding_loss",
    "huber_loss",
    "kl_div",
    "l1_loss",
    "leaky_relu",
    "leaky_relu_",
    "linear",
    "log_softmax",
    "logsigmoid",
    "margin_ranking_loss",
    "mish",
    "mish_",
    "mse_loss",
    "multi_margin_loss",
    "multilabel_soft_margin_loss",
    "nll_loss",
    "normalize",
    "one_hot",
    "pairwise_distance",
    "pdist",
    "poisson_nll_loss",
    "prelu",
    "relu",
    "relu6",
    "relu6_",
    "relu_",
    "rrelu",
    "selu",
    "selu_",
    "sigmoid",
    "sigmoid_",
    "silu",
    "silu_",
    "smooth_l1_loss",
    "soft_margin_loss",
    "softmax",
    "softmin",
    "softmin",
    "softplus",
    "softshrink",
    "softsign",
    "tanh",
    "tanh_",
    "tanhshrink",
    "threshold",
    "threshold_",
    "triplet_margin_loss",
]
