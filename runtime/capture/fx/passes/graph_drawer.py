"""Drawings of graphs as SVG, which need no program to be installed."""

from __future__ import annotations

import os
from typing import Any

from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Node
from runtime.drawing import Box, Drawing, draw_boxes

__all__ = ["FxGraphDrawer"]
_KINDS = {"placeholder": "input", "get_attr": "leaf", "call_module": "module", "output": "output"}
_LONGEST = 60  # letters of a line


class GraphDrawing(Drawing):
    """A drawing by the names of pydot, which PyTorch's drawer gives."""

    def write_svg(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file."""
        self.save(path)

    def create_svg(self) -> bytes:
        """Its text, encoded."""
        return self.svg.encode()


class FxGraphDrawer:
    """Draws a module's graph: a box for each node, with the shapes that ``ShapeProp`` noted.

    >>> drawer = ow.fx.passes.graph_drawer.FxGraphDrawer(ow.fx.symbolic_trace(lambda x: ow.relu(x)), "relu")
    >>> drawer.get_dot_graph()
    <Drawing of 3 boxes>
    """

    def __init__(
        self, graph_module: GraphModule, name: str, ignore_getattr: bool = False,
        ignore_parameters_and_buffers: bool = False, skip_node_names_in_args: bool = True, **options: Any,
    ) -> None:  # fmt: skip
        del ignore_parameters_and_buffers, options
        self._name, self._ignore_getattr, self._skip_names = name, ignore_getattr, skip_node_names_in_args
        self._drawings = {name: self._draw(graph_module)}
        for child, module in graph_module.named_children():
            if isinstance(module, GraphModule):
                self._drawings[f"{name}_{child}"] = self._draw(module)

    def get_dot_graph(self, submod_name: str | None = None) -> GraphDrawing:
        """The drawing of the module, or of a graph module inside."""
        return self.get_main_dot_graph() if submod_name is None else self.get_submod_dot_graph(submod_name)

    def get_main_dot_graph(self) -> GraphDrawing:
        """The drawing of the module."""
        return self._drawings[self._name]

    def get_submod_dot_graph(self, submod_name: str) -> GraphDrawing:
        """The drawing of a graph module inside."""
        return self._drawings[f"{self._name}_{submod_name}"]

    def get_all_dot_graphs(self) -> dict[str, GraphDrawing]:
        """All drawings by their names."""
        return dict(self._drawings)

    def _draw(self, module: GraphModule) -> GraphDrawing:
        nodes = [node for node in module.graph.nodes if not (self._ignore_getattr and node.op == "get_attr")]
        positions = {node: position for position, node in enumerate(nodes)}
        arrows = [
            (positions[argument], positions[node]) for node in nodes for argument in node.all_input_nodes
            if argument in positions
        ]  # fmt: skip
        return GraphDrawing(draw_boxes([self._box(node) for node in nodes], arrows).svg)

    def _box(self, node: Node) -> Box:
        lines = [node.name, f"{node.op}: {node._pretty_print_target(node.target)}"]
        constants = [str(item) for item in node.args if not (self._skip_names and isinstance(item, Node))]
        if constants and node.op not in {"output", "placeholder"}:
            lines.append(", ".join(constants))
        metadata: Any = node.meta.get("tensor_meta")
        if hasattr(metadata, "shape"):
            lines.append(f"{metadata.dtype} {list(metadata.shape)}")
        lines = [line if len(line) <= _LONGEST else f"{line[: _LONGEST - 3]}..." for line in lines]
        return Box(lines, _KINDS.get(node.op, "operator"))
