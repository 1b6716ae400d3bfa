# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of powers."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_sgn_backward = declare("_sgn_backward(grad, input)", "The gradient of a direction: what is at right angles to it, the "
    "nearer to 0 the larger.")


@public(method=True)
def square(input, *, out=None):
    """The square, `input * input`.

    >>> ow.tensor([1.0, -3.0]).square()
    tensor([1., 9.])
    """


square_ = declare("square_(input)", "As `square`, written into `input`, which is returned.", result="", method=True)


@public(method=True)
def reciprocal(input, *, out=None):
    """One divided by every element, `1 / input`; integers as floating numbers.

    >>> ow.reciprocal(ow.tensor([1, 2, 4]))
    tensor([1.0000, 0.5000, 0.2500])
    """


reciprocal_ = declare("reciprocal_(input)", "As `reciprocal`, written into `input`, which is returned.", result="",
    method=True)
_foreach_reciprocal = declare("_foreach_reciprocal(input)", "`reciprocal` of every tensor of a list.",
    result="tuple[Tensor, ...]", shown=True)
_foreach_reciprocal_ = declare("_foreach_reciprocal_(input)", "As `_foreach_reciprocal`, written into `input`.",
    result="", shown=True)


@public("Tensor_Tensor", "Tensor_Scalar", "Scalar", method=True, operators="__pow__")
def pow(input, exponent, *, out=None):
    """pow(input, exponent, *, out=None) -> Tensor
    pow(input, exponent, *, out=None) -> Tensor
    pow(input, exponent, *, out=None) -> Tensor

    `input` to the power of `exponent`, element by element.

    Shapes are broadcast. A negative base with a fractional exponent gives NaN.

    >>> ow.pow(ow.tensor([2.0, 3.0]), ow.tensor([3.0, -1.0]))
    tensor([8.0000, 0.3333])
    """


pow_ = declare("pow_(input, exponent)", "As `pow`, written into `input`, which is returned.", "Tensor", "Scalar",
    method=True, operators="__ipow__")


@public("ScalarAndTensor", "Scalar", "ScalarList", "List", shown=True)
def _foreach_pow(input, exponent):
    """_foreach_pow(input, exponent) -> tuple[Tensor, ...]
    _foreach_pow(input, exponent) -> tuple[Tensor, ...]
    _foreach_pow(input, exponent) -> tuple[Tensor, ...]
    _foreach_pow(input, exponent) -> tuple[Tensor, ...]

    `pow` of every tensor of a list.
    """


_foreach_pow_ = declare("_foreach_pow_(input, exponent)", "As `_foreach_pow`, written into `input`.", "Scalar",
    "ScalarList", "List", shown=True)


@public("Tensor", "", position=1, operators="__rpow__")
def _reversed_pow(exponent, input):
    """_reversed_pow(exponent, input) -> Tensor
    _reversed_pow(exponent, input) -> Tensor

    A number to the power of a tensor, for the sign `**`.
    """
