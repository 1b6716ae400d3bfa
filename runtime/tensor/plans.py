"""Plans of kernels: sizes, strides and dtype of a result without its memory. A meta tensor consists of nothing else.

A kernel has two halves: it plans, which touches no memory, and it runs. The CPU allocates what a plan says and runs; on
the device meta the plan is all there is.
"""

from __future__ import annotations

import functools
import importlib.util
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from runtime.tensor import keys
from runtime.tensor.casting import order_over
from runtime.tensor.device import contiguous_format, device, memory_format
from runtime.tensor.dtypes import dtype
from runtime.tensor.formats import (
    contiguous_strides,
    dims_in,
    has_dense_samples,
    in_rows,
    is_dense,
    is_order,
    strides_in_order,
)
from runtime.tensor.geometry import Geometry
from runtime.tensor.tensor import MetaError, Tensor, make_backend_tensor
from runtime.tensor.versions import bump_version

Array = np.ndarray[Any, Any]
Sizes = tuple[int, ...]


class NoMemory:
    """In the place of memory, on the device meta: how many bytes there would be."""

    __slots__ = ("__weakref__", "_nbytes")

    def __init__(self, nbytes: int) -> None:
        self._nbytes = nbytes

    def nbytes(self) -> int:
        """The number of bytes that there would be."""
        return self._nbytes


@dataclass(frozen=True, slots=True)
class KernelPlan:
    """One result of a kernel: its sizes, its dtype and its strides in elements, None where it lies row by row."""

    sizes: Sizes
    kind: dtype
    strides: Sizes | None = None

    @classmethod
    def in_order(cls, sizes: Sequence[int], kind: dtype, dims: Sequence[int]) -> KernelPlan:
        """Without gaps, the dimensions from the outermost in memory to the innermost."""
        return cls(tuple(sizes), kind, strides_in(sizes, dims))

    @classmethod
    def over(cls, sizes: Sizes, kind: dtype, arrays: Iterable[Array]) -> KernelPlan:
        """What is computed element by element of arrays: in their order."""
        arrays = list(arrays)
        if len(sizes) < 2 or all(map(in_rows, arrays)):
            return cls(sizes, kind)
        return cls(sizes, kind, strides_in(sizes, order_over(sizes, arrays)))

    @classmethod
    def like(cls, array: Array, kind: dtype) -> KernelPlan:
        """A copy of an array: of its very strides if it is dense, else in their order."""
        if is_dense(array) and (array.size or has_dense_samples(array)):
            return cls(array.shape, kind, tuple([step // array.itemsize for step in array.strides]))
        return cls(array.shape, kind, strides_in(array.shape, order_over(array.shape, (array,))))

    @classmethod
    def laid(cls, operator: str, sizes: Sizes, kind: dtype, order: memory_format | None) -> KernelPlan:
        """In an order that is asked for, row by row where none is."""
        if order is None or order is contiguous_format or not is_order(order):
            return cls(sizes, kind)
        return cls(sizes, kind, strides_in_order(dims_in(operator, sizes, order), sizes, 1))

    def steps(self) -> Sizes:
        """The strides in elements."""
        return contiguous_strides(self.sizes) if self.strides is None else self.strides

    def allocate(self) -> Array:
        """New memory of the CPU, not initialised."""
        kind = self.kind.numpy
        if self.strides is None:
            return np.empty(self.sizes, kind)
        steps = [step * kind.itemsize for step in self.strides]
        if 0 in self.sizes:  # of no elements NumPy keeps no strides by itself
            return np.lib.stride_tricks.as_strided(np.empty(0, kind), self.sizes, steps)
        return np.ndarray(self.sizes, kind, None, 0, steps)


def strides_in(sizes: Sequence[int], dims: Iterable[int]) -> Sizes:
    """Strides in elements without gaps, the dimensions from the outermost in memory to the innermost."""
    strides, step = [0] * len(sizes), 1
    for dim in reversed(list(dims)):
        strides[dim] = step
        step *= max(1, sizes[dim])
    return tuple(strides)


@functools.cache
def meta_device() -> device:
    """The device meta."""
    return device("meta")


def on_meta(plan: Any) -> Any:
    """The tensor that is no more than a plan; of a tuple, or a named tuple, of plans one of each."""
    if isinstance(plan, KernelPlan):
        steps = plan.steps()
        reach = sum((size - 1) * step for size, step in zip(plan.sizes, steps, strict=True)) + 1
        memory = NoMemory((reach if math.prod(plan.sizes) else 0) * plan.kind.itemsize)
        return make_backend_tensor(Geometry(memory, plan.sizes, steps, 0, meta_device(), keys.META), plan.kind)
    if isinstance(plan, tuple):
        tensors = [on_meta(item) for item in plan]
        return type(plan)(*tensors) if hasattr(plan, "_fields") else tuple(tensors)
    return plan


def is_on_meta(tensor: object) -> bool:
    """Whether an argument is a tensor without elements."""
    return isinstance(tensor, Tensor) and bool(tensor._keys & keys.META)


def any_on_meta(tensors: Iterable[object]) -> bool:
    """Whether one of several tensors has no elements, so that a kernel does no more than plan; lists count too."""
    return any(
        tensor._keys & keys.META if isinstance(tensor, Tensor) else type(tensor) is tuple and any_on_meta(tensor)
        for tensor in tensors
    )


def without_elements(tensor: Tensor) -> Tensor:
    """A tensor of the same sizes, strides and dtype on the device meta; itself where it is there."""
    if is_on_meta(tensor):
        return tensor
    result: Any = on_meta(KernelPlan(tensor._sizes, tensor.dtype, tensor.stride()))
    return result.requires_grad_() if tensor.requires_grad else result  # type: ignore[no-any-return]


def become(tensor: Tensor, plan: KernelPlan) -> None:
    """Let a tensor on the device meta have the sizes and strides of a plan, as if it had got new memory."""
    tensor._geometry = on_meta(plan)._geometry


def wrote(tensor: Tensor) -> Tensor:
    """Note that a tensor without elements would have been written into; returns it."""
    bump_version(tensor)
    return tensor


def no_elements(call: str) -> MetaError:
    """The error of what asks for elements."""
    return MetaError(f"{call}: a tensor on the device meta has no elements")


Planner = Callable[..., Any]
Kernel = TypeVar("Kernel")


def plan_of(kernel: Any) -> Callable[[Planner], Planner]:
    """A decorator of the plan of a kernel: it takes its arguments, and gives a plan or a tuple of them."""

    def attach(plan: Planner) -> Planner:
        kernel.plan = plan
        return plan

    return attach


def writer_of(kernel: Any) -> Callable[[Kernel], Kernel]:
    """A decorator of what writes a kernel's result into memory that exists: it takes a tensor and the arguments.

    The tensor has the sizes and the dtype of the kernel's plan, lies row by row and shares no memory with an argument.
    Arguments that are wrong are an error before the first element is written.
    """

    def attach(write: Kernel) -> Kernel:
        kernel.write_into = write
        return write

    return attach


def planned_by(plan: Planner) -> Callable[[Kernel], Kernel]:
    """A decorator of a kernel: `plan` takes its arguments and says what it gives, as a plan or a tuple of them."""

    def attach(kernel: Kernel) -> Kernel:
        kernel.plan = plan  # type: ignore[attr-defined]
        return kernel

    return attach


def elsewhere_by(kernel: Callable[..., Any]) -> Callable[[Kernel], Kernel]:
    """A decorator of a kernel: `kernel` does the same for tensors on other devices, whose memory it leaves alone."""

    def attach(on_cpu: Kernel) -> Kernel:
        on_cpu.elsewhere = kernel  # type: ignore[attr-defined]
        return on_cpu

    return attach


def load_plans(kernel: Any) -> None:
    """Load the plans of the room of a kernel, which stand in its module `plans`."""
    room = str(getattr(kernel, "__module__", "")).rpartition(".")[0]
    if room.startswith("runtime.kernels.") and importlib.util.find_spec(f"{room}.plans") is not None:
        importlib.import_module(f"{room}.plans")


def welcomes_from_cpu(*names: str) -> Callable[[Kernel], Kernel]:
    """A decorator of a kernel: arguments of these names may lie on the CPU beside others that lie on a device."""

    def attach(kernel: Kernel) -> Kernel:
        kernel.from_cpu = frozenset(names)  # type: ignore[attr-defined]
        return kernel

    return attach


def on_backends(kernel: Callable[..., Any]) -> Callable[[Kernel], Kernel]:
    """A decorator of a kernel: `kernel` does the same for tensors of registered backends, whose memory it moves."""

    def attach(on_cpu: Kernel) -> Kernel:
        on_cpu.on_backends = kernel  # type: ignore[attr-defined]
        return on_cpu

    return attach
