"""The reader of ``reduce:``: a pass or several, and how they end."""

from __future__ import annotations

from collections.abc import Sequence as Sequences
from typing import ClassVar

from codegen.language import vocabulary
from codegen.language.kernels import LINEAR, KernelPass, ReduceDefinition
from codegen.language.syntax import Program
from codegen.reading.kernel_passes import PassReader, check_outputs, programs_of, values_in
from codegen.schema import OperatorSchema
from codegen.source.yaml_values import Mapping, Node, Sequence, Text, as_bool, as_int, as_text

MAX_PASSES = 8


class ReduceReader(PassReader):
    """Reads a reduction."""

    what: ClassVar[str] = "reduction"

    def read_reduce(self, node: Node, schema: OperatorSchema, mapping: Mapping) -> ReduceDefinition | None:
        """A pass or a list of passes, and `finish` or `each` beside them."""
        self.take_scalars(schema, mapping)
        if not self.take_tensors(schema, mapping):
            return None
        passes: list[KernelPass] = []
        if isinstance(node, Sequence) and not node.items:
            self.diagnostics.error(node.location, "kernel-accumulator", "a reduction needs a pass with an accumulator")
            return None
        if isinstance(node, Sequence) and len(node.items) > MAX_PASSES:
            message = f"a reduction has at most {MAX_PASSES} passes, not {len(node.items)}"
            self.diagnostics.error(node.location, "kernel-accumulator", message, hint="make it several operators")
            return None
        for item in node.items if isinstance(node, Sequence) else (node,):
            pass_read = self.read_pass(item, combines=True)
            if pass_read is None:
                return None
            passes.append(pass_read)
            self.scope |= {accumulator.name for accumulator in pass_read.accumulators}
        ends = self.read_ends(schema, mapping, [state.name for one_pass in passes for state in one_pass.accumulators])
        if ends is None or not self.all_are_read(schema, mapping, [*programs_of(passes), *ends.values()]):
            return None
        identity_node = mapping.get("identity")
        identity = as_bool(identity_node, self.diagnostics, "identity") if identity_node is not None else True
        return ReduceDefinition(
            tuple(passes), ends.get("finish"), ends.get("each"),
            identity is not False, self.degrees_in(mapping, schema),
        )

    def read_ends(self, schema: OperatorSchema, mapping: Mapping, names: Sequences[str]) -> dict[str, Program] | None:
        """The one of `finish` and `each` that stands beside the passes, whose accumulators have `names`."""
        ends: dict[str, Program] = {}
        for key in ("finish", "each"):
            value = mapping.get(key)
            text = as_text(value, self.diagnostics, key) if value is not None else None
            if text is not None:
                program = self.parse_part(text, self.scope if key == "each" else self.scope - self.elements)
                if program is None or not self.is_single(text, key, program, schema):
                    return None
                if not check_outputs(self.diagnostics, text, program, len(schema.returns)):
                    return None
                ends[key] = program
        if len(ends) != 1:
            where = mapping.items[0][0]
            where.error(
                self.diagnostics, "kernel-reduce-end", "a reduction has either 'finish' or 'each' beside it",
                hint=None if ends else f"for the accumulator itself write 'finish: {names[-1]}'",
            )
            return None
        dim = schema.argument("dim")
        if "each" in ends and (dim is None or str(dim.type) != "int"):
            where = mapping.key("each") or mapping.items[0][0]
            message = f"'{schema.name}' cannot give a result for every element"
            where.error(self.diagnostics, "kernel-reduce-end", message, hint="its schema needs 'int dim'")
            return None
        return ends

    def take_tensors(self, schema: OperatorSchema, mapping: Mapping) -> bool:
        """Bring the tensors of a reduction into scope, which broadcast; False where it cannot have them."""
        key = mapping.items[0][0]
        tensors = [argument for argument in schema.inputs if argument.type.is_tensor_like]
        odd = next((argument for argument in tensors if argument.type.is_tensor_list or argument.type.optional), None)
        if odd is not None or not tensors:
            hint = "its schema needs a tensor"
            if odd is not None:
                way = "tensors by name" if odd.type.is_tensor_list else "an overload without it"
                hint = f"'{odd.name}' is {odd.type}, and a loop reads a fixed number of tensors; write {way}"
            message = f"'{schema.name}' cannot be a reduction"
            key.error(self.diagnostics, "kernel-reduce-arguments", message, hint=hint)
            return False
        if len(tensors) + len(schema.returns) > vocabulary.MAX_OPERANDS:
            key.error(
                self.diagnostics, "kernel-operands",
                f"a loop reads and writes at most {vocabulary.MAX_OPERANDS} tensors; '{schema.name}' has "
                f"{len(tensors) + len(schema.returns)}", hint="make it a composite of several operators",
            )
            return False
        self.elements |= {argument.name for argument in tensors}
        self.scope |= self.elements
        return True

    def is_single(self, text: Text, key: str, program: Program, schema: OperatorSchema) -> bool:
        """Whether `each` gives one result, as it does for every element."""
        values = max(values_in(program), len(schema.returns)) if key == "each" else 1
        if values != 1:
            text.error(
                self.diagnostics, "kernel-outputs", f"a reduction gives one result for every element, not {values}",
                hint="make each result an operator, and a composite that calls them",
            )
        return values == 1

    def degrees_in(self, mapping: Mapping, schema: OperatorSchema) -> tuple[int | str, ...]:
        """The powers of a common factor that the first results have; none where nothing is said."""
        node = mapping.get("degree")
        if node is None:
            return ()
        items = list(node) if isinstance(node, Sequence) else [node]
        is_joint = sum(argument.type.is_tensor for argument in schema.inputs) > 1
        if is_joint or mapping.get("each") is not None:
            message = "'degree' is of a reduction of one tensor that ends in 'finish'"
            self.diagnostics.error(node.location, "kernel-degree", message)
            return ()
        if len(items) > len(schema.returns):
            message = f"'degree' says something of {len(items)} results, and the schema has {len(schema.returns)}"
            self.diagnostics.error(node.location, "kernel-degree", message)
            return ()
        degrees = [self.degree_of(item) for item in items]
        return tuple([degree for degree in degrees if degree is not None])

    def degree_of(self, node: Node) -> int | str | None:
        """A power, or the word for that of a sum."""
        if isinstance(node, Text) and node.value == LINEAR:
            return LINEAR
        degree = as_int(node, self.diagnostics, f"'degree', where it is not '{LINEAR}',")
        if degree is not None and degree < 1:
            self.diagnostics.error(node.location, "kernel-degree", f"a degree is 1 or more, not {degree}")
            return None
        return degree
