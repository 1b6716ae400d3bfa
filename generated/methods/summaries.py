"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, all_of
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.summaries import (
    ARGMAX, ALL, ALL_DIM, ANY, ANY_DIM, ARGMIN, COUNT_NONZERO, COUNT_NONZERO_DIM_INTLIST, STD, STD_DIM, NANSUM,
    NANMEAN, QUANTILE, QUANTILE_SCALAR, NANQUANTILE, NANQUANTILE_SCALAR, DIFF, ARGMAX_FORMS as
    ARGMAX_FORMS_OF_FUNCTION, ALL_FORMS as ALL_FORMS_OF_FUNCTION, ANY_FORMS as ANY_FORMS_OF_FUNCTION, ARGMIN_FORMS
    as ARGMIN_FORMS_OF_FUNCTION, COUNT_NONZERO_FORMS as COUNT_NONZERO_FORMS_OF_FUNCTION, STD_FORMS as
    STD_FORMS_OF_FUNCTION, NANSUM_FORMS as NANSUM_FORMS_OF_FUNCTION, NANMEAN_FORMS as NANMEAN_FORMS_OF_FUNCTION,
    QUANTILE_FORMS as QUANTILE_FORMS_OF_FUNCTION, NANQUANTILE_FORMS as NANQUANTILE_FORMS_OF_FUNCTION, DIFF_FORMS as
    DIFF_FORMS_OF_FUNCTION,
)

ARGMAX_FORMS = method_forms(ARGMAX_FORMS_OF_FUNCTION)
ALL_FORMS = method_forms(ALL_FORMS_OF_FUNCTION)
ANY_FORMS = method_forms(ANY_FORMS_OF_FUNCTION)
ARGMIN_FORMS = method_forms(ARGMIN_FORMS_OF_FUNCTION)
COUNT_NONZERO_FORMS = method_forms(COUNT_NONZERO_FORMS_OF_FUNCTION)
STD_FORMS = method_forms(STD_FORMS_OF_FUNCTION)
NANSUM_FORMS = method_forms(NANSUM_FORMS_OF_FUNCTION)
NANMEAN_FORMS = method_forms(NANMEAN_FORMS_OF_FUNCTION)
QUANTILE_FORMS = method_forms(QUANTILE_FORMS_OF_FUNCTION)
NANQUANTILE_FORMS = method_forms(NANQUANTILE_FORMS_OF_FUNCTION)
DIFF_FORMS = method_forms(DIFF_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def argmax(self, *rest, **named):
        """argmax(input, dim=None, keepdim=False, *, out=None) -> Tensor

        Where the largest element is: its index along `dim`, or in the flattened tensor, as int64.

        Of equal elements the first; NaN counts as the largest.

        >>> a = ow.tensor([[1, 9, 3], [7, 2, 7]])
        >>> ow.argmax(a)
        tensor(1)
        >>> a.argmax(dim=1)
        tensor([1, 0])
        """
        try:
            if not (rest or named):
                return ARGMAX[self._keys](self, None, False)
            return ARGMAX_FORMS.call(self, rest, named)
        except Exception:
            ARGMAX_FORMS.translate(self, rest, named)
            raise

    def all(self, dim=MISSING, *rest, **named):
        """all(input) -> Tensor
        all(input, dim, keepdim=False, *, out=None) -> Tensor
        all(input, dim=None, keepdim=False, *, out=None) -> Tensor

        Whether all elements are other than 0; true of no elements.

        >>> ow.all(ow.tensor([True, True, False]))
        tensor(False)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return ALL[self._keys](self)
                if type(dim) is int:
                    return ALL_DIM[self._keys](self, dim, False)
            return ALL_FORMS.call(self, dim, rest, named)
        except Exception:
            ALL_FORMS.translate(self, dim, rest, named)
            raise

    def any(self, dim=MISSING, *rest, **named):
        """any(input) -> Tensor
        any(input, dim, keepdim=False, *, out=None) -> Tensor
        any(input, dim=None, keepdim=False, *, out=None) -> Tensor

        Whether any element is other than 0; false of no elements.

        >>> ow.any(ow.tensor([0, 0, 5]))
        tensor(True)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return ANY[self._keys](self)
                if type(dim) is int:
                    return ANY_DIM[self._keys](self, dim, False)
            return ANY_FORMS.call(self, dim, rest, named)
        except Exception:
            ANY_FORMS.translate(self, dim, rest, named)
            raise

    def argmin(self, *rest, **named):
        """argmin(input, dim=None, keepdim=False, *, out=None) -> Tensor

        Where the smallest element is: its index along `dim`, or in the flattened tensor, as int64.

        Of equal elements the first; NaN counts as the smallest.

        >>> ow.argmin(ow.tensor([[1, 9, 3], [7, 2, 7]]), dim=1)
        tensor([0, 1])
        """
        try:
            if not (rest or named):
                return ARGMIN[self._keys](self, None, False)
            return ARGMIN_FORMS.call(self, rest, named)
        except Exception:
            ARGMIN_FORMS.translate(self, rest, named)
            raise

    def count_nonzero(self, dim=MISSING, *rest, **named):
        """count_nonzero(input, dim=None, *, out=None) -> Tensor
        count_nonzero(input, dim, *, out=None) -> Tensor

        The number of elements that are not 0, of all or along a dimension.

        >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]))
        tensor(3)
        >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]), dim=0)
        tensor([1, 2])
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return COUNT_NONZERO[self._keys](self, None)
                if type(dim) is tuple and all_of(int, dim):
                    return COUNT_NONZERO_DIM_INTLIST[self._keys](self, dim)
            return COUNT_NONZERO_FORMS.call(self, dim, rest, named)
        except Exception:
            COUNT_NONZERO_FORMS.translate(self, dim, rest, named)
            raise

    def std(self, dim=MISSING, *rest, **named):
        """std(input, unbiased=True) -> Tensor
        std(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
        std(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor

        The standard deviation of all elements, the root of `var`.

        >>> ow.std(ow.tensor([1.0, 2.0, 3.0, 4.0]))
        tensor(1.2910)
        """
        try:
            if not (rest or named):
                if dim is MISSING:
                    return STD[self._keys](self, True)
                if type(dim) is int:
                    return STD_DIM[self._keys](self, (dim,), True, False)
            return STD_FORMS.call(self, dim, rest, named)
        except Exception:
            STD_FORMS.translate(self, dim, rest, named)
            raise

    def nansum(self, *rest, **named):
        """nansum(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

        The sum over dimensions, NaN counted as 0.

        >>> ow.nansum(ow.tensor([1.0, ow.nan, 2.0]))
        tensor(3.)
        """
        try:
            if not (rest or named):
                return NANSUM[self._keys](self, None, False, None)
            return NANSUM_FORMS.call(self, rest, named)
        except Exception:
            NANSUM_FORMS.translate(self, rest, named)
            raise

    def nanmean(self, *rest, **named):
        """nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

        The mean over dimensions of what is not NaN; NaN where there is nothing else.

        >>> ow.nanmean(ow.tensor([1.0, ow.nan, 2.0]))
        tensor(1.5000)
        """
        try:
            if not (rest or named):
                return NANMEAN[self._keys](self, None, False, None)
            return NANMEAN_FORMS.call(self, rest, named)
        except Exception:
            NANMEAN_FORMS.translate(self, rest, named)
            raise

    def quantile(self, q=MISSING, *rest, **named):
        """quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor
        quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor

        The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first.

        Between two elements is what `interpolation` says: linear, lower, higher, midpoint or nearest. A row
            with NaN gives NaN.

        >>> ow.quantile(ow.tensor([1.0, 2.0, 4.0, 8.0]), ow.tensor([0.5, 1.0]))
        tensor([3., 8.])
        """
        try:
            if not (rest or named):
                if type(q) is Tensor:
                    return QUANTILE[self._keys | q._keys](self, q, None, False, 'linear')
                if type(q) is float:
                    return QUANTILE_SCALAR[self._keys](self, q, None, False, 'linear')
            return QUANTILE_FORMS.call(self, q, rest, named)
        except Exception:
            QUANTILE_FORMS.translate(self, q, rest, named)
            raise

    def nanquantile(self, q=MISSING, *rest, **named):
        """nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor
        nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor

        The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first.

        Between two elements is what `interpolation` says: linear, lower, higher, midpoint or nearest. NaN is
            left out; a row of NaN alone gives NaN.

        >>> ow.nanquantile(ow.tensor([1.0, 2.0, 4.0, 8.0]), ow.tensor([0.5, 1.0]))
        tensor([3., 8.])
        """
        try:
            if not (rest or named):
                if type(q) is Tensor:
                    return NANQUANTILE[self._keys | q._keys](self, q, None, False, 'linear')
                if type(q) is float:
                    return NANQUANTILE_SCALAR[self._keys](self, q, None, False, 'linear')
            return NANQUANTILE_FORMS.call(self, q, rest, named)
        except Exception:
            NANQUANTILE_FORMS.translate(self, q, rest, named)
            raise

    def diff(self, *rest, **named):
        """diff(input, n=1, dim=-1, prepend=None, append=None, *, out=None) -> Tensor

        The differences of neighbours along a dimension, taken `n` times.

        >>> ow.diff(ow.tensor([1, 4, 9, 16]))
        tensor([3, 5, 7])
        >>> ow.diff(ow.tensor([1, 4, 9, 16]), n=2)
        tensor([2, 2])
        """
        try:
            if not (rest or named):
                return DIFF[self._keys](self, 1, -1, None, None)
            return DIFF_FORMS.call(self, rest, named)
        except Exception:
            DIFF_FORMS.translate(self, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
