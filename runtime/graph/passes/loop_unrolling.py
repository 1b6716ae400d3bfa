"""Loop unrolling: the body of a loop is repeated, so that other passes see what follows from its counter.

A loop of which the number of iterations is constant, and that has no condition of its own, becomes its bodies one
after the other. Of another one without a condition eight iterations become one of a longer loop, and a second loop runs
the rest. Large bodies stay as they are. Factor and limits are those of TorchScript.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from runtime.graph.copying import insert_block
from runtime.graph.ir import CONSTANT, Graph, Node, Value
from runtime.graph.passes import graph_pass
from runtime.graph.resolving import resolve
from runtime.graph.types import INT

UNROLLED = "unrolled"  # the attribute of a loop that was unrolled in part
_FACTOR = 8
_MOST_NODES = 32  # in a body
_MOST_REPEATS = 64  # of a body in place of its loop


@graph_pass
def loop_unrolling(graph: Graph) -> bool:
    """Repeat the bodies of loops."""
    changed = False
    for node in reversed(graph.findAllNodes("prim::Loop")):  # inner loops first
        body = next(node.blocks())
        limit, condition, *carried = node.inputs()
        has_condition = not (_is_true(condition) and _is_true(next(body.outputs())))
        if has_condition or UNROLLED in node.attributes or sum(1 for _ in body.all_nodes()) > _MOST_NODES:
            continue
        with graph.insert_point_guard(node):
            if limit.node().kind() != CONSTANT:
                results = _unroll_in_part(node, limit, condition, carried)
            elif limit.toIValue() <= _MOST_REPEATS:
                results = _repeat(node, [graph.insertConstant(number) for number in range(limit.toIValue())], carried)
            else:
                continue
        for output, value in zip(node.outputs(), results, strict=True):
            output.replaceAllUsesWith(value)
        node.destroy()
        changed = True
    return changed


def _is_true(value: Value) -> bool:
    return value.toIValue() is True


def _repeat(node: Node, counters: Sequence[Value], carried: Sequence[Value]) -> list[Value]:
    """Put the body where nodes are inserted, once for each value of the counter. What the last one carries on."""
    body, values = next(node.blocks()), list(carried)
    for counter in counters:
        values = insert_block(node.graph, body, dict(zip(body.inputs(), (counter, *values), strict=True)))[1:]
    return values


def _unroll_in_part(node: Node, limit: Value, condition: Value, carried: Sequence[Value]) -> list[Value]:
    """Put a loop over groups of iterations where nodes are inserted, and one over the rest. What the rest gives."""
    graph = node.graph
    count = graph.insertNode(graph.create_call("prim::max", None, [limit, graph.insertConstant(0)], [INT])).output()
    groups = _number(graph, "aten::floordiv", count, _FACTOR)
    begin = _number(graph, "aten::mul", groups, _FACTOR)
    remaining = _number(graph, "aten::sub", count, begin)
    values = _loop(node, (groups, condition, *carried), lambda group: [
        _number(graph, "aten::add", _number(graph, "aten::mul", group, _FACTOR), index) for index in range(_FACTOR)
    ])  # fmt: skip
    return _loop(node, (remaining, condition, *values), lambda index: [_number(graph, "aten::add", begin, index)])


def _loop(node: Node, inputs: Sequence[Value], counters_of: Callable[[Value], list[Value]]) -> list[Value]:
    """Put a loop where nodes are inserted whose iteration is the body of `node` for each of the counters."""
    graph = node.graph
    loop = graph.insertNode(graph.create_call(node.kind(), None, inputs, [value.type() for value in node.outputs()]))
    loop.copyMetadata(node).attributes[UNROLLED] = 1
    block = loop.addBlock()
    counter, *carried = [block.addInputToBlock(value.type()) for value in next(node.blocks()).inputs()]
    with graph.insert_point_guard(block):
        results = _repeat(node, counters_of(counter), carried)
        for value in (graph.insertConstant(True), *results):
            block.registerOutput(value)
    return list(loop.outputs())


def _number(graph: Graph, kind: str, first: Value, second: Value | int) -> Value:
    """A node of two ints where nodes are inserted; what it computes."""
    operands = [first, graph.insertConstant(second) if isinstance(second, int) else second]
    function = resolve(kind, [INT, INT])
    return graph.insertNode(graph.create_call(kind, function, operands, [INT])).output()
