"""What ``inspect.signature`` and ``help`` show of a public function or method: its most general form's parameters.

The definition itself takes anything (``*rest, **named``), for the overloads sort it out. What is shown is read from the
schema when somebody asks for it; importing a package makes an object of two words for each.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import FunctionType
from typing import Any

from runtime.dispatch.arguments import Form, Overloads
from runtime.dispatch.conversions import MISSING
from runtime.dispatch.parameters import form_of


class FormSignature(inspect.Signature):
    """The signature of the most general form of `overloads`; of a method, of those that have ``self``."""

    __slots__ = ("is_method", "overloads")

    def __init__(self, overloads: Overloads, *, is_method: bool) -> None:
        self.overloads = overloads
        self.is_method = is_method

    def __getattr__(self, name: str) -> Any:
        """What :class:`inspect.Signature` keeps, when it is first asked for."""
        if name not in ("_parameters", "_return_annotation"):
            raise AttributeError(name)
        forms = [form for form in self.overloads.forms if not self.is_method or "input" in form.positions]
        form = max(forms or self.overloads.forms, key=_generality)
        super().__init__(parameters_of(form, is_method=self.is_method))
        return getattr(self, name)

    def replace(self, **changes: Any) -> Any:
        """A plain signature with some parts exchanged."""
        return inspect.Signature(**{"parameters": [*self.parameters.values()], **changes})

    def __reduce__(self) -> Any:
        return inspect.Signature, ([*self.parameters.values()],)


def _generality(form: Form) -> tuple[int, bool]:
    """More parameters first, then the overload without a name; :func:`max` takes the first of equal ones."""
    return len(form.parameters), "." not in form.operator.name


def parameters_of(form: Form, *, is_method: bool) -> list[inspect.Parameter]:
    """The parameters of a form as Python has them; a method has ``self`` first, and no ``out=`` or ``inplace=``."""
    written = {parameter[0]: parameter[2:] for parameter in form_of(form.operator, inplace=False)[1]}
    positional = len(form.parameters) - form.keyword_only
    shown = []
    for i, parameter in enumerate(form.parameters):
        if is_method and parameter.name in ("input", "out", "inplace"):
            continue
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD if i < positional else inspect.Parameter.KEYWORD_ONLY
        default = inspect.Parameter.empty if parameter.default is MISSING else parameter.default
        default = next(iter(written.get(parameter.name, ())), default)  # reduction="mean", not its number
        shown.append(inspect.Parameter(parameter.name, kind, default=default))
    first = [inspect.Parameter("self", inspect.Parameter.POSITIONAL_OR_KEYWORD)] if is_method else []
    return first + shown


def show(functions: Mapping[str, Any], *, is_method: bool) -> None:
    """Let the functions of a class or a module, each of which calls its overloads, show the form that they have."""
    for function in functions.values():
        if not isinstance(function, FunctionType) or "rest" not in function.__code__.co_varnames:
            continue
        for overloads in map(function.__globals__.get, function.__code__.co_names):
            if type(overloads) is Overloads:
                function.__signature__ = FormSignature(overloads, is_method=is_method)  # type: ignore[attr-defined]
                break
