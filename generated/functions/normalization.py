# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of normalization."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(result="return_types.standardize")
def _standardize(input, dims, eps, centers=True, unit=None):
    """The input less its mean over `dims`, times `rstd = 1 / sqrt(variance + eps)`; 16-bit inputs as float32.

    Without `centers` the mean counts as 0. The input is multiplied by `unit` before squares of it are added
        up, and mean
    and variance are of what comes of that.
    """


_unit_of = declare("_unit_of(rstd)", "By what elements of an inverse deviation are multiplied, so that their squares "
    "fit the dtype.")
_project = declare("_project(input, even, rstd, dims, centers=True)", "`(self - mean(self) - even * mean(self * even)) "
    "* rstd`: the gradient of a standardized input.")
_mean_and_slope = declare("_mean_and_slope(input, other, dim, keepdim=False)", "The means of the elements, and of "
    "their products with those of `other`, in one pass.", result="return_types.mean_and_slope")
_sum_of_products = declare("_sum_of_products(input, other, dim)", "The sum of a product, without the product.")
_sum_of_distances = declare("_sum_of_distances(input, other, dim)", "The sum of absolute differences, without the "
    "differences.")
_largest_of_distances = declare("_largest_of_distances(input, other, dim)", "The largest of absolute differences, "
    "without the differences.")
_count_of_differences = declare("_count_of_differences(input, other, dim)", "How many elements differ; NaN where it "
    "cannot be said of one of them.")


@public(result="return_types.normalize_channels")
def _normalize_channels(input, weight, bias, channels, inner, eps):
    """Channels brought to mean 0 and variance 1 over all samples, with their means, inverse deviations and
        variances.

    A sample is `channels` planes of `inner` elements; each channel has a weight and a shift.
    """


_normalize_channels_backward = declare("_normalize_channels_backward(grad_output, input, mean, rstd, weight, channels, "
    "inner, eps, of_self)", "The gradients of the first three tensors of `_normalize_channels`; that of the input only "
    "where it is wanted.", result="tuple[Tensor, Tensor, Tensor]")
_normalized_channels_gradients = declare("_normalized_channels_gradients(grad_output, input, mean, rstd, weight, "
    "channels, inner, of_self)", "The same from what the forward pass found, not differentiable; of an input that does "
    "not want it no elements.", result="tuple[Tensor, Tensor, Tensor]")
_log_softmax_backward = declare("_log_softmax_backward(input, other, total)", "`self - exp(other) * total`: the "
    "gradient of the input of `log_softmax`, from those of its result, `other`.")
_center = declare("_center(input, other, mean, slope, rstd)", "`(self - mean - other * slope) * rstd`.")
_weigh = declare("_weigh(input, weight, bias)", "`self * weight + bias`, as far as these are given.")
_scale_and_shift = declare("_scale_and_shift(input, mean, rstd, weight, bias)", "`(self - mean) * rstd * weight + "
    "bias`.")


@public(result="return_types.normalize_rows")
def _normalize_rows(input, weight, bias, groups, channels, inner, eps, centers=True):
    """Rows of `channels * inner` elements brought to mean 0 and variance 1, with their means and inverse
        deviations.

    Without `centers` they are divided by the root of their mean square and `eps`. `groups` rows after one
        another are a sample, which has a weight and a shift for each channel of each row.
    """


_normalize_rows_backward = declare("_normalize_rows_backward(grad_output, input, mean, rstd, weight, bias, groups, "
    "channels, inner, eps, of_self, of_weights, centers=True)", "The gradients of the first three tensors of "
    "`_normalize_rows`, of the input, or of weight and bias, as far as they are wanted.",
    result="tuple[Tensor, Tensor, Tensor]")
_normalized_rows_gradients = declare("_normalized_rows_gradients(grad_output, input, mean, rstd, weight, bias, groups, "
    "channels, inner, of_self, of_weights, centers=True)", "The same from what the forward pass found, not "
    "differentiable; what is not wanted has no elements.", result="tuple[Tensor, Tensor, Tensor]")


@public()
def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-05):
    """The last dimensions brought to mean 0 and variance 1, times `weight` and plus `bias`.

    Those dimensions have the shape `normalized_shape`. From Ba and others, arXiv 1607.06450.

    >>> ow.layer_norm(ow.tensor([[1.0, 3.0], [0.0, 100.0]]), (2,))
    tensor([[-1.0000,  1.0000],
            [-1.0000,  1.0000]])
    """


_check_normalized_shape = declare("_check_normalized_shape(operator, input, normalized_shape, weight)", "The input; "
    "one whose shape does not end in `normalized_shape` raises.")


@public()
def rms_norm(input, normalized_shape, weight=None, eps=None):
    """The last dimensions over the root of their mean square plus `eps`, times `weight`.

    Those dimensions have the shape `normalized_shape`. Left out, `eps` is the distance from 1 to the next
        number. From
    Zhang and Sennrich, arXiv 1910.07467.

    >>> ow.rms_norm(ow.tensor([[3.0, 4.0, 0.0, 0.0]]), (4,))
    tensor([[1.2000, 1.6000, 0.0000, 0.0000]])
    """


_channel_wise = declare("_channel_wise(operator, name, statistic, input)", "One number a channel, in a shape that "
    "broadcasts against the input.")


@public(module="nn")
def nn_batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05):
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


@public()
def batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps, cudnn_enabled):
    """Every channel normalized; see `nn.functional.batch_norm`. `cudnn_enabled` says nothing on a CPU.

    >>> ow.batch_norm(ow.tensor([[1.0], [3.0]]), None, None, None, None, True, 0.1, 1e-9, False)
    tensor([[-1.],
            [ 1.]])
    """


@public(module="nn")
def nn_instance_norm(
    input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05
):
    """Every channel of every image brought to mean 0 and variance 1, times `weight` and plus `bias`.

    From Ulyanov and others, arXiv 1607.08022.

    Running statistics are kept as in `batch_norm`, and used with `use_input_stats=False`.

    >>> ow.nn.functional.instance_norm(ow.tensor([[[1.0, 3.0], [0.0, 100.0]]]))
    tensor([[[-1.0000,  1.0000],
             [-1.0000,  1.0000]]])
    """


@public()
def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05):
    """Every group of channels brought to mean 0 and variance 1, times `weight` and plus `bias`, one a channel.

    Groups are those of one image. From Wu and He, arXiv 1803.08494.

    >>> ow.group_norm(ow.tensor([[1.0, 3.0, 0.0, 100.0]]), 2)
    tensor([[-1.0000,  1.0000, -1.0000,  1.0000]])
    """


@public(module="nn")
def nn_local_response_norm(input, size, alpha=0.0001, beta=0.75, k=1.0):
    """The input over `(k + alpha * mean of squares of size neighbouring channels) ** beta` (Krizhevsky and
        others, 2012).

    >>> ow.nn.functional.local_response_norm(ow.ones(1, 2, 1), 2, alpha=2.0, beta=1.0)
    tensor([[[0.5000],
             [0.3333]]])
    """
