"""Gradients in a flat tensor, which DistributedDataParallel averages and hooks of communication see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.autograd.edges import get_gradient_edge
from runtime.devices.futures import Future
from runtime.errors import ComputeError
from runtime.guards import no_grad
from runtime.nn.operators import F
from runtime.tensor.coordinates import is_sparse, make_sparse
from runtime.tensor.dtypes import int64
from runtime.tensor.memory import may_share_memory

__all__ = ["GradBucket", "SparseGradBucket", "SplitGradBucket"]
_LARGE = 1 << 20  # bytes of a gradient from which two copies cost more than a message of its own


class GradBucket:
    """Gradients one after the other in a flat tensor, as hooks of communication see them."""

    def __init__(self, index: int, parameters: Sequence[Any], indices: Sequence[int], is_last: bool) -> None:
        self._index, self._parameters, self.indices, self._is_last = index, list(parameters), list(indices), is_last
        self.views: list[Any] = [None] * len(self._parameters)
        self._lay_out(range(len(self._parameters)))
        self.pending = len(self.indices)
        self.future: Future[Any] | None = None

    def _lay_out(self, positions: Sequence[int]) -> None:
        """Make the flat tensor, of the gradients of some parameters."""
        sizes = [self._parameters[position].numel() for position in positions]
        with no_grad():
            self._buffer = self._parameters[0].detach().new_zeros(sum(sizes))
            for position, part in zip(positions, self._buffer.split(sizes) if sizes else (), strict=True):
                self.views[position] = part.view(self._parameters[position].shape)

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

    def sent(self) -> list[Any]:
        """The tensors that are reduced."""
        return [self._buffer]

    def fill(self, position: int, name: str, divisor: int, *, is_unused: bool) -> None:
        """Put the gradient of a parameter, divided, into its part, zeros where it has none."""
        del name, is_unused
        gradient, view = self._gradient(position), self.views[position]
        if gradient is None:
            view.zero_()
        elif may_share_memory(gradient, view):
            _divide(view, divisor)
        elif divisor == 1:
            view.copy_(gradient)
        else:
            F.div(gradient, divisor, out=view)

    def _gradient(self, position: int) -> Any:
        """The gradient of a parameter, dense also where a function that no module announced gives a sparse one."""
        gradient = self._parameters[position].grad
        if gradient is None:
            return None
        return gradient.detach().to_dense() if is_sparse(gradient) else gradient.detach()

    def zero(self) -> None:
        """Let gradients be zeros."""
        self._buffer.zero_()

    def receive(self, results: Sequence[Any]) -> None:
        """Take what a hook has made of the flat tensor, unless it wrote into it."""
        if not may_share_memory(results[0], self._buffer):
            self.set_buffer(results[0])

    def give(self, position: int, *, as_view: bool) -> None:
        """Let a parameter have its part as gradient."""
        parameter, view = self._parameters[position], self.views[position]
        if as_view:
            parameter.grad = view
        elif parameter.grad is None or is_sparse(parameter.grad):
            parameter.grad = view.clone()
        elif not may_share_memory(parameter.grad, view):
            parameter.grad.copy_(view)


class SplitGradBucket(GradBucket):
    """Gradients of a bucket: large ones are reduced in place, small ones one after the other in a flat tensor.

    Ranks agree on which are large, but not always on whether one may be divided and reduced where it lies: not where
    it is the work of another pass, belongs to a graph, or other hooks of its parameter read it while it is sent.
    """

    def __init__(self, index: int, parameters: Sequence[Any], indices: Sequence[int], is_last: bool) -> None:
        is_large = [parameter.numel() * parameter.element_size() >= _LARGE for parameter in parameters]
        self._large = [position for position, answer in enumerate(is_large) if answer]
        self._small = [position for position, answer in enumerate(is_large) if not answer]
        super().__init__(index, parameters, indices, is_last)

    def _lay_out(self, positions: Sequence[int]) -> None:
        del positions
        super()._lay_out(self._small)

    def sent(self) -> list[Any]:
        """The large gradients, and the flat tensor of the small ones."""
        return [*(self.views[position] for position in self._large), *([self._buffer] if self._small else ())]

    def fill(self, position: int, name: str, divisor: int, *, is_unused: bool) -> None:
        """Divide the gradient of a parameter, in place where that is allowed."""
        if position in self._small:
            super().fill(position, name, divisor, is_unused=is_unused)
            return
        parameter, gradient = self._parameters[position], self._gradient(position)
        if gradient is None:
            self.views[position] = parameter.detach().new_zeros(parameter.shape)
        elif is_unused or not _can_be_sent(parameter):
            self.views[position] = (gradient / divisor).contiguous()
        else:
            self.views[position] = gradient
            _divide(gradient, divisor)

    def zero(self) -> None:
        """Let gradients be zeros."""
        super().zero()
        for position in self._large:
            parameter = self._parameters[position]
            self.views[position] = parameter.detach().new_zeros(parameter.shape)

    def receive(self, results: Sequence[Any]) -> None:
        """Nothing: all was reduced in place."""

    def give(self, position: int, *, as_view: bool) -> None:
        """Let a parameter have its gradient, which nobody else keeps."""
        is_large = position in self._large
        super().give(position, as_view=as_view or (is_large and self._parameters[position].grad is None))
        if is_large:
            self.views[position] = None


def _divide(tensor: Any, divisor: int) -> None:
    if divisor != 1:
        tensor.div_(divisor)


def _can_be_sent(parameter: Any) -> bool:
    """Whether the gradient of a parameter, which is there, may be divided and reduced where it lies."""
    gradient, hooks = parameter.grad, get_gradient_edge(parameter).node.hooks
    is_read = hooks is not None and len(hooks.post_accumulate) + len(hooks.post) > 1
    is_plain = not is_sparse(gradient) and not gradient.requires_grad and gradient.dtype is parameter.dtype
    return is_plain and not is_read and bool(gradient.is_contiguous())


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

    def fill(self, position: int, name: str, divisor: int, *, is_unused: bool) -> None:
        """Take the gradient of the parameter, nothing stored where it has none. RuntimeError for a dense one."""
        del is_unused
        gradient = self._parameters[position].grad
        if gradient is None:
            self.zero()
        elif is_sparse(gradient):
            self._buffer = gradient.detach().clone()
            _divide(self._buffer, divisor)
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

    def receive(self, results: Sequence[Any]) -> None:
        """Take what a hook has made of the gradient."""
        if results[0] is not self._buffer:
            self.set_buffer(results[0])

    def give(self, position: int, *, as_view: bool) -> None:
        """Let the parameter have the gradient."""
        del as_view
        parameter = self._parameters[position]
        if parameter.grad is None:
            parameter.grad = self._buffer.clone()
        else:
            parameter.grad.copy_(self._buffer)
