"""Files of ``torch.save``: a zip archive with a pickle that refers to storages, each an entry.

The format is PyTorch's since 1.6: ``data.pkl``, ``byteorder``, and storages as ``data/<key>``, under one folder. What
the pickle may name is in the table below; tensors with code of their own (quantized, other classes) are errors.
"""

from __future__ import annotations

import sys
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Any

from runtime.autograd.duplicates import Memory, as_leaf
from runtime.errors import ComputeError, OpweaveError
from runtime.files.archive import Archive, Wanted
from runtime.files.classes import UnsafeError, allowed, is_allowed, unknown
from runtime.files.locations import DeviceFor
from runtime.files.pickles import PickleError, Reader, read_everything, steps_of
from runtime.files.settings import LoadEndianness, config
from runtime.files.tensors import DamagedError, check_ints, compressed_tensor, set_state, sparse_tensor, tensor_in
from runtime.files.torch_names import TORCH, ours
from runtime.tensor import Tensor
from runtime.tensor.device import LAYOUTS, CompressedLayout, device, layout, sparse_coo
from runtime.tensor.dtypes import BY_NAME, dtype
from runtime.tensor.storage import DataPtr, Storage, address
from runtime.tensor.typed_storage import STORAGES, TypedStorage

_ORDERS = {
    None: "little", LoadEndianness.LITTLE: "little", LoadEndianness.BIG: "big", LoadEndianness.NATIVE: sys.byteorder,
}  # fmt: skip
# The names of storages for dtypes, as in torch.FloatStorage.
_STORAGES = {**STORAGES, "UntypedStorage": BY_NAME["uint8"]}


class StoredElements(TypedStorage):
    """A storage of a file: the memory that tensors of the file share, and the dtype of which it says it is."""

    __slots__ = ("element", "memory")

    def __init__(self, memory: Memory, element: dtype) -> None:
        stored = memory.bytes
        super().__init__(wrap_storage=Storage(DataPtr(address(stored), stored), stored.nbytes), dtype=element)
        self.memory, self.element = memory, element


def read_pytorch(archive: Archive, folder: str, where: DeviceFor, *, anything: bool = False) -> Any:
    """The object of a file of PyTorch's, whose entries lie in a folder; with `anything` its pickle may run anything."""
    names = set(archive.names())
    if f"{folder}constants.pkl" in names:
        msg = f"load(): {archive.name} is a TorchScript program, not a file of torch.save; save its state_dict()"
        raise ComputeError(msg)
    if f"{folder}byteorder" in names:
        order = archive.bytes(f"{folder}byteorder").decode(errors="replace")
    else:
        order = _ORDERS[config.load.endianness]
    if order != sys.byteorder:
        msg = f"load(): the numbers of {archive.name} are in {order} byte order, and this machine's are {sys.byteorder}"
        raise ComputeError(msg)
    keys = sorted(name for name in names if name.startswith(f"{folder}data/"))
    storages_read = archive.storages([Wanted(name, is_data=True) for name in keys])
    memories = dict(zip(keys, map(Memory, storages_read), strict=True))
    storages: dict[str, StoredElements] = {}

    def memory(name: str, size: int) -> Memory:
        if name not in memories:
            msg = f"it has no entry {name}"
            raise DamagedError(msg)
        if memories[name].bytes.nbytes != size:
            msg = f"its entry {name} has {memories[name].bytes.nbytes} bytes instead of {size}"
            raise DamagedError(msg)
        return memories[name]

    def persistent(reference: Any) -> StoredElements:
        if not isinstance(reference, tuple) or len(reference) != 5:
            reference = (None,) * 5
        tag, kind, key, location, count = reference
        if (
            (type(tag), type(key), type(count)) != (str, str, int)
            or tag != "storage" or not isinstance(kind, _Storage)
        ):  # fmt: skip
            msg = "it refers to what is no storage"
            raise PickleError(msg)
        if key not in storages:
            stored = memory(f"{folder}data/{key}", count * kind.element.itemsize)
            stored.device = where(stored.bytes, str(location))
            storages[key] = StoredElements(stored, kind.element)
        return storages[key]

    data = archive.bytes(f"{folder}data.pkl")
    try:
        return read_everything(data, known, persistent) if anything else Reader(named, persistent).read(data)
    except UnsafeError:
        raise
    except OpweaveError as error:
        msg = f"load(): {archive.name}: {error}"
        raise ComputeError(msg) from error


@dataclass(frozen=True)
class _Storage:
    """The class of a storage."""

    element: dtype


@dataclass(frozen=True)
class _Class:
    """The class of a tensor, which the function that makes it knows."""

    name: str


def storage_class(kind: Any) -> Any:
    """The dtype of a class of storages as :func:`known` gives it; None for anything else."""
    return kind.element if isinstance(kind, _Storage) else None


def known(module: str, name: str) -> Any:
    """What a pickle means by a name of PyTorch's that is no class of a module; None for others."""
    if module == "__builtin__":
        module = "builtins"
    if (module, name) in _GLOBALS:
        return _GLOBALS[module, name]
    if module in {"torch", "torch.storage"} and name in _STORAGES:
        return _Storage(_STORAGES[name])
    if module == "torch" and name in BY_NAME:
        return BY_NAME[name]
    return None


def named(module: str, name: str) -> Any:
    """What a pickle means by a name, where nothing is to be run but what the user allowed."""
    module = _RENAMED.get(module, module)
    value = known(module, name)
    if value is None:
        value = allowed(f"{module}.{name}")
    if value is None and module.partition(".")[0] == TORCH and (our_value := ours(module, name)) is not None:
        value = our_value if is_allowed(our_value) else None
    if value is None:
        raise unknown(f"{module}.{name}", "an object of")
    return value


def names_in_pickle(data: bytes) -> list[str]:
    """The names in a pickle that need leave."""
    names = []
    texts: list[str] = []
    for step, argument in steps_of(data):
        if isinstance(argument, str) and step != "GLOBAL":
            texts.append(argument)
        if step not in {"GLOBAL", "STACK_GLOBAL"} or (step == "STACK_GLOBAL" and len(texts) < 2):
            continue
        module, name = argument.split(" ", 1) if step == "GLOBAL" else texts[-2:]
        module = _RENAMED.get(module, module)
        if known(module, name) is None and not (module.startswith(TORCH) and is_allowed(ours(module, name))):
            names.append(f"{module}.{name}")
    return names


def _tensor(
    storage: Any, offset: int, sizes: tuple[int, ...], strides: tuple[int, ...], requires_grad: bool = False,
    hooks: Any = None, metadata: Any = None,
) -> Tensor:  # fmt: skip
    """A strided tensor; offset and strides in elements."""
    del hooks
    tensor = _placed(storage, getattr(storage, "element", None), offset, sizes, strides, requires_grad)
    return _resolved(tensor, metadata)


def _tensor_of_dtype(
    storage: Any, offset: int, sizes: tuple[int, ...], strides: tuple[int, ...], requires_grad: bool, hooks: Any,
    element: Any, metadata: Any = None,
) -> Tensor:  # fmt: skip
    """A strided tensor whose storage has no dtype."""
    del hooks
    return _resolved(_placed(storage, element, offset, sizes, strides, requires_grad), metadata)


def _resolved(tensor: Tensor, metadata: Any) -> Tensor:
    """The tensor that PyTorch shows of a view with the flags "conj" and "neg": in memory of its own."""
    if not metadata:
        return tensor
    if (
        not isinstance(metadata, dict)
        or not all(type(name) is str for name in metadata)
        or (metadata.keys() - {"conj", "neg"})
    ):
        msg = "a tensor has metadata of other devices"
        raise PickleError(msg)
    result: Any = tensor.detach()  # type: ignore[attr-defined]
    if metadata.get("conj") is True:
        result = result.conj()
    if metadata.get("neg") is True:
        result = result.neg()
    return as_leaf(result.clone(), Tensor, tensor.requires_grad)


def _placed(
    storage: Any, element: Any, offset: int, sizes: tuple[int, ...], strides: tuple[int, ...], requires_grad: bool
) -> Tensor:
    if not isinstance(storage, StoredElements) or not isinstance(element, dtype):
        msg = "a tensor has no storage, or no dtype"
        raise PickleError(msg)
    check_ints("strides", strides)
    if any(stride < 0 for stride in strides) and 0 not in sizes:
        msg = "a tensor has negative strides, which PyTorch's tensors never have"
        raise DamagedError(msg)
    return tensor_in(storage.memory, element, sizes, strides, offset, requires_grad)


def _layout(name: str) -> layout:
    """A layout by its name, as in ``torch.sparse_csr``."""
    described = LAYOUTS.get(name.removeprefix(f"{TORCH}.")) if type(name) is str else None
    if described is None:
        msg = f"its pickle names the layout {name!r}"
        raise PickleError(msg)
    return described


def _sparse_tensor(kind: Any, data: Any) -> Tensor:
    """A tensor of a sparse layout, of its indices, its values and its sizes."""
    if not isinstance(data, tuple) or not all(isinstance(part, Tensor) for part in data[:2]):
        msg = "a sparse tensor has no indices, or no values"
        raise PickleError(msg)
    if kind is sparse_coo and len(data) in {3, 4}:
        is_coalesced = len(data) == 4 and data[3] is True
        return sparse_tensor(data[0], data[1], data[2], is_coalesced, False)
    if isinstance(kind, CompressedLayout) and len(data) == 4:
        return compressed_tensor(kind.name, data[0], data[1], data[2], data[3], False)
    msg = f"a sparse tensor has the layout {kind}, and {len(data)} parts"
    raise PickleError(msg)


def _parameter(data: Any, requires_grad: bool, hooks: Any, state: Any = None) -> Tensor:
    """A Parameter, with what was set on it."""
    del hooks
    if not isinstance(data, Tensor) or type(requires_grad) is not bool:
        msg = "a parameter is no tensor"
        raise PickleError(msg)
    from runtime.nn.parameter import Parameter

    parameter = Parameter(data, requires_grad)
    set_state(parameter, state)
    return parameter


def _with_attributes(function: Any, kind: Any, arguments: Any, state: Any) -> Tensor:
    """A tensor on which attributes were set: what `function` makes of the arguments, with `state`."""
    if (
        not any(function is function_allowed for function_allowed in _FUNCTIONS)
        or not isinstance(kind, (_Class, type))
        or not isinstance(arguments, tuple)
    ):
        msg = "its pickle makes a tensor by what is no function for it"
        raise PickleError(msg)
    tensor: Tensor = function(*arguments)
    if isinstance(kind, type) and issubclass(kind, Tensor) and kind is not type(tensor):
        tensor = as_leaf(tensor.detach(), kind, tensor.requires_grad)  # type: ignore[attr-defined]
    set_state(tensor, state)
    return tensor


def _encoded(text: str, how: str) -> bytes:
    """Bytes, as protocol 2 writes them."""
    if how != "latin1" or type(text) is not str:
        msg = "its pickle encodes text in another way than as latin1"
        raise PickleError(msg)
    return text.encode("latin1")


def _device(name: str, index: int | None = None) -> device:
    if type(name) is not str or not (index is None or type(index) is int):
        msg = "its pickle names a device by what is no text"
        raise PickleError(msg)
    try:
        return device(name, index)
    except OpweaveError as error:
        raise PickleError(str(error)) from error


_GLOBALS: dict[tuple[str, str], Any] = {
    ("collections", "OrderedDict"): OrderedDict, ("collections", "Counter"): Counter,
    ("builtins", "set"): set, ("builtins", "frozenset"): frozenset, ("builtins", "complex"): complex,
    ("_codecs", "encode"): _encoded,
    ("torch", "Size"): tuple, ("torch", "device"): _device,
    ("torch._utils", "_rebuild_tensor"): _tensor, ("torch._utils", "_rebuild_tensor_v2"): _tensor,
    ("torch._utils", "_rebuild_tensor_v3"): _tensor_of_dtype,
    ("torch._utils", "_rebuild_sparse_tensor"): _sparse_tensor, ("torch.serialization", "_get_layout"): _layout,
    ("torch._utils", "_rebuild_parameter"): _parameter,
    ("torch._utils", "_rebuild_parameter_with_state"): _parameter,
    ("torch._tensor", "_rebuild_from_type_v2"): _with_attributes,
    ("torch", "Tensor"): _Class("Tensor"), ("torch.nn.parameter", "Parameter"): _Class("Parameter"),
}  # fmt: skip
_RENAMED = {"__builtin__": "builtins", "copy_reg": "copyreg"}  # as protocol 2 has them
_FUNCTIONS = (_tensor, _tensor_of_dtype, _sparse_tensor, _parameter)  # those that make tensors
