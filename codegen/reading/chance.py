"""Find the operators that draw random numbers: those that take a Generator, and composites that call one.

No name tells it: both have the tag by themselves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace

from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel
from codegen.reading.kinds import DRAWS


def with_draws(entries: Iterable[Entry], base_entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """The entries, of which composites that call what draws, also through one another, have the tag."""
    marked = list(entries)
    calls = {entry.name: _called(entry.kernel) for entry in marked if isinstance(entry.kernel, CompositeKernel)}
    drawing = {name for entry in (*marked, *base_entries) if DRAWS in entry.tags for name in _names(entry)}
    grows = True
    while grows:
        grows = False
        for index, entry in enumerate(marked):
            if DRAWS not in entry.tags and calls.get(entry.name, frozenset()) & drawing:
                marked[index] = replace(entry, tags=(*entry.tags, DRAWS))
                drawing |= _names(entry)
                grows = True
    return tuple(marked)


def _names(entry: Entry) -> set[str]:
    """The functions and methods of an operator."""
    return {schema.name.base for schema in entry.schemas}


def _called(kernel: CompositeKernel) -> frozenset[str]:
    """The functions and methods that a composite calls."""
    nodes = kernel.program.nodes
    functions = (node.func for node in nodes if isinstance(node, ast.Call))
    return frozenset(
        function.id if isinstance(function, ast.Name) else getattr(function, "attr", "") for function in functions
    )
