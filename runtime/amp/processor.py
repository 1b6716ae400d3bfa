"""Mixed precision on the CPU by its older names, with the device left out."""

from __future__ import annotations

from typing import Any

from runtime.amp import autocast_mode, grad_scaler
from runtime.tensor.dtypes import bfloat16
from runtime.tensor.dtypes import dtype as dtype_type

__all__ = ["GradScaler", "autocast"]


class autocast(autocast_mode.autocast):  # noqa: N801 - PyTorch's name
    """``amp.autocast("cpu", ...)``."""

    def __init__(
        self, enabled: bool = True, dtype: dtype_type = bfloat16, cache_enabled: bool | None = True
    ) -> None:  # fmt: skip
        super().__init__("cpu", dtype, enabled, cache_enabled)


class GradScaler(grad_scaler.GradScaler):
    """``amp.GradScaler("cpu", ...)``."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("cpu", *args, **kwargs)
