"""Gradients of one operator that have compiled loops, joined: where several are wanted, one loop computes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from codegen.language import vocabulary
from codegen.model.facts import LoopFacts, call_arguments
from codegen.model.layout import lambda_source, quoted, tuple_source
from codegen.model.reduce_model import KernelFunction

WANTED = "wanted"  # the parameter of ``apply`` with the edges whose gradients are asked for


@dataclass(frozen=True)
class LoopBlock:
    """The internal operator of a formula: its compiled loop, and the tensors and numbers that it is called with.

    `operator` is the constant of the operator whose gradient or tangent it is, `what` the rest of its name. `lines` are
    the body of the function that computes the same by operators, whose parameters are the names that a caller has.
    """

    constant: str
    loop: KernelFunction
    facts: LoopFacts
    tensors: tuple[str, ...]
    numbers: tuple[str, ...]
    of: str  # the argument or the result of whose formula it is
    operator: str
    what: str
    tables: tuple[str, ...] = ()  # those of the numbers that are tensors
    reaches: bool = False  # whether it reads more than an element of every tensor and numbers
    lines: tuple[str, ...] = ()

    @property
    def parameters(self) -> str:
        """Its operands, which are also the parameters of the function over operators."""
        return ", ".join([*self.tensors, *self.numbers])

    @property
    def by_operators(self) -> str:
        """Source of a lambda that computes the same by operators; empty where it takes more than a line."""
        return lambda_source(self.lines, self.parameters)

    @property
    def call(self) -> str:
        """Source of a call of it."""
        return f"{self.constant}[{formula_keyset([*self.tensors, *self.tables])}]({self.parameters})"


def formula_keyset(tensors: Sequence[str]) -> str:
    """Source of the key set with which a formula of `tensors` is looked up."""
    keys = " | ".join(f"{name}._keys" for name in tensors)
    return f"({keys}) & formula_keys()" if len(tensors) > 1 else f"{keys} & formula_keys()"


def opened_at_keys(line: str) -> tuple[str, ...]:
    """A line that ends with a call of a formula, as three: the key set with which it is looked up has one to itself."""
    head, _, keys_and_call = line.rpartition("[")
    keys, _, call = keys_and_call.partition("](")
    return f"{head}[", f"    {keys}", f"]({call}"


@dataclass(frozen=True)
class JointMember:
    """A gradient that may be computed with others: its place among the edges, its name, what it fetches, its loop."""

    position: int
    target: str
    unpack: tuple[str, ...]
    loop: LoopBlock


@dataclass(frozen=True)
class JointBlock:
    """A joint kernel: its constant, what the runtime knows about it, and the lines of ``apply`` that use it."""

    constant: str
    facts: str
    lines: tuple[str, ...]


def joint_kernel(
    constant: str, node: str, members: Sequence[JointMember], edges: int, returned: str
) -> JointBlock | None:
    """The joint kernel of gradients of a node with a number of edges; None for one gradient, or too many operands.

    `returned` is source of the tuple of all gradients.
    """
    loops = [member.loop for member in members]
    tensors = _all_of([loop.tensors for loop in loops])
    numbers = _all_of([loop.numbers for loop in loops])
    if (
        not 2 <= len(members) <= vocabulary.MAX_JOINED
        or len(tensors) + len(members) > vocabulary.MAX_JOINT_OPERANDS
        or len(numbers) > vocabulary.MAX_NUMBERS
    ):
        return None
    positions = {name: str(index) for index, name in enumerate([*tensors, *numbers])}
    reads = [tuple_source(positions[name] for name in (*loop.tensors, *loop.numbers)) for loop in loops]
    pairs = [f"({loop.constant}, {read})" for loop, read in zip(loops, reads, strict=True)]
    facts = call_arguments(constant, quoted(node), str(len(tensors)), *pairs, numbers=len(numbers))
    name = f"{constant}_BACKWARD_FORMULAS"
    lines = _lines(name, members, edges, tensors, numbers, returned)
    return JointBlock(name, facts, lines)


def _all_of(lists: Sequence[Sequence[str]]) -> list[str]:
    """Every name once: the incoming gradient, then the others in their order."""
    return sorted({name for names in lists for name in names}, key=lambda name: (name != "grad", name))


def _lines(
    name: str, members: Sequence[JointMember], edges: int, tensors: list[str], numbers: list[str], returned: str
) -> tuple[str, ...]:
    """The part of ``apply`` that returns all gradients if at least two of the members are wanted."""
    positions = [member.position for member in members]
    listed = tuple_source(f"{WANTED}[{position}]" for position in positions)
    if positions == list(range(positions[0], edges)):
        listed = WANTED if len(positions) == edges else f"{WANTED}[{positions[0]}:]"
    needed: dict[str, list[int]] = {}
    for number, joint in enumerate(members):
        for line in joint.unpack:
            needed.setdefault(line, []).append(number)
    if len(members) == 2:
        test = f"None not in {listed}"
        call = f"{name}[{formula_keyset(tensors)}]({', '.join([*tensors, *numbers])})"
        fetched = list(needed)
    else:
        test = f"{listed}.count(None) < {len(members) - 1}"
        keyset = f"keys_of(({', '.join(tensors)})) & formula_keys()"
        call = f"{name}[{keyset}]({listed}, {', '.join([*tensors, *numbers])})"
        fetched = _where_wanted(needed, positions)
    targets = tuple_source(member.target for member in members)
    last = [f"return {call}"] if targets == returned else [f"{targets[1:-1]} = {call}", f"return {returned}"]
    return (f"if {test}:", *(f"    {line}" for line in [*fetched, *last]))


def _where_wanted(needed: dict[str, list[int]], positions: Sequence[int]) -> list[str]:
    """Statements that fetch what members read, by their numbers, under the test that one of these is wanted.

    Of any two wanted members one is among all but one of them, which needs no test.
    """
    lines = [line for line, members in needed.items() if len(members) >= len(positions) - 1]
    tested: dict[str, list[str]] = {}
    for line, members in needed.items():
        if line not in lines:
            test = " or ".join(f"{WANTED}[{positions[number]}] is not None" for number in members)
            tested.setdefault(test, []).append(line)
    for test, fetched in tested.items():
        names = " = ".join(line.partition(" = ")[0] for line in fetched)
        lines += [f"{names} = None", f"if {test}:", *(f"    {line}" for line in fetched)]
    return lines
