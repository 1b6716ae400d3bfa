"""Support of nodes: rules for what someone can compute, which partitioners ask."""

from __future__ import annotations

import abc
from collections.abc import Callable, Mapping
from typing import Any

from runtime.capture.fx.names import qualified_name
from runtime.capture.fx.node import CALLS, Node
from runtime.nn.module import Module

__all__ = [
    "OpSupports", "OperatorSupport", "OperatorSupportBase", "any_chain", "chain", "create_op_support",
    "get_node_target",
]  # fmt: skip

Modules = Mapping[str, Module]


def get_node_target(submodules: Modules, node: Node) -> str:
    """What a node calls, as text: the class of a module, a function with its module, or the name of a method."""
    if node.op == "call_module":
        kind = type(submodules[str(node.target)])
        return f"{kind.__module__}.{kind.__qualname__}"
    return qualified_name(node.target) if callable(node.target) else str(node.target)


class OperatorSupportBase(abc.ABC):
    """Says of a node whether it is supported."""

    @abc.abstractmethod
    def is_node_supported(self, submodules: Modules, node: Node) -> bool:
        """Whether a node is supported; `submodules` are those of the graph's module by their paths."""


class OperatorSupport(OperatorSupportBase):
    """Supports what a dict has by :func:`get_node_target`.

    The values are None, for tensors of every dtype, or a pair: dtypes for each positional argument, and by the names
    of keyword arguments. Nodes that call nothing are supported.
    """

    def __init__(self, support_dict: Mapping[str, Any] | None = None) -> None:
        self._support_dict = support_dict or {}

    def is_node_supported(self, submodules: Modules, node: Node) -> bool:
        """Whether the dict has what a node calls, and its tensors are of those dtypes."""
        if node.op not in CALLS:
            return True
        target = get_node_target(submodules, node)
        if target not in self._support_dict:
            return False
        dtypes = self._support_dict[target]
        if dtypes is None:
            return True
        positional, named = dtypes
        pairs = [*zip(node.args, positional, strict=False)]
        pairs += [(node.kwargs.get(key), allowed) for key, allowed in named.items()]
        return all(not isinstance(item, Node) or _dtype_of(item) in allowed for item, allowed in pairs)


class OpSupports:
    """Rules for a chain."""

    @classmethod
    def decline_if_input_dtype(cls, dtype: Any) -> OperatorSupportBase:
        """Supports nodes of which no argument is of a dtype."""
        return create_op_support(lambda _, node: all(_dtype_of(item) is not dtype for item in node.all_input_nodes))

    @classmethod
    def decline_if_node_in_names(cls, disallow_set: set[str]) -> OperatorSupportBase:
        """Supports nodes whose names are not in a set."""
        return create_op_support(lambda _, node: node.name not in disallow_set)


class _BySupportFunction(OperatorSupportBase):
    def __init__(self, function: Callable[[Modules, Node], bool]) -> None:
        self.function = function

    def is_node_supported(self, submodules: Modules, node: Node) -> bool:
        """What the function says."""
        return self.function(submodules, node)


def create_op_support(is_node_supported: Callable[[Modules, Node], bool]) -> OperatorSupportBase:
    """An operator support of a function of the submodules and the node."""
    return _BySupportFunction(is_node_supported)


def chain(*op_support: OperatorSupportBase) -> OperatorSupportBase:
    """Supports what all of several do."""
    return create_op_support(lambda modules, node: all(item.is_node_supported(modules, node) for item in op_support))


def any_chain(*op_support: OperatorSupportBase) -> OperatorSupportBase:
    """Supports what one of several does."""
    return create_op_support(lambda modules, node: any(item.is_node_supported(modules, node) for item in op_support))


def _dtype_of(node: Node) -> Any:
    """The dtype of a node as shape propagation or make_fx notes it; None where neither did."""
    meta = node.meta.get("tensor_meta")
    return getattr(node.meta.get("val") if meta is None else meta, "dtype", None)
