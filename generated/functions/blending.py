# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of blending."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(method=True)
def addcmul(input, tensor1, tensor2, *, value=1, out=None):
    """`input + value * tensor1 * tensor2`.

    >>> ow.addcmul(ow.tensor([1.0]), ow.tensor([2.0]), ow.tensor([3.0]), value=0.5)
    tensor([4.])
    """


addcmul_ = declare("addcmul_(input, tensor1, tensor2, *, value=1)", "As `addcmul`, written into `input`, which is "
    "returned.", result="", method=True)


@public("Tensor", "Scalar", "ScalarList", shown=True)
def _foreach_addcmul(input, tensor1, tensor2, scalars):
    """_foreach_addcmul(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]
    _foreach_addcmul(input, tensor1, tensor2, value=1) -> tuple[Tensor, ...]
    _foreach_addcmul(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]

    `addcmul` of every tensor of a list.
    """


_foreach_addcmul_ = declare("_foreach_addcmul_(input, tensor1, tensor2, scalars)", "As `_foreach_addcmul`, written "
    "into `input`.", "Tensor", "Scalar", "ScalarList", shown=True)


@public(method=True)
def addcdiv(input, tensor1, tensor2, *, value=1, out=None):
    """`input + value * tensor1 / tensor2`; of floating and complex numbers only.

    >>> ow.addcdiv(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([2.0]), value=2)
    tensor([4.])
    """


addcdiv_ = declare("addcdiv_(input, tensor1, tensor2, *, value=1)", "As `addcdiv`, written into `input`, which is "
    "returned.", result="", method=True)


@public("Tensor", "Scalar", "ScalarList", shown=True)
def _foreach_addcdiv(input, tensor1, tensor2, scalars):
    """_foreach_addcdiv(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]
    _foreach_addcdiv(input, tensor1, tensor2, value=1) -> tuple[Tensor, ...]
    _foreach_addcdiv(input, tensor1, tensor2, scalars) -> tuple[Tensor, ...]

    `addcdiv` of every tensor of a list.
    """


_foreach_addcdiv_ = declare("_foreach_addcdiv_(input, tensor1, tensor2, scalars)", "As `_foreach_addcdiv`, written "
    "into `input`.", "Tensor", "Scalar", "ScalarList", shown=True)


@public("Tensor", "Scalar", method=True)
def lerp(input, end, weight, *, out=None):
    """lerp(input, end, weight, *, out=None) -> Tensor
    lerp(input, end, weight, *, out=None) -> Tensor

    The point between `input` (weight 0) and `end` (weight 1), `input + weight * (end - input)`.

    >>> ow.lerp(ow.tensor([0.0, 10.0]), ow.tensor([1.0, 20.0]), 0.25)
    tensor([ 0.2500, 12.5000])
    """


lerp_ = declare("lerp_(input, end, weight)", "As `lerp`, written into `input`, which is returned.", "Tensor", "Scalar",
    method=True)


@public("Scalar", "ScalarList", "List", shown=True)
def _foreach_lerp(input, tensors1, weight):
    """_foreach_lerp(input, tensors1, weight) -> tuple[Tensor, ...]
    _foreach_lerp(input, tensors1, weight) -> tuple[Tensor, ...]
    _foreach_lerp(input, tensors1, weights) -> tuple[Tensor, ...]

    `lerp` of every tensor of a list.
    """


_foreach_lerp_ = declare("_foreach_lerp_(input, tensors1, weight)", "As `_foreach_lerp`, written into `input`.",
    "Scalar", "ScalarList", "List", shown=True)


@public("Tensor", "Scalar", method=True)
def masked_fill(input, mask, value, *, out=None):
    """masked_fill(input, mask, value, *, out=None) -> Tensor
    masked_fill(input, mask, value, *, out=None) -> Tensor

    `value` where `mask` is true, the elements elsewhere.

    >>> ow.tensor([1, 2, 3]).masked_fill(ow.tensor([True, False, True]), 0)
    tensor([0, 2, 0])
    """


masked_fill_ = declare("masked_fill_(input, mask, value)", "As `masked_fill`, written into `input`, which is returned.",
    "Tensor", "Scalar", method=True)


@public(method=True)
def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether elements are near: `|input - other| <= atol + rtol * |other|`.

    >>> ow.isclose(ow.tensor([1.0, 2.0]), ow.tensor([1.0, 2.1]))
    tensor([ True, False])
    """


@public(result="bool", method=True)
def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether all elements are near, as `isclose` has it.

    >>> ow.allclose(ow.tensor([1.0]), ow.tensor([1.0 + 1e-9]))
    True
    """


@public(result="bool", method=True)
def equal(input, other):
    """Whether two tensors have one shape and equal elements.

    >>> ow.equal(ow.tensor([1, 2]), ow.tensor([1, 2]))
    True
    """
