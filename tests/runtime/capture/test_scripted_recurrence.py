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
