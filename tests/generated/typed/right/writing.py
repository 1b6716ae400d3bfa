"""In-place forms and out=."""

from typing import assert_type

import generated as ow

x, buffer = ow.randn(3), ow.empty(3)
assert_type(x.add_(1).mul_(x).clamp_(0, 1), ow.Tensor)
assert_type(ow.exp(x, out=buffer), ow.Tensor)
assert_type(ow.add(x, x, alpha=2, out=buffer), ow.Tensor)
assert_type(x.copy_(buffer), ow.Tensor)
assert_type(x.relu_(), ow.Tensor)
ow.max(x, 0, out=(ow.empty(()), ow.empty((), dtype=ow.int64)))
x.sub_(buffer, alpha=0.5)
