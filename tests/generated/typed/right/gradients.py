"""Gradients: backward, grad, higher order, gradcheck."""

from typing import assert_type

import generated as ow

x = ow.tensor([1.0, 2.0], dtype=ow.float64, requires_grad=True)
y = (x * x).sum()
y.backward(retain_graph=True)
assert_type(x.grad, ow.Tensor | None)
assert x.grad is not None
x.grad = None
assert_type(ow.autograd.grad(y, x, create_graph=True), tuple[ow.Tensor, ...])
(first,) = ow.autograd.grad(y, x, create_graph=True)
(second,) = ow.autograd.grad(first.sum(), [x])
assert_type(second, ow.Tensor)
assert_type(ow.autograd.grad(y, [x], allow_unused=True, retain_graph=True), tuple[ow.Tensor | None, ...])
z = x.exp()
z.backward(ow.ones(2, dtype=ow.float64), inputs=[x])
assert_type(ow.autograd.gradcheck(ow.exp, x), bool)
assert z.grad_fn is not None
assert_type(z.grad_fn.name(), str)
assert_type(z.detach().requires_grad, bool)
