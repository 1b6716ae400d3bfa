"""Questions of a composite about the calling program: whether gradients are recorded."""

from __future__ import annotations

from runtime import guards


def is_grad_enabled() -> bool:
    """Whether what is computed now may be differentiated: it is recorded, or may carry tangents."""
    return guards.grad_enabled() or bool(guards.state.dual)
