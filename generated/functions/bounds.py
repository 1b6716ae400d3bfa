"""The functions and methods of bounds: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.bounds import (
    _CLAMP_TENSOR_BACKWARD, CLAMP_MIN_TENSOR, CLAMP_MIN, CLAMP_MIN__TENSOR, CLAMP_MIN_, _FOREACH_CLAMP_MIN_SCALAR,
    _FOREACH_CLAMP_MIN_SCALARLIST, _FOREACH_CLAMP_MIN_LIST, _FOREACH_CLAMP_MIN__SCALAR,
    _FOREACH_CLAMP_MIN__SCALARLIST, _FOREACH_CLAMP_MIN__LIST, CLAMP_MAX_TENSOR, CLAMP_MAX, CLAMP_MAX__TENSOR,
    CLAMP_MAX_, _FOREACH_CLAMP_MAX_SCALAR, _FOREACH_CLAMP_MAX_SCALARLIST, _FOREACH_CLAMP_MAX_LIST,
    _FOREACH_CLAMP_MAX__SCALAR, _FOREACH_CLAMP_MAX__SCALARLIST, _FOREACH_CLAMP_MAX__LIST,
)

__all__ = [
    "clamp_min", "clamp_min_", "_foreach_clamp_min", "_foreach_clamp_min_", "clamp_max", "clamp_max_",
    "_foreach_clamp_max", "_foreach_clamp_max_",
]

_CLAMP_TENSOR_BACKWARD_FORMS = Overloads("_clamp_tensor_backward", _CLAMP_TENSOR_BACKWARD)
CLAMP_MIN_FORMS = Overloads("clamp_min", CLAMP_MIN_TENSOR, CLAMP_MIN)
CLAMP_MIN__FORMS = Overloads("clamp_min_", CLAMP_MIN__TENSOR, CLAMP_MIN_)
_FOREACH_CLAMP_MIN_FORMS = Overloads(
    "_foreach_clamp_min", _FOREACH_CLAMP_MIN_SCALAR, _FOREACH_CLAMP_MIN_SCALARLIST, _FOREACH_CLAMP_MIN_LIST
)
_FOREACH_CLAMP_MIN__FORMS = Overloads(
    "_foreach_clamp_min_", _FOREACH_CLAMP_MIN__SCALAR, _FOREACH_CLAMP_MIN__SCALARLIST, _FOREACH_CLAMP_MIN__LIST
)
CLAMP_MAX_FORMS = Overloads("clamp_max", CLAMP_MAX_TENSOR, CLAMP_MAX)
CLAMP_MAX__FORMS = Overloads("clamp_max_", CLAMP_MAX__TENSOR, CLAMP_MAX_)
_FOREACH_CLAMP_MAX_FORMS = Overloads(
    "_foreach_clamp_max", _FOREACH_CLAMP_MAX_SCALAR, _FOREACH_CLAMP_MAX_SCALARLIST, _FOREACH_CLAMP_MAX_LIST
)
_FOREACH_CLAMP_MAX__FORMS = Overloads(
    "_foreach_clamp_max_", _FOREACH_CLAMP_MAX__SCALAR, _FOREACH_CLAMP_MAX__SCALARLIST, _FOREACH_CLAMP_MAX__LIST
)


def _clamp_tensor_backward(grad=MISSING, input=MISSING, min=MISSING, max=MISSING, *rest, **named):
    """_clamp_tensor_backward(grad, input, min, max) -> Tensor

    `grad` where `self` is within the bounds.
    """
    try:
        return _CLAMP_TENSOR_BACKWARD_FORMS.call(grad, input, min, max, rest, named)
    except Exception:
        _CLAMP_TENSOR_BACKWARD_FORMS.translate(grad, input, min, max, rest, named)
        raise


def clamp_min(input=MISSING, min=MISSING, *rest, **named):
    """clamp_min(input, min, *, out=None) -> Tensor
    clamp_min(input, min, *, out=None) -> Tensor

    Every element made at least that of `min`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(min, Tensor):
            return CLAMP_MIN_TENSOR[input._keys | min._keys](input, min)
        if isinstance(input, Tensor) and (type(min) is float or type(min) is int):
            return CLAMP_MIN[input._keys](input, min)
    return CLAMP_MIN_FORMS.call(input, min, rest, named)


def clamp_min_(input=MISSING, min=MISSING, *rest, **named):
    """As `clamp_min`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(min, Tensor):
            return CLAMP_MIN__TENSOR[input._keys | min._keys](input, min)
        if isinstance(input, Tensor) and (type(min) is float or type(min) is int):
            return CLAMP_MIN_[input._keys](input, min)
    return CLAMP_MIN__FORMS.call(input, min, rest, named)


def _foreach_clamp_min(input=MISSING, scalar=MISSING, /, *rest, **named):
    """_foreach_clamp_min(input, scalar) -> tuple[Tensor, ...]
    _foreach_clamp_min(input, scalars) -> tuple[Tensor, ...]
    _foreach_clamp_min(input, other) -> tuple[Tensor, ...]

    `clamp_min` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_CLAMP_MIN_SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_CLAMP_MIN_LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_CLAMP_MIN_FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_CLAMP_MIN_FORMS.translate(input, scalar, rest, named)
        raise


def _foreach_clamp_min_(input=MISSING, scalar=MISSING, /, *rest, **named):
    """As `_foreach_clamp_min`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_CLAMP_MIN__SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_CLAMP_MIN__LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_CLAMP_MIN__FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_CLAMP_MIN__FORMS.translate(input, scalar, rest, named)
        raise


def clamp_max(input=MISSING, max=MISSING, *rest, **named):
    """clamp_max(input, max, *, out=None) -> Tensor
    clamp_max(input, max, *, out=None) -> Tensor

    Every element made at most that of `max`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(max, Tensor):
            return CLAMP_MAX_TENSOR[input._keys | max._keys](input, max)
        if isinstance(input, Tensor) and (type(max) is float or type(max) is int):
            return CLAMP_MAX[input._keys](input, max)
    return CLAMP_MAX_FORMS.call(input, max, rest, named)


def clamp_max_(input=MISSING, max=MISSING, *rest, **named):
    """As `clamp_max`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(max, Tensor):
            return CLAMP_MAX__TENSOR[input._keys | max._keys](input, max)
        if isinstance(input, Tensor) and (type(max) is float or type(max) is int):
            return CLAMP_MAX_[input._keys](input, max)
    return CLAMP_MAX__FORMS.call(input, max, rest, named)


def _foreach_clamp_max(input=MISSING, scalar=MISSING, /, *rest, **named):
    """_foreach_clamp_max(input, scalar) -> tuple[Tensor, ...]
    _foreach_clamp_max(input, scalars) -> tuple[Tensor, ...]
    _foreach_clamp_max(input, other) -> tuple[Tensor, ...]

    `clamp_max` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_CLAMP_MAX_SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_CLAMP_MAX_LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_CLAMP_MAX_FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_CLAMP_MAX_FORMS.translate(input, scalar, rest, named)
        raise


def _foreach_clamp_max_(input=MISSING, scalar=MISSING, /, *rest, **named):
    """As `_foreach_clamp_max`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and (type(scalar) is float or type(scalar) is int):
                return _FOREACH_CLAMP_MAX__SCALAR[keys_of(input)](tuple(input), scalar)
            if type(input) in SEQUENCES and all_tensors(input) and type(scalar) in SEQUENCES and all_tensors(scalar):
                return _FOREACH_CLAMP_MAX__LIST[keys_of(input) | keys_of(scalar)](tuple(input), tuple(scalar))
        return _FOREACH_CLAMP_MAX__FORMS.call(input, scalar, rest, named)
    except Exception:
        _FOREACH_CLAMP_MAX__FORMS.translate(input, scalar, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def clamp_min(self, min=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(min, Tensor):
                return CLAMP_MIN_TENSOR[self._keys | min._keys](self, min)
            if type(min) is float or type(min) is int:
                return CLAMP_MIN[self._keys](self, min)
        return CLAMP_MIN_FORMS.method(self, min, rest, named)

    def clamp_min_(self, min=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(min, Tensor):
                return CLAMP_MIN__TENSOR[self._keys | min._keys](self, min)
            if type(min) is float or type(min) is int:
                return CLAMP_MIN_[self._keys](self, min)
        return CLAMP_MIN__FORMS.method(self, min, rest, named)

    def clamp_max(self, max=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(max, Tensor):
                return CLAMP_MAX_TENSOR[self._keys | max._keys](self, max)
            if type(max) is float or type(max) is int:
                return CLAMP_MAX[self._keys](self, max)
        return CLAMP_MAX_FORMS.method(self, max, rest, named)

    def clamp_max_(self, max=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(max, Tensor):
                return CLAMP_MAX__TENSOR[self._keys | max._keys](self, max)
            if type(max) is float or type(max) is int:
                return CLAMP_MAX_[self._keys](self, max)
        return CLAMP_MAX__FORMS.method(self, max, rest, named)


hang(Methods, __name__)
