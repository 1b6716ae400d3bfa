"""The imports of a rendered module: those that it does not use left out, long ones folded."""

from __future__ import annotations

import ast
import textwrap

from codegen.layout import WIDTH
from codegen.render import tidy


def prune(text: str, *, keep: bool = False, stub: bool = False) -> str:
    """A module without the imports that it does not use (unless `keep`), long import lines folded."""
    tree = ast.parse(text)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    lines = text.split("\n")
    for node in reversed(tree.body):
        if not isinstance(node, (ast.Import, ast.ImportFrom)):
            continue
        kept = [one for one in node.names if keep or (one.asname or one.name).split(".")[0] in used]
        lines[node.lineno - 1 : node.end_lineno] = _import_lines(node, kept) if kept else []
    return tidy("\n".join(lines), stub=stub)


def _import_lines(node: ast.Import | ast.ImportFrom, kept: list[ast.alias]) -> list[str]:
    """An import statement of the names `kept`."""
    if isinstance(node, ast.Import):
        return [ast.unparse(ast.Import(kept))]
    line = ast.unparse(ast.ImportFrom(node.module, kept, node.level))
    if len(line) <= WIDTH:
        return [line]
    head, _, names = line.partition(" import ")
    body = textwrap.fill(names + ",", WIDTH - 4, initial_indent="    ", subsequent_indent="    ")
    return [f"{head} import (", *body.split("\n"), ")"]
