"""Names of types for the annotations of programs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import IO

from runtime.tensor.device import device
from runtime.tensor.dtypes import dtype
from runtime.tensor.storage import Storage
from runtime.tensor.tensor import Tensor
from runtime.tensor.typed_storage import TypedStorage

__all__ = [
    "Device", "FileLike", "Number", "Storage", "Tensor", "TypedStorage", "UntypedStorage", "_bool", "_device",
    "_dtype", "_float", "_int", "_size",
]  # fmt: skip

Number = int | float | bool
UntypedStorage = Storage
Device = device | str | int | None
FileLike = str | os.PathLike[str] | IO[bytes]
_int, _float, _bool, _dtype, _device = int, float, bool, dtype, device
_size = Sequence[int]
