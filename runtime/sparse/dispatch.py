"""The kernels under the keys Sparse and SparseCsr, which serve operators that are called with a sparse tensor.

In this order: a kernel that a program registered under ``Sparse`` or ``SparseCPU``; the function that the entry names
under ``sparse:``; for an elementwise operator of one tensor that gives 0 for 0, its kernel for the stored values; the
operators of which it is composed. Everything else raises NotImplementedError: no kernel for dense tensors sees one
that is not.

A function that an entry names is written for the layout sparse_coo. That of the compressed layouts is what
:func:`for_compressed` brings; without one, tensors of these are computed in the layout sparse_coo and brought back.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, TypeVar

from runtime.dispatch import schemas
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import INTERPOSERS, Kernel, Operator
from runtime.errors import ComputeError, UnsupportedError
from runtime.guards import no_grad
from runtime.sparse.elsewhere import anywhere, beside, brought, by_copies, device_asked, placed
from runtime.tensor import Tensor, bump_version, keys
from runtime.tensor.compressed import compressed_of, is_compressed
from runtime.tensor.coordinates import has_sparse_layout
from runtime.tensor.device import SparseLayout, sparse_coo
from runtime.tensor.dtypes import can_cast, cannot_cast
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.older import constructors
from runtime.tensor.outputs import write_out

Function = TypeVar("Function", bound=Kernel)
F = Functions()
_TABLES = ("border", "windows", "tables", "writes")  # words of elementwise kernels that do more than one element needs


def composed(function: Function) -> Function:
    """A decorator of what calls operators for a sparse tensor: gradients go through these."""
    function.is_composed = True  # type: ignore[attr-defined]
    return function


def for_compressed(kernel: Kernel | None = None) -> Callable[[Function], Function]:
    """A decorator: what serves tensors of compressed layouts in the place of a function, itself without `kernel`."""

    def bring(function: Function) -> Function:
        function.of_compressed = kernel or function  # type: ignore[attr-defined]
        return function

    return bring


def scales_elements(function: Function) -> Function:
    """A decorator of what, of one sparse tensor and numbers, is computed of the elements that are stored alone."""
    function.is_scaling = True  # type: ignore[attr-defined]
    return function


class Column:
    """The kernels of all operators under the key of a layout; `function_of` gives what an entry names for it."""

    def __init__(self, key: int, function_of: Callable[[Operator], Kernel | None]) -> None:
        self.function_of = function_of
        INTERPOSERS[key] = self.kernel_of
        INTERPOSERS[key | keys.AUTOGRAD] = self.composed_kernel_of

    def kernel_of(self, operator: Operator, below: int = 0) -> Kernel | None:
        """The kernel of an operator for tensors of the layout; None where it is composed of operators.

        `below` has the keys of the backends on which they lie.
        """
        kernel = self._kernel_of(operator)
        if kernel is None or getattr(kernel, "is_anywhere", False):
            return kernel
        if below & keys.BACKENDS & ~keys.CPU:
            return _unrecorded(by_copies(operator, is_recorded=False))
        return (placed if any(map(_is_device, schemas.arguments_of(operator.schema))) else beside)(kernel)

    def _kernel_of(self, operator: Operator) -> Kernel | None:
        """The kernel for tensors on the CPU."""
        if operator.functional is not None:
            function = self.function_of(operator.functional)
            return _form(operator, operator.functional, function)
        if _is_composed(operator) and not operator.sparse:
            return _without_options(operator)
        function = self.function_of(operator)
        if function is not None:
            return function if getattr(function, "is_composed", False) else _unrecorded(function)
        return _of_values(operator) or _rejecting(operator)

    def composed_kernel_of(self, operator: Operator, below: int = 0) -> Kernel | None:
        """What records the gradients of an operator by the operators that it calls; None for others."""
        if operator.functional is not None:
            return None
        function = self.function_of(operator) or (None if _is_composed(operator) else _of_values(operator))
        if function is None or not getattr(function, "is_composed", False):
            return None
        if getattr(function, "is_anywhere", False):
            return function
        return by_copies(operator, is_recorded=True) if below & keys.BACKENDS & ~keys.CPU else beside(function)


def _function_of(operator: Operator) -> Kernel | None:
    """The function that the entry names."""
    module, _, name = operator.sparse.rpartition(".")
    return getattr(import_module(module), name) if module else None


def _compressed_function_of(operator: Operator) -> Kernel | None:
    """What serves tensors of compressed layouts where the entry names a function."""
    function = _function_of(operator)
    if function is None:
        return None
    is_scaling = getattr(function, "is_scaling", False)
    return getattr(function, "of_compressed", None) or _through_coordinates(operator, is_scaling)


def _through_coordinates(operator: Operator, is_scaling: bool) -> Kernel:
    """An operator of tensors in the layout sparse_coo; a sparse result is brought back to that of the first one.

    One that scales a tensor by numbers is computed of the values, whose indices stay.
    """

    @composed
    def through_coordinates(*arguments: Any) -> Any:
        first = next((item for item in _tensors_of(arguments) if is_compressed(item)), None)
        if first is None:
            raise no_kernel(operator.name, _layout_of(arguments))
        if is_scaling and _is_scaled(first, arguments):
            return F._with_values(first, _called_with(operator, arguments, first, F.values(first)))
        values = [_as_coordinates(item) for item in arguments]
        return brought_back(operator[keyset_of(values)](*values), first)

    return through_coordinates


def _is_scaled(tensor: Tensor, arguments: Sequence[Any]) -> bool:
    """Whether the other arguments are numbers, or dense tensors without dimensions, which scale a sparse `tensor`."""
    remaining = [item for item in _tensors_of(arguments) if item is not tensor]
    return arguments[0] is tensor and not any(item._ndim or has_sparse_layout(item) for item in remaining)


def _tensors_of(arguments: Sequence[Any]) -> list[Tensor]:
    """The tensors among arguments and in their lists."""
    parts = [item if isinstance(item, (list, tuple)) else (item,) for item in arguments]
    return [item for part in parts for item in part if isinstance(item, Tensor)]


def _layout_of(arguments: Sequence[Any]) -> Any:
    """The first sparse layout of a tensor among arguments, or that an argument names."""
    layouts: list[Any] = [item.layout for item in _tensors_of(arguments) if has_sparse_layout(item)]
    layouts += [item for item in arguments if isinstance(item, SparseLayout)]
    return layouts[0] if layouts else sparse_coo


def _as_coordinates(value: Any) -> Any:
    """An argument in which tensors of compressed layouts are of the layout sparse_coo."""
    if isinstance(value, (list, tuple)):
        return type(value)(map(_as_coordinates, value)) if _tensors_of((value,)) else value
    return F.to_sparse(value) if is_compressed(value) else value


def brought_back(result: Any, first: Tensor) -> Any:
    """A sparse result in the layout of a compressed tensor, if it has as many dimensions; others as they are."""
    if not (isinstance(result, Tensor) and has_sparse_layout(result)) or result._ndim != first._ndim:
        return result
    memory = compressed_of(first, "to_sparse")
    blocksize = memory.blocksize if memory.layout.has_blocks else None
    brought = F.to_sparse(result, layout=memory.layout, blocksize=blocksize, dense_dim=memory.dense_dim)
    compressed_of(brought, "to_sparse").use_indices_of(memory.plain.dtype)
    return brought


def _is_composed(operator: Operator) -> bool:
    return "dispatch" not in operator.kernel and any(alias in operator.kernels for alias in keys.ALIASES)


def _is_device(argument: schemas.Argument) -> bool:
    return argument.type.startswith("Device")


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
                raise no_kernel(operator.name, option)
        where = device_asked(arguments)
        return kernel(*arguments if where is None else brought(arguments, where))

    return anywhere(without_options)


def _unrecorded(function: Kernel) -> Kernel:
    """A kernel, which computes with tensors that may require grad, and is below autograd."""

    @functools.wraps(function)  # whose marks it has
    def unrecorded(*arguments: Any) -> Any:
        with no_grad():
            return function(*arguments)

    return unrecorded


def _rejecting(operator: Operator) -> Kernel:
    def reject(*arguments: Any) -> Any:
        raise no_kernel(operator.name, _layout_of(arguments))

    return reject


def no_kernel(operator: str, layout: Any = sparse_coo) -> UnsupportedError:
    """The error of what is not computed of tensors of a sparse layout."""
    key = keys.name_of(layout._keys | keys.CPU)
    return UnsupportedError(
        f"{operator}: there is no kernel for tensors of the layout {layout} (the key {key}); call to_dense() "
        f"first, or register one with Library.impl({operator!r}, function, {key!r})"
    )


# -- elementwise operators ---------------------------------------------------------------------------------------------


def _of_values(operator: Operator) -> Kernel | None:
    """The kernel of an elementwise operator of one sparse tensor: it computes the values, if it gives 0 for 0."""
    facts = operator.kernel
    if "elementwise" not in facts or any(word in facts or operator.trees.get(word) for word in _TABLES):
        return None
    if len(schemas.results_of(operator.schema)) != 1:
        return None

    @anywhere
    @composed
    def of_values(*arguments: Any) -> Tensor:
        tensors = [item for item in arguments if isinstance(item, Tensor)]
        sparse = [item for item in tensors if has_sparse_layout(item)]
        if len(sparse) != 1 or any(item._ndim for item in tensors if item is not sparse[0]):
            raise no_kernel(operator.name, _layout_of(arguments))
        with no_grad():
            _check_zero(operator, arguments, sparse[0])
        tensor = stored_once(sparse[0])
        values = _called_with(operator, arguments, sparse[0], tensor.values())
        return F._with_values(tensor, values)  # type: ignore[no-any-return]

    return of_values


def stored_once(tensor: Any) -> Any:
    """A sparse tensor that stores each element once."""
    return tensor if is_compressed(tensor) else F.coalesce(tensor)


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
    zero = memory_of(tensor).memory.values.new_zeros(())
    value = _called_with(operator, arguments, tensor, zero).item()
    if value != 0:
        msg = (
            f"{operator.name}: elements that a tensor of the layout {tensor.layout} does not store are 0 and would "
            f"become {value}, so that the result is dense; call to_dense() first"
        )
        raise UnsupportedError(msg)


# -- forms -------------------------------------------------------------------------------------------------------------


def _form(form: Operator, functional: Operator, function: Kernel | None) -> Kernel:
    """The kernel of an in-place or ``out=`` form: the functional form, whose result `self` or `out` takes over.

    `function` is that of the functional form. What is written into a tensor that is not of a compressed layout is
    computed in the layout sparse_coo.
    """
    is_inplace = functional.inplace is form
    brought = getattr(function, "in_place", None)
    if is_inplace and brought is not None:
        return _unrecorded(brought)
    declared = schemas.arguments_of(form.schema)
    position = next(i for i, argument in enumerate(declared) if argument.is_written)
    arguments_for = _arguments_of(functional, declared, position, is_inplace=is_inplace)
    keeps_sizes = is_inplace and "(a" not in functional.schema.rpartition("->")[2]  # views in place have others

    def into(*arguments: Any) -> Tensor:
        if not is_compressed(arguments[position]) and any(map(is_compressed, _tensors_of(arguments))):
            arguments = tuple(map(_as_coordinates, arguments))
            return form[keyset_of(arguments) & keys.BELOW_AUTOGRAD](*arguments)  # type: ignore[no-any-return]
        values = arguments_for(arguments)
        keyset = keyset_of(values) or keyset_of(arguments)
        result = functional[keyset & keys.BELOW_AUTOGRAD](*values)
        if not isinstance(result, Tensor):
            raise no_kernel(form.name, _layout_of(arguments))
        return take(form.name, arguments[position], result, in_place=keeps_sizes)

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
        if not is_inplace and "layout" in required:  # a factory
            values |= {"layout": arguments[position].layout, "dtype": arguments[position].dtype}
        return [values.get(name) for name in required]

    return arguments_for


def take(operator: str, target: Tensor, result: Tensor, *, in_place: bool) -> Tensor:
    """Let `target` have the elements of `result`, whose layout must be its own; what shares its memory has them too.

    RuntimeError where layouts differ, where the dtype cannot be cast, and in place where sizes differ.
    """
    if not has_sparse_layout(target) and not has_sparse_layout(result):
        return write_out(operator, target, result, in_place=in_place)
    if target.layout is not result.layout:
        msg = f"{operator}: a result of the layout {result.layout} does not fit into a tensor of {target.layout}"
        raise ComputeError(msg)
    if not can_cast(result.dtype, target.dtype):
        msg = f"{operator}: {cannot_cast(result.dtype, target.dtype)}"
        raise ComputeError(msg)
    if in_place and result._sizes != target._sizes:
        msg = f"{operator}: the result has the shape {list(result._sizes)}, self {list(target._sizes)}"
        raise ComputeError(msg)
    if result.dtype is not target.dtype:
        result = result.to(target.dtype)  # type: ignore[attr-defined]
    source, memory = memory_of(result).memory, memory_of(target).memory
    if result._sizes != target._sizes:
        set_memory(target, memory_of(result))
    elif memory.has_indices_of(source):
        memory.values.copy_(source.values)
    else:
        memory.share_with(source, source.values)
    bump_version(target)
    return target


def _new(*arguments: Any, **options: Any) -> Tensor:
    """What ``new`` of a tensor of the layout sparse_coo gives."""
    return import_module("runtime.sparse.older").new(*arguments, **options)  # type: ignore[no-any-return]


constructors[sparse_coo] = _new
Column(keys.SPARSE, _function_of)
Column(keys.SPARSE_CSR, _compressed_function_of)
