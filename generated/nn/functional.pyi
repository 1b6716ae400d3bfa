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
from ..functions.indexing import one_hot as one_hot
from ..functions.products import linear as linear
from ..functions.matrices import pdist as pdist
from ..functions.losses import nll_loss as nll_loss
from ..functions.losses import cross_entropy as cross_entropy
from ..functions.losses import nn_embedding as embedding
from ..functions.nonlinearities import leaky_relu as leaky_relu
from ..functions.nonlinearities import leaky_relu_ as leaky_relu_
from ..functions.nonlinearities import elu as elu
from ..functions.nonlinearities import elu_ as elu_
from ..functions.nonlinearities import celu as celu
from ..functions.nonlinearities import celu_ as celu_
from ..functions.nonlinearities import selu as selu
from ..functions.nonlinearities import selu_ as selu_
from ..functions.nonlinearities import mish as mish
from ..functions.nonlinearities import mish_ as mish_
from ..functions.nonlinearities import softplus as softplus
from ..functions.nonlinearities import hardtanh as hardtanh
from ..functions.nonlinearities import hardtanh_ as hardtanh_
from ..functions.nonlinearities import relu6 as relu6
from ..functions.nonlinearities import relu6_ as relu6_
from ..functions.nonlinearities import hardswish as hardswish
from ..functions.nonlinearities import hardswish_ as hardswish_
from ..functions.nonlinearities import hardsigmoid as hardsigmoid
from ..functions.nonlinearities import hardsigmoid_ as hardsigmoid_
from ..functions.nonlinearities import logsigmoid as logsigmoid
from ..functions.nonlinearities import nn_softsign as softsign
from ..functions.nonlinearities import nn_tanhshrink as tanhshrink
from ..functions.nonlinearities import softshrink as softshrink
from ..functions.nonlinearities import hardshrink as hardshrink
from ..functions.nonlinearities import threshold as threshold
from ..functions.nonlinearities import threshold_ as threshold_
from ..functions.nonlinearities import glu as glu
from ..functions.nonlinearities import prelu as prelu
from ..functions.nonlinearities import nn_rrelu as rrelu
from ..functions.nonlinearities import nn_softmax as softmax
from ..functions.nonlinearities import nn_log_softmax as log_softmax
from ..functions.nonlinearities import nn_softmin as softmin
from ..functions.nonlinearities import nn_gumbel_softmax as gumbel_softmax
from ..functions.criteria import mse_loss as mse_loss
from ..functions.criteria import l1_loss as l1_loss
from ..functions.criteria import smooth_l1_loss as smooth_l1_loss
from ..functions.criteria import huber_loss as huber_loss
from ..functions.criteria import binary_cross_entropy as binary_cross_entropy
from ..functions.criteria import nn_binary_cross_entropy_with_logits as binary_cross_entropy_with_logits
from ..functions.criteria import nn_kl_div as kl_div
from ..functions.criteria import nn_poisson_nll_loss as poisson_nll_loss
from ..functions.criteria import nn_gaussian_nll_loss as gaussian_nll_loss
from ..functions.criteria import hinge_embedding_loss as hinge_embedding_loss
from ..functions.criteria import margin_ranking_loss as margin_ranking_loss
from ..functions.criteria import soft_margin_loss as soft_margin_loss
from ..functions.criteria import nn_multilabel_soft_margin_loss as multilabel_soft_margin_loss
from ..functions.criteria import multi_margin_loss as multi_margin_loss
from ..functions.criteria import pairwise_distance as pairwise_distance
from ..functions.criteria import cosine_similarity as cosine_similarity
from ..functions.criteria import cosine_embedding_loss as cosine_embedding_loss
from ..functions.criteria import triplet_margin_loss as triplet_margin_loss
from ..functions.criteria import nn_normalize as normalize
from ..functions.summaries import softmin as softmin

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
