"""The functions and methods of summaries: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.summaries import (
    ARGMAX, ALL, ALL_DIM, ALL_DIMS, ANY, ANY_DIM, ANY_DIMS, ARGMIN, _ALL_OF, _ANY_OF, COUNT_NONZERO,
    COUNT_NONZERO_DIM_INTLIST, _STD, STD, STD_CORRECTION, STD_DIM, STD_MEAN, STD_MEAN_CORRECTION, STD_MEAN_DIM,
    NANSUM, _NANMEAN, _SHARE_AMONG_NUMBERS, NANMEAN, _QUANTILE, QUANTILE, QUANTILE_SCALAR, NANQUANTILE,
    NANQUANTILE_SCALAR, TRAPEZOID_DX, TRAPEZOID_X, TRAPZ_DX, TRAPZ_X, CUMULATIVE_TRAPEZOID_DX,
    CUMULATIVE_TRAPEZOID_X, DIFF,
)

__all__ = [
    "argmax", "all", "any", "argmin", "count_nonzero", "std", "std_mean", "nansum", "nanmean", "quantile",
    "nanquantile", "trapezoid", "trapz", "cumulative_trapezoid", "diff",
]

ARGMAX_FORMS = Overloads("argmax", ARGMAX)
ALL_FORMS = Overloads("all", ALL, ALL_DIM, ALL_DIMS)
ANY_FORMS = Overloads("any", ANY, ANY_DIM, ANY_DIMS)
ARGMIN_FORMS = Overloads("argmin", ARGMIN)
_ALL_OF_FORMS = Overloads("_all_of", _ALL_OF)
_ANY_OF_FORMS = Overloads("_any_of", _ANY_OF)
COUNT_NONZERO_FORMS = Overloads("count_nonzero", COUNT_NONZERO, COUNT_NONZERO_DIM_INTLIST)
_STD_FORMS = Overloads("_std", _STD)
STD_FORMS = Overloads("std", STD, STD_CORRECTION, STD_DIM)
STD_MEAN_FORMS = Overloads("std_mean", STD_MEAN, STD_MEAN_CORRECTION, STD_MEAN_DIM)
NANSUM_FORMS = Overloads("nansum", NANSUM)
_NANMEAN_FORMS = Overloads("_nanmean", _NANMEAN)
_SHARE_AMONG_NUMBERS_FORMS = Overloads("_share_among_numbers", _SHARE_AMONG_NUMBERS)
NANMEAN_FORMS = Overloads("nanmean", NANMEAN)
_QUANTILE_FORMS = Overloads("_quantile", _QUANTILE)
QUANTILE_FORMS = Overloads("quantile", QUANTILE, QUANTILE_SCALAR)
NANQUANTILE_FORMS = Overloads("nanquantile", NANQUANTILE, NANQUANTILE_SCALAR)
TRAPEZOID_FORMS = Overloads("trapezoid", TRAPEZOID_DX, TRAPEZOID_X)
TRAPZ_FORMS = Overloads("trapz", TRAPZ_DX, TRAPZ_X)
CUMULATIVE_TRAPEZOID_FORMS = Overloads("cumulative_trapezoid", CUMULATIVE_TRAPEZOID_DX, CUMULATIVE_TRAPEZOID_X)
DIFF_FORMS = Overloads("diff", DIFF)


def argmax(input=MISSING, *rest, **named):
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
            if isinstance(input, Tensor):
                return ARGMAX[input._keys](input, None, False)
        return ARGMAX_FORMS.call(input, rest, named)
    except Exception:
        ARGMAX_FORMS.translate(input, rest, named)
        raise


def all(input=MISSING, dim=MISSING, *rest, **named):
    """all(input, *, out=None) -> Tensor
    all(input, dim, keepdim=False, *, out=None) -> Tensor
    all(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Whether all elements are other than 0; true of no elements.

    >>> ow.all(ow.tensor([True, True, False]))
    tensor(False)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return ALL[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return ALL_DIM[input._keys](input, dim, False)
        return ALL_FORMS.call(input, dim, rest, named)
    except Exception:
        ALL_FORMS.translate(input, dim, rest, named)
        raise


def any(input=MISSING, dim=MISSING, *rest, **named):
    """any(input, *, out=None) -> Tensor
    any(input, dim, keepdim=False, *, out=None) -> Tensor
    any(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Whether any element is other than 0; false of no elements.

    >>> ow.any(ow.tensor([0, 0, 5]))
    tensor(True)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return ANY[input._keys](input)
            if isinstance(input, Tensor) and type(dim) is int:
                return ANY_DIM[input._keys](input, dim, False)
        return ANY_FORMS.call(input, dim, rest, named)
    except Exception:
        ANY_FORMS.translate(input, dim, rest, named)
        raise


def argmin(input=MISSING, *rest, **named):
    """argmin(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Where the smallest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the smallest.

    >>> ow.argmin(ow.tensor([[1, 9, 3], [7, 2, 7]]), dim=1)
    tensor([0, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ARGMIN[input._keys](input, None, False)
        return ARGMIN_FORMS.call(input, rest, named)
    except Exception:
        ARGMIN_FORMS.translate(input, rest, named)
        raise


def _all_of(input=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_all_of(input, dim, keepdim) -> Tensor

    Whether all elements along some dimensions are other than 0.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is tuple and all_of(int, dim) and type(keepdim) is bool:
                return _ALL_OF[input._keys](input, dim, keepdim)
        return _ALL_OF_FORMS.call(input, dim, keepdim, rest, named)
    except Exception:
        _ALL_OF_FORMS.translate(input, dim, keepdim, rest, named)
        raise


def _any_of(input=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_any_of(input, dim, keepdim) -> Tensor

    Whether any elements along some dimensions are other than 0.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is tuple and all_of(int, dim) and type(keepdim) is bool:
                return _ANY_OF[input._keys](input, dim, keepdim)
        return _ANY_OF_FORMS.call(input, dim, keepdim, rest, named)
    except Exception:
        _ANY_OF_FORMS.translate(input, dim, keepdim, rest, named)
        raise


def count_nonzero(input=MISSING, dim=MISSING, *rest, **named):
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
            if isinstance(input, Tensor) and dim is MISSING:
                return COUNT_NONZERO[input._keys](input, None)
            if isinstance(input, Tensor) and type(dim) is tuple and all_of(int, dim):
                return COUNT_NONZERO_DIM_INTLIST[input._keys](input, dim)
        return COUNT_NONZERO_FORMS.call(input, dim, rest, named)
    except Exception:
        COUNT_NONZERO_FORMS.translate(input, dim, rest, named)
        raise


def _std(input=MISSING, dim=MISSING, correction=MISSING, keepdim=MISSING, *rest, **named):
    """_std(input, dim, correction, keepdim) -> Tensor

    The root of the mean square distance from the mean, over `count - correction`.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and (
                type(correction) is float or type(correction) is int
            ) and type(keepdim) is bool:
                return _STD[input._keys](input, (dim,), correction, keepdim)
        return _STD_FORMS.call(input, dim, correction, keepdim, rest, named)
    except Exception:
        _STD_FORMS.translate(input, dim, correction, keepdim, rest, named)
        raise


def std(input=MISSING, dim=MISSING, /, *rest, **named):
    """std(input, unbiased=True) -> Tensor
    std(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
    std(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor

    The standard deviation of all elements, the root of `var`.

    >>> ow.std(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.2910)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return STD[input._keys](input, True)
            if isinstance(input, Tensor) and type(dim) is int:
                return STD_DIM[input._keys](input, (dim,), True, False)
        return STD_FORMS.call(input, dim, rest, named)
    except Exception:
        STD_FORMS.translate(input, dim, rest, named)
        raise


def std_mean(input=MISSING, dim=MISSING, /, *rest, **named):
    """std_mean(input, unbiased=True) -> tuple[Tensor, Tensor]
    std_mean(input, dim=None, *, correction=None, keepdim=False) -> tuple[Tensor, Tensor]
    std_mean(input, dim, unbiased=True, keepdim=False) -> tuple[Tensor, Tensor]

    The standard deviation and the mean of all elements.

    >>> ow.std_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.2910), tensor(2.5000))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and dim is MISSING:
                return STD_MEAN[input._keys](input, True)
            if isinstance(input, Tensor) and type(dim) is int:
                return STD_MEAN_DIM[input._keys](input, (dim,), True, False)
        return STD_MEAN_FORMS.call(input, dim, rest, named)
    except Exception:
        STD_MEAN_FORMS.translate(input, dim, rest, named)
        raise


def nansum(input=MISSING, *rest, **named):
    """nansum(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The sum over dimensions, NaN counted as 0.

    >>> ow.nansum(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(3.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NANSUM[input._keys](input, None, False, None)
        return NANSUM_FORMS.call(input, rest, named)
    except Exception:
        NANSUM_FORMS.translate(input, rest, named)
        raise


def _nanmean(input=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_nanmean(input, dim, keepdim) -> Tensor

    The mean of what is not NaN.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dim) is int and type(keepdim) is bool:
                return _NANMEAN[input._keys](input, (dim,), keepdim)
        return _NANMEAN_FORMS.call(input, dim, keepdim, rest, named)
    except Exception:
        _NANMEAN_FORMS.translate(input, dim, keepdim, rest, named)
        raise


def _share_among_numbers(grad=MISSING, input=MISSING, dim=MISSING, keepdim=MISSING, *rest, **named):
    """_share_among_numbers(grad, input, dim, keepdim) -> Tensor

    `grad` at the places where `self` is a number, divided by their count.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and type(dim) is int and type(keepdim) is bool:
                return _SHARE_AMONG_NUMBERS[grad._keys | input._keys](grad, input, (dim,), keepdim)
        return _SHARE_AMONG_NUMBERS_FORMS.call(grad, input, dim, keepdim, rest, named)
    except Exception:
        _SHARE_AMONG_NUMBERS_FORMS.translate(grad, input, dim, keepdim, rest, named)
        raise


def nanmean(input=MISSING, *rest, **named):
    """nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None) -> Tensor

    The mean over dimensions of what is not NaN; NaN where there is nothing else.

    >>> ow.nanmean(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(1.5000)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NANMEAN[input._keys](input, None, False, None)
        return NANMEAN_FORMS.call(input, rest, named)
    except Exception:
        NANMEAN_FORMS.translate(input, rest, named)
        raise


def _quantile(
    input=MISSING, q=MISSING, dim=MISSING, keepdim=MISSING, interpolation=MISSING, ignore_nan=MISSING, *rest, **named
):
    """_quantile(input, q, dim, keepdim, interpolation, ignore_nan) -> Tensor

    Quantiles of sorted rows, the dimension of `q` first.
    """
    try:
        return _QUANTILE_FORMS.call(input, q, dim, keepdim, interpolation, ignore_nan, rest, named)
    except Exception:
        _QUANTILE_FORMS.translate(input, q, dim, keepdim, interpolation, ignore_nan, rest, named)
        raise


def quantile(input=MISSING, q=MISSING, *rest, **named):
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
            if isinstance(input, Tensor) and isinstance(q, Tensor):
                return QUANTILE[input._keys | q._keys](input, q, None, False, 'linear')
            if isinstance(input, Tensor) and type(q) is float:
                return QUANTILE_SCALAR[input._keys](input, q, None, False, 'linear')
        return QUANTILE_FORMS.call(input, q, rest, named)
    except Exception:
        QUANTILE_FORMS.translate(input, q, rest, named)
        raise


def nanquantile(input=MISSING, q=MISSING, *rest, **named):
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
            if isinstance(input, Tensor) and isinstance(q, Tensor):
                return NANQUANTILE[input._keys | q._keys](input, q, None, False, 'linear')
            if isinstance(input, Tensor) and type(q) is float:
                return NANQUANTILE_SCALAR[input._keys](input, q, None, False, 'linear')
        return NANQUANTILE_FORMS.call(input, q, rest, named)
    except Exception:
        NANQUANTILE_FORMS.translate(input, q, rest, named)
        raise


def trapezoid(y=MISSING, x=MISSING, *rest, **named):
    """trapezoid(y, *, dx=1, dim=-1) -> Tensor
    trapezoid(y, x, *, dim=-1) -> Tensor

    The integral of values at the distance `dx` from one another.
    """
    try:
        if not (rest or named):
            if isinstance(y, Tensor) and x is MISSING:
                return TRAPEZOID_DX[y._keys](y, 1, -1)
            if isinstance(y, Tensor) and isinstance(x, Tensor):
                return TRAPEZOID_X[y._keys | x._keys](y, x, -1)
        return TRAPEZOID_FORMS.call(y, x, rest, named)
    except Exception:
        TRAPEZOID_FORMS.translate(y, x, rest, named)
        raise


def trapz(y=MISSING, x=MISSING, *rest, **named):
    """Another name of `trapezoid`."""
    try:
        if not (rest or named):
            if isinstance(y, Tensor) and x is MISSING:
                return TRAPZ_DX[y._keys](y, 1, -1)
            if isinstance(y, Tensor) and isinstance(x, Tensor):
                return TRAPZ_X[y._keys | x._keys](y, x, -1)
        return TRAPZ_FORMS.call(y, x, rest, named)
    except Exception:
        TRAPZ_FORMS.translate(y, x, rest, named)
        raise


def cumulative_trapezoid(y=MISSING, x=MISSING, *rest, **named):
    """cumulative_trapezoid(y, *, dx=1, dim=-1) -> Tensor
    cumulative_trapezoid(y, x, *, dim=-1) -> Tensor

    The integral of values at the distance `dx` from one another.
    """
    try:
        if not (rest or named):
            if isinstance(y, Tensor) and x is MISSING:
                return CUMULATIVE_TRAPEZOID_DX[y._keys](y, 1, -1)
            if isinstance(y, Tensor) and isinstance(x, Tensor):
                return CUMULATIVE_TRAPEZOID_X[y._keys | x._keys](y, x, -1)
        return CUMULATIVE_TRAPEZOID_FORMS.call(y, x, rest, named)
    except Exception:
        CUMULATIVE_TRAPEZOID_FORMS.translate(y, x, rest, named)
        raise


def diff(input=MISSING, *rest, **named):
    """diff(input, n=1, dim=-1, prepend=None, append=None, *, out=None) -> Tensor

    The differences of neighbours along a dimension, taken `n` times.

    >>> ow.diff(ow.tensor([1, 4, 9, 16]))
    tensor([3, 5, 7])
    >>> ow.diff(ow.tensor([1, 4, 9, 16]), n=2)
    tensor([2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return DIFF[input._keys](input, 1, -1, None, None)
        return DIFF_FORMS.call(input, rest, named)
    except Exception:
        DIFF_FORMS.translate(input, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def argmax(self, *rest, **named):
        try:
            if not (rest or named):
                return ARGMAX[self._keys](self, None, False)
            return ARGMAX_FORMS.method(self, rest, named)
        except Exception:
            ARGMAX_FORMS.translate(self, rest, named)
            raise

    def all(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return ALL[self._keys](self)
                if type(dim) is int:
                    return ALL_DIM[self._keys](self, dim, False)
            return ALL_FORMS.method(self, dim, rest, named)
        except Exception:
            ALL_FORMS.translate(self, dim, rest, named)
            raise

    def any(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return ANY[self._keys](self)
                if type(dim) is int:
                    return ANY_DIM[self._keys](self, dim, False)
            return ANY_FORMS.method(self, dim, rest, named)
        except Exception:
            ANY_FORMS.translate(self, dim, rest, named)
            raise

    def argmin(self, *rest, **named):
        try:
            if not (rest or named):
                return ARGMIN[self._keys](self, None, False)
            return ARGMIN_FORMS.method(self, rest, named)
        except Exception:
            ARGMIN_FORMS.translate(self, rest, named)
            raise

    def count_nonzero(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return COUNT_NONZERO[self._keys](self, None)
                if type(dim) is tuple and all_of(int, dim):
                    return COUNT_NONZERO_DIM_INTLIST[self._keys](self, dim)
            return COUNT_NONZERO_FORMS.method(self, dim, rest, named)
        except Exception:
            COUNT_NONZERO_FORMS.translate(self, dim, rest, named)
            raise

    def std(self, dim=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if dim is MISSING:
                    return STD[self._keys](self, True)
                if type(dim) is int:
                    return STD_DIM[self._keys](self, (dim,), True, False)
            return STD_FORMS.method(self, dim, rest, named)
        except Exception:
            STD_FORMS.translate(self, dim, rest, named)
            raise

    def nansum(self, *rest, **named):
        try:
            if not (rest or named):
                return NANSUM[self._keys](self, None, False, None)
            return NANSUM_FORMS.method(self, rest, named)
        except Exception:
            NANSUM_FORMS.translate(self, rest, named)
            raise

    def nanmean(self, *rest, **named):
        try:
            if not (rest or named):
                return NANMEAN[self._keys](self, None, False, None)
            return NANMEAN_FORMS.method(self, rest, named)
        except Exception:
            NANMEAN_FORMS.translate(self, rest, named)
            raise

    def quantile(self, q=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(q, Tensor):
                    return QUANTILE[self._keys | q._keys](self, q, None, False, 'linear')
                if type(q) is float:
                    return QUANTILE_SCALAR[self._keys](self, q, None, False, 'linear')
            return QUANTILE_FORMS.method(self, q, rest, named)
        except Exception:
            QUANTILE_FORMS.translate(self, q, rest, named)
            raise

    def nanquantile(self, q=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(q, Tensor):
                    return NANQUANTILE[self._keys | q._keys](self, q, None, False, 'linear')
                if type(q) is float:
                    return NANQUANTILE_SCALAR[self._keys](self, q, None, False, 'linear')
            return NANQUANTILE_FORMS.method(self, q, rest, named)
        except Exception:
            NANQUANTILE_FORMS.translate(self, q, rest, named)
            raise

    def diff(self, *rest, **named):
        try:
            if not (rest or named):
                return DIFF[self._keys](self, 1, -1, None, None)
            return DIFF_FORMS.method(self, rest, named)
        except Exception:
            DIFF_FORMS.translate(self, rest, named)
            raise


hang(Methods, __name__)
