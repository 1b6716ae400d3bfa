"""References that are longer than a line, and calls that are, for the walks."""

from __future__ import annotations

from typing import Any

import numpy as np
from operators.cases import HELPERS as OF_TABLE

import generated as ow
from generated.functions import _state_recurrence

Array = np.ndarray[Any, Any]


def modes(array: Array) -> Array:
    """The most frequent element of every row, the smallest of several."""

    def mode(row: Array) -> Any:
        values, counts = np.unique(row, return_counts=True)
        return values[np.argmax(counts)]

    return np.apply_along_axis(mode, -1, array)


def deep_sort(array: Array, dim: int) -> tuple[Array, Array]:
    """What is sorted, and the order, of any number of dimensions."""
    flat = np.moveaxis(array, dim, -1)
    rows = flat.reshape(-1, flat.shape[-1])
    order = np.argsort(rows, kind="stable")
    sort = np.take_along_axis(rows, order, -1)
    return tuple(np.moveaxis(item.reshape(flat.shape), -1, dim) for item in (sort, order))


def added(array: Array, at: Any, values: Any) -> Array:
    """Values added at places, one after the other."""
    result = array.copy()
    np.add.at(result, at, values)
    return result


def put(array: Array, at: Any, values: Any) -> Array:
    """Values written at places."""
    result = array.copy()
    result[at] = values
    return result


def masked_put(array: Array, mask: Array, values: Array) -> Array:
    """The first values written where a mask is true."""
    result = array.copy()
    result[mask] = values.ravel()[: mask.sum()]
    return result


def added_along(array: Array, at: Array, values: Array) -> Array:
    """Values added at places of the first dimension."""
    return added(array, (at, np.arange(at.shape[1])), values)


def put_along(array: Array, at: Array, values: Any) -> Array:
    """Values written at places of the last dimension."""
    result = array.copy()
    np.put_along_axis(result, at, values, -1)
    return result


def reduced_along(array: Array, at: Array, values: Array, how: str) -> Array:
    """Values reduced together with those at places of the first dimension."""
    positions, result = (at, np.arange(at.shape[1])), array.copy()
    if how in ("sum", "mean"):
        np.add.at(result, positions, values)
    else:
        (np.maximum if how == "amax" else np.minimum).at(result, positions, values)
    if how == "mean":
        counts = np.ones(array.shape, np.int64)
        np.add.at(counts, positions, 1)
        result = result // counts if array.dtype.kind in "iu" else result / counts
    return result


def running_argmax(array: Array, dim: int) -> Array:
    """Where the largest element so far is."""
    largest = np.maximum.accumulate(array, dim)
    positions = np.arange(array.shape[dim]).reshape([-1 if d == dim else 1 for d in range(array.ndim)])
    return np.maximum.accumulate(np.where(array == largest, positions, 0), dim)


def linear_recurrence(array: Array, weight: Array) -> Array:
    """Every row plus a matrix times the result before it."""
    rows = [array[0]]
    for row, matrix in zip(array[1:], weight[1:], strict=True):
        rows.append(row + matrix @ rows[-1])
    return np.stack(rows)


def batch_norm(array: Array, weight: Array, bias: Array) -> Array:
    """Channels, which are the second dimension, brought to mean 0 and variance 1, scaled and shifted."""
    dims = tuple(d for d in range(array.ndim) if d != 1)
    shape = [-1 if d == 1 else 1 for d in range(array.ndim)]
    spread = np.sqrt(array.var(dims, keepdims=True) + 1e-5)
    return (array - array.mean(dims, keepdims=True)) / spread * weight.reshape(shape) + bias.reshape(shape)


def layer_norm(array: Array) -> Array:
    """Rows brought to mean 0 and variance 1."""
    return (array - array.mean(-1, keepdims=True)) / np.sqrt(array.var(-1, keepdims=True) + 1e-5)


def group_norm(array: Array, groups: int) -> Array:
    """Groups of channels brought to mean 0 and variance 1."""
    return layer_norm(array.reshape(len(array), groups, -1)).reshape(array.shape)


def label_margin(array: Array, labels: Array) -> Array:
    """The multi-label margin loss where all classes but the last are labels, or all are."""
    rows = np.arange(len(array))[:, None, None]
    names = array[rows, labels[:, :, None]]
    tensor = np.ones(array.shape, bool)
    np.put_along_axis(tensor, labels, False, 1)
    return (np.maximum(0, 1 - names + array[:, None, :]) * tensor[:, None, :]).sum((1, 2)).mean() / array.shape[1]


def _sigmoid(array: Array) -> Array:
    return 1 / (1 + np.exp(-array))


def recurrent_reference(kind: str, array: Array, weight: Array, of_state: Array) -> Array:
    """The states of a layer without biases, in PyTorch's order of gates."""
    size = of_state.shape[1]
    state = memory = np.zeros((array.shape[1], size))
    states = []
    for row in array:
        arguments, local = row @ weight.T, state @ of_state.T
        if kind == "RNN":
            state = np.tanh(arguments + local)
        elif kind == "GRU":
            (r, z, n), (p, q, s) = (np.split(item, 3, -1) for item in (arguments, local))
            update = _sigmoid(z + q)
            state = (1 - update) * np.tanh(n + _sigmoid(r + p) * s) + update * state
        else:
            i, f, g, o = np.split(arguments + local, 4, -1)
            memory = _sigmoid(f) * memory + _sigmoid(i) * np.tanh(g)
            state = _sigmoid(o) * np.tanh(memory)
        states.append(state)
    return np.stack(states)


def pair_distances(array: Array, p: int) -> Array:
    """The distances of all pairs of rows."""
    first, second = np.triu_indices(len(array), 1)
    return (np.abs(array[first] - array[second]) ** p).sum(-1) ** (1 / p)


def chain(count: int) -> str:
    """The equation of einsum for a product of so many matrices."""
    letters = "abcdefghijkl"
    return ",".join(letters[k : k + 2] for k in range(count)) + f"->{letters[0]}{letters[count]}"


HELPERS: dict[str, Any] = {
    "chain": chain,
    **OF_TABLE,
    "modes": modes, "deep_sort": deep_sort, "added": added, "put": put, "masked_put": masked_put,
        "added_along": added_along,
    "put_along": put_along, "reduced_along": reduced_along, "running_argmax": running_argmax,
    "linear_recurrence": linear_recurrence, "batch_norm": batch_norm, "layer_norm": layer_norm,
    "group_norm": group_norm, "pair_distances": pair_distances, "label_margin": label_margin,
        "recurrent_reference": recurrent_reference,
}  # fmt: skip


def changed(a: Any, k: Any) -> Any:
    """A copy with one number where a mask is true."""
    result = a.clone()
    result[k] = 3
    return result


def often(function: Any, *arguments: Any) -> Any:
    """What a function gives when it is called so often that what it needs is compiled."""
    for _ in range(40):
        result = function(*arguments)
    return result


def stepped(optimizer: Any, a: Any, b: Any) -> Any:
    """A parameter after one step along a gradient."""
    parameter = a.clone().requires_grad_()
    parameter.grad = b
    optimizer([parameter], lr=0.1).step()
    return parameter.detach()


def linear_scan(a: Any, b: Any) -> Any:
    """Every row plus a matrix times the result before it."""
    return _state_recurrence(a, b, 0, False)


def recurrent_layer(kind: Any, a: Any, b: Any, c: Any) -> Any:
    """What a layer without biases makes of these weights, given as its parameters."""
    layer = kind(a.shape[2], c.shape[1], bias=False, dtype=a.dtype)
    return ow.func.functional_call(layer, {"weight_ih_l0": b, "weight_hh_l0": c}, (a,))


def moments(draw: Any, *arguments: Any, **named: Any) -> Any:
    """Mean and standard deviation of what is drawn, which is finite; as tensors."""
    drawn = draw(*arguments, **named)
    assert drawn.isfinite().all()
    return drawn.mean(), drawn.std()


def grads_of(a: Any, b: Any) -> Any:
    """Gradients that a leaf takes over, and that it has to copy."""
    first, second = a.detach().requires_grad_(), b.detach().requires_grad_()
    ones = ow.ones_like(b)
    (first * first).sum().backward()
    first.sum().backward()
    second.backward(ones)
    ones.zero_()
    return first.grad, second.grad


def many_views(a: Any, count: int) -> Any:
    """The sum of as many views of a tensor, all of which live."""
    views = [a[0] for _ in range(count)]
    return sum(views[1:], views[0])


CALLS: dict[str, Any] = {"chain": chain, "grads_of": grads_of, "many_views": many_views,
    "recurrent_layer": recurrent_layer,
    "moments": moments, "linear_scan": linear_scan, "changed": changed, "often": often, "stepped": stepped}
