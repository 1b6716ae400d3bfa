"""Graphs: text and back, what their methods change, what lint finds, how they are shown."""

from __future__ import annotations

import re

import pytest

import generated as ow
from runtime.graph import Graph, GraphError, GraphTextError, parse, parse_type
from runtime.graph.types import FLOAT, INT, TENSOR, ListType, OptionalType, TensorType, type_of, unified

GRAPHS = {
    "the identity": "graph(%x : Float(*, *)):\n  return (%x)\n",
    "nothing": "graph():\n  return ()\n",
    "an operator": """\
graph(%1 : Float(2, 2)):
  %3 : Float(2, 2, strides=[1, 2]) = ow::t(%1) # file.py:2:11
  return (%3)
""",
    "overloads by types": """\
graph(%x : Tensor,
      %n : int):
  %1 : float = prim::Constant[value=2.5]()
  %2 : int = prim::Constant[value=1]()
  %3 : Tensor = ow::add(%x, %x, %2)
  %4 : Tensor = ow::add(%3, %1, %2)
  %5 : int = ow::add(%n, %2)
  %6 : (Tensor, int) = prim::TupleConstruct(%4, %5)
  return (%6)
""",
    "an overload that types do not say": """\
graph(%x : Tensor):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::add.Tensor(%x, %1, %1), scope: __module.layers.0 # a b.py:3:0
  return (%2)
""",
    "constants": """\
graph():
  %none : NoneType = prim::Constant()
  %1 : bool = prim::Constant[value=1]()
  %2 : float = prim::Constant[value=-inf]()
  %3 : str = prim::Constant[value="a\\n\\"%b\\" # c"]()
  %4 : int[] = prim::Constant[value=[1, -2]]()
  %5 : (int, float) = prim::Constant[value=(1, 2.0)]()
  %6 : ScalarType = prim::Constant[value="float32"]()
  %7 : Device = prim::Constant[value="cpu"]()
  %8 : MemoryFormat = prim::Constant[value="contiguous_format"]()
  %9 : Float(2, 2) = prim::Constant[value={{1.5, nan}, {-0.0, 1.401298464324817e-45}}]()
  %10 : Long() = prim::Constant[value={3}]()
  %11 : Bool(0, 2) = prim::Constant[value={}]()
  %12 : ComplexFloat(1) = prim::Constant[value={complex(1.0, -2.0)}]()
  %13 : complex = prim::Constant[value=complex(0.0, 1.0)]()
  return (%none, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13)
""",
    "control flow": """\
graph(%x : Tensor,
      %n : int):
  %1 : bool = prim::Constant[value=1]()
  %2 : int = prim::Constant[value=2]()
  %y : Tensor = prim::Loop(%n, %1, %x) # f.py:4:4
    block0(%i : int, %c : Tensor):
      %3 : bool = ow::gt(%i, %2)
      %r : Tensor = prim::If(%3)
        block0():
          %a : Tensor = ow::mul(%c, %i)
          -> (%a)
        block1():
          -> (%c)
      -> (%1, %r)
  return (%y)
""",
    "containers": """\
graph(%x : Tensor,
      %d : Dict(str, Tensor),
      %q : int?):
  %1 : int = prim::Constant[value=0]()
  %2 : Tensor[] = prim::ListConstruct(%x, %x)
  %3 : Tensor = ow::cat(%2, %1)
  %a : Tensor, %b : Tensor = prim::ListUnpack(%2)
  %4 : ((Tensor, int?), Tensor[]) = prim::Constant[value=<tuple 0>]()
  %5 : Any = prim::TupleIndex(%4, %1)
  %6 : Tensor, %7 : Tensor = ow::sort(%3, %1, %8)
  return (%a, %b, %5)
""".replace("%8", "%9").replace("  %6", "  %9 : bool = prim::Constant[value=0]()\n  %6"),
    "a graph that is called": """\
graph(%x : Tensor):
  %1 : Tensor = prim::CallGraph_0(%x)
  %2 : Tensor = prim::CallGraph_1(%1)
  return (%2)
with prim::CallGraph_0 = graph(%x : Tensor):
  %1 : Tensor = ow::relu(%x)
  return (%1)
with prim::CallGraph_1 = graph(%y : Tensor):
  return (%y)
""",
    "a module": """\
graph(%self : __torch__.Net,
      %x : Float(4, 3, strides=[3, 1], requires_grad=0, device=cpu)):
  %l : __torch__.torch.nn.modules.linear.Linear = prim::GetAttr[name="l"](%self)
  %weight : Tensor = prim::GetAttr[name="weight"](%l)
  %bias : Tensor? = prim::GetAttr[name="bias"](%l)
  %1 : Float(4, 2, strides=[2, 1], requires_grad=1, device=cpu) = ow::linear(%x, %weight, %bias)
  return (%1)
""",
}  # fmt: skip
STORED = [((ow.ones(100), None), [])]


@pytest.mark.parametrize("text", GRAPHS.values(), ids=GRAPHS.keys())
def test_a_text_is_read_and_written_back(text: str) -> None:
    graph = parse(text, STORED)
    graph.lint()
    assert str(graph) == text
    assert parse(str(graph), graph.tensors()) == graph
    assert parse(graph.text(namespace="aten"), graph.tensors()) == graph
    assert parse(graph.text(overloads=True), graph.tensors()) == graph
    copy = graph.copy()
    copy.lint()
    assert copy == graph
    assert str(graph.draw()).startswith("<svg")
    assert f"def {graph.name}(" in graph.code


def test_the_short_form_has_braces() -> None:
    text = "graph(%x : Float(*, *, requires_grad=0)) {\n  %1 : Tensor = aten::t(%x) # a.py:1:1\n  return (%1);\n}"
    graph = parse(text)
    assert graph.text(short=True) == "graph(%x : Float(*, *)) {\n  %1 : Tensor = ow::t(%x)\n  return (%1);\n}\n"


TYPES = [
    "Tensor", "Float", "Float()", "Float(*, 3)", "Half(2, 3, strides=[3, 1], requires_grad=1, device=cpu)",
    "Tensor(..., requires_grad=0)", "int[]", "int?[]", "Tensor?", "Dict(str, int[])", "(Tensor, (int, float))", "()",
    "__torch__.a.B", "Scalar", "Device", "Generator",
]  # fmt: skip


@pytest.mark.parametrize("text", TYPES)
def test_types_are_read_and_written_back(text: str) -> None:
    assert str(parse_type(text)) == text


def test_every_dtype_has_a_name() -> None:
    for dtype in (value for value in vars(ow).values() if isinstance(value, ow.dtype)):
        kind = type_of(ow.empty(2, 0, dtype=dtype))
        assert parse_type(str(kind)) == kind


@pytest.mark.parametrize(("wide", "narrow"), [
    ("Tensor", "Float(2)"), ("Float(*)", "Float(2)"), ("int?", "int"), ("int?", "NoneType"), ("Scalar", "float"),
    ("float", "int"), ("Tensor[]", "Float(2)[]"), ("(int?, Tensor)", "(int, Float)"), ("Any", "int[]"),
])  # fmt: skip
def test_a_type_accepts_what_is_narrower(wide: str, narrow: str) -> None:
    assert parse_type(wide).accepts(parse_type(narrow))
    assert not parse_type(narrow).accepts(parse_type(wide)) or wide in {"float", "Scalar"}


def test_the_type_of_several_values() -> None:
    rows = [TensorType(ow.float32, (2, columns)) for columns in (3, 4)]
    assert unified(rows) == TensorType(ow.float32, (2, None))
    assert unified([INT, type_of(None)]) == OptionalType(INT)
    assert unified([ListType(INT), ListType(FLOAT)]) == parse_type("Scalar[]")


ERRORS = [
    ("graph(%x : Flot):\n  return (%x)\n",
     "line 1: there is no type Flot\ngraph(%x : Flot):\n           ~~~~ <--- here"),
    ("graph(%x : Tensor):\n  %y : Tensor = ow::relu(%z)\n  return (%y)\n",
     "line 2: there is no value %z here\n  %y : Tensor = ow::relu(%z)\n                         ~~ <--- here"),
    ("graph(%x : Tensor):\n  %y : Tensor = ow::rleu(%x)\n  return (%y)\n",
     "line 2: there is no operator aten::rleu; did you mean aten::relu?\n"
     "  %y : Tensor = ow::rleu(%x)\n                ~~~~~~~~ <--- here"),
    ("graph(%x : Tensor):\n  %y : Tensor = ow::tanh(%x, %x, %x)\n  return (%y)\n",
     "line 2: aten::tanh has no overload that takes (Tensor, Tensor, Tensor); there are\n  tanh(Tensor self)"),
    ("graph(%x : Tensor):\n  %x : Tensor = ow::relu(%x)\n  return (%x)\n",
     "line 2: there is a value %x already"),
    ("graph(%x : Tensor):\n  return %x\n", "line 2: expected '(', got '%x'"),
    ("graph(%x : Tensor)\n  return (%x)\n", "line 2: expected ':', got 'return'"),
    ("graph(%x : Tensor):\n  return (%x) more\n", "line 2: expected the end, got 'more'"),
    ("", "line 1: expected 'graph'"),
    ("graph():\n  %1 : int = prim::Constant[value=\"a\"]()\n  return (%1)", "line 2: 'a' is no int"),
    ("graph():\n  %1 : ScalarType = prim::Constant[value=\"float33\"]()\n  return (%1)",
     "line 2: there is no ScalarType 'float33'"),
    ("graph():\n  %1 : Float(3) = prim::Constant[value={1, 2}]()\n  return (%1)", "line 2: "),
    ("graph():\n  %1 : Float(3) = prim::Constant[value=<Tensor 0>]()\n  return (%1)",
     "line 2: constant 0 is not in the text, and parse() got 0: give it graph.tensors()"),
    ("graph(%x : Tensor):\n  %1 : Tensor = prim::CallGraph_0(%x)\n  return (%1)",
     "line 2: there is no graph prim::CallGraph_0 behind this one"),
    ("graph(%x : Float(2, sizes=3)):\n  return (%x)\n",
     "line 1: expected strides, requires_grad or device, got 'sizes'"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "message"), ERRORS)
def test_what_is_no_graph_is_an_error_at_its_place(text: str, message: str) -> None:
    with pytest.raises(GraphTextError, match=re.escape(message)):
        parse(text)


def test_changed_letters_give_an_error_or_a_graph() -> None:
    text = GRAPHS["control flow"]
    for position in range(0, len(text), 3):
        for letter in ")(%:,= a":
            changed = text[:position] + letter + text[position + 1 :]
            try:
                parse(changed)
            except GraphTextError as error:
                assert "<--- here" in str(error)  # noqa: PT017 - either end is right


def test_methods_of_pytorch_build_a_graph() -> None:
    graph = Graph()
    x = graph.addInput("x")
    y = graph.insert("aten::add", [x, 2.5, 1])
    node = y.node()
    assert node.kind() == "aten::add"
    assert node.schema() == "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor"
    relu = graph.create("aten::relu", [y]).insertAfter(node)
    graph.registerOutput(relu.output())
    assert [item.kind() for item in graph.nodes()] == ["prim::Constant", "prim::Constant", "aten::add", "aten::relu"]
    assert y.uses() == [(relu, 0)]
    assert [value.toIValue() for value in node.inputs()] == [None, 2.5, 1]
    assert graph.findNode("aten::relu") is relu
    assert graph.findAllNodes("prim::Constant") == list(graph.nodes())[:2]
    relu.output().setDebugName("x")
    assert relu.output().debugName() == "x.1"
    ow.testing.assert_close(graph(ow.tensor([-4.0, 1.0])), ow.tensor([0.0, 3.5]))
    with pytest.raises(RuntimeError, match=re.escape("destroy(): what aten::add computes is read by aten::relu")):
        node.destroy()
    relu.output().replaceAllUsesWith(y)
    relu.destroy()
    graph.lint()
    assert list(graph.outputs()) == [y]
    first = next(graph.nodes())
    first.moveAfter(list(graph.nodes())[1])
    graph.lint()
    with pytest.raises(RuntimeError, match=re.escape("input(): aten::add has 3 inputs; use inputs()")):
        node.input()


def test_a_node_in_the_wrong_order_is_found() -> None:
    graph = parse(GRAPHS["overloads by types"])
    add = graph.findNode("aten::add")
    add.moveBefore(next(graph.nodes()))
    message = "lint(): %2 is read where it is not defined, in\n  %3 : Tensor = ow::add"
    with pytest.raises(GraphError, match=re.escape(message)):
        graph.lint()


WRONG = [
    ("%1 : int = prim::Constant[value=1]()\n  %2 : Tensor = prim::If(%1)\n    block0():\n      -> (%x)\n"
     "    block1():\n      -> (%x)", "prim::If reads one bool and has two blocks"),
    ("%1 : bool = prim::Constant[value=1]()\n  %2 : Tensor = prim::If(%1)\n    block0():\n      -> (%1)\n"
     "    block1():\n      -> (%x)", "%1 : bool becomes %2 : Tensor"),
    ("%2 : int = ow::relu(%x)", "%2 is int, and the schema says Tensor"),
    ("%2 : Tensor, %3 : Tensor = ow::relu(%x)", "2 outputs of relu(Tensor self) -> Tensor"),
    ("%2 : Tensor = prim::Unheard(%x)", "there is no prim::Unheard"),
    ("%2 : int[] = prim::ListConstruct(%x)", "%2 is int[], of inputs Tensor"),
    ("%2 : Tensor = prim::GetAttr(%x)", "prim::GetAttr has an attribute 'name'"),
    ("%2 : Tensor = prim::ListUnpack(%x)", "Tensor cannot be unpacked"),
]  # fmt: skip


@pytest.mark.parametrize(("nodes", "message"), WRONG)
def test_what_does_not_fit_together_is_found(nodes: str, message: str) -> None:
    with pytest.raises(GraphError, match=re.escape(message)):
        parse(f"graph(%x : Tensor):\n  {nodes}\n  return (%x)\n").lint()


def test_equality_does_not_depend_on_names_and_lines() -> None:
    graph = parse("graph(%x : Tensor):\n  %y : Tensor = ow::relu(%x) # a.py:1:1\n  return (%y)")
    assert graph == parse("graph(%1 : Tensor):\n  %2 : Tensor = ow::relu(%1)\n  return (%2)")
    for other in (
        "graph(%x : Tensor):\n  %y : Tensor = ow::relu(%x)\n  return (%x)",
        "graph(%x : Tensor):\n  %y : Tensor = ow::tanh(%x)\n  return (%y)",
        "graph(%x : Float):\n  %y : Tensor = ow::relu(%x)\n  return (%y)",
        "graph(%x : Tensor):\n  return (%x)",
    ):
        assert graph != parse(other)
    text = "graph():\n  %1 : float = prim::Constant[value=0.0]()\n  return (%1)"
    assert parse(text) != parse(text.replace("0.0", "-0.0"))


def test_large_constants_are_beside_the_text() -> None:
    graph = Graph()
    tensor = ow.arange(100.0)
    graph.registerOutput(graph.insertConstant(tensor))
    graph.registerOutput(graph.insertConstant(tensor))
    assert str(graph).count("[value=<Tensor 0>]") == 2
    assert graph.tensors() == [tensor]
    again = parse(str(graph), graph.tensors())
    assert again == graph
    assert again != parse(str(graph), [tensor + 1])
    assert graph.findNode("prim::Constant").output().type().accepts(TENSOR) is False
