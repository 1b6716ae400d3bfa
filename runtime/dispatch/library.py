"""Adding and replacing operators while the program runs, in the manner of ``torch.library.Library``."""

from __future__ import annotations

import weakref
from typing import Any, Self

from runtime.dispatch import registry
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import ArgumentError, RegistrationError
from runtime.guards import Guard
from runtime.tensor import keys


class Library(Guard):
    """Registrations that belong together; used as a context manager, it undoes them at the end."""

    def __init__(self) -> None:
        self._undo: list[tuple[Operator, int | str, Kernel | None]] = []
        self._end: weakref.ref[Any] | None = None

    def define(self, schema: str) -> Operator:
        """Register a new operator without kernels from its schema string. RuntimeError for one that is there."""
        name = schema.partition("(")[0].strip()
        if not name or "(" not in schema:
            msg = f"Library.define(): expected a schema such as 'name(Tensor self) -> Tensor', got {schema!r}"
            raise ArgumentError(msg)
        if registry.is_defined(name):
            msg = f"Library.define(): there is an operator {name!r} already; give this one another name"
            raise RegistrationError(msg)
        return registry.define(name, schema, digest=schema, package="Library.define")

    def impl(self, name: str, kernel: Kernel, key: str) -> None:
        """Make `kernel` serve operator `name` under `key` (``"CPU"``, ``"Autograd"``, ``"AutogradCPU"``, an alias).

        What it returns is compared with the schema at every call.
        """
        names = keys.names()
        if key not in names:
            msg = f"Library.impl(): unknown dispatch key {key!r}; known: {', '.join(names)}"
            raise ArgumentError(msg)
        where = names[key]
        try:
            operator = registry.find(name)
        except KeyError:
            msg = f"Library.impl(): there is no operator {name!r}"
            raise ArgumentError(msg) from None
        # Noted before it is done, and undone before that is forgotten: undoing it twice, or too early, does no harm.
        self._undo.append((operator, where, operator.kernels.get(where)))
        operator.override(where, operator.checked(kernel))

    def __enter__(self) -> Self:
        life = self.life()
        if life is not None:
            self._end = weakref.ref(life, self._undo_all)
        return self

    def leave(self) -> None:
        """Undo all registrations, the last first."""
        while self._undo:
            operator, where, previous = self._undo[-1]
            if previous is None:
                operator.kernels.pop(where, None)
                operator.clear()
            else:
                operator.override(where, previous)
            self._undo.pop()
        self._end = None

    def _undo_all(self, _: object) -> None:
        """What an interrupt kept the ``with`` statement from doing."""
        self.leave()
