"""The kernels under the key Sparse, which serve operators that are called with a tensor of a sparse layout.

In this order: a kernel that a program registered under ``Sparse`` or ``SparseCPU``; the function that the entry names
under ``sparse:``; for an elementwise operator of one tensor that gives 0 for 0, its kernel for the stored values; the
operators of which it is composed. Everything else raises NotImplementedError: no kernel for dense tensors sees one
that is not.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

from runtime.dispatch import schemas
from runtime.dispatch.arguments import keyset_of
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import INTERPOSERS, Kernel, Operator
from runtime.errors import ComputeError, UnsupportedError
from runtime.guards import no_grad
from runtime.tensor import Tensor, bump_version, keys
from runtime.tensor.coordinates import coordinates_of, is_sparse, make_sparse
from runtime.tensor.device import SparseLayout, cpu, device, sparse_coo
from runtime.tensor.dtypes import can_cast
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.outputs import write_out

F = Functions()
_TABLES = ("border", "windows", "tables", "writes")  # words of elementwise kernels that do more than one element needs


def composed(function: Kernel) -> Kernel:
    """A decorator of what calls operators for a sparse tensor: gradients go through these."""
    function.is_composed = True  # type: ignore[attr-defined]
    return function


def kernel_of(operator: Operator, _: int = 0) -> Kernel | None:
    """The kernel of an operator for sparse tensors; None where it is composed of operators."""
    if operator.functional is not None:
        return None if _is_composed(operator) else _form(operator, operator.functional)
    if _is_composed(operator) and not operator.sparse:
        return _without_options(operator)
    function = _function_of(operator)
    if function is not None:
        return function if getattr(function, "is_composed", False) else _unrecorded(function)
    return _of_values(operator) or _rejecting(operator)


def composed_kernel_of(operator: Operator, _: int = 0) -> Kernel | None:
    """What records the gradients of an operator of sparse tensors by the operators that it calls; None for others."""
    if operator.functional is not None:
        return None
    function = _function_of(operator) or (None if _is_composed(operator) else _of_values(operator))
    return function if getattr(function, "is_composed", False) else None


def _function_of(operator: Operator) -> Kernel | None:
    """The function that the entry names."""
    module, _, name = operator.sparse.rpartition(".")
    return getattr(import_module(module), name) if module else None


def _is_composed(operator: Operator) -> bool:
    return "dispatch" not in operator.kernel and any(alias in operator.kernels for alias in keys.ALIASES)


def _without_options(operator: Operator) -> Kernel | None:
    """The kernel of a composed operator with an argument for a layout or a device, of which its parts know nothing."""
    declared = [argument.type for argument in schemas.arguments_of(operator.schema)] if operator.schema else []
    options = [i for i, kind in enumerate(declared) if kind.startswith(("Layout", "Device"))]
    if not options:
        return None
    kernel = next(operator.kernels[alias] for alias in keys.ALIASES if alias in operator.kernels)

    def without_options(*arguments: Any) -> Any:
        for option in (arguments[i] for i in options):
            if isinstance(option, SparseLayout):
                raise no_kernel(operator.name)
            if isinstance(option, device) and option.type != cpu.type:
                msg = f"{operator.name}: a tensor of the layout {sparse_coo} lies on the device cpu, not on {option}"
                raise UnsupportedError(msg)
        return kernel(*arguments)

    return without_options


def _unrecorded(function: Kernel) -> Kernel:
    """A kernel, which computes with tensors that may require grad, and is below autograd."""

    @functools.wraps(function)
    def unrecorded(*arguments: Any) -> Any:
        with no_grad():
            return function(*arguments)

    return unrecorded


def _rejecting(operator: Operator) -> Kernel:
    def reject(*_: Any) -> Any:
        raise no_kernel(operator.name)

    return reject


def no_kernel(operator: str) -> UnsupportedError:
    """The error of what is not computed of sparse tensors."""
    return UnsupportedError(
        f"{operator}: there is no kernel for tensors of the layout {sparse_coo} (the key SparseCPU); call to_dense() "
        f"first, or register one with Library.impl({operator!r}, function, 'SparseCPU')"
    )


# -- elementwise operators ---------------------------------------------------------------------------------------------


def _of_values(operator: Operator) -> Kernel | None:
    """The kernel of an elementwise operator of one sparse tensor: it computes the values, if it gives 0 for 0."""
    facts = operator.kernel
    if "elementwise" not in facts or any(word in facts or operator.trees.get(word) for word in _TABLES):
        return None
    if len(schemas.results_of(operator.schema)) != 1:
        return None

    @composed
    def of_values(*arguments: Any) -> Tensor:
        tensors = [item for item in arguments if isinstance(item, Tensor)]
        sparse = [item for item in tensors if is_sparse(item)]
        if len(sparse) != 1 or any(item._ndim for item in tensors if item is not sparse[0]):
            raise no_kernel(operator.name)
        with no_grad():
            _check_zero(operator, arguments, sparse[0])
        tensor = F.coalesce(sparse[0])
        return with_values(tensor, _called_with(operator, arguments, sparse[0], tensor.values()))

    return of_values


def with_values(tensor: Any, values: Tensor) -> Tensor:
    """A tensor with other values at the indices of a coalesced one; gradients go to the values."""
    return from_indices(tensor._indices(), values, tensor._sizes, is_coalesced=True)


def from_indices(indices: Tensor, values: Tensor, sizes: Sequence[int], *, is_coalesced: bool) -> Tensor:
    """A tensor of indices and values that fit each other; gradients go to the values."""
    dense_dim = len(sizes) - indices._sizes[0]
    return F._sparse_coo_tensor_with_dims_and_tensors(  # type: ignore[no-any-return]
        indices._sizes[0], dense_dim, tuple(sizes), indices, values, is_coalesced=is_coalesced
    )


def _called_with(operator: Operator, arguments: Sequence[Any], tensor: Tensor, values: Tensor) -> Tensor:
    """What the operator gives for the dense `values` in the place of a sparse tensor."""
    dense = [values if item is tensor else item for item in arguments]
    return operator[keyset_of(dense)](*dense)  # type: ignore[no-any-return]


def _check_zero(operator: Operator, arguments: Sequence[Any], tensor: Tensor) -> None:
    """NotImplementedError unless the operator gives 0 for an element that is not stored."""
    zero = coordinates_of(tensor, operator.name).values.new_zeros(())  # type: ignore[attr-defined]
    value = _called_with(operator, arguments, tensor, zero).item()
    if value != 0:
        msg = (
            f"{operator.name}: elements that a tensor of the layout {sparse_coo} does not store are 0 and would become "
            f"{value}, so that the result is dense; call to_dense() first"
        )
        raise UnsupportedError(msg)


# -- forms -------------------------------------------------------------------------------------------------------------


def _form(form: Operator, functional: Operator) -> Kernel:
    """The kernel of an in-place or ``out=`` form: the functional form, whose result `self` or `out` takes over."""
    is_inplace = functional.inplace is form
    brought = getattr(_function_of(functional), "in_place", None)
    if is_inplace and brought is not None:
        return _unrecorded(brought)
    declared = schemas.arguments_of(form.schema)
    position = next(i for i, argument in enumerate(declared) if argument.is_written)
    arguments_for = _arguments_of(functional, declared, position, is_inplace=is_inplace)

    def into(*arguments: Any) -> Tensor:
        values = arguments_for(arguments)
        result = functional[(keyset_of(values) or keys.CPU) & keys.BELOW_AUTOGRAD](*values)
        if not isinstance(result, Tensor):
            raise no_kernel(form.name)
        return take(form.name, arguments[position], result, in_place=is_inplace)

    return _unrecorded(into)


def _arguments_of(
    functional: Operator, declared: Sequence[schemas.Argument], position: int, *, is_inplace: bool
) -> Callable[[Sequence[Any]], list[Any]]:
    """From the arguments of a form to those of its operator; options that the form does not have are None."""
    names = [argument.name for argument in declared]
    required = [argument.name for argument in schemas.arguments_of(functional.schema)]
    if not is_inplace:
        names[position] = ""

    def arguments_for(arguments: Sequence[Any]) -> list[Any]:
        values = dict(zip(names, arguments, strict=False))
        return [values.get(name) for name in required]

    return arguments_for


def take(operator: str, target: Tensor, result: Tensor, *, in_place: bool) -> Tensor:
    """Let `target` have the elements of `result`, whose layout must be its own; what shares its memory has them too.

    RuntimeError where layouts differ, where the dtype cannot be cast, and in place where sizes differ.
    """
    if not is_sparse(target) and not is_sparse(result):
        return write_out(operator, target, result, in_place=in_place)
    if is_sparse(target) != is_sparse(result):
        msg = f"{operator}: a result of the layout {result.layout} does not fit into a tensor of {target.layout}"
        raise ComputeError(msg)
    if not can_cast(result.dtype, target.dtype):
        kinds = f"a result of dtype {result.dtype.name} can't be cast to the desired output dtype {target.dtype.name}"
        raise ComputeError(f"{operator}: {kinds}")
    if in_place and result._sizes != target._sizes:
        msg = f"{operator}: the result has the shape {list(result._sizes)}, self {list(target._sizes)}"
        raise ComputeError(msg)
    source, memory = coordinates_of(result, operator), coordinates_of(target, operator)
    values: Any = source.values
    if result.dtype is not target.dtype:
        values = values.to(target.dtype)
    if result._sizes != target._sizes:
        resized = make_sparse(source.indices, values, result._sizes, is_coalesced=source.is_coalesced)
        set_memory(target, memory_of(resized))
    elif source.indices is memory.indices:
        memory.values.copy_(values)  # type: ignore[attr-defined]
    else:
        memory.indices, memory.values, memory.is_coalesced = source.indices, values, source.is_coalesced
    bump_version(target)
    return target


INTERPOSERS[keys.SPARSE] = kernel_of
INTERPOSERS[keys.SPARSE | keys.AUTOGRAD] = composed_kernel_of
