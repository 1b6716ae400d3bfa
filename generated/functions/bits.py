# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of bits."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("Tensor", "Tensor_Scalar", "Scalar_Tensor", method=True, operators="__lshift__")
def bitwise_left_shift(input, other, *, out=None):
    """bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor
    bitwise_left_shift(input, other, *, out=None) -> Tensor

    The bits shifted to the left by `other`; 0 comes in.

    >>> ow.tensor([1, 2]) << 2
    tensor([4, 8])
    """


bitwise_left_shift_ = declare("bitwise_left_shift_(input, other)", "As `bitwise_left_shift`, written into `input`, "
    "which is returned.", "Tensor", "Tensor_Scalar", method=True, operators="__ilshift__")


@public("Tensor", "", operators="__rlshift__")
def _reversed_left_shift(input, other):
    """_reversed_left_shift(input, other) -> Tensor
    _reversed_left_shift(input, other) -> Tensor

    A number shifted to the left, for the sign `<<`.
    """


@public("Tensor", "Tensor_Scalar", "Scalar_Tensor", method=True, operators="__rshift__")
def bitwise_right_shift(input, other, *, out=None):
    """bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor
    bitwise_right_shift(input, other, *, out=None) -> Tensor

    The bits shifted to the right by `other`; the sign comes in.

    >>> ow.tensor([1, 2]) >> 2
    tensor([0, 0])
    """


bitwise_right_shift_ = declare("bitwise_right_shift_(input, other)", "As `bitwise_right_shift`, written into `input`, "
    "which is returned.", "Tensor", "Tensor_Scalar", method=True, operators="__irshift__")


@public("Tensor", "", operators="__rrshift__")
def _reversed_right_shift(input, other):
    """_reversed_right_shift(input, other) -> Tensor
    _reversed_right_shift(input, other) -> Tensor

    A number shifted to the right, for the sign `>>`.
    """
