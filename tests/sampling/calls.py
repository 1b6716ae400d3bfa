"""One call of one operator, as source that two libraries evaluate: function or method, with out=, in place."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from codegen.diagnostics import Diagnostics
from codegen.reading.entries import Entry, read_operators
from codegen.reading.lookup import function_paths, methods
from codegen.reading.samples import ArgumentSample
from codegen.schema.model import ArgumentSchema

from .arguments import ALL, Drawing, base_samples
from .retyping import retype
from .spoiling import spoil
from .tensors import TensorSpec, with_layout

ROOT = Path(__file__).resolve().parents[2]
_DEPRECATED = "size_average"
CHANGES = {"spoiled": spoil, "retyped": retype}
_NUMBERS = {"none": 0, "mean": 1, "sum": 2}  # of reductions, as PyTorch's operators below its functions take them


@dataclass(frozen=True)
class Subject:
    """An operator that is public: the functions, methods and signs that call it, and the samples of its entry.

    `overload` is the name that PyTorch has for it among its operators where it has no function.
    """

    entry: Entry
    functions: tuple[str, ...]
    samples: tuple[ArgumentSample, ...]
    methods: tuple[str, ...]
    overload: str = ""

    @property
    def name(self) -> str:
        """The full name, e.g. ``add.Tensor``."""
        return self.entry.name

    @property
    def ways(self) -> list[str]:
        """How it can be called."""
        entry = self.entry
        result = ["function"] * (2 * bool(self.functions)) + ["out"] * (entry.out is not None and bool(self.functions))
        for name in self.methods:
            is_inplace = entry.inplace is not None and name == entry.inplace.name.base
            result.append("property" if name == entry.as_property else "inplace" if is_inplace else "method")
        return sorted(set(result), key=result.index) + ["function"] * bool(self.functions)

    def among(self, ours: Any, theirs: Any) -> Subject | None:
        """The operator by those of its names that both libraries have; None if there are none."""
        mine = tuple(function for function in self.functions if has(ours, function))
        functions = tuple(item for item in mine if has(theirs, item))
        methods = tuple(method for method in self.methods if has(theirs, f"Tensor.{method}"))
        name, overload = self.entry.schema.name, ""
        if mine and not functions:
            packet, which = getattr(theirs.ops.aten, name.base, None), name.overload or "default"
            if packet is not None and which in packet.overloads():
                functions, overload = mine, f"{name.base}.{which}"
        return replace(self, functions=functions, methods=methods, overload=overload) if functions or methods else None


@dataclass(frozen=True)
class Call:
    """Source over ``m``, the library, and the names of tensors; what was drawn is there to be looked at."""

    subject: Subject
    way: str
    source: str
    tensors: dict[str, TensorSpec]
    is_random: bool = False
    numbers: dict[str, Any] = field(default_factory=dict)
    overload: str = ""  # of the operator, where PyTorch has no function
    order: str = ""  # "second" for gradients of gradients too, "forward" for tangents

    def dtypes(self) -> tuple[str, ...]:
        """Those of its tensors, each once."""
        return tuple(sorted({spec.dtype for spec in self.tensors.values()}))

    def __str__(self) -> str:
        arguments = "; ".join(f"{name} = {spec}" for name, spec in self.tensors.items())
        shown = f"{self.source} ({self.order})" if self.order else self.source
        return f"{shown}  where {arguments}" if arguments else shown


def has(module: Any, path: str) -> bool:
    """Whether a library has a name."""
    for word in path.split("."):
        module = getattr(module, word, None)
    return module is not None


@functools.cache
def subjects() -> tuple[Subject, ...]:
    """Every operator that a user can call by a name of its own."""
    diagnostics = Diagnostics()
    entries = read_operators(ROOT / "ops.yaml", diagnostics)
    diagnostics.raise_if_any()
    by_name = {(entry.schema.name.base, entry.schema.name.overload): entry for entry in entries}
    # Another name of an operator has the domain and the samples of that one.
    names = (
        replace(entry, sampling=by_name[entry.alias_of, entry.schema.name.overload].sampling)
        if entry.alias_of
        else entry
        for entry in entries
    )
    result = (Subject(name, function_paths(name), base_samples(name), methods(name)) for name in names)
    return tuple(value for value in result if value.ways)


def draw(
    seed: int, number: int, among: tuple[Subject, ...], *, wide: bool = True, change: str = ""
) -> Call:
    """The call with this seed and number: operators in turn, in an order of the seed's; `wide` draws all dtypes.

    `change`, a key of CHANGES, is what is done to it then: one thing made wrong, or one number of another type.

    What is drawn depends on the operator and the turn, so that calls stay what they are when there are more operators.
    """
    turn, key = divmod(number, len(among))
    order = list(range(len(among)))
    random.Random(f"{seed}/{turn}").shuffle(order)
    subject = among[order[key]]
    rng = random.Random(f"{seed}/{subject.name}/{turn}")
    drawing = Drawing(subject.entry, rng, ALL) if wide and rng.random() < 0.5 else Drawing(subject.entry, rng)
    changing = random.Random(f"{seed}/{subject.name}/{turn}/x") if change else None
    return Writer(subject, drawing, rng, change, changing).call()


class Writer:
    """Writes the source of a call."""

    def __init__(
        self, subject: Subject, drawing: Drawing, rng: random.Random, change: str, changing: random.Random | None
    ) -> None:
        self.subject, self.drawing, self.rng, self.change, self.changing = subject, drawing, rng, change, changing
        self.way = rng.choice(subject.ways)
        self.tensors: dict[str, TensorSpec] = {}
        self.names: dict[str, str] = {}  # of an argument that is a tensor

    def call(self) -> Call:
        """The call."""
        entry, rng = self.subject.entry, self.rng
        options = self.drawing.arguments(self.subject.samples)
        if self.way == "inplace":  # elements that share a place have no order in which they are written
            options = {name: _apart(value) for name, value in options.items()}
        changing = self.changing
        spoiled_out = self.change == "spoiled" and self.way == "out" and changing and changing.random() < 0.5
        if changing is not None and not spoiled_out:
            options = CHANGES[self.change](entry, options, changing)
        with_grad = rng.random() < 0.4
        texts = {
            input_.name: self.text(input_.name, options[input_.name], with_grad=with_grad)
            for input_ in entry.schema.inputs if input_.name in options
        }  # fmt: skip
        arguments = list(entry.schema.inputs)
        overload = ""
        if self.way in ("method", "inplace", "property"):
            first = next((argument for argument in arguments if argument.name == "self"), arguments[0])
            arguments.remove(first)
            name = rng.choice(self.method_names())
            head = f"{texts.get(first.name, 'None')}.{name}"
            arguments = arguments[:1] if name[:2] == "__" else arguments
        else:
            head, overload = f"m.{rng.choice(self.subject.functions)}", self.subject.overload
        words = self.words(arguments, texts)
        if "nonsense" in options:
            words.append("nonsense=1")
        if self.way == "out":
            words.append(f"out={self.out(options, changing if spoiled_out else None)}")
            if overload and entry.out is not None:
                overload = f"{entry.schema.name.base}.{entry.out.name.overload}"
        is_random = "nondeterministic_seeded" in entry.tags or entry.name.startswith(("empty", "new_empty"))
        order = rng.choice(("", "second", "forward")) if any(tensor.grad for tensor in self.tensors.values()) else ""
        if order == "forward" and any(tensor.shares for tensor in self.tensors.values()):
            order = ""  # the tangent of such memory would share places as well
        source = head if self.way == "property" else f"{head}({', '.join(words)})"
        return Call(self.subject, self.way, source, self.tensors, is_random, options, overload, order)

    def method_names(self) -> list[str]:
        """The methods of this way of calling."""
        entry = self.subject.entry
        inplace = entry.inplace.name.base if entry.inplace is not None else ""
        ways = {name: "property" if name == entry.as_property else "inplace" if name == inplace else "method"
                for name in self.subject.methods}  # fmt: skip
        return [name for name, way in ways.items() if way == self.way]

    def words(self, arguments: list[ArgumentSchema], texts: dict[str, str]) -> list[str]:
        """The arguments as they stand in the brackets: by position as far as that goes, then by name."""
        words, by_name, late = [], False, self.behind_deprecated()
        plain = (
            self.subject.overload
            or self.subject.name[0] == "_"
            or any("__" in method for method in self.subject.methods)
        )
        for argument in arguments:
            if argument.name not in texts:
                by_name = True
                continue
            by_name = by_name or argument.kwarg_only or (self.rng.random() < 0.15 and not plain)
            name = "input" if argument.name == "self" else argument.name
            by_name = by_name or argument.name in late
            words.append(f"{name}={texts[argument.name]}" if by_name else texts[argument.name])
        return words

    def behind_deprecated(self) -> set[str]:
        """Arguments that stand behind `size_average` in PyTorch's function, which we have by name only."""
        orders = [[two.name for two in module.init or ()] for module in self.subject.entry.modules]
        late = {name for names in orders if _DEPRECATED in names for name in names[names.index(_DEPRECATED) :]}
        return late - {"weight"}

    def text(self, name: str, value: Any, *, with_grad: bool = False) -> str:
        """The source of an argument; tensors get names."""
        if self.subject.overload and isinstance(value, str) and value in _NUMBERS:
            return str(_NUMBERS[value])
        if isinstance(value, TensorSpec):
            if with_grad and value.is_floating and not value.same_as and self.rng.random() < 0.8:
                value = replace(value, grad=True)
            if value.same_as:
                value = replace(value, same_as=self.names.get(value.same_as, ""))
            result = chr(ord("a") + len(self.tensors))
            self.tensors[result] = value
            self.names.setdefault(name, result)
            return result
        if isinstance(value, list):
            return f"[{', '.join(self.text(name, item, with_grad=with_grad) for item in value)}]"
        if isinstance(value, float) and not abs(value) < float("inf"):
            return f"float('{value}')"
        return str(value) if not isinstance(value, (str, bool, int, float, complex)) else repr(value)

    def out(self, arguments: dict[str, Any], spoiling: random.Random | None = None) -> str:
        """Tensors to write results into: empty ones most often, else of some shape and dtype, or one of the inputs."""
        rng, entry = self.rng, self.subject.entry
        assert entry.out is not None
        results = []
        for out_argument in entry.out.out_arguments:
            shape: tuple[int, ...] = (0,)
            dtype = "int64" if out_argument.name in ("indices", "indexes") else self.drawing.dtype
            if rng.random() < 0.25:
                dtype = rng.choice(ALL)
            tensors = [value for value in arguments.values() if isinstance(value, TensorSpec)]
            if rng.random() < 0.6:
                shape = rng.choice(tensors).shape if tensors and rng.random() < 0.8 else (2, 3)
            spec = TensorSpec(shape, dtype, seed=rng.randrange(1 << 30))
            if rng.random() < 0.5:
                spec = _apart(with_layout(spec, rng))
            if spoiling is not None:
                wrong = spoiling.choice(("bool", "uint8", "int64", "float32", "float64", "complex64"))
                layout = spoiling.choice(("contiguous", "contiguous", "expanded", "windows"))
                spec = TensorSpec(shape if layout == "contiguous" else (2, 3), wrong, layout, seed=spec.seed)
            elif self.tensors and rng.random() < 0.08:
                other = rng.choice(list(self.tensors))
                spec = replace(self.tensors[other], same_as=self.tensors[other].same_as or other, grad=False)
                turned = len(spec.shape) > 1 and rng.random() < 0.5
                spec = replace(spec, layout="transposed" if turned else "contiguous")
            results.append(self.text(out_argument.name, spec))
        return results[0] if len(results) == 1 else f"({', '.join(results)})"


def _apart(value: Any) -> Any:
    """The tensor without memory that holds several elements in one place, except that of expanded ones."""
    if isinstance(value, TensorSpec) and value.layout.endswith("windows"):
        return replace(value, layout="strided")
    return value
