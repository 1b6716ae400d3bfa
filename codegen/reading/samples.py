"""Samples: inputs on which an entry of ops.yaml is tested and its derivative verified.

    samples:
      - {self: [3, 4], other: [4], alpha: 2}
      - {self: {shape: [2, 3], in: "(0, 1)"}, other: {values: [[1, 2, 3]]}}
    domain:
      self: (0, inf)
    nondifferentiable_at: {self: [-1, 1]}

This is what the keys mean, as frozen dataclasses; :mod:`codegen.reading.sample_reader` reads them and
:mod:`codegen.checking.sample_values` makes up the numbers. Nothing here knows how a tensor is made.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from codegen.schema import OperatorSchema
from codegen.schema.model import Symbol

# Of a tensor whose numbers are nowhere confined. Integers are most often indices, which then fit every dimension.
USUAL = (-2.0, 2.0)
USUAL_INTEGERS = (0, 1)
_REACH = 3.0  # how far numbers go into an interval without an end


@dataclass(frozen=True)
class Interval:
    """The numbers from `low` to `high`; either end belongs to it or not."""

    low: float
    high: float
    has_low: bool
    has_high: bool

    def __str__(self) -> str:
        left, right = "[" if self.has_low else "(", "]" if self.has_high else ")"
        return f"{left}{self.low:g}, {self.high:g}{right}"

    @property
    def finite(self) -> tuple[float, float]:
        """The part that samples are taken from."""
        low, high = self.low, self.high
        if math.isinf(low) and math.isinf(high):
            return USUAL
        if math.isinf(low):
            return high - _REACH, high
        return low, low + _REACH if math.isinf(high) else high

    @property
    def integers(self) -> tuple[int, int]:
        """The first and the last integer in that part; the first is larger if there is none."""
        low, high = self.finite
        first = math.ceil(low) + (not self.has_low and low == math.ceil(low))
        last = math.floor(high) - (not self.has_high and high == math.floor(high))
        return first, last


@dataclass(frozen=True)
class TensorSample:
    """One tensor. `dtype` "" stands for what the entry's `fixed` says, else float64; `values` are nested tuples.

    A `symmetric` one is the half sum of itself and its transpose: for operators that read one triangle of a matrix.
    A `sparse` one is of that layout, which is "" for one that stores all elements.
    """

    shape: tuple[int, ...]
    dtype: str = ""
    within: Interval | None = None
    values: Any = None
    transposed: bool = False
    symmetric: bool = False
    sparse: str = ""

    def __str__(self) -> str:
        shown = _plain(self.values) if self.values is not None else list(self.shape)
        words = [
            str(shown), self.dtype, f"in {self.within}" if self.within else "", "transposed" * self.transposed,
            "symmetric" * self.symmetric, self.sparse,
        ]  # fmt: skip
        return " ".join(word for word in words if word)


@dataclass(frozen=True)
class IndexSample:
    """What stands in square brackets: integers, None, ``...``, slices as `SliceSample`, lists as nested tuples."""

    items: tuple[Any, ...]
    text: str

    def __str__(self) -> str:
        return f"[{self.text}]"


@dataclass(frozen=True)
class SliceSample:
    """``start:stop:step`` in square brackets."""

    start: int | None
    stop: int | None
    step: int | None


@dataclass(frozen=True)
class ArgumentSample:
    """A value for every argument of a schema, in its order.

    A value is a TensorSample, a tuple of those, an IndexSample, or a plain value; dtypes and the like are Symbols.
    """

    values: tuple[tuple[str, Any], ...]
    shown: tuple[str, ...]  # the arguments that somebody chose, rather than a default

    def __str__(self) -> str:
        return ", ".join(f"{name} {_spelled(value)}" for name, value in self.values if name in self.shown)

    @property
    def by_name(self) -> dict[str, Any]:
        """The values by argument."""
        return dict(self.values)


@dataclass(frozen=True)
class Sampling:
    """What an entry says about its inputs.

    `points` are numbers that finite differences keep away from, or names of arguments that hold such numbers, perhaps
    with a sign before them.
    """

    samples: tuple[ArgumentSample, ...] = ()
    domain: tuple[tuple[str, Interval], ...] = ()
    points: tuple[tuple[str, tuple[float | str, ...]], ...] = ()


class NoSamplesError(Exception):
    """Nothing fits an argument that has no default; its text names the argument."""


def generate(schema: OperatorSchema, *, elementwise: bool) -> tuple[ArgumentSample, ...]:
    """Samples for a schema whose entry has none: several shapes, and the other arguments in two variants.

    An elementwise kernel gets shapes that broadcast. Raises NoSamplesError.
    """
    tensors = [argument for argument in schema.inputs if argument.type.is_tensor_like]
    first, second = _others(schema, 0), _others(schema, 1)
    spread = ((2, 1, 4), (3, 1), (4,))
    plans: list[tuple[list[TensorSample], dict[str, Any]]] = [
        ([TensorSample((3, 4)) for _ in tensors], first),
        ([TensorSample((2, 3, 4)) for _ in tensors], second),
        ([TensorSample(()) for _ in tensors], first),
        ([TensorSample((4, 3), transposed=True) for _ in tensors], second),
    ]
    if elementwise and len(tensors) > 1:
        plans[1] = ([TensorSample(spread[position % 3]) for position in range(len(tensors))], second)
    result = []
    for shapes, options in plans:
        values = dict(options)
        for argument, tensor in zip(tensors, shapes, strict=True):
            values[argument.name] = (tensor, tensor) if argument.type.is_tensor_list else tensor
        result.append(complete(schema, values))
    return tuple(result)


def complete(schema: OperatorSchema, values_by_name: dict[str, Any]) -> ArgumentSample:
    """A sample of the `known` values and the defaults of the other arguments."""
    values = tuple(
        (argument.name, values_by_name.get(argument.name, argument.default_value)) for argument in schema.inputs
    )
    defaults = {
        input_.name: input_.default_value
        for input_ in schema.inputs
        if input_.default is not None or input_.type.optional
    }
    shown = tuple(name for name, value in values if name not in defaults or value != defaults[name])
    return ArgumentSample(values, shown)


def _others(schema: OperatorSchema, variant: int) -> dict[str, Any]:
    """Values of the arguments that are no tensors: with variant 0 the defaults, with 1 what can easily be otherwise."""
    result: dict[str, Any] = {}
    for argument in schema.inputs:
        type_ = argument.type
        if type_.is_tensor_like:
            continue
        is_dim = argument.name.rstrip("s0123456789") == "dim"
        dim = (0, -1)[variant]
        if is_dim and type_.is_int and argument.default is None:
            result[argument.name] = dim
        elif is_dim and type_.is_int_list and (type_.size == 1 or variant):
            result[argument.name] = (dim,)
        elif type_.is_bool and not type_.optional:
            result[argument.name] = bool(argument.default_value) != bool(variant)
        elif (type_.is_scalar or type_.is_float) and (variant or argument.default is None) and not type_.optional:
            result[argument.name] = (2.5, 1.5)[variant]
        elif type_.is_scalar_list and argument.default is None and not type_.optional:
            result[argument.name] = (2.5, 1.5)  # one for each tensor of a list
        elif argument.default is None and not type_.optional:
            raise NoSamplesError(argument.name)
    return result


def size_of(shape: tuple[int, ...]) -> int:
    """The number of elements."""
    return math.prod(shape)


def shape_of(values: Any) -> tuple[int, ...] | None:
    """The shape of nested tuples, None if they are ragged."""
    if not isinstance(values, tuple):
        return ()
    inner = [shape_of(value) for value in values]
    if None in inner or any(size != other for size, other in pairwise(inner)):
        return None
    return (len(values), *((inner[0] or ()) if inner else ()))


def _spelled(value: Any) -> str:
    if isinstance(value, Symbol):
        return value.name
    if isinstance(value, tuple):
        return f"[{', '.join(_spelled(item) for item in value)}]"
    return str(value)


def _plain(values: Any) -> Any:
    return [_plain(value) for value in values] if isinstance(values, tuple) else values
