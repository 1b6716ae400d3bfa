"""README.md as data: its sections, their fenced blocks, and its two commands. Used by tests and by .ci/run."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: the word after its fence, and its text."""

    tag: str
    text: str


def section(title: str) -> str:
    """The text below the heading `title` of level two, up to the next one."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    outside = re.sub(_FENCE, lambda fence: re.sub(r"^#", "\0", fence[0], flags=re.MULTILINE), text)
    _, heading, rest = outside.partition(f"\n## {title}\n")
    assert heading, f"README.md has no section '{title}'"
    return rest.partition("\n## ")[0].replace("\0", "#")


def blocks(title: str) -> list[Block]:
    """The fenced blocks of a section, in order."""
    return [Block(*fence) for fence in _FENCE.findall(section(title))]


def commands() -> list[str]:
    """The command lines of the section "Two commands", continued lines joined."""
    return [re.sub(r"\\\n\s*", "", block.text).strip() for block in blocks("Two commands")]
