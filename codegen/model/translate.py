"""Formulas, composites and views in the words of a generated file, and which operators they call by name."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable

from codegen.language import vocabulary
from codegen.language.trees import copied
from codegen.model.layout import source_lines
from codegen.model.loops import unparse
from codegen.model.new_results import NewResults


class FormulaTranslator(ast.NodeTransformer):
    """Turns formulas, composites and views into Python that runs in a generated file.

    Operators become ``functions.name``, helpers ``language.name``, dtypes ``dtypes.name``, `Mean` its number. The shape
    of a tensor is read as a plain tuple, which is quicker to cut than the Size that users see, and ``ndim`` without the
    property of the tensor.
    """

    def __init__(self, functions: Collection[str]) -> None:
        self.functions = functions
        self.called: set[str] = set()  # the operators that what was translated calls by name
        self.arguments: frozenset[str] = frozenset()  # they may hide constants

    def visit_Call(self, node: ast.Call) -> ast.expr:
        function: ast.expr = node.func
        name = function.id if isinstance(function, ast.Name) else ""
        if name in vocabulary.SPELLED and len(node.args) == vocabulary.KERNEL_FUNCTIONS[name]:
            return _spelled(*map(self.visit, node.args))
        before: tuple[int, ...] = ()
        if isinstance(function, ast.Name):
            operator, before = vocabulary.operator_of(name, self.functions)
            if operator in self.functions and name not in vocabulary.PYTHON_FUNCTIONS:
                function = self.operator(operator)
            elif function.id in vocabulary.HELPERS:
                function = ast.Attribute(ast.Name("language", ast.Load()), function.id, ast.Load())
        else:
            function = self.visit(function)
        return ast.Call(
            function,
            [*map(ast.Constant, before), *(self.visit(argument) for argument in node.args)],
            [ast.keyword(keyword.arg, self.visit(keyword.value)) for keyword in node.keywords],
        )

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        value = self.visit(node.value)
        return ast.Attribute(value, vocabulary.GEOMETRY.get(node.attr, node.attr), node.ctx)

    def operator(self, name: str) -> ast.expr:
        """The function of an operator."""
        self.called.add(name)
        return ast.Attribute(ast.Name("functions", ast.Load()), name, ast.Load())

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load):
            if node.id in vocabulary.SYMBOLS:
                return ast.Constant(vocabulary.SYMBOLS[node.id])
            if node.id in vocabulary.DTYPE_NAMES:
                return ast.Attribute(ast.Name("dtypes", ast.Load()), node.id, ast.Load())
            if node.id in vocabulary.MEMORY_FORMATS:
                return ast.Attribute(ast.Name("devices", ast.Load()), node.id, ast.Load())
            if node.id in vocabulary.CONSTANTS and node.id not in self.arguments:
                return ast.Attribute(ast.Name("math", ast.Load()), node.id, ast.Load())
        return node

    def body(
        self, statements: Iterable[ast.stmt], arguments: Iterable[str], results: NewResults | None = None
    ) -> tuple[str, ...]:
        """Statements as source lines; an expression at the end is returned. `results` rewrites what they return."""
        self.arguments = frozenset(arguments)
        rewritten = [self.visit(copied(statement)) for statement in statements]
        self.arguments = frozenset()
        if isinstance(rewritten[-1], ast.Expr):
            rewritten[-1] = ast.Return(rewritten[-1].value)
        if results is not None:
            results.rewrite(rewritten)
        return tuple(line for statement in rewritten for line in source_lines(statement))

    def expression(self, tree: ast.expr) -> str:
        """An expression as source."""
        return unparse(self.visit(copied(tree)))


def _spelled(first: ast.expr, second: ast.expr, third: ast.expr | None = None) -> ast.expr:
    """What functions that are no operators are over tensors: a complex number of its parts, or x * y + z."""
    if third is not None:
        return ast.BinOp(ast.BinOp(first, ast.Mult(), second), ast.Add(), third)
    return ast.BinOp(first, ast.Add(), ast.BinOp(ast.Constant(1j), ast.Mult(), second))
