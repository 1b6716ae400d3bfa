"""The functions and methods of parts: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang, writes
from runtime.tensor import Tensor

from ..operators.parts import (
    REAL, IMAG, _REAL, _IMAG, CONJ_PHYSICAL, CONJ_PHYSICAL_, CONJ, RESOLVE_CONJ, _ANGLE, _ANGLE_OF_REAL, ANGLE,
    IS_FLOATING_POINT, IS_COMPLEX, IS_SIGNED, IS_NONZERO, RESULT_TYPE_TENSOR, RESULT_TYPE_SCALAR,
    RESULT_TYPE_SCALAR_TENSOR, RESULT_TYPE_SCALAR_SCALAR,
)

__all__ = [
    "real", "imag", "conj_physical", "conj_physical_", "conj", "resolve_conj", "angle", "is_floating_point",
    "is_complex", "is_signed", "is_nonzero", "result_type",
]

REAL_FORMS = Overloads("real", REAL)
IMAG_FORMS = Overloads("imag", IMAG)
_REAL_FORMS = Overloads("_real", _REAL)
_IMAG_FORMS = Overloads("_imag", _IMAG)
CONJ_PHYSICAL_FORMS = Overloads("conj_physical", CONJ_PHYSICAL)
CONJ_PHYSICAL__FORMS = Overloads("conj_physical_", CONJ_PHYSICAL_)
CONJ_FORMS = Overloads("conj", CONJ)
RESOLVE_CONJ_FORMS = Overloads("resolve_conj", RESOLVE_CONJ)
_ANGLE_FORMS = Overloads("_angle", _ANGLE)
_ANGLE_OF_REAL_FORMS = Overloads("_angle_of_real", _ANGLE_OF_REAL)
ANGLE_FORMS = Overloads("angle", ANGLE)
IS_FLOATING_POINT_FORMS = Overloads("is_floating_point", IS_FLOATING_POINT)
IS_COMPLEX_FORMS = Overloads("is_complex", IS_COMPLEX)
IS_SIGNED_FORMS = Overloads("is_signed", IS_SIGNED)
IS_NONZERO_FORMS = Overloads("is_nonzero", IS_NONZERO)
RESULT_TYPE_FORMS = Overloads(
    "result_type", RESULT_TYPE_TENSOR, RESULT_TYPE_SCALAR, RESULT_TYPE_SCALAR_TENSOR, RESULT_TYPE_SCALAR_SCALAR
)


def real(input=MISSING, *rest, **named):
    """real(input) -> Tensor

    The real part, as a view; a tensor that is not complex is its own.

    >>> ow.real(ow.tensor([1 + 2j]))
    tensor([1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return REAL[input._keys](input)
        return REAL_FORMS.call(input, rest, named)
    except Exception:
        REAL_FORMS.translate(input, rest, named)
        raise


def imag(input=MISSING, *rest, **named):
    """imag(input) -> Tensor

    The imaginary part, as a view; of complex tensors only (RuntimeError).

    >>> ow.imag(ow.tensor([1 + 2j]))
    tensor([2.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IMAG[input._keys](input)
        return IMAG_FORMS.call(input, rest, named)
    except Exception:
        IMAG_FORMS.translate(input, rest, named)
        raise


def _real(input=MISSING, *rest, **named):
    """_real(input) -> Tensor

    The real part of a complex tensor, a view of its memory.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _REAL[input._keys](input)
        return _REAL_FORMS.call(input, rest, named)
    except Exception:
        _REAL_FORMS.translate(input, rest, named)
        raise


def _imag(input=MISSING, *rest, **named):
    """_imag(input) -> Tensor

    The imaginary part of a complex tensor, a view of its memory.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return _IMAG[input._keys](input)
        return _IMAG_FORMS.call(input, rest, named)
    except Exception:
        _IMAG_FORMS.translate(input, rest, named)
        raise


def conj_physical(input=MISSING, *rest, **named):
    """conj_physical(input, *, out=None) -> Tensor

    The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return CONJ_PHYSICAL[input._keys](input)
    return CONJ_PHYSICAL_FORMS.call(input, rest, named)


def conj_physical_(input=MISSING, *rest, **named):
    """As `conj_physical`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return CONJ_PHYSICAL_[input._keys](input)
    return CONJ_PHYSICAL__FORMS.call(input, rest, named)


def conj(input=MISSING, *rest, **named):
    """conj(input) -> Tensor

    The conjugate; a tensor that is not complex is its own.

    >>> ow.conj(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return CONJ[input._keys](input)
        return CONJ_FORMS.call(input, rest, named)
    except Exception:
        CONJ_FORMS.translate(input, rest, named)
        raise


def resolve_conj(input=MISSING, *rest, **named):
    """resolve_conj(input) -> Tensor

    The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1j]).resolve_conj()
    tensor([0.+1.j])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return RESOLVE_CONJ[input._keys](input)
        return RESOLVE_CONJ_FORMS.call(input, rest, named)
    except Exception:
        RESOLVE_CONJ_FORMS.translate(input, rest, named)
        raise


def _angle(input=MISSING, *rest, **named):
    """_angle(input) -> Tensor

    The angle of complex numbers.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _ANGLE[input._keys](input)
    return _ANGLE_FORMS.call(input, rest, named)


def _angle_of_real(input=MISSING, *rest, **named):
    """_angle_of_real(input) -> Tensor

    The angle of real numbers.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return _ANGLE_OF_REAL[input._keys](input)
    return _ANGLE_OF_REAL_FORMS.call(input, rest, named)


def angle(input=MISSING, *rest, **named):
    """angle(input, *, out=None) -> Tensor

    The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0.

    >>> ow.angle(ow.tensor([1j, -1 + 0j]))
    tensor([1.5708, 3.1416])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return ANGLE[input._keys](input)
        return ANGLE_FORMS.call(input, rest, named)
    except Exception:
        ANGLE_FORMS.translate(input, rest, named)
        raise


def is_floating_point(input=MISSING, *rest, **named):
    """is_floating_point(input) -> bool

    Whether the dtype is a floating one.

    >>> ow.is_floating_point(ow.tensor([1.0]))
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IS_FLOATING_POINT[input._keys](input)
        return IS_FLOATING_POINT_FORMS.call(input, rest, named)
    except Exception:
        IS_FLOATING_POINT_FORMS.translate(input, rest, named)
        raise


def is_complex(input=MISSING, *rest, **named):
    """is_complex(input) -> bool

    Whether the dtype is a complex one.

    >>> ow.is_complex(ow.tensor([1.0]))
    False
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IS_COMPLEX[input._keys](input)
        return IS_COMPLEX_FORMS.call(input, rest, named)
    except Exception:
        IS_COMPLEX_FORMS.translate(input, rest, named)
        raise


def is_signed(input=MISSING, *rest, **named):
    """is_signed(input) -> bool

    Whether the dtype has negative numbers.

    >>> ow.is_signed(ow.tensor([1.0]))
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IS_SIGNED[input._keys](input)
        return IS_SIGNED_FORMS.call(input, rest, named)
    except Exception:
        IS_SIGNED_FORMS.translate(input, rest, named)
        raise


def is_nonzero(input=MISSING, *rest, **named):
    """is_nonzero(input) -> bool

    Whether the only element is other than 0; RuntimeError unless there is exactly one.

    >>> ow.is_nonzero(ow.tensor([0.5]))
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return IS_NONZERO[input._keys](input)
        return IS_NONZERO_FORMS.call(input, rest, named)
    except Exception:
        IS_NONZERO_FORMS.translate(input, rest, named)
        raise


def result_type(*rest, **named):
    """result_type(tensor, other) -> dtype
    result_type(tensor, other) -> dtype
    result_type(scalar, tensor) -> dtype
    result_type(scalar1, scalar2) -> dtype

    The dtype of an operation on two tensors or numbers.

    >>> ow.result_type(ow.tensor([1, 2], dtype=ow.int32), 1.0)
    opweave.float32
    """
    try:
        return RESULT_TYPE_FORMS.call(rest, named)
    except Exception:
        RESULT_TYPE_FORMS.translate(rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def real(self, *rest, **named):
        try:
            if not (rest or named):
                return REAL[self._keys](self)
            return REAL_FORMS.method(self, rest, named)
        except Exception:
            REAL_FORMS.translate(self, rest, named)
            raise

    def imag(self, *rest, **named):
        try:
            if not (rest or named):
                return IMAG[self._keys](self)
            return IMAG_FORMS.method(self, rest, named)
        except Exception:
            IMAG_FORMS.translate(self, rest, named)
            raise

    def conj_physical(self, *rest, **named):
        if not (rest or named):
            return CONJ_PHYSICAL[self._keys](self)
        return CONJ_PHYSICAL_FORMS.method(self, rest, named)

    def conj_physical_(self, *rest, **named):
        if not (rest or named):
            return CONJ_PHYSICAL_[self._keys](self)
        return CONJ_PHYSICAL__FORMS.method(self, rest, named)

    def conj(self, *rest, **named):
        try:
            if not (rest or named):
                return CONJ[self._keys](self)
            return CONJ_FORMS.method(self, rest, named)
        except Exception:
            CONJ_FORMS.translate(self, rest, named)
            raise

    def resolve_conj(self, *rest, **named):
        try:
            if not (rest or named):
                return RESOLVE_CONJ[self._keys](self)
            return RESOLVE_CONJ_FORMS.method(self, rest, named)
        except Exception:
            RESOLVE_CONJ_FORMS.translate(self, rest, named)
            raise

    def angle(self, *rest, **named):
        try:
            if not (rest or named):
                return ANGLE[self._keys](self)
            return ANGLE_FORMS.method(self, rest, named)
        except Exception:
            ANGLE_FORMS.translate(self, rest, named)
            raise

    def is_signed(self, *rest, **named):
        try:
            if not (rest or named):
                return IS_SIGNED[self._keys](self)
            return IS_SIGNED_FORMS.method(self, rest, named)
        except Exception:
            IS_SIGNED_FORMS.translate(self, rest, named)
            raise

    def is_nonzero(self, *rest, **named):
        try:
            if not (rest or named):
                return IS_NONZERO[self._keys](self)
            return IS_NONZERO_FORMS.method(self, rest, named)
        except Exception:
            IS_NONZERO_FORMS.translate(self, rest, named)
            raise


Tensor.real = property(Methods.real, writes(Methods.real))
Tensor.imag = property(Methods.imag, writes(Methods.imag))
hang(Methods, __name__)
