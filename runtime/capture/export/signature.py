"""What the arguments and results of an exported graph are: of the module, or of the caller."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from runtime.errors import ArgumentError, ComputeError

__all__ = [
    "ConstantArgument", "CustomObjArgument", "ExportBackwardSignature", "ExportGraphSignature", "InputKind",
    "InputSpec", "OutputKind", "OutputSpec", "SymBoolArgument", "SymFloatArgument", "SymIntArgument", "TensorArgument",
    "TokenArgument",
]  # fmt: skip


class InputKind(Enum):
    """Where an argument of the graph comes from. Programs that are exported here have the first four."""

    USER_INPUT = auto()
    PARAMETER = auto()
    BUFFER = auto()
    CONSTANT_TENSOR = auto()
    CUSTOM_OBJ = auto()
    TOKEN = auto()


class OutputKind(Enum):
    """Where a result of the graph goes. Programs that are exported here have the first, and mutations."""

    USER_OUTPUT = auto()
    LOSS_OUTPUT = auto()
    BUFFER_MUTATION = auto()
    PARAMETER_MUTATION = auto()
    GRADIENT_TO_PARAMETER = auto()
    GRADIENT_TO_USER_INPUT = auto()
    USER_INPUT_MUTATION = auto()
    TOKEN = auto()


# Results that are new values of what the program has or gets, and which of the arguments each is for.
MUTATIONS = {
    OutputKind.PARAMETER_MUTATION: InputKind.PARAMETER, OutputKind.BUFFER_MUTATION: InputKind.BUFFER,
    OutputKind.USER_INPUT_MUTATION: InputKind.USER_INPUT,
}  # fmt: skip


@dataclass
class TensorArgument:
    """A tensor of the graph, by the name of its node."""

    name: str


@dataclass
class SymIntArgument:
    """An int of the graph, by the name of its node."""

    name: str


@dataclass
class SymFloatArgument:
    """A float of the graph, by the name of its node."""

    name: str


@dataclass
class SymBoolArgument:
    """A bool of the graph, by the name of its node."""

    name: str


@dataclass
class TokenArgument:
    """What orders calls with effects, by the name of its node."""

    name: str


@dataclass
class CustomObjArgument:
    """An object of another class, by the name of its node and that of its class."""

    name: str
    class_fqn: str
    fake_val: Any = None


@dataclass
class ConstantArgument:
    """A value that is the same in every call."""

    name: str
    value: Any


_NODES = (TensorArgument, SymIntArgument, SymFloatArgument, SymBoolArgument, CustomObjArgument)
_ARGUMENTS = (*_NODES, ConstantArgument, TokenArgument)
Argument = (
    TensorArgument | SymIntArgument | SymFloatArgument | SymBoolArgument | CustomObjArgument | ConstantArgument
    | TokenArgument
)  # fmt: skip


def _check_argument(spec: Any) -> None:
    if not isinstance(spec.arg, _ARGUMENTS):
        msg = f"{type(spec).__name__}(): arg is a TensorArgument or the like, got {type(spec.arg).__name__}"
        raise ArgumentError(msg)


@dataclass
class InputSpec:
    """An argument: its kind, its node, and what of the module it is; `persistent` says whether a buffer is state."""

    kind: InputKind
    arg: Argument
    target: str | None = None
    persistent: bool | None = None

    def __post_init__(self) -> None:
        _check_argument(self)
        if self.kind is InputKind.BUFFER and self.persistent is None:
            msg = "InputSpec(): persistent says whether a buffer is state, got None"
            raise ArgumentError(msg)

    def __str__(self) -> str:
        persistent = "" if self.persistent is None else f" persistent={self.persistent}"
        return f"{self.arg.name}: {self.kind.name}{_target_text(self.target)}{persistent}"


@dataclass
class OutputSpec:
    """A result: its kind, its node or its value, and what of the module or of the arguments it becomes."""

    kind: OutputKind
    arg: Argument
    target: str | None = None

    def __post_init__(self) -> None:
        _check_argument(self)

    def __str__(self) -> str:
        return f"{self.arg.name}: {self.kind.name}{_target_text(self.target)}"


@dataclass
class ExportBackwardSignature:
    """The results of a graph with a backward pass: gradients by the nodes that they are, and the loss."""

    gradients_to_parameters: dict[str, str]
    gradients_to_user_inputs: dict[str, str]
    loss_output: str


@dataclass
class ExportGraphSignature:
    """All arguments and results of a graph, in their order.

    Writes of an exported program stay in its graph; after ``run_decompositions()`` the first results are new values.
    """

    input_specs: list[InputSpec]
    output_specs: list[OutputSpec]

    @property
    def inputs_to_parameters(self) -> Mapping[str, str]:
        """The parameters, by the arguments that they are."""
        return _targets(self.input_specs, InputKind.PARAMETER)

    @property
    def inputs_to_buffers(self) -> Mapping[str, str]:
        """The buffers, by the arguments that they are."""
        return _targets(self.input_specs, InputKind.BUFFER)

    @property
    def inputs_to_lifted_tensor_constants(self) -> Mapping[str, str]:
        """The constants, by the arguments that they are."""
        return _targets(self.input_specs, InputKind.CONSTANT_TENSOR)

    @property
    def inputs_to_lifted_custom_objs(self) -> Mapping[str, str]:
        """The objects of other classes, by the arguments that they are."""
        return _targets(self.input_specs, InputKind.CUSTOM_OBJ)

    @property
    def buffers_to_mutate(self) -> Mapping[str, str]:
        """The buffers that get another value, by the results that it is."""
        return _targets(self.output_specs, OutputKind.BUFFER_MUTATION)

    @property
    def parameters_to_mutate(self) -> Mapping[str, str]:
        """The parameters that get another value, by the results that it is."""
        return _targets(self.output_specs, OutputKind.PARAMETER_MUTATION)

    @property
    def user_inputs_to_mutate(self) -> Mapping[str, str]:
        """The arguments of the caller that get another value, by the results that it is."""
        return _targets(self.output_specs, OutputKind.USER_INPUT_MUTATION)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The paths of the parameters."""
        return _paths(self.input_specs, InputKind.PARAMETER)

    @property
    def buffers(self) -> tuple[str, ...]:
        """The paths of the buffers."""
        return _paths(self.input_specs, InputKind.BUFFER)

    @property
    def non_persistent_buffers(self) -> tuple[str, ...]:
        """The paths of buffers that are no state."""
        return _paths([spec for spec in self.input_specs if spec.persistent is False], InputKind.BUFFER)

    @property
    def lifted_tensor_constants(self) -> tuple[str, ...]:
        """The paths of the constants."""
        return _paths(self.input_specs, InputKind.CONSTANT_TENSOR)

    @property
    def lifted_custom_objs(self) -> tuple[str, ...]:
        """The paths of the objects of other classes."""
        return _paths(self.input_specs, InputKind.CUSTOM_OBJ)

    @property
    def user_inputs(self) -> tuple[Any, ...]:
        """The names of tensors, and the values of constants, that the caller gives."""
        return tuple(_shown(spec.arg) for spec in self.input_specs if spec.kind is InputKind.USER_INPUT)

    @property
    def user_outputs(self) -> tuple[Any, ...]:
        """The names of tensors, and the values of constants, that the caller gets."""
        kinds = {OutputKind.USER_OUTPUT, OutputKind.LOSS_OUTPUT}
        return tuple(_shown(spec.arg) for spec in self.output_specs if spec.kind in kinds)

    @property
    def input_tokens(self) -> tuple[str, ...]:
        """The arguments that order calls with effects."""
        return tuple(spec.arg.name for spec in self.input_specs if spec.kind is InputKind.TOKEN)

    @property
    def output_tokens(self) -> tuple[str, ...]:
        """The results that order calls with effects."""
        return tuple(spec.arg.name for spec in self.output_specs if spec.kind is OutputKind.TOKEN)

    @property
    def backward_signature(self) -> ExportBackwardSignature | None:
        """The gradients and the loss among the results; None where there is no loss."""
        losses = [spec.arg.name for spec in self.output_specs if spec.kind is OutputKind.LOSS_OUTPUT]
        if len(losses) > 1:
            msg = f"a graph has one loss, and this one has {len(losses)}: {', '.join(losses)}"
            raise ComputeError(msg)
        if not losses:
            return None
        parameters = dict(_targets(self.output_specs, OutputKind.GRADIENT_TO_PARAMETER))
        user_inputs = dict(_targets(self.output_specs, OutputKind.GRADIENT_TO_USER_INPUT))
        return ExportBackwardSignature(parameters, user_inputs, losses[0])

    @property
    def assertion_dep_token(self) -> Mapping[int, str] | None:
        """None: results that order assertions are no part of graphs any more."""
        return None

    def replace_all_uses(self, old: str, new: str) -> None:
        """Give a node another name in arguments and results."""
        if not isinstance(old, str) or not isinstance(new, str):
            msg = f"replace_all_uses(): expected the names of two nodes, got {old!r} and {new!r}"
            raise ArgumentError(msg)
        arguments = [*(spec.arg for spec in self.output_specs), *(spec.arg for spec in self.input_specs)]
        for argument in arguments:
            if argument.name == old and not isinstance(argument, ConstantArgument):
                argument.name = new

    def get_replace_hook(self, replace_inputs: bool = False) -> Callable[[Any, str, Any], None]:
        """A function for hooks on nodes that are replaced: ``hook(old, new, user)`` follows in this signature."""

        def follow(old: Any, new: str, user: Any) -> None:
            if user.op == "output" or (replace_inputs and old.op == "placeholder"):
                self.replace_all_uses(old.name, new)

        return follow

    def __str__(self) -> str:
        inputs, outputs = ("\n".join(map(str, specs)) for specs in (self.input_specs, self.output_specs))
        return f"\n# inputs\n{inputs}\n\n# outputs\n{outputs}\n"


def _target_text(target: str | None) -> str:
    return "" if target is None else f" target={target!r}"


def _targets(specs: Iterable[InputSpec | OutputSpec], kind: InputKind | OutputKind) -> Mapping[str, str]:
    """What arguments or results of a kind are, by their names."""
    expected = CustomObjArgument if kind is InputKind.CUSTOM_OBJ else TensorArgument
    return MappingProxyType({
        spec.arg.name: spec.target for spec in specs
        if spec.kind is kind and isinstance(spec.arg, expected) and spec.target is not None
    })  # fmt: skip


def _paths(specs: Iterable[InputSpec], kind: InputKind) -> tuple[str, ...]:
    """What arguments of a kind are."""
    return tuple(spec.target for spec in specs if spec.kind is kind and spec.target is not None)


def _shown(argument: Argument) -> Any:
    if isinstance(argument, ConstantArgument):
        return argument.value
    if isinstance(argument, _NODES):
        return argument.name
    msg = f"{argument} is nothing that a caller gives or gets"
    raise ComputeError(msg)
