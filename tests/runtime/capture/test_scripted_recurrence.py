"""``jit.script`` of recurrent networks themselves: bits, gradients, draws and names of the module, and its files."""

from __future__ import annotations

import io

import pytest

import generated as ow

nn = ow.nn
OPTIONS: list[dict[str, object]] = [
    {},
    {"num_layers": 2, "bidirectional": True},
    {"batch_first": True, "bias": False},
    {"dropout": 0.5, "num_layers": 2},
]
CASES = [(kind, options) for kind in (nn.LSTM, nn.GRU, nn.RNN) for options in OPTIONS]
CASES += [(nn.LSTM, {"proj_size": 2}), (nn.RNN, {"nonlinearity": "relu"})]


def saved(program):
    file = io.BytesIO()
    ow.jit.save(program, file)
    file.seek(0)
    return ow.jit.load(file)


def leaves(value):
    return ow.utils._pytree.tree_leaves(value)


@pytest.mark.parametrize(("kind", "options"), CASES)
def test_scripts_of_recurrent_networks_give_their_bits(kind, options) -> None:
    module = kind(3, 4, **options).eval()
    program = ow.jit.script(module)
    assert list(program.state_dict()) == list(module.state_dict())
    for form in (program, saved(program)):
        for x in (ow.randn(2, 5, 3), ow.randn(1, 2, 3), ow.randn(5, 3)):
            expected = module(x)
            assert all(a.equal(b) for a, b in zip(leaves(form(x)), leaves(expected), strict=True))
            again, following = module(x, expected[1]), form(x, expected[1])
            assert all(a.equal(b) for a, b in zip(leaves(following), leaves(again), strict=True))
    gradients = []
    for form in (module.train(), program.train()):
        ow.manual_seed(0)
        x = ow.ones(2, 5, 3, requires_grad=True)
        gradients.append(ow.autograd.grad(form(x)[0].sum(), [x, *form.parameters()]))
    assert all(a.equal(b) for a, b in zip(*gradients, strict=True))


def test_a_module_with_a_recurrent_network_is_one_graph() -> None:
    class Reader(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.cells = nn.LSTM(3, 4)
            self.last = nn.Linear(4, 2)

        def forward(self, x: ow.Tensor) -> ow.Tensor:
            _, (hidden, _) = self.cells(x)
            return self.last(hidden[-1])

    module = Reader()
    program = ow.jit.script(module)
    x = ow.randn(5, 2, 3)
    assert program(x).equal(module(x))
    assert ow.jit.freeze(ow.jit.script(module.eval()))(x).equal(module(x))
    assert saved(program)(x).equal(module(x))


# -- cells, attention --------------------------------------------------------------------------------------------------

CELLS = [
    (nn.RNNCell, {}), (nn.RNNCell, {"nonlinearity": "relu"}), (nn.GRUCell, {}), (nn.LSTMCell, {}),
    (nn.LSTMCell, {"bias": False}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "options"), CELLS)
def test_scripts_of_cells_give_their_bits(kind, options) -> None:
    module = kind(3, 4, **options)
    program = ow.jit.script(module)
    for form in (program, saved(program)):
        for x in (ow.randn(2, 3), ow.randn(3)):
            states = module(x)
            expected = module(x, states)
            assert all(a.equal(b) for a, b in zip(leaves(form(x)), leaves(states), strict=True))
            assert all(a.equal(b) for a, b in zip(leaves(form(x, states)), leaves(expected), strict=True))


ATTENTION: list[dict[str, object]] = [
    {}, {"batch_first": True, "bias": False}, {"add_bias_kv": True}, {"add_zero_attn": True}, {"kdim": 3, "vdim": 5},
]  # fmt: skip


@pytest.mark.parametrize("options", ATTENTION)
def test_scripts_of_attention_give_what_the_module_gives(options) -> None:
    module = nn.MultiheadAttention(4, 2, **options).eval()
    program = ow.jit.script(module)
    batch, count = (3, 2) if "batch_first" in options else (2, 3)
    query = ow.randn(3, 2, 4)
    key, value = ow.randn(3, 2, options.get("kdim", 4)), ow.randn(3, 2, options.get("vdim", 4))
    calls = [
        {}, {"need_weights": False}, {"average_attn_weights": False}, {"attn_mask": ow.randn(count, count)},
        {"attn_mask": ow.ones(batch * 2, count, count).triu(1).bool()},
        {"key_padding_mask": ow.tensor([[False] * (count - 1) + [True]] * batch)},
    ]  # fmt: skip
    for form in (program, saved(program)):
        for named in calls:
            ow.testing.assert_close(form(query, key, value, **named), module(query, key, value, **named))
        ow.testing.assert_close(form(query[0], key[0], value[0]), module(query[0], key[0], value[0]))
