"""Memory that tensors share with other libraries by DLPack."""

from __future__ import annotations

from typing import Any

from runtime.tensor.factories import from_dlpack
from runtime.tensor.tensor import Tensor

__all__ = ["from_dlpack", "to_dlpack"]


def to_dlpack(tensor: Tensor) -> Any:
    """The capsule with a tensor's memory, for a library that takes one; most take the tensor itself."""
    return tensor.__dlpack__()
