"""A bar for work that takes seconds: how much is done, what is being done, and since when.

    with Progress(len(names), "Compiling") as bar:
        for name in names:
            compile(name)
            bar.step(name)

It is drawn on standard error, and only when that is a terminal: a log gets none of it.
"""

from __future__ import annotations

import shutil
import sys
import time
from typing import Self, TextIO

_CELLS = 24  # of the bar itself
_PAUSE = 0.05  # seconds between two drawings


class Progress:
    """The bar of one piece of work of `total` steps; leaving the block wipes it away."""

    def __init__(self, total: int, title: str, stream: TextIO | None = None) -> None:
        self.total = total
        self.title = title
        self.done = 0
        self._stream = stream or sys.stderr  # None where the shell has closed it
        self._shown = self._stream is not None and self._stream.isatty()
        self._started = time.monotonic()
        self._drawn = 0.0

    def __enter__(self) -> Self:
        self._draw("")
        return self

    def step(self, name: str = "", steps: int = 1) -> None:
        """So many more steps are done, the last of them `name`."""
        self.done += steps
        now = time.monotonic()
        if now - self._drawn >= _PAUSE or self.done >= self.total:
            self._drawn = now
            self._draw(name)

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _draw(self, name: str) -> None:
        if not self._shown:
            return
        filled = _CELLS * self.done // max(self.total, 1)
        bar = "#" * filled + "." * (_CELLS - filled)
        seconds = time.monotonic() - self._started
        line = f"{self.title} [{bar}] {self.done}/{self.total} {seconds:4.0f} s  {name}"
        width = shutil.get_terminal_size().columns - 1  # a full last column would begin a new line
        self._stream.write(f"\r\x1b[K{line[:width]}")
        self._stream.flush()
