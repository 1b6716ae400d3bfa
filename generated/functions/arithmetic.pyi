"""The functions of arithmetic.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _str, _Tensor

from .. import Tensor

@overload
def add(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """
@overload
def add(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def add_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """The sum `input + alpha * other`.

    Shapes are broadcast, dtypes brought to their common one. Integers take no fractional `alpha`
    (RuntimeError).

    >>> a = ow.tensor([1.0, 2.0, 3.0])
    >>> a + 1
    tensor([2., 3., 4.])
    >>> ow.add(a, ow.tensor([[10.0], [20.0]]), alpha=2)
    tensor([[21., 22., 23.],
            [41., 42., 43.]])
    """
@overload
def add_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def sub(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def sub(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def sub_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def sub_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def subtract(
    input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1, out: _Tensor | None = None
) -> Tensor:
    """Another name of `sub`.

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def subtract(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def subtract_(input: _Tensor | _Number, other: _Tensor | _Number, *, alpha: _Number = 1) -> Tensor:
    """Another name of `sub`.

    The difference `input - alpha * other`.

    Shapes are broadcast. Booleans have no difference (NotImplementedError); use `^`.

    >>> ow.sub(ow.tensor([5, 7]), ow.tensor([1, 2]), alpha=3)
    tensor([2, 1])
    >>> ow.tensor([5.0, 7.0]) - 1
    tensor([4., 6.])
    """
@overload
def subtract_(input: _Tensor | _Number, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def rsub(input: _Tensor, other: _Tensor, *, alpha: _Number = 1) -> Tensor:
    """The difference with exchanged operands, `other - alpha * input`.

    >>> ow.rsub(ow.tensor([1.0, 2.0]), 10)
    tensor([9., 8.])
    >>> 10 - ow.tensor([1.0, 2.0])
    tensor([9., 8.])
    """
@overload
def rsub(input: _Tensor, other: _Number, alpha: _Number = 1) -> Tensor: ...

@overload
def mul(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def mul(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def mul_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def mul_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def multiply(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `mul`.

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def multiply(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def multiply_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """Another name of `mul`.

    The product of elements, `input * other`; for matrix products see `matmul`.

    Shapes are broadcast.

    >>> ow.tensor([1, 2, 3]) * ow.tensor([[1], [10]])
    tensor([[ 1,  2,  3],
            [10, 20, 30]])
    >>> ow.mul(ow.tensor([1, 2]), 0.5)
    tensor([0.5000, 1.0000])
    """
@overload
def multiply_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def div(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def div(
    input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def div(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def div(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def div_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def div_(input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None) -> Tensor: ...
@overload
def div_(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def div_(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def divide(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def divide(
    input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None, out: _Tensor | None = None
) -> Tensor: ...
@overload
def divide(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def divide(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def divide_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def divide_(input: _Tensor | _Number, other: _Tensor | _Number, *, rounding_mode: _str | None) -> Tensor: ...
@overload
def divide_(input: _Tensor | _Number, other: _Number) -> Tensor: ...
@overload
def divide_(input: _Tensor | _Number, other: _Number, *, rounding_mode: _str | None) -> Tensor: ...

@overload
def true_divide(input: _Tensor | _Number, other: _Tensor | _Number, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def true_divide(input: _Tensor | _Number, other: _Number) -> Tensor: ...

@overload
def true_divide_(input: _Tensor | _Number, other: _Tensor | _Number) -> Tensor:
    """Another name of `div`.

    The quotient `input / other`; integers are divided as floating numbers.

    Division by zero gives inf, -inf or NaN, as IEEE 754 has it.

    >>> ow.tensor([1, 2, 3]) / 2
    tensor([0.5000, 1.0000, 1.5000])
    >>> ow.div(ow.tensor([1.0, -1.0, 0.0]), ow.tensor([0.0, 0.0, 0.0]))
    tensor([inf, -inf, nan])
    """
@overload
def true_divide_(input: _Tensor | _Number, other: _Number) -> Tensor: ...

def _reversed_div(input: _Tensor, other: _Number) -> Tensor:
    """The quotient of a number and a tensor."""
