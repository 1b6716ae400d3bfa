"""From a graph of the IR to one of fx: a node for each operator, its overload the target, without defaults.

The other way is ``jit.trace``: a GraphModule is a program as any other.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

from runtime.capture.fx.graph import Graph
from runtime.capture.fx.node import Node
from runtime.dispatch.ops import overload_of
from runtime.dispatch.overriding import call_of
from runtime.errors import UnsupportedError
from runtime.graph.functions import NumberFunction
from runtime.graph.ir import CONSTANT, NO_GRAD
from runtime.graph.ir import Graph as Program
from runtime.graph.ir import Node as Step
from runtime.graph.types import ClassType
from runtime.guards import no_grad
from runtime.tensor import Tensor

# What is made of the values of a node that puts some together.
_CONSTRUCTED: dict[str, Callable[[Any], Any]] = {
    "prim::ListConstruct": list, "prim::TupleConstruct": tuple, "prim::SliceConstruct": lambda parts: slice(*parts),
    "prim::DictConstruct": lambda parts: dict(zip(parts[::2], parts[1::2], strict=True)),
}  # fmt: skip
_UNPACKING = ("prim::ListUnpack", "prim::TupleUnpack")


def without_gradients(function: Any, /, *args: Any, **kwargs: Any) -> Any:
    """What an operator gives where nothing is recorded: a call that the program made under ``no_grad``."""
    with no_grad():
        return function(*args, **kwargs)


class ModulePath(str):
    """A value that is a module: its path from the module that was captured."""

    __slots__ = ()


class Conversion:
    """A graph of fx that grows, and the nodes or constants that stand for values of the other one."""

    def __init__(self, program: Program) -> None:
        self.graph = Graph()
        self.values: dict[Any, Any] = {}
        self.constants: dict[str, Tensor] = {}  # tensors that are no attributes of the module, by their names here
        for value in program.inputs():
            is_module = isinstance(value.type(), ClassType)
            self.values[value] = ModulePath() if is_module else self.graph.placeholder(value.debugName())
        for step in program.nodes():
            self._convert(step)
        self.results = [self.values[value] for value in program.outputs()]

    def _convert(self, step: Step) -> None:
        inputs = [self.values[value] for value in step.inputs()]
        kind = step.kind()
        if kind == "prim::GetAttr":
            path = f"{inputs[0]}.{step['name']}".lstrip(".")
            is_module = isinstance(step.output().type(), ClassType)
            self._define(step, ModulePath(path) if is_module else self._note(self.graph.get_attr(path), step))
        elif kind == CONSTANT:
            value = step.attributes.get("value")
            self._define(step, self._constant(value) if isinstance(value, Tensor) else value)
        elif kind in _CONSTRUCTED:
            self._define(step, _CONSTRUCTED[kind](inputs))
        elif kind in _UNPACKING:
            self._unpack(step, inputs[0])
        elif step.function is None:
            msg = f"{kind} has no form in fx; the graph has it at {step.sourceRange() or repr(step)}"
            raise UnsupportedError(msg)
        else:
            self._call(step, inputs)

    def _call(self, step: Step, inputs: Sequence[Any]) -> None:
        function: Any = step.function
        if isinstance(function, NumberFunction):
            method = getattr(Tensor, getattr(function.compute, "__name__", ""), None)
            if method is function.compute:
                node = self.graph.call_method(function.compute.__name__, tuple(inputs))
            else:
                node = self.graph.call_function(function.compute, tuple(inputs))
        else:
            args, kwargs = call_of(function, inputs)
            overload: Any = overload_of(function)
            if NO_GRAD in step.attributes:
                args, overload = (overload, *args), without_gradients
            name = self.graph._target_to_str(overload_of(function).packet)
            node = self.graph.call_function(overload, args, kwargs, name=name)
        self._note(node, step)
        if step.outputsSize() > 1:
            self._unpack(step, node)
        elif step.outputsSize():
            self._define(step, node)

    def _unpack(self, step: Step, source: Any) -> None:
        for position, value in enumerate(step.outputs()):
            is_here = isinstance(source, (list, tuple))
            item = source[position] if is_here else self.graph.call_function(operator.getitem, (source, position))
            self.values[value] = item

    def _define(self, step: Step, value: Any) -> None:
        self.values[step.output()] = value

    def _constant(self, value: Tensor) -> Node:
        name = next((name for name, tensor in self.constants.items() if tensor is value), None)
        if name is None:
            name = f"lifted_tensor_{len(self.constants)}"
            self.constants[name] = value
        return self.graph.get_attr(name)

    def _note(self, node: Node, step: Step) -> Node:
        if step.sourceRange():
            node.meta["stack_trace"] = step.sourceRange()
        return node
