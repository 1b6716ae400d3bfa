"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.sorting import (
    SORT, ARGSORT, MSORT, TOPK, KTHVALUE, MEDIAN, MEDIAN_DIM, NANMEDIAN, NANMEDIAN_DIM, MODE, UNIQUE,
    UNIQUE_CONSECUTIVE, BINCOUNT, HISTC, SORT_FORMS as SORT_FORMS_OF_FUNCTION, ARGSORT_FORMS as
    ARGSORT_FORMS_OF_FUNCTION, MSORT_FORMS as MSORT_FORMS_OF_FUNCTION, TOPK_FORMS as TOPK_FORMS_OF_FUNCTION,
    KTHVALUE_FORMS as KTHVALUE_FORMS_OF_FUNCTION, MEDIAN_FORMS as MEDIAN_FORMS_OF_FUNCTION, NANMEDIAN_FORMS as
    NANMEDIAN_FORMS_OF_FUNCTION, MODE_FORMS as MODE_FORMS_OF_FUNCTION, UNIQUE_FORMS as UNIQUE_FORMS_OF_FUNCTION,
    UNIQUE_CONSECUTIVE_FORMS as UNIQUE_CONSECUTIVE_FORMS_OF_FUNCTION, BINCOUNT_FORMS as BINCOUNT_FORMS_OF_FUNCTION,
    HISTC_FORMS as HISTC_FORMS_OF_FUNCTION,
)

SORT_FORMS = method_forms(SORT_FORMS_OF_FUNCTION)
ARGSORT_FORMS = method_forms(ARGSORT_FORMS_OF_FUNCTION)
MSORT_FORMS = method_forms(MSORT_FORMS_OF_FUNCTION)
TOPK_FORMS = method_forms(TOPK_FORMS_OF_FUNCTION)
KTHVALUE_FORMS = method_forms(KTHVALUE_FORMS_OF_FUNCTION)
MEDIAN_FORMS = method_forms(MEDIAN_FORMS_OF_FUNCTION)
NANMEDIAN_FORMS = method_forms(NANMEDIAN_FORMS_OF_FUNCTION)
MODE_FORMS = method_forms(MODE_FORMS_OF_FUNCTION)
UNIQUE_FORMS = method_forms(UNIQUE_FORMS_OF_FUNCTION)
UNIQUE_CONSECUTIVE_FORMS = method_forms(UNIQUE_CONSECUTIVE_FORMS_OF_FUNCTION)
BINCOUNT_FORMS = method_forms(BINCOUNT_FORMS_OF_FUNCTION)
HISTC_FORMS = method_forms(HISTC_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def sort(self, *rest, **named):
        """sort(input, *, stable, dim=-1, descending=False, out=None) -> return_types.sort
        sort(input, dim=-1, descending=False, *, out=None) -> return_types.sort

        Elements in order along a dimension, equal ones in the order they had.
        """
        try:
            if not (rest or named):
                return SORT[self._keys](self, -1, False)
            return SORT_FORMS.call(self, rest, named)
        except Exception:
            SORT_FORMS.translate(self, rest, named)
            raise

    def argsort(self, *rest, **named):
        """argsort(input, *, stable, dim=-1, descending=False, out=None) -> Tensor
        argsort(input, dim=-1, descending=False) -> Tensor

        The indices that put elements in order along a dimension, equal ones in the order they had.
        """
        try:
            if not (rest or named):
                return ARGSORT[self._keys](self, -1, False)
            return ARGSORT_FORMS.call(self, rest, named)
        except Exception:
            ARGSORT_FORMS.translate(self, rest, named)
            raise

    def msort(self, *rest, **named):
        """msort(input, *, out=None) -> Tensor

        Elements in order along the first dimension.

        >>> ow.msort(ow.tensor([[3, 1], [2, 5]]))
        tensor([[2, 1],
                [3, 5]])
        """
        try:
            if not (rest or named):
                return MSORT[self._keys](self)
            return MSORT_FORMS.call(self, rest, named)
        except Exception:
            MSORT_FORMS.translate(self, rest, named)
            raise

    def topk(self, k=MISSING, *rest, **named):
        """topk(input, k, dim=-1, largest=True, sorted=True, *, out=None) -> return_types.topk

        The `k` largest elements along a dimension, the largest first, and where they are; with `largest=False`
            the smallest.

        >>> values, indices = ow.topk(ow.tensor([1, 5, 3, 4]), 2)
        >>> values, indices
        (tensor([5, 4]), tensor([1, 3]))
        """
        try:
            if not (rest or named):
                if type(k) is int:
                    return TOPK[self._keys](self, k, -1, True, True)
            return TOPK_FORMS.call(self, k, rest, named)
        except Exception:
            TOPK_FORMS.translate(self, k, rest, named)
            raise

    def kthvalue(self, k=MISSING, *rest, **named):
        """kthvalue(input, k, dim=-1, keepdim=False, *, out=None) -> return_types.kthvalue

        The `k`-th smallest element along a dimension, counted from 1, and where it is.

        >>> ow.kthvalue(ow.tensor([4, 1, 3]), 2).values
        tensor(3)
        """
        try:
            if not (rest or named):
                if type(k) is int:
                    return KTHVALUE[self._keys](self, k, -1, False)
            return KTHVALUE_FORMS.call(self, k, rest, named)
        except Exception:
            KTHVALUE_FORMS.translate(self, k, rest, named)
            raise

    def median(self, dim=MISSING, *rest, **named):
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
                if dim is MISSING:
                    return MEDIAN[self._keys](self)
                if type(dim) is int:
                    return MEDIAN_DIM[self._keys](self, dim, False)
            return MEDIAN_FORMS.call(self, dim, rest, named)
        except Exception:
            MEDIAN_FORMS.translate(self, dim, rest, named)
            raise

    def nanmedian(self, dim=MISSING, *rest, **named):
        """nanmedian(input) -> Tensor
        nanmedian(input, dim, keepdim=False, *, out=None) -> return_types.nanmedian

        The median of the elements that are not NaN.

        >>> ow.nanmedian(ow.tensor([4.0, ow.nan, 3.0, 2.0]))
        tensor(3.)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return NANMEDIAN[self._keys](self)
                if type(dim) is int:
                    return NANMEDIAN_DIM[self._keys](self, dim, False)
            return NANMEDIAN_FORMS.call(self, dim, rest, named)
        except Exception:
            NANMEDIAN_FORMS.translate(self, dim, rest, named)
            raise

    def mode(self, *rest, **named):
        """mode(input, dim=-1, keepdim=False, *, out=None) -> return_types.mode

        The element that occurs most often along a dimension, the smallest of several, and the last place where
            it is.

        >>> ow.mode(ow.tensor([1, 2, 2, 3, 3])).values
        tensor(2)
        """
        try:
            if not (rest or named):
                return MODE[self._keys](self, -1, False)
            return MODE_FORMS.call(self, rest, named)
        except Exception:
            MODE_FORMS.translate(self, rest, named)
            raise

    def unique(self, *rest, **named):
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
                return UNIQUE[self._keys](self, True, False, False, None)
            return UNIQUE_FORMS.call(self, rest, named)
        except Exception:
            UNIQUE_FORMS.translate(self, rest, named)
            raise

    def unique_consecutive(self, *rest, **named):
        """unique_consecutive(input, return_inverse=False, return_counts=False, dim=None) -> Tensor

        One of every run of equal elements, or with `dim` of equal slices, in their order.

        With `return_inverse` and `return_counts` a tuple: also in which run each element is, and how long each
            is.

        >>> ow.unique_consecutive(ow.tensor([1, 1, 2, 1]), return_counts=True)
        (tensor([1, 2, 1]), tensor([2, 1, 1]))
        """
        try:
            if not (rest or named):
                return UNIQUE_CONSECUTIVE[self._keys](self, False, False, None)
            return UNIQUE_CONSECUTIVE_FORMS.call(self, rest, named)
        except Exception:
            UNIQUE_CONSECUTIVE_FORMS.translate(self, rest, named)
            raise

    def bincount(self, *rest, **named):
        """bincount(input, weights=None, minlength=0) -> Tensor

        How often every number from 0 occurs in a vector of integers, or the sum of the weights where it does.

        >>> ow.bincount(ow.tensor([0, 2, 2]), minlength=4)
        tensor([1, 0, 2, 0])
        """
        try:
            if not (rest or named):
                return BINCOUNT[self._keys](self, None, 0)
            return BINCOUNT_FORMS.call(self, rest, named)
        except Exception:
            BINCOUNT_FORMS.translate(self, rest, named)
            raise

    def histc(self, *rest, **named):
        """histc(input, bins=100, min=0, max=0, *, out=None) -> Tensor

        How many elements fall into each of `bins` equal parts of `[min, max]`; both 0 stand for the elements'
            own range.

        >>> ow.histc(ow.tensor([1.0, 2.0, 2.5, 4.0]), bins=3)
        tensor([1., 2., 1.])
        """
        try:
            if not (rest or named):
                return HISTC[self._keys](self, 100, 0, 0)
            return HISTC_FORMS.call(self, rest, named)
        except Exception:
            HISTC_FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
