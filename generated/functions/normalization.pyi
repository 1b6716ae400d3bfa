"""The functions of normalization.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""
# mypy: disable-error-code="overload-overlap, overload-cannot-match, misc"
# pyright: reportPrivateUsage=false, reportOverlappingOverload=false, reportIncompatibleMethodOverride=false
# Overloads stand in the order in which they are tried; a number may fit several of them.

from collections.abc import Sequence
from typing import overload

from runtime.annotations import _bool, _float, _int, _str, _Tensor

from .. import Tensor, return_types

@overload
def _standardize(input: _Tensor, dims: Sequence[_int], eps: _float) -> return_types._standardize:
    """The input less its mean over `dims`, times `rstd = 1 / sqrt(variance + eps)`; 16-bit inputs as float32."""
@overload
def _standardize(input: _Tensor, *, axes: Sequence[_int], eps: _float) -> return_types._standardize: ...

@overload
def _project(input: _Tensor, even: _Tensor, rstd: _Tensor, dims: Sequence[_int]) -> Tensor:
    """`(self - mean(self) - even * mean(self * even)) * rstd`: the gradient of a standardized input."""
@overload
def _project(input: _Tensor, even: _Tensor, rstd: _Tensor, *, axes: Sequence[_int]) -> Tensor: ...

def _softmax_slope(input: _Tensor, other: _Tensor, total: _Tensor) -> Tensor:
    """`other * (self - total)`: the gradient of the input of `softmax`, from those of its result, `other`."""

def _log_softmax_slope(input: _Tensor, other: _Tensor, total: _Tensor) -> Tensor:
    """`self - exp(other) * total`: the gradient of the input of `log_softmax`, from those of its result,
        `other`.
    """

def _center(input: _Tensor, other: _Tensor, mean: _Tensor, slope: _Tensor, rstd: _Tensor) -> Tensor:
    """`(self - mean - other * slope) * rstd`."""

def _weigh(input: _Tensor, weight: _Tensor | None, bias: _Tensor | None) -> Tensor:
    """`self * weight + bias`, as far as these are given."""

def _scale_and_shift(
    input: _Tensor, mean: _Tensor, rstd: _Tensor, weight: _Tensor | None, bias: _Tensor | None
) -> Tensor:
    """`(self - mean) * rstd * weight + bias`."""

def layer_norm(
    input: _Tensor,
    normalized_shape: Sequence[_int],
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    eps: _float = 1e-05,
) -> Tensor:
    """The last dimensions brought to mean 0 and variance 1, times `weight` and plus `bias`.

    Those dimensions have the shape `normalized_shape`. From Ba and others, arXiv 1607.06450.

    >>> ow.layer_norm(ow.tensor([[1.0, 3.0], [0.0, 100.0]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """

def _check_normalized_shape(
    operator: _str, input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None
) -> Tensor:
    """The input, refused where its shape does not end in `normalized_shape`."""

def rms_norm(
    input: _Tensor, normalized_shape: Sequence[_int], weight: _Tensor | None = None, eps: _float | None = None
) -> Tensor:
    """The last dimensions over the root of their mean square plus `eps`, times `weight`.

    Those dimensions have the shape `normalized_shape`. Left out, `eps` is the distance from 1 to the next
        number. From
    Zhang and Sennrich, arXiv 1910.07467.

    >>> ow.rms_norm(ow.tensor([[3.0, 4.0, 0.0, 0.0]]), (4,))
    tensor([[1.2000, 1.6000, 0.0000, 0.0000]])
    """

def _update_statistic(input: _Tensor, value: _Tensor, momentum: _float) -> Tensor:
    """A running statistic brought closer to `value`, in place."""

def _channel_wise(operator: _str, name: _str, statistic: _Tensor | None, input: _Tensor) -> Tensor:
    """One number a channel, in a shape that broadcasts against the input."""

def nn_batch_norm(
    input: _Tensor,
    running_mean: _Tensor | None,
    running_var: _Tensor | None,
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    training: _bool = False,
    momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor:
    """Every channel (dimension 1) brought to mean 0 and variance 1, times `weight` and plus `bias`.

    From Ioffe and Szegedy, arXiv 1502.03167.

    In training by the mean and variance of the batch, of which `running_mean` and `running_var` take over
        the part
    `momentum`, in place; else by these.

    >>> x = ow.tensor([[1.0], [3.0]])
    >>> mean, variance = ow.zeros(1), ow.ones(1)
    >>> ow.nn.functional.batch_norm(x, mean, variance, training=True)
    tensor([[-1.0000],
            [ 1.0000]])
    >>> mean, variance
    (tensor([0.2000]), tensor([1.1000]))
    """

def batch_norm(
    input: _Tensor,
    weight: _Tensor | None,
    bias: _Tensor | None,
    running_mean: _Tensor | None,
    running_var: _Tensor | None,
    training: _bool,
    momentum: _float,
    eps: _float,
    cudnn_enabled: _bool,
) -> Tensor:
    """Every channel normalized; see `nn.functional.batch_norm`. `cudnn_enabled` says nothing on a CPU.

    >>> ow.batch_norm(ow.tensor([[1.0], [3.0]]), None, None, None, None, True, 0.1, 0.0, False)
    tensor([[-1.],
            [ 1.]])
    """

def nn_instance_norm(
    input: _Tensor,
    running_mean: _Tensor | None = None,
    running_var: _Tensor | None = None,
    weight: _Tensor | None = None,
    bias: _Tensor | None = None,
    use_input_stats: _bool = True,
    momentum: _float = 0.1,
    eps: _float = 1e-05,
) -> Tensor:
    """Every channel of every image brought to mean 0 and variance 1, times `weight` and plus `bias`.

    From Ulyanov and others, arXiv 1607.08022.

    Running statistics are kept as in `batch_norm`, and used with `use_input_stats=False`.

    >>> ow.nn.functional.instance_norm(ow.tensor([[[1.0, 3.0], [0.0, 100.0]]]))
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """

def group_norm(
    input: _Tensor, num_groups: _int, weight: _Tensor | None = None, bias: _Tensor | None = None, eps: _float = 1e-05
) -> Tensor:
    """Every group of channels brought to mean 0 and variance 1, times `weight` and plus `bias`, one a channel.

    Groups are those of one image. From Wu and He, arXiv 1803.08494.

    >>> ow.group_norm(ow.tensor([[1.0, 3.0, 0.0, 100.0]]), 2)
    tensor([[-1.0000,  1.0000, -1.0000,  1.0000]])
    """

def nn_local_response_norm(
    input: _Tensor, size: _int, alpha: _float = 0.0001, beta: _float = 0.75, k: _float = 1.0
) -> Tensor:
    """The input over `(k + alpha * mean of squares of size neighbouring channels) ** beta` (Krizhevsky and
        others, 2012).

    >>> ow.nn.functional.local_response_norm(ow.ones(1, 2, 1), 2, alpha=2.0, beta=1.0)
    tensor([[[0.5000],
             [0.3333]]])
    """
