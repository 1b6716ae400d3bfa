"""The functions and methods of factories: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor
from runtime.tensor.keys import CPU

from ..operators.factories import EYE, EYE_M, LINSPACE, _SPACED, LOGSPACE, NEW_EMPTY, NEW_ZEROS, NEW_ONES, NEW_FULL
from ..operators.further_overloads import (
    LINSPACE_TENSOR_TENSOR, LINSPACE_TENSOR_SCALAR, LINSPACE_SCALAR_TENSOR, LOGSPACE_TENSOR_TENSOR,
    LOGSPACE_TENSOR_SCALAR, LOGSPACE_SCALAR_TENSOR,
)

__all__ = ["eye", "linspace", "logspace"]

EYE_FORMS = Overloads("eye", EYE, EYE_M)
LINSPACE_FORMS = Overloads("linspace", LINSPACE_TENSOR_TENSOR, LINSPACE_TENSOR_SCALAR, LINSPACE_SCALAR_TENSOR, LINSPACE)
_SPACED_FORMS = Overloads("_spaced", _SPACED)
LOGSPACE_FORMS = Overloads("logspace", LOGSPACE_TENSOR_TENSOR, LOGSPACE_TENSOR_SCALAR, LOGSPACE_SCALAR_TENSOR, LOGSPACE)
NEW_EMPTY_FORMS = Overloads("new_empty", NEW_EMPTY, only_method=True)
NEW_ZEROS_FORMS = Overloads("new_zeros", NEW_ZEROS, only_method=True)
NEW_ONES_FORMS = Overloads("new_ones", NEW_ONES, only_method=True)
NEW_FULL_FORMS = Overloads("new_full", NEW_FULL, only_method=True)


def eye(n=MISSING, *rest, **named):
    """eye(n, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor
    eye(n, m, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) -> Tensor

    A matrix of `n` rows and `m` (or `n`) columns with ones on its diagonal and zeros elsewhere.

    >>> ow.eye(2)
    tensor([[1., 0.],
            [0., 1.]])
    """
    try:
        return EYE_FORMS.call(n, rest, named)
    except Exception:
        EYE_FORMS.translate(n, rest, named)
        raise


def linspace(start=MISSING, end=MISSING, steps=MISSING, *rest, **named):
    """linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor
    linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor
    linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor
    linspace(start, end, steps, *, dtype=None, layout=None, device=None, pin_memory=None, out=None) ->
        Tensor

    The same with ends of one element.
    """
    try:
        if not (rest or named):
            if isinstance(start, Tensor) and isinstance(end, Tensor) and type(steps) is int:
                return LINSPACE_TENSOR_TENSOR[start._keys | end._keys](start, end, steps, None, None, None, None)
            if isinstance(start, Tensor) and (type(end) is float or type(end) is int) and type(steps) is int:
                return LINSPACE_TENSOR_SCALAR[start._keys](start, end, steps, None, None, None, None)
            if (type(start) is float or type(start) is int) and isinstance(end, Tensor) and type(steps) is int:
                return LINSPACE_SCALAR_TENSOR[end._keys](start, end, steps, None, None, None, None)
            if (
                type(start) is float or type(start) is int
            ) and (type(end) is float or type(end) is int) and type(steps) is int:
                return LINSPACE[CPU](start, end, steps, None, None, None, None)
        return LINSPACE_FORMS.call(start, end, steps, rest, named)
    except Exception:
        LINSPACE_FORMS.translate(start, end, steps, rest, named)
        raise


def _spaced(start=MISSING, end=MISSING, step=MISSING, steps=MISSING, dtype=MISSING, *rest, **named):
    """_spaced(start, end, step, steps, dtype) -> Tensor

    `start`, `start + step`, ...; from the middle on counted back from `end`. Computed in float64 or
        complex128.
    """
    try:
        return _SPACED_FORMS.call(start, end, step, steps, dtype, rest, named)
    except Exception:
        _SPACED_FORMS.translate(start, end, step, steps, dtype, rest, named)
        raise


def logspace(start=MISSING, end=MISSING, steps=MISSING, *rest, **named):
    """logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor
    logspace(start, end, steps, base=10.0, *, dtype=None, layout=None, device=None, pin_memory=None,
        out=None) -> Tensor

    The same with ends of one element.
    """
    try:
        if not (rest or named):
            if isinstance(start, Tensor) and isinstance(end, Tensor) and type(steps) is int:
                return LOGSPACE_TENSOR_TENSOR[start._keys | end._keys](start, end, steps, 10.0, None, None, None, None)
            if isinstance(start, Tensor) and (type(end) is float or type(end) is int) and type(steps) is int:
                return LOGSPACE_TENSOR_SCALAR[start._keys](start, end, steps, 10.0, None, None, None, None)
            if (type(start) is float or type(start) is int) and isinstance(end, Tensor) and type(steps) is int:
                return LOGSPACE_SCALAR_TENSOR[end._keys](start, end, steps, 10.0, None, None, None, None)
            if (
                type(start) is float or type(start) is int
            ) and (type(end) is float or type(end) is int) and type(steps) is int:
                return LOGSPACE[CPU](start, end, steps, 10.0, None, None, None, None)
        return LOGSPACE_FORMS.call(start, end, steps, rest, named)
    except Exception:
        LOGSPACE_FORMS.translate(start, end, steps, rest, named)
        raise


def new_empty(input=MISSING, size=MISSING, *rest, **named):
    """new_empty(input, size, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Uninitialised memory of a size, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_empty(2, 3).shape
    opweave.Size([2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return NEW_EMPTY[input._keys](input, size, None, None, None, None)
        return NEW_EMPTY_FORMS.call(input, size, rest, named)
    except Exception:
        NEW_EMPTY_FORMS.translate(input, size, rest, named)
        raise


def new_zeros(input=MISSING, size=MISSING, *rest, **named):
    """new_zeros(input, size, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Zeros of a size, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_zeros(3)
    tensor([0, 0, 0])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return NEW_ZEROS[input._keys](input, size, None, None, None, None)
        return NEW_ZEROS_FORMS.call(input, size, rest, named)
    except Exception:
        NEW_ZEROS_FORMS.translate(input, size, rest, named)
        raise


def new_ones(input=MISSING, size=MISSING, *rest, **named):
    """new_ones(input, size, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    Ones of a size, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_ones(3)
    tensor([1, 1, 1])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size):
                return NEW_ONES[input._keys](input, size, None, None, None, None)
        return NEW_ONES_FORMS.call(input, size, rest, named)
    except Exception:
        NEW_ONES_FORMS.translate(input, size, rest, named)
        raise


def new_full(input=MISSING, size=MISSING, fill_value=MISSING, *rest, **named):
    """new_full(input, size, fill_value, *, dtype=None, layout=None, device=None, pin_memory=None) -> Tensor

    One number everywhere, in the tensor's dtype.

    >>> ow.tensor([1, 2]).new_full((3,), 7)
    tensor([7, 7, 7])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is tuple and all_of(int, size) and (
                type(fill_value) is float or type(fill_value) is int
            ):
                return NEW_FULL[input._keys](input, size, fill_value, None, None, None, None)
        return NEW_FULL_FORMS.call(input, size, fill_value, rest, named)
    except Exception:
        NEW_FULL_FORMS.translate(input, size, fill_value, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def new_empty(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return NEW_EMPTY[self._keys](self, size, None, None, None, None)
            if not named and type(size) is int and all_of(int, rest):
                return NEW_EMPTY[self._keys](self, (size, *rest), None, None, None, None)
            return NEW_EMPTY_FORMS.method(self, size, rest, named)
        except Exception:
            NEW_EMPTY_FORMS.translate(self, size, rest, named)
            raise

    def new_zeros(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return NEW_ZEROS[self._keys](self, size, None, None, None, None)
            if not named and type(size) is int and all_of(int, rest):
                return NEW_ZEROS[self._keys](self, (size, *rest), None, None, None, None)
            return NEW_ZEROS_FORMS.method(self, size, rest, named)
        except Exception:
            NEW_ZEROS_FORMS.translate(self, size, rest, named)
            raise

    def new_ones(self, size=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size):
                    return NEW_ONES[self._keys](self, size, None, None, None, None)
            if not named and type(size) is int and all_of(int, rest):
                return NEW_ONES[self._keys](self, (size, *rest), None, None, None, None)
            return NEW_ONES_FORMS.method(self, size, rest, named)
        except Exception:
            NEW_ONES_FORMS.translate(self, size, rest, named)
            raise

    def new_full(self, size=MISSING, fill_value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(size) is tuple and all_of(int, size) and (type(fill_value) is float or type(fill_value) is int):
                    return NEW_FULL[self._keys](self, size, fill_value, None, None, None, None)
            return NEW_FULL_FORMS.method(self, size, fill_value, rest, named)
        except Exception:
            NEW_FULL_FORMS.translate(self, size, fill_value, rest, named)
            raise


hang(Methods, __name__)
