"""The functions of parts.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _bool, _dtype, _Number, _Tensor

from .. import Tensor

def real(input: _Tensor) -> Tensor:
    """The real part, as a view; a tensor that is not complex is its own.

    >>> ow.real(ow.tensor([1 + 2j]))
    tensor([1.])
    """

def imag(input: _Tensor) -> Tensor:
    """The imaginary part, as a view; of complex tensors only (RuntimeError).

    >>> ow.imag(ow.tensor([1 + 2j]))
    tensor([2.])
    """

def _real(input: _Tensor) -> Tensor:
    """The real part of a complex tensor, a view of its memory."""

def _imag(input: _Tensor) -> Tensor:
    """The imaginary part of a complex tensor, a view of its memory."""

def conj_physical(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def conj_physical_(input: _Tensor) -> Tensor:
    """The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def conj(input: _Tensor) -> Tensor:
    """The conjugate; a tensor that is not complex is its own.

    >>> ow.conj(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """

def resolve_conj(input: _Tensor) -> Tensor:
    """The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1j]).resolve_conj()
    tensor([0.+1.j])
    """

def _angle(input: _Tensor) -> Tensor:
    """The angle of complex numbers."""

def _angle_of_real(input: _Tensor) -> Tensor:
    """The angle of real numbers."""

def angle(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0.

    >>> ow.angle(ow.tensor([1j, -1 + 0j]))
    tensor([1.5708, 3.1416])
    """

def is_floating_point(input: _Tensor) -> _bool:
    """Whether the dtype is a floating one.

    >>> ow.is_floating_point(ow.tensor([1.0]))
    True
    """

def is_complex(input: _Tensor) -> _bool:
    """Whether the dtype is a complex one.

    >>> ow.is_complex(ow.tensor([1.0]))
    False
    """

def is_signed(input: _Tensor) -> _bool:
    """Whether the dtype has negative numbers.

    >>> ow.is_signed(ow.tensor([1.0]))
    True
    """

def is_nonzero(input: _Tensor) -> _bool:
    """Whether the only element is other than 0; RuntimeError unless there is exactly one.

    >>> ow.is_nonzero(ow.tensor([0.5]))
    True
    """

@overload
def result_type(tensor: _Tensor, other: _Tensor) -> _dtype:
    """The dtype of an operation on two tensors or numbers.

    >>> ow.result_type(ow.tensor([1, 2], dtype=ow.int32), 1.0)
    opweave.float32
    """
@overload
def result_type(tensor: _Tensor, other: _Number) -> _dtype: ...
@overload
def result_type(scalar: _Number, tensor: _Tensor) -> _dtype: ...
@overload
def result_type(scalar1: _Number, scalar2: _Number) -> _dtype: ...
