"""``jit.freeze`` and ``jit.optimize_for_inference``: what becomes constant, what stays an attribute, equal results."""

from __future__ import annotations

import io
import re

import pytest

import generated as ow
from runtime.graph import parse

nn = ow.nn


class Convolved(nn.Module):
    """A convolution and what follows in eval mode."""

    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 4, 3, bias=False)
        self.norm = nn.BatchNorm2d(4)
        self.drop = nn.Dropout(0.5)
        self.head = nn.Linear(4, 2)

    def forward(self, x):
        return self.head(self.drop(ow.relu(self.norm(self.conv(x)))).mean((2, 3)))


class Counting(nn.Module):
    """A module that sets a number and writes a buffer when it is called."""

    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(3, 3)
        self.calls = 0
        self.factor = 2.0
        self.register_buffer("total", ow.zeros(3))

    def forward(self, x):
        self.calls += 1
        view = self.total.view(-1)
        view.add_(x.sum(0))
        return self.inner(x) * self.factor + self.total

    @ow.jit.export
    def scaled(self, x):
        return x * self.factor


def eval_model():
    ow.manual_seed(0)
    model = Convolved()
    with ow.no_grad():
        model.norm.running_mean.uniform_(-1, 1)
        model.norm.running_var.uniform_(0.5, 2)
        model.norm.weight.uniform_(-1, 1)
    return model.eval()


CAPTURES = {"script": ow.jit.script, "trace": lambda model: ow.jit.trace(model, ow.ones(2, 3, 8, 8))}


@pytest.mark.parametrize("capture", CAPTURES)
def test_a_frozen_module_has_constants_alone_and_the_same_bits(capture) -> None:
    model = eval_model()
    captured = CAPTURES[capture](model)
    frozen = ow.jit.freeze(captured, optimize_numerics=False)
    assert not [*frozen.parameters(), *frozen.buffers(), *frozen.children()]
    kinds = {node.kind() for node in frozen.graph.all_nodes()}
    assert not kinds & {"prim::GetAttr", "prim::CallMethod"}
    assert len(frozen.graph.findAllNodes("prim::If")) == (capture == "script")  # the check of the input's dimensions
    assert parse(str(frozen.graph), frozen.graph.tensors()) == frozen.graph
    for sizes in ((2, 3, 8, 8), (1, 3, 5, 7)):
        x = ow.randn(*sizes)
        assert frozen(x).equal(model(x))
        assert not frozen(x).requires_grad
    assert captured.graph.findNode("prim::GetAttr") is not None


def test_a_frozen_module_is_saved_without_its_code() -> None:
    frozen = ow.jit.freeze(ow.jit.script(eval_model()))
    file = io.BytesIO()
    frozen.save(file)
    file.seek(0)
    x = ow.randn(2, 3, 6, 6)
    assert ow.jit.load(file)(x).equal(frozen(x))


@pytest.mark.parametrize("dims", [1, 2, 3])
@pytest.mark.parametrize(("bias", "affine", "groups"), [(True, True, 1), (False, True, 2), (True, False, 1)])
def test_batch_norms_become_part_of_convolutions(dims, bias, affine, groups) -> None:
    ow.manual_seed(dims)
    convolution = getattr(nn, f"Conv{dims}d")(4, 6, 3, padding=1, stride=2, bias=bias, groups=groups)
    norm = getattr(nn, f"BatchNorm{dims}d")(6, affine=affine, eps=0.01)
    with ow.no_grad():
        for tensor in (*norm.parameters(), norm.running_mean):
            tensor.uniform_(-1, 1)
        norm.running_var.uniform_(0.5, 2)
    model, x = nn.Sequential(convolution, norm, nn.ReLU()).double().eval(), ow.randn(2, 4, *[7] * dims).double()
    for captured in (ow.jit.script(model), ow.jit.trace(model, x)):
        for optimised in (ow.jit.optimize_for_inference(captured), ow.jit.freeze(captured)):
            kinds = [node.kind() for node in optimised.graph.all_nodes()]
            assert kinds.count(f"aten::conv{dims}d") == 1
            assert not any("norm" in kind for kind in kinds)
            ow.testing.assert_close(optimised(x), model(x), rtol=1e-13, atol=1e-13)
        exact = ow.jit.freeze(captured, optimize_numerics=False)
        assert any("norm" in node.kind() for node in exact.graph.all_nodes())
        assert exact(x).equal(model(x))


def test_attributes_that_the_graph_changes_stay() -> None:
    model = Counting().eval()
    frozen = ow.jit.freeze(ow.jit.script(model))
    assert (frozen.calls, [name for name, _ in frozen.named_buffers()]) == (0, ["total"])
    assert not hasattr(frozen, "factor")
    assert not hasattr(frozen, "scaled")
    x, reference = ow.ones(2, 3), ow.jit.script(Counting().eval())
    reference.load_state_dict(model.state_dict())
    for calls in (1, 2):
        assert frozen(x).equal(reference(x))
        assert frozen.calls == calls


class WritingThroughComposites(nn.Module):
    """A module whose buffers are written by composites, and through what composites give back."""

    def __init__(self):
        super().__init__()
        for name in ("rows", "parts", "mean", "variance", "table", "dropped"):
            self.register_buffer(name, ow.ones(2, 2) if name in {"rows", "table", "dropped"} else ow.ones(2))
        self.register_buffer("fixed", ow.ones(2))

    def forward(self, x):
        self.rows[0] = x.sum()
        self.parts[1:].mul_(2)
        y = nn.functional.batch_norm(x, self.mean, self.variance, training=True)
        z = nn.functional.embedding(ow.tensor([0]), self.table, max_norm=0.5)
        w = nn.functional.dropout(self.dropped, 0.0, True, True).mul_(3)
        return y * self.fixed + self.rows + self.parts + z + w


@pytest.mark.parametrize("capture", [ow.jit.script, lambda model: ow.jit.trace(model, ow.ones(2, 2))])
def test_what_composites_write_stays_an_attribute(capture) -> None:
    x = ow.tensor([[1.0, 2.0], [3.0, 5.0]])
    captured = capture(WritingThroughComposites().eval())
    with ow.no_grad():
        for buffer in captured.buffers():
            buffer.fill_(1)
    frozen, model = ow.jit.freeze(captured), WritingThroughComposites().eval()
    assert {name for name, _ in frozen.named_buffers()} == {name for name, _ in model.named_buffers()} - {"fixed"}
    for _ in range(2):
        assert frozen(x).equal(model(x))
    for name, buffer in frozen.named_buffers():
        assert buffer.equal(getattr(model, name)), name


def test_preserved_methods_and_attributes_stay() -> None:
    frozen = ow.jit.freeze(ow.jit.script(Counting().eval()), preserved_attrs=["scaled", "factor", "inner.weight"])
    x = ow.ones(2, 3)
    assert frozen.scaled(x).equal(x * 2)
    frozen.factor = 3.0
    assert frozen.scaled(x).equal(x * 3)
    assert [name for name, _ in frozen.named_parameters()] == ["inner.weight"]
    with ow.no_grad():
        frozen.inner.weight.zero_()
    first, second = frozen(x), frozen(2 * x)
    ow.testing.assert_close(second - first, 2 * x.sum(0).expand(2, 3))


def test_loops_over_constants_are_unrolled() -> None:
    class Repeated(nn.Module):
        def __init__(self):
            super().__init__()
            self.times = 3
            self.layer = nn.Linear(2, 2)

        def forward(self, x):
            for _ in range(self.times):
                x = self.layer(x)
            return x

    model = Repeated().eval()
    optimised = ow.jit.optimize_for_inference(ow.jit.script(model))
    assert [node.kind() for node in optimised.graph.nodes() if node.kind() != "prim::Constant"] == ["aten::linear"] * 3
    x = ow.randn(4, 2)
    assert optimised(x).equal(model(x))


@pytest.mark.parametrize("function", [ow.jit.freeze, ow.jit.optimize_for_inference])
def test_what_cannot_be_frozen_is_an_error(function) -> None:
    with pytest.raises(RuntimeError, match=r"expected a traced or scripted module, got Linear; call jit.script"):
        function(nn.Linear(2, 3).eval())
    with pytest.raises(RuntimeError, match=re.escape("the module is in training mode; call .eval() on it")):
        function(ow.jit.script(nn.Linear(2, 3)))


def test_a_preserved_name_must_be_there() -> None:
    with pytest.raises(RuntimeError, match=r"preserved_attrs names 'bais', which the module does not have"):
        ow.jit.freeze(ow.jit.script(nn.Linear(2, 3).eval()), preserved_attrs=["weight", "bais"])
