"""Adding and replacing operators while the program runs, in the manner of ``torch.library.Library``."""

from __future__ import annotations

import functools
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

from runtime.dispatch import declared, keysets, ops, registry
from runtime.dispatch.operator import FALLBACKS, Kernel, KeyedKernel, Operator
from runtime.dispatch.registrations import Registration, fallthrough_kernel
from runtime.errors import ArgumentError, ArgumentValueError, RegistrationError
from runtime.guards import Guard
from runtime.tensor import keys

DEF, FRAGMENT, IMPL = _KINDS = ("DEF", "FRAGMENT", "IMPL")
_ALIAS_ANALYSES = ("", "FROM_SCHEMA", "CONSERVATIVE")
_TREE = "aten"
_ANY = "_"  # the namespace of fallbacks, which serve the operators of all
_IMPLICIT = keys.COMPOSITE_IMPLICIT_AUTOGRAD
_defining: dict[str, weakref.ref[Library]] = {}


class _Undo:
    """What undoes the registrations of a library; it does not keep the library alive."""

    def __init__(self) -> None:
        self.steps: list[Callable[[], None]] = []

    def all(self, *_: object) -> None:
        """Undo all registrations, the last first. Undoing one twice, or too early, does no harm."""
        while self.steps:
            self.steps[-1]()
            self.steps.pop()


class Library(Guard):
    """Registrations that belong together: ``Library("mine", "DEF")``. What it registered ends with it.

    ``ns`` is the namespace of its operators: ``"aten"`` is that of the tree, and so is None. ``kind`` is DEF, of which
    a namespace has one, FRAGMENT for further declarations, or IMPL for kernels alone. ``dispatch_key`` is that of
    kernels that are registered without a key. It ends with its ``with`` statement, by :meth:`_destroy`, or, where it
    has a namespace, with the object.
    """

    def __init__(self, ns: str | None = None, kind: str = DEF, dispatch_key: str = "") -> None:
        if kind not in _KINDS:
            msg = f"Library(): kind is one of {', '.join(_KINDS)}, got {kind!r}"
            raise ArgumentValueError(msg)
        if ns is not None and not (isinstance(ns, str) and ns.isidentifier()):
            msg = f"Library(): a namespace is an identifier, got {ns!r}"
            raise ArgumentValueError(msg)
        self.ns, self.kind, self.dispatch_key = ns, kind, dispatch_key
        self._undo = _Undo()
        self._end: weakref.ref[Any] | None = None
        if ns is None:
            return
        if kind == DEF and ns != _TREE:
            definition = _defining.get(ns)
            if definition is not None and definition() is not None:
                msg = (
                    f"Library(): there is a library DEF of the namespace {ns!r} already; declare further operators in "
                    "it, or in a FRAGMENT"
                )
                raise RegistrationError(msg)
            _defining[ns] = weakref.ref(self)
            self._undo.steps.append(functools.partial(_defining.pop, ns, None))  # type: ignore[arg-type]
        weakref.finalize(self, self._undo.all).atexit = False

    def define(self, schema: str, alias_analysis: str = "", *, tags: Any = ()) -> Any:
        """Declare an operator without kernels: ``"cube(Tensor x) -> Tensor"``; its name, without a namespace itself.

        `alias_analysis` is "", "FROM_SCHEMA" or "CONSERVATIVE"; with each the schema says what shares memory.
        ValueError for what is no schema, RuntimeError for an operator that is there, for another `alias_analysis`, and
        in a library of kind IMPL.
        """
        if alias_analysis not in _ALIAS_ANALYSES:
            expected = ", ".join(map(repr, _ALIAS_ANALYSES))
            msg = f"Library.define(): alias_analysis is one of {expected}, got {alias_analysis!r}"
            raise RegistrationError(msg)
        if self.kind == IMPL:
            msg = f"Library.define(): a library of kind IMPL has kernels alone; declare {schema!r} in a FRAGMENT"
            raise RegistrationError(msg)
        if not isinstance(schema, str):
            msg = f"Library.define(): expected a schema such as 'name(Tensor self) -> Tensor', got {schema!r}"
            raise ArgumentError(msg)
        operator = declared.declare(
            "" if self.ns in (None, _TREE) else str(self.ns), schema, tags=tags, who="Library.define()"
        )
        self._undo.steps.append(functools.partial(registry.forget, operator.name))
        return operator if self.ns is None else operator.name.rpartition("::")[2]

    def impl(
        self, name: Any, kernel: Callable[..., Any], key: str = "", *, with_keyset: bool = False,
        allow_override: bool = False,
    ) -> None:  # fmt: skip
        """Let a function serve operator `name` under `key`: ``"CPU"``, ``"Autograd"``, ``"AutogradCPU"``, an alias.

        Under ``"Autograd"`` it is called for tensors that do not require grad as well, unless the call is below
        autograd (``_C._AutoDispatchBelowAutograd``, or ``redispatch`` by ``keyset & _C._after_autograd_keyset``).
        `with_keyset`: the function gets the ``DispatchKeySet`` of the call before the arguments.
        :func:`fallthrough_kernel` passes the key over. What the function returns is compared with the schema at every
        call. Of several for one key the last serves until its library ends, then the one before it.
        """
        operator = self._operator(name)
        where = self._key(key or self.dispatch_key or _IMPLICIT, "Library.impl()")
        del allow_override  # the last one serves, until its library ends
        adapted = _with_keyset(operator, kernel) if with_keyset else declared.as_kernel(operator, kernel)
        self.register(operator, where, adapted, every_call=isinstance(where, int) and bool(where & keys.AUTOGRAD))

    def register(self, operator: Operator, key: int | str, kernel: Kernel, *, every_call: bool = False) -> None:
        """Let a kernel, which takes all arguments by position, serve an operator as long as this library lasts."""
        registration = Registration(kernel, every_call=every_call)
        # Noted before it is done, and undone before that is forgotten.
        self._undo.steps.append(functools.partial(operator.unregister, key, registration))
        operator.register(key, registration)

    def fallback(self, function: Callable[..., Any], dispatch_key: str = "", *, with_keyset: bool = False) -> None:
        """Let a function serve a key for all operators that have no kernel for it and no composite: its fallback.

        It is called with the operator as programs call it (``ops.aten.add.Tensor``) and the arguments of the call.
        :func:`fallthrough_kernel` passes the key over. The library is one of the namespace ``_``; RuntimeError in
        others.
        """
        if self.ns != _ANY:
            msg = f"Library.fallback(): the library of a fallback is Library('_', 'IMPL'), not one of {self.ns!r}"
            raise RegistrationError(msg)
        key = self._key(dispatch_key or self.dispatch_key, "Library.fallback()")
        if not isinstance(key, int) or key & (key - 1):
            msg = f"Library.fallback(): expected a key such as CPU or Autograd, got {dispatch_key!r}"
            raise ArgumentError(msg)
        maker = functools.partial(_serving, function, with_keyset)
        previous = FALLBACKS.get(key)
        self._undo.steps.append(functools.partial(_put_fallback, key, previous))
        _put_fallback(key, maker)

    def _operator(self, name: Any) -> Operator:
        """The operator of a name of this library's namespace, or of an overload."""
        if isinstance(name, Operator):
            return name
        text = name.name() if isinstance(name, ops.OpOverload) else getattr(name, "_qualname", name)
        if not isinstance(text, str):
            msg = f"Library.impl(): expected the name of an operator, or an overload, got {name!r}"
            raise ArgumentError(msg)
        namespace, separator, local = text.rpartition("::")
        expected = _TREE if self.ns is None else self.ns
        if separator and self.ns is not None and namespace != expected:
            msg = f"Library.impl(): {text!r} is no operator of the namespace {expected!r} of this library"
            raise ArgumentValueError(msg)
        operator = registry.named(text if separator else f"{expected}::{local}")
        if operator is None:
            msg = f"Library.impl(): there is no operator {text!r}"
            raise ArgumentError(msg)
        return operator

    def _key(self, name: str, who: str) -> int | str:
        key = keys.key_named(name)
        if key is None:
            hint = "; casts are given by library.register_autocast()" if str(name).startswith("Autocast") else ""
            msg = f"{who}: unknown dispatch key {name!r}; known: {', '.join(keys.names())}{hint}"
            raise ArgumentError(msg)
        return key

    def __enter__(self) -> Self:
        life = self.life()
        if life is not None:
            self._end = weakref.ref(life, self._undo.all)
        return self

    def leave(self) -> None:
        """Undo all registrations, the last first, and forget what was declared."""
        self._undo.all()
        self._end = None

    _destroy = leave

    def __repr__(self) -> str:
        return f"Library(kind={self.kind}, ns={self.ns}, dispatch_key={self.dispatch_key})"


def _with_keyset(operator: Operator, function: Callable[..., Any]) -> Kernel:
    """A function of the program as a kernel that gets the key set of a call as its first argument."""
    if function is fallthrough_kernel:
        return function

    @functools.lru_cache
    def make(keyset: int) -> Kernel:
        return declared.as_kernel(operator, function, (keysets.set_of_bits(keyset),))

    return KeyedKernel(functools.update_wrapper(make, function, updated=()))


def _serving(function: Callable[..., Any], with_keyset: bool, operator: Operator) -> Kernel | None:
    """A fallback as the kernel of an operator."""
    if function is fallthrough_kernel:
        return None

    arguments_of_call = declared.reader_of_calls(operator)

    def fallback(*values: Any) -> Any:
        args, named = arguments_of_call(values)
        first = (keysets.set_of(values),) if with_keyset else ()
        return function(*first, ops.overload_of(operator), *args, **named)

    functools.update_wrapper(fallback, function, updated=())
    return operator.checked(fallback)


def _put_fallback(key: int, maker: Callable[[Operator], Kernel | None] | None) -> None:
    """Let every operator ask `maker` for a kernel under a key where it has none; None: no more."""
    if maker is None:
        FALLBACKS.pop(key, None)
    else:
        FALLBACKS[key] = maker
    for operator in registry.operators():
        operator.clear()


@contextmanager
def _scoped_library(*args: Any, **kwargs: Any) -> Iterator[Library]:
    """A :class:`Library` whose registrations end with the block."""
    library = Library(*args, **kwargs)
    try:
        yield library
    finally:
        library._destroy()
