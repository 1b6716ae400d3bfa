"""The functions of comparison.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from typing import overload

from runtime.annotations import _Number, _Tensor

from .. import Tensor

@overload
def eq(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) == 2
    tensor([False,  True, False])
    >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [False,  True]])
    """
@overload
def eq(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def eq_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) == 2
    tensor([False,  True, False])
    >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [False,  True]])
    """
@overload
def eq_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def ne(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def ne(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def ne_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def ne_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def not_equal(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `ne`.

    Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def not_equal(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def not_equal_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `ne`.

    Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """
@overload
def not_equal_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def lt(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def lt(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def lt_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def lt_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def less(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `lt`.

    Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def less(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def less_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `lt`.

    Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """
@overload
def less_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def le(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def le(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def le_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def le_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def less_equal(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `le`.

    Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def less_equal(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def less_equal_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `le`.

    Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """
@overload
def less_equal_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def gt(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def gt(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def gt_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def gt_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def greater(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `gt`.

    Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def greater(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def greater_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `gt`.

    Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """
@overload
def greater_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def ge(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def ge(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def ge_(input: _Tensor, other: _Tensor) -> Tensor:
    """Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def ge_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def greater_equal(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """Another name of `ge`.

    Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def greater_equal(input: _Tensor, other: _Number, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def greater_equal_(input: _Tensor, other: _Tensor) -> Tensor:
    """Another name of `ge`.

    Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """
@overload
def greater_equal_(input: _Tensor, other: _Number) -> Tensor: ...

def logical_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """

def logical_not_(input: _Tensor) -> Tensor:
    """True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """

def logical_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """

def logical_and_(input: _Tensor, other: _Tensor) -> Tensor:
    """True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """

def logical_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """

def logical_or_(input: _Tensor, other: _Tensor) -> Tensor:
    """True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """

def logical_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """

def logical_xor_(input: _Tensor, other: _Tensor) -> Tensor:
    """True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """

@overload
def bitwise_and(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """
@overload
def bitwise_and(input: _Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_and(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def bitwise_and_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """
@overload
def bitwise_and_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_or(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
@overload
def bitwise_or(input: _Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_or(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def bitwise_or_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """
@overload
def bitwise_or_(input: _Tensor, other: _Number) -> Tensor: ...

@overload
def bitwise_xor(input: _Tensor, other: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
@overload
def bitwise_xor(input: _Tensor, other: _Number) -> Tensor: ...
@overload
def bitwise_xor(input: _Number, other: _Tensor, *, out: _Tensor | None = None) -> Tensor: ...

@overload
def bitwise_xor_(input: _Tensor, other: _Tensor) -> Tensor:
    """The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """
@overload
def bitwise_xor_(input: _Tensor, other: _Number) -> Tensor: ...

def bitwise_not(input: _Tensor, *, out: _Tensor | None = None) -> Tensor:
    """All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """

def bitwise_not_(input: _Tensor) -> Tensor:
    """All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """

def isnan(input: _Tensor) -> Tensor:
    """Whether elements are NaN, as bool; integers never are.

    >>> ow.isnan(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([False,  True, False])
    """

def isinf(input: _Tensor) -> Tensor:
    """Whether elements are inf or -inf, as bool.

    >>> ow.isinf(ow.tensor([1.0, ow.nan, -ow.inf]))
    tensor([False, False,  True])
    """

def isfinite(input: _Tensor) -> Tensor:
    """Whether elements are neither infinite nor NaN, as bool.

    >>> ow.isfinite(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([ True, False, False])
    """
