# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of convolutions; docstrings stand in the module."""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _int, _str, _Tensor

from .. import Tensor
__all__ = [
    "convolution",
    "conv1d",
    "conv2d",
    "conv3d",
    "conv_transpose1d",
    "conv_transpose2d",
    "conv_transpose3d",
]

def convolution(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None, stride: Sequence[_int], padding: Sequence[_int],
    dilation: Sequence[_int], transposed: _bool, output_padding: Sequence[_int], groups: _int,
) -> Tensor: ...
def _convolution_input(
    grad_output: _Tensor, weight: _Tensor, sizes: Sequence[_int], stride: Sequence[_int], padding: Sequence[_int],
    dilation: Sequence[_int], groups: _int,
) -> Tensor: ...
def _convolution_weight(
    grad_output: _Tensor, input: _Tensor, sizes: Sequence[_int], stride: Sequence[_int], padding: Sequence[_int],
    dilation: Sequence[_int], groups: _int,
) -> Tensor: ...
def _narrowed(input: _Tensor, sizes: Sequence[_int]) -> Tensor: ...
@overload
def _convolve(
    operator: _str, dims: _int, input: _Tensor, weight: _Tensor, bias: _Tensor | None, stride: Sequence[_int],
    padding: Sequence[_int], dilation: Sequence[_int], transposed: _bool, output_padding: Sequence[_int], groups: _int,
) -> Tensor: ...
@overload
def _convolve(
    operator: _str, *, axes: _int, input: _Tensor, weight: _Tensor, bias: _Tensor | None, stride: Sequence[_int],
    padding: Sequence[_int], dilation: Sequence[_int], transposed: _bool, output_padding: Sequence[_int], groups: _int,
) -> Tensor: ...
@overload
def _convolve_padded(
    operator: _str, dims: _int, input: _Tensor, weight: _Tensor, bias: _Tensor | None, stride: Sequence[_int],
    padding: _str, dilation: Sequence[_int], groups: _int,
) -> Tensor: ...
@overload
def _convolve_padded(
    operator: _str, *, axes: _int, input: _Tensor, weight: _Tensor, bias: _Tensor | None, stride: Sequence[_int],
    padding: _str, dilation: Sequence[_int], groups: _int,
) -> Tensor: ...
@overload
def conv1d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1,),
    padding: _str = "valid", dilation: Sequence[_int] | _int = (1,), groups: _int = 1,
) -> Tensor: ...
@overload
def conv1d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,), dilation: Sequence[_int] | _int = (1,), groups: _int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1, 1),
    padding: _str = "valid", dilation: Sequence[_int] | _int = (1, 1), groups: _int = 1,
) -> Tensor: ...
@overload
def conv2d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0), dilation: Sequence[_int] | _int = (1, 1), groups: _int = 1,
) -> Tensor: ...
@overload
def conv3d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1, 1, 1),
    padding: _str = "valid", dilation: Sequence[_int] | _int = (1, 1, 1), groups: _int = 1,
) -> Tensor: ...
@overload
def conv3d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0), dilation: Sequence[_int] | _int = (1, 1, 1), groups: _int = 1,
) -> Tensor: ...
def conv_transpose1d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1,),
    padding: Sequence[_int] | _int = (0,), output_padding: Sequence[_int] | _int = (0,), groups: _int = 1,
    dilation: Sequence[_int] | _int = (1,),
) -> Tensor: ...
def conv_transpose2d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1, 1),
    padding: Sequence[_int] | _int = (0, 0), output_padding: Sequence[_int] | _int = (0, 0), groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1),
) -> Tensor: ...
def conv_transpose3d(
    input: _Tensor, weight: _Tensor, bias: _Tensor | None = None, stride: Sequence[_int] | _int = (1, 1, 1),
    padding: Sequence[_int] | _int = (0, 0, 0), output_padding: Sequence[_int] | _int = (0, 0, 0), groups: _int = 1,
    dilation: Sequence[_int] | _int = (1, 1, 1),
) -> Tensor: ...
