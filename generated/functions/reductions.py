# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of reductions."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "dim_IntList", method=True)
def sum(input, dim, keepdim=False, *, dtype=None, out=None):
    """sum(input, *, dtype=None) -> Tensor
    sum(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The sum of all elements; bool and integers are summed as int64.

    >>> a = ow.tensor([[1, 2], [3, 4]])
    >>> a.sum()
    tensor(10)
    """


_unreduce = declare("_unreduce(grad, sizes, dim, keepdim)", "A reduced tensor spread over the shape it was reduced "
    "from.")
_place_at = declare("_place_at(grad, sizes, dim, index, keepdim)", "Zeros of the given sizes with `grad` at the places "
    "that a reduction over `dim` chose.")


@public("", "dim", method=True)
def mean(input, dim, keepdim=False, *, dtype=None, out=None):
    """mean(input, *, dtype=None, out=None) -> Tensor
    mean(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The mean of all elements, `sum / n`; NaN of no elements.

    >>> ow.mean(ow.tensor([1.0, 2.0, 6.0]))
    tensor(3.)
    """


@public("", "dim_int", method=True)
def prod(input, dim, keepdim=False, *, dtype=None, out=None):
    """prod(input, *, dtype=None) -> Tensor
    prod(input, dim, keepdim=False, *, dtype=None, out=None) -> Tensor

    The product of all elements; bool and integers are multiplied as int64.

    >>> ow.prod(ow.tensor([2, 3, 4]))
    tensor(24)
    """


_prod_backward = declare("_prod_backward(grad, input, result, dim)", "The gradient of a product: `grad` times the "
    "product of the other elements, right where some are 0.")
_exclusive_products = declare("_exclusive_products(input, dim)", "At every place the product of the elements before "
    "it.")
_reversed = declare("_reversed(input, dim)", "The elements in reverse order along a dimension.")


@public(method=True)
def amax(input, dim=(), keepdim=False, *, out=None):
    """The largest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no largest of no elements (IndexError).

    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]), 1)
    tensor([9, 4])
    >>> ow.amax(ow.tensor([[1, 9], [4, 2]]))
    tensor(9)
    """


@public(method=True)
def amin(input, dim=(), keepdim=False, *, out=None):
    """The smallest element over dimensions, all of them when left out; NaN if there is one.

    Equal elements share the gradient. There is no smallest of no elements (IndexError).

    >>> ow.amin(ow.tensor([[1, 9], [4, 2]]), 0, keepdim=True)
    tensor([[1, 2]])
    """


_share_among_equal = declare("_share_among_equal(grad, input, result, dim, keepdim)", "`grad` at the places where "
    "`self` equals its reduction, divided by their number.")
_share_among_extreme = declare("_share_among_extreme(grad, input, result)", "`grad` at the places of the extreme "
    "`result` of `self`, NaN among them, divided by their number.")
_var = declare("_var(input, dim, correction, keepdim)", "The mean square distance from the mean, over `count - "
    "correction`.")
_deviations = declare("_deviations(input, dim)", "What elements differ from their mean over `dim`, of which the "
    "rounding of the mean is no part.")


@public("", "correction", "dim", method=True)
def var(input, dim=None, *, correction=None, keepdim=False, out=None):
    """var(input, unbiased=True) -> Tensor
    var(input, dim=None, *, correction=None, keepdim=False, out=None) -> Tensor
    var(input, dim, unbiased=True, keepdim=False, *, out=None) -> Tensor

    The variance of all elements, `sum((x - mean)²) / (n - 1)`; over `n` with `unbiased=False`.

    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    tensor(1.6667)
    >>> ow.var(ow.tensor([1.0, 2.0, 3.0, 4.0]), unbiased=False)
    tensor(1.2500)
    """


@public("", "other", "dim", method=True)
def max(input, dim, keepdim=False, *, out=None):
    """max(input, *, out=None) -> Tensor
    max(input, other, *, out=None) -> Tensor
    max(input, dim, keepdim=False, *, out=None) -> return_types.max

    The largest element; NaN if there is one.

    Equal elements share its gradient. There is no largest of no elements (IndexError).

    >>> ow.max(ow.tensor([1.0, 5.0, 2.0]))
    tensor(5.)
    """


_foreach_max = declare("_foreach_max(input)", "`max` of every tensor of a list.", result="tuple[Tensor, ...]",
    shown=True)


@public("", "other", "dim", method=True)
def min(input, dim, keepdim=False, *, out=None):
    """min(input, *, out=None) -> Tensor
    min(input, other, *, out=None) -> Tensor
    min(input, dim, keepdim=False, *, out=None) -> return_types.min

    The smallest element; NaN if there is one.

    Equal elements share its gradient. There is no smallest of no elements (IndexError).

    >>> ow.min(ow.tensor([1.0, 5.0, 2.0]))
    tensor(1.)
    """


@public(result="return_types.aminmax", method=True)
def aminmax(input, *, dim=None, keepdim=False, out=None):
    """The smallest and the largest element, along `dim` or of all; NaN if there is one.

    >>> low, high = ow.aminmax(ow.tensor([[1, 9], [4, 2]]), dim=1)
    >>> low
    tensor([1, 2])
    >>> high
    tensor([9, 4])
    """


_xor_sum = declare("_xor_sum(input, dim=None, keepdim=False)", "The exclusive or of all bits.")


@public(method=True)
def hash_tensor(input, dim=(), *, keepdim=False, mode=0, out=None):
    """The exclusive or of the elements' 64 bits, as float64 or int64, along dimensions or of all; a uint64.

    >>> ow.hash_tensor(ow.tensor([1, 2, 7]))
    tensor(4, dtype=uint64)
    """


_var_mean = declare("_var_mean(input, dim, correction, keepdim)", "The variance over `count - correction`, and the "
    "mean.", result="return_types.var_mean")


@public("", "correction", "dim")
def var_mean(input, dim=None, *, correction=None, keepdim=False):
    """var_mean(input, unbiased=True) -> tuple[Tensor, Tensor]
    var_mean(input, dim=None, *, correction=None, keepdim=False) -> tuple[Tensor, Tensor]
    var_mean(input, dim, unbiased=True, keepdim=False) -> tuple[Tensor, Tensor]

    The variance and the mean of all elements; the variance over `n - 1`, or over `n` with `unbiased=False`.

    >>> ow.var_mean(ow.tensor([1.0, 2.0, 3.0, 4.0]))
    (tensor(1.6667), tensor(2.5000))
    """


@public(method=True)
def logsumexp(input, dim, keepdim=False, *, out=None):
    """The logarithm of the sum of exponentials, `log(sum(exp(input)))`.

    The largest element is taken out first, so that nothing overflows.

    >>> ow.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """


special_logsumexp = declare("special_logsumexp(input, dim, keepdim=False, *, out=None)", "Another name of `logsumexp`.",
    result="", module="special")
_shares_of_sum = declare("_shares_of_sum(input, dim)", "The derivatives of the `logsumexp` of `self` in some "
    "dimensions; equal infinities share.")
_shares_gradient = declare("_shares_gradient(input, output, dim)", "The gradient of what `output`, the shares of a sum "
    "of exponentials along dimensions, were computed from.")


@public("int", method=True)
def softmax(input, dim, dtype=None, *, out=None):
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    The largest element is taken out first, so that nothing overflows. Integers need a floating `dtype`.

    >>> ow.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    >>> ow.tensor([[0.0, 0.0], [1000.0, 0.0]]).softmax(1)
    tensor([[0.5000, 0.5000],
            [1.0000, 0.0000]])
    """


special_softmax = declare("special_softmax(input, dim, dtype=None, *, out=None)", "Another name of `softmax`.", "int",
    result="", module="special")


@public(shown=True)
def _softmax(input, dim, half_to_float):
    """`softmax`, of halves in float32 with `half_to_float`.

    >>> ow._softmax(ow.zeros(2), 0, False)
    tensor([0.5000, 0.5000])
    """


_softmax_gradient = declare("_softmax_gradient(input, output, dim)", "The gradient of the input of `softmax` along a "
    "dimension, from that of its result, `output`.")


@public(shown=True)
def _safe_softmax(input, dim, dtype=None):
    """`softmax`, and zeros where all elements are negative infinity, as of a query that may attend to nothing.

    >>> ow._safe_softmax(ow.tensor([[0.0, 0.0], [-ow.inf, -ow.inf]]), 1)
    tensor([[0.5000, 0.5000],
            [0.0000, 0.0000]])
    """


@public(shown=True)
def _softmax_backward_data(grad_output, output, dim, input_dtype):
    """The gradient of the input of `softmax`, whose result was `output`; of an input in float16 it has that
        dtype, also
    where the gradient is float32.

    >>> ow._softmax_backward_data(ow.tensor([1.0, 0.0]), ow.tensor([0.5, 0.5]), 0, ow.float32)
    tensor([ 0.2500, -0.2500])
    """


@public(shown=True)
def _log_softmax_backward_data(grad_output, output, dim, input_dtype):
    """The gradient of the input of `log_softmax`, whose result was `output`; of an input in float16 it has
        that dtype, also
    where the gradient is float32.

    >>> ow._log_softmax_backward_data(ow.tensor([1.0, 0.0]), ow.tensor([0.0, -ow.inf]), 0, ow.float32)
    tensor([0., 0.])
    """


@public("int", method=True)
def log_softmax(input, dim, dtype=None, *, out=None):
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    >>> ow.log_softmax(ow.tensor([0.0, 1000.0]), 0)
    tensor([-1000.,     0.])
    """


@public(shown=True)
def _log_softmax(input, dim, half_to_float):
    """`log_softmax`, of halves in float32 with `half_to_float`.

    >>> ow._log_softmax(ow.zeros(2), 0, False)
    tensor([-0.6931, -0.6931])
    """


_euclidean_norm = declare("_euclidean_norm(input, dim, keepdim)", "The root of the sum of squares.")
_power_norm = declare("_power_norm(input, ord, dim, keepdim)", "The root of the sum of powers of numbers that are not "
    "negative.")
_power_or_zero = declare("_power_or_zero(input, exponent)", "`self` to a power, 0 where it is 0.")
_ratio_or_zero = declare("_ratio_or_zero(input, other)", "`self / other`, 0 where `other` is 0.")
