"""Opening of composites: calls of operators that are made of other operators become the calls of their parts.

The kernel of a composite is run once for the types of its arguments, on the device meta, while a recorder notes what it
calls; the graph of these calls is inserted in the place of the node. The parts are those for these sizes and dtypes.
A composite stays one node where its types are not known, where it reads elements, and where it gives what is no tensor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from runtime.autograd.trees import tree_leaves
from runtime.capture.recorder import PartsRecorder
from runtime.capture.tracing import remove_unread
from runtime.dispatch.operator import Operator
from runtime.errors import ArgumentError, ComputeError, UnsupportedError
from runtime.graph import Graph, Node, Value
from runtime.graph.copying import insert_graph
from runtime.graph.interpreter import converting
from runtime.graph.ir import NO_GRAD
from runtime.graph.passes import graph_pass
from runtime.graph.passes.constant_pooling import constant_pooling
from runtime.graph.passes.dead_code import dead_code
from runtime.graph.passes.inline import inline
from runtime.graph.passes.shape_propagation import UNKNOWN, is_unknown, propagated_values, without_elements
from runtime.graph.types import DEVICE, Type
from runtime.guards import set_grad_enabled
from runtime.tensor import Tensor
from runtime.tensor.device import device
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD

Decompositions = Mapping[Any, Callable[..., Any]]


class UnopenedError(ComputeError):
    """A composite whose parts depend on more than the types of its arguments."""


class NodePartsRecorder(PartsRecorder):
    """A recorder of the parts of a node, for which sizes are numbers."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.graph.name)
        self.node = node
        self.scopes = [node.scope]
        self.records_gradients = True

    def value_of(self, item: Any, declared: Type | None = None) -> Value:
        """The value of an argument; the device of the run stands for that of the first tensor.

        UnopenedError for an array, which holds elements that were read.
        """
        if isinstance(item, np.ndarray):
            raise UnopenedError(self.node.kind())
        if isinstance(item, device) and item.type == "meta":
            tensor = next(iter(self.graph.inputs()), None)
            if tensor is None:
                raise UnopenedError(str(item))
            return self.insert("prim::device", [tensor], [DEVICE]).output()
        return super().value_of(item, declared)

    def value_of_tensor(self, tensor: Tensor) -> Value:
        """The value of a tensor that an operator gave. UnopenedError for one that came about in another way."""
        if id(tensor) not in self.values:
            raise UnopenedError(str(tensor.shape))
        return super().value_of_tensor(tensor)

    def finish(self, result: Any) -> None:
        """Register what the parts give as outputs. UnopenedError for what is no tensor."""
        results = [result] if self.node.outputsSize() == 1 else list(result)
        for item, value in zip(results, self.node.outputs(), strict=True):
            if not all(isinstance(part, Tensor) for part in tree_leaves(item)):
                raise UnopenedError(str(value))
            self.graph.registerOutput(self.value_of(item, value.type()))

    def note_read(self, what: str) -> None:
        """Elements that choose the parts."""
        raise UnopenedError(what)

    def source(self) -> str:
        """Parts have the line of their composite."""
        return self.node.source


@graph_pass
def open_composites(
    graph: Graph, inputs: Sequence[Any] | None = None, decompositions: Decompositions | None = None
) -> bool:  # fmt: skip
    """Replace composites by their parts, and these by theirs, for the types of the graph or for those of `inputs`.

    `decompositions` has functions for further operators, by overload (``ops.aten.tanh.default``): they get its
    arguments and give what stands for it, or NotImplemented. The graph is right for the sizes and dtypes of these
    types alone.

    >>> graph = ow.jit.trace(lambda x: x.flatten(1), ow.ones(2, 3, 4)).graph
    >>> ow.jit.open_composites(graph, [ow.ones(2, 3, 4)])
    True
    >>> print([node.kind() for node in graph.nodes() if node.function])
    ['aten::view']
    """
    functions = _by_operator(decompositions or {})
    changed, unopened = inline(graph), set[Node]()
    while True:
        values = propagated_values(graph, inputs)
        composites = [node for node in graph.all_nodes() if node not in unopened and _parts_of(node, functions)]
        if not composites:
            break
        for node in composites:
            if _open(graph, node, values, functions):
                changed = True
            else:
                unopened.add(node)
    if changed:
        constant_pooling(graph)
        dead_code(graph)
    return changed


def _by_operator(decompositions: Decompositions) -> dict[Operator, Callable[..., Any]]:
    """The functions of overloads by operators. TypeError for a key that is no overload."""
    for overload in decompositions:
        if not isinstance(getattr(overload, "operator", None), Operator):
            msg = f"open_composites(): keys of decompositions are overloads such as ops.aten.tanh.default: {overload!r}"
            raise ArgumentError(msg)
    return {overload.operator: function for overload, function in decompositions.items()}


def _parts_of(node: Node, functions: Mapping[Operator, Callable[..., Any]]) -> Callable[..., Any] | None:
    """What calls the parts of a node's operator; None where it has none."""
    operator = node.function
    if not isinstance(operator, Operator):
        return None
    if operator in functions:
        return functions[operator]
    kernel = operator.kernels.get(COMPOSITE_IMPLICIT_AUTOGRAD)
    return None if kernel is None else operator.prepared(kernel)


def _open(graph: Graph, node: Node, values: dict[Value, Any], functions: Any) -> bool:
    """Insert the parts of a node in its place; whether that could be done."""
    parts = _parts_of(node, functions)
    assert parts is not None
    try:
        recorded, operands = _record(node, parts, values)
    except (ComputeError, UnsupportedError):  # it reads elements, or has no meaning without them
        return False
    with graph.insert_point_guard(node):
        results = insert_graph(graph, recorded, operands)
    for output, value in zip(node.outputs(), results, strict=True):
        values[value] = values[output]
        output.replaceAllUsesWith(value)
    node.destroy()
    return True


def _record(node: Node, parts: Callable[..., Any], values: Mapping[Value, Any]) -> tuple[Graph, list[Value]]:
    """The graph of what `parts` calls for the arguments of a node, and the values that are its inputs."""
    recorder = NodePartsRecorder(node)
    operator, operands = node.function, dict[Value, Tensor]()
    assert isinstance(operator, Operator)
    arguments = [_example(value, values, operands) for value in node.inputs()]
    for value, tensor in operands.items():
        recorder.define(tensor, recorder.graph.addInput("", value.type()))
    run = converting(operator, [value.type() for value in node.inputs()], lambda items: parts(*items))
    with set_grad_enabled(NO_GRAD not in node.attributes), recorder:
        result = run(*arguments)
        if result is NotImplemented:
            raise UnopenedError(node.kind())
        with recorder.pause():
            recorder.finish(result)
    remove_unread(recorder.graph)
    return recorder.graph, list(operands)


def _example(value: Value, values: Mapping[Value, Any], operands: dict[Value, Tensor]) -> Any:
    """An argument for a run on the device meta; `operands` gets its tensors. UnopenedError where it is not known."""
    if value.node().kind() in {"prim::ListConstruct", "prim::TupleConstruct"}:
        return [_example(item, values, operands) for item in value.node().inputs()]
    item = values.get(value, UNKNOWN)
    if isinstance(item, Tensor):
        return operands.setdefault(value, without_elements(value.type(), item))
    if is_unknown(item) or any(isinstance(part, Tensor) for part in tree_leaves(item)):
        raise UnopenedError(value.debugName())
    return item
