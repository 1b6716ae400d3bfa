"""Facts that a generated module passes to the runtime with a loop: its operator, its place, its exceptions."""

from __future__ import annotations

import ast
from dataclasses import dataclass, replace

from codegen.language import vocabulary
from codegen.language.kernels import KernelPass
from codegen.language.syntax import Program
from codegen.model.layout import quoted, tuple_source
from codegen.reading.entry import Entry


@dataclass(frozen=True)
class LoopFacts:
    """The arguments with which a loop is made: whose it is, its function, values by place and by name."""

    owner: str
    function: str
    places: tuple[object, ...]
    named: dict[str, object]

    def __str__(self) -> str:
        positions = map(source_of_value, self.places)
        return call_arguments(quoted(self.owner), "LOOPS", quoted(self.function), *positions, **self.named)

    def of(self, function: str) -> LoopFacts:
        """Those of a loop around another function."""
        return replace(self, function=function)


def loop_facts(owner: str, function: str, *positions: object, **named: object) -> LoopFacts:
    """The arguments with which a loop of the kernels' module is made; `places` are values by place."""
    return LoopFacts(owner, function, positions, named)


def call_arguments(*positional: str, **named: object) -> str:
    """The arguments of a call: source as `given`, then values by name, of which empty ones are left out, not False."""
    keywords = [f"{name}={source_of_value(value)}" for name, value in named.items() if value or value is False]
    return ", ".join([*positional, *keywords])


def source_of_value(value: object) -> str:
    """Source of a plain value."""
    if isinstance(value, tuple):
        return tuple_source(map(source_of_value, value))
    if isinstance(value, dict):
        return "{" + ", ".join(f"{source_of_value(key)}: {source_of_value(each)}" for key, each in value.items()) + "}"
    return quoted(value) if isinstance(value, str) else repr(value)


def dtype_facts(entry: Entry, accepts: tuple[str, ...] | None = None) -> dict[str, object]:
    """The promotion rule and the accepted dtypes, where they are not as ever."""
    accepts = accepts or entry.accepts
    return {
        "promote": entry.promote if entry.promote != "default" else "",
        "accepts": accepts if accepts != vocabulary.CATEGORIES else (),
    }


def output_facts(results: Program, *passes: KernelPass) -> dict[str, object]:
    """The number of outputs, and their dtypes: that of an accumulator (or of `index`) if one is simply handed out."""
    types = {accumulator.name: accumulator.type for each in passes for accumulator in each.accumulators} | {
        "index": "int64"
    }
    values = results.result.elts if isinstance(results.result, ast.Tuple) else [results.result]
    handed = [types.get(value.id, "") if isinstance(value, ast.Name) else "" for value in values]
    kinds = tuple(kind if kind in ("int64", "bool") else "same" for kind in handed)
    if len(kinds) == 1:
        return {}
    return {"outputs": len(kinds), "output_dtypes": kinds if set(kinds) != {"same"} else ()}
