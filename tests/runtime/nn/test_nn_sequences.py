"""Recurrent networks, packed sequences, attention and transformers: formulas, invariants, and PyTorch's numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.nn.operators import F
from runtime.testing import assert_close

nn, rnn = ow.nn, ow.nn.utils.rnn
CELLS = {"RNN": "RNNCell", "GRU": "GRUCell", "LSTM": "LSTMCell"}
LENGTHS = [2, 5, 3]


def numbers(*shape: int, seed: int = 0) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape)


def ours(*shape: int, seed: int = 0) -> ow.Tensor:
    return ow.from_numpy(numbers(*shape, seed=seed))


def filled(module: Any, make: Callable[[np.ndarray], Any], mode: Any) -> Any:
    """A module with weights that NumPy draws."""
    with mode.no_grad():
        for seed, parameter in enumerate(module.parameters()):
            parameter.copy_(make(numbers(*parameter.shape, seed=seed) * 0.4))
    return module


def plain(value: Any) -> list[np.ndarray]:
    """All numbers of a result."""
    if hasattr(value, "detach"):
        return [value.detach().numpy()]
    return [] if value is None else [array for item in value for array in plain(item)]


def close(first: Any, other: Any) -> None:
    result, right = plain(first), plain(other)
    assert [a.shape for a in result] == [b.shape for b in right]
    for a, b in zip(result, right, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("name", CELLS)
def test_a_network_is_its_cell_step_by_step(name: str) -> None:
    network = filled(getattr(nn, name)(3, 4).double(), ow.from_numpy, ow)
    cell = getattr(nn, CELLS[name])(3, 4).double()
    cell.load_state_dict({key.removesuffix("_l0"): value for key, value in network.state_dict().items()})
    x = ours(5, 2, 3)
    output, last = network(x)
    state = None
    for step in range(5):
        state = cell(x[step], state)
        close(output[step], state[0] if name == "LSTM" else state)
    close([item[0] for item in last] if name == "LSTM" else last[0], state)
    single, ended = network(x[:, 0])
    close(single, output[:, 0])
    close(ended, [item[:, 0] for item in last] if name == "LSTM" else last[:, 0])
    close(cell(x[0, 0]), [item[0] for item in cell(x[0])] if name == "LSTM" else cell(x[0])[0])


def test_formula_of_lstm() -> None:
    cell, x, h, c = filled(nn.LSTMCell(3, 2).double(), ow.from_numpy, ow), ours(4, 3), ours(4, 2, seed=1), ours(4, 2, seed=2)
    weights = {name: parameter.detach().numpy() for name, parameter in cell.named_parameters()}
    gates = x.numpy() @ weights["weight_ih"].T + weights["bias_ih"] + h.numpy() @ weights["weight_hh"].T + weights["bias_hh"]
    i, f, g, o = np.split(gates, 4, 1)
    memory = c.numpy() / (1 + np.exp(-f)) + np.tanh(g) / (1 + np.exp(-i))
    close(cell(x, (h, c)), [ow.from_numpy(np.tanh(memory) / (1 + np.exp(-o))), ow.from_numpy(memory)])


@pytest.mark.parametrize("name", CELLS)
@pytest.mark.parametrize("bidirectional", [False, True])
@pytest.mark.parametrize("is_sorted", [False, True])
def test_packed_sequences_are_those_alone(name: str, bidirectional: bool, is_sorted: bool) -> None:
    """No padding reaches a result or a gradient."""
    lengths = sorted(LENGTHS, reverse=True) if is_sorted else LENGTHS
    network = filled(getattr(nn, name)(3, 4, 2, bidirectional=bidirectional).double(), ow.from_numpy, ow)
    sequences = [ours(size, 3, seed=size).requires_grad_() for size in lengths]
    packed = rnn.pack_sequence(sequences, enforce_sorted=is_sorted)
    output, last = network(packed)
    padded, tensor = rnn.pad_packed_sequence(output, batch_first=True, padding_value=-7.0)
    assert tensor.tolist() == lengths
    for i, (item, size) in enumerate(zip(sequences, lengths, strict=True)):
        alone, ended = network(item)
        close(padded[i, :size], alone)
        assert (padded[i, size:] == -7).all()
        close([part[:, i] for part in last] if name == "LSTM" else last[:, i], ended)
    output.data.square().sum().backward()
    grads = [sequence.grad for sequence in sequences]
    for sequence, grad in zip(sequences, grads, strict=True):
        sequence.grad = None
        network(sequence)[0].square().sum().backward()
        close(grad, sequence.grad)


def test_padding() -> None:
    sequences = [ours(size, 2, seed=size) for size in LENGTHS]
    padded = rnn.pad_sequence(sequences, batch_first=True, padding_value=9.0)
    assert tuple(padded.shape) == (3, 5, 2)
    assert (padded[0, 2:] == 9).all()
    assert rnn.pad_sequence(sequences, padding_side="left")[:3, 0].tolist() == [[0, 0]] * 3
    for back in (rnn.unpad_sequence(padded, ow.tensor(LENGTHS), True), rnn.unpack_sequence(rnn.pack_sequence(sequences, False))):
        close(back, sequences)
    packed = rnn.pack_padded_sequence(padded, ow.tensor(LENGTHS), batch_first=True, enforce_sorted=False)
    assert packed.batch_sizes.tolist() == [3, 3, 2, 1, 1]
    assert packed.sorted_indices.tolist() == [1, 2, 0]
    assert packed.to(ow.float32).data.dtype is ow.float32
    full, lengths = rnn.pad_packed_sequence(packed, total_length=7)
    assert (tuple(full.shape), lengths.tolist()) == ((7, 3, 2), LENGTHS)


def attention(**options: Any) -> Any:
    return filled(nn.MultiheadAttention(8, 2, batch_first=True, **options).double().eval(), ow.from_numpy, ow)


def test_attention_is_the_same_with_and_without_weights() -> None:
    module, x = attention(), ours(3, 5, 8)
    mask = nn.Transformer.generate_square_subsequent_mask(5, dtype=ow.float64)
    with_weights, shares = module(x, x, x, attn_mask=mask)
    close(with_weights, module(x, x, x, attn_mask=mask > -1, need_weights=False)[0] * 0 + with_weights)
    close(with_weights, module(x, x, x, attn_mask=mask < 0, need_weights=False)[0])
    close(shares.sum(-1), ow.ones(3, 5, dtype=ow.float64))
    assert (shares.triu(1) == 0).all()
    padding = ow.tensor([[False] * 5, [False] * 3 + [True] * 2, [False] * 4 + [True]])
    close(module(x, x, x, key_padding_mask=padding)[0][1], module(x[1:2], x[1:2, :3], x[1:2, :3])[0][0])
    close(module(x[0], x[0], x[0])[0], module(x[:1], x[:1], x[:1])[0][0])


def test_layers_of_transformers_leave_the_future_alone() -> None:
    layer = nn.TransformerEncoderLayer(8, 2, 16, batch_first=True, norm_first=True).double().eval()
    model = nn.TransformerEncoder(layer, 2, nn.LayerNorm(8).double())
    x = ours(2, 5, 8).requires_grad_()
    outputs = model(x, nn.Transformer.generate_square_subsequent_mask(5, dtype=ow.float64), is_causal=True)
    # A sum of normalized values is constant, its gradient rounding alone: so each is weighted.
    (outputs[:, 2] * ow.arange(8.0, dtype=ow.float64)).sum().backward()
    assert (x.grad[:, 3:] == 0).all()
    assert (x.grad[:, :3].abs().amax(-1) > 1e-6).all()
    assert model.layers[0].linear1.weight is not model.layers[1].linear1.weight


ERRORS: dict[str, tuple[Callable[[], Any], type[Exception], str]] = {
    "sizes": (lambda: nn.LSTM(3, 0), ValueError, "hidden_size=0"), "dropout": (lambda: nn.GRU(3, 2, dropout=2), ValueError, "probability"),
    "projection": (lambda: nn.LSTM(3, 4, proj_size=4), ValueError, "less than hidden_size"),
    "nonlinearity": (lambda: nn.RNN(3, 4, nonlinearity="sin"), ValueError, "'tanh' or 'relu', got 'sin'"),
    "input": (lambda: nn.GRU(3, 4)(ow.zeros(2, 5)), RuntimeError, r"expected an input of \(time, 3\)"),
    "nothing": (lambda: nn.GRU(3, 4)(ow.zeros(0, 2, 3)), RuntimeError, "at least one step"),
    "state": (lambda: nn.GRU(3, 4)(ow.zeros(2, 5, 3), ow.zeros(1, 2, 4)), RuntimeError, r"of the shape \(1, 5, 4\), got \(1, 2, 4\)"),
    "cell": (lambda: nn.GRUCell(3, 4)(ow.zeros(2, 5)), RuntimeError, "an input of 3 numbers"),
    "unsorted": (lambda: rnn.pack_padded_sequence(ow.zeros(5, 2, 1), [2, 5]), RuntimeError, "sorted in decreasing order, or say enforce_sorted=False"),
    "lengths": (lambda: rnn.pack_padded_sequence(ow.zeros(5, 2, 1), [6, 5]), RuntimeError, "between 1 and 5"),
    "count": (lambda: rnn.pack_padded_sequence(ow.zeros(5, 2, 1), [5]), RuntimeError, "1 lengths for a batch"),
    "packed": (lambda: rnn.pad_packed_sequence(ow.zeros(3)), TypeError, "expected a PackedSequence"),
    "total": (lambda: rnn.pad_packed_sequence(rnn.pack_sequence([ow.zeros(3)]), total_length=2), ValueError, "Expected total_length to be at least the length of the longest"),
    "empty": (lambda: rnn.pad_sequence([]), RuntimeError, "at least one sequence"),
    "side": (lambda: rnn.pad_sequence([ow.zeros(3)], padding_side="up"), RuntimeError, "'left' or 'right'"),
    "heads": (lambda: nn.MultiheadAttention(8, 3), ValueError, "a positive multiple of num_heads"),
    "causal": (lambda: attention()(*[ours(2, 5, 8)] * 3, is_causal=True), RuntimeError, "attn_mask, which is missing"),
    "mask": (lambda: attention()(*[ours(2, 5, 8)] * 3, attn_mask=ow.zeros(5, 4)), RuntimeError, r"\(5, 5\) or \(4, 5, 5\)"),
    "padding": (lambda: attention()(*[ours(2, 5, 8)] * 3, key_padding_mask=ow.zeros(5, 2)), RuntimeError, r"\(2, 5\), got \(5, 2\)"),
    "kind": (lambda: attention()(*[ours(2, 5, 8)] * 3, attn_mask=ow.zeros(5, 5, dtype=ow.int64)), TypeError, "a mask is of bools"),
    "dimensions": (lambda: attention()(*[ours(8)] * 3), RuntimeError, "2 or 3 dimensions"),
    "activation": (lambda: nn.TransformerEncoderLayer(8, 2, activation="sin"), ValueError, "'relu', 'gelu' or a function"),
    "features": (lambda: nn.Transformer(8, 2, 1, 1, 8)(ow.zeros(2, 2, 7), ow.zeros(2, 2, 8)), RuntimeError, "got 7 and 8"),
}  # fmt: skip


@pytest.mark.parametrize("title", ERRORS)
def test_errors(title: str) -> None:
    call, kind, message = ERRORS[title]
    with pytest.raises(kind, match=message):
        call()


def causal(torch: Any) -> Any:
    return torch.full((5, 5), -math.inf, dtype=torch.float64).triu(1)


# A module, and what it is called with; both of the module that is given.
ROWS: dict[str, tuple[Callable[[Any], Any], Callable[[Any, Callable[..., Any]], Any]]] = {
    "rnn": (lambda t: t.nn.RNN(3, 4, 2, "relu", bias=False), lambda t, x: (x(5, 2, 3),)),
    "gru": (lambda t: t.nn.GRU(3, 4, 2, batch_first=True, bidirectional=True), lambda t, x: (x(2, 5, 3), x(4, 2, 4))),
    "lstm": (lambda t: t.nn.LSTM(3, 4, 2, dropout=0.0, bidirectional=True), lambda t, x: (x(5, 2, 3),)),
    "lstm with projection": (lambda t: t.nn.LSTM(3, 4, proj_size=2), lambda t, x: (x(5, 2, 3), (x(1, 2, 2), x(1, 2, 4)))),
    "rnn cell": (lambda t: t.nn.RNNCell(3, 4, nonlinearity="relu"), lambda t, x: (x(2, 3), x(2, 4))),
    "gru cell": (lambda t: t.nn.GRUCell(3, 4, bias=False), lambda t, x: (x(2, 3),)),
    "lstm cell": (lambda t: t.nn.LSTMCell(3, 4), lambda t, x: (x(2, 3), (x(2, 4), x(2, 4)))),
    "prelu": (lambda t: t.nn.PReLU(3), lambda t, x: (x(2, 3, 4),)),
    "attention": (lambda t: t.nn.MultiheadAttention(8, 2), lambda t, x: (x(4, 3, 8), x(5, 3, 8), x(5, 3, 8))),
    "attention of other sizes": (lambda t: t.nn.MultiheadAttention(8, 2, bias=False, kdim=3, vdim=4, batch_first=True),
                                 lambda t, x: (x(2, 4, 8), x(2, 5, 3), x(2, 5, 4))),
    "attention with more keys": (lambda t: t.nn.MultiheadAttention(8, 2, add_bias_kv=True, add_zero_attn=True),
                                 lambda t, x: (x(5, 3, 8),) * 3 + (t.tensor([[False] * 4 + [True]] * 3), True, causal(t))),
    "encoder layer": (lambda t: t.nn.TransformerEncoderLayer(8, 2, 16, 0.0, "gelu", norm_first=True),
                      lambda t, x: (x(5, 3, 8), causal(t))),
    "decoder layer": (lambda t: t.nn.TransformerDecoderLayer(8, 2, 16, 0.0, batch_first=True),
                      lambda t, x: (x(3, 5, 8), x(3, 4, 8), causal(t))),
    "transformer": (lambda t: t.nn.Transformer(8, 2, 1, 2, 16, 0.0), lambda t, x: (x(4, 3, 8), x(5, 3, 8), None, causal(t))),
}  # fmt: skip


def run(torch: Any, title: str) -> tuple[Any, list[Any], list[str], str]:
    make, inputs = ROWS[title]
    module = filled(make(torch).double(), torch.from_numpy, torch)
    values: list[Any] = []

    def drawn(*shape: int) -> Any:
        values.append(torch.from_numpy(numbers(*shape, seed=len(values))).requires_grad_())
        return values[-1]

    result = module(*inputs(torch, drawn))
    results = [value for value in (result if isinstance(result, tuple) else (result,)) if value is not None]
    flat = [part for item in results for part in (item if isinstance(item, tuple) else (item,))]
    sum((value * value.cos()).sum() for value in flat).backward()
    return flat, [value.grad for value in (*values, *module.parameters())], list(module.state_dict()), repr(module)


@pytest.mark.parametrize("title", ROWS)
def test_modules_are_differentiated(title: str) -> None:
    flat, grads, _, text = run(ow, title)
    assert all(np.isfinite(array).all() for array in plain([flat, grads]))
    assert text.partition("(")[0] == type(ROWS[title][0](ow)).__name__


@pytest.mark.parity
@pytest.mark.filterwarnings("ignore:.*(mismatched key_padding_mask|enable_nested_tensor is True):UserWarning")
@pytest.mark.parametrize("title", ROWS)
def test_modules_give_the_numbers_of_pytorch(title: str) -> None:
    torch = pytest.importorskip("torch")
    result, right = run(ow, title), run(torch, title)
    close(result[:2], right[:2])
    assert result[2] == right[2]
    assert result[3] == right[3] or "Transformer" in result[3]

# -- layers as one operator: steps, gradients, and what they do not depend on ------------------------------------------

LAYERS = {"lstm": 4, "gru": 3, "tanh": 1, "relu": 1}
PACKED = (4, 4, 3, 1)


def operands(cell: str, size: int, counts: tuple[int, ...], dtype: Any = None) -> list[Any]:
    """The tensors of a layer, None where the cell has none."""
    wide, dtype = LAYERS[cell] * size, dtype or ow.float64
    shapes = [(sum(counts), wide), (wide, size), (wide,), (counts[0], size), (counts[0], size)]
    results: list[Any] = [
        ow.from_numpy(numbers(*shape, seed=seed) * 0.5).to(dtype).requires_grad_() for seed, shape in enumerate(shapes)
    ]
    if cell != "gru":
        results[2] = None
    if cell != "lstm":
        results[4] = None
    return results


def layer(cell: str, counts: tuple[int, ...], reverse: bool) -> Callable[..., tuple[ow.Tensor, ...]]:
    """The results that have gradients, as a function of the tensors that are there."""

    def call(*tensors: ow.Tensor) -> tuple[ow.Tensor, ...]:
        rest = list(tensors)
        x, weight = rest.pop(0), rest.pop(0)
        row = rest.pop(0) if cell == "gru" else None
        hidden = rest.pop(0)
        memory = rest.pop(0) if cell == "lstm" else None
        result = F._recurrent(cell, x, weight, row, hidden, memory, counts, reverse)
        return tuple(result[: 3 if cell == "lstm" else 2])

    return call


def there(value: list[Any]) -> list[ow.Tensor]:
    return [item for item in value if item is not None]


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("cell", LAYERS)
def test_gradients_of_a_layer_and_their_gradients(cell: str, reverse: bool) -> None:
    arguments = there(operands(cell, 2, PACKED))
    call = layer(cell, PACKED, reverse)
    assert ow.autograd.gradcheck(call, arguments)
    assert ow.autograd.gradgradcheck(call, arguments)
    tangents = [ow.from_numpy(numbers(*argument.shape, seed=7)) for argument in arguments]
    forward = ow.autograd.functional.jvp(call, tuple(arguments), tuple(tangents))[1]
    grads = [ow.from_numpy(numbers(*item.shape, seed=9)) for item in forward]
    back = ow.autograd.functional.vjp(call, tuple(arguments), tuple(grads))[1]
    total = sum(float((a * b).sum()) for a, b in zip(forward, grads, strict=True))
    assert total == pytest.approx(sum(float((a * b).sum()) for a, b in zip(back, tangents, strict=True)), rel=1e-9)


@pytest.mark.parametrize("cell", LAYERS)
def test_what_is_recorded_computes_what_native_code_does(cell: str) -> None:
    """Gradients that are made of operators, because they have gradients themselves, are those of one call."""
    arguments = there(operands(cell, 3, PACKED))
    for reverse in (False, True):
        results = [item.sin().sum() for item in layer(cell, PACKED, reverse)(*arguments)]
        loss = sum(results[1:], results[0])
        recorded = ow.autograd.grad(loss, arguments, create_graph=True)
        close(recorded, ow.autograd.grad(loss, arguments))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("cell", LAYERS)
def test_a_sequence_does_not_depend_on_the_others(cell: str, dtype: str) -> None:
    """Bit for bit: whatever rows share a tile, and whatever threads share the sequences."""
    batch, steps = 21, 3
    size = 37  # several tiles and a part of one
    x, weight, row, hidden, memory = operands(cell, size, (batch,) * steps, getattr(ow, dtype))
    run = F._recurrent

    def results(rows: slice) -> list[np.ndarray]:
        number = len(range(batch)[rows])
        part = x.reshape(steps, batch, -1)[:, rows].reshape(steps * number, -1).detach().requires_grad_()
        states = [None if item is None else item[rows] for item in (hidden, memory)]
        result = run(cell, part, weight, row, *states, (number,) * steps, False)
        (grad,) = ow.autograd.grad(result[0].sum() + result[1].sum(), [part])
        return [tensor.detach().numpy().reshape(steps, number, -1) for tensor in (result[0], grad)]

    full = results(slice(None))
    before = ow.get_num_threads()
    try:
        for threads in (1, 2):
            ow.set_num_threads(threads)
            for rows in (slice(0, 1), slice(3, 7), slice(5, 12), slice(8, 21)):
                for element, other in zip(full, results(rows), strict=True):
                    np.testing.assert_array_equal(element[:, rows], other)
    finally:
        ow.set_num_threads(before)


def test_a_layer_is_one_node_whatever_its_steps() -> None:
    def nodes(steps: int) -> int:
        network = nn.LSTM(3, 4, 2, bidirectional=True)
        pending, seen = [network(ours(steps, 2, 3).float())[0].grad_fn], set()
        while pending:
            node = pending.pop()
            if node is not None and node not in seen:
                seen.add(node)
                pending += [edge[0] for edge in node.next_functions]
        return len(seen)

    assert nodes(3) == nodes(30) < 80


@pytest.mark.parametrize("cell", ["LSTM", "GRU", "RNN"])
def test_half_precision_is_that_of_float32_rounded(cell: str) -> None:
    ow.manual_seed(0)
    layer, x = getattr(ow.nn, cell)(3, 4, 2, bidirectional=True), ow.randn(5, 2, 3)
    wanted = layer(x)[0]
    wanted.sum().backward()
    gradient = layer.weight_hh_l0.grad
    for kind in (ow.bfloat16, ow.float16):
        half = getattr(ow.nn, cell)(3, 4, 2, bidirectional=True, dtype=kind)
        half.load_state_dict(layer.state_dict())
        result = half(x.to(kind))[0]
        assert result.dtype is kind
        result.sum().backward()
        assert_close(result.float(), wanted, rtol=0.03, atol=0.03)
        assert_close(half.weight_hh_l0.grad.float(), gradient, rtol=0.1, atol=0.1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"cell": "none"}, "expected one of the cells lstm, gru, tanh, relu, got 'none'"),
        ({"counts": (2, 3)}, "expected positive counts of which none is greater than the one before, got [2, 3]"),
        ({"counts": ()}, "expected positive counts of which none is greater than the one before, got []"),
        ({"memory": None}, "a memory is that of an lstm, and a row that is added that of a gru"),
        ({"hidden": ow.zeros(1, 2)}, "expected hidden of float32 and shape [2, 2], got float32 of shape [1, 2]"),
        ({"hidden": ow.zeros(2, 2).double()}, "expected hidden of float32 and shape [2, 2], got float64 of shape [2, 2]"),
        ({"input": ow.zeros(4, 7)}, "expected input of float32 and shape [4, 8], got float32 of shape [4, 7]"),
        ({"input": ow.zeros(4, 8).half()}, "expected tensors of float16, as the input is, got one of float32"),
        ({"input": ow.zeros(4, 8).int()}, "not implemented for int32; it takes floating dtypes"),
    ],
)
def test_layers_check_their_operands(change: dict[str, Any], message: str) -> None:
    options: dict[str, Any] = {
        "cell": "lstm", "input": ow.zeros(4, 8), "weight": ow.zeros(8, 2), "bias": None, "hidden": ow.zeros(2, 2),
        "memory": ow.zeros(2, 2), "counts": (2, 2), "reverse": False,
    }  # fmt: skip
    with pytest.raises((RuntimeError, ValueError, NotImplementedError), match=re.escape(message)):
        F._recurrent(**(options | change))
