"""Kernels may put results of ``out=`` forms where they belong: values of the operator, whatever lies where."""

from __future__ import annotations

import functools
import threading
import tracemalloc
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.tensor import offers

N, LONG = 401, 200_003  # whose results have more than half a mebibyte


def numbers(*sizes: int, kind: Any = None) -> Any:
    """Numbers without equal ones beside each other, in a fixed order."""
    values = (ow.arange(ow.Size(sizes).numel()) * 7919 % 10_007 - 5_000).reshape(sizes)
    return values.to(kind) if kind is not None else values / 4096.0


MATRICES: dict[str, Callable[..., Any]] = {
    "matmul": lambda x, y, **to: ow.matmul(x, y, **to),
    "matmul of batches": lambda x, y, **to: ow.matmul(ow.stack([x, y]), x, **to),
    "addmm": lambda x, y, **to: ow.addmm(x, x, y, **to),
    "addmm of a row": lambda x, y, **to: ow.addmm(x[0], x, y, **to),
    "addmm, scaled": lambda x, y, **to: ow.addmm(x, x, y, alpha=2, beta=-1, **to),
    "baddbmm": lambda x, y, **to: ow.baddbmm(x[None], x[None], y[None], **to),
    "addbmm": lambda x, y, **to: ow.addbmm(x, ow.stack([x, y]), ow.stack([y, x]), **to),
    "tensordot": lambda x, y, **to: ow.tensordot(x, y, 1, **to),
    "tensordot, transposed": lambda x, y, **to: ow.tensordot(x, y, ([0], [1]), **to),
    "multi_dot": lambda x, y, **to: ow.linalg.multi_dot([x, y, x], **to),
    "matrix_power": lambda x, _, **to: ow.linalg.matrix_power(x, 3, **to),
    "hstack": lambda x, y, **to: ow.hstack([x, y], **to),
    "vstack": lambda x, y, **to: ow.vstack([x, y], **to),
    "sort": lambda x, _, **to: ow.sort(x, 1, **to),
    "sort, downwards": lambda x, _, **to: ow.sort(x, 0, True, **to),
    "sort, stable": lambda x, _, **to: ow.sort(x, stable=True, dim=1, **to),
    "topk": lambda x, _, **to: ow.topk(x, 391, 1, **to),
    "msort": lambda x, _, **to: ow.msort(x, **to),
    "cummin": lambda x, _, **to: ow.cummin(x, 1, **to),
}
LINES: dict[str, Callable[..., Any]] = {
    "amax": lambda x, **to: ow.amax(x, 1, **to),
    "amin, kept": lambda x, **to: ow.amin(x, 1, keepdim=True, **to),
    "sum": lambda x, **to: ow.sum(x, 1, **to),
    "mean": lambda x, **to: ow.mean(x, 1, **to),
    "prod": lambda x, **to: ow.prod(x, 1, **to),
    "var": lambda x, **to: ow.var(x, 1, **to),
    "std": lambda x, **to: ow.std(x, 1, **to),
    "norm": lambda x, **to: ow.linalg.vector_norm(x, 2, 1, **to),
    "logsumexp": lambda x, **to: ow.logsumexp(x, 1, **to),
    "argmax": lambda x, **to: ow.argmax(x, 1, **to),
    "max": lambda x, **to: ow.max(x, 1, **to),
    "min": lambda x, **to: ow.min(x, 1, **to),
    "median": lambda x, **to: ow.median(x, 1, **to),
    "mode": lambda x, **to: ow.mode(x, 1, **to),
    "kthvalue": lambda x, **to: ow.kthvalue(x, 2, 1, **to),
    "aminmax": lambda x, **to: ow.aminmax(x, dim=1, **to),
    "nansum": lambda x, **to: ow.nansum(x, 1, **to),
    "linspace": lambda _, **to: ow.linspace(-3, 9, LONG, **to),
    "logspace": lambda _, **to: ow.logspace(-3, 2, LONG, **to),
    "argmin, kept": lambda x, **to: ow.argmin(x, 1, keepdim=True, **to),
    "sum of integers": lambda x, **to: ow.sum((x * 9).int(), 1, **to),
    "cross": lambda x, **to: ow.linalg.cross(x, x.flip(0), **to),
    "fft": lambda x, **to: ow.fft.fft(x[:65536].to(ow.complex64), dim=0, **to),
    "rfft": lambda x, **to: ow.fft.rfft(x[:65536].flatten(), **to),
    "irfft": lambda x, **to: ow.fft.irfft(x[:131073, 0].to(ow.complex64), **to),
    "any": lambda x, **to: ow.any(x.expand(3, LONG, 3), 0, **to),
}
def bound(call: Callable[..., Any], *inputs: Any) -> Callable[..., Any]:
    """A call with its tensors."""
    return lambda **to: call(*inputs, **to)


CALLS: dict[str, Callable[..., Any]] = {
    **{name: bound(call, numbers(N, N), numbers(N, N) + 0.25) for name, call in MATRICES.items()},
    **{name: bound(call, numbers(LONG, 3)) for name, call in LINES.items()},
}
# Whose results are written by the kernels themselves.
WRITTEN = [
    "matmul", "matmul of batches", "addmm", "addmm of a row", "baddbmm", "tensordot", "hstack", "vstack", "sort",
    "sort, stable", "cummin", "amax", "amin, kept", "prod", "logsumexp", "max", "min", "linspace",
    "argmax", "argmin, kept", "aminmax", "any",
]  # fmt: skip


def parts(result: Any) -> list[Any]:
    return [result] if isinstance(result, ow.Tensor) else list(result)


def like(result: Any, make: Callable[[Any], Any]) -> Any:
    """What is made of the result, or of each of several."""
    return make(result) if isinstance(result, ow.Tensor) else tuple(map(make, result))


def assert_same(result: Any, expected: Any) -> None:
    for item, right in zip(parts(result), parts(expected), strict=True):
        assert (item.dtype, item.shape) == (right.dtype, right.shape)
        assert np.array_equal(item.numpy(), right.numpy(), equal_nan=True)


OUTS: dict[str, Callable[[Any], Any]] = {
    "new": lambda x: ow.full_like(x, 113),
    "a part": lambda x: ow.full((x.numel() + 7,), 113, dtype=x.dtype)[3:-4].view(x.shape),
    "columns": lambda x: ow.full((*x.shape[::-1],), 113, dtype=x.dtype).permute(*range(x.ndim)[::-1]),
    "steps": lambda x: ow.full((*x.shape[:-1], 2 * x.shape[-1]), 113, dtype=x.dtype)[..., ::2],
    "empty": lambda x: ow.empty(0, dtype=x.dtype),
}


@pytest.mark.parametrize("way", OUTS)
@pytest.mark.parametrize("name", CALLS)
def test_results_are_those_of_the_operator(name: str, way: str) -> None:
    expected = CALLS[name]()
    out = like(expected, OUTS[way])
    before = [(item.data_ptr(), item.stride(), item._version) for item in parts(out)]
    result = CALLS[name](out=out)
    assert all(item is target for item, target in zip(parts(result), parts(out), strict=True))
    assert type(result) is type(expected) or isinstance(result, tuple)
    assert_same(out, expected)
    assert [item._version for item in parts(out)] == [version + 1 for _, _, version in before]
    if way != "empty":
        assert [(item.data_ptr(), item.stride()) for item in parts(out)] == [row[:2] for row in before]
    assert offers.offers == []


def memory_of_call(call: Callable[[], Any]) -> int:
    """The bytes at most that a call takes, and whatever else goes on in the process."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        call()
        return tracemalloc.get_traced_memory()[1] - before
    finally:
        tracemalloc.stop()


CHECKED = ("sum", "mean", "nansum", "var", "std", "norm")  # whose results are looked at, a part at a time
# The share of a result that is computed beside it.
BESIDE = {"matmul of batches": 2.2, "sort": 0.5, "sort, stable": 0.5, **dict.fromkeys(CHECKED, 0.3)}


@pytest.mark.parametrize("name", [*WRITTEN, *CHECKED])
def test_no_result_is_made_beside_it(name: str) -> None:
    inputs: Any = (numbers(N, N), numbers(N, N)) if name in MATRICES else (numbers(LONG, 3),)
    call = {**MATRICES, **LINES}[name]
    out = like(call(*inputs), ow.empty_like)
    grown = min(memory_of_call(lambda: call(*inputs, out=out)) for _ in range(5))  # kernels are loaded meanwhile
    size = sum(item.nbytes for item in parts(out))
    assert grown < size * BESIDE.get(name, 0.2), f"{grown} bytes for a result of {size}"


@pytest.mark.parametrize("name", [*MATRICES])
@pytest.mark.parametrize("shift", [0, 3])
def test_an_operand_lies_where_a_result_does(name: str, shift: int) -> None:
    expected = MATRICES[name](numbers(N, N), numbers(N, N) + 0.25)
    count = parts(expected)[0].numel()
    memory = ow.zeros(count + N * N + shift)
    memory[: N * N] = numbers(N, N).flatten()
    x, out = memory[: N * N].view(N, N), memory[shift : shift + count].view(parts(expected)[0].shape)
    outs = (out, *(ow.empty_like(item) for item in parts(expected)[1:]))
    result = MATRICES[name](x, numbers(N, N) + 0.25, out=outs if len(outs) > 1 else out)
    assert_same(result, expected)


@pytest.mark.parametrize("name", ["sort", "sort, downwards", "topk"])
def test_results_of_one_dtype_are_not_exchanged(name: str) -> None:
    x = numbers(N, N, kind=ow.int64)
    expected = MATRICES[name](x, x)
    outs = like(expected, ow.empty_like)
    assert_same(MATRICES[name](x, x, out=outs), expected)
    x = numbers(LONG, 3, kind=ow.int64)
    for call in (LINES["max"], LINES["median"], LINES["aminmax"], LINES["kthvalue"], LINES["mode"]):
        expected = call(x)
        assert_same(call(x, out=like(expected, ow.empty_like)), expected)


def test_results_that_would_share_memory_are_computed_beside_it() -> None:
    memory = ow.empty(2 * N * N, dtype=ow.int64)
    x = numbers(N, N, kind=ow.int64)
    expected = ow.sort(x, 1)
    first, second = memory[: N * N].view(N, N), memory[N:][: N * N].view(N, N)
    ow.sort(x, 1, out=(first, second))
    assert ow.equal(second, expected[1])  # written last
    assert ow.equal(first[0], expected[0][0])


@pytest.mark.parametrize("name", ["matmul", "amax", "addmm", "vstack"])
def test_a_tensor_of_another_shape_is_resized_with_a_warning(name: str) -> None:
    expected = CALLS[name]()
    out = ow.empty(3, N, N)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        CALLS[name](out=out)
    assert len(seen) == 1
    assert_same(out, expected)


def test_numbers_between_ends_keep_the_shape() -> None:
    out = ow.empty(LONG, 1)
    assert ow.linspace(-3, 9, LONG, out=out) is out
    assert out.shape == (LONG, 1)
    assert ow.equal(out.flatten(), ow.linspace(-3, 9, LONG))


@pytest.mark.parametrize("name", ["matmul", "addmm", "sort", "max"])
def test_another_dtype_is_refused_or_cast_as_of_small_tensors(name: str) -> None:
    call = {**MATRICES, **LINES}[name]
    small = bound(call, *(numbers(3, 3),) * (2 if name in MATRICES else 1))
    for kind in (ow.float64, ow.int32):
        errors: list[Any] = []
        for run in (small, CALLS[name]):
            outs = like(run(), functools.partial(ow.empty_like, dtype=kind))
            try:
                run(out=outs)
                errors.append(None)
            except (RuntimeError, TypeError) as error:
                errors.append(type(error))
        assert errors[0] is errors[1]


def test_memory_that_may_not_be_written() -> None:
    array = np.ones((N, N), np.float32)
    array.flags.writeable = False
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        out = ow.from_numpy(array)
    for call in (MATRICES["matmul"], MATRICES["addmm"]):
        with pytest.raises(RuntimeError, match="read-only"):
            call(numbers(N, N), numbers(N, N), out=out)
    assert (array == 1).all()
    with pytest.raises(RuntimeError, match="single memory location"):
        ow.matmul(numbers(N, N), numbers(N, N), out=ow.empty(N, 1).expand(N, N))


def test_errors_take_offers_back() -> None:
    out = ow.empty(N, N)
    with pytest.raises(RuntimeError):
        ow.addmm(ow.ones(7), numbers(N, N), numbers(N, N), out=out)
    assert offers.offers == []
    assert not np.shares_memory(offers.memory_for((N, N), np.dtype(np.float32)), out.numpy())


def test_offers_are_those_of_a_thread() -> None:
    taken: list[bool] = []
    array = np.empty((N, N), np.float32)

    def ask() -> None:
        taken.append(np.shares_memory(offers.memory_for((N, N), array.dtype), array))

    with offers.offering([array]):
        other = threading.Thread(target=ask)
        other.start()
        other.join()
        with offers.offering([]):
            ask()
        assert not np.shares_memory(offers.memory_for((N, N), np.dtype(np.float64)), array)
        ask()
        ask()
    assert taken == [False, False, True, False]


def test_what_a_mode_keeps_is_not_written_over() -> None:
    from generated.utils._python_dispatch import TorchDispatchMode

    recorded: list[Any] = []

    class Recorder(TorchDispatchMode):
        """Keeps results."""

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
            result = func(*args, **(kwargs or {}))
            recorded.append((result, result.clone()))
            return result

    x, out = numbers(N, N), ow.empty(N, N)
    with Recorder():
        ow.addmm(x, x, x, alpha=2, out=out)
    assert all(ow.equal(result, before) for result, before in recorded if result is not out)
    assert ow.equal(out, ow.addmm(x, x, x, alpha=2))


LARGE = 1 << 18


@pytest.mark.parametrize("size", [8, LARGE], ids=["small", "large"])
@pytest.mark.parametrize(
    ("compute", "kinds"),
    [
        (lambda x, out: ow.max(x, 0, out=out), ("float32", "int32")),
        (lambda x, out: ow.max(x, 0, out=out), ("int64", "int64")),
        (lambda x, out: ow.sort(x[0], out=out), ("float32", "int32")),
        (lambda x, out: ow.nanquantile(x, 0.5, 0, out=out[0]), ("int64",)),
        (lambda x, out: ow.logsumexp(x, 0, out=out[0]), ("int64",)),
        (lambda x, out: ow.mean(x, 0, out=out[0]), ("int32",)),
        (lambda x, out: ow.logsumexp(x * 1j, 0, out=out[0]), ("float32",)),
    ],
    ids=["indices", "values", "sort", "quantile", "logarithm", "mean", "complex"],
)
def test_nothing_is_written_before_the_error_of_a_dtype(size: int, compute: Any, kinds: tuple[str, ...]) -> None:
    out = tuple(ow.full((size,), 7, dtype=getattr(ow, kind)) for kind in kinds)
    with pytest.raises(RuntimeError):
        compute(ow.randn(3, size), out)
    assert [(item == 7).all().item() for item in out] == [True] * len(out)
    assert [item._version for item in out] == [0] * len(out)


@pytest.mark.parametrize(
    ("compute", "kind"),
    [
        (lambda x, out: ow.linalg.inv(x, out=out), "float32"),
        (lambda x, out: ow.linalg.solve(x, x + 1, out=out), "float32"),
        (lambda x, out: ow.linalg.cholesky(x - 1, out=out), "float32"),
        (lambda x, out: ow.take(x, ow.full((N, N), N * N), out=out), "float32"),
        (lambda x, out: ow.index_select(x, 0, ow.full((N,), N), out=out), "float32"),
        (lambda x, out: ow.gather(x, 0, ow.full((N, N), -N - 1), out=out), "float32"),
        (lambda x, out: ow.addmm(x[0, :7], x, x, out=out), "float32"),
        (lambda x, out: ow.fft.fft(x, dim=5, out=out), "complex64"),
        (lambda x, out: ow.argmax(x, 4, out=out), "int64"),
        (lambda x, out: ow.linalg.multi_dot([x, x, x[:7]], out=out), "float32"),
    ],
)
def test_nothing_is_written_before_another_error(compute: Any, kind: str) -> None:
    out = ow.full((N, N), 7, dtype=getattr(ow, kind))
    for _ in range(2):  # what is known of a call is remembered
        with pytest.raises((RuntimeError, IndexError)):
            compute(ow.zeros(N, N), out)
        assert bool((out == 7).all())
        assert out._version == 0


def test_dtypes_that_are_remembered_are_those_of_the_call() -> None:
    x = numbers(3, 1 << 18)
    for kind in (ow.float32, ow.int64, ow.float32):
        expected = ow.sum(x, 0, dtype=kind)
        assert_same(ow.sum(x, 0, dtype=kind, out=ow.empty_like(expected)), expected)
    ow.set_default_dtype(ow.float64)
    try:
        expected = ow.mean(x, 0)
        assert_same(ow.mean(x, 0, out=ow.empty_like(expected)), expected)
    finally:
        ow.set_default_dtype(ow.float32)
