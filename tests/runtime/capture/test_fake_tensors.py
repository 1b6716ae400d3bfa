"""Fake tensors have the geometry, dtype and device that results would have, and allocate nothing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import generated as ow
from generated._subclasses.fake_tensor import (
    DataDependentOutputException,
    DynamicOutputShapeException,
    FakeCopyMode,
    FakeTensor,
    FakeTensorMode,
    UnsupportedOperatorException,
    is_fake,
    maybe_get_fake_mode,
    unset_fake_temporarily,
)
from generated.utils._python_dispatch import TorchDispatchMode

F, nn = ow.nn.functional, ow.nn
# Expressions of `x`, a float32 tensor of size (3, 4), whose results are compared with those of tensors with elements.
EXPRESSIONS = [
    "x + 1", "x @ x.t()", "x.sum(0)", "x.t()", "x[0]", "x[:, 1:]", "x.view(-1)", "x.reshape(12)", "x.mean()",
    "x.max(1)", "x.double()", "x > 0", "ow.cat([x, x])", "ow.stack([x, x])", "x.clone()", "x.new_zeros(2)",
    "ow.zeros_like(x)",
    "x.sort()", "x.topk(2)", "ow.where(x > 0, x, 0.0)", "ow.arange(5)", "ow.tensor([1.0, 2.0])", "ow.eye(3)",
    "ow.full((2,), 3)", "ow.linspace(0, 1, 5)", "ow.randperm(4)", "x.new_tensor([1.0])", "x.split(2)", "x.cumsum(0)",
    "x.index_put((ow.tensor([0, 1]),), ow.tensor(1.0))", "x[ow.tensor([0, 1])]", "x.gather(0, ow.tensor([[0, 1]]))",
    "ow.einsum('ij,kj->ik', x, x)", "ow.fft.rfft(x)", "ow.linalg.svd(x)", "ow.linalg.inv(ow.eye(3))",
    "nn.Linear(4, 5)(x)", "F.conv2d(ow.ones(1, 3, 8, 8), ow.ones(4, 3, 3, 3), padding=1)",
    "F.max_pool2d(ow.ones(1, 3, 8, 8), 2)", "F.avg_pool2d(ow.ones(1, 3, 8, 8), 2)", "F.layer_norm(x, (4,))",
    "F.batch_norm(ow.ones(2, 3, 4), None, None, training=True)", "F.softmax(x, 1)", "F.dropout(x)",
    "F.cross_entropy(x, ow.zeros(3, dtype=ow.int64))", "F.embedding(ow.zeros(2, dtype=ow.int64), x)",
    "F.scaled_dot_product_attention(*[ow.ones(1, 2, 3, 4)] * 3)", "nn.LSTM(4, 5)(ow.ones(2, 1, 4))",
    "nn.TransformerEncoderLayer(4, 2, 8)(ow.ones(2, 1, 4))", "x.add_(1)", "x.t_()", "x.resize_(2, 2)", "x.uniform_()",
    "x.data", "ow.asarray([1.0])", "ow.as_tensor([1, 2])", "copy.deepcopy(x)", "x.to(ow.float16, copy=True)",
]  # fmt: skip


def geometry(result: Any) -> Any:
    """What is known of a result without elements."""
    if isinstance(result, ow.Tensor):
        return tuple(result.shape), tuple(result.stride()), result.dtype, str(result.device), result.requires_grad
    return [geometry(item) for item in result]


def leaves(result: Any) -> list[Any]:
    return [leaf for item in result for leaf in leaves(item)] if isinstance(result, (tuple, list)) else [result]


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_a_result_is_like_one_with_elements(expression: str) -> None:
    names = {"ow": ow, "nn": nn, "F": F, "copy": copy}
    expected = geometry(eval(expression, {**names, "x": ow.ones(3, 4)}))
    with FakeTensorMode() as mode:
        result = eval(expression, {**names, "x": ow.empty(3, 4)})
    assert geometry(result) == expected
    assert all(mode.is_our_fake(leaf) for leaf in leaves(result))


DEVICES = [
    ("ow.zeros(3, device='cuda')", "cuda:0"), ("x.to('cuda')", "cuda:0"), ("x.to('cuda:1') + 1", "cuda:1"),
    ("x.to('xpu').double()", "xpu:0"), ("x.to('cuda') * ow.ones(())", "cuda:0"), ("x.to('cuda').cpu()", "cpu"),
    ("x.to('cuda', ow.float64)", "cuda:0"), ("ow.zeros_like(x, device='cuda')", "cuda:0"), ("x.to('meta')", "meta"),
    ("ow.tensor([1.0], device='cuda')", "cuda:0"),
    ("ow.rand(2, 2, device='cuda') @ ow.rand(2, 2, device='cuda')", "cuda:0"),
    ("nn.Linear(4, 2, device='cuda')(x.to('cuda'))", "cuda:0"), ("x.to('cuda').new_zeros(2)", "cuda:0"),
    ("ow.zeros_like(x.to('cuda'))", "cuda:0"), ("ow.empty(2, device='meta')", "meta"), ("x.to('cuda')[0]", "cuda:0"),
]  # fmt: skip


@pytest.mark.parametrize(("expression", "device"), DEVICES)
def test_a_result_has_the_device_that_it_would_have(expression: str, device: str) -> None:
    with FakeTensorMode():
        result = eval(expression, {"ow": ow, "nn": nn, "x": ow.empty(3, 4)})
    assert (str(result.device), is_fake(result)) == (device, True)


def test_two_devices_do_not_mix() -> None:
    with FakeTensorMode(), pytest.raises(RuntimeError, match="on one device, got cuda:0 and cpu"):
        ow.zeros(3, device="cuda") + ow.zeros(3)
    with pytest.raises(RuntimeError, match="only the cpu device is available"):
        ow.zeros(3, device="cuda")


DEPENDENT = [
    ("x.sum().item()", DataDependentOutputException, "aten._local_scalar_dense.default"),
    ("bool(x.sum() > 0)", DataDependentOutputException, "aten._local_scalar_dense.default"),
    ("ow.equal(x, x)", DataDependentOutputException, "aten.equal.default"),
    ("x.nonzero()", DynamicOutputShapeException, "aten.nonzero.default"),
    ("x[x > 0]", DynamicOutputShapeException, "aten.index.Tensor"),
    ("ow.unique(x)", DynamicOutputShapeException, "aten._unique2.default"),
    ("x.masked_select(x > 0)", DynamicOutputShapeException, "aten.masked_select.default"),
    ("ow.bincount(ow.zeros(2, dtype=ow.int64))", DynamicOutputShapeException, "aten.bincount.default"),
]


@pytest.mark.parametrize(("expression", "error", "operator"), DEPENDENT)
def test_what_depends_on_elements_says_so(expression: str, error: type, operator: str) -> None:
    with FakeTensorMode(), pytest.raises(error, match=r"depend on elements|reads elements") as caught:
        eval(expression, {"ow": ow, "x": ow.empty(3, 4)})
    assert str(caught.value.func) == operator


def test_numbers_of_the_program_can_be_read_until_they_are_written() -> None:
    with FakeTensorMode():
        number = ow.tensor(3.0)
        assert (number.item(), int(ow.tensor(2))) == (3.0, 2)
        number.add_(1)
        with pytest.raises(DataDependentOutputException):
            number.item()


def test_nothing_is_allocated() -> None:
    with FakeTensorMode() as mode:
        matrix = ow.empty(1_000_000, 1_000_000)
        assert (matrix @ matrix).shape == (1_000_000, 1_000_000)
    assert mode.from_tensor(matrix) is matrix


def test_fake_tensors_of_tensors() -> None:
    mode = FakeTensorMode()
    base = ow.ones(4, 4)
    view = base[1:, ::2]
    fake = mode.from_tensor(view)
    assert (geometry(fake), fake.storage_offset()) == (geometry(view), 4)
    assert fake._base is mode.from_tensor(base)
    parameter = nn.Parameter(ow.ones(2))
    parameter.grad = ow.ones(2)
    fake = mode.from_tensor(parameter)
    assert isinstance(fake, nn.Parameter)
    assert isinstance(fake, FakeTensor)
    assert is_fake(fake.grad)
    assert mode.from_tensor(parameter) is fake
    assert repr(fake) == "Parameter(FakeTensor(..., size=(2,), requires_grad=True))"
    assert repr(mode.from_tensor(ow.ones(2).long())) == "FakeTensor(..., size=(2,), dtype=opweave.int64)"
    assert (maybe_get_fake_mode(fake), maybe_get_fake_mode(base)) == (mode, None)
    with pytest.raises(ValueError, match="another mode"):
        FakeTensorMode().from_tensor(fake)
    with pytest.raises(RuntimeError, match="of 2 modes"):
        fake + FakeTensorMode().from_tensor(ow.ones(2))


def test_tensors_with_elements_are_converted_only_where_it_is_asked_for() -> None:
    x = ow.ones(2)
    mode = FakeTensorMode()
    for call in (lambda: mode.from_tensor(ow.ones(2)) + x, lambda: x + mode.from_tensor(ow.ones(2))):
        with pytest.raises(AssertionError, match=r"aten.add.Tensor.*from_tensor"):
            call()
    with mode, pytest.raises(AssertionError, match="allow_non_fake_inputs"):
        x + 1
    with FakeTensorMode(allow_non_fake_inputs=True):
        assert is_fake(x + 1)
    with mode:
        with unset_fake_temporarily() as unset:
            assert not is_fake(ow.ones(2))
        assert unset is mode
        assert is_fake(ow.ones(2))


def test_a_model_is_trained_without_elements() -> None:
    with FakeTensorMode() as mode:
        model = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4), nn.ReLU(), nn.Linear(4, 2))
        optimizer = ow.optim.Adam(model.parameters())
        model(ow.ones(5, 3)).sum().backward()
        optimizer.step()
    assert all(mode.is_our_fake(parameter.grad) for parameter in model.parameters())


def test_copies_of_modules() -> None:
    mode = FakeTensorMode()
    module = nn.Linear(2, 3)
    with FakeCopyMode(mode):
        copied = copy.deepcopy(module)
    assert [is_fake(parameter) for parameter in copied.parameters()] == [True, True]
    assert copied(mode.from_tensor(ow.ones(1, 2))).shape == (1, 3)
    assert not is_fake(module.weight)


def test_an_operator_of_the_program_without_a_kernel_for_meta() -> None:
    @ow.library.custom_op("fake_tests::doubled", mutates_args=())
    def doubled(x: ow.Tensor) -> ow.Tensor:
        raise AssertionError

    x = ow.ones(2, 3, requires_grad=True)
    with FakeTensorMode() as mode:
        fake = mode.from_tensor(x)
        with pytest.raises(UnsupportedOperatorException, match=r"fake_tests.doubled.default.*register_fake"):
            doubled(fake)
        doubled.register_fake(lambda x: ow.empty_like(x))
        doubled.register_autograd(lambda ctx, grad: grad * 2)
        result = doubled(fake)
        result.sum().backward()
    assert (is_fake(result), result.shape, is_fake(fake.grad)) == (True, (2, 3), True)


def test_modes_around_it_and_other_classes() -> None:
    names = []

    class Logger(TorchDispatchMode):
        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            names.append(str(func))
            return func(*args, **(kwargs or {}))

    with FakeTensorMode(), Logger():
        result = ow.tensor([1.0]).exp().to("cuda")
    assert names == ["aten.lift_fresh.default", "aten.exp.default", "aten._to_copy.default"]
    assert result.device == ow.device("cuda:0")


def test_graphs_of_fake_tensors() -> None:
    make_fx = ow.fx.experimental.proxy_tensor.make_fx
    x, module = ow.randn(3, 4), nn.Linear(4, 2)

    def f(x: Any) -> Any:
        return ow.func.grad(lambda x: (x.exp() @ ow.ones(4, 2)).sum())(x)

    graph = make_fx(f, tracing_mode="fake")(x)
    assert ow.equal(graph(x), f(x))
    assert is_fake(next(iter(graph.graph.nodes)).meta["val"])
    with pytest.raises(AssertionError, match="elements"):
        make_fx(module, tracing_mode="fake")(x)
    assert ow.equal(make_fx(module, tracing_mode="fake", _allow_non_fake_inputs=True)(x)(x), module(x))
    with pytest.raises(ValueError, match="sizes are no symbols"):
        make_fx(f, tracing_mode="symbolic")(x)


def test_sizes_are_ints() -> None:
    with pytest.raises(NotImplementedError, match="no symbols"):
        FakeTensorMode(shape_env=object())
