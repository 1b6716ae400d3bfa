"""The look of generated source: long lines folded at brackets in the manner of black, quotes and blank lines."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from codegen.language.trees import source_of

WIDTH = 120
_SHORT = 20  # the contents of a bracket that it does not pay to open
_STRING = re.compile(r"""(?P<prefix>f?)(?P<quote>['"])(?P<body>.*)(?P=quote)(?P<end>[)\]}]*,?)""")
_CALL = re.compile(r"[\w.]+\(")
_CLOSING = re.compile(r"[)\]}]+,?")
_CONDITION = re.compile(r"(?P<word>if|elif) (?P<test>[^()]*(\([^()]*\)[^()]*)*):")
_PARAMETERS = re.compile(r"lambda [^:]*")  # commas behind them separate no elements
_BRANCH = re.compile(r" (?:if|else) ")
APART = "\f"  # a line of a template that is blank behind a block, and nothing elsewhere
PARAGRAPH = "\v"  # a line of a template behind which a paragraph begins: blocks that belong together
_BEGINS_A_BLOCK = ("def ", "class ", "@", "#")


def fold(line: str, width: int = WIDTH) -> str:
    """`line`, broken inside its brackets when it is longer than `width` columns.

    The outermost bracket whose contents are long is opened. Its contents are filled like text from behind the bracket
    on, and it closes behind the last of them; contents without commas have a line of their own. Where a block or the
    rest of an expression follows, contents have lines of their own, and so has the bracket that closes. A long string
    is written as several; the values of an assignment without a bracket worth opening are put into one. What is left
    (a long name) stays as it is.
    """
    if len(line) <= width:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    pieces = _pieces_of_string(line.strip(), width - len(indent))
    if pieces:
        return "\n".join(indent + piece for piece in pieces)
    chosen = _choices(line.strip())
    inner = indent + "    "
    if chosen:
        head, parts = chosen
        return "\n".join([f"{indent}{head}(", *(fold(inner + part, width) for part in parts)]) + ")"
    span = _bracket(line)
    if span is None or span[1] - span[0] < max(_SHORT, len(line) // 3):
        condition = _CONDITION.fullmatch(line.strip())
        if condition is not None and not any(_strings(line)):
            return _folded_condition(condition["word"], condition["test"], indent, width)
        target, equals, value = line.partition(" = ")
        closed = not {"(", ":"} & {*target} and not _ends_open(value)
        if equals and closed and (", " in target or not value.endswith((")", "]", "}"))):
            line = f"{target} = ({value})"
            span = (len(target) + len(equals), len(line) - 1)
    if span is None:
        return line
    head, body, tail = line[: span[0] + 1], line[span[0] + 1 : span[1]].strip(), line[span[1] :]
    hangs = line.endswith(":") or line.lstrip().startswith("def ") or _CLOSING.fullmatch(tail) is None
    if hangs and len(inner) + len(body) <= width:
        return f"{head}\n{fold(inner + body, width)}\n{fold(indent + tail, width)}"
    parts = [body] if _is_comprehension(body) else _split(body)
    while len(parts) == 1 and not hangs and _CALL.match(body) and _bracket(body) == (body.index("("), len(body) - 1):
        start = body.index("(") + 1
        if len(head) + start > width:
            break
        head, body, tail = head + body[:start], body[start:-1], body[-1] + tail  # f(g(...)) opens the inner bracket
        parts = [body] if _is_comprehension(body) else _split(body)
    comma = "," if (body.endswith(",") if len(parts) == 1 else hangs) else ""
    if hangs:
        return "\n".join([head, *_filled([part + comma for part in parts], inner, width), fold(indent + tail, width)])
    parts = [*(part + "," for part in parts[:-1]), parts[-1] + comma + tail]
    return "\n".join(_filled(parts, inner, width, head) if len(parts) > 1 else [head, *_filled(parts, inner, width)])


def _folded_condition(word: str, test: str, indent: str, width: int) -> str:
    """An if statement without a bracket worth opening: its operands each in a line."""
    operator, parts = "and ", test.split(" and ")
    if len(parts) == 1 and len(indent) + 4 + len(parts[0]) > width:
        operator, parts = "or ", parts[0].split(" or ")
    operands = "\n".join(f"{indent}    {operator if number else ''}{part}" for number, part in enumerate(parts))
    return f"{indent}{word} (\n{operands}\n{indent}):"


def _filled(parts: Iterable[str], indent: str, width: int, head: str = "") -> list[str]:
    """Parts side by side in lines as wide as fit, from behind `head` on.

    A part that has to be folded itself begins a line, and what follows begins another, unless it is a string.
    """
    lines: list[str] = [head] if head else []
    is_open, space = bool(head), ""  # whether the last line takes another part, and what stands before that
    for part in parts:
        if is_open and len(lines[-1]) + len(space) + len(part) <= width:
            lines[-1] += space + part
        else:
            taken = len(lines[-1] + space) - len(indent) if is_open else 0
            pieces = _pieces_of_string(part, width - len(indent), taken)
            if pieces and is_open and len(lines[-1] + space + pieces[0]) <= width:
                lines[-1] += space + pieces.pop(0)
            lines += [indent + piece for piece in pieces] or fold(indent + part, width).split("\n")
            is_open = bool(pieces) or len(indent) + len(part) <= width
        space = " "
    return lines


def double_quoted(source: str) -> str:
    """One line of source with ``'text'`` written as ``"text"`` where nothing inside speaks against it."""
    if "'" not in source:
        return source
    parts, end = [], 0
    for start, stop in _strings(source):
        body = source[start + 1 : stop - 1]
        plain = source[start] == "'" and not {"'", '"', "\\"} & {*body}
        parts += [source[end:start], f'"{body}"' if plain else source[start:stop]]
        end = stop
    return "".join([*parts, source[end:]])


def source_lines(tree: ast.AST) -> list[str]:
    """The lines of a tree that was put together."""
    return [double_quoted(line) for line in source_of(tree).split("\n")]


def quoted(text: str) -> str:
    """A string literal, in double quotes unless the text holds such."""
    body = repr(text)
    return f'"{body[1:-1]}"' if body[0] == "'" and '"' not in body else body


def lambda_source(lines: Sequence[str], parameters: str) -> str:
    """A lambda for a function with these lines; empty where it is more than an expression that fits a line."""
    source = f"lambda {parameters}: {lines[-1].removeprefix('return ')}".replace("lambda :", "lambda:")
    return source if len(lines) == 1 and lines[0].startswith("return ") and len(source) < WIDTH - 5 else ""


def tuple_source(parts: Iterable[str]) -> str:
    """Source of a tuple."""
    listed = list(parts)
    return f"({listed[0]},)" if len(listed) == 1 else f"({', '.join(listed)})"


def spaced(lines: Iterable[str], *, stub: bool = False) -> list[str]:
    """Lines without superfluous blank ones: two before a block of the outermost level and after it, else one.

    A stub has one at most, and so has a paragraph inside.
    """
    result: list[str] = []
    blank, in_block, most = 0, False, 1 if stub else 2
    in_paragraph = stub
    for line in lines:
        if line == PARAGRAPH:
            most, in_paragraph = 1 if stub else 2, True
            continue
        if not line or line == APART:
            blank += not line or in_block
            continue
        begins_block = line.startswith(_BEGINS_A_BLOCK)
        outermost = line[0] not in " )" and bool(result) and (begins_block or in_block)
        is_behind_block = outermost and blank > 0 and in_block
        result += [""] * min(2 if is_behind_block else blank, most if outermost else 1)
        result.append(line)
        most = 1 if in_paragraph else 2
        blank = 0
        if line[0] not in " )":
            in_block = begins_block and line[0] != "#"
    return result


def _pieces_of_string(text: str, width: int, taken: int = 0) -> list[str]:
    """A line that is one string, as several that Python joins; broken at blanks outside of ``{}``.

    The line of the first has `taken` columns already. Brackets may close behind the string.
    """
    match = _STRING.fullmatch(text)
    if match is None or next(_strings(text), (0, 0))[1] < len(text) - len(match["end"]) - (not match["end"]):
        return []
    prefix, quote, body = match["prefix"], match["quote"], match["body"]
    if body.startswith(quote):  # three quotes
        return []
    room = width - len(prefix) - 2
    taken = taken if taken + body.find(" ") < room else 0
    pieces: list[str] = []
    start, last, depth = 0, 0, 0
    for position, character in enumerate(body):
        depth += (character == "{") - (character == "}")
        needed = position - start + (0 if pieces else taken) + (len(match["end"]) if position == len(body) - 1 else 0)
        if needed >= room and last > start:
            pieces.append(body[start:last])
            start = last
        if character == " " and depth == 0:
            last = position + 1
    pieces.append(body[start:])
    if len(pieces) == 1:
        return []
    literals = [f"{prefix if '{' in piece else ''}{quote}{piece}{quote}" for piece in pieces]
    return [*literals[:-1], literals[-1] + match["end"]]


def _strings(source: str) -> Iterator[tuple[int, int]]:
    """Where the strings of one line of source begin and end, quotes included."""
    start, quote = -1, ""
    position = 0
    while position < len(source):
        if not quote and source[position] in "\"'":
            start, quote = position, source[position] * (3 if source.startswith(source[position] * 3, position) else 1)
            position += len(quote)
        elif quote and source.startswith(quote, position) and not _is_escaped(source, position):
            position += len(quote)
            yield start, position
            quote = ""
        else:
            position += 1


def _is_escaped(source: str, position: int) -> bool:
    """Whether an odd number of backslashes stands before `position`."""
    before = source[:position]
    return (len(before) - len(before.rstrip("\\"))) % 2 == 1


@lru_cache(maxsize=64)
def _code(source: str) -> tuple[tuple[int, str], ...]:
    """The characters of one line of source that are in no string, with their places."""
    if '"' not in source and "'" not in source:
        return tuple(enumerate(source))
    inside = {position for start, stop in _strings(source) for position in range(start, stop)}
    return tuple([(position, character) for position, character in enumerate(source) if position not in inside])


def _bracket(line: str) -> tuple[int, int] | None:
    """The widest bracket of the outermost level of `line`; for a definition, its parameters."""
    spans: list[tuple[int, int]] = []
    depth, start = 0, 0
    for position, character in _code(line):
        if character in "([{":
            if depth == 0:
                start = position
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                spans.append((start, position))
    wide = [span for span in spans if span[1] - span[0] > 1]
    return max(wide, key=lambda span: span[1] - span[0]) if wide else None


def _choices(line: str) -> tuple[str, list[str]] | None:
    """A statement whose value is ``a if condition else b``: what stands before the value, and the value's parts."""
    head = "return " if line.startswith("return ") else line[: line.find(" = ") + 3]
    if head != "return " and " = " not in line:
        return None
    if head != "return " and not head.replace(", ", "").replace(" = ", "").isidentifier():
        return None
    value = line[len(head) :]
    outside, depth = "", 0
    positions = dict(_code(value))
    for position in range(len(value)):
        character = positions.get(position, "_")
        depth += (character in "([{") - (character in ")]}")
        outside += character if depth == 0 else "_"
    starts = [match.start() for match in _BRANCH.finditer(outside)]
    if len(starts) < 2 or "lambda" in outside:
        return None
    ends = [*starts, len(value)]
    return head, [value[: starts[0]], *(value[a:b].strip() for a, b in zip(starts, ends[1:], strict=True))]


def _ends_open(line: str) -> bool:
    """Whether a bracket of `line` closes in a later one: it has been folded already."""
    return sum((character in "([{") - (character in ")]}") for _, character in _code(line)) > 0


def _is_comprehension(body: str) -> bool:
    """Whether commas inside do not separate elements."""
    return " for " in body and " in " in body


def _split(body: str) -> list[str]:
    """The parts of `body` between its outermost commas."""
    parts: list[str] = []
    depth, start = 0, 0
    for position, character in _code(body):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "," and depth == 0 and not _PARAMETERS.fullmatch(body[start:position].strip()):
            parts.append(body[start:position].strip())
            start = position + 1
    parts.append(body[start:].strip())
    return [part for part in parts if part]
