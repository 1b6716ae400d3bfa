"""Composite operators and factories keep their results on the backend of their arguments.

A composite that makes a tensor of its own, such as random numbers, makes it on the CPU where it names no device. So for
tensors of another backend a table holds it with a look at its results: one that lies elsewhere is an error, which says
what to register.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from runtime.errors import UnsupportedError
from runtime.tensor import Tensor, keys
from runtime.tensor.device import device


def staying(operator: str, backend: int, kernel: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel whose results lie on a backend, unless a device is asked for.

    Raises UnsupportedError for one that lies elsewhere, and is none of the arguments.
    """

    def serve(*arguments: Any) -> Any:
        result = kernel(*arguments)
        for tensor in result if isinstance(result, (tuple, list)) else (result,):
            if isinstance(tensor, Tensor) and tensor._keys & keys.BACKENDS & ~backend:
                if any(isinstance(item, device) or item is tensor for item in arguments):
                    continue
                msg = (
                    f"{operator} has no kernel for the backend {keys.describe(backend)}: what composes it of other "
                    f"operators made a tensor with the keys {keys.describe(tensor._keys)}. Register one with "
                    f"Library.impl({operator!r}, function, key)"
                )
                raise UnsupportedError(msg)
        return result

    return serve
