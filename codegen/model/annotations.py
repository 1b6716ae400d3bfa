"""The types of parameters and results, by the names that ``runtime/annotations.py`` gives them."""

from __future__ import annotations

import re

from codegen.language.vocabulary import SYMBOLS
from codegen.schema import ArgumentSchema, OperatorSchema, Symbol

# Type of a schema -> type of a parameter.
PARAMETERS = {
    "Tensor": "_Tensor", "Scalar": "_Number", "int": "_int", "SymInt": "_int", "float": "_float", "bool": "_bool",
    "str": "_str", "ScalarType": "_DType", "Device": "_Device", "Layout": "_layout", "MemoryFormat": "_memory_format",
    "Generator": "_Generator", "Index": "_Index",
}  # fmt: skip
_RETURNS = {**PARAMETERS, "Tensor": "Tensor", "ScalarType": "_dtype", "Device": "_device"}
# What stubs import from `runtime.annotations`.
ALIASES = (
    "_bool", "_device", "_Device", "_dtype", "_DType", "_float", "_Generator", "_Index", "_int", "_layout",
    "_memory_format", "_Number", "_str", "_Tensor",
)  # fmt: skip


def annotation_of(argument: ArgumentSchema) -> str:
    """The type of a parameter."""
    kind = argument.type
    text = PARAMETERS.get(kind.scalar_base, "Any")
    if kind.is_list:
        element = f"{text} | None" if kind.optional_elements else text
        text = f"Sequence[{element}]" + (f" | {text}" if kind.size is not None else "")
    default = argument.default.value if argument.default is not None else None
    if isinstance(default, Symbol) and default.name in SYMBOLS:  # a reduction may be given by name
        text = f"{text} | _str"
    return f"{text} | None" if kind.optional else text


def return_types(schema: OperatorSchema) -> list[str]:
    """The type of each result."""
    returns = []
    for item in schema.returns:
        text = _RETURNS.get(item.type.scalar_base, "Any")
        returns.append(f"builtins.tuple[{text}, ...]" if item.type.is_list else text)
    return returns


def return_annotation(schema: OperatorSchema) -> str:
    """The type of the result; where a list is written in place, this list, of which the schema says nothing."""
    returns = return_types(schema)
    written = [argument for argument in schema.arguments if argument.alias is not None and argument.alias.is_write]
    if not returns and schema.name.is_inplace and len(written) == 1 and written[0].type.is_list:
        return "builtins.list[_Tensor]"
    if len(returns) > 1 and all(item.name for item in schema.returns):
        return f"return_types.{schema.name.base}"
    return returns[0] if len(returns) == 1 else f"builtins.tuple[{', '.join(returns)}]" if returns else "None"


def plain(annotation: str) -> str:
    """A type as documentation writes it: ``int`` for ``_int``."""
    return re.sub(r"(?<![a-z])_", "", annotation.replace("builtins.", ""))
