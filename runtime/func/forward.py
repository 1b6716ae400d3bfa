"""Derivatives by forward mode."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.autograd import forward, operations
from runtime.autograd.trees import mapped, tensors_in
from runtime.batching.levels import active, lifted, physical, restored
from runtime.batching.tensor import BatchingError, RandomnessError
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.func.batch import vmap
from runtime.func.inputs import Argnums, F, Function, checked_argnums, chosen, detached, split_aux, with_arguments
from runtime.func.linear import linearize
from runtime.func.reverse import FEW, jacrev
from runtime.tensor import Tensor


def jvp(
    func: Function, primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False, has_aux: bool = False
) -> Any:
    """``func(*primals)`` and its derivative in the direction of `tangents` (with `has_aux`, and aux).

    Derivatives nest: within another one by forward mode it is computed as the gradient of a gradient. With `strict` a
    result that does not depend on the primals raises RuntimeError.
    """
    if not isinstance(primals, tuple) or not isinstance(tangents, tuple):
        msg = f"jvp(): expected tuples of primals and tangents, got {type(primals).__name__}, {type(tangents).__name__}"
        raise ArgumentError(msg)
    points, directions = tensors_in(primals), tensors_in(tangents)
    if [point.shape for point in points] != [direction.shape for direction in directions] or not points:
        expected, actual = ([tuple(item.shape) for item in row] for row in (points, directions))
        msg = (
            f"jvp(): expected a tangent like each primal, got primals of the shapes {expected} and tangents of {actual}"
        )
        raise ArgumentValueError(msg)
    if forward.is_level_open():
        return _jvp_within_another(func, primals, tangents, strict, has_aux)
    with forward.dual_level():
        pairs = iter(zip(points, directions, strict=True))
        value, aux = split_aux("jvp", func(*mapped(primals, lambda _: dual_of(*next(pairs)))), has_aux)
        if strict and any(tangent_of(item) is None for item in tensors_in(value)):
            raise _independent()
        changes = mapped(value, _tangent)
        value, aux = mapped(value, _primal), mapped(aux, _primal)
    return (value, changes, aux) if has_aux else (value, changes)


def _independent() -> ComputeError:
    return ComputeError("jvp(): a result does not depend on the primals; with strict=True this is an error")


def _jvp_within_another(
    func: Function, primals: tuple[Any, ...], tangents: tuple[Any, ...], strict: bool, has_aux: bool
) -> Any:
    """:func:`jvp` while a level of forward mode is open, of which a tensor has one tangent.

    The gradient of ``func`` is linear in the gradient of the result, so that the gradient of it by that one maps
    tangents; the tangents of the open level go through both backward passes.
    """
    results: Any = None
    aux: Any = None

    def differentiable(*inner: Any) -> list[Tensor]:
        nonlocal results, aux
        results, aux = split_aux("jvp", func(*inner), has_aux)
        outputs = tensors_in(results)
        if strict and any(physical(item)[0]._edge is None for item in outputs):
            raise _independent()
        return [item for item in outputs if _has_derivative(item)]

    values: list[Tensor] = []
    along: Callable[..., Any] | None = None
    try:
        values, along = linearize(differentiable, *primals)
    except ArgumentError:
        if results is None or any(map(_has_derivative, tensors_in(results))):
            raise  # else all results are integers
    changes = iter(along(*tangents) if along is not None else ())
    outputs = iter(values)
    change = mapped(results, lambda item: next(changes) if _has_derivative(item) else _zeros(item))
    value = mapped(results, lambda item: next(outputs) if _has_derivative(item) else item)
    return (value, change, detached(aux)) if has_aux else (value, change)


def _has_derivative(tensor: Tensor) -> bool:
    return tensor.dtype.is_floating_point or tensor.dtype.is_complex


def _zeros(tensor: Tensor) -> Tensor:
    return operations.filled_like(tensor, 0)


def dual_of(primal: Tensor, tangent: Tensor) -> Tensor:
    """A dual tensor; within vmap one of all samples, where each has a tangent of its own."""
    levels = active()
    if not levels:
        return forward.make_dual(primal, tangent)
    physical_primal, levels_of_primal = physical(lifted(primal, levels))
    return restored(forward.make_dual(physical_primal, physical(lifted(tangent, levels))[0]), levels_of_primal)


def _primal(tensor: Tensor) -> Tensor:
    physical_tensor, levels = physical(tensor)
    return restored(forward.unpack_dual(physical_tensor).primal, levels)


def tangent_of(tensor: Tensor) -> Tensor | None:
    """The tangent, if a tensor has one; of a batched tensor those of all samples."""
    physical_tensor, levels = physical(tensor)
    tangent = forward.unpack_dual(physical_tensor).tangent
    return None if tangent is None else restored(tangent, levels)


def _tangent(tensor: Tensor) -> Tensor:
    tangent = tangent_of(tensor)
    return _zeros(tensor) if tangent is None else tangent


def jacfwd(
    func: Function, argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Callable[..., Any]:
    """As :func:`runtime.func.jacrev`, by forward mode: one pass for all elements of an argument.

    Random numbers are as `randomness` says, which is that of vmap. A function that asks for values (``item()``) is
    called for each element by itself, and so it is where these are few. Within another derivative by forward mode it is
    computed by backward.
    """

    @functools.wraps(func)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        positions = checked_argnums("jacfwd", argnums, len(args))
        if forward.is_level_open():  # of which a tensor has one tangent
            return jacrev(func, argnums, has_aux=has_aux)(*args, **kwargs)
        is_tuple, selected = isinstance(argnums, tuple), chosen(args, argnums, positions)
        inner = tensors_in(selected)

        def along(number: int, direction: Tensor) -> Any:
            tangents = [operations.filled_like(namespace, 0) for namespace in inner]
            tangents[number] = direction
            points = iter(zip(inner, tangents, strict=True))
            with forward.dual_level():
                tree = mapped(selected, lambda _: dual_of(*next(points)))
                result = func(*with_arguments(args, positions, is_tuple, tree), **kwargs)
                value, aux = split_aux("jacfwd", result, has_aux)
                return mapped(value, _tangent), mapped(aux, _primal)

        columns_of_inputs = [
            along_each(functools.partial(along, number), tensor, randomness) for number, tensor in enumerate(inner)
        ]
        columns = [None if item is None else tensors_in(item[0]) for item in columns_of_inputs]
        if not any(item is not None for item in columns_of_inputs):
            msg = "jacfwd(): the arguments hold no element"
            raise ArgumentValueError(msg)
        form, aux = next(item for item in columns_of_inputs if item is not None)
        places_of = iter(range(len(tensors_in(form))))

        def rows(output: Tensor) -> Any:
            position, counted = next(places_of), iter(columns)

            def joined(tensor: Tensor) -> Any:
                column = next(counted)
                shape = (*output._sizes[:-1], *tensor.shape)
                if column is None:
                    return F.zeros(shape, dtype=output.dtype, device=output.device)
                return F.reshape(column[position], shape)

            return mapped(selected, joined)

        jacobian_rows = mapped(form, rows)
        return (jacobian_rows, mapped(aux, _first)) if has_aux else jacobian_rows

    return jacobian


def along_each(along: Callable[[Tensor], Any], tensor: Tensor, randomness: str) -> Any:
    """What `along` gives for the directions of all elements of a tensor, stacked behind its own dimensions; or None."""
    size = tensor.numel()
    if not size:
        return None
    units = F.eye(size, dtype=tensor.dtype, device=tensor.device).reshape(size, *tensor.shape)
    form: Any = None

    def flat(direction: Tensor) -> list[Tensor]:
        nonlocal form
        form = along(direction)
        return tensors_in(form)

    try:
        parts = vmap(flat, 0, -1, randomness)(units) if size >= FEW else None
    except RandomnessError:
        raise
    except BatchingError:  # it asks for values
        parts = None
    if parts is None:
        each = zip(*[flat(units[i]) for i in range(size)], strict=True)
        parts = [F.stack(list(item), -1) for item in each]
    columns = iter(parts)
    return mapped(form, lambda _: next(columns))


def _first(tensor: Tensor) -> Tensor:
    """The first of what is the same for all."""
    return F.select(tensor, -1, 0)  # type: ignore[no-any-return]


def hessian(func: Function, argnums: Argnums = 0) -> Callable[..., Any]:
    """The function that gives the second derivatives of `func`: forward mode over backward."""
    return jacfwd(jacrev(func, argnums), argnums)
