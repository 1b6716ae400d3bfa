"""Passes: functions that change a graph and say whether they did. They can be listed, ordered, and applied alone.

    >>> from runtime.graph import passes
    >>> passes.names()
    ['inline', 'constant_propagation', 'peephole', 'common_subexpressions', 'constant_pooling', 'dead_code', ...]
    >>> passes.apply(graph, "common_subexpressions", "dead_code")

A pass of a program is a function with the decorator; :mod:`runtime.graph.aliases` says what may be moved:

    @passes.graph_pass
    def double_negation(graph):
        nodes = [node for node in graph.findAllNodes("aten::neg") if node.input().node().kind() == "aten::neg"]
        for node in nodes:
            node.output().replaceAllUsesWith(node.input().node().input())
        return bool(nodes)
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.graph.ir import Graph

Pass = Callable[[Graph], bool]
AnyPass = TypeVar("AnyPass", bound=Callable[..., bool])
_PACKAGE = "runtime.graph.passes"
# In the order in which `optimize` applies them, and the module of each.
STANDARD = ("inline", "constant_propagation", "peephole", "common_subexpressions", "constant_pooling", "dead_code")
# Those that are applied by their names.
FURTHER = ("loop_unrolling", "shape_propagation", "functionalization", "convolution_folding")
_MOST_ROUNDS = 10
_passes: dict[str, Pass] = {}


def graph_pass(function: AnyPass) -> AnyPass:
    """A decorator: let a function of a graph, which says whether it changed it, be a pass of its name."""
    if not callable(function):
        msg = f"graph_pass(): expected a function of a graph, got {type(function).__name__}"
        raise ArgumentError(msg)
    _passes[function.__name__] = function
    return function


def names() -> list[str]:
    """The names of all passes: the standard ones in their order, then those of programs."""
    return list(dict.fromkeys((*STANDARD, *FURTHER, *_passes)))


def find(name: str) -> Pass:
    """The pass of a name. ValueError, listing them, where there is none."""
    if name in {*STANDARD, *FURTHER} and name not in _passes:
        import_module(f"{_PACKAGE}.{name}")
    if name not in _passes:
        msg = f"there is no pass {name!r}; there are {', '.join(names())}"
        raise ArgumentValueError(msg)
    return _passes[name]


def apply(graph: Graph, *passes: str | Pass) -> bool:
    """Change a graph by passes in this order, named or functions; whether one of them did. Each leaves it well formed.

    RuntimeError, naming the pass, where the graph is not well formed behind one.
    """
    changed = False
    for item in passes:
        run = find(item) if isinstance(item, str) else item
        changed = bool(run(graph)) or changed
        try:
            graph.lint()
        except RuntimeError as error:
            error.add_note(f"the graph was left so by the pass {run.__name__}")
            raise
    return changed


def optimize(graph: Graph) -> None:
    """Apply the standard passes until none of them changes the graph."""
    for _ in range(_MOST_ROUNDS):
        if not apply(graph, *STANDARD):
            return
