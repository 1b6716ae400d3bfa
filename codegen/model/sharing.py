"""One function for loops of a theme that compute the same: that of the first operator, which the others name.

``add.Tensor`` and ``add.Scalar`` compute ``self + alpha * other`` of an element, and so do many gradients. What the
arguments are called does not matter, for loops pass them by position. The same holds for the phases of kernels with
loops: polynomials that differ in their first step have one recurrence.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from codegen.language.trees import copied
from codegen.model.blocks import CaseBlock, OperatorBlock, PointwiseBlock
from codegen.model.joints import LoopBlock
from codegen.model.reduce_model import KernelFunction, PhaseFunction

Loop = TypeVar("Loop", CaseBlock, LoopBlock)


def share_functions(
    blocks: Iterable[OperatorBlock], earlier: Mapping[str, Mapping[str, str]] | None = None
) -> tuple[OperatorBlock, ...]:
    """The blocks of a package, in which loops of one theme that compute the same have one function.

    Of a part of a package, `earlier` has the names of the functions of earlier operators by what they compute, for each
    theme.
    """
    names = earlier or {}
    themes: dict[str, _SharedFunctions] = {}
    return tuple([
        themes.setdefault(block.entry.theme, _SharedFunctions(names.get(block.entry.theme, {}))).of(block)
        for block in blocks
    ])  # fmt: skip


def shared_functions(block: OperatorBlock) -> Iterator[tuple[str, str]]:
    """The functions of a block that others may share: what each computes, as `earlier` has it, and its name."""
    cases = block.cases if isinstance(block, PointwiseBlock) else ()
    gradients = block.node.gradients if block.node is not None else ()
    tangents = block.forward.loops if block.forward is not None else ()
    fused = (gradient.fused for gradient in gradients if gradient.fused is not None)
    loops: tuple[CaseBlock | LoopBlock, ...] = (*cases, *fused, *tangents)
    for loop in loops:
        yield _content(loop.loop), loop.loop.name
        for phase in loop.loop.phases:
            yield _phase_content(phase), phase.function.name


class _SharedFunctions:
    """The functions of a file of kernels by what they compute."""

    def __init__(self, earlier: Mapping[str, str]) -> None:
        self.earlier = earlier
        self.functions: dict[str, KernelFunction] = {}

    def of(self, block: OperatorBlock) -> OperatorBlock:
        """A block whose loops have the functions of earlier blocks where these compute the same."""
        if isinstance(block, PointwiseBlock):
            block = replace(block, cases=tuple(map(self.shared, block.cases)))
        node, forward = block.node, block.forward
        if node is not None:
            gradients = tuple([
                replace(gradient, fused=self.shared(gradient.fused)) if gradient.fused is not None else gradient
                for gradient in node.gradients
            ])  # fmt: skip
            node = replace(node, gradients=gradients)
        if forward is not None:
            forward = replace(forward, loops=tuple(map(self.shared, forward.loops)))
        return replace(block, node=node, forward=forward)

    def shared(self, loop: Loop) -> Loop:
        """A loop with the first function that computes the same."""
        content = _content(loop.loop)
        if content in self.earlier:
            function = self.functions.setdefault(content, replace(loop.loop, name=self.earlier[content]))
        else:
            function = self.functions.get(content) or self.functions.setdefault(content, self.with_phases(loop.loop))
        return loop if function is loop.loop else replace(loop, loop=function, facts=loop.facts.of(function.name))

    def with_phases(self, function: KernelFunction) -> KernelFunction:
        """A function whose phases are those of earlier functions where these compute the same."""
        phases = tuple(map(self.shared_phase, function.phases))
        return replace(function, phases=phases) if any(phase.is_shared for phase in phases) else function

    def shared_phase(self, phase: PhaseFunction) -> PhaseFunction:
        """A phase with the first function that computes the same."""
        content = _phase_content(phase)
        if content in self.earlier:
            function = self.functions.setdefault(content, replace(phase.function, name=self.earlier[content]))
        else:
            function = self.functions.setdefault(content, phase.function)
        return phase if function is phase.function else replace(phase, function=function, is_shared=True)


def _content(function: KernelFunction) -> str:
    """A digest of what a function computes, whatever its arguments and intermediate values are called."""
    names = {name: f"argument{index}" for index, name in enumerate(function.parameters)}
    rename = _Renamed(names)
    trees = [rename.visit(copied(tree)) for tree in (*function.lets, *function.results)]
    return hashlib.sha256(repr((len(names), *map(ast.dump, trees))).encode()).hexdigest()


def _phase_content(phase: PhaseFunction) -> str:
    """The digest of a phase, which is never that of a whole function."""
    return f"phase {_content(phase.function)}"


class _Renamed(ast.NodeTransformer):
    """Gives every argument, and every name where it is first assigned, a name by its number."""

    def __init__(self, names: dict[str, str]) -> None:
        self.names = names

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        value = self.visit(node.value)  # read before the name is assigned
        return ast.Assign([self.visit(target) for target in node.targets], value)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Store):
            self.names.setdefault(node.id, f"value{len(self.names)}")
        return ast.Name(self.names.get(node.id, node.id), node.ctx)
