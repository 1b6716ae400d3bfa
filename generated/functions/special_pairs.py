"""The functions and methods of special_pairs: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.special_pairs import (
    XLOGY_TENSOR, XLOGY_SCALAR_OTHER, XLOGY_SCALAR_SELF, XLOGY__TENSOR, XLOGY__SCALAR_OTHER, SPECIAL_XLOG1PY,
    SPECIAL_XLOG1PY_OTHER_SCALAR, SPECIAL_XLOG1PY_SELF_SCALAR, SPECIAL_ZETA, SPECIAL_ZETA_OTHER_SCALAR,
    SPECIAL_ZETA_SELF_SCALAR,
)

__all__ = ["xlogy", "xlogy_"]

XLOGY_FORMS = Overloads("xlogy", XLOGY_TENSOR, XLOGY_SCALAR_OTHER, XLOGY_SCALAR_SELF)
XLOGY__FORMS = Overloads("xlogy_", XLOGY__TENSOR, XLOGY__SCALAR_OTHER)
SPECIAL_XLOG1PY_FORMS = Overloads(
    "special_xlog1py", SPECIAL_XLOG1PY, SPECIAL_XLOG1PY_OTHER_SCALAR, SPECIAL_XLOG1PY_SELF_SCALAR
)
SPECIAL_ZETA_FORMS = Overloads("special_zeta", SPECIAL_ZETA, SPECIAL_ZETA_OTHER_SCALAR, SPECIAL_ZETA_SELF_SCALAR)


def xlogy(input=MISSING, other=MISSING, *rest, **named):
    """xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return XLOGY_TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return XLOGY_SCALAR_OTHER[input._keys](input, other)
    return XLOGY_FORMS.call(input, other, rest, named)


def xlogy_(input=MISSING, other=MISSING, *rest, **named):
    """As `xlogy`, written into `input`, which is returned."""
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return XLOGY__TENSOR[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return XLOGY__SCALAR_OTHER[input._keys](input, other)
    return XLOGY__FORMS.call(input, other, rest, named)


def special_xlog1py(input=MISSING, other=MISSING, *rest, **named):
    """xlog1py(input, other, *, out=None) -> Tensor
    xlog1py(input, other, *, out=None) -> Tensor
    xlog1py(input, other, *, out=None) -> Tensor

    `input * log(1 + other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlog1py(ow.tensor([0.0, 2.0]), ow.tensor([-1.0, 3.0]))
    tensor([0.0000, 2.7726])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SPECIAL_XLOG1PY[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return SPECIAL_XLOG1PY_OTHER_SCALAR[input._keys](input, other)
    return SPECIAL_XLOG1PY_FORMS.call(input, other, rest, named)


def special_zeta(input=MISSING, other=MISSING, *rest, **named):
    """zeta(input, other, *, out=None) -> Tensor
    zeta(input, other, *, out=None) -> Tensor
    zeta(input, other, *, out=None) -> Tensor

    The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    >>> ow.special.zeta(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([1.6449])
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor):
            return SPECIAL_ZETA[input._keys | other._keys](input, other)
        if isinstance(input, Tensor) and (type(other) is float or type(other) is int):
            return SPECIAL_ZETA_OTHER_SCALAR[input._keys](input, other)
    return SPECIAL_ZETA_FORMS.call(input, other, rest, named)


class Methods:
    """What Tensor has of them."""

    def xlogy(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return XLOGY_TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return XLOGY_SCALAR_OTHER[self._keys](self, other)
        return XLOGY_FORMS.method(self, other, rest, named)

    def xlogy_(self, other=MISSING, *rest, **named):
        if not (rest or named):
            if isinstance(other, Tensor):
                return XLOGY__TENSOR[self._keys | other._keys](self, other)
            if type(other) is float or type(other) is int:
                return XLOGY__SCALAR_OTHER[self._keys](self, other)
        return XLOGY__FORMS.method(self, other, rest, named)


hang(Methods, __name__)
