"""Dimensions by name: ``rearrange(x, "batch (rows size) c -> batch c rows size", size=4)``.

The language of patterns is that of einops (A. Rogozhnikov, Einops: Clear and Reliable Tensor Manipulations with
Einstein-like Notation, ICLR 2022). A name is a dimension, names in parentheses are one dimension that is their
product, ``...`` is all dimensions that have no name, and 1 is a dimension of size 1.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence
from math import prod
from typing import NamedTuple, NoReturn

from runtime.errors import ArgumentError, ArgumentValueError
from runtime.func.inputs import F
from runtime.tensor import Tensor

_WORDS = re.compile(r"\s*(\.\.\.|[A-Za-z_]\w*|1(?!\w)|[()])")
_REST, _AS_ONE = "...", "(...)"  # all dimensions without a name, one by one and as one
Group = tuple[str, ...]  # the names that make up one dimension


class _Pattern(NamedTuple):
    """Both sides of a pattern: the names in each dimension."""

    before: tuple[Group, ...]
    after: tuple[Group, ...]


def rearrange(tensor: Tensor | Sequence[Tensor], pattern: str, **axes_lengths: int) -> Tensor:
    """The elements of a tensor in the dimensions, and the order, that `pattern` says; a view where it can be one.

    Tensors of one shape in a list or tuple are stacked along a new first dimension. `axes_lengths` gives the sizes
    that the shape does not tell. Raises ValueError for a pattern that makes no sense or does not fit the shape, and
    TypeError for what is no tensor.

    >>> ow.func.rearrange(ow.arange(6).reshape(2, 3), "rows columns -> (columns rows)")
    tensor([0, 3, 1, 4, 2, 5])
    """
    if isinstance(tensor, (list, tuple)):
        tensor = F.stack(tensor, 0)
    if not isinstance(tensor, Tensor):
        msg = f"rearrange(): expected a tensor, or a list or tuple of them, got {type(tensor).__name__}"
        raise ArgumentError(msg)
    before, after = _parsed(pattern)
    shape = tuple(tensor.shape)
    extra = len(shape) - sum(group != (_REST,) for group in before)
    if extra < 0 or (extra and (_REST,) not in before):
        _reject(pattern, f"it names {len(before)} dimensions, and the shape is {list(shape)}")
    spread_dims = tuple(f"{_REST}{number}" for number in range(extra))
    before, after = _spread(before, spread_dims), _spread(after, spread_dims)
    sizes: dict[str, int] = {}
    for group, size in zip(before, shape, strict=True):
        _divide(pattern, group, size, sizes, axes_lengths)
    if unknown := [name for name in axes_lengths if name not in sizes]:
        _reject(pattern, f"it has no dimension {unknown[0]!r}, of which the size is given")
    names = [name for group in before for name in group]
    order = [names.index(name) for group in after for name in group]
    moved = F.permute(F.reshape(tensor, [sizes[name] for name in names]), order)
    return F.reshape(moved, [prod(sizes[name] for name in group) for group in after])  # type: ignore[no-any-return]


def _spread(groups: Sequence[Group], spread_dims: Group) -> tuple[Group, ...]:
    """Groups with names in the place of ``...``: a dimension each, or all in one where that is in parentheses."""
    result: list[Group] = []
    for group in groups:
        if group == (_REST,):
            result += [(name,) for name in spread_dims]
        else:
            result.append(tuple(name for member in group for name in (spread_dims if member == _AS_ONE else (member,))))
    return tuple(result)


def _divide(pattern: str, group: Group, size: int, sizes: dict[str, int], sizes_given: dict[str, int]) -> None:
    """Find the sizes of the names in one dimension, of which the shape tells one."""
    open_names = [name for name in group if name not in sizes_given and name not in sizes]
    product = prod(sizes_given.get(name, sizes.get(name, 1)) for name in group)
    if len(open_names) > 1:
        _reject(pattern, f"a dimension of {size} is not enough to know the sizes of {' and '.join(open_names)}")
    if (open_names and (product == 0 or size % product)) or (not open_names and product != size):
        _reject(pattern, f"({' '.join(group)}) does not divide a dimension of {size} where the others make {product}")
    for name in group:
        sizes[name] = size // product if name in open_names else sizes_given.get(name, sizes.get(name, 1))


@functools.lru_cache(256)
def _parsed(pattern: str) -> _Pattern:
    """A pattern as groups of names. ValueError unless both sides have the same names, each once."""
    sides = pattern.split("->")
    if len(sides) != 2:
        _reject(pattern, "it needs one ->")
    before, after = (_groups(pattern, side) for side in sides)
    written = [[_REST if name == _AS_ONE else name for group in side for name in group] for side in (before, after)]
    for names in written:
        if repeated := [name for name in names if names.count(name) > 1]:
            _reject(pattern, f"{repeated[0]!r} stands twice on one side")
    if different := set(written[0]) ^ set(written[1]):
        _reject(pattern, f"{min(different)!r} stands on one side only")
    if any(_AS_ONE in group for group in before):
        _reject(pattern, "... cannot be in parentheses on the left")
    return _Pattern(before, after)


def _groups(pattern: str, side: str) -> tuple[Group, ...]:
    groups: list[Group] = []
    inner: list[str] | None = None
    at = 0
    side = side.rstrip()
    while at < len(side):
        word = _WORDS.match(side, at)
        if word is None:
            _reject(pattern, f"{side[at:].strip()!r} is no name, no ..., no 1 and no parenthesis")
        at, text = word.end(), word[1]
        if text in "()" and (text == "(") != (inner is None):
            _reject(pattern, "parentheses must be closed, and not be in one another")
        if text == "(":
            inner = []
        elif text == ")":
            assert inner is not None
            groups.append(tuple(inner))
            inner = None
        elif text == "1" and inner is None:
            groups.append(())
        elif text != "1":
            if inner is None:
                groups.append((text,))
            else:
                inner.append(_AS_ONE if text == _REST else text)
    if inner is not None:
        _reject(pattern, "parentheses must be closed, and not be in one another")
    return tuple(groups)


def _reject(pattern: str, why: str) -> NoReturn:
    msg = f"rearrange(): {pattern!r}: {why}"
    raise ArgumentValueError(msg)
