"""Parts of Python that are not in the language of scripts, and what to write instead."""

from __future__ import annotations

from typing import Any

# By the class of the node of the syntax tree.
INSTEAD = {
    "Try": "scripts do not catch errors; check the condition by if before",
    "TryStar": "scripts do not catch errors; check the condition by if before",
    "Lambda": "a lambda is no value of scripts; define a function outside and call it",
    "FunctionDef": "scripts do not define functions; define it outside and call it",
    "AsyncFunctionDef": "scripts do not define functions; define it outside and call it",
    "ClassDef": "scripts do not define classes; define it outside and call it",
    "Yield": "scripts give their result at once; append to a list and return it",
    "YieldFrom": "scripts give their result at once; append to a list and return it",
    "Await": "scripts do not wait for other programs; use jit.fork and jit.wait",
    "AsyncFor": "scripts do not wait for other programs; use jit.fork and jit.wait",
    "AsyncWith": "scripts do not wait for other programs; use jit.fork and jit.wait",
    "Import": "scripts do not import; import outside of the function",
    "ImportFrom": "scripts do not import; import outside of the function",
    "Global": "scripts do not write globals; return the value",
    "Nonlocal": "scripts do not write names of other functions; return the value",
    "NamedExpr": "scripts assign in statements; write the assignment on a line before",
    "Set": "scripts have no sets; use a list, or a dict whose keys are the elements",
    "SetComp": "scripts have no sets; use a list, or a dict whose keys are the elements",
    "Starred": "scripts unpack tuples as arguments of calls alone; name the elements",
    "Match": "scripts do not match patterns; compare by if and elif",
}


def refusal(node: Any, word: str) -> str:
    """Why a node of the tree, an expression or a statement, is refused."""
    name = type(node).__name__
    return INSTEAD.get(name) or f"{name} is no {word} of scripts; put it into a function marked @jit.ignore"
