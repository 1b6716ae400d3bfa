"""The functions and methods of backward: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import MISSING, Overloads, all_of, all_tensors, keys_of
from runtime.tensor import Tensor

from ..operators.backward import (
    SIGMOID_BACKWARD, TANH_BACKWARD, LOGIT_BACKWARD, SILU_BACKWARD, MISH_BACKWARD, HARDSWISH_BACKWARD,
    HARDSIGMOID_BACKWARD, HARDTANH_BACKWARD, LEAKY_RELU_BACKWARD, ELU_BACKWARD, SOFTPLUS_BACKWARD,
    SOFTSHRINK_BACKWARD, HARDSHRINK_BACKWARD, THRESHOLD_BACKWARD, LOG_SIGMOID, LOG_SIGMOID_FORWARD,
    LOG_SIGMOID_BACKWARD, GLU_BACKWARD, _MEAN_SHARE, MSE_LOSS_BACKWARD, SMOOTH_L1_LOSS_BACKWARD,
    HUBER_LOSS_BACKWARD, SOFT_MARGIN_LOSS_BACKWARD, BINARY_CROSS_ENTROPY_BACKWARD, SELECT_BACKWARD, SLICE_BACKWARD,
    DIAGONAL_BACKWARD, TRACE_BACKWARD, INDEX_SELECT_BACKWARD, MASKED_SELECT_BACKWARD, MASKED_SCATTER_BACKWARD,
    UNFOLD_BACKWARD, GATHER_BACKWARD, VALUE_SELECTING_REDUCTION_BACKWARD, EMBEDDING_DENSE_BACKWARD,
    EMBEDDING_BACKWARD, CUMPROD_BACKWARD, CUMMAXMIN_BACKWARD, NATIVE_DROPOUT_BACKWARD,
    INFINITELY_DIFFERENTIABLE_GELU_BACKWARD,
)

__all__ = [
    "sigmoid_backward", "tanh_backward", "logit_backward", "hardshrink_backward", "threshold_backward",
    "select_backward", "slice_backward", "diagonal_backward", "trace_backward", "index_select_backward",
    "masked_select_backward", "masked_scatter_backward", "unfold_backward", "gather_backward",
    "value_selecting_reduction_backward", "embedding_dense_backward", "embedding_backward", "cumprod_backward",
    "cummaxmin_backward", "native_dropout_backward", "infinitely_differentiable_gelu_backward",
]

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


def sigmoid_backward(grad_output=MISSING, output=MISSING, *rest, **named):
    """sigmoid_backward(grad_output, output, *, out=None) -> Tensor

    The gradient of the input of `sigmoid`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(output, Tensor):
            return SIGMOID_BACKWARD[grad_output._keys | output._keys](grad_output, output)
    return SIGMOID_BACKWARD_FORMS.call(grad_output, output, rest, named)


def tanh_backward(grad_output=MISSING, output=MISSING, *rest, **named):
    """tanh_backward(grad_output, output, *, out=None) -> Tensor

    The gradient of the input of `tanh`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(output, Tensor):
            return TANH_BACKWARD[grad_output._keys | output._keys](grad_output, output)
    return TANH_BACKWARD_FORMS.call(grad_output, output, rest, named)


def logit_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """logit_backward(grad_output, input, eps=None, *, out=None) -> Tensor

    The gradient of the input of `logit`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return LOGIT_BACKWARD[grad_output._keys | input._keys](grad_output, input, None)
    return LOGIT_BACKWARD_FORMS.call(grad_output, input, rest, named)


def silu_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """silu_backward(grad_output, input, *, out=None) -> Tensor

    The gradient of the input of `silu`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return SILU_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return SILU_BACKWARD_FORMS.call(grad_output, input, rest, named)


def mish_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """mish_backward(grad_output, input) -> Tensor

    The gradient of the input of `mish`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return MISH_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return MISH_BACKWARD_FORMS.call(grad_output, input, rest, named)


def hardswish_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """hardswish_backward(grad_output, input) -> Tensor

    The gradient of the input of `hardswish`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return HARDSWISH_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return HARDSWISH_BACKWARD_FORMS.call(grad_output, input, rest, named)


def hardsigmoid_backward(grad_output=MISSING, input=MISSING, *rest, **named):
    """hardsigmoid_backward(grad_output, input, *, out=None) -> Tensor

    The gradient of the input of `hardsigmoid`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor):
            return HARDSIGMOID_BACKWARD[grad_output._keys | input._keys](grad_output, input)
    return HARDSIGMOID_BACKWARD_FORMS.call(grad_output, input, rest, named)


def hardtanh_backward(grad_output=MISSING, input=MISSING, min_val=MISSING, max_val=MISSING, *rest, **named):
    """hardtanh_backward(grad_output, input, min_val, max_val, *, out=None) -> Tensor

    The gradient of the input of `hardtanh`.
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
    grad_output=MISSING,
    alpha=MISSING,
    scale=MISSING,
    input_scale=MISSING,
    is_result=MISSING,
    self_or_result=MISSING,
    *rest,
    **named,
):
    """elu_backward(grad_output, alpha, scale, input_scale, is_result, self_or_result, *, out=None) -> Tensor

    The gradient of the input of `elu`, from it or from the result.
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
    """
    if not (rest or named):
        if isinstance(grad_out, Tensor) and isinstance(input, Tensor) and (type(lambd) is float or type(lambd) is int):
            return HARDSHRINK_BACKWARD[grad_out._keys | input._keys](grad_out, input, lambd)
    return HARDSHRINK_BACKWARD_FORMS.call(grad_out, input, lambd, rest, named)


def threshold_backward(grad_output=MISSING, input=MISSING, threshold=MISSING, *rest, **named):
    """threshold_backward(grad_output, input, threshold, *, out=None) -> Tensor

    The gradient of the input of `threshold`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and (
            type(threshold) is float or type(threshold) is int
        ):
            return THRESHOLD_BACKWARD[grad_output._keys | input._keys](grad_output, input, threshold)
    return THRESHOLD_BACKWARD_FORMS.call(grad_output, input, threshold, rest, named)


def log_sigmoid(input=MISSING, *rest, **named):
    """log_sigmoid(input, *, out=None) -> Tensor

    The logarithm of the sigmoid function, as `nn.functional.logsigmoid`.
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
    """
    if not (rest or named):
        if isinstance(input, Tensor):
            return LOG_SIGMOID_FORWARD[input._keys](input)
    return LOG_SIGMOID_FORWARD_FORMS.call(input, rest, named)


def log_sigmoid_backward(grad_output=MISSING, input=MISSING, buffer=MISSING, *rest, **named):
    """log_sigmoid_backward(grad_output, input, buffer, *, out=None) -> Tensor

    The gradient of the input of `log_sigmoid`.
    """
    if not (rest or named):
        if isinstance(grad_output, Tensor) and isinstance(input, Tensor) and isinstance(buffer, Tensor):
            return LOG_SIGMOID_BACKWARD[grad_output._keys | input._keys | buffer._keys](grad_output, input, buffer)
    return LOG_SIGMOID_BACKWARD_FORMS.call(grad_output, input, buffer, rest, named)


def glu_backward(grad_output=MISSING, input=MISSING, dim=MISSING, *rest, **named):
    """glu_backward(grad_output, input, dim, *, out=None) -> Tensor

    The gradient of the input of `glu`.
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
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and type(sizes) is tuple and all_of(int, sizes):
                return TRACE_BACKWARD[grad._keys](grad, sizes)
        if not named and isinstance(grad, Tensor) and type(sizes) is int and all_of(int, rest):
            return TRACE_BACKWARD[grad._keys](grad, (sizes, *rest))
        return TRACE_BACKWARD_FORMS.call(grad, sizes, rest, named)
    except Exception:
        TRACE_BACKWARD_FORMS.translate(grad, sizes, rest, named)
        raise


def index_select_backward(grad=MISSING, self_sizes=MISSING, dim=MISSING, index=MISSING, *rest, **named):
    """index_select_backward(grad, self_sizes, dim, index) -> Tensor

    Zeros to which entries are added, the gradient of `index_select`.
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
    grad_output=MISSING,
    indices=MISSING,
    num_weights=MISSING,
    padding_idx=MISSING,
    scale_grad_by_freq=MISSING,
    *rest,
    **named,
):
    """embedding_dense_backward(grad_output, indices, num_weights, padding_idx, scale_grad_by_freq) -> Tensor

    The gradient of the weight of `embedding`; rows of `padding_idx` get none.
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
    grad=MISSING,
    indices=MISSING,
    num_weights=MISSING,
    padding_idx=MISSING,
    scale_grad_by_freq=MISSING,
    sparse=MISSING,
    *rest,
    **named,
):
    """embedding_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq, sparse) -> Tensor

    The gradient of the weight of `embedding`.
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
    """
    try:
        if not (rest or named):
            if isinstance(grad, Tensor) and isinstance(input, Tensor):
                return INFINITELY_DIFFERENTIABLE_GELU_BACKWARD[grad._keys | input._keys](grad, input)
        return INFINITELY_DIFFERENTIABLE_GELU_BACKWARD_FORMS.call(grad, input, rest, named)
    except Exception:
        INFINITELY_DIFFERENTIABLE_GELU_BACKWARD_FORMS.translate(grad, input, rest, named)
        raise
