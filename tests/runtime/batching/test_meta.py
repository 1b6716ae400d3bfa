"""The device "meta": tensors without elements have the sizes, strides and dtypes that those with elements have."""

from __future__ import annotations

import copy
import itertools
import operator
import subprocess
import sys
import tracemalloc
import warnings
from typing import Any

import pytest
from operators.cases import DTYPES, TABLE, Case, build, evaluate, to_tensor

import generated as ow
from runtime.dispatch import registry
from runtime.dispatch.meta import planned
from runtime.tensor import keys
from runtime.tensor.plans import without_elements

nn = ow.nn
# What takes no tensor lies on the CPU; what asks for elements, to choose from or to count, cannot say its sizes.
FACTORIES = {
    "zeros", "ones", "full", "empty", "arange", "eye", "linspace", "logspace", "tril_indices", "triu_indices",
}  # fmt: skip
BY_ELEMENTS = {
    "masked_select", "nonzero", "nonzero_numpy", "argwhere", "where", "unique", "unique_dim", "unique_consecutive",
    "unique_dim_consecutive", "bincount", "repeat_interleave", "[]", "Tensor.cpu", "Tensor.to",
    "Tensor.type_as", "combinations",
}  # fmt: skip
WITH_MEMORY = {"quantile", "nanquantile"}  # whose case has a tensor of its own on the CPU


@pytest.mark.parametrize("case", [item for item in TABLE if item.name not in FACTORIES], ids=str)
def test_sizes_and_dtypes_of_results(case: Case) -> None:
    for kind in {"float32", "int64", "complex64"} & set(DTYPES[case.dtypes]):
        results = [{name: to_tensor(value, kind) for name, value in build(case.inputs, kind).items()} for _ in range(2)]
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            wanted = evaluate(case.call, ow, results[0])
            try:
                result = evaluate(case.call, ow, {name: without_elements(item) for name, item in results[1].items()})
            except NotImplementedError:
                assert case.name in BY_ELEMENTS | WITH_MEMORY
                continue
        assert (result.is_meta, result.shape, result.dtype) == (True, wanted.shape, wanted.dtype)
        assert told_apart(result) == told_apart(wanted)


def told_apart(tensor: Any) -> list[int]:
    """The strides that tell elements apart: those of dimensions of more than one, where there are elements."""
    steps = [step for step, size in zip(tensor.stride(), tensor.shape, strict=True) if size > 1]
    return steps if tensor.numel() else []


def test_what_such_a_tensor_is() -> None:
    x = ow.empty(3, 4, dtype=ow.float64, device="meta")
    assert (x.shape, x.stride(), x.dtype, x.device, x.numel()) == ((3, 4), (4, 1), ow.float64, ow.device("meta"), 12)
    assert x.is_meta
    assert not x.is_cpu
    assert x.data_ptr() == 0
    assert (x.t().stride(), x.t().is_contiguous(), x[:, 1:3].stride()) == ((1, 4), False, (4, 1))
    assert x.expand(2, 3, 4).stride() == (0, 4, 1)
    assert repr(x) == "tensor(..., device='meta', size=(3, 4), dtype=opweave.float64)"
    assert repr(x.float()) == "tensor(..., device='meta', size=(3, 4))"  # the default dtype is not shown
    assert copy.deepcopy(x).is_meta
    with pytest.raises(RuntimeError, match="view"):
        x.t().view(-1)


def test_nothing_is_allocated() -> None:
    huge = ow.empty(1 << 20, 1 << 20, device="meta")
    probabilities = nn.functional.relu(huge @ huge.t()).sum(0).softmax(0)
    assert probabilities.shape == (1 << 20,)
    layer = nn.Linear(1 << 20, 1 << 20, device="meta")
    assert layer(huge).shape == huge.shape


def test_where_tensors_are_made() -> None:
    real = ow.ones(2, 3)
    assert ow.zeros_like(real, device="meta").is_meta
    assert real.to("meta").is_meta
    assert real.new_zeros(4, device="meta").shape == (4,)
    assert ow.tensor([1, 2], device="meta").dtype is ow.int64
    assert ow.arange(5, device="meta").shape == (5,)
    assert ow.randint(0, 4, (2, 2), device="meta").dtype is ow.int64
    none = ow.ones(2, 3, device="meta")
    assert none.new_zeros(4).is_meta
    assert none.new_tensor([1]).is_meta
    assert ow.rand_like(none).is_meta
    assert ow.zeros_like(none, device="cpu").tolist() == [[0.0] * 3] * 2
    assert ow.empty_like(none.t(), device="cpu").stride() == (1, 3)
    assert (none + ow.tensor(2.0)).is_meta
    with ow.device("meta"):
        assert ow.get_default_device() == ow.device("meta")
        assert ow.randn(2).is_meta
        assert real.new_zeros(2).is_cpu
        with ow.device("cpu"):
            assert ow.ones(2).tolist() == [1.0, 1.0]
    assert ow.ones(2).is_cpu
    ow.set_default_device("meta")
    try:
        assert ow.full((2,), 1.0).is_meta
    finally:
        ow.set_default_device(None)
    assert ow.full((2,), 1.0).is_cpu


def test_what_needs_elements_raises() -> None:
    x = ow.ones(2, 2, device="meta")
    for ask in (x.item, x.tolist, x.numpy, x.cpu, lambda: bool(x.sum()), lambda: x.to("cpu"), x.nonzero):
        with pytest.raises(NotImplementedError, match="meta"):
            ask()
    real = ow.ones(2, 2)
    for write in (lambda: real.copy_(x), lambda: real.add_(x), lambda: operator.setitem(real, 0, x[0])):
        with pytest.raises(NotImplementedError, match="no elements to be written"):
            write()
    with pytest.raises(RuntimeError, match="shape"):
        x @ ow.ones(3, 2, device="meta")
    with pytest.raises(NotImplementedError, match="to_empty"):
        nn.Linear(2, 2, device="meta").cpu()


def test_tensors_on_two_devices_raise() -> None:
    none, real = ow.ones(2, 3, device="meta"), ow.ones(2, 3)
    mixed = {
        "add": lambda: real + none, "mul": lambda: none * real.bool(), "mm": lambda: none.t() @ real,
        "cat": lambda: ow.cat([none, real]), "where": lambda: ow.where(none > 0, real, 1.0),
        "mse_loss": lambda: nn.functional.mse_loss(none, real), "linear": lambda: nn.functional.linear(none, real),
        "add.out": lambda: ow.add(real, real, out=none), "sum.dim_IntList_out": lambda: ow.sum(real, 0, out=none),
        "mul.out": lambda: ow.mul(none, none, out=real), "add.Tensor_out": lambda: ow.add(none, real, out=none),
    }  # fmt: skip
    for name, call in mixed.items():
        with pytest.raises(RuntimeError, match=r"one device|no elements"):
            raise AssertionError(name, call())
    # Numbers, indices and what is written into a tensor without elements may lie on the CPU, as in PyTorch.
    index = ow.tensor([0, 1])
    assert none[:, index].shape == none.index_select(1, index).shape == (2, 2)
    assert (none + ow.tensor(2.0)).is_meta
    assert none.add_(real) is none
    none[0] = real[0]


def test_indices_without_elements() -> None:
    real, rows = ow.ones(2, 3), ow.ones(1, dtype=ow.int64, device="meta")
    for index in (rows, ow.ones(2, 3, device="meta") > 0, (rows, rows), (slice(None), rows)):
        with pytest.raises(NotImplementedError):
            real[index]
        with pytest.raises(NotImplementedError):
            real[index] = 5.0
    assert real.tolist() == [[1.0] * 3] * 2


def test_products_of_tensors_on_two_devices_raise() -> None:
    F = nn.functional
    calls: list[Any] = [
        lambda a, b: a(2, 3) @ b(3, 2), lambda a, b: ow.bmm(a(1, 2, 3), b(1, 3, 2)),
        lambda a, b: F.linear(a(3), b(2, 3)), lambda a, b: ow.cdist(a(2, 3), b(2, 3)),
        lambda a, b: F.linear(a(3), a(2, 3), b(2)), lambda a, b: F.conv2d(a(1, 2, 5, 5), b(3, 2, 3, 3)),
        lambda a, b: F.conv2d(a(1, 2, 5, 5), a(3, 2, 3, 3), b(3)), lambda a, b: F.bilinear(a(3), b(3), a(2, 3, 3)),
        lambda a, b: ow.einsum("ij,jk", a(2, 3), b(3, 2)), lambda a, b: ow.linalg.solve(a(3, 3), b(3, 1)),
        lambda a, b: ow.addmm(a(2, 2), b(2, 3), a(3, 2)),
    ]  # fmt: skip

    def none(*sizes: int) -> Any:
        return ow.ones(sizes, device="meta")

    for call, pair in itertools.product(calls, ((none, ow.ones), (ow.ones, none))):
        with pytest.raises(RuntimeError, match="expected all tensors to be on one device, got some on cpu and some on"):
            call(*pair)


def test_what_is_given_as_out_gets_sizes() -> None:
    x = ow.ones(2, 3, device="meta")
    out = ow.empty(0, dtype=ow.float64, device="meta")
    assert ow.add(x.t(), 1, out=out) is out
    assert (out.shape, out.stride(), out.dtype) == ((3, 2), (1, 3), ow.float64)
    with pytest.raises(RuntimeError, match="a result of dtype float32 is written to a tensor of that dtype"):
        ow.mm(x, x.t(), out=out)  # as on the CPU
    product = ow.empty(3, device="meta")
    with pytest.warns(UserWarning, match=r"resized to \[2, 2\]"):
        assert ow.mm(x, x.t(), out=product).shape == product.shape == (2, 2)
    assert ow.zeros(5, out=out) is ow.arange(5, out=out) is out
    assert out.shape == (5,)
    values, indices = ow.empty(0, device="meta"), ow.empty(0, dtype=ow.int64, device="meta")
    ordered = ow.sort(x, out=(values, indices))
    assert ordered.values is values
    assert (values.shape, indices.shape) == ((2, 3), (2, 3))
    with pytest.raises(RuntimeError, match="cast"):
        ow.add(x, 1.5, out=indices)
    with pytest.raises(RuntimeError, match="not recorded"):
        ow.sin(ow.ones(2, device="meta", requires_grad=True), out=values)


def test_writing_changes_nothing() -> None:
    x = ow.empty(2, 3, device="meta")
    assert x.zero_() is x.add_(1) is x.copy_(ow.ones(2, 3)) is x.normal_() is x
    assert x.t_().shape == (3, 2)
    nn.init.xavier_uniform_(x)
    x[0] = 1.0


MODULES = {
    "image": (
        lambda: nn.Sequential(
            nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(inplace=True), nn.MaxPool2d(2), nn.Dropout(),
            nn.ConvTranspose2d(8, 4, 2, stride=2), nn.GroupNorm(2, 4), nn.AdaptiveAvgPool2d(4), nn.Flatten(),
            nn.Linear(64, 10), nn.LogSoftmax(1),
        ), lambda: (ow.randn(2, 3, 16, 16),),
    ),
    "transformer": (lambda: nn.Transformer(16, 2, 1, 1, 32), lambda: (ow.randn(5, 2, 16), ow.randn(3, 2, 16))),
    "LSTM": (lambda: nn.LSTM(4, 6, 2, bidirectional=True), lambda: (ow.randn(5, 2, 4),)),
    "GRU": (lambda: nn.GRU(4, 6), lambda: (ow.randn(5, 2, 4),)),
    "words": (lambda: nn.Sequential(nn.Embedding(7, 4), nn.LayerNorm(4)), lambda: (ow.randint(0, 7, (2, 3)),)),
}  # fmt: skip


@pytest.mark.parametrize("name", MODULES)
def test_modules(name: str) -> None:
    make, inputs = MODULES[name]

    def seen(result: Any) -> Any:
        return (result[0] if isinstance(result, tuple) else result).shape

    real = make()
    wanted = seen(real(*inputs()))
    with ow.device("meta"):
        module = make()
        arguments = inputs()
    out = module(*arguments)
    assert seen(out) == wanted
    for parameter in module.parameters():
        assert isinstance(parameter, nn.Parameter)
        assert parameter.is_meta
        assert parameter.requires_grad
    (out[0] if isinstance(out, tuple) else out).sum().backward()
    for tensor, other in zip(module.parameters(), real.parameters(), strict=True):
        assert tensor.grad.is_meta
        assert tensor.grad.shape == tensor.shape == other.shape
    again = copy.deepcopy(module)
    assert [item.is_meta for item in again.parameters()] == [True] * len(list(module.parameters()))
    with pytest.raises(RuntimeError, match="size mismatch"):
        module.load_state_dict({**real.state_dict(), next(iter(real.state_dict())): ow.zeros(99)}, assign=True)
    module.load_state_dict(real.state_dict(), assign=True)
    assert not any(item.is_meta for item in module.parameters())
    module.eval(), real.eval()
    x = inputs()
    assert ow.equal(*[item[0] if isinstance(item, tuple) else item for item in (module(*x), real(*x))])


def test_memory_comes_back() -> None:
    module = nn.Sequential(nn.Linear(3, 4), nn.BatchNorm1d(4)).double().to("meta")
    assert {parameter.dtype for parameter in module.parameters()} == {ow.float64}
    assert module[1].running_mean.is_meta
    before = module[0].weight
    module.to_empty(device="cpu")
    assert before.is_meta
    for item in (*module.parameters(), *module.buffers()):
        assert item.is_cpu
    for layer in module:
        layer.reset_parameters()
    assert module(ow.ones(2, 3).double()).isfinite().all()


def test_batches_without_samples() -> None:
    """vmap of a batch that is empty computes shapes, whatever the operators."""
    result = ow.vmap(lambda image, kernel: nn.functional.conv2d(image, kernel, padding=1))(
        ow.empty(0, 2, 3, 5, 5), ow.empty(0, 4, 3, 3, 3)
    )
    assert result.shape == (0, 2, 4, 5, 5)
    layer = nn.LSTM(2, 3)
    assert ow.vmap(lambda x: layer(x)[0])(ow.empty(0, 4, 1, 2)).shape == (0, 4, 1, 3)


def test_nobody_else_pays() -> None:
    """Without a device "meta" nothing of it is loaded, and no table knows of it."""
    code = """
import generated as ow, sys
ow.zeros(2, device="cpu"), ow.device("cpu"), ow.nn.Linear(2, 2).to("cpu")
print([name for name in sys.modules if name.endswith("dispatch.meta")])
ow.device("meta")
print([name for name in sys.modules if name.endswith("dispatch.meta")])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n['runtime.dispatch.meta']\n"


def test_channels_last() -> None:
    images = ow.empty(2, 3, 4, 5, device="meta").contiguous(memory_format=ow.channels_last)
    assert images.stride() == (60, 1, 15, 3)
    assert images.contiguous(memory_format=ow.channels_last) is images
    assert images.contiguous().stride() == (60, 20, 5, 1)
    for tensor in (images + 1, images.double(), images.clone(), ow.zeros_like(images), images.sigmoid() * images):
        assert tensor.stride() == (60, 1, 15, 3)
    assert nn.functional.max_pool2d(images, 2).stride() == (12, 1, 6, 3)
    assert nn.Conv2d(3, 6, 1, device="meta")(images).stride() == (120, 1, 30, 6)
    assert ow.empty(2, 3, 4, 5, memory_format=ow.channels_last, device="meta").stride() == (60, 1, 15, 3)
    with pytest.raises(RuntimeError, match="4 dimensions"):
        ow.empty(2, 3, device="meta").clone(memory_format=ow.channels_last)


def test_what_is_written_in_place_fits() -> None:
    x = ow.empty(4, 6, device="meta")
    assert x.add_(ow.empty(6, device="meta")) is x
    with pytest.raises(RuntimeError, match="does not match the shape"):
        x.add_(ow.empty(5, 4, 6, device="meta"))


def test_another_size() -> None:
    x = ow.empty(3, 4, device="meta")
    assert x.resize_(2, 5) is x
    assert (x.shape, x.stride(), x.device.type) == ((2, 5), (5, 1), "meta")
    assert x.resize_(1, 2, 3, 4, memory_format=ow.channels_last).stride() == (24, 1, 8, 2)
    assert x.resize_as_(ow.empty(5, device="meta")).shape == (5,)
    assert (x + ow.empty(5, device="meta")).shape == (5,)
    with pytest.raises(RuntimeError, match="requires grad"):
        ow.empty(3, device="meta", requires_grad=True).resize_(2)
    with pytest.raises(RuntimeError, match="negative"):
        x.resize_(-2)


def test_what_an_index_reads_lies_in_rows() -> None:
    x, rows = ow.empty(5, 5, 5, device="meta"), [0, 3]
    for index in ((slice(None), slice(None), rows), (slice(None), rows), (slice(None), [rows]), (Ellipsis, rows)):
        assert x[index].stride() == ow.empty(5, 5, 5)[index].stride()
    assert x.mT[1:].stride() == (25, 1, 5)  # a view


@pytest.mark.parametrize("kind", [nn.RNN, nn.GRU, nn.LSTM])
def test_recurrent_layers_on_another_device(kind: Any) -> None:
    x, state = ow.empty(5, 2, 3, device="meta"), ow.zeros(1, 2, 4, device="meta")
    assert kind(3, 4, device="meta")(x)[0].shape == (5, 2, 4)
    with pytest.raises(RuntimeError, match="the input on the device of the weights, cpu, got one on meta"):
        kind(3, 4)(x)
    with pytest.raises(RuntimeError, match="the input on the device of the weights, meta, got one on cpu"):
        kind(3, 4, device="meta")(ow.zeros(5, 2, 3))
    with pytest.raises(RuntimeError, match="the first state on the device"):
        kind(3, 4)(ow.zeros(5, 2, 3), (state, state) if kind is nn.LSTM else state)


# Operators of kernels written by hand whose results depend on elements: how many there are, or what the answer is.
OPAQUE = {
    "equal", "nonzero", "_local_scalar_dense", "_unique2", "unique_dim", "_unique_consecutive",
    "unique_dim_consecutive", "bincount",
}  # fmt: skip


def test_every_operator_has_a_plan_or_says_that_it_has_none() -> None:
    ow.device("meta")
    without = set()
    for candidate in registry.operators():
        kernels = candidate.kernels
        is_composed = keys.COMPOSITE_IMPLICIT_AUTOGRAD in kernels and keys.CPU not in kernels
        if candidate.declared or is_composed or not {keys.CPU, keys.COMPOSITE_EXPLICIT_AUTOGRAD} & kernels.keys():
            continue
        of_sparse = getattr(kernels.get(keys.CPU), "__module__", "").startswith("runtime.sparse")
        if planned(candidate) is None and keys.CPU in kernels and not of_sparse:
            without.add(candidate.name)
    assert without == OPAQUE
    x = ow.zeros(3, dtype=ow.int64, device="meta")
    for call in (lambda: ow.bincount(x), lambda: ow.nonzero(x), lambda: ow.unique(x), lambda: ow.equal(x, x)):
        with pytest.raises(NotImplementedError, match="has no meta function: what it gives depends on elements"):
            call()


def huge(*sizes: int) -> Any:
    return ow.empty(sizes, device="meta")


def setitem(x: Any, i: Any) -> None:
    x[i] = 1.0


LARGE = 1 << 18  # squared, of float32, it would take 256 GiB
F = nn.functional
WITHOUT_MEMORY = {
    "add": lambda x, i: x + x.t(), "where": lambda x, i: ow.where(x > 0, x, 1.0), "exp_": lambda x, i: x.exp_(),
    "sum": lambda x, i: x.sum(0), "var": lambda x, i: x.var(1), "softmax": lambda x, i: x.softmax(0),
    "cumsum": lambda x, i: x.cumsum(1), "cummax": lambda x, i: x.cummax(1), "max": lambda x, i: x.max(0),
    "mm": lambda x, i: x @ x, "linear": lambda x, i: F.linear(x, x, x[0]), "cat": lambda x, i: ow.cat([x, x.t()]),
    "stack": lambda x, i: ow.stack([x, x], 1), "clone": lambda x, i: x.t().clone(), "double": lambda x, i: x.double(),
    "index_select": lambda x, i: x.index_select(1, i), "gather": lambda x, i: x.gather(0, i[None]),
    "index": lambda x, i: x[:, i], "index_put": lambda x, i: x.index_put((i,), x), "setitem": setitem,
    "scatter_add": lambda x, i: x.scatter_add(0, i[None], x), "sort": lambda x, i: x.sort(0),
    "topk": lambda x, i: x.topk(5, 0), "median": lambda x, i: x.median(1), "inv": lambda x, i: ow.linalg.inv(x),
    "svd": lambda x, i: ow.linalg.svd(x), "qr": lambda x, i: ow.linalg.qr(x),
    "solve": lambda x, i: ow.linalg.solve(x, x),
    "fft": lambda x, i: ow.fft.rfft2(x), "conv2d": lambda x, i: F.conv2d(x[None, None], huge(1, 1, 3, 3)),
    "layer_norm": lambda x, i: F.layer_norm(x, x.shape[1:]), "pad": lambda x, i: F.pad(x, (1, 2)),
    "roll": lambda x, i: x.roll(3, 0), "flip": lambda x, i: x.flip(0), "tril": lambda x, i: x.tril(),
    "rand_like": lambda x, i: ow.rand_like(x), "bernoulli": lambda x, i: x.bernoulli(),
    "normal_": lambda x, i: x.normal_(),
    "embedding": lambda x, i: F.embedding(i, x), "nll_loss": lambda x, i: F.nll_loss(x, i),
    "zeros": lambda x, i: ow.zeros(LARGE, LARGE, device="meta"), "out": lambda x, i: ow.mul(x, x, out=huge(0)),
    "resize_": lambda x, i: huge(1).resize_(LARGE, LARGE), "to": lambda x, i: x.to(ow.float64, copy=True),
    "backward": lambda x, i: (x.requires_grad_() * x).softmax(0).sum().backward(),
}  # fmt: skip


@pytest.mark.parametrize("name", WITHOUT_MEMORY)
def test_plans_allocate_no_elements(name: str) -> None:
    """What a call allocates does not grow with the elements, of which there are 2 to the 36th."""
    call = WITHOUT_MEMORY[name]
    call(huge(64, 64), ow.zeros(64, dtype=ow.int64, device="meta"))  # what is loaded and compiled once
    x, index = huge(LARGE, LARGE), ow.zeros(LARGE, dtype=ow.int64, device="meta")
    tracemalloc.start()
    try:
        call(x, index)
        assert tracemalloc.get_traced_memory()[1] < 1 << 18
    finally:
        tracemalloc.stop()


def test_writes_through_views_are_recorded_without_elements() -> None:
    x = ow.ones(3, 4, device="meta", requires_grad=True)
    y = x * 2
    y[1].mul_(3)
    y.t()[0:2].add_(y[:, 2:].t())
    y.sum().backward()
    assert (x.grad.is_meta, x.grad.shape) == (True, x.shape)
    primal, tangent = ow.func.jvp(lambda value: (value * value).sum(0), (x.detach(),), (x.detach(),))
    assert (primal.shape, tangent.shape, tangent.is_meta) == ((4,), (4,), True)


@pytest.mark.parametrize("name", ["SGD", "Adam", "AdamW", "RMSprop", "Adagrad"])
def test_steps_of_optimizers(name: str) -> None:
    parameters = [nn.Parameter(huge(3, 4)), nn.Parameter(huge(4))]
    optimizer = getattr(ow.optim, name)(parameters, lr=0.1)
    for _ in range(2):
        optimizer.zero_grad()
        (parameters[0].sum() + parameters[1].exp().sum()).backward()
        optimizer.step()
    assert [parameter._version > 0 and parameter.grad.is_meta for parameter in parameters] == [True, True]


def test_derivatives_as_functions() -> None:
    x = huge(3)
    assert ow.func.jacrev(lambda value: value * value)(x).shape == (3, 3)
    assert ow.func.jacfwd(lambda value: value * value)(x).shape == (3, 3)
    assert ow.func.hessian(lambda value: (value * value).sum())(x).shape == (3, 3)
    assert ow.vmap(lambda value: (value * 2).sum(0))(huge(5, 3, 4)).shape == (5, 4)


@pytest.mark.filterwarnings("ignore:Anomaly Detection")
def test_who_looks_on_needs_no_elements() -> None:
    x = huge(2, 3).requires_grad_()
    with ow.autograd.detect_anomaly(), ow.profiler.profile(profile_memory=True) as seen:
        (x * x).sum().backward()
    assert x.grad.is_meta
    assert (x.dim_order(), x.is_set_to(x.detach()), x.is_set_to(x.clone())) == ((0, 1), True, False)
    assert {"mul.Tensor", "sum"} <= {event.name for event in seen.events()}
