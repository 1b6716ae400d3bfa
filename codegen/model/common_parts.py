"""Common subexpressions of a reduction's last pass and of its result for each element, computed once for both.

The softmax is `exp(self - best) / total`, and `total` is the sum of the same exponentials.
"""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import Any, TypeGuard

from codegen.language.trees import copied, walk
from codegen.model.reduce_model import ReduceLoop


def keep_common(loop: ReduceLoop) -> ReduceLoop:
    """The same reduction, whose last pass and end both read ``common``, the largest part that they have in common."""
    *before, last = loop.passes
    steps = [accumulator.step for accumulator in last.accumulators]
    if loop.each is None or loop.end_lets or last.lets or any(state.step_lets for state in last.accumulators):
        return loop
    varying = {*last.names, "index"}  # other in each step, or not known at the end
    inside = {ast.dump(node) for step in steps for node in walk(step)}
    parts = [node for node in walk(loop.each) if ast.dump(node) in inside and _is_worth(node, varying)]
    if not parts:
        return loop
    common = max(parts, key=lambda node: len(walk(node)))
    accumulators = tuple(
        replace(accumulator, step=_exchanged(accumulator.step, common)) for accumulator in last.accumulators
    )
    passes = (*before, replace(last, accumulators=accumulators))
    return replace(loop, passes=passes, each=_exchanged(loop.each, common), common=copied(common))


def _exchanged(tree: ast.expr, common: ast.expr) -> ast.expr:
    """A copy of the tree with the name in the place of what is kept."""
    result: ast.expr = _Exchange(ast.dump(common)).visit(copied(tree))
    return result


def _is_worth(node: ast.AST, local_names: set[str]) -> TypeGuard[ast.expr]:
    """Whether something of an element is computed here by a function, from what both know."""
    below = walk(node)
    read = {node.id for node in below if isinstance(node, ast.Name)}
    calls = [node for node in below if isinstance(node, ast.Call) and not _is_cast(node)]
    return "self" in read and not read & local_names and bool(calls) and isinstance(node, (ast.BinOp, ast.Call))


def _is_cast(call: ast.Call) -> bool:
    """Whether it is a number in the dtype that is computed in."""
    return isinstance(call.func, ast.Name) and call.func.id in ("T", "number")


class _Exchange(ast.NodeTransformer):
    """Puts the name in the place of what is kept."""

    def __init__(self, dump: str) -> None:
        self._dump = dump

    def visit(self, node: ast.AST) -> Any:
        """A tree, exchanged as a whole or inside."""
        if ast.dump(node) == self._dump:
            return ast.Name("common", ast.Load())
        return super().visit(node)
