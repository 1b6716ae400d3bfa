"""Consistency checks of the formulas of one entry: one naming of gradients, and `auto_...` where it is true."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from codegen.diagnostics import Diagnostics
from codegen.language.vocabulary import TENSOR_METHODS
from codegen.pytorch.model import AUTO_ELEMENT_WISE, AUTO_LINEAR, CppFormula, FormulaSet
from codegen.pytorch.overloads import kind_of
from codegen.schema import OperatorSchema


def kinds_of_outputs(schema: OperatorSchema) -> dict[str, str]:
    """The names by which formulas read results and keys give forward formulas, with their kinds."""
    result: dict[str, str] = {}
    if len(schema.returns) == 1:
        result["result"] = kind_of(schema.returns[0].type)
    for index, item in enumerate(schema.returns):
        if item.name:
            result[item.name] = kind_of(item.type)
        if len(schema.returns) > 1:
            result[f"result{index}"] = kind_of(item.type)
    if not schema.returns and schema.self_argument is not None:
        result["result"] = kind_of(schema.self_argument.type)
    return result


def check_set(formulas: FormulaSet, schema: OperatorSchema, diagnostics: Diagnostics) -> None:
    """Reports what is wrong between the formulas of one entry."""
    _check_gradients(formulas, schema, diagnostics)
    _check_primals(formulas, schema, diagnostics)
    _check_auto(formulas, schema, diagnostics)


def _check_gradients(formulas: FormulaSet, schema: OperatorSchema, diagnostics: Diagnostics) -> None:
    """An entry names the gradients of results in one way, and only those that there are."""
    inputs = {argument.name for argument in schema.inputs}
    named = {f"grad_{item.name}" for item in schema.returns if item.name} - inputs
    styles: dict[str, tuple[CppFormula, str]] = {}
    for formula in formulas.backward:
        for name in formula.names:
            style = "grad_..." if name in named else name
            if style in ("grad", "grads", "grad_...") and name not in inputs:
                styles.setdefault(style, (formula, name))
        last = max(_gradients_read(formula), default=0)
        if last >= max(len(schema.returns), 1) and "grads" not in inputs:
            message = f"'{schema.name}' has no result {last}; the first is 0"
            _report(formula, "grads", "derivative-grad", message, diagnostics)
    if len(styles) > 1:
        (_, first), (formula, name) = list(styles.values())[:2]
        message = f"'{schema.name}' reads '{first}' and '{name}'; an entry has one way of naming gradients"
        _report(formula, name, "derivative-grad", message, diagnostics)


def _gradients_read(formula: CppFormula) -> Iterator[int]:
    """The numbers in ``grads[0]``, ``grads[1]``, ..."""
    for node in ast.walk(formula.tree) if formula.tree is not None else ():
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "grads":
            index = node.slice
            if isinstance(index, ast.Constant) and isinstance(index.value, int):
                yield index.value


def _check_primals(formulas: FormulaSet, schema: OperatorSchema, diagnostics: Diagnostics) -> None:
    """A forward formula reads the value or the tangent of what is differentiated."""
    differentiated = {target for formula in formulas.backward for target in formula.targets}
    for formula in formulas.forward:
        for name in sorted(formula.names.keys() & differentiated):
            argument = schema.argument(name)
            if argument is not None and argument.type.is_tensor:
                hint = f"write {name}_p for its value, {name}_t for its tangent"
                message = f"'{name}' in a forward formula is ambiguous"
                _report(formula, name, "derivative-primal", message, diagnostics, hint)


def _check_auto(formulas: FormulaSet, schema: OperatorSchema, diagnostics: Diagnostics) -> None:
    """`auto_linear` of what is linear, `auto_element_wise` of a function of one tensor."""
    differentiated = {target for formula in formulas.backward for target in formula.targets}
    for formula in formulas.forward:
        reason = ""
        if formula.word == AUTO_LINEAR:
            reason = next(_nonlinear(formulas, schema, differentiated), "")
        elif formula.word == AUTO_ELEMENT_WISE and len(differentiated) != 1:
            reason = f"{len(differentiated)} of its arguments have formulas, where one must"
        elif formula.word == AUTO_ELEMENT_WISE and schema.kind == "inplace":
            reason = "it is an in-place operator"
        if reason:
            message = f"'{schema.name}' cannot be {formula.word}: {reason}"
            formula.text.error(diagnostics, "derivative-auto", message)


def _nonlinear(formulas: FormulaSet, schema: OperatorSchema, differentiated: set[str]) -> Iterator[str]:
    """Why an operator is not linear: a gradient that depends on what is differentiated."""
    results = kinds_of_outputs(schema).keys() - {argument.name for argument in schema.inputs}
    for formula in formulas.backward:
        for name in sorted(_computed_with(formula.tree) if formula.tree is not None else ()):
            if name in differentiated or name in results:
                yield f"the gradient of '{', '.join(formula.targets)}' reads '{name}'"


def _computed_with(tree: ast.expr) -> set[str]:
    """The names whose elements enter arithmetic; what is only passed to a function may be asked for its shape there."""
    result: set[str] = set()
    for node in ast.walk(tree):
        operands = [node.left, node.right] if isinstance(node, ast.BinOp) else []
        while operands:
            operand = operands.pop()
            method = operand.func if isinstance(operand, ast.Call) else None
            if isinstance(operand, ast.Name):
                result.add(operand.id)
            elif isinstance(operand, ast.UnaryOp):
                operands.append(operand.operand)
            elif isinstance(method, ast.Attribute) and method.attr not in TENSOR_METHODS:
                operands.append(method.value)  # x.conj()
    return result


def _report(
    formula: CppFormula, name: str, code: str, message: str, diagnostics: Diagnostics, hint: str | None = None
) -> None:
    """A problem at the first place where a formula reads a name."""
    formula.text.error(diagnostics, code, message, offset=formula.names[name], length=len(name), hint=hint)
