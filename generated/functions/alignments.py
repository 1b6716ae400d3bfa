"""The functions and methods of alignments: the common case first, the rest through the overloads.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

from runtime.dispatch.arguments import Overloads
from runtime.dispatch.conversions import MISSING, all_of
from runtime.tensor import Tensor

from ..operators.alignments import CTC_LOSS_TENSOR, CTC_LOSS_INTLIST, _WHOLE_NUMBERS, _CTC_LABELS, _CTC_LOSSES

__all__ = ["ctc_loss"]

CTC_LOSS_FORMS = Overloads("ctc_loss", CTC_LOSS_TENSOR, CTC_LOSS_INTLIST)
_WHOLE_NUMBERS_FORMS = Overloads("_whole_numbers", _WHOLE_NUMBERS)
_CTC_LABELS_FORMS = Overloads("_ctc_labels", _CTC_LABELS)
_CTC_LOSSES_FORMS = Overloads("_ctc_losses", _CTC_LOSSES)


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


def _ctc_labels(targets=MISSING, target_lengths=MISSING, number=MISSING, *rest, **named):
    """_ctc_labels(targets, target_lengths, number) -> Tensor

    A row of labels for each sequence, filled up with 0.
    """
    try:
        if not (rest or named):
            if (
                isinstance(targets, Tensor)
                and type(target_lengths) is tuple
                and all_of(int, target_lengths)
                and type(number) is int
            ):
                return _CTC_LABELS[targets._keys](targets, target_lengths, number)
        return _CTC_LABELS_FORMS.call(targets, target_lengths, number, rest, named)
    except Exception:
        _CTC_LABELS_FORMS.translate(targets, target_lengths, number, rest, named)
        raise


def _ctc_losses(
    logs=MISSING, labels=MISSING, input_lengths=MISSING, target_lengths=MISSING, blank=MISSING, *rest, **named
):
    """_ctc_losses(logs, labels, input_lengths, target_lengths, blank) -> Tensor

    The loss of each sequence, by the sums over all paths through its labels with blanks between.
    """
    try:
        if not (rest or named):
            if (
                isinstance(logs, Tensor)
                and isinstance(labels, Tensor)
                and type(input_lengths) is tuple
                and all_of(int, input_lengths)
                and type(target_lengths) is tuple
                and all_of(int, target_lengths)
                and type(blank) is int
            ):
                return _CTC_LOSSES[logs._keys | labels._keys](logs, labels, input_lengths, target_lengths, blank)
        return _CTC_LOSSES_FORMS.call(logs, labels, input_lengths, target_lengths, blank, rest, named)
    except Exception:
        _CTC_LOSSES_FORMS.translate(logs, labels, input_lengths, target_lengths, blank, rest, named)
        raise
