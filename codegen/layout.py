"""Folding of long generated lines at brackets, in the manner of black."""

from __future__ import annotations

WIDTH = 120


def fold(line: str, width: int = WIDTH) -> str:
    """`line`, broken inside its brackets when it is longer than `width` columns.

    The outermost bracket whose contents are long is opened: contents on a line of their own if they fit, else one
    element a line. A line without a bracket to open stays as it is.
    """
    if len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    span = _bracket(line)
    if span is None:
        return line
    start, stop = span
    head, body, tail = line[: start + 1], line[start + 1 : stop].strip(), line[stop:]
    inner = indent + "    "
    if len(inner) + len(body) <= width:
        middle = fold(inner + body, width)
    else:
        parts = [body] if _is_comprehension(body) else _split(body)
        comma = "," if len(parts) > 1 or body.endswith(",") else ""
        middle = "\n".join(fold(inner + part + comma, width) for part in parts)
    return f"{head}\n{middle}\n{fold(indent + tail, width)}"


def _bracket(line: str) -> tuple[int, int] | None:
    """The widest bracket of the outermost level of `line`; for a definition, its parameters."""
    spans: list[tuple[int, int]] = []
    depth, start, quote = 0, 0, ""
    for position, character in enumerate(line):
        if quote:
            quote = "" if character == quote and line[position - 1] != "\\" else quote
        elif character in "\"'":
            quote = character
        elif character in "([{":
            if depth == 0:
                start = position
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                spans.append((start, position))
    wide = [span for span in spans if span[1] - span[0] > 1]
    return max(wide, key=lambda span: span[1] - span[0]) if wide else None


def _is_comprehension(body: str) -> bool:
    """Whether commas inside do not separate elements."""
    return " for " in body and " in " in body


def _split(body: str) -> list[str]:
    """The parts of `body` between its outermost commas."""
    parts: list[str] = []
    depth, start, quote = 0, 0, ""
    for position, character in enumerate(body):
        if quote:
            quote = "" if character == quote and body[position - 1] != "\\" else quote
        elif character in "\"'":
            quote = character
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0:
            parts.append(body[start:position].strip())
            start = position + 1
    parts.append(body[start:].strip())
    return [part for part in parts if part]
