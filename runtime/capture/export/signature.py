"""What the arguments and results of an exported graph are: of the module, or of the caller."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

__all__ = [
    "ConstantArgument", "ExportGraphSignature", "InputKind", "InputSpec", "OutputKind", "OutputSpec", "TensorArgument",
]  # fmt: skip


class InputKind(Enum):
    """Where an argument of the graph comes from."""

    USER_INPUT = auto()
    PARAMETER = auto()
    BUFFER = auto()
    CONSTANT_TENSOR = auto()


class OutputKind(Enum):
    """Where a result of the graph goes."""

    USER_OUTPUT = auto()


@dataclass(frozen=True)
class TensorArgument:
    """A value of the graph, by the name of its node."""

    name: str


@dataclass(frozen=True)
class ConstantArgument:
    """A value that is the same in every call."""

    name: str
    value: Any


@dataclass(frozen=True)
class InputSpec:
    """An argument: its kind, its node, and what of the module it is; `persistent` says whether a buffer is state."""

    kind: InputKind
    arg: TensorArgument | ConstantArgument
    target: str | None = None
    persistent: bool | None = None

    def __str__(self) -> str:
        target = "" if self.target is None else f" target={self.target!r}"
        persistent = "" if self.persistent is None else f" persistent={self.persistent}"
        return f"{self.arg.name}: {self.kind.name}{target}{persistent}"


@dataclass(frozen=True)
class OutputSpec:
    """A result: its kind, and its node or its value."""

    kind: OutputKind
    arg: TensorArgument | ConstantArgument
    target: str | None = None

    def __str__(self) -> str:
        return f"{self.arg.name}: {self.kind.name}"


@dataclass(frozen=True)
class ExportGraphSignature:
    """All arguments and results of a graph, in their order."""

    input_specs: list[InputSpec]
    output_specs: list[OutputSpec]

    def _targets(self, kind: InputKind) -> dict[str, str]:
        return {spec.arg.name: str(spec.target) for spec in self.input_specs if spec.kind is kind}

    @property
    def inputs_to_parameters(self) -> dict[str, str]:
        """The parameters, by the arguments that they are."""
        return self._targets(InputKind.PARAMETER)

    @property
    def inputs_to_buffers(self) -> dict[str, str]:
        """The buffers, by the arguments that they are."""
        return self._targets(InputKind.BUFFER)

    @property
    def inputs_to_lifted_tensor_constants(self) -> dict[str, str]:
        """The constants, by the arguments that they are."""
        return self._targets(InputKind.CONSTANT_TENSOR)

    @property
    def parameters(self) -> list[str]:
        """The paths of the parameters."""
        return list(self.inputs_to_parameters.values())

    @property
    def buffers(self) -> list[str]:
        """The paths of the buffers."""
        return list(self.inputs_to_buffers.values())

    @property
    def non_persistent_buffers(self) -> list[str]:
        """The paths of buffers that are no state."""
        return [str(spec.target) for spec in self.input_specs if spec.persistent is False]

    @property
    def user_inputs(self) -> tuple[Any, ...]:
        """The names of tensors, and the values of constants, that the caller gives."""
        return tuple(_shown(spec.arg) for spec in self.input_specs if spec.kind is InputKind.USER_INPUT)

    @property
    def user_outputs(self) -> tuple[Any, ...]:
        """The names of tensors, and the values of constants, that the caller gets."""
        return tuple(_shown(spec.arg) for spec in self.output_specs)

    def __str__(self) -> str:
        lines = ["# inputs", *map(str, self.input_specs), "", "# outputs", *map(str, self.output_specs)]
        return "\n".join(lines) + "\n"


def _shown(argument: TensorArgument | ConstantArgument) -> Any:
    return argument.value if isinstance(argument, ConstantArgument) else argument.name
