"""The arguments and results of a captured program: trees of tensors, of which a graph has the leaves.

A graph takes and gives values one by one. What a program takes is nested in tuples, lists and dicts; the signature
flattens arguments into the inputs of a graph, and puts its outputs together again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from runtime.errors import ArgumentError
from runtime.graph.reading import parse_type
from runtime.graph.types import FLOAT, INT, ListType, Type, type_of
from runtime.tensor import Tensor

LEAF, TUPLE, LIST, DICT = "tensor", "tuple", "list", "dict"


@dataclass(frozen=True)
class TreeForm:
    """The form of nested values: a leaf, or a container of forms; `keys` are those of a dict."""

    kind: str
    parts: tuple[TreeForm, ...] = ()
    keys: tuple[Any, ...] = ()

    def leaves(self, value: Any) -> list[Any]:
        """The leaves of a value of this form, in order. ValueError where it has another form."""
        if self.kind == LEAF:
            if isinstance(value, (tuple, list, dict)):
                msg = f"expected {self}, got {type(value).__name__}"
                raise ValueError(msg)
            return [value]
        items = list(value.values()) if isinstance(value, dict) else value
        matches = isinstance(value, _CONTAINERS[self.kind]) and len(value) == len(self.parts)
        if not matches or (self.kind == DICT and list(value) != list(self.keys)):
            got = form_of(value) if isinstance(value, (tuple, list, dict)) else type(value).__name__
            msg = f"expected {self}, got {got}"
            raise ValueError(msg)
        return [leaf for part, item in zip(self.parts, items, strict=True) for leaf in part.leaves(item)]

    def build(self, leaves: list[Any]) -> Any:
        """A value of this form; takes what it needs from the front of `leaves`."""
        if self.kind == LEAF:
            return leaves.pop(0)
        items = [part.build(leaves) for part in self.parts]
        if self.kind == DICT:
            return dict(zip(self.keys, items, strict=True))
        return tuple(items) if self.kind == TUPLE else items

    def __str__(self) -> str:
        parts = list(map(str, self.parts))
        if self.kind == LEAF:
            return LEAF
        if self.kind == DICT:
            return "{" + ", ".join(f"{key!r}: {part}" for key, part in zip(self.keys, parts, strict=True)) + "}"
        text = ", ".join(parts)
        return f"[{text}]" if self.kind == LIST else f"({text}{',' if len(parts) == 1 else ''})"

    def to_json(self) -> Any:
        """As data of JSON."""
        return [self.kind, [part.to_json() for part in self.parts], list(self.keys)]

    @classmethod
    def from_json(cls, data: Any) -> TreeForm:
        """From data of JSON."""
        kind, parts, names = data
        return cls(str(kind), tuple(map(cls.from_json, parts)), tuple(names))


_CONTAINERS: dict[str, Any] = {TUPLE: tuple, LIST: list, DICT: dict}


def form_of(value: Any) -> TreeForm:
    """The form of a value."""
    if isinstance(value, dict):
        return TreeForm(DICT, tuple(map(form_of, value.values())), tuple(value))
    if isinstance(value, (tuple, list)):
        return TreeForm(TUPLE if isinstance(value, tuple) else LIST, tuple(map(form_of, value)))
    return TreeForm(LEAF)


@dataclass(frozen=True)
class ProgramSignature:
    """The names and forms of arguments, and the form of the result."""

    names: tuple[str, ...]
    arguments: tuple[TreeForm, ...]
    results: TreeForm

    def flat(self, function: str, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
        """The inputs of the graph for some arguments. TypeError where they are not those that it was captured with."""
        values = dict(zip(self.names, args, strict=False))
        double = [name for name in kwargs if name in values or name not in self.names]
        values.update(kwargs)
        missing = [name for name in self.names if name not in values]
        if len(args) > len(self.names) or double or missing:
            wanted = ", ".join(self.names)
            got = f"{len(args)} by position" + (f" and {', '.join(kwargs)}" if kwargs else "")
            msg = f"{function}(): takes the arguments ({wanted}) with which it was captured, got {got}"
            raise ArgumentError(msg)
        inputs: list[Any] = []
        for name, form in zip(self.names, self.arguments, strict=True):
            try:
                inputs += form.leaves(values[name])
            except ValueError as error:
                msg = f"{function}(): argument '{name}': {error}"
                raise ArgumentError(msg) from None
        for position, item in enumerate(inputs):
            if not isinstance(item, Tensor):
                kind = type(item).__name__
                msg = f"{function}(): takes tensors, in the forms that it was captured with; input {position} is {kind}"
                raise ArgumentError(msg)
        return inputs

    def result(self, outputs: Sequence[Any]) -> Any:
        """The result from the outputs of the graph."""
        return self.results.build(list(outputs))

    def to_json(self) -> Any:
        """As data of JSON."""
        return {
            "names": list(self.names), "arguments": [form.to_json() for form in self.arguments],
            "results": self.results.to_json(),
        }  # fmt: skip

    @classmethod
    def from_json(cls, data: Any) -> ProgramSignature:
        """From data of JSON."""
        forms = tuple(map(TreeForm.from_json, data["arguments"]))
        return cls(tuple(data["names"]), forms, TreeForm.from_json(data["results"]))


@dataclass(frozen=True)
class TypedSignature:
    """The names, types and defaults of the arguments of a scripted function, whose graph takes them as they are."""

    names: tuple[str, ...]
    types: tuple[Type, ...]
    defaults: dict[str, Any]

    def flat(self, function: str, args: Sequence[Any], kwargs: dict[str, Any]) -> list[Any]:
        """The inputs of the graph for some arguments. TypeError where one is missing or has another type."""
        values = dict(zip(self.names, args, strict=False))
        unexpected = [name for name in kwargs if name in values or name not in self.names]
        values = self.defaults | values | kwargs
        missing = [name for name in self.names if name not in values]
        if len(args) > len(self.names) or unexpected or missing:
            wanted = ", ".join(f"{kind} {name}" for name, kind in zip(self.names, self.types, strict=True))
            got = f"{len(args)} by position" + (f" and {', '.join(kwargs)}" if kwargs else "")
            msg = f"{function}(): takes the arguments ({wanted}), got {got}"
            raise ArgumentError(msg)
        return [_as_type(function, name, kind, values[name]) for name, kind in zip(self.names, self.types, strict=True)]

    def result(self, outputs: Sequence[Any]) -> Any:
        """The only output of the graph."""
        return outputs[0]

    def to_json(self) -> Any:
        """As data of JSON."""
        return {"names": list(self.names), "types": [str(kind) for kind in self.types], "defaults": self.defaults}

    @classmethod
    def from_json(cls, data: Any) -> TypedSignature:
        """From data of JSON."""
        return cls(tuple(data["names"]), tuple(map(parse_type, data["types"])), data["defaults"])


def _as_type(function: str, name: str, kind: Type, item: Any) -> Any:
    """An argument as its type has it: a list for a tuple, a float for an int."""
    if isinstance(kind, ListType) and isinstance(item, tuple):
        item = list(item)
    actual = type_of(item)
    if not kind.accepts(actual) and not (isinstance(item, (list, dict)) and not item):
        msg = f"{function}(): argument '{name}' is {kind}, got {actual}"
        raise ArgumentError(msg)
    return float(item) if kind == FLOAT and actual == INT else item


Signature = ProgramSignature | TypedSignature


def signature_from_json(data: Any) -> Signature:
    """The signature of a program of a file."""
    return TypedSignature.from_json(data) if "types" in data else ProgramSignature.from_json(data)
