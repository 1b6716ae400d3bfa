"""``torch.library.get_kernel``: the kernel that serves a key of an operator now, which stays what it is.

A kernel that stands before another one, registered by ``Library.impl``, goes on with it this way.
"""

from __future__ import annotations

from typing import Any

from runtime.dispatch import ops, registry
from runtime.dispatch.keysets import DispatchKey, DispatchKeySet, bits_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.registrations import Registration, redispatching
from runtime.dispatch.tables import position_of
from runtime.errors import ArgumentError, ArgumentValueError, ComputeError
from runtime.tensor import keys


class SafeKernelFunction:
    """A kernel of an operator, to be called until the library ends that registered it; see :func:`get_kernel`."""

    def __init__(
        self, overload: ops.OpOverload, key: int, kernel: Kernel, debug: str, registration: Registration | None
    ) -> None:
        self._overload, self._key, self._kernel, self._debug = overload, key, kernel, debug
        self._registration = registration

    def call_boxed(self, keyset: DispatchKeySet, /, *args: Any, **kwargs: Any) -> Any:
        """What the kernel gives for the arguments of the operator, which are converted as its schema says.

        `keyset` is what a kernel gets that was registered ``with_keyset``; others take the keys of their arguments.
        TypeError for what is no key set, and for arguments that the schema does not have. RuntimeError where the
        kernel was registered by a library that has ended since.
        """
        if not isinstance(keyset, DispatchKeySet):
            msg = f"call_boxed(): expected a DispatchKeySet before the arguments of the operator, got {keyset!r}"
            raise ArgumentError(msg)
        if self._registration is not None and not self._registration.is_active:
            msg = f"SafeKernelFunction has been invalidated: its library has ended; {self._debug}"
            raise ComputeError(msg)
        operator, values = self._overload.operator, self._overload.values(args, kwargs)
        bits = keyset.bits
        kernel = operator.prepared(self._kernel, bits if bits & keys.AUTOGRAD else bits | keys.PAST_AUTOGRAD)
        if not self._key & keys.AUTOGRAD or self._registration is not None:
            return kernel(*values)
        with redispatching(operator):
            return kernel(*values)

    @property
    def op_handle(self) -> ops.OpOverload:
        """The operator of which it is a kernel."""
        return self._overload

    def __repr__(self) -> str:
        return f"SafeKernelFunction(debug={self._debug!r})"


def get_kernel(op: Any, dispatch_key: Any) -> SafeKernelFunction:
    """The kernel that serves a dispatch key of an operator: its own, a composite or a fallback.

    `op` is the name of an operator (``"aten::sin"``), an overload or what ``custom_op`` gave, `dispatch_key` a
    ``DispatchKey`` or its name. What is registered later does not change it.

    Raises RuntimeError for an operator that there is not, for a key that nothing serves, and for an alias key, under
    which nothing is called; ValueError for an unknown key and for another type of `op`.

    >>> sine = ow.library.get_kernel("aten::sin", "CPU")
    >>> def doubled(keyset, x):
    ...     return sine.call_boxed(keyset, x) * 2
    >>> with ow.library._scoped_library("aten", "IMPL") as library:
    ...     library.impl("sin", doubled, "CPU", with_keyset=True)
    ...     print(ow.sin(ow.zeros(2) + 1))
    tensor([1.6829, 1.6829])
    """
    operator = _operator_of(op)
    name = getattr(dispatch_key, "name", dispatch_key)
    if name not in DispatchKey.__members__:
        msg = f"Invalid dispatch key: {dispatch_key}; there are {', '.join(DispatchKey.__members__)}"
        raise ArgumentValueError(msg)
    if name in keys.ALIASES or name == "Autograd":
        msg = f"get_kernel(): {name} is an alias, under which nothing is called; use a key such as CPU or AutogradCPU"
        raise ComputeError(msg)
    bits = bits_of(DispatchKey[name])
    origin, kernel = operator.at(bits & ~keys.BACKENDS or bits, bits) if bits else ("", None)
    if kernel is None:
        reason = "the kernel of the key falls through" if origin else "no kernel"
        msg = f"{reason} for {name} for {ops.overload_of(operator).name()}"
        raise ComputeError(msg)
    debug = f"registered at {position_of(operator, bits, origin, kernel)}"
    registration = None if operator.registered is None else operator.registered.registration_of(kernel)
    return SafeKernelFunction(ops.overload_of(operator), bits, kernel, debug, registration)


def _operator_of(op: Any) -> Operator:
    """The operator of a name, an overload or a definition."""
    if isinstance(op, str):
        operator = registry.named(op)
        if operator is None:
            msg = f"operator {op} does not exist"
            raise ComputeError(msg)
        return operator
    overload = getattr(op, "_opoverload", op)
    if not isinstance(overload, ops.OpOverload):
        msg = f"get_kernel({op}): got unexpected type for op: {type(op)}"
        raise ArgumentValueError(msg)
    return overload.operator
