"""Arguments to differentiate with respect to: tensors of their own, in the memory of those that were given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.autograd import forward, operations
from runtime.autograd.node import AccumulateGrad, edges_of
from runtime.autograd.trees import mapped, tensors_in
from runtime.batching.levels import active, lifted, physical, restored
from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import Tensor
from runtime.tensor.keys import FORWARD_AD, TORCH_DISPATCH

F = Functions()
Argnums = int | tuple[int, ...]


def checked_argnums(function: str, argnums: Any, count: int) -> tuple[int, ...]:
    """Which arguments are meant, not counted from the end. TypeError or ValueError for what means none."""
    indices = argnums if isinstance(argnums, tuple) else (argnums,)
    if not indices or not all(type(item) is int for item in indices):
        msg = f"{function}(): argnums is an int or a tuple of ints, got {argnums!r}"
        raise ArgumentError(msg)
    if not all(-count <= item < count for item in indices):
        msg = f"{function}(): argnums={argnums!r}, but the function was called with {count} arguments"
        raise ArgumentValueError(msg)
    positions = tuple(item % count for item in indices)
    if len(set(positions)) < len(positions):
        msg = f"{function}(): argnums={argnums!r} names an argument twice"
        raise ArgumentValueError(msg)
    return positions


def chosen(args: tuple[Any, ...], argnums: Any, positions: tuple[int, ...]) -> Any:
    """The arguments that are meant: one, or a tuple."""
    return tuple(args[position] for position in positions) if isinstance(argnums, tuple) else args[positions[0]]


def watched(tree: Any, function: str) -> Any:
    """The tree with tensors that require grad, whose histories, if they had any, go on below them."""
    levels = active()

    def change(tensor: Tensor) -> Tensor:
        if levels:  # within vmap every sample has a gradient of its own
            physical_tensor, levels_of_tensor = physical(lifted(tensor, levels))
            return restored(one(physical_tensor), levels_of_tensor)
        return one(tensor)

    def one(tensor: Tensor) -> Tensor:
        if not (tensor.dtype.is_floating_point or tensor.dtype.is_complex):
            msg = f"{function}(): derivatives are with respect to floating or complex tensors, got {tensor.dtype.name}"
            raise ArgumentError(msg)
        if tensor._edge is not None:
            return F.view_as(tensor, tensor)  # type: ignore[no-any-return]
        if tensor._keys & FORWARD_AD:  # a derivative in forward mode of one by backward
            primal, tangent = forward.unpack_dual(tensor)
            primal.requires_grad = True  # type: ignore[misc]
            assert tangent is not None
            return forward.make_dual(primal, tangent)
        leaf = F.detach(tensor) if tensor._keys & TORCH_DISPATCH else operations.detach(tensor)
        leaf.requires_grad = True  # type: ignore[misc]
        return leaf

    leaves = mapped(tree, change)
    if not tensors_in(leaves):
        msg = f"{function}(): the arguments to differentiate with respect to hold no tensor"
        raise ArgumentError(msg)
    return leaves


def anchors(tree: Any) -> list[Tensor]:
    """Aliases of the tensors of a tree, by which their gradients are found when a function has changed those in place.

    ``detach_()`` takes a tensor out of the graph, a view in place gives it another history.
    """

    def anchor(tensor: Tensor) -> Tensor:
        physical_tensor, levels = physical(tensor)
        return restored(forward.alias(physical_tensor), levels)

    return [anchor(tensor) for tensor in tensors_in(tree)]


def with_arguments(args: tuple[Any, ...], positions: tuple[int, ...], is_tuple: bool, tree: Any) -> tuple[Any, ...]:
    """The arguments with others in some places."""
    arguments = list(args)
    for position, item in zip(positions, tree if is_tuple else (tree,), strict=True):
        arguments[position] = item
    return tuple(arguments)


def reaches_outside(results: list[Tensor], inner: list[Tensor]) -> bool:
    """Whether something that requires grad, other than the inner tensors themselves, is behind some results."""
    ends = set()
    results, inner = bare(results), bare(inner)
    for namespace in inner:
        node = namespace._edge[0]
        if not isinstance(node, AccumulateGrad):  # what was given requires grad
            return True
        ends.add(id(node))
    stack = [result._edge[0] for result in results if result._edge is not None]
    visited = set(map(id, stack))
    while stack:
        node = stack.pop()
        if isinstance(node, AccumulateGrad):
            if id(node) not in ends:
                return True
            continue
        for edge in edges_of(node):
            if edge is not None and id(edge[0]) not in visited:
                visited.add(id(edge[0]))
                stack.append(edge[0])
    return False


def bare(tensors: list[Tensor]) -> list[Tensor]:
    """The tensors that hold all samples, where some are batched."""
    return [physical(tensor)[0] for tensor in tensors]


def detached(tree: Any) -> Any:
    """The tree without histories; tangents stay."""

    def change(tensor: Tensor) -> Tensor:
        physical_tensor, levels = physical(tensor)
        if physical_tensor._edge is None:
            return tensor
        detached_tensor = operations.detach(physical_tensor)
        if physical_tensor._keys & FORWARD_AD:
            forward.give(detached_tensor, operations.detach(physical_tensor._tangent))
        return restored(detached_tensor, levels)

    return mapped(tree, change)


def split_aux(function: str, result: Any, has_aux: bool) -> tuple[Any, Any]:
    """What a function computed, and what it gives besides. TypeError unless there are both."""
    if not has_aux:
        return result, None
    if not isinstance(result, tuple) or len(result) != 2:
        msg = f"{function}(): with has_aux the function returns a pair, its result and what else it gives"
        raise ArgumentError(msg)
    return result


Function = Callable[..., Any]
