"""``export.unflatten``: a program as modules within modules again, each of which runs its part of the graph.

The nodes of an exported program say within which calls of modules they were computed. A call becomes a module with a
graph of its own, whose arguments are the values from outside that it reads, and whose results are those of its values
that others read. Modules that were called several times, and did something else, have a number behind their name.
"""

from __future__ import annotations

import functools
import itertools
import operator
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any

from runtime.autograd.trees import TreeSpec, tree_flatten, tree_unflatten
from runtime.capture.export.programs import ExportedProgram
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule, _assign_attr
from runtime.capture.fx.node import Node
from runtime.errors import ArgumentError
from runtime.nn.module import Module

Call = tuple[str, str]  # of a module: its path with the number of the call, and its path


class FlatArgsAdapter(ABC):
    """Brings arguments of another form into the form for which a program was exported."""

    @abstractmethod
    def adapt(
        self, target_spec: TreeSpec, input_spec: TreeSpec, input_args: list[Any],
        metadata: dict[str, Any] | None = None, obj: Any = None,
    ) -> list[Any]:  # fmt: skip
        """The leaves of the arguments in the form `target_spec`, of those in the form `input_spec`."""


class UnflattenedModule(GraphModule):
    """A program whose graph calls its modules, which have their own."""

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the program gives; arguments of another form go through the adapter."""
        adapter = self.__dict__.get("flat_args_adapter")
        if adapter is not None:
            leaves, form = tree_flatten((args, kwargs))
            if form != self._in_spec:
                leaves = adapter.adapt(target_spec=self._in_spec, input_spec=form, input_args=leaves, obj=self)
                args, kwargs = tree_unflatten(leaves, self._in_spec)
        return super().__call__(*args, **kwargs)


def unflatten(module: ExportedProgram, flat_args_adapter: FlatArgsAdapter | None = None) -> UnflattenedModule:
    """The module of a program with submodules as the exported one had them, at the same paths.

    Parameters and buffers are those of the program. A submodule that the program called can be exchanged for another
    one that takes and gives the same.

    >>> class Twice(ow.nn.Module):
    ...     def __init__(self):
    ...         super().__init__()
    ...         self.layer = ow.nn.Linear(2, 2)
    ...     def forward(self, x):
    ...         return self.layer(x) * 2
    >>> module = ow.export.unflatten(ow.export.export(Twice(), (ow.ones(1, 2),)))
    >>> print(module.layer.code.strip())
    def forward(self, x):
        weight = self.weight
        bias = self.bias
        linear = opweave.ops.aten.linear.default(x, weight, bias);  x = weight = bias = None
        return linear
    """
    if not isinstance(module, ExportedProgram):
        msg = f"unflatten(): expected an exported program, got {type(module).__name__}"
        raise ArgumentError(msg)
    flat = module.module()
    part = _UnflattenedCall(("", ""), flat)
    for node in flat.graph.nodes:
        part.add(node, _stack_of(node))
    result: UnflattenedModule = part.module()
    result.__dict__["flat_args_adapter"] = flat_args_adapter
    return result


def _stack_of(node: Node) -> list[Call]:
    """The calls of modules within which a node was computed, the outermost first."""
    return [(key, path) for key, (path, _) in node.meta.get("nn_module_stack", {}).items() if path]


class _UnflattenedCall:
    """A call of a module: the nodes that were computed in it, and the calls within."""

    def __init__(self, call: Call, flat: GraphModule) -> None:
        self.call, self.flat = call, flat
        self.items: list[Node | _UnflattenedCall] = []

    @property
    def path(self) -> str:
        """The path of the module."""
        return self.call[1]

    def add(self, node: Node, calls: list[Call]) -> None:
        """Put a node where it was computed."""
        if not calls:
            self.items.append(node)
            return
        last = self.items[-1] if self.items else None
        if not isinstance(last, _UnflattenedCall) or last.call != calls[0]:
            last = _UnflattenedCall(calls[0], self.flat)
            self.items.append(last)
        last.add(node, calls[1:])

    def nodes(self) -> Iterator[Node]:
        """All nodes, those of calls within too."""
        for item in self.items:
            if isinstance(item, _UnflattenedCall):
                yield from item.nodes()
            else:
                yield item

    def inputs(self) -> list[Node]:
        """The values from outside that it reads, but attributes of modules."""
        inside, values = set(self.nodes()), dict[Node, None]()
        for node in self.nodes():
            values.update(dict.fromkeys(item for item in node.all_input_nodes if item not in inside))
        return [value for value in values if value.op != "get_attr"]

    def outputs(self) -> list[Node]:
        """The values that others read."""
        inside = set(self.nodes())
        return [node for node in self.nodes() if any(user not in inside for user in node.users)]

    def module(self) -> Any:
        """A module with the graph of its nodes, which calls those of the calls within."""
        is_root = not self.path
        graph, root, values = Graph(), Module(), dict[Node, Any]()
        for node in [] if is_root else self.inputs():
            values[node] = graph.placeholder(node.name)
        for item in self.items:
            if isinstance(item, _UnflattenedCall):
                self._call(item, graph, root, values)
            elif item.op != "get_attr":
                values[item] = graph.node_copy(item, lambda node: self._value(node, graph, root, values))
                if item.op == "call_module":
                    _assign_attr(self.flat.get_submodule(str(item.target)), root, str(item.target))
        if is_root:
            graph.set_codegen(self.flat.graph._codegen)
            return UnflattenedModule(root, graph, type(self.flat).__name__)
        results = [values[node] for node in self.outputs()]
        graph.output(results[0] if len(results) == 1 else tuple(results))
        name = type(self.flat).__name__
        return GraphModule(root, graph, name)

    def _value(self, node: Node, graph: Graph, root: Module, values: dict[Node, Any]) -> Any:
        """A value of its graph; an attribute is read where it is used first."""
        if node not in values:
            target = str(node.target)
            tensor = _attribute(self.flat, target)
            name = self.relative(target)
            if name is None:
                name = self.free_name(target.replace(".", "_"), root, tensor)
            _assign_attr(tensor, root, name)
            values[node] = graph.create_node("get_attr", name, name=name.replace(".", "_"))
        return values[node]

    def relative(self, path: str) -> str | None:
        """The path of what lies in the module, from there; None of what lies outside."""
        if not self.path:
            return path
        prefix = f"{self.path}."
        return path.removeprefix(prefix) if path.startswith(prefix) else None

    @functools.cached_property
    def members(self) -> set[str]:
        """The paths of all that the program reads and calls in the module, from there, and of what that lies in."""
        paths = {path for node in self.flat.graph.nodes for _, path in _stack_of(node)}
        paths |= {str(node.target) for node in self.flat.graph.nodes if node.op in {"get_attr", "call_module"}}
        words = [path.split(".") for path in map(self.relative, paths) if path]
        return {".".join(part[: end + 1]) for part in words for end in range(len(part))}

    def free_name(self, name: str, root: Module, tensor: Any) -> str:
        """The name of a tensor from outside, or with a number behind it where something else has that name."""
        names = (name if not number else f"{name}_{number}" for number in itertools.count())
        return next(
            item for item in names
            if item not in self.members and (not hasattr(root, item) or getattr(root, item) is tensor)
        )  # fmt: skip

    def _call(self, part: _UnflattenedCall, graph: Graph, root: Module, values: dict[Node, Any]) -> None:
        """Call the module of a call within, and let the values that others read be its results."""
        relative, module = self.relative(part.path), part.module()
        path = part.path if relative is None else relative
        names = (path if not number else f"{path}@{number}" for number in itertools.count())
        taken = self.members if relative is None else ()  # by the module's own
        called = ((name, _get(root, name)) for name in names if name not in taken)
        name, present = next(
            (name, present) for name, present in called
            if not isinstance(present, GraphModule) or _is_same(present, module)
        )  # fmt: skip
        if not isinstance(present, GraphModule):
            _place(root, name, module)
        arguments = tuple(self._value(node, graph, root, values) for node in part.inputs())
        call, outputs = graph.create_node("call_module", name, arguments), part.outputs()
        for position, node in enumerate(outputs):
            values[node] = call if len(outputs) == 1 else graph.call_function(operator.getitem, (call, position))


def _attribute(module: Any, path: str) -> Any:
    for word in path.split("."):
        module = getattr(module, word)
    return module


def _get(root: Module, path: str) -> Any:
    module: Any = root
    for word in path.split("."):
        module = module._modules.get(word)
        if module is None:
            return None
    return module


def _place(root: Module, path: str, module: Module) -> None:
    """Put a module at a path; what lies there already, as modules that its owner calls, become members of it."""
    *prefix, name = path.split(".")
    owner = root
    for word in prefix:
        if word not in owner._modules:
            owner.add_module(word, Module())
        owner = owner._modules[word]
    before = owner._modules.pop(name, None)
    if before is not None:
        for members in ("_modules", "_parameters", "_buffers"):
            module.__dict__[members] = before.__dict__[members] | module.__dict__[members]
    owner._modules[name] = module


def _is_same(first: Any, second: Any) -> bool:
    """Whether two modules run the same graph with the same members."""
    if first.code != second.code:
        return False
    members = [dict([*item.named_parameters(), *item.named_buffers()]) for item in (first, second)]
    same_members = all(members[1].get(name) is tensor for name, tensor in members[0].items())
    children = [dict(item.named_modules()) for item in (first, second)]
    return same_members and len(members[0]) == len(members[1]) and all(
        not isinstance(module, GraphModule) or module.code == getattr(children[1].get(name), "code", None)
        for name, module in children[0].items()
    )
