"""What a generated module tells the runtime when it makes a loop: whose it is, where it lies, what is not as ever."""

from __future__ import annotations

from codegen.language import vocabulary
from codegen.model.layout import quoted, tuple_source
from codegen.reading.entry import Entry


def loop_facts(owner: str, loop: str, *places: object, **named: object) -> str:
    """The arguments with which a loop of the kernels' module is made; `places` are values by place."""
    return call_arguments(quoted(owner), "LOOPS", quoted(loop), *map(source_of_value, places), **named)


def call_arguments(*positional: str, **named: object) -> str:
    """The arguments of a call: source as `given`, then values by name, of which empty ones are left out, not False."""
    said = [f"{name}={source_of_value(value)}" for name, value in named.items() if value or value is False]
    return ", ".join([*positional, *said])


def source_of_value(value: object) -> str:
    """Source of a plain value."""
    if isinstance(value, tuple):
        return tuple_source(map(source_of_value, value))
    return quoted(value) if isinstance(value, str) else repr(value)


def dtype_facts(entry: Entry, accepts: tuple[str, ...] | None = None) -> dict[str, object]:
    """The promotion rule and the accepted dtypes, where they are not as ever."""
    accepts = accepts or entry.accepts
    return {
        "promote": entry.promote if entry.promote != "default" else "",
        "accepts": accepts if accepts != vocabulary.CATEGORIES else (),
    }
