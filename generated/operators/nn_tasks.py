"""The nn_tasks operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.dispatch.late import LateModule

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.nn_tasks"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

REFLECTION_PAD1D, REFLECTION_PAD1D_OUT = define(
    "reflection_pad1d(Tensor self, int[2] padding) -> Tensor", "1f5255565dcf7f71", "reflection_pad1d.out"
)


@composite(REFLECTION_PAD1D)
def reflection_pad1d_composite(self, padding):
    if len(padding) != 2:
        language.refuse(f"reflection_pad1d: expected 2 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "reflect")


REFLECTION_PAD1D_BACKWARD, REFLECTION_PAD1D_BACKWARD_GRAD_INPUT = define(
    "reflection_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor",
    "6c57d15060a4280d",
    "reflection_pad1d_backward.grad_input",
)


@composite(REFLECTION_PAD1D_BACKWARD)
def reflection_pad1d_backward_composite(grad_output, self, padding):
    return functions._pad_backward(grad_output, self.shape, padding, "reflect")


REPLICATION_PAD1D, REPLICATION_PAD1D_OUT = define(
    "replication_pad1d(Tensor self, int[2] padding) -> Tensor", "b22084efc9660f92", "replication_pad1d.out"
)


@composite(REPLICATION_PAD1D)
def replication_pad1d_composite(self, padding):
    if len(padding) != 2:
        language.refuse(f"replication_pad1d: expected 2 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "replicate")


REPLICATION_PAD1D_BACKWARD, REPLICATION_PAD1D_BACKWARD_GRAD_INPUT = define(
    "replication_pad1d_backward(Tensor grad_output, Tensor self, int[2] padding) -> Tensor",
    "55f6c81a4ed7b5c4",
    "replication_pad1d_backward.grad_input",
)


@composite(REPLICATION_PAD1D_BACKWARD)
def replication_pad1d_backward_composite(grad_output, self, padding):
    return functions._pad_backward(grad_output, self.shape, padding, "replicate")


REFLECTION_PAD2D, REFLECTION_PAD2D_OUT = define(
    "reflection_pad2d(Tensor self, int[4] padding) -> Tensor", "97e45a2ccb087e7e", "reflection_pad2d.out"
)


@composite(REFLECTION_PAD2D)
def reflection_pad2d_composite(self, padding):
    if len(padding) != 4:
        language.refuse(f"reflection_pad2d: expected 4 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "reflect")


REFLECTION_PAD2D_BACKWARD, REFLECTION_PAD2D_BACKWARD_GRAD_INPUT = define(
    "reflection_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor",
    "7f5f7cb5e5caa43c",
    "reflection_pad2d_backward.grad_input",
)


@composite(REFLECTION_PAD2D_BACKWARD)
def reflection_pad2d_backward_composite(grad_output, self, padding):
    return functions._pad_backward(grad_output, self.shape, padding, "reflect")


REPLICATION_PAD2D, REPLICATION_PAD2D_OUT = define(
    "replication_pad2d(Tensor self, int[4] padding) -> Tensor", "99daa77013127d46", "replication_pad2d.out"
)


@composite(REPLICATION_PAD2D)
def replication_pad2d_composite(self, padding):
    if len(padding) != 4:
        language.refuse(f"replication_pad2d: expected 4 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "replicate")


REPLICATION_PAD2D_BACKWARD, REPLICATION_PAD2D_BACKWARD_GRAD_INPUT = define(
    "replication_pad2d_backward(Tensor grad_output, Tensor self, int[4] padding) -> Tensor",
    "4c5704936b914327",
    "replication_pad2d_backward.grad_input",
)


@composite(REPLICATION_PAD2D_BACKWARD)
def replication_pad2d_backward_composite(grad_output, self, padding):
    return functions._pad_backward(grad_output, self.shape, padding, "replicate")


REFLECTION_PAD3D, REFLECTION_PAD3D_OUT = define(
    "reflection_pad3d(Tensor self, int[6] padding) -> Tensor", "908deaa18efda653", "reflection_pad3d.out"
)


@composite(REFLECTION_PAD3D)
def reflection_pad3d_composite(self, padding):
    if len(padding) != 6:
        language.refuse(f"reflection_pad3d: expected 6 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "reflect")


REFLECTION_PAD3D_BACKWARD, REFLECTION_PAD3D_BACKWARD_GRAD_INPUT = define(
    "reflection_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor",
    "e4c72701e8e9cf91",
    "reflection_pad3d_backward.grad_input",
)


@composite(REFLECTION_PAD3D_BACKWARD)
def reflection_pad3d_backward_composite(grad_output, self, padding):
    return functions._pad_backward(grad_output, self.shape, padding, "reflect")


REPLICATION_PAD3D, REPLICATION_PAD3D_OUT = define(
    "replication_pad3d(Tensor self, int[6] padding) -> Tensor", "256bd4c022e870a5", "replication_pad3d.out"
)


@composite(REPLICATION_PAD3D)
def replication_pad3d_composite(self, padding):
    if len(padding) != 6:
        language.refuse(f"replication_pad3d: expected 6 numbers of padding, got {len(padding)}")
    return functions.pad(self, padding, "replicate")


REPLICATION_PAD3D_BACKWARD, REPLICATION_PAD3D_BACKWARD_GRAD_INPUT = define(
    "replication_pad3d_backward(Tensor grad_output, Tensor self, int[6] padding) -> Tensor",
    "1d744e7b0a01b675",
    "replication_pad3d_backward.grad_input",
)


@composite(REPLICATION_PAD3D_BACKWARD)
def replication_pad3d_backward_composite(grad_output, self, padding):
    return functions._pad_backward(grad_output, self.shape, padding, "replicate")


_PAD_BACKWARD = define(
    "_pad_backward(Tensor grad_output, int[] sizes, int[] padding, str mode) -> Tensor", "f45ae80d6c13d967"
)


@composite(_PAD_BACKWARD)
def _pad_backward_composite(grad_output, sizes, padding, mode):
    total = grad_output
    for number in range(len(padding) // 2):
        dim = len(sizes) - 1 - number
        places = language.border_places(mode, sizes[dim], padding[2 * number], padding[2 * number + 1])
        if total.shape[dim] != places.numel():
            language.refuse(
                f"{mode}: expected a gradient with {places.numel()} elements along dimension {dim}, got shape "
                f"{list(total.shape)}"
            )
        total = functions.zeros(
            language.replaced(total.shape, dim, sizes[dim]), dtype=total.dtype
        ).index_add(dim, places, total)
    return total


UPSAMPLE_NEAREST1D, UPSAMPLE_NEAREST1D_OUT = define(
    "upsample_nearest1d(Tensor self, int[1] output_size, float? scales=None) -> Tensor",
    "d3f2b5abaf2f8a21",
    "upsample_nearest1d.out",
)


@composite(UPSAMPLE_NEAREST1D)
def upsample_nearest1d_composite(self, output_size, scales):
    return functions._upsampled(self, output_size, [0.0 if scales is None else scales], "nearest", False)


UPSAMPLE_NEAREST1D_VEC = define(
    "upsample_nearest1d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor", "b28d910559e8280d"
)


@composite(UPSAMPLE_NEAREST1D_VEC)
def upsample_nearest1d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 1)
    return functions._upsampled(input, sizes, (0.0,) if scale_factors is None else scale_factors, "nearest", False)


UPSAMPLE_NEAREST1D_BACKWARD, UPSAMPLE_NEAREST1D_BACKWARD_GRAD_INPUT = define(
    "upsample_nearest1d_backward(Tensor grad_output, int[1] output_size, int[3] input_size, float? scales=None) -> "
    "Tensor",
    "a7a7de8b91c3ce50",
    "upsample_nearest1d_backward.grad_input",
)


@composite(UPSAMPLE_NEAREST1D_BACKWARD)
def upsample_nearest1d_backward_composite(grad_output, output_size, input_size, scales):
    return functions._upsampled_backward(
        grad_output, output_size, input_size, [0.0 if scales is None else scales], "nearest", False
    )


UPSAMPLE_NEAREST2D, UPSAMPLE_NEAREST2D_OUT = define(
    "upsample_nearest2d(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    "ba3564eab08f6afd",
    "upsample_nearest2d.out",
)


@composite(UPSAMPLE_NEAREST2D)
def upsample_nearest2d_composite(self, output_size, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "nearest",
        False,
    )


UPSAMPLE_NEAREST2D_VEC = define(
    "upsample_nearest2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor", "07ab09a0e4972015"
)


@composite(UPSAMPLE_NEAREST2D_VEC)
def upsample_nearest2d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "nearest", False)


UPSAMPLE_NEAREST2D_BACKWARD, UPSAMPLE_NEAREST2D_BACKWARD_GRAD_INPUT = define(
    "upsample_nearest2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, float? scales_h=None, "
    "float? scales_w=None) -> Tensor",
    "690222d3e856f400",
    "upsample_nearest2d_backward.grad_input",
)


@composite(UPSAMPLE_NEAREST2D_BACKWARD)
def upsample_nearest2d_backward_composite(grad_output, output_size, input_size, scales_h, scales_w):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "nearest",
        False,
    )


UPSAMPLE_NEAREST3D, UPSAMPLE_NEAREST3D_OUT = define(
    "upsample_nearest3d(Tensor self, int[3] output_size, float? scales_d=None, float? scales_h=None, float? "
    "scales_w=None) -> Tensor",
    "279c18a80e19ad27",
    "upsample_nearest3d.out",
)


@composite(UPSAMPLE_NEAREST3D)
def upsample_nearest3d_composite(self, output_size, scales_d, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [
            0.0 if scales_d is None else scales_d,
            0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w,
        ],
        "nearest",
        False,
    )


UPSAMPLE_NEAREST3D_VEC = define(
    "upsample_nearest3d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor", "b138f75cdc492ef5"
)


@composite(UPSAMPLE_NEAREST3D_VEC)
def upsample_nearest3d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 3)
    return functions._upsampled(
        input, sizes, (0.0, 0.0, 0.0) if scale_factors is None else scale_factors, "nearest", False
    )


UPSAMPLE_NEAREST3D_BACKWARD, UPSAMPLE_NEAREST3D_BACKWARD_GRAD_INPUT = define(
    "upsample_nearest3d_backward(Tensor grad_output, int[3] output_size, int[5] input_size, float? scales_d=None, "
    "float? scales_h=None, float? scales_w=None) -> Tensor",
    "5dc3c43fe814ebd8",
    "upsample_nearest3d_backward.grad_input",
)


@composite(UPSAMPLE_NEAREST3D_BACKWARD)
def upsample_nearest3d_backward_composite(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [
            0.0 if scales_d is None else scales_d,
            0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w,
        ],
        "nearest",
        False,
    )


_UPSAMPLE_NEAREST_EXACT1D, _UPSAMPLE_NEAREST_EXACT1D_OUT = define(
    "_upsample_nearest_exact1d(Tensor self, int[1] output_size, float? scales=None) -> Tensor",
    "4fd1327c18c3cca5",
    "_upsample_nearest_exact1d.out",
)


@composite(_UPSAMPLE_NEAREST_EXACT1D)
def _upsample_nearest_exact1d_composite(self, output_size, scales):
    return functions._upsampled(self, output_size, [0.0 if scales is None else scales], "nearest-exact", False)


_UPSAMPLE_NEAREST_EXACT1D_VEC = define(
    "_upsample_nearest_exact1d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "f90721e492d5fc2d",
)


@composite(_UPSAMPLE_NEAREST_EXACT1D_VEC)
def _upsample_nearest_exact1d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 1)
    return functions._upsampled(
        input, sizes, (0.0,) if scale_factors is None else scale_factors, "nearest-exact", False
    )


_UPSAMPLE_NEAREST_EXACT1D_BACKWARD, _UPSAMPLE_NEAREST_EXACT1D_BACKWARD_GRAD_INPUT = define(
    "_upsample_nearest_exact1d_backward(Tensor grad_output, int[1] output_size, int[3] input_size, float? "
    "scales=None) -> Tensor",
    "1974a7837c63c228",
    "_upsample_nearest_exact1d_backward.grad_input",
)


@composite(_UPSAMPLE_NEAREST_EXACT1D_BACKWARD)
def _upsample_nearest_exact1d_backward_composite(grad_output, output_size, input_size, scales):
    return functions._upsampled_backward(
        grad_output, output_size, input_size, [0.0 if scales is None else scales], "nearest-exact", False
    )


_UPSAMPLE_NEAREST_EXACT2D, _UPSAMPLE_NEAREST_EXACT2D_OUT = define(
    "_upsample_nearest_exact2d(Tensor self, int[2] output_size, float? scales_h=None, float? scales_w=None) -> Tensor",
    "a2a8c01d0bd79bb8",
    "_upsample_nearest_exact2d.out",
)


@composite(_UPSAMPLE_NEAREST_EXACT2D)
def _upsample_nearest_exact2d_composite(self, output_size, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "nearest-exact",
        False,
    )


_UPSAMPLE_NEAREST_EXACT2D_VEC = define(
    "_upsample_nearest_exact2d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "98e20827c149ea0d",
)


@composite(_UPSAMPLE_NEAREST_EXACT2D_VEC)
def _upsample_nearest_exact2d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(
        input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "nearest-exact", False
    )


_UPSAMPLE_NEAREST_EXACT2D_BACKWARD, _UPSAMPLE_NEAREST_EXACT2D_BACKWARD_GRAD_INPUT = define(
    "_upsample_nearest_exact2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, float? "
    "scales_h=None, float? scales_w=None) -> Tensor",
    "59dc0f61cba6048c",
    "_upsample_nearest_exact2d_backward.grad_input",
)


@composite(_UPSAMPLE_NEAREST_EXACT2D_BACKWARD)
def _upsample_nearest_exact2d_backward_composite(grad_output, output_size, input_size, scales_h, scales_w):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "nearest-exact",
        False,
    )


_UPSAMPLE_NEAREST_EXACT3D, _UPSAMPLE_NEAREST_EXACT3D_OUT = define(
    "_upsample_nearest_exact3d(Tensor self, int[3] output_size, float? scales_d=None, float? scales_h=None, float? "
    "scales_w=None) -> Tensor",
    "1824e80d148ffb1c",
    "_upsample_nearest_exact3d.out",
)


@composite(_UPSAMPLE_NEAREST_EXACT3D)
def _upsample_nearest_exact3d_composite(self, output_size, scales_d, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [
            0.0 if scales_d is None else scales_d,
            0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w,
        ],
        "nearest-exact",
        False,
    )


_UPSAMPLE_NEAREST_EXACT3D_VEC = define(
    "_upsample_nearest_exact3d.vec(Tensor input, int[]? output_size, float[]? scale_factors) -> Tensor",
    "1053156cf830b843",
)


@composite(_UPSAMPLE_NEAREST_EXACT3D_VEC)
def _upsample_nearest_exact3d_vec_composite(input, output_size, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 3)
    return functions._upsampled(
        input, sizes, (0.0, 0.0, 0.0) if scale_factors is None else scale_factors, "nearest-exact", False
    )


_UPSAMPLE_NEAREST_EXACT3D_BACKWARD, _UPSAMPLE_NEAREST_EXACT3D_BACKWARD_GRAD_INPUT = define(
    "_upsample_nearest_exact3d_backward(Tensor grad_output, int[3] output_size, int[5] input_size, float? "
    "scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    "3f5c65de4b89e7dc",
    "_upsample_nearest_exact3d_backward.grad_input",
)


@composite(_UPSAMPLE_NEAREST_EXACT3D_BACKWARD)
def _upsample_nearest_exact3d_backward_composite(grad_output, output_size, input_size, scales_d, scales_h, scales_w):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [
            0.0 if scales_d is None else scales_d,
            0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w,
        ],
        "nearest-exact",
        False,
    )


UPSAMPLE_LINEAR1D, UPSAMPLE_LINEAR1D_OUT = define(
    "upsample_linear1d(Tensor self, int[1] output_size, bool align_corners, float? scales=None) -> Tensor",
    "047a1e12c69f7adc",
    "upsample_linear1d.out",
)


@composite(UPSAMPLE_LINEAR1D)
def upsample_linear1d_composite(self, output_size, align_corners, scales):
    return functions._upsampled(self, output_size, [0.0 if scales is None else scales], "linear", align_corners)


UPSAMPLE_LINEAR1D_VEC = define(
    "upsample_linear1d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor",
    "fda0707c8c58d41c",
)


@composite(UPSAMPLE_LINEAR1D_VEC)
def upsample_linear1d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 1)
    return functions._upsampled(
        input, sizes, (0.0,) if scale_factors is None else scale_factors, "linear", align_corners
    )


UPSAMPLE_LINEAR1D_BACKWARD, UPSAMPLE_LINEAR1D_BACKWARD_GRAD_INPUT = define(
    "upsample_linear1d_backward(Tensor grad_output, int[1] output_size, int[3] input_size, bool align_corners, float? "
    "scales=None) -> Tensor",
    "771fb5c2addc8936",
    "upsample_linear1d_backward.grad_input",
)


@composite(UPSAMPLE_LINEAR1D_BACKWARD)
def upsample_linear1d_backward_composite(grad_output, output_size, input_size, align_corners, scales):
    return functions._upsampled_backward(
        grad_output, output_size, input_size, [0.0 if scales is None else scales], "linear", align_corners
    )


UPSAMPLE_BILINEAR2D, UPSAMPLE_BILINEAR2D_OUT = define(
    "upsample_bilinear2d(Tensor self, int[2] output_size, bool align_corners, float? scales_h=None, float? "
    "scales_w=None) -> Tensor",
    "123159be0a7cf8f7",
    "upsample_bilinear2d.out",
)


@composite(UPSAMPLE_BILINEAR2D)
def upsample_bilinear2d_composite(self, output_size, align_corners, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "linear",
        align_corners,
    )


UPSAMPLE_BILINEAR2D_VEC = define(
    "upsample_bilinear2d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor",
    "efa6dabb67b96125",
)


@composite(UPSAMPLE_BILINEAR2D_VEC)
def upsample_bilinear2d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(
        input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "linear", align_corners
    )


UPSAMPLE_BILINEAR2D_BACKWARD, UPSAMPLE_BILINEAR2D_BACKWARD_GRAD_INPUT = define(
    "upsample_bilinear2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, bool align_corners, "
    "float? scales_h=None, float? scales_w=None) -> Tensor",
    "95ac301070cea03a",
    "upsample_bilinear2d_backward.grad_input",
)


@composite(UPSAMPLE_BILINEAR2D_BACKWARD)
def upsample_bilinear2d_backward_composite(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "linear",
        align_corners,
    )


UPSAMPLE_TRILINEAR3D, UPSAMPLE_TRILINEAR3D_OUT = define(
    "upsample_trilinear3d(Tensor self, int[3] output_size, bool align_corners, float? scales_d=None, float? "
    "scales_h=None, float? scales_w=None) -> Tensor",
    "2f20058441b98217",
    "upsample_trilinear3d.out",
)


@composite(UPSAMPLE_TRILINEAR3D)
def upsample_trilinear3d_composite(self, output_size, align_corners, scales_d, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [
            0.0 if scales_d is None else scales_d,
            0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w,
        ],
        "linear",
        align_corners,
    )


UPSAMPLE_TRILINEAR3D_VEC = define(
    "upsample_trilinear3d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor",
    "062d9c8f218c1d1f",
)


@composite(UPSAMPLE_TRILINEAR3D_VEC)
def upsample_trilinear3d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 3)
    return functions._upsampled(
        input, sizes, (0.0, 0.0, 0.0) if scale_factors is None else scale_factors, "linear", align_corners
    )


UPSAMPLE_TRILINEAR3D_BACKWARD, UPSAMPLE_TRILINEAR3D_BACKWARD_GRAD_INPUT = define(
    "upsample_trilinear3d_backward(Tensor grad_output, int[3] output_size, int[5] input_size, bool align_corners, "
    "float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
    "4de6c3481fbc6595",
    "upsample_trilinear3d_backward.grad_input",
)


@composite(UPSAMPLE_TRILINEAR3D_BACKWARD)
def upsample_trilinear3d_backward_composite(
    grad_output, output_size, input_size, align_corners, scales_d, scales_h, scales_w
):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [
            0.0 if scales_d is None else scales_d,
            0.0 if scales_h is None else scales_h,
            0.0 if scales_w is None else scales_w,
        ],
        "linear",
        align_corners,
    )


UPSAMPLE_BICUBIC2D, UPSAMPLE_BICUBIC2D_OUT = define(
    "upsample_bicubic2d(Tensor self, int[2] output_size, bool align_corners, float? scales_h=None, float? "
    "scales_w=None) -> Tensor",
    "14cd671cccf71df6",
    "upsample_bicubic2d.out",
)


@composite(UPSAMPLE_BICUBIC2D)
def upsample_bicubic2d_composite(self, output_size, align_corners, scales_h, scales_w):
    return functions._upsampled(
        self,
        output_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "cubic",
        align_corners,
    )


UPSAMPLE_BICUBIC2D_VEC = define(
    "upsample_bicubic2d.vec(Tensor input, int[]? output_size, bool align_corners, float[]? scale_factors) -> Tensor",
    "605ff398a80a8174",
)


@composite(UPSAMPLE_BICUBIC2D_VEC)
def upsample_bicubic2d_vec_composite(input, output_size, align_corners, scale_factors):
    sizes = functions._upsampled_sizes(input, output_size, scale_factors, 2)
    return functions._upsampled(
        input, sizes, (0.0, 0.0) if scale_factors is None else scale_factors, "cubic", align_corners
    )


UPSAMPLE_BICUBIC2D_BACKWARD, UPSAMPLE_BICUBIC2D_BACKWARD_GRAD_INPUT = define(
    "upsample_bicubic2d_backward(Tensor grad_output, int[2] output_size, int[4] input_size, bool align_corners, "
    "float? scales_h=None, float? scales_w=None) -> Tensor",
    "555f09ea49c049fd",
    "upsample_bicubic2d_backward.grad_input",
)


@composite(UPSAMPLE_BICUBIC2D_BACKWARD)
def upsample_bicubic2d_backward_composite(grad_output, output_size, input_size, align_corners, scales_h, scales_w):
    return functions._upsampled_backward(
        grad_output,
        output_size,
        input_size,
        [0.0 if scales_h is None else scales_h, 0.0 if scales_w is None else scales_w],
        "cubic",
        align_corners,
    )


_UPSAMPLED_SIZES = define(
    "_upsampled_sizes(Tensor input, int[]? output_size, float[]? scale_factors, int dims) -> int[]", "d7a83ea703ec5d83"
)


@composite(_UPSAMPLED_SIZES)
def _upsampled_sizes_composite(input, output_size, scale_factors, dims):
    if (output_size is None) == (scale_factors is None):
        language.refuse("upsample: give either output_size or scale_factors")
    if input.ndim != dims + 2:
        language.refuse(f"upsample: expected an input of {dims + 2} dimensions, got shape {list(input.shape)}")
    if output_size is not None:
        return tuple(output_size)
    if len(scale_factors) != dims:
        language.refuse(f"upsample: expected {dims} scale factors, got {len(scale_factors)}")
    return tuple((int(n * one) for n, one in zip(input.shape[2:], scale_factors)))


_UPSAMPLED_RATIOS = define(
    "_upsampled_ratios(int[] before, int[] after, float[] scales, bool align_corners) -> float[]", "fa5de9de0516d959"
)


@composite(_UPSAMPLED_RATIOS)
def _upsampled_ratios_composite(before, after, scales, align_corners):
    if [one for one in (*before, *after) if one < 1]:
        language.refuse(
            f"upsample: input and output sizes must be greater than 0, got {list(before)} and {list(after)}"
        )
    if align_corners:
        return tuple(((n - 1) / (m - 1) if m > 1 else 0.0 for n, m in zip(before, after)))
    return tuple((1 / one if one > 0 else n / m for n, m, one in zip(before, after, scales)))


_UPSAMPLED = define(
    "_upsampled(Tensor self, int[] output_size, float[] scales, str kind, bool align_corners) -> Tensor",
    "ccb56813f1374503",
)


@composite(_UPSAMPLED)
def _upsampled_composite(self, output_size, scales, kind, align_corners):
    dims = len(scales)
    if self.ndim != dims + 2 or len(output_size) != dims:
        language.refuse(
            f"upsample: expected an input of {dims + 2} dimensions and {dims} sizes, got shape {list(self.shape)} and "
            f"{list(output_size)}"
        )
    ratios = functions._upsampled_ratios((*self.shape[1:],)[1:], output_size, scales, align_corners)
    return functions._resample(self, (*self.shape[:2], *output_size), kind, ratios, align_corners, False)


_UPSAMPLED_BACKWARD = define(
    "_upsampled_backward(Tensor grad_output, int[] output_size, int[] input_size, float[] scales, str kind, bool "
    "align_corners) -> Tensor",
    "9581a3f2d3ae2a3f",
)


@composite(_UPSAMPLED_BACKWARD)
def _upsampled_backward_composite(grad_output, output_size, input_size, scales, kind, align_corners):
    if grad_output.shape != (*input_size[:2], *output_size):
        language.refuse(
            f"upsample: expected a gradient of shape {[*input_size[:2], *output_size]}, got {list(grad_output.shape)}"
        )
    ratios = functions._upsampled_ratios(input_size[2:], output_size, scales, align_corners)
    return functions._resample(grad_output, input_size, kind, ratios, align_corners, True)


MAX_POOL2D_WITH_INDICES, MAX_POOL2D_WITH_INDICES_OUT = define(
    "max_pool2d_with_indices(Tensor self, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] "
    "dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    "c60a5fe86b0e0b83",
    "max_pool2d_with_indices.out",
)


@composite(MAX_POOL2D_WITH_INDICES)
def max_pool2d_with_indices_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return tuple(functions._max_pool_of(2, self, kernel_size, stride, padding, dilation, ceil_mode))


MAX_POOL2D_WITH_INDICES_BACKWARD, MAX_POOL2D_WITH_INDICES_BACKWARD_GRAD_INPUT = define(
    "max_pool2d_with_indices_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]? stride, int[2] "
    "padding, int[2] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    "b3d952a4a5e0b6b1",
    "max_pool2d_with_indices_backward.grad_input",
)


@composite(MAX_POOL2D_WITH_INDICES_BACKWARD)
def max_pool2d_with_indices_backward_composite(
    grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
):
    return functions._add_in_planes(grad_output, indices, self.shape, 2)


ADAPTIVE_MAX_POOL2D, ADAPTIVE_MAX_POOL2D_OUT = define(
    "adaptive_max_pool2d(Tensor self, int[2] output_size) -> (Tensor, Tensor)",
    "5dfbcc39e01ccb19",
    "adaptive_max_pool2d.out",
)


@composite(ADAPTIVE_MAX_POOL2D)
def adaptive_max_pool2d_composite(self, output_size):
    return tuple(
        functions._adaptive_max_pool(self, language.for_dims(output_size, 2, "adaptive_max_pool2d: output_size"))
    )


ADAPTIVE_MAX_POOL2D_BACKWARD, ADAPTIVE_MAX_POOL2D_BACKWARD_GRAD_INPUT = define(
    "adaptive_max_pool2d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
    "da2cb5c22e562412",
    "adaptive_max_pool2d_backward.grad_input",
)


@composite(ADAPTIVE_MAX_POOL2D_BACKWARD)
def adaptive_max_pool2d_backward_composite(grad_output, self, indices):
    return functions._add_in_planes(grad_output, indices, self.shape, 2)


AVG_POOL2D_BACKWARD, AVG_POOL2D_BACKWARD_GRAD_INPUT = define(
    "avg_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, int[2]? stride, int[2] padding, bool "
    "ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    "7b983a84c8004d28",
    "avg_pool2d_backward.grad_input",
)


@composite(AVG_POOL2D_BACKWARD)
def avg_pool2d_backward_composite(
    grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    windows = language.for_dims(kernel_size, 2, "avg_pool2d: kernel_size")
    steps = language.for_dims(stride, 2, "avg_pool2d: stride") if stride else windows
    around = language.for_dims(padding, 2, "avg_pool2d: padding")
    return functions._average_pool_backward(
        grad_output, self.shape, windows, steps, around, ceil_mode, count_include_pad, divisor_override
    )


MAX_POOL3D_WITH_INDICES, MAX_POOL3D_WITH_INDICES_OUT = define(
    "max_pool3d_with_indices(Tensor self, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] "
    "dilation=1, bool ceil_mode=False) -> (Tensor, Tensor)",
    "be73afb6dc01a54d",
    "max_pool3d_with_indices.out",
)


@composite(MAX_POOL3D_WITH_INDICES)
def max_pool3d_with_indices_composite(self, kernel_size, stride, padding, dilation, ceil_mode):
    return tuple(functions._max_pool_of(3, self, kernel_size, stride, padding, dilation, ceil_mode))


MAX_POOL3D_WITH_INDICES_BACKWARD, MAX_POOL3D_WITH_INDICES_BACKWARD_GRAD_INPUT = define(
    "max_pool3d_with_indices_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]? stride, int[3] "
    "padding, int[3] dilation, bool ceil_mode, Tensor indices) -> Tensor",
    "3d4f7c73cbeb5f4b",
    "max_pool3d_with_indices_backward.grad_input",
)


@composite(MAX_POOL3D_WITH_INDICES_BACKWARD)
def max_pool3d_with_indices_backward_composite(
    grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices
):
    return functions._add_in_planes(grad_output, indices, self.shape, 3)


ADAPTIVE_MAX_POOL3D, ADAPTIVE_MAX_POOL3D_OUT = define(
    "adaptive_max_pool3d(Tensor self, int[3] output_size) -> (Tensor, Tensor)",
    "66e92c94daecc670",
    "adaptive_max_pool3d.out",
)


@composite(ADAPTIVE_MAX_POOL3D)
def adaptive_max_pool3d_composite(self, output_size):
    return tuple(
        functions._adaptive_max_pool(self, language.for_dims(output_size, 3, "adaptive_max_pool3d: output_size"))
    )


ADAPTIVE_MAX_POOL3D_BACKWARD, ADAPTIVE_MAX_POOL3D_BACKWARD_GRAD_INPUT = define(
    "adaptive_max_pool3d_backward(Tensor grad_output, Tensor self, Tensor indices) -> Tensor",
    "53f1caccb7a3cc9e",
    "adaptive_max_pool3d_backward.grad_input",
)


@composite(ADAPTIVE_MAX_POOL3D_BACKWARD)
def adaptive_max_pool3d_backward_composite(grad_output, self, indices):
    return functions._add_in_planes(grad_output, indices, self.shape, 3)


AVG_POOL3D_BACKWARD, AVG_POOL3D_BACKWARD_GRAD_INPUT = define(
    "avg_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, int[3]? stride, int[3] padding, bool "
    "ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor",
    "34ea298d3059c79c",
    "avg_pool3d_backward.grad_input",
)


@composite(AVG_POOL3D_BACKWARD)
def avg_pool3d_backward_composite(
    grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override
):
    windows = language.for_dims(kernel_size, 3, "avg_pool3d: kernel_size")
    steps = language.for_dims(stride, 3, "avg_pool3d: stride") if stride else windows
    around = language.for_dims(padding, 3, "avg_pool3d: padding")
    return functions._average_pool_backward(
        grad_output, self.shape, windows, steps, around, ceil_mode, count_include_pad, divisor_override
    )
