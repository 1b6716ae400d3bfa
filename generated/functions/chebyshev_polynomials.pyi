"""The functions and methods of chebyshev_polynomials; docstrings stand in the module.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor
__all__ = [
]

@overload
def special_chebyshev_polynomial_t(x: _Tensor, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_t(x: _Tensor, n: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_t(x: _Number, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: _Tensor, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: _Tensor, n: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_u(x: _Number, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: _Tensor, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: _Tensor, n: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_v(x: _Number, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: _Tensor, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: _Tensor, n: _Number, *, out: _Tensor | None = None) -> Tensor: ...
@overload
def special_chebyshev_polynomial_w(x: _Number, n: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
