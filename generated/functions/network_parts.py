# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of network_parts."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)

_kernel_size = declare("_kernel_size(weight, kernel_size, name)", "The size of a weight, which callers repeat.",
    result="tuple[int, ...]")


@public(module="nn")
def thnn_conv2d(input, weight, kernel_size, bias=None, stride=(1, 1), padding=(0, 0), *, out=None):
    """`conv2d` by an older name.

    >>> ow.nn.functional.thnn_conv2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2), 2).item()
    4.0
    """


@public(module="nn")
def slow_conv3d(input, weight, kernel_size, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), *, out=None):
    """`conv3d` by an older name.

    >>> ow.nn.functional.slow_conv3d(ow.ones(1, 1, 2, 2, 2), ow.ones(1, 1, 2, 2, 2), 2).item()
    8.0
    """


@public(module="nn")
def slow_conv3d_forward(input, weight, kernel_size, bias, stride, padding, *, out=None):
    """`conv3d` by an older name, with all arguments.

    >>> x, weight = ow.ones(1, 1, 2, 2, 2), ow.ones(1, 1, 2, 2, 2)
    >>> ow.nn.functional.slow_conv3d_forward(x, weight, 2, None, 1, 0).item()
    8.0
    """


@public(module="nn")
def slow_conv_transpose2d(
    input, weight, kernel_size, bias=None, stride=(1, 1), padding=(0, 0), output_padding=(0, 0), dilation=(1, 1), *,
    out=None,
):
    """`conv_transpose2d` by an older name.

    >>> ow.nn.functional.slow_conv_transpose2d(ow.ones(1, 1, 1, 1), ow.ones(1, 1, 2, 2), 2).sum().item()
    4.0
    """


@public(module="nn")
def slow_conv_transpose3d(
    input, weight, kernel_size, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), output_padding=(0, 0, 0),
    dilation=(1, 1, 1), *, out=None,
):
    """`conv_transpose3d` by an older name.

    >>> x, weight = ow.ones(1, 1, 1, 1, 1), ow.ones(1, 1, 2, 2, 2)
    >>> ow.nn.functional.slow_conv_transpose3d(x, weight, 2).sum().item()
    8.0
    """


@public(module="nn")
def slow_conv_dilated2d(input, weight, kernel_size, bias=None, stride=(1, 1), padding=(0, 0), dilation=(1, 1)):
    """`conv2d` with dilation by an older name.

    >>> x, weight = ow.ones(1, 1, 3, 3), ow.ones(1, 1, 2, 2)
    >>> ow.nn.functional.slow_conv_dilated2d(x, weight, 2, dilation=2).item()
    4.0
    """


@public(module="nn")
def slow_conv_dilated3d(input, weight, kernel_size, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), dilation=(1, 1, 1)):
    """`conv3d` with dilation by an older name.

    >>> ow.nn.functional.slow_conv_dilated3d(ow.ones(1, 1, 2, 2, 2), ow.ones(1, 1, 2, 2, 2), 2).item()
    8.0
    """


@public(module="nn")
def conv_depthwise3d(input, weight, kernel_size, bias, stride, padding, dilation):
    """`conv3d` of every channel by itself.

    >>> x, weight = ow.ones(1, 2, 1, 1, 1), ow.ones(2, 1, 1, 1, 1)
    >>> ow.nn.functional.conv_depthwise3d(x, weight, 1, None, 1, 0, 1).shape
    opweave.Size([1, 2, 1, 1, 1])
    """


@public()
def conv_tbc(input, weight, bias, pad=0):
    """The convolution of sequences (time, batch, channels) with a weight (width, channels, outputs).

    >>> ow.conv_tbc(ow.ones(3, 1, 2), ow.ones(2, 2, 1), ow.zeros(1)).flatten()
    tensor([4., 4.])
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def conv_tbc_backward(grad, input, weight, bias, pad):
    """The gradients of input, weight and bias of `conv_tbc`.

    >>> ow.conv_tbc_backward(ow.ones(2, 1, 1), ow.ones(3, 1, 2), ow.ones(2, 2, 1), ow.zeros(1), 0)[2]
    tensor([2.])
    """


@public(result="tuple[Tensor, Tensor]")
def matmul_backward(grad, input, other, mask):
    """The gradients of both matrices of `matmul`; those that `mask` leaves out are empty.

    >>> ow.matmul_backward(ow.ones(1, 1), ow.ones(1, 2), ow.ones(2, 1), (True, False))[0]
    tensor([[1., 1.]])
    """


@public(result="tuple[Tensor, Tensor, Tensor]", module="nn")
def linear_backward(input, grad_output, weight, output_mask):
    """The gradients of input, weight and bias of `linear`; those that `output_mask` leaves out are empty.

    >>> x, grad, weight = ow.ones(1, 2), ow.ones(1, 1), ow.ones(1, 2)
    >>> ow.nn.functional.linear_backward(x, grad, weight, (True, True, True))[1]
    tensor([[1., 1.]])
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def convolution_backward(
    grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask
):
    """The gradients of input, weight and bias of `convolution`; those that `output_mask` leaves out are empty.

    >>> grad, x, weight = ow.ones(1, 1, 2), ow.ones(1, 1, 3), ow.ones(1, 1, 2)
    >>> mask = (True, False, True)
    >>> ow.convolution_backward(grad, x, weight, (1,), (1,), (0,), (1,), False, (0,), 1, mask)[2]
    tensor([2.])
    """


_nll_parts = declare("_nll_parts(input, target, weight, reduction, ignore_index)", "A loss of classes, and the sum of "
    "the weights that its mean divides by.", result="return_types.nll_parts")


@public(result="return_types.nll_loss_forward", module="nn")
def nll_loss_forward(input, target, weight, reduction, ignore_index, *, out=None):
    """`nll_loss`, and the sum of the weights that its mean divides by, 0 without a reduction.

    >>> ow.nn.functional.nll_loss_forward(ow.ones(2, 3), ow.tensor([0, 1]), None, 1, -100).total_weight
    tensor(2.)
    """


@public(module="nn")
def nll_loss_backward(grad_output, input, target, weight, reduction, ignore_index, total_weight, *, out=None):
    """The gradient of the input of `nll_loss`.

    >>> grad, x, classes = ow.tensor(1.0), ow.ones(2, 2), ow.tensor([0, 1])
    >>> ow.nn.functional.nll_loss_backward(grad, x, classes, None, 1, -100, ow.tensor(2.0))
    tensor([[-0.5000,  0.0000],
            [ 0.0000, -0.5000]])
    """


@public(module="nn")
def nll_loss2d(input, target, weight=None, reduction="mean", ignore_index=-100, *, out=None):
    """`nll_loss` of images.

    >>> ow.nn.functional.nll_loss2d(ow.ones(1, 2, 1, 1), ow.zeros(1, 1, 1, dtype=ow.int64))
    tensor(-1.)
    """


@public(result="return_types.nll_loss2d_forward", module="nn")
def nll_loss2d_forward(input, target, weight, reduction, ignore_index, *, out=None):
    """`nll_loss_forward` of images.

    >>> classes = ow.zeros(1, 1, 1, dtype=ow.int64)
    >>> ow.nn.functional.nll_loss2d_forward(ow.ones(1, 2, 1, 1), classes, None, 1, -100).total_weight
    tensor(1.)
    """


@public(module="nn")
def nll_loss2d_backward(grad_output, input, target, weight, reduction, ignore_index, total_weight, *, out=None):
    """The gradient of the input of `nll_loss2d`.

    >>> x, classes, one = ow.ones(1, 1, 1, 1), ow.zeros(1, 1, 1, dtype=ow.int64), ow.tensor(1.0)
    >>> ow.nn.functional.nll_loss2d_backward(one, x, classes, None, 1, -100, one)
    tensor([[[[-1.]]]])
    """


@public(module="nn")
def nll_loss_nd(input, target, weight=None, reduction="mean", ignore_index=-100):
    """`nll_loss` of any number of dimensions.

    >>> ow.nn.functional.nll_loss_nd(ow.ones(1, 2), ow.tensor([0]))
    tensor(-1.)
    """


_loss_share = declare("_loss_share(grad_output, input, reduction)", "The gradient of a loss of several classes for "
    "every row, by how it was reduced.")


@public(module="nn")
def multi_margin_loss_backward(grad_output, input, target, p, margin, weight=None, reduction="mean", *, out=None):
    """The gradient of the input of `multi_margin_loss`.

    >>> grad, x = ow.tensor(1.0), ow.tensor([[0.5, 1.0]])
    >>> ow.nn.functional.multi_margin_loss_backward(grad, x, ow.tensor([0]), 1, 1)
    tensor([[-0.5000,  0.5000]])
    """


@public(result="return_types.multilabel_margin_loss_forward", module="nn")
def multilabel_margin_loss_forward(input, target, reduction, *, out=None):
    """`multilabel_margin_loss`, and 1 for the classes that are targets.

    >>> ow.nn.functional.multilabel_margin_loss_forward(ow.ones(3), ow.tensor([2, -1, 0]), 1).is_target
    tensor([0., 0., 1.])
    """


@public(module="nn")
def multilabel_margin_loss_backward(grad_output, input, target, reduction, is_target, *, out=None):
    """The gradient of the input of `multilabel_margin_loss`.

    >>> grad, x, classes = ow.tensor(1.0), ow.ones(2), ow.tensor([1, -1])
    >>> ow.nn.functional.multilabel_margin_loss_backward(grad, x, classes, 1, ow.tensor([0.0, 1.0]))
    tensor([ 0.5000, -0.5000])
    """


@public()
def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    """`grid_sample` with numbers for its words: bilinear, nearest, bicubic; zeros, border, reflection.

    >>> ow.grid_sampler(ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2), 0, 0, False)
    tensor([[[[1.]]]])
    """


@public()
def grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners):
    """`grid_sampler` of images.

    >>> ow.grid_sampler_2d(ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2), 0, 0, False)
    tensor([[[[1.]]]])
    """


@public()
def grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners):
    """`grid_sampler` of volumes.

    >>> ow.grid_sampler_3d(ow.ones(1, 1, 2, 2, 2), ow.zeros(1, 1, 1, 1, 3), 0, 0, False)
    tensor([[[[[1.]]]]])
    """


_grid_gradients = declare("_grid_gradients(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, "
    "output_mask)", "The gradients of input and grid of `grid_sampler`.", result="tuple[Tensor, Tensor]")


@public(result="tuple[Tensor, Tensor]")
def grid_sampler_2d_backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    """The gradients of input and grid of `grid_sampler_2d`; those that `output_mask` leaves out are empty.

    >>> grad, x, grid = ow.ones(1, 1, 1, 1), ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2)
    >>> ow.grid_sampler_2d_backward(grad, x, grid, 0, 0, False, (True, False))[0].sum()
    tensor(1.)
    """


@public(result="tuple[Tensor, Tensor]")
def grid_sampler_3d_backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    """The gradients of input and grid of `grid_sampler_3d`; those that `output_mask` leaves out are empty.

    >>> grad, x, grid = ow.ones(1, 1, 1, 1, 1), ow.ones(1, 1, 2, 2, 2), ow.zeros(1, 1, 1, 1, 3)
    >>> ow.grid_sampler_3d_backward(grad, x, grid, 0, 0, False, (True, False))[0].sum()
    tensor(1.)
    """


_affine_points = declare("_affine_points(size, align_corners, dtype)", "The places of a grid from -1 to 1 in the order "
    "x, y, z, each with a 1 behind.")


@public()
def affine_grid_generator(theta, size, align_corners):
    """The grid of `grid_sample` that maps images by affine matrices (N, 2, 3), or volumes by (N, 3, 4).

    >>> theta = ow.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> ow.affine_grid_generator(theta, (1, 1, 1, 2), True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """


@public()
def affine_grid_generator_backward(grad, size, align_corners):
    """The gradient of the matrices of `affine_grid_generator`.

    >>> ow.affine_grid_generator_backward(ow.ones(1, 1, 2, 2), (1, 1, 1, 2), True)
    tensor([[[0., 0., 2.],
             [0., 0., 2.]]])
    """


@public(result="tuple[Tensor, Tensor]")
def adaptive_max_pool1d(input, output_size):
    """The largest element of each of `output_size` windows that divide the last dimension, and its place in
        it.

    >>> ow.adaptive_max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    (tensor([[5., 4.]]), tensor([[1, 3]]))
    """


@public()
def max_pool2d_backward(grad_output, input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1), ceil_mode=False):
    """The gradient of the input of `max_pool2d`.

    >>> ow.max_pool2d_backward(ow.ones(1, 1, 1), ow.tensor([[[1.0, 2.0], [4.0, 3.0]]]), 2)
    tensor([[[0., 0.],
             [1., 0.]]])
    """


@public()
def instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled):
    """`nn.functional.instance_norm` with PyTorch's order of arguments.

    >>> ow.instance_norm(ow.ones(1, 1, 2), None, None, None, None, True, 0.1, 0.1, False)
    tensor([[[0., 0.]]])
    """


_norm_gradient = declare("_norm_gradient(grad, x, dims, rstd)", "The gradient of what is standardized to `x` along "
    "dimensions.")


@public(result="tuple[Tensor, Tensor, Tensor]")
def native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
    """The gradients of input, weight and bias of `native_layer_norm`; those that `output_mask` leaves out are
        empty.

    >>> x, none, mask = ow.zeros(2, 3), ow.zeros(2, 1), (False, False, True)
    >>> ow.native_layer_norm_backward(ow.ones(2, 3), x, (3,), none, none, None, None, mask)[2]
    tensor([2., 2., 2.])
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
    """The gradients of input, weight and bias of `native_group_norm`; those that `output_mask` leaves out are
        empty.

    >>> grad, none, mask = ow.ones(1, 2, 3), ow.zeros(1, 1), (False, False, True)
    >>> ow.native_group_norm_backward(grad, grad, none, none, None, 1, 2, 3, 1, mask)[2]
    tensor([3., 3.])
    """


@public(result="tuple[Tensor, Tensor, Tensor]")
def native_batch_norm_backward(
    grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask
):
    """The gradients of input, weight and bias of `native_batch_norm`; those that `output_mask` leaves out are
        empty.

    >>> grad, none, mask = ow.ones(2, 3), ow.zeros(3), (False, False, True)
    >>> ow.native_batch_norm_backward(grad, grad, None, None, None, none, none, True, 0.1, mask)[2]
    tensor([2., 2., 2.])
    """


@public()
def glu_jvp(glu, x, dx, dim):
    """How the result `glu` of `nn.functional.glu` of `x` changes along `dx`.

    >>> ow.glu_jvp(ow.zeros(1), ow.zeros(2), ow.tensor([2.0, 1.0]), 0)
    tensor([1.])
    """


@public()
def glu_backward_jvp(grad_x, grad_glu, x, dgrad_glu, dx, dim):
    """How the gradient `grad_x` of the input of `nn.functional.glu` changes along `dgrad_glu` and `dx`.

    >>> ow.glu_backward_jvp(ow.zeros(2), ow.zeros(1), ow.zeros(2), ow.tensor([2.0]), ow.zeros(2), 0)
    tensor([1., 0.])
    """


@public(result="return_types.fake_quantize_per_tensor_affine_cachemask")
def fake_quantize_per_tensor_affine_cachemask(input, scale, zero_point, quant_min, quant_max, *, out=None):
    """What quantization leaves of numbers, and where they lay within its bounds; NaN becomes the lower one.

    >>> ow.fake_quantize_per_tensor_affine_cachemask(ow.tensor([0.6, 9.0]), 0.5, 0, 0, 4).mask
    tensor([ True, False])
    """


@public()
def fake_quantize_per_tensor_affine_cachemask_backward(grad_output, mask):
    """The gradient where numbers lay within the bounds of their quantization, else 0.

    >>> ow.fake_quantize_per_tensor_affine_cachemask_backward(ow.ones(2), ow.tensor([True, False]))
    tensor([1., 0.])
    """


@public("tensor_qparams", "")
def fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max):
    """fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max) -> Tensor
    fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max) -> Tensor

    Numbers as whole multiples of `scale`, which is the one element of a tensor.
    """


_fake_quantize_channels = declare("_fake_quantize_channels(input, scale, zero_point, quant_min, quant_max, fractional)",
    "What quantization leaves of numbers with a scale for each, and where they lay within its bounds.",
    result="return_types.fake_quantize_channels")


@public(result="return_types.fake_quantize_per_channel_affine_cachemask")
def fake_quantize_per_channel_affine_cachemask(input, scale, zero_point, axis, quant_min, quant_max, *, out=None):
    """What quantization with a scale for each channel leaves of numbers, and where they lay within its bounds.

    >>> scale, zero = ow.tensor([0.5, 2.0]), ow.tensor([0, 0], dtype=ow.int32)
    >>> ow.fake_quantize_per_channel_affine_cachemask(ow.tensor([0.6, 9.0]), scale, zero, 0, 0, 4).mask
    tensor([True, True])
    """


@public()
def fake_quantize_per_channel_affine_cachemask_backward(grad_output, mask):
    """The gradient where numbers lay within the bounds of their quantization, else 0.

    >>> ow.fake_quantize_per_channel_affine_cachemask_backward(ow.ones(2), ow.tensor([True, False]))
    tensor([1., 0.])
    """


@public()
def fake_quantize_per_channel_affine(input, scale, zero_point, axis, quant_min, quant_max):
    """Numbers as whole multiples of the scale of their channel, within bounds; see
        `fake_quantize_per_tensor_affine`.

    >>> scale, zero = ow.tensor([0.5, 2.0]), ow.tensor([0, 0], dtype=ow.int32)
    >>> ow.fake_quantize_per_channel_affine(ow.tensor([0.6, 9.0]), scale, zero, 0, 0, 4)
    tensor([0.5000, 8.0000])
    """


@public(module="nn")
def nn_grouped_mm(mat_a, mat_b, *, offs=None, bias=None, out_dtype=None):
    """Products of matrices of which one dimension is cut into groups, `offs` being where they end.

    Rows of `mat_a` by one of the matrices `mat_b` each, or matrices `mat_a` by columns of `mat_b`, or,
        where both have two
    dimensions, the inner one: a product for each group. What lies behind the last group is 0.

    >>> offs = ow.tensor([1, 2], dtype=ow.int32)
    >>> ow.nn.functional.grouped_mm(ow.ones(2, 1), ow.tensor([[[2.0]], [[3.0]]]), offs=offs)
    tensor([[2.],
            [3.]])
    """


@public()
def rrelu_with_noise_backward(grad_output, input, noise, lower, upper, training, self_is_result):
    """The gradient of the input of `rrelu` whose slopes were `noise`.

    >>> one = ow.tensor([1.0])
    >>> ow.rrelu_with_noise_backward(one, -one, 0.25 * one, 0.1, 0.3, True, False)
    tensor([0.2500])
    """


@public()
def native_channel_shuffle(input, groups):
    """`channel_shuffle` by another name.

    >>> ow.native_channel_shuffle(ow.arange(4).reshape(1, 4, 1), 2).flatten()
    tensor([0, 2, 1, 3])
    """


@public()
def matrix_exp_backward(input, grad):
    """The gradient of the input of `matrix_exp` (N. Higham, "Functions of Matrices", section 3.2).

    >>> ow.matrix_exp_backward(ow.zeros(2, 2), ow.eye(2))
    tensor([[1., 0.],
            [0., 1.]])
    """


@public("", "no_stats", shown=True)
def _native_batch_norm_legit(input, weight, bias, running_mean, running_var, training, momentum, eps, *, out=None):
    """_native_batch_norm_legit(input, weight, bias, running_mean, running_var, training, momentum, eps, *,
        out=None) -> tuple[Tensor, Tensor, Tensor]
    _native_batch_norm_legit(input, weight, bias, training, momentum, eps, *, out=None) -> tuple[Tensor,
        Tensor, Tensor]

    `native_batch_norm` with averages, which are written to in training.

    >>> mean, var = ow.zeros(1), ow.ones(1)
    >>> ow._native_batch_norm_legit(ow.ones(2, 1), None, None, mean, var, True, 0.5, 0.1)[1]
    tensor([1.])
    >>> mean
    tensor([0.5000])
    """


@public(result="tuple[Tensor, Tensor, Tensor, Tensor]", shown=True)
def _batch_norm_with_update(input, weight, bias, running_mean, running_var, momentum, eps, *, out=None):
    """`native_batch_norm` in training, with memory that other devices keep for the gradient, here empty.

    >>> found = ow._batch_norm_with_update(ow.ones(2, 1), None, None, ow.zeros(1), ow.ones(1), 0.5, 0.1)
    >>> [one.shape for one in found]
    [opweave.Size([2, 1]), opweave.Size([1]), opweave.Size([1]), opweave.Size([0])]
    """


@public("", "vec", shown=True)
def _upsample_bilinear2d_aa(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None):
    """_upsample_bilinear2d_aa(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    _upsample_bilinear2d_aa(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size by linear interpolation; a smaller one is made of all elements of the larger.

    >>> x = ow.tensor([[[[1.0, 1.0, 5.0, 5.0]]]])
    >>> ow._upsample_bilinear2d_aa(x, (1, 1), False)
    tensor([[[[3.]]]])
    """


@public("", "vec", shown=True)
def _upsample_bicubic2d_aa(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None):
    """_upsample_bicubic2d_aa(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    _upsample_bicubic2d_aa(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size by cubic interpolation; a smaller one is made of all elements of the larger.

    >>> x = ow.tensor([[[[1.0, 1.0, 5.0, 5.0]]]])
    >>> ow._upsample_bicubic2d_aa(x, (1, 1), False)
    tensor([[[[3.]]]])
    """


_upsampled_smoothly = declare("_upsampled_smoothly(input, output_size, scales, mode, align_corners)", "Images of "
    "another size, a smaller one made of all elements of the larger.")


@public()
def segment_reduce(data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None):
    """Reduces pieces of a dimension that lie one after the other: `sum`, `mean`, `max`, `min` or `prod` of
        each.

    `lengths` says how long they are, or `offsets` where they begin, with the end of the last one; what lies
        before
    the first and behind the last belongs to none. With `unsafe` lengths may add up to less than the
        dimension.

    >>> ow.segment_reduce(ow.tensor([1.0, 2.0, 3.0]), 'sum', lengths=ow.tensor([2, 0, 1]))
    tensor([3., 0., 3.])
    """


@public(only_method=True, method=True)
def fill_diagonal(input, fill_value, wrap=False):
    """A number on the diagonal; `wrap` begins anew below the end of a tall matrix.

    >>> ow.zeros(2, 2).fill_diagonal_(3)
    tensor([[3., 0.],
            [0., 3.]])
    """


fill_diagonal_ = declare("fill_diagonal_(input, fill_value, wrap=False)", "As `fill_diagonal`, written into `input`, "
    "which is returned.", result="", only_method=True, method=True)


@public()
def embedding_renorm(input, indices, max_norm, norm_type):
    """Scales the rows that `indices` name and whose norm is above `max_norm` down to it.

    >>> ow.embedding_renorm_(ow.tensor([[3.0, 4.0], [3.0, 4.0]]), ow.tensor([1]), 1.0, 2.0)
    tensor([[3.0000, 4.0000],
            [0.6000, 0.8000]])
    """


embedding_renorm_ = declare("embedding_renorm_(input, indices, max_norm, norm_type)", "As `embedding_renorm`, written "
    "into `input`, which is returned.", result="")


@public(module="nn")
def flatten_dense_tensors(tensors):
    """All elements of tensors in one vector.

    >>> ow.nn.functional.flatten_dense_tensors([ow.tensor([[1], [2]]), ow.tensor([3])])
    tensor([1, 2, 3])
    """


@public(result="tuple[Tensor, ...]", module="nn")
def unflatten_dense_tensors(flat, tensors):
    """The elements of a vector in the shapes of tensors, one after the other.

    >>> ow.nn.functional.unflatten_dense_tensors(ow.arange(3), [ow.zeros(2), ow.zeros(1, 1)])
    (tensor([0, 1]), tensor([[2]]))
    """


@public(module="nn")
def pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side='right'):
    """Sequences of different lengths in one tensor (time, batch, ...), or (batch, time, ...) with
        `batch_first`.

    >>> ow.nn.functional.pad_sequence([ow.tensor([1, 2]), ow.tensor([3])], batch_first=True)
    tensor([[1, 2],
            [3, 0]])
    """


@public(result="tuple[Tensor, Tensor]", module="nn")
def nn_multi_head_attention_forward(
    query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn,
    dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None,
    use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None,
    static_v=None, average_attn_weights=True, is_causal=False,
):
    """Attention of several heads with the projections given; the result, and the weights or None.

    Query (time, batch, embed_dim), key and value of their own times. A mask is True, or -inf, where nothing
        is attended
    to: `key_padding_mask` (batch, keys), `attn_mask` (queries, keys) or (batch * heads, queries, keys).

    >>> x, weight, out = ow.ones(2, 1, 2), ow.zeros(6, 2), ow.eye(2)
    >>> given = 2, 1, weight, None, None, None, False, 0.0, out, None
    >>> ow.nn.functional.multi_head_attention_forward(x, x, x, *given)[1]
    tensor([[[0.5000, 0.5000],
             [0.5000, 0.5000]]])
    """


_further_keys = declare("_further_keys(input, count)", "A mask of keys, 0 for those that come behind.")


@public(module="nn")
def nn_linear_cross_entropy(
    input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean", ignore_index=None,
    label_smoothing=0.0,
):
    """`cross_entropy` of what `linear` makes of the input, by a weight (classes, ..., features).

    >>> x, weight = ow.ones(2, 3), ow.zeros(4, 3)
    >>> ow.nn.functional.linear_cross_entropy(x, weight, ow.tensor([0, 1]))
    tensor(1.3863)
    """
