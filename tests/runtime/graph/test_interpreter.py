"""The interpreter: every kind of node, gradients, batches, devices and errors, and when memory is let go."""

from __future__ import annotations

import re
import weakref

import pytest

import generated as ow
from runtime.graph import GraphProgram, execution, parse

LOOP = """\
graph(%x : Tensor,
      %n : int,
      %most : int):
  %1 : bool = prim::Constant[value=1]()
  %a : Tensor, %b : Tensor, %c : int = prim::Loop(%n, %1, %x, %x, %n)
    block0(%i : int, %p : Tensor, %q : Tensor, %r : int):
      %2 : Tensor = ow::mul(%p, %i)
      %3 : bool = ow::lt(%i, %most)
      -> (%3, %q, %2, %i)
  %4 : (Tensor, Tensor, int) = prim::TupleConstruct(%a, %b, %c)
  return (%4)
"""


def in_python(x, n, most):
    p = q = x
    r, i, going = n, 0, True
    while i < n and going:
        p, q, r, going = q, p * i, i, i < most
        i += 1
    return p, q, r


@pytest.mark.parametrize("n", [0, 1, 2, 5])
@pytest.mark.parametrize("most", [-1, 2, 9])
def test_a_loop_carries_values_and_swaps_them(n: int, most: int) -> None:
    x = ow.tensor([1.0, 2.0])
    result, wanted = parse(LOOP)(x, n, most), in_python(x, n, most)
    for got, expected in zip(result[:2], wanted[:2], strict=True):
        ow.testing.assert_close(got, expected)
    assert result[2] == wanted[2]


def test_a_condition_takes_one_way() -> None:
    graph = parse("""\
graph(%x : Tensor, %s : str):
  %1 : bool = ow::Bool(%x)
  %2 : Tensor = prim::If(%1)
    block0():
      %3 : Tensor = ow::neg(%x)
      -> (%3)
    block1():
       = prim::RaiseException(%s)
      -> (%x)
  return (%2)
""".replace("       = prim", "      prim"))  # fmt: skip
    assert graph(ow.tensor(2.0), "no").item() == -2
    with pytest.raises(RuntimeError, match="no"):
        graph(ow.tensor(0.0), "no")


def test_instructions_are_listed() -> None:
    text = "graph(%x : Tensor):\n  %1 : int = prim::Constant[value=1]()\n  %2 : Tensor = ow::add(%x, %x, %1)\n"
    assert str(GraphProgram(parse(f"{text}  return (%2)"))).splitlines() == [
        "0  CONSTANT 1            -> r1",
        "1  CALL aten::add       r0 r0 r1 -> r2  drops r1 r0",
        "2  RETURN               r2",
    ]


CONTAINERS = """\
graph(%x : Tensor):
  %0 : int = prim::Constant[value=0]()
  %1 : int = prim::Constant[value=1]()
  %none : NoneType = prim::Constant()
  %f : bool = prim::Constant[value=0]()
  %k : str = prim::Constant[value="k"]()
  %n : int = ow::size(%x, %0)
  %m : int = ow::floordiv(%n, %1)
  %s : slice = prim::SliceConstruct(%none, %m, %1)
  %i : (slice, int) = prim::TupleConstruct(%s, %0)
  %y : Tensor = ow::getitem(%x, %i)
  %l : Tensor[] = prim::ListConstruct(%y, %y)
  %c : Tensor = ow::stack(%l, %0)
  %p : Tensor, %q : Tensor = ow::sort(%c, %1, %f)
  %d : Dict(str, Tensor) = prim::DictConstruct(%k, %p)
  %z : Tensor = prim::DictIndex(%d, %k)
  %w : Tensor[] = ow::unbind(%z, %0)
  %a : Tensor, %b : Tensor = prim::ListUnpack(%w)
  %e : int = ow::len(%w)
  return (%a, %b, %e, %q)
"""


def test_containers_sizes_and_indices() -> None:
    x = ow.tensor([[3.0, 1.0], [2.0, 5.0], [1.0, 1.0]])
    graph = parse(CONTAINERS)
    graph.lint()
    a, b, count, order = graph(x)
    assert (a.tolist(), b.tolist(), count) == ([1.0, 2.0, 3.0], [1.0, 2.0, 3.0], 2)
    assert order.tolist() == [[2, 1, 0], [2, 1, 0]]


def test_gradients_batches_and_devices_work_in_it() -> None:
    graph = parse("""\
graph(%x : Tensor, %w : Tensor):
  %1 : int = prim::Constant[value=1]()
  %2 : Tensor = ow::matmul(%x, %w)
  %3 : Tensor = ow::tanh(%2)
  %4 : Tensor = ow::add(%3, %1, %1)
  return (%4)
""")
    x, w = ow.randn(4, 3), ow.randn(3, requires_grad=True)
    graph(x, w).sum().backward()
    (wanted,) = ow.autograd.grad((ow.tanh(x @ w) + 1).sum(), w)
    assert w.grad.equal(wanted)
    batched = ow.vmap(lambda row: graph(row, w.detach()))(x)
    ow.testing.assert_close(batched, ow.tanh(x @ w.detach()) + 1)
    assert graph(x.to("meta"), w.detach().to("meta")).device.type == "meta"
    with ow.autocast("cpu", dtype=ow.bfloat16):
        assert graph(x, w).dtype is (ow.tanh(x @ w) + 1).dtype
    assert ow.func.grad(lambda w: graph(x, w).sum())(w.detach()).equal(wanted)


def test_numbers_promote_as_in_a_program() -> None:
    text = (
        "graph(%x : Tensor, %n : {}):\n  %1 : int = prim::Constant[value=1]()\n"
        "  %2 : Tensor = ow::add.Tensor(%x, %n, %1)\n  return (%2)"
    )
    for dtype in (ow.uint8, ow.int32, ow.float16, ow.float32):
        for number in (2, 2.5, True):
            x = ow.ones(2, dtype=dtype)
            result = parse(text.format(type(number).__name__))(x, number)
            assert result.dtype is (x + number).dtype
            assert result.equal(x + number)


def test_memory_is_let_go_after_the_last_use() -> None:
    seen = []
    graph = parse("""\
graph(%x : Tensor):
  %1 : Tensor = ow::exp(%x)
  %2 : Tensor = ow::relu(%1)
  %3 : Tensor = ow::neg(%2)
  return (%3)
""")
    program = GraphProgram(graph)

    def watched(data):
        def call(*arguments):
            alive = sum(reference() is not None for reference in seen)
            result = data(*arguments)
            seen.append(weakref.ref(result))
            return alive, result

        return call

    alive: list[int] = []

    def unpacked(call):
        def run(*arguments):
            count, result = call(*arguments)
            alive.append(count)
            return result

        return run

    program.instructions = [
        item if item.data is None or item.code.name != "CALL" else item._replace(data=unpacked(watched(item.data)))
        for item in program.instructions
    ]
    program(ow.ones(3))
    assert alive == [0, 1, 1]


def test_errors_tell_the_node_and_its_line() -> None:
    graph = parse("graph(%x : Tensor, %y : Tensor):\n  %1 : Tensor = ow::mm(%x, %y) # model.py:7:4\n  return (%1)")
    with pytest.raises(RuntimeError) as caught:
        graph(ow.ones(2, 3), ow.ones(2, 3))
    assert caught.value.__notes__ == ["in the graph's node %1 : Tensor = ow::mm(%x, %y) # model.py:7:4"]
    with pytest.raises(TypeError, match=re.escape("forward(): takes 2 arguments, got 1")):
        graph(ow.ones(2, 3))


def test_a_graph_calls_a_graph() -> None:
    graph = parse("""\
graph(%x : Tensor):
  %1 : Tensor, %2 : Tensor = prim::CallGraph_0(%x)
  %3 : Tensor = prim::CallGraph_1(%2)
  return (%1, %3)
with prim::CallGraph_0 = graph(%x : Tensor):
  %1 : Tensor = ow::neg(%x)
  return (%x, %1)
with prim::CallGraph_1 = graph(%x : Tensor):
  %1 : Tensor = ow::abs(%x)
  return (%1)
""")
    graph.lint()
    first, second = graph(ow.tensor([2.0]))
    assert (first.item(), second.item()) == (2, 2)
    assert "def forward_0(x: Tensor) -> Tuple[Tensor, Tensor]:" in graph.code


def test_a_loop_takes_three_steps_for_an_iteration_of_one_call() -> None:
    """Constants are put into the registers once; the step behind the body counts and tests as well."""
    program = GraphProgram(parse("""\
graph(%x : Tensor, %n : int):
  %t : bool = prim::Constant[value=1]()
  %one : int = prim::Constant[value=1]()
  %y : Tensor = prim::Loop(%n, %t, %x)
    block0(%i : int, %z : Tensor):
      %w : Tensor = ow::add(%z, %z, %one)
      -> (%t, %w)
  return (%y)
"""))
    assert program(ow.ones(1), 3).item() == 8
    steps = program._steps.steps
    top = next(number for number, step in enumerate(steps) if step.code == execution.LOOP)
    body = steps[top + 1 : steps[top].data]
    assert [step.code for step in body] == [execution.CALL_3, execution.MOVE_1, execution.NEXT]
    assert body[-1].data == (top + 1, top + 1 + len(body))
    assert program(ow.ones(1), 0).item() == 1
