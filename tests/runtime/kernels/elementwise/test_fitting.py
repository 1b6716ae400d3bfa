"""Numbers that the dtype of a computation has to hold (`fitting:`), on the quick path and on the general one."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import pytest

import generated as ow
from runtime.errors import ComputeError

# A call over a tensor of a dtype and a number, and numbers on both sides of the edge for each dtype.
CALLS: dict[str, Callable[[Any, Any], Any]] = {
    "clamp": lambda x, n: ow.clamp(x, n, n),
    "clamp_max_": lambda x, n: x.clone().clamp_(max=n),
    "where": lambda x, n: ow.where(x > 0, x, n),
    "masked_fill": lambda x, n: x.masked_fill(x > 0, n),
    "threshold": lambda x, n: ow.nn.functional.threshold(x, 1, n),
    "alpha": lambda x, n: ow.add(x, x, alpha=n),
    "pow": lambda x, n: x ** n if n > 0 else ow.sub(x, x, alpha=n),
}  # fmt: skip
EDGES = {
    "int8": ((127, -128), (128, -129, 300)),
    "uint8": ((255, 1), (256, -256)),
    "int16": ((32767,), (32768, -32769)),
    "int32": ((2**31 - 1,), (2**31, -(2**40))),
    "int64": ((2**62,), ()),
    "float16": ((65504.0, float("inf")), (1e6,)),
}


OVERFLOWS = [("where", "float16")]  # infinite there, as in PyTorch


@pytest.mark.parametrize(
    ("name", "dtype"), [combination for combination in itertools.product(CALLS, EDGES) if combination not in OVERFLOWS]
)
def test_numbers_that_do_not_fit(name: str, dtype: str) -> None:
    x = ow.tensor([1, 0, 3], dtype=getattr(ow, dtype))
    inside, outside = EDGES[dtype]
    for _ in range(3):  # the general path first, the builtin when it is there
        for number in inside:
            assert CALLS[name](x, number).dtype == x.dtype
        for number in outside:
            with pytest.raises(ComputeError, match="it does not fit"):
                CALLS[name](x, number)


@pytest.mark.parametrize(("name", "dtype"), OVERFLOWS)
def test_numbers_that_are_infinite(name: str, dtype: str) -> None:
    x = ow.tensor([1, 0, 3], dtype=getattr(ow, dtype))
    for _ in range(3):
        for number in EDGES[dtype][1]:
            assert CALLS[name](x, number).tolist() == [1, math.inf, 3]
            assert CALLS[name](x, -number).tolist() == [1, -math.inf, 3]


def test_numbers_that_wrap_around() -> None:
    x = ow.tensor([1, 2], dtype=ow.int8)
    assert (x + 300).tolist() == [45, 46]
    assert ow.clamp(x.to(ow.uint8), max=-1).tolist() == [1, 2]  # -1 is 255 there


def test_the_square_of_an_answer_is_a_number() -> None:
    x = ow.tensor([True, False])
    assert x.square().dtype is ow.int64
    assert x.square().tolist() == [1, 0]
    with pytest.raises(ComputeError, match="can't be cast"):
        x.square_()


def test_one_number_stands_for_a_list_of_a_size() -> None:
    x = ow.arange(4.0).reshape(1, 4)
    out = ow.empty(0)
    assert ow.nn.functional.replication_pad1d(x, 1, out=out).shape == (1, 6)
    with pytest.raises(ComputeError, match="expected 2 numbers"):
        ow.nn.functional.replication_pad1d(x, [1])


def test_resize_in_an_order() -> None:
    x = ow.arange(16.0).resize_((1, 2, 2, 4), memory_format=ow.channels_last)
    assert x.is_contiguous(memory_format=ow.channels_last)
    assert x.permute(0, 2, 3, 1).flatten().tolist() == list(range(16))
    with pytest.raises(ComputeError, match="order of 4 dimensions"):
        ow.zeros(6).resize_((2, 3), memory_format=ow.channels_last)
    with pytest.raises(ComputeError, match="no order of elements"):
        ow.zeros(6).resize_((2, 3), memory_format=ow.preserve_format)
