"""``cond`` in traces, exported programs and files: both ways are there, and an input chooses."""

from __future__ import annotations

import io

import pytest

import generated as ow


class Choice(ow.nn.Module):
    """Two layers of which the input chooses one; it reads values, parameters and a constant from outside the ways."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = ow.nn.Linear(2, 2), ow.nn.Linear(2, 2)
        self.offset = ow.ones(2)

    def forward(self, x):
        y = x + 1
        return 2 * ow.cond(
            x.sum() > 0, lambda x: self.first(x) + y, lambda x: self.second(x) * self.offset * y.shape[0], (x,)
        )


class Nested(ow.nn.Module):
    def forward(self, x):
        def outer(x):
            a, b = ow.cond(x.sum() > 10, lambda x: (x, x.cos()), lambda x: (x.sin(), x), [x])
            return {"a": a * x, "b": b}

        return ow.cond(x.sum() > 0, outer, lambda x: {"a": x.exp(), "b": x * 3}, [x])


class Passing(ow.nn.Module):
    def forward(self, x):
        return ow.cond(x.sum() > 0, lambda x: x, lambda x: x * 2, [x])


class Sizes(ow.nn.Module):
    def forward(self, x):
        return ow.cond(x.sum() > 0, lambda x: x[:1] + 1, lambda x: x * 2, [x]) + 1


def leaves(value):
    return ow.utils._pytree.tree_leaves(value)


def runs(kind):
    """The program, as it is captured with one way, in each form and its file."""
    module, x = kind(), ow.ones(2, 2)
    traced = ow.jit.trace(module, x, strict=False)
    traced.graph.lint()
    exported = ow.export.export(module, (x,))
    files = io.BytesIO(), io.BytesIO()
    ow.jit.save(traced, files[0])
    ow.export.save(exported, files[1])
    for file in files:
        file.seek(0)
    return module, (traced, exported.module(), ow.jit.load(files[0]), ow.export.load(files[1]).module())


@pytest.mark.parametrize("kind", [Choice, Nested, Passing, Sizes])
def test_both_ways_are_in_every_form(kind) -> None:
    module, programs = runs(kind)
    for factor in (1, -1, 20):
        x = factor * ow.ones(2, 2)
        expected = leaves(module(x))
        for program in programs:
            results = leaves(program(x))
            assert all(a.equal(b) for a, b in zip(results, expected, strict=True)), (program, factor)


def test_gradients_go_through_the_way_that_was_taken() -> None:
    module, programs = runs(Choice)
    for factor in (1, -1):
        x = (factor * ow.ones(2, 2)).requires_grad_()
        (expected,) = ow.autograd.grad(module(x).sum(), x)
        for program in programs:
            assert ow.autograd.grad(program(x).sum(), x)[0].equal(expected)


def test_a_capture_draws_the_numbers_of_the_way_that_is_taken() -> None:
    def f(x):
        return ow.cond(x.sum() > 0, lambda x: x + ow.rand(2), lambda x: x - ow.rand(2), [x]) * ow.rand(2)

    ow.manual_seed(0)
    expected = f(-ow.ones(2))
    program = ow.jit.trace(f, -ow.ones(2), check_trace=False)
    ow.manual_seed(0)
    assert program(-ow.ones(2)).equal(expected)
    ow.manual_seed(0)
    ow.jit.trace(f, -ow.ones(2), check_trace=False)
    state = ow.get_rng_state()
    ow.manual_seed(0)
    f(-ow.ones(2))
    assert state.equal(ow.get_rng_state())


def test_the_graph_of_an_export_reads_as_pytorchs() -> None:
    program = ow.export.export(Passing(), (ow.ones(2),))
    assert [node.name for node in program.graph.nodes] == [
        "x", "sum_1", "gt", "true_graph_0", "false_graph_0", "cond", "getitem", "output"
    ]  # fmt: skip
    call = next(node for node in program.graph.nodes if node.name == "cond")
    assert call.target is ow.cond
    assert [name for name, _ in program.graph_module.named_children()] == ["true_graph_0", "false_graph_0"]


@pytest.mark.parametrize(
    ("functions", "message"),
    [
        ((lambda x: x.add_(1), lambda x: x), "writes to a tensor from outside"),
        ((lambda x: x, lambda x: x.add_(1)), "writes to a tensor from outside"),
        ((lambda x: x, lambda x: (x, x)), "give results of one form"),
        ((lambda x: x, lambda x: x.double()), "opweave.float32 of 1 dimensions and opweave.float64"),
        ((lambda x: x, lambda x: x[0]), "of 1 dimensions and opweave.float32 of 0 dimensions"),
        ((lambda x: 1, lambda x: 2), "functions give tensors, in trees, got int"),
    ],
)
def test_functions_that_are_no_two_ways(functions, message) -> None:
    with pytest.raises((RuntimeError, TypeError, ValueError), match=message):
        ow.jit.trace(lambda x: ow.cond(x.sum() > 0, *functions, [x]), ow.ones(2))


def test_values_within_may_be_written_to() -> None:
    def f(x):
        return ow.cond(x.sum() > 0, lambda x: x.clone().add_(1), lambda x: x.sin().mul_(2), [x])

    program = ow.jit.trace(f, ow.ones(2))
    assert program(ow.ones(2)).tolist() == [2, 2]
    assert program(-ow.ones(2)).equal(ow.sin(-ow.ones(2)) * 2)


def test_map_stacks_what_a_function_gives_for_each_row() -> None:
    x, y = ow.randn(3, 2), ow.randn(2)

    def pair(row, y):
        return {"sum": row["a"] + y, "product": row["a"] * row["b"]}

    mapped = ow._higher_order_ops.map(pair, {"a": x, "b": x}, y)
    assert mapped["sum"].equal(x + y)
    assert mapped["product"].equal(x * x)
    with pytest.raises(ValueError, match="one size of at least 1"):
        ow._higher_order_ops.map(lambda row: row, ow.ones(0, 2))
