"""The alignments operators: what each is, its kernels, its backward Node.

Written by codegen from ops.yaml and derivatives.yaml; edit those and run `python -m codegen`.
"""

# The stubs hold the types that a caller sees; the bodies follow schemas that the generator has checked.
# mypy: ignore-errors

import math

from runtime import language
from runtime.autograd.forms import composite, defining
from runtime.dispatch.late import LateModule
from runtime.tensor import dtypes

PACKAGE = __package__.rpartition(".")[0]
LOOPS = f"{PACKAGE}.kernels.alignments"
functions = LateModule(f"{PACKAGE}.functions")
define = defining(PACKAGE)

CTC_LOSS_TENSOR = define(
    "ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor target_lengths, int blank=0, int "
    "reduction=Mean, bool zero_infinity=False) -> Tensor",
    "f5eadc8cba5cb771",
)


@composite(CTC_LOSS_TENSOR)
def ctc_loss_Tensor_composite(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    if input_lengths.dtype.is_floating_point or target_lengths.dtype.is_floating_point:
        language.raise_error(
            f"ctc_loss: lengths must be integers, got {input_lengths.dtype} and {target_lengths.dtype}"
        )
    steps = tuple((int(one.item()) for one in input_lengths.reshape((-1,)).unbind(0)))
    sizes = tuple((int(one.item()) for one in target_lengths.reshape((-1,)).unbind(0)))
    return functions.ctc_loss(log_probs, targets, steps, sizes, blank, reduction, zero_infinity)


CTC_LOSS_INTLIST = define(
    "ctc_loss.IntList(Tensor log_probs, Tensor targets, int[] input_lengths, int[] target_lengths, int blank=0, int "
    "reduction=Mean, bool zero_infinity=False) -> Tensor",
    "6ca056162e36d643",
)


@composite(CTC_LOSS_INTLIST)
def ctc_loss_IntList_composite(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity):
    if not log_probs.dtype.is_floating_point:
        language.raise_error(f"ctc_loss: expected floating log_probs, got {log_probs.dtype}")
    if log_probs.ndim != 2 and log_probs.ndim != 3:
        language.raise_error(
            f"ctc_loss: log_probs must have 2 or 3 dimensions, got shape {list(log_probs._array.shape)}"
        )
    if blank < 0 or blank >= log_probs._array.shape[-1]:
        language.raise_error(f"ctc_loss: blank must be one of the {log_probs._array.shape[-1]} classes, got {blank}")
    logs = log_probs if log_probs.ndim == 3 else log_probs.unsqueeze(1)
    number, classes = (logs._array.shape[1], logs._array.shape[2])
    if number == 0:
        language.raise_error("ctc_loss: expected at least one sequence")
    if len(input_lengths) != number or len(target_lengths) != number:
        language.raise_error(
            f"ctc_loss: expected {number} lengths of inputs and targets, got {len(input_lengths)} and "
            f"{len(target_lengths)}"
        )
    if [one for one in input_lengths if one < 0 or one > logs._array.shape[0]]:
        language.raise_error(
            f"ctc_loss: input_lengths must lie in [0, {logs._array.shape[0]}], got {list(input_lengths)}"
        )
    labels = functions._ctc_labels(targets, target_lengths, number)
    if labels.numel() and ((labels < 0) | (labels >= classes)).any().item():
        language.raise_error(f"ctc_loss: targets must be classes from 0 to {classes - 1}")
    losses = functions._ctc_losses(logs, labels, input_lengths, target_lengths, blank)
    if zero_infinity:
        losses = functions.where(losses == math.inf, 0, losses)
    if reduction == 1:
        return (losses / functions.clamp(functions._whole_numbers(target_lengths), 1).to(losses.dtype)).mean()
    return functions._reduce_loss(losses if log_probs.ndim == 3 or reduction == 2 else losses.squeeze(0), reduction)


_WHOLE_NUMBERS = define("_whole_numbers(int[] values) -> Tensor", "40d74b6ae7721133")


@composite(_WHOLE_NUMBERS)
def _whole_numbers_composite(values):
    return functions.cat([functions.full((1,), one, dtype=dtypes.int64) for one in values])


_CTC_LABELS = define("_ctc_labels(Tensor targets, int[] target_lengths, int number) -> Tensor", "d3910c2248c94f64")


@composite(_CTC_LABELS)
def _ctc_labels_composite(targets, target_lengths, number):
    if [one for one in target_lengths if one < 0]:
        language.raise_error(f"ctc_loss: target_lengths must not be negative, got {list(target_lengths)}")
    longest = sorted([*target_lengths])[-1]
    if targets.ndim == 2:
        if targets._array.shape[0] != number or targets._array.shape[1] < longest:
            language.raise_error(
                f"ctc_loss: expected targets for {number} sequences of up to {longest} labels, got shape "
                f"{list(targets._array.shape)}"
            )
        inside = functions.arange(targets._array.shape[1]) < functions._whole_numbers(target_lengths).unsqueeze(1)
        return functions.where(inside, targets, 0).to(dtypes.int64)
    if targets.ndim != 1:
        language.raise_error(
            f"ctc_loss: targets must have one or two dimensions, got shape {list(targets._array.shape)}"
        )
    rows, first = ([], 0)
    for size in target_lengths:
        if first + size > targets._array.shape[0]:
            language.raise_error(
                f"ctc_loss: target_lengths {list(target_lengths)} exceed the {targets._array.shape[0]} targets"
            )
        rows = [*rows, functions.constant_pad_nd(targets.narrow(0, first, size), (0, longest - size), 0)]
        first = first + size
    return functions.stack(rows, 0).to(dtypes.int64)


_CTC_LOSSES = define(
    "_ctc_losses(Tensor logs, Tensor labels, int[] input_lengths, int[] target_lengths, int blank) -> Tensor",
    "86801fc3007c1212",
)


@composite(_CTC_LOSSES)
def _ctc_losses_composite(logs, labels, input_lengths, target_lengths, blank):
    steps, number, low = (logs._array.shape[0], logs._array.shape[1], -1e+30)
    blanks = functions.full_like(labels, blank)
    path = functions.cat(
        [
            functions.stack([blanks, labels], 2).reshape((number, 2 * labels._array.shape[1])),
            functions.full((number, 1), blank, dtype=dtypes.int64),
        ],
        1,
    )
    sizes, ends = (functions._whole_numbers(input_lengths), 2 * functions._whole_numbers(target_lengths).unsqueeze(1))
    possible = (sizes == 0) & (ends.squeeze(1) == 0)
    if steps == 0:
        return functions.where(possible, functions.zeros((number,), dtype=logs.dtype), math.inf)
    emitted = logs.gather(2, path.unsqueeze(0).expand((steps, *path._array.shape)))
    length = path._array.shape[1]
    skips = functions.constant_pad_nd(
        (path.slice(1, 2) != path.slice(1, 0, -2)) & (path.slice(1, 2) != blank), (2, 0), False
    ).narrow(1, 0, length)
    total = functions.where(functions.arange(path._array.shape[1]) < 2, emitted.select(0, 0), low)
    for step in range(1, steps):
        one = functions.constant_pad_nd(total, (1, 0), low).narrow(1, 0, length)
        two = functions.where(skips, functions.constant_pad_nd(total, (2, 0), low).narrow(1, 0, length), low)
        new = functions.logsumexp(functions.stack([total, one, two], 0), (0,)) + emitted.select(0, step)
        total = functions.where((sizes > step).unsqueeze(1), new, total)
    last = total.gather(1, ends)
    before = functions.where(ends > 0, total.gather(1, functions.clamp(ends - 1, 0)), low)
    losses = -functions.logaddexp(last, before).squeeze(1)
    losses = functions.where(losses > 1e+29, math.inf, losses)
    return functions.where(sizes > 0, losses, functions.where(possible, 0, math.inf).to(losses.dtype))
