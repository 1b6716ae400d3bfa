"""The functions of convolutions.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _str, _Tensor

from .. import Tensor

def convolution(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None,
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    transposed: _bool,
    output_padding: Sequence[_int],
    groups: _int,
) -> Tensor:
    """The convolution of a batch of any number of dimensions, or with `transposed` its transpose.

    See `conv2d` and `conv_transpose2d`.

    >>> ow.convolution(ow.ones(1, 1, 3), ow.ones(1, 1, 2), None, (1,), (0,), (1,), False, (0,), 1)
    tensor([[[2., 2.]]])
    """

def _convolution_input(
    grad_output: _Tensor,
    weight: _Tensor,
    sizes: Sequence[_int],
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    groups: _int,
) -> Tensor:
    """The gradient of the input of a convolution, of shape `sizes`."""

def _convolution_weight(
    grad_output: _Tensor,
    input: _Tensor,
    sizes: Sequence[_int],
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    groups: _int,
) -> Tensor:
    """The gradient of the kernels of a convolution, of shape `sizes`."""

@overload
def _convolve(
    operator: _str,
    dims: _int,
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None,
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    transposed: _bool,
    output_padding: Sequence[_int],
    groups: _int,
) -> Tensor:
    """A convolution of a batch or of a single image."""
@overload
def _convolve(
    operator: _str,
    *,
    axes: _int,
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None,
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    transposed: _bool,
    output_padding: Sequence[_int],
    groups: _int,
) -> Tensor: ...

@overload
def _convolve_padded(
    operator: _str,
    dims: _int,
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None,
    stride: Sequence[_int],
    padding: _str,
    dilation: Sequence[_int],
    groups: _int,
) -> Tensor:
    """A convolution whose padding is given by a word."""
@overload
def _convolve_padded(
    operator: _str,
    *,
    axes: _int,
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None,
    stride: Sequence[_int],
    padding: _str,
    dilation: Sequence[_int],
    groups: _int,
) -> Tensor: ...

@overload
def conv1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1,),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    groups: _int = 1,
) -> Tensor: ...

@overload
def conv2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1, 1),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    groups: _int = 1,
) -> Tensor: ...

@overload
def conv3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: _str = "valid",
    dilation: Sequence[_int] | _int = (1, 1, 1),
    groups: _int = 1,
) -> Tensor:
    """The convolution whose padding is given by a word."""
@overload
def conv3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    groups: _int = 1,
) -> Tensor: ...

def conv_transpose1d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,),
    output_padding: Sequence[_int] | _int = (0,),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1,),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, length). It is the gradient of `conv1d` in
        its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose1d(ow.tensor([[[1.0, 2.0]]]), ow.tensor([[[1.0, 10.0]]]))
    tensor([[[ 1., 12., 20.]]])
    """

def conv_transpose2d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0),
    output_padding: Sequence[_int] | _int = (0, 0),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, height, width). It is the gradient of
        `conv2d` in its
    input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2))
    tensor([[[[1., 2., 1.],
              [2., 4., 2.],
              [1., 2., 1.]]]])
    """

def conv_transpose3d(
    input: _Tensor,
    weight: _Tensor,
    bias: _Tensor | None = None,
    stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0),
    output_padding: Sequence[_int] | _int = (0, 0, 0),
    groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1, 1),
) -> Tensor:
    """The transposed convolution: every element of the input times the kernels, added up.

    Kernels have the shape (channels in, channels out / groups, depth, height, width). It is the gradient of
        `conv3d` in
    its input.

    `output_padding` makes the output longer at the end, to tell apart what a stride maps to one size.

    >>> ow.conv_transpose3d(ow.ones(1, 1, 1, 1, 1), ow.ones(1, 2, 1, 1, 3)).flatten()
    tensor([1., 1., 1., 1., 1., 1.])
    """
