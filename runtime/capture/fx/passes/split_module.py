"""A graph cut into submodules: each node says to which part it belongs."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Node, map_arg
from runtime.errors import ComputeError
from runtime.nn.module import Module

__all__ = ["Partition", "split_module"]
_OF_ALL = frozenset({"placeholder", "get_attr", "output"})  # what belongs to no part


class Partition:
    """A part: its nodes as a graph, what it gets and what it gives."""

    def __init__(self, name: str, submod_name: str) -> None:
        self.name, self.submod_name = name, submod_name
        self.node_names: list[str] = []
        self.inputs: dict[Node, None] = {}
        self.outputs: dict[Node, None] = {}
        self.dependencies: dict[str, None] = {}
        self.graph = Graph()
        self.environment: dict[Node, Any] = {}
        self.targets: dict[str, Any] = {}

    def __repr__(self) -> str:
        inputs, outputs = list(self.inputs), list(self.outputs)
        return f"Partition({self.name}, nodes={self.node_names}, inputs={inputs}, outputs={outputs})"


def split_module(
    m: GraphModule, root_m: Module, split_callback: Callable[[Node], Any], qualname_map: dict[str, str] | None = None,
    keep_original_order: bool = False, keep_original_node_name: bool = False, keep_original_input_name: bool = True, *,
    partition_affix: str | None = None,
) -> GraphModule:  # fmt: skip
    """A module that calls a submodule for each part of `m`, in an order in which parts have what they need.

    ``split_callback(node)`` names the part of a node; arguments, attributes and the output have none. `root_m` has the
    submodules that nodes call, `qualname_map` gets their paths by those that they have in the result. RuntimeError
    where two parts need each other.

    With `keep_original_order` parts stand in the order of their first nodes, with `keep_original_node_name` nodes have
    the names that they had; without `keep_original_input_name` arguments of parts are ``arg_0``, ``arg_1``.

    >>> traced = ow.fx.symbolic_trace(lambda x: ow.relu(x + 1) * 2)
    >>> parts = ow.fx.passes.split_module.split_module(traced, traced, lambda node: int(node.name == "mul"))
    >>> print(parts.code.strip())
    def forward(self, x):
        submod_0 = self.submod_0(x);  x = None
        submod_1 = self.submod_1(submod_0);  submod_0 = None
        return submod_1
    """
    affix = f"_{partition_affix}" if partition_affix else ""
    partitions: dict[str, Partition] = {}
    part_of: dict[Node, Partition] = {}
    for node in m.graph.nodes:
        if node.op not in _OF_ALL:
            name = str(split_callback(node))
            part = part_of[node] = partitions.setdefault(name, Partition(name, f"submod{affix}_{name}"))
            part.node_names.append(node.name)
    for node in m.graph.nodes:
        for argument in _uses(node):
            _note_use(argument, node, part_of)
    order = _ordered(partitions, as_they_come=keep_original_order)
    for part in partitions.values():
        for number, argument in enumerate(part.inputs):
            name = argument.name if keep_original_input_name else f"arg_{number}"
            part.environment[argument] = part.graph.placeholder(name, type_expr=argument.type)
            part.environment[argument].meta = dict(argument.meta)
    paths = {} if qualname_map is None else qualname_map
    for node, part in part_of.items():
        _copy_into(part, node, root_m, paths, keep_name=keep_original_node_name)
    return _joined(m, [partitions[name] for name in order])


def _uses(node: Node) -> list[Node]:
    uses: list[Node] = []
    map_arg((node.args, node.kwargs), uses.append)
    return uses


def _note_use(argument: Node, user: Node, part_of: dict[Node, Partition]) -> None:
    """What a part gets of another one, or of the arguments of all."""
    source, target = part_of.get(argument), part_of.get(user)
    if source is target:
        return
    if source is not None:
        source.outputs[argument] = None
    if target is not None:
        target.inputs[argument] = None
        if source is not None:
            target.dependencies[source.name] = None


def _ordered(partitions: dict[str, Partition], *, as_they_come: bool) -> list[str]:
    """The parts, each behind those that it needs."""
    if as_they_come:
        return _by_first_node(partitions)
    waiting = {name: set(part.dependencies) for name, part in partitions.items()}
    ready, order = [name for name, needed in waiting.items() if not needed], []
    while ready:  # the last that got ready comes first, as in PyTorch
        name = ready.pop()
        order.append(name)
        for user, needed in waiting.items():
            if name in needed:
                needed.discard(name)
                if not needed:
                    ready.append(user)
    if len(order) < len(partitions):
        raise _cycle([name for name in partitions if name not in order])
    return order


def _by_first_node(partitions: dict[str, Partition]) -> list[str]:
    """The parts in the order of their first nodes, as far as they need no later one."""
    waiting, order = dict(partitions), list[str]()
    while waiting:
        name = next((name for name, part in waiting.items() if part.dependencies.keys() <= set(order)), None)
        if name is None:
            raise _cycle(list(waiting))
        order.append(name)
        del waiting[name]
    return order


def _cycle(names: list[str]) -> ComputeError:
    return ComputeError(
        f"split_module(): some of the parts {', '.join(names)} need each other; give their nodes other parts"
    )


def _copy_into(part: Partition, node: Node, root: Module, paths: dict[str, str], *, keep_name: bool) -> None:
    """Copy a node into the graph of its part."""
    args, kwargs = map_arg((node.args, dict(node.kwargs)), lambda argument: part.environment[argument])
    target = node.target
    if node.op == "call_module":
        called: Any = root
        for word in node.target.split("."):
            called = getattr(called, word)
        target = node.target.replace(".", "_")
        part.targets[target] = called
        paths[f"{part.submod_name}.{target}"] = node.target
    name = node.name if keep_name else None
    result = part.graph.create_node(node.op, target, args, dict(kwargs), name, node.type)
    result.meta = dict(node.meta)
    part.environment[node] = result


def _joined(m: GraphModule, order: list[Partition]) -> GraphModule:
    """The module that calls the parts."""
    graph, values, attributes = Graph(), {}, {}
    for node in m.graph.nodes:
        if node.op == "placeholder":
            default = node.args[0] if node.args else ...
            name = node.target if node.target.startswith("*") else node.name
            values[node] = graph.placeholder(name, node.type, default)
        elif node.op == "get_attr":
            values[node] = graph.get_attr(node.target, node.type)
            attributes[node.target] = _attribute(m, node.target)
        else:
            continue
        values[node].meta = dict(node.meta)
    for part in order:
        outputs = [part.environment[node] for node in part.outputs]
        part.graph.output(tuple(outputs) if len(outputs) > 1 else outputs[0] if outputs else None)
        attributes[part.submod_name] = GraphModule(part.targets, part.graph)
        call = graph.call_module(part.submod_name, tuple(values[argument] for argument in part.inputs))
        for number, node in enumerate(part.outputs):
            values[node] = call if len(outputs) == 1 else graph.call_function(operator.getitem, (call, number))
    output = m.graph.output_node()
    graph.output(map_arg(output.args[0], lambda node: values[node]), output.type)
    return GraphModule(attributes, graph)


def _attribute(module: Any, path: str) -> Any:
    for word in path.split("."):
        module = getattr(module, word)
    return module
