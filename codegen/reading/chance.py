"""Which operators draw random numbers: those that take a Generator have the tag by themselves, what calls them says so.

No name tells it: a composite that calls an operator with the tag has the tag as well, or it is an error.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from codegen.diagnostics import Diagnostics
from codegen.language.trees import walk
from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel
from codegen.source.yaml_values import Text

DRAWS = "nondeterministic_seeded"


def refuse_hidden_draws(
    entries: Sequence[tuple[Entry, Text]], others: Iterable[Entry], diagnostics: Diagnostics
) -> None:
    """Reports composites that call what draws and do not say so; `entries` come with the texts of their schemas."""
    drawing = {
        schema.name.base
        for entry in (*(entry for entry, _ in entries), *others) if DRAWS in entry.tags
        for schema in entry.schemas
    }  # fmt: skip
    for entry, text in entries:
        if DRAWS in entry.tags or not isinstance(entry.kernel, CompositeKernel):
            continue
        called = next((name for name in _called(entry.kernel.program.body) if name in drawing), "")
        if called:
            text.error(
                diagnostics, "entry-random",
                f"'{entry.name}' calls '{called}' but does not say that it draws random numbers",
                length=len(entry.name), hint=f"add the tag {DRAWS}",
            )


def _called(body: Iterable[ast.stmt]) -> Iterable[str]:
    """The functions and methods that a composite calls."""
    for node in (node for statement in body for node in walk(statement)):
        if isinstance(node, ast.Call):
            function = node.func
            yield function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
