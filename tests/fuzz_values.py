"""Arguments for the call fuzzer: valid, nearly valid and absurd ones, made from the types of schemas.

Everything comes from one ``random.Random``, so that a call is the same whenever its seed and its number are.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np

import generated as ow
from runtime.dispatch.conversions import MISSING, REDUCTIONS, FormParameter

HUGE = (
    2**31, 2**31 - 1, -(2**31), 2**32, 2**40, 2**53 + 1, 2**62, 2**63 - 1, 2**63, 2**64, -(2**63), -(2**63) - 1, 2**70,
    2**1000,
)  # fmt: skip
SMALL = (0, 1, 2, 3, -1, -2, -3, 4, 5, 7, 100)
FLOATS = (0.5, 1.0, 2.0, -1.0, 0.0, -0.0, 1e-300, 1e18, 1e300, float("inf"), -float("inf"), float("nan"))
TEXTS = (
    "", "mean", "sum", "none", "ij", "ij,jk->ik", "...", "i" * 70, "cpu", "cuda:0", "float32", "\x00", "\ud800",
    "reflect", "linear", "%s{0}",
)  # fmt: skip
SHAPES = (
    (), (1,), (3,), (4,), (0,), (2, 3), (3, 3), (1, 4), (4, 1), (0, 3), (2, 3, 4), (2, 1, 3), (1, 2, 4, 4),
    (2, 3, 2, 2, 2),
)  # fmt: skip
# Few dtypes, so that few kernels are compiled; the others come rarely.
USUAL_DTYPES = ("float32", "float32", "float32", "float32", "int64", "bool")
ALL_DTYPES = ("float64", "complex64", "bfloat16", "float16", "int32", "uint8", "int8", "int16", "complex128")


class UserError(Exception):
    """What hostile objects raise: an error of the caller's own, which may pass through."""


class Hostile:
    """An object whose conversions raise, or give what no conversion may give."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def reply(self, *_: Any, **__: Any) -> Any:
        """Raise an error of the caller's own, or give the answer."""
        if self.answer is UserError:
            raise UserError
        return self.answer

    __index__ = __float__ = __int__ = __bool__ = __len__ = __array__ = __getitem__ = __iter__ = __complex__ = reply
    __eq__ = __lt__ = __hash__ = reply  # type: ignore[assignment]


def size_of(item: Any) -> int:
    """What the caller computes of a number or a tensor."""
    try:
        return len(item)
    except Exception as error:
        raise UserError from error


class IntOfMine(int):
    """A subclass of int."""


class FloatOfMine(float):
    """A subclass of float."""


class ListOfMine(list[Any]):
    """A subclass of list, of another length than it has items."""

    def __len__(self) -> int:
        return 3


class TupleOfMine(tuple[Any, ...]):
    """A subclass of tuple."""

    __slots__ = ()


class TensorOfMine(ow.Tensor):
    """A subclass of Tensor."""

    __slots__ = ()


class Values:
    """The arguments of one call."""

    def __init__(self, rng: random.Random, dtypes: tuple[str, ...] = USUAL_DTYPES) -> None:
        self.rng = rng
        self.dtypes = dtypes
        self.shape = rng.choice(SHAPES)
        self.dtype = rng.choice(dtypes)
        self.tensors: list[ow.Tensor] = []

    def argument(self, parameter: FormParameter, madness: float) -> Any:
        """A value for a parameter; absurd with the probability `madness`."""
        if self.rng.random() < madness:
            return self.absurd()
        if parameter.default is not MISSING and self.rng.random() < 0.2:
            return parameter.default
        if parameter.type.endswith("?") and self.rng.random() < 0.2:
            return None
        if parameter.is_list:
            return self.several(parameter)
        if parameter.type == "int" and parameter.default in REDUCTIONS.values() and self.rng.random() < 0.5:
            return self.rng.choice(list(REDUCTIONS))
        return self.of_type(parameter.element)

    def several(self, parameter: FormParameter) -> Any:
        """A list for a parameter that takes one."""
        length = self.rng.choice((0, 1, 1, 2, 2, 3, 4))
        if parameter.size and self.rng.random() < 0.7:
            length = parameter.size
        items = [self.of_type(parameter.element.rstrip("?")) for _ in range(length)]
        if items and self.rng.random() < 0.1:
            items[self.rng.randrange(len(items))] = self.absurd()
        if self.rng.random() < 0.01:
            items *= self.rng.choice((40, 1000))
        if items and self.rng.random() < 0.15:
            return items[0]
        kinds = (list, tuple, tuple, list, ListOfMine, TupleOfMine, iter)
        return self.rng.choice(kinds)(items) if self.rng.random() < 0.2 else items

    def of_type(self, kind: str) -> Any:
        """A value of a type of schemas, in most cases one that makes sense."""
        entry = self.MAKERS.get(kind.rstrip("?"))
        return entry(self) if entry is not None else self.absurd()

    # tensors

    def tensor(self) -> ow.Tensor:
        """A tensor: most have the shape and the dtype of this call, and some an odd layout."""
        if self.tensors and self.rng.random() < 0.1:
            return self.rng.choice(self.tensors)
        shape = self.shape if self.rng.random() < 0.7 else self.rng.choice(SHAPES)
        if shape and self.rng.random() < 0.1:
            shape = (*shape[:-1], 1)
        dtype = self.dtype if self.rng.random() < 0.75 else self.rng.choice(self.dtypes)
        result = self.laid_out(self.plain(shape, dtype))
        if result.dtype.is_floating_point and self.rng.random() < 0.15:
            result = result.detach().requires_grad_()
            if self.rng.random() < 0.5 and result.numel() < 1000:
                result = result * 1
        self.tensors.append(result)
        return result

    def plain(self, shape: tuple[int, ...], dtype: str) -> ow.Tensor:
        """A contiguous tensor with numbers that are mostly tame."""
        count = int(np.prod(shape))
        pool: Any = (0, 1, 1, 2, 3, -1)
        if dtype == "bool":
            pool = (False, True)
        elif dtype == "uint8":
            pool = (0, 1, 2, 255)
        elif dtype.startswith("int"):
            pool = (0, 1, 1, 0, 2, -1)
            if dtype == "int64" and self.rng.random() < 0.1:
                pool = (0, 2**31, 2**63 - 1, -(2**63))
        elif self.rng.random() < 0.1:
            pool = (0.5, float("inf"), float("nan"), -float("inf"), 1e30)
        elif self.rng.random() < 0.7:
            pool = (0.5, 0.25, 1.5, -0.5, 2.0, 3.0)
        data = [self.rng.choice(pool) for _ in range(count)]
        return ow.tensor(data, dtype=getattr(ow, dtype)).reshape(shape)

    def laid_out(self, tensor: ow.Tensor) -> ow.Tensor:
        """The tensor, or one of the same shape that lies in memory in an odd way."""
        way = self.rng.randrange(16)
        if way == 0 and tensor.ndim > 1:
            return tensor.transpose(0, -1).contiguous().transpose(0, -1)
        if way == 1 and tensor.ndim:
            return ow.stack([tensor, tensor], -1).select(-1, 1)
        if way == 2 and tensor.ndim:
            return tensor.narrow(0, 0, min(1, tensor.shape[0])).expand(tensor.shape) if tensor.shape[0] else tensor
        if way == 3 and tensor.ndim and tensor.dtype is not ow.bfloat16:
            return ow.from_numpy(tensor.detach().numpy()[::-1])
        if way == 4 and tensor.dtype is not ow.bfloat16:
            memory = np.frombuffer(bytearray(tensor.detach().numpy().tobytes() + b"\0" * 16), np.uint8)[8:-8]
            return (
                ow.from_numpy(memory.view(tensor.detach().numpy().dtype).reshape(tensor.shape))
                if memory.size
                else tensor
            )
        if way == 5 and self.rng.random() < 0.2:
            return tensor.new_zeros(()).expand(self.rng.choice(((2**12,), (2**6, 2**6), (0, 2**40))))
        if way == 6 and tensor.ndim:
            return tensor.unsqueeze(0).expand(2, *tensor.shape)[1]
        return tensor

    # the others

    def integer(self) -> Any:
        """An int, rarely a huge one or one of NumPy's."""
        if self.rng.random() < 0.12:
            return self.rng.choice(HUGE)
        result = self.rng.choice(SMALL[:6]) if self.rng.random() < 0.7 else self.rng.choice(SMALL)
        kinds = (np.int64, np.int32, IntOfMine, ow.tensor, bool)
        return self.rng.choice(kinds)(result) if self.rng.random() < 0.06 else result

    def real(self) -> Any:
        """A float, or an int in its place."""
        if self.rng.random() < 0.08:
            return self.rng.choice((*HUGE, np.float32(0.5), FloatOfMine(2.0), np.float64("nan")))
        return self.rng.choice(FLOATS[:4]) if self.rng.random() < 0.6 else self.rng.choice(FLOATS)

    def number(self) -> Any:
        """A Scalar."""
        values = (True, False, 1j, complex("nan"))
        return self.rng.choice((self.integer, self.real, self.real, lambda: self.rng.choice(values)))()

    def index(self) -> Any:
        """What may stand in square brackets."""
        pieces: list[Callable[[], Any]] = [
            self.integer, self.integer, self.tensor, lambda: None, lambda: ..., lambda: True,
            lambda: slice(self.integer(), self.integer()), lambda: slice(None, None, self.integer()),
            lambda: slice(None), lambda: [0, self.integer()], lambda: np.array([0, 1]), self.absurd,
        ]  # fmt: skip
        if self.rng.random() < 0.5:
            return self.rng.choice(pieces)()
        return tuple(self.rng.choice(pieces)() for _ in range(self.rng.choice((0, 1, 2, 3, 5))))

    def dtype_word(self) -> Any:
        """A dtype."""
        return getattr(ow, self.rng.choice(self.dtypes))

    def text(self) -> str:
        """A string."""
        return self.rng.choice(TEXTS)

    MAKERS: ClassVar[dict[str, Callable[[Values], Any]]] = {
        "Tensor": tensor,
        "Scalar": number,
        "int": integer,
        "SymInt": integer,
        "float": real,
        "bool": lambda self: self.rng.random() < 0.5,
        "str": text,
        "ScalarType": dtype_word,
        "Device": lambda self: self.rng.choice(("cpu", ow.device("cpu"), "cuda", "cpu:7", "")),
        "Layout": lambda self: ow.strided,
        "MemoryFormat": lambda self: self.rng.choice((ow.contiguous_format, ow.preserve_format)),
        "Generator": lambda self: self.rng.choice((ow.Generator(), None)),
        "Index": index,
    }

    def of_subclass(self) -> ow.Tensor:
        """A tensor of a class of the caller's."""
        tensor = self.tensor().detach().clone()
        tensor.__class__ = TensorOfMine
        return tensor

    def absurd(self) -> Any:
        """Something that hardly any parameter takes."""
        return self.rng.choice(self.ABSURD)(self)

    ABSURD: tuple[Callable[[Values], Any], ...] = (
        lambda self: None,
        lambda self: self.rng.choice(HUGE),
        lambda self: self.rng.choice(HUGE),
        lambda self: self.rng.choice(FLOATS),
        lambda self: self.text(),
        lambda self: self.tensor(),
        lambda self: self.integer(),
        lambda self: bytes(self.rng.randrange(4)),
        lambda self: bytearray(4),
        lambda self: Hostile(UserError),
        lambda self: Hostile(self.rng.choice((None, "x", 2**70, -1, NotImplemented))),
        lambda self: object(),
        lambda self: {"dim": 1},
        lambda self: {1, 2},
        lambda self: (item for item in (1, 2)),
        lambda self: self.rng.choice((int, float, ow.Tensor, type, Hostile)),
        lambda self: [],
        lambda self: (),
        lambda self: [[1, 2], [3, self.rng.choice((4, "x", None))]],
        lambda self: [[[[]]]],
        lambda self: [self.integer() for _ in range(self.rng.choice((1, 2, 3, 70)))],
        lambda self: [2**40] * 3,
        lambda self: [1] * 5000,
        lambda self: [self.tensor(), self.rng.choice((None, 1, "x", self.tensor()))],
        lambda self: range(3),
        lambda self: slice(0, 2),
        lambda self: ...,
        lambda self: NotImplemented,
        lambda self: 1j,
        lambda self: np.ones((2, 3), self.rng.choice(("float32", "int64", "uint64", "U3", "O", "datetime64[s]"))),
        lambda self: np.float32(1.5),
        lambda self: np.int64(self.rng.choice((2, -1, 2**62))),
        lambda self: np.uint64(2**64 - 1),
        lambda self: np.bool_(True),
        lambda self: np.datetime64("2020-01-01"),
        lambda self: IntOfMine(1),
        lambda self: FloatOfMine(0.5),
        lambda self: ListOfMine([1]),
        lambda self: TupleOfMine((1, 2)),
        lambda self: Fraction(1, 2),
        lambda self: self.of_subclass(),
        lambda self: ow.float32,
        lambda self: ow.no_grad(),
        lambda self: size_of,
        lambda self: (lambda *_: None),
        lambda self: ow.sum,
    )


def places(rng: random.Random, count: int) -> Iterator[int]:
    """Which of `count` arguments are absurd: usually one, sometimes none or several."""
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2, 5))):
        yield rng.randrange(max(count, 1))
