"""Modules around others that compute intermediate results again, or move them: names, states, gradients."""

from __future__ import annotations

from typing import Any

import pytest

import generated as ow
from generated import nn
from generated.distributed.algorithms._checkpoint import checkpoint_wrapper as wrappers


class Counting(nn.Module):
    """A layer that counts how often it computes."""

    def __init__(self) -> None:
        super().__init__()
        self.layer, self.calls = nn.Linear(3, 3), 0
        self.register_buffer("seen", ow.zeros(1))

    def forward(self, x: Any, *, scale: Any = 1.0) -> Any:
        self.calls += 1
        return self.layer(x).tanh() * scale


def call_it(inside: Any, *args: Any, **kwargs: Any) -> Any:
    """What stands for the function of checkpoints."""
    return inside(*args, **kwargs)


WRAPPERS = [
    (wrappers.checkpoint_wrapper, 2), (wrappers.offload_wrapper, 1),
    (lambda module: wrappers.checkpoint_wrapper(module, wrappers.CheckpointImpl.REENTRANT), 2),
    (lambda module: wrappers.CheckpointWrapper(module, preserve_rng_state=False), 2),
    (lambda module: wrappers.checkpoint_wrapper(module, checkpoint_fn=call_it), 1),
]  # fmt: skip


@pytest.mark.parametrize(("wrap", "calls"), WRAPPERS)
@pytest.mark.parametrize("arguments", [{}, {"scale": 3.0}, {"scale": ow.tensor(2.0, requires_grad=True)}])
def test_gradients_are_those_of_the_module_inside(wrap: Any, calls: int, arguments: dict[str, Any]) -> None:
    inside = Counting()
    x = ow.rand(2, 3, requires_grad=True)
    leaves = [x, *inside.parameters(), *(item for item in arguments.values() if isinstance(item, ow.Tensor))]
    expected = ow.autograd.grad(inside(x, **arguments).sum(), leaves)
    inside.calls = 0
    for leaf in leaves:
        leaf.grad = None
    wrap(inside)(x, **arguments).sum().backward()
    assert inside.calls == calls
    assert all(ow.equal(leaf.grad, grad) for leaf, grad in zip(leaves, expected, strict=True))


@pytest.mark.parametrize("wrap", [wrap for wrap, _ in WRAPPERS])
def test_names_and_states_are_those_of_the_module_inside(wrap: Any) -> None:
    plain = nn.Sequential(Counting(), nn.ModuleList([Counting()]))
    wrapped = nn.Sequential(wrap(Counting()), wrap(nn.ModuleList([wrap(Counting())])))
    for part, inside in zip(wrapped, plain, strict=True):
        assert [name for name, _ in part.named_parameters()] == [name for name, _ in inside.named_parameters()]
    assert list(wrapped.state_dict()) == list(plain.state_dict())
    wrapped.load_state_dict(plain.state_dict())
    assert all(map(ow.equal, wrapped.state_dict().values(), plain.state_dict().values()))
    plain.load_state_dict(wrapped.state_dict())
    assert wrapped[0].layer.weight is next(wrapped.parameters())
    assert wrapped[1][0].calls == 0
    with pytest.raises(AttributeError, match="missing"):
        _ = wrapped[0].missing


def test_parts_are_wrapped_by_what_they_are() -> None:
    shared = nn.Linear(2, 2)
    model = nn.Sequential(nn.Sequential(nn.Linear(2, 2), nn.ReLU()), shared, nn.ModuleList([shared]))
    before = list(model.state_dict())
    wrappers.apply_activation_checkpointing(model, check_fn=lambda module: isinstance(module, nn.Linear))
    assert list(model.state_dict()) == before
    assert isinstance(model[0][0], wrappers.CheckpointWrapper)
    assert isinstance(model[0][1], nn.ReLU)
    assert model[1] is model[2][0]
    network = nn.Sequential(nn.Sequential(nn.Linear(2, 2)))
    wrappers.apply_activation_checkpointing(network, wrappers.offload_wrapper)
    assert type(network) is nn.Sequential
    assert isinstance(network[0], wrappers.OffloadWrapper)
    assert isinstance(network[0][0], wrappers.OffloadWrapper)

    def large(module: Any, recurse: bool, nonwrapped_numel: int) -> bool:
        del module
        return recurse or nonwrapped_numel >= 12

    sized = nn.Sequential(nn.Linear(3, 3), nn.Sequential(nn.Linear(2, 2), nn.Linear(2, 2)), nn.Linear(1, 1))
    wrappers.apply_activation_checkpointing(sized, auto_wrap_policy=large)
    assert [type(child).__name__ for child in sized] == ["CheckpointWrapper", "CheckpointWrapper", "Linear"]
    assert type(sized[1][0]) is nn.Linear
