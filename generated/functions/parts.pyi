# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of parts; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from typing import overload

from runtime.annotations import _bool, _dtype, _Number, _Tensor

from .. import Tensor
__all__ = [
    "real",
    "imag",
    "conj_physical", "conj_physical_",
    "conj",
    "resolve_conj",
    "angle",
    "is_floating_point",
    "is_complex",
    "is_signed",
    "is_nonzero",
    "result_type",
]

def real(input: _Tensor) -> Tensor: ...
def imag(input: _Tensor) -> Tensor: ...
def _real(input: _Tensor) -> Tensor: ...
def _imag(input: _Tensor) -> Tensor: ...
def conj_physical(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def conj_physical_(input: _Tensor) -> Tensor: ...
def conj(input: _Tensor) -> Tensor: ...
def resolve_conj(input: _Tensor) -> Tensor: ...
def _angle(input: _Tensor) -> Tensor: ...
def _angle_of_real(input: _Tensor) -> Tensor: ...
def angle(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def is_floating_point(input: _Tensor) -> _bool: ...
def is_complex(input: _Tensor) -> _bool: ...
def is_signed(input: _Tensor) -> _bool: ...
def _local_scalar_dense(input: _Tensor) -> _Number: ...
def is_nonzero(input: _Tensor) -> _bool: ...
@overload
def result_type(tensor: _Tensor, other: _Tensor) -> _dtype: ...
@overload
def result_type(tensor: _Tensor, other: _Number) -> _dtype: ...
@overload
def result_type(scalar: _Number, tensor: _Tensor) -> _dtype: ...
@overload
def result_type(scalar1: _Number, scalar2: _Number) -> _dtype: ...

class Methods:
    """What Tensor has of them."""

    @builtins.property
    def real(self) -> Tensor:
        """The real part, as a view; a tensor that is not complex is its own.

        >>> ow.real(ow.tensor([1 + 2j]))
        tensor([1.])
        """
    @real.setter
    def real(self, value: Tensor | complex) -> None: ...
    @builtins.property
    def imag(self) -> Tensor:
        """The imaginary part, as a view; of complex tensors only (RuntimeError).

        >>> ow.imag(ow.tensor([1 + 2j]))
        tensor([2.])
        """
    @imag.setter
    def imag(self, value: Tensor | complex) -> None: ...
    def conj_physical(self, *, out: _Tensor | None = None) -> Tensor:
        """The conjugate as a new tensor, the sign of the imaginary part exchanged."""
    def conj_physical_(self) -> Tensor: ...
    def conj(self) -> Tensor:
        """The conjugate; a tensor that is not complex is its own."""
    def resolve_conj(self) -> Tensor:
        """The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve."""
    def angle(self, *, out: _Tensor | None = None) -> Tensor:
        """The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0."""
    def is_signed(self) -> _bool:
        """Whether the dtype has negative numbers."""
    def is_nonzero(self) -> _bool:
        """Whether the only element is other than 0; RuntimeError unless there is exactly one."""
