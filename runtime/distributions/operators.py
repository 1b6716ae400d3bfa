"""The operators that distributions call, of whatever package is loaded: ``F.lgamma``, ``F.rand``."""

from __future__ import annotations

from runtime.dispatch.functions import Functions

F = Functions()
