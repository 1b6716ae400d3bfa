"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of, keys_of
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

SORT_STABLE = find("sort.stable")
SORT_VALUES_STABLE = find("sort.values_stable")
SORT = find("sort")
SORT_VALUES = find("sort.values")
ARGSORT_STABLE = find("argsort.stable")
ARGSORT_STABLE_OUT = find("argsort.stable_out")
ARGSORT = find("argsort")
MSORT = find("msort")
MSORT_OUT = find("msort.out")
TOPK = find("topk")
TOPK_VALUES = find("topk.values")
KTHVALUE = find("kthvalue")
KTHVALUE_VALUES = find("kthvalue.values")
MEDIAN = find("median")
MEDIAN_DIM = find("median.dim")
MEDIAN_DIM_VALUES = find("median.dim_values")
NANMEDIAN = find("nanmedian")
NANMEDIAN_DIM = find("nanmedian.dim")
NANMEDIAN_DIM_VALUES = find("nanmedian.dim_values")
MODE = find("mode")
MODE_VALUES = find("mode.values")
_SHARE_AMONG_MEDIAN = find("_share_among_median")
_PLACED = find("_placed")
SEARCHSORTED_TENSOR = find("searchsorted.Tensor")
SEARCHSORTED_TENSOR_OUT = find("searchsorted.Tensor_out")
SEARCHSORTED_SCALAR = find("searchsorted.Scalar")
SEARCHSORTED_SCALAR_OUT = find("searchsorted.Scalar_out")
BUCKETIZE_TENSOR = find("bucketize.Tensor")
BUCKETIZE_TENSOR_OUT = find("bucketize.Tensor_out")
BUCKETIZE_SCALAR = find("bucketize.Scalar")
BUCKETIZE_SCALAR_OUT = find("bucketize.Scalar_out")
_UNIQUE2 = find("_unique2")
UNIQUE_DIM = find("unique_dim")
_UNIQUE_CONSECUTIVE = find("_unique_consecutive")
UNIQUE_DIM_CONSECUTIVE = find("unique_dim_consecutive")
UNIQUE = find("unique")
UNIQUE_CONSECUTIVE = find("unique_consecutive")
BINCOUNT = find("bincount")
HISTC = find("histc")
HISTC_OUT = find("histc.out")
ISIN_TENSOR_TENSOR = find("isin.Tensor_Tensor")
ISIN_TENSOR_TENSOR_OUT = find("isin.Tensor_Tensor_out")
ISIN_TENSOR_SCALAR = find("isin.Tensor_Scalar")
ISIN_TENSOR_SCALAR_OUT = find("isin.Tensor_Scalar_out")
ISIN_SCALAR_TENSOR = find("isin.Scalar_Tensor")
ISIN_SCALAR_TENSOR_OUT = find("isin.Scalar_Tensor_out")

SORT_FORMS = Overloads(
    "sort",
    (
        SORT_STABLE,
        (("input", "Tensor"), ("stable", "bool?"), ("dim", "int", -1), ("descending", "bool", False)),
        3,
        SORT_VALUES_STABLE,
        2,
        False,
    ),
    (SORT, (("input", "Tensor"), ("dim", "int", -1), ("descending", "bool", False)), 0, SORT_VALUES, 2, False),
)


def sort(input=MISSING, *rest, **named):
    """sort(input, *, stable, dim=-1, descending=False, out=None) -> return_types.sort
    sort(input, dim=-1, descending=False, *, out=None) -> return_types.sort

    Elements in order along a dimension, equal ones in the order they had.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return SORT[input._keys](input, -1, False)
        return SORT_FORMS.call(input, rest, named)
    except Exception:
        SORT_FORMS.translate(input, rest, named)
        raise


ARGSORT_FORMS = Overloads(
    "argsort",
    (
        ARGSORT_STABLE,
        (("input", "Tensor"), ("stable", "bool"), ("dim", "int", -1), ("descending", "bool", False)),
        3,
        ARGSORT_STABLE_OUT,
        1,
        False,
    ),
    (ARGSORT, (("input", "Tensor"), ("dim", "int", -1), ("descending", "bool", False)), 0, None, 0, False),
)


def argsort(input=MISSING, *rest, **named):
    """argsort(input, *, stable, dim=-1, descending=False, out=None) -> Tensor
    argsort(input, dim=-1, descending=False) -> Tensor

    The indices that put elements in order along a dimension, equal ones in the order they had.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ARGSORT[input._keys](input, -1, False)
        return ARGSORT_FORMS.call(input, rest, named)
    except Exception:
        ARGSORT_FORMS.translate(input, rest, named)
        raise


MSORT_FORMS = Overloads(
    "msort",
    (MSORT, (("input", "Tensor"),), 0, MSORT_OUT, 1, False),
)


def msort(input=MISSING, *rest, **named):
    """msort(input, *, out=None) -> Tensor

    Elements in order along the first dimension.

    >>> ow.msort(ow.tensor([[3, 1], [2, 5]]))
    tensor([[2, 1],
            [3, 5]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return MSORT[input._keys](input)
        return MSORT_FORMS.call(input, rest, named)
    except Exception:
        MSORT_FORMS.translate(input, rest, named)
        raise


TOPK_FORMS = Overloads(
    "topk",
    (
        TOPK,
        (("input", "Tensor"), ("k", "int"), ("dim", "int", -1), ("largest", "bool", True), ("sorted", "bool", True)),
        0,
        TOPK_VALUES,
        2,
        False,
    ),
)


def topk(input=MISSING, k=MISSING, *rest, **named):
    """topk(input, k, dim=-1, largest=True, sorted=True, *, out=None) -> return_types.topk

    The `k` largest elements along a dimension, the largest first, and where they are; with `largest=False`
        the smallest.

    >>> values, indices = ow.topk(ow.tensor([1, 5, 3, 4]), 2)
    >>> values, indices
    (tensor([5, 4]), tensor([1, 3]))
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(k) is int:
                return TOPK[input._keys](input, k, -1, True, True)
        return TOPK_FORMS.call(input, k, rest, named)
    except Exception:
        TOPK_FORMS.translate(input, k, rest, named)
        raise


KTHVALUE_FORMS = Overloads(
    "kthvalue",
    (
        KTHVALUE,
        (("input", "Tensor"), ("k", "int"), ("dim", "int", -1), ("keepdim", "bool", False)),
        0,
        KTHVALUE_VALUES,
        2,
        False,
    ),
)


def kthvalue(input=MISSING, k=MISSING, *rest, **named):
    """kthvalue(input, k, dim=-1, keepdim=False, *, out=None) -> return_types.kthvalue

    The `k`-th smallest element along a dimension, counted from 1, and where it is.

    >>> ow.kthvalue(ow.tensor([4, 1, 3]), 2).values
    tensor(3)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(k) is int:
                return KTHVALUE[input._keys](input, k, -1, False)
        return KTHVALUE_FORMS.call(input, k, rest, named)
    except Exception:
        KTHVALUE_FORMS.translate(input, k, rest, named)
        raise


MEDIAN_FORMS = Overloads(
    "median",
    (MEDIAN, (("input", "Tensor"),), 0, None, 0, False),
    (MEDIAN_DIM, (("input", "Tensor"), ("dim", "int"), ("keepdim", "bool", False)), 0, MEDIAN_DIM_VALUES, 2, False),
)


def median(input=MISSING, dim=MISSING, *rest, **named):
    """median(input) -> Tensor
    median(input, dim, keepdim=False, *, out=None) -> return_types.median

    The median: the smaller one of two in the middle. NaN if there is any, as `nanmedian` does not.

    >>> ow.median(ow.tensor([4.0, 1.0, 3.0, 2.0]))
    tensor(2.)
    >>> ow.tensor([[4, 1, 3], [5, 6, 7]]).median(1).values
    tensor([3, 6])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and dim is MISSING:
                return MEDIAN[input._keys](input)
            if type(input) is Tensor and type(dim) is int:
                return MEDIAN_DIM[input._keys](input, dim, False)
        return MEDIAN_FORMS.call(input, dim, rest, named)
    except Exception:
        MEDIAN_FORMS.translate(input, dim, rest, named)
        raise


NANMEDIAN_FORMS = Overloads(
    "nanmedian",
    (NANMEDIAN, (("input", "Tensor"),), 0, None, 0, False),
    (
        NANMEDIAN_DIM,
        (("input", "Tensor"), ("dim", "int"), ("keepdim", "bool", False)),
        0,
        NANMEDIAN_DIM_VALUES,
        2,
        False,
    ),
)


def nanmedian(input=MISSING, dim=MISSING, *rest, **named):
    """nanmedian(input) -> Tensor
    nanmedian(input, dim, keepdim=False, *, out=None) -> return_types.nanmedian

    The median of the elements that are not NaN.

    >>> ow.nanmedian(ow.tensor([4.0, ow.nan, 3.0, 2.0]))
    tensor(3.)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and dim is MISSING:
                return NANMEDIAN[input._keys](input)
            if type(input) is Tensor and type(dim) is int:
                return NANMEDIAN_DIM[input._keys](input, dim, False)
        return NANMEDIAN_FORMS.call(input, dim, rest, named)
    except Exception:
        NANMEDIAN_FORMS.translate(input, dim, rest, named)
        raise


MODE_FORMS = Overloads(
    "mode",
    (MODE, (("input", "Tensor"), ("dim", "int", -1), ("keepdim", "bool", False)), 0, MODE_VALUES, 2, False),
)


def mode(input=MISSING, *rest, **named):
    """mode(input, dim=-1, keepdim=False, *, out=None) -> return_types.mode

    The element that occurs most often along a dimension, the smallest of several, and the last place where
        it is.

    >>> ow.mode(ow.tensor([1, 2, 2, 3, 3])).values
    tensor(2)
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return MODE[input._keys](input, -1, False)
        return MODE_FORMS.call(input, rest, named)
    except Exception:
        MODE_FORMS.translate(input, rest, named)
        raise


_SHARE_AMONG_MEDIAN_FORMS = Overloads(
    "_share_among_median",
    (_SHARE_AMONG_MEDIAN, (("grad", "Tensor"), ("input", "Tensor"), ("result", "Tensor")), 0, None, 0, False),
)


def _share_among_median(grad=MISSING, input=MISSING, result=MISSING, *rest, **named):
    """_share_among_median(grad, input, result) -> Tensor

    The gradient of a median of all elements, shared by those that equal it.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(input) is Tensor and type(result) is Tensor:
                return _SHARE_AMONG_MEDIAN[grad._keys | input._keys | result._keys](grad, input, result)
        return _SHARE_AMONG_MEDIAN_FORMS.call(grad, input, result, rest, named)
    except Exception:
        _SHARE_AMONG_MEDIAN_FORMS.translate(grad, input, result, rest, named)
        raise


_PLACED_FORMS = Overloads(
    "_placed",
    (_PLACED, (("grad", "Tensor"), ("sizes", "int[]"), ("dim", "int"), ("indices", "Tensor")), 0, None, 0, False),
)


def _placed(grad=MISSING, sizes=MISSING, dim=MISSING, indices=MISSING, *rest, **named):
    """_placed(grad, sizes, dim, indices) -> Tensor

    A gradient put where the elements came from; the rest is 0.
    """
    try:
        if not (rest or named):
            if (
                type(grad) is Tensor
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dim) is int
                and type(indices) is Tensor
            ):
                return _PLACED[grad._keys | indices._keys](grad, sizes, dim, indices)
        return _PLACED_FORMS.call(grad, sizes, dim, indices, rest, named)
    except Exception:
        _PLACED_FORMS.translate(grad, sizes, dim, indices, rest, named)
        raise


SEARCHSORTED_FORMS = Overloads(
    "searchsorted",
    (
        SEARCHSORTED_TENSOR,
        (
            ("sorted_sequence", "Tensor"),
            ("input", "Tensor"),
            ("out_int32", "bool", False),
            ("right", "bool", False),
            ("side", "str?", None),
            ("sorter", "Tensor?", None),
        ),
        4,
        SEARCHSORTED_TENSOR_OUT,
        1,
        False,
    ),
    (
        SEARCHSORTED_SCALAR,
        (
            ("sorted_sequence", "Tensor"),
            ("input", "Scalar"),
            ("out_int32", "bool", False),
            ("right", "bool", False),
            ("side", "str?", None),
            ("sorter", "Tensor?", None),
        ),
        4,
        SEARCHSORTED_SCALAR_OUT,
        1,
        False,
    ),
)


def searchsorted(sorted_sequence=MISSING, input=MISSING, *rest, **named):
    """searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None)
        -> Tensor
    searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None)
        -> Tensor

    Where elements would be inserted into ordered rows: before equal ones, or with `right=True` behind them.

    >>> ow.searchsorted(ow.tensor([1, 3, 5, 7]), ow.tensor([3, 6, 9]))
    tensor([1, 3, 4])
    """
    try:
        if not (rest or named):
            if type(sorted_sequence) is Tensor and type(input) is Tensor:
                return SEARCHSORTED_TENSOR[sorted_sequence._keys | input._keys](
                    sorted_sequence, input, False, False, None, None
                )
            if type(sorted_sequence) is Tensor and (type(input) is float or type(input) is int):
                return SEARCHSORTED_SCALAR[sorted_sequence._keys](sorted_sequence, input, False, False, None, None)
        return SEARCHSORTED_FORMS.call(sorted_sequence, input, rest, named)
    except Exception:
        SEARCHSORTED_FORMS.translate(sorted_sequence, input, rest, named)
        raise


BUCKETIZE_FORMS = Overloads(
    "bucketize",
    (
        BUCKETIZE_TENSOR,
        (("input", "Tensor"), ("boundaries", "Tensor"), ("out_int32", "bool", False), ("right", "bool", False)),
        2,
        BUCKETIZE_TENSOR_OUT,
        1,
        False,
    ),
    (
        BUCKETIZE_SCALAR,
        (("input", "Scalar"), ("boundaries", "Tensor"), ("out_int32", "bool", False), ("right", "bool", False)),
        2,
        BUCKETIZE_SCALAR_OUT,
        1,
        False,
    ),
)


def bucketize(input=MISSING, boundaries=MISSING, *rest, **named):
    """bucketize(input, boundaries, *, out_int32=False, right=False, out=None) -> Tensor
    bucketize(input, boundaries, *, out_int32=False, right=False, out=None) -> Tensor

    The number of the interval between ordered boundaries in which each element lies.

    An element equal to a boundary lies before it, or with `right=True` behind it.

    >>> ow.bucketize(ow.tensor([0.5, 2.0, 9.0]), ow.tensor([1.0, 2.0, 3.0]))
    tensor([0, 1, 3])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(boundaries) is Tensor:
                return BUCKETIZE_TENSOR[input._keys | boundaries._keys](input, boundaries, False, False)
        return BUCKETIZE_FORMS.call(input, boundaries, rest, named)
    except Exception:
        BUCKETIZE_FORMS.translate(input, boundaries, rest, named)
        raise


_UNIQUE2_FORMS = Overloads(
    "_unique2",
    (
        _UNIQUE2,
        (
            ("input", "Tensor"),
            ("sorted", "bool", True),
            ("return_inverse", "bool", False),
            ("return_counts", "bool", False),
        ),
        0,
        None,
        0,
        False,
    ),
)


def _unique2(input=MISSING, *rest, **named):
    """_unique2(input, sorted=True, return_inverse=False, return_counts=False) -> tuple[Tensor, Tensor, Tensor]

    The distinct elements in order, in which of them each element is, and how often each occurs.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return _UNIQUE2[input._keys](input, True, False, False)
        return _UNIQUE2_FORMS.call(input, rest, named)
    except Exception:
        _UNIQUE2_FORMS.translate(input, rest, named)
        raise


UNIQUE_DIM_FORMS = Overloads(
    "unique_dim",
    (
        UNIQUE_DIM,
        (
            ("input", "Tensor"),
            ("dim", "int"),
            ("sorted", "bool", True),
            ("return_inverse", "bool", False),
            ("return_counts", "bool", False),
        ),
        0,
        None,
        0,
        False,
    ),
)


def unique_dim(input=MISSING, dim=MISSING, *rest, **named):
    """unique_dim(input, dim, sorted=True, return_inverse=False, return_counts=False) -> tuple[Tensor, Tensor,
        Tensor]

    The distinct slices along a dimension in order, which of them each slice is, and how often each occurs.

    >>> ow.unique_dim(ow.tensor([[1, 2], [0, 5], [1, 2]]), 0, return_counts=True)[2]
    tensor([1, 2])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return UNIQUE_DIM[input._keys](input, dim, True, False, False)
        return UNIQUE_DIM_FORMS.call(input, dim, rest, named)
    except Exception:
        UNIQUE_DIM_FORMS.translate(input, dim, rest, named)
        raise


_UNIQUE_CONSECUTIVE_FORMS = Overloads(
    "_unique_consecutive",
    (
        _UNIQUE_CONSECUTIVE,
        (("input", "Tensor"), ("return_inverse", "bool"), ("return_counts", "bool")),
        0,
        None,
        0,
        False,
    ),
)


def _unique_consecutive(input=MISSING, return_inverse=MISSING, return_counts=MISSING, *rest, **named):
    """_unique_consecutive(input, return_inverse, return_counts) -> tuple[Tensor, Tensor, Tensor]

    One of every run of equal elements, in which run each element is, and how long each is.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(return_inverse) is bool and type(return_counts) is bool:
                return _UNIQUE_CONSECUTIVE[input._keys](input, return_inverse, return_counts)
        return _UNIQUE_CONSECUTIVE_FORMS.call(input, return_inverse, return_counts, rest, named)
    except Exception:
        _UNIQUE_CONSECUTIVE_FORMS.translate(input, return_inverse, return_counts, rest, named)
        raise


UNIQUE_DIM_CONSECUTIVE_FORMS = Overloads(
    "unique_dim_consecutive",
    (
        UNIQUE_DIM_CONSECUTIVE,
        (("input", "Tensor"), ("dim", "int"), ("return_inverse", "bool", False), ("return_counts", "bool", False)),
        0,
        None,
        0,
        False,
    ),
)


def unique_dim_consecutive(input=MISSING, dim=MISSING, *rest, **named):
    """unique_dim_consecutive(input, dim, return_inverse=False, return_counts=False) -> tuple[Tensor, Tensor,
        Tensor]

    One of every run of equal slices along a dimension, in which run each slice is, and how long each is.

    >>> ow.unique_dim_consecutive(ow.tensor([[1, 2], [1, 2], [0, 5]]), 0)[0]
    tensor([[1, 2],
            [0, 5]])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor and type(dim) is int:
                return UNIQUE_DIM_CONSECUTIVE[input._keys](input, dim, False, False)
        return UNIQUE_DIM_CONSECUTIVE_FORMS.call(input, dim, rest, named)
    except Exception:
        UNIQUE_DIM_CONSECUTIVE_FORMS.translate(input, dim, rest, named)
        raise


UNIQUE_FORMS = Overloads(
    "unique",
    (
        UNIQUE,
        (
            ("input", "Tensor"),
            ("sorted", "bool", True),
            ("return_inverse", "bool", False),
            ("return_counts", "bool", False),
            ("dim", "int?", None),
        ),
        0,
        None,
        0,
        False,
    ),
)


def unique(input=MISSING, *rest, **named):
    """unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None) -> Tensor

    The distinct elements in order, or with `dim` the distinct slices; NaN equals nothing, so every NaN is
        one.

    With `return_inverse` and `return_counts` a tuple: also where each element is among them, and how often
        each
    occurs.

    >>> a = ow.tensor([3, 1, 3, 2])
    >>> ow.unique(a)
    tensor([1, 2, 3])
    >>> ow.unique(a, return_inverse=True, return_counts=True)
    (tensor([1, 2, 3]), tensor([2, 0, 2, 1]), tensor([1, 1, 2]))
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return UNIQUE[input._keys](input, True, False, False, None)
        return UNIQUE_FORMS.call(input, rest, named)
    except Exception:
        UNIQUE_FORMS.translate(input, rest, named)
        raise


UNIQUE_CONSECUTIVE_FORMS = Overloads(
    "unique_consecutive",
    (
        UNIQUE_CONSECUTIVE,
        (
            ("input", "Tensor"),
            ("return_inverse", "bool", False),
            ("return_counts", "bool", False),
            ("dim", "int?", None),
        ),
        0,
        None,
        0,
        False,
    ),
)


def unique_consecutive(input=MISSING, *rest, **named):
    """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None) -> Tensor

    One of every run of equal elements, or with `dim` of equal slices, in their order.

    With `return_inverse` and `return_counts` a tuple: also in which run each element is, and how long each
        is.

    >>> ow.unique_consecutive(ow.tensor([1, 1, 2, 1]), return_counts=True)
    (tensor([1, 2, 1]), tensor([2, 1, 1]))
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return UNIQUE_CONSECUTIVE[input._keys](input, False, False, None)
        return UNIQUE_CONSECUTIVE_FORMS.call(input, rest, named)
    except Exception:
        UNIQUE_CONSECUTIVE_FORMS.translate(input, rest, named)
        raise


BINCOUNT_FORMS = Overloads(
    "bincount",
    (BINCOUNT, (("input", "Tensor"), ("weights", "Tensor?", None), ("minlength", "int", 0)), 0, None, 0, False),
)


def bincount(input=MISSING, *rest, **named):
    """bincount(input, weights=None, minlength=0) -> Tensor

    How often every number from 0 occurs in a vector of integers, or the sum of the weights where it does.

    >>> ow.bincount(ow.tensor([0, 2, 2]), minlength=4)
    tensor([1, 0, 2, 0])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return BINCOUNT[input._keys](input, None, 0)
        if not named and len(rest) == 1 and all_of(Tensor, rest) and type(input) is Tensor:
            return BINCOUNT[input._keys | keys_of(rest)](input, *rest, 0)
        return BINCOUNT_FORMS.call(input, rest, named)
    except Exception:
        BINCOUNT_FORMS.translate(input, rest, named)
        raise


HISTC_FORMS = Overloads(
    "histc",
    (
        HISTC,
        (("input", "Tensor"), ("bins", "int", 100), ("min", "Scalar", 0), ("max", "Scalar", 0)),
        0,
        HISTC_OUT,
        1,
        False,
    ),
)


def histc(input=MISSING, *rest, **named):
    """histc(input, bins=100, min=0, max=0, *, out=None) -> Tensor

    How many elements fall into each of `bins` equal parts of `[min, max]`; both 0 stand for the elements'
        own range.

    >>> ow.histc(ow.tensor([1.0, 2.0, 2.5, 4.0]), bins=3)
    tensor([1., 2., 1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return HISTC[input._keys](input, 100, 0, 0)
        return HISTC_FORMS.call(input, rest, named)
    except Exception:
        HISTC_FORMS.translate(input, rest, named)
        raise


ISIN_FORMS = Overloads(
    "isin",
    (
        ISIN_TENSOR_TENSOR,
        (
            ("elements", "Tensor"),
            ("test_elements", "Tensor"),
            ("assume_unique", "bool", False),
            ("invert", "bool", False),
        ),
        2,
        ISIN_TENSOR_TENSOR_OUT,
        1,
        False,
    ),
    (
        ISIN_TENSOR_SCALAR,
        (
            ("elements", "Tensor"),
            ("test_element", "Scalar"),
            ("assume_unique", "bool", False),
            ("invert", "bool", False),
        ),
        2,
        ISIN_TENSOR_SCALAR_OUT,
        1,
        False,
    ),
    (
        ISIN_SCALAR_TENSOR,
        (
            ("element", "Scalar"),
            ("test_elements", "Tensor"),
            ("assume_unique", "bool", False),
            ("invert", "bool", False),
        ),
        2,
        ISIN_SCALAR_TENSOR_OUT,
        1,
        False,
    ),
)


def isin(elements=MISSING, test_elements=MISSING, /, *rest, **named):
    """isin(elements, test_elements, *, assume_unique=False, invert=False, out=None) -> Tensor
    isin(elements, test_element, *, assume_unique=False, invert=False, out=None) -> Tensor
    isin(element, test_elements, *, assume_unique=False, invert=False, out=None) -> Tensor

    Whether each element occurs in another tensor; with `invert` whether it does not.

    >>> ow.isin(ow.tensor([1, 2, 3]), ow.tensor([3, 1]))
    tensor([ True, False,  True])
    """
    try:
        if not (rest or named):
            if type(elements) is Tensor and type(test_elements) is Tensor:
                return ISIN_TENSOR_TENSOR[elements._keys | test_elements._keys](elements, test_elements, False, False)
            if type(elements) is Tensor and (type(test_elements) is float or type(test_elements) is int):
                return ISIN_TENSOR_SCALAR[elements._keys](elements, test_elements, False, False)
        return ISIN_FORMS.call(elements, test_elements, rest, named)
    except Exception:
        ISIN_FORMS.translate(elements, test_elements, rest, named)
        raise
