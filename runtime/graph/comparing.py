"""Compare two graphs: equal if they have the same nodes in the same order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from runtime.graph.ir import Block, Graph, Node, Value
from runtime.graph.types import Type, without_shapes
from runtime.tensor import Tensor, to_numpy


def are_equal(a: Graph, b: Graph, *, shapes: bool = True) -> bool:
    """Whether one graph is the other but for the names of values, the lines of calls and, without `shapes`, those."""
    return _Comparison(shapes=shapes).blocks(a.block(), b.block())


class _Comparison:
    """Two graphs side by side: which value of one is which of the other."""

    def __init__(self, *, shapes: bool) -> None:
        self.shapes = shapes
        self.values: dict[Value, Value] = {}

    def blocks(self, a: Block, b: Block) -> bool:
        nodes, other_nodes = list(a.nodes()), list(b.nodes())
        return (
            len(nodes) == len(other_nodes)
            and self.define(a.inputs(), b.inputs())
            and all(map(self.nodes, nodes, other_nodes))
            and self.are_read(a.outputs(), b.outputs())
        )

    def nodes(self, a: Node, b: Node) -> bool:
        blocks, other_blocks = list(a.blocks()), list(b.blocks())
        return (
            a.kind() == b.kind()
            and a.function is b.function
            and self.are_read(a.inputs(), b.inputs())
            and a.attributes.keys() == b.attributes.keys()
            and all(equal_values(a[name], b[name]) for name in a.attributes)
            and len(blocks) == len(other_blocks)
            and all(map(self.blocks, blocks, other_blocks))
            and self.define(a.outputs(), b.outputs())
        )

    def define(self, values: Iterable[Value], other_values: Iterable[Value]) -> bool:
        first, second = list(values), list(other_values)
        self.values.update(zip(first, second, strict=False))
        return list(map(self.type_of, first)) == list(map(self.type_of, second))

    def type_of(self, value: Value) -> Type:
        return value.type() if self.shapes else without_shapes(value.type())

    def are_read(self, values: Iterable[Value], other_values: Iterable[Value]) -> bool:
        return [self.values.get(value) for value in values] == list(other_values)


def equal_values(a: Any, b: Any) -> bool:
    """Whether two constants are of the same type and bits; graphs by content."""
    if type(a) is not type(b):
        return isinstance(a, Tensor) and isinstance(b, Tensor) and _equal_tensors(a, b)
    if isinstance(a, Tensor):
        return _equal_tensors(a, b)
    if isinstance(a, (tuple, list)):
        return len(a) == len(b) and all(map(equal_values, a, b))
    if isinstance(a, dict):
        return list(a) == list(b) and all(map(equal_values, a.values(), b.values()))
    if isinstance(a, (float, complex)):
        return repr(a) == repr(b)  # not a number is itself, and -0.0 is not 0.0
    return bool(a == b)


def _equal_tensors(a: Tensor, b: Tensor) -> bool:
    if a is b:
        return True
    if a.dtype is not b.dtype or tuple(a._sizes) != tuple(b._sizes) or a.device != b.device:
        return False
    if a.device.type != "cpu":
        return False
    first, second = (np.ascontiguousarray(to_numpy(tensor)).reshape(-1).view(np.uint8) for tensor in (a, b))
    return bool(np.array_equal(first, second))
