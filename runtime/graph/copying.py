"""Copies of nodes into other graphs and other blocks: what inlining, unrolling and :meth:`Graph.copy` do."""

from __future__ import annotations

from collections.abc import Sequence

from runtime.graph.ir import Block, Graph, Node, Value


def copy_graph(graph: Graph) -> Graph:
    """A graph of its own that does the same; tensors of constants are shared."""
    result = Graph(graph.name)
    values: dict[Value, Value] = {}
    for value in graph.inputs():
        values[value] = _copy_value(value, result.addInput(_base_name(value), value.type()))
    copy_nodes(graph.block(), values, result.block())
    for value in graph.outputs():
        result.registerOutput(values[value])
    return result


def insert_graph(target: Graph, graph: Graph, inputs: Sequence[Value]) -> list[Value]:
    """Put the nodes of a graph where nodes are inserted, reading `inputs` as its inputs. What its outputs are."""
    values = dict(zip(graph.inputs(), inputs, strict=True))
    return insert_block(target, graph.block(), values)


def insert_block(target: Graph, block: Block, values: dict[Value, Value]) -> list[Value]:
    """Put copies of a block's nodes where nodes are inserted. What its outputs are; `values` gets all values."""
    for node in block.nodes():
        target.insertNode(copy_node(node, values, target))
    return [values.get(value, value) for value in block.outputs()]


def copy_nodes(block: Block, values: dict[Value, Value], result: Block) -> None:
    """Copy the nodes of a block behind those of another one."""
    for node in block.nodes():
        copy_node(node, values, result.graph).insertBefore(result.returnNode())


def copy_node(node: Node, values: dict[Value, Value], graph: Graph) -> Node:
    """A copy that is in no block yet and reads what `values` says; its outputs are added there.

    A graph that the node calls is shared, for nothing changes a graph from the nodes that call it.
    """
    result = Node(graph, node.kind(), node.function).copyMetadata(node)
    result.attributes = dict(node.attributes)
    for value in node.inputs():
        result.addInput(values.get(value, value))
    for block in node.blocks():
        inner = result.addBlock()
        for value in block.inputs():
            values[value] = _copy_value(value, inner.addInputToBlock(value.type(), _base_name(value)))
        copy_nodes(block, values, inner)
        for value in block.outputs():
            inner.registerOutput(values.get(value, value))
    for value in node.outputs():
        values[value] = _copy_value(value, result.addOutput(value.type(), _base_name(value)))
    return result


def _copy_value(value: Value, copy: Value) -> Value:
    copy.storage, copy.version = value.storage, value.version
    return copy


def _base_name(value: Value) -> str:
    """A name that says something; numbers are given anew."""
    return "" if value.debugName().isdigit() else value.debugName()
