"""A bar for work that takes seconds: how much is done, what is being done, and since when.

    with Progress(len(names), "Compiling") as bar:
        for name in names:
            compile(name)
            bar.step(name)

It is drawn on standard error where that is a terminal. A log gets a line now and then, and none of what is soon done.
"""

from __future__ import annotations

import shutil
import sys
import time
from typing import Self, TextIO

_CELLS = 24  # of the bar itself
_PAUSE = 0.05  # seconds between two drawings
LOG_PAUSE = 30.0  # seconds between two lines of a log


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
        self._logged = self._started

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
        if self._stream is not None and not self._shown and now - self._logged >= LOG_PAUSE:
            self._logged = now
            self._stream.write(f"{self.title}: {self._percent} %, {self.done} of {self.total}, {self._seconds:.0f} s\n")
            self._stream.flush()

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def _draw(self, name: str) -> None:
        if not self._shown:
            return
        filled = _CELLS * self.done // max(self.total, 1)
        bar = "#" * filled + "." * (_CELLS - filled)
        line = f"{self.title} [{bar}] {self.done}/{self.total} {self._seconds:4.0f} s  {name}"
        width = shutil.get_terminal_size().columns - 1  # a full last column would begin a new line
        self._stream.write(f"\r\x1b[K{line[:width]}")
        self._stream.flush()

    @property
    def _percent(self) -> int:
        return 100 * self.done // max(self.total, 1)

    @property
    def _seconds(self) -> float:
        return time.monotonic() - self._started
