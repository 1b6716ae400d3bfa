# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of bounds."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_clamp_tensor_backward = declare("_clamp_tensor_backward(grad, input, min, max)", "`grad` where `self` is within the "
    "bounds.")


@public("Tensor", "", method=True)
def clamp_min(input, min, *, out=None):
    """clamp_min(input, min, *, out=None) -> Tensor
    clamp_min(input, min, *, out=None) -> Tensor

    Every element made at least that of `min`.
    """


clamp_min_ = declare("clamp_min_(input, min)", "As `clamp_min`, written into `input`, which is returned.", "Tensor", "",
    method=True)


@public("Scalar", "ScalarList", "List", shown=True)
def _foreach_clamp_min(input, scalar):
    """_foreach_clamp_min(input, scalar) -> tuple[Tensor, ...]
    _foreach_clamp_min(input, scalars) -> tuple[Tensor, ...]
    _foreach_clamp_min(input, other) -> tuple[Tensor, ...]

    `clamp_min` of every tensor of a list.
    """


_foreach_clamp_min_ = declare("_foreach_clamp_min_(input, scalar)", "As `_foreach_clamp_min`, written into `input`.",
    "Scalar", "ScalarList", "List", shown=True)


@public("Tensor", "", method=True)
def clamp_max(input, max, *, out=None):
    """clamp_max(input, max, *, out=None) -> Tensor
    clamp_max(input, max, *, out=None) -> Tensor

    Every element made at most that of `max`.
    """


clamp_max_ = declare("clamp_max_(input, max)", "As `clamp_max`, written into `input`, which is returned.", "Tensor", "",
    method=True)


@public("Scalar", "ScalarList", "List", shown=True)
def _foreach_clamp_max(input, scalar):
    """_foreach_clamp_max(input, scalar) -> tuple[Tensor, ...]
    _foreach_clamp_max(input, scalars) -> tuple[Tensor, ...]
    _foreach_clamp_max(input, other) -> tuple[Tensor, ...]

    `clamp_max` of every tensor of a list.
    """


_foreach_clamp_max_ = declare("_foreach_clamp_max_(input, scalar)", "As `_foreach_clamp_max`, written into `input`.",
    "Scalar", "ScalarList", "List", shown=True)
