"""``ExportedProgram.run_decompositions``: a program of the operators that it dispatches, which writes nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from runtime.autograd.trees import tree_map
from runtime.capture.export.signature import (
    MUTATIONS,
    ExportGraphSignature,
    InputKind,
    InputSpec,
    OutputSpec,
    TensorArgument,
)
from runtime.capture.fx.dispatch_graphs import ProxyTorchDispatchMode, PythonKeyTracer
from runtime.capture.fx.from_ir import without_gradients
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.interpreter import Interpreter
from runtime.capture.fx.proxy import Proxy
from runtime.errors import UnsupportedError
from runtime.func.functionalizing import run_functionalized
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.tensor import Tensor

if TYPE_CHECKING:
    from runtime.capture.export.programs import ExportedProgram


class _Run(Interpreter):
    """A run of a graph that becomes another one, whose nodes keep what modules those they come from belong to.

    What was computed without gradients is detached.
    """

    def __init__(self, module: GraphModule, graph: Any) -> None:
        super().__init__(module)
        self.noted = graph

    def run_node(self, n: Any) -> Any:
        """Run a node."""
        last = self.noted._root.prev
        result = super().run_node(n)
        if n.target is without_gradients and not n.args[0]._schema.is_mutable:
            result = tree_map(_detached, result)
        node = last.next
        while node is not self.noted._root:
            if "nn_module_stack" in n.meta:
                node.meta.setdefault("nn_module_stack", n.meta["nn_module_stack"])
            node = node.next
        return result


class Decomposition:
    """One run of a program's graph that becomes another graph."""

    def __init__(self, program: ExportedProgram, examples: Sequence[Any], table: Mapping[Any, Any] | None) -> None:
        self.program, self.tracer = program, PythonKeyTracer()
        self.mode = ProxyTorchDispatchMode(self.tracer, table)
        self.inputs = list(program.graph_signature.input_specs)
        self.constants = dict(program.constants)
        self.arguments: list[Any] = []
        for node, value in zip(program.graph.find_nodes(op="placeholder"), examples, strict=True):
            proxy = self.tracer.create_proxy("placeholder", node.name, (), {})
            if isinstance(value, Tensor):
                value = value.detach().clone()  # type: ignore[attr-defined]  # noqa: PLW2901
                self.mode.track(value, proxy)
                self.mode.variable.add(value)
            self.arguments.append(value)

    def run(self, *, functional: bool) -> ExportedProgram:
        """The program. NotImplementedError where a write has no functional form, if it is to write nowhere."""

        def call(*arguments: Any) -> Any:
            run = _Run(self.program.graph_module, self.tracer.graph)
            return run.run(*arguments, enable_io_processing=False)

        writes: list[tuple[Any, Any]] = []
        with self.mode:
            if functional:
                outputs, writes = run_functionalized(call, self.arguments, {})
            else:
                outputs = call(*self.arguments)
        written = [(self.mutation_of(tensor), value) for tensor, value in writes]
        written.sort(key=lambda entry: list(MUTATIONS).index(entry[0][0]))
        results = [self.mode.proxy_of(item) for item in (*(value for _, value in written), *outputs)]
        self.tracer.create_node("output", "output", (self.tracer.create_arg(tuple(results)),), {})
        specs = [OutputSpec(kind, TensorArgument(""), target) for (kind, target), _ in written]
        specs += self.program.graph_signature.output_specs
        specs = [
            OutputSpec(spec.kind, _argument_of(result, spec), spec.target)
            for spec, result in zip(specs, results, strict=True)
        ]
        self.lift_constants()
        return type(self.program)(
            GraphModule(self.tracer.root, self.tracer.graph), ExportGraphSignature(self.inputs, specs),
            self.program.state_dict, self.constants, self.program.range_constraints, self.program.call_spec,
            self.program.input_checks, self.program.example_inputs,
        )  # fmt: skip

    def mutation_of(self, tensor: Any) -> tuple[Any, str]:
        """What kind of result the new value of an argument is, and for what."""
        position = next(position for position, item in enumerate(self.arguments) if item is tensor)
        spec = self.program.graph_signature.input_specs[position]
        kind = next((kind for kind, source in MUTATIONS.items() if source is spec.kind), None)
        if kind is None:
            msg = f"run_decompositions(): the program writes into the constant {spec.target}; make it a buffer"
            raise UnsupportedError(msg)
        name = spec.arg.name if spec.kind is InputKind.USER_INPUT else spec.target
        return kind, str(name)

    def lift_constants(self) -> None:
        """Make arguments of the tensors that the run came by, before those of the caller."""
        graph, inputs = self.tracer.graph, self.inputs
        count = sum(spec.kind is not InputKind.USER_INPUT for spec in inputs)
        first = list(graph.nodes)[count]
        arguments: dict[str, Any] = {}
        for node in graph.find_nodes(op="get_attr"):
            value = getattr(self.tracer.root, str(node.target), None)
            if not isinstance(value, Tensor):
                continue  # a graph that this one calls
            if node.target not in arguments:
                path = f"lifted_tensor_{len(self.constants)}"
                with graph.inserting_before(first):
                    arguments[node.target] = graph.placeholder(f"c_{path}")
                inputs.insert(count, InputSpec(
                    InputKind.CONSTANT_TENSOR, TensorArgument(arguments[node.target].name), path
                ))  # fmt: skip
                self.constants[path] = value
                count += 1
            node.replace_all_uses_with(arguments[node.target])
            graph.erase_node(node)


def _detached(item: Any) -> Any:
    return item.detach() if isinstance(item, Tensor) else item  # type: ignore[attr-defined]


def _argument_of(result: Any, spec: OutputSpec) -> Any:
    return TensorArgument(result.node.name) if isinstance(result, Proxy) else spec.arg


def decomposed(program: ExportedProgram, examples: Sequence[Any], table: Mapping[Any, Any] | None) -> ExportedProgram:
    """The program of the operators that another one dispatches."""
    random_state = get_rng_state()
    try:
        return Decomposition(program, examples, table).run(functional=True)
    except UnsupportedError:  # of a write that no operator gives as a new value
        set_rng_state(random_state)
        return Decomposition(program, examples, table).run(functional=False)
    finally:
        set_rng_state(random_state)
