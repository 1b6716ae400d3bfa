"""Fragments of JSON Schema for the values of YAML keys.

They decide whether a value is well formed; the readers decide whether an expression is meaningful.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

Shape = dict[str, Any]

NAME = r"[A-Za-z_]\w*"
PATH = rf"^{NAME}(\.{NAME})+$"
SCHEMA = r"^\s*([A-Za-z_]\w*::)?[A-Za-z_]\w*(\.\w+)?\s*\([^()]*(\([^()]*\)[^()]*)*\)\s*->\s*\S"
ANYTHING: Shape = {}
TEXT: Shape = {"type": "string"}
FLAG: Shape = {"type": "boolean"}
EXPRESSION: Shape = {"type": ["string", "number", "boolean"]}  # YAML reads `0` and `true` as more than text
ACCUMULATORS: Shape = {"$ref": "#/definitions/accumulators"}
OVERLOAD: Shape = {"$ref": "#/definitions/overload"}
FORMULA: Shape = {"$ref": "#/definitions/formula"}


def text_of_form(pattern: str) -> Shape:
    """A text of some form."""
    return {"type": "string", "pattern": pattern}


def one_of(words: Iterable[str]) -> Shape:
    """One of some words."""
    return {"enum": list(words)}


def one_of_described(words: Mapping[str, str]) -> Shape:
    """One of some words, each of which an editor explains."""
    return {"enum": list(words), "enumDescriptions": list(words.values())}


def words(choices: Iterable[str]) -> Shape:
    """Some of the listed words: a list, or a text that separates them by commas."""
    listed = list(choices)
    pattern = f"({'|'.join(map(re.escape, listed))})"
    return {
        "anyOf": [
            {"enum": listed},
            {"type": "string", "pattern": rf"^\s*{pattern}(\s*,\s*{pattern})+\s*$"},
            {"type": "array", "items": {"enum": listed}},
        ]
    }


def words_of_form(pattern: str) -> Shape:
    """Words of some form: a list, or a text that separates them by commas."""
    word = pattern.strip("^$")
    return {
        "anyOf": [
            {"type": "string", "pattern": rf"^\s*{word}(\s*,\s*{word})*\s*$"},
            {"type": "array", "items": {"type": "string", "pattern": pattern}},
        ]
    }


def list_of(*shapes: Shape, least: int = 0) -> Shape:
    """A list whose items have one of some shapes."""
    items = shapes[0] if len(shapes) == 1 else {"anyOf": list(shapes)}
    return {"type": "array", **({"minItems": least} if least else {}), "items": items}


def map_to(shape: Shape, least: int = 0) -> Shape:
    """A map with any keys."""
    return {"type": "object", **({"minProperties": least} if least else {}), "additionalProperties": shape}


def map_of(properties: Mapping[str, Shape], required: Iterable[str] = ()) -> Shape:
    """A map with these keys and no others."""
    listed = list(required)
    shape: Shape = {"type": "object", "properties": dict(properties), "additionalProperties": False}
    return shape | {"required": listed} if listed else shape


def either(*shapes: Shape) -> Shape:
    """Any of some shapes."""
    return {"anyOf": list(shapes)}


def described(shape: Shape, text: str) -> Shape:
    """A shape that an editor explains."""
    return {"description": text, **shape} if text else shape


def is_list_of_words(shape: Shape) -> bool:
    """Whether a list and a text with commas mean the same under a key of this shape."""
    kinds = [choice.get("type") for choice in shape.get("anyOf", ())]
    return kinds in ([None, "string", "array"], ["string", "array"])
