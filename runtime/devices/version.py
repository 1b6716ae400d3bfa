"""The version of the package, and of what it could have been built with."""

from __future__ import annotations

from runtime import __version__

__all__ = ["__version__", "cuda", "debug", "hip"]

cuda: str | None = None
hip: str | None = None
debug = False
