# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of special_pairs."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("Tensor", "Scalar_Other", "Scalar_Self", method=True)
def xlogy(input, other, *, out=None):
    """xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor
    xlogy(input, other, *, out=None) -> Tensor

    `input * log(other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.xlogy(ow.tensor([0.0, 2.0]), ow.tensor([0.0, 3.0]))
    tensor([0.0000, 2.1972])
    """


xlogy_ = declare("xlogy_(input, other)", "As `xlogy`, written into `input`, which is returned.", "Tensor",
    "Scalar_Other", method=True)


@public("", "other_scalar", "self_scalar", module="special")
def special_xlog1py(input, other, *, out=None):
    """xlog1py(input, other, *, out=None) -> Tensor
    xlog1py(input, other, *, out=None) -> Tensor
    xlog1py(input, other, *, out=None) -> Tensor

    `input * log(1 + other)`, and 0 where `input` is 0 and `other` is not NaN.

    >>> ow.special.xlog1py(ow.tensor([0.0, 2.0]), ow.tensor([-1.0, 3.0]))
    tensor([0.0000, 2.7726])
    """


@public("", "other_scalar", "self_scalar", module="special")
def special_zeta(input, other, *, out=None):
    """zeta(input, other, *, out=None) -> Tensor
    zeta(input, other, *, out=None) -> Tensor
    zeta(input, other, *, out=None) -> Tensor

    The Hurwitz zeta function, the sum of `(k + other) ** -input` over k from 0 on.

    >>> ow.special.zeta(ow.tensor([2.0]), ow.tensor([1.0]))
    tensor([1.6449])
    """
