"""Large tensors: threads, blocks, whole lines and whole rows give what NumPy gives, whatever the number of threads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.compile.threads import launcher, set_num_threads
from runtime.kernels.elementwise.loops.driver import GRAIN
from runtime.kernels.random.philox import fill

MOST = min(2, ow.get_num_threads())


@pytest.fixture(params=sorted({1, MOST}))
def threads(request: pytest.FixtureRequest) -> Iterator[int]:
    """Every test runs on one thread and on two."""
    before = ow.get_num_threads()
    set_num_threads(request.param)
    yield request.param
    set_num_threads(before)


def numbers(*shape: int, dtype: str = "float32", seed: int = 0) -> Any:
    """Numbers whose sums round."""
    return (np.random.default_rng(seed).standard_normal(shape) * 50).astype(dtype)


# Operands of a + b, by what is special about them: two arrays that broadcast.
OPERANDS: dict[str, Callable[[], tuple[Any, Any]]] = {
    "just small": lambda: (numbers(GRAIN - 1), numbers(GRAIN - 1, seed=1)),
    "just large": lambda: (numbers(GRAIN), numbers(GRAIN, seed=1)),
    "float64": lambda: (numbers(300, 301, dtype="float64"), numbers(300, 301, dtype="float64", seed=1)),
    "int16": lambda: (numbers(300, 301, dtype="int16"), numbers(300, 301, dtype="int16", seed=1)),
    "a row": lambda: (numbers(300, 301), numbers(301, seed=1)),
    "a column": lambda: (numbers(300, 301), numbers(300, 1, seed=1)),
    "one number": lambda: (numbers(300, 301), numbers(1, 1, seed=1)),
    "outer": lambda: (numbers(300, 1), numbers(1, 301, seed=1)),
    "transposed": lambda: (numbers(300, 301), numbers(301, 300, seed=1).T),
    "both transposed": lambda: (numbers(301, 300).T, numbers(301, 300, seed=1).T),
    "transposed, several": lambda: (numbers(5, 130, 67), numbers(5, 67, 130, seed=1).swapaxes(1, 2)),
    "turned around": lambda: (numbers(67, 40, 50), numbers(50, 40, 67, seed=1).transpose(2, 1, 0)),
    "from the back": lambda: (numbers(300, 301)[::-1], numbers(300, 301, seed=1)[:, ::-1]),
    "every second": lambda: (numbers(300, 602)[:, ::2], numbers(600, 301, seed=1)[::2]),
}


@pytest.mark.parametrize("name", OPERANDS)
def test_elementwise(name: str, threads: int) -> None:
    a, b = OPERANDS[name]()
    x, y = ow.from_numpy(a), ow.from_numpy(b)
    np.testing.assert_array_equal((x + y).numpy(), a + b)
    np.testing.assert_array_equal((x > y).numpy(), a > b)
    np.testing.assert_array_equal((x * 2).numpy(), a * 2)
    out = ow.empty((0,), dtype=x.dtype)
    assert ow.add(x, y, out=out) is out
    np.testing.assert_array_equal(out.numpy(), a + b)
    if (a + b).shape == a.shape:
        changed = x.clone()
        assert changed.sub_(y) is changed
        assert changed._writes == [1]
        np.testing.assert_array_equal(changed.numpy(), a - b)


def test_elementwise_rejections(threads: int) -> None:
    x = ow.zeros(2, GRAIN)
    with pytest.raises(RuntimeError, match="do not broadcast"):
        x + ow.zeros(3, GRAIN)
    with pytest.raises(RuntimeError, match="refer to a single memory location"):
        x[:, 1:].add_(x[:, :-1])
    with pytest.raises(RuntimeError, match="it was expanded"):
        ow.zeros(1, GRAIN).expand(2, GRAIN).add_(1)


def test_an_error_on_the_way_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    x = ow.ones(GRAIN)
    x + x

    def interrupted() -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(launcher, "threads", interrupted)
    for call in (lambda: x + x, lambda: x.add_(x), lambda: ow.add(x, x, out=x)):
        with pytest.raises(KeyboardInterrupt):
            call()


def logsumexp(x: Any) -> Any:
    """log(sum(exp(x))) along the last dimension, which is kept."""
    most = x.max(-1, keepdims=True)
    return most + np.log(np.exp(x - most).sum(-1, keepdims=True))


# Arrays whose last dimension is reduced a line at a time, or nearly so.
LINES: dict[str, Callable[[], Any]] = {
    "a tail": lambda: numbers(3, 513),
    "no tail": lambda: numbers(40, 640),
    "several a call, and a rest": lambda: numbers(21, 1000),
    "just too short": lambda: numbers(9, 511),
    "two blocks": lambda: numbers(4, 9000),
    "one line": lambda: numbers(1, 20001),
    "all": lambda: numbers(100_003),
    "rows with gaps": lambda: numbers(21, 1200)[:, 100:1100],
    "rows from the back": lambda: numbers(21, 1000)[::-1],
    "lines from the back": lambda: numbers(21, 1000)[:, ::-1],
    "three dimensions": lambda: numbers(7, 6, 777),
    "lines that stand": lambda: numbers(777, 40).T,
    "float64": lambda: numbers(21, 1000, dtype="float64"),
    "float16": lambda: numbers(21, 1000, dtype="float16"),
    "int32": lambda: numbers(21, 1000, dtype="int32"),
    "uint8": lambda: numbers(21, 1000, dtype="uint8"),
}  # fmt: skip
REDUCED: dict[str, Callable[[Any], Any]] = {
    "sum": lambda x: x.sum(-1), "amax": lambda x: x.max(-1), "amin": lambda x: x.min(-1),
    "argmax": lambda x: x.argmax(-1), "argmin": lambda x: x.argmin(-1), "any": lambda x: x.astype(bool).any(-1),
    "count_nonzero": lambda x: (x != 0).sum(-1),
}  # fmt: skip
FLOATING: dict[str, Callable[[Any], Any]] = {
    "mean": lambda x: x.mean(-1), "var": lambda x: x.var(-1, ddof=1),
    "logsumexp": lambda x: logsumexp(x)[..., 0], "softmax": lambda x: np.exp(x - logsumexp(x)),
    "log_softmax": lambda x: x - logsumexp(x),
}  # fmt: skip


@pytest.mark.parametrize("name", LINES)
def test_lines(name: str, threads: int) -> None:
    x = LINES[name]()
    names = FLOATING if x.dtype.kind == "f" else {}
    wide = x.astype(np.float64) if names else x.astype(np.int64)
    for operator, reference in (REDUCED | names).items():
        result = getattr(ow, operator)(ow.from_numpy(x), -1).numpy()
        wanted = reference(wide)
        if operator in ("sum", *FLOATING):
            digits = {"float64": 1e-12, "float32": 2e-5, "float16": 4e-3}.get(x.dtype.name, 0)
            scale = np.abs(wide).sum(-1).max() if operator == "sum" else 1 + np.abs(wanted).max()
            assert np.abs(result - wanted).max() <= digits * scale, operator
        else:
            np.testing.assert_array_equal(result, wanted, err_msg=operator)


@pytest.mark.parametrize("position", [0, 63, 64, 500, 959, 960, 999])
def test_a_nan_in_a_line(position: int, threads: int) -> None:
    x = numbers(21, 1000)
    x[::2, position] = np.nan
    for operator in ("amax", "amin", "sum", "logsumexp", "var"):
        result = getattr(ow, operator)(ow.from_numpy(x), 1).numpy()
        np.testing.assert_array_equal(np.isnan(result), np.arange(21) % 2 == 0)
    assert (ow.argmax(ow.from_numpy(x), 1).numpy()[::2] == position).all()
    assert np.isnan(ow.softmax(ow.from_numpy(x), 1).numpy()).all(1).tolist() == (np.arange(21) % 2 == 0).tolist()


def test_infinite_lines(threads: int) -> None:
    x = np.full((3, 1000), -np.inf, np.float32)
    x[1, 70] = np.inf
    x[2, 999] = 5
    np.testing.assert_array_equal(ow.amax(ow.from_numpy(x), 1).numpy(), [-np.inf, np.inf, 5])
    np.testing.assert_array_equal(ow.amin(ow.from_numpy(-x), 1).numpy(), [np.inf, -np.inf, -5])


def test_lines_have_the_same_bits_on_any_number_of_threads() -> None:
    results = {}
    before = ow.get_num_threads()
    for count in (1, MOST):
        set_num_threads(count)
        results[count] = [
            getattr(ow, operator)(ow.from_numpy(shaped), -1).numpy().tobytes()
            for shaped in (numbers(210, 1000), numbers(3, 50_000), numbers(1, 300_001))
            for operator in ("sum", "var", "softmax", "logsumexp")
        ]
    set_num_threads(before)
    assert results[1] == results[MOST]


@pytest.mark.parametrize("dtype", ["bool", "int16", "float32", "float64", "complex128"])
@pytest.mark.parametrize("dim", [0, 1, 2])
def test_index_select(dtype: str, dim: int, threads: int) -> None:
    x = numbers(60, 70, 80).astype(dtype)
    positions = np.random.default_rng(1).integers(0, x.shape[dim], 500)
    for at in (positions, positions.astype(np.int32), positions[::-1]):
        result = ow.index_select(ow.from_numpy(x), dim, ow.from_numpy(at)).numpy()
        np.testing.assert_array_equal(result, np.take(x, at, dim))
    turned = ow.from_numpy(x.T).permute(2, 1, 0)
    np.testing.assert_array_equal(
        ow.index_select(turned, dim, ow.from_numpy(positions)).numpy(), np.take(x, positions, dim)
    )
    for bad in (-1, x.shape[dim]):
        positions[77] = bad
        with pytest.raises(IndexError, match=rf"index_select\(\): index {bad} is out of bounds for dimension {dim} "):
            ow.index_select(ow.from_numpy(x), dim, ow.from_numpy(positions))


def test_rows_of_nothing(threads: int) -> None:
    assert ow.index_select(ow.zeros(5, 0), 0, ow.zeros(9000, dtype=ow.int64)).shape == (9000, 0)
    assert ow.index_select(ow.zeros(9000, 5), 0, ow.zeros(0, dtype=ow.int64)).shape == (0, 5)


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_cat_and_clone(dim: int, threads: int) -> None:
    parts = [numbers(40, 40, 40), numbers(40, 40, 40, seed=1).transpose(2, 1, 0), numbers(40, 40, 40, seed=2)[::-1]]
    result = ow.cat([ow.from_numpy(part) for part in parts], dim).numpy()
    np.testing.assert_array_equal(result, np.concatenate(parts, dim))
    np.testing.assert_array_equal(ow.from_numpy(parts[0]).clone().numpy(), parts[0])
    np.testing.assert_array_equal(ow.from_numpy(parts[1]).contiguous().numpy(), parts[1])


def test_philox_gives_the_published_words() -> None:
    # Random123's table of known answers: the counter and the key 0, and all ones.
    words_ = np.empty(256, np.float32)
    fill(words_, "random", np.zeros(4, np.uint64))
    words = np.array([0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8])
    np.testing.assert_array_equal(words_[::64], ((words >> 8) * 2.0**-24).astype(np.float32))
    wide = np.empty(128)
    fill(wide, "random", np.zeros(4, np.uint64))
    joined = words[::2].astype(np.uint64) << np.uint64(32) | words[1::2].astype(np.uint64)
    np.testing.assert_array_equal(wide[::64], (joined >> np.uint64(11)) * 2.0**-53)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("name", ["rand", "randn"])
def test_many_random_numbers(name: str, dtype: str) -> None:
    draw, kind, count = getattr(ow, name), getattr(ow, dtype), 400_003
    results = {}
    before = ow.get_num_threads()
    for threads in (1, MOST):
        set_num_threads(threads)
        ow.manual_seed(5)
        results[threads] = draw(count, dtype=kind).numpy()
        assert not np.array_equal(results[threads], draw(count, dtype=kind).numpy())
    set_num_threads(before)
    np.testing.assert_array_equal(results[1], results[MOST])
    drawn = results[1].astype(np.float64)
    # Of so many numbers a mean strays by 0.0016 standard deviations, a fourth moment by a few times that.
    assert len(np.unique(results[1])) > (0.98 if dtype == "float32" else 1 - 1e-9) * count
    if name == "rand":
        assert drawn.min() >= 0
        assert drawn.max() < 1
        drawn = (drawn - 0.5) * np.sqrt(12)
    moments = [np.mean(drawn**power) for power in (1, 2, 3, 4)]
    np.testing.assert_allclose(moments, [0, 1, 0, 1.8 if name == "rand" else 3], atol=0.05)
    for lag in (1, 64, 128, 256):
        assert abs(np.mean(drawn[:-lag] * drawn[lag:])) < 0.01
        assert abs(np.mean(drawn[:-lag] ** 2 * drawn[lag:] ** 2) - 1) < 0.02
