"""The functions of pooling.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

import builtins
from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _Tensor

from .. import Tensor, return_types

def _max_pool(
    input: _Tensor,
    kernel_size: Sequence[_int],
    stride: Sequence[_int],
    padding: Sequence[_int],
    dilation: Sequence[_int],
    ceil_mode: _bool,
) -> return_types._max_pool:
    """The largest elements of windows, and their places in a plane."""

@overload
def _max_pool_of(
    dims: _int,
    input: _Tensor,
    kernel_size: Sequence[_int],
    stride: Sequence[_int] | None,
    padding: Sequence[_int],
    dilation: Sequence[_int],
    ceil_mode: _bool,
) -> return_types._max_pool_of:
    """The largest elements of windows, and their places in a plane."""
@overload
def _max_pool_of(
    *,
    axes: _int,
    input: _Tensor,
    kernel_size: Sequence[_int],
    stride: Sequence[_int] | None,
    padding: Sequence[_int],
    dilation: Sequence[_int],
    ceil_mode: _bool,
) -> return_types._max_pool_of: ...

@overload
def _average_pool_of(
    dims: _int,
    input: _Tensor,
    kernel_size: Sequence[_int],
    stride: Sequence[_int] | None,
    padding: Sequence[_int],
    ceil_mode: _bool,
    count_include_pad: _bool,
    divisor_override: _int | None,
) -> Tensor:
    """The means of windows."""
@overload
def _average_pool_of(
    *,
    axes: _int,
    input: _Tensor,
    kernel_size: Sequence[_int],
    stride: Sequence[_int] | None,
    padding: Sequence[_int],
    ceil_mode: _bool,
    count_include_pad: _bool,
    divisor_override: _int | None,
) -> Tensor: ...

@overload
def _adaptive_max_pool(input: _Tensor, output_size: Sequence[_int]) -> return_types._adaptive_max_pool:
    """The largest elements of windows that divide the input evenly, and their places in a plane."""
@overload
def _adaptive_max_pool(input: _Tensor, *output_size: _int) -> return_types._adaptive_max_pool: ...

@overload
def _add_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor:
    """Zeros to which elements are added at their places in a plane."""
@overload
def _add_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...

@overload
def _put_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor:
    """Zeros in which elements stand at their places in a plane."""
@overload
def _put_in_planes(input: _Tensor, indices: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...

@overload
def _take_last_from_planes(grad: _Tensor, indices: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor:
    """The gradient of the elements that are put into planes; those that others were written over get 0."""
@overload
def _take_last_from_planes(grad: _Tensor, indices: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...

@overload
def _take_from_planes(input: _Tensor, indices: _Tensor, dims: _int) -> Tensor:
    """The elements at places in a plane."""
@overload
def _take_from_planes(input: _Tensor, indices: _Tensor, *, axes: _int) -> Tensor: ...

def _average_pool(
    input: _Tensor,
    kernel_size: Sequence[_int],
    stride: Sequence[_int],
    padding: Sequence[_int],
    ceil_mode: _bool,
    count_include_pad: _bool,
    divisor_override: _int | None,
) -> Tensor:
    """The means of windows."""

def _average_pool_backward(
    grad_output: _Tensor,
    sizes: Sequence[_int],
    kernel_size: Sequence[_int],
    stride: Sequence[_int],
    padding: Sequence[_int],
    ceil_mode: _bool,
    count_include_pad: _bool,
    divisor_override: _int | None,
) -> Tensor:
    """The gradient of the input of a mean of windows."""

@overload
def _adaptive_average_pool(input: _Tensor, output_size: Sequence[_int]) -> Tensor:
    """The means of windows that divide the input evenly."""
@overload
def _adaptive_average_pool(input: _Tensor, *output_size: _int) -> Tensor: ...

@overload
def _adaptive_average_pool_backward(grad_output: _Tensor, sizes: Sequence[_int], dims: _int) -> Tensor:
    """The gradient of the input of a mean of windows that divide it evenly."""
@overload
def _adaptive_average_pool_backward(grad_output: _Tensor, sizes: Sequence[_int], *, axes: _int) -> Tensor: ...

def max_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """

def max_pool1d_with_indices(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    ceil_mode: _bool = False,
) -> builtins.tuple[Tensor, Tensor]:
    """The largest element of every window of the last dimension, and its index in the input.

    >>> ow.max_pool1d_with_indices(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    (tensor([[5., 4.]]), tensor([[1, 3]]))
    """

def nn_max_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    dilation: Sequence[_int] | _int = (1,),
    ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor:
    """The largest element of every window of the last dimension; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool1d`.

    >>> ow.nn.functional.max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """

def nn_adaptive_max_pool1d(input: _Tensor, output_size: Sequence[_int] | _int, return_indices: _bool = False) -> Tensor:
    """The largest element of each of `output_size` windows that divide the last dimension evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[5., 4.]])
    """

def nn_max_unpool1d(
    input: _Tensor,
    indices: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of `max_pool1d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.tensor([[1.0, 5.0, 2.0, 4.0]])
    >>> values, indices = ow.nn.functional.max_pool1d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool1d(values, indices, 2).flatten()
    tensor([0., 5., 0., 4.])
    """

def avg_pool1d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0,),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
) -> Tensor:
    """The mean of every window of the last dimension.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.

    >>> ow.nn.functional.avg_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    tensor([[3., 3.]])
    """

@overload
def adaptive_avg_pool1d(input: _Tensor, output_size: Sequence[_int] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last dimension evenly.

    >>> ow.nn.functional.adaptive_avg_pool1d(ow.tensor([[1.0, 5.0, 2.0]]), 2)
    tensor([[3.0000, 3.5000]])
    """
@overload
def adaptive_avg_pool1d(input: _Tensor, *output_size: _int) -> Tensor: ...

def nn_lp_pool1d(
    input: _Tensor,
    norm_type: _float,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The p-norm of every window of the last dimension, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool1d(ow.tensor([[3.0, 4.0]]), 2, 2)
    tensor([[5.]])
    """

def max_pool2d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def nn_max_pool2d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    dilation: Sequence[_int] | _int = (1, 1),
    ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor:
    """The largest element of every window of the last two dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool2d`.

    >>> ow.nn.functional.max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def nn_adaptive_max_pool2d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, return_indices: _bool = False
) -> Tensor:
    """The largest element of each of `output_size` windows that divide the last two dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 5.,  7.],
             [13., 15.]]])
    """

def nn_max_unpool2d(
    input: _Tensor,
    indices: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of `max_pool2d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(4.0).reshape(1, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool2d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool2d(values, indices, 2).flatten()
    tensor([0., 0., 0., 3.])
    """

def avg_pool2d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
    divisor_override: _int | None = None,
) -> Tensor:
    """The mean of every window of the last two dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), 2)
    tensor([[[ 2.5000,  4.5000],
             [10.5000, 12.5000]]])
    """

def adaptive_avg_pool2d(input: _Tensor, output_size: Sequence[_int | None] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last two dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool2d(ow.arange(16.0).reshape(1, 4, 4), (1, 2))
    tensor([[[6.5000, 8.5000]]])
    """

def nn_lp_pool2d(
    input: _Tensor,
    norm_type: _float,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The p-norm of every window of the last two dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool2d(ow.ones(1, 1, 2, 2), 2, 2)
    tensor([[[[2.]]]])
    """

def max_pool3d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    ceil_mode: _bool = False,
) -> Tensor:
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    >>> ow.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """

def nn_max_pool3d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    dilation: Sequence[_int] | _int = (1, 1, 1),
    ceil_mode: _bool = False,
    return_indices: _bool = False,
) -> Tensor:
    """The largest element of every window of the last three dimensions; NaN counts as the largest.

    `stride` is the size of the window when left out. With `ceil_mode` the last window may hang over the
        end.

    With `return_indices` the result is a pair: the elements, and their indices in their planes, for
        `max_unpool3d`.

    >>> ow.nn.functional.max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    7.0
    """

def nn_adaptive_max_pool3d(
    input: _Tensor, output_size: Sequence[_int | None] | _int, return_indices: _bool = False
) -> Tensor:
    """The largest element of each of `output_size` windows that divide the last three dimensions evenly.

    With `return_indices` the result is a pair: the elements, and their indices in their planes.

    >>> ow.nn.functional.adaptive_max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    7.0
    """

def nn_max_unpool3d(
    input: _Tensor,
    indices: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    output_size: Sequence[_int] | None = None,
) -> Tensor:
    """The inverse of `max_pool3d` as far as there is one: the elements at the indices that it gave, zeros
        elsewhere.

    >>> x = ow.arange(8.0).reshape(1, 2, 2, 2)
    >>> values, indices = ow.nn.functional.max_pool3d(x, 2, return_indices=True)
    >>> ow.nn.functional.max_unpool3d(values, indices, 2).flatten()
    tensor([0., 0., 0., 0., 0., 0., 0., 7.])
    """

def avg_pool3d(
    input: _Tensor,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    padding: Sequence[_int] | _int = (0, 0, 0),
    ceil_mode: _bool = False,
    count_include_pad: _bool = True,
    divisor_override: _int | None = None,
) -> Tensor:
    """The mean of every window of the last three dimensions.

    `stride` is the size of the window when left out; padding counts as zeros unless
        `count_include_pad=False`.
    `divisor_override` is divided by in place of the number of elements.

    >>> ow.nn.functional.avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 2).item()
    3.5
    """

def adaptive_avg_pool3d(input: _Tensor, output_size: Sequence[_int | None] | _int) -> Tensor:
    """The mean of each of `output_size` windows that divide the last three dimensions evenly.

    >>> ow.nn.functional.adaptive_avg_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1).item()
    3.5
    """

def nn_lp_pool3d(
    input: _Tensor,
    norm_type: _float,
    kernel_size: Sequence[_int] | _int,
    stride: Sequence[_int] | _int | None = None,
    ceil_mode: _bool = False,
) -> Tensor:
    """The p-norm of every window of the last three dimensions, `sum(input ** p) ** (1 / p)`.

    >>> ow.nn.functional.lp_pool3d(ow.ones(1, 1, 2, 2, 2), 1, 2).item()
    8.0
    """
