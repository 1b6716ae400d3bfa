"""Names of ``linalg`` besides operators."""

from __future__ import annotations

from runtime.errors import LinAlgError

__all__ = ["LinAlgError"]
