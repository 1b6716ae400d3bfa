"""Trees of steps of compiled programs, in which every result that Python could see chooses the next step.

A step is a call of an operator or a read of elements. What Python can see of its result is the outcome: the metadata of
tensors, the value of a number. Steps are executed one after another by :func:`run_path`; where an outcome has no next
step, or an operator raises, the script of what was executed is given back, from which a recorder goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple, Self

from runtime.autograd import autocasting
from runtime.capture.compiled.state import autocast_state, geometry
from runtime.dispatch.operator import Operator
from runtime.graph.functions import call
from runtime.guards import grad_enabled, set_grad_enabled
from runtime.tensor import Size, Tensor


class Slot(NamedTuple):
    """The number of a tensor of a run: arguments first, then the results of steps in order."""

    number: int


class StepMode(NamedTuple):
    """The modes in which a step runs; `region` is the object of a region of autocast, to keep its casts together."""

    records: bool
    autocast: tuple[Any, ...]
    region: int

    @classmethod
    def current(cls) -> StepMode:
        """Those of the calling thread."""
        return cls(grad_enabled(), autocast_state(), autocasting.thread.depth)


class PathStep:
    """One action of a path; `outcomes` has the next step for each outcome that was seen.

    `can_resume`: whether Python can go on where the step raised an error, which the program may catch.
    """

    can_resume = True

    def __init__(self, mode: StepMode, source: str) -> None:
        self.mode, self.source = mode, source
        self.outcomes: dict[Any, PathStep] = {}

    def execute(self, tensors: list[Tensor]) -> Any:
        """The result; what the operator raises."""
        raise NotImplementedError

    def outcome(self, result: Any) -> Any:
        """What chooses the next step."""
        return outcome_of(result)


class CallStep(PathStep):
    """A call of an operator."""

    def __init__(self, operator: Operator, arguments: Sequence[Any], mode: StepMode, source: str) -> None:
        super().__init__(mode, source)
        self.operator, self.arguments = operator, arguments

    def execute(self, tensors: list[Tensor]) -> Any:
        return call(self.operator, [with_tensors(item, tensors) for item in self.arguments])

    def __str__(self) -> str:
        return f"{self.operator.name}({', '.join(map(text_of, self.arguments))})"


class ConstantStep(PathStep):
    """A tensor that Python makes of numbers, a new one in each run."""

    def __init__(self, tensor: Tensor, mode: StepMode, source: str) -> None:
        super().__init__(mode, source)
        self.tensor = tensor

    def execute(self, _tensors: list[Tensor]) -> Any:
        return self.tensor.clone()  # type: ignore[attr-defined]

    def __str__(self) -> str:
        return f"a tensor of shape {list(self.tensor.shape)}"


class ReadStep(PathStep):
    """A read of elements by a method of Tensor, whose value chooses what follows."""

    def __init__(self, method: str, arguments: Sequence[Any], mode: StepMode, source: str) -> None:
        super().__init__(mode, source)
        self.method, self.arguments = method, arguments

    def execute(self, tensors: list[Tensor]) -> Any:
        return getattr(Tensor, self.method)(*(with_tensors(item, tensors) for item in self.arguments))

    def __str__(self) -> str:
        return f"Tensor.{self.method}({', '.join(map(text_of, self.arguments))})"


class ReturnStep(PathStep):
    """The end of a path: the result, with slots in the place of tensors."""

    def __init__(self, result: Any, mode: StepMode) -> None:
        super().__init__(mode, "")
        self.result = result

    def execute(self, tensors: list[Tensor]) -> Any:
        return with_tensors(self.result, tensors)

    def __str__(self) -> str:
        return f"return {text_of(self.result)}"


class Executed(NamedTuple):
    """A step that ran, with its result and outcome, or the exception that it raised."""

    step: PathStep
    result: Any
    outcome: Any
    error: Exception | None = None


def with_tensors(item: Any, tensors: Sequence[Tensor]) -> Any:
    """An argument or result with the tensors of a run."""
    return mapped_slots(item, lambda slot: tensors[slot.number])


def mapped_slots(item: Any, change: Callable[[Any], Any]) -> Any:
    """An argument or result with something else in the place of each slot."""
    if type(item) is Slot:
        return change(item)
    if isinstance(item, Size):
        return item
    if isinstance(item, slice):
        return slice(*(mapped_slots(part, change) for part in (item.start, item.stop, item.step)))
    if isinstance(item, (list, tuple)):
        return rebuilt(item, [mapped_slots(part, change) for part in item])
    if isinstance(item, dict):
        return type(item)((key, mapped_slots(part, change)) for key, part in item.items())
    return item


def slots_of(item: Any) -> Iterator[Slot]:
    """The slots of an argument or result, in order."""
    if type(item) is Slot:
        yield item
    elif isinstance(item, slice):
        yield from slots_of((item.start, item.stop, item.step))
    elif isinstance(item, (list, tuple, dict)):
        for part in item.values() if isinstance(item, dict) else item:
            yield from slots_of(part)


def rebuilt(item: Any, parts: list[Any]) -> Any:
    """A list or a tuple, named tuples among them, with other parts."""
    return type(item)._make(parts) if hasattr(item, "_make") else type(item)(parts)


def text_of(item: Any) -> str:
    """An argument as text: slots as ``%3``."""
    if type(item) is Slot:
        return f"%{item.number}"
    if isinstance(item, Tensor):
        return f"a tensor of shape {list(item.shape)}"
    if isinstance(item, (list, tuple)):
        return f"[{', '.join(map(text_of, item))}]"
    return repr(item)


def tensors_of(result: Any) -> Iterator[Tensor]:
    """The tensors of what an operator gave, in order."""
    if isinstance(result, Tensor):
        yield result
    elif isinstance(result, (list, tuple)):
        for item in result:
            yield from tensors_of(item)


def outcome_of(result: Any) -> Any:
    """What Python can see of a result: metadata of tensors, values of numbers."""
    if isinstance(result, Tensor):
        return geometry(result)
    if isinstance(result, (list, tuple)):
        return (type(result), *map(outcome_of, result))
    return (type(result), repr(result))


def run_path(
    first: PathStep | None, arguments: Sequence[Tensor]
) -> tuple[list[Executed], ReturnStep | None, list[Tensor]]:  # fmt: skip
    """Execute steps from `first` on: what was executed, the end where it was reached, and the tensors of the run."""
    tensors, executed, step = list(arguments), [], first
    with ModesOfSteps() as modes:
        while step is not None and not isinstance(step, ReturnStep):
            try:
                modes.enter(step.mode)
                result = step.execute(tensors)
            except Exception as error:
                if not step.can_resume:
                    raise
                executed.append(Executed(step, None, None, error))
                return executed, None, tensors
            outcome = step.outcome(result)
            executed.append(Executed(step, result, outcome))
            tensors.extend(tensors_of(result))
            step = step.outcomes.get(outcome)
    return executed, step, tensors


class ModesOfSteps:
    """Gradient mode and regions of autocast of steps, entered where they differ from those of the caller."""

    def __enter__(self) -> Self:
        self.outside = self.mode = StepMode.current()
        self.regions, self.recording = ExitStack(), ExitStack()
        return self

    def __exit__(self, *_: object) -> None:
        self.recording.close()
        self.regions.close()

    def enter(self, mode: StepMode) -> None:
        """Let the next steps run in a mode."""
        if mode == self.mode:
            return
        self.recording.close()
        if mode[1:] != self.mode[1:]:
            self.regions.close()
            if mode[1:] != self.outside[1:]:
                self.regions.enter_context(autocasting.Region(dict(mode.autocast[0]), mode.autocast[1]))
        if mode.records != self.outside.records:
            self.recording.enter_context(set_grad_enabled(mode.records))
        self.mode = mode
