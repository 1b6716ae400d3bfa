"""``torch.fx`` without a tracer of modules: functions run as they are written.

Classes that libraries derive from are there; an object of one cannot be made.
"""

from __future__ import annotations

from typing import Any, NoReturn

from runtime.devices.absent import Absent
from runtime.errors import UnsupportedError
from runtime.nn.module import Module

__all__ = [
    "_USER_PRESERVED_ATTRIBUTES_KEY", "CodeGen", "Graph", "GraphModule", "Interpreter", "Node", "Proxy", "Target",
    "Tracer", "Transformer", "_CodeOnlyModule", "_copy_attr", "get_proxy_mode", "symbolic_trace", "wrap",
]  # fmt: skip
Target = Any  # what a node calls
_USER_PRESERVED_ATTRIBUTES_KEY = "_user_preserved_attributes"


_UNTRACED = "nothing traces modules; they run as they are written"


class _Traced(Absent):
    """A part of a traced program: NotImplementedError where one is made."""

    why = _UNTRACED


class Tracer(_Traced):
    """What would trace modules."""


class Graph(_Traced):
    """The calls of a traced module."""


class Node(_Traced):
    """A call of a traced module."""


class Proxy(_Traced):
    """A value of a traced module."""


class CodeGen(_Traced):
    """What would write a traced module as Python."""


class GraphModule(_Traced, Module):
    """A module that a tracer made; a class of modules may derive from it."""


class Interpreter(_Traced):
    """What would run a traced module call by call."""


class Transformer(Interpreter):
    """What would change a traced module call by call."""


class _CodeOnlyModule(GraphModule):
    """A traced module that is read from its code."""


def symbolic_trace(root: Any, concrete_args: Any = None) -> NoReturn:
    """NotImplementedError."""
    del root, concrete_args
    msg = f"symbolic_trace(): {_UNTRACED}"
    raise UnsupportedError(msg)


def _copy_attr(from_module: Any, to_module: Any, target: str) -> NoReturn:
    """NotImplementedError: it puts a traced module together."""
    del from_module, to_module, target
    msg = f"_copy_attr(): {_UNTRACED}"
    raise UnsupportedError(msg)


def wrap(fn_or_name: Any) -> Any:
    """A function, or the name of one, as it is: nothing looks into it."""
    return fn_or_name


def get_proxy_mode() -> None:
    """None: nothing is traced."""
