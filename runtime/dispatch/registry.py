"""All operators of the process, whatever package brought them."""

from __future__ import annotations

from typing import TypeVar

from runtime.dispatch.index import place
from runtime.dispatch.operator import Operator
from runtime.errors import RegistrationError

Internal = TypeVar("Internal", bound=Operator)
_operators: dict[str, Operator] = {}
_internal: dict[str, Operator] = {}


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


def internal(operator: Internal) -> Internal:
    """Register an operator that no public function calls; that of an identical entry of another package is shared."""
    known = _internal.get(operator.name)
    if known is None or known.digest != operator.digest:
        known = _internal[operator.name] = operator
    return known  # type: ignore[return-value]


def internal_operators() -> tuple[Operator, ...]:
    """Every internal operator, in order of registration."""
    return tuple(_internal.values())


def find(name: str) -> Operator:
    """The operator of that full name (``"add.Tensor"``), internal ones included; KeyError when there is none."""
    operator = _operators.get(name)
    return _internal[name] if operator is None else operator


def operators() -> tuple[Operator, ...]:
    """Every operator, in order of registration."""
    return tuple(_operators.values())
