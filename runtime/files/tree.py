"""Objects as JSON, and back. Numbers, text and None are themselves; everything else is ``{"what it is": of what}``.

An object that is met again is ``{"same": id}``, so that what was one object is one object afterwards, and containers
may hold themselves. Memory stands beside the text: storages by number, each with the place of its first byte in a cache
line, where its elements are aligned.
"""

from __future__ import annotations

import base64
import json
import math
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from runtime.autograd.duplicates import Memory, reduce
from runtime.errors import ArgumentError, ArgumentValueError, OpweaveError
from runtime.files.classes import (
    allowed,
    class_named,
    full_name,
    function_named,
    imported,
    is_allowed,
    is_function,
    is_module,
    is_own,
    module_named,
    unknown,
)  # fmt: skip
from runtime.files.hashing import HashBudget
from runtime.files.locations import DeviceFor
from runtime.files.objects import give_state, is_plain_object, reduced_of
from runtime.files.tensors import DamagedError, check_ints, compressed_tensor, set_state, sparse_tensor, tensor_at
from runtime.tensor import Tensor, is_whole
from runtime.tensor.casting import Array
from runtime.tensor.device import cpu, device
from runtime.tensor.dtypes import BY_NAME, dtype
from runtime.tensor.keys import SPARSE_CSR, SPARSE_LAYOUTS
from runtime.tensor.storage import address

VERSION = 1
_PHASE = 64  # bytes of a cache line
_LARGE = 1 << 53  # ints from here on are written as text, because other readers of JSON make floats of them
_PLAIN = (type(None), bool, str)
_ARRAYS = "biufcSU"  # kinds of NumPy's dtypes that are data


@dataclass(frozen=True)
class Stored:
    """A storage: its bytes, how many bytes behind a multiple of 64 they begin, and on which device they lie."""

    bytes: Array
    phase: int
    device: str = cpu.type

    def described(self) -> dict[str, Any]:
        """What the text says of it."""
        where = {} if self.device == cpu.type else {"device": self.device}
        return {"nbytes": self.bytes.nbytes, "phase": self.phase} | where


def encoded(value: Any) -> tuple[str, list[Stored]]:
    """The text that describes an object, and the storages it speaks of. TypeError for what is no data."""
    encoder = _Encoder()
    try:
        root = encoder.encode(value, "obj")
        storages = [storage.described() for storage in encoder.storages]
        text = json.dumps({"opweave": VERSION, "storages": storages, "object": root}, allow_nan=False)
    except RecursionError:
        msg = "save(): the object is nested too deeply; a list of its parts is written in any number"
        raise ArgumentValueError(msg) from None
    return text, encoder.storages


class _Encoder:
    """What was met, and the storages of tensors and arrays."""

    def __init__(self) -> None:
        self.storages: list[Stored] = []
        self.met: dict[int, tuple[Any, dict[str, Any]]] = {}  # by identity; the objects are kept alive
        self.unfinished: set[int] = set()  # what cannot hold itself, because it is made of its parts
        self.shared = 0
        self.numbers: dict[int, int] = {}  # of storages

    def encode(self, value: Any, path: str) -> Any:
        """The node of an object, which lies at `place`."""
        kind = type(value)
        if kind in _PLAIN:
            return value
        if kind in _SCALARS:
            return _SCALARS[kind](value)
        if id(value) in self.met:
            return self.again(value, path)
        node: dict[str, Any] = {}
        self.met[id(value)] = value, node
        if isinstance(value, Tensor) and is_whole(value):
            is_dense = not value._keys & SPARSE_LAYOUTS
            node["tensor" if is_dense else "sparse"] = (self.tensor if is_dense else self.sparse)(value, path)
        elif (kind is np.ndarray or isinstance(value, np.generic)) and _is_plain(value.dtype):
            node["array" if kind is np.ndarray else "scalar"] = self.array(np.asarray(value), path)
        elif is_module(value) and is_plain_object(value):
            node["module"] = {"class": full_name(kind), "state": self.pairs(vars(value), path)}
        elif is_function(value):
            node["function"] = full_name(value)
        elif kind in _CONTAINERS:
            if kind not in _GROWING:
                self.unfinished.add(id(value))
            node[kind.__name__] = _CONTAINERS[kind](self, value, path)
            self.unfinished.discard(id(value))
        else:
            self.other(node, value, path)
        return node

    def other(self, node: dict[str, Any], value: Any, path: str) -> None:
        """What a file makes by calling something: the class of an object, or the function that pickle would call."""
        reduced = reduced_of(value, lambda why: ArgumentError(_rejection(value, path, why)))
        if isinstance(reduced, str):
            node["global"] = reduced
            return
        self.unfinished.add(id(value))
        node["object"] = parts = {
            "new" if reduced.is_new else "call": self.encode(reduced.function, f"what makes {path}"),
            "arguments": self.encode(reduced.arguments, f"the arguments of {path}"),
        }
        if reduced.keywords:
            parts["keywords"] = self.encode(reduced.keywords, f"the arguments of {path}")
        self.unfinished.discard(id(value))
        if reduced.state is not None:
            parts["state"] = self.encode(reduced.state, f"the state of {path}")
        if reduced.items:
            parts["items"] = self.items(reduced.items, path)
        if reduced.pairs:
            parts["pairs"] = self.pairs(dict(reduced.pairs), path)

    def again(self, value: Any, path: str) -> dict[str, Any]:
        """An object that was met before."""
        node = self.met[id(value)][1]
        if id(value) in self.unfinished:
            msg = f"save(): {path} is a {type(value).__name__} that holds itself, which cannot be made again"
            raise ArgumentValueError(msg)
        if "id" not in node:
            node["id"] = self.shared
            self.shared += 1
        return {"same": node["id"]}

    def items(self, values: Iterable[Any], path: str) -> list[Any]:
        """What a list, a tuple or a set holds."""
        return [self.encode(value, f"{path}[{i}]") for i, value in enumerate(values)]

    def pairs(self, values: dict[Any, Any], path: str) -> list[Any]:
        """What a dict holds, in its order."""
        return [
            [self.encode(key, f"the key {key!r} of {path}"), self.encode(value, f"{path}[{key!r}]")]
            for key, value in values.items()
        ]

    def ordered(self, values: OrderedDict[Any, Any], path: str) -> dict[str, Any]:
        """An OrderedDict, with the attributes that modules set on theirs."""
        node = {"items": self.pairs(values, path)}
        return node | {"attributes": self.pairs(values.__dict__, path)} if values.__dict__ else node

    def tensor(self, value: Tensor, path: str) -> dict[str, Any]:
        """What makes a tensor; steps and offset in bytes."""
        _, (kind, memory, element, sizes, steps, offset, requires_grad), *state = reduce(value, 2)
        node = {
            "storage": self.number(memory), "dtype": element.name, "sizes": list(map(int, sizes)),
            "strides": list(map(int, steps)), "offset": int(offset), "requires_grad": requires_grad,
        }  # fmt: skip
        return self.of_class(node, kind, state, path)

    def sparse(self, value: Tensor, path: str) -> dict[str, Any]:
        """What makes a sparse tensor: its parts are tensors."""
        names: tuple[str, ...] = ("indices", "values")
        words: tuple[str, ...] = ("is_coalesced", "requires_grad")
        if value._keys & SPARSE_CSR:
            names, words = ("layout", "compressed", "plain", "values"), ("requires_grad",)
        _, (kind, *arguments), *state = reduce(value, 2)
        node = {name: self.encode(part, f"the {name} of {path}") for name, part in zip(names, arguments, strict=False)}
        sizes, *flags = arguments[len(names) :]
        node |= {"sizes": list(map(int, sizes)), **dict(zip(words, flags, strict=True))}
        return self.of_class(node, kind, state, path)

    def of_class(self, node: dict[str, Any], kind: type[Tensor], state: list[Any], path: str) -> dict[str, Any]:
        """The description of a tensor with its class, if that is a subclass, and its attributes, if it has some."""
        if kind is not Tensor:
            node["class"] = full_name(kind)
        if state:
            node["state"] = self.encode(state[0], f"the attributes of {path}")
        return node

    def array(self, value: Array, path: str) -> dict[str, Any]:
        """What makes an array of NumPy's, or one of its scalars."""
        del path
        memory = Memory(np.frombuffer(value.tobytes(), np.uint8))
        return {"storage": self.number(memory), "dtype": value.dtype.str, "shape": list(value.shape)}

    def number(self, memory: Memory) -> int:
        """The number of a storage, the same for all tensors of it."""
        result = self.numbers.setdefault(id(memory), len(self.storages))
        if result == len(self.storages):
            self.met[id(memory)] = memory, {}  # kept alive
            path = address(memory.bytes) % _PHASE if memory.bytes.size else 0
            self.storages.append(Stored(memory.bytes, path, memory.device))
        return result


def _is_plain(element: np.dtype[Any]) -> bool:
    """Whether elements are data in a row, without objects or names."""
    return element.kind in _ARRAYS and element.names is None


def _rejection(value: Any, path: str, why: str) -> str:
    kind = type(value)
    name = kind.__name__ if kind.__module__ == "builtins" else full_name(kind)
    if hasattr(value, "state_dict"):
        hint = f"{why}; save its state_dict(), and load that into a new one"
    elif isinstance(value, tuple(_CONTAINERS)):
        base = next(item for item in kind.__mro__ if item in _CONTAINERS)
        hint = f"a plain {base.__name__} of its items can be"
    else:
        hint = f"{why}; files hold what pickle could, such as objects of classes that Python can import"
    return f"save(): {path} is of the type {name}, which cannot be saved; {hint}"


def _float(value: float) -> Any:
    return value if math.isfinite(value) else {"float": repr(value)}


def _int(value: int) -> Any:
    return value if -_LARGE < value < _LARGE else {"int": hex(value)}


_SCALARS: dict[type, Callable[[Any], Any]] = {
    int: _int, float: _float,
    complex: lambda value: {"complex": [_float(value.real), _float(value.imag)]},
    bytes: lambda value: {"bytes": base64.b64encode(value).decode()},
    range: lambda value: {"range": [hex(value.start), hex(value.stop), hex(value.step)]},
    dtype: lambda value: {"dtype": value.name},
    device: lambda value: {"device": str(value)},
}  # fmt: skip
_CONTAINERS: dict[type, Callable[[_Encoder, Any, str], Any]] = {
    list: _Encoder.items, tuple: _Encoder.items, set: _Encoder.items, frozenset: _Encoder.items,
    dict: _Encoder.pairs, Counter: _Encoder.pairs, OrderedDict: _Encoder.ordered,
}  # fmt: skip
_GROWING = {list, set, dict, Counter, OrderedDict}  # made empty first, so that they may hold themselves


def decoded(
    text: bytes, read: Callable[[list[tuple[int, int]]], list[Array]], *, anything: bool = False,
    device_for: DeviceFor = lambda _, where: where,
) -> Any:  # fmt: skip
    """The object that a text describes; `read` gives all storages by their bytes and their places in a line.

    `device_for` says of the bytes of a storage, and the device where they lay, on which device they are to lie.
    With `anything` the text may call whatever Python can import; otherwise what the user allowed.
    Raises :class:`DamagedError` for a text that :func:`encoded` did not write.
    """
    with _as_damage():
        document = json.loads(text)
        version = document["opweave"]
        if version != VERSION:
            msg = f"it is written in version {version} of the format, and this opweave reads version {VERSION}"
            raise DamagedError(msg)
        storages = [(item["nbytes"], item["phase"]) for item in document["storages"]]
        check_ints("storages", [value for storage in storages for value in storage])
        if any(size < 0 or not 0 <= phase < _PHASE for size, phase in storages):
            msg = "a storage has a size that cannot be"
            raise DamagedError(msg)
        devices = [_of_kind(str, item.get("device", cpu.type)) for item in document["storages"]]
        arrays, root = read(storages), document["object"]
    memories = [Memory(item, device_for(item, where)) for item, where in zip(arrays, devices, strict=True)]
    with _as_damage():
        return _Decoder(memories, HashBudget(len(text)), anything).decode(root)


@contextmanager
def _as_damage() -> Iterator[None]:
    """What Python raises where a text does not describe an object is :class:`DamagedError`."""
    try:
        yield
    except RecursionError:
        msg = "it is nested too deeply"
        raise DamagedError(msg) from None
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        msg = f"it does not describe an object ({error})"
        raise DamagedError(msg) from error


def names_in(text: bytes) -> list[str]:
    """The names of classes and functions in a text that are neither opweave's own nor functions of operators."""
    names: list[str] = []
    todo: list[Any] = [json.loads(text)]
    while todo:
        node = todo.pop()
        if isinstance(node, dict):
            names += [node["global"]] if isinstance(node.get("global"), str) else []
            described = next((node[tag] for tag in ("module", "tensor", "sparse") if tag in node), None)
            if (
                isinstance(described, dict)
                and isinstance(described.get("class"), str)
                and not is_own(described["class"])
            ):
                names.append(described["class"])
            todo += reversed(node.values())
        elif isinstance(node, list):
            todo += reversed(node)
    return names


class _Decoder:
    """The storages of a file, and the objects that are made already, by their ids."""

    def __init__(self, memories: list[Memory], budget: HashBudget, anything: bool) -> None:
        self.memories = memories
        self.anything = anything
        self.hashed = budget.pay
        self.made: dict[int, Any] = {}

    def decode(self, node: Any) -> Any:
        """The object of a node."""
        if not isinstance(node, dict):
            if isinstance(node, list):
                msg = "a list without a name"
                raise DamagedError(msg)
            return node
        tags = node.keys() - {"id"}
        if len(tags) != 1:
            msg = f"a node has {len(tags)} tags instead of one"
            raise DamagedError(msg)
        (tag,) = tags
        if tag == "same":
            return self.made[node["same"]]
        if tag in _DECODED:
            value = _DECODED[tag](node[tag])
        elif tag in _EMPTY:
            value = _EMPTY[tag]()
            self.keep(node, value)
            self.fill(value, node[tag])
        elif tag == "module":
            value = object.__new__(module_named(_of_kind(str, node[tag]["class"]), anything=self.anything))
            self.keep(node, value)  # a module may know the one that it is in
            give_state(value, self.names(node[tag]["state"]))
        elif tag == "object":
            value = self.object(node, node[tag])
        else:
            value = getattr(self, _MADE[tag])(node[tag])
        self.keep(node, value)
        return value

    def keep(self, node: dict[str, Any], value: Any) -> None:
        """Remember an object that is spoken of again."""
        if "id" in node:
            self.made[node["id"]] = value

    def fill(self, value: Any, content: Any) -> None:
        """Put into a container what it holds."""
        if isinstance(value, list):
            value.extend(map(self.decode, _of_kind(list, content)))
        elif isinstance(value, set):
            value.update(self.keys(content))
        elif isinstance(value, OrderedDict):
            value.update(self.pairs(_of_kind(dict, content)["items"]))
            value.__dict__.update(self.names(content.get("attributes", [])))
        else:
            value.update(dict(self.pairs(content)))

    def keys(self, content: Any) -> Iterable[Any]:
        """Objects that are hashed."""
        return (self.hashed(self.decode(item)) for item in _of_kind(list, content))

    def pairs(self, content: Any) -> Iterable[tuple[Any, Any]]:
        """Keys and values."""
        pairs = (_of_kind(list, pair) for pair in _of_kind(list, content))
        return ((self.hashed(self.decode(key)), self.decode(value)) for key, value in pairs)

    def names(self, content: Any) -> dict[str, Any]:
        """The attributes of an object."""
        return {_of_kind(str, name): value for name, value in self.pairs(content)}

    def tuple_of(self, content: Any) -> tuple[Any, ...]:
        """A tuple."""
        return tuple(map(self.decode, _of_kind(list, content)))

    def frozenset_of(self, content: Any) -> frozenset[Any]:
        """A frozenset."""
        return frozenset(self.keys(content))

    def object(self, node: dict[str, Any], content: Any) -> Any:
        """An object made by its class, or by a function."""
        parts = _of_kind(dict, content)
        is_new = "new" in parts
        function = self.decode(parts["new" if is_new else "call"])
        if not (self.anything or is_allowed(function)) or not callable(function):
            raise unknown(full_name(function) if hasattr(function, "__qualname__") else "of no name", "an object of")
        arguments = _of_kind(tuple, self.decode(parts["arguments"]))
        keywords = _of_kind(dict, self.decode(parts.get("keywords", {"dict": []})))
        if is_new:
            function, arguments = function.__new__, (function, *arguments)
        result = function(*arguments, **keywords)
        self.keep(node, result)  # its parts may know it
        for item in self.tuple_of(parts.get("items", [])):
            result.append(item)
        for key, value in self.pairs(parts.get("pairs", [])):
            result[key] = value
        if "state" in parts:
            give_state(result, self.decode(parts["state"]))
        return result

    def global_of(self, content: Any) -> Any:
        """A class or a function."""
        name = _of_kind(str, content)
        value = imported(name) if self.anything else allowed(name)
        if value is None:
            raise unknown(name, "the name of")
        return value

    def tensor(self, content: dict[str, Any]) -> Tensor:
        """A tensor in the memory of its storage."""
        kind = class_named(_of_kind(str, content["class"]), anything=self.anything) if "class" in content else Tensor
        element = BY_NAME[content["dtype"]]
        memory = self.memory(content["storage"])
        sizes, strides, offset = content["sizes"], content["strides"], content["offset"]
        value = tensor_at(memory, element, sizes, strides, offset, content["requires_grad"], kind)
        if "state" in content:
            set_state(value, self.decode(content["state"]))
        return value

    def sparse(self, content: dict[str, Any]) -> Tensor:
        """A sparse tensor of its parts."""
        kind = class_named(_of_kind(str, content["class"]), anything=self.anything) if "class" in content else Tensor
        requires_grad, sizes = _of_kind(bool, content["requires_grad"]), content["sizes"]
        if "layout" in content:
            layout, *stored = (self.decode(content[name]) for name in ("layout", "compressed", "plain", "values"))
            value = compressed_tensor(layout, stored[0], stored[1], stored[2], sizes, requires_grad, kind)
        else:
            indices, values = self.decode(content["indices"]), self.decode(content["values"])
            is_coalesced = _of_kind(bool, content["is_coalesced"])
            value = sparse_tensor(indices, values, sizes, is_coalesced, requires_grad, kind)
        if "state" in content:
            set_state(value, self.decode(content["state"]))
        return value

    def array(self, content: dict[str, Any]) -> Array:
        """An array of NumPy's."""
        element, shape = np.dtype(_of_kind(str, content["dtype"])), content["shape"]
        check_ints("shape", shape)
        if element.kind not in _ARRAYS or element.names or min(shape, default=0) < 0:
            msg = f"an array of {element} of the shape {shape}"
            raise DamagedError(msg)
        return np.frombuffer(self.memory(content["storage"]).bytes.tobytes(), element).reshape(shape).copy()

    def scalar(self, content: dict[str, Any]) -> Any:
        """A scalar of NumPy's."""
        return self.array(content)[()]

    def memory(self, number: Any) -> Memory:
        """A storage by its number."""
        if type(number) is not int or not 0 <= number < len(self.memories):
            msg = f"there is no storage {number!r}"
            raise DamagedError(msg)
        return self.memories[number]


def _of_kind(kind: type[Any], value: Any) -> Any:
    """A value of a node; DamagedError unless it is of a kind."""
    if type(value) is not kind:
        msg = f"a node holds a value of the type {type(value).__name__} instead of {kind.__name__}"
        raise DamagedError(msg)
    return value


def _complex(content: Any) -> complex:
    real, imaginary = (item["float"] if isinstance(item, dict) else item for item in _of_kind(list, content))
    return complex(float(real), float(imaginary))


def _device(content: Any) -> device:
    try:
        return device(_of_kind(str, content))
    except OpweaveError as error:
        msg = f"a node is no device ({error})"
        raise DamagedError(msg) from error


_EMPTY: dict[str, Callable[[], Any]] = {kind.__name__: kind for kind in _GROWING}
_MADE = {
    "tensor": "tensor",
    "sparse": "sparse",
    "array": "array",
    "scalar": "scalar",
    "tuple": "tuple_of",
    "frozenset": "frozenset_of",
    "global": "global_of",
}
_DECODED: dict[str, Callable[[Any], Any]] = {
    "int": lambda content: int(_of_kind(str, content), 16), "float": lambda content: float(_of_kind(str, content)),
    "complex": _complex,
    "bytes": lambda content: base64.b64decode(content, validate=True),
    "range": lambda content: range(*(int(item, 16) for item in content)),
    "dtype": lambda content: BY_NAME[content],
    "device": _device, "function": lambda content: function_named(_of_kind(str, content)),
}  # fmt: skip
