"""``cond`` and ``while_loop`` in ``make_fx`` and ``run_decompositions``: graphs that the graph calls."""

from __future__ import annotations

import io

import pytest

import generated as ow
from generated._higher_order_ops import while_loop

make_fx = ow.fx.experimental.proxy_tensor.make_fx
CONSTANT = ow.tensor([3.0, 4.0])
INPUTS = [ow.tensor([0.5, 0.25]), ow.tensor([-0.5, -0.25]), ow.tensor([3.0, 2.0])]


def choice(x):
    y = x + 1
    return ow.cond(x.sum() > 0, lambda x: x.sin() * y, lambda x: x.cos() * CONSTANT, (x,)) * 2


def passing(x):
    a, b = ow.cond(x.sum() > 0, lambda x, y: (x, x), lambda x, y: (y, x.exp()), (x, x * 2))
    return a * b


def parts(x):
    """Results that share memory with one another and with what is read again."""
    a, b, c = ow.cond(x.sum() > 0, lambda x, y: (x, x[:], y), lambda x, y: (y, x.exp(), y[:]), (x, x * 2))
    return a * b * c * x + x


def nested(x):
    def outer(x):
        return ow.cond(x.sum() > 1, lambda x: x**3 * CONSTANT, lambda x: x.exp() + x, (x,))

    return ow.cond(x.sum() > 0, outer, lambda x: x * x * 2, (x,))


def loop(x):
    def step(i, a):
        return i + 1, ow.cond(a.sum() > 3, lambda a: a - x, lambda a: a * 2 + CONSTANT, (a,))

    count = (x.sum().abs() * 2).ceil().long()
    return while_loop(lambda i, a: i < count, step, (ow.zeros((), dtype=ow.int64), x))[1] * 2


def exchanging(x):
    _, a, b = while_loop(lambda i, a, b: i < x.sum(), lambda i, a, b: (i + 1, b, a), (ow.tensor(0), x, x * 2))
    return a - 3 * b


@pytest.mark.parametrize("mode", ["real", "fake"])
@pytest.mark.parametrize("function", [choice, passing, parts, nested, loop, exchanging])
def test_both_ways_and_every_iteration_are_in_the_graph(function, mode: str) -> None:
    graph = make_fx(function, tracing_mode=mode, _allow_non_fake_inputs=True)(INPUTS[0])
    graph.graph.lint()
    for x in INPUTS:
        assert graph(x).equal(function(x))
    again = make_fx(graph)(INPUTS[1])  # the graph of a graph
    for x in INPUTS:
        assert again(x).equal(function(x))


@pytest.mark.parametrize("function", [choice, passing, parts, nested])
def test_gradients_in_the_graph_are_those_of_the_way_that_is_taken(function) -> None:
    def first(x):
        return ow.func.grad(lambda x: function(x).sum())(x)

    def second(x):
        x = x.detach().requires_grad_()
        (gradient,) = ow.autograd.grad(function(x).sum(), x, create_graph=True)
        return ow.autograd.grad((gradient * gradient).sum(), x)[0]

    for derivative in (first, second):
        graph = make_fx(derivative)(INPUTS[0])
        for x in INPUTS:
            assert graph(x).allclose(derivative(x)), derivative


def test_a_gradient_of_a_loop_is_that_of_its_iterations() -> None:
    def f(x):
        return while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * x), (ow.tensor(0), x))[1].sum()

    x = ow.tensor([0.5, -2.0])
    assert make_fx(ow.func.grad(f))(ow.ones(2))(x).allclose(ow.func.grad(f)(x))


def test_draws_are_those_of_the_way_that_is_taken() -> None:
    def f(x):
        y = ow.cond(x.sum() > 0, lambda x: x + ow.rand(2), lambda x: x - ow.rand(2) * ow.rand(2), (x,))
        return while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y + ow.rand(2)), (ow.tensor(0), y))[1] * ow.rand(2)

    for x in INPUTS:
        ow.manual_seed(0)
        expected, state = f(x), ow.get_rng_state()
        ow.manual_seed(0)
        graph = make_fx(f)(x)
        assert ow.get_rng_state().equal(state)
        ow.manual_seed(0)
        assert graph(x).equal(expected)


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: ow.cond(x.sum() > 0, lambda x: x.add_(1), lambda x: x, (x,)), "writes to a tensor from outside"),
        (lambda x: ow.cond(x.sum() > 0, lambda x: x, lambda x: x.add_(1), (x,)), "writes to a tensor from outside"),
        (lambda x: ow.cond(x.sum() > 0, lambda x: x, lambda x: x.double(), (x,)), "of one dtype"),
        (lambda x: ow.cond(x.sum() > 0, lambda x: 1, lambda x: 2, (x,)), "give tensors, in trees, got int"),
        (lambda x: while_loop(lambda i: i < 3, lambda i: i + x, (ow.tensor(0),)), "the body gives"),
        (lambda x: while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x), (0, x)), "carry a tensor of it"),
        (lambda x: while_loop(lambda x: x.sum() < 9, lambda x: (CONSTANT.add_(x),), (x,)), "to a tensor from outside"),
    ],
)
def test_functions_that_are_no_parts_of_a_graph(function, message: str) -> None:
    with pytest.raises((RuntimeError, TypeError, ValueError), match=message):
        make_fx(function)(ow.ones(2))


class Deciding(ow.nn.Module):
    """Conditions and loops with parameters, buffers and a constant."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = ow.nn.Linear(2, 2)
        self.register_buffer("shift", ow.ones(2))

    def forward(self, x):
        y = ow.cond(x.sum() > 0, self.layer, lambda x: ow.nn.functional.softmax(x, 0) + self.layer.bias, (x,))
        return ow.cond(x.sum() > 2, lambda y: loop(y.detach()) + y, lambda y: y * CONSTANT + self.shift, (y,))


def test_decompositions_open_the_ways_and_the_loops() -> None:
    module = Deciding()
    program = ow.export.export(module, (INPUTS[0],))
    opened = program.run_decompositions()
    targets = {node.target for part in opened.graph_module.modules() for node in part.graph.nodes}
    assert not targets & {ow.ops.aten.linear.default, ow.ops.aten.softmax.int}
    assert {ow.ops.aten._softmax.default, ow.ops.aten.addmm.default, ow.cond, while_loop} <= targets
    file = io.BytesIO()
    ow.export.save(opened, file)
    file.seek(0)
    for x in INPUTS:
        expected = module(x)
        for item in (program, opened, ow.export.load(file)):
            assert item.module()(x).equal(expected)
            file.seek(0)


def test_the_condition_before_a_loop_is_not_in_the_graph_twice() -> None:
    class Drawing(ow.nn.Module):
        def forward(self, x):
            return while_loop(lambda x: x.sum() + ow.rand(()) < 9, lambda x: (x + ow.rand(2),), (x,))[0]

    program = ow.export.export(Drawing(), (ow.ones(2),))
    assert [node.op for node in program.graph.nodes] == [
        "placeholder", "get_attr", "get_attr", "call_function", "call_function", "output"
    ]  # fmt: skip
    ow.manual_seed(0)
    expected = Drawing()(ow.ones(2))
    ow.manual_seed(0)
    assert program.module()(ow.ones(2)).equal(expected)


def test_operators_of_higher_order_have_their_names() -> None:
    assert ow.ops.higher_order.cond is ow.cond
    assert ow.ops.higher_order.while_loop is while_loop


@pytest.mark.parametrize("function", [choice, passing, nested, loop, exchanging])
def test_functionalised_programs_keep_both_ways(function) -> None:
    def written(x):
        y = x.clone()
        y[0].mul_(2)
        z = function(y)
        y.add_(z)
        return y

    graph = make_fx(ow.func.functionalize(written))(INPUTS[0])
    assert not [node for node in graph.graph.nodes if node.name.rstrip("_0123456789") in {"add_", "mul_"}]
    for x in INPUTS:
        assert graph(x).equal(written(x))


def test_functionalised_functions_write_to_nothing_outside() -> None:
    def f(x):
        y = x.clone()
        ow.cond(x.sum() > 0, lambda x: y.add_(x), lambda x: x, (x,))
        return y

    with pytest.raises(NotImplementedError, match="writes to a tensor from outside"):
        make_fx(ow.func.functionalize(f))(INPUTS[0])
