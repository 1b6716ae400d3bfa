"""Forms of trees as text, and from text: JSON in PyTorch's protocol 1, which programs write into files.

A container is written by a name, and its context as JSON; :func:`register_pytree_node` says both for other classes.
"""

from __future__ import annotations

import json
import sys
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable
from typing import Any, NamedTuple

from runtime.autograd.trees import TREE_TEXTS, LeafSpec, TreeSpec
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError

_PROTOCOL = 1


class _ClassText(NamedTuple):
    """How a class is written: its name, and what makes its context data of JSON, or a context of such data."""

    name: str
    to_data: Callable[[Any], Any] = json.dumps
    from_data: Callable[[Any], Any] = json.loads


def _factory_data(context: Any) -> dict[str, Any]:
    factory, names = context
    return {
        "default_factory_module": getattr(factory, "__module__", None),
        "default_factory_name": getattr(factory, "__qualname__", None), "dict_context": names,
    }  # fmt: skip


def _factory_context(data: dict[str, Any]) -> tuple[Any, list[Any]]:
    """The factory of a defaultdict, of a module that is loaded already: a text has nothing imported."""
    module, name = data["default_factory_module"], data["default_factory_name"]
    factory = None if module is None else getattr(sys.modules.get(module), name, None)
    if module is not None and factory is None:
        msg = f"treespec_loads(): the factory {module}.{name} of a defaultdict is not loaded; import {module} first"
        raise ArgumentValueError(msg)
    return factory, data["dict_context"]


_BUILTIN: dict[type, _ClassText] = {
    **{kind: _ClassText(f"{kind.__module__}.{kind.__qualname__}") for kind in (tuple, list, dict, OrderedDict, deque)},
    defaultdict: _ClassText("collections.defaultdict", _factory_data, _factory_context),
}


def _written(kind: type) -> _ClassText:
    """How a class is written. NotImplementedError for one without a name."""
    if kind in _BUILTIN:
        return _BUILTIN[kind]
    name, to_data, from_data = TREE_TEXTS.get(kind, (None, None, None))
    if name is None:
        how = "_register_namedtuple" if hasattr(kind, "_fields") else "register_pytree_node"
        msg = f"treespec_dumps(): {kind.__name__} has no name to be written by; give {how}() a serialized_type_name"
        raise UnsupportedError(msg)
    if hasattr(kind, "_fields"):
        return _ClassText(name, lambda _: name, lambda _: kind)
    return _ClassText(name, to_data or json.dumps, from_data or json.loads)


def _check_protocol(protocol: Any) -> None:
    if protocol != _PROTOCOL:
        msg = f"Unknown protocol {protocol}. Available protocols: [{_PROTOCOL}]"
        raise ArgumentValueError(msg)


def treespec_dumps(treespec: TreeSpec, protocol: int | None = None) -> str:
    """The form of a tree as text. NotImplementedError for a class that has no name; ValueError for another protocol."""
    if not isinstance(treespec, TreeSpec):
        msg = f"treespec_dumps(): expected the form that tree_flatten() gives, got {type(treespec).__name__}"
        raise ArgumentError(msg)
    _check_protocol(_PROTOCOL if protocol is None else protocol)
    return json.dumps((_PROTOCOL, _data_of(treespec)))


def _data_of(form: TreeSpec) -> dict[str, Any]:
    if form.type is None:
        return {"type": None, "context": None, "children_spec": []}
    written = _written(form.type)
    context = written.to_data(form.context)
    return {"type": written.name, "context": context, "children_spec": [_data_of(part) for part in form.children_specs]}


def treespec_loads(serialized: str) -> TreeSpec:
    """The form that a text of :func:`treespec_dumps` says. ValueError for another protocol or an unknown class."""
    data = json.loads(serialized)
    _check_protocol(data[0] if isinstance(data, list) and len(data) > 1 else None)
    named = [kind for kind, (name, *_) in TREE_TEXTS.items() if name is not None]
    by_name = {_written(kind).name: kind for kind in (*_BUILTIN, *named)}
    return _form_of(data[1], by_name)


def _form_of(data: dict[str, Any], by_name: dict[str, type]) -> TreeSpec:
    name = data["type"]
    if name is None:
        return LeafSpec()
    if name not in by_name:
        msg = f"treespec_loads(): no class is registered by the name {name!r}; register it before"
        raise ArgumentValueError(msg)
    context = _written(by_name[name]).from_data(data["context"])
    return TreeSpec(by_name[name], context, tuple(_form_of(part, by_name) for part in data["children_spec"]))


def _register_namedtuple(cls: type, *, serialized_type_name: str) -> None:
    """Give a class of named tuples the name by which forms with it are written."""
    TREE_TEXTS[cls] = (serialized_type_name, None, None)
