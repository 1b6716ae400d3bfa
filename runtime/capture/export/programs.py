"""ExportedProgram: the graph of a module with its parameters, which runs as a module of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NoReturn

from runtime.autograd.trees import tree_flatten
from runtime.capture.export.decomposing import decomposed
from runtime.capture.export.dims import DimRange
from runtime.capture.export.signature import MUTATIONS, ExportGraphSignature, InputKind
from runtime.capture.fx.codegen import _PyTreeCodeGen, _PyTreeInfo
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule, _assign_attr
from runtime.dispatch import ops
from runtime.errors import ComputeError, UnsupportedError
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor

__all__ = ["ExportedProgram", "InputCheckError"]


class InputCheckError(ComputeError, AssertionError):
    """An argument of a call that the program was not exported for."""


@dataclass(frozen=True)
class CallSpec:
    """The forms of arguments and results, and the names of arguments and of their leaves."""

    in_spec: Any
    out_spec: Any
    argument_names: list[str]
    leaf_names: list[str]


@dataclass(frozen=True)
class InputCheck:
    """What an argument has to be: a tensor of a dtype and sizes, ints or names of Dims, or a value."""

    name: str
    dtype: Any = None
    sizes: tuple[int | str, ...] = ()
    value: Any = None

    @classmethod
    def of(cls, name: str, leaf: Any, dims: Mapping[int, str]) -> InputCheck:
        """What an example says; `dims` are its sizes that may change."""
        if not isinstance(leaf, Tensor):
            return cls(name, value=leaf)
        return cls(name, leaf.dtype, tuple(dims.get(dim, size) for dim, size in enumerate(leaf.shape)))

    def check(self, leaf: Any, ranges: Mapping[str, DimRange], dims: dict[str, int]) -> None:
        """InputCheckError for another argument; `dims` has the sizes of Dims."""
        if self.dtype is None:
            if type(leaf) is not type(self.value) or leaf != self.value:
                self._fail(f"{self.value!r} in every call, got {leaf!r}")
            return
        if not isinstance(leaf, Tensor) or leaf.dtype is not self.dtype:
            got = leaf.dtype if isinstance(leaf, Tensor) else type(leaf).__name__
            self._fail(f"a tensor of {self.dtype}, got {got}")
        if leaf.ndim != len(self.sizes):
            self._fail(f"a tensor of {len(self.sizes)} dimensions, got {leaf.ndim}")
        for dim, (expected, size) in enumerate(zip(self.sizes, leaf.shape, strict=True)):
            if isinstance(expected, int):
                if size != expected:
                    self._fail(f"of size {expected} in dimension {dim}, got {size}; dynamic_shapes= lets sizes change")
            elif not ranges[expected].holds(size):
                self._fail(f"of a size in {ranges[expected]} in dimension {dim} ({expected}), got {size}")
            elif dims.setdefault(expected, size) != size:
                self._fail(f"of size {dims[expected]} in dimension {dim}, as others that are {expected}, got {size}")

    def _fail(self, text: str) -> NoReturn:
        msg = f"the argument '{self.name}' of an exported program is {text}"
        raise InputCheckError(msg)


class InputChecks(Module):
    """The first node of a program's module: raises for arguments that the program is not for."""

    def __init__(self, checks: list[InputCheck], ranges: dict[str, DimRange]) -> None:
        super().__init__()
        self.checks, self.ranges = checks, ranges

    def forward(self, *leaves: Any) -> None:
        """InputCheckError where an argument is another one."""
        dims: dict[str, int] = {}
        for check, leaf in zip(self.checks, leaves, strict=True):
            check.check(leaf, self.ranges, dims)


class ExportCodeGen(_PyTreeCodeGen):
    """Code for arguments by their names, of which some are given by keyword."""

    def __init__(self, spec: CallSpec) -> None:
        super().__init__(_PyTreeInfo(["self", *spec.argument_names], spec.in_spec, spec.out_spec))
        self.by_keyword = list(spec.in_spec.children_specs[1].context)

    def gen_fn_def(self, free_vars: list[str], maybe_return_annotation: str) -> str:
        """Arguments by their names, and the line that takes them apart."""
        names = self.pytree_info.orig_args[1:]
        positional = names[: len(names) - len(self.by_keyword)]
        keywords = ", ".join(f"{name!r}: {name}" for name in self.by_keyword)
        head = f"def {self._func_name}({', '.join(['self', *names])}){maybe_return_annotation}:"
        if not free_vars:
            return head
        in_order = f"({', '.join(positional)}{',' if len(positional) == 1 else ''})"
        tree = f"({in_order}, {{{keywords}}})"
        return f"{head}\n    {', '.join(free_vars)}, = fx_pytree.tree_flatten_spec({tree}, self._in_spec)"

    def process_inputs(self, *args: Any) -> Any:
        """The leaves of the arguments, all given by position."""
        count = len(args) - len(self.by_keyword)
        return super().process_inputs(args[:count], dict(zip(self.by_keyword, args[count:], strict=True)))


class ExportedProgram:
    """A program that was exported: ``module()`` runs it.

    `graph_module` and `graph` take parameters, buffers and constants as arguments, before those of the caller, and give
    a tuple of leaves; `graph_signature` says what each of them is. `state_dict` has parameters and buffers, `constants`
    other tensors, `range_constraints` the limits of sizes that may change.
    """

    def __init__(
        self, graph_module: GraphModule, graph_signature: ExportGraphSignature, state_dict: dict[str, Any],
        constants: dict[str, Any], range_constraints: dict[str, DimRange], call_spec: CallSpec,
        checks: list[InputCheck], example_inputs: Any,
    ) -> None:  # fmt: skip
        self.graph_module, self.graph_signature = graph_module, graph_signature
        self.state_dict, self.constants, self.range_constraints = state_dict, constants, range_constraints
        self.call_spec, self.input_checks, self.example_inputs = call_spec, checks, example_inputs

    _report: list[str] | None = None  # where the module read elements, of a draft

    @property
    def graph(self) -> Graph:
        """The graph."""
        return self.graph_module.graph

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        """RuntimeError: the module of the program is called."""
        del args, kwargs
        msg = "an exported program is no module: call program.module()(...)"
        raise ComputeError(msg)

    def named_parameters(self) -> Iterator[tuple[str, Any]]:
        """The parameters by their paths."""
        for path in self.graph_signature.parameters:
            yield path, self.state_dict[path]

    def parameters(self) -> Iterator[Any]:
        """The parameters."""
        return (parameter for _, parameter in self.named_parameters())

    def named_buffers(self) -> Iterator[tuple[str, Any]]:
        """The buffers by their paths."""
        for path in self.graph_signature.buffers:
            yield path, self._value(path)

    def buffers(self) -> Iterator[Any]:
        """The buffers."""
        return (buffer for _, buffer in self.named_buffers())

    def _value(self, path: str) -> Any:
        return self.state_dict[path] if path in self.state_dict else self.constants[path]

    def module(self, check_guards: bool = True) -> GraphModule:
        """A module that takes and gives what the exported one did, with the same parameters, in the same memory.

        It checks its arguments (:class:`InputCheckError`), unless `check_guards` says otherwise.
        """
        root, graph, values = Module(), Graph(), {}
        for name, child in self.graph_module.named_children():
            root.add_module(name, child)  # ways of conditions
        specs = self.graph_signature.input_specs
        placeholders = self.graph.find_nodes(op="placeholder")
        users = [node for node, spec in zip(placeholders, specs, strict=True) if spec.kind is InputKind.USER_INPUT]
        for node in users:
            values[node] = graph.placeholder(node.target)
        for node, spec in zip(placeholders, specs, strict=True):
            if spec.kind is not InputKind.USER_INPUT:
                target = str(spec.target)
                _assign_attr(self._value(target), root, target)
                values[node] = graph.create_node("get_attr", target, name=target.replace(".", "_"))
        if check_guards:
            root.add_module("_guards_fn", InputChecks(self.input_checks, self.range_constraints))
            graph.call_module("_guards_fn", tuple(values[node] for node in users))
        graph.output(self._write_results(graph, graph.graph_copy(self.graph, values), values))
        graph.set_codegen(ExportCodeGen(self.call_spec))
        result = GraphModule(root, graph)
        for path in self.constants:
            owner, _, name = path.rpartition(".")
            result.get_submodule(owner)._non_persistent_buffers_set.add(name)
        return result

    def run_decompositions(self, decomp_table: Mapping[Any, Any] | None = None) -> ExportedProgram:
        """The program whose composed operators are their parts, and those of `decomp_table` what its functions do.

        It runs with the example arguments, below autograd. NotImplementedError where sizes may change, because the
        parts of an operator are those for the sizes of the examples. Nothing is written in place: new values of
        parameters, buffers and arguments are the first results, which ``module()`` copies; only writes for which no
        operator gives a new value stay.
        """
        if self.range_constraints:
            names = ", ".join(self.range_constraints)
            msg = f"run_decompositions(): the sizes {names} may change, and parts of operators are for fixed sizes"
            raise UnsupportedError(msg)
        return decomposed(self, self._arguments(), decomp_table)

    def _write_results(self, graph: Graph, results: Any, values: Mapping[Any, Any]) -> Any:
        """Nodes that copy the new values of parameters, buffers and arguments; the results for the caller."""
        specs = self.graph_signature.output_specs
        placeholders = self.graph.find_nodes(op="placeholder")
        targets = {
            spec.arg.name if spec.kind is InputKind.USER_INPUT else spec.target: values[node]
            for node, spec in zip(placeholders, self.graph_signature.input_specs, strict=True)
        }
        for spec, result in zip(specs, results, strict=True):
            if spec.kind in MUTATIONS:
                graph.call_function(ops.aten.copy_.default, (targets[spec.target], result))
        return tuple(item for spec, item in zip(specs, results, strict=True) if spec.kind not in MUTATIONS)

    def _arguments(self) -> list[Any]:
        """The arguments of the graph for the examples."""
        if self.example_inputs is None:
            msg = "the program was loaded from a file, which has no example arguments: set program.example_inputs first"
            raise ComputeError(msg)
        leaves = iter(tree_flatten(self.example_inputs)[0])
        specs = self.graph_signature.input_specs
        return [next(leaves) if spec.kind is InputKind.USER_INPUT else self._value(str(spec.target)) for spec in specs]

    def __str__(self) -> str:
        code = self.graph_module.print_readable(print_output=False)
        indented = "\n".join(f"    {line}" if line else "" for line in code.split("\n"))
        return (
            f"ExportedProgram:\n{indented}\n\nGraph signature:\n{self.graph_signature}\n"
            f"Range constraints: {self.range_constraints}\n"
        )


def as_state(tensor: Any, *, is_parameter: bool, requires_grad: bool) -> Any:
    """A tensor of a file as a parameter or a buffer."""
    return Parameter(tensor, requires_grad) if is_parameter else tensor
