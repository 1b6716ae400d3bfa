"""Every function, private ones included, by theme.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from .arithmetic import (
    add, add_, sub, sub_, subtract, subtract_, rsub, mul, mul_, multiply, multiply_, div, div_, divide, divide_,
    true_divide, true_divide_, _reversed_div,
)
from .signs import neg, neg_, negative, negative_, positive, abs, abs_, absolute, absolute_, sgn, sgn_, sign, sign_
from .powers import _sgn_backward, square, square_, reciprocal, reciprocal_, pow, pow_, _reversed_pow
from .limits import maximum, minimum, clamp, clamp_, clip, clip_, _clamp_backward
from .exponential import (
    exp, exp_, exp2, exp2_, expm1, expm1_, log, log_, log2, log2_, log10, log10_, log1p, log1p_, sqrt, sqrt_, rsqrt,
    rsqrt_,
)
from .trigonometric import (
    sin, sin_, cos, cos_, tan, tan_, asin, asin_, arcsin, arcsin_, acos, acos_, arccos, arccos_, atan, atan_,
    arctan, arctan_, sinh, sinh_, cosh, cosh_, tanh, tanh_, asinh, asinh_, arcsinh, arcsinh_, acosh, acosh_,
    arccosh, arccosh_, atanh, atanh_, arctanh, arctanh_,
)
from .activations import (
    sigmoid, sigmoid_, erf, erf_, erfc, erfc_, relu, relu_, gelu, gelu_, gelu_backward, _gelu_curvature, silu,
    silu_,
)
from .comparison import (
    eq, eq_, ne, ne_, not_equal, not_equal_, lt, lt_, less, less_, le, le_, less_equal, less_equal_, gt, gt_,
    greater, greater_, ge, ge_, greater_equal, greater_equal_, logical_not, logical_not_, logical_and, logical_and_,
    logical_or, logical_or_, logical_xor, logical_xor_, bitwise_and, bitwise_and_, bitwise_or, bitwise_or_,
    bitwise_xor, bitwise_xor_, bitwise_not, bitwise_not_, isnan, isinf, isfinite,
)
from .choices import where
from .reductions import (
    sum, _unreduce, _place_at, mean, prod, _prod_backward, _exclusive_products, _reversed, amax, amin,
    _share_among_equal, _var, var, max, min, aminmax, _var_mean, var_mean, logsumexp, softmax, log_softmax,
    _euclidean_norm, _ratio_or_zero,
)
from .scans import (
    cumsum, cumsum_, _reverse_cumsum, cumprod, cumprod_, cummax, cummin, logcumsumexp, _recurrence,
    _reverse_recurrence, _previous, _following, _exp_difference,
)
from .views import (
    view, view_as, reshape, flatten, transpose, transpose_, t, t_, numpy_T, mT, permute, unsqueeze, unsqueeze_,
    squeeze, squeeze_, expand, expand_as, broadcast_to, select, slice, narrow, detach, detach_, _view_at, _take_at,
    _take_last_at, _scatter_at, getitem, _put_at, _put_at_, _set_at,
)
from .creation import (
    empty, zeros, ones, full, arange, empty_like, zeros_like, ones_like, full_like, rand, randn, randint, randperm,
    clone, contiguous, copy, copy_, _to_copy, to, type_as, float_function as float, double, half, cpu, cfloat,
    cdouble, bfloat16, int_function as int, long, short, char, byte, bool_function as bool, cat, concatenate, stack,
)
from .shapes import (
    reshape_as, ravel, unflatten, swapaxes, swapaxes_, swapdims, swapdims_, movedim, moveaxis, adjoint, mH,
    matrix_H, broadcast_tensors, as_strided, as_strided_, _strided_view, _strided_backward, _places, split,
    split_with_sizes, chunk, tensor_split, hsplit, vsplit, dsplit, unbind, diagonal, _diagonal_backward,
    linalg_diagonal, diagonal_scatter, select_scatter, slice_scatter, sum_to_size, diag_embed, diag, diagflat,
    unfold, _unfold_backward, _from_end,
)
from .rearrangement import (
    flip, fliplr, flipud, roll, rot90, repeat, tile, repeat_interleave, tril, tril_, triu, triu_, concat, hstack,
    vstack, row_stack, dstack, column_stack, atleast_1d, atleast_2d, atleast_3d, meshgrid, block_diag,
    cartesian_prod, combinations, numel, is_same_size,
)
from .indexing import (
    gather, scatter_add, scatter_add_, index_select, index_add, index_add_, index, index_put, index_put_,
    index_copy, index_copy_, index_fill, index_fill_, scatter, scatter_, scatter_reduce, scatter_reduce_,
    _scatter_parts, _scatter_last, _index_last, _index_select_last, _take_last, _scatter_reduce_self,
    _scatter_reduce_src, _scatter_counts, _scatter_shares, _other_factors,
)
from .selection import (
    take, put, put_, take_along_dim, masked_select, masked_scatter, masked_scatter_, nonzero, nonzero_numpy,
    argwhere, fill, fill_, zero, zero_, one_hot, tril_indices, triu_indices, _triangle_indices,
)
from .products import (
    mm, bmm, dot, mv, matmul, _reversed_matmul, addmm, addmm_, linear, _linear_weight, vdot, outer, ger, inner,
    addmv, addmv_, _scaled_sum, addbmm, addbmm_, baddbmm, baddbmm_, addr, addr_, einsum, _einsum_term, _contract,
    tensordot, kron, trace, linalg_multi_dot, chain_matmul, linalg_vecdot, linalg_matmul,
)
from .sorting import (
    sort, argsort, msort, topk, kthvalue, median, nanmedian, mode, _share_among_median, _placed, searchsorted,
    bucketize, _unique2, unique_dim, _unique_consecutive, unique_dim_consecutive, unique, unique_consecutive,
    bincount, histc, isin,
)
from .matrices import (
    linalg_inv, inverse, _solve, linalg_solve, linalg_solve_triangular, linalg_det, det, _det_backward,
    linalg_slogdet, slogdet, logdet, linalg_cholesky, cholesky, _cholesky_backward, _cholesky_forward, _half_lower,
    linalg_qr, qr, _qr_backward, _square_qr_backward, linalg_eigh, _eigh_backward, _quotient_or_zero,
    linalg_eigvalsh, _eigvalsh_backward, linalg_svd, _svd, _svd_backward, _skew, svd, linalg_svdvals, _svdvals,
    _svdvals_backward,
)
from .inverses import (
    linalg_pinv, pinverse, _singular_threshold, _pinv, linalg_matrix_rank, linalg_lstsq, linalg_matrix_power,
    matrix_power, linalg_cross, cross, cdist, _distances_by_product, _distances_backward, pdist,
    _solve_triangular_backward, _slogdet_backward, _pinv_backward, _first_elements,
)
from .losses import (
    _reduce_loss, nll_loss, _chosen_loss, _chosen_loss_backward, _check_classes, cross_entropy,
    _cross_entropy_of_probabilities, _smoothing_loss, embedding,
)
from .nonlinearities import (
    leaky_relu, leaky_relu_, elu, elu_, celu, celu_, selu, selu_, mish, mish_, softplus, hardtanh, hardtanh_, relu6,
    relu6_, hardswish, hardswish_, hardsigmoid, hardsigmoid_, logsigmoid, nn_softsign, nn_tanhshrink,
)
from .shrinkage import (
    softshrink, hardshrink, threshold, threshold_, glu, _gated, prelu, _prelu, _prelu_, rrelu, _random_slopes,
    nn_rrelu, nn_softmax, nn_log_softmax, nn_softmin, nn_gumbel_softmax,
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
    _take_last_from_planes, _take_from_planes, _average_pool, _average_pool_backward, _adaptive_average_pool,
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
    _standardize, _project, _softmax_slope, _log_softmax_slope, _center, _weigh, _scale_and_shift, layer_norm,
    _check_normalized_shape, rms_norm, _update_statistic, _channel_wise, nn_batch_norm, batch_norm,
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
    linalg_vector_norm, linalg_norm, linalg_matrix_norm, _svdvals_at, norm, dist, special_expit, special_erf,
    special_erfc, special_exp2, special_expm1, special_log1p, special_logsumexp, special_softmax,
    special_log_softmax,
)
from .rounding import (
    floor, floor_, ceil, ceil_, trunc, trunc_, fix, fix_, frac, frac_, round, round_, special_round, signbit,
    isposinf, isneginf, isreal, nan_to_num, nan_to_num_, _replace_nonfinite, deg2rad, deg2rad_, rad2deg, rad2deg_,
)
from .bounds import _clamp_slope, clamp_min, clamp_min_, clamp_max, clamp_max_
from .pairs import _floor_quotient, _trunc_quotient, _trunc_quotient_of_integers, _rounded_quotient
from .division import (
    floor_divide, floor_divide_, _reversed_floor_divide, remainder, remainder_, fmod, fmod_, _reversed_remainder,
    float_power, float_power_,
)
from .binary_functions import (
    fmax, fmin, atan2, atan2_, arctan2, arctan2_, hypot, hypot_, logaddexp, logaddexp2, copysign, copysign_,
    nextafter, nextafter_, ldexp, ldexp_, gcd, gcd_, lcm, lcm_, heaviside, heaviside_,
)
from .blending import (
    addcmul, addcmul_, addcdiv, addcdiv_, lerp, lerp_, masked_fill, masked_fill_, isclose, allclose, equal,
)
from .bits import (
    bitwise_left_shift, bitwise_left_shift_, _reversed_left_shift, bitwise_right_shift, bitwise_right_shift_,
    _reversed_right_shift,
)
from .special_functions import (
    erfinv, erfinv_, special_erfinv, lgamma, lgamma_, special_gammaln, digamma, digamma_, special_digamma,
    special_psi, polygamma, special_polygamma, mvlgamma, mvlgamma_, special_multigammaln, logit, logit_,
    special_logit,
)
from .bessel import (
    sinc, sinc_, special_sinc, i0, i0_, special_i0, special_i0e, special_i1, special_i1e, special_erfcx,
    special_entr, special_ndtr, special_ndtri, special_log_ndtr,
)
from .special_pairs import xlogy, xlogy_, special_xlogy, special_xlog1py, special_zeta
from .summaries import (
    argmax, all, any, argmin, _all_of, _any_of, count_nonzero, _std, std, std_mean, nansum, nanmean, _quantile,
    quantile, nanquantile, trapezoid, trapz, cumulative_trapezoid, diff,
)
from .parts import (
    real, imag, _real, _imag, conj_physical, conj_physical_, conj, resolve_conj, _angle, _angle_of_real, angle,
    is_floating_point, is_complex, is_signed, is_nonzero, result_type,
)
from .factories import eye, linspace, _spaced, logspace, new_empty, new_zeros, new_ones, new_full
from .chance import (
    rand_like, randn_like, randint_like, uniform, uniform_, random, random_, exponential, exponential_, cauchy,
    cauchy_, log_normal, log_normal_, geometric, geometric_, bernoulli, bernoulli_, normal, normal_, multinomial,
)
