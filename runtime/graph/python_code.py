"""A graph as a function of Python: what ``.code`` shows, to be read.

Constants and conditions stand where they are used; every other node is a line.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable
from typing import Any

from runtime.dispatch.operator import Operator
from runtime.dispatch.parameters import form_of, is_default
from runtime.graph.functions import TREE, NumberFunction, signature_of
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.literals import has_text, write_literal
from runtime.graph.types import BOOL, DictType, ListType, OptionalType, TensorType, TupleType, Type, UnionType
from runtime.graph.writing import NAMESPACE
from runtime.standing_in import is_standing_in
from runtime.tensor import Tensor

_SIGNS = {
    "add": "+", "sub": "-", "mul": "*", "div": "/", "floordiv": "//", "remainder": "%", "pow": "**", "eq": "==",
    "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "__and__": "and", "__or__": "or", "__is__": "is",
    "__isnot__": "is not",
}  # fmt: skip


def code_of(graph: Graph) -> str:
    """The text of the function, and of those that it calls, each once."""
    called = _CalledGraphs()
    texts = [_CodeWriter(called).function(graph, graph.name)]
    for inner, name in called.graphs:  # grows while it is gone through
        texts.append(_CodeWriter(called).function(inner, name))
    return "\n".join(texts)


def python_type(kind: Type) -> str:
    """A type as an annotation."""
    if isinstance(kind, TensorType):
        return "Tensor"
    if isinstance(kind, ListType):
        return f"List[{python_type(kind.element)}]"
    if isinstance(kind, OptionalType):
        return f"Optional[{python_type(kind.element)}]"
    if isinstance(kind, UnionType):
        return f"Union[{', '.join(map(python_type, kind.elements))}]"
    if isinstance(kind, TupleType) and kind.names:
        return kind.title
    if isinstance(kind, TupleType):
        return f"Tuple[{', '.join(map(python_type, kind.elements))}]"
    if isinstance(kind, DictType):
        return f"Dict[{python_type(kind.key)}, {python_type(kind.value)}]"
    return str(kind)


class _CalledGraphs:
    """The graphs that a function calls, with their names."""

    def __init__(self) -> None:
        self.graphs: list[tuple[Graph, str]] = []

    def name(self, graph: Graph) -> str:
        """The name of the function of a graph."""
        for other, name in self.graphs:
            if other is graph:
                return name
        self.graphs.append((graph, f"{graph.name}_{len(self.graphs)}"))
        return self.graphs[-1][1]


def attribute_text(owner: str, name: str) -> str:
    """An attribute as Python writes it; parts of containers have numbers as names."""
    is_plain = name.isidentifier() and not keyword.iskeyword(name)
    return f"{owner}.{name}" if is_plain else f'getattr({owner}, "{name}")'


class _CodeWriter:
    """Lines, and the expression that stands for each value."""

    def __init__(self, called: _CalledGraphs) -> None:
        self.lines: list[str] = []
        self.expressions: dict[Value, str] = {}
        self.names: set[str] = set(keyword.kwlist)
        self.constants = 0
        self.called = called
        self.package = "torch" if is_standing_in() else NAMESPACE

    def function(self, graph: Graph, title: str) -> str:
        inputs = list(graph.inputs())
        parameters = [
            self.name(value) if str(value.type()).startswith("__torch__")
            else f"{self.name(value)}: {python_type(value.type())}"
            for value in inputs
        ]  # fmt: skip
        outputs = list(graph.outputs())
        result = python_type(outputs[0].type() if len(outputs) == 1 else TupleType(tuple(v.type() for v in outputs)))
        self.lines.append(f"def {title}({(',' + chr(10) + '    ').join(parameters)}) -> {result}:")
        self.block(graph.block(), "  ")
        self.lines.append(f"  return {self.values(outputs)}" if outputs else "  return None")
        return "\n".join([*self.lines, ""])

    def name(self, value: Value) -> str:
        """A name of Python's for a value."""
        base = re.sub(r"\W", "_", value.debugName())
        base = f"_{base}" if base[0].isdigit() else base
        name, number = base, 0
        while name in self.names:
            name, number = f"{base}_{number}", number + 1
        self.names.add(name)
        self.expressions[value] = name
        return name

    def values(self, values: Iterable[Value]) -> str:
        return ", ".join(self.expressions[value] for value in values)

    def block(self, block: Block, indent: str) -> None:
        for node in block.nodes():
            self.node(node, indent)

    def node(self, node: Node, indent: str) -> None:
        if node.kind() == CONSTANT:
            self.expressions[node.output()] = self.constant(node)
        elif node.kind() == "prim::If":
            self.condition(node, indent)
        elif node.kind() == "prim::Loop":
            self.loop(node, indent)
        else:
            expression = self.expression(node)
            outputs = list(node.outputs())
            is_inline = len(outputs) == 1 and len(outputs[0].uses()) == 1 and isinstance(node.function, NumberFunction)
            if is_inline and outputs[0].uses()[0].user.block is node.block:
                self.expressions[outputs[0]] = expression
            elif outputs:
                targets = ", ".join(map(self.name, outputs)) + ("," if node.kind().endswith("Unpack") else "")
                self.lines.append(f"{indent}{targets} = {expression}")
            else:
                self.lines.append(f"{indent}{expression}")

    def constant(self, node: Node) -> str:
        value = node.attributes.get("value")
        if value is None or (has_text(value) and not isinstance(value, Tensor)):
            return repr(bool(value)) if node.output().type() == BOOL else repr(value)
        if isinstance(value, Tensor) and not value._ndim and has_text(value):
            return f"{self.package}.tensor({write_literal(value)}, dtype={value.dtype!r})"
        self.constants += 1
        return f"CONSTANTS.c{self.constants - 1}"

    def condition(self, node: Node, indent: str) -> None:
        first, second = node.blocks()
        outputs = [self.name(value) for value in node.outputs()]
        for word, block in ((f"if {self.values(node.inputs())}:", first), ("else:", second)):
            self.lines.append(f"{indent}{word}")
            before = len(self.lines)
            self.block(block, f"{indent}  ")
            self.assign(outputs, list(block.outputs()), f"{indent}  ")
            if len(self.lines) == before:
                self.lines.append(f"{indent}  pass")

    def loop(self, node: Node, indent: str) -> None:
        (body,) = node.blocks()
        limit, condition, *values = node.inputs()
        iteration, *carried = body.inputs()
        names = [self.name(value) for value in carried]
        self.assign(names, values, indent)
        going, *results = body.outputs()
        is_for = condition.toIValue() is True and going.toIValue() is True
        if is_for:
            self.lines.append(f"{indent}for {self.name(iteration)} in range({self.expressions[limit]}):")
        else:
            flag = f"going_{self.name(iteration)}"
            counter = self.expressions[iteration]
            self.lines.append(f"{indent}{counter}, {flag} = 0, {self.expressions[condition]}")
            self.lines.append(f"{indent}while {flag} and {counter} < {self.expressions[limit]}:")
        self.block(body, f"{indent}  ")
        self.assign(names, results, f"{indent}  ")
        if not is_for:
            self.lines.append(f"{indent}  {counter}, {flag} = {counter} + 1, {self.expressions[going]}")
        elif self.lines[-1].startswith(f"{indent}for"):
            self.lines.append(f"{indent}  pass")
        self.assign([self.name(value) for value in node.outputs()], carried, indent)

    def assign(self, names: list[str], values: list[Value], indent: str) -> None:
        if names:
            self.lines.append(f"{indent}{', '.join(names)} = {self.values(values)}")

    def expression(self, node: Node) -> str:
        arguments = [self.expressions[value] for value in node.inputs()]
        if isinstance(node.function, NumberFunction):
            return self.number_function(node, arguments)
        if isinstance(node.function, Operator):
            return self.operator(node, node.function, arguments)
        if SUBGRAPH in node.attributes:
            return f"{self.called.name(node[SUBGRAPH])}({', '.join(arguments)})"
        name = node.attributes.get("name", "")
        shown: dict[str, Any] = {
            "prim::ListConstruct": lambda: f"[{', '.join(arguments)}]",
            "prim::TupleConstruct": lambda: f"({', '.join(arguments)}{',' if len(arguments) == 1 else ''})",
            "prim::DictConstruct": lambda: "{" + ", ".join(map(": ".join, _pairs(arguments))) + "}",
            "prim::SliceConstruct": lambda: f"slice({', '.join(arguments)})",
            "prim::ListUnpack": lambda: arguments[0],
            "prim::TupleUnpack": lambda: arguments[0],
            "prim::TupleIndex": lambda: f"{arguments[0]}[{arguments[1]}]",
            "prim::DictIndex": lambda: f"{arguments[0]}[{arguments[1]}]",
            "prim::is_none": lambda: f"{arguments[0]} is None",
            "prim::GetAttr": lambda: attribute_text(arguments[0], name),
            "prim::SetAttr": lambda: f"{attribute_text(arguments[0], name)} = {arguments[1]}",
            "prim::SetItem": lambda: f"{arguments[0]}[{arguments[1]}] = {arguments[2]}",
            "prim::CallMethod": lambda: f"{attribute_text(arguments[0], name)}({', '.join(arguments[1:])})",
            "prim::RaiseException": lambda: f"ops.prim.RaiseException({', '.join(arguments)})",
            "prim::Print": lambda: f"print({', '.join(arguments)})",
        }
        if node.kind() in shown:
            return str(shown[node.kind()]())
        return f"ops.{node.kind().replace('::', '.')}({', '.join(arguments)})"

    def number_function(self, node: Node, arguments: list[str]) -> str:
        name = node.kind().partition("::")[2]
        if len(arguments) == 2 and name in _SIGNS:
            return f"({arguments[0]} {_SIGNS[name]} {arguments[1]})"
        return f"{self.package}.{name}({', '.join(arguments)})"

    def operator(self, node: Node, operator: Operator, arguments: list[str]) -> str:
        """The call of an operator, without arguments that are their defaults, as far as nothing follows them."""
        parameters, by_keyword = form_of(operator, inplace=False)[1:3]
        values = [_constant_of(value) for value in node.inputs()]
        names = [item.name for item in signature_of(operator).parameters]
        positional = len(names) - by_keyword
        shown = arguments[:positional]
        while shown and is_default(parameters[len(shown) - 1], values[len(shown) - 1]):
            shown.pop()
        shown += [
            f"{names[i]}={arguments[i]}"
            for i in range(positional, len(names)) if not is_default(parameters[i], values[i])
        ]  # fmt: skip
        namespace, _, name = node.kind().partition("::")
        path = self.package if namespace == TREE else f"ops.{namespace}"
        return f"{path}.{name}({', '.join(shown)})"


def _constant_of(value: Value) -> Any:
    """What an input is if it is a constant; else what is no default."""
    if value.node().kind() == CONSTANT:
        return value.node().attributes.get("value")
    if value.node().kind() == "prim::ListConstruct":
        items = [_constant_of(item) for item in value.node().inputs()]
        return tuple(items)
    return ...


def _pairs(arguments: list[str]) -> list[tuple[str, str]]:
    return list(zip(arguments[::2], arguments[1::2], strict=True))
