"""The values of the key `sharding`: subscripts of products, and words of reductions and of work along lines."""

from __future__ import annotations

import re
from collections.abc import Sequence

REDUCTIONS = ("terms", "averages")
LINES = "lines"
_OPERAND = r"\+?\*?[a-z]*"
FORM = rf"^({'|'.join(REDUCTIONS)}|{LINES}|{_OPERAND}(,{_OPERAND})*->\*?[a-z]*)$"


def sharding_fault(text: str, name: str, tensors: Sequence[str], *, is_reduction: bool, has_dim: bool) -> str:
    """What is wrong with a value for the operator `name` of these tensor arguments, "" for nothing."""
    if re.match(FORM, text) is None:
        return f"'{text}' is neither subscripts such as ij,jk->ik nor a word of {', '.join((*REDUCTIONS, LINES))}"
    if text in REDUCTIONS:
        return "" if is_reduction else f"'{text}' joins results of a reduction; '{name}' is none"
    if text == LINES:
        return "" if has_dim else f"'{text}' lie along the argument `dim`; '{name}' has none"
    operands, _, result = text.partition("->")
    subscripts = operands.split(",")
    if len(subscripts) != len(tensors):
        return f"'{text}' has {len(subscripts)} operands, there are {len(tensors)} tensor arguments of '{name}'"
    alone = [letter for letter in result if letter not in operands]
    return f"'{text}' has the letter '{alone[0]}' in the result alone" if alone else ""
