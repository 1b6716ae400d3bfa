"""The functions and methods that a script reaches, compiled together, and the modules to which they belong."""

from __future__ import annotations

import sys
import textwrap
import typing
from collections.abc import Callable
from typing import Any

from runtime.capture.fx.source import compile_functions
from runtime.capture.script.annotated import annotations_of
from runtime.capture.script.compiling import FunctionCompiler
from runtime.capture.script.emitting import Emitter
from runtime.capture.script.marks import EXPORT, IGNORE, UNUSED, mark_of, source_of
from runtime.capture.script.module_attributes import ScriptAttribute, plain_attributes
from runtime.capture.script.modules import has_hooks
from runtime.capture.script.source import ScriptError
from runtime.capture.scripted import SOURCE_CLASS, RecursiveScriptModule, ScriptFunction, ScriptModule
from runtime.dispatch.functions import packages
from runtime.errors import AbsentError
from runtime.graph.types import Type
from runtime.nn import Module
from runtime.tensor import Tensor
from runtime.tensor.naming import package

_TYPES = ("Any", "Dict", "List", "NamedTuple", "Optional", "Tuple", "Union")  # of annotations


class CompilationUnit:
    r"""Functions and methods that are compiled together, each once for the types of its arguments.

    `attributes` are the attributes of modules that graphs read, `ignored` the methods that Python runs, and `leaves`
    the modules of the library that run as they are; `records` are classes with the types of their attributes.

    A text of functions, which may call each other, is compiled by :meth:`define`; they are attributes then.

    >>> unit = ow.jit.CompilationUnit("def twice(x):\n    return x * 2")
    >>> unit.twice(ow.ones(2)).tolist()
    [2.0, 2.0]
    """

    def __init__(self, lang: str | None = None, _frames_up: int = 0) -> None:
        self.defined: dict[str, Any] = {}
        self.functions: dict[Any, ScriptFunction] = {}
        self.methods: dict[Module, dict[str, ScriptFunction]] = {}
        self.attributes: dict[Module, set[str]] = {}
        self.ignored: dict[Module, dict[str, Callable[..., Any]]] = {}
        self.leaves: set[Module] = set()
        self.records: dict[type, dict[str, Type]] = {}
        self._active: list[Any] = []
        self._graphs: dict[Any, ScriptFunction] = {}
        self._hints: dict[Any, dict[str, Any]] = {}
        self._modules: dict[Module, Any] = {}
        self._python: dict[str, Callable[..., Any]] = {}
        if lang is not None:
            self.define(lang)

    def define(self, lang: str, rcb: Any = None, _frames_up: int = 0) -> None:
        """Compile the functions of a text; names are those of the package (as ``torch`` as well) and of ``typing``."""
        del rcb
        library = sys.modules[next(iter(packages()))]
        names = {name: getattr(typing, name) for name in _TYPES}
        names |= {"torch": library, "ow": library, package.name: library, "Tensor": Tensor}
        functions = compile_functions(textwrap.dedent(lang), names | self._python)
        self._python |= functions
        for name, function in functions.items():
            self.defined[name] = self.function(function, {})

    def __getattr__(self, name: str) -> Any:
        if name in self.__dict__.get("defined", {}):
            return self.defined[name]
        msg = f"CompilationUnit has no function {name!r}; define() adds functions"
        raise AbsentError(msg)

    def get_functions(self) -> list[Any]:
        """The functions that texts have defined."""
        return list(self.defined.values())

    def hints(self, function: Callable[..., Any]) -> dict[str, Any]:
        """The annotations of a function."""
        if function not in self._hints:
            self._hints[function] = annotations_of(function)
        return self._hints[function]

    def called(self, caller: Emitter, node: Any, function: Any, types: dict[str, Type]) -> ScriptFunction:
        """The graph of a function that a script calls."""
        return self._noted(caller, node, (function, *types.items()), lambda: self.function(function, types))

    def method(
        self, caller: Emitter, node: Any, module: Module, name: str, function: Any, types: dict[str, Type]
    ) -> ScriptFunction:
        """The graph of a method that a script calls."""
        key = (module, function, *types.items())
        return self._noted(caller, node, key, lambda: self.method_of(module, name, function, types))

    def _noted(self, caller: Emitter, node: Any, key: Any, run: Callable[[], ScriptFunction]) -> ScriptFunction:
        if key in self._active:
            raise caller.error(node, f"{caller.source.name} calls itself; scripts do not recurse, write a loop")
        try:
            return run()
        except ScriptError as error:
            error.add_note(f"called from {caller.source.where(node)}")
            raise

    def function(self, function: Callable[..., Any], types: dict[str, Type]) -> ScriptFunction:
        """The graph of a function."""
        return self._compiled((function, *types.items()), function, types, None)

    def method_of(self, module: Module, name: str, function: Any, types: dict[str, Type]) -> ScriptFunction:
        """The graph of a method; it is a method of the scripted module as well."""
        compiled = self._compiled((module, function, *types.items()), function, types, module)
        self.methods.setdefault(module, {}).setdefault(name, compiled)
        return compiled

    def _compiled(self, key: Any, function: Any, types: dict[str, Type], module: Module | None) -> ScriptFunction:
        if key not in self.functions:
            self._active.append(key)
            try:
                compiled = FunctionCompiler(source_of(function), self, types).compile(module)
            finally:
                self._active.pop()
            if not compiled.graph.tensors():  # modules that are alike have one graph, which a file holds once
                compiled = self._graphs.setdefault((function, str(compiled.graph)), compiled)
            self.functions[key] = compiled
        return self.functions[key]

    # -- the modules ---------------------------------------------------------------------------------------------------

    def scripted(self, module: Module) -> Any:
        """The module that runs the graphs, with the members of a module and its parts, in the same memory."""
        if isinstance(module, ScriptModule):
            return module
        if module not in self._modules:
            make = self._duplicate if module in self.leaves else self._mirror
            self._modules[module] = make(module)
        return self._modules[module]

    def _mirror(self, module: Module) -> Any:
        result = RecursiveScriptModule.mirror(module, part=self.scripted)
        attributes = plain_attributes(module)
        attributes |= {name: getattr(module, name) for name in self.attributes.get(module, ())}
        for name, value in attributes.items():
            item = value.value if isinstance(value, ScriptAttribute) else value
            if name not in result._buffers:
                result.__dict__[name] = item.copy() if isinstance(item, (list, dict)) else item
        for name, function in self.ignored.get(module, {}).items():
            result._add_python_method(name, function)
        for name, compiled in self.methods.get(module, {}).items():
            result._add_method(compiled, name)
        result.__dict__[SOURCE_CLASS] = type(module)
        return result

    def _duplicate(self, module: Module) -> Module:
        """A module of the library as it is, with its members in the same memory."""
        result = type(module).__new__(type(module))
        result.__dict__.update(module.__dict__)
        for members in ("_parameters", "_buffers"):
            result.__dict__[members] = dict(module.__dict__[members])
        parts = module._modules.items()
        result.__dict__["_modules"] = {name: part and self._duplicate(part) for name, part in parts}
        return result


def script_function(function: Callable[..., Any]) -> ScriptFunction:
    """The graph of a function."""
    return CompilationUnit().function(function, {})


def script_module(module: Module) -> RecursiveScriptModule:
    """A module with the same members, whose forward and exported methods run graphs."""
    if has_hooks(module):
        msg = f"jit.script(): {type(module).__name__} has hooks, which graphs do not call; remove them first"
        raise ScriptError(msg)
    unit = CompilationUnit()
    for name in _roots(module):
        method = getattr(module, name)
        unit.method_of(module, name, getattr(method, "__func__", method), {})
    result: RecursiveScriptModule = unit.scripted(module)
    return result


def _roots(module: Module) -> list[str]:
    """The names of the methods from which compilation begins: the forward, and those marked ``jit.export``."""
    kind = type(module)
    exported = [name for name in dir(kind) if mark_of(getattr(kind, name, None)) == EXPORT]
    has_forward = "forward" in vars(module) or kind.forward is not Module.forward
    if not has_forward or mark_of(module.forward) in {IGNORE, UNUSED}:
        return exported
    return list(dict.fromkeys(["forward", *exported]))
