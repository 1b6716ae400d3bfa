"""The memory that arguments and results of an overload share, as its schema says, by PyTorch's names."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from runtime.dispatch.schemas import is_view


@dataclass
class ArgumentAlias:
    """Of an argument or a result: the letters of the memory that it shares, whether it is written, and its name."""

    alias_set: set[str]
    is_write: bool
    name: str | None


@dataclass
class SchemaInfo:
    """Of an overload.

    ``outs_write_aliases``  the letters of results that are arguments it writes into; None where not all are
    ``read_only_alias_match_indexes``  pairs of an argument and a result that views it
    """

    args: list[ArgumentAlias]
    outs: list[ArgumentAlias]
    is_inplace_view_op: bool
    outs_write_aliases: list[str] | None
    read_only_alias_match_indexes: list[tuple[int, int]]


@functools.lru_cache(None)
def get_alias_info(func: Any) -> SchemaInfo:
    """What an overload's schema says of memory.

    >>> info = ow.utils._python_dispatch.get_alias_info(ow.ops.aten.add_.Tensor)
    >>> info.args[0].is_write, info.outs_write_aliases
    (True, ['a'])
    """
    args, outs = ([_alias_of(item) for item in items] for items in (func._schema.arguments, func._schema.returns))
    letters = [next(iter(out.alias_set), "") for out in outs if out.is_write]
    views = [
        (i, j) for i, argument in enumerate(args) for j, out in enumerate(outs)
        if argument.alias_set & out.alias_set and not (argument.is_write or out.is_write)
    ]  # fmt: skip
    written = letters if letters and len(letters) == len(outs) else None
    functional = func.operator.functional
    is_inplace_view = functional is not None and functional.inplace is func.operator and is_view(functional.schema)
    return SchemaInfo(args, outs, is_inplace_view, written, views)


def _alias_of(item: Any) -> ArgumentAlias:
    alias, name = item.alias_info, item.name or None
    if alias is None:
        return ArgumentAlias(set(), False, name)
    return ArgumentAlias(set(alias.before_set), alias.is_write, name)
