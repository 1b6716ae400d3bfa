"""The functions and methods of nn_tasks: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_of, all_tensors
from runtime.tensor import Tensor

from ..operators.nn_tasks import (
    REFLECTION_PAD1D, REFLECTION_PAD1D_BACKWARD, REPLICATION_PAD1D, REPLICATION_PAD1D_BACKWARD, REFLECTION_PAD2D,
    REFLECTION_PAD2D_BACKWARD, REPLICATION_PAD2D, REPLICATION_PAD2D_BACKWARD, REFLECTION_PAD3D,
    REFLECTION_PAD3D_BACKWARD, REPLICATION_PAD3D, REPLICATION_PAD3D_BACKWARD, _PAD_BACKWARD, UPSAMPLE_NEAREST1D,
    UPSAMPLE_NEAREST1D_VEC, UPSAMPLE_NEAREST1D_BACKWARD, UPSAMPLE_NEAREST2D, UPSAMPLE_NEAREST2D_VEC,
    UPSAMPLE_NEAREST2D_BACKWARD, UPSAMPLE_NEAREST3D, UPSAMPLE_NEAREST3D_VEC, UPSAMPLE_NEAREST3D_BACKWARD,
    _UPSAMPLE_NEAREST_EXACT1D, _UPSAMPLE_NEAREST_EXACT1D_VEC, _UPSAMPLE_NEAREST_EXACT1D_BACKWARD,
    _UPSAMPLE_NEAREST_EXACT2D, _UPSAMPLE_NEAREST_EXACT2D_VEC, _UPSAMPLE_NEAREST_EXACT2D_BACKWARD,
    _UPSAMPLE_NEAREST_EXACT3D, _UPSAMPLE_NEAREST_EXACT3D_VEC, _UPSAMPLE_NEAREST_EXACT3D_BACKWARD, UPSAMPLE_LINEAR1D,
    UPSAMPLE_LINEAR1D_VEC, UPSAMPLE_LINEAR1D_BACKWARD, UPSAMPLE_BILINEAR2D, UPSAMPLE_BILINEAR2D_VEC,
    UPSAMPLE_BILINEAR2D_BACKWARD, UPSAMPLE_TRILINEAR3D, UPSAMPLE_TRILINEAR3D_VEC, UPSAMPLE_TRILINEAR3D_BACKWARD,
    UPSAMPLE_BICUBIC2D, UPSAMPLE_BICUBIC2D_VEC, UPSAMPLE_BICUBIC2D_BACKWARD, _UPSAMPLED_SIZES, _UPSAMPLED_RATIOS,
    _UPSAMPLED, _UPSAMPLED_BACKWARD, MAX_POOL2D_WITH_INDICES, MAX_POOL2D_WITH_INDICES_ALWAYS,
    MAX_POOL2D_WITH_INDICES_BACKWARD, ADAPTIVE_MAX_POOL2D, ADAPTIVE_MAX_POOL2D_BACKWARD, AVG_POOL2D_BACKWARD,
    MAX_POOL3D_WITH_INDICES, MAX_POOL3D_WITH_INDICES_ALWAYS, MAX_POOL3D_WITH_INDICES_BACKWARD, ADAPTIVE_MAX_POOL3D,
    ADAPTIVE_MAX_POOL3D_BACKWARD, AVG_POOL3D_BACKWARD, SIGMOID_BACKWARD, TANH_BACKWARD, LOGIT_BACKWARD,
    SILU_BACKWARD, MISH_BACKWARD, HARDSWISH_BACKWARD, HARDSIGMOID_BACKWARD, HARDTANH_BACKWARD, LEAKY_RELU_BACKWARD,
    ELU_BACKWARD, SOFTPLUS_BACKWARD, SOFTSHRINK_BACKWARD, HARDSHRINK_BACKWARD, _PASSED_ABOVE, THRESHOLD_BACKWARD,
    LOG_SIGMOID, LOG_SIGMOID_FORWARD, LOG_SIGMOID_BACKWARD, GLU_BACKWARD, _MEAN_SHARE, MSE_LOSS_BACKWARD,
    SMOOTH_L1_LOSS_BACKWARD, HUBER_LOSS_BACKWARD, SOFT_MARGIN_LOSS_BACKWARD, BINARY_CROSS_ENTROPY_BACKWARD,
    SELECT_BACKWARD, SLICE_BACKWARD, DIAGONAL_BACKWARD, TRACE_BACKWARD, INDEX_SELECT_BACKWARD,
    MASKED_SELECT_BACKWARD, MASKED_SCATTER_BACKWARD, UNFOLD_BACKWARD, GATHER_BACKWARD,
    VALUE_SELECTING_REDUCTION_BACKWARD, EMBEDDING_DENSE_BACKWARD, EMBEDDING_BACKWARD, CUMPROD_BACKWARD,
    CUMMAXMIN_BACKWARD, NATIVE_DROPOUT_BACKWARD, INFINITELY_DIFFERENTIABLE_GELU_BACKWARD,
)

__all__ = [
    "adaptive_max_pool2d", "adaptive_max_pool3d", "sigmoid_backward", "tanh_backward", "logit_backward",
    "hardshrink_backward", "threshold_backward", "select_backward", "slice_backward", "diagonal_backward",
    "trace_backward", "index_select_backward", "masked_select_backward", "masked_scatter_backward", "unfold_backward",
    "gather_backward", "value_selecting_reduction_backward", "embedding_dense_backward", "embedding_backward",
    "cumprod_backward", "cummaxmin_backward", "native_dropout_backward", "infinitely_differentiable_gelu_backward",
]

REFLECTION_PAD1D_FORMS = Overloads("reflection_pad1d", REFLECTION_PAD1D)
REFLECTION_PAD1D_BACKWARD_FORMS = Overloads("reflection_pad1d_backward", REFLECTION_PAD1D_BACKWARD)
REPLICATION_PAD1D_FORMS = Overloads("replication_pad1d", REPLICATION_PAD1D)
REPLICATION_PAD1D_BACKWARD_FORMS = Overloads("replication_pad1d_backward", REPLICATION_PAD1D_BACKWARD)
REFLECTION_PAD2D_FORMS = Overloads("reflection_pad2d", REFLECTION_PAD2D)
REFLECTION_PAD2D_BACKWARD_FORMS = Overloads("reflection_pad2d_backward", REFLECTION_PAD2D_BACKWARD)
REPLICATION_PAD2D_FORMS = Overloads("replication_pad2d", REPLICATION_PAD2D)
REPLICATION_PAD2D_BACKWARD_FORMS = Overloads("replication_pad2d_backward", REPLICATION_PAD2D_BACKWARD)
REFLECTION_PAD3D_FORMS = Overloads("reflection_pad3d", REFLECTION_PAD3D)
REFLECTION_PAD3D_BACKWARD_FORMS = Overloads("reflection_pad3d_backward", REFLECTION_PAD3D_BACKWARD)
REPLICATION_PAD3D_FORMS = Overloads("replication_pad3d", REPLICATION_PAD3D)
REPLICATION_PAD3D_BACKWARD_FORMS = Overloads("replication_pad3d_backward", REPLICATION_PAD3D_BACKWARD)
_PAD_BACKWARD_FORMS = Overloads("_pad_backward", _PAD_BACKWARD)
UPSAMPLE_NEAREST1D_FORMS = Overloads("upsample_nearest1d", UPSAMPLE_NEAREST1D, UPSAMPLE_NEAREST1D_VEC)
UPSAMPLE_NEAREST1D_BACKWARD_FORMS = Overloads("upsample_nearest1d_backward", UPSAMPLE_NEAREST1D_BACKWARD)
UPSAMPLE_NEAREST2D_FORMS = Overloads("upsample_nearest2d", UPSAMPLE_NEAREST2D, UPSAMPLE_NEAREST2D_VEC)
UPSAMPLE_NEAREST2D_BACKWARD_FORMS = Overloads("upsample_nearest2d_backward", UPSAMPLE_NEAREST2D_BACKWARD)
UPSAMPLE_NEAREST3D_FORMS = Overloads("upsample_nearest3d", UPSAMPLE_NEAREST3D, UPSAMPLE_NEAREST3D_VEC)
UPSAMPLE_NEAREST3D_BACKWARD_FORMS = Overloads("upsample_nearest3d_backward", UPSAMPLE_NEAREST3D_BACKWARD)
_UPSAMPLE_NEAREST_EXACT1D_FORMS = Overloads(
    "_upsample_nearest_exact1d", _UPSAMPLE_NEAREST_EXACT1D, _UPSAMPLE_NEAREST_EXACT1D_VEC
)
_UPSAMPLE_NEAREST_EXACT1D_BACKWARD_FORMS = Overloads(
    "_upsample_nearest_exact1d_backward", _UPSAMPLE_NEAREST_EXACT1D_BACKWARD
)
_UPSAMPLE_NEAREST_EXACT2D_FORMS = Overloads(
    "_upsample_nearest_exact2d", _UPSAMPLE_NEAREST_EXACT2D, _UPSAMPLE_NEAREST_EXACT2D_VEC
)
_UPSAMPLE_NEAREST_EXACT2D_BACKWARD_FORMS = Overloads(
    "_upsample_nearest_exact2d_backward", _UPSAMPLE_NEAREST_EXACT2D_BACKWARD
)
_UPSAMPLE_NEAREST_EXACT3D_FORMS = Overloads(
    "_upsample_nearest_exact3d", _UPSAMPLE_NEAREST_EXACT3D, _UPSAMPLE_NEAREST_EXACT3D_VEC
)
_UPSAMPLE_NEAREST_EXACT3D_BACKWARD_FORMS = Overloads(
    "_upsample_nearest_exact3d_backward", _UPSAMPLE_NEAREST_EXACT3D_BACKWARD
)
UPSAMPLE_LINEAR1D_FORMS = Overloads("upsample_linear1d", UPSAMPLE_LINEAR1D, UPSAMPLE_LINEAR1D_VEC)
UPSAMPLE_LINEAR1D_BACKWARD_FORMS = Overloads("upsample_linear1d_backward", UPSAMPLE_LINEAR1D_BACKWARD)
UPSAMPLE_BILINEAR2D_FORMS = Overloads("upsample_bilinear2d", UPSAMPLE_BILINEAR2D, UPSAMPLE_BILINEAR2D_VEC)
UPSAMPLE_BILINEAR2D_BACKWARD_FORMS = Overloads("upsample_bilinear2d_backward", UPSAMPLE_BILINEAR2D_BACKWARD)
UPSAMPLE_TRILINEAR3D_FORMS = Overloads("upsample_trilinear3d", UPSAMPLE_TRILINEAR3D, UPSAMPLE_TRILINEAR3D_VEC)
UPSAMPLE_TRILINEAR3D_BACKWARD_FORMS = Overloads("upsample_trilinear3d_backward", UPSAMPLE_TRILINEAR3D_BACKWARD)
UPSAMPLE_BICUBIC2D_FORMS = Overloads("upsample_bicubic2d", UPSAMPLE_BICUBIC2D, UPSAMPLE_BICUBIC2D_VEC)
UPSAMPLE_BICUBIC2D_BACKWARD_FORMS = Overloads("upsample_bicubic2d_backward", UPSAMPLE_BICUBIC2D_BACKWARD)
_UPSAMPLED_SIZES_FORMS = Overloads("_upsampled_sizes", _UPSAMPLED_SIZES)
_UPSAMPLED_RATIOS_FORMS = Overloads("_upsampled_ratios", _UPSAMPLED_RATIOS)
_UPSAMPLED_FORMS = Overloads("_upsampled", _UPSAMPLED)
_UPSAMPLED_BACKWARD_FORMS = Overloads("_upsampled_backward", _UPSAMPLED_BACKWARD)
MAX_POOL2D_WITH_INDICES_FORMS = Overloads(
    "max_pool2d_with_indices", MAX_POOL2D_WITH_INDICES, MAX_POOL2D_WITH_INDICES_ALWAYS
)
MAX_POOL2D_WITH_INDICES_BACKWARD_FORMS = Overloads("max_pool2d_with_indices_backward", MAX_POOL2D_WITH_INDICES_BACKWARD)
ADAPTIVE_MAX_POOL2D_FORMS = Overloads("adaptive_max_pool2d", ADAPTIVE_MAX_POOL2D)
ADAPTIVE_MAX_POOL2D_BACKWARD_FORMS = Overloads("adaptive_max_pool2d_backward", ADAPTIVE_MAX_POOL2D_BACKWARD)
AVG_POOL2D_BACKWARD_FORMS = Overloads("avg_pool2d_backward", AVG_POOL2D_BACKWARD)
MAX_POOL3D_WITH_INDICES_FORMS = Overloads(
    "max_pool3d_with_indices", MAX_POOL3D_WITH_INDICES, MAX_POOL3D_WITH_INDICES_ALWAYS
)
MAX_POOL3D_WITH_INDICES_BACKWARD_FORMS = Overloads("max_pool3d_with_indices_backward", MAX_POOL3D_WITH_INDICES_BACKWARD)
ADAPTIVE_MAX_POOL3D_FORMS = Overloads("adaptive_max_pool3d", ADAPTIVE_MAX_POOL3D)
ADAPTIVE_MAX_POOL3D_BACKWARD_FORMS = Overloads("adaptive_max_pool3d_backward", ADAPTIVE_MAX_POOL3D_BACKWARD)
AVG_POOL3D_BACKWARD_FORMS = Overloads("avg_pool3d_backward", AVG_POOL3D_BACKWARD)
SIGMOID_BACKWARD_FORMS = Overloads("sigmoid_backward", SIGMOID_BACKWARD)
TANH_BACKWARD_FORMS = Overloads("tanh_backward", TANH_BACKWARD)
LOGIT_BACKWARD_FORMS = Overloads("logit_backward", LOGIT_BACKWARD)
SILU_BACKWARD_FORMS = Overloads("silu_backward", SILU_BACKWARD)
MISH_BACKWARD_FORMS = Overloads("mish_backward", MISH_BACKWARD)
HARDSWISH_BACKWARD_FORMS = Overloads("hardswish_backward", HARDSWISH_BACKWARD)
HARDSIGMOID_BACKWARD_FORMS = Overloads("hardsigmoid_backward", HARDSIGMOID_BACKWARD)
HARDTANH_BACKWARD_FORMS = Overloads("hardtanh_backward", HARDTANH_BACKWARD)
LEAKY_RELU_BACKWARD_FORMS = Overloads("leaky_relu_backward", LEAKY_RELU_BACKWARD)
ELU_BACKWARD_FORMS = Overloads("elu_backward", ELU_BACKWARD)
SOFTPLUS_BACKWARD_FORMS = Overloads("softplus_backward", SOFTPLUS_BACKWARD)
SOFTSHRINK_BACKWARD_FORMS = Overloads("softshrink_backward", SOFTSHRINK_BACKWARD)
HARDSHRINK_BACKWARD_FORMS = Overloads("hardshrink_backward", HARDSHRINK_BACKWARD)
_PASSED_ABOVE_FORMS = Overloads("_passed_above", _PASSED_ABOVE)
THRESHOLD_BACKWARD_FORMS = Overloads("threshold_backward", THRESHOLD_BACKWARD)
LOG_SIGMOID_FORMS = Overloads("log_sigmoid", LOG_SIGMOID)
LOG_SIGMOID_FORWARD_FORMS = Overloads("log_sigmoid_forward", LOG_SIGMOID_FORWARD)
LOG_SIGMOID_BACKWARD_FORMS = Overloads("log_sigmoid_backward", LOG_SIGMOID_BACKWARD)
GLU_BACKWARD_FORMS = Overloads("glu_backward", GLU_BACKWARD)
_MEAN_SHARE_FORMS = Overloads("_mean_share", _MEAN_SHARE)
MSE_LOSS_BACKWARD_FORMS = Overloads("mse_loss_backward", MSE_LOSS_BACKWARD)
SMOOTH_L1_LOSS_BACKWARD_FORMS = Overloads("smooth_l1_loss_backward", SMOOTH_L1_LOSS_BACKWARD)
HUBER_LOSS_BACKWARD_FORMS = Overloads("huber_loss_backward", HUBER_LOSS_BACKWARD)
SOFT_MARGIN_LOSS_BACKWARD_FORMS = Overloads("soft_margin_loss_backward", SOFT_MARGIN_LOSS_BACKWARD)
BINARY_CROSS_ENTROPY_BACKWARD_FORMS = Overloads("binary_cross_entropy_backward", BINARY_CROSS_ENTROPY_BACKWARD)
SELECT_BACKWARD_FORMS = Overloads("select_backward", SELECT_BACKWARD)
SLICE_BACKWARD_FORMS = Overloads("slice_backward", SLICE_BACKWARD)
DIAGONAL_BACKWARD_FORMS = Overloads("diagonal_backward", DIAGONAL_BACKWARD)
TRACE_BACKWARD_FORMS = Overloads("trace_backward", TRACE_BACKWARD)
INDEX_SELECT_BACKWARD_FORMS = Overloads("index_select_backward", INDEX_SELECT_BACKWARD)
MASKED_SELECT_BACKWARD_FORMS = Overloads("masked_select_backward", MASKED_SELECT_BACKWARD)
MASKED_SCATTER_BACKWARD_FORMS = Overloads("masked_scatter_backward", MASKED_SCATTER_BACKWARD)
UNFOLD_BACKWARD_FORMS = Overloads("unfold_backward", UNFOLD_BACKWARD)
GATHER_BACKWARD_FORMS = Overloads("gather_backward", GATHER_BACKWARD)
VALUE_SELECTING_REDUCTION_BACKWARD_FORMS = Overloads(
    "value_selecting_reduction_backward", VALUE_SELECTING_REDUCTION_BACKWARD
)
EMBEDDING_DENSE_BACKWARD_FORMS = Overloads("embedding_dense_backward", EMBEDDING_DENSE_BACKWARD)
EMBEDDING_BACKWARD_FORMS = Overloads("embedding_backward", EMBEDDING_BACKWARD)
CUMPROD_BACKWARD_FORMS = Overloads("cumprod_backward", CUMPROD_BACKWARD)
CUMMAXMIN_BACKWARD_FORMS = Overloads("cummaxmin_backward", CUMMAXMIN_BACKWARD)
NATIVE_DROPOUT_BACKWARD_FORMS = Overloads("native_dropout_backward", NATIVE_DROPOUT_BACKWARD)
INFINITELY_DIFFERENTIABLE_GELU_BACKWARD_FORMS = Overloads(
    "infinitely_differentiable_gelu_backward", INFINITELY_DIFFERENTIABLE_GELU_BACKWARD
)


def reflection_pad1d(input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad1d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last dimension, mirrored at the border element.

    >>> ow.nn.functional.reflection_pad1d(ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[2., 1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD1D[input._keys](input, (padding,) * 2)
        return REFLECTION_PAD1D_FORMS.call(input, padding, rest, named)
    except Exception:
        REFLECTION_PAD1D_FORMS.translate(input, padding, rest, named)
        raise


def reflection_pad1d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad1d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `reflection_pad1d`.

    >>> ow.nn.functional.reflection_pad1d_backward(ow.ones(1, 3), ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD1D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 2)
        return REFLECTION_PAD1D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REFLECTION_PAD1D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def replication_pad1d(input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad1d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last dimension, the border element.

    >>> ow.nn.functional.replication_pad1d(ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[1., 1., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD1D[input._keys](input, (padding,) * 2)
        return REPLICATION_PAD1D_FORMS.call(input, padding, rest, named)
    except Exception:
        REPLICATION_PAD1D_FORMS.translate(input, padding, rest, named)
        raise


def replication_pad1d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad1d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `replication_pad1d`.

    >>> ow.nn.functional.replication_pad1d_backward(ow.ones(1, 3), ow.tensor([[1.0, 2.0]]), (1, 0))
    tensor([[2., 1.]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD1D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 2)
        return REPLICATION_PAD1D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REPLICATION_PAD1D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def reflection_pad2d(input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad2d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 2 dimensions, mirrored at the border element.

    >>> ow.nn.functional.reflection_pad2d(ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[2., 1., 2.],
             [4., 3., 4.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD2D[input._keys](input, (padding,) * 4)
        return REFLECTION_PAD2D_FORMS.call(input, padding, rest, named)
    except Exception:
        REFLECTION_PAD2D_FORMS.translate(input, padding, rest, named)
        raise


def reflection_pad2d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad2d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `reflection_pad2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 3)
    >>> F.reflection_pad2d_backward(grad, ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[1., 2.],
             [1., 2.]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD2D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 4)
        return REFLECTION_PAD2D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REFLECTION_PAD2D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def replication_pad2d(input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad2d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 2 dimensions, the border element.

    >>> ow.nn.functional.replication_pad2d(ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[1., 1., 2.],
             [3., 3., 4.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD2D[input._keys](input, (padding,) * 4)
        return REPLICATION_PAD2D_FORMS.call(input, padding, rest, named)
    except Exception:
        REPLICATION_PAD2D_FORMS.translate(input, padding, rest, named)
        raise


def replication_pad2d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad2d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `replication_pad2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 3)
    >>> F.replication_pad2d_backward(grad, ow.tensor([[[1.0, 2.0], [3.0, 4.0]]]), (1, 0, 0, 0))
    tensor([[[2., 1.],
             [2., 1.]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD2D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 4)
        return REPLICATION_PAD2D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REPLICATION_PAD2D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def reflection_pad3d(input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad3d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 3 dimensions, mirrored at the border element.

    >>> ow.nn.functional.reflection_pad3d(ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD3D[input._keys](input, (padding,) * 6)
        return REFLECTION_PAD3D_FORMS.call(input, padding, rest, named)
    except Exception:
        REFLECTION_PAD3D_FORMS.translate(input, padding, rest, named)
        raise


def reflection_pad3d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """reflection_pad3d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `reflection_pad3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 2, 3)
    >>> F.reflection_pad3d_backward(grad, ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REFLECTION_PAD3D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 6)
        return REFLECTION_PAD3D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REFLECTION_PAD3D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def replication_pad3d(input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad3d(input, padding, *, out=None) -> Tensor

    The input with more elements around its last 3 dimensions, the border element.

    >>> ow.nn.functional.replication_pad3d(ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 3])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD3D[input._keys](input, (padding,) * 6)
        return REPLICATION_PAD3D_FORMS.call(input, padding, rest, named)
    except Exception:
        REPLICATION_PAD3D_FORMS.translate(input, padding, rest, named)
        raise


def replication_pad3d_backward(grad_output=MISSING, input=MISSING, padding=MISSING, *rest, **named):
    """replication_pad3d_backward(grad_output, input, padding, *, out=None) -> Tensor

    The gradient of the input of `replication_pad3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 2, 2, 3)
    >>> F.replication_pad3d_backward(grad, ow.ones(1, 2, 2, 2), (1, 0, 0, 0, 0, 0)).shape
    opweave.Size([1, 2, 2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(padding) is int:
                return REPLICATION_PAD3D_BACKWARD[grad_output._keys | input._keys](grad_output, input, (padding,) * 6)
        return REPLICATION_PAD3D_BACKWARD_FORMS.call(grad_output, input, padding, rest, named)
    except Exception:
        REPLICATION_PAD3D_BACKWARD_FORMS.translate(grad_output, input, padding, rest, named)
        raise


def _pad_backward(grad_output=MISSING, sizes=MISSING, padding=MISSING, mode=MISSING, *rest, **named):
    """_pad_backward(grad_output, sizes, padding, mode) -> Tensor

    The gradient of what more elements are put around.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(padding) is tuple
                and all_of(int, padding)
                and type(mode) is str
            ):
                return _PAD_BACKWARD[grad_output._keys](grad_output, sizes, padding, mode)
        return _PAD_BACKWARD_FORMS.call(grad_output, sizes, padding, mode, rest, named)
    except Exception:
        _PAD_BACKWARD_FORMS.translate(grad_output, sizes, padding, mode, rest, named)
        raise


def upsample_nearest1d(input=MISSING, output_size=MISSING, *rest, **named):
    """upsample_nearest1d(input, output_size, scales=None, *, out=None) -> Tensor
    upsample_nearest1d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_nearest1d(ow.tensor([[[1.0, 3.0]]]), (4,))
    tensor([[[1., 1., 3., 3.]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return UPSAMPLE_NEAREST1D[input._keys](input, (output_size,), None)
        return UPSAMPLE_NEAREST1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST1D_FORMS.translate(input, output_size, rest, named)
        raise


def upsample_nearest1d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """upsample_nearest1d_backward(grad_output, output_size, input_size, scales=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_nearest1d`.

    >>> ow.nn.functional.upsample_nearest1d_backward(ow.ones(1, 1, 2), (2,), (1, 1, 1))
    tensor([[[2.]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return UPSAMPLE_NEAREST1D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,), (input_size,) * 3, None
                )
        return UPSAMPLE_NEAREST1D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST1D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def upsample_nearest2d(input=MISSING, output_size=MISSING, *rest, **named):
    """upsample_nearest2d(input, output_size, scales_h=None, scales_w=None, *, out=None) -> Tensor
    upsample_nearest2d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_nearest2d(ow.ones(1, 1, 1, 1), (2, 2))
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return UPSAMPLE_NEAREST2D[input._keys](input, (output_size,) * 2, None, None)
        return UPSAMPLE_NEAREST2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST2D_FORMS.translate(input, output_size, rest, named)
        raise


def upsample_nearest2d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """upsample_nearest2d_backward(grad_output, output_size, input_size, scales_h=None, scales_w=None, *,
        out=None) -> Tensor

    The gradient of the input of `upsample_nearest2d`.

    >>> ow.nn.functional.upsample_nearest2d_backward(ow.ones(1, 1, 2, 2), (2, 2), (1, 1, 1, 1))
    tensor([[[[4.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return UPSAMPLE_NEAREST2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, None, None
                )
        return UPSAMPLE_NEAREST2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def upsample_nearest3d(input=MISSING, output_size=MISSING, *rest, **named):
    """upsample_nearest3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_nearest3d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_nearest3d(ow.ones(1, 1, 1, 1, 1), (2, 2, 2)).shape
    opweave.Size([1, 1, 2, 2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return UPSAMPLE_NEAREST3D[input._keys](input, (output_size,) * 3, None, None, None)
        return UPSAMPLE_NEAREST3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST3D_FORMS.translate(input, output_size, rest, named)
        raise


def upsample_nearest3d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """upsample_nearest3d_backward(grad_output, output_size, input_size, scales_d=None, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_nearest3d`.

    >>> F = ow.nn.functional
    >>> F.upsample_nearest3d_backward(ow.ones(1, 1, 2, 2, 2), (2, 2, 2), (1, 1, 1, 1, 1))
    tensor([[[[[8.]]]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return UPSAMPLE_NEAREST3D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 3, (input_size,) * 5, None, None, None
                )
        return UPSAMPLE_NEAREST3D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        UPSAMPLE_NEAREST3D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def _upsample_nearest_exact1d(input=MISSING, output_size=MISSING, *rest, **named):
    """_upsample_nearest_exact1d(input, output_size, scales=None, *, out=None) -> Tensor
    _upsample_nearest_exact1d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return _UPSAMPLE_NEAREST_EXACT1D[input._keys](input, (output_size,), None)
        return _UPSAMPLE_NEAREST_EXACT1D_FORMS.call(input, output_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT1D_FORMS.translate(input, output_size, rest, named)
        raise


def _upsample_nearest_exact1d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """_upsample_nearest_exact1d_backward(grad_output, output_size, input_size, scales=None, *, out=None) ->
        Tensor

    The gradient of the input of `_upsample_nearest_exact1d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return _UPSAMPLE_NEAREST_EXACT1D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,), (input_size,) * 3, None
                )
        return _UPSAMPLE_NEAREST_EXACT1D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT1D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def _upsample_nearest_exact2d(input=MISSING, output_size=MISSING, *rest, **named):
    """_upsample_nearest_exact2d(input, output_size, scales_h=None, scales_w=None, *, out=None) -> Tensor
    _upsample_nearest_exact2d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return _UPSAMPLE_NEAREST_EXACT2D[input._keys](input, (output_size,) * 2, None, None)
        return _UPSAMPLE_NEAREST_EXACT2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT2D_FORMS.translate(input, output_size, rest, named)
        raise


def _upsample_nearest_exact2d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """_upsample_nearest_exact2d_backward(grad_output, output_size, input_size, scales_h=None, scales_w=None,
        *, out=None) -> Tensor

    The gradient of the input of `_upsample_nearest_exact2d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return _UPSAMPLE_NEAREST_EXACT2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, None, None
                )
        return _UPSAMPLE_NEAREST_EXACT2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def _upsample_nearest_exact3d(input=MISSING, output_size=MISSING, *rest, **named):
    """_upsample_nearest_exact3d(input, output_size, scales_d=None, scales_h=None, scales_w=None, *, out=None)
        -> Tensor
    _upsample_nearest_exact3d(input, output_size, scale_factors) -> Tensor

    Images of another size, by the nearest element, from its centre; `scales` in place of the ratio of the
        sizes.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return _UPSAMPLE_NEAREST_EXACT3D[input._keys](input, (output_size,) * 3, None, None, None)
        return _UPSAMPLE_NEAREST_EXACT3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT3D_FORMS.translate(input, output_size, rest, named)
        raise


def _upsample_nearest_exact3d_backward(grad_output=MISSING, output_size=MISSING, input_size=MISSING, *rest, **named):
    """_upsample_nearest_exact3d_backward(grad_output, output_size, input_size, scales_d=None, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `_upsample_nearest_exact3d`.
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and type(output_size) is int and type(input_size) is int:
                return _UPSAMPLE_NEAREST_EXACT3D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 3, (input_size,) * 5, None, None, None
                )
        return _UPSAMPLE_NEAREST_EXACT3D_BACKWARD_FORMS.call(grad_output, output_size, input_size, rest, named)
    except Exception:
        _UPSAMPLE_NEAREST_EXACT3D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, rest, named)
        raise


def upsample_linear1d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_linear1d(input, output_size, align_corners, scales=None, *, out=None) -> Tensor
    upsample_linear1d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_linear1d(ow.tensor([[[1.0, 3.0]]]), (4,), True)
    tensor([[[1.0000, 1.6667, 2.3333, 3.0000]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_LINEAR1D[input._keys](input, (output_size,), align_corners, None)
        return UPSAMPLE_LINEAR1D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_LINEAR1D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_linear1d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_linear1d_backward(grad_output, output_size, input_size, align_corners, scales=None, *,
        out=None) -> Tensor

    The gradient of the input of `upsample_linear1d`.

    >>> ow.nn.functional.upsample_linear1d_backward(ow.ones(1, 1, 2), (2,), (1, 1, 1), False)
    tensor([[[2.]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_LINEAR1D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,), (input_size,) * 3, align_corners, None
                )
        return UPSAMPLE_LINEAR1D_BACKWARD_FORMS.call(grad_output, output_size, input_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_LINEAR1D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def upsample_bilinear2d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_bilinear2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_bilinear2d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_bilinear2d(ow.ones(1, 1, 1, 1), (2, 2), True)
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_BILINEAR2D[input._keys](input, (output_size,) * 2, align_corners, None, None)
        return UPSAMPLE_BILINEAR2D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BILINEAR2D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_bilinear2d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_bilinear2d_backward(grad_output, output_size, input_size, align_corners, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_bilinear2d`.

    >>> F = ow.nn.functional
    >>> F.upsample_bilinear2d_backward(ow.ones(1, 1, 2, 2), (2, 2), (1, 1, 1, 1), False)
    tensor([[[[4.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_BILINEAR2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, align_corners, None, None
                )
        return UPSAMPLE_BILINEAR2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BILINEAR2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def upsample_trilinear3d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_trilinear3d(input, output_size, align_corners, scales_d=None, scales_h=None, scales_w=None, *,
        out=None) -> Tensor
    upsample_trilinear3d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_trilinear3d(ow.ones(1, 1, 1, 1, 1), (2, 2, 2), True).shape
    opweave.Size([1, 1, 2, 2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_TRILINEAR3D[input._keys](input, (output_size,) * 3, align_corners, None, None, None)
        return UPSAMPLE_TRILINEAR3D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_TRILINEAR3D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_trilinear3d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_trilinear3d_backward(grad_output, output_size, input_size, align_corners, scales_d=None,
        scales_h=None, scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_trilinear3d`.

    >>> F = ow.nn.functional
    >>> F.upsample_trilinear3d_backward(ow.ones(1, 1, 2, 2, 2), (2, 2, 2), (1, 1, 1, 1, 1), False)
    tensor([[[[[8.]]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_TRILINEAR3D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 3, (input_size,) * 5, align_corners, None, None, None
                )
        return UPSAMPLE_TRILINEAR3D_BACKWARD_FORMS.call(
            grad_output, output_size, input_size, align_corners, rest, named
        )
    except Exception:
        UPSAMPLE_TRILINEAR3D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def upsample_bicubic2d(input=MISSING, output_size=MISSING, align_corners=MISSING, *rest, **named):
    """upsample_bicubic2d(input, output_size, align_corners, scales_h=None, scales_w=None, *, out=None) ->
        Tensor
    upsample_bicubic2d(input, output_size, align_corners, scale_factors) -> Tensor

    Images of another size, by cubic interpolation; `scales` in place of the ratio of the sizes.

    >>> ow.nn.functional.upsample_bicubic2d(ow.ones(1, 1, 1, 1), (2, 2), True)
    tensor([[[[1., 1.],
              [1., 1.]]]])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int and type(align_corners) is bool:
                return UPSAMPLE_BICUBIC2D[input._keys](input, (output_size,) * 2, align_corners, None, None)
        return UPSAMPLE_BICUBIC2D_FORMS.call(input, output_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BICUBIC2D_FORMS.translate(input, output_size, align_corners, rest, named)
        raise


def upsample_bicubic2d_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, align_corners=MISSING, *rest, **named
):
    """upsample_bicubic2d_backward(grad_output, output_size, input_size, align_corners, scales_h=None,
        scales_w=None, *, out=None) -> Tensor

    The gradient of the input of `upsample_bicubic2d`.

    >>> F = ow.nn.functional
    >>> F.upsample_bicubic2d_backward(ow.ones(1, 1, 2, 2), (2, 2), (1, 1, 1, 1), False)
    tensor([[[[4.]]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(output_size) is int
                and type(input_size) is int
                and type(align_corners) is bool
            ):
                return UPSAMPLE_BICUBIC2D_BACKWARD[grad_output._keys](
                    grad_output, (output_size,) * 2, (input_size,) * 4, align_corners, None, None
                )
        return UPSAMPLE_BICUBIC2D_BACKWARD_FORMS.call(grad_output, output_size, input_size, align_corners, rest, named)
    except Exception:
        UPSAMPLE_BICUBIC2D_BACKWARD_FORMS.translate(grad_output, output_size, input_size, align_corners, rest, named)
        raise


def _upsampled_sizes(input=MISSING, output_size=MISSING, scale_factors=MISSING, dims=MISSING, *rest, **named):
    """_upsampled_sizes(input, output_size, scale_factors, dims) -> tuple[int, ...]

    The sizes of images that grow to given sizes, or by factors.
    """
    try:
        return _UPSAMPLED_SIZES_FORMS.call(input, output_size, scale_factors, dims, rest, named)
    except Exception:
        _UPSAMPLED_SIZES_FORMS.translate(input, output_size, scale_factors, dims, rest, named)
        raise


def _upsampled_ratios(before=MISSING, after=MISSING, scales=MISSING, align_corners=MISSING, *rest, **named):
    """_upsampled_ratios(before, after, scales, align_corners) -> tuple[float, ...]

    How far neighbouring places of an image of another size lie apart.
    """
    try:
        return _UPSAMPLED_RATIOS_FORMS.call(before, after, scales, align_corners, rest, named)
    except Exception:
        _UPSAMPLED_RATIOS_FORMS.translate(before, after, scales, align_corners, rest, named)
        raise


def _upsampled(input=MISSING, output_size=MISSING, scales=MISSING, kind=MISSING, align_corners=MISSING, *rest, **named):
    """_upsampled(input, output_size, scales, kind, align_corners) -> Tensor

    Images of another size, by one of the ways of `_resample`.
    """
    try:
        return _UPSAMPLED_FORMS.call(input, output_size, scales, kind, align_corners, rest, named)
    except Exception:
        _UPSAMPLED_FORMS.translate(input, output_size, scales, kind, align_corners, rest, named)
        raise


def _upsampled_backward(
    grad_output=MISSING, output_size=MISSING, input_size=MISSING, scales=MISSING, kind=MISSING, align_corners=MISSING,
    *rest, **named,
):
    """_upsampled_backward(grad_output, output_size, input_size, scales, kind, align_corners) -> Tensor

    The gradient of images that got another size.
    """
    try:
        return _UPSAMPLED_BACKWARD_FORMS.call(
            grad_output, output_size, input_size, scales, kind, align_corners, rest, named
        )
    except Exception:
        _UPSAMPLED_BACKWARD_FORMS.translate(
            grad_output, output_size, input_size, scales, kind, align_corners, rest, named
        )
        raise


def max_pool2d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool2d_with_indices(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1),
        ceil_mode=False, *, out=None) -> tuple[Tensor, Tensor]
    max_pool2d_with_indices(input, kernel_size, stride=None, padding=(0, 0), dilation=(1, 1),
        ceil_mode=False, *, return_indices) -> tuple[Tensor, Tensor]

    The largest element of every window of the last 2 dimensions, and its place in its plane.

    >>> ow.nn.functional.max_pool2d_with_indices(ow.arange(4.0).reshape(1, 2, 2), 2)[1].item()
    3
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL2D_WITH_INDICES[input._keys](input, (kernel_size,) * 2, None, (0, 0), (1, 1), False)
        return MAX_POOL2D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL2D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def max_pool2d_with_indices_backward(
    grad_output=MISSING, input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING,
    ceil_mode=MISSING, indices=MISSING, *rest, **named,
):
    """max_pool2d_with_indices_backward(grad_output, input, kernel_size, stride, padding, dilation, ceil_mode,
        indices, *, out=None) -> Tensor

    The gradient of the input of `max_pool2d_with_indices`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1)
    >>> x, places = ow.arange(4.0).reshape(1, 2, 2), ow.ones(1, 1, 1, dtype=ow.int64)
    >>> F.max_pool2d_with_indices_backward(grad, x, 2, 2, 0, 1, False, places)
    tensor([[[0., 1.],
             [0., 0.]]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(stride) is int
                and type(padding) is int
                and type(dilation) is int
                and type(ceil_mode) is bool
                and isinstance(indices, Tensor)
            ):
                return MAX_POOL2D_WITH_INDICES_BACKWARD[grad_output._keys | input._keys | indices._keys](
                    grad_output, input, (kernel_size,) * 2, (stride,) * 2, (padding,) * 2, (dilation,) * 2, ceil_mode,
                    indices,
                )
        return MAX_POOL2D_WITH_INDICES_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
    except Exception:
        MAX_POOL2D_WITH_INDICES_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
        raise


def adaptive_max_pool2d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool2d(input, output_size, *, out=None) -> tuple[Tensor, Tensor]

    The largest element of each of `output_size` windows that divide the last 2 dimensions, and its place in
        its plane.

    >>> ow.adaptive_max_pool2d(ow.arange(4.0).reshape(1, 2, 2), 1)[0].item()
    3.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_MAX_POOL2D[input._keys](input, (output_size,) * 2)
        return ADAPTIVE_MAX_POOL2D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL2D_FORMS.translate(input, output_size, rest, named)
        raise


def adaptive_max_pool2d_backward(grad_output=MISSING, input=MISSING, indices=MISSING, *rest, **named):
    """adaptive_max_pool2d_backward(grad_output, input, indices, *, out=None) -> Tensor

    The gradient of the input of `adaptive_max_pool2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1)
    >>> x, places = ow.arange(4.0).reshape(1, 2, 2), ow.ones(1, 1, 1, dtype=ow.int64)
    >>> F.adaptive_max_pool2d_backward(grad, x, places)
    tensor([[[0., 1.],
             [0., 0.]]])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(indices, Tensor):
                return ADAPTIVE_MAX_POOL2D_BACKWARD[
                    grad_output._keys | input._keys | indices._keys
                ](grad_output, input, indices)
        return ADAPTIVE_MAX_POOL2D_BACKWARD_FORMS.call(grad_output, input, indices, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL2D_BACKWARD_FORMS.translate(grad_output, input, indices, rest, named)
        raise


def avg_pool2d_backward(
    grad_output=MISSING, input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, ceil_mode=MISSING,
    count_include_pad=MISSING, divisor_override=MISSING, *rest, **named,
):
    """avg_pool2d_backward(grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override, *, out=None) -> Tensor

    The gradient of the input of `avg_pool2d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1)
    >>> F.avg_pool2d_backward(grad, ow.arange(4.0).reshape(1, 2, 2), 2, 2, 0, False, True, None)
    tensor([[[0.2500, 0.2500],
             [0.2500, 0.2500]]])
    """
    try:
        return AVG_POOL2D_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest,
            named,
        )
    except Exception:
        AVG_POOL2D_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest,
            named,
        )
        raise


def max_pool3d_with_indices(input=MISSING, kernel_size=MISSING, *rest, **named):
    """max_pool3d_with_indices(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1),
        ceil_mode=False, *, out=None) -> tuple[Tensor, Tensor]
    max_pool3d_with_indices(input, kernel_size, stride=None, padding=(0, 0, 0), dilation=(1, 1, 1),
        ceil_mode=False, *, return_indices) -> tuple[Tensor, Tensor]

    The largest element of every window of the last 3 dimensions, and its place in its plane.

    >>> ow.nn.functional.max_pool3d_with_indices(ow.arange(8.0).reshape(1, 2, 2, 2), 2)[1].item()
    7
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(kernel_size) is int:
                return MAX_POOL3D_WITH_INDICES[input._keys](
                    input, (kernel_size,) * 3, None, (0, 0, 0), (1, 1, 1), False
                )
        return MAX_POOL3D_WITH_INDICES_FORMS.call(input, kernel_size, rest, named)
    except Exception:
        MAX_POOL3D_WITH_INDICES_FORMS.translate(input, kernel_size, rest, named)
        raise


def max_pool3d_with_indices_backward(
    grad_output=MISSING, input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, dilation=MISSING,
    ceil_mode=MISSING, indices=MISSING, *rest, **named,
):
    """max_pool3d_with_indices_backward(grad_output, input, kernel_size, stride, padding, dilation, ceil_mode,
        indices, *, out=None) -> Tensor

    The gradient of the input of `max_pool3d_with_indices`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1, 1)
    >>> x, places = ow.arange(8.0).reshape(1, 2, 2, 2), ow.ones(1, 1, 1, 1, dtype=ow.int64)
    >>> F.max_pool3d_with_indices_backward(grad, x, 2, 2, 0, 1, False, places).shape
    opweave.Size([1, 2, 2, 2])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and type(kernel_size) is int
                and type(stride) is int
                and type(padding) is int
                and type(dilation) is int
                and type(ceil_mode) is bool
                and isinstance(indices, Tensor)
            ):
                return MAX_POOL3D_WITH_INDICES_BACKWARD[grad_output._keys | input._keys | indices._keys](
                    grad_output, input, (kernel_size,) * 3, (stride,) * 3, (padding,) * 3, (dilation,) * 3, ceil_mode,
                    indices,
                )
        return MAX_POOL3D_WITH_INDICES_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
    except Exception:
        MAX_POOL3D_WITH_INDICES_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, stride, padding, dilation, ceil_mode, indices, rest, named
        )
        raise


def adaptive_max_pool3d(input=MISSING, output_size=MISSING, *rest, **named):
    """adaptive_max_pool3d(input, output_size, *, out=None) -> tuple[Tensor, Tensor]

    The largest element of each of `output_size` windows that divide the last 3 dimensions, and its place in
        its plane.

    >>> ow.adaptive_max_pool3d(ow.arange(8.0).reshape(1, 2, 2, 2), 1)[0].item()
    7.0
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(output_size) is int:
                return ADAPTIVE_MAX_POOL3D[input._keys](input, (output_size,) * 3)
        return ADAPTIVE_MAX_POOL3D_FORMS.call(input, output_size, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL3D_FORMS.translate(input, output_size, rest, named)
        raise


def adaptive_max_pool3d_backward(grad_output=MISSING, input=MISSING, indices=MISSING, *rest, **named):
    """adaptive_max_pool3d_backward(grad_output, input, indices, *, out=None) -> Tensor

    The gradient of the input of `adaptive_max_pool3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1, 1)
    >>> x, places = ow.arange(8.0).reshape(1, 2, 2, 2), ow.ones(1, 1, 1, 1, dtype=ow.int64)
    >>> F.adaptive_max_pool3d_backward(grad, x, places).shape
    opweave.Size([1, 2, 2, 2])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(indices, Tensor):
                return ADAPTIVE_MAX_POOL3D_BACKWARD[
                    grad_output._keys | input._keys | indices._keys
                ](grad_output, input, indices)
        return ADAPTIVE_MAX_POOL3D_BACKWARD_FORMS.call(grad_output, input, indices, rest, named)
    except Exception:
        ADAPTIVE_MAX_POOL3D_BACKWARD_FORMS.translate(grad_output, input, indices, rest, named)
        raise


def avg_pool3d_backward(
    grad_output=MISSING, input=MISSING, kernel_size=MISSING, stride=MISSING, padding=MISSING, ceil_mode=MISSING,
    count_include_pad=MISSING, divisor_override=MISSING, *rest, **named,
):
    """avg_pool3d_backward(grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad,
        divisor_override, *, out=None) -> Tensor

    The gradient of the input of `avg_pool3d`.

    >>> F = ow.nn.functional
    >>> grad = ow.ones(1, 1, 1, 1)
    >>> F.avg_pool3d_backward(grad, ow.ones(1, 2, 2, 2), 2, 2, 0, False, True, None).shape
    opweave.Size([1, 2, 2, 2])
    """
    try:
        return AVG_POOL3D_BACKWARD_FORMS.call(
            grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest,
            named,
        )
    except Exception:
        AVG_POOL3D_BACKWARD_FORMS.translate(
            grad_output, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, rest,
            named,
        )
        raise


def sigmoid_backward(grad_output=MISSING, output=MISSING, *rest, **named):
    """sigmoid_backward(grad_output, output, *, out=None) -> Tensor

    The gradient of the input of `sigmoid`.

    >>> ow.sigmoid_backward(ow.tensor([1.0]), ow.tensor([0.5]))
    tensor([0.2500])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(output, Tensor):
            return SIGMOID_BACKWARD[grad_output._keys | output._keys](grad_output, output)
    return SIGMOID_BACKWARD_FORMS.call(grad_output, output, rest, named)


def tanh_backward(grad_output=MISSING, output=MISSING, *rest, **named):
    """tanh_backward(grad_output, output, *, out=None) -> Tensor

    The gradient of the input of `tanh`.

    >>> ow.tanh_backward(ow.tensor([1.0]), ow.tensor([0.5]))
    tensor([0.7500])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(output, Tensor):
            return TANH_BACKWARD[grad_output._keys | output._keys](grad_output, output)
    return TANH_BACKWARD_FORMS.call(grad_output, output, rest, named)


def logit_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """logit_backward(grad_output, input, eps=None, *, out=None) -> Tensor

    The gradient of the input of `logit`.

    >>> ow.logit_backward(ow.tensor([1.0]), ow.tensor([0.5]))
    tensor([4.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return LOGIT_BACKWARD[grad_output._keys | input._keys](grad_output, input, None)
    return LOGIT_BACKWARD_FORMS.call(grad_output, input, rest, named)


def silu_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """silu_backward(grad_output, input, *, out=None) -> Tensor

    The gradient of the input of `silu`.

    >>> ow.nn.functional.silu_backward(ow.tensor([1.0]), ow.tensor([1.0]))
    tensor([0.9277])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return SILU_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return SILU_BACKWARD_FORMS.call(grad_output, input, rest, named)


def mish_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """mish_backward(grad_output, input) -> Tensor

    The gradient of the input of `mish`.

    >>> ow.nn.functional.mish_backward(ow.tensor([1.0]), ow.tensor([1.0]))
    tensor([1.0490])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return MISH_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return MISH_BACKWARD_FORMS.call(grad_output, input, rest, named)


def hardswish_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """hardswish_backward(grad_output, input) -> Tensor

    The gradient of the input of `hardswish`.

    >>> ow.nn.functional.hardswish_backward(ow.tensor([1.0]), ow.tensor([1.5]))
    tensor([1.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return HARDSWISH_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return HARDSWISH_BACKWARD_FORMS.call(grad_output, input, rest, named)


def hardsigmoid_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """hardsigmoid_backward(grad_output, input, *, out=None) -> Tensor

    The gradient of the input of `hardsigmoid`.

    >>> ow.nn.functional.hardsigmoid_backward(ow.tensor([1.0]), ow.tensor([5.0]))
    tensor([0.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return HARDSIGMOID_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return HARDSIGMOID_BACKWARD_FORMS.call(grad_output, input, rest, named)


def hardtanh_backward(grad_output=MISSING, input=MISSING, min_val=MISSING, max_val=MISSING, *rest, **named):
    """hardtanh_backward(grad_output, input, min_val, max_val, *, out=None) -> Tensor

    The gradient of the input of `hardtanh`.

    >>> ow.nn.functional.hardtanh_backward(ow.tensor([1.0]), ow.tensor([0.5]), -1, 1)
    tensor([1.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and (
            type(min_val) is float or type(min_val) is int
        ) and (type(max_val) is float or type(max_val) is int):
            return HARDTANH_BACKWARD[grad_output._keys | input._keys](grad_output, input, min_val, max_val)
    return HARDTANH_BACKWARD_FORMS.call(grad_output, input, min_val, max_val, rest, named)


def leaky_relu_backward(
    grad_output=MISSING, input=MISSING, negative_slope=MISSING, self_is_result=MISSING, *rest, **named
):
    """leaky_relu_backward(grad_output, input, negative_slope, self_is_result, *, out=None) -> Tensor

    The gradient of the input of `leaky_relu`.

    >>> ow.nn.functional.leaky_relu_backward(ow.tensor([1.0]), ow.tensor([-1.0]), 0.25, False)
    tensor([0.2500])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and (
            type(negative_slope) is float or type(negative_slope) is int
        ) and type(self_is_result) is bool:
            return LEAKY_RELU_BACKWARD[grad_output._keys | input._keys](
                grad_output, input, negative_slope, self_is_result
            )
    return LEAKY_RELU_BACKWARD_FORMS.call(grad_output, input, negative_slope, self_is_result, rest, named)


def elu_backward(
    grad_output=MISSING, alpha=MISSING, scale=MISSING, input_scale=MISSING, is_result=MISSING, self_or_result=MISSING,
    *rest, **named,
):
    """elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result, *, out=None) -> Tensor

    The gradient of the input of `elu`, from it or from the result.

    >>> ow.nn.functional.elu_backward(ow.tensor([1.0]), 1, 1, 1, False, ow.tensor([2.0]))
    tensor([1.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and (
            type(alpha) is float or type(alpha) is int
        ) and (type(scale) is float or type(scale) is int) and (
            type(input_scale) is float or type(input_scale) is int
        ) and type(is_result) is bool and isinstance(self_or_result, Tensor):
            return ELU_BACKWARD[grad_output._keys | self_or_result._keys](
                grad_output, alpha, scale, input_scale, is_result, self_or_result
            )
    return ELU_BACKWARD_FORMS.call(grad_output, alpha, scale, input_scale, is_result, self_or_result, rest, named)


def softplus_backward(grad_output=MISSING, input=MISSING, beta=MISSING, threshold=MISSING, *rest, **named):
    """softplus_backward(grad_output, input, beta, threshold, *, out=None) -> Tensor

    The gradient of the input of `softplus`.

    >>> ow.nn.functional.softplus_backward(ow.tensor([1.0]), ow.tensor([0.0]), 1, 20)
    tensor([0.5000])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and (
            type(beta) is float or type(beta) is int
        ) and (
            type(threshold) is float or type(threshold) is int
        ):
            return SOFTPLUS_BACKWARD[grad_output._keys | input._keys](grad_output, input, beta, threshold)
    return SOFTPLUS_BACKWARD_FORMS.call(grad_output, input, beta, threshold, rest, named)


def softshrink_backward(grad_output=MISSING, input=MISSING, lambd=MISSING, *rest, **named):
    """softshrink_backward(grad_output, input, lambd, *, out=None) -> Tensor

    The gradient of the input of `softshrink`.

    >>> ow.nn.functional.softshrink_backward(ow.tensor([1.0]), ow.tensor([0.25]), 0.5)
    tensor([0.])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and (
            type(lambd) is float or type(lambd) is int
        ):
            return SOFTSHRINK_BACKWARD[grad_output._keys | input._keys](grad_output, input, lambd)
    return SOFTSHRINK_BACKWARD_FORMS.call(grad_output, input, lambd, rest, named)


def hardshrink_backward(grad_out=MISSING, input=MISSING, lambd=MISSING, *rest, **named):
    """hardshrink_backward(grad_out, input, lambd, *, out=None) -> Tensor

    The gradient of the input of `hardshrink`.

    >>> ow.hardshrink_backward(ow.tensor([1.0]), ow.tensor([0.25]), 0.5)
    tensor([0.])
    """
    if not (rest or named):
        if isinstance(grad_out, Tensor) and isinstance(input, Tensor) and (type(lambd) is float or type(lambd) is int):
            return HARDSHRINK_BACKWARD[grad_out._keys | input._keys](grad_out, input, lambd)
    return HARDSHRINK_BACKWARD_FORMS.call(grad_out, input, lambd, rest, named)


def _passed_above(input=MISSING, grad_output=MISSING, threshold=MISSING, *rest, **named):
    """_passed_above(input, grad_output, threshold) -> Tensor

    What belongs to elements above a threshold, which is a number of their dtype.
    """
    if not (rest or named):
        if isinstance(input, Tensor) and isinstance(grad_output, Tensor) and (
            type(threshold) is float or type(threshold) is int
        ):
            return _PASSED_ABOVE[input._keys | grad_output._keys](input, grad_output, threshold)
    return _PASSED_ABOVE_FORMS.call(input, grad_output, threshold, rest, named)


def threshold_backward(grad_output=MISSING, input=MISSING, threshold=MISSING, *rest, **named):
    """threshold_backward(grad_output, input, threshold, *, out=None) -> Tensor

    The gradient of the input of `threshold`.

    >>> ow.threshold_backward(ow.tensor([1.0]), ow.tensor([0.25]), 0.5)
    tensor([0.])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and (
                type(threshold) is float or type(threshold) is int
            ):
                return THRESHOLD_BACKWARD[grad_output._keys | input._keys](grad_output, input, threshold)
        return THRESHOLD_BACKWARD_FORMS.call(grad_output, input, threshold, rest, named)
    except Exception:
        THRESHOLD_BACKWARD_FORMS.translate(grad_output, input, threshold, rest, named)
        raise


def log_sigmoid(input=MISSING, *rest, **named):
    """log_sigmoid(input, *, out=None) -> Tensor

    The logarithm of the sigmoid function, as `nn.functional.logsigmoid`.

    >>> ow.nn.functional.log_sigmoid(ow.tensor([0.0]))
    tensor([-0.6931])
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor):
                return LOG_SIGMOID[input._keys](input)
        return LOG_SIGMOID_FORMS.call(input, rest, named)
    except Exception:
        LOG_SIGMOID_FORMS.translate(input, rest, named)
        raise


def log_sigmoid_forward(input=MISSING, *rest, **named):
    """log_sigmoid_forward(input, *, out=None) -> return_types.log_sigmoid_forward

    The logarithm of the sigmoid function, and `exp(-|input|)`.

    >>> ow.nn.functional.log_sigmoid_forward(ow.tensor([0.0])).buffer
    tensor([1.])
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG_SIGMOID_FORWARD[input._keys](input)
    return LOG_SIGMOID_FORWARD_FORMS.call(input, rest, named)


def log_sigmoid_backward(grad_output=MISSING, input=MISSING, buffer=MISSING, *rest, **named):
    """log_sigmoid_backward(grad_output, input, buffer, *, out=None) -> Tensor

    The gradient of the input of `log_sigmoid`.

    >>> ow.nn.functional.log_sigmoid_backward(ow.tensor([1.0]), ow.tensor([0.0]), ow.tensor([1.0]))
    tensor([0.5000])
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(buffer, Tensor):
            return LOG_SIGMOID_BACKWARD[grad_output._keys | input._keys | buffer._keys](grad_output, input, buffer)
    return LOG_SIGMOID_BACKWARD_FORMS.call(grad_output, input, buffer, rest, named)


def glu_backward(grad_output=MISSING, input=MISSING, dim=MISSING, *rest, **named):
    """glu_backward(grad_output, input, dim, *, out=None) -> Tensor

    The gradient of the input of `glu`.

    >>> ow.nn.functional.glu_backward(ow.tensor([1.0]), ow.tensor([2.0, 0.0]), 0)
    tensor([0.5000, 0.5000])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and type(dim) is int:
                return GLU_BACKWARD[grad_output._keys | input._keys](grad_output, input, dim)
        return GLU_BACKWARD_FORMS.call(grad_output, input, dim, rest, named)
    except Exception:
        GLU_BACKWARD_FORMS.translate(grad_output, input, dim, rest, named)
        raise


def _mean_share(input=MISSING, reduction=MISSING, *rest, **named):
    """_mean_share(input, reduction) -> float

    What every loss contributes to the result of a reduction.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(reduction) is int:
                return _MEAN_SHARE[input._keys](input, reduction)
        return _MEAN_SHARE_FORMS.call(input, reduction, rest, named)
    except Exception:
        _MEAN_SHARE_FORMS.translate(input, reduction, rest, named)
        raise


def mse_loss_backward(grad_output=MISSING, input=MISSING, target=MISSING, reduction=MISSING, *rest, **named):
    """mse_loss_backward(grad_output, input, target, reduction, *, out=None) -> Tensor

    The gradient of the input of `mse_loss`.

    >>> ow.nn.functional.mse_loss_backward(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]), 1)
    tensor([4.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(reduction) is int
            ):
                return MSE_LOSS_BACKWARD[
                    grad_output._keys | input._keys | target._keys
                ](grad_output, input, target, reduction)
        return MSE_LOSS_BACKWARD_FORMS.call(grad_output, input, target, reduction, rest, named)
    except Exception:
        MSE_LOSS_BACKWARD_FORMS.translate(grad_output, input, target, reduction, rest, named)
        raise


def smooth_l1_loss_backward(
    grad_output=MISSING, input=MISSING, target=MISSING, reduction=MISSING, beta=MISSING, *rest, **named
):
    """smooth_l1_loss_backward(grad_output, input, target, reduction, beta, *, out=None) -> Tensor

    The gradient of the input of `smooth_l1_loss`.

    >>> F = ow.nn.functional
    >>> F.smooth_l1_loss_backward(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]), 1, 1.0)
    tensor([1.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(reduction) is int
                and type(beta) is float
            ):
                return SMOOTH_L1_LOSS_BACKWARD[
                    grad_output._keys | input._keys | target._keys
                ](grad_output, input, target, reduction, beta)
        return SMOOTH_L1_LOSS_BACKWARD_FORMS.call(grad_output, input, target, reduction, beta, rest, named)
    except Exception:
        SMOOTH_L1_LOSS_BACKWARD_FORMS.translate(grad_output, input, target, reduction, beta, rest, named)
        raise


def huber_loss_backward(
    grad_output=MISSING, input=MISSING, target=MISSING, reduction=MISSING, delta=MISSING, *rest, **named
):
    """huber_loss_backward(grad_output, input, target, reduction, delta, *, out=None) -> Tensor

    The gradient of the input of `huber_loss`.

    >>> F = ow.nn.functional
    >>> F.huber_loss_backward(ow.tensor([1.0]), ow.tensor([3.0]), ow.tensor([1.0]), 1, 1.0)
    tensor([1.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(reduction) is int
                and type(delta) is float
            ):
                return HUBER_LOSS_BACKWARD[
                    grad_output._keys | input._keys | target._keys
                ](grad_output, input, target, reduction, delta)
        return HUBER_LOSS_BACKWARD_FORMS.call(grad_output, input, target, reduction, delta, rest, named)
    except Exception:
        HUBER_LOSS_BACKWARD_FORMS.translate(grad_output, input, target, reduction, delta, rest, named)
        raise


def soft_margin_loss_backward(grad_output=MISSING, input=MISSING, target=MISSING, reduction=MISSING, *rest, **named):
    """soft_margin_loss_backward(grad_output, input, target, reduction, *, out=None) -> Tensor

    The gradient of the input of `soft_margin_loss`.

    >>> F = ow.nn.functional
    >>> F.soft_margin_loss_backward(ow.tensor([1.0]), ow.tensor([0.0]), ow.tensor([1.0]), 1)
    tensor([-0.5000])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(reduction) is int
            ):
                return SOFT_MARGIN_LOSS_BACKWARD[
                    grad_output._keys | input._keys | target._keys
                ](grad_output, input, target, reduction)
        return SOFT_MARGIN_LOSS_BACKWARD_FORMS.call(grad_output, input, target, reduction, rest, named)
    except Exception:
        SOFT_MARGIN_LOSS_BACKWARD_FORMS.translate(grad_output, input, target, reduction, rest, named)
        raise


def binary_cross_entropy_backward(grad_output=MISSING, input=MISSING, target=MISSING, *rest, **named):
    """binary_cross_entropy_backward(grad_output, input, target, weight=None, reduction="mean", *, out=None) ->
        Tensor

    The gradient of the input of `binary_cross_entropy`.

    >>> F = ow.nn.functional
    >>> F.binary_cross_entropy_backward(ow.tensor([1.0]), ow.tensor([0.5]), ow.tensor([1.0]))
    tensor([-2.])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(target, Tensor):
                return BINARY_CROSS_ENTROPY_BACKWARD[
                    grad_output._keys | input._keys | target._keys
                ](grad_output, input, target, None, 1)
        if (
            not named
            and all_tensors(rest, 1)
            and isinstance(grad_output, Tensor)
            and isinstance(input, Tensor)
            and isinstance(target, Tensor)
        ):
            return BINARY_CROSS_ENTROPY_BACKWARD[
                grad_output._keys | input._keys | target._keys | keys_of(rest)
            ](grad_output, input, target, *rest, 1)
        return BINARY_CROSS_ENTROPY_BACKWARD_FORMS.call(grad_output, input, target, rest, named)
    except Exception:
        BINARY_CROSS_ENTROPY_BACKWARD_FORMS.translate(grad_output, input, target, rest, named)
        raise


def select_backward(grad_output=MISSING, input_sizes=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """select_backward(grad_output, input_sizes, dim, index) -> Tensor

    Zeros but for one index of a dimension, the gradient of `select`.

    >>> ow.select_backward(ow.tensor(1.0), (3,), 0, 1)
    tensor([0., 1., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(input_sizes) is tuple
                and all_of(int, input_sizes)
                and type(dim) is int
                and type(index) is int
            ):
                return SELECT_BACKWARD[grad_output._keys](grad_output, input_sizes, dim, index)
        return SELECT_BACKWARD_FORMS.call(grad_output, input_sizes, dim, index, rest, named)
    except Exception:
        SELECT_BACKWARD_FORMS.translate(grad_output, input_sizes, dim, index, rest, named)
        raise


def slice_backward(
    grad_output=MISSING, input_sizes=MISSING, dim=MISSING, start=MISSING, end=MISSING, step=MISSING, *rest, **named
):
    """slice_backward(grad_output, input_sizes, dim, start, end, step) -> Tensor

    Zeros but for a part of a dimension, the gradient of `slice`.

    >>> ow.slice_backward(ow.ones(2), (4,), 0, 0, 4, 2)
    tensor([1., 0., 1., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(input_sizes) is tuple
                and all_of(int, input_sizes)
                and type(dim) is int
                and type(start) is int
                and type(end) is int
                and type(step) is int
            ):
                return SLICE_BACKWARD[grad_output._keys](grad_output, input_sizes, dim, start, end, step)
        return SLICE_BACKWARD_FORMS.call(grad_output, input_sizes, dim, start, end, step, rest, named)
    except Exception:
        SLICE_BACKWARD_FORMS.translate(grad_output, input_sizes, dim, start, end, step, rest, named)
        raise


def diagonal_backward(
    grad_output=MISSING, input_sizes=MISSING, offset=MISSING, dim1=MISSING, dim2=MISSING, *rest, **named
):
    """diagonal_backward(grad_output, input_sizes, offset, dim1, dim2) -> Tensor

    Zeros but for a diagonal, the gradient of `diagonal`.

    >>> ow.diagonal_backward(ow.ones(2), (2, 2), 0, 0, 1)
    tensor([[1., 0.],
            [0., 1.]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and type(input_sizes) is tuple
                and all_of(int, input_sizes)
                and type(offset) is int
                and type(dim1) is int
                and type(dim2) is int
            ):
                return DIAGONAL_BACKWARD[grad_output._keys](grad_output, input_sizes, offset, dim1, dim2)
        return DIAGONAL_BACKWARD_FORMS.call(grad_output, input_sizes, offset, dim1, dim2, rest, named)
    except Exception:
        DIAGONAL_BACKWARD_FORMS.translate(grad_output, input_sizes, offset, dim1, dim2, rest, named)
        raise


def trace_backward(grad=MISSING, sizes=MISSING, *rest, **named):
    """trace_backward(grad, sizes) -> Tensor

    One number on a diagonal, the gradient of `trace`.

    >>> ow.trace_backward(ow.tensor(2.0), (2, 2))
    tensor([[2., 0.],
            [0., 2.]])
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and type(sizes) is tuple and all_of(int, sizes):
                return TRACE_BACKWARD[grad._keys](grad, sizes)
        return TRACE_BACKWARD_FORMS.call(grad, sizes, rest, named)
    except Exception:
        TRACE_BACKWARD_FORMS.translate(grad, sizes, rest, named)
        raise


def index_select_backward(grad=MISSING, self_sizes=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """index_select_backward(grad, self_sizes, dim, index) -> Tensor

    Zeros to which entries are added, the gradient of `index_select`.

    >>> ow.index_select_backward(ow.ones(2), (3,), 0, ow.tensor([1, 1]))
    tensor([0., 2., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(self_sizes) is tuple
                and all_of(int, self_sizes)
                and type(dim) is int
                and isinstance(index, Tensor)
            ):
                return INDEX_SELECT_BACKWARD[grad._keys | index._keys](grad, self_sizes, dim, index)
        return INDEX_SELECT_BACKWARD_FORMS.call(grad, self_sizes, dim, index, rest, named)
    except Exception:
        INDEX_SELECT_BACKWARD_FORMS.translate(grad, self_sizes, dim, index, rest, named)
        raise


def masked_select_backward(grad=MISSING, input=MISSING, mask=MISSING, *rest, **named):
    """masked_select_backward(grad, input, mask) -> Tensor

    Zeros but where a mask is set, the gradient of `masked_select`.

    >>> ow.masked_select_backward(ow.ones(1), ow.zeros(2), ow.tensor([False, True]))
    tensor([0., 1.])
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor) and isinstance(mask, Tensor):
                return MASKED_SELECT_BACKWARD[grad._keys | input._keys | mask._keys](grad, input, mask)
        return MASKED_SELECT_BACKWARD_FORMS.call(grad, input, mask, rest, named)
    except Exception:
        MASKED_SELECT_BACKWARD_FORMS.translate(grad, input, mask, rest, named)
        raise


def masked_scatter_backward(grad_output=MISSING, mask=MISSING, sizes=MISSING, *rest, **named):
    """masked_scatter_backward(grad_output, mask, sizes) -> Tensor

    The elements where a mask is set, the gradient of the source of `masked_scatter`.

    >>> ow.masked_scatter_backward(ow.ones(2), ow.tensor([False, True]), (2,))
    tensor([1., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(mask, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
            ):
                return MASKED_SCATTER_BACKWARD[grad_output._keys | mask._keys](grad_output, mask, sizes)
        return MASKED_SCATTER_BACKWARD_FORMS.call(grad_output, mask, sizes, rest, named)
    except Exception:
        MASKED_SCATTER_BACKWARD_FORMS.translate(grad_output, mask, sizes, rest, named)
        raise


def unfold_backward(grad_in=MISSING, input_sizes=MISSING, dim=MISSING, size=MISSING, step=MISSING, *rest, **named):
    """unfold_backward(grad_in, input_sizes, dim, size, step) -> Tensor

    Windows added where they lay, the gradient of `unfold`.

    >>> ow.unfold_backward(ow.ones(2, 2), (3,), 0, 2, 1)
    tensor([1., 2., 1.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_in, Tensor)
                and type(input_sizes) is tuple
                and all_of(int, input_sizes)
                and type(dim) is int
                and type(size) is int
                and type(step) is int
            ):
                return UNFOLD_BACKWARD[grad_in._keys](grad_in, input_sizes, dim, size, step)
        return UNFOLD_BACKWARD_FORMS.call(grad_in, input_sizes, dim, size, step, rest, named)
    except Exception:
        UNFOLD_BACKWARD_FORMS.translate(grad_in, input_sizes, dim, size, step, rest, named)
        raise


def gather_backward(grad=MISSING, input=MISSING, dim=MISSING, index=MISSING, sparse_grad=MISSING, *rest, **named):
    """gather_backward(grad, input, dim, index, sparse_grad) -> Tensor

    Zeros to which elements are added, the gradient of `gather`.

    >>> ow.gather_backward(ow.ones(2), ow.zeros(3), 0, ow.tensor([1, 1]), False)
    tensor([0., 2., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(index, Tensor)
                and type(sparse_grad) is bool
            ):
                return GATHER_BACKWARD[grad._keys | input._keys | index._keys](grad, input, dim, index, sparse_grad)
        return GATHER_BACKWARD_FORMS.call(grad, input, dim, index, sparse_grad, rest, named)
    except Exception:
        GATHER_BACKWARD_FORMS.translate(grad, input, dim, index, sparse_grad, rest, named)
        raise


def value_selecting_reduction_backward(
    grad=MISSING, dim=MISSING, indices=MISSING, sizes=MISSING, keepdim=MISSING, *rest, **named
):
    """value_selecting_reduction_backward(grad, dim, indices, sizes, keepdim) -> Tensor

    The gradient of a reduction that chooses an element.

    >>> ow.value_selecting_reduction_backward(ow.tensor(1.0), 0, ow.tensor(1), (3,), False)
    tensor([0., 1., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and type(dim) is int
                and isinstance(indices, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(keepdim) is bool
            ):
                return VALUE_SELECTING_REDUCTION_BACKWARD[grad._keys | indices._keys](
                    grad, dim, indices, sizes, keepdim
                )
        return VALUE_SELECTING_REDUCTION_BACKWARD_FORMS.call(grad, dim, indices, sizes, keepdim, rest, named)
    except Exception:
        VALUE_SELECTING_REDUCTION_BACKWARD_FORMS.translate(grad, dim, indices, sizes, keepdim, rest, named)
        raise


def embedding_dense_backward(
    grad_output=MISSING, indices=MISSING, num_weights=MISSING, padding_idx=MISSING, scale_grad_by_freq=MISSING, *rest,
    **named,
):
    """embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq) -> Tensor

    The gradient of the weight of `embedding`; rows of `padding_idx` get none.

    >>> ow.embedding_dense_backward(ow.ones(2, 1), ow.tensor([1, 1]), 3, -1, False)
    tensor([[0.],
            [2.],
            [0.]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(indices, Tensor)
                and type(num_weights) is int
                and type(padding_idx) is int
                and type(scale_grad_by_freq) is bool
            ):
                return EMBEDDING_DENSE_BACKWARD[grad_output._keys | indices._keys](
                    grad_output, indices, num_weights, padding_idx, scale_grad_by_freq
                )
        return EMBEDDING_DENSE_BACKWARD_FORMS.call(
            grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, rest, named
        )
    except Exception:
        EMBEDDING_DENSE_BACKWARD_FORMS.translate(
            grad_output, indices, num_weights, padding_idx, scale_grad_by_freq, rest, named
        )
        raise


def embedding_backward(
    grad=MISSING, indices=MISSING, num_weights=MISSING, padding_idx=MISSING, scale_grad_by_freq=MISSING, sparse=MISSING,
    *rest, **named,
):
    """embedding_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse) -> Tensor

    The gradient of the weight of `embedding`.

    >>> ow.embedding_backward(ow.ones(2, 1), ow.tensor([1, 1]), 3, -1, False, False)
    tensor([[0.],
            [2.],
            [0.]])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(indices, Tensor)
                and type(num_weights) is int
                and type(padding_idx) is int
                and type(scale_grad_by_freq) is bool
                and type(sparse) is bool
            ):
                return EMBEDDING_BACKWARD[grad._keys | indices._keys](
                    grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse
                )
        return EMBEDDING_BACKWARD_FORMS.call(
            grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse, rest, named
        )
    except Exception:
        EMBEDDING_BACKWARD_FORMS.translate(
            grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse, rest, named
        )
        raise


def cumprod_backward(grad=MISSING, input=MISSING, dim=MISSING, output=MISSING, *rest, **named):
    """cumprod_backward(grad, input, dim, output) -> Tensor

    The gradient of the input of `cumprod`.

    >>> ow.cumprod_backward(ow.ones(2), ow.tensor([2.0, 3.0]), 0, ow.tensor([2.0, 6.0]))
    tensor([4., 2.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and type(dim) is int
                and isinstance(output, Tensor)
            ):
                return CUMPROD_BACKWARD[grad._keys | input._keys | output._keys](grad, input, dim, output)
        return CUMPROD_BACKWARD_FORMS.call(grad, input, dim, output, rest, named)
    except Exception:
        CUMPROD_BACKWARD_FORMS.translate(grad, input, dim, output, rest, named)
        raise


def cummaxmin_backward(grad=MISSING, input=MISSING, indices=MISSING, dim=MISSING, *rest, **named):
    """cummaxmin_backward(grad, input, indices, dim) -> Tensor

    The gradient of the input of `cummax` and `cummin`.

    >>> ow.cummaxmin_backward(ow.ones(2), ow.tensor([2.0, 1.0]), ow.tensor([0, 0]), 0)
    tensor([2., 0.])
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(input, Tensor)
                and isinstance(indices, Tensor)
                and type(dim) is int
            ):
                return CUMMAXMIN_BACKWARD[grad._keys | input._keys | indices._keys](grad, input, indices, dim)
        return CUMMAXMIN_BACKWARD_FORMS.call(grad, input, indices, dim, rest, named)
    except Exception:
        CUMMAXMIN_BACKWARD_FORMS.translate(grad, input, indices, dim, rest, named)
        raise


def native_dropout_backward(grad_output=MISSING, mask=MISSING, scale=MISSING, *rest, **named):
    """native_dropout_backward(grad_output, mask, scale) -> Tensor

    The gradient of the input of `native_dropout`.

    >>> ow.native_dropout_backward(ow.ones(2), ow.tensor([True, False]), 2.0)
    tensor([2., 0.])
    """
    try:
        if not (rest or named):
            if isinstance(grad_output, Tensor) and isinstance(mask, Tensor) and type(scale) is float:
                return NATIVE_DROPOUT_BACKWARD[grad_output._keys | mask._keys](grad_output, mask, scale)
        return NATIVE_DROPOUT_BACKWARD_FORMS.call(grad_output, mask, scale, rest, named)
    except Exception:
        NATIVE_DROPOUT_BACKWARD_FORMS.translate(grad_output, mask, scale, rest, named)
        raise


def infinitely_differentiable_gelu_backward(grad=MISSING, input=MISSING, *rest, **named):
    """infinitely_differentiable_gelu_backward(grad, input) -> Tensor

    The gradient of the input of `gelu`, of operators.

    >>> ow.infinitely_differentiable_gelu_backward(ow.tensor([1.0]), ow.tensor([1.0]))
    tensor([1.0833])
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor):
                return INFINITELY_DIFFERENTIABLE_GELU_BACKWARD[grad._keys | input._keys](grad, input)
        return INFINITELY_DIFFERENTIABLE_GELU_BACKWARD_FORMS.call(grad, input, rest, named)
    except Exception:
        INFINITELY_DIFFERENTIABLE_GELU_BACKWARD_FORMS.translate(grad, input, rest, named)
        raise
