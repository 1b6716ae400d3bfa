"""Mixed precision on the CPU by its older names, with the device left out."""

from __future__ import annotations

from runtime.amp.older import older_classes
from runtime.tensor.dtypes import bfloat16

__all__ = ["GradScaler", "autocast"]

autocast, GradScaler = older_classes(__name__, "cpu", bfloat16)
