"""Batching rules that follow from how an entry computes: element by element, reductions, scans, views, composites.

A rule takes the level and the arguments of an operator, some of them batched at that level, and calls operators on
tensors that hold all samples.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from copy import copy
from math import prod
from typing import Any

from runtime.autograd import operations
from runtime.batching.levels import F, Level
from runtime.batching.plan import BatchPlan, in_front, is_at, of_rank, whole, wrapped
from runtime.batching.tensor import BatchedTensor, BatchingError, RandomnessError, batched, with_strides
from runtime.dispatch import registry
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.operator import Kernel, Operator
from runtime.errors import ComputeError
from runtime.tensor import Tensor
from runtime.tensor.casting import result_type
from runtime.tensor.device import contiguous_format
from runtime.tensor.keys import CPU
from runtime.tensor.memory import memory_of
from runtime.tensor.outputs import fitting
from runtime.tensor.storage import address

Rule = Callable[[Level, Sequence[Any]], Any]


def call(operator: Operator, values: Sequence[Any]) -> Any:
    """An operator of values, one level below."""
    return operator[keyset_of(values) or CPU](*values)


def _finished(plan: BatchPlan, level: Level, arguments: Sequence[Any], result: Any) -> Any:
    """What a rule returns: for a form that writes, what it has written."""
    return arguments[plan.written[0]] if plan.written else wrapped(result, level)


def by_elements(plan: BatchPlan, *, of_first: bool = False) -> Rule:
    """Of what broadcasts: dimensions of size 1 are put behind the batch, so that all samples have as many.

    With `of_first` the result has the shape of the first tensor, which therefore needs all samples.
    """

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        ndim = max(item._ndim for item in plan.given(arguments))
        values = plan.changed(
            arguments, lambda argument: of_rank(whole(argument, level), ndim) if is_at(argument, level) else argument
        )
        if of_first:
            values[plan.tensors[0]] = whole(arguments[plan.tensors[0]], level)
        _keep_promotion(plan, level, arguments, values)
        return _finished(plan, level, arguments, call(plan.operator, values))

    return rule


def by_elements_and_tables(plan: BatchPlan, tables: Collection[int], otherwise: Rule) -> Rule:
    """Of what broadcasts but for tables, which have one dimension; where every sample has its own, `otherwise`."""
    operands = copy(plan)
    operands.tensors = [i for i in plan.tensors if i not in tables]
    broadcast = by_elements(operands)

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        has_own = any(is_at(arguments[i], level) for i in tables if isinstance(arguments[i], Tensor))
        return (otherwise if has_own else broadcast)(level, arguments)

    return rule


def _keep_promotion(plan: BatchPlan, level: Level, arguments: Sequence[Any], values: list[Any]) -> None:
    """Cast samples without dimensions, which count less in promotion than others, as their batch does not.

    What is written stays what it is, whose dtype is that of the result anyway.
    """
    numbers = [i for i in plan.tensors if isinstance(arguments[i], BatchedTensor) and not arguments[i]._ndim]
    if not numbers or len(numbers) == len(plan.tensors):
        return
    expected = result_type([arguments[i] for i in plan.tensors if arguments[i] is not None])
    dtype = result_type([values[i] for i in plan.tensors if values[i] is not None])
    for i in numbers if dtype is not expected else ():
        if i not in plan.written and is_at(arguments[i], level) and values[i].dtype.category == expected.category:
            values[i] = values[i].to(expected)


def with_batch_in_front(plan: BatchPlan, *, lines: Collection[int] = ()) -> Rule:
    """The operator itself, with the batch as the first dimension of every tensor, which dimensions and sizes count.

    Tensors at the places `lines` have an element for every line, so a dimension less than the others.
    """

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        ndim = max(item._ndim for item in plan.given(arguments))
        flat = ndim == 0 and bool(plan.dims)  # a number counts as one dimension
        values = plan.changed(arguments, lambda argument: whole(argument, level))
        for i in plan.tensors:
            if values[i] is not None:
                values[i] = of_rank(values[i], (1 if flat else ndim) - (i in lines))
        plan.shift(values, max([ndim, *(len(arguments[i]) for i in plan.sizes)]))
        for i in plan.sizes:
            values[i] = (level.size, *values[i])
        result = _finished(plan, level, arguments, call(plan.operator, values))
        return _numbers(result) if flat and not plan.written else result

    return rule


def _numbers(result: Any) -> Any:
    """Results of one dimension and one element as numbers again."""
    if isinstance(result, Tensor):
        return F.reshape(result, ()) if result._sizes == (1,) else result
    items = [_numbers(item) for item in result]
    return type(result)(*items) if hasattr(result, "_fields") else type(result)(items)


# -- reductions and scans ----------------------------------------------------------------------------------------------


def by_lines(plan: BatchPlan, states: Collection[int] = ()) -> Rule:
    """Of reductions along given dimensions, and scans: the tensors broadcast, the dimensions lie behind the batch.

    `states` are the places of initial states, which have an element for every line.
    """
    (position,) = plan.dims
    keepdim = plan.place("keepdim")
    shifted = with_batch_in_front(plan, lines=states)

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        ndim = max(item._ndim for item in plan.given(arguments))
        dims = arguments[position]
        if dims is not None and dims != ():
            return shifted(level, arguments)
        keeps = keepdim is not None and arguments[keepdim]
        result = _of_all(plan, plan.operator, level, arguments)
        return _with_ones(result, ndim) if keeps else result

    return rule


def of_all_elements(plan: BatchPlan) -> Rule | None:
    """Of a reduction of all elements: that of a line, by the overload that computes the same along a dimension."""
    kernel = plan.operator.kernel
    base = plan.operator.name.partition(".")[0]
    for other in registry.operators():
        if other.name.partition(".")[0] == base and other is not plan.operator and other.kernel == kernel:
            along = BatchPlan(other)
            if len(along.dims) == 1:
                return lambda level, arguments: _of_all(plan, other, level, arguments, along)
    return None


def _of_all(
    plan: BatchPlan, operator: Operator, level: Level, arguments: Sequence[Any], along: BatchPlan | None = None
) -> Any:
    """A reduction of all elements of each sample, by `operator` along a dimension."""
    values = plan.changed(arguments, lambda argument: whole(argument, level))
    if len(plan.tensors) > 1:
        spread = F.broadcast_tensors(*[values[i] for i in plan.tensors])
        for i, item in zip(plan.tensors, spread, strict=True):
            values[i] = item
    for i in plan.tensors:
        shape = values[i]._sizes
        values[i] = F.reshape(values[i], (level.size, prod(shape[1:])))
    target = along or plan
    named = dict(zip(plan.names, values, strict=True)) | {target.names[target.dims[0]]: _one_dim(target)}
    if "keepdim" in target.names:
        named["keepdim"] = False
    return wrapped(call(operator, [named.get(name) for name in target.names]), level)


def _one_dim(plan: BatchPlan) -> Any:
    """The dimension behind the batch, as the schema wants it: an int or a list."""
    return (1,) if "[" in _type_of(plan, plan.dims[0]) else 1


def _type_of(plan: BatchPlan, position: int) -> str:
    from runtime.dispatch import schemas

    return schemas.arguments_of(plan.operator.schema)[position].type


def _with_ones(result: Any, ndim: int) -> Any:
    if isinstance(result, Tensor):
        return F.reshape(result, (1,) * ndim)
    return type(result)(*[_with_ones(item, ndim) for item in result])


# -- views -------------------------------------------------------------------------------------------------------------


def by_geometry(plan: BatchPlan, view: Any) -> Rule:
    """Of a view: the same view of all samples if that is, to the byte, what the view's own rule says of one sample.

    Otherwise memory is taken by the strides that this rule gives, behind the step from sample to sample; that of a copy
    where samples share memory, because gradients by strides are those of memory.
    """
    (position,) = plan.tensors
    size = plan.sizes[0] if plan.sizes and plan.place("stride") is None else None

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        value = arguments[position]._value
        geometry = view.rule(*arguments)
        result = shown(level, arguments, value, geometry)
        if result is None and _overlaps(value):
            copied = list(arguments)
            value = operations.duplicate(value, contiguous_format)
            copied[position] = batched(value, level)
            geometry = view.rule(*copied)
        if result is None:
            views = [_strided(value, item) for item in (geometry if isinstance(geometry, list) else [geometry])]
            result = views if isinstance(geometry, list) else views[0]
        return (
            tuple([wrapped(item, level) for item in result]) if isinstance(geometry, list) else wrapped(result, level)
        )

    def shown(level: Level, arguments: Sequence[Any], value: Tensor, geometry: Any) -> Any:
        """The view of all samples by the operator itself, None if it shows something else."""
        is_list = isinstance(geometry, list)
        geometries = geometry if is_list else [geometry]
        values = list(arguments)
        values[position] = value
        if size is not None:
            values[size] = (level.size, *geometries[0][0])
            values[position] = of_rank(value, len(geometries[0][0]))
        for front in _fronts(plan, arguments):
            for i in plan.dims:
                values[i] = _behind(arguments[i], front)
            try:
                result = call(plan.operator, values)
            except (IndexError, RuntimeError):  # what is no dimension of all samples may be one of a sample
                continue
            views = list(result) if is_list else [result]
            if all(map(_shows, views, [value] * len(views), geometries)):
                return result
        return None

    return rule


def _fronts(plan: BatchPlan, arguments: Sequence[Any]) -> Sequence[tuple[int, ...]]:
    """What may stand before lists of dimensions behind the batch: itself, where a list may be a permutation."""
    ndim = arguments[plan.tensors[0]].ndim
    is_whole = any(isinstance(arguments[i], tuple) and len(arguments[i]) == ndim for i in plan.dims)
    return ((0,), ()) if is_whole else ((),)


def _behind(value: Any, front: tuple[int, ...]) -> Any:
    """Dimensions of a sample as those of all samples; those that count from the end stay. Views' rules check them."""
    if isinstance(value, tuple):
        return (*front, *[item + (item >= 0) for item in value])
    return value + (value >= 0)


def _overlaps(tensor: Tensor) -> bool:
    """Whether elements share memory as those of expanded tensors do."""
    return any(step == 0 and size > 1 for step, size in zip(tensor.stride(), tensor._sizes, strict=True))


def _shows(view: Tensor, value: Tensor, geometry: tuple[Any, ...]) -> bool:
    """Whether a view of all samples has the sizes, strides and offset that a view of one sample should have."""
    sizes, strides, offset = geometry[:3]
    view_sizes, width = view._sizes, view.itemsize
    if view_sizes != (value._sizes[0], *sizes):
        return False
    if 0 in view_sizes:
        steps = with_strides(view).stride()[1:]
        return all(n < 2 or step == stride for n, step, stride in zip(sizes, steps, strides, strict=True))
    steps = (value.stride(0), *strides)
    if any(stride != step and n > 1 for stride, step, n in zip(view.stride(), steps, view_sizes, strict=True)):
        return False
    return bool(address(memory_of(view)) == address(memory_of(value)) + offset * width)


def _strided(value: Tensor, geometry: tuple[Any, ...]) -> Tensor:
    """The memory of all samples by the geometry of one."""
    sizes, strides, offset = geometry[:3]
    if len(geometry) > 3 and geometry[3] is not None and geometry[3] is not value.dtype:
        msg = f"vmap: this view as {geometry[3]} of a batch does not lie in the memory of the samples"
        raise BatchingError(msg)
    first = value.storage_offset() + offset
    return F.as_strided(value, (value._sizes[0], *sizes), (value.stride(0), *strides), first)  # type: ignore[no-any-return]


# -- composites --------------------------------------------------------------------------------------------------------


def by_parts(plan: BatchPlan, body: Kernel, otherwise: Rule) -> Rule:
    """Of a composite: its body, of batched tensors. Where that writes a batch into what has none, all tensors get one.

    Where it asks for a value, the samples are computed one by one.
    """

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        try:
            return body(*arguments)
        except RandomnessError:
            raise
        except BatchingError as error:
            first = error
            if plan.written:
                raise
        try:
            return body(*plan.changed(arguments, lambda argument: batched(whole(argument, level), level)))
        except BatchingError:
            return otherwise(level, arguments)
        except ComputeError:  # it writes into an argument of which there is one for all samples
            raise first from None

    return rule


def by_own_rule(plan: BatchPlan, body: Kernel) -> Rule:
    """Of an entry with a rule: its function of tensors with a dimension in front, of size 1 where there is no batch."""

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        operands = arguments[: len(plan.names)]
        first = next((item for item in plan.given(operands) if is_at(item, level)), None)

        def change(item: Tensor) -> Tensor:
            return in_front(item, level) if level.size or item is first else _one_of_none(item)

        result = wrapped(body(*plan.changed(operands, change)), level)
        if not plan.written:
            return result
        target = arguments[plan.written[0]]
        return operations.copy_into(target, fitting(plan.operator.name, target, result))

    return rule


def _one_of_none(tensor: Tensor) -> Tensor:
    """A sample for a batch that has none, with a dimension in front of size 1: zeros, each the same element.

    One tensor alone has the empty batch, so that rules may be such as need to fold two of them into one dimension.
    """
    if not isinstance(tensor, BatchedTensor):
        return F.unsqueeze(tensor, 0)  # type: ignore[no-any-return]
    number: Any = F.sum(tensor._value).to(tensor.dtype)  # through which the gradient goes
    return number.expand((1, *tensor._sizes))  # type: ignore[no-any-return]


def by_lists(plan: BatchPlan, numbers: Collection[int], otherwise: Rule) -> Rule:
    """Of what is computed element by element of lists, in which each tensor has the shape of its fellows.

    At the places `numbers` tensors are numbers to the kernel; where every sample has its own, `otherwise` computes.
    """

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        as_numbers = [item for i in numbers for item in _listed(arguments[i])]
        if any(is_at(number, level) for number in as_numbers if isinstance(number, Tensor)):
            return otherwise(level, arguments)
        values = plan.changed(arguments, lambda argument: whole(argument, level))
        for i in numbers:
            values[i] = arguments[i]
        return _finished(plan, level, arguments, call(plan.operator, values))

    return rule


def _listed(argument: Any) -> Sequence[Any]:
    return argument if isinstance(argument, (tuple, list)) else (argument,)


def in_place_of(plan: BatchPlan, functional: Operator) -> Rule:
    """Of an in-place form that computes as its functional form: what that gives is written."""

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        target = arguments[plan.written[0]]
        return operations.copy_into(target, fitting(plan.operator.name, target, call(functional, arguments)))

    return rule


def in_place_of_view(plan: BatchPlan, functional: Operator) -> Rule:
    """Of the in-place form of a view, which writes nothing: the tensor becomes what the view gives."""
    position = plan.written[0]

    def rule(level: Level, arguments: Sequence[Any]) -> Any:
        plan.check_written(level, arguments)
        target, result = arguments[position], call(functional, arguments)
        target._value, target._seen, target.dtype = result._value, None, result.dtype
        return target

    return rule


def without_out(plan: BatchPlan) -> Rule:
    """Of an ``out=`` form: an error."""

    def rule(_level: Level, _arguments: Sequence[Any]) -> Any:
        msg = f"vmap: {plan.operator.name} writes into what was given as out=; use the form that makes a new tensor"
        raise BatchingError(msg)

    return rule
