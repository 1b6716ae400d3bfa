# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of arithmetic."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("Tensor", "Scalar", numbers=True, method=True, operators="__add__ __radd__")
def add(input, other, *, alpha=1, out=None):
    """add(input, other, *, alpha=1, out=None) -> Tensor
    add(input, other, alpha=1) -> Tensor

    The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """


add_ = declare("add_(input, other, *, alpha=1)", "As `add`, written into `input`, which is returned.", "Tensor",
    "Scalar", numbers=True, method=True, operators="__iadd__")


@public("Tensor", "Scalar", "ScalarList", "List", shown=True)
def _foreach_add(input, other, *, alpha=1):
    """_foreach_add(input, other, *, alpha=1) -> tuple[Tensor, ...]
    _foreach_add(input, scalar) -> tuple[Tensor, ...]
    _foreach_add(input, scalars) -> tuple[Tensor, ...]
    _foreach_add(input, other, *, alpha=1) -> tuple[Tensor, ...]

    `add` of every tensor of a list.
    """


_foreach_add_ = declare("_foreach_add_(input, other, *, alpha=1)", "As `_foreach_add`, written into `input`.", "Tensor",
    "Scalar", "ScalarList", "List", shown=True)


@public("Tensor", "Scalar", numbers=True, method=True, operators="__sub__")
def sub(input, other, *, alpha=1, out=None):
    """sub(input, other, *, alpha=1, out=None) -> Tensor
    sub(input, other, alpha=1) -> Tensor

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """


sub_ = declare("sub_(input, other, *, alpha=1)", "As `sub`, written into `input`, which is returned.", "Tensor",
    "Scalar", numbers=True, method=True, operators="__isub__")
subtract = declare("subtract(input, other, *, alpha=1, out=None)", "Another name of `sub`.", "Tensor", "Scalar",
    numbers=True, method=True)
subtract_ = declare("subtract_(input, other, *, alpha=1)", "As `subtract`, written into `input`, which is returned.",
    "Tensor", "Scalar", numbers=True, method=True)


@public("Scalar", "ScalarList", "List", shown=True)
def _foreach_sub(input, other, *, alpha=1):
    """_foreach_sub(input, scalar) -> tuple[Tensor, ...]
    _foreach_sub(input, scalars) -> tuple[Tensor, ...]
    _foreach_sub(input, other, *, alpha=1) -> tuple[Tensor, ...]

    `sub` of every tensor of a list.
    """


_foreach_sub_ = declare("_foreach_sub_(input, other, *, alpha=1)", "As `_foreach_sub`, written into `input`.", "Scalar",
    "ScalarList", "List", shown=True)


@public("Tensor", "Scalar", method=True, operators="__rsub__")
def rsub(input, other, *, alpha=1):
    """rsub(input, other, *, alpha=1) -> Tensor
    rsub(input, other, alpha=1) -> Tensor

    The difference with exchanged operands, `other - alpha * input`.

    >>> ow.rsub(ow.tensor([1.0, 2.0]), 10)
    tensor([9., 8.])
    >>> 10 - ow.tensor([1.0, 2.0])
    tensor([9., 8.])
    """


@public("Tensor", "Scalar", numbers=True, method=True, operators="__mul__ __rmul__")
def mul(input, other, *, out=None):
    """mul(input, other, *, out=None) -> Tensor
    mul(input, other) -> Tensor

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """


mul_ = declare("mul_(input, other)", "As `mul`, written into `input`, which is returned.", "Tensor", "Scalar",
    numbers=True, method=True, operators="__imul__")
multiply = declare("multiply(input, other, *, out=None)", "Another name of `mul`.", "Tensor", "Scalar", numbers=True,
    method=True)
multiply_ = declare("multiply_(input, other)", "As `multiply`, written into `input`, which is returned.", "Tensor",
    "Scalar", numbers=True, method=True)


@public("Tensor", "Scalar", "ScalarList", "List", shown=True)
def _foreach_mul(input, other):
    """_foreach_mul(input, other) -> tuple[Tensor, ...]
    _foreach_mul(input, scalar) -> tuple[Tensor, ...]
    _foreach_mul(input, scalars) -> tuple[Tensor, ...]
    _foreach_mul(input, other) -> tuple[Tensor, ...]

    `mul` of every tensor of a list.
    """


_foreach_mul_ = declare("_foreach_mul_(input, other)", "As `_foreach_mul`, written into `input`.", "Tensor", "Scalar",
    "ScalarList", "List", shown=True)


@public("Tensor", "Tensor_mode", "Scalar", "Scalar_mode", numbers=True, method=True, operators="__truediv__")
def div(input, other, *, rounding_mode, out=None):
    """div(input, other, *, out=None) -> Tensor
    div(input, other, *, rounding_mode, out=None) -> Tensor
    div(input, other) -> Tensor
    div(input, other, *, rounding_mode) -> Tensor

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """


div_ = declare("div_(input, other, *, rounding_mode)", "As `div`, written into `input`, which is returned.", "Tensor",
    "Tensor_mode", "Scalar", "Scalar_mode", numbers=True, method=True, operators="__itruediv__")
divide = declare("divide(input, other, *, rounding_mode, out=None)", "Another name of `div`.", "Tensor", "Tensor_mode",
    "Scalar", "Scalar_mode", numbers=True, method=True)
divide_ = declare("divide_(input, other, *, rounding_mode)", "As `divide`, written into `input`, which is returned.",
    "Tensor", "Tensor_mode", "Scalar", "Scalar_mode", numbers=True, method=True)
true_divide = declare("true_divide(input, other, *, out=None)", "Another name of `div`.", "Tensor", "Scalar",
    numbers=True, method=True)
true_divide_ = declare("true_divide_(input, other)", "As `true_divide`, written into `input`, which is returned.",
    "Tensor", "Scalar", numbers=True, method=True)


@public("Tensor", "Scalar", "ScalarList", "List", shown=True)
def _foreach_div(input, other):
    """_foreach_div(input, other) -> tuple[Tensor, ...]
    _foreach_div(input, scalar) -> tuple[Tensor, ...]
    _foreach_div(input, scalars) -> tuple[Tensor, ...]
    _foreach_div(input, other) -> tuple[Tensor, ...]

    `div` of every tensor of a list.
    """


_foreach_div_ = declare("_foreach_div_(input, other)", "As `_foreach_div`, written into `input`.", "Tensor", "Scalar",
    "ScalarList", "List", shown=True)


@public("Tensor", "", operators="__rtruediv__ __rdiv__")
def _reversed_div(input, other):
    """_reversed_div(input, other) -> Tensor
    _reversed_div(input, other) -> Tensor

    The quotient of a number and a tensor.
    """
