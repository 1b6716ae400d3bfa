"""The functions and methods of limits: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.limits import (
    MAXIMUM, MAXIMUM_, _FOREACH_MAXIMUM_SCALAR, _FOREACH_MAXIMUM_SCALARLIST, _FOREACH_MAXIMUM_LIST,
    _FOREACH_MAXIMUM__SCALAR, _FOREACH_MAXIMUM__SCALARLIST, _FOREACH_MAXIMUM__LIST, MINIMUM, MINIMUM_,
    _FOREACH_MINIMUM_SCALAR, _FOREACH_MINIMUM_SCALARLIST, _FOREACH_MINIMUM_LIST, _FOREACH_MINIMUM__SCALAR,
    _FOREACH_MINIMUM__SCALARLIST, _FOREACH_MINIMUM__LIST, CLAMP, CLAMP_, CLIP, CLIP_, _CLAMP_BACKWARD,
)
from ..operators.bounds import CLAMP_TENSOR, CLAMP__TENSOR, CLIP_TENSOR, CLIP__TENSOR

__all__ = [
    "maximum", "maximum_", "_foreach_maximum", "_foreach_maximum_", "minimum", "minimum_", "_foreach_minimum",
    "_foreach_minimum_", "clamp", "clamp_", "clip", "clip_",
]

MAXIMUM_FORMS = Overloads("maximum", MAXIMUM, numbers=True)
MAXIMUM__FORMS = Overloads("maximum_", MAXIMUM_, numbers=True)
_FOREACH_MAXIMUM_FORMS = Overloads(
    "_foreach_maximum", _FOREACH_MAXIMUM_SCALAR, _FOREACH_MAXIMUM_SCALARLIST, _FOREACH_MAXIMUM_LIST
)
_FOREACH_MAXIMUM__FORMS = Overloads(
    "_foreach_maximum_", _FOREACH_MAXIMUM__SCALAR, _FOREACH_MAXIMUM__SCALARLIST, _FOREACH_MAXIMUM__LIST
)
MINIMUM_FORMS = Overloads("minimum", MINIMUM, numbers=True)
MINIMUM__FORMS = Overloads("minimum_", MINIMUM_, numbers=True)
_FOREACH_MINIMUM_FORMS = Overloads(
    "_foreach_minimum", _FOREACH_MINIMUM_SCALAR, _FOREACH_MINIMUM_SCALARLIST, _FOREACH_MINIMUM_LIST
)
_FOREACH_MINIMUM__FORMS = Overloads(
    "_foreach_minimum_", _FOREACH_MINIMUM__SCALAR, _FOREACH_MINIMUM__SCALARLIST, _FOREACH_MINIMUM__LIST
)
CLAMP_FORMS = Overloads("clamp", CLAMP_TENSOR, CLAMP)
CLAMP__FORMS = Overloads("clamp_", CLAMP__TENSOR, CLAMP_)
CLIP_FORMS = Overloads("clip", CLIP_TENSOR, CLIP)
CLIP__FORMS = Overloads("clip_", CLIP__TENSOR, CLIP_)
_CLAMP_BACKWARD_FORMS = Overloads("_clamp_backward", _CLAMP_BACKWARD)


def maximum(input=MISSING, other=MISSING, *rest, **named):
    """maximum(input, other, *, out=None) -> Tensor

    The larger of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([3., 5., nan])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MAXIMUM[input._keys | other._keys](input, other)
    return MAXIMUM_FORMS.call(input, other, rest, named)


def maximum_(input=MISSING, other=MISSING, *rest, **named):
    """As `maximum`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MAXIMUM_[input._keys | other._keys](input, other)
    return MAXIMUM__FORMS.call(input, other, rest, named)


def _foreach_maximum(input=MISSING, scalar=MISSING, /, *rest, **named):
    """_foreach_maximum(input, scalar) -> tuple[Tensor, ...]
    _foreach_maximum(input, scalars) -> tuple[Tensor, ...]
    _foreach_maximum(input, other) -> tuple[Tensor, ...]

    `maximum` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_MAXIMUM_SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_MAXIMUM_LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_MAXIMUM_FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_MAXIMUM_FORMS.translate(input, scalar, rest, named)
        raise


def _foreach_maximum_(input=MISSING, scalar=MISSING, /, *rest, **named):
    """As `_foreach_maximum`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_MAXIMUM__SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_MAXIMUM__LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_MAXIMUM__FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_MAXIMUM__FORMS.translate(input, scalar, rest, named)
        raise


def minimum(input=MISSING, other=MISSING, *rest, **named):
    """minimum(input, other, *, out=None) -> Tensor

    The smaller of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([1., 3., nan])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MINIMUM[input._keys | other._keys](input, other)
    return MINIMUM_FORMS.call(input, other, rest, named)


def minimum_(input=MISSING, other=MISSING, *rest, **named):
    """As `minimum`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return MINIMUM_[input._keys | other._keys](input, other)
    return MINIMUM__FORMS.call(input, other, rest, named)


def _foreach_minimum(input=MISSING, scalar=MISSING, /, *rest, **named):
    """_foreach_minimum(input, scalar) -> tuple[Tensor, ...]
    _foreach_minimum(input, scalars) -> tuple[Tensor, ...]
    _foreach_minimum(input, other) -> tuple[Tensor, ...]

    `minimum` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_MINIMUM_SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_MINIMUM_LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_MINIMUM_FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_MINIMUM_FORMS.translate(input, scalar, rest, named)
        raise


def _foreach_minimum_(input=MISSING, scalar=MISSING, /, *rest, **named):
    """As `_foreach_minimum`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_MINIMUM__SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_MINIMUM__LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_MINIMUM__FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_MINIMUM__FORMS.translate(input, scalar, rest, named)
        raise


def clamp(input=MISSING, *rest, **named):
    """clamp(input, min=None, max=None, *, out=None) -> Tensor
    clamp(input, min=None, max=None, *, out=None) -> Tensor

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return CLAMP_TENSOR[input._keys](input, None, None)
    return CLAMP_FORMS.call(input, rest, named)


def clamp_(input=MISSING, *rest, **named):
    """As `clamp`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return CLAMP__TENSOR[input._keys](input, None, None)
    return CLAMP__FORMS.call(input, rest, named)


def clip(input=MISSING, *rest, **named):
    """Another name of `clamp`."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return CLIP_TENSOR[input._keys](input, None, None)
    return CLIP_FORMS.call(input, rest, named)


def clip_(input=MISSING, *rest, **named):
    """As `clip`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor):
            return CLIP__TENSOR[input._keys](input, None, None)
    return CLIP__FORMS.call(input, rest, named)


def _clamp_backward(grad_output=MISSING, input=MISSING, min=MISSING, max=MISSING, *rest, **named):
    """_clamp_backward(grad_output, input, min, max) -> Tensor

    The gradient of clamp: that of the elements within the bounds.
    """
    return _CLAMP_BACKWARD_FORMS.call(grad_output, input, min, max, rest, named)


class Methods:
    """What Tensor has of them."""

    def maximum(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MAXIMUM[self._keys | other._keys](self, other)
        return MAXIMUM_FORMS.method(self, other, rest, named)

    def maximum_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MAXIMUM_[self._keys | other._keys](self, other)
        return MAXIMUM__FORMS.method(self, other, rest, named)

    def minimum(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MINIMUM[self._keys | other._keys](self, other)
        return MINIMUM_FORMS.method(self, other, rest, named)

    def minimum_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return MINIMUM_[self._keys | other._keys](self, other)
        return MINIMUM__FORMS.method(self, other, rest, named)

    def clamp(self, *rest, **named):
        if not (rest or named):
            return CLAMP_TENSOR[self._keys](self, None, None)
        return CLAMP_FORMS.method(self, rest, named)

    def clamp_(self, *rest, **named):
        if not (rest or named):
            return CLAMP__TENSOR[self._keys](self, None, None)
        return CLAMP__FORMS.method(self, rest, named)

    def clip(self, *rest, **named):
        if not (rest or named):
            return CLIP_TENSOR[self._keys](self, None, None)
        return CLIP_FORMS.method(self, rest, named)

    def clip_(self, *rest, **named):
        if not (rest or named):
            return CLIP__TENSOR[self._keys](self, None, None)
        return CLIP__FORMS.method(self, rest, named)


hang(Methods, __name__)
