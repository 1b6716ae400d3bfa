"""The schema of a function from its annotations: ``library.infer_schema``."""

from __future__ import annotations

import collections.abc
import contextlib
import inspect
import types
import typing
from collections.abc import Callable, Iterable
from typing import Any

from runtime.errors import ArgumentValueError
from runtime.tensor import Tensor, device, dtypes

UNKNOWN = "unknown"
"""What is given for `mutates_args` where any argument may be written."""
_WORDS: dict[Any, str] = {
    Tensor: "Tensor", int: "SymInt", float: "float", bool: "bool", str: "str", dtypes.dtype: "ScalarType",
    device.device: "Device",
}  # fmt: skip
_NUMBER = frozenset({int, float, bool})
_LISTS = (list, tuple, collections.abc.Sequence)
_POSTPONED = {"Tensor": Tensor}  # in annotations that are text, where a module does not have the name itself


def infer_schema(
    prototype_function: Callable[..., Any], /, *, mutates_args: str | Iterable[str], op_name: str | None = None
) -> str:
    """The schema that the annotations of a function mean: Tensor, int, float, bool, str, Number, dtype, device.

    Lists of these, ``Optional`` of all, and tuples as results are understood. `mutates_args` are the names of the
    tensors that it writes into, or "unknown". ValueError for an argument or a result without an annotation, or with
    another, and for a name that is no argument of a tensor.

    >>> def scaled(x: ow.Tensor, by: float = 2.0, *, times: int = 1) -> ow.Tensor: ...
    >>> ow.library.infer_schema(scaled, mutates_args=(), op_name="scaled")
    'scaled(Tensor x, float by=2.0, *, SymInt times=1) -> Tensor'
    """
    who = "infer_schema()"
    signature = inspect.signature(prototype_function)
    written = _written(who, signature, mutates_args)
    words, keyword_only = [], False
    for index, (name, parameter) in enumerate(signature.parameters.items()):
        if parameter.kind not in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY, parameter.POSITIONAL_ONLY):
            msg = f"{who}: {name!r} stands for any number of arguments; an operator has a fixed number of them"
            raise ArgumentValueError(msg)
        if parameter.kind == parameter.KEYWORD_ONLY and not keyword_only:
            keyword_only = True
            words.append("*")
        kind = _word(who, f"argument {name!r}", _evaluated(parameter.annotation, prototype_function))
        if (name in written or mutates_args == UNKNOWN) and kind.startswith("Tensor"):
            kind = kind.replace("Tensor", f"Tensor(a{index}!)", 1)
        elif name in written:
            msg = f"{who}: mutates_args names {name!r}, but only tensors and lists of them are written into"
            raise ArgumentValueError(msg)
        default = "" if parameter.default is parameter.empty else f"={_default(parameter.default)}"
        words.append(f"{kind} {name}{default}")
    results = _results(who, _evaluated(signature.return_annotation, prototype_function))
    return f"{op_name or ''}({', '.join(words)}) -> {results}"


def _written(who: str, signature: inspect.Signature, mutates_args: str | Iterable[str]) -> tuple[str, ...]:
    """The names in `mutates_args`, each that of an argument."""
    if isinstance(mutates_args, str):
        if mutates_args == UNKNOWN:
            return ()
        msg = f"{who}: mutates_args is a list of names, or {UNKNOWN!r}, got {mutates_args!r}"
        raise ArgumentValueError(msg)
    names = tuple(mutates_args)
    for name in names:
        if name not in signature.parameters:
            declared = ", ".join(signature.parameters) or "none"
            msg = f"{who}: mutates_args names {name!r}, which is no argument; the arguments are {declared}"
            raise ArgumentValueError(msg)
    return names


def _evaluated(annotation: Any, function: Callable[..., Any]) -> Any:
    """An annotation; one that is text in the module of its function."""
    if not isinstance(annotation, str):
        return annotation
    names = {**vars(typing), **_POSTPONED, **getattr(inspect.unwrap(function), "__globals__", {})}
    closure = inspect.getclosurevars(function).nonlocals if inspect.isfunction(function) else {}
    with contextlib.suppress(NameError, AttributeError, SyntaxError):
        return eval(annotation, names, dict(closure))  # noqa: S307 - as inspect.signature(eval_str=True) does
    return _POSTPONED.get(annotation.rpartition(".")[2], annotation)


def _word(who: str, subject: str, annotation: Any) -> str:
    """The type of a schema for an annotation."""
    if annotation is inspect.Parameter.empty:
        msg = f"{who}: {subject} has no annotation; write its type, such as x: Tensor or n: int"
        raise ArgumentValueError(msg)
    word = _known_word(annotation)
    if word is None:
        allowed = ", ".join(sorted(kind.__name__ for kind in _WORDS))
        msg = f"{who}: {subject} is annotated as {annotation!r}; use {allowed}, lists of them, Optional, or Number"
        raise ArgumentValueError(msg)
    return word


def _known_word(annotation: Any) -> str | None:
    if isinstance(annotation, type) and not typing.get_origin(annotation) and issubclass(annotation, Tensor):
        return "Tensor"
    if isinstance(annotation, type) and annotation in _WORDS:
        return _WORDS[annotation]
    origin, parts = typing.get_origin(annotation), typing.get_args(annotation)
    if origin in (typing.Union, types.UnionType):
        members = [part for part in parts if part is not type(None)]
        inner = "Scalar" if {*members} == _NUMBER else _known_word(members[0]) if len(members) == 1 else None
        return None if inner is None else inner + "?" * (len(members) < len(parts))
    if origin in _LISTS:
        repeated = origin is not tuple or (len(parts) == 2 and parts[1] is ...)
        element = _known_word(parts[0]) if parts and repeated and (len(parts) == 1 or origin is tuple) else None
        return None if element is None or "[" in element else f"{element}[]"
    return None


def _default(value: Any) -> str:
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dtypes.dtype):
        return value.name
    if isinstance(value, device.device):
        return f'"{value}"'
    return str(list(value)) if isinstance(value, (list, tuple)) else str(value)


def _results(who: str, annotation: Any) -> str:
    """The results of a schema for the annotation of a function's result."""
    if annotation is None or annotation is type(None):
        return "()"
    parts = typing.get_args(annotation)
    if typing.get_origin(annotation) is tuple and ... not in parts:
        return f"({', '.join(_word(who, 'the result', part) for part in parts)})"
    return _word(who, "the result", annotation)
