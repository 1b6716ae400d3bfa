"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.signs import (
    NEG, NEG_, NEGATIVE, NEGATIVE_, POSITIVE, ABS, ABS_, ABSOLUTE, ABSOLUTE_, SGN, SGN_, SIGN, SIGN_, NEG_FORMS as
    NEG_FORMS_OF_FUNCTION, NEG__FORMS as NEG__FORMS_OF_FUNCTION, NEGATIVE_FORMS as NEGATIVE_FORMS_OF_FUNCTION,
    NEGATIVE__FORMS as NEGATIVE__FORMS_OF_FUNCTION, POSITIVE_FORMS as POSITIVE_FORMS_OF_FUNCTION, ABS_FORMS as
    ABS_FORMS_OF_FUNCTION, ABS__FORMS as ABS__FORMS_OF_FUNCTION, ABSOLUTE_FORMS as ABSOLUTE_FORMS_OF_FUNCTION,
    ABSOLUTE__FORMS as ABSOLUTE__FORMS_OF_FUNCTION, SGN_FORMS as SGN_FORMS_OF_FUNCTION, SGN__FORMS as
    SGN__FORMS_OF_FUNCTION, SIGN_FORMS as SIGN_FORMS_OF_FUNCTION, SIGN__FORMS as SIGN__FORMS_OF_FUNCTION,
)

NEG_FORMS = method_forms(NEG_FORMS_OF_FUNCTION)
NEG__FORMS = method_forms(NEG__FORMS_OF_FUNCTION)
NEGATIVE_FORMS = method_forms(NEGATIVE_FORMS_OF_FUNCTION)
NEGATIVE__FORMS = method_forms(NEGATIVE__FORMS_OF_FUNCTION)
POSITIVE_FORMS = method_forms(POSITIVE_FORMS_OF_FUNCTION)
ABS_FORMS = method_forms(ABS_FORMS_OF_FUNCTION)
ABS__FORMS = method_forms(ABS__FORMS_OF_FUNCTION)
ABSOLUTE_FORMS = method_forms(ABSOLUTE_FORMS_OF_FUNCTION)
ABSOLUTE__FORMS = method_forms(ABSOLUTE__FORMS_OF_FUNCTION)
SGN_FORMS = method_forms(SGN_FORMS_OF_FUNCTION)
SGN__FORMS = method_forms(SGN__FORMS_OF_FUNCTION)
SIGN_FORMS = method_forms(SIGN_FORMS_OF_FUNCTION)
SIGN__FORMS = method_forms(SIGN__FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def neg(self, *rest, **named):
        """neg(input, *, out=None) -> Tensor

        The negative, `-input`.

        >>> -ow.tensor([1.0, -2.0])
        tensor([-1.,  2.])
        """
        if not (rest or named):
            return NEG[self._keys](self)
        return NEG_FORMS.call(self, rest, named)

    def neg_(self, *rest, **named):
        """neg_(input) -> Tensor

        The negative, `-input`.

        >>> -ow.tensor([1.0, -2.0])
        tensor([-1.,  2.])
        """
        if not (rest or named):
            return NEG_[self._keys](self)
        return NEG__FORMS.call(self, rest, named)

    def negative(self, *rest, **named):
        """negative(input, *, out=None) -> Tensor

        Another name of `neg`.

        The negative, `-input`.

        >>> -ow.tensor([1.0, -2.0])
        tensor([-1.,  2.])
        """
        try:
            if not (rest or named):
                return NEGATIVE[self._keys](self)
            return NEGATIVE_FORMS.call(self, rest, named)
        except Exception:
            NEGATIVE_FORMS.translate(self, rest, named)
            raise

    def negative_(self, *rest, **named):
        """negative_(input) -> Tensor

        Another name of `neg`.

        The negative, `-input`.

        >>> -ow.tensor([1.0, -2.0])
        tensor([-1.,  2.])
        """
        try:
            if not (rest or named):
                return NEGATIVE_[self._keys](self)
            return NEGATIVE__FORMS.call(self, rest, named)
        except Exception:
            NEGATIVE__FORMS.translate(self, rest, named)
            raise

    def positive(self, *rest, **named):
        """positive(input) -> Tensor

        The tensor itself, for the sign `+`.

        >>> +ow.tensor([1.0, -2.0])
        tensor([ 1., -2.])
        """
        if not (rest or named):
            return POSITIVE[self._keys](self)
        return POSITIVE_FORMS.call(self, rest, named)

    def abs(self, *rest, **named):
        """abs(input, *, out=None) -> Tensor

        The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

        >>> ow.abs(ow.tensor([-1.5, 2.0]))
        tensor([1.5000, 2.0000])
        >>> abs(ow.tensor([3 + 4j]))
        tensor([5.])
        """
        if not (rest or named):
            return ABS[self._keys](self)
        return ABS_FORMS.call(self, rest, named)

    def abs_(self, *rest, **named):
        """abs_(input) -> Tensor

        The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

        >>> ow.abs(ow.tensor([-1.5, 2.0]))
        tensor([1.5000, 2.0000])
        >>> abs(ow.tensor([3 + 4j]))
        tensor([5.])
        """
        if not (rest or named):
            return ABS_[self._keys](self)
        return ABS__FORMS.call(self, rest, named)

    def absolute(self, *rest, **named):
        """absolute(input, *, out=None) -> Tensor

        Another name of `abs`.

        The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

        >>> ow.abs(ow.tensor([-1.5, 2.0]))
        tensor([1.5000, 2.0000])
        >>> abs(ow.tensor([3 + 4j]))
        tensor([5.])
        """
        try:
            if not (rest or named):
                return ABSOLUTE[self._keys](self)
            return ABSOLUTE_FORMS.call(self, rest, named)
        except Exception:
            ABSOLUTE_FORMS.translate(self, rest, named)
            raise

    def absolute_(self, *rest, **named):
        """absolute_(input) -> Tensor

        Another name of `abs`.

        The absolute value `|input|`; of a complex number its modulus `sqrt(re² + im²)`, which is real.

        >>> ow.abs(ow.tensor([-1.5, 2.0]))
        tensor([1.5000, 2.0000])
        >>> abs(ow.tensor([3 + 4j]))
        tensor([5.])
        """
        try:
            if not (rest or named):
                return ABSOLUTE_[self._keys](self)
            return ABSOLUTE__FORMS.call(self, rest, named)
        except Exception:
            ABSOLUTE__FORMS.translate(self, rest, named)
            raise

    def sgn(self, *rest, **named):
        """sgn(input, *, out=None) -> Tensor

        The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

        >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
        tensor([-1.,  0.,  1.])
        >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
        tensor([0.6000+0.8000j, 0.0000+0.0000j])
        """
        if not (rest or named):
            return SGN[self._keys](self)
        return SGN_FORMS.call(self, rest, named)

    def sgn_(self, *rest, **named):
        """sgn_(input) -> Tensor

        The sign; of a complex number its direction `z / |z|`. It is 0 at 0.

        >>> ow.sgn(ow.tensor([-3.0, 0.0, 2.0]))
        tensor([-1.,  0.,  1.])
        >>> ow.sgn(ow.tensor([3 + 4j, 0j]))
        tensor([0.6000+0.8000j, 0.0000+0.0000j])
        """
        if not (rest or named):
            return SGN_[self._keys](self)
        return SGN__FORMS.call(self, rest, named)

    def sign(self, *rest, **named):
        """sign(input, *, out=None) -> Tensor

        The sign: -1, 0 or 1.

        >>> ow.sign(ow.tensor([-3, 0, 2]))
        tensor([-1,  0,  1])
        """
        if not (rest or named):
            return SIGN[self._keys](self)
        return SIGN_FORMS.call(self, rest, named)

    def sign_(self, *rest, **named):
        """sign_(input) -> Tensor

        The sign: -1, 0 or 1.

        >>> ow.sign(ow.tensor([-3, 0, 2]))
        tensor([-1,  0,  1])
        """
        if not (rest or named):
            return SIGN_[self._keys](self)
        return SIGN__FORMS.call(self, rest, named)

    def __neg__(self):
        return NEG[self._keys](self)

    def __pos__(self):
        return POSITIVE[self._keys](self)

    def __abs__(self):
        return ABS[self._keys](self)


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
