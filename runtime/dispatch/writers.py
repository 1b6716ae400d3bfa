"""Kernels that write into the memory of ``out=``, without a result in new memory that is copied.

A kernel with a plan may have a writer beside it (:func:`runtime.tensor.plans.writer_of`). It is used for large results
of the plan's sizes and dtype in a tensor that lies row by row and shares no memory with an argument. Every other
``out=`` form computes its operator, to which it offers such memory (:mod:`runtime.tensor.offers`), and copies results
that do not lie there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.placement import tensors_in
from runtime.dispatch.result_dtypes import dtypes_of_results
from runtime.tensor import Tensor, keys, make_tensor
from runtime.tensor.memory import is_same_memory, may_share_memory, memory_of
from runtime.tensor.offers import offering
from runtime.tensor.outputs import can_be_offered, can_hold, check_writable
from runtime.tensor.plans import load_plans
from runtime.tensor.tensor import DISPATCH_MODES
from runtime.tensor.versions import bump_version

Write = Callable[[Tensor, Sequence[Any]], bool]


def direct_write(form: Operator, functional: Operator) -> Write | None:
    """What writes the result of `functional`, called with some arguments, into a tensor, and tells whether it did.

    None where the operator's kernel has no writer.
    """
    kernel = _kernel_of(functional)
    load_plans(kernel)
    plan, write = getattr(kernel, "plan", None), getattr(kernel, "write_into", None)
    if plan is None or write is None:
        return None

    def written(out: Tensor, arguments: Sequence[Any]) -> bool:
        if (keyset_of(arguments) | out._keys) & keys.BELOW_AUTOGRAD != keys.CPU:
            return False
        if _kernel_of(functional) is not kernel or functional.python_kernels:
            return False
        if not can_hold(out, plan(*arguments), tensors_in(arguments)):
            return False
        check_writable(form.name, out)
        write(out, *arguments)
        bump_version(out)
        return True

    return written


def compute_over(functional: Operator, arguments: Sequence[Any], outs: Sequence[Tensor], *, any_shape: bool) -> Any:
    """What an operator gives for some arguments, with tensors of `outs` in the places of results that lie in them.

    With `any_shape` a result may also be of another shape than the tensor in whose memory it lies.
    """
    keyset = keyset_of(arguments) or keys.CPU
    kernel = functional[keyset & keys.BELOW_AUTOGRAD]
    joined = (keyset | keyset_of(outs)) & keys.BELOW_AUTOGRAD
    if joined != keys.CPU or DISPATCH_MODES[0] or functional.python_kernels:
        return kernel(*arguments)
    kinds = dtypes_of_results(functional, arguments)
    arrays = can_be_offered(outs, tensors_in(arguments), kinds)
    if not arrays:
        return kernel(*arguments)
    with offering(arrays):
        result = kernel(*arguments)
    if isinstance(result, Tensor):
        return _in_its_place(result, outs[0], outs, any_shape)
    pairs = zip(result, outs, strict=True)
    results = [_in_its_place(item, out, outs, any_shape) for item, out in pairs]
    return type(result)(*results) if hasattr(result, "_fields") else tuple(results)


def _in_its_place(result: Tensor, out: Tensor, outs: Sequence[Tensor], any_shape: bool) -> Tensor:
    """`out` if a result lies in its memory; a copy, if it lies elsewhere in the memory of `outs`."""
    if is_same_memory(result, out, any_shape=any_shape):
        bump_version(out)
        return out
    if any(may_share_memory(result, target) for target in outs):
        return make_tensor(memory_of(result).copy(), result.dtype)
    return result


def _kernel_of(operator: Operator) -> Kernel | None:
    """The operator's own kernel for tensors in the memory of the CPU."""
    return operator.kernels.get(keys.CPU) or operator.kernels.get(keys.COMPOSITE_EXPLICIT_AUTOGRAD)
