"""``sources.txt``, the stamp of a package: what it was made from, and the sizes of its files.

The first line is a digest of the inputs and of the generator. A line ``--ops-from FILE`` follows for every list or
program that chose the operators, then a line for every file: its name and its size, enough to see that nobody touched
the package.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from codegen.render import digest_of_inputs

NAME = "sources.txt"
_OPS_FROM = "--ops-from "


@dataclass(frozen=True)
class Stamp:
    """What a package says about itself."""

    digest: str
    ops_from: tuple[Path, ...]
    sizes: tuple[tuple[str, int], ...]

    def is_current(self, folder: Path, ops: Path, derivatives: Path, ops_from: Sequence[Path]) -> bool:
        """Whether the package was made from these very inputs, and is complete."""
        if self.ops_from != tuple(ops_from) or self.digest != digest_of_inputs([ops, derivatives, *ops_from]):
            return False
        paths = ((folder / name, size) for name, size in self.sizes)
        return all(path.is_file() and path.stat().st_size == size for path, size in paths)


def read_stamp(folder: Path) -> Stamp | None:
    """The stamp of a package, None where there is none."""
    path = folder / NAME
    if not path.is_file():
        return None
    digest, *lines = path.read_text(encoding="utf-8").splitlines() or [""]
    chosen = tuple(Path(line[len(_OPS_FROM) :]) for line in lines if line.startswith(_OPS_FROM))
    sizes = (line.rpartition(" ") for line in lines if not line.startswith(_OPS_FROM))
    return Stamp(digest, chosen, tuple((name, int(size)) for name, _, size in sizes if size.isdigit()))


def write_stamp(folder: Path, inputs: Sequence[Path], ops_from: Sequence[Path], files: Iterable[str]) -> None:
    """Stamp a package that was just written from `inputs`."""
    lines = [digest_of_inputs([*inputs, *ops_from])]
    lines += [f"{_OPS_FROM}{path.as_posix()}" for path in ops_from]
    lines += [f"{name} {(folder / name).stat().st_size}" for name in sorted(files)]
    (folder / NAME).write_text("\n".join(lines) + "\n", encoding="utf-8")
