# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of sorting."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("stable", "", method=True)
def sort(input, *, stable, dim=-1, descending=False, out=None):
    """sort(input, *, stable, dim=-1, descending=False, out=None) -> return_types.sort
    sort(input, dim=-1, descending=False, *, out=None) -> return_types.sort

    Elements in order along a dimension, equal ones in the order they had.
    """


@public("stable", "", method=True)
def argsort(input, *, stable, dim=-1, descending=False, out=None):
    """argsort(input, *, stable, dim=-1, descending=False, out=None) -> Tensor
    argsort(input, dim=-1, descending=False) -> Tensor

    The indices that put elements in order along a dimension, equal ones in the order they had.
    """


@public(method=True)
def msort(input, *, out=None):
    """Elements in order along the first dimension.

    >>> ow.msort(ow.tensor([[3, 1], [2, 5]]))
    tensor([[2, 1],
            [3, 5]])
    """


@public(result="return_types.topk", method=True)
def topk(input, k, dim=-1, largest=True, sorted=True, *, out=None):
    """The `k` largest elements along a dimension, the largest first, and where they are; with `largest=False`
        the smallest.

    >>> values, indices = ow.topk(ow.tensor([1, 5, 3, 4]), 2)
    >>> values, indices
    (tensor([5, 4]), tensor([1, 3]))
    """


@public(result="return_types.kthvalue", method=True)
def kthvalue(input, k, dim=-1, keepdim=False, *, out=None):
    """The `k`-th smallest element along a dimension, counted from 1, and where it is.

    >>> ow.kthvalue(ow.tensor([4, 1, 3]), 2).values
    tensor(3)
    """


@public("", "dim", method=True)
def median(input, dim, keepdim=False, *, out=None):
    """median(input) -> Tensor
    median(input, dim, keepdim=False, *, out=None) -> return_types.median

    The median: the smaller one of two in the middle. NaN if there is any, as `nanmedian` does not.

    >>> ow.median(ow.tensor([4.0, 1.0, 3.0, 2.0]))
    tensor(2.)
    >>> ow.tensor([[4, 1, 3], [5, 6, 7]]).median(1).values
    tensor([3, 6])
    """


@public("", "dim", method=True)
def nanmedian(input, dim, keepdim=False, *, out=None):
    """nanmedian(input) -> Tensor
    nanmedian(input, dim, keepdim=False, *, out=None) -> return_types.nanmedian

    The median of the elements that are not NaN.

    >>> ow.nanmedian(ow.tensor([4.0, ow.nan, 3.0, 2.0]))
    tensor(3.)
    """


@public(result="return_types.mode", method=True)
def mode(input, dim=-1, keepdim=False, *, out=None):
    """The element that occurs most often along a dimension, the smallest of several, and the last place where
        it is.

    >>> ow.mode(ow.tensor([1, 2, 2, 3, 3])).values
    tensor(2)
    """


_share_among_median = declare("_share_among_median(grad, input, result)", "The gradient of a median of all elements, "
    "shared by those that equal it.")
_placed = declare("_placed(grad, sizes, dim, indices)", "A gradient put where the elements came from; the rest is 0.")


@public("Tensor", "Scalar")
def searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None):
    """searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None)
        -> Tensor
    searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None, out=None)
        -> Tensor

    Where elements would be inserted into ordered rows: before equal ones, or with `right=True` behind them.

    >>> ow.searchsorted(ow.tensor([1, 3, 5, 7]), ow.tensor([3, 6, 9]))
    tensor([1, 3, 4])
    """


@public("Tensor", "Scalar")
def bucketize(input, boundaries, *, out_int32=False, right=False, out=None):
    """bucketize(input, boundaries, *, out_int32=False, right=False, out=None) -> Tensor
    bucketize(input, boundaries, *, out_int32=False, right=False, out=None) -> Tensor

    The number of the interval between ordered boundaries in which each element lies.

    An element equal to a boundary lies before it, or with `right=True` behind it.

    >>> ow.bucketize(ow.tensor([0.5, 2.0, 9.0]), ow.tensor([1.0, 2.0, 3.0]))
    tensor([0, 1, 3])
    """


_unique2 = declare("_unique2(input, sorted=True, return_inverse=False, return_counts=False)", "The distinct elements "
    "in order, in which of them each element is, and how often each occurs.", result="tuple[Tensor, Tensor, Tensor]")


@public(result="tuple[Tensor, Tensor, Tensor]")
def unique_dim(input, dim, sorted=True, return_inverse=False, return_counts=False):
    """The distinct slices along a dimension in order, which of them each slice is, and how often each occurs.

    >>> ow.unique_dim(ow.tensor([[1, 2], [0, 5], [1, 2]]), 0, return_counts=True)[2]
    tensor([1, 2])
    """


_unique_consecutive = declare("_unique_consecutive(input, return_inverse, return_counts)", "One of every run of equal "
    "elements, in which run each element is, and how long each is.", result="tuple[Tensor, Tensor, Tensor]")


@public(result="tuple[Tensor, Tensor, Tensor]")
def unique_dim_consecutive(input, dim, return_inverse=False, return_counts=False):
    """One of every run of equal slices along a dimension, in which run each slice is, and how long each is.

    >>> ow.unique_dim_consecutive(ow.tensor([[1, 2], [1, 2], [0, 5]]), 0)[0]
    tensor([[1, 2],
            [0, 5]])
    """


@public(method=True)
def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    """The distinct elements in order, or with `dim` the distinct slices; NaN equals nothing, so every NaN is
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


@public(method=True)
def unique_consecutive(input, return_inverse=False, return_counts=False, dim=None):
    """One of every run of equal elements, or with `dim` of equal slices, in their order.

    With `return_inverse` and `return_counts` a tuple: also in which run each element is, and how long each
        is.

    >>> ow.unique_consecutive(ow.tensor([1, 1, 2, 1]), return_counts=True)
    (tensor([1, 2, 1]), tensor([2, 1, 1]))
    """


@public(method=True)
def bincount(input, weights=None, minlength=0):
    """How often every number from 0 occurs in a vector of integers, or the sum of the weights where it does.

    >>> ow.bincount(ow.tensor([0, 2, 2]), minlength=4)
    tensor([1, 0, 2, 0])
    """


@public(method=True)
def histc(input, bins=100, min=0, max=0, *, out=None):
    """How many elements fall into each of `bins` equal parts of `[min, max]`; both 0 stand for the elements'
        own range.

    >>> ow.histc(ow.tensor([1.0, 2.0, 2.5, 4.0]), bins=3)
    tensor([1., 2., 1.])
    """


@public("Tensor_Tensor", "Tensor_Scalar", "Scalar_Tensor")
def isin(elements, test_elements, *, assume_unique=False, invert=False, out=None):
    """isin(elements, test_elements, *, assume_unique=False, invert=False, out=None) -> Tensor
    isin(elements, test_element, *, assume_unique=False, invert=False, out=None) -> Tensor
    isin(element, test_elements, *, assume_unique=False, invert=False, out=None) -> Tensor

    Whether each element occurs in another tensor; with `invert` whether it does not.

    >>> ow.isin(ow.tensor([1, 2, 3]), ow.tensor([3, 1]))
    tensor([ True, False,  True])
    """
