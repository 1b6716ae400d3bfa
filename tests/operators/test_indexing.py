"""Square brackets against NumPy: every kind of index, alone and together, read and differentiated."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import generated as ow

ARRAY = np.arange(60.0).reshape(3, 4, 5)
I = np.array([2, 0, 1])  # noqa: E741
J = np.array([[0, 2], [-1, 1]])
MASK = ARRAY[:, :, 0] % 10 == 0
INDICES = {
    "int": 1,
    "negative int": -1,
    "ints": (1, 2),
    "all ints": (1, -2, 3),
    "slice": slice(1, 3),
    "step": slice(None, None, 2),
    "empty slice": slice(5, 2),
    "beyond the end": slice(1, 100),
    "negative bounds": slice(-2, -1),
    "ellipsis": ...,
    "ellipsis and int": (..., 2),
    "int and ellipsis": (0, ...),
    "none": None,
    "nones": (None, 1, None, slice(2), None),
    "ellipsis in the middle": (0, ..., slice(1, 4, 2)),
    "tensor": I,
    "tensor of two dimensions": J,
    "empty tensor": np.zeros(0, int),
    "two tensors": (I, I),
    "tensors that broadcast": (J[:, :1] % 3, I[:2]),
    "tensor and int": (I, 1),
    "int and tensor": (1, I),
    "slice and tensor": (slice(None), I),
    "tensor, slice, tensor": (I, slice(1, 3), I),
    "int, slice, tensor": (0, slice(None), J),
    "tensor and none": (I, None),
    "ellipsis and tensor": (..., I),
    "mask of all": ARRAY > 20,
    "mask of two dimensions": MASK,
    "mask and slice": (MASK, slice(1, 3)),
    "mask of one dimension": np.array([True, False, True]),
    "slice and mask": (slice(None), np.array([True, False, True, True])),
    "mask and tensor": (np.array([True, False, True]), I[:2]),
    "empty mask": ARRAY > 100,
    "list": [0, 2],
    "list and int": ([0, 2], 1),
    "lists": ([0, 2], [1, 3]),
    "0-d tensor": np.array(1),
    "0-d tensor and slice": (np.array(1), slice(2)),
}


def ours(index: object) -> object:
    """An index with tensors for arrays."""
    if isinstance(index, tuple):
        return tuple(ours(item) for item in index)
    return ow.from_numpy(index) if isinstance(index, np.ndarray) else index


def ints_first(array: np.ndarray, index: object) -> tuple[np.ndarray, object]:
    """The view that the ints of an index choose, and the rest: to PyTorch, unlike NumPy, an int is no array."""
    parts = index if isinstance(index, tuple) else (index,)
    if not any(isinstance(part, (np.ndarray, list)) for part in parts) or parts[0] is None or parts[0] is ...:
        return array, index
    for dim in reversed(range(len(parts))):
        if isinstance(parts[dim], int):
            array = array[(*[slice(None)] * dim, parts[dim])]
    return array, tuple(part for part in parts if not isinstance(part, int))


@pytest.mark.parametrize("layout", ["contiguous", "permuted"])
@pytest.mark.parametrize("name", INDICES)
def test_reading(name: str, layout: str) -> None:
    array = ARRAY if layout == "contiguous" else np.ascontiguousarray(ARRAY.transpose(2, 0, 1)).transpose(1, 2, 0)
    result = ow.from_numpy(array)[ours(INDICES[name])]
    view, rest = ints_first(array, INDICES[name])
    wanted = view[rest]
    assert result.shape == wanted.shape
    np.testing.assert_array_equal(result.numpy(), wanted)


@pytest.mark.parametrize("name", INDICES)
def test_gradients(name: str) -> None:
    x = ow.from_numpy(ARRAY.copy()).requires_grad_()
    result = x[ours(INDICES[name])]
    weights = np.arange(1.0, result.numel() + 1).reshape(result.shape)
    (result * ow.from_numpy(weights)).sum().backward()
    wanted = np.zeros_like(ARRAY)
    view, rest = ints_first(wanted, INDICES[name])
    np.add.at(view, rest, weights)
    np.testing.assert_array_equal(x.grad.numpy(), wanted)


@pytest.mark.parametrize("name", INDICES)
def test_a_basic_index_gives_a_view_and_any_other_a_copy(name: str) -> None:
    x = ow.from_numpy(ARRAY.copy())
    result = x[ours(INDICES[name])]
    parts = INDICES[name] if isinstance(INDICES[name], tuple) else (INDICES[name],)
    basic = not any(isinstance(part, list) or np.ndim(part) for part in parts if isinstance(part, (list, np.ndarray)))
    if result.numel():
        assert np.shares_memory(result.numpy(), x.numpy()) == basic


@pytest.mark.parametrize("kind", ["bool", "int8", "float16", "bfloat16", "complex64"])
def test_dtypes(kind: str) -> None:
    x = ow.from_numpy(ARRAY).to(getattr(ow, kind))
    for index in (1, (slice(None), [0, 2]), MASK):
        part = x[ours(index)]
        assert part.dtype is x.dtype
        np.testing.assert_array_equal(part.to(ow.complex128).numpy(), x.to(ow.complex128).numpy()[index])


def test_repeated_indices_add_up_in_float32_for_16_bits() -> None:
    x = ow.zeros((2,), dtype=ow.bfloat16, requires_grad=True)
    x[ow.tensor([0] * 300 + [1])].sum().backward()
    # 300 = 150 * 2 is a bfloat16; ones added one by one would stop at 256, where the next one is 258.
    assert x.grad.tolist() == [300, 1]


WRITES = {
    "int": (1, 7.0),
    "slice": (slice(1, 3), 7.0),
    "row": ((0, slice(None), 2), np.arange(4.0)),
    "tensor": (I, 7.0),
    "mask": (ARRAY > 20, 7.0),
    "broadcast": ((slice(None), 1), np.arange(5.0)),
    "two tensors": ((I, I), np.arange(5.0)),
    "mask with values": (np.array([True, False, True]), np.arange(40.0).reshape(2, 4, 5)),
    "ellipsis": (..., 0.5),
}


@pytest.mark.parametrize("name", WRITES)
def test_writing(name: str) -> None:
    index, value = WRITES[name]
    x, wanted = ow.from_numpy(ARRAY.copy()), ARRAY.copy()
    x[ours(index)] = ours(value)
    wanted[index] = value
    np.testing.assert_array_equal(x.numpy(), wanted)
    assert x._writes is not None


@pytest.mark.parametrize("name", WRITES)
def test_gradients_of_writing(name: str) -> None:
    index, value = WRITES[name]
    x = ow.from_numpy(ARRAY.copy()).requires_grad_()
    tensor = ow.tensor(value, dtype=ow.float64, requires_grad=True)
    y = x * 2
    y[ours(index)] = tensor
    (y * y).sum().backward()
    mask = np.ones_like(ARRAY)
    mask[index] = 0
    np.testing.assert_array_equal(x.grad.numpy(), 8 * ARRAY * mask)
    times = np.broadcast_to(value, ARRAY[index].shape)
    extra = tuple(range(times.ndim - np.ndim(value)))
    np.testing.assert_array_equal(tensor.grad.numpy(), (2 * times).sum(extra))


# Parts of an index, each of which may stand beside any other; names are those of PARTS.
FORMS = (
    "0", "-1", "1:", "::2", "None", "...", "True", "False", "scalar", "vector", "matrix", "mask", "wide_mask", "truth",
    "[0, 2]", "[[0, 1], [1, 0]]", "[True, False, True]", "array", "range(2)",
)  # fmt: skip


def parts(module: Any) -> dict[str, Any]:
    """What the names in FORMS stand for."""
    return {
        "scalar": module.tensor(1), "vector": module.tensor([0, 2]), "matrix": module.tensor([[0, 1], [2, -1]]),
        "mask": module.tensor([True, False, True]), "wide_mask": module.from_numpy(MASK), "truth": module.tensor(True),
        "array": np.array([1, 0]),
    }  # fmt: skip


def indexed(module: Any, source: str) -> Any:
    """What `x[source]` reads, its gradient, and x after it was overwritten; or the kind of error that it raises."""
    x, written = module.from_numpy(ARRAY.copy()).requires_grad_(), module.from_numpy(ARRAY.copy())
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # PyTorch deprecates a list of lists, and takes it as a tuple
            read = eval(source, {**parts(module), "x": x})
            weights = np.arange(1.0, read.numel() + 1).reshape(tuple(read.shape))
            (read * module.from_numpy(weights)).sum().backward()
            exec(f"{source} = 7.5", {**parts(module), "x": written})
    except (IndexError, RuntimeError, TypeError, ValueError) as error:
        return next(item for item in type(error).__mro__ if item.__module__ == "builtins")
    return [tensor.detach().numpy() for tensor in (read, x.grad, written)]


@pytest.mark.parity
@pytest.mark.parametrize("first", FORMS)
def test_every_pair_of_forms_is_taken_as_pytorch_takes_it(first: str) -> None:
    torch = pytest.importorskip("torch")
    for source in [f"x[{first}]", *(f"x[{first}, {second}]" for second in FORMS if (first, second) != ("...", "..."))]:
        ours, theirs = indexed(ow, source), indexed(torch, source)
        if isinstance(theirs, type) or isinstance(ours, type):
            assert ours is theirs, source
            continue
        for tensor, other in zip(ours, theirs, strict=True):
            assert tensor.shape == other.shape, source
            np.testing.assert_array_equal(tensor, other, err_msg=source)


def test_places_of_elements_go_to_given_memory() -> None:
    x, out = ow.tensor([[1, 0], [0, 2]]), ow.empty(0, dtype=ow.int64)
    assert ow.nonzero(x, as_tuple=False, out=out) is out
    assert out.tolist() == ow.nonzero(x).tolist() == [[0, 0], [1, 1]]
    with pytest.raises(RuntimeError, match="tuple"):
        ow.nonzero(x, as_tuple=True, out=out)


@pytest.mark.parametrize("include_self", [True, False])
@pytest.mark.parametrize("zeros", [1, 2, 3])
def test_products_at_places_have_second_gradients_at_zeros(zeros: int, *, include_self: bool) -> None:
    x = ow.tensor([[0.0, 1.5], [-0.5, 2.0], [0.3, 0.7]], dtype=ow.float64, requires_grad=True)
    src = ow.tensor([[0.4, 0.6], [1.2, -0.3], [0.9, -1.1], [0.2, 0.8]], dtype=ow.float64)
    src[:zeros, 1] = 0
    index = ow.tensor([[0, 1], [1, 1], [0, 0], [1, 1]])
    for write in (
        lambda x, src: x.scatter_reduce(0, index, src, "prod", include_self=include_self),
        lambda x, src: x.index_reduce(0, index[:, 1], src, "prod", include_self=include_self),
    ):
        assert ow.autograd.gradcheck(write, (x, src.requires_grad_()))
        assert ow.autograd.gradgradcheck(write, (x, src))
