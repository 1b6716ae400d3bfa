"""Graphs of dispatched operators: their bits, what they refuse, and which operators PyTorch notes for the same."""

from __future__ import annotations

import re
from typing import Any

import pytest

import generated as ow

nn = ow.nn
proxy_tensor = ow.fx.experimental.proxy_tensor
make_fx = proxy_tensor.make_fx


def gradient(lib):
    def program(x, w):
        w = w.clone().requires_grad_()
        return lib.autograd.grad(lib.sin(x @ w).sum(), w)

    return program


def in_place(lib):
    def program(x, w):
        y = x.clone()
        y.add_(1)
        y.view(-1).mul_(2)
        return y @ w

    return program


def functional_gradient(lib):
    return lambda x, w: lib.func.grad(lambda x: (x**2 @ w).sum())(x)


def second_gradient(lib):
    return lambda x, w: lib.func.grad(lambda x: lib.func.grad(lambda x: (x**3).sum())(x).sum())(x)


# Programs of two matrices.
PROGRAMS = {
    "layers": lambda lib: lambda x, w: lib.nn.functional.relu(x @ w).sum(),
    "gradient": gradient,
    "in place": in_place,
    "functional gradient": functional_gradient,
    "second gradient": second_gradient,
    "several results": lambda lib: lambda x, w: (lib.max(x, 1)[0], w.split(1)[0]),
    "factories": lambda lib: lambda x, w: x + lib.ones(2, 1) + lib.tensor([1.0]),
    "norm": lambda lib: lambda x, w: lib.nn.functional.layer_norm(x, (3,)) @ w,
    "softmax": lambda lib: lambda x, w: lib.nn.functional.softmax(x @ w, -1),
    "dict": lambda lib: lambda x, w: {"a": x.t(), "b": [w + 1]},
    "detached": lambda lib: lambda x, w: x.data + w.detach().sum(),
    "view": lambda lib: lambda x, w: x[0, 1:] + w.t()[0, :2],
    "batched": lambda lib: lambda x, w: lib.vmap(lambda row: row.sin().sum())(x),
}


def matrices(lib: Any) -> tuple[Any, Any]:
    return lib.arange(6.0).reshape(2, 3) / 5 - 0.4, lib.arange(12.0).reshape(3, 4) / 7 - 0.8


def leaves(value: Any) -> list[Any]:
    return ow.utils._pytree.tree_leaves(value)


@pytest.mark.parametrize("name", PROGRAMS)
def test_graphs_compute_the_same_bits(name: str) -> None:
    program, arguments = PROGRAMS[name](ow), matrices(ow)
    module = make_fx(program)(*arguments)
    module.graph.lint()
    flipped = tuple(ow.flip(item, (0,)) * 3 + 1 for item in arguments)
    for values in (arguments, flipped):
        expected = leaves(program(*values))
        for result in (module(*values), ow.fx.Interpreter(module).run(*values)):
            assert all(left.equal(right) for left, right in zip(leaves(result), expected, strict=True))
    assert all(type(item) is ow.Tensor for item in (*arguments, *leaves(program(*arguments))))


def operators(lib: Any, name: str) -> list[str]:
    """The operators of a graph, without overloads that differ by whether a number is wrapped, nor detach."""
    module = lib.fx.experimental.proxy_tensor.make_fx(PROGRAMS[name](lib))(*matrices(lib))
    targets = [str(node.target) for node in module.graph.nodes if node.op == "call_function"]
    names = [re.sub(r"^aten\.|\.(Scalar|Tensor|default)$", "", target) for target in targets]
    return [name for name in names if name not in {"detach", "lift_fresh_copy"}]


@pytest.mark.parity
@pytest.mark.parametrize("name", ["layers", "gradient", "in place", "functional gradient", "factories", "dict"])
def test_operators_are_those_that_pytorch_notes(name: str) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("torch.fx.experimental.proxy_tensor")
    assert operators(ow, name) == operators(torch, name)


def test_parameters_and_tensors_from_elsewhere_are_constants() -> None:
    layer, shift = nn.Linear(3, 4), ow.ones(4)
    module = make_fx(lambda x: layer(x) + shift)(ow.ones(2, 3))
    assert [name for name, _ in module.named_parameters()] == ["_param_constant0", "_param_constant1"]
    assert [name for name, _ in module.named_buffers()] == ["_tensor_constant0"]
    module(ow.ones(2, 3)).sum().backward()
    assert layer.weight.grad is not None
    assert type(layer.weight) is nn.Parameter


def test_decompositions_are_seen_by_their_parts() -> None:
    aten = ow.ops.aten
    table = {aten.silu.default: lambda x: x * ow.sigmoid(x), aten.exp.default: lambda x: NotImplemented}
    module = make_fx(lambda x: nn.functional.silu(x).exp(), decomposition_table=table)(ow.ones(2))
    assert [str(node.target) for node in module.graph.nodes if node.op == "call_function"] == [
        "aten.sigmoid.default", "aten.mul.Tensor", "aten.exp.default"
    ]  # fmt: skip


def test_trees_of_arguments_keep_their_form() -> None:
    module = make_fx(lambda d, scale: {"a": d["x"][0] * scale})({"x": [ow.ones(2)]}, 3)
    assert module({"x": [ow.full((2,), 2.0)]}, 3)["a"].tolist() == [6, 6]
    assert "fx_pytree.tree_flatten_spec([d, scale], self._in_spec)" in module.code
    module = make_fx(lambda *tensors: tensors[0] + tensors[1])(ow.ones(2), ow.ones(2))
    assert module.code.split("\n")[3] == "def forward(self, arg0_1, arg1_1):"


INDEXED = [
    lambda x: x[x.argmax(0)], lambda x: x[:, x.argmax(0).int()], lambda x: x[x > 0.5], lambda x: x[x.argmax(0)[::2]],
    lambda x: x[(x > 0.5).to(ow.uint8)], lambda x: x[x.argmax(0).view(1, -1), x.argmax(1)[:, None]],
    lambda x: x[[0, 1], x.argmax(0).flip(0)], lambda x: x[ow.tensor([1, 0])], lambda x: x[1:, -1],
    lambda x: x[..., None],
]  # fmt: skip


@pytest.mark.parametrize("program", INDEXED)
def test_indices_that_a_program_computes_are_followed(program) -> None:
    module = make_fx(program)(ow.tensor([[1.0, 2.0], [3.0, 0.1]]))
    x = ow.tensor([[5.0, 0.2], [3.0, 4.0]])
    assert module(x).tolist() == program(x).tolist()


def test_numbers_of_constants_are_constants() -> None:
    scale = ow.tensor(3.0)
    module = make_fx(lambda x: x * scale.item())(ow.ones(2))
    assert [node.name for node in module.graph.nodes] == ["x_1", "mul", "output"]
    assert module(ow.ones(1)).tolist() == [3]


def of_elements(x):
    table = ow.tensor([2, 0, 1])
    return x[:, table.tolist()] * table[0].item() + float(table.float().mean())


def of_written_constants(x):
    table = ow.zeros(3)
    table[1:].add_(2)
    return x * 2 if table[2] == 2 and bool((table >= 0).all()) else x


def in_a_condition(x):
    scale = ow.tensor(3.0)
    return ow.cond(x.sum() > 0, lambda x: x * scale.item(), lambda x: x - float(scale + 1), (x,))


@pytest.mark.parametrize("program", [of_elements, of_written_constants, in_a_condition])
@pytest.mark.parametrize("functional", [False, True])
def test_what_follows_from_constants_alone_is_read(program, functional) -> None:
    values = ow.arange(6.0).reshape(2, 3) - 2
    captured = ow.func.functionalize(program) if functional else program
    makers = [lambda: make_fx(captured)(values)]
    if not functional:
        makers.append(lambda: ow.jit.trace(program, (values,)))
        makers.append(lambda: ow.export.export(Calling(program), (values,)).module())
    for maker in makers:
        graph = maker()
        assert all(graph(item).equal(program(item)) for item in (values, -values))


class Calling(nn.Module):
    def __init__(self, function):
        super().__init__()
        self.function = function

    def forward(self, x):
        return self.function(x)


def written_from_arguments(x):
    table = ow.zeros(2, 2)
    table.view(-1).copy_(x.view(-1))
    return x if table[0, 0] > 0 else -x


COUNTER = ow.zeros(())


def counting(x):
    COUNTER.add_(1)
    return x * COUNTER.item()


def drawing(x):
    return x * ow.rand(2).sum().item()


@pytest.mark.parametrize("program", [written_from_arguments, counting, drawing])
def test_what_another_run_has_otherwise_is_not_read(program) -> None:
    for capture in (make_fx(program), lambda x: ow.export.export(Calling(program), (x,))):
        with pytest.raises(RuntimeError, match="is read"):
            capture(ow.ones(2, 2))
    with pytest.warns(ow.jit.TracerWarning, match="of a tensor"):
        ow.jit.trace(program, (ow.ones(2, 2),), check_trace=False)


def determinant(x):
    x = x.detach().requires_grad_()
    return ow.autograd.grad(ow.linalg.det(x) + ow.linalg.slogdet(x)[1], x)[0]


CHECKED = {
    "one_hot": (lambda x: ow.nn.functional.one_hot((x > 0).long(), 2) * x[..., None], None),
    "quantile": (lambda x: x.quantile(0.5) + x.median(), None),
    "det": (determinant, ow.zeros(2, 2)),
}


@pytest.mark.parametrize("name", CHECKED)
def test_operators_that_check_elements_are_captured_with_their_checks(name: str) -> None:
    """The graph is right, or an error where elements would have chosen other operators."""
    program, refused = CHECKED[name]
    values = ow.tensor([[1.0, 2.0], [3.0, 5.0]])
    module = make_fx(program)(values)
    module.graph.eliminate_dead_code()
    module.recompile()
    for item in (values, values * 1.5 - 2):
        assert module(item).equal(program(item)) or ow.testing.assert_close(module(item), program(item)) is None
    if refused is not None:
        with pytest.raises(RuntimeError, match="the graph was made where an operator read False"):
            module(refused)


def test_elements_that_two_tensors_compare_are_not_read() -> None:
    with pytest.raises(RuntimeError, match=r"equal\(\) of a tensor"):
        make_fx(lambda x: x if x.equal(x * 1) else -x)(ow.ones(2))


def written_by_an_optimizer(x):
    parameter = nn.Parameter(x * 1)
    (parameter * 1).sum().backward()
    ow.optim.SGD([parameter], lr=0.1).step()
    return parameter + x


REFUSED = [
    (lambda x: x.sum().item() * 2, r"item\(\) of a tensor of shape \[\] is read"),
    (lambda x: x if x.sum() > 0 else -x, "the truth of a tensor"),
    (lambda x: x.tolist(), r"tolist\(\) of a tensor of shape \[2, 2\]"),
    (lambda x: float(x.sum()), r"float\(\) of a tensor"),
    (lambda x: ow.from_numpy(x.numpy()), r"numpy\(\) of a tensor"),
    (lambda x: 3 in x, "a search in a tensor"),
    (lambda x: x[x.argmax(0)[1]], r"int\(\) of a tensor"),
    (lambda x: x[[x.argmax(0)[0], 1]], r"int\(\) of a tensor"),
    (written_by_an_optimizer, "written to by what is no operator"),
]


@pytest.mark.parametrize(("program", "message"), REFUSED)
def test_what_a_graph_would_not_do_is_refused(program, message) -> None:
    x = ow.ones(2, 2)
    with pytest.raises(RuntimeError, match=message):
        make_fx(program)(x)
    assert (x.sum().item(), type(x), proxy_tensor.get_proxy_mode()) == (4, ow.Tensor, None)


def test_the_mode_can_be_asked_for_and_symbols_are_refused() -> None:
    modes = []
    make_fx(lambda x: modes.append(proxy_tensor.get_proxy_mode()))(ow.ones(2))
    assert isinstance(modes[0], proxy_tensor.ProxyTorchDispatchMode)
    with pytest.raises(ValueError, match="'real' or 'fake', got 'symbolic'"):
        make_fx(lambda x: x, tracing_mode="symbolic")


# -- functions that write ---------------------------------------------------------------------------------------------


def writes_to_view(x, y):
    z = x.clone()
    z[0, 1:] = y[0, 1:] * 2
    z.t()[1].mul_(3)
    rows = z.split(1)
    rows[1].add_(1)
    z.view(-1)[::2].neg_()
    return z, rows[0], z.t()


def writes_to_argument(x, y):
    x.add_(y)
    first = x[0]
    x.mul_(2)
    first.fill_(7)
    return first + y[0], x.sum()


def writes_in_a_loop(x, y):
    total = ow.zeros(2, 3)
    for row in range(2):
        total[row] += x[row] * y[row]
        total.clamp_(max=1.0)
    return total


def writes_bools(x, y):
    mask = x > 0
    mask.logical_not_()
    return y.clone().masked_fill_(mask, 0.5), mask


def gradient_of_writes(x, y):
    def loss(x):
        z = x.clone()
        z.mul_(x)
        return (z * y).sum()

    return ow.func.grad(loss)(x)


def chance(x, y):
    z = ow.empty_like(x).uniform_()
    return z.add_(x) * 0 + y


WRITING = [writes_to_view, writes_to_argument, writes_in_a_loop, writes_bools, gradient_of_writes, chance]


@pytest.mark.parametrize("program", WRITING)
@pytest.mark.parametrize("remove", ["mutations", "mutations_and_views"])
def test_functional_graphs_do_not_write_and_give_the_same(program, remove) -> None:
    """But into their arguments, at the end."""
    values = ow.arange(6.0).reshape(2, 3) - 2, ow.arange(6.0).reshape(2, 3) * 0.3
    before = [value.clone() for value in values]
    module = make_fx(ow.func.functionalize(program, remove=remove))(*[value.clone() for value in values])
    targets = [str(node.target) for node in module.graph.nodes if node.op == "call_function"]
    written = [target for target in targets if re.fullmatch(r"aten\.\w+_\.\w+", target)]
    assert written == (["aten.copy_.default"] if program is writes_to_argument else [])
    for arguments in (values, [value * -1.5 for value in values]):
        mine, theirs = [value.clone() for value in arguments], [value.clone() for value in arguments]
        expected, result = program(*theirs), module(*mine)
        for left, right in zip((*leaves(result), *mine), (*leaves(expected), *theirs), strict=True):
            assert left.equal(right)
    assert all(value.equal(copy) for value, copy in zip(values, before, strict=True))
    with_mode = ow.func.functionalize(program)(*[value.clone() for value in values])
    for left, right in zip(leaves(with_mode), leaves(program(*[value.clone() for value in values])), strict=True):
        assert left.equal(right)


OUTSIDE = ow.ones(2)
UNSEEN = [
    (lambda x: OUTSIDE.add_(x), NotImplementedError, r"a tensor of shape \[2\] is written to that is no argument"),
    (lambda x: x.add_(1).sum().item(), RuntimeError, r"item\(\) of a tensor"),
]


@pytest.mark.parametrize(("program", "error", "message"), UNSEEN)
def test_writes_that_a_graph_would_not_do_are_refused(program, error, message) -> None:
    with pytest.raises(error, match=message):
        make_fx(ow.func.functionalize(program))(ow.ones(2))
    assert OUTSIDE.tolist() == [1, 1]
    with pytest.raises(NotImplementedError, match=r"functionalize\(grad\(f\)\)"):
        make_fx(lambda x: ow.func.functionalize(lambda x: x.mul(2))(x))(ow.ones(2, requires_grad=True))


# -- what is no operator's result, or changes in place -----------------------------------------------------------------


WEIGHT = ow.arange(16.0).reshape(4, 4).sin()
COUNTS = ow.tensor([2, 0, 3, 1])


def transposed_in_place(x):
    y = x.clone()
    y.t_()
    y[0] += 1
    y.unsqueeze_(0).squeeze_(0).transpose_(0, 1)
    return y * 2, y.swapaxes_(0, 1) - x


def constant_and_its_views(x):
    first = WEIGHT[0] * x
    return nn.functional.linear(x, WEIGHT, WEIGHT[0]) + first + WEIGHT.t()


def index_by_a_view(x):
    y = x.clone()
    y[COUNTS[:2]] = x[1:3]
    return y


@pytest.mark.parametrize("way", ["real", "fake", "functionalized"])
@pytest.mark.parametrize("program", [transposed_in_place, constant_and_its_views, index_by_a_view])
def test_graphs_follow_tensors_that_change_their_geometry_and_views_of_constants(program, way) -> None:
    COUNTS.copy_(COUNTS.clone())  # so that its writes are counted
    function = ow.func.functionalize(program) if way == "functionalized" else program
    mode = "fake" if way == "fake" else "real"
    graph = make_fx(function, tracing_mode=mode, _allow_non_fake_inputs=True)(ow.ones(4, 4))
    x = ow.randn(4, 4)
    expected, results = program(x), graph(x)
    pairs = [(results, expected)] if isinstance(expected, ow.Tensor) else zip(results, expected, strict=True)
    assert all(a.equal(b) for a, b in pairs)
    if way == "functionalized":
        assert not [node for node in graph.graph.nodes if str(node.target).split(".")[-2:][0].endswith("_")]


def test_an_argument_that_is_functionalized_keeps_its_geometry() -> None:
    with pytest.raises(NotImplementedError, match="an argument gets another geometry in place"):
        make_fx(ow.func.functionalize(lambda x: x.t_()))(ow.ones(2, 2))
