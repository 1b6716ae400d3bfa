"""JSON Schemas of ops.yaml and derivatives.yaml, from the tables of keys that their readers use.

An editor that knows YAML (the language server behind VS Code and others) completes keys with them, explains a key where
the cursor is, and underlines what cannot be. They are written beside every package; the first line of a YAML file names
one: ``# yaml-language-server: $schema=generated/ops.schema.json``.
"""

from __future__ import annotations

import json
from typing import Any

from codegen.language import shapes
from codegen.language.shapes import Shape, described
from codegen.reading import keys, kinds

DIALECT = "http://json-schema.org/draft-07/schema#"  # the latest that the editors' language server knows whole
_WIDTH = 600  # of a line; an editor reads them, people read the reference
_PROPERTIES = "#/items/anyOf/0/properties"  # of an entry, in the schema of ops.yaml
_FORMULA = (
    "the gradient of this argument (or a tuple, of several): a Python expression over `grad`, the arguments, `result` "
    "and operators; `auto`, `non_differentiable`, with a reason where one is left out, or `not_implemented(\"why\")`"
)


def texts() -> dict[str, str]:
    """The two schemas by file name."""
    schemas = {"ops.schema.json": ops_schema(), "derivatives.schema.json": derivatives_schema()}
    return {name: laid_out(schema) + "\n" for name, schema in schemas.items()}


def laid_out(value: Any, indent: int = 0) -> str:
    """JSON in which what fits on a line stands on one."""
    text = json.dumps(value, ensure_ascii=False)
    if indent + len(text) <= _WIDTH or not value or not isinstance(value, (dict, list)):
        return text
    inner = "\n" + " " * (indent + 1)
    if isinstance(value, list):
        return f"[{inner}{f',{inner}'.join(laid_out(item, indent + 1) for item in value)}\n{' ' * indent}]"
    items = [f"{json.dumps(key)}: {laid_out(item, indent + 1)}" for key, item in value.items()]
    return f"{{{inner}{f',{inner}'.join(items)}\n{' ' * indent}}}"


def ops_schema() -> Shape:
    """The schema of ops.yaml."""
    items = [_item(key) for key in keys.ITEMS]
    entry = shapes.map_of({name: described(keys.ENTRY[name].shape, _said(name)) for name in keys.NAMES}, ["func"])
    allowed = [name for name in keys.NAMES if name not in kinds.KERNEL_KEYS or name == kinds.SPARSE]  # of one overload
    properties = {name: {"$ref": f"{_PROPERTIES}/{name}"} for name in allowed}
    overload = shapes.map_of(properties | {"func": shapes.text_of_form(shapes.SCHEMA)}, ["func"])
    return {
        "$schema": DIALECT, "title": "Operators of opweave", "type": "array",
        "items": {"anyOf": [entry | _one_kind(), *items]},
        "definitions": {"accumulators": _accumulators(), "overload": overload},
    }  # fmt: skip


def derivatives_schema() -> Shape:
    """The schema of derivatives.yaml."""
    entry = shapes.map_of({key.name: described(key.shape, key.said) for key in keys.DERIVATIVES}, ["name"])
    entry |= {"patternProperties": {keys.TARGETS: shapes.FORMULA}}
    return {
        "$schema": DIALECT, "title": "Derivatives of opweave", "type": "array", "items": entry,
        "definitions": {"formula": described({"type": ["string", "number"]}, _FORMULA)},
    }  # fmt: skip


def _item(key: keys.Key) -> Shape:
    """The schema of an item that is no entry; a theme has keys of entries beside it."""
    beside = keys.OF_THEMES if key.name == keys.THEME else ()
    properties = {name: {"$ref": f"{_PROPERTIES}/{name}"} for name in beside}
    return shapes.map_of({key.name: described(key.shape, key.said + key.more)} | properties, [key.name])


def _said(name: str) -> str:
    key = keys.ENTRY[name]
    return f"PyTorch's, without effect: {key.meaning}" if key.of_cpp else key.said


def _one_kind() -> Shape:
    """An entry has one kind of kernel at most; beside another, `dispatch` is PyTorch's and may hold anything."""
    kind_keys: list[Shape] = [{"required": [name]} for name in kinds.KIND_NAMES if name != "dispatch"]
    return {
        "if": {"anyOf": kind_keys}, "then": {"oneOf": kind_keys}, "else": {"properties": {"dispatch": kinds.PATHS}},
    }  # fmt: skip


def _accumulators() -> Shape:
    """One pass of a reduction: accumulators by name."""
    parts = {part.name: described(part.shape, part.meaning) for part in kinds.PARTS}
    lets = described(kinds.LET.shape, kinds.LET.meaning)
    accumulator = shapes.map_of(parts, ["init", "step"])
    return {"type": "object", "minProperties": 1, "properties": {"let": lets}, "additionalProperties": accumulator}
