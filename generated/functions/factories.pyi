"""The functions of factories.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _Device, _DType, _float, _int, _layout, _Number

from .. import Tensor

@overload
def eye(
    n: _int,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """A matrix of `n` rows and `m` (or `n`) columns with ones on its diagonal and zeros elsewhere.

    >>> ow.eye(2)
    tensor([[1., 0.],
            [0., 1.]])
    """
@overload
def eye(
    n: _int,
    m: _int,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor: ...

def linspace(
    start: _Number,
    end: _Number,
    steps: _int,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """`steps` numbers from `start` to `end`, both included, at equal distances.

    >>> ow.linspace(0, 1, 5)
    tensor([0.0000, 0.2500, 0.5000, 0.7500, 1.0000])
    """

def _spaced(start: _Number, end: _Number, step: _Number, steps: _int, dtype: _DType) -> Tensor:
    """`start`, `start + step`, ...; from the middle on counted back from `end`. Computed in float64 or
        complex128.
    """

def logspace(
    start: _Number,
    end: _Number,
    steps: _int,
    base: _float = 10.0,
    *,
    dtype: _DType | None = None,
    layout: _layout | None = None,
    device: _Device | None = None,
    pin_memory: _bool | None = None,
    requires_grad: _bool = False,
) -> Tensor:
    """`steps` numbers from `base ** start` to `base ** end`, each the same multiple of the one before.

    >>> ow.logspace(0, 2, 3)
    tensor([  1.,  10., 100.])
    """
