"""Walking and copying trees of Python, several times as fast as `ast` and `copy` do it: the generator does little else.

A node holds its parts, lists of them and plain values in its dictionary.
"""

from __future__ import annotations

import ast
from typing import Any, TypeVar

Node = TypeVar("Node", bound=ast.AST)
_SHARED = (ast.expr_context, ast.operator, ast.unaryop, ast.boolop, ast.cmpop)  # Python itself makes one of each


def walk(tree: ast.AST) -> list[ast.AST]:
    """A tree and everything below it, level by level, as ``ast.walk`` has it."""
    result = [tree]
    for node in result:
        for name in node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.AST):
                result.append(value)
            elif type(value) is list:
                result += [item for item in value if isinstance(item, ast.AST)]
    return result


def depth(tree: ast.AST) -> int:
    """How deep a tree is nested."""
    deepest, level = -1, [tree]
    while level:
        deepest += 1
        below: list[ast.AST] = []
        for node in level:
            for name in node._fields:
                value = getattr(node, name, None)
                if isinstance(value, ast.AST):
                    below.append(value)
                elif type(value) is list:
                    below += [item for item in value if isinstance(item, ast.AST)]
        level = below
    return deepest


def copied(tree: Node) -> Node:
    """A tree that may be changed: everything but the nodes that have no parts is new."""
    if isinstance(tree, _SHARED):
        return tree
    result = tree.__class__.__new__(tree.__class__)
    fields: dict[str, Any] = result.__dict__
    for name, value in tree.__dict__.items():
        if isinstance(value, ast.AST):
            fields[name] = copied(value)
        elif type(value) is list:
            fields[name] = [copied(item) if isinstance(item, ast.AST) else item for item in value]
        else:
            fields[name] = value
    return result


def source_of(tree: ast.AST) -> str:
    """Source of a tree that was put together; only statements need to say where they stand."""
    for node in walk(tree) if isinstance(tree, (ast.stmt, ast.mod)) else ():
        if isinstance(node, ast.stmt) and "lineno" not in node.__dict__:
            node.lineno = 0
    return ast.unparse(tree)
