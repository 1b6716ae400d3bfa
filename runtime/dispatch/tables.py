"""The table of an operator as text, and questions about it: which kernel a key has, and where it was registered.

The texts are those of PyTorch: a line for each key that has a kernel, with file and line.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Iterator
from typing import Any

from runtime.dispatch import registry
from runtime.dispatch.keysets import DispatchKey, DispatchKeySet, bits_of
from runtime.dispatch.operator import FALLBACK, Derived, KeyedKernel, Operator
from runtime.dispatch.ops import has_kernel
from runtime.dispatch.registrations import fallthrough_kernel
from runtime.errors import ArgumentError
from runtime.tensor import keys


def operator_named(name: str) -> Operator:
    """The operator of a name as PyTorch writes it. TypeError where there is none."""
    operator = registry.named(name)
    if operator is None:
        msg = f"there is no operator {name!r}; a name is written aten::add.Tensor or mine::cube"
        raise ArgumentError(msg)
    return operator


def place_of(kernel: Any) -> str:
    """File and line of the function that a kernel is made of, its module where nothing says the line."""
    if isinstance(kernel, (Derived, KeyedKernel)):
        kernel = kernel.kernel_of if isinstance(kernel, Derived) else kernel.for_keys
    for _ in range(20):  # through partials, bound methods and decorators
        if isinstance(kernel, functools.partial):
            kernel = kernel.func
        elif inspect.ismethod(kernel):
            owner = kernel.__self__
            kernel = getattr(owner, "function", None) or kernel.__func__
        elif hasattr(kernel, "__wrapped__"):
            kernel = kernel.__wrapped__
        elif hasattr(kernel, "rule"):  # a view, by what gives its geometry
            kernel = kernel.rule
        else:
            break
    code = getattr(kernel, "__code__", None) or getattr(getattr(kernel, "py_func", None), "__code__", None)
    if code is not None:
        return f"{code.co_filename}:{code.co_firstlineno}"
    module = getattr(kernel, "__module__", None) or type(kernel).__module__
    return f"{module}.{getattr(kernel, '__qualname__', type(kernel).__qualname__)}"


def place_at(operator: Operator, key: int | str, kernel: Any) -> str:
    """Where the kernel of a key was registered: the line of the program, or that of the function itself."""
    registered = operator.registered.at(key) if operator.registered is not None else ()
    return registered[0].place if registered and registered[0].kernel is kernel else place_of(kernel)


def name_at(key: int | str) -> str:
    """The name of a key in these texts."""
    return keys.name_of(key)


def _dispatch_dump(name: str) -> str:
    """What is registered for an operator: its schema, and a line for each key; what another stands before is inactive.

    >>> print(ow._C._dispatch_dump("aten::relu").splitlines()[0])
    name: aten::relu
    """
    operator = operator_named(name)
    full = operator.name if "::" in operator.name else f"aten::{operator.name}"
    written = operator.schema if "::" in operator.name else f"aten::{operator.schema}"
    lines = [
        f"name: {full}", f"schema: {written}", f"debug: registered at {operator.declared or operator.source}",
        "alias analysis kind: FROM_SCHEMA",
    ]  # fmt: skip
    for key in _in_order(operator):
        kernel = operator.kernels[key]
        lines.append(f"{name_at(key)}{_alias(key)}: {_registered(kernel, place_at(operator, key, kernel))}")
        if operator.registered is not None:
            inactive = [registration.place for registration in operator.registered.at(key)[1:]]
            brought = operator.registered.brought(key)
            inactive += [] if brought is None else [place_of(brought)]
            lines += [f"{name_at(key)}{_alias(key)} (inactive): registered at {position}" for position in inactive]
    return "\n".join(lines) + "\n"


def _alias(key: int | str) -> str:
    """PyTorch marks keys that stand for several."""
    return "[alias]" if key in keys.ALIASES or key == keys.AUTOGRAD else ""


def _registered(kernel: Any, position: str) -> str:
    return f"{'fallthrough ' if kernel is fallthrough_kernel else ''}registered at {position}"


def _in_order(operator: Operator) -> list[int | str]:
    """The keys of its kernels, backends before functionalities before aliases, without what is no key."""
    return [
        *sorted(key for key in operator.kernels if isinstance(key, int)),
        *(key for key in keys.ALIASES if key in operator.kernels),
    ]


def _dispatch_dump_table(name: str) -> str:
    """Which kernel serves each key of an operator, and by which rule: its own, a composite, a fallback."""
    operator = operator_named(name)
    return "".join(
        f"{key}: {_registered(kernel, position)} [{origin}]\n" for key, origin, kernel, position in rows(operator)
    )


def rows(operator: Operator) -> Iterator[tuple[str, str, Any, str]]:
    """The name of each key, what it is that serves it, the kernel, and where it was registered."""
    for label, key in keys.names().items():
        if not isinstance(key, int):
            continue
        backend = key & keys.BACKENDS
        functionality = key & ~keys.BACKENDS
        if functionality & keys.AUTOGRAD and not backend:
            continue  # its row for each backend says it
        origin, kernel = operator.at(functionality or backend, key)
        if kernel is not None:
            yield label, origin, kernel, position_of(operator, key, origin, kernel)
        elif origin:
            yield label, origin, fallthrough_kernel, "the program"


def position_of(operator: Operator, key: int, origin: str, kernel: Any) -> str:
    """Where the kernel was registered that serves a key, by what :meth:`Operator.at` says of it."""
    if origin == FALLBACK:
        return place_of(kernel)
    served = next((where for where in operator.kernels if operator.kernels[where] is kernel), key)
    return place_at(operator, served, kernel)


def _dispatch_has_kernel(name: str) -> bool:
    """Whether an operator has any kernel."""
    return bool(operator_named(name).kernels)


def _dispatch_has_kernel_for_dispatch_key(name: str, key: Any) -> bool:
    """Whether a kernel is registered under the key itself, given as such or by its name."""
    return has_kernel(operator_named(name), key)


def _dispatch_has_kernel_for_any_dispatch_key(name: str, members: DispatchKeySet) -> bool:
    """Whether a kernel is registered under one of some keys."""
    return any(has_kernel(operator_named(name), key) for key in members)


def _dispatch_has_computed_kernel_for_dispatch_key(name: str, key: Any) -> bool:
    """Whether anything serves the key: a kernel, a composite or a fallback."""
    label = key if isinstance(key, str) else key.name
    if label not in DispatchKey.__members__:
        msg = f"there is no dispatch key {label!r}; there are {', '.join(DispatchKey.__members__)}"
        raise ArgumentError(msg)
    bits = bits_of(DispatchKey[label])
    if not bits:
        return False
    operator = operator_named(name)
    return operator.at(bits & ~keys.BACKENDS or bits, bits)[1] is not None


def _dispatch_get_registrations_for_dispatch_key(key: str = "") -> list[str]:
    """The names of all operators with a kernel under a key, of all that have any where it is empty."""
    return [
        operator.name if "::" in operator.name else f"aten::{operator.name}"
        for operator in registry.operators()
        if (has_kernel(operator, key) if key else operator.kernels)
    ]


def _dispatch_get_all_op_names() -> list[str]:
    """The names of all operators."""
    return [name if "::" in name else f"aten::{name}" for name in (operator.name for operator in registry.operators())]


