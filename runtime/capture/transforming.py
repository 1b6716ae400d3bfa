"""Transforms of graphs: the graphs of a gradient, and the graph of a batch, by a trace of the engine or of vmap.

A graph is run once under capture with formulas by operators, so that what comes out is a graph of operators:
ahead of time, and without the engine when it runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter, getitem
from typing import Any, NamedTuple

from runtime.autograd import grad
from runtime.capture.fx.dispatch_graphs import trace_dispatched
from runtime.capture.fx.node import Node as FxNode
from runtime.capture.script.operators import default_value
from runtime.errors import ComputeError
from runtime.func import vmap
from runtime.graph import Graph, Node, Value, passes
from runtime.graph.aliases import is_effect, written_by
from runtime.graph.copying import copy_node
from runtime.graph.functions import kind_of, signature_of
from runtime.graph.ir import CONSTANT
from runtime.graph.passes.shape_propagation import shape_propagation
from runtime.graph.types import TENSOR, ListType, OptionalType, TensorType, Type, type_of, unified
from runtime.tensor import Tensor


class GradientGraphs(NamedTuple):
    """`forward` gives the outputs and what is saved, `backward` takes that and the gradients of the outputs.

    ``backward(*saved, *gradients)`` gives the gradients of the inputs whose positions are `differentiable`.
    """

    forward: Graph
    backward: Graph
    outputs: int
    differentiable: tuple[int, ...]


def differentiate(graph: Graph, example_inputs: Sequence[Any]) -> GradientGraphs:
    """The graphs of the outputs of `graph`, and of their gradients with respect to all floating inputs.

    They are right for inputs of the sizes of `example_inputs`, all tensors; composites are opened, and gradients are
    added up as the engine does, but for rounding. The gradient of an input that the outputs do not depend on is zero.
    Writes into local memory are replaced first. RuntimeError where no output has a gradient, and for other writes.

    >>> graph = ow.jit.trace(lambda x: x.tanh() * 2, ow.ones(3)).graph
    >>> forward, backward, count, _ = ow.jit.differentiate(graph, [ow.ones(3)])
    >>> y, *saved = forward(ow.zeros(3))
    >>> backward(*saved, ow.ones(3))
    tensor([2., 2., 2.])
    """
    inputs = [_leaf(item) for item in example_inputs]
    differentiable = tuple(number for number, item in enumerate(inputs) if item.requires_grad)
    graph = _without_writes(graph, inputs)
    outputs: tuple[Any, ...] = _as_tuple(graph(*inputs))
    chosen = [number for number, item in enumerate(outputs) if item.requires_grad]
    if not chosen:
        msg = "differentiate(): no output of the graph depends on a floating input"
        raise ComputeError(msg)
    gradients = [item.detach().clone() for item in outputs]

    def joint(*operands: Any) -> Any:
        values, slopes_of = operands[: len(inputs)], operands[len(inputs) :]
        results = _as_tuple(graph(*values))
        wanted = [values[number] for number in differentiable]
        slopes = grad(
            [results[number] for number in chosen], wanted, [slopes_of[number] for number in chosen],
            allow_unused=True, materialize_grads=True,
        )  # fmt: skip
        return (*results, *slopes)

    traced = _traced(joint, graph.name, (*inputs, *gradients))
    return GradientGraphs(*_parted(traced, len(inputs), len(outputs)), len(outputs), differentiable)


def vectorize(graph: Graph, example_inputs: Sequence[Any], in_dims: Any = 0) -> Graph:
    """The graph of a batch of what `graph` computes of one sample; `example_inputs` are batches along `in_dims`.

    >>> graph = ow.jit.trace(lambda x, w: w @ x, (ow.ones(3), ow.ones(2, 3))).graph
    >>> batched = ow.jit.vectorize(graph, [ow.ones(5, 3), ow.ones(2, 3)], in_dims=(0, None))
    >>> batched(ow.ones(5, 3), ow.ones(2, 3)).shape
    opweave.Size([5, 2])
    """
    return _traced(vmap(graph, in_dims), graph.name, tuple(example_inputs))


def _without_writes(graph: Graph, inputs: Sequence[Any]) -> Graph:
    """A graph that does the same without writes. RuntimeError where it writes memory that is not local."""
    result = graph.copy()
    passes.apply(result, "inline")
    shape_propagation(result, inputs)
    passes.apply(result, "functionalization")
    for node in result.all_nodes():
        if written_by(node):
            msg = f"differentiate(): the graph writes memory that is not its, or whose sizes are not known: {node!r}"
            raise ComputeError(msg)
    return result


def _leaf(item: Any) -> Any:
    """A leaf that requires grad if it can, with the elements of a tensor."""
    leaf = item.detach().clone()
    return leaf.requires_grad_(bool(leaf.dtype.is_floating_point or leaf.dtype.is_complex))


def _as_tuple(result: Any) -> tuple[Tensor, ...]:
    return result if isinstance(result, tuple) else (result,)


def _traced(program: Any, name: str, operands: tuple[Any, ...]) -> Graph:
    """The graph of the operators that a program dispatches, without common subexpressions and what nothing reads."""
    module = trace_dispatched(program, operands, None)
    result = Graph(name)
    values: dict[Any, Any] = {}
    for node in module.graph.nodes:
        if node.op == "placeholder":
            values[node] = result.addInput("", TensorType.of(node.meta["val"]))
        elif node.op == "get_attr":
            constant = attrgetter(node.target)(module).detach()
            values[node] = result.insertConstant(constant, TensorType.of(constant))
        elif node.op == "output":
            for item in node.args[0] if isinstance(node.args[0], (tuple, list)) else [node.args[0]]:
                result.registerOutput(values[item])
        elif node.target is getitem:
            values[node] = values[node.args[0]][node.args[1]]
        else:
            values[node] = _insert_call(result, node, values)
    passes.optimize(result)
    return result


def _insert_call(graph: Graph, node: Any, values: dict[Any, Any]) -> Any:
    """The value of a call of an overload; of several results, or a list, one of each."""
    function = node.target.operator
    signature = signature_of(function)
    words = dict(node.kwargs)
    inputs = []
    for number, parameter in enumerate(signature.parameters):
        if number < len(node.args):
            item = node.args[number]
        elif parameter.name in words:
            item = words[parameter.name]
        else:
            item = default_value(function, number, parameter)
        inputs.append(_value_of(graph, item, values, parameter.type))
    call = graph.insertNode(graph.create_call(kind_of(function), function, inputs, signature.results))
    result = node.meta.get("val")
    if isinstance(result, Tensor):
        return call.output().setType(TensorType.of(result))
    if call.outputsSize() > 1:
        return list(call.outputs())
    unpack = graph.create_call("prim::ListUnpack", None, [call.output()], [TensorType.of(item) for item in result])
    return list(graph.insertNode(unpack).outputs())


def _value_of(graph: Graph, item: Any, values: dict[Any, Any], declared: Type) -> Value:
    """The value of an argument; an empty list has the declared type."""
    if isinstance(item, FxNode):
        return values[item]  # type: ignore[no-any-return]
    if isinstance(item, list):
        declared = declared.element if isinstance(declared, OptionalType) else declared
        element = declared.element if isinstance(declared, ListType) else TENSOR
        parts = [_value_of(graph, part, values, element) for part in item]
        kind = ListType(unified([part.type() for part in parts]) if parts else element)
        return graph.insertNode(graph.create_call("prim::ListConstruct", None, parts, [kind])).output()
    return graph.insertConstant(item, type_of(item))


def _parted(graph: Graph, inputs: int, outputs: int) -> tuple[Graph, Graph]:
    """What the outputs need, which gives what the rest reads as well, and the rest."""
    results = list(graph.outputs())
    first = _needed(graph, results[:outputs])
    operands = list(graph.inputs())
    computed = [node for node in graph.nodes() if node not in first and node.kind() != CONSTANT]
    available = {*operands[:inputs], *(value for node in first for value in node.outputs())}
    read = [*(value for node in computed for value in node.inputs()), *results[outputs:]]
    saved = [value for value in dict.fromkeys(read) if value in available]
    constants = [node for node in graph.nodes() if node.kind() == CONSTANT]
    forward = _graph_of(graph.name, operands[:inputs], [*constants, *first], [*results[:outputs], *saved])
    arguments = [*saved, *operands[inputs:]]
    backward = _graph_of(f"{graph.name}_backward", arguments, [*constants, *computed], results[outputs:])
    return forward, backward


def _needed(graph: Graph, values: Sequence[Value]) -> list[Node]:
    """The nodes in order, without constants, that values are computed by, and those with effects before them."""
    nodes = [node for node in graph.nodes() if node.kind() != CONSTANT]
    needed = _ancestors([value.node() for value in values])
    last = max((number for number, node in enumerate(nodes) if node in needed), default=-1)
    needed |= _ancestors([node for node in nodes[: last + 1] if is_effect(node)])
    return [node for node in nodes if node in needed]


def _ancestors(nodes: Sequence[Node]) -> set[Node]:
    """Nodes, and those that compute what they read."""
    result: set[Node] = set()
    pending = list(nodes)
    while pending:
        node = pending.pop()
        if node not in result:
            result.add(node)
            pending += [value.node() for value in node.inputs()]
    return result


def _graph_of(name: str, inputs: Sequence[Value], nodes: Sequence[Node], outputs: Sequence[Value]) -> Graph:
    """A graph of copies of nodes."""
    result = Graph(name)
    values: dict[Value, Value] = {}
    for value in inputs:
        values[value] = result.addInput("" if value.debugName().isdigit() else value.debugName(), value.type())
    for node in nodes:
        result.appendNode(copy_node(node, values, result))
    for value in outputs:
        result.registerOutput(values[value])
    passes.apply(result, "dead_code")
    return result
