"""Shape propagation: the types of all values from those of the inputs, by a run on tensors without elements.

Operators run on the device meta, whose kernels are plans, so that dtypes, sizes and strides are those that the graph
will give. Where something is not known, as the sizes of an input that is ``Float(*, *)`` or how many elements are not
zero, what follows from it is not known either.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from runtime.errors import ComputeError
from runtime.graph.interpreter import callable_of
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.passes import graph_pass
from runtime.graph.types import TENSOR, TensorType, Type, unified
from runtime.guards import grad_enabled, no_grad
from runtime.tensor import Tensor
from runtime.tensor.plans import KernelPlan, on_meta


class Unknown:
    """Stands for a value of which nothing is known."""


UNKNOWN = Unknown()


@graph_pass
def shape_propagation(graph: Graph, inputs: Sequence[Any] | None = None) -> bool:
    """Let every value have the type that follows from the types of the inputs, or from `inputs`, values for them."""
    before = [value.type() for node in graph.all_nodes() for value in node.outputs()]
    with no_grad():
        propagated_values(graph, inputs)
    return before != [value.type() for node in graph.all_nodes() for value in node.outputs()]


def propagated_values(graph: Graph, inputs: Sequence[Any] | None = None) -> dict[Value, Any]:
    """What is known of each value, when all have their types: a tensor without elements, a number, `UNKNOWN`."""
    values: dict[Value, Any] = {}
    for number, value in enumerate(graph.inputs()):
        values[value] = without_elements(value.type(), UNKNOWN if inputs is None else inputs[number])
    _run(graph.block(), values)
    return values


def without_elements(kind: Type, item: Any) -> Any:
    """A tensor on the device meta for a tensor, or for a type that says its sizes; other values are themselves.

    Where gradients are recorded it requires grad as the tensor does, or as the type says.
    """
    if isinstance(item, Tensor):
        return _on_meta(KernelPlan(tuple(item._sizes), item.dtype, tuple(item.stride())), item.requires_grad)
    if item is not UNKNOWN:
        return item
    if not isinstance(kind, TensorType) or kind.dtype is None or kind.sizes is None or None in kind.sizes:
        return UNKNOWN
    if kind.strides is not None and None in kind.strides:
        return UNKNOWN
    strides = kind.strides
    return _on_meta(KernelPlan(kind.sizes, kind.dtype, strides), bool(kind.requires_grad))  # type: ignore[arg-type]


def _on_meta(plan: KernelPlan, requires_grad: bool) -> Tensor:
    """A tensor of a plan, no leaf, so that it may be written; elements that share memory may not."""
    result: Any = on_meta(plan)
    if requires_grad and grad_enabled():
        leaf: Any = on_meta(plan).requires_grad_()
        try:
            result.copy_(leaf)
        except ComputeError:
            result = leaf
    return cast("Tensor", result)


def _run(block: Block, values: dict[Value, Any]) -> None:
    for node in block.nodes():
        _run_node(node, values)
        for value in node.outputs():
            if node.kind() != "prim::If":
                _describe(value, values.get(value, UNKNOWN))


def _run_node(node: Node, values: dict[Value, Any]) -> None:
    outputs = list(node.outputs())
    values.update(dict.fromkeys(outputs, UNKNOWN))
    if node.kind() == CONSTANT:
        item = node.attributes.get("value")
        values[outputs[0]] = without_elements(outputs[0].type(), item) if isinstance(item, Tensor) else item
        return
    blocks = list(node.blocks())
    for inner in blocks:
        values.update(dict.fromkeys(inner.inputs(), UNKNOWN))
        for value in inner.inputs():
            _describe(value, UNKNOWN)
        _run(inner, values)
    if node.kind() == "prim::If":
        for number, value in enumerate(outputs):
            results = [list(inner.outputs())[number] for inner in blocks]
            kind = unified([result.type() for result in results])
            value.setType(kind)
            if isinstance(kind, TensorType) and (kind.sizes == () or kind.strides is not None):
                values[value] = without_elements(kind, UNKNOWN)  # the ways may give other strides
        return
    reads = [values.get(value, UNKNOWN) for value in node.inputs()]
    if blocks or SUBGRAPH in node.attributes or node.kind() == "prim::SetAttr" or any(map(is_unknown, reads)):
        return
    try:
        result = callable_of(node)(*reads)
    except Exception:  # noqa: BLE001 - an operator whose sizes depend on elements, or one without a plan
        return
    results = [result] if len(outputs) == 1 else list(result) if outputs else []
    for value, item in zip(outputs, results, strict=True):
        is_attribute = node.kind() == "prim::GetAttr" and isinstance(item, Tensor)
        values[value] = without_elements(value.type(), item) if is_attribute else item


def is_unknown(item: Any) -> bool:
    """Whether nothing is known of a value, or of an element of it."""
    if isinstance(item, (list, tuple)):
        return any(map(is_unknown, item))
    return isinstance(item, Unknown)


def _describe(value: Value, item: Any) -> None:
    """Let the type of a tensor say what is known of it."""
    if isinstance(value.type(), TensorType) and value.node().kind() != CONSTANT:
        is_tensor = isinstance(item, Tensor)
        strides = tuple(item.stride()) if is_tensor and item._ndim else None
        value.setType(TensorType(item.dtype, tuple(item._sizes), strides) if is_tensor else TENSOR)
