"""One call of one operator, as source that two libraries evaluate: function or method, with out=, in place."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from codegen.diagnostics import Diagnostics
from codegen.reading.entries import Entry, read_operators
from codegen.reading.lookup import function_paths
from codegen.reading.samples import Sample
from codegen.schema.model import Argument

from .arguments import ALL, Drawing, base_samples
from .tensors import TensorSpec, with_layout

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Subject:
    """An operator that is public: the functions and methods that call it, and the samples of its entry."""

    entry: Entry
    functions: tuple[str, ...]
    samples: tuple[Sample, ...]

    @property
    def name(self) -> str:
        """The full name, e.g. ``add.Tensor``."""
        return self.entry.name

    @property
    def ways(self) -> list[str]:
        """How it can be called."""
        entry = self.entry
        found = ["function"] * (2 * bool(self.functions)) + ["method"] * ("method" in entry.variants)
        found += ["out"] * (entry.out is not None and bool(self.functions))
        return found + ["inplace"] * (entry.inplace is not None and "method" in entry.variants)


@dataclass(frozen=True)
class Call:
    """Source over ``m``, the library, and the names of tensors; what was drawn is there to be looked at."""

    subject: Subject
    way: str
    source: str
    tensors: dict[str, TensorSpec]
    is_random: bool = False
    numbers: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        given = "; ".join(f"{name} = {spec}" for name, spec in self.tensors.items())
        return f"{self.source}  where {given}" if given else self.source


@functools.cache
def subjects() -> tuple[Subject, ...]:
    """Every operator that a user can call by a name of its own."""
    diagnostics = Diagnostics()
    entries = read_operators(ROOT / "ops.yaml", diagnostics)
    diagnostics.raise_if_any()
    by_name = {(one.schema.name.base, one.schema.name.overload): one for one in entries}
    # Another name of an operator has the domain and the samples of that one.
    known = (
        replace(one, sampling=by_name[one.alias_of, one.schema.name.overload].sampling) if one.alias_of else one
        for one in entries
    )
    made = (Subject(one, function_paths(one), base_samples(one)) for one in known if one.name[0] != "_")
    return tuple(one for one in made if one.ways)


def draw(seed: int, number: int, among: tuple[Subject, ...], *, wide: bool = True) -> Call:
    """The call with this seed and number: operators in turn, in an order of the seed's; `wide` draws all dtypes.

    What is drawn depends on the operator and the turn, so that calls stay what they are when there are more operators.
    """
    turn, place = divmod(number, len(among))
    order = list(range(len(among)))
    random.Random(f"{seed}/{turn}").shuffle(order)
    subject = among[order[place]]
    rng = random.Random(f"{seed}/{subject.name}/{turn}")
    drawing = Drawing(subject.entry, rng, ALL) if wide and rng.random() < 0.5 else Drawing(subject.entry, rng)
    return Writer(subject, drawing, rng).call()


class Writer:
    """Writes the source of a call."""

    def __init__(self, subject: Subject, drawing: Drawing, rng: random.Random) -> None:
        self.subject, self.drawing, self.rng = subject, drawing, rng
        self.way = rng.choice(subject.ways)
        self.tensors: dict[str, TensorSpec] = {}
        self.names: dict[str, str] = {}  # of an argument that is a tensor

    def call(self) -> Call:
        """The call."""
        entry, rng = self.subject.entry, self.rng
        given = self.drawing.arguments(self.subject.samples)
        if self.way == "inplace":  # elements that share a place have no order in which they are written
            given = {name: _apart(value) for name, value in given.items()}
        with_grad = rng.random() < 0.4
        texts = {
            one.name: self.text(one.name, given[one.name], with_grad=with_grad)
            for one in entry.schema.inputs if one.name in given
        }  # fmt: skip
        arguments = list(entry.schema.inputs)
        lead = ""
        if self.way in ("method", "inplace"):
            first = next((one for one in arguments if one.name == "self"), arguments[0])
            arguments.remove(first)
            base = entry.schema.name.base if self.way == "method" or entry.inplace is None else entry.inplace.name.base
            head, lead = f"{texts.get(first.name, 'None')}.{base}", first.name
        else:
            head = f"m.{rng.choice(self.subject.functions)}"
        words = self.words(arguments, texts)
        if self.way == "out":
            words.append(f"out={self.out(given)}")
        del lead
        is_random = "nondeterministic_seeded" in entry.tags or entry.name.startswith(("empty", "new_empty"))
        return Call(self.subject, self.way, f"{head}({', '.join(words)})", self.tensors, is_random, given)

    def words(self, arguments: list[Argument], texts: dict[str, str]) -> list[str]:
        """The arguments as they stand in the brackets: by position as far as that goes, then by name."""
        words, by_name = [], False
        for one in arguments:
            if one.name not in texts:
                by_name = True
                continue
            by_name = by_name or one.kwarg_only or self.rng.random() < 0.15
            name = "input" if one.name == "self" else one.name
            words.append(f"{name}={texts[one.name]}" if by_name else texts[one.name])
        return words

    def text(self, name: str, value: Any, *, with_grad: bool = False) -> str:
        """The source of an argument; tensors get names."""
        if isinstance(value, TensorSpec):
            if with_grad and value.is_floating and not value.same_as and self.rng.random() < 0.8:
                value = replace(value, grad=True)
            if value.same_as:
                value = replace(value, same_as=self.names.get(value.same_as, ""))
            made = chr(ord("a") + len(self.tensors))
            self.tensors[made] = value
            self.names.setdefault(name, made)
            return made
        if isinstance(value, list):
            return f"[{', '.join(self.text(name, one, with_grad=with_grad) for one in value)}]"
        if isinstance(value, float) and not abs(value) < float("inf"):
            return f"float('{value}')"
        return str(value) if not isinstance(value, (str, bool, int, float, complex)) else repr(value)

    def out(self, given: dict[str, Any]) -> str:
        """Tensors to write results into: empty ones most often, else of some shape and dtype, or one of the inputs."""
        rng, entry = self.rng, self.subject.entry
        assert entry.out is not None
        made = []
        for one in entry.out.out_arguments:
            shape: tuple[int, ...] = (0,)
            dtype = "int64" if one.name in ("indices", "indexes") else self.drawing.dtype
            if rng.random() < 0.25:
                dtype = rng.choice(ALL)
            tensors = [value for value in given.values() if isinstance(value, TensorSpec)]
            if rng.random() < 0.4:
                shape = rng.choice(tensors).shape if tensors and rng.random() < 0.8 else (2, 3)
            spec = TensorSpec(shape, dtype, seed=rng.randrange(1 << 30))
            if rng.random() < 0.3:
                spec = _apart(with_layout(spec, rng))
            if self.tensors and rng.random() < 0.08:
                other = rng.choice(list(self.tensors))
                spec = replace(self.tensors[other], same_as=self.tensors[other].same_as or other, grad=False)
                turned = len(spec.shape) > 1 and rng.random() < 0.5
                spec = replace(spec, layout="transposed" if turned else "contiguous")
            made.append(self.text(one.name, spec))
        return made[0] if len(made) == 1 else f"({', '.join(made)})"


def _apart(value: Any) -> Any:
    """The tensor without memory that holds several elements in one place, except that of expanded ones."""
    if isinstance(value, TensorSpec) and value.layout.endswith("windows"):
        return replace(value, layout="strided")
    return value
