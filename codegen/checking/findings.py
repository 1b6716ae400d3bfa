"""The findings of a check."""

from __future__ import annotations

from dataclasses import dataclass

from codegen.diagnostics import Location


@dataclass(frozen=True)
class Finding:
    """What is wrong with an entry; `length` characters from `location` on are at fault."""

    location: Location
    code: str
    message: str
    hint: str | None = None
    length: int = 1
    is_warning: bool = False  # of what is not wrong, and may be better
