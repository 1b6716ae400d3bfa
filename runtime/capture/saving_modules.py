"""The tree of a scripted or traced module as data of a file: members, attributes, and which graphs are its methods."""

from __future__ import annotations

import sys
from typing import Any

from runtime import callers
from runtime.capture.scripted import SOURCE_CLASS, RecursiveScriptModule, ScriptFunction, ScriptModule
from runtime.capture.signature import signature_from_json
from runtime.errors import ArgumentError, ComputeError
from runtime.graph import Graph
from runtime.nn import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

_INTERNAL = {*vars(Module()), "original_name", "_methods", "_python_methods", SOURCE_CLASS}


def module_data(module: Any, tensors: list[Tensor], calls: dict[int, list[Any]]) -> dict[str, Any]:
    """The tree of a module; tensors are numbers in `tensors`. `calls` says where graphs that are called are written."""

    def number(tensor: Tensor | None) -> int | None:
        if tensor is None:
            return None
        position = next((i for i, other in enumerate(tensors) if other is tensor), len(tensors))
        if position == len(tensors):
            tensors.append(tensor)
        return position

    is_script = isinstance(module, ScriptModule)
    kind = type(module)
    methods: dict[str, ScriptFunction] = module.__dict__.get("_methods", {})
    if module.__dict__.get("_python_methods"):
        name = module.__dict__["_python_methods"][0]
        msg = f"jit.save(): {module.original_name}.{name} is marked @jit.ignore and runs as Python; it has no graph"
        raise ArgumentError(msg)
    attributes = {name: value for name, value in vars(module).items() if name not in _INTERNAL and name not in methods}
    return {
        "name": str(module.original_name) if is_script else kind.__name__,
        "class": None if is_script else [kind.__module__, kind.__qualname__],
        "training": module.training,
        "parameters": {name: number(item) for name, item in module._parameters.items()},
        "buffers": {name: number(item) for name, item in module._buffers.items()},
        "temporary": sorted(module._non_persistent_buffers_set),
        "attributes": attributes,
        "methods": {
            name: [*calls[id(item.graph)], item.name, item._signature.to_json()]
            for name, item in methods.items() if id(item.graph) in calls
        },
        "parts": {
            name: None if part is None else module_data(part, tensors, calls) for name, part in module._modules.items()
        },
    }  # fmt: skip


def module_of(data: dict[str, Any], tensors: list[Tensor], calls: dict[str, dict[str, Graph]]) -> Any:
    """The module of a tree; what was one parameter is one again."""
    return _module(data, tensors, calls, {})


def _module(
    data: dict[str, Any], tensors: list[Tensor], calls: dict[str, dict[str, Graph]], parameters: dict[int, Parameter]
) -> Any:
    kind = RecursiveScriptModule if data["class"] is None else _library_class(*data["class"])
    module: Any = kind.__new__(kind)
    Module.__init__(module)
    module.__dict__["training"] = data["training"]
    if data["class"] is None:
        module.__dict__["original_name"] = data["name"]
    for name, number in data["parameters"].items():
        if number is not None and number not in parameters:
            tensor = tensors[number]
            parameters[number] = Parameter(tensor.detach(), tensor.requires_grad)
        module._parameters[name] = None if number is None else parameters[number]
    for name, number in data["buffers"].items():
        module._buffers[name] = None if number is None else tensors[number]
    module._non_persistent_buffers_set.update(data["temporary"])
    module.__dict__.update(data["attributes"])
    for name, part in data["parts"].items():
        module._modules[name] = None if part is None else _module(part, tensors, calls, parameters)
    for name, (function, called, title, signature) in data["methods"].items():
        graph = calls[function][called]
        module._add_method(ScriptFunction(graph, signature_from_json(signature), name=title), name)
    return module


def _library_class(path: str, name: str) -> type[Module]:
    """A class of the modules of this library or of a package of operators. RuntimeError for any other."""
    owner = sys.modules.get(path) if path.partition(".")[0] in callers.packages() else None
    kind = getattr(owner, name, None)
    if not (isinstance(kind, type) and issubclass(kind, Module)):
        msg = f"jit.load(): there is no module {name} of {path} here; import the package that has it first"
        raise ComputeError(msg)
    return kind
