"""The methods of parts.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins

from runtime.annotations import _bool, _Tensor

from .. import Tensor

class Methods:
    """What Tensor has of them."""

    @builtins.property
    def real(self) -> Tensor:
        """The real part, as a view; a tensor that is not complex is its own.

        >>> ow.real(ow.tensor([1 + 2j]))
        tensor([1.])
        """
    @builtins.property
    def imag(self) -> Tensor:
        """The imaginary part, as a view; of complex tensors only (RuntimeError).

        >>> ow.imag(ow.tensor([1 + 2j]))
        tensor([2.])
        """
    def conj_physical(self, *, out: _Tensor | None = None) -> Tensor: ...
    def conj_physical_(self) -> Tensor: ...
    def conj(self) -> Tensor: ...
    def resolve_conj(self) -> Tensor: ...
    def angle(self, *, out: _Tensor | None = None) -> Tensor: ...
    def is_signed(self) -> _bool: ...
    def is_nonzero(self) -> _bool: ...
