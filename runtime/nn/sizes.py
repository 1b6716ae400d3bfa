"""Conversions of modules' arguments: one number for all dimensions, and a text that shows the arguments."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from runtime.errors import ArgumentError, ArgumentValueError


def repeated(value: Any, dims: int) -> tuple[Any, ...]:
    """A number for every dimension; one stands for all."""
    return tuple(value) if isinstance(value, Iterable) else (value,) * dims


def per_dim(name: str, value: Any, dims: int) -> tuple[Any, ...]:
    """A number for every dimension, of which one stands for all; ValueError for another number of them."""
    sizes = repeated(value, dims)
    if len(sizes) not in (1, dims):
        msg = f"{name} must be a number, or {dims} of them, got {value}"
        raise ArgumentValueError(msg)
    return sizes if len(sizes) == dims else sizes * dims


def shown(module: Any, *names: str) -> str:
    """Arguments of a module with their values, without those that are None."""
    return ", ".join(f"{name}={value!r}" for name in names if (value := getattr(module, name)) is not None)


def floats(value: Any) -> Any:
    """A number, or each of several, as a float; None stays."""
    if isinstance(value, Iterable):
        return tuple(float(item) for item in value)
    return None if value is None else float(value)


def probability(value: Any) -> Any:
    """`value`; ValueError unless it lies in [0, 1]."""
    if not 0 <= value <= 1:
        msg = f"a probability must lie in [0, 1], got {value}"
        raise ArgumentValueError(msg)
    return value


def positive(value: Any) -> Any:
    """`value`; ValueError unless it is greater than 0."""
    if not value > 0:
        msg = f"expected a number greater than 0, got {value}"
        raise ArgumentValueError(msg)
    return value


def above(value: Any, least: Any) -> Any:
    """`value`; ValueError unless it is greater than `least`."""
    if not value > least:
        msg = f"expected a number greater than {least}, got {value}"
        raise ArgumentValueError(msg)
    return value


def one_of(value: Any, *choices: Any) -> Any:
    """`value`; ValueError unless it is one of the choices."""
    if value not in choices:
        msg = f"expected one of {', '.join(map(repr, choices))}, got {value!r}"
        raise ArgumentValueError(msg)
    return value


def vector(value: Any) -> Any:
    """`value`, a tensor of one dimension or None; ValueError for another one."""
    if value is not None and value.ndim != 1:
        msg = f"expected a vector, got a tensor of shape {tuple(value.shape)}"
        raise ArgumentValueError(msg)
    return value


def either_size(size: Any, ratio: Any, dims: int) -> Any:
    """An output's `ratio`; ValueError unless either its size or this is given, and ratios lie between 0 and 1."""
    if (size is None) == (ratio is None):
        msg = f"expected either an output size or an output ratio, got {size} and {ratio}"
        raise ArgumentValueError(msg)
    if ratio is not None and not all(0 < item < 1 for item in repeated(ratio, dims)):
        msg = f"an output ratio must lie between 0 and 1, got {ratio}"
        raise ArgumentValueError(msg)
    return None if ratio is None else repeated(ratio, dims)


def dimension_sizes(sizes: Any) -> Any:
    """The sizes of several dimensions, each an int; TypeError for anything else."""
    if isinstance(sizes, (tuple, list)):
        strange = next((item for item in sizes if not hasattr(item, "__index__")), None)
        if strange is None:
            return sizes
        msg = f"expected a tuple of ints, got {strange!r} in it; dimensions have no names here"
        raise ArgumentError(msg)
    msg = f"expected a tuple of ints, got {type(sizes).__name__}"
    raise ArgumentError(msg)


def _ntuple(n: int, name: str = "parse") -> Callable[[Any], tuple[Any, ...]]:
    """The function that gives a number for each of `n` dimensions, as PyTorch calls it in ``nn.modules.utils``."""

    def parse(value: Any) -> tuple[Any, ...]:
        return repeated(value, n)

    parse.__name__ = name
    return parse


_single, _pair, _triple, _quadruple = (
    _ntuple(n, name) for n, name in enumerate(("_single", "_pair", "_triple", "_quadruple"), start=1)
)


def _reverse_repeat_tuple(values: tuple[Any, ...], n: int) -> tuple[Any, ...]:
    """Every value `n` times, the last first: paddings as ``pad`` takes them."""
    return tuple(value for value in reversed(values) for _ in range(n))
