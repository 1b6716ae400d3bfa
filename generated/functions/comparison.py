# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of comparison."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("Tensor", "Scalar", method=True, operators="__eq__")
def eq(input, other, *, out=None):
    """eq(input, other, *, out=None) -> Tensor
    eq(input, other, *, out=None) -> Tensor

    Whether elements of `input` are equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) == 2
    tensor([False,  True, False])
    >>> ow.eq(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [False,  True]])
    """


eq_ = declare("eq_(input, other)", "As `eq`, written into `input`, which is returned.", "Tensor", "Scalar", method=True)


@public("Tensor", "Scalar", method=True, operators="__ne__")
def ne(input, other, *, out=None):
    """ne(input, other, *, out=None) -> Tensor
    ne(input, other, *, out=None) -> Tensor

    Whether elements of `input` are not equal to those of `other`, as bool.

    Shapes are broadcast. NaN is equal to nothing.

    >>> ow.tensor([1.0, 2.0, 3.0]) != 2
    tensor([ True, False,  True])
    >>> ow.ne(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [ True, False]])
    """


ne_ = declare("ne_(input, other)", "As `ne`, written into `input`, which is returned.", "Tensor", "Scalar", method=True)
not_equal = declare("not_equal(input, other, *, out=None)", "Another name of `ne`.", "Tensor", "Scalar", method=True)
not_equal_ = declare("not_equal_(input, other)", "As `not_equal`, written into `input`, which is returned.", "Tensor",
    "Scalar", method=True)


@public("Tensor", "Scalar", method=True, operators="__lt__")
def lt(input, other, *, out=None):
    """lt(input, other, *, out=None) -> Tensor
    lt(input, other, *, out=None) -> Tensor

    Whether elements of `input` are less than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) < 2
    tensor([ True, False, False])
    >>> ow.lt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False, False],
            [ True, False]])
    """


lt_ = declare("lt_(input, other)", "As `lt`, written into `input`, which is returned.", "Tensor", "Scalar", method=True)
less = declare("less(input, other, *, out=None)", "Another name of `lt`.", "Tensor", "Scalar", method=True)
less_ = declare("less_(input, other)", "As `less`, written into `input`, which is returned.", "Tensor", "Scalar",
    method=True)


@public("Tensor", "Scalar", method=True, operators="__le__")
def le(input, other, *, out=None):
    """le(input, other, *, out=None) -> Tensor
    le(input, other, *, out=None) -> Tensor

    Whether elements of `input` are less than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) <= 2
    tensor([ True,  True, False])
    >>> ow.le(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True, False],
            [ True,  True]])
    """


le_ = declare("le_(input, other)", "As `le`, written into `input`, which is returned.", "Tensor", "Scalar", method=True)
less_equal = declare("less_equal(input, other, *, out=None)", "Another name of `le`.", "Tensor", "Scalar", method=True)
less_equal_ = declare("less_equal_(input, other)", "As `less_equal`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True)


@public("Tensor", "Scalar", method=True, operators="__gt__")
def gt(input, other, *, out=None):
    """gt(input, other, *, out=None) -> Tensor
    gt(input, other, *, out=None) -> Tensor

    Whether elements of `input` are greater than those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) > 2
    tensor([False, False,  True])
    >>> ow.gt(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[False,  True],
            [False, False]])
    """


gt_ = declare("gt_(input, other)", "As `gt`, written into `input`, which is returned.", "Tensor", "Scalar", method=True)
greater = declare("greater(input, other, *, out=None)", "Another name of `gt`.", "Tensor", "Scalar", method=True)
greater_ = declare("greater_(input, other)", "As `greater`, written into `input`, which is returned.", "Tensor",
    "Scalar", method=True)


@public("Tensor", "Scalar", method=True, operators="__ge__")
def ge(input, other, *, out=None):
    """ge(input, other, *, out=None) -> Tensor
    ge(input, other, *, out=None) -> Tensor

    Whether elements of `input` are greater than or equal to those of `other`, as bool.

    Shapes are broadcast. NaN compares as false.

    >>> ow.tensor([1.0, 2.0, 3.0]) >= 2
    tensor([False,  True,  True])
    >>> ow.ge(ow.tensor([1, 2]), ow.tensor([[1], [2]]))
    tensor([[ True,  True],
            [False,  True]])
    """


ge_ = declare("ge_(input, other)", "As `ge`, written into `input`, which is returned.", "Tensor", "Scalar", method=True)
greater_equal = declare("greater_equal(input, other, *, out=None)", "Another name of `ge`.", "Tensor", "Scalar",
    method=True)
greater_equal_ = declare("greater_equal_(input, other)", "As `greater_equal`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True)


@public(method=True)
def logical_not(input, *, out=None):
    """True where an element is 0 or False.

    >>> ow.logical_not(ow.tensor([0, 1, 2]))
    tensor([ True, False, False])
    """


logical_not_ = declare("logical_not_(input)", "As `logical_not`, written into `input`, which is returned.", result="",
    method=True)


@public(method=True)
def logical_and(input, other, *, out=None):
    """True where both elements are other than 0.

    >>> ow.logical_and(ow.tensor([0, 1, 2]), ow.tensor([True, False, True]))
    tensor([False, False,  True])
    """


logical_and_ = declare("logical_and_(input, other)", "As `logical_and`, written into `input`, which is returned.",
    result="", method=True)


@public(method=True)
def logical_or(input, other, *, out=None):
    """True where an element is other than 0.

    >>> ow.logical_or(ow.tensor([0, 1]), ow.tensor([False, False]))
    tensor([False,  True])
    """


logical_or_ = declare("logical_or_(input, other)", "As `logical_or`, written into `input`, which is returned.",
    result="", method=True)


@public(method=True)
def logical_xor(input, other, *, out=None):
    """True where exactly one of the two elements is other than 0.

    >>> ow.logical_xor(ow.tensor([0, 1, 2]), ow.tensor([1, 1, 0]))
    tensor([ True, False,  True])
    """


logical_xor_ = declare("logical_xor_(input, other)", "As `logical_xor`, written into `input`, which is returned.",
    result="", method=True)


@public("Tensor", "Scalar", "Scalar_Tensor", method=True, operators="__and__ __rand__")
def bitwise_and(input, other, *, out=None):
    """bitwise_and(input, other, *, out=None) -> Tensor
    bitwise_and(input, other, *, out=None) -> Tensor
    bitwise_and(input, other, *, out=None) -> Tensor

    The bitwise and of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) & ow.tensor([3, 8])
    tensor([2, 0])
    >>> ow.tensor([True, True]) & ow.tensor([True, False])
    tensor([ True, False])
    """


bitwise_and_ = declare("bitwise_and_(input, other)", "As `bitwise_and`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True, operators="__iand__")


@public("Tensor", "Scalar", "Scalar_Tensor", method=True, operators="__or__ __ror__")
def bitwise_or(input, other, *, out=None):
    """bitwise_or(input, other, *, out=None) -> Tensor
    bitwise_or(input, other, *, out=None) -> Tensor
    bitwise_or(input, other, *, out=None) -> Tensor

    The bitwise or of integers; of booleans the logical one.

    >>> ow.tensor([6, 8]) | ow.tensor([3, 1])
    tensor([7, 9])
    """


bitwise_or_ = declare("bitwise_or_(input, other)", "As `bitwise_or`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True, operators="__ior__")


@public("Tensor", "Scalar", "Scalar_Tensor", method=True, operators="__xor__ __rxor__")
def bitwise_xor(input, other, *, out=None):
    """bitwise_xor(input, other, *, out=None) -> Tensor
    bitwise_xor(input, other, *, out=None) -> Tensor
    bitwise_xor(input, other, *, out=None) -> Tensor

    The bitwise exclusive or of integers; of booleans the logical one.

    >>> ow.tensor([6, 7]) ^ ow.tensor([3, 7])
    tensor([5, 0])
    """


bitwise_xor_ = declare("bitwise_xor_(input, other)", "As `bitwise_xor`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True, operators="__ixor__")


@public(method=True, operators="__invert__")
def bitwise_not(input, *, out=None):
    """All bits of integers inverted, which is `-input - 1` where they have a sign; of booleans the logical
        not.

    >>> ~ow.tensor([0, 5])
    tensor([-1, -6])
    """


bitwise_not_ = declare("bitwise_not_(input)", "As `bitwise_not`, written into `input`, which is returned.", result="",
    method=True)


@public(method=True)
def isnan(input):
    """Whether elements are NaN, as bool; integers never are.

    >>> ow.isnan(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([False,  True, False])
    """


@public(method=True)
def isinf(input):
    """Whether elements are inf or -inf, as bool.

    >>> ow.isinf(ow.tensor([1.0, ow.nan, -ow.inf]))
    tensor([False, False,  True])
    """


@public(method=True)
def isfinite(input):
    """Whether elements are neither infinite nor NaN, as bool.

    >>> ow.isfinite(ow.tensor([1.0, ow.nan, ow.inf]))
    tensor([ True, False, False])
    """
