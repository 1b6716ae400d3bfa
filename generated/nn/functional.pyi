# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Functions of neural networks."""

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
from ..functions.selection import one_hot as one_hot
from ..functions.products import linear as linear
from ..functions.inverses import pdist as pdist
from ..functions.losses import nll_loss as nll_loss
from ..functions.losses import cross_entropy as cross_entropy
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
from ..functions.shrinkage import softshrink as softshrink
from ..functions.shrinkage import hardshrink as hardshrink
from ..functions.shrinkage import threshold as threshold
from ..functions.shrinkage import threshold_ as threshold_
from ..functions.shrinkage import glu as glu
from ..functions.shrinkage import prelu as prelu
from ..functions.shrinkage import nn_rrelu_with_noise as rrelu_with_noise
from ..functions.shrinkage import nn_rrelu as rrelu
from ..functions.shrinkage import nn_softmax as softmax
from ..functions.shrinkage import nn_log_softmax as log_softmax
from ..functions.shrinkage import nn_softmin as softmin
from ..functions.shrinkage import nn_gumbel_softmax as gumbel_softmax
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
from ..functions.convolutions import conv1d as conv1d
from ..functions.convolutions import conv2d as conv2d
from ..functions.convolutions import conv3d as conv3d
from ..functions.convolutions import conv_transpose1d as conv_transpose1d
from ..functions.convolutions import conv_transpose2d as conv_transpose2d
from ..functions.convolutions import conv_transpose3d as conv_transpose3d
from ..functions.pooling import max_pool1d_with_indices as max_pool1d_with_indices
from ..functions.pooling import nn_max_pool1d as max_pool1d
from ..functions.pooling import nn_adaptive_max_pool1d as adaptive_max_pool1d
from ..functions.pooling import nn_max_unpool1d as max_unpool1d
from ..functions.pooling import avg_pool1d as avg_pool1d
from ..functions.pooling import adaptive_avg_pool1d as adaptive_avg_pool1d
from ..functions.pooling import nn_lp_pool1d as lp_pool1d
from ..functions.pooling import nn_max_pool2d as max_pool2d
from ..functions.pooling import nn_adaptive_max_pool2d as adaptive_max_pool2d
from ..functions.pooling import nn_max_unpool2d as max_unpool2d
from ..functions.pooling import avg_pool2d as avg_pool2d
from ..functions.pooling import adaptive_avg_pool2d as adaptive_avg_pool2d
from ..functions.pooling import nn_lp_pool2d as lp_pool2d
from ..functions.pooling import nn_max_pool3d as max_pool3d
from ..functions.pooling import nn_adaptive_max_pool3d as adaptive_max_pool3d
from ..functions.pooling import nn_max_unpool3d as max_unpool3d
from ..functions.pooling import avg_pool3d as avg_pool3d
from ..functions.pooling import adaptive_avg_pool3d as adaptive_avg_pool3d
from ..functions.pooling import nn_lp_pool3d as lp_pool3d
from ..functions.pooling import fractional_max_pool2d_backward as fractional_max_pool2d_backward
from ..functions.pooling import nn_fractional_max_pool2d_with_indices as fractional_max_pool2d_with_indices
from ..functions.pooling import nn_fractional_max_pool2d as fractional_max_pool2d
from ..functions.pooling import fractional_max_pool3d_backward as fractional_max_pool3d_backward
from ..functions.pooling import nn_fractional_max_pool3d_with_indices as fractional_max_pool3d_with_indices
from ..functions.pooling import nn_fractional_max_pool3d as fractional_max_pool3d
from ..functions.resampling import pad as pad
from ..functions.resampling import im2col as im2col
from ..functions.resampling import col2im as col2im
from ..functions.resampling import nn_unfold as unfold
from ..functions.resampling import nn_fold as fold
from ..functions.resampling import pixel_shuffle as pixel_shuffle
from ..functions.resampling import pixel_unshuffle as pixel_unshuffle
from ..functions.resampling import channel_shuffle as channel_shuffle
from ..functions.resampling import nn_interpolate as interpolate
from ..functions.resampling import nn_upsample as upsample
from ..functions.resampling import nn_upsample_nearest as upsample_nearest
from ..functions.resampling import nn_upsample_bilinear as upsample_bilinear
from ..functions.resampling import nn_grid_sample as grid_sample
from ..functions.resampling import nn_affine_grid as affine_grid
from ..functions.normalization import layer_norm as layer_norm
from ..functions.normalization import rms_norm as rms_norm
from ..functions.normalization import nn_batch_norm as batch_norm
from ..functions.normalization import nn_instance_norm as instance_norm
from ..functions.normalization import group_norm as group_norm
from ..functions.normalization import nn_local_response_norm as local_response_norm
from ..functions.dropout import nn_dropout as dropout
from ..functions.dropout import nn_alpha_dropout as alpha_dropout
from ..functions.dropout import nn_feature_alpha_dropout as feature_alpha_dropout
from ..functions.dropout import nn_dropout1d as dropout1d
from ..functions.dropout import nn_dropout2d as dropout2d
from ..functions.dropout import nn_dropout3d as dropout3d
from ..functions.attention import scaled_dot_product_attention as scaled_dot_product_attention
from ..functions.attention import bilinear as bilinear
from ..functions.attention import nn_embedding as embedding
from ..functions.attention import nn_embedding_bag as embedding_bag
from ..functions.signals import multilabel_margin_loss as multilabel_margin_loss
from ..functions.nn_tasks import reflection_pad1d as reflection_pad1d
from ..functions.nn_tasks import reflection_pad1d_backward as reflection_pad1d_backward
from ..functions.nn_tasks import replication_pad1d as replication_pad1d
from ..functions.nn_tasks import replication_pad1d_backward as replication_pad1d_backward
from ..functions.nn_tasks import reflection_pad2d as reflection_pad2d
from ..functions.nn_tasks import reflection_pad2d_backward as reflection_pad2d_backward
from ..functions.nn_tasks import replication_pad2d as replication_pad2d
from ..functions.nn_tasks import replication_pad2d_backward as replication_pad2d_backward
from ..functions.nn_tasks import reflection_pad3d as reflection_pad3d
from ..functions.nn_tasks import reflection_pad3d_backward as reflection_pad3d_backward
from ..functions.nn_tasks import replication_pad3d as replication_pad3d
from ..functions.nn_tasks import replication_pad3d_backward as replication_pad3d_backward
from ..functions.nn_tasks import upsample_nearest1d as upsample_nearest1d
from ..functions.nn_tasks import upsample_nearest1d_backward as upsample_nearest1d_backward
from ..functions.nn_tasks import upsample_nearest2d as upsample_nearest2d
from ..functions.nn_tasks import upsample_nearest2d_backward as upsample_nearest2d_backward
from ..functions.nn_tasks import upsample_nearest3d as upsample_nearest3d
from ..functions.nn_tasks import upsample_nearest3d_backward as upsample_nearest3d_backward
from ..functions.nn_tasks import upsample_linear1d as upsample_linear1d
from ..functions.nn_tasks import upsample_linear1d_backward as upsample_linear1d_backward
from ..functions.nn_tasks import upsample_bilinear2d as upsample_bilinear2d
from ..functions.nn_tasks import upsample_bilinear2d_backward as upsample_bilinear2d_backward
from ..functions.nn_tasks import upsample_trilinear3d as upsample_trilinear3d
from ..functions.nn_tasks import upsample_trilinear3d_backward as upsample_trilinear3d_backward
from ..functions.nn_tasks import upsample_bicubic2d as upsample_bicubic2d
from ..functions.nn_tasks import upsample_bicubic2d_backward as upsample_bicubic2d_backward
from ..functions.nn_tasks import max_pool2d_with_indices as max_pool2d_with_indices
from ..functions.nn_tasks import max_pool2d_with_indices_backward as max_pool2d_with_indices_backward
from ..functions.nn_tasks import adaptive_max_pool2d_backward as adaptive_max_pool2d_backward
from ..functions.nn_tasks import avg_pool2d_backward as avg_pool2d_backward
from ..functions.nn_tasks import max_pool3d_with_indices as max_pool3d_with_indices
from ..functions.nn_tasks import max_pool3d_with_indices_backward as max_pool3d_with_indices_backward
from ..functions.nn_tasks import adaptive_max_pool3d_backward as adaptive_max_pool3d_backward
from ..functions.nn_tasks import avg_pool3d_backward as avg_pool3d_backward
from ..functions.nn_tasks import silu_backward as silu_backward
from ..functions.nn_tasks import mish_backward as mish_backward
from ..functions.nn_tasks import hardswish_backward as hardswish_backward
from ..functions.nn_tasks import hardsigmoid_backward as hardsigmoid_backward
from ..functions.nn_tasks import hardtanh_backward as hardtanh_backward
from ..functions.nn_tasks import leaky_relu_backward as leaky_relu_backward
from ..functions.nn_tasks import elu_backward as elu_backward
from ..functions.nn_tasks import softplus_backward as softplus_backward
from ..functions.nn_tasks import softshrink_backward as softshrink_backward
from ..functions.nn_tasks import log_sigmoid as log_sigmoid
from ..functions.nn_tasks import log_sigmoid_forward as log_sigmoid_forward
from ..functions.nn_tasks import log_sigmoid_backward as log_sigmoid_backward
from ..functions.nn_tasks import glu_backward as glu_backward
from ..functions.nn_tasks import mse_loss_backward as mse_loss_backward
from ..functions.nn_tasks import smooth_l1_loss_backward as smooth_l1_loss_backward
from ..functions.nn_tasks import huber_loss_backward as huber_loss_backward
from ..functions.nn_tasks import soft_margin_loss_backward as soft_margin_loss_backward
from ..functions.nn_tasks import binary_cross_entropy_backward as binary_cross_entropy_backward
from ..functions.further_overloads import cross_entropy_loss as cross_entropy_loss
from ..functions.alignments import ctc_loss as ctc_loss
from ..functions.network_parts import thnn_conv2d as thnn_conv2d
from ..functions.network_parts import slow_conv3d as slow_conv3d
from ..functions.network_parts import slow_conv3d_forward as slow_conv3d_forward
from ..functions.network_parts import slow_conv_transpose2d as slow_conv_transpose2d
from ..functions.network_parts import slow_conv_transpose3d as slow_conv_transpose3d
from ..functions.network_parts import slow_conv_dilated2d as slow_conv_dilated2d
from ..functions.network_parts import slow_conv_dilated3d as slow_conv_dilated3d
from ..functions.network_parts import conv_depthwise3d as conv_depthwise3d
from ..functions.network_parts import conv_tbc as conv_tbc
from ..functions.network_parts import linear_backward as linear_backward
from ..functions.network_parts import nll_loss_forward as nll_loss_forward
from ..functions.network_parts import nll_loss_backward as nll_loss_backward
from ..functions.network_parts import nll_loss2d as nll_loss2d
from ..functions.network_parts import nll_loss2d_forward as nll_loss2d_forward
from ..functions.network_parts import nll_loss2d_backward as nll_loss2d_backward
from ..functions.network_parts import nll_loss_nd as nll_loss_nd
from ..functions.network_parts import multi_margin_loss_backward as multi_margin_loss_backward
from ..functions.network_parts import multilabel_margin_loss_forward as multilabel_margin_loss_forward
from ..functions.network_parts import multilabel_margin_loss_backward as multilabel_margin_loss_backward
from ..functions.network_parts import nn_grouped_mm as grouped_mm
from ..functions.network_parts import native_channel_shuffle as native_channel_shuffle
from ..functions.network_parts import flatten_dense_tensors as flatten_dense_tensors
from ..functions.network_parts import unflatten_dense_tensors as unflatten_dense_tensors
from ..functions.network_parts import pad_sequence as pad_sequence
from ..functions.network_parts import nn_multi_head_attention_forward as multi_head_attention_forward
from ..functions.network_parts import nn_linear_cross_entropy as linear_cross_entropy
from runtime.nn.functions import adaptive_max_pool1d_with_indices as adaptive_max_pool1d_with_indices
from runtime.nn.functions import adaptive_max_pool2d_with_indices as adaptive_max_pool2d_with_indices
from runtime.nn.functions import adaptive_max_pool3d_with_indices as adaptive_max_pool3d_with_indices
from runtime.nn.functions import rrelu_ as rrelu_
from runtime.nn.functions import triplet_margin_with_distance_loss as triplet_margin_with_distance_loss

__all__ = ["adaptive_avg_pool1d", "adaptive_avg_pool2d", "adaptive_avg_pool3d", "adaptive_max_pool1d",
    "adaptive_max_pool1d_with_indices", "adaptive_max_pool2d", "adaptive_max_pool2d_backward",
    "adaptive_max_pool2d_with_indices", "adaptive_max_pool3d", "adaptive_max_pool3d_backward",
    "adaptive_max_pool3d_with_indices", "affine_grid", "alpha_dropout", "avg_pool1d", "avg_pool2d",
    "avg_pool2d_backward", "avg_pool3d", "avg_pool3d_backward", "batch_norm", "bilinear", "binary_cross_entropy",
    "binary_cross_entropy_backward", "binary_cross_entropy_with_logits", "celu", "celu_", "channel_shuffle", "col2im",
    "conv1d", "conv2d", "conv3d", "conv_depthwise3d", "conv_tbc", "conv_transpose1d", "conv_transpose2d",
    "conv_transpose3d", "cosine_embedding_loss", "cosine_similarity", "cross_entropy", "cross_entropy_loss", "ctc_loss",
    "dropout", "dropout1d", "dropout2d", "dropout3d", "elu", "elu_", "elu_backward", "embedding", "embedding_bag",
    "feature_alpha_dropout", "flatten_dense_tensors", "fold", "fractional_max_pool2d", "fractional_max_pool2d_backward",
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
    "rrelu", "rrelu_", "rrelu_with_noise", "scaled_dot_product_attention", "selu", "selu_", "sigmoid", "sigmoid_",
    "silu", "silu_", "silu_backward", "slow_conv3d", "slow_conv3d_forward", "slow_conv_dilated2d",
    "slow_conv_dilated3d", "slow_conv_transpose2d", "slow_conv_transpose3d", "smooth_l1_loss",
    "smooth_l1_loss_backward", "soft_margin_loss", "soft_margin_loss_backward", "softmax", "softmin", "softplus",
    "softplus_backward", "softshrink", "softshrink_backward", "softsign", "tanh", "tanh_", "tanhshrink", "thnn_conv2d",
    "threshold", "threshold_", "triplet_margin_loss", "triplet_margin_with_distance_loss", "unflatten_dense_tensors",
    "unfold", "upsample", "upsample_bicubic2d", "upsample_bicubic2d_backward", "upsample_bilinear",
    "upsample_bilinear2d", "upsample_bilinear2d_backward", "upsample_linear1d", "upsample_linear1d_backward",
    "upsample_nearest", "upsample_nearest1d", "upsample_nearest1d_backward", "upsample_nearest2d",
    "upsample_nearest2d_backward", "upsample_nearest3d", "upsample_nearest3d_backward", "upsample_trilinear3d",
    "upsample_trilinear3d_backward"]
