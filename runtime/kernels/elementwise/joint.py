"""All gradients of an elementwise operator that are wanted at once, in one loop.

The backward pass of ``x * sin(y)`` needs two gradients, which read the same tensors and share the incoming gradient.
Each has an :class:`Elementwise` of its own, for the passes that want only that one. A :class:`Joint` joins them:
tensors are read once, what the formulas have in common is computed once, and the call is one call. It gives the bits
that the parts give, one by one, which is why these are compiled exactly (see :mod:`.joint_loop`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from runtime.errors import UnsupportedError
from runtime.forking import new_lock
from runtime.kernels.elementwise.operator import Elementwise, Form
from runtime.tensor import Tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

_lock = new_lock()


class JointKernel:
    """One joint loop compiled for one dtype; `words` is its description for the builtin."""

    __slots__ = ("keep_alive", "words")

    def __init__(self, spec: Joint, kind: dtype) -> None:
        from numba import types

        from runtime.compile import memory
        from runtime.compile.compiling import compile_loop
        from runtime.kernels.elementwise.joint_loop import joint_loop
        from runtime.kernels.elementwise.native import describe_loop

        functions = tuple((part.function, places) for part, places in spec.parts)
        function, source = joint_loop(functions, len(spec.fixed), spec.numbers)
        every = [*(one or kind for one in spec.fixed), *[kind] * len(functions)]
        elements = tuple(memory.ELEMENT[one] for one in every)
        word = types.int64
        loop = compile_loop(
            function, source, types.void(memory.Operands(elements, memory.ELEMENT[kind]), word, word, word, word),
            operator=spec.operator, kind=kind.name,
        )  # fmt: skip
        address: Any = loop.address
        self.words = describe_loop(address, 1, [kind], kind)
        self.keep_alive = loop


class Joint(dict[dtype, Any]):
    """The loops of several gradients as one: the compiled joint loops by dtype, made on first use.

    `parts` are loops, each with the places of its operands among those of the joint kernel, which takes `tensors`
    tensors, the incoming gradient first, and then `numbers` numbers.

    ``make(*tensors, *numbers)`` returns a tuple, one gradient of every part: those that the parts' own ``make`` return,
    bit for bit. The joint loop is for tensors of one shape and dtype that lie densely; all others go to the parts.
    """

    make: Any

    def __init__(
        self, operator: str, tensors: int, *parts: tuple[Elementwise, tuple[int, ...]], numbers: int = 0
    ) -> None:
        super().__init__()
        self.operator = operator
        self.loop = " and ".join(part.loop for part, _ in parts)
        self.parts = parts
        self.numbers = numbers
        self.fixed: list[dtype | None] = [None] * tensors
        for part, places in parts:
            part.exact = True
            for position, kind in part.fixed.items():
                self.fixed[places[position]] = kind
        self.make = Form(self, "make")
        self.table: Array | None = None
        self.subsets: dict[tuple[bool, ...], tuple[Joint, list[int]]] = {}

    def load(self) -> None:
        """Make the builtin. It knows no loop yet, so that a first call goes the general way, which compiles it."""
        from runtime.kernels.elementwise import joint_native, native
        from runtime.native.builtin import bind

        made = []
        for part, places in self.parts:
            part.load()
            made.append((part.make, places))
        with _lock:
            if self.table is None:
                self.general = self.make_any
                table = native.describe_operator((self.general,) * 3, len(self.fixed), 0, joint_native.run_shared)
                words = joint_native.describe_joint(table, self.fixed, self.numbers, made)
                self.make = bind(joint_native.make_results, words, "make")
                self.table = table

    def takes(self, kind: dtype) -> bool:
        """Whether there can be gradients of this dtype."""
        return all(part.takes(kind) for part, _ in self.parts)

    def __missing__(self, kind: dtype) -> JointKernel | None:
        """Compile, or fetch from the disk cache, the loop for a dtype; None where only the parts can say what is wrong."""
        from runtime.kernels.elementwise.native import add_loop

        with _lock:
            if kind not in self:
                try:
                    self[kind] = kernel = JointKernel(self, kind)
                except UnsupportedError:
                    return self.setdefault(kind, None)
                if self.table is not None:
                    add_loop(self.table, kind, kernel.words)
        return self[kind]

    def make_any(self, *operands: Any) -> Any:
        """``make`` where no loop is compiled yet, or none can be."""
        kind = operands[0].dtype if operands and isinstance(operands[0], Tensor) else None
        if kind is not None and kind not in self and self[kind] is not None:
            return self.make(*operands)
        return tuple(part.make(*(operands[place] for place in places)) for part, places in self.parts)

    def make_some(self, wanted: Sequence[bool], *operands: Any) -> tuple[Tensor | None, ...]:
        """As ``make``, None for gradients that are not wanted; what only those read may be None."""
        if all(wanted):
            made: tuple[Tensor, ...] = self.make(*operands)
            return made
        joined, places = self.subsets.get(tuple(wanted)) or self.subset(tuple(wanted))
        rest = iter(joined.make(*(operands[place] for place in places)))
        return tuple(next(rest) if one else None for one in wanted)

    def subset(self, wanted: tuple[bool, ...]) -> tuple[Joint, list[int]]:
        """What makes some of the gradients, two at least, and the places of the operands that it reads."""
        chosen = [part for part, one in zip(self.parts, wanted, strict=True) if one]
        places = sorted({place for _, reads in chosen for place in reads})
        tensors = sum(place < len(self.fixed) for place in places)
        moved = [(part, tuple(places.index(place) for place in reads)) for part, reads in chosen]
        joint = Joint(self.operator, tensors, *moved, numbers=len(places) - tensors)
        return self.subsets.setdefault(wanted, (joint, places))
