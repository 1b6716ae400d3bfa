"""The functions and methods of shrinkage: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.shrinkage import (
    SOFTSHRINK, HARDSHRINK, THRESHOLD, THRESHOLD_, GLU, _GATED, PRELU, _PRELU, _PRELU_, RRELU, RRELU_,
    _RANDOM_SLOPES, NN_RRELU_WITH_NOISE, NN_RRELU, NN_SOFTMAX, NN_LOG_SOFTMAX, NN_SOFTMIN, NN_GUMBEL_SOFTMAX,
)

__all__ = ["hardshrink", "threshold", "threshold_", "prelu", "rrelu", "rrelu_"]

SOFTSHRINK_FORMS = Overloads("softshrink", SOFTSHRINK)
HARDSHRINK_FORMS = Overloads("hardshrink", HARDSHRINK)
THRESHOLD_FORMS = Overloads("threshold", THRESHOLD, inplace=(THRESHOLD,))
THRESHOLD__FORMS = Overloads("threshold_", THRESHOLD_)
GLU_FORMS = Overloads("glu", GLU)
_GATED_FORMS = Overloads("_gated", _GATED)
PRELU_FORMS = Overloads("prelu", PRELU)
_PRELU_FORMS = Overloads("_prelu", _PRELU)
_PRELU__FORMS = Overloads("_prelu_", _PRELU_)
RRELU_FORMS = Overloads("rrelu", RRELU)
RRELU__FORMS = Overloads("rrelu_", RRELU_)
_RANDOM_SLOPES_FORMS = Overloads("_random_slopes", _RANDOM_SLOPES)
NN_RRELU_WITH_NOISE_FORMS = Overloads("nn_rrelu_with_noise", NN_RRELU_WITH_NOISE)
NN_RRELU_FORMS = Overloads("nn_rrelu", NN_RRELU)
NN_SOFTMAX_FORMS = Overloads("nn_softmax", NN_SOFTMAX)
NN_LOG_SOFTMAX_FORMS = Overloads("nn_log_softmax", NN_LOG_SOFTMAX)
NN_SOFTMIN_FORMS = Overloads("nn_softmin", NN_SOFTMIN)
NN_GUMBEL_SOFTMAX_FORMS = Overloads("nn_gumbel_softmax", NN_GUMBEL_SOFTMAX)


def softshrink(input=MISSING, *rest, **named):
    """softshrink(input, lambd=0.5, *, out=None) -> Tensor

    The input brought closer to 0 by `lambd`, 0 where that would change its sign.

    `lambd` must not be negative (RuntimeError).

    >>> ow.nn.functional.softshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-0.5000,  0.0000,  2.5000])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SOFTSHRINK[input._keys](input, 0.5)
    return SOFTSHRINK_FORMS.call(input, rest, named)


def hardshrink(input=MISSING, *rest, **named):
    """hardshrink(input, lambd=0.5, *, out=None) -> Tensor

    The input where it lies outside of `[-lambd, lambd]`, else 0.

    >>> ow.hardshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-1.,  0.,  3.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return HARDSHRINK[input._keys](input, 0.5)
    return HARDSHRINK_FORMS.call(input, rest, named)


def threshold(input=MISSING, threshold=MISSING, value=MISSING, *rest, **named):
    """threshold(input, threshold, value, inplace=False, *, out=None) -> Tensor

    The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and (
            type(threshold) is float or type(threshold) is int
        ) and (type(value) is float or type(value) is int):
            return THRESHOLD[input._keys](input, threshold, value)
    return THRESHOLD_FORMS.call(input, threshold, value, rest, named)


def threshold_(input=MISSING, threshold=MISSING, value=MISSING, *rest, **named):
    """As `threshold`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and (
            type(threshold) is float or type(threshold) is int
        ) and (type(value) is float or type(value) is int):
            return THRESHOLD_[input._keys](input, threshold, value)
    return THRESHOLD__FORMS.call(input, threshold, value, rest, named)


def glu(input=MISSING, *rest, **named):
    """glu(input, dim=-1, *, out=None) -> Tensor

    The gated linear unit: the first half of a dimension times the sigmoid of its second half.

    From Dauphin and others, arXiv 1612.08083.

    >>> ow.nn.functional.glu(ow.tensor([[1.0, 2.0, 0.0, 100.0]]))
    tensor([[0.5000, 2.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return GLU[input._keys](input, -1)
        return GLU_FORMS.call(input, rest, named)
    except Exception:
        GLU_FORMS.translate(input, rest, named)
        raise


def _gated(input=MISSING, gate=MISSING, *rest, **named):
    """_gated(input, gate) -> Tensor

    `self * sigmoid(gate)`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(gate, Tensor):
            return _GATED[input._keys | gate._keys](input, gate)
    return _GATED_FORMS.call(input, gate, rest, named)


def prelu(input=MISSING, weight=MISSING, *rest, **named):
    """prelu(input, weight) -> Tensor

    The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
    (dimension 1).

    >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
    tensor([[-0.2500, -1.0000],
            [ 3.0000, -2.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor):
                return PRELU[input._keys | weight._keys](input, weight)
        return PRELU_FORMS.call(input, weight, rest, named)
    except Exception:
        PRELU_FORMS.translate(input, weight, rest, named)
        raise


def _prelu(input=MISSING, weight=MISSING, *rest, **named):
    """_prelu(input, weight) -> Tensor

    The input where it is positive, times the weight elsewhere.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(weight, Tensor):
            return _PRELU[input._keys | weight._keys](input, weight)
    return _PRELU_FORMS.call(input, weight, rest, named)


def _prelu_(input=MISSING, weight=MISSING, *rest, **named):
    """As `_prelu`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(weight, Tensor):
            return _PRELU_[input._keys | weight._keys](input, weight)
    return _PRELU__FORMS.call(input, weight, rest, named)


def rrelu(input=MISSING, *rest, **named):
    """rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, generator=None) -> Tensor

    `input` where it is positive; elsewhere times a slope, random in training.

    The slope is drawn from `[lower, upper)` for each element in training, else it is their mean (Xu and
        others, arXiv
    1505.00853).

    >>> ow.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RRELU[input._keys](input, 0.125, 0.3333333333333333, False, None)
        return RRELU_FORMS.call(input, rest, named)
    except Exception:
        RRELU_FORMS.translate(input, rest, named)
        raise


def rrelu_(input=MISSING, *rest, **named):
    """As `rrelu`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RRELU_[input._keys](input, 0.125, 0.3333333333333333, False, None)
        return RRELU__FORMS.call(input, rest, named)
    except Exception:
        RRELU__FORMS.translate(input, rest, named)
        raise


def _random_slopes(input=MISSING, lower=MISSING, upper=MISSING, generator=MISSING, *rest, **named):
    """_random_slopes(input, lower, upper, generator) -> Tensor

    Numbers drawn from `[lower, upper)`, one for each element.
    """
    try:
        return _RANDOM_SLOPES_FORMS.call(input, lower, upper, generator, rest, named)
    except Exception:
        _RANDOM_SLOPES_FORMS.translate(input, lower, upper, generator, rest, named)
        raise


def nn_rrelu_with_noise(input=MISSING, noise=MISSING, *rest, **named):
    """rrelu_with_noise(input, noise, lower=0.125, upper=0.3333333333333333, training=False, generator=None) ->
        Tensor

    As `rrelu`; in training `noise` is overwritten with the slopes, 1 where the input is positive.

    >>> noise = ow.zeros(2)
    >>> y = ow.nn.functional.rrelu_with_noise(ow.tensor([-1.0, 2.0]), noise, training=True)
    >>> bool(y[0] == -noise[0]), noise[1]
    (True, tensor(1.))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(noise, Tensor):
                return NN_RRELU_WITH_NOISE[input._keys | noise._keys](
                    input, noise, 0.125, 0.3333333333333333, False, None
                )
        return NN_RRELU_WITH_NOISE_FORMS.call(input, noise, rest, named)
    except Exception:
        NN_RRELU_WITH_NOISE_FORMS.translate(input, noise, rest, named)
        raise


def nn_rrelu(input=MISSING, *rest, **named):
    """rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False) -> Tensor

    `input` where it is positive; elsewhere times a slope, random in training.

    The slope is drawn from `[lower, upper)` for each element in training, else it is their mean.

    >>> ow.nn.functional.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_RRELU[input._keys](input, 0.125, 0.3333333333333333, False, False)
        return NN_RRELU_FORMS.call(input, rest, named)
    except Exception:
        NN_RRELU_FORMS.translate(input, rest, named)
        raise


def nn_softmax(input=MISSING, *rest, **named):
    """softmax(input, dim=None, _stacklevel=3, dtype=None) -> Tensor

    Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    Without `dim` it is 0 for tensors of 0, 1 or 3 dimensions, else 1.

    >>> ow.nn.functional.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_SOFTMAX[input._keys](input, None, 3, None)
        return NN_SOFTMAX_FORMS.call(input, rest, named)
    except Exception:
        NN_SOFTMAX_FORMS.translate(input, rest, named)
        raise


def nn_log_softmax(input=MISSING, *rest, **named):
    """log_softmax(input, dim=None, _stacklevel=3, dtype=None) -> Tensor

    The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.nn.functional.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_LOG_SOFTMAX[input._keys](input, None, 3, None)
        return NN_LOG_SOFTMAX_FORMS.call(input, rest, named)
    except Exception:
        NN_LOG_SOFTMAX_FORMS.translate(input, rest, named)
        raise


def nn_softmin(input=MISSING, *rest, **named):
    """softmin(input, dim=None, _stacklevel=3, dtype=None) -> Tensor

    The softmax of the negative, `exp(-input) / sum(exp(-input))`.

    >>> ow.nn.functional.softmin(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.6652, 0.2447, 0.0900])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_SOFTMIN[input._keys](input, None, 3, None)
        return NN_SOFTMIN_FORMS.call(input, rest, named)
    except Exception:
        NN_SOFTMIN_FORMS.translate(input, rest, named)
        raise


def nn_gumbel_softmax(logits=MISSING, *rest, **named):
    """gumbel_softmax(logits, tau=1.0, hard=False, eps=1e-10, dim=-1) -> Tensor

    A draw from the Gumbel-softmax distribution: the softmax of `logits` plus noise, over the temperature
        `tau`.

    With `hard` it is one-hot, with the gradient of the soft draw. From Jang and others, arXiv 1611.01144.

    >>> _ = ow.manual_seed(0)
    >>> draw = ow.nn.functional.gumbel_softmax(ow.zeros(2, 3), hard=True)
    >>> draw.sum(-1)
    tensor([1., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(logits, Tensor):
                return NN_GUMBEL_SOFTMAX[logits._keys](logits, 1.0, False, 1e-10, -1)
        return NN_GUMBEL_SOFTMAX_FORMS.call(logits, rest, named)
    except Exception:
        NN_GUMBEL_SOFTMAX_FORMS.translate(logits, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def hardshrink(self, *rest, **named):
        if not (rest or named):
            return HARDSHRINK[self._keys](self, 0.5)
        return HARDSHRINK_FORMS.method(self, rest, named)

    def prelu(self, weight=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(weight, Tensor):
                    return PRELU[self._keys | weight._keys](self, weight)
            return PRELU_FORMS.method(self, weight, rest, named)
        except Exception:
            PRELU_FORMS.translate(self, weight, rest, named)
            raise


hang(Methods, __name__)
