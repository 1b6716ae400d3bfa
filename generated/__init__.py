"""opweave: tensors, operators and gradients. `import generated as ow` is the only import a user needs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from math import e, inf, nan, pi

from runtime import __version__
from runtime.autograd import Function, enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from runtime.device import contiguous_format, device, layout, memory_format, preserve_format, strided
from runtime.dispatch.library import Library
from runtime.dispatch.registry import operators as registered_operators
from runtime.dtypes import (
    bfloat16, can_cast, complex64, complex128, dtype, float16, float32, float64, get_default_dtype, int8, int16,
    int32, int64, promote_types, set_default_dtype, uint8,
)
from runtime.dtypes import bool_ as bool
from runtime.factories import as_tensor, asarray, from_dlpack, is_tensor, tensor
from runtime.kernels.random import Generator, default_generator, initial_seed, manual_seed, seed
from runtime.tensor import Tensor, from_numpy
from runtime.kernels.threads import get_num_threads, set_num_threads

from . import operators
from .functions import (
    add, add_, sub, sub_, rsub, mul, mul_, div, div_, neg, neg_, positive, abs, abs_, sgn, sgn_, sign, sign_,
    square, square_, reciprocal, reciprocal_, pow, pow_, maximum, minimum, clamp, clamp_, exp, exp_, exp2, exp2_,
    expm1, expm1_, log, log_, log2, log2_, log10, log10_, log1p, log1p_, sqrt, sqrt_, rsqrt, rsqrt_, sin, sin_, cos,
    cos_, tan, tan_, asin, asin_, acos, acos_, atan, atan_, sinh, sinh_, cosh, cosh_, tanh, tanh_, asinh, asinh_,
    acosh, acosh_, atanh, atanh_, sigmoid, sigmoid_, erf, erf_, erfc, erfc_, relu, relu_, eq, ne, lt, le, gt, ge,
    logical_not, logical_and, logical_or, logical_xor, bitwise_and, bitwise_and_, bitwise_or, bitwise_or_,
    bitwise_xor, bitwise_xor_, bitwise_not, bitwise_not_, isnan, isinf, isfinite, where, sum, mean, prod, amax,
    amin, var, max, min, aminmax, var_mean, argmax, all, any, logsumexp, softmax, log_softmax, cumsum, cumsum_,
    cumprod, cumprod_, cummax, cummin, logcumsumexp, reshape, flatten, transpose, t, permute, unsqueeze, squeeze,
    broadcast_to, select, narrow, detach, empty, zeros, ones, full, arange, empty_like, zeros_like, ones_like,
    full_like, rand, randn, randint, randperm, clone, cat, concatenate, stack, gather, scatter_add, scatter_add_,
    index_select, index_add, index_add_, mm, bmm, dot, mv, matmul, addmm, embedding, celu, celu_, selu, selu_,
    hardshrink, threshold, threshold_, prelu, rrelu, binary_cross_entropy_with_logits, kl_div, poisson_nll_loss,
    hinge_embedding_loss, margin_ranking_loss, pairwise_distance, cosine_similarity, cosine_embedding_loss,
    triplet_margin_loss, convolution, conv1d, conv2d, conv3d, conv_transpose1d, conv_transpose2d, conv_transpose3d,
    max_pool1d, max_pool1d_with_indices, avg_pool1d, adaptive_avg_pool1d, max_pool2d, max_pool3d, constant_pad_nd,
    pixel_shuffle, pixel_unshuffle, channel_shuffle, layer_norm, rms_norm, batch_norm, group_norm, dropout,
    dropout_, feature_dropout, feature_dropout_, alpha_dropout, alpha_dropout_, feature_alpha_dropout,
    feature_alpha_dropout_, bilinear,
)
from . import methods
from . import autograd, nn, return_types, linalg, special

double, float, half = float64, float32, float16
long, int, short = int64, int32, int16
cfloat, cdouble = complex64, complex128

newaxis = None
