"""The READMEs as data: their sections, fenced blocks, and the two commands. Used by tests and by .ci/run."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from folders import ROOT

FILES = ("README.md", "codegen/README.md", "runtime/README.md", "tests/benchmarks/README.md")
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: the word after its fence, and its text."""

    tag: str
    text: str


def section(title: str) -> str:
    """The text below the heading `title` of level two, up to the next one; "" is what README.md begins with."""
    for file in FILES:
        text = (ROOT / file).read_text(encoding="utf-8")
        outside = re.sub(_FENCE, lambda fence: re.sub(r"^#", "\0", fence[0], flags=re.MULTILINE), text)
        before, heading, rest = outside.partition(f"\n## {title}\n" if title else "\n## ")
        if heading:
            return (rest.partition("\n## ")[0] if title else before).replace("\0", "#")
    msg = f"no README has a section '{title}'"
    raise AssertionError(msg)


def blocks(title: str) -> list[Block]:
    """The fenced blocks of a section, in order."""
    return [Block(*fence) for fence in _FENCE.findall(section(title))]


def commands() -> list[str]:
    """The command lines of the section "Two commands", continued lines joined."""
    return [re.sub(r"\\\n\s*", "", block.text).strip() for block in blocks("Two commands")]


def run(folder: Path, command: list[str]) -> str:
    """What a command of a README prints in `folder`; it has to end well."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout
