"""``jit.trace``: a program runs once with example inputs, and what it calls becomes a graph."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from runtime import callers
from runtime.capture.numbers import TracerWarning, untraced
from runtime.capture.recorder import Recorder, RunsGraph
from runtime.capture.scripted import ScriptFunction, ScriptModule, TopLevelTracedModule
from runtime.capture.signature import ProgramSignature, TreeForm, form_of
from runtime.dispatch.conversions import TracedNumber
from runtime.errors import AbsentError, ArgumentError, ComputeError
from runtime.graph import Graph, Node, Value
from runtime.graph.comparing import are_equal
from runtime.graph.ir import NO_GRAD, SUBGRAPH
from runtime.graph.types import DictType, TupleType, map_tensors, without_shapes
from runtime.guards import grad_enabled
from runtime.kernels.random.operator import get_rng_state, set_rng_state
from runtime.nn import Module
from runtime.tensor import Tensor


class TracingCheckError(ComputeError):
    """A second run of a traced program gave another graph."""


def trace(
    func: Any, example_inputs: Any = None, optimize: Any = None, check_trace: bool = True, check_inputs: Any = None,
    check_tolerance: float = 1e-5, strict: bool = True, *, example_kwarg_inputs: Mapping[str, Any] | None = None,
    _force_outplace: bool = False, _module_class: Any = None, _store_inputs: bool = True,
) -> Any:  # fmt: skip
    """A ScriptFunction, or a ScriptModule, that computes by a graph what `func` computes for example inputs.

    `func` is a function of tensors, which may be nested in tuples, lists and dicts, or a module. It runs once; every
    operator that it calls becomes a node. Parameters and buffers are attributes of the traced module; sizes and their
    arithmetic are nodes, so that the graph works for other sizes. What cannot be followed, elements that Python reads
    and comparisons of sizes, gives a TracerWarning with the line.

    `check_trace` runs `func` again with `check_inputs`, a list of tuples of arguments (else the example inputs), and
    compares graphs, and results within `check_tolerance`: a difference of graphs is a TracingCheckError, one of results
    a TracerWarning. With ``strict=False`` the result may be, or hold, lists and dicts.
    """
    del optimize, _force_outplace, _module_class, _store_inputs
    if isinstance(func, (ScriptFunction, ScriptModule)):
        callers.warn("trace(): the function or module was captured already, and is given back", TracerWarning)
        return func
    owner = getattr(func, "__self__", None)
    if isinstance(owner, Module):
        if func.__name__ != "forward":
            msg = "trace() does not trace single methods of modules; use trace_module(module, {method: example_inputs})"
            raise AbsentError(msg)
        func = owner
    if not callable(func):
        msg = f"trace(): expected a function or a module, got {type(func).__name__}"
        raise ArgumentError(msg)
    args = _arguments(example_inputs, example_kwarg_inputs)
    checks = [_arguments(item, None) for item in check_inputs or ()]
    tracing = Tracing(func, "forward" if isinstance(func, Module) else getattr(func, "__name__", "forward"))
    function = tracing.run(args, dict(example_kwarg_inputs or {}), strict=strict)
    if check_trace:
        for check in checks or [tracing.copies]:
            tracing.check(function, check, dict(example_kwarg_inputs or {}), check_tolerance, strict=strict)
    if not isinstance(func, Module):
        return function
    module = TopLevelTracedModule.mirror(func)
    module._add_method(function)
    return module


def trace_module(
    mod: Module, inputs: Mapping[str, Any], optimize: Any = None, check_trace: bool = True, check_inputs: Any = None,
    check_tolerance: float = 1e-5, strict: bool = True, **_: Any,
) -> Any:  # fmt: skip
    """A traced module with several methods: `inputs` has example inputs by the names of methods. See :func:`trace`."""
    del optimize
    if not isinstance(mod, Module):
        msg = f"trace_module(): expected a module, got {type(mod).__name__}"
        raise ArgumentError(msg)
    if not isinstance(inputs, Mapping):
        msg = f"trace_module(): expected a dict from names of methods to example inputs, got {type(inputs).__name__}"
        raise ArgumentError(msg)
    module = TopLevelTracedModule.mirror(mod)
    for name, example in inputs.items():
        tracing = Tracing(mod, name)
        function = tracing.run(_arguments(example, None), {}, strict=strict)
        if check_trace:
            checks = [_arguments(item[name], None) for item in check_inputs or ()]
            for check in checks or [tracing.copies]:
                tracing.check(function, check, {}, check_tolerance, strict=strict)
        module._add_method(function)
    return module


def _arguments(example: Any, named: Mapping[str, Any] | None) -> tuple[Any, ...]:
    """Example inputs as positional arguments: one tensor, or one dict, is the only argument."""
    if example is None and named:
        return ()
    if isinstance(example, (Tensor, dict)):
        return (example,)
    if not isinstance(example, (tuple, list)):
        msg = f"trace(): example_inputs must be a tensor or a tuple of tensors, got {type(example).__name__}"
        raise ArgumentError(msg)
    return tuple(example)


class CallRecorder(Recorder):
    """A recorder for which a call of a script is a node that calls its graph."""

    def __init__(self, name: str, root: Module | None) -> None:
        super().__init__(name, root)
        self.paths_of_modules = {} if root is None else {id(item): path for path, item in root.named_modules()}

    def called(self, graph: Graph, inputs: Sequence[Any]) -> Callable[[RunsGraph], list[Any]] | None:
        if any(isinstance(item, Module) and id(item) not in self.paths_of_modules for item in inputs):
            return None

        def call(run: RunsGraph) -> list[Any]:
            with self.pause():
                values = [self.value_of_input(*pair) for pair in zip(inputs, graph.inputs(), strict=True)]
                results = run([untraced(item) if isinstance(item, TracedNumber) else item for item in inputs])
                types = [without_shapes(value.type()) for value in graph.outputs()]
                node = self.graph.create_call("prim::CallFunction", None, values, types)
                node.attributes[SUBGRAPH] = graph
                if self.records_gradients and not grad_enabled():
                    node.attributes[NO_GRAD] = 1
                self.append(node)
                return [self.output_of(item, value) for item, value in zip(results, node.outputs(), strict=True)]

        return call

    def value_of_input(self, item: Any, declared: Value) -> Value:
        if not isinstance(item, Module):
            return self.value_of(item, declared.type())
        path = self.paths_of_modules[id(item)]
        assert self.root is not None
        return self.attribute(path) if path else self.root

    def output_of(self, item: Any, value: Value) -> Any:
        """What a script gave, whose containers are taken apart."""
        kind = value.type()
        if isinstance(item, tuple) and isinstance(kind, TupleType):
            unpack = self.append(Node(self.graph, "prim::TupleUnpack"))
            unpack.addInput(value)
            parts = [self.output_of(part, unpack.addOutput(of)) for part, of in zip(item, kind.elements, strict=True)]
            return type(item)(*parts) if hasattr(item, "_fields") else tuple(parts)
        if isinstance(item, dict) and isinstance(kind, DictType):
            return {key: self.output_of(part, self.item_of(value, key, kind)) for key, part in item.items()}
        return self.output(item, value)

    def item_of(self, value: Value, key: Any, kind: DictType) -> Value:
        return self.insert("aten::__getitem__", [value, self.value_of(key)], [kind.value]).output()


class Tracing:
    """A function, or a method of a module, that is traced."""

    def __init__(self, func: Any, name: str) -> None:
        self.module = func if isinstance(func, Module) else None
        self.name = name
        self.func: Callable[..., Any] = func
        self.declared: Callable[..., Any] = func
        if self.module is not None:
            self.declared = getattr(func, name)
            self.func = func if name == "forward" else self.declared
        self.copies: tuple[Any, ...] = ()
        self.random_state = get_rng_state()

    def run(self, args: tuple[Any, ...], named: dict[str, Any], *, strict: bool) -> ScriptFunction:
        """Run it once; the function of its graph."""
        self.copies = _copied(args)
        self.random_state = get_rng_state()
        names = self.names_of(args, named)
        recorder = CallRecorder(self.name, self.module)
        values = dict(zip(names, (*args, *named.values()), strict=True))
        forms = tuple(map(form_of, values.values()))
        with recorder:
            with recorder.pause():
                values = {name: _Inputs(recorder).take(item, name) for name, item in values.items()}
            inputs = tuple(values.values())
            with self.scopes(recorder):
                result = self.func(*inputs[: len(args)], **dict(zip(named, inputs[len(args) :], strict=True)))
            with recorder.pause():
                form = self.finish(recorder, result, strict=strict)
        graph = recorder.graph
        remove_unread(graph)
        return ScriptFunction(graph, ProgramSignature(names, forms, form), name=self.name)

    def names_of(self, args: tuple[Any, ...], named: dict[str, Any]) -> tuple[str, ...]:
        """The names of the parameters that the arguments are for."""
        try:
            parameters = [
                item.name for item in inspect.signature(self.declared).parameters.values()
                if item.kind in {item.POSITIONAL_ONLY, item.POSITIONAL_OR_KEYWORD}
            ]  # fmt: skip
        except (TypeError, ValueError):
            parameters = []
        names = [*parameters[: len(args)], *(f"argument_{i}" for i in range(len(parameters), len(args)))]
        return (*names, *named)

    @contextmanager
    def scopes(self, recorder: Recorder) -> Any:
        """A context in which nodes know the module that called them."""
        if self.module is None:
            yield
            return
        paths = {id(item): f"__module.{path}" for path, item in self.module.named_modules() if path}
        stack = recorder.scopes

        def enter(module: Any, _: Any) -> None:
            if recorder.is_recording():
                stack.append(paths.get(id(module), stack[-1] if stack else ""))

        def leave(module: Any, _: Any, __: Any) -> None:
            del module
            if recorder.is_recording() and stack:
                stack.pop()

        from runtime.nn import calling

        with ExitStack() as exits:
            for handle in (
                calling.register_module_forward_pre_hook(enter), calling.register_module_forward_hook(leave)
            ):
                exits.callback(handle.remove)
            yield

    def finish(self, recorder: Recorder, result: Any, *, strict: bool) -> TreeForm:
        """Register what the program gave as outputs of the graph; the form of it."""
        if isinstance(result, (list, dict)) and strict:
            msg = (
                f"trace(): the result is a {type(result).__name__}, of which the graph always gives as many elements "
                "as now; if that is meant, say strict=False, else return a tuple"
            )
            raise ComputeError(msg)
        form = form_of(result)
        for leaf in form.leaves(result):
            if not isinstance(leaf, (Tensor, TracedNumber)):
                kind = type(leaf).__name__
                msg = f"trace(): a traced program gives tensors and sizes, in tuples, lists and dicts; this gave {kind}"
                raise ComputeError(msg)
            recorder.graph.registerOutput(recorder.value_of(leaf))
        return form

    def check(
        self, function: ScriptFunction, args: tuple[Any, ...], named: dict[str, Any], tolerance: float, *, strict: bool
    ) -> None:  # fmt: skip
        """Trace it again with the same random numbers, compare the graphs, and the results of the first one."""
        random_state = get_rng_state()
        members: Any = [] if self.module is None else self.module.buffers()
        buffers = [(buffer, buffer.clone()) for buffer in members]
        try:
            set_rng_state(self.random_state)
            again = Tracing(self.module if self.module is not None else self.func, self.name)
            second = again.run(_copied(args), named, strict=strict)
            self.restore(buffers)
            if not are_equal(function.graph, second.graph, shapes=False):  # checks may be of other sizes
                msg = f"trace(): a second run gave another graph\nfirst: {function.graph}second: {second.graph}"
                raise TracingCheckError(msg)
            self.compare(function, args, named, tolerance, buffers)
        finally:
            self.restore(buffers)
            set_rng_state(random_state)

    def restore(self, buffers: Sequence[tuple[Any, Any]]) -> None:
        """Let the buffers of the module have the elements again that they had before."""
        from runtime.guards import no_grad

        with no_grad():
            for buffer, elements in buffers:
                buffer.copy_(elements)

    def compare(
        self, function: ScriptFunction, args: tuple[Any, ...], named: dict[str, Any], tolerance: float,
        buffers: Sequence[tuple[Any, Any]],
    ) -> None:  # fmt: skip
        """Warn where the graph gives something else than the program."""
        from runtime.testing import assert_close

        set_rng_state(self.random_state)
        wanted = self.func(*_copied(args), **named)
        self.restore(buffers)
        set_rng_state(self.random_state)
        inputs = function._signature.flat(self.name, (*_copied(args), *named.values()), {})
        owner = [] if self.module is None else [self.module]
        outputs = function._program.run([*owner, *inputs])
        for number, (got, expected) in enumerate(zip(outputs, form_of(wanted).leaves(wanted), strict=True)):
            try:
                assert_close(got, expected, rtol=tolerance, atol=tolerance, equal_nan=True)
            except AssertionError as error:
                callers.warn(
                    f"trace(): output {number} of the graph is not what the program gives, so that it depends on "
                    f"something else than its inputs: {error}", TracerWarning,
                )  # fmt: skip


class _Inputs:
    """Arguments that become inputs of a graph; a tensor that is one twice is a view the second time."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder

    def take(self, item: Any, name: str) -> Any:
        """The argument to call with."""
        if isinstance(item, dict):
            return {key: self.take(part, f"{name}_{key}") for key, part in item.items()}
        if isinstance(item, (tuple, list)):
            parts = [self.take(part, f"{name}_{number}") for number, part in enumerate(item)]
            if hasattr(item, "_fields"):
                return type(item)(*parts)
            return type(item)(parts)
        if not isinstance(item, Tensor):
            msg = (
                f"trace(): inputs are tensors, alone or in tuples, lists and dicts; '{name}' is {type(item).__name__}. "
                "Bind other arguments before: trace(lambda x: f(x, n), x)"
            )
            raise ComputeError(msg)
        if id(item) in self.recorder.values:
            item = item.view_as(item)  # type: ignore[attr-defined]
        self.recorder.define(item, self.recorder.graph.addInput(name.replace(".", "_")))
        return item


def _copied(args: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(map_tensors(item, _copy_of) for item in args)


def _copy_of(tensor: Any) -> Any:
    """A leaf with the elements of a tensor."""
    return tensor.clone().detach().requires_grad_(tensor.requires_grad)


def remove_unread(graph: Any) -> None:
    """Take out constants, attributes and numbers that nothing reads: sizes that the program asked for in vain."""
    from runtime.graph.functions import NumberFunction

    for node in reversed(list(graph.all_nodes())):
        is_pure = isinstance(node.function, NumberFunction) or node.kind() in {"prim::Constant", "prim::GetAttr"}
        if is_pure and not node.hasUses():
            node.destroy()


