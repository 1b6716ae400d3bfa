"""Static results of views and composites, and optional arguments that may be missing in elementwise kernels.

Only what the tree shows is rejected: a size for a tensor, two values for one, no value, a view that has no geometry, a
tensor that nobody gave. What is not known is let through.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable, Iterator, Sequence

from codegen.diagnostics import Diagnostics
from codegen.language.bounded import has_loops
from codegen.language.calls import SHOWN, Kinds, OperatorScope, kinds_of
from codegen.language.syntax import Program, names_in
from codegen.language.trees import walk
from codegen.language.vocabulary import CATEGORIES, CONSTANTS, REAL_OF_COMPLEX
from codegen.reading.kinds import LOOPS
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Text

_GEOMETRY = "strided"
_COMPLEX = "complex"  # the function of a kernel that joins two parts
_ORDER = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_NO_GEOMETRY = (ast.Tuple, ast.Constant, ast.Attribute, ast.BinOp, ast.Compare, ast.JoinedStr)
_LISTS = (ast.List, ast.ListComp)


def results_of(program: Program) -> Iterator[ast.expr]:
    """The expressions whose value may be that of a program."""
    for statement in program.body:
        yield from (node.value for node in walk(statement) if isinstance(node, ast.Return) and node.value is not None)
    if isinstance(last := program.body[-1], ast.Expr):
        yield last.value


def _branches(tree: ast.expr) -> Iterator[ast.expr]:
    if isinstance(tree, ast.IfExp):
        yield from _branches(tree.body)
        yield from _branches(tree.orelse)
    else:
        yield tree


def reject_returns(kind: str, schema: OperatorSchema) -> tuple[str, str] | None:
    """Why what a schema returns is wrong for a kind of kernel: without annotations autograd knows nothing of a view."""
    other = next((item.type for item in schema.returns if not item.type.is_tensor), None)
    if kind in LOOPS and other is not None:
        return f"the kernel {kind} gives tensors, the schema returns {other}", f"let a composite return {other}"
    if kind == "view" and not schema.is_view:
        message = f"a view returns the memory of an argument, which the schema of '{schema.name}' does not say"
        return message, "annotate both: Tensor(a) self and -> Tensor(a)"
    if kind in LOOPS and schema.is_view:
        return f"the schema of '{schema.name}' says that it returns a view, but it computes", "leave out (a)"
    return None


def reject_view(program: Program, schema: OperatorSchema) -> tuple[str, str] | None:
    """Why a program gives no geometry, or no list of them, and a hint."""
    wrong = _NO_GEOMETRY if any(item.type.is_list for item in schema.returns) else (*_NO_GEOMETRY, *_LISTS)
    for tree in (branch for result in results_of(program) for branch in _branches(result)):
        if isinstance(tree, wrong):
            return "a view gives the geometry of a tensor", f"write {_GEOMETRY}(sizes, strides, offset)"
    return None


def reject_composite(program: Program, schema: OperatorSchema, operators: OperatorScope) -> str | None:
    """Why a composite cannot give what the schema returns."""
    assigned = (
        node.id for node in program.nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )  # fmt: skip
    kinds = Kinds(operators, kinds_of(schema.inputs) | dict.fromkeys(assigned, ""))  # what a name holds may change
    misfits = (_misfit(branch, schema, kinds) for result in results_of(program) for branch in _branches(result))
    return next((why for why in misfits if why), None)


def _misfit(tree: ast.expr, schema: OperatorSchema, kinds: Kinds) -> str | None:
    returns, kind = schema.returns, kinds.of(tree)
    possible = ("", "tensor", "list", "none" if returns and returns[0].type.optional else "")  # a list: of more results
    if len(returns) == 1 and returns[0].type.is_tensor and kind not in possible:
        return f"the composite gives {SHOWN[kind]}, the schema returns {returns[0].type}"
    count = len(returns)
    if isinstance(tree, ast.Tuple) and not any(isinstance(element, ast.Starred) for element in tree.elts):
        count = len(tree.elts)
    elif kind not in ("", "list"):
        count = 1
    if len(returns) < 2 or count == len(returns):
        return None
    return f"the composite gives {count} value{'s' * (count != 1)}, the schema returns {len(returns)}"


def reject_power(diagnostics: Diagnostics, text: Text, program: Program, accepts: Collection[str]) -> None:
    """``self ^ 2`` of what may be floating: a power is written otherwise."""
    nodes = program.nodes
    for node in nodes if {"floating", "complex"} & {*accepts} else ():
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitXor) and _is_number(node.right):
            power = f"{ast.unparse(node.left)} ** {ast.unparse(node.right)}"  # as it was meant: x ** 2 + 1
            message = "'^' is exclusive or, which floating numbers do not have"
            text.error(
                diagnostics, "expression-operator", message, offset=max(text.value.find("^"), 0),
                length=1, hint=f"write {power} for a power, or say 'dtypes: [bool, integral]'",
            )


def _is_number(node: ast.expr) -> bool:
    """Whether something is made of written numbers alone: the ``2 + 1`` of ``x ^ 2 + 1``, which binds stronger."""
    return all(
        isinstance(child, (ast.Constant, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop)) for child in walk(node)
    )


def reject_order(
    diagnostics: Diagnostics, text: Text, program: Program, accepts: Collection[str], reals: Iterable[str]
) -> None:
    """``self > 0`` where the entry asks for complex tensors, which have no order. `reals` are arguments that are real.

    Nothing is said of loops, in which a name may hold now one and now the other, nor where all dtypes are accepted.
    """
    asked = any(word.startswith("complex") for word in accepts) and not {*CATEGORIES} <= {*accepts}
    if not asked or has_loops(program.body):
        return
    real = {*reals, *CONSTANTS}
    for statement in program.body:
        for node in walk(statement):
            if isinstance(node, ast.Compare) and (sign := _order(node, real)):
                text.error(
                    diagnostics, "expression-operator", f"'{sign}' compares complex numbers, which have no order",
                    offset=max(text.value.find(sign), 0), length=len(sign),
                    hint="compare real(...) or abs(...), or accept floating dtypes alone",
                )
                return
        if isinstance(statement, ast.Assign) and not _is_complex(statement.value, real):
            real |= {name.id for name in statement.targets if isinstance(name, ast.Name)}


def makes_complex(program: Program) -> bool:
    """Whether a kernel without loops gives complex numbers of real tensors: by ``2j``, or by ``complex(re, im)``."""
    if has_loops(program.body):
        return False
    imaginary = {
        name.id for statement in program.lets if isinstance(statement, ast.Assign)
        for name in statement.targets if isinstance(name, ast.Name) and _has_imaginary(statement.value, ())
    }  # fmt: skip
    result = program.result
    return any(
        _has_imaginary(value, imaginary) for value in (result.elts if isinstance(result, ast.Tuple) else [result])
    )


def _has_imaginary(tree: ast.expr, complex_names: Collection[str]) -> bool:
    if isinstance(tree, (ast.Compare, ast.BoolOp)):
        return False
    if isinstance(tree, ast.Constant):
        return isinstance(tree.value, complex)
    if isinstance(tree, ast.Name):
        return tree.id in complex_names
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name):
        if tree.func.id in REAL_OF_COMPLEX:
            return False
        return tree.func.id == _COMPLEX or any(_has_imaginary(argument, complex_names) for argument in tree.args)
    parts = (tree.body, tree.orelse) if isinstance(tree, ast.IfExp) else ast.iter_child_nodes(tree)
    return any(_has_imaginary(part, complex_names) for part in parts if isinstance(part, ast.expr))


def _order(node: ast.Compare, real: Collection[str]) -> str:
    """The sign by which a comparison orders what may be complex; empty if it does not."""
    if not any(_is_complex(side, real) for side in (node.left, *node.comparators)):
        return ""
    return next((_ORDER[type(sign)] for sign in node.ops if type(sign) in _ORDER), "")


def _is_complex(tree: ast.expr, real: Collection[str]) -> bool:
    """Whether an expression may be complex where tensors are."""
    if isinstance(tree, ast.Name):
        return tree.id not in real
    if isinstance(tree, ast.Constant):
        return isinstance(tree.value, complex)
    if isinstance(tree, ast.Call):
        made_real = isinstance(tree.func, ast.Name) and tree.func.id in REAL_OF_COMPLEX
        return not made_real and any(_is_complex(argument, real) for argument in tree.args)
    if isinstance(tree, ast.IfExp):
        return _is_complex(tree.body, real) or _is_complex(tree.orelse, real)
    if isinstance(tree, (ast.BinOp, ast.UnaryOp)):
        sides = (tree.left, tree.right) if isinstance(tree, ast.BinOp) else (tree.operand,)
        return any(_is_complex(side, real) for side in sides)
    return False


def missing_tensor(cases: Sequence[tuple[Program | None, Program]], schema: OperatorSchema) -> tuple[int, str] | None:
    """The place of the first case whose expression reads an optional tensor that no condition up to it asks for."""
    optional = {argument.name for argument in schema.inputs if argument.type.is_tensor and argument.type.optional}
    asked: set[str] = set()
    for index, (condition, expression) in enumerate(cases):
        asked |= _names(condition.body) if condition is not None else set()
        unasked = sorted(_names(expression.body) & optional - asked)
        if unasked:
            return index, unasked[0]
    return None


def _names(body: Iterable[ast.stmt]) -> set[str]:
    return set().union(*(names_in(statement) for statement in body))
