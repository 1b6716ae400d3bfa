"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

WHERE = find("where")
WHERE_SELF = find("where.self")
WHERE_SELF_OUT = find("where.self_out")
WHERE_SCALAROTHER = find("where.ScalarOther")
WHERE_SCALARSELF = find("where.ScalarSelf")
WHERE_SCALAR = find("where.Scalar")

WHERE_FORMS = Overloads(
    "where",
    (WHERE, (("condition", "Tensor"),), 0, None, 0, False),
    (WHERE_SELF, (("condition", "Tensor"), ("input", "Tensor"), ("other", "Tensor")), 0, WHERE_SELF_OUT, 1, False),
    (WHERE_SCALAROTHER, (("condition", "Tensor"), ("input", "Tensor"), ("other", "Scalar")), 0, None, 0, False),
    (WHERE_SCALARSELF, (("condition", "Tensor"), ("input", "Scalar"), ("other", "Tensor")), 0, None, 0, False),
    (WHERE_SCALAR, (("condition", "Tensor"), ("input", "Scalar"), ("other", "Scalar")), 0, None, 0, False),
)


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
            if type(condition) is Tensor and input is MISSING and other is MISSING:
                return WHERE[condition._keys](condition)
            if type(condition) is Tensor and type(input) is Tensor and type(other) is Tensor:
                return WHERE_SELF[condition._keys | input._keys | other._keys](condition, input, other)
            if type(condition) is Tensor and type(input) is Tensor and (type(other) is float or type(other) is int):
                return WHERE_SCALAROTHER[condition._keys | input._keys](condition, input, other)
            if type(condition) is Tensor and (type(input) is float or type(input) is int) and type(other) is Tensor:
                return WHERE_SCALARSELF[condition._keys | other._keys](condition, input, other)
            if type(condition) is Tensor and (
                type(input) is float or type(input) is int
            ) and (type(other) is float or type(other) is int):
                return WHERE_SCALAR[condition._keys](condition, input, other)
        return WHERE_FORMS.call(condition, input, other, rest, named)
    except Exception:
        WHERE_FORMS.translate(condition, input, other, rest, named)
        raise
