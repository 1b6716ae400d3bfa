r"""The interpreter: a graph becomes a flat list of instructions over registers, and a loop follows a program counter.

This is how TorchScript runs graphs. Blocks are gone: ``prim::If`` is a jump over one of two stretches of instructions,
``prim::Loop`` a jump back. Every value has a register, which is emptied when the value has been read for the last time,
so that memory is freed as early as in a program of Python.

Operators are called by their tables, with the key sets of their arguments, so that autograd, other devices, batches and
modes serve them as in a program. Whatever runs graphs faster must give what this gives.

    >>> print(GraphProgram(parse("graph(%x : Tensor):\n  %y : Tensor = ow::relu(%x)\n  return (%y)")))
    0  CALL aten::relu      r0 -> r1  drops r0
    1  RETURN               r1
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple

from runtime.dispatch.operator import Operator
from runtime.errors import ArgumentError
from runtime.graph.execution import ExecutionSteps, decoded, execute
from runtime.graph.functions import GraphFunction, GraphParameter, NumberFunction, call, signature_of
from runtime.graph.ir import CONSTANT, NO_GRAD, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.lint import GraphError
from runtime.graph.primitives import CONTROL, PRIMITIVES
from runtime.graph.resolving import is_wrapped
from runtime.graph.types import ANY, FLOAT, ListType, OptionalType, SimpleType, TensorType, Type
from runtime.guards import no_grad
from runtime.tensor import Tensor, keys, wrap_number


class OpCode(Enum):
    """What an instruction does."""

    CONSTANT = auto()  # put a constant into a register
    CALL = auto()  # call an operator, a function, or a primitive
    RUN = auto()  # run the program of another graph
    MOVE = auto()  # copy registers, all at once
    JUMP = auto()  # go on elsewhere
    JUMP_UNLESS = auto()  # go on elsewhere if a register is False
    LOOP = auto()  # go on elsewhere if the iterations are done or the condition is False
    NEXT = auto()  # count an iteration and jump back
    DROP = auto()  # empty registers
    RETURN = auto()


class Instruction(NamedTuple):
    """What to do, the registers that are read, those that are written, and those that are emptied afterwards."""

    code: OpCode
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    data: Any = None
    drops: tuple[int, ...] = ()
    node: Node | None = None

    def __str__(self) -> str:
        """As a line of a listing."""
        what = self.code.name
        if self.code is OpCode.CALL:
            what += f" {self.node.kind() if self.node is not None else ''}"
        elif self.code is OpCode.CONSTANT:
            what += f" {type(self.data).__name__ if isinstance(self.data, Tensor) else repr(self.data)}"
        elif isinstance(self.data, int):
            what += f" {self.data}"
        text = f"{what:20} {_registers(self.reads)}"
        text += f" -> {_registers(self.writes)}" if self.writes else ""
        text += f"  drops {_registers(self.drops)}" if self.drops else ""
        return text.rstrip()


def _registers(numbers: Sequence[int]) -> str:
    return " ".join(f"r{number}" for number in numbers)


def program_of(graph: Graph) -> GraphProgram:
    """The instructions of a graph as it is now."""
    return GraphProgram(graph)


class GraphProgram:
    """A graph that was compiled to instructions; called, it runs."""

    def __init__(self, graph: Graph, programs: dict[int, GraphProgram] | None = None) -> None:
        self.name = graph.name
        compiler = _Compiler({} if programs is None else programs)
        self.inputs = tuple(compiler.register(value) for value in graph.inputs())
        self.results = len(list(graph.outputs()))
        compiler.block(graph.block())
        outputs = tuple(compiler.register(value) for value in graph.outputs())
        compiler.emit(OpCode.RETURN, outputs)
        self.instructions = compiler.instructions
        self.registers = len(compiler.registers) + compiler.extra
        self._steps: ExecutionSteps | None = None

    def __call__(self, *args: Any) -> Any:
        """Run it. One output is the value itself, several are a tuple. TypeError for another number of arguments."""
        if len(args) != len(self.inputs):
            msg = f"{self.name}(): takes {len(self.inputs)} arguments, got {len(args)}"
            raise ArgumentError(msg)
        outputs = self.run(args)
        return outputs[0] if len(outputs) == 1 else outputs

    def run(self, args: Sequence[Any]) -> tuple[Any, ...]:
        """The outputs for some inputs."""
        if self._steps is None:
            self._steps = decoded(self.instructions, self.registers, OpCode)
        registers = self._steps.registers.copy()
        for number, argument in zip(self.inputs, args, strict=True):
            registers[number] = argument
        return execute(self._steps, registers)

    def __str__(self) -> str:
        width = len(str(len(self.instructions)))
        return "\n".join(f"{number:>{width}}  {item}" for number, item in enumerate(self.instructions))


class WithoutGradients:
    """A program that is called where nothing is recorded for autograd."""

    def __init__(self, program: GraphProgram) -> None:
        self.run = no_grad()(program.run)


class _Compiler:
    """From blocks to instructions. `programs` are those of graphs that are called, each compiled once."""

    def __init__(self, programs: dict[int, GraphProgram]) -> None:
        self.programs = programs
        self.instructions: list[Instruction] = []
        self.registers: dict[Value, int] = {}
        self.extra = 0

    def register(self, value: Value) -> int:
        return self.registers.setdefault(value, len(self.registers) + self.extra)

    def spare_register(self) -> int:
        """A register of no value."""
        self.extra += 1
        return len(self.registers) + self.extra - 1

    def emit(
        self, code: OpCode, reads: Sequence[int] = (), writes: Sequence[int] = (), data: Any = None,
        node: Node | None = None,
    ) -> int:  # fmt: skip
        """Put an instruction behind the others; its number."""
        self.instructions.append(Instruction(code, tuple(reads), tuple(writes), data, (), node))
        return len(self.instructions) - 1

    def patch(self, number: int) -> None:
        """Let a jump lead to the next instruction."""
        self.instructions[number] = self.instructions[number]._replace(data=len(self.instructions))

    def read(self, values: Sequence[Value]) -> list[int]:
        return [self.register(value) for value in values]

    def block(self, block: Block) -> None:
        """The instructions of a block's nodes."""
        last = _last_uses(block)
        for node in block.nodes():
            self.node(node)
            self.drop(node, [value for value, user in last.items() if user is node])

    def drop(self, node: Node, values: list[Value]) -> None:
        """Empty the registers of values that nothing reads behind a node."""
        if not values:
            return
        numbers = tuple(self.read(values))
        previous = self.instructions[-1]
        if previous.node is node and previous.code in {OpCode.CALL, OpCode.RUN, OpCode.CONSTANT}:
            self.instructions[-1] = previous._replace(drops=numbers)
        else:
            self.instructions.append(Instruction(OpCode.DROP, drops=numbers))

    def node(self, node: Node) -> None:
        kind = node.kind()
        reads, writes = self.read(list(node.inputs())), self.read(list(node.outputs()))
        if kind == CONSTANT:
            self.emit(OpCode.CONSTANT, (), writes, node.attributes.get("value"), node)
        elif kind == CONTROL[0]:
            self.condition(node, reads, writes)
        elif kind == CONTROL[1]:
            self.loop(node, reads, writes)
        elif SUBGRAPH in node.attributes:
            program = self.program(node[SUBGRAPH])
            runs: Any = WithoutGradients(program) if NO_GRAD in node.attributes else program
            self.emit(OpCode.RUN, reads, writes, runs, node)
        else:
            self.emit(OpCode.CALL, reads, writes, callable_of(node), node)

    def program(self, graph: Graph) -> GraphProgram:
        """The program of a graph that is called."""
        key = id(graph)
        if key not in self.programs:
            self.programs[key] = GraphProgram(graph, self.programs)
        return self.programs[key]

    def condition(self, node: Node, reads: list[int], writes: list[int]) -> None:
        """Jump to the second block unless the condition holds, and over it behind the first."""
        first, second = node.blocks()
        to_second = self.emit(OpCode.JUMP_UNLESS, reads)
        self.block(first)
        self.emit(OpCode.MOVE, self.read(list(first.outputs())), writes)
        to_end = self.emit(OpCode.JUMP)
        self.patch(to_second)
        self.block(second)
        self.emit(OpCode.MOVE, self.read(list(second.outputs())), writes)
        self.patch(to_end)

    def loop(self, node: Node, reads: list[int], writes: list[int]) -> None:
        """A counter and a condition; the values that the loop carries are the inputs of its block."""
        (body,) = node.blocks()
        iteration, *carried = self.read(list(body.inputs()))
        condition = self.spare_register()
        limit, initial, *values = reads
        self.emit(OpCode.CONSTANT, (), [iteration], 0)
        self.emit(OpCode.MOVE, [initial, *values], [condition, *carried])
        top = self.emit(OpCode.LOOP, [iteration, limit, condition])
        self.block(body)
        going, *results = body.outputs()
        if going.toIValue() is True:  # as it was when the iteration began
            self.emit(OpCode.MOVE, self.read(results), carried)
        else:
            self.emit(OpCode.MOVE, self.read([going, *results]), [condition, *carried])
        self.emit(OpCode.NEXT, (), [iteration], top)
        self.patch(top)
        self.emit(OpCode.MOVE, carried, writes)


def _last_uses(block: Block) -> dict[Value, Node]:
    """For values that a block defines and does not give, the last node of it that reads them, itself or within."""
    last: dict[Value, Node] = {}
    outputs = set(block.outputs())
    defined = set(block.inputs())
    for node in block.nodes():
        defined.update(node.outputs())
        last.update(dict.fromkeys(node.outputs(), node))
        reads = set(node.inputs())
        for inner in node.blocks():
            reads |= _reads_within(inner)
        last.update(dict.fromkeys(reads & defined, node))
    return {value: node for value, node in last.items() if value not in outputs and not _is_carried(value)}


def _reads_within(block: Block) -> set[Value]:
    reads = set(block.outputs())
    for node in block.all_nodes():
        reads.update(node.inputs())
        for inner in node.blocks():
            reads.update(inner.outputs())
    return reads


def _is_carried(value: Value) -> bool:
    """Whether it is what a loop carries, whose register the next iteration reads."""
    block = value.node().block
    return block is not None and value.node() is block.paramNode() and block.owningNode() is not None


# -- calls -------------------------------------------------------------------------------------------------------------


def callable_of(node: Node) -> Callable[..., Any]:
    """What computes a node, of the values of its inputs."""
    if node.function is not None:
        caller = _caller(node.function, [value.type() for value in node.inputs()])
        return no_grad()(caller) if NO_GRAD in node.attributes else caller
    if node.kind() not in PRIMITIVES:
        msg = f"there is no {node.kind()}, in\n  {node!r}"
        raise GraphError(msg)
    compute = PRIMITIVES[node.kind()].compute(node)
    return no_grad()(compute) if NO_GRAD in node.attributes else compute


def _caller(function: GraphFunction, types: list[Type]) -> Callable[..., Any]:
    """The call of a function: lists become tuples, and numbers for tensors become tensors, as its kernels want them."""
    if isinstance(function, NumberFunction):
        return function.compute
    parameters = signature_of(function).parameters
    positions = _tensor_positions(parameters, types)
    if positions is not None and not any(map(_converter, (item.type for item in parameters), types)):
        return _call_of_tensors(function, positions)
    return converting(function, types, functools.partial(call, function))


def converting(function: Operator, types: list[Type], run: Callable[[list[Any]], Any]) -> Callable[..., Any]:
    """A function that calls `run` with arguments of an operator, of these types, as its kernels want them."""
    converters = [
        (position, convert)
        for position, (parameter, kind) in enumerate(zip(signature_of(function).parameters, types, strict=True))
        for convert in [_converter(parameter.type, kind)] if convert is not None
    ]  # fmt: skip

    def call_operator(*arguments: Any) -> Any:
        values = list(arguments)
        for position, convert in converters:
            if values[position] is not None:
                values[position] = convert(values[position])
        return run(values)

    return call_operator


def _tensor_positions(parameters: Sequence[GraphParameter], types: list[Type]) -> tuple[int, ...] | None:
    """Which arguments are tensors; None where the types do not say it of each, as of an optional tensor or a list."""
    positions = []
    for number, (parameter, kind) in enumerate(zip(parameters, types, strict=True)):
        if isinstance(kind, TensorType) and isinstance(parameter.type, TensorType):
            positions.append(number)
        elif not isinstance(kind, SimpleType) or kind == ANY:
            return None
    return tuple(positions)


def _call_of_tensors(function: Operator, positions: tuple[int, ...]) -> Callable[..., Any]:
    """The call by the key sets of the tensors among the arguments, as :func:`call` has it, without looking for them."""
    if positions == (0,):
        return lambda tensor, *operands: function[tensor._keys](tensor, *operands)
    if positions == (0, 1):
        return lambda a, b, *operands: function[a._keys | b._keys](a, b, *operands)

    def call_operator(*arguments: Any) -> Any:
        keyset = 0
        for position in positions:
            keyset |= arguments[position]._keys
        return function[keyset or keys.CPU](*arguments)

    return call_operator


def _converter(parameter: Type, kind: Type) -> Callable[[Any], Any] | None:
    """What makes of a value the argument of a kernel; None where it is taken as it is."""
    if isinstance(parameter, OptionalType):
        parameter = parameter.element
    if isinstance(kind, OptionalType):
        kind = kind.element
    if isinstance(parameter, ListType):
        element = _converter(parameter.element, kind.element if isinstance(kind, ListType) else parameter.element)
        return tuple if element is None else lambda values: tuple(map(element, values))
    if is_wrapped(parameter, kind):
        return wrap_number
    return float if parameter == FLOAT and kind != FLOAT else None
