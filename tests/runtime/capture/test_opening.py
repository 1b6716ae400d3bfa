"""Opening of composites: the parts stand in the place of the node, with the same bits forward and backward."""

from __future__ import annotations

import pytest

import generated as ow
from runtime.graph import parse
from runtime.tensor.keys import COMPOSITE_IMPLICIT_AUTOGRAD

nn, F = ow.nn, ow.nn.functional
open_composites = ow.jit.passes.find("open_composites")
TEXTS = {
    "a call": (
        "graph(%x : Float(2), %y : Float(2)):\n  %1 : Tensor = ow::max(%x, %y)\n  return (%1)\n",
        "graph(%x : Float(2), %y : Float(2)):\n  %1 : Float(2, strides=[1]) = ow::maximum(%x, %y)\n  return (%1)\n",
    ),
    "sizes are constants": (
        "graph(%x : Float(2, 3, 4)):\n  %1 : int = prim::Constant[value=1]()\n"
        "  %2 : int = prim::Constant[value=-1]()\n  %3 : Tensor = ow::flatten(%x, %1, %2)\n  return (%3)\n",
        "graph(%x : Float(2, 3, 4)):\n  %1 : int = prim::Constant[value=2]()\n"
        "  %2 : int = prim::Constant[value=12]()\n  %3 : int[] = prim::ListConstruct(%1, %2)\n"
        "  %4 : Float(2, 12, strides=[12, 1]) = ow::view(%x, %3)\n  return (%4)\n",
    ),
    "in a condition": (
        "graph(%x : Float(2), %b : bool):\n  %1 : Tensor = prim::If(%b)\n    block0():\n"
        "      %2 : Tensor = ow::max(%x, %x)\n      -> (%2)\n    block1():\n      -> (%x)\n  return (%1)\n",
        "graph(%x : Float(2), %b : bool):\n  %1 : Float(2) = prim::If(%b)\n    block0():\n"
        "      %2 : Float(2, strides=[1]) = ow::maximum(%x, %x)\n      -> (%2)\n    block1():\n      -> (%x)\n"
        "  return (%1)\n",
    ),
    "unknown sizes": (
        "graph(%x : Float(*), %y : Float(*)):\n  %1 : Tensor = ow::max(%x, %y)\n  return (%1)\n", None,
    ),
    "elements that choose the parts": (
        "graph(%x : Float(3), %start : Long()):\n  %1 : int = prim::Constant[value=0]()\n"
        "  %2 : int = prim::Constant[value=2]()\n  %3 : Tensor = ow::narrow(%x, %1, %start, %2)\n  return (%3)\n",
        None,
    ),
    "what is no tensor": ("graph(%x : Float(1)):\n  %1 : bool = ow::is_nonzero(%x)\n  return (%1)\n", None),
}  # fmt: skip
MODELS = {
    "convolutions": (lambda: nn.Sequential(nn.Conv2d(1, 4, 3), nn.BatchNorm2d(4), nn.ReLU(), nn.Flatten(1),
                                           nn.Linear(36, 3), nn.LogSoftmax(-1)), (2, 1, 5, 5)),
    "a transformer": (lambda: nn.TransformerEncoderLayer(8, 2, 16, 0.0, batch_first=True), (2, 5, 8)),
    "a recurrent net": (lambda: nn.GRU(4, 5, 2, bidirectional=True), (3, 2, 4)),
}  # fmt: skip


def composites(graph) -> set[str]:
    return {
        node.kind() for node in graph.all_nodes()
        if COMPOSITE_IMPLICIT_AUTOGRAD in getattr(node.function, "kernels", ())
    }  # fmt: skip


@pytest.mark.filterwarnings("ignore:a list that is repeated")
@pytest.mark.parametrize("name", MODELS)
def test_opened_models_give_the_same_bits(name: str) -> None:
    create, sizes = MODELS[name]
    ow.manual_seed(0)
    model = create()
    example = ow.randn(*sizes, requires_grad=True)
    graph = ow.jit.trace(model, example, check_trace=False).graph
    opened = graph.copy()
    assert open_composites(opened, [model, example])
    opened.lint()
    assert parse(str(opened), opened.tensors()) == opened
    assert composites(graph) - composites(opened)
    outcomes = []
    for item in (graph, opened):
        x = ow.ones(*sizes, requires_grad=True)
        result = item(model, x)
        result = result[0] if isinstance(result, tuple) else result
        outcomes.append([result, *ow.autograd.grad((result * result).sum(), [x, *model.parameters()])])
    for expected, result in zip(*outcomes, strict=True):
        assert expected.equal(result)


@pytest.mark.parametrize("name", TEXTS)
def test_a_composite_becomes_its_parts(name: str) -> None:
    before, after = TEXTS[name]
    graph = parse(before)
    assert open_composites(graph) is (after is not None)
    graph.lint()
    assert graph == parse(after or before)


def test_an_index_whose_elements_are_read_stays_closed() -> None:
    x, mask = ow.rand(3, 2), ow.tensor([True, False, True])
    graph = ow.jit.trace(lambda x, mask: ow.max(x[mask], x[1:]), (x, mask), check_trace=False).graph
    open_composites(graph, [x, mask])
    graph.lint()
    other = ow.tensor([False, True, True])
    assert graph(x, other).equal(x[1:])


@pytest.fixture
def library():
    """A composite that allocates, on the device of its argument, and one that branches on what is recorded."""
    lib = ow.library.Library("opened", "DEF")
    lib.define("padded(Tensor x) -> Tensor")
    lib.impl("padded", lambda x: ow.cat([x, ow.zeros(2, device=x.device)]), "CompositeImplicitAutograd")
    lib.define("recorded(Tensor x) -> Tensor")
    lib.impl("recorded", lambda x: x * 2 if x.requires_grad else x * 3, "CompositeImplicitAutograd")
    yield ow.ops.opened
    lib._destroy()


def test_what_parts_allocate_is_on_the_device_of_the_argument(library) -> None:
    x = ow.ones(3)
    graph = ow.jit.trace(library.padded, x, check_trace=False).graph
    assert open_composites(graph, [x])
    assert graph.findNode("prim::device") is not None
    assert graph(x).tolist() == [1, 1, 1, 0, 0]


@pytest.mark.parametrize("requires_grad", [False, True])
def test_parts_are_those_of_what_is_recorded(library, requires_grad: bool) -> None:
    x = ow.ones(3, requires_grad=requires_grad)
    graph = ow.jit.trace(lambda x: library.recorded(x + 1), x, check_trace=False).graph
    assert open_composites(graph, [x])
    assert graph(x).equal(library.recorded(x + 1))


def test_further_operators_are_opened_by_functions() -> None:
    x = ow.rand(4)
    graph = ow.jit.trace(lambda x: x.sigmoid().tanh(), x).graph
    table = {
        ow.ops.aten.sigmoid.default: lambda x: 1 / (1 + (-x).exp()),
        ow.ops.aten.tanh.default: lambda x: NotImplemented,
    }
    assert open_composites(graph, [x], table)
    assert [node.kind() for node in graph.nodes() if node.function] == [
        "aten::neg", "aten::exp", "aten::add", "aten::reciprocal", "aten::mul", "aten::tanh",
    ]  # fmt: skip
    ow.testing.assert_close(graph(x), x.sigmoid().tanh())
    with pytest.raises(TypeError, match=r"overloads such as ops.aten.tanh.default: 'tanh'"):
        open_composites(graph, [x], {"tanh": ow.tanh})
