"""All gradients of an elementwise operator that are wanted at once, in one loop.

The backward pass of ``x * sin(y)`` needs two gradients, which read the same tensors and share the incoming gradient.
Each has an :class:`Elementwise` of its own, for the passes that want only that one. A :class:`Joint` joins them:
tensors are read once, what the formulas have in common is computed once, and the call is one call. It gives the bits
that the parts give, one by one, which is why these are compiled exactly (see :mod:`.loops.joint`).
"""

from __future__ import annotations

from typing import Any

from runtime.errors import UnsupportedError
from runtime.forking import new_lock
from runtime.kernels.elementwise.forms import FormOnDemand
from runtime.kernels.elementwise.operator import Elementwise
from runtime.native.builtin import is_ready
from runtime.tensor import Tensor
from runtime.tensor.casting import Array
from runtime.tensor.dtypes import dtype

_lock = new_lock()


class JointKernel:
    """One joint loop compiled for one dtype; `words` is its description for the builtin."""

    __slots__ = ("keep_alive", "words")

    def __init__(self, spec: Joint, kind: dtype) -> None:
        from runtime.compile import kinds
        from runtime.compile.compiling import compile_loop
        from runtime.kernels.elementwise.loops.driver import Loop, loop_fields
        from runtime.kernels.elementwise.sources import joint_loop

        functions = tuple((part.function, positions) for part, positions in spec.parts)
        source = joint_loop(functions, len(spec.fixed), spec.numbers)
        every = [*(item or kind for item in spec.fixed), *[kind] * len(functions)]
        signature = kinds.void(kinds.Operands(tuple(every), kind), *[kinds.int64] * 4)
        loop = compile_loop(
            source, signature, operator=spec.operator, kind=kind.name, expression=spec.expression
        )
        # Results are alike, operands are ours.
        self.words = Loop.pack(**loop_fields(loop.address, [kind], range(1), kind))
        self.keep_alive = loop


class Joint(dict[dtype, Any]):
    """The loops of several gradients as one: the compiled joint loops by dtype, made on first use.

    `parts` are loops, each with the places of its operands among those of the joint kernel, which takes `tensors`
    tensors, the incoming gradient first, and then `numbers` numbers.

    ``make(*tensors, *numbers)`` returns a tuple, one gradient of every part: those that the parts' own ``make`` return,
    bit for bit. ``make_some(edges, *tensors, *numbers)`` has None where an edge, of which there is one for every part,
    is None, and then looks at no operand that only such parts read; at least two edges must not be None. The joint loop
    is for tensors of one shape and dtype that lie densely, and for the builtins; everything else goes to the parts.
    """

    native = "runtime.kernels.elementwise.loops.joint_builtins"  # the module of the builtins
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
        for part, positions in parts:
            part.exact = True
            for position, kind in part.fixed.items():
                self.fixed[positions[position]] = kind
        self.make, self.make_some = FormOnDemand(self, "make"), FormOnDemand(self, "make_some")
        self.words: Array | None = None
        self.subsets: dict[int, Joint] = {}

    def expression(self) -> str:
        """What the parts compute, for messages."""
        return "; ".join(part.expression() for part, _ in self.parts)

    def is_ready(self, name: str) -> bool:
        """Whether a builtin of this name and that of the parts are compiled, or have to be compiled here and now."""
        states = [is_ready(self.native, name), is_ready(Elementwise.native, "make")]  # both, so that both are compiled
        return all(states)

    def described(self) -> Array:
        """What both builtins are bound to. It has the loops that are compiled: other calls compile theirs first."""
        from runtime.kernels.elementwise import native
        from runtime.kernels.elementwise.loops import joint_builtins

        with _lock:
            if self.words is None:
                self.general = self.make_any, self.make_some_any
                self.makes = [_prepared(part) for part, _ in self.parts]
                self.table = native.describe_operator(
                    (self.general[0],) * 3, len(self.fixed), 0, joint_builtins.run_shared
                )
                for kind, kernel in list(self.items()):
                    if kernel is not None:
                        native.add_loop(self.table, kind, kernel.words)
                parts = [(make, positions) for make, (_, positions) in zip(self.makes, self.parts, strict=True)]
                self.by_wanted = joint_builtins.room_for_subsets(len(parts))
                self.words = joint_builtins.describe_joint(
                    self.table, self.general[1], self.by_wanted, self.fixed, self.numbers, parts
                )
            return self.words

    def takes(self, kind: dtype) -> bool:
        """Whether there can be gradients of this dtype."""
        return all(part.takes(kind) for part, _ in self.parts)

    def __missing__(self, kind: dtype) -> Any:
        """Compile, or fetch from the disk cache, the loop for a dtype; None where the parts say what is wrong."""
        with _lock:
            if kind not in self:
                try:
                    self[kind] = kernel = JointKernel(self, kind)
                except UnsupportedError:
                    return self.setdefault(kind, None)
                if self.words is not None:
                    from runtime.kernels.elementwise.native import add_loop

                    add_loop(self.table, kind, kernel.words)
        return self[kind]

    def make_planned(self, *operands: Any) -> Any:
        """``make`` of tensors without elements."""
        return tuple([part.make_planned(*[operands[index] for index in positions]) for part, positions in self.parts])

    def make_some_planned(self, edges: tuple[object, ...], *operands: Any) -> Any:
        """``make_some`` of tensors without elements."""
        return tuple([
            None if edge is None else part.make_planned(*[operands[index] for index in positions])
            for edge, (part, positions) in zip(edges, self.parts, strict=True)
        ])  # fmt: skip

    def make_any(self, *operands: Any) -> Any:
        """``make`` on the general path: the parts make the gradients.

        Once there is a builtin, it first gets its loop for the dtype, if there can be one.
        """
        kind = operands[0].dtype if operands and isinstance(operands[0], Tensor) else None
        if self.words is not None and kind is not None and kind not in self and self[kind] is not None:
            return self.make(*operands)
        return tuple(part.make(*(operands[index] for index in positions)) for part, positions in self.parts)

    def make_some_any(self, edges: tuple[object, ...], *operands: Any) -> Any:
        """``make_some`` on the general path: the parts make the gradients.

        Once there is a builtin, it first gets the joint kernel of those that are wanted.
        """
        wanted = sum(1 << number for number, edge in enumerate(edges) if edge is not None)
        if self.words is not None and wanted not in self.subsets:
            self.add_subset(wanted)
            return self.make_some(edges, *operands)
        return tuple(
            None if edge is None else part.make(*(operands[index] for index in positions))
            for edge, (part, positions) in zip(edges, self.parts, strict=True)
        )

    def add_subset(self, wanted: int) -> None:
        """Let the builtin use a joint kernel of the parts whose bits are set in `wanted`."""
        chosen = [part for number, part in enumerate(self.parts) if wanted >> number & 1]
        with _lock:
            if wanted not in self.subsets:
                joint = Joint(self.operator, len(self.fixed), *chosen, numbers=self.numbers)
                self.by_wanted[wanted] = joint.described().ctypes.data
                self.subsets[wanted] = joint


def _prepared(part: Elementwise) -> Any:
    """The builtin of a part, or what stands in for it."""
    return part.make.prepare_kernel() if isinstance(part.make, FormOnDemand) else part.make
