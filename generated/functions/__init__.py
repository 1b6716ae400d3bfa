"""Every function, private ones included, by theme.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from .arithmetic import (
    add, add_, sub, sub_, rsub, mul, mul_, div, div_, _reversed_div, neg, neg_, positive, abs, abs_, sgn, sgn_,
    sign, sign_,
)
from .powers import square, square_, reciprocal, reciprocal_, pow, pow_, _reversed_pow
from .limits import maximum, minimum, clamp, clamp_, _clamp_backward
from .exponential import (
    exp, exp_, exp2, exp2_, expm1, expm1_, log, log_, log2, log2_, log10, log10_, log1p, log1p_, sqrt, sqrt_, rsqrt,
    rsqrt_,
)
from .trigonometric import (
    sin, sin_, cos, cos_, tan, tan_, asin, asin_, acos, acos_, atan, atan_, sinh, sinh_, cosh, cosh_, tanh, tanh_,
    asinh, asinh_, acosh, acosh_, atanh, atanh_,
)
from .activations import (
    sigmoid, sigmoid_, erf, erf_, erfc, erfc_, relu, relu_, gelu, gelu_, gelu_backward, _gelu_curvature, silu,
    silu_,
)
from .comparison import (
    eq, ne, lt, le, gt, ge, logical_not, logical_and, logical_or, logical_xor, bitwise_and, bitwise_and_,
    bitwise_or, bitwise_or_, bitwise_xor, bitwise_xor_, bitwise_not, bitwise_not_, _invert, isnan, isinf, isfinite,
    where,
)
from .reductions import (
    sum, _unreduce, _place_at, mean, prod, _prod_backward, _exclusive_products, _reversed, amax, amin,
    _share_among_equal, _var, var, max, min, aminmax, _var_mean, var_mean, argmax, all, any, logsumexp, softmax,
    log_softmax, _euclidean_norm, _ratio_or_zero,
)
from .scans import (
    cumsum, cumsum_, _reverse_cumsum, cumprod, cumprod_, cummax, cummin, logcumsumexp, _recurrence,
    _reverse_recurrence, _previous, _following, _exp_difference,
)
from .views import (
    view, view_as, reshape, flatten, transpose, t, numpy_T, mT, permute, unsqueeze, squeeze, expand, expand_as,
    broadcast_to, select, slice, narrow, detach, _view_at, _take_at, _scatter_at, getitem, _put_at, _put_at_,
    _set_at,
)
from .creation import (
    empty, zeros, ones, full, arange, empty_like, zeros_like, ones_like, full_like, rand, randn, randint, randperm,
    clone, contiguous, copy, copy_, _to_copy, to, type_as, float_function as float, double, half, bfloat16,
    int_function as int, long, bool_function as bool, cat, concatenate, stack,
)
from .indexing import gather, scatter_add, scatter_add_, index_select, index_add, index_add_
from .products import mm, bmm, dot, mv, matmul, _reversed_matmul, addmm, linear
from .losses import (
    _reduce_loss, nll_loss, _check_classes, cross_entropy, _cross_entropy_of_probabilities, _smoothing_loss,
    embedding,
)
from .nonlinearities import (
    leaky_relu, leaky_relu_, elu, elu_, celu, celu_, selu, selu_, mish, mish_, softplus, hardtanh, hardtanh_, relu6,
    relu6_, hardswish, hardswish_, hardsigmoid, hardsigmoid_, logsigmoid, nn_softsign, nn_tanhshrink, softshrink,
    hardshrink, threshold, threshold_, glu, _gated, prelu, _prelu, _prelu_, rrelu, _random_slopes, nn_rrelu,
    nn_softmax, nn_log_softmax, nn_softmin, nn_gumbel_softmax,
)
from .criteria import (
    _squared_error, _absolute_error, _weighted_loss, mse_loss, l1_loss, smooth_l1_loss, _smooth_absolute_error,
    huber_loss, _huber_error, binary_cross_entropy, _binary_entropy, binary_cross_entropy_with_logits,
    nn_binary_cross_entropy_with_logits, _logit_entropy, _weighted_logit_entropy, kl_div, nn_kl_div, _divergence,
    _divergence_of_logs, poisson_nll_loss, nn_poisson_nll_loss, nn_gaussian_nll_loss, _gaussian_loss,
    hinge_embedding_loss, margin_ranking_loss, soft_margin_loss, nn_multilabel_soft_margin_loss, multi_margin_loss,
    pairwise_distance, cosine_similarity, cosine_embedding_loss, triplet_margin_loss, nn_normalize,
)
from .convolutions import (
    convolution, _convolution_input, _convolution_weight, _convolve, _convolve_padded, conv1d, conv2d, conv3d,
    conv_transpose1d, conv_transpose2d, conv_transpose3d,
)
from .pooling import (
    _max_pool, _max_pool_of, _average_pool_of, _adaptive_max_pool, _add_in_planes, _put_in_planes,
    _take_from_planes, _average_pool, _average_pool_backward, _adaptive_average_pool,
    _adaptive_average_pool_backward, max_pool1d, max_pool1d_with_indices, nn_max_pool1d, nn_adaptive_max_pool1d,
    nn_max_unpool1d, avg_pool1d, adaptive_avg_pool1d, nn_lp_pool1d, max_pool2d, nn_max_pool2d,
    nn_adaptive_max_pool2d, nn_max_unpool2d, avg_pool2d, adaptive_avg_pool2d, nn_lp_pool2d, max_pool3d,
    nn_max_pool3d, nn_adaptive_max_pool3d, nn_max_unpool3d, avg_pool3d, adaptive_avg_pool3d, nn_lp_pool3d,
)
from .resampling import (
    constant_pad_nd, pad, im2col, col2im, nn_unfold, nn_fold, pixel_shuffle, pixel_unshuffle, channel_shuffle,
    nn_interpolate, _nearest_places, _linear_along, _floor, _round, _blend, _cubic_along, _cubic_weights,
    nn_upsample, nn_upsample_nearest, nn_upsample_bilinear, nn_grid_sample, _unnormalized, _inside, _pixels,
    nn_affine_grid,
)
from .normalization import (
    _normalize, _scale_and_shift, _normalized, _deviation, _center, _normalize_backward, _normalize_curvature,
    layer_norm, _check_normalized_shape, rms_norm, _update_statistic, _channel_wise, nn_batch_norm, batch_norm,
    nn_instance_norm, group_norm, nn_local_response_norm,
)
from .dropout import (
    _kept, dropout, dropout_, feature_dropout, feature_dropout_, _alpha_noise, alpha_dropout, alpha_dropout_,
    feature_alpha_dropout, feature_alpha_dropout_, nn_dropout, nn_alpha_dropout, nn_feature_alpha_dropout,
    nn_dropout1d, nn_dropout2d, nn_dropout3d,
)
from .attention import (
    scaled_dot_product_attention, _shared_heads, bilinear, nn_embedding, _shorten_rows, nn_embedding_bag,
)
from .namespaces import (
    linalg_vector_norm, linalg_norm, linalg_matrix_norm, special_expit, special_erf, special_erfc, special_exp2,
    special_expm1, special_log1p, special_logsumexp, special_softmax, special_log_softmax,
)
