"""The functions and methods of network_parts: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, SEQUENCES, all_of, all_tensors
from runtime.dispatch.methods import hang
from runtime.tensor import Tensor

from ..operators.network_parts import (
    _KERNEL_SIZE, THNN_CONV2D, SLOW_CONV3D, SLOW_CONV3D_FORWARD, SLOW_CONV_TRANSPOSE2D, SLOW_CONV_TRANSPOSE3D,
    SLOW_CONV_DILATED2D, SLOW_CONV_DILATED3D, CONV_DEPTHWISE3D, CONV_TBC, CONV_TBC_BACKWARD, MATMUL_BACKWARD,
    LINEAR_BACKWARD, CONVOLUTION_BACKWARD, _NLL_PARTS, NLL_LOSS_FORWARD, NLL_LOSS_BACKWARD, NLL_LOSS2D,
    NLL_LOSS2D_FORWARD, NLL_LOSS2D_BACKWARD, NLL_LOSS_ND, _LOSS_SHARE, MULTI_MARGIN_LOSS_BACKWARD,
    MULTILABEL_MARGIN_LOSS_FORWARD, MULTILABEL_MARGIN_LOSS_BACKWARD, GRID_SAMPLER, GRID_SAMPLER_2D, GRID_SAMPLER_3D,
    _GRID_GRADIENTS, GRID_SAMPLER_2D_BACKWARD, GRID_SAMPLER_3D_BACKWARD, _AFFINE_POINTS, AFFINE_GRID_GENERATOR,
    AFFINE_GRID_GENERATOR_BACKWARD, ADAPTIVE_MAX_POOL1D, MAX_POOL2D_BACKWARD, INSTANCE_NORM, _NORM_GRADIENT,
    NATIVE_LAYER_NORM_BACKWARD, NATIVE_GROUP_NORM_BACKWARD, NATIVE_BATCH_NORM_BACKWARD, GLU_JVP, GLU_BACKWARD_JVP,
    FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK, FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD,
    FAKE_QUANTIZE_PER_TENSOR_AFFINE_TENSOR_QPARAMS, FAKE_QUANTIZE_PER_TENSOR_AFFINE, _FAKE_QUANTIZE_CHANNELS,
    FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK, FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_BACKWARD,
    FAKE_QUANTIZE_PER_CHANNEL_AFFINE, NN_GROUPED_MM, RRELU_WITH_NOISE_BACKWARD, NATIVE_CHANNEL_SHUFFLE,
    MATRIX_EXP_BACKWARD, _NATIVE_BATCH_NORM_LEGIT, _NATIVE_BATCH_NORM_LEGIT_NO_STATS, _BATCH_NORM_WITH_UPDATE,
    _UPSAMPLE_BILINEAR2D_AA, _UPSAMPLE_BILINEAR2D_AA_VEC, _UPSAMPLE_BICUBIC2D_AA, _UPSAMPLE_BICUBIC2D_AA_VEC,
    _UPSAMPLED_SMOOTHLY, SEGMENT_REDUCE, FILL_DIAGONAL, FILL_DIAGONAL_, EMBEDDING_RENORM, EMBEDDING_RENORM_,
    FLATTEN_DENSE_TENSORS, UNFLATTEN_DENSE_TENSORS, PAD_SEQUENCE, NN_MULTI_HEAD_ATTENTION_FORWARD, _FURTHER_KEYS,
    NN_LINEAR_CROSS_ENTROPY,
)

__all__ = [
    "conv_tbc", "conv_tbc_backward", "matmul_backward", "convolution_backward", "grid_sampler", "grid_sampler_2d",
    "grid_sampler_3d", "grid_sampler_2d_backward", "grid_sampler_3d_backward", "affine_grid_generator",
    "affine_grid_generator_backward", "adaptive_max_pool1d", "max_pool2d_backward", "instance_norm",
    "native_layer_norm_backward", "native_group_norm_backward", "native_batch_norm_backward", "glu_jvp",
    "glu_backward_jvp", "fake_quantize_per_tensor_affine_cachemask",
    "fake_quantize_per_tensor_affine_cachemask_backward", "fake_quantize_per_tensor_affine",
    "fake_quantize_per_channel_affine_cachemask", "fake_quantize_per_channel_affine_cachemask_backward",
    "fake_quantize_per_channel_affine", "rrelu_with_noise_backward", "native_channel_shuffle", "matrix_exp_backward",
    "_native_batch_norm_legit", "_batch_norm_with_update", "_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa",
    "segment_reduce", "embedding_renorm", "embedding_renorm_",
]

_KERNEL_SIZE_FORMS = Overloads("_kernel_size", _KERNEL_SIZE)
THNN_CONV2D_FORMS = Overloads("thnn_conv2d", THNN_CONV2D)
SLOW_CONV3D_FORMS = Overloads("slow_conv3d", SLOW_CONV3D)
SLOW_CONV3D_FORWARD_FORMS = Overloads("slow_conv3d_forward", SLOW_CONV3D_FORWARD)
SLOW_CONV_TRANSPOSE2D_FORMS = Overloads("slow_conv_transpose2d", SLOW_CONV_TRANSPOSE2D)
SLOW_CONV_TRANSPOSE3D_FORMS = Overloads("slow_conv_transpose3d", SLOW_CONV_TRANSPOSE3D)
SLOW_CONV_DILATED2D_FORMS = Overloads("slow_conv_dilated2d", SLOW_CONV_DILATED2D)
SLOW_CONV_DILATED3D_FORMS = Overloads("slow_conv_dilated3d", SLOW_CONV_DILATED3D)
CONV_DEPTHWISE3D_FORMS = Overloads("conv_depthwise3d", CONV_DEPTHWISE3D)
CONV_TBC_FORMS = Overloads("conv_tbc", CONV_TBC)
CONV_TBC_BACKWARD_FORMS = Overloads("conv_tbc_backward", CONV_TBC_BACKWARD)
MATMUL_BACKWARD_FORMS = Overloads("matmul_backward", MATMUL_BACKWARD)
LINEAR_BACKWARD_FORMS = Overloads("linear_backward", LINEAR_BACKWARD)
CONVOLUTION_BACKWARD_FORMS = Overloads("convolution_backward", CONVOLUTION_BACKWARD)
_NLL_PARTS_FORMS = Overloads("_nll_parts", _NLL_PARTS)
NLL_LOSS_FORWARD_FORMS = Overloads("nll_loss_forward", NLL_LOSS_FORWARD)
NLL_LOSS_BACKWARD_FORMS = Overloads("nll_loss_backward", NLL_LOSS_BACKWARD)
NLL_LOSS2D_FORMS = Overloads("nll_loss2d", NLL_LOSS2D)
NLL_LOSS2D_FORWARD_FORMS = Overloads("nll_loss2d_forward", NLL_LOSS2D_FORWARD)
NLL_LOSS2D_BACKWARD_FORMS = Overloads("nll_loss2d_backward", NLL_LOSS2D_BACKWARD)
NLL_LOSS_ND_FORMS = Overloads("nll_loss_nd", NLL_LOSS_ND)
_LOSS_SHARE_FORMS = Overloads("_loss_share", _LOSS_SHARE)
MULTI_MARGIN_LOSS_BACKWARD_FORMS = Overloads("multi_margin_loss_backward", MULTI_MARGIN_LOSS_BACKWARD)
MULTILABEL_MARGIN_LOSS_FORWARD_FORMS = Overloads("multilabel_margin_loss_forward", MULTILABEL_MARGIN_LOSS_FORWARD)
MULTILABEL_MARGIN_LOSS_BACKWARD_FORMS = Overloads("multilabel_margin_loss_backward", MULTILABEL_MARGIN_LOSS_BACKWARD)
GRID_SAMPLER_FORMS = Overloads("grid_sampler", GRID_SAMPLER)
GRID_SAMPLER_2D_FORMS = Overloads("grid_sampler_2d", GRID_SAMPLER_2D)
GRID_SAMPLER_3D_FORMS = Overloads("grid_sampler_3d", GRID_SAMPLER_3D)
_GRID_GRADIENTS_FORMS = Overloads("_grid_gradients", _GRID_GRADIENTS)
GRID_SAMPLER_2D_BACKWARD_FORMS = Overloads("grid_sampler_2d_backward", GRID_SAMPLER_2D_BACKWARD)
GRID_SAMPLER_3D_BACKWARD_FORMS = Overloads("grid_sampler_3d_backward", GRID_SAMPLER_3D_BACKWARD)
_AFFINE_POINTS_FORMS = Overloads("_affine_points", _AFFINE_POINTS)
AFFINE_GRID_GENERATOR_FORMS = Overloads("affine_grid_generator", AFFINE_GRID_GENERATOR)
AFFINE_GRID_GENERATOR_BACKWARD_FORMS = Overloads("affine_grid_generator_backward", AFFINE_GRID_GENERATOR_BACKWARD)
ADAPTIVE_MAX_POOL1D_FORMS = Overloads("adaptive_max_pool1d", ADAPTIVE_MAX_POOL1D)
MAX_POOL2D_BACKWARD_FORMS = Overloads("max_pool2d_backward", MAX_POOL2D_BACKWARD)
INSTANCE_NORM_FORMS = Overloads("instance_norm", INSTANCE_NORM)
_NORM_GRADIENT_FORMS = Overloads("_norm_gradient", _NORM_GRADIENT)
NATIVE_LAYER_NORM_BACKWARD_FORMS = Overloads("native_layer_norm_backward", NATIVE_LAYER_NORM_BACKWARD)
NATIVE_GROUP_NORM_BACKWARD_FORMS = Overloads("native_group_norm_backward", NATIVE_GROUP_NORM_BACKWARD)
NATIVE_BATCH_NORM_BACKWARD_FORMS = Overloads("native_batch_norm_backward", NATIVE_BATCH_NORM_BACKWARD)
GLU_JVP_FORMS = Overloads("glu_jvp", GLU_JVP)
GLU_BACKWARD_JVP_FORMS = Overloads("glu_backward_jvp", GLU_BACKWARD_JVP)
FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_FORMS = Overloads(
    "fake_quantize_per_tensor_affine_cachemask", FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK
)
FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD_FORMS = Overloads(
    "fake_quantize_per_tensor_affine_cachemask_backward", FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD
)
FAKE_QUANTIZE_PER_TENSOR_AFFINE_FORMS = Overloads(
    "fake_quantize_per_tensor_affine", FAKE_QUANTIZE_PER_TENSOR_AFFINE_TENSOR_QPARAMS, FAKE_QUANTIZE_PER_TENSOR_AFFINE
)
_FAKE_QUANTIZE_CHANNELS_FORMS = Overloads("_fake_quantize_channels", _FAKE_QUANTIZE_CHANNELS)
FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_FORMS = Overloads(
    "fake_quantize_per_channel_affine_cachemask", FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK
)
FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_BACKWARD_FORMS = Overloads(
    "fake_quantize_per_channel_affine_cachemask_backward", FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_BACKWARD
)
FAKE_QUANTIZE_PER_CHANNEL_AFFINE_FORMS = Overloads("fake_quantize_per_channel_affine", FAKE_QUANTIZE_PER_CHANNEL_AFFINE)
NN_GROUPED_MM_FORMS = Overloads("nn_grouped_mm", NN_GROUPED_MM)
RRELU_WITH_NOISE_BACKWARD_FORMS = Overloads("rrelu_with_noise_backward", RRELU_WITH_NOISE_BACKWARD)
NATIVE_CHANNEL_SHUFFLE_FORMS = Overloads("native_channel_shuffle", NATIVE_CHANNEL_SHUFFLE)
MATRIX_EXP_BACKWARD_FORMS = Overloads("matrix_exp_backward", MATRIX_EXP_BACKWARD)
_NATIVE_BATCH_NORM_LEGIT_FORMS = Overloads(
    "_native_batch_norm_legit", _NATIVE_BATCH_NORM_LEGIT, _NATIVE_BATCH_NORM_LEGIT_NO_STATS
)
_BATCH_NORM_WITH_UPDATE_FORMS = Overloads("_batch_norm_with_update", _BATCH_NORM_WITH_UPDATE)
_UPSAMPLE_BILINEAR2D_AA_FORMS = Overloads(
    "_upsample_bilinear2d_aa", _UPSAMPLE_BILINEAR2D_AA, _UPSAMPLE_BILINEAR2D_AA_VEC
)
_UPSAMPLE_BICUBIC2D_AA_FORMS = Overloads("_upsample_bicubic2d_aa", _UPSAMPLE_BICUBIC2D_AA, _UPSAMPLE_BICUBIC2D_AA_VEC)
_UPSAMPLED_SMOOTHLY_FORMS = Overloads("_upsampled_smoothly", _UPSAMPLED_SMOOTHLY)
SEGMENT_REDUCE_FORMS = Overloads("segment_reduce", SEGMENT_REDUCE)
FILL_DIAGONAL_FORMS = Overloads("fill_diagonal", FILL_DIAGONAL, only_method=True)
FILL_DIAGONAL__FORMS = Overloads("fill_diagonal_", FILL_DIAGONAL_, only_method=True)
EMBEDDING_RENORM_FORMS = Overloads("embedding_renorm", EMBEDDING_RENORM)
EMBEDDING_RENORM__FORMS = Overloads("embedding_renorm_", EMBEDDING_RENORM_)
FLATTEN_DENSE_TENSORS_FORMS = Overloads("flatten_dense_tensors", FLATTEN_DENSE_TENSORS)
UNFLATTEN_DENSE_TENSORS_FORMS = Overloads("unflatten_dense_tensors", UNFLATTEN_DENSE_TENSORS)
PAD_SEQUENCE_FORMS = Overloads("pad_sequence", PAD_SEQUENCE)
NN_MULTI_HEAD_ATTENTION_FORWARD_FORMS = Overloads("nn_multi_head_attention_forward", NN_MULTI_HEAD_ATTENTION_FORWARD)
_FURTHER_KEYS_FORMS = Overloads("_further_keys", _FURTHER_KEYS)
NN_LINEAR_CROSS_ENTROPY_FORMS = Overloads("nn_linear_cross_entropy", NN_LINEAR_CROSS_ENTROPY)


def _kernel_size(weight=MISSING, kernel_size=MISSING, name=MISSING, *rest, **named):
    """_kernel_size(weight, kernel_size, name) -> tuple[int, ...]

    The size of a weight, which callers repeat.
    """
    try:
        if not (rest or named):
            if isinstance(weight, Tensor) and type(kernel_size) is int and type(name) is str:
                return _KERNEL_SIZE[weight._keys](weight, (kernel_size,), name)
        return _KERNEL_SIZE_FORMS.call(weight, kernel_size, name, rest, named)
    except Exception:
        _KERNEL_SIZE_FORMS.translate(weight, kernel_size, name, rest, named)
        raise


def thnn_conv2d(input=MISSING, weight=MISSING, kernel_size=MISSING, *rest, **named):
    """thnn_conv2d(input, weight, kernel_size, bias=None, stride=(1, 1), padding=(0, 0), *, out=None) -> Tensor

    `conv2d` by an older name.

    >>> ow.nn.functional.thnn_conv2d(ow.ones(1, 1, 2, 2), ow.ones(1, 1, 2, 2), 2).item()
    4.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(kernel_size) is int:
                return THNN_CONV2D[input._keys | weight._keys](input, weight, (kernel_size,) * 2, None, (1, 1), (0, 0))
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and isinstance(weight, Tensor)
            and type(kernel_size) is int
        ):
            return THNN_CONV2D[input._keys | weight._keys | keys_of(rest)](
                input, weight, kernel_size, *rest, (1, 1), (0, 0)
            )
        return THNN_CONV2D_FORMS.call(input, weight, kernel_size, rest, named)
    except Exception:
        THNN_CONV2D_FORMS.translate(input, weight, kernel_size, rest, named)
        raise


def slow_conv3d(input=MISSING, weight=MISSING, kernel_size=MISSING, *rest, **named):
    """slow_conv3d(input, weight, kernel_size, bias=None, stride=(1, 1, 1), padding=(0, 0, 0), *, out=None) ->
        Tensor

    `conv3d` by an older name.

    >>> ow.nn.functional.slow_conv3d(ow.ones(1, 1, 2, 2, 2), ow.ones(1, 1, 2, 2, 2), 2).item()
    8.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(kernel_size) is int:
                return SLOW_CONV3D[input._keys | weight._keys](
                    input, weight, (kernel_size,) * 3, None, (1, 1, 1), (0, 0, 0)
                )
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and isinstance(weight, Tensor)
            and type(kernel_size) is int
        ):
            return SLOW_CONV3D[input._keys | weight._keys | keys_of(rest)](
                input, weight, kernel_size, *rest, (1, 1, 1), (0, 0, 0)
            )
        return SLOW_CONV3D_FORMS.call(input, weight, kernel_size, rest, named)
    except Exception:
        SLOW_CONV3D_FORMS.translate(input, weight, kernel_size, rest, named)
        raise


def slow_conv3d_forward(
    input=MISSING, weight=MISSING, kernel_size=MISSING, bias=MISSING, stride=MISSING, padding=MISSING, *rest, **named
):
    """slow_conv3d_forward(input, weight, kernel_size, bias, stride, padding, *, out=None) -> Tensor

    `conv3d` by an older name, with all arguments.

    >>> x, weight = ow.ones(1, 1, 2, 2, 2), ow.ones(1, 1, 2, 2, 2)
    >>> ow.nn.functional.slow_conv3d_forward(x, weight, 2, None, 1, 0).item()
    8.0
    """
    try:
        return SLOW_CONV3D_FORWARD_FORMS.call(input, weight, kernel_size, bias, stride, padding, rest, named)
    except Exception:
        SLOW_CONV3D_FORWARD_FORMS.translate(input, weight, kernel_size, bias, stride, padding, rest, named)
        raise


def slow_conv_transpose2d(input=MISSING, weight=MISSING, kernel_size=MISSING, *rest, **named):
    """slow_conv_transpose2d(input, weight, kernel_size, bias=None, stride=(1, 1), padding=(0, 0),
        output_padding=(0, 0), dilation=(1, 1), *, out=None) -> Tensor

    `conv_transpose2d` by an older name.

    >>> ow.nn.functional.slow_conv_transpose2d(ow.ones(1, 1, 1, 1), ow.ones(1, 1, 2, 2), 2).sum().item()
    4.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(kernel_size) is int:
                return SLOW_CONV_TRANSPOSE2D[input._keys | weight._keys](
                    input, weight, (kernel_size,) * 2, None, (1, 1), (0, 0), (0, 0), (1, 1)
                )
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and isinstance(weight, Tensor)
            and type(kernel_size) is int
        ):
            return SLOW_CONV_TRANSPOSE2D[input._keys | weight._keys | keys_of(rest)](
                input, weight, kernel_size, *rest, (1, 1), (0, 0), (0, 0), (1, 1)
            )
        return SLOW_CONV_TRANSPOSE2D_FORMS.call(input, weight, kernel_size, rest, named)
    except Exception:
        SLOW_CONV_TRANSPOSE2D_FORMS.translate(input, weight, kernel_size, rest, named)
        raise


def slow_conv_transpose3d(input=MISSING, weight=MISSING, kernel_size=MISSING, *rest, **named):
    """slow_conv_transpose3d(input, weight, kernel_size, bias=None, stride=(1, 1, 1), padding=(0, 0, 0),
        output_padding=(0, 0, 0), dilation=(1, 1, 1), *, out=None) -> Tensor

    `conv_transpose3d` by an older name.

    >>> x, weight = ow.ones(1, 1, 1, 1, 1), ow.ones(1, 1, 2, 2, 2)
    >>> ow.nn.functional.slow_conv_transpose3d(x, weight, 2).sum().item()
    8.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(kernel_size) is int:
                return SLOW_CONV_TRANSPOSE3D[input._keys | weight._keys](
                    input, weight, (kernel_size,) * 3, None, (1, 1, 1), (0, 0, 0), (0, 0, 0), (1, 1, 1)
                )
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and isinstance(weight, Tensor)
            and type(kernel_size) is int
        ):
            return SLOW_CONV_TRANSPOSE3D[input._keys | weight._keys | keys_of(rest)](
                input, weight, kernel_size, *rest, (1, 1, 1), (0, 0, 0), (0, 0, 0), (1, 1, 1)
            )
        return SLOW_CONV_TRANSPOSE3D_FORMS.call(input, weight, kernel_size, rest, named)
    except Exception:
        SLOW_CONV_TRANSPOSE3D_FORMS.translate(input, weight, kernel_size, rest, named)
        raise


def slow_conv_dilated2d(input=MISSING, weight=MISSING, kernel_size=MISSING, *rest, **named):
    """slow_conv_dilated2d(input, weight, kernel_size, bias=None, stride=(1, 1), padding=(0, 0), dilation=(1,
        1)) -> Tensor

    `conv2d` with dilation by an older name.

    >>> x, weight = ow.ones(1, 1, 3, 3), ow.ones(1, 1, 2, 2)
    >>> ow.nn.functional.slow_conv_dilated2d(x, weight, 2, dilation=2).item()
    4.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(kernel_size) is int:
                return SLOW_CONV_DILATED2D[input._keys | weight._keys](
                    input, weight, (kernel_size,) * 2, None, (1, 1), (0, 0), (1, 1)
                )
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and isinstance(weight, Tensor)
            and type(kernel_size) is int
        ):
            return SLOW_CONV_DILATED2D[input._keys | weight._keys | keys_of(rest)](
                input, weight, kernel_size, *rest, (1, 1), (0, 0), (1, 1)
            )
        return SLOW_CONV_DILATED2D_FORMS.call(input, weight, kernel_size, rest, named)
    except Exception:
        SLOW_CONV_DILATED2D_FORMS.translate(input, weight, kernel_size, rest, named)
        raise


def slow_conv_dilated3d(input=MISSING, weight=MISSING, kernel_size=MISSING, *rest, **named):
    """slow_conv_dilated3d(input, weight, kernel_size, bias=None, stride=(1, 1, 1), padding=(0, 0, 0),
        dilation=(1, 1, 1)) -> Tensor

    `conv3d` with dilation by an older name.

    >>> ow.nn.functional.slow_conv_dilated3d(ow.ones(1, 1, 2, 2, 2), ow.ones(1, 1, 2, 2, 2), 2).item()
    8.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and type(kernel_size) is int:
                return SLOW_CONV_DILATED3D[input._keys | weight._keys](
                    input, weight, (kernel_size,) * 3, None, (1, 1, 1), (0, 0, 0), (1, 1, 1)
                )
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(input, Tensor)
            and isinstance(weight, Tensor)
            and type(kernel_size) is int
        ):
            return SLOW_CONV_DILATED3D[input._keys | weight._keys | keys_of(rest)](
                input, weight, kernel_size, *rest, (1, 1, 1), (0, 0, 0), (1, 1, 1)
            )
        return SLOW_CONV_DILATED3D_FORMS.call(input, weight, kernel_size, rest, named)
    except Exception:
        SLOW_CONV_DILATED3D_FORMS.translate(input, weight, kernel_size, rest, named)
        raise


def conv_depthwise3d(
    input=MISSING, weight=MISSING, kernel_size=MISSING, bias=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING,
    *rest, **named,
):
    """conv_depthwise3d(input, weight, kernel_size, bias, stride, padding, dilation) -> Tensor

    `conv3d` of every channel by itself.

    >>> x, weight = ow.ones(1, 2, 1, 1, 1), ow.ones(2, 1, 1, 1, 1)
    >>> ow.nn.functional.conv_depthwise3d(x, weight, 1, None, 1, 0, 1).shape
    opweave.Size([1, 2, 1, 1, 1])
    """
    try:
        return CONV_DEPTHWISE3D_FORMS.call(input, weight, kernel_size, bias, stride, padding, dilation, rest, named)
    except Exception:
        CONV_DEPTHWISE3D_FORMS.translate(input, weight, kernel_size, bias, stride, padding, dilation, rest, named)
        raise


def conv_tbc(input=MISSING, weight=MISSING, bias=MISSING, *rest, **named):
    """conv_tbc(input, weight, bias, pad=0) -> Tensor

    The convolution of sequences (time, batch, channels) with a weight (width, channels, outputs).

    >>> ow.conv_tbc(ow.ones(3, 1, 2), ow.ones(2, 2, 1), ow.zeros(1)).flatten()
    tensor([4., 4.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(weight, Tensor) and isinstance(bias, Tensor):
                return CONV_TBC[input._keys | weight._keys | bias._keys](input, weight, bias, 0)
        return CONV_TBC_FORMS.call(input, weight, bias, rest, named)
    except Exception:
        CONV_TBC_FORMS.translate(input, weight, bias, rest, named)
        raise


def conv_tbc_backward(grad=MISSING, input=MISSING, weight=MISSING, bias=MISSING, pad=MISSING, *rest, **named):
    """conv_tbc_backward(grad, input, weight, bias, pad) -> tuple[Tensor, Tensor, Tensor]

    The gradients of input, weight and bias of `conv_tbc`.

    >>> ow.conv_tbc_backward(ow.ones(2, 1, 1), ow.ones(3, 1, 2), ow.ones(2, 2, 1), ow.zeros(1), 0)[2]
    tensor([2.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(weight, Tensor)
                and isinstance(bias, Tensor)
                and type(pad) is int
            ):
                return CONV_TBC_BACKWARD[
                    grad._keys | input._keys | weight._keys | bias._keys
                ](grad, input, weight, bias, pad)
        return CONV_TBC_BACKWARD_FORMS.call(grad, input, weight, bias, pad, rest, named)
    except Exception:
        CONV_TBC_BACKWARD_FORMS.translate(grad, input, weight, bias, pad, rest, named)
        raise


def matmul_backward(grad=MISSING, input=MISSING, other=MISSING, mask=MISSING, *rest, **named):
    """matmul_backward(grad, input, other, mask) -> tuple[Tensor, Tensor]

    The gradients of both matrices of `matmul`; those that `mask` leaves out are empty.

    >>> ow.matmul_backward(ow.ones(1, 1), ow.ones(1, 2), ow.ones(2, 1), (True, False))[0]
    tensor([[1., 1.]])
    """
    try:
        return MATMUL_BACKWARD_FORMS.call(grad, input, other, mask, rest, named)
    except Exception:
        MATMUL_BACKWARD_FORMS.translate(grad, input, other, mask, rest, named)
        raise


def linear_backward(input=MISSING, grad_output=MISSING, weight=MISSING, output_mask=MISSING, *rest, **named):
    """linear_backward(input, grad_output, weight, output_mask) -> tuple[Tensor, Tensor, Tensor]

    The gradients of input, weight and bias of `linear`; those that `output_mask` leaves out are empty.

    >>> x, grad, weight = ow.ones(1, 2), ow.ones(1, 1), ow.ones(1, 2)
    >>> ow.nn.functional.linear_backward(x, grad, weight, (True, True, True))[1]
    tensor([[1., 1.]])
    """
    try:
        return LINEAR_BACKWARD_FORMS.call(input, grad_output, weight, output_mask, rest, named)
    except Exception:
        LINEAR_BACKWARD_FORMS.translate(input, grad_output, weight, output_mask, rest, named)
        raise


def convolution_backward(
    grad_output=MISSING, input=MISSING, weight=MISSING, bias_sizes=MISSING, stride=MISSING, padding=MISSING,
    dilation=MISSING, transposed=MISSING, output_padding=MISSING, groups=MISSING, output_mask=MISSING, *rest, **named,
):
    """convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed,
        output_padding, groups, output_mask) -> tuple[Tensor, Tensor, Tensor]

    The gradients of input, weight and bias of `convolution`; those that `output_mask` leaves out are empty.

    >>> grad, x, weight = ow.ones(1, 1, 2), ow.ones(1, 1, 3), ow.ones(1, 1, 2)
    >>> mask = (True, False, True)
    >>> ow.convolution_backward(grad, x, weight, (1,), (1,), (0,), (1,), False, (0,), 1, mask)[2]
    tensor([2.])
    """
    try:
        return CONVOLUTION_BACKWARD_FORMS.call(
            grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups,
            output_mask, rest, named,
        )
    except Exception:
        CONVOLUTION_BACKWARD_FORMS.translate(
            grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed, output_padding, groups,
            output_mask, rest, named,
        )
        raise


def _nll_parts(input=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, ignore_index=MISSING, *rest, **named):
    """_nll_parts(input, target, weight, reduction, ignore_index) -> return_types.nll_parts

    A loss of classes, and the sum of the weights that its mean divides by.
    """
    try:
        return _NLL_PARTS_FORMS.call(input, target, weight, reduction, ignore_index, rest, named)
    except Exception:
        _NLL_PARTS_FORMS.translate(input, target, weight, reduction, ignore_index, rest, named)
        raise


def nll_loss_forward(
    input=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, ignore_index=MISSING, *rest, **named
):
    """nll_loss_forward(input, target, weight, reduction, ignore_index, *, out=None) ->
        return_types.nll_loss_forward

    `nll_loss`, and the sum of the weights that its mean divides by, 0 without a reduction.

    >>> ow.nn.functional.nll_loss_forward(ow.ones(2, 3), ow.tensor([0, 1]), None, 1, -100).total_weight
    tensor(2.)
    """
    try:
        return NLL_LOSS_FORWARD_FORMS.call(input, target, weight, reduction, ignore_index, rest, named)
    except Exception:
        NLL_LOSS_FORWARD_FORMS.translate(input, target, weight, reduction, ignore_index, rest, named)
        raise


def nll_loss_backward(
    grad_output=MISSING, input=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, ignore_index=MISSING,
    total_weight=MISSING, *rest, **named,
):
    """nll_loss_backward(grad_output, input, target, weight, reduction, ignore_index, total_weight, *,
        out=None) -> Tensor

    The gradient of the input of `nll_loss`.

    >>> grad, x, classes = ow.tensor(1.0), ow.ones(2, 2), ow.tensor([0, 1])
    >>> ow.nn.functional.nll_loss_backward(grad, x, classes, None, 1, -100, ow.tensor(2.0))
    tensor([[-0.5000,  0.0000],
            [ 0.0000, -0.5000]])
    """
    try:
        return NLL_LOSS_BACKWARD_FORMS.call(
            grad_output, input, target, weight, reduction, ignore_index, total_weight, rest, named
        )
    except Exception:
        NLL_LOSS_BACKWARD_FORMS.translate(
            grad_output, input, target, weight, reduction, ignore_index, total_weight, rest, named
        )
        raise


def nll_loss2d(input=MISSING, target=MISSING, *rest, **named):
    """nll_loss2d(input, target, weight=None, reduction="mean", ignore_index=-100, *, out=None) -> Tensor

    `nll_loss` of images.

    >>> ow.nn.functional.nll_loss2d(ow.ones(1, 2, 1, 1), ow.zeros(1, 1, 1, dtype=ow.int64))
    tensor(-1.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NLL_LOSS2D[input._keys | target._keys](input, target, None, 1, -100)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return NLL_LOSS2D[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1, -100)
        return NLL_LOSS2D_FORMS.call(input, target, rest, named)
    except Exception:
        NLL_LOSS2D_FORMS.translate(input, target, rest, named)
        raise


def nll_loss2d_forward(
    input=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, ignore_index=MISSING, *rest, **named
):
    """nll_loss2d_forward(input, target, weight, reduction, ignore_index, *, out=None) ->
        return_types.nll_loss2d_forward

    `nll_loss_forward` of images.

    >>> classes = ow.zeros(1, 1, 1, dtype=ow.int64)
    >>> ow.nn.functional.nll_loss2d_forward(ow.ones(1, 2, 1, 1), classes, None, 1, -100).total_weight
    tensor(1.)
    """
    try:
        return NLL_LOSS2D_FORWARD_FORMS.call(input, target, weight, reduction, ignore_index, rest, named)
    except Exception:
        NLL_LOSS2D_FORWARD_FORMS.translate(input, target, weight, reduction, ignore_index, rest, named)
        raise


def nll_loss2d_backward(
    grad_output=MISSING, input=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, ignore_index=MISSING,
    total_weight=MISSING, *rest, **named,
):
    """nll_loss2d_backward(grad_output, input, target, weight, reduction, ignore_index, total_weight, *,
        out=None) -> Tensor

    The gradient of the input of `nll_loss2d`.

    >>> x, classes, one = ow.ones(1, 1, 1, 1), ow.zeros(1, 1, 1, dtype=ow.int64), ow.tensor(1.0)
    >>> ow.nn.functional.nll_loss2d_backward(one, x, classes, None, 1, -100, one)
    tensor([[[[-1.]]]])
    """
    try:
        return NLL_LOSS2D_BACKWARD_FORMS.call(
            grad_output, input, target, weight, reduction, ignore_index, total_weight, rest, named
        )
    except Exception:
        NLL_LOSS2D_BACKWARD_FORMS.translate(
            grad_output, input, target, weight, reduction, ignore_index, total_weight, rest, named
        )
        raise


def nll_loss_nd(input=MISSING, target=MISSING, *rest, **named):
    """nll_loss_nd(input, target, weight=None, reduction="mean", ignore_index=-100) -> Tensor

    `nll_loss` of any number of dimensions.

    >>> ow.nn.functional.nll_loss_nd(ow.ones(1, 2), ow.tensor([0]))
    tensor(-1.)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NLL_LOSS_ND[input._keys | target._keys](input, target, None, 1, -100)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return NLL_LOSS_ND[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1, -100)
        return NLL_LOSS_ND_FORMS.call(input, target, rest, named)
    except Exception:
        NLL_LOSS_ND_FORMS.translate(input, target, rest, named)
        raise


def _loss_share(grad_output=MISSING, input=MISSING, reduction=MISSING, *rest, **named):
    """_loss_share(grad_output, input, reduction) -> Tensor

    The gradient of a loss of several classes for every row, by how it was reduced.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(reduction) is int:
                return _LOSS_SHARE[grad_output._keys | input._keys](grad_output, input, reduction)
        return _LOSS_SHARE_FORMS.call(grad_output, input, reduction, rest, named)
    except Exception:
        _LOSS_SHARE_FORMS.translate(grad_output, input, reduction, rest, named)
        raise


def multi_margin_loss_backward(
    grad_output=MISSING, input=MISSING, target=MISSING, p=MISSING, margin=MISSING, *rest, **named
):
    """multi_margin_loss_backward(grad_output, input, target, p, margin, weight=None, reduction="mean", *,
        out=None) -> Tensor

    The gradient of the input of `multi_margin_loss`.

    >>> grad, x = ow.tensor(1.0), ow.tensor([[0.5, 1.0]])
    >>> ow.nn.functional.multi_margin_loss_backward(grad, x, ow.tensor([0]), 1, 1)
    tensor([[-0.5000,  0.5000]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(p) is int
                and type(margin) is float
            ):
                return MULTI_MARGIN_LOSS_BACKWARD[
                    grad_output._keys | input._keys | target._keys
                ](grad_output, input, target, p, margin, None, 1)
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(grad_output, Tensor)
            and isinstance(input, Tensor)
            and isinstance(target, Tensor)
            and type(p) is int
            and type(margin) is float
        ):
            return MULTI_MARGIN_LOSS_BACKWARD[
                grad_output._keys | input._keys | target._keys | keys_of(rest)
            ](grad_output, input, target, p, margin, *rest, 1)
        return MULTI_MARGIN_LOSS_BACKWARD_FORMS.call(grad_output, input, target, p, margin, rest, named)
    except Exception:
        MULTI_MARGIN_LOSS_BACKWARD_FORMS.translate(grad_output, input, target, p, margin, rest, named)
        raise


def multilabel_margin_loss_forward(input=MISSING, target=MISSING, reduction=MISSING, *rest, **named):
    """multilabel_margin_loss_forward(input, target, reduction, *, out=None) ->
        return_types.multilabel_margin_loss_forward

    `multilabel_margin_loss`, and 1 for the classes that are targets.

    >>> ow.nn.functional.multilabel_margin_loss_forward(ow.ones(3), ow.tensor([2, -1, 0]), 1).is_target
    tensor([0., 0., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor) and type(reduction) is int:
                return MULTILABEL_MARGIN_LOSS_FORWARD[input._keys | target._keys](input, target, reduction)
        return MULTILABEL_MARGIN_LOSS_FORWARD_FORMS.call(input, target, reduction, rest, named)
    except Exception:
        MULTILABEL_MARGIN_LOSS_FORWARD_FORMS.translate(input, target, reduction, rest, named)
        raise


def multilabel_margin_loss_backward(
    grad_output=MISSING, input=MISSING, target=MISSING, reduction=MISSING, is_target=MISSING, *rest, **named
):
    """multilabel_margin_loss_backward(grad_output, input, target, reduction, is_target, *, out=None) -> Tensor

    The gradient of the input of `multilabel_margin_loss`.

    >>> grad, x, classes = ow.tensor(1.0), ow.ones(2), ow.tensor([1, -1])
    >>> ow.nn.functional.multilabel_margin_loss_backward(grad, x, classes, 1, ow.tensor([0.0, 1.0]))
    tensor([ 0.5000, -0.5000])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(reduction) is int
                and isinstance(is_target, Tensor)
            ):
                return MULTILABEL_MARGIN_LOSS_BACKWARD[
                    grad_output._keys | input._keys | target._keys | is_target._keys
                ](grad_output, input, target, reduction, is_target)
        return MULTILABEL_MARGIN_LOSS_BACKWARD_FORMS.call(grad_output, input, target, reduction, is_target, rest, named)
    except Exception:
        MULTILABEL_MARGIN_LOSS_BACKWARD_FORMS.translate(grad_output, input, target, reduction, is_target, rest, named)
        raise


def grid_sampler(
    input=MISSING, grid=MISSING, interpolation_mode=MISSING, padding_mode=MISSING, align_corners=MISSING, *rest, **named
):
    """grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners) -> Tensor

    `grid_sample` with numbers for its words: bilinear, nearest, bicubic; zeros, border, reflection.

    >>> ow.grid_sampler(ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2), 0, 0, False)
    tensor([[[[1.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(grid, Tensor)
                and type(interpolation_mode) is int
                and type(padding_mode) is int
                and type(align_corners) is bool
            ):
                return GRID_SAMPLER[input._keys | grid._keys](
                    input, grid, interpolation_mode, padding_mode, align_corners
                )
        return GRID_SAMPLER_FORMS.call(input, grid, interpolation_mode, padding_mode, align_corners, rest, named)
    except Exception:
        GRID_SAMPLER_FORMS.translate(input, grid, interpolation_mode, padding_mode, align_corners, rest, named)
        raise


def grid_sampler_2d(
    input=MISSING, grid=MISSING, interpolation_mode=MISSING, padding_mode=MISSING, align_corners=MISSING, *rest, **named
):
    """grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners) -> Tensor

    `grid_sampler` of images.

    >>> ow.grid_sampler_2d(ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2), 0, 0, False)
    tensor([[[[1.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(grid, Tensor)
                and type(interpolation_mode) is int
                and type(padding_mode) is int
                and type(align_corners) is bool
            ):
                return GRID_SAMPLER_2D[input._keys | grid._keys](
                    input, grid, interpolation_mode, padding_mode, align_corners
                )
        return GRID_SAMPLER_2D_FORMS.call(input, grid, interpolation_mode, padding_mode, align_corners, rest, named)
    except Exception:
        GRID_SAMPLER_2D_FORMS.translate(input, grid, interpolation_mode, padding_mode, align_corners, rest, named)
        raise


def grid_sampler_3d(
    input=MISSING, grid=MISSING, interpolation_mode=MISSING, padding_mode=MISSING, align_corners=MISSING, *rest, **named
):
    """grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners) -> Tensor

    `grid_sampler` of volumes.

    >>> ow.grid_sampler_3d(ow.ones(1, 1, 2, 2, 2), ow.zeros(1, 1, 1, 1, 3), 0, 0, False)
    tensor([[[[[1.]]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(grid, Tensor)
                and type(interpolation_mode) is int
                and type(padding_mode) is int
                and type(align_corners) is bool
            ):
                return GRID_SAMPLER_3D[input._keys | grid._keys](
                    input, grid, interpolation_mode, padding_mode, align_corners
                )
        return GRID_SAMPLER_3D_FORMS.call(input, grid, interpolation_mode, padding_mode, align_corners, rest, named)
    except Exception:
        GRID_SAMPLER_3D_FORMS.translate(input, grid, interpolation_mode, padding_mode, align_corners, rest, named)
        raise


def _grid_gradients(
    grad_output=MISSING, input=MISSING, grid=MISSING, interpolation_mode=MISSING, padding_mode=MISSING,
    align_corners=MISSING, output_mask=MISSING, *rest, **named,
):
    """_grid_gradients(grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask)
        -> tuple[Tensor, Tensor]

    The gradients of input and grid of `grid_sampler`.
    """
    try:
        return _GRID_GRADIENTS_FORMS.call(
            grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, rest, named
        )
    except Exception:
        _GRID_GRADIENTS_FORMS.translate(
            grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, rest, named
        )
        raise


def grid_sampler_2d_backward(
    grad_output=MISSING, input=MISSING, grid=MISSING, interpolation_mode=MISSING, padding_mode=MISSING,
    align_corners=MISSING, output_mask=MISSING, *rest, **named,
):
    """grid_sampler_2d_backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners,
        output_mask) -> tuple[Tensor, Tensor]

    The gradients of input and grid of `grid_sampler_2d`; those that `output_mask` leaves out are empty.

    >>> grad, x, grid = ow.ones(1, 1, 1, 1), ow.ones(1, 1, 2, 2), ow.zeros(1, 1, 1, 2)
    >>> ow.grid_sampler_2d_backward(grad, x, grid, 0, 0, False, (True, False))[0].sum()
    tensor(1.)
    """
    try:
        return GRID_SAMPLER_2D_BACKWARD_FORMS.call(
            grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, rest, named
        )
    except Exception:
        GRID_SAMPLER_2D_BACKWARD_FORMS.translate(
            grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, rest, named
        )
        raise


def grid_sampler_3d_backward(
    grad_output=MISSING, input=MISSING, grid=MISSING, interpolation_mode=MISSING, padding_mode=MISSING,
    align_corners=MISSING, output_mask=MISSING, *rest, **named,
):
    """grid_sampler_3d_backward(grad_output, input, grid, interpolation_mode, padding_mode, align_corners,
        output_mask) -> tuple[Tensor, Tensor]

    The gradients of input and grid of `grid_sampler_3d`; those that `output_mask` leaves out are empty.

    >>> grad, x, grid = ow.ones(1, 1, 1, 1, 1), ow.ones(1, 1, 2, 2, 2), ow.zeros(1, 1, 1, 1, 3)
    >>> ow.grid_sampler_3d_backward(grad, x, grid, 0, 0, False, (True, False))[0].sum()
    tensor(1.)
    """
    try:
        return GRID_SAMPLER_3D_BACKWARD_FORMS.call(
            grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, rest, named
        )
    except Exception:
        GRID_SAMPLER_3D_BACKWARD_FORMS.translate(
            grad_output, input, grid, interpolation_mode, padding_mode, align_corners, output_mask, rest, named
        )
        raise


def _affine_points(size=MISSING, align_corners=MISSING, dtype=MISSING, *rest, **named):
    """_affine_points(size, align_corners, dtype) -> Tensor

    The places of a grid from -1 to 1 in the order x, y, z, each with a 1 behind.
    """
    try:
        return _AFFINE_POINTS_FORMS.call(size, align_corners, dtype, rest, named)
    except Exception:
        _AFFINE_POINTS_FORMS.translate(size, align_corners, dtype, rest, named)
        raise


def affine_grid_generator(theta=MISSING, size=MISSING, align_corners=MISSING, *rest, **named):
    """affine_grid_generator(theta, size, align_corners) -> Tensor

    The grid of `grid_sample` that maps images by affine matrices (N, 2, 3), or volumes by (N, 3, 4).

    >>> theta = ow.tensor([[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0]]])
    >>> ow.affine_grid_generator(theta, (1, 1, 1, 2), True)
    tensor([[[[-1.,  0.],
              [ 1.,  0.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(theta, Tensor) and type(size) is tuple and all_of(int, size) and type(align_corners) is bool:
                return AFFINE_GRID_GENERATOR[theta._keys](theta, size, align_corners)
        return AFFINE_GRID_GENERATOR_FORMS.call(theta, size, align_corners, rest, named)
    except Exception:
        AFFINE_GRID_GENERATOR_FORMS.translate(theta, size, align_corners, rest, named)
        raise


def affine_grid_generator_backward(grad=MISSING, size=MISSING, align_corners=MISSING, *rest, **named):
    """affine_grid_generator_backward(grad, size, align_corners) -> Tensor

    The gradient of the matrices of `affine_grid_generator`.

    >>> ow.affine_grid_generator_backward(ow.ones(1, 1, 2, 2), (1, 1, 1, 2), True)
    tensor([[[0., 0., 2.],
             [0., 0., 2.]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and type(size) is tuple and all_of(int, size) and type(align_corners) is bool:
                return AFFINE_GRID_GENERATOR_BACKWARD[grad._keys](grad, size, align_corners)
        return AFFINE_GRID_GENERATOR_BACKWARD_FORMS.call(grad, size, align_corners, rest, named)
    except Exception:
        AFFINE_GRID_GENERATOR_BACKWARD_FORMS.translate(grad, size, align_corners, rest, named)
        raise


def adaptive_max_pool1d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool1d(input, output_size) -> tuple[Tensor, Tensor]

    The largest element of each of `output_size` windows that divide the last dimension, and its place in
        it.

    >>> ow.adaptive_max_pool1d(ow.tensor([[1.0, 5.0, 2.0, 4.0]]), 2)
    (tensor([[5., 4.]]), tensor([[1, 3]]))
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_MAX_POOL1D[input._keys](input, (output_size,))
        return ADAPTIVE_MAX_POOL1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL1D_FORMS.translate(input, output_size, rest, named)
        raise


def max_pool2d_backward(grad_output=MISSING, input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool2d_backward(grad_output, input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1),
        ceil_mode=False) -> Tensor

    The gradient of the input of `max_pool2d`.

    >>> ow.max_pool2d_backward(ow.ones(1, 1, 1), ow.tensor([[[1.0, 2.0], [4.0, 3.0]]]), 2)
    tensor([[[0., 0.],
             [1., 0.]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL2D_BACKWARD[grad_output._keys | input._keys](
                    grad_output, input, (kernel_size,) * 2, None, (0, 0), (1, 1), False
                )
        return MAX_POOL2D_BACKWARD_FORMS.call(grad_output, input, kernel_size, rest, named)
    except Exception:
        MAX_POOL2D_BACKWARD_FORMS.translate(grad_output, input, kernel_size, rest, named)
        raise


def instance_norm(
    input=MISSING, weight=MISSING, bias=MISSING, running_mean=MISSING, running_var=MISSING, use_input_stats=MISSING,
    momentum=MISSING, eps=MISSING, cudnn_enabled=MISSING, *rest, **named,
):
    """instance_norm(input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps,
        cudnn_enabled) -> Tensor

    `nn.functional.instance_norm` with PyTorch's order of arguments.

    >>> ow.instance_norm(ow.ones(1, 1, 2), None, None, None, None, True, 0.1, 0.1, False)
    tensor([[[0., 0.]]])
    """
    try:
        return INSTANCE_NORM_FORMS.call(
            input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled, rest, named
        )
    except Exception:
        INSTANCE_NORM_FORMS.translate(
            input, weight, bias, running_mean, running_var, use_input_stats, momentum, eps, cudnn_enabled, rest, named
        )
        raise


def _norm_gradient(grad=MISSING, x=MISSING, dims=MISSING, rstd=MISSING, *rest, **named):
    """_norm_gradient(grad, x, dims, rstd) -> Tensor

    The gradient of what is standardized to `x` along dimensions.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(x, Tensor)
                and type(dims) is tuple
                and all_of(int, dims)
                and isinstance(rstd, Tensor)
            ):
                return _NORM_GRADIENT[grad._keys | x._keys | rstd._keys](grad, x, dims, rstd)
        return _NORM_GRADIENT_FORMS.call(grad, x, dims, rstd, rest, named)
    except Exception:
        _NORM_GRADIENT_FORMS.translate(grad, x, dims, rstd, rest, named)
        raise


def native_layer_norm_backward(
    grad_out=MISSING, input=MISSING, normalized_shape=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, bias=MISSING,
    output_mask=MISSING, *rest, **named,
):
    """native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask) ->
        tuple[Tensor, Tensor, Tensor]

    The gradients of input, weight and bias of `native_layer_norm`; those that `output_mask` leaves out are
        empty.

    >>> x, none, mask = ow.zeros(2, 3), ow.zeros(2, 1), (False, False, True)
    >>> ow.native_layer_norm_backward(ow.ones(2, 3), x, (3,), none, none, None, None, mask)[2]
    tensor([2., 2., 2.])
    """
    try:
        return NATIVE_LAYER_NORM_BACKWARD_FORMS.call(
            grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, rest, named
        )
    except Exception:
        NATIVE_LAYER_NORM_BACKWARD_FORMS.translate(
            grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask, rest, named
        )
        raise


def native_group_norm_backward(
    grad_out=MISSING, input=MISSING, mean=MISSING, rstd=MISSING, weight=MISSING, N=MISSING, C=MISSING, HxW=MISSING,
    group=MISSING, output_mask=MISSING, *rest, **named,
):
    """native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask) ->
        tuple[Tensor, Tensor, Tensor]

    The gradients of input, weight and bias of `native_group_norm`; those that `output_mask` leaves out are
        empty.

    >>> grad, none, mask = ow.ones(1, 2, 3), ow.zeros(1, 1), (False, False, True)
    >>> ow.native_group_norm_backward(grad, grad, none, none, None, 1, 2, 3, 1, mask)[2]
    tensor([3., 3.])
    """
    try:
        return NATIVE_GROUP_NORM_BACKWARD_FORMS.call(
            grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask, rest, named
        )
    except Exception:
        NATIVE_GROUP_NORM_BACKWARD_FORMS.translate(
            grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask, rest, named
        )
        raise


def native_batch_norm_backward(
    grad_out=MISSING, input=MISSING, weight=MISSING, running_mean=MISSING, running_var=MISSING, save_mean=MISSING,
    save_invstd=MISSING, train=MISSING, eps=MISSING, output_mask=MISSING, *rest, **named,
):
    """native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd,
        train, eps, output_mask) -> tuple[Tensor, Tensor, Tensor]

    The gradients of input, weight and bias of `native_batch_norm`; those that `output_mask` leaves out are
        empty.

    >>> grad, none, mask = ow.ones(2, 3), ow.zeros(3), (False, False, True)
    >>> ow.native_batch_norm_backward(grad, grad, None, None, None, none, none, True, 0.1, mask)[2]
    tensor([2., 2., 2.])
    """
    try:
        return NATIVE_BATCH_NORM_BACKWARD_FORMS.call(
            grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, rest,
            named,
        )
    except Exception:
        NATIVE_BATCH_NORM_BACKWARD_FORMS.translate(
            grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train, eps, output_mask, rest,
            named,
        )
        raise


def glu_jvp(glu=MISSING, x=MISSING, dx=MISSING, dim=MISSING, *rest, **named):
    """glu_jvp(glu, x, dx, dim) -> Tensor

    How the result `glu` of `nn.functional.glu` of `x` changes along `dx`.

    >>> ow.glu_jvp(ow.zeros(1), ow.zeros(2), ow.tensor([2.0, 1.0]), 0)
    tensor([1.])
    """
    try:
        if not (rest or named):
            if isinstance(glu, Tensor) and isinstance(x, Tensor) and isinstance(dx, Tensor) and type(dim) is int:
                return GLU_JVP[glu._keys | x._keys | dx._keys](glu, x, dx, dim)
        return GLU_JVP_FORMS.call(glu, x, dx, dim, rest, named)
    except Exception:
        GLU_JVP_FORMS.translate(glu, x, dx, dim, rest, named)
        raise


def glu_backward_jvp(
    grad_x=MISSING, grad_glu=MISSING, x=MISSING, dgrad_glu=MISSING, dx=MISSING, dim=MISSING, *rest, **named
):
    """glu_backward_jvp(grad_x, grad_glu, x, dgrad_glu, dx, dim) -> Tensor

    How the gradient `grad_x` of the input of `nn.functional.glu` changes along `dgrad_glu` and `dx`.

    >>> ow.glu_backward_jvp(ow.zeros(2), ow.zeros(1), ow.zeros(2), ow.tensor([2.0]), ow.zeros(2), 0)
    tensor([1., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_x, Tensor)
                and isinstance(grad_glu, Tensor)
                and isinstance(x, Tensor)
                and isinstance(dgrad_glu, Tensor)
                and isinstance(dx, Tensor)
                and type(dim) is int
            ):
                return GLU_BACKWARD_JVP[
                    grad_x._keys | grad_glu._keys | x._keys | dgrad_glu._keys | dx._keys
                ](grad_x, grad_glu, x, dgrad_glu, dx, dim)
        return GLU_BACKWARD_JVP_FORMS.call(grad_x, grad_glu, x, dgrad_glu, dx, dim, rest, named)
    except Exception:
        GLU_BACKWARD_JVP_FORMS.translate(grad_x, grad_glu, x, dgrad_glu, dx, dim, rest, named)
        raise


def fake_quantize_per_tensor_affine_cachemask(
    input=MISSING, scale=MISSING, zero_point=MISSING, quant_min=MISSING, quant_max=MISSING, *rest, **named
):
    """fake_quantize_per_tensor_affine_cachemask(input, scale, zero_point, quant_min, quant_max, *, out=None)
        -> return_types.fake_quantize_per_tensor_affine_cachemask

    What quantization leaves of numbers, and where they lay within its bounds; NaN becomes the lower one.

    >>> ow.fake_quantize_per_tensor_affine_cachemask(ow.tensor([0.6, 9.0]), 0.5, 0, 0, 4).mask
    tensor([ True, False])
    """
    if not (rest or named):
        if (
            isinstance(input, Tensor)
            and type(scale) is float
            and type(zero_point) is int
            and type(quant_min) is int
            and type(quant_max) is int
        ):
            return FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK[input._keys](
                input, scale, zero_point, quant_min, quant_max
            )
    return FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_FORMS.call(
        input, scale, zero_point, quant_min, quant_max, rest, named
    )


def fake_quantize_per_tensor_affine_cachemask_backward(grad_output=MISSING, mask=MISSING, *rest, **named):
    """fake_quantize_per_tensor_affine_cachemask_backward(grad_output, mask) -> Tensor

    The gradient where numbers lay within the bounds of their quantization, else 0.

    >>> ow.fake_quantize_per_tensor_affine_cachemask_backward(ow.ones(2), ow.tensor([True, False]))
    tensor([1., 0.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(mask, Tensor):
            return FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD[grad_output._keys | mask._keys](grad_output, mask)
    return FAKE_QUANTIZE_PER_TENSOR_AFFINE_CACHEMASK_BACKWARD_FORMS.call(grad_output, mask, rest, named)


def fake_quantize_per_tensor_affine(
    input=MISSING, scale=MISSING, zero_point=MISSING, quant_min=MISSING, quant_max=MISSING, *rest, **named
):
    """fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max) -> Tensor
    fake_quantize_per_tensor_affine(input, scale, zero_point, quant_min, quant_max) -> Tensor

    Numbers as whole multiples of `scale`, which is the one element of a tensor.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(scale, Tensor)
                and isinstance(zero_point, Tensor)
                and type(quant_min) is int
                and type(quant_max) is int
            ):
                return FAKE_QUANTIZE_PER_TENSOR_AFFINE_TENSOR_QPARAMS[input._keys | scale._keys | zero_point._keys](
                    input, scale, zero_point, quant_min, quant_max
                )
            if (
                isinstance(input, Tensor)
                and type(scale) is float
                and type(zero_point) is int
                and type(quant_min) is int
                and type(quant_max) is int
            ):
                return FAKE_QUANTIZE_PER_TENSOR_AFFINE[input._keys](input, scale, zero_point, quant_min, quant_max)
        return FAKE_QUANTIZE_PER_TENSOR_AFFINE_FORMS.call(input, scale, zero_point, quant_min, quant_max, rest, named)
    except Exception:
        FAKE_QUANTIZE_PER_TENSOR_AFFINE_FORMS.translate(input, scale, zero_point, quant_min, quant_max, rest, named)
        raise


def _fake_quantize_channels(
    input=MISSING, scale=MISSING, zero_point=MISSING, quant_min=MISSING, quant_max=MISSING, fractional=MISSING, *rest,
    **named,
):
    """_fake_quantize_channels(input, scale, zero_point, quant_min, quant_max, fractional) ->
        return_types.fake_quantize_channels

    What quantization leaves of numbers with a scale for each, and where they lay within its bounds.
    """
    if not (rest or named):
        if (
            isinstance(input, Tensor)
            and isinstance(scale, Tensor)
            and isinstance(zero_point, Tensor)
            and type(quant_min) is int
            and type(quant_max) is int
            and type(fractional) is bool
        ):
            return _FAKE_QUANTIZE_CHANNELS[input._keys | scale._keys | zero_point._keys](
                input, scale, zero_point, quant_min, quant_max, fractional
            )
    return _FAKE_QUANTIZE_CHANNELS_FORMS.call(input, scale, zero_point, quant_min, quant_max, fractional, rest, named)


def fake_quantize_per_channel_affine_cachemask(
    input=MISSING, scale=MISSING, zero_point=MISSING, axis=MISSING, quant_min=MISSING, quant_max=MISSING, *rest, **named
):
    """fake_quantize_per_channel_affine_cachemask(input, scale, zero_point, axis, quant_min, quant_max, *,
        out=None) -> return_types.fake_quantize_per_channel_affine_cachemask

    What quantization with a scale for each channel leaves of numbers, and where they lay within its bounds.

    >>> scale, zero = ow.tensor([0.5, 2.0]), ow.tensor([0, 0], dtype=ow.int32)
    >>> ow.fake_quantize_per_channel_affine_cachemask(ow.tensor([0.6, 9.0]), scale, zero, 0, 0, 4).mask
    tensor([True, True])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(scale, Tensor)
                and isinstance(zero_point, Tensor)
                and type(axis) is int
                and type(quant_min) is int
                and type(quant_max) is int
            ):
                return FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK[input._keys | scale._keys | zero_point._keys](
                    input, scale, zero_point, axis, quant_min, quant_max
                )
        return FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_FORMS.call(
            input, scale, zero_point, axis, quant_min, quant_max, rest, named
        )
    except Exception:
        FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_FORMS.translate(
            input, scale, zero_point, axis, quant_min, quant_max, rest, named
        )
        raise


def fake_quantize_per_channel_affine_cachemask_backward(grad_output=MISSING, mask=MISSING, *rest, **named):
    """fake_quantize_per_channel_affine_cachemask_backward(grad_output, mask) -> Tensor

    The gradient where numbers lay within the bounds of their quantization, else 0.

    >>> ow.fake_quantize_per_channel_affine_cachemask_backward(ow.ones(2), ow.tensor([True, False]))
    tensor([1., 0.])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(mask, Tensor):
                return FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_BACKWARD[
                    grad_output._keys | mask._keys
                ](grad_output, mask)
        return FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_BACKWARD_FORMS.call(grad_output, mask, rest, named)
    except Exception:
        FAKE_QUANTIZE_PER_CHANNEL_AFFINE_CACHEMASK_BACKWARD_FORMS.translate(grad_output, mask, rest, named)
        raise


def fake_quantize_per_channel_affine(
    input=MISSING, scale=MISSING, zero_point=MISSING, axis=MISSING, quant_min=MISSING, quant_max=MISSING, *rest, **named
):
    """fake_quantize_per_channel_affine(input, scale, zero_point, axis, quant_min, quant_max) -> Tensor

    Numbers as whole multiples of the scale of their channel, within bounds; see
        `fake_quantize_per_tensor_affine`.

    >>> scale, zero = ow.tensor([0.5, 2.0]), ow.tensor([0, 0], dtype=ow.int32)
    >>> ow.fake_quantize_per_channel_affine(ow.tensor([0.6, 9.0]), scale, zero, 0, 0, 4)
    tensor([0.5000, 8.0000])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(scale, Tensor)
                and isinstance(zero_point, Tensor)
                and type(axis) is int
                and type(quant_min) is int
                and type(quant_max) is int
            ):
                return FAKE_QUANTIZE_PER_CHANNEL_AFFINE[input._keys | scale._keys | zero_point._keys](
                    input, scale, zero_point, axis, quant_min, quant_max
                )
        return FAKE_QUANTIZE_PER_CHANNEL_AFFINE_FORMS.call(
            input, scale, zero_point, axis, quant_min, quant_max, rest, named
        )
    except Exception:
        FAKE_QUANTIZE_PER_CHANNEL_AFFINE_FORMS.translate(
            input, scale, zero_point, axis, quant_min, quant_max, rest, named
        )
        raise


def nn_grouped_mm(mat_a=MISSING, mat_b=MISSING, *rest, **named):
    """grouped_mm(mat_a, mat_b, *, offs=None, bias=None, out_dtype=None) -> Tensor

    Products of matrices of which one dimension is cut into groups, `offs` being where they end.

    Rows of `mat_a` by one of the matrices `mat_b` each, or matrices `mat_a` by columns of `mat_b`, or,
        where both have two
    dimensions, the inner one: a product for each group. What lies behind the last group is 0.

    >>> offs = ow.tensor([1, 2], dtype=ow.int32)
    >>> ow.nn.functional.grouped_mm(ow.ones(2, 1), ow.tensor([[[2.0]], [[3.0]]]), offs=offs)
    tensor([[2.],
            [3.]])
    """
    try:
        if not (rest or named):
            if isinstance(mat_a, Tensor) and isinstance(mat_b, Tensor):
                return NN_GROUPED_MM[mat_a._keys | mat_b._keys](mat_a, mat_b, None, None, None)
        return NN_GROUPED_MM_FORMS.call(mat_a, mat_b, rest, named)
    except Exception:
        NN_GROUPED_MM_FORMS.translate(mat_a, mat_b, rest, named)
        raise


def rrelu_with_noise_backward(
    grad_output=MISSING, input=MISSING, noise=MISSING, lower=MISSING, upper=MISSING, training=MISSING,
    self_is_result=MISSING, *rest, **named,
):
    """rrelu_with_noise_backward(grad_output, input, noise, lower, upper, training, self_is_result) -> Tensor

    The gradient of the input of `rrelu` whose slopes were `noise`.

    >>> one = ow.tensor([1.0])
    >>> ow.rrelu_with_noise_backward(one, -one, 0.25 * one, 0.1, 0.3, True, False)
    tensor([0.2500])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(noise, Tensor) and (
            type(lower) is float or type(lower) is int
        ) and (type(upper) is float or type(upper) is int) and type(training) is bool and type(self_is_result) is bool:
            return RRELU_WITH_NOISE_BACKWARD[grad_output._keys | input._keys | noise._keys](
                grad_output, input, noise, lower, upper, training, self_is_result
            )
    return RRELU_WITH_NOISE_BACKWARD_FORMS.call(
        grad_output, input, noise, lower, upper, training, self_is_result, rest, named
    )


def native_channel_shuffle(input=MISSING, groups=MISSING, *rest, **named):
    """native_channel_shuffle(input, groups) -> Tensor

    `channel_shuffle` by another name.

    >>> ow.native_channel_shuffle(ow.arange(4).reshape(1, 4, 1), 2).flatten()
    tensor([0, 2, 1, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(groups) is int:
                return NATIVE_CHANNEL_SHUFFLE[input._keys](input, groups)
        return NATIVE_CHANNEL_SHUFFLE_FORMS.call(input, groups, rest, named)
    except Exception:
        NATIVE_CHANNEL_SHUFFLE_FORMS.translate(input, groups, rest, named)
        raise


def matrix_exp_backward(input=MISSING, grad=MISSING, *rest, **named):
    """matrix_exp_backward(input, grad) -> Tensor

    The gradient of the input of `matrix_exp` (N. Higham, "Functions of Matrices", section 3.2).

    >>> ow.matrix_exp_backward(ow.zeros(2, 2), ow.eye(2))
    tensor([[1., 0.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(grad, Tensor):
                return MATRIX_EXP_BACKWARD[input._keys | grad._keys](input, grad)
        return MATRIX_EXP_BACKWARD_FORMS.call(input, grad, rest, named)
    except Exception:
        MATRIX_EXP_BACKWARD_FORMS.translate(input, grad, rest, named)
        raise


def _native_batch_norm_legit(
    input=MISSING, weight=MISSING, bias=MISSING, running_mean=MISSING, running_var=MISSING, /, *rest, **named
):
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
    try:
        return _NATIVE_BATCH_NORM_LEGIT_FORMS.call(input, weight, bias, running_mean, running_var, rest, named)
    except Exception:
        _NATIVE_BATCH_NORM_LEGIT_FORMS.translate(input, weight, bias, running_mean, running_var, rest, named)
        raise


def _batch_norm_with_update(
    input=MISSING, weight=MISSING, bias=MISSING, running_mean=MISSING, running_var=MISSING, momentum=MISSING,
    eps=MISSING, *rest, **named,
):
    """_batch_norm_with_update(input, weight, bias, running_mean, running_var, momentum, eps, *, out=None) ->
        tuple[Tensor, Tensor, Tensor, Tensor]

    `native_batch_norm` in training, with memory that other devices keep for the gradient, here empty.

    >>> found = ow._batch_norm_with_update(ow.ones(2, 1), None, None, ow.zeros(1), ow.ones(1), 0.5, 0.1)
    >>> [one.shape for one in found]
    [opweave.Size([2, 1]), opweave.Size([1]), opweave.Size([1]), opweave.Size([0])]
    """
    try:
        return _BATCH_NORM_WITH_UPDATE_FORMS.call(
            input, weight, bias, running_mean, running_var, momentum, eps, rest, named
        )
    except Exception:
        _BATCH_NORM_WITH_UPDATE_FORMS.translate(
            input, weight, bias, running_mean, running_var, momentum, eps, rest, named
        )
        raise


def _upsample_bilinear2d_aa(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """_upsample_bilinear2d_aa(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    _upsample_bilinear2d_aa(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size by linear interpolation; a smaller one is made of all elements of the larger.

    >>> x = ow.tensor([[[[1.0, 1.0, 5.0, 5.0]]]])
    >>> ow._upsample_bilinear2d_aa(x, (1, 1), False)
    tensor([[[[3.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return _UPSAMPLE_BILINEAR2D_AA[input._keys](input, (output_size,) * 2, align_corners, None, None)
        return _UPSAMPLE_BILINEAR2D_AA_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        _UPSAMPLE_BILINEAR2D_AA_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def _upsample_bicubic2d_aa(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """_upsample_bicubic2d_aa(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    _upsample_bicubic2d_aa(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size by cubic interpolation; a smaller one is made of all elements of the larger.

    >>> x = ow.tensor([[[[1.0, 1.0, 5.0, 5.0]]]])
    >>> ow._upsample_bicubic2d_aa(x, (1, 1), False)
    tensor([[[[3.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return _UPSAMPLE_BICUBIC2D_AA[input._keys](input, (output_size,) * 2, align_corners, None, None)
        return _UPSAMPLE_BICUBIC2D_AA_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        _UPSAMPLE_BICUBIC2D_AA_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def _upsampled_smoothly(
    input=MISSING, output_size=MISSING, scales=MISSING, mode=MISSING, align_corners=MISSING, *rest, **named
):
    """_upsampled_smoothly(input, output_size, scales, mode, align_corners) -> Tensor

    Images of another size, a smaller one made of all elements of the larger.
    """
    try:
        return _UPSAMPLED_SMOOTHLY_FORMS.call(input, output_size, scales, mode, align_corners, rest, named)
    except Exception:
        _UPSAMPLED_SMOOTHLY_FORMS.translate(input, output_size, scales, mode, align_corners, rest, named)
        raise


def segment_reduce(data=MISSING, reduce=MISSING, *rest, **named):
    """segment_reduce(data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False,
        initial=None) -> Tensor

    Reduces pieces of a dimension that lie one after the other: `sum`, `mean`, `max`, `min` or `prod` of
        each.

    `lengths` says how long they are, or `offsets` where they begin, with the end of the last one; what lies
        before
    the first and behind the last belongs to none. With `unsafe` lengths may add up to less than the
        dimension.

    >>> ow.segment_reduce(ow.tensor([1.0, 2.0, 3.0]), 'sum', lengths=ow.tensor([2, 0, 1]))
    tensor([3., 0., 3.])
    """
    try:
        if not (rest or named):
            if isinstance(data, Tensor) and type(reduce) is str:
                return SEGMENT_REDUCE[data._keys](data, reduce, None, None, None, 0, False, None)
        return SEGMENT_REDUCE_FORMS.call(data, reduce, rest, named)
    except Exception:
        SEGMENT_REDUCE_FORMS.translate(data, reduce, rest, named)
        raise


def fill_diagonal(input=MISSING, fill_value=MISSING, *rest, **named):
    """fill_diagonal(input, fill_value, wrap=False) -> Tensor

    A number on the diagonal; `wrap` begins anew below the end of a tall matrix.

    >>> ow.zeros(2, 2).fill_diagonal_(3)
    tensor([[3., 0.],
            [0., 3.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(fill_value) is float or type(fill_value) is int):
                return FILL_DIAGONAL[input._keys](input, fill_value, False)
        return FILL_DIAGONAL_FORMS.call(input, fill_value, rest, named)
    except Exception:
        FILL_DIAGONAL_FORMS.translate(input, fill_value, rest, named)
        raise


def fill_diagonal_(input=MISSING, fill_value=MISSING, *rest, **named):
    """As `fill_diagonal`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and (type(fill_value) is float or type(fill_value) is int):
                return FILL_DIAGONAL_[input._keys](input, fill_value, False)
        return FILL_DIAGONAL__FORMS.call(input, fill_value, rest, named)
    except Exception:
        FILL_DIAGONAL__FORMS.translate(input, fill_value, rest, named)
        raise


def embedding_renorm(input=MISSING, indices=MISSING, max_norm=MISSING, norm_type=MISSING, *rest, **named):
    """embedding_renorm(input, indices, max_norm, norm_type) -> Tensor

    Scales the rows that `indices` name and whose norm is above `max_norm` down to it.

    >>> ow.embedding_renorm_(ow.tensor([[3.0, 4.0], [3.0, 4.0]]), ow.tensor([1]), 1.0, 2.0)
    tensor([[3.0000, 4.0000],
            [0.6000, 0.8000]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(indices, Tensor)
                and type(max_norm) is float
                and type(norm_type) is float
            ):
                return EMBEDDING_RENORM[input._keys | indices._keys](input, indices, max_norm, norm_type)
        return EMBEDDING_RENORM_FORMS.call(input, indices, max_norm, norm_type, rest, named)
    except Exception:
        EMBEDDING_RENORM_FORMS.translate(input, indices, max_norm, norm_type, rest, named)
        raise


def embedding_renorm_(input=MISSING, indices=MISSING, max_norm=MISSING, norm_type=MISSING, *rest, **named):
    """As `embedding_renorm`, written into `input`, which is returned."""
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(indices, Tensor)
                and type(max_norm) is float
                and type(norm_type) is float
            ):
                return EMBEDDING_RENORM_[input._keys | indices._keys](input, indices, max_norm, norm_type)
        return EMBEDDING_RENORM__FORMS.call(input, indices, max_norm, norm_type, rest, named)
    except Exception:
        EMBEDDING_RENORM__FORMS.translate(input, indices, max_norm, norm_type, rest, named)
        raise


def flatten_dense_tensors(tensors=MISSING, *rest, **named):
    """flatten_dense_tensors(tensors) -> Tensor

    All elements of tensors in one vector.

    >>> ow.nn.functional.flatten_dense_tensors([ow.tensor([[1], [2]]), ow.tensor([3])])
    tensor([1, 2, 3])
    """
    try:
        if not (rest or named):
            if type(tensors) in SEQUENCES and all_tensors(tensors):
                return FLATTEN_DENSE_TENSORS[keys_of(tensors)](tuple(tensors))
        return FLATTEN_DENSE_TENSORS_FORMS.call(tensors, rest, named)
    except Exception:
        FLATTEN_DENSE_TENSORS_FORMS.translate(tensors, rest, named)
        raise


def unflatten_dense_tensors(flat=MISSING, tensors=MISSING, *rest, **named):
    """unflatten_dense_tensors(flat, tensors) -> tuple[Tensor, ...]

    The elements of a vector in the shapes of tensors, one after the other.

    >>> ow.nn.functional.unflatten_dense_tensors(ow.arange(3), [ow.zeros(2), ow.zeros(1, 1)])
    (tensor([0, 1]), tensor([[2]]))
    """
    try:
        if not (rest or named):
            if isinstance(flat, Tensor) and type(tensors) in SEQUENCES and all_tensors(tensors):
                return UNFLATTEN_DENSE_TENSORS[flat._keys | keys_of(tensors)](flat, tuple(tensors))
        return UNFLATTEN_DENSE_TENSORS_FORMS.call(flat, tensors, rest, named)
    except Exception:
        UNFLATTEN_DENSE_TENSORS_FORMS.translate(flat, tensors, rest, named)
        raise


def pad_sequence(sequences=MISSING, *rest, **named):
    """pad_sequence(sequences, batch_first=False, padding_value=0.0, padding_side='right') -> Tensor

    Sequences of different lengths in one tensor (time, batch, ...), or (batch, time, ...) with
        `batch_first`.

    >>> ow.nn.functional.pad_sequence([ow.tensor([1, 2]), ow.tensor([3])], batch_first=True)
    tensor([[1, 2],
            [3, 0]])
    """
    try:
        if not (rest or named):
            if type(sequences) in SEQUENCES and all_tensors(sequences):
                return PAD_SEQUENCE[keys_of(sequences)](tuple(sequences), False, 0.0, 'right')
        return PAD_SEQUENCE_FORMS.call(sequences, rest, named)
    except Exception:
        PAD_SEQUENCE_FORMS.translate(sequences, rest, named)
        raise


def nn_multi_head_attention_forward(
    query=MISSING, key=MISSING, value=MISSING, embed_dim_to_check=MISSING, num_heads=MISSING, in_proj_weight=MISSING,
    in_proj_bias=MISSING, bias_k=MISSING, bias_v=MISSING, add_zero_attn=MISSING, dropout_p=MISSING,
    out_proj_weight=MISSING, out_proj_bias=MISSING, *rest, **named,
):
    """multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight,
        in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias,
        training=True, key_padding_mask=None, need_weights=True, attn_mask=None,
        use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None,
        static_k=None, static_v=None, average_attn_weights=True, is_causal=False) -> tuple[Tensor, Tensor]

    Attention of several heads with the projections given; the result, and the weights or None.

    Query (time, batch, embed_dim), key and value of their own times. A mask is True, or -inf, where nothing
        is attended
    to: `key_padding_mask` (batch, keys), `attn_mask` (queries, keys) or (batch * heads, queries, keys).

    >>> x, weight, out = ow.ones(2, 1, 2), ow.zeros(6, 2), ow.eye(2)
    >>> given = 2, 1, weight, None, None, None, False, 0.0, out, None
    >>> ow.nn.functional.multi_head_attention_forward(x, x, x, *given)[1]
    tensor([[[0.5000, 0.5000],
             [0.5000, 0.5000]]])
    """
    try:
        return NN_MULTI_HEAD_ATTENTION_FORWARD_FORMS.call(
            query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v,
            add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, rest, named,
        )
    except Exception:
        NN_MULTI_HEAD_ATTENTION_FORWARD_FORMS.translate(
            query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v,
            add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, rest, named,
        )
        raise


def _further_keys(input=MISSING, count=MISSING, *rest, **named):
    """_further_keys(input, count) -> Tensor

    A mask of keys, 0 for those that come behind.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(count) is int:
                return _FURTHER_KEYS[input._keys](input, count)
        return _FURTHER_KEYS_FORMS.call(input, count, rest, named)
    except Exception:
        _FURTHER_KEYS_FORMS.translate(input, count, rest, named)
        raise


def nn_linear_cross_entropy(input=MISSING, linear_weight=MISSING, target=MISSING, *rest, **named):
    """linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean",
        ignore_index=None, label_smoothing=0.0) -> Tensor

    `cross_entropy` of what `linear` makes of the input, by a weight (classes, ..., features).

    >>> x, weight = ow.ones(2, 3), ow.zeros(4, 3)
    >>> ow.nn.functional.linear_cross_entropy(x, weight, ow.tensor([0, 1]))
    tensor(1.3863)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(linear_weight, Tensor) and isinstance(target, Tensor):
                return NN_LINEAR_CROSS_ENTROPY[input._keys | linear_weight._keys | target._keys](
                    input, linear_weight, target, None, None, 1, None, 0.0
                )
        return NN_LINEAR_CROSS_ENTROPY_FORMS.call(input, linear_weight, target, rest, named)
    except Exception:
        NN_LINEAR_CROSS_ENTROPY_FORMS.translate(input, linear_weight, target, rest, named)
        raise


class Methods:
    """What Tensor has of them."""

    def fill_diagonal(self, fill_value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(fill_value) is float or type(fill_value) is int:
                    return FILL_DIAGONAL[self._keys](self, fill_value, False)
            return FILL_DIAGONAL_FORMS.method(self, fill_value, rest, named)
        except Exception:
            FILL_DIAGONAL_FORMS.translate(self, fill_value, rest, named)
            raise

    def fill_diagonal_(self, fill_value=MISSING, *rest, **named):
        try:
            if not (rest or named):
                if type(fill_value) is float or type(fill_value) is int:
                    return FILL_DIAGONAL_[self._keys](self, fill_value, False)
            return FILL_DIAGONAL__FORMS.method(self, fill_value, rest, named)
        except Exception:
            FILL_DIAGONAL__FORMS.translate(self, fill_value, rest, named)
            raise


hang(Methods, __name__)
