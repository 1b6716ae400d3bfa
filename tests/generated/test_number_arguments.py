"""Numbers as programs give them: ints that Python takes for an index, tensors of one element, and NumPy's."""

from __future__ import annotations

import copy
import itertools
import pickle
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.errors import ArgumentError, ComputeError


class Index:
    """What Python takes for an index."""

    def __index__(self) -> int:
        return 1


ONES: dict[str, Any] = {
    "int64": np.int64(1), "uint8": np.uint8(1), "array": np.array(1), "object": Index(), "tensor": ow.tensor(1),
    "one element": ow.tensor([1]), "one in a matrix": ow.tensor([[1]]), "int8 tensor": ow.tensor(1, dtype=ow.int8),
}  # fmt: skip
NONE: dict[str, Any] = {
    "NumPy's bool": np.bool_(True), "float": 1.0, "NumPy's float": np.float64(1), "floats": np.array(1.0),
    "two": np.array([1, 1]), "tensor of bool": ow.tensor(True), "floating tensor": ow.tensor(1.0),
    "two elements": ow.tensor([1, 1]), "text": "1",
}  # fmt: skip
X = ow.arange(12.0).reshape(3, 4)
# Calls over x and an int n, which is 1: of a number, of one that stands for several, of lists, and written without one.
CALLS = (
    "x.select(0, n)", "x.unsqueeze(n)", "ow.cumsum(x, n)", "ow.topk(x, n)[0]", "ow.triu(x, n)", "x.narrow(0, 0, n)",
    "ow.nn.functional.avg_pool2d(x[None], n)", "ow.nn.functional.avg_pool2d(x[None], [n, 1])", "x.sum(n)",
    "x.sum([0, n])", "ow.zeros(n)", "ow.zeros(2, n)", "ow.zeros([n, 2])", "x.flip(n)", "x.permute(n, 0)",
    "x.reshape(n, 12)", "x.expand(n, 3, 4)", "ow.roll(x, n)", "x.repeat(n, 2)", "ow.randint(n, (2,))", "x.vsplit(n)[0]",
    "x.split(n)[0]", "x.chunk(n)[0]", "ow.linspace(0, 1, n)", "x.unflatten(0, (n, 3))", "x.squeeze(n)",
)  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
def test_ints(call: str) -> None:
    expected = eval(call, {"ow": ow, "x": X, "n": 1})
    for name, item in ONES.items():
        for _ in range(25):  # by the general path first, and as often as native code takes it over
            assert ow.equal(eval(call, {"ow": ow, "x": X, "n": item}), expected), name
    for name, value in NONE.items():
        if name == "floating tensor" and call == "x.sum(n)":
            continue
        with pytest.raises((ArgumentError, ComputeError)):
            eval(call, {"ow": ow, "x": X, "n": value})
    assert ow.equal(eval(call, {"ow": ow, "x": X, "n": 1}), expected)


@pytest.mark.parametrize("first", [ow.tensor([1.0, 2.0]), ow.tensor(1.0)], ids=["vector", "number"])
def test_a_form_for_tensors_comes_before_one_for_numbers_whatever_was_called_before(first: ow.Tensor) -> None:
    wide, spread = ow.tensor(1.5, dtype=ow.float64), ow.ones(2)
    ow.normal(first, spread)
    for _ in range(3):
        assert ow.normal(wide, spread).dtype is ow.float64
        assert ow.normal(1.5, spread).dtype is ow.float32
    slope = ow.tensor(2.0, requires_grad=True)
    assert ow.fmod(ow.tensor([5.0, 3.0]), slope).requires_grad
    assert [part.shape for part in X.vsplit(ow.tensor(1))] == [part.shape for part in X.vsplit(1)]


WRITTEN = {"one": 0, "row": slice(1, None), "all": ..., "list": [0, 2], "mask": ow.tensor([True, False, True])}


@pytest.mark.parametrize(
    ("position", "kind"), [*itertools.product(WRITTEN, ("float32", "int64", "uint8", "complex64"))]
)
def test_numbers_written_at_an_index_have_to_fit(position: str, kind: str) -> None:
    wrong = {"float32": (1j, 1e39), "int64": (1j, 1e20, float("nan")), "uint8": (300, -256, 1j), "complex64": (1e39,)}
    for _ in range(25):
        x = ow.zeros(3, dtype=getattr(ow, kind))
        for number in wrong[kind]:
            with pytest.raises(ComputeError, match=r"fit|imaginary"):
                x[WRITTEN[position]] = number
        assert not x.any()
        x[WRITTEN[position]] = 7
        assert (x[WRITTEN[position]] == 7).all()


@pytest.mark.parametrize("kind", ["float16", "bfloat16"])
def test_halves_take_large_numbers_as_infinite_at_an_index(kind: str) -> None:
    for value in WRITTEN.values():
        x = ow.zeros(3, dtype=getattr(ow, kind))
        x[value] = -1e39
        assert x[value].isneginf().all()
        with pytest.raises(ComputeError):
            x[value] = 1j


def test_ends_of_ranges_have_to_fit() -> None:
    for kind, number in (("float32", 1e39), ("float16", 1e5), ("int8", 300), ("int64", 1e20)):
        for make in (ow.linspace, ow.logspace):
            for start, end in ((0, number), (number, 0)):
                with pytest.raises(ComputeError, match="does not fit"):
                    make(start, end, 3, dtype=getattr(ow, kind))
                assert make(start, end, 0, dtype=getattr(ow, kind)).shape == (0,)


def test_the_element_of_a_tensor_has_to_fit_where_it_fills() -> None:
    at = ow.tensor([0])
    for value in (ow.tensor(1j), ow.tensor(300), ow.tensor(float("nan"))):
        with pytest.raises(ComputeError, match=r"fit|imaginary"):
            ow.zeros(2, dtype=ow.uint8).index_fill(0, at, value)
    assert ow.zeros(2, dtype=ow.uint8).index_fill(0, at, ow.tensor(3.0)).tolist() == [3, 0]


CALLED_BY_OTHER_NAMES = (
    ("gather(x, 0, index)", "gather(x, axis=0, index=index)"), ("x.gather(0, index)", "x.gather(axis=0, index=index)"),
    ("select(x, 1, 0)", "select(a=x, axis=1, index=0)"), ("reshape(x, (4,))", "reshape(a=x, shape=(4,))"),
    ("narrow(x, 1, 0, 1)", "narrow(x, axis=1, start=0, length=1)"), ("matmul(x, x)", "matmul(x1=x, other=x)"),
)  # fmt: skip


@pytest.mark.parametrize(("plain", "named"), CALLED_BY_OTHER_NAMES)
def test_arguments_behind_one_of_another_name_are_not_lost(plain: str, named: str) -> None:
    names = {**vars(ow), "x": ow.tensor([[1.0, 2], [3, 4]]), "index": ow.tensor([[1, 0]])}
    for _ in range(30):  # native code has taken the call over by then
        assert eval(plain, names).tolist() == eval(named, names).tolist()


def test_named_results_are_pickled_and_copied() -> None:
    result = ow.tensor([[1.0, 3, 2]]).max(1)
    for again in (pickle.loads(pickle.dumps(result)), copy.deepcopy(result)):
        assert (type(again), again.values.tolist(), again.indices.tolist()) == (type(result), [3], [1])


SIZES_WITH_TRUTH_VALUES = {
    "ow.rand(2, True)": (2, 1), "ow.zeros((2, True, 3))": (2, 1, 3), "ow.ones(4).view(4, True)": (4, 1),
    "ow.ones(2).new_zeros(2, False)": (2, 0), "ow.empty(1, True)": (1, 1),
}  # fmt: skip


@pytest.mark.parametrize("call", SIZES_WITH_TRUTH_VALUES)
def test_a_truth_value_may_stand_behind_the_first_size(call: str) -> None:
    """As in PyTorch, which looks at the first one of a list of ints."""
    assert eval(call, {"ow": ow}).shape == SIZES_WITH_TRUTH_VALUES[call]


@pytest.mark.parametrize("call", ["ow.rand(True)", "ow.zeros(True, 2)", "ow.ones((True,))", "ow.ones(2).sum(True)"])
def test_the_first_size_is_no_truth_value(call: str) -> None:
    with pytest.raises(TypeError):
        eval(call, {"ow": ow})


# Older signatures, in which numbers stand before tensors; a number may be a tensor without dimensions.
NUMBERS_FIRST = {
    "ow.ones(2).add_(ow.tensor(2.0), ow.ones(2))": [3.0, 3.0],
    "ow.ones(2).add_(ow.tensor(2), ow.ones(2))": [3.0, 3.0],
    "ow.add(ow.ones(2), ow.tensor(2.0), ow.ones(2))": [3.0, 3.0],
    "ow.ones(2).sub(ow.tensor(2.0), ow.ones(2))": [-1.0, -1.0],
    "ow.ones(2).addcmul_(ow.tensor(2.0), ow.ones(2), ow.full((2,), 3.0))": [7.0, 7.0],
    "ow.ones(2).addcdiv(ow.tensor(3.0), ow.ones(2), ow.full((2,), 2.0))": [2.5, 2.5],
    "ow.ones(1).addmv(ow.tensor(2.0), ow.ones(1, 2), ow.ones(2))": [4.0],
    "ow.ones(1).addmv(3, ow.tensor(2.0), ow.ones(1, 2), ow.ones(2))": [7.0],
    "ow.ones(1).addmv(3, 2.0, ow.ones(1, 2), ow.ones(2))": [7.0],
}


@pytest.mark.parametrize("call", NUMBERS_FIRST)
def test_numbers_before_tensors_may_be_tensors(call: str) -> None:
    with pytest.warns(UserWarning, match="deprecated"):
        assert eval(call, {"ow": ow}).tolist() == NUMBERS_FIRST[call]


@pytest.mark.parametrize("number", ["ow.tensor([2.0])", "ow.tensor([2.0, 3.0])", "ow.tensor(2.0, requires_grad=True)"])
def test_other_tensors_are_no_numbers(number: str) -> None:
    with pytest.raises(TypeError):
        eval(f"ow.ones(2).add_({number}, ow.ones(2))", {"ow": ow})
