"""The recorder of a path: a program runs once, and every operator and every read of elements becomes a step.

Operators come by the key ``Tracer``; reads, functions of the program and functions of C by the profiling hook of
the interpreter, for as long as the recording lasts. What cannot be repeated without Python (a backward pass, memory
that is handed to NumPy, a function of C with a state) ends the recording, and the program goes on as it is.

A recorder may begin with a script: the steps that were executed already. Then the program gets their results.
"""

from __future__ import annotations

import sys
import types
from collections.abc import Sequence
from typing import Any, Self

import runtime.capture.recorder  # noqa: F401 - registers the kernel of the key Tracer
from runtime import callers, guards
from runtime.capture.compiled.paths import (
    CallStep,
    ConstantStep,
    Executed,
    PathStep,
    ReadStep,
    ReturnStep,
    Slot,
    StepMode,
    outcome_of,
    rebuilt,
    tensors_of,
)
from runtime.capture.compiled.state import Code, StateReader, UnguardedError, is_library, settings_of_thread
from runtime.capture.compiled.watched import (
    DEPENDENCIES,
    IMPORTING,
    READS,
    REPLAYED,
    STOPPING,
    TENSOR_FACTORIES,
    call_of_c,
)
from runtime.capture.reads import class_with, thread
from runtime.dispatch.interposing import Excluding, thread_keys
from runtime.dispatch.operator import Operator
from runtime.errors import ComputeError
from runtime.kernels.random.operator import Generator, default_generator
from runtime.tensor import Size, Tensor, WrappedNumber, dtypes, writes_of
from runtime.tensor.device import device, layout, memory_format
from runtime.tensor.keys import BATCHED, FORWARD_AD, TORCH_DISPATCH, TORCH_FUNCTION, TRACER

_LITERALS = (
    bool, int, float, complex, str, bytes, type(None), type(Ellipsis), dtypes.dtype, device, layout, memory_format,
    Size, WrappedNumber,
)  # fmt: skip
_UNRECORDED = BATCHED | FORWARD_AD | TORCH_DISPATCH | TORCH_FUNCTION


class DivergenceError(ComputeError):
    """A program did something else than before, with everything the same that it is guarded by."""


class PathRecorder:
    """Records what a program does in this thread, from the end of a script on."""

    def __init__(
        self, reader: StateReader, arguments: Sequence[Tensor], script: Sequence[Executed], codes: list[Code]
    ) -> None:  # fmt: skip
        self.reader, self.script, self.position = reader, script, 0
        self.codes, self.code_ids = codes, {id(item.code) for item in codes}
        self.tensors: list[Tensor] = list(arguments)
        self.slots = {id(tensor): index for index, tensor in enumerate(self.tensors)}
        self.constants: list[Tensor] = []
        self.from_numbers: dict[int, Tensor] = {}
        self.steps: list[tuple[PathStep, Any]] = []  # new ones, with their outcomes
        self.reason = ""  # why recording stopped
        self.is_optional = False  # whether it stopped for this path alone
        self.depth = 0  # of operators and reads that run
        self.dependency: types.FrameType | None = None  # a function of another library that this one called
        self.notices: list[str] = []
        self.keys = thread_keys()
        self.included = self.keys.included
        self.settings, self.mode = settings_of_thread(), StepMode.current()
        self.random_state = _random_state()
        self.classes: list[tuple[Tensor, type]] = []

    # -- when it records -----------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        thread.recorder = self  # type: ignore[assignment]
        self.keys.switch_on(TRACER)
        for item in self.script:
            if isinstance(item.step, ReadStep):
                self.disguise(item.step.arguments[0])
        sys.setprofile(self.profile)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        self.keys.switch_off(TRACER)
        thread.recorder = None
        self.restore_classes()

    def disguise(self, item: Any) -> None:
        """Let reads of a tensor give what they gave when the script ran."""
        tensor = self.tensors_of_script()[item.number] if type(item) is Slot else item
        if isinstance(tensor, Tensor):
            kind: Any = type(tensor)
            if not any(other is tensor for other, _ in self.classes):
                self.classes.append((tensor, kind))
                tensor.__class__ = class_with(REPLAYED, kind)

    def tensors_of_script(self) -> list[Tensor]:
        """All tensors of a script, by their slots."""
        return [*self.tensors, *(tensor for item in self.script for tensor in tensors_of(item.result))]

    def restore_classes(self) -> None:
        for tensor, kind in self.classes:
            tensor.__class__ = kind
        self.classes = []

    def is_recording(self) -> bool:
        """False: what asks about traces is answered that there is none."""
        return False

    @property
    def is_replaying(self) -> bool:
        """Whether the program still does what the script says."""
        return self.position < len(self.script)

    def stop_path(self, reason: str) -> None:
        """Record nothing of this path after its script; others may be recorded."""
        if not self.reason:
            self.reason, self.is_optional = reason, True

    def stop(self, reason: str) -> None:
        """Record nothing from now on, for a reason."""
        if self.reason:
            return
        frame = next(callers.frames(sys._getframe(1)), None)
        where = f" at {frame.f_code.co_filename}:{frame.f_lineno}" if frame is not None else ""
        self.reason = f"{reason}{where}"

    # -- steps ---------------------------------------------------------------------------------------------------------

    def call(self, operator: Operator, remaining_keys: int, arguments: Sequence[Any]) -> Any:
        """Call an operator, or give what the script says of the call."""
        if self.depth or (self.reason and not self.is_replaying):
            with Excluding(TRACER):
                return operator.lookup(remaining_keys)(*arguments)
        self.depth += 1
        try:
            with Excluding(TRACER):
                self.check_modes(arguments)
                plain = [self.encode(item) for item in arguments]
                if self.is_replaying:
                    return self.replayed(CallStep(operator, plain, StepMode.current(), ""))
                step = CallStep(operator, plain, StepMode.current(), _source())
                try:
                    result = operator.lookup(remaining_keys)(*arguments)
                except Exception:
                    self.stop_path(f"{operator.name} raised an error")
                    raise
                self.random_state = _random_state()
                return self.add(step, result)
        finally:
            self.depth -= 1

    def check_modes(self, arguments: Sequence[Any]) -> None:
        """Stop where operators mean something else than their tables say."""
        if self.is_replaying:
            return
        if guards.state.watched or guards.state.dual:
            self.stop("hooks on saved tensors, anomaly mode or forward mode")
        elif (self.keys.included | TRACER) & ~(1 << 27) != (self.included | TRACER) & ~(1 << 27):
            self.stop("a mode of the thread")
        elif any(tensor._keys & _UNRECORDED for tensor in tensors_of(list(arguments))):
            self.stop("tensors of a transform or of a class that takes calls over")
        elif settings_of_thread() != self.settings:
            self.stop("a default dtype, a default device or inference mode that the program sets")
        elif _random_state() != self.random_state:
            self.stop("the state of the random numbers was set by something that is no operator")

    def add(self, step: PathStep, result: Any) -> Any:
        """Note a step that was executed."""
        self.steps.append((step, outcome_of(result)))
        self.define(result)
        return result

    def define(self, result: Any) -> None:
        for tensor in tensors_of(result):
            self.slots.setdefault(id(tensor), len(self.tensors))
            self.tensors.append(tensor)

    def replayed(self, step: PathStep) -> Any:
        """The result of the next step of the script, which is `step`. DivergenceError where it is another one."""
        item = self.script[self.position]
        if str(item.step) != str(step) or type(item.step) is not type(step):
            self.position = len(self.script)
            msg = (
                f"compile(): with the same arguments and globals the program calls {step}, and called {item.step} "
                f"before ({item.step.source}), so that it depends on something that is not guarded; leave it to "
                "Python by compiler.disable"
            )
            raise DivergenceError(msg)
        self.position += 1
        if not self.is_replaying:
            self.restore_classes()
            self.random_state = _random_state()
        if item.error is not None:
            self.stop_path("an operator raised an error")
            raise item.error
        self.define(item.result)
        return item.result

    # -- values --------------------------------------------------------------------------------------------------------

    def encode(self, item: Any) -> Any:
        """An argument or a result, with slots in the place of tensors."""
        if isinstance(item, _LITERALS):
            return item
        if isinstance(item, Tensor):
            return self.encode_tensor(item)
        if isinstance(item, Generator):
            if item is not default_generator and id(item) not in self.reader.seen:
                self.stop("a generator that the program made")
            return item
        if isinstance(item, slice):
            return slice(*map(self.encode, (item.start, item.stop, item.step)))
        if isinstance(item, (list, tuple)):
            return rebuilt(item, [self.encode(part) for part in item])
        if type(item) is dict:
            return {key: self.encode(part) for key, part in item.items()}
        self.stop(f"a value of the class {type(item).__qualname__}")
        return item

    def encode_tensor(self, tensor: Tensor) -> Any:
        """The slot of a tensor; a tensor that is guarded by identity stands for itself."""
        index = self.slots.get(id(tensor))
        if index is not None:
            return Slot(index)
        if id(tensor) in self.reader.tensors:
            return tensor
        if id(tensor) not in self.from_numbers or tensor.requires_grad:
            self.stop("a tensor that no operator gave")
            return tensor
        if self.is_replaying:
            constant = self.replayed(ConstantStep(tensor, StepMode.current(), ""))
            self.slots[id(tensor)] = self.slots[id(constant)]
        else:
            with Excluding(TRACER):
                self.add(ConstantStep(tensor.clone(), StepMode.current(), _source()), tensor)  # type: ignore[attr-defined]
        self.constants.append(tensor)
        return Slot(self.slots[id(tensor)])

    def result(self, value: Any) -> ReturnStep:
        """The end of a path that gives a value."""
        self.depth += 1
        try:
            if any(id(item) in self.reader.seen for item in containers(value)):
                self.stop("a result that is a list or a dict of the arguments or globals")
            step = ReturnStep(self.encode(value), StepMode.current())
        finally:
            self.depth -= 1
        if settings_of_thread() != self.settings or StepMode.current() != self.mode:
            self.stop("a mode that the program sets and leaves on")
        if any(writes_of(tensor) for tensor in self.constants):
            self.stop("a write into a tensor that was made of numbers")
        if _random_state() != self.random_state:
            self.stop("the state of the random numbers was set by something that is no operator")
        return step

    # -- the interpreter's hook ----------------------------------------------------------------------------------------

    def profile(self, frame: types.FrameType, event: str, argument: Any) -> None:
        """What the interpreter tells of calls and returns."""
        code = frame.f_code
        if event == "return" and frame is self.dependency:
            self.dependency = None
            self.depth -= 1
        elif code in IMPORTING and event in {"call", "return"}:
            self.depth += 1 if event == "call" else -1
        elif code in READS and event in {"call", "return"}:
            self.profile_read(frame, event, argument)
        elif self.depth or self.reason:
            return
        elif event == "call" and self.is_dependency(frame):
            self.dependency = frame
            self.depth += 1
        elif event == "call":
            self.profile_call(frame)
        elif event == "return" and code in TENSOR_FACTORIES and id(frame) in self.from_numbers:
            del self.from_numbers[id(frame)]
            if isinstance(argument, Tensor):
                self.from_numbers[id(argument)] = argument
        elif event == "c_call" and not is_library(frame.f_globals.get("__name__")):
            reason = call_of_c(argument)
            if reason == "print":
                self.notices.append(f"{code.co_filename}:{frame.f_lineno}: print() runs when a path is captured, only")
            elif reason:
                self.stop(f"a call of {reason}")

    def is_dependency(self, frame: types.FrameType) -> bool:
        """Whether this library calls a library that it is built on, as NumPy."""
        back = frame.f_back
        root = str(frame.f_globals.get("__name__")).partition(".")[0]
        return root in DEPENDENCIES and back is not None and is_library(back.f_globals.get("__name__"))

    def profile_call(self, frame: types.FrameType) -> None:
        """A function of Python begins."""
        code = frame.f_code
        if code in STOPPING:
            self.stop(STOPPING[code])
        elif code in TENSOR_FACTORIES:
            if not any(map(_has_arrays, frame.f_locals.values())):
                self.from_numbers[id(frame)] = None  # type: ignore[assignment]
        elif id(code) not in self.code_ids and not is_library(frame.f_globals.get("__name__")):
            self.code_ids.add(id(code))
            item = Code(code, frame.f_globals)
            try:
                if item.imports:
                    self.stop(f"an import of {item.imports[0]} by the program")
                self.reader.read_code(item)
            except UnguardedError as error:
                self.stop(f"what cannot be guarded: {error}")
            self.codes.append(item)

    def profile_read(self, frame: types.FrameType, event: str, argument: Any) -> None:
        """A method that reads elements begins or ends; one within another, or within an operator, is part of that."""
        if event == "call":
            self.depth += 1
            return
        self.depth -= 1
        if self.depth or self.reason or self.is_replaying:
            return
        if argument is None:
            self.stop_path("a read raised an error")
            return
        names = frame.f_code.co_varnames[: frame.f_code.co_argcount]
        arguments = [self.encode(frame.f_locals[name]) for name in names]
        step = ReadStep(READS[frame.f_code], arguments, StepMode.current(), _source())
        self.steps.append((step, outcome_of(argument)))

    def next_read(self, method: str, arguments: Sequence[Any]) -> Any:
        """What a read gave when the script ran."""
        self.depth += 1
        try:
            return self.replayed(ReadStep(method, [self.encode(item) for item in arguments], StepMode.current(), ""))
        finally:
            self.depth -= 1


def containers(value: Any) -> list[Any]:
    """The lists and dicts of a result."""
    items = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
    itself = [value] if isinstance(value, (list, dict)) else []
    return [*itself, *(part for item in items for part in containers(item))]


def _has_arrays(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return any(map(_has_arrays, value))
    return value is not None and not isinstance(value, (int, float, complex, str, dtypes.dtype, device, layout))


def _random_state() -> bytes:
    with Excluding(TRACER):
        return bytes(default_generator.get_state().tolist())


def _source() -> str:
    frame = next(callers.frames(sys._getframe(1)), None)
    return f"{frame.f_code.co_filename}:{frame.f_lineno}" if frame is not None else ""
