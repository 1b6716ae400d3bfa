"""The functions of exponential.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor

def exp(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """

def exp_(input: _Tensor) -> Tensor:
    """The exponential `e ** input`.

    >>> ow.exp(ow.tensor([0.0, 1.0, -ow.inf]))
    tensor([1.0000, 2.7183, 0.0000])
    >>> ow.tensor([1, 2]).exp()
    tensor([2.7183, 7.3891])
    """

def exp2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """

def exp2_(input: _Tensor) -> Tensor:
    """2 to the power of every element.

    >>> ow.exp2(ow.tensor([0.0, 3.0, -1.0]))
    tensor([1.0000, 8.0000, 0.5000])
    """

def expm1(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def expm1_(input: _Tensor) -> Tensor:
    """`exp(input) - 1`, accurate near 0, where the difference would lose its digits.

    >>> ow.expm1(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def log(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
    tensor([0.0000, 1.0000,   -inf,    nan])
    """

def log_(input: _Tensor) -> Tensor:
    """The natural logarithm; -inf at 0, NaN below.

    >>> ow.log(ow.tensor([1.0, ow.e, 0.0, -1.0]))
    tensor([0.0000, 1.0000,   -inf,    nan])
    """

def log2(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """

def log2_(input: _Tensor) -> Tensor:
    """The logarithm to base 2; -inf at 0, NaN below.

    >>> ow.log2(ow.tensor([1.0, 8.0, 0.5]))
    tensor([ 0.,  3., -1.])
    """

def log10(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """

def log10_(input: _Tensor) -> Tensor:
    """The logarithm to base 10; -inf at 0, NaN below.

    >>> ow.log10(ow.tensor([1.0, 1000.0, 0.1]))
    tensor([ 0.,  3., -1.])
    """

def log1p(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def log1p_(input: _Tensor) -> Tensor:
    """`log(1 + input)`, accurate near 0; -inf at -1, NaN below.

    >>> ow.log1p(ow.tensor([1e-20], dtype=ow.float64)).item()
    1e-20
    """

def sqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """

def sqrt_(input: _Tensor) -> Tensor:
    """The square root; NaN below 0.

    >>> ow.sqrt(ow.tensor([4.0, 2.0, -1.0]))
    tensor([2.0000, 1.4142,    nan])
    """

def rsqrt(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """

def rsqrt_(input: _Tensor) -> Tensor:
    """One divided by the square root, `1 / sqrt(input)`; inf at 0, NaN below.

    >>> ow.rsqrt(ow.tensor([4.0, 1.0, 0.0]))
    tensor([0.5000, 1.0000,    inf])
    """
