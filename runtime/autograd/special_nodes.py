"""Nodes that PyTorch's extension module gives programs, and what nodes save, as objects on which hooks are set."""

from __future__ import annotations

from typing import Any

from runtime.autograd import node as nodes
from runtime.autograd.node import AccumulateGrad, Gradients, Node, attach, edges_of, next_sequence_nr
from runtime.autograd.packed import Packed
from runtime.errors import ArgumentError, ComputeError
from runtime.guards import no_grad
from runtime.tensor import Tensor
from runtime.tensor.memory import over_memory_of

__all__ = ["AccumulateGrad", "DelayedError", "SavedTensor", "UndefinedGrad"]


class _FailingNode(Node):
    """Its backward is an error."""

    label = "Error"
    __slots__ = ("message",)
    message: str

    def apply(self, *_grads: Any, **_: Any) -> Gradients:
        """RuntimeError."""
        raise ComputeError(self.message)


class UndefinedGradBackward(Node):
    """Gives no gradient to its inputs."""

    __slots__ = ()

    def apply(self, *_grads: Any, **_: Any) -> Gradients:
        """None for each input."""
        return (None,) * len(edges_of(self))


def _passed_through(node: Node, tensors: tuple[Tensor, ...]) -> Any:
    """The tensors as results of a node; a tuple unless it is one."""
    outputs = [over_memory_of(tensor) for tensor in tensors]
    if any(tensor._edge is not None for tensor in tensors):
        node.edges = tuple(tensor._edge for tensor in tensors)
        node.sequence_nr = next_sequence_nr()
        attach(node, outputs)
    return outputs[0] if len(outputs) == 1 else tuple(outputs)


class DelayedError(Node):
    """``DelayedError(msg, num_inputs)(*tensors)`` gives the tensors, whose backward is a RuntimeError."""

    __slots__ = ("_message",)

    def __init__(self, msg: str, num_inputs: int) -> None:
        del num_inputs
        self._message = msg

    def __call__(self, *tensors: Tensor) -> Any:
        """The tensors; a tuple unless it is one."""
        node = _FailingNode()
        node.message = self._message
        return _passed_through(node, tensors)


class UndefinedGrad(Node):
    """``UndefinedGrad()(*tensors)`` gives the tensors, which get no gradient."""

    __slots__ = ()

    def __call__(self, *tensors: Tensor) -> Any:
        """The tensors; a tuple unless it is one."""
        return _passed_through(UndefinedGradBackward(), tensors)


class SavedTensor:
    """What a node has saved in a slot, or at an index of a list there: a place where hooks may be set."""

    __slots__ = ("_index", "_node", "_slot")
    _node: Node
    _slot: str
    _index: int | None

    def __init__(self) -> None:
        msg = "Trying to create a SavedTensor object from Python is forbidden."
        raise ComputeError(msg)

    def register_hooks(self, *hooks: Any) -> None:
        """Keep what ``pack_hook(tensor)`` gives in the place of the tensor, which ``unpack_hook`` makes of it again."""
        if len(hooks) != 2 or not all(callable(hook) for hook in hooks):
            msg = "register_hooks(): incompatible function arguments: expected two functions, pack_hook and unpack_hook"
            raise ArgumentError(msg)
        node, slot, index = self._node, self._slot, self._index
        raw = getattr(node, slot)
        if raw is None:
            msg = f"Trying to register hooks on a saved tensor of {node.describe()} after it has already been freed"
            raise ComputeError(msg)
        if index is None:
            if isinstance(raw[0] if isinstance(raw, tuple) else raw, Packed):
                raise _already_set()
            setattr(node, slot, nodes.packed(node, raw, lambda tensor: _packed(tensor, hooks)))
            return
        value, *facts = raw[index]
        if value is None:
            msg = "Trying to register hooks on a saved tensor that is None: None is forbidden"
            raise ComputeError(msg)
        if isinstance(value, Packed):
            raise _already_set()
        saved = [*raw]
        if len(facts) > 1 and facts[1] is not None:  # an output of a Function
            tensor = nodes.unpack_output(node, value, None)
            saved[index] = (_packed(tensor, hooks).as_output(value[1]), *facts)
        else:
            saved[index] = (_packed(value, hooks), *facts)
        setattr(node, slot, tuple(saved))


def _packed(tensor: Any, hooks: tuple[Any, ...]) -> Packed:
    if isinstance(tensor, Packed):
        raise _already_set()
    pack_hook, unpack_hook = hooks
    version = tensor._writes[0] if tensor._writes else 0
    with no_grad():
        payload = pack_hook(tensor)
    if (tensor._writes[0] if tensor._writes else 0) != version:
        raise ComputeError(nodes.MODIFYING_PACK_HOOK)
    return Packed(tensor, payload, unpack_hook)


def _already_set() -> ComputeError:
    return ComputeError("Calling register_hooks on a saved tensor whose hooks have already been set is not allowed.")


def _saved_tensor(node: Node, slot: str, index: int | None = None) -> SavedTensor:
    saved: SavedTensor = object.__new__(SavedTensor)
    saved._node, saved._slot, saved._index = node, slot, index
    return saved


def read_raw(slot: str, node: Node) -> Any:
    """What a node saved in `slot`: a SavedTensor, or a tuple of those of a list, None for what was absent in it."""
    raw = getattr(node, slot, None)
    if isinstance(raw, tuple) and nodes.is_list(raw):
        return tuple(_saved_tensor(node, slot, index) for index in range(len(raw)))
    return _saved_tensor(node, slot)
