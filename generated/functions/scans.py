# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of scans."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def cumsum(input, dim, *, dtype=None, out=None):
    """The sum of the elements up to each one, itself included; integers are summed as int64.

    >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  3,  6, 10])
    >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
    tensor([[1, 3],
            [3, 7]])
    """


cumsum_ = declare("cumsum_(input, dim, *, dtype=None)", "As `cumsum`, written into `input`, which is returned.",
    result="", method=True)
_reverse_cumsum = declare("_reverse_cumsum(input, dim)", "The sum of each element and those after it.")


@public(method=True)
def cumprod(input, dim, *, dtype=None, out=None):
    """The product of the elements up to each one, itself included; integers are multiplied as int64.

    >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
    tensor([ 1,  2,  6, 24])
    """


cumprod_ = declare("cumprod_(input, dim, *, dtype=None)", "As `cumprod`, written into `input`, which is returned.",
    result="", method=True)


@public(result="return_types.cummax", method=True)
def cummax(input, dim, *, out=None):
    """The largest of the elements up to each one, and where the last of those that are as large is.

    >>> values, indices = ow.cummax(ow.tensor([1, 3, 2, 3]), 0)
    >>> values
    tensor([1, 3, 3, 3])
    >>> indices
    tensor([0, 1, 1, 3])
    """


@public(result="return_types.cummin", method=True)
def cummin(input, dim, *, out=None):
    """The smallest of the elements up to each one, and where the last of those that are as small is.

    >>> values, indices = ow.cummin(ow.tensor([3, 1, 2, 1]), 0)
    >>> values
    tensor([3, 1, 1, 1])
    >>> indices
    tensor([0, 1, 1, 3])
    """


@public(method=True)
def logcumsumexp(input, dim, *, out=None):
    """The logarithm of the sum of exponentials of the elements up to each one, without overflow.

    >>> ow.logcumsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor([1000.0000, 1000.6932])
    """


_logcumsumexp_gradient = declare("_logcumsumexp_gradient(grad, input, result, dim)", "The gradient of `logcumsumexp`, "
    "in float32 at least.")
_recurrence = declare("_recurrence(input, weight, dim)", "Every element plus `weight` times the result before it.")
_reverse_recurrence = declare("_reverse_recurrence(input, weight, dim)", "Every element plus `weight` times the result "
    "after it.")
_state_recurrence = declare("_state_recurrence(input, weight, dim, reverse)", "Every vector, the last dimension, plus "
    "a matrix times the result before it, or with `reverse` the one behind it.")
_previous = declare("_previous(input, dim, fill)", "The element before each one; before the first there is `fill`.")
_following = declare("_following(input, dim, fill)", "The element after each one; after the last there is `fill`.")
_exp_difference = declare("_exp_difference(input, other)", "`exp(self - other)`, 1 for equal infinities.")
