"""``jit.save`` and ``jit.load``: programs as files, which run where the code that defined them is not.

A file is one of :mod:`runtime.files`: a zip archive with checksums that appears whole or not at all; nothing of it is
called when it is read. It holds the text of each graph with every overload named, the constants beside the text, the
signature, and for a module its tree of parts with the tensors, attributes and methods of each; a part whose forward
is Python of this library's is written by the name of its class. Tensors and graphs that are shared are written once.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.capture.saving_modules import module_data, module_of
from runtime.capture.scripted import ScriptFunction, ScriptModule
from runtime.capture.signature import signature_from_json
from runtime.errors import ArgumentError, ComputeError
from runtime.files import load as load_objects
from runtime.files import save as save_objects
from runtime.graph import Graph, GraphTextError
from runtime.graph.reading import parse_with_calls
from runtime.graph.writing import write_with_calls
from runtime.tensor import Tensor

FORMAT = "opweave program 2"


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
    functions = {"": m} if isinstance(m, ScriptFunction) else dict(m.__dict__.get("_methods", {}))
    if not functions:
        msg = f"jit.save(): {m.__dict__['original_name']} is a part of a traced module; save the module that holds it"
        raise ArgumentError(msg)
    tensors: list[Tensor] = []
    calls: dict[int, list[Any]] = {}
    content = {
        "format": FORMAT,
        "functions": {name: _function_data(name, function, calls) for name, function in functions.items()},
        "module": None if isinstance(m, ScriptFunction) else module_data(m, tensors, calls),
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
    calls: dict[str, dict[str, Graph]] = {}
    functions = {name: _function(name, data, calls, f) for name, data in content["functions"].items()}
    for name in _extra_files or ():
        if name in content["extra"]:
            _extra_files[name] = content["extra"][name]  # type: ignore[index]
    if content["module"] is None:
        return functions[""]
    module = module_of(content["module"], content["tensors"], calls)
    for name, function in functions.items():
        module._add_method(function, name)
    return module


def _as_text(item: Any) -> str:
    return item.decode() if isinstance(item, bytes) else str(item)


def _function_data(name: str, function: ScriptFunction, calls: dict[int, list[Any]]) -> dict[str, Any]:
    """A function as data; `calls` gets where its called graphs are written."""
    graph = function.graph
    constants = graph.tensors()
    for item in constants:
        if not isinstance(item, Tensor):
            msg = f"jit.save(): the graph of {function.name} holds a constant of type {type(item).__name__}"
            raise ArgumentError(msg)
    text, called = write_with_calls(graph)
    for inner_name, inner in called.items():
        calls.setdefault(id(inner), [name, inner_name])
    return {
        "name": function.name, "graph": text, "constants": constants, "signature": function._signature.to_json(),
        "names": {inner_name: inner.name for inner_name, inner in called.items()},
    }  # fmt: skip


def _function(name: str, data: dict[str, Any], calls: dict[str, dict[str, Graph]], f: Any) -> ScriptFunction:
    try:
        graph, calls[name] = parse_with_calls(data["graph"], data["constants"])
    except GraphTextError as error:
        msg = f"jit.load(): the program of {f} cannot be read here; import the packages of its operators first: {error}"
        raise ComputeError(msg) from None
    for inner_name, title in data["names"].items():
        calls[name][inner_name].name = title
    graph.lint()
    graph.name = data["name"]
    return ScriptFunction(graph, signature_from_json(data["signature"]), name=data["name"])
