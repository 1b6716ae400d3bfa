"""PyTorch's names of the classes of memory."""

from __future__ import annotations

from runtime.tensor.storage import Storage
from runtime.tensor.typed_storage import TypedStorage

__all__ = ["Storage", "TypedStorage", "UntypedStorage"]

UntypedStorage = Storage
