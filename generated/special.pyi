"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from . import Tensor, _bool, _DType, _int, _Tensor

__all__ = ["erf", "erfc", "exp2", "expit", "expm1", "log1p", "log_softmax", "logsumexp", "softmax"]

def expit(input: _Tensor) -> Tensor:
    """`1 / (1 + exp(-input))`."""

def erf(input: _Tensor) -> Tensor:
    """The error function."""

def erfc(input: _Tensor) -> Tensor:
    """One minus the error function."""

def exp2(input: _Tensor) -> Tensor:
    """2 to the power of every element."""

def expm1(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0."""

def log1p(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0."""

@overload
def logsumexp(input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False) -> Tensor:
    """The logarithm of the sum of exponentials."""
@overload
def logsumexp(input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False) -> Tensor: ...

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension."""
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax."""
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
