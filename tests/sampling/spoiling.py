"""One thing wrong with a call that was right: what PyTorch raises for is an error here as well, of a like class."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from codegen.reading.entries import Entry
from codegen.schema.model import ArgumentSchema

from .arguments import Source
from .tensors import COMPLEX, FLOATING, INTEGRAL, TensorSpec

Given = dict[str, Any]
_CATEGORIES = (("bool",), INTEGRAL, FLOATING, COMPLEX)


def spoil(entry: Entry, arguments: Given, rng: random.Random) -> Given:
    """The arguments with one of them changed, dropped, or one more."""
    ways = [
        (input_, way)
        for input_ in entry.schema.inputs
        if input_.name in arguments
        for way in _ways(input_, arguments[input_.name])
    ]
    if not ways or rng.random() < 0.04:
        return {**arguments, "nonsense": 1}
    argument, way = rng.choice(ways)
    result = way(arguments[argument.name], rng)
    if result is _DROPPED:
        return {name: value for name, value in arguments.items() if name != argument.name}
    return {**arguments, argument.name: result}


def _ways(item: ArgumentSchema, value: Any) -> list[Callable[[Any, random.Random], Any]]:
    """What can be wrong with the value of an argument."""
    if isinstance(value, TensorSpec):
        if value.values is not None or value.same_as:
            return [_other_dtype, _number, _absent]
        return [_more_rank, _less_rank, _other_size, _other_size, _other_dtype, _other_dtype, _number, _absent]
    if isinstance(value, list) and value and isinstance(value[0], TensorSpec):
        return [_first_of, _none_of, _absent]
    if isinstance(value, list):
        return [_longer, _shorter, _negative, _word, _absent] if value else [_word]
    if isinstance(value, str):
        return [_word, _word, _number]
    if isinstance(value, bool) or value is None or isinstance(value, Source):
        return [_word]
    is_dim = item.name.startswith("dim") or item.name == "axis"
    return [_far, _far, _word] if is_dim else [_negative, _negative, _far, _word, _fraction]


_DROPPED = object()


def _absent(_value: Any, rng: random.Random) -> Any:
    return rng.choice((_DROPPED, Source("None")))


def _more_rank(value: TensorSpec, rng: random.Random) -> TensorSpec:
    return replace(value, shape=(rng.choice((1, 2)), *value.shape), layout="contiguous")


def _less_rank(value: TensorSpec, _rng: random.Random) -> TensorSpec:
    return replace(value, shape=value.shape[1:], layout="contiguous")


def _other_size(value: TensorSpec, rng: random.Random) -> TensorSpec:
    if not value.shape:
        return _more_rank(value, rng)
    key = rng.randrange(len(value.shape))
    sizes = list(value.shape)
    sizes[key] += rng.choice((1, 2))
    return replace(value, shape=tuple(sizes), layout="contiguous")


def _other_dtype(value: TensorSpec, rng: random.Random) -> TensorSpec:
    other = rng.choice([names for names in _CATEGORIES if value.dtype not in names])
    return replace(value, dtype=rng.choice(other), grad=False, same_as="", layout="contiguous")


def _number(_value: Any, rng: random.Random) -> Any:
    return rng.choice((1.5, 2))


def _first_of(value: list[Any], _rng: random.Random) -> Any:
    return value[0]


def _none_of(_value: list[Any], _rng: random.Random) -> Any:
    return []


def _longer(value: list[Any], _rng: random.Random) -> Any:
    return [*value, *value[-1:]]


def _shorter(value: list[Any], _rng: random.Random) -> Any:
    return value[1:]


def _negative(value: Any, _rng: random.Random) -> Any:
    return [-3, *value[1:]] if isinstance(value, list) else -3


def _far(_value: Any, rng: random.Random) -> Any:
    return rng.choice((9, -9))


def _fraction(_value: Any, _rng: random.Random) -> Any:
    return 1.5


def _word(_value: Any, _rng: random.Random) -> Any:
    return "nonsense"
