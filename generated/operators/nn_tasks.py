# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The nn_tasks operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

from runtime import language
from runtime.autograd import forward, operations
from runtime.autograd.forms import composite, defining
from runtime.autograd.formulas import formula, formulas, formula_keys
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


@composite(define("reflection_pad1d(Tensor self, int[2] padding) -> Tensor", "55b4be9075146937",
    "reflection_pad1d.out"))
def reflection_pad1d_composite(self, padding):
    if len(padding) != 2:
        language.raise_error(f"reflection_pad1d: expected 2 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "reflect")


composite(
    define("reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor", "1cfddc04486f24de",
        "reflection_pad1d_backward.grad_input"),
    lambda grad_output, self, padding: functions._pad_backward(grad_output, self._sizes, padding, "reflect"))


@composite(define("replication_pad1d(Tensor self, int[2] padding) -> Tensor", "24f1fce2587bd347",
    "replication_pad1d.out"))
def replication_pad1d_composite(self, padding):
    if len(padding) != 2:
        language.raise_error(f"replication_pad1d: expected 2 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "replicate")


composite(
    define("replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor", "6f2d1e2cb06e77ad",
        "replication_pad1d_backward.grad_input"),
    lambda grad_output, self, padding: functions._pad_backward(grad_output, self._sizes, padding, "replicate"))


@composite(define("reflection_pad2d(Tensor self, int[4] padding) -> Tensor", "721a1f1e9ef5c876",
    "reflection_pad2d.out"))
def reflection_pad2d_composite(self, padding):
    if len(padding) != 4:
        language.raise_error(f"reflection_pad2d: expected 4 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "reflect")


composite(
    define("reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor", "51960252b183a18c",
        "reflection_pad2d_backward.grad_input"),
    lambda grad_output, self, padding: functions._pad_backward(grad_output, self._sizes, padding, "reflect"))


@composite(define("replication_pad2d(Tensor self, int[4] padding) -> Tensor", "403c3be2fc8a3a97",
    "replication_pad2d.out"))
def replication_pad2d_composite(self, padding):
    if len(padding) != 4:
        language.raise_error(f"replication_pad2d: expected 4 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "replicate")


composite(
    define("replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor", "f33bda6a966d19c6",
        "replication_pad2d_backward.grad_input"),
    lambda grad_output, self, padding: functions._pad_backward(grad_output, self._sizes, padding, "replicate"))


@composite(define("reflection_pad3d(Tensor self, int[6] padding) -> Tensor", "714375de2ef61232",
    "reflection_pad3d.out"))
def reflection_pad3d_composite(self, padding):
    if len(padding) != 6:
        language.raise_error(f"reflection_pad3d: expected 6 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "reflect")


composite(
    define("reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor", "523cd08a2fea2773",
        "reflection_pad3d_backward.grad_input"),
    lambda grad_output, self, padding: functions._pad_backward(grad_output, self._sizes, padding, "reflect"))


@composite(define("replication_pad3d(Tensor self, int[6] padding) -> Tensor", "4294cba30e8b0161",
    "replication_pad3d.out"))
def replication_pad3d_composite(self, padding):
    if len(padding) != 6:
        language.raise_error(f"replication_pad3d: expected 6 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "replicate")


composite(
    define("replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor", "870e6579edf5b974",
        "replication_pad3d_backward.grad_input"),
    lambda grad_output, self, padding: functions._pad_backward(grad_output, self._sizes, padding, "replicate"))


@composite(define("_pad_backward(Tensor grad_output, int[] sizes, int[] padding, str mode) -> Tensor",
    "b27c3e432cb24782"))
def _pad_backward_composite(grad_output, sizes, padding, mode):
    total = grad_output
    for number in range(len(padding) // 2):
        dim = len(sizes) - 1 - number
        places = language.border_places(mode, sizes[dim], padding[2 * number], padding[2 * number + 1])
        if total._sizes[dim] != places.numel():
            language.raise_error(
                f"{mode}: expected a gradient with {places.numel()} elements along dimension {dim}, got shape "
                f"{list(total._sizes)}")
        if padding[2 * number] or padding[2 * number + 1]:
            total = functions.zeros(
                language.replaced(total._sizes, dim, sizes[dim]), dtype=total.dtype
            ).index_add(dim, places, total)
    return functions._in_order_of(total, grad_output)


@composite(define("upsample_nearest1d(Tensor self, int[1] output_size, float? scales=None) -> Tensor",
    "460fd2b2389c7a74", "upsample_nearest1d.out"))
def upsample_nearest1d_composite(self, output_size, scales):
    return functions._upsampled(self, output_size, [0.0 if scales is None else scales], "nearest", False)


@composite(define("upsample_nearest1d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "b28d910559e8280d"))
def upsample_nearest1d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 1)
    return functions._upsampled(input, sizes, (0.0,) if scale_factors is None else scale_factors, "nearest", False)


@composite(define("upsample_nearest1d_backward(Tensor grad_output, int[1] output_size, int[3] input_size, float? "
    "scales=None) -> Tensor", "385aa199407c1e2e", "upsample_nearest1d_backward.grad_input"))
def upsample_nearest1d_backward_composite(grad_output, output_size, input_size, scales):
    return functions._upsampled_backward(grad_output, output_size, input_size, [0.0 if scales is None else scales],
        "nearest", False)


@composite(define("upsample_nearest2d(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None) -> "
    "Tensor", "db31e837ffde04d3", "upsample_nearest2d.out"))
def upsample_nearest2d_composite(self, output_size, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "nearest", False)


@composite(define("upsample_nearest2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "07ab09a0e4972015"))
def upsample_nearest2d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "nearest", False)


@composite(define("upsample_nearest2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, float? "
    "scales_h=None, float? scales_w=None) -> Tensor", "ae0223074f6e0386", "upsample_nearest2d_backward.grad_input"))
def upsample_nearest2d_backward_composite(grad_output, output_size, input_size, scales_h, scales_w):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "nearest", False)


@composite(define("upsample_nearest3d(Tensor self, int[3] output_size, float? scales_d=None, float? scales_h=None, "
    "float? scales_w=None) -> Tensor", "64ecc40df436a60f", "upsample_nearest3d.out"))
def upsample_nearest3d_composite(self, output_size, scales_d, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_d is None else scales_d, 0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w],
        "nearest", False)


@composite(define("upsample_nearest3d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "b138f75cdc492ef5"))
def upsample_nearest3d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 3)
    return functions._upsampled(input, sizes, (0.0, 0.0, 0.0) if scale_factors is None else scale_factors, "nearest",
        False)


@composite(define("upsample_nearest3d_backward(Tensor grad_output, int[3] output_size, int[5] input_size, float? "
    "scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor", "7fca3a972012140e",
    "upsample_nearest3d_backward.grad_input"))
def upsample_nearest3d_backward_composite(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_d is None else scales_d, 0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w],
        "nearest", False)


@composite(define("_upsample_nearest_exact1d(Tensor self, int[1] output_size, float? scales=None) -> Tensor",
    "05c0e5916116724d", "_upsample_nearest_exact1d.out"))
def _upsample_nearest_exact1d_composite(self, output_size, scales):
    return functions._upsampled(self, output_size, [0.0 if scales is None else scales], "nearest-exact", False)


@composite(define("_upsample_nearest_exact1d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "d9143b428c644be3"))
def _upsample_nearest_exact1d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 1)
    return functions._upsampled(input, sizes, (0.0,) if scale_factors is None else scale_factors, "nearest-exact",
        False)


@composite(define("_upsample_nearest_exact1d_backward(Tensor grad_output, int[1] output_size, int[3] input_size, "
    "float? scales=None) -> Tensor", "b5cf468254cd385e", "_upsample_nearest_exact1d_backward.grad_input"))
def _upsample_nearest_exact1d_backward_composite(grad_output, output_size, input_size, scales):
    return functions._upsampled_backward(grad_output, output_size, input_size, [0.0 if scales is None else scales],
        "nearest-exact", False)


@composite(define("_upsample_nearest_exact2d(Tensor self, int[2] output_size, float? scales_h=None, float? "
    "scales_w=None) -> Tensor", "590ff961e7f649d8", "_upsample_nearest_exact2d.out"))
def _upsample_nearest_exact2d_composite(self, output_size, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "nearest-exact", False)


@composite(define("_upsample_nearest_exact2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "d421344f8c0c8b28"))
def _upsample_nearest_exact2d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "nearest-exact",
        False)


@composite(define("_upsample_nearest_exact2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, "
    "float? scales_h=None, float? scales_w=None) -> Tensor", "59af0399213b8849",
    "_upsample_nearest_exact2d_backward.grad_input"))
def _upsample_nearest_exact2d_backward_composite(grad_output, output_size, input_size, scales_h, scales_w):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "nearest-exact", False)


@composite(define("_upsample_nearest_exact3d(Tensor self, int[3] output_size, float? scales_d=None, float? "
    "scales_h=None, float? scales_w=None) -> Tensor", "c3a5ec0fe8076dc2", "_upsample_nearest_exact3d.out"))
def _upsample_nearest_exact3d_composite(self, output_size, scales_d, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_d is None else scales_d, 0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w],
        "nearest-exact", False)


@composite(define("_upsample_nearest_exact3d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "654c17329029d19c"))
def _upsample_nearest_exact3d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 3)
    return functions._upsampled(input, sizes, (0.0, 0.0, 0.0) if scale_factors is None else scale_factors,
        "nearest-exact", False)


@composite(define("_upsample_nearest_exact3d_backward(Tensor grad_output, int[3] output_size, int[5] input_size, "
    "float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor", "ef388e0c25f1634a",
    "_upsample_nearest_exact3d_backward.grad_input"))
def _upsample_nearest_exact3d_backward_composite(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_d is None else scales_d, 0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w],
        "nearest-exact", False)


@composite(define("upsample_linear1d(Tensor self, int[1] output_size, bool align_corners, float? scales=None) -> "
    "Tensor", "b7f3dbf90be5af2b", "upsample_linear1d.out"))
def upsample_linear1d_composite(self, output_size, align_corners, scales):
    return functions._upsampled(self, output_size, [0.0 if scales is None else scales], "linear", align_corners)


@composite(define("upsample_linear1d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? scale_factors) "
    "-> Tensor", "fda0707c8c58d41c"))
def upsample_linear1d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 1)
    return functions._upsampled(input, sizes, (0.0,) if scale_factors is None else scale_factors, "linear",
        align_corners)


@composite(define("upsample_linear1d_backward(Tensor grad_output, int[1] output_size, int[3] input_size, bool "
    "align_corners, float? scales=None) -> Tensor", "c3419bec304c1c86", "upsample_linear1d_backward.grad_input"))
def upsample_linear1d_backward_composite(grad_output, output_size, input_size, align_corners, scales):
    return functions._upsampled_backward(grad_output, output_size, input_size, [0.0 if scales is None else scales],
        "linear", align_corners)


@composite(define("upsample_bilinear2d(Tensor self, int[2] output_size, bool align_corners, float? scales_h=None, "
    "float? scales_w=None) -> Tensor", "e0fc46bd0bc99bc8", "upsample_bilinear2d.out"))
def upsample_bilinear2d_composite(self, output_size, align_corners, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "linear", align_corners)


@composite(define("upsample_bilinear2d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? "
    "scale_factors) -> Tensor", "efa6dabb67b96125"))
def upsample_bilinear2d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "linear",
        align_corners)


@composite(define("upsample_bilinear2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, bool "
    "align_corners, float? scales_h=None, float? scales_w=None) -> Tensor", "79c4a3f5944d87df",
    "upsample_bilinear2d_backward.grad_input"))
def upsample_bilinear2d_backward_composite(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "linear", align_corners)


@composite(define("upsample_trilinear3d(Tensor self, int[3] output_size, bool align_corners, float? scales_d=None, "
    "float? scales_h=None, float? scales_w=None) -> Tensor", "3a7ea2a306fe120d", "upsample_trilinear3d.out"))
def upsample_trilinear3d_composite(self, output_size, align_corners, scales_d, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_d is None else scales_d, 0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w],
        "linear", align_corners)


@composite(define("upsample_trilinear3d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? "
    "scale_factors) -> Tensor", "062d9c8f218c1d1f"))
def upsample_trilinear3d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 3)
    return functions._upsampled(input, sizes, (0.0, 0.0, 0.0) if scale_factors is None else scale_factors, "linear",
        align_corners)


@composite(define("upsample_trilinear3d_backward(Tensor grad_output, int[3] output_size, int[5] input_size, bool "
    "align_corners, float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor", "fcb547e3a239ca37",
    "upsample_trilinear3d_backward.grad_input"))
def upsample_trilinear3d_backward_composite(
    grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w
):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_d is None else scales_d, 0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w],
        "linear", align_corners)


@composite(define("upsample_bicubic2d(Tensor self, int[2] output_size, bool align_corners, float? scales_h=None, "
    "float? scales_w=None) -> Tensor", "b430e9b0393b1532", "upsample_bicubic2d.out"))
def upsample_bicubic2d_composite(self, output_size, align_corners, scales_h, scales_w):
    return functions._upsampled(self, output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "cubic", align_corners)


@composite(define("upsample_bicubic2d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? "
    "scale_factors) -> Tensor", "605ff398a80a8174"))
def upsample_bicubic2d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "cubic",
        align_corners)


@composite(define("upsample_bicubic2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, bool "
    "align_corners, float? scales_h=None, float? scales_w=None) -> Tensor", "85d1333e35547f58",
    "upsample_bicubic2d_backward.grad_input"))
def upsample_bicubic2d_backward_composite(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    return functions._upsampled_backward(grad_output, output_size, input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w], "cubic", align_corners)


@composite(define("_upsampled_sizes(Tensor input, int[]? output_size, float[]? scale_factors, int dims) -> int[]",
    "126014b389be1464"))
def _upsampled_sizes_composite(input, output_size, scale_factors, dims):
    if (output_size is None) == (scale_factors is None):
        language.raise_error("upsample: give either output_size or scale_factors")
    if input._ndim != dims + 2:
        language.raise_error(f"upsample: expected an input of {dims + 2} dimensions, got shape {list(input._sizes)}")
    if output_size is not None:
        return tuple(output_size)
    if len(scale_factors) != dims:
        language.raise_error(f"upsample: expected {dims} scale factors, got {len(scale_factors)}")
    return tuple((int(n * one) for n, one in zip(input._sizes[2:], scale_factors)))


@composite(define("_upsampled_ratios(int[] before, int[] after, float[] scales, bool align_corners) -> float[]",
    "4fea27fa4bcb2ce2"))
def _upsampled_ratios_composite(before, after, scales, align_corners):
    if [one for one in (*before, *after) if one < 1]:
        language.raise_error(
            f"upsample: input and output sizes must be greater than 0, got {list(before)} and {list(after)}")
    if align_corners:
        return tuple(((n - 1) / (m - 1) if m > 1 else 0.0 for n, m in zip(before, after)))
    return tuple((1 / one if one > 0 else n / m for n, m, one in zip(before, after, scales)))


@composite(define("_upsampled(Tensor self, int[] output_size, float[] scales, str kind, bool align_corners) -> Tensor",
    "baf5d04abf13dd5c"))
def _upsampled_composite(self, output_size, scales, kind, align_corners):
    dims = len(scales)
    if self._ndim != dims + 2 or len(output_size) != dims:
        language.raise_error(
            f"upsample: expected an input of {dims + 2} dimensions and {dims} sizes, got shape {list(self._sizes)} and "
            f"{list(output_size)}")
    ratios = functions._upsampled_ratios((*self._sizes[1:],)[1:], output_size, scales, align_corners)
    return functions._resample(self, (*self._sizes[:2], *output_size), kind, ratios, align_corners, False)


@composite(define("_upsampled_backward(Tensor grad_output, int[] output_size, int[] input_size, float[] scales, str "
    "kind, bool align_corners) -> Tensor", "24ad77e0471bd93c"))
def _upsampled_backward_composite(grad_output, output_size, input_size, scales, kind, align_corners):
    if grad_output._sizes != (*input_size[:2], *output_size):
        language.raise_error(
            f"upsample: expected a gradient of shape {[*input_size[:2], *output_size]}, got {list(grad_output._sizes)}")
    ratios = functions._upsampled_ratios(input_size[2:], output_size, scales, align_corners)
    return functions._resample(grad_output, input_size, kind, ratios, align_corners, True)


@composite(define("max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, "
    "int[2] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)", "8883a2ca18e4974a", "max_pool2d_with_indices.out"))
def max_pool2d_with_indices_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return tuple(functions._max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode))


@composite(define("max_pool2d_with_indices.always(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] "
    "padding=0, int[2] dilation=1, bool ceil_mode=False, *, bool return_indices) -> (Tensor, Tensor)",
    "53ef24a424a5b0ef"))
def max_pool2d_with_indices_always_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    return tuple(functions.max_pool2d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode))


@composite(define("max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]? "
    "stride, int[2] padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor", "256cdbc1d44034eb",
    "max_pool2d_with_indices_backward.grad_input"))
def max_pool2d_with_indices_backward_composite(
    grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
):
    return functions._add_in_planes(grad_output, indices, self._sizes, 2)


@composite(define("adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)", "f9a50a4e72fe122b",
    "adaptive_max_pool2d.out"))
def adaptive_max_pool2d_composite(self, output_size):
    return tuple(functions._adaptive_max_pool(self,
        language.for_dims(output_size, 2, "adaptive_max_pool2d: output_size")))


composite(
    define("adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
        "83b335249cb7296e", "adaptive_max_pool2d_backward.grad_input"),
    lambda grad_output, self, indices: functions._add_in_planes(grad_output, indices, self._sizes, 2))


@composite(define("avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]? stride, int[2] "
    "padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor", "64323f7ccac93034",
    "avg_pool2d_backward.grad_input"))
def avg_pool2d_backward_composite(
    grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    windows = language.for_dims(kernel_size, 2, "avg_pool2d: kernel_size")
    steps = language.for_dims(stride, 2, "avg_pool2d: stride") if stride else windows
    around = language.for_dims(padding, 2, "avg_pool2d: padding")
    return functions._average_pool_backward(grad_output, self._sizes, windows, steps, around, ceil_mode,
        count_include_pad, divisor_override)


@composite(define("max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, "
    "int[3] dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)", "53f807c3872b5a6d", "max_pool3d_with_indices.out"))
def max_pool3d_with_indices_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return tuple(functions._max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode))


@composite(define("max_pool3d_with_indices.always(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] "
    "padding=0, int[3] dilation=1, bool ceil_mode=False, *, bool return_indices) -> (Tensor, Tensor)",
    "ee89021f2bbe8575"))
def max_pool3d_with_indices_always_composite(self, kernel_size, stride, padding, dilation, ceil_mode, return_indices):
    return tuple(functions.max_pool3d_with_indices(self, kernel_size, stride, padding, dilation, ceil_mode))


@composite(define("max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]? "
    "stride, int[3] padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor", "8dee66b53d2899be",
    "max_pool3d_with_indices_backward.grad_input"))
def max_pool3d_with_indices_backward_composite(
    grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
):
    return functions._add_in_planes(grad_output, indices, self._sizes, 3)


@composite(define("adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)", "19c0296314f83c25",
    "adaptive_max_pool3d.out"))
def adaptive_max_pool3d_composite(self, output_size):
    return tuple(functions._adaptive_max_pool(self,
        language.for_dims(output_size, 3, "adaptive_max_pool3d: output_size")))


composite(
    define("adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
        "e08a5969f8230266", "adaptive_max_pool3d_backward.grad_input"),
    lambda grad_output, self, indices: functions._add_in_planes(grad_output, indices, self._sizes, 3))


@composite(define("avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]? stride, int[3] "
    "padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor", "6c438e346536dfbf",
    "avg_pool3d_backward.grad_input"))
def avg_pool3d_backward_composite(
    grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    windows = language.for_dims(kernel_size, 3, "avg_pool3d: kernel_size")
    steps = language.for_dims(stride, 3, "avg_pool3d: stride") if stride else windows
    around = language.for_dims(padding, 3, "avg_pool3d: padding")
    return functions._average_pool_backward(grad_output, self._sizes, windows, steps, around, ceil_mode,
        count_include_pad, divisor_override)


SIGMOID_BACKWARD, SIGMOID_BACKWARD_GRAD_INPUT = define("sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor",
    "b161db7e58fb6667", "sigmoid_backward.grad_input")
SIGMOID_BACKWARD_LOOP = SIGMOID_BACKWARD.compute_by(Elementwise("sigmoid_backward", LOOPS, "sigmoid_backward_kernel",
    2))

@formula(SIGMOID_BACKWARD, "backward_grad_output",
    Elementwise("SigmoidBackwardBackward0", LOOPS, "sigmoid_backward_backward_grad_output", 2))
def SIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, output):
    output = operations.widened(output, grad)
    return grad * (1.0 + -1.0 * output) * output

@formula(SIGMOID_BACKWARD, "backward_output",
    Elementwise("SigmoidBackwardBackward0", LOOPS, "sigmoid_backward_backward_output", 3))
def SIGMOID_BACKWARD_BACKWARD_OUTPUT_FORMULA(grad, grad_output, output):
    output = operations.widened(output, grad)
    return operations.conj(grad) * grad_output * operations.conj(1.0 - 2.0 * output)

SIGMOID_BACKWARD_BACKWARD_FORMULAS = formulas(SIGMOID_BACKWARD, "SigmoidBackwardBackward0", 3,
    (SIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA, (0, 2)), (SIGMOID_BACKWARD_BACKWARD_OUTPUT_FORMULA, (0, 1, 2)))

class SigmoidBackwardBackward0(Node, operator="sigmoid_backward"):
    __slots__ = ("_raw_output", "_version_output", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            output = unpack_input(self, self._raw_output, self._version_output, "output")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            return SIGMOID_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | grad_output._keys | output._keys) & formula_keys()
            ](grad, grad_output, output)
        grad_grad_output = None
        if wanted[0] is not None:
            output = unpack_input(self, self._raw_output, self._version_output, "output")
            grad_grad_output = SIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | output._keys) & formula_keys()
            ](grad, output)
        gradient_of_output = None
        if wanted[1] is not None:
            output = unpack_input(self, self._raw_output, self._version_output, "output")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            gradient_of_output = SIGMOID_BACKWARD_BACKWARD_OUTPUT_FORMULA[
                (grad._keys | grad_output._keys | output._keys) & formula_keys()
            ](grad, grad_output, output)
        return (grad_grad_output, gradient_of_output)

@SIGMOID_BACKWARD.implement(AUTOGRAD)
def sigmoid_backward_autograd(grad_output, output):
    result = SIGMOID_BACKWARD[(grad_output._keys | output._keys) & BELOW_AUTOGRAD](grad_output, output)
    if guards.active and not grad_enabled():
        return result
    node = SigmoidBackwardBackward0()
    node._raw_output, node._version_output = output, 0 if output._writes is None else output._writes[0]
    if output._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, output)

pushed_forward(SIGMOID_BACKWARD)

TANH_BACKWARD, TANH_BACKWARD_GRAD_INPUT = define("tanh_backward(Tensor grad_output, Tensor output) -> Tensor",
    "f698868335a0238b", "tanh_backward.grad_input")
TANH_BACKWARD_LOOP = TANH_BACKWARD.compute_by(Elementwise("tanh_backward", LOOPS, "tanh_backward_kernel", 2))
TANH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA = formula(TANH_BACKWARD, "backward_grad_output",
    Elementwise("TanhBackwardBackward0", LOOPS, "tanh_backward_backward_grad_output", 2),
    lambda grad, output: grad - grad * output * output)
TANH_BACKWARD_BACKWARD_OUTPUT_FORMULA = formula(TANH_BACKWARD, "backward_output",
    Elementwise("TanhBackwardBackward0", LOOPS, "tanh_backward_backward_output", 3),
    lambda grad, grad_output, output: -2 * operations.conj(grad) * grad_output * operations.conj(output))

TANH_BACKWARD_BACKWARD_FORMULAS = formulas(TANH_BACKWARD, "TanhBackwardBackward0", 3,
    (TANH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA, (0, 2)), (TANH_BACKWARD_BACKWARD_OUTPUT_FORMULA, (0, 1, 2)))

class TanhBackwardBackward0(Node, operator="tanh_backward"):
    __slots__ = ("_raw_output", "_version_output", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        output = unpack_input(self, self._raw_output, self._version_output, "output")
        if None not in wanted:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            return TANH_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | grad_output._keys | output._keys) & formula_keys()
            ](grad, grad_output, output)
        grad_grad_output = None if wanted[0] is None else TANH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
            (grad._keys | output._keys) & formula_keys()
        ](grad, output)
        gradient_of_output = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            gradient_of_output = TANH_BACKWARD_BACKWARD_OUTPUT_FORMULA[
                (grad._keys | grad_output._keys | output._keys) & formula_keys()
            ](grad, grad_output, output)
        return (grad_grad_output, gradient_of_output)

@TANH_BACKWARD.implement(AUTOGRAD)
def tanh_backward_autograd(grad_output, output):
    result = TANH_BACKWARD[(grad_output._keys | output._keys) & BELOW_AUTOGRAD](grad_output, output)
    if guards.active and not grad_enabled():
        return result
    node = TanhBackwardBackward0()
    node._raw_output, node._version_output = output, 0 if output._writes is None else output._writes[0]
    if output._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, output)

pushed_forward(TANH_BACKWARD)

LOGIT_BACKWARD, LOGIT_BACKWARD_GRAD_INPUT = define("logit_backward(Tensor grad_output, Tensor self, float? eps=None) "
    "-> Tensor", "d6cb7f67b1598567", "logit_backward.grad_input")
LOGIT_BACKWARD_0_LOOP = Elementwise("logit_backward", LOOPS, "logit_backward_0_kernel", 2, accepts=("floating",))
LOGIT_BACKWARD_1_LOOP = Elementwise("logit_backward", LOOPS, "logit_backward_1_kernel", 2, accepts=("floating",),
    free=(0,))

@LOGIT_BACKWARD.implement(CPU)
def logit_backward_cpu(grad_output, self, eps):
    if eps is None or eps < 0:
        return LOGIT_BACKWARD_0_LOOP.make(grad_output, self)
    if True:
        return LOGIT_BACKWARD_1_LOOP.make(grad_output, self, eps)
    raise language.no_case("logit_backward", {"eps": eps})

@LOGIT_BACKWARD_GRAD_INPUT.implement(CPU)
def logit_backward_grad_input_cpu(grad_output, self, eps, out):
    if eps is None or eps < 0:
        return LOGIT_BACKWARD_0_LOOP.write(grad_output, self, out)
    if True:
        return LOGIT_BACKWARD_1_LOOP.write(grad_output, self, eps, out)
    raise language.no_case("logit_backward.grad_input", {"eps": eps})

@formula(LOGIT_BACKWARD, "backward_self",
    Elementwise("LogitBackwardBackward0", LOOPS, "logit_backward_backward_self", 3))
def LOGIT_BACKWARD_BACKWARD_SELF_FORMULA(grad, result, self_):
    self_ = operations.widened(self_, grad)
    return grad * result * (2 * self_ - 1) / (self_ * (1 - self_))

class LogitBackwardBackward0(Node, operator="logit_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_eps", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            eps = self._saved_eps
            grad_grad_output = functions.logit_backward(grad, self_, eps)
        grad_self = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            result = unpack_output.call(self, self._raw_result, 0)
            grad_self = LOGIT_BACKWARD_BACKWARD_SELF_FORMULA[
                (grad._keys | result._keys | self_._keys) & formula_keys()
            ](grad, result, self_)
        return (grad_grad_output, grad_self)

@LOGIT_BACKWARD.implement(AUTOGRAD)
def logit_backward_autograd(grad_output, self, eps):
    result = LOGIT_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, eps)
    if guards.active and not grad_enabled():
        return result
    node = LogitBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_eps = eps
    if self._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, grad_output, self)

pushed_forward(LOGIT_BACKWARD)

SILU_BACKWARD, SILU_BACKWARD_GRAD_INPUT = define("silu_backward(Tensor grad_output, Tensor self) -> Tensor",
    "a7273d206af6fd75", "silu_backward.grad_input")
SILU_BACKWARD_LOOP = SILU_BACKWARD.compute_by(Elementwise("silu_backward", LOOPS, "silu_backward_kernel", 2,
    accepts=("floating", "complex")))

@formula(SILU_BACKWARD, "backward_grad_output",
    Elementwise("SiluBackwardBackward0", LOOPS, "silu_backward_backward_grad_output", 2))
def SILU_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, self_):
    self_ = operations.widened(self_, grad)
    s_ = functions.sigmoid(self_)
    return grad * s_ * (1 + self_ * (1 - s_))

@formula(SILU_BACKWARD, "backward_self", Elementwise("SiluBackwardBackward0", LOOPS, "silu_backward_backward_self", 3))
def SILU_BACKWARD_BACKWARD_SELF_FORMULA(grad, grad_output, self_):
    self_ = operations.widened(self_, grad)
    s_ = functions.sigmoid(self_)
    return operations.conj(grad) * grad_output * operations.conj(
        s_ * functions.sigmoid(-self_) * (2 - self_ * functions.tanh(0.5 * self_)))

SILU_BACKWARD_BACKWARD_FORMULAS = formulas(SILU_BACKWARD, "SiluBackwardBackward0", 3,
    (SILU_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA, (0, 2)), (SILU_BACKWARD_BACKWARD_SELF_FORMULA, (0, 1, 2)))

class SiluBackwardBackward0(Node, operator="silu_backward"):
    __slots__ = ("_raw_self", "_version_self", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            return SILU_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_)
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_grad_output = SILU_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_)
        grad_self = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = SILU_BACKWARD_BACKWARD_SELF_FORMULA[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_)
        return (grad_grad_output, grad_self)

@SILU_BACKWARD.implement(AUTOGRAD)
def silu_backward_autograd(grad_output, self):
    result = SILU_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self)
    if guards.active and not grad_enabled():
        return result
    node = SiluBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

@formula(SILU_BACKWARD, "forward", Elementwise("silu_backward", LOOPS, "silu_backward_forward", 4))
def SILU_BACKWARD_FORWARD_FORMULA(grad_output_t, self_t, grad_output_p, self_p):
    s_ = functions.sigmoid(self_p)
    slope_ = s_ * (1 + self_p * (1 - s_))
    bend_ = s_ * functions.sigmoid(-self_p) * (2 - self_p * functions.tanh(0.5 * self_p))
    result_t = None
    if grad_output_t is not None:
        result_t = grad_output_t * functions.conj(slope_)
    if self_t is not None:
        result_t = forward.plus(result_t, grad_output_p * functions.conj(self_t * bend_))
    return result_t

forward_rule(SILU_BACKWARD, SILU_BACKWARD_FORWARD_FORMULA)

MISH_BACKWARD = define("mish_backward(Tensor grad_output, Tensor self) -> Tensor", "097b0836b30cbb1c")
MISH_BACKWARD_LOOP = MISH_BACKWARD.compute_by(Elementwise("mish_backward", LOOPS, "mish_backward_kernel", 2,
    accepts=("floating",)))

@formula(MISH_BACKWARD, "backward_grad_output", Elementwise("MishBackwardBackward0", LOOPS, "mish_backward_kernel", 2))
def MISH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, self_):
    self_ = operations.widened(self_, grad)
    t_ = functions.tanh(functions.log1p(functions.exp(self_)))
    return grad * (t_ + self_ * functions.sigmoid(self_) * (1 - t_ * t_))

@formula(MISH_BACKWARD, "backward_self", Elementwise("MishBackwardBackward0", LOOPS, "mish_backward_backward_self", 3))
def MISH_BACKWARD_BACKWARD_SELF_FORMULA(grad, grad_output, self_):
    self_ = operations.widened(self_, grad)
    m_ = functions.sigmoid(-self_)
    s_ = functions.sigmoid(self_)
    root_ = 2 * m_ / (1 + m_ * m_)
    return grad * grad_output * (root_ * root_ * s_ * (2 + self_ * (m_ - 2 * s_ * s_ * (1 + m_) / (1 + m_ * m_))))

MISH_BACKWARD_BACKWARD_FORMULAS = formulas(MISH_BACKWARD, "MishBackwardBackward0", 3,
    (MISH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA, (0, 2)), (MISH_BACKWARD_BACKWARD_SELF_FORMULA, (0, 1, 2)))

class MishBackwardBackward0(Node, operator="mish_backward"):
    __slots__ = ("_raw_self", "_version_self", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            return MISH_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_)
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_grad_output = MISH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_)
        grad_self = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = MISH_BACKWARD_BACKWARD_SELF_FORMULA[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_)
        return (grad_grad_output, grad_self)

@MISH_BACKWARD.implement(AUTOGRAD)
def mish_backward_autograd(grad_output, self):
    result = MISH_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self)
    if guards.active and not grad_enabled():
        return result
    node = MishBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

pushed_forward(MISH_BACKWARD)

HARDSWISH_BACKWARD = define("hardswish_backward(Tensor grad_output, Tensor self) -> Tensor", "c7b53f6af8c09f20")
HARDSWISH_BACKWARD_LOOP = HARDSWISH_BACKWARD.compute_by(Elementwise("hardswish_backward", LOOPS,
    "hardswish_backward_kernel", 2, accepts=("floating",)))

@formula(HARDSWISH_BACKWARD, "backward_grad_output",
    Elementwise("HardswishBackwardBackward0", LOOPS, "hardswish_backward_backward_grad_output", 2))
def HARDSWISH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, self_):
    self_ = operations.widened(self_, grad)
    part_ = self_ <= -3
    return functions.where(part_, 0,
        functions.where(part_, 1, grad) * functions.where(self_ < 3, functions.where(part_, 1, self_) / 3 + 0.5, 1))

@formula(HARDSWISH_BACKWARD, "backward_self",
    Elementwise("HardswishBackwardBackward0", LOOPS, "hardswish_backward_backward_self", 3))
def HARDSWISH_BACKWARD_BACKWARD_SELF_FORMULA(grad, grad_output, self_):
    grad_output = operations.widened(grad_output, grad)
    part_ = self_ <= -3
    part_2_ = self_ < 3
    return functions.where(part_, 0,
        functions.where(part_2_,
            functions.where(part_2_, functions.where(part_, 1, grad), 1) * (
                functions.where(part_2_, functions.where(part_, 1, grad_output), 1) / 3),
            0))

HARDSWISH_BACKWARD_BACKWARD_FORMULAS = formulas(HARDSWISH_BACKWARD, "HardswishBackwardBackward0", 3,
    (HARDSWISH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA, (0, 2)), (HARDSWISH_BACKWARD_BACKWARD_SELF_FORMULA, (0, 1, 2)))

class HardswishBackwardBackward0(Node, operator="hardswish_backward"):
    __slots__ = ("_raw_self", "_version_self", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        if None not in wanted:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            return HARDSWISH_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_)
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_grad_output = HARDSWISH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_)
        grad_self = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = HARDSWISH_BACKWARD_BACKWARD_SELF_FORMULA[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_)
        return (grad_grad_output, grad_self)

@HARDSWISH_BACKWARD.implement(AUTOGRAD)
def hardswish_backward_autograd(grad_output, self):
    result = HARDSWISH_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self)
    if guards.active and not grad_enabled():
        return result
    node = HardswishBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

@formula(HARDSWISH_BACKWARD, "forward", Elementwise("hardswish_backward", LOOPS, "hardswish_backward_forward", 4))
def HARDSWISH_BACKWARD_FORWARD_FORMULA(grad_output_t, self_t, grad_output_p, self_p):
    part_ = self_p <= -3
    part_2_ = self_p < 3
    return functions.where(part_, 0,
        functions.where(part_, 1, grad_output_t) * functions.where(
            part_2_, functions.where(part_, 1, self_p) / 3 + 0.5, 1
        ) + functions.where(
            part_2_,
            functions.where(part_2_, functions.where(part_, 1, self_t), 1) * (
                functions.where(part_2_, functions.where(part_, 1, grad_output_p), 1) / 3),
            0))

forward_rule(HARDSWISH_BACKWARD, HARDSWISH_BACKWARD_FORWARD_FORMULA, filled=True)

HARDSIGMOID_BACKWARD, HARDSIGMOID_BACKWARD_GRAD_INPUT = define("hardsigmoid_backward(Tensor grad_output, Tensor self) "
    "-> Tensor", "97be5704bc3b47ec", "hardsigmoid_backward.grad_input")
HARDSIGMOID_BACKWARD_LOOP = HARDSIGMOID_BACKWARD.compute_by(Elementwise("hardsigmoid_backward", LOOPS,
    "hardsigmoid_backward_kernel", 2, accepts=("floating",)))

@formula(HARDSIGMOID_BACKWARD, "backward_grad_output",
    Elementwise("HardsigmoidBackwardBackward0", LOOPS, "hardsigmoid_backward_backward_grad_output", 2))
def HARDSIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, self_):
    self_ = operations.widened(self_, grad)
    return functions.where((self_ > -3) & (self_ < 3), grad / 6, 0)

class HardsigmoidBackwardBackward0(Node, operator="hardsigmoid_backward"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_grad_output = HARDSIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_)
        grad_self = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_grad_output, grad_self)

@HARDSIGMOID_BACKWARD.implement(AUTOGRAD)
def hardsigmoid_backward_autograd(grad_output, self):
    result = HARDSIGMOID_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self)
    if guards.active and not grad_enabled():
        return result
    node = HardsigmoidBackwardBackward0()
    if grad_output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    return record.call(node, result, grad_output, self)

@formula(HARDSIGMOID_BACKWARD, "forward",
    Elementwise("hardsigmoid_backward", LOOPS, "hardsigmoid_backward_backward_grad_output", 2))
def HARDSIGMOID_BACKWARD_FORWARD_FORMULA(grad_output_t, self_p):
    return None if grad_output_t is None else functions.where((self_p > -3) & (self_p < 3), grad_output_t / 6, 0)

forward_rule(HARDSIGMOID_BACKWARD, HARDSIGMOID_BACKWARD_FORWARD_FORMULA)

HARDTANH_BACKWARD, HARDTANH_BACKWARD_GRAD_INPUT = define("hardtanh_backward(Tensor grad_output, Tensor self, Scalar "
    "min_val, Scalar max_val) -> Tensor", "cce116df8782c4de", "hardtanh_backward.grad_input")
HARDTANH_BACKWARD_LOOP = HARDTANH_BACKWARD.compute_by(Elementwise("hardtanh_backward", LOOPS,
    "hardtanh_backward_kernel", 2, accepts=("floating",)))

@formula(HARDTANH_BACKWARD, "backward_grad_output",
    Elementwise("HardtanhBackwardBackward0", LOOPS, "hardtanh_backward_backward_grad_output", 2, free=(0, 1)))
def HARDTANH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, self_, max_val, min_val):
    self_ = operations.widened(self_, grad)
    return functions.where((self_ <= min_val) | (self_ >= max_val), 0, grad)

class HardtanhBackwardBackward0(Node, operator="hardtanh_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_min_val", "_saved_max_val")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            min_val = self._saved_min_val
            max_val = self._saved_max_val
            grad_grad_output = HARDTANH_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_, max_val, min_val)
        grad_self = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_grad_output, grad_self)

@HARDTANH_BACKWARD.implement(AUTOGRAD)
def hardtanh_backward_autograd(grad_output, self, min_val, max_val):
    result = HARDTANH_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, min_val, max_val)
    if guards.active and not grad_enabled():
        return result
    node = HardtanhBackwardBackward0()
    if grad_output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_min_val = min_val
    node._saved_max_val = max_val
    return record.call(node, result, grad_output, self)

@formula(HARDTANH_BACKWARD, "forward",
    Elementwise("hardtanh_backward", LOOPS, "hardtanh_backward_backward_grad_output", 2, free=(0, 1)))
def HARDTANH_BACKWARD_FORWARD_FORMULA(grad_output_t, self_p, max_val, min_val):
    return (
        None
        if grad_output_t is None
        else functions.where((self_p <= min_val) | (self_p >= max_val), 0, grad_output_t))

forward_rule(HARDTANH_BACKWARD, HARDTANH_BACKWARD_FORWARD_FORMULA)

LEAKY_RELU_BACKWARD, LEAKY_RELU_BACKWARD_GRAD_INPUT = define("leaky_relu_backward(Tensor grad_output, Tensor self, "
    "Scalar negative_slope, bool self_is_result) -> Tensor", "e8c57356652172bd", "leaky_relu_backward.grad_input")
LEAKY_RELU_BACKWARD_0_LOOP = Elementwise("leaky_relu_backward", LOOPS, "leaky_relu_backward_0_kernel", 2,
    accepts=("floating",))
LEAKY_RELU_BACKWARD_1_LOOP = Elementwise("leaky_relu_backward", LOOPS, "leaky_relu_backward_0_kernel", 2,
    accepts=("floating",))

@LEAKY_RELU_BACKWARD.implement(CPU)
def leaky_relu_backward_cpu(grad_output, self, negative_slope, self_is_result):
    if negative_slope >= 0:
        return LEAKY_RELU_BACKWARD_0_LOOP.make(grad_output, self, negative_slope)
    if not self_is_result:
        return LEAKY_RELU_BACKWARD_1_LOOP.make(grad_output, self, negative_slope)
    raise language.no_case("leaky_relu_backward", {"negative_slope": negative_slope, "self_is_result": self_is_result})

@LEAKY_RELU_BACKWARD_GRAD_INPUT.implement(CPU)
def leaky_relu_backward_grad_input_cpu(grad_output, self, negative_slope, self_is_result, out):
    if negative_slope >= 0:
        return LEAKY_RELU_BACKWARD_0_LOOP.write(grad_output, self, negative_slope, out)
    if not self_is_result:
        return LEAKY_RELU_BACKWARD_1_LOOP.write(grad_output, self, negative_slope, out)
    raise language.no_case("leaky_relu_backward.grad_input",
        {"negative_slope": negative_slope, "self_is_result": self_is_result})

class LeakyReluBackwardBackward0(Node, operator="leaky_relu_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_negative_slope", "_saved_self_is_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            negative_slope = self._saved_negative_slope
            self_is_result = self._saved_self_is_result
            grad_grad_output = functions.leaky_relu_backward(grad, self_, negative_slope, self_is_result)
        grad_self = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_grad_output, grad_self)

@LEAKY_RELU_BACKWARD.implement(AUTOGRAD)
def leaky_relu_backward_autograd(grad_output, self, negative_slope, self_is_result):
    result = LEAKY_RELU_BACKWARD[
        (grad_output._keys | self._keys) & BELOW_AUTOGRAD
    ](grad_output, self, negative_slope, self_is_result)
    if guards.active and not grad_enabled():
        return result
    node = LeakyReluBackwardBackward0()
    if grad_output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_negative_slope = negative_slope
    node._saved_self_is_result = self_is_result
    return record.call(node, result, grad_output, self)

pushed_forward(LEAKY_RELU_BACKWARD)

ELU_BACKWARD, ELU_BACKWARD_GRAD_INPUT = define("elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar "
    "input_scale, bool is_result, Tensor self_or_result) -> Tensor", "6d7a727033a5f3d4", "elu_backward.grad_input")
ELU_BACKWARD_0_LOOP = Elementwise("elu_backward", LOOPS, "elu_backward_0_kernel", 2, accepts=("floating",))
ELU_BACKWARD_1_LOOP = Elementwise("elu_backward", LOOPS, "elu_backward_1_kernel", 2, accepts=("floating",))

@ELU_BACKWARD.implement(CPU)
def elu_backward_cpu(grad_output, alpha, scale, input_scale, is_result, self_or_result):
    if is_result and alpha >= 0:
        return ELU_BACKWARD_0_LOOP.make(grad_output, self_or_result, alpha, scale, input_scale)
    if not is_result:
        return ELU_BACKWARD_1_LOOP.make(grad_output, self_or_result, alpha, scale, input_scale)
    raise language.no_case("elu_backward",
        {"alpha": alpha, "scale": scale, "input_scale": input_scale, "is_result": is_result})

@ELU_BACKWARD_GRAD_INPUT.implement(CPU)
def elu_backward_grad_input_cpu(grad_output, alpha, scale, input_scale, is_result, self_or_result, out):
    if is_result and alpha >= 0:
        return ELU_BACKWARD_0_LOOP.write(grad_output, self_or_result, alpha, scale, input_scale, out)
    if not is_result:
        return ELU_BACKWARD_1_LOOP.write(grad_output, self_or_result, alpha, scale, input_scale, out)
    raise language.no_case("elu_backward.grad_input",
        {"alpha": alpha, "scale": scale, "input_scale": input_scale, "is_result": is_result})

class EluBackwardBackward0(Node, operator="elu_backward"):
    __slots__ = ("_saved_alpha", "_saved_scale", "_saved_input_scale", "_saved_is_result", "_raw_self_or_result",
        "_version_self_or_result", "_raw_grad_output", "_version_grad_output", "_raw_result")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        input_scale = self._saved_input_scale
        is_result = self._saved_is_result
        self_or_result = unpack_input(self, self._raw_self_or_result, self._version_self_or_result, "self_or_result")
        grad_grad_output = None
        if wanted[0] is not None:
            alpha = self._saved_alpha
            scale = self._saved_scale
            grad_grad_output = functions.elu_backward(grad, alpha, scale, input_scale, is_result, self_or_result)
        grad_self_or_result = None
        if wanted[1] is not None:
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            result = unpack_output.call(self, self._raw_result, 0)
            grad_self_or_result = functions.where(self_or_result < 0,
                grad * input_scale * (grad_output if is_result else result), 0)
        return (grad_grad_output, grad_self_or_result)

@ELU_BACKWARD.implement(AUTOGRAD)
def elu_backward_autograd(grad_output, alpha, scale, input_scale, is_result, self_or_result):
    result = ELU_BACKWARD[(grad_output._keys | self_or_result._keys) & BELOW_AUTOGRAD](grad_output, alpha, scale,
        input_scale, is_result, self_or_result)
    if guards.active and not grad_enabled():
        return result
    node = EluBackwardBackward0()
    node._saved_alpha = alpha
    node._saved_scale = scale
    node._saved_input_scale = input_scale
    node._saved_is_result = is_result
    node._raw_self_or_result, node._version_self_or_result = (self_or_result,
        0 if self_or_result._writes is None else self_or_result._writes[0])
    if self_or_result._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    if self_or_result._edge is not None:
        node._raw_result = save_output.call(result)
    return record.call(node, result, grad_output, self_or_result)

pushed_forward(ELU_BACKWARD)

SOFTPLUS_BACKWARD, SOFTPLUS_BACKWARD_GRAD_INPUT = define("softplus_backward(Tensor grad_output, Tensor self, Scalar "
    "beta, Scalar threshold) -> Tensor", "443b6b3eaee1d98c", "softplus_backward.grad_input")
SOFTPLUS_BACKWARD_LOOP = SOFTPLUS_BACKWARD.compute_by(Elementwise("softplus_backward", LOOPS,
    "softplus_backward_kernel", 2, accepts=("floating",)))

@formula(SOFTPLUS_BACKWARD, "backward_self",
    Elementwise("SoftplusBackwardBackward0", LOOPS, "softplus_backward_backward_self", 3, free=(0, 1)))
def SOFTPLUS_BACKWARD_BACKWARD_SELF_FORMULA(grad, grad_output, self_, beta, threshold):
    self_ = operations.widened(self_, grad)
    return functions.where(self_ * beta >= threshold, 0,
        grad * grad_output * beta * (functions.sigmoid(self_ * beta) * functions.sigmoid(-self_ * beta)))

class SoftplusBackwardBackward0(Node, operator="softplus_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_beta", "_saved_threshold", "_raw_grad_output",
        "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        beta = self._saved_beta
        threshold = self._saved_threshold
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_grad_output = functions.softplus_backward(grad, self_, beta, threshold)
        grad_self = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_self = SOFTPLUS_BACKWARD_BACKWARD_SELF_FORMULA[
                (grad._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, grad_output, self_, beta, threshold)
        return (grad_grad_output, grad_self)

@SOFTPLUS_BACKWARD.implement(AUTOGRAD)
def softplus_backward_autograd(grad_output, self, beta, threshold):
    result = SOFTPLUS_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, beta, threshold)
    if guards.active and not grad_enabled():
        return result
    node = SoftplusBackwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_beta = beta
    node._saved_threshold = threshold
    if self._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self)

pushed_forward(SOFTPLUS_BACKWARD)

SOFTSHRINK_BACKWARD, SOFTSHRINK_BACKWARD_GRAD_INPUT = define("softshrink_backward(Tensor grad_output, Tensor self, "
    "Scalar lambd) -> Tensor", "58f982e8681d4909", "softshrink_backward.grad_input")
SOFTSHRINK_BACKWARD_LOOP = SOFTSHRINK_BACKWARD.compute_by(Elementwise("softshrink_backward", LOOPS,
    "softshrink_backward_kernel", 2, accepts=("floating",), fitting=(0,)))

@formula(SOFTSHRINK_BACKWARD, "backward_grad_output",
    Elementwise("SoftshrinkBackwardBackward0", LOOPS, "softshrink_backward_backward_grad_output", 2, free=(0,)))
def SOFTSHRINK_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, self_, lambd):
    self_ = operations.widened(self_, grad)
    return functions.where((self_ >= -lambd) & (self_ <= lambd), 0, grad)

class SoftshrinkBackwardBackward0(Node, operator="softshrink_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_lambd")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            lambd = self._saved_lambd
            grad_grad_output = SOFTSHRINK_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_, lambd)
        grad_self = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_grad_output, grad_self)

@SOFTSHRINK_BACKWARD.implement(AUTOGRAD)
def softshrink_backward_autograd(grad_output, self, lambd):
    result = SOFTSHRINK_BACKWARD[(grad_output._keys | self._keys) & BELOW_AUTOGRAD](grad_output, self, lambd)
    if guards.active and not grad_enabled():
        return result
    node = SoftshrinkBackwardBackward0()
    if grad_output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_lambd = lambd
    return record.call(node, result, grad_output, self)

@formula(SOFTSHRINK_BACKWARD, "forward",
    Elementwise("softshrink_backward", LOOPS, "softshrink_backward_backward_grad_output", 2, free=(0,)))
def SOFTSHRINK_BACKWARD_FORWARD_FORMULA(grad_output_t, self_p, lambd):
    return None if grad_output_t is None else functions.where((self_p >= -lambd) & (self_p <= lambd), 0, grad_output_t)

forward_rule(SOFTSHRINK_BACKWARD, SOFTSHRINK_BACKWARD_FORWARD_FORMULA)

HARDSHRINK_BACKWARD, HARDSHRINK_BACKWARD_GRAD_INPUT = define("hardshrink_backward(Tensor grad_out, Tensor self, Scalar "
    "lambd) -> Tensor", "1b5b441e762f70f8", "hardshrink_backward.grad_input")
HARDSHRINK_BACKWARD_LOOP = HARDSHRINK_BACKWARD.compute_by(Elementwise("hardshrink_backward", LOOPS,
    "softshrink_backward_kernel", 2, accepts=("floating",), fitting=(0,)))

@formula(HARDSHRINK_BACKWARD, "backward_grad_out",
    Elementwise("HardshrinkBackwardBackward0", LOOPS, "softshrink_backward_backward_grad_output", 2, free=(0,)))
def HARDSHRINK_BACKWARD_BACKWARD_GRAD_OUT_FORMULA(grad, self_, lambd):
    self_ = operations.widened(self_, grad)
    return functions.where((self_ >= -lambd) & (self_ <= lambd), 0, grad)

class HardshrinkBackwardBackward0(Node, operator="hardshrink_backward"):
    __slots__ = ("_raw_self", "_version_self", "_saved_lambd")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_out = None
        if wanted[0] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            lambd = self._saved_lambd
            grad_grad_out = HARDSHRINK_BACKWARD_BACKWARD_GRAD_OUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_, lambd)
        grad_self = None if wanted[1] is None else functions.zeros_like(grad)
        return (grad_grad_out, grad_self)

@HARDSHRINK_BACKWARD.implement(AUTOGRAD)
def hardshrink_backward_autograd(grad_out, self, lambd):
    result = HARDSHRINK_BACKWARD[(grad_out._keys | self._keys) & BELOW_AUTOGRAD](grad_out, self, lambd)
    if guards.active and not grad_enabled():
        return result
    node = HardshrinkBackwardBackward0()
    if grad_out._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_lambd = lambd
    return record.call(node, result, grad_out, self)

@formula(HARDSHRINK_BACKWARD, "forward",
    Elementwise("hardshrink_backward", LOOPS, "softshrink_backward_backward_grad_output", 2, free=(0,)))
def HARDSHRINK_BACKWARD_FORWARD_FORMULA(grad_out_t, self_p, lambd):
    return None if grad_out_t is None else functions.where((self_p >= -lambd) & (self_p <= lambd), 0, grad_out_t)

forward_rule(HARDSHRINK_BACKWARD, HARDSHRINK_BACKWARD_FORWARD_FORMULA)

_PASSED_ABOVE = define("_passed_above(Tensor self, Tensor grad_output, Scalar threshold) -> Tensor", "9b0e1107b2d10cb3")
_PASSED_ABOVE_LOOP = _PASSED_ABOVE.compute_by(Elementwise("_passed_above", LOOPS, "_passed_above_kernel", 2,
    promote="same", accepts=("integral", "floating"), fitting=(0,)))
_PASSED_ABOVE_BACKWARD_GRAD_OUTPUT_FORMULA = formula(_PASSED_ABOVE, "backward_grad_output",
    Elementwise("_PassedAboveBackward0", LOOPS, "passed_above_backward_grad_output", 2, free=(0,)),
    lambda grad, self_, threshold: functions.where(self_ <= threshold, 0, grad))

class _PassedAboveBackward0(Node, operator="_passed_above"):
    __slots__ = ("_raw_self", "_version_self", "_saved_threshold")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_grad_output = None
        if wanted[1] is not None:
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            threshold = self._saved_threshold
            grad_grad_output = _PASSED_ABOVE_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | self_._keys) & formula_keys()
            ](grad, self_, threshold)
        grad_self = None if wanted[0] is None else functions.zeros_like(grad)
        return (grad_self, grad_grad_output)

@_PASSED_ABOVE.implement(AUTOGRAD)
def _passed_above_autograd(self, grad_output, threshold):
    result = _PASSED_ABOVE[(self._keys | grad_output._keys) & BELOW_AUTOGRAD](self, grad_output, threshold)
    if guards.active and not grad_enabled():
        return result
    node = _PassedAboveBackward0()
    if grad_output._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    node._saved_threshold = threshold
    return record.call(node, result, self, grad_output)

@formula(_PASSED_ABOVE, "forward",
    Elementwise("_passed_above", LOOPS, "passed_above_backward_grad_output", 2, free=(0,)))
def _PASSED_ABOVE_FORWARD_FORMULA(grad_output_t, self_p, threshold):
    return None if grad_output_t is None else functions.where(self_p <= threshold, 0, grad_output_t)

forward_rule(_PASSED_ABOVE, _PASSED_ABOVE_FORWARD_FORMULA)


@composite(define("threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor", "955be7ca2a3995b9",
    "threshold_backward.grad_input", casts=True))
def threshold_backward_composite(grad_output, self, threshold):
    kind = language.result_dtype(grad_output, self)
    return functions._passed_above(self.to(kind), grad_output.to(kind), threshold)


composite(define("log_sigmoid(Tensor self) -> Tensor", "25d7e6fe1b12a87d", "log_sigmoid.out"),
    lambda self: functions.logsigmoid(self))

LOG_SIGMOID_FORWARD, LOG_SIGMOID_FORWARD_OUTPUT = define("log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor "
    "buffer)", "4c11eebfc2918585", "log_sigmoid_forward.output")
LOG_SIGMOID_FORWARD_LOOP = LOG_SIGMOID_FORWARD.compute_by(
    Elementwise("log_sigmoid_forward", LOOPS, "log_sigmoid_forward_kernel", 1, outputs=2, accepts=("floating",),
        casts=False),
    wrapper=named(return_types.log_sigmoid_forward))

class LogSigmoidForwardBackward0(Node, operator="log_sigmoid_forward"):
    __slots__ = ("_raw_self", "_version_self")

    def apply(self, grad):
        grad_output = grad
        self_ = unpack_input(self, self._raw_self, self._version_self, "self")
        return (grad_output * functions._sigmoid(-self_),)

@LOG_SIGMOID_FORWARD.implement(AUTOGRAD)
def log_sigmoid_forward_autograd(self):
    result = LOG_SIGMOID_FORWARD[self._keys & BELOW_AUTOGRAD](self)
    result_output, result_buffer = result
    if guards.active and not grad_enabled():
        return result
    node = LogSigmoidForwardBackward0()
    node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    record.call(node, result_output, self)
    return result

@forward_rule(LOG_SIGMOID_FORWARD)
def log_sigmoid_forward_forward(self_t, self_p):
    output_t = self_t * functions._sigmoid(-self_p)
    return (output_t, None)


LOG_SIGMOID_BACKWARD, LOG_SIGMOID_BACKWARD_GRAD_INPUT = define("log_sigmoid_backward(Tensor grad_output, Tensor self, "
    "Tensor buffer) -> Tensor", "f3b65be59193a88f", "log_sigmoid_backward.grad_input")
LOG_SIGMOID_BACKWARD_LOOP = LOG_SIGMOID_BACKWARD.compute_by(Elementwise("log_sigmoid_backward", LOOPS,
    "log_sigmoid_backward_kernel", 3, accepts=("floating",), casts=False))

@formula(LOG_SIGMOID_BACKWARD, "backward_grad_output",
    Elementwise("LogSigmoidBackwardBackward0", LOOPS, "log_sigmoid_backward_backward_grad_output", 3))
def LOG_SIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA(grad, buffer, self_):
    buffer = operations.widened(buffer, grad)
    part_ = self_ < 0
    part_2_ = functions.where(part_, buffer, 1)
    part_3_ = functions.where(part_, 1, buffer)
    return grad * functions.where(part_, 1 - part_2_ / (1 + part_2_), part_3_ / (1 + part_3_))

@formula(LOG_SIGMOID_BACKWARD, "backward_buffer",
    Elementwise("LogSigmoidBackwardBackward0", LOOPS, "log_sigmoid_backward_backward_buffer", 4))
def LOG_SIGMOID_BACKWARD_BACKWARD_BUFFER_FORMULA(grad, buffer, grad_output, self_):
    buffer = operations.widened(buffer, grad)
    part_ = self_ < 0
    part_2_ = functions.where(part_, buffer, 1)
    part_3_ = 1 + part_2_
    part_4_ = functions.where(part_, 1, buffer)
    part_5_ = 1 + part_4_
    return grad * grad_output * functions.where(part_, part_2_ / part_3_ / part_3_ - 1 / part_3_,
        1 / part_5_ - part_4_ / part_5_ / part_5_)

LOG_SIGMOID_BACKWARD_BACKWARD_FORMULAS = formulas(LOG_SIGMOID_BACKWARD, "LogSigmoidBackwardBackward0", 4,
    (LOG_SIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA, (0, 1, 3)),
    (LOG_SIGMOID_BACKWARD_BACKWARD_BUFFER_FORMULA, (0, 1, 2, 3)))

class LogSigmoidBackwardBackward0(Node, operator="log_sigmoid_backward"):
    __slots__ = ("_raw_buffer", "_version_buffer", "_raw_self", "_version_self", "_raw_grad_output",
        "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        grad_self = None if wanted[1] is None else functions.zeros_like(grad)
        if None not in (wanted[0], wanted[2]):
            buffer = unpack_input(self, self._raw_buffer, self._version_buffer, "buffer")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_grad_output, grad_buffer = LOG_SIGMOID_BACKWARD_BACKWARD_FORMULAS[
                (grad._keys | buffer._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, buffer, grad_output, self_)
            return (grad_grad_output, grad_self, grad_buffer)
        grad_grad_output = None
        if wanted[0] is not None:
            buffer = unpack_input(self, self._raw_buffer, self._version_buffer, "buffer")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_grad_output = LOG_SIGMOID_BACKWARD_BACKWARD_GRAD_OUTPUT_FORMULA[
                (grad._keys | buffer._keys | self_._keys) & formula_keys()
            ](grad, buffer, self_)
        grad_buffer = None
        if wanted[2] is not None:
            buffer = unpack_input(self, self._raw_buffer, self._version_buffer, "buffer")
            self_ = unpack_input(self, self._raw_self, self._version_self, "self")
            grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
            grad_buffer = LOG_SIGMOID_BACKWARD_BACKWARD_BUFFER_FORMULA[
                (grad._keys | buffer._keys | grad_output._keys | self_._keys) & formula_keys()
            ](grad, buffer, grad_output, self_)
        return (grad_grad_output, grad_self, grad_buffer)

@LOG_SIGMOID_BACKWARD.implement(AUTOGRAD)
def log_sigmoid_backward_autograd(grad_output, self, buffer):
    result = LOG_SIGMOID_BACKWARD[
        (grad_output._keys | self._keys | buffer._keys) & BELOW_AUTOGRAD
    ](grad_output, self, buffer)
    if guards.active and not grad_enabled():
        return result
    node = LogSigmoidBackwardBackward0()
    if grad_output._edge is not None or buffer._edge is not None:
        node._raw_buffer, node._version_buffer = buffer, 0 if buffer._writes is None else buffer._writes[0]
    if grad_output._edge is not None or buffer._edge is not None:
        node._raw_self, node._version_self = self, 0 if self._writes is None else self._writes[0]
    if buffer._edge is not None:
        node._raw_grad_output, node._version_grad_output = (grad_output,
            0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, self, buffer)

@formula(LOG_SIGMOID_BACKWARD, "forward", Elementwise("log_sigmoid_backward", LOOPS, "log_sigmoid_backward_forward", 5))
def LOG_SIGMOID_BACKWARD_FORWARD_FORMULA(buffer_t, grad_output_t, buffer_p, grad_output_p, self_p):
    part_ = self_p < 0
    part_2_ = functions.where(part_, buffer_p, 1)
    part_3_ = 1 + part_2_
    part_4_ = part_2_ / part_3_
    part_5_ = functions.where(part_, 1, buffer_p)
    part_6_ = 1 + part_5_
    part_7_ = part_5_ / part_6_
    result_t = None
    if grad_output_t is not None:
        result_t = grad_output_t * functions.where(part_, 1 - part_4_, part_7_)
    if buffer_t is not None:
        result_t = forward.plus(result_t,
            buffer_t * grad_output_p * functions.where(part_, part_4_ / part_3_ - 1 / part_3_,
                1 / part_6_ - part_7_ / part_6_))
    return result_t

forward_rule(LOG_SIGMOID_BACKWARD, LOG_SIGMOID_BACKWARD_FORWARD_FORMULA)


@composite(define("glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor", "c361e3ebef9ef42f",
    "glu_backward.grad_input"))
def glu_backward_composite(grad_output, self, dim):
    at = language.wrap_dim(dim, self._ndim)
    size = self.size(at) // 2
    value, gate = (self.narrow(at, 0, size), functions.sigmoid(self.narrow(at, size, size)))
    return functions.cat([grad_output * gate, grad_output * value * gate * (1 - gate)], at)


composite(define("_mean_share(Tensor self, int reduction) -> float", "6988ce31c66280e9"),
    lambda self, reduction: 1.0 / self.numel() if reduction == 1 and self.numel() else 1.0)


@composite(define("mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor",
    "e4580b1e32dd066e", "mse_loss_backward.grad_input", casts=True))
def mse_loss_backward_composite(grad_output, self, target, reduction):
    share = functions._mean_share(self, reduction)
    return grad_output * share * (self - target) * 2


@composite(define("smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float beta) "
    "-> Tensor", "12584a2886b7600f", "smooth_l1_loss_backward.grad_input", casts=True))
def smooth_l1_loss_backward_composite(grad_output, self, target, reduction, beta):
    share = functions._mean_share(self, reduction)
    step = self - target
    return grad_output * (functions._bounded_step(step, beta) if beta else functions.sign(step)) * share


@composite(define("huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float delta) -> "
    "Tensor", "3f9a913135eacc5e", "huber_loss_backward.out"))
def huber_loss_backward_composite(grad_output, self, target, reduction, delta):
    return grad_output * functions._bounded(self - target, delta) * functions._mean_share(self, reduction)


@composite(define("soft_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> Tensor",
    "647070378e70c377", "soft_margin_loss_backward.grad_input", casts=True))
def soft_margin_loss_backward_composite(grad_output, self, target, reduction):
    share = functions._mean_share(self, reduction)
    return -target * grad_output * functions.sigmoid(-target * self) * share


@composite(define("binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight=None, "
    "int reduction=Mean) -> Tensor", "2f1581a923655dfe", "binary_cross_entropy_backward.grad_input"))
def binary_cross_entropy_backward_composite(grad_output, self, target, weight, reduction):
    share = functions._mean_share(self, reduction)
    slope = grad_output * (self - target) / functions.clamp(self * (1 - self), 1e-12) * share
    return slope if weight is None else slope * weight


@composite(define("select_backward(Tensor grad_output, int[] input_sizes, int dim, int index) -> Tensor",
    "ea76598099cbd349"))
def select_backward_composite(grad_output, input_sizes, dim, index):
    return functions.zeros(input_sizes, dtype=grad_output.dtype).select_scatter(grad_output, dim, index)


@composite(define("slice_backward(Tensor grad_output, int[] input_sizes, int dim, int start, int end, int step) -> "
    "Tensor", "752dbd3b194f84b3"))
def slice_backward_composite(grad_output, input_sizes, dim, start, end, step):
    return functions.zeros(input_sizes, dtype=grad_output.dtype).slice_scatter(grad_output, dim, start, end, step)


@composite(define("diagonal_backward(Tensor grad_output, int[] input_sizes, int offset, int dim1, int dim2) -> Tensor",
    "3b2c13e1046c91a8"))
def diagonal_backward_composite(grad_output, input_sizes, offset, dim1, dim2):
    return functions._diagonal_backward(grad_output, input_sizes, offset, dim1, dim2)


@composite(define("trace_backward(Tensor grad, int[] sizes) -> Tensor", "126e05698fb9dee4"))
def trace_backward_composite(grad, sizes):
    if len(sizes) != 2:
        language.raise_error(f"trace_backward: expected the sizes of a matrix, got {sizes}")
    return functions.where(functions.eye(sizes[0], sizes[1], dtype=dtypes.bool_), grad, functions.zeros_like(grad))


composite(
    define("index_select_backward(Tensor grad, int[] self_sizes, int dim, Tensor index) -> Tensor", "d8a60e52b6ba53d0"),
    lambda grad, self_sizes, dim, index: functions.zeros(self_sizes, dtype=grad.dtype).index_add(dim, index, grad))


@composite(define("masked_select_backward(Tensor grad, Tensor input, Tensor mask) -> Tensor", "d77a2a9bfbf9b792"))
def masked_select_backward_composite(grad, input, mask):
    sizes = language.broadcast_shapes(input._sizes, mask._sizes)
    places = functions.zeros(sizes, dtype=grad.dtype).masked_scatter(mask.expand(sizes), grad)
    return places.sum_to_size(input._sizes).to(grad.dtype)


@composite(define("masked_scatter_backward(Tensor grad_output, Tensor mask, int[] sizes) -> Tensor",
    "73b838855517ac33"))
def masked_scatter_backward_composite(grad_output, mask, sizes):
    chosen = grad_output.masked_select(mask)
    rest = language.product(sizes) - chosen.numel()
    return language.new(functions.cat([chosen, functions.zeros((rest,), dtype=chosen.dtype)]).reshape(sizes))


@composite(define("unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor",
    "dca41d76242dacb5"))
def unfold_backward_composite(grad_in, input_sizes, dim, size, step):
    if step <= 0:
        language.raise_value_error(f"unfold_backward: step must be positive, got {step}")
    return functions._unfold_backward(grad_in, input_sizes, dim, size, step)


@composite(define("_gather_sparse_backward(Tensor self, int dim, Tensor index, Tensor grad) -> Tensor",
    "cce7456f322462b3"))
def _gather_sparse_backward_composite(self, dim, index, grad):
    if self._ndim == 0:
        return grad
    at = language.wrap_dim(dim, self._ndim)
    places = functions.ones_like(index).nonzero().t()
    columns = functions.cat((places[:at], index.reshape((1, index.numel())).to(dtypes.int64), places[at + 1:]))
    return functions._sparse_coo_tensor_with_dims_and_tensors(self._ndim, 0, self._sizes, columns,
        grad.reshape((index.numel(),)))


@composite(define("gather_backward(Tensor grad, Tensor self, int dim, Tensor index, bool sparse_grad) -> Tensor",
    "5269cbb8b81e5967"))
def gather_backward_composite(grad, self, dim, index, sparse_grad):
    if sparse_grad:
        return functions._gather_sparse_backward(self, dim, index, grad)
    return functions.zeros(self._sizes, dtype=grad.dtype).scatter_add(dim, index, grad)


composite(
    define("value_selecting_reduction_backward(Tensor grad, int dim, Tensor indices, int[] sizes, bool keepdim) -> "
        "Tensor", "de8ae72f07f4269c"),
    lambda grad, dim, indices, sizes, keepdim: functions._place_at(grad, sizes, dim, indices, keepdim))


@composite(define("embedding_dense_backward(Tensor grad_output, Tensor indices, int num_weights, int padding_idx, bool "
    "scale_grad_by_freq) -> Tensor", "237a7424b6095c84"))
def embedding_dense_backward_composite(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq):
    places = indices.reshape((-1,))
    rows = grad_output.reshape((places.numel(), grad_output._sizes[-1]))
    rows = functions.where((places == padding_idx).unsqueeze(1), 0, rows)
    if scale_grad_by_freq:
        counts = functions.zeros((num_weights,), dtype=rows.dtype).index_add(0, places,
            functions.ones((places.numel(),), dtype=rows.dtype))
        rows = rows / counts.index_select(0, places).unsqueeze(1)
    return functions.zeros((num_weights, grad_output._sizes[-1]), dtype=rows.dtype).index_add(0, places, rows)


@composite(define("embedding_sparse_backward(Tensor grad, Tensor indices, int num_weights, int padding_idx, bool "
    "scale_grad_by_freq) -> Tensor", "7101067eb74ae3e7"))
def embedding_sparse_backward_composite(grad, indices, num_weights, padding_idx, scale_grad_by_freq):
    places = indices.reshape((-1,))
    rows = grad.reshape((places.numel(), grad._sizes[-1]))
    if padding_idx >= 0:
        counted = places != padding_idx
        places, rows = (places[counted], rows[counted])
    if scale_grad_by_freq:
        counts = functions.zeros((num_weights,), dtype=rows.dtype).index_add(0, places,
            functions.ones((places.numel(),), dtype=rows.dtype))
        rows = rows / counts.index_select(0, places).unsqueeze(1)
    return functions._sparse_coo_tensor_with_dims_and_tensors(1, 1, (num_weights, grad._sizes[-1]),
        places.unsqueeze(0).to(dtypes.int64), rows)


@composite(define("embedding_backward(Tensor grad, Tensor indices, int num_weights, int padding_idx, bool "
    "scale_grad_by_freq, bool sparse) -> Tensor", "6da517e841227b30"))
def embedding_backward_composite(grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse):
    if sparse:
        return functions.embedding_sparse_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq)
    return functions.embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq)


@composite(define("cumprod_backward(Tensor grad, Tensor input, int dim, Tensor output) -> Tensor", "de3390957698d1cf"))
def cumprod_backward_composite(grad, input, dim, output):
    return functions.conj(functions._previous(output, dim, 1.0)) * functions._reverse_recurrence(grad,
        functions.conj(functions._following(input.to(language.result_dtype(grad, input)), dim, 0.0)), dim)


@composite(define("cummaxmin_backward(Tensor grad, Tensor input, Tensor indices, int dim) -> Tensor",
    "b1bc18639c648269"))
def cummaxmin_backward_composite(grad, input, indices, dim):
    if not input.numel():
        return functions.zeros(input._sizes, dtype=input.dtype)
    return functions.zeros(input._sizes, dtype=grad.dtype).scatter_add(dim, indices, grad) if input._ndim else grad


composite(define("native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor", "81c9148321fea0ec"),
    lambda grad_output, mask, scale: grad_output * mask * scale)


@composite(define("infinitely_differentiable_gelu_backward(Tensor grad, Tensor self) -> Tensor", "687331c14fc17bde"))
def infinitely_differentiable_gelu_backward_composite(grad, self):
    return grad * (
        0.5 * functions.erfc(
            self * -0.7071067811865476
        ) + self * functions.exp(self * (self * -0.5)) * 0.3989422804014327)
