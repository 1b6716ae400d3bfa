"""All gradients of an elementwise operator that are wanted at once, in one loop.

The backward pass of ``x * sin(y)`` needs two gradients, which read the same tensors and share the incoming gradient.
Each has an :class:`Elementwise` of its own, for the passes that want only that one. A :class:`Joint` joins them:
tensors are read once, what the formulas have in common is computed once, and the call is one call. It gives the bits
that the parts give, one by one, which is why these are compiled exactly (see :mod:`.joint_loop`).
"""

from __future__ import annotations

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
    bit for bit. ``make_some(edges, *tensors, *numbers)`` has None where an edge, of which there is one for every part,
    is None, and then looks at no operand that only such parts read; at least two edges must not be None. The joint loop
    is for tensors of one shape and dtype that lie densely; all others go to the parts.
    """

    make: Any
    make_some: Any

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
        self.make, self.make_some = Form(self, "make"), Form(self, "make_some")
        self.table: Array | None = None
        self.subsets: dict[int, Joint] = {}

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
                self.general = self.make_any, self.make_subset
                table = native.describe_operator((self.general[0],) * 3, len(self.fixed), 0, joint_native.run_shared)
                self.words = joint_native.describe_joint(table, self.fixed, self.numbers, made)
                self.by_wanted = joint_native.describe_subsets(self.words, len(self.parts), self.general[1])
                self.make = bind(joint_native.make_results, self.words, "make")
                self.make_some = bind(joint_native.make_wanted, self.by_wanted, "make_some")
                self.table = table

    def takes(self, kind: dtype) -> bool:
        """Whether there can be gradients of this dtype."""
        return all(part.takes(kind) for part, _ in self.parts)

    def __missing__(self, kind: dtype) -> Any:
        """Compile, or fetch from the disk cache, the loop for a dtype; None where the parts say what is wrong."""
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

    def make_subset(self, edges: tuple[object, ...], *operands: Any) -> Any:
        """``make_some`` where nobody has asked for these gradients yet."""
        from runtime.kernels.elementwise.joint_native import add_subset

        wanted = sum(1 << number for number, edge in enumerate(edges) if edge is not None)
        chosen = [part for number, part in enumerate(self.parts) if wanted >> number & 1]
        joint = self.subsets.setdefault(wanted, Joint(self.operator, len(self.fixed), *chosen, numbers=self.numbers))
        joint.load()
        add_subset(self.by_wanted, wanted, joint.words)
        return self.make_some(edges, *operands)
