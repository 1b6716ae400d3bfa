"""Operators of a namespace that a program declares by their schemas: ``library.define``, ``impl`` and ``Library``.

What is declared without a function gets its functions by dispatch key: "CPU", "CompositeImplicitAutograd" (gradients go
through what it calls), "Autograd" (called where the call is recorded), "Meta" (shapes).
"""

from __future__ import annotations

import ast
import functools
import inspect
from collections.abc import Callable
from typing import Any

from runtime.autograd import custom_ops
from runtime.autograd.custom_ops import (
    CustomOpDef,
    custom_op,
    impl_abstract,
    keys_of_devices,
    register_autograd,
    register_fake,
    register_kernel,
)  # fmt: skip
from runtime.dispatch import library, schemas
from runtime.errors import ArgumentError, ArgumentValueError, RegistrationError

__all__ = [
    "CustomOpDef", "Library", "custom_op", "define", "impl", "impl_abstract", "register_autograd", "register_fake",
    "register_kernel",
]  # fmt: skip
_KINDS = ("DEF", "FRAGMENT", "IMPL")


def define(qualname: str, schema: str, *, lib: Any = None, tags: Any = ()) -> None:
    """Declare an operator: ``define("mine::cube", "(Tensor x) -> Tensor")``. ValueError for another form of name.

    RuntimeError where there is one of that name already.

    >>> ow.library.define("mine::cubed", "(Tensor x) -> Tensor")
    >>> ow.library.impl("mine::cubed", "cpu", lambda x: x ** 3) is not None
    True
    >>> ow.ops.mine.cubed(ow.tensor([2.0]))
    tensor([8.])
    """
    del lib, tags
    namespace, separator, name = qualname.partition("::")
    if not (separator and namespace.isidentifier() and name.isidentifier()) or not schema.strip().startswith("("):
        wanted = "namespace::name and a schema such as '(Tensor x) -> Tensor'"
        msg = f"define(): expected {wanted}, got {qualname!r}, {schema!r}"
        raise ArgumentValueError(msg)
    if custom_ops.known(qualname) is not None:
        msg = f"define(): there is an operator {qualname!r} already; give this one another name"
        raise RegistrationError(msg)
    parameters = [
        inspect.Parameter(
            argument.name,
            inspect.Parameter.KEYWORD_ONLY if argument.keyword_only else inspect.Parameter.POSITIONAL_OR_KEYWORD,
            default=inspect.Parameter.empty if argument.default is None else _value(argument.default),
        )
        for argument in schemas.arguments_of(name + schema.strip())
    ]
    custom_ops.add(CustomOpDef(qualname, inspect.Signature(parameters)), namespace, name)


def _value(text: str) -> Any:
    try:
        return ast.literal_eval(text)
    except ValueError:  # a word, such as Mean
        return text


def impl(qualname: str, types: Any, func: Callable[..., Any] | None = None, *, lib: Any = None) -> Any:
    """Let a function compute an operator that was declared; without one, a decorator.

    `types` is a device, several, "default" for all, or a dispatch key. TypeError for an operator that there is not,
    ValueError for a device or a key that PyTorch does not have, or that no call of such an operator looks at.
    """
    del lib
    if func is None:
        return functools.partial(impl, qualname, types)
    made = custom_ops.known(qualname)
    if made is None:
        msg = f"impl(): there is no operator {qualname!r}; declare it with define()"
        raise ArgumentError(msg)
    for kind in (types,) if isinstance(types, str) else types:
        is_device = kind == "default" or kind.islower()  # dispatch keys begin with a capital letter
        for key in keys_of_devices("impl()", None if kind == "default" else kind) if is_device else [kind]:
            made.implement(key, func)
    return func


class Library(library.Library):
    """Operators of a namespace: ``Library("mine", "DEF")``; without one, those of packages, as ``ow.Library``.

    As a context manager it forgets at the end what it declared.
    """

    def __init__(self, ns: str | None = None, kind: str = "DEF", dispatch_key: str = "") -> None:
        super().__init__()
        if kind not in _KINDS:
            msg = f"Library(): kind is one of {', '.join(_KINDS)}, got {kind!r}"
            raise ArgumentValueError(msg)
        self.ns, self.kind, self.dispatch_key = None if ns == "aten" else ns, kind, dispatch_key
        self._declared: list[str] = []

    def define(self, schema: str, alias_analysis: str = "", *, tags: Any = ()) -> Any:
        """Declare an operator: ``"cube(Tensor x) -> Tensor"``; its name."""
        del alias_analysis, tags
        if self.ns is None:
            return super().define(schema)
        name, bracket, rest = schema.partition("(")
        define(f"{self.ns}::{name.strip()}", bracket + rest)
        self._declared.append(f"{self.ns}::{name.strip()}")
        return name.strip()

    def impl(self, name: Any, kernel: Callable[..., Any], key: str = "", **_: Any) -> None:
        """Let a function compute an operator under a dispatch key, that of the library where none is given."""
        key = key or self.dispatch_key or "CompositeImplicitAutograd"
        if self.ns is None:
            super().impl(name.removeprefix("aten::") if isinstance(name, str) else name.name(), kernel, key)
            return
        own = name._qualname if isinstance(name, CustomOpDef) else name
        impl(own if "::" in own else f"{self.ns}::{own}", key, kernel)

    def leave(self) -> None:
        """Forget what was declared, and undo what was registered."""
        while self._declared:
            custom_ops.forget(self._declared.pop())
        super().leave()

    _destroy = leave
