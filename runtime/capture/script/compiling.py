"""From a function to a graph: the parameters, the body, the result."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from runtime.capture.script.emitting import EXITS, RESULT
from runtime.capture.script.statements import Statements
from runtime.capture.scripted import ScriptFunction
from runtime.capture.signature import TypedSignature
from runtime.graph.ir import Value
from runtime.graph.passes.dead_code import dead_code
from runtime.graph.types import NONE, OptionalType, Type


class FunctionCompiler(Statements):
    """A function that becomes a graph."""

    def compile(self) -> ScriptFunction:
        """The function of the graph."""
        names, types, defaults = [], [], {}
        for parameter in inspect.signature(self.function).parameters.values():
            if parameter.kind in {parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD}:
                raise self.error(self.source.tree, f"{parameter} takes any number of arguments; name each of them")
            kind = self.annotated(self.source.tree, self.hints.get(parameter.name, parameter.empty))
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


def script_function(function: Callable[..., Any], callers: tuple[Callable[..., Any], ...] = ()) -> ScriptFunction:
    """The graph of a function."""
    return FunctionCompiler(function, callers).compile()
