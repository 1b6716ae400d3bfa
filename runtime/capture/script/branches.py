"""Two ways, and what names stand for behind them: ``prim::If`` with the values in which the ways differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.capture.script.emitting import EXITS, FLAGS, RESULT, RETURNS, Emitter
from runtime.graph.ir import Block, Node, Value
from runtime.graph.types import ANY, BOOL, NONE, NUMBER, OptionalType, Type, unified


class Branches(Emitter):
    """Blocks of ``prim::If``, and the join of their names."""

    def branch(
        self, node: Any, condition: Value, then: Callable[[], None], otherwise: Callable[[], None],
        narrowings: tuple[dict[str, Type], dict[str, Type]],
    ) -> None:  # fmt: skip
        """Emit both ways, each with its narrowed names, and join what names stand for."""
        result = self.primitive(node, "prim::If", [condition], [])
        before = self.env
        environments = []
        for way, narrowed in zip((then, otherwise), narrowings, strict=True):
            self.env = dict(before)
            with self.graph.insert_point_guard(result.addBlock()):
                for name, kind in narrowed.items():
                    self.env[name] = self.narrowed(node, self.env[name], kind)
                way()
            environments.append(self.env)
        self.env = self._joined(node, result, environments)

    def _joined(self, node: Any, result: Node, environments: list[dict[str, Any]]) -> dict[str, Any]:
        first, second = environments
        leaves = [env[EXITS] is True for env in environments]
        joined: dict[str, Any] = {}
        for name in dict.fromkeys([*first, *second]):
            values = [first.get(name), second.get(name)]
            if name in FLAGS:
                joined[name] = values[0] if values[0] is values[1] else self._phi(node, name, result, values)
            elif name == RESULT or leaves[0] == leaves[1] or self._is_read_on(environments, leaves, values):
                value = self._same(node, name, result, values)
                if value is not None:
                    joined[name] = value
            else:
                staying = values[leaves[0]]
                if staying is not None:
                    joined[name] = self._of_staying(node, result, staying, leaves[0])
        return joined

    def _is_read_on(self, environments: list[dict[str, Any]], leaves: list[bool], values: list[Any]) -> bool:
        """Whether what a name stands for in a way that leaves is read: by the next iteration, and behind a loop."""
        return environments[leaves.index(True)][RETURNS] is not True and None not in values

    def _same(self, node: Any, name: str, result: Node, values: list[Any]) -> Any:
        """What a name stands for if it may come from either way; None if one of them does not define it."""
        first, second = values
        if first is second:
            return first
        if first is None or second is None:
            if name == RESULT:
                return self._phi(node, name, result, values)
            way = "the first" if first is None else "the second"
            line = self.source.first + node.lineno - 1
            self.lost[name] = f" in {way} way of the condition in line {line}; assign to it in both"
            return None
        if not (isinstance(first, Value) and isinstance(second, Value)):
            return first if first == second else None
        origins = [self.origins.get(value, value) for value in values]
        if origins[0] is origins[1]:
            return origins[0]
        return self._phi(node, name, result, values)

    def _phi(self, node: Any, name: str, result: Node, values: list[Any]) -> Value:
        """An output of the condition: the value of the way that was taken."""
        blocks = list(result.blocks())
        defined = [value.type() for value in values if isinstance(value, Value)]
        kind = unified(defined) if defined and name not in FLAGS else None
        if kind in {ANY, NUMBER} and kind not in defined and self.declared.get(name) is None:
            shown = " and ".join(map(str, defined))
            subject = "the function returns" if name == RESULT else f"{name} is"
            raise self.error(node, f"{subject} {shown} in the two ways of this condition; convert one of them")
        for block, value in zip(blocks, values, strict=True):
            block.registerOutput(self._output(node, block, value, kind))
        return result.addOutput(kind or BOOL, name if name.isidentifier() else "")

    def _output(self, node: Any, block: Block, value: Any, kind: Type | None) -> Value:
        if isinstance(value, Value):
            return value
        with self.graph.insert_point_guard(block):
            if kind is None:
                return self.constant(node, bool(value))
            return self.uninitialized(node, kind)

    def _of_staying(self, node: Any, result: Node, value: Any, index: bool) -> Any:
        """What a name stands for if the other way leaves: a value from within the block is an output."""
        if not isinstance(value, Value) or not _is_within(value, list(result.blocks())[index]):
            return value
        values = [value, None] if not index else [None, value]
        for block, item in zip(result.blocks(), values, strict=True):
            block.registerOutput(self._output(node, block, item, value.type()))
        output = result.addOutput(value.type())
        if value in self.origins:
            self.origins[output] = self.origins[value]
        return output

    def uninitialized(self, node: Any, kind: Type) -> Value:
        """What stands for a value that nothing reads."""
        if kind == NONE or isinstance(kind, OptionalType):
            return self.constant(node, None)
        return self.primitive(node, "prim::Uninitialized", [], [kind]).output()


def _is_within(value: Value, block: Block) -> bool:
    inner = value.node().block
    while inner is not None:
        if inner is block:
            return True
        owner = inner.owningNode()
        inner = owner.block if owner is not None else None
    return False
