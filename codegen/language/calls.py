"""Check calls in composites and formulas: the number, names and kinds of their arguments.

Every call of an operator is held against the schemas of its overloads, as far as the kinds of its arguments are known
before anything runs: `self` is a tensor, `2` a number, `self.shape` a list. What is not known is let through.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from codegen.language.trees import walk
from codegen.language.vocabulary import CONSTANTS, DTYPE_NAMES, PYTHON_FUNCTIONS, SYMBOLS
from codegen.schema import ArgumentSchema, OperatorSchema
from codegen.schema.types import SchemaType

# NumPy's spellings of parameters, and what the first one is also called.
SPELLINGS = {"axis": "dim", "axes": "dims", "keepdims": "keepdim", "input": "self"}
SHOWN = {
    "tensor": "a tensor", "int": "an int", "float": "a float", "bool": "a bool", "text": "text", "list": "a list",
    "none": "None", "dtype": "a dtype",
}  # fmt: skip
# Base type of a parameter -> the kinds that it takes. A tensor without dimensions may stand for a number.
_TAKES = {
    "Tensor": {"tensor"},
    "Scalar": {"int", "float", "bool", "tensor"},
    "float": {"int", "float", "tensor"},
    "int": {"int", "tensor"},
    "SymInt": {"int", "tensor"},
    "bool": {"bool"},
    "str": {"text"},
    "ScalarType": {"dtype"},
    "Device": {"text"},
    "Layout": set(),
    "MemoryFormat": set(),
    "Generator": set(),
}
_KINDS = {"Tensor": "tensor", "int": "int", "SymInt": "int", "bool": "bool", "str": "text", "ScalarType": "dtype"}
_ATTRIBUTES = {"shape": "list", "ndim": "int", "dtype": "dtype", "requires_grad": "bool", "is_cpu": "bool"}


@dataclass(frozen=True)
class OperatorScope:
    """The operators in reach of an expression: schemas by public name, and which take numbers for tensors."""

    functions: Mapping[str, tuple[OperatorSchema, ...]] = field(default_factory=dict)
    methods: Mapping[str, tuple[OperatorSchema, ...]] = field(default_factory=dict)
    numbers: frozenset[str] = frozenset()

    @staticmethod
    def of(members: Iterable[tuple[Sequence[OperatorSchema], bool, bool]]) -> OperatorScope:
        """From the schemas of entries, each with whether it is a method and whether it takes numbers."""
        functions: dict[str, tuple[OperatorSchema, ...]] = {}
        methods: dict[str, tuple[OperatorSchema, ...]] = {}
        numbers: set[str] = set()
        for schemas, is_method, takes_numbers in members:
            for schema in schemas:
                base = schema.name.base
                functions[base] = (*functions.get(base, ()), schema)
                if is_method:
                    methods[base] = (*methods.get(base, ()), schema)
                if takes_numbers:
                    numbers.add(base)
        return OperatorScope(functions, methods, frozenset(numbers))


def kind_of_type(type_: SchemaType) -> str:
    """The kind of an argument of that type; empty when it is not known (it may be None, or a dtype, or anything)."""
    if type_.optional:
        return ""
    if type_.is_list:
        return "list"
    return _KINDS.get(type_.scalar_base, "")


def kinds_of(arguments: Iterable[ArgumentSchema]) -> dict[str, str]:
    """The arguments of an operator with their kinds, as names in scope."""
    return {argument.name: kind_of_type(argument.type) for argument in arguments}


class Kinds:
    """What kind of value an expression has, given those of the names in scope."""

    def __init__(self, operators: OperatorScope, names: Mapping[str, str]) -> None:
        self.operators = operators
        self.names = names

    def of(self, node: ast.expr) -> str:
        """One of the words of ``SHOWN``, or empty when nobody can know."""
        method = getattr(self, f"of_{type(node).__name__.lower()}", None)
        return method(node) if method is not None else ""

    def of_constant(self, node: ast.Constant) -> str:
        if node.value is None:
            return "none"
        return {bool: "bool", int: "int", float: "float", complex: "float", str: "text"}.get(type(node.value), "")

    def of_joinedstr(self, _node: ast.JoinedStr) -> str:
        return "text"

    def of_name(self, node: ast.Name) -> str:
        if node.id in self.names:
            return self.names[node.id]
        if node.id in DTYPE_NAMES:
            return "dtype"
        return "float" if node.id in CONSTANTS else "int" if node.id in SYMBOLS else ""

    def of_tuple(self, _node: ast.Tuple) -> str:
        return "list"

    of_list = of_listcomp = of_tuple

    def of_attribute(self, node: ast.Attribute) -> str:
        return _ATTRIBUTES.get(node.attr, "") if self.of(node.value) == "tensor" else ""

    def of_unaryop(self, node: ast.UnaryOp) -> str:
        return "bool" if isinstance(node.op, ast.Not) else self.of(node.operand)

    def of_binop(self, node: ast.BinOp) -> str:
        return "tensor" if "tensor" in (self.of(node.left), self.of(node.right)) else ""

    def of_compare(self, node: ast.Compare) -> str:
        kinds = [self.of(operand) for operand in (node.left, *node.comparators)]
        return "tensor" if "tensor" in kinds and not isinstance(node.ops[0], (ast.Is, ast.IsNot)) else ""

    def of_ifexp(self, node: ast.IfExp) -> str:
        body, other = self.of(node.body), self.of(node.orelse)
        return body if body == other else ""

    def of_call(self, node: ast.Call) -> str:
        if isinstance(node.func, ast.Name):
            schemas = self.operators.functions.get(node.func.id, ())
        elif isinstance(node.func, ast.Attribute):
            schemas = self.operators.methods.get(node.func.attr, ())
        else:
            schemas = ()
        single = bool(schemas) and all(
            len(schema.returns) == 1 and schema.returns[0].type.is_tensor for schema in schemas
        )
        return "tensor" if single else ""


def reject_truth(statements: Iterable[ast.stmt], kinds: Kinds) -> tuple[str, str] | None:
    """Why a formula may not choose by the elements of a tensor as Python chooses: for all of them at once.

    What is called may give a tensor of one element, whose truth is clear.
    """
    for node in (node for statement in statements for node in walk(statement)):
        if not isinstance(node, ast.IfExp) or kinds.of(node.test) != "tensor":
            continue
        if not any(isinstance(below, ast.Call) for below in walk(node.test)):
            shown, yes, no = (ast.unparse(part) for part in (node.test, node.body, node.orelse))
            return f"'{shown}' is asked of a whole tensor, not of each element", f"write where({shown}, {yes}, {no})"
    return None


def reject_call(node: ast.Call, operators: OperatorScope, kinds: Kinds) -> tuple[str, str] | None:
    """Why no overload takes the call, and the forms there are; None when one may, or when it calls no operator."""
    function = node.func
    method = isinstance(function, ast.Attribute)
    if isinstance(function, ast.Attribute):
        name, schemas = function.attr, operators.methods.get(function.attr, ())
    elif isinstance(function, ast.Name) and function.id not in PYTHON_FUNCTIONS:  # float(x) is Python's
        name, schemas = function.id, operators.functions.get(function.id, ())
    else:
        return None
    if not schemas or any(isinstance(argument, ast.Starred) for argument in node.args):
        return None
    if any(keyword.arg is None for keyword in node.keywords):
        return None
    reasons = []
    for schema in schemas:
        reason = _misfit(schema, node, kinds, method=method, numbers=name in operators.numbers)
        if reason is None:
            return None
        reasons.append(reason)
    why = reasons[0] if len(set(reasons)) == 1 else f"none of its {len(schemas)} forms takes these arguments"
    return f"'{name}': {why}", "; ".join(_shown(overload, method=method) for overload in schemas[:3])


def _misfit(schema: OperatorSchema, node: ast.Call, kinds: Kinds, *, method: bool, numbers: bool) -> str | None:
    """Why an overload does not take a call."""
    positional = [argument for argument in schema.positional if not (method and argument.name == "self")]
    named = {argument.name: argument for argument in schema.arguments}
    values: dict[str, ast.expr] = {}
    if len(node.args) > len(positional):
        if not _takes_several(positional, node.args, kinds, method=method):
            return f"takes {len(positional)} positional arguments, {len(node.args)} given"
        values = {positional[0].name: ast.Tuple(node.args, ast.Load())}
    else:
        values = {argument.name: value for argument, value in zip(positional, node.args, strict=False)}
    for keyword in node.keywords:
        name = SPELLINGS.get(keyword.arg or "", keyword.arg or "")
        name = keyword.arg or "" if keyword.arg in named else name
        if name not in named and keyword.arg not in ("out", "requires_grad"):
            return f"has no argument '{keyword.arg}'"
        if name in values:
            return f"gets '{keyword.arg}' twice"
        values[name] = keyword.value
    for parameter in positional:
        if parameter.default is None and parameter.name not in values:
            return f"lacks the argument '{parameter.name}'"
    for name, value in values.items():
        kind = kinds.of(value)
        if name in named and kind and not _fits(named[name], kind, numbers=numbers):
            return f"argument '{name}' must be {named[name].type}, not {SHOWN[kind]}"
    return None


def _takes_several(
    positional: Sequence[ArgumentSchema], values: Sequence[ast.expr], kinds: Kinds, *, method: bool
) -> bool:
    """Whether the ints of a list may be written one by one, as in ``x.permute(1, 0)``."""
    return (
        method
        and len(positional) == 1
        and positional[0].type.is_int_list
        and all(kinds.of(value) in ("int", "") for value in values)
    )


def _fits(argument: ArgumentSchema, kind: str, *, numbers: bool) -> bool:
    """Whether a parameter takes a value of that kind."""
    type_ = argument.type
    if kind == "none":
        return type_.optional
    if type_.is_list:
        return kind == "list" or (type_.size is not None and kind in ("int", "float", "bool")) or (
            type_.is_int_list and kind == "int"
        )
    base = type_.scalar_base
    if base not in _TAKES:
        return True
    if base == "Tensor" and numbers and kind in ("int", "float", "bool"):
        return True
    symbolic = argument.default is not None and str(argument.default) in SYMBOLS
    return kind in _TAKES[base] or (symbolic and kind == "text")


def _shown(schema: OperatorSchema, *, method: bool) -> str:
    """A form as the author of an expression would write it."""
    listed = [argument for argument in schema.arguments if not (method and argument.name == "self")]
    words = [
        f"{item.name}={item.default}" if item.default is not None else f"{item.type} {item.name}" for item in listed
    ]
    return f"{schema.name.base}({', '.join(words)})"
