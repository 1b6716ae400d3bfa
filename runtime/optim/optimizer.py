"""Optimizer: groups of parameters, the state of each, and the hooks around a step."""

from __future__ import annotations

import functools
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from copy import copy as shallow_copy
from copy import deepcopy
from itertools import chain
from typing import Any, ClassVar

from runtime.autograd.hooks import RemovableHandle
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.guards import enable_grad, no_grad
from runtime.nn.calling import handle
from runtime.nn.module import clear_grad
from runtime.optim.checks import dtype_of_numbers
from runtime.tensor import Tensor, dtypes
from runtime.tensor.keys import SPARSE

__all__ = [
    "Optimizer", "register_optimizer_step_post_hook", "register_optimizer_step_pre_hook", "required",
]  # fmt: skip

Hook = Callable[..., Any]
Closure = Callable[[], Any]
Group = dict[str, Any]


class _Required:
    """In the place of a default: every group has to say it."""

    def __repr__(self) -> str:
        return "<required parameter>"


required: Any = _Required()
everywhere: dict[str, dict[int, Hook]] = {"_before_step": {}, "_behind_step": {}}


def register_optimizer_step_pre_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(optimizer, args, kwargs)`` before a step of any optimiser, before that optimiser's hooks."""
    return RemovableHandle(everywhere["_before_step"], hook)


def register_optimizer_step_post_hook(hook: Hook) -> RemovableHandle:
    """Call ``hook(optimizer, args, kwargs)`` behind a step of any optimiser, behind that optimiser's hooks."""
    return RemovableHandle(everywhere["_behind_step"], hook)


class Optimizer:
    """Base class of optimisers: a subclass defines ``step``.

    `params` are parameters, pairs of names with them, or dicts, each a group with hyperparameters of its own beside
    ``params``; `defaults` are those of the others.
    """

    _hooks: ClassVar[tuple[str, ...]] = (
        "_before_step", "_behind_step", "_before_state", "_behind_state", "_before_load", "_behind_load",
    )  # fmt: skip

    numbers: ClassVar[tuple[str, ...]] = ("step",)
    """States that are numbers, whose dtype is not that of their parameter."""

    _opt_called = False
    """Whether a step was taken, as schedules ask."""

    def __init__(self, params: Any, defaults: dict[str, Any]) -> None:
        self.defaults = defaults
        for name in self._hooks:
            setattr(self, name, {})
        if isinstance(params, Tensor):
            msg = f"params given to the optimizer should be an iterable of Tensors or dicts, but got {_kind(params)}"
            raise ArgumentError(msg)
        self.state: defaultdict[Any, dict[str, Any]] = defaultdict(dict)
        self.param_groups: list[Group] = []
        groups = list(params)
        if not groups:
            msg = "optimizer got an empty parameter list"
            raise ArgumentValueError(msg)
        for group in groups if isinstance(groups[0], dict) else [{"params": groups}]:
            self.add_param_group(group)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "step" in vars(cls):
            cls.step = _with_hooks(cls.step)  # type: ignore[method-assign]

    def step(self, closure: Closure | None = None) -> Any:
        """Change the parameters by their gradients, once; `closure` computes the loss anew and is called before."""
        raise NotImplementedError

    # -- groups --------------------------------------------------------------------------------------------------

    def add_param_group(self, param_group: Group) -> None:
        """Add parameters with hyperparameters of their own. ValueError for a parameter that is in a group already."""
        if not isinstance(param_group, dict):
            msg = f"param_group must be a dict, but got {type(param_group).__name__}"
            raise ArgumentError(msg)
        params = param_group["params"]
        if isinstance(params, set):
            msg = "optimizer parameters need to be organized in ordered collections, but a set has no order; use a list"
            raise ArgumentError(msg)
        listed = [params] if isinstance(params, Tensor) else list(params)
        named = [isinstance(item, tuple) for item in listed]
        if any(named):
            if not all(named):
                msg = "all parameters of a group have names, or none; some names are missing"
                raise ArgumentValueError(msg)
            param_group["param_names"] = [name for name, _ in listed]
            listed = [item for _, item in listed]
        param_group["params"] = listed
        for value in listed:
            if not isinstance(value, Tensor):
                msg = f"optimizer can only optimize Tensors, but one of the params is {_kind(value)}"
                raise ArgumentError(msg)
            if not (self.defaults.get("differentiable") or value.is_leaf):  # type: ignore[attr-defined]
                msg = "can't optimize a non-leaf Tensor"
                raise ArgumentValueError(msg)
        for name, default in self.defaults.items():
            if default is required and name not in param_group:
                msg = f"parameter group didn't specify a value of required optimization parameter {name}"
                raise ArgumentValueError(msg)
            param_group.setdefault(name, default)
        if any(("param_names" in group) != ("param_names" in param_group) for group in self.param_groups):
            msg = "all groups of parameters have names, or none; some are without"
            raise ArgumentValueError(msg)
        ids = {id(item) for group in self.param_groups for item in group["params"]}
        if len({id(item) for item in listed}) != len(listed):
            msg = "optimizer contains a parameter group with duplicate parameters"
            raise ArgumentValueError(msg)
        if any(id(item) in ids for item in listed):
            msg = "some parameters appear in more than one parameter group"
            raise ArgumentValueError(msg)
        self.param_groups.append(param_group)

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Drop the gradients of all parameters, or fill them with zeros."""
        for group in self.param_groups:
            for item in group["params"]:
                clear_grad(item, set_to_none)

    # -- states --------------------------------------------------------------------------------------------------

    def state_dict(self) -> dict[str, Any]:
        """The state of every parameter, by its number, and the groups, with numbers in the place of parameters."""
        for hook in tuple(_dict_of(self, "_before_state").values()):
            hook(self)
        numbers: dict[int, int] = {}
        groups = []
        for group in self.param_groups:
            for entry in group["params"]:
                numbers.setdefault(id(entry), len(numbers))
            packed = {name: value for name, value in group.items() if name != "params"}
            groups.append({**packed, "params": [numbers[id(item)] for item in group["params"]]})
        state = {
            (numbers[id(item)] if isinstance(item, Tensor) else item): values for item, values in self.state.items()
        }
        result = {"state": state, "param_groups": groups}
        for hook in tuple(_dict_of(self, "_behind_state").values()):
            replaced = hook(self, result)
            result = result if replaced is None else replaced
        return result

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Take the state of another optimiser, of as many parameters in as many groups. ValueError otherwise."""
        state_dict = dict(state_dict)
        for hook in tuple(_dict_of(self, "_before_load").values()):
            replaced = hook(self, state_dict)
            state_dict = state_dict if replaced is None else replaced
        groups, saved = self.param_groups, deepcopy(state_dict["param_groups"])
        if len(groups) != len(saved):
            msg = f"loaded state dict has {len(saved)} parameter groups, this optimizer has {len(groups)}"
            raise ArgumentValueError(msg)
        for current, other in zip(groups, saved, strict=True):
            if len(current["params"]) != len(other["params"]):
                msg = (
                    "loaded state dict contains a parameter group that doesn't match the size of optimizer's group: "
                    f"{len(other['params'])} and {len(current['params'])}"
                )
                raise ArgumentValueError(msg)
        numbers = chain.from_iterable(group["params"] for group in saved)
        parameters = dict(zip(numbers, chain.from_iterable(group["params"] for group in groups), strict=True))
        state: defaultdict[Any, dict[str, Any]] = defaultdict(dict)
        for key, values in state_dict["state"].items():
            if key in parameters:
                parameter = parameters[key]
                state[parameter] = {
                    name: copied(value, None if name in self.numbers else parameter) for name, value in values.items()
                }
            else:
                state[key] = copied(values)
        for current, other in zip(groups, saved, strict=True):
            other["params"] = current["params"]
            if "param_names" in current:
                other.setdefault("param_names", current["param_names"])
        self.__setstate__({"state": state, "param_groups": saved})
        for hook in tuple(_dict_of(self, "_behind_load").values()):
            hook(self)

    def __getstate__(self) -> dict[str, Any]:
        return {"defaults": self.defaults, "state": self.state, "param_groups": self.param_groups}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name in self._hooks:
            self.__dict__.setdefault(name, {})
        self.__dict__.update(state)
        for group in self.param_groups:
            for name, default in self.defaults.items():
                group.setdefault(name, default)

    # -- hooks ---------------------------------------------------------------------------------------------------

    def register_step_pre_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(optimizer, args, kwargs)`` before a step; it may return a pair of other arguments.

        The first of `args` is the optimizer.
        """
        return RemovableHandle(_dict_of(self, "_before_step"), hook)

    def register_step_post_hook(self, hook: Hook) -> RemovableHandle:
        """Call ``hook(optimizer, args, kwargs)`` behind a step."""
        return RemovableHandle(_dict_of(self, "_behind_step"), hook)

    def register_state_dict_pre_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(optimizer)`` before ``state_dict``; with `prepend`, as with the others, before other hooks."""
        return handle(_dict_of(self, "_before_state"), hook, hook, prepend=prepend)

    def register_state_dict_post_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(optimizer, state_dict)`` behind ``state_dict``; it may return another one."""
        return handle(_dict_of(self, "_behind_state"), hook, hook, prepend=prepend)

    def register_load_state_dict_pre_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(optimizer, state_dict)`` before ``load_state_dict``; it may return another one."""
        return handle(_dict_of(self, "_before_load"), hook, hook, prepend=prepend)

    def register_load_state_dict_post_hook(self, hook: Hook, prepend: bool = False) -> RemovableHandle:
        """Call ``hook(optimizer)`` behind ``load_state_dict``."""
        return handle(_dict_of(self, "_behind_load"), hook, hook, prepend=prepend)

    def __repr__(self) -> str:
        lines = []
        for number, group in enumerate(self.param_groups):
            lines += ["", f"Parameter Group {number}"]
            lines += [f"    {name}: {group[name]}" for name in sorted(group) if name != "params"]
        return f"{type(self).__name__} (" + "\n".join(lines) + "\n)"


def _kind(value: object) -> str:
    return type(value).__name__


def _dict_of(optimizer: Optimizer, name: str) -> dict[int, Hook]:
    return optimizer.__dict__[name]  # type: ignore[no-any-return]


def copied(value: Any, parameter: Any = None) -> Any:
    """A value of a state, with every container and tensor copied: what updates one optimizer leaves the other alone.

    Tensors get the dtype of a floating `parameter`, if one is given. Other objects, functions among them, are shared.
    """
    if isinstance(value, Tensor):
        is_cast = parameter is not None and parameter.is_floating_point()
        return value.to(parameter.dtype if is_cast else value.dtype, copy=True)  # type: ignore[attr-defined]
    if isinstance(value, dict):
        copy = type(value)() if type(value) in (dict, OrderedDict) else shallow_copy(value)
        for key, item in value.items():  # update() of a Counter would count
            copy[key] = copied(item, parameter)
        return copy
    if isinstance(value, (list, tuple)):
        items = [copied(item, parameter) for item in value]
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    return value


def _with_hooks(step: Callable[..., Any]) -> Callable[..., Any]:
    """A ``step`` with the hooks around it, outside of which nothing is recorded but by the closure.

    The hooks of all optimisers come first before the step, and last after it.
    """
    if getattr(step, "has_hooks", False):
        return step

    @functools.wraps(step)
    def wrapper(self: Optimizer, *args: Any, **kwargs: Any) -> Any:
        attributes = self.__dict__
        attributes["_opt_called"] = True
        if "_before_step" not in attributes:  # a wrapper that did not call __init__ has no hooks
            return step(self, *args, **kwargs)
        if not (
            attributes["_before_step"]
            or attributes["_behind_step"]
            or everywhere["_before_step"]
            or everywhere["_behind_step"]
        ):
            return step(self, *args, **kwargs)
        arguments = (self, *args)
        for hook in (*everywhere["_before_step"].values(), *attributes["_before_step"].values()):
            replaced = hook(self, arguments, kwargs)
            if replaced is not None:
                if not isinstance(replaced, tuple) or len(replaced) != 2:
                    msg = f"a step pre-hook must return None or a pair (args, kwargs), got {_kind(replaced)}"
                    raise ArgumentError(msg)
                arguments, kwargs = replaced
                if not arguments or arguments[0] is not self:
                    msg = "a step pre-hook must return the arguments with the optimizer first, as it gets them"
                    raise ArgumentError(msg)
        result = step(*arguments, **kwargs)
        for hook in (*attributes["_behind_step"].values(), *everywhere["_behind_step"].values()):
            hook(self, arguments, kwargs)
        return result

    wrapper.has_hooks = True  # type: ignore[attr-defined]
    return wrapper


def loss_of(closure: Closure | None) -> Any:
    """What a closure computes, with recording switched on; None without one."""
    if closure is None:
        return None
    with enable_grad():
        return closure()


def _any_complex(groups: list[Group]) -> bool:
    return any(item.is_complex() for group in groups for item in group["params"])


def _real(listed: list[Any]) -> list[Any]:
    """Complex tensors as pairs of real numbers in the same memory; others as they are."""
    from runtime.nn.operators import F

    return [F.view_as_real(item) if isinstance(item, Tensor) and item.is_complex() else item for item in listed]


class Pointwise(Optimizer):
    """An optimiser whose update of one element is an entry of ops.yaml, run for all parameters of a group at once.

    A subclass names in `zeros` the tensors that it keeps for every parameter, zeros at first, says whether it counts
    steps, and calls the operator in ``update``.
    """

    zeros: ClassVar[tuple[str, ...]] = ()
    counts: ClassVar[bool] = True
    for_sparse: ClassVar[str] = ""  # the optimiser to which an error refers where a gradient is sparse
    _has_complex = False

    def __init__(self, params: Any, defaults: dict[str, Any]) -> None:
        if defaults.get("fused") and defaults.get("foreach"):
            msg = "`fused` and `foreach` cannot be `True` together."
            raise ComputeError(msg)
        super().__init__(params, defaults)

    def update(self, group: Group, params: list[Tensor], grads: list[Tensor], states: dict[str, list[Tensor]]) -> None:
        """One step of the parameters that have gradients; `kept` has the lists of states, ``step`` among them."""
        raise NotImplementedError

    def update_rows(self, group: Group, parameter: Tensor, grad: Tensor) -> None:  # noqa: ARG002 - of a subclass
        """One step of a parameter whose gradient is sparse. RuntimeError unless a subclass says how."""
        hint = f", please consider {self.for_sparse} instead" if self.for_sparse else ""
        msg = f"{type(self).__name__} does not support sparse gradients{hint}"
        raise ComputeError(msg)

    def kept_for(self, group: Group) -> tuple[str, ...]:  # noqa: ARG002 - a subclass looks at it
        """The states that the parameters of a group have."""
        return self.zeros

    def remembers(self, group: Group) -> bool:  # noqa: ARG002 - a subclass looks at it
        """Whether parameters of a group get states in a step that they did not have from the start."""
        return False

    def start(self, group: Group, parameter: Tensor) -> dict[str, Any]:
        """The state of a parameter before its first step."""
        from runtime.nn.operators import F

        state = {"step": F.zeros((), dtype=dtypes.float32)} if self.counts else {}
        return state | {name: F.zeros_like(parameter) for name in self.kept_for(group)}

    def gather(self, group: Group, params: list[Tensor], states: list[dict[str, Any]]) -> dict[str, list[Any]]:  # noqa: ARG002 - a subclass looks at them
        """The states of parameters by name, as ``update`` gets them."""
        names = (*self.numbers, *self.kept_for(group)) if self.counts else self.kept_for(group)
        return {name: [state[name] for state in states] for name in names}

    def add_param_group(self, param_group: Group) -> None:
        """Add parameters with hyperparameters of their own; those that are complex are updated as pairs of numbers."""
        super().add_param_group(param_group)
        self._has_complex = self._has_complex or _any_complex([param_group])

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._has_complex = _any_complex(self.param_groups)
        if self.counts:
            self._numbers_to_tensors()

    def _numbers_to_tensors(self) -> None:
        """Make tensors of counts and other numbers that a state has as Python's: older checkpoints have them so."""
        from runtime.nn.operators import F

        for state in self.state.values():
            for name in self.numbers:
                value = state.get(name)
                if isinstance(value, (int, float)):
                    state[name] = F.full((), float(value), dtype=dtype_of_numbers())

    def step(self, closure: Closure | None = None) -> Any:
        """Change the parameters by their gradients; what `closure` returns is returned.

        Where ``differentiable`` is set the step is recorded: gradients pass through it, to gradients that were made
        with ``create_graph=True``, to earlier parameters and to hyperparameters that are tensors.
        """
        loss = loss_of(closure)
        with enable_grad() if self.defaults.get("differentiable") else no_grad():
            states_by_param = self.state
            for group in self.param_groups:
                params, grads, states = [], [], []
                begins = self.counts or type(self).start is not Pointwise.start or bool(self.kept_for(group))
                remembers = begins or self.remembers(group)
                for item in group["params"]:
                    grad = item.grad
                    if grad is not None and grad._keys & SPARSE:
                        self.update_rows(group, item, grad)
                    elif grad is not None:
                        state = states_by_param[item] if remembers else {}
                        if begins and not state:
                            state.update(self.start(group, item))
                        params.append(item)
                        grads.append(grad)
                        states.append(state)
                if params:
                    gathered = self.gather(group, params, states)
                    if self._has_complex:
                        params, grads = _real(params), _real(grads)
                        gathered = {name: _real(listed) for name, listed in gathered.items()}
                    self.update(group, params, grads, gathered)
        return loss
