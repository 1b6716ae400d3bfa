"""The functions and methods of pairs: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.tensor import Tensor

from ..operators.pairs import _FLOOR_QUOTIENT, _TRUNC_QUOTIENT, _TRUNC_QUOTIENT_OF_INTEGERS, _ROUNDED_QUOTIENT

__all__ = []

_FLOOR_QUOTIENT_FORMS = Overloads("_floor_quotient", _FLOOR_QUOTIENT, numbers=True)
_TRUNC_QUOTIENT_FORMS = Overloads("_trunc_quotient", _TRUNC_QUOTIENT, numbers=True)
_TRUNC_QUOTIENT_OF_INTEGERS_FORMS = Overloads("_trunc_quotient_of_integers", _TRUNC_QUOTIENT_OF_INTEGERS, numbers=True)
_ROUNDED_QUOTIENT_FORMS = Overloads("_rounded_quotient", _ROUNDED_QUOTIENT, numbers=True)


def _floor_quotient(input=MISSING, other=MISSING, *rest, **named):
    """_floor_quotient(input, other) -> Tensor

    The quotient, rounded down; no slope goes through it.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _FLOOR_QUOTIENT[input._keys | other._keys](input, other)
    return _FLOOR_QUOTIENT_FORMS.call(input, other, rest, named)


def _trunc_quotient(input=MISSING, other=MISSING, *rest, **named):
    """_trunc_quotient(input, other) -> Tensor

    The quotient, rounded towards 0; no slope goes through it.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _TRUNC_QUOTIENT[input._keys | other._keys](input, other)
    return _TRUNC_QUOTIENT_FORMS.call(input, other, rest, named)


def _trunc_quotient_of_integers(input=MISSING, other=MISSING, *rest, **named):
    """_trunc_quotient_of_integers(input, other) -> Tensor

    The quotient of integers, rounded towards 0.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return _TRUNC_QUOTIENT_OF_INTEGERS[input._keys | other._keys](input, other)
    return _TRUNC_QUOTIENT_OF_INTEGERS_FORMS.call(input, other, rest, named)


def _rounded_quotient(input=MISSING, other=MISSING, rounding_mode=MISSING, *rest, **named):
    """_rounded_quotient(input, other, rounding_mode) -> Tensor

    The quotient, rounded as `rounding_mode` says.
    """
    try:
        return _ROUNDED_QUOTIENT_FORMS.call(input, other, rounding_mode, rest, named)
    except Exception:
        _ROUNDED_QUOTIENT_FORMS.translate(input, other, rounding_mode, rest, named)
        raise
