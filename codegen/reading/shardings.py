"""The values of the key `sharding`: subscripts of products, and words of reductions."""

from __future__ import annotations

import re
from collections.abc import Sequence

REDUCTIONS = ("terms", "averages")
_OPERAND = r"\+?\*?[a-z]*"
FORM = rf"^({'|'.join(REDUCTIONS)}|{_OPERAND}(,{_OPERAND})*->\*?[a-z]*)$"


def sharding_fault(text: str, name: str, tensors: Sequence[str], *, is_reduction: bool) -> str:
    """What is wrong with a value for the operator `name` of these tensor arguments, "" for nothing."""
    if re.match(FORM, text) is None:
        return f"'{text}' is neither subscripts such as ij,jk->ik nor a word of {', '.join(REDUCTIONS)}"
    if text in REDUCTIONS:
        return "" if is_reduction else f"'{text}' joins results of a reduction; '{name}' is none"
    operands, _, result = text.partition("->")
    subscripts = operands.split(",")
    if len(subscripts) != len(tensors):
        return f"'{text}' has {len(subscripts)} operands, there are {len(tensors)} tensor arguments of '{name}'"
    alone = [letter for letter in result if letter not in operands]
    return f"'{text}' has the letter '{alone[0]}' in the result alone" if alone else ""
