"""Intermediate results that operators keep for their gradients and do not give: a trace has them in no graph."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.autograd.inplace import CopySlices
from runtime.autograd.node import Node, edges_of, is_list
from runtime.autograd.packed import Packed
from runtime.autograd.trees import tree_flatten
from runtime.errors import ComputeError
from runtime.guards import grad_enabled
from runtime.tensor import Tensor, make_tensor

_RAW = "_raw_"


class SavedIntermediates:
    """The tensors that the nodes of autograd behind traced results keep, by where they lie.

    A gradient that is computed while the program is traced reads them. Those that are no arguments and no results of
    calls would become constants, and the gradient that of the example.
    """

    def __init__(self) -> None:
        self.kinds: dict[int, tuple[str, Tensor]] = {}
        self.nodes: set[Node] = set()
        self.written: dict[int, tuple[Any, Any, Tensor]] = {}  # what memory had before a call wrote to it

    def note(self, kind: str, arguments: Sequence[Any], result: Any, call: Any = None) -> None:
        """Note what the nodes between the results of a call and its arguments keep; `call` is the node of the graph."""
        if not grad_enabled():
            return
        results = [item for item in tree_flatten(result)[0] if isinstance(item, Tensor)]
        operands = [item for item in tree_flatten(tuple(arguments))[0] if isinstance(item, Tensor)]
        addresses = {_address(item) for item in (*operands, *results)}
        edges: list[Any] = [item._edge for item in results]
        before = [item._edge for item in operands if not any(item is other for other in results)]
        original = next((item for item in operands if any(item is other for other in results)), None)
        self.nodes.update(edge[0] for edge in before if edge is not None and isinstance(edge[0], Node))
        while edges:
            edge = edges.pop()
            if edge is None or not isinstance(edge[0], Node) or edge[0] in self.nodes:
                continue
            node = edge[0]
            self.nodes.add(node)
            edges += edges_of(node)
            if isinstance(node, CopySlices):  # of a write into a view, which has a node of its own
                edges.append((node.function, 0))
            for name, tensor in _kept_by(node):
                if _address(tensor) in addresses:
                    continue
                if original is not None and name == "self" and _geometry(tensor) == _geometry(original):
                    position = next(number for number, item in enumerate(arguments) if item is original)
                    self.written[_address(tensor)] = (call, call.inputsAt(position), tensor)
                else:
                    self.kinds[_address(tensor)] = (kind, tensor)

    def refuse(self, tensor: Tensor) -> None:
        """RuntimeError for such a tensor."""
        if _address(tensor) and _address(tensor) in self.kinds:
            kind = self.kinds[_address(tensor)][0]
            msg = (
                f"trace(): the gradient of {kind} is computed while the program is traced, and reads what {kind} "
                "computed on its way; the graph would keep it as it is now. Trace the program without its backward "
                "pass and differentiate what it gives, or use make_fx, which has every part"
            )
            raise ComputeError(msg)


def _kept_by(node: Node) -> list[tuple[str, Tensor]]:
    """The tensors that a node keeps as they are, by the names of arguments; packed ones are not unpacked."""
    tensors = []
    for slot in getattr(type(node), "__slots__", ()):
        raw = getattr(node, slot, None) if slot.startswith(_RAW) else None
        name = slot.removeprefix(_RAW)
        items = [item for item, _ in raw] if isinstance(raw, tuple) and is_list(raw) else [raw]
        for item in items:
            if isinstance(item, tuple) and not isinstance(item[0], Packed):
                tensors.append((name, make_tensor(item[0], item[1])))  # an output, without its node
            elif isinstance(item, Tensor):
                tensors.append((name, item))
    return tensors


def _address(tensor: Tensor) -> int:
    return tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" and tensor._ndim >= 0 else 0


def _geometry(tensor: Tensor) -> tuple[Any, ...]:
    return tuple(tensor._sizes), tensor.dtype
