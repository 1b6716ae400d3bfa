"""The version of the package, and of what it could have been built with."""

from __future__ import annotations

from runtime import __version__
from runtime.standing_in import TorchVersion

__all__ = ["TorchVersion", "__version__", "cuda", "debug", "git_version", "hip", "rocm", "xpu"]

cuda: str | None = None
hip: str | None = None
rocm: str | None = None
xpu: str | None = None
git_version = "Unknown"  # a package that was installed does not know its commit
debug = False
