"""The resampling operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import runtime.kernels.convolution.operator

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, defining
from runtime.autograd.inplace import below_autograd
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.dispatch.late import LateModule
from runtime.guards import grad_enabled, state
from runtime.kernels.elementwise.joint import Joint
from runtime.kernels.elementwise.operator import Elementwise
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD_CPU, BELOW_AUTOGRAD, COMPOSITE_EXPLICIT_AUTOGRAD, CPU

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.resampling"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

CONSTANT_PAD_ND = define("constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor", "e421858bec293f02")


@CONSTANT_PAD_ND.implement(COMPOSITE_EXPLICIT_AUTOGRAD)
@below_autograd
def constant_pad_nd_composite(self, pad, value):
    """constant_pad_nd, from other operators."""
    if len(pad) % 2 or len(pad) > 2 * self.ndim:
        language.refuse(
            f"pad: expected a pair of numbers for each of at most {self.ndim} dimensions, got {len(pad)} numbers"
        )
    rest = [0] * (self.ndim - len(pad) // 2)
    before = rest + [pad[2 * i] for i in reversed(range(len(pad) // 2))]
    after = rest + [pad[2 * i + 1] for i in reversed(range(len(pad) // 2))]
    sizes = tuple((size + one + other for size, one, other in zip(self.shape, before, after)))
    if [size for size in sizes if size < 0]:
        language.refuse(
            f"pad: the padding {list(pad)} takes more than there is from an input of shape {list(self.shape)}"
        )
    out = functions.full(sizes, value, dtype=self.dtype)
    place = out
    for dim in range(self.ndim):
        kept = self.size(dim) + (before[dim] if before[dim] < 0 else 0) + (after[dim] if after[dim] < 0 else 0)
        if kept <= 0:
            return out
        self = self.narrow(dim, -before[dim] if before[dim] < 0 else 0, kept)
        place = place.narrow(dim, before[dim] if before[dim] > 0 else 0, kept)
    place.copy_(self)
    return out


class ConstantPadNdBackward0(Node):
    """Backward of constant_pad_nd."""

    __slots__ = ("_saved_pad",)
    operator = "constant_pad_nd"

    def apply(self, grad):
        pad = self._saved_pad
        grad_self = functions.constant_pad_nd(grad, [-one for one in pad], 0)
        return (grad_self,)


@CONSTANT_PAD_ND.implement(AUTOGRAD_CPU)
def constant_pad_nd_autograd(self, pad, value):
    result = CONSTANT_PAD_ND[self._keys & BELOW_AUTOGRAD](self, pad, value)
    if state.active and not grad_enabled():
        return result
    node = ConstantPadNdBackward0()
    node._saved_pad = pad
    return record.call(node, result, self)


@forward_rule(CONSTANT_PAD_ND, whole=True)
def constant_pad_nd_forward(self, pad, value):
    """The tangent of constant_pad_nd."""
    self_t = forward.tangent_of(self)
    return functions.constant_pad_nd(self_t, pad, 0)


PAD = define('pad(Tensor self, int[] pad, str mode="constant", float? value=None) -> Tensor', "73fed7bccae2cdce")


@composite(PAD)
def pad_composite(self, pad, mode, value):
    """pad, from other operators."""
    if mode == "constant":
        return functions.constant_pad_nd(self, pad, 0 if value is None else value)
    if value is not None and value != 0:
        language.refuse(f"pad: mode '{mode}' takes no value, got {value}")
    if mode != "reflect" and mode != "replicate" and (mode != "circular"):
        language.refuse_value(f"pad: unknown mode '{mode}'; use constant, reflect, replicate or circular")
    number = len(pad) // 2
    if len(pad) % 2 or number < 1 or number > 3 or (self.ndim != number + 1 and self.ndim != number + 2):
        language.refuse_value(
            f"pad: mode '{mode}' pads the last 1, 2 or 3 dimensions behind channels, got {len(pad)} numbers for shape "
            f"{list(self.shape)}"
        )
    for i in range(number):
        dim = self.ndim - 1 - i
        size = self.size(dim)
        before = pad[2 * i]
        after = pad[2 * i + 1]
        most = size - 1 if mode == "reflect" else size
        if size + before + after < 1 or (size == 0 and (before or after)):
            language.refuse(f"pad: padding ({before}, {after}) leaves nothing of dimension {dim} of size {size}")
        if mode != "replicate" and (before > most or after > most):
            language.refuse(
                f"pad: padding ({before}, {after}) at dimension {dim} exceeds {most}, the most for mode '{mode}' and "
                f"size {size}"
            )
        if before or after:
            places = functions.arange(-before, size + after, 1)
            if mode == "reflect":
                places = size - 1 - functions.abs(size - 1 - functions.abs(places))
            elif mode == "replicate":
                places = functions.clamp(places, 0, size - 1)
            else:
                first = -before if before < 0 else 0
                last = size + after if after < 0 else size
                places = functions.where(
                    places < first,
                    places + (last - first),
                    functions.where(places >= last, places - (last - first), places),
                )
            self = self.index_select(dim, places)
    return self.clone() if not [one for one in pad if one] else self


IM2COL = define(
    "im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> Tensor",
    "9cf80515f17eff55",
)
IM2COL.implement(CPU, runtime.kernels.convolution.operator.im2col)


class Im2colBackward0(Node):
    """Backward of im2col."""

    __slots__ = ("_saved_self_shape", "_saved_kernel_size", "_saved_dilation", "_saved_padding", "_saved_stride")
    operator = "im2col"

    def apply(self, grad):
        self_shape = self._saved_self_shape
        kernel_size = self._saved_kernel_size
        dilation = self._saved_dilation
        padding = self._saved_padding
        stride = self._saved_stride
        grad_self = functions.col2im(grad, self_shape[2:], kernel_size, dilation, padding, stride)
        return (grad_self,)


@IM2COL.implement(AUTOGRAD_CPU)
def im2col_autograd(self, kernel_size, dilation, padding, stride):
    result = IM2COL[self._keys & BELOW_AUTOGRAD](self, kernel_size, dilation, padding, stride)
    if state.active and not grad_enabled():
        return result
    node = Im2colBackward0()
    node._saved_self_shape = self.shape
    node._saved_kernel_size = kernel_size
    node._saved_dilation = dilation
    node._saved_padding = padding
    node._saved_stride = stride
    return record.call(node, result, self)


@forward_rule(IM2COL)
def im2col_forward(self, kernel_size, dilation, padding, stride):
    """The tangent of im2col."""
    self_t = forward.tangent_of(self)
    return IM2COL[self_t._keys](self_t, kernel_size, dilation, padding, stride)


COL2IM = define(
    "col2im(Tensor self, int[2] output_size, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> "
    "Tensor",
    "50819aa197b8ce8d",
)
COL2IM.implement(CPU, runtime.kernels.convolution.operator.col2im)


class Col2imBackward0(Node):
    """Backward of col2im."""

    __slots__ = ("_saved_kernel_size", "_saved_dilation", "_saved_padding", "_saved_stride")
    operator = "col2im"

    def apply(self, grad):
        kernel_size = self._saved_kernel_size
        dilation = self._saved_dilation
        padding = self._saved_padding
        stride = self._saved_stride
        grad_self = functions.im2col(grad, kernel_size, dilation, padding, stride)
        return (grad_self,)


@COL2IM.implement(AUTOGRAD_CPU)
def col2im_autograd(self, output_size, kernel_size, dilation, padding, stride):
    result = COL2IM[self._keys & BELOW_AUTOGRAD](self, output_size, kernel_size, dilation, padding, stride)
    if state.active and not grad_enabled():
        return result
    node = Col2imBackward0()
    node._saved_kernel_size = kernel_size
    node._saved_dilation = dilation
    node._saved_padding = padding
    node._saved_stride = stride
    return record.call(node, result, self)


@forward_rule(COL2IM)
def col2im_forward(self, output_size, kernel_size, dilation, padding, stride):
    """The tangent of col2im."""
    self_t = forward.tangent_of(self)
    return COL2IM[self_t._keys](self_t, output_size, kernel_size, dilation, padding, stride)


NN_UNFOLD = define(
    "nn_unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor",
    "7ca58da3150a51d3",
)


@composite(NN_UNFOLD)
def nn_unfold_composite(input, kernel_size, dilation, padding, stride):
    """nn_unfold, from other operators."""
    if input.ndim != 3 and input.ndim != 4:
        language.refuse(f"unfold: expected an input of 3 or 4 dimensions, got shape {list(input.shape)}")
    if input.ndim == 4:
        return functions.im2col(input, kernel_size, dilation, padding, stride)
    return functions.im2col(input.unsqueeze(0), kernel_size, dilation, padding, stride).squeeze(0)


NN_FOLD = define(
    "nn_fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] "
    "stride=1) -> Tensor",
    "ae88a25ccb7c9f70",
)


@composite(NN_FOLD)
def nn_fold_composite(input, output_size, kernel_size, dilation, padding, stride):
    """nn_fold, from other operators."""
    if input.ndim != 2 and input.ndim != 3:
        language.refuse(f"fold: expected an input of 2 or 3 dimensions, got shape {list(input.shape)}")
    if input.ndim == 3:
        return functions.col2im(input, output_size, kernel_size, dilation, padding, stride)
    return functions.col2im(input.unsqueeze(0), output_size, kernel_size, dilation, padding, stride).squeeze(0)


PIXEL_SHUFFLE = define("pixel_shuffle(Tensor self, int upscale_factor) -> Tensor", "c55ae87335a6267a")


@composite(PIXEL_SHUFFLE)
def pixel_shuffle_composite(self, upscale_factor):
    """pixel_shuffle, from other operators."""
    if self.ndim < 3 or upscale_factor < 1 or self.size(-3) % (upscale_factor * upscale_factor):
        language.refuse(
            "pixel_shuffle: expected channels divisible by the square of a positive factor, got shape "
            f"{list(self.shape)} and factor {upscale_factor}"
        )
    lead = self.shape[:-3]
    channels = self.size(-3) // (upscale_factor * upscale_factor)
    height, width = (self.size(-2), self.size(-1))
    n = len(lead)
    parts = self.reshape((*lead, channels, upscale_factor, upscale_factor, height, width))
    moved_parts = parts.permute((*range(n), n, n + 3, n + 1, n + 4, n + 2))
    return moved_parts.reshape((*lead, channels, height * upscale_factor, width * upscale_factor))


PIXEL_UNSHUFFLE = define("pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor", "0ee90284840fe70c")


@composite(PIXEL_UNSHUFFLE)
def pixel_unshuffle_composite(self, downscale_factor):
    """pixel_unshuffle, from other operators."""
    if self.ndim < 3 or downscale_factor < 1 or self.size(-2) % downscale_factor or self.size(-1) % downscale_factor:
        language.refuse(
            f"pixel_unshuffle: expected height and width divisible by a positive factor, got shape {list(self.shape)} "
            f"and factor {downscale_factor}"
        )
    lead = self.shape[:-3]
    height, width = (self.size(-2) // downscale_factor, self.size(-1) // downscale_factor)
    n = len(lead)
    parts = self.reshape((*lead, self.size(-3), height, downscale_factor, width, downscale_factor))
    moved_parts = parts.permute((*range(n), n, n + 2, n + 4, n + 1, n + 3))
    return moved_parts.reshape((*lead, self.size(-3) * downscale_factor * downscale_factor, height, width))


CHANNEL_SHUFFLE = define("channel_shuffle(Tensor self, int groups) -> Tensor", "28a83fa344d25ea1")


@composite(CHANNEL_SHUFFLE)
def channel_shuffle_composite(self, groups):
    """channel_shuffle, from other operators."""
    if self.ndim < 3 or groups < 1 or self.size(1) % groups:
        language.refuse(
            "channel_shuffle: expected channels divisible by a positive number of groups, got shape "
            f"{list(self.shape)} and {groups} groups"
        )
    parts = self.reshape((self.size(0), groups, self.size(1) // groups, *self.shape[2:]))
    return parts.transpose(1, 2).reshape(self.shape)


NN_INTERPOLATE = define(
    "nn_interpolate(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool? "
    "align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor",
    "e7558e94470eccf2",
)


@composite(NN_INTERPOLATE)
def nn_interpolate_composite(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias):
    """nn_interpolate, from other operators."""
    dims = input.ndim - 2
    smooth = mode in ("linear", "bilinear", "bicubic", "trilinear")
    if not smooth and mode not in ("nearest", "nearest-exact", "area"):
        language.refuse_value(
            f"interpolate: unknown mode '{mode}'; use nearest, nearest-exact, linear, bilinear, bicubic, trilinear or "
            "area"
        )
    if not smooth and align_corners is not None:
        language.refuse_value(f"interpolate: align_corners has no meaning in mode '{mode}'")
    if antialias:
        language.refuse_value("interpolate: antialias=True is not supported")
    if (size is None) == (scale_factor is None):
        language.refuse_value("interpolate: give either size or scale_factor")
    wanted = 1 if mode == "linear" else 2 if mode in ("bilinear", "bicubic") else 3 if mode == "trilinear" else dims
    if dims < 1 or dims > 3 or dims != wanted:
        language.refuse_value(f"interpolate: mode '{mode}' does not fit an input of shape {list(input.shape)}")
    if size is not None and recompute_scale_factor:
        language.refuse_value("interpolate: recompute_scale_factor has no meaning with an explicit size")
    given = size if scale_factor is None else scale_factor
    given = language.for_dims(given, dims, "interpolate: size or scale_factor")
    sizes = given if scale_factor is None else tuple((int(n * one) for n, one in zip(input.shape[2:], given)))
    if [one for one in (*sizes, *input.shape[1:]) if one < 1]:
        language.refuse(
            f"interpolate: input and output sizes must be greater than 0, got {list(input.shape)} and {list(sizes)}"
        )
    if mode == "area":
        return (
            functions.adaptive_avg_pool1d(input, sizes)
            if dims == 1
            else functions.adaptive_avg_pool2d(input, sizes)
            if dims == 2
            else functions.adaptive_avg_pool3d(input, sizes)
        )
    if not input.dtype.is_floating_point and input.dtype != dtypes.uint8:
        language.refuse(f"interpolate: expected a floating dtype or uint8, got {input.dtype}")
    exact = scale_factor is not None and (not recompute_scale_factor)
    ratios = [1 / one if exact and one > 0 else n / m for n, m, one in zip(input.shape[2:], sizes, given)]
    if not smooth:
        for i in range(dims):
            input = input.index_select(
                i + 2, functions._nearest_places(input.size(i + 2), sizes[i], ratios[i], mode == "nearest-exact")
            )
        return input
    kind = dtypes.float64 if input.dtype == dtypes.float64 else dtypes.float32
    result = input.to(kind)
    for i in [i for i in reversed(range(dims)) if mode == "bicubic" or sizes[i] != input.size(i + 2)]:
        n = input.size(i + 2)
        ratio = ((n - 1) / (sizes[i] - 1) if sizes[i] > 1 else 0.0) if align_corners else ratios[i]
        places = functions.arange(sizes[i], dtype=kind)
        places = places * ratio if align_corners else (places + 0.5) * ratio - 0.5
        result = (
            functions._cubic_along(result, i + 2, places)
            if mode == "bicubic"
            else functions._linear_along(result, i + 2, functions.clamp(places, 0))
        )
    if result is input:
        return input.clone()
    return (
        result.to(input.dtype)
        if input.dtype != dtypes.uint8
        else functions.clamp(functions._floor(result + 0.5), 0, 255).to(dtypes.uint8)
    )


_NEAREST_PLACES = define(
    "_nearest_places(int before, int after, float ratio, bool exact) -> Tensor", "11a4bdecaf2affc5"
)


@composite(_NEAREST_PLACES)
def _nearest_places_composite(before, after, ratio, exact):
    """_nearest_places, from other operators."""
    return functions.clamp(
        functions._floor(
            (functions.arange(after, dtype=dtypes.float32) + (0.5 if exact else 0.0)) * ratio
        ).to(dtypes.int64),
        0,
        before - 1,
    )


_LINEAR_ALONG = define("_linear_along(Tensor self, int dim, Tensor places) -> Tensor", "6d5d9aa6fc011b4b")


@composite(_LINEAR_ALONG)
def _linear_along_composite(self, dim, places):
    """_linear_along, from other operators."""
    first = functions.clamp(functions._floor(places).to(dtypes.int64), 0, self.size(dim) - 1)
    second = functions.clamp(first + 1, 0, self.size(dim) - 1)
    weight = functions.clamp(places - first, 0, 1).reshape((-1, *(1,) * (self.ndim - 1 - dim)))
    return functions._blend(self.index_select(dim, first), self.index_select(dim, second), weight)


_FLOOR = define("_floor(Tensor self) -> Tensor", "59787ea3113d4900")
_FLOOR_LOOP = Elementwise("_floor", LOOPS, "_floor_kernel", 1, accepts=('floating',))
_FLOOR.implement_by(_FLOOR_LOOP)

_ROUND = define("_round(Tensor self) -> Tensor", "68f5fd87354c57f0")
_ROUND_LOOP = Elementwise("_round", LOOPS, "_round_kernel", 1, accepts=('floating',))
_ROUND.implement_by(_ROUND_LOOP)

_BLEND = define("_blend(Tensor self, Tensor other, Tensor weight) -> Tensor", "39e72f5f4acd4b68")
_BLEND_LOOP = Elementwise("_blend", LOOPS, "_blend_kernel", 3, accepts=('floating',))
_BLEND.implement_by(_BLEND_LOOP)
_BLEND_BACKWARD_SELF_LOOP = Elementwise("_BlendBackward0", LOOPS, "blend_backward_self", 2)
_BLEND_BACKWARD_OTHER_LOOP = Elementwise("_BlendBackward0", LOOPS, "blend_backward_other", 2)
_BLEND_BACKWARD_WEIGHT_LOOP = Elementwise("_BlendBackward0", LOOPS, "blend_backward_weight", 3)
_BLEND_BACKWARD_LOOPS = Joint(
    "_BlendBackward0",
    4,
    (_BLEND_BACKWARD_SELF_LOOP, (0, 3)),
    (_BLEND_BACKWARD_OTHER_LOOP, (0, 3)),
    (_BLEND_BACKWARD_WEIGHT_LOOP, (0, 1, 2)),
)


class _BlendBackward0(Node):
    """Backward of _blend."""

    __slots__ = ("_saved_weight", "_version_weight", "_saved_other", "_version_other", "_saved_self", "_version_self")
    operator = "_blend"

    def apply(self, grad):
        if self.edges.count(None) < 2 and state.active and not grad_enabled() and not state.dual:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            other = self_ = None
            if self.edges[2] is not None:
                other = unpack_input(self, self._saved_other, self._version_other, "other")
                self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            return _BLEND_BACKWARD_LOOPS.make_some(self.edges, grad, other, self_, weight)
        grad_self = None
        if self.edges[0] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_self = _BLEND_BACKWARD_SELF_LOOP.make(grad, weight)
            else:
                grad_self = grad * (1 - weight)
        grad_other = None
        if self.edges[1] is not None:
            weight = unpack_input(self, self._saved_weight, self._version_weight, "weight")
            if state.active and not grad_enabled() and not state.dual:
                grad_other = _BLEND_BACKWARD_OTHER_LOOP.make(grad, weight)
            else:
                grad_other = grad * weight
        grad_weight = None
        if self.edges[2] is not None:
            other = unpack_input(self, self._saved_other, self._version_other, "other")
            self_ = unpack_input(self, self._saved_self, self._version_self, "self")
            if state.active and not grad_enabled() and not state.dual:
                grad_weight = _BLEND_BACKWARD_WEIGHT_LOOP.make(grad, other, self_)
            else:
                grad_weight = grad * (other - self_)
        return (grad_self, grad_other, grad_weight)

    def release(self):
        self._saved_weight = self._saved_other = self._saved_self = None


@_BLEND.implement(AUTOGRAD_CPU)
def _blend_autograd(self, other, weight):
    result = _BLEND[(self._keys | other._keys | weight._keys) & BELOW_AUTOGRAD](self, other, weight)
    if state.active and not grad_enabled():
        return result
    node = _BlendBackward0()
    if self._edge is not None or other._edge is not None:
        node._saved_weight, node._version_weight = weight, 0 if weight._version is None else weight._version[0]
    if weight._edge is not None:
        node._saved_other, node._version_other = other, 0 if other._version is None else other._version[0]
    if weight._edge is not None:
        node._saved_self, node._version_self = self, 0 if self._version is None else self._version[0]
    return record.call(node, result, self, other, weight)

_BLEND_FORWARD_LOOP = Elementwise("_blend", LOOPS, "blend_forward", 6)


@forward_rule(_BLEND)
def _blend_forward(self, other, weight):
    """The tangent of _blend."""
    self_p = forward.primal_of(self)
    self_t = forward.tangent_of(self)
    other_p = forward.primal_of(other)
    other_t = forward.tangent_of(other)
    weight_p = forward.primal_of(weight)
    weight_t = forward.tangent_of(weight)
    if forward.given(self_t, other_t, weight_t) and forward.unrecorded(
        other_t, self_t, weight_t, other_p, self_p, weight_p
    ):
        return _BLEND_FORWARD_LOOP.make(other_t, self_t, weight_t, other_p, self_p, weight_p)
    result_t = None
    if self_t is not None:
        result_t = self_t * (1 - weight_p)
    if other_t is not None:
        result_t = forward.plus(result_t, other_t * weight_p)
    if weight_t is not None:
        result_t = forward.plus(result_t, weight_t * (other_p - self_p))
    return result_t


_CUBIC_ALONG = define("_cubic_along(Tensor self, int dim, Tensor places) -> Tensor", "022f4ba698b2fe5f")


@composite(_CUBIC_ALONG)
def _cubic_along_composite(self, dim, places):
    """_cubic_along, from other operators."""
    first = functions._floor(places)
    weights = functions._cubic_weights(places - first)
    total = None
    for k in range(4):
        values = self.index_select(dim, functions.clamp(first.to(dtypes.int64) + (k - 1), 0, self.size(dim) - 1))
        part = values * weights[k].reshape((-1, *(1,) * (self.ndim - 1 - dim)))
        total = part if total is None else total + part
    return total


_CUBIC_WEIGHTS = define("_cubic_weights(Tensor t) -> Tensor[]", "a224d2343bc9459f")


@composite(_CUBIC_WEIGHTS)
def _cubic_weights_composite(t):
    """_cubic_weights, from other operators."""
    far = [1 + t, 2 - t]
    near = [t, 1 - t]
    outer = [((-0.75 * x + 3.75) * x - 6) * x + 3 for x in far]
    inner = [(1.25 * x - 2.25) * x * x + 1 for x in near]
    return [outer[0], inner[0], inner[1], outer[1]]


NN_UPSAMPLE = define(
    "nn_upsample(Tensor input, int[1]? size=None, float[1]? scale_factor=None, str mode='nearest', bool? "
    "align_corners=None) -> Tensor",
    "427d8c295d347f76",
)


@composite(NN_UPSAMPLE)
def nn_upsample_composite(input, size, scale_factor, mode, align_corners):
    """nn_upsample, from other operators."""
    return functions.nn_interpolate(input, size, scale_factor, mode, align_corners)


NN_UPSAMPLE_NEAREST = define(
    "nn_upsample_nearest(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor", "5154959cf2f28ab0"
)


@composite(NN_UPSAMPLE_NEAREST)
def nn_upsample_nearest_composite(input, size, scale_factor):
    """nn_upsample_nearest, from other operators."""
    return functions.nn_interpolate(input, size, scale_factor)


NN_UPSAMPLE_BILINEAR = define(
    "nn_upsample_bilinear(Tensor input, int[1]? size=None, float[1]? scale_factor=None) -> Tensor", "cb177c1434ff93d1"
)


@composite(NN_UPSAMPLE_BILINEAR)
def nn_upsample_bilinear_composite(input, size, scale_factor):
    """nn_upsample_bilinear, from other operators."""
    return functions.nn_interpolate(input, size, scale_factor, "bilinear", True)


NN_GRID_SAMPLE = define(
    "nn_grid_sample(Tensor input, Tensor grid, str mode='bilinear', str padding_mode='zeros', bool? "
    "align_corners=None) -> Tensor",
    "e9f3569eca3eb699",
)


@composite(NN_GRID_SAMPLE)
def nn_grid_sample_composite(input, grid, mode, padding_mode, align_corners):
    """nn_grid_sample, from other operators."""
    if mode not in ("bilinear", "nearest", "bicubic"):
        language.refuse_value(f"grid_sample: unknown mode '{mode}'; use bilinear, nearest or bicubic")
    if padding_mode not in ("zeros", "border", "reflection"):
        language.refuse_value(f"grid_sample: unknown padding_mode '{padding_mode}'; use zeros, border or reflection")
    if input.ndim != 4 or grid.ndim != 4 or input.size(0) != grid.size(0) or (grid.size(3) != 2) or (
        input.dtype != grid.dtype
    ):
        language.refuse(
            f"grid_sample: expected images (N, C, H, W) and a grid (N, H, W, 2) of one dtype, got {list(input.shape)} "
            f"of {input.dtype} and {list(grid.shape)} of {grid.dtype}"
        )
    if input.size(2) < 1 or input.size(3) < 1:
        language.refuse(f"grid_sample: images must not be empty, got shape {list(input.shape)}")
    aligned = align_corners is not None and align_corners
    height, width = (input.size(2), input.size(3))
    places = grid.reshape((grid.size(0), -1, 2))
    x = functions._unnormalized(places.select(2, 0), width, aligned)
    y = functions._unnormalized(places.select(2, 1), height, aligned)
    if mode == "bicubic":
        x0, y0 = (functions._floor(x.detach()), functions._floor(y.detach()))
        across, down = (functions._cubic_weights(x - x0), functions._cubic_weights(y - y0))
        total = None
        for i in range(4):
            for j in range(4):
                column = functions._inside(x0 + (j - 1), width, padding_mode, aligned)
                row = functions._inside(y0 + (i - 1), height, padding_mode, aligned)
                part = functions._pixels(input, row, column) * (down[i] * across[j]).unsqueeze(1)
                total = part if total is None else total + part
        return total.reshape((input.size(0), input.size(1), grid.size(1), grid.size(2)))
    x, y = (functions._inside(x, width, padding_mode, aligned), functions._inside(y, height, padding_mode, aligned))
    if mode == "nearest":
        return functions._pixels(
            input, functions._round(y.detach()), functions._round(x.detach())
        ).reshape((input.size(0), input.size(1), grid.size(1), grid.size(2)))
    x0, y0 = (functions._floor(x.detach()), functions._floor(y.detach()))
    right, below = (x - x0, y - y0)
    top = functions._pixels(input, y0, x0) * (
        (1 - right) * (1 - below)
    ).unsqueeze(1) + functions._pixels(input, y0, x0 + 1) * (right * (1 - below)).unsqueeze(1)
    bottom = functions._pixels(input, y0 + 1, x0) * ((1 - right) * below).unsqueeze(1) + functions._pixels(
        input, y0 + 1, x0 + 1
    ) * (right * below).unsqueeze(1)
    return (top + bottom).reshape((input.size(0), input.size(1), grid.size(1), grid.size(2)))


_UNNORMALIZED = define("_unnormalized(Tensor self, int size, bool aligned) -> Tensor", "34a7d4a38268da2e")


@composite(_UNNORMALIZED)
def _unnormalized_composite(self, size, aligned):
    """_unnormalized, from other operators."""
    return (self + 1) * ((size - 1) / 2) if aligned else ((self + 1) * size - 1) / 2


_INSIDE = define("_inside(Tensor self, int size, str padding_mode, bool aligned) -> Tensor", "7cb595170d478bff")


@composite(_INSIDE)
def _inside_composite(self, size, padding_mode, aligned):
    """_inside, from other operators."""
    if padding_mode == "zeros":
        return self
    if padding_mode == "reflection":
        low = 0.0 if aligned else -0.5
        span = size - 1.0 if aligned else float(size)
        if span == 0:
            return self * 0
        distance = functions.abs(self - low)
        flips = functions._floor(distance.detach() / span)
        rest = distance - flips * span
        self = functions.where(functions._floor(flips / 2) * 2 == flips, rest, span - rest) + low
    return functions.hardtanh(self, 0, size - 1)


_PIXELS = define("_pixels(Tensor self, Tensor row, Tensor column) -> Tensor", "a777deeb7993fe78")


@composite(_PIXELS)
def _pixels_composite(self, row, column):
    """_pixels, from other operators."""
    height, width = (self.size(2), self.size(3))
    known = (row >= 0) & (row < height) & (column >= 0) & (column < width)
    places = functions.where(known, row * width + column, 0).to(dtypes.int64).unsqueeze(1).expand(
        (self.size(0), self.size(1), row.size(1))
    )
    return functions.where(
        known.unsqueeze(1), self.reshape((self.size(0), self.size(1), height * width)).gather(2, places), 0
    )


NN_AFFINE_GRID = define(
    "nn_affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor", "61b7476d30a7bb6e"
)


@composite(NN_AFFINE_GRID)
def nn_affine_grid_composite(theta, size, align_corners):
    """nn_affine_grid, from other operators."""
    if len(size) != 4 or theta.ndim != 3 or theta.shape[1:] != (2, 3) or (theta.size(0) != size[0]):
        language.refuse_value(
            f"affine_grid: expected matrices (N, 2, 3) and a size (N, C, H, W), got {list(theta.shape)} and "
            f"{list(size)}"
        )
    aligned = align_corners is not None and align_corners
    axes = []
    for n in (size[3], size[2]):
        steps = functions.arange(n, dtype=theta.dtype)
        axes = axes + [(steps * (2 / (n - 1)) - 1 if n > 1 else steps * 0) if aligned else (steps * 2 + 1) / n - 1]
    x = axes[0].unsqueeze(0).expand((size[2], size[3]))
    y = axes[1].unsqueeze(1).expand((size[2], size[3]))
    base = functions.stack([x, y, functions.ones_like(x)], 2).reshape((1, size[2] * size[3], 3))
    return functions.matmul(
        base.expand((size[0], size[2] * size[3], 3)), theta.transpose(1, 2)
    ).reshape((size[0], size[2], size[3], 2))
