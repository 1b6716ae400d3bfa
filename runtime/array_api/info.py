"""The inspection functions of the array API standard: ``__array_namespace_info__()``."""

from __future__ import annotations

from typing import Any

from runtime.array_api.dtypes import KINDS, MIXING
from runtime.errors import ArgumentValueError
from runtime.tensor import dtypes
from runtime.tensor.device import cpu
from runtime.tensor.device import device as device_type
from runtime.tensor.dtypes import dtype
from runtime.tensor.tensor import MOST_DIMS

# The dtypes that the standard knows; there are further ones.
_DTYPES = {
    item.name: item for item in MIXING if item not in (dtypes.float16, dtypes.bfloat16)
}  # fmt: skip


class Info:
    """The devices, dtypes and abilities of the namespace."""

    __slots__ = ()

    def capabilities(self) -> dict[str, Any]:
        """Which of the optional parts of the standard there are."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": MOST_DIMS}

    def default_device(self) -> device_type:
        """The device of new tensors."""
        return cpu

    def default_dtypes(self, *, device: Any = None) -> dict[str, dtype]:
        """The dtypes of Python's numbers, and of indices."""
        _check(device)
        real = dtypes.get_default_dtype()
        return {
            "real floating": real, "complex floating": real.to_complex(), "integral": dtypes.int64,
            "indexing": dtypes.int64,
        }  # fmt: skip

    def dtypes(self, *, device: Any = None, kind: str | tuple[str, ...] | None = None) -> dict[str, dtype]:
        """The dtypes of the standard by name, or those of some kinds, such as "integral"."""
        _check(device)
        words = KINDS if kind is None else (kind,) if isinstance(kind, str) else kind
        unknown = [word for word in words if word not in KINDS]
        if unknown:
            msg = f"dtypes(): unknown kind {unknown[0]!r}; the kinds are {', '.join(KINDS)}"
            raise ArgumentValueError(msg)
        requested = {element for word in words for element in KINDS[word]}
        return {name: element for name, element in _DTYPES.items() if element in requested}

    def devices(self) -> tuple[device_type, ...]:
        """All devices."""
        return (cpu,)


def _check(device: Any) -> None:
    if device is not None and device_type(device).type != "cpu":
        msg = f"there is no device {device}, only the cpu"
        raise ArgumentValueError(msg)


def __array_namespace_info__() -> Info:  # noqa: N807 - the standard's name
    """What the namespace offers."""
    return Info()
