"""ctc_loss of paths around a block of places, against the recurrence place by place in NumPy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import generated as ow

SIZES = [[0], [1], [3], [4], [7], [8], [30], [5, 0, 9, 2], [12, 1, 3]]


def expected(logs: np.ndarray[Any, Any], labels: list[int]) -> float:
    """The loss of one sequence: minus the logarithm of the sum over all alignments."""
    path = [0]
    for label in labels:
        path += [label, 0]
    alpha = np.full(len(path), -np.inf)
    alpha[:2] = logs[0, path[:2]]
    for row in logs[1:]:
        before, alpha = alpha, np.full(len(path), -np.inf)
        for s, label in enumerate(path):
            ways = [before[s], *before[max(s - 1, 0) : s]]
            if s > 1 and label and label != path[s - 2]:
                ways.append(before[s - 2])
            alpha[s] = np.logaddexp.reduce(ways) + row[label]
    return -float(np.logaddexp.reduce(alpha[-2:]))


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_losses_and_gradients(sizes: list[int], dtype: Any) -> None:
    """Sequences of several lengths share the room; labels may follow themselves."""
    draws, steps = np.random.default_rng(len(sizes)), 2 * max(sizes) + 3
    logs = draws.standard_normal((steps, len(sizes), 4)) * 2
    logs -= np.logaddexp.reduce(logs, axis=2, keepdims=True)
    logs = logs.astype(dtype)
    labels = draws.integers(1, 4, (len(sizes), max(sizes)))
    wanted = [expected(logs[:, n].astype(float), labels[n, :size].tolist()) for n, size in enumerate(sizes)]
    values = ow.tensor(labels), ow.tensor([steps] * len(sizes)), ow.tensor(sizes)
    x = ow.from_numpy(logs).requires_grad_()
    losses = ow.nn.functional.ctc_loss(x, *values, reduction="none")
    np.testing.assert_allclose(losses.detach().numpy(), wanted, rtol=8 * np.finfo(dtype).eps)
    losses.sum().backward()
    # A path is at one place at a time, so that the shares of all classes are one.
    np.testing.assert_allclose(x.grad.sum(2).numpy(), -1.0, rtol=200 * np.finfo(dtype).eps)
    step = 1e-6
    for t, n, c in [(0, 0, 0), (steps // 2, len(sizes) - 1, 1), (steps - 1, 0, 0)]:
        ends = []
        for sign in (1, -1):
            moved = logs[:, n].astype(float)
            moved[t, c] += sign * step
            ends.append(expected(moved, labels[n, : sizes[n]].tolist()))
        assert abs((ends[0] - ends[1]) / (2 * step) - float(x.grad[t, n, c])) < 1e-6


def test_impossible_alignments() -> None:
    """Too many labels, or equal ones without room for a blank; and NaN wherever it comes from."""
    logs = ow.full((3, 3, 3), 1 / 3).log()
    logs[1, 2, 0] = ow.nan
    labels, sizes = ow.tensor([[1, 2, 1, 2], [1, 1, 1, 1], [1, 2, 0, 0]]), ow.tensor([4, 2, 2])
    losses = ow.nn.functional.ctc_loss(logs, labels, ow.tensor([3, 3, 3]), sizes, reduction="none").tolist()
    assert losses[0] == np.inf
    assert np.isfinite(losses[1])
    assert np.isnan(losses[2])
