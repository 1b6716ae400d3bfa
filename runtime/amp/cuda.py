"""Mixed precision by its older names, with the device left out."""

from __future__ import annotations

import functools
from typing import Any

from runtime.amp import autocast_mode, grad_scaler
from runtime.tensor.dtypes import dtype as dtype_type

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd"]

custom_fwd = functools.partial(autocast_mode.custom_fwd, device_type="cuda")
custom_bwd = functools.partial(autocast_mode.custom_bwd, device_type="cuda")


class autocast(autocast_mode.autocast):  # noqa: N801 - PyTorch's name
    """``amp.autocast("cuda", ...)``."""

    def __init__(
        self, enabled: bool = True, dtype: dtype_type | None = None, cache_enabled: bool | None = None
    ) -> None:  # fmt: skip
        super().__init__("cuda", dtype, enabled, cache_enabled)


class GradScaler(grad_scaler.GradScaler):
    """``amp.GradScaler("cuda", ...)``."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__("cuda", *args, **kwargs)
