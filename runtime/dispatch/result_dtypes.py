"""Dtypes of the results of a call, before it is made: those of its plan, which the device meta runs."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from runtime.dispatch.interposing import thread_keys
from runtime.dispatch.operator import Operator
from runtime.dispatch.rehearsal import each_tensor
from runtime.tensor import Tensor, dtypes, keys
from runtime.tensor.plans import KernelPlan, meta_device, on_meta

Kinds = tuple[dtypes.dtype, ...]


def dtypes_of_results(operator: Operator, arguments: Sequence[Any]) -> Kinds | None:
    """The dtypes of what an operator gives for arguments; None where they depend on elements, or it rejects them.

    They are remembered by the dtypes and sizes of tensors and by all other arguments: a call of which they are known is
    rejected because of elements at most. Nothing is planned within a mode, which would see that.
    """
    if thread_keys().included & ~keys.INFERENCE_MODE:
        return None
    try:
        call = (operator, dtypes.get_default_dtype(), *map(_traits, arguments))
        remembered = _remembered(call)
    except TypeError:  # an argument that nothing can be remembered by
        return None
    if not remembered:
        remembered.append(_planned_dtypes(operator, arguments))
    return remembered[0]


@functools.lru_cache(1000)
def _remembered(_: Any) -> list[Kinds | None]:
    """The place for the dtypes of a call, empty until they are known."""
    return []


def _planned_dtypes(operator: Operator, arguments: Sequence[Any]) -> Kinds | None:
    meta_device()  # whose kernels are loaded by it
    try:
        result = operator[keys.META](*[each_tensor(argument, _without_elements) for argument in arguments])
    except Exception:  # noqa: BLE001 - the call itself raises what it has to
        return None
    results = (result,) if isinstance(result, Tensor) else result
    return tuple([item.dtype for item in results])


def _traits(argument: Any) -> Any:
    """What of an argument the dtype of a result, or an error, depends on, but for elements."""
    if isinstance(argument, Tensor):
        return argument.dtype, argument._sizes
    if isinstance(argument, (tuple, list)):
        return tuple(map(_traits, argument))
    return type(argument), argument


def _without_elements(tensor: Tensor) -> Tensor:
    return on_meta(KernelPlan(tensor._sizes, tensor.dtype, tensor.stride()))  # type: ignore[no-any-return]
