"""Walks: a call at every size and in every layout, on poisoned memory, compared with what NumPy says of it."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import numpy as np
from poison import PATTERNS, soiled
from scipy import special as sp

import generated as ow

from .choice import Walk
from .helpers import CALLS, HELPERS
from .images import REFERENCES

Array = np.ndarray[Any, Any]

EPSILON = {"float16": 2.0**-10, "bfloat16": 2.0**-7, "float32": 2.0**-23, "float64": 2.0**-52,
           "complex64": 2.0**-23, "complex128": 2.0**-52}  # fmt: skip
HALVES = ("float16", "bfloat16")
_STEP = 1e-6  # of differences of the reference, in float64: their error is its square, and a rounding over it
_DIRECTIONS = 2
_APART = re.compile("/(distinct|dominant)")  # domains whose values must not be repeated
_MANY = 1 << 12  # elements of all operands, of which not every layout is walked at each size


# -- inputs -----------------------------------------------------------------------------------------------------------


def build(inputs: str, sizes: dict[str, int], dtype: str, seed: int) -> dict[str, tuple[Array, str]]:
    """The named arrays of a walk at these sizes, each with its dtype. Those of bfloat16 are float32 arrays."""
    arrays: dict[str, tuple[Array, str]] = {}
    for position, word in enumerate(re.sub(r"\{(.*?)\}", lambda item: str(eval(item[1], dict(sizes))), inputs).split()):
        name, _, rest = word.partition(":")
        shape_word, _, domain = rest.partition("/")
        shape = () if shape_word == "0d" else tuple(int(item) for item in shape_word.split("x"))
        arrays[name] = _values(np.random.default_rng([seed, position]), shape, domain, dtype)
    return arrays


def _values(draw: np.random.Generator, shape: tuple[int, ...], domain: str, dtype: str) -> tuple[Array, str]:
    if domain == "mask":
        return np.asarray(draw.random(shape) < 0.5), "bool"
    if domain.startswith("index"):
        return np.asarray(draw.integers(0, max(int(domain[5:]), 1), shape)), "int64"
    if domain.startswith("order"):
        return draw.permuted(np.broadcast_to(np.arange(shape[-1]), shape), axis=-1), "int64"
    if dtype == "bool":
        return np.asarray(draw.random(shape) < 0.5), dtype
    if dtype.startswith(("int", "uint")):
        low = 0 if dtype.startswith("uint") or domain == "positive" else -9
        return np.asarray(draw.integers(low, 10, shape)).astype(dtype), dtype
    if domain == "distinct":
        count = int(np.prod(shape))
        values = (draw.permutation(count).reshape(shape) - count // 2) / 64
        return values.astype(dtype if dtype in ("float16", "float64") else "float32"), dtype
    values = np.asarray(0.25 + 1.5 * draw.random(shape))
    if domain in ("unit", "chance", "above1"):
        values = {"unit": values / 2, "chance": values / 2, "above1": values + 0.75}[domain]
    if domain == "lead":  # weights of which the first is 0
        values[..., 0] = 0.0
    if domain not in ("positive", "lead", "chance", "above1"):
        values *= draw.choice([-1.0, 1.0], shape)
    if domain == "dominant":
        values = values / (4 * shape[-1]) + np.eye(*shape[-2:])
    if dtype.startswith("complex"):
        values = values + 1j * draw.standard_normal(shape) / (4 * shape[-1] if domain == "dominant" else 1)
    rounded = values.astype("float16" if dtype == "float16" else "complex64" if dtype == "complex64" else
                            values.dtype if dtype in ("float64", "complex128") else "float32")  # fmt: skip
    if dtype == "bfloat16":
        rounded = (rounded.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)
    return rounded, dtype


def _in_reverse(array: Array) -> Array:
    return np.ascontiguousarray(array.transpose()).transpose()


def _with_gaps(array: Array) -> Array:
    """Every second element of rows; what lies between is not a number where a dtype has such."""
    memory = np.full((*array.shape, 2), _nothing(array), array.dtype)
    memory[..., 0] = array
    return memory[..., 0]


def _off_the_start(array: Array) -> Array:
    memory = np.full(array.size + 2, _nothing(array), array.dtype)
    memory[1:-1] = array.ravel()
    return memory[1:-1].reshape(array.shape)


def _within_wider_rows(array: Array) -> Array:
    memory = np.full((*array.shape[:-1], array.shape[-1] + 3), _nothing(array), array.dtype)
    memory[..., 1:-2] = array
    return memory[..., 1:-2]


def _expanded(array: Array) -> Array:
    return np.broadcast_to(array[:1].copy(), array.shape)


def _channels_last(array: Array) -> Array:
    return np.moveaxis(np.ascontiguousarray(np.moveaxis(array, 1, -1)), -1, 1)


def _nothing(array: Array) -> Any:
    return np.nan if array.dtype.kind in "fc" else array.dtype.type(1)


# How operands lie in memory, and from how many dimensions on that is another layout.
LAYOUTS: dict[str, tuple[int, Callable[[Array], Array]]] = {
    "rows": (0, lambda item: item),
    "columns": (2, _in_reverse),
    "gaps": (1, _with_gaps),
    "offset": (1, _off_the_start),
    "wider": (2, _within_wider_rows),
    "expanded": (1, _expanded),
    "channels last": (4, _channels_last),
}


def laid(array: Array, dtype: str, layout: str) -> ow.Tensor:
    """A tensor of these values in that layout."""
    least, arrange = LAYOUTS[layout]
    if dtype == "bfloat16":  # two bytes an element: the upper halves, laid out in the same way
        array = np.ascontiguousarray(array).view(np.uint16).reshape(*array.shape, 2)[..., 1].copy()
    if array.ndim >= least and array.size:
        array = arrange(array)
    array = array if array.flags.writeable else np.lib.stride_tricks.as_strided(array)
    tensor = ow.from_numpy(array) if array.flags.writeable else ow.from_numpy(array[:1].copy()).expand(array.shape)
    return tensor.view(ow.bfloat16) if dtype == "bfloat16" else tensor


def layouts_of(walk: Walk, arrays: dict[str, tuple[Array, str]]) -> list[str]:
    """The layouts that some operand of a walk can lie in."""
    deepest = max((array.ndim for array, _ in arrays.values()), default=0)
    words = walk.layouts or [name for name in LAYOUTS if name != "expanded" or not _APART.search(walk.inputs)]
    return [name for name in words if LAYOUTS[name][0] <= deepest]


# -- one point of a walk ----------------------------------------------------------------------------------------------


def as_numpy(tensor: ow.Tensor) -> Array:
    tensor = tensor.detach()
    return np.asarray((tensor.float() if tensor.dtype is ow.bfloat16 else tensor).resolve_conj().numpy())


def _wide(array: Array) -> Array:
    return array.astype({"f": np.float64, "c": np.complex128}.get(array.dtype.kind, array.dtype))


class Point:
    """A call of a walk with tensors of certain sizes, dtype and layout; ``text`` says which."""

    def __init__(self, walk: Walk, sizes: dict[str, int], dtype: str, layout: str | dict[str, str]) -> None:
        self.walk, self.sizes, self.dtype = walk, sizes, dtype
        self.text = f"{walk.call}, {sizes}, {dtype}, {layout}"
        arrays = build(walk.inputs, sizes, dtype, crc32(self.text.encode()))
        layouts = dict.fromkeys(arrays, layout) if isinstance(layout, str) else layout
        self.tensors = {name: laid(array, kind, layouts[name]) for name, (array, kind) in arrays.items()}
        self.values = {name: _wide(as_numpy(tensor)) for name, tensor in self.tensors.items()}
        self.largest = max((float(np.abs(value).max(initial=0.0)) for value in self.values.values()
                            if value.dtype.kind in "fc"), default=0.0)  # fmt: skip
        self.leaves = {
            name: tensor.detach().requires_grad_() for name, tensor in self.tensors.items()
            if walk.grad and arrays[name][1] in ("float32", "float64", *([] if "/distinct" in walk.inputs else HALVES))
        }  # fmt: skip

    def reference(self, values: dict[str, Array]) -> list[Array]:
        with np.errstate(all="ignore"), warnings.catch_warnings(action="ignore"):
            names = {"np": np, "sp": sp, **HELPERS, **REFERENCES, **self.sizes}
            result = eval(self.walk.reference, names, dict(values))
        return [np.asarray(value) for value in result] if isinstance(result, (tuple, list)) else [np.asarray(result)]

    def call(self, tensors: dict[str, Any]) -> list[ow.Tensor]:
        result = eval(self.walk.call, {"m": ow, "F": ow.nn.functional, **CALLS, **self.sizes}, dict(tensors))
        return list(result) if isinstance(result, (tuple, list)) else [result]

    def check(self) -> None:
        """Raise AssertionError, naming the call, unless values and gradients are right."""
        wanted = self.reference(self.values)
        results = self.call({**self.tensors, **self.leaves})
        assert len(results) == len(wanted), f"{self.text}: {len(results)} results"
        for got, want in zip(results, wanted, strict=True):
            self.compare(as_numpy(got), want)
        if self.leaves:
            self._check_gradients(results, wanted)

    def _tolerance(self, got: str = "") -> float:
        """What may be off, relative to the largest value, of a result of a NumPy dtype."""
        return self.walk.roundings * max(EPSILON.get(self.dtype, 0.0), EPSILON.get(got, 0.0))

    def compare(self, got: Array, want: Array) -> None:
        """Raise AssertionError, naming the call, unless a result is right."""
        assert got.shape == want.shape, f"{self.text}: shape {got.shape} instead of {want.shape}"
        if not want.size:
            return
        if want.dtype.kind in "biu" or got.dtype.kind in "biu":
            wrong = np.asarray(got != want.astype(got.dtype))
        else:
            largest = np.abs(want[np.isfinite(want)]).max(initial=self.largest)
            with np.errstate(all="ignore"):
                near = np.abs(got - want) <= self._tolerance(got.dtype.name) * largest
            wrong = np.asarray(~(near | (got == want) | (np.isnan(got) & np.isnan(want))))
        if wrong.any():
            where = tuple(int(index) for index in np.argwhere(wrong)[0])
            msg = f"{self.text}: {wrong.sum()} of {wrong.size} are wrong, at {where} {got[where]} for {want[where]}"
            raise AssertionError(msg)

    def _check_gradients(self, results: list[ow.Tensor], wanted: list[Array]) -> None:
        """Products of the gradients with directions, and differences of the reference along these."""
        draw = np.random.default_rng(crc32(self.text.encode()))
        parts = [(result, want) for result, want in zip(results, wanted, strict=True) if result.requires_grad]
        assert parts, f"{self.text}: no result requires grad"
        weights = [draw.integers(-4, 5, want.shape) / 4 for _, want in parts]  # exact in every dtype
        ow.autograd.backward(
            [result for result, _ in parts],
            [ow.from_numpy(np.asarray(weight)).to(result.dtype)
             for (result, _), weight in zip(parts, weights, strict=True)],
        )  # fmt: skip
        values = [index for index, result in enumerate(results) if result.requires_grad]
        gradients = {name: as_numpy(leaf.grad).astype(np.float64) for name, leaf in self.leaves.items()
                     if leaf.grad is not None}  # fmt: skip
        if not all(np.isfinite(want).all() for _, want in parts):
            return
        for name, gradient in gradients.items():
            assert np.isfinite(gradient).all(), f"{self.text}: the gradient of {name} is not finite"
        for _ in range(_DIRECTIONS):
            self._check_along(draw, gradients, dict(zip(values, weights, strict=True)))

    def _check_along(self, draw: Any, gradients: dict[str, Array], weights: dict[int, Array]) -> None:
        directions = {name: draw.standard_normal(self.values[name].shape) for name in self.leaves}
        sums = []
        for sign in (1, -1):
            moved = {name: self.values[name] + sign * _STEP * along for name, along in directions.items()}
            results = self.reference({**self.values, **moved})
            sums.append([results[weight] for weight in weights])
        rounded = self.dtype in HALVES
        difference = sum(
            float((weight.astype(np.float64) * (high - low)).sum()) / (2 * _STEP)
            for weight, high, low in zip(weights.values(), *sums, strict=True)
        )
        parts = [gradients[name] * along for name, along in directions.items() if name in gradients]
        along = sum(float(part.sum()) for part in parts)
        spread = sum(float(np.square(part).sum()) for part in parts) ** 0.5
        total = sum(float(np.abs(part).sum()) for part in parts)
        allowed = (self._tolerance() + rounded * EPSILON[self.dtype]) * (spread + self.largest / 8)
        allowed += 1e-6 * total + 1e-7
        assert abs(along - difference) <= allowed, f"{self.text}: the gradient gives {along} for {difference}"


def points(walk: Walk) -> Iterator[Point]:
    """Every call of a walk: the first dtype in all layouts, with many elements in two; and the others in turn."""
    for number, sizes in enumerate(walk.points()):
        arrays = build(walk.inputs, sizes, walk.dtypes[0], 0)
        layouts = layouts_of(walk, arrays)
        many = sum(array.size for array, _ in arrays.values()) > _MANY
        for layout in [layouts[(2 * number + k) % len(layouts)] for k in range(min(2 if many else 99, len(layouts)))]:
            yield Point(walk, sizes, walk.dtypes[0], layout)
        for position, dtype in enumerate(walk.dtypes[1:]):
            yield Point(walk, sizes, dtype, layouts[(number + position) % len(layouts)])


def take(walk: Walk) -> int:
    """Check every call of a walk on poisoned memory, and say how many these were."""
    before = ow.get_num_threads()
    ow.set_num_threads(min(walk.threads, before))
    count = 0
    try:
        with soiled(PATTERNS["nan"]):
            for point in points(walk):
                point.check()
                count += 1
    finally:
        ow.set_num_threads(before)
    return count
