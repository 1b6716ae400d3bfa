"""The language of `onnx:` and `dispatched:`: what stands for an operator elsewhere, as a template of Python's syntax.

In `onnx:` a call whose name begins with a capital letter is a node: ``Gather(weight, indices, axis=0)``; arguments by
position are its inputs, those by name its attributes. In `dispatched:` a node is the call of an overload, written as
programs print it: ``add.Tensor(self, other, alpha=alpha)``. Names are arguments of the operator. What else stands there
is computed when the template is used: numbers, lists, ``a if condition else b``, ``[f(x) for x in xs]``, arithmetic and
comparisons, indices and slices, and the functions :data:`FUNCTIONS` or :data:`DISPATCHED_FUNCTIONS`. ``None`` as the
result says that the operator has no nodes for these arguments.
"""

from __future__ import annotations

import ast
import functools
from collections.abc import Collection
from typing import Any

# What templates may call, and what it gives; runtime/capture/onnx/templates.py computes them.
FUNCTIONS = {
    "cast": "a tensor in the dtype of the result, or in the common dtype of the tensors behind it",
    "each": "a list of so many numbers, of a number or a list",
    "expanded": "sizes for Expand",
    "filled": "a tensor of the sizes and the dtype of the first, of one number",
    "ints": "a tensor of a list of ints",
    "floats": "a tensor of a list of floats",
    "nonnegative": "dimensions, none of them negative",
    "rank": "the number of dimensions",
    "sizes": "the list of sizes",
    "extents": "the sizes of the results in a dimension",
    "indexed": "the elements of a tensor at an index of Python's",
    "padded": "the counts of padding in the order of Pad, of those from the last dimension to the first",
    "static": "the sizes of the run that is exported",
    "swapped": "the order of dimensions with two exchanged",
    "code": "the number of a dtype in ONNX",
}
# The same of `dispatched:`; runtime/dispatch/dispatched.py computes them.
DISPATCHED_FUNCTIONS = {
    "cast": "a tensor in a dtype, as it is where that is None",
    "conjugate": "a tensor with its elements conjugated, itself where they are real",
    "constant": "the operator itself, though it is composed of others, and of tensors that require grad, too",
    "flattened": "results of which all but the first are vectors, where a gradient is to read those",
    "format": "the memory format of rows, None where it is not asked for",
    "indexed": "the view of a tensor that a basic index selects",
    "indices": "an advanced index as a list of tensors and None",
    "itemsize": "the bytes of an element",
    "kind": "the dtype of a tensor",
    "length": "the number of items",
    "lines": "the results without the last dimension but one, which has one entry",
    "matrix": "a tensor as a matrix, with the last dimension as its columns",
    "parts": "the operator itself, or the operators that it calls where it is composed",
    "promoted": "the common dtype of a tensor or a number and another one",
    "rank": "the number of dimensions",
    "scattered": "zeros of some sizes to which a tensor is added at an index",
    "size": "the size of a dimension",
    "trailing": "the last sizes, as many as have so many elements",
    "unfolded": "the affine map of rows that have any dimensions",
    "whole": "the operator itself, though it is composed of others",
}
_SIGNS: dict[type, str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Mod: "%", ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.Gt: ">",
    ast.LtE: "<=", ast.GtE: ">=", ast.Is: "is", ast.IsNot: "is not", ast.USub: "-", ast.Not: "not", ast.And: "and",
    ast.Or: "or",
}  # fmt: skip


def parse_template(text: str, names: Collection[str], *, dispatched: bool = False) -> list[Any]:
    """A template as lists, texts and numbers. ValueError, with the reason, for what is none; `names`: the arguments."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except SyntaxError:
        msg = "it is no expression"
        raise ValueError(msg) from None
    return _encoded(tree, names, dispatched=dispatched)


def _node_name(function: ast.expr, *, dispatched: bool) -> str:
    """The name of a node by what is called; "" for what is no node."""
    match function:
        case ast.Attribute(value=ast.Name(id=base), attr=overload) if dispatched:
            return f"{base}.{overload}"
        case ast.Name(id=name) if name[0].isupper() and not dispatched:
            return name
    return ""


def _encoded(node: ast.expr, names: Collection[str], *, dispatched: bool) -> list[Any]:
    functions = DISPATCHED_FUNCTIONS if dispatched else FUNCTIONS

    def inner(part: ast.expr | None) -> Any:
        return None if part is None else _encoded(part, names, dispatched=dispatched)

    match node:
        case ast.Constant(value=bool() | int() | float() | str() | None as value):
            return ["constant", value]
        case ast.Name(id=name) if name in names:
            return ["name", name]
        case ast.Name(id=name):
            msg = f"'{name}' is no argument; there are {', '.join(names)}"
            raise ValueError(msg)
        case ast.Call(func=function, args=args, keywords=keywords) if name := _node_name(
            function, dispatched=dispatched
        ):
            attributes = {str(item.arg): inner(item.value) for item in keywords}
            return ["node", name, [inner(item) for item in args], attributes]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in functions:
            return ["call", name, [inner(item) for item in args]]
        case ast.List(elts=items) | ast.Tuple(elts=items):
            return ["list", [inner(item) for item in items]]
        case ast.ListComp(elt=item, generators=[ast.comprehension(target=ast.Name(id=name), iter=items, ifs=[])]):
            return ["for", name, inner(items), _encoded(item, [*names, name], dispatched=dispatched)]
        case ast.Starred(value=value):
            return ["star", inner(value)]
        case ast.IfExp(test=test, body=body, orelse=orelse):
            return ["if", inner(test), inner(body), inner(orelse)]
        case ast.Compare(left=left, ops=[sign], comparators=[right]) if type(sign) in _SIGNS:
            return ["binary", _SIGNS[type(sign)], inner(left), inner(right)]
        case ast.BinOp(left=left, op=sign, right=right) if type(sign) in _SIGNS:
            return ["binary", _SIGNS[type(sign)], inner(left), inner(right)]
        case ast.BoolOp(op=sign, values=values):
            word = _SIGNS[type(sign)]
            return functools.reduce(lambda left, right: ["binary", word, left, right], map(inner, values))
        case ast.UnaryOp(op=sign, operand=operand) if type(sign) in _SIGNS:
            return ["unary", _SIGNS[type(sign)], inner(operand)]
        case ast.Subscript(value=value, slice=ast.Slice(lower=lower, upper=upper, step=None)):
            return ["part", inner(value), inner(lower), inner(upper)]
        case ast.Subscript(value=value, slice=index):
            return ["index", inner(value), inner(index)]
    msg = f"'{ast.unparse(node)}' is not of the language of templates"
    raise ValueError(msg)
