"""Rules for batches that a program writes: the ``vmap`` of a Function, and ``library.register_vmap``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from runtime.batching.levels import F, Level
from runtime.batching.plan import BatchPlan, is_at
from runtime.batching.rules import Rule
from runtime.batching.tensor import BatchedTensor, batched
from runtime.dispatch import schemas
from runtime.dispatch.operator import Operator
from runtime.errors import ComputeError
from runtime.guards import grad_enabled
from runtime.tensor import Tensor
from runtime.tensor.keys import AUTOGRAD


class VmapInfo(NamedTuple):
    """What a rule gets of the batch."""

    batch_size: int
    randomness: str


def by_vmap_of_program(
    function: Callable[..., Any], level: Level, args: Sequence[Any], named: dict[str, Any] | None = None
) -> Any:
    """What ``function(info, in_dims, *args)`` gives of the tensors that hold all samples; lists have lists of dims."""
    in_dims = tuple([_dims(argument, level) for argument in args])
    values = [_whole(argument, level) for argument in args]
    more = {name: _whole(value, level) for name, value in (named or {}).items()}
    pair = function(VmapInfo(level.size, level.randomness), in_dims, *values, **more)
    if not isinstance(pair, tuple) or len(pair) != 2:
        msg = f"{getattr(function, '__qualname__', 'vmap')}(): expected a pair, the outputs and their out_dims"
        raise ComputeError(msg)
    outputs, dims = pair
    is_sequence = isinstance(outputs, (tuple, list))
    each = list(outputs) if is_sequence else [outputs]
    out_dims = list(dims) if isinstance(dims, (tuple, list)) else [dims] * len(each)
    results = [
        item if dim is None else batched(F.movedim(item, dim, 0), level)
        for item, dim in zip(each, out_dims, strict=True)
    ]
    return (results if isinstance(outputs, list) else tuple(results)) if is_sequence else results[0]


def _dims(argument: Any, level: Level) -> Any:
    if isinstance(argument, (tuple, list)) and any(isinstance(item, Tensor) for item in argument):
        return type(argument)([_dims(item, level) for item in argument])
    return 0 if isinstance(argument, Tensor) and is_at(argument, level) else None


def _whole(argument: Any, level: Level) -> Any:
    if type(argument) in (tuple, list):
        return type(argument)([_whole(item, level) for item in argument])
    return argument._value if isinstance(argument, Tensor) and is_at(argument, level) else argument  # type: ignore[attr-defined]


def by_registered_vmap(operator: Operator, function: Callable[..., Any]) -> Callable[[Level, Sequence[Any]], Any]:
    """The rule of an operator for which a program registered one."""
    arguments = schemas.arguments_of(operator.schema)
    first = sum(not argument.keyword_only for argument in arguments)
    names = [argument.name for argument in arguments[first:]]
    lists = [argument.type.rstrip("?").endswith("]") for argument in arguments]

    def rule(level: Level, values: Sequence[Any]) -> Any:
        results = [list(value) if is_list and value is not None else value
                 for value, is_list in zip(values, lists, strict=True)]  # fmt: skip
        return by_vmap_of_program(function, level, results[:first], dict(zip(names, results[first:], strict=True)))

    return rule


def by_formula(plan: BatchPlan, by_parts: Rule, by_samples: Rule) -> Rule:
    """The rule of an operator with a formula of a program: by its body, whose calls are not recorded, or by samples.

    A call that is recorded is that of the operator itself for every sample, so that the formula gives its gradient.
    """

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        is_recorded = grad_enabled() and any(map(_requires_grad, plan.given(arguments)))
        return (by_samples if is_recorded else by_parts)(level, arguments)

    return rule


def _requires_grad(tensor: Tensor) -> bool:
    """Whether a tensor, or what it has the samples of, has a gradient."""
    while isinstance(tensor, BatchedTensor):
        tensor = tensor._value
    return bool(tensor._keys & AUTOGRAD)
