"""Names of types for the annotations of programs: ``torch.types``."""

from __future__ import annotations

from builtins import bool as _bool
from builtins import bytes as _bytes
from builtins import complex as _complex
from builtins import float as _float
from builtins import int as _int
from builtins import str as _str
from collections.abc import Sequence
from os import PathLike
from typing import IO, Union

from runtime.devices.symbols import SymBool, SymFloat, SymInt
from runtime.dispatch.keysets import DispatchKey
from runtime.tensor import Size
from runtime.tensor.device import device as _device
from runtime.tensor.device import layout as _layout
from runtime.tensor.dtypes import dtype as _dtype
from runtime.tensor.storage import Storage
from runtime.tensor.tensor import Tensor
from runtime.tensor.types import TypedStorage, UntypedStorage

__all__ = [
    "BoolLikeType", "Device", "DispatchKey", "FileLike", "FloatLikeType", "IntLikeType", "Number", "PySymType", "Size",
    "Storage", "SymBool", "SymFloat", "SymInt", "Tensor", "TypedStorage", "UntypedStorage", "_Number",
    "_TensorOrOptionalTensors", "_TensorOrTensors", "_TensorOrTensorsOrGradEdge", "_bool", "_bytes", "_complex",
    "_device", "_dispatchkey", "_dtype", "_float", "_int", "_layout", "_size", "_str", "_symsize", "py_sym_types",
]  # fmt: skip

Number = int | float | bool
_Number = (int, float, bool)  # for isinstance
IntLikeType, FloatLikeType, BoolLikeType = int | SymInt, float | SymFloat, bool | SymBool
PySymType = SymInt | SymFloat | SymBool
py_sym_types = (SymInt, SymFloat, SymBool)  # for isinstance
Device = _device | str | int | None
FileLike = str | PathLike[str] | IO[bytes]
_TensorOrTensors = Tensor | Sequence[Tensor]
_TensorOrOptionalTensors = Tensor | Sequence[Tensor | None]
_TensorOrTensorsOrGradEdge = Union[
    Tensor, Sequence[Tensor], "GradientEdge", Sequence["GradientEdge"]  # type: ignore[name-defined]  # noqa: F821
]
_size = Size | list[int] | tuple[int, ...]
_symsize = Size | Sequence[int | SymInt]
_dispatchkey = str | DispatchKey
