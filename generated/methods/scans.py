"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.scans import (
    CUMSUM, CUMSUM_, CUMPROD, CUMPROD_, CUMMAX, CUMMIN, LOGCUMSUMEXP, CUMSUM_FORMS as CUMSUM_FORMS_OF_FUNCTION,
    CUMSUM__FORMS as CUMSUM__FORMS_OF_FUNCTION, CUMPROD_FORMS as CUMPROD_FORMS_OF_FUNCTION, CUMPROD__FORMS as
    CUMPROD__FORMS_OF_FUNCTION, CUMMAX_FORMS as CUMMAX_FORMS_OF_FUNCTION, CUMMIN_FORMS as CUMMIN_FORMS_OF_FUNCTION,
    LOGCUMSUMEXP_FORMS as LOGCUMSUMEXP_FORMS_OF_FUNCTION,
)

CUMSUM_FORMS = method_forms(CUMSUM_FORMS_OF_FUNCTION)
CUMSUM__FORMS = method_forms(CUMSUM__FORMS_OF_FUNCTION)
CUMPROD_FORMS = method_forms(CUMPROD_FORMS_OF_FUNCTION)
CUMPROD__FORMS = method_forms(CUMPROD__FORMS_OF_FUNCTION)
CUMMAX_FORMS = method_forms(CUMMAX_FORMS_OF_FUNCTION)
CUMMIN_FORMS = method_forms(CUMMIN_FORMS_OF_FUNCTION)
LOGCUMSUMEXP_FORMS = method_forms(LOGCUMSUMEXP_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def cumsum(self, dim=MISSING, *rest, **named):
        """cumsum(input, dim, *, dtype=None, out=None) -> Tensor

        The sum of the elements up to each one, itself included; integers are summed as int64.

        >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
        tensor([ 1,  3,  6, 10])
        >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
        tensor([[1, 3],
                [3, 7]])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMSUM[self._keys](self, dim, None)
            return CUMSUM_FORMS.call(self, dim, rest, named)
        except Exception:
            CUMSUM_FORMS.translate(self, dim, rest, named)
            raise

    def cumsum_(self, dim=MISSING, *rest, **named):
        """cumsum_(input, dim, *, dtype=None) -> Tensor

        The sum of the elements up to each one, itself included; integers are summed as int64.

        >>> ow.cumsum(ow.tensor([1, 2, 3, 4]), 0)
        tensor([ 1,  3,  6, 10])
        >>> ow.tensor([[1, 2], [3, 4]]).cumsum(dim=1)
        tensor([[1, 3],
                [3, 7]])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMSUM_[self._keys](self, dim, None)
            return CUMSUM__FORMS.call(self, dim, rest, named)
        except Exception:
            CUMSUM__FORMS.translate(self, dim, rest, named)
            raise

    def cumprod(self, dim=MISSING, *rest, **named):
        """cumprod(input, dim, *, dtype=None, out=None) -> Tensor

        The product of the elements up to each one, itself included; integers are multiplied as int64.

        >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
        tensor([ 1,  2,  6, 24])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMPROD[self._keys](self, dim, None)
            return CUMPROD_FORMS.call(self, dim, rest, named)
        except Exception:
            CUMPROD_FORMS.translate(self, dim, rest, named)
            raise

    def cumprod_(self, dim=MISSING, *rest, **named):
        """cumprod_(input, dim, *, dtype=None) -> Tensor

        The product of the elements up to each one, itself included; integers are multiplied as int64.

        >>> ow.cumprod(ow.tensor([1, 2, 3, 4]), 0)
        tensor([ 1,  2,  6, 24])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMPROD_[self._keys](self, dim, None)
            return CUMPROD__FORMS.call(self, dim, rest, named)
        except Exception:
            CUMPROD__FORMS.translate(self, dim, rest, named)
            raise

    def cummax(self, dim=MISSING, *rest, **named):
        """cummax(input, dim, *, out=None) -> return_types.cummax

        The largest of the elements up to each one, and where the last of those that are as large is.

        >>> values, indices = ow.cummax(ow.tensor([1, 3, 2, 3]), 0)
        >>> values
        tensor([1, 3, 3, 3])
        >>> indices
        tensor([0, 1, 1, 3])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMMAX[self._keys](self, dim)
            return CUMMAX_FORMS.call(self, dim, rest, named)
        except Exception:
            CUMMAX_FORMS.translate(self, dim, rest, named)
            raise

    def cummin(self, dim=MISSING, *rest, **named):
        """cummin(input, dim, *, out=None) -> return_types.cummin

        The smallest of the elements up to each one, and where the last of those that are as small is.

        >>> values, indices = ow.cummin(ow.tensor([3, 1, 2, 1]), 0)
        >>> values
        tensor([3, 1, 1, 1])
        >>> indices
        tensor([0, 1, 1, 3])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return CUMMIN[self._keys](self, dim)
            return CUMMIN_FORMS.call(self, dim, rest, named)
        except Exception:
            CUMMIN_FORMS.translate(self, dim, rest, named)
            raise

    def logcumsumexp(self, dim=MISSING, *rest, **named):
        """logcumsumexp(input, dim, *, out=None) -> Tensor

        The logarithm of the sum of exponentials of the elements up to each one, without overflow.

        >>> ow.logcumsumexp(ow.tensor([1000.0, 1000.0]), 0)
        tensor([1000.0000, 1000.6932])
        """
        try:
            if not (rest or named):
                if type(dim) is int:
                    return LOGCUMSUMEXP[self._keys](self, dim)
            return LOGCUMSUMEXP_FORMS.call(self, dim, rest, named)
        except Exception:
            LOGCUMSUMEXP_FORMS.translate(self, dim, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
