# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of masked."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_unmasked = declare("_unmasked(input, mask, fill)", "A tensor with `fill` where a mask, which broadcasts to it, is "
    "False.")
_unmasked_limit = declare("_unmasked_limit(input, mask, lowest)", "A tensor with the least, or the greatest, number of "
    "its dtype where a mask is False.")
_narrower_mask = declare("_narrower_mask(input, mask)", "A mask as it is; an IndexError for one of more dimensions "
    "than the tensor.")
_unmasked_count = declare("_unmasked_count(input, mask, dim, keepdim)", "How many elements a mask leaves along "
    "dimensions.")


@public(module="masked")
def masked_sum(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The sum of the elements where `mask` is True, along all dimensions or `dim`; 0 where there is none.

    A mask broadcasts to the tensor; without one every element counts.

    >>> ow.masked.sum(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), 1, mask=ow.tensor([True, False]))
    tensor([1., 3.])
    """


@public(module="masked")
def masked_prod(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The product of the elements where `mask` is True, along all dimensions or `dim`; 1 where there is none.

    >>> mask = ow.tensor([[True, True], [False, True]])
    >>> ow.masked.prod(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), 0, mask=mask)
    tensor([1., 8.])
    """


@public(module="masked")
def masked_cumsum(input, dim, *, dtype=None, mask=None):
    """The sum of each element and those before it along a dimension, where `mask` is True.

    >>> ow.masked.cumsum(ow.tensor([1.0, 2.0, 3.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([1., 1., 4.])
    """


@public(module="masked")
def masked_cumprod(input, dim, *, dtype=None, mask=None):
    """The product of each element and those before it along a dimension, where `mask` is True.

    >>> ow.masked.cumprod(ow.tensor([2.0, 5.0, 3.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([2., 2., 6.])
    """


@public(module="masked")
def masked_amax(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The largest element where `mask` is True, along all dimensions or `dim`; the least number of the dtype
        without any.

    >>> ow.masked.amax(ow.tensor([[1, 5], [3, 4]]), 1, mask=ow.tensor([True, False]))
    tensor([1, 3])
    """


@public(module="masked")
def masked_amin(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The smallest element where `mask` is True, along all dimensions or `dim`; the greatest number of the
        dtype without any.

    >>> ow.masked.amin(ow.tensor([[1, 5], [3, 4]]), 1, mask=ow.tensor([False, True]))
    tensor([5, 4])
    """


@public(module="masked")
def masked_argmax(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The index of the largest element where `mask` is True, in the dtype of the tensor unless one is given.

    >>> x, mask = ow.tensor([1.0, 5.0, 3.0]), ow.tensor([True, False, True])
    >>> ow.masked.argmax(x, mask=mask, dtype=ow.int64)
    tensor(2)
    """


@public(module="masked")
def masked_argmin(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The index of the smallest element where `mask` is True, in the dtype of the tensor unless one is given.

    >>> x, mask = ow.tensor([1.0, 5.0, 3.0]), ow.tensor([False, True, True])
    >>> ow.masked.argmin(x, mask=mask, dtype=ow.int64)
    tensor(2)
    """


@public(module="masked")
def masked_mean(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The mean of the elements where `mask` is True, along all dimensions or `dim`; NaN where there is none.

    >>> mask = ow.tensor([[True, False], [True, True]])
    >>> ow.masked.mean(ow.tensor([[1.0, 2.0], [3.0, 6.0]]), 0, mask=mask)
    tensor([2., 6.])
    """


@public(module="masked")
def masked_median(input, dim=-1, *, keepdim=False, dtype=None, mask=None):
    """The median, the lower of two, of the elements along a dimension where `mask` is True; NaN where there is
        none.

    >>> ow.masked.median(ow.tensor([5.0, 1.0, 9.0]), mask=ow.tensor([True, False, True]))
    tensor(5.)
    """


@public(module="masked")
def masked_logsumexp(input, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The logarithm of the sum of exponentials of the elements where `mask` is True; -inf where there is none.

    >>> ow.masked.logsumexp(ow.tensor([0.0, 9.0, 0.0]), 0, mask=ow.tensor([True, False, True]))
    tensor(0.6931)
    """


@public(module="masked")
def masked_logaddexp(input, other, *, dtype=None, input_mask=None, other_mask=None):
    """`log(exp(input) + exp(other))`, of which each counts where its mask is True.

    >>> x, mask = ow.tensor([1.0, 2.0]), ow.tensor([False, True])
    >>> ow.masked.logaddexp(x, ow.tensor([5.0, 2.0]), other_mask=mask)
    tensor([1.0000, 2.6931])
    """


@public(module="masked")
def masked_norm(input, ord=2.0, dim=None, *, keepdim=False, dtype=None, mask=None):
    """The `ord`-norm of the elements where `mask` is True, along all dimensions or `dim`; of none 0, or inf
        for `-inf`.

    >>> ow.masked.norm(ow.tensor([3.0, 7.0, 4.0]), mask=ow.tensor([True, False, True]))
    tensor(5.)
    """


@public(module="masked")
def masked_var(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None):
    """The variance of the elements where `mask` is True, over their number less `correction`, 1 unless said
        otherwise.

    `unbiased=False` is `correction=0`. Without any element it is NaN.

    >>> ow.masked.var(ow.tensor([1.0, 7.0, 3.0]), mask=ow.tensor([True, False, True]))
    tensor(2.)
    """


@public(module="masked")
def masked_std(input, dim=None, unbiased=None, *, correction=None, keepdim=False, dtype=None, mask=None):
    """The standard deviation of the elements where `mask` is True, the square root of `masked.var`.

    >>> ow.masked.std(ow.tensor([1.0, 7.0, 3.0]), unbiased=False, mask=ow.tensor([True, False, True]))
    tensor(1.)
    """


@public(module="masked")
def masked_softmax(input, dim, *, dtype=None, mask=None):
    """Exponentials over their sum along a dimension, of the elements where `mask` is True; the others get 0.

    >>> ow.masked.softmax(ow.tensor([1.0, 5.0, 1.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([0.5000, 0.0000, 0.5000])
    """


@public(module="masked")
def masked_log_softmax(input, dim, *, dtype=None, mask=None):
    """The logarithm of `masked.softmax`.

    >>> ow.masked.log_softmax(ow.tensor([1.0, 5.0, 1.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([-0.6931,    -inf, -0.6931])
    """


@public(module="masked")
def masked_softmin(input, dim, *, dtype=None, mask=None):
    """`masked.softmax` of the negated elements.

    >>> ow.masked.softmin(ow.tensor([1.0, -5.0, 1.0]), 0, mask=ow.tensor([True, False, True]))
    tensor([0.5000, 0.0000, 0.5000])
    """


@public(module="masked")
def masked_normalize(input, ord, dim, *, eps=1e-12, dtype=None, mask=None):
    """Vectors along a dimension over their `ord`-norms, both of the elements where `mask` is True; the others
        get 0.

    >>> ow.masked.normalize(ow.tensor([3.0, 7.0, 4.0]), 2, 0, mask=ow.tensor([True, False, True]))
    tensor([0.6000, 0.0000, 0.8000])
    """
