"""A project of one's own: a folder with everything that an installable package of operators needs, ready to be run."""

from __future__ import annotations

import keyword
from collections.abc import Sequence
from pathlib import Path

from codegen.writing.files import write_all
from codegen.writing.package_folder import what_it_hides
from codegen.writing.render import plain_text

FILES = {
    "pyproject.toml": "pyproject.toml.jinja",
    "README.md": "README.md.jinja",
    "{name}.yaml": "ops.yaml.jinja",
    "{name}_d.yaml": "derivatives.yaml.jinja",
    "{name}_kernels/__init__.py": "kernels_init.py.jinja",
    "{name}_kernels/smoothing.py": "smoothing.py.jinja",
    "{name}_kernels/py.typed": "py.typed.jinja",
    "tests/test_{name}.py": "test.py.jinja",
}


def reject_name(name: str) -> str:
    """Why no package can be called `name`; empty if one can."""
    if not name.isidentifier() or not name.isascii() or keyword.iskeyword(name) or name != name.lower():
        return f"nobody could import a package called '{name}'; use a-z, 0-9 and _"
    if name in ("codegen", "generated", "runtime", "tests"):
        return f"'{name}' is the name of another package"
    if hidden := what_it_hides(name):
        return f"a package called '{name}' would hide {hidden}"
    return "a name that begins with an underscore is private" if name.startswith("_") else ""


def commands() -> tuple[str, str]:
    """The command that writes the package, and the one that installs and tests it; both run in the project's folder."""
    return "opweave", "python -m pip install -e '.[test]' && python -m pytest"


def project_files(name: str, extends: Sequence[str]) -> dict[str, str]:
    """The text of every file of the project, by its path."""
    generate, install = commands()
    return {
        path.format(name=name): plain_text(
            f"scaffold/{template}", name=name, extends=extends, generate=generate, install=install
        )
        for path, template in FILES.items()
    }


def write_project(folder: Path, name: str, extends: Sequence[str]) -> list[Path]:
    """Write the project into `folder`, which must not have anything yet; the files written. Raises FileExistsError."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FileExistsError(17, "there is something already", str(folder))
    files = {folder / path: text for path, text in project_files(name, extends).items()}
    write_all(files)
    return list(files)
