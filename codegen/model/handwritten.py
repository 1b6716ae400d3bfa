"""Names of a package that hand-written parts of the runtime call: for modules, optimisers and distributions.

``--ops-from`` asks here which operators stand behind ``nn.Linear`` or ``optim.SGD`` in a program. The answer is read
from the sources: a class or function of such a part needs what its body names, and all that the classes and functions
of these parts need that it refers to. What it names and is no operator does no harm.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from codegen.model.uses import Uses, uses_of_program

_RUNTIME = Path(__file__).resolve().parents[2] / "runtime"
_PARTS = ("data", "distributions", "func", "nn", "optim")  # what is above a package, and calls its functions by name


class _File(NamedTuple):
    """What a file defines, and where names that it imports from these parts come from: a file, and a name in it."""

    definitions: dict[str, ast.stmt]
    imports: dict[str, tuple[Path, str]]


def uses_of_parts(names: Collection[str]) -> Uses:
    """What the definitions of these names in the parts, and all that they refer to, may call of a package."""
    todo = [(path, name) for path in _files() for name in _file(path).definitions if name in names and name[0] != "_"]
    reached = set(todo)
    called: set[str] = set()
    specials: set[str] = set()
    while todo:
        path, name = todo.pop()
        file = _file(path)
        if name in file.definitions:
            node = file.definitions[name]
            uses = uses_of_program(ast.Module([node], []))
            called |= uses.names
            specials |= uses.specials
            new = set(_referred(file, path, node)) - reached
        else:  # a package shows what its modules define
            new = {file.imports[name]} - reached if name in file.imports else set()
        reached |= new
        todo += new
    return Uses(frozenset(called), frozenset(specials))


@functools.cache
def _files() -> tuple[Path, ...]:
    return tuple(path for part in _PARTS for path in sorted((_RUNTIME / part).rglob("*.py")))


@functools.cache
def _file(path: Path) -> _File:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    definitions = {name: node for node in tree.body for name in _defined(node)}
    imports: dict[str, tuple[Path, str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "runtime":
            for alias in node.names:
                imports.update(_origins(node.module or "", alias))
    return _File(definitions, imports)


def _defined(node: ast.stmt) -> Iterator[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        yield node.name
    elif isinstance(node, (ast.Assign, ast.AnnAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        yield from (target.id for target in targets if isinstance(target, ast.Name))


def _origins(module: str, name: ast.alias) -> Iterator[tuple[str, tuple[Path, str]]]:
    """Where an imported name is defined, or, for a module, where its members are, which ``name.member`` stands for."""
    folder = _RUNTIME.parent / module.replace(".", "/")
    shown = name.asname or name.name
    for file in (folder.with_suffix(".py"), folder / "__init__.py"):
        if file in _files():
            yield shown, (file, name.name)
    for file in (folder / f"{name.name}.py", folder / name.name / "__init__.py"):
        if file in _files():
            yield shown, (file, "")


def _referred(file: _File, path: Path, node: ast.stmt) -> Iterable[tuple[Path, str]]:
    """The definitions that one refers to."""
    for child in ast.walk(node):
        if isinstance(child, ast.Name) and child.id in file.definitions:
            yield path, child.id
        elif isinstance(child, ast.Name) and child.id in file.imports and file.imports[child.id][1]:
            yield file.imports[child.id]
        elif isinstance(child, ast.Attribute) and isinstance(child.value, ast.Name):
            origin = file.imports.get(child.value.id)
            if origin is not None and not origin[1]:
                yield origin[0], child.attr
