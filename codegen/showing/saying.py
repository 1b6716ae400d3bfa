"""The one way in which commands print: what others wrote reaches no terminal as an escape sequence."""

from __future__ import annotations

import sys

from codegen.diagnostics import escaped


def say(text: object = "", *, error: bool = False, end: str = "\n", flush: bool = False) -> None:
    """Print text of one or more lines, on standard error if it is an `error`.

    Control characters, marks that turn the direction of writing, and what the stream cannot encode are spelled out.
    """
    stream = sys.stderr if error else sys.stdout
    shown = escaped(str(text), lines=True)
    encoding = getattr(stream, "encoding", None) or "utf-8"
    print(shown.encode(encoding, "backslashreplace").decode(encoding), file=stream, end=end, flush=flush)
