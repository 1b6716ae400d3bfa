"""The types that stubs of generated packages write, one name each.

They begin with an underscore because a package has functions, methods and dtypes called ``int``, ``float`` or
``device``, beside which ``_int`` still means the type. A parameter takes a ``_Tensor``: whichever package made a
tensor, it is of the one class.
"""

from __future__ import annotations

import builtins
from collections.abc import Sequence
from types import EllipsisType
from typing import Any, TypeAlias

import numpy as np

from runtime.kernels.random import operator as _random
from runtime.tensor import device as _devices
from runtime.tensor import dtypes as _dtypes
from runtime.tensor import tensor as _tensor

_bool: TypeAlias = builtins.bool
_float: TypeAlias = builtins.float
_int: TypeAlias = builtins.int
_str: TypeAlias = builtins.str
_device: TypeAlias = _devices.device
_dtype: TypeAlias = _dtypes.dtype
_layout: TypeAlias = _devices.layout
_memory_format: TypeAlias = _devices.memory_format
_Array: TypeAlias = np.ndarray[Any, Any]
_Tensor: TypeAlias = _tensor.Tensor
_Generator: TypeAlias = _random.Generator
_Number: TypeAlias = bool | int | float | complex
_Device: TypeAlias = _device | str
_DType: TypeAlias = _dtype | type[bool] | type[int] | type[float] | type[complex]
_OneIndex: TypeAlias = (
    int | slice | EllipsisType | _Tensor | _Array | Sequence[int] | Sequence[Sequence[int]] | None
)
_Index: TypeAlias = _OneIndex | tuple[_OneIndex, ...]
