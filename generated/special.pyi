"""Special functions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# pyright: reportPrivateUsage=false

from collections.abc import Sequence
from typing import overload

from . import Tensor, _bool, _DType, _int, _Tensor

__all__ = ["erf", "erfc", "exp2", "expit", "expm1", "log1p", "log_softmax", "logsumexp", "softmax"]

def expit(input: _Tensor) -> Tensor:
    """The logistic function `1 / (1 + exp(-input))`: SciPy's name of sigmoid.

    >>> ow.special.expit(ow.tensor([0.0]))
    tensor([0.5000])
    """

def erf(input: _Tensor) -> Tensor:
    """The error function, `2 / sqrt(pi)` times the integral of `exp(-t²)` from 0 to `input`.

    >>> ow.special.erf(ow.tensor([1.0]))
    tensor([0.8427])
    """

def erfc(input: _Tensor) -> Tensor:
    """The complementary error function `1 - erf(input)`, accurate for large `input`.

    >>> ow.special.erfc(ow.tensor([1.0]))
    tensor([0.1573])
    """

def exp2(input: _Tensor) -> Tensor:
    """2 to the power of every element.

    >>> ow.special.exp2(ow.tensor([3.0]))
    tensor([8.])
    """

def expm1(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0.

    >>> ow.special.expm1(ow.tensor([1.0]))
    tensor([1.7183])
    """

def log1p(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.special.log1p(ow.tensor([1.0]))
    tensor([0.6931])
    """

@overload
def logsumexp(input: _Tensor, dim: Sequence[_int] | _int, keepdim: _bool = False) -> Tensor:
    """The logarithm of the sum of exponentials, `log(sum(exp(input)))`, without overflow.

    >>> ow.special.logsumexp(ow.tensor([1000.0, 1000.0]), 0)
    tensor(1000.6932)
    """
@overload
def logsumexp(input: _Tensor, *, axis: Sequence[_int] | _int, keepdims: _bool = False) -> Tensor: ...

@overload
def softmax(input: _Tensor, dim: _int, dtype: _DType | None = None) -> Tensor:
    """Exponentials that sum to 1 along a dimension, `exp(input) / sum(exp(input))`.

    >>> ow.special.softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([0.5000, 0.5000])
    """
@overload
def softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...

@overload
def log_softmax(input: _Tensor, dim: _int, *, dtype: _DType | None = None) -> Tensor:
    """The logarithm of softmax, `input - log(sum(exp(input)))`, without overflow or underflow.

    >>> ow.special.log_softmax(ow.tensor([0.0, 0.0]), 0)
    tensor([-0.6931, -0.6931])
    """
@overload
def log_softmax(input: _Tensor, *, axis: _int, dtype: _DType | None = None) -> Tensor: ...
