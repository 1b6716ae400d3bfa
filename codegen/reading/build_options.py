"""Build options of a package besides its YAML files, from the command line or pyproject.toml."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from codegen.reading.kernel_paths import KERNEL_ROOTS


@dataclass(frozen=True)
class BuildOptions:
    """What a package may use besides its own YAML files.

    `extends` are folders of packages that it extends and that Python does not find, `kernel_roots` packages with
    kernels written by hand.
    """

    extends: tuple[Path, ...] = ()
    kernel_roots: tuple[str, ...] = KERNEL_ROOTS


PLAIN = BuildOptions()
