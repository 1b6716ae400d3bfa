"""Types of devices that a program registers, over memory that the host cannot read."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from poison_device import arrays_of, copy_in, copy_out, copy_within, poison_device

import generated as ow

F = ow.nn.functional


@pytest.fixture(scope="module")
def npu() -> Iterator[Any]:
    with poison_device() as module:
        yield module


@pytest.fixture(autouse=True)
def _no_garbage() -> Iterator[None]:
    yield
    gc.collect()


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_name_is_a_device_from_its_registration_on(npu: Any) -> None:
    assert npu is ow.npu
    assert "npu" in dir(ow)
    assert ow.devices.registered() == ("npu",)
    assert (str(ow.device("npu", 1)), ow.device("npu:1").index, ow.device("npu").index) == ("npu:1", 1, None)
    assert pickle.loads(pickle.dumps(ow.device("npu:1"))) == ow.device("npu", 1)
    x = ow.ones(2, device="npu")
    assert (x.device, x.is_npu, x.is_cpu, x.get_device()) == (ow.device("npu:0"), True, False, 0)
    assert ow.ones(2, device="npu:1").get_device() == 1
    assert ow.ones(2).npu(1).device == ow.device("npu:1")
    assert ow.ones(2).is_npu is False
    assert repr(x) == "tensor([1., 1.], device='npu:0')"
    assert repr(ow.ones(0, 2, device="npu:1")) == "tensor([], device='npu:1', size=(0, 2))"
    assert ow.get_device_module("npu") is ow.get_device_module(x.device) is npu


def test_the_module_is_that_of_the_device(npu: Any) -> None:
    assert (npu.is_available(), npu.is_initialized(), npu.device_count(), npu.current_device()) == (True, True, 2, 0)
    with npu.device(1):
        assert npu.current_device() == 1
        assert ow.ones(2, device="npu").device == ow.device("npu:1")
        with npu.device(None):
            assert npu.current_device() == 1
    assert npu.current_device() == 0
    npu.set_device("npu:1")
    assert (ow.tensor([1.0], device="npu").get_device(), npu.get_device_name()) == (1, "npu:1")
    npu.set_device(0)
    npu.synchronize()
    assert npu.current_stream().query()
    npu.manual_seed_all(3)
    first = ow.randn(3, device="npu")
    npu.manual_seed(3)
    second = ow.randn(3, device="npu")
    on_cpu = ow.randn(3, generator=ow.Generator().manual_seed(3))
    assert first.tolist() == second.tolist() == on_cpu.tolist()


def test_pytorchs_names_for_a_backend_of_a_program(npu: Any) -> None:
    ow.utils.rename_privateuse1_backend("npu")
    ow.utils.generate_methods_for_privateuse1_backend()
    with ow.library.Library("aten", "IMPL", "PrivateUse1") as library:
        library.impl("cos", lambda self: self.sin())
        x = ow.ones(2, device="npu")
        assert x.cos().tolist() == x.sin().tolist()
    assert ow._C._dispatch_keys(x).has(ow._C.DispatchKey.PrivateUse1)

    class Extra:
        answer = 42

    ow._register_device_module("npu", Extra)
    assert ow.npu.answer == 42


NAMES: dict[str, tuple[Any, type[Exception], str]] = {
    "taken": ("npu", ValueError, "the device 'npu' is registered already; call unregister('npu') first"),
    "cpu": ("cpu2", ValueError, "does not begin with cpu, cuda, meta, got 'cpu2'"),
    "cuda": ("cuda", ValueError, "does not begin with cpu, cuda, meta"),
    "no identifier": ("my npu", ValueError, "a name in small letters such as 'npu', got 'my npu'"),
    "capitals": ("NPU", ValueError, "a name in small letters"),
    "no text": (3, ValueError, "a name in small letters such as 'npu', got 3"),
    "a method": ("view", ValueError, "Tensor has an attribute 'view' or 'is_view' already"),
    "a question": ("leaf", ValueError, "Tensor has an attribute 'leaf' or 'is_leaf' already"),
}


@pytest.mark.parametrize("title", NAMES)
def test_names_that_no_device_can_have(npu: Any, title: str) -> None:
    name, kind, message = NAMES[title]
    functions = {"copy_in": copy_in, "copy_out": copy_out, "copy_within": copy_within}
    with pytest.raises(kind) as error:
        ow.devices.register(name, allocator=npu.allocator, **functions)
    assert message in str(error.value)


def test_functions_that_are_missing(npu: Any) -> None:
    functions: dict[str, Any] = {"copy_in": copy_in, "copy_out": copy_out, "copy_within": copy_within}
    for changed, message in (
        ({"allocator": 3}, "the allocator needs a method allocate"), ({"copy_in": None}, "copy_in must be a function"),
        ({"count": 0}, "count must be a number of devices"), ({"synchronize": 1}, "synchronize must be a function"),
    ):  # fmt: skip
        with pytest.raises(TypeError, match=message):
            ow.devices.register("dpu", **(functions | {"allocator": npu.allocator} | changed))
    with pytest.raises(TypeError, match="copy_within"):
        ow.devices.register("dpu", allocator=npu.allocator, copy_in=copy_in, copy_out=copy_out)  # type: ignore[call-arg]
    assert ow.devices.registered() == ("npu",)


def test_a_device_that_is_not_there(npu: Any) -> None:
    message = r"there is no device 'npu:2': npu.device_count\(\) is 2"
    calls: list[Callable[[], Any]] = [
        lambda: ow.ones(2, device="npu:2"), lambda: ow.ones(2).to("npu:2"), lambda: ow.ones(2).npu(2),
        lambda: npu.set_device(2), lambda: npu.memory_allocated("npu:2"), lambda: ow.tensor([1], device="npu:2"),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(RuntimeError, match=message):
            call()
    with pytest.raises(ValueError, match="expected a device of the type npu, got 'cpu'"):
        npu.synchronize("cpu")


def test_a_name_that_is_unregistered_is_no_device() -> None:
    with poison_device("dpu"):
        x = ow.ones(2, device="dpu")
        with pytest.raises(RuntimeError, match="1 storages still lie on the device dpu"):
            ow.devices.unregister("dpu")
        del x
    with pytest.raises(RuntimeError, match=r"expected one of cpu, cuda, meta.* as the device type, got 'dpu'"):
        ow.device("dpu")
    assert not hasattr(ow, "dpu")
    assert not hasattr(ow.Tensor, "is_dpu")
    assert not hasattr(ow.nn.Module, "dpu")
    with pytest.raises(RuntimeError, match="'dpu' is no registered device"):
        ow.devices.unregister("dpu")


# -- memory ------------------------------------------------------------------------------------------------------------


def test_memory_returns_when_the_last_view_dies(npu: Any) -> None:
    before = npu.allocator.live, npu.memory_allocated()
    x = ow.zeros(4, 6, device="npu")
    view = x.t()[1:3]
    assert (npu.allocator.live, npu.memory_allocated()) == (before[0] + 1, before[1] + 96)
    assert view.untyped_storage().nbytes() == 96
    assert view.data_ptr() - x.data_ptr() == 4
    assert view.untyped_storage().device == ow.device("npu:0")
    del x
    assert npu.allocator.live == before[0] + 1
    del view
    assert (npu.allocator.live, npu.memory_allocated()) == before
    assert npu.max_memory_allocated() >= before[1] + 96
    npu.reset_peak_memory_stats()
    assert npu.max_memory_allocated() == before[1]
    assert f"allocated               {before[1]:>16,} bytes" in npu.memory_summary()


def test_a_step_of_training_leaves_nothing_behind(npu: Any) -> None:
    model, x = ow.nn.Linear(3, 2).npu(), ow.randn(4, 3, device="npu")
    model(x).sum().backward()
    before = npu.allocator.live
    for _ in range(3):
        model(x).sum().backward()
    gc.collect()
    assert npu.allocator.live == before


def test_an_allocator_without_memory_says_so(npu: Any) -> None:
    before = npu.allocator.live
    with pytest.raises(ow.OutOfMemoryError, match=r"the allocator has no .* bytes"):
        ow.empty(1 << 45, dtype=ow.uint8, device="npu")
    assert npu.allocator.live == before


def test_what_hands_elements_out_says_where_they_lie(npu: Any) -> None:
    x = ow.ones(2, device="npu")
    for call in (x.numpy, lambda: np.asarray(x), lambda: x.__dlpack__(), lambda: x.untyped_storage().tolist()):
        with pytest.raises(RuntimeError, match=r"lie on (the device )?npu:0"):
            call()


# -- copies ------------------------------------------------------------------------------------------------------------

DTYPES = ("float32", "float64", "float16", "bfloat16", "int64", "int8", "bool", "complex64")
LAYOUTS: dict[str, Callable[[Any], Any]] = {
    "rows": lambda x: x, "columns": lambda x: x.t(), "gaps": lambda x: x[:, ::2], "a part": lambda x: x[1:, 1:],
    "no dimensions": lambda x: x[0, 0], "empty": lambda x: x[:0], "expanded": lambda x: x[:, :1].expand(5, 7),
}  # fmt: skip


def numbers(dtype: str, *sizes: int) -> Any:
    return ow.from_numpy(np.random.default_rng(4).integers(0, 9, sizes)).to(getattr(ow, dtype))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_copies_are_those_of_the_cpu(npu: Any, dtype: str, layout: str) -> None:
    cut, x = LAYOUTS[layout], numbers(dtype, 5, 7)
    expected, there = cut(x), cut(x.to("npu"))
    assert (there.shape, there.stride(), there.dtype) == (expected.shape, expected.stride(), expected.dtype)
    for result in (there, there.clone(), there.to("npu:1"), there.contiguous(), there.npu(1).npu(0)):
        assert result.cpu().equal(expected)
    assert cut(x).npu().stride() == cut(x).clone().stride() or layout == "gaps"
    assert there.npu() is there
    assert there.to("npu:0") is there
    if layout != "expanded":
        written = cut(ow.zeros(5, 7, dtype=x.dtype, device="npu"))
        written.copy_(expected)
        assert written.cpu().equal(expected)
        written.zero_()
        written.copy_(there)
        assert written.cpu().equal(expected)
        host = cut(ow.zeros(5, 7, dtype=x.dtype))
        host.copy_(there, non_blocking=True)
        assert host.equal(expected)


def test_copies_cast_and_broadcast(npu: Any) -> None:
    x = ow.zeros(3, 2, device="npu")
    assert x.copy_(ow.tensor([1, 2])).tolist() == [[1, 2]] * 3
    assert x.copy_(ow.tensor([[3.5], [4.5], [5.5]], dtype=ow.float64)).cpu()[:, 1].tolist() == [3.5, 4.5, 5.5]
    assert ow.ones(3).to("npu", ow.float64).dtype is ow.float64
    assert ow.ones(3).to(x).device == ow.ones(3).type_as(x).device == ow.device("npu:0")
    assert x.to(ow.ones(1, dtype=ow.int32)).device == ow.device("cpu")
    with pytest.raises(RuntimeError, match=r"copy_: a tensor of shape \[3\] does not broadcast"):
        x.copy_(ow.ones(3))
    with pytest.raises(RuntimeError, match="single memory location"):
        ow.zeros(1, device="npu").expand(3).copy_(ow.ones(3))


def test_gradients_go_from_device_to_device(npu: Any) -> None:
    x, w = ow.tensor([1.0, 2.0], requires_grad=True), ow.tensor([3.0, 4.0], device="npu:1", requires_grad=True)
    (x.npu() * w.npu(0)).cpu().sum().backward()
    assert (x.grad.device, w.grad.device) == (ow.device("cpu"), ow.device("npu:1"))
    assert (x.grad.tolist(), w.grad.tolist()) == ([3.0, 4.0], [1.0, 2.0])
    y = ow.zeros(2, device="npu")
    y.copy_(x)
    (y * 2).sum().backward()
    assert x.grad.tolist() == [5.0, 6.0]
    _, tangent = ow.func.jvp(lambda t: t.npu().sin().cpu(), (x.detach(),), (ow.ones(2),))
    assert tangent.tolist() == x.detach().cos().tolist()
    assert ow.vmap(lambda row: row.npu() * 2)(ow.ones(3, 2)).device == ow.device("npu:0")
    (gradient,) = ow.autograd.grad((x.npu() ** 3).sum(), x, create_graph=True)
    assert ow.autograd.grad(gradient.sum(), x)[0].tolist() == [6.0, 12.0]


def test_tensors_of_meta_become_memory_and_keep_no_elements(npu: Any) -> None:
    with ow.device("meta"):
        layer = ow.nn.Linear(3, 2)
    layer.to_empty(device="npu")
    assert layer.weight.device == ow.device("npu:0")
    with pytest.raises(RuntimeError, match="on the device meta has no elements to be copied to npu"):
        ow.empty(2, device="meta").to("npu")
    assert ow.ones(2, device="npu").to("meta").is_meta


# -- one device --------------------------------------------------------------------------------------------------------


def test_arguments_lie_on_one_device(npu: Any) -> None:
    x, other = ow.ones(3, 3, device="npu"), ow.ones(3, 3)
    mixtures: dict[str, tuple[Callable[[], Any], str]] = {
        "operands": (lambda: x + other, "add.Tensor: expected one device, got npu:0 for self and cpu for other"),
        "the other way": (lambda: other * x, "mul.Tensor: expected one device, got cpu for self and npu:0 for other"),
        "two of a type": (lambda: x.mm(x.npu(1)), "mm: expected one device, got npu:0 for self and npu:1 for mat2"),
        "a list": (lambda: ow.cat([x, other]), "cat: expected one device, got npu:0 for tensors and cpu for tensors"),
        "in place": (lambda: x.add_(other), "add_.Tensor: expected one device, got npu:0 for self and cpu for other"),
        "out": (lambda: ow.add(x, x, out=other), "add.out: expected one device, got npu:0 for self and cpu for out"),
    }
    for call, message in mixtures.values():
        with pytest.raises(RuntimeError) as error:
            call()
        assert message in str(error.value)


def test_numbers_and_indices_are_welcome_from_the_cpu(npu: Any) -> None:
    x = ow.arange(6.0, device="npu").view(2, 3)
    assert (x * ow.tensor(2.0)).tolist() == [[0, 2, 4], [6, 8, 10]]
    assert (ow.tensor(1) + x).device == ow.device("npu:0")
    assert x[ow.tensor([1, 0])].tolist() == [[3, 4, 5], [0, 1, 2]]
    x[ow.tensor([True, False])] = -1.0
    assert x.tolist() == [[-1, -1, -1], [3, 4, 5]]


# -- views -------------------------------------------------------------------------------------------------------------

WRITES: dict[str, Callable[[Any], Any]] = {
    "select": lambda x: x[1].fill_(5),
    "slice": lambda x: x[:, 1:3].add_(1),
    "number": lambda x: x.__setitem__(0, 7),
    "view": lambda x: x.view(5, 3)[0].mul_(2),
    "transposed": lambda x: x.t()[1:].sub_(1),
    "diagonal": lambda x: x.diagonal().zero_(),
    "as_strided": lambda x: x.as_strided((2, 2), (5, 1), 1).exp_(),
    "unbind": lambda x: x.unbind(1)[2].neg_(),
    "split": lambda x: x.split(2, 1)[0].add_(x.split(2, 1)[1]),
    "mask": lambda x: x.masked_fill_(x > 3, 0.0),
    "squeeze_": lambda x: x.unsqueeze_(0).squeeze_(0).t_().add_(1),
    "index_put_": lambda x: x.index_put_((ow.tensor([0, 2]),), x[1]),
    "unfold": lambda x: x.unfold(1, 2, 2)[0].zero_(),
    "flip": lambda x: x.copy_(x.flip(0)),
    "data": lambda x: x.data[0].add_(2),
    "two lists": lambda x: ow._foreach_add_([x[0], x[2]], [x[1], x[1]]),
    "itself": lambda x: x[0].copy_(x[1]),
    "resize_": lambda x: x.resize_(2, 2),
    "resize_ to more": lambda x: x.resize_(5, 5)[:3].zero_(),
    "out": lambda x: ow.cumsum(x, 1, out=x),
}


@pytest.mark.parametrize("title", WRITES)
def test_what_is_written_through_views_is_written(npu: Any, title: str) -> None:
    results, before = [], npu.allocator.live
    for where in ("cpu", "npu"):
        x = ow.arange(15.0).view(3, 5).to(where)
        alias = x.view(-1) if "resize" not in title else x
        WRITES[title](x)
        results.append((x.cpu()[:3].tolist(), alias.cpu().flatten()[:15].tolist(), x._version > 0))
    assert results[0] == results[1]
    del x, alias
    assert npu.allocator.live == before


def test_a_view_shares_the_memory_of_its_base(npu: Any) -> None:
    x = ow.arange(12.0, device="npu").view(3, 4)
    for view in (x.t(), x[1], x.unbind()[0], x.detach(), x.view(ow.int32), x.unfold(0, 2, 1), x.split(2)[1], x.real):
        assert view.untyped_storage() is x.untyped_storage()
    assert x[1]._base is x._base
    z = ow.zeros(2, dtype=ow.complex64, device="npu")
    z.imag.add_(3)
    assert z.tolist() == [3j, 3j]
    assert ow.view_as_real(z).tolist() == [[0, 3], [0, 3]]


# -- the fallback ------------------------------------------------------------------------------------------------------


def test_the_fallback_is_allowed_warned_of_forbidden_or_counted(npu: Any) -> None:
    x = ow.ones(4, device="npu")
    with ow.devices.fallback("error"):
        with pytest.raises(NotImplementedError, match="erfinv has no kernel for the backend npu"):
            x.erfinv()
        assert x.view(2, 2).clone().npu(1).device == ow.device("npu:1")
    with ow.devices.fallback("warn"), pytest.warns(UserWarning, match="erfinv has no kernel for the backend npu"):
        x.erfinv()
    with ow.devices.fallback("warn"):  # once an operator
        x.erfinv()
    with ow.devices.fallback("count") as outer:
        with ow.devices.fallback("count") as inner:
            x.erfinv()
            ow.add(x, x, out=x)
        x.erfinv()
    assert {name: (use.calls, use.bytes_to_cpu, use.bytes_to_device) for name, use in inner.operators.items()} == {
        "erfinv": (1, 16, 16), "add.out": (1, 16, 16)
    }
    assert outer.operators["erfinv"].calls == 2
    assert str(inner).splitlines()[1].split() == ["erfinv", "1", "16", "16"]
    with pytest.raises(ValueError, match="expected one of allow, warn, error, count, got 'never'"):
        ow.devices.fallback("never")


def test_a_kernel_of_the_backend_goes_before_the_fallback(npu: Any) -> None:
    calls = []

    def mul(self: Any, other: Any) -> Any:
        calls.append("mul")
        out = ow.empty_like(self)
        with arrays_of(out, self, other) as (target, a, b):
            np.multiply(a, b, out=target)
        return out

    with ow.library.Library("aten", "IMPL") as library, ow.devices.fallback("error"):
        library.impl("mul.Tensor", mul, "NPU")
        x = ow.empty(3, device="npu").copy_(ow.tensor([1.0, 2.0, 3.0]))
        assert (x * x).cpu().tolist() == [1, 4, 9]
        with ow.devices.fallback("allow"):
            x.requires_grad_()
            (x * x * x).sum().backward()
            assert x.grad.tolist() == [3, 12, 27]
    assert len(calls) > 4
    assert (x.detach() * 2).tolist() == [2, 4, 6]


def test_named_results_and_lists_come_back(npu: Any) -> None:
    x = ow.tensor([[3.0, 1.0], [2.0, 4.0]], device="npu")
    values, indices = result = x.max(1)
    assert type(result).__name__ == "max"
    assert (values.tolist(), indices.tolist(), values.is_npu, indices.is_npu) == ([3, 4], [0, 1], True, True)
    assert [item.is_npu for item in ow.linalg.qr(x)] == [True, True]
    assert [item.tolist() for item in ow._foreach_mul([x[0], x[1]], 2)] == [[6, 2], [4, 8]]
    assert (x.argmax().item(), x.any().item(), bool(x[0, 0] > 2), int(x[1, 1]), 3.0 in x) == (3, True, True, 4, True)


# -- networks ----------------------------------------------------------------------------------------------------------

OPTIMIZERS: dict[str, Callable[[Any], Any]] = {
    "SGD": lambda params: ow.optim.SGD(params, lr=0.1, momentum=0.9),
    "Adam": lambda params: ow.optim.Adam(params, lr=0.05),
    "AdamW": lambda params: ow.optim.AdamW(params, lr=0.05),
    "RMSprop": lambda params: ow.optim.RMSprop(params, lr=0.05),
    "Adagrad": lambda params: ow.optim.Adagrad(params, lr=0.05),
}


@pytest.mark.parametrize("name", OPTIMIZERS)
def test_a_network_trains_as_on_the_cpu(npu: Any, name: str) -> None:
    results = []
    for where in ("cpu", "npu:1"):
        ow.manual_seed(0)
        model = ow.nn.Sequential(
            ow.nn.Conv2d(1, 3, 3), ow.nn.BatchNorm2d(3), ow.nn.ReLU(), ow.nn.Flatten(), ow.nn.Linear(48, 4)
        )
        x, y = ow.randn(5, 1, 6, 6), ow.tensor([0, 1, 2, 3, 0])
        model, x, y = model.to(where), x.to(where), y.to(where)
        optimizer = OPTIMIZERS[name](model.parameters())
        for _ in range(3):
            optimizer.zero_grad()
            F.cross_entropy(model(x), y).backward()
            ow.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
        assert {item.device for item in (*model.parameters(), *model.buffers())} == {ow.device(where)}
        results.append([item.detach().cpu().double() for item in (*model.parameters(), *model.buffers())])
    for expected, result in zip(*results, strict=True):
        np.testing.assert_allclose(result.numpy(), expected.numpy(), rtol=1e-5, atol=1e-6)


def test_a_module_moves_with_its_gradients_and_buffers(npu: Any) -> None:
    model = ow.nn.BatchNorm1d(3)
    model(ow.randn(4, 3)).sum().backward()
    assert model.npu() is model
    assert {item.device for item in (*model.parameters(), *model.buffers(), model.weight.grad)} == {ow.device("npu:0")}
    model.to("npu:1", ow.float64)
    assert (model.weight.device, model.weight.dtype) == (ow.device("npu:1"), ow.float64)
    assert model.cpu().weight.is_cpu


def test_new_tensors_of_a_block_lie_on_its_device(npu: Any) -> None:
    with ow.device("npu:1"):
        assert ow.nn.Linear(2, 2).weight.device == ow.zeros(2).device == ow.device("npu:1")
        assert ow.arange(3).device == ow.rand(2).device == ow.eye(2).device == ow.device("npu:1")
        assert ow.tensor([1.0]).device == ow.as_tensor([1]).device == ow.asarray(2.0).device == ow.device("npu:1")
        x = ow.arange(6.0, device="cpu").view(2, 3)  # what is computed of it stays on the CPU
        assert (x + 1).is_cpu
        assert F.pad(x, (1, 1), "reflect").tolist() == [[1, 0, 1, 2, 1], [4, 3, 4, 5, 4]]
        assert ow.std_mean(x)[0].is_cpu
        assert x.repeat_interleave(2, 0).is_cpu
    assert ow.zeros(2).is_cpu


# -- copies of objects, and files --------------------------------------------------------------------------------------


def test_deepcopy_and_pickle_keep_the_device_and_what_is_shared(npu: Any) -> None:
    x = ow.arange(6.0).view(2, 3).npu(1).requires_grad_()
    pair = [x, x.detach().t()[1]]
    before = npu.allocator.live
    for copied, view in (copy.deepcopy(pair), pickle.loads(pickle.dumps(pair))):
        assert (copied.device, copied.requires_grad, copied.stride()) == (x.device, True, x.stride())
        assert copied.untyped_storage() is view.untyped_storage() is not x.untyped_storage()
        view.fill_(9)
        assert (copied.tolist(), x.tolist()) == ([[0, 9, 2], [3, 9, 5]], [[0, 1, 2], [3, 4, 5]])
        del copied, view
    gc.collect()
    assert npu.allocator.live == before
    assert copy.copy(x).untyped_storage() is x.untyped_storage()
    model = copy.deepcopy(ow.nn.Linear(2, 2).npu())
    assert (type(model.weight).__name__, model.weight.device) == ("Parameter", ow.device("npu:0"))


LOCATIONS: dict[str, tuple[Any, str]] = {
    "where it lay": (None, "npu:1"), "the cpu": ("cpu", "cpu"), "another": ("npu:0", "npu:0"),
    "the cpu's device": (ow.device("cpu"), "cpu"), "a dict": ({"npu:1": "npu:0"}, "npu:0"),
    "a dict of others": ({"cuda": "cpu"}, "npu:1"),
    "a function": (lambda storage, _: storage, "cpu"), "a function without a wish": (lambda *_: None, "npu:1"),
    "a function of devices": (lambda _, where: {"npu:1": "npu:0"}[where], "npu:0"),
}  # fmt: skip


@pytest.mark.parametrize("layout", ["opweave", "pytorch"])
@pytest.mark.parametrize("title", LOCATIONS)
def test_a_file_brings_tensors_where_they_lay_or_are_wanted(npu: Any, tmp_path: Path, title: str, layout: str) -> None:
    map_location, where = LOCATIONS[title]
    x = ow.arange(6.0, dtype=ow.float64, device="npu:1").view(2, 3)
    ow.save({"x": x, "column": x.t()[1]}, tmp_path / "file", format=layout)
    loaded = ow.load(tmp_path / "file", map_location=map_location)
    assert loaded["x"].device == loaded["column"].device == ow.device(where)
    assert loaded["x"].tolist() == x.tolist()
    loaded["column"].zero_()
    assert loaded["x"].tolist() == [[0, 0, 2], [3, 0, 5]]


def test_files_of_the_cpu_come_to_a_device(npu: Any, tmp_path: Path) -> None:
    model = ow.nn.Linear(3, 2)
    ow.save(model.state_dict(), tmp_path / "state")
    state = ow.load(tmp_path / "state", map_location="npu")
    assert {item.device for item in state.values()} == {ow.device("npu:0")}
    on_device = ow.nn.Linear(3, 2, device="npu:1")
    on_device.load_state_dict(ow.load(tmp_path / "state"))
    assert (on_device.weight.device, on_device.weight.tolist()) == (ow.device("npu:1"), model.weight.tolist())
    with pytest.raises(RuntimeError, match="tensors lie on the CPU or on registered devices, got map_location='meta'"):
        ow.load(tmp_path / "state", map_location="meta")
    with pytest.raises(TypeError, match="map_location gave a int; a storage, a device or None is expected"):
        ow.load(tmp_path / "state", map_location=lambda *_: 3)


def test_a_file_of_a_device_that_is_not_registered(tmp_path: Path) -> None:
    with poison_device("dpu"):
        ow.save([ow.ones(2, device="dpu")], tmp_path / "file")
    with pytest.raises(RuntimeError, match="the device 'dpu:0', which is not registered"):
        ow.load(tmp_path / "file")
    assert ow.load(tmp_path / "file", map_location="cpu")[0].tolist() == [1, 1]


def test_optimizers_go_on_where_they_were(npu: Any, tmp_path: Path) -> None:
    model = ow.nn.Linear(3, 2, device="npu")
    optimizer = ow.optim.Adam(model.parameters(), lr=0.1)
    model(ow.ones(1, 3, device="npu")).sum().backward()
    optimizer.step()
    ow.save([model.state_dict(), optimizer.state_dict()], tmp_path / "file")
    states = ow.load(tmp_path / "file")
    other = ow.nn.Linear(3, 2, device="npu")
    other.load_state_dict(states[0])
    resumed = ow.optim.Adam(other.parameters(), lr=0.1)
    resumed.load_state_dict(states[1])
    for network, steps in ((model, optimizer), (other, resumed)):
        network.zero_grad()
        network(ow.ones(1, 3, device="npu")).sum().backward()
        steps.step()
    assert model.weight.tolist() == other.weight.tolist()
    assert resumed.state[other.weight]["exp_avg"].device == ow.device("npu:0")


def test_batches_of_a_loader_move(npu: Any) -> None:
    dataset = ow.utils.data.TensorDataset(ow.arange(6.0), ow.arange(6))
    batches = [(x.npu(), y.npu()) for x, y in ow.utils.data.DataLoader(dataset, batch_size=4)]
    assert [x.tolist() for x, _ in batches] == [[0, 1, 2, 3], [4, 5]]
    on_device = ow.utils.data.TensorDataset(ow.arange(6.0, device="npu"))
    (first,) = next(iter(ow.utils.data.DataLoader(on_device, batch_size=4)))
    assert (first.device, first.tolist()) == (ow.device("npu:0"), [0, 1, 2, 3])


@pytest.mark.usefixtures("npu")
def test_names_of_types_say_the_device() -> None:
    x = ow.ones(2, device="npu:1")
    assert x.type() == ow.typename(x) == "torch.npu.FloatTensor"
    assert x.to_sparse().type() == "torch.npu.sparse.FloatTensor"
    assert ow.ones(2, device="meta").type() == "torch.meta.FloatTensor"
    assert x.cpu().type() == "torch.FloatTensor"
    wide = x.type("torch.npu.DoubleTensor")
    assert (wide.device, wide.dtype) == (x.device, ow.float64)
    assert ow.ones(2).type("torch.npu.IntTensor").type() == "torch.npu.IntTensor"
    assert x.type("torch.LongTensor").type() == "torch.LongTensor"
    assert x.type(ow.int64).device == x.device
    with pytest.raises(TypeError, match=r"got 'torch\.npu\.Tensor'"):
        x.type("torch.npu.Tensor")


@pytest.mark.usefixtures("npu")
def test_elements_on_a_device_are_copied_where_an_array_is_forced() -> None:
    x = ow.arange(6.0, device="npu").view(2, 3).t().requires_grad_()
    assert x.numpy(force=True).tolist() == [[0.0, 3.0], [1.0, 4.0], [2.0, 5.0]]
    for call in (x.detach().numpy, lambda: np.asarray(x.detach())):
        with pytest.raises(TypeError, match=r"can't convert npu:0 device type tensor to numpy. Use Tensor.cpu\(\)"):
            call()
    with pytest.raises(RuntimeError, match="has no elements"):
        ow.ones(2, device="meta").numpy(force=True)


@pytest.mark.usefixtures("npu")
def test_lengths_and_targets_of_ctc_loss_may_lie_on_the_cpu() -> None:
    logs = ow.randn(5, 2, 4, generator=ow.Generator().manual_seed(1)).log_softmax(2)
    targets, steps, sizes = ow.tensor([[1, 2], [3, 1]]), ow.tensor([5, 4]), ow.tensor([2, 1])
    on_cpu = logs.clone().requires_grad_()
    F.ctc_loss(on_cpu, targets, steps, sizes).backward()
    for labels in (targets, targets.to("npu")):
        for lengths in ((steps, sizes), (steps.to("npu"), sizes), ((5, 4), (2, 1))):
            x = logs.to("npu").requires_grad_()
            loss = F.ctc_loss(x, labels, *lengths)
            loss.backward()
            assert (loss.device, x.grad.device) == (x.device, x.device)
            ow.testing.assert_close(x.grad.cpu(), on_cpu.grad)
    with pytest.raises(RuntimeError, match="expected one device"):
        F.ctc_loss(logs.to("npu"), targets.to("npu:1"), steps, sizes)
