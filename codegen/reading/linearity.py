"""Which operators are linear, and which are not: proven from their kernels, or said by their entries."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from codegen.calculus.linear import Degree, degree_of
from codegen.language.kernels import ReduceKernel
from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel


def is_linear(entry: Entry, arguments: Collection[str]) -> bool:
    """Whether an operator is linear in these arguments together: proven from its kernel, or said by its entry."""
    if isinstance(entry.kernel, ElementwiseKernel):
        linear = (degree_of(case.program, arguments) in (Degree.LINEAR, Degree.ZERO) for case in entry.kernel.cases)
        return not entry.kernel.reads and all(linear)
    if is_pure_view(entry):
        return True
    return set(arguments) <= set(entry.linear_in)


def is_pure_view(entry: Entry) -> bool:
    """Whether the result, or a list of results, is a view in every case: a choice of elements, which is linear."""
    return entry.schema.is_view and not isinstance(entry.kernel, CompositeKernel)


class Linearity:
    """How the result of an operator depends on its operands, by the base name under which a formula calls it.

    `missed` are elementwise operators that were asked for and whose kernels are not at hand.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.missed: set[str] = set()
        self.by_base: dict[str, list[Entry]] = {}
        for entry in entries:
            self.by_base.setdefault(entry.schema.name.base, []).append(entry)

    def __call__(self, name: str, parts: Sequence[Degree]) -> Degree:
        """The degree of a call whose operands have the degrees `parts`, if all overloads that it may mean agree."""
        if Degree.UNKNOWN in parts:
            return Degree.UNKNOWN
        meant = [entry for entry in self.by_base.get(name, ()) if len(entry.schema.positional) >= len(parts)]
        if any(entry.kernel is None and "pointwise" in entry.tags for entry in meant):
            self.missed.add(name)
        found = {_degree_of_call(entry, parts) for entry in meant}
        return found.pop() if len(found) == 1 else Degree.UNKNOWN


def _degree_of_call(entry: Entry, parts: Sequence[Degree]) -> Degree:
    """That of one overload: linear or not where that is known."""
    given = list(zip(entry.schema.positional, parts, strict=False))
    moving = [argument.name for argument, part in given if part in (Degree.LINEAR, Degree.OTHER)]
    if is_linear(entry, moving):
        return Degree.OTHER if Degree.OTHER in parts else Degree.LINEAR
    if Degree.OTHER in parts:
        return Degree.UNKNOWN
    kernel = entry.kernel
    if isinstance(kernel, ReduceKernel):
        return Degree.OTHER if _mixes(kernel, moving) else Degree.UNKNOWN
    if not isinstance(kernel, ElementwiseKernel) or kernel.reads or kernel.writes:
        return Degree.UNKNOWN
    degrees = {degree_of(case.program, moving) for case in kernel.cases}
    return Degree.OTHER if degrees <= {Degree.OTHER, Degree.CONSTANT} else Degree.UNKNOWN


def _mixes(kernel: ReduceKernel, moving: Sequence[str]) -> bool:
    """Whether an accumulator of numbers enters elements in another way than by adding them up, as the largest does."""
    return any(
        degree_of(accumulator.step, [accumulator.name, *moving]) is Degree.OTHER
        for one_pass in kernel.passes for accumulator in one_pass.accumulators if not one_pass.lets
    )
