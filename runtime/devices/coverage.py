"""What serves each operator on a registered device: ``ow.devices.coverage("npu")``."""

from __future__ import annotations

from runtime.devices.compositions import composed_kernel
from runtime.devices.derived import derived_kernel
from runtime.devices.views import is_filled_on_cpu, moving_kernel
from runtime.dispatch import registry
from runtime.dispatch.operator import Operator
from runtime.errors import ArgumentValueError
from runtime.tensor import keys
from runtime.tensor.backends import BY_NAME, DeviceBackend

KINDS = ("native", "memory", "derived", "composite", "fallback")
_COMPOSITES = (keys.COMPOSITE_EXPLICIT_AUTOGRAD, keys.COMPOSITE_IMPLICIT_AUTOGRAD)


def coverage(name: str) -> dict[str, tuple[str, ...]]:
    """The names of the operators by what serves them on a registered device.

    ``native``: a kernel that was registered for it; ``memory``: views, copies and new memory, which every device has;
    ``derived``: code from the expression tree, if the device's ``compile`` has code for its functions; ``composite``:
    other operators; ``fallback``: the CPU. ValueError for a name that is not registered.
    """
    backend = BY_NAME.get(name)
    if backend is None:
        msg = f"coverage(): '{name}' is no registered device; there are {', '.join(BY_NAME) or 'none'}"
        raise ArgumentValueError(msg)
    names: dict[str, list[str]] = {kind: [] for kind in KINDS}
    for operator in registry.operators():
        names[_kind_of(backend, operator)].append(operator.name)
    return {kind: tuple(sorted(members)) for kind, members in names.items()}


def _kind_of(backend: DeviceBackend, operator: Operator) -> str:
    """One of :data:`KINDS`, in the order in which a table asks."""
    if backend.key in operator.kernels:
        return "native"
    if moving_kernel(operator) is not None:
        return "memory"
    if is_filled_on_cpu(operator):
        return "fallback"
    if derived_kernel(backend, operator, operator.kernels.get(keys.CPU)) is not None:
        return "derived"
    if composed_kernel(backend, operator) is not None:
        return "composite"
    return "composite" if any(alias in operator.kernels for alias in _COMPOSITES) else "fallback"
