"""The methods of matrices.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _Tensor

from .. import Tensor, return_types

class Methods:
    """What Tensor has of them."""

    def inverse(self, *, out: _Tensor | None = None) -> Tensor: ...
    def det(self) -> Tensor: ...
    def slogdet(self, *, out: Sequence[_Tensor] | None = None) -> return_types.slogdet: ...
    def logdet(self) -> Tensor: ...
    def cholesky(self, upper: _bool = False, *, out: _Tensor | None = None) -> Tensor: ...
    def qr(self, some: _bool = True, *, out: Sequence[_Tensor] | None = None) -> return_types.qr: ...
    def svd(
        self, some: _bool = True, compute_uv: _bool = True, *, out: Sequence[_Tensor] | None = None
    ) -> return_types.svd: ...
