"""The functions of limits.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Number, _Tensor

from .. import Tensor

def maximum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The larger of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([3., 5., nan])
    """

def minimum(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The smaller of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([1., 3., nan])
    """

def clamp(
    input: _Tensor, min: _Number | None = None, max: _Number | None = None, *, out: _Tensor | None = None
) -> Tensor:
    """Every element brought into `[min, max]`; either bound may be left out, both may not (RuntimeError).

    This is `min(max(input, lower), upper)`, so with `min > max` every element becomes `max`.

    >>> a = ow.tensor([-2.0, 0.5, 3.0])
    >>> ow.clamp(a, 0, 1)
    tensor([0.0000, 0.5000, 1.0000])
    >>> a.clamp(min=0)
    tensor([0.0000, 0.5000, 3.0000])
    """

def clamp_(input: _Tensor, min: _Number | None = None, max: _Number | None = None) -> Tensor:
    """Every element brought into `[min, max]`; either bound may be left out, both may not (RuntimeError).

    This is `min(max(input, lower), upper)`, so with `min > max` every element becomes `max`.

    >>> a = ow.tensor([-2.0, 0.5, 3.0])
    >>> ow.clamp(a, 0, 1)
    tensor([0.0000, 0.5000, 1.0000])
    >>> a.clamp(min=0)
    tensor([0.0000, 0.5000, 3.0000])
    """

def _clamp_backward(grad_output: _Tensor, input: _Tensor, min: _Number | None, max: _Number | None) -> Tensor:
    """The gradient of clamp: that of the elements within the bounds."""
