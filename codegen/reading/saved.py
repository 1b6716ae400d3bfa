"""Values that a Node saves for its formulas: arguments, results, and cheap properties in place of a tensor.

``x.shape``, ``x.dtype``, ``x.numel()`` save the attribute, not the tensor.
"""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import Any

from codegen.language.syntax import names_in
from codegen.language.trees import walk
from codegen.language.vocabulary import GEOMETRY
from codegen.reading.derivative import Formula, Saved
from codegen.reading.gradients import Output
from codegen.schema import OperatorSchema

# Attribute or method of a saved tensor -> what is saved in its stead.
_CHEAP_ATTRIBUTES = ("shape", "dtype", "ndim", "device")
_CHEAP_METHODS = ("numel", "dim", "size", "stride", "storage_offset")


def find_saved(
    schema: OperatorSchema, formulas: Collection[Formula], differentiable: Collection[Output]
) -> tuple[Saved, ...]:
    """Everything that the formulas read, each with the arguments whose gradients need it."""
    saved: dict[str, Saved] = {}

    def need(name: str, kind: str, expression: str, arguments: tuple[str, ...]) -> None:
        before = saved[name].needed_by if name in saved else ()
        number = outputs.get(name) if kind == "output" else 0
        saved[name] = Saved(name, kind, expression, tuple(dict.fromkeys(before + arguments)), number)

    numbers = {member.name: number for number, member in enumerate(differentiable)}
    outputs = {name: numbers.get(name) for name in schema.output_names}
    outputs |= {"result": next(iter(outputs.values()))} if len(outputs) == 1 else {}
    for formula in formulas:
        for statement in formula.program.body:
            cheap = _cheap_uses(statement, schema)
            covered = {id(name) for _, name in cheap}
            for use, _ in cheap:
                need(cheap_slot(use), "value", cheap_source(use), formula.arguments)
            for node in walk(statement):
                if not isinstance(node, ast.Name) or id(node) in covered:
                    continue
                argument = schema.argument(node.id)
                if argument is not None:
                    kind = "value"
                    if argument.type.is_tensor_list:
                        kind = "tensor_list"
                    elif argument.type.is_tensor:
                        kind = "optional_tensor" if argument.type.optional else "tensor"
                    need(node.id, kind, node.id, formula.arguments)
                elif node.id in outputs and node.id in names_in(statement):
                    need(node.id, "output", node.id, formula.arguments)
    return tuple(saved.values())


def cheap_slot(node: ast.expr) -> str:
    """The slot name of an attribute saved in place of its tensor: ``self.shape`` -> ``self_shape``."""
    inner = node.func if isinstance(node, ast.Call) else node
    if isinstance(inner, ast.Name):  # shapes_of(tensors)
        assert isinstance(node, ast.Call)
        return f"{ast.unparse(node.args[0])}_shapes"
    assert isinstance(inner, ast.Attribute)
    assert isinstance(inner.value, ast.Name)
    arguments = "_".join(ast.unparse(arg).replace("-", "m") for arg in node.args) if isinstance(node, ast.Call) else ""
    return f"{inner.value.id}_{inner.attr}" + (f"_{arguments}" if arguments else "")


def cheap_source(node: ast.expr) -> str:
    """What a wrapper stores for a cheap use."""
    source = ast.unparse(node)
    if isinstance(node, ast.Attribute) and node.attr in GEOMETRY:
        return f"{ast.unparse(node.value)}.{GEOMETRY[node.attr]}"
    return f"language.{source}" if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else source


def _cheap_uses(tree: ast.AST, schema: OperatorSchema) -> list[tuple[ast.expr, ast.Name]]:
    """Places such as ``self.shape`` and ``self.size(0)``, with the name inside; only of tensor arguments."""
    uses: list[tuple[ast.expr, ast.Name]] = []
    called = {id(node.func): node for node in walk(tree) if isinstance(node, ast.Call)}
    for node in walk(tree):
        if isinstance(node, ast.Call) and _is_shapes_of(node) and isinstance(node.args[0], ast.Name):
            uses.append((node, node.args[0]))
        if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Name):
            continue
        argument = schema.argument(node.value.id)
        if argument is None or not argument.type.is_tensor or argument.type.optional:
            continue
        call = called.get(id(node))
        if call is None and node.attr in _CHEAP_ATTRIBUTES:
            uses.append((node, node.value))
        elif call is not None and node.attr in _CHEAP_METHODS and _are_plain_ints(call):
            uses.append((call, node.value))
    return [(use, name) for use, name in uses if schema.argument(cheap_slot(use)) is None]


def _is_shapes_of(call: ast.Call) -> bool:
    """Whether a call is ``shapes_of(tensors)``."""
    return isinstance(call.func, ast.Name) and call.func.id == "shapes_of" and len(call.args) == 1


def _are_plain_ints(call: ast.Call) -> bool:
    """Whether the arguments of a call can be part of the name of a slot, as in ``size(0)``."""
    return not call.keywords and all(isinstance(node, ast.Constant) and type(node.value) is int for node in call.args)


class CheapToSlots(ast.NodeTransformer):
    """Replaces ``self.shape`` by the name of its slot."""

    def __init__(self, schema: OperatorSchema, tree: ast.AST) -> None:
        self.slots = {id(node): cheap_slot(node) for node, _ in _cheap_uses(tree, schema)}

    def visit(self, node: ast.AST) -> Any:
        slot = self.slots.get(id(node))
        return ast.Name(slot, ast.Load()) if slot is not None else self.generic_visit(node)
