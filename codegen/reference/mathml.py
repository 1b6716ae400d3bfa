"""Expressions as MathML: fractions, powers, roots, sums, cases, Greek letters.

    -grad * (self / other) / other   becomes   - g x / y²

The tree is written as mathematics means it, not as the machine computes it: products and quotients become one fraction,
equal factors a power. What has no notation is written as a function, so there is an answer for every expression.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from codegen.reference import notation
from codegen.reference.elements import Names, Xml, applied, element, fenced, is_high, row, said, sign, word
from codegen.reference.trees import (
    Fill,
    begins_with_number,
    expression,
    factors_of,
    is_condition,
    is_none,
    product_of,
    said_of,
    terms_of,
    unfolded,
)

OR, AND, NOT, COMPARISON, SUM, PRODUCT, POWER, ATOM = range(8)
_TIMES = "\u2062"  # an invisible product
_LAST_TWO = ({"-1", "-2"}, {"1", "2"})
_SCIENTIFIC = re.compile(r"(-?[\d.]+)e([+-]?\d+)")


@dataclass(frozen=True)
class MathTerm:
    """A part of a formula: how tightly it binds, and whether it goes on to the right as far as it can (sums, cases)."""

    xml: Xml
    level: int
    is_open: bool = False


def source_of(node: ast.AST) -> str:
    """The text of an expression, on one line."""
    return " ".join(ast.unparse(node).split())


class Writer:
    """Turns expressions into MathML, with the names of `names`."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, node: ast.expr) -> Xml:
        """An expression that stands alone."""
        return self.term(node).xml

    def operand(self, node: ast.expr, level: int, *, last: bool = True) -> Xml:
        """A part of a larger expression, in parentheses where they are needed."""
        term = self.term(node)
        return fenced(term.xml) if term.level < level or (term.is_open and not last) else term.xml

    def term(self, node: ast.expr) -> MathTerm:
        """Any expression."""
        method: Callable[[ast.expr], MathTerm] | None = getattr(self, f"write_{type(node).__name__.lower()}", None)
        return method(node) if method is not None else MathTerm(element("mtext", source_of(node)), ATOM)

    # -- leaves

    def write_name(self, node: ast.Name) -> MathTerm:
        return MathTerm(self.names.write(node.id), ATOM)

    def write_constant(self, node: ast.Constant) -> MathTerm:
        value = node.value
        if isinstance(value, bool) or value is None:
            return MathTerm(element("mtext", {True: "true", False: "false", None: "nothing"}[value]), ATOM)
        if isinstance(value, float) and value in notation.CONSTANTS:
            return self.term(expression(notation.CONSTANTS[value]))
        if isinstance(value, (int, float)):
            return _number(value)
        return MathTerm(element("mtext", source_of(node)), ATOM)

    def write_tuple(self, node: ast.Tuple) -> MathTerm:
        return MathTerm(fenced(self.listed(node.elts)), ATOM)

    def write_list(self, node: ast.List) -> MathTerm:
        return MathTerm(fenced(self.listed(node.elts), "[", "]"), ATOM)

    def listed(self, nodes: Iterable[ast.expr]) -> Xml:
        """Expressions with commas between them."""
        parts: list[Xml] = []
        for node in nodes:
            parts += [sign(","), self.write(node)] if parts else [self.write(node)]
        return row(*parts) if parts else element("mrow")

    def write_listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> MathTerm:
        parts = [self.write(node.elt), said("for")]
        for number, generator in enumerate(node.generators):
            parts += [sign(",")] if number else []
            parts += [self.write(generator.target), sign("∈"), self.write(generator.iter)]
            for condition in generator.ifs:
                parts += [said("with"), self.write(condition)]
        return MathTerm(fenced(row(*parts), "[", "]"), ATOM)

    write_generatorexp = write_listcomp

    def write_starred(self, node: ast.Starred) -> MathTerm:
        return MathTerm(row(self.operand(node.value, ATOM), sign("…")), ATOM)

    # -- arithmetic

    def write_binop(self, node: ast.BinOp) -> MathTerm:
        kind = type(node.op).__name__
        if isinstance(node.op, (ast.Add, ast.Sub)):
            return self.sum(terms_of(node))
        if isinstance(node.op, (ast.Mult, ast.Div)):
            return self.product(node)
        if isinstance(node.op, ast.Pow):
            return self.power(node.left, node.right)
        if isinstance(node.op, ast.MatMult):
            return self.matrix_product(node.left, node.right)
        if isinstance(node.op, ast.FloorDiv):
            return MathTerm(fenced(self.write(ast.BinOp(node.left, ast.Div(), node.right)), "⌊", "⌋"), ATOM)
        left, right = self.operand(node.left, POWER, last=False), self.operand(node.right, POWER)
        if isinstance(node.op, ast.Mod):
            return MathTerm(row(left, said("mod"), right), PRODUCT)
        if is_condition(node.left) and is_condition(node.right):
            return self.joined(notation.JOINED[kind], [node.left, node.right], OR if kind == "BitOr" else AND)
        return MathTerm(row(left, sign(notation.BITWISE[kind]), right), PRODUCT)

    def sum(self, terms: Sequence[tuple[bool, ast.expr]]) -> MathTerm:
        """Terms with their signs; True is minus."""
        parts: list[Xml] = []
        term = MathTerm(element("mrow"), ATOM)
        for number, (negative, node) in enumerate(terms):
            term = self.term(node)
            is_last = number == len(terms) - 1
            needs = term.level < PRODUCT or (term.is_open and not is_last)
            parts += [sign("−")] if negative else [sign("+")] if parts else []
            parts.append(fenced(term.xml) if needs else term.xml)
        return MathTerm(row(*parts), SUM, term.is_open)

    def product(self, node: ast.expr) -> MathTerm:
        """Products and quotients as one fraction, equal factors as a power."""
        negative, above, below = factors_of(node)
        if negative:
            return self.sum([(True, product_of(above, below))])
        if below:
            xml = element("mfrac", self.factors(above).xml, self.factors(below).xml)
            return MathTerm(xml, PRODUCT)
        return self.factors(above)

    def factors(self, nodes: Sequence[ast.expr]) -> MathTerm:
        """Factors beside each other; a dot where two letters could be taken for one name."""
        powers: dict[str, tuple[ast.expr, int]] = {}
        for node in nodes:
            key = ast.dump(node)
            powers[key] = (node, powers.get(key, (node, 0))[1] + 1)
        if not powers:
            return MathTerm(element("mn", "1"), ATOM)
        written = [node if n == 1 else ast.BinOp(node, ast.Pow(), ast.Constant(n)) for node, n in powers.values()]
        if len(written) == 1:
            return self.term(written[0])
        written.sort(key=lambda node: not isinstance(node, ast.Constant))
        parts: list[Xml] = []
        term = MathTerm(element("mrow"), ATOM)
        for number, factor in enumerate(written):
            if parts:
                is_number = parts[-1].tag == "mn" and not isinstance(factor, ast.Constant)
                parts.append(sign(_TIMES if is_number and not begins_with_number(factor) else "·"))
            term = self.term(factor)
            needs = term.level < PRODUCT or (term.is_open and number < len(written) - 1)
            parts.append(fenced(term.xml) if needs else term.xml)
        return MathTerm(row(*parts), PRODUCT, term.is_open)

    def power(self, base: ast.expr, exponent: ast.expr) -> MathTerm:
        """``base ** exponent``; one half is a root, and e to the power of something large is written as exp."""
        if isinstance(exponent, ast.Constant) and exponent.value == 0.5:
            return self.root(base)
        lifted = self.term(exponent)
        if isinstance(base, ast.Name) and base.id == "e" and is_high(lifted.xml):
            return MathTerm(applied(element("mi", notation.EXPONENTIAL), lifted.xml), ATOM)
        return MathTerm(element("msup", self.operand(base, ATOM), lifted.xml), POWER)

    def root(self, node: ast.expr) -> MathTerm:
        """A square root."""
        return MathTerm(element("msqrt", self.write(node)), ATOM)

    def matrix_product(self, left: ast.expr, right: ast.expr) -> MathTerm:
        """Matrices beside each other."""
        gap = element("mspace", width="0.25em")
        parts = [self.operand(left, PRODUCT, last=False), sign(_TIMES), gap, self.operand(right, PRODUCT)]
        return MathTerm(row(*parts), PRODUCT)

    def write_unaryop(self, node: ast.UnaryOp) -> MathTerm:
        if isinstance(node.op, ast.USub):
            return self.product(node)
        if isinstance(node.op, ast.Not):
            words = said_of(node.operand)
            if words.startswith("is ") and isinstance(node.operand, ast.Call):
                negated = self.operand(node.operand.args[0], SUM, last=False)
                return MathTerm(row(negated, said(words.replace("is ", "is not ", 1))), COMPARISON)
            return MathTerm(row(said("not"), self.operand(node.operand, COMPARISON)), NOT)
        mark = "~" if isinstance(node.op, ast.Invert) else "+"
        return MathTerm(row(sign(mark), self.operand(node.operand, POWER)), PRODUCT)

    # -- conditions

    def write_compare(self, node: ast.Compare) -> MathTerm:
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.Is, ast.IsNot)) and is_none(node.comparators[0]):
            words = "is not given" if isinstance(node.ops[0], ast.Is) else "is given"
            return MathTerm(row(self.operand(node.left, SUM, last=False), said(words)), COMPARISON)
        parts = [self.operand(node.left, SUM, last=False)]
        for operator, right in zip(node.ops, node.comparators, strict=True):
            mark = notation.COMPARISONS[type(operator).__name__]
            parts += [said(mark) if " " in mark or mark.isalpha() else sign(mark), self.operand(right, SUM)]
        return MathTerm(row(*parts), COMPARISON)

    def write_boolop(self, node: ast.BoolOp) -> MathTerm:
        is_and = isinstance(node.op, ast.And)
        return self.joined("and" if is_and else "or", node.values, AND if is_and else OR)

    def joined(self, conjunction: str, nodes: Sequence[ast.expr], level: int) -> MathTerm:
        """Conditions with a word between them."""
        parts: list[Xml] = []
        for node in nodes:
            parts += [said(conjunction)] if parts else []
            parts.append(self.operand(node, level + 1))
        return MathTerm(row(*parts), level)

    def write_ifexp(self, node: ast.IfExp) -> MathTerm:
        return self.cases(*unfolded(node))

    def cases(self, cases: Sequence[tuple[ast.expr, ast.expr]], otherwise: ast.expr) -> MathTerm:
        """Values with their conditions behind a brace."""
        rows = [
            element("mtr", element("mtd", self.write(value)), element("mtd", said("if"), self.write(condition)))
            for condition, value in cases
        ]
        rows.append(element("mtr", element("mtd", self.write(otherwise)), element("mtd", said("otherwise"))))
        table = element("mtable", *rows)
        table.set("class", "cases")
        brace = element("mo", "{", fence="true", form="prefix", stretchy="true")
        return MathTerm(element("mrow", brace, table), PRODUCT, is_open=True)

    # -- calls

    def write_call(self, node: ast.Call) -> MathTerm:
        function = node.func
        if isinstance(function, ast.Attribute):
            return self.call(function.attr, [function.value, *node.args], node.keywords)
        if isinstance(function, ast.Name):
            return self.call(function.id, node.args, node.keywords)
        return MathTerm(element("mtext", source_of(node)), ATOM)

    def call(self, name: str, arguments: Sequence[ast.expr], keywords: Sequence[ast.keyword]) -> MathTerm:
        """A function or a method: by the tables of notation, else as a function."""
        if arguments and not any(isinstance(argument, ast.Starred) for argument in arguments):
            result = self.with_dimensions(name, arguments) or (None if keywords else self.noted(name, arguments))
            if result is not None:
                return result
        parts = [self.listed(arguments)] if arguments else []
        for keyword in keywords:
            parts += [sign(",")] if parts else []
            parts += [element("mtext", keyword.arg or "…"), sign("="), self.write(keyword.value)]
        return MathTerm(applied(word(notation.WORDS.get(name, name.strip("_"))), row(*parts) if parts else None), ATOM)

    def with_dimensions(self, name: str, arguments: Sequence[ast.expr]) -> MathTerm | None:
        """Sums and the like, and transposes, whose other arguments are dimensions."""
        first, axes = arguments[0], arguments[1:]
        if name in notation.OVER:
            mark = notation.OVER[name]
            over: Xml = element("mo", mark, largeop="true") if len(mark) == 1 else element("mi", mark)
            if axes and not is_none(axes[0]):
                dims = axes[0].elts[0] if isinstance(axes[0], ast.Tuple) and len(axes[0].elts) == 1 else axes[0]
                over = element("munder", over, self.write(dims))
            if len(mark) > 1:
                return MathTerm(applied(over, self.write(first)), ATOM)
            return MathTerm(row(over, self.operand(first, PRODUCT)), PRODUCT, is_open=True)
        last_two = {source_of(node) for node in axes} in _LAST_TWO
        if (name in notation.TRANSPOSED and not axes) or (name == notation.EXCHANGED and last_two):
            return MathTerm(element("msup", self.operand(first, ATOM), element("mi", "⊤")), POWER)
        return None

    def noted(self, name: str, arguments: Sequence[ast.expr]) -> MathTerm | None:
        """What has a notation of its own, with as many arguments as that takes."""
        first = arguments[0]
        if name in notation.REWRITTEN:
            values = dict(zip("xyz", arguments, strict=False))
            rewritten = Fill(values).visit(expression(notation.REWRITTEN[name]))
            return self.term(rewritten) if len(arguments) <= 2 or "z" in notation.REWRITTEN[name] else None
        if len(arguments) == 3 and name == notation.CHOICE:
            return self.cases(*unfolded(ast.Call(ast.Name(name), list(arguments), [])))
        if len(arguments) == 2 and name in notation.MATRIX_PRODUCTS:
            return self.matrix_product(*arguments)
        if len(arguments) == 2 and name in notation.INNER_PRODUCTS:
            return MathTerm(fenced(self.listed(arguments), "⟨", "⟩"), ATOM)
        if len(arguments) != 1:
            return None
        if name == notation.ROOT:
            return self.root(first)
        if name in notation.FENCES:
            return MathTerm(fenced(self.write(first), *notation.FENCES[name]), ATOM)
        if name in notation.SAID:
            return MathTerm(row(self.operand(first, SUM, last=False), said(notation.SAID[name])), COMPARISON)
        for table, tag in ((notation.BELOW, "msub"), (notation.ABOVE, "msup")):
            if name in table:
                function = element(tag, element("mi", table[name][0]), element("mn", table[name][1]))
                return MathTerm(applied(function, self.write(first)), ATOM)
        return None

    # -- attributes and indices

    def write_attribute(self, node: ast.Attribute) -> MathTerm:
        if node.attr in notation.TRANSPOSED:
            return MathTerm(element("msup", self.operand(node.value, ATOM), element("mi", "⊤")), POWER)
        return MathTerm(applied(word(node.attr), self.write(node.value)), ATOM)

    def write_subscript(self, node: ast.Subscript) -> MathTerm:
        indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return MathTerm(element("msub", self.operand(node.value, ATOM), self.listed(indices)), ATOM)

    def write_slice(self, node: ast.Slice) -> MathTerm:
        parts: list[Xml] = []
        for number, bound in enumerate((node.lower, node.upper, node.step)):
            if number == 1 or (number == 2 and bound is not None):
                parts.append(sign(":"))
            parts += [self.write(bound)] if bound is not None else []
        return MathTerm(row(*parts), ATOM)


def _number(value: float) -> MathTerm:
    try:
        text = str(int(value)) if isinstance(value, float) and value.is_integer() and abs(value) < 1e15 else repr(value)
    except ValueError:  # Python writes no integers of thousands of digits
        return MathTerm(element("mtext", "a number of thousands of digits"), ATOM)
    if text in ("inf", "-inf", "nan"):
        return MathTerm(element("mi", {"inf": "∞", "-inf": "−∞", "nan": "NaN"}[text]), ATOM)
    parts = _SCIENTIFIC.fullmatch(text)
    if parts is None:
        return MathTerm(element("mn", text.replace("-", "−")), ATOM if value >= 0 else SUM)
    power = element("msup", element("mn", "10"), element("mn", str(int(parts[2])).replace("-", "−")))
    lead = [] if parts[1] == "1" else [element("mn", parts[1]), sign("·")]
    return MathTerm(row(*lead, power), PRODUCT)
