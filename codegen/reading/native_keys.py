"""The values of the keys of native_functions.yaml, one reader for each; what is wrong goes to Diagnostics.

A reader gets the value and the entry's schema and returns what NativeFunction keeps,
or None after an error. Rules that look at several keys are in codegen.reading.native_rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.schema import ArgumentSchema, OperatorName, OperatorSchema, SchemaError, parse_operator_name, parse_schema
from codegen.source.yaml_source import read_yaml
from codegen.source.yaml_values import (
    Mapping,
    Node,
    Sequence,
    Text,
    as_bool,
    as_list_of_text,
    as_mapping,
    as_sequence,
    as_text,
)

MODULES = ("nn", "linalg", "special", "fft", "signal", "masked", "sparse", "nested")
COMPOSITE_KEYS = (
    "CompositeImplicitAutograd", "CompositeExplicitAutograd", "CompositeExplicitAutogradNonFunctional",
)  # fmt: skip
# The devices and layouts under which PyTorch registers kernels. Only CPU and the composite keys have kernels here.
DISPATCH_KEYS = (
    "CPU", "CUDA", "MPS", "XPU", "MTIA", "Meta", "MkldnnCPU", "ZeroTensor",
    *(f"Sparse{device}" for device in ("CPU", "CUDA", "MPS", "XPU", "Meta")),
    *(f"SparseCsr{device}" for device in ("CPU", "CUDA", "MPS", "XPU", "Meta")),
    *(f"Quantized{device}" for device in ("CPU", "CUDA", "Meta")),
    *(f"NestedTensor{device}" for device in ("CPU", "CUDA", "XPU", "HPU", "Meta")),
    *COMPOSITE_KEYS, "CompositeImplicitAutogradNestedTensor",
)  # fmt: skip
UFUNC_KEYS = (
    "Generic", "ScalarOnly", "CPUScalar", "CPUVector", "CUDAFunctor", "CUDAFunctorOnOther", "CUDAFunctorOnSelf",
)  # fmt: skip
UFUNC_DTYPES = (
    "All", "AllAndComplex", "Floating", "FloatingAndComplex", "Integral", "Complex", "Bool", "Byte", "Char", "Short",
    "Int", "Long", "Half", "BFloat16", "Float", "Double", "ComplexHalf", "ComplexFloat", "ComplexDouble",
)  # fmt: skip
_KERNEL = re.compile(r"(?:[A-Za-z_]\w*::){0,3}[A-Za-z_]\w*", re.ASCII)
_IDENTIFIER = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_UFUNC = re.compile(r"([A-Za-z_]\w*)\s*\((.*)\)", re.ASCII)


@dataclass(frozen=True)
class Precomputed:
    """`precomputed`: arguments that a structured kernel gets in place of one of the schema, and those it gets besides.

    `dim -> int dim, bool all_contiguous` is `replaced`; a last line without an arrow is `added`.
    """

    replaced: tuple[tuple[str, tuple[ArgumentSchema, ...]], ...]
    added: tuple[ArgumentSchema, ...] = ()


@dataclass(frozen=True)
class UfuncLoop:
    """One line of `ufunc_inner_loop`: for these dtypes this scalar function is the body of the loop."""

    key: str
    function: str
    dtypes: tuple[str, ...]


@cache
def known_tags() -> dict[str, str]:
    """The tags with what each says."""
    diagnostics = Diagnostics()
    node = read_yaml(Path(__file__).parent / "tags.yaml", diagnostics)
    diagnostics.raise_if_any()
    assert isinstance(node, Mapping)
    return {key.value: str(value) for key, value in node.items}


Reader = Callable[[Node, OperatorSchema, Diagnostics], Any]


def _word(node: Node, diagnostics: Diagnostics, key: str, words: tuple[str, ...]) -> str | None:
    text = as_text(node, diagnostics, key)
    if text is not None and text.value not in words:
        text.error(
            diagnostics, f"entry-{key.replace('_', '-')}", f"unknown {key} '{text.value}'",
            hint=did_you_mean(text.value, words) or f"one of {', '.join(words)}",
        )
        return None
    return text.value if text is not None else None


def one_of(key: str, *words: str) -> Reader:
    """A reader of a word among `known`."""
    return lambda node, _schema, diagnostics: _word(node, diagnostics, key, words)


def truth(key: str) -> Reader:
    """A reader of True or False."""
    return lambda node, _schema, diagnostics: as_bool(node, diagnostics, key)


def read_variants(node: Node, _schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[str, ...]:
    """`function`, `method` or both."""
    words = as_list_of_text(node, diagnostics, "variants")
    if isinstance(node, Sequence) and not node.items:
        diagnostics.error(node.location, "entry-variant", "there is no variant", hint="write function, method or both")
    for word in words:
        if word.value not in ("function", "method"):
            word.error(
                diagnostics, "entry-variant", f"unknown variant '{word.value}'", hint="write function, method or both"
            )
    return tuple(word.value for word in words)


def read_tags(node: Node, _schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[str, ...]:
    """Names of codegen/tags.yaml."""
    words = as_list_of_text(node, diagnostics, "tags")
    tags = known_tags()
    for word in words:
        if word.value not in tags:
            word.error(
                diagnostics, "entry-tag", f"unknown tag '{word.value}'",
                hint=did_you_mean(word.value, tags) or f"one of {', '.join(tags)}",
            )
    return tuple(word.value for word in words)


def read_dispatch(node: Node, schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[tuple[str, str], ...] | None:
    """Rows `CPU, CUDA: kernel` as one pair for each dispatch key."""
    body = as_mapping(node, diagnostics, "dispatch")
    if body is None:
        return None
    rows: dict[str, str] = {}
    for keys, value in body.items:
        kernel = as_text(value, diagnostics, f"the kernel of '{keys.value}'")
        if kernel is None:
            continue
        if not _KERNEL.fullmatch(kernel.value):
            kernel.error(
                diagnostics, "entry-dispatch-kernel", f"'{kernel.value}' cannot be the name of a kernel",
                hint="write a name of C++, with at most three namespaces before it",
            )
        for word in (keys,) if "," not in keys.value else as_list_of_text(keys, diagnostics, "dispatch"):
            if word.value not in DISPATCH_KEYS:
                word.error(
                    diagnostics, "entry-dispatch-key", f"unknown dispatch key '{word.value}'",
                    hint=did_you_mean(word.value, DISPATCH_KEYS),
                )
            elif word.value in rows:
                message = f"'{schema.name}' has two kernels for {word.value}"
                word.error(diagnostics, "entry-dispatch-twice", message, hint=f"the first is {rows[word.value]}")
            rows.setdefault(word.value, kernel.value)
    return tuple(rows.items())


def read_operator(key: str) -> Reader:
    """A reader of the name of an operator of the same namespace."""

    def read(node: Node, _schema: OperatorSchema, diagnostics: Diagnostics) -> OperatorName | None:
        text = as_text(node, diagnostics, key)
        return _operator(text, diagnostics, key) if text is not None else None

    return read


def read_autogen(node: Node, _schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[OperatorName, ...]:
    """The names of the forms to be made."""
    words = as_list_of_text(node, diagnostics, "autogen")
    return tuple(name for word in words if (name := _operator(word, diagnostics, "autogen")) is not None)


def _operator(text: Text, diagnostics: Diagnostics, key: str) -> OperatorName | None:
    if "::" in text.value:
        text.error(diagnostics, "entry-namespace", f"{key} names an operator of the same namespace, without '::'")
        return None
    try:
        return parse_operator_name(text.value)
    except SchemaError as error:
        text.error(diagnostics, error.code, error.message, offset=error.offset, length=error.length, hint=error.hint)
        return None


def read_inherits(node: Node, _schema: OperatorSchema, diagnostics: Diagnostics) -> str | None:
    """The name of a class of C++."""
    text = as_text(node, diagnostics, "structured_inherits")
    if text is None:
        return None
    if not _IDENTIFIER.fullmatch(text.value):
        text.error(
            diagnostics, "entry-namespace", "structured_inherits names a class by its last name, without '::'"
        )
    return text.value


def read_no_defaults(node: Node, schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[str, ...]:
    """Arguments with a default value that C++ shall not have."""
    words = as_list_of_text(node, diagnostics, "cpp_no_default_args")
    for word in words:
        argument = schema.argument(word.value)
        if argument is None or argument.default is None:
            word.error(
                diagnostics, "entry-no-default",
                f"'{word.value}' is no argument of '{schema.name}' with a default value",
                hint=did_you_mean(word.value, [item.name for item in schema.arguments if item.default is not None]),
            )
    return tuple(word.value for word in words)


def read_precomputed(node: Node, schema: OperatorSchema, diagnostics: Diagnostics) -> Precomputed | None:
    """Lines `argument -> type name, type name`, and last a line without an arrow."""
    lines = as_sequence(node, diagnostics, "precomputed")
    if lines is None:
        return None
    replaced: list[tuple[str, tuple[ArgumentSchema, ...]]] = []
    added: tuple[ArgumentSchema, ...] = ()
    for index, item in enumerate(lines):
        text = as_text(item, diagnostics, "a line of precomputed")
        if text is None:
            continue
        source, arrow, rest = text.value.partition("->")
        arguments = _arguments(text, rest if arrow else text.value, diagnostics)
        name = source.strip()
        if not arrow:
            if index + 1 < len(lines):
                text.error(
                    diagnostics, "entry-precomputed", "only the last line of precomputed may have no '->'",
                    hint="write 'argument -> type name'",
                )
            added = arguments
        elif schema.argument(name) is None:
            text.error(
                diagnostics, "entry-precomputed", f"'{name}' is no argument of '{schema.name}'", length=len(name),
                hint=did_you_mean(name, [argument.name for argument in schema.arguments]),
            )
        else:
            replaced.append((name, arguments))
    return Precomputed(tuple(replaced), added)


def _arguments(text: Text, part: str, diagnostics: Diagnostics) -> tuple[ArgumentSchema, ...]:
    """The typed names in the last part of a line, read as arguments of a schema."""
    shift = len(text.value) - len(part)
    head = "f("
    errors: list[SchemaError] = []
    schema = parse_schema(f"{head}{part}) -> ()", on_error=errors.append)
    for error in errors:
        message = error.message.removesuffix(" in schema of 'f'").removeprefix("schema of 'f': ")
        offset = min(max(error.offset - len(head), 0), len(part) - 1) + shift
        text.error(diagnostics, error.code, message, offset=offset, length=error.length, hint=error.hint)
    for argument in schema.arguments if schema is not None else ():
        if argument.name.isupper():
            text.error(
                diagnostics,
                "entry-precomputed",
                f"'{argument.name}' is all capitals, which generated code uses itself",
                offset=text.value.find(argument.name, shift),
                length=len(argument.name),
                hint="use small letters",
            )
    return schema.arguments if schema is not None else ()


def read_ufunc(node: Node, _schema: OperatorSchema, diagnostics: Diagnostics) -> tuple[UfuncLoop, ...]:
    """`Generic: add (All, BFloat16)` for each key, or such a line alone, which is that of Generic."""
    if isinstance(node, Text):
        return tuple(_ufunc_loops("Generic", node, diagnostics))
    body = as_mapping(node, diagnostics, "ufunc_inner_loop")
    result: list[UfuncLoop] = []
    for key, value in body.items if body is not None else ():
        if key.value not in UFUNC_KEYS:
            key.error(
                diagnostics, "entry-ufunc", f"unknown key '{key.value}' in ufunc_inner_loop",
                hint=did_you_mean(key.value, UFUNC_KEYS) or f"one of {', '.join(UFUNC_KEYS)}",
            )
        result += _ufunc_loops(key.value, value, diagnostics)
    return tuple(result)


def _ufunc_loops(key: str, node: Node, diagnostics: Diagnostics) -> Iterator[UfuncLoop]:
    text = as_text(node, diagnostics, f"'{key}'")
    match = _UFUNC.fullmatch(text.value) if text is not None else None
    if text is None:
        return
    if match is None:
        text.error(
            diagnostics, "entry-ufunc", f"'{text.value}' is no function with dtypes", hint="write 'name (dtype, dtype)'"
        )
        return
    dtypes = as_list_of_text(text.slice(*match.span(2)), diagnostics, "the dtypes")
    for word in dtypes:
        if word.value not in UFUNC_DTYPES:
            word.error(
                diagnostics, "entry-ufunc", f"unknown dtype '{word.value}' in ufunc_inner_loop",
                hint=did_you_mean(word.value, UFUNC_DTYPES),
            )
    yield UfuncLoop(key, match[1], tuple(word.value for word in dtypes))
