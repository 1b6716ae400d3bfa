"""Derivatives by forward mode."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.autograd import forward, operations
from runtime.autograd.trees import mapped, tensors_in
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.func.inputs import Argnums, F, Function, checked_argnums, chosen, split_aux, with_arguments
from runtime.func.reverse import jacrev
from runtime.tensor import Tensor


def jvp(
    func: Function, primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False, has_aux: bool = False
) -> Any:
    """``func(*primals)`` and its derivative in the direction of `tangents` (with `has_aux`, and aux).

    Forward mode has one level: a jvp within another raises RuntimeError.
    """
    del strict
    if not isinstance(primals, tuple) or not isinstance(tangents, tuple):
        msg = f"jvp(): expected tuples of primals and tangents, got {type(primals).__name__}, {type(tangents).__name__}"
        raise ArgumentError(msg)
    points, directions = tensors_in(primals), tensors_in(tangents)
    if [one.shape for one in points] != [one.shape for one in directions] or not points:
        msg = (
            f"jvp(): expected a tangent like each primal, got primals of the shapes {[one.shape for one in points]} "
            f"and tangents of {[one.shape for one in directions]}"
        )
        raise ArgumentValueError(msg)
    with forward.dual_level():
        pairs = iter(zip(points, directions, strict=True))
        value, aux = split_aux("jvp", func(*mapped(primals, lambda _: forward.make_dual(*next(pairs)))), has_aux)
        changes = mapped(value, _tangent)
        value, aux = mapped(value, _primal), mapped(aux, _primal)
    return (value, changes, aux) if has_aux else (value, changes)


def _primal(one: Tensor) -> Tensor:
    return forward.unpack_dual(one).primal


def _tangent(one: Tensor) -> Tensor:
    found = forward.unpack_dual(one).tangent
    return operations.filled(one._array.shape, one.dtype, 0) if found is None else found


def jacfwd(
    func: Function, argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error"
) -> Callable[..., Any]:
    """As :func:`runtime.func.jacrev`, computed by one pass for each element of the arguments."""
    del randomness

    @functools.wraps(func)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        places = checked_argnums("jacfwd", argnums, len(args))
        several, meant = isinstance(argnums, tuple), chosen(args, argnums, places)
        inner = tensors_in(meant)
        aux = None

        def along(number: int, direction: Tensor) -> Any:
            nonlocal aux
            tangents = [operations.filled(one._array.shape, one.dtype, 0) for one in inner]
            tangents[number] = direction
            points = iter(zip(inner, tangents, strict=True))
            with forward.dual_level():
                tree = mapped(meant, lambda _: forward.make_dual(*next(points)))
                result = func(*with_arguments(args, places, several, tree), **kwargs)
                value, aux = split_aux("jacfwd", result, has_aux)
                changes, aux = mapped(value, _tangent), mapped(aux, _primal)
            return changes

        columns: list[list[Any]] = []
        for number, one in enumerate(inner):
            size = one._array.size
            units = F.eye(size, dtype=one.dtype).reshape(size, *one.shape)
            columns.append([along(number, units[i]) for i in range(size)])
        if not any(columns):
            msg = "jacfwd(): the arguments hold no element"
            raise ArgumentValueError(msg)
        form = next(column[0] for column in columns if column)
        places_of = iter(range(len(tensors_in(form))))

        def rows(output: Tensor) -> Any:
            place, counted = next(places_of), iter(range(len(inner)))

            def joined(one: Tensor) -> Any:
                parts = [tensors_in(part)[place] for part in columns[next(counted)]]
                shape = (*output.shape, *one.shape)
                if not parts:
                    return F.zeros(shape, dtype=output.dtype)
                return F.stack(parts, -1).reshape(shape)

            return mapped(meant, joined)

        whole = mapped(form, rows)
        return (whole, aux) if has_aux else whole

    return jacobian


def hessian(func: Function, argnums: Argnums = 0) -> Callable[..., Any]:
    """The function that gives the second derivatives of `func`: forward mode over backward."""
    return jacfwd(jacrev(func, argnums), argnums)
