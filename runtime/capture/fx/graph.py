"""Graph: the steps of a program, in their order, as a list whose nodes are put in, moved and taken out."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from runtime.capture.fx.codegen import CodeGen, PythonCode, _PyTreeCodeGen, _PyTreeInfo
from runtime.capture.fx.names import Namespace, short_name
from runtime.capture.fx.node import Node, map_aggregate, map_arg
from runtime.errors import ArgumentValueError, ComputeError

if TYPE_CHECKING:
    from types import TracebackType

__all__ = ["CodeGen", "Graph", "PythonCode", "_PyTreeCodeGen", "_PyTreeInfo"]
_ROOT = "root"  # the operation of the head of the list


class _NodeList:
    """The nodes of a graph in their order; some may be erased or put in while one walks over them."""

    def __init__(self, graph: Graph, *, backwards: bool = False) -> None:
        self._graph, self._backwards = graph, backwards

    def __len__(self) -> int:
        return self._graph._len

    def __iter__(self) -> Iterator[Node]:
        root = self._graph._root
        node = root._prev if self._backwards else root._next
        while node is not root:
            if not node._erased:
                yield node
            node = node._prev if self._backwards else node._next

    def __reversed__(self) -> Iterator[Node]:
        return iter(_NodeList(self._graph, backwards=not self._backwards))


class _InsertPoint:
    """Where new nodes go from now on; left as a context, they go where they went before."""

    def __init__(self, graph: Graph, insert: Callable[[Node], None]) -> None:
        self._graph, self._before = graph, graph._insert
        graph._insert = insert

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, value: object, traceback: TracebackType | None) -> None:
        self._graph._insert = self._before


class Graph:
    """A list of :class:`Node`, with names that are unique, from arguments to one output.

    >>> graph = ow.fx.Graph()
    >>> x = graph.placeholder("x")
    >>> graph.output(graph.call_function(ow.relu, (x,)))
    output
    >>> print(graph)
    graph():
        %x : [num_users=1] = placeholder[target=x]
        %relu : [num_users=1] = call_function[target=opweave.relu](args = (%x,), kwargs = {})
        return relu
    """

    def __init__(
        self, owning_module: Any = None, tracer_cls: Any = None, tracer_extras: dict[str, Any] | None = None
    ) -> None:
        self._root = _head(self)
        self._insert: Callable[[Node], None] = self._root.prepend
        self._len = 0
        self._namespace = Namespace()
        self._owning_module = owning_module
        self._tracer_cls, self._tracer_extras = tracer_cls, tracer_extras
        self._codegen = CodeGen()

    @property
    def owning_module(self) -> Any:
        """The GraphModule that got this graph last; None where there is none."""
        return self._owning_module

    @owning_module.setter
    def owning_module(self, mod: Any) -> None:
        self._owning_module = mod

    @property
    def nodes(self) -> _NodeList:
        """The nodes in their order."""
        return _NodeList(self)

    def output_node(self) -> Node:
        """The node of the output. RuntimeError where there is none."""
        node = self._root._prev
        if node.op != "output":
            msg = "output_node(): the graph does not end in an output; graph.output(value) makes it"
            raise ComputeError(msg)
        return node

    def find_nodes(self, *, op: str, target: Any = None, sort: bool = True) -> list[Node]:
        """The nodes of an operation; of ``call_function`` those that call `target`."""
        del sort
        if op == "call_function" and target is None:
            msg = "find_nodes(): call_function needs a target, the function that the nodes call"
            raise ArgumentValueError(msg)
        return [node for node in self.nodes if node.op == op and (target is None or node.target == target)]

    # -- new nodes -----------------------------------------------------------------------------------------------

    def create_node(
        self, op: str, target: Any, args: tuple[Any, ...] | None = None, kwargs: dict[str, Any] | None = None,
        name: str | None = None, type_expr: Any = None,
    ) -> Node:  # fmt: skip
        """Make a node and put it where new nodes go, behind the last one or where ``inserting_before`` says.

        `name` is made unique; it follows from the target where it is left out. ValueError for an operation that there
        is not, TypeError for arguments that are no tuple and dict.
        """
        args, kwargs = () if args is None else args, {} if kwargs is None else kwargs
        unique = self._namespace.create_name(name if name is not None else self._target_to_str(target))
        node = Node(self, unique, op, target, args, kwargs, type_expr)
        owner = self.owning_module
        for hook in getattr(owner, "_create_node_hooks", ()):
            hook(node)
        self._namespace.associate_name_with_obj(unique, node)
        self._insert(node)
        self._len += 1
        return node

    def placeholder(self, name: str, type_expr: Any = None, default_value: Any = ...) -> Node:
        """Make an argument; without `default_value` every call must give it."""
        args = () if default_value is ... else (default_value,)
        return self.create_node("placeholder", name, args, type_expr=type_expr)

    def get_attr(self, qualified_name: str, type_expr: Any = None) -> Node:
        """Make a node that reads a parameter, a buffer or another attribute of the module, ``"layer.weight"``."""
        owner = self.owning_module
        if owner is not None and not _has_path(owner, qualified_name):
            import warnings

            warnings.warn(
                f"get_attr(): the module of this graph has nothing called '{qualified_name}'; give it that attribute "
                "before the graph runs", stacklevel=2,
            )  # fmt: skip
        return self.create_node("get_attr", qualified_name, type_expr=type_expr)

    def call_module(
        self, module_name: str, args: tuple[Any, ...] | None = None, kwargs: dict[str, Any] | None = None,
        type_expr: Any = None,
    ) -> Node:  # fmt: skip
        """Make a call of a submodule, given by its path."""
        owner = self.owning_module
        if owner is not None and module_name not in dict(owner.named_modules(remove_duplicate=False)):
            import warnings

            warnings.warn(
                f"call_module(): the module of this graph has no submodule '{module_name}'; add it with "
                "add_submodule before the graph runs", stacklevel=2,
            )  # fmt: skip
        return self.create_node("call_module", module_name, args, kwargs, type_expr=type_expr)

    def call_method(
        self, method_name: str, args: tuple[Any, ...] | None = None, kwargs: dict[str, Any] | None = None,
        type_expr: Any = None,
    ) -> Node:  # fmt: skip
        """Make a call of a method of the first argument."""
        return self.create_node("call_method", method_name, args, kwargs, type_expr=type_expr)

    def call_function(
        self, the_function: Callable[..., Any], args: tuple[Any, ...] | None = None,
        kwargs: dict[str, Any] | None = None, type_expr: Any = None, name: str | None = None,
    ) -> Node:  # fmt: skip
        """Make a call of a function: an operator, one of Python's, or a program's."""
        return self.create_node("call_function", the_function, args, kwargs, name=name, type_expr=type_expr)

    def output(self, result: Any, type_expr: Any = None) -> Node:
        """Make the output, which returns `result`: a node, or a tuple, list or dict with nodes in it."""
        return self.create_node("output", "output", (result,), type_expr=type_expr)

    def _target_to_str(self, target: Any) -> str:
        """What a node is called for its target."""
        return short_name(target)

    # -- where nodes go ------------------------------------------------------------------------------------------

    def inserting_before(self, n: Node | None = None) -> _InsertPoint:
        """Let new nodes go before `n`, before all without it. As a context, until it is left."""
        if n is None:
            return self.inserting_after(self._root)
        self._check_in_graph("inserting_before", n)
        return _InsertPoint(self, n.prepend)

    def inserting_after(self, n: Node | None = None) -> _InsertPoint:
        """Let each new node go just behind `n`, so before the last one that did; without `n`, behind all.

        As a context, until it is left.
        """
        if n is None:
            return self.inserting_before(self._root)
        self._check_in_graph("inserting_after", n)
        return _InsertPoint(self, n.append)

    def _check_in_graph(self, called: str, node: Node) -> None:
        if node.graph is not self:
            msg = f"{called}(): {node} is a node of another graph"
            raise ComputeError(msg)

    # -- taking out, copying -------------------------------------------------------------------------------------

    def erase_node(self, to_erase: Node) -> None:
        """Take a node out. RuntimeError where others use it."""
        if to_erase.users:
            users = ", ".join(map(str, to_erase.users))
            msg = f"erase_node(): {to_erase} is used by {users}; let them use another node, or erase them first"
            raise ComputeError(msg)
        self._check_in_graph("erase_node", to_erase)
        if to_erase._erased:
            import warnings

            warnings.warn(f"erase_node(): {to_erase} was erased before", stacklevel=2)
            return
        for hook in getattr(self.owning_module, "_erase_node_hooks", ()):
            hook(to_erase)
        to_erase._remove_from_list()
        to_erase._erased = True
        self._len -= 1
        to_erase._set_arguments((), {})

    def node_copy(self, node: Node, arg_transform: Callable[[Node], Any] = lambda x: x) -> Node:
        """Copy a node of another graph to where new nodes go; `arg_transform` gives the nodes for its arguments."""
        args, kwargs = map_arg(node.args, arg_transform), map_arg(node.kwargs, arg_transform)
        result = self.create_node(node.op, node.target, args, dict(kwargs), node.name, node.type)
        result.meta = copy.copy(node.meta)
        return result

    def graph_copy(self, g: Graph, val_map: dict[Node, Any], return_output_node: bool = False) -> Any:
        """Copy all nodes of `g` here, and give the value that it returns, with nodes of this graph in it.

        `val_map` maps nodes of `g` to nodes of this graph, and gets all copies; nodes that it has are not copied. With
        `return_output_node` the result is a pair of the value and the output of `g`. None where `g` has no output.
        """
        for node in g.nodes:
            if node in val_map:
                continue
            if node.op == "output":
                value = map_arg(node.args[0], lambda argument: val_map[argument])
                return (value, node) if return_output_node else value
            val_map[node] = self.node_copy(node, lambda argument: val_map[argument])
        return None

    def __deepcopy__(self, memo: dict[int, Any] | None = None) -> Graph:
        memo = {} if memo is None else memo
        graph = Graph(tracer_cls=self._tracer_cls, tracer_extras=self._tracer_extras)
        memo[id(self)] = graph
        graph._codegen = copy.copy(self._codegen)
        copies: dict[Node, Any] = {}
        value = graph.graph_copy(self, copies, return_output_node=True)
        if value is not None:
            output = graph.output(value[0], value[1].type)
            output.meta = copy.copy(value[1].meta)
        return graph

    def process_inputs(self, *args: Any) -> Any:
        """The values of placeholders for the arguments of a call."""
        return self._codegen.process_inputs(*args)

    def process_outputs(self, out: Any) -> Any:
        """What a call gives for the value of the output."""
        return self._codegen.process_outputs(out)

    # -- passes --------------------------------------------------------------------------------------------------

    def eliminate_dead_code(self, is_impure_node: Callable[[Node], bool] | None = None) -> bool:
        """Erase nodes that nothing uses and that have no effect; whether there were some.

        ``node.is_impure()`` says what has an effect, or `is_impure_node`. Calls of modules have none unless the module
        has a true ``_is_impure``: erase no node of a graph whose modules print, count or write.
        """
        self.lint()
        count = len(self.nodes)
        for node in reversed(self.nodes):
            impure = node.is_impure() if is_impure_node is None else is_impure_node(node)
            if not impure and not node.users:
                self.erase_node(node)
        return len(self.nodes) < count

    def lint(self) -> None:
        """RuntimeError unless names are unique, arguments stand before their users, and the module has all targets."""
        names: set[str] = set()
        seen: set[Node] = set()
        for node in self.nodes:
            for argument in node.all_input_nodes:
                if argument.graph is not self:
                    msg = f"lint(): the argument '{argument}' of {node} is a node of another graph"
                    raise ComputeError(msg)
                if argument not in seen:
                    msg = f"lint(): {node} uses '{argument}' before it is defined; move one of them"
                    raise ComputeError(msg)
            if node.name in names:
                msg = f"lint(): two nodes are called '{node.name}'"
                raise ComputeError(msg)
            seen.add(node)
            names.add(node.name)
            if self.owning_module is not None and node.op in {"get_attr", "call_module"}:
                self._lint_target(node)

    def _lint_target(self, node: Node) -> None:
        if not _has_path(self.owning_module, node.target):
            msg = f"lint(): {node} is a {node.op} of '{node.target}', which the module of the graph does not have"
            raise ComputeError(msg)
        if node.op == "call_module" and not callable(_at_path(self.owning_module, node.target)):
            msg = f"lint(): {node} calls '{node.target}', which is no module"
            raise ComputeError(msg)

    # -- code and text -------------------------------------------------------------------------------------------

    def python_code(self, root_module: str, **options: Any) -> PythonCode:
        """The Python of this graph, in which the module that has its attributes is called `root_module`."""
        del options
        namespace = Namespace()
        names = {node: (node._repr_fn, namespace.create_name(node.name, node)) for node in self.nodes}
        for node in names:
            node._repr_fn = lambda item: names[item][1] if item in names else item.name
        try:
            return self._codegen._gen_python_code(self, root_module, namespace)
        finally:
            for node, (before, _) in names.items():
                node._repr_fn = before

    def set_codegen(self, codegen: CodeGen) -> None:
        """Let another writer make the code."""
        self._codegen = codegen

    def on_generate_code(
        self, make_transformer: Callable[[Callable[[list[str]], list[str]] | None], Callable[[list[str]], list[str]]]
    ) -> Any:
        """Change the lines of the body whenever code is made, until the context that this gives is left.

        `make_transformer` gets the function that changes them now, or None, and gives the one that does from now on.
        """
        before = self._codegen._body_transformer
        self._codegen._body_transformer = make_transformer(before)

        @contextmanager
        def restoring() -> Iterator[None]:
            try:
                yield
            finally:
                self._codegen._body_transformer = before

        return restoring()

    def __str__(self) -> str:
        return "graph():" + "".join(f"\n    {node.format_node()}" for node in self.nodes)

    def print_tabular(self) -> None:
        """Print the nodes as a table: operation, name, target, arguments."""
        rows = [["opcode", "name", "target", "args", "kwargs"]]
        rows += [[node.op, node.name, str(node.target), str(node.args), str(node.kwargs)] for node in self.nodes]
        widths = [max(len(row[column]) for row in rows) for column in range(5)]
        rows.insert(1, ["-" * width for width in widths])
        for row in rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())  # noqa: T201 - it prints

    def __reduce__(self) -> tuple[Any, ...]:
        return from_rows, (self.rows(), self._codegen, self._tracer_cls, self._tracer_extras)

    def rows(self, *, with_meta: bool = True) -> list[Any]:
        """The nodes as data: operation, target, arguments, name, type and `meta`, which may be left out."""
        positions = {node: position for position, node in enumerate(self.nodes)}

        def written(arguments: Any) -> Any:
            return map_arg(arguments, lambda node: _Position(positions[node]))

        return [
            (node.op, node.target, written(node.args), written(node.kwargs), node.name, node.type,
             node.meta if with_meta else {})
            for node in self.nodes
        ]  # fmt: skip


class _Position:
    """A node among the arguments of a graph that is written down: its position in the list."""

    def __init__(self, number: int) -> None:
        self.number = number


def from_rows(rows: list[Any], codegen: CodeGen, tracer_cls: Any, tracer_extras: Any) -> Graph:
    """The graph of rows of operations, which is how graphs are pickled: as data, without code."""
    graph = Graph(tracer_cls=tracer_cls, tracer_extras=tracer_extras)
    graph._codegen = codegen
    nodes: list[Node] = []

    def find(leaf: Any) -> Any:
        return nodes[leaf.number] if isinstance(leaf, _Position) else leaf

    for op, target, args, kwargs, name, kind, meta in rows:
        node = graph.create_node(op, target, map_aggregate(args, find), dict(map_aggregate(kwargs, find)), name, kind)
        node.meta = meta
        nodes.append(node)
    return graph


def _head(graph: Graph) -> Node:
    """The head of the list, which is no step."""
    head = Node(graph, "", "output", _ROOT, (), {})
    head.op = _ROOT
    return head


def _at_path(module: Any, path: str) -> Any:
    for word in path.split("."):
        module = getattr(module, word)
    return module


def _has_path(module: Any, path: str) -> bool:
    try:
        _at_path(module, path)
    except AttributeError:
        return False
    return True
