"""The graph: values, nodes, blocks, and the graph that holds them. Methods have the names of PyTorch's ``torch._C``.

A node computes its outputs from its inputs; a value is the output of exactly one node and never changes (SSA, static
single assignment). Nodes of a block run in order and form a doubly linked list between two sentinels: the outputs of
``prim::Param`` are the inputs of the block, and the inputs of ``prim::Return`` are its outputs. Control flow is a node
that has blocks: ``prim::If`` has two, ``prim::Loop`` has one. A block sees the values of those around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from runtime.errors import ComputeError
from runtime.graph.functions import GraphFunction, schema_of
from runtime.graph.types import TENSOR, Type, type_of

CONSTANT, PARAM, RETURN = "prim::Constant", "prim::Param", "prim::Return"
NO_GRAD = "no_grad"  # the attribute of a node that was called where nothing is recorded for autograd
SUBGRAPH = "Subgraph"  # the attribute of a node that calls a graph


class Use(NamedTuple):
    """Where a value is read: a node, and which of its inputs."""

    user: Node
    offset: int


class Value:
    """What a node computes, or an input of a block.

    ``storage`` and ``version`` are known of traced tensors: a number for the memory, and how often that had been
    written when the value came to be.
    """

    __slots__ = ("_name", "_node", "_type", "_uses", "storage", "version")

    def __init__(self, node: Node, kind: Type, name: str) -> None:
        self._node, self._type, self._name = node, kind, name
        self._uses: list[Use] = []
        self.storage: int | None = None
        self.version = 0

    def node(self) -> Node:
        """The node that computes it."""
        return self._node

    def type(self) -> Type:
        """What is known of it."""
        return self._type

    def setType(self, kind: Type) -> Value:
        """Say what is known of it."""
        self._type = kind
        return self

    def debugName(self) -> str:
        """Its name in the text, without ``%``."""
        return self._name

    def setDebugName(self, name: str) -> Value:
        """Give it a name; a number is put behind one that another value has."""
        self._name = self._node.graph.free_name(name)
        return self

    def offset(self) -> int:
        """Which output of its node it is."""
        return self._node._outputs.index(self)

    def uses(self) -> list[Use]:
        """Where it is read."""
        return list(self._uses)

    def replaceAllUsesWith(self, other: Value) -> None:
        """Let all that read this value read another one."""
        for user, offset in self.uses():
            user.replaceInput(offset, other)

    def toIValue(self) -> Any:
        """What a constant holds; None for any other value."""
        return self._node.attributes.get("value") if self._node.kind() == CONSTANT else None

    def __repr__(self) -> str:
        return f"%{self._name} : {self._type}"


class Node:
    """One operation: a kind such as ``aten::add``, inputs, outputs, attributes, blocks, and the line that called it.

    ``function`` is what computes it, an operator of a package or a function of numbers; None for what the interpreter
    does itself, whose kind begins with ``prim::``.
    """

    __slots__ = (
        "_blocks", "_inputs", "_kind", "_next", "_outputs", "_prev", "attributes", "block", "function", "graph",
        "scope", "source",
    )  # fmt: skip

    def __init__(self, graph: Graph, kind: str, function: GraphFunction | None = None) -> None:
        self.graph, self._kind, self.function = graph, kind, function
        self._inputs: list[Value] = []
        self._outputs: list[Value] = []
        self._blocks: list[Block] = []
        self._prev: Node | None = None
        self._next: Node | None = None
        self.block: Block | None = None
        self.attributes: dict[str, Any] = {}
        self.source = self.scope = ""

    # -- what it is ----------------------------------------------------------------------------------------------------

    def kind(self) -> str:
        """``aten::add``, ``prim::If``."""
        return self._kind

    def schema(self) -> str:
        """The schema of its function; "" for what the interpreter does itself."""
        return "" if self.function is None else schema_of(self.function)

    def sourceRange(self) -> str:
        """File, line and column of the call, "" where they are not known."""
        return self.source

    def scopeName(self) -> str:
        """The path of the module in whose ``forward`` it was called."""
        return self.scope

    def inputs(self) -> Iterator[Value]:
        """What it reads."""
        return iter(tuple(self._inputs))

    def outputs(self) -> Iterator[Value]:
        """What it computes."""
        return iter(tuple(self._outputs))

    def blocks(self) -> Iterator[Block]:
        """The blocks of control flow."""
        return iter(tuple(self._blocks))

    def inputsSize(self) -> int:
        """How many values it reads."""
        return len(self._inputs)

    def outputsSize(self) -> int:
        """How many values it computes."""
        return len(self._outputs)

    def inputsAt(self, index: int) -> Value:
        """One of the values that it reads."""
        return self._inputs[index]

    def outputsAt(self, index: int) -> Value:
        """One of the values that it computes."""
        return self._outputs[index]

    def input(self) -> Value:
        """The only value that it reads. RuntimeError where there are more, or none."""
        return self._only(self._inputs, "input")

    def output(self) -> Value:
        """The only value that it computes. RuntimeError where there are more, or none."""
        return self._only(self._outputs, "output")

    def _only(self, values: list[Value], word: str) -> Value:
        if len(values) != 1:
            msg = f"{word}(): {self._kind} has {len(values)} {word}s; use {word}s()"
            raise ComputeError(msg)
        return values[0]

    def hasUses(self) -> bool:
        """Whether something reads what it computes."""
        return any(value._uses for value in self._outputs)

    # -- attributes ----------------------------------------------------------------------------------------------------

    def hasAttribute(self, name: str) -> bool:
        """Whether it has an attribute of that name."""
        return name in self.attributes

    def attributeNames(self) -> list[str]:
        """The names of its attributes."""
        return list(self.attributes)

    def __getitem__(self, name: str) -> Any:
        """An attribute."""
        return self.attributes[name]

    # -- changing it ---------------------------------------------------------------------------------------------------

    def addInput(self, value: Value) -> Value:
        """Let it read one more value."""
        value._uses.append(Use(self, len(self._inputs)))
        self._inputs.append(value)
        return value

    def addOutput(self, kind: Type = TENSOR, name: str = "") -> Value:
        """Let it compute one more value."""
        value = Value(self, kind, self.graph.free_name(name))
        self._outputs.append(value)
        return value

    def eraseOutput(self, index: int) -> None:
        """Let it not compute a value that nothing reads."""
        if self._outputs[index]._uses:
            msg = f"eraseOutput(): {self._outputs[index]!r} is read; call replaceAllUsesWith(value) first"
            raise ComputeError(msg)
        del self._outputs[index]

    def replaceInput(self, index: int, value: Value) -> None:
        """Let it read another value."""
        self._inputs[index]._uses.remove(Use(self, index))
        self._inputs[index] = value
        value._uses.append(Use(self, index))

    def removeInput(self, index: int) -> None:
        """Let it not read a value."""
        values = [*self._inputs[:index], *self._inputs[index + 1 :]]
        self.removeAllInputs()
        for value in values:
            self.addInput(value)

    def removeAllInputs(self) -> None:
        """Let it read nothing."""
        for offset, value in enumerate(self._inputs):
            value._uses.remove(Use(self, offset))
        self._inputs = []

    def replaceAllUsesWith(self, other: Node) -> None:
        """Let all that read what this node computes read what another one does."""
        for output, replacement in zip(self._outputs, other._outputs, strict=True):
            output.replaceAllUsesWith(replacement)

    def addBlock(self) -> Block:
        """Give it one more block."""
        block = Block(self.graph, self)
        self._blocks.append(block)
        return block

    def copyMetadata(self, other: Node) -> Node:
        """Take the line and the scope of another node."""
        self.source, self.scope = other.source, other.scope
        return self

    # -- its place in a block ------------------------------------------------------------------------------------------

    def next(self) -> Node:
        """The node behind it; ``prim::Return`` comes last."""
        assert self._next is not None
        return self._next

    def prev(self) -> Node:
        """The node before it; ``prim::Param`` comes first."""
        assert self._prev is not None
        return self._prev

    def insertBefore(self, other: Node) -> Node:
        """Stand before another node."""
        assert self.block is None
        previous = other.prev()
        self.block = other.block
        self._prev, self._next = previous, other
        previous._next = other._prev = self
        return self

    def insertAfter(self, other: Node) -> Node:
        """Stand behind another node."""
        return self.insertBefore(other.next())

    def moveBefore(self, other: Node) -> Node:
        """Stand before another node, and no longer where it stood."""
        self._unlink()
        return self.insertBefore(other)

    def moveAfter(self, other: Node) -> Node:
        """Stand behind another node, and no longer where it stood."""
        self._unlink()
        return self.insertAfter(other)

    def _unlink(self) -> None:
        self.prev()._next, self.next()._prev = self._next, self._prev
        self._prev = self._next = self.block = None

    def destroy(self) -> None:
        """Take it out of its block. RuntimeError where something reads what it computes."""
        if self.hasUses():
            users = ", ".join(use.user.kind() for value in self._outputs for use in value._uses)
            msg = f"destroy(): what {self._kind} computes is read by {users}; call replaceAllUsesWith(other) first"
            raise ComputeError(msg)
        self.removeAllInputs()
        for block in self._blocks:
            block.clear()
        self._unlink()

    # -- other ways to look at it --------------------------------------------------------------------------------------

    def findNode(self, kind: str) -> Node | None:
        """The first node of a kind in its blocks; None where there is none."""
        return next(iter(self.findAllNodes(kind)), None)

    def findAllNodes(self, kind: str) -> list[Node]:
        """All nodes of a kind in its blocks."""
        return [node for block in self._blocks for node in block.findAllNodes(kind)]

    def __repr__(self) -> str:
        from runtime.graph.writing import write_node

        return write_node(self)


class Block:
    """Nodes in order, with inputs and outputs: the body of a graph, of a loop, or of one way of a condition."""

    __slots__ = ("_owner", "_param", "_return", "graph")

    def __init__(self, graph: Graph, owner: Node | None = None) -> None:
        self.graph, self._owner = graph, owner
        self._param, self._return = Node(graph, PARAM), Node(graph, RETURN)
        self._param.block = self._return.block = self
        self._param._next, self._return._prev = self._return, self._param

    def owningNode(self) -> Node | None:
        """The node whose block it is; None for that of the graph."""
        return self._owner

    def paramNode(self) -> Node:
        """The node before all others, whose outputs are the block's inputs."""
        return self._param

    def returnNode(self) -> Node:
        """The node behind all others, whose inputs are the block's outputs."""
        return self._return

    def inputs(self) -> Iterator[Value]:
        """The values that it is given."""
        return self._param.outputs()

    def outputs(self) -> Iterator[Value]:
        """The values that it gives."""
        return self._return.inputs()

    def nodes(self) -> Iterator[Node]:
        """Its nodes in order; those that are put behind the current one while they are gone through come as well."""
        node = self._param.next()
        while node is not self._return:
            following = node.next()
            yield node
            node = following if node.block is not self else node.next()

    def addInputToBlock(self, kind: Type = TENSOR, name: str = "") -> Value:
        """Give it one more input."""
        return self._param.addOutput(kind, name)

    def registerOutput(self, value: Value) -> int:
        """Give it one more output; which one it is."""
        self._return.addInput(value)
        return self._return.inputsSize() - 1

    def findNode(self, kind: str) -> Node | None:
        """The first node of a kind, in blocks within it as well; None where there is none."""
        return next(iter(self.findAllNodes(kind)), None)

    def findAllNodes(self, kind: str) -> list[Node]:
        """All nodes of a kind, in blocks within it as well."""
        return [node for node in self.all_nodes() if node.kind() == kind]

    def read_from_outside(self) -> list[Value]:
        """The values that it and the blocks within it read and give, and that are not theirs."""
        nodes = list(self.all_nodes())
        parts = [self, *(block for node in nodes for block in node.blocks())]
        inner = {value for item in (*nodes, *(part.paramNode() for part in parts)) for value in item.outputs()}
        read = [value for item in (*nodes, *(part.returnNode() for part in parts)) for value in item.inputs()]
        return [value for value in dict.fromkeys(read) if value not in inner]

    def all_nodes(self) -> Iterator[Node]:
        """Its nodes and those of blocks within it, in order."""
        for node in self.nodes():
            yield node
            for block in node.blocks():
                yield from block.all_nodes()

    def clear(self) -> None:
        """Take all nodes out, the last first."""
        self._return.removeAllInputs()
        node = self._return.prev()
        while node is not self._param:
            previous = node.prev()
            node.destroy()
            node = previous


class Graph:
    """A function as data: inputs, nodes, outputs. ``str(graph)`` is its text, which :func:`parse` reads.

    Two graphs are equal if they do the same by the same nodes in the same order; names and lines do not count.
    """

    def __init__(self, name: str = "forward") -> None:
        self.name = name
        self._names: set[str] = set()
        self._count = 0
        self._block = Block(self)
        self._insert_point = self._block.returnNode()

    # -- what it holds -------------------------------------------------------------------------------------------------

    def block(self) -> Block:
        """The block with all its nodes."""
        return self._block

    def inputs(self) -> Iterator[Value]:
        """The values that it is given."""
        return self._block.inputs()

    def outputs(self) -> Iterator[Value]:
        """The values that it gives."""
        return self._block.outputs()

    def nodes(self) -> Iterator[Node]:
        """Its nodes in order, without those in blocks of nodes."""
        return self._block.nodes()

    def all_nodes(self) -> Iterator[Node]:
        """Its nodes in order, those in blocks of nodes as well."""
        return self._block.all_nodes()

    def param_node(self) -> Node:
        """The node whose outputs are the graph's inputs."""
        return self._block.paramNode()

    def return_node(self) -> Node:
        """The node whose inputs are the graph's outputs."""
        return self._block.returnNode()

    def findNode(self, kind: str) -> Node | None:
        """The first node of a kind; None where there is none."""
        return self._block.findNode(kind)

    def findAllNodes(self, kind: str) -> list[Node]:
        """All nodes of a kind."""
        return self._block.findAllNodes(kind)

    def tensors(self) -> list[Any]:
        """The tensors that its constants hold, in order: what the text leaves out where they are large."""
        from runtime.graph.writing import tensors_of

        return tensors_of(self)

    # -- building it ---------------------------------------------------------------------------------------------------

    def addInput(self, name: str = "", kind: Type = TENSOR) -> Value:
        """Give it one more input."""
        return self._block.addInputToBlock(kind, name)

    def registerOutput(self, value: Value) -> int:
        """Give it one more output; which one it is."""
        return self._block.registerOutput(value)

    def create(self, kind: str, inputs: Sequence[Value] = (), num_outputs: int = 1) -> Node:
        """A node that is in no block yet. The overload follows from the types of its inputs.

        RuntimeError where there is no operator of that name, and where none takes such inputs.
        """
        from runtime.graph.resolving import resolve

        function = resolve(kind, [value.type() for value in inputs])
        return self.create_call(kind, function, inputs, [TENSOR] * num_outputs)

    def create_call(
        self, kind: str, function: GraphFunction | None, inputs: Iterable[Value], outputs: Sequence[Type]
    ) -> Node:
        """A node that is in no block yet, of a function that is known, or of a ``prim::`` kind."""
        node = Node(self, kind, function)
        for value in inputs:
            node.addInput(value)
        for output in outputs:
            node.addOutput(output)
        return node

    def appendNode(self, node: Node) -> Node:
        """Put a node behind all others."""
        return node.insertBefore(self._block.returnNode())

    def prependNode(self, node: Node) -> Node:
        """Put a node before all others."""
        return node.insertAfter(self._block.paramNode())

    def insertNode(self, node: Node) -> Node:
        """Put a node where nodes are inserted: see :meth:`setInsertPoint`."""
        return node.insertBefore(self._insert_point)

    def insert(self, kind: str, inputs: Sequence[Any] = ()) -> Value:
        """A new node where nodes are inserted; inputs that are no values become constants. What it computes."""
        values = [item if isinstance(item, Value) else self.insertConstant(item) for item in inputs]
        return self.insertNode(self.create(kind, values)).output()

    def insertConstant(self, value: Any, kind: Type | None = None) -> Value:
        """A constant where nodes are inserted."""
        node = Node(self, CONSTANT)
        if value is not None:
            node.attributes["value"] = value
        output = node.addOutput(type_of(value) if kind is None else kind)
        self.insertNode(node)
        return output

    def setInsertPoint(self, point: Node | Block) -> None:
        """Insert nodes before a node, or at the end of a block."""
        self._insert_point = point.returnNode() if isinstance(point, Block) else point

    def insertPoint(self) -> Node:
        """The node before which nodes are inserted."""
        return self._insert_point

    @contextmanager
    def insert_point_guard(self, point: Node | Block) -> Iterator[None]:
        """A context in which nodes are inserted before a node, or at the end of a block."""
        before = self._insert_point
        self.setInsertPoint(point)
        try:
            yield
        finally:
            self._insert_point = before

    def free_name(self, name: str = "") -> str:
        """`name` if no value has it, or with a number behind it; without `name`, the next number."""
        if not name:
            while str(self._count) in self._names:
                self._count += 1
            name = str(self._count)
        base, suffix = name, 0
        while name in self._names:
            suffix += 1
            name = f"{base}.{suffix}"
        self._names.add(name)
        return name

    def copy(self) -> Graph:
        """A graph of its own that does the same."""
        from runtime.graph.copying import copy_graph

        return copy_graph(self)

    # -- looking at it -------------------------------------------------------------------------------------------------

    def lint(self) -> None:
        """RuntimeError, naming the node, where scopes, types, uses or schemas do not fit together."""
        from runtime.graph.lint import lint

        lint(self)

    def text(self, *, sources: bool = True, namespace: str = "", short: bool = False, overloads: bool = False) -> str:
        """Its text: see :func:`runtime.graph.writing.write`."""
        from runtime.graph.writing import write

        return write(self, sources=sources, namespace=namespace, short=short, overloads=overloads)

    @property
    def code(self) -> str:
        """It as a function of Python."""
        from runtime.graph.python_code import code_of

        return code_of(self)

    def draw(self, path: Any = None) -> Any:
        """It as an SVG image, which notebooks show; `path`: a file to write it to."""
        from runtime.graph.drawing import draw

        return draw(self, path)

    def __call__(self, *args: Any) -> Any:
        """Run it by the interpreter. One output is the value itself, several are a tuple."""
        from runtime.graph.interpreter import program_of

        return program_of(self)(*args)

    def __str__(self) -> str:
        return self.text()

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Graph):
            return NotImplemented
        from runtime.graph.comparing import are_equal

        return are_equal(self, other)

    __hash__ = object.__hash__
