"""The recorder: calls of operators in one thread become nodes of a graph, while they compute as always.

The key ``Tracer`` is a key of the thread (:mod:`runtime.dispatch.interposing`): it stands above autograd, so that
an operator is seen as the program called it and composites are one node. Its kernel notes the node, calls the kernel
below with the key excluded, and gives the results values of the graph. Tensors are known by what object they are; one
that is not known is a parameter or buffer of the traced module, or a constant.

Order is kept: nodes stand as they were called, so that a write in place comes before what reads it later. Every value
has the number of its storage and the version of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any, Self, cast

import numpy as np

from runtime import callers
from runtime.autograd.trees import tree_leaves
from runtime.capture.dependence import VariableMemory
from runtime.capture.intermediates import SavedIntermediates
from runtime.capture.numbers import TracedFloat, TracedInt, untraced, warn_of_constant
from runtime.capture.reads import ElementReads, TracedReads, class_with, sizes_of_memory, thread
from runtime.capture.scripted import class_type
from runtime.dispatch.conversions import TracedNumber
from runtime.dispatch.interposing import Allowing, Excluding, interpose, thread_keys
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.overriding import is_inside_backward
from runtime.errors import ComputeError
from runtime.graph import Graph, Node, Value
from runtime.graph.copying import insert_block
from runtime.graph.functions import call, kind_of, signature_of
from runtime.graph.ir import NO_GRAD
from runtime.graph.passes.shape_propagation import without_elements
from runtime.graph.resolving import resolve
from runtime.graph.types import (
    FLOAT,
    NONE,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
    Type,
    type_of,
    unified,
)
from runtime.guards import grad_enabled
from runtime.tensor import Tensor, WrappedNumber, from_numpy, writes_of
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD, TRACER

RunsGraph = Callable[[Sequence[Any]], Sequence[Any]]


class Recorder:
    """A graph that grows while a program runs in the thread that entered the recorder."""

    checks_elements = True  # whether the graph may read elements, and raise an error

    def __init__(self, name: str, root: Any = None) -> None:
        self.graph = Graph(name)
        self.values: dict[int, tuple[Any, Value]] = {}  # by id of the tensor, which is kept alive
        self.classes: dict[int, tuple[Tensor, type]] = {}
        self.storages: dict[int, int] = {}
        self.attributes: dict[str, Value] = {}
        self.members = _members_of(root) if root is not None else {}  # of the module, by their paths
        self.paths = {id(tensor): path for path, tensor in self.members.items()}
        self.modules: dict[str, ClassType] = {}  # by their paths
        self.numbers: list[tuple[Value, Any]] = []  # values that are numbers, and what they are in this run
        self.compared: list[tuple[Any, Any, Any, bool]] | None = None  # comparisons of numbers that are a condition
        self.root: Value | None = None
        self.scopes: list[str] = []
        self.has_backward = False  # whether a backward pass was recorded, which was told
        self.saved = SavedIntermediates()
        self.variable = VariableMemory()
        self.parts: dict[Any, PartsOfCall] = {}  # the calls whose parts gave a tensor, by its key
        self.keys = thread_keys()
        self.records_gradients = grad_enabled()
        if root is not None:
            self.modules = {path: class_type(item) for path, item in root.named_modules()}
            self.root = self.graph.addInput("self", class_type(root))

    # -- when it records -----------------------------------------------------------------------------------------------

    def __enter__(self) -> Self:
        if thread.recorder is not None:
            msg = "trace(): this thread is traced already; trace the inner function first"
            raise ComputeError(msg)
        thread.recorder = self
        for tensor in self.members.values():
            self.variable.add(tensor)
            self.follow_reads(tensor, ElementReads)
        self.keys.switch_on(TRACER)
        return self

    def __exit__(self, *_: object) -> None:
        self.keys.switch_off(TRACER)
        thread.recorder = None
        for tensor, kind in self.classes.values():
            tensor.__class__ = kind
        for parts in self.parts.values():
            parts.close()

    def is_recording(self) -> bool:
        """Whether calls of this thread are recorded at this moment."""
        return thread.recorder is self and bool(self.keys.included & self.keys.allowed & TRACER)

    def pause(self) -> Excluding:
        """A context in which nothing is recorded."""
        return Excluding(TRACER)

    # -- what a graph does not follow ----------------------------------------------------------------------------------

    def note_constant(self, what: str) -> None:
        """A number of the program became a constant of the graph."""
        warn_of_constant(what)

    def note_read(self, what: str) -> None:
        """Elements of a traced tensor are read."""
        warn_of_constant(what)

    def note_element(self, tensor: Tensor, result: Any) -> None:
        """What was read of a traced tensor, of which the program was told."""

    def note_answer(self) -> None:
        """What an operator said of elements, of which the program was told."""

    def note_comparison(self, compare: Any, left: Any, right: Any, result: bool) -> None:
        """The program compares a size, and goes on by the result."""
        if self.compared is not None:
            self.compared.append((compare, left, right, result))
        else:
            self.decide(compare, left, right, result)

    def decide(self, compare: Any, left: Any, right: Any, result: bool) -> None:
        """The program goes on by the result of a comparison."""
        del compare, left, right, result
        warn_of_constant("a comparison of sizes")

    @contextmanager
    def comparing(self) -> Iterator[list[tuple[Any, Any, Any, bool]]]:
        """A context in which comparisons of numbers are gathered, because they are what the program gives."""
        before, self.compared = self.compared, []
        try:
            yield self.compared
        finally:
            self.compared = before

    @contextmanager
    def scope(self, path: str) -> Iterator[None]:
        """A context whose nodes belong to the module of that path."""
        self.scopes.append(path)
        try:
            yield
        finally:
            self.scopes.pop()

    # -- tensors and their values --------------------------------------------------------------------------------------

    def define(self, tensor: Tensor, value: Value, *, varies: bool = True) -> None:
        """Let a tensor be a value of the graph from now on, whose elements are those of this run if it varies."""
        if varies:
            self.variable.add(tensor)
        self.values[id(tensor)] = (tensor, value)
        with self.pause():
            value.setType(TensorType.of(tensor))
            value.storage = self.storage_of(tensor)
            value.version = writes_of(tensor)
        self.follow_reads(tensor, TracedReads)

    def follow_reads(self, tensor: Tensor, methods: type) -> None:
        """Let a tensor have methods before those of its class until the recorder ends."""
        _, kind = self.classes.get(id(tensor), (tensor, type(tensor)))
        followed = class_with(methods, cast("Any", kind))
        if followed is not kind and type(tensor) is not followed:
            self.classes[id(tensor)] = (tensor, kind)
            tensor.__class__ = followed

    def storage_of(self, tensor: Tensor) -> int:
        """The number of the memory of a tensor; that of one without memory is its own."""
        address = tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" else 0
        return self.storages.setdefault(address or -id(tensor), len(self.storages))

    def value_of(self, item: Any, declared: Type | None = None) -> Value:
        """The value of an argument; a new constant or attribute where the graph has none."""
        if isinstance(declared, OptionalType):
            declared = NONE if item is None else declared.element
        if isinstance(item, WrappedNumber):
            return self.value_of(getattr(item, "number", None) or item.item())
        if isinstance(item, Tensor):
            return self.value_of_tensor(item)
        if isinstance(item, TracedNumber):
            return item.value  # type: ignore[attr-defined, no-any-return]
        if isinstance(item, slice):
            parts = [self.value_of(part) for part in (item.start, item.stop, item.step)]
            return self.insert("prim::SliceConstruct", parts, [type_of(slice(None))]).output()
        if isinstance(item, (list, tuple)):
            return self.value_of_sequence(item, declared)
        if isinstance(item, np.ndarray):  # of indices: its elements follow from sizes and numbers
            return self.value_of_tensor(from_numpy(item))
        if isinstance(item, dict):
            parts = [self.value_of(part) for pair in item.items() for part in pair]
            types = [part.type() for part in parts]
            kind = DictType(types[0] if types else type_of(""), types[1] if types else TensorType())
            return self.insert("prim::DictConstruct", parts, [kind]).output()
        constant = self.graph.insertConstant(item, type_of(item))
        constant.node().source = self.source()
        return constant

    def value_of_sequence(self, items: Sequence[Any], declared: Type | None) -> Value:
        """A list where the schema wants one, else a tuple, of the values of its items."""
        if isinstance(declared, ListType) or isinstance(items, list):
            element = declared.element if isinstance(declared, ListType) else None
            parts = [self.value_of(item, element) for item in items]
            types = [part.type() for part in parts]
            kind: Type = element if element is not None else unified(types) if types else TensorType()
            return self.insert("prim::ListConstruct", parts, [ListType(kind)]).output()
        parts = [self.value_of(item) for item in items]
        return self.insert("prim::TupleConstruct", parts, [TupleType(tuple(part.type() for part in parts))]).output()

    def value_of_tensor(self, tensor: Tensor) -> Value:
        """The value of a tensor: what the graph knows, an attribute of the module, an alias, or a constant."""
        entry = self.values.get(id(tensor))
        if entry is not None:
            return entry[1]
        path = self.paths.get(id(tensor))
        if path is not None:
            value = self.attribute(path)
            self.define(tensor, value)
            return value.setType(TensorType())  # what it is may change: it is read when the graph runs
        if self.open_parts_with(tensor):
            return self.value_of_tensor(tensor)
        if is_inside_backward():
            copy = self.copy_before_write(tensor)
            if copy is not None:
                return copy
            self.saved.refuse(tensor)
        origin = self.origin_of(tensor)
        if origin is not None:
            return origin
        if tensor.requires_grad:
            msg = (
                "trace(): a tensor that requires grad cannot be a constant of a graph, for its gradient would be lost; "
                f"make it an input or a parameter of a module, or detach it. Its shape is {list(tensor._sizes)}"
            )
            raise ComputeError(msg)
        constant = self.graph.insertConstant(tensor, TensorType.of(tensor))
        if constant.node().block is not self.graph.block():
            constant.node().moveAfter(self.graph.param_node())  # before the condition whose block reads it
        self.values[id(tensor)] = (tensor, constant)
        return constant

    def copy_before_write(self, tensor: Tensor) -> Value | None:
        """What memory had before a call wrote to it, which a gradient reads: a copy before the call."""
        call, value, _ = self.saved.written.get(tensor.untyped_storage().data_ptr(), (None, None, None))
        if call is None or value is None or not _reaches(call, self.graph):
            return None
        with self.graph.insert_point_guard(call):
            none = self.graph.insertConstant(None)
            copy = self.insert("aten::clone", [value, none], [TensorType()])
        self.define(tensor, copy.output(), varies=False)
        return copy.output()

    def open_parts_with(self, tensor: Tensor) -> bool:
        """Put the parts of a call in its place, if it is one of them that gave the tensor; whether that was so."""
        parts = self.parts.get(id(tensor)) or self.parts.get(_memory_of(tensor))
        if parts is None or not parts.is_complete or parts.is_open or not _reaches(parts.node, self.graph):
            return False
        parts.open()
        return True

    def origin_of(self, tensor: Tensor) -> Value | None:
        """For a tensor that came about without an operator, in the memory of a traced one: that one, detached."""
        number = self.storages.get(tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" else 0)
        if number is None or not tensor.numel():
            return None
        for other, value in list(self.values.values()):
            if value.storage == number and other._sizes == tensor._sizes and other.stride() == tensor.stride() \
                    and other.storage_offset() == tensor.storage_offset():  # fmt: skip
                is_detached = tensor.requires_grad != other.requires_grad
                kind = "aten::detach" if is_detached else "aten::alias"
                node = self.insert(kind, [value], [TensorType()])
                self.define(tensor, node.output(), varies=False)
                return node.output()
        msg = "trace(): a tensor shares memory with a traced one, and no operator gave it; use the operators for views"
        raise ComputeError(msg)

    def attribute(self, path: str) -> Value:
        """The value of an attribute of the module, by its path; read once."""
        if path not in self.attributes:
            owner, _, name = path.rpartition(".")
            assert self.root is not None
            source = self.attribute(owner) if owner else self.root
            node = Node(self.graph, "prim::GetAttr")
            node.addInput(source)
            node.attributes["name"] = name
            self.attributes[path] = node.addOutput(TensorType(), name if name.isidentifier() else "")
            if source is self.root:
                self.graph.prependNode(node)
            else:
                node.insertAfter(source.node())
            if path in self.modules:
                node.output().setType(self.modules[path])
        return self.attributes[path]

    # -- nodes ---------------------------------------------------------------------------------------------------------

    def insert(self, kind: str, inputs: Sequence[Value], outputs: Sequence[Type]) -> Node:
        """A node at the end, with the line of the program."""
        node = self.graph.create_call(kind, resolve(kind, [value.type() for value in inputs]), inputs, outputs)
        return self.append(node)

    def append(self, node: Node) -> Node:
        """Put a node at the end, with line and scope."""
        node.source = self.source()
        node.scope = self.scopes[-1] if self.scopes else ""
        return self.graph.insertNode(node)

    def source(self) -> str:
        """File, line and column of what the program calls."""
        frame = next(callers.frames(sys._getframe(1)), None)
        if frame is None:
            return ""
        positions = next(islice(frame.f_code.co_positions(), frame.f_lasti // 2, None), (None,) * 4)
        return f"{frame.f_code.co_filename}:{frame.f_lineno}:{positions[2] or 0}"

    def number(self, kind: str, operands: Sequence[Any], result: Any) -> Any:
        """Record what was computed of numbers; the result as a value of the graph."""
        inputs = [self.value_of(item) for item in operands]
        node = self.insert(kind, inputs, [type_of(result)])
        return self.traced(result, node.output())

    def traced(self, number: Any, value: Value) -> Any:
        """A number as a value of the graph; what is neither an int nor a float is a constant."""
        self.numbers.append((value, number))
        if type(number) is int:
            return TracedInt(number).with_value(self, value)
        return TracedFloat(number).with_value(self, value) if type(number) is float else number

    def size_of(self, tensor: Tensor, dim: int) -> Any:
        """A size of a tensor, as a value of the graph."""
        with self.pause():
            size = tensor._sizes[dim]
            return self.number("aten::size", (tensor, dim), size)

    # -- operators -----------------------------------------------------------------------------------------------------

    def call(self, operator: Operator, remaining_keys: int, arguments: Sequence[Any]) -> Any:
        """Call an operator and note it."""
        if not self.has_backward and is_inside_backward():
            self.has_backward = True
            self.note_constant("a backward pass, of the sizes of saved tensors,")
        with self.pause():
            signature = signature_of(operator)
            inputs = [
                self.value_of(argument, parameter.type)
                for argument, parameter in zip(arguments, signature.parameters, strict=True)
            ]
            node = self.graph.create_call(kind_of(operator), operator, inputs, signature.results)
            if self.records_gradients and not grad_enabled():
                node.attributes[NO_GRAD] = 1
            types = [parameter.type for parameter in signature.parameters]
            operands = tuple(map(_plain, arguments, types))
            parts = PartsOfCall(self, node, operands) if _keeps_parts(operator, operands) else None
            kernel = operator.lookup(remaining_keys)
            result = kernel(*operands) if parts is None else parts.run(kernel, operands)
            self.variable.note(operator, arguments, result)
            if type(result) in {bool, float, complex} and self.reads_variable_elements(operator, arguments):
                self.note_read(f"{kind_of(operator).partition('::')[2]}() of tensors")
                self.note_answer()
            self.append(node)
            if parts is None or not parts.is_complete:
                self.saved.note(kind_of(operator), arguments, result, node)
            if parts is not None:  # also incomplete ones, so that their memory is not that of other tensors later
                self.parts.update(dict.fromkeys(parts.keys_of_tensors(), parts))
            is_several = len(signature.results) > 1
            results = result if is_several else (result,)
            traced = [self.output(item, value) for item, value in zip(results, node.outputs(), strict=False)]
        return traced[0] if traced and not is_several else result

    def reads_variable_elements(self, operator: Operator, arguments: Sequence[Any]) -> bool:
        """Whether what an operator says depends on elements that another run may have otherwise."""
        tensors = (item for item in tree_leaves(list(arguments)) if isinstance(item, Tensor))
        return any(tensor in self.variable for tensor in tensors) and reads_elements(operator, arguments)

    def called(self, graph: Graph, inputs: Sequence[Any]) -> Callable[[RunsGraph], list[Any]] | None:
        """What runs a graph as one node that calls it; None where its operators are recorded one by one.

        They are for those who take the graph apart (exports), and where a graph is of a module that is not a part of
        the traced one.
        """
        del graph, inputs
        return None

    def output(self, item: Any, value: Value) -> Any:
        """Let what an operator gave be an output of its node."""
        if isinstance(item, Tensor):
            self.define(item, value, varies=False)
        elif isinstance(item, (list, tuple)) and item and all(isinstance(part, Tensor) for part in item):
            value.setType(ListType(TensorType()))  # also where an argument asks for several, as return_indices does
            unpack = self.append(Node(self.graph, "prim::ListUnpack"))
            unpack.addInput(value)
            for part in item:
                self.define(part, unpack.addOutput(), varies=False)
        else:
            return self.traced(item, value)
        return item


class PartsRecorder(Recorder):
    """A recorder of what an operator that is made of others calls. Sizes are numbers for it, and nothing is told."""

    def size_of(self, tensor: Tensor, dim: int) -> Any:
        """A size, as it is."""
        return sizes_of_memory(tensor)[dim]

    def number(self, kind: str, operands: Sequence[Any], result: Any) -> Any:
        """What was computed of sizes, as it is."""
        del kind, operands
        return result

    def traced(self, number: Any, value: Value) -> Any:
        """What an operator gave that is no tensor, as it is."""
        del value
        return number

    def note_constant(self, what: str) -> None:
        """Sizes are constants."""

    def note_comparison(self, compare: Any, left: Any, right: Any, result: bool) -> None:
        """Sizes are constants."""


class PartsOfCall(PartsRecorder):
    """What a composite calls while it is traced as one node: a graph that stands for the node once it is needed.

    A gradient that is computed while the program is traced reads what the parts gave: see :meth:`open`.
    """

    def __init__(self, recorder: Recorder, node: Node, operands: Sequence[Any]) -> None:
        super().__init__(node.graph.name)
        self.recorder, self.node = recorder, node
        for operand, value in zip(operands, node.inputs(), strict=True):
            self.bind(operand, value)
        self.storages, self.classes, self.variable = recorder.storages, recorder.classes, recorder.variable
        self.scopes, self.records_gradients = recorder.scopes, recorder.records_gradients
        self.line = recorder.source()
        self.is_complete = True  # whether the graph gives what the node gives
        self.is_open = False

    def bind(self, operand: Any, value: Value) -> None:
        """Let the tensors of an argument be the values that the node reads."""
        if isinstance(operand, Tensor):
            self.values[id(operand)] = (operand, value)
        elif isinstance(operand, (list, tuple)) and value.node().kind() == "prim::ListConstruct":
            for part, part_value in zip(operand, value.node().inputs(), strict=True):
                self.bind(part, part_value)

    def run(self, kernel: Kernel, operands: Sequence[Any]) -> Any:
        """What the kernel of a composite gives, with its calls recorded."""
        thread.recorder = self
        try:
            with Allowing(TRACER):
                result = kernel(*operands)
        finally:
            thread.recorder = self.recorder
        results = [result] if self.node.outputsSize() == 1 else list(result)
        for item, value in zip(results, self.node.outputs(), strict=True):
            if not all(isinstance(part, Tensor) for part in tree_leaves(item)):
                self.is_complete = False
                break
            declared = value.type() if isinstance(item, Tensor) else ListType(TensorType())
            self.graph.registerOutput(self.value_of(item, declared))
        return result

    def call(self, operator: Operator, remaining_keys: int, arguments: Sequence[Any]) -> Any:
        """Call an operator and note it, or its parts."""
        if COMPOSITE_IMPLICIT_AUTOGRAD in operator.kernels:
            return operator.lookup(remaining_keys)(*arguments)
        return super().call(operator, remaining_keys, arguments)

    def value_of_tensor(self, tensor: Tensor) -> Value:
        """The value of a tensor: that of a part, what it is for the program, an alias, or a constant."""
        entry = self.values.get(id(tensor)) or self.recorder.values.get(id(tensor))
        if entry is not None:
            return entry[1]
        try:
            origin = self.origin_of(tensor)
        except ComputeError:
            origin = self.unknown()
        if origin is not None:
            return origin
        return self.unknown() if tensor.requires_grad else self.graph.insertConstant(tensor, TensorType.of(tensor))

    def unknown(self) -> Value:
        """What stands for a tensor that came about without an operator: these parts are not all."""
        self.is_complete = False
        return self.graph.insertConstant(None)

    def note_read(self, what: str) -> None:
        """Elements that choose the parts: see :meth:`note_element`."""

    def note_element(self, tensor: Tensor, result: Any) -> None:
        """An element chose the parts: the graph is an error where it is another one."""
        kind = {bool: "aten::Bool", int: "aten::Int", float: "aten::Float"}.get(type(result))
        if kind is None or result != result or not self.recorder.checks_elements:  # noqa: PLR0124 - not a number
            self.is_complete = False
            return
        element = self.insert(kind, [self.value_of_tensor(tensor)], [type_of(result)]).output()
        holds = self.insert("aten::eq", [element, self.value_of(result)], [type_of(True)]).output()
        check = self.append(Node(self.graph, "prim::If"))
        check.addInput(holds)
        check.addBlock()
        text = f"{self.node.kind()} was traced where it read {result}, which chose what its gradient is computed of"
        with self.graph.insert_point_guard(check.addBlock()):
            error = self.append(Node(self.graph, "prim::RaiseException"))
            for item in (text, "RuntimeError"):
                error.addInput(self.value_of(item))
                error.inputsAt(error.inputsSize() - 1).node().moveBefore(error)

    def note_answer(self) -> None:
        """What an operator said of elements chose the parts."""
        self.is_complete = False

    def source(self) -> str:
        """Parts have the line of their call."""
        return self.line

    def keys_of_tensors(self) -> Iterator[Any]:
        """By what the program's recorder knows the tensors that the parts gave: what object, and which memory."""
        for tensor, _ in self.values.values():
            yield id(tensor)
            yield _memory_of(tensor)

    def open(self) -> None:
        """Put the parts in the place of the node."""
        recorder, values = self.recorder, dict[Value, Value]()
        self.is_open = True
        with recorder.graph.insert_point_guard(self.node):
            results = insert_block(recorder.graph, self.graph.block(), values)
        by_output = dict(zip(self.node.outputs(), results, strict=True))
        for key, (tensor, value) in list(recorder.values.items()):
            recorder.values[key] = (tensor, by_output.get(value, value))
        for key, (tensor, value) in self.values.items():
            if value in values:
                recorder.values.setdefault(key, (tensor, values[value]))
        for output, value in by_output.items():
            value.storage, value.version = output.storage, output.version
            value.setType(output.type())
            output.replaceAllUsesWith(value)
        self.node.destroy()
        self.close()

    def close(self) -> None:
        """Let the parts read nothing of the program's graph any more."""
        self.graph.block().clear()


def _keeps_parts(operator: Operator, operands: Sequence[Any]) -> bool:
    """Whether a call is made of others, and has gradients that may read what these give."""
    if COMPOSITE_IMPLICIT_AUTOGRAD not in operator.kernels or not grad_enabled():
        return False
    return any(isinstance(item, Tensor) and item.requires_grad for item in tree_leaves(list(operands)))


def _memory_of(tensor: Tensor) -> Any:
    """Where the elements of a tensor lie, and how; what object it is where that says nothing."""
    address = tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" and tensor.numel() else 0
    if not address:
        return id(tensor)
    return address, tensor.storage_offset(), tensor._sizes, tensor.stride(), tensor.dtype


def _reaches(node: Node, graph: Graph) -> bool:
    """Whether what a node computes can be read where nodes are inserted: in its block, or in one within."""
    block = graph.insertPoint().block
    while block is not None and block is not node.block:
        owner = block.owningNode()
        block = None if owner is None else owner.block
    return block is not None


def _plain(argument: Any, declared: Type) -> Any:
    """An argument as kernels take it: without values of the graph."""
    if isinstance(argument, TracedNumber):
        return float(untraced(argument)) if declared in {FLOAT, OptionalType(FLOAT)} else untraced(argument)
    if type(argument) in {tuple, list} and any(isinstance(item, (TracedNumber, tuple, slice)) for item in argument):
        element = declared.element if isinstance(declared, ListType) else declared
        return type(argument)(_plain(item, element) for item in argument)
    if isinstance(argument, slice):
        return slice(*map(untraced, (argument.start, argument.stop, argument.step)))
    return argument


def reads_elements(operator: Operator, arguments: Sequence[Any]) -> bool:
    """Whether what an operator says of tensors depends on their elements: it has no answer on the device meta."""
    try:
        call(operator, [without_elements(TensorType(), _plain(item, TensorType())) for item in arguments])
    except ComputeError:
        return True
    return False


def _members_of(root: Any) -> dict[str, Tensor]:
    """The parameters and buffers of a module, each once, by their paths."""
    return dict([*root.named_parameters(remove_duplicate=True), *root.named_buffers(remove_duplicate=True)])


def kernel_of(operator: Operator, remaining_keys: int) -> Kernel:
    """The kernel of an operator under the key of tracers."""

    def recorded(*arguments: Any) -> Any:
        recorder = thread.recorder
        if recorder is None:
            return operator.lookup(remaining_keys)(*arguments)
        return recorder.call(operator, remaining_keys, arguments)

    return recorded


interpose(TRACER, kernel_of)
