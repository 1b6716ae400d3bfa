"""Tensors from nothing, from sizes, from data."""

from typing import assert_type

import generated as ow

assert_type(ow.zeros(2, 3), ow.Tensor)
assert_type(ow.ones((2, 3), dtype=ow.float64), ow.Tensor)
assert_type(ow.full([2], 7.5, requires_grad=True), ow.Tensor)
assert_type(ow.arange(5), ow.Tensor)
assert_type(ow.arange(0, 1, 0.25, dtype=ow.float32), ow.Tensor)
assert_type(ow.rand(2, generator=ow.Generator().manual_seed(1)), ow.Tensor)
assert_type(ow.randint(0, 10, (3,)), ow.Tensor)
assert_type(ow.randperm(4), ow.Tensor)
assert_type(ow.zeros_like(ow.empty(2), dtype=ow.int64), ow.Tensor)
assert_type(ow.tensor([[1, 2], [3, 4]]), ow.Tensor)
assert_type(ow.tensor(1.5, dtype=ow.float64, device="cpu", requires_grad=True), ow.Tensor)
assert_type(ow.as_tensor([True, False]), ow.Tensor)
assert_type(ow.float32, ow.dtype)
assert_type(ow.get_default_dtype(), ow.dtype)
assert_type(ow.promote_types(ow.int8, ow.float32), ow.dtype)
assert_type(ow.device("cpu"), ow.device)
