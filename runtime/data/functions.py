"""The operators that loading data calls, of whatever package is loaded."""

from __future__ import annotations

from runtime.dispatch.functions import Functions

F = Functions()
