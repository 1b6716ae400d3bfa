"""The fallback for operators without a batching rule: a loop over the samples, with one warning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime import callers
from runtime.batching.levels import F, Level
from runtime.batching.plan import BatchPlan, sample
from runtime.batching.rules import Rule, call
from runtime.batching.tensor import BatchingError, batched
from runtime.tensor import Tensor


def sample_by_sample(plan: BatchPlan) -> Rule:
    """The rule of an operator about which nothing is known."""

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        name = plan.operator.name
        if not level.size and not plan.written:
            msg = f"vmap: {name} has no batching rule, and there is no sample in the batch from which to see its result"
            raise BatchingError(msg)
        callers.warn_once(
            f"vmap: {name} has no batching rule here and is computed sample by sample, which is slow; an entry gets "
            "one by `batch:` in its YAML"
        )
        samples = [sample(argument, level) for argument in arguments]
        with level.one_by_one():
            results = [
                call(plan.operator, [element(i) if callable(element) else element for element in samples])
                for i in range(level.size)
            ]
        if plan.written:
            return arguments[plan.written[0]]
        return _joined(name, results, level)

    return rule


def _joined(name: str, results: list[Any], level: Level) -> Any:
    """The results of all samples as one."""
    first = results[0]
    if isinstance(first, Tensor):
        if any(result._sizes != first._sizes for result in results):
            msg = f"vmap: the shape of what {name} gives depends on values, so that samples do not fit into one batch"
            raise BatchingError(msg)
        return batched(F.stack(results), level)
    if isinstance(first, (tuple, list)) and all(len(result) == len(first) for result in results):
        items = [_joined(name, list(part), level) for part in zip(*results, strict=True)]
        return type(first)(*items) if hasattr(first, "_fields") else type(first)(items)
    msg = f"vmap: {name} gives {type(first).__name__}, which depends on values: every sample of the batch has its own"
    raise BatchingError(msg)
