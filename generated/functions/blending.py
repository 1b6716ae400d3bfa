"""The functions and methods of blending: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.blending import (
    ADDCMUL, ADDCMUL_, _FOREACH_ADDCMUL_TENSOR, _FOREACH_ADDCMUL_SCALAR, _FOREACH_ADDCMUL_SCALARLIST,
    _FOREACH_ADDCMUL__TENSOR, _FOREACH_ADDCMUL__SCALAR, _FOREACH_ADDCMUL__SCALARLIST, ADDCDIV, ADDCDIV_,
    _FOREACH_ADDCDIV_TENSOR, _FOREACH_ADDCDIV_SCALAR, _FOREACH_ADDCDIV_SCALARLIST, _FOREACH_ADDCDIV__TENSOR,
    _FOREACH_ADDCDIV__SCALAR, _FOREACH_ADDCDIV__SCALARLIST, LERP_TENSOR, LERP_SCALAR, LERP__TENSOR, LERP__SCALAR,
    _FOREACH_LERP_SCALAR, _FOREACH_LERP_SCALARLIST, _FOREACH_LERP_LIST, _FOREACH_LERP__SCALAR,
    _FOREACH_LERP__SCALARLIST, _FOREACH_LERP__LIST, MASKED_FILL_TENSOR, MASKED_FILL_SCALAR, MASKED_FILL__TENSOR,
    MASKED_FILL__SCALAR, ISCLOSE, ALLCLOSE, EQUAL,
)

__all__ = [
    "addcmul", "addcmul_", "_foreach_addcmul", "_foreach_addcmul_", "addcdiv", "addcdiv_", "_foreach_addcdiv",
    "_foreach_addcdiv_", "lerp", "lerp_", "_foreach_lerp", "_foreach_lerp_", "masked_fill", "masked_fill_", "isclose",
    "allclose", "equal",
]

ADDCMUL_FORMS = Overloads("addcmul", ADDCMUL)
ADDCMUL__FORMS = Overloads("addcmul_", ADDCMUL_)
_FOREACH_ADDCMUL_FORMS = Overloads(
    "_foreach_addcmul", _FOREACH_ADDCMUL_TENSOR, _FOREACH_ADDCMUL_SCALAR, _FOREACH_ADDCMUL_SCALARLIST
)
_FOREACH_ADDCMUL__FORMS = Overloads(
    "_foreach_addcmul_", _FOREACH_ADDCMUL__TENSOR, _FOREACH_ADDCMUL__SCALAR, _FOREACH_ADDCMUL__SCALARLIST
)
ADDCDIV_FORMS = Overloads("addcdiv", ADDCDIV)
ADDCDIV__FORMS = Overloads("addcdiv_", ADDCDIV_)
_FOREACH_ADDCDIV_FORMS = Overloads(
    "_foreach_addcdiv", _FOREACH_ADDCDIV_TENSOR, _FOREACH_ADDCDIV_SCALAR, _FOREACH_ADDCDIV_SCALARLIST
)
_FOREACH_ADDCDIV__FORMS = Overloads(
    "_foreach_addcdiv_", _FOREACH_ADDCDIV__TENSOR, _FOREACH_ADDCDIV__SCALAR, _FOREACH_ADDCDIV__SCALARLIST
)
LERP_FORMS = Overloads("lerp", LERP_TENSOR, LERP_SCALAR)
LERP__FORMS = Overloads("lerp_", LERP__TENSOR, LERP__SCALAR)
_FOREACH_LERP_FORMS = Overloads("_foreach_lerp", _FOREACH_LERP_SCALAR, _FOREACH_LERP_SCALARLIST, _FOREACH_LERP_LIST)
_FOREACH_LERP__FORMS = Overloads(
    "_foreach_lerp_", _FOREACH_LERP__SCALAR, _FOREACH_LERP__SCALARLIST, _FOREACH_LERP__LIST
)
MASKED_FILL_FORMS = Overloads("masked_fill", MASKED_FILL_TENSOR, MASKED_FILL_SCALAR)
MASKED_FILL__FORMS = Overloads("masked_fill_", MASKED_FILL__TENSOR, MASKED_FILL__SCALAR)
ISCLOSE_FORMS = Overloads("isclose", ISCLOSE)
ALLCLOSE_FORMS = Overloads("allclose", ALLCLOSE)
EQUAL_FORMS = Overloads("equal", EQUAL)


def addcmul(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcmul(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    `input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
            return ADDCMUL[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCMUL_FORMS.call(input, tensor1, tensor2, rest, named)


def addcmul_(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """As `addcmul`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
            return ADDCMUL_[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCMUL__FORMS.call(input, tensor1, tensor2, rest, named)


def _foreach_addcmul(input=MISSING, tensor1=MISSING, tensor2=MISSING, scalars=MISSING, /, *rest, **named):
    """_foreach_addcmul(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]
    _foreach_addcmul(input, tensor1, tensor2, value=1) -> tuple[Tensor, ...]
    _foreach_addcmul(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]

    `addcmul` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and isinstance(scalars, Tensor)
            ):
                return _FOREACH_ADDCMUL_TENSOR[
                    scalars._keys | keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), scalars)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and scalars is MISSING
            ):
                return _FOREACH_ADDCMUL_SCALAR[
                    keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), 1)
        return _FOREACH_ADDCMUL_FORMS.call(input, tensor1, tensor2, scalars, rest, named)
    except Exception:
        _FOREACH_ADDCMUL_FORMS.translate(input, tensor1, tensor2, scalars, rest, named)
        raise


def _foreach_addcmul_(input=MISSING, tensor1=MISSING, tensor2=MISSING, scalars=MISSING, /, *rest, **named):
    """As `_foreach_addcmul`, written into `input`."""
    try:
        if not (rest or named):
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and isinstance(scalars, Tensor)
            ):
                return _FOREACH_ADDCMUL__TENSOR[
                    scalars._keys | keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), scalars)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and scalars is MISSING
            ):
                return _FOREACH_ADDCMUL__SCALAR[
                    keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), 1)
        return _FOREACH_ADDCMUL__FORMS.call(input, tensor1, tensor2, scalars, rest, named)
    except Exception:
        _FOREACH_ADDCMUL__FORMS.translate(input, tensor1, tensor2, scalars, rest, named)
        raise


def addcdiv(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """addcdiv(input, tensor1, tensor2, *, value=1, out=None) -> Tensor

    `input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
            return ADDCDIV[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCDIV_FORMS.call(input, tensor1, tensor2, rest, named)


def addcdiv_(input=MISSING, tensor1=MISSING, tensor2=MISSING, *rest, **named):
    """As `addcdiv`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
            return ADDCDIV_[input._keys | tensor1._keys | tensor2._keys](input, tensor1, tensor2, 1)
    return ADDCDIV__FORMS.call(input, tensor1, tensor2, rest, named)


def _foreach_addcdiv(input=MISSING, tensor1=MISSING, tensor2=MISSING, scalars=MISSING, /, *rest, **named):
    """_foreach_addcdiv(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]
    _foreach_addcdiv(input, tensor1, tensor2, value=1) -> tuple[Tensor, ...]
    _foreach_addcdiv(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]

    `addcdiv` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and isinstance(scalars, Tensor)
            ):
                return _FOREACH_ADDCDIV_TENSOR[
                    scalars._keys | keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), scalars)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and scalars is MISSING
            ):
                return _FOREACH_ADDCDIV_SCALAR[
                    keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), 1)
        return _FOREACH_ADDCDIV_FORMS.call(input, tensor1, tensor2, scalars, rest, named)
    except Exception:
        _FOREACH_ADDCDIV_FORMS.translate(input, tensor1, tensor2, scalars, rest, named)
        raise


def _foreach_addcdiv_(input=MISSING, tensor1=MISSING, tensor2=MISSING, scalars=MISSING, /, *rest, **named):
    """As `_foreach_addcdiv`, written into `input`."""
    try:
        if not (rest or named):
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and isinstance(scalars, Tensor)
            ):
                return _FOREACH_ADDCDIV__TENSOR[
                    scalars._keys | keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), scalars)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensor1) in SEQUENCES
                and all_tensors(tensor1)
                and type(tensor2) in SEQUENCES
                and all_tensors(tensor2)
                and scalars is MISSING
            ):
                return _FOREACH_ADDCDIV__SCALAR[
                    keys_of(input) | keys_of(tensor1) | keys_of(tensor2)
                ](tuple(input), tuple(tensor1), tuple(tensor2), 1)
        return _FOREACH_ADDCDIV__FORMS.call(input, tensor1, tensor2, scalars, rest, named)
    except Exception:
        _FOREACH_ADDCDIV__FORMS.translate(input, tensor1, tensor2, scalars, rest, named)
        raise


def lerp(input=MISSING, end=MISSING, weight=MISSING, *rest, **named):
    """lerp(input, end, weight, *, out=None) -> Tensor
    lerp(input, end, weight, *, out=None) -> Tensor

    The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(end, Tensor) and isinstance(weight, Tensor):
            return LERP_TENSOR[input._keys | end._keys | weight._keys](input, end, weight)
        if isinstance(input, Tensor) and isinstance(end, Tensor) and (type(weight) is float or type(weight) is int):
            return LERP_SCALAR[input._keys | end._keys](input, end, weight)
    return LERP_FORMS.call(input, end, weight, rest, named)


def lerp_(input=MISSING, end=MISSING, weight=MISSING, *rest, **named):
    """As `lerp`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(end, Tensor) and isinstance(weight, Tensor):
            return LERP__TENSOR[input._keys | end._keys | weight._keys](input, end, weight)
        if isinstance(input, Tensor) and isinstance(end, Tensor) and (type(weight) is float or type(weight) is int):
            return LERP__SCALAR[input._keys | end._keys](input, end, weight)
    return LERP__FORMS.call(input, end, weight, rest, named)


def _foreach_lerp(input=MISSING, tensors1=MISSING, weight=MISSING, /, *rest, **named):
    """_foreach_lerp(input, tensors1, weight) -> tuple[Tensor, ...]
    _foreach_lerp(input, tensors1, weight) -> tuple[Tensor, ...]
    _foreach_lerp(input, tensors1, weights) -> tuple[Tensor, ...]

    `lerp` of every tensor of a list.
    """
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and type(
                tensors1
            ) in SEQUENCES and all_tensors(tensors1) and (
                type(weight) is float or type(weight) is int
            ):
                return _FOREACH_LERP_SCALAR[keys_of(input) | keys_of(tensors1)](tuple(input), tuple(tensors1), weight)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensors1) in SEQUENCES
                and all_tensors(tensors1)
                and type(weight) in SEQUENCES
                and all_tensors(weight)
            ):
                return _FOREACH_LERP_LIST[
                    keys_of(input) | keys_of(tensors1) | keys_of(weight)
                ](tuple(input), tuple(tensors1), tuple(weight))
        return _FOREACH_LERP_FORMS.call(input, tensors1, weight, rest, named)
    except Exception:
        _FOREACH_LERP_FORMS.translate(input, tensors1, weight, rest, named)
        raise


def _foreach_lerp_(input=MISSING, tensors1=MISSING, weight=MISSING, /, *rest, **named):
    """As `_foreach_lerp`, written into `input`."""
    try:
        if not (rest or named):
            if type(input) in SEQUENCES and all_tensors(input) and type(
                tensors1
            ) in SEQUENCES and all_tensors(tensors1) and (
                type(weight) is float or type(weight) is int
            ):
                return _FOREACH_LERP__SCALAR[keys_of(input) | keys_of(tensors1)](tuple(input), tuple(tensors1), weight)
            if (
                type(input) in SEQUENCES
                and all_tensors(input)
                and type(tensors1) in SEQUENCES
                and all_tensors(tensors1)
                and type(weight) in SEQUENCES
                and all_tensors(weight)
            ):
                return _FOREACH_LERP__LIST[
                    keys_of(input) | keys_of(tensors1) | keys_of(weight)
                ](tuple(input), tuple(tensors1), tuple(weight))
        return _FOREACH_LERP__FORMS.call(input, tensors1, weight, rest, named)
    except Exception:
        _FOREACH_LERP__FORMS.translate(input, tensors1, weight, rest, named)
        raise


def masked_fill(input=MISSING, mask=MISSING, value=MISSING, *rest, **named):
    """masked_fill(input, mask, value, *, out=None) -> Tensor
    masked_fill(input, mask, value, *, out=None) -> Tensor

    `value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mask, Tensor) and isinstance(value, Tensor):
                return MASKED_FILL_TENSOR[input._keys | mask._keys | value._keys](input, mask, value)
            if isinstance(input, Tensor) and isinstance(mask, Tensor) and (type(value) is float or type(value) is int):
                return MASKED_FILL_SCALAR[input._keys | mask._keys](input, mask, value)
        return MASKED_FILL_FORMS.call(input, mask, value, rest, named)
    except Exception:
        MASKED_FILL_FORMS.translate(input, mask, value, rest, named)
        raise


def masked_fill_(input=MISSING, mask=MISSING, value=MISSING, *rest, **named):
    """As `masked_fill`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(mask, Tensor) and isinstance(value, Tensor):
                return MASKED_FILL__TENSOR[input._keys | mask._keys | value._keys](input, mask, value)
            if isinstance(input, Tensor) and isinstance(mask, Tensor) and (type(value) is float or type(value) is int):
                return MASKED_FILL__SCALAR[input._keys | mask._keys](input, mask, value)
        return MASKED_FILL__FORMS.call(input, mask, value, rest, named)
    except Exception:
        MASKED_FILL__FORMS.translate(input, mask, value, rest, named)
        raise


def isclose(input=MISSING, other=MISSING, *rest, **named):
    """isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> Tensor

    Whether elements are near: `|input - other| <= atol + rtol * |other|`.

    >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
    tensor([ True, False])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return ISCLOSE[input._keys | other._keys](input, other, 1e-05, 1e-08, False)
        return ISCLOSE_FORMS.call(input, other, rest, named)
    except Exception:
        ISCLOSE_FORMS.translate(input, other, rest, named)
        raise


def allclose(input=MISSING, other=MISSING, *rest, **named):
    """allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False) -> bool

    Whether all elements are near, as `isclose` has it.

    >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return ALLCLOSE[input._keys | other._keys](input, other, 1e-05, 1e-08, False)
        return ALLCLOSE_FORMS.call(input, other, rest, named)
    except Exception:
        ALLCLOSE_FORMS.translate(input, other, rest, named)
        raise


def equal(input=MISSING, other=MISSING, *rest, **named):
    """equal(input, other) -> bool

    Whether two tensors have one shape and equal elements.

    >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
    True
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return EQUAL[input._keys | other._keys](input, other)
        return EQUAL_FORMS.call(input, other, rest, named)
    except Exception:
        EQUAL_FORMS.translate(input, other, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def addcmul(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
                return ADDCMUL[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCMUL_FORMS.method(self, tensor1, tensor2, rest, named)

    def addcmul_(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
                return ADDCMUL_[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCMUL__FORMS.method(self, tensor1, tensor2, rest, named)

    def addcdiv(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
                return ADDCDIV[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCDIV_FORMS.method(self, tensor1, tensor2, rest, named)

    def addcdiv_(self, tensor1=MISSING, tensor2=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(tensor1, Tensor) and isinstance(tensor2, Tensor):
                return ADDCDIV_[self._keys | tensor1._keys | tensor2._keys](self, tensor1, tensor2, 1)
        return ADDCDIV__FORMS.method(self, tensor1, tensor2, rest, named)

    def lerp(self, end=MISSING, weight=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(end, Tensor) and isinstance(weight, Tensor):
                return LERP_TENSOR[self._keys | end._keys | weight._keys](self, end, weight)
            if isinstance(end, Tensor) and (type(weight) is float or type(weight) is int):
                return LERP_SCALAR[self._keys | end._keys](self, end, weight)
        return LERP_FORMS.method(self, end, weight, rest, named)

    def lerp_(self, end=MISSING, weight=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(end, Tensor) and isinstance(weight, Tensor):
                return LERP__TENSOR[self._keys | end._keys | weight._keys](self, end, weight)
            if isinstance(end, Tensor) and (type(weight) is float or type(weight) is int):
                return LERP__SCALAR[self._keys | end._keys](self, end, weight)
        return LERP__FORMS.method(self, end, weight, rest, named)

    def masked_fill(self, mask=MISSING, value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mask, Tensor) and isinstance(value, Tensor):
                    return MASKED_FILL_TENSOR[self._keys | mask._keys | value._keys](self, mask, value)
                if isinstance(mask, Tensor) and (type(value) is float or type(value) is int):
                    return MASKED_FILL_SCALAR[self._keys | mask._keys](self, mask, value)
            return MASKED_FILL_FORMS.method(self, mask, value, rest, named)
        except Exception:
            MASKED_FILL_FORMS.translate(self, mask, value, rest, named)
            raise

    def masked_fill_(self, mask=MISSING, value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(mask, Tensor) and isinstance(value, Tensor):
                    return MASKED_FILL__TENSOR[self._keys | mask._keys | value._keys](self, mask, value)
                if isinstance(mask, Tensor) and (type(value) is float or type(value) is int):
                    return MASKED_FILL__SCALAR[self._keys | mask._keys](self, mask, value)
            return MASKED_FILL__FORMS.method(self, mask, value, rest, named)
        except Exception:
            MASKED_FILL__FORMS.translate(self, mask, value, rest, named)
            raise

    def isclose(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return ISCLOSE[self._keys | other._keys](self, other, 1e-05, 1e-08, False)
            return ISCLOSE_FORMS.method(self, other, rest, named)
        except Exception:
            ISCLOSE_FORMS.translate(self, other, rest, named)
            raise

    def allclose(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return ALLCLOSE[self._keys | other._keys](self, other, 1e-05, 1e-08, False)
            return ALLCLOSE_FORMS.method(self, other, rest, named)
        except Exception:
            ALLCLOSE_FORMS.translate(self, other, rest, named)
            raise

    def equal(self, other=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if isinstance(other, Tensor):
                    return EQUAL[self._keys | other._keys](self, other)
            return EQUAL_FORMS.method(self, other, rest, named)
        except Exception:
            EQUAL_FORMS.translate(self, other, rest, named)
            raise


hang(Methods, __name__)
