"""The functions of shrinkage.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _DType, _float, _Generator, _int, _Number, _Tensor

from .. import Tensor

def softshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor:
    """The input brought closer to 0 by `lambd`, 0 where that would change its sign.

    `lambd` must not be negative (RuntimeError).

    >>> ow.nn.functional.softshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-0.5000,  0.0000,  2.5000])
    """

def hardshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor:
    """The input where it lies outside of `[-lambd, lambd]`, else 0.

    >>> ow.hardshrink(ow.tensor([-1.0, 0.25, 3.0]))
    tensor([-1.,  0.,  3.])
    """

def threshold(
    input: _Tensor, threshold: _Number, value: _Number, inplace: _bool = False, *, out: _Tensor | None = None
) -> Tensor:
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """

def threshold_(input: _Tensor, threshold: _Number, value: _Number) -> Tensor:
    """The input where it exceeds `threshold`, `value` elsewhere.

    >>> ow.threshold(ow.tensor([-1.0, 0.25, 3.0]), 0.5, -7)
    tensor([-7., -7.,  3.])
    """

@overload
def glu(input: _Tensor, dim: _int = -1, *, out: _Tensor | None = None) -> Tensor:
    """The gated linear unit: the first half of a dimension times the sigmoid of its second half.

    From Dauphin and others, arXiv 1612.08083.

    >>> ow.nn.functional.glu(ow.tensor([[1.0, 2.0, 0.0, 100.0]]))
    tensor([[0.5000, 2.0000]])
    """
@overload
def glu(input: _Tensor, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...

def _gated(input: _Tensor, gate: _Tensor) -> Tensor:
    """`self * sigmoid(gate)`."""

def prelu(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
    (dimension 1).

    >>> ow.prelu(ow.tensor([[-1.0, -2.0], [3.0, -4.0]]), ow.tensor([0.25, 0.5]))
    tensor([[-0.2500, -1.0000],
            [ 3.0000, -2.0000]])
    """

def _prelu(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, times the weight elsewhere."""

def _prelu_(input: _Tensor, weight: _Tensor) -> Tensor:
    """The input where it is positive, times the weight elsewhere."""

def rrelu(
    input: _Tensor,
    lower: _Number = 0.125,
    upper: _Number = 0.3333333333333333,
    training: _bool = False,
    generator: _Generator | None = None,
) -> Tensor:
    """`input` where it is positive; elsewhere times a slope, random in training.

    The slope is drawn from `[lower, upper)` for each element in training, else it is their mean (Xu and
        others, arXiv
    1505.00853).

    >>> ow.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """

def _random_slopes(input: _Tensor, lower: _Number, upper: _Number, generator: _Generator | None) -> Tensor:
    """Numbers drawn from `[lower, upper)`, one for each element."""

def nn_rrelu(
    input: _Tensor,
    lower: _float = 0.125,
    upper: _float = 0.3333333333333333,
    training: _bool = False,
    inplace: _bool = False,
) -> Tensor:
    """`input` where it is positive; elsewhere times a slope, random in training.

    The slope is drawn from `[lower, upper)` for each element in training, else it is their mean.

    >>> ow.nn.functional.rrelu(ow.tensor([-1.0, 2.0]), 0.1, 0.3)
    tensor([-0.2000,  2.0000])
    """

@overload
def nn_softmax(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    Without `dim` it is 0 for tensors of 0, 1 or 3 dimensions, else 1.

    >>> ow.nn.functional.softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.0900, 0.2447, 0.6652])
    """
@overload
def nn_softmax(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def nn_log_softmax(
    input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.nn.functional.log_softmax(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([-2.4076, -1.4076, -0.4076])
    """
@overload
def nn_log_softmax(
    input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor: ...

@overload
def nn_softmin(input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor:
    """The softmax of the negative, `exp(-input) / sum(exp(-input))`.

    >>> ow.nn.functional.softmin(ow.tensor([1.0, 2.0, 3.0]), dim=0)
    tensor([0.6652, 0.2447, 0.0900])
    """
@overload
def nn_softmin(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...

@overload
def nn_gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, dim: _int = -1
) -> Tensor:
    """A draw from the Gumbel-softmax distribution: the softmax of `logits` plus noise, over the temperature
        `tau`.

    With `hard` it is one-hot, with the gradient of the soft draw. From Jang and others, arXiv 1611.01144.

    >>> _ = ow.manual_seed(0)
    >>> draw = ow.nn.functional.gumbel_softmax(ow.zeros(2, 3), hard=True)
    >>> draw.sum(-1)
    tensor([1., 1.])
    """
@overload
def nn_gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, *, axis: _int
) -> Tensor: ...
