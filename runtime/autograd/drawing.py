"""Drawings of autograd graphs."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from runtime.autograd.node import AccumulateGrad, Node, edges_of
from runtime.drawing import Box, Drawing, draw_boxes
from runtime.errors import ArgumentError, ComputeError
from runtime.tensor import Tensor

_TIMES = " \N{MULTIPLICATION SIGN} "


def draw(
    outputs: Tensor | Sequence[Tensor], path: str | os.PathLike[str] | None = None, *,
    params: Mapping[str, Tensor] | None = None,
) -> Drawing:  # fmt: skip
    """Draw the graph behind `outputs`: leaves at the top, then the nodes of operations in the order of the program.

    A node shows the shape of its output. `params`, such as ``dict(model.named_parameters())``, gives leaves names.
    Notebooks show the drawing; with `path` it is written there, as SVG. RuntimeError where there is no graph.

    >>> x = ow.ones(2, 3, requires_grad=True)
    >>> ow.autograd.graph.draw((x * 2).sum(), params={"x": x})
    <Drawing of 4 boxes>
    """
    tensors = [outputs] if isinstance(outputs, Tensor) else list(outputs)
    for root in tensors:
        if not isinstance(root, Tensor):
            msg = f"draw(): expected a tensor or tensors, got {type(root).__name__}"
            raise ArgumentError(msg)
        if root._edge is None:
            msg = f"draw(): a tensor of shape {list(root.shape)} does not require grad, so there is no graph behind it"
            raise ComputeError(msg)
    names = {id(param._edge[0]): name for name, param in (params or {}).items() if param._edge is not None}
    nodes = nodes_behind([tensor._edge[0] for tensor in tensors])
    positions = {id(node): index for index, node in enumerate(nodes)}
    boxes = [_box(node, names) for node in nodes]
    arrows = [
        (positions[id(edge[0])], positions[id(node)]) for node in nodes for edge in edges_of(node) if edge is not None
    ]
    for root in tensors:
        arrows.append((positions[id(root._edge[0])], len(boxes)))
        boxes.append(Box(["output", shape_text(root.shape)], "output"))
    drawing = draw_boxes(boxes, arrows)
    if path is not None:
        drawing.save(path)
    return drawing


def nodes_behind(roots: Sequence[Node]) -> list[Node]:
    """All nodes that can be reached, each before those that use what it makes."""
    nodes = list({id(node): node for node in roots}.values())
    seen = {id(node) for node in nodes}
    for node in nodes:
        for edge in edges_of(node):
            if edge is not None and id(edge[0]) not in seen:
                seen.add(id(edge[0]))
                nodes.append(edge[0])
    return sorted(nodes, key=lambda node: (not isinstance(node, AccumulateGrad), node.sequence_nr))


def shape_text(shape: Any) -> str:
    """A shape, or the shapes of several outputs."""
    if shape is None:
        return ""
    if shape and isinstance(shape[0], tuple):
        return ", ".join(shape_text(size) for size in shape)
    return _TIMES.join(map(str, shape)) if shape else "()"


def _box(node: Node, names: Mapping[int, str]) -> Box:
    shape = shape_text(getattr(node, "shape", None))
    if isinstance(node, AccumulateGrad):
        return Box([names.get(id(node), "leaf"), shape], "leaf", node.name())
    return Box([node.name(), *([shape] if shape else [])], "operator", node.operator)
