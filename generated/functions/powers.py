"""The functions: the common case goes straight to its table, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads
from runtime.dispatch.registry import find
from runtime.tensor import Tensor

_SGN_BACKWARD = find("_sgn_backward")
SQUARE = find("square")
SQUARE_OUT = find("square.out")
SQUARE_ = find("square_")
RECIPROCAL = find("reciprocal")
RECIPROCAL_OUT = find("reciprocal.out")
RECIPROCAL_ = find("reciprocal_")
POW_TENSOR_TENSOR = find("pow.Tensor_Tensor")
POW_TENSOR_TENSOR_OUT = find("pow.Tensor_Tensor_out")
POW_TENSOR_SCALAR = find("pow.Tensor_Scalar")
POW_TENSOR_SCALAR_OUT = find("pow.Tensor_Scalar_out")
POW_SCALAR = find("pow.Scalar")
POW_SCALAR_OUT = find("pow.Scalar_out")
POW__TENSOR = find("pow_.Tensor")
POW__SCALAR = find("pow_.Scalar")
_REVERSED_POW = find("_reversed_pow")

_SGN_BACKWARD_FORMS = Overloads(
    "_sgn_backward",
    (_SGN_BACKWARD, (("grad", "Tensor"), ("input", "Tensor")), 0, None, 0, False),
)


def _sgn_backward(grad=MISSING, input=MISSING, *rest, **named):
    """_sgn_backward(grad, input) -> Tensor

    The gradient of a direction: what is at right angles to it, the nearer to 0 the larger.
    """
    try:
        if not (rest or named):
            if type(grad) is Tensor and type(input) is Tensor:
                return _SGN_BACKWARD[grad._keys | input._keys](grad, input)
        return _SGN_BACKWARD_FORMS.call(grad, input, rest, named)
    except Exception:
        _SGN_BACKWARD_FORMS.translate(grad, input, rest, named)
        raise


SQUARE_FORMS = Overloads(
    "square",
    (SQUARE, (("input", "Tensor"),), 0, SQUARE_OUT, 1, False),
)


def square(input=MISSING, *rest, **named):
    """square(input, *, out=None) -> Tensor

    The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SQUARE[input._keys](input)
    return SQUARE_FORMS.call(input, rest, named)


SQUARE__FORMS = Overloads(
    "square_",
    (SQUARE_, (("input", "Tensor"),), 0, None, 0, False),
)


def square_(input=MISSING, *rest, **named):
    """square_(input) -> Tensor

    The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return SQUARE_[input._keys](input)
    return SQUARE__FORMS.call(input, rest, named)


RECIPROCAL_FORMS = Overloads(
    "reciprocal",
    (RECIPROCAL, (("input", "Tensor"),), 0, RECIPROCAL_OUT, 1, False),
)


def reciprocal(input=MISSING, *rest, **named):
    """reciprocal(input, *, out=None) -> Tensor

    One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RECIPROCAL[input._keys](input)
    return RECIPROCAL_FORMS.call(input, rest, named)


RECIPROCAL__FORMS = Overloads(
    "reciprocal_",
    (RECIPROCAL_, (("input", "Tensor"),), 0, None, 0, False),
)


def reciprocal_(input=MISSING, *rest, **named):
    """reciprocal_(input) -> Tensor

    One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """
    if not (rest or named):
        if type(input) is Tensor:
            return RECIPROCAL_[input._keys](input)
    return RECIPROCAL__FORMS.call(input, rest, named)


POW_FORMS = Overloads(
    "pow",
    (POW_TENSOR_TENSOR, (("input", "Tensor"), ("exponent", "Tensor")), 0, POW_TENSOR_TENSOR_OUT, 1, False),
    (POW_TENSOR_SCALAR, (("input", "Tensor"), ("exponent", "Scalar")), 0, POW_TENSOR_SCALAR_OUT, 1, False),
    (POW_SCALAR, (("input", "Scalar"), ("exponent", "Tensor")), 0, POW_SCALAR_OUT, 1, False),
)


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
        if type(input) is Tensor and type(exponent) is Tensor:
            return POW_TENSOR_TENSOR[input._keys | exponent._keys](input, exponent)
        if type(input) is Tensor and (type(exponent) is float or type(exponent) is int):
            return POW_TENSOR_SCALAR[input._keys](input, exponent)
    return POW_FORMS.call(input, exponent, rest, named)


POW__FORMS = Overloads(
    "pow_",
    (POW__TENSOR, (("input", "Tensor"), ("exponent", "Tensor")), 0, None, 0, False),
    (POW__SCALAR, (("input", "Tensor"), ("exponent", "Scalar")), 0, None, 0, False),
)


def pow_(input=MISSING, exponent=MISSING, *rest, **named):
    """pow_(input, exponent) -> Tensor
    pow_(input, exponent) -> Tensor

    `input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """
    if not (rest or named):
        if type(input) is Tensor and type(exponent) is Tensor:
            return POW__TENSOR[input._keys | exponent._keys](input, exponent)
        if type(input) is Tensor and (type(exponent) is float or type(exponent) is int):
            return POW__SCALAR[input._keys](input, exponent)
    return POW__FORMS.call(input, exponent, rest, named)


_REVERSED_POW_FORMS = Overloads(
    "_reversed_pow",
    (_REVERSED_POW, (("exponent", "Tensor"), ("input", "Scalar")), 0, None, 0, False),
)


def _reversed_pow(exponent=MISSING, input=MISSING, *rest, **named):
    """_reversed_pow(exponent, input) -> Tensor

    A number to the power of a tensor, for the sign `**`.
    """
    try:
        if not (rest or named):
            if type(exponent) is Tensor and (type(input) is float or type(input) is int):
                return _REVERSED_POW[exponent._keys](exponent, input)
        return _REVERSED_POW_FORMS.call(exponent, input, rest, named)
    except Exception:
        _REVERSED_POW_FORMS.translate(exponent, input, rest, named)
        raise
