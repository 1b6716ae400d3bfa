"""Programs as graphs: one intermediate representation for every way of capturing one.

A :class:`Graph` holds nodes in order; each computes values from values and never changes one (SSA). Its text is
PyTorch's notation, which :func:`parse` reads back:

    >>> graph = parse('''graph(%x : Float(*, *)):
    ...   %y : Float(*, *) = ow::t(%x)
    ...   return (%y)''')
    >>> parse(str(graph)) == graph
    True

Calling a graph runs it by the interpreter, whose instructions call operators by their tables.
"""

from __future__ import annotations

from runtime.graph.interpreter import GraphProgram
from runtime.graph.ir import Block, Graph, Node, Value
from runtime.graph.lint import GraphError
from runtime.graph.reading import GraphTextError, parse, parse_type

__all__ = ["Block", "Graph", "GraphError", "GraphProgram", "GraphTextError", "Node", "Value", "parse", "parse_type"]
