"""jit.trace: graphs of functions and modules, other sizes, gradients, warnings, errors; nothing is left of a trace."""

from __future__ import annotations

import copy
import pickle
import re
import warnings

import pytest

import generated as ow
from runtime.graph import parse
from runtime.tensor import Tensor

nn = ow.nn


def kinds(graph):
    """What a graph calls, without constants."""
    return [node.kind().partition("::")[2] for node in graph.all_nodes() if node.kind() != "prim::Constant"]


def assert_readable(graph):
    """A graph that is well formed, and equal to what is read of its text."""
    graph.lint()
    assert parse(str(graph), graph.tensors()) == graph
    assert graph.code.startswith("def ")


def flat(result):
    """The tensors and numbers of a result."""
    if isinstance(result, dict):
        return [leaf for item in result.values() for leaf in flat(item)]
    return [leaf for item in result for leaf in flat(item)] if isinstance(result, (tuple, list)) else [result]


def assert_same(first, second):
    for a, b in zip(flat(first), flat(second), strict=True):
        if isinstance(a, Tensor):
            assert a.dtype is b.dtype
            assert a.equal(b) or a.isnan().equal(b.isnan())
        else:
            assert a == b


def views_and_writes(x):
    y = (x * 2).contiguous()
    z = y.view(-1)
    z.mul_(2)
    y[0] = 5
    y.t()[1:, 0] += 1
    return y, z


def sizes(x):
    rows, columns = x.shape
    y = x.reshape(rows * columns // 2, 2).expand(3, x.size(0) * x.size(-1) // 2, 2)
    return y * rows + columns / 2 - x.numel() % 5, x.shape[1:].numel(), y.new_zeros((*x.shape[:1], 3))


def parts(x):
    a, b = x.split(2, dim=0)
    values, indices = x.sort(1)
    first, *rest = x.unbind(1)
    return ow.cat([a, b]), values, indices, first + sum(rest), x[..., None, 1:], x[x > 0].sum()


def without_gradient(x):
    with ow.no_grad():
        mean = x.mean()
    return x - mean, x.detach() * x, x.data + x


def attention(x):
    scores = x @ x.mT / x.size(-1) ** 0.5
    return ow.softmax(scores, -1) @ x


def factories(x):
    mask = ow.ones(x.size(0), x.size(0)).tril()
    assert x.is_floating_point()
    assert x.is_signed()
    return mask.type_as(x) @ x + ow.arange(x.size(1)), ow.zeros_like(x).add_(x), ow.full((x.size(0),), 2.0)


def batches(x):
    return ow.vmap(lambda row: row.softmax(0) * row.sum() + row.shape[0])(x)


def of_the_library(x):
    return nn.functional.layer_norm(x, (4,)), ow.broadcast_to(x[:1], x.shape), nn.functional.interpolate(x[None], 8)


FUNCTIONS = [views_and_writes, sizes, parts, without_gradient, attention, factories, batches, of_the_library]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_a_graph_gives_what_the_program_gives(function) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        traced = ow.jit.trace(function, ow.randn(4, 4))
    assert_readable(traced.graph)
    assert_readable(traced.graph_for(ow.randn(4, 4)))
    for shape in ((4, 4), (4, 6) if function not in {parts, of_the_library} else (4, 4)):
        x = ow.randn(shape)
        assert_same(traced(x.clone()), function(x.clone()))
        for y in (x.double(), x.t().contiguous().t()):
            assert_same(traced(y.clone()), function(y.clone()))


@pytest.mark.parametrize("function", FUNCTIONS)
def test_gradients_of_a_graph_are_those_of_the_program(function) -> None:
    traced = ow.jit.trace(function, ow.randn(4, 4))
    gradients = []
    for call in (traced, function):
        x = ow.linspace(-1, 1, 16).reshape(4, 4).requires_grad_()
        outputs = [item for item in flat(call(x * 1)) if isinstance(item, Tensor) and item.requires_grad]
        gradients.append(ow.autograd.grad(sum(item.sum() for item in outputs), x)[0])
    assert gradients[0].equal(gradients[1])


def test_the_notation_is_that_of_pytorch() -> None:
    def function(x, y):
        return x.t() @ y

    graph = ow.jit.trace(function, (ow.ones(2, 3), ow.ones(2, 2))).graph
    source = rf"{re.escape(__file__)}:\d+:\d+"
    pattern = r"""graph\(%x : Float\(2, 3, strides=\[3, 1\], requires_grad=0, device=cpu\),
      %y : Float\(2, 2, strides=\[2, 1\], requires_grad=0, device=cpu\)\):
  %0 : Float\(3, 2, strides=\[1, 3\], requires_grad=0, device=cpu\) = ow::t\(%x\) # SOURCE
  %1 : Float\(3, 2, strides=\[2, 1\], requires_grad=0, device=cpu\) = ow::matmul\(%0, %y\) # SOURCE
  return \(%1\)
"""
    assert re.fullmatch(pattern.replace("SOURCE", source), str(graph))
    assert graph.text(short=True, namespace="aten").splitlines()[1] == "  %0 : Float(3, 2) = aten::t(%x)"


class Net(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU())
        self.out = nn.Linear(4, 2)
        self.tied = self.out
        self.register_buffer("calls", ow.zeros(()))
        self.register_buffer("scale", ow.full((2,), 3.0), persistent=False)
        self.shift = ow.tensor([0.5, 1.0])

    def forward(self, x, extra=None):
        self.calls.add_(1)
        y = self.out(self.layers(x)) * self.scale + self.shift
        return y if extra is None else (y, {"extra": extra["a"] * y.sum()})


def test_parameters_and_buffers_are_attributes() -> None:
    model = Net()
    x = ow.randn(5, 3)
    traced = ow.jit.trace(model, x)
    assert_readable(traced.graph)
    assert type(traced) is ow.jit.TopLevelTracedModule
    assert isinstance(traced, (ow.jit.ScriptModule, nn.Module))
    assert isinstance(traced.layers, ow.jit.TracedModule)
    assert [name for name, _ in traced.named_parameters()] == [name for name, _ in model.named_parameters()]
    assert list(traced.state_dict()) == list(model.state_dict())
    assert traced.out.weight is model.out.weight
    assert "original_name=Net" in repr(traced)
    scopes = [node.scopeName() for node in traced.graph.findAllNodes("aten::linear")]
    assert scopes == ["__module.layers.0", "__module.out"]
    with ow.no_grad():
        model.out.weight.fill_(0.25)
    z = ow.randn(7, 3)
    state = copy.deepcopy(model.state_dict())
    result = traced(z)
    after = copy.deepcopy(model.state_dict())
    model.load_state_dict(state)
    assert_same(result, model(z))
    assert_same(after, model.state_dict())
    traced(z).sum().backward()
    assert model.out.weight.grad is not None
    assert not traced.eval().training
    assert traced.double()(z.double()).dtype is ow.float64


def test_named_inputs_and_nested_results() -> None:
    model = Net()
    extra = {"a": ow.ones(())}
    with pytest.raises(RuntimeError, match=re.escape("say strict=False")):
        ow.jit.trace(lambda x: [x], ow.ones(2))
    traced = ow.jit.trace(model, example_kwarg_inputs={"x": ow.randn(4, 3), "extra": extra}, strict=False)
    x = ow.randn(4, 3)
    assert_same(traced(x, extra=extra)[1]["extra"], model(x, extra)[1]["extra"])
    message = "forward(): argument 'extra': expected {'a': tensor}, got {'b': tensor}"
    with pytest.raises(TypeError, match=re.escape(message)):
        traced(x, {"b": x})
    with pytest.raises(TypeError, match=re.escape("takes the arguments (x, extra)")):
        traced(x)


def test_several_methods() -> None:
    class Two(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.weight = nn.Parameter(ow.ones(2))

        def forward(self, x):
            return x * self.weight

        def twice(self, x):
            return self.forward(x) * 2

    model = Two()
    traced = ow.jit.trace_module(model, {"forward": ow.ones(2), "twice": ow.ones(2)})
    model.weight.data.fill_(3)
    assert (traced(ow.ones(2)).tolist(), traced.twice(ow.ones(2)).tolist()) == ([3, 3], [6, 6])
    with pytest.raises(AttributeError, match="use trace_module"):
        ow.jit.trace(model.twice, ow.ones(2))
    assert ow.jit.trace(model.forward, ow.ones(2))(ow.ones(2)).tolist() == [3, 3]
    with pytest.raises(RuntimeError, match="is a part of the graph of the module that holds it"):
        ow.jit.trace(nn.Sequential(model), ow.ones(2)).get_submodule("0")(ow.ones(2))


def branches(x):
    return x if x.sum() > 0 else -x


READS = [
    (branches, "the truth of a tensor"),
    (lambda x: x + x[0].item(), "item() of a tensor"),
    (lambda x: x + float(x[0]), "float() of a tensor"),
    (lambda x: x + int(x[0]), "int() of a tensor"),
    (lambda x: x + ow.tensor(x.tolist()), "tolist() of a tensor"),
    (lambda x: x + ow.tensor(x.numpy()), "numpy() of a tensor"),
    (lambda x: x + len(x), "len() of a tensor"),
    (lambda x: sum(x), "a loop over a tensor"),
    (lambda x: x + int(x.shape[0]), "int() of a size"),
    (lambda x: x + (1 if x.shape[0] > 2 else 2), "a comparison of sizes"),
    (lambda x: x + 1 if x.equal(x * 2) else x, "equal() of tensors"),
    (lambda x: x + 1 if ow.allclose(x, x * 2) else x, "allclose() of tensors"),
    (lambda x: x + sum([2] * x.shape[0]), "a list that is repeated as often as a size says"),
    (lambda x: ow.func.grad(lambda y: (y * y).sum())(x), "a backward pass, of the sizes of saved tensors,"),
]


@pytest.mark.parametrize(("function", "what"), READS)
def test_what_becomes_a_constant_is_told_with_its_line(function, what) -> None:
    with pytest.warns(ow.jit.TracerWarning, match=re.escape(f"{what} makes a constant")) as caught:
        ow.jit.trace(function, ow.ones(3), check_trace=False)
    assert caught[0].filename == __file__
    assert caught[0].lineno == function.__code__.co_firstlineno + (function is branches)


def test_a_second_run_is_compared() -> None:
    calls = []

    def other_graph(x):
        calls.append(1)
        return x.exp() if len(calls) > 1 else x.sin()

    with pytest.raises(ow.jit.TracingCheckError, match="a second run gave another graph"):
        ow.jit.trace(other_graph, ow.ones(2))
    with pytest.warns(ow.jit.TracerWarning) as caught:
        ow.jit.trace(branches, ow.ones(2), check_inputs=[(ow.ones(2),)])
    assert len(caught) == 2  # once in each of the two traces
    dropout = ow.jit.trace(lambda x: nn.functional.dropout(x) + ow.rand(3), ow.ones(3))
    ow.manual_seed(3)
    result = dropout(ow.ones(3))
    ow.manual_seed(3)
    assert result.equal(nn.functional.dropout(ow.ones(3)) + ow.rand(3))


def test_errors() -> None:
    weight = ow.ones(2, requires_grad=True)
    with pytest.raises(RuntimeError, match="a tensor that requires grad cannot be a constant"):
        ow.jit.trace(lambda x: x * weight, ow.ones(2))
    with pytest.raises(RuntimeError, match="inputs are tensors, alone or in tuples, lists and dicts; 'n' is int"):
        ow.jit.trace(lambda x, n: x * n, (ow.ones(2), 3))
    with pytest.raises(RuntimeError, match="this gave str"):
        ow.jit.trace(lambda x: (x, "a"), ow.ones(2))
    with pytest.raises(TypeError, match="expected a function or a module, got int"):
        ow.jit.trace(3, ow.ones(2))
    with pytest.raises(RuntimeError, match="this thread is traced already"):
        ow.jit.trace(lambda x: ow.jit.trace(lambda y: y, x)(x), ow.ones(2))
    with pytest.raises(ZeroDivisionError):
        ow.jit.trace(lambda x: 1 / 0, ow.ones(2))
    assert not ow.jit.is_tracing()


def test_nothing_is_left_of_a_trace() -> None:
    seen = []

    def function(x):
        assert ow.jit.is_tracing()
        assert isinstance(x.shape[0] + 1, int)
        seen.extend((x, x * 2, x.shape[0]))
        return seen[1]

    x = ow.ones(3)
    ow.jit.trace(function, x, check_trace=False)
    assert seen[0] is x
    assert [type(item) for item in seen[:2]] == [Tensor, Tensor]
    assert (x.shape, seen[2] + 1, type(seen[2] + 1)) == (ow.Size([3]), 4, int)
    assert copy.deepcopy(seen[2]) == 3
    assert not ow.jit.is_tracing()


def test_traced_functions_are_not_pickled_and_can_be_copied() -> None:
    model = Net()
    traced = ow.jit.trace(model, ow.randn(4, 3))
    for item in (traced, ow.jit.trace(branches_of_none, ow.ones(2))):
        with pytest.raises(pickle.PickleError, match=re.escape("use jit.save(")):
            pickle.dumps(item)
    duplicate = copy.deepcopy(traced)
    assert duplicate.out.weight is not traced.out.weight
    assert duplicate.tied.weight is duplicate.out.weight
    x = ow.randn(4, 3)
    assert_same(duplicate(x), traced(x))
    with pytest.warns(ow.jit.TracerWarning, match="was captured already"):
        assert ow.jit.trace(traced, x) is traced


def branches_of_none(x):
    return x.tanh()


def test_one_tensor_may_be_two_inputs() -> None:
    x = ow.ones(2)
    traced = ow.jit.trace(lambda a, b: a * 2 + b, (x, x))
    assert traced(ow.ones(2), ow.zeros(2)).tolist() == [2, 2]


def test_other_threads_are_not_recorded() -> None:
    from threading import Thread

    def function(x):
        thread = Thread(target=lambda: ow.ones(3).exp())
        thread.start()
        thread.join()
        return x.sin()

    assert kinds(ow.jit.trace(function, ow.ones(2)).graph) == ["sin"]


def test_programs_may_ask_whether_they_are_traced() -> None:
    states = []

    def program(x):
        states.append(ow._C._get_tracing_state())
        return x * 2

    program(ow.ones(2))
    ow.jit.trace(program, ow.ones(2), check_trace=False)
    program(ow.ones(2))
    assert [state is None for state in states] == [True, False, True]


@pytest.mark.filterwarnings("ignore:a backward pass")
@pytest.mark.parametrize("name", ["layer_norm", "cross_entropy", "max_pool1d", "rms_norm", "svdvals", "mse_loss"])
def test_a_gradient_within_a_trace_is_that_of_the_program(name: str) -> None:
    functional = ow.nn.functional
    functions = {
        "layer_norm": lambda x: functional.layer_norm(x, [4]), "rms_norm": lambda x: functional.rms_norm(x, [4]),
        "cross_entropy": lambda x: functional.cross_entropy(x, ow.arange(4)), "svdvals": ow.linalg.svdvals,
        "max_pool1d": lambda x: functional.max_pool1d(x[None], 2), "mse_loss": lambda x: functional.mse_loss(x, x * x),
    }  # fmt: skip

    def program(x):
        return ow.autograd.grad((functions[name](x) ** 2).sum(), x)[0]

    x, y = ow.rand(4, 4, requires_grad=True), ow.rand(4, 4, requires_grad=True)
    traced = ow.jit.trace(program, x)
    assert traced(y).equal(program(y))
    graph = ow.fx.experimental.proxy_tensor.make_fx(program)(x)
    assert graph(y).allclose(program(y), 1e-4, 1e-5)


def test_a_composite_is_one_node_where_no_gradient_reads_its_parts() -> None:
    functional = ow.nn.functional
    traced = ow.jit.trace(lambda x: functional.layer_norm(x.exp(), [4]).sin(), ow.rand(4, 4, requires_grad=True))
    assert kinds(traced.graph) == ["exp", "ListConstruct", "layer_norm", "sin"]


@pytest.mark.filterwarnings("ignore:a backward pass")
def test_a_gradient_of_what_elements_choose_is_an_error_where_they_choose_something_else() -> None:
    gradient = ow.func.grad(lambda x: ow.matrix_exp(x).sum())
    x = ow.rand(4, 4)
    traced = ow.jit.trace(gradient, x)
    assert traced(x * 0.75).equal(gradient(x * 0.75))
    with pytest.raises(RuntimeError, match=r"aten::matrix_exp was traced where it read 0\.0, which chose what its"):
        traced(x * 50)


@pytest.mark.filterwarnings("ignore:a backward pass")
def test_a_training_step_is_traced() -> None:
    model = ow.nn.Sequential(
        ow.nn.Conv2d(1, 4, 3), ow.nn.BatchNorm2d(4), ow.nn.MaxPool2d(2), ow.nn.Flatten(), ow.nn.LayerNorm(36),
        ow.nn.Linear(36, 5)
    )  # fmt: skip
    names = [name for name, _ in model.named_parameters()]

    def step(parameters, x, labels):
        with ow.enable_grad():
            output = ow.func.functional_call(model, dict(zip(names, parameters, strict=True)), (x,))
            loss = ow.nn.functional.cross_entropy(output, labels)
            gradients = ow.autograd.grad(loss, parameters)
        return [(item - 0.1 * gradient).detach() for item, gradient in zip(parameters, gradients, strict=True)]

    def parameters():
        return [item.detach().clone().requires_grad_() for item in model.parameters()]

    traced = ow.jit.trace(step, (parameters(), ow.randn(2, 1, 8, 8), ow.tensor([1, 3])), strict=False)
    images, labels = ow.randn(2, 1, 8, 8), ow.tensor([0, 4])
    for result, expected in zip(traced(parameters(), images, labels), step(parameters(), images, labels), strict=True):
        assert result.equal(expected)


def directional(x, y):
    return ow.func.jvp(lambda z: z.sin() * y, (x,), (ow.ones_like(x),))[1]


def test_gradients_go_through_derivatives_in_a_direction() -> None:
    x, y = ow.tensor([0.5, 2.0], requires_grad=True), ow.tensor([3.0, -1.0], requires_grad=True)
    traced = ow.jit.trace(directional, (ow.ones(2), ow.ones(2)))
    gradients, expected = (ow.autograd.grad(item(x, y).sum(), (x, y)) for item in (traced, directional))
    assert all(left.equal(right) for left, right in zip(gradients, expected, strict=True))


WRITES = {
    "abs_": lambda z, w: z.abs_(),
    "pow_": lambda z, w: z.pow_(3.0),
    "mul_": lambda z, w: z.mul_(w),
    "div_": lambda z, w: z.div_(w + 3),
    "atan2_": lambda z, w: z.atan2_(w),
    "silu": lambda z, w: ow.nn.functional.silu(z, inplace=True),
    "sinc_": lambda z, w: z.sinc_(),
    "clamp_": lambda z, w: z.clamp_(-0.5, 0.5),
    "of a view": lambda z, w: (z[1:].square_(), z.mul_(w))[1],
    "twice": lambda z, w: z.mul_(w).sin_().mul_(w).abs_(),
    "of another shape": lambda z, w: z.view(-1).cos_().add_(w.view(-1)).square_().view(2, 3),
}


@pytest.mark.filterwarnings("ignore:a backward pass")
@pytest.mark.parametrize("name", WRITES)
def test_gradients_of_writes_read_what_was_there_before(name: str) -> None:
    def step(x, w):
        with ow.enable_grad():
            x, w = x.detach().requires_grad_(), w.detach().requires_grad_()
            z = x * 1.5
            result = WRITES[name](z, w)
            return ow.autograd.grad(((result + z) * z).sum() + w.sum(), (x, w))

    ow.manual_seed(0)
    examples = ow.randn(2, 3), ow.randn(2, 3)

    class Step(ow.nn.Module):
        def forward(self, x, w):
            return step(x, w)

    programs = [ow.jit.trace(step, examples), ow.export.export(Step(), examples).module()]
    for arguments in (examples, (ow.randn(2, 3), ow.randn(2, 3))):
        expected = step(*arguments)
        for program in programs:
            assert all(left.equal(right) for left, right in zip(program(*arguments), expected, strict=True))
