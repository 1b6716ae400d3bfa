"""The operators that the functions of the standard call, of whatever package is loaded: ``F.cat``, ``F.where``."""

from __future__ import annotations

from runtime.dispatch.functions import Functions

F = Functions()
