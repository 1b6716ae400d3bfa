"""Records how comparisons come out while something runs, in the functions as they are: only their code is exchanged.

A function's source is compiled again with each comparison in question handed to a recorder, and the function gets that
code for a while. The product is not changed, and what holds the function, holds it still.
"""

from __future__ import annotations

import ast
import functools
import gc
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import CodeType, FunctionType
from typing import Any

from .choice import Choice, listed, rooms
from .scan import ROOT, path_of

_SOURCES = (str(ROOT / "runtime"), str(ROOT / "generated"))
_RECORDER = "__outcome_of_choice__"


class _Recorded(ast.NodeTransformer):
    """Hands the comparisons with these texts to the recorder."""

    def __init__(self, texts: dict[str, set[str]]) -> None:
        self.texts = texts
        self.within: list[str] = []

    def _enter(self, node: Any) -> Any:
        self.within.append(node.name)
        self.generic_visit(node)
        self.within.pop()
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _enter  # noqa: N815 - names that `ast` asks for

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        function, text = ".".join(self.within), ast.unparse(node)
        self.generic_visit(node)
        if text not in self.texts.get(function, ()):
            return node
        call = ast.Call(ast.Name(_RECORDER, ast.Load()), [ast.Constant(function), ast.Constant(text), node], [])
        return ast.copy_location(ast.fix_missing_locations(ast.copy_location(call, node)), node)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _codes(constant)


def _name(code: CodeType) -> str:
    return code.co_qualname.replace(".<locals>", "")


@functools.cache
def _functions() -> dict[tuple[str, str], list[FunctionType]]:
    """Every function of the runtime that there is, by file and name; those that the collector leaves alone too."""
    for room in rooms():
        for choice in listed(room):
            choice.module  # noqa: B018 - loads it
    gc.unfreeze()
    table: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for item in gc.get_objects():
        if type(item) is FunctionType and item.__code__.co_filename.startswith(_SOURCES):
            table[item.__code__.co_filename, _name(item.__code__)].append(item)
    gc.freeze()
    return table


def _forget(function: FunctionType) -> None:
    """Empty the cache of a function's results, if it has one."""
    stored = getattr(sys.modules[function.__module__], function.__name__, None)
    if getattr(stored, "__wrapped__", None) is function and hasattr(stored, "cache_clear"):
        stored.cache_clear()


def _plan_anew() -> None:
    """Forget what kernels remember of calls of certain shapes, by which they would not choose again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("runtime.kernels."):
            for item in list(vars(module).values()):
                if isinstance(item, functools._lru_cache_wrapper) and item.cache_parameters()["maxsize"] is not None:
                    item.cache_clear()


@contextmanager
def recording(choices: Iterable[Choice]) -> Iterator[dict[tuple[str, str, str], set[bool]]]:
    """Record the outcomes of the choices that Python computes, by file, function and text of the comparison."""
    outcomes: dict[tuple[str, str, str], set[bool]] = defaultdict(set)
    by_file: dict[str, list[Choice]] = defaultdict(list)
    for choice in choices:
        if any(side == "" for side in choice.sides.values()):
            by_file[choice.file].append(choice)
    exchanged: list[tuple[FunctionType, CodeType]] = []
    try:
        for file, group in by_file.items():
            exchanged += _exchange(file, group, outcomes)
        _plan_anew()
        yield outcomes
    finally:
        _plan_anew()
        for function, code in exchanged:
            function.__code__ = code
            _forget(function)


def _exchange(file: str, choices: list[Choice], outcomes: Any) -> list[tuple[FunctionType, CodeType]]:
    texts: dict[str, set[str]] = defaultdict(set)
    for choice in choices:
        texts[choice.function] |= {text for text, side in choice.sides.items() if side == ""}
    path = str(path_of(file))
    tree = _Recorded(texts).visit(ast.parse(path_of(file).read_text()))
    codes = {(_name(code), code.co_firstlineno): code for code in _codes(compile(tree, path, "exec"))}

    def record(function: str, text: str, outcome: Any) -> Any:
        outcomes[file, function, text].add(bool(outcome))
        return outcome

    setattr(choices[0].module, _RECORDER, record)
    before: list[tuple[FunctionType, CodeType]] = []
    for (name, line), code in codes.items():
        if not any(item == name or item.startswith(name + ".") for item in texts):
            continue
        for function in _functions()[path, name]:
            if function.__code__.co_firstlineno == line and function.__code__.co_freevars == code.co_freevars:
                before.append((function, function.__code__))
                function.__code__ = code
                _forget(function)
    return before
