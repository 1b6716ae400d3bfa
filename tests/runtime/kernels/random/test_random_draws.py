"""Small draws that native code makes are those of the general path, and leave the stream where that leaves it."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.random import operator
from runtime.kernels.random.blocks import ALONE, MANY, MANY_NORMAL
from runtime.kernels.random.operator import default_generator
from runtime.native.builtin import is_on

pytestmark = pytest.mark.smoke
BUILTINS = ("_uniform", "_normal", "_integers", "_events", "_order")
SHAPES = ((), (0,), (1,), (3, 5), (0, 4), (2, 3, 4), (90, 91), (200, 100))
BOUNDS = ((0, 1), (0, 9), (-5, 5), (0, 2**32 - 1), (0, 2**32), (7, 2**40), (-(2**63), 2**63 - 1), (0, 3 << 30))
CHANCES = ("p.clone()", "p.t().contiguous().t()", "p[::2]", "p.expand(2, 6, 5)", "p[0, 0]", "p[:0]", "ow.ones(70, 70)")


@pytest.fixture(autouse=True)
def _loaded() -> None:
    """Native code is there once a kernel has run, and its builtins at the second call."""
    ow.ones(1) + 1
    for name in BUILTINS:
        getattr(operator, name).prepare_kernel()


def assert_both_give(call: Any, monkeypatch: pytest.MonkeyPatch) -> ow.Tensor:
    """The same tensor, and the same position in the stream, with builtins and without them."""
    results = []
    for general in (False, True):
        if general:
            for name in BUILTINS:
                item = getattr(operator, name)
                monkeypatch.setattr(item, "call", item.general)
        generator = ow.Generator().manual_seed(11)
        result = call(generator)
        array = result._array
        results.append((result.dtype, array.shape, array.strides, array.tobytes(), generator.get_state().tolist()))
    for item, other in zip(*results, strict=True):
        np.testing.assert_equal(item, other)
    return result


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("draw", ["rand", "randn"])
def test_floats(draw: str, shape: tuple[int, ...], dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def call(generator: ow.Generator) -> ow.Tensor:
        getattr(ow, draw)((3,), generator=generator, dtype=ow.float32)  # half of a word of 64 bits is left over
        return getattr(ow, draw)(shape, generator=generator, dtype=getattr(ow, dtype))

    result = assert_both_give(call, monkeypatch)
    assert (result.shape, result.dtype) == (shape, getattr(ow, dtype))


@pytest.mark.parametrize("dtype", [None, "int64", "uint8", "float32"])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("bounds", BOUNDS, ids=str)
def test_integers(
    bounds: tuple[int, int], shape: tuple[int, ...], dtype: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = None if dtype is None else getattr(ow, dtype)
    if dtype == "uint8" and not 0 <= bounds[0] < bounds[1] <= 256:
        with pytest.raises(RuntimeError, match="uint8, which does not hold the integers"):
            ow.randint(*bounds, shape, dtype=kind)
        return
    result = assert_both_give(lambda item: ow.randint(*bounds, shape, generator=item, dtype=kind), monkeypatch)
    if dtype in {None, "int64"} and result.numel():
        assert bounds[0] <= int(result._array.min())
        assert int(result._array.max()) < bounds[1]


@pytest.mark.parametrize("dtype", ["float32", "float64", "float16", "bfloat16"])
@pytest.mark.parametrize("chances", CHANCES)
def test_events(chances: str, dtype: str, monkeypatch: pytest.MonkeyPatch) -> None:
    p = ow.rand(6, 5, generator=ow.Generator().manual_seed(3)).to(getattr(ow, dtype))
    arguments = eval(chances, {"ow": ow, "p": p}).to(getattr(ow, dtype))
    result = assert_both_give(lambda item: ow.bernoulli(arguments, generator=item), monkeypatch)
    assert (result.shape, result.dtype) == (arguments.shape, arguments.dtype)
    assert set(result.flatten().tolist()) <= {0.0, 1.0}
    wanted = ow.rand(arguments.shape, generator=ow.Generator().manual_seed(11), dtype=ow.float64) < arguments
    assert result.tolist() == wanted.to(arguments.dtype).tolist()


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("ow.rand((2, -1))", "rand: sizes must not be negative, got [2, -1]"),
        ("ow.randn((1,) * 65)", "randn: 65 sizes were given; a tensor has at most 64 dimensions"),
        ("ow.rand(2, dtype=ow.int64)", "rand: expected a floating dtype, got int64"),
        ("ow.randint(3, 3, (2,))", "random_ expects 'from' to be less than 'to', but got from=3 >= to=3"),
        ("ow.randint(0, 2, (-1,))", "randint: sizes must not be negative, got [-1]"),
        ("ow.randint(0, 2, (2,), dtype=ow.complex64)", "randint: expected a dtype that is not complex, got complex64"),
        ("ow.randint(2, 2, (2,), dtype=ow.complex64)",
         "random_ expects 'from' to be less than 'to', but got from=2 >= to=2"),
        ("ow.bernoulli(ow.tensor([0.5, 1.5]))", "bernoulli: probabilities must lie between 0 and 1"),
        ("ow.bernoulli(ow.tensor([0.5, float('nan')]))", "bernoulli: probabilities must lie between 0 and 1"),
        ("ow.bernoulli(ow.tensor([1, 0]))", "bernoulli: the probabilities must be floating, got opweave.int64"),
    ],
)
def test_what_is_wrong_is_said_as_before(call: str, message: str) -> None:
    for _ in range(2):
        with pytest.raises((RuntimeError, ValueError)) as raised:
            eval(call)
        assert str(raised.value).startswith(message)


@pytest.mark.skipif(not is_on(), reason="there are no builtins")
def test_a_stream_from_which_another_thread_draws_is_not_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    general: list[str] = []
    generator = ow.Generator().manual_seed(0)
    monkeypatch.setattr(operator.Generator, "draw", _noting(general, operator.Generator.draw))
    ow.rand(3, generator=generator)
    assert general == []
    generator.place[0][operator._DRAWS] += 1
    ow.rand(3, generator=generator)
    ow.randint(0, 5, (3,), generator=generator)
    ow.bernoulli(ow.ones(2), generator=generator)
    generator.place[0][operator._DRAWS] -= 1
    assert general == ["random", "integers", "random"]
    ow.rand(3, generator=generator)
    assert len(general) == 3


def _noting(seen: list[str], draw: Any) -> Any:
    def noted(self: Any, method: str, *arguments: Any, **named: Any) -> Any:
        seen.append(method)
        return draw(self, method, *arguments, **named)

    return noted


def test_threads_that_share_a_generator_draw_each_number_once() -> None:
    generator = ow.Generator().manual_seed(5)
    results: list[float] = []

    def work(size: int) -> None:
        for _ in range(200):
            results.extend(ow.rand(size, generator=generator, dtype=ow.float64).tolist())

    threads = [threading.Thread(target=work, args=(size,)) for size in (3, 4100, 5)]
    for item in threads:
        item.start()
    for thread in threads:
        thread.join()
    wanted = np.random.Generator(np.random.Philox(5)).random(len(results))
    np.testing.assert_array_equal(np.sort(results), np.sort(wanted))


def test_a_generator_is_seeded_anew_while_another_thread_draws() -> None:
    generator, stop = ow.Generator(), threading.Event()

    def seed() -> None:
        while not stop.is_set():
            generator.manual_seed(1)

    thread = threading.Thread(target=seed)
    thread.start()
    drawn = [ow.rand(4, generator=generator) for _ in range(2000)]
    stop.set()
    thread.join()
    assert all(0 <= x < 1 for value in drawn for x in value.tolist())


def test_without_numpys_functions_the_general_path_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    from runtime.kernels.random import streams

    wanted = ow.randn(5, generator=ow.Generator().manual_seed(2)).tolist()
    monkeypatch.setattr(streams, "_functions", dict)
    assert ow.randn(5, generator=ow.Generator().manual_seed(2)).tolist() == wanted


@pytest.mark.parametrize("dtype", [None, "int32", "float32"])
@pytest.mark.parametrize("n", [0, 1, 2, 3, 100, 4096, 4097, 16383, 16384, 100_000])
def test_orders(n: int, dtype: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of as many numbers as builtins make, as NumPy makes, and as loops make; each integer occurs once."""
    kind = None if dtype is None else getattr(ow, dtype)
    result = assert_both_give(lambda generator: ow.randperm(n, generator=generator, dtype=kind), monkeypatch)
    assert result.dtype is (kind or ow.int64)
    np.testing.assert_array_equal(np.sort(result.numpy()), np.arange(n, dtype=result.numpy().dtype))


def test_all_orders_are_as_likely() -> None:
    generator, draws = ow.Generator().manual_seed(5), 24_000
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(draws):
        order = tuple(ow.randperm(4, generator=generator).tolist())
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 49.7  # of chi-square with 23, one in a thousand


@pytest.mark.parametrize("call", [
    "ow.randint(0, 257, (2,), dtype=ow.uint8)", "ow.randint(-129, 0, (2,), dtype=ow.int8)",
    "ow.randint(0, 3, (2,), dtype=ow.bool)", "ow.randint(0, 70000, (2,), dtype=ow.float16)",
    "ow.zeros(2, dtype=ow.uint8).random_(257)", "ow.randint_like(ow.zeros(2, dtype=ow.uint8), -1, 3)",
    "ow.randperm(129, dtype=ow.int8)", "ow.randperm(2050, dtype=ow.float16)",
])  # fmt: skip
def test_integers_that_a_dtype_does_not_hold_are_not_drawn(call: str) -> None:
    with pytest.raises(RuntimeError, match="does not hold the integers"):
        eval(call)


def test_all_integers_of_a_dtype_are_drawn() -> None:
    assert set(ow.randint(0, 256, (8192,), dtype=ow.uint8).tolist()) == {*range(256)}
    assert set(ow.randint(0, 2, (100,), dtype=ow.bool).tolist()) == {False, True}
    assert sorted(ow.randperm(128, dtype=ow.int8).tolist()) == [*range(128)]


def test_a_seed_has_64_bits() -> None:
    assert ow.Generator().manual_seed(-1).initial_seed() == 2**64 - 1
    for seed in (2**64, -(2**63) - 1):
        with pytest.raises(ValueError, match="a seed lies in"):
            ow.Generator().manual_seed(seed)


@pytest.mark.parametrize("drawn", [0, 3, 20_000])
def test_a_cloned_state_is_a_stream_by_itself(drawn: int) -> None:
    generator = ow.Generator().manual_seed(7)
    ow.randn(drawn, generator=generator)
    clone = generator.clone_state()
    assert clone is not generator
    assert clone.initial_seed() == 7
    expected = ow.rand(50, generator=generator)
    assert ow.rand(50, generator=clone).tolist() == expected.tolist()
    ow.rand(5, generator=clone)
    again = generator.clone_state()
    assert ow.rand(9, generator=again).tolist() == ow.rand(9, generator=generator).tolist()
    for call in (generator.get_offset, lambda: generator.set_offset(4)):
        with pytest.raises(RuntimeError, match="a generator of the CPU has no offset"):
            call()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("count", [1, MANY_NORMAL - 1, MANY_NORMAL, 257, 1000, MANY - 1, MANY, ALONE - 1, ALONE])
def test_normal_numbers_of_a_seed_are_those_of_the_general_path(count: int, dtype: str) -> None:
    kind = getattr(ow, dtype)
    ow.manual_seed(3)
    drawn = [ow.randn(count, dtype=kind) for _ in range(3)]
    ow.manual_seed(3)
    for result in drawn:
        np.testing.assert_array_equal(
            result.numpy(), default_generator.floats("standard_normal", (count,), kind.numpy)
        )
    ow.manual_seed(3)
    for result in drawn:
        np.testing.assert_array_equal(ow.empty(count, dtype=kind).normal_().numpy(), result.numpy())
