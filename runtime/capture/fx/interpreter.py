"""Interpreter: runs a graph node by node; a subclass says what a node does. Transformer: makes another graph so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from runtime.capture.fx import traceback
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Node, map_arg
from runtime.capture.fx.proxy import Proxy
from runtime.capture.fx.tracer import Tracer
from runtime.errors import AbsentError, ComputeError

__all__ = ["Interpreter", "Transformer"]


class Interpreter:
    """Runs a graph by calling, for each node, the method that is called as its operation.

    A subclass changes what those do. `garbage_collect_values` sets values free behind their last use.

    >>> class Counting(ow.fx.Interpreter):
    ...     calls = 0
    ...     def call_function(self, target, args, kwargs):
    ...         self.calls += 1
    ...         return super().call_function(target, args, kwargs)
    >>> counting = Counting(ow.fx.symbolic_trace(lambda x: ow.relu(x) + ow.exp(x)))
    >>> counting.run(ow.zeros(2)).tolist(), counting.calls
    ([1.0, 1.0], 3)
    """

    def __init__(self, module: Any, garbage_collect_values: bool = True, graph: Graph | None = None) -> None:
        self.module = module
        self.graph: Graph = module.graph if graph is None else graph
        self.submodules = dict(module.named_modules())
        self.env: dict[Node, Any] = {}
        self.garbage_collect_values = garbage_collect_values
        self.extra_traceback = True
        self.args_iter: Iterator[Any] = iter(())
        self.user_to_last_uses: dict[Node, list[Node]] = {}
        if garbage_collect_values:
            seen: set[Node] = set()
            for node in reversed(self.graph.nodes):
                for argument in node.all_input_nodes:
                    if argument not in seen:
                        seen.add(argument)
                        self.user_to_last_uses.setdefault(node, []).append(argument)

    def run(self, *args: Any, initial_env: dict[Node, Any] | None = None, enable_io_processing: bool = True) -> Any:
        """The result of the graph for arguments.

        `initial_env` has values of nodes that are not computed; without `enable_io_processing` trees of arguments and
        results come as their leaves.
        """
        self.env = dict(initial_env or {})
        self.args_iter = iter(self.graph.process_inputs(*args) if enable_io_processing else args)
        for node in self.graph.nodes:
            if node in self.env:
                continue
            try:
                self.env[node] = self.run_node(node)
            except Exception as error:
                if self.extra_traceback:
                    error.add_note(f"while the node {node.format_node()} was run" + (
                        f"; it was traced at\n{node.stack_trace}" if node.stack_trace else ""))  # fmt: skip
                raise
            for value in self.user_to_last_uses.get(node, ()):
                del self.env[value]
            if node.op == "output":
                result = self.env[node]
                return self.graph.process_outputs(result) if enable_io_processing else result
        return None

    def boxed_run(self, args_list: list[Any]) -> Any:
        """:meth:`run` with leaves in a list, which it empties so that nothing else holds them."""
        values = list(args_list)
        args_list.clear()
        return self.run(*values, enable_io_processing=False)

    def run_node(self, n: Node) -> Any:
        """The value of one node."""
        with traceback.set_current_meta(n):
            args, kwargs = self.fetch_args_kwargs_from_env(n)
            return getattr(self, n.op)(n.target, args, kwargs)

    # -- operations ----------------------------------------------------------------------------------------------

    def placeholder(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The next argument, or the default. RuntimeError where there is neither."""
        del kwargs
        if target.startswith("*"):
            return list(self.args_iter)
        for value in self.args_iter:
            return value
        if args:
            return args[0]
        msg = f"run(): the argument {target!r} of the graph has no default, and no value was given for it"
        raise ComputeError(msg)

    def get_attr(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The attribute at a path."""
        del args, kwargs
        return self.fetch_attr(target)

    def call_function(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a function gives."""
        return target(*args, **kwargs)

    def call_method(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a method of the first argument gives."""
        owner, *arguments = args
        return getattr(owner, target)(*arguments, **kwargs)

    def call_module(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What a submodule gives."""
        return self.fetch_attr(target)(*args, **kwargs)

    def output(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The result."""
        del target, kwargs
        return args[0]

    # -- values --------------------------------------------------------------------------------------------------

    def fetch_attr(self, target: str) -> Any:
        """The attribute of the module at a path. AttributeError where a part of the path is not there."""
        value: Any = self.module
        words = target.split(".")
        for position, word in enumerate(words):
            if not hasattr(value, word):
                msg = f"the graph reads '{target}', and the module has no '{'.'.join(words[: position + 1])}'"
                raise AbsentError(msg)
            value = getattr(value, word)
        return value

    def fetch_args_kwargs_from_env(self, n: Node) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """The arguments of a node with values in the place of nodes."""
        return self.map_nodes_to_values(n.args, n), self.map_nodes_to_values(n.kwargs, n)

    def map_nodes_to_values(self, args: Any, n: Node) -> Any:
        """Arguments with values in the place of nodes."""

        def value_of(node: Node) -> Any:
            if node not in self.env:
                msg = f"{n} uses '{node}', which has no value yet; graph.lint() finds such nodes"
                raise ComputeError(msg)
            return self.env[node]

        return map_arg(args, value_of)


class _TransformerTracer(Tracer):
    """Traces what a transformer does with the nodes of a graph; every module is a leaf."""

    def __init__(self, graph: Graph) -> None:
        super().__init__()
        self.graph = graph

    def is_leaf_module(self, _: Any, module_qualified_name: str) -> bool:
        """True: graphs call no others."""
        del module_qualified_name
        return True


class Transformer(Interpreter):
    """Makes another graph of a graph: a subclass says what becomes of each operation.

    >>> class Smooth(ow.fx.Transformer):
    ...     def call_function(self, target, args, kwargs):
    ...         return super().call_function(ow.sigmoid if target is ow.relu else target, args, kwargs)
    >>> print(Smooth(ow.fx.symbolic_trace(lambda x: ow.relu(x))).transform().code.strip())
    def forward(self, x):
        sigmoid = opweave.sigmoid(x);  x = None
        return sigmoid
    """

    def __init__(self, module: Any) -> None:
        super().__init__(module)
        self.new_graph = Graph()
        self.new_graph.set_codegen(module.graph._codegen)
        self.tracer = _TransformerTracer(self.new_graph)
        self.tracer.root = module

    def placeholder(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """An argument of the new graph."""
        del kwargs
        default = args[0] if args else ...
        return Proxy(self.new_graph.placeholder(target, default_value=default), self.tracer)

    def get_attr(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A node that reads the attribute."""
        del args, kwargs
        return self.tracer.create_proxy("get_attr", target, (), {})

    def call_module(self, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A node that calls the submodule."""
        return self.tracer.create_proxy("call_module", target, args, kwargs)

    def call_function(self, target: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """A node that calls the function."""
        return self.tracer.create_proxy("call_function", target, args, kwargs)

    def transform(self) -> GraphModule:
        """The module of the new graph, with the attributes of the old one."""
        with traceback.preserve_node_meta():
            result = super().run(enable_io_processing=False)
        if result is not None:
            self.new_graph.output(self.tracer.create_arg(result))
        return GraphModule(self.module, self.new_graph)
