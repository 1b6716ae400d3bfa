"""The safetensors format, by the library of that name, for exchange with other frameworks."""

from __future__ import annotations

import math
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from runtime.autograd.duplicates import Memory
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.files.drafts import replaced
from runtime.files.tensors import DamagedError, tensor_in
from runtime.tensor import Tensor, is_whole
from runtime.tensor.dtypes import BY_NAME
from runtime.tensor.memory import array_of, owner_of_memory
from runtime.tensor.storage import address

# How dtypes are called in files.
_READ = {
    "BOOL": "bool", "U8": "uint8", "I8": "int8", "I16": "int16", "I32": "int32", "I64": "int64", "F16": "float16",
    "BF16": "bfloat16", "F32": "float32", "F64": "float64", "C64": "complex64", "U16": "uint16", "U32": "uint32",
    "U64": "uint64",
}  # fmt: skip


def _library() -> Any:
    try:
        import safetensors
    except ImportError:
        msg = "safetensors files need the package safetensors: pip install 'opweave[files]'"
        raise UnsupportedError(msg) from None
    return safetensors


def write_named(tensors: Mapping[str, Tensor], filename: Any, metadata: Mapping[str, str] | None) -> None:
    """Write named tensors."""
    library = _library()
    if not isinstance(tensors, Mapping):
        msg = f"save_file(): expected a dict of tensors, got {type(tensors).__name__}"
        raise ArgumentError(msg)
    owners: dict[int, str] = {}
    arrays, parts = {}, {}  # the library is given addresses of memory that must stay
    for name, tensor in tensors.items():
        if not isinstance(name, str) or not isinstance(tensor, Tensor) or not is_whole(tensor):
            msg = f"save_file(): expected names and tensors, got {name!r} and {type(tensor).__name__}"
            raise ArgumentError(msg)
        if tensor.dtype.name not in _READ.values():
            msg = f"save_file(): the format has no {tensor.dtype.name}, of which {name} is"
            raise ArgumentValueError(msg)
        if (other := owners.setdefault(id(owner_of_memory(tensor)), name)) != name:
            msg = f"save_file(): {other} and {name} share memory, which the format cannot say; clone() one of them"
            raise ArgumentValueError(msg)
        data = arrays[name] = np.ascontiguousarray(array_of(tensor.detach().cpu(), "save_file"))  # type: ignore[attr-defined]
        parts[name] = library.TensorSpec(
            dtype=tensor.dtype.name, shape=tensor._sizes, data_ptr=address(data), data_len=data.nbytes
        )
    if metadata is not None and not all(isinstance(item, str) for pair in metadata.items() for item in pair):
        msg = "save_file(): metadata is a dict of text"
        raise ArgumentError(msg)
    try:
        content = library.serialize(parts, None if metadata is None else dict(metadata))
    except library.SafetensorError as error:
        msg = f"save_file(): {error}"
        raise ComputeError(msg) from error
    with replaced(Path(os.fsdecode(os.fspath(filename)))) as file:
        file.write(content)


def read_named(filename: Any) -> dict[str, Tensor]:
    """The tensors of a file, by name, each in memory of its own."""
    library = _library()
    data = Path(os.fsdecode(os.fspath(filename))).read_bytes()
    try:
        parts = library.deserialize(data)
    except library.SafetensorError as error:
        msg = f"load_file(): {filename} is no safetensors file, or is damaged: {error}"
        raise ComputeError(msg) from error
    return {name: _made(name, part) for name, part in parts}


def _made(name: str, part: Mapping[str, Any]) -> Tensor:
    if part["dtype"] not in _READ:
        msg = f"load_file(): {name} is of the dtype {part['dtype']}, which opweave does not have"
        raise UnsupportedError(msg)
    element = BY_NAME[_READ[part["dtype"]]]
    array = np.frombuffer(memoryview(part["data"]), np.uint8)  # writable, and of this file alone
    sizes = tuple(part["shape"])
    strides = tuple(math.prod(sizes[i + 1 :]) for i in range(len(sizes)))
    try:
        return tensor_in(Memory(array), element, sizes, strides, 0, requires_grad=False)
    except DamagedError as error:
        msg = f"load_file(): {name} is damaged: {error}"
        raise ComputeError(msg) from error
