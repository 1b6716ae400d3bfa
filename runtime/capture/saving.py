"""``jit.save`` and ``jit.load``: programs as files, which run where the code that defined them is not.

A file is one of :mod:`runtime.files`: a zip archive with checksums that appears whole or not at all; nothing of it is
called when it is read. It holds the text of each graph with every overload named, the constants beside the text, the
signature, and for a module its tree of parts with the tensors of each. Tensors that are shared are written once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.capture.scripted import RecursiveScriptModule, ScriptFunction, ScriptModule
from runtime.capture.signature import signature_from_json
from runtime.errors import ArgumentError, ComputeError
from runtime.files import load as load_objects
from runtime.files import save as save_objects
from runtime.graph import GraphTextError, parse
from runtime.nn import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

FORMAT = "opweave program 1"


def save(m: Any, f: Any, _extra_files: Mapping[str, Any] | None = None) -> None:
    """Write a traced, scripted or loaded function or module to a file, a path or a binary file.

    `_extra_files` are texts or bytes by name, which are kept beside it. TypeError for what holds no graph, and for a
    graph with a constant that is no tensor, such as a Generator.
    """
    if not isinstance(m, (ScriptFunction, ScriptModule)):
        msg = (
            f"jit.save(): expected a traced or scripted function or module, got {type(m).__name__}; call jit.trace or "
            "jit.script first"
        )
        raise ArgumentError(msg)
    functions = [m] if isinstance(m, ScriptFunction) else list(m.__dict__.get("_methods", {}).values())
    if not functions:
        msg = f"jit.save(): {m.__dict__['original_name']} is a part of a traced module; save the module that holds it"
        raise ArgumentError(msg)
    tensors: list[Tensor] = []
    content = {
        "format": FORMAT,
        "functions": [_function_data(function) for function in functions],
        "module": None if isinstance(m, ScriptFunction) else _module_data(m, tensors),
        "tensors": tensors,
        "extra": {name: _as_text(item) for name, item in (_extra_files or {}).items()},
    }
    save_objects(content, f, format="opweave")


def load(
    f: Any, map_location: Any = None, _extra_files: dict[str, Any] | None = None, _restore_shapes: bool = False
) -> Any:
    """The function or module of a file that :func:`save` wrote.

    A module is a RecursiveScriptModule, with the parameters, buffers and parts that the saved one had. The keys of
    `_extra_files` get the texts of the file that have their names. RuntimeError for another file, and for a program
    that needs an operator which no loaded package has: the error names it.
    """
    del _restore_shapes
    content = load_objects(f, map_location)
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        msg = f"jit.load(): {f} holds no program; load(f) reads tensors and other objects"
        raise ComputeError(msg)
    functions = [_function(data, f) for data in content["functions"]]
    for name in _extra_files or ():
        if name in content["extra"]:
            _extra_files[name] = content["extra"][name]  # type: ignore[index]
    if content["module"] is None:
        return functions[0]
    module = _module(content["module"], content["tensors"], {})
    for function in functions:
        module._add_method(function)
    return module


def _as_text(item: Any) -> str:
    return item.decode() if isinstance(item, bytes) else str(item)


def _function_data(function: ScriptFunction) -> dict[str, Any]:
    graph = function.graph
    constants = graph.tensors()
    for item in constants:
        if not isinstance(item, Tensor):
            msg = f"jit.save(): the graph of {function.name} holds a constant of type {type(item).__name__}"
            raise ArgumentError(msg)
    return {
        "name": function.name,
        "graph": graph.text(namespace="ow", overloads=True),
        "constants": constants,
        "signature": function._signature.to_json(),
    }


def _function(data: dict[str, Any], f: Any) -> ScriptFunction:
    try:
        graph = parse(data["graph"], data["constants"])
    except GraphTextError as error:
        msg = f"jit.load(): the program of {f} cannot be read here; import the packages of its operators first: {error}"
        raise ComputeError(msg) from None
    graph.lint()
    graph.name = data["name"]
    return ScriptFunction(graph, signature_from_json(data["signature"]), name=data["name"])


def _module_data(module: Any, tensors: list[Tensor]) -> dict[str, Any]:
    """The tree of a module; tensors are numbers in `tensors`."""

    def number(tensor: Tensor | None) -> int | None:
        if tensor is None:
            return None
        position = next((i for i, other in enumerate(tensors) if other is tensor), len(tensors))
        if position == len(tensors):
            tensors.append(tensor)
        return position

    return {
        "name": str(module.original_name),
        "training": module.training,
        "parameters": {name: number(item) for name, item in module._parameters.items()},
        "buffers": {name: number(item) for name, item in module._buffers.items()},
        "temporary": sorted(module._non_persistent_buffers_set),
        "parts": {
            name: None if part is None else _module_data(part, tensors) for name, part in module._modules.items()
        },
    }


def _module(data: dict[str, Any], tensors: list[Tensor], parameters: dict[int, Parameter]) -> Any:
    """The module of a tree; what was one parameter is one again."""
    module: Any = RecursiveScriptModule.__new__(RecursiveScriptModule)
    Module.__init__(module)
    module.__dict__["original_name"], module.__dict__["training"] = data["name"], data["training"]
    for name, number in data["parameters"].items():
        if number is not None and number not in parameters:
            tensor = tensors[number]
            parameters[number] = Parameter(tensor.detach(), tensor.requires_grad)
        module._parameters[name] = None if number is None else parameters[number]
    for name, number in data["buffers"].items():
        module._buffers[name] = None if number is None else tensors[number]
    module._non_persistent_buffers_set.update(data["temporary"])
    for name, part in data["parts"].items():
        module._modules[name] = None if part is None else _module(part, tensors, parameters)
    return module
