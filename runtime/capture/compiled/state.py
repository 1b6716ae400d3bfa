"""Guards: what a program can read besides the elements of tensors, as a list of facts that can be compared.

A fact is a path, as ``args[0].weight``, and a description: the value of a number or a text, the dtype, sizes, strides
and keys of a tensor, the class of an object, the code of a function. Two lists are equal where a program that reads
nothing else would do the same. Everything that can be reached is described, whether it is read or not; what cannot be
described, as an iterator, raises :class:`UnguardedError`.
"""

from __future__ import annotations

import dis
import enum
import functools
import sys
import types
import typing
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

import numpy as np

from runtime import callers
from runtime.autograd import autocasting
from runtime.capture.fx.graph import Graph
from runtime.capture.scripted import ScriptFunction, ScriptMethod
from runtime.dispatch.interposing import thread_keys
from runtime.guards import grad_enabled, is_inference_mode_enabled
from runtime.kernels.random.operator import Generator
from runtime.nn.module import Module
from runtime.tensor import Tensor, dtypes
from runtime.tensor.device import default_device, device, layout, memory_format, strided
from runtime.tensor.subclasses import keys_of

Fact = tuple[str, Any]
ORIGINAL = "_torchdynamo_orig_callable"  # what was given to compile, as an attribute of what that gave
LIMIT = 50_000  # facts of a call; what reaches more is not worth a comparison for each call

_BY_VALUE = (bool, int, str, bytes, type(None), type(Ellipsis), type(NotImplemented))
_BY_TEXT = (float, complex, np.generic, range, slice, device)
_BY_IDENTITY = (
    types.BuiltinFunctionType, types.MethodDescriptorType, types.WrapperDescriptorType, types.MethodWrapperType,
    types.GetSetDescriptorType, types.MemberDescriptorType, types.ClassMethodDescriptorType, types.CodeType,
    types.GenericAlias, types.ModuleType, enum.Enum, np.ufunc, np.dtype, dtypes.dtype, layout, memory_format, Generator,
    types.UnionType, typing.TypeVar, typing.ParamSpec, Graph, ScriptFunction, ScriptMethod,
)  # fmt: skip
_MAPPINGS = (types.MappingProxyType, OrderedDict, dict)
_SEQUENCES = (list, tuple)
_GLOBAL_READS = {"LOAD_GLOBAL", "LOAD_NAME", "STORE_GLOBAL", "DELETE_GLOBAL"}
_MISSING = "no value"


class TensorFact(NamedTuple):
    """What is known of a tensor: which it is (None for an argument), and its metadata."""

    identity: Any
    geometry: tuple[Any, ...]
    offset: int
    is_leaf: bool


class UnguardedError(Exception):
    """A value of a program that cannot be described; its text says which."""


class Code:
    """A code object that ran, with the globals that it reads, writes or looks attributes up in."""

    def __init__(self, code: types.CodeType, names: dict[str, Any]) -> None:
        self.code, self.globals = code, names
        self.names = sorted({
            str(item.argval) for item in dis.get_instructions(code) if item.opname in _GLOBAL_READS
        })  # fmt: skip
        self.attributes = code.co_names
        self.catches = any(item.opname == "CHECK_EXC_MATCH" for item in dis.get_instructions(code))
        imported = (str(item.argval) for item in dis.get_instructions(code) if item.opname == "IMPORT_NAME")
        self.imports = [name for name in imported if not is_library(name)]


def is_library(name: Any) -> bool:
    """Whether a module, by its name, belongs to this library or to Python: its functions are trusted."""
    root = str(name or "").partition(".")[0]
    return root in callers.packages() or (root in sys.stdlib_module_names and root != "__main__")


def modes() -> list[Fact]:
    """What holds in the calling thread and in the process, that operators and programs ask."""
    keys = thread_keys()
    return [
        ("is_grad_enabled()", grad_enabled()), ("the modes of the thread", (keys.included, keys.allowed)),
        ("autocast", autocast_state()), *settings_of_thread(),
    ]  # fmt: skip


def autocast_state() -> tuple[Any, ...]:
    """For each type of device whether operators cast, and to which dtype; and whether casts of weights are kept."""
    region = autocasting.Region.current()
    return tuple(sorted(region.devices.items(), key=lambda item: item[0])), region.keeps


def settings_of_thread() -> list[Fact]:
    """What operators ask that no step can set."""
    return [
        ("is_inference_mode_enabled()", is_inference_mode_enabled()),
        ("get_default_dtype()", dtypes.get_default_dtype()), ("get_default_device()", str(default_device())),
    ]  # fmt: skip


class StateReader:
    """Collects the facts of values; tensors that it met are in `tensors`, by id."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.tensors: dict[int, Tensor] = {}
        self.seen: dict[int, tuple[int, Any]] = {}
        self.is_argument = True
        self.arguments = 0  # tensors among the arguments

    def copied(self) -> Self:
        """Another reader that goes on from here."""
        reader = type(self)()
        reader.facts, reader.tensors, reader.seen = list(self.facts), dict(self.tensors), dict(self.seen)
        reader.is_argument, reader.arguments = self.is_argument, self.arguments
        return reader

    def read_call(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """The facts of the arguments of a call."""
        self.read("args", args)
        self.read("kwargs", kwargs)
        self.is_argument, self.arguments = False, len(self.tensors)

    def read_code(self, code: Code) -> None:
        """The facts of the globals of a code object."""
        builtins = code.globals.get("__builtins__", {})
        names_of_builtins = builtins if isinstance(builtins, dict) else vars(builtins)
        for name in code.names:
            value = code.globals.get(name, names_of_builtins.get(name, _MISSING))
            self.read(name, value)
            if isinstance(value, types.ModuleType):
                self.read_module(name, value, code.attributes)

    def read_module(self, path: str, module: types.ModuleType, attributes: tuple[str, ...]) -> None:
        """The facts of what a program may look up in a module of Python."""
        if module.__name__.partition(".")[0] in callers.packages():
            return
        for name in attributes:
            value = vars(module).get(name, _MISSING)
            if value is _MISSING:
                continue
            is_read = id(value) in self.seen
            self.read(f"{path}.{name}", value)
            if isinstance(value, types.ModuleType) and not is_read:
                self.read_module(f"{path}.{name}", value, attributes)

    def read(self, path: str, value: Any) -> None:
        """The facts of a value, and of what can be reached from it."""
        kind = type(value)
        if kind in _BY_VALUE:
            self.facts.append((path, (kind, value)))
            return
        if isinstance(value, _BY_TEXT):
            self.facts.append((path, (kind, repr(value))))
            return
        if id(value) in self.seen:
            self.facts.append((path, ("same as value", self.seen[id(value)][0])))
            return
        self.seen[id(value)] = (len(self.seen), value)
        if len(self.facts) > LIMIT:
            msg = f"{path} and what it refers to has more than {LIMIT} values"
            raise UnguardedError(msg)
        if isinstance(value, Tensor):
            self.read_tensor(path, value)
        elif isinstance(value, _BY_IDENTITY):
            self.facts.append((path, ComparedByIdentity(value)))
        else:
            for name, item in self.parts(path, value):
                self.read(name, item)

    def read_tensor(self, path: str, tensor: Tensor) -> None:
        """The facts of a tensor: what its metadata are, and for one that is no argument which it is."""
        if keys_of(type(tensor)):
            msg = f"{path} is of the class {type(tensor).__name__}, which takes calls over"
            raise UnguardedError(msg)
        self.tensors[id(tensor)] = tensor
        identity = None if self.is_argument else ComparedByIdentity(tensor)
        offset = tensor.storage_offset() if tensor.layout is strided else 0
        is_leaf = tensor.is_leaf  # type: ignore[attr-defined]
        self.facts.append((path, TensorFact(identity, geometry(tensor), offset, is_leaf)))
        if vars(tensor):
            self.read(f"{path}.__dict__", vars(tensor))

    def parts(self, path: str, value: Any) -> Iterator[tuple[str, Any]]:
        """What a value consists of, with paths; notes the fact that it is of its class."""
        kind = type(value)
        if isinstance(value, type):
            yield from self.parts_of_class(path, value)
        elif isinstance(value, _MAPPINGS):
            yield from self.parts_of_mapping(path, value)
        elif isinstance(value, _SEQUENCES):
            yield from self.parts_of_sequence(path, value)
        elif kind in {set, frozenset}:
            self.facts.append((path, (kind, sorted(map(repr, value)))))
            yield from ((f"an element of {path}", item) for item in sorted(value, key=repr))
        elif isinstance(value, types.FunctionType):
            yield from self.parts_of_function(path, value)
        elif isinstance(value, types.CellType):
            self.facts.append((path, kind))
            yield path, getattr(value, "cell_contents", _MISSING)
        else:
            yield from self.parts_of_object(path, value)

    def parts_of_mapping(self, path: str, value: Any) -> Iterator[tuple[str, Any]]:
        """Keys and values as Python's own class has them, whatever a subclass says of its length and its items."""
        base: Any = next(kind for kind in _MAPPINGS if isinstance(value, kind))
        self.facts.append((path, (type(value), base.__len__(value))))
        for key, item in base.items(value):
            yield f"the key {key!r} of {path}", key
            yield f"{path}[{key!r}]", item
        yield from attributes_of_container(path, value)

    def parts_of_sequence(self, path: str, value: Any) -> Iterator[tuple[str, Any]]:
        """Elements as Python's own class has them, whatever a subclass says of its length and its iterator."""
        base: Any = next(kind for kind in _SEQUENCES if isinstance(value, kind))
        self.facts.append((path, (type(value), base.__len__(value))))
        yield from ((f"{path}[{index}]", item) for index, item in enumerate(base.__iter__(value)))
        yield from attributes_of_container(path, value)

    def parts_of_class(self, path: str, kind: type) -> Iterator[tuple[str, Any]]:
        self.facts.append((path, ComparedByIdentity(kind)))
        if is_library(kind.__module__):
            return
        skipped = {
            "__dict__", "__weakref__", "__doc__", "_abc_impl", "__annotations__", "__orig_bases__", "__slotnames__",
        }  # fmt: skip
        for cls in kind.__mro__:
            if not is_library(cls.__module__):
                yield from ((f"{cls.__name__}.{name}", item) for name, item in vars(cls).items() if name not in skipped)

    def parts_of_function(self, path: str, function: types.FunctionType) -> Iterator[tuple[str, Any]]:
        if is_library(function.__module__):
            self.facts.append((path, ComparedByIdentity(function)))
            return
        self.facts.append((path, ComparedByIdentity(function.__code__)))
        for name, cell in zip(function.__code__.co_freevars, function.__closure__ or (), strict=True):
            yield name, cell
        for name in ("__defaults__", "__kwdefaults__", "__dict__"):
            if getattr(function, name):
                yield f"{path}.{name}", getattr(function, name)

    def parts_of_object(self, path: str, value: Any) -> Iterator[tuple[str, Any]]:
        kind = type(value)
        self.facts.append((path, ComparedByIdentity(kind)))
        if ORIGINAL in getattr(value, "__dict__", {}):
            yield path, vars(value)[ORIGINAL]
        elif isinstance(value, types.MethodType):
            yield f"{path}.__self__", value.__self__
            yield f"{path}.__func__", value.__func__
        elif isinstance(value, (staticmethod, classmethod)):
            yield f"{path}.__func__", value.__func__
        elif isinstance(value, property):
            yield from ((f"{path}.{name}", getattr(value, name)) for name in ("fget", "fset", "fdel"))
        elif isinstance(value, functools.partial):
            yield from ((f"{path}.{name}", getattr(value, name)) for name in ("func", "args", "keywords"))
        else:
            yield f"type({path})", kind
            yield from ((f"{path}.{name}", item) for name, item in self.attributes(path, value).items())

    def attributes(self, path: str, value: Any) -> dict[str, Any]:
        """The attributes of an object that consists of nothing else; UnguardedError for another one."""
        kind = type(value)
        if isinstance(value, Module):
            return vars(value)
        protocol = ("__reduce_ex__", "__reduce__", "__getstate__")
        plain = all(getattr(kind, name) is getattr(object, name) for name in protocol)
        try:
            state = object.__reduce_ex__(value, 2)[2] if plain else _MISSING
        except TypeError:
            state = _MISSING
        if state is None:
            return {}
        if isinstance(state, dict):
            return state
        if isinstance(state, tuple):
            return (state[0] or {}) | (state[1] or {})
        msg = f"{path} is of the class {kind.__qualname__}, whose state cannot be compared"
        raise UnguardedError(msg)


class ComparedByIdentity:
    """A value that is equal to itself only; it is kept alive, so that no other one gets its address."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ComparedByIdentity) and self.value is other.value

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{getattr(self.value, '__qualname__', type(self.value).__qualname__)} at {id(self.value):#x}"


def attributes_of_container(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """What an object of a subclass of Python's containers holds beside its elements."""
    if attributes := getattr(value, "__dict__", None):
        yield f"{path}.__dict__", attributes


def geometry(tensor: Tensor) -> tuple[Any, ...]:
    """The metadata of a tensor that programs and operators ask."""
    return (
        type(tensor), tensor.dtype, str(tensor.device), tuple(tensor.shape), tuple(tensor.stride()), tensor._keys,
        tensor.requires_grad,
    )  # fmt: skip


def first_difference(facts: list[Fact], wanted: list[Fact]) -> str:
    """What is not as it was, as text; "" where all is."""
    for (path, got), (expected_path, expected) in zip(facts, wanted, strict=False):
        if path != expected_path or got != expected:
            if path != expected_path:
                return f"{path} came for {expected_path}"
            return f"{path} was {expected!r}, is {got!r}"
    return "" if len(facts) == len(wanted) else "another number of values can be reached"
