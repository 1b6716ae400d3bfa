"""Mixed precision by PyTorch's older names: classes for one type of device, which is not among their arguments."""

from __future__ import annotations

from typing import Any

from runtime.amp.autocast_mode import autocast
from runtime.amp.grad_scaler import GradScaler
from runtime.tensor.dtypes import dtype as dtype_type


class AutocastOfDevice(autocast):
    """``autocast`` of the type of device that a subclass names."""

    device_of_class: str
    default: dtype_type | None

    def __init__(
        self, enabled: bool = True, dtype: dtype_type | None = None, cache_enabled: bool | None = True
    ) -> None:  # fmt: skip
        super().__init__(self.device_of_class, dtype or self.default, enabled, cache_enabled)


class GradScalerOfDevice(GradScaler):
    """``GradScaler`` of the type of device that a subclass names."""

    device_of_class: str

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(self.device_of_class, *args, **kwargs)


def older_classes(
    module: str, device_type: str, default: dtype_type | None
) -> tuple[type[AutocastOfDevice], type[GradScalerOfDevice]]:
    """The classes ``autocast`` and ``GradScaler`` of a module, with the dtype to which regions cast by default."""
    members = {"__module__": module, "device_of_class": device_type}
    of_autocast = {"default": default, "__doc__": f'``amp.autocast("{device_type}", ...)``.', **members}
    of_scaler = {"__doc__": f'``amp.GradScaler("{device_type}", ...)``.', **members}
    return type("autocast", (AutocastOfDevice,), of_autocast), type("GradScaler", (GradScalerOfDevice,), of_scaler)
