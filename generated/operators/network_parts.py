# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The network_parts operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, save_output, unpack_input, unpack_output
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule, pushed_forward
from runtime.guards import grad_enabled, state as guards
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BELOW_AUTOGRAD, CPU
from runtime.tensor.outputs import named

from .. import return_types

LOOPS, functions, define = defining(__name__)


@composite(define("_kernel_size(Tensor weight, int[1] kernel_size, str name) -> int[]", "a545075aa1464952"))
def _kernel_size_composite(weight, kernel_size, name):
    dims = weight._ndim - 2
    if tuple(language.for_dims(kernel_size, dims, f"{name}: kernel_size")) != tuple(weight._sizes[2:]):
        language.raise_error(
            f"{name}: kernel_size {list(kernel_size)} is not that of a weight of shape {list(weight._sizes)}")
    return weight._sizes[2:]


@composite(define("thnn_conv2d(Tensor self, Tensor weight, int[2] kernel_size, Tensor? bias=None, int[2] stride=1, "
    "int[2] padding=0) -> Tensor", "8ea8f4b9ec99ec51", "thnn_conv2d.out"))
def thnn_conv2d_composite(self, weight, kernel_size, bias, stride, padding):
    functions._kernel_size(weight, kernel_size, "thnn_conv2d")
    return functions.conv2d(self, weight, bias, stride, padding)


@composite(define("slow_conv3d(Tensor self, Tensor weight, int[3] kernel_size, Tensor? bias=None, int[3] stride=1, "
    "int[3] padding=0) -> Tensor", "c0e0a0a8fcac89da", "slow_conv3d.out"))
def slow_conv3d_composite(self, weight, kernel_size, bias, stride, padding):
    functions._kernel_size(weight, kernel_size, "slow_conv3d")
    return functions.conv3d(self, weight, bias, stride, padding)


@composite(define("slow_conv3d_forward(Tensor self, Tensor weight, int[3] kernel_size, Tensor? bias, int[3] stride, "
    "int[3] padding) -> Tensor", "23e0c698ed64fbe0", "slow_conv3d_forward.output"))
def slow_conv3d_forward_composite(self, weight, kernel_size, bias, stride, padding):
    return functions.slow_conv3d(self, weight, kernel_size, bias, stride, padding)


@composite(define("slow_conv_transpose2d(Tensor self, Tensor weight, int[2] kernel_size, Tensor? bias=None, int[2] "
    "stride=1, int[2] padding=0, int[2] output_padding=0, int[2] dilation=1) -> Tensor", "15ed7d3cbbde0a13",
    "slow_conv_transpose2d.out"))
def slow_conv_transpose2d_composite(self, weight, kernel_size, bias, stride, padding, output_padding, dilation):
    functions._kernel_size(weight, kernel_size, "slow_conv_transpose2d")
    return functions.conv_transpose2d(self, weight, bias, stride, padding, output_padding, 1, dilation)


@composite(define("slow_conv_transpose3d(Tensor self, Tensor weight, int[3] kernel_size, Tensor? bias=None, int[3] "
    "stride=1, int[3] padding=0, int[3] output_padding=0, int[3] dilation=1) -> Tensor", "d279259c5aef854f",
    "slow_conv_transpose3d.out"))
def slow_conv_transpose3d_composite(self, weight, kernel_size, bias, stride, padding, output_padding, dilation):
    functions._kernel_size(weight, kernel_size, "slow_conv_transpose3d")
    return functions.conv_transpose3d(self, weight, bias, stride, padding, output_padding, 1, dilation)


@composite(define("slow_conv_dilated2d(Tensor self, Tensor weight, int[2] kernel_size, Tensor? bias=None, int[2] "
    "stride=1, int[2] padding=0, int[2] dilation=1) -> Tensor", "9ee3ec586f330701"))
def slow_conv_dilated2d_composite(self, weight, kernel_size, bias, stride, padding, dilation):
    functions._kernel_size(weight, kernel_size, "slow_conv_dilated2d")
    return functions.conv2d(self, weight, bias, stride, padding, dilation)


@composite(define("slow_conv_dilated3d(Tensor self, Tensor weight, int[3] kernel_size, Tensor? bias=None, int[3] "
    "stride=1, int[3] padding=0, int[3] dilation=1) -> Tensor", "57235c29bc7f4825"))
def slow_conv_dilated3d_composite(self, weight, kernel_size, bias, stride, padding, dilation):
    functions._kernel_size(weight, kernel_size, "slow_conv_dilated3d")
    return functions.conv3d(self, weight, bias, stride, padding, dilation)


@composite(define("conv_depthwise3d(Tensor self, Tensor weight, int[3] kernel_size, Tensor? bias, int[3] stride, "
    "int[3] padding, int[3] dilation) -> Tensor", "185e0c5a251fa06e"))
def conv_depthwise3d_composite(self, weight, kernel_size, bias, stride, padding, dilation):
    functions._kernel_size(weight, kernel_size, "conv_depthwise3d")
    return functions.conv3d(self, weight, bias, stride, padding, dilation, self.size(1))


@composite(define("conv_tbc(Tensor self, Tensor weight, Tensor bias, int pad=0) -> Tensor", "d3f2739ea7fcc71d"))
def conv_tbc_composite(self, weight, bias, pad):
    if self._ndim != 3:
        language.raise_error(f"conv_tbc: expected an input (time, batch, channels), got shape {list(self._sizes)}")
    if weight._ndim != 3:
        language.raise_error(f"conv_tbc: expected a weight (width, channels, outputs), got shape {list(weight._sizes)}")
    return language.new(
        functions.conv1d(self.permute((1, 2, 0)), weight.permute((2, 1, 0)), bias, 1, pad).permute((2, 0, 1)))


@composite(define("conv_tbc_backward(Tensor grad, Tensor input, Tensor weight, Tensor bias, int pad) -> (Tensor, "
    "Tensor, Tensor)", "e84d773f030c976b"))
def conv_tbc_backward_composite(grad, input, weight, bias, pad):
    across, batches, taps = (grad.permute((1, 2, 0)), input.permute((1, 2, 0)), weight.permute((2, 1, 0)))
    of_input = functions._convolution_input(across, taps, batches._sizes, (1,), (pad,), (1,), 1).permute((2, 0, 1))
    of_weight = functions._convolution_weight(across, batches, taps._sizes, (1,), (pad,), (1,), 1).permute((2, 1, 0))
    return (language.new(of_input), language.new(of_weight), grad.sum((0, 1)))


@composite(define("matmul_backward(Tensor grad, Tensor self, Tensor other, bool[2] mask) -> (Tensor, Tensor)",
    "2abc037425345a8f"))
def matmul_backward_composite(grad, self, other, mask):
    one = self.unsqueeze(0) if self._ndim == 1 else self
    two = other.unsqueeze(1) if other._ndim == 1 else other
    product = grad.unsqueeze(-1) if other._ndim == 1 else grad
    if self._ndim == 1:
        product = product.unsqueeze(-2)
    none = functions.zeros((0,), dtype=grad.dtype)
    left = functions.matmul(product, two.adjoint()).sum_to_size(one._sizes).reshape(self._sizes) if mask[0] else none
    right = functions.matmul(one.adjoint(), product).sum_to_size(two._sizes).reshape(other._sizes) if mask[1] else none
    return (language.new(left), language.new(right))


@composite(define("linear_backward(Tensor self, Tensor grad_output, Tensor weight, bool[3] output_mask) -> (Tensor, "
    "Tensor, Tensor)", "1944dc1b409f44f6"))
def linear_backward_composite(self, grad_output, weight, output_mask):
    none = functions.zeros((0,), dtype=grad_output.dtype)
    grad = grad_output.reshape((-1, grad_output.size(-1)))
    of_input = functions.matmul(grad_output, functions.conj(weight)) if output_mask[0] else none
    of_weight = (
        functions.matmul(grad.t(), functions.conj(self.reshape((-1, self.size(-1)))))
        if output_mask[1]
        else none)
    return (of_input, of_weight, grad.sum((0,)) if output_mask[2] else none)


@composite(define("convolution_backward(Tensor grad_output, Tensor input, Tensor weight, int[]? bias_sizes, int[] "
    "stride, int[] padding, int[] dilation, bool transposed, int[] output_padding, int groups, bool[3] output_mask) -> "
    "(Tensor, Tensor, Tensor)", "7ecd9b9a2a9cb2c7"))
def convolution_backward_composite(
    grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups, output_mask
):
    if [one for one in output_padding if one < 0]:
        language.raise_error(f"convolution_backward: output_padding must not be negative, got {list(output_padding)}")
    none = functions.zeros((0,), dtype=grad_output.dtype)
    of_input, of_weight = (none, none)
    if output_mask[0] and transposed:
        of_input = functions.convolution(grad_output, functions.conj(weight), None, stride, padding, dilation, False,
            output_padding, groups)
    elif output_mask[0]:
        of_input = functions._convolution_input(grad_output, functions.conj(weight), input._sizes, stride, padding,
            dilation, groups)
    if output_mask[1] and transposed:
        of_weight = functions._convolution_weight(functions.conj(input), grad_output, weight._sizes, stride, padding,
            dilation, groups)
    elif output_mask[1]:
        of_weight = functions._convolution_weight(grad_output, functions.conj(input), weight._sizes, stride, padding,
            dilation, groups)
    return (of_input, of_weight, grad_output.sum((0, *range(2, grad_output._ndim))) if output_mask[2] else none)


@composite(define("_nll_parts(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> (Tensor "
    "output, Tensor total_weight)", "7e322c9db933f949"))
@named(return_types._nll_parts)
def _nll_parts_composite(self, target, weight, reduction, ignore_index):
    loss = functions.nll_loss(self, target, weight, reduction, ignore_index)
    if reduction != 1 and reduction != 2:
        return (loss, functions.zeros((), dtype=self.dtype))
    valid = target != ignore_index
    counted = (
        valid.to(self.dtype)
        if weight is None
        else functions.where(valid, weight.take(functions.where(valid, target, 0)), 0))
    return (loss, counted.sum())


@composite(define("nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> "
    "(Tensor output, Tensor total_weight)", "1c71217258c9aa15", "nll_loss_forward.output"))
@named(return_types.nll_loss_forward)
def nll_loss_forward_composite(self, target, weight, reduction, ignore_index):
    if self._ndim != 1 and self._ndim != 2:
        language.raise_error(
            f"nll_loss_forward: expected an input of one or two dimensions, got shape {list(self._sizes)}")
    return functions._nll_parts(self, target, weight, reduction, ignore_index)


@composite(define("nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, "
    "int ignore_index, Tensor total_weight) -> Tensor", "8bbb908a60def557", "nll_loss_backward.grad_input"))
def nll_loss_backward_composite(grad_output, self, target, weight, reduction, ignore_index, total_weight):
    classes = 1 if self._ndim > 1 else 0
    valid = target != ignore_index
    chosen = functions.where(valid, target, 0)
    factor = valid.to(self.dtype) if weight is None else functions.where(valid, weight.take(chosen), 0)
    share = grad_output / total_weight if reduction == 1 else grad_output
    return functions.zeros_like(self).scatter(classes, chosen.unsqueeze(classes), (-share * factor).unsqueeze(classes))


@composite(define("nll_loss2d(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int "
    "ignore_index=-100) -> Tensor", "bf35b61a36904bde", "nll_loss2d.out"))
def nll_loss2d_composite(self, target, weight, reduction, ignore_index):
    if self._ndim != 4:
        language.raise_error(
            f"nll_loss2d: expected an input (batch, classes, height, width), got shape {list(self._sizes)}")
    return functions.nll_loss(self, target, weight, reduction, ignore_index)


@composite(define("nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, int ignore_index) -> "
    "(Tensor output, Tensor total_weight)", "031ad6e4a9da252d", "nll_loss2d_forward.output"))
@named(return_types.nll_loss2d_forward)
def nll_loss2d_forward_composite(self, target, weight, reduction, ignore_index):
    if self._ndim != 4:
        language.raise_error(
            f"nll_loss2d_forward: expected an input (batch, classes, height, width), got shape {list(self._sizes)}")
    return functions._nll_parts(self, target, weight, reduction, ignore_index)


@composite(define("nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int reduction, "
    "int ignore_index, Tensor total_weight) -> Tensor", "debfab318d23fc2e", "nll_loss2d_backward.grad_input"))
def nll_loss2d_backward_composite(grad_output, self, target, weight, reduction, ignore_index, total_weight):
    if self._ndim != 4:
        language.raise_error(
            f"nll_loss2d_backward: expected an input (batch, classes, height, width), got shape {list(self._sizes)}")
    return functions.nll_loss_backward(grad_output, self, target, weight, reduction, ignore_index, total_weight)


@composite(define("nll_loss_nd(Tensor self, Tensor target, Tensor? weight=None, int reduction=Mean, int "
    "ignore_index=-100) -> Tensor", "b106ea5017fa36e3"))
def nll_loss_nd_composite(self, target, weight, reduction, ignore_index):
    return functions.nll_loss(self, target, weight, reduction, ignore_index)


@composite(define("_loss_share(Tensor grad_output, Tensor self, int reduction) -> Tensor", "ec01ac6299d185a5"))
def _loss_share_composite(grad_output, self, reduction):
    rows = self if self._ndim == 2 else self.unsqueeze(0)
    share = grad_output / rows.size(0) if reduction == 1 else grad_output
    return share.reshape((-1, 1)).expand((rows.size(0), 1)) / rows.size(1)


@composite(define("multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int p, float margin, "
    "Tensor? weight=None, int reduction=Mean) -> Tensor", "df5219b79ed74df8", "multi_margin_loss_backward.grad_input"))
def multi_margin_loss_backward_composite(grad_output, self, target, p, margin, weight, reduction):
    rows = self if self._ndim == 2 else self.unsqueeze(0)
    classes = target.reshape((-1, 1))
    excess = functions.clamp(margin - rows.gather(1, classes) + rows, 0)
    slope = (excess > 0).to(self.dtype) if p == 1 else 2 * excess
    slope = slope * functions._loss_share(grad_output, self, reduction)
    if weight is not None:
        slope = slope * weight.index_select(0, target.reshape((-1,))).unsqueeze(1)
    slope = functions.where(functions.arange(rows.size(1)).unsqueeze(0) != classes, slope, 0)
    return language.new(slope.scatter_add(1, classes, -slope.sum((1,), True)).reshape(self._sizes))


@composite(define("multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor output, Tensor "
    "is_target)", "ce7ab9af0c9e944f", "multilabel_margin_loss_forward.output"))
@named(return_types.multilabel_margin_loss_forward)
def multilabel_margin_loss_forward_composite(self, target, reduction):
    rows = self if self._ndim == 2 else self.unsqueeze(0)
    classes = target.reshape(rows._sizes)
    known = (classes >= 0).to(dtypes.int64).cumprod(1)
    own = functions.zeros(rows._sizes, dtype=dtypes.int64).scatter_add(
        1, functions.where(known > 0, classes, 0), known
    ) > 0
    return (functions.multilabel_margin_loss(self, target, reduction),
        language.new(own.to(self.dtype).reshape(self._sizes)))


@composite(define("multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, "
    "Tensor is_target) -> Tensor", "d7fcc322ccce7e11", "multilabel_margin_loss_backward.grad_input"))
def multilabel_margin_loss_backward_composite(grad_output, self, target, reduction, is_target):
    rows = self if self._ndim == 2 else self.unsqueeze(0)
    classes = target.reshape(rows._sizes)
    known = (classes >= 0).to(dtypes.int64).cumprod(1) > 0
    places = functions.where(known, classes, 0)
    above = (1 - rows.gather(1, places).unsqueeze(2) + rows.unsqueeze(1) > 0) & known.unsqueeze(2)
    above = (above & (is_target.reshape(rows._sizes) == 0).unsqueeze(1)).to(self.dtype)
    slope = above.sum((1,)).scatter_add(1, places, -above.sum((2,)))
    return language.new((slope * functions._loss_share(grad_output, self, reduction)).reshape(self._sizes))


@composite(define("grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool "
    "align_corners) -> Tensor", "5edd3d413148d457"))
def grid_sampler_composite(input, grid, interpolation_mode, padding_mode, align_corners):
    if not 0 <= interpolation_mode < 3:
        language.raise_error(f"grid_sampler: interpolation_mode must be 0, 1 or 2, got {interpolation_mode}")
    if not 0 <= padding_mode < 3:
        language.raise_error(f"grid_sampler: padding_mode must be 0, 1 or 2, got {padding_mode}")
    return functions.nn_grid_sample(input, grid, ("bilinear", "nearest", "bicubic")[interpolation_mode],
        ("zeros", "border", "reflection")[padding_mode], align_corners)


@composite(define("grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool "
    "align_corners) -> Tensor", "be72a070847b9d62"))
def grid_sampler_2d_composite(input, grid, interpolation_mode, padding_mode, align_corners):
    if input._ndim != 4:
        language.raise_error(f"grid_sampler_2d: expected images (N, C, H, W), got shape {list(input._sizes)}")
    return functions.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


@composite(define("grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool "
    "align_corners) -> Tensor", "d5fcc897c20aa3f1"))
def grid_sampler_3d_composite(input, grid, interpolation_mode, padding_mode, align_corners):
    if input._ndim != 5:
        language.raise_error(f"grid_sampler_3d: expected volumes (N, C, D, H, W), got shape {list(input._sizes)}")
    return functions.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


@composite(define("_grid_gradients(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int "
    "padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)", "9f541ae06e926d0f"))
def _grid_gradients_composite(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask):
    mode = ("bilinear", "nearest", "bicubic")[interpolation_mode]
    border = ("zeros", "border", "reflection")[padding_mode]
    plain = (0,) * (input._ndim - 2)
    none = functions.zeros((0,), dtype=input.dtype)
    of_input = (
        functions._grid_sample_input(grad_output, grid, input._sizes, mode, border, align_corners, plain)
        if output_mask[0]
        else none)
    of_grid = (
        functions._grid_sample_slopes(grad_output, input, grid, mode, border, align_corners, plain)
        if output_mask[1]
        else none)
    return (of_input, of_grid)


@composite(define("grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int "
    "padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)", "9687861ab2e43ebc"))
def grid_sampler_2d_backward_composite(
    grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask
):
    return functions._grid_gradients(grad_output, input, grid, interpolation_mode, padding_mode, align_corners,
        output_mask)


@composite(define("grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int interpolation_mode, int "
    "padding_mode, bool align_corners, bool[2] output_mask) -> (Tensor, Tensor)", "e4cb78560be0f1f5"))
def grid_sampler_3d_backward_composite(
    grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask
):
    if interpolation_mode == 2:
        language.raise_error(
            "grid_sampler_3d_backward: volumes are interpolated by the modes 0 and 1, not by cubes (2)")
    return functions._grid_gradients(grad_output, input, grid, interpolation_mode, padding_mode, align_corners,
        output_mask)


@composite(define("_affine_points(int[] size, bool align_corners, ScalarType dtype) -> Tensor", "d35981c7ffdb61a1"))
def _affine_points_composite(size, align_corners, dtype):
    dims = len(size) - 2
    axes = []
    for d in range(dims):
        n = size[2 + d]
        steps = functions.arange(n, dtype=dtype)
        places = (steps * (2 / (n - 1)) - 1 if n > 1 else steps * 0) if align_corners else (steps * 2 + 1) / n - 1
        axes = [places.reshape((*[1] * d, n, *[1] * (dims - 1 - d))).expand(size[2:])] + axes
    return functions.stack(axes + [functions.ones_like(axes[0])], dims).reshape((-1, dims + 1))


@composite(define("affine_grid_generator(Tensor theta, int[] size, bool align_corners) -> Tensor", "ca3656847cc4c79b"))
def affine_grid_generator_composite(theta, size, align_corners):
    dims = len(size) - 2
    if dims not in (2, 3) or theta._ndim != 3 or theta._sizes[1:] != (dims, dims + 1) or (theta.size(0) != size[0]):
        language.raise_value_error(
            "affine_grid: expected matrices (N, 2, 3) and a size (N, C, H, W), or (N, 3, 4) and (N, C, D, H, W), got "
            f"{list(theta._sizes)} and {list(size)}")
    points = functions._affine_points(size, align_corners, theta.dtype)
    grid = functions.matmul(points.expand((size[0], *points._sizes)), theta.transpose(1, 2))
    return language.new(grid.reshape((size[0], *size[2:], dims)))


@composite(define("affine_grid_generator_backward(Tensor grad, int[] size, bool align_corners) -> Tensor",
    "164569107e48c7d2"))
def affine_grid_generator_backward_composite(grad, size, align_corners):
    if len(size) not in (4, 5):
        language.raise_error(
            f"affine_grid_generator_backward: expected a size (N, C, H, W) or (N, C, D, H, W), got {list(size)}")
    points = functions._affine_points(size, align_corners, grad.dtype)
    return functions.matmul(grad.reshape((size[0], -1, len(size) - 2)).transpose(1, 2),
        points.expand((size[0], *points._sizes)))


@composite(define("adaptive_max_pool1d(Tensor self, int[1] output_size) -> (Tensor, Tensor)", "805440f7879fae18"))
def adaptive_max_pool1d_composite(self, output_size):
    return tuple(functions._adaptive_max_pool(self,
        language.for_dims(output_size, 1, "adaptive_max_pool1d: output_size")))


@composite(define("max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]? stride=None, "
    "int[2] padding=0, int[2] dilation=1, bool ceil_mode=False) -> Tensor", "b4f253628cb2120a"))
def max_pool2d_backward_composite(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode):
    places = functions._max_pool_of(2, self.detach(), kernel_size, stride, padding, dilation, ceil_mode)[1]
    return functions._add_in_planes(grad_output, places, self._sizes, 2)


@composite(define("instance_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
    "running_var, bool use_input_stats, float momentum, float eps, bool cudnn_enabled) -> Tensor", "00b4d2a5253e99e6"))
def instance_norm_composite(
    input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled
):
    return functions.nn_instance_norm(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)


composite(define("_norm_gradient(Tensor grad, Tensor x, int[] dims, Tensor rstd) -> Tensor", "5d25a2152892748a"),
    lambda grad, x, dims, rstd: rstd * (grad - grad.mean(dims, True) - x * (grad * x).mean(dims, True)))


@composite(define("native_layer_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, Tensor mean, "
    "Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) -> (Tensor, Tensor, Tensor)", "5a28b5404fe84ad0"))
def native_layer_norm_backward_composite(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask):
    before = input._ndim - len(normalized_shape)
    dims, outer = (tuple(range(before, input._ndim)), tuple(range(before)))
    none = functions.zeros((0,), dtype=input.dtype)
    x = (input - mean) * rstd
    of_input = (
        functions._norm_gradient(grad_out if weight is None else grad_out * weight, x, dims, rstd)
        if output_mask[0]
        else none)
    of_weight = (grad_out * x).sum_to_size(normalized_shape) if output_mask[1] else none
    return (of_input, of_weight, grad_out.sum_to_size(normalized_shape) if output_mask[2] else none)


@composite(define("native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, Tensor? weight, "
    "int N, int C, int HxW, int group, bool[3] output_mask) -> (Tensor, Tensor, Tensor)", "13efb5a286daf9a6"))
def native_group_norm_backward_composite(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask):
    grouped = (N, group, C // group, HxW)
    none = functions.zeros((0,), dtype=input.dtype)
    grad = grad_out.reshape(grouped)
    scale = rstd.reshape((N, group, 1, 1))
    x = (input.reshape(grouped) - mean.reshape((N, group, 1, 1))) * scale
    weighed = grad if weight is None else grad * weight.reshape((1, group, C // group, 1))
    of_input = functions._norm_gradient(weighed, x, (2, 3), scale).reshape(input._sizes) if output_mask[0] else none
    of_weight = (grad * x).sum((0, 3)).reshape((C,)) if output_mask[1] else none
    return (language.new(of_input), language.new(of_weight),
        language.new(grad.sum((0, 3)).reshape((C,))) if output_mask[2] else none)


@composite(define("native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, Tensor? running_mean, "
    "Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, bool train, float eps, bool[3] output_mask) -> "
    "(Tensor, Tensor, Tensor)", "a2a7d4c08699f581"))
def native_batch_norm_backward_composite(
    grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask
):
    if train and (save_mean is None or save_invstd is None):
        language.raise_error("native_batch_norm_backward: expected save_mean and save_invstd in training")
    if not train and (running_mean is None or running_var is None):
        language.raise_error("native_batch_norm_backward: expected running_mean and running_var")
    outer = (0, *range(2, input._ndim))
    channels = (1, input.size(1), *[1] * (input._ndim - 2))
    none = functions.zeros((0,), dtype=input.dtype)
    mean = (save_mean if train else running_mean).reshape(channels)
    scale = (save_invstd if train else functions.rsqrt(running_var + eps)).reshape(channels)
    x = (input - mean) * scale
    weighed = grad_out if weight is None else grad_out * weight.reshape(channels)
    of_input = none
    if output_mask[0]:
        of_input = functions._norm_gradient(weighed, x, outer, scale) if train else weighed * scale
    of_weight = (grad_out * x).sum(outer) if output_mask[1] else none
    return (of_input, of_weight, grad_out.sum(outer) if output_mask[2] else none)


@composite(define("glu_jvp(Tensor glu, Tensor x, Tensor dx, int dim) -> Tensor", "2bdd5e421202c595"))
def glu_jvp_composite(glu, x, dx, dim):
    share = functions.sigmoid(x.chunk(2, dim)[1])
    da, db = dx.chunk(2, dim)
    return da * share + glu * (1 - share) * db


@composite(define("glu_backward_jvp(Tensor grad_x, Tensor grad_glu, Tensor x, Tensor dgrad_glu, Tensor dx, int dim) -> "
    "Tensor", "1f82b59475d72edc"))
def glu_backward_jvp_composite(grad_x, grad_glu, x, dgrad_glu, dx, dim):
    a, b = x.chunk(2, dim)
    da, db = dx.chunk(2, dim)
    share = functions.sigmoid(b)
    bend = grad_x.chunk(2, dim)[0] * (1 - share)
    of_a = share * dgrad_glu + bend * db
    of_b = a * share * (1 - share) * dgrad_glu + bend * (da + a * (1 - 2 * share) * db)
    return functions.cat([of_a, of_b], dim)


FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK, FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_OUT = define(
    "fake_quantize_per_tensor_affine_cachemask(Tensor self, float scale, int zero_point, int quant_min, int quant_max) "
    "-> (Tensor output, Tensor mask)", "63d3a8767c859561", "fake_quantize_per_tensor_affine_cachemask.out")
FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_LOOP = FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK.compute_by(
    Elementwise("fake_quantize_per_tensor_affine_cachemask", LOOPS, "fake_quantize_per_tensor_affine_cachemask_kernel",
        1, outputs=2, accepts=("floating",), free=(0, 1, 2, 3), casts=False, results={1: "bool"}),
    wrapper=named(return_types.fake_quantize_per_tensor_affine_cachemask))

class FakeQuantizePerTensorAffineCachemaskBackward0(Node, operator="fake_quantize_per_tensor_affine_cachemask"):
    __slots__ = ("_raw_mask",)

    def apply(self, grad):
        mask = unpack_output.call(self, self._raw_mask, None)
        return (functions.fake_quantize_per_tensor_affine_cachemask_backward(grad, mask),)

@FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK.implement(AUTOGRAD)
def fake_quantize_per_tensor_affine_cachemask_autograd(self, scale, zero_point, quant_min, quant_max):
    result = FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK[self._keys & BELOW_AUTOGRAD](self, scale, zero_point, quant_min,
        quant_max)
    result_output, result_mask = result
    if guards.active and not grad_enabled():
        return result
    node = FakeQuantizePerTensorAffineCachemaskBackward0()
    node._raw_mask = save_output.call(result_mask)
    record.call(node, result_output, self)
    return result

pushed_forward(FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK)

FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD = define("fake_quantize_per_tensor_affine_cachemask_backward(Tensor "
    "grad_output, Tensor mask) -> Tensor", "ab7138112bbc7481")
FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD_LOOP = FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD.compute_by(
    Elementwise("fake_quantize_per_tensor_affine_cachemask_backward", LOOPS,
        "fake_quantize_per_tensor_affine_cachemask_backward_kernel", 2, fixed={1: "bool"}))

class FakeQuantizePerTensorAffineCachemaskBackwardBackward0(
    Node, operator="fake_quantize_per_tensor_affine_cachemask_backward"
):
    __slots__ = ("_raw_mask", "_version_mask")

    def apply(self, grad):
        mask = unpack_input(self, self._raw_mask, self._version_mask, "mask")
        return (functions.fake_quantize_per_tensor_affine_cachemask_backward(grad, mask),)

@FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD.implement(AUTOGRAD)
def fake_quantize_per_tensor_affine_cachemask_backward_autograd(grad_output, mask):
    result = FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD[
        (grad_output._keys | mask._keys) & BELOW_AUTOGRAD
    ](grad_output, mask)
    if (guards.active and not grad_enabled()) or grad_output._edge is None:
        return result
    node = FakeQuantizePerTensorAffineCachemaskBackwardBackward0()
    node._raw_mask, node._version_mask = mask, 0 if mask._writes is None else mask._writes[0]
    return record.call(node, result, grad_output)

@forward_rule(FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD)
def fake_quantize_per_tensor_affine_cachemask_backward_forward(grad_output_t, mask_p):
    return (
        None
        if grad_output_t is None
        else functions.fake_quantize_per_tensor_affine_cachemask_backward(grad_output_t, mask_p))


@composite(define("fake_quantize_per_tensor_affine(Tensor self, float scale, int zero_point, int quant_min, int "
    "quant_max) -> Tensor", "d9375615d5a3cc1f"))
def fake_quantize_per_tensor_affine_composite(self, scale, zero_point, quant_min, quant_max):
    if quant_min > quant_max:
        language.raise_error(
            f"fake_quantize_per_tensor_affine: quant_min must not exceed quant_max, got {quant_min} and {quant_max}")
    if quant_min > zero_point or zero_point > quant_max:
        language.raise_error(
            f"fake_quantize_per_tensor_affine: zero_point must lie between quant_min and quant_max, got {zero_point}")
    return functions.fake_quantize_per_tensor_affine_cachemask(self, scale, zero_point, quant_min, quant_max)[0]


@composite(define("fake_quantize_per_tensor_affine.tensor_qparams(Tensor self, Tensor scale, Tensor zero_point, int "
    "quant_min, int quant_max) -> Tensor", "019a354674bce409"))
def fake_quantize_per_tensor_affine_tensor_qparams_composite(self, scale, zero_point, quant_min, quant_max):
    if scale.numel() != 1 or zero_point.numel() != 1:
        language.raise_error("fake_quantize_per_tensor_affine: expected a scale and a zero_point of one element")
    if scale.dtype.is_complex or zero_point.dtype.is_complex:
        language.raise_unsupported_error("fake_quantize_per_tensor_affine: a scale and a zero_point are real numbers")
    if scale.requires_grad:
        language.raise_error("fake_quantize_per_tensor_affine: the scale has no gradient")
    if quant_min > quant_max:
        language.raise_error(
            f"fake_quantize_per_tensor_affine: quant_min must not exceed quant_max, got {quant_min} and {quant_max}")
    return functions.fake_quantize_per_tensor_affine_cachemask(
        self, scale.item(), int(zero_point.item()), quant_min, quant_max
    )[0]


_FAKE_QUANTIZE_CHANNELS = define("_fake_quantize_channels(Tensor self, Tensor scale, Tensor zero_point, int quant_min, "
    "int quant_max, bool fractional) -> (Tensor output, Tensor mask)", "02ec1c574917194b")
_FAKE_QUANTIZE_CHANNELS_0_LOOP = Elementwise("_fake_quantize_channels", LOOPS, "_fake_quantize_channels_0_kernel", 3,
    outputs=2, promote="same", accepts=("floating",), operands=("integral", "floating"), free=(0, 1),
    results={1: "bool"})
_FAKE_QUANTIZE_CHANNELS_1_LOOP = Elementwise("_fake_quantize_channels", LOOPS,
    "fake_quantize_per_tensor_affine_cachemask_kernel", 3, outputs=2, promote="same", accepts=("floating",),
    operands=("integral", "floating"), free=(0, 1), results={1: "bool"})

@_FAKE_QUANTIZE_CHANNELS.implement(CPU)
@named(return_types._fake_quantize_channels)
def _fake_quantize_channels_cpu(self, scale, zero_point, quant_min, quant_max, fractional):
    if fractional:
        return _FAKE_QUANTIZE_CHANNELS_0_LOOP.make(self, scale, zero_point, quant_min, quant_max)
    if True:
        return _FAKE_QUANTIZE_CHANNELS_1_LOOP.make(self, scale, zero_point, quant_min, quant_max)
    raise language.no_case("_fake_quantize_channels",
        {"quant_min": quant_min, "quant_max": quant_max, "fractional": fractional})

class _FakeQuantizeChannelsBackward0(Node, operator="_fake_quantize_channels"):
    __slots__ = ("_raw_mask",)

    def apply(self, grad):
        mask = unpack_output.call(self, self._raw_mask, None)
        return (functions.fake_quantize_per_tensor_affine_cachemask_backward(grad, mask),)

@_FAKE_QUANTIZE_CHANNELS.implement(AUTOGRAD)
def _fake_quantize_channels_autograd(self, scale, zero_point, quant_min, quant_max, fractional):
    result = _FAKE_QUANTIZE_CHANNELS[
        (self._keys | scale._keys | zero_point._keys) & BELOW_AUTOGRAD
    ](self, scale, zero_point, quant_min, quant_max, fractional)
    result_output, result_mask = result
    if (guards.active and not grad_enabled()) or self._edge is None:
        return result
    node = _FakeQuantizeChannelsBackward0()
    node._raw_mask = save_output.call(result_mask)
    record.call(node, result_output, self)
    return result

pushed_forward(_FAKE_QUANTIZE_CHANNELS)


@composite(define("fake_quantize_per_channel_affine_cachemask(Tensor self, Tensor scale, Tensor zero_point, int axis, "
    "int quant_min, int quant_max) -> (Tensor output, Tensor mask)", "62f4d2873dfed53a",
    "fake_quantize_per_channel_affine_cachemask.out"))
@named(return_types.fake_quantize_per_channel_affine_cachemask)
def fake_quantize_per_channel_affine_cachemask_composite(self, scale, zero_point, axis, quant_min, quant_max):
    if scale._ndim != 1 or zero_point._sizes != scale._sizes or scale.numel() != self.size(axis):
        language.raise_error(
            "fake_quantize_per_channel_affine_cachemask: scale and zero_point must be vectors of the "
            f"{self.size(axis)} channels, got shapes {list(scale._sizes)} and {list(zero_point._sizes)}")
    if quant_min > quant_max:
        language.raise_error(
            f"fake_quantize_per_channel_affine_cachemask: quant_min must not exceed quant_max, got {quant_min} and "
            f"{quant_max}")
    if zero_point.dtype != dtypes.int32 and zero_point.dtype != dtypes.float32 and (zero_point.dtype != dtypes.float16):
        language.raise_unsupported_error(
            "fake_quantize_per_channel_affine_cachemask: zero_point must be of int32, float32 or float16, got "
            f"{zero_point.dtype}")
    if scale.requires_grad:
        language.raise_error("fake_quantize_per_channel_affine_cachemask: the scale has no gradient")
    if zero_point.dtype == dtypes.int32 and language.any_true((zero_point < quant_min) | (zero_point > quant_max)):
        language.raise_error("fake_quantize_per_channel_affine: zero_point must lie between quant_min and quant_max")
    shape = language.replaced([1 for one in self._sizes], language.wrap_dim(axis, self._ndim), scale.numel())
    return functions._fake_quantize_channels(self, scale.reshape(shape), zero_point.reshape(shape), quant_min,
        quant_max, zero_point.dtype.is_floating_point)


composite(
    define("fake_quantize_per_channel_affine_cachemask_backward(Tensor grad_output, Tensor mask) -> Tensor",
        "4a536f80cd668b9c"),
    lambda grad_output, mask: functions.fake_quantize_per_tensor_affine_cachemask_backward(grad_output, mask))


@composite(define("fake_quantize_per_channel_affine(Tensor self, Tensor scale, Tensor zero_point, int axis, int "
    "quant_min, int quant_max) -> Tensor", "60268f21cccfb37b"))
def fake_quantize_per_channel_affine_composite(self, scale, zero_point, axis, quant_min, quant_max):
    return functions.fake_quantize_per_channel_affine_cachemask(self, scale, zero_point, axis, quant_min, quant_max)[0]


@composite(define("nn_grouped_mm(Tensor mat_a, Tensor mat_b, *, Tensor? offs=None, Tensor? bias=None, ScalarType? "
    "out_dtype=None) -> Tensor", "65111327600fe04a"))
def nn_grouped_mm_composite(mat_a, mat_b, offs, bias, out_dtype):
    if mat_a._ndim not in (2, 3) or mat_b._ndim not in (2, 3):
        language.raise_error(
            f"grouped_mm: expected tensors of 2 or 3 dimensions, got shapes {list(mat_a._sizes)} and "
            f"{list(mat_b._sizes)}")
    if mat_a.dtype != mat_b.dtype:
        language.raise_error(f"grouped_mm: expected one dtype, got {mat_a.dtype} and {mat_b.dtype}")
    if (offs is None) != (mat_a._ndim + mat_b._ndim == 6):
        language.raise_error("grouped_mm: offs must be given unless both have 3 dimensions")
    if offs is not None and (offs.dtype != dtypes.int32 or offs._ndim != 1):
        language.raise_error("grouped_mm: offs must be a vector of int32")
    if bias is not None:
        language.raise_error("grouped_mm: a bias is not supported")
    if out_dtype is not None and out_dtype != mat_a.dtype:
        language.raise_error("grouped_mm: out_dtype must be that of mat_a")
    if offs is None:
        return functions.bmm(mat_a, mat_b)
    ends = [offs[i].item() for i in range(offs.numel())]
    rows = mat_a._ndim == 2 and mat_b._ndim == 3
    length = mat_a.size(-1) if mat_a._ndim == mat_b._ndim else mat_a.size(0) if rows else mat_b.size(1)
    groups = offs.numel() if mat_a._ndim == mat_b._ndim else mat_b.size(0) if rows else mat_a.size(0)
    starts = [0, *ends]
    if groups != offs.numel() or sorted(starts) != starts or starts[-1] > length:
        language.raise_error(f"grouped_mm: offs must be {groups} ascending ends of groups up to {length}, got {ends}")
    if rows:
        parts = [mat_a[starts[i]:ends[i]] @ mat_b[i] for i in range(groups)]
        return functions.cat([*parts, functions.zeros((length - starts[-1], mat_b.size(2)), dtype=mat_a.dtype)])
    if mat_a._ndim == 3:
        parts = [mat_a[i] @ mat_b[:, starts[i]:ends[i]] for i in range(groups)]
        return functions.cat([*parts, functions.zeros((mat_a.size(1), length - starts[-1]), dtype=mat_a.dtype)], 1)
    parts = [mat_a[:, starts[i]:ends[i]] @ mat_b[starts[i]:ends[i]] for i in range(groups)]
    return functions.stack(parts) if groups else functions.zeros((0, mat_a.size(0), mat_b.size(1)), dtype=mat_a.dtype)


RRELU_WITH_NOISE_BACKWARD = define("rrelu_with_noise_backward(Tensor grad_output, Tensor self, Tensor noise, Scalar "
    "lower, Scalar upper, bool training, bool self_is_result) -> Tensor", "f6ae2cd2ae6d3440")
RRELU_WITH_NOISE_BACKWARD_0_LOOP = Elementwise("rrelu_with_noise_backward", LOOPS, "rrelu_with_noise_backward_0_kernel",
    3, accepts=("floating",))
RRELU_WITH_NOISE_BACKWARD_1_LOOP = Elementwise("rrelu_with_noise_backward", LOOPS, "rrelu_with_noise_backward_1_kernel",
    3, accepts=("floating",))

@RRELU_WITH_NOISE_BACKWARD.implement(CPU)
def rrelu_with_noise_backward_cpu(grad_output, self, noise, lower, upper, training, self_is_result):
    if training:
        return RRELU_WITH_NOISE_BACKWARD_0_LOOP.make(grad_output, self, noise, lower, upper)
    if True:
        return RRELU_WITH_NOISE_BACKWARD_1_LOOP.make(grad_output, self, noise, lower, upper)
    raise language.no_case("rrelu_with_noise_backward",
        {"lower": lower, "upper": upper, "training": training, "self_is_result": self_is_result})

class RreluWithNoiseBackwardBackward0(Node, operator="rrelu_with_noise_backward"):
    __slots__ = ("_saved_training", "_raw_noise", "_version_noise", "_raw_self", "_version_self", "_saved_lower",
        "_saved_upper", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        training = self._saved_training
        grad_grad_output = None
        if wanted[0] is not None:
            noise = unpack_input(self, self._raw_noise, self._version_noise, "noise")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            lower = self._saved_lower
            upper = self._saved_upper
            grad_grad_output = (
                grad * noise
                if training
                else functions.where(self_ > 0, grad, grad * ((lower + upper) / 2)))
        grad_noise = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_noise = grad * grad_output if training else functions.zeros_like(grad)
        return (grad_grad_output, grad_noise)

@RRELU_WITH_NOISE_BACKWARD.implement(AUTOGRAD)
def rrelu_with_noise_backward_autograd(grad_output, self, noise, lower, upper, training, self_is_result):
    result = RRELU_WITH_NOISE_BACKWARD[(grad_output._keys | self._keys | noise._keys) & BELOW_AUTOGRAD](grad_output,
        self, noise, lower, upper, training, self_is_result)
    if (guards.active and not grad_enabled()) or (grad_output._edge is None and noise._edge is None):
        return result
    node = RreluWithNoiseBackwardBackward0()
    node._saved_training = training
    if grad_output._edge is not None:
        node._raw_noise, node._version_noise = noise, 0 if noise._writes is None else noise._writes[0]
    if grad_output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_lower = lower
    node._saved_upper = upper
    if noise._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, noise)

pushed_forward(RRELU_WITH_NOISE_BACKWARD)
composite(define("native_channel_shuffle(Tensor self, int groups) -> Tensor", "315fa97ea7910a94"),
    lambda self, groups: functions.channel_shuffle(self, groups))


@composite(define("matrix_exp_backward(Tensor self, Tensor grad) -> Tensor", "d0a9427b3dc2f71c"))
def matrix_exp_backward_composite(self, grad):
    n = self.size(-1)
    turned = self.adjoint()
    none = functions.zeros_like(turned)
    block = functions.cat([functions.cat([turned, grad], -1), functions.cat([none, turned], -1)], -2)
    return language.new(functions.matrix_exp(block).narrow(-2, 0, n).narrow(-1, n, n))


composite(
    define("mm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor", "02265a80b20986e6", "mm.dtype_out"),
    lambda self, mat2, out_dtype: functions.mm(self.to(out_dtype), mat2.to(out_dtype)))
composite(
    define("bmm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor", "362f0a9cac83d35c", "bmm.dtype_out"),
    lambda self, mat2, out_dtype: functions.bmm(self.to(out_dtype), mat2.to(out_dtype)))


@composite(define("addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, Scalar beta=1, Scalar "
    "alpha=1) -> Tensor", "4213be36a9216384", "addmm.dtype_out"))
def addmm_dtype_composite(self, mat1, mat2, out_dtype, beta, alpha):
    return functions.addmm(self.to(out_dtype), mat1.to(out_dtype), mat2.to(out_dtype), beta=beta, alpha=alpha)


@composite(define("baddbmm.dtype(Tensor self, Tensor batch1, Tensor batch2, ScalarType out_dtype, *, Scalar beta=1, "
    "Scalar alpha=1) -> Tensor", "8beb781deaff116c", "baddbmm.dtype_out"))
def baddbmm_dtype_composite(self, batch1, batch2, out_dtype, beta, alpha):
    return functions.baddbmm(self.to(out_dtype), batch1.to(out_dtype), batch2.to(out_dtype), beta=beta, alpha=alpha)


@composite(define("_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, Tensor running_mean, Tensor "
    "running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)", "b154405ff4f1063f",
    "_native_batch_norm_legit.out"))
def _native_batch_norm_legit_composite(input, weight, bias, running_mean, running_var, training, momentum, eps):
    return tuple(functions.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps))


@composite(define("_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, bool training, float "
    "momentum, float eps) -> (Tensor, Tensor, Tensor)", "b1dfca2fd96fdfa5", "_native_batch_norm_legit.no_stats_out"))
def _native_batch_norm_legit_no_stats_composite(input, weight, bias, training, momentum, eps):
    return tuple(functions.native_batch_norm(input, weight, bias, None, None, training, momentum, eps))


@composite(define("_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? "
    "running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)", "d2371408ad355eac",
    "_batch_norm_with_update.out"))
def _batch_norm_with_update_composite(input, weight, bias, running_mean, running_var, momentum, eps):
    return (*functions.native_batch_norm(input, weight, bias, running_mean, running_var, True, momentum, eps),
        functions.zeros((0,), dtype=dtypes.uint8))


@composite(define("_upsample_bilinear2d_aa(Tensor self, int[2] output_size, bool align_corners, float? scales_h=None, "
    "float? scales_w=None) -> Tensor", "a6aeed2b04784d98", "_upsample_bilinear2d_aa.out"))
def _upsample_bilinear2d_aa_composite(self, output_size, align_corners, scales_h, scales_w):
    return functions._upsampled_smoothly(self, output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "bilinear", align_corners)


@composite(define("_upsample_bilinear2d_aa.vec(Tensor input, int[]? output_size, bool align_corners, float[]? "
    "scale_factors) -> Tensor", "1c809c3261f6077a"))
def _upsample_bilinear2d_aa_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled_smoothly(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors,
        "bilinear", align_corners)


@composite(define("_upsample_bicubic2d_aa(Tensor self, int[2] output_size, bool align_corners, float? scales_h=None, "
    "float? scales_w=None) -> Tensor", "703964a100db4a7d", "_upsample_bicubic2d_aa.out"))
def _upsample_bicubic2d_aa_composite(self, output_size, align_corners, scales_h, scales_w):
    return functions._upsampled_smoothly(self, output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "bicubic", align_corners)


@composite(define("_upsample_bicubic2d_aa.vec(Tensor input, int[]? output_size, bool align_corners, float[]? "
    "scale_factors) -> Tensor", "ad07a23002039f02"))
def _upsample_bicubic2d_aa_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled_smoothly(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors,
        "bicubic", align_corners)


@composite(define("_upsampled_smoothly(Tensor self, int[] output_size, float[] scales, str mode, bool align_corners) "
    "-> Tensor", "45ec40ea4c8345b6"))
def _upsampled_smoothly_composite(self, output_size, scales, mode, align_corners):
    if self._ndim != 4 or len(output_size) != 2:
        language.raise_error(
            f"upsample: expected an input of 4 dimensions and 2 sizes, got shape {list(self._sizes)} and "
            f"{list(output_size)}")
    return functions._antialiased(self, output_size, mode,
        functions._upsampled_ratios(self._sizes[2:], output_size, scales, align_corners))


@composite(define("segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None, Tensor? "
    "offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor", "44b21475a1fb96f2"))
def segment_reduce_composite(data, reduce, lengths, indices, offsets, axis, unsafe, initial):
    if not data.dtype.is_floating_point:
        language.raise_unsupported_error(f"segment_reduce: expected a floating tensor, got {data.dtype}")
    if data._ndim == 0:
        language.raise_error("segment_reduce: a tensor without dimensions has no segments")
    if indices is not None:
        language.raise_error("segment_reduce: segments are given by lengths or offsets")
    if (lengths is None) == (offsets is None):
        language.raise_error("segment_reduce: say either lengths or offsets")
    if reduce not in ("sum", "mean", "max", "min", "prod"):
        language.raise_error(f"segment_reduce: unknown reduce '{reduce}'; use sum, mean, max, min or prod")
    at = language.wrap_dim(axis, data._ndim)
    counts = lengths
    if lengths is None:
        if offsets._ndim == 0 or offsets.size(-1) == 0:
            language.raise_error("segment_reduce: offsets must have one entry at least, the end of the last segment")
        counts = functions.cat(
            (offsets.narrow(-1, 0, 1), offsets.diff(1, -1), data.size(at) - offsets.narrow(-1, -1, 1)), -1)
    if counts._ndim != at + 1 or counts._sizes[:at] != data._sizes[:at]:
        language.raise_error(
            f"segment_reduce: lengths of shape {list(counts._sizes)} do not fit data of shape {list(data._sizes)} "
            f"along dimension {at}")
    if not unsafe and (language.any_true(counts < 0) or language.any_true(counts.sum(-1) != data.size(at))):
        language.raise_error(f"segment_reduce: lengths must not be negative, and add up to the size {data.size(at)}")
    loose = lengths is not None and unsafe
    if loose:
        counts = functions.cat((counts, data.size(at) - counts.sum(-1, True)), -1)
    rest = data._sizes[at + 1:]
    flat = counts.reshape((counts.numel(),))
    place = functions.repeat_interleave(functions.arange(flat.numel()), flat)
    rows = data.reshape((language.product(data._sizes[:at + 1]), *rest))
    first = initial
    if initial is None:
        first = -math.inf if reduce == "max" else math.inf if reduce == "min" else 1.0 if reduce == "prod" else 0.0
    kind = language.wide_dtype(data.dtype) if reduce == "mean" else data.dtype
    found = functions.full((flat.numel(), *rest), first, dtype=kind)
    if reduce == "sum" or reduce == "mean":
        found = found.index_add(0, place, rows.to(kind))
    else:
        found = found.index_reduce(0, place, rows, "amax" if reduce == "max" else "amin" if reduce == "min" else "prod",
            include_self=reduce == "prod")
        if initial is not None and reduce != "prod":
            found = functions.where(found < initial if reduce == "max" else found > initial, initial, found)
    if reduce == "mean":
        number = flat.reshape((flat.numel(), *[1] * len(rest))).to(kind)
        found = functions.where(
            number > 0, found / functions.clamp(number, 1), math.nan if initial is None else initial
        ).to(data.dtype)
    found = found.reshape((*counts._sizes, *rest))
    if loose:
        return found.narrow(at, 0, counts.size(at) - 1).contiguous()
    return language.new(found) if offsets is None else found.narrow(at, 1, counts.size(at) - 2).contiguous()


@composite(define("fill_diagonal(Tensor self, Scalar fill_value, bool wrap=False) -> Tensor", "c5c842674e7a4747",
    "fill_diagonal_"))
def fill_diagonal_composite(self, fill_value, wrap):
    if self._ndim < 2:
        language.raise_error(f"fill_diagonal_: expected at least two dimensions, got shape {list(self._sizes)}")
    if self._ndim > 2 and self._sizes != (self.size(0),) * self._ndim:
        language.raise_error(
            "fill_diagonal_: all dimensions must be of one size where there are more than two, got "
            f"{list(self._sizes)}")
    step = 0
    for stride in language.contiguous_strides(self._sizes):
        step = step + stride
    at = functions.arange(self.numel()).reshape(self._sizes)
    inside = at % step == 0
    if self._ndim == 2 and (not wrap):
        inside = inside & (at < self.size(1) * self.size(1))
    return functions.masked_fill(self, inside, fill_value)


@composite(define("embedding_renorm(Tensor self, Tensor indices, float max_norm, float norm_type) -> Tensor",
    "4f5982282e4d2321", "embedding_renorm_"))
def embedding_renorm_composite(self, indices, max_norm, norm_type):
    if self._ndim != 2:
        language.raise_error(f"embedding_renorm: expected a table of two dimensions, got shape {list(self._sizes)}")
    norms = functions.linalg_vector_norm(self, norm_type, (1,), True)
    used = functions.zeros((self.size(0), 1), dtype=dtypes.bool_).index_fill(0, indices.reshape((-1,)), True)
    return self * functions.where(used & (norms > max_norm), max_norm / (norms + 1e-07), 1)


composite(
    define(
        "flatten_dense_tensors(Tensor[] tensors) -> Tensor", "a3c013b3a0b2e0d8"
    ), lambda tensors: functions.cat([one.reshape((-1,)) for one in tensors], 0))


@composite(define("unflatten_dense_tensors(Tensor flat, Tensor[] tensors) -> Tensor[]", "2d027b2ea9d818b4"))
def unflatten_dense_tensors_composite(flat, tensors):
    found, at = ([], 0)
    for one in tensors:
        found = found + [flat.narrow(0, at, one.numel()).reshape(one._sizes)]
        at = at + one.numel()
    return tuple(found)


@composite(define("pad_sequence(Tensor[] sequences, bool batch_first=False, float padding_value=0.0, str "
    "padding_side='right') -> Tensor", "a1f583633baebe46"))
def pad_sequence_composite(sequences, batch_first, padding_value, padding_side):
    if not sequences:
        language.raise_error("pad_sequence: expected at least one sequence")
    if padding_side not in ("left", "right"):
        language.raise_error(f"pad_sequence: padding_side must be 'left' or 'right', got '{padding_side}'")
    longest = sorted([one.size(0) for one in sequences])[-1]
    rows = []
    for one in [each.to(sequences[0].dtype) for each in sequences]:
        rest = functions.full((longest - one.size(0), *one._sizes[1:]), padding_value, dtype=one.dtype)
        rows = rows + [functions.cat([one, rest] if padding_side == "right" else [rest, one], 0)]
    return functions.stack(rows, 0 if batch_first else 1)


@composite(define("nn_multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int "
    "num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, "
    "float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? "
    "key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, "
    "Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, "
    "Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> (Tensor, Tensor)",
    "bab7450ddd72d437"))
def nn_multi_head_attention_forward_composite(
    query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn,
    dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask,
    use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights,
    is_causal,
):
    if query._ndim not in (2, 3) or key._ndim != query._ndim or value._ndim != query._ndim:
        language.raise_error(
            "multi_head_attention_forward: expected query, key and value of 2 or 3 dimensions, got shapes "
            f"{list(query._sizes)}, {list(key._sizes)} and {list(value._sizes)}")
    if query.size(-1) != embed_dim_to_check:
        language.raise_error(
            f"multi_head_attention_forward: expected a query of {embed_dim_to_check} features, got shape "
            f"{list(query._sizes)}")
    if num_heads <= 0 or embed_dim_to_check % num_heads != 0:
        language.raise_error(
            f"multi_head_attention_forward: embed_dim must be a multiple of num_heads, got {embed_dim_to_check} and "
            f"{num_heads}")
    if attn_mask is None and is_causal:
        language.raise_error("multi_head_attention_forward: is_causal is a hint about attn_mask, which is missing")
    if (bias_k is None) != (bias_v is None):
        language.raise_error("multi_head_attention_forward: bias_k and bias_v belong together")
    single = query._ndim == 2
    q = query.unsqueeze(1) if single else query
    k = key.unsqueeze(1) if single else key
    v = value.unsqueeze(1) if single else value
    targets, batch, width = q._sizes
    head = width // num_heads
    biases = (None, None, None) if in_proj_bias is None else in_proj_bias.chunk(3, 0)
    if use_separate_proj_weight:
        q, k, v = (functions.linear(q, q_proj_weight, biases[0]), functions.linear(k, k_proj_weight, biases[1]),
            functions.linear(v, v_proj_weight, biases[2]))
    else:
        weights = in_proj_weight.chunk(3, 0)
        q, k, v = (functions.linear(q, weights[0], biases[0]), functions.linear(k, weights[1], biases[1]),
            functions.linear(v, weights[2], biases[2]))
    if bias_k is not None:
        k, v = (functions.cat([k, bias_k.expand((1, batch, width))], 0),
            functions.cat([v, bias_v.expand((1, batch, width))], 0))
    q = q.reshape((targets, batch * num_heads, head)).transpose(0, 1)
    k = k.reshape((k.size(0), batch * num_heads, head)).transpose(0, 1) if static_k is None else static_k
    v = v.reshape((v.size(0), batch * num_heads, head)).transpose(0, 1) if static_v is None else static_v
    if add_zero_attn:
        none = functions.zeros((batch * num_heads, 1, head), dtype=k.dtype)
        k, v = (functions.cat([k, none], 1), functions.cat([v, none], 1))
    scores = functions.bmm(q * head ** (-0.5), k.transpose(1, 2))
    added = k.size(1)
    if attn_mask is not None:
        bias = functions.where(attn_mask, -math.inf, 0.0).to(q.dtype) if attn_mask.dtype == dtypes.bool_ else attn_mask
        bias = bias.unsqueeze(0) if bias._ndim == 2 else bias
        scores = scores + functions._further_keys(bias, added)
    if key_padding_mask is not None:
        padding = key_padding_mask.unsqueeze(0) if single else key_padding_mask
        bias = functions.where(padding, -math.inf, 0.0).to(q.dtype) if padding.dtype == dtypes.bool_ else padding
        bias = bias.unsqueeze(1).expand((batch, num_heads, bias.size(1))).reshape((batch * num_heads, 1, bias.size(1)))
        scores = scores + functions._further_keys(bias, added)
    shares = functions.softmax(scores, -1)
    if not need_weights:
        shares = functions.where((scores == -math.inf).all(-1, True), 0, shares)
    if training and dropout_p > 0:
        shares = functions.nn_dropout(shares, dropout_p, True)
    found = functions.bmm(shares, v).transpose(0, 1).reshape((targets, batch, width))
    found = functions.linear(found, out_proj_weight, out_proj_bias)
    found = found.squeeze(1) if single else found
    if not need_weights:
        return (language.new(found), None)
    shares = shares.reshape((batch, num_heads, targets, added))
    shares = shares.mean(1) if average_attn_weights else shares
    return (language.new(found), language.new(shares.squeeze(0)) if single else language.new(shares))


@composite(define("_further_keys(Tensor self, int count) -> Tensor", "598aee833a701e58"))
def _further_keys_composite(self, count):
    return (
        self
        if self.size(-1) == count
        else functions.cat([self, functions.zeros((*self._sizes[:-1], count - self.size(-1)), dtype=self.dtype)], -1))


@composite(define("nn_linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *, Tensor? "
    "linear_bias=None, Tensor? weight=None, int reduction=Mean, int? ignore_index=None, float label_smoothing=0.0) -> "
    "Tensor", "599a9aa56c989277"))
def nn_linear_cross_entropy_composite(
    input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing
):
    if input._ndim != 1 and input._ndim != 2:
        language.raise_error(
            f"linear_cross_entropy: expected an input of one or two dimensions, got shape {list(input._sizes)}")
    if linear_weight._ndim >= 3 and input._ndim != 2:
        language.raise_error(
            f"linear_cross_entropy: a weight of shape {list(linear_weight._sizes)} needs a batch, got an input of "
            f"shape {list(input._sizes)}")
    classes, features = (linear_weight.size(0), linear_weight.size(-1))
    further = linear_weight._sizes[1:-1]
    flat = linear_weight.reshape((classes * language.product(further), features))
    bias = None if linear_bias is None else linear_bias.reshape((-1,))
    logits = functions.linear(input, flat, bias).reshape((*input._sizes[:-1], classes, *further))
    return functions.cross_entropy(logits, target, weight, reduction, -100 if ignore_index is None else ignore_index,
        label_smoothing)
