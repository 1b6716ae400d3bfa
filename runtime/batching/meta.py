"""The device "meta": tensors that have sizes, strides and a dtype, and no elements.

Such a tensor is a batch of no samples. So what operators make of it follows from their rules for batches: shapes and
dtypes are computed by the operators themselves, on tensors of zero bytes, and gradients go through. What has no rule,
or asks for a value, raises NotImplementedError.

This module is loaded by the first ``device("meta")``. From then on operators with an argument `device` look at it; no
other call knows of these tensors.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from runtime.autograd.forms import functional_of, places_in
from runtime.autograd.inplace import not_recorded
from runtime.batching.dispatch import ELEMENTS, INDEX, kernel_of, word_of
from runtime.batching.levels import DIFFERENT, Level
from runtime.batching.plan import Plan
from runtime.batching.tensor import BatchedTensor, BatchingError, Sample, batched
from runtime.dispatch import registry, schemas
from runtime.dispatch.arguments import keyset_of
from runtime.dispatch.operator import AROUND, Kernel, Operator
from runtime.errors import UnsupportedError
from runtime.guards import grad_enabled
from runtime.kernels.creation.resizing import check_resizable
from runtime.kernels.indexing.operator import is_basic, split_index
from runtime.kernels.indexing.ordering import order_at
from runtime.tensor import Tensor, bump_version, keys, make_tensor
from runtime.tensor.casting import order_over
from runtime.tensor.device import contiguous_format, cpu, device, memory_format, preserve_format
from runtime.tensor.device import thread as devices
from runtime.tensor.dtypes import dtype
from runtime.tensor.factories import tensor as make
from runtime.tensor.formats import dims_in, in_rows, is_order, lies_in, new_memory, order_of
from runtime.tensor.keys import CPU
from runtime.tensor.memory import memory_of, set_memory
from runtime.tensor.outputs import check_outs, fitting, warn_of_resize
from runtime.tensor.subclasses import Standing

META = device("meta")


class MetaError(BatchingError, UnsupportedError):
    """What cannot be done without elements."""


class _NoElements(Sample):
    """Sizes and strides. What reads elements raises: there are none."""

    __slots__ = ()

    def rejection(self, call: str) -> BatchingError:
        """The error of what asks for a value."""
        return MetaError(f"{call}: a tensor on the device meta has no elements")


class MetaTensor(BatchedTensor, Standing):
    """A tensor on the device "meta"."""

    __slots__ = ()
    one = _NoElements

    @property
    def device(self) -> device:
        """The device without memory."""
        return META

    @property
    def is_meta(self) -> bool:
        """True: this tensor has no elements."""
        return True

    @property
    def is_cpu(self) -> bool:
        """False: this tensor has no elements."""
        return False

    @property
    def grad(self) -> Any:
        """The gradient, without elements as well."""
        gradient = self._value.grad  # type: ignore[attr-defined]
        return None if gradient is None else batched(gradient, _LEVEL)

    @grad.setter
    def grad(self, value: Any) -> None:
        self._value.grad = value if value is None else without_elements(value)._value  # type: ignore[attr-defined]

    @property
    def data(self) -> Any:
        """The same, outside of the graph."""
        return batched(self._value.data, _LEVEL)  # type: ignore[attr-defined]

    @data.setter
    def data(self, value: Tensor) -> None:
        self._value.data = without_elements(value)._value  # type: ignore[attr-defined]
        self._seen, self.dtype = None, value.dtype

    def as_kind(self, kind: type[Tensor]) -> Any:
        """A Parameter, or whatever else, without elements."""
        data: Any = self.data
        return _taken(data, _without_elements(kind))  # type: ignore[arg-type]

    def backward(self, gradient: Any = None, *args: Any, **kwargs: Any) -> None:
        """Gradients of leaves, without elements as well."""
        seed = without_elements(gradient)._value if isinstance(gradient, Tensor) else self._value.clone()  # type: ignore[attr-defined]
        self._value.backward(seed.detach(), *args, **kwargs)  # type: ignore[attr-defined]

    def new_tensor(self, data: Any, **options: Any) -> Any:
        """Numbers in this one's dtype, without them unless another device is named."""
        options.setdefault("dtype", self.dtype)
        where = options.pop("device", META)
        return make(data, device=where, **options)

    def rejection(self, call: str) -> BatchingError:
        """The error of what asks for a value."""
        return MetaError(f"{call}: a tensor on the device meta has no elements")

    def data_ptr(self) -> int:
        """0: there is no memory."""
        return 0

    def cpu(self, memory_format: Any = None) -> Tensor:
        """NotImplementedError: there are no elements to be copied."""
        del memory_format
        raise _no_copy("cpu")

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        copied = _taken(batched(self._value.detach().clone(), _LEVEL), type(self))  # type: ignore[attr-defined]
        copied.__dict__.update(self.__dict__)
        copied.requires_grad = self.requires_grad
        memo[id(self)] = copied
        return copied

    def __repr__(self) -> str:
        shown = ", requires_grad=True" if self.requires_grad else ""
        return f"tensor(..., device='meta', size={tuple(self.shape)}, dtype={self.dtype}{shown})"


def _taken(tensor: BatchedTensor, kind: type[BatchedTensor]) -> Any:
    """An instance of another class that stands for the same."""
    result: Any = object.__new__(kind)
    result._value, result._level, result._seen = tensor._value, tensor._level, None
    result.dtype, result._keys = tensor.dtype, tensor._keys
    result._edge = result._writes = result._base = None
    return result


@functools.cache
def _without_elements(kind: type[Tensor]) -> type[MetaTensor]:
    """The class of those instances of a class, such as Parameter, that have no elements."""
    if issubclass(kind, MetaTensor):
        return kind
    return type(kind.__name__, (MetaTensor, kind), {"__slots__": (), "__module__": kind.__module__})


class MetaLevel(Level):
    """The batch of no samples."""

    __slots__ = ()
    tensor = MetaTensor
    key = keys.META

    def compute(self, operator: Operator, rule: Callable[[Any, Sequence[Any]], Any], arguments: Sequence[Any]) -> Any:
        """What an operator gives; what it writes has nowhere to be written. NotImplementedError where nothing says."""
        owner, written = operator.functional, _written(operator)
        is_public = not operator.name.startswith("_")  # what others begin with, such as writing at an index
        if is_public and not _within.depth:
            _check_devices(operator, arguments)
        _within.depth += is_public
        try:
            if operator.functional is not None and operator.functional.inplace is operator and _resizes(operator):
                return _resized(operator, arguments)
            if (index := _place_of_order(arguments)) is not None:
                return _ordered(operator, arguments, index)
            if owner is not None and owner.out is operator:
                return _into_given(operator, arguments)
            if written and not (owner is not None and schemas.is_view(owner.schema)):
                if owner is not None and len(written) == 1:
                    _check_written(operator, arguments, written[0])
                return arguments[written[0]] if operator.schema.rpartition("->")[2].strip() != "()" else None
            return _in_order_of(operator, arguments, rule(self, arguments))
        except MetaError:
            raise
        except BatchingError as error:
            msg = f"{operator.name} is not implemented for tensors on the device meta: its result depends on elements"
            raise MetaError(msg) from error
        finally:
            _within.depth -= is_public


class _Within(threading.local):
    depth = 0  # of operators that call others, whose own tensors may lie anywhere


_within = _Within()


def _check_devices(operator: Operator, arguments: Sequence[Any]) -> None:
    """RuntimeError for tensors with elements beside some without, which are no numbers, no indices and no source."""
    plan = _plan(operator)
    places = [*plan.tensors, *plan.lists]
    there = [
        item for index in places
        for item in (arguments[index] if isinstance(arguments[index], (tuple, list)) else (arguments[index],))
        if isinstance(item, Tensor) and not isinstance(item, MetaTensor)
    ]  # fmt: skip
    if not there:
        return
    is_out = operator.functional is not None and operator.functional.out is operator
    targets = [] if is_out else [arguments[index] for index in plan.written]
    if any(isinstance(item, Tensor) and not isinstance(item, MetaTensor) for item in targets):
        msg = f"{operator.name}: a tensor on the device meta has no elements to be written into one on the device cpu"
        raise MetaError(msg)
    of_any_dtype = "elementwise" in operator.kernel
    if not targets and any(
        item._ndim and (of_any_dtype or item.dtype.is_floating_point or item.dtype.is_complex) for item in there
    ):
        msg = f"{operator.name}: expected all tensors to be on one device, got some on cpu and some on meta"
        raise MetaError(msg)


def _check_written(form: Operator, arguments: Sequence[Any], index: int) -> None:
    """RuntimeError where what an in-place form computes element by element does not fit into what it is called with."""
    functional = functional_of(form)
    if "elementwise" in functional.kernel:
        fitting(form.name, arguments[index], functional[keyset_of(arguments) or CPU](*arguments))


def _resizes(form: Operator) -> bool:
    """Whether what an in-place form writes gets the size that it is given, or that of a template."""
    plan = _plan(form)
    return bool(plan.sizes) or plan.place("the_template") is not None


def _resized(form: Operator, arguments: Sequence[Any]) -> Any:
    """A tensor that an in-place form gave another size."""
    plan, target, order = _plan(form), arguments[0], arguments[-1]
    template = plan.place("the_template")
    size = tuple(arguments[plan.sizes[0]] if template is None else arguments[template]._sizes)
    if template is not None and order is preserve_format:
        order = order_of(memory_of(arguments[template]))
    check_resizable(target, size)
    if target._sizes != size or order is not None:
        dims = dims_in(form.name, size, order) if order is not None and is_order(order) else range(len(size))
        array = new_memory((0, *size), [0, *(dim + 1 for dim in dims)], target.dtype.numpy)
        target.data = batched(make_tensor(array, target.dtype), _LEVEL)
        bump_version(target._value)
    return target


def _place_of_order(arguments: Sequence[Any]) -> int | None:
    """Which argument asks for channels last."""
    return next(
        (i for i, argument in enumerate(arguments) if isinstance(argument, memory_format) and is_order(argument)), None
    )


def _ordered(operator: Operator, arguments: Sequence[Any], index: int) -> Any:
    """What an operator gives that is asked for channels last, which samples have and not their batch."""
    order, values = arguments[index], list(arguments)
    if schemas.is_view(operator.schema):  # it may give what it is given
        (tensors_in,) = _plan(operator).given(arguments)
        if lies_in(np.ndarray.view(memory_of(tensors_in), np.ndarray), order):
            return tensors_in
    values[index] = contiguous_format
    result = operator[keyset_of(values) or CPU](*values)
    if any(argument is result for argument in arguments):
        result = result.clone()
    _lay(result, dims_in(operator.name, tuple(result.shape), order))
    return result


def _lay(result: Any, dims: Sequence[int]) -> None:
    """Let a new tensor have its dimensions in an order, the outermost in memory first."""
    if isinstance(result, MetaTensor) and not isinstance(result._value, BatchedTensor):
        array = memory_of(result._value)
        set_memory(result._value, new_memory(array.shape, [0, *(dim + 1 for dim in dims)], array.dtype))
        result._seen = None


def _in_order_of(operator: Operator, arguments: Sequence[Any], result: Any) -> Any:
    """Results of what computes element by element or reads by index, in the order that those with elements have.

    What allocates them natively sees that there are none, for which any order is right; reading by index moves
    dimensions where there is a batch.
    """
    word = word_of(operator)
    if word == INDEX and not schemas.is_view(operator.schema) and not _is_view_at(operator, arguments):
        if not _plan(operator).index:
            return result  # a list of indices is written at, into a copy that has the order already
        _lay(result, _order_at(operator, arguments, tuple(result.shape)))
    tensors_in = [np.ndarray.view(memory_of(tensor), np.ndarray) for tensor in _plan(operator).given(arguments)]
    if "elementwise" not in operator.kernel and not (word == ELEMENTS and len(tensors_in) > 1):
        return result
    if not all(map(in_rows, tensors_in)):
        for output in result if isinstance(result, tuple) else (result,):
            _lay(output, order_over(tuple(output.shape), tensors_in))
    return result


def _order_at(operator: Operator, arguments: Sequence[Any], sizes: tuple[int, ...]) -> list[int]:
    """The dimensions of what is read or written at an index, the outermost in memory first."""
    plan = _plan(operator)
    tensor, *others = plan.given(arguments)
    if others or plan.sizes:  # it is written
        return list(range(len(sizes)))
    array = np.ndarray.view(memory_of(tensor), np.ndarray)
    view, index = split_index(array.shape, arguments[plan.index[0]])
    return order_at(sizes, array[view] if view else array, index)


def _is_view_at(operator: Operator, arguments: Sequence[Any]) -> bool:
    """Whether what an operator reads at its index is a view."""
    return any(is_basic(arguments[index]) for index in _plan(operator).index)


def _into_given(form: Operator, arguments: Sequence[Any]) -> Any:
    """The sizes of a result in what is given as ``out=``. RuntimeError where the form with memory raises as well."""
    functional = functional_of(form)
    names = [item.name for item in schemas.arguments_of(form.schema) if not item.is_written]
    tensors_in = tuple(arguments[: len(names)])
    with META:
        result = functional[keyset_of(tensors_in) or CPU](*places_in(functional, names)(tuple(arguments)))
    several = isinstance(result, tuple)
    results, outs = result if several else (result,), arguments[len(names) :]
    if grad_enabled() and any(element.requires_grad for element in (*results, *outs)):
        raise not_recorded(form)
    check_outs(form.name, outs, [element.dtype for element in results], casts=form.casts is not False)
    for out, element in zip(outs, results, strict=True):
        if out.shape != element.shape:
            warn_of_resize(form.name, out, element.shape)
            out.data = batched(_no_samples_of(element, out.dtype), _LEVEL)
    value = tuple(outs)
    return (type(result)(*value) if hasattr(result, "_fields") else value) if several else outs[0]


_LEVEL = MetaLevel(0, DIFFERENT)


_plan = functools.cache(Plan)


def _written(operator: Operator) -> list[int]:
    return _plan(operator).written


def without_elements(tensor: Tensor) -> Any:
    """A tensor of the same sizes, strides and dtype on the device "meta"; itself where it is there."""
    if isinstance(tensor, MetaTensor):
        return tensor
    result = batched(_no_samples_of(tensor, tensor.dtype), _LEVEL)
    return result.requires_grad_() if tensor.requires_grad else result


def _no_samples_of(tensor: Tensor, kind: dtype) -> Tensor:
    """The batch of no samples that have the sizes and the order of a tensor."""
    array, empty = memory_of(tensor), np.empty(0, kind.numpy)
    steps = (array.itemsize * max(1, array.size), *array.strides)
    strides = [step // array.itemsize * empty.itemsize for step in steps]
    return make_tensor(np.lib.stride_tricks.as_strided(empty, (0, *array.shape), strides), kind)


def _no_copy(name: str) -> MetaError:
    msg = (
        f"{name}: a tensor on the device meta has no elements to be copied; Module.to_empty(device='cpu') and "
        "empty_like(x, device='cpu') give memory in its place"
    )
    return MetaError(msg)


# -- operators with an argument `device` -------------------------------------------------------------------------------


def _looking_at_device(operator: Operator, kernel: Kernel) -> Kernel:
    """A kernel with a look at the device before it, where the operator has such an argument."""
    kinds = [argument.type for argument in schemas.arguments_of(operator.schema)]
    index = next((i for i, kind in enumerate(kinds) if kind in ("Device", "Device?")), None)
    if index is None:
        return kernel
    plan = Plan(operator)
    shares = schemas.is_view(operator.schema)
    # A composite tells those that it calls where the result is to be.
    tells = "composite" in operator.kernel and not shares

    def by_device(*arguments: Any) -> Any:
        tensors_in = list(plan.given(arguments))
        where = arguments[index]
        if where is None and not tensors_in and devices.defaults:
            where = devices.defaults[-1]
        is_there = any(isinstance(tensor, MetaTensor) for tensor in tensors_in)
        if where is None and tells and (is_there or devices.defaults):
            where = META if is_there else cpu
            arguments = (*arguments[:index], where, *arguments[index + 1 :])
        if where is None:
            return kernel(*arguments)
        if where.type != META.type:
            if not is_there:
                return kernel(*arguments)
            if shares:
                raise _no_copy(operator.name)
            values = plan.changed(arguments, _with_memory)
            return operator[keyset_of(values) or CPU](*values)
        if tells and not is_there:  # it may read the elements of what it is given
            with cpu:
                return _each(kernel(*arguments[:index], META, *arguments[index + 1 :]), without_elements)
        values = plan.changed(arguments, without_elements)
        values[index] = META if tells else None
        return _rule_of(operator)(*values) if tensors_in else _made(plan, kernel, values)

    return by_device


_rule_of = functools.cache(kernel_of)


def _made(plan: Plan, kernel: Kernel, values: list[Any]) -> Any:
    """What an operator makes of no tensor: of size 0 where it takes a size, else for the moment with its elements."""
    with cpu:
        if not plan.sizes:
            return _each(kernel(*values), without_elements)
        strides = plan.place("stride")
        if strides is not None:  # a sample lies behind the other
            reach = [size * step for size, step in zip(values[plan.sizes[0]], values[strides], strict=False)]
            values[strides] = (max([1, *reach]), *values[strides])
        for i in plan.sizes:
            values[i] = (0, *values[i])
        index = _place_of_order(values)
        order = None if index is None else values[index]
        if index is not None:
            values[index] = contiguous_format
        result = _each(kernel(*values), lambda tensor: batched(tensor, _LEVEL))
        if order is not None:
            _lay(result, dims_in("memory_format", tuple(result.shape), order))
        return result


def _each(result: Any, change: Callable[[Tensor], Any]) -> Any:
    return change(result) if isinstance(result, Tensor) else type(result)(change(tensor) for tensor in result)


def _with_memory(tensor: Tensor) -> Tensor:
    """Memory in the place of a tensor without, of which operators like ``zeros_like`` read the sizes and strides."""
    if not isinstance(tensor, MetaTensor):
        return tensor
    array = memory_of(tensor)
    order = sorted(range(array.ndim), key=lambda dim: -array.strides[dim])
    result = np.empty([array.shape[dim] for dim in order], array.dtype).transpose(np.argsort(order))
    return make_tensor(result, tensor.dtype)


def _operators() -> Iterator[Operator]:
    return (operator for operator in registry.operators() if " device" in operator.schema)


AROUND.append(_looking_at_device)
for _operator in _operators():
    _operator.clear()
