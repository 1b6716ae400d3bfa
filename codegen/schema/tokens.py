"""A schema's text cut into tokens, each with its place.

The parser alone uses this. White space separates tokens and means nothing otherwise.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from codegen.schema.errors import SchemaError


class Token(NamedTuple):
    """kind is `name`, `number`, `string`, `symbol` or `end`; start is the offset of `text` in the schema."""

    kind: str
    text: str
    start: int

    def describe(self) -> str:
        """The token as an error message names it."""
        return "the end of the text" if self.kind == "end" else f"'{self.text}'"


_TOKEN = re.compile(
    r"""
    (?P<space>\s+)
  | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
  | (?P<number>-?(?:inf\b|nan\b|(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?(?![A-Za-z0-9_.])))
  | (?P<string>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")
  | (?P<symbol>->|::|[()\[\],=?!|*.:])
  | (?P<misshapen>-?[0-9][A-Za-z0-9_.]*)
  | (?P<unclosed>['"].*)
  | (?P<unknown>.)
    """,
    re.VERBOSE | re.DOTALL,
)

_COMPLAINTS = {
    "misshapen": ("schema-misshapen-name", "{} is neither a name nor a number"),
    "unclosed": ("schema-unclosed-string", "a string is not closed"),
    "unknown": ("schema-unexpected-character", "unexpected character {}"),
}


def tokenize(text: str) -> list[Token]:
    """The tokens of `text`, an `end` token last. Raises SchemaError at the first character that starts none."""
    tokens: list[Token] = []
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "unknown"
        if kind == "space":
            continue
        if kind in _COMPLAINTS:
            code, complaint = _COMPLAINTS[kind]
            piece = match.group()
            shown = f"'{piece}'" if "'" not in piece else f'"{piece}"' if '"' not in piece else piece
            raise SchemaError(complaint.format(shown), code, match.start(), len(piece))
        tokens.append(Token(kind, match.group(), match.start()))
    tokens.append(Token("end", "", len(text)))
    return tokens
