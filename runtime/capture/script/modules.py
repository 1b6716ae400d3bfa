"""Modules in scripts: their attributes and methods, what a module that is called computes, and containers of modules.

A module is known while the graph is built, so that loops over containers of modules are written out. In the graph it is
a value whose attributes ``prim::GetAttr`` reads; a call of a method is a node ``prim::CallMethod`` with its graph.
"""

from __future__ import annotations

import inspect
from typing import Any

from runtime.capture.script.annotated import type_of_annotation
from runtime.capture.script.calls import Calls
from runtime.capture.script.emitting import ModuleMethod, ModuleValue, PythonValue, Scripted, StaticTuple
from runtime.capture.script.marks import IGNORE, UNUSED, mark_of
from runtime.capture.script.module_attributes import (
    ScriptAttribute,
    attribute_type,
    is_constant_attribute,
    is_of_library,
    members_of_list,
    with_tensors,
)
from runtime.capture.script.operators import is_constant
from runtime.capture.script.source import ScriptError
from runtime.capture.script.translation import ScriptSequence
from runtime.capture.scripted import SOURCE_CLASS, ScriptModule, class_type
from runtime.graph.ir import Value
from runtime.graph.lint import GraphError
from runtime.graph.types import BOOL, INT, STR, TENSOR, Type
from runtime.nn import Module, ModuleDict, ModuleList, ParameterList, Sequential

_HOOKS = ("_forward_pre_hooks", "_forward_hooks", "_backward_pre_hooks", "_backward_hooks")
_CONTAINERS = (ModuleList, Sequential, ModuleDict, ParameterList)
_MEMBERS = "_modules"
_VIEWS = ("keys", "values", "items")


class ModuleScripts(Calls):
    """What scripts do with modules."""

    # -- attributes ----------------------------------------------------------------------------------------------------

    def module_attribute(self, node: Any, owner: ModuleValue, name: str) -> Scripted:
        """What an attribute of a module is."""
        module = owner.module
        if name == _MEMBERS:
            return owner
        if isinstance(module, _CONTAINERS) and name in _VIEWS and name not in module._modules:
            return ModuleMethod(owner, name, getattr(dict, name))
        if name in module._modules:
            return self.submodule(node, owner, name)
        if name in module._parameters or name in module._buffers:
            is_none = getattr(module, name) is None
            return self.constant(node, None) if is_none else self.read_attribute(node, owner, name, TENSOR)
        members = members_of_list(module, name)
        if members:
            return self.list_of(node, [self.read_attribute(node, owner, item, TENSOR) for item in members])
        if not has_graph(module, name) and inspect.isfunction(method := source_attribute(module, name)):
            return ModuleMethod(owner, name, method)
        definition = inspect.getattr_static(type(module), name, None)
        if isinstance(definition, property) and definition.fget is not None:
            return self.call_method_of(node, ModuleMethod(owner, name, definition.fget), [], {})
        if not hasattr(module, name):
            raise self.error(node, f"{type(module).__name__} has no attribute {name!r}; assign it in __init__")
        value = getattr(module, name)
        if inspect.ismethod(value):
            return ModuleMethod(owner, name, value.__func__)
        return self.plain_attribute(node, owner, name, value)

    def plain_attribute(self, node: Any, owner: ModuleValue, name: str, value: Any) -> Scripted:
        """A constant, a value that the graph reads, or an object of Python."""
        if not isinstance(value, ScriptAttribute) and is_constant_attribute(owner.module, name, value):
            return self.constant(node, value)
        kind = attribute_type(owner.module, name, value)
        if kind is not None:
            self.unit.attributes.setdefault(owner.module, set()).add(name)
            return self.read_attribute(node, owner, name, kind)
        if callable(value) or inspect.ismodule(value):
            return PythonValue(value)
        shown = type(value).__name__
        reason = f"the attribute {name} is a {shown} whose type does not show; say it in the class, as in"
        raise self.error(node, f"{reason} {name}: list[int], or assign jit.Attribute(value, type)")

    def assign_field(self, target: Any, owner: Value, item: Any) -> None:
        """Assign to an attribute of a value."""
        raise NotImplementedError

    def read_attribute(self, node: Any, owner: ModuleValue, name: str, kind: Type) -> Value:
        """A node that reads an attribute."""
        return self.primitive(node, "prim::GetAttr", [owner.value], [kind], name=name).output()

    def submodule(self, node: Any, owner: ModuleValue, name: str) -> Scripted:
        module = owner.module._modules[name]
        if module is None:
            return self.constant(node, None)
        return ModuleValue(module, self.read_attribute(node, owner, name, class_type(module)))

    def assign_attribute(self, target: Any, item: Any) -> None:
        """``self.x = value``: the attribute has the type that it had."""
        owner, name = self.expression(target.value), target.attr
        if isinstance(owner, Value):
            self.assign_field(target, owner, item)
            return
        if not isinstance(owner, ModuleValue):
            raise self.error(target, "scripts assign to attributes of modules and records, not of objects of Python")
        module = owner.module
        if name in module._parameters or name in module._modules or not hasattr(module, name):
            what = "a member" if hasattr(module, name) else "no attribute"
            raise self.error(target, f"{name} is {what} of {type(module).__name__}; assign to attributes that it has")
        value = getattr(module, name)
        kind = TENSOR if name in module._buffers else attribute_type(module, name, value)
        if kind is None or is_constant_attribute(module, name, value):
            raise self.error(target, f"the attribute {name} is a constant of scripts, or has no type that shows")
        result = self.as_value(target, item)
        if not kind.accepts(result.type()):
            raise self.error(target, f"the attribute {name} is {kind} and is assigned {result.type()}")
        self.unit.attributes.setdefault(module, set()).add(name)
        self.primitive(target, "prim::SetAttr", [owner.value, result], [], name=name)

    # -- calls ---------------------------------------------------------------------------------------------------------

    def call_module(self, node: Any, owner: ModuleValue) -> Scripted:
        """``module(x)``, its forward."""
        module = owner.module
        if has_hooks(module):
            raise self.error(node, f"{type(module).__name__} has hooks, which graphs do not call; remove them first")
        args, keywords = self.arguments(node)
        is_scripted = isinstance(module, ScriptModule)
        if has_graph(module, "forward") or (is_scripted and not source_attribute(module, "forward")):
            return self.call_scripted(node, owner, "forward", args, keywords)
        method = self.module_attribute(node, owner, "forward")
        assert isinstance(method, (ModuleMethod, PythonValue))
        if isinstance(method, PythonValue):  # assigned to the object
            return self.call_python(node, method.object)
        if not _is_of_library_alone(module):
            return self.call_method_of(node, method, args, keywords)
        try:
            return self.call_method_of(node, method, args, keywords)
        except (ScriptError, GraphError):
            return self.call_as_it_is(node, method, args, keywords)

    def call_module_method(self, node: Any, target: ModuleMethod) -> Scripted:
        """``self.method(x)``."""
        module, name = target.owner.module, target.name
        if isinstance(module, _CONTAINERS) and name in _VIEWS:
            return StaticTuple(tuple(self.entries(node, target.owner, name)))
        args, keywords = self.arguments(node)
        if has_graph(module, name):
            return self.call_scripted(node, target.owner, name, args, keywords)
        return self.call_method_of(node, target, args, keywords)

    def call_method_of(
        self, node: Any, target: ModuleMethod, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call of the graph of a method."""
        owner, mark = target.owner, mark_of(target.function)
        if mark == UNUSED:
            return self.call_ignored(node, target.function, args, keywords)
        if mark == IGNORE:
            self.unit.ignored.setdefault(owner.module, {})[target.name] = target.function
            return self.call_as_it_is(node, target, args, keywords)
        types = argument_types(target.function, [owner.value, *args], keywords)
        function = self.unit.method(self, node, owner.module, target.name, target.function, types)
        return self.call_subgraph(node, "prim::CallMethod", function, [owner.value, *args], keywords)

    def call_scripted(
        self, node: Any, owner: ModuleValue, name: str, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call of a method of a module that has graphs already."""
        function = owner.module._method(name).function
        return self.call_subgraph(node, "prim::CallMethod", function, [owner.value, *args], keywords)

    def call_as_it_is(
        self, node: Any, target: ModuleMethod, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call that Python runs: of an ignored method, or of a module of the library that graphs cannot write out."""
        signature = inspect.signature(target.function)
        try:
            bound = signature.bind(target.owner.value, *args, **keywords)
        except TypeError as error:
            raise self.error(node, f"{target.name}: {error}") from None
        bound.apply_defaults()
        values = [item if isinstance(item, Value) else self.constant(node, item) for item in bound.arguments.values()]
        hints = self.unit.hints(target.function)
        kind = self.annotated(node, hints.get("return", inspect.Parameter.empty))
        if is_of_library(target.function):
            self.unit.leaves.add(target.owner.module)
            kind = with_tensors(kind)
        return self.primitive(node, "prim::CallMethod", values, [kind], name=target.name).output()

    # -- containers ----------------------------------------------------------------------------------------------------

    def entries(self, node: Any, owner: ModuleValue, name: str = "values") -> list[Any]:
        """What a container holds, modules or parameters, their names, or both."""
        keys = _names_in(owner.module)
        names = [self.constant(node, key) for key in keys]
        if name == "keys":
            return names
        members = [self.module_attribute(node, owner, key) for key in keys]
        if name == "values":
            return members
        return [StaticTuple(pair) for pair in zip(names, members, strict=True)]

    def module_sequence(self, node: Any, owner: ModuleValue) -> ScriptSequence:
        """The modules through which a loop goes."""
        if not isinstance(owner.module, _CONTAINERS):
            shown = type(owner.module).__name__
            reason = f"{shown} cannot be gone through; loops take ModuleList, ModuleDict, ParameterList and Sequential"
            raise self.error(node, reason)
        return ScriptSequence(self.entries(node, owner, "keys" if isinstance(owner.module, ModuleDict) else "values"))

    def module_item(self, node: Any, owner: ModuleValue, index: Any) -> Scripted:
        """``self.layers[0]``, and slices."""
        if type(index).__name__ == "Slice":
            bounds = [None if part is None else self.fixed(part) for part in (index.lower, index.upper, index.step)]
            return StaticTuple(tuple(self.entries(node, owner)[slice(*bounds)]))
        key = self.value(index)
        if not is_constant(key) or key.type() not in {INT, STR}:
            reason = "the index of a module in a container is a number or a text in the source, for each has its own"
            raise self.error(node, f"{reason} graph; go through the container with enumerate")
        names = _names_in(owner.module)
        try:
            name = key.toIValue() if key.type() == STR else names[key.toIValue()]
        except IndexError:
            raise self.error(node, f"index {key.toIValue()} of {len(names)} modules") from None
        if name not in names:
            raise self.error(node, f"there is no module {name!r}, only {', '.join(names)}")
        return self.module_attribute(node, owner, name)

    def static_length(self, node: Any, item: Scripted) -> Value | None:
        """The length of what exists while the graph is built."""
        if isinstance(item, ModuleValue) and isinstance(item.module, _CONTAINERS):
            return self.constant(node, len(item.module))
        return self.constant(node, len(item.items)) if isinstance(item, StaticTuple) else None

    def static_contains(self, node: Any, container: Scripted, item: Any) -> Value | None:
        """Whether a container of modules has a name."""
        if not isinstance(container, ModuleValue):
            return None
        key = self.value(item)
        if not is_constant(key):
            raise self.error(node, "the name of a module in a container is a text in the source")
        return self.constant(node, key.toIValue() in container.module._modules, BOOL)


def _names_in(container: Module) -> list[str]:
    """The names of what a container holds."""
    return [*container._modules, *container._parameters]


def _is_of_library_alone(module: Module) -> bool:
    return all(is_of_library(type(part)) for part in module.modules())


def has_graph(module: Module, name: str) -> bool:
    """Whether a method of a module runs a graph."""
    return isinstance(module, ScriptModule) and name in module.__dict__.get("_methods", {})


def source_attribute(module: Module, name: str) -> Any:
    """What the class of which a module was scripted has under a name; None where there is none."""
    return inspect.getattr_static(module.__dict__.get(SOURCE_CLASS, object), name, None)


def has_hooks(module: Module) -> bool:
    """Whether a call of a module calls more than its forward."""
    return any(getattr(module, hooks) for hooks in _HOOKS)


def argument_types(function: Any, args: list[Value], keywords: dict[str, Value]) -> dict[str, Type]:
    """The types of parameters of which the library's own functions do not say one: those of the arguments."""
    if not is_of_library(function):
        return {}
    signature = inspect.signature(function)
    try:
        bound = signature.bind(*args, **keywords)
    except TypeError:
        return {}
    types = {}
    from runtime.capture.script.annotated import annotations_of

    hints = annotations_of(function)
    for name, value in bound.arguments.items():
        declared = type_of_annotation(hints.get(name, Any))
        if isinstance(value, Value) and (declared is None or declared == type_of_annotation(Any)):
            types[name] = value.type()
    return types


