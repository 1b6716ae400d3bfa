"""Passes over graphs: what PyTorch's module ``torch.fx.passes`` offers."""

from __future__ import annotations

__all__: list[str] = []
