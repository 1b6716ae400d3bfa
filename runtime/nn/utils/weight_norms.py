"""Weights as a length and a direction (Salimans and Kingma, arXiv 1602.07868)."""

from __future__ import annotations

import warnings
from typing import Any

from runtime.errors import ArgumentValueError, ComputeError
from runtime.guards import no_grad
from runtime.nn.module import Module
from runtime.nn.operators import F
from runtime.nn.parameter import Parameter
from runtime.nn.uninitialized import check_has_shape
from runtime.nn.utils.parametrize import register_parametrization


def _weight(direction: Any, length: Any, dim: int) -> Any:
    """The direction, brought to a length in every slice of a dimension, or as a whole where that is -1."""
    return direction * (length / F.norm_except_dim(direction, 2, dim))


class _WeightNorm(Module):
    """The parametrisation."""

    def __init__(self, dim: int | None = 0) -> None:
        super().__init__()
        self.dim = -1 if dim is None else dim

    def forward(self, weight_g: Any, weight_v: Any) -> Any:
        """A weight of a length and a direction."""
        return _weight(weight_v, weight_g, self.dim)

    def right_inverse(self, weight: Any) -> tuple[Any, Any]:
        """The length, and the weight itself as its direction."""
        return F.norm_except_dim(weight, 2, self.dim), weight


def weight_norm(module: Module, name: str = "weight", dim: int | None = 0) -> Module:
    """Learn the lengths of the slices of a weight along `dim`, or the one of all of it, apart from its direction.

    They are ``parametrizations.weight.original0``, the lengths, and ``original1``. Files of the older function, with
    ``weight_g`` and ``weight_v``, can be loaded.
    """
    register_parametrization(module, name, _WeightNorm(dim), unsafe=True)

    def take_older_names(_module: Any, state: Any, prefix: str, *_rest: Any) -> None:
        older = [f"{prefix}{name}_{item}" for item in "gv"]
        if all(item in state for item in older):
            for index, value in enumerate(older):
                state[f"{prefix}parametrizations.{name}.original{index}"] = state.pop(value)

    module.register_load_state_dict_pre_hook(take_older_names)
    return module


class WeightNorm:
    """The hook of the older function: computes the weight before every call."""

    def __init__(self, name: str, dim: int) -> None:
        self.name, self.dim = name, dim

    def compute_weight(self, module: Any) -> Any:
        """The weight of now."""
        return _weight(getattr(module, f"{self.name}_v"), getattr(module, f"{self.name}_g"), self.dim)

    def __call__(self, module: Any, inputs: Any) -> None:  # noqa: ARG002 - as hooks are called
        setattr(module, self.name, self.compute_weight(module))


def weight_norm_by_hook(module: Module, name: str = "weight", dim: int | None = 0) -> Module:
    """The older way: parameters ``weight_g`` and ``weight_v``, and a plain attribute that a hook computes.

    Deprecated in favour of ``parametrizations.weight_norm``.
    """
    warnings.warn(
        "`nn.utils.weight_norm` is deprecated in favor of `nn.utils.parametrizations.weight_norm`.", FutureWarning,
        stacklevel=2,
    )  # fmt: skip
    if any(
        isinstance(forward_pre_hook, WeightNorm) and forward_pre_hook.name == name
        for forward_pre_hook in module._forward_pre_hooks.values()
    ):
        msg = f"Cannot register two weight_norm hooks on the same parameter {name}"
        raise ComputeError(msg)
    hook = WeightNorm(name, -1 if dim is None else dim)
    weight: Any = getattr(module, name)
    check_has_shape(weight, "WeightNorm")
    del module._parameters[name]
    with no_grad():
        lengths = F.norm_except_dim(weight, 2, hook.dim)
    module.register_parameter(f"{name}_g", Parameter(lengths))
    module.register_parameter(f"{name}_v", Parameter(weight.detach()))
    setattr(module, name, hook.compute_weight(module))
    module.register_forward_pre_hook(hook)
    return module


def remove_weight_norm(module: Module, name: str = "weight") -> Module:
    """Take the hook of the older function away again. ValueError where there is none."""
    for key, hook in module._forward_pre_hooks.items():
        if isinstance(hook, WeightNorm) and hook.name == name:
            weight = hook.compute_weight(module)
            delattr(module, name)
            for letter in "gv":
                del module._parameters[f"{name}_{letter}"]
            setattr(module, name, Parameter(weight.detach()))
            del module._forward_pre_hooks[key]
            return module
    msg = f"weight_norm of '{name}' not found in {module}"
    raise ArgumentValueError(msg)
