"""Operators of Python, functions and methods, tensors with numbers."""

from typing import assert_type

import generated as ow

x, y = ow.randn(3), ow.rand(3) + 1
assert_type(x + y, ow.Tensor)
assert_type(1 - x * 2.5, ow.Tensor)
assert_type(2 / y, ow.Tensor)
assert_type(-x, ow.Tensor)
assert_type(abs(x), ow.Tensor)
assert_type(x**2, ow.Tensor)
assert_type(2**x, ow.Tensor)
assert_type(x @ y, ow.Tensor)
assert_type(x == y, ow.Tensor)
assert_type(x != 0, ow.Tensor)
assert_type((x < y) & (y >= 1) | ~(x > 0), ow.Tensor)
assert_type(ow.add(x, y, alpha=2), ow.Tensor)
assert_type(x.add(1).mul(y).sub(2, alpha=3), ow.Tensor)
assert_type(ow.where(x > 0, x, 0.0), ow.Tensor)
assert_type(ow.clamp(x, min=0), ow.Tensor)
assert_type(x.clamp(max=0.5), ow.Tensor)
assert_type(ow.maximum(x, y).exp().log1p().sqrt(), ow.Tensor)
x += 1
x *= y
assert_type(x, ow.Tensor)
