"""From a graph of the IR to one of fx: a node for each operator, its overload the target, without defaults.

The other way is ``jit.trace``: a GraphModule is a program as any other.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

from runtime.capture.control_flow import cond, while_loop
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Node, map_arg
from runtime.capture.recorded_branches import MOST_ITERATIONS
from runtime.dispatch.ops import overload_of
from runtime.dispatch.overriding import call_of
from runtime.errors import UnsupportedError
from runtime.graph.functions import NumberFunction
from runtime.graph.ir import CONSTANT, NO_GRAD, Block, Value
from runtime.graph.ir import Graph as Program
from runtime.graph.ir import Node as Step
from runtime.graph.types import ClassType
from runtime.guards import no_grad
from runtime.nn.module import Module
from runtime.tensor import Tensor

# What is made of the values of a node that puts some together.
_CONSTRUCTED: dict[str, Callable[[Any], Any]] = {
    "prim::ListConstruct": list, "prim::TupleConstruct": tuple, "prim::SliceConstruct": lambda parts: slice(*parts),
    "prim::DictConstruct": lambda parts: dict(zip(parts[::2], parts[1::2], strict=True)),
}  # fmt: skip
_UNPACKING = ("prim::ListUnpack", "prim::TupleUnpack")
_IF, _LOOP, _BOOL = "prim::If", "prim::Loop", "aten::Bool"
_CHOOSING = (_IF, _LOOP, "prim::Return")  # the last one of a loop's block


def without_gradients(function: Any, /, *args: Any, **kwargs: Any) -> Any:
    """What an operator gives where nothing is recorded: a call that the program made under ``no_grad``."""
    with no_grad():
        return function(*args, **kwargs)


class ModulePath(str):
    """A value that is a module: its path from the module that was captured."""

    __slots__ = ()


class Conversion:
    """A graph of fx that grows, and the nodes or constants that stand for values of the other one."""

    def __init__(self, program: Program | Block) -> None:
        self._begin()
        for value in program.inputs():
            is_module = isinstance(value.type(), ClassType)
            self.values[value] = ModulePath() if is_module else self.graph.placeholder(value.debugName())
        self._finish(program.nodes(), program.outputs())

    @classmethod
    def of_part(
        cls, steps: Iterable[Step], outputs: Iterable[Value], inputs: Iterable[Value], outside: dict[Any, Any]
    ) -> Self:  # fmt: skip
        """The graph of some steps of a block, with `inputs` as arguments and then what it reads from `outside`."""
        part = cls.__new__(cls)
        part._begin()
        arguments = {value: part.graph.placeholder(f"arg{position}") for position, value in enumerate(inputs)}
        part._take(outside)
        part.values.update(arguments)
        part._finish(steps, outputs)
        return part

    def _begin(self) -> None:
        self.graph = Graph()
        self.values: dict[Any, Any] = {}
        self.constants: dict[str, Tensor] = {}  # tensors that are no attributes of the module, by their names here
        self.modules: dict[str, GraphModule] = {}  # the ways of conditions, and the parts of loops
        self.conditions: list[Node] = []  # of loops before they begin, which the loops compute

    def _finish(self, steps: Iterable[Step], outputs: Iterable[Value]) -> None:
        for step in steps:
            self._convert(step)
        self.results = [self.values[value] for value in outputs]
        _erase_unread([item for item in self.conditions if item not in _nodes_in(self.results)])

    def root(self) -> Module:
        """A module with the graphs that this one calls."""
        root = Module()
        for name, module in self.modules.items():
            root.add_module(name, module)
        return root

    def _take(self, values: dict[Any, Any]) -> None:
        """A block reads values from outside: its graph has a placeholder for each node among them."""
        nodes = _nodes_in(list(values.values()))
        copies = {node: self.graph.placeholder(node.name) for node in nodes}
        for copy in copies.values():
            copy.target = copy.name  # an argument of a loop may be called as one of the loop around it
        self.values = {value: map_arg(item, copies.__getitem__) for value, item in values.items()}

    def _choose(self, step: Step, condition: Any) -> None:
        """A condition: a call of ``cond`` with the graphs of both ways and what they read."""
        outside = {value: self.values[value] for block in step.blocks() for value in block.read_from_outside()}
        graphs = [
            self._module(way, Conversion.of_part(block.nodes(), block.outputs(), (), outside))
            for way, block in zip(("true_graph", "false_graph"), step.blocks(), strict=True)
        ]
        operands = tuple(_nodes_in(list(outside.values())))
        self._unpack(step, self._note(self.graph.call_function(cond, (condition, *graphs, operands)), step))

    def _repeat(self, step: Step, carried: list[Any]) -> None:
        """A loop: a call of ``while_loop`` with the graphs of its condition and of its body."""
        (block,) = step.blocks()
        self.conditions += _nodes_in([self.values[list(step.inputs())[1]]])
        (iteration, *inputs), (going, *results) = block.inputs(), block.outputs()
        if next(step.inputs()).toIValue() != MOST_ITERATIONS or list(iteration.uses()):
            msg = f"a loop that counts its iterations has no form in fx; the graph has it at {step.sourceRange()}"
            raise UnsupportedError(msg)
        outside = {value: self.values[value] for value in block.read_from_outside()}
        steps, definers = list(block.nodes()), [value.node() for value in results]
        count = max((position + 1 for position, item in enumerate(steps) if item in definers), default=0)
        graphs = [
            self._module("while_loop_cond_graph", Conversion.of_part(steps[count:], [going], results, outside)),
            self._module("while_loop_body_graph", Conversion.of_part(steps[:count], results, inputs, outside)),
        ]
        operands = tuple(_nodes_in(list(outside.values())))
        call = self.graph.call_function(while_loop, (*graphs, tuple(carried), operands))
        self._unpack(step, self._note(call, step))

    def _module(self, kind: str, part: Conversion) -> Node:
        """The node of a graph that this one calls."""
        name = f"{kind}_{sum(name.startswith(kind) for name in self.modules)}"
        part.graph.output(part.results[0] if kind == "while_loop_cond_graph" else tuple(part.results))
        self.modules[name] = GraphModule(part.root(), part.graph, name)
        return self.graph.get_attr(name)

    def _convert(self, step: Step) -> None:
        inputs = [self.values[value] for value in step.inputs()]
        kind = step.kind()
        if kind == _IF:
            self._choose(step, inputs[0])
        elif kind == _LOOP:
            self._repeat(step, inputs[2:])
        elif kind == _BOOL and all(use.user.kind() in _CHOOSING for use in step.output().uses()):
            self._define(step, inputs[0])  # cond and while_loop take the tensor
        elif kind == "prim::GetAttr":
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
        if step.scopeName():
            node.meta["scope"] = step.scopeName()
        return node


def _erase_unread(nodes: list[Node]) -> None:
    """Erase nodes that nothing reads, and then those that only they read."""
    for node in nodes:
        if not node.users and node.op.startswith("call"):
            inputs = node.all_input_nodes
            node.graph.erase_node(node)
            _erase_unread(inputs)


def _nodes_in(values: list[Any]) -> list[Node]:
    """The nodes among values, which may be nested, each once."""
    nodes: dict[Node, None] = {}
    map_arg(values, lambda node: nodes.setdefault(node, None))
    return list(nodes)

