"""The kernels that every registered backend has: views, which are geometry, and copies, which move bytes."""

from __future__ import annotations

from collections.abc import Callable

from runtime.devices.compositions import composed_kernel
from runtime.devices.derived import derived_kernel
from runtime.devices.fallback import by_cpu
from runtime.dispatch import schemas
from runtime.dispatch.operator import Derived, Kernel, Operator
from runtime.tensor import keys
from runtime.tensor.backends import DeviceBackend
from runtime.tensor.plans import load_plans

_EXPLICIT = keys.COMPOSITE_EXPLICIT_AUTOGRAD


def kernels_of(backend: DeviceBackend) -> Callable[[Operator, int], Kernel | None]:
    """What gives the kernel of an operator that moves or views memory, or makes new one; None for other operators."""
    fallback_of = by_cpu(backend)

    def kernel_of(operator: Operator, _: int = 0) -> Kernel | None:
        kernel = moving_kernel(operator) or form_kernel(backend, operator)
        if kernel is None and is_filled_on_cpu(operator):
            return fallback_of(operator)
        return (
            kernel
            or derived_kernel(backend, operator, operator.kernels.get(keys.CPU))
            or composed_kernel(backend, operator)
        )

    return kernel_of


def is_filled_on_cpu(operator: Operator) -> bool:
    """Whether the kernel for all backends calls no operators, but fills memory of the CPU."""
    return hasattr(operator.kernels.get(_EXPLICIT), "plan")


def moving_kernel(operator: Operator) -> Kernel | None:
    """The kernel that views or copies memory, or makes new one; None for an operator that computes."""
    for key in (keys.CPU, _EXPLICIT):
        kernel = operator.kernels.get(key)
        if kernel is None:
            continue
        load_plans(kernel)
        moves = getattr(_in_place(operator), "on_backends", None) or getattr(kernel, "on_backends", None)
        if moves is not None:
            return _anywhere(moves)
        view: Kernel | None = getattr(kernel, "elsewhere", None)
        if view is not None and schemas.is_view(operator.schema):
            return view
    return None


def form_kernel(backend: DeviceBackend, form: Operator) -> Kernel | None:
    """The kernel of a form that writes the result of its operator, where that has a kernel for the backend."""
    derived = form.kernels.get(keys.CPU)
    if form.functional is None or backend.key not in form.functional.kernels or not isinstance(derived, Derived):
        return None
    return derived.kernel_of(form) if _in_place(form) is None else None


def _in_place(operator: Operator) -> Kernel | None:
    """What an in-place form does on the CPU where that is more than to write a result."""
    functional = operator.functional
    if functional is None or functional.inplace is not operator:
        return None
    return getattr(functional.kernels.get(keys.CPU), "in_place", None)


def _anywhere(kernel: Kernel) -> Kernel:
    """A kernel of which the arguments may lie on several devices."""

    def moved(*arguments: object) -> object:
        return kernel(*arguments)

    moved.is_any_device_welcome = True  # type: ignore[attr-defined]
    return moved
