"""Tensors that hold others: they have sizes, strides and a dtype, and their class has the calls of their operators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.dtypes import get_default_dtype
from runtime.tensor.formats import contiguous_strides
from runtime.tensor.keys import TORCH_DISPATCH
from runtime.tensor.subclasses import as_instance, keys_of


class _NoElements(np.ndarray[Any, Any]):
    """Memory of which only the geometry is known: reading it is an error."""

    def _reject(self, *_: Any, **__: Any) -> NoReturn:
        msg = (
            "a tensor that was made by _make_wrapper_subclass() has no elements, and its class has the calls of "
            "operators: read the tensors that it holds"
        )
        raise ComputeError(msg)

    item = tolist = tobytes = copy = astype = __array_ufunc__ = __array_function__ = _reject
    __getitem__ = __setitem__ = __bool__ = __float__ = __int__ = __complex__ = _reject


def make(
    cls: type[Tensor], size: Sequence[int], strides: Sequence[int] | None = None, storage_offset: int | None = None,
    memory_format: Any = None, dtype: dtype_type | None = None, layout: Any = None, device: Any = None,
    pin_memory: bool = False, requires_grad: bool = False, dispatch_sizes_strides_policy: str | None = None,
    dispatch_device: bool = False, dispatch_layout: bool = False,
) -> Any:  # fmt: skip
    """An instance of `cls` of these sizes and strides (of rows, where they are left out), without elements.

    `strides` count elements. The other arguments are PyTorch's, and change nothing: the memory that the tensor stands
    for is that of what it holds. TypeError for a class without ``__torch_dispatch__``; ValueError for strides of
    another length, or that are negative.
    """
    del storage_offset, memory_format, layout, device, pin_memory, dispatch_sizes_strides_policy, dispatch_device
    del dispatch_layout
    if not (isinstance(cls, type) and issubclass(cls, Tensor)) or not keys_of(cls) & TORCH_DISPATCH:
        msg = (
            "_make_wrapper_subclass(): expected a subclass of Tensor that defines __torch_dispatch__, because "
            f"operators find no memory in its instances; got {cls!r}"
        )
        raise ArgumentError(msg)
    kind = get_default_dtype() if dtype is None else dtype
    sizes = tuple(map(int, size))
    steps = contiguous_strides(sizes) if strides is None else tuple(map(int, strides))
    if len(steps) != len(sizes) or min((0, *steps)) < 0:
        msg = f"_make_wrapper_subclass(): strides {list(steps)} do not fit the size {list(sizes)}"
        raise ArgumentValueError(msg)
    result = as_instance(cls, make_tensor(_untouched(sizes, steps, kind), kind))
    return result.requires_grad_() if requires_grad else result


def _untouched(sizes: tuple[int, ...], steps: tuple[int, ...], kind: dtype_type) -> np.ndarray[Any, Any]:
    """Memory of that geometry that nobody has touched, so that the system has given none."""
    count = 0 if 0 in sizes else 1 + sum((size - 1) * step for size, step in zip(sizes, steps, strict=True))
    memory = np.zeros(count, kind.numpy)
    return np.lib.stride_tricks.as_strided(memory, sizes, [step * memory.itemsize for step in steps]).view(_NoElements)
