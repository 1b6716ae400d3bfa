"""From a kernel expression to the Python source of its inner loop: the expression's tree is rewritten for Numba.

Constants take the compute type (Numba would widen float32 to float64), ``where`` becomes a conditional expression,
``x ** 2`` a product, ``//``, ``%`` and shifts functions that nothing traps in, and names that a loop uses itself get
out of its way.
"""

from __future__ import annotations

import ast
import keyword
import re
from collections.abc import Mapping, Sequence

from codegen.language import vocabulary
from codegen.language.syntax import Program, names_in
from codegen.language.trees import copied, source_of
from codegen.model.layout import double_quoted
from codegen.model.reduce_model import KernelFunction

# Operators that Numba computes as the machine does: integers by 0 end the process, wide shifts are undefined; or as
# Python does: a complex number by 0 raises, which no loop can.
_FUNCTION_OF = {
    ast.FloorDiv: "floor_divide", ast.Mod: "remainder", ast.LShift: "left_shift", ast.RShift: "right_shift",
    ast.Pow: "pow", ast.Div: "divide",
}  # fmt: skip
_SAME = {"max": "maximum", "min": "minimum"}
# What the templates of loops call by name or assign.
_RESERVED = frozenset(
    {
        "T", "accumulators", "advance", "along", "as_accumulator", "begin", "capacity", "column_index",
        "columns", "compute_type", "count", "element_count", "end_of", "finished", "first", "frame", "group",
        "half", "highest", "i", "index", "inf", "keep", "lane", "larger", "line", "load", "lowest", "nan",
        "number", "operands", "out_column", "pointer", "range", "recall", "room", "row", "row_index", "rows",
        "scalar", "scalars", "size_of", "smaller", "stack_words", "stage", "step", "store", "strides", "whole",
        "word_at", "x", "x_column",
    }
)  # fmt: skip
# Names that the templates make of others: pointers, strides, accumulators, outputs. A name that ends in an underscore
# is moved as well, so that no two names become one.
_MADE = re.compile(r".*(_at|_step|_slots|_lanes|_other|_next|_)|out_?\d*")


class Lower(ast.NodeTransformer):
    """Rewrites a kernel expression into what a loop computes; `names` are those with a fixed name in the loop."""

    def __init__(self, names: Mapping[str, str] | None = None) -> None:
        self.names = names or {}

    def visit_Constant(self, node: ast.Constant) -> ast.expr:
        if isinstance(node.value, bool):
            return node
        if node.value in (0, 1):
            return ast.Call(ast.Name("T", ast.Load()), [node], [])
        return _number(node)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.names:
            return ast.Name(self.names[node.id], node.ctx)
        if node.id in vocabulary.CONSTANTS:
            value = vocabulary.CONSTANTS[node.id]
            inner: ast.expr = ast.Name(value, ast.Load()) if value.isalpha() else ast.Constant(float(value))
            return _number(inner)
        return ast.Name(local_name(node.id), node.ctx)

    def visit_Call(self, node: ast.Call) -> ast.expr:
        assert isinstance(node.func, ast.Name)
        arguments = [self.visit(argument) for argument in node.args]
        if node.func.id == "where":
            return ast.IfExp(arguments[0], arguments[1], arguments[2])
        return ast.Call(ast.Name(_SAME.get(node.func.id, node.func.id), ast.Load()), arguments, [])

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        """A part of a complex number is compared with the part of a constant: complex numbers have no order."""
        sides = [node.left, *node.comparators]
        parts = any(isinstance(one, ast.Call) and _name_of(one) in ("real", "imag") for one in sides)
        left, *others = [
            ast.Call(ast.Name("real", ast.Load()), [self.visit(one)], [])
            if parts and isinstance(one, ast.Constant) else self.visit(one) for one in sides
        ]  # fmt: skip
        return ast.Compare(left, node.ops, others)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        value = node.operand
        if isinstance(node.op, ast.USub) and isinstance(value, ast.Constant) and type(value.value) in (int, float):
            return _number(ast.UnaryOp(node.op, value))
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        function = _FUNCTION_OF.get(type(node.op))
        if function is None:
            return self.generic_visit(node)  # type: ignore[return-value]
        if function != "pow":
            return ast.Call(ast.Name(function, ast.Load()), [self.visit(node.left), self.visit(node.right)], [])
        base: ast.expr = self.visit(node.left)
        exponent = node.right
        power = exponent.value if isinstance(exponent, ast.Constant) else None
        if isinstance(power, (int, float)) and power in (2, 3) and isinstance(node.left, ast.Name):
            product = base
            for _ in range(int(power) - 1):
                product = ast.BinOp(product, ast.Mult(), copied(base))
            return product
        return ast.Call(ast.Name("pow", ast.Load()), [base, self.visit(exponent)], [])


def _name_of(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _number(value: ast.expr) -> ast.Call:
    """A number in the compute type, or in one that holds it where that does not."""
    return ast.Call(ast.Name("number", ast.Load()), [ast.Name("T", ast.Load()), value], [])


def local_name(name: str) -> str:
    """The name of an argument, an accumulator or an intermediate value inside a loop."""
    words = (vocabulary.KERNEL_FUNCTIONS, vocabulary.OPERATOR_FUNCTIONS)
    taken = name in _RESERVED or any(name in one for one in words) or keyword.iskeyword(name)
    return f"{name}_" if taken or _MADE.fullmatch(name) else name


def lower(program: Program, names: Mapping[str, str] | None = None) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The statements before the end, and the expression (or expressions, for a tuple) at the end, as source."""
    rewrite = Lower(names)
    lets = tuple(unparse(rewrite.visit(copied(statement))) for statement in program.lets)
    result = program.result
    parts = result.elts if isinstance(result, ast.Tuple) else [result]
    return lets, tuple(unparse(rewrite.visit(copied(part))) for part in parts)


def unparse(tree: ast.AST) -> str:
    """Source of a rewritten tree."""
    lines = source_of(tree).split("\n")
    return "\n".join(double_quoted(line) for line in lines)


def elementwise_kernel(
    name: str, doc: str, program: Program, tensors: Sequence[str], scalars: Sequence[str]
) -> KernelFunction:
    """The function of an element: of the dtype that is computed in, an element of every tensor, and the numbers."""
    lets, results = lower(program)
    return KernelFunction(name, ("T", *map(local_name, [*tensors, *scalars])), lets, results, doc)


def reads(program: Program) -> set[str]:
    """The names a program reads from outside."""
    assigned: set[str] = set()
    found: set[str] = set()
    for statement in program.body:
        assert isinstance(statement, (ast.Assign, ast.Expr))
        found |= names_in(statement.value) - assigned
        for target in statement.targets if isinstance(statement, ast.Assign) else ():
            assigned |= names_in(target)
    return found - set(vocabulary.CONSTANTS)
