"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

REAL = find("real")
IMAG = find("imag")
_REAL = find("_real")
_IMAG = find("_imag")
CONJ_PHYSICAL = find("conj_physical")
CONJ_PHYSICAL_OUT = find("conj_physical.out")
CONJ_PHYSICAL_ = find("conj_physical_")
CONJ = find("conj")
RESOLVE_CONJ = find("resolve_conj")
_ANGLE = find("_angle")
_ANGLE_OF_REAL = find("_angle_of_real")
ANGLE = find("angle")
ANGLE_OUT = find("angle.out")
IS_FLOATING_POINT = find("is_floating_point")
IS_COMPLEX = find("is_complex")
IS_SIGNED = find("is_signed")
IS_NONZERO = find("is_nonzero")
RESULT_TYPE_TENSOR = find("result_type.Tensor")
RESULT_TYPE_SCALAR = find("result_type.Scalar")
RESULT_TYPE_SCALAR_TENSOR = find("result_type.Scalar_Tensor")
RESULT_TYPE_SCALAR_SCALAR = find("result_type.Scalar_Scalar")

REAL_FORMS = Overloads(
    "real",
    (REAL, (("input", "Tensor"),), 0, None, 0, False),
)


def real(input=MISSING, *rest, **named):
    """real(input) -> Tensor

    The real part, as a view; a tensor that is not complex is its own.

    >>> ow.real(ow.tensor([1 + 2j]))
    tensor([1.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return REAL[input._keys](input)
        return REAL_FORMS.call(input, rest, named)
    except Exception:
        REAL_FORMS.translate(input, rest, named)
        raise


IMAG_FORMS = Overloads(
    "imag",
    (IMAG, (("input", "Tensor"),), 0, None, 0, False),
)


def imag(input=MISSING, *rest, **named):
    """imag(input) -> Tensor

    The imaginary part, as a view; of complex tensors only (RuntimeError).

    >>> ow.imag(ow.tensor([1 + 2j]))
    tensor([2.])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return IMAG[input._keys](input)
        return IMAG_FORMS.call(input, rest, named)
    except Exception:
        IMAG_FORMS.translate(input, rest, named)
        raise


_REAL_FORMS = Overloads(
    "_real",
    (_REAL, (("input", "Tensor"),), 0, None, 0, False),
)


def _real(input=MISSING, *rest, **named):
    """_real(input) -> Tensor

    The real part of a complex tensor, a view of its memory.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return _REAL[input._keys](input)
        return _REAL_FORMS.call(input, rest, named)
    except Exception:
        _REAL_FORMS.translate(input, rest, named)
        raise


_IMAG_FORMS = Overloads(
    "_imag",
    (_IMAG, (("input", "Tensor"),), 0, None, 0, False),
)


def _imag(input=MISSING, *rest, **named):
    """_imag(input) -> Tensor

    The imaginary part of a complex tensor, a view of its memory.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return _IMAG[input._keys](input)
        return _IMAG_FORMS.call(input, rest, named)
    except Exception:
        _IMAG_FORMS.translate(input, rest, named)
        raise


CONJ_PHYSICAL_FORMS = Overloads(
    "conj_physical",
    (CONJ_PHYSICAL, (("input", "Tensor"),), 0, CONJ_PHYSICAL_OUT, 1, False),
)


def conj_physical(input=MISSING, *rest, **named):
    """conj_physical(input, *, out=None) -> Tensor

    The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return CONJ_PHYSICAL[input._keys](input)
    return CONJ_PHYSICAL_FORMS.call(input, rest, named)


CONJ_PHYSICAL__FORMS = Overloads(
    "conj_physical_",
    (CONJ_PHYSICAL_, (("input", "Tensor"),), 0, None, 0, False),
)


def conj_physical_(input=MISSING, *rest, **named):
    """conj_physical_(input) -> Tensor

    The conjugate as a new tensor, the sign of the imaginary part exchanged.

    >>> ow.conj_physical(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return CONJ_PHYSICAL_[input._keys](input)
    return CONJ_PHYSICAL__FORMS.call(input, rest, named)


CONJ_FORMS = Overloads(
    "conj",
    (CONJ, (("input", "Tensor"),), 0, None, 0, False),
)


def conj(input=MISSING, *rest, **named):
    """conj(input) -> Tensor

    The conjugate; a tensor that is not complex is its own.

    >>> ow.conj(ow.tensor([1 + 2j]))
    tensor([1.-2.j])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return CONJ[input._keys](input)
        return CONJ_FORMS.call(input, rest, named)
    except Exception:
        CONJ_FORMS.translate(input, rest, named)
        raise


RESOLVE_CONJ_FORMS = Overloads(
    "resolve_conj",
    (RESOLVE_CONJ, (("input", "Tensor"),), 0, None, 0, False),
)


def resolve_conj(input=MISSING, *rest, **named):
    """resolve_conj(input) -> Tensor

    The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve.

    >>> ow.tensor([1j]).resolve_conj()
    tensor([0.+1.j])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return RESOLVE_CONJ[input._keys](input)
        return RESOLVE_CONJ_FORMS.call(input, rest, named)
    except Exception:
        RESOLVE_CONJ_FORMS.translate(input, rest, named)
        raise


_ANGLE_FORMS = Overloads(
    "_angle",
    (_ANGLE, (("input", "Tensor"),), 0, None, 0, False),
)


def _angle(input=MISSING, *rest, **named):
    """_angle(input) -> Tensor

    The angle of complex numbers.
    """
    if not (rest or named):
        if type(input) is Tensor:
            return _ANGLE[input._keys](input)
    return _ANGLE_FORMS.call(input, rest, named)


_ANGLE_OF_REAL_FORMS = Overloads(
    "_angle_of_real",
    (_ANGLE_OF_REAL, (("input", "Tensor"),), 0, None, 0, False),
)


def _angle_of_real(input=MISSING, *rest, **named):
    """_angle_of_real(input) -> Tensor

    The angle of real numbers.
    """
    if not (rest or named):
        if type(input) is Tensor:
            return _ANGLE_OF_REAL[input._keys](input)
    return _ANGLE_OF_REAL_FORMS.call(input, rest, named)


ANGLE_FORMS = Overloads(
    "angle",
    (ANGLE, (("input", "Tensor"),), 0, ANGLE_OUT, 1, False),
)


def angle(input=MISSING, *rest, **named):
    """angle(input, *, out=None) -> Tensor

    The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0.

    >>> ow.angle(ow.tensor([1j, -1 + 0j]))
    tensor([1.5708, 3.1416])
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return ANGLE[input._keys](input)
        return ANGLE_FORMS.call(input, rest, named)
    except Exception:
        ANGLE_FORMS.translate(input, rest, named)
        raise


IS_FLOATING_POINT_FORMS = Overloads(
    "is_floating_point",
    (IS_FLOATING_POINT, (("input", "Tensor"),), 0, None, 0, False),
)


def is_floating_point(input=MISSING, *rest, **named):
    """is_floating_point(input) -> bool

    Whether the dtype is a floating one.

    >>> ow.is_floating_point(ow.tensor([1.0]))
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return IS_FLOATING_POINT[input._keys](input)
        return IS_FLOATING_POINT_FORMS.call(input, rest, named)
    except Exception:
        IS_FLOATING_POINT_FORMS.translate(input, rest, named)
        raise


IS_COMPLEX_FORMS = Overloads(
    "is_complex",
    (IS_COMPLEX, (("input", "Tensor"),), 0, None, 0, False),
)


def is_complex(input=MISSING, *rest, **named):
    """is_complex(input) -> bool

    Whether the dtype is a complex one.

    >>> ow.is_complex(ow.tensor([1.0]))
    False
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return IS_COMPLEX[input._keys](input)
        return IS_COMPLEX_FORMS.call(input, rest, named)
    except Exception:
        IS_COMPLEX_FORMS.translate(input, rest, named)
        raise


IS_SIGNED_FORMS = Overloads(
    "is_signed",
    (IS_SIGNED, (("input", "Tensor"),), 0, None, 0, False),
)


def is_signed(input=MISSING, *rest, **named):
    """is_signed(input) -> bool

    Whether the dtype has negative numbers.

    >>> ow.is_signed(ow.tensor([1.0]))
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return IS_SIGNED[input._keys](input)
        return IS_SIGNED_FORMS.call(input, rest, named)
    except Exception:
        IS_SIGNED_FORMS.translate(input, rest, named)
        raise


IS_NONZERO_FORMS = Overloads(
    "is_nonzero",
    (IS_NONZERO, (("input", "Tensor"),), 0, None, 0, False),
)


def is_nonzero(input=MISSING, *rest, **named):
    """is_nonzero(input) -> bool

    Whether the only element is other than 0; RuntimeError unless there is exactly one.

    >>> ow.is_nonzero(ow.tensor([0.5]))
    True
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return IS_NONZERO[input._keys](input)
        return IS_NONZERO_FORMS.call(input, rest, named)
    except Exception:
        IS_NONZERO_FORMS.translate(input, rest, named)
        raise


RESULT_TYPE_FORMS = Overloads(
    "result_type",
    (RESULT_TYPE_TENSOR, (("tensor", "Tensor"), ("other", "Tensor")), 0, None, 0, False),
    (RESULT_TYPE_SCALAR, (("tensor", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (RESULT_TYPE_SCALAR_TENSOR, (("scalar", "Scalar"), ("tensor", "Tensor")), 0, None, 0, False),
    (RESULT_TYPE_SCALAR_SCALAR, (("scalar1", "Scalar"), ("scalar2", "Scalar")), 0, None, 0, False),
)


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
