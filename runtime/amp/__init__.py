"""Mixed precision: regions in which operators choose their precision, and scaled losses."""

from __future__ import annotations

from runtime.amp.autocast_mode import autocast, custom_bwd, custom_fwd, is_autocast_available
from runtime.amp.grad_scaler import GradScaler

__all__ = ["GradScaler", "autocast", "custom_bwd", "custom_fwd", "is_autocast_available"]
