"""Loops as nodes: ``prim::Loop``, the names that it carries, and loops that are written out."""

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
)
from runtime.capture.script.records import RecordScripts
from runtime.capture.script.source import assigned_names, contains
from runtime.graph.ir import Block, Node, Value
from runtime.graph.types import INT, NONE, Type

_NO_END = sys.maxsize


class Loops(RecordScripts):
    """``for``, ``while``, and ways out of them."""

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
