"""Dependencies among values, and the order in which their gradients are computed."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def components(names: Sequence[str], reads: Callable[[str, str], bool]) -> list[tuple[str, ...]]:
    """Groups of names that read each other, directly or through others, each behind those that read it.

    `reads` says whether the second reads the first. A name that nothing reads stands before what it reads.
    """
    readers = {name: {other for other in names if reads(name, other)} for name in names}
    for middle in names:  # by way of others: Warshall, A Theorem on Boolean Matrices, 1962
        for reader in names:
            if middle in readers[reader]:
                readers[reader] |= readers[middle]
    groups: list[tuple[str, ...]] = []
    placed: set[str] = set()
    while len(placed) < len(names):
        for reader in names:
            group = tuple(
                other for other in names if other == reader or (other in readers[reader] and reader in readers[other])
            )
            if reader not in placed and readers[reader] - {*group} <= placed:
                groups.append(group)
                placed |= {*group}
    return groups
