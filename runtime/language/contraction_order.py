"""In which order the operands of einsum are multiplied: that of the fewest multiplications.

Up to :data:`MOST_EXACT` operands all orders are compared, by dynamic programming over sets of operands (Lam, Sadayappan
and Wenger, "On optimizing a class of multi-dimensional loops with reductions for parallel execution", 1997). For more
opt_einsum chooses, where it is installed (the extra ``opweave[einsum]``), else the two whose product grows least go
first (Smith and Gray, "opt_einsum", 2018). Where an order is no better than from left to right, that is taken.
``backends.opt_einsum`` sets another strategy, or that operands are multiplied from left to right.

Sets of dimensions, and of operands, are the bits of an int.
"""

from __future__ import annotations

import functools
import importlib.util
import math
from collections.abc import Iterable, Sequence
from typing import Any

from runtime.errors import ComputeError

MOST_EXACT = 7
"""Operands up to which all orders are compared: 3 ** 7 pairs of sets, a few milliseconds, once for an equation."""
Pair = tuple[int, int]


class OrderSettings:
    """What ``backends.opt_einsum`` sets: whether an order is looked for, and how."""

    STRATEGIES = ("auto", "greedy", "optimal")
    enabled = True
    strategy = "auto"




def dims_of(bits: int) -> tuple[int, ...]:
    """The numbers of the bits that are set."""
    return tuple(k for k in range(bits.bit_length()) if bits >> k & 1)


class Network:
    """The operands of a contraction by the dimensions that each has, those of the `output`, and the sizes of all."""

    def __init__(self, dims_of_inputs: Sequence[int], output: int, sizes: Sequence[int]) -> None:
        self.held, self.output, self.sizes = list(dims_of_inputs), output, list(sizes)
        self.volume = functools.cache(self._volume)

    def _volume(self, dims: int) -> int:
        return math.prod(self.sizes[dim] for dim in dims_of(dims))

    def alone(self, operand: int) -> int:
        """The dimensions that only this operand has, and the output has not."""
        shared = self.output
        for index, dims in enumerate(self.held):
            shared |= dims if index != operand else 0
        return self.held[operand] & ~shared

    def dims_left(self, operands: int) -> int:
        """What the product of a set of operands still has: dimensions of the output, and of other operands."""
        inside, outside = 0, self.output
        for index, dims in enumerate(self.held):
            if operands >> index & 1:
                inside |= dims
            else:
                outside |= dims
        return inside & outside

    def sums_of(self, order: Iterable[Pair], before: Sequence[int]) -> list[tuple[int, int, int]]:
        """The pairs of an order with the dimensions that each product is summed over, some being summed before."""
        current = {
            index: (1 << index, dims & ~done) for index, (dims, done) in enumerate(zip(self.held, before, strict=True))
        }
        steps = []
        for left, right in order:
            (left_set, dims), (right_set, other_dims) = current[left], current.pop(right)
            left_over = self.dims_left(left_set | right_set)
            steps.append((left, right, (dims | other_dims) & ~left_over))
            current[left] = left_set | right_set, left_over
        return steps

    def cost(self, order: Iterable[Pair]) -> int:
        """How many multiplications an order takes."""
        sets = {index: 1 << index for index in range(len(self.held))}
        total = 0
        for left, right in order:
            left_set, other = sets[left], sets.pop(right)
            total += self.volume(self.dims_left(left_set) | self.dims_left(other))
            sets[left] = left_set | other
        return total

    def best_order(self) -> list[Pair]:
        """Pairs of operands: the product stands in the place of the first, which comes before the second."""
        count = len(self.held)
        plain = [(0, index) for index in range(1, count)]
        if count < 3 or not OrderSettings.enabled:
            return plain
        if OrderSettings.strategy == "greedy":
            best = self._greedy()
        elif OrderSettings.strategy == "optimal" or count <= MOST_EXACT:
            best = self._exact()
        else:
            best = self._of_opt_einsum() or self._greedy()
        return best if self.cost(best) < self.cost(plain) else plain

    def in_order(self, path: Sequence[int]) -> list[Pair]:
        """The pairs of a path, two numbers a step: both operands go, and their product is the last from then on."""
        count = len(self.held)
        left = list(range(count))
        order: list[Pair] = []
        fits = len(path) == 2 * (count - 1)
        for first, second in zip(path[::2], path[1::2], strict=False) if fits else ():
            if first == second or not (0 <= first < len(left) and 0 <= second < len(left)):
                fits = False
                break
            pair = sorted((left[first], left[second]))
            order.append((pair[0], pair[1]))
            left = [*(index for index in left if index not in pair), pair[0]]
        if not fits:
            msg = (
                f"einsum: a path of {count} operands has two numbers for each of {count - 1} steps, of operands that "
                f"are left, got {list(path)}"
            )
            raise ComputeError(msg)
        return order

    def _exact(self) -> list[Pair]:
        """The order of the fewest multiplications."""
        every = (1 << len(self.held)) - 1
        dims = [self.dims_left(operands) for operands in range(every + 1)]
        cost, split = [0] * (every + 1), [0] * (every + 1)
        for operands in range(1, every + 1):
            if operands & (operands - 1) == 0:
                continue
            lowest, options = operands & -operands, []
            part = (operands - 1) & operands
            while part:
                if part & lowest:
                    complement = operands ^ part
                    options.append((cost[part] + cost[complement] + self.volume(dims[part] | dims[complement]), part))
                part = (part - 1) & operands
            cost[operands], split[operands] = min(options)
        order: list[Pair] = []

        def add(operands: int) -> int:
            if split[operands]:
                left, right = add(split[operands]), add(operands ^ split[operands])
                order.append((min(left, right), max(left, right)))
            return (operands & -operands).bit_length() - 1

        add(every)
        return order

    def _greedy(self) -> list[Pair]:
        """The two first whose product is larger than both together by least."""
        sets = {index: 1 << index for index in range(len(self.held))}
        order: list[Pair] = []
        while len(sets) > 1:
            positions = sorted(sets)
            volumes = {index: self.volume(self.dims_left(sets[index])) for index in positions}
            _, left, right = min(
                (self.volume(self.dims_left(sets[first] | sets[two])) - volumes[first] - volumes[two], first, two)
                for k, first in enumerate(positions) for two in positions[k + 1 :]
            )
            sets[left] |= sets.pop(right)
            order.append((left, right))
        return order

    def _of_opt_einsum(self) -> list[Pair]:
        """What opt_einsum chooses; nothing where it is not installed, or has products of more than two."""
        if importlib.util.find_spec("opt_einsum") is None:
            return []
        from opt_einsum.paths import auto

        inputs = [frozenset(dims_of(dims)) for dims in self.held]
        path: Any = auto(inputs, frozenset(dims_of(self.output)), dict(enumerate(self.sizes)), None)
        if any(len(step) != 2 for step in path):
            return []
        return self.in_order([index for step in path for index in step])
