"""The functions of special_pairs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor

@overload
def xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def xlogy_(input: _Tensor, other: _Tensor) -> Tensor:
    """`input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def xlogy_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def special_xlogy(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `xlogy`.

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
@overload
def special_xlogy(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlogy(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def special_xlog1py(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`input * log(1 + other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlog1py(ow.tensor([0.0, 2.0]), ow.tensor([-1.0, 3.0]))
    tensor([0.0000, 2.7726])
    """
@overload
def special_xlog1py(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_xlog1py(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def special_zeta(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    >>> ow.special.zeta(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([1.6449])
    """
@overload
def special_zeta(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_zeta(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
