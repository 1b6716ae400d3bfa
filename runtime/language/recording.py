"""What a composite may ask of the program around it."""

from __future__ import annotations

from runtime import guards


def is_grad_enabled() -> bool:
    """Whether what is computed now may be differentiated: it is recorded, or may carry tangents."""
    return guards.grad_enabled() or bool(guards.state.dual)
