# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The resampling operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import runtime.kernels.convolution.operator
import runtime.kernels.creation.arranging
import runtime.kernels.creation.borders
import runtime.kernels.creation.shuffling
import runtime.kernels.sampling.grids
import runtime.kernels.sampling.resampling

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import device as devices, dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)

CONSTANT_PAD_ND = define("constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor", "5e91401f7d1350d0")
CONSTANT_PAD_ND.implement(CPU, runtime.kernels.creation.arranging.pad_constant)

class ConstantPadNdBackward0(Node, operator="constant_pad_nd"):
    __slots__ = ("_saved_pad",)

    def apply(self, grad):
        pad = self._saved_pad
        return (functions.constant_pad_nd(grad, [-one for one in pad], 0),)

@CONSTANT_PAD_ND.implement(AUTOGRAD)
def constant_pad_nd_autograd(self, pad, value):
    result = CONSTANT_PAD_ND[self._keys & BELOW_AUTOGRAD](self, pad, value)
    if guards.active and not grad_enabled():
        return result
    node = ConstantPadNdBackward0()
    node._saved_pad = pad
    return record.call(node, result, self)

forward_rule(CONSTANT_PAD_ND, lambda self_t, pad: functions.constant_pad_nd(self_t, pad, 0))


@composite(define('pad(Tensor self, int[] pad, str mode="constant", float? value=None) -> Tensor', "03f011e29976d237"))
def pad_composite(self, pad, mode, value):
    if mode == "constant":
        return functions.constant_pad_nd(self, pad, 0 if value is None else value)
    if value is not None and value != 0:
        language.raise_error(f"pad: mode '{mode}' takes no value, got {value}")
    if mode != "reflect" and mode != "replicate" and (mode != "circular"):
        language.raise_value_error(f"pad: unknown mode '{mode}'; use constant, reflect, replicate or circular")
    given, number, shape = (self, len(pad) // 2, self._sizes)
    if len(pad) % 2 or number < 1 or number > 3 or (len(shape) - number not in (1, 2)):
        language.raise_error(
            f"pad: mode '{mode}' pads the last 1, 2 or 3 dimensions behind channels, got {len(pad)} numbers for shape "
            f"{list(shape)}")
    is_large = self.numel() >= 8192
    for i in range(number):
        dim = len(shape) - 1 - i
        size, before, after = (shape[dim], pad[2 * i], pad[2 * i + 1])
        most = size - 1 if mode == "reflect" else size
        if size + before + after < 1 or (size == 0 and (before or after)):
            language.raise_error(f"pad: padding ({before}, {after}) leaves nothing of dimension {dim} of size {size}")
        if mode != "replicate" and (before > most or after > most):
            language.raise_error(
                f"pad: padding ({before}, {after}) at dimension {dim} exceeds {most}, the most for mode '{mode}' and "
                f"size {size}")
        if not is_large and (before or after):
            self = self.index_select(dim, language.border_places(mode, size, before, after))
    if not [one for one in pad if one]:
        return self.clone()
    made = functions._pad_around(self, pad, mode) if is_large else self
    return made if mode == "circular" or given.is_contiguous() else functions._in_order_of(made, given)


_PAD_AROUND = define("_pad_around(Tensor self, int[] pad, str mode) -> Tensor", "1ea2404275183494")
_PAD_AROUND.implement(CPU, runtime.kernels.creation.borders.pad_around)

class _PadAroundBackward0(Node, operator="_pad_around"):
    __slots__ = ("_saved_self_shape", "_saved_pad", "_saved_mode")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        pad = self._saved_pad
        mode = self._saved_mode
        return (functions._pad_backward(grad, self_shape, pad, mode),)

@_PAD_AROUND.implement(AUTOGRAD)
def _pad_around_autograd(self, pad, mode):
    result = _PAD_AROUND[self._keys & BELOW_AUTOGRAD](self, pad, mode)
    if guards.active and not grad_enabled():
        return result
    node = _PadAroundBackward0()
    node._saved_self_shape = self._sizes
    node._saved_pad = pad
    node._saved_mode = mode
    return record.call(node, result, self)

forward_rule(_PAD_AROUND, lambda self_t, pad, mode: _PAD_AROUND[self_t._keys](self_t, pad, mode))

IM2COL, IM2COL_OUT = define("im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) "
    "-> Tensor", "5083206a8eff5d9e", "im2col.out")
IM2COL.implement(CPU, runtime.kernels.convolution.operator.im2col)

class Im2ColBackward0(Node, operator="im2col"):
    __slots__ = ("_saved_self_shape", "_saved_kernel_size", "_saved_dilation", "_saved_padding", "_saved_stride")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        kernel_size = self._saved_kernel_size
        dilation = self._saved_dilation
        padding = self._saved_padding
        stride = self._saved_stride
        return (functions.col2im(grad, self_shape[2:], kernel_size, dilation, padding, stride),)

@IM2COL.implement(AUTOGRAD)
def im2col_autograd(self, kernel_size, dilation, padding, stride):
    result = IM2COL[self._keys & BELOW_AUTOGRAD](self, kernel_size, dilation, padding, stride)
    if guards.active and not grad_enabled():
        return result
    node = Im2ColBackward0()
    node._saved_self_shape = self._sizes
    node._saved_kernel_size = kernel_size
    node._saved_dilation = dilation
    node._saved_padding = padding
    node._saved_stride = stride
    return record.call(node, result, self)

@forward_rule(IM2COL)
def im2col_forward(self_t, kernel_size, dilation, padding, stride):
    return IM2COL[self_t._keys](self_t, kernel_size, dilation, padding, stride)

@IM2COL.implement(BATCH_RULE)
def im2col_batch(self, kernel_size, dilation, padding, stride):
    if self._ndim == 4:
        return functions.im2col(self, kernel_size, dilation, padding, stride)
    return functions.im2col(self.flatten(0, 1), kernel_size, dilation, padding, stride).unflatten(0, self._sizes[:2])


COL2IM, COL2IM_OUT = define("col2im(Tensor self, int[2] output_size, int[2] kernel_size, int[2] dilation, int[2] "
    "padding, int[2] stride) -> Tensor", "15298e010978d5db", "col2im.out")
COL2IM.implement(CPU, runtime.kernels.convolution.operator.col2im)

class Col2ImBackward0(Node, operator="col2im"):
    __slots__ = ("_saved_kernel_size", "_saved_dilation", "_saved_padding", "_saved_stride")

    def apply(self, grad):
        kernel_size = self._saved_kernel_size
        dilation = self._saved_dilation
        padding = self._saved_padding
        stride = self._saved_stride
        return (functions.im2col(grad, kernel_size, dilation, padding, stride),)

@COL2IM.implement(AUTOGRAD)
def col2im_autograd(self, output_size, kernel_size, dilation, padding, stride):
    result = COL2IM[self._keys & BELOW_AUTOGRAD](self, output_size, kernel_size, dilation, padding, stride)
    if guards.active and not grad_enabled():
        return result
    node = Col2ImBackward0()
    node._saved_kernel_size = kernel_size
    node._saved_dilation = dilation
    node._saved_padding = padding
    node._saved_stride = stride
    return record.call(node, result, self)

@forward_rule(COL2IM)
def col2im_forward(self_t, output_size, kernel_size, dilation, padding, stride):
    return COL2IM[self_t._keys](self_t, output_size, kernel_size, dilation, padding, stride)

@COL2IM.implement(BATCH_RULE)
def col2im_batch(self, output_size, kernel_size, dilation, padding, stride):
    if self._ndim == 3:
        return functions.col2im(self, output_size, kernel_size, dilation, padding, stride)
    return functions.col2im(
        self.flatten(0, 1), output_size, kernel_size, dilation, padding, stride
    ).unflatten(0, self._sizes[:2])


@composite(define("nn_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) "
    "-> Tensor", "90984f5f0e5336c2"))
def nn_unfold_composite(input, kernel_size, dilation, padding, stride):
    if input._ndim != 3 and input._ndim != 4:
        language.raise_error(f"unfold: expected an input of 3 or 4 dimensions, got shape {list(input._sizes)}")
    if len(kernel_size) != 2 or kernel_size[0] <= 0 or kernel_size[1] <= 0:
        language.raise_error(f"unfold: the window must have a size, got {list(kernel_size)}")
    if input._ndim == 4:
        return functions.im2col(input, kernel_size, dilation, padding, stride)
    return language.new(functions.im2col(input.unsqueeze(0), kernel_size, dilation, padding, stride).squeeze(0))


@composite(define("nn_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, "
    "int[2] stride=1) -> Tensor", "36d9779f2882f0fe"))
def nn_fold_composite(input, output_size, kernel_size, dilation, padding, stride):
    if input._ndim != 2 and input._ndim != 3:
        language.raise_error(f"fold: expected an input of 2 or 3 dimensions, got shape {list(input._sizes)}")
    if len(output_size) != 2 or output_size[0] <= 0 or output_size[1] <= 0:
        language.raise_error(f"fold: output_size must be two positive numbers, got {list(output_size)}")
    if input._ndim == 3:
        return functions.col2im(input, output_size, kernel_size, dilation, padding, stride)
    return language.new(
        functions.col2im(input.unsqueeze(0), output_size, kernel_size, dilation, padding, stride).squeeze(0))


PIXEL_SHUFFLE, PIXEL_SHUFFLE_OUT = define("pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
    "3e1bb1fdfd0eb4a8", "pixel_shuffle.out")
PIXEL_SHUFFLE.implement(CPU, runtime.kernels.creation.shuffling.pixel_shuffle)

class PixelShuffleBackward0(Node, operator="pixel_shuffle"):
    __slots__ = ("_saved_upscale_factor",)

    def apply(self, grad):
        upscale_factor = self._saved_upscale_factor
        return (functions.pixel_unshuffle(grad, upscale_factor),)

@PIXEL_SHUFFLE.implement(AUTOGRAD)
def pixel_shuffle_autograd(self, upscale_factor):
    result = PIXEL_SHUFFLE[self._keys & BELOW_AUTOGRAD](self, upscale_factor)
    if guards.active and not grad_enabled():
        return result
    node = PixelShuffleBackward0()
    node._saved_upscale_factor = upscale_factor
    return record.call(node, result, self)

forward_rule(PIXEL_SHUFFLE, lambda self_t, upscale_factor: PIXEL_SHUFFLE[self_t._keys](self_t, upscale_factor))
PIXEL_SHUFFLE.implement(BATCH_RULE, lambda self, upscale_factor: functions.pixel_shuffle(self, upscale_factor))

PIXEL_UNSHUFFLE, PIXEL_UNSHUFFLE_OUT = define("pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
    "05e13f944041c4ab", "pixel_unshuffle.out")
PIXEL_UNSHUFFLE.implement(CPU, runtime.kernels.creation.shuffling.pixel_unshuffle)

class PixelUnshuffleBackward0(Node, operator="pixel_unshuffle"):
    __slots__ = ("_saved_downscale_factor",)

    def apply(self, grad):
        downscale_factor = self._saved_downscale_factor
        return (functions.pixel_shuffle(grad, downscale_factor),)

@PIXEL_UNSHUFFLE.implement(AUTOGRAD)
def pixel_unshuffle_autograd(self, downscale_factor):
    result = PIXEL_UNSHUFFLE[self._keys & BELOW_AUTOGRAD](self, downscale_factor)
    if guards.active and not grad_enabled():
        return result
    node = PixelUnshuffleBackward0()
    node._saved_downscale_factor = downscale_factor
    return record.call(node, result, self)

forward_rule(PIXEL_UNSHUFFLE, lambda self_t, downscale_factor: PIXEL_UNSHUFFLE[self_t._keys](self_t, downscale_factor))
PIXEL_UNSHUFFLE.implement(BATCH_RULE, lambda self, downscale_factor: functions.pixel_unshuffle(self, downscale_factor))

CHANNEL_SHUFFLE, CHANNEL_SHUFFLE_OUT = define("channel_shuffle(Tensor self, int groups) -> Tensor", "9c902b979d3821fb",
    "channel_shuffle.out")
CHANNEL_SHUFFLE.implement(CPU, runtime.kernels.creation.shuffling.channel_shuffle)

class ChannelShuffleBackward0(Node, operator="channel_shuffle"):
    __slots__ = ("_saved_groups",)

    def apply(self, grad):
        groups = self._saved_groups
        return (functions.channel_shuffle(grad, grad.size(1) // groups if grad.size(1) else 1),)

@CHANNEL_SHUFFLE.implement(AUTOGRAD)
def channel_shuffle_autograd(self, groups):
    result = CHANNEL_SHUFFLE[self._keys & BELOW_AUTOGRAD](self, groups)
    if guards.active and not grad_enabled():
        return result
    node = ChannelShuffleBackward0()
    node._saved_groups = groups
    return record.call(node, result, self)

forward_rule(CHANNEL_SHUFFLE, lambda self_t, groups: CHANNEL_SHUFFLE[self_t._keys](self_t, groups))
CHANNEL_SHUFFLE.implement(BATCH_RULE,
    lambda self, groups: functions.channel_shuffle(self.flatten(0, 1), groups).unflatten(0, self._sizes[:2]))


@composite(define("_resampling_weights(int n, int m, float ratio, str kind) -> Tensor", "fef5953155e812cb"))
def _resampling_weights_composite(n, m, ratio, kind):
    width = ratio if ratio > 1 else 1.0
    reach = width * (3 if kind == "lanczos" else 2 if kind == "bicubic" else 1)
    centers = ((functions.arange(m, dtype=dtypes.float64) + 0.5) * ratio).unsqueeze(1)
    places = functions.arange(n, dtype=dtypes.float64)
    t = ((places + 0.5 - centers) / width).abs()
    if kind == "lanczos":
        weights = functions.sinc(t) * functions.sinc(t / 3)
    elif kind == "bicubic":
        weights = functions.where(t < 1, (1.5 * t - 2.5) * t * t + 1, ((2.5 - 0.5 * t) * t - 4) * t + 2)
    else:
        weights = 1 - t
    inside = (places >= (centers - reach + 0.5).trunc()) & (places < (centers + reach + 0.5).trunc())
    weights = functions.where(inside, weights, 0.0)
    return weights / weights.sum(1, keepdim=True)


@composite(define("nn_interpolate(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', "
    "bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor", "bc03563b2394cc66"))
def nn_interpolate_composite(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias):
    dims = input._ndim - 2
    smooth = mode in ("linear", "bilinear", "bicubic", "trilinear")
    filtered = mode in ("bilinear", "bicubic", "lanczos")
    if mode == "lanczos" and align_corners:
        language.raise_value_error("Lanczos mode does not support align_corners=True")
    if antialias and (dims != 2 or not filtered):
        language.raise_value_error(
            "Anti-alias option is restricted to bilinear, bicubic, and lanczos modes and requires a 4-D tensor as "
            "input")
    if not smooth and mode not in ("nearest", "nearest-exact", "area") and (not (antialias and filtered)):
        language.raise_value_error(
            f"interpolate: unknown mode '{mode}'; use nearest, nearest-exact, linear, bilinear, bicubic, trilinear or "
            "area")
    if not smooth and (not filtered) and (align_corners is not None):
        language.raise_value_error(f"interpolate: align_corners has no meaning in mode '{mode}'")
    if (size is None) == (scale_factor is None):
        language.raise_value_error("interpolate: give either size or scale_factor")
    wanted = 1 if mode == "linear" else 2 if filtered else 3 if mode == "trilinear" else dims
    if dims < 1 or dims > 3 or dims != wanted:
        language.raise_value_error(f"interpolate: mode '{mode}' does not fit an input of shape {list(input._sizes)}")
    if size is not None and recompute_scale_factor:
        language.raise_value_error("interpolate: recompute_scale_factor has no meaning with an explicit size")
    given = size if scale_factor is None else scale_factor
    if len(given) != 1 and len(given) != dims:
        language.raise_value_error(f"interpolate: size or scale_factor must be one number or {dims}, got {list(given)}")
    given = language.for_dims(given, dims, "interpolate: size or scale_factor")
    sizes = given if scale_factor is None else tuple((int(n * one) for n, one in zip(input._sizes[2:], given)))
    if [one for one in (*sizes, *input._sizes[1:]) if one < 1]:
        language.raise_error(
            f"interpolate: input and output sizes must be greater than 0, got {list(input._sizes)} and {list(sizes)}")
    if mode == "area":
        return (
            functions.adaptive_avg_pool1d(input, sizes)
            if dims == 1
            else functions.adaptive_avg_pool2d(input, sizes)
            if dims == 2
            else functions.adaptive_avg_pool3d(input, sizes))
    if not input.dtype.is_floating_point and input.dtype != dtypes.uint8:
        language.raise_unsupported_error(f"interpolate: expected a floating dtype or uint8, got {input.dtype}")
    exact = scale_factor is not None and (not recompute_scale_factor)
    ratios = [1 / one if exact and one > 0 else n / m for n, m, one in zip(input._sizes[2:], sizes, given)]
    if align_corners:
        ratios = [(n - 1) / (m - 1) if m > 1 else 0.0 for n, m in zip(input._sizes[2:], sizes)]
    if antialias:
        return functions._antialiased(input, sizes, mode, ratios)
    kind = "cubic" if mode == "bicubic" else "linear" if smooth else mode
    return functions._resample(input, (*input._sizes[:2], *sizes), kind, ratios,
        align_corners is not None and align_corners, False)


@composite(define("_in_order_of(Tensor(a) self, Tensor other) -> Tensor(a)", "c2a274f0c1011dca"))
def _in_order_of_composite(self, other):
    if other._ndim != self._ndim or self._ndim not in (4, 5) or other.is_contiguous():
        return self
    order = devices.channels_last if self._ndim == 4 else devices.channels_last_3d
    return self.contiguous(memory_format=order) if other.is_contiguous(memory_format=order) else self


@composite(define("_antialiased(Tensor input, int[] sizes, str mode, float[] ratios) -> Tensor", "bc013c4719f23c35"))
def _antialiased_composite(input, sizes, mode, ratios):
    if list(input._sizes[2:]) == list(sizes):
        return input.clone()
    narrow = input.dtype in (dtypes.uint8, dtypes.float16, dtypes.bfloat16)
    wide = input.to(dtypes.float32) if narrow else input
    ratios = [1.0 if n == m else one for n, m, one in zip(input._sizes[2:], sizes, ratios)]
    rows, columns = [
        functions._resampling_weights(n, m, one, mode).to(wide.dtype) for n, m, one in zip(input._sizes[2:], sizes,
            ratios)]
    made = functions.matmul(wide, columns.t())
    made = functions.matmul(rows, made.round().clamp(0, 255) if input.dtype == dtypes.uint8 else made)
    made = made.round().clamp(0, 255) if input.dtype == dtypes.uint8 else made
    return functions._in_order_of(made.to(input.dtype) if narrow else made, input)


_RESAMPLE = define("_resample(Tensor self, int[] sizes, str mode, float[] ratios, bool aligned, bool adjoint) -> "
    "Tensor", "9aa8e7ec3b29a975")
_RESAMPLE.implement(CPU, runtime.kernels.sampling.resampling.resample)

class _ResampleBackward0(Node, operator="_resample", label="Upsample{mode}{dims}DBackward0"):
    __slots__ = ("_saved_self_shape", "_saved_mode", "_saved_ratios", "_saved_aligned", "_saved_adjoint")

    def apply(self, grad):
        self_shape = self._saved_self_shape
        mode = self._saved_mode
        ratios = self._saved_ratios
        aligned = self._saved_aligned
        adjoint = self._saved_adjoint
        return (functions._resample(grad, self_shape, mode, ratios, aligned, not adjoint),)

@_RESAMPLE.implement(AUTOGRAD)
def _resample_autograd(self, sizes, mode, ratios, aligned, adjoint):
    result = _RESAMPLE[self._keys & BELOW_AUTOGRAD](self, sizes, mode, ratios, aligned, adjoint)
    if guards.active and not grad_enabled():
        return result
    node = _ResampleBackward0()
    node._saved_self_shape = self._sizes
    node._saved_mode = mode
    node._saved_ratios = ratios
    node._saved_aligned = aligned
    node._saved_adjoint = adjoint
    return record.call(node, result, self)

@forward_rule(_RESAMPLE)
def _resample_forward(self_t, sizes, mode, ratios, aligned, adjoint):
    return _RESAMPLE[self_t._keys](self_t, sizes, mode, ratios, aligned, adjoint)

@_RESAMPLE.implement(BATCH_RULE)
def _resample_batch(self, sizes, mode, ratios, aligned, adjoint):
    lead = self._sizes[:2]
    full = (language.product(lead), *sizes[1:])
    return functions._resample(self.flatten(0, 1), full, mode, ratios, aligned, adjoint).unflatten(0, lead)


@composite(define("nn_upsample(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool? "
    "align_corners=None) -> Tensor", "427d8c295d347f76"))
def nn_upsample_composite(input, size, scale_factor, mode, align_corners):
    return functions.nn_interpolate(input, size, scale_factor, mode, align_corners)


composite(
    define("nn_upsample_nearest(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor",
        "5154959cf2f28ab0"),
    lambda input, size, scale_factor: functions.nn_interpolate(input, size, scale_factor))
composite(
    define("nn_upsample_bilinear(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor",
        "cb177c1434ff93d1"),
    lambda input, size, scale_factor: functions.nn_interpolate(input, size, scale_factor, "bilinear", True))


@composite(define("nn_grid_sample(Tensor input, Tensor grid, str mode='bilinear', str padding_mode='zeros', bool? "
    "align_corners=None) -> Tensor", "923289324cc48854"))
def nn_grid_sample_composite(input, grid, mode, padding_mode, align_corners):
    if mode not in ("bilinear", "nearest", "bicubic"):
        language.raise_value_error(f"grid_sample: unknown mode '{mode}'; use bilinear, nearest or bicubic")
    if padding_mode not in ("zeros", "border", "reflection"):
        language.raise_value_error(
            f"grid_sample: unknown padding_mode '{padding_mode}'; use zeros, border or reflection")
    sizes, places, dims = (input._sizes, grid._sizes, input._ndim - 2)
    if dims not in (2, 3) or (len(places), grid.dtype, *places[::dims + 1]) != (dims + 2, input.dtype, sizes[0], dims):
        language.raise_error(
            "grid_sample: expected images (N, C, H, W) and a grid (N, H, W, 2) of one dtype, or (N, C, D, H, W) and "
            f"(N, D, H, W, 3), got {list(input._sizes)} of {input.dtype} and {list(grid._sizes)} of {grid.dtype}")
    if 0 in sizes[2:]:
        language.raise_error(f"grid_sample: images must not be empty, got shape {list(input._sizes)}")
    if dims == 3 and mode == "bicubic":
        language.raise_error("grid_sample: mode 'bicubic' is for images of two dimensions")
    return functions._grid_sample(input, grid, mode, padding_mode, align_corners is not None and align_corners,
        (0,) * dims)


_GRID_SAMPLE = define("_grid_sample(Tensor input, Tensor grid, str mode, str padding_mode, bool aligned, int[] orders) "
    "-> Tensor", "b686b8e48a9a671c")
_GRID_SAMPLE.implement(CPU, runtime.kernels.sampling.grids.sample)

class _GridSampleBackward0(Node, operator="_grid_sample", label="GridSampler{dims}DBackward0"):
    __slots__ = ("_saved_input_shape", "_raw_grid", "_version_grid", "_saved_mode", "_saved_padding_mode",
        "_saved_aligned", "_saved_orders", "_raw_input", "_version_input")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grid = unpack_input(self, self._raw_grid, self._version_grid, "grid")
        mode = self._saved_mode
        padding_mode = self._saved_padding_mode
        aligned = self._saved_aligned
        orders = self._saved_orders
        grad_input = None
        if wanted[0] is not None:
            input_shape = self._saved_input_shape
            grad_input = functions._grid_sample_input(grad, grid, input_shape, mode, padding_mode, aligned, orders)
        grad_grid = None
        if wanted[1] is not None:
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_grid = functions._grid_sample_slopes(grad, input, grid, mode, padding_mode, aligned, orders)
        return (grad_input, grad_grid)

@_GRID_SAMPLE.implement(AUTOGRAD)
def _grid_sample_autograd(input, grid, mode, padding_mode, aligned, orders):
    result = _GRID_SAMPLE[(input._keys | grid._keys) & BELOW_AUTOGRAD](input, grid, mode, padding_mode, aligned, orders)
    if guards.active and not grad_enabled():
        return result
    node = _GridSampleBackward0()
    node._saved_input_shape = input._sizes
    node._raw_grid, node._version_grid = grid, 0 if grid._writes is None else grid._writes[0]
    node._saved_mode = mode
    node._saved_padding_mode = padding_mode
    node._saved_aligned = aligned
    node._saved_orders = orders
    if grid._edge is not None:
        node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    return record.call(node, result, input, grid)

@forward_rule(_GRID_SAMPLE)
def _grid_sample_forward(input_t, input_p, grid_t, grid_p, mode, padding_mode, aligned, orders):
    result_t = None
    if input_t is not None:
        result_t = functions._grid_sample(input_t, grid_p, mode, padding_mode, aligned, orders)
    if grid_t is not None:
        result_t = forward.plus(result_t,
            functions._grid_sample_along(grid_t, None, input_p, grid_p, (), mode, padding_mode, aligned, orders))
    return result_t

@_GRID_SAMPLE.implement(BATCH_RULE)
def _grid_sample_batch(input, grid, mode, padding_mode, aligned, orders):
    many = language.broadcast_shapes(input._sizes[:1], grid._sizes[:1])[0]
    images = input.expand((many, *input._sizes[1:])).flatten(0, 1)
    places = grid.expand((many, *grid._sizes[1:])).flatten(0, 1)
    return functions._grid_sample(
        images, places, mode, padding_mode, aligned, orders
    ).unflatten(0, (many, input._sizes[1]))


_GRID_SAMPLE_INPUT = define("_grid_sample_input(Tensor grad_output, Tensor grid, int[] sizes, str mode, str "
    "padding_mode, bool aligned, int[] orders) -> Tensor", "8b82fc4cfe390a9a")
_GRID_SAMPLE_INPUT.implement(CPU, runtime.kernels.sampling.grids.sample_input)

class _GridSampleInputBackward0(Node, operator="_grid_sample_input"):
    __slots__ = ("_raw_grid", "_version_grid", "_saved_mode", "_saved_padding_mode", "_saved_aligned", "_saved_orders",
        "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grid = unpack_input(self, self._raw_grid, self._version_grid, "grid")
        mode = self._saved_mode
        padding_mode = self._saved_padding_mode
        aligned = self._saved_aligned
        orders = self._saved_orders
        grad_grad_output = None
        if wanted[0] is not None:
            grad_grad_output = functions._grid_sample(grad, grid, mode, padding_mode, aligned, orders)
        grad_grid = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_grid = functions._grid_sample_slopes(grad_output, grad, grid, mode, padding_mode, aligned, orders)
        return (grad_grad_output, grad_grid)

@_GRID_SAMPLE_INPUT.implement(AUTOGRAD)
def _grid_sample_input_autograd(grad_output, grid, sizes, mode, padding_mode, aligned, orders):
    result = _GRID_SAMPLE_INPUT[(grad_output._keys | grid._keys) & BELOW_AUTOGRAD](grad_output, grid, sizes, mode,
        padding_mode, aligned, orders)
    if guards.active and not grad_enabled():
        return result
    node = _GridSampleInputBackward0()
    node._raw_grid, node._version_grid = grid, 0 if grid._writes is None else grid._writes[0]
    node._saved_mode = mode
    node._saved_padding_mode = padding_mode
    node._saved_aligned = aligned
    node._saved_orders = orders
    if grid._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, grid)

@forward_rule(_GRID_SAMPLE_INPUT)
def _grid_sample_input_forward(
    grad_output_t, grad_output_p, grid_t, grid_p, sizes, mode, padding_mode, aligned, orders
):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._grid_sample_input(grad_output_t, grid_p, sizes, mode, padding_mode, aligned, orders)
    if grid_t is not None:
        result_t = forward.plus(result_t,
            functions._grid_sample_along(grid_t, grad_output_p, None, grid_p, sizes, mode, padding_mode, aligned,
                orders))
    return result_t


_GRID_SAMPLE_SLOPES = define("_grid_sample_slopes(Tensor grad_output, Tensor input, Tensor grid, str mode, str "
    "padding_mode, bool aligned, int[] orders) -> Tensor", "37c3e4a89e04cbbd")
_GRID_SAMPLE_SLOPES.implement(CPU, runtime.kernels.sampling.grids.sample_slopes)

class _GridSampleSlopesBackward0(Node, operator="_grid_sample_slopes"):
    __slots__ = ("_raw_input", "_version_input", "_raw_grid", "_version_grid", "_saved_mode", "_saved_padding_mode",
        "_saved_aligned", "_saved_orders", "_saved_input_shape", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grid = unpack_input(self, self._raw_grid, self._version_grid, "grid")
        mode = self._saved_mode
        padding_mode = self._saved_padding_mode
        aligned = self._saved_aligned
        orders = self._saved_orders
        grad_grad_output = None
        if wanted[0] is not None:
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_grad_output = functions._grid_sample_along(grad, None, input, grid, (), mode, padding_mode, aligned,
                orders)
        grad_input = None
        if wanted[1] is not None:
            input_shape = self._saved_input_shape
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_input = functions._grid_sample_along(grad, grad_output, None, grid, input_shape, mode, padding_mode,
                aligned, orders)
        grad_grid = None
        if wanted[2] is not None:
            input = unpack_input(self, self._raw_input, self._version_input, "input")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_grid = functions._grid_sample_along(grad, grad_output, input, grid, (), mode, padding_mode, aligned,
                orders)
        return (grad_grad_output, grad_input, grad_grid)

@_GRID_SAMPLE_SLOPES.implement(AUTOGRAD)
def _grid_sample_slopes_autograd(grad_output, input, grid, mode, padding_mode, aligned, orders):
    result = _GRID_SAMPLE_SLOPES[
        (grad_output._keys | input._keys | grid._keys) & BELOW_AUTOGRAD
    ](grad_output, input, grid, mode, padding_mode, aligned, orders)
    if guards.active and not grad_enabled():
        return result
    node = _GridSampleSlopesBackward0()
    if grad_output._edge is not None or grid._edge is not None:
        node._raw_input, node._version_input = input, 0 if input._writes is None else input._writes[0]
    node._raw_grid, node._version_grid = grid, 0 if grid._writes is None else grid._writes[0]
    node._saved_mode = mode
    node._saved_padding_mode = padding_mode
    node._saved_aligned = aligned
    node._saved_orders = orders
    node._saved_input_shape = input._sizes
    if input._edge is not None or grid._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, input, grid)

@forward_rule(_GRID_SAMPLE_SLOPES)
def _grid_sample_slopes_forward(
    grad_output_t, grad_output_p, input_t, input_p, grid_t, grid_p, mode, padding_mode, aligned, orders
):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._grid_sample_slopes(grad_output_t, input_p, grid_p, mode, padding_mode, aligned, orders)
    if input_t is not None:
        result_t = forward.plus(result_t,
            functions._grid_sample_slopes(grad_output_p, input_t, grid_p, mode, padding_mode, aligned, orders))
    if grid_t is not None:
        result_t = forward.plus(result_t,
            functions._grid_sample_along(grid_t, grad_output_p, input_p, grid_p, (), mode, padding_mode, aligned,
                orders))
    return result_t


@composite(define("_grid_sample_along(Tensor steps, Tensor? grad_output, Tensor? input, Tensor grid, int[] sizes, str "
    "mode, str padding_mode, bool aligned, int[] orders) -> Tensor", "2b86f742c0cfd223"))
def _grid_sample_along_composite(steps, grad_output, input, grid, sizes, mode, padding_mode, aligned, orders):
    total = None
    for d in range(len(orders)):
        step = steps.select(steps._ndim - 1, len(orders) - 1 - d).unsqueeze(1)
        raised = [n + (i == d) for i, n in enumerate(orders)]
        if grad_output is None:
            part = functions._grid_sample(input, grid, mode, padding_mode, aligned, raised) * step
        elif input is None:
            part = functions._grid_sample_input(grad_output * step, grid, sizes, mode, padding_mode, aligned, raised)
        else:
            part = functions._grid_sample_slopes(grad_output * step, input, grid, mode, padding_mode, aligned, raised)
        total = part if total is None else total + part
    return total


@composite(define("nn_affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor", "d419afb4731e8c2b"))
def nn_affine_grid_composite(theta, size, align_corners):
    return functions.affine_grid_generator(theta, size, align_corners is not None and align_corners)
