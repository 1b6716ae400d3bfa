"""The placeholder for a saved tensor that a user's hook has packed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.errors import ArgumentError
from runtime.guards import no_grad
from runtime.tensor import Tensor, make_tensor
from runtime.tensor.dtypes import dtype
from runtime.tensor.keys import AUTOGRAD, CPU, FORWARD_AD, STORAGE, TORCH_DISPATCH
from runtime.tensor.memory import memory_of


class Packed:
    """A saved tensor as its pack hook made it, with its place in the graph.

    Where the version of a saved tensor is compared, this has one that is never equal: so what unpacks looks closer, and
    it costs nothing where nothing is packed.
    """

    __slots__ = ("dtype", "edge", "hook", "payload", "sizes", "tangent")
    _writes = (object(),)

    def __init__(self, tensor: Tensor, payload: Any, hook: Callable[[Any], Any]) -> None:
        self.payload = payload
        self.hook = hook
        self.sizes, self.dtype = tensor._sizes, tensor.dtype
        self.edge = tensor._edge
        self.tangent = tensor._tangent if tensor._keys & FORWARD_AD else None

    def as_output(self, kind: dtype) -> tuple[Any, dtype, tuple[object], None]:
        """In the form of :func:`.node.save_output`."""
        return self, kind, self._writes, None

    def opened(self) -> Tensor:
        """What the hook gives back. TypeError if that is no tensor."""
        with no_grad():
            value = self.hook(self.payload)
        if not isinstance(value, Tensor):
            msg = (
                "Output of saved tensor unpack_hook expected to be a Tensor but got result of type "
                f"{type(value).__name__}"
            )
            raise ArgumentError(msg)
        return value

    def handled(self) -> Tensor | None:
        """What the hook gives back for a tensor that :func:`.node.save_output` kept as its class detaches it."""
        is_kept = isinstance(self.payload, Tensor) and self.payload._keys & TORCH_DISPATCH
        return self.opened() if is_kept else None

    def parts(self) -> tuple[Any, dtype, list[Any], int]:
        """Memory, dtype, version and backend of what the hook gives back."""
        value = self.opened()
        if value._writes is None:
            value._writes = [0]
        return memory_of(value), value.dtype, value._writes, value._keys & STORAGE or CPU

    def unpack(self) -> Tensor:
        """What the hook gives back, where the saved tensor was in the graph."""
        from runtime.autograd import forward

        array, kind, version, backend = self.parts()
        tensor = make_tensor(array, kind)
        tensor._keys = backend
        tensor._writes = version
        if self.edge is not None:
            tensor._edge = self.edge
            tensor._keys |= AUTOGRAD
        if self.tangent is not None:
            forward.give(tensor, self.tangent)
        return tensor
