"""The functions and methods of limits.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees.
# mypy: ignore-errors

from runtime.dispatch.public import public

__all__ = [
    "maximum", "maximum_", "_foreach_maximum", "_foreach_maximum_", "minimum", "minimum_", "_foreach_minimum",
    "_foreach_minimum_", "clamp", "clamp_", "clip", "clip_",
]


@public(numbers=True, method=True)
def maximum(input, other, *, out=None):
    """The larger of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.maximum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([3., 5., nan])
    """


@public(result="", numbers=True, method=True)
def maximum_(input, other):
    """As `maximum`, written into `input`, which is returned."""


@public("Scalar", "ScalarList", "List")
def _foreach_maximum(input, scalar):
    """_foreach_maximum(input, scalar) -> tuple[Tensor, ...]
    _foreach_maximum(input, scalars) -> tuple[Tensor, ...]
    _foreach_maximum(input, other) -> tuple[Tensor, ...]

    `maximum` of every tensor of a list.
    """


@public("Scalar", "ScalarList", "List")
def _foreach_maximum_(input, scalar):
    """As `_foreach_maximum`, written into `input`."""


@public(numbers=True, method=True)
def minimum(input, other, *, out=None):
    """The smaller of two elements; NaN if either is NaN.

    Shapes are broadcast. Where both are equal, each gets half of the gradient.

    >>> ow.minimum(ow.tensor([1.0, 5.0, ow.nan]), 3)
    tensor([1., 3., nan])
    """


@public(result="", numbers=True, method=True)
def minimum_(input, other):
    """As `minimum`, written into `input`, which is returned."""


@public("Scalar", "ScalarList", "List")
def _foreach_minimum(input, scalar):
    """_foreach_minimum(input, scalar) -> tuple[Tensor, ...]
    _foreach_minimum(input, scalars) -> tuple[Tensor, ...]
    _foreach_minimum(input, other) -> tuple[Tensor, ...]

    `minimum` of every tensor of a list.
    """


@public("Scalar", "ScalarList", "List")
def _foreach_minimum_(input, scalar):
    """As `_foreach_minimum`, written into `input`."""


@public("Tensor", "", method=True)
def clamp(input, min=None, max=None, *, out=None):
    """clamp(input, min=None, max=None, *, out=None) -> Tensor
    clamp(input, min=None, max=None, *, out=None) -> Tensor

    Every element brought between those of `min` and `max`; where `min > max` it becomes that of `max`.
    """


@public("Tensor", "", method=True)
def clamp_(input, min=None, max=None):
    """As `clamp`, written into `input`, which is returned."""


@public("Tensor", "", method=True)
def clip(input, min=None, max=None, *, out=None):
    """Another name of `clamp`."""


@public("Tensor", "", method=True)
def clip_(input, min=None, max=None):
    """As `clip`, written into `input`, which is returned."""


@public()
def _clamp_backward(grad_output, input, min, max):
    """The gradient of clamp: that of the elements within the bounds."""
