"""The operators that modules call, of whatever package is loaded: ``F.linear``, ``F.dropout``, ``F.zeros``."""

from __future__ import annotations

from runtime.dispatch.functions import Functions

F = Functions()
