"""The reader of ``scan:``: one pass along a dimension, and what is kept of it."""

from __future__ import annotations

import ast
from collections.abc import Sequence as Sequences
from typing import ClassVar

from codegen.diagnostics import counted
from codegen.language.kernels import KernelPass, ScanDefinition
from codegen.language.syntax import Program
from codegen.reading.kernel_passes import PassReader, check_outputs, names_of, programs_of, values_in
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_text


class ScanReader(PassReader):
    """Reads a scan."""

    what: ClassVar[str] = "scan"

    def read_scan(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> ScanDefinition | None:
        """One pass along the argument `dim`, and `each` beside it unless its one accumulator is what is kept."""
        self.take_scalars(schema, mapping)
        tensors = [argument for argument in schema.inputs if argument.type.is_tensor]
        self.elements |= {argument.name for argument in tensors[:1]}  # others may hold initial states
        self.scope |= {tensor.name for tensor in tensors}
        key = mapping.items[0][0]
        dim = schema.argument("dim")
        if not tensors or dim is None or str(dim.type) != "int" or any(argument.type.optional for argument in tensors):
            key.error(
                self.diagnostics, "kernel-scan-arguments", f"'{schema.name}' cannot be a scan",
                hint="its schema needs a tensor first, no optional ones, and 'int dim'",
            )
            return None
        if isinstance(node, Sequence):
            self.diagnostics.error(node.location, "kernel-scan-passes", "a scan has one pass, not a list of them")
            return None
        one_pass = self.read_pass(node, combines=False)
        if one_pass is None:
            return None
        final = self.read_final(schema, mapping, one_pass)
        if final is None and "final" in mapping:
            return None
        count = len(schema.returns) - (values_in(final) if final is not None else 0)
        each = self.read_each(mapping, one_pass, count)
        if each is None or not self.check_initial(one_pass, each, [argument.name for argument in tensors], key):
            return None
        programs = [*programs_of([one_pass]), each, *([final] if final is not None else [])]
        if not self.all_are_read(schema, mapping, programs):
            return None
        value = mapping.get("reverse")
        text = as_text(value, self.diagnostics, "reverse") if value is not None else None
        if text is not None and text.value not in ("true", "false"):
            text.error(self.diagnostics, "kernel-scan-reverse", "'reverse' is true or false")
        return ScanDefinition(one_pass, each, text is not None and text.value == "true", final)

    def check_initial(self, one_pass: KernelPass, each: Program, tensors: Sequences[str], key: Text) -> bool:
        """Whether tensors hold either an element for every line, or one for every element."""
        initial = {name for accumulator in one_pass.accumulators for name in names_of(accumulator.init)} & {*tensors}
        expressions = [each, *(state.step for state in one_pass.accumulators), *(value for _, value in one_pass.lets)]
        both = sorted(initial & {name for program in expressions for name in names_of(program)})
        if both:
            key.error(
                self.diagnostics, "kernel-scan-initial",
                f"'{both[0]}' is read by an init, as an element for every line, and elsewhere as one for every element",
                hint="give the initial state an argument of its own",
            )
        return not both

    def read_final(self, schema: OperatorSchema, mapping: Mapping, one_pass: KernelPass) -> Program | None:
        """What a scan gives of the accumulators after the last element."""
        value = mapping.get("final")
        text = as_text(value, self.diagnostics, "final") if value is not None else None
        names = {accumulator.name for accumulator in one_pass.accumulators} | {*self.vectors}
        program = self.parse_part(text, (self.scope & self.scalars) | names) if text is not None else None
        number = len(schema.returns) - ("each" in mapping)
        if program is not None and text is not None and values_in(program) > number:
            note = ", one of them by 'each'" if "each" in mapping else ""
            text.error(
                self.diagnostics, "kernel-outputs",
                f"'final' gives {counted(values_in(program), 'value')}, the schema returns {len(schema.returns)}{note}",
                hint="the results for every element come first in the schema, then the final ones",
            )
            return None
        return program

    def read_each(self, mapping: Mapping, one_pass: KernelPass, count: int) -> Program | None:
        """What a scan keeps for every element."""
        names = [accumulator.name for accumulator in one_pass.accumulators]
        value = mapping.get("each")
        if value is None and len(names) == 1 and count == 1:
            return Program((ast.Expr(ast.Name(names[0], ast.Load())),), names[0])
        if value is None and count == 0:
            return Program((ast.Expr(ast.Tuple([], ast.Load())),), "()")
        if value is None:
            mapping.items[0][0].error(
                self.diagnostics, "kernel-scan-each",
                "this scan needs 'each' beside it, what is kept for every element",
                hint=f"such as {', '.join(names)}",
            )
            return None
        text = as_text(value, self.diagnostics, "each")
        names_in_scope = self.scope | {*names, *self.vectors}
        program = self.parse_part(text, names_in_scope) if text is not None else None
        if text is None or program is None or not check_outputs(self.diagnostics, text, program, count):
            return None
        return program
