"""Programs of OpenCL, compiled once for each text and device, and launches of their kernels.

The drivers and pyopencl keep compiled programs on disk by their content, in the cache folder of the user.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from runtime.errors import ComputeError
from runtime.opencl.platform import OpenCLDevice, cl
from runtime.tensor.geometry import Geometry

_GROUP = 256  # work items of a group, where there are as many elements
_lock = threading.RLock()
_programs: dict[tuple[OpenCLDevice, str], Any] = {}
_kernels: dict[tuple[OpenCLDevice, str, str], Any] = {}
_OPTIONS = ("-w", "-cl-std=CL1.2")
_ROUNDED = "-cl-fp32-correctly-rounded-divide-sqrt"
built: list[str] = []
"""The texts of all programs that were compiled in this process."""


def kernel_of(where: OpenCLDevice, source: str, name: str) -> Any:
    """The kernel `name` of a program. RuntimeError with the compiler's messages where the text is none."""
    key = where, source, name
    with _lock:
        if key not in _kernels:
            if (where, source) not in _programs:
                _programs[where, source] = _built(where, source)
            _kernels[key] = cl.Kernel(_programs[where, source], name)
        return _kernels[key]


def _built(where: OpenCLDevice, source: str) -> Any:
    options = [*_OPTIONS]
    if where.device.single_fp_config & cl.device_fp_config.CORRECTLY_ROUNDED_DIVIDE_SQRT:
        options.append(_ROUNDED)
    built.append(source)
    try:
        with warnings.catch_warnings():  # what compilers say of programs that they accept
            warnings.simplefilter("ignore")
            return cl.Program(where.context, source).build(options=options)
    except cl.Error as error:
        msg = f"opencl: a program cannot be compiled: {error}"
        raise ComputeError(msg) from error


def launch(where: OpenCLDevice, kernel: Any, arguments: Sequence[Any], items: int, group: int | None = None) -> None:
    """Execute a kernel for `items` work items, or for more, in groups of `group`. RuntimeError where that fails."""
    if group is None:
        group = _GROUP if items >= _GROUP else 1
    size = -(-items // group) * group
    with where.lock:
        try:
            kernel.set_args(*arguments)
            where.last = cl.enqueue_nd_range_kernel(where.queue, kernel, (size,), (group,))
        except cl.Error as error:
            msg = f"opencl: the kernel {kernel.function_name} cannot be executed: {error}"
            raise ComputeError(msg) from error


# -- geometry ----------------------------------------------------------------------------------------------------------


def coalesced(looks: Sequence[Geometry]) -> tuple[list[int], list[list[int]]]:
    """Sizes, and strides of each tensor, with dimensions merged that lie behind each other in all tensors.

    All tensors have the same sizes, none of them 0. There is at least one dimension.
    """
    sizes: list[int] = []
    strides: list[list[int]] = [[] for _ in looks]
    for dim, size in enumerate(looks[0].sizes):
        if size == 1:
            continue
        steps = [look.strides[dim] for look in looks]
        if sizes and all(row[-1] == step * size for row, step in zip(strides, steps, strict=True)):
            sizes[-1] *= size
            for row, step in zip(strides, steps, strict=True):
                row[-1] = step
            continue
        sizes.append(size)
        for row, step in zip(strides, steps, strict=True):
            row.append(step)
    if not sizes:
        return [1], [[0] for _ in looks]
    return sizes, strides


def words(*numbers: int) -> np.ndarray[Any, Any]:
    """Whole numbers as an argument of a kernel: a struct of longs."""
    return np.array(numbers, np.int64)
