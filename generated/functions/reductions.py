"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

SUM = find("sum")
SUM_DIM_INTLIST = find("sum.dim_IntList")
SUM_INTLIST_OUT = find("sum.IntList_out")
_UNREDUCE = find("_unreduce")
_PLACE_AT = find("_place_at")
MEAN = find("mean")
MEAN_DIM = find("mean.dim")
MEAN_OUT = find("mean.out")
PROD = find("prod")
PROD_DIM_INT = find("prod.dim_int")
PROD_INT_OUT = find("prod.int_out")
_PROD_BACKWARD = find("_prod_backward")
_EXCLUSIVE_PRODUCTS = find("_exclusive_products")
_REVERSED = find("_reversed")
AMAX = find("amax")
AMAX_OUT = find("amax.out")
AMIN = find("amin")
AMIN_OUT = find("amin.out")
_SHARE_AMONG_EQUAL = find("_share_among_equal")
_VAR = find("_var")
VAR = find("var")
VAR_CORRECTION = find("var.correction")
VAR_CORRECTION_OUT = find("var.correction_out")
VAR_DIM = find("var.dim")
VAR_OUT = find("var.out")
MAX = find("max")
MAX_UNARY_OUT = find("max.unary_out")
MAX_OTHER = find("max.other")
MAX_OUT = find("max.out")
MAX_DIM = find("max.dim")
MAX_DIM_MAX = find("max.dim_max")
MIN = find("min")
MIN_UNARY_OUT = find("min.unary_out")
MIN_OTHER = find("min.other")
MIN_OUT = find("min.out")
MIN_DIM = find("min.dim")
MIN_DIM_MIN = find("min.dim_min")
AMINMAX = find("aminmax")
AMINMAX_OUT = find("aminmax.out")
_VAR_MEAN = find("_var_mean")
VAR_MEAN = find("var_mean")
VAR_MEAN_CORRECTION = find("var_mean.correction")
VAR_MEAN_DIM = find("var_mean.dim")
LOGSUMEXP = find("logsumexp")
LOGSUMEXP_OUT = find("logsumexp.out")
SOFTMAX_INT = find("softmax.int")
LOG_SOFTMAX_INT = find("log_softmax.int")
_EUCLIDEAN_NORM = find("_euclidean_norm")
_RATIO_OR_ZERO = find("_ratio_or_zero")

SUM_FORMS = Overloads(
    "sum",
    (SUM, (("input", "Tensor"), ("dtype", "ScalarType?", None)), 1, None, 0, False),
    (
        SUM_DIM_INTLIST,
        (("input", "Tensor"), ("dim", "int[1]?"), ("keepdim", "bool", False), ("dtype", "ScalarType?", None)),
        1,
        SUM_INTLIST_OUT,
        1,
        False,
    ),
)


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
            if type(input) is Tensor and dim is MISSING:
                return SUM[input._keys](input, None)
            if type(input) is Tensor and type(dim) is int:
                return SUM_DIM_INTLIST[input._keys](input, (dim,), False, None)
        return SUM_FORMS.call(input, dim, rest, named)
    except Exception:
        SUM_FORMS.translate(input, dim, rest, named)
        raise


_UNREDUCE_FORMS = Overloads(
    "_unreduce",
    (_UNREDUCE, (("grad", "Tensor"), ("sizes", "int[]"), ("dim", "int[1]?"), ("keepdim", "bool")), 0, None, 0, False),
)


def _unreduce(grad=MISSING, sizes=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_unreduce(grad, sizes, dim, keepdim) -> Tensor

    A reduced tensor spread over the shape it was reduced from.
    """
    try:
        if not (rest or named):
            if (
                type(grad) is Tensor
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


_PLACE_AT_FORMS = Overloads(
    "_place_at",
    (
        _PLACE_AT,
        (("grad", "Tensor"), ("sizes", "int[]"), ("dim", "int"), ("index", "Tensor"), ("keepdim", "bool")),
        0,
        None,
        0,
        False,
    ),
)


def _place_at(grad=MISSING, sizes=MISSING, dim=MISSING, index=MISSING, keepdim=MISSING, *rest, **named):
    """_place_at(grad, sizes, dim, index, keepdim) -> Tensor

    Zeros of the given sizes with `grad` at the places that a reduction over `dim` chose.
    """
    try:
        if not (rest or named):
            if (
                type(grad) is Tensor
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dim) is int
                and type(index) is Tensor
                and type(keepdim) is bool
            ):
                return _PLACE_AT[grad._keys | index._keys](grad, sizes, dim, index, keepdim)
        return _PLACE_AT_FORMS.call(grad, sizes, dim, index, keepdim, rest, named)
    except Exception:
        _PLACE_AT_FORMS.translate(grad, sizes, dim, index, keepdim, rest, named)
        raise


MEAN_FORMS = Overloads(
    "mean",
    (MEAN, (("input", "Tensor"), ("dtype", "ScalarType?", None)), 1, None, 0, False),
    (
        MEAN_DIM,
        (("input", "Tensor"), ("dim", "int[1]?"), ("keepdim", "bool", False), ("dtype", "ScalarType?", None)),
        1,
        MEAN_OUT,
        1,
        False,
    ),
)


def mean(input=MISSING, dim=MISSING, *rest, **named):
    """mean(input, *, dtype=None) -> Tensor
    mean(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The mean of all elements, `sum / n`; NaN of no elements.

    >>> ow.mean(ow.tensor([1.0, 2.0, 6.0]))
    tensor(3.)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and dim is MISSING:
                return MEAN[input._keys](input, None)
            if type(input) is Tensor and type(dim) is int:
                return MEAN_DIM[input._keys](input, (dim,), False, None)
        return MEAN_FORMS.call(input, dim, rest, named)
    except Exception:
        MEAN_FORMS.translate(input, dim, rest, named)
        raise


PROD_FORMS = Overloads(
    "prod",
    (PROD, (("input", "Tensor"), ("dtype", "ScalarType?", None)), 1, None, 0, False),
    (
        PROD_DIM_INT,
        (("input", "Tensor"), ("dim", "int"), ("keepdim", "bool", False), ("dtype", "ScalarType?", None)),
        1,
        PROD_INT_OUT,
        1,
        False,
    ),
)


def prod(input=MISSING, dim=MISSING, *rest, **named):
    """prod(input, *, dtype=None) -> Tensor
    prod(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The product of all elements; bool and integers are multiplied as int64.

    >>> ow.prod(ow.tensor([2, 3, 4]))
    tensor(24)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and dim is MISSING:
                return PROD[input._keys](input, None)
            if type(input) is Tensor and type(dim) is int:
                return PROD_DIM_INT[input._keys](input, dim, False, None)
        return PROD_FORMS.call(input, dim, rest, named)
    except Exception:
        PROD_FORMS.translate(input, dim, rest, named)
        raise


_PROD_BACKWARD_FORMS = Overloads(
    "_prod_backward",
    (
        _PROD_BACKWARD,
        (("grad", "Tensor"), ("input", "Tensor"), ("result", "Tensor"), ("dim", "int")),
        0,
        None,
        0,
        False,
    ),
)


def _prod_backward(grad=MISSING, input=MISSING, result=MISSING, dim=MISSING, *rest, **named):
    """_prod_backward(grad, input, result, dim) -> Tensor

    The gradient of a product: `grad` times the product of the other elements, right where some are 0.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(input) is Tensor and type(result) is Tensor and type(dim) is int:
                return _PROD_BACKWARD[grad._keys | input._keys | result._keys](grad, input, result, dim)
        return _PROD_BACKWARD_FORMS.call(grad, input, result, dim, rest, named)
    except Exception:
        _PROD_BACKWARD_FORMS.translate(grad, input, result, dim, rest, named)
        raise


_EXCLUSIVE_PRODUCTS_FORMS = Overloads(
    "_exclusive_products",
    (_EXCLUSIVE_PRODUCTS, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def _exclusive_products(input=MISSING, dim=MISSING, *rest, **named):
    """_exclusive_products(input, dim) -> Tensor

    At every place the product of the elements before it.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return _EXCLUSIVE_PRODUCTS[input._keys](input, dim)
        return _EXCLUSIVE_PRODUCTS_FORMS.call(input, dim, rest, named)
    except Exception:
        _EXCLUSIVE_PRODUCTS_FORMS.translate(input, dim, rest, named)
        raise


_REVERSED_FORMS = Overloads(
    "_reversed",
    (_REVERSED, (("input", "Tensor"), ("dim", "int")), 0, None, 0, False),
)


def _reversed(input=MISSING, dim=MISSING, *rest, **named):
    """_reversed(input, dim) -> Tensor

    The elements in reverse order along a dimension.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return _REVERSED[input._keys](input, dim)
        return _REVERSED_FORMS.call(input, dim, rest, named)
    except Exception:
        _REVERSED_FORMS.translate(input, dim, rest, named)
        raise


AMAX_FORMS = Overloads(
    "amax",
    (AMAX, (("input", "Tensor"), ("dim", "int[1]", ()), ("keepdim", "bool", False)), 0, AMAX_OUT, 1, False),
)


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
            if type(input) is Tensor:
                return AMAX[input._keys](input, (), False)
        return AMAX_FORMS.call(input, rest, named)
    except Exception:
        AMAX_FORMS.translate(input, rest, named)
        raise


AMIN_FORMS = Overloads(
    "amin",
    (AMIN, (("input", "Tensor"), ("dim", "int[1]", ()), ("keepdim", "bool", False)), 0, AMIN_OUT, 1, False),
)


def amin(input=MISSING, *rest, **named):
    """amin(input, dim=(), keepdim=False, *, out=None) -> Tensor

    The smallest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no smallest of no elements (IndexError).

    >>> ow.amin(ow.tensor([[1, 9], [4, 2]]), 0, keepdim=True)
    tensor([[1, 2]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return AMIN[input._keys](input, (), False)
        return AMIN_FORMS.call(input, rest, named)
    except Exception:
        AMIN_FORMS.translate(input, rest, named)
        raise


_SHARE_AMONG_EQUAL_FORMS = Overloads(
    "_share_among_equal",
    (
        _SHARE_AMONG_EQUAL,
        (("grad", "Tensor"), ("input", "Tensor"), ("result", "Tensor"), ("dim", "int[1]?"), ("keepdim", "bool")),
        0,
        None,
        0,
        False,
    ),
)


def _share_among_equal(grad=MISSING, input=MISSING, result=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_share_among_equal(grad, input, result, dim, keepdim) -> Tensor

    `grad` at the places where `self` equals its reduction, divided by their number.
    """
    try:
        if not (rest or named):
            if (
                type(grad) is Tensor
                and type(input) is Tensor
                and type(result) is Tensor
                and type(dim) is int
                and type(keepdim) is bool
            ):
                return _SHARE_AMONG_EQUAL[grad._keys | input._keys | result._keys](grad, input, result, (dim,), keepdim)
        return _SHARE_AMONG_EQUAL_FORMS.call(grad, input, result, dim, keepdim, rest, named)
    except Exception:
        _SHARE_AMONG_EQUAL_FORMS.translate(grad, input, result, dim, keepdim, rest, named)
        raise


_VAR_FORMS = Overloads(
    "_var",
    (_VAR, (("input", "Tensor"), ("dim", "int[1]?"), ("correction", "Scalar"), ("keepdim", "bool")), 0, None, 0, False),
)


def _var(input=MISSING, dim=MISSING, correction=MISSING, keepdim=MISSING, *rest, **named):
    """_var(input, dim, correction, keepdim) -> Tensor

    The mean square distance from the mean, over `count - correction`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int and (
                type(correction) is float or type(correction) is int
            ) and type(keepdim) is bool:
                return _VAR[input._keys](input, (dim,), correction, keepdim)
        return _VAR_FORMS.call(input, dim, correction, keepdim, rest, named)
    except Exception:
        _VAR_FORMS.translate(input, dim, correction, keepdim, rest, named)
        raise


VAR_FORMS = Overloads(
    "var",
    (VAR, (("input", "Tensor"), ("unbiased", "bool", True)), 0, None, 0, False),
    (
        VAR_CORRECTION,
        (("input", "Tensor"), ("dim", "int[1]?", None), ("correction", "Scalar?", None), ("keepdim", "bool", False)),
        2,
        VAR_CORRECTION_OUT,
        1,
        False,
    ),
    (
        VAR_DIM,
        (("input", "Tensor"), ("dim", "int[1]?"), ("unbiased", "bool", True), ("keepdim", "bool", False)),
        0,
        VAR_OUT,
        1,
        False,
    ),
)


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
            if type(input) is Tensor and dim is MISSING:
                return VAR[input._keys](input, True)
            if type(input) is Tensor and type(dim) is int:
                return VAR_DIM[input._keys](input, (dim,), True, False)
        return VAR_FORMS.call(input, dim, rest, named)
    except Exception:
        VAR_FORMS.translate(input, dim, rest, named)
        raise


MAX_FORMS = Overloads(
    "max",
    (MAX, (("input", "Tensor"),), 0, MAX_UNARY_OUT, 1, False),
    (MAX_OTHER, (("input", "Tensor"), ("other", "Tensor")), 0, MAX_OUT, 1, False),
    (MAX_DIM, (("input", "Tensor"), ("dim", "int"), ("keepdim", "bool", False)), 0, MAX_DIM_MAX, 2, False),
)


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
            if type(input) is Tensor and other is MISSING:
                return MAX[input._keys](input)
            if type(input) is Tensor and type(other) is Tensor:
                return MAX_OTHER[input._keys | other._keys](input, other)
            if type(input) is Tensor and type(other) is int:
                return MAX_DIM[input._keys](input, other, False)
        return MAX_FORMS.call(input, other, rest, named)
    except Exception:
        MAX_FORMS.translate(input, other, rest, named)
        raise


MIN_FORMS = Overloads(
    "min",
    (MIN, (("input", "Tensor"),), 0, MIN_UNARY_OUT, 1, False),
    (MIN_OTHER, (("input", "Tensor"), ("other", "Tensor")), 0, MIN_OUT, 1, False),
    (MIN_DIM, (("input", "Tensor"), ("dim", "int"), ("keepdim", "bool", False)), 0, MIN_DIM_MIN, 2, False),
)


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
            if type(input) is Tensor and other is MISSING:
                return MIN[input._keys](input)
            if type(input) is Tensor and type(other) is Tensor:
                return MIN_OTHER[input._keys | other._keys](input, other)
            if type(input) is Tensor and type(other) is int:
                return MIN_DIM[input._keys](input, other, False)
        return MIN_FORMS.call(input, other, rest, named)
    except Exception:
        MIN_FORMS.translate(input, other, rest, named)
        raise


AMINMAX_FORMS = Overloads(
    "aminmax",
    (AMINMAX, (("input", "Tensor"), ("dim", "int?", None), ("keepdim", "bool", False)), 2, AMINMAX_OUT, 2, False),
)


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
            if type(input) is Tensor:
                return AMINMAX[input._keys](input, None, False)
        return AMINMAX_FORMS.call(input, rest, named)
    except Exception:
        AMINMAX_FORMS.translate(input, rest, named)
        raise


_VAR_MEAN_FORMS = Overloads(
    "_var_mean",
    (
        _VAR_MEAN,
        (("input", "Tensor"), ("dim", "int[1]?"), ("correction", "Scalar"), ("keepdim", "bool")),
        0,
        None,
        0,
        False,
    ),
)


def _var_mean(input=MISSING, dim=MISSING, correction=MISSING, keepdim=MISSING, *rest, **named):
    """_var_mean(input, dim, correction, keepdim) -> return_types.var_mean

    The variance over `count - correction`, and the mean.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int and (
                type(correction) is float or type(correction) is int
            ) and type(keepdim) is bool:
                return _VAR_MEAN[input._keys](input, (dim,), correction, keepdim)
        return _VAR_MEAN_FORMS.call(input, dim, correction, keepdim, rest, named)
    except Exception:
        _VAR_MEAN_FORMS.translate(input, dim, correction, keepdim, rest, named)
        raise


VAR_MEAN_FORMS = Overloads(
    "var_mean",
    (VAR_MEAN, (("input", "Tensor"), ("unbiased", "bool", True)), 0, None, 0, False),
    (
        VAR_MEAN_CORRECTION,
        (("input", "Tensor"), ("dim", "int[1]?", None), ("correction", "Scalar?", None), ("keepdim", "bool", False)),
        2,
        None,
        0,
        False,
    ),
    (
        VAR_MEAN_DIM,
        (("input", "Tensor"), ("dim", "int[1]?"), ("unbiased", "bool", True), ("keepdim", "bool", False)),
        0,
        None,
        0,
        False,
    ),
)


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
            if type(input) is Tensor and dim is MISSING:
                return VAR_MEAN[input._keys](input, True)
            if type(input) is Tensor and type(dim) is int:
                return VAR_MEAN_DIM[input._keys](input, (dim,), True, False)
        return VAR_MEAN_FORMS.call(input, dim, rest, named)
    except Exception:
        VAR_MEAN_FORMS.translate(input, dim, rest, named)
        raise


LOGSUMEXP_FORMS = Overloads(
    "logsumexp",
    (LOGSUMEXP, (("input", "Tensor"), ("dim", "int[1]"), ("keepdim", "bool", False)), 0, LOGSUMEXP_OUT, 1, False),
)


def logsumexp(input=MISSING, dim=MISSING, *rest, **named):
    """logsumexp(input, dim, keepdim=False, *, out=None) -> Tensor

    The logarithm of the sum of exponentials, `log(sum(exp(input)))`.

    The largest element is taken out first, so that nothing overflows.

    >>> ow.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return LOGSUMEXP[input._keys](input, (dim,), False)
        return LOGSUMEXP_FORMS.call(input, dim, rest, named)
    except Exception:
        LOGSUMEXP_FORMS.translate(input, dim, rest, named)
        raise


SOFTMAX_FORMS = Overloads(
    "softmax",
    (SOFTMAX_INT, (("input", "Tensor"), ("dim", "int"), ("dtype", "ScalarType?", None)), 0, None, 0, False),
)


def softmax(input=MISSING, dim=MISSING, *rest, **named):
    """softmax(input, dim, dtype=None) -> Tensor

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
            if type(input) is Tensor and type(dim) is int:
                return SOFTMAX_INT[input._keys](input, dim, None)
        return SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


LOG_SOFTMAX_FORMS = Overloads(
    "log_softmax",
    (LOG_SOFTMAX_INT, (("input", "Tensor"), ("dim", "int"), ("dtype", "ScalarType?", None)), 0, None, 0, False),
)


def log_softmax(input=MISSING, dim=MISSING, *rest, **named):
    """log_softmax(input, dim, dtype=None) -> Tensor

    The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
    tensor([-1000.,     0.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return LOG_SOFTMAX_INT[input._keys](input, dim, None)
        return LOG_SOFTMAX_FORMS.call(input, dim, rest, named)
    except Exception:
        LOG_SOFTMAX_FORMS.translate(input, dim, rest, named)
        raise


_EUCLIDEAN_NORM_FORMS = Overloads(
    "_euclidean_norm",
    (_EUCLIDEAN_NORM, (("input", "Tensor"), ("dim", "int[1]?"), ("keepdim", "bool")), 0, None, 0, False),
)


def _euclidean_norm(input=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_euclidean_norm(input, dim, keepdim) -> Tensor

    The root of the sum of squares.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int and type(keepdim) is bool:
                return _EUCLIDEAN_NORM[input._keys](input, (dim,), keepdim)
        return _EUCLIDEAN_NORM_FORMS.call(input, dim, keepdim, rest, named)
    except Exception:
        _EUCLIDEAN_NORM_FORMS.translate(input, dim, keepdim, rest, named)
        raise


_RATIO_OR_ZERO_FORMS = Overloads(
    "_ratio_or_zero",
    (_RATIO_OR_ZERO, (("input", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
)


def _ratio_or_zero(input=MISSING, other=MISSING, *rest, **named):
    """_ratio_or_zero(input, other) -> Tensor

    `self / other`, 0 where `other` is 0.
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return _RATIO_OR_ZERO[input._keys | other._keys](input, other)
    return _RATIO_OR_ZERO_FORMS.call(input, other, rest, named)
