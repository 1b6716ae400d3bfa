"""A table of a model: its modules, the shapes that they give, parameters, and the work of one call."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.autograd.trees import tensors_in
from runtime.errors import ArgumentValueError
from runtime.guards import no_grad
from runtime.nn.module import Module
from runtime.nn.utils.calls import arguments_for, check_module, shapes_of, undisturbed, watched
from runtime.profiler.recording import USER, CallEvent, Recording
from runtime.tensor import Tensor
from runtime.tensor.dtypes import dtype

_COLUMNS = {
    "input_size": "Input Shape", "output_size": "Output Shape", "num_params": "Param #", "params_percent": "Param %",
    "mult_adds": "Mult-Adds", "trainable": "Trainable",
}  # fmt: skip
_MODES = {"eval": False, "train": True, "same": None}
_MB = 1e6


@dataclass(eq=False)
class LayerInfo:
    """One call of a module: where it is, what came in and out, and its work, with that of the modules inside."""

    module: Module
    name: str
    depth: int
    depth_index: int = 0
    input_size: list[list[int]] = field(default_factory=list)
    output_size: list[list[int]] = field(default_factory=list)
    output_bytes: int = 0
    mult_adds: int = 0
    is_leaf: bool = True
    is_recursive: bool = False
    children: list[LayerInfo] = field(default_factory=list)

    @property
    def class_name(self) -> str:
        """The name of its class."""
        return type(self.module).__name__

    @property
    def num_params(self) -> int:
        """The elements of all its parameters."""
        return _elements(self.module.parameters())

    @property
    def own_params(self) -> int:
        """The elements of the parameters that no module inside has."""
        return _elements(self.module.parameters(recurse=False))

    @property
    def trainable(self) -> str:
        """True, False, Partial, or nothing for what has no parameters."""
        flags = {parameter.requires_grad for parameter in self.module.parameters()}
        return "--" if not flags else "Partial" if len(flags) == 2 else str(flags.pop())


class ModelStatistics:
    """The result of :func:`summary`: its text is the table, and its attributes are the totals."""

    def __init__(
        self, layers: list[LayerInfo], inputs: Sequence[Any], depth: int, columns: Sequence[str], with_names: bool
    ) -> None:
        self.summary_list = layers
        self.depth, self.columns, self.with_names = depth, tuple(columns), with_names
        model = layers[0].module
        parameters = list(model.parameters())
        self.total_params = _elements(parameters)
        self.trainable_params = _elements(parameter for parameter in parameters if parameter.requires_grad)
        self.total_param_bytes = sum(parameter.nbytes for parameter in parameters)
        self.total_mult_adds = layers[0].mult_adds
        self.total_input = sum(item.nbytes for item in tensors_in(tuple(inputs)))
        # Twice, because backward needs as much for gradients.
        self.total_output_bytes = 2 * sum(layer.output_bytes for layer in layers if layer.is_leaf)

    def __str__(self) -> str:
        shown = [item for item in self.summary_list if item.depth <= self.depth]
        titles = ["Layer (type (var_name):depth-idx)" if self.with_names else "Layer (type:depth-idx)"]
        cells = [[*titles, *(_COLUMNS[column] for column in self.columns)]]
        prefixes = _tree(self.summary_list[0], self.depth)
        cells += [[prefixes[id(word)] + self._title(word), *self._cells(word)] for word in shown]
        widths = [max(len(line[index]) for line in cells) + 2 for index in range(len(cells[0]))]
        lines = [
            "".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells
        ]
        rule = "=" * max(sum(widths), 60)
        return "\n".join([rule, lines[0], rule, *lines[1:], rule, *self._totals(rule), rule])

    __repr__ = __str__

    def _title(self, layer: LayerInfo) -> str:
        name = f"{layer.class_name} ({layer.name})" if self.with_names and layer.name else layer.class_name
        return name if layer.depth == 0 else f"{name}: {layer.depth}-{layer.depth_index}"

    def _cells(self, layer: LayerInfo) -> list[str]:
        return [self._cell(layer, column) for column in self.columns]

    def _cell(self, layer: LayerInfo, column: str) -> str:
        counted = layer.is_leaf or layer.depth == self.depth
        number = layer.num_params if counted else layer.own_params
        if column == "num_params":
            return "(recursive)" if layer.is_recursive and number else f"{number:,}" if number else "--"
        if column == "params_percent":
            share = 100 * number / self.total_params if self.total_params and number and not layer.is_recursive else 0
            return f"{share:.2f}%" if share else "--"
        if column == "mult_adds":
            count = layer.mult_adds - (0 if counted else sum(child.mult_adds for child in layer.children))
            return f"{count:,}" if count else "--"
        if column == "trainable":
            return layer.trainable
        sizes: list[list[int]] = getattr(layer, column)
        return ", ".join(str(size) for size in sizes) or "--"

    def _totals(self, rule: str) -> list[str]:
        sizes = {
            "Input size": self.total_input, "Forward/backward pass size": self.total_output_bytes,
            "Params size": self.total_param_bytes,
        }  # fmt: skip
        return [
            f"Total params: {self.total_params:,}",
            f"Trainable params: {self.trainable_params:,}",
            f"Non-trainable params: {self.total_params - self.trainable_params:,}",
            f"Total mult-adds: {_with_unit(self.total_mult_adds)}",
            rule,
            *(f"{label} (MB): {size / _MB:.2f}" for label, size in sizes.items()),
            f"Estimated Total Size (MB): {sum(sizes.values()) / _MB:.2f}",
        ]


def summary(
    model: Module, input_size: Any = None, input_data: Any = None, *, depth: int = 3,
    col_names: Sequence[str] = ("output_size", "num_params", "mult_adds"), mode: str = "eval",
    dtypes: Sequence[dtype] | None = None, row_settings: Sequence[str] = ("depth",), verbose: int = 1, **kwargs: Any,
) -> ModelStatistics:  # fmt: skip
    """Call a model once, and tell what its modules do. The arguments are those of torchinfo.

    `input_size` is the shape of the model's argument, or a list with one for each, of `dtypes`; or give the tensors
    themselves, as `input_data` or in the same place. Keyword arguments go to the model. Modules more than `depth`
    levels below it are counted in those that have them. Multiply-adds are counted where operators compute products,
    those of a bias included, whatever module calls them. The table is printed unless `verbose` is 0.

    >>> model = ow.nn.Sequential(ow.nn.Linear(8, 4), ow.nn.ReLU(), ow.nn.Linear(4, 2))
    >>> found = ow.nn.utils.summary(model, (16, 8), verbose=0)
    >>> found.total_params, found.total_mult_adds
    (46, 736)
    """
    check_module("summary", model)
    for column in col_names:
        if column not in _COLUMNS:
            msg = f"summary(): col_names are some of {', '.join(_COLUMNS)}, not {column!r}"
            raise ArgumentValueError(msg)
    if mode not in _MODES:
        msg = f"summary(): mode is one of {', '.join(_MODES)}, not {mode!r}"
        raise ArgumentValueError(msg)
    inputs = input_data if input_data is not None else input_size
    arguments = () if inputs is None and kwargs else arguments_for("summary", inputs, dtypes)
    watcher = _Watcher(model)
    with undisturbed(model, training=_MODES[mode]), watched(model, watcher.before, watcher.behind), no_grad():
        watcher.recording.begin()
        try:
            model(*arguments, **kwargs)
        finally:
            watcher.recording.finish()
    statistics = ModelStatistics(
        watcher.finished(), (*arguments, *kwargs.values()), depth, col_names, "var_names" in row_settings
    )
    if verbose:
        print(statistics)  # noqa: T201 - what it is for
    return statistics


class _Watcher:
    """The calls of modules while a model runs, each with an event that counts what is multiplied in it."""

    def __init__(self, model: Module) -> None:
        self.recording = Recording(shapes=False, memory=False, stack=False, products=True)
        self.names = {id(item): name.rpartition(".")[2] for name, item in model.named_modules()}
        self.layers: list[LayerInfo] = []
        self.open: list[tuple[LayerInfo, CallEvent]] = []
        self.events: list[tuple[LayerInfo, CallEvent]] = []

    def before(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """A call begins."""
        info = LayerInfo(module, self.names.get(id(module), ""), len(self.open))
        info.input_size = shapes_of((args, kwargs))
        info.is_recursive = any(layer.module is module for layer in self.layers)
        if self.open:
            outer = self.open[-1][0]
            outer.is_leaf = False
            outer.children.append(info)
        self.layers.append(info)
        self.open.append((info, self.recording.open(info.class_name, USER, module)))

    def behind(self, module: Module, args: tuple[Any, ...], kwargs: dict[str, Any], output: Any) -> None:
        """A call ends."""
        del module, args, kwargs
        info, event = self.open.pop()
        self.recording.close(event)
        self.events.append((info, event))
        info.output_size = shapes_of(output)
        info.output_bytes = sum(item.nbytes for item in tensors_in(output))

    def finished(self) -> list[LayerInfo]:
        """All calls, with numbers and with what was counted."""
        for info, event in self.events:
            info.mult_adds = _products(event)
        numbers: dict[int, int] = {}
        for info in self.layers:
            numbers[info.depth] = info.depth_index = numbers.get(info.depth, 0) + 1
        return self.layers


def _products(event: CallEvent) -> int:
    return event.multiply_adds + event.bias_additions + sum(map(_products, event.children))


def _elements(tensors: Any) -> int:
    return sum(tensor.numel() for tensor in tensors if isinstance(tensor, Tensor))


def _tree(root: LayerInfo, depth: int) -> dict[int, str]:
    """What stands before the title of each layer: lines of the tree."""
    prefixes = {id(root): ""}

    def add(info: LayerInfo, before: str) -> None:
        if info.depth >= depth:
            return
        for child in info.children:
            is_last = child is info.children[-1]
            prefixes[id(child)] = before + ("└─" if is_last else "├─")
            add(child, before + ("  " if is_last else "│ "))

    add(root, "")
    return prefixes


def _with_unit(count: int) -> str:
    for unit, name in ((1e12, "T"), (1e9, "G"), (1e6, "M")):
        if count >= unit:
            return f"{count / unit:.2f} {name}"
    return f"{count:,}"
