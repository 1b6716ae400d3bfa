"""The operators as methods and special methods of Tensor.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, all_of
from runtime.dispatch.methods import method_forms
from runtime.tensor import Tensor

from ..functions.factories import (
    NEW_EMPTY, NEW_ZEROS, NEW_ONES, NEW_FULL, NEW_EMPTY_FORMS as NEW_EMPTY_FORMS_OF_FUNCTION, NEW_ZEROS_FORMS as
    NEW_ZEROS_FORMS_OF_FUNCTION, NEW_ONES_FORMS as NEW_ONES_FORMS_OF_FUNCTION, NEW_FULL_FORMS as
    NEW_FULL_FORMS_OF_FUNCTION,
)

NEW_EMPTY_FORMS = method_forms(NEW_EMPTY_FORMS_OF_FUNCTION)
NEW_ZEROS_FORMS = method_forms(NEW_ZEROS_FORMS_OF_FUNCTION)
NEW_ONES_FORMS = method_forms(NEW_ONES_FORMS_OF_FUNCTION)
NEW_FULL_FORMS = method_forms(NEW_FULL_FORMS_OF_FUNCTION)


class Methods:
    """Hung on Tensor by the last lines of this file."""

    def new_empty(self, size=MISSING, *rest, **named):
        """new_empty(input, size, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

        Uninitialised memory of a size, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_empty(2, 3).shape
        (2, 3)
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return NEW_EMPTY[self._keys](self, size, None, None, None, None)
            if not named and type(size) is int and all_of(int, rest):
                return NEW_EMPTY[self._keys](self, (size, *rest), None, None, None, None)
            return NEW_EMPTY_FORMS.call(self, size, rest, named)
        except Exception:
            NEW_EMPTY_FORMS.translate(self, size, rest, named)
            raise

    def new_zeros(self, size=MISSING, *rest, **named):
        """new_zeros(input, size, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

        Zeros of a size, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_zeros(3)
        tensor([0, 0, 0])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return NEW_ZEROS[self._keys](self, size, None, None, None, None)
            if not named and type(size) is int and all_of(int, rest):
                return NEW_ZEROS[self._keys](self, (size, *rest), None, None, None, None)
            return NEW_ZEROS_FORMS.call(self, size, rest, named)
        except Exception:
            NEW_ZEROS_FORMS.translate(self, size, rest, named)
            raise

    def new_ones(self, size=MISSING, *rest, **named):
        """new_ones(input, size, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

        Ones of a size, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_ones(3)
        tensor([1, 1, 1])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return NEW_ONES[self._keys](self, size, None, None, None, None)
            if not named and type(size) is int and all_of(int, rest):
                return NEW_ONES[self._keys](self, (size, *rest), None, None, None, None)
            return NEW_ONES_FORMS.call(self, size, rest, named)
        except Exception:
            NEW_ONES_FORMS.translate(self, size, rest, named)
            raise

    def new_full(self, size=MISSING, fill_value=MISSING, *rest, **named):
        """new_full(input, size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

        One number everywhere, in the tensor's dtype.

        >>> ow.tensor([1, 2]).new_full((3,), 7)
        tensor([7, 7, 7])
        """
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and (type(fill_value) is float or type(fill_value) is int):
                    return NEW_FULL[self._keys](self, size, fill_value, None, None, None, None)
            return NEW_FULL_FORMS.call(self, size, fill_value, rest, named)
        except Exception:
            NEW_FULL_FORMS.translate(self, size, fill_value, rest, named)
            raise


for _name, _method in vars(Methods).items():
    if callable(_method) and not isinstance(getattr(Tensor, _name, None), property):
        setattr(Tensor, _name, _method)
