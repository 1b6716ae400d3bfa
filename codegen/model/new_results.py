"""Results of composites that are views of what was computed on the way: they become tensors of their own.

``matmul`` gives the product of two matrices in another shape. The schema says that this is new, and a program that gets
it may do what it may with a new tensor: detach it in place, resize it, ask for its ``_base``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from codegen.reading.entry import Entry
from codegen.schema.model import OperatorSchema

_CONVERSIONS = frozenset({"ScalarType", "MemoryFormat", "Device", "Layout"})


@dataclass(frozen=True)
class ViewNames:
    """The names of operators whose results share memory: of those that may, and of public ones that always do.

    Conversions such as ``to`` and ``contiguous`` may return their argument, so they are not among the latter.
    """

    sharing: frozenset[str]
    always: frozenset[str]

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> ViewNames:
        """Those of some entries."""
        schemas = [entry.schema for entry in entries if entry.schema.is_view]
        sharing = frozenset(schema.name.base for schema in schemas)
        always = (schema for schema in schemas if not schema.name.is_internal and _gives_views(schema))
        return cls(sharing, frozenset(schema.name.base for schema in always))


def _gives_views(schema: OperatorSchema) -> bool:
    """Whether the result is always a view: other arguments than a tensor, and none of a conversion."""
    types = [argument.type.base for argument in schema.arguments]
    return len(types) > 1 and _CONVERSIONS.isdisjoint(types)


@dataclass(frozen=True)
class NewResults:
    """Rewrites what the statements of a composite return; `views` says which operators give views."""

    entry: Entry
    views: ViewNames

    def rewrite(self, statements: Sequence[ast.stmt]) -> None:
        """Put what may be a view of something computed into ``language.new``, in the statements themselves."""
        schema = self.entry.schema
        if self.entry.may_share or schema.name.is_internal or any(item.type.is_list for item in schema.returns):
            return
        nodes = [node for statement in statements for node in ast.walk(statement)]
        assigned: dict[str, list[ast.expr]] = {}
        for node in nodes:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                assigned.setdefault(node.targets[0].id, []).append(node.value)
        for node in nodes:
            if isinstance(node, ast.Return) and node.value is not None:
                node.value = self._left(node.value, assigned)

    def _left(self, tree: ast.expr, assigned: dict[str, list[ast.expr]]) -> ast.expr:
        if isinstance(tree, ast.IfExp):
            return ast.IfExp(tree.test, self._left(tree.body, assigned), self._left(tree.orelse, assigned))
        if isinstance(tree, ast.Tuple):
            return ast.Tuple([self._left(item, assigned) for item in tree.elts], tree.ctx)
        if not (self._leaves_a_copy(tree) if self.entry.schema.is_view else self._may_be_view(tree, assigned)):
            return tree
        return ast.Call(ast.Attribute(ast.Name("language", ast.Load()), "new", ast.Load()), [tree], [])

    def _may_be_view(self, tree: ast.expr, assigned: dict[str, list[ast.expr]]) -> bool:
        """Whether an expression may share the memory of another tensor."""
        if isinstance(tree, ast.IfExp):
            return self._may_be_view(tree.body, assigned) or self._may_be_view(tree.orelse, assigned)
        if isinstance(tree, ast.Name):
            later = {name: values for name, values in assigned.items() if name != tree.id}
            return any(self._may_be_view(value, later) for value in assigned.get(tree.id, ()))
        return self._is_call_of_view(tree)

    def _is_call_of_view(self, tree: ast.expr) -> bool:
        function = tree.func if isinstance(tree, ast.Call) else None
        return isinstance(function, ast.Attribute) and function.attr in self.views.always

    def _leaves_a_copy(self, tree: ast.expr) -> bool:
        """Whether an operator that gives views gives one of what another operator has computed."""
        source = tree.func.value if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Attribute) else None
        if not isinstance(source, ast.Call) or not isinstance(source.func, ast.Attribute):
            return False
        return self._is_call_of_view(tree) and source.func.attr not in self.views.sharing
