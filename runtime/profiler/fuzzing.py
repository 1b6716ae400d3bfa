"""Parameters and tensors by chance, for measurements over many sizes, strides and dtypes: ``Fuzzer(...).take(10)``."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentValueError, ComputeError
from runtime.tensor import Tensor, dtypes, from_numpy

__all__ = ["FuzzedParameter", "FuzzedTensor", "Fuzzer", "ParameterAlias"]

F = Functions()
_MOST_REJECTED = 1000  # one behind the other, after which no sample is expected any more
_RANGES = ("uniform", "loguniform")


@dataclass(frozen=True)
class ParameterAlias:
    """In the place of a value of a parameter: that of another one."""

    alias_to: str


class FuzzedParameter:
    """A number drawn from `minval` to `maxval`, by a `distribution` "uniform" or "loguniform", or one of a dict's keys.

    A dict maps values, among them :class:`ParameterAlias`, to their probabilities, which `strict` wants to add up to 1.
    """

    def __init__(
        self, name: str, minval: float | None = None, maxval: float | None = None, distribution: Any = None,
        strict: bool = False,
    ) -> None:  # fmt: skip
        self._name, self._minval, self._maxval = name, minval, maxval
        self._distribution = self._checked(distribution, strict)

    @property
    def name(self) -> str:
        """What it is called."""
        return self._name

    def _checked(self, distribution: Any, strict: bool) -> Any:
        if isinstance(distribution, dict):
            total = sum(distribution.values())
            if not distribution or min(distribution.values()) < 0 or total <= 0:
                msg = f"FuzzedParameter '{self.name}': probabilities must not be negative, and not all 0"
                raise ArgumentValueError(msg)
            if strict and not math.isclose(total, 1.0, rel_tol=1e-6):
                msg = f"FuzzedParameter '{self.name}': probabilities add up to {total}, not to 1"
                raise ArgumentValueError(msg)
            return {value: chance / total for value, chance in distribution.items()}
        if distribution not in _RANGES:
            msg = f"FuzzedParameter '{self.name}': distribution is one of {', '.join(_RANGES)} or a dict"
            raise ArgumentValueError(msg)
        low, high = self._minval, self._maxval
        if low is None or high is None or high < low or (distribution == _RANGES[1] and low <= 0):
            msg = f"FuzzedParameter '{self.name}': no {distribution} numbers lie from {low} to {high}"
            raise ArgumentValueError(msg)
        return distribution

    def sample(self, state: np.random.RandomState) -> Any:
        """A value; an int where both bounds are ints."""
        if isinstance(self._distribution, dict):
            values = list(self._distribution)
            return values[state.choice(len(values), p=list(self._distribution.values()))]
        low, high = self._minval, self._maxval
        if low is None or high is None:  # so it was checked
            return None
        is_whole = isinstance(low, int) and isinstance(high, int)
        if self._distribution == _RANGES[0]:
            return int(state.randint(int(low), int(high) + 1)) if is_whole else float(state.uniform(low, high))
        drawn = math.exp(state.uniform(math.log(low), math.log(high + 1 if is_whole else high)))
        return min(int(drawn), int(high)) if is_whole else float(min(drawn, high))


class FuzzedTensor:
    """A tensor whose sizes, and steps in memory, are numbers or names of parameters.

    With the probability ``1 - probability_contiguous`` its dimensions lie in another order in memory. Samples are drawn
    again where it would have less than `min_elements` or more than `max_elements`, or take more memory than
    `max_allocation_bytes`. `dim_parameter` names the parameter that says how many of the sizes count.
    """

    def __init__(
        self, name: str, size: Sequence[str | int], steps: Sequence[str | int] | None = None,
        probability_contiguous: float = 0.5, min_elements: int | None = None, max_elements: int | None = None,
        max_allocation_bytes: int | None = None, dim_parameter: str | None = None, roll_parameter: str | None = None,
        dtype: dtypes.dtype = dtypes.float32, cuda: bool = False,
        tensor_constructor: Callable[..., Any] | None = None,
    ) -> None:  # fmt: skip
        if cuda:
            msg = f"FuzzedTensor '{name}': tensors lie in main memory, not on cuda"
            raise ArgumentValueError(msg)
        if steps is not None and len(steps) != len(size):
            msg = f"FuzzedTensor '{name}': {len(size)} sizes need as many steps, got {len(steps)}"
            raise ArgumentValueError(msg)
        self._name, self._size, self._steps = name, tuple(size), steps
        self._probability_contiguous, self._dtype = probability_contiguous, dtype
        self._least, self._most, self._most_bytes = min_elements, max_elements, max_allocation_bytes
        self._dims, self._roll, self._constructor = dim_parameter, roll_parameter, tensor_constructor

    @property
    def name(self) -> str:
        """What it is called."""
        return self._name

    def _sizes(self, params: dict[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Its sizes, its steps, and the sizes of the memory of which it takes every so-manieth element."""
        count = len(self._size) if self._dims is None else params[self._dims]
        sizes, steps = (
            tuple(int(params[item] if isinstance(item, str) else item) for item in items[:count])
            for items in (self._size, self._steps or (1,) * len(self._size))
        )
        roll = 0 if self._roll is None or not count else params[self._roll] % count
        sizes, steps = sizes[roll:] + sizes[:roll], steps[roll:] + steps[:roll]
        return sizes, steps, tuple(size * step for size, step in zip(sizes, steps, strict=True))

    def satisfies_constraints(self, params: dict[str, Any]) -> bool:
        """Whether its sizes are within its bounds."""
        sizes, _, allocated = self._sizes(params)
        count, nbytes = math.prod(sizes), math.prod(allocated) * self._dtype.itemsize
        return (
            (self._least is None or count >= self._least) and (self._most is None or count <= self._most)
            and (self._most_bytes is None or nbytes <= self._most_bytes)
        )  # fmt: skip

    def sample(self, params: dict[str, Any], state: np.random.RandomState) -> tuple[Tensor, dict[str, Any]]:
        """A tensor, and what it is like: `numel`, `order`, `steps`, `is_contiguous`, `dtype`."""
        sizes, steps, allocated = self._sizes(params)
        order = tuple(range(len(sizes)))
        if len(sizes) > 1 and state.rand() > self._probability_contiguous:
            while order == tuple(range(len(sizes))):
                order = tuple(int(position) for position in state.permutation(len(sizes)))
        memory = self._memory([allocated[dim] for dim in order], state)
        tensor = F.permute(memory, [order.index(dim) for dim in range(len(order))])
        tensor = tensor[tuple(slice(None, None, step) for step in steps)]
        about = {
            "numel": math.prod(sizes), "order": order, "steps": steps, "is_contiguous": tensor.is_contiguous(),
            "dtype": str(self._dtype),
        }  # fmt: skip
        return tensor, about

    def _memory(self, size: list[int], state: np.random.RandomState) -> Any:
        """A tensor in rows, of the numbers that suit its dtype."""
        if self._constructor is not None:
            return self._constructor(size, dtype=self._dtype)
        if self._dtype.is_floating_point or self._dtype.is_complex:
            return from_numpy(state.random_sample(size)).to(self._dtype)  # type: ignore[attr-defined]
        high = 2 if self._dtype is dtypes.bool_ else 127
        return from_numpy(state.randint(0, high, size)).to(self._dtype)  # type: ignore[attr-defined]


class Fuzzer:
    """Samples of parameters that fulfil `constraints`, functions of them by name, and of tensors made of them."""

    def __init__(
        self, parameters: Iterable[Any], tensors: Iterable[Any],
        constraints: Iterable[Callable[..., bool]] | None = None, seed: int | None = None,
    ) -> None:  # fmt: skip
        self._parameters: list[FuzzedParameter] = _flat(parameters)
        self._tensors: list[FuzzedTensor] = _flat(tensors)
        self._constraints = tuple(constraints or ())
        self._seed = int(np.random.RandomState().randint(1 << 30)) if seed is None else seed
        names = [item.name for item in self._parameters] + [item.name for item in self._tensors]
        if len(set(names)) < len(names):
            msg = f"Fuzzer(): names of parameters and tensors differ, got {', '.join(names)}"
            raise ArgumentValueError(msg)
        self._drawn = self._rejected = 0

    def take(self, n: int) -> Iterator[tuple[dict[str, Tensor], dict[str, Any], dict[str, Any]]]:
        """`n` samples: tensors, what they are like, and parameters, each by name. The same ones for the same seed."""
        state = np.random.RandomState(self._seed)
        for _ in range(n):
            params = self._params(state)
            samples = {tensor.name: tensor.sample(params, state) for tensor in self._tensors}
            yield (
                {name: tensor for name, (tensor, _) in samples.items()},
                {name: about for name, (_, about) in samples.items()}, params,
            )  # fmt: skip

    @property
    def rejection_rate(self) -> float:
        """How many of the parameters that were drawn did not fulfil the constraints; 0 before any was."""
        return self._rejected / self._drawn if self._drawn else 0.0

    def _params(self, state: np.random.RandomState) -> dict[str, Any]:
        """Parameters that fulfil all constraints. RuntimeError where none are expected."""
        for _ in range(_MOST_REJECTED):
            self._drawn += 1
            params: dict[str, Any] = {item.name: item.sample(state) for item in self._parameters}
            params = {name: self._followed(name, params) for name in params}
            if all(fulfils(**params) for fulfils in self._constraints) and all(
                tensor.satisfies_constraints(params) for tensor in self._tensors
            ):
                return params
            self._rejected += 1
        msg = f"Fuzzer(): {_MOST_REJECTED} samples, one behind the other, did not fulfil the constraints"
        raise ComputeError(msg)

    @staticmethod
    def _followed(name: str, params: dict[str, Any]) -> Any:
        """The value of a parameter, or of that which stands in its place."""
        value, seen = params[name], {name}
        while isinstance(value, ParameterAlias):
            if value.alias_to not in params or value.alias_to in seen:
                msg = f"Fuzzer(): '{name}' stands for '{value.alias_to}', which has no value"
                raise ArgumentValueError(msg)
            seen.add(value.alias_to)
            value = params[value.alias_to]
        return value


def _flat(items: Iterable[Any]) -> list[Any]:
    """Items, and those of lists among them."""
    return list(chain.from_iterable(item if isinstance(item, (list, tuple)) else (item,) for item in items))
