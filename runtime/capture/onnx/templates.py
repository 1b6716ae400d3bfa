"""The templates of operators: which nodes of ONNX an operator becomes, computed from `onnx:` of its entry.

Entries hold templates as trees: lists whose first item says what they are. Tensors are operands, sizes that may change
are :class:`SymbolicSize`, everything else is what it is in Python.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from runtime.capture.onnx.building import ExportedValue, ModelBuilder, SymbolicSize
from runtime.dispatch.templates import TemplateReader
from runtime.tensor.casting import result_type
from runtime.tensor.dtypes import dtype, int32, int64
from runtime.tensor.factories import tensor as tensor_of

_LAST = (1 << 63) - 1  # the end of a slice that has none
_INDICES = (int32, int64)


class Template(TemplateReader):
    """The template of an operator, with the arguments of a call and what the call gave."""

    def __init__(self, builder: ModelBuilder, arguments: Mapping[str, Any], result: Any, *, is_dynamic: bool) -> None:
        super().__init__(arguments)
        self.builder, self.result, self.is_dynamic = builder, result, is_dynamic

    def outputs(self, tree: list[Any]) -> list[str] | None:
        """The names of the values of the results; None where there are no nodes for these arguments."""
        count = len(self.result) if isinstance(self.result, (tuple, list)) else 1
        while tree[0] == "if":
            tree = tree[2] if self.value(tree[1]) else tree[3]
        if tree[0] == "node" and count > 1:
            return self.node(tree, count)
        result = self.value(tree)
        if result is None:
            return None
        return [self.name(item) for item in (result if isinstance(result, list) else [result])]

    def node(self, tree: list[Any], count: int) -> list[str]:
        """The outputs of the node of a tree."""
        _, kind, inputs, attributes = tree
        names = [self.name(item) for item in self._list(inputs)]
        values = {name: self.value(part) for name, part in attributes.items()}
        values = {name: item for name, item in values.items() if item is not None}
        return self.builder.node(kind, names, values, count)

    def name(self, item: Any) -> str:
        """The name of a value of ONNX: of an operand, of a node, of a number as a tensor of no dimensions."""
        if item is None:
            return ""
        if isinstance(item, str):
            return item
        if isinstance(item, SymbolicSize):
            return item.name
        if isinstance(item, ExportedValue):
            return item.name
        if isinstance(item, list):
            return self.builder.sizes(item)
        return self.builder.constant(tensor_of(item))

    def _node(self, kind: str, inputs: list[Any], attributes: dict[str, Any]) -> str:
        return self.node(["node", kind, inputs, attributes], 1)[0]

    # -- functions -----------------------------------------------------------------------------------------------------

    def call_cast(self, item: Any, *operands: Any) -> Any:
        """An operand, or a number, in the dtype of the result, or in the common dtype of operands."""
        kind = result_type(map(_example, operands)) if operands else self._first_result().dtype
        if not isinstance(item, ExportedValue):
            return self.builder.constant(tensor_of(item, dtype=kind))
        if item.example.dtype is kind:
            return item
        return self.builder.cast(item.name, kind)

    def _first_result(self) -> Any:
        return self.result[0] if isinstance(self.result, (tuple, list)) else self.result

    def call_code(self, kind: dtype) -> int:
        """The number of a dtype."""
        return self.builder.code_of(kind)

    def call_each(self, numbers: Any, count: int) -> list[Any]:
        """A number or a list of one for each of so many dimensions."""
        items = list(numbers) if isinstance(numbers, (list, tuple)) else [numbers]
        return items * count if len(items) == 1 else items

    def call_expanded(self, sizes: list[Any]) -> list[Any]:
        """Sizes for Expand: 1 for what stays."""
        return [1 if size is not None and not isinstance(size, SymbolicSize) and size < 0 else size for size in sizes]

    def call_filled(self, operand: ExportedValue, value: float) -> str:
        """A tensor like a constant one."""
        return self.builder.constant(operand.example.detach().clone().fill_(value))

    def call_ints(self, numbers: list[Any]) -> str:
        """A tensor of ints."""
        return self.builder.sizes(numbers)

    def call_floats(self, numbers: list[float]) -> str:
        """A tensor of floats."""
        return self.builder.floats([float(number) for number in numbers])

    def call_nonnegative(self, dims: Any, rank: int) -> list[int]:
        """Dimensions that are not negative."""
        return [dim % rank for dim in self.call_each(dims, 1)]

    def call_rank(self, operand: ExportedValue) -> int:
        """The number of dimensions."""
        return int(operand.example.ndim)

    def call_sizes(self, operand: ExportedValue) -> list[Any]:
        """The sizes, as they are or as values that may change."""
        dims = range(operand.example.ndim)
        return [self.builder.size(operand, dim) if self.is_dynamic else operand.example.shape[dim] for dim in dims]

    def call_extents(self, dim: int) -> list[int]:
        """The sizes of the results in a dimension."""
        return [int(item.shape[dim]) for item in self.result]

    def call_padded(self, counts: list[int], rank: int) -> list[int]:
        """The counts of padding as Pad has them: before each dimension, then behind each."""
        before, behind = [0] * rank, [0] * rank
        for index in range(len(counts) // 2):
            before[rank - 1 - index], behind[rank - 1 - index] = counts[2 * index : 2 * index + 2]
        return before + behind

    def call_indexed(self, operand: ExportedValue, index: Any) -> str | None:
        """Nodes for ints, slices, None and ..., and for one tensor of ints among them; None for other indices."""
        items = list(index) if isinstance(index, (tuple, list)) else [index]
        items = [item.example if isinstance(item, ExportedValue) and not item.name else item for item in items]
        count = sum(item is not None and item is not Ellipsis for item in items)
        for position, item in enumerate(items):
            if item is Ellipsis:
                items[position : position + 1] = [slice(None)] * (operand.example.ndim - count)
                break
        if not all(isinstance(item, (int, slice, SymbolicSize)) or item is None or _is_ints(item) for item in items):
            return None
        if any(isinstance(item, bool) for item in items) or sum(map(_is_ints, items)) > 1:
            return None
        is_mixed = any(map(_is_ints, items)) and any(isinstance(item, (int, SymbolicSize)) for item in items)
        return None if is_mixed else self._index_nodes(operand, items)

    def _index_nodes(self, operand: ExportedValue, items: list[Any]) -> str:
        name, dim = operand.name, 0
        for item in items:
            if item is None:
                name = self.builder.node("Unsqueeze", [name, self.builder.ints([dim])], {})[0]
            elif isinstance(item, slice):
                if item != slice(None):
                    bounds = (item.start or 0, _LAST if item.stop is None else item.stop, dim, item.step or 1)
                    name = self.builder.node(
                        "Slice", [name, *(self.builder.sizes([bounds[part]]) for part in range(4))], {}
                    )[0]
            else:
                name = self.builder.node("Gather", [name, self.name(item)], {"axis": dim})[0]
                dim += item.example.ndim if isinstance(item, ExportedValue) else 0
                if not isinstance(item, SymbolicSize):
                    continue
                name = self.builder.node("Squeeze", [name, self.builder.ints([dim])], {})[0]
                continue
            dim += 1
        return self.builder.node("Identity", [name], {})[0]

    def call_static(self, operand: ExportedValue) -> list[int]:
        """The sizes of the run that is exported."""
        return [int(size) for size in operand.example.shape]

    def call_swapped(self, rank: int, first: int, second: int) -> list[int]:
        """The order of dimensions with two exchanged."""
        order = list(range(rank))
        order[first], order[second] = order[second], order[first]
        return order


def _is_ints(item: Any) -> bool:
    return isinstance(item, ExportedValue) and item.example.dtype in _INDICES


def _example(item: Any) -> Any:
    return item.example if isinstance(item, ExportedValue) else item
