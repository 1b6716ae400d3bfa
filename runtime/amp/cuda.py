"""Mixed precision by its older names, with the device left out."""

from __future__ import annotations

import functools

from runtime.amp import autocast_mode
from runtime.amp.older import older_classes

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd"]

custom_fwd = functools.partial(autocast_mode.custom_fwd, device_type="cuda")
custom_bwd = functools.partial(autocast_mode.custom_bwd, device_type="cuda")
autocast, GradScaler = older_classes(__name__, "cuda", None)
