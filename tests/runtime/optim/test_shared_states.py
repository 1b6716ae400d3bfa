"""Loaded states are copies: what an optimizer, a schedule or an average goes on with leaves the other one alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

OPTIMIZERS: dict[str, dict[str, Any]] = {
    "SGD": {"lr": 0.1, "momentum": 0.9}, "Adam": {"amsgrad": True}, "AdamW": {}, "NAdam": {}, "RAdam": {}, "Adamax": {},
    "Adagrad": {}, "Adadelta": {}, "RMSprop": {"momentum": 0.9, "centered": True}, "Rprop": {}, "ASGD": {}, "Lion": {},
    "LBFGS": {"max_iter": 2}, "Adafactor": {}, "Muon": {},
}  # fmt: skip


def plain(tree: Any) -> Any:
    if isinstance(tree, ow.Tensor):
        return tree.tolist()
    if isinstance(tree, dict):
        return {key: plain(item) for key, item in tree.items()}
    return [plain(item) for item in tree] if isinstance(tree, (list, tuple)) else tree


def tensors(tree: Any) -> list[Any]:
    if isinstance(tree, ow.Tensor):
        return [tree]
    items = tree.values() if isinstance(tree, dict) else tree if isinstance(tree, (list, tuple)) else ()
    return [tensor for item in items for tensor in tensors(item)]


def stepped(optimizer: Any, parameter: Any, times: int = 2) -> None:
    def closure() -> Any:
        optimizer.zero_grad()
        loss = (parameter**3).sum()
        loss.backward()
        return loss

    for _ in range(times):
        optimizer.step(closure)


TAKES_A_NUMBER = ("LBFGS", "Muon", "Adafactor")
RATES = [(name, False) for name in OPTIMIZERS] + [(name, True) for name in OPTIMIZERS if name not in TAKES_A_NUMBER]


@pytest.mark.parametrize(("name", "tensor_rate"), RATES)
def test_optimizers(name: str, tensor_rate: bool) -> None:
    rates = [ow.tensor(0.125) if tensor_rate else 0.125 for _ in range(2)]
    parameters = [ow.nn.Parameter(ow.ones(2, 3)) for _ in range(2)]
    mine, other = (
        getattr(ow.optim, name)([parameter], **{**OPTIMIZERS[name], "lr": each})
        for parameter, each in zip(parameters, rates, strict=True)
    )
    stepped(mine, parameters[0])
    other.load_state_dict(mine.state_dict())
    assert plain(other.state_dict()) == plain(mine.state_dict())
    memory = {tensor.data_ptr() for tensor in tensors(mine.state_dict())}
    assert not memory & {tensor.data_ptr() for tensor in tensors(other.state_dict())}
    state = mine.state_dict()
    before = plain(state)
    stepped(other, parameters[1])
    assert plain(state) == plain(mine.state_dict()) == before


SCHEDULES: dict[str, Callable[[Any, Any], Any]] = {
    "StepLR": lambda s, o: s.StepLR(o, 2), "MultiStepLR": lambda s, o: s.MultiStepLR(o, [2, 4]),
    "OneCycleLR": lambda s, o: s.OneCycleLR(o, 0.5, total_steps=20), "CyclicLR": lambda s, o: s.CyclicLR(o, 0.1, 0.5),
    "SequentialLR": lambda s, o: s.SequentialLR(o, [s.StepLR(o, 2), s.ExponentialLR(o, 0.9)], [3]),
    "ChainedScheduler": lambda s, o: s.ChainedScheduler([s.StepLR(o, 2), s.ExponentialLR(o, 0.9)]),
    "CosineAnnealingLR": lambda s, o: s.CosineAnnealingLR(o, 5),
    "LambdaLR": lambda s, o: s.LambdaLR(o, lambda n: 0.9**n),
}  # fmt: skip


@pytest.mark.parametrize("tensor_rate", [False, True])
@pytest.mark.parametrize("name", SCHEDULES)
def test_schedules(name: str, tensor_rate: bool) -> None:
    optimizers = [
        ow.optim.SGD([ow.nn.Parameter(ow.ones(2))], lr=ow.tensor(0.1) if tensor_rate else 0.1, momentum=0.9)
        for _ in range(2)
    ]
    mine, other = (SCHEDULES[name](ow.optim.lr_scheduler, optimizer) for optimizer in optimizers)

    def step(at: int) -> None:
        optimizers[at].step()
        (mine, other)[at].step()

    step(0)
    other.load_state_dict(mine.state_dict())
    before, rates = plain(mine.state_dict()), plain(optimizers[0].param_groups[0]["lr"])
    assert plain(other.state_dict()) == before
    for _ in range(3):
        step(1)
    assert plain(mine.state_dict()) == before
    assert plain(optimizers[0].param_groups[0]["lr"]) == rates


def test_averages() -> None:
    mine, other = (ow.optim.swa_utils.AveragedModel(ow.nn.Linear(2, 2)) for _ in range(2))
    mine.update_parameters(ow.nn.Linear(2, 2))
    other.load_state_dict(mine.state_dict())
    before = plain(mine.state_dict())
    other.update_parameters(ow.nn.Linear(2, 2))
    assert plain(mine.state_dict()) == before


NORMS = [(order, shapes) for order in (float("inf"), -float("inf"), 2, 1, 0, 0.5, -1)
         for shapes in (((3,), (0,)), ((0,), (2, 2)), ((0, 3), (0,)), ((0,),))]  # fmt: skip


@pytest.mark.parametrize(("order", "shapes"), NORMS)
def test_gradients_without_elements_add_nothing_to_a_norm(order: float, shapes: tuple[tuple[int, ...], ...]) -> None:
    def clipped(chosen: Any) -> tuple[float, list[Any]]:
        parameters = [ow.nn.Parameter(ow.ones(shape, dtype=ow.float64)) for shape in chosen]
        for tensor in parameters:
            tensor.grad = 3 * ow.ones_like(tensor)
        total = ow.nn.utils.clip_grad_norm_(parameters, 1.0, norm_type=order)
        assert total.dtype is ow.float64
        return total.item(), [parameter.grad.tolist() for parameter in parameters if parameter.numel()]

    full = [shape for shape in shapes if 0 not in shape]
    assert clipped(shapes) == (clipped(full) if full else (0.0, []))


def test_hooks_around_steps_get_the_optimizer_among_the_arguments() -> None:
    optimizer, seen = ow.optim.SGD([ow.nn.Parameter(ow.ones(1))], lr=0.5), []

    def note(item: Any, args: Any, kwargs: Any) -> None:
        seen.append((item is optimizer, args[0] is optimizer, len(args), list(kwargs)))

    optimizer.register_step_pre_hook(note)
    optimizer.register_step_post_hook(note)
    optimizer.step()
    optimizer.step(lambda: 1.0)
    optimizer.step(closure=lambda: 1.0)
    assert seen == [(True, True, 1, [])] * 2 + [(True, True, 2, [])] * 2 + [(True, True, 1, ["closure"])] * 2
    replacing = optimizer.register_step_pre_hook(lambda item, args, kwargs: ((item, lambda: 7.0), {}))
    assert optimizer.step() == 7.0
    replacing.remove()
    optimizer.register_step_pre_hook(lambda item, args, kwargs: ((), {}))
    with pytest.raises(TypeError, match="with the optimizer first"):
        optimizer.step()
