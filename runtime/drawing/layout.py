"""Layout of an acyclic graph: boxes in rows from top to bottom, few crossings, long paths straight.

The steps are those of K. Sugiyama, S. Tagawa and M. Toda, "Methods for visual understanding of hierarchical system
structures", 1981: rows by longest paths; places for arrows in the rows that they pass; an order in each row by the
means of neighbours; positions that are as near to those of neighbours as the widths of boxes allow.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

CHARACTER, LINE = 7.3, 15.0  # width and height of monospaced text of 12 pixels
PADDING, GAP, ROW_GAP = 9.0, 22.0, 34.0
_PASSAGE = 12.0  # width of the place where an arrow passes a row
_SWEEPS = 12
_WIDE = 400  # places of a row from which on crossings are no longer counted


@dataclass(eq=False)
class Box:
    """A box with lines of text; `kind` decides its colour. Its middle is at `x`, and its upper edge at `y`."""

    lines: Sequence[str]
    kind: str = "operator"
    title: str = ""
    x: float = 0.0
    y: float = 0.0

    @property
    def width(self) -> float:
        """As wide as its longest line."""
        return max((len(line) for line in self.lines), default=0) * CHARACTER + 2 * PADDING

    @property
    def height(self) -> float:
        """As high as its lines."""
        return len(self.lines) * LINE + 2 * PADDING - 4


@dataclass
class GraphLayout:
    """Boxes that have places, and for each arrow the points through which it goes, in pairs around each row."""

    width: float
    height: float
    arrows: list[list[tuple[float, float]]] = field(default_factory=list)


@dataclass(eq=False)
class _Place:
    """A place in a row: of a box, or of an arrow that passes (`box` is None)."""

    box: Box | None
    row: int
    width: float
    above: list[_Place] = field(default_factory=list)
    below: list[_Place] = field(default_factory=list)
    order: int = 0
    x: float = 0.0


def arrange(boxes: Sequence[Box], arrows: Sequence[tuple[int, int]]) -> GraphLayout:
    """Give boxes their places; `arrows` are pairs of numbers of boxes, without a cycle."""
    distinct = [(a, b) for a, b in dict.fromkeys(arrows) if a != b]
    rows_of = _rows(len(boxes), distinct)
    rows: list[list[_Place]] = [[] for _ in range(max(rows_of, default=-1) + 1)]
    positions = [_Place(box, row, box.width) for box, row in zip(boxes, rows_of, strict=True)]
    for position in positions:
        rows[position.row].append(position)
    chains = [_chain(positions[a], positions[b], rows) for a, b in distinct]
    _order(rows)
    _position(rows)
    return _finished(rows, chains)


def _rows(count: int, arrows: Sequence[tuple[int, int]]) -> list[int]:
    """The row of each box: below all from which arrows come, but what leads only to one box stands near to that."""
    following: list[list[int]] = [[] for _ in range(count)]
    waits = [0] * count
    for a, b in arrows:
        following[a].append(b)
        waits[b] += 1
    row, ready = [0] * count, [item for item in range(count) if not waits[item]]
    for node in ready:
        for other in following[node]:
            row[other] = max(row[other], row[node] + 1)
            waits[other] -= 1
            if not waits[other]:
                ready.append(other)
    if len(ready) < count:
        msg = "a drawing in layers is of a graph without cycles"
        raise ValueError(msg)
    loose = [True] * count  # whether nothing but one box hangs on it, nor on what is above it
    for node in ready:
        loose[node] = loose[node] and len(following[node]) < 2
        for other in following[node]:
            loose[other] = loose[other] and loose[node]
    for node in reversed(ready):
        if loose[node] and following[node]:
            row[node] = row[following[node][0]] - 1
    return row


def _chain(start: _Place, end: _Place, rows: list[list[_Place]]) -> list[_Place]:
    """The places of an arrow: its ends, and one in each row between."""
    chain = [start]
    for number in range(start.row + 1, end.row):
        box = _Place(None, number, _PASSAGE)
        rows[number].append(box)
        chain.append(box)
    chain.append(end)
    for upper, lower in pairwise(chain):
        upper.below.append(lower)
        lower.above.append(upper)
    return chain


def _order(rows: list[list[_Place]]) -> None:
    """Put the places of rows into an order with few crossings: the best of several sweeps down and up."""
    _number(rows)
    best, least = [list(row) for row in rows], _crossings(rows)
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        for row in rows if down else reversed(rows):
            row.sort(key=lambda item: _mean_order(item, item.above if down else item.below))
            for number, value in enumerate(row):
                value.order = number
        crossings = _crossings(rows)
        if crossings < least:
            best, least = [list(row) for row in rows], crossings
        if not least:
            break
    for row, order in zip(rows, best, strict=True):
        row[:] = order
    _number(rows)


def _number(rows: list[list[_Place]]) -> None:
    for row in rows:
        for number, item in enumerate(row):
            item.order = number


def _mean_order(box: _Place, neighbours: list[_Place]) -> float:
    return sum(neighbour.order for neighbour in neighbours) / len(neighbours) if neighbours else box.order


def _crossings(rows: list[list[_Place]]) -> int:
    """How many pairs of arrows cross between rows."""
    count = 0
    for row in rows:
        ends = [lower.order for upper in row for lower in sorted(upper.below, key=lambda item: item.order)]
        if len(ends) <= _WIDE:
            count += sum(a > b for number, a in enumerate(ends) for b in ends[number + 1 :])
    return count


def _position(rows: list[list[_Place]]) -> None:
    """Move places towards the means of their neighbours, as far as those beside them allow."""
    for row in rows:
        left = 0.0
        for value in row:
            value.x = left + value.width / 2
            left += value.width + GAP
    for sweep in range(_SWEEPS):
        down = sweep % 2 == 0
        for row in rows if down else reversed(rows):
            _settle(row, [_mean(item, item.above if down else item.below) for item in row], [1.0] * len(row))
    threads = _threads(rows)
    weights = {item: float(len(thread) ** 2) for thread in threads for item in thread}
    for sweep in range(2 * _SWEEPS):
        wish_of = _near if sweep < _SWEEPS else _pushed
        wishes = {item: wish for thread in threads for wish in [wish_of(thread)] for item in thread}
        for row in rows:
            _settle(row, [wishes[item] for item in row], [weights[item] for item in row])


def _mean(box: _Place, neighbours: list[_Place]) -> float:
    """The mean of what a place has above or below it."""
    return sum(neighbour.x for neighbour in neighbours) / len(neighbours) if neighbours else box.x


def _near(thread: list[_Place]) -> float:
    """Where a thread would like to be: between where it is and what is beside it and joined to it."""
    inside = {*thread}
    beside = [other.x for item in thread for other in item.above + item.below if other not in inside]
    middle = sum(item.x for item in thread) / len(thread)
    return (middle + sum(beside) / len(beside)) / 2 if beside else middle


def _pushed(thread: list[_Place]) -> float:
    """Where a thread is that was pushed aside in some rows: there with all of it, so that it is in one line."""
    positions = [item.x for item in thread]
    middle, low, high = sum(positions) / len(thread), min(positions), max(positions)
    return high if high - middle > middle - low else low


def _settle(row: list[_Place], wishes: list[float], weights: list[float]) -> None:
    """The positions nearest to the wishes, by weighted least squares, that keep the order and the gaps.

    Neighbours whose wishes are too close form a block, which moves as one (the pool of adjacent violators).
    """
    offset = 0.0
    blocks: list[tuple[float, float, list[tuple[_Place, float]]]] = []
    for number, (box, wish, weight) in enumerate(zip(row, wishes, weights, strict=True)):
        if number:
            offset += (row[number - 1].width + box.width) / 2 + GAP
        mean, total, members = wish - offset, weight, [(box, offset)]
        while blocks and blocks[-1][0] > mean:
            other, weighs, before = blocks.pop()
            mean = (other * weighs + mean * total) / (weighs + total)
            total, members = weighs + total, before + members
        blocks.append((mean, total, members))
    for mean, _, members in blocks:
        for box, distance in members:
            box.x = mean + distance


def _threads(rows: list[list[_Place]]) -> list[list[_Place]]:
    """Places below each other that shall stand in one line: each with what has the longest history above it."""
    depth: dict[_Place, int] = {}
    for row in rows:
        for box in row:
            depth[box] = max((depth[other] + 1 for other in box.above), default=0) - (box.box is None)
    height: dict[_Place, int] = {}
    for row in reversed(rows):
        for box in row:
            height[box] = max((height[other] + 1 for other in box.below), default=0)
    threads: list[list[_Place]] = []
    of: dict[_Place, list[_Place]] = {}
    for row in rows:
        for box in sorted(row, key=lambda node: (node.box is None, -height[node])):
            upper = max(box.above, key=depth.__getitem__, default=None)
            if upper is not None and of[upper][-1] is upper:
                of[box] = of[upper]
                of[box].append(box)
            else:
                of[box] = [box]
                threads.append(of[box])
    return threads


def _finished(rows: list[list[_Place]], chains: list[list[_Place]]) -> GraphLayout:
    """Coordinates that begin at 0, and the points of arrows."""
    left = min((item.x - item.width / 2 for row in rows for item in row), default=0.0)
    right = max((item.x + item.width / 2 for row in rows for item in row), default=0.0)
    tops, bottoms, top = [], [], 0.0
    for row in rows:
        height = max((item.box.height for item in row if item.box is not None), default=LINE)
        tops.append(top)
        bottoms.append(top + height)
        for box in row:
            box.x -= left
            if box.box is not None:
                box.box.x, box.box.y = box.x, top + (height - box.box.height) / 2
        top += height + ROW_GAP
    layout = GraphLayout(right - left, max(0.0, top - ROW_GAP))
    for chain in chains:
        start, *between, end = chain
        assert start.box is not None
        assert end.box is not None
        points = [(start.x, start.box.y + start.box.height)]
        for box in between:
            points += [(box.x, tops[box.row]), (box.x, bottoms[box.row])]
        layout.arrows.append([*points, (end.x, end.box.y)])
    return layout
