"""The bar of the library tqdm where that is installed, else what has its methods and shows nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any, Self

__all__ = ["tqdm"]


class Silent:
    """Goes through an iterable, or counts, and shows nothing."""

    def __init__(self, iterable: Iterable[Any] | None = None, *_: Any, **__: Any) -> None:
        self.iterable, self.n = iterable, 0

    def __iter__(self) -> Iterator[Any]:
        return iter(self.iterable or ())

    def update(self, n: float = 1) -> None:
        """Count on."""
        self.n += n  # type: ignore[assignment]

    def set_description(self, desc: str | None = None, refresh: bool = True) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None


try:
    tqdm: Any = import_module("tqdm").tqdm
except ImportError:
    tqdm = Silent
