"""Reductions and scans as small functions: passes over the elements, and results of their accumulators.

The expressions are trees that were checked before; numbers in them are already cast (``T(0.5)``).
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from codegen.language.trees import walk
from codegen.model.layout import quoted, source_lines, tuple_source

AccumulatorType = Literal["compute", "wide", "int64", "bool"]


@dataclass(frozen=True, eq=False)
class KernelFunction:
    """A function of a generated file of kernels: parameters, statements ``name = value``, and what it returns."""

    name: str
    parameters: tuple[str, ...]
    lets: tuple[ast.stmt, ...]
    results: tuple[ast.expr, ...]
    doc: str = ""
    phases: tuple[PhaseFunction, ...] = ()  # what it is computed by, where it has loops

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Its body as source."""
        lets = (line for statement in self.lets for line in source_lines(statement))
        return (*lets, f"return {', '.join(line for result in self.results for line in source_lines(result))}")

    def says(self, other: KernelFunction) -> bool:
        """Whether another function is written as this one is."""
        return self is other or (self.name, self.parameters, self.lines, self.doc) == (
            other.name, other.parameters, other.lines, other.doc
        )  # fmt: skip


@dataclass(frozen=True, eq=False)
class PhaseFunction:
    """One part of a kernel with loops: what a `runtime.kernels.elementwise.phases.Phase` is made of.

    A function that `is_shared` is written with the kernel of an earlier operator.
    """

    function: KernelFunction
    reads: tuple[str, ...]
    writes: tuple[str, ...]
    limit: int = 0
    bounds: KernelFunction | None = None
    is_shared: bool = False

    @property
    def arguments(self) -> str:
        """What stands behind the function."""
        options = {
            "reads": tuple_source(map(quoted, self.reads)) if self.reads else "",
            "writes": tuple_source(map(quoted, self.writes)) if self.writes else "",
            "limit": str(self.limit or ""), "bounds": self.bounds.name if self.bounds else "",
        }
        return "".join(f", {name}={value}" for name, value in options.items() if value)


def kernel_function(
    name: str, parameters: Sequence[str], lets: Sequence[ast.stmt], results: Sequence[ast.expr]
) -> KernelFunction:
    """The function of these results, with a parameter for each name that it reads of those `known`."""
    used = {node.id for tree in (*lets, *results) for node in walk(tree) if isinstance(node, ast.Name)}
    return KernelFunction(
        name, tuple(parameter for parameter in parameters if parameter in used), tuple(lets), tuple(results)
    )


@dataclass(frozen=True)
class LoopAccumulator:
    """One value that a pass carries from element to element.

    `combine` must not depend on which of two halves came first (it may compare indices), and combining with `init`
    must change nothing: elements are dealt out to lanes and blocks. A scan has none. `step_lets` and `combine_lets`
    are statements that stand before the two expressions.
    """

    name: str
    init: ast.expr
    step: ast.expr
    combine: ast.expr | None = None
    type: AccumulatorType = "compute"
    step_lets: tuple[ast.stmt, ...] = ()
    combine_lets: tuple[ast.stmt, ...] = ()


@dataclass(frozen=True)
class LoopPass:
    """One walk over the elements; its steps may use the finished accumulators of earlier passes.

    `lets` are statements before the steps. All steps read the accumulators as they were before the element.
    """

    accumulators: tuple[LoopAccumulator, ...]
    lets: tuple[ast.stmt, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The accumulators."""
        return tuple(accumulator.name for accumulator in self.accumulators)

    def start(self, name: str, parameters: Sequence[str]) -> KernelFunction:
        """The function of what the accumulators begin with."""
        return kernel_function(name, parameters, (), [accumulator.init for accumulator in self.accumulators])

    def step(self, name: str, parameters: Sequence[str], tensors: Sequence[str] = ()) -> KernelFunction:
        """The function of the accumulators after an element, beside which lie those of other `tensors`."""
        parts = [(accumulator.name, accumulator.step_lets, accumulator.step) for accumulator in self.accumulators]
        return kernel_function(name, (*parameters, *self.names, "self", *tensors, "index"), *_in_turn(self.lets, parts))

    def combine(self, name: str, parameters: Sequence[str]) -> KernelFunction:
        """The function of the accumulators of two halves together."""
        parts = [(item.name, item.combine_lets, item.combine) for item in self.accumulators if item.combine is not None]
        other_names = [f"{accumulator}_other" for accumulator in self.names]
        return kernel_function(name, (*parameters, *self.names, *other_names), *_in_turn((), parts))


def _in_turn(
    lets: Sequence[ast.stmt], parts: Sequence[tuple[str, tuple[ast.stmt, ...], ast.expr]]
) -> tuple[list[ast.stmt], list[ast.expr]]:
    """Statements and results. Intermediate names of one accumulator may be those of another: results then get names."""
    if len(parts) == 1 or not any(before for _, before, _ in parts):
        return [*lets, *(line for _, before, _ in parts for line in before)], [value for _, _, value in parts]
    lines = [*lets]
    for name, before, value in parts:
        lines += [*before, ast.Assign([ast.Name(f"{name}_next", ast.Store())], value)]
    return lines, [ast.Name(f"{name}_next", ast.Load()) for name, _, _ in parts]


@dataclass(frozen=True)
class ReduceLoop:
    """One reduction. Either `finish` (an expression an output) or `each` (an output of the input's shape).

    `end_lets` are statements that stand before these; `tensors` are the operands beside the first one. `common` is what
    the steps of the last pass and `each` call by this name.
    """

    name: str
    passes: tuple[LoopPass, ...]
    finish: tuple[ast.expr, ...] = ()
    each: ast.expr | None = None
    scalars: tuple[str, ...] = ()
    end_lets: tuple[ast.stmt, ...] = ()
    tensors: tuple[str, ...] = ()
    common: ast.expr | None = None
    kind = "ReduceKernel"

    def __post_init__(self) -> None:
        if bool(self.finish) == (self.each is not None):
            msg = f"{self.name}: a reduction needs either finish or each"
            raise ValueError(msg)

    @property
    def end(self) -> str:
        """Which of the two it has."""
        return "each" if self.each is not None else "finish"

    @property
    def ways(self) -> tuple[PassFunctions, ...]:
        """The functions of every pass, which may name the accumulators of those before it."""
        result: list[PassFunctions] = []
        parameters = ["T", "count", *self.scalars]
        for number, one_pass in enumerate(self.passes):
            suffix = f"_{number}" if len(self.passes) > 1 else ""
            functions = (
                one_pass.start(f"{self.name}_start{suffix}", parameters),
                one_pass.step(f"{self.name}_step{suffix}", parameters, (*self.tensors, "common")),
                one_pass.combine(f"{self.name}_combine{suffix}", parameters),
            )
            result.append(PassFunctions(_types(one_pass), functions))
            parameters += one_pass.names
        return tuple(result)

    @property
    def functions(self) -> tuple[KernelFunction, ...]:
        """All functions, in order."""
        parameters = ["T", "count", *self.scalars, *(name for pass_ in self.passes for name in pass_.names)]
        results = self.finish if self.each is None else (self.each,)
        parameters += ["self", *self.tensors] if self.each is not None else []
        end = kernel_function(f"{self.name}_{self.end}", [*parameters, "common"], self.end_lets, results)
        common = () if self.common is None else (kernel_function(f"{self.name}_common", parameters, (), [self.common]),)
        return (*(function for way in self.ways for function in way.functions), end, *common)

    @property
    def facts(self) -> tuple[str, ...]:
        """What the record that joins the functions says besides passes."""
        tensors = (f"tensors={tuple_source(map(quoted, self.tensors))}",) if self.tensors else ()
        scalars = (f"scalars={tuple_source(map(quoted, self.scalars))}",) if self.scalars else ()
        common = () if self.common is None else (f"common={self.name}_common",)
        return (f"{self.end}={self.name}_{self.end}", *common, *tensors, *scalars)


@dataclass(frozen=True)
class ScanLoop:
    """One scan: what is carried along a line, and `each`, an expression an output.

    `tensors` are the operands beside the scanned one, read at the same element.
    """

    name: str
    one_pass: LoopPass
    each: tuple[ast.expr, ...]
    each_lets: tuple[ast.stmt, ...] = ()
    tensors: tuple[str, ...] = ()
    scalars: tuple[str, ...] = ()
    reverse: bool = False
    kind = "ScanKernel"

    @property
    def ways(self) -> tuple[PassFunctions, ...]:
        """The functions of its one pass."""
        parameters = ("T", "count", *self.scalars, *self.tensors)
        functions = (
            self.one_pass.start(f"{self.name}_start", parameters),
            self.one_pass.step(f"{self.name}_step", parameters),
        )
        return (PassFunctions(_types(self.one_pass), functions),)

    @property
    def functions(self) -> tuple[KernelFunction, ...]:
        """All functions, in order."""
        parameters = ("T", "count", *self.scalars, *self.tensors, *self.one_pass.names, "self", "index")
        return (*self.ways[0].functions, kernel_function(f"{self.name}_each", parameters, self.each_lets, self.each))

    @property
    def facts(self) -> tuple[str, ...]:
        """What the record that joins the functions says besides the pass."""
        tensors = (f"tensors={tuple_source(map(quoted, self.tensors))}",) if self.tensors else ()
        scalars = (f"scalars={tuple_source(map(quoted, self.scalars))}",) if self.scalars else ()
        return (f"each={self.name}_each", *tensors, *scalars, *(("reverse=True",) if self.reverse else ()))


@dataclass(frozen=True)
class PassFunctions:
    """The accumulators of a pass, as source of a dict from names to types, and its functions."""

    accumulators: str
    functions: tuple[KernelFunction, ...]


def _types(pass_: LoopPass) -> str:
    return "{" + ", ".join(f'"{each.name}": "{each.type}"' for each in pass_.accumulators) + "}"
