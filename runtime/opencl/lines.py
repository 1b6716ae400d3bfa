"""Launches of reductions and scans (:mod:`runtime.devices.c_lines`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

import numpy as np

from runtime.devices.c_code import DOUBLE, NoCodeError
from runtime.devices.c_dialect import OPENCL
from runtime.devices.c_elementwise import MOST_DIMS, number_type
from runtime.devices.c_lines import GROUP, LineSource
from runtime.devices.derived_lines import LineKernel, LineLaunch
from runtime.errors import ComputeError
from runtime.opencl.memory import handle_of
from runtime.opencl.platform import devices
from runtime.opencl.programs import coalesced, kernel_of, launch, words
from runtime.tensor import Tensor
from runtime.tensor.geometry import Geometry
from runtime.tensor.memory import memory_of

SHORT = 512  # lines of as many elements are one work item's


def compile_lines(kernel: LineKernel) -> LineLaunch | None:
    """A function ``launch(outs, operands, numbers, reduced)``; None where there is no C for the kernel."""
    try:
        source = LineSource(kernel, OPENCL).text()
    except NoCodeError:
        return None
    if DOUBLE in source and not all(where.has_doubles for where in devices()):
        return None
    numbers_type = number_type(kernel.compute)

    def run(
        outs: Sequence[Tensor], operands: Sequence[Tensor], numbers: Sequence[complex], reduced: tuple[int, ...]
    ) -> None:
        looks = _looks(kernel, outs, operands, reduced)
        keeps = [dim not in reduced for dim in range(len(looks[-1].sizes))]
        lines, across = _dims(looks, keeps)
        count, within = _dims(looks, [not keep for keep in keeps])
        geometry = words(lines, count, *[look.offset for look in looks], *across, *within)
        values = np.array([*numbers] or [0]).astype(numbers_type)
        tensors = (*outs, *operands)
        buffers = [handle_of(look, tensor.dtype.itemsize) for look, tensor in zip(looks, tensors, strict=True)]
        arguments = geometry, values, *buffers
        where = devices()[looks[0].device.index or 0]
        if kernel.is_scan or count <= SHORT:
            launch(where, kernel_of(where, source, "items"), arguments, lines)
        else:
            launch(where, kernel_of(where, source, "groups"), arguments, lines * GROUP, GROUP)

    return run


def _looks(
    kernel: LineKernel, outs: Sequence[Tensor], operands: Sequence[Tensor], reduced: tuple[int, ...]
) -> list[Geometry]:
    """The geometry of all tensors in the sizes of the operands: a result of a line has the stride 0 within it."""
    inputs = [memory_of(tensor) for tensor in operands]
    sizes = inputs[0].sizes
    looks = []
    for out in outs:
        look = memory_of(out)
        if not kernel.is_each:
            steps = iter(look.strides)
            strides = tuple([0 if dim in reduced else next(steps) for dim in range(len(sizes))])
            look = Geometry(look.memory, sizes, strides, look.offset, look.device, look.key)
        looks.append(look)
    return looks + inputs


def _dims(looks: Sequence[Geometry], chosen: Sequence[bool]) -> tuple[int, list[int]]:
    """How many elements some dimensions have; and their sizes, and strides of each tensor, as kernels read them."""
    parts = [
        Geometry(
            look.memory, tuple(compress(look.sizes, chosen)), tuple(compress(look.strides, chosen)), 0, look.device,
            look.key,
        )
        for look in looks
    ]  # fmt: skip
    count = int(np.prod(parts[0].sizes, dtype=np.int64))
    if not count:
        return 0, [0] * MOST_DIMS * (1 + len(parts))
    sizes, strides = coalesced(parts)
    missing = MOST_DIMS - len(sizes)
    if missing < 0:
        msg = f"opencl: a kernel walks over at most {MOST_DIMS} dimensions that cannot be merged, not {len(sizes)}"
        raise ComputeError(msg)
    return count, [*[1] * missing, *sizes, *[step for row in strides for step in ([0] * missing + row)]]
