"""Hooks on gradients."""

from typing import assert_type

import generated as ow

seen: list[ow.Tensor] = []


def keep(grad: ow.Tensor) -> None:
    """Remember a gradient."""
    seen.append(grad)


x = ow.ones(2, requires_grad=True)
y = x * 2
handle = y.register_hook(lambda grad: grad * 2)
y.register_hook(keep)
y.retain_grad()
x.register_post_accumulate_grad_hook(lambda leaf: None)
y.sum().backward()
handle.remove()
assert_type(y.retains_grad, bool)
assert_type(seen[0], ow.Tensor)
