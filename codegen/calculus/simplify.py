"""Simplification: a graph whose terms are made simple as they are made.

Numbers are folded, sums with 0, products with 0 and 1 and double signs go, equal terms are added up, factors are
cancelled, constants come first, a factor goes into the branches of a ``where`` one of which is 0. What may change a
value is left out: sums are not reordered, quotients not torn apart.
"""

from __future__ import annotations

import functools
import math
import operator
from collections import Counter
from collections.abc import Callable, Collection
from fractions import Fraction

from codegen.calculus.scalar_formulas import FUNCTIONS
from codegen.calculus.terms import COMPARISONS, TOO_LARGE, NotDerivableError, Term, TermGraph

_FOLDED: dict[str, Callable[[float, float], float]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "**": operator.pow,
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
_MOST_FACTORS = 500
_MOST_BRANCHES = 2000
_LARGEST_POWER = 3  # written as a product, which a loop multiplies out


def _once(method: Callable[..., Term]) -> Callable[..., Term]:
    """A method of :class:`Simplifier` that remembers what it made."""

    @functools.wraps(method)
    def remembered(self: Simplifier, *parts: Term) -> Term:
        key = (method.__name__, parts)
        result = self.made.get(key)
        if result is None:
            result = self.made[key] = method(self, *parts)
        return result

    return remembered


class Simplifier(TermGraph):
    """Makes terms as simple as it can; what is in `kept` is not taken apart, because it has a name."""

    def __init__(self, atoms: Collection[Term] = ()) -> None:
        super().__init__()
        self.kept = atoms
        self.branches = 0
        self.made: dict[tuple[str, tuple[Term, ...]], Term] = {}  # so that what is shared is simplified once
        self.zeros: dict[Term, bool] = {}

    def make(self, kind: str, *parts: Term, value: str | float = 0) -> Term:
        """What a sign or a function makes of terms, simplified."""
        if kind == "call":
            return self.where(*parts) if value == "where" else self.function(str(value), *parts)
        if kind in ("&", "|"):
            return self.joined_conditions(kind, *parts)
        makers: dict[str, Callable[..., Term]] = {
            "+": self.add, "-": self.sub, "*": self.mul, "/": self.div, "**": self.power, "neg": self.neg,
        }  # fmt: skip
        if kind in makers:
            return makers[kind](*parts)
        return self.folded(kind, *parts) if kind in COMPARISONS else self.term(kind, *parts)

    def folded(self, kind: str, left: Term, right: Term) -> Term:
        """The number that two numbers make, where there is one; a third is none, for it would be rounded once more."""
        if left.is_number and right.is_number:
            try:
                value = _FOLDED[kind](float(left.value), float(right.value))
            except (ArithmeticError, ValueError):
                return self.term(kind, left, right)
            if isinstance(value, bool):
                return self.term("number", value=value)
            exact = kind != "/" or Fraction(value) * Fraction(right.value) == Fraction(left.value)
            if exact and not isinstance(value, complex) and math.isfinite(value):
                return self.number(value)
        return self.term(kind, left, right)

    def function(self, name: str, *parts: Term) -> Term:
        """A call; of numbers it is a number."""
        if name in FUNCTIONS and parts and all(part.is_number for part in parts):
            try:
                value = FUNCTIONS[name](*(float(part.value) for part in parts))
            except (ArithmeticError, ValueError):
                return self.call(name, *parts)
            if math.isfinite(value):
                return self.term("number", value=value) if isinstance(value, bool) else self.number(value)
        return self.call(name, *parts)

    def joined_conditions(self, kind: str, left: Term, right: Term) -> Term:
        """``&`` and ``|``, without the sides that are known."""
        for condition, other in ((left, right), (right, left)):
            if condition.is_number and isinstance(condition.value, bool):
                return other if condition.value == (kind == "&") else condition
        return left if left is right else self.term(kind, left, right)

    # -- sums ----------------------------------------------------------------------------------------------------------

    @_once
    def neg(self, term: Term) -> Term:
        """``-term``."""
        if term.is_number:
            return self.number(-float(term.value)) if term.value else self.number(0)
        if term.kind == "neg":
            return term.parts[0]
        if term.kind == "-":
            return self.sub(term.parts[1], term.parts[0])
        if self.has_zero(term):
            return self.where(term.parts[0], self.neg(term.parts[1]), self.neg(term.parts[2]))
        return self.term("neg", term)

    @_once
    def add(self, left: Term, right: Term) -> Term:
        """``left + right``."""
        if left.equals(0) or right.equals(0):
            return right if left.equals(0) else left
        if _same_condition(left, right):
            return self.where(
                left.parts[0], self.add(left.parts[1], right.parts[1]), self.add(left.parts[2], right.parts[2])
            )
        alike = self.added_up(left, right, 1)
        if alike is not None:
            return alike
        if right.kind == "neg":
            return self.sub(left, right.parts[0])
        if left.kind == "neg":
            return self.sub(right, left.parts[0])
        if right.is_number and not left.is_number and float(right.value) < 0:
            return self.term("-", left, self.neg(right))
        return self.folded("+", left, right)

    @_once
    def sub(self, left: Term, right: Term) -> Term:
        """``left - right``."""
        if right.equals(0):
            return left
        if left.equals(0):
            return self.neg(right)
        if _same_condition(left, right):
            return self.where(
                left.parts[0], self.sub(left.parts[1], right.parts[1]), self.sub(left.parts[2], right.parts[2])
            )
        alike = self.added_up(left, right, -1)
        if alike is not None:
            return alike
        if right.kind == "neg":
            return self.add(left, right.parts[0])
        return self.folded("-", left, right)

    def added_up(self, left: Term, right: Term, sign: int) -> Term | None:
        """The sum of two multiples of the same product: ``2 * x + x`` -> ``3 * x``."""
        if left.is_number or right.is_number:
            return None
        (first, factors), (second, other_factors) = self.multiple(left), self.multiple(right)
        if Counter(factors) != Counter(other_factors):
            return None
        return self.mul(self.number(first + sign * second), *factors)

    def multiple(self, term: Term) -> tuple[float, tuple[Term, ...]]:
        """A term as a number and the factors that it multiplies."""
        if term.kind == "neg":
            number, factors = self.multiple(term.parts[0])
            return -number, factors
        if term.kind != "*":
            return 1, (term,)
        parts = self.factors(term)
        numbers = [float(part.value) for part in parts if part.is_number]
        return math.prod(numbers), tuple(part for part in parts if not part.is_number)

    def factors(self, term: Term) -> list[Term]:
        """The factors of a product, those of its factors included but for what has a name."""
        result: list[Term] = []
        waiting = list(reversed(term.parts)) if term.kind == "*" else [term]
        while waiting:
            factor = waiting.pop()
            if factor.kind == "*" and factor not in self.kept:
                waiting += reversed(factor.parts)
            else:
                result.append(factor)
        return result

    # -- products ------------------------------------------------------------------------------------------------------

    @_once
    def mul(self, *operands: Term) -> Term:
        """The product; of equal rank with others is a quotient of a number, ``a * (1 / b)`` is ``a / b``."""
        for index, operand in enumerate(operands):
            if self.has_zero(operand):
                self.branches += 1  # a product of choices is a choice of products, as many as there are combinations
                if self.branches > _MOST_BRANCHES:
                    raise NotDerivableError(TOO_LARGE)
                before, after = operands[:index], operands[index + 1 :]
                chosen = [self.mul(*before, branch, *after) for branch in operand.parts[1:]]
                return self.where(operand.parts[0], *chosen)
        number: float = 1
        factors: list[Term] = []
        divisors: list[Term] = []
        waiting = list(reversed(operands))
        while waiting:
            operand = waiting.pop()
            if operand.is_number:
                number *= float(operand.value)
            elif operand.kind == "neg":
                number = -number
                waiting.append(operand.parts[0])
            elif operand.kind == "*" and operand not in self.kept:
                waiting += reversed(operand.parts)
            elif operand.kind == "/" and self.dissolves(operand, operands):
                waiting.append(operand.parts[0])
                divisors.append(operand.parts[1])
            else:
                factors.append(operand)
            _limit(factors)
        if number == 0:
            return self.number(0)
        parts = ([self.number(abs(number))] if abs(number) != 1 or not factors else []) + factors
        product = parts[0] if len(parts) == 1 else self.term("*", *parts)
        for divisor in divisors:
            product = self.div(product, divisor)
        return self.neg(product) if number < 0 else product

    def dissolves(self, quotient: Term, operands: tuple[Term, ...]) -> bool:
        """Whether a quotient among factors divides their product: one of a number, or one that this makes simpler."""
        over, divisor = quotient.parts
        if quotient in self.kept or over.is_number:
            return quotient not in self.kept
        exponential = self.of_sigmoid(divisor)
        return any(term in (divisor, exponential) for operand in operands for term in self.factors(operand))

    @_once
    def div(self, left: Term, right: Term) -> Term:
        """The quotient. ``exp(u) / (1 + exp(u))`` is ``sigmoid(u)``, which is right for large u as well."""
        if left.equals(0) or right.equals(1):
            return left
        if left.kind == "neg" or right.kind == "neg":
            negative = (left.kind == "neg") != (right.kind == "neg")
            quotient = self.div(*(term.parts[0] if term.kind == "neg" else term for term in (left, right)))
            return self.neg(quotient) if negative else quotient
        if self.has_zero(left):
            return self.where(left.parts[0], *(self.div(branch, right) for branch in left.parts[1:]))
        factors = self.factors(left)
        if right in factors:
            factors.remove(right)
            return self.mul(*factors) if factors else self.number(1)
        exponential = self.of_sigmoid(right)
        if exponential in factors and exponential is not None:
            factors[factors.index(exponential)] = self.call("sigmoid", *exponential.parts)
            return self.mul(*factors)
        (number, over), (divisor, under) = self.multiple(left), self.multiple(right)
        if divisor != 1 and under and self.folded("/", self.number(number), self.number(divisor)).is_number:
            return self.div(self.mul(self.number(number / divisor), *over), self.mul(*under))
        return self.folded("/", left, right)

    def of_sigmoid(self, divisor: Term) -> Term | None:
        """The exp(u) of ``1 + exp(u)``."""
        if divisor.kind == "+":
            for addend, other in (divisor.parts, divisor.parts[::-1]):
                if addend.equals(1) and other.is_call("exp"):
                    return other
        return None

    def power(self, base: Term, exponent: Term) -> Term:
        """``base ** exponent``; small whole powers are products."""
        if exponent.equals(0):
            return self.number(1)
        if exponent.is_number and not isinstance(exponent.value, bool):
            value = float(exponent.value)
            if value.is_integer() and 0 < abs(value) <= _LARGEST_POWER:
                product = self.mul(*[base] * int(abs(value)))
                return product if value > 0 else self.div(self.number(1), product)
        return self.folded("**", base, exponent)

    # -- choices -------------------------------------------------------------------------------------------------------

    def where(self, condition: Term, first: Term, second: Term) -> Term:
        """``where(condition, first, second)``."""
        if condition.is_number:
            return first if condition.value else second
        if first.is_call("where") and first.parts[0] is condition:
            first = first.parts[1]
        if second.is_call("where") and second.parts[0] is condition:
            second = second.parts[2]
        return first if first is second else self.call("where", condition, first, second)

    def has_zero(self, term: Term) -> bool:
        """Whether a term is a choice between 0 and something, into whose branches a factor goes.

        A product with the whole would be NaN where the branch that was not taken, or the factor, is not finite.
        """
        if not term.is_call("where"):
            return False
        if term not in self.zeros:
            self.zeros[term] = any(branch.equals(0) or self.has_zero(branch) for branch in term.parts[1:])
        return self.zeros[term]


def _same_condition(left: Term, right: Term) -> bool:
    return left.is_call("where") and right.is_call("where") and left.parts[0] is right.parts[0]


def _limit(factors: Collection[Term]) -> None:
    """A name may stand for a product of products of products: the factors of such grow without bound."""
    if len(factors) > _MOST_FACTORS:
        raise NotDerivableError(TOO_LARGE)
