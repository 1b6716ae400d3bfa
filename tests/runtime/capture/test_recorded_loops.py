"""``while_loop`` in traces, exported programs and files: what it carries decides how often it runs."""

from __future__ import annotations

import io

import pytest

import generated as ow
from generated._higher_order_ops import while_loop


class Counted(ow.nn.Module):
    """A layer that is applied as often as an argument says, with draws, and values and parameters from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.layer = ow.nn.Linear(2, 2)

    def forward(self, x, n):
        y = x + 1

        def step(i, a):
            return i + 1, ow.tanh(self.layer(a)) + y + ow.rand(2)

        i, a = while_loop(lambda i, a: i < n, step, (ow.zeros((), dtype=ow.int64), x))
        return a * 2, i


class Numbers(ow.nn.Module):
    """An int is carried."""

    def forward(self, x, n):
        i, x = while_loop(lambda i, x: i < 5, lambda i, x: (i + 2, x * i), (1, x))
        return x + i, n


class Nested(ow.nn.Module):
    """A condition and a loop in a loop, which carries a dict; writes to what came about within."""

    def forward(self, x, n):
        def step(state):
            i, x, y = state["i"], state["x"], state["y"]
            y = ow.cond(y.sum() > 3, lambda y: y - x, lambda y: y * 2 + x, (y,))
            _, inner = while_loop(lambda j, q: j < i, lambda j, q: (j + 1, q + y), (ow.zeros_like(i), x))
            written = y.clone()
            written[0].mul_(2)
            return ({"i": i + 1, "x": written, "y": inner},)

        def goes_on(state):
            copy = state["i"].clone()
            copy.view(1)[0].add_(1)
            return copy <= n

        result = while_loop(goes_on, step, ({"i": ow.zeros((), dtype=ow.int64), "x": x, "y": x},))[0]
        return result["x"] + result["y"] * 2, result["i"]


class Exchanged(ow.nn.Module):
    """Results that are what was carried, in another order, and one from outside."""

    def forward(self, x, n):
        zeros = ow.zeros_like(x)
        loop = while_loop(
            lambda i, a, b, c: i < n, lambda i, a, b, c: (i + 1, b, a, zeros), (ow.tensor(0), x, x * 2, x + 3)
        )
        return x - loop[1] + 4 * loop[2] + loop[3], loop[0]


KINDS = [Counted, Numbers, Nested, Exchanged]


def forms_of(module):
    """The program in each form and its file."""
    example = (ow.ones(2, 2), ow.tensor(3))
    traced = ow.jit.trace(module, example, check_trace=module.__class__ is not Counted)
    traced.graph.lint()
    exported = ow.export.export(module, example)
    exported.graph.lint()
    files = io.BytesIO(), io.BytesIO()
    ow.jit.save(traced, files[0])
    ow.export.save(exported, files[1])
    for file in files:
        file.seek(0)
    return traced, exported.module(), ow.jit.load(files[0]), ow.export.load(files[1]).module()


@pytest.mark.parametrize("kind", KINDS)
def test_loops_run_as_often_as_they_say_in_every_form(kind) -> None:
    module = kind()
    forms = forms_of(module)
    for count in (0, 1, 3, 6):
        results = []
        for program in (module, *forms):
            ow.manual_seed(0)
            x = ow.full((2, 2), 0.5, requires_grad=True)
            result, number = program(x, ow.tensor(count))
            results.append((result, ow.tensor(number), *ow.autograd.grad(result.sum(), x)))
        for other in results[1:]:
            assert all(a.equal(b) for a, b in zip(other, results[0], strict=True)), (count, results)


def test_a_number_of_iterations_is_a_size() -> None:
    def f(x):
        return while_loop(lambda i, x: i < x.shape[0], lambda i, x: (i + 1, x * 2), (0, x))

    program = ow.jit.trace(f, ow.ones(3))
    assert program(ow.ones(5))[0] == 5
    assert program(ow.ones(5))[1].tolist() == [32] * 5


def test_a_capture_draws_the_numbers_that_the_loop_draws() -> None:
    def f(x):
        return while_loop(lambda i, x: i < 3, lambda i, x: (i + 1, x + ow.rand(2)), (ow.tensor(0), x))[1] * ow.rand(2)

    ow.manual_seed(0)
    expected, state = f(ow.ones(2)), ow.get_rng_state()
    ow.manual_seed(0)
    program = ow.jit.trace(f, ow.ones(2), check_trace=False)
    assert ow.get_rng_state().equal(state)
    ow.manual_seed(0)
    assert program(ow.ones(2)).equal(expected)


def test_the_graph_of_an_export_reads_as_pytorchs() -> None:
    program = ow.export.export(Numbers(), (ow.ones(2), ow.tensor(1)))
    (call,) = (node for node in program.graph.nodes if node.target is while_loop)
    assert [node.name for node in call.args[:2]] == ["while_loop_cond_graph_0", "while_loop_body_graph_0"]
    assert call.args[2][0] == 1
    assert call.args[3] == ()


def test_additional_inputs_stand_behind_what_is_carried() -> None:
    def f(x, y):
        return while_loop(lambda i, x, y: i < 3, lambda i, x, y: (i + 1, x * y), (ow.tensor(0), x), (y,))[1]

    program = ow.jit.trace(f, (ow.ones(2), ow.full((2,), 2.0)))
    for function in (f, program):
        assert function(ow.ones(2), ow.full((2,), 3.0)).tolist() == [27, 27]


@pytest.mark.parametrize(
    ("goes_on", "step", "message"),
    [
        (lambda i, x: i < 3, lambda i, x: (i + 1, x.add_(1)), None),
        (lambda i, x: i < 3, lambda i, x: (i + 1, OUTSIDE.add_(1) + x), "writes to a tensor from outside"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, x.double()), "opweave.float64 and sizes .2. for a tensor of"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, x[:1]), r"sizes \[1\] for a tensor of opweave.float32 and sizes \[2"),
        (lambda i, x: i < 3, lambda i, x: (i + 1,), "the body gives"),
        (lambda i, x: False, lambda i, x: (i + 1, x), "this gave False, the same in every iteration"),
        (lambda i, x: i < 3, lambda i, x: (i + 1, "x"), "tensors and numbers are carried, in trees, got str"),
    ],
)
def test_functions_that_are_no_loop(goes_on, step, message) -> None:
    def f(x):
        OUTSIDE.view(2)  # the graph has seen it
        return while_loop(goes_on, step, (ow.tensor(0), x + 0))[1]

    if message is None:  # a write to what is carried changes that alone
        assert ow.jit.trace(f, ow.ones(2))(ow.ones(2)).tolist() == [4, 4]
        return
    with pytest.raises((RuntimeError, TypeError, ValueError), match=message):
        ow.jit.trace(f, ow.ones(2))


OUTSIDE = ow.zeros(2)


# -- gradients that are computed while the program is captured ---------------------------------------------------------


@pytest.mark.filterwarnings("ignore:a backward pass")
def test_a_gradient_within_a_trace_is_that_of_the_way_that_is_taken() -> None:
    weight = ow.tensor([3.0, 4.0])

    def f(x):
        y = x * x
        z = ow.cond(x.sum() > 0, lambda x: (x.sin() * y, x * weight), lambda x: (x.cos(), y * x.shape[0]), (x,))
        return ow.autograd.grad((z[0] * z[1]).sum(), x)[0]

    def second(x):
        y = ow.cond(x.sum() > 0, lambda x: x**3, lambda x: x**4, (x,))
        (first,) = ow.autograd.grad(y.sum(), x, create_graph=True)
        return ow.autograd.grad(first.sum(), x)[0]

    for function in (f, second):
        program = ow.jit.trace(function, ow.ones(2, requires_grad=True))
        for factor in (1, -1, 2):
            x = (factor * ow.tensor([0.5, 0.25])).requires_grad_()
            assert program(x).allclose(function(x)), (function, factor)


@pytest.mark.filterwarnings("ignore:a backward pass")
def test_a_gradient_of_a_loop_within_a_trace_is_that_of_its_iterations() -> None:
    def f(x):
        y = while_loop(lambda i, y: i < 3, lambda i, y: (i + 1, y * x), (ow.tensor(0), x))[1]
        return ow.autograd.grad(y.sum(), x)[0]

    program = ow.jit.trace(f, ow.ones(2, requires_grad=True))
    x = ow.tensor([0.5, -2.0], requires_grad=True)
    assert program(x).allclose(f(x))
