# Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""The alignments operators: what each is, its kernels, its backward Node."""
# mypy: ignore-errors

import math

import runtime.kernels.losses.alignments

from runtime import language
from runtime.autograd import forward
from runtime.autograd.forms import composite, defining
from runtime.autograd.node import Node, unpack_input
from runtime.autograd.recording import record
from runtime.autograd.rules import forward_rule
from runtime.guards import grad_enabled, state as guards
from runtime.tensor import dtypes
from runtime.tensor.keys import AUTOGRAD, BATCH_RULE, BELOW_AUTOGRAD, CPU

LOOPS, functions, define = defining(__name__)


@composite(define("ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int "
    "blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor", "d935043ec41fa344"))
def ctc_loss_Tensor_composite(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    logs = log_probs if log_probs._ndim != 2 else log_probs.unsqueeze(1)
    losses, _ = functions._ctc_loss(logs, targets, input_lengths, target_lengths, blank, zero_infinity)
    if zero_infinity:
        losses = functions.where(losses == math.inf, 0, losses)
    if reduction == 1:
        return (losses / functions.clamp(target_lengths.reshape((-1,)), 1).to(losses)).mean()
    return functions._reduce_loss(losses if log_probs._ndim == 3 or reduction == 2 else losses.squeeze(0), reduction)


@composite(define("ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int "
    "blank=0, int reduction=Mean, bool zero_infinity=False) -> Tensor", "9547ebc33c9485c7"))
def ctc_loss_IntList_composite(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    return functions.ctc_loss(log_probs, targets, functions._whole_numbers(input_lengths),
        functions._whole_numbers(target_lengths), blank, reduction, zero_infinity)


@composite(define("_whole_numbers(int[] values) -> Tensor", "4c42e363019002af"))
def _whole_numbers_composite(values):
    return (
        functions.stack([functions.full((), one, dtype=dtypes.int64) for one in values], 0)
        if values
        else functions.zeros((0,), dtype=dtypes.int64))


_CTC_LOSS_TENSOR = define("_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor "
    "target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)", "73645da7815b34d3")
_CTC_LOSS_TENSOR.implement(CPU, runtime.kernels.losses.alignments.ctc_loss)

class _CtcLossBackward0(Node, operator="_ctc_loss.Tensor"):
    __slots__ = ("_raw_log_probs", "_version_log_probs", "_raw_targets", "_version_targets", "_raw_input_lengths",
        "_version_input_lengths", "_raw_target_lengths", "_version_target_lengths", "_saved_blank",
        "_saved_zero_infinity")

    def apply(self, grad):
        log_probs = unpack_input(self, self._raw_log_probs, self._version_log_probs, "log_probs")
        targets = unpack_input(self, self._raw_targets, self._version_targets, "targets")
        input_lengths = unpack_input(self, self._raw_input_lengths, self._version_input_lengths, "input_lengths")
        target_lengths = unpack_input(self, self._raw_target_lengths, self._version_target_lengths, "target_lengths")
        blank = self._saved_blank
        zero_infinity = self._saved_zero_infinity
        return (functions._ctc_gradient(grad, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity),)

@_CTC_LOSS_TENSOR.implement(AUTOGRAD)
def _ctc_loss_Tensor_autograd(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    result = _CTC_LOSS_TENSOR[
        (log_probs._keys | targets._keys | input_lengths._keys | target_lengths._keys) & BELOW_AUTOGRAD
    ](log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
    result_result0, result_result1 = result
    if (guards.active and not grad_enabled()) or log_probs._edge is None:
        return result
    node = _CtcLossBackward0()
    node._raw_log_probs, node._version_log_probs = log_probs, 0 if log_probs._writes is None else log_probs._writes[0]
    node._raw_targets, node._version_targets = targets, 0 if targets._writes is None else targets._writes[0]
    node._raw_input_lengths, node._version_input_lengths = (input_lengths,
        0 if input_lengths._writes is None else input_lengths._writes[0])
    node._raw_target_lengths, node._version_target_lengths = (target_lengths,
        0 if target_lengths._writes is None else target_lengths._writes[0])
    node._saved_blank = blank
    node._saved_zero_infinity = zero_infinity
    record.call(node, result_result0, log_probs)
    return result

@forward_rule(_CTC_LOSS_TENSOR)
def _ctc_loss_Tensor_forward(
    log_probs_t, log_probs_p, targets_p, input_lengths_p, target_lengths_p, result0_p, blank, zero_infinity
):
    result0_t = (
        None
        if log_probs_t is None
        else (
            functions._ctc_gradient(
                functions.ones_like(result0_p), log_probs_p, targets_p, input_lengths_p, target_lengths_p, blank,
                zero_infinity,
            ) * log_probs_t
        ).sum((0, 2)))
    return (result0_t, None)

@_CTC_LOSS_TENSOR.implement(BATCH_RULE)
def _ctc_loss_Tensor_batch(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    many = language.broadcast_shapes(
        log_probs._sizes[:1], targets._sizes[:1], input_lengths._sizes[:1], target_lengths._sizes[:1]
    )[0]
    logs = log_probs.expand((many, *log_probs._sizes[1:])).transpose(0, 1).flatten(1, 2)
    labels = targets.expand((many, *targets._sizes[1:])).flatten(0, 1)
    steps = input_lengths.expand((many, *input_lengths._sizes[1:])).flatten()
    sizes = target_lengths.expand((many, *target_lengths._sizes[1:])).flatten()
    losses, alpha = functions._ctc_loss(logs, labels, steps, sizes, blank, zero_infinity)
    return (losses.unflatten(0, (many, -1)), alpha.unflatten(0, (many, -1)))


@composite(define("_ctc_loss(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, "
    "bool zero_infinity=False) -> (Tensor, Tensor)", "f088e940dbc51f74"))
def _ctc_loss_composite(log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    return functions._ctc_loss(log_probs, targets, functions._whole_numbers(input_lengths),
        functions._whole_numbers(target_lengths), blank, zero_infinity)


_CTC_GRADIENT = define("_ctc_gradient(Tensor grad_output, Tensor log_probs, Tensor targets, Tensor input_lengths, "
    "Tensor target_lengths, int blank, bool zero_infinity) -> Tensor", "29bbf3c66b1cf73f")
_CTC_GRADIENT.implement(CPU, runtime.kernels.losses.alignments.ctc_gradient)

class _CtcGradientBackward0(Node, operator="_ctc_gradient"):
    __slots__ = ("_raw_log_probs", "_version_log_probs", "_raw_targets", "_version_targets", "_raw_input_lengths",
        "_version_input_lengths", "_raw_target_lengths", "_version_target_lengths", "_saved_blank",
        "_saved_zero_infinity", "_raw_grad_output", "_version_grad_output")

    def apply(self, grad, wanted=None):
        wanted = wanted or self.edges
        log_probs = unpack_input(self, self._raw_log_probs, self._version_log_probs, "log_probs")
        targets = unpack_input(self, self._raw_targets, self._version_targets, "targets")
        input_lengths = unpack_input(self, self._raw_input_lengths, self._version_input_lengths, "input_lengths")
        target_lengths = unpack_input(self, self._raw_target_lengths, self._version_target_lengths, "target_lengths")
        blank = self._saved_blank
        grad_output = unpack_input(self, self._raw_grad_output, self._version_grad_output, "grad_output")
        grad_grad_output = None
        if wanted[0] is not None:
            zero_infinity = self._saved_zero_infinity
            grad_grad_output = (
                grad * functions._ctc_gradient(functions.ones_like(grad_output), log_probs, targets, input_lengths,
                    target_lengths, blank, zero_infinity)
            ).sum((0, 2))
        grad_log_probs = None
        if wanted[1] is not None:
            grad_log_probs = functions._ctc_second(grad_output, grad, log_probs, targets, input_lengths, target_lengths,
                blank)
        return (grad_grad_output, grad_log_probs)

@_CTC_GRADIENT.implement(AUTOGRAD)
def _ctc_gradient_autograd(grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    result = _CTC_GRADIENT[
        (
            grad_output._keys | log_probs._keys | targets._keys | input_lengths._keys | target_lengths._keys
        ) & BELOW_AUTOGRAD
    ](grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
    if (guards.active and not grad_enabled()) or (grad_output._edge is None and log_probs._edge is None):
        return result
    node = _CtcGradientBackward0()
    node._raw_log_probs, node._version_log_probs = log_probs, 0 if log_probs._writes is None else log_probs._writes[0]
    node._raw_targets, node._version_targets = targets, 0 if targets._writes is None else targets._writes[0]
    node._raw_input_lengths, node._version_input_lengths = (input_lengths,
        0 if input_lengths._writes is None else input_lengths._writes[0])
    node._raw_target_lengths, node._version_target_lengths = (target_lengths,
        0 if target_lengths._writes is None else target_lengths._writes[0])
    node._saved_blank = blank
    node._saved_zero_infinity = zero_infinity
    node._raw_grad_output, node._version_grad_output = (grad_output,
        0 if grad_output._writes is None else grad_output._writes[0])
    return record.call(node, result, grad_output, log_probs)

@forward_rule(_CTC_GRADIENT)
def _ctc_gradient_forward(
    grad_output_t, grad_output_p, log_probs_t, log_probs_p, targets_p, input_lengths_p, target_lengths_p, blank,
    zero_infinity,
):
    result_t = None
    if grad_output_t is not None:
        result_t = functions._ctc_gradient(grad_output_t, log_probs_p, targets_p, input_lengths_p, target_lengths_p,
            blank, zero_infinity)
    if log_probs_t is not None:
        result_t = forward.plus(result_t,
            functions._ctc_second(grad_output_p, log_probs_t, log_probs_p, targets_p, input_lengths_p, target_lengths_p,
                blank))
    return result_t

@_CTC_GRADIENT.implement(BATCH_RULE)
def _ctc_gradient_batch(grad_output, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity):
    many = language.broadcast_shapes(
        grad_output._sizes[:1], log_probs._sizes[:1], targets._sizes[:1], input_lengths._sizes[:1],
        target_lengths._sizes[:1],
    )[0]
    logs = log_probs.expand((many, *log_probs._sizes[1:])).transpose(0, 1).flatten(1, 2)
    labels = targets.expand((many, *targets._sizes[1:])).flatten(0, 1)
    steps = input_lengths.expand((many, *input_lengths._sizes[1:])).flatten()
    sizes = target_lengths.expand((many, *target_lengths._sizes[1:])).flatten()
    each = grad_output.expand((many, *grad_output._sizes[1:])).flatten()
    result = functions._ctc_gradient(each, logs, labels, steps, sizes, blank, zero_infinity)
    return result.unflatten(1, (many, -1)).transpose(0, 1)


@composite(define("_ctc_second(Tensor grad_output, Tensor tangent, Tensor log_probs, Tensor targets, Tensor "
    "input_lengths, Tensor target_lengths, int blank) -> Tensor", "44962bd78967f4e6"))
def _ctc_second_composite(grad_output, tangent, log_probs, targets, input_lengths, target_lengths, blank):
    steps, low = (log_probs._sizes[0], -1e+30)
    path, skips = functions._ctc_path(targets, target_lengths, blank)
    place, length = (path.unsqueeze(0).expand((steps, *path._sizes)), path._sizes[1])
    emitted, moved = (log_probs.gather(2, place), tangent.gather(2, place))
    last, ends = (input_lengths.unsqueeze(1) - 1, 2 * target_lengths.unsqueeze(1))
    at_end = (functions.arange(length) == ends) | (functions.arange(length) == ends - 1)
    behind = functions.constant_pad_nd(skips, (0, 2), False).narrow(1, 2, length)
    total, change = (functions.where(functions.arange(length) < 2, emitted.select(0, 0), low), moved.select(0, 0))
    totals, changes = ([total], [change])
    for step in range(1, steps):
        sums = functions._ctc_ways(total, skips, 1, low)
        one = functions.logsumexp(sums, (0,))
        change = (functions.exp(sums - one) * functions._ctc_ways(change, skips, 1, 0)).sum(0) + moved.select(0, step)
        total = one + emitted.select(0, step)
        totals, changes = ([*totals, total], [*changes, change])
    alpha, alpha_t = (functions.stack(totals, 0), functions.stack(changes, 0))
    first = functions.clamp(last, 0).unsqueeze(0).expand((1, *path._sizes))
    final, final_t = (alpha.gather(0, first).squeeze(0), alpha_t.gather(0, first).squeeze(0))
    loss = -functions.logsumexp(functions.where(at_end, final, low), (1,), True)
    loss_t = -(functions.where(at_end, functions.exp(final + loss), 0) * final_t).sum(1, True)
    onward, onward_t, results = (functions.where(at_end, functions.zeros_like(final), low), functions.zeros_like(final),
        [])
    for step in [steps - 1 - number for number in range(steps)]:
        share = functions.exp(alpha.select(0, step) + onward + loss) * (alpha_t.select(0, step) + onward_t + loss_t)
        results = [functions.where((last >= step) & (loss < -low / 2), share, 0), *results]
        sums = functions._ctc_ways(onward + emitted.select(0, step), behind, -1, low)
        one = functions.logsumexp(sums, (0,))
        turned = (
            functions.exp(sums - one) * functions._ctc_ways(onward_t + moved.select(0, step), behind, -1, 0)
        ).sum(0)
        onward, onward_t = (functions.where(last >= step, one, onward), functions.where(last >= step, turned, onward_t))
    return functions.zeros_like(log_probs).scatter_add(2, place,
        -grad_output.unsqueeze(1) * functions.stack(results, 0))


@composite(define("_ctc_path(Tensor targets, Tensor target_lengths, int blank) -> (Tensor, Tensor)",
    "7d4e6d924b87bfa2"))
def _ctc_path_composite(targets, target_lengths, blank):
    sizes = target_lengths.unsqueeze(1)
    inside = functions.arange(int(target_lengths.max().item())) < sizes
    labels = targets
    if targets._ndim == 1:
        labels = functions.zeros(inside._sizes, dtype=dtypes.int64).masked_scatter(inside, targets.to(dtypes.int64))
    labels = functions.where(inside, labels.narrow(1, 0, inside._sizes[1]), 0).to(dtypes.int64)
    others = functions.full_like(labels, blank)
    path = functions.constant_pad_nd(functions.stack([others, labels], 2).flatten(1), (0, 1), blank)
    same = path.slice(1, 2) == path.slice(1, 0, -2)
    return (path, functions.constant_pad_nd(~same, (2, 0), False).narrow(1, 0, path._sizes[1]))


@composite(define("_ctc_ways(Tensor self, Tensor skips, int forth, Scalar low) -> Tensor", "fedb0194d181ff0e"))
def _ctc_ways_composite(self, skips, forth, low):
    length, near, far = (self._sizes[1], (1, 0), (2, 0))
    if forth < 0:
        near, far = ((0, 1), (0, 2))
    one = functions.constant_pad_nd(self, near, low).narrow(1, 0 if forth > 0 else 1, length)
    two = functions.where(skips, functions.constant_pad_nd(self, far, low).narrow(1, 0 if forth > 0 else 2, length),
        low)
    return functions.stack([self, one, two], 0)


@composite(define("_ctc_loss_backward(Tensor grad, Tensor log_probs, Tensor targets, int[] input_lengths, int[] "
    "target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> Tensor",
    "29ab06e25308b0c0"))
def _ctc_loss_backward_composite(
    grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity
):
    return functions._ctc_gradient(grad, log_probs, targets, functions._whole_numbers(input_lengths),
        functions._whole_numbers(target_lengths), blank, zero_infinity)


@composite(define("_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor input_lengths, "
    "Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int blank, bool zero_infinity=False) -> "
    "Tensor", "dbb897b44194141c"))
def _ctc_loss_backward_Tensor_composite(
    grad, log_probs, targets, input_lengths, target_lengths, neg_log_likelihood, log_alpha, blank, zero_infinity
):
    return functions._ctc_gradient(grad, log_probs, targets, input_lengths, target_lengths, blank, zero_infinity)
