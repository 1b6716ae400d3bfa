"""Attributes of tensors."""

from typing import assert_type

import generated as ow

x = ow.randn(2, 3)
assert_type(x.shape, ow.Size)
assert_type(x.size(), ow.Size)
assert_type(x.shape[0], int)
assert_type(x.shape[1:], ow.Size)
assert_type(x._version, int)
assert_type(x.size(0), int)
assert_type(x.stride(), tuple[int, ...])
assert_type(x.stride(1), int)
assert_type(x.ndim, int)
assert_type(x.dim(), int)
assert_type(x.numel(), int)
assert_type(x.dtype, ow.dtype)
assert_type(x.device, ow.device)
assert_type(x.requires_grad, bool)
assert_type(x.is_leaf, bool)
assert_type(x.is_contiguous(), bool)
assert_type(x.grad, ow.Tensor | None)
assert_type(x.T, ow.Tensor)
assert_type(len(x), int)
assert_type(str(x), str)
assert_type({x: 1}[x], int)
for row in x:
    assert_type(row, ow.Tensor)
x.requires_grad = True
x.requires_grad_(False)
