"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

_CLAMP_SLOPE = find("_clamp_slope")
CLAMP_MIN_TENSOR = find("clamp_min.Tensor")
CLAMP_MIN_TENSOR_OUT = find("clamp_min.Tensor_out")
CLAMP_MIN = find("clamp_min")
CLAMP_MIN_OUT = find("clamp_min.out")
CLAMP_MIN__TENSOR = find("clamp_min_.Tensor")
CLAMP_MIN_ = find("clamp_min_")
CLAMP_MAX_TENSOR = find("clamp_max.Tensor")
CLAMP_MAX_TENSOR_OUT = find("clamp_max.Tensor_out")
CLAMP_MAX = find("clamp_max")
CLAMP_MAX_OUT = find("clamp_max.out")
CLAMP_MAX__TENSOR = find("clamp_max_.Tensor")
CLAMP_MAX_ = find("clamp_max_")

_CLAMP_SLOPE_FORMS = Overloads(
    "_clamp_slope",
    (
        _CLAMP_SLOPE,
        (("grad", "Tensor"), ("input", "Tensor"), ("min", "Tensor?"), ("max", "Tensor?")),
        0,
        None,
        0,
        False,
    ),
)


def _clamp_slope(grad=MISSING, input=MISSING, min=MISSING, max=MISSING, *rest, **named):
    """_clamp_slope(grad, input, min, max) -> Tensor

    `grad` where `self` is within the bounds.
    """
    try:
        return _CLAMP_SLOPE_FORMS.call(grad, input, min, max, rest, named)
    except Exception:
        _CLAMP_SLOPE_FORMS.translate(grad, input, min, max, rest, named)
        raise


CLAMP_MIN_FORMS = Overloads(
    "clamp_min",
    (CLAMP_MIN_TENSOR, (("input", "Tensor"), ("min", "Tensor")), 0, CLAMP_MIN_TENSOR_OUT, 1, False),
    (CLAMP_MIN, (("input", "Tensor"), ("min", "Scalar")), 0, CLAMP_MIN_OUT, 1, False),
)


def clamp_min(input=MISSING, min=MISSING, *rest, **named):
    """clamp_min(input, min, *, out=None) -> Tensor
    clamp_min(input, min, *, out=None) -> Tensor

    Every element made at least that of `min`.
    """
    if not (rest or named):
        if type(input) is Tensor and type(min) is Tensor:
            return CLAMP_MIN_TENSOR[input._keys | min._keys](input, min)
        if type(input) is Tensor and (type(min) is float or type(min) is int):
            return CLAMP_MIN[input._keys](input, min)
    return CLAMP_MIN_FORMS.call(input, min, rest, named)


CLAMP_MIN__FORMS = Overloads(
    "clamp_min_",
    (CLAMP_MIN__TENSOR, (("input", "Tensor"), ("min", "Tensor")), 0, None, 0, False),
    (CLAMP_MIN_, (("input", "Tensor"), ("min", "Scalar")), 0, None, 0, False),
)


def clamp_min_(input=MISSING, min=MISSING, *rest, **named):
    """clamp_min_(input, min) -> Tensor
    clamp_min_(input, min) -> Tensor

    Every element made at least that of `min`.
    """
    if not (rest or named):
        if type(input) is Tensor and type(min) is Tensor:
            return CLAMP_MIN__TENSOR[input._keys | min._keys](input, min)
        if type(input) is Tensor and (type(min) is float or type(min) is int):
            return CLAMP_MIN_[input._keys](input, min)
    return CLAMP_MIN__FORMS.call(input, min, rest, named)


CLAMP_MAX_FORMS = Overloads(
    "clamp_max",
    (CLAMP_MAX_TENSOR, (("input", "Tensor"), ("max", "Tensor")), 0, CLAMP_MAX_TENSOR_OUT, 1, False),
    (CLAMP_MAX, (("input", "Tensor"), ("max", "Scalar")), 0, CLAMP_MAX_OUT, 1, False),
)


def clamp_max(input=MISSING, max=MISSING, *rest, **named):
    """clamp_max(input, max, *, out=None) -> Tensor
    clamp_max(input, max, *, out=None) -> Tensor

    Every element made at most that of `max`.
    """
    if not (rest or named):
        if type(input) is Tensor and type(max) is Tensor:
            return CLAMP_MAX_TENSOR[input._keys | max._keys](input, max)
        if type(input) is Tensor and (type(max) is float or type(max) is int):
            return CLAMP_MAX[input._keys](input, max)
    return CLAMP_MAX_FORMS.call(input, max, rest, named)


CLAMP_MAX__FORMS = Overloads(
    "clamp_max_",
    (CLAMP_MAX__TENSOR, (("input", "Tensor"), ("max", "Tensor")), 0, None, 0, False),
    (CLAMP_MAX_, (("input", "Tensor"), ("max", "Scalar")), 0, None, 0, False),
)


def clamp_max_(input=MISSING, max=MISSING, *rest, **named):
    """clamp_max_(input, max) -> Tensor
    clamp_max_(input, max) -> Tensor

    Every element made at most that of `max`.
    """
    if not (rest or named):
        if type(input) is Tensor and type(max) is Tensor:
            return CLAMP_MAX__TENSOR[input._keys | max._keys](input, max)
        if type(input) is Tensor and (type(max) is float or type(max) is int):
            return CLAMP_MAX_[input._keys](input, max)
    return CLAMP_MAX__FORMS.call(input, max, rest, named)
