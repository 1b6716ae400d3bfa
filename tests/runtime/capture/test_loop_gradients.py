"""Gradients of ``while_loop`` inside captures: those of the loop of Python, for other counts than captured with."""

from __future__ import annotations

import io
from typing import Any

import pytest

import generated as ow

while_loop = ow._higher_order_ops.while_loop
make_fx = ow.fx.experimental.proxy_tensor.make_fx
pytestmark = pytest.mark.filterwarnings("ignore:a backward pass")


def doubling(x, w):
    return while_loop(lambda z: z.abs().sum() < 20, lambda z: (z * 1.5 + w.tanh(),), (x,))[0]


def counted(x, w):
    return while_loop(lambda i, z: i < 4, lambda i, z: (i + 1, (z @ w).tanh() * i), (ow.tensor(1), x.clone()))[1]


def several(x, w):
    def step(z, total, flag):
        return z * 0.5, total + (z * w).sum(), ~flag

    return while_loop(lambda z, total, flag: z.abs().max() > 0.1, step, (x, ow.zeros(()), ow.tensor(True)))[:2]


def nested(x, w):
    def outer(i, z):
        inner = while_loop(lambda j, v: j < i, lambda j, v: (j + 1, (v * w).sin()), (ow.tensor(0), z * 1))
        return i + 1, inner[1] + z

    return while_loop(lambda i, z: i < 3, outer, (ow.tensor(0), x * 1))[1]


def never(x, w):
    return while_loop(lambda z: z.sum() > 1e9, lambda z: (z * w,), (x * w,))[0]


def chosen(x, w):
    def step(i, z):
        return i + 1, ow.cond(z.sum() > 0, lambda z: z * w - 1, lambda z: z.exp(), (z,))

    return while_loop(lambda i, z: i < 3, step, (ow.tensor(0), x * 1))[1]


def reading_what_is_carried(x, w):
    return while_loop(lambda i, z: i < 3, lambda i, z: (i + 1, z * x + w), (ow.tensor(0), x))[1]


PROGRAMS = [reading_what_is_carried, doubling, counted, several, nested, never, chosen]


def stepping(program):
    def step(x, w):
        with ow.enable_grad():
            x, w = x.detach().requires_grad_(), w.detach().requires_grad_()
            results = ow.utils._pytree.tree_leaves(program(x, w))
            loss = sum((item * item).sum() for item in results)
            return (loss.detach(), *ow.autograd.grad(loss, (x, w), allow_unused=True, materialize_grads=True))

    return step


class Calling(ow.nn.Module):
    def __init__(self, function) -> None:
        super().__init__()
        self.function = function

    def forward(self, x, w):
        return self.function(x, w)


def loaded(program: Any) -> Any:
    file = io.BytesIO()
    ow.export.save(program, file)
    file.seek(0)
    return ow.export.load(file).module()


CAPTURES = {
    "make_fx": lambda step, arguments: make_fx(step)(*arguments),
    "trace": lambda step, arguments: ow.jit.trace(step, arguments),
    "export": lambda step, arguments: ow.export.export(Calling(step), arguments).module(),
    "opened": lambda step, arguments: ow.export.export(Calling(step), arguments).run_decompositions().module(),
    "file": lambda step, arguments: loaded(ow.export.export(Calling(step), arguments)),
}


@pytest.mark.parametrize("capture", CAPTURES)
@pytest.mark.parametrize("program", PROGRAMS)
def test_gradients_are_those_of_the_loop_of_python(program, capture: str) -> None:
    ow.manual_seed(0)
    examples = ow.randn(3, 3), ow.randn(3, 3) * 0.5
    captured = CAPTURES[capture](stepping(program), examples)
    for arguments in (examples, (ow.randn(3, 3) * 0.1, ow.randn(3, 3)), (ow.randn(3, 3) * 5, ow.randn(3, 3))):
        expected = stepping(program)(*arguments)
        for result, value in zip(captured(*arguments), expected, strict=True):
            ow.testing.assert_close(result, value)


def drawing(x, w):
    return while_loop(lambda z: z.abs().sum() < 20, lambda z: (z * 1.5 + ow.rand(()) * w,), (x,))[0]


@pytest.mark.parametrize("capture", ["make_fx", "trace", "export"])
def test_gradients_of_what_is_drawn_in_a_loop_are_refused(capture: str) -> None:
    with pytest.raises(RuntimeError, match=r"while_loop\(\): a gradient is computed"):
        CAPTURES[capture](stepping(drawing), (ow.ones(3), ow.ones(3)))


GENERATOR = ow.Generator()


def repeated(step, x):
    return while_loop(lambda i, z: i < 3, lambda i, z: (i + 1, step(z)), (ow.tensor(0), x * 1))[1]


def drawing_by_a_generator(x, w):
    return repeated(lambda z: z * w + ow.rand(3, generator=GENERATOR) * x, x)


def drawing_in_a_way_that_is_not_chosen(x, w):
    return repeated(lambda z: ow.cond(x.sum() < 0, lambda z: z * w * ow.rand(3), lambda z: z * w, (z,)), x)


def drawing_in_no_iteration(x, w):
    return while_loop(lambda z: z.sum() > 1e9, lambda z: (z * ow.nn.functional.dropout(w),), (x,))[0]


def choosing_a_draw(x, w):
    return ow.cond(x.sum() > 0, lambda x: x * w * ow.rand(3), lambda x: x * w, (x,))


def choosing_no_draw(x, w):
    return ow.cond(x.sum() < 0, lambda x: repeated(lambda z: z * ow.bernoulli(w), x), lambda x: x * w, (x,))


DRAWING = [
    drawing_by_a_generator, drawing_in_a_way_that_is_not_chosen, drawing_in_no_iteration, choosing_a_draw,
    choosing_no_draw,
]  # fmt: skip


@pytest.mark.parametrize(("capture", "program"), [
    (capture, program) for capture in ("make_fx", "trace", "export") for program in DRAWING
    if capture != "make_fx" or program is not drawing_by_a_generator  # these graphs hold no generator
])  # fmt: skip
def test_gradients_of_what_another_run_may_draw_are_refused(program, capture: str) -> None:
    with pytest.raises(RuntimeError, match=r"(cond|while_loop)\(\): a gradient is computed .* random numbers"):
        CAPTURES[capture](stepping(program), (ow.ones(3), ow.ones(3) / 2))


def writing_what_is_carried(x, w):
    return repeated(lambda z: z.mul_(w), x)


def writing_a_view_of_it(x, w):
    def step(z):
        z[0] = 2
        return z * w

    return repeated(step, x)


def writing_a_constant(x, w):
    return repeated(lambda z: z.mul_(w * x), ow.ones(3))


@pytest.mark.parametrize("capture", ["make_fx", "trace", "export"])
@pytest.mark.parametrize("program", [writing_what_is_carried, writing_a_view_of_it, writing_a_constant])
def test_gradients_of_what_is_written_over_are_refused(program, capture: str) -> None:
    written = r"while_loop\(\): (a gradient is computed .* written over|a function writes to a carried tensor)"
    with pytest.raises(RuntimeError, match=written):
        CAPTURES[capture](stepping(program), (ow.ones(3), ow.ones(3)))


@pytest.mark.parametrize("capture", ["trace", "export"])  # make_fx() refuses writes to what it does not see
@pytest.mark.parametrize("program", [writing_what_is_carried, writing_a_view_of_it, writing_a_constant])
def test_what_is_carried_may_be_written_over_without_gradients(program, capture: str) -> None:
    captured = CAPTURES[capture](program, (ow.ones(3), ow.ones(3)))
    arguments = ow.tensor([1.0, -2.0, 3.0]), ow.tensor([0.5, 2.0, 1.0])
    ow.testing.assert_close(captured(*arguments), program(*arguments))


def written_behind(x, w):
    z = x * 1
    result = while_loop(lambda z: z.abs().sum() < 20, lambda z: (z * w * 1.5,), (z,))[0]
    z.mul_(5)
    return result


def read_and_written_behind(x, w):
    z = x * 1
    result = repeated(lambda y: y * z * w, x)
    z.mul_(5)
    return result


def constant_and_written_behind(x, w):
    z = x.detach() * 1
    result = repeated(lambda y: y * z * w, x)
    z.mul_(5)
    return result


@pytest.mark.parametrize("capture", ["make_fx", "trace", "export"])
@pytest.mark.parametrize("program", [written_behind, read_and_written_behind, constant_and_written_behind])
def test_gradients_of_what_is_written_behind_a_loop_are_errors(program, capture: str) -> None:
    for step in (stepping(program), lambda *arguments: CAPTURES[capture](stepping(program), arguments)):
        with pytest.raises(RuntimeError, match="modified by an inplace operation"):
            step(ow.ones(3), ow.ones(3))


def evaluating(x, w):
    shift = ow.nn.functional.dropout(x, 0.5, training=False)
    way = lambda z: ow.nn.functional.dropout(z * w, 0.5, training=False) + shift
    return repeated(lambda z: ow.cond(z.sum() > 0, way, lambda z: z * w, (z,)), x)


@pytest.mark.parametrize("capture", ["make_fx", "trace", "export"])
def test_what_draws_in_training_alone_has_gradients(capture: str) -> None:
    captured = CAPTURES[capture](stepping(evaluating), (ow.ones(3), ow.ones(3) / 2))
    arguments = ow.tensor([1.0, -2.0, 3.0]), ow.tensor([0.5, 2.0, 1.0])
    for result, value in zip(captured(*arguments), stepping(evaluating)(*arguments), strict=True):
        ow.testing.assert_close(result, value)


@pytest.mark.parametrize("capture", ["make_fx", "trace", "export"])
def test_gradients_of_gradients_are_refused(capture: str) -> None:
    def twice(x, w):
        with ow.enable_grad():
            x = x.detach().requires_grad_()
            (first,) = ow.autograd.grad(doubling(x, w).sum(), x, create_graph=True)
            return ow.autograd.grad((first * x).sum(), x)[0]

    with pytest.raises(RuntimeError, match=r"while_loop\(\): a gradient is computed"):
        CAPTURES[capture](twice, (ow.ones(3), ow.ones(3)))
