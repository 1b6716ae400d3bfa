"""Collect the names and special methods used by a piece of Python, from its tree.

A tree does not say what is a tensor. In a program of a user everything might be one, so all attributes and operators
count. In a formula or a composite the schema tells which arguments are none; what is computed from those alone, such
as sizes, calls no operator.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from codegen.language import vocabulary
from codegen.names import SPECIAL_METHODS

_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "__add__", ast.Sub: "__sub__", ast.Mult: "__mul__", ast.MatMult: "__matmul__", ast.Div: "__truediv__",
    ast.FloorDiv: "__floordiv__", ast.Mod: "__mod__", ast.Pow: "__pow__", ast.LShift: "__lshift__",
    ast.RShift: "__rshift__", ast.BitAnd: "__and__", ast.BitXor: "__xor__", ast.BitOr: "__or__",
}  # fmt: skip
_UNARY: dict[type[ast.unaryop], str] = {ast.USub: "__neg__", ast.UAdd: "__pos__", ast.Invert: "__invert__"}
# A comparison, and the one that Python asks of the right operand when the left has no answer.
_COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("__eq__", "__eq__"), ast.NotEq: ("__ne__", "__ne__"), ast.Lt: ("__lt__", "__gt__"),
    ast.LtE: ("__le__", "__ge__"), ast.Gt: ("__gt__", "__lt__"), ast.GtE: ("__ge__", "__le__"),
}  # fmt: skip
_ITEM, _SET_ITEM = "__getitem__", "__setitem__"
_FOREIGN = sys.stdlib_module_names | {"numpy"}  # modules whose functions are no operators
_PLAIN_CALLS = {*vocabulary.PYTHON_FUNCTIONS, *vocabulary.HELPERS} - {
    "list", "tuple", "reversed", "sorted", "zip", "enumerate",
}  # fmt: skip
_PLAIN_ATTRIBUTES = vocabulary.TENSOR_ATTRIBUTES | vocabulary.DTYPE_ATTRIBUTES


@dataclass(frozen=True)
class Uses:
    """Names that may be functions or methods, and special methods that the syntax calls."""

    names: frozenset[str]
    specials: frozenset[str]


def uses_of_program(tree: ast.Module) -> Uses:
    """What a program of a user may call of a package, wherever it got the package from."""
    foreign = {
        (imported.asname or imported.name).partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for imported in node.names
        if imported.name.partition(".")[0] in _FOREIGN
    }
    return _collect(tree.body, _is_literal, foreign)


def _is_literal(node: ast.expr) -> bool:
    """Whether an expression is made of constants only."""
    return not any(isinstance(child, (ast.Name, ast.Attribute, ast.Call)) for child in ast.walk(node))


def uses_of_body(statements: Iterable[ast.stmt], plain: Collection[str]) -> Uses:
    """What the statements of a composite or a formula may call; the names in `plain` are no tensors."""
    body = list(statements)
    return _collect(body, _Guess(_assigned(body), plain).is_plain, ())


def _collect(
    statements: Iterable[ast.stmt], is_plain: Callable[[ast.expr], bool], foreign: Collection[str]
) -> Uses:
    visitor = _Visitor(is_plain, foreign)
    for statement in statements:
        visitor.visit(statement)
    return Uses(frozenset(visitor.names), frozenset(visitor.specials))


def _assigned(body: Iterable[ast.stmt]) -> dict[str, list[ast.expr]]:
    """Everything that is given to each name, by assignments and loops."""
    result: dict[str, list[ast.expr]] = {}
    for node in (node for statement in body for node in ast.walk(statement)):
        pairs: list[tuple[ast.expr, ast.expr]] = []
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, (ast.AugAssign, ast.NamedExpr)):
            pairs = [(node.target, node.value)]
        elif isinstance(node, (ast.For, ast.comprehension)):
            pairs = [(node.target, node.iter)]
        for target, value in pairs:
            for name in ast.walk(target):
                if isinstance(name, ast.Name):
                    result.setdefault(name.id, []).append(value)
    return result


class _Guess:
    """Whether an expression of a composite or a formula is surely no tensor."""

    def __init__(self, assigned: dict[str, list[ast.expr]], plain: Collection[str]) -> None:
        self.plain = {*plain, *assigned}
        while doubtful := [  # a name is plain as long as nothing that it is given might be a tensor
            name for name, values in assigned.items() if name in self.plain and not all(map(self.is_plain, values))
        ]:
            self.plain.difference_update(doubtful)

    def is_plain(self, node: ast.expr) -> bool:
        """True where no operator of a package can be called."""
        if isinstance(node, ast.Name):
            return node.id in self.plain
        if isinstance(node, ast.Attribute):
            return node.attr in _PLAIN_ATTRIBUTES or self.is_plain(node.value)
        if isinstance(node, ast.Call):
            function = node.func
            if isinstance(function, ast.Attribute):
                return function.attr in vocabulary.TENSOR_METHODS or self.is_plain(function.value)
            name = function.id if isinstance(function, ast.Name) else ""
            if name in _PLAIN_CALLS:
                return True
            return name in vocabulary.PYTHON_FUNCTIONS and all(map(self.is_plain, node.args))
        if isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
            return self.is_plain(node.elt)
        return all(self.is_plain(child) for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))


class _Visitor(ast.NodeVisitor):
    """Collects names and special methods."""

    def __init__(self, is_plain: Callable[[ast.expr], bool], foreign: Collection[str]) -> None:
        self.is_plain = is_plain
        self.foreign = foreign
        self.names: set[str] = set()
        self.specials: set[str] = set()

    def add(self, special: str, *operands: ast.expr, forms: str = "") -> None:
        """A special method, and its reflected and in-place `forms`, unless the operands are no tensors."""
        if not all(map(self.is_plain, operands)):
            self.specials |= {special, *(f"__{form}{special[2:]}" for form in forms)}

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if not (isinstance(node.value, ast.Name) and node.value.id in self.foreign):
            self.names.add(node.attr)
        self.generic_visit(node)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        if (node.module or "").partition(".")[0] not in _FOREIGN:
            self.names |= {imported.name for imported in node.names}

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if f"__{name}__" in SPECIAL_METHODS and node.args:  # abs(x), math.floor(x), operator.add(x, y)
            self.add(f"__{name}__", *node.args)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self.add(_BINARY[type(node.op)], node.left, node.right, forms="r")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(_BINARY[type(node.op)], node.target, node.value, forms="ri")
        if isinstance(node.target, ast.Subscript):
            self.add(_ITEM, node.target.value)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if type(node.op) in _UNARY:
            self.add(_UNARY[type(node.op)], node.operand)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            for special in _COMPARED.get(type(operator), ()):
                self.add(special, left, right)
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.add(_SET_ITEM if isinstance(node.ctx, ast.Store) else _ITEM, node.value)
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self.add(_ITEM, node.iter)  # a tensor is iterated over by its index
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self.add(_ITEM, node.iter)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        self.add(_ITEM, node.value)
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if any(isinstance(target, (ast.Tuple, ast.List)) for target in node.targets):
            self.add(_ITEM, node.value)
        self.generic_visit(node)
