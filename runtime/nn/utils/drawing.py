"""Drawings of models: one box for each call of a module, and one for each operation between them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.autograd import operations
from runtime.autograd.drawing import nodes_behind, shape_text
from runtime.autograd.node import AccumulateGrad, Node, edges_of, next_sequence_nr
from runtime.autograd.trees import mapped, tensors_in
from runtime.dispatch import registry
from runtime.drawing import Box, Drawing, draw_boxes
from runtime.errors import ComputeError
from runtime.guards import enable_grad
from runtime.nn.module import Module
from runtime.nn.utils.calls import arguments_for, check_module, undisturbed, watched
from runtime.tensor import Tensor

_LONGEST = 44  # characters of what a module says of itself


@dataclass(eq=False)
class _ModuleCall:
    """A call of a module: it made the nodes whose numbers lie between its beginning and its end."""

    module: Module
    name: str
    begin: int
    depth: int
    end: int = 0
    is_leaf: bool = True
    inputs: list[Tensor] = field(default_factory=list)
    outputs: list[Tensor] = field(default_factory=list)


def draw(
    model: Module, inputs: Any, path: str | os.PathLike[str] | None = None, *, depth: int | None = None, **kwargs: Any
) -> Drawing:
    """Draw a model: call it with `inputs`, a tensor, several, or shapes, and show what its modules make of them.

    A box is a module without modules inside, or one `depth` levels below the model, with what it gives; or an
    operation that a forward calls itself, as a sum, views left out. The model stays as it is. Notebooks show the
    drawing; with `path` it is written there, as SVG.

    >>> model = ow.nn.Sequential(ow.nn.Linear(8, 4), ow.nn.ReLU(), ow.nn.Linear(4, 2))
    >>> ow.nn.utils.draw(model, (16, 8))
    <Drawing of 5 boxes>
    """
    check_module("draw", model)
    sketch = _Sketch(model, depth)
    arguments = arguments_for("draw", inputs, None)
    frozen = [
        parameter for parameter in model.parameters() if not parameter.requires_grad and parameter.is_floating_point()
    ]
    try:
        for element in frozen:
            element.requires_grad = True  # type: ignore[misc]
        with undisturbed(model, training=None), watched(model, sketch.before, sketch.behind), enable_grad():
            args, named = sketch.inputs_for(arguments), sketch.inputs_for(kwargs)
            outputs = tensors_in(model(*args, **named))
    finally:
        for element in frozen:
            element.requires_grad = False  # type: ignore[misc]
    drawing = sketch.finished(outputs)
    if path is not None:
        drawing.save(path)
    return drawing


class _Sketch:
    """The calls of a model's modules, and then the boxes and arrows that they become."""

    def __init__(self, model: Module, depth: int | None) -> None:
        self.names = {id(item): name for name, item in model.named_modules()}
        self.parameters = {id(item): name for name, item in model.named_parameters()}
        self.depth = depth
        self.open: list[_ModuleCall] = []
        self.calls: list[_ModuleCall] = []
        self.inputs: list[Tensor] = []
        self.boxes: list[Box] = []
        self.arrows: list[tuple[int, int]] = []
        self.box_of: dict[int, int] = {}  # by the id of a node, an input or a call

    def inputs_for(self, tree: Any) -> Any:
        """The arguments of the model, which are leaves of the graph where they can be."""

        def leaf(tensor: Tensor) -> Tensor:
            leaf_tensor = operations.detach(tensor)
            if leaf_tensor.is_floating_point() or leaf_tensor.is_complex():
                leaf_tensor.requires_grad = True  # type: ignore[misc]
            self.inputs.append(leaf_tensor)
            return leaf_tensor

        return mapped(tree, leaf)

    def before(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """A call begins."""
        if self.open and len(self.open) - 1 != self.depth:
            self.open[-1].is_leaf = False
        call = _ModuleCall(module, self.names.get(id(module), ""), next_sequence_nr(), len(self.open))
        call.inputs = tensors_in((args, kwargs))
        self.open.append(call)

    def behind(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any], output: Any) -> Any:
        """A call ends. What it hands on as it is gets a node of its own, so that the module is seen."""
        del module, args, kwargs
        call = self.open.pop()
        if self.depth is not None and call.depth > self.depth:
            return output
        if call.is_leaf:
            ids = {id(argument) for argument in call.inputs}
            output = mapped(output, lambda item: operations.view(item, item.shape) if id(item) in ids else item)
            self.calls.append(call)
        call.end = next_sequence_nr()
        call.outputs = tensors_in(output)
        return output

    def finished(self, outputs: Sequence[Tensor]) -> Drawing:
        """The drawing. RuntimeError if nothing of the outputs has a gradient."""
        roots = [output._edge[0] for output in outputs if output._edge is not None]
        if not roots:
            msg = "draw(): no output of the model requires grad, so it is not known how it came about"
            raise ComputeError(msg)
        nodes = nodes_behind(roots)
        for number, tensor in enumerate(self.inputs):
            title = "input" if len(self.inputs) == 1 else f"input {number}"
            self._add(tensor, Box([title, shape_text(tensor.shape)], "input"))
        for node in nodes:
            self._place(node)
        for node in nodes:
            for edge in edges_of(node):
                if edge is not None:
                    self._connect(edge[0], node)
        self._connect_integers()
        for tensor in outputs:
            box = self._add(tensor, Box(["output", shape_text(tensor.shape)], "output"))
            if tensor._edge is not None and id(tensor._edge[0]) in self.box_of:
                self.arrows.append((self.box_of[id(tensor._edge[0])], box))
        return draw_boxes(self.boxes, [(a, b) for a, b in self.arrows if a != b])

    def _add(self, owner: object, box: Box) -> int:
        self.box_of[id(owner)] = len(self.boxes)
        self.boxes.append(box)
        return len(self.boxes) - 1

    def _call_of(self, node: Node) -> _ModuleCall | None:
        return next((call for call in self.calls if call.begin < node.sequence_nr < call.end), None)

    def _place(self, node: Node) -> None:
        """Find, or make, the box of a node. A view has that of what it views.

        Parameters have boxes where a forward uses them itself.
        """
        if isinstance(node, AccumulateGrad):
            box = next(
                (argument for argument in self.inputs if argument._edge is not None and argument._edge[0] is node), None
            )
            if box is not None:
                self.box_of[id(node)] = self.box_of[id(box)]
            return
        call = self._call_of(node)
        if call is not None:
            if id(call) not in self.box_of:
                self._add(call, Box(_lines(call), "module", _said(call)))
            self.box_of[id(node)] = self.box_of[id(call)]
            return
        edges = [edge for edge in edges_of(node) if edge is not None]
        if len(edges) == 1 and _is_view(node):
            before = edges[0][0]
            if id(before) not in self.box_of and isinstance(before, AccumulateGrad):
                self._add(before, self._leaf(before))
            if id(before) in self.box_of:
                self.box_of[id(node)] = self.box_of[id(before)]
                return
        for before, _ in edges:
            if isinstance(before, AccumulateGrad) and id(before) not in self.box_of:
                self._add(before, self._leaf(before))
        self._add(node, Box([_operation(node), shape_text(node.shape)], "operator", node.operator))

    def _leaf(self, node: AccumulateGrad) -> Box:
        name = self.parameters.get(id(node.variable), "leaf")
        return Box([name, shape_text(node.shape)], "leaf")

    def _connect(self, before: Node, node: Node) -> None:
        a, b = self.box_of.get(id(before)), self.box_of.get(id(node))
        if a is not None and b is not None and a != b:
            self.arrows.append((a, b))

    def _connect_integers(self) -> None:
        """Arrows for inputs without gradients, from which modules begin."""
        for call in self.calls:
            for argument in call.inputs:
                if argument._edge is None and id(argument) in self.box_of and id(call) in self.box_of:
                    self.arrows.append((self.box_of[id(argument)], self.box_of[id(call)]))


def _lines(call: _ModuleCall) -> list[str]:
    kind, settings = type(call.module).__name__, _said(call)
    if len(kind) + len(settings) > _LONGEST:
        settings = settings[: _LONGEST - len(kind)].rpartition(", ")[0]
        while settings.count("(") > settings.count(")"):  # a whole argument is left out
            settings = settings.rpartition(", ")[0]
        settings = f"{settings}, ..." if settings else "..."
    title = f"{kind}({settings})"
    shapes = ", ".join(shape_text(output.shape) for output in call.outputs)
    return [*([call.name] if call.name else []), title, shapes]


def _said(call: _ModuleCall) -> str:
    return call.module.extra_repr() if not any(call.module.children()) else ""


def _operation(node: Node) -> str:
    return node.operator.partition(".")[0] or node.name()


def _is_view(node: Node) -> bool:
    """Whether an operation gives other sizes and strides of the same memory: its schema says so."""
    try:
        schema = registry.find(node.operator).schema
    except KeyError:
        return False
    return "(a)" in schema.rpartition("->")[2]
