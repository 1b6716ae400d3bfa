# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Functions of neural networks."""

from runtime.parts import on_demand as _on_demand

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
from ..functions import nn_rrelu_with_noise as rrelu_with_noise
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
from ..functions import conv1d
from ..functions import conv2d
from ..functions import conv3d
from ..functions import conv_transpose1d
from ..functions import conv_transpose2d
from ..functions import conv_transpose3d
from ..functions import max_pool1d_with_indices
from ..functions import nn_max_pool1d as max_pool1d
from ..functions import nn_adaptive_max_pool1d as adaptive_max_pool1d
from ..functions import nn_max_unpool1d as max_unpool1d
from ..functions import avg_pool1d
from ..functions import adaptive_avg_pool1d
from ..functions import nn_lp_pool1d as lp_pool1d
from ..functions import nn_max_pool2d as max_pool2d
from ..functions import nn_adaptive_max_pool2d as adaptive_max_pool2d
from ..functions import nn_max_unpool2d as max_unpool2d
from ..functions import avg_pool2d
from ..functions import adaptive_avg_pool2d
from ..functions import nn_lp_pool2d as lp_pool2d
from ..functions import nn_max_pool3d as max_pool3d
from ..functions import nn_adaptive_max_pool3d as adaptive_max_pool3d
from ..functions import nn_max_unpool3d as max_unpool3d
from ..functions import avg_pool3d
from ..functions import adaptive_avg_pool3d
from ..functions import nn_lp_pool3d as lp_pool3d
from ..functions import fractional_max_pool2d_backward
from ..functions import nn_fractional_max_pool2d_with_indices as fractional_max_pool2d_with_indices
from ..functions import nn_fractional_max_pool2d as fractional_max_pool2d
from ..functions import fractional_max_pool3d_backward
from ..functions import nn_fractional_max_pool3d_with_indices as fractional_max_pool3d_with_indices
from ..functions import nn_fractional_max_pool3d as fractional_max_pool3d
from ..functions import pad
from ..functions import im2col
from ..functions import col2im
from ..functions import nn_unfold as unfold
from ..functions import nn_fold as fold
from ..functions import pixel_shuffle
from ..functions import pixel_unshuffle
from ..functions import channel_shuffle
from ..functions import nn_interpolate as interpolate
from ..functions import nn_upsample as upsample
from ..functions import nn_upsample_nearest as upsample_nearest
from ..functions import nn_upsample_bilinear as upsample_bilinear
from ..functions import nn_grid_sample as grid_sample
from ..functions import nn_affine_grid as affine_grid
from ..functions import layer_norm
from ..functions import rms_norm
from ..functions import nn_batch_norm as batch_norm
from ..functions import nn_instance_norm as instance_norm
from ..functions import group_norm
from ..functions import nn_local_response_norm as local_response_norm
from ..functions import nn_dropout as dropout
from ..functions import nn_alpha_dropout as alpha_dropout
from ..functions import nn_feature_alpha_dropout as feature_alpha_dropout
from ..functions import nn_dropout1d as dropout1d
from ..functions import nn_dropout2d as dropout2d
from ..functions import nn_dropout3d as dropout3d
from ..functions import scaled_dot_product_attention
from ..functions import bilinear
from ..functions import nn_embedding as embedding
from ..functions import nn_embedding_bag as embedding_bag
from ..functions import multilabel_margin_loss
from ..functions import reflection_pad1d
from ..functions import reflection_pad1d_backward
from ..functions import replication_pad1d
from ..functions import replication_pad1d_backward
from ..functions import reflection_pad2d
from ..functions import reflection_pad2d_backward
from ..functions import replication_pad2d
from ..functions import replication_pad2d_backward
from ..functions import reflection_pad3d
from ..functions import reflection_pad3d_backward
from ..functions import replication_pad3d
from ..functions import replication_pad3d_backward
from ..functions import upsample_nearest1d
from ..functions import upsample_nearest1d_backward
from ..functions import upsample_nearest2d
from ..functions import upsample_nearest2d_backward
from ..functions import upsample_nearest3d
from ..functions import upsample_nearest3d_backward
from ..functions import upsample_linear1d
from ..functions import upsample_linear1d_backward
from ..functions import upsample_bilinear2d
from ..functions import upsample_bilinear2d_backward
from ..functions import upsample_trilinear3d
from ..functions import upsample_trilinear3d_backward
from ..functions import upsample_bicubic2d
from ..functions import upsample_bicubic2d_backward
from ..functions import max_pool2d_with_indices
from ..functions import max_pool2d_with_indices_backward
from ..functions import adaptive_max_pool2d_backward
from ..functions import avg_pool2d_backward
from ..functions import max_pool3d_with_indices
from ..functions import max_pool3d_with_indices_backward
from ..functions import adaptive_max_pool3d_backward
from ..functions import avg_pool3d_backward
from ..functions import silu_backward
from ..functions import mish_backward
from ..functions import hardswish_backward
from ..functions import hardsigmoid_backward
from ..functions import hardtanh_backward
from ..functions import leaky_relu_backward
from ..functions import elu_backward
from ..functions import softplus_backward
from ..functions import softshrink_backward
from ..functions import log_sigmoid
from ..functions import log_sigmoid_forward
from ..functions import log_sigmoid_backward
from ..functions import glu_backward
from ..functions import mse_loss_backward
from ..functions import smooth_l1_loss_backward
from ..functions import huber_loss_backward
from ..functions import soft_margin_loss_backward
from ..functions import binary_cross_entropy_backward
from ..functions import cross_entropy_loss
from ..functions import ctc_loss
from ..functions import thnn_conv2d
from ..functions import slow_conv3d
from ..functions import slow_conv3d_forward
from ..functions import slow_conv_transpose2d
from ..functions import slow_conv_transpose3d
from ..functions import slow_conv_dilated2d
from ..functions import slow_conv_dilated3d
from ..functions import conv_depthwise3d
from ..functions import conv_tbc
from ..functions import linear_backward
from ..functions import nll_loss_forward
from ..functions import nll_loss_backward
from ..functions import nll_loss2d
from ..functions import nll_loss2d_forward
from ..functions import nll_loss2d_backward
from ..functions import nll_loss_nd
from ..functions import multi_margin_loss_backward
from ..functions import multilabel_margin_loss_forward
from ..functions import multilabel_margin_loss_backward
from ..functions import nn_grouped_mm as grouped_mm
from ..functions import native_channel_shuffle
from ..functions import flatten_dense_tensors
from ..functions import unflatten_dense_tensors
from ..functions import pad_sequence
from ..functions import nn_multi_head_attention_forward as multi_head_attention_forward
from ..functions import nn_linear_cross_entropy as linear_cross_entropy

__all__ = ["adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "adaptive_max_pool1d",
    "adaptive_max_pool2d", "adaptive_max_pool2d_backward", "adaptive_max_pool3d", "adaptive_max_pool3d_backward",
    "affine_grid", "alpha_dropout", "avg_pool1d", "avg_pool2d", "avg_pool2d_backward", "avg_pool3d",
    "avg_pool3d_backward", "batch_norm", "bilinear", "binary_cross_entropy", "binary_cross_entropy_backward",
    "binary_cross_entropy_with_logits", "celu", "celu_", "channel_shuffle", "col2im", "conv1d", "conv2d", "conv3d",
    "conv_depthwise3d", "conv_tbc", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "cosine_embedding_loss",
    "cosine_similarity", "cross_entropy", "cross_entropy_loss", "ctc_loss", "dropout", "dropout1d", "dropout2d",
    "dropout3d", "elu", "elu_", "elu_backward", "embedding", "embedding_bag", "feature_alpha_dropout",
    "flatten_dense_tensors", "fold", "fractional_max_pool2d", "fractional_max_pool2d_backward",
    "fractional_max_pool2d_with_indices", "fractional_max_pool3d", "fractional_max_pool3d_backward",
    "fractional_max_pool3d_with_indices", "gaussian_nll_loss", "gelu", "gelu_", "gelu_backward", "glu", "glu_backward",
    "grid_sample", "group_norm", "grouped_mm", "gumbel_softmax", "hardshrink", "hardsigmoid", "hardsigmoid_",
    "hardsigmoid_backward", "hardswish", "hardswish_", "hardswish_backward", "hardtanh", "hardtanh_",
    "hardtanh_backward", "hinge_embedding_loss", "huber_loss", "huber_loss_backward", "im2col", "instance_norm",
    "interpolate", "kl_div", "l1_loss", "layer_norm", "leaky_relu", "leaky_relu_", "leaky_relu_backward", "linear",
    "linear_backward", "linear_cross_entropy", "local_response_norm", "log_sigmoid", "log_sigmoid_backward",
    "log_sigmoid_forward", "log_softmax", "logsigmoid", "lp_pool1d", "lp_pool2d", "lp_pool3d", "margin_ranking_loss",
    "max_pool1d", "max_pool1d_with_indices", "max_pool2d", "max_pool2d_with_indices",
    "max_pool2d_with_indices_backward", "max_pool3d", "max_pool3d_with_indices", "max_pool3d_with_indices_backward",
    "max_unpool1d", "max_unpool2d", "max_unpool3d", "mish", "mish_", "mish_backward", "mse_loss", "mse_loss_backward",
    "multi_head_attention_forward", "multi_margin_loss", "multi_margin_loss_backward", "multilabel_margin_loss",
    "multilabel_margin_loss_backward", "multilabel_margin_loss_forward", "multilabel_soft_margin_loss",
    "native_channel_shuffle", "nll_loss", "nll_loss2d", "nll_loss2d_backward", "nll_loss2d_forward",
    "nll_loss_backward", "nll_loss_forward", "nll_loss_nd", "normalize", "one_hot", "pad", "pad_sequence",
    "pairwise_distance", "pdist", "pixel_shuffle", "pixel_unshuffle", "poisson_nll_loss", "prelu", "reflection_pad1d",
    "reflection_pad1d_backward", "reflection_pad2d", "reflection_pad2d_backward", "reflection_pad3d",
    "reflection_pad3d_backward", "relu", "relu6", "relu6_", "relu_", "replication_pad1d", "replication_pad1d_backward",
    "replication_pad2d", "replication_pad2d_backward", "replication_pad3d", "replication_pad3d_backward", "rms_norm",
    "rrelu", "rrelu_with_noise", "scaled_dot_product_attention", "selu", "selu_", "sigmoid", "sigmoid_", "silu",
    "silu_", "silu_backward", "slow_conv3d", "slow_conv3d_forward", "slow_conv_dilated2d", "slow_conv_dilated3d",
    "slow_conv_transpose2d", "slow_conv_transpose3d", "smooth_l1_loss", "smooth_l1_loss_backward", "soft_margin_loss",
    "soft_margin_loss_backward", "softmax", "softmin", "softplus", "softplus_backward", "softshrink",
    "softshrink_backward", "softsign", "tanh", "tanh_", "tanhshrink", "thnn_conv2d", "threshold", "threshold_",
    "triplet_margin_loss", "unflatten_dense_tensors", "unfold", "upsample", "upsample_bicubic2d",
    "upsample_bicubic2d_backward", "upsample_bilinear", "upsample_bilinear2d", "upsample_bilinear2d_backward",
    "upsample_linear1d", "upsample_linear1d_backward", "upsample_nearest", "upsample_nearest1d",
    "upsample_nearest1d_backward", "upsample_nearest2d", "upsample_nearest2d_backward", "upsample_nearest3d",
    "upsample_nearest3d_backward", "upsample_trilinear3d", "upsample_trilinear3d_backward"]

__getattr__, __dir__ = _on_demand(__name__, rest="runtime.nn.functions")
