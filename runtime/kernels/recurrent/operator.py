"""The layers of recurrent networks: all steps of one direction at once, and their gradients.

Sequences lie packed: the rows of the first step, then those of the second, and so on, of which no step has more than
the one before.
"""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

from runtime.errors import ArgumentValueError, ComputeError, UnsupportedError
from runtime.kernels.matmul.operator import multiply
from runtime.kernels.matmul.shape import ROW_BYTES
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array

_LARGE = 1 << 22  # multiplications from which another thread is worth its start
_ACCEPTED = (dtypes.float32, dtypes.float64)
_HALF = (dtypes.float16, dtypes.bfloat16)
Counts = tuple[int, ...]


def checked_kind(cell: str, counts: Counts) -> Any:
    """What is known of the cell; errors where counts are not those of packed sequences."""
    from runtime.kernels.recurrent.jobs import KINDS

    if cell not in KINDS:
        msg = f"_recurrent: expected one of the cells {', '.join(KINDS)}, got {cell!r}"
        raise ArgumentValueError(msg)
    falls = bool(counts) and all(item >= two for item, two in itertools.pairwise(counts))
    if not falls or counts[-1] < 0 or (counts[-1] == 0 and counts[0]):
        msg = f"_recurrent: expected positive counts of which none is greater than the one before, got {list(counts)}"
        raise ArgumentValueError(msg)
    return KINDS[cell]


def check_operands(dtype: dtypes.dtype, expected: dict[str, tuple[Tensor, tuple[int, ...]]]) -> None:
    """Errors where operands, by name with the shape each must have, do not fit together."""
    if dtype not in (*_ACCEPTED, *_HALF):
        msg = f"_recurrent is not implemented for {dtype.name}; it takes floating dtypes"
        raise UnsupportedError(msg)
    for name, (item, shape) in expected.items():
        if tuple(item.shape) != shape or item.dtype is not dtype:
            msg = (
                f"_recurrent: expected {name} of {dtype.name} and shape {list(shape)}, got {item.dtype.name} of shape "
                f"{list(item.shape)}"
            )
            raise ComputeError(msg)


def checked_states(
    kind: Any, weight: Tensor, bias: Tensor | None, hidden: Tensor, memory: Tensor | None, counts: Counts
) -> dict[str, tuple[Tensor, tuple[int, ...]]]:
    """The operands of both directions, with their shapes; errors where one is missing or too much."""
    size = weight.shape[-1] if weight.ndim else 0
    if kind.memory != (memory is not None) or (bias is not None and not kind.own):
        msg = "_recurrent: a memory is that of an lstm, and a row that is added that of a gru"
        raise ArgumentValueError(msg)
    states: dict[str, tuple[Tensor, tuple[int, ...]]] = {
        "weight": (weight, (kind.gates * size, size)), "hidden": (hidden, (counts[0], size)),
    }  # fmt: skip
    if memory is not None:
        states["memory"] = memory, (counts[0], size)
    if bias is not None:
        states["bias"] = bias, (kind.gates * size,)
    return states


def _packed(weight: Array, *, transposed: bool) -> Array:
    """A matrix, or its transpose, in panels."""
    from runtime.compile.jobs import start_job
    from runtime.kernels.recurrent import jobs

    rows, columns = weight.shape[::-1] if transposed else weight.shape
    strides = weight.strides[::-1] if transposed else weight.strides
    full = ROW_BYTES // weight.itemsize
    out = np.empty(-(-columns // full) * full * rows, weight.dtype)
    job = jobs.Packing.pack(rows=rows, columns=columns, row=strides[0], column=strides[1])
    loop = jobs.compiled("steps", "pack", jobs.Packing, 2, dtypes.FROM_NUMPY[weight.dtype])
    start_job(loop.address, job, (weight, out), large=False)
    return out


def _describe(kind: Any, counts: Counts, size: int, reverse: bool, start: int, loops: list[int]) -> tuple[Array, Array]:
    """A job, and the table that it points to."""
    from runtime.kernels.recurrent import jobs

    table = np.array([counts, [0, *itertools.accumulate(counts[:-1])]], np.int64)
    job = jobs.Scan.pack(
        steps=len(counts), batch=counts[0], size=size, gates=kind.gates * size, kept=kind.kept * size,
        counts=table.ctypes.data, offsets=table[1].ctypes.data, reverse=reverse, start=start,
        first=loops[0], second=loops[1] if len(loops) > 1 else 0,
    )  # fmt: skip
    return job, table


def _elements(tensor: Tensor | None, like: Array) -> Array:
    """The elements of a tensor, contiguous; none without one."""
    return np.empty(0, like.dtype) if tensor is None else np.ascontiguousarray(tensor._array)


def _before(first: Array, states: Array, counts: Counts, reverse: bool) -> Array:
    """For every row the state before its step."""
    if counts[-1] == counts[0]:
        batch = counts[0]
        return np.concatenate([states[batch:], first] if reverse else [first, states[: len(states) - batch]])
    parts, offsets = [], [0, *itertools.accumulate(counts)]
    for t, count in enumerate(counts):
        earlier = t + 1 if reverse else t - 1
        there = min(count, counts[earlier]) if 0 <= earlier < len(counts) else 0
        parts += [states[offsets[earlier] : offsets[earlier] + there], first[there:count]] if there else [first[:count]]
    return np.concatenate(parts)


def _last(states: Array, counts: Counts, reverse: bool) -> Array:
    """For every sequence the state after its last step."""
    if not len(states):
        return states
    if reverse:
        return states[: counts[0]].copy()
    if counts[-1] == counts[0]:
        return states[len(states) - counts[0] :].copy()
    ending = [item - two for item, two in itertools.pairwise([*counts, 0])]  # sequences whose last step this is
    ends = np.repeat(np.arange(len(counts)), ending)[::-1]
    offsets = np.array([0, *itertools.accumulate(counts)])
    result: Array = states[offsets[ends] + np.arange(counts[0])]
    return result


def _rounded(function: Any, arguments: tuple[Any, ...], dtype: dtypes.dtype) -> tuple[Tensor, ...]:
    """What a function gives that computes in float32, of tensors of half its precision, rounded to that."""
    wide = list(arguments)
    for i, argument in enumerate(arguments):
        if isinstance(argument, Tensor):
            if argument.dtype is not dtype:
                msg = f"_recurrent: expected tensors of {dtype.name}, as the input is, got one of {argument.dtype.name}"
                raise ComputeError(msg)
            wide[i] = make_tensor(cast_array(argument._array, dtype, dtypes.float32), dtypes.float32)
    return tuple(make_tensor(cast_array(argument._array, argument.dtype, dtype), dtype) for argument in function(*wide))


def layer(
    cell: str, input: Tensor, weight: Tensor, bias: Tensor | None, hidden: Tensor,  # noqa: A002 - the schema's name
    memory: Tensor | None, counts: Counts, reverse: bool,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Outputs, the last state and memory, and what the gradient reads besides: gates and memories."""
    from runtime.compile.jobs import start_job
    from runtime.kernels.recurrent import jobs

    kind, number, dtype = checked_kind(cell, counts), sum(counts), input.dtype
    if dtype in _HALF:
        return _rounded(layer, (cell, input, weight, bias, hidden, memory, counts, reverse), dtype)
    expected = checked_states(kind, weight, bias, hidden, memory, counts)
    size = expected["hidden"][1][1]
    check_operands(dtype, {"input": (input, (number, kind.gates * size)), **expected})
    x = np.ascontiguousarray(input._array)
    outputs, gates = np.empty((number, size), x.dtype), np.empty((number, kind.kept * size), x.dtype)
    memories = np.empty((number if kind.memory else 0, size), x.dtype)
    start = jobs.ROW if bias is not None else jobs.NOTHING if kind.own else jobs.GIVEN
    job, table = _describe(kind, counts, size, reverse, start, jobs.cells(kind.forward, dtype))
    arrays = (
        x, _elements(hidden, x), _elements(memory, x), outputs, gates, memories,
        _packed(weight._array, transposed=True), _elements(bias, x), np.empty(counts[0] * kind.gates * size, x.dtype),
    )  # fmt: skip
    loop = jobs.compiled("steps", "scan", jobs.Scan, len(arrays), dtype)
    start_job(loop.address, job, arrays, large=number * weight._array.size >= _LARGE)
    del table  # which the job pointed to
    results = outputs, _last(outputs, counts, reverse), _last(memories, counts, reverse), gates, memories
    return tuple(make_tensor(item, dtype) for item in results)


def gradients(
    cell: str, grad_outputs: Tensor, grad_last: Tensor, grad_memory: Tensor, weight: Tensor, bias: Tensor | None,
    hidden: Tensor, memory: Tensor | None, outputs: Tensor, gates: Tensor, memories: Tensor, counts: Counts,
    reverse: bool,
) -> tuple[Tensor, ...]:  # fmt: skip
    """The gradients of what the input gave, the weight, the row that was added, and the first state and memory."""
    from runtime.compile.jobs import start_job
    from runtime.kernels.recurrent import jobs

    kind, number, dtype = checked_kind(cell, counts), sum(counts), outputs.dtype
    if dtype in _HALF:
        return _rounded(gradients, (
            cell, grad_outputs, grad_last, grad_memory, weight, bias, hidden, memory, outputs, gates, memories, counts,
            reverse,
        ), dtype)  # fmt: skip
    expected = checked_states(kind, weight, bias, hidden, memory, counts)
    size = expected["hidden"][1][1]
    shape, memory_rows = (number, size), number if kind.memory else 0
    check_operands(dtype, {
        "grad_outputs": (grad_outputs, shape), "grad_last": (grad_last, (counts[0], size)),
        "grad_memory": (grad_memory, (counts[0] if kind.memory else 0, size)), "outputs": (outputs, shape),
        "gates": (gates, (number, kind.kept * size)), "memories": (memories, (memory_rows, size)), **expected,
    })  # fmt: skip
    grad = np.ascontiguousarray(grad_outputs._array)
    of_state, of_memory = grad_last._array.copy(), grad_memory._array.copy()  # and those of the first, afterwards
    gate_grads = np.empty((number, kind.gates * size), grad.dtype)
    hidden_grads = np.empty_like(gate_grads) if kind.own else gate_grads
    job, table = _describe(
        kind, counts, size, reverse, jobs.RESULT if kind.own else jobs.NOTHING, jobs.cells(kind.backward, dtype)
    )
    states, first = _elements(outputs, grad), _elements(hidden, grad)
    arrays = (
        grad, of_state, of_memory, _elements(gates, grad), _elements(memories, grad), states, first,
        _elements(memory, grad), _packed(weight._array, transposed=False), gate_grads, hidden_grads,
    )  # fmt: skip
    loop = jobs.compiled("steps", "scan_back", jobs.Scan, len(arrays), dtype)
    start_job(loop.address, job, arrays, large=number * weight._array.size >= _LARGE)
    del table
    of_weight = multiply(hidden_grads.T, _before(first, states, counts, reverse))
    of_bias = hidden_grads.sum(0) if bias is not None else np.empty(0, grad.dtype)
    return tuple(make_tensor(item, dtype) for item in (gate_grads, of_weight, of_bias, of_state, of_memory))
