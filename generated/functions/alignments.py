"""The functions and methods of alignments: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads, keys_of
from runtime.dispatch.conversions import MISSING, all_of
from runtime.tensor import Tensor

from ..operators.alignments import (
    CTC_LOSS_TENSOR, CTC_LOSS_INTLIST, _WHOLE_NUMBERS, _CTC_LOSS_TENSOR, _CTC_LOSS, _CTC_GRADIENT, _CTC_SECOND,
    _CTC_PATH, _CTC_WAYS, _CTC_LOSS_BACKWARD_TENSOR, _CTC_LOSS_BACKWARD,
)

__all__ = ["ctc_loss"]

CTC_LOSS_FORMS = Overloads("ctc_loss", CTC_LOSS_TENSOR, CTC_LOSS_INTLIST)
_WHOLE_NUMBERS_FORMS = Overloads("_whole_numbers", _WHOLE_NUMBERS)
_CTC_LOSS_FORMS = Overloads("_ctc_loss", _CTC_LOSS_TENSOR, _CTC_LOSS)
_CTC_GRADIENT_FORMS = Overloads("_ctc_gradient", _CTC_GRADIENT)
_CTC_SECOND_FORMS = Overloads("_ctc_second", _CTC_SECOND)
_CTC_PATH_FORMS = Overloads("_ctc_path", _CTC_PATH)
_CTC_WAYS_FORMS = Overloads("_ctc_ways", _CTC_WAYS)
_CTC_LOSS_BACKWARD_FORMS = Overloads("_ctc_loss_backward", _CTC_LOSS_BACKWARD_TENSOR, _CTC_LOSS_BACKWARD)


def ctc_loss(log_probs=MISSING, targets=MISSING, input_lengths=MISSING, target_lengths=MISSING, *rest, **named):
    """ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
        zero_infinity=False) -> Tensor
    ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
        zero_infinity=False) -> Tensor

    The negative log likelihood of sequences of labels, whatever their alignment (Graves and others, 2006).

    `log_probs` has steps, sequences and classes; `targets` a row for each sequence, or all labels behind
        one another.
    An impossible alignment costs inf, or 0 with `zero_infinity`; the mean is that of losses per label.

    >>> logs = ow.full((2, 1, 2), 0.5).log()
    >>> ow.ctc_loss(logs, ow.tensor([[1]]), ow.tensor([2]), ow.tensor([1]))
    tensor(0.2877)
    """
    try:
        if not (rest or named):
            if (
                isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and isinstance(input_lengths, Tensor)
                and isinstance(target_lengths, Tensor)
            ):
                return CTC_LOSS_TENSOR[
                    log_probs._keys | targets._keys | input_lengths._keys | target_lengths._keys
                ](log_probs, targets, input_lengths, target_lengths, 0, 1, False)
            if (
                isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and type(input_lengths) is tuple
                and all_of(int, input_lengths)
                and type(target_lengths) is tuple
                and all_of(int, target_lengths)
            ):
                return CTC_LOSS_INTLIST[log_probs._keys | targets._keys](
                    log_probs, targets, input_lengths, target_lengths, 0, 1, False
                )
        return CTC_LOSS_FORMS.call(log_probs, targets, input_lengths, target_lengths, rest, named)
    except Exception:
        CTC_LOSS_FORMS.translate(log_probs, targets, input_lengths, target_lengths, rest, named)
        raise


def _whole_numbers(values=MISSING, *rest, **named):
    """_whole_numbers(values) -> Tensor

    Whole numbers as a tensor.
    """
    try:
        return _WHOLE_NUMBERS_FORMS.call(values, rest, named)
    except Exception:
        _WHOLE_NUMBERS_FORMS.translate(values, rest, named)
        raise


def _ctc_loss(log_probs=MISSING, targets=MISSING, input_lengths=MISSING, target_lengths=MISSING, *rest, **named):
    """_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False) ->
        tuple[Tensor, Tensor]
    _ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False) ->
        tuple[Tensor, Tensor]

    The loss of each sequence, see `ctc_loss`, and the logarithms of the sums over all ways to each place of
        its path.

    The second has a row for each step of each sequence, with a place for each label and for the blanks
        around them.
    """
    try:
        if not (rest or named):
            if (
                isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and isinstance(input_lengths, Tensor)
                and isinstance(target_lengths, Tensor)
            ):
                return _CTC_LOSS_TENSOR[
                    log_probs._keys | targets._keys | input_lengths._keys | target_lengths._keys
                ](log_probs, targets, input_lengths, target_lengths, 0, False)
            if (
                isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and type(input_lengths) is tuple
                and all_of(int, input_lengths)
                and type(target_lengths) is tuple
                and all_of(int, target_lengths)
            ):
                return _CTC_LOSS[log_probs._keys | targets._keys](
                    log_probs, targets, input_lengths, target_lengths, 0, False
                )
        return _CTC_LOSS_FORMS.call(log_probs, targets, input_lengths, target_lengths, rest, named)
    except Exception:
        _CTC_LOSS_FORMS.translate(log_probs, targets, input_lengths, target_lengths, rest, named)
        raise


def _ctc_gradient(
    grad_output=MISSING, log_probs=MISSING, targets=MISSING, input_lengths=MISSING, target_lengths=MISSING,
    blank=MISSING, zero_infinity=MISSING, *rest, **named,
):
    """_ctc_gradient(grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity) ->
        Tensor

    The gradient of the losses of `_ctc_loss` by `log_probs`: NaN where a loss is inf, 0 with
        `zero_infinity`.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and isinstance(input_lengths, Tensor)
                and isinstance(target_lengths, Tensor)
                and type(blank) is int
                and type(zero_infinity) is bool
            ):
                return _CTC_GRADIENT[
                    grad_output._keys | log_probs._keys | targets._keys | input_lengths._keys | target_lengths._keys
                ](grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
        return _CTC_GRADIENT_FORMS.call(
            grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity, rest, named
        )
    except Exception:
        _CTC_GRADIENT_FORMS.translate(
            grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity, rest, named
        )
        raise


def _ctc_second(
    grad_output=MISSING, tangent=MISSING, log_probs=MISSING, targets=MISSING, input_lengths=MISSING,
    target_lengths=MISSING, blank=MISSING, *rest, **named,
):
    """_ctc_second(grad_output, tangent, log_probs, targets, input_lengths, target_lengths, blank) -> Tensor

    What `_ctc_gradient` changes by in the direction `tangent` of `log_probs`; 0 where a loss is inf.

    Written with operators, and therefore differentiable again.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad_output, Tensor)
                and isinstance(tangent, Tensor)
                and isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and isinstance(input_lengths, Tensor)
                and isinstance(target_lengths, Tensor)
                and type(blank) is int
            ):
                return _CTC_SECOND[
                    keys_of((grad_output, tangent, log_probs, targets, input_lengths, target_lengths))
                ](grad_output, tangent, log_probs, targets, input_lengths, target_lengths, blank)
        return _CTC_SECOND_FORMS.call(
            grad_output, tangent, log_probs, targets, input_lengths, target_lengths, blank, rest, named
        )
    except Exception:
        _CTC_SECOND_FORMS.translate(
            grad_output, tangent, log_probs, targets, input_lengths, target_lengths, blank, rest, named
        )
        raise


def _ctc_path(targets=MISSING, target_lengths=MISSING, blank=MISSING, *rest, **named):
    """_ctc_path(targets, target_lengths, blank) -> tuple[Tensor, Tensor]

    The labels of each sequence with blanks around them, and whether each may follow two places behind
        another.
    """
    try:
        if not (rest or named):
            if isinstance(targets, Tensor) and isinstance(target_lengths, Tensor) and type(blank) is int:
                return _CTC_PATH[targets._keys | target_lengths._keys](targets, target_lengths, blank)
        return _CTC_PATH_FORMS.call(targets, target_lengths, blank, rest, named)
    except Exception:
        _CTC_PATH_FORMS.translate(targets, target_lengths, blank, rest, named)
        raise


def _ctc_ways(input=MISSING, skips=MISSING, forth=MISSING, low=MISSING, *rest, **named):
    """_ctc_ways(input, skips, forth, low) -> Tensor

    What each place has, the place beside it and, where it may be skipped to, the next but one; `low`
        beyond.
    """
    try:
        if not (rest or named):
            if isinstance(input, Tensor) and isinstance(skips, Tensor) and type(forth) is int and (
                type(low) is float or type(low) is int
            ):
                return _CTC_WAYS[input._keys | skips._keys](input, skips, forth, low)
        return _CTC_WAYS_FORMS.call(input, skips, forth, low, rest, named)
    except Exception:
        _CTC_WAYS_FORMS.translate(input, skips, forth, low, rest, named)
        raise


def _ctc_loss_backward(
    grad=MISSING, log_probs=MISSING, targets=MISSING, input_lengths=MISSING, target_lengths=MISSING,
    neg_log_likelihood=MISSING, log_alpha=MISSING, blank=MISSING, *rest, **named,
):
    """_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood,
        log_alpha, blank, zero_infinity=False) -> Tensor
    _ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood,
        log_alpha, blank, zero_infinity=False) -> Tensor

    The same with lengths as tensors.
    """
    try:
        if not (rest or named):
            if (
                isinstance(grad, Tensor)
                and isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and isinstance(input_lengths, Tensor)
                and isinstance(target_lengths, Tensor)
                and isinstance(neg_log_likelihood, Tensor)
                and isinstance(log_alpha, Tensor)
                and type(blank) is int
            ):
                return _CTC_LOSS_BACKWARD_TENSOR[
                    keys_of((grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha))
                ](
                    grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, False
                )
            if (
                isinstance(grad, Tensor)
                and isinstance(log_probs, Tensor)
                and isinstance(targets, Tensor)
                and type(input_lengths) is tuple
                and all_of(int, input_lengths)
                and type(target_lengths) is tuple
                and all_of(int, target_lengths)
                and isinstance(neg_log_likelihood, Tensor)
                and isinstance(log_alpha, Tensor)
                and type(blank) is int
            ):
                return _CTC_LOSS_BACKWARD[
                    grad._keys | log_probs._keys | targets._keys | neg_log_likelihood._keys | log_alpha._keys
                ](
                    grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, False
                )
        return _CTC_LOSS_BACKWARD_FORMS.call(
            grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, rest, named
        )
    except Exception:
        _CTC_LOSS_BACKWARD_FORMS.translate(
            grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, rest, named
        )
        raise
