"""From a converted graph to an exported program: what the module has becomes arguments, before those of the caller."""

from __future__ import annotations

from typing import Any

from runtime.capture.export.dims import DimRange, DynamicSize
from runtime.capture.export.programs import CallSpec, ExportedProgram, InputCheck
from runtime.capture.export.signature import (
    ConstantArgument,
    ExportGraphSignature,
    InputKind,
    InputSpec,
    OutputKind,
    OutputSpec,
    TensorArgument,
)
from runtime.capture.fx.from_ir import Conversion
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.node import Node, map_arg
from runtime.dispatch.conversions import TracedNumber
from runtime.nn.module import Module
from runtime.tensor import Tensor


class Lifting:
    """The graph of an exported program while it grows."""

    def __init__(self, mod: Module, conversion: Conversion) -> None:
        self.mod, self.conversion = mod, conversion
        self.graph = Graph()
        self.inputs: list[InputSpec] = []
        self.by_path: dict[str, Any] = {}  # arguments for what nodes of the converted graph read
        self.state: dict[str, Any] = {}
        self.constants: dict[str, Any] = {}

    def add_state(self) -> None:
        """Arguments for parameters, buffers, and tensors that are constants."""
        for path, parameter in self.mod.named_parameters():
            self.state[path] = parameter
            self._argument(f"p_{path}", InputKind.PARAMETER, path, path)
        persistent = self.mod.state_dict().keys()
        for path, buffer in self.mod.named_buffers():
            (self.state if path in persistent else self.constants)[path] = buffer
            self._argument(f"b_{path}", InputKind.BUFFER, path, path, persistent=path in persistent)
        attributes = {
            id(value): f"{prefix}.{name}".lstrip(".")
            for prefix, module in self.mod.named_modules() for name, value in vars(module).items()
            if isinstance(value, Tensor)
        }  # fmt: skip
        numbered = (f"lifted_tensor_{number}" for number in range(len(self.conversion.constants)))
        for name, tensor in self.conversion.constants.items():
            path = attributes.get(id(tensor)) or next(numbered)
            self.constants[path] = tensor
            self._argument(f"c_{path}", InputKind.CONSTANT_TENSOR, path, name)

    def _argument(self, name: str, kind: InputKind, target: str, path: str, *, persistent: bool | None = None) -> None:
        node = self._placeholder(name.replace(".", "_"))
        self.by_path[path] = node
        self.inputs.append(InputSpec(kind, TensorArgument(node.name), target, persistent))

    def _placeholder(self, name: str) -> Node:
        """An argument, of another name where there is one of this name, as for the paths ``a.b`` and ``a_b``."""
        node = self.graph.placeholder(name)
        node.target = node.name
        return node

    def add_user_inputs(self, names: list[str], leaves: list[Any]) -> dict[Any, Any]:
        """Arguments of the caller; the nodes for those of the converted graph."""
        placeholders = iter(self.conversion.graph.find_nodes(op="placeholder"))
        copies: dict[Any, Any] = {}
        for name, leaf in zip(names, leaves, strict=True):
            node = self._placeholder(name)
            is_tensor = isinstance(leaf, Tensor)
            if is_tensor:
                copies[next(placeholders)] = node
            argument = TensorArgument(node.name) if is_tensor else ConstantArgument(node.name, leaf)
            self.inputs.append(InputSpec(InputKind.USER_INPUT, argument))
        return copies

    def copy_nodes(self, copies: dict[Any, Any]) -> None:
        """The operations, which read arguments in the place of attributes."""
        for node in self.conversion.graph.nodes:
            if node.op == "get_attr" and node.target in self.conversion.modules:
                copies[node] = self.graph.get_attr(node.target)
            elif node.op == "get_attr":
                copies[node] = self.by_path[node.target]
            elif node.op != "placeholder":
                copies[node] = self.graph.node_copy(node, lambda argument: copies[argument])

    def finish(self, outputs: list[Any], copies: dict[Any, Any]) -> list[OutputSpec]:
        """The output: a value of the graph for each tensor and size, and other leaves as they are."""
        results = iter(self.conversion.results)
        values, specs = [], []
        for output in outputs:
            if isinstance(output, (Tensor, TracedNumber)):
                value = map_arg(next(results), lambda node: copies[node])
                is_node = hasattr(value, "users")
                argument: Any = TensorArgument(value.name) if is_node else ConstantArgument("", value)
            else:
                value, argument = output, ConstantArgument("", output)
            values.append(value)
            specs.append(OutputSpec(OutputKind.USER_OUTPUT, argument))
        self.graph.output(tuple(values))
        return specs


def lift(
    mod: Module, conversion: Conversion, outputs: list[Any], leaves: list[Any], spec: CallSpec,
    sizes: dict[int, dict[int, DynamicSize]], ranges: dict[str, DimRange], example: Any,
) -> ExportedProgram:  # fmt: skip
    """The exported program of a module for a graph that was captured."""
    lifting = Lifting(mod, conversion)
    lifting.add_state()
    copies = lifting.add_user_inputs(spec.leaf_names, leaves)
    lifting.copy_nodes(copies)
    output_specs = lifting.finish(outputs, copies)
    checks = [
        InputCheck.of(name, leaf, {dim: entry.dim.__name__ for dim, entry in sizes.get(position, {}).items()})
        for position, (name, leaf) in enumerate(zip(spec.leaf_names, leaves, strict=True))
    ]
    return ExportedProgram(
        GraphModule(conversion.root(), lifting.graph), ExportGraphSignature(lifting.inputs, output_specs),
        lifting.state, lifting.constants, ranges, spec, checks, example,
    )  # fmt: skip
