"""The rules that an entry of native_functions.yaml must keep by itself, beyond the types of its values.

Each rule is a generator of Violations, as those of schemas are (codegen.schema.rules); `check` runs them all and places
them. Two rules about PyTorch's kernels do not hold in ops.yaml, where the kind of kernel stands for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from codegen.diagnostics import Diagnostics
from codegen.reading.native_function import NativeFunction
from codegen.reading.native_keys import COMPOSITE_KEYS

# The keys whose kernels a delegate takes from the operator it delegates to, and a ufunc generates.
STRUCTURED_KEYS = ("CPU", "CUDA", "MPS", "XPU", "MTIA")
UFUNC_KEYS = ("CPU", "CUDA")
_IMPLICIT = "CompositeImplicitAutograd"


class EntryViolation(NamedTuple):
    """A broken rule, at one of the entry's keys or, without one, at the operator's name."""

    code: str
    message: str
    key: str = ""
    hint: str | None = None


def check(function: NativeFunction, diagnostics: Diagnostics, *, native: bool) -> None:
    """Reports everything wrong with one entry whose values could be read; `native` says that it is PyTorch's own."""
    for rule in _RULES + _NATIVE_RULES if native else _RULES:
        for code, message, key, hint in rule(function):
            function.error(diagnostics, code, message, key=key, hint=hint)


def _module(function: NativeFunction) -> Iterator[EntryViolation]:
    if function.module is not None and "method" in function.variants:
        message = f"'{function.name}' lies in module {function.module} and cannot be a method"
        yield EntryViolation("entry-module-method", message)


def _variants(function: NativeFunction) -> Iterator[EntryViolation]:
    if function.schema.kind == "out" and "method" in function.variants:
        message = f"'{function.name}' is the out= form of an operator and cannot be a method"
        yield EntryViolation("entry-out-method", message, "variants")
    if "method" in function.variants and function.schema.self_argument is None:
        message = f"'{function.name}' has no argument 'self' and cannot be a method"
        yield EntryViolation("entry-method-self", message, "variants")


def _structured(function: NativeFunction) -> Iterator[EntryViolation]:
    name, kind = function.name, function.schema.kind
    if function.structured and kind != "out":
        yield EntryViolation(
            "entry-structured", f"'{name}' is no out= form; only those can be structured", "structured",
            "did you mean 'structured_delegate'?",
        )
    if function.delegate is not None and kind == "out":
        yield EntryViolation(
            "entry-structured", f"'{name}' is an out= form and cannot delegate", "structured_delegate",
            "did you mean 'structured: True'?",
        )
    if function.structured and function.delegate is not None:
        message = f"'{name}' cannot be structured and delegate as well"
        yield EntryViolation("entry-structured", message, "structured_delegate")
    if function.structured and not function.device_guard:
        yield EntryViolation("entry-structured", f"'{name}' is structured and needs its device guard", "device_guard")
    for key, value in (
        ("structured_inherits", function.inherits), ("precomputed", function.precomputed),
        ("ufunc_inner_loop", function.ufunc),
    ):  # fmt: skip
        if value and not function.structured:
            message = f"'{name}' has '{key}' but is not structured"
            yield EntryViolation("entry-structured", message, key, "add 'structured: True'")


def _dispatch(function: NativeFunction) -> Iterator[EntryViolation]:
    if function.dispatch is None:
        return
    name, keys = function.name, function.keys
    composite = [key for key in keys if key in COMPOSITE_KEYS]
    if function.manual_registration:
        yield EntryViolation(
            "entry-dispatch", f"'{name}' registers its kernels by hand and cannot list them", "dispatch"
        )
    if len(composite) > 1:
        yield EntryViolation("entry-dispatch", f"'{name}' can be only one of {' and '.join(composite)}", "dispatch")
    if function.structured and _IMPLICIT in keys:
        message = f"'{name}' is structured and cannot have a kernel for {_IMPLICIT}"
        yield EntryViolation("entry-dispatch", message, "dispatch")
    for reason, forbidden, applies in (
        ("takes its kernels from the operator it delegates to", STRUCTURED_KEYS, function.delegate is not None),
        ("has its kernels from ufunc_inner_loop", UFUNC_KEYS, bool(function.ufunc)),
    ):
        reserved = [key for key in keys if key in forbidden]
        if applies and reserved:
            yield EntryViolation(
                "entry-dispatch", f"'{name}' {reason} and cannot have one for {reserved[0]}", "dispatch"
            )
    kernel = dict(function.dispatch).get(_IMPLICIT)
    if keys == (_IMPLICIT,) and not function.structured and function.delegate is None:
        implied = _cpp_name(function)
        if kernel == implied:
            message = f"'{name}' says under 'dispatch' what holds without it"
            yield EntryViolation("entry-dispatch", message, "dispatch", "delete the key")
        elif kernel is not None and "_symint" not in kernel:  # that word says how C++ calls it
            message = f"the only kernel of '{name}' is composite and not called '{implied}'"
            yield EntryViolation("entry-dispatch", message, "dispatch", "rename it")


def _cpp_name(function: NativeFunction) -> str:
    """What PyTorch calls the kernel of an operator that names none: the base, and ``_out`` for an out= form."""
    schema = function.schema
    return schema.name.base + ("_out" if schema.kind == "out" else "")


def _factory(function: NativeFunction) -> Iterator[EntryViolation]:
    """A factory makes memory on a device, so its kernel cannot be composite without saying so."""
    schema = function.schema
    if function.dispatch is not None or function.delegate is not None:
        return
    base = schema.name.base
    makes = bool(schema.tensor_options) and not any(argument.type.is_tensor_like for argument in schema.inputs)
    if schema.kind == "functional" and (makes or base.startswith("new_") or base.endswith("_like")):
        yield EntryViolation(
            "entry-factory", f"'{function.name}' makes tensors and needs 'dispatch', which says where", "",
            "add 'dispatch: {CompositeExplicitAutograd: ...}'",
        )


def _foreach(function: NativeFunction) -> Iterator[EntryViolation]:
    if function.schema.name.base.startswith("_foreach") and function.device_check != "NoCheck":
        yield EntryViolation(
            "entry-foreach", f"'{function.name}' takes tensors of several devices", "device_check",
            "add 'device_check: NoCheck'",
        )


def _random(function: NativeFunction) -> Iterator[EntryViolation]:
    """What is given a Generator draws random numbers, and says so."""
    takes = any(argument.type.base == "Generator" for argument in function.schema.arguments)
    if takes and "nondeterministic_seeded" not in function.tags:
        yield EntryViolation(
            "entry-random", f"'{function.name}' takes a Generator but does not say that it draws random numbers",
            "tags", "add the tag nondeterministic_seeded",
        )


_RULES: tuple[Callable[[NativeFunction], Iterator[EntryViolation]], ...] = (
    _module,
    _variants,
    _structured,
    _dispatch,
    _random,
)
_NATIVE_RULES: tuple[Callable[[NativeFunction], Iterator[EntryViolation]], ...] = (_factory, _foreach)
