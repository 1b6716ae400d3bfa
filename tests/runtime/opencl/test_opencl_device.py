"""The device "opencl": memory, copies, order of work, events, errors, programs; and what there is without pyopencl."""

from __future__ import annotations

import gc
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from device_cases import need_opencl

import generated as ow

WITHOUT = """
import sys
sys.modules["pyopencl"] = None
import generated as ow
for ask in (lambda: ow.device("opencl"), lambda: ow.ones(2, device="opencl"), lambda: ow.ones(2).to("opencl:0")):
    try:
        ask()
    except RuntimeError as error:
        print(error)
print(hasattr(ow, "opencl"))
try:
    ow.opencl.is_available()
except AttributeError as error:
    print(error)
"""
FIRST = """
import generated as ow
print(ow.opencl.is_available(), ow.opencl.device_count() > 0, ow.ones(2).opencl().device)
"""
LAZY = """
import sys
import generated as ow
ow.ones(3).sum().item()
print([name for name in sys.modules if "opencl" in name])
"""


def run(program: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


def test_without_pyopencl_the_error_names_the_extra() -> None:
    text = "the device 'opencl' needs the package pyopencl: pip install 'opweave[opencl]'"
    assert run(WITHOUT) == [text, text, text, "False", text]


def test_nothing_of_opencl_is_imported_before_it_is_asked_for() -> None:
    assert run(LAZY) == ["[]"]


@pytest.fixture(autouse=True)
def _skipped_without_opencl(request: Any) -> None:
    if "without" not in request.node.name and "before" not in request.node.name:
        need_opencl()


def test_the_module_of_the_device_registers_it() -> None:
    assert run(FIRST) == ["True True opencl:0"]


def test_a_device_is_named_as_others_are() -> None:
    x = ow.ones(2, 3, device="opencl")
    assert (str(x.device), x.device.type, x.is_cpu, x.is_opencl) == ("opencl:0", "opencl", False, True)
    assert ow.tensor([1.0, 2.0]).opencl().cpu().tolist() == [1, 2]
    assert ow.opencl.device_count() >= 1
    assert ow.opencl.is_available()
    assert (x + 1).device == ow.device("opencl:0")
    with pytest.raises(RuntimeError, match="there is no device 'opencl:99'"):
        ow.ones(1, device="opencl:99")
    with pytest.raises(RuntimeError, match="expected one device, got opencl:0 for self and cpu for other"):
        x + ow.ones(2, 3)


def test_memory_goes_back_with_the_last_view() -> None:
    gc.collect()
    before = ow.opencl.memory_allocated()
    x = ow.empty(1000, device="opencl")
    view = x[:10]
    del x
    assert ow.opencl.memory_allocated() == before + 4000
    del view
    assert ow.opencl.memory_allocated() == before
    assert ow.opencl.memory_reserved() >= 4000
    ow.opencl.empty_cache()
    assert ow.opencl.memory_reserved() < ow.opencl.max_memory_reserved()
    with pytest.raises(ow.OutOfMemoryError, match="opencl:0: the allocator has no 4503599627370496 bytes"):
        ow.empty(1 << 50, dtype=ow.float32, device="opencl")
    assert ow.opencl.memory_allocated() == before


@pytest.mark.parametrize("kind", ["bool", "uint8", "int16", "int64", "float16", "bfloat16", "float64", "complex64"])
def test_elements_come_and_go_unchanged(kind: str) -> None:
    dtype = getattr(ow, kind)
    x = ow.arange(24).reshape(4, 6).to(dtype)
    there = x.opencl()
    for view in (lambda t: t, lambda t: t[1:, ::2], lambda t: t.t()[2], lambda t: t[:0], lambda t: t[3, 1]):
        assert ow.equal(view(there).cpu(), view(x))
    assert ow.equal(there.clone().cpu(), x)
    there[1:3].copy_(there[:2].clone())
    x[1:3].copy_(x[:2].clone())
    assert ow.equal(there.cpu(), x)


COPIES: dict[str, Any] = {
    "contiguous": lambda x: x.t().contiguous(), "steps": lambda x: x[:, ::2].clone(),
    "expanded": lambda x: x[:1].expand(4, 6).clone(), "into a part": lambda x: x.clone()[1:3].copy_(x[2:4]),
    "a transposed part": lambda x: x.clone()[:, :4].copy_(x[:, 2:].t()),
    "float64": lambda x: x.to(ow.float64), "int8": lambda x: x.t().to(ow.int8), "bool": lambda x: x.to(ow.bool),
    "float16": lambda x: x.to(ow.float16), "bfloat16": lambda x: (x / 3).to(ow.bfloat16),
    "back": lambda x: x.half().float(), "from float64": lambda x: (x.double() / 3).to(ow.float32),
    "none": lambda x: x[:0].to(ow.int64), "one": lambda x: x[1, 1].double(),
}  # fmt: skip


@pytest.mark.parametrize("title", COPIES)
def test_copies_of_any_layout_and_dtype_stay_on_the_device(title: str) -> None:
    from runtime.tensor.backends import BY_NAME

    x = ow.arange(24.0).reshape(4, 6) - 3
    there, reads = x.to("opencl"), []
    backend = BY_NAME["opencl"]
    copy_out = backend.copy_out
    backend.copy_out = lambda *arguments: reads.append(arguments) or copy_out(*arguments)
    try:
        with ow.devices.fallback("error"):
            result = COPIES[title](there)
        assert not reads
    finally:
        backend.copy_out = copy_out
    expected = COPIES[title](x)
    assert (result.dtype, result.shape, result.stride()) == (expected.dtype, expected.shape, expected.stride())
    assert ow.equal(result.cpu(), expected)


def test_kernels_do_not_read_behind_a_storage_that_was_resized() -> None:
    x = ow.arange(6.0, device="opencl").reshape(2, 3)
    transposed = x.t()
    x.untyped_storage().resize_(8)
    for call in (lambda: x + x, lambda: x.sum(), lambda: x @ transposed, lambda: transposed.contiguous()):
        with pytest.raises(RuntimeError, match="the tensor reaches 24 bytes into its storage, which has 8"):
            call()
    assert ow.equal(x[0, :2].cpu(), ow.arange(2.0))


def test_a_tensor_is_copied_into_itself_as_it_was() -> None:
    x = ow.arange(9.0).reshape(3, 3)
    there = x.to("opencl")
    there.copy_(there.t())
    assert ow.equal(there.cpu(), x.t())
    assert ow.equal((x / 3).double().to("opencl").half().cpu(), (x / 3).double().half())


def test_overlapping_bytes_are_copied_as_they_were() -> None:
    from runtime.opencl.memory import copy_within

    x = ow.arange(10, dtype=ow.uint8).opencl()
    pointer = x.untyped_storage()._pointer
    copy_within(pointer, 2, pointer, 0, 8)
    assert x.tolist() == [0, 1, 0, 1, 2, 3, 4, 5, 6, 7]


def test_events_follow_the_work_of_the_queue() -> None:
    x = ow.ones(1 << 16, device="opencl")
    start, end = ow.opencl.Event(enable_timing=True), ow.opencl.Event(enable_timing=True)
    assert start.query()
    start.record()
    for _ in range(20):
        x = x * 1.0001
    end.record()
    end.synchronize()
    assert end.query()
    assert start.elapsed_time(end) > 0
    stream = ow.opencl.current_stream()
    assert stream == ow.opencl.default_stream()
    stream.wait_event(stream.record_event())
    stream.synchronize()
    assert stream.query()
    with ow.opencl.stream(stream):
        ow.opencl.synchronize()
    with pytest.raises(RuntimeError, match="both events must have been recorded"):
        start.elapsed_time(ow.opencl.Event())


def test_a_program_is_compiled_once_for_each_combination_of_dtypes() -> None:
    from runtime.opencl.programs import built

    x = ow.ones(5, 7, device="opencl")
    count = 0
    for step, operand in enumerate((x, x, x[:1], x.double(), x.double(), x.t().clone().t(), x[:, :1])):
        ow.hypot(x, operand)
        count = len(built) if step == 0 else count
    assert len(built) <= count + 1  # float64
    assert sum("hypot" in source for source in built) == 2


def test_a_program_that_is_no_c_is_an_error() -> None:
    from runtime.opencl.platform import devices
    from runtime.opencl.programs import kernel_of

    with pytest.raises(RuntimeError, match="opencl: a program cannot be compiled"):
        kernel_of(devices()[0], "__kernel void f() { nonsense; }", "f")


LAYOUTS: dict[str, Any] = {
    "dense": lambda x: x, "transposed": lambda x: x.transpose(0, -1), "steps": lambda x: x[..., ::2],
    "expanded": lambda x: x[:1].expand_as(x), "moved": lambda x: x[1:, 1:], "one element": lambda x: x.flatten()[5],
    "none": lambda x: x[:0], "many dimensions": lambda x: x.reshape(2, 2, 2, 2, 2, 2, 2, 2)[..., :1, :].transpose(0, 7),
}  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("kind", ["float32", "int8", "uint8", "bool", "float16", "bfloat16", "float64"])
def test_layouts_and_dtypes_are_those_of_the_cpu(layout: str, kind: str) -> None:
    base = ow.arange(256).remainder(11).reshape(16, 16).to(getattr(ow, kind))
    x, there = LAYOUTS[layout](base), LAYOUTS[layout](base.opencl())
    for call in (lambda a: a + a, lambda a: a * 3, lambda a: a * 0.1, lambda a: a > 2, lambda a: a.sigmoid()):
        with ow.devices.fallback("error"):
            result = call(there)
        expected = call(x)
        assert (result.dtype, result.shape, result.stride()) == (expected.dtype, expected.shape, expected.stride())
        np.testing.assert_allclose(
            result.cpu().double().numpy(), expected.double().numpy(), rtol=1e-2 if "16" in kind else 2e-6
        )
    if layout != "expanded":
        with ow.devices.fallback("error"):
            there.mul_(there)
        assert ow.equal(there.cpu(), x.clone().mul_(x))


def test_whole_numbers_wrap_around_and_are_exact() -> None:
    values = [0, 1, -1, 127, -128, 5]
    for kind in (ow.int8, ow.int32, ow.int64, ow.uint8):
        low, high = ow.iinfo(kind).min, ow.iinfo(kind).max
        x = ow.tensor([max(min(value, high), low) for value in (*values, high, low)], dtype=kind)
        for call in (
            lambda a: a + a, lambda a: a * a, lambda a: -a, lambda a: a.abs(), lambda a: a.clamp(-3, 100),
            lambda a: ow.maximum(a, a.flip(0)), lambda a: a.sign(), lambda a: a & 6, lambda a: ~a,
        ):  # fmt: skip
            assert ow.equal(call(x.opencl()).cpu(), call(x)), kind


def test_numbers_that_are_none_keep_their_meaning() -> None:
    special = [float("nan"), float("inf"), -float("inf"), 0.0, -0.0, 1.0, -2.5]
    x = ow.tensor(special).reshape(-1, 1)
    y = ow.tensor(special)
    a, b = x.opencl(), y.opencl()
    for name in ("maximum", "minimum", "fmax", "fmin", "remainder", "fmod", "floor_divide", "copysign", "hypot",
                 "atan2", "xlogy", "heaviside", "logaddexp", "pow"):  # fmt: skip
        operator = getattr(ow, name)
        np.testing.assert_allclose(operator(a, b).cpu().numpy(), operator(x, y).numpy(), rtol=1e-5, err_msg=name)
    for name in ("sign", "sigmoid", "relu", "isnan", "isinf", "isfinite", "signbit", "exp", "log", "round", "sinc"):
        operator = getattr(ow, name)
        np.testing.assert_allclose(operator(b).cpu().numpy(), operator(y).numpy(), rtol=1e-5, err_msg=name)
