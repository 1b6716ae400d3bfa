"""Reductions, with PyTorch's and with NumPy's names."""

from typing import assert_type

import generated as ow

x = ow.randn(2, 3)
assert_type(x.sum(), ow.Tensor)
assert_type(x.sum(1), ow.Tensor)
assert_type(x.sum((0, 1), keepdim=True), ow.Tensor)
assert_type(ow.sum(x, axis=0, keepdims=True), ow.Tensor)
assert_type(x.mean(dim=0, dtype=ow.float64), ow.Tensor)
assert_type(ow.var(x, 1), ow.Tensor)
assert_type(x.argmax(dim=1), ow.Tensor)
assert_type(x.amax([0]), ow.Tensor)
assert_type((x > 0).any(), ow.Tensor)
assert_type((x > 0).all(dim=1), ow.Tensor)
assert_type(ow.logsumexp(x, 1), ow.Tensor)
assert_type(x.softmax(1), ow.Tensor)
largest = x.max(1)
assert_type(largest, ow.return_types.max)
assert_type(largest.values, ow.Tensor)
values, indices = ow.max(x, 0, keepdim=True)
assert_type(values, ow.Tensor)
assert_type(indices, ow.Tensor)
assert_type(x.max(), ow.Tensor)
assert_type(ow.aminmax(x).min, ow.Tensor)
number: float = x.sum().item()
