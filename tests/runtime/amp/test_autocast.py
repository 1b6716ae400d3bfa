"""Regions of mixed precision: what they cast, how they nest, which casts they keep, and that nothing of them stays."""

from __future__ import annotations

import threading
import warnings
from concurrent.futures import ThreadPoolExecutor
from typing import ClassVar

import numpy as np
import pytest
from poison_device import poison_device

import generated as ow
from runtime.autograd import autocasting
from runtime.dispatch import registry
from runtime.dispatch.operator import Operator
from runtime.errors import ArgumentError, ArgumentValueError
from runtime.tensor.keys import AUTOCAST
from runtime.testing import assert_close

F = ow.nn.functional


def product(first, other=None):
    return (first @ (first if other is None else other)).dtype


def test_what_entries_say():
    x, wide, tensor = ow.randn(3, 3), ow.randn(3, 3, dtype=ow.float64), ow.ones(3, 3, dtype=ow.int64)
    with ow.autocast("cpu", dtype=ow.bfloat16):
        half = x @ x
        assert half.dtype is ow.bfloat16
        assert F.mse_loss(half, half).dtype is ow.float32
        assert ow.cat([half, half]).dtype is ow.bfloat16
        assert ow.cat([half, x]).dtype is ow.stack([x, half]).dtype is ow.float32
        assert (half + x).dtype is ow.float32  # says nothing: as outside
        assert half.exp().dtype is half.softmax(0).dtype is ow.bfloat16
        assert product(wide) is ow.float64  # is left alone
        assert product(tensor) is ow.int64
        assert ow.mm(x, x, out=ow.empty(3, 3)).dtype is ow.float32  # forms are, too
        assert (x @ x.t()).dtype is ow.einsum("ij,kj->ik", x, x).dtype is ow.bfloat16
    assert product(x) is ow.float32
    with ow.autocast("cpu", dtype=ow.float16):
        assert product(x) is ow.float16


def test_operators_that_an_operator_calls_cast_nothing():
    with ow.autocast("cpu"):
        assert ow.linalg.cond(ow.eye(3, dtype=ow.bfloat16)).dtype is ow.float32
        assert F.triplet_margin_loss(*ow.randn(3, 2, 4, dtype=ow.bfloat16)).dtype is ow.float32


def test_regions_nest():
    x = ow.randn(2, 2)
    results = []

    def note():
        results.append((ow.is_autocast_enabled("cpu"), product(x)))

    with ow.amp.autocast("cpu", dtype=ow.bfloat16):
        with ow.amp.autocast("cpu", enabled=False):
            note()
            with ow.amp.autocast("cpu", dtype=ow.float16):
                note()
                assert ow.get_autocast_dtype("cpu") is ow.get_autocast_cpu_dtype() is ow.float16
        note()
        assert ow.is_autocast_cpu_enabled()
    note()
    assert results == [(False, ow.float32), (True, ow.float16), (True, ow.bfloat16), (False, ow.float32)]
    assert ow.get_autocast_dtype("cpu") is ow.bfloat16
    assert not ow.is_autocast_enabled()  # of a GPU


def test_an_error_ends_a_region():
    with pytest.raises(ZeroDivisionError), ow.autocast("cpu"):
        raise ZeroDivisionError
    assert product(ow.ones(2, 2)) is ow.float32


def test_decorators():
    @ow.autocast("cpu", dtype=ow.bfloat16)
    def inside(x, depth=1):
        return inside(x, depth - 1) if depth else product(x)

    assert inside(ow.ones(2, 2)) is ow.bfloat16
    assert inside.__name__ == "inside"
    assert product(ow.ones(2, 2)) is ow.float32


def test_switches():
    x = ow.ones(2, 2)
    ow.set_autocast_enabled("cpu", True)
    try:
        ow.set_autocast_dtype("cpu", ow.float16)
        assert product(x) is ow.float16
        assert ow.autocast_increment_nesting() == 1
        assert ow.autocast_decrement_nesting() == 0
    finally:
        ow.set_autocast_cpu_enabled(False)
        ow.set_autocast_cpu_dtype(ow.bfloat16)
    ow.set_autocast_enabled("cuda", True)
    assert product(x) is ow.float32


def test_weights_are_cast_once():
    layer, x = ow.nn.Linear(3, 3), ow.randn(2, 3)
    for cache in (True, False):
        with ow.autocast("cpu", cache_enabled=cache):
            assert ow.is_autocast_cache_enabled() is cache
            first = layer(x)
            with ow.autocast("cpu"):
                second = layer(first)
            assert len(autocasting.thread.kept) == (2 if cache else 0)  # weight and bias
            with ow.no_grad():
                assert not layer(x).requires_grad
            assert layer(x).requires_grad
            ow.clear_autocast_cache()
            assert not autocasting.thread.kept
        second.sum().backward()
        assert layer.weight.grad.dtype is ow.float32
    with ow.autocast("cpu"):
        layer(x)
    assert not autocasting.thread.kept
    assert ow.is_autocast_cache_enabled()


def test_gradients_have_the_dtypes_of_their_tensors():
    ow.manual_seed(0)
    weight, x = ow.randn(4, 4, requires_grad=True), ow.randn(4, 4)
    with ow.autocast("cpu"):
        loss = F.mse_loss((x @ weight).relu() @ weight, x)
    assert loss.dtype is ow.float32
    (outside,) = ow.autograd.grad(loss, weight, retain_graph=True)
    with ow.autocast("cpu"):
        (inside,) = ow.autograd.grad(loss, weight)
    assert outside.dtype is inside.dtype is ow.float32
    loss = F.mse_loss((x @ weight).relu() @ weight, x)
    (exact,) = ow.autograd.grad(loss, weight, retain_graph=True)
    with ow.autocast("cpu"):  # the products of backward are cast, and what arrives is float32
        (cast,) = ow.autograd.grad(loss, weight)
    assert_close(outside, exact, rtol=0.05, atol=0.05)
    assert_close(cast, exact, rtol=0.05, atol=0.05)


class _Square(ow.autograd.Function):
    seen: ClassVar[list[object]] = []

    @staticmethod
    @ow.amp.custom_fwd(device_type="cpu", cast_inputs=ow.float32)
    def forward(ctx, x):
        _Square.seen.append((x.dtype, ow.is_autocast_enabled("cpu")))
        ctx.save_for_backward(x)
        return x @ x

    @staticmethod
    @ow.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        (x,) = ctx.saved_tensors
        _Square.seen.append((grad.dtype, ow.is_autocast_enabled("cpu")))
        return grad @ x.t() + x.t() @ grad


class _Double(ow.autograd.Function):
    @staticmethod
    @ow.amp.custom_fwd(device_type="cpu")
    def forward(ctx, x):
        return x @ x

    @staticmethod
    @ow.amp.custom_bwd(device_type="cpu")
    def backward(ctx, grad):
        _Square.seen.append(product(grad))
        return grad


def test_functions_of_users():
    x = ow.randn(3, 3, requires_grad=True)
    _Square.seen.clear()
    with ow.autocast("cpu"):
        _Square.apply(x.bfloat16()).sum().backward()
    assert _Square.seen == [(ow.float32, False), (ow.float32, False)]
    assert x.grad.dtype is ow.float32
    _Square.seen.clear()
    _Square.apply(x)
    assert _Square.seen == [(ow.float32, False)]
    _Square.seen.clear()
    with ow.autocast("cpu"):
        result = _Double.apply(x)
    result.sum().backward()
    assert _Square.seen == [ow.bfloat16]  # in a region, as forward was


def test_what_is_computed_again_is_computed_as_before():
    layer, x = ow.nn.Linear(4, 4), ow.randn(2, 4)
    seen = []

    def part(x):
        result = layer(x)
        seen.append(result.dtype)
        return result

    with ow.autocast("cpu"):
        out = ow.utils.checkpoint.checkpoint(part, x, use_reentrant=False, early_stop=False)
    out.sum().backward()
    assert seen == [ow.bfloat16, ow.bfloat16]


def test_other_threads_compute_as_they_did():
    x, inside, done = ow.randn(2, 2), threading.Event(), threading.Event()

    def other():
        inside.wait(60)
        result = product(x)
        done.set()
        return result

    with ThreadPoolExecutor(1) as pool:
        actual = pool.submit(other)
        with ow.autocast("cpu"):
            inside.set()
            assert done.wait(60)
            assert product(x) is ow.bfloat16
        assert actual.result() is ow.float32


def test_tables_stay_what_they_are():
    x, operator = ow.randn(2, 2), registry.find("mm")
    ow.mm(x, x)
    kernel = operator[x._keys]
    with ow.autocast("cpu"):
        assert ow.mm(x, x).dtype is ow.bfloat16
        assert operator.lookup(x._keys) is kernel
        assert operator[x._keys] is operator.lookup(x._keys | AUTOCAST)
    assert operator[x._keys] is kernel
    assert "__getitem__" not in vars(Operator)


def test_batches_and_forward_mode():
    ow.manual_seed(0)
    rows, weight = ow.randn(5, 3), ow.randn(3, 3)
    with ow.autocast("cpu"):
        result = ow.vmap(lambda row: weight @ row)(rows)
        value, tangent = ow.func.jvp(lambda x: x @ weight, (rows,), (rows,))
    assert result.dtype is value.dtype is tangent.dtype is ow.bfloat16
    assert_close(result.float(), rows @ weight.t(), rtol=0.05, atol=0.05)


def test_what_cannot_be(monkeypatch):
    with pytest.raises(ArgumentValueError, match="expected one of cpu"):
        ow.autocast("tpu")
    with pytest.raises(ArgumentError, match="expected a dtype"):
        ow.autocast("cpu", dtype="bfloat16")
    for make, said in (
        (lambda: ow.autocast("cuda"), "disabled; there is no cuda"),
        (lambda: ow.autocast("cpu", dtype=ow.float32), "disabled; it casts to bfloat16 or float16, got"),
    ):
        monkeypatch.setattr("runtime.callers._warned", set())
        with pytest.warns(UserWarning, match=said):
            region = make()
        with region:
            assert product(ow.ones(2, 2)) is ow.float32
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            make()  # says so once
    assert ow.amp.is_autocast_available("cpu")
    assert not ow.amp.is_autocast_available("cuda")


def test_training():
    """A small network learns in bfloat16, with a scaler, as in float32."""
    losses = []
    for enabled in (False, True):
        ow.manual_seed(0)
        model = ow.nn.Sequential(ow.nn.Linear(2, 16), ow.nn.LayerNorm(16), ow.nn.Tanh(), ow.nn.Linear(16, 2))
        optimizer, scaler = ow.optim.AdamW(model.parameters(), lr=0.02), ow.amp.GradScaler("cpu", enabled=enabled)
        x = ow.randn(64, 2)
        y = (x.prod(1) > 0).long()
        for _ in range(60):
            optimizer.zero_grad()
            with ow.autocast("cpu", dtype=ow.bfloat16, enabled=enabled):
                loss = F.cross_entropy(model(x), y)
            scaler.scale(loss).backward()
            scaler.step(optimizer)
            scaler.update()
        losses.append(loss.item())
    assert losses[0] < 0.3
    assert losses[1] == pytest.approx(losses[0], abs=0.05)
    assert losses[1] != losses[0]


def _trained(torch, steps=6):
    """Losses of a network of many kinds of layers in mixed precision, and the dtypes of what its layers give."""
    nn = torch.nn

    class Network(nn.Module):
        def __init__(self):
            super().__init__()
            self.image = nn.Sequential(
                nn.Conv2d(1, 8, 3, padding=1), nn.BatchNorm2d(8), nn.ReLU(), nn.MaxPool2d(2),
                nn.Conv2d(8, 8, 3, groups=2), nn.GroupNorm(2, 8), nn.PReLU(), nn.AdaptiveAvgPool2d((2, 2)),
            )  # fmt: skip
            self.words = nn.Embedding(11, 8)
            self.places = nn.Parameter(torch.zeros(4, 8))
            self.encoder = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.0, batch_first=True, norm_first=True)
            self.steps = nn.LSTM(8, 8, batch_first=True)
            self.cell = nn.GRUCell(8, 8)
            self.mix = nn.RNN(8, 8, num_layers=2, bidirectional=True)
            self.join = nn.Linear(16, 8, bias=False)
            self.head = nn.Sequential(nn.LayerNorm(8), nn.GELU(), nn.Linear(8, 3))

        def forward(self, images, words):
            seen = self.image(images).flatten(2).transpose(1, 2)
            read = self.encoder(self.words(words) + self.places)
            both, _ = self.steps(torch.cat([seen, read], dim=1))
            last = self.cell(both[:, -1], both[:, 0])
            mixed, ends = self.mix(torch.stack([last, seen.mean(1)]))
            return self.head(self.join(mixed[-1]) + ends.sum(0))

    model, rng = Network(), np.random.default_rng(0)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.copy_(torch.from_numpy(rng.normal(size=tuple(parameter.shape)) * 0.2))
    images = torch.from_numpy(rng.normal(size=(12, 1, 10, 10)).astype(np.float32))
    words, labels = (torch.from_numpy(rng.integers(0, most, size)) for most, size in ((11, (12, 4)), (3, 12)))
    kinds = []

    def note(_, __, result):
        first, rest = result if isinstance(result, tuple) else (result, ())
        every = [first, *(rest if isinstance(rest, tuple) else [rest])]
        kinds.append([str(tensor.dtype).split(".")[-1] for tensor in every])

    hooks = [child.register_forward_hook(note) for child in (*model.children(), *model.image, *model.head)]
    optimizer, losses = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9), []
    for _ in range(steps):
        optimizer.zero_grad()
        with torch.autocast("cpu", dtype=torch.bfloat16):
            loss = nn.functional.cross_entropy(model(images, words), labels)
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        for hook in hooks:
            hook.remove()
    return losses, kinds


@pytest.mark.parity
def test_training_as_in_pytorch():
    torch = pytest.importorskip("torch")
    try:
        theirs, wanted = _trained(torch)
    except RuntimeError as error:
        if "primitive" in str(error):
            pytest.skip("PyTorch has no LSTM in bfloat16 on this processor")
        raise
    ours, kinds = _trained(ow)
    assert kinds == wanted
    np.testing.assert_allclose(ours, theirs, rtol=0.01)
    assert ours[-1] < ours[0]


def test_gradients_in_float16_are_not_unscaled():
    parameter = ow.nn.Parameter(ow.ones(2, dtype=ow.float16))
    optimizer, scaler = ow.optim.SGD([parameter], lr=1.0), ow.amp.GradScaler("cpu", init_scale=4.0)
    scaler.scale((parameter.float() * 2).sum()).backward()
    for call in (scaler.unscale_, scaler.step):
        with pytest.raises(ValueError, match="a gradient is in float16; keep the parameters in float32"):
            call(optimizer)
    assert parameter.tolist() == [1.0, 1.0]
    assert parameter.grad.tolist() == [8.0, 8.0]


# -- registered devices ------------------------------------------------------------------------------------------------


@pytest.fixture
def npu():
    with poison_device() as module:
        yield module


def test_a_registered_device_has_regions_of_its_own(npu):
    x = ow.ones(2, 3)
    there = x.to("npu")
    assert ow.amp.is_autocast_available("npu")
    assert ow.get_autocast_dtype("npu") is ow.float16
    with ow.autocast("npu"):
        assert (ow.is_autocast_enabled("npu"), ow.is_autocast_enabled("cpu")) == (True, False)
        assert ((there @ there.t()).dtype, (x @ x.t()).dtype) == (ow.float16, ow.float32)
        assert (there @ there.t()).device.type == "npu"
        assert there.half().sum().dtype is ow.float16
        assert F.mse_loss(there.half(), there.half()).dtype is ow.float32
        with ow.autocast("cpu"):
            assert ((there @ there.t()).dtype, (x @ x.t()).dtype) == (ow.float16, ow.bfloat16)
        with ow.autocast("npu", enabled=False):
            assert (there @ there.t()).dtype is ow.float32
        with ow.autocast("npu", dtype=ow.bfloat16):
            assert ((there @ there.t()).dtype, ow.get_autocast_dtype("npu")) == (ow.bfloat16, ow.bfloat16)
        assert ((there @ there.t()).dtype, ow.get_autocast_dtype("npu")) == (ow.float16, ow.float16)
    assert not ow.is_autocast_enabled("npu")
    assert (there @ there.t()).dtype is ow.float32


def test_a_region_of_the_cpu_leaves_other_devices_alone(npu):
    there = ow.ones(2, 3, device="npu")
    with ow.autocast("cpu"):
        assert (there @ there.t()).dtype is ow.float32
        assert (ow.ones(2, 3) @ ow.ones(3, 2)).dtype is ow.bfloat16


def test_regions_of_a_registered_device_are_set_by_hand(npu):
    there = ow.ones(2, 3, device="npu")
    ow.set_autocast_dtype("npu", ow.bfloat16)
    assert (there @ there.t()).dtype is ow.float32
    ow.set_autocast_enabled("npu", True)
    try:
        assert (there @ there.t()).dtype is ow.bfloat16
    finally:
        ow.set_autocast_enabled("npu", False)
        ow.set_autocast_dtype("npu", ow.float16)
    assert (there @ there.t()).dtype is ow.float32


def test_gradients_and_checkpoints_keep_the_region_of_a_device(npu):
    weight = ow.ones(3, 3, device="npu", requires_grad=True)
    x = ow.ones(2, 3, device="npu", requires_grad=True)
    kinds = []

    def layer(inputs):
        result = inputs @ weight
        kinds.append(result.dtype)
        return result

    with ow.autocast("npu"):
        output = ow.utils.checkpoint.checkpoint(layer, x, use_reentrant=False, early_stop=False)
    output.float().sum().backward()
    assert kinds == [ow.float16, ow.float16]
    assert (weight.grad.dtype, weight.grad.device.type) == (ow.float32, "npu")
    assert weight.grad.tolist() == [[2, 2, 2]] * 3


def test_an_unknown_device_has_no_regions(npu):
    with pytest.raises(ValueError, match="expected one of cpu, cuda, mps, xpu, npu as the device type, got 'tpu'"):
        ow.autocast("tpu")
