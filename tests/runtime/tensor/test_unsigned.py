"""uint16, uint32 and uint64: NumPy's memory, arithmetic modulo a power of two, and what they do not mix with."""

from __future__ import annotations

import copy
import io
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow

KINDS = ("uint16", "uint32", "uint64")
OTHERS = ("bool", "uint8", "int8", "int16", "int32", "int64", "float16", "float32", "float64", "complex64")
ALL = pytest.mark.parametrize("kind", KINDS)


def numbers(kind: str) -> Any:
    """Small numbers and the largest ones, which are below 0 in signed integers."""
    high = int(np.iinfo(kind).max)
    return np.array([[0, 1, 2, 3], [5, high - 1, high, high // 2], [high // 2 + 1, 7, 200, 9]], kind)


def check(tensor: Any, wanted: Any) -> None:
    """Equal to the bit, and of one dtype."""
    assert tensor.dtype.name == wanted.dtype.name
    np.testing.assert_array_equal(tensor.numpy(), wanted)


@ALL
def test_memory(kind: str) -> None:
    array, dtype = numbers(kind), getattr(ow, kind)
    x = ow.from_numpy(array)
    assert x.dtype is dtype
    assert not dtype.is_signed
    assert (dtype.itemsize, ow.iinfo(dtype).max) == (array.itemsize, np.iinfo(kind).max)
    assert np.shares_memory(x.numpy(), array)
    x[0, 0] = 4
    assert array[0, 0] == 4
    array[0, 0] = 0
    for view, wanted in (
        (x.t(), array.T), (x[1:, ::2], array[1:, ::2]), (x.flip(0), array[::-1]), (x[:, [2, 0]], array[:, [2, 0]]),
        (x[x > 5], array[array > 5]), (x.reshape(4, 3), array.reshape(4, 3)), (x.t().contiguous(), array.T),
        (x.index_select(1, ow.tensor([3, 1])), array[:, [3, 1]]), (x.view(ow.uint8), array.view(np.uint8)),
        (ow.cat([x, x.clone()]), np.concatenate([array, array])), (ow.stack([x, x]), np.stack([array, array])),
    ):  # fmt: skip
        check(view, wanted)
    assert x.tolist() == array.tolist()
    assert x[1, 2].item() == np.iinfo(kind).max
    assert x.type() == f"torch.UInt{8 * array.itemsize}Tensor"


@ALL
def test_making(kind: str) -> None:
    dtype, high = getattr(ow, kind), int(np.iinfo(kind).max)
    check(ow.tensor([0, 1, high], dtype=dtype), np.array([0, 1, high], kind))
    check(ow.full((2,), high, dtype=dtype), np.array([high] * 2, kind))
    check(ow.empty(2, dtype=dtype).fill_(high), np.array([high] * 2, kind))
    check(ow.full((2,), -1, dtype=dtype), np.array([high] * 2, kind))
    check(ow.arange(2, 9, 3, dtype=dtype), np.arange(2, 9, 3, dtype=kind))
    check(ow.zeros(2, dtype=dtype), np.zeros(2, kind))
    check(ow.ones_like(ow.zeros(2, dtype=dtype)), np.ones(2, kind))
    check(ow.tensor(numbers(kind)), numbers(kind))
    assert str(ow.tensor([1, high], dtype=dtype)) == f"tensor([{1:>{len(str(high))}}, {high}], dtype={kind})"
    for wrong in (high + 1, -high - 1):
        with pytest.raises((RuntimeError, ValueError), match="fit"):
            ow.tensor([wrong], dtype=dtype)


@ALL
def test_casts(kind: str) -> None:
    array, dtype = numbers(kind), getattr(ow, kind)
    with np.errstate(all="ignore"):
        for other in OTHERS:
            check(ow.from_numpy(array).to(getattr(ow, other)), array.astype(other))
            small = np.array([0, 1, 2, 100], other)
            check(ow.from_numpy(small).to(dtype), small.real.astype(kind))
            check(ow.zeros(4, dtype=dtype).copy_(ow.from_numpy(small)), small.real.astype(kind))
    check(ow.tensor([-1, -2]).to(dtype), np.array([-1, -2]).astype(kind))
    assert ow.from_numpy(array[0]).to(ow.bfloat16).to(dtype).tolist() == array[0].tolist()


@ALL
def test_files_and_other_libraries(kind: str) -> None:
    array = numbers(kind)
    x = ow.from_numpy(array)
    file = io.BytesIO()
    ow.save({"x": x.t()}, file)
    file.seek(0)
    check(ow.load(file)["x"], array.T)
    check(pickle.loads(pickle.dumps(x)), array)
    check(copy.deepcopy(x), array)
    assert np.from_dlpack(x).dtype == kind
    assert np.shares_memory(np.from_dlpack(x), array)
    check(ow.from_dlpack(array), array)
    check(x.sum(0), array.sum(0).astype(np.int64))


# Arithmetic is that of the dtype, modulo a power of two; NumPy's is the same.
CALLS: dict[str, Callable[[Any, Any], Any]] = {
    "==": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b, ">=": lambda a, b: a >= b,
    "== 5": lambda a, b: a == 5, "> 5": lambda a, b: a > 5, "+": lambda a, b: a + b, "-": lambda a, b: a - b,
    "*": lambda a, b: a * b, "+ 1": lambda a, b: a + 1, "- 1": lambda a, b: a - 1, "* 3": lambda a, b: a * 3,
    "// 7": lambda a, b: a // 7, "% 7": lambda a, b: a % 7, "//": lambda a, b: a // (b | 1),
    "&": lambda a, b: a & b, "|": lambda a, b: a | b, "^": lambda a, b: a ^ b, "~": lambda a, b: ~a,
    "<< 1": lambda a, b: a << 1, ">> 1": lambda a, b: a >> 1, "** 2": lambda a, b: a**2, "negated": lambda a, b: -a,
}  # fmt: skip
FEW = ("==", "<", "+", "- 1", "// 7", ">> 1")
METHODS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "max": (lambda x: x.amax(1), lambda a: a.max(1)),
    "argmax": (lambda x: x.argmax(1), lambda a: a.argmax(1)),
    "sort": (lambda x: x.flatten().sort().values, lambda a: np.sort(a.ravel())),
    "sort of many": (
        lambda x: x.repeat(1, 500).sort(1, descending=True).values, lambda a: np.sort(np.tile(a, 500), 1)[:, ::-1],
    ),
    "topk of many": (lambda x: x.repeat(1, 500).topk(2, 1).values, lambda a: np.sort(np.tile(a, 500), 1)[:, :-3:-1]),
    "kthvalue": (lambda x: x.kthvalue(2, 1).values, lambda a: np.sort(a, 1)[:, 1]),
    "cummax": (lambda x: x.cummax(0).values, lambda a: np.maximum.accumulate(a, 0)),
    "searchsorted": (
        lambda x: ow.searchsorted(x.flatten().sort().values, x), lambda a: np.searchsorted(np.sort(a.ravel()), a),
    ),
    "prod": (lambda x: x.prod(1), lambda a: a.astype(np.int64).prod(1)),
    "isin": (lambda x: ow.isin(x, x[1]), lambda a: np.isin(a, a[1])),
    "scatter_add": (
        lambda x: x.scatter_add(0, ow.zeros(1, 4, dtype=ow.int64), x[1:2]),
        lambda a: np.concatenate([a[:1] + a[1:2], a[1:]]),
    ),
    "index_add": (lambda x: x.index_add(0, ow.tensor([0]), x[1:2]), lambda a: np.concatenate([a[:1] + a[1:2], a[1:]])),
    "triu": (lambda x: x.triu(), np.triu),
    "roll": (lambda x: x.roll(1, 0), lambda a: np.roll(a, 1, 0)),
    "float power": (lambda x: x[0] ** 0.5, lambda a: (a[0].astype(np.float32)) ** np.float32(0.5)),
    "min": (lambda x: x.amin(0), lambda a: a.min(0)),
    "cumsum": (lambda x: x.cumsum(0), lambda a: a.astype(np.int64).cumsum(0)),
    "unique": (lambda x: x.unique(), np.unique),
    "where": (lambda x: ow.where(x > 5, x, x.flip(0)), lambda a: np.where(a > 5, a, a[::-1])),
    "topk": (lambda x: x.flatten().topk(3).values, lambda a: np.sort(a.ravel())[:-4:-1]),
    "matmul": (lambda x: x @ x.t(), lambda a: a @ a.T),
    "maximum": (lambda x: ow.maximum(x, x.flip(1)), lambda a: np.maximum(a, a[:, ::-1])),
    "clamp": (lambda x: x.clamp(2, 9), lambda a: a.clip(2, 9)),
}


def chosen(names: Any, few: tuple[str, ...]) -> list[Any]:
    """All, of which those that are not among the few are for long runs: each is a kernel to compile."""
    cases = [(name, kind, name in few and kind == "uint64") for name in names for kind in KINDS]
    return [pytest.param(*item, marks=() if usual else pytest.mark.exhaustive) for *item, usual in cases]


@pytest.mark.parametrize(("name", "kind"), chosen(CALLS, FEW))
def test_operators(name: str, kind: str) -> None:
    a, b = numbers(kind), numbers(kind)[::-1].copy()
    with np.errstate(all="ignore"):
        for left, right in ((a, b), (a.T, b.T), (a[:, ::2], b[:, ::2])):
            check(CALLS[name](ow.from_numpy(left), ow.from_numpy(right)), CALLS[name](left, right))


@pytest.mark.parametrize(("name", "kind"), chosen(METHODS, ("max", "sort", "where")))
def test_methods(name: str, kind: str) -> None:
    ours, theirs = METHODS[name]
    a = numbers(kind)
    check(ours(ow.from_numpy(a)), theirs(a))


@pytest.mark.parametrize("kind", [item if item == "uint64" else pytest.param(item, marks=pytest.mark.exhaustive)
                                  for item in KINDS])  # fmt: skip
def test_what_becomes_a_float(kind: str) -> None:
    x = ow.from_numpy(numbers(kind))
    np.testing.assert_allclose(x.sqrt().numpy(), np.sqrt(numbers(kind).astype(np.float64)), rtol=1e-6)
    assert (x / 2).dtype is (x * 0.5).dtype is (x + ow.ones(4)).dtype is ow.float32


@ALL
def test_what_they_do_not_mix_with(kind: str) -> None:
    dtype = getattr(ow, kind)
    x = ow.zeros(3, dtype=dtype)
    assert ow.result_type(x, 1) is ow.result_type(x, ow.tensor(1)) is ow.result_type(x, True) is dtype
    assert ow.promote_types(dtype, ow.float16) is ow.float16
    for other in (ow.uint8, ow.int8, ow.int64, *(getattr(ow, name) for name in KINDS if name != kind)):
        said = "have no common dtype: convert one of them"
        with pytest.raises(RuntimeError, match=said):
            ow.promote_types(dtype, other)
        with pytest.raises(RuntimeError, match=said):
            x + ow.zeros(3, dtype=other)
        with pytest.raises(RuntimeError, match=said):
            ow.cat([x, ow.zeros(3, dtype=other)])
    with pytest.raises(RuntimeError, match="only floating point and complex"):
        x.requires_grad_()
    with pytest.raises(IndexError, match=f"signed integers, uint8 or bool, got {kind}"):
        ow.arange(4)[x]
    with pytest.raises(RuntimeError, match="index"):
        ow.arange(4).index_select(0, x)
    with pytest.raises(RuntimeError, match="index"):
        ow.arange(4).gather(0, x)
    with pytest.raises(NotImplementedError, match=f"mean is not implemented for {kind}"):
        x.mean()
