"""From a function or a method to a graph: the parameters, the body, the result."""

from __future__ import annotations

import inspect

from runtime.capture.script.annotated import type_of_annotation
from runtime.capture.script.emitting import EXITS, RESULT, ModuleValue
from runtime.capture.script.module_attributes import is_of_library, type_of_value
from runtime.capture.script.statements import Statements
from runtime.capture.scripted import ScriptFunction
from runtime.capture.signature import TypedSignature
from runtime.graph.ir import Value
from runtime.graph.passes.dead_code import dead_code
from runtime.graph.types import ANY, NONE, TENSOR, ClassType, OptionalType, Type, class_name
from runtime.nn import Module


class FunctionCompiler(Statements):
    """A function, or a method of a module, that becomes a graph."""

    def compile(self, module: Module | None = None) -> ScriptFunction:
        """The function of the graph; that of a method takes the module first."""
        names, types, defaults = [], [], {}
        parameters = list(inspect.signature(self.function).parameters.values())
        if module is not None:
            owner, *parameters = parameters
            value = self.graph.addInput(owner.name, ClassType(class_name(module)))
            self.env[owner.name] = ModuleValue(module, value)
        for parameter in parameters:
            if parameter.kind in {parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD}:
                raise self.error(self.source.tree, f"{parameter} takes any number of arguments; name each of them")
            kind = self.parameter_type(parameter)
            self.env[parameter.name] = self.graph.addInput(parameter.name, kind)
            names.append(parameter.name)
            types.append(kind)
            if parameter.default is not parameter.empty:
                defaults[parameter.name] = parameter.default
        self.body(self.source.tree.body)
        self.graph.registerOutput(self.result())
        dead_code(self.graph)
        self.graph.lint()
        signature = TypedSignature(tuple(names), tuple(types), defaults)
        return ScriptFunction(self.graph, signature, name=self.graph.name)

    def parameter_type(self, parameter: inspect.Parameter) -> Type:
        """What a parameter is declared to be; of the library's functions what the call gives."""
        if parameter.name in self.types:
            return self.types[parameter.name]
        hint = self.hints.get(parameter.name, parameter.empty)
        if is_of_library(self.function) and type_of_annotation(hint) in {None, ANY}:
            default = None if parameter.default is parameter.empty else type_of_value(parameter.default)
            return default or TENSOR
        return self.annotated(self.source.tree, hint)

    def result(self) -> Value:
        """What the function gives."""
        value = self.env.get(RESULT)
        exits = self.env[EXITS]
        if exits is True and isinstance(value, Value):
            return value
        if value is None and (self.result_type in {None, NONE} or exits is True):
            return self.constant(self.source.tree, None)
        kind: Type | None = self.result_type
        if isinstance(kind, OptionalType) or kind == NONE:
            if not isinstance(value, Value) or exits is False:
                return self.constant(self.source.tree, None)
            ways = (lambda: value, lambda: self.constant(self.source.tree, None))
            return self.choose(self.source.tree, exits, ways, ({}, {}))
        reason = "the function does not return in all ways; return a value at its end"
        raise self.error(self.source.tree.body[-1], reason)
