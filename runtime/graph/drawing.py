"""A graph as an SVG image: a box for a node, arrows where one reads what another computes."""

from __future__ import annotations

from typing import Any

from runtime.drawing import Box, Drawing, draw_boxes
from runtime.graph.ir import CONSTANT, Block, Graph, Node, Value
from runtime.graph.literals import has_text, write_literal
from runtime.graph.writing import NAMESPACE

_LONGEST = 24  # characters of a constant in a box


def draw(graph: Graph, path: Any = None) -> Drawing:
    """The drawing of a graph; with `path` it is written there. Constants stand in the boxes of what reads them."""
    scene = _Scene()
    for value in graph.inputs():
        scene.add(Box([f"%{value.debugName()}", str(_short(value))], "input"), [], [value])
    scene.block(graph.block())
    for value in graph.outputs():
        scene.add(Box(["output", str(_short(value))], "output"), [value], [])
    drawing = draw_boxes(scene.boxes, scene.arrows)
    if path is not None:
        drawing.save(path)
    return drawing


def _short(value: Value) -> Any:
    kind = value.type()
    return kind.without_layout() if hasattr(kind, "without_layout") else kind


class _Scene:
    """Boxes, arrows, and from which box each value comes."""

    def __init__(self) -> None:
        self.boxes: list[Box] = []
        self.arrows: list[tuple[int, int]] = []
        self.origins: dict[Value, int] = {}

    def add(self, box: Box, reads: list[Value], writes: list[Value]) -> int:
        """Put in a box; its number."""
        number = len(self.boxes)
        self.boxes.append(box)
        self.arrows += [(self.origins[value], number) for value in reads if value in self.origins]
        self.origins.update(dict.fromkeys(writes, number))
        return number

    def block(self, block: Block) -> None:
        for node in block.nodes():
            if node.kind() != CONSTANT:
                self.node(node)

    def node(self, node: Node) -> None:
        blocks = list(node.blocks())
        start = self.add(_box(node), list(node.inputs()), list(node.outputs()))
        if not blocks:
            return
        ends: list[Value] = []
        for block in blocks:
            self.origins.update(dict.fromkeys(block.inputs(), start))
            self.block(block)
            ends += block.outputs()
        end = self.add(Box([f"end of {node.kind()}"], "module"), ends, list(node.outputs()))
        self.arrows.append((start, end))


def _box(node: Node) -> Box:
    namespace, _, name = node.kind().partition("::")
    kind = "operator" if node.function is not None else "module"
    name = node.kind() if node.function is None else f"{NAMESPACE if namespace == 'aten' else namespace}::{name}"
    constants = [
        write_literal(value.node().attributes.get("value"))
        for value in node.inputs()
        if value.node().kind() == CONSTANT and has_text(value.node().attributes.get("value"))
    ]
    shown = [text if len(text) <= _LONGEST else f"{text[:_LONGEST]}..." for text in constants if text != "None"]
    results = [str(_short(value)) for value in node.outputs()]
    return Box([name, *([", ".join(shown)] if shown else []), *results], kind, node.source)
