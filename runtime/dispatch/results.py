"""Checks of the results of hand-written kernels against their operators' schemas.

The rest of the library reads the slots of a result without asking, in native code too. So a function that nobody here
wrote is registered as :func:`checked`, which looks at the type of every result and, for a form that writes into an
argument, that it is this very argument.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from runtime.errors import ArgumentError
from runtime.tensor import Tensor, is_whole

_WRITTEN = re.compile(r"\((\w+)!(?: -> [^)]*)?\)")


def checked(operator: str, schema: str, kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel` with an eye on what it returns. TypeError naming operator, kernel and schema when it does not fit.

    Kernels that bring their own native code (:mod:`runtime.native.builtin`) are known to fit.
    """
    if hasattr(kernel, "prepare_kernel"):
        return kernel
    fits = _rule(schema)

    @functools.wraps(kernel, updated=())
    def with_checked_result(*arguments: Any) -> Any:
        result = kernel(*arguments)
        wrong = fits(result, arguments)
        if wrong:
            msg = f"{operator}: the kernel {_name(kernel)} returned {wrong}; its schema is {schema}"
            raise ArgumentError(msg)
        return result

    return with_checked_result


def _rule(schema: str) -> Callable[[Any, Sequence[Any]], str]:
    """What says what is wrong with a result for these arguments, "" if nothing is."""
    head, _, returns = schema.rpartition("->")
    positions = {
        match[1]: index
        for index, argument in enumerate(_parts(head[head.find("(") + 1 : head.rfind(")")]))
        if (match := _WRITTEN.search(argument))
    }
    returned = returns.strip()
    is_tuple = returned.startswith("(")
    types = _parts(returned[1:-1]) if is_tuple else [returned]
    if not is_tuple and returned.startswith("Tensor") and not _WRITTEN.search(returned) and returned[-1] not in "]?":
        return _one
    rules = [_of_type(type_, positions) for type_ in types]
    if not is_tuple:
        return rules[0]
    return functools.partial(_all, rules) if rules else _nothing


def _one(result: Any, _arguments: Sequence[Any]) -> str:
    """The rule of nearly all operators: one tensor."""
    return "" if result.__class__ is Tensor and is_whole(result) else _what_is_no_tensor(result)


def _nothing(result: Any, _arguments: Sequence[Any]) -> str:
    return "" if result is None else f"{_described(result)} instead of None"


def _all(rules: list[Callable[[Any, Sequence[Any]], str]], result: Any, arguments: Sequence[Any]) -> str:
    """Several results are a tuple, a named one too."""
    if not isinstance(result, tuple) or len(result) != len(rules):
        return f"{_described(result)} instead of a tuple of {len(rules)}"
    for index, (rule, item) in enumerate(zip(rules, result, strict=True)):
        wrong = rule(item, arguments)
        if wrong:
            return f"as result {index} {wrong}"
    return ""


def _of_type(text: str, positions: dict[str, int]) -> Callable[[Any, Sequence[Any]], str]:
    """The rule for one result, given as the schema has it; numbers and the like are not looked at."""
    written = _WRITTEN.search(text)
    kind = re.sub(r"\([^)]*\)", "", text).split(" ")[0]
    if written and written[1] in positions and kind == "Tensor":
        index = positions[written[1]]

        def is_argument(result: Any, arguments: Sequence[Any]) -> str:
            if index < len(arguments) and result is arguments[index]:
                return ""
            return f"{_described(result)} instead of the argument that it is to write into"

        return is_argument
    if kind == "Tensor[]":
        return _list
    if kind == "Tensor?":
        return lambda result, arguments: "" if result is None else _one(result, arguments)
    return _one if kind == "Tensor" else lambda _result, _arguments: ""


def _list(result: Any, arguments: Sequence[Any]) -> str:
    """A list of tensors: any number of them in a tuple or a list."""
    if not isinstance(result, (tuple, list)):
        return f"{_described(result)} instead of a tuple of tensors"
    for index, item in enumerate(result):
        wrong = _one(item, arguments)
        if wrong:
            return f"at index {index} {wrong}"
    return ""


def _what_is_no_tensor(result: Any) -> str:
    if not isinstance(result, Tensor):
        return f"{_described(result)} instead of a tensor"
    return "" if is_whole(result) else "a tensor that was never given a value"


def _described(result: Any) -> str:
    if result is None:
        return "None"
    size = f" of {len(result)}" if isinstance(result, (tuple, list)) else ""
    return f"an object of type {type(result).__module__}.{type(result).__qualname__}".replace("builtins.", "") + size


def _name(kernel: Any) -> str:
    return f"{getattr(kernel, '__module__', '?')}.{getattr(kernel, '__qualname__', kernel)}"


def _parts(text: str) -> list[str]:
    """What lies between the commas that no bracket encloses; a lone `*` is no argument."""
    parts, depth, start = [], 0, 0
    for index, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return [part.strip() for part in (*parts, text[start:]) if part.strip() not in {"", "*"}]
