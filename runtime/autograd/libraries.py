"""``torch.library``: operators that a program declares by their schemas, and the names of all that belongs to it.

What is declared without a function gets its functions by dispatch key: "CPU", "CompositeImplicitAutograd" (gradients go
through what it calls), "Autograd" (called for every call), "Meta" (shapes).
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from runtime.autograd.custom_ops import (
    CustomOpDef,
    custom_op,
    impl_abstract,
    keys_of_devices,
    library_of,
    register_autocast,
    register_autograd,
    register_fake,
    register_kernel,
    register_torch_dispatch,
    register_vmap,
)  # fmt: skip
from runtime.autograd.op_checks import opcheck
from runtime.dispatch import registry
from runtime.dispatch.boxed import get_kernel
from runtime.dispatch.inferring import infer_schema
from runtime.dispatch.keysets import get_ctx
from runtime.dispatch.library import Library, _scoped_library
from runtime.dispatch.registrations import fallthrough_kernel
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor import keys

__all__ = [
    "CustomOpDef", "Library", "_scoped_library", "custom_op", "define", "fallthrough_kernel", "get_ctx", "get_kernel",
    "impl", "impl_abstract", "infer_schema", "opcheck", "register_autocast", "register_autograd", "register_fake",
    "register_kernel", "register_torch_dispatch", "register_vmap",
]  # fmt: skip


def define(qualname: Any, schema: str, alias_analysis: str = "", *, lib: Any = None, tags: Any = ()) -> Any:
    """Declare an operator: ``define("mine::cube", "(Tensor x) -> Tensor")``. ValueError for another form of name.

    RuntimeError where there is one of that name already. With a library in place of the namespace, as in
    ``define(library, "cube(Tensor x) -> Tensor")``, it is a decorator of the function that computes the operator.

    >>> ow.library.define("mine::cubed", "(Tensor x) -> Tensor")
    >>> ow.library.impl("mine::cubed", "cpu", lambda x: x ** 3) is not None
    True
    >>> ow.ops.mine.cubed(ow.tensor([2.0]))
    tensor([8.])
    """
    if isinstance(qualname, Library):  # the older order of arguments: a library, the schema
        return _impl_in(qualname, qualname.define(schema, alias_analysis, tags=tags), None)
    if not isinstance(qualname, str):
        msg = f"define(): expected a name such as 'mine::cube', or a Library, got {qualname!r}"
        raise ArgumentError(msg)
    namespace, separator, name = qualname.partition("::")
    if not (separator and namespace.isidentifier()) or not schema.strip().startswith("("):
        expected = "namespace::name and a schema such as '(Tensor x) -> Tensor'"
        msg = f"define(): expected {expected}, got {qualname!r}, {schema!r}"
        raise ArgumentValueError(msg)
    (lib or library_of(namespace)).define(name + schema.strip(), alias_analysis, tags=tags)
    return None


def impl(qualname: str, types: Any, func: Callable[..., Any] | None = None, *, lib: Any = None) -> Any:
    """Let a function compute an operator that was declared; without one, a decorator.

    `types` is a device, several, "default" for all, or a dispatch key. TypeError for an operator that there is not,
    ValueError for a device or a key that PyTorch does not have, or that no call of such an operator looks at.
    """
    if isinstance(qualname, Library):  # the older order of arguments: a library, the name, a dispatch key
        return _impl_in(qualname, types, func)
    if func is None:
        return functools.partial(impl, qualname, types, lib=lib)
    operator = registry.named(qualname)
    if operator is None:
        msg = f"impl(): there is no operator {qualname!r}; declare it with define()"
        raise ArgumentError(msg)
    library = lib or library_of(operator.name.rpartition("::")[0] or "aten")
    for kind in (types,) if isinstance(types, str) else types:
        if kind != "default" and not kind.islower():  # dispatch keys begin with a capital letter
            library.impl(operator, func, _checked_key(qualname, kind), allow_override=True)
            continue
        for key in keys_of_devices("impl()", None if kind == "default" else kind):
            library.impl(operator, func, keys.name_of(key), allow_override=True)
    return func


def _impl_in(library: Library, name: Any, key: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def take(function: Callable[..., Any]) -> Callable[..., Any]:
        library.impl(name, function, key or "")
        return function

    return take


def _checked_key(qualname: str, key: str) -> str:
    """A dispatch key for which a kernel of a declared operator may be registered."""
    backends = tuple(keys.OF_DEVICES.values())
    accepted = (*keys.ALIASES, "Autograd", *backends, *(f"Autograd{name}" for name in backends))
    if key not in accepted:
        msg = f"{qualname}: expected one of the dispatch keys {', '.join(accepted)}, got {key!r}"
        raise ArgumentValueError(msg)
    return key
