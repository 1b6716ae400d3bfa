"""The parser of a graph's text: recursive descent over tokens that know their places.

The grammar is that of :mod:`runtime.graph.writing`, which says what is written:

    graph      = "graph" "(" declarations ")" (":" | "{") nodes "return" "(" values ")" [";"] ["}"] {called}
    called     = "with" NAME "=" graph
    node       = [declarations "="] KIND ["[" attributes "]"] "(" values ")" ["," "scope" ":" NAME] [";"] {block}
    block      = BLOCK "(" declarations ")" ":" nodes "->" "(" values ")"
    declaration = VALUE [":" type]

A text that does not fit is a :class:`GraphTextError`, which shows the line and marks the place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from runtime.errors import ArgumentValueError, OpweaveError
from runtime.graph.functions import TREE
from runtime.graph.ir import CONSTANT, SUBGRAPH, Block, Graph, Node, Value
from runtime.graph.literals import from_literal
from runtime.graph.resolving import ResolutionError, resolve
from runtime.graph.types import (
    DTYPES_BY_NAME,
    INT,
    SIMPLE_TYPES,
    TENSOR,
    ClassType,
    DictType,
    ListType,
    OptionalType,
    TensorType,
    TupleType,
    Type,
    UnionType,
)
from runtime.graph.writing import NAMESPACE
from runtime.tensor.device import device

_TOKENS = re.compile(
    r"""(?P<value>%[\w.]+) | (?P<arrow>->) | (?P<source>\#[^\n]*) | (?P<kind>[A-Za-z_]\w*::[\w.]+)
    | (?P<number>-?(?:inf|nan)\b|-?\d+(?:\.\d*)?(?:[eE][-+]?\d+)?) | (?P<name>[A-Za-z_][\w.]*)
    | (?P<text>"(?:[^"\\]|\\.)*") | (?P<dots>\.\.\.) | (?P<sign>[()\[\]{}=,:;*?<>]) | (?P<blank>\s+) | (?P<other>.)""",
    re.VERBOSE,
)
_END = "end"
_SYNONYMS = {"SymInt": INT}


class GraphToken(NamedTuple):
    """A word of the text, what it is, and where it begins."""

    what: str
    text: str
    start: int


class GraphTextError(ArgumentValueError):
    """A text that is no graph: what is wrong, with the line, and a mark under the place."""

    def __init__(self, reason: str, text: str = "", start: int = 0, length: int = 1) -> None:
        before = text[:start]
        self.line = before.count("\n") + 1
        self.column = start - (before.rfind("\n") + 1)
        shown = text.splitlines()[self.line - 1] if self.line <= len(text.splitlines()) else ""
        mark = " " * self.column + "~" * max(1, min(length, len(shown) - self.column))
        super().__init__(f"line {self.line}: {reason}\n{shown}\n{mark} <--- here")


def parse(text: str, tensors: Sequence[Any] = ()) -> Graph:
    """The graph of a text. `tensors` are the constants that it does not show: see :meth:`Graph.tensors`.

    Raises GraphTextError, a ValueError, for a text that is no graph.
    """
    return parse_with_calls(text, tensors)[0]


def parse_with_calls(text: str, tensors: Sequence[Any] = ()) -> tuple[Graph, dict[str, Graph]]:
    """The graph of a text as :func:`parse` reads it, and the graphs that it calls by their names."""
    parser = GraphParser(text, tensors)
    graph = parser.graph({})
    while parser.peek("with"):
        parser.called_graph()
    parser.expect_end()
    parser.check_calls()
    return graph, parser.called


def parse_type(text: str) -> Type:
    """The type of a text, of a schema as well. GraphTextError, a ValueError, for a text that is none."""
    parser = GraphParser(text)
    kind = parser.type()
    parser.expect_end()
    return kind


class GraphParser:
    """The tokens of a text, and which one is next."""

    def __init__(self, text: str, tensors: Sequence[Any] = ()) -> None:
        self.text, self.tensors = text, tensors
        self.tokens = [
            GraphToken(str(match.lastgroup), match[0], match.start())
            for match in _TOKENS.finditer(text) if match.lastgroup != "blank"
        ]  # fmt: skip
        self.tokens.append(GraphToken(_END, "", len(text.rstrip())))
        self.position = 0
        self.calls: dict[str, list[tuple[Node, GraphToken]]] = {}
        self.called: dict[str, Graph] = {}
        self.new_graph = Graph()

    # -- tokens --------------------------------------------------------------------------------------------------------

    @property
    def token(self) -> GraphToken:
        """The next one."""
        return self.tokens[self.position]

    def take(self) -> GraphToken:
        token = self.token
        self.position += token.what != _END
        return token

    def peek(self, text: str) -> bool:
        return self.token.text == text

    def accept(self, text: str) -> bool:
        """Go past a word if it is the next one."""
        if not self.peek(text):
            return False
        self.position += 1
        return True

    def expect(self, text: str) -> GraphToken:
        if not self.peek(text):
            raise self.error(f"expected {text!r}, got {self.token.text!r}" if self.token.text else f"expected {text!r}")
        return self.take()

    def expect_kind(self, what: str, shown: str) -> GraphToken:
        if self.token.what != what:
            raise self.error(f"expected {shown}, got {self.token.text!r}" if self.token.text else f"expected {shown}")
        return self.take()

    def expect_end(self) -> None:
        if self.token.what != _END:
            raise self.error(f"expected the end, got {self.token.text!r}")

    def error(self, reason: str, token: GraphToken | None = None) -> GraphTextError:
        token = token or self.token
        return GraphTextError(reason, self.text, token.start, len(token.text))

    def several(self, item: Callable[[], Any], closing: str) -> list[Any]:
        """Items between commas, up to a closing bracket, which is taken."""
        items: list[Any] = []
        while not self.accept(closing):
            if items:
                self.expect(",")
            items.append(item())
        return items

    # -- graphs and nodes ----------------------------------------------------------------------------------------------

    def graph(self, values: dict[str, Value]) -> Graph:
        self.expect("graph")
        self.expect("(")
        graph = self.new_graph = Graph()
        for name, kind, token in self.several(self.declaration, ")"):
            self.define(values, graph.addInput(name, kind), name, token)
        if not self.accept("{"):
            self.expect(":")
        self.nodes(graph.block(), values)
        self.expect("return")
        for value in self.read_values(values):
            graph.registerOutput(value)
        self.accept(";")
        self.accept("}")
        return graph

    def called_graph(self) -> None:
        """The graph that a node calls."""
        self.expect("with")
        name = self.expect_kind("kind", "the name of a called graph")
        if name.text not in self.calls:
            raise self.error(f"nothing calls {name.text}", name)
        self.expect("=")
        self.called[name.text] = self.graph({})

    def check_calls(self) -> None:
        """Give every call its graph, which several may share."""
        for name, callers in self.calls.items():
            for node, _ in callers if name in self.called else ():
                node.attributes[SUBGRAPH] = self.called[name]
        for name in self.calls.keys() - self.called.keys():
            token = self.calls[name][0][1]
            raise self.error(f"there is no graph {name} behind this one: with {name} = graph(...)", token)

    def nodes(self, block: Block, values: dict[str, Value]) -> None:
        while self.token.what in {"value", "kind"}:
            self.node(block, values)

    def node(self, block: Block, values: dict[str, Value]) -> None:
        outputs: list[Any] = []
        if self.token.what == "value":
            outputs = [self.declaration()]
            while self.accept(","):
                outputs.append(self.declaration())
            self.expect("=")
        kind = self.expect_kind("kind", "the kind of a node, as in ow::add")
        declared = outputs[0][1] if outputs else TENSOR
        attributes = dict(self.several(lambda: self.attribute(kind, declared), "]")) if self.accept("[") else {}
        inputs = self.read_values(values)
        node = self.new_node(kind, inputs)
        node.attributes |= attributes
        node.insertBefore(block.returnNode())
        self.ending(node)
        number = 0
        while self.peek(f"block{number}"):
            self.block(node, values)
            number += 1
        for name, output_type, token in outputs:
            self.define(values, node.addOutput(output_type, name), name, token)

    def new_node(self, kind: GraphToken, inputs: list[Value]) -> Node:
        namespace, _, name = kind.text.partition("::")
        namespace = TREE if namespace == NAMESPACE else namespace
        if namespace == "prim" and re.search(r"_\d+$", name):
            node = Node(self.new_graph, f"{namespace}::{name.rpartition('_')[0]}")
            self.calls.setdefault(kind.text, []).append((node, kind))
        else:
            try:
                function = resolve(f"{namespace}::{name}", [value.type() for value in inputs])
            except ResolutionError as error:
                raise self.error(str(error), kind) from None
            node = Node(self.new_graph, f"{namespace}::{name.partition('.')[0]}", function)
        for value in inputs:
            node.addInput(value)
        return node

    def ending(self, node: Node) -> None:
        """The scope and the line of a node, behind it."""
        if self.peek(","):
            self.take()
            self.expect("scope")
            self.expect(":")
            first = self.token
            last = first
            while self.token.what not in {"source", _END} and "\n" not in self.text[first.start : self.token.start]:
                last = self.take()
            node.scope = self.text[first.start : last.start + len(last.text)]
        self.accept(";")
        if self.token.what == "source":
            node.source = self.take().text[1:].strip()

    def block(self, node: Node, values: dict[str, Value]) -> None:
        self.take()
        self.expect("(")
        block = node.addBlock()
        inner = dict(values)
        for name, kind, token in self.several(self.declaration, ")"):
            self.define(inner, block.addInputToBlock(kind, name), name, token)
        self.expect(":")
        self.nodes(block, inner)
        self.expect("->")
        for value in self.read_values(inner):
            block.registerOutput(value)

    def declaration(self) -> tuple[str, Type, GraphToken]:
        token = self.expect_kind("value", "a value, as in %x")
        return token.text[1:], self.type() if self.accept(":") else TENSOR, token

    def define(self, values: dict[str, Value], value: Value, name: str, token: GraphToken) -> None:
        if name in values:
            raise self.error(f"there is a value %{name} already", token)
        values[name] = value

    def read_values(self, values: dict[str, Value]) -> list[Value]:
        self.expect("(")
        return self.several(lambda: self.read_value(values), ")")

    def read_value(self, values: dict[str, Value]) -> Value:
        token = self.expect_kind("value", "a value, as in %x")
        if token.text[1:] not in values:
            raise self.error(f"there is no value {token.text} here", token)
        return values[token.text[1:]]

    # -- attributes ----------------------------------------------------------------------------------------------------

    def attribute(self, kind: GraphToken, declared: Type) -> tuple[str, Any]:
        name = self.expect_kind("name", "the name of an attribute").text
        self.expect("=")
        start = self.token
        is_stored, data = self.peek("<"), self.literal()
        if is_stored or kind.text != CONSTANT or name != "value":
            return name, data
        try:
            return name, from_literal(data, declared)
        except (ValueError, TypeError, OpweaveError) as error:
            raise self.error(str(error), start) from None

    def literal(self) -> Any:
        """A constant as numbers, texts, tuples and lists."""
        token = self.take()
        if token.what == "number":
            is_int = re.fullmatch(r"-?\d+", token.text)
            return int(token.text) if is_int else float(token.text)
        if token.what == "text":
            return json.loads(token.text)
        if token.text == "None":
            return None
        if token.text == "complex":
            self.expect("(")
            return complex(*self.several(self.literal, ")"))
        if token.text == "<":
            return self.stored_constant(token)
        closing = {"(": ")", "[": "]", "{": "}"}.get(token.text)
        if closing is None:
            raise self.error(f"expected a constant, got {token.text!r}", token)
        items = self.several(self.literal, closing)
        return tuple(items) if closing == ")" else items

    def stored_constant(self, token: GraphToken) -> Any:
        self.expect_kind("name", "the type of a constant")
        number = int(self.expect_kind("number", "the number of a constant").text)
        self.expect(">")
        if not 0 <= number < len(self.tensors):
            msg = f"constant {number} is not in the text, and parse() got {len(self.tensors)}: give it graph.tensors()"
            raise self.error(msg, token)
        return self.tensors[number]

    # -- types ---------------------------------------------------------------------------------------------------------

    def type(self) -> Type:
        kind = self.single_type()
        while True:
            if self.accept("["):
                if self.token.what == "number":  # int[2], a schema's list of so many
                    self.take()
                self.expect("]")
                kind = ListType(kind)
            elif self.accept("?"):
                kind = OptionalType(kind)
            else:
                return kind

    def single_type(self) -> Type:
        if self.accept("("):
            return TupleType(tuple(self.several(self.type, ")")))
        token = self.expect_kind("name", "a type")
        if token.text == "Dict":
            self.expect("(")
            key = self.type()
            self.expect(",")
            value = self.type()
            self.expect(")")
            return DictType(key, value)
        if token.text == "NamedTuple":
            return self.named_tuple()
        if token.text == "Union":
            self.expect("(")
            return UnionType(tuple(self.several(self.type, ")")))
        if token.text in DTYPES_BY_NAME or token.text == "Tensor":
            return self.tensor_type(DTYPES_BY_NAME.get(token.text))
        if token.text in SIMPLE_TYPES or token.text in _SYNONYMS:
            return SIMPLE_TYPES.get(token.text) or _SYNONYMS[token.text]
        if token.text.startswith("__torch__."):
            return ClassType(token.text)
        raise self.error(f"there is no type {token.text}", token)

    def named_tuple(self) -> TupleType:
        self.expect("(")
        title = self.expect_kind("name", "the name of a tuple").text
        names, kinds = [], []
        while self.accept(","):
            names.append(self.expect_kind("name", "the name of an element").text)
            self.expect(":")
            kinds.append(self.type())
        self.expect(")")
        return TupleType(tuple(kinds), tuple(names), title)

    def tensor_type(self, dtype: Any) -> TensorType:
        if not self.accept("("):
            return TensorType(dtype)
        sizes: list[int | None] | None = []
        facts: dict[str, Any] = {}
        for part in self.several(self.tensor_part, ")"):
            if isinstance(part, dict):
                facts |= part
            elif part is ...:
                sizes = None
            elif sizes is not None:
                sizes.append(part)
        return TensorType(dtype, None if sizes is None else tuple(sizes), **facts)

    def tensor_part(self) -> Any:
        """A size, None for any, ``...`` for any number of them, or what stands behind a name."""
        if self.accept("*"):
            return None
        if self.accept("..."):
            return ...
        if self.token.what == "number":
            return int(self.take().text)
        token = self.expect_kind("name", "a size")
        if token.text not in {"strides", "requires_grad", "device"}:
            raise self.error(f"expected strides, requires_grad or device, got {token.text!r}", token)
        self.expect("=")
        if token.text == "strides":
            self.expect("[")
            return {"strides": tuple(self.several(self.tensor_part, "]"))}
        if token.text == "requires_grad":
            return {"requires_grad": self.expect_kind("number", "0 or 1").text == "1"}
        name = self.expect_kind("name", "a device").text
        return {"device": device(f"{name}:{self.take().text}" if self.accept(":") else name)}
