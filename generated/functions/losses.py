"""The functions and methods of losses: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_of, all_tensors
from runtime.tensor import Tensor

from ..operators.losses import (
    _RATIO_OF_SUMS, _REDUCE_LOSS, NLL_LOSS, _NLL_FORWARD, _NLL_BACKWARD, _CHECK_CLASSES, CROSS_ENTROPY,
    _CROSS_ENTROPY_OF_PROBABILITIES, _SMOOTHING_LOSS, EMBEDDING,
)

__all__ = ["embedding"]

_RATIO_OF_SUMS_FORMS = Overloads("_ratio_of_sums", _RATIO_OF_SUMS)
_REDUCE_LOSS_FORMS = Overloads("_reduce_loss", _REDUCE_LOSS)
NLL_LOSS_FORMS = Overloads("nll_loss", NLL_LOSS)
_NLL_FORWARD_FORMS = Overloads("_nll_forward", _NLL_FORWARD)
_NLL_BACKWARD_FORMS = Overloads("_nll_backward", _NLL_BACKWARD)
_CHECK_CLASSES_FORMS = Overloads("_check_classes", _CHECK_CLASSES)
CROSS_ENTROPY_FORMS = Overloads("cross_entropy", CROSS_ENTROPY)
_CROSS_ENTROPY_OF_PROBABILITIES_FORMS = Overloads("_cross_entropy_of_probabilities", _CROSS_ENTROPY_OF_PROBABILITIES)
_SMOOTHING_LOSS_FORMS = Overloads("_smoothing_loss", _SMOOTHING_LOSS)
EMBEDDING_FORMS = Overloads("embedding", EMBEDDING)


def _ratio_of_sums(input=MISSING, other=MISSING, *rest, **named):
    """_ratio_of_sums(input, other) -> Tensor

    The sum of the elements over the sum of others, either of which a narrow dtype need not hold.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(other, Tensor):
                return _RATIO_OF_SUMS[input._keys | other._keys](input, other)
        return _RATIO_OF_SUMS_FORMS.call(input, other, rest, named)
    except Exception:
        _RATIO_OF_SUMS_FORMS.translate(input, other, rest, named)
        raise


def _reduce_loss(input=MISSING, reduction=MISSING, *rest, **named):
    """_reduce_loss(input, reduction) -> Tensor

    Losses reduced to their mean or sum, or as they are.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(reduction) is int:
                return _REDUCE_LOSS[input._keys](input, reduction)
        return _REDUCE_LOSS_FORMS.call(input, reduction, rest, named)
    except Exception:
        _REDUCE_LOSS_FORMS.translate(input, reduction, rest, named)
        raise


def nll_loss(input=MISSING, target=MISSING, *rest, **named):
    """nll_loss(input, target, weight=None, reduction="mean", ignore_index=-100, *, out=None) -> Tensor

    The negative of the input at the target class, `-weight[target] * input[target]`.

    The mean divides by the sum of the weights; targets that are `ignore_index` count nothing.

    >>> ow.nn.functional.nll_loss(ow.tensor([[-0.5, -1.0], [-2.0, -0.1]]), ow.tensor([0, 1]))
    tensor(0.3000)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return NLL_LOSS[input._keys | target._keys](input, target, None, 1, -100)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return NLL_LOSS[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1, -100)
        return NLL_LOSS_FORMS.call(input, target, rest, named)
    except Exception:
        NLL_LOSS_FORMS.translate(input, target, rest, named)
        raise


def _nll_forward(input=MISSING, target=MISSING, reduction=MISSING, ignore_index=MISSING, *rest, **named):
    """_nll_forward(input, target, reduction, ignore_index) -> Tensor

    Each (0), the mean (1) or sum (2) of `-self` at int64 classes, one call where operators would be ten.
    """
    try:
        if not (rest or named):
            if (
                isinstance(input, Tensor)
                and isinstance(target, Tensor)
                and type(reduction) is int
                and type(ignore_index) is int
            ):
                return _NLL_FORWARD[input._keys | target._keys](input, target, reduction, ignore_index)
        return _NLL_FORWARD_FORMS.call(input, target, reduction, ignore_index, rest, named)
    except Exception:
        _NLL_FORWARD_FORMS.translate(input, target, reduction, ignore_index, rest, named)
        raise


def _nll_backward(
    grad_output=MISSING, target=MISSING, sizes=MISSING, reduction=MISSING, ignore_index=MISSING, *rest, **named
):
    """_nll_backward(grad_output, target, sizes, reduction, ignore_index) -> Tensor

    The gradient of `_nll_forward` with respect to its input.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(target, Tensor)
                and type(sizes) is tuple
                and all_of(int, sizes)
                and type(reduction) is int
                and type(ignore_index) is int
            ):
                return _NLL_BACKWARD[grad_output._keys | target._keys](
                    grad_output, target, sizes, reduction, ignore_index
                )
        return _NLL_BACKWARD_FORMS.call(grad_output, target, sizes, reduction, ignore_index, rest, named)
    except Exception:
        _NLL_BACKWARD_FORMS.translate(grad_output, target, sizes, reduction, ignore_index, rest, named)
        raise


def _check_classes(input=MISSING, classes=MISSING, *rest, **named):
    """_check_classes(input, classes) -> Tensor

    Class indices; those out of bounds raise.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and type(classes) is int:
                return _CHECK_CLASSES[input._keys](input, classes)
        return _CHECK_CLASSES_FORMS.call(input, classes, rest, named)
    except Exception:
        _CHECK_CLASSES_FORMS.translate(input, classes, rest, named)
        raise


def cross_entropy(input=MISSING, target=MISSING, *rest, **named):
    """cross_entropy(input, target, weight=None, reduction="mean", ignore_index=-100, label_smoothing=0.0) ->
        Tensor

    The cross entropy of logits with class indices, or with class probabilities of the input's shape.

    For indices it is `-log_softmax(input)[target]`; `label_smoothing` mixes the target with the uniform
    distribution (Szegedy and others, arXiv 1512.00567, section 7).

    >>> ow.nn.functional.cross_entropy(ow.tensor([[2.0, 0.0], [0.0, 0.0]]), ow.tensor([0, 1]))
    tensor(0.4100)
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(target, Tensor):
                return CROSS_ENTROPY[input._keys | target._keys](input, target, None, 1, -100, 0.0)
        if not named and all_tensors(rest, 1) and isinstance(input, Tensor) and isinstance(target, Tensor):
            return CROSS_ENTROPY[input._keys | target._keys | keys_of(rest)](input, target, *rest, 1, -100, 0.0)
        return CROSS_ENTROPY_FORMS.call(input, target, rest, named)
    except Exception:
        CROSS_ENTROPY_FORMS.translate(input, target, rest, named)
        raise


def _cross_entropy_of_probabilities(
    logs=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, label_smoothing=MISSING, classes=MISSING, *rest,
    **named,
):
    """_cross_entropy_of_probabilities(logs, target, weight, reduction, label_smoothing, classes) -> Tensor

    Cross entropy where the target gives a probability for each class.
    """
    try:
        return _CROSS_ENTROPY_OF_PROBABILITIES_FORMS.call(
            logs, target, weight, reduction, label_smoothing, classes, rest, named
        )
    except Exception:
        _CROSS_ENTROPY_OF_PROBABILITIES_FORMS.translate(
            logs, target, weight, reduction, label_smoothing, classes, rest, named
        )
        raise


def _smoothing_loss(
    logs=MISSING, target=MISSING, weight=MISSING, reduction=MISSING, ignore_index=MISSING, classes=MISSING, *rest,
    **named,
):
    """_smoothing_loss(logs, target, weight, reduction, ignore_index, classes) -> Tensor

    The part of cross entropy that pulls towards the uniform distribution.
    """
    try:
        return _SMOOTHING_LOSS_FORMS.call(logs, target, weight, reduction, ignore_index, classes, rest, named)
    except Exception:
        _SMOOTHING_LOSS_FORMS.translate(logs, target, weight, reduction, ignore_index, classes, rest, named)
        raise


def embedding(weight=MISSING, indices=MISSING, *rest, **named):
    """embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False) -> Tensor

    Rows of `weight` picked by integer indices; the row `padding_idx` gets no gradient.

    >>> ow.embedding(ow.tensor([[1.0, 2.0], [3.0, 4.0]]), ow.tensor([1, 0, 1]))
    tensor([[3., 4.],
            [1., 2.],
            [3., 4.]])
    """
    try:
        if not (rest or named):
            if isinstance(weight, Tensor) and isinstance(indices, Tensor):
                return EMBEDDING[weight._keys | indices._keys](weight, indices, -1, False, False)
        return EMBEDDING_FORMS.call(weight, indices, rest, named)
    except Exception:
        EMBEDDING_FORMS.translate(weight, indices, rest, named)
        raise
