"""``compile(fn)``: a function that runs recorded paths where its guards hold, and Python where nothing was recorded.

An entry is what was recorded for one state of everything that can be read (:mod:`.state`): dtypes, sizes and strides of
arguments, numbers, attributes of modules, globals, closures, modes. A call that fits an entry runs its path; where an
outcome is new, Python runs again, with the results that are there already, and the path gets a branch. So nothing is
assumed of a value. What cannot be recorded runs as it is, and a warning says why, once.
"""

from __future__ import annotations

import functools
import inspect
import itertools
import sys
import types
from collections.abc import Callable, Sequence
from typing import Any

from runtime import callers, guards
from runtime.capture.compiled import settings
from runtime.capture.compiled.paths import Executed, PathStep, ReadStep, ReturnStep, run_path
from runtime.capture.compiled.recording import PathRecorder
from runtime.capture.compiled.state import Code, Fact, StateReader, TensorFact, UnguardedError, first_difference, modes
from runtime.capture.reads import thread
from runtime.dispatch.interposing import thread_keys
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.forking import new_lock
from runtime.nn.module import Module
from runtime.tensor import Tensor
from runtime.tensor.keys import AUTOCAST

STRIKES = 2  # calls that may change what they read, as first calls do that initialise something
BACKENDS = ("aot_eager", "eager", "inductor", "interpreter")


class CompileWarning(UserWarning):
    """What is compiled runs as Python, or a part of it runs only when it is recorded."""


class RecordedState:
    """What was recorded for one state: its facts, the code that ran, and the first step."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []
        self.codes: list[Code] = []
        self.first: PathStep | None = None
        self.paths = 0

    def mismatch(self, reader: StateReader) -> str:
        """Why a call is none of this entry; "" where it is. The reader has read arguments and function."""
        count = len(reader.facts)
        difference = first_difference(reader.facts, self.facts[:count])
        if not difference:
            for code in self.codes:
                reader.read_code(code)
            difference = first_difference(reader.facts, self.facts)
        return difference


class CompiledFunction:
    """A function that was given to ``compile``."""

    def __init__(self, function: Callable[..., Any], fullgraph: bool = False, backend: Any = None) -> None:
        functools.update_wrapper(self, function, updated=())
        self.backend = backend
        self._torchdynamo_orig_callable = function
        self.fullgraph = fullgraph
        self._lock = new_lock()
        self.forget()
        settings.compiled.add(self)

    def forget(self) -> None:
        """Drop everything that was recorded."""
        self.entries: list[RecordedState] = []
        self.misses: list[str] = []  # why calls fitted no entry
        self.reason = ""  # why it runs as Python
        self.changes = 0

    def __get__(self, owner: Any, kind: type | None = None) -> Any:
        return self if owner is None else types.MethodType(self, owner)

    def __reduce__(self) -> Any:
        return CompiledFunction, (self._torchdynamo_orig_callable, self.fullgraph, self.backend)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        function = self._torchdynamo_orig_callable
        if self.reason or thread.recorder is not None or not _can_record() or settings.stance() == "force_eager":
            return function(*args, **kwargs)
        try:
            reader = self.read(args, kwargs)
            entry, reader = self.entry_for(reader)
        except UnguardedError as error:
            self.give_up(f"what cannot be guarded: {error}")
            return function(*args, **kwargs)
        if entry is None:
            return function(*args, **kwargs)
        tensors = [*reader.tensors.values()][: reader.arguments]
        executed, end, registers = run_path(entry.first, tensors)
        if end is not None:
            return end.execute(registers)
        return self.record(entry, reader, tensors, executed, args, kwargs)

    def read(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> StateReader:
        """The facts of a call, without those of the code that it runs."""
        reader = StateReader()
        reader.facts.extend(modes())
        reader.read_call(args, kwargs)
        reader.read("the function", self._torchdynamo_orig_callable)
        return reader

    def entry_for(self, reader: StateReader) -> tuple[RecordedState | None, StateReader]:
        """The entry whose facts are those of the call, or a new one; None where there are too many."""
        difference = ""
        for entry in self.entries:
            attempt = reader.copied()
            difference = entry.mismatch(attempt)
            if not difference:
                return entry, attempt
        if difference:
            self.misses.append(difference)
        if settings.stance() in {"eager_on_recompile", "fail_on_recompile"} and (
            self.entries or settings.stance() == "fail_on_recompile"
        ):
            if settings.stance() == "fail_on_recompile":
                msg = f"compile(): the stance is fail_on_recompile, and a call fits nothing recorded: {difference}"
                raise RuntimeError(msg)
            return None, reader
        limit = settings.config.recompile_limit
        if len(self.entries) >= limit:
            text = f"it was recorded for {limit} states (config.recompile_limit), last because {difference}"
            self.give_up(text)
            return None, reader
        return RecordedState(), reader

    def record(
        self, entry: RecordedState, reader: StateReader, tensors: list[Tensor], executed: list[Executed],
        args: tuple[Any, ...], kwargs: dict[str, Any],
    ) -> Any:  # fmt: skip
        """Run Python, from the end of what was executed on, and add what it does to the entry."""
        codes = list(entry.codes)
        recorder = PathRecorder(reader, tensors, executed, codes)
        last = executed[-1] if executed else None
        if last is not None and last.error is None and len(last.step.outcomes) >= settings.config.outcome_limit:
            recorder.stop_path("many different outcomes")
        with recorder:
            value = self._torchdynamo_orig_callable(*args, **kwargs)
        end = recorder.result(value)
        if recorder.reason:
            if not recorder.is_optional:
                self.give_up(recorder.reason)
            return value
        if self.has_changed(reader, codes, args, kwargs):
            return value
        for notice in recorder.notices:
            callers.warn(f"compile(): {notice}", CompileWarning)
        self.check_fullgraph(recorder.steps)
        steps = [*recorder.steps, (end, None)]
        if self.backend is not None and last is None and entry.first is None:
            steps = self.with_backend(recorder, end, tensors, codes)
        for (step, outcome), (following, _) in itertools.pairwise(steps):
            step.outcomes[outcome] = following
        with self._lock:
            if len(entry.facts) in {0, len(reader.facts)} or len(entry.codes) < len(codes):
                entry.facts, entry.codes = reader.facts, codes
                if last is not None:
                    last.step.outcomes.setdefault(last.outcome, steps[0][0])
                elif entry.first is None:
                    entry.first = steps[0][0]
                entry.paths += 1
            if entry not in self.entries:
                self.entries.append(entry)
        return value

    def has_changed(self, reader: StateReader, codes: list[Code], args: Any, kwargs: Any) -> bool:
        """Whether a call cannot be repeated without Python, for it changed what it can read; gives up in the end."""
        try:
            after = self.read(args, kwargs)
            for code in codes:
                after.read_code(code)
        except UnguardedError as error:
            self.give_up(f"what cannot be guarded: {error}")
            return True
        difference = first_difference(_without_metadata(after.facts), _without_metadata(reader.facts))
        if not difference and list(after.tensors) != list(reader.tensors):
            difference = "a tensor was exchanged"
        if not difference:
            return False
        self.changes += 1
        if self.changes >= STRIKES or self.fullgraph:
            self.give_up(f"it changes what it reads: {difference}")
        return True

    def with_backend(self, recorder: PathRecorder, end: ReturnStep, tensors: list[Tensor], codes: list[Code]) -> Any:
        """The steps of a path with what the backend gives for it; as they are, with a warning, where it is no graph."""
        from runtime.capture.compiled import backends

        reason = backends.obstacle(recorder.steps, recorder.tensors, codes)
        if not reason:
            return backends.with_backend(recorder.steps, end, tensors, self.backend)
        name = getattr(self.backend, "__name__", "given")
        callers.warn(f"compile(): operators run one by one, without the backend {name}: {reason}", CompileWarning)
        return [*recorder.steps, (end, None)]

    def check_fullgraph(self, steps: Sequence[tuple[PathStep, Any]]) -> None:
        """Unsupported for a read of elements, where ``fullgraph`` allows none."""
        for step, _ in steps:
            if self.fullgraph and isinstance(step, ReadStep):
                msg = f"compile(fullgraph=True): {step.source}: {step} reads elements, which ends a segment"
                raise settings.Unsupported(msg)

    def give_up(self, reason: str) -> None:
        """Run as Python from now on, and say why; Unsupported with ``fullgraph``."""
        name = getattr(self, "__name__", "the function")
        if self.fullgraph:
            msg = f"compile(fullgraph=True): {name} cannot be recorded: {reason}"
            raise settings.Unsupported(msg)
        if not self.reason:
            self.reason = reason
            callers.warn(f"compile(): {name} runs as Python: {reason}", CompileWarning)


class OptimizedModule(Module):
    """A module that was given to ``compile``; `_orig_mod` is the module itself."""

    def __init__(self, module: Module, fullgraph: bool = False, backend: Any = None) -> None:
        super().__init__()
        self._orig_mod = module
        self.__dict__["_compiled"] = CompiledFunction(module, fullgraph, backend)
        self.training = module.training

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """What the module gives."""
        return self._compiled(*args, **kwargs)

    def __getattr__(self, name: str) -> Any:
        if name == "_orig_mod":
            return self._modules["_orig_mod"]
        return getattr(self._modules["_orig_mod"], name)

    def train(self, mode: bool = True) -> Any:
        """Set the training mode of both."""
        self._orig_mod.train(mode)
        return super().train(mode)


def compile(  # noqa: A001 - PyTorch's name
    model: Callable[..., Any] | None = None, *, fullgraph: bool = False, dynamic: bool | None = None,
    backend: Any = "inductor", mode: str | None = None, options: dict[str, Any] | None = None, disable: bool = False,
) -> Any:  # fmt: skip
    """A function, or a module, that does what `model` does; without a model, a decorator.

    ``fullgraph=True`` raises :class:`Unsupported` for what ends a segment, with its line. `dynamic`, `mode` and
    `options` ask for ways of optimising and change no result: each size has an entry. A `backend` of the program's,
    ``backend(graph_module, example_inputs)``, gives what is called for a path without reads: :mod:`.backends`; it gets
    `mode` and `options` by name. ``disable=True`` gives `model` back. Raises TypeError for what cannot be called, and
    ValueError for an unknown backend.
    """
    del dynamic
    if model is None:
        return functools.partial(
            compile, fullgraph=fullgraph, backend=backend, mode=mode, options=options, disable=disable
        )
    if not callable(model):
        msg = f"compile(): expected a function or a module, got {type(model).__name__}"
        raise ArgumentError(msg)
    if not callable(backend) and backend not in BACKENDS:
        names = ", ".join(BACKENDS)
        msg = f"compile(): backend is a function of a graph and examples, or one of {names}; got {backend!r}"
        raise ArgumentValueError(msg)
    if disable or settings.is_disabled(model) or inspect.isgeneratorfunction(model):
        return model
    if isinstance(model, (CompiledFunction, OptimizedModule)):
        return model
    if callable(backend):
        backend = _with_settings(backend, mode=mode, options=options)
    kind: Any = OptimizedModule if isinstance(model, Module) else CompiledFunction
    return kind(model, fullgraph, backend if callable(backend) else None)


def _with_settings(backend: Callable[..., Any], **settings_of_backend: Any) -> Callable[..., Any]:
    """A backend that is told the settings that are set."""
    told = {name: value for name, value in settings_of_backend.items() if value}
    return functools.partial(backend, **told) if told else backend


def _can_record() -> bool:
    """Whether operators of this thread mean what their tables say, and nobody else uses the interpreter's hook."""
    if sys.getprofile() is not None or guards.state.watched or guards.state.dual:
        return False
    return not thread_keys().included & ~AUTOCAST and thread_keys().allowed == -1


def _without_metadata(facts: Sequence[Fact]) -> list[Fact]:
    """Facts that operators do not change."""
    return [(path, fact.identity) if isinstance(fact, TensorFact) else (path, fact) for path, fact in facts]
