"""From the kind of a node and the types of its inputs to the overload that is called, as TorchScript's parser does."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from runtime.errors import ComputeError
from runtime.graph.functions import GraphFunction, candidates, function_named, signature_of
from runtime.graph.types import NUMBERS, TENSOR, ListType, OptionalType, TensorType, Type

PRIMITIVE = "prim::"


class ResolutionError(ComputeError):
    """No function of that name takes such inputs."""


def resolve(kind: str, types: Sequence[Type]) -> GraphFunction | None:
    """The function that a node calls; None for what the interpreter does itself.

    `kind` may name the overload, ``aten::add.Tensor``. RuntimeError where there is no such function, or none that takes
    inputs of these types: it lists the schemas.
    """
    if kind.startswith(PRIMITIVE):
        return None
    if "." in kind:
        named = function_named(kind)
        if named is not None:
            return named
    overloads = candidates(kind)
    for is_exact in (True, False):
        for function in overloads:
            if takes(function, types, wraps=not is_exact):
                return function
    shown = ", ".join(map(str, types))
    if overloads:
        schemas = "".join(f"\n  {item.schema}" for item in overloads)
        msg = f"{kind} has no overload that takes ({shown}); there are{schemas}"
    else:
        msg = f"there is no operator {kind}{_suggestion(kind)}"
    raise ResolutionError(msg)


def _suggestion(kind: str) -> str:
    from runtime.dispatch import registry
    from runtime.graph.functions import kind_of

    close = difflib.get_close_matches(kind, {kind_of(item) for item in registry.operators()}, 1)
    return f"; did you mean {close[0]}?" if close else ""


def takes(function: GraphFunction, types: Sequence[Type], *, wraps: bool = True) -> bool:
    """Whether a function takes inputs of these types; `wraps`: a number may stand for a tensor."""
    parameters = signature_of(function).parameters
    return len(parameters) == len(types) and all(
        parameter.type.accepts(kind) or (wraps and is_wrapped(parameter.type, kind))
        for parameter, kind in zip(parameters, types, strict=True)
    )


def is_wrapped(parameter: Type, kind: Type) -> bool:
    """Whether a number stands where a tensor is asked for: it becomes a tensor that promotes as the number does."""
    if isinstance(parameter, OptionalType):
        parameter = parameter.element
    if isinstance(parameter, ListType) and isinstance(kind, ListType):
        return is_wrapped(parameter.element, kind.element)
    return isinstance(parameter, TensorType) and parameter == TENSOR and kind in NUMBERS
