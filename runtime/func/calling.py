"""Modules as functions of their parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor

__all__ = ["_functional_call", "functional_call"]


def functional_call(
    module: Any, parameter_and_buffer_dicts: Any, args: Any = None, kwargs: dict[str, Any] | None = None, *,
    tie_weights: bool = True, strict: bool = False,
) -> Any:  # fmt: skip
    """Call a module with other tensors in the places of its parameters and buffers, which are named by path.

    The dicts may be several. With `tie_weights` a tensor that stands in several places of the module is replaced in all
    of them; with `strict` every parameter and buffer must be given. ValueError for names that the module does not have.
    The module is as before afterwards, also after an error.
    """
    if not callable(getattr(module, "named_modules", None)):
        msg = f"functional_call(): expected a module, got {type(module).__name__}"
        raise ArgumentError(msg)
    dicts = parameter_and_buffer_dicts
    tensors: dict[str, Any] = {}
    for item in dicts if isinstance(dicts, (list, tuple)) else (dicts,):
        if not isinstance(item, Mapping):
            msg = f"functional_call(): expected dicts of parameters and buffers, got {type(item).__name__}"
            raise ArgumentError(msg)
        twice = tensors.keys() & item.keys()
        if twice:
            msg = f"functional_call(): {', '.join(sorted(twice))} is given twice"
            raise ArgumentValueError(msg)
        tensors.update(item)
    positions = _places(module)
    _check(tensors, positions, strict)
    if tie_weights:
        tensors = _tied(tensors, positions)
    if kwargs is not None and not isinstance(kwargs, dict):
        msg = f"functional_call(): kwargs is a dict, got {type(kwargs).__name__}"
        raise ArgumentError(msg)
    arguments = args if isinstance(args, tuple) else () if args is None else (args,)
    before = []
    try:
        for name, value in tensors.items():
            members, member, old = positions[name]
            before.append((members, member, old))
            members[member] = value
        return module(*arguments, **(kwargs or {}))
    finally:
        for members, member, old in before:
            members[member] = old


_functional_call = functional_call  # by which libraries call it in nn.utils.stateless


def _places(module: Any) -> dict[str, tuple[dict[str, Any], str, Any]]:
    """Every parameter and buffer by path: the dict that has it, its name there, and itself."""
    positions = {}
    for prefix, part in module.named_modules(remove_duplicate=False):
        for members in (part._parameters, part._buffers):
            for name, value in members.items():
                if value is not None:
                    positions[f"{prefix}.{name}" if prefix else name] = members, name, value
    return positions


def _check(tensors: dict[str, Any], positions: dict[str, Any], strict: bool) -> None:
    unknown = [name for name in tensors if name not in positions]
    missing = [name for name in positions if name not in tensors] if strict else []
    if unknown or missing:
        msg = "functional_call():"
        msg += f" the module has no {', '.join(unknown)}" if unknown else ""
        msg += f" {', '.join(missing)} is missing" if missing else ""
        raise ArgumentValueError(msg)
    for name, value in tensors.items():
        if not isinstance(value, Tensor):
            msg = f"functional_call(): {name} is replaced by a tensor, got {type(value).__name__}"
            raise ArgumentError(msg)


def _tied(tensors: dict[str, Any], positions: dict[str, Any]) -> dict[str, Any]:
    """What is given, for all places of each tensor. ValueError where two places of one get different tensors."""
    by_tensor: dict[int, Any] = {}
    for name, value in tensors.items():
        tensor = id(positions[name][2])
        if by_tensor.setdefault(tensor, value) is not value:
            msg = f"functional_call(): {name} is tied to another parameter that is given another value"
            raise ArgumentValueError(msg)
    return tensors | {name: by_tensor[id(entry[2])] for name, entry in positions.items() if id(entry[2]) in by_tensor}
