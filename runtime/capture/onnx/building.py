"""A graph of ONNX in the making: its nodes, and the tensors that it holds.

An operand is a value of the program: what it was in the run that is exported, and the name of the value of ONNX that
computes it. A number, or a list, without such a name is the same in every run. A size that may change is a number with
a name, whose arithmetic makes nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from runtime.tensor import Tensor
from runtime.tensor.dtypes import dtype

_FLOATS = {"float32": "FLOAT", "float64": "DOUBLE"}  # ONNX's names, where they are not those of the dtypes


@dataclass(frozen=True, eq=False)
class ExportedValue:
    """A value of the program; `parts` are those of a list, `size` is set where it is a size that may change."""

    example: Any
    name: str = ""
    parts: tuple[ExportedValue, ...] | None = None
    size: SymbolicSize | None = None


@dataclass
class ModelBuilder:
    """The nodes and initializers of a model; `library` is the package onnx."""

    library: Any
    nodes: list[Any] = field(default_factory=list)
    initializers: dict[str, Any] = field(default_factory=dict)
    _names: set[str] = field(default_factory=set)

    def free_name(self, name: str) -> str:
        """`name`, with a number behind it where it is taken."""
        result, count = name, 0
        while result in self._names:
            count += 1
            result = f"{name}_{count}"
        self._names.add(result)
        return result

    def code_of(self, kind: dtype) -> int:
        """The number of a dtype in ONNX."""
        name = kind.name.rpartition(".")[2]
        return int(self.library.TensorProto.DataType.Value(_FLOATS.get(name, name.upper())))

    def node(self, kind: str, inputs: Sequence[str], attributes: dict[str, Any], outputs: int = 1) -> list[str]:
        """Add a node; the names of its outputs."""
        names = [self.free_name(f"{kind.lower()}") for _ in range(outputs)]
        while inputs and not inputs[-1]:
            inputs = inputs[:-1]  # optional ones that are left out
        self.nodes.append(self.library.helper.make_node(kind, list(inputs), names, **attributes))
        return names

    def cast(self, name: str, kind: dtype) -> str:
        """A node that gives a value in another dtype; the name of its output."""
        result = self.free_name("cast")
        self.nodes.append(self.library.helper.make_node("Cast", [name], [result], to=self.code_of(kind)))
        return result

    def constant(self, tensor: Tensor, name: str = "constant") -> str:
        """Let the model hold a tensor; its name."""
        name = self.free_name(name)
        array = tensor.detach().contiguous().numpy()  # type: ignore[attr-defined]
        self.initializers[name] = self.library.numpy_helper.from_array(array, name)
        return name

    def ints(self, numbers: Sequence[int]) -> str:
        """A tensor of one dimension of ints."""
        name = self.free_name("numbers")
        codes = self.library.TensorProto.INT64
        self.initializers[name] = self.library.helper.make_tensor(name, codes, [len(numbers)], list(numbers))
        return name

    def floats(self, numbers: Sequence[float]) -> str:
        """A tensor of one dimension of floats."""
        name = self.free_name("numbers")
        codes = self.library.TensorProto.FLOAT
        self.initializers[name] = self.library.helper.make_tensor(name, codes, [len(numbers)], list(numbers))
        return name

    def sizes(self, numbers: Sequence[Any]) -> str:
        """A tensor of one dimension of ints, of which some may be sizes that change."""
        if not any(isinstance(number, SymbolicSize) for number in numbers):
            return self.ints(numbers)
        names = [item.name if isinstance(item, SymbolicSize) else self.ints([item]) for item in numbers]
        return self.node("Concat", names, {"axis": 0})[0]

    def size(self, tensor: ExportedValue, dim: int) -> SymbolicSize:
        """A size of a tensor that may change."""
        shape = self.node("Shape", [tensor.name], {})[0]
        dim %= tensor.example.ndim
        name = self.node("Gather", [shape, self.ints([dim])], {"axis": 0})[0]
        return SymbolicSize(self, tensor.example.shape[dim], name)


class SymbolicSize:
    """A size that may change: `example` is that of the run that is exported, `name` a tensor of one element."""

    def __init__(self, builder: ModelBuilder, example: int, name: str) -> None:
        self.builder, self.example, self.name = builder, int(example), name

    def _with(self, kind: str, first: Any, second: Any, example: int) -> SymbolicSize:
        names = [item.name if isinstance(item, SymbolicSize) else self.builder.ints([item]) for item in (first, second)]
        return SymbolicSize(self.builder, example, self.builder.node(kind, names, {})[0])

    def __add__(self, value: Any) -> SymbolicSize:
        return self._with("Add", self, value, self.example + example_of(value))

    def __radd__(self, value: Any) -> SymbolicSize:
        return self.__add__(value)

    def __sub__(self, value: Any) -> SymbolicSize:
        return self._with("Sub", self, value, self.example - example_of(value))

    def __rsub__(self, value: Any) -> SymbolicSize:
        return self._with("Sub", value, self, example_of(value) - self.example)

    def __mul__(self, value: Any) -> SymbolicSize:
        return self._with("Mul", self, value, self.example * example_of(value))

    def __rmul__(self, value: Any) -> SymbolicSize:
        return self.__mul__(value)

    def __floordiv__(self, value: Any) -> SymbolicSize:
        """Of sizes, which are not negative, ONNX's division is Python's."""
        return self._with("Div", self, value, self.example // example_of(value))

    def __mod__(self, value: Any) -> SymbolicSize:
        return self._with("Mod", self, value, self.example % example_of(value))


def example_of(value: Any) -> Any:
    """What a size was in the run that is exported; other values are themselves."""
    return value.example if isinstance(value, SymbolicSize) else value
