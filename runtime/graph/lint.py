"""Check that a graph is well formed: scopes, uses, types and schemas. Every pass must leave a graph that passes."""

from __future__ import annotations

from runtime.errors import ComputeError
from runtime.graph.functions import schema_of, signature_of
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Use, Value
from runtime.graph.primitives import CONTROL, PRIMITIVES
from runtime.graph.resolving import takes
from runtime.graph.types import (
    BOOL,
    INT,
    NUMBER,
    TENSOR,
    ListType,
    OptionalType,
    TupleType,
    Type,
    type_of,
    without_shapes,
)

TENSORS = ListType(TENSOR)


class GraphError(ComputeError):
    """A graph that is not well formed."""


def lint(graph: Graph) -> None:
    """Raise GraphError, a RuntimeError, for a graph that is not well formed, naming the node."""
    _check_block(graph.block(), set())


def _fail(node: Node, reason: str) -> None:
    msg = f"lint(): {reason}, in\n  {node!r}"
    raise GraphError(msg)


def _check_block(block: Block, scope: set[Value]) -> None:
    inner = {*scope, *block.inputs()}
    for node in block.nodes():
        if node.block is not block:
            _fail(node, "the node does not know its block")
        _check_reads(node, inner)
        for nested in node.blocks():
            _check_block(nested, inner)
        _check_node(node)
        inner.update(node.outputs())
    _check_reads(block.returnNode(), inner)


def _check_reads(node: Node, scope: set[Value]) -> None:
    """Whether what a node reads is there, and its uses are written down."""
    for offset, value in enumerate(node.inputs()):
        if value not in scope:
            _fail(node, f"%{value.debugName()} is read where it is not defined")
        if Use(node, offset) not in value.uses():
            _fail(node, f"%{value.debugName()} does not know that input {offset} reads it")
    for value in node.outputs():
        for user, offset in value.uses():
            if user.inputsSize() <= offset or user.inputsAt(offset) is not value:
                _fail(node, f"%{value.debugName()} says that input {offset} of {user.kind()} reads it")


def _check_node(node: Node) -> None:
    kind = node.kind()
    if node.function is not None:
        _check_call(node)
    elif kind == CONSTANT:
        _check_constant(node)
    elif kind in CONTROL:
        (_check_if if kind == CONTROL[0] else _check_loop)(node)
    elif SUBGRAPH in node.attributes:
        graph = node[SUBGRAPH]
        lint(graph)
        _check_passed(node, list(node.inputs()), list(graph.inputs()), "inputs", shapes=False)
        _check_passed(node, list(graph.outputs()), list(node.outputs()), "outputs", shapes=False)
    elif kind in PRIMITIVES:
        _check_primitive(node)
    else:
        _fail(node, f"there is no {kind}")


def _check_call(node: Node) -> None:
    assert node.function is not None
    signature = signature_of(node.function)
    if not takes(node.function, [value.type() for value in node.inputs()]):
        _fail(node, f"the inputs are not those of {schema_of(node.function)}")
    results = list(node.outputs())
    if len(results) != len(signature.results):
        _fail(node, f"{len(results)} outputs of {schema_of(node.function)}")
    for value, kind in zip(results, signature.results, strict=True):
        if not fits(kind, value.type()):
            _fail(node, f"%{value.debugName()} is {value.type()}, and the schema says {kind}")


def fits(declared: Type, kind: Type) -> bool:
    """Whether a value may have a type where another one is declared: a narrower one, or one that says less.

    Of some operators an argument says whether they give one tensor or several; their schemas know one of both.
    """
    if TENSORS in {kind, declared} and (TENSOR.accepts(kind) or TENSOR.accepts(declared)):
        return True
    return declared.accepts(kind) or kind.accepts(declared) or kind == NUMBER


def _check_constant(node: Node) -> None:
    kind = node.output().type()
    if node.inputsSize():
        _fail(node, "a constant reads nothing")
    value = node.attributes.get("value")
    if value is not None and not fits(kind, type_of(value)):
        _fail(node, f"a constant of type {kind} holds {type_of(value)}")


def _check_if(node: Node) -> None:
    blocks = list(node.blocks())
    if node.inputsSize() != 1 or not BOOL.accepts(node.input().type()) or len(blocks) != 2:
        _fail(node, "prim::If reads one bool and has two blocks")
    for block in blocks:
        if list(block.inputs()):
            _fail(node, "the blocks of prim::If have no inputs")
        _check_passed(node, list(block.outputs()), list(node.outputs()), "outputs")


def _check_loop(node: Node) -> None:
    blocks = list(node.blocks())
    inputs = list(node.inputs())
    if len(blocks) != 1 or len(inputs) < 2 or inputs[0].type() != INT or not BOOL.accepts(inputs[1].type()):
        _fail(node, "prim::Loop reads an int, a bool and what it carries, and has one block")
    first, *carried = blocks[0].inputs()
    if first.type() != INT:
        _fail(node, "the first input of the block is the number of the iteration, an int")
    condition, *results = blocks[0].outputs()
    if not BOOL.accepts(condition.type()):
        _fail(node, "the first output of the block is a bool: whether to go on")
    _check_passed(node, inputs[2:], carried, "carried values")
    _check_passed(node, results, carried, "carried values")
    _check_passed(node, carried, list(node.outputs()), "outputs")


def _check_passed(node: Node, values: list[Value], targets: list[Value], word: str, *, shapes: bool = True) -> None:
    """Whether values become others, one by one; without `shapes` of any sizes, as those of a trace are examples."""
    if len(values) != len(targets):
        _fail(node, f"{len(values)} {word} for {len(targets)}")
    for value, target in zip(values, targets, strict=True):
        wanted = target.type() if shapes else without_shapes(target.type())
        if not wanted.accepts(value.type()):
            _fail(node, f"%{value.debugName()} : {value.type()} becomes %{target.debugName()} : {target.type()}")


def _check_primitive(node: Node) -> None:
    primitive = PRIMITIVES[node.kind()]
    if primitive.inputs is not None and node.inputsSize() != primitive.inputs:
        _fail(node, f"{node.kind()} reads {primitive.inputs} values")
    if not primitive.unpacks and node.outputsSize() > 1 - (primitive.outputs == 0):
        _fail(node, f"{node.kind()} computes {primitive.outputs} values")
    for name in primitive.attributes:
        if not node.hasAttribute(name):
            _fail(node, f"{node.kind()} has an attribute {name!r}")
    types = [value.type() for value in node.inputs()]
    if primitive.result is not None and not fits(primitive.result(types), node.output().type()):
        _fail(node, f"%{node.output().debugName()} is {node.output().type()}, of inputs {', '.join(map(str, types))}")
    if primitive.unpacks:
        _check_unpacking(node, types[0])


def _check_unpacking(node: Node, kind: Type) -> None:
    parts: list[Type]
    if isinstance(kind, ListType):
        parts = [kind.element] * node.outputsSize()
    elif isinstance(kind, TupleType):
        parts = list(kind.elements)
    else:
        parts = []
        if not isinstance(kind, OptionalType) and kind.contained() == ():
            _fail(node, f"{kind} cannot be unpacked")
    for value, part in zip(node.outputs(), parts, strict=False):
        if not fits(part, value.type()):
            _fail(node, f"%{value.debugName()} is {value.type()}, and holds {part}")
