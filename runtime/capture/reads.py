"""Tensors while a program is traced: their sizes are values of the graph, and reading their elements is told.

A traced tensor is the object that it was: for the time of the trace its class is one that has these methods before its
own. When the trace ends it has its class again, so that nothing of a trace is left in what a program keeps.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from runtime.capture.numbers import TracedSize
from runtime.tensor import Tensor, wrap_dim
from runtime.tensor.subclasses import disabled, keys_of
from runtime.thread_state import ThreadState

if TYPE_CHECKING:
    from runtime.capture.recorder import Recorder


class _Recording(ThreadState):
    """The recorder of a thread."""

    def __init__(self) -> None:
        self.recorder: Recorder | None = None


thread = _Recording()


def active() -> Recorder | None:
    """The recorder of this thread, while what is called is recorded; None inside of a call that is."""
    recorder = thread.recorder
    return recorder if recorder is not None and recorder.is_recording() else None


def _told(name: str, what: str) -> Any:
    """A method of Tensor that reads elements, with a warning."""
    method = getattr(Tensor, name)

    @functools.wraps(method)
    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        recorder = active()
        if recorder is None:
            return method(self, *args, **kwargs)
        if self not in recorder.variable:
            with recorder.pause():
                return method(self, *args, **kwargs)
        recorder.note_read(what)
        with recorder.pause():
            result = method(self, *args, **kwargs)
            recorder.note_element(self, result)
        return result

    return read


sizes_of_memory = vars(Tensor)["_sizes"].__get__


class ElementReads:
    """Reads of elements that are not those of an operator: of traced tensors, and of members of a traced module."""

    __slots__ = ()
    __torch_function__ = staticmethod(disabled)

    @property
    def data(self: Any) -> Any:
        """The tensor outside of the graph of autograd, by an operator that is recorded."""
        return self.detach() if active() is not None else Tensor.data.fget(self)  # type: ignore[attr-defined]

    @data.setter
    def data(self: Any, value: Any) -> None:
        Tensor.data.fset(self, value)  # type: ignore[attr-defined]


class TracedReads(ElementReads):
    """What is asked of a traced tensor in another way than by an operator."""

    __slots__ = ()

    @property
    def _sizes(self: Any) -> Any:
        """The sizes, as values of the graph: what this library computes before it calls operators is followed, too."""
        recorder = active()
        if recorder is None:
            return sizes_of_memory(self)
        return TracedSize(recorder.size_of(self, dim) for dim in range(self._ndim))

    @property
    def shape(self: Any) -> Any:
        """The sizes, as values of the graph."""
        return Tensor.shape.fget(self) if active() is None else self._sizes  # type: ignore[attr-defined]

    def size(self: Any, dim: int | None = None) -> Any:
        """The sizes, or one of them, as values of the graph."""
        recorder = active()
        if recorder is None:
            return Tensor.size(self, dim)
        return self.shape if dim is None else recorder.size_of(self, wrap_dim(dim, self._ndim))

    def numel(self: Any) -> Any:
        """The number of elements, as a value of the graph."""
        recorder = active()
        return Tensor.numel(self) if recorder is None else recorder.number("aten::numel", (self,), Tensor.numel(self))

    nelement = numel

    def __len__(self: Any) -> int:
        recorder = active()
        if recorder is not None and self._ndim:
            recorder.note_constant("len() of a tensor")
        return Tensor.__len__(self)

    def __iter__(self: Any) -> Iterator[Any]:
        recorder = active()
        if recorder is not None and self._ndim:
            recorder.note_constant("a loop over a tensor")
        return Tensor.__iter__(self)


# The methods of Tensor that read elements, and what they read, for messages.
READING = {
    "item": "item() of a tensor", "tolist": "tolist() of a tensor", "numpy": "numpy() of a tensor",
    "__array__": "an array of a tensor", "__bool__": "the truth of a tensor", "__int__": "int() of a tensor",
    "__float__": "float() of a tensor", "__complex__": "complex() of a tensor", "__index__": "a tensor as an index",
    "__contains__": "a search in a tensor",
}  # fmt: skip
for _name, _what in READING.items():
    setattr(ElementReads, _name, _told(_name, _what))


@functools.cache
def class_with(methods: type, kind: Any) -> Any:
    """A class of tensors that has these methods before its own; `kind` itself where it has calls for itself."""
    if kind is not Tensor and keys_of(kind):
        return kind
    members = {"__slots__": (), "__module__": kind.__module__, "__qualname__": kind.__qualname__}
    metaclass: Any = type(kind)
    return metaclass(kind.__name__, (methods, kind), members)
