"""The text of a graph, in the notation of PyTorch's TorchScript; :mod:`runtime.graph.reading` reads it.

    graph(%x : Float(2, 3, strides=[3, 1])):
      %1 : Float(3, 2, strides=[1, 3]) = ow::t(%x) # model.py:7:0
      return (%1)

Operators of the package are in the namespace ``ow``, and in ``aten`` where a package stands for ``torch`` or a caller
asks for it. An overload is named where the types of the inputs would choose another one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from runtime.graph.functions import TREE, GraphFunction, overload_name
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.literals import has_text, write_literal
from runtime.graph.resolving import ResolutionError, resolve
from runtime.graph.types import TensorType, Type
from runtime.standing_in import is_standing_in

NAMESPACE = "ow"
_INDENT = "  "


def write(
    graph: Graph, *, sources: bool = True, namespace: str = "", short: bool = False, overloads: bool = False
) -> str:
    """The text of a graph.

    `sources`: with the lines of calls; `namespace`: ``ow`` or ``aten``, before the names of operators; `short`: in
    braces, without lines, and types without strides, gradients and devices; `overloads`: every overload is named, so
    that the text does not depend on which other operators there are.
    """
    writer = GraphWriter(sources=sources and not short, namespace=namespace, short=short, overloads=overloads)
    return writer.graph(graph)


def write_with_calls(graph: Graph) -> tuple[str, dict[str, Graph]]:
    """The text of a graph with every overload named, and the graphs that it calls by their names there."""
    writer = GraphWriter(sources=True, namespace=NAMESPACE, overloads=True)
    return writer.graph(graph), dict(writer.called)


def write_node(node: Node) -> str:
    """The line of a node, and those of its blocks."""
    writer = GraphWriter(sources=True)
    writer.node(node, "")
    return "\n".join(writer.lines)


def tensors_of(graph: Graph) -> list[Any]:
    """The constants that the text of a graph does not show, in the order of their numbers."""
    writer = GraphWriter(sources=False)
    writer.graph(graph)
    return writer.objects


class GraphWriter:
    """Lines of text, the constants that they do not show, and the graphs that are called."""

    def __init__(self, *, sources: bool, namespace: str = "", short: bool = False, overloads: bool = False) -> None:
        self.sources, self.short, self.overloads = sources, short, overloads
        self.namespace = namespace or (TREE if is_standing_in() else NAMESPACE)
        self.lines: list[str] = []
        self.objects: list[Any] = []
        self.called: list[tuple[str, Graph]] = []

    def graph(self, graph: Graph) -> str:
        """The whole text."""
        self.body(f"graph({self.parameters(graph)})", graph.block())
        for name, inner in self.called:  # grows while it is gone through
            self.body(f"with {name} = graph({self.parameters(inner)})", inner.block())
        return "\n".join([*self.lines, ""])

    def parameters(self, graph: Graph) -> str:
        return (", " if self.short else ",\n      ").join(map(self.declaration, graph.inputs()))

    def body(self, head: str, block: Block) -> None:
        self.lines.append(f"{head} {{" if self.short else f"{head}:")
        self.nodes(block, _INDENT)
        self.lines.append(f"{_INDENT}return ({names(block.outputs())}){';' if self.short else ''}")
        if self.short:
            self.lines.append("}")

    def nodes(self, block: Block, indent: str) -> None:
        for node in block.nodes():
            self.node(node, indent)

    def node(self, node: Node, indent: str) -> None:
        """One line, and those of the blocks."""
        outputs = ", ".join(map(self.declaration, node.outputs()))
        line = f"{outputs} = " if outputs else ""
        line += f"{self.kind(node)}{self.attributes(node)}({names(node.inputs())})"
        if node.scope and not self.short:
            line += f", scope: {node.scope}"
        if self.sources and node.source:
            line += f" # {node.source}"
        self.lines.append(indent + line)
        for number, block in enumerate(node.blocks()):
            inputs = ", ".join(map(self.declaration, block.inputs()))
            self.lines.append(f"{indent}{_INDENT}block{number}({inputs}):")
            self.nodes(block, indent + 2 * _INDENT)
            self.lines.append(f"{indent}{2 * _INDENT}-> ({names(block.outputs())})")

    def declaration(self, value: Value) -> str:
        return f"%{value.debugName()} : {self.type(value.type())}"

    def type(self, kind: Type) -> str:
        return str(kind.without_layout() if self.short and isinstance(kind, TensorType) else kind)

    def kind(self, node: Node) -> str:
        """The name of what a node calls."""
        if SUBGRAPH in node.attributes:
            return self.name_of_called(node, node[SUBGRAPH])
        if node.function is None:
            return node.kind()
        namespace, _, name = node.kind().partition("::")
        if namespace == TREE:
            namespace = self.namespace
        suffix = self.overload(node, node.function)
        return f"{namespace}::{name}{suffix}"

    def name_of_called(self, node: Node, graph: Graph) -> str:
        """The name of a graph that is called; a graph that several nodes call is written once."""
        for name, other in self.called:
            if other is graph and name.startswith(node.kind()):
                return name
        self.called.append((f"{node.kind()}_{len(self.called)}", graph))
        return self.called[-1][0]

    def overload(self, node: Node, function: GraphFunction) -> str:
        """The name of the overload behind a point, where it is needed."""
        if not self.overloads:
            try:
                if resolve(node.kind(), [value.type() for value in node.inputs()]) is function:
                    return ""
            except ResolutionError:
                pass
        return f".{overload_name(function) or 'default'}"

    def attributes(self, node: Node) -> str:
        shown = [
            f"{name}={self.literal(value, node)}" for name, value in node.attributes.items() if name != SUBGRAPH
        ]
        return f"[{', '.join(shown)}]" if shown else ""

    def literal(self, value: Any, node: Node) -> str:
        if has_text(value) and not (node.kind() == CONSTANT and isinstance(value, dict)):
            return write_literal(value)
        number = next((i for i, item in enumerate(self.objects) if item is value), len(self.objects))
        if number == len(self.objects):
            self.objects.append(value)
        return f"<{type(value).__name__} {number}>"


def names(values: Iterable[Value]) -> str:
    """Values as they are read."""
    return ", ".join(f"%{value.debugName()}" for value in values)
