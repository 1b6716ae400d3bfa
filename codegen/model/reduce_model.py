"""What the reduction template is given: passes over the elements, and what is made of their accumulators.

The expressions are Python source that was checked before; numbers in them are already cast (``T(0.5)``).
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from codegen.language.trees import walk

AccumulatorType = Literal["compute", "wide", "int64", "bool"]

# A step that calls nothing slower than these is so cheap that reading and writing its accumulators would dominate.
CHEAP_CALLS = frozenset({"T", "abs", "fmax", "fmin", "isinf", "isnan", "larger", "number", "smaller"})
UNROLLED_ROWS = 4


def names_in(expression: str) -> frozenset[str]:
    """The names an expression or a statement mentions."""
    return frozenset(node.id for node in walk(ast.parse(expression)) if isinstance(node, ast.Name))


def calls_in(expression: str) -> frozenset[str]:
    """The names of the functions an expression or a statement calls."""
    calls = (node.func for node in walk(ast.parse(expression)) if isinstance(node, ast.Call))
    return frozenset(call.id for call in calls if isinstance(call, ast.Name))


@dataclass(frozen=True)
class Accumulator:
    """One value that a pass carries from element to element.

    `combine` must not depend on which of two halves came first (it may compare indices), and combining with `init`
    must change nothing: elements are dealt out to lanes and blocks. A scan has none. `step_lets` and `combine_lets`
    are statements that stand before the two expressions.
    """

    name: str
    init: str
    step: str
    combine: str = ""
    type: AccumulatorType = "compute"
    step_lets: tuple[str, ...] = ()
    combine_lets: tuple[str, ...] = ()

    @property
    def slots(self) -> str:
        """The variable of the loop that points to this accumulator's values."""
        return f"{self.name}_slots"

    @property
    def lanes(self) -> str:
        """The variable that points to the values of one output's lanes."""
        return f"{self.name}_lanes"

    @property
    def step_texts(self) -> tuple[str, ...]:
        """All source that enters one element."""
        return (*self.step_lets, self.step)

    @property
    def texts(self) -> tuple[str, ...]:
        """All source of the accumulator."""
        return (self.init, *self.step_texts, *self.combine_lets, *([self.combine] if self.combine else []))


@dataclass(frozen=True)
class Pass:
    """One walk over the elements; its steps may use the finished accumulators of earlier passes.

    `lets` are statements before the steps. All steps read the accumulators as they were before the element.
    """

    accumulators: tuple[Accumulator, ...]
    lets: tuple[str, ...] = ()

    @property
    def step_texts(self) -> tuple[str, ...]:
        """All source that enters one element."""
        return (*self.lets, *(text for one in self.accumulators for text in one.step_texts))

    @property
    def plain(self) -> bool:
        """Whether no step has intermediate names."""
        return not any(one.step_lets for one in self.accumulators)

    @property
    def uses_index(self) -> bool:
        """Whether a step asks where its element lies."""
        return any("index" in names_in(text) for text in self.step_texts)

    @property
    def rows_at_once(self) -> int:
        """How many rows are entered between reading and writing the accumulators."""
        called = frozenset().union(*(calls_in(text) for text in self.step_texts))
        return UNROLLED_ROWS if called <= CHEAP_CALLS and len(self.accumulators) == 1 else 1


@dataclass(frozen=True)
class ReduceLoop:
    """One generated loop. Either `finish` (an expression an output) or `each` (an output of the input's shape).

    `end_lets` are statements that stand before these.
    """

    name: str
    doc: str
    passes: tuple[Pass, ...]
    finish: tuple[str, ...] = ()
    each: str | None = None
    scalars: tuple[str, ...] = ()
    end_lets: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if bool(self.finish) == (self.each is not None):
            msg = f"{self.name}: a reduction needs either finish or each"
            raise ValueError(msg)

    @cached_property
    def accumulators(self) -> tuple[Accumulator, ...]:
        """Those of all passes, in the order in which they lie in memory."""
        return tuple(one for each_pass in self.passes for one in each_pass.accumulators)

    @property
    def layout(self) -> tuple[tuple[tuple[AccumulatorType, ...], ...], bool, bool]:
        """The entry of the generated module's ``LAYOUTS``: accumulator types by pass, index used, each-form."""
        types = tuple(tuple(one.type for one in each_pass.accumulators) for each_pass in self.passes)
        return types, any(one.uses_index for one in self.passes), self.each is not None

    @property
    def ways_in(self) -> tuple[tuple[Pass, tuple[Accumulator, ...]], ...]:
        """Every pass with the accumulators of earlier passes that its steps mention."""
        found = []
        for number, each_pass in enumerate(self.passes):
            earlier = tuple(one for before in self.passes[:number] for one in before.accumulators)
            found.append((each_pass, self.mentioned(earlier, *each_pass.step_texts)))
        return tuple(found)

    @property
    def finish_uses(self) -> tuple[Accumulator, ...]:
        """The accumulators that the outputs mention."""
        return self.mentioned(self.accumulators, *self.end_lets, *self.finish)

    @property
    def each_uses(self) -> tuple[Accumulator, ...]:
        """The accumulators that the each-expression mentions."""
        return self.mentioned(self.accumulators, *self.end_lets, self.each or "0")

    @property
    def used_scalars(self) -> tuple[tuple[int, str], ...]:
        """Positions and names of the scalar arguments that any expression mentions."""
        texts = [text for one in self.accumulators for text in one.texts]
        texts += [text for each_pass in self.passes for text in each_pass.lets]
        used = frozenset().union(*(names_in(text) for text in (*texts, *self.end_lets, *self.finish, self.each or "0")))
        return tuple((position, name) for position, name in enumerate(self.scalars) if name in used)

    @staticmethod
    def mentioned(accumulators: tuple[Accumulator, ...], *expressions: str) -> tuple[Accumulator, ...]:
        """Those of `accumulators` that an expression names."""
        used = frozenset().union(*(names_in(expression) for expression in expressions))
        return tuple(one for one in accumulators if one.name in used)


@dataclass(frozen=True)
class ScanLoop:
    """One generated loop of a scan: what is carried along a line, and `each`, an expression an output.

    `tensors` are the operands beside the scanned one, read at the same element.
    """

    name: str
    doc: str
    one_pass: Pass
    each: tuple[str, ...]
    each_lets: tuple[str, ...] = ()
    tensors: tuple[str, ...] = ()
    scalars: tuple[str, ...] = ()
    reverse: bool = False

    @property
    def accumulators(self) -> tuple[Accumulator, ...]:
        """What is carried along."""
        return self.one_pass.accumulators

    @property
    def layout(self) -> tuple[tuple[tuple[AccumulatorType, ...], ...], bool, bool]:
        """The entry of the generated module's ``LAYOUTS``: accumulator types, from the back, an output an element."""
        return (tuple(one.type for one in self.accumulators),), self.reverse, True

    @property
    def texts(self) -> tuple[str, ...]:
        """All source of the loop's expressions."""
        inits = (one.init for one in self.accumulators)
        return (*inits, *self.one_pass.step_texts, *self.each_lets, *self.each)

    @property
    def uses_index(self) -> bool:
        """Whether an expression asks where its element lies."""
        return any("index" in names_in(text) for text in self.texts)

    @property
    def used_scalars(self) -> tuple[tuple[int, str], ...]:
        """Positions and names of the scalar arguments that any expression mentions."""
        used = frozenset().union(*(names_in(text) for text in self.texts))
        return tuple((position, name) for position, name in enumerate(self.scalars) if name in used)
