"""``scan``, ``associative_scan`` and ``map`` of functions along a dimension; a capture has the calls that they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.autograd.trees import TreeSpec, tree_flatten, tree_unflatten
from runtime.capture.reads import active, sizes_of_memory
from runtime.dispatch.functions import Functions
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.func.batch import vmap
from runtime.tensor import Tensor, wrap_dim

_F: Any = Functions()
_MODES = ("pointwise", "generic")


def map_rows(f: Callable[..., Any], xs: Any, *args: Any) -> Any:
    """``f(x, *args)`` for each `x` along the first dimension of `xs`, a tree of tensors; the results, stacked.

    A capture has the calls one after the other, for as many as the example has.
    """
    leaves, form = _leaves_of("map", xs, 0)
    results = [tree_flatten(f(tree_unflatten(list(row), form), *args)) for row in _rows(leaves, 0)]
    return _stacked([leaves for leaves, _ in results], results[0][1], 0)


def scan(
    combine_fn: Callable[..., Any], init: Any, xs: Any, *, dim: int = 0, reverse: bool = False,
    additional_inputs: Sequence[Any] = (),
) -> tuple[Any, Any]:  # fmt: skip
    """What is carried in the end, and the stacked outputs, of ``carried, y = combine_fn(carried, x)`` along `dim`.

    `init`, `xs` and the outputs are trees of tensors; with `reverse` the last `x` comes first. `combine_fn` gets
    `additional_inputs` behind the two. ValueError where it gives another tree than `init` to carry.

    >>> from generated._higher_order_ops import scan
    >>> scan(lambda total, x: (total + x, total * x), ow.tensor(0), ow.arange(4))
    (tensor(6), tensor([0, 0, 2, 9]))
    """
    if not callable(combine_fn):
        msg = f"scan(): expected a function, got {type(combine_fn).__name__}"
        raise ArgumentError(msg)
    leaves, form = _leaves_of("scan", xs, dim)
    carried, carried_form = init, tree_flatten(init)[1]
    rows = _rows(leaves, dim)
    outputs: list[Any] = []
    for row in reversed(rows) if reverse else rows:
        result = combine_fn(carried, tree_unflatten(list(row), form), *additional_inputs)
        if not isinstance(result, (tuple, list)) or len(result) != 2:
            msg = f"scan(): the function gives a pair, what is carried and an output, got {type(result).__name__}"
            raise ArgumentError(msg)
        carried, output = result
        if tree_flatten(carried)[1] != carried_form:
            msg = f"scan(): the function gives {tree_flatten(carried)[1]} to carry, for {carried_form}"
            raise ArgumentValueError(msg)
        outputs.append(tree_flatten(output))
    output_form = outputs[0][1]
    in_order = reversed(outputs) if reverse else outputs
    return carried, _stacked([leaves for leaves, _ in in_order], output_form, dim)


def associative_scan(
    combine_fn: Callable[..., Any], xs: Any, dim: int, reverse: bool = False, combine_mode: str = "pointwise",
    additional_inputs: Sequence[Any] = (),
) -> Any:  # fmt: skip
    """Everything that ``combine_fn(a, b)``, which is associative, makes of the first elements of `xs` along `dim`.

    It is called about twice for every doubling of the size, with many elements at once: as they are with the mode
    "pointwise", by ``vmap`` with "generic". With `reverse` it begins at the last element.

    >>> from generated._higher_order_ops import associative_scan
    >>> associative_scan(lambda a, b: a + b, ow.arange(5), 0)
    tensor([ 0,  1,  3,  6, 10])
    """
    if combine_mode not in _MODES:
        msg = f"associative_scan(): combine_mode is one of {', '.join(_MODES)}, got {combine_mode!r}"
        raise ArgumentValueError(msg)
    leaves, form = _leaves_of("associative_scan", xs, dim)
    wrapped = [wrap_dim(dim, leaf._ndim) for leaf in leaves]
    moved = [_F.movedim(leaf, position, 0) for leaf, position in zip(leaves, wrapped, strict=True)]

    def combine(a: Sequence[Any], b: Sequence[Any]) -> list[Any]:
        trees = tree_unflatten(list(a), form), tree_unflatten(list(b), form)
        if combine_mode == "generic":
            result, result_form = tree_flatten(vmap(lambda a, b: combine_fn(a, b, *additional_inputs))(*trees))
        else:
            result, result_form = tree_flatten(combine_fn(*trees, *additional_inputs))
        if result_form != form:
            msg = f"associative_scan(): the function gives {result_form} for {form}"
            raise ArgumentValueError(msg)
        return result

    ordered = [_F.flip(leaf, (0,)) for leaf in moved] if reverse else moved
    scanned = _scanned(combine, ordered)
    results = [_F.flip(leaf, (0,)) for leaf in scanned] if reverse else scanned
    back = [_F.movedim(leaf, 0, position) for leaf, position in zip(results, wrapped, strict=True)]
    return tree_unflatten(back, form)


def _scanned(combine: Callable[..., list[Any]], elements: list[Any]) -> list[Any]:
    """Pairs are combined and scanned; that is every second result, and the others are one step further."""
    size = sizes_of_memory(elements[0])[0]
    if size < 2:
        return elements
    odd = _scanned(combine, combine([item[0 : size - 1 : 2] for item in elements], [item[1::2] for item in elements]))
    if size == 2:
        return [_F.cat((item[:1], result)) for item, result in zip(elements, odd, strict=True)]
    later = [item[2::2] for item in elements]
    even = combine([result[: (size - 1) // 2] for result in odd], later)
    results = []
    for item, even_part, odd_part in zip(elements, even, odd, strict=True):
        evens = _F.cat((item[:1], even_part))
        pairs = _F.stack((evens[: size // 2], odd_part), 1).flatten(0, 1)
        results.append(_F.cat((pairs, evens[size // 2 :])))
    return results


def _leaves_of(what: str, xs: Any, dim: int) -> tuple[list[Any], TreeSpec]:
    leaves, form = tree_flatten(xs)
    if any(not isinstance(leaf, Tensor) or not leaf._ndim for leaf in leaves):
        msg = f"{what}(): expected tensors of at least one dimension, in a tree, got {xs!r}"
        raise ArgumentError(msg)
    sizes = [sizes_of_memory(leaf)[wrap_dim(dim, leaf._ndim)] for leaf in leaves]
    recorder = active()
    if recorder is not None:
        recorder.note_constant(f"the size along which {what}() goes")
    if len(set(sizes)) != 1 or not sizes[0]:
        msg = f"{what}(): expected tensors of one size of at least 1 along dimension {dim}, got {sizes}"
        raise ArgumentValueError(msg)
    return leaves, form


def _rows(leaves: Sequence[Any], dim: int) -> list[tuple[Any, ...]]:
    return list(zip(*(_F.unbind(leaf, dim) for leaf in leaves), strict=True))


def _stacked(rows: Sequence[Sequence[Any]], form: TreeSpec, dim: int) -> Any:
    return tree_unflatten([_F.stack(list(parts), dim) for parts in zip(*rows, strict=True)], form)
