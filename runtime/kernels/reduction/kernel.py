"""What generated files hold of a reduction or a scan: small functions, and how they belong together.

A function is given what its parameters name; :mod:`runtime.kernels.reduction.loops.passes` says what there is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Function = Callable[..., Any]
# A step that calls nothing slower than these is cheap: reading and writing accumulators would take as long.
_CHEAP = frozenset({"T", "abs", "fmax", "fmin", "isinf", "isnan", "larger", "number", "smaller"})
DROP, KEEP, EACH = range(3)  # what becomes of the reduced dimensions: they go, have size 1, stay as they are


def _no_combine() -> None:
    """In place of `combine`, for a scan."""


@dataclass(frozen=True, eq=False)
class Pass:
    """One walk over the elements.

    `accumulators` are what it carries along: by name ``compute`` (the dtype that is computed in), ``wide`` (one that
    has room for sums of many elements), ``int64`` or ``bool``. `start`, `step` and `combine` give all of them.
    A scan needs no `combine`.
    """

    accumulators: dict[str, str]
    start: Function
    step: Function
    combine: Function = _no_combine

    @property
    def cheap(self) -> bool:
        """Whether its step is."""
        return set(self.step.__code__.co_names) <= _CHEAP


@dataclass(frozen=True, eq=False)
class ReduceKernel:
    """A reduction: passes, then `finish`, which gives an element of every output, or `each`, one for every element.

    `tensors` are the names of operands beside the first one, which broadcast with it. `common` is what the steps of the
    last pass and `each` have in common, of one element, which both know by this name.
    """

    name: str
    passes: tuple[Pass, ...]
    finish: Function | None = None
    each: Function | None = None
    common: Function | None = None
    tensors: tuple[str, ...] = ()
    scalars: tuple[str, ...] = ()

    @property
    def end(self) -> Function:
        """What is made of the accumulators in the end."""
        end = self.finish or self.each
        assert end is not None
        return end

    @property
    def functions(self) -> list[Function]:
        """All its functions."""
        parts = [function for each in self.passes for function in (each.start, each.step, each.combine)]
        return [*parts, self.end, *([] if self.common is None else [self.common])]

    @property
    def ordered(self) -> bool:
        """Whether a step asks where its element lies."""
        return any("index" in pass_.step.__code__.co_varnames for pass_ in self.passes)

    @property
    def folds(self) -> bool:
        """Whether short contiguous lines are entered whole, many at a time: elsewhere that is not the larger part."""
        pass_ = self.passes[0]
        return len(self.passes) == len(pass_.accumulators) == 1 and pass_.cheap and self.finish is not None

    @property
    def facts(self) -> object:
        """What a loop depends on besides the code of its functions."""
        return (
            [[*pass_.accumulators.items()] for pass_ in self.passes],
            self.tensors,
            self.scalars,
            self.each is not None,
        )


@dataclass(frozen=True, eq=False)
class ScanKernel:
    """A scan: one pass along a dimension, and `each`, which gives an element of every output.

    `tensors` are the names of operands beside the scanned one, read at the same element; `reverse` walks from the back.
    """

    name: str
    passes: tuple[Pass]
    each: Function
    tensors: tuple[str, ...] = ()
    scalars: tuple[str, ...] = ()
    reverse: bool = False
    folds = False

    @property
    def ordered(self) -> bool:
        """Where a reduction says whether it uses indices, a scan says whether it walks from the back."""
        return self.reverse

    @property
    def facts(self) -> object:
        """What a loop depends on besides the code of its functions."""
        return [*self.passes[0].accumulators.items()], self.scalars, self.tensors
