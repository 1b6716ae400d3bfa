# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of low_rank; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types
__all__ = [
    "svd_lowrank",
    "pca_lowrank",
    "lobpcg",
]

def _range_of(A: _Tensor, q: _int, niter: _int, M: _Tensor | None) -> Tensor: ...
def svd_lowrank(A: _Tensor, q: _int = 6, niter: _int = 2, M: _Tensor | None = None) -> return_types.svd_lowrank: ...
def pca_lowrank(
    A: _Tensor, q: _int | None = None, center: _bool = True, niter: _int = 2
) -> return_types.pca_lowrank: ...
def lobpcg(
    A: _Tensor, k: _int | None = None, B: _Tensor | None = None, X: _Tensor | None = None, n: _int | None = None,
    iK: _Tensor | None = None, niter: _int | None = None, tol: _float | None = None, largest: _bool | None = None,
    method: _str | None = None,
) -> builtins.tuple[Tensor, Tensor]: ...
