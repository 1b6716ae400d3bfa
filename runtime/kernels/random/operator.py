"""Random numbers from seeded generators (NumPy's Philox: counter-based, so that streams can be split)."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from runtime.errors import ArgumentError, ArgumentValueError, ComputeError, UnsupportedError
from runtime.forking import shared_lock
from runtime.kernels.creation.operator import checked_sizes
from runtime.kernels.random.blocks import MANY, MANY_NORMAL
from runtime.kernels.random.streams import Place, Stream, place_of
from runtime.kernels.sorting.operator import order
from runtime.native.builtin import builtin
from runtime.tensor import Tensor, dtypes, make_tensor
from runtime.tensor.casting import Array, cast_array, check_elements
from runtime.tensor.device import device
from runtime.tensor.device import device as device_type
from runtime.tensor.dtypes import dtype
from runtime.tensor.plans import writer_of
from runtime.tensor.type_info import finfo

DEFAULT_SEED = 67280421310721
_DRAWS = Stream.offset("draws") // 8
_BUFFER, _STATE_BYTES = 4, 120  # of Philox: numbers that are made at once, and a state with the seed
_COMPARED = 1 << 16  # comparisons that are quicker than a search for each row
# Narrow dtypes would round a number near 1 up to 1, of which they have the largest number below instead.
_BELOW_ONE = {"float16": np.float32(1 - 2.0**-11), "bfloat16": np.float32(1 - 2.0**-8)}
_DRAWN = (dtypes.float32, dtypes.float64)  # dtypes whose numbers are drawn as they are
_PART = {"complex64": np.float32, "complex128": np.float64}


ANYWHERE: Any = None  # the device of a generator that kernels of several devices draw from


class Generator:
    """A stream of random numbers. Two generators with one seed give the same numbers."""

    __slots__ = ("_lock", "_seed", "device", "place")

    def __init__(self, device: device | str = "cpu") -> None:
        self.device = device_type(device)
        self.device.check("Generator()")
        self._lock = shared_lock()
        self.manual_seed(DEFAULT_SEED)

    def manual_seed(self, seed: int) -> Generator:
        """Start the stream that belongs to `seed`; returns the generator."""
        if not isinstance(seed, (int, np.integer)):
            msg = f"manual_seed(): expected an int, got {type(seed).__name__}"
            raise ArgumentError(msg)
        if not -(2**63) <= seed < 2**64:
            msg = f"manual_seed(): a seed lies in [-2 ** 63, 2 ** 64), got {seed}"
            raise ArgumentValueError(msg)
        self._seed = int(seed) % 2**64  # of a negative one the number whose 64 bits are the same
        self.place = place_of(np.random.Generator(np.random.Philox(self._seed)))
        return self

    @property
    def _stream(self) -> np.random.Generator:
        return self.place[1]

    def checked(self) -> Generator:
        """The same stream for kernels, after the look at the device: wherever these draw from it, it is welcome."""
        stream = object.__new__(type(self))
        stream._lock, stream._seed, stream.place, stream.device = self._lock, self._seed, self.place, ANYWHERE
        return stream

    def seed(self) -> int:
        """Start a stream from the operating system's entropy; returns the seed."""
        self.manual_seed(np.random.SeedSequence().entropy & (2**63 - 1))  # type: ignore[operator]
        return self._seed

    def initial_seed(self) -> int:
        """The seed the stream started from."""
        return self._seed

    def get_state(self) -> Tensor:
        """The seed and the position in the stream, as bytes, for :meth:`set_state`."""
        state: Any = self._stream.bit_generator.state
        where = state["state"]
        rest = [state["buffer_pos"], state["has_uint32"], state["uinteger"]]
        words = np.array([*where["counter"], *where["key"], *state["buffer"], *rest, *_halves(self._seed)], np.uint64)
        return make_tensor(words.view(np.uint8), dtypes.uint8)

    def set_state(self, new_state: Tensor) -> Generator:
        """Go to a position that :meth:`get_state` gave. TypeError and RuntimeError for what cannot be one."""
        if not isinstance(new_state, Tensor) or new_state.dtype is not dtypes.uint8:
            msg = f"set_state(): expected the tensor of uint8 that get_state() gave, got {type(new_state).__name__}"
            raise ArgumentError(msg)
        if new_state._array.shape != (_STATE_BYTES,):
            msg = f"set_state(): a state has {_STATE_BYTES} bytes, got the shape {list(new_state.shape)}"
            raise ComputeError(msg)
        words = np.frombuffer(new_state._array.tobytes(), np.uint64)
        position, has_half, half, low, high = (int(word) for word in words[10:])
        if position > _BUFFER or has_half > 1 or half >= 1 << 32:
            msg = "set_state(): the bytes are not those of a state that get_state() gave"
            raise ComputeError(msg)
        self._stream.bit_generator.state = {
            "bit_generator": "Philox", "state": {"counter": words[:4], "key": words[4:6]}, "buffer": words[6:10],
            "buffer_pos": position, "has_uint32": has_half, "uinteger": half,
        }  # fmt: skip
        self._seed = low | high << 64
        return self

    def clone_state(self) -> Generator:
        """Another generator at the same position of the same stream; what one draws does not move the other."""
        return _restored(str(self.device), self.get_state())

    def get_offset(self) -> int:
        """RuntimeError: only generators of other devices count their numbers in offsets, in PyTorch too."""
        msg = "get_offset(): a generator of the CPU has no offset; get_state() gives its position"
        raise ComputeError(msg)

    def set_offset(self, offset: int) -> Generator:
        """RuntimeError, as :meth:`get_offset`."""
        msg = f"set_offset(): a generator of the CPU has no offset {offset}; set_state() moves it"
        raise ComputeError(msg)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (str(self.device), self.get_state())

    def draw(self, method: str, *arguments: Any, **named: Any) -> Any:
        """A draw of the NumPy generator, one thread at a time."""
        with self._lock:
            state, stream = self.place
            state[_DRAWS] += 1
            try:
                return getattr(stream, method)(*arguments, **named)
            finally:
                state[_DRAWS] -= 1

    def floats(self, method: str, size: tuple[int, ...], width: Any, out: Array | None = None) -> Array:
        """A draw of `random` or `standard_normal`; many numbers are made on all threads from a key that is drawn.

        `out` is the memory for many numbers, in rows, or None for new memory.
        """
        if math.prod(size) < (MANY if method == "random" else MANY_NORMAL):
            return np.asarray(self.draw(method, size, width))
        from runtime.kernels.random.philox import fill

        out = np.empty(size, width) if out is None else out
        fill(out.reshape(-1), method, self.draw("integers", 0, 1 << 32, 4, dtype=np.uint64))
        return out


def _halves(seed: int) -> tuple[int, int]:
    """A seed of 128 bits as two words."""
    return seed & (2**64 - 1), seed >> 64 & (2**64 - 1)


def _restored(device: str, state: Tensor) -> Generator:
    """The generator of a pickle or a copy."""
    return Generator(device).set_state(state)


default_generator = Generator()


def get_rng_state() -> Tensor:
    """The position of the process's own stream of random numbers, for :func:`set_rng_state`."""
    return default_generator.get_state()


def set_rng_state(new_state: Tensor) -> None:
    """Go to a position that :func:`get_rng_state` gave."""
    default_generator.set_state(new_state)


def manual_seed(seed: int) -> Generator:
    """Seed the default generator; of a number that is no int, or a tensor of one, its whole part counts."""
    return default_generator.manual_seed(int(seed) if isinstance(seed, (float, np.floating, Tensor)) else seed)


def seed() -> int:
    """Seed the default generator from the operating system's entropy."""
    return default_generator.seed()


def initial_seed() -> int:
    """The seed of the default generator."""
    return default_generator.initial_seed()


def _width(operator: str, kind: dtype) -> Any:
    """The dtype that numbers are drawn in, for a floating one."""
    if not kind.is_floating_point:
        msg = f"{operator}: expected a floating dtype, got {kind.name}"
        raise UnsupportedError(msg)
    return np.float64 if kind is dtypes.float64 else np.float32


def _as(values: Any, kind: dtype) -> Tensor:
    array = np.asarray(values)
    if array.dtype is kind.numpy:
        return make_tensor(array, kind)
    return make_tensor(cast_array(array, dtypes.FROM_NUMPY[array.dtype], kind), kind)


def rand(size: Any, generator: Generator | None, dtype: dtype | None, *_: Any) -> Tensor:
    """Uniform over [0, 1)."""
    stream = generator or default_generator
    return _uniform.call(stream.place, size, dtype or dtypes.get_default_dtype(), stream)  # type: ignore[no-any-return]


@writer_of(rand)
def write_rand(out: Tensor, size: Any, generator: Generator | None, *_: Any) -> None:
    """The same into a tensor."""
    _write_floats("random", rand, out, size, generator)


def _write_floats(method: str, kernel: Any, out: Tensor, size: Any, generator: Generator | None) -> None:
    """What a kernel draws, written into a tensor: at once where its dtype is that of the draws."""
    kind, array = out.dtype, out._array
    if kind not in _DRAWN:
        array[...] = kernel(size, generator, kind)._array
        return
    drawn = (generator or default_generator).floats(method, array.shape, kind.numpy, array)
    if drawn is not array:
        array[...] = drawn


@builtin("runtime.kernels.random.native", "uniform")
def _uniform(location: Place, size: Any, kind: dtype, generator: Generator) -> Tensor:
    if kind.is_complex:  # both parts over [0, 1)
        return _as(_pairs(generator.floats("random", (*checked_sizes("rand", size), 2), _PART[kind.name])), kind)
    width = _width("rand", kind)
    drawn = generator.floats("random", checked_sizes("rand", size), width)
    below = _BELOW_ONE.get(kind.name)
    return _as(drawn if below is None else np.minimum(drawn, below), kind)


def _pairs(parts: Array) -> Array:
    """Complex numbers whose parts lie along the last dimension."""
    return parts.view(np.result_type(parts.dtype, np.complex64)).reshape(parts.shape[:-1])


def randn(size: Any, generator: Generator | None, dtype: dtype | None, *_: Any) -> Tensor:
    """Normal with mean 0 and variance 1."""
    stream = generator or default_generator
    return _normal.call(stream.place, size, dtype or dtypes.get_default_dtype(), stream)  # type: ignore[no-any-return]


@writer_of(randn)
def write_randn(out: Tensor, size: Any, generator: Generator | None, *_: Any) -> None:
    """The same into a tensor."""
    _write_floats("standard_normal", randn, out, size, generator)


@builtin("runtime.kernels.random.native", "normal")
def _normal(location: Place, size: Any, kind: dtype, generator: Generator) -> Tensor:
    if kind.is_complex:  # each part has half of the variance
        parts = generator.floats("standard_normal", (*checked_sizes("randn", size), 2), _PART[kind.name])
        return _as(_pairs(parts * parts.dtype.type(math.sqrt(0.5))), kind)
    width = _width("randn", kind)
    return _as(generator.floats("standard_normal", checked_sizes("randn", size), width), kind)


def randint(low: int, high: int, size: Any, generator: Generator | None, dtype: dtype | None, *_: Any) -> Tensor:
    """Integers over [low, high)."""
    stream = generator or default_generator
    if dtype is None or dtype is dtypes.int64:
        return _integers.call(stream.place, low, high, size, stream)  # type: ignore[no-any-return]
    check_integers(low, high, dtype)
    return _as(_integers.general(stream.place, low, high, size, stream)._array, dtype)


def check_integers(low: int, high: int, dtype: dtype) -> None:
    """Errors of bounds between which there are no integers, and of a dtype that does not hold them."""
    if dtype is dtypes.int64:
        _check_bounds(low, high)
        return
    if dtype.is_complex:
        _check_bounds(low, high)
        msg = f"randint: expected a dtype that is not complex, got {dtype.name}"
        raise UnsupportedError(msg)
    least, most = (0, 1) if dtype is dtypes.bool_ else dtypes.finfo_limits(dtype)
    if low < high and not (least <= low and high - 1 <= most):
        bound = "to - 1" if least <= low <= most else "from"
        span = f"{low} to {high - 1}"
        msg = f"randint: {bound} is out of bounds for {dtype.name}, which does not hold the integers {span}"
        raise ComputeError(msg)
    _check_bounds(low, high)


@builtin("runtime.kernels.random.native", "integers")
def _integers(location: Place, low: int, high: int, size: Any, generator: Generator) -> Tensor:
    _check_bounds(low, high)
    return _as(generator.draw("integers", low, high, checked_sizes("randint", size)), dtypes.int64)


def _check_bounds(low: int, high: int) -> None:
    if low >= high:
        msg = f"random_ expects 'from' to be less than 'to', but got from={low} >= to={high}"
        raise ComputeError(msg)


def bernoulli(self: Tensor, generator: Generator | None) -> Tensor:
    """1 with the probability that an element is, else 0."""
    stream = generator or default_generator
    return _events.call(stream.place, self, stream)  # type: ignore[no-any-return]


@builtin("runtime.kernels.random.native", "bernoulli")
def _events(location: Place, self: Tensor, generator: Generator) -> Tensor:
    if not self.dtype.is_floating_point:
        msg = f"bernoulli: the probabilities must be floating, got {self.dtype}"
        raise UnsupportedError(msg)
    probabilities = cast_array(self._array, self.dtype, dtypes.float64)
    if not ((probabilities >= 0) & (probabilities <= 1)).all():
        msg = "bernoulli: probabilities must lie between 0 and 1"
        raise ComputeError(msg)
    return _as(generator.floats("random", probabilities.shape, np.float64) < probabilities, self.dtype)


def randperm(n: int, generator: Generator | None, dtype: dtype | None, *_: Any) -> Tensor:
    """The integers below `n` in random order."""
    stream = generator or default_generator
    if dtype is None or dtype is dtypes.int64:
        return _order.call(stream.place, n, stream)  # type: ignore[no-any-return]
    check_permutation(n, dtype)
    return _as(_order.general(stream.place, n, stream)._array, dtype)


def check_permutation(n: int, dtype: dtype) -> None:
    """Errors of a dtype that does not hold the integers below `n`."""
    if dtype.is_complex or dtype is dtypes.bool_:
        msg = f"randperm is not implemented for {dtype.name}"
        raise UnsupportedError(msg)
    most = 2 / finfo(dtype).eps if dtype.is_floating_point else dtypes.finfo_limits(dtype)[1]
    if n - 1 > most:
        msg = f"randperm: {dtype.name} does not hold the integers up to {n - 1}"
        raise ComputeError(msg)


@builtin("runtime.kernels.random.native", "order")
def _order(location: Place, n: int, generator: Generator) -> Tensor:
    from runtime.kernels.random.loops.orders import arranged

    if n < 0:
        msg = f"randperm: n must not be negative, got {n}"
        raise ComputeError(msg)
    check_elements(n)
    keys = generator.floats("random", (n,), np.float64)
    arranged.call(keys.ctypes.data, n)
    return make_tensor(keys.view(np.int64), dtypes.int64)


def _numbers_below(bounds: Array, drawn: Array) -> Array:
    """For every number of a row of `drawn`, how many of the ascending `bounds` of that row are not above it."""
    if drawn.size * bounds.shape[-1] <= _COMPARED:
        result: Array = (drawn[..., None] >= bounds[..., None, :]).sum(-1)
        return result
    if bounds.ndim == 1:
        return np.searchsorted(bounds, drawn, "right")
    return np.stack([np.searchsorted(row, its, "right") for row, its in zip(bounds, drawn, strict=True)])


def check_samples(shape: tuple[int, ...], num_samples: int, replacement: bool) -> None:
    """RuntimeError for what are no rows of weights from which so many can be drawn."""
    if len(shape) not in (1, 2):
        msg = f"multinomial: prob_dist must be 1 or 2 dim, got shape {list(shape)}"
        raise ComputeError(msg)
    if num_samples <= 0:
        msg = f"multinomial: cannot sample n_sample <= 0 samples, got {num_samples}"
        raise ComputeError(msg)
    if not replacement and num_samples > shape[-1]:
        msg = (
            "multinomial: cannot sample n_sample > prob_dist.size(-1) samples without replacement, got "
            f"{num_samples} of {shape[-1]}"
        )
        raise ComputeError(msg)


def multinomial(self: Tensor, num_samples: int, replacement: bool, generator: Generator | None) -> Tensor:
    """Indices drawn by the weights of each row, with or without putting them back."""
    _width("multinomial", self.dtype)
    weights = cast_array(self._array, self.dtype, dtypes.float64)
    check_samples(weights.shape, num_samples, True)
    if not np.isfinite(weights).all() or (weights < 0).any():
        msg = "multinomial: probability tensor contains either `inf`, `nan` or element < 0"
        raise ComputeError(msg)
    if (weights.sum(-1) <= 0).any():
        msg = "multinomial: invalid multinomial distribution (sum of probabilities <= 0): a row needs one above 0"
        raise ComputeError(msg)
    check_samples(weights.shape, num_samples, replacement)
    if not weights.size:  # of no rows, in which there may be nothing to choose among
        return make_tensor(np.empty((*weights.shape[:-1], num_samples), np.int64), dtypes.int64)
    stream = generator or default_generator
    if replacement:
        bounds = np.cumsum(weights, -1)
        drawn = stream.draw("random", (*weights.shape[:-1], num_samples)) * bounds[..., -1:]
        picked = _numbers_below(bounds, drawn)
    else:  # the least of exponential variables with these rates (Efraimidis and Spirakis 2006)
        with np.errstate(divide="ignore"):
            times = stream.draw("standard_exponential", weights.shape) / weights
        picked = order(times, first=num_samples)
    return _as(picked.astype(np.int64), dtypes.int64)
