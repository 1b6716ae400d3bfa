"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.inverses import (
    PINVERSE, MATRIX_POWER, CROSS, PINVERSE_FORMS as PINVERSE_FORMS_OF_FUNCTION, MATRIX_POWER_FORMS as
    MATRIX_POWER_FORMS_OF_FUNCTION, CROSS_FORMS as CROSS_FORMS_OF_FUNCTION,
)

PINVERSE_FORMS = method_forms(PINVERSE_FORMS_OF_FUNCTION)
MATRIX_POWER_FORMS = method_forms(MATRIX_POWER_FORMS_OF_FUNCTION)
CROSS_FORMS = method_forms(CROSS_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def pinverse(self, *rest, **named):
        """pinverse(input, rcond=1e-15) -> Tensor

        The pseudoinverses of matrices; another name of `linalg.pinv`.

        >>> ow.pinverse(ow.tensor([[2.0, 0.0], [0.0, 0.0]]))
        tensor([[0.5000, 0.0000],
                [0.0000, 0.0000]])
        """
        try:
            if not (rest or named):
                return PINVERSE[self._keys](self, 1e-15)
            return PINVERSE_FORMS.call(self, rest, named)
        except Exception:
            PINVERSE_FORMS.translate(self, rest, named)
            raise

    def matrix_power(self, n=MISSING, *rest, **named):
        """matrix_power(input, n, *, out=None) -> Tensor

        Square matrices to a whole power; another name of `linalg.matrix_power`.

        >>> ow.matrix_power(ow.tensor([[1.0, 1.0], [0.0, 1.0]]), 5)
        tensor([[1., 5.],
                [0., 1.]])
        """
        try:
            if not (rest or named):
                if type(n) is int:
                    return MATRIX_POWER[self._keys](self, n)
            return MATRIX_POWER_FORMS.call(self, n, rest, named)
        except Exception:
            MATRIX_POWER_FORMS.translate(self, n, rest, named)
            raise

    def cross(self, other=MISSING, *rest, **named):
        """cross(input, other, dim=None, *, out=None) -> Tensor

        The cross products of vectors of size 3, along the first dimension of that size unless `dim` says
            otherwise.

        >>> ow.cross(ow.tensor([1, 0, 0]), ow.tensor([0, 1, 0]))
        tensor([0, 0, 1])
        """
        try:
            if not (rest or named):
                if type(other) is Tensor:
                    return CROSS[self._keys | other._keys](self, other, None)
            return CROSS_FORMS.call(self, other, rest, named)
        except Exception:
            CROSS_FORMS.translate(self, other, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
