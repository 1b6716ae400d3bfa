"""The signatures that a type checker and an editor see."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from codegen.model.annotations import PARAMETERS
from codegen.model.bindings import FormBinding, FunctionBlock, OperatorMethod, ParameterBlock
from codegen.model.layout import double_quoted

# NumPy's spellings; a form that has such parameters gets an overload with them.
_SPELLINGS = {"dim": "axis", "dims": "axes", "keepdim": "keepdims"}
_NAMED = re.compile(r"""^[^'"]*\b(?:inf|nan)\b""")  # numbers that Python has no literals for
_LONGEST_DEFAULT = 20


@dataclass(frozen=True)
class StubParameter:
    """One parameter of a stub's signature."""

    name: str
    annotation: str
    default: str | None = None

    def __str__(self) -> str:
        if self.default is None:
            return f"{self.name}: {self.annotation}"
        return f"{self.name}: {self.annotation} = {self.default if len(self.default) < _LONGEST_DEFAULT else '...'}"


def signatures(function: FunctionBlock, *, method: bool = False) -> tuple[str, ...]:
    """Every overload of a function or a method, as ``(parameters) -> type``, in the order they are tried."""
    lines: list[str] = []
    for form in function.forms:
        positional, named = _parameters(form, numbers=function.numbers)
        if method:
            position = next((i for i, argument in enumerate(positional) if argument.name == "input"), None)
            if position is None:
                continue  # a form without self is no method
            positional = [StubParameter("self", ""), *positional[:position], *positional[position + 1 :]]
        lines.append(_signature(positional, named, form.returns))
        lines += _spelled_as_numpy(positional, named, form.returns)
        if method or not function.name.startswith("_"):
            lines += _variadic(form, positional, named, tensors=function.variadic)
    return tuple(dict.fromkeys(lines))


def _parameters(form: FormBinding, *, numbers: bool) -> tuple[list[StubParameter], list[StubParameter]]:
    """The positional and the keyword-only parameters."""
    listed = [_parameter(parameter, numbers=numbers) for parameter in form.parameters]
    positional = listed[: len(listed) - form.keyword_only]
    named = listed[len(listed) - form.keyword_only :]
    if form.inplace is not None:
        positional.append(StubParameter("inplace", "_bool", "False"))
    if form.factory:
        named.append(StubParameter("requires_grad", "_bool", "False"))
    if form.out is not None:
        named.append(StubParameter("out", "_Tensor | None" if form.outs == 1 else "Sequence[_Tensor] | None", "None"))
    return positional, named


def _parameter(parameter: ParameterBlock, *, numbers: bool) -> StubParameter:
    annotation = "_Tensor | _Number" if numbers and parameter.annotation == "_Tensor" else parameter.annotation
    default = None if parameter.default is None else double_quoted(parameter.default)
    if default is not None and (parameter.annotation == PARAMETERS["MemoryFormat"] or _NAMED.search(default)):
        default = "..."  # its name, which only the package knows
    return StubParameter(parameter.name, annotation, default)


def _signature(positional: Iterable[StubParameter], named: Sequence[StubParameter], returns: str) -> str:
    words = ["self" if argument.name == "self" else str(argument) for argument in positional]
    return f"({', '.join([*words, *(['*', *map(str, named)] if named else [])])}) -> {returns}"


def _spelled_as_numpy(positional: list[StubParameter], named: list[StubParameter], returns: str) -> list[str]:
    """The overload with ``axis`` and ``keepdims``, given by keyword; its first such parameter is required."""
    start = next((i for i, argument in enumerate(positional) if argument.name in _SPELLINGS), None)
    if start is None:
        return []
    renamed = [
        StubParameter(
            _SPELLINGS.get(argument.name, argument.name), argument.annotation, argument.default if i else None
        )
        for i, argument in enumerate(positional[start:])
    ]
    renamed.sort(key=lambda parameter: parameter.default is not None)
    return [_signature(positional[:start], [*renamed, *named], returns)]


def _variadic(
    form: FormBinding, positional: list[StubParameter], named: list[StubParameter], *, tensors: bool
) -> list[str]:
    """A list may be written without brackets: one of ints as the only parameter, as in ``x.view(2, 3)`` and

    ``zeros(2, 3)``, one of tensors as the last one where the entry says so, as in ``einsum("ij,jk", a, b)``.
    """
    kind = positional[-1].annotation if positional else ""
    lead = 1 if positional and positional[0].name == "self" else 0
    element = next((word for word in ("_int", "_Tensor") if kind.startswith(f"Sequence[{word}]")), "")
    fits = tensors if element == "_Tensor" else element and len(positional) == lead + 1
    if not fits:
        return []
    words = ["self" if argument.name == "self" else str(argument) for argument in positional[:-1]]
    return [f"({', '.join([*words, f'*{positional[-1].name}: {element}', *map(str, named)])}) -> {form.returns}"]


def operator_signature(method: OperatorMethod) -> str:
    """The signature of a special method such as ``__add__``."""
    if method.operands == 3:
        return "(self, index: Any, value: _Tensor | _Number) -> None"
    if method.operands == 1:
        return f"(self) -> {method.function.forms[0].returns}"
    kinds: list[str] = []
    for form in method.function.forms:
        required = [parameter for parameter in form.parameters if parameter.default is None]
        kinds += required[1].annotation.split(" | ") if len(required) > 1 else []
    kinds += ["_Tensor", "_Number"] if method.function.numbers else []
    return f"(self, other: {' | '.join(dict.fromkeys(kinds))}) -> {method.function.forms[0].returns}"
