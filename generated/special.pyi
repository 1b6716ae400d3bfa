"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

from collections.abc import Sequence
from typing import overload

from . import Tensor, _bool, _DType, _int

__all__ = ["erf", "erfc", "exp2", "expit", "expm1", "log1p", "log_softmax", "logsumexp", "softmax"]

def expit(input: Tensor) -> Tensor:
    """`1 / (1 + exp(-input))`."""

def erf(input: Tensor) -> Tensor:
    """The error function."""

def erfc(input: Tensor) -> Tensor:
    """One minus the error function."""

def exp2(input: Tensor) -> Tensor:
    """2 to the power of every element."""

def expm1(input: Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0."""

def log1p(input: Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0."""

@overload
def logsumexp(input: Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False) -> Tensor:
    """The logarithm of the sum of exponentials."""
@overload
def logsumexp(input: Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False) -> Tensor: ...

@overload
def softmax(input: Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension."""
@overload
def softmax(input: Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax."""
@overload
def log_softmax(input: Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
