"""Reads of an elementwise kernel beside the element of a tensor: neighbours and tables.

    elementwise: 0.5 * (self[i - 1] + self[i + 1])      the neighbours along the last dimension
    elementwise: self[i, j - 1] + self[i - 1, j]        along the last two; i, j and k are where an element stands
    border: replicate                                   what stands beyond the border
    elementwise: table[floor(self)]                     an argument that is read by computed numbers is a table

A neighbour becomes a tensor of its own, with a name that no author can write; a table stays a subscript.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import replace

from codegen.diagnostics import Diagnostics, did_you_mean
from codegen.language import bounded
from codegen.language.kernels import ZEROS, Reads, ShiftedTensor
from codegen.language.syntax import Program
from codegen.language.trees import copied
from codegen.reading.kinds import BORDERS
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Text, as_text

BORDER = "border"


class ReadsReader:
    """Finds what the cases of one kernel read."""

    def __init__(self, schema: OperatorSchema, diagnostics: Diagnostics) -> None:
        self.schema = schema
        self.diagnostics = diagnostics
        self.tensors = {argument.name: argument for argument in schema.inputs if argument.type.is_tensor}
        self.windows: dict[tuple[str, tuple[int, ...]], ShiftedTensor] = {}
        self.tables: dict[str, None] = {}

    def read(self, text: Text, program: Program) -> Program | None:
        """The program with neighbours under their names; None when something was reported."""
        nodes = program.nodes
        subscripts = [node for node in nodes if isinstance(node, ast.Subscript) and self.is_tensor(node.value)]
        if not subscripts:
            return program
        rewrite = _Neighbours(self)
        body = tuple(rewrite.visit(copied(statement)) for statement in program.body)
        plain = {
            node.id for node in nodes
            if isinstance(node, ast.Name) and not any(node is read.value for read in subscripts)
        }  # fmt: skip
        for name in self.tables:
            wrong = "as a table and as a tensor" if name in plain else ""
            if any(window.source == name for window in self.windows.values()):
                wrong = "as a table and by its neighbours"
            if wrong:
                self.report(text, name, f"'{name}' is read {wrong}", "pass it as two arguments")
                return None
        return replace(program, body=body)

    def is_tensor(self, node: ast.expr) -> bool:
        return isinstance(node, ast.Name) and node.id in self.tensors

    def window(self, source: str, offsets: tuple[int, ...]) -> str:
        """The name of a neighbour."""
        while offsets and offsets[0] == 0:
            offsets = offsets[1:]
        if not offsets:
            return source
        spelled = "_".join(f"{'m' if offset < 0 else 'p'}{abs(offset)}" for offset in offsets)
        entry = self.windows.setdefault((source, offsets), ShiftedTensor(f"{source}__{spelled}", source, offsets))
        return entry.name

    def finish(self, mapping: Mapping) -> Reads | None:
        """Everything that was read; None when something was reported."""
        node = mapping.get(BORDER)
        border = as_text(node, self.diagnostics, BORDER) if node is not None else None
        key = mapping.key(BORDER)
        if node is None and self.windows:
            kernel = mapping.key("elementwise")
            assert kernel is not None
            message = "neighbours need a rule for the border"
            kernel.error(self.diagnostics, "kernel-border", message, hint=f"add '{BORDER}: {ZEROS}'")
            return None
        if key is not None and not self.windows:
            key.error(self.diagnostics, "kernel-border", "the kernel reads no neighbours, as self[i - 1] does")
            return None
        if border is not None and border.value not in BORDERS:
            hint = did_you_mean(border.value, BORDERS) or f"one of {', '.join(BORDERS)}"
            border.error(self.diagnostics, "kernel-border", f"unknown rule for a border '{border.value}'", hint=hint)
            return None
        return Reads(tuple(self.windows.values()), tuple(self.tables), border.value if border is not None else ZEROS)

    def report(self, text: Text, name: str, message: str, hint: str) -> None:
        offset = max(text.value.find(name), 0)
        text.error(self.diagnostics, "kernel-reads", message, offset=offset, length=len(name), hint=hint)


class _Neighbours(ast.NodeTransformer):
    """Gives neighbours their names, and notes tables."""

    def __init__(self, reader: ReadsReader) -> None:
        self.reader = reader

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        if not self.reader.is_tensor(node.value):
            return self.generic_visit(node)  # type: ignore[return-value]
        assert isinstance(node.value, ast.Name)
        offsets = bounded.offsets_of(node.slice)
        if offsets is not None:
            return ast.copy_location(ast.Name(self.reader.window(node.value.id, offsets), ast.Load()), node)
        self.reader.tables[node.value.id] = None
        return ast.Subscript(node.value, self.visit(node.slice), ast.Load())


def names_of(windows: Sequence[ShiftedTensor]) -> tuple[str, ...]:
    """The names of neighbours."""
    return tuple(window.name for window in windows)
