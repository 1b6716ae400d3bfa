"""States of modules and optimizers by the names of parameters, however modules are wrapped and tensors are split.

They are what ``distributed.checkpoint`` saves: names of parameters are those of the module itself, without the
``module.`` of DistributedDataParallel, and optimizers name parameters in place of counting them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from runtime.autograd.trees import tree_map_only
from runtime.distributed import objects
from runtime.distributed.dtensor import DTensor, distribute_tensor
from runtime.distributed.groups import get_rank, is_initialized
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.nn.states import IncompatibleKeys
from runtime.tensor import Tensor

__all__ = [
    "StateDictOptions", "get_model_state_dict", "get_optimizer_state_dict", "get_state_dict", "set_model_state_dict",
    "set_optimizer_state_dict", "set_state_dict",
]  # fmt: skip
_STATE, _GROUPS = "state", "param_groups"
_WRAPPER = "module"  # the attribute in which DistributedDataParallel has its module


@dataclass
class StateDictOptions:
    """How states are given and taken.

    With `full_state_dict` split tensors are gathered, with `cpu_offload` as well for rank 0 alone. `strict` lets
    missing and unknown names be errors. With `broadcast_from_rank0` only rank 0 has states to be set.
    """

    full_state_dict: bool = False
    cpu_offload: bool = False
    ignore_frozen_params: bool = False
    keep_submodule_prefixes: bool = True
    strict: bool = True
    broadcast_from_rank0: bool = False
    flatten_optimizer_state_dict: bool = False
    dsd_fqn_modifiers: str = "_fqn_modifiers"

    def __post_init__(self) -> None:
        if self.broadcast_from_rank0 and not self.full_state_dict:
            msg = "full_state_dict must be True when broadcast_from_rank0 is True."
            raise ArgumentValueError(msg)


def _is_wrapper(module: Any) -> bool:
    from runtime.nn.distributed import DistributedDataParallel

    return isinstance(module, DistributedDataParallel)


def _wrappers(model: Any) -> list[str]:
    """The prefixes ``module.`` that wrappers within a model add, the outer ones first."""
    return [
        f"{name}.{_WRAPPER}." if name else f"{_WRAPPER}."
        for name, module in model.named_modules() if _is_wrapper(module)
    ]  # fmt: skip


def _renaming(model: Any) -> Callable[[str], str]:
    """What gives names without those of wrappers."""
    prefixes = sorted(_wrappers(model), key=len, reverse=True)  # an inner one is taken out before an outer one

    def renamed(name: str) -> str:
        for prefix in prefixes:
            if name.startswith(prefix):
                name = prefix.removesuffix(f"{_WRAPPER}.") + name[len(prefix) :]
        return name

    return renamed


def _named_parameters(model: Any) -> dict[int, str]:
    """The names of parameters by their ids; of a shared one the first."""
    renamed = _renaming(model)
    return {id(parameter): renamed(name) for name, parameter in model.named_parameters()}


def _given(value: Any, options: StateDictOptions) -> Any:
    """A state as options ask for it; called on all ranks in one order."""
    if options.full_state_dict:
        value = tree_map_only(DTensor, lambda item: item.detach().full_tensor(), value)
    if options.full_state_dict and options.cpu_offload:
        return value if not is_initialized() or get_rank() == 0 else None
    return tree_map_only(Tensor, lambda item: item.detach(), value)


def _only_rank0(options: StateDictOptions) -> bool:
    """Whether this rank gives nothing."""
    return options.full_state_dict and options.cpu_offload and is_initialized() and get_rank() != 0


def get_model_state_dict(
    model: Any, *, submodules: Iterable[Any] | None = None, options: StateDictOptions | None = None
) -> dict[str, Any]:
    """The parameters and buffers of a model, or of some of its `submodules`, by their names."""
    options = StateDictOptions() if options is None else options
    renamed = _renaming(model)
    frozen = {name for name, item in model.named_parameters(remove_duplicate=False) if not item.requires_grad}
    chosen = None if submodules is None else {id(module) for module in submodules}
    prefixes = [f"{name}." for name, module in model.named_modules() if chosen is not None and id(module) in chosen]
    result = {}
    for name, value in model.state_dict().items():
        if options.ignore_frozen_params and name in frozen:
            continue
        prefix = next((item for item in prefixes if name.startswith(item)), None)
        if chosen is not None and prefix is None:
            continue
        is_short = prefix is not None and not options.keep_submodule_prefixes
        result[name[len(prefix or "") :] if is_short else renamed(name)] = _given(value, options)
    return {} if _only_rank0(options) else result


def _optimizers(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple, set)) else [value]


def _with_states(optimizer: Any) -> None:
    """Let an optimizer have states, zeros as before the first step. RuntimeError where gradients wait for a step."""
    if optimizer.state:
        return
    parameters = [item for group in optimizer.param_groups for item in group["params"] if item.requires_grad]
    if any(item.grad is not None for item in parameters):
        msg = "get_optimizer_state_dict(): the optimizer has made no step, and parameters have gradients; call step()"
        raise ComputeError(msg)
    rates = [group.get("lr") for group in optimizer.param_groups]
    try:
        for item in parameters:
            item.grad = item.detach().clone().zero_()
        for group in optimizer.param_groups:
            if group.get("lr") is not None:
                group["lr"] = group["lr"] * 0
        optimizer.step()
    finally:
        for group, rate in zip(optimizer.param_groups, rates, strict=True):
            if rate is not None:
                group["lr"] = rate
        optimizer.zero_grad(set_to_none=True)


def _name_of(names: dict[int, str], parameter: Any) -> str:
    if id(parameter) not in names:
        msg = "an optimizer has a parameter that the model does not have: give the model that it was made for"
        raise ArgumentValueError(msg)
    return names[id(parameter)]


def get_optimizer_state_dict(
    model: Any, optimizers: Any, *, submodules: Iterable[Any] | None = None, options: StateDictOptions | None = None
) -> dict[str, Any]:
    """The states of optimizers of a model, in which parameters stand by name: ``state`` and ``param_groups``."""
    options = StateDictOptions() if options is None else options
    names = _named_parameters(model)
    if submodules is not None:
        chosen = {id(item) for module in submodules for item in module.parameters()}
        names = {key: name for key, name in names.items() if key in chosen}
    state: dict[str, Any] = {}
    groups: list[dict[str, Any]] = []
    for optimizer in _optimizers(optimizers):
        _with_states(optimizer)
        for group in optimizer.param_groups:
            parameters = [item for item in group["params"] if submodules is None or id(item) in names]
            listed = [_name_of(names, item) for item in parameters]
            groups.append({**{key: value for key, value in group.items() if key != "params"}, "params": listed})
            for name, item in zip(listed, parameters, strict=True):
                if item in optimizer.state and (item.requires_grad or not options.ignore_frozen_params):
                    state[name] = {key: _given(value, options) for key, value in optimizer.state[item].items()}
    if _only_rank0(options):
        return {}
    result = {_STATE: state, _GROUPS: groups}
    return _flattened(result) if options.flatten_optimizer_state_dict else result


def _flattened(states: dict[str, Any]) -> dict[str, Any]:
    """States of optimizers with one value a key: ``state.weight.exp_avg``, ``param_groups.weight.lr``."""
    flat = {f"{_STATE}.{name}.{key}": value for name, item in states[_STATE].items() for key, value in item.items()}
    for group in states[_GROUPS]:
        for name in group["params"]:
            flat |= {f"{_GROUPS}.{name}.{key}": value for key, value in group.items() if key != "params"}
    return flat


def _unflattened(flat: dict[str, Any], groups: Iterator[tuple[list[str], list[str]]]) -> dict[str, Any]:
    """The reverse of :func:`_flattened`, for groups of names of parameters, with the names of their settings."""
    state: dict[str, dict[str, Any]] = {}
    rows = []
    for listed, keys in groups:
        for name in listed:
            prefix = f"{_STATE}.{name}."
            values = {key[len(prefix) :]: value for key, value in flat.items() if key.startswith(prefix)}
            values = {key: value for key, value in values.items() if "." not in key}
            if values:
                state[name] = values
        row: dict[str, Any] = {key: flat[f"{_GROUPS}.{listed[0]}.{key}"] for key in keys if listed
                               and f"{_GROUPS}.{listed[0]}.{key}" in flat}  # fmt: skip
        rows.append({**row, "params": listed})
    return {_STATE: state, _GROUPS: rows}


def get_state_dict(
    model: Any, optimizers: Any, *, submodules: Iterable[Any] | None = None, options: StateDictOptions | None = None
) -> tuple[dict[str, Any], dict[str, Any]]:
    """:func:`get_model_state_dict` and :func:`get_optimizer_state_dict`."""
    return (
        get_model_state_dict(model, submodules=submodules, options=options),
        get_optimizer_state_dict(model, optimizers, submodules=submodules, options=options),
    )


def _sent(states: Any, options: StateDictOptions) -> Any:
    """The states of rank 0, where only that has them."""
    if not options.broadcast_from_rank0 or not is_initialized():
        return states
    objects_sent = [states if get_rank() == 0 else None]
    objects.broadcast_object_list(objects_sent, 0)
    return objects_sent[0]


def _as_target(value: Any, target: Any) -> Any:
    """A full tensor in the layout of what it is for."""
    is_full = isinstance(target, DTensor) and isinstance(value, Tensor) and not isinstance(value, DTensor)
    if not is_full or tuple(value.shape) != tuple(target.shape):
        return value
    return distribute_tensor(value.detach(), target.device_mesh, target.placements, src_data_rank=None)


def set_model_state_dict(
    model: Any, model_state_dict: dict[str, Any], *, options: StateDictOptions | None = None
) -> IncompatibleKeys:
    """Put states by name into a model; the names that were missing and unknown. RuntimeError for these if `strict`."""
    options = StateDictOptions() if options is None else options
    if not isinstance(model_state_dict, dict):
        msg = f"set_model_state_dict(): expected a dict of states, got {type(model_state_dict).__name__}"
        raise ArgumentError(msg)
    states = _sent(model_state_dict, options)
    renamed = _renaming(model)
    targets = model.state_dict()
    names = {renamed(name): name for name in targets}
    values = {}
    for name, value in states.items():
        target = names.get(name, name)
        values[target] = _as_target(value, targets.get(target))
    with no_grad():
        result: IncompatibleKeys = model.load_state_dict(values, strict=options.strict and bool(states))
    return result


def _states_of(optimizer: Any, names: dict[int, str], states: dict[str, Any], rows: Sequence[Any]) -> dict[str, Any]:
    """What ``load_state_dict`` of an optimizer takes: parameters by their number."""
    numbers: dict[str, int] = {}
    values: dict[int, Any] = {}
    groups = []
    for group in optimizer.param_groups:
        listed = [_name_of(names, item) for item in group["params"]]
        row = next((item for item in rows if set(item["params"]) == set(listed)), None)
        row = row or next((item for item in rows if set(listed) & set(item["params"])), None)
        if row is None:
            msg = f"set_optimizer_state_dict(): the states have no group with the parameters {', '.join(listed)}"
            raise ComputeError(msg)
        for name, item in zip(listed, group["params"], strict=True):
            number = numbers.setdefault(name, len(numbers))
            if name in states[_STATE]:
                values[number] = {
                    key: _as_target(value, item) for key, value in states[_STATE][name].items()
                }  # fmt: skip
        settings = {key: row.get(key, value) for key, value in group.items() if key != "params"}
        groups.append({**settings, "params": [numbers[name] for name in listed]})
    return {_STATE: values, _GROUPS: groups}


def set_optimizer_state_dict(
    model: Any, optimizers: Any, optim_state_dict: dict[str, Any], *, options: StateDictOptions | None = None
) -> None:
    """Put states by the names of parameters into optimizers. RuntimeError where a group of parameters has none."""
    options = StateDictOptions() if options is None else options
    names, states = _named_parameters(model), _sent(optim_state_dict, options)
    if not states:
        return
    if _GROUPS not in states:
        groups = (
            ([_name_of(names, item) for item in group["params"]], [key for key in group if key != "params"])
            for optimizer in _optimizers(optimizers) for group in optimizer.param_groups
        )  # fmt: skip
        states = _unflattened(states, groups)
    for optimizer in _optimizers(optimizers):
        optimizer.load_state_dict(_states_of(optimizer, names, states, states[_GROUPS]))


def set_state_dict(
    model: Any, optimizers: Any, *, model_state_dict: dict[str, Any], optim_state_dict: dict[str, Any],
    options: StateDictOptions | None = None,
) -> IncompatibleKeys:  # fmt: skip
    """:func:`set_model_state_dict` and :func:`set_optimizer_state_dict`."""
    result = set_model_state_dict(model, model_state_dict, options=options)
    set_optimizer_state_dict(model, optimizers, optim_state_dict, options=options)
    return result
