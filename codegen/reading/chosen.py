"""Join the parts of reductions that select one element and its index.

    let: {wins: at < 0 or self > best}
    best: {init: -inf, step: "where(wins, self, best)"}
    at: {type: int64, init: -1, step: "where(wins, index, at)"}

Both steps take the element where one condition holds. So of two parts the other one's element is taken if there is one,
and it would win over ours, or stands before ours, which would not win over it. The condition has to order what
it compares, NaN included; `check` compares parts with the whole.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping as Dictionary

from codegen.language.syntax import Program
from codegen.source.yaml_values import Mapping, Text

_OTHER = "{}_other"
_LARGEST = 10_000  # nodes that the texts of `let` may become in a step


def chosen_of(mapping: Mapping) -> dict[str, Program]:
    """What joins the accumulators of a pass that keep an element and its index, by name; none if no two do."""
    try:
        return _chosen(mapping)
    except (RecursionError, MemoryError):  # too deep or too large: reported where the steps are read
        return {}


def _chosen(mapping: Mapping) -> dict[str, Program]:
    steps, inits = _texts(mapping, "step"), _texts(mapping, "init")
    shared = mapping.get("let")
    shared_items = shared.items if isinstance(shared, Mapping) else ()
    lets = {key.value: node.value for key, node in shared_items if isinstance(node, Text)}
    trees = {name: tree for name, text in steps.items() if (tree := _parsed(text)) is not None}
    values = {name: _inlined(tree, lets) for name, tree in trees.items()}
    taken = {name: guard for name, tree in values.items() if (guard := _where(tree, name)) is not None}
    for at, (condition, element) in taken.items():
        if not (isinstance(element, ast.Name) and element.id == "index" and _is_negative(inits.get(at, ""))):
            continue
        for best, (other_condition, branch) in taken.items():
            if best != at and isinstance(branch, ast.Name) and ast.dump(condition) == ast.dump(other_condition):
                return _joined(best, at, branch.id, condition)
    return {}


def _texts(mapping: Mapping, part: str) -> dict[str, str]:
    """A part of every accumulator that has it."""
    parts = {key.value: body.get(part) for key, body in mapping.items if isinstance(body, Mapping)}
    return {name: node.value for name, node in parts.items() if isinstance(node, Text)}


def _joined(best: str, at: str, element: str, condition: ast.expr) -> dict[str, Program]:
    best_other, at_other = _OTHER.format(best), _OTHER.format(at)
    other_condition = ast.unparse(_replaced(condition, {element: best_other}))
    own_condition = ast.unparse(_replaced(condition, {element: best, best: best_other, at: at_other}))
    test = f"{at_other} >= 0 and ({other_condition} or ({at_other} < {at} and not ({own_condition})))"
    sources = {name: f"where({test}, {_OTHER.format(name)}, {name})" for name in (best, at)}
    return {name: Program(tuple(ast.parse(source).body), source) for name, source in sources.items()}


def _parsed(text: str) -> ast.expr | None:
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        return None  # reported where the step is read


def _inlined(tree: ast.expr, lets: Dictionary[str, str]) -> ast.expr:
    """The tree with what the names of `let` stand for, of which later ones may read earlier ones."""
    for name, text in reversed(list(lets.items())):
        value = _parsed(text)
        if value is not None:
            times = sum(isinstance(node, ast.Name) and node.id == name for node in ast.walk(tree))
            if times * sum(1 for _ in ast.walk(value)) > _LARGEST:
                msg = "names that stand for names that stand for names"
                raise MemoryError(msg)
            tree = _Inserted(name, value).visit(tree)
    return tree


def _where(tree: ast.expr, name: str) -> tuple[ast.expr, ast.expr] | None:
    """The condition and the element of ``where(condition, element, name)``."""
    is_where = isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id == "where"
    if not is_where or not isinstance(tree, ast.Call) or len(tree.args) != 3:
        return None
    condition, element, other = tree.args
    return (condition, element) if isinstance(other, ast.Name) and other.id == name else None


def _is_negative(text: str) -> bool:
    tree = _parsed(text)
    return isinstance(tree, ast.UnaryOp) and isinstance(tree.op, ast.USub) and isinstance(tree.operand, ast.Constant)


def _replaced(tree: ast.expr, names: Dictionary[str, str]) -> ast.expr:
    """A copy with other names, all at once."""
    copy = ast.parse(ast.unparse(tree), mode="eval").body
    for node in ast.walk(copy):
        if isinstance(node, ast.Name) and node.id in names:
            node.id = names[node.id]
    return copy


class _Inserted(ast.NodeTransformer):
    """Puts a value in place of a name."""

    def __init__(self, name: str, value: ast.expr) -> None:
        self.name, self.value = name, value

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return self.value if node.id == self.name else node
