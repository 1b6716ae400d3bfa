"""The functions and methods of normalization: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_of, all_tensors
from runtime.tensor import Tensor

from ..operators.normalization import (
    _STANDARDIZE, _UNIT_OF, _PROJECT, _MEAN_AND_SLOPE, _SUM_OF_PRODUCTS, _SUM_OF_DISTANCES, _LARGEST_OF_DISTANCES,
    _COUNT_OF_DIFFERENCES, _NORMALIZE_CHANNELS, _NORMALIZE_CHANNELS_BACKWARD, _NORMALIZED_CHANNELS_GRADIENTS,
    _LOG_SOFTMAX_BACKWARD, _CENTER, _WEIGH, _SCALE_AND_SHIFT, _NORMALIZE_ROWS, _NORMALIZE_ROWS_BACKWARD,
    _NORMALIZED_ROWS_GRADIENTS, LAYER_NORM, _CHECK_NORMALIZED_SHAPE, RMS_NORM, _CHANNEL_WISE, NN_BATCH_NORM,
    BATCH_NORM, NN_INSTANCE_NORM, GROUP_NORM, NN_LOCAL_RESPONSE_NORM,
)

__all__ = ["layer_norm", "rms_norm", "batch_norm", "group_norm"]

_STANDARDIZE_FORMS = Overloads("_standardize", _STANDARDIZE)
_UNIT_OF_FORMS = Overloads("_unit_of", _UNIT_OF)
_PROJECT_FORMS = Overloads("_project", _PROJECT)
_MEAN_AND_SLOPE_FORMS = Overloads("_mean_and_slope", _MEAN_AND_SLOPE)
_SUM_OF_PRODUCTS_FORMS = Overloads("_sum_of_products", _SUM_OF_PRODUCTS)
_SUM_OF_DISTANCES_FORMS = Overloads("_sum_of_distances", _SUM_OF_DISTANCES)
_LARGEST_OF_DISTANCES_FORMS = Overloads("_largest_of_distances", _LARGEST_OF_DISTANCES)
_COUNT_OF_DIFFERENCES_FORMS = Overloads("_count_of_differences", _COUNT_OF_DIFFERENCES)
_NORMALIZE_CHANNELS_FORMS = Overloads("_normalize_channels", _NORMALIZE_CHANNELS)
_NORMALIZE_CHANNELS_BACKWARD_FORMS = Overloads("_normalize_channels_backward", _NORMALIZE_CHANNELS_BACKWARD)
_NORMALIZED_CHANNELS_GRADIENTS_FORMS = Overloads("_normalized_channels_gradients", _NORMALIZED_CHANNELS_GRADIENTS)
_LOG_SOFTMAX_BACKWARD_FORMS = Overloads("_log_softmax_backward", _LOG_SOFTMAX_BACKWARD)
_CENTER_FORMS = Overloads("_center", _CENTER)
_WEIGH_FORMS = Overloads("_weigh", _WEIGH)
_SCALE_AND_SHIFT_FORMS = Overloads("_scale_and_shift", _SCALE_AND_SHIFT)
_NORMALIZE_ROWS_FORMS = Overloads("_normalize_rows", _NORMALIZE_ROWS)
_NORMALIZE_ROWS_BACKWARD_FORMS = Overloads("_normalize_rows_backward", _NORMALIZE_ROWS_BACKWARD)
_NORMALIZED_ROWS_GRADIENTS_FORMS = Overloads("_normalized_rows_gradients", _NORMALIZED_ROWS_GRADIENTS)
LAYER_NORM_FORMS = Overloads("layer_norm", LAYER_NORM)
_CHECK_NORMALIZED_SHAPE_FORMS = Overloads("_check_normalized_shape", _CHECK_NORMALIZED_SHAPE)
RMS_NORM_FORMS = Overloads("rms_norm", RMS_NORM)
_CHANNEL_WISE_FORMS = Overloads("_channel_wise", _CHANNEL_WISE)
NN_BATCH_NORM_FORMS = Overloads("nn_batch_norm", NN_BATCH_NORM)
BATCH_NORM_FORMS = Overloads("batch_norm", BATCH_NORM)
NN_INSTANCE_NORM_FORMS = Overloads("nn_instance_norm", NN_INSTANCE_NORM)
GROUP_NORM_FORMS = Overloads("group_norm", GROUP_NORM)
NN_LOCAL_RESPONSE_NORM_FORMS = Overloads("nn_local_response_norm", NN_LOCAL_RESPONSE_NORM)


def _standardize(input=MISSING, dims=MISSING, eps=MISSING, *rest, **named):
    """_standardize(input, dims, eps, centers=True, unit=None) -> return_types.standardize

    The input less its mean over `dims`, times `rstd = 1 / sqrt(variance + eps)`; 16-bit inputs as float32.

    Without `centers` the mean counts as 0. The input is multiplied by `unit` before squares of it are added
        up, and mean
    and variance are of what comes of that.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(dims) is tuple and all_of(int, dims) and type(eps) is float:
                return _STANDARDIZE[input._keys](input, dims, eps, True, None)
        return _STANDARDIZE_FORMS.call(input, dims, eps, rest, named)
    except Exception:
        _STANDARDIZE_FORMS.translate(input, dims, eps, rest, named)
        raise


def _unit_of(rstd=MISSING, *rest, **named):
    """_unit_of(rstd) -> Tensor

    By what elements of an inverse deviation are multiplied, so that their squares fit the dtype.
    """
    if not (rest or named):
        if isinstance(rstd, Tensor):
            return _UNIT_OF[rstd._keys](rstd)
    return _UNIT_OF_FORMS.call(rstd, rest, named)


def _project(input=MISSING, even=MISSING, rstd=MISSING, dims=MISSING, *rest, **named):
    """_project(input, even, rstd, dims, centers=True) -> Tensor

    `(self - mean(self) - even * mean(self * even)) * rstd`: the gradient of a standardized input.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(even, Tensor)
                and isinstance(rstd, Tensor)
                and type(dims) is tuple
                and all_of(int, dims)
            ):
                return _PROJECT[input._keys | even._keys | rstd._keys](input, even, rstd, dims, True)
        return _PROJECT_FORMS.call(input, even, rstd, dims, rest, named)
    except Exception:
        _PROJECT_FORMS.translate(input, even, rstd, dims, rest, named)
        raise


def _mean_and_slope(input=MISSING, other=MISSING, dim=MISSING, *rest, **named):
    """_mean_and_slope(input, other, dim, keepdim=False) -> return_types.mean_and_slope

    The means of the elements, and of their products with those of `other`, in one pass.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dim) is tuple and all_of(int, dim):
                return _MEAN_AND_SLOPE[input._keys | other._keys](input, other, dim, False)
        return _MEAN_AND_SLOPE_FORMS.call(input, other, dim, rest, named)
    except Exception:
        _MEAN_AND_SLOPE_FORMS.translate(input, other, dim, rest, named)
        raise


def _sum_of_products(input=MISSING, other=MISSING, dim=MISSING, *rest, **named):
    """_sum_of_products(input, other, dim) -> Tensor

    The sum of a product, without the product.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dim) is tuple and all_of(int, dim):
                return _SUM_OF_PRODUCTS[input._keys | other._keys](input, other, dim)
        return _SUM_OF_PRODUCTS_FORMS.call(input, other, dim, rest, named)
    except Exception:
        _SUM_OF_PRODUCTS_FORMS.translate(input, other, dim, rest, named)
        raise


def _sum_of_distances(input=MISSING, other=MISSING, dim=MISSING, *rest, **named):
    """_sum_of_distances(input, other, dim) -> Tensor

    The sum of absolute differences, without the differences.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dim) is tuple and all_of(int, dim):
                return _SUM_OF_DISTANCES[input._keys | other._keys](input, other, dim)
        return _SUM_OF_DISTANCES_FORMS.call(input, other, dim, rest, named)
    except Exception:
        _SUM_OF_DISTANCES_FORMS.translate(input, other, dim, rest, named)
        raise


def _largest_of_distances(input=MISSING, other=MISSING, dim=MISSING, *rest, **named):
    """_largest_of_distances(input, other, dim) -> Tensor

    The largest of absolute differences, without the differences.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dim) is tuple and all_of(int, dim):
                return _LARGEST_OF_DISTANCES[input._keys | other._keys](input, other, dim)
        return _LARGEST_OF_DISTANCES_FORMS.call(input, other, dim, rest, named)
    except Exception:
        _LARGEST_OF_DISTANCES_FORMS.translate(input, other, dim, rest, named)
        raise


def _count_of_differences(input=MISSING, other=MISSING, dim=MISSING, *rest, **named):
    """_count_of_differences(input, other, dim) -> Tensor

    How many elements differ; NaN where it cannot be said of one of them.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor) and type(dim) is tuple and all_of(int, dim):
                return _COUNT_OF_DIFFERENCES[input._keys | other._keys](input, other, dim)
        return _COUNT_OF_DIFFERENCES_FORMS.call(input, other, dim, rest, named)
    except Exception:
        _COUNT_OF_DIFFERENCES_FORMS.translate(input, other, dim, rest, named)
        raise


def _normalize_channels(
    input=MISSING, weight=MISSING, bias=MISSING, channels=MISSING, inner=MISSING, eps=MISSING, *rest, **named
):
    """_normalize_channels(input, weight, bias, channels, inner, eps) -> return_types.normalize_channels

    Channels brought to mean 0 and variance 1 over all samples, with their means, inverse deviations and
        variances.

    A sample is `channels` planes of `inner` elements; each channel has a weight and a shift.
    """
    try:
        return _NORMALIZE_CHANNELS_FORMS.call(input, weight, bias, channels, inner, eps, rest, named)
    except Exception:
        _NORMALIZE_CHANNELS_FORMS.translate(input, weight, bias, channels, inner, eps, rest, named)
        raise


def _normalize_channels_backward(
    grad_output=MISSING, input=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, channels=MISSING, inner=MISSING,
    eps=MISSING, of_self=MISSING, *rest, **named,
):
    """_normalize_channels_backward(grad_output, input, mean, rstd, weight, channels, inner, eps, of_self) ->
        tuple[Tensor, Tensor, Tensor]

    The gradients of the first three tensors of `_normalize_channels`; that of the input only where it is
        wanted.
    """
    try:
        return _NORMALIZE_CHANNELS_BACKWARD_FORMS.call(
            grad_output, input, mean, rstd, weight, channels, inner, eps, of_self, rest, named
        )
    except Exception:
        _NORMALIZE_CHANNELS_BACKWARD_FORMS.translate(
            grad_output, input, mean, rstd, weight, channels, inner, eps, of_self, rest, named
        )
        raise


def _normalized_channels_gradients(
    grad_output=MISSING, input=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, channels=MISSING, inner=MISSING,
    of_self=MISSING, *rest, **named,
):
    """_normalized_channels_gradients(grad_output, input, mean, rstd, weight, channels, inner, of_self) ->
        tuple[Tensor, Tensor, Tensor]

    The same from what the forward pass found, not differentiable; of an input that does not want it no
        elements.
    """
    try:
        return _NORMALIZED_CHANNELS_GRADIENTS_FORMS.call(
            grad_output, input, mean, rstd, weight, channels, inner, of_self, rest, named
        )
    except Exception:
        _NORMALIZED_CHANNELS_GRADIENTS_FORMS.translate(
            grad_output, input, mean, rstd, weight, channels, inner, of_self, rest, named
        )
        raise


def _log_softmax_backward(input=MISSING, other=MISSING, total=MISSING, *rest, **named):
    """_log_softmax_backward(input, other, total) -> Tensor

    `self - exp(other) * total`: the gradient of the input of `log_softmax`, from those of its result,
        `other`.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(other, Tensor) and isinstance(total, Tensor):
            return _LOG_SOFTMAX_BACKWARD[input._keys | other._keys | total._keys](input, other, total)
    return _LOG_SOFTMAX_BACKWARD_FORMS.call(input, other, total, rest, named)


def _center(input=MISSING, other=MISSING, mean=MISSING, slope=MISSING, rstd=MISSING, *rest, **named):
    """_center(input, other, mean, slope, rstd) -> Tensor

    `(self - mean - other * slope) * rstd`.
    """
    if not (rest or named):
        if (
            isinstance(input, Tensor)
            and isinstance(other, Tensor)
            and isinstance(mean, Tensor)
            and isinstance(slope, Tensor)
            and isinstance(rstd, Tensor)
        ):
            return _CENTER[
                input._keys | other._keys | mean._keys | slope._keys | rstd._keys
            ](input, other, mean, slope, rstd)
    return _CENTER_FORMS.call(input, other, mean, slope, rstd, rest, named)


def _weigh(input=MISSING, weight=MISSING, bias=MISSING, *rest, **named):
    """_weigh(input, weight, bias) -> Tensor

    `self * weight + bias`, as far as these are given.
    """
    return _WEIGH_FORMS.call(input, weight, bias, rest, named)


def _scale_and_shift(input=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, bias=MISSING, *rest, **named):
    """_scale_and_shift(input, mean, rstd, weight, bias) -> Tensor

    `(self - mean) * rstd * weight + bias`.
    """
    return _SCALE_AND_SHIFT_FORMS.call(input, mean, rstd, weight, bias, rest, named)


def _normalize_rows(
    input=MISSING, weight=MISSING, bias=MISSING, groups=MISSING, channels=MISSING, inner=MISSING, eps=MISSING, *rest,
    **named,
):
    """_normalize_rows(input, weight, bias, groups, channels, inner, eps, centers=True) ->
        return_types.normalize_rows

    Rows of `channels * inner` elements brought to mean 0 and variance 1, with their means and inverse
        deviations.

    Without `centers` they are divided by the root of their mean square and `eps`. `groups` rows after one
        another are a sample, which has a weight and a shift for each channel of each row.
    """
    try:
        return _NORMALIZE_ROWS_FORMS.call(input, weight, bias, groups, channels, inner, eps, rest, named)
    except Exception:
        _NORMALIZE_ROWS_FORMS.translate(input, weight, bias, groups, channels, inner, eps, rest, named)
        raise


def _normalize_rows_backward(
    grad_output=MISSING, input=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, bias=MISSING, groups=MISSING,
    channels=MISSING, inner=MISSING, eps=MISSING, of_self=MISSING, of_weights=MISSING, *rest, **named,
):
    """_normalize_rows_backward(grad_output, input, mean, rstd, weight, bias, groups, channels, inner, eps,
        of_self, of_weights, centers=True) -> tuple[Tensor, Tensor, Tensor]

    The gradients of the first three tensors of `_normalize_rows`, of the input, or of weight and bias, as
        far as they are wanted.
    """
    try:
        return _NORMALIZE_ROWS_BACKWARD_FORMS.call(
            grad_output, input, mean, rstd, weight, bias, groups, channels, inner, eps, of_self, of_weights, rest, named
        )
    except Exception:
        _NORMALIZE_ROWS_BACKWARD_FORMS.translate(
            grad_output, input, mean, rstd, weight, bias, groups, channels, inner, eps, of_self, of_weights, rest, named
        )
        raise


def _normalized_rows_gradients(
    grad_output=MISSING, input=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, bias=MISSING, groups=MISSING,
    channels=MISSING, inner=MISSING, of_self=MISSING, of_weights=MISSING, *rest, **named,
):
    """_normalized_rows_gradients(grad_output, input, mean, rstd, weight, bias, groups, channels, inner,
        of_self, of_weights, centers=True) -> tuple[Tensor, Tensor, Tensor]

    The same from what the forward pass found, not differentiable; what is not wanted has no elements.
    """
    try:
        return _NORMALIZED_ROWS_GRADIENTS_FORMS.call(
            grad_output, input, mean, rstd, weight, bias, groups, channels, inner, of_self, of_weights, rest, named
        )
    except Exception:
        _NORMALIZED_ROWS_GRADIENTS_FORMS.translate(
            grad_output, input, mean, rstd, weight, bias, groups, channels, inner, of_self, of_weights, rest, named
        )
        raise


def layer_norm(input=MISSING, normalized_shape=MISSING, *rest, **named):
    """layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05) -> Tensor

    The last dimensions brought to mean 0 and variance 1, times `weight` and plus `bias`.

    Those dimensions have the shape `normalized_shape`. From Ba and others, arXiv 1607.06450.

    >>> ow.layer_norm(ow.tensor([[1.0, 3.0], [0.0, 100.0]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(normalized_shape) is tuple and all_of(int, normalized_shape):
                return LAYER_NORM[input._keys](input, normalized_shape, None, None, 1e-05)
        if (
            not named
            and all_tensors(rest, 2)
            and isinstance(input, Tensor)
            and type(normalized_shape) is tuple
            and all_of(int, normalized_shape)
        ):
            return LAYER_NORM[input._keys | keys_of(rest)](input, normalized_shape, *rest, 1e-05)
        return LAYER_NORM_FORMS.call(input, normalized_shape, rest, named)
    except Exception:
        LAYER_NORM_FORMS.translate(input, normalized_shape, rest, named)
        raise


def _check_normalized_shape(operator=MISSING, input=MISSING, normalized_shape=MISSING, weight=MISSING, *rest, **named):
    """_check_normalized_shape(operator, input, normalized_shape, weight) -> Tensor

    The input; one whose shape does not end in `normalized_shape` raises.
    """
    try:
        return _CHECK_NORMALIZED_SHAPE_FORMS.call(operator, input, normalized_shape, weight, rest, named)
    except Exception:
        _CHECK_NORMALIZED_SHAPE_FORMS.translate(operator, input, normalized_shape, weight, rest, named)
        raise


def rms_norm(input=MISSING, normalized_shape=MISSING, *rest, **named):
    """rms_norm(input, normalized_shape, weight=None, eps=None) -> Tensor

    The last dimensions over the root of their mean square plus `eps`, times `weight`.

    Those dimensions have the shape `normalized_shape`. Left out, `eps` is the distance from 1 to the next
        number. From
    Zhang and Sennrich, arXiv 1910.07467.

    >>> ow.rms_norm(ow.tensor([[3.0, 4.0, 0.0, 0.0]]), (4,))
    tensor([[1.2000, 1.6000, 0.0000, 0.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(normalized_shape) is tuple and all_of(int, normalized_shape):
                return RMS_NORM[input._keys](input, normalized_shape, None, None)
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and type(normalized_shape) is tuple
            and all_of(int, normalized_shape)
        ):
            return RMS_NORM[input._keys | keys_of(rest)](input, normalized_shape, *rest, None)
        return RMS_NORM_FORMS.call(input, normalized_shape, rest, named)
    except Exception:
        RMS_NORM_FORMS.translate(input, normalized_shape, rest, named)
        raise


def _channel_wise(operator=MISSING, name=MISSING, statistic=MISSING, input=MISSING, *rest, **named):
    """_channel_wise(operator, name, statistic, input) -> Tensor

    One number a channel, in a shape that broadcasts against the input.
    """
    try:
        return _CHANNEL_WISE_FORMS.call(operator, name, statistic, input, rest, named)
    except Exception:
        _CHANNEL_WISE_FORMS.translate(operator, name, statistic, input, rest, named)
        raise


def nn_batch_norm(input=MISSING, running_mean=MISSING, running_var=MISSING, *rest, **named):
    """batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1,
        eps=1e-05) -> Tensor

    Every channel (dimension 1) brought to mean 0 and variance 1, times `weight` and plus `bias`.

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
    try:
        return NN_BATCH_NORM_FORMS.call(input, running_mean, running_var, rest, named)
    except Exception:
        NN_BATCH_NORM_FORMS.translate(input, running_mean, running_var, rest, named)
        raise


def batch_norm(
    input=MISSING, weight=MISSING, bias=MISSING, running_mean=MISSING, running_var=MISSING, training=MISSING,
    momentum=MISSING, eps=MISSING, cudnn_enabled=MISSING, *rest, **named,
):
    """batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled) ->
        Tensor

    Every channel normalized; see `nn.functional.batch_norm`. `cudnn_enabled` says nothing on a CPU.

    >>> ow.batch_norm(ow.tensor([[1.0], [3.0]]), None, None, None, None, True, 0.1, 1e-9, False)
    tensor([[-1.],
            [ 1.]])
    """
    try:
        return BATCH_NORM_FORMS.call(
            input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled, rest, named
        )
    except Exception:
        BATCH_NORM_FORMS.translate(
            input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled, rest, named
        )
        raise


def nn_instance_norm(input=MISSING, *rest, **named):
    """instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True,
        momentum=0.1, eps=1e-05) -> Tensor

    Every channel of every image brought to mean 0 and variance 1, times `weight` and plus `bias`.

    From Ulyanov and others, arXiv 1607.08022.

    Running statistics are kept as in `batch_norm`, and used with `use_input_stats=False`.

    >>> ow.nn.functional.instance_norm(ow.tensor([[[1.0, 3.0], [0.0, 100.0]]]))
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return NN_INSTANCE_NORM[input._keys](input, None, None, None, None, True, 0.1, 1e-05)
        if not named and all_tensors(rest, 4) and isinstance(input, Tensor):
            return NN_INSTANCE_NORM[input._keys | keys_of(rest)](input, *rest, True, 0.1, 1e-05)
        return NN_INSTANCE_NORM_FORMS.call(input, rest, named)
    except Exception:
        NN_INSTANCE_NORM_FORMS.translate(input, rest, named)
        raise


def group_norm(input=MISSING, num_groups=MISSING, *rest, **named):
    """group_norm(input, num_groups, weight=None, bias=None, eps=1e-05) -> Tensor

    Every group of channels brought to mean 0 and variance 1, times `weight` and plus `bias`, one a channel.

    Groups are those of one image. From Wu and He, arXiv 1803.08494.

    >>> ow.group_norm(ow.tensor([[1.0, 3.0, 0.0, 100.0]]), 2)
    tensor([[-1.0000,  1.0000, -1.0000,  1.0000]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(num_groups) is int:
                return GROUP_NORM[input._keys](input, num_groups, None, None, 1e-05)
        if not named and all_tensors(rest, 2) and isinstance(input, Tensor) and type(num_groups) is int:
            return GROUP_NORM[input._keys | keys_of(rest)](input, num_groups, *rest, 1e-05)
        return GROUP_NORM_FORMS.call(input, num_groups, rest, named)
    except Exception:
        GROUP_NORM_FORMS.translate(input, num_groups, rest, named)
        raise


def nn_local_response_norm(input=MISSING, size=MISSING, *rest, **named):
    """local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0) -> Tensor

    The input over `(k + alpha * mean of squares of size neighbouring channels) ** beta` (Krizhevsky and
        others, 2012).

    >>> ow.nn.functional.local_response_norm(ow.ones(1, 2, 1), 2, alpha=2.0, beta=1.0)
    tensor([[[0.5000],
             [0.3333]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(size) is int:
                return NN_LOCAL_RESPONSE_NORM[input._keys](input, size, 0.0001, 0.75, 1.0)
        return NN_LOCAL_RESPONSE_NORM_FORMS.call(input, size, rest, named)
    except Exception:
        NN_LOCAL_RESPONSE_NORM_FORMS.translate(input, size, rest, named)
        raise
