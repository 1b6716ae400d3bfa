"""What setuptools asks when it builds opweave's wheel: the YAML files that `generated` was made from go into it.

They stand at the top of the checkout, where a wheel has no place for them, and lie in the package `generated` of an
installed opweave. `pyproject.toml` names the class below; nothing else imports this module, which knows nothing else.
"""

from __future__ import annotations

from pathlib import Path

from setuptools.command import build_py

FILES = ("ops.yaml", "derivatives.yaml")


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
