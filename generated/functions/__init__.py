"""Every function, private ones included, by theme.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from .arithmetic import (
    add, add_, sub, sub_, subtract, subtract_, rsub, mul, mul_, multiply, multiply_, div, div_, divide, divide_,
    true_divide, true_divide_, _reversed_div, neg, neg_, negative, negative_, positive, abs, abs_, absolute,
    absolute_, sgn, sgn_, sign, sign_,
)
from .powers import square, square_, reciprocal, reciprocal_, pow, pow_, _reversed_pow
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
    bitwise_xor, bitwise_xor_, bitwise_not, bitwise_not_, isnan, isinf, isfinite, where,
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
    mse_loss, _reduce_loss, nll_loss, _check_classes, cross_entropy, _cross_entropy_of_probabilities,
    _smoothing_loss, embedding, nn_embedding,
)
from .namespaces import (
    linalg_vector_norm, linalg_norm, linalg_matrix_norm, special_expit, special_erf, special_erfc, special_exp2,
    special_expm1, special_log1p, special_logsumexp, special_softmax, special_log_softmax,
)
from .rounding import (
    floor, floor_, ceil, ceil_, trunc, trunc_, fix, fix_, frac, frac_, round, round_, signbit, isposinf, isneginf,
    isreal, nan_to_num, nan_to_num_, _replace_nonfinite, deg2rad, deg2rad_, rad2deg, rad2deg_, _clamp_slope,
    clamp_min, clamp_min_, clamp_max, clamp_max_,
)
from .pairs import (
    _floor_quotient, _trunc_quotient, _trunc_quotient_of_integers, _rounded_quotient, floor_divide, floor_divide_,
    _reversed_floor_divide, remainder, remainder_, fmod, fmod_, _reversed_remainder, float_power, float_power_,
    fmax, fmin, atan2, atan2_, arctan2, arctan2_, hypot, hypot_, logaddexp, logaddexp2, copysign, copysign_,
    nextafter, nextafter_, ldexp, ldexp_, gcd, gcd_, lcm, lcm_, heaviside, heaviside_, addcmul, addcmul_, addcdiv,
    addcdiv_, lerp, lerp_, masked_fill, masked_fill_, isclose, allclose, equal, bitwise_left_shift,
    bitwise_left_shift_, _reversed_left_shift, bitwise_right_shift, bitwise_right_shift_, _reversed_right_shift,
)
from .special_functions import (
    erfinv, erfinv_, special_erfinv, lgamma, lgamma_, special_gammaln, digamma, digamma_, special_digamma,
    special_psi, polygamma, special_polygamma, mvlgamma, mvlgamma_, special_multigammaln, logit, logit_,
    special_logit, sinc, sinc_, special_sinc, i0, i0_, special_i0, special_i0e, special_i1, special_i1e,
    special_erfcx, special_entr, special_ndtr, special_ndtri, special_log_ndtr, xlogy, xlogy_, special_xlogy,
    special_xlog1py, special_zeta,
)
from .summaries import (
    argmin, _all_of, _any_of, count_nonzero, _std, std, std_mean, nansum, nanmean, norm, softmin, trapezoid, trapz,
    cumulative_trapezoid, diff,
)
from .parts import (
    real, imag, conj_physical, conj_physical_, conj, resolve_conj, _angle, _angle_of_real, angle, is_floating_point,
    is_complex, is_signed, is_nonzero, is_same_size, result_type,
)
from .factories import eye, linspace, logspace, new_empty, new_zeros, new_ones, new_full
from .chance import (
    rand_like, randn_like, randint_like, uniform, uniform_, random, random_, exponential, exponential_, cauchy,
    cauchy_, log_normal, log_normal_, geometric, geometric_, bernoulli, bernoulli_, normal, normal_, multinomial,
)
