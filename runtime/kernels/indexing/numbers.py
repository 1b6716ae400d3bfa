"""Elements as numbers of Python."""

from __future__ import annotations

from typing import Any

from runtime.errors import ComputeError
from runtime.tensor import Tensor, to_numpy


def only_element(self: Tensor) -> Any:
    """The only element of a tensor as a number. RuntimeError unless there is exactly one."""
    if self.numel() != 1:
        msg = f"only a tensor of one element can become a number, this one has shape {list(self._sizes)}"
        raise ComputeError(msg)
    return to_numpy(self).item()
