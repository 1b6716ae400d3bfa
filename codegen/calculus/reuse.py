"""Common subexpressions of formulas: computed anew, taken from the result, or computed once under a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from itertools import count

from codegen.calculus.simplify import Simplifier
from codegen.calculus.terms import Term, walk
from codegen.language.vocabulary import CONSTANTS, KERNEL_FUNCTIONS

# What a formula costs, as weights: a tensor that is kept for the backward pass and read there, a function that is
# computed by a series or worse, a division or root, any other operation. They say that a tensor more, which holds
# memory until the backward pass, is worth keeping for a slow function less, but not for a root or some sums; and that
# of as many tensors those are kept that leave least to compute.
_TENSOR, _SLOW, _DIVISION, _OPERATION = 10, 20, 3, 1
_DIVISIONS = frozenset({"sqrt", "rsqrt", "reciprocal"})
_FAST = frozenset(
    {
        "abs", "ceil", "conj", "copysign", "floor", "fmax", "fmin", "heaviside", "imag", "isfinite", "isinf", "isnan",
        "maximum", "minimum", "real", "round", "sign", "signbit", "square", "trunc", "where",
    }
)  # fmt: skip
_LONGEST_NAME = 30


def cheapest(graph: Simplifier, formula: Term, results: Mapping[Term, str]) -> Term:
    """`formula` with or without the results of the kernel in it, whichever costs less."""
    reused = _Reuse(graph, results).of(formula)
    return reused if cost(reused) <= cost(formula) else formula


def cost(formula: Term) -> int:
    """What an element of a formula costs, each part of it computed once."""
    total = 0
    for term in walk(formula):
        if term.kind == "name":
            total += _TENSOR if term.value not in CONSTANTS else 0
        elif term.kind == "/" or (term.kind == "call" and term.value in _DIVISIONS):
            total += _DIVISION
        elif term.kind == "**" or (term.kind == "call" and term.value not in _FAST):
            total += _SLOW
        else:
            total += _OPERATION * max(1, len(term.parts) - 1) if term.parts else 0
    return total


class _Reuse:
    """Puts names of results in the place of what they are."""

    def __init__(self, graph: Simplifier, results: Mapping[Term, str]) -> None:
        self.graph = graph
        self.results = {term: name for term, name in results.items() if not term.is_atom}
        self.made: dict[Term, Term] = {}

    def of(self, formula: Term) -> Term:
        """The formula over results."""
        for term in walk(formula):
            self.made[term] = self.replaced(term)
        return self.made[formula]

    def replaced(self, term: Term) -> Term:
        """One term, whose parts are replaced already."""
        if term in self.results:
            return self.graph.name(self.results[term])
        if term.kind == "*":
            for value, name in self.results.items():
                remainder = self.without(term, value)
                if remainder is not None:
                    return self.graph.mul(*(self.made[part] for part in remainder), self.graph.name(name))
        parts = [self.made[part] for part in term.parts]
        return self.graph.term(term.kind, *parts, value=term.value) if parts else term

    def without(self, product: Term, value: Term) -> list[Term] | None:
        """The other factors of a product that holds all factors of `value`."""
        (number, factors), (divisor, wanted) = self.graph.multiple(product), self.graph.multiple(value)
        if value.kind != "*" or Counter(wanted) - Counter(factors) or number % divisor:
            return None
        remaining = list(factors)
        for factor in wanted:
            remaining.remove(factor)
        return [self._number(number / divisor), *remaining]

    def _number(self, value: float) -> Term:
        number = self.graph.number(value)
        self.made[number] = number
        return number


def named(formula: Term, preset: Mapping[Term, str], reserved: Collection[str]) -> dict[Term, str]:
    """Names for the parts of a formula that its kernel names, and for those that it needs more than once."""
    terms = walk(formula)
    uses = Counter(part for term in terms for part in term.parts)
    taken = {*reserved, *CONSTANTS, *KERNEL_FUNCTIONS, *(str(term.value) for term in terms if term.kind == "name")}
    names: dict[Term, str] = {}
    for term in terms:
        if term is formula or term.is_atom:
            continue
        if term in preset or (uses[term] > 1 and _is_worth_a_name(term)):
            wanted = preset.get(term) or _wanted(term, names)
            names[term] = _free(wanted, taken)
            taken.add(names[term])
    return names


def _is_worth_a_name(term: Term) -> bool:
    """Whether a part calls a function, or does more than one operation."""
    below = walk(term)
    calls = any(node.kind == "call" and node.value != "where" for node in below)
    return calls or sum(not node.is_atom for node in below) > 1


def _wanted(term: Term, names: Mapping[Term, str]) -> str:
    """``exp_self`` for ``exp(self)``, and ``part`` for what is no function of names."""
    words = [names.get(part) or (str(part.value) if part.kind == "name" else "") for part in term.parts]
    name = "_".join([str(term.value), *words])
    return name if term.kind == "call" and all(words) and len(name) <= _LONGEST_NAME else "part"


def _free(wanted: str, taken: Collection[str]) -> str:
    """`wanted`, with a number behind it where that is taken."""
    return next(name for number in count(1) if (name := wanted if number == 1 else f"{wanted}_{number}") not in taken)

