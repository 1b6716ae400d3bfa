"""The writing of a package: templates to text, text to files, and only where something changed."""

from __future__ import annotations

import hashlib
import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import jinja2

from codegen.layout import fold

TEMPLATES = Path(__file__).parent / "templates"
MARK = "Written by codegen"
_LITERAL_WIDTH = 86
_DOC_WIDTH = 104


@dataclass
class Report:
    """What a run did to the files of a package."""

    written: list[str] = field(default_factory=list)
    unchanged: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)

    @property
    def stale(self) -> list[str]:
        """The files that differ from what the YAML says."""
        return sorted(self.written + self.removed)


def quoted(text: str, indent: int = 4) -> str:
    """A string literal, over several lines where it would be too long for one."""
    if len(text) <= _LITERAL_WIDTH:
        return _literal(text)
    pieces = [text[i : i + _LITERAL_WIDTH] for i in range(0, len(text), _LITERAL_WIDTH)]
    return ("\n" + " " * indent).join(_literal(piece) for piece in pieces)


def _literal(text: str) -> str:
    """A string literal in double quotes."""
    body = repr(text)
    if body[0] == "'" and '"' not in body:
        return f'"{body[1:-1]}"'
    return body


def wrapped(source: str) -> str:
    """A dict literal of strings, one item a line."""
    import ast

    value = ast.literal_eval(source)
    lines = [f"        {_literal(key)}: {quoted(text, 8)}," for key, text in value.items()]
    return "{\n" + "\n".join(lines) + "\n    }"


def tuple_literal(values: Iterable[str]) -> str:
    """A tuple of strings."""
    listed = [f'"{one}"' for one in values]
    return f"({listed[0]},)" if len(listed) == 1 else f"({', '.join(listed)})"


def environment(*, trim: bool = False) -> jinja2.Environment:
    """The Jinja environment of all templates. An undefined name is an error, never an empty string."""
    made = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=trim,
        lstrip_blocks=trim,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - Python source, not HTML; values are literals made by this module
    )
    made.filters |= {
        "quoted": quoted,
        "wrapped": wrapped,
        "tuple_literal": tuple_literal,
        "prefixed": lambda text, prefix: f"{prefix}{text}",
        "docstring": docstring,
        "sha": lambda text: hashlib.sha256(text.encode()).hexdigest()[:16],
    }
    made.tests["contains"] = lambda text, part: part in text
    return made


def docstring(lines: Iterable[str], indent: int = 4) -> str:
    """The inside of a docstring that nothing in `lines` can end."""
    parts = [part for line in lines for part in textwrap.wrap(line, _DOC_WIDTH, subsequent_indent="    ") or [""]]
    safe = [line.replace("\\", "\\\\").replace('"""', '\\"\\"\\"') for line in parts]
    if safe and safe[-1].endswith('"'):
        safe[-1] += " "
    return "\n".join((" " * indent + line if line and i else line) for i, line in enumerate(safe))


def tidy(text: str) -> str:
    """Rendered text as a careful person leaves it: no trailing blanks, two blank lines at most, long lines folded."""
    lines = [fold(line.rstrip()) for line in text.split("\n")]
    return re.sub(r"\n{4,}", "\n\n\n", "\n".join(lines)).strip("\n") + "\n"


def digest_of_inputs(paths: Iterable[Path]) -> str:
    """A digest of the YAML files, the templates and the generator itself: when it is unchanged, so is the package."""
    digest = hashlib.sha256()
    here = Path(__file__).parent
    for path in [*paths, *sorted(here.rglob("*.py")), *sorted(TEMPLATES.glob("*.jinja"))]:
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def write_package(folder: Path, files: dict[str, str], *, dry: bool = False) -> Report:
    """Write `files` (by relative path) below `folder`, and remove generated files that are no longer made.

    With `dry` nothing is written; the report is the same.
    """
    report = Report()
    for name, text in sorted(files.items()):
        path = folder / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            report.unchanged.append(name)
            continue
        report.written.append(name)
        if not dry:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    for path in sorted(folder.rglob("*.py*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix in {".py", ".pyi"} and name not in files and MARK in path.read_text(encoding="utf-8")[:2000]:
            report.removed.append(name)
            if not dry:
                path.unlink()
    return report


def render(template: str, *, trim: bool = False, **context: Any) -> str:
    """One template, rendered and tidied; with `trim`, a line that holds only a tag leaves no line behind."""
    return tidy(_environments[trim].get_template(template).render(**context))


_environments = {trim: environment(trim=trim) for trim in (False, True)}
