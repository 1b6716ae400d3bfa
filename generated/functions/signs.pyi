"""The functions of signs.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from runtime.annotations import _Tensor

from .. import Tensor

def neg(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def neg_(input: _Tensor) -> Tensor:
    """The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def negative(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `neg`.

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def negative_(input: _Tensor) -> Tensor:
    """Another name of `neg`.

    The negative, `-input`.

    >>> -ow.tensor([1.0, -2.0])
    tensor([-1.,  2.])
    """

def positive(input: _Tensor) -> Tensor:
    """The tensor itself, for the sign `+`.

    >>> +ow.tensor([1.0, -2.0])
    tensor([ 1., -2.])
    """

def abs(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def abs_(input: _Tensor) -> Tensor:
    """The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def absolute(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `abs`.

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def absolute_(input: _Tensor) -> Tensor:
    """Another name of `abs`.

    The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

    >>> ow.abs(ow.tensor([-1.5, 2.0]))
    tensor([1.5000, 2.0000])
    >>> abs(ow.tensor([3 + 4j]))
    tensor([5.])
    """

def sgn(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """

def sgn_(input: _Tensor) -> Tensor:
    """The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

    >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
    tensor([-1.,  0.,  1.])
    >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
    tensor([0.6000+0.8000j, 0.0000+0.0000j])
    """

def sign(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """

def sign_(input: _Tensor) -> Tensor:
    """The sign: -1, 0 or 1.

    >>> ow.sign(ow.tensor([-3, 0, 2]))
    tensor([-1,  0,  1])
    """
