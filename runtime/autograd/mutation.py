"""Writing into tensors that were saved for backward."""

from __future__ import annotations

from runtime.autograd import operations
from runtime.autograd.saving import saved_tensors_hooks
from runtime.errors import ComputeError
from runtime.tensor import Tensor
from runtime.tensor.device import preserve_format

_MESSAGE = (
    "Trying to backward outside of the 'allow_mutation_on_saved_tensors' context in which the graph was originally "
    "recorded."
)


class _Copies:
    """The copies of one context; :meth:`clear` gives them up, after which backward is an error."""

    __slots__ = ("__weakref__", "kept")

    def __init__(self) -> None:
        self.kept: dict[object, Tensor] = {}

    def clear(self) -> None:
        """Forget the saved tensors."""
        self.kept.clear()

    def pack(self, tensor: Tensor) -> object:
        """Keep a copy; its ticket."""
        ticket = object()
        self.kept[ticket] = operations.unrecorded_copy(tensor, preserve_format)
        return ticket

    def unpack(self, ticket: object) -> Tensor:
        """The copy. RuntimeError after the context."""
        if ticket not in self.kept:
            raise ComputeError(_MESSAGE)
        return self.kept[ticket]


class allow_mutation_on_saved_tensors(saved_tensors_hooks):  # noqa: N801 - PyTorch's name
    """Inside, tensors that were saved for backward may be written in place: the gradients are of what was saved.

    Every saved tensor is copied at once. Backward runs inside, too; the copies end with the context, or by ``clear()``
    of what the ``with`` statement gives.

    >>> with ow.autograd.graph.allow_mutation_on_saved_tensors():
    ...     a = ow.ones(2, requires_grad=True)
    ...     b = a.clone()
    ...     out = (b**2).sum()
    ...     b.sin_()
    ...     out.backward()
    tensor([0.8415, 0.8415], grad_fn=<SinBackward0>)
    >>> a.grad
    tensor([2., 2.])
    """

    __slots__ = ("_copies",)

    def __init__(self) -> None:
        self._copies = _Copies()
        super().__init__(self._copies.pack, self._copies.unpack)

    def __enter__(self) -> _Copies:  # type: ignore[override]
        super().__enter__()
        return self._copies

    def leave(self) -> None:
        """Forget the copies."""
        super().leave()
        self._copies.clear()
