"""Decide which operators are linear: proven from their kernels, or declared by their entries."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from codegen.calculus.linear import Degree, degree_of
from codegen.language.kernels import DISCRETE, ReduceDefinition, ScanDefinition
from codegen.language.syntax import Program, names_in
from codegen.reading.entry import Entry
from codegen.reading.kernels import CompositeKernel, ElementwiseKernel


def is_linear(entry: Entry, arguments: Collection[str]) -> bool:
    """Whether an operator is linear in these arguments together: proven from its kernel, or said by its entry."""
    if isinstance(entry.kernel, ElementwiseKernel):
        linear = (_is_linear(case.program, arguments) for case in entry.kernel.cases)
        return not entry.kernel.reads and all(linear)
    if is_pure_view(entry):
        return True
    if isinstance(entry.kernel, (ReduceDefinition, ScanDefinition)) and _adds_up(entry.kernel, arguments):
        return True
    return set(arguments) <= set(entry.linear_in)


def _adds_up(kernel: ReduceDefinition | ScanDefinition, arguments: Collection[str]) -> bool:
    """Whether accumulators begin with 0 or do without the arguments, and all that leads to the result is linear."""
    passes = kernel.passes if isinstance(kernel, ReduceDefinition) else (kernel.one_pass,)
    moving = set(arguments)
    for one_pass in passes:
        if one_pass.lets or any(item.type in DISCRETE for item in one_pass.accumulators):
            return False
        for _ in one_pass.accumulators:  # what reads what moves does so itself
            moving |= {
                item.name for item in one_pass.accumulators for line in item.step.body if names_in(line) & moving
            }
        sums = [item for item in one_pass.accumulators if item.name in moving]
        if not all(degree_of(item.init, moving) is Degree.ZERO and _is_linear(item.step, moving) for item in sums):
            return False
    ends = (kernel.finish, kernel.each) if isinstance(kernel, ReduceDefinition) else (kernel.each, kernel.final)
    return all(_is_linear(end, moving) for end in ends if end is not None)


def _is_linear(program: Program, names: Collection[str]) -> bool:
    return degree_of(program, names) in (Degree.LINEAR, Degree.ZERO)


def is_pure_view(entry: Entry) -> bool:
    """Whether the result, or a list of results, is a view in every case: a choice of elements, which is linear."""
    return entry.schema.is_view and not isinstance(entry.kernel, CompositeKernel)


Question = tuple[str, tuple[Degree, ...]]  # an operator, and the degrees of its operands


class Linearity:
    """How the result of an operator depends on its operands, by the base name under which a formula calls it.

    `answers` are those of a run before, for operators that are as they were; later they hold what was asked as well.
    `missed` are operators that were asked for and whose kernels are not at hand.
    """

    def __init__(self, entries: Iterable[Entry], answers: Mapping[Question, Degree] | None = None) -> None:
        self.answers = dict(answers or {})
        self.missed: set[str] = set()
        self.by_base: dict[str, list[Entry]] = {}
        for entry in entries:
            self.by_base.setdefault(entry.schema.name.base, []).append(entry)

    def __call__(self, name: str, parts: Sequence[Degree]) -> Degree:
        """The degree of a call whose operands have the degrees `parts`, if all overloads that it may mean agree."""
        if Degree.UNKNOWN in parts:
            return Degree.UNKNOWN
        question = name, tuple(parts)
        if question not in self.answers:
            self.answers[question] = self._answer(name, parts)
        return self.answers[question]

    def _answer(self, name: str, parts: Sequence[Degree]) -> Degree:
        meant = [entry for entry in self.by_base.get(name, ()) if len(entry.schema.positional) >= len(parts)]
        if any(entry.kernel is None for entry in meant):
            self.missed.add(name)
        degrees = {_degree_of_call(entry, parts) for entry in meant}
        return degrees.pop() if len(degrees) == 1 else Degree.UNKNOWN


def _degree_of_call(entry: Entry, parts: Sequence[Degree]) -> Degree:
    """That of one overload: linear or not where that is known."""
    arguments = list(zip(entry.schema.positional, parts, strict=False))
    moving = [argument.name for argument, part in arguments if part in (Degree.LINEAR, Degree.OTHER)]
    if is_linear(entry, moving):
        return Degree.OTHER if Degree.OTHER in parts else Degree.LINEAR
    if Degree.OTHER in parts:
        return Degree.UNKNOWN
    kernel = entry.kernel
    if isinstance(kernel, ReduceDefinition):
        return Degree.OTHER if _mixes(kernel, moving) else Degree.UNKNOWN
    if not isinstance(kernel, ElementwiseKernel) or kernel.reads or kernel.writes:
        return Degree.UNKNOWN
    degrees = {degree_of(case.program, moving) for case in kernel.cases}
    return Degree.OTHER if degrees <= {Degree.OTHER, Degree.CONSTANT} else Degree.UNKNOWN


def _mixes(kernel: ReduceDefinition, moving: Sequence[str]) -> bool:
    """Whether an accumulator of numbers enters elements in another way than by adding them up, as the largest does."""
    return any(
        degree_of(accumulator.step, [accumulator.name, *moving]) is Degree.OTHER
        for one_pass in kernel.passes for accumulator in one_pass.accumulators if not one_pass.lets
    )
