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
from runtime.language import broadcast_shapes
from runtime.tensor import Tensor, from_numpy
from runtime.kernels.threads import get_num_threads, set_num_threads
from runtime.type_info import finfo, iinfo

from . import operators
from .functions import (
    add, add_, sub, sub_, subtract, subtract_, rsub, mul, mul_, multiply, multiply_, div, div_, divide, divide_,
    true_divide, true_divide_, neg, neg_, negative, negative_, positive, abs, abs_, absolute, absolute_, sgn, sgn_,
    sign, sign_, square, square_, reciprocal, reciprocal_, pow, pow_, maximum, minimum, clamp, clamp_, clip, clip_,
    exp, exp_, exp2, exp2_, expm1, expm1_, log, log_, log2, log2_, log10, log10_, log1p, log1p_, sqrt, sqrt_, rsqrt,
    rsqrt_, sin, sin_, cos, cos_, tan, tan_, asin, asin_, arcsin, arcsin_, acos, acos_, arccos, arccos_, atan,
    atan_, arctan, arctan_, sinh, sinh_, cosh, cosh_, tanh, tanh_, asinh, asinh_, arcsinh, arcsinh_, acosh, acosh_,
    arccosh, arccosh_, atanh, atanh_, arctanh, arctanh_, sigmoid, sigmoid_, erf, erf_, erfc, erfc_, relu, relu_, eq,
    eq_, ne, ne_, not_equal, not_equal_, lt, lt_, less, less_, le, le_, less_equal, less_equal_, gt, gt_, greater,
    greater_, ge, ge_, greater_equal, greater_equal_, logical_not, logical_not_, logical_and, logical_and_,
    logical_or, logical_or_, logical_xor, logical_xor_, bitwise_and, bitwise_and_, bitwise_or, bitwise_or_,
    bitwise_xor, bitwise_xor_, bitwise_not, bitwise_not_, isnan, isinf, isfinite, where, sum, mean, prod, amax,
    amin, var, max, min, aminmax, var_mean, logsumexp, softmax, log_softmax, cumsum, cumsum_, cumprod, cumprod_,
    cummax, cummin, logcumsumexp, reshape, flatten, transpose, transpose_, t, t_, permute, unsqueeze, unsqueeze_,
    squeeze, squeeze_, broadcast_to, select, narrow, detach, detach_, empty, zeros, ones, full, arange, empty_like,
    zeros_like, ones_like, full_like, rand, randn, randint, randperm, clone, cat, concatenate, stack, ravel,
    unflatten, swapaxes, swapaxes_, swapdims, swapdims_, movedim, moveaxis, adjoint, broadcast_tensors, as_strided,
    as_strided_, split, split_with_sizes, chunk, tensor_split, hsplit, vsplit, dsplit, unbind, diagonal,
    diagonal_scatter, select_scatter, slice_scatter, diag_embed, diag, diagflat, flip, fliplr, flipud, roll, rot90,
    tile, repeat_interleave, tril, tril_, triu, triu_, concat, hstack, vstack, row_stack, dstack, column_stack,
    atleast_1d, atleast_2d, atleast_3d, meshgrid, block_diag, cartesian_prod, combinations, numel, is_same_size,
    gather, scatter_add, scatter_add_, index_select, index_add, index_add_, index, index_put, index_put_,
    index_copy, index_copy_, index_fill, index_fill_, scatter, scatter_, scatter_reduce, scatter_reduce_, take, put,
    put_, take_along_dim, masked_select, masked_scatter, masked_scatter_, nonzero, nonzero_numpy, argwhere, fill,
    fill_, zero, zero_, tril_indices, triu_indices, mm, bmm, dot, mv, matmul, addmm, addmm_, vdot, outer, ger,
    inner, addmv, addmv_, addbmm, addbmm_, baddbmm, baddbmm_, addr, addr_, einsum, tensordot, kron, trace,
    chain_matmul, sort, argsort, msort, topk, kthvalue, median, nanmedian, mode, searchsorted, bucketize,
    unique_dim, unique_dim_consecutive, unique, unique_consecutive, bincount, histc, isin, inverse, det, slogdet,
    logdet, cholesky, qr, svd, pinverse, matrix_power, cross, cdist, pdist, embedding, celu, celu_, selu, selu_,
    hardshrink, threshold, threshold_, prelu, rrelu, binary_cross_entropy_with_logits, kl_div, poisson_nll_loss,
    hinge_embedding_loss, margin_ranking_loss, pairwise_distance, cosine_similarity, cosine_embedding_loss,
    triplet_margin_loss, convolution, conv1d, conv2d, conv3d, conv_transpose1d, conv_transpose2d, conv_transpose3d,
    max_pool1d, max_pool1d_with_indices, avg_pool1d, adaptive_avg_pool1d, max_pool2d, max_pool3d, constant_pad_nd,
    pixel_shuffle, pixel_unshuffle, channel_shuffle, layer_norm, rms_norm, batch_norm, group_norm, dropout,
    dropout_, feature_dropout, feature_dropout_, alpha_dropout, alpha_dropout_, feature_alpha_dropout,
    feature_alpha_dropout_, bilinear, norm, dist, floor, floor_, ceil, ceil_, trunc, trunc_, fix, fix_, frac, frac_,
    round, round_, signbit, isposinf, isneginf, isreal, nan_to_num, nan_to_num_, deg2rad, deg2rad_, rad2deg,
    rad2deg_, clamp_min, clamp_min_, clamp_max, clamp_max_, floor_divide, floor_divide_, remainder, remainder_,
    fmod, fmod_, float_power, float_power_, fmax, fmin, atan2, atan2_, arctan2, arctan2_, hypot, hypot_, logaddexp,
    logaddexp2, copysign, copysign_, nextafter, nextafter_, ldexp, ldexp_, gcd, gcd_, lcm, lcm_, heaviside,
    heaviside_, addcmul, addcmul_, addcdiv, addcdiv_, lerp, lerp_, masked_fill, masked_fill_, isclose, allclose,
    equal, bitwise_left_shift, bitwise_left_shift_, bitwise_right_shift, bitwise_right_shift_, erfinv, erfinv_,
    lgamma, lgamma_, digamma, digamma_, polygamma, mvlgamma, mvlgamma_, logit, logit_, sinc, sinc_, i0, i0_, xlogy,
    xlogy_, argmax, all, any, argmin, count_nonzero, std, std_mean, nansum, nanmean, quantile, nanquantile,
    trapezoid, trapz, cumulative_trapezoid, diff, real, imag, conj_physical, conj_physical_, conj, resolve_conj,
    angle, is_floating_point, is_complex, is_signed, is_nonzero, result_type, eye, linspace, logspace, rand_like,
    randn_like, randint_like, bernoulli, bernoulli_, normal, multinomial,
)
from . import methods
from . import autograd, nn, return_types, linalg, special

double, float, half = float64, float32, float16
long, int, short = int64, int32, int16
cfloat, cdouble = complex64, complex128

newaxis = None
