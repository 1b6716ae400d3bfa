"""The generator's caches: what somebody else may have written is not read, and no link is followed."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from codegen.checking.check_cache import Passed, cache_file
from codegen.writing import caches, render

posix = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="owners and modes are those of POSIX")
pytestmark = posix


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of the cache, in a folder of caches that others share."""
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    monkeypatch.setenv("XDG_CACHE_HOME", str(shared))
    return caches.cache_folder() / "packages" / "a.pickle"


def contents(folder: Path) -> dict[str, Any]:
    return {str(path.relative_to(folder)): path.lstat().st_mode for path in folder.rglob("*")}


def test_what_was_written_is_read(path: Path) -> None:
    assert caches.read(path) is None
    for content in (b"1", b"", b"22"):
        caches.write(path, content)
        assert caches.read(path) == content
    assert [item.name for item in path.parent.iterdir()] == ["a.pickle"]
    assert path.parent.stat().st_mode & 0o777 == path.parent.parent.stat().st_mode & 0o777 == 0o700
    for number in range(5):
        caches.write(path.with_name(f"{number}.pickle"), b"")
        os.utime(path.with_name(f"{number}.pickle"), (number, number))
    caches.forget_all_but(path.parent, ".pickle", 3)
    assert sorted(item.name for item in path.parent.iterdir()) == ["3.pickle", "4.pickle", "a.pickle"]


def linked(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


def foreign(path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can make foreign files")
    os.chown(path, 12345, 12345)


def piped(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


CHANGES: dict[str, Callable[[Path], Any]] = {
    "a link": linked, "a file of others": foreign, "open to others": lambda path: path.chmod(0o666),
    "open to a group": lambda path: path.chmod(0o660), "another hard link": lambda path: os.link(path, f"{path}2"),
    "a pipe": piped, "the folder is a link": lambda path: linked(path.parent),
    "the folder is another's": lambda path: foreign(path.parent),
    "the folder is open": lambda path: path.parent.chmod(0o777),
    "all is a link": lambda path: linked(path.parent.parent),
    "all is another's": lambda path: foreign(path.parent.parent),
    "all is open": lambda path: path.parent.parent.chmod(0o775),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_what_others_may_have_written_is_not_read(change: str, path: Path) -> None:
    caches.write(path, b"1")
    CHANGES[change](path)
    assert caches.read(path) is None
    if "link" in change and "hard" not in change and change != "a link":
        before = contents(path.parents[2])
        with pytest.raises(OSError, match=r"Not a directory|symbolic links"):
            caches.write(path, b"2")
        assert contents(path.parents[2]) == before
    elif "open" in change and change.startswith(("the", "all")):
        caches.write(path.with_name("b.pickle"), b"2")
        assert caches.read(path) == (b"1" if change == "all is open" else None)
        assert caches.read(path.with_name("b.pickle")) == b"2"


@pytest.mark.parametrize("change", ["replaced", "removed"])
def test_a_file_that_goes_while_it_is_read_is_read(change: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    caches.write(path, b"1")
    opened = os.open

    def open_and_lose(name: Any, *args: Any, **named: Any) -> int:
        descriptor = opened(name, *args, **named)
        if Path(name).name == path.name:
            path.with_name("other").touch()
            path.with_name("other").replace(path)
            if change == "removed":
                path.unlink()
        return descriptor

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", open_and_lose)
        assert caches.read(path) == b"1"
    assert caches.read(path) is None


class Touches:
    """Makes a file when it is unpickled."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self) -> Any:
        return Path.touch, (self.path,)


def test_nothing_of_a_shared_folder_is_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither a package that is remembered, nor a compiled template, nor what passed a check."""
    from codegen import incremental

    attacker = tmp_path / "attacker"
    for name in ("packages", "templates"):
        (attacker / name).mkdir(parents=True)
    memory = incremental._memory_file(tmp_path / "mine")
    (attacker / "packages" / memory.name).write_bytes(pickle.dumps(Touches(tmp_path / "touched")))
    (attacker / "checks.json").write_text('{"version": 1, "passed": ["a"]}')
    caches.cache_folder().symlink_to(attacker)
    before = contents(attacker)
    assert incremental._load(tmp_path / "mine") is None
    assert "a" not in Passed(cache_file())
    render.environment.cache_clear()
    try:
        render.environment().get_template("part.py.jinja")
    finally:
        render.environment.cache_clear()
    Passed(cache_file()).add("b")
    assert contents(attacker) == before
    assert not (tmp_path / "touched").exists()


def test_damaged_templates_are_compiled_anew(path: Path) -> None:
    render.environment.cache_clear()
    try:
        for content in (None, b"", b"damaged", b"j2" * 100):
            render.environment.cache_clear()
            folder = caches.cache_folder() / "templates"
            for item in folder.glob("*") if content is not None else ():
                item.write_bytes(content or b"")
            assert render.environment().get_template("part.py.jinja").name == "part.py.jinja"
            assert len(list(folder.iterdir())) >= 1
    finally:
        render.environment.cache_clear()


@pytest.mark.parametrize("content", [b"", b"1", bytes(range(256)) * 40])
def test_a_damaged_file_is_absent(content: bytes, path: Path) -> None:
    caches.write(path, content)
    assert caches.read(path) == content
    full = path.read_bytes()
    damaged = [full[:-1], full[: len(full) // 2], full[:31], b"", full + b"\0"]
    damaged += [full[:at] + bytes([full[at] ^ 1]) + full[at + 1 :] for at in range(0, len(full), 97)]
    for harm in damaged:
        path.write_bytes(harm)
        assert caches.read(path) is None
    path.write_bytes(full)
    assert caches.read(path) == content
