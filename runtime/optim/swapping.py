"""Other parameters and another state for an optimiser, for the time of a ``with`` statement."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from runtime.errors import ComputeError
from runtime.optim.optimizer import Group, Optimizer
from runtime.tensor import Tensor

_NAME = "swap_in_optimizer_params_and_state"


def _need(holds: bool, text: str) -> None:
    if not holds:
        msg = f"{_NAME}(): {text}"
        raise ComputeError(msg)


@contextmanager
def swap_in_optimizer_params_and_state(
    optimizer: Optimizer, swapin_parameters: dict[str, Tensor], swapin_optim_state: dict[str, Any]
) -> Iterator[None]:
    """Let steps change `swapin_parameters`, in the order of the optimiser's own, by the state of a ``state_dict``.

    Tensors of that state change in place; what is put into it meanwhile is lost. Behind the ``with`` statement the
    optimiser has its own parameters, numbers and state again. RuntimeError for a state of another form.
    """
    groups, state = optimizer.param_groups, _checked(optimizer, swapin_optim_state)
    parameters = list(swapin_parameters.values())
    fresh: defaultdict[Any, dict[str, Any]] = defaultdict(dict)
    chosen: list[list[Tensor]] = []
    for other in swapin_optim_state["param_groups"]:
        first = sum(map(len, chosen))
        chosen.append(parameters[first : first + len(other["params"])])
        _need(len(chosen[-1]) == len(other["params"]), "there are fewer parameters than the optimiser's groups have")
        for param, number in zip(chosen[-1], other["params"], strict=True):
            fresh[param] = dict(state.get(number, {}))
    state_before, snapshots = optimizer.state, [dict(param) for param in groups]
    try:
        for group, other, params in zip(groups, swapin_optim_state["param_groups"], chosen, strict=True):
            group.update({**other, "params": params})
        optimizer.state = fresh
        yield
    finally:
        for group, snapshot in zip(groups, snapshots, strict=True):
            group.clear()
            group.update(snapshot)
        optimizer.state = state_before


def _checked(optimizer: Optimizer, argument: Any) -> dict[Any, Any]:
    """The states of parameters by their numbers, once the form of the whole is right."""
    _need(bool(optimizer.state), "requires initialized optimizer state; take a step, or load a state, before")
    _need(isinstance(argument, dict), "the state has to be what state_dict() gives")
    state, param_groups = argument.get("state"), argument.get("param_groups")
    right = isinstance(state, dict) and all(isinstance(value, dict) for value in state.values())
    _need(right, "'state' has to be a dict of numbers of parameters to their states")
    _need(isinstance(param_groups, list), "'param_groups' has to be a list of groups, as state_dict() gives it")
    assert isinstance(param_groups, list)
    assert isinstance(state, dict)
    text = "the state has a different number of parameter groups than the optimiser"
    _need(len(param_groups) == len(optimizer.param_groups), text)
    for number, (group, other) in enumerate(zip(optimizer.param_groups, param_groups, strict=True)):
        _check_group(number, group, other)
    extra = set(state) - {item for other in param_groups for item in other["params"]}
    _need(not extra, f"'state' has extra keys: {sorted(map(str, extra))}")
    return state


def _check_group(number: int, group: Group, other: Any) -> None:
    _need(isinstance(other, dict), f"group {number} has to be a dict")
    ids = other.get("params")
    right = isinstance(ids, list) and all(isinstance(identity, int) for identity in ids)
    _need(right, f"'params' of group {number} has to be a list of numbers")
    _need(len(ids) == len(group["params"]), f"group {number} has another number of params than the optimiser's")
    differ = sorted(set(group) ^ set(other))
    _need(not differ, f"group {number} and the optimiser's differ in their keys: {', '.join(differ)}")
