"""All operators of the process, whatever package brought them."""

from __future__ import annotations

from runtime.dispatch.index import place
from runtime.dispatch.operator import Operator
from runtime.errors import RegistrationError

_operators: dict[str, Operator] = {}


def define(
    name: str, schema: str = "", *, digest: str = "", package: str = "", functional: Operator | None = None
) -> Operator:
    """Register the operator `name`, e.g. ``add.Tensor``; the arguments are those of :class:`Operator`.

    An identical entry of a package that is already loaded is shared. Raises RuntimeError (naming both places) when the
    entries differ.
    """
    known = _operators.get(name)
    if known is None:
        known = _operators[name] = Operator(name, schema, digest=digest, package=package, functional=functional)
    elif known.digest != digest:
        owner = name if functional is None else functional.name
        msg = (
            f"operator {name} is defined twice with different entries: {known.source} and {place(package, owner)}; "
            "give one of them another name, or make the entries identical"
        )
        raise RegistrationError(msg)
    return known


def is_defined(name: str) -> bool:
    """Whether there is an operator of that full name."""
    return name in _operators


def find(name: str) -> Operator:
    """The operator of that full name (``"add.Tensor"``); KeyError when there is none."""
    return _operators[name]


def operators() -> tuple[Operator, ...]:
    """Every operator, in order of registration."""
    return tuple(_operators.values())
