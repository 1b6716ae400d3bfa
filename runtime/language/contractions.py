"""Contractions of several tensors: the equation of einsum, and the order of a chain of matrix products.

Everything here computes with sizes and labels; the composites that call it move and multiply.
"""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from runtime.errors import ArgumentError, ComputeError
from runtime.language.contraction_order import Network, dims_of

Sizes = tuple[int, ...]
_remembered = functools.lru_cache(maxsize=1024)  # programs contract tensors of a few shapes, many times


class Operand(NamedTuple):
    """How a tensor is brought into the common order of labels.

    `merges` are pairs of dimensions (the second is dropped) that share a label, in the order in which they are merged;
    then the dimensions are permuted by `order` and reshaped to `shape`, which has a dimension for every label.
    """

    merges: Sizes
    order: Sizes
    shape: Sizes


class Contraction(NamedTuple):
    """An equation as steps.

    `sums` are for every operand the dimensions that are summed before it is multiplied. Then each of `steps` puts the
    product of two operands in the place of the first, summed over some dimensions; the last stands at 0. The first
    `kept` of the common dimensions are those of the result.
    """

    operands: tuple[Operand, ...]
    sums: tuple[Sizes, ...]
    steps: tuple[tuple[int, int, Sizes], ...]
    kept: int


class Pairing(NamedTuple):
    """The product of two tensors, summed over some dimensions, as one of matrices, or of batches of them.

    Operands are permuted and reshaped, so is the product; None where that changes nothing. `alone` and `other_alone`
    are dimensions that only one operand has, which are summed before; without `summed` the tensors are multiplied
    element by element.
    """

    alone: Sizes
    other_alone: Sizes
    summed: bool
    is_batch: bool
    order: Sizes | None
    shape: Sizes | None
    other_order: Sizes | None
    other_shape: Sizes | None
    result_shape: Sizes | None
    result_order: Sizes | None


def einsum_plan(equation: str, shapes: Sequence[Sizes], path: Sequence[int] | None = None) -> Contraction:
    """The steps for ``ij,jk->ik``; RuntimeError when the equation is none, or does not fit the shapes.

    `path` says in which order operands are multiplied, two numbers a step: both go, and their product becomes the last
    operand. Without it the order is that of the fewest multiplications (:mod:`.contraction_order`).
    """
    return _einsum_plan(equation, tuple(shapes), None if path is None else tuple(path))


def forget_contractions() -> None:
    """Plan contractions anew, by what :class:`.contraction_order.Settings` says now."""
    _einsum_plan.cache_clear()


@_remembered
def _einsum_plan(equation: str, shapes: tuple[Sizes, ...], path: Sizes | None) -> Contraction:
    left, arrow, right = (part.replace(" ", "") for part in equation.partition("->"))  # the arrow itself has no space
    terms = left.split(",")
    if len(terms) != len(shapes):
        msg = f"einsum: the equation '{equation}' has {len(terms)} operands, {len(shapes)} were given"
        raise ComputeError(msg)
    inputs = [_labels(equation, term, len(shape)) for term, shape in zip(terms, shapes, strict=True)]
    most = (
        max((label for labels_of_input in inputs for label in labels_of_input if isinstance(label, int)), default=-1)
        + 1
    )
    dots = list(range(most - 1, -1, -1))  # a dimension of "..." is known by its distance from the last one
    labels = {label for labels_of_input in inputs for label in labels_of_input}
    output = _labels(equation, right, None, dots) if arrow else [*dots, *_single(inputs)]
    for label in output:
        if label not in labels:
            msg = f"einsum: the output of '{equation}' has '{label}', which no operand has"
            raise ComputeError(msg)
        if output.count(label) > 1:
            msg = f"einsum: the output of '{equation}' has '{label}' more than once"
            raise ComputeError(msg)
    common = [*output, *sorted(labels - set(output), key=str)]
    _check_sizes(equation, inputs, shapes)
    operands = tuple(
        _operand(labels_of_input, shape, common) for labels_of_input, shape in zip(inputs, shapes, strict=True)
    )
    dims_of_inputs = [
        sum(1 << dim for dim, label in enumerate(common) if label in labels_of_input) for labels_of_input in inputs
    ]
    sizes = [max(operand.shape[dim] for operand in operands) for dim in range(len(common))]
    network = Network(dims_of_inputs, (1 << len(output)) - 1, sizes)
    # Of two operands the second is summed within their product.
    sums = [network.alone(index) if index == 0 or len(inputs) > 2 else 0 for index in range(len(inputs))]
    steps = network.in_order(path) if path is not None else network.best_order()
    return Contraction(
        operands, tuple(map(dims_of, sums)),
        tuple((left, right, dims_of(dims)) for left, right, dims in network.sums_of(steps, sums)), len(output),
    )


def _labels(equation: str, term: str, ndim: int | None, dots: Sequence[int] = ()) -> list[str | int]:
    """The labels of one operand, or of the output when `ndim` is None; those of "..." are numbers."""
    before, mark, after = term.partition("...")
    for letter in before + after:
        if not (letter.isascii() and letter.isalpha()):
            msg = f"einsum: '{letter}' in the equation '{equation}' is no label; labels are letters"
            raise ComputeError(msg)
    if ndim is None:
        return [*before, *(dots if mark else ()), *after]
    extra = ndim - len(before) - len(after)
    if extra < 0 or (extra and not mark):
        msg = f"einsum: '{term}' in the equation '{equation}' has {ndim - extra} labels, its operand {ndim} dimensions"
        raise ComputeError(msg)
    return [*before, *range(extra - 1, -1, -1), *after]


def _single(inputs: Sequence[Sequence[str | int]]) -> list[str]:
    """The letters that occur once, in alphabetical order: the output where the equation names none."""
    letters = [label for labels_of_input in inputs for label in labels_of_input if isinstance(label, str)]
    return sorted(label for label in letters if letters.count(label) == 1)


def _check_sizes(equation: str, inputs: Sequence[Sequence[str | int]], shapes: Sequence[Sizes]) -> None:
    """Dimensions with one label have one size, or size 1, which broadcasts; within one operand they are equal."""
    sizes: dict[str | int, int] = {}
    for position, (labels_of_input, shape) in enumerate(zip(inputs, shapes, strict=True)):
        inside: dict[str | int, int] = {}
        for label, size in zip(labels_of_input, shape, strict=True):
            first, size_so_far = inside.setdefault(label, size), sizes.get(label, 1)
            if first != size or (size not in (1, size_so_far) and size_so_far != 1):
                other = first if first != size else size_so_far
                subject = f"'{label}'" if isinstance(label, str) else "a dimension of '...'"
                msg = f"einsum: {subject} in '{equation}' has size {size} in operand {position}, elsewhere {other}"
                raise ComputeError(msg)
            sizes[label] = size if size_so_far == 1 else size_so_far


def _operand(subscripts: Sequence[str | int], shape: Sizes, common: Sequence[str | int]) -> Operand:
    """How an operand comes into the common order."""
    labels, sizes = list(subscripts), list(shape)
    merges: list[int] = []
    for label in dict.fromkeys(subscripts):
        while labels.count(label) > 1:
            first = labels.index(label)
            second = labels.index(label, first + 1)
            merges += [first, second]
            del labels[second], sizes[second]
    order = tuple(labels.index(label) for label in common if label in labels)
    broadcast_sizes = tuple(sizes[labels.index(label)] if label in labels else 1 for label in common)
    return Operand(tuple(merges), order, broadcast_sizes)


@_remembered
def pairing(shape: Sizes, other: Sizes, dims: Sizes) -> Pairing:
    """How to multiply tensors with as many dimensions, where sizes are equal or 1, and to sum over `dims`."""
    alone = tuple(dim for dim in dims if other[dim] == 1 != shape[dim])
    other_alone = tuple(dim for dim in dims if shape[dim] == 1 != other[dim])
    first = tuple(1 if dim in alone else size for dim, size in enumerate(shape))
    two = tuple(1 if dim in other_alone else size for dim, size in enumerate(other))
    summed = [dim for dim in dims if first[dim] != 1]
    if not summed:
        return Pairing(alone, other_alone, False, False, *[None] * 6)
    dims_left = [dim for dim in range(len(first)) if dim not in summed]
    batch = [dim for dim in dims_left if first[dim] != 1 and two[dim] != 1]
    rows = [dim for dim in dims_left if two[dim] == 1]
    columns = [dim for dim in dims_left if first[dim] == 1 and two[dim] != 1]
    order, other_order = (*batch, *rows, *summed, *columns), (*batch, *summed, *columns, *rows)
    sizes = [math.prod(first[dim] for dim in part) for part in (batch, rows, summed)]
    width = math.prod(two[dim] for dim in columns)
    lead = (sizes[0],) if batch else ()
    common = [two[dim] if dim in columns else first[dim] for dim in (*batch, *rows, *columns)] + [1] * len(summed)
    positions = (*batch, *rows, *columns, *summed)
    back = tuple(positions.index(dim) for dim in range(len(positions)))
    return Pairing(
        alone, other_alone, True, bool(batch),
        _changed(order), _reshaped(first, order, (*lead, sizes[1], sizes[2])),
        _changed(other_order), _reshaped(two, other_order, (*lead, sizes[2], width)),
        _unless_equal(tuple(common), (*lead, sizes[1], width)), _changed(back),
    )  # fmt: skip


@_remembered
def tensordot_plan(shape: Sizes, other: Sizes, dims: Sizes, other_dims: Sizes) -> Pairing:
    """How to multiply tensors and sum over pairs of dimensions, none negative; RuntimeError where sizes differ."""
    if len(dims) != len(other_dims):
        msg = f"tensordot: both operands need as many dimensions to sum over, got {list(dims)} and {list(other_dims)}"
        raise ComputeError(msg)
    for item, two in zip(dims, other_dims, strict=True):
        if shape[item] != other[two]:
            msg = (
                f"tensordot: dimension {item} of shape {list(shape)} and {two} of {list(other)} are summed over "
                "together, so their sizes must be equal"
            )
            raise ComputeError(msg)
    rows = [dim for dim in range(len(shape)) if dim not in dims]
    columns = [dim for dim in range(len(other)) if dim not in other_dims]
    order, other_order = (*rows, *dims), (*other_dims, *columns)
    size = math.prod(shape[dim] for dim in dims)
    result = (*[shape[dim] for dim in rows], *[other[dim] for dim in columns])
    high, wide = math.prod(shape[dim] for dim in rows), math.prod(other[dim] for dim in columns)
    return Pairing(
        (), (), True, False, _changed(order), _reshaped(shape, order, (high, size)),
        _changed(other_order), _reshaped(other, other_order, (size, wide)), _unless_equal(result, (high, wide)), None,
    )  # fmt: skip


def _changed(order: Sizes) -> Sizes | None:
    """An order of dimensions; None for the one they have."""
    return _unless_equal(order, tuple(range(len(order))))


def _reshaped(shape: Sizes, order: Sizes, expected: Sizes) -> Sizes | None:
    """The shape wanted of a permuted tensor; None if it has that."""
    return _unless_equal(expected, tuple([shape[dim] for dim in order]) if len(set(order)) == len(shape) else ())


def _unless_equal(expected: Sizes, actual: Sizes) -> Sizes | None:
    return None if expected == actual else expected


def tensordot_dims(dims: Any, ndim: int) -> tuple[Sizes, Sizes]:
    """The dimensions that tensordot sums over, in both operands, from a number of them or a pair of lists."""
    if isinstance(dims, (list, tuple)):
        pair = [(dim,) if isinstance(dim, int) else dim for dim in dims]
        if len(pair) == 2 and all(isinstance(item, (list, tuple)) for item in pair):
            return tuple(pair[0]), tuple(pair[1])
        msg = f"tensordot: dims must be a number or two lists of dimensions, got {dims}"
        raise ComputeError(msg)
    try:
        count = operator.index(dims)
    except TypeError:
        msg = f"tensordot: dims must be a number or two lists of dimensions, got {type(dims).__name__}"
        raise ArgumentError(msg) from None
    if not 0 <= count <= ndim:
        msg = f"tensordot: dims must lie in [0, {ndim}], got {count}"
        raise ComputeError(msg)
    return tuple(range(ndim - count, ndim)), tuple(range(count))


def chain_order(sizes: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """In which order to multiply the matrices of ``sizes[i] x sizes[i + 1]`` with the fewest multiplications.

    Pairs ``(i, j)``: the product of what stands at `i` and at `j` replaces the first (Cormen and others, Introduction
    to Algorithms, section 15.2).
    """
    return _chain_order(tuple(sizes))


@_remembered
def _chain_order(sizes: Sizes) -> tuple[tuple[int, int], ...]:
    count, width = len(sizes) - 1, np.array(sizes, np.float64)
    cost, split = np.zeros((count, count)), np.zeros((count, count), np.int64)
    step = cost.itemsize
    for length in range(1, count):  # all products of so many matrices and one more, with all places to split them
        positions = np.arange(count - length)
        windows = functools.partial(np.lib.stride_tricks.as_strided, shape=(len(positions), length), writeable=False)
        before = windows(cost, strides=((count + 1) * step, step))
        behind = windows(cost[1:, length:], strides=((count + 1) * step, count * step))
        between = windows(width[1:], strides=(step, step))
        options = before + behind + width[: len(positions), None] * between * width[length + 1 :, None]
        at = options.argmin(1)
        cost[positions, positions + length], split[positions, positions + length] = (
            options[positions, at],
            positions + at,
        )
    steps, waiting = [], [(0, count - 1)]
    while waiting:
        first, last = waiting.pop()
        if first < last:
            middle = int(split[first, last])
            steps.append((first, middle + 1))
            waiting += [(first, middle), (middle + 1, last)]
    return tuple(reversed(steps))
