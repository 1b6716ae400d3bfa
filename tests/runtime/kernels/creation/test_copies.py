"""Large copies between different strides: every element where NumPy's copy puts it, on one thread and on all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import generated as ow
from runtime.kernels.creation.copying import copied, copy_into

DTYPES = ("uint8", "int16", "float32", "float64", "complex64", "complex128")
VIEWS: dict[str, Callable[[Any], Any]] = {
    "transposed": lambda a: a.transpose(1, 0, 2, 3),
    "all reversed": lambda a: a[::-1, ::-1, ::-1, ::-1],
    "rows reversed": lambda a: a[..., ::-1],
    "stepped": lambda a: a[:, ::2, :, 1::2],
    "moved": lambda a: a.transpose(3, 0, 1, 2),
    "moved back": lambda a: a.transpose(1, 2, 3, 0),
    "backwards and turned": lambda a: a[::-1].transpose(3, 2, 1, 0),
    "spread": lambda a: np.broadcast_to(a[:, :1], a.shape),
    "spread inside": lambda a: np.broadcast_to(a[..., :1], a.shape),
    "few in a row": lambda a: np.broadcast_to(a[..., None], (*a.shape, 2)),
    "same": lambda a: a,
}


def numbers(dtype: str, shape: tuple[int, ...]) -> Any:
    """Elements that tell places apart as well as their dtype can."""
    return np.arange(np.prod(shape)).reshape(shape).astype(dtype)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", VIEWS)
def test_copies(name: str, dtype: str) -> None:
    for shape in ((3, 5, 7, 11), (9, 17, 33, 19)):
        view = VIEWS[name](numbers(dtype, shape))
        copy = copied(view)
        assert copy.flags.c_contiguous
        assert not np.shares_memory(copy, view)
        np.testing.assert_array_equal(copy, np.array(view))
        turned = np.empty(view.shape[::-1], dtype).T
        copy_into(turned, view)
        np.testing.assert_array_equal(turned, view)


@pytest.mark.parametrize("name", VIEWS)
def test_one_thread(name: str) -> None:
    view = VIEWS[name](numbers("float32", (9, 17, 33, 19)))
    threads = ow.get_num_threads()
    ow.set_num_threads(1)
    try:
        np.testing.assert_array_equal(copied(view), np.array(view))
    finally:
        ow.set_num_threads(threads)
