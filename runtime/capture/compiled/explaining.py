"""``_dynamo.explain``: what was recorded of a function, as data and as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from runtime.capture.compiled.functions import CompiledFunction, OptimizedModule
from runtime.capture.compiled.paths import CallStep, PathStep, ReadStep


@dataclass(frozen=True)
class ExplainOutput:
    """What was recorded: paths are separate programs, and segments of them end where elements are read.

    `out_guards` are the facts that a call is compared with, `recompile_reasons` say why calls fitted no entry, and
    `break_reasons` where segments end; `eager_reason` says why the function runs as Python, "" where it does not.
    """

    graph_count: int
    graph_break_count: int
    op_count: int
    break_reasons: list[str]
    ops_per_graph: list[list[str]]
    out_guards: list[str]
    recompile_reasons: list[str]
    eager_reason: str

    def __str__(self) -> str:
        lines = [
            f"Segments: {self.graph_count}", f"Breaks: {self.graph_break_count}", f"Operators: {self.op_count}",
            *(f"Break: {reason}" for reason in self.break_reasons),
            *(f"Recorded again: {reason}" for reason in self.recompile_reasons),
            *([f"Runs as Python: {self.eager_reason}"] if self.eager_reason else []),
            f"Guards: {len(self.out_guards)}", *(f"  {guard}" for guard in self.out_guards),
        ]  # fmt: skip
        return "\n".join(lines)


def explain(function: Callable[..., Any], *extra_args: Any, **extra_kwargs: Any) -> Any:
    """``explain(f)(*args)`` calls a function, compiled or not, and says what was recorded so far."""
    compiled: Any = function._compiled if isinstance(function, OptimizedModule) else function
    if not isinstance(compiled, CompiledFunction):
        compiled = CompiledFunction(function)

    def explained(*args: Any, **kwargs: Any) -> ExplainOutput:
        compiled(*args, **kwargs)
        return _report(compiled)

    return explained(*extra_args, **extra_kwargs) if extra_args or extra_kwargs else explained


def _report(compiled: CompiledFunction) -> ExplainOutput:
    segments: list[list[str]] = []
    reasons: list[str] = []
    for entry in compiled.entries:
        segments.append([])
        for step in _steps(entry.first):
            if isinstance(step, ReadStep):
                reasons.append(f"{step.source}: {step}")
                segments.extend([] for _ in step.outcomes)
            elif isinstance(step, CallStep):
                segments[-1].append(step.operator.name)
    return ExplainOutput(
        len(segments), len(reasons), sum(map(len, segments)), reasons, segments,
        [f"{path}: {fact!r}" for entry in compiled.entries for path, fact in entry.facts],
        list(compiled.misses), compiled.reason,
    )  # fmt: skip


def _steps(first: PathStep | None) -> Iterator[PathStep]:
    """All steps of a tree, each before those that follow."""
    waiting = [first] if first is not None else []
    while waiting:
        step = waiting.pop()
        yield step
        waiting.extend(reversed(step.outcomes.values()))
