"""The device meta: a backend whose kernels are the plans of the CPU's, which touch no memory.

Its tensors have sizes, strides and a dtype, and no elements. An operator's kernel under the key Meta follows from its
kernel for the CPU: what that plans, or what it does for any memory. Composites, formulas and gradients are operators,
so they need nothing. What has no plan, because its result depends on elements, raises NotImplementedError.

This module is loaded by the first ``device("meta")``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.devices import copies_between
from runtime.dispatch.operator import FALLBACKS, INTERPOSERS, Derived, Kernel, Operator
from runtime.tensor import Tensor, keys
from runtime.tensor.device import cpu, device
from runtime.tensor.outputs import write_out
from runtime.tensor.plans import KernelPlan, is_on_meta, load_plans, on_meta, without_elements
from runtime.tensor.tensor import MetaError, make_tensor

META = device("meta")


def planned(operator: Operator, _: int = 0) -> Kernel | None:
    """The kernel of an operator for tensors without elements, None where it is composed or has no plan."""
    plan = _planned(operator)
    return None if plan is None else _on_one_device(operator, plan)


def _planned(operator: Operator) -> Kernel | None:
    """The same, which does not look at where its arguments lie."""
    for key in (keys.CPU, keys.COMPOSITE_EXPLICIT_AUTOGRAD):
        plan = _plan_of(operator, operator.kernels.get(key))
        if plan is not None:
            return plan
    return None


def _plan_of(operator: Operator, kernel: Any) -> Kernel | None:
    load_plans(kernel)
    elsewhere = getattr(kernel, "elsewhere", None)
    if elsewhere is not None:
        return elsewhere  # type: ignore[no-any-return]
    fields = getattr(kernel, "fields_of", None)
    plan = getattr(kernel if fields is None else kernel.__wrapped__, "plan", None)
    if plan is not None and fields is not None:
        return lambda *arguments: on_meta(fields(*plan(*arguments)))
    if plan is not None:
        return lambda *arguments: on_meta(plan(*arguments))
    if isinstance(kernel, Derived) and operator.functional is not None:
        return _form(operator, operator.functional, kernel)
    entry = (operator if operator.functional is None else operator.functional).kernel
    if kernel is not None and entry.keys() & {"elementwise", "reduce", "scan"}:
        return kernel  # type: ignore[no-any-return]
    return None


def _form(form: Operator, functional: Operator, kernel: Kernel) -> Kernel | None:
    """What a form does with its operator's result: its in-place form if it fits, ``out=`` resized to hold it."""
    if functional.inplace is not form:
        return _with_default(META, kernel)
    brought = getattr(functional.kernels.get(keys.CPU), "in_place", None)
    if hasattr(brought, "elsewhere"):
        return brought.elsewhere  # type: ignore[union-attr, no-any-return]
    position = next(i for i, argument in enumerate(schemas.arguments_of(form.schema)) if argument.is_written)

    planned = _planned(functional)  # what is read may lie anywhere

    def in_place(*arguments: Any) -> Any:
        kernel = planned or functional[keyset_of(arguments) & keys.BELOW_AUTOGRAD]
        result = kernel(*arguments)
        return write_out(form.name, arguments[position], result, in_place=True)

    return in_place


def _with_default(where: device, kernel: Kernel) -> Kernel:
    """A kernel whose new tensors lie on a device where none is named."""

    def with_default(*arguments: Any) -> Any:
        with where:
            return kernel(*arguments)

    return with_default


def opaque(operator: Operator) -> Kernel:
    """The kernel of what has no plan."""

    def reject(*_: Any) -> Any:
        msg = (
            f"{operator.name} has no meta function: what it gives depends on elements, which a tensor on the device "
            "meta does not have; register a kernel for Meta, or compute on the CPU"
        )
        raise MetaError(msg)

    return reject


# -- tensors on two devices --------------------------------------------------------------------------------------------


def tensors_in(arguments: Sequence[Any]) -> Iterator[Tensor]:
    """The tensors among arguments and in their lists."""
    for argument in arguments:
        if isinstance(argument, Tensor):
            yield argument
        elif isinstance(argument, (tuple, list)):
            yield from tensors_in(argument)


def _on_one_device(operator: Operator, kernel: Kernel) -> Kernel:
    """A kernel that rejects tensors with elements beside some without, but for numbers, indices and sources."""
    functional = operator if operator.functional is None else operator.functional
    of_any_dtype = "elementwise" in functional.kernel
    declared = schemas.arguments_of(operator.schema)
    is_out = functional.out is operator
    written = [i for i, argument in enumerate(declared) if argument.is_written]

    def checked(*arguments: Any) -> Any:
        if not all(map(is_on_meta, tensors_in(arguments))):
            check(arguments)
        return kernel(*arguments)

    def check(arguments: Sequence[Any]) -> None:
        targets = list(tensors_in([arguments[i] for i in written]))
        if targets and not is_out and not all(map(is_on_meta, targets)):
            reason = "a tensor on the device meta has no elements to be written into one on the device cpu"
            msg = f"{operator.name}: {reason}"
            raise MetaError(msg)
        if (is_out or not targets) and any(
            item._ndim and not is_on_meta(item)
            and (of_any_dtype or item.dtype.is_floating_point or item.dtype.is_complex)
            for item in tensors_in(arguments)
        ):  # fmt: skip
            msg = f"{operator.name}: expected all tensors to be on one device, got some on cpu and some on meta"
            raise MetaError(msg)

    return checked


# -- copies between devices --------------------------------------------------------------------------------------------


def _no_copy(name: str) -> MetaError:
    return MetaError(
        f"{name}: a tensor on the device meta has no elements to be copied; Module.to_empty(device='cpu') and "
        "empty_like(x, device='cpu') give memory in its place"
    )


def _with_memory(operator: Operator, tensor: Tensor, _: device) -> Tensor:
    """Memory in the place of a tensor without, of which operators like ``zeros_like`` read the sizes and strides."""
    if schemas.is_view(operator.schema):
        raise _no_copy(operator.name)
    return make_tensor(KernelPlan(tensor._sizes, tensor.dtype, tensor.stride()).allocate(), tensor.dtype)


copies_between("", META.type, lambda _, tensor, __: without_elements(tensor))
copies_between(META.type, cpu.type, _with_memory)
INTERPOSERS[keys.META] = planned
FALLBACKS[keys.META] = opaque
