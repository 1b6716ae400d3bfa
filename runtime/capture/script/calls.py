"""Calls: operators, methods of values, other functions, which are scripted."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

from runtime import guards
from runtime.capture.script.emitting import (
    OF_FUTURES,
    BoundMethod,
    ModuleMethod,
    ModuleValue,
    PythonValue,
    Scripted,
    StaticTuple,
)
from runtime.capture.script.marks import IGNORE, UNUSED, annotate, mark_of
from runtime.capture.script.operators import is_constant
from runtime.capture.script.python_functions import PythonFunctions
from runtime.dispatch.arguments import Overloads
from runtime.errors import OpweaveError
from runtime.graph.functions import candidates
from runtime.graph.ir import SUBGRAPH, Value
from runtime.graph.types import (
    STR,
    TENSOR,
    ClassType,
    TensorType,
    TupleType,
    Type,
    without_shapes,
)
from runtime.tensor import Tensor, factories

INPLACE, REQUIRES_GRAD = "inplace", "requires_grad"
_FUNCTIONS_OF_PYTHON = (sorted, sum, any, all, ord, chr, round)


class Calls(PythonFunctions):
    """What is called, and with which arguments."""

    def expression_Call(self, node: Any) -> Scripted:  # noqa: N802 - the name of the class in the tree
        target = self.expression(node.func)
        if isinstance(target, BoundMethod):
            return self.call_method(node, target)
        if isinstance(target, ModuleValue):
            return self.call_module(node, target)
        if isinstance(target, ModuleMethod):
            return self.call_module_method(node, target)
        if isinstance(target, StaticTuple):
            raise self.error(node, "a tuple of modules cannot be called; go through it")
        if not isinstance(target, PythonValue):
            raise self.error(node, f"{target.type()} cannot be called")
        return self.call_python(node, target.object)

    def arguments(self, node: Any) -> tuple[list[Value], dict[str, Value]]:
        """The values of the arguments of a call."""
        args: list[Value] = []
        for item in node.args:
            if type(item).__name__ == "Starred":
                args += self.unpacked_argument(item)
            else:
                args.append(self.value(item))
        if any(item.arg is None for item in node.keywords):
            raise self.error(node, "**arguments are not in the language of scripts; name each argument")
        return args, {item.arg: self.value(item.value) for item in node.keywords}

    def unpacked_argument(self, node: Any) -> list[Value]:
        value = self.value(node.value)
        if not isinstance(value.type(), TupleType):
            raise self.error(node, f"*arguments are tuples in scripts, got {value.type()}")
        return self.unpacked(node, value)

    def call_python(self, node: Any, function: Any) -> Scripted:
        """A call of an object of Python."""
        special = getattr(self, f"python_{getattr(function, '__name__', '')}", None)
        if special is not None and getattr(function, "__module__", "") in {"builtins", annotate.__module__}:
            return special(node)  # type: ignore[no-any-return]
        overloads = getattr(function, "__self__", None)
        if isinstance(overloads, Overloads):
            args, keywords = self.arguments(node)
            return self.call_overloads(node, overloads, args, keywords)
        if function in _FUNCTIONS_OF_PYTHON:
            args, keywords = self.arguments(node)
            return self.call_one_of(node, function.__name__, candidates(f"aten::{function.__name__}"), args, keywords)
        if getattr(function, "__module__", "") in {"math", factories.__name__, guards.__name__}:
            args, keywords = self.arguments(node)
            return self.call_one_of(node, function.__name__, candidates(f"aten::{function.__name__}"), args, keywords)
        if inspect.isclass(function):
            result = self.call_class(node, function)
            if result is not None:
                return result
        if mark_of(function) in {IGNORE, UNUSED}:
            return self.call_ignored(node, function, *self.arguments(node))
        if hasattr(function, "_signature") and hasattr(function, "graph"):
            return self.call_graph(node, function)
        if inspect.isfunction(function):
            return self.call_function(node, function)
        try:
            return self.call_constant(node, function)
        except (TypeError, ValueError, OpweaveError):
            shown = getattr(function, "__qualname__", function)
            reason = f"{shown} cannot be called in scripts; use operators, or put it into a function marked @jit.ignore"
            raise self.error(node, reason) from None

    def call_overloads(
        self, node: Any, overloads: Overloads, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A public function of operators; ``inplace=True`` asks for the form that writes."""
        functions = list(overloads.operators)
        gradient = keywords.pop(REQUIRES_GRAD, None) if any(form.factory for form in overloads.forms) else None
        if gradient is not None:
            result = self.as_value(node, self.call_overloads(node, overloads, args, keywords))
            return self.call_kind(node, "aten::requires_grad_", [result, gradient])
        if overloads.inplace and INPLACE in keywords:
            inplace = keywords.pop(INPLACE)
            if not is_constant(inplace):
                raise self.error(node, "inplace is True or False in the source; choose by if")
            if inplace.toIValue():
                functions = list(overloads.inplace)
        return self.call_one_of(node, overloads.name, functions, args, keywords, variadic=overloads.variadic)

    def call_constant(self, node: Any, function: Any) -> Scripted:
        """A class of devices or dtypes, called with constants."""
        from runtime.graph.literals import has_text

        args, keywords = self.arguments(node)
        values = [value.toIValue() for value in args]
        if keywords or any(value is None for value in values):
            raise TypeError
        result = function(*values)
        if not has_text(result) or isinstance(result, (Tensor, list)):
            raise TypeError
        return self.constant(node, result)

    def call_function(self, node: Any, function: Callable[..., Any]) -> Scripted:
        """A call of another function, which is scripted."""
        from runtime.capture.script.modules import argument_types

        args, keywords = self.arguments(node)
        compiled = self.unit.called(self, node, function, argument_types(function, args, keywords))
        return self.call_subgraph(node, "prim::CallFunction", compiled, args, keywords)

    def call_graph(self, node: Any, function: Any) -> Scripted:
        """A call of a graph; constants stand for the defaults of arguments."""
        args, keywords = self.arguments(node)
        return self.call_subgraph(node, "prim::CallFunction", function, args, keywords)

    def call_subgraph(
        self, node: Any, kind: str, function: Any, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A node that runs the graph of a function, or of a method whose first argument is its module."""
        graph = function.graph
        inputs: list[Value] = []
        wanted = list(graph.inputs())
        names = function._signature.names
        offset = len(wanted) - len(names)
        if len(args) > len(wanted) or keywords.keys() - set(names):
            raise self.error(node, f"{function.name} takes the arguments ({', '.join(names)})")
        for number, declared in enumerate(wanted):
            name = names[number - offset] if number >= offset else ""
            if number < len(args):
                value = args[number]
            elif name in keywords:
                value = keywords[name]
            elif name in function._signature.defaults:
                value = self.constant(node, function._signature.defaults[name])
            else:
                raise self.error(node, f"{function.name} needs the argument {name}")
            declared_type = without_shapes(declared.type())  # those of a traced graph are of its examples
            if not declared_type.accepts(value.type()):
                raise self.error(node, f"argument {name} of {function.name} is {declared_type}, got {value.type()}")
            inputs.append(value)
        outputs = [without_shapes(value.type()) for value in graph.outputs()]
        result = self.primitive(node, kind, inputs, outputs, **{SUBGRAPH: graph})
        return self.call_results(node, list(result.outputs()))

    def call_results(self, node: Any, outputs: list[Value]) -> Value:
        return outputs[0] if len(outputs) == 1 else self.tuple_of(node, outputs)

    def call_ignored(
        self, node: Any, function: Callable[..., Any], args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call that Python runs; one of an unused function raises."""
        hints = self.unit.hints(function)
        kind = self.annotated(node, hints["return"]) if "return" in hints else TENSOR
        if mark_of(function) == UNUSED:
            text = self.constant(node, f"{function.__name__} is marked @jit.unused and was called in a script")
            self.primitive(node, "prim::RaiseException", [text, self.constant(node, "RuntimeError")], [])
            return self.primitive(node, "prim::Uninitialized", [], [kind]).output()
        if keywords:
            raise self.error(node, "a function marked @jit.ignore takes arguments by position in scripts")
        target = self.constant(node, function)
        return self.primitive(node, "prim::PythonOp", [target, *args], [kind]).output()

    def call_method(self, node: Any, target: BoundMethod) -> Scripted:
        """A method of a tensor, a list, a dict or a str."""
        args, keywords = self.arguments(node)
        kind, name = target.owner.type(), target.name
        if isinstance(kind, ClassType):
            return self.call_record_method(node, target.owner, getattr(kind.python, name), args, keywords)
        if name in OF_FUTURES and not args and not keywords:
            return target.owner if name == "wait" else self.constant(node, True)
        if kind == STR and name == "format":
            return self.primitive(node, "prim::StrFormat", [target.owner, *args], [STR]).output()
        functions: Any = candidates(f"aten::{name}")
        if isinstance(kind, TensorType):
            overloads = getattr(getattr(Tensor, name, None), "__self__", None)
            if isinstance(overloads, Overloads):
                functions = overloads.operators
        else:
            functions = [item for item in functions if _is_method(item, kind)]
            if not functions:
                raise self.error(node, f"{kind} has no method {name} in scripts")
        return self.call_one_of(node, name, functions, [target.owner, *args], keywords)


def _is_method(function: Any, kind: Type) -> bool:
    """Whether the first parameter of a function takes a type, and asks for no tensor."""
    from runtime.graph.functions import signature_of

    parameters = signature_of(function).parameters
    return bool(parameters) and not isinstance(parameters[0].type, TensorType) and parameters[0].type.accepts(kind)
