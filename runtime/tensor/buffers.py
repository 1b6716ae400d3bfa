"""Tensors in memory that a Python object offers."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

import numpy as np

from runtime.errors import ArgumentValueError, ComputeError, UnsupportedError
from runtime.tensor import dtypes
from runtime.tensor.casting import check_elements
from runtime.tensor.device import device as device_type
from runtime.tensor.device import strided
from runtime.tensor.dtypes import dtype as dtype_type
from runtime.tensor.tensor import Tensor, layout_fault, make_tensor, plain_view

__all__ = ["from_file", "frombuffer"]


def frombuffer(
    buffer: Any, *, dtype: dtype_type, count: int = -1, offset: int = 0, requires_grad: bool = False
) -> Tensor:  # fmt: skip
    """A tensor of one dimension in the memory of a buffer: `count` elements, or all, from byte `offset` on.

    ValueError where the buffer holds less, or a part of an element. Memory that cannot be written gives a warning:
    writing into the tensor is undefined.
    """
    view = memoryview(buffer)
    if view.readonly:
        warnings.warn(
            "The given buffer is not writable, and opweave does not support non-writable tensors: writing into this "
            "one is undefined. Copy the buffer, such as by bytearray(buffer), to be safe.",
            UserWarning, stacklevel=2,
        )  # fmt: skip
    size = dtype.itemsize
    if not view.nbytes or not 0 <= offset < view.nbytes:
        msg = f"frombuffer(): offset must be from 0 to {view.nbytes - 1}, within a buffer of {view.nbytes} bytes"
        raise ArgumentValueError(msg)
    available = view.nbytes - offset
    if count == 0 or count < -1:
        msg = f"frombuffer(): count must be -1 or greater than 0, got {count}"
        raise ArgumentValueError(msg)
    if count * size > available or (count == -1 and available % size):
        expected = f"{count} elements" if count > 0 else "whole elements"
        msg = f"frombuffer(): {available} bytes from offset {offset} on do not hold {expected} of {dtype}"
        raise ArgumentValueError(msg)
    array = np.frombuffer(view, dtype.numpy, count, offset)
    if fault := layout_fault(array):
        msg = f"frombuffer(): {fault}"
        raise ArgumentValueError(msg)
    tensor: Any = make_tensor(plain_view(array, dtype), dtype)
    return tensor.requires_grad_() if requires_grad else tensor  # type: ignore[no-any-return]


def from_file(
    filename: str, shared: bool | None = None, size: int | None = 0, *, dtype: dtype_type | None = None,
    layout: Any = None, device: Any = None, pin_memory: bool | None = None,
) -> Tensor:  # fmt: skip
    """A tensor of one dimension and `size` elements in the memory of a file, which is mapped, not read.

    What is written into the tensor is written into the file if it is `shared`, which is then made as long as it has to
    be; otherwise it is seen by nobody else, and RuntimeError where the file holds less. That memory is dense and lies
    on the CPU, and cannot be pinned.
    """
    if pin_memory:
        msg = "from_file(): tensors constructed from a file cannot be pinned"
        raise ComputeError(msg)
    if layout not in {None, strided}:
        msg = f"from_file(): the memory of a file is dense, got layout={layout}"
        raise UnsupportedError(msg)
    if device is not None and (where := device_type(device)).type != "cpu":
        where.check("from_file()")
        msg = f"from_file(): the memory of a file is on the cpu device, got {str(where)!r}"
        raise ComputeError(msg)
    kind = dtypes.get_default_dtype() if dtype is None else dtype
    nbytes = check_elements(size or 0) * kind.itemsize
    if size is not None and size < 0:
        msg = f"from_file(): size must not be negative, got {size}"
        raise ComputeError(msg)
    if shared:
        with Path(filename).open("ab") as file:
            if file.tell() < nbytes:
                file.truncate(nbytes)
    file_size = Path(filename).stat().st_size
    if file_size < nbytes:
        msg = f"from_file(): {filename} holds {file_size} bytes, {size} elements of {kind} need {nbytes}"
        raise ComputeError(msg)
    if not nbytes:
        return make_tensor(np.empty(0, kind.numpy), kind)
    mapped = np.memmap(filename, np.uint8, "r+" if shared else "c", 0, (nbytes,))
    return make_tensor(plain_view(np.frombuffer(mapped, kind.numpy), kind), kind)
