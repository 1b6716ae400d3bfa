"""Reading and writing by every form of index within vmap: what a loop over the samples gives, and its gradients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import generated as ow

INDICES: dict[str, Any] = {
    "int": 2, "negative": -1, "slice": slice(1, 3), "ellipsis": (..., 2), "new": None, "new at the end": (..., None),
    "true": True, "false": False, "new and true": (None, True), "new, true, int": (None, True, 2),
    "new, false, int": (None, False, 2), "true, int": (True, 2), "true, slice": (True, slice(1, 3)),
    "int, true": (1, True), "true, ellipsis": (True, ..., 1), "two bools": (True, False), "list": ([0, 2],),
    "lists": ([0, 2], [1, 3]), "new, list, int": (None, [0, 2], 2), "tensor": lambda m: m.tensor([0, 2]),
    "tensor, new, int": lambda m: (m.tensor([0, 2]), None, 1), "true, tensor": lambda m: (True, m.tensor([0, 2])),
    "tensor, true": lambda m: (m.tensor([0, 2]), True),
    "mask": lambda m: m.tensor([True, False, True]), "masks": lambda m: m.tensor([[True, False, True, False]] * 3),
    "mask without dimensions": lambda m: m.tensor(True), "no mask": lambda m: m.tensor(False),
    "int tensor": lambda m: m.tensor(1), "two ints": (1, 2),
}  # fmt: skip
VALUES: dict[str, Any] = {"number": -1.5, "int": 3, "tensor": lambda m: m.tensor(2.5)}


def of(m: Any, value: Any) -> Any:
    return value(m) if callable(value) else value


def samples(m: Any, dtype: str = "float32") -> Any:
    return m.arange(24).reshape(2, 3, 4).to(getattr(m, dtype))


def written(m: Any, index: Any, value: Any) -> Callable[[Any], Any]:
    def write(x: Any) -> Any:
        x = x.clone()
        x[of(m, index)] = of(m, value)
        return x

    return write


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("index", INDICES)
def test_writing(index: str, value: str) -> None:
    write = written(ow, INDICES[index], VALUES[value])
    for dtype in ("float32", "float16", "int64"):
        x = samples(ow, dtype)
        expected = ow.stack([write(item) for item in x])
        assert ow.vmap(write)(x).tolist() == expected.tolist()
        assert ow.vmap(write, in_dims=1)(x.movedim(0, 1)).tolist() == expected.tolist()
        assert ow.vmap(ow.vmap(write))(ow.stack([x, x]))[1].tolist() == expected.tolist()


@pytest.mark.parametrize("index", INDICES)
def test_reading(index: str) -> None:
    x = samples(ow)
    expected = ow.stack([item[of(ow, INDICES[index])] for item in x])
    result = ow.vmap(lambda item: item[of(ow, INDICES[index])])(x)
    assert result.shape == expected.shape
    assert result.tolist() == expected.tolist()


@pytest.mark.parametrize("index", INDICES)
def test_gradients(index: str) -> None:
    write = written(ow, INDICES[index], -1.5)
    gradient = ow.func.grad(lambda x: ow.vmap(write)(x).pow(2).sum())(samples(ow))
    assert gradient.tolist() == ow.func.grad(lambda x: ow.stack([write(item) for item in x]).pow(2).sum())(
        samples(ow)
    ).tolist()


@pytest.mark.parametrize("name", ["add_", "copy_", "mul_"])
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_samples_without_dimensions_are_written_in_place(dtype: str, name: str) -> None:
    def change(x: Any) -> Any:
        x = x.clone()
        getattr(x[1, 2], name)(ow.full((), 5, dtype=ow.float64))
        return x

    x = samples(ow, dtype)
    assert ow.vmap(change)(x).tolist() == ow.stack([change(item) for item in x]).tolist()


@pytest.mark.parity
@pytest.mark.parametrize("index", INDICES)
def test_writing_in_pytorch(index: str) -> None:
    torch = pytest.importorskip("torch")
    results = [m.vmap(written(m, INDICES[index], -1.5))(samples(m)).tolist() for m in (ow, torch)]
    assert results[0] == results[1]
