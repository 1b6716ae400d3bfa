"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.parts import (
    REAL, IMAG, CONJ_PHYSICAL, CONJ_PHYSICAL_, CONJ, RESOLVE_CONJ, ANGLE, IS_SIGNED, IS_NONZERO, REAL_FORMS as
    REAL_FORMS_OF_FUNCTION, IMAG_FORMS as IMAG_FORMS_OF_FUNCTION, CONJ_PHYSICAL_FORMS as
    CONJ_PHYSICAL_FORMS_OF_FUNCTION, CONJ_PHYSICAL__FORMS as CONJ_PHYSICAL__FORMS_OF_FUNCTION, CONJ_FORMS as
    CONJ_FORMS_OF_FUNCTION, RESOLVE_CONJ_FORMS as RESOLVE_CONJ_FORMS_OF_FUNCTION, ANGLE_FORMS as
    ANGLE_FORMS_OF_FUNCTION, IS_SIGNED_FORMS as IS_SIGNED_FORMS_OF_FUNCTION, IS_NONZERO_FORMS as
    IS_NONZERO_FORMS_OF_FUNCTION,
)

REAL_FORMS = method_forms(REAL_FORMS_OF_FUNCTION)
IMAG_FORMS = method_forms(IMAG_FORMS_OF_FUNCTION)
CONJ_PHYSICAL_FORMS = method_forms(CONJ_PHYSICAL_FORMS_OF_FUNCTION)
CONJ_PHYSICAL__FORMS = method_forms(CONJ_PHYSICAL__FORMS_OF_FUNCTION)
CONJ_FORMS = method_forms(CONJ_FORMS_OF_FUNCTION)
RESOLVE_CONJ_FORMS = method_forms(RESOLVE_CONJ_FORMS_OF_FUNCTION)
ANGLE_FORMS = method_forms(ANGLE_FORMS_OF_FUNCTION)
IS_SIGNED_FORMS = method_forms(IS_SIGNED_FORMS_OF_FUNCTION)
IS_NONZERO_FORMS = method_forms(IS_NONZERO_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def real(self, *rest, **named):
        """real(input) -> Tensor

        The real part, as a view; a tensor that is not complex is its own.

        >>> ow.real(ow.tensor([1 + 2j]))
        tensor([1.])
        """
        try:
            if not (rest or named):
                return REAL[self._keys](self)
            return REAL_FORMS.call(self, rest, named)
        except Exception:
            REAL_FORMS.translate(self, rest, named)
            raise

    def imag(self, *rest, **named):
        """imag(input) -> Tensor

        The imaginary part, as a view; of complex tensors only (RuntimeError).

        >>> ow.imag(ow.tensor([1 + 2j]))
        tensor([2.])
        """
        try:
            if not (rest or named):
                return IMAG[self._keys](self)
            return IMAG_FORMS.call(self, rest, named)
        except Exception:
            IMAG_FORMS.translate(self, rest, named)
            raise

    def conj_physical(self, *rest, **named):
        """conj_physical(input, *, out=None) -> Tensor

        The conjugate as a new tensor, the sign of the imaginary part exchanged.

        >>> ow.conj_physical(ow.tensor([1 + 2j]))
        tensor([1.-2.j])
        """
        if not (rest or named):
            return CONJ_PHYSICAL[self._keys](self)
        return CONJ_PHYSICAL_FORMS.call(self, rest, named)

    def conj_physical_(self, *rest, **named):
        """conj_physical_(input) -> Tensor

        The conjugate as a new tensor, the sign of the imaginary part exchanged.

        >>> ow.conj_physical(ow.tensor([1 + 2j]))
        tensor([1.-2.j])
        """
        if not (rest or named):
            return CONJ_PHYSICAL_[self._keys](self)
        return CONJ_PHYSICAL__FORMS.call(self, rest, named)

    def conj(self, *rest, **named):
        """conj(input) -> Tensor

        The conjugate; a tensor that is not complex is its own.

        >>> ow.conj(ow.tensor([1 + 2j]))
        tensor([1.-2.j])
        """
        try:
            if not (rest or named):
                return CONJ[self._keys](self)
            return CONJ_FORMS.call(self, rest, named)
        except Exception:
            CONJ_FORMS.translate(self, rest, named)
            raise

    def resolve_conj(self, *rest, **named):
        """resolve_conj(input) -> Tensor

        The tensor itself: a conjugate is computed at once here, so there is nothing left to resolve.

        >>> ow.tensor([1j]).resolve_conj()
        tensor([0.+1.j])
        """
        try:
            if not (rest or named):
                return RESOLVE_CONJ[self._keys](self)
            return RESOLVE_CONJ_FORMS.call(self, rest, named)
        except Exception:
            RESOLVE_CONJ_FORMS.translate(self, rest, named)
            raise

    def angle(self, *rest, **named):
        """angle(input, *, out=None) -> Tensor

        The angle of a complex number in `[-pi, pi]`; of a real one 0, or pi below 0.

        >>> ow.angle(ow.tensor([1j, -1 + 0j]))
        tensor([1.5708, 3.1416])
        """
        try:
            if not (rest or named):
                return ANGLE[self._keys](self)
            return ANGLE_FORMS.call(self, rest, named)
        except Exception:
            ANGLE_FORMS.translate(self, rest, named)
            raise

    def is_signed(self, *rest, **named):
        """is_signed(input) -> bool

        Whether the dtype has negative numbers.

        >>> ow.is_signed(ow.tensor([1.0]))
        True
        """
        try:
            if not (rest or named):
                return IS_SIGNED[self._keys](self)
            return IS_SIGNED_FORMS.call(self, rest, named)
        except Exception:
            IS_SIGNED_FORMS.translate(self, rest, named)
            raise

    def is_nonzero(self, *rest, **named):
        """is_nonzero(input) -> bool

        Whether the only element is other than 0; RuntimeError unless there is exactly one.

        >>> ow.is_nonzero(ow.tensor([0.5]))
        True
        """
        try:
            if not (rest or named):
                return IS_NONZERO[self._keys](self)
            return IS_NONZERO_FORMS.call(self, rest, named)
        except Exception:
            IS_NONZERO_FORMS.translate(self, rest, named)
            raise


Tensor.real = property(Methods.real)
Tensor.imag = property(Methods.imag)
for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
