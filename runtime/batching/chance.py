"""Random numbers within vmap: for every sample its own, the same for all, or an error, as `randomness` says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.batching.levels import ERROR, SAME, F, Level, active
from runtime.batching.plan import BatchPlan, is_at, sample, whole, wrapped
from runtime.batching.rules import Rule
from runtime.batching.tensor import BatchingError, RandomnessError, batched
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.tensor.keys import CPU

_SEEDED = "nondeterministic_seeded"


def draws(operator: Operator) -> bool:
    """Whether an operator, or one that it is composed of, draws random numbers."""
    return _SEEDED in operator.tags


def is_random(operator: Operator) -> bool:
    """Whether an operator draws by itself, and does not leave that to others."""
    return draws(operator) and "composite" not in operator.kernel


def by_chance(operator: Operator, *, elements: bool) -> Rule:
    """The rule of an operator that draws; with `elements` it draws for every element of its tensor."""
    plan = BatchPlan(operator)

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        levels = active()
        return _drawn(plan, None, list(arguments), levels if level in levels else (*levels, level), elements)

    return rule


def watching(operator: Operator, remaining_keys: int, *, elements: bool) -> Kernel:
    """The kernel of an operator that draws, without batched tensors, in a thread that is in vmap."""
    plan = BatchPlan(operator)

    def of_samples(*arguments: Any) -> Any:
        levels, kernel = active(), operator.lookup(remaining_keys)
        return _drawn(plan, kernel, list(arguments), levels, elements) if levels else kernel(*arguments)

    return of_samples


def _drawn(plan: BatchPlan, kernel: Kernel | None, values: list[Any], levels: Sequence[Level], elements: bool) -> Any:
    """What is drawn for every sample of `levels`, the outermost first."""
    if not levels:
        if kernel is None:
            kernel = plan.operator.lookup(keyset_of(values) or CPU)
        return kernel(*values)
    level, outer = levels[-1], levels[:-1]
    name = plan.operator.name
    if level.randomness == ERROR:
        msg = (
            f"vmap: {name} draws random numbers, and vmap was not told whether every sample has its own; call it with "
            "randomness='different', or with randomness='same' for the same numbers in all samples"
        )
        raise RandomnessError(msg)
    mixed = any(is_at(item, level) for item in plan.given(values))
    if level.randomness == SAME or level.looped:
        if mixed or (level.looped and level.randomness == SAME):
            msg = f"vmap: {name} cannot draw the same numbers for all samples, because it is given a batched tensor"
            raise RandomnessError(msg)
        return _drawn(plan, kernel, values, outer, elements)
    if plan.sizes or elements:
        values = plan.changed(values, lambda value: whole(value, level))
        for i in plan.sizes:
            values[i] = (level.size, *values[i])
        return wrapped(_drawn(plan, kernel, values, outer, elements), level)
    if not level.size:
        msg = f"vmap: there is no sample in the batch from which to see what {name} draws"
        raise BatchingError(msg)
    samples = [sample(argument, level) for argument in values]
    results = [
        _drawn(plan, kernel, [argument(i) if callable(argument) else argument for argument in samples], outer, elements)
        for i in range(level.size)
    ]
    return batched(F.stack(results), level)

