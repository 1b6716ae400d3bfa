"""The head of an entry with PyTorch's meaning: the keys of native_functions.yaml, read with types and places.

`read_native_functions` reads a whole file of PyTorch's, with the rules that hold between its entries. The entries of
ops.yaml have the same head, read by the same `read_head`; what they add is the body, read by codegen.reading.entries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from codegen.diagnostics import Diagnostics, did_you_mean, suggest
from codegen.names import is_word
from codegen.reading import keys
from codegen.reading.groups import check_all
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_rules import check
from codegen.schema import OperatorSchema, SchemaError, parse_schema
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import IN_QUOTES, Mapping, Text, as_text

KEYS = ("func", *keys.NATIVE)


def read_native_functions(path: str | Path, diagnostics: Diagnostics) -> tuple[NativeFunction, ...]:
    """Every entry of a native_functions.yaml; what is wrong goes to `diagnostics`.

    Entries whose schema cannot be read are left out.
    """
    heads = [read_head(mapping, diagnostics) for mapping in read_entries(path, diagnostics)]
    functions = tuple(function for function in heads if function is not None)
    check_all(functions, diagnostics)
    return functions


def read_head(
    mapping: Mapping, diagnostics: Diagnostics, more_keys: Collection[str] = (),
    complete: Callable[[Mapping, OperatorSchema], Mapping] | None = None,
) -> NativeFunction | None:
    """The head of an entry, checked by the rules that concern it alone; None if its schema cannot be read.

    `more_keys` are those that the caller reads itself. `complete` adds to an entry what its schema implies.
    """
    text: Text | None = None
    count = len(diagnostics)
    for key, node in mapping.items:
        if key.value == "func":
            text = as_text(node, diagnostics, "func")
        elif key.value not in keys.NATIVE and key.value not in more_keys:
            _reject_key(key, tuple(dict.fromkeys((*KEYS, *more_keys))), diagnostics)
    if "func" not in mapping and len(diagnostics) == count:  # a key that is not known may be meant
        diagnostics.error(mapping.location, "entry-no-func", "an entry needs 'func', its schema")
    schema = read_schema(text, diagnostics) if text is not None else None
    if text is None or schema is None:
        return None
    mapping = complete(mapping, schema) if complete is not None else mapping
    fields: dict[str, Any] = {}
    for key, node in mapping.items:
        row = keys.NATIVE.get(key.value)
        if row is not None and row.native is not None and key.value not in more_keys:
            value = row.native(node, schema, diagnostics)
            if value is not None:
                fields[row.field] = value
    function = NativeFunction(schema, text, mapping, **fields)
    check(function, diagnostics, native=not more_keys)
    return function


def _reject_key(key: Text, names: Collection[str], diagnostics: Diagnostics) -> None:
    """An unknown key; one of an earlier version names what stands for it now."""
    if key.value in keys.FORMER:
        message = f"'{key.value}' is not a key any more"
        key.error(diagnostics, "entry-former-key", message, hint=keys.FORMER[key.value])
        return
    former = suggest(key.value, keys.FORMER)
    matching = [name for name in keys.NAMES if name in names]
    hint = did_you_mean(key.value, names) or (keys.FORMER[former] if former is not None else None)
    hint = hint or (f"the keys are {', '.join(matching)}" if is_word(key.value) else IN_QUOTES)
    key.error(diagnostics, "entry-unknown-key", f"unknown key '{key.value}'", hint=hint)


def read_schema(text: Text, diagnostics: Diagnostics) -> OperatorSchema | None:
    """A schema, its errors placed in the file."""

    def report(error: SchemaError) -> None:
        text.error(
            diagnostics, error.code, error.message, offset=error.offset, length=max(error.length, 1), hint=error.hint
        )

    return parse_schema(text.value, on_error=report)
