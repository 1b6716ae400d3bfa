# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of division."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "Scalar", numbers=True, method=True, operators="__floordiv__")
def floor_divide(input, other, *, out=None):
    """floor_divide(input, other, *, out=None) -> Tensor
    floor_divide(input, other) -> Tensor

    The quotient `input / other`, rounded down; it has no derivative. Integers divided by 0 give 0.

    >>> ow.tensor([7, -7]) // 2
    tensor([ 3, -4])
    >>> ow.floor_divide(ow.tensor([7.5]), ow.tensor([2.0]))
    tensor([3.])
    """


floor_divide_ = declare("floor_divide_(input, other)", "As `floor_divide`, written into `input`, which is returned.",
    "Tensor", "Scalar", numbers=True, method=True, operators="__ifloordiv__")


@public("Tensor", "", operators="__rfloordiv__")
def _reversed_floor_divide(input, other):
    """_reversed_floor_divide(input, other) -> Tensor
    _reversed_floor_divide(input, other) -> Tensor

    The quotient of a number and a tensor, rounded down.
    """


@public("Tensor", "Scalar", "Scalar_Tensor", method=True, operators="__mod__")
def remainder(input, other, *, out=None):
    """remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor
    remainder(input, other, *, out=None) -> Tensor

    The remainder of the quotient that is rounded down: it has the sign of `other`.

    >>> ow.remainder(ow.tensor([-3, 3]), 2)
    tensor([1, 1])
    """


remainder_ = declare("remainder_(input, other)", "As `remainder`, written into `input`, which is returned.", "Tensor",
    "Scalar", method=True, operators="__imod__")


@public("Tensor", "Scalar", method=True)
def fmod(input, other, *, out=None):
    """fmod(input, other, *, out=None) -> Tensor
    fmod(input, other, *, out=None) -> Tensor

    The remainder of the quotient that is rounded towards 0: it has the sign of `input`.

    >>> ow.fmod(ow.tensor([-3, 3]), 2)
    tensor([-1,  1])
    """


fmod_ = declare("fmod_(input, other)", "As `fmod`, written into `input`, which is returned.", "Tensor", "Scalar",
    method=True)


@public("Tensor", "", operators="__rmod__")
def _reversed_remainder(input, other):
    """_reversed_remainder(input, other) -> Tensor
    _reversed_remainder(input, other) -> Tensor

    The remainder of a number, for the sign `%`.
    """


@public("Tensor_Tensor", "Tensor_Scalar", "Scalar", method=True)
def float_power(input, exponent, *, out=None):
    """float_power(input, exponent, *, out=None) -> Tensor
    float_power(input, exponent, *, out=None) -> Tensor
    float_power(input, exponent, *, out=None) -> Tensor

    The power in double precision, whatever the dtypes are.

    >>> ow.float_power(ow.tensor([1, 2]), -1)
    tensor([1.0000, 0.5000], dtype=float64)
    """


float_power_ = declare("float_power_(input, exponent)", "As `float_power`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True)
