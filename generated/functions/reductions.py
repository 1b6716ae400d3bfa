"""The functions and methods of reductions: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.reductions import (
    SUM, SUM_DIM_INTLIST, _UNREDUCE, _PLACE_AT, MEAN, MEAN_DIM, PROD, PROD_DIM_INT, _PROD_BACKWARD,
    _EXCLUSIVE_PRODUCTS, _REVERSED, AMAX, AMIN, _SHARE_AMONG_EQUAL, _SHARE_AMONG_EXTREME, _VAR, VAR, VAR_CORRECTION,
    VAR_DIM, MAX, MAX_OTHER, MAX_DIM, _FOREACH_MAX, MIN, MIN_OTHER, MIN_DIM, AMINMAX, _XOR_SUM, HASH_TENSOR,
    _VAR_MEAN, VAR_MEAN, VAR_MEAN_CORRECTION, VAR_MEAN_DIM, LOGSUMEXP, SPECIAL_LOGSUMEXP, _SHARES_OF_SUM,
    SOFTMAX_INT, SPECIAL_SOFTMAX_INT, _SOFTMAX_GRADIENT, _SAFE_SOFTMAX, _SOFTMAX_BACKWARD_DATA,
    _LOG_SOFTMAX_BACKWARD_DATA, LOG_SOFTMAX_INT, _EUCLIDEAN_NORM, _POWER_NORM, _POWER_OR_ZERO, _RATIO_OR_ZERO,
)

__all__ = [
    "sum", "mean", "prod", "amax", "amin", "var", "max", "_foreach_max", "min", "aminmax", "hash_tensor", "var_mean",
    "logsumexp", "softmax", "_safe_softmax", "_softmax_backward_data", "_log_softmax_backward_data", "log_softmax",
]

SUM_FORMS = Overloads("sum", SUM, SUM_DIM_INTLIST)
_UNREDUCE_FORMS = Overloads("_unreduce", _UNREDUCE)
_PLACE_AT_FORMS = Overloads("_place_at", _PLACE_AT)
MEAN_FORMS = Overloads("mean", MEAN, MEAN_DIM)
PROD_FORMS = Overloads("prod", PROD, PROD_DIM_INT)
_PROD_BACKWARD_FORMS = Overloads("_prod_backward", _PROD_BACKWARD)
_EXCLUSIVE_PRODUCTS_FORMS = Overloads("_exclusive_products", _EXCLUSIVE_PRODUCTS)
_REVERSED_FORMS = Overloads("_reversed", _REVERSED)
AMAX_FORMS = Overloads("amax", AMAX)
AMIN_FORMS = Overloads("amin", AMIN)
_SHARE_AMONG_EQUAL_FORMS = Overloads("_share_among_equal", _SHARE_AMONG_EQUAL)
_SHARE_AMONG_EXTREME_FORMS = Overloads("_share_among_extreme", _SHARE_AMONG_EXTREME)
_VAR_FORMS = Overloads("_var", _VAR)
VAR_FORMS = Overloads("var", VAR, VAR_CORRECTION, VAR_DIM)
MAX_FORMS = Overloads("max", MAX, MAX_OTHER, MAX_DIM)
_FOREACH_MAX_FORMS = Overloads("_foreach_max", _FOREACH_MAX)
MIN_FORMS = Overloads("min", MIN, MIN_OTHER, MIN_DIM)
AMINMAX_FORMS = Overloads("aminmax", AMINMAX)
_XOR_SUM_FORMS = Overloads("_xor_sum", _XOR_SUM)
HASH_TENSOR_FORMS = Overloads("hash_tensor", HASH_TENSOR)
_VAR_MEAN_FORMS = Overloads("_var_mean", _VAR_MEAN)
VAR_MEAN_FORMS = Overloads("var_mean", VAR_MEAN, VAR_MEAN_CORRECTION, VAR_MEAN_DIM)
LOGSUMEXP_FORMS = Overloads("logsumexp", LOGSUMEXP)
SPECIAL_LOGSUMEXP_FORMS = Overloads("special_logsumexp", SPECIAL_LOGSUMEXP)
_SHARES_OF_SUM_FORMS = Overloads("_shares_of_sum", _SHARES_OF_SUM)
SOFTMAX_FORMS = Overloads("softmax", SOFTMAX_INT)
SPECIAL_SOFTMAX_FORMS = Overloads("special_softmax", SPECIAL_SOFTMAX_INT)
_SOFTMAX_GRADIENT_FORMS = Overloads("_softmax_gradient", _SOFTMAX_GRADIENT)
_SAFE_SOFTMAX_FORMS = Overloads("_safe_softmax", _SAFE_SOFTMAX)
_SOFTMAX_BACKWARD_DATA_FORMS = Overloads("_softmax_backward_data", _SOFTMAX_BACKWARD_DATA)
_LOG_SOFTMAX_BACKWARD_DATA_FORMS = Overloads("_log_softmax_backward_data", _LOG_SOFTMAX_BACKWARD_DATA)
LOG_SOFTMAX_FORMS = Overloads("log_softmax", LOG_SOFTMAX_INT)
_EUCLIDEAN_NORM_FORMS = Overloads("_euclidean_norm", _EUCLIDEAN_NORM)
_POWER_NORM_FORMS = Overloads("_power_norm", _POWER_NORM)
_POWER_OR_ZERO_FORMS = Overloads("_power_or_zero", _POWER_OR_ZERO)
_RATIO_OR_ZERO_FORMS = Overloads("_ratio_or_zero", _RATIO_OR_ZERO)


def sum(input=MISSING, dim=MISSING, *rest, **named):
    """sum(input, *, dtype=None) -> Tensor
    sum(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The sum of all elements; bool and integers are summed as int64.

    >>> a = ow.tensor([[1, 2], [3, 4]])
    >>> a.sum()
    tensor(10)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return SUM[input._keys](input, None)
            if isinstance(input, Tensor) and type(dim) is int:
                return SUM_DIM_INTLIST[input._keys](input, (dim,), False, None)
        return SUM_FORMS.call(input, dim, rest, named)
    except Exception:
        SUM_FORMS.translate(input, dim, rest, named)
        raise


def _unreduce(grad=MISSING, sizes=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_unreduce(grad, sizes, dim, keepdim) -> Tensor

    A reduced tensor spread over the shape it was reduced from.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dim) is int
                and type(keepdim) is bool
            ):
                return _UNREDUCE[grad._keys](grad, sizes, (dim,), keepdim)
        return _UNREDUCE_FORMS.call(grad, sizes, dim, keepdim, rest, named)
    except Exception:
        _UNREDUCE_FORMS.translate(grad, sizes, dim, keepdim, rest, named)
        raise


def _place_at(grad=MISSING, sizes=MISSING, dim=MISSING, index=MISSING, keepdim=MISSING, *rest, **named):
    """_place_at(grad, sizes, dim, index, keepdim) -> Tensor

    Zeros of the given sizes with `grad` at the places that a reduction over `dim` chose.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dim) is int
                and isinstance(index, Tensor)
                and type(keepdim) is bool
            ):
                return _PLACE_AT[grad._keys | index._keys](grad, sizes, dim, index, keepdim)
        return _PLACE_AT_FORMS.call(grad, sizes, dim, index, keepdim, rest, named)
    except Exception:
        _PLACE_AT_FORMS.translate(grad, sizes, dim, index, keepdim, rest, named)
        raise


def mean(input=MISSING, dim=MISSING, *rest, **named):
    """mean(input, *, dtype=None, out=None) -> Tensor
    mean(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The mean of all elements, `sum / n`; NaN of no elements.

    >>> ow.mean(ow.tensor([1.0, 2.0, 6.0]))
    tensor(3.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return MEAN[input._keys](input, None)
            if isinstance(input, Tensor) and type(dim) is int:
                return MEAN_DIM[input._keys](input, (dim,), False, None)
        return MEAN_FORMS.call(input, dim, rest, named)
    except Exception:
        MEAN_FORMS.translate(input, dim, rest, named)
        raise


def prod(input=MISSING, dim=MISSING, *rest, **named):
    """prod(input, *, dtype=None) -> Tensor
    prod(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The product of all elements; bool and integers are multiplied as int64.

    >>> ow.prod(ow.tensor([2, 3, 4]))
    tensor(24)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return PROD[input._keys](input, None)
            if isinstance(input, Tensor) and type(dim) is int:
                return PROD_DIM_INT[input._keys](input, dim, False, None)
        return PROD_FORMS.call(input, dim, rest, named)
    except Exception:
        PROD_FORMS.translate(input, dim, rest, named)
        raise


def _prod_backward(grad=MISSING, input=MISSING, result=MISSING, dim=MISSING, *rest, **named):
    """_prod_backward(grad, input, result, dim) -> Tensor

    The gradient of a product: `grad` times the product of the other elements, right where some are 0.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(result, Tensor)
                and type(dim) is int
            ):
                return _PROD_BACKWARD[grad._keys | input._keys | result._keys](grad, input, result, dim)
        return _PROD_BACKWARD_FORMS.call(grad, input, result, dim, rest, named)
    except Exception:
        _PROD_BACKWARD_FORMS.translate(grad, input, result, dim, rest, named)
        raise


def _exclusive_products(input=MISSING, dim=MISSING, *rest, **named):
    """_exclusive_products(input, dim) -> Tensor

    At every place the product of the elements before it.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return _EXCLUSIVE_PRODUCTS[input._keys](input, dim)
        return _EXCLUSIVE_PRODUCTS_FORMS.call(input, dim, rest, named)
    except Exception:
        _EXCLUSIVE_PRODUCTS_FORMS.translate(input, dim, rest, named)
        raise


def _reversed(input=MISSING, dim=MISSING, *rest, **named):
    """_reversed(input, dim) -> Tensor

    The elements in reverse order along a dimension.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return _REVERSED[input._keys](input, dim)
        return _REVERSED_FORMS.call(input, dim, rest, named)
    except Exception:
        _REVERSED_FORMS.translate(input, dim, rest, named)
        raise


def amax(input=MISSING, *rest, **named):
    """amax(input, dim=(), keepdim=False, *, out=None) -> Tensor

    The largest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no largest of no elements (IndexError).

    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]), 1)
    tensor([9, 4])
    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]))
    tensor(9)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return AMAX[input._keys](input, (), False)
        return AMAX_FORMS.call(input, rest, named)
    except Exception:
        AMAX_FORMS.translate(input, rest, named)
        raise


def amin(input=MISSING, *rest, **named):
    """amin(input, dim=(), keepdim=False, *, out=None) -> Tensor

    The smallest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no smallest of no elements (IndexError).

    >>> ow.amin(ow.tensor([[1, 9], [4, 2]]), 0, keepdim=True)
    tensor([[1, 2]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return AMIN[input._keys](input, (), False)
        return AMIN_FORMS.call(input, rest, named)
    except Exception:
        AMIN_FORMS.translate(input, rest, named)
        raise


def _share_among_equal(grad=MISSING, input=MISSING, result=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_share_among_equal(grad, input, result, dim, keepdim) -> Tensor

    `grad` at the places where `self` equals its reduction, divided by their number.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(result, Tensor)
                and type(dim) is int
                and type(keepdim) is bool
            ):
                return _SHARE_AMONG_EQUAL[grad._keys | input._keys | result._keys](grad, input, result, (dim,), keepdim)
        return _SHARE_AMONG_EQUAL_FORMS.call(grad, input, result, dim, keepdim, rest, named)
    except Exception:
        _SHARE_AMONG_EQUAL_FORMS.translate(grad, input, result, dim, keepdim, rest, named)
        raise


def _share_among_extreme(grad=MISSING, input=MISSING, result=MISSING, *rest, **named):
    """_share_among_extreme(grad, input, result) -> Tensor

    `grad` at the places of the extreme `result` of `self`, NaN among them, divided by their number.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and isinstance(result, Tensor):
                return _SHARE_AMONG_EXTREME[grad._keys | input._keys | result._keys](grad, input, result)
        return _SHARE_AMONG_EXTREME_FORMS.call(grad, input, result, rest, named)
    except Exception:
        _SHARE_AMONG_EXTREME_FORMS.translate(grad, input, result, rest, named)
        raise


def _var(input=MISSING, dim=MISSING, correction=MISSING, keepdim=MISSING, *rest, **named):
    """_var(input, dim, correction, keepdim) -> Tensor

    The mean square distance from the mean, over `count - correction`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and (
                type(correction) is float or type(correction) is int
            ) and type(keepdim) is bool:
                return _VAR[input._keys](input, (dim,), correction, keepdim)
        return _VAR_FORMS.call(input, dim, correction, keepdim, rest, named)
    except Exception:
        _VAR_FORMS.translate(input, dim, correction, keepdim, rest, named)
        raise


def var(input=MISSING, dim=MISSING, /, *rest, **named):
    """var(input, unbiased=True) -> Tensor
    var(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
    var(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor

    The variance of all elements, `sum((x - mean)²) / (n - 1)`; over `n` with `unbiased=False`.

    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.6667)
    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]), unbiased=False)
    tensor(1.2500)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return VAR[input._keys](input, True)
            if isinstance(input, Tensor) and type(dim) is int:
                return VAR_DIM[input._keys](input, (dim,), True, False)
        return VAR_FORMS.call(input, dim, rest, named)
    except Exception:
        VAR_FORMS.translate(input, dim, rest, named)
        raise


def max(input=MISSING, other=MISSING, /, *rest, **named):
    """max(input, *, out=None) -> Tensor
    max(input, other, *, out=None) -> Tensor
    max(input, dim, keepdim=False, *, out=None) -> return_types.max

    The largest element; NaN if there is one.

    Equal elements share its gradient. There is no largest of no elements (IndexError).

    >>> ow.max(ow.tensor([1.0, 5.0, 2.0]))
    tensor(5.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and other is MISSING:
                return MAX[input._keys](input)
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return MAX_OTHER[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and type(other) is int:
                return MAX_DIM[input._keys](input, other, False)
        return MAX_FORMS.call(input, other, rest, named)
    except Exception:
        MAX_FORMS.translate(input, other, rest, named)
        raise


def _foreach_max(input=MISSING, *rest, **named):
    """_foreach_max(input) -> tuple[Tensor, ...]

    `max` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_MAX[keys_of(input)](tuple(input))
        return _FOREACH_MAX_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_MAX_FORMS.translate(input, rest, named)
        raise


def min(input=MISSING, other=MISSING, /, *rest, **named):
    """min(input, *, out=None) -> Tensor
    min(input, other, *, out=None) -> Tensor
    min(input, dim, keepdim=False, *, out=None) -> return_types.min

    The smallest element; NaN if there is one.

    Equal elements share its gradient. There is no smallest of no elements (IndexError).

    >>> ow.min(ow.tensor([1.0, 5.0, 2.0]))
    tensor(1.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and other is MISSING:
                return MIN[input._keys](input)
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return MIN_OTHER[input._keys | other._keys](input, other)
            if isinstance(input, Tensor) and type(other) is int:
                return MIN_DIM[input._keys](input, other, False)
        return MIN_FORMS.call(input, other, rest, named)
    except Exception:
        MIN_FORMS.translate(input, other, rest, named)
        raise


def aminmax(input=MISSING, *rest, **named):
    """aminmax(input, *, dim=None, keepdim=False, out=None) -> return_types.aminmax

    The smallest and the largest element, along `dim` or of all; NaN if there is one.

    >>> low, high = ow.aminmax(ow.tensor([[1, 9], [4, 2]]), dim=1)
    >>> low
    tensor([1, 2])
    >>> high
    tensor([9, 4])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return AMINMAX[input._keys](input, None, False)
        return AMINMAX_FORMS.call(input, rest, named)
    except Exception:
        AMINMAX_FORMS.translate(input, rest, named)
        raise


def _xor_sum(input=MISSING, *rest, **named):
    """_xor_sum(input, dim=None, keepdim=False) -> Tensor

    The exclusive or of all bits.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _XOR_SUM[input._keys](input, None, False)
        return _XOR_SUM_FORMS.call(input, rest, named)
    except Exception:
        _XOR_SUM_FORMS.translate(input, rest, named)
        raise


def hash_tensor(input=MISSING, *rest, **named):
    """hash_tensor(input, dim=(), *, keepdim=False, mode=0, out=None) -> Tensor

    The exclusive or of the elements' 64 bits, as float64 or int64, along dimensions or of all; a uint64.

    >>> ow.hash_tensor(ow.tensor([1, 2, 7]))
    tensor(4, dtype=uint64)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return HASH_TENSOR[input._keys](input, (), False, 0)
        return HASH_TENSOR_FORMS.call(input, rest, named)
    except Exception:
        HASH_TENSOR_FORMS.translate(input, rest, named)
        raise


def _var_mean(input=MISSING, dim=MISSING, correction=MISSING, keepdim=MISSING, *rest, **named):
    """_var_mean(input, dim, correction, keepdim) -> return_types.var_mean

    The variance over `count - correction`, and the mean.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and (
                type(correction) is float or type(correction) is int
            ) and type(keepdim) is bool:
                return _VAR_MEAN[input._keys](input, (dim,), correction, keepdim)
        return _VAR_MEAN_FORMS.call(input, dim, correction, keepdim, rest, named)
    except Exception:
        _VAR_MEAN_FORMS.translate(input, dim, correction, keepdim, rest, named)
        raise


def var_mean(input=MISSING, dim=MISSING, /, *rest, **named):
    """var_mean(input, unbiased=True) -> tuple[Tensor, Tensor]
    var_mean(input, dim=None, *, correction=None, keepdim=False) -> tuple[Tensor, Tensor]
    var_mean(input, dim, unbiased=True, keepdim=False) -> tuple[Tensor, Tensor]

    The variance and the mean of all elements; the variance over `n - 1`, or over `n` with `unbiased=False`.

    >>> ow.var_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.6667), tensor(2.5000))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return VAR_MEAN[input._keys](input, True)
            if isinstance(input, Tensor) and type(dim) is int:
                return VAR_MEAN_DIM[input._keys](input, (dim,), True, False)
        return VAR_MEAN_FORMS.call(input, dim, rest, named)
    except Exception:
        VAR_MEAN_FORMS.translate(input, dim, rest, named)
        raise


def logsumexp(input=MISSING, dim=MISSING, *rest, **named):
    """logsumexp(input, dim, keepdim=False, *, out=None) -> Tensor

    The logarithm of the sum of exponentials, `log(sum(exp(input)))`.

    The largest element is taken out first, so that nothing overflows.

    >>> ow.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return LOGSUMEXP[input._keys](input, (dim,), False)
        return LOGSUMEXP_FORMS.call(input, dim, rest, named)
    except Exception:
        LOGSUMEXP_FORMS.translate(input, dim, rest, named)
        raise


def special_logsumexp(input=MISSING, dim=MISSING, *rest, **named):
    """Another name of `logsumexp`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return SPECIAL_LOGSUMEXP[input._keys](input, (dim,), False)
        return SPECIAL_LOGSUMEXP_FORMS.call(input, dim, rest, named)
    except Exception:
        SPECIAL_LOGSUMEXP_FORMS.translate(input, dim, rest, named)
        raise


def _shares_of_sum(input=MISSING, result=MISSING, dim=MISSING, *rest, **named):
    """_shares_of_sum(input, result, dim) -> Tensor

    The derivatives of `result`, the `logsumexp` of `self` in its dimensions; equal infinities share.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(result, Tensor) and type(dim) is int:
                return _SHARES_OF_SUM[input._keys | result._keys](input, result, (dim,))
        return _SHARES_OF_SUM_FORMS.call(input, result, dim, rest, named)
    except Exception:
        _SHARES_OF_SUM_FORMS.translate(input, result, dim, rest, named)
        raise


def softmax(input=MISSING, dim=MISSING, *rest, **named):
    """softmax(input, dim, dtype=None, *, out=None) -> Tensor

    Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    The largest element is taken out first, so that nothing overflows. Integers need a floating `dtype`.

    >>> ow.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    >>> ow.tensor([[0.0, 0.0], [1000.0, 0.0]]).softmax(1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return SOFTMAX_INT[input._keys](input, dim, None)
        return SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


def special_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """Another name of `softmax`."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return SPECIAL_SOFTMAX_INT[input._keys](input, dim, None)
        return SPECIAL_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        SPECIAL_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


def _softmax_gradient(input=MISSING, output=MISSING, dim=MISSING, *rest, **named):
    """_softmax_gradient(input, output, dim) -> Tensor

    The gradient of the input of `softmax` along a dimension, from that of its result, `output`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(output, Tensor) and type(dim) is int:
                return _SOFTMAX_GRADIENT[input._keys | output._keys](input, output, dim)
        return _SOFTMAX_GRADIENT_FORMS.call(input, output, dim, rest, named)
    except Exception:
        _SOFTMAX_GRADIENT_FORMS.translate(input, output, dim, rest, named)
        raise


def _safe_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """_safe_softmax(input, dim, dtype=None) -> Tensor

    `softmax`, and zeros where all elements are negative infinity, as of a query that may attend to nothing.

    >>> ow._safe_softmax(ow.tensor([[0.0, 0.0], [-ow.inf, -ow.inf]]), 1)
    tensor([[0.5000, 0.5000],
            [0.0000, 0.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return _SAFE_SOFTMAX[input._keys](input, dim, None)
        return _SAFE_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        _SAFE_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


def _softmax_backward_data(grad_output=MISSING, output=MISSING, dim=MISSING, input_dtype=MISSING, *rest, **named):
    """_softmax_backward_data(grad_output, output, dim, input_dtype) -> Tensor

    The gradient of the input of `softmax`, whose result was `output`; of an input in float16 it has that
        dtype, also
    where the gradient is float32.

    >>> ow._softmax_backward_data(ow.tensor([1.0, 0.0]), ow.tensor([0.5, 0.5]), 0, ow.float32)
    tensor([ 0.2500, -0.2500])
    """
    try:
        return _SOFTMAX_BACKWARD_DATA_FORMS.call(grad_output, output, dim, input_dtype, rest, named)
    except Exception:
        _SOFTMAX_BACKWARD_DATA_FORMS.translate(grad_output, output, dim, input_dtype, rest, named)
        raise


def _log_softmax_backward_data(grad_output=MISSING, output=MISSING, dim=MISSING, input_dtype=MISSING, *rest, **named):
    """_log_softmax_backward_data(grad_output, output, dim, input_dtype) -> Tensor

    The gradient of the input of `log_softmax`, whose result was `output`; of an input in float16 it has
        that dtype, also
    where the gradient is float32.

    >>> ow._log_softmax_backward_data(ow.tensor([1.0, 0.0]), ow.tensor([0.0, -ow.inf]), 0, ow.float32)
    tensor([0., 0.])
    """
    try:
        return _LOG_SOFTMAX_BACKWARD_DATA_FORMS.call(grad_output, output, dim, input_dtype, rest, named)
    except Exception:
        _LOG_SOFTMAX_BACKWARD_DATA_FORMS.translate(grad_output, output, dim, input_dtype, rest, named)
        raise


def log_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """log_softmax(input, dim, dtype=None, *, out=None) -> Tensor

    The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
    tensor([-1000.,     0.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return LOG_SOFTMAX_INT[input._keys](input, dim, None)
        return LOG_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        LOG_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


def _euclidean_norm(input=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_euclidean_norm(input, dim, keepdim) -> Tensor

    The root of the sum of squares.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(keepdim) is bool:
                return _EUCLIDEAN_NORM[input._keys](input, (dim,), keepdim)
        return _EUCLIDEAN_NORM_FORMS.call(input, dim, keepdim, rest, named)
    except Exception:
        _EUCLIDEAN_NORM_FORMS.translate(input, dim, keepdim, rest, named)
        raise


def _power_norm(input=MISSING, ord=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_power_norm(input, ord, dim, keepdim) -> Tensor

    The root of the sum of powers of numbers that are not negative.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (
                type(ord) is float or type(ord) is int
            ) and type(dim) is int and type(keepdim) is bool:
                return _POWER_NORM[input._keys](input, ord, (dim,), keepdim)
        return _POWER_NORM_FORMS.call(input, ord, dim, keepdim, rest, named)
    except Exception:
        _POWER_NORM_FORMS.translate(input, ord, dim, keepdim, rest, named)
        raise


def _power_or_zero(input=MISSING, exponent=MISSING, *rest, **named):
    """_power_or_zero(input, exponent) -> Tensor

    `self` to a power, 0 where it is 0.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and (type(exponent) is float or type(exponent) is int):
            return _POWER_OR_ZERO[input._keys](input, exponent)
    return _POWER_OR_ZERO_FORMS.call(input, exponent, rest, named)


def _ratio_or_zero(input=MISSING, other=MISSING, *rest, **named):
    """_ratio_or_zero(input, other) -> Tensor

    `self / other`, 0 where `other` is 0.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _RATIO_OR_ZERO[input._keys | other._keys](input, other)
    return _RATIO_OR_ZERO_FORMS.call(input, other, rest, named)


class Methods:
    """What Tensor has of them."""

    def sum(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return SUM[self._keys](self, None)
                if type(dim) is int:
                    return SUM_DIM_INTLIST[self._keys](self, (dim,), False, None)
            return SUM_FORMS.method(self, dim, rest, named)
        except Exception:
            SUM_FORMS.translate(self, dim, rest, named)
            raise

    def mean(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return MEAN[self._keys](self, None)
                if type(dim) is int:
                    return MEAN_DIM[self._keys](self, (dim,), False, None)
            return MEAN_FORMS.method(self, dim, rest, named)
        except Exception:
            MEAN_FORMS.translate(self, dim, rest, named)
            raise

    def prod(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return PROD[self._keys](self, None)
                if type(dim) is int:
                    return PROD_DIM_INT[self._keys](self, dim, False, None)
            return PROD_FORMS.method(self, dim, rest, named)
        except Exception:
            PROD_FORMS.translate(self, dim, rest, named)
            raise

    def amax(self, *rest, **named):
        try:
            if not (rest or named):
                return AMAX[self._keys](self, (), False)
            return AMAX_FORMS.method(self, rest, named)
        except Exception:
            AMAX_FORMS.translate(self, rest, named)
            raise

    def amin(self, *rest, **named):
        try:
            if not (rest or named):
                return AMIN[self._keys](self, (), False)
            return AMIN_FORMS.method(self, rest, named)
        except Exception:
            AMIN_FORMS.translate(self, rest, named)
            raise

    def var(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return VAR[self._keys](self, True)
                if type(dim) is int:
                    return VAR_DIM[self._keys](self, (dim,), True, False)
            return VAR_FORMS.method(self, dim, rest, named)
        except Exception:
            VAR_FORMS.translate(self, dim, rest, named)
            raise

    def max(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if other is MISSING:
                    return MAX[self._keys](self)
                if isinstance(other, Tensor):
                    return MAX_OTHER[self._keys | other._keys](self, other)
                if type(other) is int:
                    return MAX_DIM[self._keys](self, other, False)
            return MAX_FORMS.method(self, other, rest, named)
        except Exception:
            MAX_FORMS.translate(self, other, rest, named)
            raise

    def min(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if other is MISSING:
                    return MIN[self._keys](self)
                if isinstance(other, Tensor):
                    return MIN_OTHER[self._keys | other._keys](self, other)
                if type(other) is int:
                    return MIN_DIM[self._keys](self, other, False)
            return MIN_FORMS.method(self, other, rest, named)
        except Exception:
            MIN_FORMS.translate(self, other, rest, named)
            raise

    def aminmax(self, *rest, **named):
        try:
            if not (rest or named):
                return AMINMAX[self._keys](self, None, False)
            return AMINMAX_FORMS.method(self, rest, named)
        except Exception:
            AMINMAX_FORMS.translate(self, rest, named)
            raise

    def hash_tensor(self, *rest, **named):
        try:
            if not (rest or named):
                return HASH_TENSOR[self._keys](self, (), False, 0)
            return HASH_TENSOR_FORMS.method(self, rest, named)
        except Exception:
            HASH_TENSOR_FORMS.translate(self, rest, named)
            raise

    def logsumexp(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return LOGSUMEXP[self._keys](self, (dim,), False)
            return LOGSUMEXP_FORMS.method(self, dim, rest, named)
        except Exception:
            LOGSUMEXP_FORMS.translate(self, dim, rest, named)
            raise

    def softmax(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return SOFTMAX_INT[self._keys](self, dim, None)
            return SOFTMAX_FORMS.method(self, dim, rest, named)
        except Exception:
            SOFTMAX_FORMS.translate(self, dim, rest, named)
            raise

    def log_softmax(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(dim) is int:
                    return LOG_SOFTMAX_INT[self._keys](self, dim, None)
            return LOG_SOFTMAX_FORMS.method(self, dim, rest, named)
        except Exception:
            LOG_SOFTMAX_FORMS.translate(self, dim, rest, named)
            raise


hang(Methods, __name__)
