"""Execution paths of kernels: the native call or the general path that arguments take, and the dtype of computation.

Kernels are asked for what they have: a builtin for its native function, what computes element by element or reduces
for the dtype that its expressions compute in. Nothing runs, and nothing is compiled.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Sequence
from typing import Any

from runtime.errors import OpweaveError
from runtime.native.builtin import is_on
from runtime.tensor import Tensor


def paths_of(kernel: Any, arguments: Sequence[Any], position_of: Any) -> Iterator[str]:
    """The lines about a kernel; `position_of` gives file and line of a function."""
    kernel = inspect.unwrap(kernel, stop=lambda item: hasattr(item, "spec") or hasattr(item, "general"))
    spec = getattr(kernel, "spec", None)
    if spec is not None:
        general = position_of(getattr(spec, f"{kernel.name}_any"))
        yield from _native_lines(f"{spec.native}.{kernel.name}", general, is_waiting=kernel.is_waiting)
    elif hasattr(kernel, "general"):
        module, name = getattr(kernel, "place", (type(kernel).__module__, type(kernel).__name__))
        waiting = getattr(kernel, "is_waiting", False)
        yield from _native_lines(f"{module}.{name}", position_of(kernel.general), is_waiting=waiting)
    else:
        spec = _spec_of_function(kernel)
    kind = _dtype_of(spec, arguments)
    if kind is not None:
        yield f"computes in {kind}"


def _native_lines(native: str, general: str, *, is_waiting: bool) -> Iterator[str]:
    """What is said of a kernel that has a native function beside its general path."""
    if not is_on():
        yield f"general path at {general}: native calls are off"
    elif is_waiting:
        yield f"native call {native}, loaded or compiled by this call or a later one; until then the general path"
    else:
        yield f"native call {native}; what it does not take goes to the general path at {general}"


def _spec_of_function(kernel: Any) -> Any:
    """The loops that a generated function calls, of which there is one description among its names."""
    code = getattr(kernel, "__code__", None)
    names = () if code is None else code.co_names
    values = (kernel.__globals__.get(name) for name in names)
    return next((value for value in values if hasattr(value, "compute_dtype")), None)


def _dtype_of(spec: Any, arguments: Sequence[Any]) -> Any:
    """The dtype that expressions compute in; None where the kernel does not say so."""
    tensors = [value for value in arguments if isinstance(value, Tensor)]
    if not tensors or not hasattr(spec, "compute_dtype"):
        return None
    numbers = [value for value in arguments if isinstance(value, (bool, int, float, complex))]
    try:
        common = spec.common_dtype(tensors, numbers) if hasattr(spec, "common_dtype") else tensors[0].dtype
        return spec.compute_dtype(common)
    except (OpweaveError, IndexError):  # of a call that is going to be rejected
        return None
