"""An operator: one overload's schema and facts as data, and its table from key sets to callables.

The table is a dict whose missing entries resolve themselves, so that a call costs one look-up:
``ADD_TENSOR[self._keys | other._keys](self, other, 1)``. Kernels take the arguments of the schema in its order, all by
position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime import keys
from runtime.errors import UnsupportedError

Kernel = Callable[..., Any]


class Operator(dict[int, Kernel]):
    """One overload, e.g. ``add.Tensor``.

    ``schema``      the schema string
    ``tags``        PyTorch's tags and the entry's own
    ``source``      file and line of the entry
    ``digest``      hash of everything the entry says; two packages may share an operator only if it is equal
    ``kernel``      what the entry says about computing it (a dict: kind and expressions), as data
    ``derivative``  the formulas by argument, as data
    ``kernels``     what is registered, by key or alias name
    """

    __slots__ = ("derivative", "digest", "kernel", "kernels", "name", "schema", "source", "tags")

    def __init__(
        self,
        name: str,
        schema: str,
        *,
        tags: tuple[str, ...] = (),
        source: str = "",
        digest: str = "",
        kernel: dict[str, Any] | None = None,
        derivative: dict[str, str] | None = None,
    ) -> None:
        super().__init__()
        self.name = name
        self.schema = schema
        self.tags = tags
        self.source = source
        self.digest = digest
        self.kernel = kernel or {}
        self.derivative = derivative or {}
        self.kernels: dict[int | str, Kernel] = {}

    def __missing__(self, keyset: int) -> Kernel:
        kernel = self.resolve(keyset)
        prepare = getattr(kernel, "prepare_kernel", None)  # some are compiled when they are first needed
        if prepare is not None:
            kernel = prepare()
        self[keyset] = kernel
        return kernel

    def resolve(self, keyset: int) -> Kernel:
        """The kernel that serves `keyset`: its highest key's, an alias's, or the next lower key's.

        A key without a kernel of its own is served by CompositeImplicitAutograd (any key) or CompositeExplicitAutograd
        (backends); an autograd key without either is passed over, because a result without a formula has no gradient,
        and so is the key of forward mode, because it has no tangent.
        """
        rest = keyset
        while rest:
            key = keys.highest(rest)
            rest &= ~key
            found = self.kernels.get(key)
            if found is None and key & keys.AUTOGRAD:
                found = self.kernels.get(keys.AUTOGRAD_ALIAS)
            elif found is None and key != keys.FORWARD_AD:
                found = self.kernels.get(keys.COMPOSITE_EXPLICIT_AUTOGRAD)
            if found is None and not (key & keys.FUNCTIONALITY and self.has_backend_kernel(keyset)):
                found = self.kernels.get(keys.COMPOSITE_IMPLICIT_AUTOGRAD)
            if found is not None:
                return found
        registered = ", ".join(keys.NAMES[key] if isinstance(key, int) else key for key in self.kernels) or "none"
        msg = (
            f"{self.name} has no kernel for tensors with the keys {keys.describe(keyset)}; registered: {registered}. "
            f"Register one with Library.impl({self.name!r}, function, key)"
        )
        raise UnsupportedError(msg)

    def has_backend_kernel(self, keyset: int) -> bool:
        """Whether a kernel is registered for one of the backends in `keyset` itself."""
        return any(isinstance(key, int) and key & keyset & keys.BACKENDS for key in self.kernels)

    def checked(self, kernel: Kernel) -> Kernel:
        """`kernel`, written by hand, with a look at every result: see :mod:`runtime.dispatch.results`."""
        from runtime.dispatch.results import checked

        return checked(self.name, self.schema, kernel)

    def implement(self, key: int | str, kernel: Kernel) -> None:
        """Register `kernel` under a key or alias unless there is one already (an equal entry of another package)."""
        if key not in self.kernels:
            self.kernels[key] = kernel
            self.clear()

    def override(self, key: int | str, kernel: Kernel) -> Kernel | None:
        """Register `kernel` under a key or alias, replacing what was there, which is returned."""
        previous = self.kernels.get(key)
        self.kernels[key] = kernel
        self.clear()
        return previous

    def __repr__(self) -> str:
        return f"<operator {self.schema}>"

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other

    def __reduce__(self) -> Any:
        from runtime.dispatch.registry import find

        return find, (self.name,)

