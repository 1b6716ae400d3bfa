"""Arguments for a schema: the entry's samples, changed at random, where it has some; else made up from the types."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from codegen.checking.further_samples import further_samples
from codegen.checking.verify import samples_of
from codegen.reading.entries import Entry
from codegen.reading.samples import ArgumentSample, IndexSample, NoSamplesError, SliceSample, TensorSample
from codegen.schema.model import ArgumentSchema, Symbol

from .tensors import COMPLEX, FLOATING, INTEGRAL, TensorSpec, with_layout

USUAL = ("float32", "float64", "int64")
ALL = ("bool", *INTEGRAL, *FLOATING, *COMPLEX)
SIZES = (0, 1, 1, 2, 2, 3, 3, 4, 5, 6)
NUMBERS = (0, 1, 2, 3, -1, 0.5, 2.5, -1.5, True, 0.0, 1.0, 300, 1e10, float("inf"), float("nan"), 1 + 2j)
INTEGERS = (0, 0, 1, 1, 1, 2, 2, 3, -1, -2, 4)
TEXTS = ("mean", "sum", "none", "linear", "nearest", "tanh", "reflect", "constant", "ij", "fro", "nuc", "left", "x")
REDUCTIONS = {"Mean": "mean", "Sum": "sum", "None": "none"}


@dataclass(frozen=True)
class Source:
    """Python source of an argument, as a module called ``m`` has it."""

    text: str

    def __str__(self) -> str:
        return self.text


def base_samples(entry: Entry) -> tuple[ArgumentSample, ...]:
    """The samples that changes start from; none where the schema suggests nothing."""
    try:
        samples = samples_of(entry)
    except NoSamplesError:
        return ()
    return (*samples, *further_samples(entry, samples))


class Drawing:
    """The arguments of one call of an entry."""

    def __init__(self, entry: Entry, rng: random.Random, dtypes: tuple[str, ...] = USUAL) -> None:
        self.entry, self.rng, self.dtypes = entry, rng, dtypes
        self.kinds = dict(entry.fixed_dtypes)
        self.domain = dict(entry.sampling.domain)
        self.dtype = self._dtype()
        self.special = rng.random() < 0.1
        self.layouts = rng.random() < 0.5
        self.sizes = tuple(rng.choice(SIZES) for _ in range(3))
        self.shape = self._shape()
        self.thin = False  # whether operands behind the first one are broadcast

    def _dtype(self) -> str:
        accepted = [dtype for dtype in self.dtypes if self._accepts(dtype)]
        return self.rng.choice(accepted if accepted and self.rng.random() < 0.9 else self.dtypes)

    def _accepts(self, dtype: str) -> bool:
        category = (
            "integral" if dtype in INTEGRAL else "floating" if dtype in FLOATING
            else "complex" if dtype in COMPLEX else "bool"
        )  # fmt: skip
        return not {dtype, category}.isdisjoint(self.entry.operand_dtypes or self.entry.accepts)

    def _shape(self) -> tuple[int, ...]:
        dims = self.rng.choice((0, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5))
        return tuple(self.rng.choice(self.sizes) for _ in range(dims))

    def arguments(self, samples: tuple[ArgumentSample, ...]) -> dict[str, Any]:
        """A value for every argument; what stands at its default is left out at times."""
        start = self.rng.choice(samples) if samples and self.rng.random() < 0.85 else None
        result = self._of_sample(start) if start is not None else self._of_schema()
        return {name: self._laid_out(value) for name, value in self._aliased(result).items()}

    # from samples

    def _of_sample(self, sample: ArgumentSample) -> dict[str, Any]:
        rng = self.rng
        resized = {index: rng.choice(SIZES) for index in range(1, 8)} if rng.random() < 0.4 else {}
        lead = (rng.choice((1, 2)),) if rng.random() < 0.1 else ()
        some, dropped = rng.random() < 0.5, rng.random() < 0.08
        self.thin = rng.random() < 0.1
        moved = rng.choice(list(sample.by_name)) if rng.random() < 0.35 else ""
        results = {}
        for input_ in self.entry.schema.inputs:
            value = sample.by_name[input_.name]
            if input_.name not in sample.shown and not input_.type.is_tensor_like and rng.random() < 0.75:
                continue
            if input_.name == moved and not input_.type.is_tensor_like:
                value = self.value(input_)
            elif isinstance(value, TensorSample):
                value = self._spec(input_.name, value, resized, () if some and results else lead, dropped=dropped)
            elif isinstance(value, tuple) and value and isinstance(value[0], TensorSample):
                value = [self._spec(input_.name, each, resized, lead, dropped=dropped) for each in value]
            else:
                value = plain(value)
            results[input_.name] = value
        return results

    def _spec(
        self, name: str, sample: TensorSample, resized: dict[int, int], lead: tuple[int, ...], *, dropped: bool
    ) -> TensorSpec:
        said = sample.dtype or self.kinds.get(name, "")
        dtype = said if said and said != "float64" else self.dtype
        if self.rng.random() < 0.06:
            dtype = self.rng.choice(self.dtypes)
        within = sample.within or self.domain.get(name)
        seed = self.rng.randrange(1 << 30)
        if sample.values is not None:
            return TensorSpec(sample.shape, dtype, seed=seed, values=tuple(_flat(sample.values)),
                              symmetric=sample.symmetric)
        shape = sample.shape[1:] if dropped else sample.shape
        if said and said != "float64" and within is None:
            within = None if self.rng.random() < 0.1 else _INDICES
        shape = (*lead, *(resized.get(size, size) for size in shape))
        if self.thin and name != "self":  # which broadcasts, in place as well
            shape = tuple(1 if self.rng.random() < 0.4 else size for size in shape)[self.rng.choice((0, 0, 1)) :]
        return TensorSpec(shape, dtype, seed=seed, within=within, symmetric=sample.symmetric, special=self.special)

    # from types

    def _of_schema(self) -> dict[str, Any]:
        results: dict[str, Any] = {}
        for input_ in self.entry.schema.inputs:
            optional = input_.default is not None or input_.type.optional
            if optional and self.rng.random() < (0.5 if input_.type.is_tensor_like else 0.7):
                continue
            results[input_.name] = self.value(input_)
        return results

    def value(self, item: ArgumentSchema) -> Any:
        """A value of an argument's type, now and then none at all."""
        kind, rng = item.type, self.rng
        if kind.optional and rng.random() < 0.1:
            return None
        if kind.is_tensor_list:
            return [self.tensor(item.name) for _ in range(rng.choice((1, 2, 2, 3)))]
        if kind.is_list and not kind.is_tensor_like:
            count = kind.size or rng.choice((0, 1, 2, 2, 3))
            count = 1 if rng.random() < 0.1 else count
            items = [self._plain(kind.element.scalar_base, item) for _ in range(count)]
            return items[0] if items and rng.random() < 0.3 else items
        return self.tensor(item.name) if kind.is_tensor_like else self._plain(kind.scalar_base, item)

    def tensor(self, name: str) -> TensorSpec:
        """A tensor: most have the shape of this call or one that broadcasts with it."""
        rng = self.rng
        draw, shape = rng.random(), self.shape
        if draw < 0.2 and shape:
            shape = tuple(1 if rng.random() < 0.4 else size for size in shape)[rng.choice((0, 0, 1)) :]
        elif draw < 0.35:
            shape = self._shape()
        dtype = self.kinds.get(name) or (self.dtype if rng.random() < 0.92 else rng.choice(self.dtypes))
        within = self.domain.get(name) or (_INDICES if name in self.kinds and rng.random() < 0.9 else None)
        return TensorSpec(shape, dtype, seed=rng.randrange(1 << 30), within=within, special=self.special)

    def _plain(self, base: str, item: ArgumentSchema) -> Any:
        rng = self.rng
        if base in ("int", "SymInt"):
            symbol = item.default_value
            if isinstance(symbol, Symbol) and symbol.name in REDUCTIONS:
                return rng.choice(list(REDUCTIONS.values()))
            if item.name.rstrip("s0123456789") == "dim":
                return rng.choice((0, 0, 1, -1, -1, -2, 2, 3))
            return rng.choice((*self.shape, *INTEGERS) if rng.random() < 0.5 else INTEGERS)
        if base == "bool":
            return rng.random() < 0.5
        if base == "float":
            return rng.choice(NUMBERS[:13])
        if base == "Scalar":
            return rng.choice(NUMBERS)
        if base == "ScalarType":
            return Source(f"m.{rng.choice(self.dtypes if rng.random() < 0.8 else ALL)}")
        if base == "str":
            default = item.default_value
            return default if isinstance(default, str) and rng.random() < 0.5 else rng.choice(TEXTS)
        return Source(rng.choice(_WORDS.get(base, ("None",))))

    # memory

    def _aliased(self, results: dict[str, Any]) -> dict[str, Any]:
        """At times, one tensor is another one again, or its transpose."""
        names = [name for name, value in results.items() if isinstance(value, TensorSpec)]
        if len(names) > 1 and self.rng.random() < 0.06:
            first, second = sorted(self.rng.sample(names, 2), key=names.index)
            turned = self.rng.random() < 0.4 and len(results[first].shape) > 1
            layout = "transposed" if turned else "contiguous"
            results = {**results, second: replace(results[first], same_as=first, layout=layout)}
        return results

    def _laid_out(self, value: Any) -> Any:
        if isinstance(value, list):
            return [self._laid_out(item) for item in value]
        if isinstance(value, TensorSpec) and not value.same_as and self.layouts and self.rng.random() < 0.7:
            return with_layout(value, self.rng)
        return value


def plain(value: Any) -> Any:
    """A value of a sample as Python has it."""
    if isinstance(value, Symbol):
        return REDUCTIONS.get(value.name) or Source(f"m.{value.name}")
    if isinstance(value, IndexSample):
        return Source(f"({''.join(_index(item) + ', ' for item in value.items)})")
    return [plain(item) for item in value] if isinstance(value, tuple) else value


def _index(item: Any) -> str:
    if isinstance(item, SliceSample):
        return f"slice({item.start}, {item.stop}, {item.step})"
    return repr(_listed(item)) if item is not ... else "..."


def _listed(item: Any) -> Any:
    return [_listed(element) for element in item] if isinstance(item, tuple) else item


def _flat(values: Any) -> list[Any]:
    return [leaf for value in values for leaf in _flat(value)] if isinstance(values, tuple) else [values]


def _indices() -> Any:
    from codegen.reading.samples import Interval

    return Interval(0, 1, has_low=True, has_high=True)


_INDICES = _indices()
_WORDS: dict[str, tuple[str, ...]] = {
    "MemoryFormat": ("m.preserve_format", "m.contiguous_format", "m.channels_last", "m.channels_last_3d"),
    "Device": ("'cpu'", "m.device('cpu')"),
    "Layout": ("m.strided",),
    "Index": ("0", "slice(None)", "...", "(None, 0)", "slice(1, None)", "[0, 0]", "(slice(None), [1, 0])", "True"),
}
