# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of limits."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(numbers=True, method=True)
def maximum(input, other, *, out=None):
    """The larger of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([3., 5., nan])
    """


maximum_ = declare("maximum_(input, other)", "As `maximum`, written into `input`, which is returned.", result="",
    numbers=True, method=True)


@public("Scalar", "ScalarList", "List", shown=True)
def _foreach_maximum(input, scalar):
    """_foreach_maximum(input, scalar) -> tuple[Tensor, ...]
    _foreach_maximum(input, scalars) -> tuple[Tensor, ...]
    _foreach_maximum(input, other) -> tuple[Tensor, ...]

    `maximum` of every tensor of a list.
    """


_foreach_maximum_ = declare("_foreach_maximum_(input, scalar)", "As `_foreach_maximum`, written into `input`.",
    "Scalar", "ScalarList", "List", shown=True)


@public(numbers=True, method=True)
def minimum(input, other, *, out=None):
    """The smaller of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([1., 3., nan])
    """


minimum_ = declare("minimum_(input, other)", "As `minimum`, written into `input`, which is returned.", result="",
    numbers=True, method=True)


@public("Scalar", "ScalarList", "List", shown=True)
def _foreach_minimum(input, scalar):
    """_foreach_minimum(input, scalar) -> tuple[Tensor, ...]
    _foreach_minimum(input, scalars) -> tuple[Tensor, ...]
    _foreach_minimum(input, other) -> tuple[Tensor, ...]

    `minimum` of every tensor of a list.
    """


_foreach_minimum_ = declare("_foreach_minimum_(input, scalar)", "As `_foreach_minimum`, written into `input`.",
    "Scalar", "ScalarList", "List", shown=True)


@public("Tensor", "", method=True)
def clamp(input, min=None, max=None, *, out=None):
    """clamp(input, min=None, max=None, *, out=None) -> Tensor
    clamp(input, min=None, max=None, *, out=None) -> Tensor

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """


clamp_ = declare("clamp_(input, min=None, max=None)", "As `clamp`, written into `input`, which is returned.", "Tensor",
    "", method=True)
clip = declare("clip(input, min=None, max=None, *, out=None)", "Another name of `clamp`.", "Tensor", "", method=True)
clip_ = declare("clip_(input, min=None, max=None)", "As `clip`, written into `input`, which is returned.", "Tensor", "",
    method=True)
_clamp_backward = declare("_clamp_backward(grad_output, input, min, max)", "The gradient of clamp: that of the "
    "elements within the bounds.")
