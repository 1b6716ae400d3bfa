"""Functions that programs call and that are no operators: branches, sizes, settings, tensors in files and for tests."""

from __future__ import annotations

import importlib
import pickle
import warnings
from collections.abc import Iterator
from math import inf, nan
from pathlib import Path

import numpy as np
import pytest

import generated as ow
import runtime.tensor
import runtime.tensor.determinism
from generated.testing import assert_allclose, make_tensor


def test_branches_and_loops_pass_gradients() -> None:
    x = ow.tensor(2.0, requires_grad=True)
    for pred, expected in ((x > 1, 4.0), (False, 3.0)):
        y = ow.cond(pred, lambda a: a * a, lambda a: 3 * a, (x,))
        assert ow.autograd.grad(y, x)[0].item() == expected
    count, y = ow.while_loop(lambda n, a: n < 3, lambda n, a: (n + 1, a * x), (ow.tensor(0), x))
    assert (count.item(), y.item()) == (3, 16.0)
    assert ow.autograd.grad(y, x)[0].item() == 32.0
    with pytest.raises(TypeError, match="2 values"):
        ow.while_loop(lambda n: True, lambda n: (n, n), (x,))
    for call in (lambda: ow.cond(True, 1, 2), lambda: ow.while_loop(1, 2, ())):
        with pytest.raises(TypeError, match="functions"):
            call()


@pytest.mark.parametrize(("dtype", "low", "high", "lowest", "highest"), [
    (ow.uint8, -9, 9, 0, 8), (ow.uint8, -1000, 1000, 0, 255), (ow.bool, -9, 9, 0, 1), (ow.int8, -1000, 1000, -128, 127),
    (ow.int8, -9, 0, -9, -1), (ow.int64, -1e40, 1e40, -(2**63), 2**63 - 1), (ow.float16, -1e6, 1e6, -65504, 65504),
    (ow.float32, -1e40, 2, -3.5e38, 2), (ow.float32, -inf, inf, -3.5e38, 3.5e38), (ow.bfloat16, 0, inf, 0, 3.4e38),
])  # fmt: skip
def test_random_tensors_within_their_dtype(
    dtype: ow.dtype, low: float, high: float, lowest: float, highest: float
) -> None:
    x = make_tensor(2000, dtype=dtype, low=low, high=high)
    assert lowest <= x.min().item()
    assert x.max().item() <= highest
    assert x.double().isfinite().all()
    assert len(set(x.tolist())) >= min(1000, highest - lowest + 1, 200)


@pytest.mark.parametrize(("dtype", "low", "high"), [
    (ow.uint8, 300, 400), (ow.uint8, -9, 0), (ow.bool, 2, 3), (ow.int8, 1e10, 1e30), (ow.float16, 1e10, 1e30),
    (ow.float32, nan, 1), (ow.float32, 2, 1),
])  # fmt: skip
def test_random_tensors_without_a_number(dtype: ow.dtype, low: float, high: float) -> None:
    with pytest.raises(ValueError, match=r"make_tensor\(\): (low must be less|.* holds no number)"):
        make_tensor(3, dtype=dtype, low=low, high=high)


def test_functions_of_sizes() -> None:
    assert (ow.sym_int(2.7), ow.sym_float(2), ow.sym_not(0)) == (2, 2.0, True)
    assert (ow.sym_ite(True, 1, 2), ow.sym_sum([1, 2])) == (1, 3)
    assert [repr(item) for item in (ow.sym_max(1, 2), ow.sym_max(1.0, 2), ow.sym_min(1, 2.0), ow.sym_sqrt(4))] == [
        "2", "2.0", "1.0", "2.0"
    ]  # fmt: skip


def test_questions_with_one_answer() -> None:
    x = ow.ones(1)
    assert (ow.get_device(x), ow.is_inference(x), ow.is_distributed(x), ow.is_storage(x)) == (-1, False, False, False)
    assert ow.is_storage(x.untyped_storage())
    assert not ow.set_flush_denormal(True)
    ow.set_num_interop_threads(2)
    assert ow.get_num_interop_threads() == 1
    with pytest.raises(ValueError, match="expected"):
        ow.set_num_interop_threads(0)
    with pytest.raises(TypeError, match="tensor"):
        ow.get_device(1)
    assert ow.zeros(2, 3, 4).permute(2, 0, 1).dim_order() == (1, 2, 0)
    assert ow.chalf is ow.complex32
    with pytest.raises(NotImplementedError, match="half precision"):
        x.chalf()


@pytest.fixture
def reproducible() -> Iterator[None]:
    ow.use_deterministic_algorithms(True)
    yield
    ow.use_deterministic_algorithms(False)
    ow.utils.deterministic.fill_uninitialized_memory = True


def test_modes_of_reproducible_results(reproducible: None) -> None:
    """What is set is read again: mode and number by which it is set, whether it is on, and whether it only warns."""
    for mode, *state in (
        ("default", 0, False, False), ("warn", 1, True, True), ("error", 2, True, False),
        (0, 0, False, False), (1, 1, True, True), (2, 2, True, False),
    ):  # fmt: skip
        ow.set_deterministic_debug_mode(mode)
        assert [
            ow.get_deterministic_debug_mode(), ow.are_deterministic_algorithms_enabled(),
            ow.is_deterministic_algorithms_warn_only_enabled(),
        ] == state  # fmt: skip
    ow.use_deterministic_algorithms(True, warn_only=True)
    assert ow.get_deterministic_debug_mode() == 1
    for wrong, error in (("some", RuntimeError), (3, RuntimeError), (1.0, TypeError)):
        with pytest.raises(error, match=r"set_deterministic_debug_mode\(\): expected"):
            ow.set_deterministic_debug_mode(wrong)


@pytest.mark.parametrize("dtype", [ow.float16, ow.bfloat16, ow.float32, ow.float64, ow.complex64, ow.uint8, ow.int8,
                                   ow.int64, ow.uint64, ow.bool])  # fmt: skip
def test_new_memory_is_filled_for_reproducible_results(reproducible: None, dtype: ow.dtype) -> None:
    template = ow.ones(3, 4, dtype=dtype)
    grown = ow.ones(2, dtype=dtype).resize_(3, 4)
    assert (grown.reshape(-1)[:2] == 1).all()
    results = (
        ow.empty(3, 4, dtype=dtype), ow.empty_strided((3, 4), (1, 3), dtype=dtype), template.new_empty(5),
        ow.empty_like(template.t()), ow.empty_permuted((2, 3), (1, 0), dtype=dtype), grown.reshape(-1)[2:],
        ow.empty(0, dtype=dtype),
    )  # fmt: skip
    for result in results:
        if dtype.is_floating_point or dtype.is_complex:
            assert result.isnan().all()
        elif dtype is ow.bool:
            assert result.all()
        else:
            assert result.tolist() == ow.full_like(result, ow.iinfo(dtype).max).tolist()


def test_new_memory_is_left_as_it_is_where_programs_ask_for_that(
    reproducible: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    deterministic = importlib.import_module("generated.utils.deterministic")
    assert deterministic is ow.utils.deterministic
    assert deterministic.fill_uninitialized_memory is True
    deterministic.fill_uninitialized_memory = False
    monkeypatch.delattr(runtime.tensor.determinism, "_conspicuous")  # is not called
    assert ow.empty(3).shape == (3,)
    with pytest.raises(TypeError, match="fill_uninitialized_memory: expected a bool, got int"):
        deterministic.fill_uninitialized_memory = 1


def test_warnings_that_come_once_and_those_that_always_come() -> None:
    assert not ow.is_warn_always_enabled()
    counts = []
    for always in (False, True, False):
        ow.set_warn_always(always)
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            for _ in range(2):
                ow.autocast("cpu", dtype=ow.float64)
        counts.append(len(caught))
    assert counts[0] <= 1
    assert counts[1:] == [2, 0]
    with pytest.raises(TypeError, match=r"set_warn_always\(\): expected a bool, got int"):
        ow.set_warn_always(1)


def test_tensors_in_files(tmp_path: Path) -> None:
    path = tmp_path / "numbers"
    np.arange(4.0).tofile(path)
    file = ow.from_file(str(path), size=3, dtype=ow.float64)
    file[0] = 9
    assert np.fromfile(path)[0] == 0
    shared = ow.from_file(str(path), shared=True, size=5, dtype=ow.float64)
    shared[4] = 7
    assert np.fromfile(path).tolist() == [0.0, 1.0, 2.0, 3.0, 7.0]
    assert file.tolist() == [9.0, 1.0, 2.0]
    assert ow.from_file(str(path)).shape == (0,)
    for size in (6, -1):
        with pytest.raises(RuntimeError, match="from_file"):
            ow.from_file(str(path), size=size, dtype=ow.float64)
    with pytest.raises(FileNotFoundError):
        ow.from_file(str(tmp_path / "none"))


def test_tensors_for_tests() -> None:
    for kind in (ow.float32, ow.bfloat16, ow.complex64, ow.int8, ow.uint8, ow.bool):
        x = make_tensor(50, 4, dtype=kind)
        assert (x.dtype, tuple(x.shape)) == (kind, (50, 4))
        assert not (make_tensor((50, 4), dtype=kind, exclude_zero=True) == 0).any()
        gaps = make_tensor(3, 4, dtype=kind, noncontiguous=True)
        assert (tuple(gaps.shape), gaps.is_contiguous()) == ((3, 4), False)
    x = make_tensor((100,), dtype=ow.float64, low=1, high=2, requires_grad=True)
    assert x.requires_grad
    assert 1 <= x.min().item() <= x.max().item() < 2
    assert set(make_tensor(200, dtype=ow.int64, low=-1, high=2).tolist()) == {-1, 0, 1}
    with pytest.raises(ValueError, match="low"):
        make_tensor(2, dtype=ow.float32, low=2, high=2)
    assert_allclose(1.0, ow.tensor(1.0))
    with pytest.raises(AssertionError):
        assert_allclose([1.0, 2.0], np.array([1.0, 2.5]))


def test_other_spellings() -> None:
    assert [word.tolist() for word in ow.split(tensor=ow.arange(3), split_size_or_sections=[1, 2])] == [[0], [1, 2]]
    assert ow.tensordot(a=ow.ones(2), b=ow.ones(2), dims=1).item() == 2
    assert 2 <= ow.zeros(1).uniform_(**{"from": 2, "to": 3}).item() < 3
    assert ow.can_cast(from_=ow.int8, to=ow.float32)
    assert ow.promote_types(type1=ow.int8, type2=ow.float32) is ow.float32
    assert ow.signal.windows.hann(3, requires_grad=True).requires_grad
    view = ow.arange(4)
    assert view.narrow_copy(0, 1, 2).data_ptr() != view[1:].data_ptr()
    assert [tensor.tolist() for tensor in ow.lu(ow.tensor([[2.0, 4.0], [4.0, 4.0]]))] == [
        [[4.0, 4.0], [0.5, 2.0]],
        [2, 2],
    ]
    assert len(ow.zeros(2, 2).lu(get_infos=True)) == 3
    assert [tensor.tolist() for tensor in ow.zeros(2, 2).lu()] == [[[0.0, 0.0], [0.0, 0.0]], [1, 2]]


def test_orders_of_dimensions_that_are_not_clear() -> None:
    rows, last = ow.zeros(2, 3, 4, 5), ow.zeros(2, 3, 4, 5).to(memory_format=ow.channels_last)
    both = [ow.contiguous_format, ow.channels_last]
    for x, order in ((rows, (0, 1, 2, 3)), (last, (0, 2, 3, 1))):
        assert x.dim_order(ambiguity_check=True) == x.dim_order(ambiguity_check=both) == order
    tensor = ow.zeros(2, 1, 4, 5)
    assert tensor.dim_order() == tensor.dim_order(ambiguity_check=[ow.contiguous_format]) == (0, 1, 2, 3)
    for check in (True, both):
        with pytest.raises(RuntimeError, match="fit no order, or more than one"):
            tensor.dim_order(ambiguity_check=check)
    with pytest.raises(RuntimeError, match="fit no order, or more than one"):
        last.dim_order(ambiguity_check=[ow.contiguous_format])
    for wrong in ("C", [1]):
        with pytest.raises(TypeError, match="must be a bool or a list of memory formats"):
            tensor.dim_order(ambiguity_check=wrong)


def test_asarray_and_histories() -> None:
    x = ow.ones(2, requires_grad=True)
    y = x * 2
    assert ow.asarray(x, requires_grad=True) is x
    assert ow.asarray(y, requires_grad=True).grad_fn is y.grad_fn
    for tensor in (x, y):
        bare = ow.asarray(tensor)
        assert not bare.requires_grad
        assert bare.data_ptr() == tensor.data_ptr()
    copied = ow.asarray(y, copy=True, requires_grad=True)
    copied.sum().backward()
    assert x.grad.tolist() == [2.0, 2.0]
    assert ow.asarray(y, dtype=ow.float64, requires_grad=True).dtype is ow.float64
    assert ow.asarray([1.0], requires_grad=True).is_leaf
    assert ow.asarray(np.ones(2), requires_grad=True).requires_grad
    with pytest.raises(ValueError, match="copy=False forbids it"):
        ow.asarray(x, dtype=ow.float64, copy=False)


def test_results_that_are_several_come_as_tuples() -> None:
    x = ow.arange(6.0).reshape(2, 3)
    gradients = [ow.gradient(x), ow.gradient(x, dim=(0,)), ow.gradient(x, spacing=[1.0, 2.0])]
    parts = [ow.unsafe_chunk(x, 2), ow.unsafe_split(x, 1), x.unsafe_split_with_sizes([1, 1])]
    for gradient in (*gradients, *parts, ow.histogramdd(x, [2, 2, 2]).bin_edges):
        assert type(gradient) is tuple


def test_fractional_pools_of_large_volumes() -> None:
    """What they read is a few times what they give, whatever there is to choose from."""
    x = ow.arange(64.0**3).reshape(1, 1, 64, 64, 64)
    result = ow.nn.functional.fractional_max_pool3d(x, 2, output_size=32, _random_samples=ow.full((1, 1, 3), 0.5))
    assert result.shape == (1, 1, 32, 32, 32)
    assert result[..., -1, -1, -1].item() == x.numel() - 1


def test_results_without_dimensions_are_arrays() -> None:
    """NumPy makes a scalar of some of them, of which native code would read an address."""
    three = ow.tensor(3, dtype=ow.int8)
    for invert in (False, True):
        for elements, rest in ((three, three), (three, ow.tensor([3, 4])), (3, ow.tensor([3])), (three, 3)):
            result = ow.isin(elements, rest, invert=invert)
            assert type(result._array) is np.ndarray
            assert result.detach().item() is not invert
    scalar = np.logical_not(np.zeros((), bool))
    assert type(scalar) is np.bool_
    tensor = runtime.tensor.make_tensor(scalar, ow.bool)
    assert tensor.view(ow.uint8).item() == 1


def test_errors_of_processes_are_told_apart() -> None:
    """By class and attributes, which a pickle keeps; a program that catches RuntimeError goes on doing so."""
    processes = ow.multiprocessing
    context = processes.SpawnContext([_Ended(3), _Ended(0)], [_Pipe(None), _Pipe(None)])
    with pytest.raises(processes.ProcessExitedException, match="process 0 terminated with exit code 3") as exited:
        context.join()
    context = processes.SpawnContext([_Ended(0), _Ended(-9)], [_Pipe(None), _Pipe(None)])
    with pytest.raises(processes.ProcessExitedException, match="process 1 terminated with signal SIGKILL") as killed:
        context.join()
    context = processes.SpawnContext([_Ended(1)], [_Pipe("ValueError: no")])
    with pytest.raises(processes.ProcessRaisedException, match=r"(?s)the following error:.*ValueError: no") as raised:
        context.join()
    assert (exited.value.exit_code, exited.value.signal_name, exited.value.error_index) == (3, None, 0)
    assert (killed.value.exit_code, killed.value.signal_name, killed.value.error_index) == (-9, "SIGKILL", 1)
    assert (raised.value.error_index, raised.value.pid) == (0, 42)
    for error in (exited.value, killed.value, raised.value):
        assert isinstance(error, RuntimeError)
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


class _Ended:
    """A process that has ended."""

    pid = 42

    def __init__(self, exitcode: int) -> None:
        self.exitcode = exitcode

    def is_alive(self) -> bool:
        return False

    def join(self) -> None:
        pass


class _Pipe:
    """What a process has sent."""

    def __init__(self, sent: str | None) -> None:
        self.sent = sent

    def poll(self) -> bool:
        return self.sent is not None

    def recv(self) -> str | None:
        return self.sent


def test_storages_of_tensors_without_elements_have_sizes() -> None:
    x = ow.empty(4, 3, device="meta", dtype=ow.int16)
    for tensor, count in ((x, 12), (x[1:], 12), (x.t(), 12), (x[:, 1], 11), (x[:0], 0), (x[0, 0].expand(5), 1)):
        storage = tensor.untyped_storage()
        assert (storage.nbytes(), storage.device.type, storage.data_ptr()) == (2 * count, "meta", 0)
        assert (tensor.storage().size(), tensor.storage().dtype) == (count, ow.int16)
        with pytest.raises(RuntimeError, match="device type: there are no bytes"):
            storage.tolist()


def test_names_that_libraries_import() -> None:
    """From the modules in which PyTorch's code uses them itself."""
    loader, inner = ow.utils.data.dataloader, importlib.import_module("generated._tensor")
    for name in ("BatchSampler", "Dataset", "IterableDataset", "RandomSampler", "Sampler", "SequentialSampler",
                 "get_worker_info"):  # fmt: skip
        assert getattr(loader, name) is getattr(ow.utils.data, name)
    for module in (ow.nn.functional, inner, importlib.import_module("generated.functional")):
        assert module.has_torch_function is ow.overrides.has_torch_function
        assert module.handle_torch_function is ow.overrides.handle_torch_function
        assert not module.has_torch_function_unary(ow.ones(1))
        assert not module.has_torch_function_variadic(ow.ones(1), 2)
    assert [ow._utils._element_size(kind) for kind in (ow.bool, ow.int16, ow.complex128)] == [1, 2, 16]
    with pytest.raises(TypeError, match="expected a dtype, got str"):
        ow._utils._element_size("int16")


def test_what_a_tensor_is_not() -> None:
    x = ow.ones(2, dtype=ow.int16)
    for name in ("is_xla", "is_mtia", "is_ipu", "is_maia", "is_vulkan", "volatile"):
        assert getattr(x, name) is False
    assert (x.is_distributed(), x.record_stream(None), x.storage_type()) == (False, None, ow.ShortStorage)
    assert x.map2_(ow.tensor(3), ow.tensor([4, 5]), lambda a, b, c: a + b * c).tolist() == [13, 16]
    with pytest.raises(TypeError, match=r"map2_\(\): expected a function"):
        x.map2_(x, x, 1)


def test_items_of_tensors_are_not_deleted() -> None:
    x = ow.arange(3)
    for index in (0, slice(1), ow.tensor([0])):
        with pytest.raises(TypeError, match="does not support deleting items"):
            del x[index]
    assert x.tolist() == [0, 1, 2]


def test_anomaly_mode_is_switched() -> None:
    for mode, check in ((True, False), (True, True), (False, True)):
        ow.set_anomaly_enabled(mode, check)
        assert (ow.is_anomaly_enabled(), ow.is_anomaly_check_nan_enabled()) == (mode, check)
    with pytest.raises(TypeError, match=r"set_anomaly_enabled\(\): expected True or False"):
        ow.set_anomaly_enabled(np.ones(2))


def test_complex_modules_are_announced() -> None:
    with pytest.warns(UserWarning, match="Complex modules are new"):
        layer = ow.nn.Linear(2, 2).to(ow.complex64)
    assert layer.weight.dtype is ow.complex64


@pytest.mark.parametrize("shape", [(2, 2), (3, 2), (2, 3), (2, 3, 2)])
def test_the_upper_factor_alone_has_no_gradient(shape: tuple[int, ...]) -> None:
    factor = ow.linalg.qr(ow.ones(shape, requires_grad=True), mode="r").R
    with pytest.raises(RuntimeError, match="the mode 'r' computes no Q"):
        factor.sum().backward()
