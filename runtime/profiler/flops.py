"""How many operations the products of a program take: ``utils.flop_counter``."""

from __future__ import annotations

from typing import Any, Self

from runtime.profiler.profile import profile

__all__ = ["FlopCounterMode"]


class FlopCounterMode:
    """Count the operations of matrix products and convolutions in a ``with`` statement, those of backward too.

    A multiplication and an addition are two. With `display` a table is printed at the end.
    """

    def __init__(
        self, mods: Any = None, depth: int = 2, display: bool = True, custom_mapping: dict[Any, Any] | None = None
    ) -> None:  # fmt: skip
        del mods, depth, custom_mapping
        self.display = display
        self._profile = profile(with_flops=True, pytorch_names=False)
        self.flop_counts: dict[str, dict[str, int]] = {"Global": {}}

    def __enter__(self) -> Self:
        self._profile.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._profile.stop()
        counts = self.flop_counts["Global"]
        for event in self._profile.events():
            if event.flops and not any(child.flops for child in event.cpu_children):
                counts[event.key] = counts.get(event.key, 0) + event.flops
        if self.display:
            print(self.get_table())  # noqa: T201 - what it was asked to do

    def get_total_flops(self) -> int:
        """All of them."""
        return sum(self.flop_counts["Global"].values())

    def get_flop_counts(self) -> dict[str, dict[str, int]]:
        """The operations by the names of operators, under the name of the whole, ``Global``."""
        return self.flop_counts

    def get_table(self, depth: int | None = None) -> str:
        """A line for every operator, and one for all."""
        del depth
        counted = sorted(self.flop_counts["Global"].items(), key=lambda row: -row[1])
        rows = [*counted, ("Global", self.get_total_flops())]
        width = max(len(name) for name, _ in rows)
        return "\n".join(f"{name.ljust(width)}  {count:,}" for name, count in rows)
