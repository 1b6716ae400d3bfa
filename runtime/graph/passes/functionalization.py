"""Functionalization: writes into memory that is local to the graph become operators that give new tensors.

Memory is local if an operator of the graph allocates it and everything that shares it is a view, or what a write gives.
Other memory stays in place: that of inputs, attributes and constants, and memory that containers, control flow or
composites may share. Sizes, strides and dtypes are those of the types of the graph (see
:mod:`runtime.graph.passes.shape_propagation`); a write of which they are not known stays as well.

A write into a view becomes ``as_strided_scatter`` into the tensor that allocated the memory. Its views are computed
again where they are read later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.dispatch.operator import Operator
from runtime.graph.aliases import AliasSets, is_effect, written_by
from runtime.graph.functions import call, draws_numbers, kind_of, signature_of
from runtime.graph.interpreter import callable_of
from runtime.graph.ir import CONSTANT, NO_GRAD, RETURN, Graph, Node, Value
from runtime.graph.passes import graph_pass
from runtime.graph.passes.shape_propagation import UNKNOWN, Unknown, without_elements
from runtime.graph.primitives import PRIMITIVES
from runtime.graph.resolving import resolve
from runtime.graph.types import BOOL, INT, TENSOR, ListType, Type
from runtime.guards import enable_grad, no_grad
from runtime.tensor import Tensor


@graph_pass
def functionalization(graph: Graph) -> bool:
    """Compute new tensors in place of writes into local memory."""
    aliases = AliasSets(graph)
    roots = dict.fromkeys(aliases.root(value) for node in graph.all_nodes() for value in written_by(node))
    sharing: dict[Value, list[Value]] = {root: [] for root in roots if not aliases.comes_from_outside(root)}
    for node in graph.all_nodes():
        for value in node.outputs():
            sharing.get(aliases.root(value), []).append(value)
    changed = False
    for values in sharing.values():
        memory = _LocalMemory(graph, values)
        if memory.can_be_functional():
            memory.rewrite()
            changed = True
    return changed


class _LocalMemory:
    """The values that share memory, of which the first allocates it."""

    def __init__(self, graph: Graph, values: Sequence[Value]) -> None:
        self.graph, self.values = graph, values
        self.shadows: dict[Value, Any] = {}  # tensors without elements
        self.tensors: dict[Value, Value] = {}  # a write gives the tensor that it wrote: the value that it first was
        self.sources: dict[Value, Value] = {}  # what a view was computed of
        self.copied: set[Node] = set()  # writes whose operator gives another dtype, or other strides
        self.current: dict[Value, Value] = {}  # what stands for a value after the writes so far

    # -- whether it can be done ----------------------------------------------------------------------------------------

    def can_be_functional(self) -> bool:
        """Whether each value is allocated here, a view, or what a write gives, and no other node may write."""
        block = self.values[0].node().block
        with no_grad():
            return all(
                value.node().block is block
                and self._is_simple(value.node())
                and all(self._is_allowed(use.user, value) for use in value.uses())
                for value in self.values
            )

    def _is_allowed(self, user: Node, value: Value) -> bool:
        """Whether what reads a value is an operator, a result of the graph, or a primitive without effects."""
        if user.function is not None:
            return value not in written_by(user) or any(output in self.values for output in user.outputs())
        return user.kind() == RETURN or (user.kind() in PRIMITIVES and not is_effect(user))

    def _is_simple(self, node: Node) -> bool:
        """Whether a node allocates, views or writes the memory in a way that can be followed."""
        if not isinstance(node.function, Operator) or node.outputsSize() != 1 or NO_GRAD in node.attributes:
            return False
        sharing = [value for value in node.inputs() if value in self.shadows]
        if not self.shadows:
            return self._allocates(node, node.function)
        if sharing != [node.inputsAt(0)]:
            return False
        return self._is_functional_write(node, node.function) if written_by(node) else self._is_view(node)

    def _allocates(self, node: Node, operator: Operator) -> bool:
        value = node.output()
        shadow = without_elements(value.type(), UNKNOWN)
        if any(signature_of(operator).aliases) or isinstance(shadow, Unknown):
            return False
        self.shadows[value], self.tensors[value] = shadow, value
        reached = 1 + sum((size - 1) * stride for size, stride in zip(shadow._sizes, shadow.stride(), strict=True))
        return not shadow.numel() or reached == shadow.numel()

    def _is_view(self, node: Node) -> bool:
        """Whether a node gives a view of the memory, and gradients pass through it."""
        source, value = node.inputsAt(0), node.output()
        shadow = self._run(node)
        if not isinstance(shadow, Tensor) or shadow._base is not self.shadows[self.values[0]]:
            return False
        self.shadows[value], self.tensors[value], self.sources[value] = shadow, value, source
        if not (shadow.dtype.is_floating_point or shadow.dtype.is_complex):
            return True
        with enable_grad():
            result = self._run(node, self.shadows[source].detach().requires_grad_())
        return isinstance(result, Tensor) and result.requires_grad

    def _is_functional_write(self, node: Node, operator: Operator) -> bool:
        """Whether another operator gives what a node writes; random numbers stay in the order of the memory."""
        target, functional = node.inputsAt(0), operator.functional
        if functional is None or functional.inplace is not operator or draws_numbers(operator):
            return False
        signature = signature_of(functional)
        if any(signature.aliases) or written_by(node) != [target] or len(signature.parameters) != node.inputsSize():
            return False
        shadow = self.shadows[target]
        self.shadows[node.output()], self.tensors[node.output()] = shadow, self.tensors[target]
        overlaps = any(size > 1 and not stride for size, stride in zip(shadow._sizes, shadow.stride(), strict=True))
        if overlaps or self._run(node) is not shadow:
            return False
        functional_node = _functional_call(node, functional, list(node.inputs()))
        result = self._run(functional_node)
        functional_node.removeAllInputs()
        is_scattered = self.tensors[target] is not self.values[0]  # into memory with its strides
        if isinstance(result, Tensor) and not _fits(result, shadow, is_scattered=is_scattered):
            self.copied.add(node)
            result = _copied(shadow, result)
        return isinstance(result, Tensor) and _fits(result, shadow, is_scattered=is_scattered)

    # -- runs without elements -----------------------------------------------------------------------------------------

    def _run(self, node: Node, source: Any = None) -> Any:
        """What a node gives for shadows, with `source` as its first input; UNKNOWN where something is not known."""
        arguments = [self._shadow(value) for value in node.inputs()]
        if source is not None:
            arguments[0] = source
        if any(isinstance(item, Unknown) for item in arguments):
            return UNKNOWN
        try:
            return callable_of(node)(*arguments)
        except Exception:  # noqa: BLE001 - of any operator
            return UNKNOWN

    def _shadow(self, value: Value) -> Any:
        node = value.node()
        if value in self.shadows:
            return self.shadows[value]
        if node.kind() == CONSTANT:
            return without_elements(value.type(), node.attributes.get("value"))
        if node.kind() in PRIMITIVES and not is_effect(node) and node.outputsSize() == 1:
            return self._run(node)
        return without_elements(value.type(), UNKNOWN)

    # -- rewriting -----------------------------------------------------------------------------------------------------

    def rewrite(self) -> None:
        """Replace the writes, and let what reads the memory afterwards read the new tensors."""
        base = self.values[0]
        self.current[base] = base
        node = base.node()
        while node.kind() != RETURN:
            node = node.next()
            with self.graph.insert_point_guard(node):
                self._read_current(node)
                if node.outputsSize() == 1 and node.output() in self.tensors:
                    self._follow(node)
        for value in reversed(self.values):
            if self.tensors[value] is not value:
                value.node().destroy()

    def _follow(self, node: Node) -> None:
        """Note a view; replace a write."""
        value = node.output()
        if self.tensors[value] is value:
            self.current[value] = value
        else:
            self._replace_write(node)

    def _read_current(self, node: Node) -> None:
        """Let a node, and those in its blocks, read what stands for the values of the memory now."""
        for user in (node, *(inner for block in node.blocks() for inner in block.all_nodes())):
            for offset, value in enumerate(user.inputs()):
                if value in self.tensors:
                    user.replaceInput(offset, self._value_of(value))

    def _value_of(self, value: Value) -> Value:
        """What stands for a value now; a view of memory that was written since is computed again."""
        value = self.tensors[value]
        if value not in self.current:
            node, source = value.node(), self.sources[value]
            inputs = [self._value_of(source), *list(node.inputs())[1:]]
            view = self.graph.create_call(node.kind(), node.function, inputs, [value.type()]).copyMetadata(node)
            self.current[value] = self.graph.insertNode(view).output()
        return self.current[value]

    def _replace_write(self, node: Node) -> None:
        """Put the functional operator before a write, and what writes its result into the memory if that is a view."""
        base, target = self.values[0], node.inputsAt(0)
        before, kind = self.current[base], target.type()
        assert isinstance(node.function, Operator)
        assert node.function.functional is not None
        result = self.graph.insertNode(_functional_call(node, node.function.functional, list(node.inputs()))).output()
        if node in self.copied:
            result.setType(TENSOR)
            result = self._insert(node, "aten::copy", [target, result, self.graph.insertConstant(False)], kind)
        if target is not before:
            sizes = self._insert(node, "aten::size", [target], ListType(INT))
            strides = self._insert(node, "aten::stride", [target], ListType(INT))
            offset = self._insert(node, "aten::storage_offset", [target], INT)
            inputs = [before, result, sizes, strides, offset]
            result = self._insert(node, "aten::as_strided_scatter", inputs, before.type())
        self.current = {base: result}

    def _insert(self, write: Node, kind: str, inputs: Sequence[Value], output: Type) -> Value:
        """A new node with the line of a write; what it computes."""
        operator = resolve(kind, [value.type() for value in inputs])
        node = self.graph.create_call(kind, operator, inputs, [output]).copyMetadata(write)
        return self.graph.insertNode(node).output()


def _functional_call(node: Node, functional: Operator, inputs: Sequence[Value]) -> Node:
    """A node that is in no block yet and calls the operator of which a write is the in-place form."""
    kind = node.inputsAt(0).type()
    return node.graph.create_call(kind_of(functional), functional, inputs, [kind]).copyMetadata(node)


def _copied(shadow: Any, result: Any) -> Any:
    """What is written of a result of another dtype, or with other strides."""
    operator = resolve("aten::copy", [TENSOR, TENSOR, BOOL])
    assert operator is not None
    return call(operator, [shadow, result, False])


def _fits(result: Any, shadow: Any, *, is_scattered: bool) -> bool:
    """Whether a result can stand for what is written, by sizes, dtype, and strides unless the memory has its own."""
    if result.dtype is not shadow.dtype or result._sizes != shadow._sizes:
        return False
    return is_scattered or tuple(result.stride()) == tuple(shadow.stride())
