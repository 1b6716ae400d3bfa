"""The cost of hashing keys of dicts and items of sets that a file holds.

A tuple is hashed and compared item by item, however often its items are one object, and in C, without a limit of depth:
40 tuples each of which holds the one before it twice take 2**40 steps, and a million that hold one another end the
process. So a file that is read pays for each key, and what is nested or repeated beyond any use is an error.
"""

from __future__ import annotations

from typing import Any

from runtime.files.tensors import DamagedError

_DEPTH = 200  # of tuples and frozensets in one another
_STEPS = 1_000_000  # that a small file may take
_STEPS_PER_BYTE = 8  # that a large one may take besides


class HashBudget:
    """The steps that hashing takes while a file of `length` bytes is read; they end."""

    def __init__(self, length: int) -> None:
        self._left = _STEPS + _STEPS_PER_BYTE * length
        self._costs: dict[int, tuple[Any, int, int]] = {}  # by identity: what was counted, its steps, its depth

    def pay(self, value: Any) -> Any:
        """The value, which is about to be hashed. DamagedError where that takes too long or nests too deeply."""
        if isinstance(value, (tuple, frozenset)):
            self.spend(self._cost(value, 0)[0])
        return value

    def spend(self, steps: int) -> None:
        """Take some steps."""
        self._left -= steps
        if self._left < 0:
            msg = "its keys, or the items of its sets, hold one another too often to be compared"
            raise DamagedError(msg)

    def _cost(self, value: Any, outer: int) -> tuple[int, int]:
        """The steps that hashing a value takes, and how deep it is nested; `outer` is how deep it lies itself."""
        if not isinstance(value, (tuple, frozenset)):
            return 1, 0
        if id(value) not in self._costs:
            self.spend(len(value))
            costs = [self._cost(item, outer + 1) for item in value] if outer < _DEPTH else []
            steps, depth = 1 + sum(cost[0] for cost in costs), 1 + max((cost[1] for cost in costs), default=0)
            if outer >= _DEPTH or depth > _DEPTH:
                msg = f"a key or an item of a set holds tuples nested more than {_DEPTH} deep"
                raise DamagedError(msg)
            self._costs[id(value)] = value, steps, depth
        return self._costs[id(value)][1:]
