"""Names in graphs and in the code that is made of them: of nodes, of functions, and of types."""

from __future__ import annotations

import builtins
import keyword
import math
import re
import sys
import types
import typing
from collections.abc import Callable
from typing import Any

from runtime.dispatch.functions import packages
from runtime.dispatch.ops import OpOverload, OpOverloadPacket
from runtime.dispatch.overriding import public_places
from runtime.errors import ComputeError
from runtime.tensor import Tensor
from runtime.tensor.naming import package

_ILLEGAL = re.compile(r"[^0-9a-zA-Z_]+")
_NUMBERED = re.compile(r"(.*?)(?:_(\d+))?")
# What generated code means by names of its own: no node is called so.
RESERVED = {
    "inf": math.inf, "nan": math.nan, "NoneType": types.NoneType, "torch": None, "device": None, "fx_pytree": None,
    "pytree": None,
}  # fmt: skip


def _is_taken(name: str, value: Any) -> bool:
    """Whether Python, or the code that is made, means something else by a name."""
    if keyword.iskeyword(name) or name in RESERVED or name == package.name:
        return True
    return hasattr(builtins, name) and getattr(builtins, name) is not value


class Namespace:
    """Names that are unique, each of which belongs to one object."""

    def __init__(self) -> None:
        self._names: dict[int, tuple[str, Any]] = {}
        self._used: set[str] = set()
        self._counts: dict[str, int] = {}

    def create_name(self, candidate: str, obj: Any = None) -> str:
        """A name like `candidate` that nothing has yet; the name that `obj` has already, where it has one."""
        if obj is not None and id(obj) in self._names:
            return self._names[id(obj)][0]
        candidate = _ILLEGAL.sub("_", candidate) or "_unnamed"
        if candidate[0].isdigit():
            candidate = f"_{candidate}"
        match = _NUMBERED.fullmatch(candidate)
        base, digits = match.groups() if match is not None else (candidate, None)
        if digits is None or candidate in self._used:
            number = self._counts.get(base, 0)
            if _is_taken(candidate, obj):
                number += 1
                candidate = f"{base}_{number}"
        else:
            number = int(digits)
        while candidate in self._used:
            number += 1
            candidate = f"{base}_{number}"
        self._used.add(candidate)
        self._counts[base] = number
        if obj is not None:
            self._names[id(obj)] = (candidate, obj)
        return candidate

    def associate_name_with_obj(self, name: str, obj: Any) -> None:
        """Let an object have a name that is used already."""
        self._names.setdefault(id(obj), (name, obj))


def snake_case(text: str) -> str:
    """``CamelCase`` as ``camel_case``."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", text)
    return words.lower().replace("__", "_") if words != text else text.lower()


def is_magic(name: str) -> bool:
    """Whether it is the name of a special method."""
    return name.startswith("__") and name.endswith("__") and len(name) > 4


def short_name(target: Any) -> str:
    """What a node that calls `target` is called, before it is made unique."""
    name = str(target)
    if callable(target):
        name = target.__name__ if isinstance(target, (OpOverload, OpOverloadPacket)) else public_name(target)[1]
    if is_magic(name):
        name = name[2:-2]
    return snake_case(name)


def public_name(function: Any) -> tuple[str, str]:
    """The module in which programs find a function, and its name there: ``("opweave.nn.functional", "relu")``."""
    name = getattr(function, "__name__", None) or type(function).__name__
    if isinstance(function, (types.BuiltinFunctionType, types.FunctionType)):
        roots = {root.partition(".")[0] for root in packages()}
        if str(getattr(function, "__module__", "")).partition(".")[0] in roots | {"runtime", package.name}:
            for path, prefix, module in public_places():
                short = name.removeprefix(prefix)
                if (not prefix or name.startswith(prefix)) and getattr(module, short, None) is function:
                    return shown_module(path), short
    module_name = str(getattr(function, "__module__", None) or "")
    return shown_module("operator" if module_name == "_operator" else module_name), name


def shown_module(path: str) -> str:
    """A module as programs write it: the first package goes by its public name."""
    root, dot, attribute_path = path.partition(".")
    roots = [name.partition(".")[0] for name in packages()]
    return f"{package.name}{dot}{attribute_path}" if roots and root == roots[0] else path


def package_module() -> Any:
    """The package that generated code means by the public name."""
    roots = [name.partition(".")[0] for name in packages()]
    return sys.modules[roots[0]]


def qualified_name(function: Callable[..., Any]) -> str:
    """How code writes a function: ``opweave.relu``, ``operator.add``, ``getattr``, ``module.function``."""
    name = getattr(function, "__name__", None)
    if name is not None and getattr(builtins, name, None) is function:
        return str(name)
    if isinstance(function, (types.MethodDescriptorType, types.WrapperDescriptorType)):
        return f"{shown_module(function.__objclass__.__module__)}.{function.__objclass__.__qualname__}.{name}"
    if isinstance(name, str) and getattr(Tensor, name, None) is function:
        return f"{package.name}.Tensor.{name}"
    if isinstance(function, OpOverload):
        return f"{package.name}.ops.{function}"
    if isinstance(function, OpOverloadPacket):
        return f"{package.name}.ops.{function.namespace}.{name}"
    module, short = public_name(function)
    if module == "operator":
        module = "_operator"  # where Python says that they are
    if name == "<lambda>":
        msg = f"a graph calls functions by their names; {function!r} is a lambda, so give it one with def"
        raise ComputeError(msg)
    return f"{module}.{short}" if module else short


def type_repr(value: Any) -> str:
    """A type as code and printed graphs write it."""
    if isinstance(value, type) and not isinstance(value, types.GenericAlias):
        if value.__module__ == "builtins":
            return value.__qualname__
        shown = package.name if value is Tensor else shown_module(value.__module__)
        return f"{shown}.{value.__qualname__}"
    if value is ...:
        return "..."
    if isinstance(value, types.FunctionType):
        return value.__name__
    if typing.get_origin(value) is not None and typing.get_args(value):
        return _generic_repr(value)
    return repr(value)


def _generic_repr(value: Any) -> str:
    origin = typing.get_origin(value)
    inner = ", ".join(map(type_repr, typing.get_args(value)))
    if origin in (typing.Union, types.UnionType):
        arguments = typing.get_args(value)
        types_beside_none = [entry for entry in arguments if entry is not types.NoneType]
        if len(types_beside_none) == 1 and len(arguments) == 2:
            return f"typing.Optional[{type_repr(types_beside_none[0])}]"
        return f"typing.Union[{inner}]"
    name = getattr(value, "_name", None)
    word = f"typing.{name}" if name and value.__module__ == "typing" else type_repr(origin)
    return f"{word}[{inner}]"
