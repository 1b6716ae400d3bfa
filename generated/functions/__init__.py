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
from .indexing import (
    gather, scatter_add, scatter_add_, index_select, index_add, index_add_, index, index_put, index_put_,
    index_copy, index_copy_, index_fill, index_fill_, scatter, scatter_, scatter_reduce, scatter_reduce_,
    _scatter_parts, _scatter_reduce_self, _scatter_reduce_src, _scatter_counts, _scatter_shares, _other_factors,
    take, put, put_, take_along_dim, masked_select, masked_scatter, masked_scatter_, nonzero, nonzero_numpy,
    argwhere, fill, fill_, zero, zero_, one_hot, tril_indices, triu_indices, _triangle_indices,
)
from .products import (
    mm, bmm, dot, mv, matmul, _reversed_matmul, addmm, linear, vdot, _conjugate, _conjugate_complex, _adjoint,
    outer, ger, inner, addmv, addmv_, _scaled_sum, addbmm, addbmm_, baddbmm, baddbmm_, addr, addr_, einsum,
    _einsum_term, _diagonal_at, _contract, tensordot, kron, trace, _matrix_diagonal, linalg_multi_dot, chain_matmul,
    linalg_vecdot, linalg_matmul,
)
from .sorting import (
    sort, argsort, msort, topk, kthvalue, median, nanmedian, mode, _share_among_median, _placed, searchsorted,
    bucketize, _unique2, unique_dim, _unique_consecutive, unique_dim_consecutive, unique, unique_consecutive,
    bincount, histc, isin,
)
from .matrices import (
    linalg_inv, inverse, _solve, linalg_solve, linalg_solve_triangular, linalg_det, det, _det_backward,
    linalg_slogdet, slogdet, logdet, linalg_cholesky, cholesky, _cholesky_backward, _cholesky_forward, _triangle,
    _half_lower, linalg_qr, qr, _qr_backward, _square_qr_backward, linalg_eigh, _eigh_backward, _quotient_or_zero,
    _diagonal_matrix, linalg_eigvalsh, _eigvalsh_backward, linalg_svd, _svd, _svd_backward, _skew, svd,
    linalg_svdvals, _svdvals, _svdvals_backward, linalg_pinv, pinverse, _singular_threshold, _pinv,
    linalg_matrix_rank, linalg_lstsq, linalg_matrix_power, matrix_power, linalg_cross, _turned, cross, cdist, pdist,
    _solve_triangular_backward, _slogdet_backward, _pinv_backward, _first_elements,
)
from .losses import (
    mse_loss, _reduce_loss, nll_loss, _check_classes, cross_entropy, _cross_entropy_of_probabilities,
    _smoothing_loss, embedding, nn_embedding,
)
from .namespaces import (
    linalg_vector_norm, linalg_norm, linalg_matrix_norm, _svdvals_at, norm, special_expit, special_erf,
    special_erfc, special_exp2, special_expm1, special_log1p, special_logsumexp, special_softmax,
    special_log_softmax,
)
