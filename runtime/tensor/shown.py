"""PyTorch's module ``_tensor_str``: how tensors are printed, and the text of their elements."""

from __future__ import annotations

from typing import Any

from runtime.tensor import printing

__all__ = ["PRINT_OPTS", "_tensor_str"]


class _Shown:
    """The options as ``set_printoptions`` has set them, by the names of its parameters."""

    _FIELDS = {  # noqa: RUF012 - nobody writes into it
        "precision": "digits", "threshold": "threshold", "edgeitems": "edge", "linewidth": "line",
        "sci_mode": "exponent",
    }  # fmt: skip

    def __getattr__(self, name: str) -> Any:
        if name not in self._FIELDS:
            raise AttributeError(name)
        return getattr(printing._options, self._FIELDS[name])


PRINT_OPTS = _Shown()


def _tensor_str(self: Any, indent: int) -> str:
    """The text of the elements alone, whose lines behind the first begin with `indent` spaces."""
    return printing.elements(self._array, indent) if self.numel() else "[]"
