"""Connectionist temporal classification: sums over all alignments of labels with steps, by dynamic programming.

Graves, Fernandez, Gomez, Schmidhuber: Connectionist temporal classification, ICML 2006. A sequence of labels has places
``blank, label, blank, label, ..., blank``; ``alpha[t, s]`` is the logarithm of the sum over all ways to be at place `s`
after step `t`, ``beta[t, s]`` that over all ways to go on from there, step `t` included. Everything is added up in
logarithms, in float64.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.compile.array_loops import array_loop
from runtime.errors import ComputeError, UnsupportedError
from runtime.kernels.vecmath import exp, log1p
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array
from runtime.tensor.plans import welcomes_from_cpu

_BLOCK = 8  # places that are computed together

def _log_sums(later: Array, two: Array, three: Array, allowed: Array, places: int, out: Array) -> None:
    """The logarithms of sums of three exponentials, of which the last one counts where it is allowed.

    Whole blocks of places are computed: vectors, and no rest one by one.
    """
    for s in range((places + _BLOCK - 1) // _BLOCK * _BLOCK):
        a, b = later[s], two[s]
        c = three[s] if allowed[s] != 0 else -math.inf
        top, low = max(a, b, c), min(a, b, c)
        middle = max(min(a, b), min(max(a, b), c))
        total = top + log1p(exp(middle - top) + exp(low - top))
        out[s] = total if top > -math.inf else a + b + c  # NaN if one of them is


def _find_path(labels: Array, n: int, places: int, blank: int, path: Array, skips: Array) -> None:
    """The class of each place, and whether that two places before may come before it: a label another than this."""
    for s in range(places):
        path[s] = labels[n, s // 2] if s % 2 else blank
        skips[s] = 1 if s > 1 and s % 2 == 1 and path[s] != path[s - 2] else 0


def _emit(logs: Array, t: int, n: int, places: int, path: Array, emitted: Array) -> None:
    """What the places of a step emit."""
    for s in range(places):
        emitted[s] = logs[t, n, path[s]]


def _fill_alpha(
    logs: Array, n: int, steps: int, places: int, path: Array, skips: Array, room: Array, alpha: Array, k: int
) -> float:
    """Write the places of sequence `n` into ``alpha[k]``, steps by places. Its loss."""
    if steps == 0:
        return 0.0 if places == 1 else math.inf
    before, emitted, result = room[0], room[1], room[2]
    for s in range(places + 2):
        before[s] = -math.inf
    for s in range(min(places, 2)):
        before[s + 2] = logs[0, n, path[s]]
    for s in range(places):
        alpha[k, 0, s] = before[s + 2]
    for t in range(1, steps):
        _emit(logs, t, n, places, path, emitted)
        _log_sums(before[2:], before[1:], before, skips, places, result)
        for s in range(places):
            before[s + 2] = result[s] + emitted[s]
        for s in range(places):
            alpha[k, t, s] = before[s + 2]
    _log_sums(before[places + 1 :], before[places:], before, skips, 1, result)  # nothing skips to the first place
    return -float(result[0])


@array_loop(_log_sums, _find_path, _emit, _fill_alpha)
def _forward_loop(
    logs: Array, labels: Array, steps: Array, sizes: Array, blank: int, path: Array, skips: Array, room: Array,
    alpha: Array, losses: Array,
) -> None:  # fmt: skip
    """Write `alpha` (sequences, steps, places) and a loss for each sequence; what nobody can reach stays as it is."""
    for n in range(logs.shape[1]):
        places = 2 * sizes[n] + 1
        _find_path(labels, n, places, blank, path, skips)
        losses[n] = _fill_alpha(logs, n, steps[n], places, path, skips, room, alpha, n)


@array_loop(_log_sums, _find_path, _emit, _fill_alpha)
def _gradient_loop(
    grad: Array, logs: Array, labels: Array, steps: Array, sizes: Array, blank: int, zero_infinity: bool, path: Array,
    skips: Array, room: Array, alpha: Array, out: Array,
) -> None:  # fmt: skip
    """Add the gradient of the losses by `logs` to `out`; `alpha` (1, steps, places) is room."""
    later, emitted, beta = room[0], room[1], room[2]
    for n in range(logs.shape[1]):
        places = 2 * sizes[n] + 1
        _find_path(labels, n, places, blank, path, skips)
        loss = _fill_alpha(logs, n, steps[n], places, path, skips, room, alpha, 0)
        if loss == math.inf:
            for t in range(0 if zero_infinity else steps[n]):
                for c in range(logs.shape[2]):
                    out[t, n, c] = math.nan
            continue
        for s in range(2):  # no way leads behind the last place
            later[places + s] = -math.inf
            skips[places + s] = 0
        for t in range(steps[n] - 1, -1, -1):
            if t == steps[n] - 1:
                for s in range(places):
                    beta[s] = 0.0 if s >= places - 2 else -math.inf
            else:
                _log_sums(later, later[1:], later[2:], skips[2:], places, beta)
            _emit(logs, t, n, places, path, emitted)
            for s in range(places):
                later[s] = beta[s] + emitted[s]
            for s in range(places):
                emitted[s] = exp(alpha[0, t, s] + beta[s] + loss)
            for s in range(places):
                out[t, n, path[s]] -= grad[n] * emitted[s]


def _numbers(lengths: Any) -> Array:
    """Lengths given as a tensor of integers, or as numbers: a copy, which nobody changes while loops read it."""
    if not isinstance(lengths, Tensor):
        return np.array(lengths, np.int64)
    if lengths.dtype.category != dtypes.INTEGRAL:
        msg = f"ctc_loss: lengths must be integers, got {lengths.dtype.name}"
        raise UnsupportedError(msg)
    return lengths._array.reshape(-1).astype(np.int64)


def _labels(targets: Tensor, sizes: list[int]) -> Array:
    """A row of labels for each sequence, of targets in rows or behind one another; what is behind the last is 0.

    It is a copy, which nobody changes while loops write where it says.
    """
    array, number, longest = targets._array, len(sizes), max(sizes)
    if array.ndim == 2:
        if array.shape[0] != number or array.shape[1] < longest:
            msg = (
                f"ctc_loss: expected targets for {number} sequences of up to {longest} labels, got shape "
                f"{list(array.shape)}"
            )
            raise ComputeError(msg)
        rows = array[:, :longest].astype(np.int64)
        return rows if min(sizes) == longest else np.where(_are_inside(sizes, longest), rows, 0)
    if array.ndim != 1:
        msg = f"ctc_loss: targets must have one or two dimensions, got shape {list(array.shape)}"
        raise ComputeError(msg)
    if sum(sizes) > array.size:
        msg = f"ctc_loss: target_lengths {sizes} exceed the {array.size} targets"
        raise ComputeError(msg)
    labels = np.zeros((number, longest), np.int64)
    labels[_are_inside(sizes, longest)] = array[: sum(sizes)]
    return labels


def _are_inside(sizes: list[int], longest: int) -> Array:
    """Which of `longest` labels are those of each sequence."""
    return np.arange(longest) < np.array(sizes)[:, None]


class _Problem:
    """The checked arguments of a call, as arrays; half precision is computed in float32."""

    def __init__(self, log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any, blank: int) -> None:
        if not log_probs.dtype.is_floating_point:
            msg = f"ctc_loss: log_probs must be floating, got a {log_probs.dtype.name} tensor"
            raise UnsupportedError(msg)
        if log_probs._array.ndim != 3:
            shape = list(log_probs._array.shape)
            msg = f"ctc_loss: log_probs must be of steps, sequences and classes, got a tensor of shape {shape}"
            raise ComputeError(msg)
        self.dtype = log_probs.dtype
        self.kind = dtypes.float32 if self.dtype in (dtypes.float16, dtypes.bfloat16) else self.dtype
        self.logs = cast_array(log_probs._array, self.dtype, self.kind)
        self.steps, self.sizes, self.blank = _numbers(input_lengths), _numbers(target_lengths), blank
        longest, number, classes = self.logs.shape
        if number == 0:
            msg = "ctc_loss: expected at least one sequence"
            raise ComputeError(msg)
        steps, sizes = self.steps.tolist(), self.sizes.tolist()
        if len(steps) != number or len(sizes) != number:
            msg = f"ctc_loss: expected {number} lengths of inputs and targets, got {len(steps)} and {len(sizes)}"
            raise ComputeError(msg)
        if min(steps) < 0 or max(steps) > longest:
            msg = f"ctc_loss: input_lengths must lie in [0, {longest}], got {steps}"
            raise ComputeError(msg)
        if min(sizes) < 0:
            msg = f"ctc_loss: target_lengths must not be negative, got {sizes}"
            raise ComputeError(msg)
        if not 0 <= blank < classes:
            msg = f"ctc_loss: blank must be one of the {classes} classes, got {blank}"
            raise ComputeError(msg)
        self.labels = _labels(targets, sizes)
        if self.labels.size and int(self.labels.view(np.uint64).max()) >= classes:  # a negative one is a large one
            msg = f"ctc_loss: targets must be classes from 0 to {classes - 1}"
            raise ComputeError(msg)
        self.places = 2 * self.labels.shape[1] + 1

    def of_losses(self, grad: Tensor) -> Array:
        """A gradient for each loss."""
        if grad._array.shape != (self.logs.shape[1],):
            msg = f"ctc_loss: expected {self.logs.shape[1]} gradients of losses, got shape {list(grad._array.shape)}"
            raise ComputeError(msg)
        return self.array(grad)

    def array(self, tensor: Tensor) -> Array:
        """The elements of a tensor in the dtype that is computed in."""
        return cast_array(tensor._array, tensor.dtype, self.kind)

    def rooms(self) -> tuple[Array, Array, Array]:
        """Room for a path, for which of its places may be skipped to, and for three rows of places."""
        size = self.places + 2 * _BLOCK  # two more places, and the rest of a block
        return np.zeros(size, np.int64), np.zeros(size, np.int64), np.zeros((3, size), np.float64)

    def tensor(self, array: Array) -> Tensor:
        """A result in the dtype of the arguments."""
        return make_tensor(cast_array(array, self.kind, self.dtype), self.dtype)


@welcomes_from_cpu("targets", "input_lengths", "target_lengths")
def ctc_loss(
    log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any, blank: int,
    zero_infinity: bool,  # noqa: ARG001 - it concerns the gradient
) -> tuple[Tensor, Tensor]:  # fmt: skip
    """The loss of each sequence, inf where no alignment is possible, and `alpha` (sequences, steps, places)."""
    problem = _Problem(log_probs, targets, input_lengths, target_lengths, blank)
    longest, number, _ = problem.logs.shape
    alpha = np.full((number, longest, problem.places), -np.inf, problem.logs.dtype)
    losses = np.empty(number, problem.logs.dtype)
    _forward_loop(problem.logs, problem.labels, problem.steps, problem.sizes, blank, *problem.rooms(), alpha, losses)
    return problem.tensor(losses), problem.tensor(alpha)


@welcomes_from_cpu("targets", "input_lengths", "target_lengths")
def ctc_gradient(
    grad: Tensor, log_probs: Tensor, targets: Tensor, input_lengths: Any, target_lengths: Any, blank: int,
    zero_infinity: bool,
) -> Tensor:  # fmt: skip
    """The gradient of the losses by `log_probs`; NaN where a loss is inf, 0 with `zero_infinity`."""
    problem = _Problem(log_probs, targets, input_lengths, target_lengths, blank)
    out = np.zeros(problem.logs.shape, problem.logs.dtype)
    alpha = np.empty((1, problem.logs.shape[0], problem.places), np.float64)
    _gradient_loop(
        problem.of_losses(grad), problem.logs, problem.labels, problem.steps, problem.sizes, blank, zero_infinity,
        *problem.rooms(), alpha, out,
    )  # fmt: skip
    return problem.tensor(out)
