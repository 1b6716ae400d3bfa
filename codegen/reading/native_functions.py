"""The head of an entry with PyTorch's meaning: the keys of native_functions.yaml, read with types and places.

`read_native_functions` reads a whole file of PyTorch's, with the rules that hold between its entries. The entries of
ops.yaml have the same head, read by the same `read_head`; what they add is the body, read by codegen.reading.entries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from codegen.diagnostics import Diagnostics, Location, did_you_mean, suggest
from codegen.names import is_word
from codegen.reading import keys
from codegen.reading.native_keys import Precomputed, UfuncLoop
from codegen.schema import FunctionSchema, OperatorName, SchemaError
from codegen.source.yaml_source import read_entries
from codegen.source.yaml_values import IN_QUOTES, Mapping, Text, as_text

KEYS = ("func", *keys.NATIVE)


@dataclass(frozen=True)
class NativeFunction:
    """One operator as PyTorch describes it. `dispatch` is None where the entry has no such key."""

    schema: FunctionSchema
    text: Text
    mapping: Mapping = field(compare=False, repr=False)
    variants: tuple[str, ...] = ("function",)
    module: str | None = None
    tags: tuple[str, ...] = ()
    autogen: tuple[OperatorName, ...] = ()
    dispatch: tuple[tuple[str, str], ...] | None = None
    structured: bool = False
    delegate: OperatorName | None = None
    inherits: str | None = None
    precomputed: Precomputed | None = None
    ufunc: tuple[UfuncLoop, ...] = ()
    device_check: str = "ExactSame"
    device_guard: bool = True
    category: str | None = None
    no_defaults: tuple[str, ...] = ()
    manual_binding: bool = False
    manual_registration: bool = False
    const_ref: bool = False

    @property
    def name(self) -> str:
        """The full name, e.g. ``add.Tensor``."""
        return str(self.schema.name)

    @property
    def location(self) -> Location:
        """Where the schema stands."""
        return self.text.location

    @property
    def keys(self) -> tuple[str, ...]:
        """The dispatch keys that have a kernel of their own."""
        return tuple(key for key, _ in self.dispatch or ())

    @property
    def is_composite(self) -> bool:
        """Whether autograd goes through the kernel, so that it needs no derivative of its own."""
        if self.delegate is not None or self.structured:
            return False
        return self.dispatch is None or set(self.keys) <= {
            "CompositeImplicitAutograd", "CompositeImplicitAutogradNestedTensor",
        }  # fmt: skip

    def error(
        self, diagnostics: Diagnostics, code: str, message: str, *, key: str = "", hint: str | None = None
    ) -> None:
        """Reports a problem at one of the entry's keys, or at the operator's name."""
        place = self.mapping.key(key) if key else None
        if place is not None:
            place.error(diagnostics, code, message, hint=hint)
        else:
            self.text.error(diagnostics, code, message, length=len(self.name), hint=hint)


def read_native_functions(path: str | Path, diagnostics: Diagnostics) -> tuple[NativeFunction, ...]:
    """Every entry of a native_functions.yaml; what is wrong goes to `diagnostics`.

    Entries whose schema cannot be read are left out.
    """
    from codegen.reading.groups import check_all  # it groups what this module defines

    found = [read_head(mapping, diagnostics) for mapping in read_entries(path, diagnostics)]
    functions = tuple(one for one in found if one is not None)
    check_all(functions, diagnostics)
    return functions


def read_head(
    mapping: Mapping, diagnostics: Diagnostics, more_keys: Collection[str] = (),
    complete: Callable[[Mapping, FunctionSchema], Mapping] | None = None,
) -> NativeFunction | None:
    """The head of an entry, checked by the rules that concern it alone; None if its schema cannot be read.

    `more_keys` are those that the caller reads itself. `complete` adds to an entry what its schema implies.
    """
    from codegen.reading.native_rules import check  # its rules are about what this module defines

    text: Text | None = None
    for key, node in mapping.items:
        if key.value == "func":
            text = as_text(node, diagnostics, "func")
        elif key.value not in keys.NATIVE and key.value not in more_keys:
            _refuse_key(key, tuple(dict.fromkeys((*KEYS, *more_keys))), diagnostics)
    if "func" not in mapping:
        diagnostics.error(mapping.location, "entry-no-func", "an entry needs 'func', its schema")
    schema = parse_schema(text, diagnostics) if text is not None else None
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


def _refuse_key(key: Text, known: Collection[str], diagnostics: Diagnostics) -> None:
    """An unknown key; one of an earlier version names what stands for it now."""
    if key.value in keys.FORMER:
        message = f"'{key.value}' is not a key any more"
        key.error(diagnostics, "entry-former-key", message, hint=keys.FORMER[key.value])
        return
    former = suggest(key.value, keys.FORMER)
    ours = [name for name in keys.NAMES if name in known]
    hint = did_you_mean(key.value, known) or (keys.FORMER[former] if former is not None else None)
    hint = hint or (f"the keys are {', '.join(ours)}" if is_word(key.value) else IN_QUOTES)
    key.error(diagnostics, "entry-unknown-key", f"unknown key '{key.value}'", hint=hint)


def parse_schema(text: Text, diagnostics: Diagnostics) -> FunctionSchema | None:
    """A schema, its errors placed in the file."""

    def report(error: SchemaError) -> None:
        text.error(
            diagnostics, error.code, error.message, offset=error.offset, length=max(error.length, 1), hint=error.hint
        )

    return FunctionSchema.parse(text.value, on_error=report)
