"""The one exception of the schema language."""

from __future__ import annotations


class SchemaError(ValueError):
    """A schema breaks the grammar or a rule, or has no variant of the kind asked for.

        logaddexp(Tensr self, Tensor other) -> Tensor      unknown type 'Tensr'
        logaddexp(Tensor self, Tensor other) -> Tensor     fixed

    `offset` and `length` mark the characters of the schema's text at fault; `code` is stable; `hint` says how to fix
    it. `errors` holds everything found in the same text, this first error included.
    """

    def __init__(self, message: str, code: str, offset: int = 0, length: int = 1, hint: str | None = None) -> None:
        super().__init__(message if hint is None else f"{message} ({hint})")
        self.message = message
        self.code = code
        self.offset = offset
        self.length = length
        self.hint = hint
        self.errors: tuple[SchemaError, ...] = (self,)
