"""The body of a Node's ``apply``: it unpacks saved values, then computes the gradients that are wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from codegen.model.joints import WANTED, JointBlock, LoopBlock, opened_at_keys
from codegen.model.layout import WIDTH

_INDENT = 8  # columns before a line of a method


@dataclass(frozen=True)
class GradientBlock:
    """One formula inside ``apply``; `before` are lines ahead of those that the compiled loop stands for."""

    targets: tuple[str, ...]
    condition: str
    unpack: tuple[str, ...]
    lets: tuple[str, ...]
    value: str
    fused: LoopBlock | None
    text: str
    before: tuple[str, ...] = ()
    call: str = ""

    @property
    def source(self) -> tuple[str, ...]:
        """The lines inside ``apply``, where a compiled loop stands for the last ones if there is one."""
        value = self.call or self.fused.call if self.fused else self.value
        lines = [*self.unpack, *self.before, *(() if self.fused else self.lets)]
        computed = f"{', '.join(self.targets)} = {value}"
        if not self.condition:
            return (*lines, computed)
        unwanted = self.condition.removesuffix(" is not None")
        chosen = f"{self.targets[0]} = None if {unwanted} is None else {value}"
        if not lines and unwanted.startswith(WANTED) and " " not in unwanted:
            if len(chosen) <= WIDTH - _INDENT:
                return (chosen,)
            if self.fused and not self.call:
                return opened_at_keys(chosen)
        absent = f"{' = '.join(self.targets)} = None"
        return (absent, f"if {self.condition}:", *(f"    {line}" for line in [*lines, computed]))

    @property
    def assigned(self) -> frozenset[str]:
        """The names of intermediate values of the formula."""
        return frozenset([line.partition(" = ")[0].strip() for line in (*self.before, *self.lets)])


def apply_body(
    gradients: Sequence[GradientBlock], joint: JointBlock | None, returned: str, outputs: str, *, chooses: bool
) -> tuple[str, ...]:
    """The lines of ``apply``: gradients that have no loop, those that a joint one computes, those with a loop.

    `outputs` is the statement that takes the gradients of several results apart, or empty, and `returned` the source of
    the tuple of all gradients. What every gradient reads is unpacked once, before them.
    """
    shared = _unpacked_by_all(gradients)
    gradients = [
        replace(gradient, unpack=tuple([line for line in gradient.unpack if line not in shared]))
        for gradient in gradients
    ]
    lines = [f"{WANTED} = {WANTED} or self.edges"] if chooses else []
    lines += [outputs] if outputs else []
    lines += shared
    if joint:
        lines += [line for gradient in gradients if not gradient.fused for line in gradient.source]
        lines += [line for line in joint.lines if line.strip() not in shared]
        gradients = [gradient for gradient in gradients if gradient.fused]
    lines += [line for gradient in gradients for line in gradient.source]
    beginning = f"{returned[1:-2]} = "
    if returned.endswith(",)") and lines[-1].startswith(beginning):
        return (*lines[:-1], f"return ({lines[-1].removeprefix(beginning)},)")
    return (*lines, f"return {returned}")


def _unpacked_by_all(gradients: Sequence[GradientBlock]) -> list[str]:
    """The statements that unpack what every one of several gradients reads, and none of them assigns to."""
    if len(gradients) < 2:
        return []
    assigned = frozenset().union(*[gradient.assigned for gradient in gradients])
    counts = Counter(line for gradient in gradients for line in gradient.unpack)
    return [
        line for line, count in counts.items() if count == len(gradients) and line.partition(" = ")[0] not in assigned
    ]
