"""Files as ``torch.save`` writes them: a pickle of protocol 2 under PyTorch's names, and an entry for each storage.

Nothing of PyTorch's is needed. Tensors name the functions by which PyTorch rebuilds them; dtypes, sizes, modules,
optimizers and functions of a package name what PyTorch calls by the same name; other objects are pickled as always.
"""

from __future__ import annotations

import hashlib
import io
import os
import pickle
import sys
from collections import OrderedDict
from dataclasses import dataclass, replace
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np

from runtime.autograd.duplicates import Memory, reduce
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.files.archive import ArchiveEntry, write_entries
from runtime.files.classes import is_module
from runtime.files.objects import is_plain_object
from runtime.files.torch_names import theirs
from runtime.nn.parameter import Buffer, Parameter
from runtime.tensor import Size, Tensor, is_whole
from runtime.tensor.compressed import is_compressed
from runtime.tensor.coordinates import has_sparse_layout
from runtime.tensor.device import contiguous_format, device, layout
from runtime.tensor.dtypes import dtype
from runtime.tensor.storage import Storage
from runtime.tensor.typed_storage import NAMES, TypedStorage

# The class of a storage for each dtype; of others PyTorch knows storages of bytes alone.
STORAGES = {kind.name: name for kind, name in NAMES.items()}
_UTILS = "torch._utils"
_VERSION = b"3\n"  # of the archives that PyTorch writes since 1.6
_ALIGNMENT = b"64"


@dataclass(frozen=True)
class _Global:
    """What a pickle names in PyTorch. It is called only by who reads the file."""

    module: str
    name: str

    def __call__(self, *arguments: Any) -> Any:
        """Nothing: pickles hold functions, which are what can be called."""


@dataclass(frozen=True, eq=False)
class _Stored:
    """A storage as a tensor refers to it: its entry, PyTorch's class for it, the elements of that, and its device."""

    key: str
    kind: str
    count: int
    device: str


@dataclass(frozen=True, eq=False)
class _Data:
    """The tensor that a parameter is made of: the function and the arguments that make it."""

    parts: tuple[Any, ...]


_PythonsPickler: Any = pickle._Pickler  # the one in Python, whose steps can be overridden


class _Pickler(_PythonsPickler):  # type: ignore[misc]
    """Pickles objects under PyTorch's names, and collects storages."""

    def __init__(self, file: io.BytesIO) -> None:
        super().__init__(file, 2)
        self.memories: dict[int, tuple[str, Memory, str]] = {}  # by identity: the entry, the storage, its class
        self.globals: dict[tuple[str, str], _Global] = {}
        self.references: dict[tuple[str, str], _Stored] = {}

    def persistent_id(self, obj: Any) -> Any:
        """How a storage is referred to; None for other objects."""
        if isinstance(obj, Storage):
            obj = self.storage(obj)
        if type(obj) is not _Stored:
            return None
        module = "torch" if obj.kind != "UntypedStorage" else "torch.storage"
        return "storage", self.named(module, obj.kind), obj.key, obj.device, obj.count

    def named(self, module: str, name: str) -> _Global:
        """What PyTorch has under a name."""
        return self.globals.setdefault((module, name), _Global(module, name))

    def save_global(self, obj: Any, name: str | None = None) -> None:
        """Write a name: PyTorch's, or that by which Python imports what is not ours."""
        position = (obj.module, obj.name) if type(obj) is _Global else theirs(obj)
        if type(obj) is dtype:
            position = "torch", obj.name
        if position is None:
            super().save_global(obj, name)
            return
        self.write(pickle.GLOBAL + position[0].encode() + b"\n" + position[1].encode() + b"\n")
        self.memoize(obj)

    def reducer_override(self, obj: Any) -> Any:
        """How what is ours is made in PyTorch; NotImplemented for other objects."""
        if type(obj) in {_Global, dtype}:
            return obj.name
        if type(obj) is FunctionType:  # which Python's pickler would write by its own name, past `save_global`
            return obj.__qualname__
        if type(obj) is _Data:
            return obj.parts
        if isinstance(obj, Tensor):
            plain = is_whole(obj) and type(obj).__reduce_ex__ is Tensor.__reduce_ex__
            return self.tensor(obj) if plain else NotImplemented
        if type(obj) is Size:
            return self.named("torch", "Size"), (tuple(map(int, obj)),)
        if type(obj) is device:
            index = () if obj.index is None else (obj.index,)
            return self.named("torch", "device"), (obj.type, *index)
        if isinstance(obj, layout):
            return self.named("torch.serialization", "_get_layout"), (f"torch.{obj.name}",)
        if is_module(obj) and is_plain_object(obj):
            return self.module(obj)
        return NotImplemented

    def module(self, obj: Any) -> Any:
        """A module, whose hooks stand elsewhere in PyTorch's."""
        from runtime.files.torch_modules import to_torch

        function, arguments, *state_parts = obj.__reduce_ex__(2)
        if state_parts and isinstance(state_parts[0], dict):
            state_parts[0] = to_torch(obj, state_parts[0])
        return (function, arguments, *state_parts)

    def tensor(self, obj: Tensor) -> Any:
        """A tensor, a parameter, or a tensor of a class of the user's."""
        kind = type(obj)
        plain = self.rebuilt(obj, requires_grad=obj._edge is not None and kind is not Parameter)
        _, (*_, requires_grad), *state = reduce(obj, 2)
        attributes = state[0] if state else None
        hooks: OrderedDict[Any, Any] = OrderedDict()
        if kind is Parameter:
            arguments = (_Data(plain), requires_grad, hooks)
            if attributes is None:
                return self.named(_UTILS, "_rebuild_parameter"), arguments
            return self.named(_UTILS, "_rebuild_parameter_with_state"), (*arguments, attributes)
        if kind is Tensor and attributes is None:
            return plain
        if kind is Buffer:
            attributes = {**(attributes or {}), "_is_buffer": True}
        shown = self.named("torch", "Tensor") if kind in {Tensor, Buffer} else kind
        function, arguments = plain
        return self.named("torch._tensor", "_rebuild_from_type_v2"), (function, shown, arguments, attributes)

    def rebuilt(self, obj: Tensor, *, requires_grad: bool) -> tuple[Any, tuple[Any, ...]]:
        """The function and the arguments that make a tensor of a storage; strides and offset in elements."""
        if has_sparse_layout(obj):
            return self.sparse(obj)
        _, (_, memory, element, sizes, steps, offset, _), *_ = reduce(obj, 2)
        size = element.itemsize
        if offset % size or any(step % size or (step < 0 < count) for step, count in zip(steps, sizes, strict=True)):
            return self.rebuilt(obj.detach().clone(memory_format=contiguous_format), requires_grad=requires_grad)  # type: ignore[attr-defined]
        strides = tuple(int(step) // size for step in steps)
        hooks: OrderedDict[Any, Any] = OrderedDict()
        geometry = (offset // size, tuple(map(int, sizes)), strides, requires_grad, hooks)
        typed = STORAGES.get(element.name)
        stored = self.stored(memory, typed if typed and memory.bytes.nbytes % size == 0 else "UntypedStorage", size)
        if stored.kind == typed:
            return self.named(_UTILS, "_rebuild_tensor_v2"), (stored, *geometry)
        return self.named(_UTILS, "_rebuild_tensor_v3"), (stored, *geometry, element)

    def storage(self, obj: Storage) -> _Stored:
        """The reference to a storage that is an object by itself, as elements of its dtype or as bytes."""
        elements = obj.elements()
        _, (_, memory, element, *_), *_ = reduce(elements, 2)
        kind = STORAGES.get(element.name, "UntypedStorage") if isinstance(obj, TypedStorage) else "UntypedStorage"
        return self.stored(memory, kind, element.itemsize)

    def sparse(self, obj: Tensor) -> tuple[Any, tuple[Any, ...]]:
        """The function and the arguments that make a sparse tensor of its parts; requires_grad is not written."""
        _, (_, *parts, _), *_ = reduce(obj, 2)
        if is_compressed(obj):
            _, compressed, plain, values, sizes = parts
            data: tuple[Any, ...] = (compressed, plain, values, Size(sizes))
        else:
            indices, values, sizes, is_coalesced = parts
            data = (indices, values, Size(sizes), is_coalesced)
        return self.named(_UTILS, "_rebuild_sparse_tensor"), (obj.layout, data)

    def stored(self, memory: Memory, kind: str, size: int) -> _Stored:
        """The reference to a storage, the same for all tensors of it."""
        key, _, first = self.memories.setdefault(id(memory), (str(len(self.memories)), memory, kind))
        kind = kind if kind == first else "UntypedStorage"
        count = memory.bytes.nbytes // (1 if kind == "UntypedStorage" else size)
        return self.references.setdefault((key, kind), _Stored(key, kind, count, memory.device))


def save_for_pytorch(value: Any, target: Any) -> None:
    """Write an object to a path or a binary file. TypeError for what cannot be pickled."""
    data = io.BytesIO()
    pickler = _Pickler(data)
    try:
        pickler.dump(value)
    except RecursionError:
        msg = "save(): the object is nested too deeply; a list of its parts is written in any number"
        raise ArgumentValueError(msg) from None
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        msg = f"save(): the object cannot be pickled: {error}"
        raise ArgumentError(msg) from error
    folder = "archive" if hasattr(target, "write") else Path(os.fsdecode(target)).stem or "archive"
    digits = f"{int(hashlib.sha256(data.getvalue()).hexdigest(), 16):078d}"[-40:]
    head = {
        "data.pkl": data.getvalue(), ".format_version": b"1", ".storage_alignment": _ALIGNMENT,
        "byteorder": sys.byteorder.encode(),
    }  # fmt: skip
    tail = {"version": _VERSION, ".data/serialization_id": digits.encode()}
    storages = [ArchiveEntry(f"data/{key}", memory.bytes, is_data=True) for key, memory, _ in pickler.memories.values()]
    entries = [*_texts(head), *storages, *_texts(tail)]
    write_entries(target, [replace(entry, name=f"{folder}/{entry.name}") for entry in entries])


def _texts(contents: dict[str, bytes]) -> list[ArchiveEntry]:
    return [ArchiveEntry(name, np.frombuffer(content, np.uint8)) for name, content in contents.items()]
