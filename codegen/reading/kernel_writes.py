"""Elementwise kernels that write into their arguments: what an optimiser's update is.

    - func: decay_(Tensor(a!)[] self, Tensor(b!)[] averages, Tensor[] grads, *, float lr, float beta) -> ()
      elementwise: |
        averages = beta * averages + (1 - beta) * grads
        self = self - lr * averages

A line that assigns to an argument is what is written there; lines behind it read the new value. Or the kernel ends with
an expression, or a tuple, for all arguments that are marked as written, in their order. Of lists the kernel computes
one tensor after another, which of each list stand at the same place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from codegen.diagnostics import Diagnostics, counted, did_you_mean
from codegen.language.syntax import Program
from codegen.language.trees import walk
from codegen.schema import ArgumentSchema, OperatorSchema
from codegen.source.yaml_values import Mapping, Text, as_list_of_text

AS_NUMBERS = "as_numbers"
_NUMBERS = ("Scalar", "float", "int", "bool")


def writes(schema: OperatorSchema) -> bool:
    """Whether an operator of this schema has no other result than what it writes."""
    return schema.kind in ("inplace", "mutable")


def is_number(argument: ArgumentSchema) -> bool:
    """Whether a loop takes an argument as a number, or a list of them as one for every tensor of a list."""
    kind = argument.type
    return kind.scalar_base in _NUMBERS and (not kind.is_list or (kind.is_scalar_list and not kind.optional))


def written_names(schema: OperatorSchema) -> tuple[str, ...]:
    """The arguments that are marked as written."""
    return tuple(argument.name for argument in schema.arguments if argument.is_write)


class WriteReader:
    """Reads what the cases of one such kernel write; `key` is the place of the kernel."""

    def __init__(self, schema: OperatorSchema, key: Text, diagnostics: Diagnostics) -> None:
        self.schema = schema
        self.key = key
        self.diagnostics = diagnostics
        self.written = written_names(schema)
        self.found: set[str] = set()

    def check_schema(self) -> bool:
        """Whether a loop can write what the schema says."""
        message = hint = ""
        lists = [argument.name for argument in self.schema.inputs if argument.type.is_tensor_list]
        alone = [argument.name for argument in self.schema.inputs if argument.is_write and argument.type.is_tensor]
        if any(item.alias is None for item in self.schema.returns):
            message = f"'{self.schema.name}' writes into its arguments and returns a new tensor as well"
            hint = "say '-> ()', or give the operator that makes a new tensor an entry of its own"
        elif lists and alone:
            message = f"'{alone[0]}' is one tensor, which would be written for every tensor of '{lists[0]}'"
            hint = f"make it a list as well: Tensor(a!)[] {alone[0]}"
        elif any(
            input_.type.optional_elements or input_.type.optional
            for input_ in self.schema.inputs
            if input_.name in lists
        ):
            message = "a list of tensors that a loop computes has no gaps"
            hint = "an empty list says that there are none"
        elif not lists and any(argument.type.is_scalar_list for argument in self.schema.inputs):
            message, hint = "a list of numbers needs a list of tensors, one for each", "write 'Scalar' for 'Scalar[]'"
        if message:
            self.key.error(self.diagnostics, "kernel-writes", message, hint=hint)
        return not message

    def read_numbers(self, mapping: Mapping) -> tuple[str, ...] | None:
        """The tensors that are read as numbers; None when something was reported."""
        node = mapping.get(AS_NUMBERS)
        words = as_list_of_text(node, self.diagnostics, AS_NUMBERS) if node is not None else ()
        tensors = [
            argument.name for argument in self.schema.inputs if argument.type.is_tensor_like and not argument.is_write
        ]
        for word in words:
            if word.value not in tensors:
                why = "is written" if word.value in self.written else "is no tensor argument"
                word.error(
                    self.diagnostics, "kernel-writes", f"'{word.value}' {why} of '{self.schema.name}'",
                    hint=did_you_mean(word.value, tensors) or f"read as numbers may be {', '.join(tensors) or 'none'}",
                )
                return None
        return tuple(word.value for word in words)

    def read(self, text: Text, program: Program) -> tuple[Program, tuple[str, ...]] | None:
        """A case that ends in the values of what it writes, and the names of those; None when something was wrong."""
        assigned = [name for name in _assigned(program.body) if self.schema.argument(name) is not None]
        wrong = next((name for name in assigned if name not in self.written), None)
        if wrong is not None:
            argument = self.schema.argument(wrong)
            assert argument is not None
            hint = f"annotate it: {argument.type.spelled('(z!)')} {wrong}" if argument.type.is_tensor_like else None
            message = f"the kernel assigns to '{wrong}', which the schema does not mark as written"
            self.report(text, message, hint or "choose another name for the intermediate value", wrong)
            return None
        if isinstance(program.body[-1], ast.Expr):
            result = program.result
            count = len(result.elts) if isinstance(result, ast.Tuple) else 1
            if count != len(self.written):
                message = f"the kernel computes {counted(count, 'value')}, the schema writes {', '.join(self.written)}"
                self.report(text, message, "end with one value for each, or assign to each by name")
                return None
            self.found |= {*self.written}
            return program, self.written
        names = tuple(name for name in self.written if name in assigned)
        if not names:
            self.report(text, f"the kernel writes to none of {', '.join(self.written)}", "assign to one of them")
            return None
        self.found |= {*names}
        ends: list[ast.expr] = [ast.Name(name, ast.Load()) for name in names]
        end = ast.Expr(ends[0] if len(ends) == 1 else ast.Tuple(ends, ast.Load()))
        return Program((*program.body, end), program.source, program.uses), names

    def check_all_written(self) -> bool:
        """Whether every argument that is marked as written is, by some case."""
        missing = [name for name in self.written if name not in self.found]
        if missing:
            self.key.error(
                self.diagnostics, "kernel-writes",
                f"'{missing[0]}' is marked as written, but the kernel never assigns to it",
                hint=f"assign to '{missing[0]}', or leave its '(a!)' out",
            )
        return not missing

    def report(self, text: Text, message: str, hint: str, name: str = "") -> None:
        """An error at a name in the kernel, or at the whole."""
        offset = text.value.find(name) if name else 0
        text.error(
            self.diagnostics, "kernel-writes", message, offset=max(offset, 0), length=len(name) or None, hint=hint
        )


def _assigned(body: Iterable[ast.stmt]) -> Sequence[str]:
    """The names that statements assign to, each once."""
    nodes = (node for statement in body for node in walk(statement))
    return list(dict.fromkeys(
        node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ))  # fmt: skip
