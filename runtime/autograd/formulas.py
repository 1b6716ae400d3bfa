"""Formulas of derivatives as internal operators, each with a table of its own.

A generated Node or forward rule calls the formula of a gradient or a tangent as it calls any operator:
``SIN_BACKWARD_SELF_FORMULA[(grad._keys | self_._keys) & formula_keys()](grad, self_)``. Under the key CPU stands one
compiled loop. A backend with a loop of its own registers it under the operator's name, ``sin.backward_self``; any other
backend, and whatever is recorded or carries a tangent, gets the same formula by public operators.
"""

from __future__ import annotations

import functools
import inspect
from typing import Any

from runtime.dispatch import registry
from runtime.dispatch.argument_keys import keyset_of
from runtime.dispatch.interposing import Excluding
from runtime.dispatch.operator import Kernel, Operator
from runtime.dispatch.torch_dispatch import silenced
from runtime.guards import thread
from runtime.kernels.elementwise.joint import Joint
from runtime.kernels.elementwise.operator import Elementwise
from runtime.kernels.elementwise.slots import LIST, NUMBER, TABLE
from runtime.tensor import Tensor
from runtime.tensor.keys import (
    AUTOCAST,
    AUTOGRAD,
    BATCHED,
    COMPOSITE_IMPLICIT_AUTOGRAD,
    CPU,
    FORWARD_AD,
    PROFILER,
    TORCH_DISPATCH,
    TORCH_FUNCTION,
    TORCH_FUNCTION_MODE,
    VMAP_MODE,
)  # fmt: skip
from runtime.tensor.memory import replace_elements

_RECORDED, _UNRECORDED = ~TORCH_FUNCTION, ~(TORCH_FUNCTION | AUTOGRAD)
_OUTSIDE = TORCH_FUNCTION | TORCH_FUNCTION_MODE | PROFILER | AUTOCAST | VMAP_MODE  # who sees Nodes, and no formulas
_TYPES = {LIST: "Scalar[]", TABLE: "Tensor"}  # of arguments that a loop reads neither as operands nor as numbers


def formula_keys() -> int:
    """The mask of the keys that count where a formula is called: that of autograd only while this thread records.

    A formula is called by the engine, so arguments that take over functions of users do not take over formulas.
    """
    return _RECORDED if thread.recording[-1].enabled else _UNRECORDED


class FormulaOperator(Operator):
    """The formula of one gradient or tangent, or of several at once.

    ``owner``         the operator that is differentiated
    ``loop``          the loop that computes it on the CPU
    ``by_operators``  the same by public operators, which records, and which every backend has
    """

    __slots__ = ("by_operators", "loop", "owner")

    def __init__(self, owner: Operator, suffix: str, loop: Elementwise | Joint, by_operators: Kernel) -> None:
        base, _, overload = owner.name.partition(".")
        name = f"{base}.{overload}_{suffix}" if overload else f"{base}.{suffix}"
        super().__init__(name, digest=owner.digest, package=owner.package)
        self.owner = owner
        self.loop = loop
        self.by_operators = by_operators
        self.kernels[AUTOGRAD] = self._differentiable
        # Programs that have the calls of operators know public ones.
        for key in (FORWARD_AD, COMPOSITE_IMPLICIT_AUTOGRAD):
            self.kernels[key] = by_operators
        self.kernels[TORCH_DISPATCH] = self._looked_on

    def _differentiable(self, *operands: Any) -> Any:
        """By operators where that is recorded, the kernel below autograd where it is not."""
        if thread.recording[-1].enabled:
            return self.by_operators(*operands)
        return self[keyset_of(operands) & _UNRECORDED](*operands)

    def _looked_on(self, *operands: Any) -> Any:
        """By operators, which modes and classes have in turn; in the bits of the loop where they only look on.

        Operators one by one round each result, or otherwise than the loop: a mode that changes nothing must not.
        """
        result = self.by_operators(*operands)
        keyset = keyset_of(operands) & _UNRECORDED
        if keyset == CPU and result.__class__ is Tensor:
            with silenced():
                unchanged = self.by_operators(*operands)
            with Excluding(TORCH_DISPATCH):
                replace_elements(result, unchanged, self[keyset](*operands), operands)
        return result

    def __missing__(self, keyset: int) -> Kernel:
        kernel = self.resolve(self.keys_of_call(keyset))
        prepared = self.traced(keyset, self.prepared(kernel, keyset))
        if not getattr(kernel, "is_waiting", False):
            self[keyset] = prepared
        return prepared

    def keys_of_call(self, keyset: int) -> int:
        """Without those of who looks on at calls of operators: they see the Node, of which this is a part."""
        return keyset & ~_OUTSIDE

    @property
    def source(self) -> str:
        """File and line of the entry of the operator that is differentiated."""
        return self.owner.source

    @property
    def _facts(self) -> dict[str, Any]:
        return {}


class _LoopFormula(FormulaOperator):
    """One gradient or tangent, by one elementwise loop."""

    __slots__ = ()
    loop: Elementwise

    def __init__(self, owner: Operator, suffix: str, loop: Elementwise, by_operators: Kernel) -> None:
        super().__init__(owner, suffix, loop, by_operators)
        self.kernels[CPU] = loop.make
        if loop.numbers.strip(NUMBER):  # samples may have tables and lists of their own
            self.kernels[BATCHED] = by_operators

    @property
    def schema(self) -> str:
        """The arguments of the loop: tensors, then numbers."""
        return f"{self.name}({', '.join(self.arguments)}) -> Tensor"

    @property
    def arguments(self) -> list[str]:
        """The arguments with their types; ``self_`` is the ``self`` of the operator, beside that of the Node."""
        names = [name.removesuffix("_") for name in inspect.signature(self.by_operators).parameters]
        tensors = self.loop.tensors
        types = ["Tensor"] * tensors
        types += [_TYPES.get(way, "Scalar") for way in self.loop.numbers or NUMBER * (len(names) - tensors)]
        return [f"{type_} {name}" for type_, name in zip(types, names, strict=True)]

    @property
    def kernel(self) -> dict[str, Any]:
        """That it computes element by element, from which its rule for batches follows."""
        return {"elementwise": self.loop.loop}


class _JointFormula(FormulaOperator):
    """Several gradients of one Node, by one loop; from three on the first argument has None for those to leave out."""

    __slots__ = ("parts",)
    loop: Joint

    def __init__(
        self, owner: Operator, loop: Joint, parts: tuple[tuple[_LoopFormula, tuple[int, ...]], ...]
    ) -> None:
        self.parts = parts
        chooses = len(parts) > _TWO
        super().__init__(owner, "backward", loop, self._some_by_parts if chooses else self._by_parts)
        self.kernels[CPU] = loop.make_some if chooses else loop.make
        self.kernels[BATCHED] = self.by_operators

    @property
    def schema(self) -> str:
        """The arguments of all parts, each once."""
        named: dict[int, str] = {}
        for part, positions in self.parts:
            named |= dict(zip(positions, part.arguments, strict=True))
        arguments = [named[index] for index in sorted(named)]
        if len(self.parts) > _TWO:
            arguments = ["Any[] wanted", *(argument.replace("Tensor ", "Tensor? ") for argument in arguments)]
        result = "Tensor?" if len(self.parts) > _TWO else "Tensor"
        return f"{self.name}({', '.join(arguments)}) -> ({', '.join([result] * len(self.parts))})"

    def _by_parts(self, *operands: Any) -> tuple[Any, ...]:
        mask = formula_keys()
        results = []
        for part, positions in self.parts:
            chosen = [operands[index] for index in positions]
            results.append(part[keyset_of(chosen) & mask](*chosen))
        return tuple(results)

    def _some_by_parts(self, wanted: tuple[object, ...], *operands: Any) -> tuple[Any, ...]:
        mask = formula_keys()
        results: list[Any] = []
        for edge, (part, positions) in zip(wanted, self.parts, strict=True):
            chosen = [operands[index] for index in positions]
            results.append(None if edge is None else part[keyset_of(chosen) & mask](*chosen))
        return tuple(results)


_TWO = 2


def formula(owner: Operator, suffix: str, loop: Elementwise, by_operators: Kernel | None = None) -> Any:
    """The internal operator of a formula: `loop` computes it on the CPU, and the function `by_operators` elsewhere.

    It is called ``owner.what``, as in ``sin.backward_self``. Packages that share `owner` share it. Without
    `by_operators`, a decorator of that function.
    """
    if by_operators is None:
        return functools.partial(formula, owner, suffix, loop)
    return registry.internal(_LoopFormula(owner, suffix, loop, by_operators))


def formulas(
    owner: Operator, node: str, tensors: int, *parts: tuple[_LoopFormula, tuple[int, ...]], numbers: int = 0
) -> FormulaOperator:
    """The formulas of several gradients of `node` as one internal operator, which computes them in one loop on the CPU.

    The arguments behind `owner` are those of :class:`Joint`, with formulas for parts.
    """
    loops = [(part.loop, positions) for part, positions in parts]
    return registry.internal(_JointFormula(owner, Joint(node, tensors, *loops, numbers=numbers), parts))
