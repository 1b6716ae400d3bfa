"""Scans against NumPy and PyTorch, and accumulators whose parts are several lines: values, layouts, threads, errors."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from written_packages import imported_package

import generated as ow

NAN, INF = math.nan, math.inf
FLOATS = ("float16", "bfloat16", "float32", "float64")
REAL = ("bool", "uint8", "int8", "int16", "int32", "int64", *FLOATS)
EPSILON = {
    "float16": 2e-3, "bfloat16": 1.6e-2, "float32": 3e-7, "float64": 1e-14, "complex64": 1e-6, "complex128": 1e-14,
}  # fmt: skip
SHAPES = ((5,), (1,), (2, 3), (7, 1, 4), (3, 70, 5), (40, 300), (300, 40), (2, 3, 4, 5))


def sample(shape: tuple[int, ...], kind: str) -> np.ndarray:
    random = np.random.default_rng(len(shape))
    if kind == "bool":
        return random.integers(0, 2, shape) > 0
    if "int" in kind:
        return random.integers(1 if kind == "uint8" else -3, 4, shape).astype(kind)
    values = random.standard_normal(shape) * 0.9
    if kind in ("complex64", "complex128"):
        return (values + 1j * random.standard_normal(shape)).astype(kind)
    return values.astype("float32" if kind == "bfloat16" else kind)


def tensor(array: np.ndarray, kind: str) -> Any:
    result = ow.from_numpy(array)
    return result.to(ow.bfloat16) if kind == "bfloat16" else result


def array_of(result: Any) -> np.ndarray:
    result = result.detach()
    return (result.float() if result.dtype is ow.bfloat16 else result).numpy()


def exact(kind: str) -> str:
    return "int64" if kind == "bool" or "int" in kind else "complex128" if kind.startswith("c") else "float64"


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("kind", [*REAL, "complex64", "complex128"])
@pytest.mark.parametrize("name", ["cumsum", "cumprod"])
def test_sums_and_products(name: str, kind: str, shape: tuple[int, ...]) -> None:
    x = tensor(sample(shape, kind), kind)
    values = array_of(x).astype(exact(kind))
    for dim in range(-len(shape), len(shape)):
        result = getattr(ow, name)(x, dim)
        assert result.dtype.name == (kind if kind in EPSILON else "int64")
        wanted = getattr(np, name)(values, dim)
        if kind in EPSILON:
            size = np.abs(values).cumsum(dim) if name == "cumsum" else np.abs(wanted)
            assert (np.abs(array_of(result) - wanted) <= EPSILON[kind] * size * (2 + shape[dim]) + 1e-7).all()
        else:
            np.testing.assert_array_equal(array_of(result), wanted)


def running(values: np.ndarray, dim: int, better: Any) -> tuple[np.ndarray, np.ndarray]:
    """The best so far and where it is, one line after the other."""
    best, at = values.copy(), np.zeros(values.shape, np.int64)
    for line in itertools.product(*(range(size) for k, size in enumerate(values.shape) if k != dim % values.ndim)):
        index = [*line]
        index.insert(dim % values.ndim, slice(None))  # type: ignore[call-overload]
        lead = 0
        row = values[tuple(index)]
        for k, value in enumerate(row):
            if better(value, row[lead]) or np.isnan(value):
                lead = k
            best[tuple(index)][k], at[tuple(index)][k] = row[lead], lead
    return best, at


@pytest.mark.parametrize("shape", [(9,), (4, 6), (3, 40, 2)], ids=str)
@pytest.mark.parametrize("kind", REAL)
@pytest.mark.parametrize(("name", "better"), [("cummax", lambda a, b: a >= b), ("cummin", lambda a, b: a <= b)])
def test_the_best_so_far_and_where(name: str, better: Any, kind: str, shape: tuple[int, ...]) -> None:
    values = sample(shape, kind)
    if kind in FLOATS:
        values = np.round(values)  # ties
        values[values == 1] = NAN
    x = tensor(values, kind)
    for dim in range(len(shape)):
        best, at = getattr(ow, name)(x, dim)
        wanted, where = running(array_of(x), dim, better)
        assert (best.dtype, at.dtype) == (x.dtype, ow.int64)
        np.testing.assert_array_equal(array_of(best), wanted)
        np.testing.assert_array_equal(array_of(at), where)


@pytest.mark.parametrize("name", ["cummax", "cummin"])
def test_several_results_have_their_names(name: str) -> None:
    x = ow.tensor([1.0, 3.0, 2.0], requires_grad=True)
    result = getattr(ow, name)(x, 0)
    kind = getattr(ow.return_types, name)
    assert type(result) is kind
    assert result.values is result[0]
    assert result.indices is result[1]
    values, indices = ow.empty(3), ow.empty(3, dtype=ow.int64)
    assert type(getattr(ow, name)(x.detach(), 0, out=(values, indices))) is kind


@pytest.mark.parametrize("kind", FLOATS)
def test_logarithm_of_the_sum_of_exponentials(kind: str) -> None:
    x = tensor(sample((60, 30), kind) * 20, kind)
    for dim in (0, 1):
        wanted = np.logaddexp.accumulate(array_of(x).astype("f8"), dim)
        np.testing.assert_allclose(array_of(ow.logcumsumexp(x, dim)), wanted, rtol=EPSILON[kind], atol=EPSILON[kind])
    large = ow.tensor([-INF, -INF, 1000.0, 1000.0, INF, NAN]).logcumsumexp(0)
    np.testing.assert_allclose(large.numpy(), [-INF, -INF, 1000.0, 1000.0 + math.log(2), INF, NAN], rtol=1e-6)


@pytest.mark.parametrize("layout", ["transposed", "reversed view", "every second", "expanded", "0-strided rows"])
def test_any_strides(layout: str) -> None:
    base = ow.from_numpy(sample((40, 50), "float32"))
    x = {
        "transposed": lambda: base.t(),
        "reversed view": lambda: ow.from_numpy(base.numpy()[::-1, ::-1]),
        "every second": lambda: base[::2, 1::3],
        "expanded": lambda: base[:, :1].expand(40, 30),
        "0-strided rows": lambda: base[:1].expand(20, 50),
    }[layout]()
    for dim in (0, 1):
        result = x.cumsum(dim)
        np.testing.assert_allclose(result.numpy(), x.numpy().astype("f8").cumsum(dim), rtol=1e-5, atol=1e-5)
        assert result.is_contiguous()


def test_nothing_and_no_dimension() -> None:
    for shape in ((0,), (0, 3), (3, 0), (2, 0, 3)):
        for dim in range(len(shape)):
            assert ow.zeros(shape).cumsum(dim).shape == shape
            best, at = ow.zeros(shape).cummax(dim)
            assert (best.shape, at.shape) == (shape, shape)
    for dim in (0, -1):
        assert ow.tensor(3.0).cumsum(dim).item() == 3
        assert [tensor.item() for tensor in ow.tensor(3).cummin(dim)] == [3, 0]


def test_dtype_converts_first_and_long_sums_keep_their_digits() -> None:
    x = ow.tensor([200, 100], dtype=ow.uint8)
    assert x.cumsum(0).tolist() == [200, 300]
    assert (x.cumsum(0, dtype=ow.float64).dtype, x.cumprod(0, dtype=ow.int32).tolist()) == (ow.float64, [200, 20000])
    values = np.random.default_rng(0).uniform(size=1_000_000).astype("f4")
    result = ow.from_numpy(values).cumsum(0).numpy()
    np.testing.assert_allclose(result, values.astype("f8").cumsum(), rtol=1.2e-7)


def test_in_place_and_out() -> None:
    x = ow.tensor([[1.0, 2.0], [3.0, 4.0]])
    position, before = x.data_ptr(), x._writes
    assert x.cumsum_(1) is x
    assert (x.tolist(), x.data_ptr() == position, x._writes != before) == ([[1, 3], [3, 7]], True, True)
    out = ow.zeros((0,))
    assert ow.cumprod(x, 0, out=out) is out
    assert out.tolist() == [[1, 3], [3, 21]]
    assert ow.cumsum(x, 0, out=x) is x
    assert x.tolist() == [[1, 3], [4, 10]]
    small = ow.tensor([1, 2], dtype=ow.int32)
    assert small.cumsum_(0).tolist() == [1, 3]


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (
            lambda: ow.zeros((2, 3)).cumsum(2), IndexError,
            "cumsum: Dimension out of range (expected to be in range of [-2, 1], but got 2)",
        ),
        (
            lambda: ow.tensor(1.0).cummax(1), IndexError,
            "cummax: Dimension out of range (expected to be in range of [-1, 0], but got 1)",
        ),
        (
            lambda: ow.tensor([1j]).cummax(0), NotImplementedError,
            "cummax is not implemented for complex64; it accepts bool, uint8, int8, int16, int32, int64, float16, "
            "bfloat16, float32, float64, uint16, uint32, uint64",
        ),
        (
            lambda: ow.tensor([1]).logcumsumexp(0), NotImplementedError,
            "logcumsumexp is not implemented for int64; it accepts float16, bfloat16, float32, float64, complex64, "
            "complex128",
        ),
        (
            lambda: ow.tensor([True]).cumsum_(0), RuntimeError,
            "cumsum is not implemented for results of dtype bool",
        ),
        (
            lambda: ow.zeros((3,)).expand(2, 3).cumsum_(0), RuntimeError,
            "cumsum: unsupported operation: more than one element of the written-to tensor refers to a single "
            "memory location "
            "(it was expanded); clone() it before the operation",
        ),
    ],
)  # fmt: skip
def test_errors(call: Any, error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call()
    assert str(caught.value) == text


@pytest.mark.parametrize("name", ["cumsum", "cummax", "logcumsumexp"])
@pytest.mark.parametrize("shape", [(300_001,), (700, 501), (7, 50_000), (50_000, 7), (40, 50, 100)], ids=str)
def test_the_bits_do_not_depend_on_threads(name: str, shape: tuple[int, ...]) -> None:
    x = ow.from_numpy(sample(shape, "float32"))
    before = ow.get_num_threads()
    for dim in range(len(shape)):
        results = []
        for threads in sorted({1, before}):
            ow.set_num_threads(threads)
            result = getattr(ow, name)(x, dim)
            results.append(result if isinstance(result, tuple) else (result,))
        for tensor, other in zip(results[0], results[-1], strict=True):
            np.testing.assert_array_equal(tensor.numpy(), other.numpy())


ROWS_WITH_ZEROS = [[1.0, 0.0, 2.0, -1.5], [3.0, 0.0, 0.0, 1.0], [0.5, 2.0, 1.0, 1.0]]


@pytest.mark.parametrize("values", [ROWS_WITH_ZEROS, [0.0, 2.0], 3.0], ids=["rows", "line", "number"])
@pytest.mark.parametrize("name", ["cumsum", "cumprod", "logcumsumexp"])
def test_gradients_of_both_orders(name: str, values: Any) -> None:
    x = ow.tensor(values, dtype=ow.float64, requires_grad=True)
    for dim in range(max(x.ndim, 1)):
        assert ow.autograd.gradcheck(lambda t, dim=dim: getattr(ow, name)(t, dim), x)
        assert ow.autograd.gradgradcheck(lambda t, dim=dim: getattr(ow, name)(t, dim), x)


@pytest.mark.parity
@pytest.mark.parametrize("name", ["cumsum", "cumprod", "logcumsumexp"])
def test_gradients_are_those_of_torch(name: str) -> None:
    torch = pytest.importorskip("torch")
    values = sample((6, 50), "float64") * 10
    values[2, 3] = 0
    ours, theirs = ow.from_numpy(values).requires_grad_(), torch.from_numpy(values.copy()).requires_grad_()
    weights = sample((50,), "float64")
    (getattr(ow, name)(ours, 1) * ow.from_numpy(weights)).sum().backward()
    (getattr(torch, name)(theirs, 1) * torch.from_numpy(weights)).sum().backward()
    np.testing.assert_allclose(ours.grad.numpy(), theirs.grad.numpy(), rtol=1e-7, atol=1e-9)


def test_in_place_records_its_gradient() -> None:
    x = ow.tensor([1.0, 2.0, 3.0], requires_grad=True)
    y = x * 2
    y.cumsum_(0)
    y.sum().backward()
    assert x.grad.tolist() == [6.0, 4.0, 2.0]


# -- accumulators of several lines ---------------------------------------------------------------------------------

OPERATORS = """
- func: moments(Tensor self, int[1]? dim=None, bool keepdim=False) -> (Tensor mean, Tensor variance)
  promote: floating
  # Welford's method; both steps read the mean before the element
  reduce:
    let: {delta: self - mean}
    mean:
      init: 0
      step: mean + delta / (seen + 1)
      combine: (mean * seen + mean_other * seen_other) / maximum(seen + seen_other, 1)
    squares:
      init: 0
      step: squares + delta * delta * seen / (seen + 1)
      combine: |
        both = maximum(seen + seen_other, 1)
        gap = mean_other - mean
        squares + squares_other + gap * gap * seen * seen_other / both
    seen: {init: 0, step: seen + 1}
  finish: |
    n = seen
    mean, squares / n
- func: fibonacci(Tensor self, int dim) -> (Tensor a, Tensor b)
  # every step reads the values before the element
  scan:
    a: {init: 0, step: b * self}
    b: {init: 1, step: a + b}
  each: a, b
- func: smoothed(Tensor self, int dim, float rate) -> Tensor
  dtypes: floating
  scan:
    level:
      init: 0
      step: |
        kept = (1 - rate) * level
        kept + rate * self
  each: |
    weight = 1 - (1 - rate) ** (index + 1)
    level / weight
- func: from_the_back(Tensor self, int dim) -> (Tensor total, Tensor at)
  scan: {total: {init: 0, step: total + self}}
  each: total, index
  reverse: true
- func: two(Tensor self, Tensor weight, int dim) -> Tensor
  scan: {total: {init: 0, step: total + self * weight}}
- func: share(Tensor self, int dim) -> Tensor
  promote: floating
  reduce: {total: {init: 0, step: total + self}}
  each: |
    part = self / total
    part * part
- func: some(Tensor self, int dim) -> Tensor
  promote: bool
  scan: {found: {type: bool, init: False, step: found or self != 0}}
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with imported_package(tmp_path_factory.mktemp("scans"), "scans_under_test", OPERATORS) as imported:
        yield imported


@pytest.mark.parametrize("shape", [(5,), (3, 1000), (1000, 3), (70, 90)], ids=str)
def test_shared_names_in_a_reduction(package: Any, shape: tuple[int, ...]) -> None:
    values = sample(shape, "float64") + 100
    for dim in (None, *range(len(shape))):
        mean, variance = package.moments(ow.from_numpy(values), dim)
        np.testing.assert_allclose(mean.numpy(), values.mean(dim), rtol=1e-12)
        np.testing.assert_allclose(variance.numpy(), values.var(dim), rtol=1e-9)


@pytest.mark.parametrize("shape", [(8,), (8, 300), (3, 8, 2)], ids=str)
def test_steps_read_the_values_before_the_element(package: Any, shape: tuple[int, ...]) -> None:
    tensor = ow.ones(shape)
    dim = shape.index(8)
    a, b = package.fibonacci(tensor, dim)
    take = tuple(slice(None) if size == 8 else -1 for size in shape)
    assert a.numpy()[take].tolist() == [1, 1, 2, 3, 5, 8, 13, 21]
    assert b.numpy()[take].tolist() == [1, 2, 3, 5, 8, 13, 21, 34]


@pytest.mark.parametrize("shape", [(30,), (30, 50), (50, 30)], ids=str)
def test_names_in_steps_and_in_each(package: Any, shape: tuple[int, ...]) -> None:
    values = sample(shape, "float64")
    dim = shape.index(30)
    rate, level, wanted = 0.3, np.zeros(np.delete(shape, dim)), []
    for k in range(30):
        level = 0.7 * level + rate * np.take(values, k, dim)
        wanted.append(level / (1 - 0.7 ** (k + 1)))
    result = package.smoothed(ow.from_numpy(values), dim, rate)
    np.testing.assert_allclose(result.numpy(), np.stack(wanted, dim), rtol=1e-12, atol=1e-14)


def test_from_the_back(package: Any) -> None:
    values = sample((5, 7), "float64")
    for dim in (0, 1):
        total, at = package.from_the_back(ow.from_numpy(values), dim)
        np.testing.assert_allclose(total.numpy(), np.flip(np.flip(values, dim).cumsum(dim), dim))
        np.testing.assert_array_equal(at.numpy(), np.indices((5, 7))[dim])


def test_a_second_tensor_is_read_at_the_same_element(package: Any) -> None:
    x, weight = sample((4, 60), "float64"), sample((60, 4), "float32").T
    for dim in (0, 1):
        result = package.two(ow.from_numpy(x), ow.from_numpy(weight), dim)
        assert result.dtype is ow.float64
        np.testing.assert_allclose(result.numpy(), (x * weight).cumsum(dim), rtol=1e-12, atol=1e-14)
    with pytest.raises(RuntimeError) as caught:
        package.two(ow.zeros((2, 3)), ow.zeros((2,)), 0)
    assert str(caught.value) == (
        "two: shapes [2, 3] and [2] do not broadcast: aligned at the right, sizes must be equal or 1"
    )


def test_names_in_each_of_a_reduction_and_bool_accumulators(package: Any) -> None:
    values = np.abs(sample((4, 60), "float64"))
    share = values / values.sum(1, keepdims=True)
    np.testing.assert_allclose(package.share(ow.from_numpy(values), 1).numpy(), share * share, rtol=1e-12)
    assert package.some(ow.tensor([0, 0, 3, 0]), 0).tolist() == [False, False, True, True]
