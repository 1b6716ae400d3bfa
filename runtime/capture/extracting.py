"""Extraction: a traced function becomes an entry of ops.yaml, and one of derivatives.yaml.

Where every operator of the graph is elementwise, their expressions become one kernel, whose gradient is derived by
``auto``; else the entry is a composite that calls them, through which gradients go. Samples have the sizes of the
example inputs.

    >>> traced = ow.jit.trace(lambda x, y: (x * y).tanh() + 1, (ow.ones(2, 3), ow.ones(3)))
    >>> print(ow.jit.extract(traced, "shifted_tanh", (ow.ones(2, 3), ow.ones(3))).ops)
    - func: shifted_tanh(Tensor x, Tensor y) -> Tensor
      variants: function
      promote: int_to_float
      dtypes: [floating, integral, complex]
      elementwise: tanh(x * y) + 1
      samples: [{x: [2, 3], y: [3]}]
      doc: The value of `tanh(x * y) + 1`.
"""

from __future__ import annotations

import keyword
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from runtime.capture.scripted import ScriptFunction
from runtime.dispatch import registry
from runtime.dispatch.operator import Operator
from runtime.dispatch.parameters import form_of, is_default
from runtime.errors import ArgumentError, ComputeError
from runtime.expressions import ExpressionInterpreter, Tree, text_of
from runtime.graph import Graph, Node, Value, passes
from runtime.graph.aliases import is_effect, written_by
from runtime.graph.functions import NumberFunction, kind_of, signature_of
from runtime.graph.ir import CONSTANT
from runtime.graph.types import BOOL, FLOAT, INT, TensorType, Type
from runtime.tensor import Tensor
from runtime.tensor.dtypes import complex64, dtype, float32, int64
from runtime.tensor.plans import KernelPlan, on_meta

_TYPES: dict[Type, str] = {INT: "int", FLOAT: "float", BOOL: "bool"}
_CATEGORIES = {"floating": float32, "integral": int64, "complex": complex64}
_WIDTH = 100


class Extraction(NamedTuple):
    """Texts to append to ops.yaml and derivatives.yaml; the second is empty for a composite."""

    ops: str
    derivatives: str


def extract(program: Any, name: str, example_inputs: Any) -> Extraction:
    """The entries of an operator `name` that computes what a traced or scripted function computes.

    `example_inputs`, as :func:`jit.trace` takes them, give the sizes of a sample. RuntimeError for a graph with
    conditions, loops, writes, attributes of modules, tensors that are constants, or random numbers, naming the node;
    ValueError for a name that is none, or that an operator has.
    """
    if not isinstance(program, ScriptFunction):
        msg = f"extract(): expected a traced or scripted function, got {type(program).__name__}; call jit.trace first"
        raise ArgumentError(msg)
    if not name.isidentifier() or keyword.iskeyword(name) or any(
        item.name.partition(".")[0] == name for item in registry.operators()
    ):  # fmt: skip
        msg = f"extract(): {name!r} is no name for a new operator; choose another one, of letters, digits and _"
        raise ComputeError(msg)
    examples = (example_inputs,) if isinstance(example_inputs, Tensor) else tuple(example_inputs)
    graph = program.graph.copy()
    passes.apply(graph, "inline")
    passes.optimize(graph)
    _check(graph, examples)
    schema = _schema(graph, name)
    elementwise = _Elementwise(graph)
    tree = elementwise.result()
    lines = [f"- func: {schema}", "  variants: function"]
    if tree is not None:
        text = text_of(tree)
        lines += [*_dtypes(graph), f"  elementwise: {text}"]
        doc = f"The value of `{text}`."
    else:
        composite = _Composite(graph)
        statements = composite.statements()
        if not composite.called:
            msg = "extract(): the graph calls no operator, and gives what it gets"
            raise ComputeError(msg)
        is_short = len(statements) == 1
        body = statements[0].removeprefix("return ") if is_short else "|"
        lines += [f"  composite: {body}", *([] if is_short else [f"    {item}" for item in statements])]
        *names, last = dict.fromkeys(composite.called)
        doc = f"Composed of {', '.join(names)} and {last}." if names else f"Composed of {last}."
    lines += [*_samples(graph, examples), f"  doc: {doc}"]
    formulas = [f"  {value.debugName()}: auto" for value in graph.inputs() if _is_tensor(value)]
    derivatives = [f"- name: {schema}", *formulas]
    return Extraction("\n".join(lines) + "\n", "" if tree is None else "\n".join(derivatives) + "\n")


def _is_tensor(value: Value) -> bool:
    return isinstance(value.type(), TensorType)


def _check(graph: Graph, examples: Sequence[Any]) -> None:
    """RuntimeError for what an entry cannot say."""
    if len(examples) != len(list(graph.inputs())):
        msg = f"extract(): the graph has {len(list(graph.inputs()))} inputs, and there are {len(examples)} examples"
        raise ComputeError(msg)
    for node in graph.all_nodes():
        is_tensor = node.kind() == CONSTANT and isinstance(node.attributes.get("value"), Tensor)
        if list(node.blocks()) or is_tensor or written_by(node) or (is_effect(node) and node.kind() != CONSTANT):
            msg = f"extract(): an entry has no conditions, writes, draws and constant tensors, unlike {node!r}"
            raise ComputeError(msg)


def _schema(graph: Graph, name: str) -> str:
    arguments = []
    for value in graph.inputs():
        kind = "Tensor" if _is_tensor(value) else _TYPES.get(value.type())
        if kind is None or not value.debugName().isidentifier():
            msg = f"extract(): an operator takes tensors and numbers by name, not {value!r}"
            raise ComputeError(msg)
        arguments.append(f"{kind} {value.debugName()}")
    outputs = list(graph.outputs())
    if not all(map(_is_tensor, outputs)):
        msg = f"extract(): an operator gives tensors, not {', '.join(map(repr, outputs))}"
        raise ComputeError(msg)
    results = ", ".join(["Tensor"] * len(outputs))
    return f"{name}({', '.join(arguments)}) -> {results if len(outputs) == 1 else f'({results})'}"


def _samples(graph: Graph, examples: Sequence[Any]) -> list[str]:
    """The line of one sample; dtypes are left out, for the checks have their own."""
    parts = [
        f"{value.debugName()}: {list(map(int, item._sizes)) if isinstance(item, Tensor) else item}"
        for value, item in zip(graph.inputs(), examples, strict=True)
    ]
    is_floating = all(item.dtype.is_floating_point for item in examples if isinstance(item, Tensor))
    return [f"  samples: [{{{', '.join(parts)}}}]"] if is_floating else []


def _dtypes(graph: Graph) -> list[str]:
    """What the operator takes, and how its result is promoted: as a run without elements has it."""
    results = {word: _result_dtype(graph, kind) for word, kind in _CATEGORIES.items()}
    words = [word for word, result in results.items() if result is not None]
    promote = ["  promote: int_to_float"] if results["integral"] is float32 else []
    return [*promote, f"  dtypes: [{', '.join(words)}]"]


def _result_dtype(graph: Graph, kind: dtype) -> dtype | None:
    """The dtype of the result for operands of a dtype; None where an operator does not take them."""
    operands = [on_meta(KernelPlan((2,), kind)) if _is_tensor(value) else 1 for value in graph.inputs()]
    try:
        result: dtype = graph(*operands).dtype
    except Exception:  # noqa: BLE001 - of any operator
        return None
    return result


class _Elementwise:
    """The expression of a graph whose operators are all elementwise."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.trees: dict[Value, Tree] = {}

    def result(self) -> Tree | None:
        """The tree of the only output; None where an operator has no expression of one line, or another dtype."""
        outputs = list(self.graph.outputs())
        if len(outputs) != 1 or not _keeps_dtypes(self.graph):
            return None
        for value in self.graph.inputs():
            self.trees[value] = value.debugName()
        for node in self.graph.nodes():
            tree = self.tree_of(node)
            if tree is None:
                return None
            self.trees[node.output()] = tree
        tree = self.trees[outputs[0]]
        return tree if isinstance(tree, list) and len(text_of(tree)) <= _WIDTH else None

    def tree_of(self, node: Node) -> Tree | None:
        """The expression of what a node computes."""
        if node.kind() == CONSTANT:
            value = node.attributes.get("value")
            return ["'", value] if isinstance(value, str) else value if _is_number(value) else ["'", ""]
        if not isinstance(node.function, Operator) or node.outputsSize() != 1:
            return None
        names = [item.name for item in signature_of(node.function).parameters]
        operands = {key: self.trees[value] for key, value in zip(names, node.inputs(), strict=True)}
        constants = {
            key: value.toIValue() for key, value in zip(names, node.inputs(), strict=True)
            if value.node().kind() == CONSTANT
        }  # fmt: skip
        for condition, program in node.function.trees.get("elementwise", ()):
            if condition is None or _holds(condition, constants):
                is_expression = len(program) == 1 and not (isinstance(program[0], list) and program[0][0] == "=")
                return _substituted(program[0], operands) if is_expression else None
        return None


def _keeps_dtypes(graph: Graph) -> bool:
    """Whether results are floating for floating operands, alone and for two widths."""
    return _result_dtype(graph, float32) is float32


def _is_number(value: Any) -> bool:
    return isinstance(value, (bool, int, float))


def _holds(condition: Tree, constants: dict[str, Any]) -> bool:
    try:
        return bool(ExpressionInterpreter(dict(constants)).value(condition))
    except Exception:  # noqa: BLE001 - of an operand that is no constant
        return False


def _substituted(tree: Tree, operands: dict[str, Tree]) -> Tree:
    """An expression over other names; factors of 1 go, and negative numbers are signs before numbers."""
    if isinstance(tree, str):
        return operands.get(tree, tree)
    if not isinstance(tree, list) or tree[0] == "'":
        return tree
    sign, *parts = tree
    inner = [part if sign == "." and number else _substituted(part, operands) for number, part in enumerate(parts)]
    if sign == "*" and len(inner) == 2 and _is_one(inner[0]):
        return inner[1]
    if sign in {"*", "/"} and len(inner) == 2 and _is_one(inner[1]):
        return inner[0]
    return [sign, *[["-", -part] if _is_number(part) and part < 0 else part for part in inner]]


def _is_one(tree: Tree) -> bool:
    return type(tree) in {int, float} and tree == 1


class _Composite:
    """The statements of a composite that calls the operators of a graph."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.texts: dict[Value, str] = {value: value.debugName() for value in graph.inputs()}
        self.lines: list[str] = []
        self.called: list[str] = []
        self.count = 0

    def statements(self) -> list[str]:
        """A line for each operator, and the result."""
        for node in self.graph.nodes():
            self.add(node)
        results = ", ".join(self.texts[value] for value in self.graph.outputs())
        if self.lines and self.lines[-1].partition(" = ")[0] == results:
            return [*self.lines[:-1], f"return {self.lines[-1].partition(' = ')[2]}"]
        return [*self.lines, f"return {results}"]

    def add(self, node: Node) -> None:
        """Note the text of what a node computes: operators in statements, all else where it is read."""
        inputs = [self.texts[value] for value in node.inputs()]
        text = _TEXTS.get(node.kind(), lambda _: None)(inputs)
        if node.kind() == CONSTANT:
            text = _constant_text(node)
        elif isinstance(node.function, NumberFunction):
            text = _number_text(node, inputs)
        elif isinstance(node.function, Operator):
            self.call(node, node.function, inputs)
            return
        if node.kind() in {"prim::ListUnpack", "prim::TupleUnpack"}:
            names = [self.new_name() for _ in node.outputs()]
            self.lines.append(f"{', '.join(names)}{',' * (len(names) == 1)} = {inputs[0]}")
            self.texts.update(zip(node.outputs(), names, strict=True))
            return
        if text is None:
            msg = f"extract(): the language of entries has no expression for {node!r}"
            raise ComputeError(msg)
        self.texts[node.output()] = text

    def call(self, node: Node, operator: Operator, inputs: list[str]) -> None:
        """A statement that calls an operator, without arguments that are defaults."""
        parameters = form_of(operator, inplace=False)[1]
        arguments, has_gap = [], False
        for item, parameter, value, text in zip(
            signature_of(operator).parameters, parameters, node.inputs(), inputs, strict=True
        ):
            is_constant = value.node().kind() == CONSTANT
            if is_constant and is_default(parameter, value.node().attributes.get("value")):
                has_gap = True
            else:
                arguments.append(f"{item.name}={text}" if item.argument.keyword_only or has_gap else text)
        names = [self.new_name() for _ in node.outputs()]
        if node.kind() == "aten::getitem":
            arguments = [f"{inputs[0]}[{inputs[1].removeprefix('(').removesuffix(')')}]"]
        base = kind_of(operator).partition("::")[2]
        self.called.append(base)
        text = arguments[0] if node.kind() == "aten::getitem" else f"{base}({', '.join(arguments)})"
        self.lines.append(f"{', '.join(names)} = {text}")
        self.texts.update(zip(node.outputs(), names, strict=True))

    def new_name(self) -> str:
        """A name that no input has."""
        inputs = {value.debugName() for value in self.graph.inputs()}
        while True:
            self.count += 1
            name = f"value_{self.count}"
            if name not in inputs:
                return name


def _tuple_text(inputs: Sequence[str]) -> str:
    return f"({', '.join(inputs)}{',' * (len(inputs) == 1)})"


def _slice_text(inputs: Sequence[str]) -> str:
    start, stop, step = ("" if text == "None" else text for text in inputs)
    return f"{start}:{stop}{f':{step}' if step else ''}"


# What nodes that call no operator are in the language of entries.
_TEXTS: dict[str, Callable[[Sequence[str]], str]] = {
    "prim::ListConstruct": _tuple_text,
    "prim::TupleConstruct": _tuple_text,
    "prim::SliceConstruct": _slice_text,
}
_SIGNS_OF_NUMBERS = {
    "aten::add": "+", "aten::sub": "-", "aten::mul": "*", "aten::floordiv": "//", "aten::remainder": "%",
}  # fmt: skip
_OF_TENSORS = {"aten::dim": ".ndim", "aten::numel": ".numel()"}


def _constant_text(node: Node) -> str | None:
    return _text_of_value(node.attributes.get("value"))


def _text_of_value(value: Any) -> str | None:
    """A constant in the language of entries; None where it has none."""
    if isinstance(value, (list, tuple)):
        texts = [_text_of_value(item) for item in value]
        return None if None in texts else _tuple_text([text for text in texts if text is not None])
    if isinstance(value, slice):
        return _slice_text([repr(part) for part in (value.start, value.stop, value.step)])
    if isinstance(value, dtype):
        return str(value).rpartition(".")[2]
    return repr(value) if value is None or isinstance(value, (bool, int, float, str)) else None


def _number_text(node: Node, inputs: Sequence[str]) -> str | None:
    """What is computed of sizes."""
    kind = node.kind()
    if kind == "aten::size":
        return f"{inputs[0]}.shape" if len(inputs) == 1 else f"{inputs[0]}.shape[{inputs[1]}]"
    if kind in _OF_TENSORS and len(inputs) == 1:
        return f"{inputs[0]}{_OF_TENSORS[kind]}"
    if kind in _SIGNS_OF_NUMBERS and len(inputs) == 2:
        return f"({inputs[0]} {_SIGNS_OF_NUMBERS[kind]} {inputs[1]})"
    return f"-{inputs[0]}" if kind == "aten::neg" else None
