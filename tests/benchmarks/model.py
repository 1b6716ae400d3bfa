"""Cases, and the targets of groups of cases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

OURS, BESIDE = "opweave", "torch"


class Draw:
    """Random arrays, the same ones for every library and in every run."""

    def __init__(self) -> None:
        self._random = np.random.default_rng(0)

    def normal(self, *shape: int, dtype: Any = np.float32) -> np.ndarray:
        """Standard normal numbers."""
        return self._random.standard_normal(shape).astype(dtype)

    def between(self, low: float, high: float, *shape: int, dtype: Any = np.float32) -> np.ndarray:
        """Numbers from `low` to `high`."""
        return self._random.uniform(low, high, shape).astype(dtype)

    def integers(self, end: int, *shape: int) -> np.ndarray:
        """int64 from 0 to below `end`."""
        return self._random.integers(0, end, shape)

    def weight(self, *shape: int) -> Parameter:
        """A parameter of a network: small enough that outputs neither vanish nor explode."""
        fan_in = int(np.prod(shape[1:])) or 1
        return Parameter(self.normal(*shape) / np.float32(fan_in**0.5))


@dataclass(frozen=True)
class Parameter:
    """An array that becomes a tensor which requires grad."""

    array: np.ndarray


Inputs = Callable[[Draw, int], dict[str, Any]]


@dataclass(frozen=True)
class Case:
    """One thing to measure.

    `inputs` gives the names that `run` may use, for a size: arrays (which become tensors of each library), `Parameter`s
    (which require grad), lists and dicts of these, functions and numbers. `setup` is run once, before; `run` is the
    expression that is timed, with the library as `m`. Both are written once for opweave and PyTorch, whose names are
    the same. `others` has the expression for other libraries, by name, or under `numpy` for those with NumPy's names,
    and `prepare` is their setup: it finds `slope`, the gradient of a function, and `compiled`, which JAX compiles with.
    """

    name: str
    inputs: Inputs
    run: str
    size: int
    tiny: int = 6  # the size at which results are compared
    setup: str = ""
    others: Mapping[str, str] = field(default_factory=dict)
    prepare: str = ""
    grad: bool = False  # all inputs of floating dtype require grad
    differentiable: bool = False  # the table of overheads has it a second time, with `grad`
    threads: int | None = None  # other than the group's: 1, or 0 for all
    target: float | None = None  # the largest ratio that this case alone may have
    sizes: tuple[int, ...] = ()  # measured at all of these, in place of `size`
    flat: float | None = None  # how much the cost of one may grow, from a thousand of them to the largest size
    tolerance: float = 1e-5

    def with_grad(self) -> Case:
        """The same where every input requires grad. No other library has a counterpart of that."""
        return replace(self, name=f"{self.name}, grad", grad=True, differentiable=False, others={})


@dataclass(frozen=True)
class Group:
    """Cases with a target for the geometric mean of their ratios and for the worst of them."""

    name: str
    title: str
    about: str
    cases: tuple[Case, ...]
    threads: int  # 1, or 0 for all
    target: float | None = None
    worst: float | None = None

    def threads_of(self, case: Case) -> int:
        """The number of threads that a case is given; 0 for all."""
        return self.threads if case.threads is None else case.threads


@dataclass(frozen=True)
class Program:
    """One thing to measure from outside: whole processes, run anew each time.

    `code` has a Python program for every library. What counts is the number that it prints last, or else its wall time.
    `unit` is `s` or `MB`. `fresh` are variables of the environment that name a new and empty folder in each run.
    """

    name: str
    code: Mapping[str, str]
    unit: str = "s"
    runs: int = 5
    target: float | None = None  # in `unit`
    fresh: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # files or folders, relative to the checkout, without which it is left out


@dataclass(frozen=True)
class ProgramGroup:
    """Programs under one title."""

    name: str
    title: str
    about: str
    programs: tuple[Program, ...]
