"""Composites that call themselves without end, directly or by way of others: found before anything is written.

What counts is a call that is made whatever the arguments are: one behind a condition may end the round. Of a name with
several overloads nobody knows yet which one a call takes, so these are left to `check`.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from codegen.diagnostics import Diagnostics
from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel

_COMPREHENSIONS = (ast.ListComp, ast.GeneratorExp, ast.SetComp, ast.DictComp)


def reject_endless(entries: Sequence[Entry], base_entries: Iterable[Entry], diagnostics: Diagnostics) -> None:
    """Report every round of composites once, where the first of them stands."""
    counts = Counter(entry.schema.name.base for entry in (*entries, *base_entries))
    single = {entry.schema.name.base: entry for entry in entries if counts[entry.schema.name.base] == 1}
    calls = {
        base: [
            called for called, is_method in dict.fromkeys(_always_called(entry.kernel.program.body))
            if called in single and (not is_method or "method" in single[called].variants)
        ]
        for base, entry in single.items() if isinstance(entry.kernel, CompositeKernel)
    }  # fmt: skip
    reported: set[str] = set()
    for base in calls:
        way = _round(base, calls)
        if way and not reported & {*way}:
            reported |= {*way}
            shown = f", by way of {', '.join(way[1:-1])}" if len(way) > 2 else ""
            entry = single[base]
            diagnostics.error(
                entry.location, "kernel-recursion", f"'{entry.name}' calls itself without end{shown}",
                length=len(entry.name), hint="let it call other operators, or itself only under a condition",
            )


def _round(start: str, calls: Mapping[str, Sequence[str]]) -> list[str]:
    """The shortest way from an operator back to itself; empty if there is none."""
    before: dict[str, str] = {}
    waiting = [start]
    for base in waiting:
        for called in calls.get(base, ()):
            if called == start:
                way = [base]
                while way[0] != start:
                    way.insert(0, before[way[0]])
                return [*way, start]
            if called not in before:
                before[called] = base
                waiting.append(called)
    return []


def _always_called(body: Iterable[ast.stmt]) -> Iterator[tuple[str, bool]]:
    """What statements call whatever happens, and whether as a method."""
    for statement in body:
        if isinstance(statement, ast.If):
            yield from _called(statement.test)
            if any(isinstance(node, ast.Return) for node in ast.walk(statement)):
                return
        elif isinstance(statement, ast.For):
            yield from _called(statement.iter)
        elif not isinstance(statement, ast.FunctionDef):
            yield from _called(statement)


def _called(node: ast.AST) -> Iterator[tuple[str, bool]]:
    if isinstance(node, ast.IfExp):
        yield from _called(node.test)
        return
    if isinstance(node, ast.BoolOp):
        yield from _called(node.values[0])
        return
    if isinstance(node, _COMPREHENSIONS):
        yield from _called(node.generators[0].iter)
        return
    if isinstance(node, ast.Lambda):
        return
    if isinstance(node, ast.Call):
        function = node.func
        if isinstance(function, ast.Name):
            yield function.id, False
        elif isinstance(function, ast.Attribute):
            yield function.attr, True
    for child in ast.iter_child_nodes(node):
        yield from _called(child)
