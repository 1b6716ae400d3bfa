"""All operators of the process, whatever package brought them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from runtime.dispatch.index import place
from runtime.dispatch.operator import Operator
from runtime.errors import RegistrationError

Internal = TypeVar("Internal", bound=Operator)
_operators: dict[str, Operator] = {}
_internal: dict[str, Operator] = {}
_changes = 0
listeners: list[Callable[[], None]] = []  # called after an operator has come or gone


def define(
    name: str, schema: str = "", *, digest: str = "", package: str = "", functional: Operator | None = None
) -> Operator:
    """Register the operator `name`, e.g. ``add.Tensor``; the arguments are those of :class:`Operator`.

    An identical entry of a package that is already loaded is shared. Raises RuntimeError (naming both places) when the
    entries differ.
    """
    global _changes  # noqa: PLW0603 - a counter of the module's own
    existing = _operators.get(name)
    if existing is None:
        _changes += 1
        existing = _operators[name] = Operator(name, schema, digest=digest, package=package, functional=functional)
        _tell()
    elif existing.digest != digest:
        owner = name if functional is None else functional.name
        msg = (
            f"operator {name} is defined twice with different entries: {existing.source} and {place(package, owner)}; "
            "give one of them another name, or make the entries identical"
        )
        raise RegistrationError(msg)
    return existing


def _tell() -> None:
    for listener in listeners:
        listener()


def is_defined(name: str) -> bool:
    """Whether there is an operator of that full name."""
    return name in _operators


def internal(operator: Internal) -> Internal:
    """Register an operator that no public function calls; that of an identical entry of another package is shared."""
    entry = _internal.get(operator.name)
    if entry is None or entry.digest != operator.digest:
        entry = _internal[operator.name] = operator
    return entry  # type: ignore[return-value]


def internal_operators() -> tuple[Operator, ...]:
    """Every internal operator, in order of registration."""
    return tuple(_internal.values())


def version() -> int:
    """A number that changes when an operator comes or goes."""
    return _changes


def forget(name: str) -> None:
    """Let an operator that a program declared not be found any more; nothing happens where there is none."""
    global _changes  # noqa: PLW0603 - a counter of the module's own
    if _operators.pop(name, None) is not None:
        _changes += 1
        _tell()


def named(name: str) -> Operator | None:
    """The operator of a name as PyTorch writes it: ``"aten::add.Tensor"``, ``"mine::cube.default"``."""
    return _operators.get(name.removeprefix("aten::").removesuffix(".default"))


def find(name: str) -> Operator:
    """The operator of that full name (``"add.Tensor"``), internal ones included; KeyError when there is none."""
    operator = _operators.get(name)
    return _internal[name] if operator is None else operator


def operators() -> tuple[Operator, ...]:
    """Every operator, in order of registration."""
    return tuple(_operators.values())
