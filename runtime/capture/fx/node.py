"""Node: one step of a graph, which is one of six operations.

========================  =================================================================
``placeholder``           an argument of the graph; `target` is its name, `args` its default
``get_attr``              a parameter, a buffer or another attribute of the module
``call_function``         `target` is the function
``call_method``           `target` is the name of a method of the first argument
``call_module``           `target` is the path of a submodule, such as ``"layers.0"``
``output``                what the graph returns, ``args[0]``
========================  =================================================================
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from runtime.capture.fx.immutable_collections import immutable_dict, immutable_list
from runtime.capture.fx.names import public_name, qualified_name, type_repr
from runtime.devices.checks import _assert, _assert_async
from runtime.dispatch.ops import OpOverload, OpOverloadPacket
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor, dtypes
from runtime.tensor.device import device, layout, memory_format

if TYPE_CHECKING:
    from runtime.capture.fx.graph import Graph

__all__ = ["Argument", "Node", "Target", "base_types", "has_side_effect", "map_aggregate", "map_arg"]
Target = Callable[..., Any] | str
Argument = Any
OPERATIONS = ("placeholder", "get_attr", "call_function", "call_method", "call_module", "output")
CALLS = frozenset({"call_function", "call_method", "call_module"})
# What stands in arguments as it is.
base_types = (
    str, int, float, bool, complex, dtypes.dtype, Tensor, device, memory_format, layout, range, OpOverload, type(None),
    type(...),
)  # fmt: skip
_side_effectful_functions: set[Callable[..., Any]] = {_assert, _assert_async, operator.setitem}


def has_side_effect(fn: Callable[..., Any]) -> Callable[..., Any]:
    """Let calls of `fn` stay in graphs although nothing uses what they give; a decorator."""
    _side_effectful_functions.add(fn)
    return fn


def map_aggregate(a: Any, fn: Callable[[Any], Any]) -> Any:
    """`a` with ``fn(leaf)`` in the place of everything that is no tuple, list, dict or slice, however nested."""
    if isinstance(a, tuple):
        items = [map_aggregate(item, fn) for item in a]
        return type(a)(*items) if hasattr(a, "_fields") else tuple(items)
    if isinstance(a, list):
        return immutable_list(map_aggregate(item, fn) for item in a)
    if isinstance(a, dict):
        return immutable_dict((key, map_aggregate(value, fn)) for key, value in a.items())
    if isinstance(a, slice):
        return slice(*(map_aggregate(part, fn) for part in (a.start, a.stop, a.step)))
    return fn(a)


def map_arg(a: Any, fn: Callable[[Node], Any]) -> Any:
    """`a` with ``fn(node)`` in the place of every node in it."""
    return map_aggregate(a, lambda leaf: fn(leaf) if isinstance(leaf, Node) else leaf)


def format_arg(arg: Any) -> str:
    """An argument as printed graphs show it: nodes with a per cent sign, functions by their names."""
    if isinstance(arg, list):
        return f"[{', '.join(map(format_arg, arg))}]"
    if isinstance(arg, tuple):
        return f"({', '.join(map(format_arg, arg))}{',' if len(arg) == 1 else ''})"
    if isinstance(arg, dict):
        return "{" + ", ".join(f"{key}: {format_arg(value)}" for key, value in arg.items()) + "}"
    return f"%{arg}" if isinstance(arg, Node) else str(arg)


class Node:
    """A step of a graph; :class:`Graph` makes it, and :mod:`runtime.capture.fx.node` says what its fields mean.

    `users` are the nodes that have it among their arguments, `meta` is for what passes note, such as sizes.
    """

    graph: Graph
    name: str
    op: str
    target: Any
    type: Any

    def __init__(
        self, graph: Graph, name: str, op: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any],
        return_type: Any = None,
    ) -> None:  # fmt: skip
        if op not in OPERATIONS:
            msg = f"Node '{name}': there is no operation {op!r}; there are {', '.join(OPERATIONS)}"
            raise ArgumentValueError(msg)
        if op == "call_function":
            if not callable(target):
                msg = f"Node '{name}': the target of call_function is a function, got {type(target).__name__}"
                raise ArgumentValueError(msg)
        elif not isinstance(target, str):
            msg = f"Node '{name}': the target of {op} is a text, got {type(target).__name__}"
            raise ArgumentValueError(msg)
        self.graph, self.name, self.op, self.target, self.type = graph, name, op, target, return_type
        self._input_nodes: dict[Node, None] = {}
        self.users: dict[Node, None] = {}
        self._set_arguments(args, kwargs)
        self._repr_fn: Callable[[Node], str] | None = None
        self._prev = self._next = self
        self._erased = False
        self.meta: dict[str, Any] = {}

    # -- in the list of nodes ------------------------------------------------------------------------------------

    @property
    def next(self) -> Node:
        """The node behind it; behind the last one stands the head of the list, whose operation is ``root``."""
        return self._next

    @property
    def prev(self) -> Node:
        """The node before it."""
        return self._prev

    def prepend(self, x: Node) -> None:
        """Put `x` before this node; it leaves the position that it had."""
        if self.graph is not x.graph:
            msg = f"{x} cannot be moved to {self.name or 'the end'} of another graph; copy it with graph.node_copy"
            raise ComputeError(msg)
        if x is self:
            return
        x._remove_from_list()
        before = self._prev
        before._next, x._prev = x, before
        x._next, self._prev = self, x

    def append(self, x: Node) -> None:
        """Put `x` behind this node."""
        if x is not self:
            self._next.prepend(x)

    def _remove_from_list(self) -> None:
        self._prev._next, self._next._prev = self._next, self._prev

    def __lt__(self, other: Node) -> bool:
        """Whether it stands before another node of its graph."""
        node = self._next
        while node.op != "root":
            if node is other:
                return True
            node = node._next
        return False

    def __gt__(self, other: Node) -> bool:
        return other < self

    # -- arguments -----------------------------------------------------------------------------------------------

    @property
    def args(self) -> tuple[Any, ...]:
        """The arguments by position, in which nodes stand for their values."""
        return self._args

    @args.setter
    def args(self, value: Sequence[Any]) -> None:
        self._set_arguments(tuple(value) if isinstance(value, list) else value, self._kwargs)  # type: ignore[arg-type]

    @property
    def kwargs(self) -> dict[str, Any]:
        """The arguments by keyword."""
        return self._kwargs

    @kwargs.setter
    def kwargs(self, value: dict[str, Any]) -> None:
        self._set_arguments(self._args, value)

    @property
    def all_input_nodes(self) -> list[Node]:
        """The nodes among its arguments, each once, in their order."""
        return list(self._input_nodes)

    def _set_arguments(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        if not isinstance(args, tuple) or not isinstance(kwargs, dict):
            msg = f"Node '{self.name}': args is a tuple and kwargs a dict, got {args!r} and {kwargs!r}"
            raise ArgumentError(msg)
        for node in self._input_nodes:
            node.users.pop(self)
        self._input_nodes = {}

        def use(node: Node) -> Node:
            self._input_nodes[node] = None
            node.users[self] = None
            return node

        self._args: tuple[Any, ...] = tuple(map_arg(item, use) for item in args)
        self._kwargs: dict[str, Any] = map_arg(dict(kwargs), use)

    def update_arg(self, idx: int, arg: Any) -> None:
        """Replace an argument by position."""
        values = list(self.args)
        values[idx] = arg
        self.args = tuple(values)

    def insert_arg(self, idx: int, arg: Any) -> None:
        """Put an argument before the one at a position, or behind the last one. ValueError for other positions."""
        if not 0 <= idx <= len(self.args):
            msg = f"insert_arg(): {idx} is no position of {len(self.args)} arguments; use 0 to {len(self.args)}"
            raise ArgumentValueError(msg)
        self.args = (*self.args[:idx], arg, *self.args[idx:])

    def update_kwarg(self, key: str, arg: Any) -> None:
        """Set an argument by keyword."""
        self.kwargs = {**self.kwargs, key: arg}

    def replace_input_with(self, old_input: Node, new_input: Node) -> None:
        """Use another node wherever `old_input` stands among the arguments."""

        def replace(node: Node) -> Node:
            return new_input if node is old_input else node

        self._set_arguments(map_arg(self.args, replace), map_arg(self.kwargs, replace))

    def replace_all_uses_with(
        self, replace_with: Node, delete_user_cb: Callable[[Node], bool] = lambda _: True, *,
        propagate_meta: bool = False,
    ) -> list[Node]:  # fmt: skip
        """Let all users use another node, but those for which `delete_user_cb` is false; the users that did.

        With `propagate_meta` the other node, whose `meta` must be empty, gets this one's.
        """
        if propagate_meta:
            if replace_with.meta:
                msg = f"replace_all_uses_with(): propagate_meta=True needs a node without meta; {replace_with} has some"
                raise ComputeError(msg)
            replace_with.meta.update(self.meta)
        changed = [user for user in self.users if delete_user_cb(user)]
        for user in changed:
            user.replace_input_with(self, replace_with)
        owner = self.graph.owning_module
        for hook in getattr(owner, "_replace_hooks", ()):
            for user in changed:
                hook(old=self, new=replace_with.name, user=user)
        return changed

    # -- what it does --------------------------------------------------------------------------------------------

    def is_impure(self, impure_random: bool = True) -> bool:
        """Whether it must stay although nothing uses it: it writes, asserts, or belongs to the graph's signature.

        With `impure_random`, what draws random numbers does too, because later draws depend on it.
        """
        if self.op in {"placeholder", "output"}:
            return True
        if self.op == "call_function":
            target = self.target
            if isinstance(target, OpOverload):
                is_random = impure_random and "nondeterministic_seeded" in target.tags
                return is_random or target._schema.is_mutable or target in _side_effectful_functions
            return target in _side_effectful_functions or _draws(target, impure_random=impure_random)
        if self.op == "call_module":
            owner = self.graph.owning_module
            if owner is None:
                msg = f"is_impure(): the graph of {self} belongs to no module, in which '{self.target}' could be found"
                raise ComputeError(msg)
            return bool(getattr(owner.get_submodule(self.target), "_is_impure", False))
        return False

    def normalized_arguments(
        self, root: Any, arg_types: tuple[Any, ...] | None = None, kwarg_types: dict[str, Any] | None = None,
        normalize_to_only_use_kwargs: bool = False,
    ) -> Any:  # fmt: skip
        """Its arguments by the signature of what it calls, with defaults; None where that is not known.

        See :func:`runtime.capture.fx.operator_schemas.normalize_function`.
        """
        from runtime.capture.fx.operator_schemas import normalize_function, normalize_module

        if self.op == "call_function":
            return normalize_function(
                self.target, self.args, self.kwargs, arg_types, kwarg_types, normalize_to_only_use_kwargs
            )
        if self.op == "call_module":
            return normalize_module(root, self.target, self.args, self.kwargs, normalize_to_only_use_kwargs)
        return None

    @property
    def stack_trace(self) -> str | None:
        """Where the program made it, where the tracer noted it."""
        return self.meta.get("stack_trace")

    @stack_trace.setter
    def stack_trace(self, trace: str | None) -> None:
        self.meta["stack_trace"] = trace

    def _rename(self, candidate: str) -> None:
        """Call it otherwise, in a name that is free."""
        if candidate != self.name:
            self.name = self.graph._namespace.create_name(candidate)
            self.graph._namespace.associate_name_with_obj(self.name, self)

    # -- text ----------------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return self._repr_fn(self) if self._repr_fn is not None else self.name

    @staticmethod
    def _pretty_print_target(target: Any) -> str:
        """A target as printed graphs show it."""
        if isinstance(target, str):
            return target
        if isinstance(target, (OpOverload, OpOverloadPacket)):
            return qualified_name(target)
        name = getattr(target, "__name__", None)
        if name is None:
            return repr(target)
        if getattr(target, "__module__", None) == "builtins":
            return f"builtins.{name}"
        module, short = public_name(target)
        return f"{module}.{short}"

    def format_node(
        self, placeholder_names: list[str] | None = None, maybe_return_typename: list[str] | None = None, *,
        include_tensor_metadata: bool = False,
    ) -> str | None:  # fmt: skip
        """Its line in a printed graph; of an argument None where `placeholder_names` is given, which gets it."""
        typed = f"{type_repr(self.type)} " if self.type else ""
        users = f"[num_users={len(self.users)}]"
        if self.op == "placeholder":
            if placeholder_names is not None:
                placeholder_names.append(self.target + (f": {typed.strip()}" if typed else ""))
                return None
            default = f"(default={self.args[0]})" if self.args else ""
            return f"%{self.name} : {typed}{users} = placeholder[target={self.target}]{default}"
        if self.op == "output":
            if self.type and maybe_return_typename is not None:
                maybe_return_typename[0] = f" -> {type_repr(self.type)}"
            return f"return {self.args[0]}"
        shown = self._pretty_print_target(self.target)
        meta = self._shape_text() if include_tensor_metadata else ""
        head = f"%{self.name} : {meta}{typed}{users} = {self.op}[target={shown}]"
        if self.op == "get_attr":
            return head
        return f"{head}(args = {format_arg(self.args)}, kwargs = {format_arg(self.kwargs)})"

    def _shape_text(self) -> str:
        """What is known of the tensor that it gives."""
        noted: Any = self.meta.get("val", self.meta.get("tensor_meta"))
        return f"{noted.dtype}{list(noted.shape)} " if hasattr(noted, "shape") else ""

    # -- copies --------------------------------------------------------------------------------------------------

    def __getstate__(self) -> dict[str, Any]:
        return dict(self.__dict__)

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)


def _draws(function: Any, *, impure_random: bool) -> bool:
    """Whether a public function calls operators that draw random numbers."""
    overloads: Iterable[Any] = operators_of(function) if impure_random else ()
    return any("nondeterministic_seeded" in overload.tags for overload in overloads)


def operators_of(function: Any) -> Iterable[Any]:
    """The operators of the registry that a public function calls; none for other functions."""
    target = getattr(function, "__self__", None)
    return getattr(target, "operators", ())
