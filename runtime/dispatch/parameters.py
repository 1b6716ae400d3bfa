"""From the schema of an operator to the parameters that its callers see."""

from __future__ import annotations

from typing import Any

from runtime.dispatch import schemas
from runtime.dispatch.operator import Operator
from runtime.tensor import Tensor


def form_of(operator: Operator, *, inplace: bool) -> tuple[Any, ...]:
    """The arguments of :class:`runtime.dispatch.forms.Form` for an operator.

    `inplace` says whether a caller may ask for the in-place form.
    """
    arguments = schemas.arguments_of(operator.schema)
    out = operator.out
    return (
        operator,
        [_parameter(argument) for argument in arguments],
        sum(argument.keyword_only for argument in arguments),
        out,
        _outs(operator) if out is not None else 0,
        schemas.is_factory(operator.schema),
        operator.inplace if inplace else None,
    )


def _outs(operator: Operator) -> int:
    """How many tensors ``out=`` holds; 0 for a list of as many as there are results."""
    results = schemas.results_of(operator.schema)
    return 0 if "[" in results[0] else len(results)


def _parameter(argument: schemas.Argument) -> tuple[Any, ...]:
    """Name, type and default, if there is one; ``self`` is called ``input``, as in PyTorch."""
    name = "input" if argument.name == "self" else argument.name
    return (name, argument.type) if argument.default is None else (name, argument.type, _default(argument))


def _default(argument: schemas.Argument) -> Any:
    """The default as the operator gets it: one number for a list of a given size stands for all of its elements."""
    value = argument.value
    if argument.default is not None and argument.default.isidentifier() and isinstance(value, str):
        if argument.type.rstrip("?") == "int":  # the reduction of a loss, as callers write it
            return value.lower()
        return None if argument.type.endswith("?") else value
    size = argument.type.rstrip("?").rpartition("[")[2].rstrip("]") if "[" in argument.type else ""
    return (value,) * int(size) if size and value is not None and not isinstance(value, tuple) else value


def is_default(parameter: tuple[Any, ...], value: Any) -> bool:
    """Whether the value of an argument is what its parameter, as :func:`form_of` has it, is where it is left out."""
    if len(parameter) < 3 or isinstance(value, Tensor):
        return False
    default = parameter[2]
    return value is default or (type(value) is type(default) and bool(value == default))
