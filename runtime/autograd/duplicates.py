"""copy.copy, copy.deepcopy and pickle of tensors. Hung on the Tensor class at import.

Each keeps dtype, sizes, strides, offset, ``requires_grad``, and attributes that were set; none keeps hooks. A copy
shares the memory, as detach() does; the others take the whole storage along, once for all tensors of it that are copied
or pickled together, so that these share memory, and versions, afterwards as well. Only deepcopy keeps ``grad``, and not
that of a module's Parameter.
"""

from __future__ import annotations

import copy
import copyreg
import dataclasses
import weakref
from typing import Any

import numpy as np

from runtime.autograd.node import GRAD
from runtime.dispatch.overrides import handle_torch_function, has_torch_function
from runtime.errors import ArgumentError, ComputeError
from runtime.forking import new_lock
from runtime.kernels.view.operator import memory_at, storage_bytes
from runtime.tensor import Tensor, is_whole, make_alias, make_tensor, uninitialised
from runtime.tensor.backends import BY_NAME as BACKENDS_BY_NAME
from runtime.tensor.backends import backend_of
from runtime.tensor.casting import Array
from runtime.tensor.compressed import compressed_of, make_compressed
from runtime.tensor.coordinates import coordinates_of, make_sparse
from runtime.tensor.device import LAYOUTS, cpu
from runtime.tensor.device import device as device_named
from runtime.tensor.dtypes import dtype
from runtime.tensor.geometry import Geometry
from runtime.tensor.keys import SPARSE, SPARSE_CSR
from runtime.tensor.memory import array_of, memory_of
from runtime.tensor.plans import is_on_meta
from runtime.tensor.storage import Storage, address, owner_of
from runtime.tensor.subclasses import as_instance
from runtime.tensor.typed_storage import TypedStorage

_PHASE = 64  # bytes; memory is copied to the same place within so many, so that elements stay aligned
_lock = new_lock()


class Memory:
    """The bytes of a storage on their way to a copy or through a pickle, and the version of tensors made of them.

    ``device`` is where tensors made of them lie, "cpu" or a registered device; they share one storage there.
    """

    __slots__ = ("__weakref__", "bytes", "device", "storage", "version")

    def __init__(self, memory: Array, device: str = cpu.type) -> None:
        self.bytes = memory
        self.device = device
        self.storage: Storage | None = None
        self.version: list[Any] = [0]

    def __reduce__(self) -> Any:
        phase = address(self.bytes) % _PHASE
        return restored, (self.bytes, phase) if self.device == cpu.type else (self.bytes, phase, self.device)

    def look_at(self, element: dtype, sizes: tuple[int, ...], steps: tuple[int, ...], offset: int) -> Geometry:
        """The bytes as a tensor of a registered device sees them, steps and offset in bytes."""
        where = device_named(self.device)
        backend = BACKENDS_BY_NAME[where.type]
        if self.storage is None:
            self.storage = backend.allocate(self.bytes.nbytes, where)
            backend.write_bytes(self.storage, 0, self.bytes)
        item = element.itemsize
        strides = tuple([step // item for step in steps])
        return Geometry(self.storage, sizes, strides, offset // item, self.storage.device, backend.key)


# The objects that stand for storages while these are pickled: a pickle holds one object once, whoever refers to it.
_pickled: weakref.WeakValueDictionary[int, Memory] = weakref.WeakValueDictionary()


def _memory_of(tensor: Tensor) -> Memory:
    """The object that stands for the storage of `tensor`, the same as long as somebody has it."""
    backend = backend_of(tensor._keys)
    owner: Any = owner_of(array_of(tensor, "pickle")) if backend is None else tensor.untyped_storage()
    with _lock:
        memory = _pickled.get(id(owner))
        if memory is None:
            if backend is None:
                memory = Memory(storage_bytes(owner))
            else:
                memory = Memory(backend.read_bytes(owner, 0, owner.nbytes()), str(tensor.device))
                memory.storage = owner  # which keeps its id as long as this object is there
            _pickled[id(owner)] = memory
        return memory


def _placed(memory: Array, phase: int) -> Array:
    """A copy of some bytes that begins `phase` bytes behind a multiple of a cache line."""
    if not memory.size:
        return np.empty(0, np.uint8)
    room = np.empty(memory.size + _PHASE, np.uint8)
    first = (phase - address(room)) % _PHASE
    part = memoryview(room.data)[first : first + memory.size]
    buffer = np.frombuffer(part, np.uint8)  # its base is no array, so it is all of the storage
    buffer[...] = memory
    return buffer


def restored(memory: Array, phase: int, device: str = cpu.type) -> Memory:
    """What pickles call: the bytes of a storage, writable and where their elements are aligned."""
    fits = memory.flags.writeable and (address(memory) - phase) % np.dtype(np.complex128).alignment == 0
    return Memory(memory if fits else _placed(memory, phase), device)


def _made(memory: Memory, kind: dtype, sizes: tuple[int, ...], steps: tuple[int, ...], offset: int) -> Tensor:
    """A tensor in the memory of a storage, `offset` bytes from its beginning."""
    if memory.device != cpu.type:
        tensor = make_tensor(memory.look_at(kind, sizes, steps, offset), kind)
    else:
        tensor = make_tensor(memory_at(memory.bytes, kind, sizes, steps, offset), kind)
    tensor._writes = memory.version
    return tensor


def rebuild(
    kind: type[Tensor], memory: Memory, element: dtype, sizes: tuple[int, ...], steps: tuple[int, ...], offset: int,
    requires_grad: bool,
) -> Tensor:  # fmt: skip
    """What pickles call: a leaf of the class `kind`; steps and offset in bytes."""
    return as_leaf(_made(memory, element, sizes, steps, offset), kind, requires_grad)


def rebuild_sparse(
    kind: type[Tensor], indices: Tensor, values: Tensor, sizes: tuple[int, ...], is_coalesced: bool, requires_grad: bool
) -> Tensor:
    """What pickles of sparse tensors call: a leaf of the class `kind`."""
    return as_leaf(make_sparse(indices, values, sizes, is_coalesced=is_coalesced), kind, requires_grad)


def rebuild_compressed(
    kind: type[Tensor], layout: str, compressed: Tensor, plain: Tensor, values: Tensor, sizes: tuple[int, ...],
    requires_grad: bool,
) -> Tensor:  # fmt: skip
    """What pickles of tensors of a compressed layout call, which is given by name: a leaf of the class `kind`."""
    tensor = make_compressed(LAYOUTS[layout], compressed, plain, values, sizes)  # type: ignore[arg-type]
    return as_leaf(tensor, kind, requires_grad)


def as_leaf(tensor: Tensor, kind: type[Tensor], requires_grad: bool) -> Tensor:
    """The tensor as one of a subclass, and as a leaf that requires grad if so asked."""
    if kind is not Tensor:
        tensor = as_instance(kind, tensor)
    if requires_grad:
        tensor.requires_grad = True  # type: ignore[misc]
    return tensor


def own_slots(kind: type[Tensor]) -> list[str]:
    """The slots that subclasses of Tensor add."""
    return [name for name in copyreg._slotnames(kind) if name not in Tensor.__slots__]  # type: ignore[attr-defined]


def _state(tensor: Tensor) -> Any:
    """The attributes set on a tensor and the slots of a subclass, as pickle takes them; None if there are none."""
    kind = type(tensor)
    if kind.__getstate__ is not object.__getstate__:
        return tensor.__getstate__()
    slots = {name: getattr(tensor, name) for name in own_slots(kind) if hasattr(tensor, name)}
    attributes = {name: value for name, value in tensor.__dict__.items() if name != GRAD} or None
    return (attributes, slots) if slots else attributes


def restore(tensor: Tensor, state: Any) -> None:
    """Give a copy the state of what it is a copy of."""
    if state is None:
        return
    if hasattr(tensor, "__setstate__"):
        tensor.__setstate__(state)
        return
    attributes, slots = state if isinstance(state, tuple) else (state, {})
    for name, value in ((attributes or {}) | slots).items():
        setattr(tensor, name, value)


def reduce(self: Tensor, protocol: Any) -> Any:  # noqa: ARG001 - every protocol takes the same
    """What pickle writes. A result is pickled as a leaf, as in PyTorch: a graph is no data."""
    if not is_whole(self):
        raise uninitialised("pickle")
    state = _state(self)
    if self._keys & SPARSE:
        memory = coordinates_of(self, "pickle")
        parts = memory.indices, memory.values, self._sizes, memory.is_coalesced
        arguments: tuple[Any, ...] = (type(self), *parts, self._edge is not None)
        return (rebuild_sparse, arguments) if state is None else (rebuild_sparse, arguments, state)
    if self._keys & SPARSE_CSR:
        stored = compressed_of(self, "pickle")
        indices_and_values = stored.compressed, stored.plain, stored.values
        arguments = (type(self), stored.layout.name, *indices_and_values, self._sizes, self._edge is not None)
        return (rebuild_compressed, arguments) if state is None else (rebuild_compressed, arguments, state)
    arguments = (type(self), _memory_of(self), self.dtype, *_layout_of(self), self._edge is not None)
    return (rebuild, arguments) if state is None else (rebuild, arguments, state)


def _layout_of(tensor: Tensor) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Sizes, and steps and the offset from the beginning of the storage in bytes."""
    if backend_of(tensor._keys) is not None:
        item = tensor.dtype.itemsize
        return tensor._sizes, tuple([step * item for step in tensor.stride()]), tensor.storage_offset() * item
    array = array_of(tensor, "pickle")
    offset = address(array) - Storage.of(array).data_ptr() if array.size else 0
    # A shape may hold NumPy's own ints; sizes, steps and offset are Python's in every pickle.
    return array.shape, array.strides, offset


def shallow_copy(self: Tensor) -> Tensor:
    """What copy.copy gives: another tensor in the same memory, a leaf that requires grad if this one does."""
    if not is_whole(self):
        raise uninitialised("copy")
    copied = as_leaf(make_alias(self, _seen_anew(self), self.dtype), type(self), self._edge is not None)
    restore(copied, _state(self))
    return copied


def deep_copy(self: Tensor, memo: dict[Any, Any]) -> Tensor:
    """What copy.deepcopy gives: a leaf in memory of its own, with a copy of ``grad``. RuntimeError for a result."""
    if not isinstance(memo, dict):
        msg = f"__deepcopy__(): memo must be a dict, got {type(memo).__name__}"
        raise ArgumentError(msg)
    if has_torch_function((self,)):
        public: Any = type(self)
        return handle_torch_function(public.__deepcopy__, (self,), self, memo)  # type: ignore[no-any-return]
    if id(self) in memo:
        return memo[id(self)]  # type: ignore[no-any-return]
    if not is_whole(self):
        raise uninitialised("deepcopy")
    if not self.is_leaf:  # type: ignore[attr-defined]
        msg = (
            f"deepcopy(): this tensor was made by {self._edge[0].describe()}, and its history cannot be copied; "
            "detach() it first, or clone() it to stay in the graph"
        )
        raise ComputeError(msg)
    copied = memo[id(self)] = as_leaf(_copy_of(self, memo), type(self), self._edge is not None)
    if self.grad is not None and getattr(type(self), "_copies_grad", True):  # type: ignore[attr-defined]
        copied.grad = deep_copy(self.grad, memo)  # type: ignore[attr-defined]
    restore(copied, copy.deepcopy(_state(self), memo))
    return copied


def _seen_anew(tensor: Tensor) -> Any:
    """The memory of a tensor: a new view of the array, or the Geometry, which nobody changes."""
    memory = memory_of(tensor)
    return np.ndarray.view(memory) if isinstance(memory, np.ndarray) else memory


def _copy_of(tensor: Tensor, memo: dict[Any, Any]) -> Tensor:
    """A tensor at the same place of a copy of the storage, of which there is one in a call of deepcopy."""
    if tensor._keys & SPARSE:
        parts = coordinates_of(tensor, "deepcopy")
        indices, values = (_copy_of(part, memo) for part in (parts.indices, parts.values))
        return make_sparse(indices, values, tensor._sizes, is_coalesced=parts.is_coalesced)
    if tensor._keys & SPARSE_CSR:
        stored = compressed_of(tensor, "deepcopy")
        begins, plain, values = (_copy_of(part, memo) for part in stored.parts().values())
        return make_compressed(stored.layout, begins, plain, values, tensor._sizes)
    if is_on_meta(tensor) or backend_of(tensor._keys) is not None:
        return _copy_on_its_backend(tensor, memo)
    array = array_of(tensor, "deepcopy")
    memory = _memory_copied(owner_of(array), memo)
    offset = address(array) - Storage.of(array).data_ptr() if array.size else 0
    return _made(memory, tensor.dtype, array.shape, array.strides, offset)


def _memory_copied(owner: Array, memo: dict[Any, Any]) -> Memory:
    """The copy of some memory, of which there is one in a call of deepcopy."""
    storage = ("storage", id(owner))  # the memo has tensors and arrays under their bare id
    if storage not in memo:
        memory = storage_bytes(owner)
        memo[storage] = Memory(_placed(memory, address(memory) % _PHASE)), owner
    return memo[storage][0]  # type: ignore[no-any-return]


def deep_copy_of_storage(self: Storage, memo: dict[Any, Any]) -> Storage:
    """What copy.deepcopy gives of a storage: that of the copied tensors, if they are copied in the same call."""
    if self.device.type != cpu.type or not isinstance(self.owner, np.ndarray):
        return self.clone()
    copied = Storage.of(_memory_copied(self.owner, memo).bytes)
    if isinstance(self, TypedStorage):
        copied = TypedStorage(wrap_storage=copied, dtype=self.dtype)
    copied.__dict__.update(copy.deepcopy(self.__dict__, memo))
    return copied


def _copy_on_its_backend(tensor: Tensor, memo: dict[Any, Any]) -> Tensor:
    """As :func:`_copy_of`, of a tensor on the device meta, or on a registered one."""
    look, backend = memory_of(tensor), backend_of(tensor._keys)
    storage = ("storage", id(look.memory))
    if storage not in memo:
        copied_memory = copy.copy(look.memory) if backend is None else backend.copy_of(look.memory)
        memo[storage] = copied_memory, [0], look.memory
    memory, version, _ = memo[storage]
    copied = make_tensor(dataclasses.replace(look, memory=memory), tensor.dtype)
    copied._writes = version
    return copied


def install(target: type[Tensor]) -> None:
    """Hang the three on the Tensor class."""
    target.__reduce_ex__ = reduce  # type: ignore[assignment,method-assign]
    target.__copy__ = shallow_copy  # type: ignore[attr-defined]
    target.__deepcopy__ = deep_copy  # type: ignore[attr-defined]
    Storage.__deepcopy__ = deep_copy_of_storage
