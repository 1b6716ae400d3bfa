"""The functions and methods of choices: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, placed
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.selection import WHERE
from ..operators.choices import WHERE_SELF, WHERE_SCALAROTHER, WHERE_SCALARSELF, WHERE_SCALAR

__all__ = ["where"]

WHERE_FORMS = Overloads("where", WHERE, WHERE_SELF, WHERE_SCALAROTHER, WHERE_SCALARSELF, WHERE_SCALAR)


def where(condition=MISSING, input=MISSING, other=MISSING, *rest, **named):
    """where(condition) -> tuple[Tensor, ...]
    where(condition, input, other, *, out=None) -> Tensor
    where(condition, input, other) -> Tensor
    where(condition, input, other) -> Tensor
    where(condition, input, other) -> Tensor

    The places where a condition holds, as a vector for each dimension.
    """
    try:
        if not (rest or named):
            if isinstance(condition, Tensor) and input is MISSING and other is MISSING:
                return WHERE[condition._keys](condition)
            if isinstance(condition, Tensor) and isinstance(input, Tensor) and isinstance(other, Tensor):
                return WHERE_SELF[condition._keys | input._keys | other._keys](condition, input, other)
            if isinstance(condition, Tensor) and isinstance(input, Tensor) and (
                type(other) is float or type(other) is int
            ):
                return WHERE_SCALAROTHER[condition._keys | input._keys](condition, input, other)
            if isinstance(condition, Tensor) and (
                type(input) is float or type(input) is int
            ) and isinstance(other, Tensor):
                return WHERE_SCALARSELF[condition._keys | other._keys](condition, input, other)
            if isinstance(condition, Tensor) and (
                type(input) is float or type(input) is int
            ) and (type(other) is float or type(other) is int):
                return WHERE_SCALAR[condition._keys](condition, input, other)
        return WHERE_FORMS.call(condition, input, other, rest, named)
    except Exception:
        WHERE_FORMS.translate(condition, input, other, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def where(self, *rest, **named):
        try:
            return WHERE_FORMS.method(*placed(1, self, rest, named))
        except Exception:
            WHERE_FORMS.translate(*placed(1, self, rest, named))
            raise


hang(Methods, __name__)
