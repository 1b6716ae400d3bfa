"""Functions that mean something for a recorder: reads of elements, what cannot be repeated, and functions of C."""

from __future__ import annotations

import collections
import importlib.util
import inspect
import types
from typing import Any

from runtime import callers
from runtime.autograd import engine, function
from runtime.capture.reads import thread
from runtime.tensor import Tensor, factories, tensor

_READING = ("item", "tolist", "__bool__", "__int__", "__float__", "__complex__", "__index__", "__contains__")
READS: dict[types.CodeType, str] = {inspect.unwrap(vars(Tensor)[name]).__code__: name for name in _READING}
"""The methods that read elements, by their code."""

IMPORTING = {
    importlib._bootstrap._find_and_load.__code__,  # type: ignore[attr-defined]
    importlib.util.find_spec.__code__,
}
"""What loads modules, or looks for them: this library loads parts of itself when they are first used."""

DEPENDENCIES = {"llvmlite", "numba", "numpy"}
_FACTORIES = (factories.tensor, factories.as_tensor, factories.asarray)
TENSOR_FACTORIES = {inspect.unwrap(item).__code__ for item in _FACTORIES}

_MEMORY = (
    "numpy", "__array__", "data_ptr", "untyped_storage", "storage", "__dlpack__", "__repr__", "__format__", "apply_",
    "map_",
)  # fmt: skip
_STATE = (
    "data", "grad", "requires_grad_", "register_hook", "retain_grad", "_version", "set_", "__reduce_ex__",
    "__deepcopy__",
)  # fmt: skip


def _codes_of(name: str) -> list[types.CodeType]:
    """The code of a method or of the functions of a property of tensors."""
    member = next(vars(cls)[name] for cls in Tensor.__mro__ if name in vars(cls))
    functions: tuple[Any, ...] = (member,)
    if isinstance(member, property):
        functions = (member.fget, member.fset, member.fdel)
    return [inspect.unwrap(item).__code__ for item in functions if hasattr(item, "__code__")]


STOPPING: dict[types.CodeType, str] = {
    **{code: f"Tensor.{name}, which hands memory out," for name in _MEMORY for code in _codes_of(name)},
    **{code: f"Tensor.{name}, which is no operator," for name in _STATE for code in _codes_of(name)},
    **dict.fromkeys(_codes_of("requires_grad")[1:], "requires_grad, which is set,"),
    inspect.unwrap(engine.run_backward).__code__: "a backward pass",
    inspect.unwrap(vars(function.Function)["apply"].__func__).__code__: "a Function with a gradient of its own",
    inspect.unwrap(tensor.to_numpy).__code__: "an array of a tensor",
    inspect.unwrap(tensor.array_of).__code__: "an array of a tensor",
}
"""Functions after which a path cannot be repeated without Python, by their code, and what they are."""

_BUILTINS = {
    "abs", "all", "any", "bin", "callable", "chr", "delattr", "divmod", "format", "getattr", "hasattr", "hex",
    "isinstance", "issubclass", "iter", "len", "max", "min", "next", "oct", "ord", "pow", "repr", "round", "setattr",
    "sorted", "sum", "vars", "__build_class__",
}  # fmt: skip
_MODULES = {"math", "cmath", "_operator", "itertools", "_functools", "_collections", "_abc", "_typing"}
_CONTAINERS = (
    list, dict, tuple, set, frozenset, str, bytes, int, float, complex, range, slice, collections.OrderedDict,
    collections.deque, Tensor,
)  # fmt: skip


def call_of_c(called: Any) -> str:
    """Why a call of a function of C cannot be left out when a path is repeated; "" where it can."""
    owner = getattr(called, "__self__", None)
    module = str(getattr(called, "__module__", None) or getattr(owner, "__name__", ""))
    name = getattr(called, "__qualname__", repr(called))
    if owner is not None and not isinstance(owner, types.ModuleType):
        if isinstance(owner, type):
            return "" if issubclass(owner, _CONTAINERS) or owner in {object, type, super} else name
        return "" if isinstance(owner, _CONTAINERS) else name
    if module == "builtins":
        return "" if called.__name__ in _BUILTINS else called.__name__
    root = module.partition(".")[0]
    return "" if root in _MODULES or root in callers.packages() else f"{module}.{name}"


def _replayed(name: str) -> Any:
    """A method that gives what it gave when the script ran, while a recorder follows one."""
    method = getattr(Tensor, name)

    def read(self: Any, *args: Any) -> Any:
        recorder: Any = thread.recorder
        if recorder is None or recorder.depth or not recorder.is_replaying:
            return method(self, *args)
        return recorder.next_read(name, (self, *args))

    return read


REPLAYED = type("ReplayedReads", (), {"__slots__": (), **{name: _replayed(name) for name in _READING}})
"""Methods of tensors whose elements were read by a script."""
