"""``make_fx``: the graph of the operators that a function dispatches, below autograd and with formulas of gradients.

A mode of the thread (:class:`runtime.dispatch.python_dispatch.TorchDispatchMode`) has every operator as it is about to
be computed. It computes it, and notes a node. Tensors are known by what object they are; one that no operator gave is a
constant of the graph, unless it is a traced one seen otherwise (``x.data``).
"""

from __future__ import annotations

import inspect
import operator
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self, cast

import numpy as np

from runtime import callers
from runtime.autograd.trees import tree_flatten, tree_is_leaf, tree_map, tree_unflatten
from runtime.capture.dependence import VariableMemory
from runtime.capture.fake_tensors import FakeTensorMode
from runtime.capture.fx.codegen import _PyTreeCodeGen, _PyTreeInfo
from runtime.capture.fx.dispatched_branches import trace_branches, trace_loop
from runtime.capture.fx.graph import Graph
from runtime.capture.fx.graph_module import GraphModule
from runtime.capture.fx.proxy import Proxy
from runtime.capture.fx.tracer import Tracer
from runtime.capture.reads import READING, class_with
from runtime.capture.recorder import reads_elements
from runtime.devices.checks import _assert_async
from runtime.dispatch import torch_dispatch
from runtime.dispatch.ops import aten
from runtime.dispatch.python_dispatch import TorchDispatchMode, _DisableTorchDispatch
from runtime.errors import ArgumentValueError, ComputeError
from runtime.nn.module import Module
from runtime.nn.parameter import Parameter
from runtime.tensor import Tensor, writes_of
from runtime.thread_state import ThreadState

__all__ = ["ProxyTorchDispatchMode", "PythonKeyTracer", "get_proxy_mode", "make_fx"]
_MODES = ("real", "fake")
_NUMBERS = {"item", "__bool__", "__int__", "__float__"}  # reads of one element


class _Active(ThreadState):
    """The modes of a thread that note operators, the innermost last."""

    def __init__(self) -> None:
        self.modes: list[ProxyTorchDispatchMode] = []


_thread = _Active()


def get_proxy_mode() -> ProxyTorchDispatchMode | None:
    """The mode that notes the operators of this thread; None where none is on."""
    return _thread.modes[-1] if _thread.modes else None


class PythonKeyTracer(Tracer):
    """Makes the nodes; tensors that the graph keeps become attributes of the module."""

    def __init__(self, root: Module | None = None) -> None:
        super().__init__(autowrap_modules=())
        self.root = Module() if root is None else root
        self.graph = Graph(tracer_cls=type(self))
        self.names: dict[int, tuple[Any, str]] = {}

    def create_arg(self, a: Any) -> Any:
        """A value as an argument of a node. RuntimeError for an index that is an array."""
        if isinstance(a, np.ndarray):
            msg = (
                "make_fx(): an index that is a tensor or a list is read when it is used, and the graph would be right "
                "for its elements alone; use index_select, gather, take or where, and index_put to write"
            )
            raise ComputeError(msg)
        if isinstance(a, Tensor):
            return self.create_node("get_attr", self._name_of(a), (), {})
        return super().create_arg(a)

    def add_graph(self, module: GraphModule) -> Proxy:
        """What stands for a graph that this one calls, which gets a number behind its name."""
        name = self.get_fresh_qualname(f"{module._get_name()}_")
        self.root.add_module(name, module)
        return cast("Proxy", self.create_proxy("get_attr", name, (), {}))

    def _name_of(self, value: Tensor) -> str:
        if id(value) not in self.names:
            is_parameter = isinstance(value, Parameter)
            name = self.get_fresh_qualname("_param_constant" if is_parameter else "_tensor_constant")
            setattr(self.root, name, value)
            self.names[id(value)] = (value, name)
        return self.names[id(value)][1]


class ProxyTorchDispatchMode(TorchDispatchMode):
    """Computes the operators of a thread and notes them in the graph of a tracer."""

    def __init__(
        self, tracer: PythonKeyTracer, decomposition_table: Mapping[Any, Any] | None = None,
        outer: ProxyTorchDispatchMode | None = None,
    ) -> None:  # fmt: skip
        self.tracer, self.decompositions = tracer, dict(decomposition_table or {})
        self.outer = outer  # of a graph that another one calls
        self.variable: VariableMemory = VariableMemory() if outer is None else outer.variable
        self.outside: dict[int, tuple[Tensor, Proxy, int]] = {}  # tensors of that one, and their versions
        self.proxies: dict[int, tuple[Tensor, Proxy]] = {}
        self.constants: dict[int, Tensor] = {}  # tensors from elsewhere, of which views may be values of the graph
        self.classes: list[tuple[Tensor, type]] = []
        self.versions: dict[int, tuple[int, Tensor]] = {}  # of memory, when the graph last saw it

    def __enter__(self) -> Self:
        _thread.modes.append(self)
        return super().__enter__()

    def __exit__(self, *error: object) -> None:
        super().__exit__(*error)
        _thread.modes.remove(self)
        if self not in _thread.modes:
            for tensor, kind in self.classes:
                tensor.__class__ = kind
            self.classes.clear()

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """Compute an operator and note it; one that the table takes apart is seen by its parts."""
        del types
        kwargs = kwargs or {}
        if func in self.decompositions:
            with self:
                result = self.decompositions[func](*args, **kwargs)
            if result is not NotImplemented:
                return result
        if func is aten.lift_fresh.default:  # the graph may write into it, so that each run has its own
            func = aten.lift_fresh_copy.default
        noted, noted_by_name = tree_map(self.proxy_of, (tuple(args), dict(kwargs)))
        result = func(*args, **kwargs)
        self.variable.note(func.operator, args, result, kwargs)
        if isinstance(result, (bool, int, float, complex)):
            read = [leaf for leaf in tree_flatten((tuple(args), kwargs))[0] if isinstance(leaf, Tensor)]
            if not any(map(self.varies, read)):
                return result  # of a constant, as `item()` gives it
            if reads_elements(func.operator, args):
                if len(read) > 1 or read[0].numel() != 1 or not _is_in_operator(sys._getframe(1)):
                    is_item = func is aten._local_scalar_dense.default
                    what = READING["item"] if is_item else f"{func.overloadpacket.__name__}() of a tensor"
                    raise ComputeError(_refusal(what, read[0]))
                self.assert_element(read[0], result)
                return result
        name = self.tracer.graph._target_to_str(func.overloadpacket)
        proxy = self.tracer.create_proxy("call_function", func, noted, noted_by_name, name=name)
        self._note_result(result, proxy, args[0] if func.is_view and args and isinstance(args[0], Tensor) else None)
        return result

    # -- tensors -------------------------------------------------------------------------------------------------

    def varies(self, tensor: Tensor) -> bool:
        """Whether the elements of a tensor are those of this run alone."""
        return self.has(tensor) and tensor in self.variable

    def assert_element(self, tensor: Tensor, result: Any) -> None:
        """Let the graph raise an error where a tensor has another element than the one by which an operator went on."""
        proxy = self.proxy_of(tensor)
        is_number = result == result  # noqa: PLR0124 - NaN is none
        function, second = (aten.eq.Scalar, result) if is_number else (aten.ne.Tensor, proxy)
        text = f"the graph was made where an operator read {result}, which chose its parts"
        condition = self.tracer.create_proxy("call_function", function, (proxy, second), {})
        self.tracer.create_proxy("call_function", _assert_async, (condition, text), {})

    def track(self, tensor: Tensor, proxy: Proxy, source: Tensor | None = None) -> None:
        """Let a tensor be a value of the graph from now on; of a view of `source`, which counts its writes."""
        proxy.node.meta.setdefault("val", tensor)
        self.proxies[id(tensor)] = (tensor, proxy)
        address = _address(tensor)
        if address:
            self.versions[address] = (writes_of(tensor if source is None else source), tensor)
        self.refuse_reads(tensor)

    def note_geometry(self, tensor: Tensor, view: Tensor) -> None:
        """A tensor has become a view of itself, which the graph has."""
        entry = self.proxies.get(id(view))
        if entry is not None:
            self.track(tensor, entry[1])

    def refuse_reads(self, tensor: Tensor) -> None:
        """Let reading the elements of a tensor be an error until the mode ends."""
        if not issubclass(type(tensor), RefusedReads):
            self.classes.append((tensor, type(tensor)))
            tensor.__class__ = class_with(RefusedReads, cast("Any", type(tensor)))

    def proxy_of(self, value: Any) -> Any:
        """What stands for an argument in a node."""
        if not isinstance(value, Tensor):
            return value
        entry = self.proxies.get(id(value))
        if entry is None and self.outer is not None and self.outer.has(value):
            return self.from_outside(value)
        entry = entry or self._alias_of(value)
        if entry is None and self.outer is not None:
            return self.from_outside(value)
        if entry is None:
            self.constants[id(value)] = value
            return value
        self._check_version(entry[0])  # another object in the same memory may count its writes for itself
        return entry[1]

    def has(self, tensor: Tensor) -> bool:
        """Whether a tensor is a value of the graph, or of one that calls it."""
        return id(tensor) in self.proxies or (self.outer is not None and self.outer.has(tensor))

    # -- graphs that are called ----------------------------------------------------------------------------------

    def of_part(self) -> ProxyTorchDispatchMode:
        """A mode for a graph that this one calls, in which tensors from outside become arguments."""
        return ProxyTorchDispatchMode(PythonKeyTracer(), self.decompositions, self)

    def argument(self, tensor: Tensor) -> Proxy:
        """An argument of the graph that stands for a tensor."""
        number = len(self.tracer.graph.find_nodes(op="placeholder"))
        proxy = cast("Proxy", self.tracer.create_proxy("placeholder", f"arg{number}_1", (), {}))
        self.track(tensor, proxy)
        return proxy

    def from_outside(self, tensor: Tensor) -> Proxy:
        """The argument of the graph that stands for a tensor of the graph which calls it."""
        if id(tensor) not in self.outside:
            self.outside[id(tensor)] = (tensor, self.argument(tensor), writes_of(tensor))
        return self.outside[id(tensor)][1]

    def argument_from_outside(self, tensor: Tensor) -> Proxy:
        """That argument, or one that nothing reads, where another graph is called with the same ones."""
        entry = self.outside.get(id(tensor))
        if entry is not None:
            return entry[1]
        number = len(self.tracer.graph.find_nodes(op="placeholder"))
        return cast("Proxy", self.tracer.create_proxy("placeholder", f"arg{number}_1", (), {}))

    def is_argument(self, tensor: Tensor) -> bool:
        """Whether an argument of the graph stands for a tensor, or would."""
        entry = self.proxies.get(id(tensor))
        return entry is None or entry[1].node.op == "placeholder"

    def in_memory_of_their_own(self, results: Sequence[Any]) -> list[Any]:
        """Results of a part, which may be what it read; memory that others have says that they are the same."""
        addresses: set[int] = {0, *self.versions}
        separate = []
        for result in results:
            is_shared = self.has(result) or (_address(result) in addresses and _address(result))
            separate.append(result.clone() if is_shared else result)
            addresses.add(_address(result))
        return separate

    def record_branches(self, pred: Tensor, functions: Sequence[Callable[..., Any]], operands: Any) -> Any:
        """What ``cond`` gives, noted with a graph for each function."""
        return trace_branches(self, pred, functions, operands)

    def record_loop(self, cond_fn: Callable[..., Any], body_fn: Callable[..., Any], carried: tuple[Any, ...]) -> Any:
        """What ``while_loop`` gives, noted with a graph for each function."""
        return trace_loop(self, cond_fn, body_fn, carried)

    def _alias_of(self, tensor: Tensor) -> tuple[Tensor, Proxy] | None:
        """A traced tensor that is the same memory, seen the same way. RuntimeError for one seen another way."""
        address = _address(tensor)
        if address not in self.versions or not tensor.numel() or id(tensor) in self.constants:
            return None
        for other, proxy in reversed(list(self.proxies.values())):
            if _address(other) == address and _geometry(other) == _geometry(tensor):
                return other, proxy
        msg = (
            f"make_fx(): a tensor of shape {list(tensor.shape)} shares memory with a traced one, and no operator gave "
            "it; use operators for views"
        )
        raise ComputeError(msg)

    def _check_version(self, tensor: Tensor) -> None:
        version, _ = self.versions.get(_address(tensor), (None, None))
        if version is not None and writes_of(tensor) != version:
            msg = (
                f"make_fx(): a traced tensor of shape {list(tensor.shape)} was written to by what is no operator of "
                "the dispatcher, such as the step of an optimizer; the graph would not do it"
            )
            raise ComputeError(msg)

    def check(self) -> None:
        """RuntimeError where something wrote to traced tensors that the graph does not do."""
        for _, tensor in list(self.versions.values()):
            self._check_version(tensor)

    def _note_result(self, result: Any, proxy: Proxy, source: Tensor | None) -> None:
        if isinstance(result, Tensor):
            self.track(result, proxy, source)
        elif isinstance(result, (tuple, list)):
            proxy.node.meta["val"] = result
            self.note_items(result, proxy, source)

    def note_items(self, results: Sequence[Any], proxy: Proxy, source: Tensor | None = None) -> None:
        """Let the tensors among results be items of a value of the graph."""
        for position, item in enumerate(results):
            if isinstance(item, Tensor):
                part = self.tracer.create_proxy("call_function", operator.getitem, (proxy, position), {})
                self.track(item, part, source)


class RefusedReads:
    """What a traced tensor is not asked for: its elements, which the graph would keep as they are now."""

    __slots__ = ()


def _refusing(name: str, what: str) -> Any:
    method = getattr(Tensor, name)

    def read(self: Any, *args: Any, **kwargs: Any) -> Any:
        mode = get_proxy_mode()
        if mode is None or mode not in torch_dispatch.modes() or not mode.varies(self):
            return method(self, *args, **kwargs)
        if name not in _NUMBERS or not _is_in_operator(sys._getframe(1)):
            raise ComputeError(_refusal(what, self))
        with _DisableTorchDispatch():
            result = method(self, *args, **kwargs)
        mode.assert_element(self, result)
        return result

    return read


def _refusal(what: str, tensor: Tensor) -> str:
    return (
        f"make_fx(): {what} of shape {list(tensor.shape)} is read, and the graph would be right for these elements "
        "alone: compute with tensors (where, masked_fill), or read it outside"
    )


def _is_in_operator(frame: Any) -> bool:
    """Whether who reads is an operator that is made of others, which checks elements or chooses by them."""
    operators = ("runtime.language.numbers.", *(f"{package}.operators." for package in callers.packages()))
    while frame is not None:
        module = f"{frame.f_globals.get('__name__')}."
        if module.startswith(operators):
            return True
        if not module.startswith("runtime.") or module.startswith(("runtime.language.", "runtime.kernels.")):
            return False  # such as an index, which is read for the program
        frame = frame.f_back
    return False


for _name, _what in READING.items():
    setattr(RefusedReads, _name, _refusing(_name, _what))


def _address(tensor: Tensor) -> int:
    """Where the memory of a tensor begins; 0 for one without."""
    return tensor.untyped_storage().data_ptr() if tensor.device.type == "cpu" else 0


def _geometry(tensor: Tensor) -> tuple[Any, ...]:
    return tuple(tensor._sizes), tuple(tensor.stride()), tensor.storage_offset(), tensor.dtype


def make_fx(
    f: Callable[..., Any], decomposition_table: Mapping[Any, Any] | None = None, tracing_mode: str = "real",
    _allow_non_fake_inputs: bool = False, **options: Any,
) -> Callable[..., GraphModule]:  # fmt: skip
    """A function that runs `f` with arguments and gives the graph of the operators that it dispatched.

    Operators come as their overloads (``ops.aten.add.Tensor``), composed ones as their parts, gradients by the
    operators of their formulas. Arguments may be trees of tensors; tensors from elsewhere and parameters are constants
    of the module. `decomposition_table` has functions that take overloads apart. The graph is right for the sizes and
    numbers of these arguments. With `tracing_mode` "fake" nothing is computed: `f` runs with fake tensors like the
    arguments, and other tensors are rejected unless `_allow_non_fake_inputs`.

    RuntimeError where elements of a traced tensor are read (``item()``, ``if x:``), and where something is written to
    a traced tensor that the dispatcher does not see.

    >>> def f(x):
    ...     return ow.func.grad(lambda x: x.exp().sum())(x)
    >>> print(ow.fx.experimental.proxy_tensor.make_fx(f)(ow.ones(2)).code.strip())
    def forward(self, x_1):
        exp = opweave.ops.aten.exp.default(x_1);  x_1 = None
        sum_1 = opweave.ops.aten.sum.default(exp)
        ones_like = opweave.ops.aten.ones_like.default(sum_1, memory_format = opweave.contiguous_format);  sum_1 = None
        expand = opweave.ops.aten.expand.default(ones_like, [2]);  ones_like = None
        mul = opweave.ops.aten.mul.Tensor(expand, exp);  expand = exp = None
        return mul
    """
    del options
    if tracing_mode not in _MODES:
        msg = f"make_fx(): tracing_mode is 'real' or 'fake', got {tracing_mode!r}; sizes are no symbols here"
        raise ArgumentValueError(msg)

    def traced(*args: Any) -> GraphModule:
        if tracing_mode == "real":
            return trace_dispatched(f, args, decomposition_table)
        fake_mode = FakeTensorMode(allow_non_fake_inputs=_allow_non_fake_inputs)
        fakes = tree_map(lambda leaf: fake_mode.from_tensor(leaf) if isinstance(leaf, Tensor) else leaf, args)
        with fake_mode:
            return trace_dispatched(f, fakes, decomposition_table)

    return traced


def trace_dispatched(f: Callable[..., Any], args: tuple[Any, ...], table: Mapping[Any, Any] | None) -> GraphModule:
    """The module of the operators that a call dispatches."""
    tracer = PythonKeyTracer()
    mode = ProxyTorchDispatchMode(tracer, table)
    names = _names_of(f, len(args))
    leaves, form = tree_flatten(args)
    _place_arguments(mode, names, args)
    with mode:
        result = f(*tree_unflatten(leaves, form))
        mode.check()
    is_flat = all(map(tree_is_leaf, args))
    results, out_form = tree_flatten(result)
    values = [mode.proxy_of(item) for item in results]
    if not is_flat:
        tracer.graph.set_codegen(_PyTreeCodeGen(_PyTreeInfo(names, form, out_form)))
    output = values if not is_flat else tree_unflatten(values, out_form)
    tracer.create_node("output", "output", (tracer.create_arg(output),), {})
    return GraphModule(tracer.root, tracer.graph, getattr(f, "__name__", type(f).__name__))


def _place_arguments(mode: ProxyTorchDispatchMode, names: list[str], args: tuple[Any, ...]) -> None:
    """A placeholder for each leaf of the arguments."""
    for name, argument in zip(names, args, strict=True):
        for number, leaf in enumerate(tree_flatten(argument)[0], 1):
            proxy = mode.tracer.create_proxy("placeholder", f"{name}_{number}", (), {})
            proxy.node.meta["val"] = leaf
            if isinstance(leaf, Tensor):
                mode.track(leaf, proxy)
                mode.variable.add(leaf)


def _names_of(f: Callable[..., Any], count: int) -> list[str]:
    """The names of the arguments of a call; numbered where the function does not say them."""
    try:
        parameters = list(inspect.signature(f).parameters.values())
    except (TypeError, ValueError):
        parameters = []
    variadic = {inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD}
    if len(parameters) < count or any(parameter.kind in variadic for parameter in parameters):
        return [f"arg{number}" for number in range(count)]
    return [parameter.name for parameter in parameters[:count]]
