"""Kernels that write into the memory of ``out=``, without a result in new memory that is copied.

A kernel with a plan may have a writer beside it (:func:`runtime.tensor.plans.writer_of`). It is used for large results
of the plan's sizes and dtype in a tensor that lies row by row and shares no memory with an argument; every other
``out=`` form computes its operator and copies the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from runtime.dispatch.arguments import keyset_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.placement import tensors_in
from runtime.tensor import Tensor, keys
from runtime.tensor.outputs import can_hold, check_writable
from runtime.tensor.plans import load_plans
from runtime.tensor.tensor import bump_version

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


def _kernel_of(operator: Operator) -> Kernel | None:
    """The operator's own kernel for tensors in the memory of the CPU."""
    return operator.kernels.get(keys.CPU) or operator.kernels.get(keys.COMPOSITE_EXPLICIT_AUTOGRAD)
