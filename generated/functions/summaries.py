# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of summaries."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def argmax(input, dim=None, keepdim=False, *, out=None):
    """Where the largest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the largest.

    >>> a = ow.tensor([[1, 9, 3], [7, 2, 7]])
    >>> ow.argmax(a)
    tensor(1)
    >>> a.argmax(dim=1)
    tensor([1, 0])
    """


@public("", "dim", "dims", method=True)
def all(input, dim, keepdim=False, *, out=None):
    """all(input, *, out=None) -> Tensor
    all(input, dim, keepdim=False, *, out=None) -> Tensor
    all(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Whether all elements are other than 0; true of no elements.

    >>> ow.all(ow.tensor([True, True, False]))
    tensor(False)
    """


@public("", "dim", "dims", method=True)
def any(input, dim, keepdim=False, *, out=None):
    """any(input, *, out=None) -> Tensor
    any(input, dim, keepdim=False, *, out=None) -> Tensor
    any(input, dim=None, keepdim=False, *, out=None) -> Tensor

    Whether any element is other than 0; false of no elements.

    >>> ow.any(ow.tensor([0, 0, 5]))
    tensor(True)
    """


@public(method=True)
def argmin(input, dim=None, keepdim=False, *, out=None):
    """Where the smallest element is: its index along `dim`, or in the flattened tensor, as int64.

    Of equal elements the first; NaN counts as the smallest.

    >>> ow.argmin(ow.tensor([[1, 9, 3], [7, 2, 7]]), dim=1)
    tensor([0, 1])
    """


_all_of = declare("_all_of(input, dim, keepdim)", "Whether all elements along some dimensions are other than 0.")
_any_of = declare("_any_of(input, dim, keepdim)", "Whether any elements along some dimensions are other than 0.")


@public("", "dim_IntList", method=True)
def count_nonzero(input, dim=None, *, out=None):
    """count_nonzero(input, dim=None, *, out=None) -> Tensor
    count_nonzero(input, dim, *, out=None) -> Tensor

    The number of elements that are not 0, of all or along a dimension.

    >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]))
    tensor(3)
    >>> ow.count_nonzero(ow.tensor([[0, 1], [2, 3]]), dim=0)
    tensor([1, 2])
    """


_std = declare("_std(input, dim, correction, keepdim)", "The root of the mean square distance from the mean, over "
    "`count - correction`.")


@public("", "correction", "dim", method=True)
def std(input, dim=None, *, correction=None, keepdim=False, out=None):
    """std(input, unbiased=True) -> Tensor
    std(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
    std(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor

    The standard deviation of all elements, the root of `var`.

    >>> ow.std(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.2910)
    """


@public("", "correction", "dim")
def std_mean(input, dim=None, *, correction=None, keepdim=False):
    """std_mean(input, unbiased=True) -> tuple[Tensor, Tensor]
    std_mean(input, dim=None, *, correction=None, keepdim=False) -> tuple[Tensor, Tensor]
    std_mean(input, dim, unbiased=True, keepdim=False) -> tuple[Tensor, Tensor]

    The standard deviation and the mean of all elements.

    >>> ow.std_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.2910), tensor(2.5000))
    """


@public(method=True)
def nansum(input, dim=None, keepdim=False, *, dtype=None, out=None):
    """The sum over dimensions, NaN counted as 0.

    >>> ow.nansum(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(3.)
    """


_nanmean = declare("_nanmean(input, dim, keepdim)", "The mean of what is not NaN.")
_share_among_numbers = declare("_share_among_numbers(grad, input, dim, keepdim)", "`grad` at the places where `self` "
    "is a number, divided by their count.")


@public(method=True)
def nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None):
    """The mean over dimensions of what is not NaN; NaN where there is nothing else.

    >>> ow.nanmean(ow.tensor([1.0, ow.nan, 2.0]))
    tensor(1.5000)
    """


_quantile = declare("_quantile(input, q, dim, keepdim, interpolation, ignore_nan)", "Quantiles of sorted rows, the "
    "dimension of `q` first.")


@public("", "scalar", method=True)
def quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None):
    """quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor
    quantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor

    The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first.

    Between two elements is what `interpolation` says: linear, lower, higher, midpoint or nearest. A row
        with NaN gives NaN.

    >>> ow.quantile(ow.tensor([1.0, 2.0, 4.0, 8.0]), ow.tensor([0.5, 1.0]))
    tensor([3., 8.])
    """


@public("", "scalar", method=True)
def nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None):
    """nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor
    nanquantile(input, q, dim=None, keepdim=False, *, interpolation='linear', out=None) -> Tensor

    The quantiles `q`, from 0 to 1, of all elements or along `dim`; the dimension of `q` comes first.

    Between two elements is what `interpolation` says: linear, lower, higher, midpoint or nearest. NaN is
        left out; a row of NaN alone gives NaN.

    >>> ow.nanquantile(ow.tensor([1.0, 2.0, 4.0, 8.0]), ow.tensor([0.5, 1.0]))
    tensor([3., 8.])
    """


_midpoint = declare("_midpoint(input, other)", "`(input + other) / 2`, also where the sum is too large for the dtype.")


@public("dx", "x")
def trapezoid(y, *, dx=1, dim=-1):
    """trapezoid(y, *, dx=1, dim=-1) -> Tensor
    trapezoid(y, x, *, dim=-1) -> Tensor

    The integral of values at the distance `dx` from one another.
    """


trapz = declare("trapz(y, *, dx=1, dim=-1)", "Another name of `trapezoid`.", "dx", "x")


@public("dx", "x")
def cumulative_trapezoid(y, *, dx=1, dim=-1):
    """cumulative_trapezoid(y, *, dx=1, dim=-1) -> Tensor
    cumulative_trapezoid(y, x, *, dim=-1) -> Tensor

    The integral of values at the distance `dx` from one another.
    """


@public(method=True)
def diff(input, n=1, dim=-1, prepend=None, append=None, *, out=None):
    """The differences of neighbours along a dimension, taken `n` times.

    >>> ow.diff(ow.tensor([1, 4, 9, 16]))
    tensor([3, 5, 7])
    >>> ow.diff(ow.tensor([1, 4, 9, 16]), n=2)
    tensor([2, 2])
    """
