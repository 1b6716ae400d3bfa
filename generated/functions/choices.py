# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of choices."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("", "self", "ScalarOther", "ScalarSelf", "Scalar", method=True, position=1)
def where(condition, input, other, *, out=None):
    """where(condition) -> tuple[Tensor, ...]
    where(condition, input, other, *, out=None) -> Tensor
    where(condition, input, other) -> Tensor
    where(condition, input, other) -> Tensor
    where(condition, input, other) -> Tensor

    The places where a condition holds, as a vector for each dimension.
    """
