"""Operators by their place in PyTorch's registry: ``ops.aten.add``, and its overloads, ``ops.aten.add.Tensor``.

Programs call them, and use them as keys of tables. ``ops.<namespace>`` has what a program declared there by
``library.custom_op``, ``library.define`` or a ``Library``; ``aten`` is the namespace of the tree.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, NoReturn

from runtime.dispatch import registry
from runtime.dispatch.arguments import Overloads
from runtime.dispatch.declared import as_kernel
from runtime.dispatch.functions import Functions, packages
from runtime.dispatch.keysets import DispatchKey, DispatchKeySet, bits_of
from runtime.dispatch.late import LateModule
from runtime.dispatch.operator import Operator
from runtime.dispatch.schemas import is_view, without_generator
from runtime.dispatch.signatures import FunctionSchema
from runtime.dispatch.tags import Tag, as_tags
from runtime.errors import AbsentError, ArgumentError, FileError, RegistrationError, UnsupportedError
from runtime.tensor import keys
from runtime.tensor.naming import shown

# A package's module `ops` has these; what is registered later is found.
__all__ = ["__dir__", "__getattr__", "aten", "higher_order", "load_library"]

_F = Functions()
_overriding: Any = LateModule("runtime.dispatch.overriding")
_NOT_NAMED = "default"  # PyTorch's word for the overload without a name
_GENERATOR = "generator"  # and for one that takes a generator


class ExactForm(Overloads):
    """The one form of an overload; its errors name the overload and its schema."""

    __slots__ = ("overload",)

    def __init__(self, overload: OpOverload, operator: Operator) -> None:
        self.overload = overload
        super().__init__(operator.name.partition(".")[0], operator, numbers=overload.namespace == _TREE)

    def reject(self, args: tuple[Any, ...], named: dict[str, Any]) -> ArgumentError:
        """The error for a call that the form does not take."""
        reason = self.forms[0].match(args, named)
        return ArgumentError(f"{self.overload}(): {reason}; its schema is {self.overload._schema}")

    def otherwise(self, args: tuple[Any, ...], named: dict[str, Any]) -> Any:
        """What an argument that takes calls over gives for the overload."""
        taken_over = _overriding.by_foreign(self.name, args, named, self.overload)
        return super().otherwise(args, named) if taken_over is None else taken_over[0]

    def values(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """What the operator gets in a call without ``out=``."""
        form = self.forms[0]
        values = form.match(args, named)
        if isinstance(values, str):
            raise self.reject(args, named)
        return values[: len(values) - (form.out is not None) - form.factory]


class OpOverload:
    """One overload; called, it is its operator, whose arguments are converted as its schema says."""

    def __init__(self, packet: OpOverloadPacket, name: str, operator: Operator | None) -> None:
        self.packet, self._overloadname, self._operator = packet, name, operator
        self.namespace = self._namespace = packet.namespace
        self._overloadpacket, self._opname = packet, packet.__name__
        self.__name__ = f"{packet.__name__}.{name}"
        self.__qualname__ = self._name = self.name()
        self.__module__ = packet.__module__
        self.py_kernels: dict[Any, Callable[..., Any]] = {}
        self._forms = None if operator is None else ExactForm(self, operator)
        self._call = packet if self._forms is None else self._forms.builtin.function

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """What the operator gives."""
        return self._call(*args, **kwargs)

    @property
    def operator(self) -> Operator:
        """The operator in the registry. NotImplementedError for one that is not there."""
        if self._operator is None:
            msg = f"{self.name()}: there is no such operator here, so that it has no schema"
            raise UnsupportedError(msg)
        return self._operator

    def name(self) -> str:
        """The name with that of its library."""
        dotted = "" if self._overloadname == _NOT_NAMED else f".{self._overloadname}"
        return f"{self.namespace}::{self.packet.__name__}{dotted}"

    @property
    def _schema(self) -> FunctionSchema:
        """Its schema taken apart. NotImplementedError for an operator that is not there."""
        schema = self.operator.schema
        is_alias = self._overloadname != _parts(self.operator)[2]
        return FunctionSchema(without_generator(schema, self._overloadname) if is_alias else schema)

    @functools.cached_property
    def without_generator(self) -> OpOverload | None:
        """The overload of the same operator that takes no generator; None where there is none, or this is it."""
        alias = _without_word(self._overloadname)
        return None if alias in {None, self._overloadname} else getattr(self.packet, str(alias))

    @property
    def overloadpacket(self) -> OpOverloadPacket:
        """The operator with all overloads."""
        return self.packet

    @property
    def tags(self) -> list[Any]:
        """The tags of its entry, or of its declaration; every operator of the tree can be traced."""
        listed = as_tags(self.operator.tags)
        return [*listed, Tag.pt2_compliant_tag] if self.namespace == _TREE else listed

    @property
    def _defined_in_python(self) -> bool:
        """Whether the program declared the operator, rather than a package."""
        return bool(self.operator.declared)

    @property
    def is_view(self) -> bool:
        """Whether a result shares memory with an argument."""
        return is_view(self.operator.schema)

    def redispatch(self, keyset: DispatchKeySet, /, *args: Any, **kwargs: Any) -> Any:
        """Call the kernel that serves these keys, whatever keys the arguments have: a kernel goes on by it."""
        return self.operator.redispatch(keyset.bits, *self.values(args, kwargs))

    def values(self, args: tuple[Any, ...], named: dict[str, Any]) -> list[Any]:
        """What a kernel gets for the arguments of a call. NotImplementedError for an operator that is not there."""
        forms = self._forms
        if forms is None:
            msg = f"{self.name()}: there is no such operator here"
            raise UnsupportedError(msg)
        return forms.values(args, named)

    def py_impl(self, k: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
        """A decorator: let a function serve a dispatch key while the Python dispatcher is on.

        That is within ``_dispatch.python.enable_python_dispatcher()``. For a class with ``__torch_dispatch__``, of
        modes or of tensors, the function has the calls that the class would have: it is called with the mode, or the
        class, before the arguments. RuntimeError for a key that has a function already, TypeError for what is no key.

        >>> sine = ow.ops.aten.sin.default
        >>> decorated = sine.py_impl(ow._C.DispatchKey.CPU)(lambda x: x * 0)
        >>> with ow._dispatch.python.enable_python_dispatcher():
        ...     print(ow.sin(ow.ones(2)))
        tensor([0., 0.])
        """
        if not isinstance(k, (DispatchKey, type)):
            msg = f"{self}.py_impl(): expected a DispatchKey or a class with __torch_dispatch__, got {k!r}"
            raise ArgumentError(msg)

        def take(function: Callable[..., Any]) -> Callable[..., Any]:
            if isinstance(k, type):
                self.operator.torch_dispatch = {**self.operator.torch_dispatch, k: _without_types(function)}
                return function
            if k in self.py_kernels:
                msg = f"Trying to override a python impl for {k} on operator {self.name()}"
                raise RegistrationError(msg)
            self.py_kernels[k] = function
            where = k.name if k.name in keys.ALIASES else bits_of(k)
            if where:
                self.operator.add_python_kernel(where, as_kernel(self.operator, function))
            return function

        return take

    def _can_decompose(self) -> bool:
        """Whether :meth:`decompose` has a composite to call."""
        return self._composite() is not None

    def _composite(self) -> Callable[..., Any] | None:
        composite = keys.COMPOSITE_IMPLICIT_AUTOGRAD
        return self.operator.python_kernels.get(composite) or self.operator.kernels.get(composite)

    def decompose(self, /, *args: Any, **kwargs: Any) -> Any:
        """What its composite gives; NotImplemented where it has none."""
        kernel = self._composite()
        if kernel is None:
            return NotImplemented
        return self.operator.prepared(kernel)(*self.values(args, kwargs))

    def has_kernel_for_dispatch_key(self, key: Any) -> bool:
        """Whether a kernel is registered under the key itself."""
        return has_kernel(self.operator, key)

    def has_kernel_for_any_dispatch_key(self, members: DispatchKeySet) -> bool:
        """Whether a kernel is registered under one of some keys."""
        return any(has_kernel(self.operator, key) for key in members)

    def __deepcopy__(self, memo: Any) -> OpOverload:
        return self

    def __reduce__(self) -> Any:
        return overload_named, (self.name(),)

    def __str__(self) -> str:
        return f"{self.namespace}.{self.packet.__name__}.{self._overloadname}"

    def __repr__(self) -> str:
        packet = f"{self.namespace}.{self.packet.__name__}"
        return f"<OpOverload(op='{packet}', overload='{self._overloadname}')>"


def has_kernel(operator: Operator, key: Any) -> bool:
    """Whether an operator has a kernel under a key of PyTorch's, or under its name."""
    name = key if isinstance(key, str) else key.name
    if name not in DispatchKey.__members__:
        msg = f"there is no dispatch key {name!r}; there are {', '.join(DispatchKey.__members__)}"
        raise ArgumentError(msg)
    where = name if name in keys.ALIASES else bits_of(DispatchKey[name]) or name
    return where in operator.kernels or where in operator.python_kernels


def _without_types(function: Callable[..., Any]) -> Callable[..., Any]:
    """What has the calls of a class, without the overload and the types."""

    def call(mode_or_cls: Any, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        del func, types
        return function(mode_or_cls, *args, **(kwargs or {}))

    return call


class OpOverloadPacket:
    """An operator: all overloads of one name."""

    def __init__(self, namespace: str, name: str) -> None:
        self.namespace, self.__name__ = namespace, name
        self.__module__ = shown(f"_ops.{namespace}")  # as programs print it before the name
        self._qualified_op_name = f"{namespace}::{name}"
        self._overloads: dict[str, Operator] = {}
        self._call: Callable[..., Any] | None = None

    def hold(self, overloads: dict[str, Operator]) -> None:
        """Have these overloads; those that it had stay the objects that they are."""
        for name, operator in self._overloads.items():
            if overloads.get(name) is not operator:
                vars(self).pop(name, None)
        self._overloads = overloads
        if self.namespace != _TREE:
            self._call = Overloads(self._qualified_op_name, *overloads.values()).builtin.function

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """What the operator gives."""
        call = self._call
        if call is None:  # of the tree, whose functions may be loaded later
            call = getattr(_F, self.__name__)
        return call(*args, **kwargs)

    def overloads(self) -> list[str]:
        """The names of its overloads."""
        return list(self._overloads)

    @property
    def op(self) -> Callable[..., Any]:
        """What a call of it calls."""
        return self

    def __getattr__(self, name: str) -> OpOverload:
        if name not in self._overloads:
            msg = f"The underlying op of '{self.namespace}.{self.__name__}' has no overload name '{name}'"
            raise AttributeError(msg)
        overload = OpOverload(self, name, self._overloads.get(name))
        setattr(self, name, overload)
        return overload

    def __deepcopy__(self, memo: Any) -> OpOverloadPacket:
        return self

    def __reduce__(self) -> Any:
        return _packet_named, (self.namespace, self.__name__)

    def __str__(self) -> str:
        return f"{self.namespace}.{self.__name__}"

    def __repr__(self) -> str:
        return f"<OpOverloadPacket(op='{self.namespace}.{self.__name__}')>"


class OperatorNamespace:
    """The operators of a namespace, as attributes."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._packets: dict[str, OpOverloadPacket] = {}

    def __getattr__(self, name: str) -> OpOverloadPacket:
        overloads = _overloads(registry.version()).get((self._name, name))
        if overloads is None and self._name == _TREE and name.startswith("_") and not name.startswith("__"):
            overloads = _ANY  # PyTorch's own: tables may name it, and a call says that it is not there
        if overloads is None:
            msg = f"'_OpNamespace' '{self._name}' object has no attribute '{name}'"
            raise AbsentError(msg)
        packet = self._packets.setdefault(name, OpOverloadPacket(self._name, name))
        if packet._overloads != overloads or not packet._overloads:
            packet.hold(overloads)
        vars(self)[name] = packet
        return packet

    def forget(self) -> None:
        """Ask the registry again for every name."""
        for name in self._packets:
            vars(self).pop(name, None)

    def __dir__(self) -> list[str]:
        return [name for namespace, name in _overloads(registry.version()) if namespace == self._name]

    def __repr__(self) -> str:
        return f"<OpNamespace '{self._name}'>"


class _Any(dict[str, Operator]):
    """The overloads of an operator that is not there: every name."""

    __slots__ = ()

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and not name.startswith("__")


_ANY = _Any()
_TREE = "aten"


def _parts(operator: Operator) -> tuple[str, str, str]:
    """Namespace, name and overload."""
    namespace, separator, local = operator.name.rpartition("::")
    base, _, overload = local.partition(".")
    return (namespace if separator else _TREE), base, overload or _NOT_NAMED


@functools.lru_cache(1)
def _overloads(_: int) -> dict[tuple[str, str], dict[str, Operator]]:
    """The overloads of every name of every namespace, for a state of the registry."""
    by_base: dict[tuple[str, str], dict[str, Operator]] = {}
    for operator in registry.operators():
        namespace, base, overload = _parts(operator)
        overloads = by_base.setdefault((namespace, base), {})
        overloads[overload] = operator
        alias = _without_word(overload)
        if alias is not None and namespace == _TREE:
            overloads.setdefault(alias, operator)
    return by_base


def _without_word(overload: str) -> str | None:
    """The name of an overload that takes a generator, of the one that takes none; None for other overloads."""
    words = overload.split("_")
    if _GENERATOR not in words:
        return None
    words.remove(_GENERATOR)
    return "_".join(words) or _NOT_NAMED


_namespaces: dict[str, OperatorNamespace] = {}


def namespace_named(name: str) -> OperatorNamespace:
    """The operators of a namespace; there need be none."""
    return _namespaces.setdefault(name, OperatorNamespace(name))


def _forget() -> None:
    for namespace in tuple(_namespaces.values()):
        namespace.forget()


registry.listeners.append(_forget)
_REGISTERED_LATER = {"profiler": "runtime.profiler.operators"}  # when a program first asks for the namespace
aten = namespace_named(_TREE)
higher_order: Any = LateModule("runtime.capture.control_flow")


def _packet_named(namespace: str, name: str) -> OpOverloadPacket:
    return getattr(namespace_named(namespace), name)  # type: ignore[no-any-return]


def overload_of(operator: Operator) -> OpOverload:
    """The overload by which programs call an operator of the registry."""
    namespace, base, overload = _parts(operator)
    return getattr(_packet_named(namespace, base), overload)  # type: ignore[no-any-return]


def overload_named(name: str) -> OpOverload:
    """The overload of a full name, ``"aten::add.Tensor"`` or ``"mine::cube"``. AttributeError where there is none."""
    namespace, separator, local = name.rpartition("::")
    base, _, overload = local.partition(".")
    return getattr(_packet_named(namespace if separator else _TREE, base), overload or _NOT_NAMED)  # type: ignore[no-any-return]


def load_library(path: str) -> NoReturn:
    """OSError: what is compiled for PyTorch knows PyTorch's tensors."""
    msg = f"{path}: a library of operators that is compiled for PyTorch; operators are entries of ops.yaml here"
    raise FileError(msg)


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        msg = f"module 'ops' has no attribute {name!r}"
        raise AttributeError(msg)
    if name in _REGISTERED_LATER:
        import_module(_REGISTERED_LATER[name])
    namespace = namespace_named(name)
    for root in dict.fromkeys(package.partition(".")[0] for package in packages()):
        if module := sys.modules.get(f"{root}.ops"):  # an attribute from now on, which a program may delete
            setattr(module, name, namespace)
    return namespace


def __dir__() -> list[str]:
    return sorted({"load_library", *(namespace for namespace, _ in _overloads(registry.version()))})
