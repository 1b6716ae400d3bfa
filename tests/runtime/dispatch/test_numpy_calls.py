"""NumPy's functions of tensors: what gives tensors, where gradients flow, what NumPy computes, and what is an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from generated import Tensor

A = np.array([[1.5, 2.0, 0.25], [4.0, 3.0, 1.25]])
Call = Callable[[Any], Any]
# Each is called on an array and on a tensor, gives a tensor there, and passes a gradient on where it is marked so.
TENSORS: dict[str, tuple[Call, bool]] = {
    "sin": (lambda a: np.sin(a), True),
    "a function that the standard lacks": (lambda a: np.exp2(a), True),
    "another name": (lambda a: np.arctan2(a, np.ones(3)), True),
    "add": (lambda a: np.add(a, np.ones(3)), True),
    "array first": (lambda a: np.subtract(np.ones(3), a), True),
    "operator of an array": (lambda a: np.full(3, 2.0) ** a, True),
    "NumPy's number": (lambda a: np.float64(3) / a, True),
    "comparison": (lambda a: np.full(3, 2.0) < a, False),
    "comparison called": (lambda a: np.greater_equal(2, a), False),
    "power": (lambda a: np.power(a, 2), True),
    "floor_divide": (lambda a: np.floor_divide(a, 0.5), True),
    "maximum": (lambda a: np.maximum(a, 2.0), True),
    "matmul": (lambda a: np.matmul(a, np.ones((3, 2))), True),
    "reduce": (lambda a: np.add.reduce(a), True),
    "reduce all": (lambda a: np.multiply.reduce(a, axis=None), True),
    "reduce keeps": (lambda a: np.maximum.reduce(a, axis=1, keepdims=True), True),
    "accumulate": (lambda a: np.add.accumulate(a, axis=1), True),
    "mean": (lambda a: np.mean(a, axis=0), True),
    "mean by position": (lambda a: np.mean(a, 0), True),
    "sum in a dtype": (lambda a: np.sum(a, axis=1, dtype=np.float32), True),
    "std": (lambda a: np.std(a), True),
    "std with ddof": (lambda a: np.std(a, ddof=1, axis=0), True),
    "concatenate": (lambda a: np.concatenate([a, a], axis=1), True),
    "concatenate with an array": (lambda a: np.concatenate((a, np.ones((1, 3))), 0), True),
    "stack": (lambda a: np.stack([a, a], axis=-1), True),
    "sort": (lambda a: np.sort(a, axis=0), True),
    "where": (lambda a: np.where(a > 1.5, a, 0.0), True),
    "clip": (lambda a: np.clip(a, 1, 3), True),
    "take": (lambda a: np.take(a, [0, 2], axis=1), True),
    "isin": (lambda a: np.isin(a, [4.0, 2.0]), False),
    "reshape": (lambda a: np.reshape(a, (3, 2)), True),
    "linalg": (lambda a: np.linalg.pinv(a), True),
    "fft": (lambda a: np.fft.rfft(a, axis=0).real, True),
    "zeros_like": (lambda a: np.zeros_like(a), False),
    "argmax": (lambda a: np.argmax(a, axis=1), False),
    "expand_dims": (lambda a: np.expand_dims(a, (0, 2)), True),
    "broadcast_to": (lambda a: np.broadcast_to(a, (2, 2, 3)), True),
}


@pytest.mark.parametrize("name", TENSORS)
def test_what_an_operator_computes_is_a_tensor(name: str) -> None:
    call, differentiable = TENSORS[name]
    expected = call(A)
    x = ow.tensor(A, requires_grad=True)
    result = call(x)
    assert isinstance(result, Tensor)
    assert result.requires_grad == differentiable
    np.testing.assert_allclose(result.detach().numpy(), expected, rtol=1e-6)
    assert result.detach().numpy().dtype.kind == np.asarray(expected).dtype.kind


def test_gradients_flow() -> None:
    x = ow.tensor(A, requires_grad=True)
    np.sum(np.sin(x) * np.ones(3) + np.mean(x, axis=0)).backward()
    np.testing.assert_allclose(x.grad.numpy(), np.cos(A) + 1)  # type: ignore[union-attr]


# What no operator computes is left to NumPy, as it was before tensors answered.
ARRAYS: dict[str, Call] = {
    "median": lambda a: np.median(a),
    "einsum": lambda a: np.einsum("ij->j", a),
    "outer": lambda a: np.multiply.outer(a, a),
    "an argument that the standard lacks": lambda a: np.mean(a, where=A > 1),
    "transpose": lambda a: np.transpose(a),
    "divmod": lambda a: np.divmod(a, 2)[1],
    "nested": lambda a: np.block([[a, a]]),
    "into an array": lambda a: np.add(a, 1, out=np.empty((2, 3))),
    "a place where it holds": lambda a: np.add(a, 1, where=A > 1, out=np.zeros((2, 3))),
    "a dtype that no tensor has": lambda a: np.sum(a, dtype=np.longdouble),
}


@pytest.mark.parametrize("name", ARRAYS)
def test_everything_else_is_numpy_s(name: str) -> None:
    result = ARRAYS[name](ow.tensor(A))
    assert not isinstance(result, Tensor)
    np.testing.assert_array_equal(result, ARRAYS[name](A))
    with pytest.raises(RuntimeError, match="requires grad"):
        ARRAYS[name](ow.tensor(A, requires_grad=True))


def test_questions_have_numpy_s_answers() -> None:
    x = ow.tensor(A)
    assert np.result_type(x, np.float32) == np.float64
    assert (np.shape(x), np.ndim(x)) == ((2, 3), 2)
    assert np.allclose(x, A)
    assert np.array_equal(x, x)
    assert not np.shares_memory(x, A)


def test_results_in_given_memory() -> None:
    x, out = ow.tensor(A), ow.empty((2, 3), dtype=ow.float64)
    saved = (out.requires_grad_(False) * ow.ones((), dtype=ow.float64, requires_grad=True)).sum()
    assert np.multiply(x, 2, out=out) is out
    np.testing.assert_array_equal(out.numpy(), 2 * A)
    with pytest.raises(RuntimeError, match=r"in-place|written|modified|changed"):  # the graph knows of it
        saved.backward()
    with pytest.raises(ValueError, match="out has shape"):
        np.add(x, x, out=ow.empty(3))
    array = A.copy()
    array += x
    assert isinstance(array, np.ndarray)
    np.testing.assert_array_equal(array, 2 * A)


def test_numbers_and_arrays_count_as_beside_operators() -> None:
    x = ow.ones(3)
    assert np.add(x, np.float64(1)).dtype is (x + np.float64(1)).dtype is ow.float32
    assert np.add(np.ones(3), x).dtype is (np.ones(3) + x).dtype is ow.float64
    scalar = ow.tensor(2.0, dtype=ow.float64)
    assert np.multiply(x, scalar).dtype is (x * scalar).dtype is ow.float32


class Foreign:
    """What answers NumPy itself."""

    def __array_ufunc__(self, *_: Any, **__: Any) -> str:
        return "foreign"

    def __array_function__(self, *_: Any, **__: Any) -> str:
        return "foreign"


def test_others_are_asked_too() -> None:
    x: Any = ow.ones(2)
    foreign: Any = Foreign()
    assert np.add(x, foreign) == "foreign"
    assert np.concatenate([x, foreign]) == "foreign"


ERRORS: dict[str, tuple[Callable[[Any], Any], type[Exception], str]] = {
    "at": (lambda x: np.add.at(x, [0], 1), TypeError, "NumPy would write into a tensor unseen"),
    "no operand": (lambda x: np.add(x, object()), TypeError, "__array_ufunc__"),
    "bfloat16": (lambda x: np.median(x.bfloat16()), TypeError, "NumPy has no bfloat16"),
    "no tensor has text": (lambda x: np.array(["a", "b", "c"]) + x, TypeError, "no tensor dtype"),
    "in place into an array": (lambda x: np.add(A, x.requires_grad_(), out=A.copy()), RuntimeError, "requires grad"),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name: str) -> None:
    call, kind, said = ERRORS[name]
    with pytest.raises(kind) as caught:
        call(ow.tensor(A))
    assert said in str(caught.value)
