"""Gradients in a flat tensor, which DistributedDataParallel averages and hooks of communication see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.devices.futures import Future
from runtime.errors import ComputeError
from runtime.guards import no_grad
from runtime.nn.operators import F
from runtime.tensor.coordinates import is_sparse, make_sparse
from runtime.tensor.dtypes import int64
from runtime.tensor.memory import may_share_memory

__all__ = ["GradBucket", "SparseGradBucket"]


class GradBucket:
    """Gradients one after the other in a flat tensor, as hooks of communication see them."""

    def __init__(self, index: int, parameters: Sequence[Any], indices: Sequence[int], is_last: bool) -> None:
        self._index, self._parameters, self.indices, self._is_last = index, list(parameters), list(indices), is_last
        sizes = [parameter.numel() for parameter in parameters]
        with no_grad():
            self._buffer = parameters[0].detach().new_zeros(sum(sizes))
            parts = self._buffer.split(sizes)
            self.views = [part.view(item.shape) for part, item in zip(parts, parameters, strict=True)]
        self.pending = len(self.indices)
        self.future: Future[Any] | None = None

    def index(self) -> int:
        """Its place in the order in which buckets are reduced."""
        return self._index

    def buffer(self) -> Any:
        """The flat tensor."""
        return self._buffer

    def set_buffer(self, buffer: Any) -> None:
        """Put other elements into the flat tensor."""
        with no_grad():
            self._buffer.copy_(buffer)

    def gradients(self) -> list[Any]:
        """The parts of the flat tensor, of the shapes of the parameters."""
        return list(self.views)

    def parameters(self) -> list[Any]:
        """The parameters whose gradients it has."""
        return list(self._parameters)

    def is_last(self) -> bool:
        """Whether it is the last one of a backward pass."""
        return self._is_last

    def reset(self) -> None:
        """Get ready for another backward pass."""
        self.pending, self.future = len(self.indices), None

    def fill(self, position: int, name: str) -> None:
        """Copy the gradient of a parameter into its part, zeros where it has none."""
        del name
        gradient, view = self._parameters[position].grad, self.views[position]
        if gradient is None:
            view.zero_()
        elif is_sparse(gradient):  # of a function that no module announced
            view.copy_(gradient.detach().to_dense())
        elif not may_share_memory(gradient, view):
            view.copy_(gradient.detach())

    def zero(self) -> None:
        """Let gradients be zeros."""
        self._buffer.zero_()

    def receive(self, result: Any) -> None:
        """Take what a hook has made of the flat tensor, unless it wrote into it."""
        if not may_share_memory(result, self._buffer):
            self.set_buffer(result)

    def give(self, position: int, *, as_view: bool) -> None:
        """Let a parameter have its part as gradient."""
        parameter, view = self._parameters[position], self.views[position]
        if as_view:
            parameter.grad = view
        elif parameter.grad is None or is_sparse(parameter.grad):
            parameter.grad = view.clone()
        elif not may_share_memory(parameter.grad, view):
            parameter.grad.copy_(view)


class SparseGradBucket(GradBucket):
    """The gradient of one parameter, a tensor of the layout sparse_coo: hooks see it as it is."""

    def __init__(self, index: int, parameters: Sequence[Any], indices: Sequence[int], is_last: bool) -> None:
        self._index, self._parameters, self.indices, self._is_last = index, list(parameters), list(indices), is_last
        self.reset()
        self.zero()

    @property
    def views(self) -> list[Any]:
        """The gradient."""
        return [self._buffer]

    @views.setter
    def views(self, value: list[Any]) -> None:
        (self._buffer,) = value

    def fill(self, position: int, name: str) -> None:
        """Take the gradient of the parameter, nothing stored where it has none. RuntimeError for a dense one."""
        gradient = self._parameters[position].grad
        if gradient is None:
            self.zero()
        elif is_sparse(gradient):
            self._buffer = gradient.detach().clone()
        else:
            msg = (
                f"Expected variable to have sparse gradient: {name} is the table of an embedding with sparse=True, and "
                "got a dense gradient; pass sparse=False where the table is used in another way too"
            )
            raise ComputeError(msg)

    def zero(self) -> None:
        """Let the gradient store nothing."""
        table = self._parameters[0].detach()
        indices, values = F.empty(1, 0, dtype=int64), table.new_empty(0, *table.shape[1:])
        self._buffer = make_sparse(indices, values, tuple(table.shape), is_coalesced=True)

    def receive(self, result: Any) -> None:
        """Take what a hook has made of the gradient."""
        if result is not self._buffer:
            self.set_buffer(result)

    def give(self, position: int, *, as_view: bool) -> None:
        """Let the parameter have the gradient."""
        del as_view
        parameter = self._parameters[position]
        if parameter.grad is None:
            parameter.grad = self._buffer.clone()
        else:
            parameter.grad.copy_(self._buffer)
