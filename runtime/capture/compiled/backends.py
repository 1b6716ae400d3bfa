"""Backends that a program brings: functions of a graph of calls and of examples, which give what is called instead.

A path without reads becomes a :class:`~runtime.capture.fx.graph_module.GraphModule`, whose placeholders are the tensors
of the arguments and whose results are the tensors that the program gives; parameters and other tensors that the program
reads are its attributes. Operators are overloads, as in ``ops.aten.add.Tensor``, and stand above autograd.
"""

from __future__ import annotations

import operator as python
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from runtime.autograd.trees import tree_map
from runtime.capture.compiled.paths import (
    CallStep,
    ConstantStep,
    PathStep,
    ReturnStep,
    Slot,
    StepMode,
    mapped_slots,
    slots_of,
    with_tensors,
)
from runtime.capture.compiled.settings import TorchDynamoException
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.recorder import reads_elements
from runtime.dispatch.ops import overload_of
from runtime.dispatch.overriding import call_of
from runtime.dispatch.schemas import arguments_of
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

Steps = Sequence[tuple[PathStep, Any]]


class BackendCompilerFailed(TorchDynamoException):
    """A backend raised an error, or gave something that cannot be called."""


class BackendStep(PathStep):
    """A path as one call of what a backend gave."""

    can_resume = False

    def __init__(self, compiled: Callable[..., Any], count: int, results: int, mode: StepMode) -> None:
        super().__init__(mode, "")
        self.compiled, self.count, self.results = compiled, count, results

    def execute(self, tensors: list[Tensor]) -> Any:
        result = self.compiled(*tensors[: self.count])
        if not isinstance(result, (tuple, list)) or len(result) != self.results:
            msg = f"compile(): what the backend gave returns a tuple of {self.results} tensors, as its graph does"
            raise BackendCompilerFailed(msg)
        return tuple(result)

    def outcome(self, _result: Any) -> Any:
        return None

    def __str__(self) -> str:
        return "a call of what the backend gave"


def obstacle(steps: Steps, tensors: Sequence[Tensor], codes: Sequence[Any]) -> str:
    """Why a path cannot be one graph; "" where it can. `tensors` are those of the run that was recorded."""
    for step, _ in steps:
        if not isinstance(step, (CallStep, ConstantStep)):
            return f"{step.source}: {step} reads elements"
        if step.mode != steps[0][0].mode:
            return f"{step.source}: the gradient mode or autocast changes"
        if isinstance(step, CallStep):
            arguments = [with_tensors(item, tensors) for item in step.arguments]
            if reads_elements(step.operator, arguments):
                return f"{step.source}: sizes of the result of {step.operator.name} depend on elements"
    handlers = [code.code.co_name for code in codes if code.catches]
    return f"{handlers[0]}() may catch what an operator raises" if handlers else ""


def with_backend(steps: Steps, end: ReturnStep, examples: Sequence[Tensor], backend: Callable[..., Any]) -> list[Any]:
    """The steps of a path that calls what the backend gives for its graph."""
    module, results = graph_module(steps, end, len(examples))
    try:
        compiled = backend(module, list(examples))
    except Exception as error:
        msg = f"compile(): the backend {getattr(backend, '__name__', backend)} raised {type(error).__name__}: {error}"
        raise BackendCompilerFailed(msg) from error
    if not callable(compiled):
        msg = f"compile(): a backend gives what can be called, not {type(compiled).__name__}"
        raise BackendCompilerFailed(msg)
    step = BackendStep(compiled, len(examples), len(results), end.mode)
    numbers = {number: len(examples) + index for index, number in enumerate(results)}
    result = mapped_slots(end.result, lambda slot: Slot(numbers.get(slot.number, slot.number)))
    return [(step, None), (ReturnStep(result, end.mode), None)]


def graph_module(steps: Steps, end: ReturnStep, count: int) -> tuple[GraphModule, list[int]]:
    """The graph of a path with `count` arguments, and the numbers of the slots that it gives."""
    root, graph = Module(), Graph()
    nodes: list[Any] = [graph.placeholder(f"arg{index}_1") for index in range(count)]
    names: dict[int, str] = {}

    def node_of(item: Any) -> Any:
        if type(item) is Slot:
            return nodes[item.number]
        if isinstance(item, Tensor):
            if id(item) not in names:
                kind = "_param_constant" if isinstance(item, Parameter) else "_tensor_constant"
                names[id(item)] = f"{kind}{len(names)}"
                setattr(root, names[id(item)], item)
            return graph.get_attr(names[id(item)])
        return item

    for step, outcome in steps:
        if isinstance(step, ConstantStep):
            nodes.append(graph.call_function(Tensor.clone, (node_of(step.tensor),)))  # type: ignore[attr-defined]
            continue
        assert isinstance(step, CallStep)
        args, named = call_of(step.operator, step.arguments)
        kinds = arguments_of(step.operator.schema)
        positional = [
            list(item) if isinstance(item, tuple) and type(item) is not Slot and "[" in kind.type else item
            for item, kind in zip(args, kinds, strict=False)
        ]
        args, named = tree_map(node_of, (tuple(positional), dict(named)), is_leaf=lambda item: type(item) is Slot)
        node = graph.call_function(overload_of(step.operator), args, named)
        node.meta["source"] = step.source
        nodes.extend(_tensors_of(graph, node, outcome))
    results = [slot.number for slot in dict.fromkeys(slots_of(end.result)) if slot.number >= count]
    graph.output(tuple(nodes[number] for number in results))
    graph.lint()
    return GraphModule(root, graph), results


def _tensors_of(graph: Graph, node: Any, outcome: Any) -> Iterator[Any]:
    """The nodes of the tensors of a result, by what was seen of it."""
    if issubclass(outcome[0], Tensor):
        yield node
    elif issubclass(outcome[0], (list, tuple)):
        for index, part in enumerate(outcome[1:]):
            if issubclass(part[0], (Tensor, list, tuple)):
                yield from _tensors_of(graph, graph.call_function(python.getitem, (node, index)), part)
