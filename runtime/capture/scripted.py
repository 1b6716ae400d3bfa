"""Results of tracing and loading: functions and modules that run a graph, under PyTorch's names in ``torch.jit``."""

from __future__ import annotations

import copy
import functools
import pickle
from collections.abc import Callable, Mapping, Sequence
from types import MethodType
from typing import Any, NoReturn

from runtime.capture.reads import active
from runtime.capture.signature import Signature
from runtime.errors import ComputeError, OpweaveError, UnsupportedError
from runtime.graph import Graph, GraphProgram, passes
from runtime.graph.passes.shape_propagation import shape_propagation
from runtime.graph.types import ClassType, TensorType, class_name
from runtime.nn import Module
from runtime.tensor import Tensor

SOURCE_CLASS = "_source_class"  # the class of which a module was scripted, whose other methods scripts may call, too


class ScriptFunction:
    """A function that runs a graph."""

    def __init__(self, graph: Graph, signature: Signature, *, name: str = "forward") -> None:
        self._graph, self._signature = graph, signature
        self.name = self.__name__ = name
        self.qualified_name = f"__torch__.{name}"
        self._program = GraphProgram(graph)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the graph computes."""
        return self._call((), args, kwargs)

    def _call(self, owner: Sequence[Module], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What the graph computes; a trace notes one call, whose conditions and loops stay."""
        try:
            inputs = [*owner, *self._signature.flat(self.name, args, kwargs)]
            recorder = active()
            called = None if recorder is None else recorder.called(self._graph, inputs)
            return self._signature.result(self._program.run(inputs) if called is None else called(self._program.run))
        except OpweaveError as error:
            kind: Any = type(error)
            if not isinstance(error, RuntimeError) and (both := _error_of_graphs(kind)):
                error.__class__ = both
            raise

    @property
    def graph(self) -> Graph:
        """The graph that it runs."""
        return self._graph

    inlined_graph = graph

    @property
    def code(self) -> str:
        """The graph as a function of Python."""
        return self._graph.code

    @property
    def schema(self) -> str:
        """Names and types of arguments and results."""
        return _schema_of(self.name, self._graph)

    def graph_for(self, *args: Any, **kwargs: Any) -> Graph:
        """The graph, optimised by the standard passes, with the types that follow from these arguments."""
        return specialised(self._graph, self._signature.flat(self.name, args, kwargs))

    def save(self, f: Any, _extra_files: Mapping[str, Any] | None = None) -> None:
        """Write it to a file: see ``jit.save``."""
        from runtime.capture.saving import save

        save(self, f, _extra_files)

    def __reduce__(self) -> NoReturn:
        msg = "ScriptFunction cannot be pickled; use jit.save(function, f)"
        raise pickle.PickleError(msg)

    def __deepcopy__(self, memo: Any) -> ScriptFunction:
        return self


class ScriptModule(Module):
    """A module whose ``forward`` runs a graph. jit.trace and jit.load make them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        del args, kwargs
        msg = (
            f"jit.{type(self).__name__}(): trace a module, jit.trace(module, example_inputs), or load one, jit.load(f)"
            "; a class of one's own is an nn.Module"
        )
        raise UnsupportedError(msg)

    @classmethod
    def mirror(
        cls, source: Module, kind: type[ScriptModule] | None = None, part: Callable[[Module], Any] | None = None
    ) -> Any:
        """A module with the parameters, buffers and submodules of another one, in the same memory.

        `part` makes its submodules; by default they are mirrors of the class `kind`.
        """
        part = part or (lambda child: child if _has_graphs(child) else (kind or cls).mirror(child))
        module: Any = cls.__new__(cls)
        Module.__init__(module)
        module.__dict__["training"] = source.training
        module.__dict__["original_name"] = getattr(source, "original_name", type(source).__name__)
        module._parameters.update(source._parameters)
        module._buffers.update(source._buffers)
        module._non_persistent_buffers_set.update(source._non_persistent_buffers_set)
        for name, child in source._modules.items():
            module._modules[name] = None if child is None else part(child)
        return module

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """Run the graph. RuntimeError for a part of a module, which was traced as a part of the whole."""
        return self._method("forward")(*args, **kwargs)

    def _method(self, name: str) -> ScriptFunction:
        methods = self.__dict__.get("_methods", {})
        if name not in methods:
            msg = (
                f"{self.original_name}.{name}() has no graph of its own: it is a part of the graph of the module that "
                "holds it; call that, or trace this module alone"
            )
            raise ComputeError(msg)
        return methods[name]  # type: ignore[no-any-return]

    def _add_method(self, function: ScriptFunction, name: str = "") -> None:
        """Let a graph whose first input is the module be a method."""
        name = name or function.name
        methods = self.__dict__.setdefault("_methods", {})
        methods[name] = ScriptMethod(self, function)
        if name != "forward":
            self.__dict__[name] = methods[name]

    def _add_python_method(self, name: str, function: Any) -> None:
        """Let a function be a method that Python runs; such a module is not saved."""
        self.__dict__.setdefault("_python_methods", []).append(name)
        self.__dict__[name] = MethodType(function, self)

    @property
    def graph(self) -> Graph:
        """The graph of ``forward``."""
        return self._method("forward").graph

    inlined_graph = graph

    @property
    def code(self) -> str:
        """The graph of ``forward`` as a function of Python."""
        return self._method("forward").code

    def graph_for(self, *args: Any, **kwargs: Any) -> Graph:
        """The graph of ``forward``, optimised, with the types that follow from these arguments."""
        return self._method("forward").graph_for(*args, **kwargs)

    def save(self, f: Any, _extra_files: Mapping[str, Any] | None = None) -> None:
        """Write it to a file: see ``jit.save``."""
        from runtime.capture.saving import save

        save(self, f, _extra_files)

    def extra_repr(self) -> str:
        """The name of the class that was traced."""
        return f"original_name={self.original_name}"

    def _get_name(self) -> str:
        return str(self.original_name)

    def __reduce_ex__(self, protocol: Any) -> NoReturn:
        msg = "ScriptModules cannot be pickled; use jit.save(module, f)"
        raise pickle.PickleError(msg)

    def __deepcopy__(self, memo: dict[int, Any]) -> Any:
        duplicate = type(self).mirror(self, part=lambda child: copy.deepcopy(child, memo))
        memo[id(self)] = duplicate
        for members in ("_parameters", "_buffers"):
            tensors = {name: copy.deepcopy(item, memo) for name, item in getattr(self, members).items()}
            getattr(duplicate, members).update(tensors)
        for name, method in self.__dict__.get("_methods", {}).items():
            duplicate._add_method(method.function, name)
        for name in self.__dict__.get("_python_methods", ()):
            duplicate._add_python_method(name, self.__dict__[name].__func__)
        attributes = {name: value for name, value in vars(self).items() if name not in vars(duplicate)}
        duplicate.__dict__.update(copy.deepcopy(attributes, memo))
        return duplicate


class RecursiveScriptModule(ScriptModule):
    """A module that was loaded."""


class TracedModule(ScriptModule):
    """A module that is a part of a traced one."""


class TopLevelTracedModule(TracedModule):
    """A traced module."""

    @classmethod
    def mirror(
        cls, source: Module, kind: type[ScriptModule] | None = None, part: Callable[[Module], Any] | None = None
    ) -> Any:
        return super().mirror(source, kind or TracedModule, part)


class ScriptMethod(ScriptFunction):
    """A graph whose first input is the module to which it belongs."""

    def __init__(self, module: Module, function: ScriptFunction) -> None:
        super().__init__(function.graph, function._signature, name=function.name)
        self.owner, self.function = module, function

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the graph computes with the parameters that the module has now."""
        return self._call((self.owner,), args, kwargs)

    def graph_for(self, *args: Any, **kwargs: Any) -> Graph:
        """The graph, optimised by the standard passes, with the types that follow from these arguments."""
        return specialised(self._graph, [self.owner, *self._signature.flat(self.name, args, kwargs)])


@functools.cache
def _error_of_graphs(kind: Any) -> Any:
    """The class of errors that is a RuntimeError as well, as all are that PyTorch's graphs raise; None for no such."""
    try:
        return type(kind.__name__, (kind, ComputeError), {"__module__": kind.__module__})
    except TypeError:  # its objects are laid out in another way
        return None


def _has_graphs(module: Module) -> bool:
    """Whether a module runs graphs of its own, which a module that holds it calls."""
    return isinstance(module, ScriptModule) and bool(module.__dict__.get("_methods"))


def class_type(module: Module) -> ClassType:
    """The type of a module in graphs: that of the one whose source was scripted, which its graphs take."""
    for method in module.__dict__.get("_methods", {}).values() if isinstance(module, ScriptModule) else ():
        kind = next(iter(method.graph.inputs())).type()
        if isinstance(kind, ClassType):
            return kind
    return ClassType(class_name(module))


def specialised(graph: Graph, inputs: list[Any]) -> Graph:
    """A copy of a graph, optimised by the standard passes, with the types that follow from these inputs."""
    result = graph.copy()
    for value, item in zip(result.inputs(), inputs, strict=True):
        if isinstance(item, Tensor):
            value.setType(TensorType.of(item))
    passes.optimize(result)
    shape_propagation(result, inputs)
    return result


def _schema_of(name: str, graph: Graph) -> str:
    arguments = ", ".join(f"{_general(value.type())} {value.debugName()}" for value in graph.inputs())
    results = ", ".join(str(_general(value.type())) for value in graph.outputs())
    return f"{name}({arguments}) -> ({results})"


def _general(kind: Any) -> Any:
    return TensorType() if isinstance(kind, TensorType) else kind
