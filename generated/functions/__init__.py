# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""Every function, private ones included, by theme. Importing this package hangs the methods on Tensor."""
# mypy: ignore-errors

from runtime.dispatch.functions import offer

from .arithmetic import *
from .arithmetic import _reversed_div
from .signs import *
from .powers import *
from .powers import _sgn_backward, _reversed_pow
from .limits import *
from .limits import _clamp_backward
from .exponential import *
from .exponential import special_exp2, special_expm1, special_log1p
from .trigonometric import *
from .activations import *
from .activations import (
    special_expit, special_erf, special_erfc, _sigmoid_gradient, _tanh_gradient, gelu, gelu_, gelu_backward,
    _gelu_curvature, silu, silu_,
)
from .comparison import *
from .choices import *
from .reductions import *
from .reductions import (
    _unreduce, _place_at, _prod_backward, _exclusive_products, _reversed, _share_among_equal, _share_among_extreme,
    _var, _deviations, _xor_sum, _var_mean, special_logsumexp, _shares_of_sum, _shares_gradient, special_softmax,
    _softmax_gradient, _euclidean_norm, _power_norm, _power_or_zero, _ratio_or_zero,
)
from .scans import *
from .scans import (
    _reverse_cumsum, _logcumsumexp_gradient, _recurrence, _reverse_recurrence, _state_recurrence, _previous,
    _following, _exp_difference,
)
from .views import *
from .views import (
    view, view_as, numpy_T, mT, expand, expand_as, slice, _view_at, _take_at, _take_last_at, _scatter_at, getitem,
    _put_at, _put_at_, _setitem,
)
from .creation import *
from .creation import (
    contiguous, copy, copy_, _to_copy, _to_device, to, type_as, float_function as float, double, half, cpu, cfloat,
    cdouble, bfloat16, int_function as int, long, short, char, byte, bool_function as bool,
)
from .shapes import *
from .shapes import (
    reshape_as, mH, matrix_H, _strided_view, _strided_tangent, _strided_backward, _places, _diagonal_backward,
    linalg_diagonal, sum_to_size, unfold, _unfold_backward, _from_end,
)
from .rearrangement import *
from .rearrangement import repeat, _blocks_along_diagonal, _blocks_from_diagonal
from .indexing import *
from .indexing import (
    _indices_within, _window, _window_backward, _table, _table_backward, _scatter_parts, _scatter_last, _index_last,
    _index_select_last, _take_last, _scatter_reduce_self, _scatter_reduce_src, _scatter_counts, _scatter_shares,
    _other_factors,
)
from .selection import *
from .selection import one_hot
from .products import *
from .products import (
    linalg_matmul, _reversed_matmul, linear, _linear_weight, _scaled_sum, _contract, linalg_multi_dot,
    linalg_vecdot,
)
from .sorting import *
from .sorting import _share_among_median, _placed, _unique2, _unique_consecutive
from .matrices import *
from .matrices import (
    linalg_inv, _solve, linalg_solve, linalg_solve_triangular, linalg_det, _det_backward, linalg_slogdet,
    linalg_cholesky, _cholesky_backward, _cholesky_forward, _half_lower, linalg_qr, _qr_backward,
    _square_qr_backward, linalg_eigh, _eigenvalues_backward, _eigenvectors_backward, _eigenvalues_forward,
    _eigenvectors_forward, _quotient_or_zero, linalg_eigvalsh, _eigvalsh, linalg_svd, _svd,
    _singular_values_backward, _left_vectors_backward, _right_vectors_backward, _skew, linalg_svdvals, _svdvals,
)
from .inverses import *
from .inverses import (
    linalg_pinv, _singular_threshold, _pinv, linalg_matrix_rank, _lstsq, linalg_lstsq, linalg_matrix_power, _cross,
    linalg_cross, _has_extremes, _room_for_powers, _distances_by_product, _distances_backward, _pair_distances,
    _pair_slopes, _pair_tangents, _spread_differences, _pair_products, _solve_triangular_backward,
    _slogdet_backward, _pinv_backward, _first_elements,
)
from .losses import *
from .losses import (
    _ratio_of_sums, _reduce_loss, nll_loss, _nll_forward, _nll_backward, _check_classes, cross_entropy,
    _cross_entropy_of_probabilities, _smoothing_loss, _embedding_rows,
)
from .nonlinearities import *
from .nonlinearities import (
    leaky_relu, leaky_relu_, elu, elu_, mish, mish_, softplus, hardtanh, hardtanh_, relu6, relu6_, hardswish,
    hardswish_, hardsigmoid, hardsigmoid_, _sigmoid, logsigmoid, nn_softsign, nn_tanhshrink,
)
from .shrinkage import *
from .shrinkage import (
    softshrink, glu, _gated, _prelu, _prelu_, _random_slopes, nn_rrelu_with_noise, nn_rrelu, nn_softmax,
    nn_log_softmax, nn_softmin, nn_gumbel_softmax,
)
from .criteria import *
from .criteria import (
    _squared_error, _mean_square, _absolute_error, _weighted_loss, mse_loss, l1_loss, smooth_l1_loss,
    _smooth_absolute_error, _bounded_step, _bounded, huber_loss, _huber_error, binary_cross_entropy,
    _binary_entropy, nn_binary_cross_entropy_with_logits, _logit_entropy, _weighted_logit_entropy, nn_kl_div,
    _divergence, _divergence_of_logs, nn_poisson_nll_loss, nn_gaussian_nll_loss, _gaussian_loss, _raised,
    soft_margin_loss, nn_multilabel_soft_margin_loss, multi_margin_loss, _multi_margin, _multi_margin_backward,
    _margin_slope, _raised_root, nn_normalize,
)
from .convolutions import *
from .convolutions import _convolution_input, _convolution_weight, _narrowed, _convolve, _convolve_padded
from .pooling import *
from .pooling import (
    _max_pool, _max_pool_of, _average_pool_of, _adaptive_max_pool, _add_in_planes, _put_in_planes,
    _take_last_from_planes, _take_from_planes, _average_pool, _average_pool_backward, _adaptive_average_pool,
    _adaptive_average_pool_of, _adaptive_average_pool_backward, nn_max_pool1d, nn_adaptive_max_pool1d,
    nn_max_unpool1d, _norms_of_windows, nn_lp_pool1d, nn_max_pool2d, nn_adaptive_max_pool2d, nn_max_unpool2d,
    avg_pool2d, adaptive_avg_pool2d, nn_lp_pool2d, nn_max_pool3d, nn_adaptive_max_pool3d, nn_max_unpool3d,
    avg_pool3d, adaptive_avg_pool3d, nn_lp_pool3d, _fractional_places, _fractional_pool, _fractional_sizes,
    fractional_max_pool2d_backward, nn_fractional_max_pool2d_with_indices, nn_fractional_max_pool2d,
    fractional_max_pool3d_backward, nn_fractional_max_pool3d_with_indices, nn_fractional_max_pool3d,
)
from .resampling import *
from .resampling import (
    pad, _pad_around, im2col, col2im, nn_unfold, nn_fold, _resampling_weights, nn_interpolate, _in_order_of,
    _antialiased, _resample, nn_upsample, nn_upsample_nearest, nn_upsample_bilinear, nn_grid_sample, _grid_sample,
    _grid_sample_input, _grid_sample_slopes, _grid_sample_along, nn_affine_grid,
)
from .normalization import *
from .normalization import (
    _standardize, _unit_of, _project, _mean_and_slope, _sum_of_products, _sum_of_distances, _largest_of_distances,
    _count_of_differences, _normalize_channels, _normalize_channels_backward, _normalized_channels_gradients,
    _log_softmax_backward, _center, _weigh, _scale_and_shift, _normalize_rows, _normalize_rows_backward,
    _normalized_rows_gradients, _check_normalized_shape, _channel_wise, nn_batch_norm, nn_instance_norm,
    nn_local_response_norm,
)
from .dropout import *
from .dropout import (
    _kept, _dropped, _alpha_dropped, nn_dropout, nn_alpha_dropout, nn_feature_alpha_dropout, nn_dropout1d,
    nn_dropout2d, nn_dropout3d,
)
from .attention import *
from .attention import (
    scaled_dot_product_attention, _shared_heads, nn_embedding, _shorten_rows, nn_embedding_bag, _are_large_bags,
    _pooled_bags, _bag_sums, _spread_bags, _bag_products, _bag_maxima, _put_maxima, _side_by_side,
)
from .namespaces import *
from .namespaces import (
    _widened_for_norm, linalg_vector_norm, linalg_norm, linalg_matrix_norm, _svdvals_at, special_log_softmax,
)
from .rounding import *
from .rounding import special_round, _replace_nonfinite
from .bounds import *
from .bounds import _clamp_tensor_backward
from .pairs import *
from .pairs import _floor_quotient, _trunc_quotient, _trunc_quotient_of_integers, _rounded_quotient
from .division import *
from .division import _reversed_floor_divide, _reversed_remainder
from .binary_functions import *
from .binary_functions import _side_share, _nextafter
from .blending import *
from .bits import *
from .bits import _reversed_left_shift, _reversed_right_shift
from .special_functions import *
from .special_functions import (
    special_erfinv, special_gammaln, _deviance, _stirling_rest, _log_less_digamma, _log_gamma_density,
    special_digamma, special_psi, special_polygamma, special_multigammaln, special_logit,
)
from .bessel import *
from .bessel import (
    special_sinc, _sinc_slope, _sinc_gradient, special_i0, special_modified_bessel_i0, special_i0e, special_i1,
    special_modified_bessel_i1, _i0e_less_i1e, special_i1e, _i1_slope, _i1e_slope, special_erfcx, _normal_density,
    _log_ndtr_slope, special_entr, special_ndtr, special_ndtri, special_log_ndtr,
)
from .cylinder_functions import *
from .cylinder_functions import (
    special_bessel_j0, special_bessel_j1, special_bessel_y0, special_bessel_y1, special_modified_bessel_k0,
    special_modified_bessel_k1, _k1e_less_k0e, special_scaled_modified_bessel_k0, special_scaled_modified_bessel_k1,
    special_spherical_bessel_j0, _spherical_bessel_slope, special_airy_ai,
)
from .special_pairs import *
from .special_pairs import special_xlog1py, special_zeta
from .chebyshev_polynomials import *
from .chebyshev_polynomials import (
    special_chebyshev_polynomial_t, special_chebyshev_polynomial_u, special_chebyshev_polynomial_v,
    special_chebyshev_polynomial_w,
)
from .shifted_chebyshev_polynomials import *
from .shifted_chebyshev_polynomials import (
    special_shifted_chebyshev_polynomial_t, special_shifted_chebyshev_polynomial_u,
    special_shifted_chebyshev_polynomial_v, special_shifted_chebyshev_polynomial_w,
)
from .polynomials import *
from .polynomials import (
    special_hermite_polynomial_h, special_hermite_polynomial_he, special_laguerre_polynomial_l,
    special_legendre_polynomial_p, _gegenbauer_polynomial, _laguerre_polynomial,
)
from .summaries import *
from .summaries import _all_of, _any_of, _std, _nanmean, _share_among_numbers, _quantile, _midpoint
from .parts import *
from .parts import _real, _imag, _angle, _angle_of_real, _local_scalar_dense
from .factories import *
from .factories import _spaced, new_empty, new_zeros, new_ones, new_full
from .chance import *
from .chance import (
    uniform, uniform_, random, random_, exponential, exponential_, cauchy, cauchy_, log_normal, log_normal_,
    geometric, geometric_, _bernoulli, normal_, _standard_gamma, _sample_dirichlet, _gamma_quantile_slope,
    _standard_gamma_grad, _gamma_slope, _beta_quantile_slope, _dirichlet_grad,
)
from .spectral import *
from .spectral import (
    _fft_c2c, _fft_r2c, _fft_c2r, _fft_r2c_backward, _fft_c2r_backward, _fft_resized, _fft_real, _fft_complex,
    _fft_any, _fft_from_real, _fft_to_real, _fft_to_hermitian, _fft_from_hermitian, fft_fft, fft_ifft, fft_rfft,
    fft_irfft, fft_hfft, fft_ihfft, fft_fft2, fft_ifft2, fft_rfft2, fft_irfft2, fft_hfft2, fft_ihfft2, fft_fftn,
    fft_ifftn, fft_rfftn, fft_irfftn, fft_hfftn, fft_ihfftn, fft_fftfreq, fft_rfftfreq, fft_fftshift, fft_ifftshift,
    _stft_window,
)
from .factorizations import *
from .factorizations import (
    linalg_lu_factor_ex, _lu_factor, _lu_permutation, _lu_backward, linalg_lu_factor, linalg_lu, _lu_solution,
    linalg_lu_solve, _ldl_factor, linalg_ldl_factor_ex, linalg_ldl_factor, linalg_ldl_solve, linalg_inv_ex,
    linalg_solve_ex, linalg_cholesky_ex, _cholesky_ex, _cholesky_factor_backward, _cholesky_product_forward,
    linalg_eig, linalg_eigvals, _eig_backward, linalg_cond, linalg_tensorinv, linalg_tensorsolve, linalg_vander,
    linalg_matrix_exp, linalg_householder_product, _common_factor, _eigvals_backward,
)
from .signals import *
from .signals import (
    _window_places, _window_of, _gradient_evenly, _gradient_at, multilabel_margin_loss, _multilabel_margin,
    _multilabel_margin_backward,
)
from .masked import *
from .masked import (
    _unmasked, _unmasked_limit, _narrower_mask, _unmasked_count, masked_sum, masked_prod, masked_cumsum,
    masked_cumprod, masked_amax, masked_amin, masked_argmax, masked_argmin, masked_mean, masked_median,
    masked_logsumexp, masked_logaddexp, masked_norm, masked_var, masked_std, masked_softmax, masked_log_softmax,
    masked_softmin, masked_normalize,
)
from .windows import *
from .windows import (
    signal_bartlett, signal_hann, signal_hamming, signal_general_hamming, signal_blackman, signal_nuttall,
    signal_cosine, signal_gaussian, signal_exponential, signal_kaiser, signal_general_cosine,
)
from .complex_numbers import *
from .complex_numbers import (
    _complex, _polar, _pairs_as_complex, _scaled_dot_product_flash_attention_for_cpu, _adaptive_avg_pool2d,
    _adaptive_avg_pool3d, _prelu_kernel, _linalg_svd, _linalg_eigh, _cdist_forward,
)
from .incomplete_gamma import *
from .incomplete_gamma import special_gammainc, special_gammaincc
from .nn_tasks import *
from .nn_tasks import (
    reflection_pad1d, reflection_pad1d_backward, replication_pad1d, replication_pad1d_backward, reflection_pad2d,
    reflection_pad2d_backward, replication_pad2d, replication_pad2d_backward, reflection_pad3d,
    reflection_pad3d_backward, replication_pad3d, replication_pad3d_backward, _pad_backward, upsample_nearest1d,
    upsample_nearest1d_backward, upsample_nearest2d, upsample_nearest2d_backward, upsample_nearest3d,
    upsample_nearest3d_backward, _upsample_nearest_exact1d, _upsample_nearest_exact1d_backward,
    _upsample_nearest_exact2d, _upsample_nearest_exact2d_backward, _upsample_nearest_exact3d,
    _upsample_nearest_exact3d_backward, upsample_linear1d, upsample_linear1d_backward, upsample_bilinear2d,
    upsample_bilinear2d_backward, upsample_trilinear3d, upsample_trilinear3d_backward, upsample_bicubic2d,
    upsample_bicubic2d_backward, _upsampled_sizes, _upsampled_ratios, _upsampled, _upsampled_backward,
    max_pool2d_with_indices, max_pool2d_with_indices_backward, adaptive_max_pool2d_backward, avg_pool2d_backward,
    max_pool3d_with_indices, max_pool3d_with_indices_backward, adaptive_max_pool3d_backward, avg_pool3d_backward,
    silu_backward, mish_backward, hardswish_backward, hardsigmoid_backward, hardtanh_backward, leaky_relu_backward,
    elu_backward, softplus_backward, softshrink_backward, _passed_above, log_sigmoid, log_sigmoid_forward,
    log_sigmoid_backward, glu_backward, _mean_share, mse_loss_backward, smooth_l1_loss_backward,
    huber_loss_backward, soft_margin_loss_backward, binary_cross_entropy_backward, _gather_sparse_backward,
)
from .further_overloads import *
from .further_overloads import special_xlogy, _end_of, cross_entropy_loss
from .cells import *
from .cells import _gates
from .recurrent import *
from .recurrent import (
    _recurrent, _recurrent_gradients, _states_before, _replaced_rows, _lstm_recorded, _cell_recorded,
    _recurrent_backward, _recurrent_steps, _recurrent_layers, _lstm_layers,
)
from .alignments import *
from .alignments import _whole_numbers, _ctc_loss, _ctc_gradient, _ctc_second, _ctc_path, _ctc_ways, _ctc_loss_backward
from .memory import *
from .memory import new_empty_strided, resize, resize_
from .network_parts import *
from .network_parts import (
    _kernel_size, thnn_conv2d, slow_conv3d, slow_conv3d_forward, slow_conv_transpose2d, slow_conv_transpose3d,
    slow_conv_dilated2d, slow_conv_dilated3d, conv_depthwise3d, linear_backward, _nll_parts, nll_loss_forward,
    nll_loss_backward, nll_loss2d, nll_loss2d_forward, nll_loss2d_backward, nll_loss_nd, _loss_share,
    multi_margin_loss_backward, multilabel_margin_loss_forward, multilabel_margin_loss_backward, _grid_gradients,
    _affine_points, _norm_gradient, _fake_quantize_channels, nn_grouped_mm, _upsampled_smoothly, fill_diagonal,
    fill_diagonal_, flatten_dense_tensors, unflatten_dense_tensors, pad_sequence, nn_multi_head_attention_forward,
    _further_keys, nn_linear_cross_entropy,
)
from .low_rank import *
from .low_rank import _range_of
from .histograms import *
from .optimisers import *
from .sparse import *
from .sparse import (
    _sparse_coo_tensor_with_dims_and_tensors, to_dense, to_sparse, _dense_of, _in_layout, _in_layout_of, coalesce,
    is_coalesced, indices, values, _indices, _values, _nnz, crow_indices, col_indices, ccol_indices, row_indices,
    _with_values, sparse_dim, dense_dim, sparse_mask, _values_at, _sparse_mm, _sparse_sparse_matmul, sparse_resize,
    sparse_resize_, sparse_resize_and_clear, sparse_resize_and_clear_, _sampled_mm, _spsolve, _spsolve_backward,
    _sparse_softmax, _sparse_log_softmax,
)

offer(__name__)
