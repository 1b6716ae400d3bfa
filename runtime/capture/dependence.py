"""Dependence of elements on the arguments of a program while it is captured; others are the same in every run.

Who reads an element that follows from constants alone may go on with it: it is a constant as well. Memory is known by
its address, so that a view has what was written into the tensor that it is a view of.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from runtime.autograd.trees import tree_leaves
from runtime.dispatch import schemas
from runtime.dispatch.conversions import TracedNumber
from runtime.dispatch.operator import Operator
from runtime.graph.functions import draws_numbers
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor


class VariableMemory:
    """The memory whose elements another run may have otherwise: of arguments, of parameters, and of what is drawn."""

    def __init__(self) -> None:
        self.tensors: dict[int, Tensor] = {}  # they are referenced, so that their memory is not that of others later
        self.results: dict[int, Tensor] = {}  # memory that operators of the program have given

    def __contains__(self, tensor: Tensor) -> bool:
        return isinstance(tensor, Parameter) or _memory_of(tensor) in self.tensors

    def add(self, tensor: Tensor) -> None:
        """Let the elements of a tensor be those of this run."""
        self.tensors[_memory_of(tensor)] = tensor

    def note(
        self, operator: Operator, arguments: Sequence[Any], result: Any, named: Mapping[str, Any] | None = None
    ) -> None:  # fmt: skip
        """Note what a call gave, and what it wrote: that varies if an argument does, or if numbers were drawn."""
        varies = draws_numbers(operator) or any(
            isinstance(item, TracedNumber) or (isinstance(item, Tensor) and item in self)
            for item in tree_leaves([list(arguments), dict(named or {})])
        )
        by_name = dict(zip(_names_of(operator), arguments, strict=False)) | dict(named or {})
        for tensor in _tensors(by_name.get(name) for name in _written(operator)):
            if varies or _memory_of(tensor) not in self.results:  # another run finds what this one has written
                self.add(tensor)
        for tensor in _tensors([result]):
            if varies:
                self.add(tensor)
            elif tensor not in self:
                self.results[_memory_of(tensor)] = tensor


@functools.cache
def _names_of(operator: Operator) -> list[str]:
    return [item.name for item in schemas.arguments_of(operator.schema)]


@functools.cache
def _written(operator: Operator) -> list[str]:
    """The arguments that an operator writes to."""
    return [item.name for item in schemas.arguments_of(operator.schema) if item.is_written]


def _tensors(items: Iterable[Any]) -> list[Tensor]:
    return [leaf for leaf in tree_leaves(list(items)) if isinstance(leaf, Tensor)]


def _memory_of(tensor: Tensor) -> int:
    """Where the memory of a tensor begins; what object it is where that says nothing."""
    return (tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" else 0) or -id(tensor)
