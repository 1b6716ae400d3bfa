# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of shrinkage; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _DType, _float, _Generator, _int, _Number, _Tensor

from .. import Tensor
__all__ = [
    "hardshrink",
    "threshold", "threshold_",
    "prelu",
    "rrelu", "rrelu_",
]

def softshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor: ...
def hardshrink(input: _Tensor, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor: ...
def threshold(
    input: _Tensor, threshold: _Number, value: _Number, inplace: _bool = False, *, out: _Tensor | None = None
) -> Tensor: ...
def threshold_(input: _Tensor, threshold: _Number, value: _Number) -> Tensor: ...
@overload
def glu(input: _Tensor, dim: _int = -1, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def glu(input: _Tensor, *, axis: _int, out: _Tensor | None = None) -> Tensor: ...
def _gated(input: _Tensor, gate: _Tensor) -> Tensor: ...
def prelu(input: _Tensor, weight: _Tensor) -> Tensor: ...
def _prelu(input: _Tensor, weight: _Tensor) -> Tensor: ...
def _prelu_(input: _Tensor, weight: _Tensor) -> Tensor: ...
def rrelu(
    input: _Tensor, lower: _Number = 0.125, upper: _Number = 0.3333333333333333, training: _bool = False,
    generator: _Generator | None = None,
) -> Tensor: ...
def rrelu_(
    input: _Tensor, lower: _Number = 0.125, upper: _Number = 0.3333333333333333, training: _bool = False,
    generator: _Generator | None = None,
) -> Tensor: ...
def _random_slopes(input: _Tensor, lower: _Number, upper: _Number, generator: _Generator | None) -> Tensor: ...
def nn_rrelu_with_noise(
    input: _Tensor, noise: _Tensor, lower: _Number = 0.125, upper: _Number = 0.3333333333333333,
    training: _bool = False, generator: _Generator | None = None,
) -> Tensor: ...
def nn_rrelu(
    input: _Tensor, lower: _float = 0.125, upper: _float = 0.3333333333333333, training: _bool = False,
    inplace: _bool = False,
) -> Tensor: ...
@overload
def nn_softmax(
    input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor: ...
@overload
def nn_softmax(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...
@overload
def nn_log_softmax(
    input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor: ...
@overload
def nn_log_softmax(
    input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor: ...
@overload
def nn_softmin(
    input: _Tensor, dim: _int | None = None, _stacklevel: _int = 3, dtype: _DType | None = None
) -> Tensor: ...
@overload
def nn_softmin(input: _Tensor, *, axis: _int | None, _stacklevel: _int = 3, dtype: _DType | None = None) -> Tensor: ...
@overload
def nn_gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, dim: _int = -1
) -> Tensor: ...
@overload
def nn_gumbel_softmax(
    logits: _Tensor, tau: _float = 1.0, hard: _bool = False, eps: _float = 1e-10, *, axis: _int
) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def hardshrink(self, lambd: _Number = 0.5, *, out: _Tensor | None = None) -> Tensor:
        """The input where it lies outside of `[-lambd, lambd]`, else 0."""
    def prelu(self, weight: _Tensor) -> Tensor:
        """The input where it is positive, `weight * input` elsewhere, with one weight for all or one a channel
            (dimension 1).
        """
