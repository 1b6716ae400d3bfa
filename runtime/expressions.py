"""Expressions of ops.yaml and derivatives.yaml at run time: the trees that stand in a package's ``operators.json``.

:mod:`codegen.language.encoding` writes them and describes their form:

    self + alpha * other        ["+", "self", ["*", "alpha", "other"]]
    -x if x < 0 else exp(x)     ["?", ["<", "x", 0], ["-", "x"], ["exp", "x"]]

A name is text, a number, a truth value or None is itself; everything else is a list that begins with a sign, or with
the name of the function that is called. A program is the list of its statements; the last may be an expression, whose
value is that of the program. No call of an operator needs the file. It has a line for each, and :func:`facts` parses
one line alone.
"""

from __future__ import annotations

import functools
import importlib.util
import json
import math
import operator
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

Tree = Any  # str, int, float, bool, None, or a list of trees
Program = Sequence[Tree]

_FILE = "operators.json"
_OPERATORS = b'"operators": {'


# -- the file --------------------------------------------------------------------------------------------------------


@functools.cache
def _index(package: str) -> tuple[Path, bytes]:
    """The folder of a package and its file; an empty one for what is no generated package."""
    try:
        spec = importlib.util.find_spec(package) if package else None
    except (ImportError, ValueError):
        spec = None
    if spec is None or spec.origin is None:
        return Path(), b""
    folder = Path(spec.origin).parent
    file = folder / _FILE
    return folder, file.read_bytes() if file.is_file() else b""


def read_header(package: str) -> tuple[Path, dict[str, Any]]:
    """The folder of a package, and what its file says of the package itself; nothing for what is no package."""
    folder, data = _index(package)
    head = data.partition(_OPERATORS)[0].rstrip(b", \n")
    return folder, json.loads(head + b"}") if head else {}


@functools.cache
def facts(package: str, name: str) -> dict[str, Any]:
    """What the file of `package` says of the operator `name`; nothing of one that it does not have."""
    return _line_with(package, b"\n    " + json.dumps(name).encode() + b":")


@functools.cache
def _facts_of_node(package: str, node: str) -> dict[str, Any]:
    """What the file of `package` says of the operator whose Node has a name."""
    return _line_with(package, b'"node": ' + json.dumps(node).encode())


def _line_with(package: str, text: bytes) -> dict[str, Any]:
    data = _index(package)[1]
    offset = data.find(text)
    if offset < 0:
        return {}
    start = data.rfind(b"\n", 0, offset + 1) + 1
    _, _, content = data[start : data.index(b"\n", start + 1)].strip().partition(b'": ')
    record: dict[str, Any] = json.loads(content.rstrip(b","))
    return record


def expression_of(module: str, owner: str, loop: str) -> str:
    """The expression, as text, of the function `loop` of a module of kernels; `owner` is an operator or a Node."""
    trees: Any = trees_of_loop(module, owner)
    if loop not in trees.get("loops", {}):
        return ""
    return shown(functools.reduce(operator.getitem, trees["loops"][loop], trees))


def trees_of_loop(module: str, owner: str) -> dict[str, Any]:
    """The trees of an operator, or of a Node, whose loops stand in a module of kernels."""
    package = module.rpartition(".kernels.")[0]
    return (facts(package, owner) or _facts_of_node(package, owner)).get("trees", {})  # type: ignore[no-any-return]


# -- what a tree says ------------------------------------------------------------------------------------------------


def names_in(tree: Tree) -> Iterator[str]:
    """The names that a tree reads or assigns, without those of the functions that it calls."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list) and tree and tree[0] != "'":
        parts = tree[1:] if isinstance(tree[0], str) else tree
        for part in parts[:1] if tree[0] == "." else parts:
            yield from names_in(part)


def shown(program: Program) -> str:
    """A program as text: its statements, with a semicolon between two."""
    return "; ".join(_statement(statement) for statement in program)


def _statement(tree: Tree) -> str:
    sign = tree[0] if isinstance(tree, list) else ""
    if sign == "=":
        return " = ".join([text_of(part) for part in tree[1:]])
    if sign == "for":
        return f"for {text_of(tree[1])} in {text_of(tree[2])}: {shown(tree[3])}"
    if sign == "while":
        return f"while {text_of(tree[1])}: {shown(tree[2])}"
    if sign == "if":
        other = f" else: {shown(tree[3])}" if tree[3] else ""
        return f"if {text_of(tree[1])}: {shown(tree[2])}{other}"
    return f"return {text_of(tree[1])}" if sign == "return" else text_of(tree)


_ATOM, _UNARY, _COMPARED, _CHOICE, _TUPLE = 15, 12, 5, 1, 0
_BINDS = {
    "or": 2, "and": 3, "not": 4, **dict.fromkeys(("==", "!=", "<", "<=", ">", ">=", "is", "is not", "in", "not in"), 5),
    "|": 6, "^": 7, "&": 8, "<<": 9, ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "//": 11, "%": 11, "@": 11, "**": 13,
}  # fmt: skip


def text_of(tree: Tree, binds: int = _TUPLE) -> str:
    """An expression as text, in parentheses where what stands around it binds stronger than `binds` says."""
    text, strength = _text(tree)
    return f"({text})" if strength < binds else text


def _text(tree: Tree) -> tuple[str, int]:
    """The text of an expression, and how strongly its outermost sign binds."""
    if not isinstance(tree, list):
        return (tree if isinstance(tree, str) else repr(tree)), _ATOM
    sign, *parts = tree
    if sign in _BINDS and sign not in ("and", "or"):
        strength = _BINDS[sign]
        if len(parts) == 1:
            return (f"*{text_of(parts[0], 6)}", _CHOICE) if sign == "*" else _unary(sign, parts[0])
        closer = (1, 0) if sign == "**" else (1, 1) if strength == _COMPARED else (0, 1)
        left, right = (text_of(part, strength + more) for part, more in zip(parts, closer, strict=True))
        return f"{left} {sign} {right}", strength
    special = _SPECIAL.get(sign)
    return special(parts) if special is not None else (f"{sign}({_listed(parts)})", _ATOM)


def _unary(sign: str, operand: Tree) -> tuple[str, int]:
    strength = _BINDS[sign] if sign == "not" else _UNARY
    return f"{sign}{' ' * (sign == 'not')}{text_of(operand, strength)}", strength


def _listed(parts: Sequence[Tree]) -> str:
    words = (f"{part[1]}={text_of(part[2], _CHOICE)}" if _is_word(part) else text_of(part, _CHOICE) for part in parts)
    return ", ".join(words)


def _is_word(tree: Tree) -> bool:
    return isinstance(tree, list) and tree[0] == "="


def _joined(sign: str, parts: Sequence[Tree]) -> tuple[str, int]:
    return f" {sign} ".join(text_of(part, _BINDS[sign] + 1) for part in parts), _BINDS[sign]


def _slice(parts: Sequence[Tree]) -> tuple[str, int]:
    first, last, step = ("" if part is None else text_of(part) for part in parts)
    return f"{first}:{last}{step and f':{step}'}", _TUPLE


def _comprehension(parts: Sequence[Tree]) -> str:
    element, *loops = parts
    clauses = (
        f" for {text_of(target)} in {text_of(items, 2)}{''.join(f' if {text_of(test, 2)}' for test in conditions)}"
        for target, items, *conditions in loops
    )
    return f"{text_of(element)}{''.join(clauses)}"


def _formatted(parts: Sequence[Tree]) -> tuple[str, int]:
    pieces = (part[1] if part[0] == "'" else f"{{{text_of(part[1])}}}" for part in parts)
    return repr("".join(pieces)), _ATOM


_SPECIAL: dict[str, Callable[[Sequence[Tree]], tuple[str, int]]] = {
    "and": functools.partial(_joined, "and"),
    "or": functools.partial(_joined, "or"),
    "'": lambda parts: (repr(parts[0]), _ATOM),
    "j": lambda parts: (f"{parts[0]!r}j", _ATOM),
    "...": lambda _: ("...", _ATOM),
    "?": lambda parts: (
        f"{text_of(parts[1], 2)} if {text_of(parts[0], 2)} else {text_of(parts[2], _CHOICE)}", _CHOICE,
    ),
    "<=>": lambda parts: (
        " ".join(part if index % 2 else text_of(part, _COMPARED + 1) for index, part in enumerate(parts)), _COMPARED,
    ),
    "()": lambda parts: (f"{text_of(parts[0], _ATOM)}({_listed(parts[1:])})", _ATOM),
    ".": lambda parts: (f"{text_of(parts[0], _ATOM)}.{parts[1]}", _ATOM),
    "[]": lambda parts: (f"{text_of(parts[0], _ATOM)}[{text_of(parts[1])}]", _ATOM),
    ":": _slice,
    ",": lambda parts: (f"{_listed(parts)}{',' * (len(parts) == 1)}" if parts else "()", _TUPLE if parts else _ATOM),
    "[": lambda parts: (f"[{_listed(parts)}]", _ATOM),
    "[for": lambda parts: (f"[{_comprehension(parts)}]", _ATOM),
    "(for": lambda parts: (f"({_comprehension(parts)})", _ATOM),
    "f'": _formatted,
}  # fmt: skip


# -- computing -------------------------------------------------------------------------------------------------------

SIGNS: dict[str, Callable[..., Any]] = {
    "+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "//": operator.floordiv,
    "%": operator.mod, "**": operator.pow, "@": operator.matmul, "<<": operator.lshift, ">>": operator.rshift,
    "&": operator.and_, "|": operator.or_, "^": operator.xor, "==": operator.eq, "!=": operator.ne, "<": operator.lt,
    "<=": operator.le, ">": operator.gt, ">=": operator.ge, "is": operator.is_, "is not": operator.is_not,
    "in": lambda item, items: item in items, "not in": lambda item, items: item not in items,
}  # fmt: skip
_OF_ONE: dict[str, Callable[[Any], Any]] = {
    "+": operator.pos, "-": operator.neg, "~": operator.invert, "not": operator.not_,
}  # fmt: skip


NOT = _OF_ONE["not"]
QUOTIENTS = frozenset({SIGNS[sign] for sign in ("/", "//", "%", "**")})
"""The signs that Python rejects, or gives complex numbers for, where operators give infinity or NaN."""


class ExpressionInterpreter:
    """Computes kernel expressions, over Python's numbers: subclasses say what else signs and functions mean.

    `names` has a value for each name that is read, and gets those that are assigned.
    """

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = names

    def run(self, program: Program) -> Any:
        """Execute a program; its last expression is returned."""
        value = None
        for statement in program:
            value = self.execute(statement)
        return value

    def execute(self, statement: Tree) -> Any:
        """One statement: an assignment, a loop, or an expression, whose value is returned."""
        sign = statement[0] if isinstance(statement, list) else ""
        if sign == "=":
            self.assign(statement[1], statement[2])
        elif sign == "for":
            for item in self.turns(statement[2]):
                self.names[statement[1]] = item
                self.run(statement[3])
        elif sign == "while":
            _, most, condition = statement[1]  # at_most(50, condition)
            for _ in range(most):
                if not self.value(condition):
                    break
                self.run(statement[2])
        else:
            return self.value(statement)
        return None

    def assign(self, name: str, tree: Tree) -> None:
        """``name = tree``."""
        self.names[name] = self.value(tree)

    def turns(self, items: Tree) -> Sequence[Any]:
        """What a loop walks over: a list of numbers, or whole numbers."""
        if isinstance(items, str):
            numbers: Sequence[Any] = self.names[items]
            return numbers
        return range(*(int(self.value(bound)) for bound in items[1:]))

    def value(self, tree: Tree) -> Any:
        """The value of an expression."""
        if isinstance(tree, str):
            return self.names[tree] if tree in self.names else self.constant(tree)
        if not isinstance(tree, list):
            return self.number(tree)
        sign, *parts = tree
        if sign == "?":
            return self.choose(self.value(parts[0]), lambda: self.value(parts[1]), lambda: self.value(parts[2]))
        if sign in ("and", "or"):
            return functools.reduce(lambda left, right: self.logical(sign, left, right), map(self.value, parts))
        if sign == "<=>":
            return self.chain(*parts)
        if sign == ",":
            return tuple(map(self.value, parts))
        if sign == "[]":
            return self.value(parts[0])[int(self.value(parts[1]))]
        if sign == ".":
            return getattr(self.value(parts[0]), parts[1])
        if sign == "'":
            return parts[0]
        values = [self.value(part) for part in parts]
        function = (_OF_ONE if len(values) == 1 else SIGNS).get(sign)
        return self.call(sign, values) if function is None else self.apply(function, values)

    def chain(self, left: Tree, sign: str, right: Tree, *more: Tree) -> Any:
        """``left < right < ...``."""
        first = self.value([sign, left, right])
        return self.logical("and", first, self.chain(right, *more)) if more else first

    def constant(self, name: str) -> Any:
        """A name that has no value of its own, such as ``inf``."""
        return getattr(math, name)

    def number(self, value: Any) -> Any:
        """A written number."""
        return value

    def choose(self, test: Any, first: Callable[[], Any], second: Callable[[], Any]) -> Any:
        """``first() if test else second()``."""
        return first() if test else second()

    def logical(self, sign: str, left: Any, other: Any) -> Any:
        """``left and other``, ``left or other``."""
        return left and other if sign == "and" else left or other

    def apply(self, function: Callable[..., Any], values: Sequence[Any]) -> Any:
        """What a sign gives."""
        return function(*values)

    def call(self, function: str, values: Sequence[Any]) -> Any:
        """What a function of kernels gives."""
        raise NotImplementedError
