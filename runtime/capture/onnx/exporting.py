"""``onnx.export``: a program is traced, and the nodes of its graph become nodes of ONNX by the templates of entries."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from runtime.capture.onnx.building import ExportedValue, ModelBuilder
from runtime.capture.onnx.translating import Translator
from runtime.capture.scripted import ScriptModule
from runtime.capture.tracing import Tracing
from runtime.errors import ArgumentError, ArgumentValueError, UnsupportedError
from runtime.nn import Module
from runtime.tensor import Tensor

OPSET, OPSETS = 18, range(18, 24)
_FORMAT = 9  # the version of the file format, which every runtime of these opsets reads
_exporting = [False]


def is_in_onnx_export() -> bool:
    """Whether :func:`export` runs at this moment."""
    return _exporting[0]


def export(
    model: Any, args: Any = (), f: Any = None, *, kwargs: Mapping[str, Any] | None = None,
    input_names: Sequence[str] | None = None, output_names: Sequence[str] | None = None,
    opset_version: int | None = None, dynamic_axes: Mapping[str, Any] | None = None, dynamic_shapes: Any = None,
    export_params: bool = True, verbose: bool | None = None, **options: Any,
) -> None:  # fmt: skip
    """Write what a module or function computes for example inputs as a model of ONNX to a path or a binary file.

    It is traced in eval mode, as by ``jit.trace``. `dynamic_axes` says which sizes may change: a dict from names of
    inputs to a dict from dimensions to names, or to a list of dimensions; `dynamic_shapes` says it for each input, as
    in ``torch.export``: names or ``Dim`` by dimension. Parameters keep their names. `opset_version`: from 18, the
    default, to 23. Options of PyTorch's that are not here (`dynamo`, `do_constant_folding`) change nothing.

    NotImplementedError for an operator that ONNX has no nodes for, with its name and the line that called it;
    ImportError without the package onnx, which the extra ``opweave[onnx]`` installs.
    """
    del verbose, options
    library = _library()
    if isinstance(model, ScriptModule) or not callable(model):
        msg = f"onnx.export(): expected a module or a function, which is traced, got {type(model).__name__}"
        raise ArgumentError(msg)
    if opset_version is not None and opset_version not in OPSETS:
        msg = f"onnx.export(): opset_version must be from {OPSETS[0]} to {OPSETS[-1]}, got {opset_version}"
        raise ArgumentValueError(msg)
    if f is None:
        msg = "onnx.export(): give f, a path or a binary file to write to"
        raise ArgumentError(msg)
    if not export_params:
        msg = "onnx.export(): export_params=False is not supported; parameters are part of the model"
        raise UnsupportedError(msg)
    positional = (args,) if isinstance(args, Tensor) else tuple(args)
    with _eval_mode(model):
        tracing = Tracing(model, "forward" if isinstance(model, Module) else getattr(model, "__name__", "forward"))
        copies = tuple(map(_copy, positional))
        function = tracing.run(copies, dict(kwargs or {}), strict=False)
        tensors = function._signature.flat(function.name, positional, dict(kwargs or {}))
        proto = _model_of(library, function, model, tensors, _ModelNames(input_names, output_names, dynamic_axes,
                          dynamic_shapes), opset_version or OPSET)  # fmt: skip
    data = proto.SerializeToString()
    if hasattr(f, "write"):
        f.write(data)
    else:
        Path(f).write_bytes(data)


def _copy(item: Any) -> Any:
    """A tensor of its own, for programs that write their arguments."""
    return item.detach().clone() if isinstance(item, Tensor) else item  # type: ignore[attr-defined]


def _library() -> Any:
    try:
        library = importlib.import_module("onnx")
    except ImportError:
        msg = "onnx.export() needs the package onnx: pip install 'opweave[onnx]'"
        raise ImportError(msg) from None
    for part in ("helper", "numpy_helper"):
        importlib.import_module(f"onnx.{part}")
    return library


@contextmanager
def _eval_mode(model: Any) -> Any:
    """A context in which a module is in eval mode, as its parts are, and an export runs."""
    parts = [(part, part.training) for part in model.modules()] if isinstance(model, Module) else []
    _exporting[0] = True
    try:
        for part, _ in parts:
            part.training = False
        yield
    finally:
        _exporting[0] = False
        for part, training in parts:
            part.training = training


class _ModelNames:
    """The names of inputs and outputs, and of the sizes that may change."""

    def __init__(
        self, inputs: Sequence[str] | None, outputs: Sequence[str] | None, axes: Mapping[str, Any] | None, shapes: Any
    ) -> None:
        self.inputs, self.outputs = list(inputs or ()), list(outputs or ())
        self.axes, self.shapes = dict(axes or {}), shapes
        self.is_dynamic = bool(axes or shapes)

    def axes_of(self, name: str, index: int) -> dict[int, str]:
        """The names of the sizes of an input or output that may change, by dimension."""
        axes: Any = self.axes.get(name)
        if axes is None and self.shapes is not None and index >= 0:
            axes = self.shapes.get(name) if isinstance(self.shapes, dict) else self.shapes[index]
        if axes is None:
            return {}
        if not isinstance(axes, dict):
            axes = {item: f"{name}_{item}" for item in axes} if name in self.axes else dict(enumerate(axes))
        return {dim: getattr(item, "__name__", str(item)) for dim, item in axes.items() if item is not None}


def _model_of(library: Any, function: Any, model: Any, tensors: Sequence[Any], names: _ModelNames, opset: int) -> Any:
    """The model of a traced function."""
    builder = ModelBuilder(library)
    graph = function.graph
    values = list(graph.inputs())[isinstance(model, Module) :]
    inputs, operands = [], []
    for index, (value, item) in enumerate(zip(values, tensors, strict=True)):
        if not isinstance(item, Tensor):
            operands.append(ExportedValue(item))
            continue
        name = builder.free_name(names.inputs[index] if index < len(names.inputs) else value.debugName())
        operands.append(ExportedValue(item, name))
        inputs.append(_described(builder, name, item, names.axes_of(name, index)))
    translator = Translator(builder, is_dynamic=names.is_dynamic)
    results = translator.run(graph, [ExportedValue(model)] * isinstance(model, Module) + operands)
    outputs = []
    for index, operand in enumerate(results):
        name = builder.free_name(names.outputs[index] if index < len(names.outputs) else f"output_{index}")
        builder.nodes.append(library.helper.make_node("Identity", [translator.name_of(operand)], [name]))
        sizes: dict[int, str | None] = dict.fromkeys(range(operand.example.ndim if names.is_dynamic else 0))
        outputs.append(_described(builder, name, operand.example, {**sizes, **names.axes_of(name, -1)}))
    proto = library.helper.make_model(
        library.helper.make_graph(builder.nodes, graph.name, inputs, outputs, list(builder.initializers.values())),
        opset_imports=[library.helper.make_opsetid("", opset)], producer_name="opweave", ir_version=_FORMAT,
    )  # fmt: skip
    library.checker.check_model(proto)
    return proto


def _described(builder: ModelBuilder, name: str, tensor: Tensor, axes: Mapping[int, str | None]) -> Any:
    """The name, dtype and sizes of an input or output."""
    sizes = [axes.get(dim, int(size)) for dim, size in enumerate(tensor._sizes)]
    return builder.library.helper.make_tensor_value_info(name, builder.code_of(tensor.dtype), sizes)


def parse_args(*kinds: str) -> Callable[[Any], Any]:
    """The decorator of functions that tell PyTorch's exporter of an operator; they are as they are."""
    del kinds
    return lambda function: function


def register_custom_op_symbolic(symbolic_name: str, symbolic_fn: Any, opset_version: int) -> None:
    """Nothing: nodes of an operator are in its entry, under `onnx:`."""
    del symbolic_name, symbolic_fn, opset_version
