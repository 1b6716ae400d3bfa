"""The functions and methods of masked: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.masked import (
    _UNMASKED, _UNMASKED_LIMIT, _NARROWER_MASK, _UNMASKED_COUNT, MASKED_SUM, MASKED_PROD, MASKED_CUMSUM,
    MASKED_CUMPROD, MASKED_AMAX, MASKED_AMIN, MASKED_ARGMAX, MASKED_ARGMIN, MASKED_MEAN, MASKED_MEDIAN,
    MASKED_LOGSUMEXP, MASKED_LOGADDEXP, MASKED_NORM, MASKED_VAR, MASKED_STD, MASKED_SOFTMAX, MASKED_LOG_SOFTMAX,
    MASKED_SOFTMIN, MASKED_NORMALIZE,
)

__all__ = []

_UNMASKED_FORMS = Overloads("_unmasked", _UNMASKED)
_UNMASKED_LIMIT_FORMS = Overloads("_unmasked_limit", _UNMASKED_LIMIT)
_NARROWER_MASK_FORMS = Overloads("_narrower_mask", _NARROWER_MASK)
_UNMASKED_COUNT_FORMS = Overloads("_unmasked_count", _UNMASKED_COUNT)
MASKED_SUM_FORMS = Overloads("masked_sum", MASKED_SUM)
MASKED_PROD_FORMS = Overloads("masked_prod", MASKED_PROD)
MASKED_CUMSUM_FORMS = Overloads("masked_cumsum", MASKED_CUMSUM)
MASKED_CUMPROD_FORMS = Overloads("masked_cumprod", MASKED_CUMPROD)
MASKED_AMAX_FORMS = Overloads("masked_amax", MASKED_AMAX)
MASKED_AMIN_FORMS = Overloads("masked_amin", MASKED_AMIN)
MASKED_ARGMAX_FORMS = Overloads("masked_argmax", MASKED_ARGMAX)
MASKED_ARGMIN_FORMS = Overloads("masked_argmin", MASKED_ARGMIN)
MASKED_MEAN_FORMS = Overloads("masked_mean", MASKED_MEAN)
MASKED_MEDIAN_FORMS = Overloads("masked_median", MASKED_MEDIAN)
MASKED_LOGSUMEXP_FORMS = Overloads("masked_logsumexp", MASKED_LOGSUMEXP)
MASKED_LOGADDEXP_FORMS = Overloads("masked_logaddexp", MASKED_LOGADDEXP)
MASKED_NORM_FORMS = Overloads("masked_norm", MASKED_NORM)
MASKED_VAR_FORMS = Overloads("masked_var", MASKED_VAR)
MASKED_STD_FORMS = Overloads("masked_std", MASKED_STD)
MASKED_SOFTMAX_FORMS = Overloads("masked_softmax", MASKED_SOFTMAX)
MASKED_LOG_SOFTMAX_FORMS = Overloads("masked_log_softmax", MASKED_LOG_SOFTMAX)
MASKED_SOFTMIN_FORMS = Overloads("masked_softmin", MASKED_SOFTMIN)
MASKED_NORMALIZE_FORMS = Overloads("masked_normalize", MASKED_NORMALIZE)


def _unmasked(input=MISSING, mask=MISSING, fill=MISSING, *rest, **named):
    """_unmasked(input, mask, fill) -> Tensor

    A tensor with `fill` where a mask, which broadcasts to it, is False.
    """
    try:
        return _UNMASKED_FORMS.call(input, mask, fill, rest, named)
    except Exception:
        _UNMASKED_FORMS.translate(input, mask, fill, rest, named)
        raise


def _unmasked_limit(input=MISSING, mask=MISSING, lowest=MISSING, *rest, **named):
    """_unmasked_limit(input, mask, lowest) -> Tensor

    A tensor with the least, or the greatest, number of its dtype where a mask is False.
    """
    try:
        return _UNMASKED_LIMIT_FORMS.call(input, mask, lowest, rest, named)
    except Exception:
        _UNMASKED_LIMIT_FORMS.translate(input, mask, lowest, rest, named)
        raise


def _narrower_mask(input=MISSING, mask=MISSING, *rest, **named):
    """_narrower_mask(input, mask) -> Tensor

    A mask as it is; an IndexError for one of more dimensions than the tensor.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mask, Tensor):
                return _NARROWER_MASK[input._keys | mask._keys](input, mask)
        return _NARROWER_MASK_FORMS.call(input, mask, rest, named)
    except Exception:
        _NARROWER_MASK_FORMS.translate(input, mask, rest, named)
        raise


def _unmasked_count(input=MISSING, mask=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_unmasked_count(input, mask, dim, keepdim) -> Tensor

    How many elements a mask leaves along dimensions.
    """
    try:
        return _UNMASKED_COUNT_FORMS.call(input, mask, dim, keepdim, rest, named)
    except Exception:
        _UNMASKED_COUNT_FORMS.translate(input, mask, dim, keepdim, rest, named)
        raise


def masked_sum(input=MISSING, *rest, **named):
    """sum(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The sum of the elements where `mask` is True, along all dimensions or `dim`; 0 where there is none.

    A mask broadcasts to the tensor; without one every element counts.

    >>> ow.masked.sum(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), 1, mask=ow.tensor([True, False]))
    tensor([1., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_SUM[input._keys](input, None, False, None, None)
        return MASKED_SUM_FORMS.call(input, rest, named)
    except Exception:
        MASKED_SUM_FORMS.translate(input, rest, named)
        raise


def masked_prod(input=MISSING, *rest, **named):
    """prod(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The product of the elements where `mask` is True, along all dimensions or `dim`; 1 where there is none.

    >>> mask = ow.tensor([[True, True], [False, True]])
    >>> ow.masked.prod(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), 0, mask=mask)
    tensor([1., 8.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_PROD[input._keys](input, None, False, None, None)
        return MASKED_PROD_FORMS.call(input, rest, named)
    except Exception:
        MASKED_PROD_FORMS.translate(input, rest, named)
        raise


def masked_cumsum(input=MISSING, dim=MISSING, *rest, **named):
    """cumsum(input, dim, *, dtype=None, mask=None) -> Tensor

    The sum of each element and those before it along a dimension, where `mask` is True.

    >>> ow.masked.cumsum(ow.tensor([1.0, 2.0, 3.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([1., 1., 4.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return MASKED_CUMSUM[input._keys](input, dim, None, None)
        return MASKED_CUMSUM_FORMS.call(input, dim, rest, named)
    except Exception:
        MASKED_CUMSUM_FORMS.translate(input, dim, rest, named)
        raise


def masked_cumprod(input=MISSING, dim=MISSING, *rest, **named):
    """cumprod(input, dim, *, dtype=None, mask=None) -> Tensor

    The product of each element and those before it along a dimension, where `mask` is True.

    >>> ow.masked.cumprod(ow.tensor([2.0, 5.0, 3.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([2., 2., 6.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return MASKED_CUMPROD[input._keys](input, dim, None, None)
        return MASKED_CUMPROD_FORMS.call(input, dim, rest, named)
    except Exception:
        MASKED_CUMPROD_FORMS.translate(input, dim, rest, named)
        raise


def masked_amax(input=MISSING, *rest, **named):
    """amax(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The largest element where `mask` is True, along all dimensions or `dim`; the least number of the dtype
        without any.

    >>> ow.masked.amax(ow.tensor([[1, 5], [3, 4]]), 1, mask=ow.tensor([True, False]))
    tensor([1, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_AMAX[input._keys](input, None, False, None, None)
        return MASKED_AMAX_FORMS.call(input, rest, named)
    except Exception:
        MASKED_AMAX_FORMS.translate(input, rest, named)
        raise


def masked_amin(input=MISSING, *rest, **named):
    """amin(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The smallest element where `mask` is True, along all dimensions or `dim`; the greatest number of the
        dtype without any.

    >>> ow.masked.amin(ow.tensor([[1, 5], [3, 4]]), 1, mask=ow.tensor([False, True]))
    tensor([5, 4])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_AMIN[input._keys](input, None, False, None, None)
        return MASKED_AMIN_FORMS.call(input, rest, named)
    except Exception:
        MASKED_AMIN_FORMS.translate(input, rest, named)
        raise


def masked_argmax(input=MISSING, *rest, **named):
    """argmax(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The index of the largest element where `mask` is True, in the dtype of the tensor unless one is given.

    >>> x, mask = ow.tensor([1.0, 5.0, 3.0]), ow.tensor([True, False, True])
    >>> ow.masked.argmax(x, mask=mask, dtype=ow.int64)
    tensor(2)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_ARGMAX[input._keys](input, None, False, None, None)
        return MASKED_ARGMAX_FORMS.call(input, rest, named)
    except Exception:
        MASKED_ARGMAX_FORMS.translate(input, rest, named)
        raise


def masked_argmin(input=MISSING, *rest, **named):
    """argmin(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The index of the smallest element where `mask` is True, in the dtype of the tensor unless one is given.

    >>> x, mask = ow.tensor([1.0, 5.0, 3.0]), ow.tensor([False, True, True])
    >>> ow.masked.argmin(x, mask=mask, dtype=ow.int64)
    tensor(2)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_ARGMIN[input._keys](input, None, False, None, None)
        return MASKED_ARGMIN_FORMS.call(input, rest, named)
    except Exception:
        MASKED_ARGMIN_FORMS.translate(input, rest, named)
        raise


def masked_mean(input=MISSING, *rest, **named):
    """mean(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The mean of the elements where `mask` is True, along all dimensions or `dim`; NaN where there is none.

    >>> mask = ow.tensor([[True, False], [True, True]])
    >>> ow.masked.mean(ow.tensor([[1.0, 2.0], [3.0, 6.0]]), 0, mask=mask)
    tensor([2., 6.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_MEAN[input._keys](input, None, False, None, None)
        return MASKED_MEAN_FORMS.call(input, rest, named)
    except Exception:
        MASKED_MEAN_FORMS.translate(input, rest, named)
        raise


def masked_median(input=MISSING, *rest, **named):
    """median(input, dim=-1, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The median, the lower of two, of the elements along a dimension where `mask` is True; NaN where there is
        none.

    >>> ow.masked.median(ow.tensor([5.0, 1.0, 9.0]), mask=ow.tensor([True, False, True]))
    tensor(5.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_MEDIAN[input._keys](input, -1, False, None, None)
        return MASKED_MEDIAN_FORMS.call(input, rest, named)
    except Exception:
        MASKED_MEDIAN_FORMS.translate(input, rest, named)
        raise


def masked_logsumexp(input=MISSING, *rest, **named):
    """logsumexp(input, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The logarithm of the sum of exponentials of the elements where `mask` is True; -inf where there is none.

    >>> ow.masked.logsumexp(ow.tensor([0.0, 9.0, 0.0]), 0, mask=ow.tensor([True, False, True]))
    tensor(0.6931)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_LOGSUMEXP[input._keys](input, None, False, None, None)
        return MASKED_LOGSUMEXP_FORMS.call(input, rest, named)
    except Exception:
        MASKED_LOGSUMEXP_FORMS.translate(input, rest, named)
        raise


def masked_logaddexp(input=MISSING, other=MISSING, *rest, **named):
    """logaddexp(input, other, *, dtype=None, input_mask=None, other_mask=None) -> Tensor

    `log(exp(input) + exp(other))`, of which each counts where its mask is True.

    >>> x, mask = ow.tensor([1.0, 2.0]), ow.tensor([False, True])
    >>> ow.masked.logaddexp(x, ow.tensor([5.0, 2.0]), other_mask=mask)
    tensor([1.0000, 2.6931])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return MASKED_LOGADDEXP[input._keys | other._keys](input, other, None, None, None)
        return MASKED_LOGADDEXP_FORMS.call(input, other, rest, named)
    except Exception:
        MASKED_LOGADDEXP_FORMS.translate(input, other, rest, named)
        raise


def masked_norm(input=MISSING, *rest, **named):
    """norm(input, ord=2.0, dim=None, *, keepdim=False, dtype=None, mask=None) -> Tensor

    The `ord`-norm of the elements where `mask` is True, along all dimensions or `dim`; of none 0, or inf
        for `-inf`.

    >>> ow.masked.norm(ow.tensor([3.0, 7.0, 4.0]), mask=ow.tensor([True, False, True]))
    tensor(5.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_NORM[input._keys](input, 2.0, None, False, None, None)
        return MASKED_NORM_FORMS.call(input, rest, named)
    except Exception:
        MASKED_NORM_FORMS.translate(input, rest, named)
        raise


def masked_var(input=MISSING, *rest, **named):
    """var(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None) -> Tensor

    The variance of the elements where `mask` is True, over their number less `correction`, 1 unless said
        otherwise.

    `unbiased=False` is `correction=0`. Without any element it is NaN.

    >>> ow.masked.var(ow.tensor([1.0, 7.0, 3.0]), mask=ow.tensor([True, False, True]))
    tensor(2.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_VAR[input._keys](input, None, None, None, False, None, None)
        return MASKED_VAR_FORMS.call(input, rest, named)
    except Exception:
        MASKED_VAR_FORMS.translate(input, rest, named)
        raise


def masked_std(input=MISSING, *rest, **named):
    """std(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None) -> Tensor

    The standard deviation of the elements where `mask` is True, the square root of `masked.var`.

    >>> ow.masked.std(ow.tensor([1.0, 7.0, 3.0]), unbiased=False, mask=ow.tensor([True, False, True]))
    tensor(1.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MASKED_STD[input._keys](input, None, None, None, False, None, None)
        return MASKED_STD_FORMS.call(input, rest, named)
    except Exception:
        MASKED_STD_FORMS.translate(input, rest, named)
        raise


def masked_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """softmax(input, dim, *, dtype=None, mask=None) -> Tensor

    Exponentials over their sum along a dimension, of the elements where `mask` is True; the others get 0.

    >>> ow.masked.softmax(ow.tensor([1.0, 5.0, 1.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([0.5000, 0.0000, 0.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return MASKED_SOFTMAX[input._keys](input, dim, None, None)
        return MASKED_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        MASKED_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


def masked_log_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """log_softmax(input, dim, *, dtype=None, mask=None) -> Tensor

    The logarithm of `masked.softmax`.

    >>> ow.masked.log_softmax(ow.tensor([1.0, 5.0, 1.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([-0.6931,    -inf, -0.6931])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return MASKED_LOG_SOFTMAX[input._keys](input, dim, None, None)
        return MASKED_LOG_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        MASKED_LOG_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


def masked_softmin(input=MISSING, dim=MISSING, *rest, **named):
    """softmin(input, dim, *, dtype=None, mask=None) -> Tensor

    `masked.softmax` of the negated elements.

    >>> ow.masked.softmin(ow.tensor([1.0, -5.0, 1.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([0.5000, 0.0000, 0.5000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return MASKED_SOFTMIN[input._keys](input, dim, None, None)
        return MASKED_SOFTMIN_FORMS.call(input, dim, rest, named)
    except Exception:
        MASKED_SOFTMIN_FORMS.translate(input, dim, rest, named)
        raise


def masked_normalize(input=MISSING, ord=MISSING, dim=MISSING, *rest, **named):
    """normalize(input, ord, dim, *, eps=1e-12, dtype=None, mask=None) -> Tensor

    Vectors along a dimension over their `ord`-norms, both of the elements where `mask` is True; the others
        get 0.

    >>> ow.masked.normalize(ow.tensor([3.0, 7.0, 4.0]), 2, 0, mask=ow.tensor([True, False, True]))
    tensor([0.6000, 0.0000, 0.8000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(ord) is float or type(ord) is int) and type(dim) is int:
                return MASKED_NORMALIZE[input._keys](input, ord, dim, 1e-12, None, None)
        return MASKED_NORMALIZE_FORMS.call(input, ord, dim, rest, named)
    except Exception:
        MASKED_NORMALIZE_FORMS.translate(input, ord, dim, rest, named)
        raise
