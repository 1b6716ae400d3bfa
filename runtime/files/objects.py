"""Objects of any class, taken apart and put together as pickle does it (protocol 2), without a pickle."""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pickle import whichmodule  # type: ignore[attr-defined]
from types import BuiltinFunctionType, FunctionType, ModuleType, NoneType
from typing import Any

from runtime.files.classes import full_name, has_name
from runtime.files.tensors import DamagedError, set_state
from runtime.tensor import Tensor

_CONSTANTS: dict[type, Any] = {type(value): value for value in (None, ..., NotImplemented)}  # by classes without names


@dataclass(frozen=True)
class Reduced:
    """What makes an object: a class whose ``__new__`` is called, or a function; what that takes; what follows."""

    is_new: bool
    function: Any
    arguments: tuple[Any, ...]
    keywords: dict[str, Any] = field(default_factory=dict)
    state: Any = None
    items: tuple[Any, ...] = ()
    pairs: tuple[tuple[Any, Any], ...] = ()


def reduced_of(value: Any, error: Callable[[str], Exception]) -> Reduced | str:
    """How an object is made, or the name of a class or a function; ``error(why)`` is raised for what pickle rejects."""
    if isinstance(value, type) and value in _CONSTANTS:
        return Reduced(False, type, (_CONSTANTS[value],), {}, None, (), ())
    if isinstance(value, (type, FunctionType)) or (
        isinstance(value, BuiltinFunctionType) and isinstance(value.__self__, (ModuleType, NoneType))
    ):
        return _name(value, error)
    try:
        reducer = copyreg.dispatch_table.get(type(value))
        parts: Any = reducer(value) if reducer is not None else value.__reduce_ex__(2)
    except TypeError as reason:
        raise error(str(reason)) from None
    if isinstance(parts, str):
        return _name(value, error) if hasattr(value, "__qualname__") else _name_of_constant(value, parts, error)
    if len(parts) > 5 and parts[5] is not None:
        raise error("it is given its state by a function of its own") from None
    parts = (*parts, None, None, None)[:5]
    function, arguments, state, items, pairs = parts
    state_parts: Any = (state, _listed(items), _listed(pairs))
    if function is copyreg.__newobj__:  # type: ignore[attr-defined]
        return Reduced(True, arguments[0], tuple(arguments[1:]), {}, *state_parts)
    if function is copyreg.__newobj_ex__:  # type: ignore[attr-defined]
        return Reduced(True, arguments[0], tuple(arguments[1]), dict(arguments[2]), *state_parts)
    return Reduced(False, function, tuple(arguments), {}, *state_parts)


def _listed(items: Iterable[Any] | None) -> tuple[Any, ...]:
    return () if items is None else tuple(items)


def _name(value: Any, error: Callable[[str], Exception]) -> str:
    if not has_name(value):
        raise error("nobody could import it by its name when the file is loaded")
    return full_name(value)


def _name_of_constant(value: Any, name: str, error: Callable[[str], Exception]) -> str:
    """The name of an object that its module alone has, as ``...`` is ``builtins.Ellipsis``."""
    module = getattr(value, "__module__", None) or whichmodule(value, name)
    if getattr(sys.modules.get(module), name, None) is not value:
        raise error("nobody could import it by its name when the file is loaded")
    return f"{module}.{name}"


def is_plain_object(value: Any) -> bool:
    """Whether an object is nothing but the attributes of an instance of its class."""
    kind: Any = type(value)
    plain: Any = object
    return (
        kind.__reduce_ex__ is plain.__reduce_ex__
        and kind.__reduce__ is plain.__reduce__
        and getattr(kind, "__getstate__", None) is getattr(object, "__getstate__", None)
        and kind not in copyreg.dispatch_table
        and not hasattr(kind, "__getnewargs_ex__")
        and not copyreg._slotnames(kind)  # type: ignore[attr-defined]
    )


def give_state(value: Any, state: Any) -> None:
    """Give an object the state that a file has of it: by ``__setstate__``, or attributes and slots."""
    if isinstance(value, Tensor):
        set_state(value, state)
    elif hasattr(value, "__setstate__"):
        value.__setstate__(state)
    else:
        attributes, slots = state if isinstance(state, tuple) and len(state) == 2 else (state, None)
        for values in (attributes, slots):
            if values is not None and (not isinstance(values, dict) or not all(type(name) is str for name in values)):
                msg = "the state of an object is no dict of attributes"
                raise DamagedError(msg)
        if attributes:
            vars(value).update(attributes)
        for name, item in (slots or {}).items():
            setattr(value, name, item)
