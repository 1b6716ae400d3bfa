# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of nn_tasks."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public(module="nn")
def reflection_pad1d(input, padding, *, out=None):
    """The input with more elements around its last dimension, mirrored at the border element.

    >>> ow.nn.functional.reflection_pad1d(ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[2., 1., 2.]])
    """


@public(module="nn")
def reflection_pad1d_backward(grad_output, input, padding, *, out=None):
    """The gradient of the input of `reflection_pad1d`.

    >>> ow.nn.functional.reflection_pad1d_backward(ow.ones(1, 3), ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[1., 2.]])
    """


@public(module="nn")
def replication_pad1d(input, padding, *, out=None):
    """The input with more elements around its last dimension, the border element.

    >>> ow.nn.functional.replication_pad1d(ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[1., 1., 2.]])
    """


@public(module="nn")
def replication_pad1d_backward(grad_output, input, padding, *, out=None):
    """The gradient of the input of `replication_pad1d`.

    >>> ow.nn.functional.replication_pad1d_backward(ow.ones(1, 3), ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[2., 1.]])
    """


@public(module="nn")
def reflection_pad2d(input, padding, *, out=None):
    """The input with more elements around its last 2 dimensions, mirrored at the border element.

    >>> ow.nn.functional.reflection_pad2d(ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[2., 1., 2.],
             [4., 3., 4.]]])
    """


@public(module="nn")
def reflection_pad2d_backward(grad_output, input, padding, *, out=None):
    """The gradient of the input of `reflection_pad2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 3)
    >>> F.reflection_pad2d_backward(grad, ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[1., 2.],
             [1., 2.]]])
    """


@public(module="nn")
def replication_pad2d(input, padding, *, out=None):
    """The input with more elements around its last 2 dimensions, the border element.

    >>> ow.nn.functional.replication_pad2d(ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[1., 1., 2.],
             [3., 3., 4.]]])
    """


@public(module="nn")
def replication_pad2d_backward(grad_output, input, padding, *, out=None):
    """The gradient of the input of `replication_pad2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 3)
    >>> F.replication_pad2d_backward(grad, ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[2., 1.],
             [2., 1.]]])
    """


@public(module="nn")
def reflection_pad3d(input, padding, *, out=None):
    """The input with more elements around its last 3 dimensions, mirrored at the border element.

    >>> ow.nn.functional.reflection_pad3d(ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 3])
    """


@public(module="nn")
def reflection_pad3d_backward(grad_output, input, padding, *, out=None):
    """The gradient of the input of `reflection_pad3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 2, 3)
    >>> F.reflection_pad3d_backward(grad, ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 2])
    """


@public(module="nn")
def replication_pad3d(input, padding, *, out=None):
    """The input with more elements around its last 3 dimensions, the border element.

    >>> ow.nn.functional.replication_pad3d(ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 3])
    """


@public(module="nn")
def replication_pad3d_backward(grad_output, input, padding, *, out=None):
    """The gradient of the input of `replication_pad3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 2, 3)
    >>> F.replication_pad3d_backward(grad, ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 2])
    """


_pad_backward = declare("_pad_backward(grad_output, sizes, padding, mode)", "The gradient of what more elements are "
    "put around.")


@public("", "vec", module="nn")
def upsample_nearest1d(input, output_size, scales=None, *, out=None):
    """upsample_nearest1d(input, output_size, scales=None, *, out=None) -> Tensor
    upsample_nearest1d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_nearest1d(ow.tensor([[[1.0, 3.0]]]), (4,))
    tensor([[[1., 1., 3., 3.]]])
    """


@public(module="nn")
def upsample_nearest1d_backward(grad_output, output_size, input_size, scales=None, *, out=None):
    """The gradient of the input of `upsample_nearest1d`.

    >>> ow.nn.functional.upsample_nearest1d_backward(ow.ones(1, 1, 2), (2,), (1, 1, 1))
    tensor([[[2.]]])
    """


@public("", "vec", module="nn")
def upsample_nearest2d(input, output_size, scales_h=None, scales_w=None, *, out=None):
    """upsample_nearest2d(input, output_size, scales_h=None, scales_w=None, *, out=None) -> Tensor
    upsample_nearest2d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_nearest2d(ow.ones(1, 1, 1, 1), (2, 2))
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """


@public(module="nn")
def upsample_nearest2d_backward(grad_output, output_size, input_size, scales_h=None, scales_w=None, *, out=None):
    """The gradient of the input of `upsample_nearest2d`.

    >>> ow.nn.functional.upsample_nearest2d_backward(ow.ones(1, 1, 2, 2), (2, 2), (1, 1, 1, 1))
    tensor([[[[4.]]]])
    """


@public("", "vec", module="nn")
def upsample_nearest3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None):
    """upsample_nearest3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_nearest3d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_nearest3d(ow.ones(1, 1, 1, 1, 1), (2, 2, 2)).shape
    opweave.Size([1, 1, 2, 2, 2])
    """


@public(module="nn")
def upsample_nearest3d_backward(
    grad_output, output_size, input_size, scales_d=None, scales_h=None, scales_w=None, *, out=None
):
    """The gradient of the input of `upsample_nearest3d`.

    >>> F = ow.nn.functional
    >>> F.upsample_nearest3d_backward(ow.ones(1, 1, 2, 2, 2), (2, 2, 2), (1, 1, 1, 1, 1))
    tensor([[[[[8.]]]]])
    """


@public("", "vec")
def _upsample_nearest_exact1d(input, output_size, scales=None, *, out=None):
    """_upsample_nearest_exact1d(input, output_size, scales=None, *, out=None) -> Tensor
    _upsample_nearest_exact1d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """


_upsample_nearest_exact1d_backward = declare("_upsample_nearest_exact1d_backward(grad_output, output_size, input_size, "
    "scales=None, *, out=None)", "The gradient of the input of `_upsample_nearest_exact1d`.")


@public("", "vec")
def _upsample_nearest_exact2d(input, output_size, scales_h=None, scales_w=None, *, out=None):
    """_upsample_nearest_exact2d(input, output_size, scales_h=None, scales_w=None, *, out=None) -> Tensor
    _upsample_nearest_exact2d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """


_upsample_nearest_exact2d_backward = declare("_upsample_nearest_exact2d_backward(grad_output, output_size, input_size, "
    "scales_h=None, scales_w=None, *, out=None)", "The gradient of the input of `_upsample_nearest_exact2d`.")


@public("", "vec")
def _upsample_nearest_exact3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None):
    """_upsample_nearest_exact3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None)
        -> Tensor
    _upsample_nearest_exact3d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """


_upsample_nearest_exact3d_backward = declare("_upsample_nearest_exact3d_backward(grad_output, output_size, input_size, "
    "scales_d=None, scales_h=None, scales_w=None, *, out=None)", "The gradient of the input of "
    "`_upsample_nearest_exact3d`.")


@public("", "vec", module="nn")
def upsample_linear1d(input, output_size, align_corners, scales=None, *, out=None):
    """upsample_linear1d(input, output_size, align_corners, scales=None, *, out=None) -> Tensor
    upsample_linear1d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_linear1d(ow.tensor([[[1.0, 3.0]]]), (4,), True)
    tensor([[[1.0000, 1.6667, 2.3333, 3.0000]]])
    """


@public(module="nn")
def upsample_linear1d_backward(grad_output, output_size, input_size, align_corners, scales=None, *, out=None):
    """The gradient of the input of `upsample_linear1d`.

    >>> ow.nn.functional.upsample_linear1d_backward(ow.ones(1, 1, 2), (2,), (1, 1, 1), False)
    tensor([[[2.]]])
    """


@public("", "vec", module="nn")
def upsample_bilinear2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None):
    """upsample_bilinear2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_bilinear2d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_bilinear2d(ow.ones(1, 1, 1, 1), (2, 2), True)
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """


@public(module="nn")
def upsample_bilinear2d_backward(
    grad_output, output_size, input_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """The gradient of the input of `upsample_bilinear2d`.

    >>> F = ow.nn.functional
    >>> F.upsample_bilinear2d_backward(ow.ones(1, 1, 2, 2), (2, 2), (1, 1, 1, 1), False)
    tensor([[[[4.]]]])
    """


@public("", "vec", module="nn")
def upsample_trilinear3d(input, output_size, align_corners, scales_d=None, scales_h=None, scales_w=None, *, out=None):
    """upsample_trilinear3d(input, output_size, align_corners, scales_d=None, scales_h=None, scales_w=None, *,
        out=None) -> Tensor
    upsample_trilinear3d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_trilinear3d(ow.ones(1, 1, 1, 1, 1), (2, 2, 2), True).shape
    opweave.Size([1, 1, 2, 2, 2])
    """


@public(module="nn")
def upsample_trilinear3d_backward(
    grad_output, output_size, input_size, align_corners, scales_d=None, scales_h=None, scales_w=None, *, out=None
):
    """The gradient of the input of `upsample_trilinear3d`.

    >>> F = ow.nn.functional
    >>> F.upsample_trilinear3d_backward(ow.ones(1, 1, 2, 2, 2), (2, 2, 2), (1, 1, 1, 1, 1), False)
    tensor([[[[[8.]]]]])
    """


@public("", "vec", module="nn")
def upsample_bicubic2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None):
    """upsample_bicubic2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_bicubic2d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by cubic interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_bicubic2d(ow.ones(1, 1, 1, 1), (2, 2), True)
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """


@public(module="nn")
def upsample_bicubic2d_backward(
    grad_output, output_size, input_size, align_corners, scales_h=None, scales_w=None, *, out=None
):
    """The gradient of the input of `upsample_bicubic2d`.

    >>> F = ow.nn.functional
    >>> F.upsample_bicubic2d_backward(ow.ones(1, 1, 2, 2), (2, 2), (1, 1, 1, 1), False)
    tensor([[[[4.]]]])
    """


_upsampled_sizes = declare("_upsampled_sizes(input, output_size, scale_factors, dims)", "The sizes of images that grow "
    "to given sizes, or by factors.", result="tuple[int, ...]")
_upsampled_ratios = declare("_upsampled_ratios(before, after, scales, align_corners)", "How far neighbouring places of "
    "an image of another size lie apart.", result="tuple[float, ...]")
_upsampled = declare("_upsampled(input, output_size, scales, kind, align_corners)", "Images of another size, by one of "
    "the ways of `_resample`.")
_upsampled_backward = declare("_upsampled_backward(grad_output, output_size, input_size, scales, kind, align_corners)",
    "The gradient of images that got another size.")


@public("", "always", module="nn")
def max_pool2d_with_indices(
    input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1), ceil_mode=False, *, out=None
):
    """max_pool2d_with_indices(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1),
        ceil_mode=False, *, out=None) -> tuple[Tensor, Tensor]
    max_pool2d_with_indices(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1),
        ceil_mode=False, *, return_indices) -> tuple[Tensor, Tensor]

    The largest element of every window of the last 2 dimensions, and its place in its plane.

    >>> ow.nn.functional.max_pool2d_with_indices(ow.arange(4.0).reshape(1, 2, 2), 2)[1].item()
    3
    """


@public(module="nn")
def max_pool2d_with_indices_backward(
    grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, *, out=None
):
    """The gradient of the input of `max_pool2d_with_indices`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1)
    >>> x, places = ow.arange(4.0).reshape(1, 2, 2), ow.ones(1, 1, 1, dtype=ow.int64)
    >>> F.max_pool2d_with_indices_backward(grad, x, 2, 2, 0, 1, False, places)
    tensor([[[0., 1.],
             [0., 0.]]])
    """


@public(result="tuple[Tensor, Tensor]")
def adaptive_max_pool2d(input, output_size, *, out=None):
    """The largest element of each of `output_size` windows that divide the last 2 dimensions, and its place in
        its plane.

    >>> ow.adaptive_max_pool2d(ow.arange(4.0).reshape(1, 2, 2), 1)[0].item()
    3.0
    """


@public(module="nn")
def adaptive_max_pool2d_backward(grad_output, input, indices, *, out=None):
    """The gradient of the input of `adaptive_max_pool2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1)
    >>> x, places = ow.arange(4.0).reshape(1, 2, 2), ow.ones(1, 1, 1, dtype=ow.int64)
    >>> F.adaptive_max_pool2d_backward(grad, x, places)
    tensor([[[0., 1.],
             [0., 0.]]])
    """


@public(module="nn")
def avg_pool2d_backward(
    grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, *, out=None
):
    """The gradient of the input of `avg_pool2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1)
    >>> F.avg_pool2d_backward(grad, ow.arange(4.0).reshape(1, 2, 2), 2, 2, 0, False, True, None)
    tensor([[[0.2500, 0.2500],
             [0.2500, 0.2500]]])
    """


@public("", "always", module="nn")
def max_pool3d_with_indices(
    input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1), ceil_mode=False, *, out=None
):
    """max_pool3d_with_indices(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1),
        ceil_mode=False, *, out=None) -> tuple[Tensor, Tensor]
    max_pool3d_with_indices(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1),
        ceil_mode=False, *, return_indices) -> tuple[Tensor, Tensor]

    The largest element of every window of the last 3 dimensions, and its place in its plane.

    >>> ow.nn.functional.max_pool3d_with_indices(ow.arange(8.0).reshape(1, 2, 2, 2), 2)[1].item()
    7
    """


@public(module="nn")
def max_pool3d_with_indices_backward(
    grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, *, out=None
):
    """The gradient of the input of `max_pool3d_with_indices`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1, 1)
    >>> x, places = ow.arange(8.0).reshape(1, 2, 2, 2), ow.ones(1, 1, 1, 1, dtype=ow.int64)
    >>> F.max_pool3d_with_indices_backward(grad, x, 2, 2, 0, 1, False, places).shape
    opweave.Size([1, 2, 2, 2])
    """


@public(result="tuple[Tensor, Tensor]")
def adaptive_max_pool3d(input, output_size, *, out=None):
    """The largest element of each of `output_size` windows that divide the last 3 dimensions, and its place in
        its plane.

    >>> ow.adaptive_max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1)[0].item()
    7.0
    """


@public(module="nn")
def adaptive_max_pool3d_backward(grad_output, input, indices, *, out=None):
    """The gradient of the input of `adaptive_max_pool3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1, 1)
    >>> x, places = ow.arange(8.0).reshape(1, 2, 2, 2), ow.ones(1, 1, 1, 1, dtype=ow.int64)
    >>> F.adaptive_max_pool3d_backward(grad, x, places).shape
    opweave.Size([1, 2, 2, 2])
    """


@public(module="nn")
def avg_pool3d_backward(
    grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, *, out=None
):
    """The gradient of the input of `avg_pool3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1, 1)
    >>> F.avg_pool3d_backward(grad, ow.ones(1, 2, 2, 2), 2, 2, 0, False, True, None).shape
    opweave.Size([1, 2, 2, 2])
    """


@public()
def sigmoid_backward(grad_output, output, *, out=None):
    """The gradient of the input of `sigmoid`.

    >>> ow.sigmoid_backward(ow.tensor([1.0]), ow.tensor([0.5]))
    tensor([0.2500])
    """


@public()
def tanh_backward(grad_output, output, *, out=None):
    """The gradient of the input of `tanh`.

    >>> ow.tanh_backward(ow.tensor([1.0]), ow.tensor([0.5]))
    tensor([0.7500])
    """


@public()
def logit_backward(grad_output, input, eps=None, *, out=None):
    """The gradient of the input of `logit`.

    >>> ow.logit_backward(ow.tensor([1.0]), ow.tensor([0.5]))
    tensor([4.])
    """


@public(module="nn")
def silu_backward(grad_output, input, *, out=None):
    """The gradient of the input of `silu`.

    >>> ow.nn.functional.silu_backward(ow.tensor([1.0]), ow.tensor([1.0]))
    tensor([0.9277])
    """


@public(module="nn")
def mish_backward(grad_output, input):
    """The gradient of the input of `mish`.

    >>> ow.nn.functional.mish_backward(ow.tensor([1.0]), ow.tensor([1.0]))
    tensor([1.0490])
    """


@public(module="nn")
def hardswish_backward(grad_output, input):
    """The gradient of the input of `hardswish`.

    >>> ow.nn.functional.hardswish_backward(ow.tensor([1.0]), ow.tensor([1.5]))
    tensor([1.])
    """


@public(module="nn")
def hardsigmoid_backward(grad_output, input, *, out=None):
    """The gradient of the input of `hardsigmoid`.

    >>> ow.nn.functional.hardsigmoid_backward(ow.tensor([1.0]), ow.tensor([5.0]))
    tensor([0.])
    """


@public(module="nn")
def hardtanh_backward(grad_output, input, min_val, max_val, *, out=None):
    """The gradient of the input of `hardtanh`.

    >>> ow.nn.functional.hardtanh_backward(ow.tensor([1.0]), ow.tensor([0.5]), -1, 1)
    tensor([1.])
    """


@public(module="nn")
def leaky_relu_backward(grad_output, input, negative_slope, self_is_result, *, out=None):
    """The gradient of the input of `leaky_relu`.

    >>> ow.nn.functional.leaky_relu_backward(ow.tensor([1.0]), ow.tensor([-1.0]), 0.25, False)
    tensor([0.2500])
    """


@public(module="nn")
def elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result, *, out=None):
    """The gradient of the input of `elu`, from it or from the result.

    >>> ow.nn.functional.elu_backward(ow.tensor([1.0]), 1, 1, 1, False, ow.tensor([2.0]))
    tensor([1.])
    """


@public(module="nn")
def softplus_backward(grad_output, input, beta, threshold, *, out=None):
    """The gradient of the input of `softplus`.

    >>> ow.nn.functional.softplus_backward(ow.tensor([1.0]), ow.tensor([0.0]), 1, 20)
    tensor([0.5000])
    """


@public(module="nn")
def softshrink_backward(grad_output, input, lambd, *, out=None):
    """The gradient of the input of `softshrink`.

    >>> ow.nn.functional.softshrink_backward(ow.tensor([1.0]), ow.tensor([0.25]), 0.5)
    tensor([0.])
    """


@public()
def hardshrink_backward(grad_out, input, lambd, *, out=None):
    """The gradient of the input of `hardshrink`.

    >>> ow.hardshrink_backward(ow.tensor([1.0]), ow.tensor([0.25]), 0.5)
    tensor([0.])
    """


_passed_above = declare("_passed_above(input, grad_output, threshold)", "What belongs to elements above a threshold, "
    "which is a number of their dtype.")


@public()
def threshold_backward(grad_output, input, threshold, *, out=None):
    """The gradient of the input of `threshold`.

    >>> ow.threshold_backward(ow.tensor([1.0]), ow.tensor([0.25]), 0.5)
    tensor([0.])
    """


@public(module="nn")
def log_sigmoid(input, *, out=None):
    """The logarithm of the sigmoid function, as `nn.functional.logsigmoid`.

    >>> ow.nn.functional.log_sigmoid(ow.tensor([0.0]))
    tensor([-0.6931])
    """


@public(result="return_types.log_sigmoid_forward", module="nn")
def log_sigmoid_forward(input, *, out=None):
    """The logarithm of the sigmoid function, and `exp(-|input|)`.

    >>> ow.nn.functional.log_sigmoid_forward(ow.tensor([0.0])).buffer
    tensor([1.])
    """


@public(module="nn")
def log_sigmoid_backward(grad_output, input, buffer, *, out=None):
    """The gradient of the input of `log_sigmoid`.

    >>> ow.nn.functional.log_sigmoid_backward(ow.tensor([1.0]), ow.tensor([0.0]), ow.tensor([1.0]))
    tensor([0.5000])
    """


@public(module="nn")
def glu_backward(grad_output, input, dim, *, out=None):
    """The gradient of the input of `glu`.

    >>> ow.nn.functional.glu_backward(ow.tensor([1.0]), ow.tensor([2.0, 0.0]), 0)
    tensor([0.5000, 0.5000])
    """


_mean_share = declare("_mean_share(input, reduction)", "What every loss contributes to the result of a reduction.",
    result="float")


@public(module="nn")
def mse_loss_backward(grad_output, input, target, reduction, *, out=None):
    """The gradient of the input of `mse_loss`.

    >>> ow.nn.functional.mse_loss_backward(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]), 1)
    tensor([4.])
    """


@public(module="nn")
def smooth_l1_loss_backward(grad_output, input, target, reduction, beta, *, out=None):
    """The gradient of the input of `smooth_l1_loss`.

    >>> F = ow.nn.functional
    >>> F.smooth_l1_loss_backward(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]), 1, 1.0)
    tensor([1.])
    """


@public(module="nn")
def huber_loss_backward(grad_output, input, target, reduction, delta, *, out=None):
    """The gradient of the input of `huber_loss`.

    >>> F = ow.nn.functional
    >>> F.huber_loss_backward(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]), 1, 1.0)
    tensor([1.])
    """


@public(module="nn")
def soft_margin_loss_backward(grad_output, input, target, reduction, *, out=None):
    """The gradient of the input of `soft_margin_loss`.

    >>> F = ow.nn.functional
    >>> F.soft_margin_loss_backward(ow.tensor([1.0]), ow.tensor([0.0]), ow.tensor([1.0]), 1)
    tensor([-0.5000])
    """


@public(module="nn")
def binary_cross_entropy_backward(grad_output, input, target, weight=None, reduction="mean", *, out=None):
    """The gradient of the input of `binary_cross_entropy`.

    >>> F = ow.nn.functional
    >>> F.binary_cross_entropy_backward(ow.tensor([1.0]), ow.tensor([0.5]), ow.tensor([1.0]))
    tensor([-2.])
    """


@public()
def select_backward(grad_output, input_sizes, dim, index):
    """Zeros but for one index of a dimension, the gradient of `select`.

    >>> ow.select_backward(ow.tensor(1.0), (3,), 0, 1)
    tensor([0., 1., 0.])
    """


@public()
def slice_backward(grad_output, input_sizes, dim, start, end, step):
    """Zeros but for a part of a dimension, the gradient of `slice`.

    >>> ow.slice_backward(ow.ones(2), (4,), 0, 0, 4, 2)
    tensor([1., 0., 1., 0.])
    """


@public()
def diagonal_backward(grad_output, input_sizes, offset, dim1, dim2):
    """Zeros but for a diagonal, the gradient of `diagonal`.

    >>> ow.diagonal_backward(ow.ones(2), (2, 2), 0, 0, 1)
    tensor([[1., 0.],
            [0., 1.]])
    """


@public()
def trace_backward(grad, sizes):
    """One number on a diagonal, the gradient of `trace`.

    >>> ow.trace_backward(ow.tensor(2.0), (2, 2))
    tensor([[2., 0.],
            [0., 2.]])
    """


@public()
def index_select_backward(grad, self_sizes, dim, index):
    """Zeros to which entries are added, the gradient of `index_select`.

    >>> ow.index_select_backward(ow.ones(2), (3,), 0, ow.tensor([1, 1]))
    tensor([0., 2., 0.])
    """


@public()
def masked_select_backward(grad, input, mask):
    """Zeros but where a mask is set, the gradient of `masked_select`.

    >>> ow.masked_select_backward(ow.ones(1), ow.zeros(2), ow.tensor([False, True]))
    tensor([0., 1.])
    """


@public()
def masked_scatter_backward(grad_output, mask, sizes):
    """The elements where a mask is set, the gradient of the source of `masked_scatter`.

    >>> ow.masked_scatter_backward(ow.ones(2), ow.tensor([False, True]), (2,))
    tensor([1., 0.])
    """


@public()
def unfold_backward(grad_in, input_sizes, dim, size, step):
    """Windows added where they lay, the gradient of `unfold`.

    >>> ow.unfold_backward(ow.ones(2, 2), (3,), 0, 2, 1)
    tensor([1., 2., 1.])
    """


_gather_sparse_backward = declare("_gather_sparse_backward(input, dim, index, grad)", "The gradient of `gather`, which "
    "stores the elements that were picked.")


@public()
def gather_backward(grad, input, dim, index, sparse_grad):
    """Zeros to which elements are added, the gradient of `gather`.

    >>> ow.gather_backward(ow.ones(2), ow.zeros(3), 0, ow.tensor([1, 1]), False)
    tensor([0., 2., 0.])
    """


@public()
def value_selecting_reduction_backward(grad, dim, indices, sizes, keepdim):
    """The gradient of a reduction that chooses an element.

    >>> ow.value_selecting_reduction_backward(ow.tensor(1.0), 0, ow.tensor(1), (3,), False)
    tensor([0., 1., 0.])
    """


@public()
def embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    """The gradient of the weight of `embedding`; rows of `padding_idx` get none.

    >>> ow.embedding_dense_backward(ow.ones(2, 1), ow.tensor([1, 1]), 3, -1, False)
    tensor([[0.],
            [2.],
            [0.]])
    """


@public()
def embedding_sparse_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq):
    """The gradient of the weight of `embedding`, which stores the rows that were picked.

    >>> ow.embedding_sparse_backward(ow.ones(2, 1), ow.tensor([1, 1]), 3, -1, False).coalesce()
    tensor(indices=tensor([[1]]),
           values=tensor([[2.]]),
           size=(3, 1), nnz=1, layout=sparse_coo)
    """


@public()
def embedding_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse):
    """The gradient of the weight of `embedding`.

    >>> ow.embedding_backward(ow.ones(2, 1), ow.tensor([1, 1]), 3, -1, False, False)
    tensor([[0.],
            [2.],
            [0.]])
    """


@public()
def cumprod_backward(grad, input, dim, output):
    """The gradient of the input of `cumprod`.

    >>> ow.cumprod_backward(ow.ones(2), ow.tensor([2.0, 3.0]), 0, ow.tensor([2.0, 6.0]))
    tensor([4., 2.])
    """


@public()
def cummaxmin_backward(grad, input, indices, dim):
    """The gradient of the input of `cummax` and `cummin`.

    >>> ow.cummaxmin_backward(ow.ones(2), ow.tensor([2.0, 1.0]), ow.tensor([0, 0]), 0)
    tensor([2., 0.])
    """


@public()
def native_dropout_backward(grad_output, mask, scale):
    """The gradient of the input of `native_dropout`.

    >>> ow.native_dropout_backward(ow.ones(2), ow.tensor([True, False]), 2.0)
    tensor([2., 0.])
    """


@public()
def infinitely_differentiable_gelu_backward(grad, input):
    """The gradient of the input of `gelu`, of operators.

    >>> ow.infinitely_differentiable_gelu_backward(ow.tensor([1.0]), ow.tensor([1.0]))
    tensor([1.0833])
    """
