"""Commands of setuptools that build opweave's wheel, or an editable installation.

The YAML files that `generated` was made from go into the wheel. They stand at the top of the checkout, where a wheel
has no place for them, and lie in the package `generated` of an installed opweave. An editable installation is a list of
folders, which mypy and editors read as Python does; the finder that setuptools would install they cannot read.
`pyproject.toml` names the classes below; nothing else imports this module, which knows nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from setuptools.command import build_py, editable_wheel

FILES = ("ops.yaml", "derivatives.yaml")
FOLDERS = (".", "runtime/alias")  # which hold packages, as `where` says in pyproject.toml


class BuildPy(build_py.build_py):
    """Builds the packages, and lays the YAML files beside `generated`; an editable installation has the checkout's."""

    def run(self) -> None:
        """Build."""
        super().run()
        if not self.editable_mode:
            for name in FILES:
                self.copy_file(name, str(Path(self.build_lib, "generated", name)))

    def get_source_files(self) -> list[str]:
        """What a source distribution holds."""
        return [*super().get_source_files(), *FILES]

    def get_outputs(self, include_bytecode: bool = True) -> list[str]:
        """What is built."""
        generated = [] if self.editable_mode else [str(Path(self.build_lib, "generated", name)) for name in FILES]
        return [*super().get_outputs(include_bytecode), *generated]


class EditableWheel(editable_wheel.editable_wheel):
    """Builds the wheel of an editable installation, which names the checkout's folders in a ``.pth`` file."""

    def _select_strategy(self, name: str, tag: str, build_lib: Any) -> _Folders:
        """How the installation finds the packages: setuptools asks for it here and nowhere else."""
        del tag, build_lib
        return _Folders(name)


class _Folders:
    """A file that Python reads when it starts, with the folders in which packages lie."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, wheel: Any, files: list[str], mapping: Mapping[str, str]) -> None:
        del files, mapping
        lines = [str(Path(folder).resolve()) for folder in FOLDERS]
        wheel.writestr(f"__editable__.{self.name}.pth", "\n".join(lines) + "\n")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Nothing was made that has to go."""
