"""Launches of kernels that compute the same of every element (:mod:`runtime.devices.c_elementwise`)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from runtime.devices.c_code import DOUBLE, NoCodeError
from runtime.devices.c_dialect import OPENCL
from runtime.devices.c_elementwise import MOST_DIMS, number_type, source_of
from runtime.devices.derived import ElementKernel, Launch
from runtime.opencl.memory import handle_of
from runtime.opencl.platform import devices
from runtime.opencl.programs import coalesced, kernel_of, launch, words
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.backends import BY_NAME
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.memory import memory_of


def compile_elementwise(kernel: ElementKernel) -> Launch | None:
    """A function ``launch(outs, operands, numbers)``; None where there is no C for the kernel."""
    try:
        source = source_of(kernel, OPENCL)
    except NoCodeError:
        return None
    needs_doubles = DOUBLE in source
    if needs_doubles and not all(where.has_doubles for where in devices()):
        return None
    numbers_type = number_type(kernel.compute)

    def run(outs: Sequence[Tensor], operands: Sequence[Tensor], numbers: Sequence[complex]) -> None:
        _run(source, numbers_type, list(outs), list(operands), numbers)

    return run


def _run(
    source: str, numbers_type: type[np.generic], outs: list[Tensor], operands: list[Tensor], numbers: Sequence[complex]
) -> None:
    looks = [memory_of(tensor) for tensor in (*outs, *operands)]
    sizes, strides = coalesced(looks)
    if len(sizes) > MOST_DIMS:
        _run_dense(source, numbers_type, outs, operands, numbers)
        return
    count = int(np.prod(sizes))
    steps = [step for row in strides for step in row]
    is_dense = len(sizes) == 1 and steps == [1] * len(steps)
    where = devices()[looks[0].device.index or 0]
    offsets = [look.offset for look in looks]
    geometry = words(count, *offsets, *([] if is_dense else [*_padded(sizes, 1), *_rows(strides)]))
    values = np.array([*numbers] or [0]).astype(numbers_type)
    buffers = [handle_of(look, tensor.dtype.itemsize) for look, tensor in zip(looks, (*outs, *operands), strict=True)]
    kernel = kernel_of(where, source, "dense" if is_dense else "strided")
    launch(where, kernel, (geometry, values, *buffers), count)


def _padded(numbers: Sequence[int], filler: int) -> list[int]:
    """The numbers of dimensions behind those that are not there."""
    return [filler] * (MOST_DIMS - len(numbers)) + [*numbers]


def _rows(strides: Sequence[Sequence[int]]) -> list[int]:
    return [step for row in strides for step in _padded(row, 0)]


def _run_dense(
    source: str, numbers_type: type[np.generic], outs: list[Tensor], operands: list[Tensor], numbers: Sequence[complex]
) -> None:
    """The same over copies without gaps, for tensors of more dimensions than a kernel walks over."""
    backend = BY_NAME[outs[0].device.type]
    copies = []
    for tensor in operands:
        array = np.ascontiguousarray(backend.read(memory_of(tensor), tensor.dtype))
        copies.append(make_tensor(backend.from_array(array, tensor.dtype, tensor.device), tensor.dtype))
    results = [
        make_tensor(backend.empty(out._sizes, out.dtype, out.device, contiguous_strides(out._sizes)), out.dtype)
        for out in outs
    ]
    _run(source, numbers_type, results, copies, numbers)
    for out, result in zip(outs, results, strict=True):
        backend.write(memory_of(out), out.dtype, backend.read(memory_of(result), result.dtype))
