"""Derivatives by backward."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.autograd import operations
from runtime.autograd.engine import run_backward
from runtime.autograd.trees import mapped, tensors_in
from runtime.batching.levels import above, below, physical
from runtime.batching.tensor import BatchedTensor, BatchingError
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.func.batch import vmap
from runtime.func.inputs import (
    Argnums,
    F,
    Function,
    anchors,
    bare,
    checked_argnums,
    chosen,
    detached,
    reaches_outside,
    split_aux,
    watched,
    with_arguments,
)
from runtime.guards import enable_grad, is_grad_enabled
from runtime.tensor import Tensor

FEW = 8  # gradients that are computed one by one, by compiled formulas


def grad(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """The function that gives the gradient of `func`, whose result is a tensor of one element without dimensions.

    `argnums` says with respect to which argument, or a tuple of them. With `has_aux` `func` returns a pair, and the
    gradient function the gradient and the second of the pair. TypeError or ValueError for another result. Under
    no_grad() it gives the same gradient, which is a constant for what is around it.
    """

    @functools.wraps(func)
    def gradient(*args: Any, **kwargs: Any) -> Any:
        grads, _, aux = _differentiated("grad", func, argnums, has_aux, args, kwargs)
        return (grads, aux) if has_aux else grads

    return gradient


def grad_and_value(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """As :func:`grad`, but of a function that gives the gradient and the value (a pair of value and aux)."""

    @functools.wraps(func)
    def both(*args: Any, **kwargs: Any) -> Any:
        grads, value, aux = _differentiated("grad_and_value", func, argnums, has_aux, args, kwargs)
        return (grads, (value, aux)) if has_aux else (grads, value)

    return both


def value_and_grad(func: Function, argnums: Argnums = 0, has_aux: bool = False) -> Callable[..., Any]:
    """As :func:`grad_and_value`, with the value first."""

    @functools.wraps(func)
    def both(*args: Any, **kwargs: Any) -> Any:
        grads, value, aux = _differentiated("value_and_grad", func, argnums, has_aux, args, kwargs)
        return ((value, aux), grads) if has_aux else (value, grads)

    return both


def _differentiated(name: str, func: Function, argnums: Any, has_aux: bool, args: Any, kwargs: Any) -> Any:
    positions, recorded = checked_argnums(name, argnums, len(args)), is_grad_enabled()
    with enable_grad():
        tree = watched(chosen(args, argnums, positions), name)
        inner = anchors(tree)
        result = func(*with_arguments(args, positions, isinstance(argnums, tuple), tree), **kwargs)
        value, aux = split_aux(name, result, has_aux)
        if not isinstance(value, Tensor):
            msg = f"{name}(): the function returned {type(value).__name__}, not a tensor"
            raise ArgumentError(msg)
        if value._ndim:
            shape = tuple(value.shape)
            msg = f"{name}(): the function returned a tensor of shape {shape}; a gradient is that of one number"
            raise ArgumentValueError(msg)
        outside = recorded and reaches_outside([value], inner)
    grads = pulled_back([value], [operations.filled_like(value, 1)], inner, outside)
    if not outside:
        value, aux = detached(value), detached(aux)
    gradients = iter(grads)
    return mapped(tree, lambda _: next(gradients)), value, aux


def pulled_back(outputs: list[Tensor], grads: list[Tensor], inner: list[Tensor], keep: bool) -> list[Tensor]:
    """The gradients of the inner tensors, zeros where nothing depends on them; recorded, and repeatable, if `keep`.

    Gradients within vmap are those of all samples at once, none of which depends on another.
    """
    levels = [physical(namespace)[1] for namespace in inner]
    grads = [below(grad, physical(output)[1]) for output, grad in zip(outputs, grads, strict=True)]
    outputs, inner = bare(outputs), bare(inner)
    # There are no compiled formulas for batched gradients.
    is_batched = any(isinstance(gradient, BatchedTensor) for gradient in grads)
    pairs = [(output, grad) for output, grad in zip(outputs, grads, strict=True) if output._edge is not None]
    leaf_grads: Any = [None] * len(inner)
    if pairs:
        roots, cotangents = zip(*pairs, strict=True)
        leaf_grads = run_backward(roots, cotangents, True, keep or is_batched, tuple(inner), False, True)
    gradients = [
        above(operations.filled_like(namespace, 0) if grad is None else grad, level)
        for namespace, grad, level in zip(inner, leaf_grads, levels, strict=True)
    ]
    return detached(gradients) if is_batched and not keep else gradients


def pulled_back_each(
    output: Tensor, units: Tensor, inner: list[Tensor], keep: bool, chunk_size: int | None
) -> list[Tensor]:
    """The gradients of the inner tensors for each gradient of an output, stacked."""

    def back(unit: Tensor) -> list[Tensor]:
        return pulled_back([output], [unit], inner, keep)

    size = units._sizes[0]
    if not size:
        return [F.zeros((0, *namespace.shape), dtype=namespace.dtype) for namespace in inner]
    if size >= FEW:
        try:
            return vmap(back, chunk_size=chunk_size)(units)  # type: ignore[no-any-return]
        except BatchingError:  # a formula asks for values
            pass
    return [F.stack(list(value)) for value in zip(*[back(item) for item in F.unbind(units)], strict=True)]


def vjp(func: Function, *primals: Any, has_aux: bool = False) -> Any:
    """``func(*primals)`` and the function from a gradient of it to those of the primals (with `has_aux`, and aux).

    That function takes a tree of tensors like the result, as often as one likes.
    """
    recorded = is_grad_enabled()
    with enable_grad():
        tree = watched(primals, "vjp")
        inner = anchors(tree)
        value, aux = split_aux("vjp", func(*tree), has_aux)
        outputs = tensors_in(value)
        if not outputs:
            msg = f"vjp(): the function returned {type(value).__name__}, which holds no tensor"
            raise ArgumentError(msg)
        outside = recorded and reaches_outside(outputs, inner)

    def back(*cotangents: Any) -> Any:
        tensors = tensors_in(cotangents[0] if len(cotangents) == 1 else cotangents)
        if [item._sizes for item in tensors] != [output._sizes for output in outputs]:
            msg = (
                f"vjp(): expected gradients of the shapes {[tuple(output.shape) for output in outputs]}, "
                f"got {[tuple(item.shape) for item in tensors]}"
            )
            raise ArgumentValueError(msg)
        keep = is_grad_enabled() and (outside or any(physical(item)[0]._edge is not None for item in tensors))
        gradients = iter(pulled_back(outputs, tensors, inner, keep))
        grads = mapped(tree, lambda _: next(gradients))
        return detached(grads) if not keep else grads

    value, aux = (value, aux) if outside else (detached(value), detached(aux))
    return (value, back, aux) if has_aux else (value, back)


def jacrev(func: Function, argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None) -> Any:
    """The function that gives the Jacobian of `func`: for a result of the shape R and an argument of A, one of R + A.

    It is computed by one backward pass for all elements of the result, or for `chunk_size` of them at a time; for each
    by itself where they are few, or values are asked for on the way. A result or argument that is a tree gives a tree
    of trees.
    """

    @functools.wraps(func)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        positions = checked_argnums("jacrev", argnums, len(args))
        is_tuple, recorded = isinstance(argnums, tuple), is_grad_enabled()
        with enable_grad():
            tree = watched(chosen(args, argnums, positions), "jacrev")
            inner = anchors(tree)
            result = func(*with_arguments(args, positions, is_tuple, tree), **kwargs)
            value, aux = split_aux("jacrev", result, has_aux)
            outputs = tensors_in(value)
            outside = recorded and reaches_outside(outputs, inner)

        def rows(output: Tensor) -> Any:
            size = output.numel()
            units = F.eye(size, dtype=output.dtype, device=output.device).reshape(size, *output.shape)
            columns = iter(pulled_back_each(output, units, inner, outside, chunk_size))

            def joined(tensor: Tensor) -> Tensor:
                return F.reshape(next(columns), (*output.shape, *tensor.shape))  # type: ignore[no-any-return]

            return mapped(tree, joined)

        rows_of_jacobian = mapped(value, rows)
        aux = aux if outside else detached(aux)
        return (rows_of_jacobian, aux) if has_aux else rows_of_jacobian

    return jacobian
