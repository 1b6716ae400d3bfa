"""Operators by their place in PyTorch's registry: ``ops.aten.add``, and its overloads, ``ops.aten.add.Tensor``.

Programs call them, and use them as keys of tables. What an operator of another library would be, such as
``ops.torchvision.nms``, is found when that library has registered it by ``library.custom_op``.
"""

from __future__ import annotations

import functools
from types import SimpleNamespace
from typing import Any, NoReturn

from runtime.dispatch import registry
from runtime.dispatch.arguments import Form
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Operator
from runtime.dispatch.parameters import form_of
from runtime.dispatch.signatures import FunctionSchema
from runtime.errors import ArgumentError, FileError, UnsupportedError

# A package's module `ops` has these; what is registered later is found.
__all__ = ["__dir__", "__getattr__", "aten", "load_library"]

_F = Functions()
_NOT_NAMED = "default"  # PyTorch's word for the overload without a name


class Overload:
    """One overload, an operator of its own: a key of tables, and called with the arguments of its schema."""

    def __init__(self, packet: Packet, name: str) -> None:
        self.packet, self._overloadname = packet, name
        self.__name__ = f"{packet.__name__}.{name}"

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the operator gives. TypeError for arguments that the schema does not take."""
        return self._form.call(self._values(args, kwargs))

    def _values(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        form = self._form
        values = form.match(args, named)
        if isinstance(values, str):
            msg = f"{self}(): {values}; its schema is {self._schema}"
            raise ArgumentError(msg)
        return values

    @functools.cached_property
    def operator(self) -> Operator:
        """What computes it. NotImplementedError for an operator that is not there."""
        try:
            return registry.find(self._full_name)
        except KeyError:
            msg = f"{self.name()}: there is no such operator here"
            raise UnsupportedError(msg) from None

    @functools.cached_property
    def _form(self) -> Form:
        operator = self.operator
        owner = operator.functional
        if owner is None or owner.out is not operator:
            return Form(*form_of(operator, inplace=False), numbers=True)
        form = Form(*form_of(owner, inplace=False), numbers=True)
        form.parameters[-1].default = MISSING  # of out=
        return form

    @property
    def _full_name(self) -> str:
        return self.packet.__name__ + ("" if self._overloadname == _NOT_NAMED else f".{self._overloadname}")

    def name(self) -> str:
        """The name with that of its library."""
        return f"aten::{self._full_name}"

    @functools.cached_property
    def _schema(self) -> FunctionSchema:
        """Its schema taken apart. NotImplementedError for an operator that is not there."""
        return FunctionSchema(self.operator.schema)

    @property
    def overloadpacket(self) -> Packet:
        """The operator with all overloads."""
        return self.packet

    def __str__(self) -> str:
        return f"aten.{self.packet.__name__}.{self._overloadname}"

    def __repr__(self) -> str:
        return f"<OpOverload(op='aten.{self.packet.__name__}', overload='{self._overloadname}')>"


class Packet:
    """An operator: all overloads of one name."""

    def __init__(self, name: str, overloads: tuple[str, ...]) -> None:
        self.__name__, self._overloads = name, overloads

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the operator gives."""
        return getattr(_F, self.__name__)(*args, **kwargs)

    def overloads(self) -> list[str]:
        """The names of its overloads."""
        return list(self._overloads)

    def __getattr__(self, name: str) -> Overload:
        if name not in self._overloads:
            msg = f"The underlying op of 'aten.{self.__name__}' has no overload name '{name}'"
            raise AttributeError(msg)
        made = Overload(self, name)
        setattr(self, name, made)
        return made

    def __repr__(self) -> str:
        return f"<OpOverloadPacket(op='aten.{self.__name__}')>"


class _Library:
    """The operators of a library."""

    def __getattr__(self, name: str) -> Packet:
        overloads = _overloads(len(registry.operators())).get(name)
        if overloads is None and name.startswith("_") and not name.startswith("__"):
            overloads = _Any()  # PyTorch's own: tables may name it, and a call says that it is not there
        if overloads is None:
            msg = f"'_OpNamespace' 'aten' object has no attribute '{name}'"
            raise AttributeError(msg)
        made = Packet(name, overloads)
        setattr(self, name, made)
        return made


class _Any(tuple[str, ...]):
    """The overloads of an operator that is not there: every name."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and not name.startswith("__")


@functools.lru_cache(1)
def _overloads(_: int) -> dict[str, tuple[str, ...]]:
    """The overloads of every name, of so many operators."""
    found: dict[str, list[str]] = {}
    for operator in registry.operators():
        base, _dot, overload = operator.name.partition(".")
        found.setdefault(base, []).append(overload or _NOT_NAMED)
    return {base: tuple(names) for base, names in found.items()}


aten = _Library()


@functools.cache
def overload_of(operator: Operator) -> Overload:
    """The overload that an operator is."""
    base, _dot, overload = operator.name.partition(".")
    packet: Packet = getattr(aten, base)
    return getattr(packet, overload or _NOT_NAMED)  # type: ignore[no-any-return]


_libraries: dict[str, SimpleNamespace] = {}


def register(library: str, name: str, operator: Any) -> None:
    """Make an operator of a program known as ``ops.<library>.<name>``, in every package."""
    setattr(_libraries.setdefault(library, SimpleNamespace()), name, operator)


def unregister(library: str, name: str) -> None:
    """Forget it again."""
    if library in _libraries:
        vars(_libraries[library]).pop(name, None)


def load_library(path: str) -> NoReturn:
    """OSError: what is compiled for PyTorch knows PyTorch's tensors."""
    msg = f"{path}: a library of operators that is compiled for PyTorch; operators are entries of ops.yaml here"
    raise FileError(msg)


def __getattr__(name: str) -> Any:
    if name in _libraries:
        return _libraries[name]
    msg = f"module 'ops' has no attribute {name!r}"
    raise AttributeError(msg)


def __dir__() -> list[str]:
    return ["aten", "load_library", *_libraries]
