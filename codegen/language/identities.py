"""Identities of an operator: ``t(t(x)): x``, what a pattern of calls gives without computing it all.

A pattern is a call of the operator in Python's syntax: calls of functions, variables and numbers. The result is a
variable or a call, and may say of which dtypes it is true: ``mul(x, 1): x if floating``. Both become trees: a variable
is a text, a number is itself, a call is a list of the function and its arguments.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from codegen.language.vocabulary import CATEGORIES

_CONDITION = " if "


@dataclass(frozen=True)
class CallIdentity:
    """A pattern, its result, and the categories of dtypes of its variables, none for all that the operator takes."""

    pattern: Any
    result: Any
    categories: tuple[str, ...] = ()

    def to_json(self) -> list[Any]:
        """As data of JSON."""
        return [self.pattern, self.result, list(self.categories)]


def parse_identity(pattern: str, result: str, function: str) -> CallIdentity:
    """The identity of two texts. ValueError, with the reason, for what is none of the operator `function`."""
    text, _, condition = result.partition(_CONDITION)
    categories = tuple(condition.replace(",", " ").split())
    for word in categories:
        if word not in CATEGORIES:
            msg = f"'{word}' is no category of dtypes; there are {', '.join(CATEGORIES)}"
            raise ValueError(msg)
    if _CONDITION in result and not categories:
        msg = "no dtypes are named behind 'if'"
        raise ValueError(msg)
    tree, replacement = _tree(pattern), _tree(text)
    if not isinstance(tree, list) or tree[0] != function:
        msg = f"the pattern is a call of {function}, as in {function}({function}(x))"
        raise ValueError(msg)
    unbound = sorted(set(variables_of(replacement)) - set(variables_of(tree)))
    if unbound:
        msg = f"'{unbound[0]}' is not in the pattern"
        raise ValueError(msg)
    if tree == replacement:
        msg = "the result is the pattern itself"
        raise ValueError(msg)
    return CallIdentity(tree, replacement, categories)


def variables_of(tree: Any) -> Iterator[str]:
    """The variables of a tree."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list):
        for part in tree[1:]:
            yield from variables_of(part)


def calls_of(tree: Any) -> Iterator[list[Any]]:
    """The calls of a tree, the innermost first."""
    if isinstance(tree, list):
        for part in tree[1:]:
            yield from calls_of(part)
        yield tree


def _tree(text: str) -> Any:
    try:
        return _of_node(ast.parse(text.strip(), mode="eval").body)
    except SyntaxError:
        msg = f"'{text}' is no expression"
        raise ValueError(msg) from None


def _of_node(node: ast.expr) -> Any:
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
        return [node.func.id, *map(_of_node, node.args)]
    try:
        value = ast.literal_eval(node)
    except ValueError:
        value = None
    if isinstance(value, (int, float)):
        return value
    msg = f"'{ast.unparse(node)}' is no call by position, no variable and no number"
    raise ValueError(msg)
