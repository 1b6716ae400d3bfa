"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

MAXIMUM = find("maximum")
MAXIMUM_OUT = find("maximum.out")
MINIMUM = find("minimum")
MINIMUM_OUT = find("minimum.out")
CLAMP_TENSOR = find("clamp.Tensor")
CLAMP_TENSOR_OUT = find("clamp.Tensor_out")
CLAMP = find("clamp")
CLAMP_OUT = find("clamp.out")
CLAMP__TENSOR = find("clamp_.Tensor")
CLAMP_ = find("clamp_")
CLIP_TENSOR = find("clip.Tensor")
CLIP_TENSOR_OUT = find("clip.Tensor_out")
CLIP = find("clip")
CLIP_OUT = find("clip.out")
CLIP__TENSOR = find("clip_.Tensor")
CLIP_ = find("clip_")
_CLAMP_BACKWARD = find("_clamp_backward")

MAXIMUM_FORMS = Overloads(
    "maximum",
    (MAXIMUM, (("input", "Tensor"), ("other", "Tensor")), 0, MAXIMUM_OUT, 1, False),
    numbers=True,
)


def maximum(input=MISSING, other=MISSING, *rest, **named):
    """maximum(input, other, *, out=None) -> Tensor

    The larger of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([3., 5., nan])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return MAXIMUM[input._keys | other._keys](input, other)
    return MAXIMUM_FORMS.call(input, other, rest, named)


MINIMUM_FORMS = Overloads(
    "minimum",
    (MINIMUM, (("input", "Tensor"), ("other", "Tensor")), 0, MINIMUM_OUT, 1, False),
    numbers=True,
)


def minimum(input=MISSING, other=MISSING, *rest, **named):
    """minimum(input, other, *, out=None) -> Tensor

    The smaller of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([1., 3., nan])
    """
    if not (rest or named):
        if type(input) is Tensor and type(other) is Tensor:
            return MINIMUM[input._keys | other._keys](input, other)
    return MINIMUM_FORMS.call(input, other, rest, named)


CLAMP_FORMS = Overloads(
    "clamp",
    (
        CLAMP_TENSOR,
        (("input", "Tensor"), ("min", "Tensor?", None), ("max", "Tensor?", None)),
        0,
        CLAMP_TENSOR_OUT,
        1,
        False,
    ),
    (CLAMP, (("input", "Tensor"), ("min", "Scalar?", None), ("max", "Scalar?", None)), 0, CLAMP_OUT, 1, False),
)


def clamp(input=MISSING, *rest, **named):
    """clamp(input, min=None, max=None, *, out=None) -> Tensor
    clamp(input, min=None, max=None, *, out=None) -> Tensor

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
    if not (rest or named):
        if type(input) is Tensor:
            return CLAMP_TENSOR[input._keys](input, None, None)
    return CLAMP_FORMS.call(input, rest, named)


CLAMP__FORMS = Overloads(
    "clamp_",
    (CLAMP__TENSOR, (("input", "Tensor"), ("min", "Tensor?", None), ("max", "Tensor?", None)), 0, None, 0, False),
    (CLAMP_, (("input", "Tensor"), ("min", "Scalar?", None), ("max", "Scalar?", None)), 0, None, 0, False),
)


def clamp_(input=MISSING, *rest, **named):
    """clamp_(input, min=None, max=None) -> Tensor
    clamp_(input, min=None, max=None) -> Tensor

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
    if not (rest or named):
        if type(input) is Tensor:
            return CLAMP__TENSOR[input._keys](input, None, None)
    return CLAMP__FORMS.call(input, rest, named)


CLIP_FORMS = Overloads(
    "clip",
    (
        CLIP_TENSOR,
        (("input", "Tensor"), ("min", "Tensor?", None), ("max", "Tensor?", None)),
        0,
        CLIP_TENSOR_OUT,
        1,
        False,
    ),
    (CLIP, (("input", "Tensor"), ("min", "Scalar?", None), ("max", "Scalar?", None)), 0, CLIP_OUT, 1, False),
)


def clip(input=MISSING, *rest, **named):
    """clip(input, min=None, max=None, *, out=None) -> Tensor
    clip(input, min=None, max=None, *, out=None) -> Tensor

    Another name of `clamp`.

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return CLIP_TENSOR[input._keys](input, None, None)
        return CLIP_FORMS.call(input, rest, named)
    except Exception:
        CLIP_FORMS.translate(input, rest, named)
        raise


CLIP__FORMS = Overloads(
    "clip_",
    (CLIP__TENSOR, (("input", "Tensor"), ("min", "Tensor?", None), ("max", "Tensor?", None)), 0, None, 0, False),
    (CLIP_, (("input", "Tensor"), ("min", "Scalar?", None), ("max", "Scalar?", None)), 0, None, 0, False),
)


def clip_(input=MISSING, *rest, **named):
    """clip_(input, min=None, max=None) -> Tensor
    clip_(input, min=None, max=None) -> Tensor

    Another name of `clamp`.

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """
    try:
        if not (rest or named):
            if type(input) is Tensor:
                return CLIP__TENSOR[input._keys](input, None, None)
        return CLIP__FORMS.call(input, rest, named)
    except Exception:
        CLIP__FORMS.translate(input, rest, named)
        raise


_CLAMP_BACKWARD_FORMS = Overloads(
    "_clamp_backward",
    (
        _CLAMP_BACKWARD,
        (("grad_output", "Tensor"), ("input", "Tensor"), ("min", "Scalar?"), ("max", "Scalar?")),
        0,
        None,
        0,
        False,
    ),
)


def _clamp_backward(grad_output=MISSING, input=MISSING, min=MISSING, max=MISSING, *rest, **named):
    """_clamp_backward(grad_output, input, min, max) -> Tensor

    The gradient of clamp: that of the elements within the bounds.
    """
    return _CLAMP_BACKWARD_FORMS.call(grad_output, input, min, max, rest, named)
