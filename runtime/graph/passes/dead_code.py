"""Dead code: nodes that nothing reads go, unless something else happens in them.

Roots are the outputs, writes, draws of random numbers, and what raises or prints.
"""

from __future__ import annotations

from runtime.graph.aliases import is_effect
from runtime.graph.ir import Block, Graph, Node
from runtime.graph.passes import graph_pass


@graph_pass
def dead_code(graph: Graph) -> bool:
    """Take out nodes that nothing reads."""
    return _sweep(graph.block())


def _sweep(block: Block) -> bool:
    """From the last node to the first, so that what only a dead node reads is dead as well."""
    changed = False
    node = block.returnNode().prev()
    while node is not block.paramNode():
        previous = node.prev()
        if not node.hasUses() and not is_effect(node):
            node.destroy()
            changed = True
        else:
            if node.kind() == "prim::If":
                changed = _drop_outputs(node) or changed
            for inner in node.blocks():
                changed = _sweep(inner) or changed
        node = previous
    return changed


def _drop_outputs(node: Node) -> bool:
    """Let a condition not give what nothing reads."""
    unread = [number for number, value in enumerate(node.outputs()) if not value.uses()]
    for number in reversed(unread):
        node.eraseOutput(number)
        for block in node.blocks():
            block.returnNode().removeInput(number)
    return bool(unread)
