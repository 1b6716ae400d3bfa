"""Casts of large arrays by loops of ours: NumPy's bits for every pair of dtypes, whatever the numbers are."""

from __future__ import annotations

import numpy as np
import pytest

import generated as ow
from runtime.compile.array_loops import ArrayLoop
from runtime.tensor import casting, dtypes
from runtime.tensor.loops.dense_casts import converted

COUNT = 40_000
EDGES = [2.0**31, 2.0**63, 2.0**32, 2.0**15, 2.0**16, 65504.0, 65520.0, 2.0**-14, 2.0**-24, 2.0**-25, 128.0, 256.0]
AROUND = [0.0, 1.0, -1.0, 0.5, 2.0**-40]
TO_NUMPY = (dtypes.uint32, dtypes.uint64)  # what is not left to NumPy of floats: that depends on its compiler


def drawn(kind: dtypes.dtype) -> np.ndarray:
    """Numbers of all kinds: of random bits, of all sizes, and those around which casts change."""
    draw = np.random.default_rng(kind.code)
    if kind in (dtypes.float16, dtypes.bfloat16):
        return np.arange(1 << 16, dtype=np.uint16).view(kind.numpy)
    result = draw.integers(0, 256, COUNT * kind.itemsize, np.uint8)
    if kind is dtypes.bool_:
        return result > 127
    array = result.view(kind.numpy)
    if kind.category >= dtypes.FLOATING:
        edges = [edge + by for edge in EDGES for by in (*AROUND, edge * 2.0**-11, edge * (2.0**-11 + 2.0**-40))]
        edges = [*edges, *[-edge for edge in edges], 0.0, -0.0, np.nan, np.inf, -np.inf]
        parts = array.view(kind.to_real().numpy)
        sizes = draw.standard_normal(COUNT // 2) * 10.0 ** draw.integers(-9, 20, COUNT // 2)
        parts[: COUNT // 2], parts[COUNT // 2 :][: len(edges)] = sizes, edges
    return array


def by_numpy(array: np.ndarray, source: dtypes.dtype, target: dtypes.dtype) -> np.ndarray:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(casting, "_MANY", 1 << 60)
        return casting.cast_array(array, source, target)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("target", dtypes.dtype.by_code, ids=repr)
@pytest.mark.parametrize("source", dtypes.dtype.by_code, ids=repr)
def test_casts_have_the_bits_of_numpys(source, target, threads):
    if source is target:
        return
    before = ow.get_num_threads()
    ow.set_num_threads(threads)
    try:
        arguments = drawn(source)
        for array in (arguments, arguments[: len(arguments) // 4 * 4].reshape(-1, 4).T):
            wanted, result = by_numpy(array, source, target), converted(array, source, target)
            if result is not None:
                assert result.strides == wanted.strides
                assert result.tobytes("A") == wanted.tobytes("A")
            else:
                wide = source is dtypes.complex128 and target.category < dtypes.COMPLEX
                assert wide or (source.category > dtypes.INTEGRAL and target in TO_NUMPY)
            assert casting.cast_array(array, source, target).tobytes("A") == wanted.tobytes("A")
    finally:
        ow.set_num_threads(before)


def test_small_arrays_and_others_than_dense_ones_are_numpys():
    assert converted(np.ones(100), dtypes.float64, dtypes.float32) is None
    assert converted(np.ones((COUNT, 2))[:, 0], dtypes.float64, dtypes.float32) is None
    assert converted(np.ones((COUNT, 2))[:, 0], dtypes.float64, dtypes.float16) is None


def test_numpy_casts_until_a_loop_is_compiled(monkeypatch):
    monkeypatch.setattr(ArrayLoop, "is_ready", lambda *_: False)
    monkeypatch.setattr(ArrayLoop, "__call__", lambda *_: pytest.fail("the loop is not compiled"))
    array = np.linspace(-3, 3, COUNT, dtype=np.float32)
    for kind in (ow.float16, ow.bfloat16, ow.int64, ow.complex64):
        assert ow.from_numpy(array).to(kind).double().abs().max().item() == 3.0


def test_all_float16_are_what_numpy_casts():
    half = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    assert converted(half, dtypes.float16, dtypes.float32).tobytes() == half.astype(np.float32).tobytes()
    assert ow.from_numpy(half).float()._array.tobytes() == half.astype(np.float32).tobytes()


def halfway() -> np.ndarray:
    """float32 of all kinds, and those around which float16 changes."""
    bits = np.random.default_rng(1).integers(0, 1 << 32, 1 << 16).astype(np.uint32)
    for middle in (0x38800000, 0x47800000, 0x33000000, 0x33800000, 0x7F800000, 0x477FF000):
        bits = np.append(bits, np.arange(middle - 4200, middle + 4200, dtype=np.uint32))
    return np.append(bits, bits | np.uint32(1 << 31)).view(np.float32)


def test_float32_become_halves_as_numpy_and_rounding_say():
    arguments = halfway()
    with np.errstate(all="ignore"):
        assert converted(arguments, dtypes.float32, dtypes.float16).tobytes() == arguments.astype(np.float16).tobytes()
    bits = arguments.view(np.uint32)
    rounded = ((bits + ((bits >> 16 & 1) + np.uint32(0x7FFF))) >> 16).astype(np.uint16)
    wanted = np.where(np.isnan(arguments), np.uint16(0x7FC0), rounded)
    brain = converted(arguments, dtypes.float32, dtypes.bfloat16)
    assert (brain.view(np.uint16) == wanted).all()
    assert (converted(brain, dtypes.bfloat16, dtypes.float32).view(np.uint32) == wanted.astype(np.uint32) << 16).all()


# Memory that a cast is written into, for an array of one dimension and for its view in two.
TARGETS = {
    "rows": lambda shape, kind: np.zeros(shape, kind),
    "columns": lambda shape, kind: np.zeros(shape, kind, "F"),
    "steps": lambda shape, kind: np.zeros((*shape[:-1], 2 * shape[-1]), kind)[..., ::2],
    "backwards": lambda shape, kind: np.zeros(shape, kind)[..., ::-1],
}


@pytest.mark.parametrize("target", dtypes.dtype.by_code, ids=repr)
@pytest.mark.parametrize("source", dtypes.dtype.by_code, ids=repr)
def test_a_cast_into_memory_has_the_same_bits(source, target):
    for count in (7, casting._MANY - 1, casting._MANY + 1, COUNT):  # on both sides of every choice
        values = drawn(source)[-count:]
        for array in (values, values[::-1], values[: len(values) // 4 * 4].reshape(-1, 4).T):
            expected = casting.cast_array(array, source, target)
            for lie in TARGETS.values():
                out = lie(array.shape, target.numpy)
                casting.cast_into(out, array, source, target)
                assert out.tobytes() == expected.tobytes()


@pytest.mark.parametrize(("source", "target"), [("float64", "float32"), ("int64", "float64"), ("float32", "int32")])
@pytest.mark.parametrize("count", [10, COUNT])
def test_a_cast_into_its_own_memory(source, target, count):
    # What is read may lie in front of what is written, and behind it.
    for shift in (0, 1, 2):
        memory = np.arange(2 * (count + 4) * 8, dtype=np.uint8).astype(np.int64).view(source)
        memory[:] = np.arange(memory.size)
        array, out = memory[:count], memory.view(target)[shift : shift + count]
        expected = casting.cast_array(array.copy(), dtypes.BY_NAME[source], dtypes.BY_NAME[target])
        casting.cast_into(out, array, dtypes.BY_NAME[source], dtypes.BY_NAME[target])
        np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize("count", [100, COUNT])
def test_copies_between_dtypes_are_written_once(count, monkeypatch):
    source, target = ow.ones(count, dtype=ow.uint8), ow.zeros(count)
    monkeypatch.setattr(casting, "cast_array", None)  # which makes the result before it is written
    assert target.copy_(source) is target
    assert target.sum().item() == count
