# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of complex_numbers; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence

from runtime.annotations import _bool, _Tensor

from .. import Tensor, return_types
__all__ = [
    "complex",
    "polar",
    "view_as_real", "view_as_real_copy",
    "view_as_complex", "view_as_complex_copy",
    "frexp",
    "resolve_neg",
    "is_conj",
    "is_neg",
    "alias", "alias_copy",
]

def _complex(real: _Tensor, imag: _Tensor) -> Tensor: ...
def complex(real: _Tensor, imag: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _polar(abs: _Tensor, angle: _Tensor) -> Tensor: ...
def polar(abs: _Tensor, angle: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def view_as_real(input: _Tensor) -> Tensor: ...
def view_as_real_copy(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def view_as_complex(input: _Tensor) -> Tensor: ...
def view_as_complex_copy(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...
def _pairs_as_complex(input: _Tensor) -> Tensor: ...
def frexp(input: _Tensor, *, out: Sequence[_Tensor] | None = None) -> return_types.frexp: ...
def resolve_neg(input: _Tensor) -> Tensor: ...
def is_conj(input: _Tensor) -> _bool: ...
def is_neg(input: _Tensor) -> _bool: ...
def alias(input: _Tensor) -> Tensor: ...
def alias_copy(input: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

class Methods:
    """What Tensor has of them."""

    def frexp(self, *, out: Sequence[_Tensor] | None = None) -> return_types.frexp:
        """Mantissas in [0.5, 1) and exponents: `input = mantissa * 2 ** exponent`, exactly. 0, inf and NaN have
            the exponent 0.
        """
    def resolve_neg(self) -> Tensor:
        """The tensor itself: a negation is computed at once here, so there is nothing left to resolve."""
    def is_conj(self) -> _bool:
        """Whether the conjugate is still to be computed: never."""
    def is_neg(self) -> _bool:
        """Whether the negation is still to be computed: never."""
