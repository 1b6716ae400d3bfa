"""Reading and writing by an index: of a batch, by a batch of indices, or both.

An argument of the type Index is what stands between brackets. A basic index gets a ``:`` in front for the batch. For
others the dimensions that tensors choose from are brought behind the batch, where numbers of samples can stand beside
batched indices, and those of the result back to where they belong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from runtime.autograd import operations
from runtime.batching.levels import F, Level, batched_in
from runtime.batching.plan import BatchPlan, is_at, of_rank, whole, wrapped
from runtime.batching.rules import Rule, call
from runtime.batching.tensor import BatchedTensor, BatchingError
from runtime.errors import DimensionError
from runtime.kernels.indexing.operator import is_basic, parts_of, plain_index
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD

_ALL = slice(None)


def at_index(plan: BatchPlan) -> Rule:
    """The rule of an operator that reads or writes at its index, or at a list of indices."""
    if not plan.index:
        return _at_indices(plan)
    (position,) = plan.index
    body = plan.operator.kernels.get(COMPOSITE_IMPLICIT_AUTOGRAD)
    value = plan.place("value")

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        index = arguments[position]
        if plan.sizes:
            return _scattered(plan, level, arguments, parts_of(index))
        if is_basic(index):
            if body is not None:
                return body(*arguments)
            if value is None:
                return wrapped(call(plan.operator, [whole(arguments[0], level), (_ALL, *parts_of(index))]), level)
        if value is None:
            return _read(level, _choice(arguments[0], index, arrays=body is None))
        target = arguments[0]
        if body is None and plan.operator.functional is None:
            target = operations.duplicate(target if is_at(target, level) else wrapped(whole(target, level), level))
        elif not is_at(target, level):
            msg = (
                f"vmap: {plan.operator.name} writes a batch into a tensor that is no part of the batch and has room "
                "for one sample; write into one made from a batched tensor (zeros_like(x), x.clone())"
            )
            raise BatchingError(msg)
        written = arguments[value]
        if not isinstance(written, Tensor):  # a number, which halves take as infinite where they do not hold it
            is_half = target.dtype in (dtypes.float16, dtypes.bfloat16)
            written = F.full((), written, dtype=dtypes.float64 if is_half else target.dtype)
        if is_basic(index):
            view = target[index]
            operations.copy_into(view, _of_rank(written, view._ndim))
        else:
            _write(level, _choice(target, index, arrays=body is None), written)
        return target

    return rule


class _Choice(NamedTuple):
    """What an index with tensors means: `tensor`, whose first dimensions they choose from, and the place of the result.

    `place` is where the dimensions of the indices stand in the result, `deep` how many there are.
    """

    tensor: Tensor
    indices: list[Tensor]
    place: int
    deep: int


class _NewDimension(NamedTuple):
    """A bool, or a mask without dimensions: a new dimension of which `places` takes the one element, or nothing."""

    places: Tensor


def _choice(tensor: Tensor, index: Any, *, arrays: bool) -> _Choice:
    """An index with tensors, in two steps: what ints, slices and None make a view, and tensors along its dimensions.

    With `arrays` ints are tensors as well, as they are to NumPy.
    """
    parts = list(parts_of(index))
    if arrays:
        parts = [make_tensor(np.asarray(part), dtypes.int64) if type(part) is int else part for part in parts]
    parts = [element for part in parts for element in _as_indices(tensor, part)]
    ndim = sum(part is not None and part is not Ellipsis and not isinstance(part, _NewDimension) for part in parts)
    if ndim > tensor._ndim:
        msg = f"too many indices for a tensor of dimension {tensor._ndim}: {ndim} were given"
        raise DimensionError(msg)
    at = next((i for i, part in enumerate(parts) if part is Ellipsis), len(parts))
    parts[at : at + 1] = [_ALL] * (tensor._ndim - ndim)
    view: Any = tensor
    view = view[tuple([
        _ALL if isinstance(part, Tensor) else None if isinstance(part, _NewDimension) else part for part in parts
    ])]  # fmt: skip
    basic = [part for part in parts if part is None or isinstance(part, (slice, Tensor, _NewDimension))]
    dims = [dim for dim, item in enumerate(basic) if isinstance(item, (Tensor, _NewDimension))]
    indices = [
        item.places if isinstance(item, _NewDimension) else item
        for item in basic if isinstance(item, (Tensor, _NewDimension))
    ]  # fmt: skip
    adjacent = dims[-1] - dims[0] == len(dims) - 1
    deep = max(element._ndim for element in indices)
    return _Choice(F.movedim(view, tuple(dims), tuple(range(len(dims)))), indices, dims[0] if adjacent else 0, deep)


def _as_indices(tensor: Tensor, part: Any) -> list[Any]:
    """A part of an index: a mask as the places where it holds; arrays and lists as tensors."""
    if isinstance(part, (bool, np.bool_)):
        part = np.asarray(part)
    if isinstance(part, BatchedTensor):
        if part.dtype.category != dtypes.INTEGRAL or part.dtype is dtypes.uint8:
            msg = (
                "vmap: how much a batched mask chooses depends on its values; use where(mask, a, b), or a batched "
                "index of integers"
            )
            raise BatchingError(msg)
        return [part]
    (plain,) = plain_index(tensor, (part,))
    if not isinstance(plain, np.ndarray):
        return [plain]
    if plain.dtype == np.bool_ and not plain.ndim:
        return [_NewDimension(make_tensor(np.zeros(int(plain), np.int64), dtypes.int64))]
    if plain.dtype == np.bool_:
        return [make_tensor(np.ascontiguousarray(item), dtypes.int64) for item in plain.nonzero()]
    return [part if isinstance(part, Tensor) else make_tensor(plain.astype(np.int64), dtypes.int64)]


def _indices_below(level: Level, chosen: _Choice) -> tuple[Any, ...]:
    """The index of all samples: the indices, and in front the numbers of samples, or all of them."""
    is_batched = any(is_at(index, level) for index in chosen.indices)
    below = [of_rank(index._value, chosen.deep) if is_at(index, level) else index for index in chosen.indices]  # type: ignore[attr-defined]
    if not is_at(chosen.tensor, level):
        return tuple(below)
    if not is_batched:
        return (_ALL, *below)
    return (F.arange(level.size).reshape((level.size, *(1,) * chosen.deep)), *below)


def _read(level: Level, chosen: _Choice) -> Tensor:
    below: Any = chosen.tensor._value if is_at(chosen.tensor, level) else chosen.tensor  # type: ignore[attr-defined]
    result: Tensor = wrapped(below[_indices_below(level, chosen)], level)
    if not chosen.place or not chosen.deep:
        return result
    positions = range(chosen.place, chosen.place + chosen.deep)
    return F.movedim(result, tuple(range(chosen.deep)), tuple(positions))  # type: ignore[no-any-return]


def _write(level: Level, chosen: _Choice, value: Tensor) -> None:
    below = _value_below(level, chosen, value)
    chosen.tensor._value[_indices_below(level, chosen)] = below  # type: ignore[attr-defined]


def _value_below(level: Level, chosen: _Choice, value: Tensor) -> Tensor:
    """What is written at an index, with the dimensions of the indices in front, behind the batch."""
    value = _of_rank(value, chosen.tensor._ndim - len(chosen.indices) + chosen.deep)
    if chosen.place and chosen.deep:
        positions = range(chosen.place, chosen.place + chosen.deep)
        value = F.movedim(value, tuple(positions), tuple(range(chosen.deep)))
    return value._value if is_at(value, level) else value  # type: ignore[attr-defined]


def _at_indices(plan: BatchPlan) -> Rule:
    """The rule of an operator that writes or adds its last tensor where a list of indices points."""
    (position,) = plan.lists
    value, accumulate = plan.tensors[-1], plan.place("accumulate")
    in_place = plan.operator.functional is not None
    assert accumulate is not None

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        target = arguments[0]
        if not in_place:
            target = operations.duplicate(target if is_at(target, level) else wrapped(whole(target, level), level))
        chosen = _choice(
            target, tuple([_ALL if argument is None else argument for argument in arguments[position]]), arrays=False
        )
        index = [None if item is _ALL else item for item in _indices_below(level, chosen)]
        below = _value_below(level, chosen, arguments[value])
        F.index_put_(chosen.tensor._value, index, below, accumulate=arguments[accumulate])  # type: ignore[attr-defined]
        return target

    return rule


def _of_rank(value: Tensor, ndim: int) -> Tensor:
    """A value with as many dimensions as it is written into, more or fewer of size 1 in front."""
    shape = value._sizes
    missing = ndim - len(shape)
    if not missing:
        return value
    return F.reshape(value, (*(1,) * missing, *shape) if missing > 0 else shape[-missing:])  # type: ignore[no-any-return]


def _scattered(plan: BatchPlan, level: Level, arguments: Sequence[Any], index: tuple[Any, ...]) -> Tensor:
    """Of what adds a gradient where it was read: the batch stands behind what arrays with slices between them chose."""
    if next(batched_in(index), None) is not None:
        msg = f"vmap: {plan.operator.name} takes no batched index"
        raise BatchingError(msg)
    values = [whole(argument, level) if isinstance(argument, Tensor) else argument for argument in arguments]
    (position,) = plan.sizes
    values[position] = (level.size, *values[position])
    plain = [item for item in plain_index(arguments[0], index) if item is not None and item is not Ellipsis]
    at = [i for i, item in enumerate(plain) if isinstance(item, np.ndarray)]
    if at and at[-1] - at[0] >= len(at):
        deep = max(1 if plain[i].dtype == np.bool_ else plain[i].ndim for i in at)
        values[0] = F.movedim(values[0], 0, deep)
    values[plan.index[0]] = (_ALL, *index)
    return wrapped(call(plan.operator, values), level)  # type: ignore[no-any-return]
