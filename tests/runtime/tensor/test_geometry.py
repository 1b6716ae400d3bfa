"""Sizes, strides and device are the tensor's own: who may read the array that holds a tensor's memory on the CPU."""

from __future__ import annotations

import ast
import math
from pathlib import Path

import numpy as np
import pytest
from folders import ROOT

import generated as ow
from runtime import errors
from runtime.native.builtin import is_on
from runtime.tensor import Tensor, dtypes, keys, make_tensor
from runtime.tensor.geometry import Geometry

pytestmark = pytest.mark.smoke
MEMORY = ("_array", "_geometry")


def reads_of_memory(path: Path) -> list[str]:
    """Lines of a file that read or write a slot of a tensor that holds its memory."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}" for node in ast.walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr in MEMORY)
        or (isinstance(node, ast.Constant) and node.value in MEMORY)
    ]  # fmt: skip


def test_generated_code_reads_no_memory():
    assert [line for path in sorted((ROOT / "generated").rglob("*.py")) for line in reads_of_memory(path)] == []


def test_memory_is_read_in_three_rooms_of_the_runtime_alone():
    """Kernels compute on it, tensors hold it, native code finds it; the others ask :mod:`runtime.tensor.memory`."""
    rooms = {"kernels", "tensor", "native"}
    files = [path for path in sorted((ROOT / "runtime").rglob("*.py")) if path.relative_to(ROOT).parts[1] not in rooms]
    assert len(files) > 300
    assert [line for path in files for line in reads_of_memory(path)] == []


@pytest.mark.parametrize("size", [(), (0,), (7,), (1, 3), (3, 0, 2), (300, 2), (1,) * 64, (70_000,)])
@pytest.mark.parametrize("dtype", [ow.float32, ow.int64, ow.bfloat16, ow.complex128])
def test_a_tensor_says_what_numpy_says_of_its_memory(size, dtype):
    ow.ones(2) + ow.ones(2)  # native code is in use
    for tensor in (ow.zeros(size, dtype=dtype), ow.zeros(size, dtype=dtype).permute(tuple(reversed(range(len(size)))))):
        array = tensor._array
        assert (tensor._sizes, tensor._ndim) == (array.shape, array.ndim)
        assert type(tensor._sizes) is tuple
        assert (tuple(tensor.shape), tensor.dim(), tensor.numel()) == (array.shape, array.ndim, math.prod(array.shape))
        assert (tensor.element_size(), tensor.nbytes) == (array.itemsize, array.nbytes)


@pytest.mark.skipif(not is_on(), reason="the general path computes them without native code")
def test_sizes_are_read_natively():
    ow.ones(2) + ow.ones(2)
    for _ in range(3):
        _ = ow.ones(2)._sizes, ow.ones(2)._ndim
    assert {type(vars(Tensor)[name]).__name__ for name in ("_sizes", "_ndim")} == {"getset_descriptor"}
    with pytest.raises(AttributeError):
        ow.ones(2)._sizes = (3,)


def test_sizes_follow_a_resized_tensor():
    tensor = ow.zeros(2, 3)
    tensor.resize_(4)
    assert (tensor._sizes, tensor._ndim) == ((4,), 1)
    tensor.data = ow.zeros(1, 2, 3)
    assert (tensor._sizes, tensor._ndim) == ((1, 2, 3), 3)


def test_a_sample_has_the_sizes_of_its_own():
    seen = []
    ow.vmap(lambda x: seen.append((x._sizes, x._ndim, x.stride())) or x)(ow.zeros(5, 2, 3).mT)
    assert seen == [((3, 2), 2, (1, 3))]
    assert np.zeros(0).shape == ow.zeros(0)._sizes


def test_a_tensor_without_an_array_says_what_it_looks_like():
    key = keys.register_backend("Probe")
    geometry = Geometry("memory", (2, 3), (1, 2), 4, ow.device("cpu"), key)
    tensor = make_tensor(geometry, dtypes.float32)
    assert (tuple(tensor.shape), tensor.stride(), tensor.storage_offset()) == ((2, 3), (1, 2), 4)
    assert (tensor.dim(), tensor.numel(), tensor.nbytes, len(tensor)) == (2, 6, 24, 2)
    assert (tensor.dtype, tensor.is_contiguous(), tensor.layout) == (ow.float32, False, ow.strided)
    for read in (tensor.numpy, tensor.tolist, tensor.data_ptr, lambda: tensor + tensor):
        with pytest.raises(errors.OpweaveError):
            read()
