"""All operators of the process, whatever package brought them."""

from __future__ import annotations

from typing import Any

from runtime.dispatch.operator import Operator
from runtime.errors import RegistrationError

_operators: dict[str, Operator] = {}


def define(name: str, schema: str, **facts: Any) -> Operator:
    """Register the operator `name`, e.g. ``add.Tensor``; `facts` are the arguments of :class:`Operator`.

    An identical entry of a package that is already loaded is shared. Raises RuntimeError (naming both places) when the
    entries differ.
    """
    known = _operators.get(name)
    if known is None:
        known = _operators[name] = Operator(name, schema, **facts)
    elif known.digest != facts.get("digest", ""):
        msg = (
            f"operator {name} is defined twice with different entries: {known.source} and {facts.get('source')}; "
            "give one of them another name, or make the entries identical"
        )
        raise RegistrationError(msg)
    return known


def find(name: str) -> Operator:
    """The operator of that full name (``"add.Tensor"``); KeyError when there is none."""
    return _operators[name]


def operators() -> tuple[Operator, ...]:
    """Every operator, in order of registration."""
    return tuple(_operators.values())
