# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of shrinkage."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="nn")
def softshrink(input, lambd=0.5, *, out=None):
    """The input brought closer to 0 by `lambd`, 0 where that would change its sign.

    `lambd` must not be negative (RuntimeError).

    >>> ow.nn.functional.softshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-0.5000,  0.0000,  2.5000])
    """


@public(method=True)
def hardshrink(input, lambd=0.5, *, out=None):
    """The input where it lies outside of `[-lambd, lambd]`, else 0.

    >>> ow.hardshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-1.,  0.,  3.])
    """


@public(inplace="threshold")
def threshold(input, threshold, value, inplace=False, *, out=None):
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """


threshold_ = declare("threshold_(input, threshold, value)", "As `threshold`, written into `input`, which is returned.",
    result="")


@public(module="nn")
def glu(input, dim=-1, *, out=None):
    """The gated linear unit: the first half of a dimension times the sigmoid of its second half.

    From Dauphin and others, arXiv 1612.08083.

    >>> ow.nn.functional.glu(ow.tensor([[1.0, 2.0, 0.0, 100.0]]))
    tensor([[0.5000, 2.0000]])
    """


_gated = declare("_gated(input, gate)", "`self * sigmoid(gate)`.")


@public(method=True)
def prelu(input, weight):
    """The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
    (dimension 1).

    >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
    tensor([[-0.2500, -1.0000],
            [ 3.0000, -2.0000]])
    """


_prelu = declare("_prelu(input, weight)", "The input where it is positive, times the weight elsewhere.")
_prelu_ = declare("_prelu_(input, weight)", "As `_prelu`, written into `input`, which is returned.", result="")


@public()
def rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    """`input` where it is positive; elsewhere times a slope, random in training.

    The slope is drawn from `[lower, upper)` for each element in training, else it is their mean (Xu and
        others, arXiv
    1505.00853).

    >>> ow.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """


rrelu_ = declare("rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None)", "As `rrelu`, "
    "written into `input`, which is returned.", result="")
_random_slopes = declare("_random_slopes(input, lower, upper, generator)", "Numbers drawn from `[lower, upper)`, one "
    "for each element.")


@public(module="nn")
def nn_rrelu_with_noise(input, noise, lower=0.125, upper=0.3333333333333333, training=False, generator=None):
    """As `rrelu`; in training `noise` is overwritten with the slopes, 1 where the input is positive.

    >>> noise = ow.zeros(2)
    >>> y = ow.nn.functional.rrelu_with_noise(ow.tensor([-1.0, 2.0]), noise, training=True)
    >>> bool(y[0] == -noise[0]), noise[1]
    (True, tensor(1.))
    """


@public(module="nn")
def nn_rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    """`input` where it is positive; elsewhere times a slope, random in training.

    The slope is drawn from `[lower, upper)` for each element in training, else it is their mean.

    >>> ow.nn.functional.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """


@public(module="nn")
def nn_softmax(input, dim=None, _stacklevel=3, dtype=None):
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    Without `dim` it is 0 for tensors of 0, 1 or 3 dimensions, else 1.

    >>> ow.nn.functional.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    """


@public(module="nn")
def nn_log_softmax(input, dim=None, _stacklevel=3, dtype=None):
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.nn.functional.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    """


@public(module="nn")
def nn_softmin(input, dim=None, _stacklevel=3, dtype=None):
    """The softmax of the negative, `exp(-input) / sum(exp(-input))`.

    >>> ow.nn.functional.softmin(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.6652, 0.2447, 0.0900])
    """


@public(module="nn")
def nn_gumbel_softmax(logits, tau=1.0, hard=False, eps=1e-10, dim=-1):
    """A draw from the Gumbel-softmax distribution: the softmax of `logits` plus noise, over the temperature
        `tau`.

    With `hard` it is one-hot, with the gradient of the soft draw. From Jang and others, arXiv 1611.01144.

    >>> _ = ow.manual_seed(0)
    >>> draw = ow.nn.functional.gumbel_softmax(ow.zeros(2, 3), hard=True)
    >>> draw.sum(-1)
    tensor([1., 1.])
    """
