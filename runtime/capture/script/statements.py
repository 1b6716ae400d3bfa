"""Statements of Python as nodes: assignments, conditions, loops, and ways out of them.

A way out, ``return``, ``break`` or ``continue``, sets flags; what follows is emitted under the condition that they are
not set. Where all ways of a condition but one leave, what follows is emitted into that one.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from runtime.capture.script.emitting import (
    BREAKS,
    EXITS,
    FLAGS,
    RESULT,
    RETURNS,
    BoundMethod,
    ModuleMethod,
    ModuleValue,
    PythonValue,
    StaticTuple,
)
from runtime.capture.script.records import RecordScripts
from runtime.capture.script.refusals import INSTEAD, refusal
from runtime.capture.script.source import assigned_names, contains
from runtime.graph.functions import candidates
from runtime.graph.ir import Block, Node, Value
from runtime.graph.types import INT, NONE, DictType, ListType, OptionalType, TensorType, TupleType, Type
from runtime.guards import enable_grad, no_grad

_NO_END = sys.maxsize
_TO_LIST = "tolist"
_WAYS_OUT = ("Return", "Break", "Continue", "Raise")


class Statements(RecordScripts):
    """The methods ``statement_<class of the node of the tree>`` emit a statement."""

    def body(self, statements: list[Any]) -> None:
        """Emit statements up to one that leaves."""
        for position, statement in enumerate(statements):
            rest = statements[position + 1 :]
            if self.env[EXITS] is True:
                return
            if isinstance(self.env[EXITS], Value):
                self.unless_left(statement, statements[position:])
                return
            if type(statement).__name__ == "If":
                if self.condition(statement, rest):
                    return
                continue
            method = getattr(self, f"statement_{type(statement).__name__}", None)
            if method is None:
                raise self.error(statement, refusal(statement, "statement"))
            method(statement)

    def unless_left(self, node: Any, statements: list[Any]) -> None:
        """Emit statements that run unless a way out was taken."""

        def nothing() -> None:
            self.env[EXITS] = True

        def following() -> None:
            self.env[EXITS] = False
            self.body(statements)

        self.branch(node, self.env[EXITS], nothing, following, ({}, {}))

    # -- simple statements ---------------------------------------------------------------------------------------------

    def statement_Pass(self, node: Any) -> None:  # noqa: N802 - the name of the class in the tree
        """Nothing."""

    def statement_Expr(self, node: Any) -> None:  # noqa: N802
        if type(node.value).__name__ != "Constant":
            self.expression(node.value)

    def statement_Assign(self, node: Any) -> None:  # noqa: N802
        item = self.expression(node.value)
        for target in node.targets:
            self.assign(target, item)

    def statement_AnnAssign(self, node: Any) -> None:  # noqa: N802
        kind = self.annotation(node.annotation)
        if node.value is None:
            return
        value = self.cast(node, self.value_of_type(node.value, kind), kind)
        if type(node.target).__name__ == "Name":
            self.declared[node.target.id] = kind
        self.assign(node.target, value)

    def statement_AugAssign(self, node: Any) -> None:  # noqa: N802
        sign, target = type(node.op).__name__, node.target
        left, right = self.value(target), self.value(node.value)
        in_place = f"aten::{_IN_PLACE.get(sign, '')}"
        if isinstance(left.type(), TensorType) and candidates(in_place):
            result = self.as_value(node, self.call_kind(node, in_place, [left, right]))
        else:
            result = self.binary(node, sign, left, right)
        self.assign(target, result)

    def assign(self, target: Any, item: Any) -> None:
        """Let a name, an element, or several names stand for a value."""
        name = type(target).__name__
        if name == "Name":
            self.assign_name(target, item)
        elif name in {"Tuple", "List"}:
            self.assign_several(target, item)
        elif name == "Attribute":
            self.assign_attribute(target, item)
        elif name == "Subscript":
            owner, value = self.value(target.value), self.as_value(target, item)
            index = self.index(target.slice) if isinstance(owner.type(), TensorType) else self.value(target.slice)
            self.primitive(target, "prim::SetItem", [owner, index, value], [])
        else:
            raise self.error(target, INSTEAD.get(name) or "scripts assign to names, attributes, elements, and tuples")

    def assign_name(self, target: Any, item: Any) -> None:
        if isinstance(item, (ModuleValue, StaticTuple)):
            self.env[target.id] = item
            self.lost.pop(target.id, None)
            return
        if isinstance(item, (BoundMethod, ModuleMethod)):
            raise self.error(target, f"the method {item.name} is no value; call it")
        if isinstance(item, PythonValue):
            item = self.as_value(target, item)
        declared = self.declared.get(target.id)
        if declared is not None and not declared.accepts(item.type()):
            reason = f"{target.id} was declared as {declared} and is assigned {item.type()}; use another name"
            raise self.error(target, reason)
        if item.debugName().isdigit() and isinstance(item, Value) and item.node().kind() != "prim::Constant":
            item.setDebugName(target.id)
        self.env[target.id] = item
        self.lost.pop(target.id, None)

    def assign_several(self, target: Any, item: Any) -> None:
        parts: list[Any] = list(item.items) if isinstance(item, StaticTuple) else self.parts(target, item)
        if len(parts) != len(target.elts):
            raise self.error(target, f"{len(target.elts)} names for {len(parts)} elements")
        for name, part in zip(target.elts, parts, strict=True):
            self.assign(name, part)

    def parts(self, target: Any, item: Any) -> list[Value]:
        """The elements of a tuple; of a list or a tensor as many as there are names."""
        value = self.as_value(target, item)
        kind = value.type()
        if isinstance(kind, TupleType):
            return self.unpacked(target, value)
        if isinstance(kind, (ListType, TensorType)):
            element = kind.element if isinstance(kind, ListType) else kind
            if isinstance(kind, TensorType):
                value = self.as_value(target, self.call_kind(target, "aten::unbind", [value]))
            return list(self.primitive(target, "prim::ListUnpack", [value], [element] * len(target.elts)).outputs())
        raise self.error(target, f"{kind} cannot be unpacked; it is no tuple, list or tensor")

    def value_of_type(self, node: Any, kind: Type) -> Value:
        """The value of an expression; empty lists and dicts have the type that is asked for."""
        name = type(node).__name__
        plain = kind.element if isinstance(kind, OptionalType) else kind
        if name == "List" and isinstance(plain, ListType) and node.elts:
            elements = [self.cast(item, self.value_of_type(item, plain.element), plain.element) for item in node.elts]
            return self.new_list(node, elements, plain.element)
        if name == "Tuple" and isinstance(plain, TupleType) and len(node.elts) == len(plain.elements):
            pairs = zip(node.elts, plain.elements, strict=True)
            return self.tuple_of(node, [self.value_of_type(item, element) for item, element in pairs])
        if name == "Dict" and node.keys and isinstance(plain, DictType):
            values = [self.value_of_type(item, plain.value) for item in node.values]
            parts = [part for key, item in zip(node.keys, values, strict=True) for part in (self.value(key), item)]
            return self.primitive(node, "prim::DictConstruct", parts, [plain]).output()
        if name == "Call" and getattr(node.func, "attr", "") == _TO_LIST:
            return self.value(node).setType(kind)
        if name == "List" and not node.elts and isinstance(plain, ListType):
            return self.new_list(node, [], plain.element)
        if name == "Dict" and not node.keys and isinstance(plain, DictType):
            return self.primitive(node, "prim::DictConstruct", [], [plain]).output()
        return self.value(node)

    def cast(self, node: Any, value: Value, kind: Type) -> Value:
        """A value where a type is declared."""
        if not kind.accepts(value.type()):
            raise self.error(node, f"expected {kind}, got {value.type()}; convert it or change the annotation")
        if isinstance(kind, OptionalType) and not isinstance(value.type(), OptionalType):
            return self.primitive(node, "prim::unchecked_cast", [value], [kind]).output()
        return value

    def statement_Assert(self, node: Any) -> None:  # noqa: N802
        truth = self.static_truth(node.test)
        holds, _ = self.narrowings(node.test)
        if truth is not True:
            condition = self.truth(node.test)

            def fail() -> None:
                text = self.value(node.msg) if node.msg is not None else self.constant(node, "")
                self.primitive(node, "prim::RaiseException", [text, self.constant(node, "AssertionError")], [])
                self.env[EXITS] = True

            self.branch(node, condition, lambda: None, fail, ({}, {}))
            self.env[EXITS] = False
        for name, kind in holds.items():
            self.env[name] = self.narrowed(node, self.env[name], kind)

    def statement_Raise(self, node: Any) -> None:  # noqa: N802
        if node.exc is None:
            raise self.error(node, "raise takes an exception, as in raise ValueError('x')")
        call = node.exc
        args = call.args if type(call).__name__ == "Call" else []
        kind = self.python_object(call.func if type(call).__name__ == "Call" else call)
        text = self.value(args[0]) if args else self.constant(node, "")
        self.primitive(node, "prim::RaiseException", [text, self.constant(node, builtin_error(kind))], [])
        self.env[EXITS] = self.env[BREAKS] = self.env[RETURNS] = True

    # -- ways out ------------------------------------------------------------------------------------------------------

    def statement_With(self, node: Any) -> None:  # noqa: N802
        before = self.is_without_gradients
        for item in node.items:
            call = item.context_expr
            target = self.expression(call.func) if type(call).__name__ == "Call" and not call.args else None
            modes = {no_grad: True, enable_grad: False}
            if not isinstance(target, PythonValue) or target.object not in modes or item.optional_vars is not None:
                raise self.error(call, "with takes no_grad() and enable_grad() in scripts; call other contexts outside")
            if before and not modes[target.object]:
                raise self.error(call, "enable_grad() within no_grad() is not in the language of scripts")
            self.is_without_gradients = modes[target.object]
        self.body(node.body)
        self.is_without_gradients = before

    def statement_Delete(self, node: Any) -> None:  # noqa: N802
        for target in node.targets:
            if type(target).__name__ == "Subscript":
                self.call_kind(target, "aten::delete", [self.value(target.value), self.value(target.slice)])
            elif type(target).__name__ == "Name" and target.id in self.env:
                del self.env[target.id]
            else:
                raise self.error(target, "del takes names and elements of lists and dicts")

    def statement_Return(self, node: Any) -> None:  # noqa: N802
        kind = self.result_type
        if node.value is None:
            value = self.constant(node, None)
        else:
            value = self.value(node.value) if kind is None else self.value_of_type(node.value, kind)
        if kind is not None and not kind.accepts(value.type()):
            raise self.error(node, f"the function is declared to return {kind}, and this is {value.type()}")
        self.env[RESULT] = value
        self.env[EXITS] = self.env[BREAKS] = self.env[RETURNS] = True

    def statement_Break(self, node: Any) -> None:  # noqa: N802
        del node
        self.env[EXITS] = self.env[BREAKS] = True

    def statement_Continue(self, node: Any) -> None:  # noqa: N802
        del node
        self.env[EXITS] = True

    # -- conditions ----------------------------------------------------------------------------------------------------

    def condition(self, node: Any, rest: list[Any]) -> bool:
        """Emit ``if``; whether what follows was emitted as well."""
        truth = self.static_truth(node.test)
        if truth is not None:
            self.body([*(node.body if truth else node.orelse), *rest])
            return True
        first, second = _leaves(node.body), _leaves(node.orelse)
        takes_rest = first != second and bool(rest)
        ways = [
            [*node.body, *(rest if takes_rest and second else [])],
            [*node.orelse, *(rest if takes_rest and first else [])],
        ]
        condition = self.truth(node.test)
        self.branch(
            node, condition, lambda: self.body(ways[0]), lambda: self.body(ways[1]), self.narrowings(node.test)
        )
        return takes_rest

    # -- loops ---------------------------------------------------------------------------------------------------------

    def statement_While(self, node: Any) -> None:  # noqa: N802
        if node.orelse:
            raise self.error(node, "a loop has no else in scripts; set a flag before break")
        limit = self.constant(node, _NO_END)
        self.loop(node, limit, lambda: self.truth(node.test), lambda _: None)
        is_endless = type(node.test).__name__ == "Constant" and node.test.value is True
        if is_endless and not contains(node.body, "Break", through_loops=False) and contains(node.body, "Return"):
            self.env[EXITS] = self.env[BREAKS] = self.env[RETURNS] = True  # left by return alone

    def statement_For(self, node: Any) -> None:  # noqa: N802
        if node.orelse:
            raise self.error(node, "a loop has no else in scripts; set a flag before break")
        self.iterate(node, node.iter, node.target, lambda: self.body(node.body))

    def iterate(self, node: Any, iterable: Any, target: Any, run: Callable[[], None]) -> None:
        """Run the body for every element, which `target` stands for."""
        sequence = self.sequence(iterable)
        if sequence.elements is not None:
            for item in sequence.elements:
                self.iteration(node, target, item, run)
            self.env[EXITS], self.env[BREAKS] = self.env[RETURNS], self.env[RETURNS]
            return
        assert sequence.length is not None
        self.loop(node, sequence.length, None, lambda number: self.assign(target, sequence.item(number)), run)

    def iteration(self, node: Any, target: Any, item: Any, run: Callable[[], None]) -> None:
        """One iteration of a loop that is written out, unless it was left."""

        def following() -> None:
            self.env[EXITS] = False
            self.assign(target, item)
            run()

        def nothing() -> None:
            self.env[EXITS] = True

        if self.env[BREAKS] is False:
            following()
        elif self.env[BREAKS] is not True:
            self.branch(node, self.env[BREAKS], nothing, following, ({}, {}))

    def loop(
        self, node: Any, limit: Value, test: Callable[[], Value] | None, begin: Callable[[Value], Any],
        run: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """``prim::Loop``: `limit` iterations at most, while `test` holds; `begin` gets the number of the iteration."""
        run = run or (lambda: self.body(node.body))
        outer = {name: self.env[name] for name in FLAGS}
        names = self.carried(node)
        if RETURNS in names and RESULT not in self.env:
            self.env[RESULT] = self.uninitialized(node, self.returned_in(begin, run))
        names += [RESULT] if RETURNS in names else []
        condition = test() if test is not None else self.constant(node, True)
        inputs = [self.flag_value(node, self.env[name]) for name in names]
        result = self.primitive(node, "prim::Loop", [limit, condition, *inputs], [])
        block = result.addBlock()
        number = block.addInputToBlock(INT)
        before = dict(self.env)
        for name, value in zip(names, inputs, strict=True):
            kind = self.declared.get(name, value.type())
            self.env[name] = block.addInputToBlock(kind, name if name.isidentifier() else "")
        self.env |= {EXITS: False, BREAKS: False}
        with self.graph.insert_point_guard(block):
            begin(number)
            run()
            self.end_of_iteration(node, block, names, test)
        after = self.env
        self.env = before
        for name, value in zip(names, list(block.inputs())[1:], strict=True):
            self.env[name] = result.addOutput(value.type(), name if name.isidentifier() else "")
        self.forget_inner(node, after)
        self.env[EXITS], self.env[BREAKS] = self.after_loop(outer, names)

    def after_loop(self, outer: dict[str, Any], names: list[str]) -> tuple[Any, Any]:
        """Whether the body around a loop is left behind it, and the loop around it ends."""
        if RETURNS in names:
            return self.env[RETURNS], self.env[RETURNS]
        return outer[EXITS], outer[BREAKS]

    def carried(self, node: Any) -> list[str]:
        """The names that a loop changes: those that are defined before it, and whether it returns."""
        statements = list(getattr(node, "body", ()))  # a comprehension has none
        target = getattr(node, "target", None)
        names = [name for name in assigned_names([*statements, *([target] if target else [])]) if name in self.env]
        return [*names, RETURNS] if contains(statements, "Return") else names

    def flag_value(self, node: Any, item: Any) -> Value:
        return item if isinstance(item, Value) else self.constant(node, bool(item))

    def end_of_iteration(self, node: Any, block: Block, names: list[str], test: Callable[[], Value] | None) -> None:
        """What the block gives: whether to go on, and what the loop carries."""
        breaks = self.env[BREAKS]
        if breaks is True:
            going = self.constant(node, False)
        elif breaks is False:
            going = test() if test is not None else self.constant(node, True)
        else:
            self.env[EXITS] = False
            ways = (lambda: self.constant(node, False), test or (lambda: self.constant(node, True)))
            going = self.choose(node, breaks, ways, ({}, {}))
        block.registerOutput(going)
        for name, carried in zip(names, list(block.inputs())[1:], strict=True):
            value = self.env.get(name)
            value = carried if value is None else self.flag_value(node, value)
            if not carried.type().accepts(value.type()):
                reason = f"{name} is {carried.type()} before the loop and {value.type()} behind an iteration"
                raise self.error(node, f"{reason}; write its type where it is first assigned, or convert it")
            block.registerOutput(value)

    def forget_inner(self, node: Any, after: dict[str, Any]) -> None:
        """Names that only the loop defines are not defined behind it."""
        for name in after.keys() - self.env.keys():
            line = self.source.first + node.lineno - 1
            self.lost[name] = f" behind the loop in line {line}, which may run no time; assign to it before"

    def returned_in(self, begin: Callable[[Value], Any], run: Callable[[], None]) -> Type:
        """The type of what a loop returns: the declared one, or that of a trial whose nodes are thrown away."""
        if self.result_type is not None:
            return self.result_type
        trial = Node(self.graph, "prim::Loop")
        block = trial.addBlock()
        before, self.env = self.env, dict(self.env)
        with self.graph.insert_point_guard(block):
            begin(block.addInputToBlock(INT))
            run()
        result = self.env.get(RESULT)
        self.env = before
        kind = result.type() if isinstance(result, Value) else NONE
        block.clear()
        return kind


def builtin_error(kind: type) -> str:
    """The name of the class of Python's that an error has, for graphs have no classes; else RuntimeError."""
    bases = (base for base in kind.__mro__ if base.__module__ == "builtins" and base is not Exception)
    name = next(bases, RuntimeError).__name__
    return name if issubclass(kind, Exception) and name not in {"object", "BaseException"} else RuntimeError.__name__


def _leaves(statements: list[Any]) -> bool:
    """Whether statements leave in every way."""
    for statement in statements:
        name = type(statement).__name__
        if name in _WAYS_OUT:
            return True
        if name == "If" and _leaves(statement.body) and _leaves(statement.orelse):
            return True
        if name == "With" and _leaves(statement.body):
            return True
    return False


_IN_PLACE = {"Add": "add_", "Sub": "sub_", "Mult": "mul_", "Div": "div_"}
