"""Functions of one sample as functions of a batch."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

from runtime.batching import BatchedTensor, Level, batched
from runtime.batching.levels import RANDOMNESS, F
from runtime.errors import ArgumentValueError, ComputeError, DimensionError
from runtime.tensor import Tensor

Function = Callable[..., Any]


def vmap(
    func: Function, in_dims: Any = 0, out_dims: Any = 0, randomness: str = "error", *, chunk_size: int | None = None
) -> Function:
    """The function that computes `func` for every sample of a batch at once.

    `in_dims` says along which dimension of each argument the samples lie, None for what is the same for all; `out_dims`
    where they lie in each result. Both may be trees like the arguments and results. `func` sees one sample, and is
    called once: its operators compute all. Random numbers are an error, `different` for every sample, or the `same`.
    With `chunk_size` so many samples are computed at a time. Values cannot be asked for (``item()``, ``if tensor:``).
    """
    if randomness not in RANDOMNESS:
        msg = f"vmap(): randomness is 'error', 'different' or 'same', got {randomness!r}"
        raise ComputeError(msg)
    if chunk_size is not None and (type(chunk_size) is not int or chunk_size < 1):
        msg = f"vmap(): chunk_size is None or an int above 0, got {chunk_size!r}"
        raise ArgumentValueError(msg)

    @functools.wraps(func)
    def of_batch(*args: Any, **kwargs: Any) -> Any:
        dims = _dims_of(in_dims, args)
        size = _size_of(dims, args)
        if chunk_size is None or chunk_size >= size:
            return _at_once(func, dims, out_dims, randomness, size, args, kwargs)
        parts = []
        for start in range(0, size, chunk_size):
            length = min(chunk_size, size - start)
            chunk = _narrowed(args, dims, start, length)
            parts.append(_at_once(func, dims, out_dims, randomness, length, chunk, kwargs))
        return _concatenated(parts, _dims_like(out_dims, parts[0]))

    return of_batch


def _vmap(func: Function, in_dims: Any = 0, out_dims: Any = 0, allow_none_pass_through: bool = False) -> Function:
    """:func:`vmap` by an older name; results that are None stay so."""
    del allow_none_pass_through
    return vmap(func, in_dims, out_dims)


def _at_once(
    func: Function, dims: Any, out_dims: Any, randomness: str, size: int, args: Any, kwargs: dict[str, Any]
) -> Any:
    from runtime.batching import watch  # and with it the rules

    watch.entered()
    try:
        with Level(size, randomness) as level:
            result = func(*_entered(args, dims, level), **kwargs)
            return _left(result, _dims_like(out_dims, result), level)
    finally:
        watch.left()


# -- trees of dimensions -----------------------------------------------------------------------------------------------


def _children(tree: Any) -> list[Any] | None:
    """The parts of a container, None for a leaf."""
    if isinstance(tree, dict):
        return list(tree.values())
    return list(tree) if isinstance(tree, (tuple, list)) else None


def _rebuilt(tree: Any, items: list[Any]) -> Any:
    if isinstance(tree, dict):
        entries = dict(zip(tree, items, strict=True))
        return entries if type(tree) is dict else type(tree)(entries)
    return type(tree)(*items) if hasattr(tree, "_fields") else type(tree)(items)


def _zipped(tree: Any, dims: Any, change: Callable[[Any, Any], Any]) -> Any:
    """A tree with `change` of each leaf and its dimension; a dimension may stand for a whole container."""
    children = _children(tree)
    if children is None:
        return change(tree, dims)
    below = _children(dims)
    if below is None:
        below = [dims] * len(children)
    return _rebuilt(tree, [_zipped(child, dim, change) for child, dim in zip(children, below, strict=True)])


def _fits(tree: Any, dims: Any) -> bool:
    """Whether `dims` has the form of a tree, or ends above its leaves."""
    below, children = _children(dims), _children(tree)
    if below is None:
        return True
    if children is None or len(below) != len(children):
        return False
    if isinstance(tree, dict) != isinstance(dims, dict) or (isinstance(tree, dict) and list(tree) != list(dims)):
        return False
    return all(map(_fits, children, below))


def _leaves(dims: Any) -> Iterator[Any]:
    below = _children(dims)
    if below is None:
        yield dims
    for item in below or ():
        yield from _leaves(item)


def _dims_of(in_dims: Any, args: tuple[Any, ...]) -> Any:
    """The dimension of every argument, as a tree. TypeError or ValueError for what is none."""
    if not isinstance(in_dims, (int, tuple, list)):
        msg = (
            f"vmap(): expected in_dims to be an int or a tuple as the arguments are, got {type(in_dims).__name__}; to "
            "leave out all arguments is no vmap"
        )
        raise ArgumentValueError(msg)
    if not args:
        msg = "vmap(): the function was called without positional arguments, so that there is no batch"
        raise ArgumentValueError(msg)
    dims = tuple(in_dims) if isinstance(in_dims, list) else in_dims
    if not _fits(args, dims):
        msg = f"vmap(): in_dims={in_dims!r} is not like the {len(args)} arguments that were given"
        raise ArgumentValueError(msg)
    _check_dims("in_dims", dims)
    return _zipped(args, dims, _checked_dim)


def _check_dims(name: str, dims: Any) -> None:
    """ValueError unless every dimension in an argument is an int or None."""
    for leaf in _leaves(dims):
        if leaf is not None and type(leaf) is not int:
            msg = f"vmap(): a dimension in {name} is an int or None, got {leaf!r}"
            raise ArgumentValueError(msg)


def _checked_dim(value: Any, dim: int | None) -> int | None:
    if dim is None:
        return None
    if not isinstance(value, Tensor):
        msg = (
            f"vmap(): in_dims has {dim} for an argument of type {type(value).__name__}; only tensors have samples, so "
            "give None"
        )
        raise ArgumentValueError(msg)
    ndim = value._ndim
    if not -ndim <= dim < ndim:
        msg = f"vmap(): in_dims has {dim} for a tensor of {ndim} dimensions; expected a dimension in [-{ndim}, {ndim})"
        raise ArgumentValueError(msg)
    return dim % ndim


def _size_of(dims: Any, args: tuple[Any, ...]) -> int:
    """How many samples there are. ValueError unless all arguments say the same."""
    sizes: list[int] = []
    _zipped(args, dims, lambda tensor, dim: None if dim is None else sizes.append(tensor._sizes[dim]))
    if not sizes:
        msg = "vmap(): no argument has samples: in_dims is None for all of them"
        raise ArgumentValueError(msg)
    if len(set(sizes)) > 1:
        msg = f"vmap(): the arguments have different numbers of samples along their dimensions: {sizes}"
        raise ArgumentValueError(msg)
    return sizes[0]


def _entered(args: Any, dims: Any, level: Level) -> Any:
    def change(value: Any, dim: int | None) -> Any:
        return value if dim is None else batched(F.movedim(value, dim, 0) if dim else value, level)

    return _zipped(args, dims, change)


def _narrowed(args: Any, dims: Any, start: int, length: int) -> Any:
    return _zipped(args, dims, lambda tensor, dim: tensor if dim is None else F.narrow(tensor, dim, start, length))


# -- results -----------------------------------------------------------------------------------------------------------


def _dims_like(out_dims: Any, result: Any) -> Any:
    """The dimension of every result. ValueError for what is none, or not like the results."""
    dims = tuple(out_dims) if isinstance(out_dims, list) and isinstance(result, tuple) else out_dims
    if _children(dims) is not None and len(list(_leaves(dims))) == 1 and _children(result) is None:
        (dims,) = _leaves(dims)
    if not _fits(result, dims):
        msg = f"vmap(): out_dims={out_dims!r} is not like what the function returned, a {type(result).__name__}"
        raise ArgumentValueError(msg)
    _check_dims("out_dims", dims)
    return _zipped(result, dims, lambda _, dim: dim)


def _left(result: Any, dims: Any, level: Level) -> Any:
    def change(value: Any, dim: int | None) -> Any:
        if not isinstance(value, Tensor):
            if dim is None:
                return value
            msg = (
                f"vmap(): the function returned {type(value).__name__}; what it returns is tensors, or out_dims is None"
            )
            raise ArgumentValueError(msg)
        is_batched = isinstance(value, BatchedTensor) and value._level is level
        if dim is None:
            if is_batched:
                msg = "vmap(): out_dims is None for a result of which every sample has its own"
                raise ArgumentValueError(msg)
            return value
        ndim = value._ndim + 1
        if not -ndim <= dim < ndim:
            msg = f"vmap(): out_dims has {dim} for a result that has {ndim} dimensions with that of the batch"
            raise DimensionError.untold(msg)
        if is_batched:
            return F.movedim(value._value, 0, dim) if dim else value._value  # type: ignore[attr-defined]
        spread = F.unsqueeze(value, dim % ndim)
        shape = list(spread._sizes)
        shape[dim % ndim] = level.size
        return spread.expand(shape)

    return _zipped(result, dims, change)


def _concatenated(parts: list[Any], dims: Any) -> Any:
    """The results of parts of a batch as one."""
    flat: list[list[Any]] = []
    for part in parts:
        flat.append([])
        _zipped(part, dims, lambda tensor, _: flat[-1].append(tensor))
    columns = iter(zip(*flat, strict=True))

    def change(_: Any, dim: int | None) -> Any:
        column = next(columns)
        return column[0] if dim is None else F.cat(column, dim)

    return _zipped(parts[0], dims, change)
