"""Names and docstrings that newcomers can read: no vague locals, unique class names, no questions as summaries.

The exceptions are in `words.yaml`, with reasons. They may only become fewer.
"""

from __future__ import annotations

import ast
import functools
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from folders import ROOT, TESTS

TABLE = yaml.safe_load((TESTS / "repository" / "words.yaml").read_text(encoding="utf-8"))
VAGUE = frozenset(TABLE["vague"])


@functools.cache
def trees(folder: str) -> dict[str, ast.Module]:
    """The syntax tree of each file in a folder, by its path from the root."""
    paths = sorted((ROOT / folder).rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def room(path: str) -> str:
    """The folder for which names are counted: two levels deep, three in runtime/kernels and tests/runtime."""
    folders = Path(path).parent.parts
    return "/".join(folders[: 3 if folders[:2] in {("runtime", "kernels"), ("tests", "runtime")} else 2])


def vague_names(tree: ast.Module) -> Iterator[str]:
    """Each binding of a vague name: assignments, loops, parameters, targets of comprehensions; no fields of classes."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    fields = {id(line.target) for node in classes for line in node.body if isinstance(line, ast.AnnAssign)}
    for node in ast.walk(tree):
        if id(node) in fields:
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            name = node.id
        elif isinstance(node, ast.arg):
            name = node.arg
        elif isinstance(node, ast.ExceptHandler):
            name = node.name or ""
        else:
            continue
        if name in VAGUE:
            yield name


def test_the_scan_finds_every_kind_of_binding() -> None:
    source = """
class Record:
    made: int
def function(made, *given, kept=1, **known):
    found = [one for one in made]
    for place, (own, held) in found:
        pass
    return lambda found: found.made
"""
    expected = ["made", "given", "kept", "known", "found", "one", "place", "own", "held", "found"]
    assert Counter(vague_names(ast.parse(source))) == Counter(expected)


@pytest.mark.parametrize("folder", ["codegen", "runtime", "tests"])
def test_names_say_what_they_hold(folder: str) -> None:
    counts: Counter[str] = Counter()
    lines: defaultdict[str, list[str]] = defaultdict(list)
    for path, tree in trees(folder).items():
        names = [*vague_names(tree)]
        counts[room(path)] += len(names)
        lines[room(path)] += [f"{path}: {name}" for name in names]
    allowed = TABLE["bindings"]
    more = {name: lines[name] for name, count in counts.items() if count > allowed.get(name, 0)}
    assert not more, "name these by what they hold: result, index, operand, entry"
    fewer = {name: count for name, count in counts.items() if count < allowed.get(name, 0)}
    assert not fewer, "lower these counts in words.yaml"


def test_a_class_name_stands_once() -> None:
    files: defaultdict[str, list[str]] = defaultdict(list)
    for folder in ("codegen", "runtime"):
        for path, tree in trees(folder).items():
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    files[node.name].append(path)
    twice = {name: sorted(paths) for name, paths in files.items() if len(paths) > 1}
    listed = TABLE["classes"]
    assert {name: paths for name, paths in twice.items() if name not in listed} == {}, "rename all but one of these"
    assert sorted(set(listed) - set(twice)) == [], "these stand once: remove them from words.yaml"
    assert all(listed.values()), "each exception needs a reason"


@pytest.mark.parametrize("folder", ["codegen", "runtime", "tests"])
def test_no_module_is_described_by_a_question(folder: str) -> None:
    opening = [
        path
        for path, tree in trees(folder).items()
        if (ast.get_docstring(tree) or " ").split(maxsplit=1)[:1] in ([word] for word in TABLE["questions"])
    ]
    listed = [path for path in TABLE["opening"] if path.startswith(f"{folder}/")]
    assert [path for path in opening if path not in listed] == [], "begin with a noun or a verb, as NumPy's modules do"
    assert [path for path in listed if path not in opening] == [], "remove these from words.yaml"
