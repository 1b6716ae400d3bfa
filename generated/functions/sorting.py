"""The functions and methods of sorting: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.sorting import (
    SORT_STABLE, SORT, ARGSORT_STABLE, ARGSORT, MSORT, TOPK, KTHVALUE, MEDIAN, MEDIAN_DIM, NANMEDIAN, NANMEDIAN_DIM,
    MODE, _SHARE_AMONG_MEDIAN, _PLACED, SEARCHSORTED_TENSOR, SEARCHSORTED_SCALAR, BUCKETIZE_TENSOR,
    BUCKETIZE_SCALAR, _UNIQUE2, UNIQUE_DIM, _UNIQUE_CONSECUTIVE, UNIQUE_DIM_CONSECUTIVE, UNIQUE, UNIQUE_CONSECUTIVE,
    BINCOUNT, HISTC, ISIN_TENSOR_TENSOR, ISIN_TENSOR_SCALAR, ISIN_SCALAR_TENSOR,
)

__all__ = [
    "sort", "argsort", "msort", "topk", "kthvalue", "median", "nanmedian", "mode", "searchsorted", "bucketize",
    "unique_dim", "unique_dim_consecutive", "unique", "unique_consecutive", "bincount", "histc", "isin",
]

SORT_FORMS = Overloads("sort", SORT_STABLE, SORT)
ARGSORT_FORMS = Overloads("argsort", ARGSORT_STABLE, ARGSORT)
MSORT_FORMS = Overloads("msort", MSORT)
TOPK_FORMS = Overloads("topk", TOPK)
KTHVALUE_FORMS = Overloads("kthvalue", KTHVALUE)
MEDIAN_FORMS = Overloads("median", MEDIAN, MEDIAN_DIM)
NANMEDIAN_FORMS = Overloads("nanmedian", NANMEDIAN, NANMEDIAN_DIM)
MODE_FORMS = Overloads("mode", MODE)
_SHARE_AMONG_MEDIAN_FORMS = Overloads("_share_among_median", _SHARE_AMONG_MEDIAN)
_PLACED_FORMS = Overloads("_placed", _PLACED)
SEARCHSORTED_FORMS = Overloads("searchsorted", SEARCHSORTED_TENSOR, SEARCHSORTED_SCALAR)
BUCKETIZE_FORMS = Overloads("bucketize", BUCKETIZE_TENSOR, BUCKETIZE_SCALAR)
_UNIQUE2_FORMS = Overloads("_unique2", _UNIQUE2)
UNIQUE_DIM_FORMS = Overloads("unique_dim", UNIQUE_DIM)
_UNIQUE_CONSECUTIVE_FORMS = Overloads("_unique_consecutive", _UNIQUE_CONSECUTIVE)
UNIQUE_DIM_CONSECUTIVE_FORMS = Overloads("unique_dim_consecutive", UNIQUE_DIM_CONSECUTIVE)
UNIQUE_FORMS = Overloads("unique", UNIQUE)
UNIQUE_CONSECUTIVE_FORMS = Overloads("unique_consecutive", UNIQUE_CONSECUTIVE)
BINCOUNT_FORMS = Overloads("bincount", BINCOUNT)
HISTC_FORMS = Overloads("histc", HISTC)
ISIN_FORMS = Overloads("isin", ISIN_TENSOR_TENSOR, ISIN_TENSOR_SCALAR, ISIN_SCALAR_TENSOR)


def sort(input=MISSING, *rest, **named):
    """sort(input, *, stable, dim=-1, descending=False, out=None) -> return_types.sort
    sort(input, dim=-1, descending=False, *, out=None) -> return_types.sort

    Elements in order along a dimension, equal ones in the order they had.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return SORT[input._keys](input, -1, False)
        return SORT_FORMS.call(input, rest, named)
    except Exception:
        SORT_FORMS.translate(input, rest, named)
        raise


def argsort(input=MISSING, *rest, **named):
    """argsort(input, *, stable, dim=-1, descending=False, out=None) -> Tensor
    argsort(input, dim=-1, descending=False) -> Tensor

    The indices that put elements in order along a dimension, equal ones in the order they had.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ARGSORT[input._keys](input, -1, False)
        return ARGSORT_FORMS.call(input, rest, named)
    except Exception:
        ARGSORT_FORMS.translate(input, rest, named)
        raise


def msort(input=MISSING, *rest, **named):
    """msort(input, *, out=None) -> Tensor

    Elements in order along the first dimension.

    >>> ow.msort(ow.tensor([[3, 1], [2, 5]]))
    tensor([[2, 1],
            [3, 5]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MSORT[input._keys](input)
        return MSORT_FORMS.call(input, rest, named)
    except Exception:
        MSORT_FORMS.translate(input, rest, named)
        raise


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
            if isinstance(input, Tensor) and type(k) is int:
                return TOPK[input._keys](input, k, -1, True, True)
        return TOPK_FORMS.call(input, k, rest, named)
    except Exception:
        TOPK_FORMS.translate(input, k, rest, named)
        raise


def kthvalue(input=MISSING, k=MISSING, *rest, **named):
    """kthvalue(input, k, dim=-1, keepdim=False, *, out=None) -> return_types.kthvalue

    The `k`-th smallest element along a dimension, counted from 1, and where it is.

    >>> ow.kthvalue(ow.tensor([4, 1, 3]), 2).values
    tensor(3)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(k) is int:
                return KTHVALUE[input._keys](input, k, -1, False)
        return KTHVALUE_FORMS.call(input, k, rest, named)
    except Exception:
        KTHVALUE_FORMS.translate(input, k, rest, named)
        raise


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
            if isinstance(input, Tensor) and dim is MISSING:
                return MEDIAN[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return MEDIAN_DIM[input._keys](input, dim, False)
        return MEDIAN_FORMS.call(input, dim, rest, named)
    except Exception:
        MEDIAN_FORMS.translate(input, dim, rest, named)
        raise


def nanmedian(input=MISSING, dim=MISSING, *rest, **named):
    """nanmedian(input) -> Tensor
    nanmedian(input, dim, keepdim=False, *, out=None) -> return_types.nanmedian

    The median of the elements that are not NaN.

    >>> ow.nanmedian(ow.tensor([4.0, ow.nan, 3.0, 2.0]))
    tensor(3.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return NANMEDIAN[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return NANMEDIAN_DIM[input._keys](input, dim, False)
        return NANMEDIAN_FORMS.call(input, dim, rest, named)
    except Exception:
        NANMEDIAN_FORMS.translate(input, dim, rest, named)
        raise


def mode(input=MISSING, *rest, **named):
    """mode(input, dim=-1, keepdim=False, *, out=None) -> return_types.mode

    The element that occurs most often along a dimension, the smallest of several, and the last place where
        it is.

    >>> ow.mode(ow.tensor([1, 2, 2, 3, 3])).values
    tensor(2)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return MODE[input._keys](input, -1, False)
        return MODE_FORMS.call(input, rest, named)
    except Exception:
        MODE_FORMS.translate(input, rest, named)
        raise


def _share_among_median(grad=MISSING, input=MISSING, result=MISSING, *rest, **named):
    """_share_among_median(grad, input, result) -> Tensor

    The gradient of a median of all elements, shared by those that equal it.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and isinstance(result, Tensor):
                return _SHARE_AMONG_MEDIAN[grad._keys | input._keys | result._keys](grad, input, result)
        return _SHARE_AMONG_MEDIAN_FORMS.call(grad, input, result, rest, named)
    except Exception:
        _SHARE_AMONG_MEDIAN_FORMS.translate(grad, input, result, rest, named)
        raise


def _placed(grad=MISSING, sizes=MISSING, dim=MISSING, indices=MISSING, *rest, **named):
    """_placed(grad, sizes, dim, indices) -> Tensor

    A gradient put where the elements came from; the rest is 0.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(dim) is int
                and isinstance(indices, Tensor)
            ):
                return _PLACED[grad._keys | indices._keys](grad, sizes, dim, indices)
        return _PLACED_FORMS.call(grad, sizes, dim, indices, rest, named)
    except Exception:
        _PLACED_FORMS.translate(grad, sizes, dim, indices, rest, named)
        raise


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
            if isinstance(sorted_sequence, Tensor) and isinstance(input, Tensor):
                return SEARCHSORTED_TENSOR[sorted_sequence._keys | input._keys](
                    sorted_sequence, input, False, False, None, None
                )
            if isinstance(sorted_sequence, Tensor) and (type(input) is float or type(input) is int):
                return SEARCHSORTED_SCALAR[sorted_sequence._keys](sorted_sequence, input, False, False, None, None)
        return SEARCHSORTED_FORMS.call(sorted_sequence, input, rest, named)
    except Exception:
        SEARCHSORTED_FORMS.translate(sorted_sequence, input, rest, named)
        raise


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
            if isinstance(input, Tensor) and isinstance(boundaries, Tensor):
                return BUCKETIZE_TENSOR[input._keys | boundaries._keys](input, boundaries, False, False)
        return BUCKETIZE_FORMS.call(input, boundaries, rest, named)
    except Exception:
        BUCKETIZE_FORMS.translate(input, boundaries, rest, named)
        raise


def _unique2(input=MISSING, *rest, **named):
    """_unique2(input, sorted=True, return_inverse=False, return_counts=False) -> tuple[Tensor, Tensor, Tensor]

    The distinct elements in order, in which of them each element is, and how often each occurs.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _UNIQUE2[input._keys](input, True, False, False)
        return _UNIQUE2_FORMS.call(input, rest, named)
    except Exception:
        _UNIQUE2_FORMS.translate(input, rest, named)
        raise


def unique_dim(input=MISSING, dim=MISSING, *rest, **named):
    """unique_dim(input, dim, sorted=True, return_inverse=False, return_counts=False) -> tuple[Tensor, Tensor,
        Tensor]

    The distinct slices along a dimension in order, which of them each slice is, and how often each occurs.

    >>> ow.unique_dim(ow.tensor([[1, 2], [0, 5], [1, 2]]), 0, return_counts=True)[2]
    tensor([1, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int:
                return UNIQUE_DIM[input._keys](input, dim, True, False, False)
        return UNIQUE_DIM_FORMS.call(input, dim, rest, named)
    except Exception:
        UNIQUE_DIM_FORMS.translate(input, dim, rest, named)
        raise


def _unique_consecutive(input=MISSING, return_inverse=MISSING, return_counts=MISSING, *rest, **named):
    """_unique_consecutive(input, return_inverse, return_counts) -> tuple[Tensor, Tensor, Tensor]

    One of every run of equal elements, in which run each element is, and how long each is.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(return_inverse) is bool and type(return_counts) is bool:
                return _UNIQUE_CONSECUTIVE[input._keys](input, return_inverse, return_counts)
        return _UNIQUE_CONSECUTIVE_FORMS.call(input, return_inverse, return_counts, rest, named)
    except Exception:
        _UNIQUE_CONSECUTIVE_FORMS.translate(input, return_inverse, return_counts, rest, named)
        raise


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
            if isinstance(input, Tensor) and type(dim) is int:
                return UNIQUE_DIM_CONSECUTIVE[input._keys](input, dim, False, False)
        return UNIQUE_DIM_CONSECUTIVE_FORMS.call(input, dim, rest, named)
    except Exception:
        UNIQUE_DIM_CONSECUTIVE_FORMS.translate(input, dim, rest, named)
        raise


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
            if isinstance(input, Tensor):
                return UNIQUE[input._keys](input, True, False, False, None)
        return UNIQUE_FORMS.call(input, rest, named)
    except Exception:
        UNIQUE_FORMS.translate(input, rest, named)
        raise


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
            if isinstance(input, Tensor):
                return UNIQUE_CONSECUTIVE[input._keys](input, False, False, None)
        return UNIQUE_CONSECUTIVE_FORMS.call(input, rest, named)
    except Exception:
        UNIQUE_CONSECUTIVE_FORMS.translate(input, rest, named)
        raise


def bincount(input=MISSING, *rest, **named):
    """bincount(input, weights=None, minlength=0) -> Tensor

    How often every number from 0 occurs in a vector of integers, or the sum of the weights where it does.

    >>> ow.bincount(ow.tensor([0, 2, 2]), minlength=4)
    tensor([1, 0, 2, 0])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return BINCOUNT[input._keys](input, None, 0)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor):
            return BINCOUNT[input._keys | keys_of(rest)](input, *rest, 0)
        return BINCOUNT_FORMS.call(input, rest, named)
    except Exception:
        BINCOUNT_FORMS.translate(input, rest, named)
        raise


def histc(input=MISSING, *rest, **named):
    """histc(input, bins=100, min=0, max=0, *, out=None) -> Tensor

    How many elements fall into each of `bins` equal parts of `[min, max]`; both 0 stand for the elements'
        own range.

    >>> ow.histc(ow.tensor([1.0, 2.0, 2.5, 4.0]), bins=3)
    tensor([1., 2., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return HISTC[input._keys](input, 100, 0, 0)
        return HISTC_FORMS.call(input, rest, named)
    except Exception:
        HISTC_FORMS.translate(input, rest, named)
        raise


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
            if isinstance(elements, Tensor) and isinstance(test_elements, Tensor):
                return ISIN_TENSOR_TENSOR[elements._keys | test_elements._keys](elements, test_elements, False, False)
            if isinstance(elements, Tensor) and (type(test_elements) is float or type(test_elements) is int):
                return ISIN_TENSOR_SCALAR[elements._keys](elements, test_elements, False, False)
        return ISIN_FORMS.call(elements, test_elements, rest, named)
    except Exception:
        ISIN_FORMS.translate(elements, test_elements, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def sort(self, *rest, **named):
        try:
            if not (rest or named):
                return SORT[self._keys](self, -1, False)
            return SORT_FORMS.method(self, rest, named)
        except Exception:
            SORT_FORMS.translate(self, rest, named)
            raise

    def argsort(self, *rest, **named):
        try:
            if not (rest or named):
                return ARGSORT[self._keys](self, -1, False)
            return ARGSORT_FORMS.method(self, rest, named)
        except Exception:
            ARGSORT_FORMS.translate(self, rest, named)
            raise

    def msort(self, *rest, **named):
        try:
            if not (rest or named):
                return MSORT[self._keys](self)
            return MSORT_FORMS.method(self, rest, named)
        except Exception:
            MSORT_FORMS.translate(self, rest, named)
            raise

    def topk(self, k=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(k) is int:
                    return TOPK[self._keys](self, k, -1, True, True)
            return TOPK_FORMS.method(self, k, rest, named)
        except Exception:
            TOPK_FORMS.translate(self, k, rest, named)
            raise

    def kthvalue(self, k=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(k) is int:
                    return KTHVALUE[self._keys](self, k, -1, False)
            return KTHVALUE_FORMS.method(self, k, rest, named)
        except Exception:
            KTHVALUE_FORMS.translate(self, k, rest, named)
            raise

    def median(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return MEDIAN[self._keys](self)
                if type(dim) is int:
                    return MEDIAN_DIM[self._keys](self, dim, False)
            return MEDIAN_FORMS.method(self, dim, rest, named)
        except Exception:
            MEDIAN_FORMS.translate(self, dim, rest, named)
            raise

    def nanmedian(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return NANMEDIAN[self._keys](self)
                if type(dim) is int:
                    return NANMEDIAN_DIM[self._keys](self, dim, False)
            return NANMEDIAN_FORMS.method(self, dim, rest, named)
        except Exception:
            NANMEDIAN_FORMS.translate(self, dim, rest, named)
            raise

    def mode(self, *rest, **named):
        try:
            if not (rest or named):
                return MODE[self._keys](self, -1, False)
            return MODE_FORMS.method(self, rest, named)
        except Exception:
            MODE_FORMS.translate(self, rest, named)
            raise

    def unique(self, *rest, **named):
        try:
            if not (rest or named):
                return UNIQUE[self._keys](self, True, False, False, None)
            return UNIQUE_FORMS.method(self, rest, named)
        except Exception:
            UNIQUE_FORMS.translate(self, rest, named)
            raise

    def unique_consecutive(self, *rest, **named):
        try:
            if not (rest or named):
                return UNIQUE_CONSECUTIVE[self._keys](self, False, False, None)
            return UNIQUE_CONSECUTIVE_FORMS.method(self, rest, named)
        except Exception:
            UNIQUE_CONSECUTIVE_FORMS.translate(self, rest, named)
            raise

    def bincount(self, *rest, **named):
        try:
            if not (rest or named):
                return BINCOUNT[self._keys](self, None, 0)
            return BINCOUNT_FORMS.method(self, rest, named)
        except Exception:
            BINCOUNT_FORMS.translate(self, rest, named)
            raise

    def histc(self, *rest, **named):
        try:
            if not (rest or named):
                return HISTC[self._keys](self, 100, 0, 0)
            return HISTC_FORMS.method(self, rest, named)
        except Exception:
            HISTC_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
