"""Numbers while a program is traced: ints and floats that remember which value of the graph they are.

``x.shape[0] * 2`` is an int with its value, and a node ``aten::mul`` of ints in the graph, so that the graph works for
other sizes. Python cannot be followed where it needs to know the number itself: in a condition, in ``int(n)``, where a
list is repeated. What comes of that is a constant of the graph, and a warning says so with the line. ``range(n)`` takes
the number without asking: how often a loop runs is a constant of which nobody is told.
"""

from __future__ import annotations

import operator
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from runtime import callers
from runtime.dispatch.conversions import TracedNumber

if TYPE_CHECKING:
    from runtime.capture.recorder import Recorder
    from runtime.graph import Value


class TracerWarning(Warning):
    """What a trace cannot follow, so that the graph may be wrong for other inputs."""


def warn_of_constant(what: str) -> None:
    """Warn that a value became a constant of the graph, at the line of the program."""
    callers.warn(
        f"{what} makes a constant of a value that the trace cannot follow: the graph gives the same for other inputs. "
        "Compute with tensors and sizes instead, or use jit.script for control flow",
        TracerWarning,
    )


def is_called_by_program(depth: int) -> bool:
    """Whether the function `depth` frames up is called by the program, not by this library."""
    name = str(sys._getframe(depth + 1).f_globals.get("__name__", ""))
    return name.partition(".")[0] not in callers.packages()


def _arithmetic(kind: str, compute: Callable[[Any, Any], Any], *, is_reversed: bool = False) -> Any:
    """A method of two operands that is recorded as a node."""

    def method(self: Any, other: Any) -> Any:
        if isinstance(other, (list, tuple, str)) and self.recorder.is_recording():
            self.recorder.note_constant("a list that is repeated as often as a size says")
        if not isinstance(other, (int, float)) or isinstance(other, bool):
            return NotImplemented
        operands = (other, self) if is_reversed else (self, other)
        result = compute(*map(untraced, operands))
        recorder = self.recorder
        return recorder.number(kind, operands, result) if recorder.is_recording() else result

    return method


def _unary(kind: str, compute: Callable[[Any], Any]) -> Any:
    def method(self: Any) -> Any:
        result = compute(untraced(self))
        return self.recorder.number(kind, (self,), result) if self.recorder.is_recording() else result

    return method


def _comparison(compute: Callable[[Any, Any], Any]) -> Any:
    """A method that gives a plain bool, of which the program is warned."""

    def method(self: Any, other: Any) -> Any:
        result = compute(untraced(self), untraced(other))
        if self.recorder.is_recording() and is_called_by_program(1):
            self.recorder.note_comparison(compute, self, other, result)
        return result

    return method


def untraced(number: Any) -> Any:
    """A number without its value in the graph."""
    return number.untraced() if isinstance(number, TracedNumber) else number


class _Arithmetic(TracedNumber):
    """What ints and floats of a trace have in common. Their methods come before those of int and float."""

    recorder: Recorder
    value: Value

    __add__, __radd__ = _arithmetic("aten::add", operator.add), _arithmetic("aten::add", operator.add, is_reversed=True)
    __sub__, __rsub__ = _arithmetic("aten::sub", operator.sub), _arithmetic("aten::sub", operator.sub, is_reversed=True)
    __mul__, __rmul__ = _arithmetic("aten::mul", operator.mul), _arithmetic("aten::mul", operator.mul, is_reversed=True)
    __truediv__ = _arithmetic("aten::div", operator.truediv)
    __rtruediv__ = _arithmetic("aten::div", operator.truediv, is_reversed=True)
    __floordiv__ = _arithmetic("aten::floordiv", operator.floordiv)
    __rfloordiv__ = _arithmetic("aten::floordiv", operator.floordiv, is_reversed=True)
    __mod__ = _arithmetic("aten::remainder", operator.mod)
    __rmod__ = _arithmetic("aten::remainder", operator.mod, is_reversed=True)
    __pow__ = _arithmetic("aten::pow", operator.pow)
    __rpow__ = _arithmetic("aten::pow", operator.pow, is_reversed=True)
    __neg__, __abs__ = _unary("aten::neg", operator.neg), _unary("aten::abs", abs)
    __eq__, __ne__ = _comparison(operator.eq), _comparison(operator.ne)
    __lt__, __le__ = _comparison(operator.lt), _comparison(operator.le)
    __gt__, __ge__ = _comparison(operator.gt), _comparison(operator.ge)

    def with_value(self, recorder: Recorder, value: Value) -> Self:
        """The number, as a value of a graph."""
        self.recorder, self.value = recorder, value
        return self

    def _read(self, what: str) -> None:
        if self.recorder.is_recording() and is_called_by_program(2):
            self.recorder.note_constant(what)

    def __bool__(self) -> bool:
        self._read("the truth of a size")
        return bool(untraced(self))

    def __int__(self) -> int:
        self._read("int() of a size")
        return int(untraced(self))

    def __float__(self) -> float:
        self._read("float() of a size")
        return float(untraced(self))

    def __deepcopy__(self, memo: Any) -> Any:
        return untraced(self)

    def __reduce__(self) -> Any:
        return untraced, (untraced(self),)


class TracedInt(_Arithmetic, int):
    """An int that is a value of a graph."""

    __hash__ = int.__hash__

    def untraced(self) -> int:
        return int.__int__(self)


class TracedFloat(_Arithmetic, float):
    """A float that is a value of a graph."""

    __hash__ = float.__hash__

    def untraced(self) -> float:
        return float.__float__(self)


class TracedSize(tuple[int, ...]):
    """The shape of a tensor while it is traced: its ints are values of the graph, also where it is cut or joined."""

    __slots__ = ()

    def numel(self) -> Any:
        """The number of elements."""
        count: Any = 1
        for size in self:
            count = size * count
        return count

    def __getitem__(self, index: Any) -> Any:
        item = super().__getitem__(index)
        return TracedSize(item) if isinstance(index, slice) else item

    def __add__(self, other: Any) -> Any:
        return TracedSize((*self, *other)) if isinstance(other, tuple) else NotImplemented

    def __radd__(self, other: Any) -> Any:
        return TracedSize((*other, *self)) if isinstance(other, tuple) else NotImplemented
