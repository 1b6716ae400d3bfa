"""One registered form of an operator: its names in a generated module, and the call of its table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from codegen.names import constant_of as constant
from codegen.names import identifier
from codegen.schema import ArgumentSchema, OperatorSchema


def keyset(arguments: Iterable[ArgumentSchema], *, reads_index: bool = True) -> str:
    """The source of the union of the key sets of the tensors among `arguments`, and of those in an index.

    Without `reads_index` an index has none: that of a view is made of ints and slices.
    """
    parts = []
    for argument in arguments:
        if argument.type.is_tensor_list:
            parts.append(f"keys_of({argument.name})")
        elif argument.type.is_tensor:
            keys = f"{argument.name}._keys"
            parts.append(f"(0 if {argument.name} is None else {keys})" if argument.type.optional else keys)
        elif argument.type.base == "Index" and reads_index:
            parts.append(f"keyset_of_index({argument.name})")
    return " | ".join(parts) if parts else "CPU"


@dataclass(frozen=True)
class FormBlock:
    """One registered form (functional, in-place or out=): what its definition and its wrappers need."""

    schema: OperatorSchema
    name: str = ""
    identifier: str = ""
    constant: str = ""
    parameters: str = ""
    keys: str = ""

    @property
    def below_autograd(self) -> str:
        """The call of the operator below autograd."""
        keys = f"({self.keys})" if " | " in self.keys else self.keys
        return f"{self.constant}[{keys} & BELOW_AUTOGRAD]({self.parameters})"

    @staticmethod
    def of(schema: OperatorSchema) -> FormBlock:
        """The form of a schema."""
        return FormBlock(
            schema,
            name=str(schema.name),
            identifier=identifier(schema),
            constant=constant(schema),
            parameters=", ".join(argument.name for argument in schema.arguments),
            keys=keyset(schema.arguments, reads_index=not schema.is_view),
        )

    @property
    def outs(self) -> tuple[str, ...]:
        """The out arguments."""
        return tuple(argument.name for argument in self.schema.out_arguments)
