"""The functions and methods of powers: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.powers import (
    _SGN_BACKWARD, SQUARE, SQUARE_, RECIPROCAL, RECIPROCAL_, _FOREACH_RECIPROCAL, _FOREACH_RECIPROCAL_,
    POW_TENSOR_TENSOR, POW_TENSOR_SCALAR, POW_SCALAR, POW__TENSOR, POW__SCALAR, _FOREACH_POW_SCALARANDTENSOR,
    _FOREACH_POW_SCALAR, _FOREACH_POW_SCALARLIST, _FOREACH_POW_LIST, _FOREACH_POW__SCALAR, _FOREACH_POW__SCALARLIST,
    _FOREACH_POW__LIST, _REVERSED_POW_TENSOR, _REVERSED_POW,
)

__all__ = [
    "square", "square_", "reciprocal", "reciprocal_", "_foreach_reciprocal", "_foreach_reciprocal_", "pow", "pow_",
    "_foreach_pow", "_foreach_pow_",
]

_SGN_BACKWARD_FORMS = Overloads("_sgn_backward", _SGN_BACKWARD)
SQUARE_FORMS = Overloads("square", SQUARE)
SQUARE__FORMS = Overloads("square_", SQUARE_)
RECIPROCAL_FORMS = Overloads("reciprocal", RECIPROCAL)
RECIPROCAL__FORMS = Overloads("reciprocal_", RECIPROCAL_)
_FOREACH_RECIPROCAL_FORMS = Overloads("_foreach_reciprocal", _FOREACH_RECIPROCAL)
_FOREACH_RECIPROCAL__FORMS = Overloads("_foreach_reciprocal_", _FOREACH_RECIPROCAL_)
POW_FORMS = Overloads("pow", POW_TENSOR_TENSOR, POW_TENSOR_SCALAR, POW_SCALAR)
POW__FORMS = Overloads("pow_", POW__TENSOR, POW__SCALAR)
_FOREACH_POW_FORMS = Overloads(
    "_foreach_pow", _FOREACH_POW_SCALARANDTENSOR, _FOREACH_POW_SCALAR, _FOREACH_POW_SCALARLIST, _FOREACH_POW_LIST
)
_FOREACH_POW__FORMS = Overloads("_foreach_pow_", _FOREACH_POW__SCALAR, _FOREACH_POW__SCALARLIST, _FOREACH_POW__LIST)
_REVERSED_POW_FORMS = Overloads("_reversed_pow", _REVERSED_POW_TENSOR, _REVERSED_POW)


def _sgn_backward(grad=MISSING, input=MISSING, *rest, **named):
    """_sgn_backward(grad, input) -> Tensor

    The gradient of a direction: what is at right angles to it, the nearer to 0 the larger.
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor):
                return _SGN_BACKWARD[grad._keys | input._keys](grad, input)
        return _SGN_BACKWARD_FORMS.call(grad, input, rest, named)
    except Exception:
        _SGN_BACKWARD_FORMS.translate(grad, input, rest, named)
        raise


def square(input=MISSING, *rest, **named):
    """square(input, *, out=None) -> Tensor

    The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return SQUARE[input._keys](input)
    return SQUARE_FORMS.call(input, rest, named)


def square_(input=MISSING, *rest, **named):
    """As `square`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return SQUARE_[input._keys](input)
    return SQUARE__FORMS.call(input, rest, named)


def reciprocal(input=MISSING, *rest, **named):
    """reciprocal(input, *, out=None) -> Tensor

    One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return RECIPROCAL[input._keys](input)
    return RECIPROCAL_FORMS.call(input, rest, named)


def reciprocal_(input=MISSING, *rest, **named):
    """As `reciprocal`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return RECIPROCAL_[input._keys](input)
    return RECIPROCAL__FORMS.call(input, rest, named)


def _foreach_reciprocal(input=MISSING, *rest, **named):
    """_foreach_reciprocal(input) -> tuple[Tensor, ...]

    `reciprocal` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_RECIPROCAL[keys_of(input)](tuple(input))
        return _FOREACH_RECIPROCAL_FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_RECIPROCAL_FORMS.translate(input, rest, named)
        raise


def _foreach_reciprocal_(input=MISSING, *rest, **named):
    """As `_foreach_reciprocal`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input):
                return _FOREACH_RECIPROCAL_[keys_of(input)](tuple(input))
        return _FOREACH_RECIPROCAL__FORMS.call(input, rest, named)
    except Exception:
        _FOREACH_RECIPROCAL__FORMS.translate(input, rest, named)
        raise


def pow(input=MISSING, exponent=MISSING, *rest, **named):
    """pow(input, exponent, *, out=None) -> Tensor
    pow(input, exponent, *, out=None) -> Tensor
    pow(input, exponent, *, out=None) -> Tensor

    `input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(exponent, Tensor):
            return POW_TENSOR_TENSOR[input._keys | exponent._keys](input, exponent)
        if isinstance(input, Tensor) and (type(exponent) is float or type(exponent) is int):
            return POW_TENSOR_SCALAR[input._keys](input, exponent)
    return POW_FORMS.call(input, exponent, rest, named)


def pow_(input=MISSING, exponent=MISSING, *rest, **named):
    """As `pow`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(exponent, Tensor):
            return POW__TENSOR[input._keys | exponent._keys](input, exponent)
        if isinstance(input, Tensor) and (type(exponent) is float or type(exponent) is int):
            return POW__SCALAR[input._keys](input, exponent)
    return POW__FORMS.call(input, exponent, rest, named)


def _foreach_pow(input=MISSING, exponent=MISSING, *rest, **named):
    """_foreach_pow(input, exponent) -> tuple[Tensor, ...]
    _foreach_pow(input, exponent) -> tuple[Tensor, ...]
    _foreach_pow(input, exponent) -> tuple[Tensor, ...]
    _foreach_pow(input, exponent) -> tuple[Tensor, ...]

    `pow` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(exponent) is float or type(exponent) is int):
                return _FOREACH_POW_SCALAR[keys_of(input)](tuple(input), exponent)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(exponent) in SEQUENCES
                and all_tensors(exponent)
            ):
                return _FOREACH_POW_LIST[keys_of(input) | keys_of(exponent)](tuple(input), tuple(exponent))
        return _FOREACH_POW_FORMS.call(input, exponent, rest, named)
    except Exception:
        _FOREACH_POW_FORMS.translate(input, exponent, rest, named)
        raise


def _foreach_pow_(input=MISSING, exponent=MISSING, *rest, **named):
    """As `_foreach_pow`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(exponent) is float or type(exponent) is int):
                return _FOREACH_POW__SCALAR[keys_of(input)](tuple(input), exponent)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(exponent) in SEQUENCES
                and all_tensors(exponent)
            ):
                return _FOREACH_POW__LIST[keys_of(input) | keys_of(exponent)](tuple(input), tuple(exponent))
        return _FOREACH_POW__FORMS.call(input, exponent, rest, named)
    except Exception:
        _FOREACH_POW__FORMS.translate(input, exponent, rest, named)
        raise


def _reversed_pow(exponent=MISSING, input=MISSING, *rest, **named):
    """_reversed_pow(exponent, input) -> Tensor
    _reversed_pow(exponent, input) -> Tensor

    A number to the power of a tensor, for the sign `**`.
    """
    try:
        if not (rest or named):
            if isinstance(exponent, Tensor) and isinstance(input, Tensor):
                return _REVERSED_POW_TENSOR[exponent._keys | input._keys](exponent, input)
            if isinstance(exponent, Tensor) and (type(input) is float or type(input) is int):
                return _REVERSED_POW[exponent._keys](exponent, input)
        return _REVERSED_POW_FORMS.call(exponent, input, rest, named)
    except Exception:
        _REVERSED_POW_FORMS.translate(exponent, input, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def square(self, *rest, **named):
        if not (rest or named):
            return SQUARE[self._keys](self)
        return SQUARE_FORMS.method(self, rest, named)

    def square_(self, *rest, **named):
        if not (rest or named):
            return SQUARE_[self._keys](self)
        return SQUARE__FORMS.method(self, rest, named)

    def reciprocal(self, *rest, **named):
        if not (rest or named):
            return RECIPROCAL[self._keys](self)
        return RECIPROCAL_FORMS.method(self, rest, named)

    def reciprocal_(self, *rest, **named):
        if not (rest or named):
            return RECIPROCAL_[self._keys](self)
        return RECIPROCAL__FORMS.method(self, rest, named)

    def pow(self, exponent=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(exponent, Tensor):
                return POW_TENSOR_TENSOR[self._keys | exponent._keys](self, exponent)
            if type(exponent) is float or type(exponent) is int:
                return POW_TENSOR_SCALAR[self._keys](self, exponent)
        return POW_FORMS.method(self, exponent, rest, named)

    def pow_(self, exponent=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(exponent, Tensor):
                return POW__TENSOR[self._keys | exponent._keys](self, exponent)
            if type(exponent) is float or type(exponent) is int:
                return POW__SCALAR[self._keys](self, exponent)
        return POW__FORMS.method(self, exponent, rest, named)

    def __pow__(self, other):
        if isinstance(other, Tensor):
            return POW_TENSOR_TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return POW_TENSOR_SCALAR[self._keys](self, other)
        return POW_FORMS.binary(self, other)

    def __ipow__(self, other):
        if isinstance(other, Tensor):
            return POW__TENSOR[self._keys | other._keys](self, other)
        if type(other) is float or type(other) is int:
            return POW__SCALAR[self._keys](self, other)
        return POW__FORMS.binary(self, other)

    def __rpow__(self, other):
        try:
            if isinstance(other, Tensor):
                return _REVERSED_POW_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return _REVERSED_POW[self._keys](self, other)
            return _REVERSED_POW_FORMS.binary(self, other)
        except Exception:
            _REVERSED_POW_FORMS.translate(self, other, (), {})
            raise


hang(Methods, __name__)
