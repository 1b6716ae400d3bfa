"""Passes one after the other, in an order that constraints allow, until nothing changes."""

from __future__ import annotations

import functools
from collections.abc import Callable
from graphlib import CycleError, TopologicalSorter
from typing import Any

from runtime.capture.fx.passes.pass_base import PassResult
from runtime.errors import ArgumentError, ComputeError

__all__ = ["PassManager", "pass_result_wrapper", "this_before_that_pass_constraint"]
Pass = Callable[[Any], PassResult | None]
Constraint = Callable[[Any, Any], bool]


def pass_result_wrapper(fn: Callable[[Any], Any]) -> Pass:
    """A pass of a function that changes a module and gives it back, or gives nothing."""

    @functools.wraps(fn)
    def wrapped(gm: Any) -> PassResult | None:
        result = fn(gm)
        if result is None:
            return PassResult(gm, True)
        return result if isinstance(result, PassResult) else PassResult(result, True)

    return wrapped


def this_before_that_pass_constraint(this: Any, that: Any) -> Constraint:
    """A constraint: one pass comes before another."""

    def allows(first: Any, second: Any) -> bool:
        return first is not that or second is not this

    return allows


class PassManager:
    """Runs passes, `steps` times or until nothing changes.

    A constraint ``c(a, b)`` is true unless `a` may not come before `b`. With `run_checks_after_each_pass` the checks
    of :meth:`add_checks` run behind each pass, and with `suppress_check_failures` what they raise there is left out.
    """

    def __init__(
        self, passes: list[Pass] | None = None, constraints: list[Constraint] | None = None, steps: int | None = None,
        run_checks_after_each_pass: bool = False, suppress_check_failures: bool = False,
    ) -> None:  # fmt: skip
        self.passes, self.constraints, self.steps = list(passes or ()), list(constraints or ()), steps or 1
        self.run_checks_after_each_pass = run_checks_after_each_pass
        self.suppress_check_failures = suppress_check_failures
        self._validated = False
        self._checks: list[Callable[[Any], None]] = []

    def add_pass(self, _pass: Pass) -> None:
        """Run another pass behind the ones that there are."""
        self.passes.append(_pass)
        self._validated = False

    def add_constraint(self, constraint: Constraint) -> None:
        """Ask for another order."""
        self.constraints.append(constraint)
        self._validated = False

    def add_checks(self, check: Callable[[Any], None]) -> None:
        """Add a function that raises where a module is not as it should be."""
        if not callable(check):
            msg = f"add_checks(): a check is a function of a module, got {type(check).__name__}"
            raise ArgumentError(msg)
        self._checks.append(check)

    def validate_constraints(self) -> None:
        """RuntimeError unless the order is one that all constraints allow."""
        for position, first in enumerate(self.passes):
            for second in self.passes[position + 1 :]:
                if not all(constraint(first, second) for constraint in self.constraints):
                    msg = (
                        f"the pass {_name(first)} may not come before {_name(second)}: reorder the list, or call "
                        "solve_constraints()"
                    )
                    raise ComputeError(msg)
        self._validated = True

    def solve_constraints(self) -> None:
        """Put the passes into an order that all constraints allow. RuntimeError where there is none."""
        before = {
            index: {
                earlier for earlier, first in enumerate(self.passes)
                if earlier != index and not all(constraint(second, first) for constraint in self.constraints)
            }
            for index, second in enumerate(self.passes)
        }  # fmt: skip
        try:
            order = list(TopologicalSorter(before).static_order())
        except CycleError as error:
            cycle = " before ".join(_name(self.passes[index]) for index in error.args[1])
            msg = f"no order of the passes fits the constraints: {cycle}"
            raise ComputeError(msg) from None
        self.passes = [self.passes[index] for index in order]
        self._validated = True

    def check(self, module: Any) -> None:
        """Run the checks."""
        for check in self._checks:
            check(module)

    def __call__(self, module: Any) -> PassResult:
        """Run the passes on a module."""
        if not self._validated:
            self.solve_constraints()
        self.check(module)
        modified = False
        for _ in range(self.steps):
            module, changed = self._step(module)
            modified |= changed
            if not changed:
                break
        return PassResult(module, modified)

    def _step(self, module: Any) -> tuple[Any, bool]:
        changed = False
        for step in self.passes:
            result = step(module)
            if result is None:
                continue
            if not isinstance(result, PassResult):
                msg = (
                    f"the pass {_name(step)} gave a {type(result).__name__}: a pass gives a PassResult or None; "
                    "pass_result_wrapper makes one of a function"
                )
                raise ArgumentError(msg)
            module, changed = result.graph_module, changed or result.modified
            if self.run_checks_after_each_pass:
                self._check_behind(module, step)
        return module, changed

    def _check_behind(self, module: Any, step: Pass) -> None:
        try:
            self.check(module)
        except Exception as error:
            if not self.suppress_check_failures:
                error.add_note(f"behind the pass {_name(step)}")
                raise


def _name(step: Any) -> str:
    return getattr(step, "__name__", type(step).__name__)
