"""Calls: operators, Python's functions of numbers and lists, methods of values, other functions, which are scripted."""

from __future__ import annotations

import ast
import functools
import inspect
import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from runtime import guards
from runtime.capture.script.annotated import is_named_tuple, type_of_annotation
from runtime.capture.script.emitting import (
    BoundMethod,
    ModuleMethod,
    ModuleValue,
    PythonValue,
    Scripted,
    StaticTuple,
)
from runtime.capture.script.expressions import Expressions
from runtime.capture.script.marks import IGNORE, UNUSED, annotate, is_instance, is_scripting, mark_of
from runtime.capture.script.operators import is_constant
from runtime.dispatch.arguments import Overloads
from runtime.errors import OpweaveError
from runtime.graph.functions import candidates
from runtime.graph.ir import SUBGRAPH, Value
from runtime.graph.types import (
    ANY,
    BOOL,
    COMPLEX,
    FLOAT,
    INT,
    NONE,
    NUMBER,
    NUMBERS,
    STR,
    TENSOR,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
    Type,
    UnionType,
)
from runtime.tensor import Tensor, factories


@dataclass(frozen=True)
class ScriptSequence:
    """What a loop goes through: elements that are written out, or a length and what an element of a number is."""

    elements: list[Any] | None
    length: Value | None = None
    item: Callable[[Value], Value] = lambda number: number


class Calls(Expressions):
    """The methods ``python_<name>`` are functions of Python."""

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

    def call_module(self, node: Any, owner: ModuleValue) -> Scripted:
        """A call of a module."""
        raise NotImplementedError

    def call_module_method(self, node: Any, target: ModuleMethod) -> Scripted:
        """A call of a method of a module."""
        raise NotImplementedError

    def call_class(self, node: Any, kind: type) -> Scripted | None:
        """A new object of a class; None for a class that scripts do not know."""
        raise NotImplementedError

    def call_record_method(
        self, node: Any, owner: Value, function: Any, args: list[Value], keywords: dict[str, Value]
    ) -> Scripted:
        """A call of a method of a record."""
        raise NotImplementedError

    def module_sequence(self, node: Any, owner: ModuleValue) -> ScriptSequence:
        """The modules of a container."""
        raise NotImplementedError

    def static_length(self, node: Any, item: Scripted) -> Value | None:
        """The length of what exists while the graph is built; None for a value of the graph."""
        raise NotImplementedError

    # -- what is called ------------------------------------------------------------------------------------------------

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
            if not declared.type().accepts(value.type()):
                raise self.error(node, f"argument {name} of {function.name} is {declared.type()}, got {value.type()}")
            inputs.append(value)
        outputs = [value.type() for value in graph.outputs()]
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

    # -- functions of Python -------------------------------------------------------------------------------------------

    def only(self, node: Any, count: int = 1) -> list[Value]:
        """The arguments of a function of Python that takes so many."""
        args, keywords = self.arguments(node)
        if len(args) != count or keywords:
            raise self.error(node, f"expected {count} argument{'s' * (count > 1)}, got {len(args) + len(keywords)}")
        return args

    def python_len(self, node: Any) -> Scripted:
        if len(node.args) == 1 and type(node.args[0]).__name__ != "Starred":
            item = self.expression(node.args[0])
            length = self.static_length(node, item)
            if length is not None:
                return length
        (value,) = self.only(node)
        if isinstance(value.type(), TupleType):
            return self.constant(node, len(value.type().contained()))
        return self.call_kind(node, "aten::len", [value])

    def python_int(self, node: Any) -> Scripted:
        return self.converted(node, "Int", INT)

    def python_float(self, node: Any) -> Scripted:
        return self.converted(node, "Float", FLOAT)

    def python_bool(self, node: Any) -> Scripted:
        return self.as_bool(node, self.only(node)[0])

    def converted(self, node: Any, name: str, kind: Type) -> Scripted:
        """A number as one of another type."""
        (value,) = self.only(node)
        return value if value.type() == kind else self.call_kind(node, f"aten::{name}", [value])

    def python_str(self, node: Any) -> Scripted:
        return self.primitive(node, "prim::Format", self.only(node), [STR]).output()

    def python_abs(self, node: Any) -> Scripted:
        return self.call_kind(node, "aten::abs", self.only(node))

    def python_type(self, node: Any) -> Scripted:
        item = self.expression(node.args[0]) if len(node.args) == 1 else None
        if not isinstance(item, ModuleValue):
            raise self.error(node, "type takes a module in scripts; ask for the type of a value by isinstance")
        return PythonValue(type(item.module))

    def python_getattr(self, node: Any) -> Scripted:
        item, name, *default = node.args
        owner = self.expression(item)
        if type(name).__name__ != "Constant" or not isinstance(owner, ModuleValue):
            raise self.error(node, "getattr takes a module and a name in the source; write the attribute itself")
        if default and not hasattr(owner.module, name.value):
            return self.expression(default[0])
        return self.module_attribute(node, owner, name.value)

    def python_hasattr(self, node: Any) -> Scripted:
        return self.constant(node, bool(self.static_call(node)))

    def python_print(self, node: Any) -> Scripted:
        args, _ = self.arguments(node)
        self.primitive(node, "prim::Print", args, [])
        return self.constant(node, None)

    def python_min(self, node: Any) -> Scripted:
        return self.extreme(node, "min")

    def python_max(self, node: Any) -> Scripted:
        return self.extreme(node, "max")

    def extreme(self, node: Any, name: str) -> Scripted:
        """The least or the greatest of numbers, or of the elements of a list."""
        args, _ = self.arguments(node)
        if len(args) == 1 and isinstance(args[0].type(), ListType):
            return self.call_kind(node, f"prim::{name}", args)
        if any(value.type() not in NUMBERS for value in args):
            shown = ", ".join(str(value.type()) for value in args)
            raise self.error(node, f"{name} takes numbers or a list of them, got {shown}; use the operator of tensors")
        return self.call_kind(node, f"prim::{name}", args)

    def python_list(self, node: Any) -> Scripted:
        if not node.args:
            return self.new_list(node, [], TENSOR)
        (value,) = self.only(node)
        if isinstance(value.type(), TupleType):
            return self.list_of(node, self.unpacked(node, value))
        return self.call_kind(node, "aten::list", [value])

    def python_dict(self, node: Any) -> Scripted:
        if not node.args:
            return self.primitive(node, "prim::DictConstruct", [], [DictType(STR, TENSOR)]).output()
        return self.call_kind(node, "aten::copy", self.only(node))

    def python_tuple(self, node: Any) -> Scripted:
        (value,) = self.only(node)
        return value if isinstance(value.type(), TupleType) else self.call_kind(node, "aten::tuple", [value])

    def python_isinstance(self, node: Any) -> Scripted:
        truth = self.static_call(node)
        return self.dynamic_isinstance(node) if truth is None else self.constant(node, truth)

    python_is_instance = python_isinstance

    def python_fork(self, node: Any) -> Scripted:
        function, *args = node.args
        call = ast.Call(func=function, args=args, keywords=node.keywords)
        return self.expression_Call(ast.copy_location(call, node))

    def python_wait(self, node: Any) -> Scripted:
        return self.only(node)[0]

    def python_is_scripting(self, node: Any) -> Scripted:
        return self.constant(node, True)

    def python_annotate(self, node: Any) -> Scripted:
        kind = self.annotation(node.args[0])
        return self.cast(node, self.value_of_type(node.args[1], kind), kind)

    def value_of_type(self, node: Any, kind: Type) -> Value:
        """The value of an expression where a type is asked for."""
        raise NotImplementedError

    def cast(self, node: Any, value: Value, kind: Type) -> Value:
        """A value as one of a declared type."""
        raise NotImplementedError

    def static_call(self, node: Any) -> bool | None:
        """``is_scripting()`` holds, and ``isinstance`` asks for a type that the graph has."""
        if type(node.func).__name__ not in _NAMES:
            return None
        target = self.expression(node.func)
        if not isinstance(target, PythonValue):
            return None
        if target.object is is_scripting:
            return True
        if target.object is hasattr:
            return self.static_hasattr(node)
        if target.object not in {isinstance, is_instance}:
            return None
        holding, failing = self.split_types(node)
        return None if holding and failing else bool(holding)

    def split_types(self, node: Any) -> tuple[list[Type], list[Type]]:
        """The types of a value for which ``isinstance`` holds, and those for which it does not."""
        item = self.expression(node.args[0])
        if isinstance(item, ModuleValue):
            classes = self.annotation_objects(node.args[1])
            return ([], [ANY]) if not isinstance(item.module, tuple(classes)) else ([ANY], [])
        asked = self.annotation_objects(node.args[1])
        holding: list[Type] = []
        failing: list[Type] = []
        for kind in members_of(self.as_value(node, item).type()):
            (holding if any(_is_instance(kind, target) for target in asked) else failing).append(kind)
        if failing == [ANY]:  # anything may be what is asked for
            kinds = [type_of_annotation(target) for target in asked]
            if any(kind is None for kind in kinds):
                raise self.error(node, "isinstance of any value asks for types of scripts, as int or list[int]")
            return [kind for kind in kinds if kind is not None], failing
        return holding, failing

    def annotation_objects(self, node: Any) -> list[Any]:
        """The classes that ``isinstance`` asks for."""
        return [self.annotation_object(item) for item in (node.elts if type(node).__name__ == "Tuple" else [node])]

    def dynamic_isinstance(self, node: Any) -> Value:
        """A node that asks for the type of a value."""
        types = [str(kind) for kind in self.split_types(node)[0]]
        return self.primitive(node, "prim::isinstance", [self.value(node.args[0])], [BOOL], types=types).output()

    def narrowings_of_call(self, node: Any) -> tuple[dict[str, Type], dict[str, Type]]:
        """The type of a name where ``isinstance`` holds, and where it does not."""
        if len(node.args) != 2 or type(node.args[0]).__name__ != "Name" or type(node.func).__name__ not in _NAMES:
            return {}, {}
        target = self.expression(node.func)
        if not isinstance(target, PythonValue) or target.object not in {isinstance, is_instance}:
            return {}, {}
        name = node.args[0].id
        return tuple({name: joined(kinds)} if kinds else {} for kinds in self.split_types(node))  # type: ignore[return-value]

    def static_hasattr(self, node: Any) -> bool:
        """Whether an object has an attribute, which is known while the graph is built."""
        if len(node.args) != 2 or type(node.args[1]).__name__ != "Constant":
            raise self.error(node, "hasattr takes an object and a name that stands in the source")
        owner, name = self.expression(node.args[0]), node.args[1].value
        if isinstance(owner, ModuleValue):
            return hasattr(owner.module, name)
        if isinstance(owner, PythonValue):
            return hasattr(owner.object, name)
        return isinstance(owner, Value) and isinstance(owner.type(), TensorType) and hasattr(Tensor, name)

    # -- what loops go through -----------------------------------------------------------------------------------------

    def sequence(self, node: Any) -> ScriptSequence:
        """What a loop goes through."""
        if type(node).__name__ == "Call":
            target = self.expression(node.func)
            function = target.object if isinstance(target, PythonValue) else None
            if function is range:
                return self.range_sequence(node)
            if function is enumerate:
                return self.enumerated(node)
            if function is reversed:
                return self.backwards(node, self.sequence(node.args[0]))
            if function is zip:
                return self.zipped(node, [self.sequence(item) for item in node.args])
        item = self.expression(node)
        if isinstance(item, ModuleValue):
            return self.module_sequence(node, item)
        if isinstance(item, StaticTuple):
            return ScriptSequence(list(item.items))
        return self.sequence_of(node, self.as_value(node, item))

    def sequence_of(self, node: Any, value: Value) -> ScriptSequence:
        kind = value.type()
        if isinstance(kind, TupleType):
            return ScriptSequence(self.unpacked(node, value))
        if isinstance(kind, DictType):
            value = self.as_value(node, self.call_kind(node, "aten::keys", [value]))
            kind = value.type()
        if isinstance(kind, TensorType):
            items = self.as_value(node, self.call_kind(node, "aten::unbind", [value]))
            return self.sequence_of(node, items)
        if not isinstance(kind, ListType) and kind != STR:
            raise self.error(node, f"{kind} cannot be gone through; loops take range, lists, tuples, dicts and tensors")
        length = self.as_value(node, self.call_kind(node, "aten::len", [value]))
        return ScriptSequence(
            None, length,
            lambda number: self.as_value(node, self.call_kind(node, "aten::__getitem__", [value, number])),
        )  # fmt: skip

    def range_sequence(self, node: Any) -> ScriptSequence:
        args, keywords = self.arguments(node)
        if keywords or not 1 <= len(args) <= 3 or any(not INT.accepts(value.type()) for value in args):
            shown = ", ".join(str(value.type()) for value in args)
            raise self.error(node, f"range takes one to three ints, got ({shown})")
        if len(args) == 1:
            return ScriptSequence(None, args[0])
        start, stop, step = args if len(args) == 3 else (*args, self.constant(node, 1))
        length = self.as_value(node, self.call_kind(node, "aten::__range_length", [start, stop, step]))
        return ScriptSequence(
            None, length,
            lambda number: self.as_value(node, self.call_kind(node, "aten::__derive_index", [number, start, step])),
        )  # fmt: skip

    def enumerated(self, node: Any) -> ScriptSequence:
        inner = self.sequence(node.args[0])
        start = self.value(node.args[1]) if len(node.args) > 1 else None
        if inner.elements is not None:
            pairs: list[Any] = []
            for number, item in enumerate(inner.elements):
                count = self.constant(node, number)
                count = count if start is None else self.binary(node, "Add", count, start)
                pairs.append(StaticTuple((count, item)))
            return ScriptSequence(pairs)

        def pair(number: Value) -> Value:
            count = number if start is None else self.binary(node, "Add", number, start)
            return self.tuple_of(node, [count, inner.item(number)])

        return ScriptSequence(None, inner.length, pair)

    def backwards(self, node: Any, inner: ScriptSequence) -> ScriptSequence:
        """The elements from the last one to the first."""
        if inner.elements is not None:
            return ScriptSequence(inner.elements[::-1])
        assert inner.length is not None
        last = self.binary(node, "Sub", inner.length, self.constant(node, 1))
        return ScriptSequence(None, inner.length, lambda number: inner.item(self.binary(node, "Sub", last, number)))

    def zipped(self, node: Any, parts: list[ScriptSequence]) -> ScriptSequence:
        unrolled = [part.elements for part in parts if part.elements is not None]
        if unrolled:  # tuples and modules are written out, and lists beside them are read by number
            rows = []
            for number in range(min(map(len, unrolled))):
                position = self.constant(node, number)
                row = [part.item(position) if part.elements is None else part.elements[number] for part in parts]
                rows.append(StaticTuple(tuple(row)))
            return ScriptSequence(rows)
        lengths = [part.length for part in parts if part.length is not None]
        length = lengths[0] if len(lengths) == 1 else self.as_value(node, self.call_kind(node, "prim::min", lengths))
        return ScriptSequence(None, length, lambda number: self.tuple_of(node, [part.item(number) for part in parts]))


INPLACE = "inplace"
_NAMES = ("Name", "Attribute")
_FUNCTIONS_OF_PYTHON = (sorted, sum, any, all, ord, chr, round)


@functools.cache
def _instances() -> dict[Any, Type]:
    return {int: INT, float: FLOAT, bool: BOOL, str: STR, complex: COMPLEX, type(None): NONE}


def members_of(kind: Type) -> list[Type]:
    """The types that a value of a type may have."""
    if isinstance(kind, OptionalType):
        return [*members_of(kind.element), NONE]
    if isinstance(kind, UnionType):
        return [member for element in kind.elements for member in members_of(element)]
    return [INT, FLOAT, BOOL, COMPLEX] if kind == NUMBER else [kind]


def joined(kinds: list[Type]) -> Type:
    """The type of a value that has one of some types."""
    rest = tuple(kind for kind in kinds if kind != NONE)
    if not rest:
        return NONE
    element = rest[0] if len(rest) == 1 else UnionType(rest)
    return OptionalType(element) if len(rest) < len(kinds) else element


def _is_instance(kind: Type, asked: Any) -> bool:
    """Whether values of a type are instances of a class, or of what an annotation says."""
    if isinstance(kind, ClassType) and kind.python is not None and isinstance(asked, type):
        return issubclass(kind.python, asked)
    if isinstance(kind, TensorType):
        return isinstance(asked, type) and issubclass(asked, Tensor)
    containers: dict[Any, type] = {list: ListType, tuple: TupleType, dict: DictType}
    if asked in containers:
        return isinstance(kind, containers[asked])
    if typing.get_origin(asked) is not None or is_named_tuple(asked):
        return type_of_annotation(asked) == kind
    return _instances().get(asked) == kind or (asked is int and kind == BOOL)


def _is_method(function: Any, kind: Type) -> bool:
    """Whether the first parameter of a function takes a type, and asks for no tensor."""
    from runtime.graph.functions import signature_of

    parameters = signature_of(function).parameters
    return bool(parameters) and not isinstance(parameters[0].type, TensorType) and parameters[0].type.accepts(kind)
