"""The C++ of derivatives.yaml: expressions cut into tokens and parsed into a small tree that knows its places.

It is C++ as formulas use it: names with `::` and template arguments, numbers, strings, operators, `?:`, calls, members,
subscripts, `{lists}`, comments, and lambdas of one `return`. What a name means is no question here.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NoReturn

_TOKEN = re.compile(
    r"""
    (?P<space>(?:\s+|/\*.*?\*/)+)
  | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
  | (?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?[fFlLuU]*(?![A-Za-z0-9_]))
  | (?P<string>"(?:[^"\\\n]|\\.)*")
  | (?P<comment>/\*)
  | (?P<symbol>->|::|\|\||&&|[=!<>]=|[-+*/%<>!?:.,()\[\]{}&|^;=~])
  | (?P<misshapen>[0-9][A-Za-z0-9_.]*)
  | (?P<unclosed>"[^\n]*)
  | (?P<unknown>.)
    """,
    re.VERBOSE | re.DOTALL,
)
_COMPLAINTS = {
    "misshapen": "'{}' is neither a name nor a number",
    "comment": "a comment is not closed",
    "unclosed": "a string is not closed",
    "unknown": "unexpected character '{}'",
}
# How tightly an operator of two operands binds; `?:` binds least.
_BINDING = {
    "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "<": 8, ">": 8, "<=": 8, ">=": 8,
    "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
}  # fmt: skip
_UNARY = frozenset("-+!*~&")
_TEMPLATED_NAMESPACES = frozenset({"std", "c10", "at"})
_LITERALS: dict[str, bool | None] = {"true": True, "false": False, "nullptr": None}
_CLOSING = {"(": ")", "[": "]", "{": "}"}
_ESCAPES = dict(zip("ntr0", "\n\t\r\0", strict=True))
_MAX_DEPTH = 60


@dataclass(frozen=True, slots=True)
class Name:
    """`a::b<T>`: the parts of a qualified name, and its template arguments as they are written."""

    start: int
    stop: int
    path: tuple[str, ...]
    template: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "::".join(self.path)


@dataclass(frozen=True, slots=True)
class Literal:
    """A number, a string, `true`, `false` or `nullptr`."""

    start: int
    stop: int
    value: int | float | str | bool | None


@dataclass(frozen=True, slots=True)
class Unary:
    """`-x`, `!x`, `*x`."""

    start: int
    stop: int
    operator: str
    operand: Tree


@dataclass(frozen=True, slots=True)
class Binary:
    """`x + y`, `x && y`."""

    start: int
    stop: int
    operator: str
    left: Tree
    right: Tree


@dataclass(frozen=True, slots=True)
class Conditional:
    """`test ? yes : no`."""

    start: int
    stop: int
    test: Tree
    yes: Tree
    no: Tree


@dataclass(frozen=True, slots=True)
class Call:
    """`f(x, y)`, and `T{x}` of a type."""

    start: int
    stop: int
    function: Tree
    arguments: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Member:
    """`x.name` and `x->name`; `at` is where the name begins."""

    start: int
    stop: int
    value: Tree
    name: str
    at: int
    arrow: bool = False


@dataclass(frozen=True, slots=True)
class Index:
    """`x[i]`."""

    start: int
    stop: int
    value: Tree
    index: Tree


@dataclass(frozen=True, slots=True)
class Braces:
    """`{a, b}`."""

    start: int
    stop: int
    items: tuple[Tree, ...]


@dataclass(frozen=True, slots=True)
class Lambda:
    """`[](const T& x) { return body; }`."""

    start: int
    stop: int
    parameters: tuple[str, ...]
    body: Tree


Tree = Name | Literal | Unary | Binary | Conditional | Call | Member | Index | Braces | Lambda


class CppError(ValueError):
    """A formula that is no C++ expression, or says what has no counterpart here; the offset is that in its text."""

    def __init__(self, message: str, code: str, start: int, length: int, hint: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.code = code
        self.start = start
        self.length = max(length, 1)
        self.hint = hint


def parse(text: str) -> Tree:
    """The tree of an expression. Raises CppError."""
    parser = _CppParser(text)
    tree = parser.expression(0)
    if parser.kind != "end":
        parser.unexpected("an operator or the end of the formula")
    return tree


def _tokenize(text: str) -> list[tuple[str, str, int]]:
    """Kind, text and offset of every token, an `end` last."""
    tokens = []
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or "unknown"
        if kind == "space":
            continue
        if kind in _COMPLAINTS:
            piece = match.group()
            raise CppError(_COMPLAINTS[kind].format(piece), "cpp-syntax", match.start(), len(piece))
        tokens.append((kind, match.group(), match.start()))
    tokens.append(("end", "", len(text)))
    return tokens


class _CppParser:
    """Operator precedence by binding powers; the current token lies open in `kind`, `word` and `start`."""

    def __init__(self, text: str) -> None:
        self.tokens = _tokenize(text)
        self.position = 0
        self.kind, self.word, self.start = self.tokens[0]
        self.stop = 0  # where the last token taken ends
        self.depth = 0

    def advance(self) -> str:
        word = self.word
        if self.kind != "end":
            self.stop = self.start + len(word)
            self.position += 1
            self.kind, self.word, self.start = self.tokens[self.position]
        return word

    def at(self, symbol: str) -> bool:
        return self.word == symbol and self.kind == "symbol"

    def accept(self, symbol: str) -> bool:
        result = self.at(symbol)
        if result:
            self.advance()
        return result

    def unexpected(self, expected: str) -> NoReturn:
        actual = "the end of the formula" if self.kind == "end" else f"'{self.word}'"
        raise CppError(f"expected {expected} but found {actual}", "cpp-syntax", self.start, len(self.word))

    def expect(self, symbol: str, opened: int | None = None) -> None:
        if self.accept(symbol):
            return
        if opened is not None and self.kind == "end":
            opening = next(symbol_left for symbol_left, closing in _CLOSING.items() if closing == symbol)
            raise CppError(f"this '{opening}' is never closed", "cpp-syntax", opened, 1)
        self.unexpected(f"'{symbol}'")

    def expect_name(self) -> str:
        if self.kind != "name":
            self.unexpected("a name")
        return self.advance()

    def expression(self, binding: int) -> Tree:
        """An expression whose operators bind more tightly than `binding`."""
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise CppError(f"nested more than {_MAX_DEPTH} deep", "cpp-syntax", self.start, 1)
        start = self.start
        left = self.postfix(self.operand())
        while self.kind == "symbol":
            power = _BINDING.get(self.word, 0)
            if power > binding:
                operator = self.advance()
                right = self.expression(power)
                left = Binary(start, self.stop, operator, left, right)
            elif self.word == "?" and binding < 1:
                self.advance()
                yes = self.expression(0)
                self.expect(":")
                no = self.expression(0)
                left = Conditional(start, self.stop, left, yes, no)
            else:
                break
        self.depth -= 1
        return left

    def operand(self) -> Tree:
        start = self.start
        if self.kind == "name":
            if self.word in _LITERALS:
                return Literal(start, start + len(self.word), _LITERALS[self.advance()])
            return self.name()
        if self.kind == "number":
            return self.number()
        if self.kind == "string":
            word = self.advance()[1:-1]
            value = re.sub(r"\\(.)", lambda match: _ESCAPES.get(match[1], match[1]), word)
            return Literal(start, self.stop, value)
        if self.kind == "symbol":
            if self.word in _UNARY:
                operator = self.advance()
                operand = self.expression(12)
                return Unary(start, self.stop, operator, operand)
            if self.accept("("):
                inner = self.expression(0)
                self.expect(")", start)
                return inner
            if self.at("{"):
                items = self.items("{")
                return Braces(start, self.stop, items)
            if self.at("["):
                return self.function_literal()
            if self.at("::"):
                return self.name()
        return self.unexpected("an expression")

    def number(self) -> Literal:
        start = self.start
        word = self.advance().rstrip("fFlLuU")
        value = float(word) if set(word) & set(".eE") else int(word)
        return Literal(start, self.stop, value)

    def name(self) -> Name:
        start = self.start
        self.accept("::")
        path = [self.expect_name()]
        while self.accept("::"):
            path.append(self.expect_name())
        template: tuple[str, ...] = ()
        if len(path) > 1 and path[0] in _TEMPLATED_NAMESPACES and self.accept("<"):
            template = self.template()
        return Name(start, self.stop, tuple(path), template)

    def template(self) -> tuple[str, ...]:
        """Template arguments, as text, up to and with the closing `>`."""
        opened = self.stop - 1
        arguments, words, depth = [], list[str](), 0
        while depth or not self.at(">"):
            if self.kind not in ("name", "number") and self.word not in ("::", "<", ">", ",", "&", "*"):
                raise CppError("this '<' is never closed", "cpp-syntax", opened, 1)
            depth += self.at("<") - self.at(">")
            if self.at(",") and not depth:
                self.advance()
                arguments.append("".join(words))
                words = []
            else:
                words.append(self.advance())
        self.advance()
        return (*arguments, "".join(words))

    def items(self, opening: str) -> tuple[Tree, ...]:
        """`(a, b)` or `{a, b}`."""
        opened, closing = self.start, _CLOSING[opening]
        self.advance()
        result: list[Tree] = []
        while not self.accept(closing):
            result.append(self.expression(0))
            if not self.at(closing):
                if self.kind == "end":
                    self.expect(closing, opened)
                self.expect(",")
                if self.at(closing):
                    self.unexpected("an expression after ','")
        return tuple(result)

    def postfix(self, tree: Tree) -> Tree:
        """Calls, members and subscripts behind an operand."""
        start = tree.start
        while self.kind == "symbol":
            if self.word in (".", "->"):
                arrow = self.advance() == "->"
                at = self.start
                name = self.expect_name()
                tree = Member(start, self.stop, tree, name, at, arrow)
            elif self.word == "(" or (self.word == "{" and isinstance(tree, Name) and tree.template):
                arguments = self.items(self.word)
                tree = Call(start, self.stop, tree, arguments)
            elif self.word == "[":
                opened = self.start
                self.advance()
                index = self.expression(0)
                self.expect("]", opened)
                tree = Index(start, self.stop, tree, index)
            else:
                break
        return tree

    def function_literal(self) -> Lambda:
        """A lambda that captures nothing by name and whose body is one `return`."""
        start = self.start
        self.advance()
        self.accept("&")
        self.expect("]", start)
        opened = self.start
        self.expect("(")
        parameters, last = [], ""
        while not self.accept(")"):
            if self.kind == "end":
                self.expect(")", opened)
            last = self.word
            self.advance()
            if self.at(",") or self.at(")"):
                parameters.append(last)
                self.accept(",")
        opened = self.start
        self.expect("{")
        if self.word != "return":
            self.unexpected("'return'")
        self.advance()
        body = self.expression(0)
        self.expect(";")
        self.expect("}", opened)
        return Lambda(start, self.stop, tuple(parameters), body)
