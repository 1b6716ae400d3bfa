"""Recurrent layers and cells: against PyTorch where it is installed, and against their cells."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow

nn = ow.nn
ROWS = [
    ("RNN", (3, 4), {}), ("RNN", (3, 4), {"num_layers": 2, "nonlinearity": "relu", "bidirectional": True}),
    ("RNN", (3, 4), {"bias": False, "batch_first": True}), ("LSTM", (3, 4), {}),
    ("LSTM", (3, 4), {"num_layers": 2, "bidirectional": True, "batch_first": True}),
    ("LSTM", (3, 4), {"proj_size": 2, "num_layers": 2}), ("GRU", (3, 4), {}),
    ("GRU", (3, 4), {"num_layers": 2, "bidirectional": True, "bias": False}),
]  # fmt: skip
CELLS = [
    ("RNNCell", {}), ("RNNCell", {"nonlinearity": "relu"}), ("LSTMCell", {}), ("LSTMCell", {"bias": False}),
    ("GRUCell", {}),
]  # fmt: skip


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape)


def pair(torch, name, args, named):
    theirs, ours = getattr(torch.nn, name)(*args, **named).double(), getattr(nn, name)(*args, **named).double()
    state = {key: numbers(*one.shape, seed=i) * 0.5 for i, (key, one) in enumerate(theirs.state_dict().items())}
    theirs.load_state_dict({key: torch.from_numpy(one) for key, one in state.items()})
    ours.load_state_dict({key: ow.from_numpy(one) for key, one in state.items()})
    assert list(ours.state_dict()) == list(theirs.state_dict())
    return theirs, ours


def flat(result) -> list:
    return [one for part in result for one in flat(part)] if isinstance(result, tuple) else [result]


def compare(found, wanted):
    for one, other in zip(flat(found), flat(wanted), strict=True):
        assert tuple(one.shape) == tuple(other.shape)
        np.testing.assert_allclose(one.detach().numpy(), other.detach().numpy(), rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("with_state", [False, True])
@pytest.mark.parametrize(("name", "args", "named"), ROWS, ids=[f"{row[0]}-{i}" for i, row in enumerate(ROWS)])
def test_as_pytorch(name, args, named, with_state):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, name, args, named)
    assert repr(ours) == repr(theirs)
    x = numbers(2, 5, 3) if named.get("batch_first") else numbers(5, 2, 3)
    a, b = ow.from_numpy(x.copy()).requires_grad_(), torch.from_numpy(x.copy()).requires_grad_()
    layers = named.get("num_layers", 1) * (2 if named.get("bidirectional") else 1)
    sizes = [named.get("proj_size") or 4, 4][: 2 if name == "LSTM" else 1]
    given = [numbers(layers, 2, size, seed=9) for size in sizes]
    state = [tuple(map(one, given)) if len(given) > 1 else one(given[0]) for one in (ow.from_numpy, torch.from_numpy)]
    found, wanted = (ours(a, state[0]), theirs(b, state[1])) if with_state else (ours(a), theirs(b))
    compare(found, wanted)
    for one in flat(found):
        one.sum().backward(retain_graph=True)
    for one in flat(wanted):
        one.sum().backward(retain_graph=True)
    compare(a.grad, b.grad)
    for one, other in zip(ours.parameters(), theirs.parameters(), strict=True):
        compare(one.grad, other.grad)
    compare(ours(a[0]), theirs(b[0]))


@pytest.mark.parametrize(("name", "named"), CELLS, ids=[f"{row[0]}-{i}" for i, row in enumerate(CELLS)])
def test_cells_as_pytorch(name, named):
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    theirs, ours = pair(torch, name, (3, 4), named)
    assert repr(ours) == repr(theirs)
    x = numbers(2, 3)
    found, wanted = ours(ow.from_numpy(x)), theirs(torch.from_numpy(x))
    compare(found, wanted)
    compare(ours(ow.from_numpy(x), found), theirs(torch.from_numpy(x), wanted))


@pytest.mark.parametrize("name", ["RNN", "LSTM", "GRU"])
def test_a_layer_is_its_cell_step_by_step(name):
    layer, cell = getattr(nn, name)(3, 4).double(), getattr(nn, f"{name}Cell")(3, 4).double()
    cell.load_state_dict({key.removesuffix("_l0"): one for key, one in layer.state_dict().items()})
    x = ow.from_numpy(numbers(5, 2, 3))
    results, last = layer(x)
    state = None
    for place in range(5):
        state = cell(x[place], state)
        hidden = state[0] if name == "LSTM" else state
        assert (hidden - results[place]).abs().max().item() < 1e-14
    last = last[0] if name == "LSTM" else last
    assert (last[0] - results[-1]).abs().max().item() < 1e-14


def test_gradients_of_gates():
    gates = [ow.from_numpy(numbers(3, seed=i)).requires_grad_() for i in range(5)]
    assert ow.autograd.gradcheck(lambda *given: sum(one.sum() for one in lstm(*given)), tuple(gates))
    assert ow.autograd.gradgradcheck(gru, tuple(gates))


def lstm(*given):
    from runtime.nn.operators import F

    return F._lstm_gates(*given)


def gru(*given):
    from runtime.nn.operators import F

    return F._gru_gates(*given)


ERRORS = {
    "sizes": (lambda: nn.LSTM(3, 4)(ow.ones(2, 2, 5)), RuntimeError, "Expected 3, got 5"),
    "dims": (lambda: nn.GRU(3, 4)(ow.ones(3)), ValueError, "GRU: Expected input to be 2D or 3D, got 1D instead"),
    "state": (lambda: nn.RNN(3, 4)(ow.ones(5, 2, 3), ow.ones(1, 3, 4)), RuntimeError,
              "Expected hidden size (1, 2, 4), got (1, 3, 4)"),
    "nonlinearity": (lambda: nn.RNN(3, 4, nonlinearity="sin"), ValueError, "Unknown nonlinearity 'sin'"),
    "hidden size": (lambda: nn.LSTM(3, 0), ValueError, "hidden_size must be greater than zero"),
    "projection": (lambda: nn.LSTM(3, 4, proj_size=4), ValueError, "proj_size has to be smaller than hidden_size"),
}  # fmt: skip


@pytest.mark.parametrize("case", ERRORS)
def test_errors(case):
    call, kind, text = ERRORS[case]
    with pytest.raises(kind) as caught:
        call()
    assert text in str(caught.value)


def test_dropout_between_layers():
    layer, x = nn.LSTM(3, 4, 2, dropout=0.5), ow.randn(5, 2, 3)
    assert not (layer(x)[0] == layer(x)[0]).all()
    layer.eval()
    assert (layer(x)[0] == layer(x)[0]).all()
    with pytest.warns(UserWarning, match="num_layers greater than 1"):
        nn.LSTM(3, 4, dropout=0.5)
