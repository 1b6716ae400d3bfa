# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The functions and methods of alignments."""
# mypy: ignore-errors

from runtime.dispatch.public import declaring, public

__all__ = []  # the declarations fill it
declare = declaring(__name__, __all__)


@public("Tensor", "IntList")
def ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
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


_whole_numbers = declare("_whole_numbers(values)", "Whole numbers as a tensor.")


@public("Tensor", "")
def _ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False):
    """_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False) ->
        tuple[Tensor, Tensor]
    _ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, zero_infinity=False) ->
        tuple[Tensor, Tensor]

    The loss of each sequence, see `ctc_loss`, and the logarithms of the sums over all ways to each place of
        its path.

    The second has a row for each step of each sequence, with a place for each label and for the blanks
        around them.
    """


_ctc_gradient = declare("_ctc_gradient(grad_output, log_probs, targets, input_lengths, target_lengths, blank, "
    "zero_infinity)", "The gradient of the losses of `_ctc_loss` by `log_probs`: NaN where a loss is inf, 0 with "
    "`zero_infinity`.")


@public()
def _ctc_second(grad_output, tangent, log_probs, targets, input_lengths, target_lengths, blank):
    """What `_ctc_gradient` changes by in the direction `tangent` of `log_probs`; 0 where a loss is inf.

    Written with operators, and therefore differentiable again.
    """


_ctc_path = declare("_ctc_path(targets, target_lengths, blank)", "The labels of each sequence with blanks around them, "
    "and whether each may follow two places behind another.", result="tuple[Tensor, Tensor]")
_ctc_ways = declare("_ctc_ways(input, skips, forth, low)", "What each place has, the place beside it and, where it may "
    "be skipped to, the next but one; `low` beyond.")


@public("Tensor", "")
def _ctc_loss_backward(
    grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity=False
):
    """_ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood,
        log_alpha, blank, zero_infinity=False) -> Tensor
    _ctc_loss_backward(grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood,
        log_alpha, blank, zero_infinity=False) -> Tensor

    The same with lengths as tensors.
    """
