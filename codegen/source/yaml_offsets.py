"""The offset of each character of a YAML scalar in the file.

A scalar's value is not its source: quotes, escapes, line folding and block indentation come between them. The reader of
a schema or a formula knows only an offset in the value; here it becomes a line and a column. The source is read
again by the rules of YAML 1.1 (sections 5.7, 9.1 and 9.2); a result that does not spell the value is thrown away.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Place = tuple[int, int]  # line and column, both from 0
_Spelled = list[tuple[str, Place]]

_ESCAPE_DIGITS = {"x": 2, "u": 4, "U": 8}
_ESCAPES = dict(zip('0abtnvfre "/\\N_LP\t', '\0\a\b\t\n\v\f\r\x1b "/\\\x85\xa0\u2028\u2029\t', strict=True))


def places_of(value: str, style: str, lines: Sequence[str], start: Place) -> list[Place] | None:
    """The place of each character of `value`, and of its end; None if they are not known.

    `style` is "" (plain), "'", '"', "|" or ">"; `start` is where the scalar begins, quote or indicator included.
    """
    if not value:
        return [start]
    if style in ("|", ">"):
        candidates: Iterator[_Spelled] = _block_readings(lines, start[0] + 1, folded=style == ">")
    else:
        candidates = iter([_flow_reading(lines, start, style, len(value))])
    for spelled in candidates:
        if "".join(character for character, _ in spelled[: len(value)]) == value:
            positions = [offset for _, offset in spelled[: len(value)]]
            last_line, last_column = positions[-1]
            return [*positions, (last_line, last_column + 1)]
    return None


def _flow_reading(lines: Sequence[str], start: Place, style: str, enough: int) -> _Spelled:
    """Plain and quoted scalars: lines are joined by a space, or by as many breaks as there are empty lines between."""
    first, column = start[0], start[1] + len(style)
    spelled: _Spelled = []
    joint: _Spelled = []
    for number in range(first, len(lines)):
        line = lines[number]
        if number > first:
            column = len(line) - len(line.lstrip(" \t"))
            if column == len(line):
                joint = [*(joint if joint and joint[0][0] == "\n" else []), ("\n", (number, 0))]
                continue
        content, closed, continued = _flow_line(line, number, column, style)
        spelled += joint + content
        if closed or len(spelled) >= enough:
            break
        joint = [] if continued else [(" ", (number, len(line)))]
    return spelled


def _flow_line(line: str, number: int, column: int, style: str) -> tuple[_Spelled, bool, bool]:
    """One line's characters; whether the closing quote came; whether a final backslash joins the next line on."""
    spelled: _Spelled = []
    last_solid = 0
    while column < len(line):
        character, width = line[column], 1
        if style == "'" and line.startswith("''", column):
            width = 2
        elif style and character == style:
            return spelled, True, False
        elif style == '"' and character == "\\":
            if not line[column + 1 :].strip(" \t"):
                return spelled, False, True
            character, width = _escape(line, column)
        spelled.append((character, (number, column)))
        if width > 1 or character not in " \t":
            last_solid = len(spelled)
        column += width
    return spelled[:last_solid], False, False


def _escape(line: str, column: int) -> tuple[str, int]:
    letter = line[column + 1]
    digits = _ESCAPE_DIGITS.get(letter)
    if digits is None:
        return _ESCAPES.get(letter, letter), 2
    try:
        return chr(int(line[column + 2 : column + 2 + digits], 16)), 2 + digits
    except (ValueError, OverflowError):
        return letter, 2


def _block_readings(lines: Sequence[str], first: int, *, folded: bool) -> Iterator[_Spelled]:
    """The readings of a block scalar whose content begins at line `first`, one for each indentation it may have."""
    opening = next((line for line in lines[first:] if line.strip(" ")), "")
    for indent in range(len(opening) - len(opening.lstrip(" ")), -1, -1):
        yield _block_reading(lines, first, indent, folded)


def _block_reading(lines: Sequence[str], first: int, indent: int, folded: bool) -> _Spelled:
    spelled: _Spelled = []
    break_before: _Spelled = []  # the line break that ended the last line with text
    empty: _Spelled = []  # the breaks of the empty lines since
    after_indented = False
    for number in range(first, len(lines)):
        line = lines[number]
        if not line[:indent].strip(" ") and not line[indent:]:
            empty.append(("\n", (number, len(line))))
            continue
        if line[:indent].strip(" "):
            break
        indented = line[indent] in " \t"
        if folded and break_before and not after_indented and not indented:
            break_before = [] if empty else [(" ", break_before[0][1])]
        spelled += break_before + empty
        spelled += [(character, (number, column)) for column, character in enumerate(line) if column >= indent]
        break_before, empty, after_indented = [("\n", (number, len(line)))], [], indented
    return spelled + break_before + empty
