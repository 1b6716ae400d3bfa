"""Selective checkpoints: which results of a part that is computed again by backward are kept after all.

:func:`create_selective_checkpoint_contexts` gives the two contexts of ``checkpoint(context_fn=...)``. Both are modes
that have every operator's call below autograd. The first one asks for each call what becomes of its result, and keeps
some; the second one, when the part is computed again, gives what was kept in the place of the call.
"""

from __future__ import annotations

import enum
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Self

from runtime.autograd import operations
from runtime.autograd.saved import version_of
from runtime.autograd.trees import mapped, tree_map_only
from runtime.dispatch.ops import OpOverload, OpOverloadPacket, aten
from runtime.dispatch.python_dispatch import TorchDispatchMode
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor

__all__ = [
    "SAC_IGNORED_OPS", "CheckpointPolicy", "SelectiveCheckpointContext", "create_selective_checkpoint_contexts",
]  # fmt: skip


class CheckpointPolicy(enum.Enum):
    """What becomes of the result of a call: it is kept for backward, or computed again.

    What may lie on another device until backward needs it is kept where it is: there is one device. "Must" and "prefer"
    are told apart by compilers of graphs alone.
    """

    MUST_SAVE = 0
    PREFER_SAVE = 1
    MUST_RECOMPUTE = 2
    PREFER_RECOMPUTE = 3
    MUST_CPU_OFFLOAD = 4
    PREFER_CPU_OFFLOAD = 5


SAC_IGNORED_OPS = {aten.detach.default}  # of which checkpoints make calls of their own
_RECOMPUTED = frozenset({CheckpointPolicy.MUST_RECOMPUTE, CheckpointPolicy.PREFER_RECOMPUTE})


class SelectiveCheckpointContext:
    """What a policy is told of a call besides the operator and its arguments: the result, in the first pass."""

    def __init__(self, *, is_recompute: bool, op_output: Any = None) -> None:
        self.is_recompute, self.op_output = is_recompute, op_output


class _Kept:
    """A tensor that was kept outside of graphs, and the version that it had."""

    __slots__ = ("tensor", "version")

    def __init__(self, tensor: Tensor) -> None:
        self.tensor = operations.detach(tensor)
        self.version = version_of(tensor)

    def value(self, may_be_changed: bool) -> Tensor:
        """The tensor; RuntimeError if it was changed in place since."""
        if not may_be_changed and version_of(self.tensor) != self.version:
            msg = (
                "Tensor cached during selective activation checkpoint has been mutated; let it be computed "
                "again, clone() it before, or give create_selective_checkpoint_contexts allow_cache_entry_mutation=True"
            )
            raise ComputeError(msg)
        return self.tensor


_AGAIN, _TAKEN = object(), object()  # in the place of a result: it is computed again; it was given once


class _Calls(TorchDispatchMode):
    """The calls of a part by their operators and numbers, and what is kept of them."""

    def __init__(self, storage: dict[Any, dict[int, Any]]) -> None:
        self.storage = storage
        self.counts: defaultdict[Any, int] = defaultdict(int)

    def __enter__(self) -> Self:
        self.counts.clear()
        return super().__enter__()

    def number(self, func: Any) -> int:
        """How often an operator was called before."""
        self.counts[func] += 1
        return self.counts[func] - 1


class _Keeping(_Calls):
    """The first pass."""

    def __init__(self, policy: Callable[..., Any], storage: dict[Any, dict[int, Any]]) -> None:
        super().__init__(storage)
        self.policy = policy

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """The call, whose result is kept if the policy says so."""
        del types
        kwargs = kwargs or {}
        result = func(*args, **kwargs)
        if func in SAC_IGNORED_OPS:
            return result
        number = self.number(func)
        context = SelectiveCheckpointContext(is_recompute=False, op_output=result)
        policy = self.policy(context, func, *args, **kwargs)
        if isinstance(policy, bool):
            policy = CheckpointPolicy.MUST_SAVE if policy else CheckpointPolicy.PREFER_RECOMPUTE
        if not isinstance(policy, CheckpointPolicy):
            msg = f"checkpoint(): a policy gives a CheckpointPolicy or a bool, got {type(policy).__name__} for {func}"
            raise ArgumentError(msg)
        self.storage[func][number] = _AGAIN if policy in _RECOMPUTED else mapped(result, _Kept)
        return result


class _Giving(_Calls):
    """The second pass."""

    def __init__(self, storage: dict[Any, dict[int, Any]], may_be_changed: bool) -> None:
        super().__init__(storage)
        self.may_be_changed = may_be_changed

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """What was kept of the call, or the call."""
        del types
        if func in SAC_IGNORED_OPS:
            return func(*args, **(kwargs or {}))
        number = self.number(func)
        entry = self.storage[func].get(number) if func in self.storage else None
        if entry is None:
            msg = (
                f"checkpoint(): call {number + 1} of {func} was not made in the first pass of a selective checkpoint; "
                "the function must compute the same from the same arguments"
            )
            raise ComputeError(msg)
        if entry is _TAKEN:
            msg = (
                "Trying to backward an extra time through a selective checkpoint, which is computed again once; "
                "call the function again"
            )
            raise ComputeError(msg)
        if entry is _AGAIN:
            return func(*args, **(kwargs or {}))
        self.storage[func][number] = _TAKEN
        return tree_map_only(_Kept, lambda result: result.value(self.may_be_changed), entry)


def create_selective_checkpoint_contexts(
    policy_fn_or_list: Callable[..., Any] | Sequence[Any], allow_cache_entry_mutation: bool = False
) -> tuple[Any, Any]:
    """The two contexts of a ``checkpoint`` that keeps the results of some calls, instead of computing them again.

    A policy is called as ``policy(context, op, *args, **kwargs)`` for each call of an operator in the first pass, with
    a :class:`SelectiveCheckpointContext` and the overload, such as ``ops.aten.mm.default``; it gives a
    :class:`CheckpointPolicy`, or True for what is kept. A list has the overloads whose results are kept. Backward goes
    through such a checkpoint once. Pass it by ``context_fn=partial(create_selective_checkpoint_contexts, policy)``.

    RuntimeError in backward if a tensor that was kept was changed in place, unless `allow_cache_entry_mutation`.
    ValueError for a list of anything else than overloads, TypeError for what is neither a function nor a list.
    """
    if isinstance(policy_fn_or_list, list):
        for item in policy_fn_or_list:
            if not isinstance(item, OpOverload):
                overloads = ", ".join(item.overloads()) if isinstance(item, OpOverloadPacket) else ""
                hint = f"; write one of its overloads: {overloads}" if overloads else ""
                msg = (
                    "Expected op in `op_list` to be an OpOverload such as "
                    f"ops.aten.mm.default, got {item!r}{hint}"
                )
                raise ArgumentValueError(msg)
        chosen = frozenset(policy_fn_or_list)

        def policy(_: Any, op: Any, *__: Any, **___: Any) -> bool:
            return op in chosen
    elif callable(policy_fn_or_list):
        policy = policy_fn_or_list
    else:
        kind = type(policy_fn_or_list).__name__
        msg = f"create_selective_checkpoint_contexts(): expected a function or a list of overloads, got {kind}"
        raise ArgumentError(msg)
    storage: dict[Any, dict[int, Any]] = defaultdict(dict)
    return _Keeping(policy, storage), _Giving(storage, allow_cache_entry_mutation)
