"""Operators that PyTorch does not have, as ``__torch_dispatch__`` sees them: by `dispatched:` of their entries.

This library computes much in one operator that PyTorch computes in several, or under another name. Below autograd,
where modes and classes have a call, such an operator is handed over as the calls of PyTorch's operators that give the
same. An overload with a generator is seen as the one without, where there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from runtime.dispatch.functions import Functions
from runtime.dispatch.operator import Operator
from runtime.dispatch.ops import OpOverload, overload_named, overload_of
from runtime.dispatch.overriding import call_of
from runtime.dispatch.schemas import arguments_of
from runtime.dispatch.templates import TemplateReader
from runtime.kernels.indexing.operator import is_basic
from runtime.tensor import Tensor
from runtime.tensor.device import contiguous_format
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD
from runtime.tensor.tensor import from_numpy

_F = Functions()
HandOver = Callable[[OpOverload, tuple[Any, ...], dict[str, Any]], Any]
_LAST = (1 << 63) - 1  # the end of a slice that has none
_WHOLE = {"whole", "constant"}  # functions that are no calls: a composite is seen itself


def is_whole(operator: Operator) -> bool:
    """Whether modes see a composite itself rather than the operators that it calls."""
    template = operator.dispatched
    return bool(template) and template[0] == "call" and template[1] in _WHOLE


def template_of(operator: Operator) -> list[Any]:
    """The template of what modes see; empty where that is the operator itself."""
    template = operator.dispatched
    is_form = operator.functional is not None  # of which a template that is more than one call says nothing
    return [] if is_whole(operator) or (is_form and template[:1] != ["node"]) else template


def call_seen(operator: Operator, arguments: Sequence[Any]) -> tuple[OpOverload, tuple[Any, ...], dict[str, Any]]:
    """An overload and the arguments that its schema says, in its order and without those that are defaults."""
    args, named = call_of(operator, arguments)
    declared = arguments_of(operator.schema)
    # An argument of several numbers or tensors is a list, as in PyTorch; an index stays a tuple.
    args = tuple(
        list(value) if "[" in argument.type and isinstance(value, tuple) else value
        for value, argument in zip(args, declared, strict=False)
    )
    overload = overload_of(operator)
    alias = overload.without_generator
    return (overload if alias is None or "generator" in named else alias), args, named


class DispatchedCalls(TemplateReader):
    """The calls that stand for one of an operator; `hand_over` gives what a mode or a class makes of each."""

    def __init__(self, operator: Operator, arguments: Sequence[Any], hand_over: HandOver) -> None:
        functional = operator if operator.functional is None else operator.functional
        names = [argument.name for argument in arguments_of(functional.schema)]
        super().__init__(dict(zip(names, arguments, strict=False)))
        self.operator, self.hand_over = operator, hand_over
        self.outs = arguments[len(names) :]

    def _node(self, name: str, inputs: list[Any], attributes: dict[str, Any]) -> Any:
        overload = overload_named(f"aten::{name.removesuffix('.default')}")
        named = {word: self.value(part) for word, part in attributes.items()}
        values = overload.values(tuple(self._list(inputs)), named)
        target, functional = overload.operator, self.operator.functional
        if functional is not None:
            is_inplace = functional.inplace is self.operator
            form = target.inplace if is_inplace else target.out
            if form is None:  # an operator without that form: the call itself is what is seen
                return self.hand_over(*call_seen(self.operator, [*self.arguments.values(), *self.outs]))
            target, values = form, values if is_inplace else [*values, *self.outs]
        return self.hand_over(*call_seen(target, values))

    # -- functions -----------------------------------------------------------------------------------------------------

    def call_cast(self, tensor: Tensor, dtype: Any) -> Tensor:
        """A tensor in a dtype, as it is where that is None."""
        return tensor if dtype is None else tensor.to(dtype)  # type: ignore[attr-defined]

    def call_conjugate(self, tensor: Tensor) -> Tensor:
        """A tensor with its elements conjugated, itself where they are real."""
        return _F.conj(tensor)  # type: ignore[no-any-return]

    def call_format(self, is_contiguous: bool) -> Any:
        """The memory format of rows, None where it is not asked for."""
        return contiguous_format if is_contiguous else None

    def call_itemsize(self, tensor: Tensor) -> int:
        """The bytes of an element."""
        return tensor.dtype.itemsize

    def call_kind(self, tensor: Tensor) -> Any:
        """The dtype of a tensor."""
        return tensor.dtype

    def call_length(self, items: Sequence[Any]) -> int:
        """The number of items."""
        return len(items)

    def call_lines(self, results: Sequence[Tensor]) -> tuple[Tensor, ...]:
        """The results without the last dimension but one, which has one entry."""
        return tuple([_F.squeeze(result, -2) for result in results])

    def call_matrix(self, tensor: Tensor) -> Tensor:
        """A tensor as a matrix, with the last dimension as its columns."""
        return tensor if tensor._ndim == 2 else _F.reshape(tensor, (-1, tensor.shape[-1]))

    def call_parts(self) -> Any:
        """What the call itself gives, or the calls of a composite."""
        arguments = [*self.arguments.values(), *self.outs]
        composite = self.operator.kernels.get(COMPOSITE_IMPLICIT_AUTOGRAD)
        return self.hand_over(*call_seen(self.operator, arguments)) if composite is None else composite(*arguments)

    def call_promoted(self, value: Any, other: Any) -> Any:
        """The dtype of a result of both."""
        return _F.result_type(value, other)

    def call_rank(self, tensor: Tensor) -> int:
        """The number of dimensions."""
        return tensor._ndim

    def call_size(self, tensor: Tensor, dim: int) -> int:
        """The size of a dimension."""
        return tensor.shape[dim]

    def call_trailing(self, tensor: Tensor, count: int) -> list[int]:
        """The last sizes, as few as have so many elements."""
        sizes: list[int] = []
        product = 1
        for size in reversed(tensor.shape):
            if sizes and product == count:
                break
            product *= size
            sizes.insert(0, size)
        return sizes

    def call_flattened(self, results: Sequence[Tensor]) -> tuple[Any, ...]:
        """Results of which all but the first are vectors, where a gradient is to read those."""
        first, *further_results = results
        if not any(isinstance(value, Tensor) and value.requires_grad for value in self.arguments.values()):
            return tuple(results)
        return (first, *(_F.reshape(item, (-1,)) for item in further_results))

    def call_indices(self, index: Any) -> list[Tensor | None]:
        """An advanced index as a list of tensors, with None for a dimension that is taken as it is."""
        parts = index if isinstance(index, tuple) else (index,)
        return [None if isinstance(part, slice) else _as_tensor(part) for part in parts]

    def call_indexed(self, tensor: Tensor, index: Any) -> Tensor:
        """The view that a basic index selects, by one operator for each of its parts."""
        parts = list(index) if isinstance(index, tuple) else [index]
        at = next((position for position, part in enumerate(parts) if part is Ellipsis), None)
        if at is not None:
            used = sum(part is not None for part in parts) - 1
            parts[at : at + 1] = [_SKIP] * (tensor._ndim - used)
        result, dim = tensor, 0
        for part in parts:
            if part is None:
                result = _F.unsqueeze(result, dim)
            elif isinstance(part, slice):
                result = result if part is _SKIP else _sliced(result, dim, part, is_only=len(parts) == 1)
            else:
                result = _F.select(result, dim, int(part))
                continue
            dim += 1
        return _F.alias(tensor) if result is tensor else result

    def call_unfolded(self, tensor: Tensor, weight: Tensor, bias: Tensor | None) -> Tensor:
        """The affine map of rows that have any dimensions: that of a matrix of all rows, in its sizes."""
        rows = _F.reshape(tensor, (-1, tensor.shape[-1]))
        columns = weight if weight._ndim > 1 else _F.unsqueeze(weight, 0)
        result = _F.linear(rows, columns, bias)
        return _F.view(result, (*tensor.shape[:-1], *weight.shape[:-1]))  # type: ignore[no-any-return]

    def call_scattered(self, tensor: Tensor, sizes: Sequence[int], index: Any) -> Tensor:
        """Zeros to which a tensor is added at an index."""
        zeros: Tensor = _F.new_zeros(tensor, sizes)
        if is_basic(index):
            self.call_indexed(zeros, index).copy_(tensor)  # type: ignore[attr-defined]
            return zeros
        return _F.index_put(zeros, self.call_indices(index), tensor, True)  # type: ignore[no-any-return]


_SKIP = slice(None)  # what an ellipsis stands for; it is compared by identity


def _sliced(tensor: Tensor, dim: int, part: slice, *, is_only: bool) -> Tensor:
    """The elements that a slice takes of a dimension; all of them is a view only where nothing else is indexed."""
    start, stop, step = part.start, part.stop, part.step
    if start is None and stop is None and step is None and not is_only:
        return tensor
    bounds = (0 if start is None else start, _LAST if stop is None else stop, 1 if step is None else step)
    return _F.slice(tensor, dim, *map(int, bounds))  # type: ignore[no-any-return]


def _as_tensor(part: Any) -> Tensor:
    """A part of an index as a tensor, in the memory that it has."""
    return part if isinstance(part, Tensor) else from_numpy(np.asarray(part))
