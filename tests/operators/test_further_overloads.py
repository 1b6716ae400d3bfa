"""The parts of normalization, cells of recurrent networks, CTC, and overloads by which others are called."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated.autograd import gradcheck, gradgradcheck

F = ow.nn.functional


def drawn(*shape: int) -> Any:
    """Some float64 numbers, always the same."""
    return ow.from_numpy(np.random.default_rng(sum(shape)).standard_normal(shape))


def test_xlogy() -> None:
    x, y = ow.tensor([0.0, 2.0, math.nan]), ow.tensor([0.0, 3.0, 1.0])
    np.testing.assert_array_equal(ow.special.xlogy(x, y).numpy(), ow.xlogy(x, y).numpy())
    assert ow.special.xlogy(2.0, y[1:]).tolist() == ow.xlogy(2.0, y[1:]).tolist()
    out = ow.empty(0)
    assert ow.special.xlogy(x[1:2], 3.0, out=out) is out
    assert out.tolist() == ow.xlogy(x[1:2], 3.0).tolist()


@pytest.mark.parametrize("name", ["linspace", "logspace"])
def test_ends_in_tensors(name: str) -> None:
    function = getattr(ow, name)
    for start, end in ((1, 4), (0.5, -1.25), (2, 2.5)):
        wanted = function(start, end, 5)
        for ends in ((ow.tensor(start), ow.tensor(end)), (ow.tensor(start), end), (start, ow.tensor(end))):
            assert function(*ends, 5).tolist() == wanted.tolist()
            out = ow.empty(0)
            assert function(*ends, 5, out=out) is out
            assert function(*ends, 5, dtype=ow.float64).dtype is ow.float64
    with pytest.raises(RuntimeError, match="without dimensions"):
        function(ow.tensor([1.0]), 2, 3)


def test_norms() -> None:
    x = drawn(2, 3, 4)
    for keepdim in (False, True):
        assert ow.allclose(ow.frobenius_norm(x, (0, 2), keepdim), ow.linalg.vector_norm(x, 2, (0, 2), keepdim))
        wanted = np.linalg.norm(x.numpy(), "nuc", (0, 2), keepdim)
        np.testing.assert_allclose(ow.nuclear_norm(x, (0, 2), keepdim).numpy(), wanted)
    np.testing.assert_allclose(ow.nuclear_norm(x[0]).item(), np.linalg.norm(x[0].numpy(), "nuc"))
    wanted = np.sqrt((x.numpy() ** 2).sum((0, 2), keepdims=True))
    np.testing.assert_allclose(ow.norm_except_dim(x, 2, 1).numpy(), wanted)
    assert ow.norm_except_dim(x, 2, -1).item() == pytest.approx(np.linalg.norm(x.numpy()))
    low = ow.tensor([[1.0, 0.0], [0.0, 1e-3]])
    assert ow.linalg.matrix_rank(low.expand(2, 2, 2), ow.tensor([0.5, 1e-4])).tolist() == [1, 2]
    assert ow.allclose(ow.linalg.pinv(low, ow.tensor(0.5)), ow.tensor([[1.0, 0.0], [0.0, 0.0]]))


def test_parts_of_normalization() -> None:
    x, weight, bias = drawn(4, 6, 5), drawn(6), drawn(6)
    norms = ow.native_layer_norm(x, (6, 5), None, None, 0.1)
    assert norms[0].tolist() == F.layer_norm(x, (6, 5), None, None, 0.1).tolist()
    np.testing.assert_allclose(norms[1].numpy(), x.numpy().mean((1, 2), keepdims=True))
    np.testing.assert_allclose(norms[2].numpy(), 1 / np.sqrt(x.numpy().var((1, 2), keepdims=True) + 0.1))
    norms = ow.native_group_norm(x, weight, bias, 4, 6, 5, 3, 0.1)
    groups = x.numpy().reshape(4, 3, 10)
    assert norms[0].tolist() == F.group_norm(x, 3, weight, bias, 0.1).tolist()
    np.testing.assert_allclose(norms[1].numpy(), groups.mean(2))
    np.testing.assert_allclose(norms[2].numpy(), 1 / np.sqrt(groups.var(2) + 0.1))
    mean, variance = ow.zeros(6, dtype=ow.float64), ow.ones(6, dtype=ow.float64)
    norms = ow.native_batch_norm(x, weight, bias, mean, variance, True, 0.5, 0.1)
    assert ow.allclose(norms[0], F.batch_norm(x, None, None, weight, bias, training=True, eps=0.1))
    np.testing.assert_allclose(norms[1].numpy(), x.numpy().mean((0, 2)))
    np.testing.assert_allclose(norms[2].numpy(), 1 / np.sqrt(x.numpy().var((0, 2)) + 0.1))
    np.testing.assert_allclose(mean.numpy(), norms[1].numpy() / 2)
    norms = ow.native_batch_norm(x, weight, bias, mean, variance, False, 0.5, 0.1)
    assert norms[0].tolist() == F.batch_norm(x, mean, variance, weight, bias, eps=0.1).tolist()
    assert (norms[1].shape, norms[2].shape) == ((0,), (0,))
    assert gradcheck(lambda x: ow.native_layer_norm(x, (5,), None, None, 0.1)[0], x.requires_grad_())


def test_native_dropout() -> None:
    x = ow.ones(1000)
    result, mask = ow.native_dropout(x, 0.25, True)
    assert result.tolist() == ow.native_dropout_backward(x, mask, 1 / 0.75).tolist()
    assert 650 < mask.sum().item() < 850
    result, mask = ow.native_dropout(x, 0.25, False)
    assert (result.tolist(), mask.all().item()) == (x.tolist(), True)
    assert ow.native_dropout(x, 1.0, True)[0].sum().item() == 0
    with pytest.raises(RuntimeError, match="must lie in"):
        ow.native_dropout(x, 1.5, True)


def test_unpooling_and_cross_entropy() -> None:
    x = drawn(2, 4, 4)
    values, positions = F.max_pool2d(x, 2, return_indices=True)
    assert ow.max_unpool2d(values, positions, (4, 4)).tolist() == F.max_unpool2d(values, positions, 2).tolist()
    volume = drawn(1, 2, 4, 4)
    values, positions = F.max_pool3d(volume, 2, return_indices=True)
    wanted = F.max_unpool3d(values, positions, 2)
    assert ow.max_unpool3d(values, positions, (2, 4, 4), 2, 0).tolist() == wanted.tolist()
    target = ow.tensor([1, 3])
    assert F.cross_entropy_loss(x[0, :2], target).item() == F.cross_entropy(x[0, :2], target).item()


def sigmoid(x: Any) -> Any:
    """Of NumPy arrays."""
    return 1 / (1 + np.exp(-x))


def test_cells() -> None:
    x, h, c = drawn(2, 3), drawn(2, 4), drawn(2, 4) / 2
    for gates, cell in ((1, ow.rnn_tanh_cell), (1, ow.rnn_relu_cell), (3, ow.gru_cell), (4, ow.lstm_cell)):
        weights = [drawn(4 * gates, 3), drawn(4 * gates, 4), drawn(4 * gates), drawn(4 * gates) / 3]
        a, b, d, e = (weight.numpy() for weight in weights)
        arguments, state = x.numpy() @ a.T + d, h.numpy() @ b.T + e
        if cell is ow.lstm_cell:
            i, f, g, o = np.split(arguments + state, 4, 1)
            new = sigmoid(f) * c.numpy() + sigmoid(i) * np.tanh(g)
            result = ow.lstm_cell(x, (h, c), *weights)
            np.testing.assert_allclose(result[1].numpy(), new)
            np.testing.assert_allclose(result[0].numpy(), sigmoid(o) * np.tanh(new))
            assert gradcheck(lambda x, w=weights: ow.lstm_cell(x, (h, c), *w), x.clone().requires_grad_())
            continue
        if cell is ow.gru_cell:
            (r, z, n), (s, y, m) = np.split(arguments, 3, 1), np.split(state, 3, 1)
            new, update = np.tanh(n + sigmoid(r + s) * m), sigmoid(z + y)
            wanted = (1 - update) * new + update * h.numpy()
        else:
            wanted = np.tanh(arguments + state) if cell is ow.rnn_tanh_cell else np.maximum(arguments + state, 0)
        np.testing.assert_allclose(cell(x, h, *weights).numpy(), wanted)
        assert cell(x, h, *weights[:2]).shape == (2, 4)
        assert gradcheck(lambda x, w=weights, cell=cell: cell(x, h, *w), x.clone().requires_grad_())


def collapsed(path: tuple[int, ...], blank: int) -> tuple[int, ...]:
    """What a path says: without repetitions, then without blanks."""
    return tuple(item for item, _ in itertools.groupby(path) if item != blank)


def cost(logs: Any, label: tuple[int, ...], blank: int) -> float:
    """The loss of one sequence, as a sum over every path there is."""
    steps, classes = logs.shape
    paths = (path for path in itertools.product(range(classes), repeat=steps) if collapsed(path, blank) == label)
    total = sum(math.exp(sum(logs[i, item] for i, item in enumerate(path))) for path in paths)
    return -math.log(total) if total else math.inf


@pytest.mark.parametrize("blank", [0, 2])
def test_ctc_loss(blank: int) -> None:
    logs = drawn(5, 4, 3).log_softmax(2)
    a, b = (1, 2) if blank == 0 else (0, 1)
    labels, sizes = ((a, b), (a, a, b), (b,), (a, b, a, b)), (5, 4, 5, 3)
    wanted = [cost(logs[: sizes[i], i].numpy(), label, blank) for i, label in enumerate(labels)]
    assert wanted[3] == math.inf
    flat = ow.tensor([item for label in labels for item in label])
    rows = ow.tensor([[*label, *[-1] * (5 - len(label))] for label in labels])
    counts = tuple(len(label) for label in labels)
    for targets in (flat, rows):
        for lengths in ((sizes, counts), (ow.tensor(sizes), ow.tensor(counts))):
            loss = F.ctc_loss(logs, targets, *lengths, blank, reduction="none")
            np.testing.assert_allclose(loss.numpy(), wanted, rtol=1e-12)
    finite = [0 if value == math.inf else value for value in wanted]
    loss = ow.ctc_loss(logs, flat, sizes, counts, blank, zero_infinity=True)
    assert loss.item() == pytest.approx(np.mean([number / n for number, n in zip(finite, counts, strict=True)]))
    assert F.ctc_loss(logs, flat, sizes, counts, blank, "sum", True).item() == pytest.approx(sum(finite))
    assert F.ctc_loss(logs, flat, sizes, counts, blank, "sum").item() == math.inf
    x = logs.detach().requires_grad_()
    assert gradcheck(lambda x: F.ctc_loss(x, flat, sizes, counts, blank, "none", True), x)
    assert gradgradcheck(lambda x: F.ctc_loss(x[:3, :1], flat[:2], (3,), (2,), blank, "sum"), x)


def test_ctc_loss_of_several_lengths() -> None:
    """Derivatives of both orders and modes, and samples of a batch, where sequences and labels have several lengths."""
    labels, steps, sizes = ow.tensor([[1, 1, 2], [3, 2, 0]]), ow.tensor([6, 5]), ow.tensor([3, 2])

    def losses(x: Any) -> Any:
        return F.ctc_loss(x, labels, steps, sizes, reduction="none")

    x = drawn(6, 2, 4).requires_grad_()
    assert gradcheck(losses, x, check_forward_ad=True)
    assert gradgradcheck(losses, x)
    many = drawn(3, 6, 2, 4)
    np.testing.assert_allclose(ow.func.vmap(losses)(many).numpy(), [losses(item).tolist() for item in many], rtol=1e-12)
    slopes = ow.func.vmap(ow.func.jacrev(losses))(many)
    np.testing.assert_allclose(slopes.numpy(), [ow.func.jacrev(losses)(item).tolist() for item in many], rtol=1e-12)


@pytest.mark.parity
@pytest.mark.parametrize("seed", range(12))
def test_ctc_loss_against_pytorch(seed: int) -> None:
    """Of what log_softmax gives: PyTorch's gradient is that of what comes before it."""
    torch = pytest.importorskip("torch")
    random = np.random.default_rng(seed)
    (steps, number, longest), classes = random.integers(1, (12, 5, 5)), 2 + seed % 4
    logs, labels = random.normal(size=(steps, number, classes)) * 3, random.integers(1, classes, (number, longest))
    lengths, sizes = random.integers(0, steps + 1, number), random.integers(0, longest + 1, number)
    flat = np.concatenate([row[:size] for row, size in zip(labels, sizes, strict=True)])
    for reduction, zero_infinity, targets in itertools.product(("none", "mean", "sum"), (False, True), (labels, flat)):
        results = []
        for m in (ow, torch):
            x = m.tensor(logs).requires_grad_()
            values = x.log_softmax(2), m.tensor(targets), m.tensor(lengths), m.tensor(sizes)
            loss = m.nn.functional.ctc_loss(*values, reduction=reduction, zero_infinity=zero_infinity)
            loss.sum().backward()
            results.append((loss.detach().numpy(), x.grad.numpy()))
        for ours, theirs in zip(*results, strict=True):
            np.testing.assert_allclose(ours, theirs, rtol=1e-9, atol=1e-12)


def test_ctc_loss_of_nan() -> None:
    """One on the way, also where no other way is possible, is in the loss and in the gradient."""
    for at in (0, 1, 2):
        logs = drawn(3, 1, 4).log_softmax(2)
        logs[at] = math.nan
        x = logs.detach().requires_grad_()
        loss = F.ctc_loss(x, ow.tensor([[1, 2, 3]]), (3,), (3,), reduction="none")
        loss.sum().backward()
        assert math.isnan(loss.item())
        assert x.grad.isnan().any()


def test_ctc_loss_of_nothing() -> None:
    logs = drawn(3, 2, 4).log_softmax(2)
    loss = F.ctc_loss(logs, ow.zeros(2, 0, dtype=ow.int64), (3, 0), (0, 0), reduction="none")
    np.testing.assert_allclose(loss.numpy(), [-logs[:, 0, 0].sum().item(), 0])
    assert F.ctc_loss(logs[:, 0], ow.tensor([1]), (3,), (1,), reduction="none").ndim == 0
    for targets, steps, counts, said in (
        (ow.tensor([[1], [4]]), (3, 3), (1, 1), "must be classes"), (ow.tensor([1]), (3, 3), (1, 1), "exceed"),
        (ow.tensor([1, 1]), (4, 3), (1, 1), "input_lengths"), (ow.tensor([1, 1]), (3,), (1, 1), "2 lengths"),
        (ow.tensor([1, 1]), (3, 3), (1, -1), "must not be negative"), (ow.tensor(1), (3, 3), (1, 1), "one or two"),
    ):  # fmt: skip
        with pytest.raises(RuntimeError, match=said):
            F.ctc_loss(logs, targets, steps, counts)
    with pytest.raises(RuntimeError, match="blank"):
        F.ctc_loss(logs, ow.tensor([1, 1]), (3, 3), (1, 1), blank=4)
