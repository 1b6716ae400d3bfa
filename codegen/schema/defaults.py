"""Default values: reading their tokens, and checking them against the type of their argument."""

from __future__ import annotations

import ast
import math
import warnings
from collections.abc import Sequence

from codegen.diagnostics import did_you_mean
from codegen.schema.errors import SchemaError
from codegen.schema.model import Default, DefaultValue, Symbol
from codegen.schema.tokens import Token
from codegen.schema.types import SchemaType

_DTYPES = (
    *("bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64", "short", "int", "long"),
    *("float16", "float32", "float64", "half", "float", "double", "bfloat16"),
    *("complex32", "complex64", "complex128", "chalf", "cfloat", "cdouble"),
)

# The names that may stand for a value of a type. PyTorch's schemas use Mean, long and contiguous_format.
SYMBOLS: dict[str, tuple[str, ...]] = {
    "int": ("Mean", "Sum"),
    "ScalarType": _DTYPES,
    "MemoryFormat": ("contiguous_format", "preserve_format", "channels_last", "channels_last_3d"),
    "Layout": ("strided", "sparse_coo", "sparse_csr", "sparse_csc", "sparse_bsr", "sparse_bsc"),
    "Device": ("cpu", "cuda", "meta"),
}

_EXPECTED = {
    "int": "an integer",
    "DeviceIndex": "an integer",
    "float": "a number",
    "bool": "True or False",
    "str": "a quoted string",
    "Scalar": "a number, True or False",
    "ScalarType": "the name of a dtype",
    "MemoryFormat": "the name of a memory format",
    "Layout": "the name of a layout",
    "Device": "a device",
}

_INTEGERS = ("int", "DeviceIndex")
_INT64 = 1 << 63

_CONSTANTS: dict[str, bool | float | None] = {
    "None": None,
    "True": True,
    "False": False,
    "inf": math.inf,
    "nan": math.nan,
}


def make_default(tokens: Sequence[Token], type_: SchemaType, argument: str) -> Default:
    """The Default written by `tokens` (one, or a bracketed list) for an argument of `type_`. Raises SchemaError."""
    spelling = "".join(token.text for token in tokens)
    first = tokens[0]
    length = tokens[-1].start + len(tokens[-1].text) - first.start
    if first.text == "None" and first.kind == "name":
        if not type_.optional:
            hint = f"write the type as '{type_}?'"
            raise _wrong(f"the default None of '{argument}' needs an optional type", first, hint=hint)
        return Default(None, spelling)
    if first.text == "[":
        return Default(_list_value(tokens, type_, argument, length), spelling)
    if type_.is_list and type_.size is None:
        message = f"the default {spelling} of '{argument}' must be a list, because its type is '{type_}'"
        raise _wrong(message, first, length, hint=f"write [{spelling}]")
    return Default(_element_value(first, type_.element.required, argument), spelling)


def _list_value(tokens: Sequence[Token], type_: SchemaType, argument: str, length: int) -> tuple[DefaultValue, ...]:
    if not type_.is_list:
        raise _wrong(f"the default of '{argument}' is a list, but its type is '{type_}'", tokens[0], length)
    elements = [token for token in tokens[1:-1] if token.text != ","]
    values = tuple(_element_value(token, type_.element.required, argument) for token in elements)
    # One number for T[1] stands for itself, so T[1] accepts a list of any length; an empty list means "not given".
    if type_.size is not None and type_.size > 1 and len(values) not in (0, type_.size):
        message = f"the default of '{argument}' has {len(values)} elements, but its type '{type_}' wants {type_.size}"
        raise _wrong(message, tokens[0], length)
    return values


def _element_value(token: Token, type_: SchemaType, argument: str) -> DefaultValue:
    base = type_.scalar_base
    if base not in _EXPECTED:
        message = f"an argument of type '{type_}' such as '{argument}' can have no default but None"
        raise _wrong(message, token, len(token.text))
    value = _literal(token)
    if isinstance(value, Symbol):
        if value.name in SYMBOLS.get(base, ()):
            return value
    elif _fits(value, base):
        if type(value) is int and base in _INTEGERS and not -_INT64 <= value < _INT64:
            raise _wrong(f"the default {token.text} of '{argument}' does not fit into int64", token, len(token.text))
        return float(value) if base == "float" and isinstance(value, int) else value
    message = f"the default {token.text} of '{argument}' is not {_EXPECTED[base]}, as its type '{type_}' wants"
    raise _wrong(message, token, len(token.text), hint=_hint(token, base))


def _literal(token: Token) -> float | str | Symbol | None:
    if token.kind == "name":
        return _CONSTANTS[token.text] if token.text in _CONSTANTS else Symbol(token.text)
    if token.kind == "string":
        return _string_value(token)
    try:
        return int(token.text)
    except ValueError:
        return float(token.text)


def _string_value(token: Token) -> str:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # Python only warns of an unknown escape
            return str(ast.literal_eval(token.text))
    except (SyntaxError, ValueError, Warning):
        raise SchemaError(
            f"the string {token.text} has a line break or an escape that Python does not know",
            "schema-bad-string",
            token.start,
            len(token.text),
        ) from None


def _fits(value: float | str | None, base: str) -> bool:
    if isinstance(value, bool):
        return base in ("bool", "Scalar")
    if isinstance(value, int):
        return base in (*_INTEGERS, "float", "Scalar")
    if isinstance(value, float):
        return base in ("float", "Scalar")
    return isinstance(value, str) and base in ("str", "Device")


def _hint(token: Token, base: str) -> str | None:
    if token.kind != "name":
        return None
    if base == "str":
        return f"write '{token.text}' in quotes"
    return did_you_mean(token.text, (*SYMBOLS.get(base, ()), *(("True", "False") if base == "bool" else ())))


def _wrong(message: str, token: Token, length: int = 0, *, hint: str | None = None) -> SchemaError:
    return SchemaError(message, "schema-wrong-default", token.start, length or len(token.text), hint)
