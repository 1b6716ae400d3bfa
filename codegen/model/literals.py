"""Arguments and plain values of schemas as Python writes them."""

from __future__ import annotations

import math

from codegen.schema import ArgumentSchema
from codegen.schema.model import DefaultValue


def python_name(argument: ArgumentSchema) -> str:
    """The name of a parameter: ``self`` is called ``input``, as in PyTorch."""
    return "input" if argument.name == "self" else argument.name


def literal(value: DefaultValue) -> str:
    """Source of a plain value, which repr() gives but for floats that are not finite."""
    if isinstance(value, float) and not math.isfinite(value):
        return f'float("{value}")'
    if isinstance(value, tuple):
        return f"({', '.join(map(literal, value))}{',' * (len(value) == 1)})"
    return repr(value)
